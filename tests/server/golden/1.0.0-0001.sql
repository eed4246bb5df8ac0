BEGIN TRANSACTION;
CREATE TABLE accounts (
	player VARCHAR(40) NOT NULL, 
	likeness VARCHAR(100) NOT NULL, 
	passphrase VARCHAR(200) NOT NULL, 
	settings VARCHAR(400), 
	formerly VARCHAR(100), 
	is_hidden INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (player), 
	FOREIGN KEY(player) REFERENCES players (id), 
	UNIQUE (likeness)
);
INSERT INTO "accounts" VALUES('ac9cea86e37e32096001ee10d0ef1e140','dora','$argon2id$none',NULL,NULL,0);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE alive (
	id INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "alive" VALUES(1,'1970-01-01T00:00:00.000+00:00');
CREATE TABLE attempts (
	"key" VARCHAR(64) NOT NULL, 
	count INTEGER NOT NULL, 
	ends VARCHAR(32) NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "attempts" VALUES('0011',1,'2026-11-30T02:14:19.409+00:00');
CREATE TABLE blocks (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "blocks" VALUES('ac9cea86e37e32096001ee10d0ef1e140','ben','2026-11-30T01:59:19.399+00:00');
CREATE TABLE entries (
	"match" VARCHAR(22) NOT NULL, 
	ply INTEGER NOT NULL, 
	actor TEXT NOT NULL, 
	text TEXT NOT NULL, 
	seal VARCHAR(8) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	elapsed BIGINT, 
	PRIMARY KEY ("match", ply), 
	FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "entries" VALUES('47n3swpys7n3',0,'supply','R11 Y12 Y2 R12 G6 R9 A4 B9 A10 R3 Y11 G7 Y13 R5 G2 Y9 B11 Y5 R4 Y1 B3 G10 R8 R7 B5 Y8 R13 A13 Y7 G4 G1 R10 G8 Y3 R1 A1 B7 B1 B13 G13 Y6 A7 R2 R6 G12','479b88d6','2026-11-30T01:59:18.484+00:00',2075);
INSERT INTO "entries" VALUES('47n3swpys7n3',1,'bag','Y A R Y B G R A G Y Y Y B R A G R G R Y G Y B R R B R R Y B A Y G Y G R B G B R G Y R A R','e7c547c5','2026-11-30T01:59:18.484+00:00',2075);
INSERT INTO "entries" VALUES('z5mdn22kpmj7',0,'supply','B9 R7 R9 Y13 Y9 G7 R8 B5 G6 R3 Y11 G1 G2 Y6 Y1 Y3 R5 Y2 R4 R1 G4 B11 R13 A7 R11 R10 Y8 G8 Y12 A4 A13 B1 G12 G13 Y7 R2 B3 Y5 R6 B13 A1 G10 A10 R12 B7','dc86ffea','2026-11-30T01:59:18.502+00:00',0);
INSERT INTO "entries" VALUES('z5mdn22kpmj7',1,'bag','Y R Y R A B R B R R G R Y A G G B B R A Y G R Y G R R A Y Y Y Y A R B B B R G R G G Y Y G','795936e0','2026-11-30T01:59:18.502+00:00',0);
INSERT INTO "entries" VALUES('e8bfwndaydhm',0,'supply','R2 G8 B11 A1 Y7 Y8 R5 R4 G6 G7 Y3 R13 Y9 G12 B7 R6 Y6 A4 R11 R10 R3 G1 R7 R9 Y12 G2 R12 A13 Y13 Y5 G4 B13 A10 Y11 Y1 R1 R8 Y2 G13 B3 B1 B9 A7 B5 G10','4bde5f30','2026-11-30T01:59:18.516+00:00',0);
INSERT INTO "entries" VALUES('e8bfwndaydhm',1,'bag','G Y Y A G G G B R Y B Y R G B A B B G Y R A Y R R Y A R A B G R R Y R R B R G Y Y R Y R G','e0fa77ed','2026-11-30T01:59:18.516+00:00',1);
INSERT INTO "entries" VALUES('pzyqe45ne6us',0,'supply','G2 G1 R5 G13 R13 R3 Y2 Y3 R9 G12 G8 R2 G7 B7 R6 R7 Y11 R8 B11 Y1 B3 B13 R11 R4 Y13 Y8 R10 B1 Y7 A7 Y6 R1 B9 Y12 G4 G10 B5 A4 A10 A1 R12 A13 G6 Y5 Y9','e2193af6','2026-11-30T01:59:18.522+00:00',1);
INSERT INTO "entries" VALUES('pzyqe45ne6us',1,'bag','Y R B G R Y R A A A R R G Y Y B R A G G A G Y R B B Y G G Y B R R B G Y R Y R Y R B Y G R','71e03cba','2026-11-30T01:59:18.522+00:00',1);
INSERT INTO "entries" VALUES('47n3swpys7n3',2,'0','B9-3','964d7fa0','2026-11-30T01:59:19.067+00:00',2673);
INSERT INTO "entries" VALUES('47n3swpys7n3',3,'1','A10x2','ade52614','2026-11-30T01:59:19.069+00:00',2688);
INSERT INTO "entries" VALUES('47n3swpys7n3',4,'0','A4x2','6fe48fff','2026-11-30T01:59:19.069+00:00',2689);
INSERT INTO "entries" VALUES('47n3swpys7n3',5,'1','Y13-3','67b52a82','2026-11-30T01:59:19.070+00:00',2690);
INSERT INTO "entries" VALUES('47n3swpys7n3',6,'0','Y2-1','1a9ced89','2026-11-30T01:59:19.071+00:00',2690);
INSERT INTO "entries" VALUES('47n3swpys7n3',7,'1','Y5-1','2fd010e9','2026-11-30T01:59:19.071+00:00',2691);
INSERT INTO "entries" VALUES('47n3swpys7n3',8,'1','Y1-4','2a2ab060','2026-11-30T01:59:19.072+00:00',2692);
INSERT INTO "entries" VALUES('47n3swpys7n3',9,'0','B11x3','72b76a1e','2026-11-30T01:59:19.073+00:00',2692);
INSERT INTO "entries" VALUES('47n3swpys7n3',10,'1','G10-4','e454f2a6','2026-11-30T01:59:19.073+00:00',2693);
INSERT INTO "entries" VALUES('47n3swpys7n3',11,'0','Y12-1','782b5527','2026-11-30T01:59:19.074+00:00',2694);
INSERT INTO "entries" VALUES('47n3swpys7n3',12,'1','G2x3','2e734363','2026-11-30T01:59:19.075+00:00',2694);
INSERT INTO "entries" VALUES('47n3swpys7n3',13,'0','R7x2','4bc8c3c2','2026-11-30T01:59:19.075+00:00',2695);
INSERT INTO "entries" VALUES('2e48t2tf3mn6',0,'0','@D','9261efd4','2026-11-30T01:59:19.154+00:00',308);
INSERT INTO "entries" VALUES('2e48t2tf3mn6',1,'1','@O','fbd9104c','2026-11-30T01:59:19.157+00:00',314);
INSERT INTO "entries" VALUES('2e48t2tf3mn6',2,'0','>E','892657da','2026-11-30T01:59:19.159+00:00',316);
INSERT INTO "entries" VALUES('2e48t2tf3mn6',3,'0','YW','8e4c1438','2026-11-30T01:59:19.160+00:00',318);
INSERT INTO "entries" VALUES('2e48t2tf3mn6',4,'1','>G','da6fbe04','2026-11-30T01:59:19.161+00:00',319);
INSERT INTO "entries" VALUES('2e48t2tf3mn6',5,'1','YK','3e4589a9','2026-11-30T01:59:19.162+00:00',319);
INSERT INTO "entries" VALUES('2e48t2tf3mn6',6,'0','K','c343236b','2026-11-30T01:59:19.162+00:00',320);
INSERT INTO "entries" VALUES('2e48t2tf3mn6',7,'0','+E-H','114e6730','2026-11-30T01:59:19.163+00:00',321);
INSERT INTO "entries" VALUES('2e48t2tf3mn6',8,'0','R','3ce68fc1','2026-11-30T01:59:19.164+00:00',322);
INSERT INTO "entries" VALUES('2e48t2tf3mn6',9,'1','+I-J','8128cb10','2026-11-30T01:59:19.165+00:00',322);
INSERT INTO "entries" VALUES('2e48t2tf3mn6',10,'0','+C-H','6ea7bd4f','2026-11-30T01:59:19.165+00:00',323);
INSERT INTO "entries" VALUES('2e48t2tf3mn6',11,'1','>O','f66a820c','2026-11-30T01:59:19.166+00:00',324);
INSERT INTO "entries" VALUES('z5mdn22kpmj7',2,'0','R8-4','abaf341d','2026-11-30T01:59:19.167+00:00',668);
INSERT INTO "entries" VALUES('z5mdn22kpmj7',3,'1','Y11x1','15385178','2026-11-30T01:59:19.167+00:00',669);
INSERT INTO "entries" VALUES('z5mdn22kpmj7',4,'0','R5-2','6d08a121','2026-11-30T01:59:19.168+00:00',670);
INSERT INTO "entries" VALUES('z5mdn22kpmj7',5,'1','Y6x2','87ede262','2026-11-30T01:59:19.168+00:00',670);
INSERT INTO "entries" VALUES('z5mdn22kpmj7',6,'0','R4x3','1237aa19','2026-11-30T01:59:19.169+00:00',671);
INSERT INTO "entries" VALUES('e8bfwndaydhm',2,'1','R13x4','2abc71e6','2026-11-30T01:59:19.171+00:00',662);
INSERT INTO "entries" VALUES('e8bfwndaydhm',3,'0','R4x4','c6a8dfd0','2026-11-30T01:59:19.172+00:00',663);
INSERT INTO "entries" VALUES('e8bfwndaydhm',4,'1','G6-1','afa7af33','2026-11-30T01:59:19.173+00:00',663);
INSERT INTO "entries" VALUES('e8bfwndaydhm',5,'0','Y8x4','e64d67ef','2026-11-30T01:59:19.173+00:00',664);
INSERT INTO "entries" VALUES('e8bfwndaydhm',6,'1','B7-4','7c501acf','2026-11-30T01:59:19.174+00:00',664);
INSERT INTO "entries" VALUES('e8bfwndaydhm',7,'0','Y7-2','bcd48b2e','2026-11-30T01:59:19.174+00:00',665);
INSERT INTO "entries" VALUES('e8bfwndaydhm',8,'1','G12x1','ceb793ce','2026-11-30T01:59:19.175+00:00',665);
INSERT INTO "entries" VALUES('e8bfwndaydhm',9,'0','G8x3','01f39010','2026-11-30T01:59:19.176+00:00',666);
INSERT INTO "entries" VALUES('e8bfwndaydhm',10,'1','Y9x2','d1dd2523','2026-11-30T01:59:19.177+00:00',668);
INSERT INTO "entries" VALUES('e8bfwndaydhm',11,'0','A4-3','d3cc49a2','2026-11-30T01:59:19.178+00:00',669);
INSERT INTO "entries" VALUES('e8bfwndaydhm',12,'1','Y6x4','5a1607c7','2026-11-30T01:59:19.179+00:00',670);
INSERT INTO "entries" VALUES('e8bfwndaydhm',13,'0','B11-1','30432b66','2026-11-30T01:59:19.180+00:00',670);
INSERT INTO "entries" VALUES('e8bfwndaydhm',14,'1','Y12-2','f657249e','2026-11-30T01:59:19.180+00:00',671);
INSERT INTO "entries" VALUES('e8bfwndaydhm',15,'0','G2-3','b3ebbc05','2026-11-30T01:59:19.181+00:00',671);
INSERT INTO "entries" VALUES('e8bfwndaydhm',16,'1','G7x3','ef21e980','2026-11-30T01:59:19.181+00:00',672);
INSERT INTO "entries" VALUES('e8bfwndaydhm',17,'0','Y5x2','ce922476','2026-11-30T01:59:19.182+00:00',672);
INSERT INTO "entries" VALUES('e8bfwndaydhm',18,'0','G1x4','6e7d5af1','2026-11-30T01:59:19.182+00:00',673);
INSERT INTO "entries" VALUES('e8bfwndaydhm',19,'1','R6-2','36a48760','2026-11-30T01:59:19.183+00:00',674);
INSERT INTO "entries" VALUES('e8bfwndaydhm',20,'0','A10x3','b56a8c23','2026-11-30T01:59:19.183+00:00',674);
INSERT INTO "entries" VALUES('e8bfwndaydhm',21,'1','G4-3','8af9ced5','2026-11-30T01:59:19.184+00:00',675);
INSERT INTO "entries" VALUES('e8bfwndaydhm',22,'1','R12x2','1e9f8a6a','2026-11-30T01:59:19.185+00:00',675);
INSERT INTO "entries" VALUES('e8bfwndaydhm',23,'0','A1-3','cc9a9a99','2026-11-30T01:59:19.185+00:00',676);
INSERT INTO "entries" VALUES('e8bfwndaydhm',24,'1','Y13-2','468f37ef','2026-11-30T01:59:19.186+00:00',676);
INSERT INTO "entries" VALUES('e8bfwndaydhm',25,'0','A13x3','a9c66e02','2026-11-30T01:59:19.186+00:00',677);
INSERT INTO "entries" VALUES('e8bfwndaydhm',26,'1','Y3x2','8a715e28','2026-11-30T01:59:19.187+00:00',677);
INSERT INTO "entries" VALUES('e8bfwndaydhm',27,'1','B1-2','de1b639b','2026-11-30T01:59:19.187+00:00',678);
INSERT INTO "entries" VALUES('e8bfwndaydhm',28,'0','B3-4','940cc157','2026-11-30T01:59:19.188+00:00',678);
INSERT INTO "entries" VALUES('e8bfwndaydhm',29,'1','B9-1','95ab1a11','2026-11-30T01:59:19.188+00:00',679);
INSERT INTO "entries" VALUES('e8bfwndaydhm',30,'1','B5x3','58491bc8','2026-11-30T01:59:19.189+00:00',679);
INSERT INTO "entries" VALUES('e8bfwndaydhm',31,'0','B13x2','f3c55019','2026-11-30T01:59:19.189+00:00',680);
INSERT INTO "entries" VALUES('e8bfwndaydhm',32,'supply','R12 G12 G8 Y5 R6 B11 Y7 A10 G4 A4 Y12 G7 G6 Y9 Y3 G2 Y13 B9','1ca8578f','2026-11-30T01:59:19.189+00:00',680);
INSERT INTO "entries" VALUES('e8bfwndaydhm',33,'1','G10-1','bc56e1d2','2026-11-30T01:59:19.190+00:00',681);
INSERT INTO "entries" VALUES('e8bfwndaydhm',34,'0','~R2R12','44042056','2026-11-30T01:59:19.191+00:00',682);
INSERT INTO "entries" VALUES('e8bfwndaydhm',35,'0','G8-1','8f020ac6','2026-11-30T01:59:19.192+00:00',682);
INSERT INTO "entries" VALUES('e8bfwndaydhm',36,'1','G13x3','606d4f4d','2026-11-30T01:59:19.192+00:00',683);
INSERT INTO "entries" VALUES('e8bfwndaydhm',37,'0','Y1-1','ffc041c6','2026-11-30T01:59:19.193+00:00',684);
INSERT INTO "entries" VALUES('e8bfwndaydhm',38,'1','G12x4','2bd9efba','2026-11-30T01:59:19.194+00:00',684);
INSERT INTO "entries" VALUES('e8bfwndaydhm',39,'1','Y11x4','f4846521','2026-11-30T01:59:19.194+00:00',685);
INSERT INTO "entries" VALUES('e8bfwndaydhm',40,'0','R6-4','cf2f91b2','2026-11-30T01:59:19.195+00:00',685);
INSERT INTO "entries" VALUES('e8bfwndaydhm',41,'1','R1-4','bfa82883','2026-11-30T01:59:19.195+00:00',686);
INSERT INTO "entries" VALUES('e8bfwndaydhm',42,'0','R5-4','1e2359f3','2026-11-30T01:59:19.196+00:00',686);
INSERT INTO "entries" VALUES('e8bfwndaydhm',43,'1','R11-4','fc9de74f','2026-11-30T01:59:19.196+00:00',687);
INSERT INTO "entries" VALUES('e8bfwndaydhm',44,'0','Y5x4','89e6f3ea','2026-11-30T01:59:19.197+00:00',688);
INSERT INTO "entries" VALUES('e8bfwndaydhm',45,'1','Y12-1','3b93ba80','2026-11-30T01:59:19.197+00:00',688);
INSERT INTO "entries" VALUES('e8bfwndaydhm',46,'0','A7-4','61c64529','2026-11-30T01:59:19.198+00:00',689);
INSERT INTO "entries" VALUES('e8bfwndaydhm',47,'1','G4-3','e08a9e29','2026-11-30T01:59:19.198+00:00',689);
INSERT INTO "entries" VALUES('e8bfwndaydhm',48,'0','R10x1','1bb9b760','2026-11-30T01:59:19.199+00:00',690);
INSERT INTO "entries" VALUES('e8bfwndaydhm',49,'1','B11x2','13b32561','2026-11-30T01:59:19.200+00:00',690);
INSERT INTO "entries" VALUES('e8bfwndaydhm',50,'supply','B7 Y6 R2 Y1 G8 B3 Y8 R4 R12 G12 Y12 G10 R13 G1','ce756dbc','2026-11-30T01:59:19.200+00:00',690);
INSERT INTO "entries" VALUES('e8bfwndaydhm',51,'0','R9-1','4092b901','2026-11-30T01:59:19.200+00:00',691);
INSERT INTO "entries" VALUES('e8bfwndaydhm',52,'1','B7x2','26df6e8f','2026-11-30T01:59:19.201+00:00',692);
INSERT INTO "entries" VALUES('e8bfwndaydhm',53,'bag','B G B B B B G Y A R R B R Y R Y R R Y R G','1b95cc8f','2026-11-30T01:59:19.201+00:00',692);
INSERT INTO "entries" VALUES('e8bfwndaydhm',54,'1','Y13-1','e14e6d7b','2026-11-30T01:59:19.201+00:00',692);
INSERT INTO "entries" VALUES('e8bfwndaydhm',55,'0','Y9-1','ba825c20','2026-11-30T01:59:19.202+00:00',693);
INSERT INTO "entries" VALUES('e8bfwndaydhm',56,'0','A4x4','c3077ab0','2026-11-30T01:59:19.202+00:00',693);
INSERT INTO "entries" VALUES('e8bfwndaydhm',57,'0','B3x3','c79f3989','2026-11-30T01:59:19.203+00:00',694);
INSERT INTO "entries" VALUES('e8bfwndaydhm',58,'0','G2-4','7aa985db','2026-11-30T01:59:19.203+00:00',694);
INSERT INTO "entries" VALUES('e8bfwndaydhm',59,'1','R3-2','baac2f3e','2026-11-30T01:59:19.217+00:00',707);
INSERT INTO "entries" VALUES('e8bfwndaydhm',60,'0','G7-3','e9e7eed7','2026-11-30T01:59:19.218+00:00',709);
INSERT INTO "entries" VALUES('e8bfwndaydhm',61,'1','Y1x3','6424de56','2026-11-30T01:59:19.219+00:00',710);
INSERT INTO "entries" VALUES('e8bfwndaydhm',62,'0','R4-2','5b2babde','2026-11-30T01:59:19.219+00:00',710);
INSERT INTO "entries" VALUES('e8bfwndaydhm',63,'1','G6-4','09cad244','2026-11-30T01:59:19.220+00:00',711);
INSERT INTO "entries" VALUES('e8bfwndaydhm',64,'0','B9x4','7d8d10d8','2026-11-30T01:59:19.221+00:00',711);
INSERT INTO "entries" VALUES('e8bfwndaydhm',65,'1','Y3-3','d8f2caf8','2026-11-30T01:59:19.221+00:00',712);
INSERT INTO "entries" VALUES('e8bfwndaydhm',66,'supply','R10 G13 B1 A7 R6 R9 A1 Y5 A13 A4 G4 R1 B3 Y13 B7 B13 R5 B5 Y11 B11 R11 Y9','39955c96','2026-11-30T01:59:19.221+00:00',712);
INSERT INTO "entries" VALUES('e8bfwndaydhm',67,'0','G8x3','d03755a0','2026-11-30T01:59:19.222+00:00',713);
INSERT INTO "entries" VALUES('e8bfwndaydhm',68,'1','A10-2','500e86cd','2026-11-30T01:59:19.224+00:00',715);
INSERT INTO "entries" VALUES('e8bfwndaydhm',69,'0','~Y2Y8G1','e6770a7d','2026-11-30T01:59:19.225+00:00',716);
INSERT INTO "entries" VALUES('e8bfwndaydhm',70,'0','A7-2','5d308b61','2026-11-30T01:59:19.226+00:00',716);
INSERT INTO "entries" VALUES('e8bfwndaydhm',71,'1','R2x2','51aabfc5','2026-11-30T01:59:19.226+00:00',717);
INSERT INTO "entries" VALUES('e8bfwndaydhm',72,'0','A1x2','ac48774e','2026-11-30T01:59:19.227+00:00',717);
INSERT INTO "entries" VALUES('e8bfwndaydhm',73,'1','B1-3','16f4158c','2026-11-30T01:59:19.227+00:00',718);
INSERT INTO "entries" VALUES('e8bfwndaydhm',74,'0','R6x2','61c0e860','2026-11-30T01:59:19.228+00:00',718);
INSERT INTO "entries" VALUES('e8bfwndaydhm',75,'1','A4x2','cb5ee5eb','2026-11-30T01:59:19.228+00:00',719);
INSERT INTO "entries" VALUES('e8bfwndaydhm',76,'bag','R Y R R R Y A G R A A Y','5ff6a504','2026-11-30T01:59:19.228+00:00',719);
INSERT INTO "entries" VALUES('e8bfwndaydhm',77,'0','R9x2','02ac3661','2026-11-30T01:59:19.229+00:00',720);
INSERT INTO "entries" VALUES('e8bfwndaydhm',78,'1','R12x2','ff731f56','2026-11-30T01:59:19.229+00:00',720);
INSERT INTO "entries" VALUES('e8bfwndaydhm',79,'0','B3x1','b4bdfa1f','2026-11-30T01:59:19.230+00:00',721);
INSERT INTO "entries" VALUES('e8bfwndaydhm',80,'1','~R7Y5','2c68c4fc','2026-11-30T01:59:19.230+00:00',721);
INSERT INTO "entries" VALUES('e8bfwndaydhm',81,'1','B13x3','d307b4da','2026-11-30T01:59:19.231+00:00',722);
INSERT INTO "entries" VALUES('e8bfwndaydhm',82,'bag','A Y A Y Y Y R Y R G Y A Y Y R','9f617baa','2026-11-30T01:59:19.231+00:00',722);
INSERT INTO "entries" VALUES('e8bfwndaydhm',83,'0','B7x2','f387339b','2026-11-30T01:59:19.232+00:00',722);
INSERT INTO "entries" VALUES('e8bfwndaydhm',84,'1','R5x3','396a8ecb','2026-11-30T01:59:19.232+00:00',723);
INSERT INTO "entries" VALUES('e8bfwndaydhm',85,'0','Y7x3','b872769a','2026-11-30T01:59:19.233+00:00',724);
INSERT INTO "entries" VALUES('e8bfwndaydhm',86,'1','B5x4','6718726d','2026-11-30T01:59:19.243+00:00',724);
INSERT INTO "entries" VALUES('e8bfwndaydhm',87,'0','R11x3','d19ae5e9','2026-11-30T01:59:19.245+00:00',735);
INSERT INTO "entries" VALUES('e8bfwndaydhm',88,'supply','A4 R6 G8 A10 R4 G7 Y5 Y2 B13 G1 Y1 R3 Y8 B1 A1 R2 Y3 A7 R7','439bff2d','2026-11-30T01:59:19.245+00:00',735);
INSERT INTO "entries" VALUES('e8bfwndaydhm',89,'1','R1-3','0556c764','2026-11-30T01:59:19.247+00:00',737);
INSERT INTO "entries" VALUES('e8bfwndaydhm',90,'0','Y11-3','2a311cf3','2026-11-30T01:59:19.247+00:00',738);
INSERT INTO "entries" VALUES('e8bfwndaydhm',91,'1','B11x1','a08b5800','2026-11-30T01:59:19.248+00:00',739);
INSERT INTO "entries" VALUES('e8bfwndaydhm',92,'1','B>R','b7ff0508','2026-11-30T01:59:19.249+00:00',739);
INSERT INTO "entries" VALUES('e8bfwndaydhm',93,'bag','Y B Y Y G Y Y B Y R A A R B Y Y','a3eac6d2','2026-11-30T01:59:19.249+00:00',740);
INSERT INTO "entries" VALUES('e8bfwndaydhm',94,'0','A4x1','524dd215','2026-11-30T01:59:19.249+00:00',740);
INSERT INTO "entries" VALUES('e8bfwndaydhm',95,'1','R8x3','48b1b5ad','2026-11-30T01:59:19.250+00:00',741);
INSERT INTO "entries" VALUES('e8bfwndaydhm',96,'1','Y12x3','79a248c3','2026-11-30T01:59:19.251+00:00',741);
INSERT INTO "entries" VALUES('e8bfwndaydhm',97,'0','.','8b397824','2026-11-30T01:59:19.251+00:00',742);
INSERT INTO "entries" VALUES('e8bfwndaydhm',98,'0','A13-1','328bd36e','2026-11-30T01:59:19.252+00:00',742);
INSERT INTO "entries" VALUES('e8bfwndaydhm',99,'0','.','f25fd1b8','2026-11-30T01:59:19.252+00:00',743);
INSERT INTO "entries" VALUES('e8bfwndaydhm',100,'1','Y5x1','eaf3d958','2026-11-30T01:59:19.253+00:00',744);
INSERT INTO "entries" VALUES('e8bfwndaydhm',101,'0','Y>R','7ae8a825','2026-11-30T01:59:19.253+00:00',744);
INSERT INTO "entries" VALUES('e8bfwndaydhm',102,'bag','Y B R Y A Y Y Y R Y A Y R G R Y R R R B R','0f82657c','2026-11-30T01:59:19.253+00:00',744);
INSERT INTO "entries" VALUES('e8bfwndaydhm',103,'0','A>G','a9e1b05f','2026-11-30T01:59:19.255+00:00',745);
INSERT INTO "entries" VALUES('pzyqe45ne6us',2,'0','R13x2','b69b49a0','2026-11-30T01:59:19.256+00:00',736);
INSERT INTO "entries" VALUES('pzyqe45ne6us',3,'1','R7x4','9f496fd3','2026-11-30T01:59:19.257+00:00',737);
INSERT INTO "entries" VALUES('pzyqe45ne6us',4,'0','Y2-1','1331b74e','2026-11-30T01:59:19.257+00:00',738);
INSERT INTO "entries" VALUES('pzyqe45ne6us',5,'1','R2x2','2da64d9e','2026-11-30T01:59:19.258+00:00',739);
INSERT INTO "entries" VALUES('pzyqe45ne6us',6,'0','B11x2','8754d6fc','2026-11-30T01:59:19.259+00:00',739);
INSERT INTO "entries" VALUES('pzyqe45ne6us',7,'1','Y1-3','57ec01f4','2026-11-30T01:59:19.259+00:00',740);
INSERT INTO "entries" VALUES('pzyqe45ne6us',8,'0','Y11-3','145894e6','2026-11-30T01:59:19.260+00:00',740);
INSERT INTO "entries" VALUES('pzyqe45ne6us',9,'1','G8x3','c6cb0095','2026-11-30T01:59:19.260+00:00',741);
INSERT INTO "entries" VALUES('pzyqe45ne6us',10,'0','R3x3','64426758','2026-11-30T01:59:19.261+00:00',742);
INSERT INTO "entries" VALUES('pzyqe45ne6us',11,'1','resign','719364b7','2026-11-30T01:59:19.263+00:00',743);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',0,'1','R','57fff8e2','2026-11-30T01:59:19.265+00:00',261);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',1,'0','>B','550ee912','2026-11-30T01:59:19.265+00:00',262);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',2,'0','RK','26758b65','2026-11-30T01:59:19.266+00:00',263);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',3,'1','+J-M','04d1d51b','2026-11-30T01:59:19.267+00:00',264);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',4,'0','>C','265dd884','2026-11-30T01:59:19.268+00:00',264);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',5,'0','OO','01671a3d','2026-11-30T01:59:19.268+00:00',265);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',6,'1','>F','78d79003','2026-11-30T01:59:19.269+00:00',266);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',7,'1','OO','515ba322','2026-11-30T01:59:19.270+00:00',266);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',8,'0','+I-J','a84f095d','2026-11-30T01:59:19.270+00:00',267);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',9,'1','>G','77a74db8','2026-11-30T01:59:19.271+00:00',268);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',10,'1','KK','c1d70246','2026-11-30T01:59:19.272+00:00',268);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',11,'0','+L-P','5f0b8a27','2026-11-30T01:59:19.272+00:00',269);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',12,'1','>F','c7225564','2026-11-30T01:59:19.273+00:00',270);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',13,'1','WK','0b89bae7','2026-11-30T01:59:19.274+00:00',270);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',14,'0','>H','fe98e1c1','2026-11-30T01:59:19.274+00:00',271);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',15,'0','OY','d5f509c6','2026-11-30T01:59:19.275+00:00',272);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',16,'1','+F-N','3ff38122','2026-11-30T01:59:19.276+00:00',272);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',17,'1','O','40248f36','2026-11-30T01:59:19.276+00:00',273);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',18,'0','>I','ceca2e81','2026-11-30T01:59:19.277+00:00',274);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',19,'0','BB','53d9df2c','2026-11-30T01:59:19.278+00:00',274);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',20,'1','>K','a520383e','2026-11-30T01:59:19.278+00:00',275);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',21,'1','BB','70ee9fd4','2026-11-30T01:59:19.279+00:00',275);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',22,'0','>L','296c97c7','2026-11-30T01:59:19.279+00:00',276);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',23,'0','OB','97bd599b','2026-11-30T01:59:19.280+00:00',277);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',24,'1','+B-F','351f99b8','2026-11-30T01:59:19.281+00:00',277);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',25,'0','+Q-R','df5a26ff','2026-11-30T01:59:19.281+00:00',278);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',26,'1','+D-E','67de4e3d','2026-11-30T01:59:19.282+00:00',279);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',27,'0','>I','8f2209fe','2026-11-30T01:59:19.283+00:00',279);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',28,'0','WK','7efe0758','2026-11-30T01:59:19.283+00:00',280);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',29,'1','+E-I','08df997d','2026-11-30T01:59:19.284+00:00',280);
INSERT INTO "entries" VALUES('jgbm7kmtr2jz',30,'0','draw','c8875b85','2026-11-30T01:59:19.290+00:00',286);
INSERT INTO "entries" VALUES('65tg6962vay8',0,'supply','Y2 G12 A1 R3 Y8 Y3 G7 G1 R11 A4 G6 R4 R10 B1 R6 A13 B7 R12 Y6 G4 R5 Y13 Y12 Y11 R1 R2 G10 B5 B9 R7 B3 R9 R13 B13 Y5 Y1 G8 A7 A10 G2 R8 Y7 G13 Y9 B11','b2081dd2','2026-11-30T01:59:19.296+00:00',0);
INSERT INTO "entries" VALUES('65tg6962vay8',1,'bag','A R Y Y R B R Y B B G A Y R A G A Y R R R Y B R Y A G B G R R R G R R Y G Y G Y Y G G B B','8aa799c7','2026-11-30T01:59:19.296+00:00',0);
INSERT INTO "entries" VALUES('9jub28f8usaq',0,'supply','R2 G8 B11 A1 Y7 Y8 R5 R4 G6 G7 Y3 R13 Y9 G12 B7 R6 Y6 A4 R11 R10 R3 G1 R7 R9 Y12 G2 R12 A13 Y13 Y5 G4 B13 A10 Y11 Y1 R1 B3 R8 B1 B9 Y2 A7 G13 B5 G10','2ae4c397','2026-11-30T01:59:19.313+00:00',NULL);
INSERT INTO "entries" VALUES('9jub28f8usaq',1,'bag','G Y Y A G G G B R Y B Y R G B A Y A R R R A R B R R Y R B Y A R R Y R B B G G G Y G Y Y R','29098131','2026-11-30T01:59:19.313+00:00',NULL);
INSERT INTO "entries" VALUES('9jub28f8usaq',2,'1','R13x4','ec0d7d76','2026-11-30T01:59:19.313+00:00',NULL);
INSERT INTO "entries" VALUES('9jub28f8usaq',3,'0','R4x4','669c161e','2026-11-30T01:59:19.313+00:00',NULL);
INSERT INTO "entries" VALUES('9jub28f8usaq',4,'1','G6-1','3bb9f251','2026-11-30T01:59:19.313+00:00',NULL);
INSERT INTO "entries" VALUES('9jub28f8usaq',5,'0','Y8x4','486354bb','2026-11-30T01:59:19.313+00:00',NULL);
INSERT INTO "entries" VALUES('9jub28f8usaq',6,'1','B7-4','e781e5d4','2026-11-30T01:59:19.313+00:00',NULL);
INSERT INTO "entries" VALUES('9jub28f8usaq',7,'0','Y7-2','246b616b','2026-11-30T01:59:19.313+00:00',NULL);
INSERT INTO "entries" VALUES('9jub28f8usaq',8,'1','G12x1','25248ef2','2026-11-30T01:59:19.313+00:00',NULL);
INSERT INTO "entries" VALUES('9jub28f8usaq',9,'0','G8x3','4070c043','2026-11-30T01:59:19.313+00:00',NULL);
INSERT INTO "entries" VALUES('9jub28f8usaq',10,'1','Y9x2','15297724','2026-11-30T01:59:19.313+00:00',NULL);
INSERT INTO "entries" VALUES('9jub28f8usaq',11,'0','A4-3','be8641fa','2026-11-30T01:59:19.313+00:00',NULL);
INSERT INTO "entries" VALUES('9jub28f8usaq',12,'1','Y6x4','68968fc9','2026-11-30T01:59:19.313+00:00',NULL);
INSERT INTO "entries" VALUES('9jub28f8usaq',13,'0','B11-1','3c541df0','2026-11-30T01:59:19.313+00:00',NULL);
INSERT INTO "entries" VALUES('9jub28f8usaq',14,'1','Y12-2','fea60654','2026-11-30T01:59:19.313+00:00',NULL);
INSERT INTO "entries" VALUES('9jub28f8usaq',15,'0','G2-3','adb5e98f','2026-11-30T01:59:19.313+00:00',NULL);
INSERT INTO "entries" VALUES('9jub28f8usaq',16,'1','G7x3','d8c5b0b9','2026-11-30T01:59:19.313+00:00',NULL);
INSERT INTO "entries" VALUES('9jub28f8usaq',17,'0','Y5x2','6d565844','2026-11-30T01:59:19.313+00:00',NULL);
INSERT INTO "entries" VALUES('9jub28f8usaq',18,'0','G1x4','b471cc16','2026-11-30T01:59:19.313+00:00',NULL);
INSERT INTO "entries" VALUES('9jub28f8usaq',19,'1','R6-2','714effa2','2026-11-30T01:59:19.313+00:00',NULL);
INSERT INTO "entries" VALUES('9jub28f8usaq',20,'0','A10x3','7635c060','2026-11-30T01:59:19.313+00:00',NULL);
INSERT INTO "entries" VALUES('9jub28f8usaq',21,'1','G4-3','c0204a14','2026-11-30T01:59:19.313+00:00',NULL);
INSERT INTO "entries" VALUES('9jub28f8usaq',22,'1','Y11-2','5561d4e8','2026-11-30T01:59:19.319+00:00',10);
INSERT INTO "entries" VALUES('9jub28f8usaq',23,'0','A1-3','52170b56','2026-11-30T01:59:19.320+00:00',12);
INSERT INTO "entries" VALUES('9jub28f8usaq',24,'1','R3x2','f6f420e0','2026-11-30T01:59:19.321+00:00',13);
INSERT INTO "entries" VALUES('9jub28f8usaq',25,'0','B13x3','d0722fbc','2026-11-30T01:59:19.322+00:00',14);
INSERT INTO "entries" VALUES('asu4cazhvy3r',0,'0','@B','3a11788a','2026-11-30T01:59:19.417+00:00',7);
INSERT INTO "entries" VALUES('asu4cazhvy3r',1,'1','@D','828cd15a','2026-11-30T01:59:19.418+00:00',8);
INSERT INTO "entries" VALUES('asu4cazhvy3r',2,'2','@D','e239b9b5','2026-11-30T01:59:19.419+00:00',9);
INSERT INTO "entries" VALUES('asu4cazhvy3r',3,'0','>A','1ff514b7','2026-11-30T01:59:19.420+00:00',9);
INSERT INTO "entries" VALUES('asu4cazhvy3r',4,'1','left cadet','9bdc75a1','2026-11-30T01:59:19.421+00:00',10);
INSERT INTO "entries" VALUES('asu4cazhvy3r',5,'0','WW','6156c647','2026-11-30T01:59:19.422+00:00',12);
INSERT INTO "entries" VALUES('asu4cazhvy3r',6,'1','>E','234bd886','2026-11-30T01:59:19.423+00:00',13);
INSERT INTO "entries" VALUES('dkn7dewcn7mp',0,'supply','G2 G6 R4 Y7 G7 A10 G10 R11 G8 R13 Y11 B13 G1 A7 B5 Y12 Y6 Y1 G13 R1 B11 Y8 Y5 R5 A4 A13 R10 B9 R6 R3 G12 R8 G4 R2 Y9 R7 Y13 R12 Y3 B7 B1 A1 R9 B3 Y2','534b785e','2026-11-30T01:59:19.433+00:00',0);
INSERT INTO "entries" VALUES('dkn7dewcn7mp',1,'bag','R Y Y G B R R Y R G B Y G Y R G R R A A G Y B Y G B G B R R B R R A R Y Y Y A R Y B G A G','7c7ca242','2026-11-30T01:59:19.433+00:00',0);
INSERT INTO "entries" VALUES('dkn7dewcn7mp',2,'1','Y11x2','5043a6f3','2026-11-30T01:59:19.436+00:00',5);
INSERT INTO "entries" VALUES('dkn7dewcn7mp',3,'0','G7x3','77e5d37d','2026-11-30T01:59:19.437+00:00',7);
INSERT INTO "entries" VALUES('dkn7dewcn7mp',4,'1','Y6-4','337e2dc1','2026-11-30T01:59:19.438+00:00',7);
INSERT INTO "entries" VALUES('176f272ae671',0,'supply','A1 Y8 G12 R2 Y12 R10 Y6 Y11 G7 B7 A10 Y9 Y2 R3 G2 G1 Y5 B13 G13 G6 R13 R11 Y13 A4 R7 B5 G4 B3 B9 Y1 R12 G10 R9 R4 Y3 R6 R8 R5 R1 G8 B1 B11 A7 Y7 A13','21a5522b','2026-11-30T01:59:19.440+00:00',0);
INSERT INTO "entries" VALUES('176f272ae671',1,'bag','B B R G Y B G R R A R Y R R Y B Y Y Y Y G A R A B R R B R Y B Y G G G R Y A G A G Y R R G','2c377554','2026-11-30T01:59:19.440+00:00',0);
INSERT INTO "entries" VALUES('kuqrjsh9xqhx',0,'0','@N','661326a0','2026-11-30T01:59:19.453+00:00',7);
INSERT INTO "entries" VALUES('kuqrjsh9xqhx',1,'1','@P','19315dea','2026-11-30T01:59:19.454+00:00',8);
INSERT INTO "entries" VALUES('kuqrjsh9xqhx',2,'0','>O','b400f0da','2026-11-30T01:59:19.455+00:00',9);
INSERT INTO "entries" VALUES('kuqrjsh9xqhx',3,'0','WB','6fd93565','2026-11-30T01:59:19.456+00:00',10);
INSERT INTO "entries" VALUES('kuqrjsh9xqhx',4,'0','takeback 1','ca8a5e80','2026-11-30T01:59:19.494+00:00',48);
INSERT INTO "entries" VALUES('5vt6pg84e4vt',0,'supply','R9 B1 Y8 B13 A13 G6 G1 R3 Y12 Y11 R5 Y13 A4 Y6 R12 Y1 A1 G10 G7 R10 A10 R8 Y5 R7 R4 R11 R2 R6 Y7 R13 B7 G13 G2 B9 B5 G8 Y2 Y9 G4 A7 R1 B11 Y3 G12 B3','654cb1e7','2026-11-30T01:59:19.514+00:00',0);
INSERT INTO "entries" VALUES('5vt6pg84e4vt',1,'bag','Y G A R Y A Y R B Y G B R Y Y R G G R Y G R R R A G Y B Y Y A Y R G B R R B B R R A B G G','2bb50eaf','2026-11-30T01:59:19.514+00:00',0);
INSERT INTO "entries" VALUES('5vt6pg84e4vt',2,'0','resign','64973653','2026-11-30T01:59:19.517+00:00',5);
INSERT INTO "entries" VALUES('defe8599a915',0,'supply','Y6 Y12 R10 R8 G10 G1 G8 G7 R5 B13 Y3 Y9 B11 G12 B1 R12 B7 R1 A7 A4 G6 R9 B3 Y7 B5 Y5 B9 Y11 Y13 R2 Y1 Y2 G4 R6 R7 R11 A13 R13 G13 R4 G2 Y8 A10 A1 R3','85fb5633','2026-11-30T01:59:19.524+00:00',0);
INSERT INTO "entries" VALUES('defe8599a915',1,'bag','G Y R G R R R R Y R B R B G R R Y A A G G R B A Y B Y A A Y G G G Y Y B Y G B B R Y R Y R','a78e5590','2026-11-30T01:59:19.524+00:00',1);
INSERT INTO "entries" VALUES('defe8599a915',2,'1','R5x4','7e34458f','2026-11-30T01:59:19.527+00:00',5);
INSERT INTO "entries" VALUES('defe8599a915',3,'0','R8-4','dd181d24','2026-11-30T01:59:19.528+00:00',5);
INSERT INTO "entries" VALUES('defe8599a915',4,'1','R12-4','28222cfb','2026-11-30T01:59:19.528+00:00',6);
CREATE TABLE matches (
	id VARCHAR(22) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	ruleset JSON NOT NULL, 
	engine VARCHAR(40) NOT NULL, 
	first INTEGER NOT NULL, 
	by_lot INTEGER NOT NULL, 
	secret BLOB NOT NULL, 
	begun_at VARCHAR(32) NOT NULL, 
	ended_at VARCHAR(32), 
	outcome JSON, 
	titles JSON DEFAULT '[]' NOT NULL, 
	remarks JSON DEFAULT '[]' NOT NULL, 
	is_friendly INTEGER DEFAULT '0' NOT NULL, 
	begun_from JSON, 
	control VARCHAR(16), 
	clocks JSON, 
	deadline VARCHAR(32), 
	offered_by VARCHAR(40), 
	is_rated INTEGER DEFAULT '0' NOT NULL, 
	stand_in VARCHAR(40), 
	series JSON, 
	closed_by INTEGER, 
	word JSON, 
	daily VARCHAR(10), 
	revision INTEGER DEFAULT '0' NOT NULL, 
	plies INTEGER DEFAULT '0' NOT NULL, 
	actions INTEGER DEFAULT '0' NOT NULL, 
	last_at VARCHAR(32), 
	to_decide INTEGER, 
	given_up JSON DEFAULT '[]' NOT NULL, 
	free_seats INTEGER DEFAULT '0' NOT NULL, 
	awaits_rating INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('47n3swpys7n3','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'B0CC9472E4D6B7E33678DBCD2DBA27A25588B459BD4315231E65555F61F7C42C','2026-11-30T01:59:16.380+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 86400000, "since": 2695}','2026-12-02T01:59:19.075+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,15,14,12,'2026-11-30T01:59:19.075+00:00',1,'[]',0,0);
