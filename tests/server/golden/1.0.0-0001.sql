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
INSERT INTO "accounts" VALUES('a36a75d8a90266a5d557f722ee583e8cd','dora','$argon2id$none',NULL,NULL,0);
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
INSERT INTO "attempts" VALUES('0011',1,'2026-11-30T02:28:14.941+00:00');
CREATE TABLE blocks (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "blocks" VALUES('a36a75d8a90266a5d557f722ee583e8cd','ben','2026-11-30T02:13:14.935+00:00');
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
INSERT INTO "entries" VALUES('af2kb7jkujk6',0,'supply','G4 R5 B1 B5 R2 Y3 B13 G6 A13 B3 B7 R7 G2 B11 Y1 G8 R3 Y13 A4 R13 A7 Y7 G10 R4 Y2 R8 Y5 R9 Y6 G12 A10 G13 Y11 R11 R1 R12 G7 G1 Y12 Y9 A1 R6 R10 Y8 B9','329f439b','2026-11-30T02:13:14.359+00:00',561);
INSERT INTO "entries" VALUES('af2kb7jkujk6',1,'bag','G R Y R R Y R Y A Y G A Y B Y Y R B B Y Y R A R G R R G B R A R G R B G G A Y G G B R B Y','3b31f7b9','2026-11-30T02:13:14.359+00:00',562);
INSERT INTO "entries" VALUES('exhc2xc9s4e2',0,'supply','A10 R11 G12 Y13 Y11 G2 G4 R6 B7 R5 Y1 G1 R3 B13 B5 R1 R4 G13 Y2 Y12 Y3 B9 A7 G8 Y8 Y6 G6 G7 R10 R9 B1 Y5 R7 A4 R2 Y9 B11 A13 R12 R8 B3 G10 R13 Y7 A1','13707994','2026-11-30T02:13:14.393+00:00',1);
INSERT INTO "entries" VALUES('exhc2xc9s4e2',1,'bag','Y G Y B G Y R R G G Y B R Y R A B R A A Y G R Y B B R R G G R Y R B R A A Y G G Y B R Y R','b6d9433e','2026-11-30T02:13:14.393+00:00',1);
INSERT INTO "entries" VALUES('ecjch8vmscsv',0,'supply','Y3 G7 R3 B7 A4 B13 A7 G2 R4 Y12 Y8 R7 G13 Y6 A10 A1 Y7 G1 Y2 B11 G4 Y5 R1 R5 B1 A13 Y9 B9 R12 G12 Y1 R6 Y11 R10 G10 R13 R11 R9 B5 Y13 G6 G8 R2 B3 R8','fc65b6ea','2026-11-30T02:13:14.439+00:00',0);
INSERT INTO "entries" VALUES('ecjch8vmscsv',1,'bag','Y B B G Y B B Y Y R Y Y G R Y Y A A G R R B R A A Y G B R R B R G R R A G G Y G R G R Y R','df0945bb','2026-11-30T02:13:14.439+00:00',0);
INSERT INTO "entries" VALUES('szkk2nagpy28',0,'supply','G13 B5 A1 R12 Y8 B1 Y13 B9 A4 A7 A10 Y5 R13 Y2 R3 R6 G4 A13 Y3 B7 R10 R7 G2 G8 R4 G6 B11 R8 G1 R9 Y11 B3 Y7 Y6 G12 G7 B13 Y12 R11 G10 R5 R1 Y1 Y9 R2','76545b58','2026-11-30T02:13:14.449+00:00',1);
INSERT INTO "entries" VALUES('szkk2nagpy28',1,'bag','G B Y Y R A G B B A Y Y R A B Y A G G B R G R R R Y G Y Y R B R G R R B R R R Y G A G Y Y','83e78d81','2026-11-30T02:13:14.449+00:00',2);
INSERT INTO "entries" VALUES('af2kb7jkujk6',2,'0','Y3-3','4454c63b','2026-11-30T02:13:14.684+00:00',917);
INSERT INTO "entries" VALUES('af2kb7jkujk6',3,'1','G8x1','2ed6e0ef','2026-11-30T02:13:14.688+00:00',926);
INSERT INTO "entries" VALUES('af2kb7jkujk6',4,'0','R5-3','f1ad40cf','2026-11-30T02:13:14.689+00:00',927);
INSERT INTO "entries" VALUES('af2kb7jkujk6',5,'1','G2-1','fbd07a28','2026-11-30T02:13:14.691+00:00',929);
INSERT INTO "entries" VALUES('af2kb7jkujk6',6,'0','R3-2','c9ec2e62','2026-11-30T02:13:14.692+00:00',931);
INSERT INTO "entries" VALUES('af2kb7jkujk6',7,'1','R13-2','d962fbc8','2026-11-30T02:13:14.693+00:00',931);
INSERT INTO "entries" VALUES('af2kb7jkujk6',8,'0','A4-4','6d088560','2026-11-30T02:13:14.694+00:00',932);
INSERT INTO "entries" VALUES('af2kb7jkujk6',9,'1','Y13x2','26d01454','2026-11-30T02:13:14.694+00:00',933);
INSERT INTO "entries" VALUES('af2kb7jkujk6',10,'0','A7x4','1bd73e3a','2026-11-30T02:13:14.695+00:00',934);
INSERT INTO "entries" VALUES('af2kb7jkujk6',11,'1','R7x3','2ff6afcf','2026-11-30T02:13:14.696+00:00',934);
INSERT INTO "entries" VALUES('af2kb7jkujk6',12,'0','R2-4','0e9aa2c4','2026-11-30T02:13:14.697+00:00',935);
INSERT INTO "entries" VALUES('af2kb7jkujk6',13,'1','Y1x4','19da6688','2026-11-30T02:13:14.703+00:00',936);
INSERT INTO "entries" VALUES('2mnt36rkyq4s',0,'0','@J','953cff75','2026-11-30T02:13:14.739+00:00',187);
INSERT INTO "entries" VALUES('2mnt36rkyq4s',1,'1','@E','5ca3b8f1','2026-11-30T02:13:14.741+00:00',190);
INSERT INTO "entries" VALUES('2mnt36rkyq4s',2,'0','>I','11a91353','2026-11-30T02:13:14.742+00:00',191);
INSERT INTO "entries" VALUES('2mnt36rkyq4s',3,'0','YB','6131604e','2026-11-30T02:13:14.744+00:00',193);
INSERT INTO "entries" VALUES('2mnt36rkyq4s',4,'1','>I','439b9066','2026-11-30T02:13:14.745+00:00',195);
INSERT INTO "entries" VALUES('2mnt36rkyq4s',5,'1','WK','2fb22d00','2026-11-30T02:13:14.747+00:00',196);
INSERT INTO "entries" VALUES('2mnt36rkyq4s',6,'0','.','b97dd10a','2026-11-30T02:13:14.754+00:00',203);
INSERT INTO "entries" VALUES('2mnt36rkyq4s',7,'0','>M','24d49b36','2026-11-30T02:13:14.755+00:00',204);
INSERT INTO "entries" VALUES('2mnt36rkyq4s',8,'0','RW','ed4a6eb8','2026-11-30T02:13:14.757+00:00',206);
INSERT INTO "entries" VALUES('2mnt36rkyq4s',9,'1','R','6ce0da3b','2026-11-30T02:13:14.758+00:00',208);
INSERT INTO "entries" VALUES('2mnt36rkyq4s',10,'1','>J','a968c969','2026-11-30T02:13:14.759+00:00',209);
INSERT INTO "entries" VALUES('2mnt36rkyq4s',11,'1','KK','43ab437c','2026-11-30T02:13:14.761+00:00',210);
INSERT INTO "entries" VALUES('exhc2xc9s4e2',2,'1','R1-4','80ae64c2','2026-11-30T02:13:14.762+00:00',374);
INSERT INTO "entries" VALUES('exhc2xc9s4e2',3,'0','G12x4','7a54fcad','2026-11-30T02:13:14.763+00:00',375);
INSERT INTO "entries" VALUES('exhc2xc9s4e2',4,'1','R4-4','ef9affe3','2026-11-30T02:13:14.764+00:00',375);
INSERT INTO "entries" VALUES('exhc2xc9s4e2',5,'0','Y11x1','0f737980','2026-11-30T02:13:14.764+00:00',376);
INSERT INTO "entries" VALUES('exhc2xc9s4e2',6,'1','R5x4','01dc98f8','2026-11-30T02:13:14.765+00:00',376);
INSERT INTO "entries" VALUES('ecjch8vmscsv',2,'1','Y6-3','b479f2e8','2026-11-30T02:13:14.767+00:00',363);
INSERT INTO "entries" VALUES('ecjch8vmscsv',3,'0','G2-3','d51f7a54','2026-11-30T02:13:14.767+00:00',363);
INSERT INTO "entries" VALUES('ecjch8vmscsv',4,'1','G13-3','9723bde1','2026-11-30T02:13:14.768+00:00',364);
INSERT INTO "entries" VALUES('ecjch8vmscsv',5,'0','R3-4','ac99ecdc','2026-11-30T02:13:14.769+00:00',364);
INSERT INTO "entries" VALUES('ecjch8vmscsv',6,'1','Y8x3','9814d7fa','2026-11-30T02:13:14.769+00:00',365);
INSERT INTO "entries" VALUES('ecjch8vmscsv',7,'0','B11-2','ef845c6f','2026-11-30T02:13:14.770+00:00',365);
INSERT INTO "entries" VALUES('ecjch8vmscsv',8,'1','Y7x1','bcbd798e','2026-11-30T02:13:14.770+00:00',366);
INSERT INTO "entries" VALUES('ecjch8vmscsv',9,'0','B7-2','aa3ea152','2026-11-30T02:13:14.771+00:00',366);
INSERT INTO "entries" VALUES('ecjch8vmscsv',10,'1','Y12x4','e6236089','2026-11-30T02:13:14.771+00:00',367);
INSERT INTO "entries" VALUES('ecjch8vmscsv',11,'0','Y3x4','78baf8e4','2026-11-30T02:13:14.773+00:00',368);
INSERT INTO "entries" VALUES('ecjch8vmscsv',12,'1','B1x4','2818db96','2026-11-30T02:13:14.774+00:00',369);
INSERT INTO "entries" VALUES('ecjch8vmscsv',13,'0','B13x2','16ea5b12','2026-11-30T02:13:14.774+00:00',370);
INSERT INTO "entries" VALUES('ecjch8vmscsv',14,'1','Y9-4','ab708bd6','2026-11-30T02:13:14.775+00:00',370);
INSERT INTO "entries" VALUES('ecjch8vmscsv',15,'0','R5x4','d314605a','2026-11-30T02:13:14.775+00:00',371);
INSERT INTO "entries" VALUES('ecjch8vmscsv',16,'1','Y2-1','4639925a','2026-11-30T02:13:14.776+00:00',371);
INSERT INTO "entries" VALUES('ecjch8vmscsv',17,'0','B9x2','d9d65755','2026-11-30T02:13:14.776+00:00',372);
INSERT INTO "entries" VALUES('ecjch8vmscsv',18,'0','G12x2','ce2b5c38','2026-11-30T02:13:14.777+00:00',372);
INSERT INTO "entries" VALUES('ecjch8vmscsv',19,'1','Y1-2','ee25deaa','2026-11-30T02:13:14.777+00:00',373);
INSERT INTO "entries" VALUES('ecjch8vmscsv',20,'0','Y11-2','05efeead','2026-11-30T02:13:14.778+00:00',374);
INSERT INTO "entries" VALUES('ecjch8vmscsv',21,'1','G4x2','98f1662a','2026-11-30T02:13:14.779+00:00',374);
INSERT INTO "entries" VALUES('ecjch8vmscsv',22,'0','Y5x2','8f59fb77','2026-11-30T02:13:14.781+00:00',375);
INSERT INTO "entries" VALUES('ecjch8vmscsv',23,'1','R7-2','a3876b6d','2026-11-30T02:13:14.782+00:00',377);
INSERT INTO "entries" VALUES('ecjch8vmscsv',24,'0','R11-2','e44f832d','2026-11-30T02:13:14.783+00:00',378);
INSERT INTO "entries" VALUES('ecjch8vmscsv',25,'1','~R1A1','d8ea6153','2026-11-30T02:13:14.784+00:00',380);
INSERT INTO "entries" VALUES('ecjch8vmscsv',26,'1','Y13x2','fb64b69f','2026-11-30T02:13:14.785+00:00',380);
INSERT INTO "entries" VALUES('ecjch8vmscsv',27,'1','A10-2','4a9cbb54','2026-11-30T02:13:14.785+00:00',381);
INSERT INTO "entries" VALUES('ecjch8vmscsv',28,'0','B5-3','359de67c','2026-11-30T02:13:14.786+00:00',381);
INSERT INTO "entries" VALUES('ecjch8vmscsv',29,'1','~R2R4G6G8','87fe8e3d','2026-11-30T02:13:14.786+00:00',382);
INSERT INTO "entries" VALUES('ecjch8vmscsv',30,'supply','G4 Y13 Y7 R11 R1 B7 B11 B13 R2 A1 Y5 R4 Y1 Y2 G8 B9 G12 R7 G6 Y11','f6d4262d','2026-11-30T02:13:14.786+00:00',382);
INSERT INTO "entries" VALUES('ecjch8vmscsv',31,'1','Y7x1','315ac6c7','2026-11-30T02:13:14.787+00:00',382);
INSERT INTO "entries" VALUES('ecjch8vmscsv',32,'0','A7-2','4139df0d','2026-11-30T02:13:14.787+00:00',383);
INSERT INTO "entries" VALUES('ecjch8vmscsv',33,'1','Y13-1','779d6744','2026-11-30T02:13:14.788+00:00',383);
INSERT INTO "entries" VALUES('ecjch8vmscsv',34,'0','A4-1','ec71a498','2026-11-30T02:13:14.788+00:00',384);
INSERT INTO "entries" VALUES('ecjch8vmscsv',35,'1','B7-4','c7a693fc','2026-11-30T02:13:14.789+00:00',385);
INSERT INTO "entries" VALUES('ecjch8vmscsv',36,'0','B3x3','ee07f4f1','2026-11-30T02:13:14.789+00:00',385);
INSERT INTO "entries" VALUES('ecjch8vmscsv',37,'1','R8-3','b39d4089','2026-11-30T02:13:14.790+00:00',386);
INSERT INTO "entries" VALUES('ecjch8vmscsv',38,'0','G10-3','7f9b8e3a','2026-11-30T02:13:14.790+00:00',386);
INSERT INTO "entries" VALUES('ecjch8vmscsv',39,'1','R9-3','8e673596','2026-11-30T02:13:14.791+00:00',387);
INSERT INTO "entries" VALUES('ecjch8vmscsv',40,'0','Y5-2','1509f851','2026-11-30T02:13:14.791+00:00',387);
INSERT INTO "entries" VALUES('ecjch8vmscsv',41,'1','R10x3','a15dd433','2026-11-30T02:13:14.792+00:00',387);
INSERT INTO "entries" VALUES('ecjch8vmscsv',42,'0','R1-3','a6028f7b','2026-11-30T02:13:14.792+00:00',388);
INSERT INTO "entries" VALUES('ecjch8vmscsv',43,'1','A1-1','4de0f8bb','2026-11-30T02:13:14.793+00:00',389);
INSERT INTO "entries" VALUES('ecjch8vmscsv',44,'0','G7x3','4c2419d5','2026-11-30T02:13:14.793+00:00',389);
INSERT INTO "entries" VALUES('ecjch8vmscsv',45,'0','B11-1','a5d305ff','2026-11-30T02:13:14.794+00:00',390);
INSERT INTO "entries" VALUES('ecjch8vmscsv',46,'1','R13-3','ef3509e9','2026-11-30T02:13:14.794+00:00',390);
INSERT INTO "entries" VALUES('ecjch8vmscsv',47,'0','R2-3','ee279cd2','2026-11-30T02:13:14.795+00:00',391);
INSERT INTO "entries" VALUES('ecjch8vmscsv',48,'1','Y2x4','445daf88','2026-11-30T02:13:14.796+00:00',391);
INSERT INTO "entries" VALUES('ecjch8vmscsv',49,'supply','Y7 B3 Y3 R10 B5 B7 A4 Y2 G13 Y13 R3 B1 R8 Y6 R5 G7 G2 G10 Y9 Y8 A1 R1 R9 Y12','8fb52880','2026-11-30T02:13:14.796+00:00',391);
INSERT INTO "entries" VALUES('ecjch8vmscsv',50,'0','Y11-4','44b1ee11','2026-11-30T02:13:14.796+00:00',392);
INSERT INTO "entries" VALUES('ecjch8vmscsv',51,'1','G6-4','7bda73eb','2026-11-30T02:13:14.797+00:00',392);
INSERT INTO "entries" VALUES('ecjch8vmscsv',52,'0','R6x4','cb2a5002','2026-11-30T02:13:14.797+00:00',393);
INSERT INTO "entries" VALUES('ecjch8vmscsv',53,'1','Y3-4','2f70c1bb','2026-11-30T02:13:14.798+00:00',393);
INSERT INTO "entries" VALUES('ecjch8vmscsv',54,'0','G12-4','dfc83834','2026-11-30T02:13:14.798+00:00',394);
INSERT INTO "entries" VALUES('ecjch8vmscsv',55,'1','R4x4','4efb05f9','2026-11-30T02:13:14.799+00:00',394);
INSERT INTO "entries" VALUES('ecjch8vmscsv',56,'0','B7x4','1ae07e20','2026-11-30T02:13:14.799+00:00',395);
INSERT INTO "entries" VALUES('ecjch8vmscsv',57,'1','B5-1','2611848f','2026-11-30T02:13:14.800+00:00',395);
INSERT INTO "entries" VALUES('ecjch8vmscsv',58,'1','R12-1','dac28bf3','2026-11-30T02:13:14.800+00:00',396);
INSERT INTO "entries" VALUES('ecjch8vmscsv',59,'0','R10-1','29d6b915','2026-11-30T02:13:14.801+00:00',396);
INSERT INTO "entries" VALUES('ecjch8vmscsv',60,'1','Y13-2','3cfe2d1b','2026-11-30T02:13:14.801+00:00',397);
INSERT INTO "entries" VALUES('ecjch8vmscsv',61,'1','R11-2','1426f929','2026-11-30T02:13:14.802+00:00',397);
INSERT INTO "entries" VALUES('ecjch8vmscsv',62,'0','R3-2','e61d2ed3','2026-11-30T02:13:14.802+00:00',398);
INSERT INTO "entries" VALUES('ecjch8vmscsv',63,'1','B9-1','ead6eb2b','2026-11-30T02:13:14.803+00:00',398);
INSERT INTO "entries" VALUES('ecjch8vmscsv',64,'0','A13x3','65f31638','2026-11-30T02:13:14.803+00:00',399);
INSERT INTO "entries" VALUES('ecjch8vmscsv',65,'1','G13-2','eaca3344','2026-11-30T02:13:14.804+00:00',399);
INSERT INTO "entries" VALUES('ecjch8vmscsv',66,'0','B3-4','04db9780','2026-11-30T02:13:14.804+00:00',400);
INSERT INTO "entries" VALUES('ecjch8vmscsv',67,'bag','G R B Y R R Y Y B Y B Y G G Y Y B Y','2b5ecae0','2026-11-30T02:13:14.804+00:00',400);
INSERT INTO "entries" VALUES('ecjch8vmscsv',68,'0','Y>R','089af4ca','2026-11-30T02:13:14.805+00:00',401);
INSERT INTO "entries" VALUES('ecjch8vmscsv',69,'bag','B R B Y Y Y Y Y Y Y Y R Y G B Y B Y G G','8c97c413','2026-11-30T02:13:14.805+00:00',401);
INSERT INTO "entries" VALUES('ecjch8vmscsv',70,'0','G7x4','1d5b1a81','2026-11-30T02:13:14.806+00:00',401);
INSERT INTO "entries" VALUES('ecjch8vmscsv',71,'1','B1x1','1d819a50','2026-11-30T02:13:14.806+00:00',402);
INSERT INTO "entries" VALUES('ecjch8vmscsv',72,'0','G1-4','f0921190','2026-11-30T02:13:14.807+00:00',402);
INSERT INTO "entries" VALUES('ecjch8vmscsv',73,'1','A4x4','1743915f','2026-11-30T02:13:14.807+00:00',403);
INSERT INTO "entries" VALUES('ecjch8vmscsv',74,'0','A1x4','7b22d587','2026-11-30T02:13:14.808+00:00',403);
INSERT INTO "entries" VALUES('ecjch8vmscsv',75,'1','R5-4','8e2fc51d','2026-11-30T02:13:14.808+00:00',404);
INSERT INTO "entries" VALUES('ecjch8vmscsv',76,'0','R9x4','5b2c7bdf','2026-11-30T02:13:14.809+00:00',405);
INSERT INTO "entries" VALUES('ecjch8vmscsv',77,'supply','G6 R12 Y11 R4 B3 Y13 B1 R6 G12 A7 B7 R10 B5 B11 B9 Y5 A10 Y3','76423fbf','2026-11-30T02:13:14.809+00:00',405);
INSERT INTO "entries" VALUES('ecjch8vmscsv',78,'1','B13x1','e82500f2','2026-11-30T02:13:14.811+00:00',406);
INSERT INTO "entries" VALUES('ecjch8vmscsv',79,'0','G10-2','00751ddc','2026-11-30T02:13:14.811+00:00',407);
INSERT INTO "entries" VALUES('ecjch8vmscsv',80,'0','R7-2','964a25ea','2026-11-30T02:13:14.812+00:00',407);
INSERT INTO "entries" VALUES('ecjch8vmscsv',81,'1','R8x4','6385ccba','2026-11-30T02:13:14.812+00:00',408);
INSERT INTO "entries" VALUES('ecjch8vmscsv',82,'0','R4-4','40d1d67e','2026-11-30T02:13:14.814+00:00',409);
INSERT INTO "entries" VALUES('szkk2nagpy28',2,'0','Y13-2','92b6e9a3','2026-11-30T02:13:14.815+00:00',369);
INSERT INTO "entries" VALUES('szkk2nagpy28',3,'1','R3-3','619c9314','2026-11-30T02:13:14.815+00:00',370);
INSERT INTO "entries" VALUES('szkk2nagpy28',4,'0','G13-1','7a46d2ae','2026-11-30T02:13:14.816+00:00',370);
INSERT INTO "entries" VALUES('szkk2nagpy28',5,'1','A10-4','80b953d0','2026-11-30T02:13:14.817+00:00',371);
INSERT INTO "entries" VALUES('szkk2nagpy28',6,'0','G4x4','5e9f36a2','2026-11-30T02:13:14.817+00:00',372);
INSERT INTO "entries" VALUES('szkk2nagpy28',7,'1','R6x3','244234b7','2026-11-30T02:13:14.818+00:00',372);
INSERT INTO "entries" VALUES('szkk2nagpy28',8,'0','B1-2','4f718e4c','2026-11-30T02:13:14.818+00:00',373);
INSERT INTO "entries" VALUES('szkk2nagpy28',9,'1','Y5x3','29261ee7','2026-11-30T02:13:14.819+00:00',374);
INSERT INTO "entries" VALUES('szkk2nagpy28',10,'0','B5x2','4c8b6244','2026-11-30T02:13:14.820+00:00',374);
INSERT INTO "entries" VALUES('szkk2nagpy28',11,'1','resign','f533c5ab','2026-11-30T02:13:14.821+00:00',375);
INSERT INTO "entries" VALUES('djpcn944mbat',0,'1','K','1fcaf63c','2026-11-30T02:13:14.822+00:00',195);
INSERT INTO "entries" VALUES('djpcn944mbat',1,'0','>B','ac4bd606','2026-11-30T02:13:14.823+00:00',196);
INSERT INTO "entries" VALUES('djpcn944mbat',2,'0','RR','151d9ec4','2026-11-30T02:13:14.824+00:00',197);
INSERT INTO "entries" VALUES('djpcn944mbat',3,'1','>B','6fb3ebd6','2026-11-30T02:13:14.826+00:00',198);
INSERT INTO "entries" VALUES('djpcn944mbat',4,'1','RK','acb1a935','2026-11-30T02:13:14.827+00:00',199);
INSERT INTO "entries" VALUES('djpcn944mbat',5,'0','+P-R','cf13a8ac','2026-11-30T02:13:14.827+00:00',200);
INSERT INTO "entries" VALUES('djpcn944mbat',6,'1','+B-F','3d21e8ae','2026-11-30T02:13:14.828+00:00',201);
INSERT INTO "entries" VALUES('djpcn944mbat',7,'1','R','614d9fef','2026-11-30T02:13:14.829+00:00',201);
INSERT INTO "entries" VALUES('djpcn944mbat',8,'0','>F','f2fe2589','2026-11-30T02:13:14.829+00:00',202);
INSERT INTO "entries" VALUES('djpcn944mbat',9,'1','+','1c9d6dfe','2026-11-30T02:13:14.830+00:00',203);
INSERT INTO "entries" VALUES('djpcn944mbat',10,'0','RK','fceb0978','2026-11-30T02:13:14.831+00:00',204);
INSERT INTO "entries" VALUES('djpcn944mbat',11,'1','W','6a4804d0','2026-11-30T02:13:14.831+00:00',204);
INSERT INTO "entries" VALUES('djpcn944mbat',12,'1','>C','eae7ad08','2026-11-30T02:13:14.832+00:00',205);
INSERT INTO "entries" VALUES('djpcn944mbat',13,'1','OY','0069c162','2026-11-30T02:13:14.833+00:00',205);
INSERT INTO "entries" VALUES('djpcn944mbat',14,'0','>A','bfed5982','2026-11-30T02:13:14.833+00:00',206);
INSERT INTO "entries" VALUES('djpcn944mbat',15,'0','RR','c0fdb7d6','2026-11-30T02:13:14.834+00:00',207);
INSERT INTO "entries" VALUES('djpcn944mbat',16,'1','+J-M','64203711','2026-11-30T02:13:14.835+00:00',207);
INSERT INTO "entries" VALUES('djpcn944mbat',17,'0','+N-O','30499f5f','2026-11-30T02:13:14.835+00:00',208);
INSERT INTO "entries" VALUES('djpcn944mbat',18,'1','>H','80725771','2026-11-30T02:13:14.836+00:00',208);
INSERT INTO "entries" VALUES('djpcn944mbat',19,'1','OO','fc5d1197','2026-11-30T02:13:14.836+00:00',209);
INSERT INTO "entries" VALUES('djpcn944mbat',20,'0','+I-J','d49058df','2026-11-30T02:13:14.837+00:00',210);
INSERT INTO "entries" VALUES('djpcn944mbat',21,'1','+C-D','e3eff76d','2026-11-30T02:13:14.838+00:00',210);
INSERT INTO "entries" VALUES('djpcn944mbat',22,'0','>F','294afe3e','2026-11-30T02:13:14.838+00:00',211);
INSERT INTO "entries" VALUES('djpcn944mbat',23,'0','YY','9bbea2b2','2026-11-30T02:13:14.839+00:00',212);
INSERT INTO "entries" VALUES('djpcn944mbat',24,'1','+F-N','10511000','2026-11-30T02:13:14.840+00:00',212);
INSERT INTO "entries" VALUES('djpcn944mbat',25,'0','>G','7b41cf69','2026-11-30T02:13:14.840+00:00',213);
INSERT INTO "entries" VALUES('djpcn944mbat',26,'0','KK','84efb144','2026-11-30T02:13:14.841+00:00',214);
INSERT INTO "entries" VALUES('djpcn944mbat',27,'1','>L','e93e9100','2026-11-30T02:13:14.841+00:00',214);
INSERT INTO "entries" VALUES('djpcn944mbat',28,'1','BB','593deee1','2026-11-30T02:13:14.842+00:00',215);
INSERT INTO "entries" VALUES('djpcn944mbat',29,'0','>F','1e820d13','2026-11-30T02:13:14.843+00:00',215);
INSERT INTO "entries" VALUES('djpcn944mbat',30,'0','draw','7cb18f39','2026-11-30T02:13:14.849+00:00',220);
INSERT INTO "entries" VALUES('t25eahps78tk',0,'supply','B1 B7 Y9 Y13 G6 R7 G13 G8 A7 Y2 R3 Y8 Y7 G10 G2 R11 G1 A10 Y3 R2 G4 R10 R12 A1 B13 Y6 R1 Y1 Y11 A4 B9 R13 B11 R5 Y5 R8 A13 G12 R6 G7 R9 B3 R4 B5 Y12','58ee413a','2026-11-30T02:13:14.854+00:00',0);
INSERT INTO "entries" VALUES('t25eahps78tk',1,'bag','B B Y G R G R Y R G R R R A Y G Y R Y Y R R G B Y Y R R B G B G G A R Y B R Y B Y A A G A','a492b8d0','2026-11-30T02:13:14.854+00:00',0);
INSERT INTO "entries" VALUES('9yzjkheaq8s8',0,'supply','Y3 G7 R3 B7 A4 B13 A7 G2 R4 Y12 Y8 R7 G13 Y6 A10 A1 Y7 G1 Y2 B11 G4 Y5 R1 R5 B1 A13 Y9 B9 R12 G12 Y1 R6 Y11 R10 G10 R13 R11 R9 R2 Y13 G8 G6 B5 B3 R8','fe4c74ba','2026-11-30T02:13:14.872+00:00',NULL);
INSERT INTO "entries" VALUES('9yzjkheaq8s8',1,'bag','Y B B G Y B B Y Y R Y Y G R Y B B Y R R Y Y R Y G R G G A R A R R B A G A A G R G R G R R','d24c81b4','2026-11-30T02:13:14.872+00:00',NULL);
INSERT INTO "entries" VALUES('9yzjkheaq8s8',2,'1','Y6-3','b2ffc8aa','2026-11-30T02:13:14.872+00:00',NULL);
INSERT INTO "entries" VALUES('9yzjkheaq8s8',3,'0','G2-3','ba8a9f8d','2026-11-30T02:13:14.872+00:00',NULL);
INSERT INTO "entries" VALUES('9yzjkheaq8s8',4,'1','G13-3','7b7d3f6f','2026-11-30T02:13:14.872+00:00',NULL);
INSERT INTO "entries" VALUES('9yzjkheaq8s8',5,'0','R3-4','778aca0f','2026-11-30T02:13:14.872+00:00',NULL);
INSERT INTO "entries" VALUES('9yzjkheaq8s8',6,'1','Y8x3','9409fc84','2026-11-30T02:13:14.872+00:00',NULL);
INSERT INTO "entries" VALUES('9yzjkheaq8s8',7,'0','B11-2','30f7b53b','2026-11-30T02:13:14.872+00:00',NULL);
INSERT INTO "entries" VALUES('9yzjkheaq8s8',8,'1','Y7x1','f78327b1','2026-11-30T02:13:14.872+00:00',NULL);
INSERT INTO "entries" VALUES('9yzjkheaq8s8',9,'0','B7-2','cf46da00','2026-11-30T02:13:14.872+00:00',NULL);
INSERT INTO "entries" VALUES('9yzjkheaq8s8',10,'1','Y12x4','cc41aaef','2026-11-30T02:13:14.872+00:00',NULL);
INSERT INTO "entries" VALUES('9yzjkheaq8s8',11,'0','Y3x4','6e3067f1','2026-11-30T02:13:14.872+00:00',NULL);
INSERT INTO "entries" VALUES('9yzjkheaq8s8',12,'1','B1x4','a1bef976','2026-11-30T02:13:14.872+00:00',NULL);
INSERT INTO "entries" VALUES('9yzjkheaq8s8',13,'0','B13x2','8e75e387','2026-11-30T02:13:14.872+00:00',NULL);
INSERT INTO "entries" VALUES('9yzjkheaq8s8',14,'1','Y9-4','b44ae8fc','2026-11-30T02:13:14.872+00:00',NULL);
INSERT INTO "entries" VALUES('9yzjkheaq8s8',15,'0','R5x4','a3af8df3','2026-11-30T02:13:14.872+00:00',NULL);
INSERT INTO "entries" VALUES('9yzjkheaq8s8',16,'1','Y2-1','75fa3d7b','2026-11-30T02:13:14.872+00:00',NULL);
INSERT INTO "entries" VALUES('9yzjkheaq8s8',17,'0','B9x2','90a9330e','2026-11-30T02:13:14.872+00:00',NULL);
INSERT INTO "entries" VALUES('9yzjkheaq8s8',18,'0','G12x2','8ae95856','2026-11-30T02:13:14.872+00:00',NULL);
INSERT INTO "entries" VALUES('9yzjkheaq8s8',19,'1','Y1-2','830cddb6','2026-11-30T02:13:14.872+00:00',NULL);
INSERT INTO "entries" VALUES('9yzjkheaq8s8',20,'0','Y11-2','8d2d1f18','2026-11-30T02:13:14.872+00:00',NULL);
INSERT INTO "entries" VALUES('9yzjkheaq8s8',21,'1','G4x2','377bc66a','2026-11-30T02:13:14.872+00:00',NULL);
INSERT INTO "entries" VALUES('9yzjkheaq8s8',22,'0','Y5-4','f6c7f36a','2026-11-30T02:13:14.877+00:00',9);
INSERT INTO "entries" VALUES('9yzjkheaq8s8',23,'1','R10-2','322c6570','2026-11-30T02:13:14.878+00:00',10);
INSERT INTO "entries" VALUES('9yzjkheaq8s8',24,'0','R6-2','0896bdd5','2026-11-30T02:13:14.878+00:00',11);
INSERT INTO "entries" VALUES('9yzjkheaq8s8',25,'1','~R7R13A1A10','56cf15d1','2026-11-30T02:13:14.879+00:00',12);
INSERT INTO "entries" VALUES('7uw4dputv534',0,'0','@E','06aa435a','2026-11-30T02:13:14.949+00:00',6);
INSERT INTO "entries" VALUES('7uw4dputv534',1,'1','@J','0cf36f23','2026-11-30T02:13:14.950+00:00',8);
INSERT INTO "entries" VALUES('7uw4dputv534',2,'2','@H','c6ef3939','2026-11-30T02:13:14.951+00:00',9);
INSERT INTO "entries" VALUES('7uw4dputv534',3,'0','>I','0a4041f6','2026-11-30T02:13:14.952+00:00',10);
INSERT INTO "entries" VALUES('7uw4dputv534',4,'1','left cadet','41f1b333','2026-11-30T02:13:14.953+00:00',10);
INSERT INTO "entries" VALUES('7uw4dputv534',5,'0','OK','91e20737','2026-11-30T02:13:14.954+00:00',12);
INSERT INTO "entries" VALUES('7uw4dputv534',6,'1','>I','6632e483','2026-11-30T02:13:14.955+00:00',13);
INSERT INTO "entries" VALUES('zq83nr7wstf5',0,'supply','R2 B3 Y13 G6 B1 B11 R5 Y12 R4 R8 Y1 R12 A7 Y11 Y6 G13 Y5 R10 Y7 B5 G1 G2 Y2 G12 B9 Y8 A13 R6 B13 A1 A10 G10 R1 G8 Y9 R13 Y3 A4 R9 B7 R11 G7 R3 R7 G4','583b08d7','2026-11-30T02:13:14.965+00:00',1);
INSERT INTO "entries" VALUES('zq83nr7wstf5',1,'bag','R Y R A R G Y B G B G B G B A Y A R A Y R R R Y R R G B Y G G Y Y R R B Y A R Y R G G Y B','204b2022','2026-11-30T02:13:14.965+00:00',1);
INSERT INTO "entries" VALUES('zq83nr7wstf5',2,'1','R8-3','252c9b0f','2026-11-30T02:13:14.968+00:00',5);
INSERT INTO "entries" VALUES('zq83nr7wstf5',3,'0','B1x4','6d237c30','2026-11-30T02:13:14.969+00:00',6);
INSERT INTO "entries" VALUES('zq83nr7wstf5',4,'1','Y1-4','743294d6','2026-11-30T02:13:14.969+00:00',7);
INSERT INTO "entries" VALUES('5398af85f6b4',0,'supply','A4 G1 B13 B11 R3 A7 Y5 B7 R4 Y1 Y12 R6 G6 G4 G7 R8 R2 G12 G8 Y2 Y7 Y13 G10 R11 R9 R13 B5 Y3 R1 Y8 Y6 A10 R12 B9 Y9 A1 A13 G13 R7 Y11 B1 R10 B3 G2 R5','8f4157c8','2026-11-30T02:13:14.972+00:00',0);
INSERT INTO "entries" VALUES('5398af85f6b4',1,'bag','R G B G B R Y Y R R G A Y Y G R B Y R R A G G Y A Y G R A R G B G Y B R Y R B Y R Y R B A','c7835239','2026-11-30T02:13:14.972+00:00',0);
INSERT INTO "entries" VALUES('hysdn4v9j3zd',0,'0','@M','6a57134e','2026-11-30T02:13:14.983+00:00',6);
INSERT INTO "entries" VALUES('hysdn4v9j3zd',1,'1','@P','d80de7f7','2026-11-30T02:13:14.983+00:00',7);
INSERT INTO "entries" VALUES('hysdn4v9j3zd',2,'0','>I','9454e411','2026-11-30T02:13:14.985+00:00',8);
INSERT INTO "entries" VALUES('hysdn4v9j3zd',3,'0','YW','6776c025','2026-11-30T02:13:14.985+00:00',9);
INSERT INTO "entries" VALUES('hysdn4v9j3zd',4,'0','takeback 1','097d42bc','2026-11-30T02:13:15.004+00:00',26);
INSERT INTO "entries" VALUES('f3e8ku926vrb',0,'supply','R9 B1 Y8 B13 A13 G6 G1 R3 Y12 Y11 R5 Y13 A4 Y6 R12 Y1 A1 G10 G7 R10 A10 R8 Y5 R7 R4 R11 R2 R6 Y7 R13 B7 G13 G2 B9 B5 G8 Y2 Y9 G4 A7 R1 B11 Y3 G12 B3','654cb1e7','2026-11-30T02:13:15.029+00:00',0);
INSERT INTO "entries" VALUES('f3e8ku926vrb',1,'bag','Y G A R Y A Y R B Y G B R Y Y R G G R Y G R R R A G Y B Y Y A Y R G B R R B B R R A B G G','2bb50eaf','2026-11-30T02:13:15.029+00:00',0);
INSERT INTO "entries" VALUES('f3e8ku926vrb',2,'0','resign','64973653','2026-11-30T02:13:15.032+00:00',5);
INSERT INTO "entries" VALUES('defe8599a915',0,'supply','Y6 Y12 R10 R8 G10 G1 G8 G7 R5 B13 Y3 Y9 B11 G12 B1 R12 B7 R1 A7 A4 G6 R9 B3 Y7 B5 Y5 B9 Y11 Y13 R2 Y1 Y2 G4 R6 R7 R11 A13 R13 G13 R4 G2 Y8 A10 A1 R3','85fb5633','2026-11-30T02:13:15.039+00:00',0);
INSERT INTO "entries" VALUES('defe8599a915',1,'bag','G Y R G R R R R Y R B R B G R R Y A A G G R B A Y B Y A A Y G G G Y Y B Y G B B R Y R Y R','a78e5590','2026-11-30T02:13:15.039+00:00',1);
INSERT INTO "entries" VALUES('defe8599a915',2,'1','R5x2','f0661e75','2026-11-30T02:13:15.043+00:00',5);
INSERT INTO "entries" VALUES('defe8599a915',3,'0','R10-3','3a3794ae','2026-11-30T02:13:15.044+00:00',7);
INSERT INTO "entries" VALUES('defe8599a915',4,'1','R12-4','eef218ef','2026-11-30T02:13:15.045+00:00',7);
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
INSERT INTO "matches" VALUES('af2kb7jkujk6','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'BCDBBE9045294008C8A54EB412D9F8FB10224796C93FBA637F3143546BB9A59E','2026-11-30T02:13:13.761+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 86400000, "since": 936}','2026-12-02T02:13:14.697+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,15,14,12,'2026-11-30T02:13:14.697+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('exhc2xc9s4e2','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'28F8E800DFFA0554B08602E694D4B3081E0CAF1BB709BB45C9EB820475C5EE7B','2026-11-30T02:13:14.388+00:00',NULL,NULL,'["guest", "guest"]','[[7, 0, "offered"], [7, 0, "hint"]]',1,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,8,7,5,'2026-11-30T02:13:14.765+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('ecjch8vmscsv','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'658C2FA3F92D20B2220CA9DAE257C2CEF7BBA76EC251B5A83D71EF8768E31AE9','2026-11-30T02:13:14.404+00:00','2026-11-30T02:13:14.813+00:00','[[1], "trophies"]','["random", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,77,83,76,'2026-11-30T02:13:14.813+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('szkk2nagpy28','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','1.0.0',0,0,X'0F87D0ADA495FEE43A57ABB879533DF0EF8DA74E054CA6E3F63587CF3BD48494','2026-11-30T02:13:14.445+00:00','2026-11-30T02:13:14.820+00:00','[[0], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1899998, 1879997], "quota": [7000, 7000], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,13,12,9,'2026-11-30T02:13:14.820+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('2mnt36rkyq4s','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'A31E1F54AC64961125BE094F4DF7199EB6AD96F9453F7B2F6D8D1EBD4AD9B5D0','2026-11-30T02:13:14.550+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,14,12,12,'2026-11-30T02:13:14.760+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('djpcn944mbat','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'C2F953005CE7445BBDA8C0228AC9D10B8E673F458BE7C2E497B7038DBCBEA4DF','2026-11-30T02:13:14.627+00:00','2026-11-30T02:13:14.848+00:00','[[], "agreement"]','["guest", "guest"]','[[30, 1, "offered"]]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,33,31,30,'2026-11-30T02:13:14.848+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('t25eahps78tk','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'9C4D224C10650FEFE9E75717673160C75ACD32166E4BA0696ED602F7DA14E181','2026-11-30T02:13:14.850+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T02:13:14.850+00:00','anna',0,NULL,NULL,NULL,NULL,NULL,2,2,0,'2026-11-30T02:13:14.853+00:00',1,'[]',1,0);
INSERT INTO "matches" VALUES('9yzjkheaq8s8','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'5ADB199BB0AFED09A9A0938C81BDE9FD27C3F45463A8AAF9698C308FB220478E','2026-11-30T02:13:14.867+00:00',NULL,NULL,'["guest", "random"]','[]',0,'{"match": "ecjch8vmscsv", "ply": 22, "dealt": [36, 15]}',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,4,26,24,'2026-11-30T02:13:14.879+00:00',1,'[]',0,0);
INSERT INTO "matches" VALUES('7uw4dputv534','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 3, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'DB1EFFF5349139522442A59910873D5D2E2F3BE97A41F49C06560B98064E0992','2026-11-30T02:13:14.942+00:00',NULL,NULL,'["guest", "guest", "guest"]','[[5, 1, "returned"]]',0,NULL,'30+20','{"left": [1800000, 1800000, 1800000], "quota": [3000, 3000, 3000], "forgiven": [0, 0, 0], "seat": 1, "is_first": false, "free": 0, "since": 39}','2026-11-30T02:43:16.981+00:00',NULL,0,'cadet',NULL,NULL,NULL,NULL,10,7,6,'2026-11-30T02:13:14.955+00:00',1,'[[1, "left", "cadet"]]',0,0);
INSERT INTO "matches" VALUES('zq83nr7wstf5','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'1E0FDAE8E0B7DBD26EF3F7886D361ADDA7FB97196FCE369BB53584BFCEA03D05','2026-11-30T02:13:14.962+00:00',NULL,NULL,'["guest", "program"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,3,5,3,'2026-11-30T02:13:14.969+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('5398af85f6b4','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'CB457EB06A93311C97D3C7A200027EEB2371E15898B02169CF407772066577A6','2026-11-30T02:13:14.970+00:00',NULL,NULL,'["open", "guest"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T02:13:14.970+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,0,2,0,'2026-11-30T02:13:14.971+00:00',1,'[]',1,0);
INSERT INTO "matches" VALUES('hysdn4v9j3zd','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'85CFFE0FAC3F80049F61C4C5287786D7520FC5CCB6F9486840796FB613E9075F','2026-11-30T02:13:14.976+00:00',NULL,NULL,'["guest", "guest"]','[[4, 0, "asked"], [4, 1, "agreed"], [5, 0, "time"], [5, 1, "thanks"]]',0,NULL,'30+20','{"left": [1819998, 1834983], "quota": [6000, 4000], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 0, "since": 26}','2026-11-30T02:43:37.000+00:00',NULL,0,NULL,'{"length": 3, "won": [2, 0]}',NULL,NULL,NULL,10,5,5,'2026-11-30T02:13:15.002+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('f3e8ku926vrb','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','2026-11-30T02:13:15.026+00:00','2026-11-30T02:13:15.031+00:00','[[1], "resignation"]','["guest", "cadet"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,'2026-06-01',2,3,0,'2026-11-30T02:13:15.031+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('defe8599a915','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'A9B4E2D4E5F51BF49C6D3324972E00E6A407524F64DE5760CB4AB52968EF1C6F','2026-11-30T02:13:15.037+00:00',NULL,NULL,'["guest", "random"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,'["K\u00e4se & \ud83e\uddc0", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"]',NULL,3,5,3,'2026-11-30T02:13:15.044+00:00',0,'[]',0,0);
CREATE TABLE mutes (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "mutes" VALUES('anna','ben','2026-11-30T02:13:15.009+00:00');
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
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','af2kb7jkujk6','12','anna','turn','2026-11-30T02:13:14.961+00:00',NULL,0);
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','djpcn944mbat','over','anna','result','2026-11-30T02:13:14.962+00:00',NULL,0);
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','szkk2nagpy28','over','anna','result','2026-11-30T02:13:14.962+00:00',NULL,0);
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','ecjch8vmscsv','over','anna','result','2026-11-30T02:13:14.962+00:00',NULL,0);
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
INSERT INTO "passkeys" VALUES('0000000000000000000000000000000000000000000000000000000000000000','a36a75d8a90266a5d557f722ee583e8cd',X'0001',X'02',3,'localhost','Laptop',0,'2026-11-30T02:13:14.931+00:00',NULL);
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
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-30T02:13:14.353+00:00','2026-11-30T02:13:14.886+00:00',NULL,NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-30T02:13:14.390+00:00','2026-11-30T02:13:14.390+00:00',NULL,NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-30T02:13:14.437+00:00','2026-11-30T02:13:14.437+00:00',NULL,NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-30T02:13:14.853+00:00','2026-11-30T02:13:14.884+00:00','anna',NULL);
INSERT INTO "players" VALUES('p5361b0c82c07d28e8e5b2b88fd4b6c85','program','Zephyr','2026-11-30T02:13:14.922+00:00','2026-11-30T02:13:14.922+00:00',NULL,NULL);
INSERT INTO "players" VALUES('a36a75d8a90266a5d557f722ee583e8cd','account','Dora','2026-11-30T02:13:14.930+00:00','2026-11-30T02:13:14.930+00:00',NULL,NULL);
INSERT INTO "players" VALUES('wilhelmine','guest','Balloonist 1651','2026-11-30T02:13:14.933+00:00','2026-11-30T02:13:14.934+00:00',NULL,'WWWWWWWWWWWWWWWWWWWWWWWW');
INSERT INTO "players" VALUES('emil','guest','Emil','2026-11-30T02:13:14.942+00:00','2026-11-30T02:13:14.942+00:00',NULL,NULL);
INSERT INTO "players" VALUES('cadet','bot',NULL,'2026-11-30T02:13:15.028+00:00','2026-11-30T02:13:15.028+00:00',NULL,NULL);
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
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-30T02:13:14.882+00:00','2026-11-30T02:13:14.883+00:00',NULL,'2026-11-30T03:13:14.885+00:00','0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-30T02:13:14.884+00:00','2026-11-30T02:13:14.884+00:00',NULL,NULL,'1b94c4356895c3a0',NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-30T02:13:14.885+00:00','2026-11-30T02:13:14.886+00:00',NULL,NULL,'0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('4778dd0e08b227676b3c75a09603797d428dc437f46f8882cc55a848ee40a22c','a36a75d8a90266a5d557f722ee583e8cd','2026-11-30T02:13:14.931+00:00','2026-11-30T02:13:14.931+00:00',NULL,NULL,'4778dd0e08b22767','Firefox, Linux');
INSERT INTO "proofs" VALUES('17b7b4dce9ce7de46d7938f26213f0382d04145da13cfa02a3c60fdd2102b8c1','wilhelmine','2026-11-30T02:13:14.934+00:00','2026-11-30T02:13:14.934+00:00',NULL,NULL,'17b7b4dce9ce7de4',NULL);
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
INSERT INTO "ratings" VALUES('szkk2nagpy28',0,'anna','balloon-cup','classical',0,'2026-11-30T02:13:14.864+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
INSERT INTO "ratings" VALUES('szkk2nagpy28',1,'ben','balloon-cup','classical',0,'2026-11-30T02:13:14.864+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
CREATE TABLE recoveries (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "recoveries" VALUES('70ab385079380ef5d007a9cf37326b5b07e9ff2783c322bf9c15db6241cb33b7','a36a75d8a90266a5d557f722ee583e8cd');
INSERT INTO "recoveries" VALUES('c7298aa60ae606ef2a60ef1877d0c6d979afe8f9808458f79b0a6247496fadb2','a36a75d8a90266a5d557f722ee583e8cd');
INSERT INTO "recoveries" VALUES('f2f23c292bffb35284d4054b4146e93a2b6c115c8e3d4945607e840010d71984','a36a75d8a90266a5d557f722ee583e8cd');
INSERT INTO "recoveries" VALUES('26701458f0f3ed06c4f0146de1f089fa75dc89c3d4c73393efff10c7be39d08c','a36a75d8a90266a5d557f722ee583e8cd');
INSERT INTO "recoveries" VALUES('35ffc65434e8842370ca973032ac916e829abbeb090fe0cbf9b3036b434b152e','a36a75d8a90266a5d557f722ee583e8cd');
INSERT INTO "recoveries" VALUES('f3358e343f0b8d509b34913b71c221bab98090668d43a4365fc152380d18051f','a36a75d8a90266a5d557f722ee583e8cd');
INSERT INTO "recoveries" VALUES('995222fb113d1253009c36de9dba74db2e77deff16098639b4c5c09fa37ee678','a36a75d8a90266a5d557f722ee583e8cd');
INSERT INTO "recoveries" VALUES('72e4dfcecaf2d0e97c9efd76d8ed028dff682262efd07016239f442a91859ff3','a36a75d8a90266a5d557f722ee583e8cd');
CREATE TABLE reports (
	player VARCHAR(40) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, name), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "reports" VALUES('anna','Ben','2026-11-30T02:13:14.937+00:00');
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
INSERT INTO "seats" VALUES('af2kb7jkujk6',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('af2kb7jkujk6',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('exhc2xc9s4e2',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('exhc2xc9s4e2',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('ecjch8vmscsv',0,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('ecjch8vmscsv',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('szkk2nagpy28',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('szkk2nagpy28',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('2mnt36rkyq4s',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('2mnt36rkyq4s',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('djpcn944mbat',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('djpcn944mbat',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('t25eahps78tk',0,'guest','anna','Carl',NULL,NULL);
INSERT INTO "seats" VALUES('t25eahps78tk',1,'open',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('9yzjkheaq8s8',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('9yzjkheaq8s8',1,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('7uw4dputv534',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('7uw4dputv534',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('7uw4dputv534',2,'guest','emil','Emil',NULL,NULL);
INSERT INTO "seats" VALUES('zq83nr7wstf5',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('zq83nr7wstf5',1,'program','p5361b0c82c07d28e8e5b2b88fd4b6c85','Zephyr','Anna',NULL);
INSERT INTO "seats" VALUES('5398af85f6b4',0,'open',NULL,'Emil',NULL,'emil');
INSERT INTO "seats" VALUES('5398af85f6b4',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('hysdn4v9j3zd',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('hysdn4v9j3zd',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('f3e8ku926vrb',0,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('f3e8ku926vrb',1,'bot','cadet',NULL,NULL,NULL);
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
INSERT INTO "subscriptions" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','anna','webhook','https://bots.example/hook',NULL,X'7373737373737373737373737373737373737373737373737373737373737373','de','2026-11-30T02:13:14.955+00:00',NULL,0);
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
INSERT INTO "tokens" VALUES('114dd692e0a52eccd8e51eb3acae8429682bb58aba0e5af8f03b99f33c66162c','p5361b0c82c07d28e8e5b2b88fd4b6c85','anna','read play','2026-11-30T02:13:14.923+00:00','2026-11-30T02:13:14.923+00:00',NULL,'2026-11-30T02:13:14.929+00:00');
INSERT INTO "tokens" VALUES('51927bd8980e27d8627c3f1c22cece2cdbc362c902a74e358ad0c7acbceb4502','p5361b0c82c07d28e8e5b2b88fd4b6c85','anna','read','2026-11-30T02:13:14.924+00:00','2026-11-30T02:13:14.928+00:00','0011',NULL);
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
INSERT INTO "tries" VALUES('2026-06-01','balloon-cup','ben','f3e8ku926vrb',0,'2026-11-30T02:13:15.031+00:00',NULL,NULL,NULL);
CREATE TABLE verdicts (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	is_kept INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness)
);
INSERT INTO "verdicts" VALUES('wwwwwwwwwwwwwwwwwwwwwwww','WWWWWWWWWWWWWWWWWWWWWWWW',0,'2026-11-30T02:13:14.937+00:00');
CREATE INDEX ix_matches_awaits_rating ON matches (ended_at, id) WHERE awaits_rating = 1;
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_matches_running ON matches (id) WHERE ended_at IS NULL;
CREATE INDEX ix_matches_offered ON matches (begun_at, id) WHERE offered_by IS NOT NULL AND free_seats > 0 AND deadline IS NOT NULL;
CREATE INDEX ix_matches_ended ON matches (game, control, ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX ix_proofs_player ON proofs (player);
CREATE INDEX ix_recoveries_player ON recoveries (player);
CREATE INDEX ix_passkeys_player ON passkeys (player);
CREATE INDEX ix_tokens_owner ON tokens (owner);
CREATE INDEX ix_tokens_program ON tokens (program);
CREATE INDEX ix_seats_kept_for ON seats (kept_for);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_ratings_player ON ratings (player, game, speed, number);
CREATE INDEX ix_tries_player ON tries (player, day);
CREATE INDEX ix_tries_running ON tries ("match") WHERE tries.ended_at IS NULL;
CREATE INDEX ix_subscriptions_player ON subscriptions (player);
CREATE INDEX ix_notices_due ON notices (due) WHERE due IS NOT NULL;
CREATE INDEX ix_notices_match ON notices ("match");
CREATE INDEX ix_notices_player ON notices (player);
COMMIT;
