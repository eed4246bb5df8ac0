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
INSERT INTO "accounts" VALUES('a13d7938ce1ff6b854c8dcc85e230a0ca','dora','$argon2id$none',NULL,NULL,0);
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
INSERT INTO "attempts" VALUES('0011',1,'2026-11-30T02:04:31.753+00:00');
CREATE TABLE blocks (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "blocks" VALUES('a13d7938ce1ff6b854c8dcc85e230a0ca','ben','2026-11-30T01:49:31.744+00:00');
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
INSERT INTO "entries" VALUES('mszbskdtfwzp',0,'supply','B1 R9 R6 R1 B3 Y6 R10 A13 A10 G2 R2 Y12 R8 A7 B9 G12 R7 R4 Y2 R12 Y3 G6 R3 Y11 B13 Y7 R13 A1 A4 Y8 Y13 R11 B5 Y1 B11 G1 G8 B7 Y5 G7 R5 G10 G4 Y9 G13','a47a061f','2026-11-30T01:49:30.882+00:00',1695);
INSERT INTO "entries" VALUES('mszbskdtfwzp',1,'bag','R B G R R Y G B Y G G A G B R Y B G A R G R A G Y Y Y B B A R R R R Y R A Y G Y R Y R Y B','cc5d8019','2026-11-30T01:49:30.882+00:00',1695);
INSERT INTO "entries" VALUES('jnjyu8pq9hny',0,'supply','R6 R10 R4 R13 Y13 A1 Y11 G6 G13 Y7 A7 Y12 R5 Y8 Y6 B5 A4 Y3 B1 R7 R1 G1 A10 A13 G12 R2 Y5 R8 R9 B11 Y2 G7 B9 G4 G2 R3 B13 R11 G8 Y1 Y9 R12 B7 B3 G10','d797c02d','2026-11-30T01:49:30.894+00:00',0);
INSERT INTO "entries" VALUES('jnjyu8pq9hny',1,'bag','Y B A R B R G R R Y Y B A G R G B R Y G Y G G A A R Y B Y R B R R G Y Y R G R R B A Y Y G','a5105d86','2026-11-30T01:49:30.894+00:00',0);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',0,'supply','Y3 B1 G2 R9 G10 R6 R5 G1 B11 Y8 Y12 G6 Y7 G4 R11 Y6 G7 R10 Y13 B13 A7 Y1 A1 R2 R3 R7 A10 A4 Y5 Y2 R8 G13 Y11 B7 A13 Y9 G12 R13 B3 B5 R4 R1 R12 G8 B9','02990e14','2026-11-30T01:49:30.910+00:00',0);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',1,'bag','G Y R R G B A G R R A Y Y B Y G G Y A A R B G Y R Y Y R R R A Y R G Y G G R B B Y R R B B','a4c2e2e6','2026-11-30T01:49:30.910+00:00',0);
INSERT INTO "entries" VALUES('rqzpbmyax8xp',0,'supply','Y13 Y8 R7 R9 A1 R6 B3 B7 G6 G2 Y11 G8 Y5 G10 B13 Y3 G4 R11 B5 Y6 Y12 Y1 B1 R8 R10 Y2 A10 G1 A13 R5 B11 Y9 R12 R13 G13 G12 B9 A4 R4 R1 R2 R3 G7 Y7 A7','d229a88b','2026-11-30T01:49:30.916+00:00',0);
INSERT INTO "entries" VALUES('rqzpbmyax8xp',1,'bag','G Y R R R R Y B R R B G B Y A B Y A A R Y G B Y Y A Y R G A G G B G G R Y R G R Y Y R B R','7b19b976','2026-11-30T01:49:30.916+00:00',0);
INSERT INTO "entries" VALUES('mszbskdtfwzp',2,'0','R10-3','c2ba6c5f','2026-11-30T01:49:31.353+00:00',2175);
INSERT INTO "entries" VALUES('mszbskdtfwzp',3,'1','G12x2','1d47f97d','2026-11-30T01:49:31.355+00:00',2186);
INSERT INTO "entries" VALUES('mszbskdtfwzp',4,'0','B3x4','3f863955','2026-11-30T01:49:31.360+00:00',2187);
INSERT INTO "entries" VALUES('mszbskdtfwzp',5,'1','Y12-4','06d9c921','2026-11-30T01:49:31.361+00:00',2193);
INSERT INTO "entries" VALUES('mszbskdtfwzp',6,'0','R9-3','44ed9b06','2026-11-30T01:49:31.362+00:00',2194);
INSERT INTO "entries" VALUES('mszbskdtfwzp',7,'1','B9x2','ed8d1671','2026-11-30T01:49:31.363+00:00',2194);
INSERT INTO "entries" VALUES('mszbskdtfwzp',8,'0','B1x2','858d58ad','2026-11-30T01:49:31.364+00:00',2195);
INSERT INTO "entries" VALUES('mszbskdtfwzp',9,'1','R8-1','93574fe9','2026-11-30T01:49:31.364+00:00',2196);
INSERT INTO "entries" VALUES('mszbskdtfwzp',10,'0','R6x3','29dddf71','2026-11-30T01:49:31.365+00:00',2197);
INSERT INTO "entries" VALUES('mszbskdtfwzp',11,'1','G6-2','8c4ca408','2026-11-30T01:49:31.365+00:00',2197);
INSERT INTO "entries" VALUES('mszbskdtfwzp',12,'1','A7-2','8c891f5e','2026-11-30T01:49:31.366+00:00',2198);
INSERT INTO "entries" VALUES('mszbskdtfwzp',13,'0','B13-4','192d75bc','2026-11-30T01:49:31.367+00:00',2198);
INSERT INTO "entries" VALUES('fancwagbwkjs',0,'0','@F','5ba24517','2026-11-30T01:49:31.422+00:00',225);
INSERT INTO "entries" VALUES('fancwagbwkjs',1,'1','@D','aded8ffb','2026-11-30T01:49:31.428+00:00',228);
INSERT INTO "entries" VALUES('fancwagbwkjs',2,'0','>K','b3f0b255','2026-11-30T01:49:31.431+00:00',235);
INSERT INTO "entries" VALUES('fancwagbwkjs',3,'0','YB','3af3cd70','2026-11-30T01:49:31.432+00:00',236);
INSERT INTO "entries" VALUES('fancwagbwkjs',4,'1','>C','2918c4e3','2026-11-30T01:49:31.433+00:00',237);
INSERT INTO "entries" VALUES('fancwagbwkjs',5,'1','OY','d57183ba','2026-11-30T01:49:31.433+00:00',238);
INSERT INTO "entries" VALUES('fancwagbwkjs',6,'0','Y','f4eafe8a','2026-11-30T01:49:31.434+00:00',239);
INSERT INTO "entries" VALUES('fancwagbwkjs',7,'0','>F','393587b7','2026-11-30T01:49:31.435+00:00',240);
INSERT INTO "entries" VALUES('fancwagbwkjs',8,'0','YY','39769c66','2026-11-30T01:49:31.435+00:00',240);
INSERT INTO "entries" VALUES('fancwagbwkjs',9,'1','Y','811dd1e8','2026-11-30T01:49:31.436+00:00',241);
INSERT INTO "entries" VALUES('fancwagbwkjs',10,'1','+F-K','0506f457','2026-11-30T01:49:31.437+00:00',242);
INSERT INTO "entries" VALUES('fancwagbwkjs',11,'0','+N-Q','bc61cfdb','2026-11-30T01:49:31.438+00:00',242);
INSERT INTO "entries" VALUES('jnjyu8pq9hny',2,'1','G13-4','6bb1bf95','2026-11-30T01:49:31.438+00:00',547);
INSERT INTO "entries" VALUES('jnjyu8pq9hny',3,'0','R6x3','ca6379c7','2026-11-30T01:49:31.439+00:00',547);
INSERT INTO "entries" VALUES('jnjyu8pq9hny',4,'1','Y12x4','2add8e21','2026-11-30T01:49:31.439+00:00',548);
INSERT INTO "entries" VALUES('jnjyu8pq9hny',5,'0','R4-3','ebd898da','2026-11-30T01:49:31.440+00:00',549);
INSERT INTO "entries" VALUES('jnjyu8pq9hny',6,'1','B1x3','9ca2d075','2026-11-30T01:49:31.440+00:00',549);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',2,'1','R11-3','2142e328','2026-11-30T01:49:31.442+00:00',535);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',3,'0','R5-4','dd9e351a','2026-11-30T01:49:31.443+00:00',535);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',4,'1','Y6x2','079f685b','2026-11-30T01:49:31.443+00:00',536);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',5,'0','R10-3','7cf1184e','2026-11-30T01:49:31.444+00:00',536);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',6,'1','G4x3','9b05dd7c','2026-11-30T01:49:31.444+00:00',537);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',7,'0','G10-1','c99e4b82','2026-11-30T01:49:31.445+00:00',538);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',8,'1','Y7-2','01b2bcc8','2026-11-30T01:49:31.445+00:00',538);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',9,'0','G2-4','63782112','2026-11-30T01:49:31.446+00:00',539);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',10,'1','G7-4','28853245','2026-11-30T01:49:31.446+00:00',539);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',11,'0','B1-3','c794e266','2026-11-30T01:49:31.447+00:00',540);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',12,'1','A7-4','87731d7f','2026-11-30T01:49:31.448+00:00',540);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',13,'0','R6-4','b09e44ba','2026-11-30T01:49:31.449+00:00',541);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',14,'1','G6-1','9caa034e','2026-11-30T01:49:31.450+00:00',542);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',15,'0','B13x3','d7ff8cb7','2026-11-30T01:49:31.450+00:00',543);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',16,'1','A1x1','5ca922a0','2026-11-30T01:49:31.451+00:00',544);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',17,'0','R9x2','cae799ff','2026-11-30T01:49:31.452+00:00',545);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',18,'1','R3x2','954ea218','2026-11-30T01:49:31.452+00:00',545);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',19,'0','A4x1','3f6a0c1d','2026-11-30T01:49:31.453+00:00',546);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',20,'0','R7x4','7a733df5','2026-11-30T01:49:31.454+00:00',546);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',21,'1','Y12-2','b5ac0713','2026-11-30T01:49:31.454+00:00',547);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',22,'0','B7x1','ec2d234e','2026-11-30T01:49:31.455+00:00',547);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',23,'1','Y8x2','1cb048cd','2026-11-30T01:49:31.455+00:00',548);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',24,'0','Y3x2','48405842','2026-11-30T01:49:31.456+00:00',548);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',25,'1','R13-4','52844f29','2026-11-30T01:49:31.456+00:00',549);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',26,'0','B3-1','1018f492','2026-11-30T01:49:31.457+00:00',550);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',27,'1','Y9x1','aee32c85','2026-11-30T01:49:31.457+00:00',550);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',28,'0','G12x3','98963566','2026-11-30T01:49:31.458+00:00',551);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',29,'1','A10x4','59e5505b','2026-11-30T01:49:31.459+00:00',551);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',30,'0','Y1-2','d0118380','2026-11-30T01:49:31.459+00:00',552);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',31,'1','Y13x2','7b4d5997','2026-11-30T01:49:31.461+00:00',553);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',32,'supply','B13 R13 G4 R3 Y12 R9 G10 G6 R6 R5 G2 B3 Y1 Y7 A7 A4 Y8 G7 R7 Y6 R11 B1 A10 A1 G12 B7 R10 Y3','ecb25abb','2026-11-30T01:49:31.461+00:00',553);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',33,'0','Y2x3','6d939c5d','2026-11-30T01:49:31.462+00:00',554);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',34,'1','R1-4','8383dff7','2026-11-30T01:49:31.462+00:00',555);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',35,'0','R12-4','3c3a039c','2026-11-30T01:49:31.463+00:00',555);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',36,'1','B13-4','afe6a122','2026-11-30T01:49:31.463+00:00',556);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',37,'0','G1x2','dfa52934','2026-11-30T01:49:31.464+00:00',556);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',38,'1','G8x2','6292dcab','2026-11-30T01:49:31.464+00:00',557);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',39,'0','G13-3','b1fa83bb','2026-11-30T01:49:31.465+00:00',558);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',40,'1','B5x4','307fd5c1','2026-11-30T01:49:31.465+00:00',558);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',41,'0','A13-4','ba89c797','2026-11-30T01:49:31.466+00:00',559);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',42,'1','Y12-1','9b3a8d2d','2026-11-30T01:49:31.466+00:00',559);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',43,'0','R2x1','3ee9850a','2026-11-30T01:49:31.467+00:00',560);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',44,'1','R6x1','111062b2','2026-11-30T01:49:31.467+00:00',560);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',45,'0','G6-3','de0166b3','2026-11-30T01:49:31.468+00:00',561);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',46,'1','Y1x3','f813a107','2026-11-30T01:49:31.469+00:00',561);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',47,'0','Y7-1','32e320be','2026-11-30T01:49:31.470+00:00',563);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',48,'1','Y5-1','4028f27f','2026-11-30T01:49:31.471+00:00',564);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',49,'1','G4-3','7c5d77b0','2026-11-30T01:49:31.472+00:00',564);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',50,'0','A4x4','18edcb49','2026-11-30T01:49:31.472+00:00',565);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',51,'1','G2-3','1ca368b3','2026-11-30T01:49:31.473+00:00',565);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',52,'1','Y8x1','ccaf05a1','2026-11-30T01:49:31.473+00:00',566);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',53,'0','R3x3','8b5950d5','2026-11-30T01:49:31.474+00:00',566);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',54,'1','A7x4','cb976130','2026-11-30T01:49:31.474+00:00',567);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',55,'0','R5x3','3b89f012','2026-11-30T01:49:31.475+00:00',567);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',56,'1','Y6-1','56f20409','2026-11-30T01:49:31.475+00:00',568);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',57,'0','R9x3','e84ea186','2026-11-30T01:49:31.476+00:00',569);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',58,'1','R8x3','544827a3','2026-11-30T01:49:31.477+00:00',569);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',59,'0','R13-3','c439702e','2026-11-30T01:49:31.478+00:00',570);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',60,'1','Y11-2','745f6186','2026-11-30T01:49:31.479+00:00',571);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',61,'supply','G8 G2 Y13 Y7 G13 Y6 G4 Y2 Y9 Y1 G6 R6 R2 G1 Y11 Y12 Y5 Y8','059ef4d1','2026-11-30T01:49:31.479+00:00',572);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',62,'1','R10-2','d1551991','2026-11-30T01:49:31.479+00:00',572);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',63,'0','A1-1','f99a21ae','2026-11-30T01:49:31.480+00:00',573);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',64,'1','R11x2','eb29a6d8','2026-11-30T01:49:31.481+00:00',573);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',65,'0','R7-3','2217afeb','2026-11-30T01:49:31.481+00:00',574);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',66,'bag','R G B R R B R R R R Y B R R B R','564e353c','2026-11-30T01:49:31.481+00:00',574);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',67,'0','Y3x3','780cd5f6','2026-11-30T01:49:31.482+00:00',575);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',68,'1','G12-3','08018d58','2026-11-30T01:49:31.482+00:00',575);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',69,'0','Y6x2','802a7b05','2026-11-30T01:49:31.483+00:00',576);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',70,'1','Y7x2','7536c9af','2026-11-30T01:49:31.483+00:00',576);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',71,'0','R4-2','aa97f058','2026-11-30T01:49:31.484+00:00',577);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',72,'1','G8x2','a2b94d3e','2026-11-30T01:49:31.484+00:00',577);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',73,'0','G13x2','968a807a','2026-11-30T01:49:31.485+00:00',578);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',74,'1','G2x3','1df00b5b','2026-11-30T01:49:31.485+00:00',578);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',75,'0','Y1-3','4fc66325','2026-11-30T01:49:31.486+00:00',579);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',76,'1','G10-3','27a94a33','2026-11-30T01:49:31.486+00:00',579);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',77,'0','R6x2','c148e371','2026-11-30T01:49:31.488+00:00',581);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',78,'0','B1x2','29a6bb24','2026-11-30T01:49:31.489+00:00',581);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',79,'1','A10-1','d9042c78','2026-11-30T01:49:31.490+00:00',582);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',80,'bag','B Y R R A R R B R R R B A A','156b79bf','2026-11-30T01:49:31.490+00:00',582);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',81,'0','B9-2','a337e237','2026-11-30T01:49:31.490+00:00',583);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',82,'supply','R3 A10 G13 R11 R5 G8 R6 R7 R13 R8 R10 A1 R4 Y6 Y7 R9','25aee50a','2026-11-30T01:49:31.490+00:00',583);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',83,'1','R2-1','66215b13','2026-11-30T01:49:31.491+00:00',584);
INSERT INTO "entries" VALUES('ud2e8n2vw74k',84,'0','G1-3','345b229c','2026-11-30T01:49:31.492+00:00',584);
INSERT INTO "entries" VALUES('rqzpbmyax8xp',2,'0','R9x2','64e9eaac','2026-11-30T01:49:31.493+00:00',579);
INSERT INTO "entries" VALUES('rqzpbmyax8xp',3,'1','Y5-4','e1c726fd','2026-11-30T01:49:31.494+00:00',579);
INSERT INTO "entries" VALUES('rqzpbmyax8xp',4,'0','R6-2','b450a72c','2026-11-30T01:49:31.494+00:00',580);
INSERT INTO "entries" VALUES('rqzpbmyax8xp',5,'1','Y11x2','c096ed98','2026-11-30T01:49:31.495+00:00',581);
INSERT INTO "entries" VALUES('rqzpbmyax8xp',6,'0','G4x1','4b74074a','2026-11-30T01:49:31.495+00:00',581);
INSERT INTO "entries" VALUES('rqzpbmyax8xp',7,'1','R11-3','ddbf4187','2026-11-30T01:49:31.496+00:00',582);
INSERT INTO "entries" VALUES('rqzpbmyax8xp',8,'0','Y12x2','af490ad9','2026-11-30T01:49:31.497+00:00',582);
INSERT INTO "entries" VALUES('rqzpbmyax8xp',9,'0','Y13-4','affc2090','2026-11-30T01:49:31.497+00:00',583);
INSERT INTO "entries" VALUES('rqzpbmyax8xp',10,'1','B13-2','7a9b6526','2026-11-30T01:49:31.498+00:00',584);
INSERT INTO "entries" VALUES('rqzpbmyax8xp',11,'1','resign','e1e86a6c','2026-11-30T01:49:31.499+00:00',584);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',0,'1','K','a654047f','2026-11-30T01:49:31.500+00:00',203);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',1,'0','>B','a8ff6899','2026-11-30T01:49:31.501+00:00',204);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',2,'0','RR','21260db2','2026-11-30T01:49:31.502+00:00',205);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',3,'1','>B','2502c71f','2026-11-30T01:49:31.502+00:00',205);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',4,'1','RK','2d7f57c3','2026-11-30T01:49:31.503+00:00',206);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',5,'0','+P-R','3207a221','2026-11-30T01:49:31.504+00:00',206);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',6,'1','+B-F','e6207a1d','2026-11-30T01:49:31.504+00:00',207);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',7,'1','R','c8843d14','2026-11-30T01:49:31.505+00:00',208);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',8,'0','>F','34eb0d6c','2026-11-30T01:49:31.506+00:00',208);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',9,'1','+','e3467096','2026-11-30T01:49:31.506+00:00',209);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',10,'0','RK','36b9b71a','2026-11-30T01:49:31.507+00:00',210);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',11,'1','W','3d8e0528','2026-11-30T01:49:31.508+00:00',211);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',12,'1','>C','02678846','2026-11-30T01:49:31.509+00:00',212);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',13,'1','OY','de656285','2026-11-30T01:49:31.510+00:00',212);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',14,'0','>A','d1165f57','2026-11-30T01:49:31.510+00:00',213);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',15,'0','RR','d29a339c','2026-11-30T01:49:31.511+00:00',213);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',16,'1','+J-M','849b8712','2026-11-30T01:49:31.511+00:00',214);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',17,'0','+N-O','f99c6a16','2026-11-30T01:49:31.512+00:00',215);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',18,'1','>H','c606fa5f','2026-11-30T01:49:31.513+00:00',216);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',19,'1','OO','13fa6f63','2026-11-30T01:49:31.514+00:00',217);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',20,'0','+I-J','7c891e3d','2026-11-30T01:49:31.515+00:00',218);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',21,'1','+C-D','59cd8f0c','2026-11-30T01:49:31.517+00:00',219);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',22,'0','>F','90913165','2026-11-30T01:49:31.517+00:00',220);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',23,'0','YY','1fde8f31','2026-11-30T01:49:31.518+00:00',221);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',24,'1','+F-N','55f8f232','2026-11-30T01:49:31.519+00:00',221);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',25,'0','>G','5de013ae','2026-11-30T01:49:31.519+00:00',222);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',26,'0','KK','8f5c54d7','2026-11-30T01:49:31.520+00:00',223);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',27,'1','>L','143de585','2026-11-30T01:49:31.521+00:00',223);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',28,'1','BB','232bd5aa','2026-11-30T01:49:31.521+00:00',224);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',29,'0','>F','43448193','2026-11-30T01:49:31.522+00:00',225);
INSERT INTO "entries" VALUES('6uc83hyvd8uv',30,'0','draw','4a724eab','2026-11-30T01:49:31.528+00:00',230);
INSERT INTO "entries" VALUES('v8qnkvz3a8rh',0,'supply','R10 B9 G13 G8 R8 Y11 Y13 B7 R5 B11 G7 R4 Y2 G6 G10 Y5 G1 Y12 A4 B5 A13 R13 R1 G4 R7 Y8 R11 B3 Y7 Y1 A1 G12 B13 R6 R3 Y9 Y6 Y3 B1 A10 R2 G2 R12 R9 A7','384eb847','2026-11-30T01:49:31.534+00:00',1);
INSERT INTO "entries" VALUES('v8qnkvz3a8rh',1,'bag','R R B B R Y G G G R R B R R B A Y G B Y R Y B Y Y R G R Y G A R A A A G Y R Y Y R Y G B G','f6ae5e5e','2026-11-30T01:49:31.534+00:00',1);
INSERT INTO "entries" VALUES('5wvc4q9t8wa5',0,'supply','Y3 B1 G2 R9 G10 R6 R5 G1 B11 Y8 Y12 G6 Y7 G4 R11 Y6 G7 R10 Y13 B13 A7 Y1 A1 R2 R3 R7 A10 A4 Y5 Y2 R8 G13 Y11 B7 A13 Y9 R12 R4 B5 G12 R13 R1 B9 B3 G8','d5479655','2026-11-30T01:49:31.573+00:00',NULL);
INSERT INTO "entries" VALUES('5wvc4q9t8wa5',1,'bag','G Y R R G B A G R R A Y Y B G R R A B G Y B R R B G R Y R Y G B Y A R R Y Y G G A Y R Y B','703a0db5','2026-11-30T01:49:31.573+00:00',NULL);
INSERT INTO "entries" VALUES('5wvc4q9t8wa5',2,'1','R11-3','11eb5862','2026-11-30T01:49:31.573+00:00',NULL);
INSERT INTO "entries" VALUES('5wvc4q9t8wa5',3,'0','R5-4','8acc3b1c','2026-11-30T01:49:31.573+00:00',NULL);
INSERT INTO "entries" VALUES('5wvc4q9t8wa5',4,'1','Y6x2','29761a07','2026-11-30T01:49:31.573+00:00',NULL);
INSERT INTO "entries" VALUES('5wvc4q9t8wa5',5,'0','R10-3','a8092624','2026-11-30T01:49:31.573+00:00',NULL);
INSERT INTO "entries" VALUES('5wvc4q9t8wa5',6,'1','G4x3','04314ebc','2026-11-30T01:49:31.573+00:00',NULL);
INSERT INTO "entries" VALUES('5wvc4q9t8wa5',7,'0','G10-1','03b78f8f','2026-11-30T01:49:31.573+00:00',NULL);
INSERT INTO "entries" VALUES('5wvc4q9t8wa5',8,'1','Y7-2','d99f9d84','2026-11-30T01:49:31.573+00:00',NULL);
INSERT INTO "entries" VALUES('5wvc4q9t8wa5',9,'0','G2-4','d5b5b80b','2026-11-30T01:49:31.573+00:00',NULL);
INSERT INTO "entries" VALUES('5wvc4q9t8wa5',10,'1','G7-4','4cbe64de','2026-11-30T01:49:31.573+00:00',NULL);
INSERT INTO "entries" VALUES('5wvc4q9t8wa5',11,'0','B1-3','f7aea88d','2026-11-30T01:49:31.573+00:00',NULL);
INSERT INTO "entries" VALUES('5wvc4q9t8wa5',12,'1','A7-4','30e5f866','2026-11-30T01:49:31.573+00:00',NULL);
INSERT INTO "entries" VALUES('5wvc4q9t8wa5',13,'0','R6-4','70a7cee5','2026-11-30T01:49:31.573+00:00',NULL);
INSERT INTO "entries" VALUES('5wvc4q9t8wa5',14,'1','G6-1','f5a99d95','2026-11-30T01:49:31.573+00:00',NULL);
INSERT INTO "entries" VALUES('5wvc4q9t8wa5',15,'0','B13x3','ab2743c5','2026-11-30T01:49:31.573+00:00',NULL);
INSERT INTO "entries" VALUES('5wvc4q9t8wa5',16,'1','A1x1','a96ff1e5','2026-11-30T01:49:31.573+00:00',NULL);
INSERT INTO "entries" VALUES('5wvc4q9t8wa5',17,'0','R9x2','068330cb','2026-11-30T01:49:31.573+00:00',NULL);
INSERT INTO "entries" VALUES('5wvc4q9t8wa5',18,'1','R3x2','3db6bd90','2026-11-30T01:49:31.573+00:00',NULL);
INSERT INTO "entries" VALUES('5wvc4q9t8wa5',19,'0','A4x1','567f9026','2026-11-30T01:49:31.573+00:00',NULL);
INSERT INTO "entries" VALUES('5wvc4q9t8wa5',20,'0','R7x4','8e7f4520','2026-11-30T01:49:31.573+00:00',NULL);
INSERT INTO "entries" VALUES('5wvc4q9t8wa5',21,'1','Y12-2','dde4c016','2026-11-30T01:49:31.573+00:00',NULL);
INSERT INTO "entries" VALUES('5wvc4q9t8wa5',22,'0','Y3x2','ba98eff2','2026-11-30T01:49:31.582+00:00',21);
INSERT INTO "entries" VALUES('5wvc4q9t8wa5',23,'1','Y8x2','205fa562','2026-11-30T01:49:31.583+00:00',23);
INSERT INTO "entries" VALUES('5wvc4q9t8wa5',24,'0','Y1-2','5c242502','2026-11-30T01:49:31.584+00:00',23);
INSERT INTO "entries" VALUES('5wvc4q9t8wa5',25,'1','R8x2','42bcc1cf','2026-11-30T01:49:31.584+00:00',24);
INSERT INTO "entries" VALUES('7gf68es6dvhy',0,'0','@H','a1fb7f0e','2026-11-30T01:49:31.781+00:00',26);
INSERT INTO "entries" VALUES('7gf68es6dvhy',1,'1','@H','7add2ac7','2026-11-30T01:49:31.783+00:00',28);
INSERT INTO "entries" VALUES('7gf68es6dvhy',2,'2','@G','f0f161bb','2026-11-30T01:49:31.783+00:00',29);
INSERT INTO "entries" VALUES('7gf68es6dvhy',3,'0','>C2','1aab6e07','2026-11-30T01:49:31.784+00:00',30);
INSERT INTO "entries" VALUES('7gf68es6dvhy',4,'1','left cadet','e8ccd700','2026-11-30T01:49:31.785+00:00',31);
INSERT INTO "entries" VALUES('7gf68es6dvhy',5,'0','WB','f24f389e','2026-11-30T01:49:31.787+00:00',32);
INSERT INTO "entries" VALUES('7gf68es6dvhy',6,'1','>L','1b2decfc','2026-11-30T01:49:31.788+00:00',33);
INSERT INTO "entries" VALUES('zkrdpdjh6cvd',0,'supply','R7 R13 R10 A4 Y9 R6 G2 Y6 G12 B9 G10 R12 B7 Y5 B13 R9 R11 Y11 R4 G4 R2 Y1 Y2 A7 G8 A1 B3 R3 R8 A13 Y12 A10 G13 R1 G7 Y8 Y13 R5 G6 Y3 B5 B11 Y7 G1 B1','92b26447','2026-11-30T01:49:31.791+00:00',0);
INSERT INTO "entries" VALUES('zkrdpdjh6cvd',1,'bag','R R Y R Y A R B R Y Y B G G R R R G B R B Y Y G G R G A Y G A R B R Y Y B G Y A A B R G Y','e1c8057b','2026-11-30T01:49:31.791+00:00',1);
INSERT INTO "entries" VALUES('zkrdpdjh6cvd',2,'1','Y5x2','fe049762','2026-11-30T01:49:31.799+00:00',10);
INSERT INTO "entries" VALUES('zkrdpdjh6cvd',3,'0','R7-3','411ba905','2026-11-30T01:49:31.800+00:00',11);
INSERT INTO "entries" VALUES('zkrdpdjh6cvd',4,'1','B7-4','37841c04','2026-11-30T01:49:31.801+00:00',12);
INSERT INTO "entries" VALUES('7d0ea80e3702',0,'supply','B11 Y9 R1 A13 A4 R6 R9 B13 Y13 Y11 R13 Y1 Y7 G4 B1 Y6 B3 G1 R10 G6 G8 B9 Y3 R4 G10 G13 Y2 R2 B5 G2 Y12 R7 R3 Y8 A1 A7 R12 Y5 B7 R5 G7 G12 R8 R11 A10','ee671632','2026-11-30T01:49:31.804+00:00',0);
INSERT INTO "entries" VALUES('7d0ea80e3702',1,'bag','R Y R R R Y A Y Y G R B Y G B R A G R B G R A G R Y Y R G Y B R R Y A B Y B A G G G Y R B','993589bf','2026-11-30T01:49:31.804+00:00',1);
INSERT INTO "entries" VALUES('72ekkfjeruah',0,'0','@M','8d4be983','2026-11-30T01:49:31.830+00:00',7);
INSERT INTO "entries" VALUES('72ekkfjeruah',1,'1','@P','83c4c1fb','2026-11-30T01:49:31.831+00:00',9);
INSERT INTO "entries" VALUES('72ekkfjeruah',2,'0','>I','7f5a379e','2026-11-30T01:49:31.832+00:00',9);
INSERT INTO "entries" VALUES('72ekkfjeruah',3,'0','YW','e19594c9','2026-11-30T01:49:31.833+00:00',10);
INSERT INTO "entries" VALUES('72ekkfjeruah',4,'0','takeback 1','958865ae','2026-11-30T01:49:31.851+00:00',27);
INSERT INTO "entries" VALUES('sx6xkeev7paz',0,'supply','G7 R6 A4 B5 G2 Y11 R2 Y9 R13 B1 A7 R5 R9 B7 G6 Y12 G12 Y8 G4 G10 R7 B13 B9 B3 A13 R11 A10 R8 R4 Y13 Y5 Y1 G13 Y7 Y6 A1 R3 Y2 G1 G8 R10 R12 Y3 B11 R1','d0ca6f25','2026-11-30T01:49:31.880+00:00',1);
INSERT INTO "entries" VALUES('sx6xkeev7paz',1,'bag','Y Y R Y G G A B R G A B B R Y G Y B R R Y A R R A G R G G B G Y Y R R A B R B Y Y R R Y G','7bf4ae17','2026-11-30T01:49:31.880+00:00',1);
INSERT INTO "entries" VALUES('sx6xkeev7paz',2,'0','resign','2960dd4b','2026-11-30T01:49:31.885+00:00',8);
INSERT INTO "entries" VALUES('defe8599a915',0,'supply','Y6 Y12 R10 R8 G10 G1 G8 G7 R5 B13 Y3 Y9 B11 G12 B1 R12 B7 R1 A7 A4 G6 R9 B3 Y7 B5 Y5 B9 Y11 Y13 R2 Y1 Y2 G4 R6 R7 R11 A13 R13 G13 R4 G2 Y8 A10 A1 R3','85fb5633','2026-11-30T01:49:31.894+00:00',0);
INSERT INTO "entries" VALUES('defe8599a915',1,'bag','G Y R G R R R R Y R B R B G R R Y A A G G R B A Y B Y A A Y G G G Y Y B Y G B B R Y R Y R','60c7b1e5','2026-11-30T01:49:31.894+00:00',0);
INSERT INTO "entries" VALUES('defe8599a915',2,'1','R5x2','c4de922f','2026-11-30T01:49:31.898+00:00',7);
INSERT INTO "entries" VALUES('defe8599a915',3,'0','R10-3','1f100a5f','2026-11-30T01:49:31.898+00:00',8);
INSERT INTO "entries" VALUES('defe8599a915',4,'1','R12-4','0c28cbd7','2026-11-30T01:49:31.899+00:00',9);
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
INSERT INTO "matches" VALUES('mszbskdtfwzp','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'A6328D2A5C2ECD1F372625E022CFBBA332E8862802BF5919ABDBF1E2F95FECF1','2026-11-30T01:49:29.168+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 86400000, "since": 2198}','2026-12-02T01:49:31.366+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,15,14,12,'2026-11-30T01:49:31.367+00:00',1,'[]',0,0);
INSERT INTO "matches" VALUES('jnjyu8pq9hny','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'BE6380D7F3C0FDB5C1954A13DDFBC05DBFAF2F7A8918782D6EF53706AE585A11','2026-11-30T01:49:30.891+00:00',NULL,NULL,'["guest", "guest"]','[[7, 0, "offered"], [7, 0, "hint"]]',1,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,8,7,5,'2026-11-30T01:49:31.440+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('ud2e8n2vw74k','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'9E5ADB2A557E8BB124C014EACAE65E9E84F9C95E89A95F9D4AFC1D257A0EC6BB','2026-11-30T01:49:30.907+00:00','2026-11-30T01:49:31.491+00:00','[[1], "trophies"]','["random", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,79,85,78,'2026-11-30T01:49:31.491+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('rqzpbmyax8xp','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','1.0.0',0,0,X'26398C3382DFDC524B46E88D5DA215D28AF741C668EA4694D799F5E4C8D7E37D','2026-11-30T01:49:30.914+00:00','2026-11-30T01:49:31.498+00:00','[[0], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1879998, 1879997], "quota": [7000, 7000], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,13,12,9,'2026-11-30T01:49:31.498+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('fancwagbwkjs','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'CE07757A3B4D8F2554BBF5690CCDCDC271565B4E66F9FAF7DAEBCADC20C13FF7','2026-11-30T01:49:31.195+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,14,12,12,'2026-11-30T01:49:31.437+00:00',1,'[]',0,0);
INSERT INTO "matches" VALUES('6uc83hyvd8uv','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'7F265C66491452881CC3B0FF514CA862CA13C24369BF8CACA313DD23F01BC38C','2026-11-30T01:49:31.297+00:00','2026-11-30T01:49:31.527+00:00','[[], "agreement"]','["guest", "guest"]','[[30, 1, "offered"]]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,33,31,30,'2026-11-30T01:49:31.527+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('v8qnkvz3a8rh','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'4238027C788C048C8BCE32380A7FC8A0517CD8E9083E97DB905E0007FBCD92AB','2026-11-30T01:49:31.529+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T01:49:31.529+00:00','anna',0,NULL,NULL,NULL,NULL,NULL,2,2,0,'2026-11-30T01:49:31.533+00:00',1,'[]',1,0);
INSERT INTO "matches" VALUES('5wvc4q9t8wa5','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'AB6D26651025CC714E843D77D4B6A0AED2D93BB844D16CDBF21CF8F68A92246D','2026-11-30T01:49:31.560+00:00',NULL,NULL,'["guest", "random"]','[]',0,'{"match": "ud2e8n2vw74k", "ply": 22, "dealt": [36, 14]}',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,4,26,24,'2026-11-30T01:49:31.584+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('7gf68es6dvhy','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 3, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'2FEE9A03832E62906F7EBE952ACAB06068DAB3F318EFB14BDCEC4D097AAC2391','2026-11-30T01:49:31.754+00:00',NULL,NULL,'["guest", "guest", "guest"]','[[5, 1, "returned"]]',0,NULL,'30+20','{"left": [1800000, 1800000, 1800000], "quota": [3000, 3000, 3000], "forgiven": [0, 0, 0], "seat": 1, "is_first": false, "free": 0, "since": 74}','2026-11-30T02:19:33.828+00:00',NULL,0,'cadet',NULL,NULL,NULL,NULL,10,7,6,'2026-11-30T01:49:31.787+00:00',1,'[[1, "left", "cadet"]]',0,0);
INSERT INTO "matches" VALUES('zkrdpdjh6cvd','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'AABAC8067CD67B3820C0CA62445A96C868521D8F368BAAC0C38FC7475B72F32B','2026-11-30T01:49:31.788+00:00',NULL,NULL,'["guest", "program"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,3,5,3,'2026-11-30T01:49:31.800+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('7d0ea80e3702','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'E8209F82685B254EBD54FBF851DC7D9A90DFE69D45833DB69D04C5987559D989','2026-11-30T01:49:31.801+00:00',NULL,NULL,'["open", "guest"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T01:49:31.801+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,0,2,0,'2026-11-30T01:49:31.803+00:00',1,'[]',1,0);
INSERT INTO "matches" VALUES('72ekkfjeruah','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'403ECB40FD6D3CCC6AA899C00B236E135D8F00A19159BDD83AC5403A6522018D','2026-11-30T01:49:31.822+00:00',NULL,NULL,'["guest", "guest"]','[[4, 0, "asked"], [4, 1, "agreed"], [5, 0, "time"], [5, 1, "thanks"]]',0,NULL,'30+20','{"left": [1819999, 1834983], "quota": [6000, 4000], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 0, "since": 27}','2026-11-30T02:19:53.848+00:00',NULL,0,NULL,'{"length": 3, "won": [2, 0]}',NULL,NULL,NULL,10,5,5,'2026-11-30T01:49:31.849+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('sx6xkeev7paz','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,1,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','2026-11-30T01:49:31.876+00:00','2026-11-30T01:49:31.884+00:00','[[1], "resignation"]','["guest", "cadet"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,'2026-06-01',2,3,0,'2026-11-30T01:49:31.884+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('defe8599a915','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'A9B4E2D4E5F51BF49C6D3324972E00E6A407524F64DE5760CB4AB52968EF1C6F','2026-11-30T01:49:31.890+00:00',NULL,NULL,'["guest", "random"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,'["K\u00e4se & \ud83e\uddc0", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"]',NULL,3,5,3,'2026-11-30T01:49:31.899+00:00',0,'[]',0,0);
CREATE TABLE mutes (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "mutes" VALUES('anna','ben','2026-11-30T01:49:31.855+00:00');
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
INSERT INTO "passkeys" VALUES('0000000000000000000000000000000000000000000000000000000000000000','a13d7938ce1ff6b854c8dcc85e230a0ca',X'0001',X'02',3,'localhost','Laptop',0,'2026-11-30T01:49:31.739+00:00',NULL);
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
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-30T01:49:30.878+00:00','2026-11-30T01:49:31.596+00:00',NULL,NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-30T01:49:30.892+00:00','2026-11-30T01:49:30.892+00:00',NULL,NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-30T01:49:30.908+00:00','2026-11-30T01:49:30.908+00:00',NULL,NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-30T01:49:31.532+00:00','2026-11-30T01:49:31.591+00:00','anna',NULL);
INSERT INTO "players" VALUES('pf91a0b07281a5d5d5703a052502a8c67','program','Zephyr','2026-11-30T01:49:31.686+00:00','2026-11-30T01:49:31.686+00:00',NULL,NULL);
INSERT INTO "players" VALUES('a13d7938ce1ff6b854c8dcc85e230a0ca','account','Dora','2026-11-30T01:49:31.737+00:00','2026-11-30T01:49:31.737+00:00',NULL,NULL);
INSERT INTO "players" VALUES('wilhelmine','guest','Balloonist 1096','2026-11-30T01:49:31.741+00:00','2026-11-30T01:49:31.743+00:00',NULL,'WWWWWWWWWWWWWWWWWWWWWWWW');
INSERT INTO "players" VALUES('emil','guest','Emil','2026-11-30T01:49:31.755+00:00','2026-11-30T01:49:31.755+00:00',NULL,NULL);
INSERT INTO "players" VALUES('cadet','bot',NULL,'2026-11-30T01:49:31.879+00:00','2026-11-30T01:49:31.879+00:00',NULL,NULL);
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
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-30T01:49:31.587+00:00','2026-11-30T01:49:31.588+00:00',NULL,'2026-11-30T02:49:31.596+00:00','0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-30T01:49:31.590+00:00','2026-11-30T01:49:31.590+00:00',NULL,NULL,'1b94c4356895c3a0',NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-30T01:49:31.595+00:00','2026-11-30T01:49:31.596+00:00',NULL,NULL,'0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('4778dd0e08b227676b3c75a09603797d428dc437f46f8882cc55a848ee40a22c','a13d7938ce1ff6b854c8dcc85e230a0ca','2026-11-30T01:49:31.739+00:00','2026-11-30T01:49:31.739+00:00',NULL,NULL,'4778dd0e08b22767','Firefox, Linux');
INSERT INTO "proofs" VALUES('17b7b4dce9ce7de46d7938f26213f0382d04145da13cfa02a3c60fdd2102b8c1','wilhelmine','2026-11-30T01:49:31.742+00:00','2026-11-30T01:49:31.743+00:00',NULL,NULL,'17b7b4dce9ce7de4',NULL);
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
INSERT INTO "ratings" VALUES('rqzpbmyax8xp',0,'anna','balloon-cup','classical',0,'2026-11-30T01:49:31.555+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
INSERT INTO "ratings" VALUES('rqzpbmyax8xp',1,'ben','balloon-cup','classical',0,'2026-11-30T01:49:31.555+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
CREATE TABLE recoveries (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "recoveries" VALUES('f7559595866942bbaf501e00e666308af7fe2795bdc7f156fac101f6b0d49b17','a13d7938ce1ff6b854c8dcc85e230a0ca');
INSERT INTO "recoveries" VALUES('09aa3641fb412ee7246dea1c208d845d31114085ab859b4d09c72cd9b62aea8c','a13d7938ce1ff6b854c8dcc85e230a0ca');
INSERT INTO "recoveries" VALUES('e5de9b97ad611a4780664800f30e1279df0fbc41101148f28b02e3e5aef343c5','a13d7938ce1ff6b854c8dcc85e230a0ca');
INSERT INTO "recoveries" VALUES('d88dc587d19d8057dc00e902f09feec0d035c988bdb1493314c2e271bb72feb1','a13d7938ce1ff6b854c8dcc85e230a0ca');
INSERT INTO "recoveries" VALUES('375698a3f755bd61b29d5d58f75ce6f4a6faa101ba960a4b4514a234bf1c81c5','a13d7938ce1ff6b854c8dcc85e230a0ca');
INSERT INTO "recoveries" VALUES('4740a629d4fa27a39cdcc131b55abc115fcb978f0e7b6e86919f29a6d4f63c53','a13d7938ce1ff6b854c8dcc85e230a0ca');
INSERT INTO "recoveries" VALUES('4014fba26840090554e72439998575d432f3f86ad54ce4f6968d91d9d979fea4','a13d7938ce1ff6b854c8dcc85e230a0ca');
INSERT INTO "recoveries" VALUES('d418d6c1d15b9feb0576877164b96a75457fbb4a9c8f000ed48bfad11c4c9e92','a13d7938ce1ff6b854c8dcc85e230a0ca');
CREATE TABLE reports (
	player VARCHAR(40) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, name), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "reports" VALUES('anna','Ben','2026-11-30T01:49:31.746+00:00');
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
INSERT INTO "seats" VALUES('mszbskdtfwzp',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('mszbskdtfwzp',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('jnjyu8pq9hny',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('jnjyu8pq9hny',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('ud2e8n2vw74k',0,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('ud2e8n2vw74k',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('rqzpbmyax8xp',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('rqzpbmyax8xp',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('fancwagbwkjs',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('fancwagbwkjs',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('6uc83hyvd8uv',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('6uc83hyvd8uv',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('v8qnkvz3a8rh',0,'guest','anna','Carl',NULL,NULL);
INSERT INTO "seats" VALUES('v8qnkvz3a8rh',1,'open',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('5wvc4q9t8wa5',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('5wvc4q9t8wa5',1,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('7gf68es6dvhy',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('7gf68es6dvhy',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('7gf68es6dvhy',2,'guest','emil','Emil',NULL,NULL);
INSERT INTO "seats" VALUES('zkrdpdjh6cvd',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('zkrdpdjh6cvd',1,'program','pf91a0b07281a5d5d5703a052502a8c67','Zephyr','Anna',NULL);
INSERT INTO "seats" VALUES('7d0ea80e3702',0,'open',NULL,'Emil',NULL,'emil');
INSERT INTO "seats" VALUES('7d0ea80e3702',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('72ekkfjeruah',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('72ekkfjeruah',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('sx6xkeev7paz',0,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('sx6xkeev7paz',1,'bot','cadet',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('defe8599a915',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('defe8599a915',1,'bot','random',NULL,NULL,NULL);
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
INSERT INTO "tokens" VALUES('809adc2927c472d61bfca16f4818273446ce3e0ecb26e9a70d124f368681c4cf','pf91a0b07281a5d5d5703a052502a8c67','anna','read play','2026-11-30T01:49:31.686+00:00','2026-11-30T01:49:31.686+00:00',NULL,'2026-11-30T01:49:31.736+00:00');
INSERT INTO "tokens" VALUES('515443477e2def09b18ae28d822ea542a28e8b379648cd823c99f1a442b4e2f0','pf91a0b07281a5d5d5703a052502a8c67','anna','read','2026-11-30T01:49:31.703+00:00','2026-11-30T01:49:31.735+00:00','0011',NULL);
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
INSERT INTO "tries" VALUES('2026-06-01','balloon-cup','ben','sx6xkeev7paz',0,'2026-11-30T01:49:31.884+00:00',NULL,NULL,NULL);
CREATE TABLE verdicts (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	is_kept INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness)
);
INSERT INTO "verdicts" VALUES('wwwwwwwwwwwwwwwwwwwwwwww','WWWWWWWWWWWWWWWWWWWWWWWW',0,'2026-11-30T01:49:31.747+00:00');
CREATE INDEX ix_matches_offered ON matches (begun_at, id) WHERE offered_by IS NOT NULL AND free_seats > 0 AND deadline IS NOT NULL;
CREATE INDEX ix_matches_awaits_rating ON matches (ended_at, id) WHERE awaits_rating = 1;
CREATE INDEX ix_matches_ended ON matches (game, control, ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX ix_matches_running ON matches (id) WHERE ended_at IS NULL;
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_proofs_player ON proofs (player);
CREATE INDEX ix_recoveries_player ON recoveries (player);
CREATE INDEX ix_passkeys_player ON passkeys (player);
CREATE INDEX ix_tokens_program ON tokens (program);
CREATE INDEX ix_tokens_owner ON tokens (owner);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_seats_kept_for ON seats (kept_for);
CREATE INDEX ix_ratings_player ON ratings (player, game, speed, number);
CREATE INDEX ix_tries_player ON tries (player, day);
CREATE INDEX ix_tries_running ON tries ("match") WHERE tries.ended_at IS NULL;
COMMIT;