INSERT INTO "matches" VALUES('z5mdn22kpmj7','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',0,1,X'6B8790487B0D8192C0D9579A685DF6BA52DC27615D908CB8793A7B400618DA19','2026-11-30T01:59:18.498+00:00',NULL,NULL,'["guest", "guest"]','[[7, 0, "offered"], [7, 1, "hint"]]',1,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,8,7,5,'2026-11-30T01:59:19.169+00:00',1,'[]',0,0);
INSERT INTO "matches" VALUES('e8bfwndaydhm','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'9BE9D03DB31CEF94DAB6FFDC7525823FD279BC7E214640C0D4D7C401074F1C78','2026-11-30T01:59:18.509+00:00','2026-11-30T01:59:19.254+00:00','[[0], "trophies"]','["random", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,94,104,93,'2026-11-30T01:59:19.254+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('pzyqe45ne6us','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','1.0.0',0,0,X'61E353571963CCDB18AF693D5351CD3A4DFBFE63B3A0AC808B54F9ED8EE494B1','2026-11-30T01:59:18.519+00:00','2026-11-30T01:59:19.262+00:00','[[0], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1899998, 1879996], "quota": [7000, 7000], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,13,12,9,'2026-11-30T01:59:19.262+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('2e48t2tf3mn6','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'DDDA5AEA7D526003230514B6C46AE4A6C6AED6C8D71D6DE3BBC14B5C4EE94C23','2026-11-30T01:59:18.842+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,14,12,12,'2026-11-30T01:59:19.166+00:00',1,'[]',0,0);
INSERT INTO "matches" VALUES('jgbm7kmtr2jz','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'AFC4B0D13F71D028B0CD11703802E55D4F422B05608481C44F620723CDF8458A','2026-11-30T01:59:19.003+00:00','2026-11-30T01:59:19.289+00:00','[[], "agreement"]','["guest", "guest"]','[[30, 1, "offered"]]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,33,31,30,'2026-11-30T01:59:19.289+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('65tg6962vay8','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'F1BD62BC67C0862AE12A737323FEE0BBEC8E428BA8B894CC1ECE388A9AC56D61','2026-11-30T01:59:19.291+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T01:59:19.291+00:00','anna',0,NULL,NULL,NULL,NULL,NULL,2,2,0,'2026-11-30T01:59:19.295+00:00',1,'[]',1,0);
INSERT INTO "matches" VALUES('9jub28f8usaq','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'9FA67A7CFA40E599F82DF2BD6B61282EB04F8624362AC20464242AE51C979B30','2026-11-30T01:59:19.308+00:00',NULL,NULL,'["guest", "random"]','[]',0,'{"match": "e8bfwndaydhm", "ply": 22, "dealt": [36, 16]}',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,4,26,24,'2026-11-30T01:59:19.322+00:00',1,'[]',0,0);
INSERT INTO "matches" VALUES('asu4cazhvy3r','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 3, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'17C07CEBC09986D58CFD7FDD6FCBB1E45234E8BC8C3D882E902B0A6A2E0234E3','2026-11-30T01:59:19.410+00:00',NULL,NULL,'["guest", "guest", "guest"]','[[5, 1, "returned"]]',0,NULL,'30+20','{"left": [1800000, 1800000, 1800000], "quota": [3000, 3000, 3000], "forgiven": [0, 0, 0], "seat": 1, "is_first": false, "free": 0, "since": 41}','2026-11-30T02:29:21.451+00:00',NULL,0,'cadet',NULL,NULL,NULL,NULL,10,7,6,'2026-11-30T01:59:19.423+00:00',1,'[[1, "left", "cadet"]]',0,0);
INSERT INTO "matches" VALUES('dkn7dewcn7mp','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'2D55A9185E32F9C0CA57BAD8B7E15CE082F125C73E948A50E49CA93C0EFCED52','2026-11-30T01:59:19.430+00:00',NULL,NULL,'["guest", "program"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,3,5,3,'2026-11-30T01:59:19.437+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('176f272ae671','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'5B9FD00F7CC5B7A61FD6C5D5F34DFB3CB45172374EAC19F0DC59BBE2FBC63939','2026-11-30T01:59:19.438+00:00',NULL,NULL,'["open", "guest"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T01:59:19.438+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,0,2,0,'2026-11-30T01:59:19.440+00:00',1,'[]',1,0);
INSERT INTO "matches" VALUES('kuqrjsh9xqhx','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'5DED61B4E0A857D51321E2D7922D591CC3B5CCC807A9E1480CA45BDF52E35526','2026-11-30T01:59:19.445+00:00',NULL,NULL,'["guest", "guest"]','[[4, 0, "asked"], [4, 1, "agreed"], [5, 0, "time"], [5, 1, "thanks"]]',0,NULL,'30+20','{"left": [1819998, 1834962], "quota": [6000, 4000], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 0, "since": 48}','2026-11-30T02:29:41.491+00:00',NULL,0,NULL,'{"length": 3, "won": [2, 0]}',NULL,NULL,NULL,10,5,5,'2026-11-30T01:59:19.493+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('5vt6pg84e4vt','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','2026-11-30T01:59:19.511+00:00','2026-11-30T01:59:19.516+00:00','[[1], "resignation"]','["guest", "cadet"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,'2026-06-01',2,3,0,'2026-11-30T01:59:19.516+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('defe8599a915','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'A9B4E2D4E5F51BF49C6D3324972E00E6A407524F64DE5760CB4AB52968EF1C6F','2026-11-30T01:59:19.522+00:00',NULL,NULL,'["guest", "random"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,'["K\u00e4se & \ud83e\uddc0", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"]',NULL,3,5,3,'2026-11-30T01:59:19.528+00:00',0,'[]',0,0);
CREATE TABLE mutes (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "mutes" VALUES('anna','ben','2026-11-30T01:59:19.500+00:00');
CREATE TABLE notice_choices (
	player VARCHAR(40) NOT NULL, 
	kinds VARCHAR(80) NOT NULL, 
	quiet_from INTEGER, 
	quiet_until INTEGER, 
	zone VARCHAR(64) NOT NULL, 
	PRIMARY KEY (player), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "notice_choices" VALUES('anna','begun invitation result time turn',NULL,NULL,'UTC');
CREATE TABLE notices (
	subscription VARCHAR(64) NOT NULL, 
	"match" VARCHAR(22) NOT NULL, 
	state VARCHAR(24) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	due VARCHAR(32), 
	tries INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (subscription, "match", state), 
	FOREIGN KEY("match") REFERENCES matches (id), 
	FOREIGN KEY(player) REFERENCES players (id)
);
CREATE TABLE passkeys (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	credential BLOB NOT NULL, 
	public_key BLOB NOT NULL, 
	uses BIGINT NOT NULL, 
	site VARCHAR(253) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	is_synced INTEGER NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	seen VARCHAR(32), 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "passkeys" VALUES('0000000000000000000000000000000000000000000000000000000000000000','ac9cea86e37e32096001ee10d0ef1e140',X'0001',X'02',3,'localhost','Laptop',0,'2026-11-30T01:59:19.394+00:00',NULL);
CREATE TABLE players (
	id VARCHAR(40) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(24), 
	created VARCHAR(32) NOT NULL, 
	seen VARCHAR(32) NOT NULL, 
	merged_into VARCHAR(40), 
	taken VARCHAR(24), 
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-30T01:59:18.477+00:00','2026-11-30T01:59:19.330+00:00',NULL,NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-30T01:59:18.499+00:00','2026-11-30T01:59:18.499+00:00',NULL,NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-30T01:59:18.510+00:00','2026-11-30T01:59:18.510+00:00',NULL,NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-30T01:59:19.295+00:00','2026-11-30T01:59:19.329+00:00','anna',NULL);
INSERT INTO "players" VALUES('p78e51ccf29e2834c4679a94570215a56','program','Zephyr','2026-11-30T01:59:19.373+00:00','2026-11-30T01:59:19.373+00:00',NULL,NULL);
INSERT INTO "players" VALUES('ac9cea86e37e32096001ee10d0ef1e140','account','Dora','2026-11-30T01:59:19.393+00:00','2026-11-30T01:59:19.393+00:00',NULL,NULL);
INSERT INTO "players" VALUES('wilhelmine','guest','Balloonist 5917','2026-11-30T01:59:19.397+00:00','2026-11-30T01:59:19.398+00:00',NULL,'WWWWWWWWWWWWWWWWWWWWWWWW');
INSERT INTO "players" VALUES('emil','guest','Emil','2026-11-30T01:59:19.411+00:00','2026-11-30T01:59:19.411+00:00',NULL,NULL);
INSERT INTO "players" VALUES('cadet','bot',NULL,'2026-11-30T01:59:19.513+00:00','2026-11-30T01:59:19.513+00:00',NULL,NULL);
CREATE TABLE proofs (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	seen VARCHAR(32) NOT NULL, 
	follows VARCHAR(64), 
	ends VARCHAR(32), 
	browser VARCHAR(16), 
	device VARCHAR(80), 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-30T01:59:19.326+00:00','2026-11-30T01:59:19.326+00:00',NULL,'2026-11-30T02:59:19.330+00:00','0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-30T01:59:19.328+00:00','2026-11-30T01:59:19.329+00:00',NULL,NULL,'1b94c4356895c3a0',NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-30T01:59:19.329+00:00','2026-11-30T01:59:19.330+00:00',NULL,NULL,'0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('4778dd0e08b227676b3c75a09603797d428dc437f46f8882cc55a848ee40a22c','ac9cea86e37e32096001ee10d0ef1e140','2026-11-30T01:59:19.394+00:00','2026-11-30T01:59:19.394+00:00',NULL,NULL,'4778dd0e08b22767','Firefox, Linux');
INSERT INTO "proofs" VALUES('17b7b4dce9ce7de46d7938f26213f0382d04145da13cfa02a3c60fdd2102b8c1','wilhelmine','2026-11-30T01:59:19.398+00:00','2026-11-30T01:59:19.398+00:00',NULL,NULL,'17b7b4dce9ce7de4',NULL);
CREATE TABLE ratings (
	"match" VARCHAR(22) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	speed VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	rank INTEGER, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	annulled VARCHAR(12), 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "ratings" VALUES('pzyqe45ne6us',0,'anna','balloon-cup','classical',0,'2026-11-30T01:59:19.305+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
INSERT INTO "ratings" VALUES('pzyqe45ne6us',1,'ben','balloon-cup','classical',0,'2026-11-30T01:59:19.305+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
CREATE TABLE recoveries (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "recoveries" VALUES('0f459db6f3c1763908f74b0b4f2c00f6e7b89c1980fc562b94b7e3bed171b7d9','ac9cea86e37e32096001ee10d0ef1e140');
INSERT INTO "recoveries" VALUES('f82207e7272928c3790c6e2ccc64ea270c960868b77fe2f8ad6ec095c1c5fda5','ac9cea86e37e32096001ee10d0ef1e140');
INSERT INTO "recoveries" VALUES('b475ddf229495bb0dd12671204aa2bd6b4978ba8077df3accac23b978a3f8488','ac9cea86e37e32096001ee10d0ef1e140');
INSERT INTO "recoveries" VALUES('7435c11bbc3d405d808d46bdc4356ff6ee64999715477f38bcea2da0374e9a40','ac9cea86e37e32096001ee10d0ef1e140');
INSERT INTO "recoveries" VALUES('034553e9f663eed8a7884218e35c14dd9c386f39c1e735cebcf5562a842a2d6f','ac9cea86e37e32096001ee10d0ef1e140');
INSERT INTO "recoveries" VALUES('0aea9fd4f824394034a7332d5bbbe0a0227e2fc1432046d0ed3c75d5ec93903d','ac9cea86e37e32096001ee10d0ef1e140');
INSERT INTO "recoveries" VALUES('677e772a02074be31f232092098a166293602c9fcce23dc517d5767612a7f6f4','ac9cea86e37e32096001ee10d0ef1e140');
INSERT INTO "recoveries" VALUES('ca5173623e8b6207703218fdefca6819de07f0b01a795e2a11bf51d42c3e0ed9','ac9cea86e37e32096001ee10d0ef1e140');
CREATE TABLE reports (
	player VARCHAR(40) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, name), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "reports" VALUES('anna','Ben','2026-11-30T01:59:19.404+00:00');
CREATE TABLE seats (
	"match" VARCHAR(22) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	player VARCHAR(40), 
	called VARCHAR(24), 
	owner VARCHAR(24), 
	kept_for VARCHAR(40), 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "seats" VALUES('47n3swpys7n3',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('47n3swpys7n3',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('z5mdn22kpmj7',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('z5mdn22kpmj7',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('e8bfwndaydhm',0,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('e8bfwndaydhm',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('pzyqe45ne6us',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('pzyqe45ne6us',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('2e48t2tf3mn6',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('2e48t2tf3mn6',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('jgbm7kmtr2jz',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('jgbm7kmtr2jz',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('65tg6962vay8',0,'guest','anna','Carl',NULL,NULL);
INSERT INTO "seats" VALUES('65tg6962vay8',1,'open',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('9jub28f8usaq',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('9jub28f8usaq',1,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('asu4cazhvy3r',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('asu4cazhvy3r',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('asu4cazhvy3r',2,'guest','emil','Emil',NULL,NULL);
INSERT INTO "seats" VALUES('dkn7dewcn7mp',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('dkn7dewcn7mp',1,'program','p78e51ccf29e2834c4679a94570215a56','Zephyr','Anna',NULL);
INSERT INTO "seats" VALUES('176f272ae671',0,'open',NULL,'Emil',NULL,'emil');
INSERT INTO "seats" VALUES('176f272ae671',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('kuqrjsh9xqhx',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('kuqrjsh9xqhx',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('5vt6pg84e4vt',0,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('5vt6pg84e4vt',1,'bot','cadet',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('defe8599a915',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('defe8599a915',1,'bot','random',NULL,NULL,NULL);
CREATE TABLE subscriptions (
	id VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	channel VARCHAR(8) NOT NULL, 
	address VARCHAR(1000) NOT NULL, 
	public_key BLOB, 
	secret BLOB NOT NULL, 
	language VARCHAR(16) NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	sent VARCHAR(32), 
	failures INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "subscriptions" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','anna','webhook','https://bots.example/hook',NULL,X'7373737373737373737373737373737373737373737373737373737373737373','de','2026-11-30T01:59:19.423+00:00',NULL,0);
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	program VARCHAR(40) NOT NULL, 
	owner VARCHAR(40), 
	scopes VARCHAR(80) NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	seen VARCHAR(32) NOT NULL, 
	stream VARCHAR(16), 
	ends VARCHAR(32), 
	PRIMARY KEY (hash), 
	FOREIGN KEY(program) REFERENCES players (id), 
	FOREIGN KEY(owner) REFERENCES players (id)
);
INSERT INTO "tokens" VALUES('67ca990ee1ef6275e223b84d6a2907c2f2e463aead4c687f6e8c0e0df939a1a4','p78e51ccf29e2834c4679a94570215a56','anna','read play','2026-11-30T01:59:19.374+00:00','2026-11-30T01:59:19.374+00:00',NULL,'2026-11-30T01:59:19.392+00:00');
INSERT INTO "tokens" VALUES('cb446d9eb354b54126771a8261a4245fe4212011557b19343312f8ed39304b00','p78e51ccf29e2834c4679a94570215a56','anna','read','2026-11-30T01:59:19.388+00:00','2026-11-30T01:59:19.391+00:00','0011',NULL);
CREATE TABLE tries (
	day VARCHAR(10) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	"match" VARCHAR(22) NOT NULL, 
	is_counted INTEGER NOT NULL, 
	ended_at VARCHAR(32), 
	points INTEGER, 
	against INTEGER, 
	actions INTEGER, 
	PRIMARY KEY (day, game, player), 
	FOREIGN KEY(player) REFERENCES players (id), 
	UNIQUE ("match")
);
INSERT INTO "tries" VALUES('2026-06-01','balloon-cup','ben','5vt6pg84e4vt',0,'2026-11-30T01:59:19.516+00:00',NULL,NULL,NULL);
CREATE TABLE verdicts (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	is_kept INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness)
);
INSERT INTO "verdicts" VALUES('wwwwwwwwwwwwwwwwwwwwwwww','WWWWWWWWWWWWWWWWWWWWWWWW',0,'2026-11-30T01:59:19.405+00:00');
CREATE INDEX ix_matches_awaits_rating ON matches (ended_at, id) WHERE awaits_rating = 1;
CREATE INDEX ix_matches_running ON matches (id) WHERE ended_at IS NULL;
CREATE INDEX ix_matches_offered ON matches (begun_at, id) WHERE offered_by IS NOT NULL AND free_seats > 0 AND deadline IS NOT NULL;
CREATE INDEX ix_matches_ended ON matches (game, control, ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_proofs_player ON proofs (player);
CREATE INDEX ix_recoveries_player ON recoveries (player);
CREATE INDEX ix_passkeys_player ON passkeys (player);
CREATE INDEX ix_tokens_program ON tokens (program);
CREATE INDEX ix_tokens_owner ON tokens (owner);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_seats_kept_for ON seats (kept_for);
CREATE INDEX ix_ratings_player ON ratings (player, game, speed, number);
CREATE INDEX ix_tries_running ON tries ("match") WHERE tries.ended_at IS NULL;
CREATE INDEX ix_tries_player ON tries (player, day);
CREATE INDEX ix_subscriptions_player ON subscriptions (player);
CREATE INDEX ix_notices_match ON notices ("match");
CREATE INDEX ix_notices_player ON notices (player);
CREATE INDEX ix_notices_due ON notices (due) WHERE due IS NOT NULL;
COMMIT;
