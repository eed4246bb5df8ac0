BEGIN TRANSACTION;
CREATE TABLE accounts (
	player VARCHAR(40) NOT NULL, 
	likeness VARCHAR(100) NOT NULL, 
	passphrase VARCHAR(200) NOT NULL, 
	settings VARCHAR(400), 
	formerly VARCHAR(100), 
	is_hidden INTEGER DEFAULT '0' NOT NULL, 
	shows_presence INTEGER DEFAULT '0' NOT NULL, 
	here_at VARCHAR(32), 
	PRIMARY KEY (player), 
	FOREIGN KEY(player) REFERENCES players (id), 
	UNIQUE (likeness)
);
INSERT INTO "accounts" VALUES('a1093250751703c7caa90aae90c5f4ae2','dora','$argon2id$none',NULL,NULL,0,1,'2026-11-30T05:28:20.213+00:00');
INSERT INTO "accounts" VALUES('afe572646c9a0bc870f318ce39b4a8ded','fred','$argon2id$none',NULL,NULL,0,0,NULL);
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
INSERT INTO "attempts" VALUES('0011',1,'2026-11-30T05:43:20.186+00:00');
INSERT INTO "attempts" VALUES('0022',1,'2026-12-30T05:28:20.196+00:00');
CREATE TABLE blocks (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "blocks" VALUES('a1093250751703c7caa90aae90c5f4ae2','ben','2026-11-30T05:28:20.169+00:00');
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
INSERT INTO "entries" VALUES('mumbj8q8vmws',0,'supply','R5 B5 R2 Y1 A7 Y6 G13 Y11 Y13 Y9 B1 R11 G6 R7 Y12 Y7 A13 Y3 R12 B3 Y5 G4 R6 R1 R8 G7 A10 R10 G1 Y2 B9 G2 G12 G10 A1 Y8 R4 B13 R13 G8 A4 B11 R9 B7 R3','a8308a49','2026-11-30T05:28:19.275+00:00',1839);
INSERT INTO "entries" VALUES('mumbj8q8vmws',1,'bag','A R R R Y B R A G G Y Y R G G B A Y R Y Y G G B Y Y Y G R B G R R Y R A R B Y G R A B R B','8ecca567','2026-11-30T05:28:19.275+00:00',1840);
INSERT INTO "entries" VALUES('j8pnjhc4fqjx',0,'supply','G13 R10 R4 Y8 G4 R3 Y2 R2 G10 B5 R9 R12 B11 G6 A4 R13 B1 G8 R1 A1 B9 R6 G1 A7 Y3 Y5 B13 Y6 A13 Y9 A10 Y7 G7 R8 B3 G2 Y1 B7 Y13 Y11 R5 R11 R7 G12 Y12','a2d5f452','2026-11-30T05:28:19.323+00:00',4);
INSERT INTO "entries" VALUES('j8pnjhc4fqjx',1,'bag','G B R Y A B R Y R G Y R Y R Y B G B R G R R Y B B R R Y A B A Y G R R Y G G Y Y R A G A G','7c17ac6a','2026-11-30T05:28:19.323+00:00',4);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',0,'supply','Y13 Y5 Y3 G1 Y8 A1 Y11 R2 B5 A10 G12 Y6 B11 B13 B9 G7 R4 Y7 G2 Y2 G10 Y9 R13 R12 R7 R5 G13 A13 R8 A4 R9 R10 G8 G4 A7 R1 R6 B7 Y12 R11 B1 Y1 G6 R3 B3','bf938252','2026-11-30T05:28:19.349+00:00',0);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',1,'bag','A R Y R R A R Y Y B G B R R Y Y R Y Y Y G B G A G Y B G R R B G R A Y R A G R R B Y G B G','6e43f269','2026-11-30T05:28:19.349+00:00',0);
INSERT INTO "entries" VALUES('yabyatcbgx6v',0,'supply','Y6 Y3 R1 B7 Y12 Y8 B9 G4 A10 B11 G13 R9 R13 G10 A1 R7 Y13 R12 G12 R10 G6 R5 R11 G1 B5 G8 R3 G7 R2 B1 Y7 A4 G2 A13 B3 Y1 R6 R8 Y5 Y2 Y9 A7 R4 B13 Y11','4d9d97b1','2026-11-30T05:28:19.368+00:00',0);
INSERT INTO "entries" VALUES('yabyatcbgx6v',1,'bag','B B G Y Y A R A R G A G Y A B R R A B B G R G Y G Y Y R R G B G Y R Y R R Y R R G R Y B Y','42930ada','2026-11-30T05:28:19.368+00:00',2);
INSERT INTO "entries" VALUES('mumbj8q8vmws',2,'0','Y6-3','5fad3895','2026-11-30T05:28:19.830+00:00',2404);
INSERT INTO "entries" VALUES('mumbj8q8vmws',3,'1','G6x4','2be4f323','2026-11-30T05:28:19.831+00:00',2406);
INSERT INTO "entries" VALUES('mumbj8q8vmws',4,'0','A13-4','d42c8ab3','2026-11-30T05:28:19.832+00:00',2407);
INSERT INTO "entries" VALUES('mumbj8q8vmws',5,'1','Y9-3','bf577abf','2026-11-30T05:28:19.832+00:00',2408);
INSERT INTO "entries" VALUES('mumbj8q8vmws',6,'0','R12-3','747c5b2a','2026-11-30T05:28:19.833+00:00',2409);
INSERT INTO "entries" VALUES('mumbj8q8vmws',7,'1','R11-4','3e6f1e72','2026-11-30T05:28:19.834+00:00',2409);
INSERT INTO "entries" VALUES('mumbj8q8vmws',8,'0','A7x1','f5a8253e','2026-11-30T05:28:19.834+00:00',2410);
INSERT INTO "entries" VALUES('mumbj8q8vmws',9,'1','B3x3','fc5071fa','2026-11-30T05:28:19.835+00:00',2410);
INSERT INTO "entries" VALUES('mumbj8q8vmws',10,'0','R2-4','aa5e33af','2026-11-30T05:28:19.835+00:00',2411);
INSERT INTO "entries" VALUES('mumbj8q8vmws',11,'1','R1-3','22301260','2026-11-30T05:28:19.836+00:00',2412);
INSERT INTO "entries" VALUES('mumbj8q8vmws',12,'0','B5x3','cdaf05e8','2026-11-30T05:28:19.836+00:00',2412);
INSERT INTO "entries" VALUES('mumbj8q8vmws',13,'0','Y5x3','2b4f787d','2026-11-30T05:28:19.837+00:00',2413);
INSERT INTO "entries" VALUES('j8ndnqnqvuwq',0,'0','@F','36a76759','2026-11-30T05:28:19.886+00:00',282);
INSERT INTO "entries" VALUES('j8ndnqnqvuwq',1,'1','@D','ac3d2bee','2026-11-30T05:28:19.892+00:00',288);
INSERT INTO "entries" VALUES('j8ndnqnqvuwq',2,'0','>K','7a6eba43','2026-11-30T05:28:19.893+00:00',289);
INSERT INTO "entries" VALUES('j8ndnqnqvuwq',3,'0','YB','11718a2d','2026-11-30T05:28:19.897+00:00',293);
INSERT INTO "entries" VALUES('j8ndnqnqvuwq',4,'1','>C','90156597','2026-11-30T05:28:19.904+00:00',295);
INSERT INTO "entries" VALUES('j8ndnqnqvuwq',5,'1','OY','7922ab0f','2026-11-30T05:28:19.905+00:00',302);
INSERT INTO "entries" VALUES('j8ndnqnqvuwq',6,'0','Y','391a5a79','2026-11-30T05:28:19.906+00:00',302);
INSERT INTO "entries" VALUES('j8ndnqnqvuwq',7,'0','>F','3e34e6dd','2026-11-30T05:28:19.906+00:00',303);
INSERT INTO "entries" VALUES('j8ndnqnqvuwq',8,'0','YY','5d48052d','2026-11-30T05:28:19.907+00:00',303);
INSERT INTO "entries" VALUES('j8ndnqnqvuwq',9,'1','Y','c497d99d','2026-11-30T05:28:19.907+00:00',304);
INSERT INTO "entries" VALUES('j8ndnqnqvuwq',10,'1','+F-K','8dbc3bc5','2026-11-30T05:28:19.908+00:00',305);
INSERT INTO "entries" VALUES('j8ndnqnqvuwq',11,'0','+N-Q','3944d6d4','2026-11-30T05:28:19.909+00:00',305);
INSERT INTO "entries" VALUES('j8pnjhc4fqjx',2,'1','B5-2','cb51d496','2026-11-30T05:28:19.909+00:00',593);
INSERT INTO "entries" VALUES('j8pnjhc4fqjx',3,'0','R4-4','e8234f36','2026-11-30T05:28:19.910+00:00',593);
INSERT INTO "entries" VALUES('j8pnjhc4fqjx',4,'1','G10x4','363f2275','2026-11-30T05:28:19.910+00:00',594);
INSERT INTO "entries" VALUES('j8pnjhc4fqjx',5,'0','R2-2','10616783','2026-11-30T05:28:19.911+00:00',594);
INSERT INTO "entries" VALUES('j8pnjhc4fqjx',6,'1','B1-3','0980f32d','2026-11-30T05:28:19.911+00:00',595);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',2,'1','Y6-4','b7fbefdb','2026-11-30T05:28:19.913+00:00',572);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',3,'0','R2x2','d5c1f1d2','2026-11-30T05:28:19.913+00:00',572);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',4,'1','R4-3','012623c8','2026-11-30T05:28:19.914+00:00',573);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',5,'0','Y5-4','a0a646e3','2026-11-30T05:28:19.914+00:00',573);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',6,'1','B9x4','63495bfc','2026-11-30T05:28:19.915+00:00',574);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',7,'0','Y11x4','dabaf5c9','2026-11-30T05:28:19.915+00:00',574);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',8,'1','B5-4','1a89367c','2026-11-30T05:28:19.916+00:00',574);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',9,'0','Y9-4','4eeb8d8e','2026-11-30T05:28:19.916+00:00',575);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',10,'1','A10-1','d4b873c1','2026-11-30T05:28:19.917+00:00',575);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',11,'0','Y13x2','959a6c26','2026-11-30T05:28:19.917+00:00',576);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',12,'1','R13x4','5daf4046','2026-11-30T05:28:19.918+00:00',576);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',13,'0','A1-3','f4e4e62d','2026-11-30T05:28:19.918+00:00',577);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',14,'1','R7-3','6e05dffd','2026-11-30T05:28:19.919+00:00',577);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',15,'0','Y7-2','fabb2ea4','2026-11-30T05:28:19.919+00:00',578);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',16,'1','R8x2','fd4b096b','2026-11-30T05:28:19.919+00:00',578);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',17,'0','G1-2','f1877cf7','2026-11-30T05:28:19.920+00:00',579);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',18,'1','B11-2','7f7d80f9','2026-11-30T05:28:19.920+00:00',579);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',19,'0','R5-3','34b54376','2026-11-30T05:28:19.921+00:00',580);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',20,'1','R9-4','345a13a4','2026-11-30T05:28:19.921+00:00',580);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',21,'1','A7x1','00171811','2026-11-30T05:28:19.922+00:00',580);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',22,'1','G13-2','e5837efe','2026-11-30T05:28:19.922+00:00',581);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',23,'0','R12-4','9dbf732c','2026-11-30T05:28:19.923+00:00',581);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',24,'1','R6x1','52af729a','2026-11-30T05:28:19.923+00:00',582);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',25,'0','Y8-4','6a86536c','2026-11-30T05:28:19.923+00:00',582);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',26,'1','B13x2','db4e639d','2026-11-30T05:28:19.924+00:00',583);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',27,'1','R1x3','6505d181','2026-11-30T05:28:19.924+00:00',583);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',28,'0','Y2-4','1ac1e7cd','2026-11-30T05:28:19.925+00:00',584);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',29,'1','Y1-4','41090bdd','2026-11-30T05:28:19.925+00:00',584);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',30,'0','R11x1','1b79d042','2026-11-30T05:28:19.926+00:00',584);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',31,'0','A13x3','1f0715e9','2026-11-30T05:28:19.926+00:00',585);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',32,'supply','Y7 Y5 A7 B5 A1 R8 Y6 G1 G13 R9 Y9 A13 R13 A10 R7 R6 R2 B13 R11 B11 Y13 Y11 R1 R5 R4 B9','dbe5d700','2026-11-30T05:28:19.926+00:00',585);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',33,'1','G7-3','e3f63218','2026-11-30T05:28:19.927+00:00',585);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',34,'0','R10-4','f7385668','2026-11-30T05:28:19.927+00:00',586);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',35,'1','Y5x1','d948f7f4','2026-11-30T05:28:19.928+00:00',586);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',36,'0','Y3x4','0db08728','2026-11-30T05:28:19.928+00:00',587);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',37,'1','B1-3','fe0f127f','2026-11-30T05:28:19.928+00:00',587);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',38,'0','Y7-2','19bec5d9','2026-11-30T05:28:19.929+00:00',588);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',39,'1','B5x3','170ba720','2026-11-30T05:28:19.929+00:00',588);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',40,'0','Y6x2','eb9a858e','2026-11-30T05:28:19.935+00:00',588);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',41,'1','G1x3','7ecea00e','2026-11-30T05:28:19.937+00:00',595);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',42,'0','G4-3','bb1baac7','2026-11-30T05:28:19.938+00:00',596);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',43,'1','R3-4','c6cd8c9b','2026-11-30T05:28:19.938+00:00',597);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',44,'0','Y9x1','b67e8953','2026-11-30T05:28:19.939+00:00',598);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',45,'1','Y12x2','bb528081','2026-11-30T05:28:19.942+00:00',598);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',46,'0','A1-1','178b198e','2026-11-30T05:28:19.942+00:00',601);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',47,'1','R8-4','e23c5f96','2026-11-30T05:28:19.943+00:00',601);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',48,'0','B3x4','d325be2b','2026-11-30T05:28:19.946+00:00',602);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',49,'1','G10-3','74fdfc86','2026-11-30T05:28:19.946+00:00',605);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',50,'0','B7x3','81d7eb82','2026-11-30T05:28:19.947+00:00',606);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',51,'1','G8-4','4a5de6ec','2026-11-30T05:28:19.947+00:00',606);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',52,'0','R13-3','4c49df88','2026-11-30T05:28:19.948+00:00',606);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',53,'1','R6x3','72f59dd6','2026-11-30T05:28:19.948+00:00',607);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',54,'0','G13x4','058dfe9e','2026-11-30T05:28:19.949+00:00',607);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',55,'1','A10-1','ec07bd91','2026-11-30T05:28:19.949+00:00',608);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',56,'0','R11x3','4361b0ae','2026-11-30T05:28:19.950+00:00',608);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',57,'1','B11x4','8a34fdde','2026-11-30T05:28:19.950+00:00',609);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',58,'0','Y13x2','64d0cd87','2026-11-30T05:28:19.951+00:00',609);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',59,'supply','Y13 Y8 Y5 Y7 A10 B1 R8 Y9 G10 Y12 Y2 Y6 R3 Y1 G4 R10 Y3 A1 R12 B5 G1 G7','b1c7beb1','2026-11-30T05:28:19.951+00:00',609);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',60,'1','G2x4','f485f6f1','2026-11-30T05:28:19.951+00:00',610);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',61,'0','R1x3','700eb28b','2026-11-30T05:28:19.951+00:00',610);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',62,'1','Y8-4','c9c62072','2026-11-30T05:28:19.952+00:00',611);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',63,'0','R7x2','9634b66d','2026-11-30T05:28:19.953+00:00',611);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',64,'1','R5x2','b073a0fa','2026-11-30T05:28:19.953+00:00',612);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',65,'0','A4x2','aa70f42a','2026-11-30T05:28:19.953+00:00',612);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',66,'1','Y11x4','60898740','2026-11-30T05:28:19.954+00:00',613);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',67,'0','G6x1','523a5d39','2026-11-30T05:28:19.954+00:00',613);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',68,'1','G12x4','f8bdb073','2026-11-30T05:28:19.955+00:00',613);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',69,'bag','G B Y Y Y Y R Y B R Y Y G','8b721dd4','2026-11-30T05:28:19.955+00:00',613);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',70,'1','Y>R','b1732c80','2026-11-30T05:28:19.956+00:00',614);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',71,'bag','G Y B Y G Y Y Y R Y Y B Y Y Y','be325197','2026-11-30T05:28:19.956+00:00',614);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',72,'1','R9-4','0c1bd299','2026-11-30T05:28:19.956+00:00',615);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',73,'0','R4-4','68928f75','2026-11-30T05:28:19.957+00:00',615);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',74,'1','Y12x4','aedd692f','2026-11-30T05:28:19.957+00:00',616);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',75,'0','A7-4','bb2ea2f3','2026-11-30T05:28:19.958+00:00',616);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',76,'1','Y9-4','4b83869f','2026-11-30T05:28:19.958+00:00',617);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',77,'0','A10x4','e86788c0','2026-11-30T05:28:19.958+00:00',617);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',78,'1','G4-4','8cdf1e2a','2026-11-30T05:28:19.959+00:00',618);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',79,'0','G10-4','9c3721f1','2026-11-30T05:28:19.959+00:00',618);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',80,'0','A1-2','1c891a8e','2026-11-30T05:28:19.963+00:00',619);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',81,'bag','R Y A Y Y A Y A Y Y B Y','adb0969f','2026-11-30T05:28:19.963+00:00',619);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',82,'1','Y3-4','8b699d7e','2026-11-30T05:28:19.963+00:00',622);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',83,'0','Y5-2','c4f7b545','2026-11-30T05:28:19.964+00:00',622);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',84,'1','B9-4','83379b86','2026-11-30T05:28:19.964+00:00',623);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',85,'0','G1-2','db011950','2026-11-30T05:28:19.965+00:00',624);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',86,'supply','G8 Y12 G2 A10 B11 G13 Y11 A4 Y9 A7 G4 R9 A1 G10 B3 G12 Y8 R7 R4 R5','c1f9184b','2026-11-30T05:28:19.965+00:00',624);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',87,'1','B5x3','5f231b8f','2026-11-30T05:28:19.965+00:00',624);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',88,'bag','Y Y B Y R R R R Y Y R R Y A R A','7f8c11da','2026-11-30T05:28:19.965+00:00',624);
INSERT INTO "entries" VALUES('y2eq3wjcwavx',89,'0','R>B','a78913b6','2026-11-30T05:28:19.967+00:00',625);
INSERT INTO "entries" VALUES('yabyatcbgx6v',2,'0','G4-4','dec026be','2026-11-30T05:28:19.967+00:00',608);
INSERT INTO "entries" VALUES('yabyatcbgx6v',3,'1','B11x1','1140fe04','2026-11-30T05:28:19.968+00:00',609);
INSERT INTO "entries" VALUES('yabyatcbgx6v',4,'0','Y8-3','ff5e6639','2026-11-30T05:28:19.969+00:00',609);
INSERT INTO "entries" VALUES('yabyatcbgx6v',5,'1','R7-4','9a8b0ad2','2026-11-30T05:28:19.969+00:00',610);
INSERT INTO "entries" VALUES('yabyatcbgx6v',6,'0','Y13-3','dbde6efa','2026-11-30T05:28:19.970+00:00',610);
INSERT INTO "entries" VALUES('yabyatcbgx6v',7,'1','A10-3','662b89d9','2026-11-30T05:28:19.970+00:00',611);
INSERT INTO "entries" VALUES('yabyatcbgx6v',8,'0','G12x2','19e203a4','2026-11-30T05:28:19.971+00:00',611);
INSERT INTO "entries" VALUES('yabyatcbgx6v',9,'1','R5-4','6e4b6728','2026-11-30T05:28:19.971+00:00',612);
INSERT INTO "entries" VALUES('yabyatcbgx6v',10,'0','Y6x3','221511c7','2026-11-30T05:28:19.972+00:00',612);
INSERT INTO "entries" VALUES('yabyatcbgx6v',11,'1','resign','9ae157a7','2026-11-30T05:28:19.973+00:00',613);
INSERT INTO "entries" VALUES('q65a68ggy6t8',0,'1','O','8b1450f5','2026-11-30T05:28:19.974+00:00',226);
INSERT INTO "entries" VALUES('q65a68ggy6t8',1,'0','>F','bb7ea31f','2026-11-30T05:28:19.974+00:00',227);
INSERT INTO "entries" VALUES('q65a68ggy6t8',2,'0','WK','2103b5b5','2026-11-30T05:28:19.975+00:00',228);
INSERT INTO "entries" VALUES('q65a68ggy6t8',3,'1','+C-D','9ee7cbe8','2026-11-30T05:28:19.975+00:00',228);
INSERT INTO "entries" VALUES('q65a68ggy6t8',4,'0','>B','19a2d744','2026-11-30T05:28:19.976+00:00',229);
INSERT INTO "entries" VALUES('q65a68ggy6t8',5,'0','RR','c3880797','2026-11-30T05:28:19.979+00:00',229);
INSERT INTO "entries" VALUES('q65a68ggy6t8',6,'1','>B','5838252c','2026-11-30T05:28:19.980+00:00',233);
INSERT INTO "entries" VALUES('q65a68ggy6t8',7,'1','RK','4b1093bb','2026-11-30T05:28:19.981+00:00',233);
INSERT INTO "entries" VALUES('q65a68ggy6t8',8,'0','+I-J','7fda8b31','2026-11-30T05:28:19.981+00:00',234);
INSERT INTO "entries" VALUES('q65a68ggy6t8',9,'1','>F','bd55d994','2026-11-30T05:28:19.982+00:00',235);
INSERT INTO "entries" VALUES('q65a68ggy6t8',10,'1','RR','27024f63','2026-11-30T05:28:19.982+00:00',235);
INSERT INTO "entries" VALUES('q65a68ggy6t8',11,'0','+P-R','e8abd7e3','2026-11-30T05:28:19.983+00:00',236);
INSERT INTO "entries" VALUES('q65a68ggy6t8',12,'1','+A-B','d82e4312','2026-11-30T05:28:19.984+00:00',236);
INSERT INTO "entries" VALUES('q65a68ggy6t8',13,'0','>F','3fdbd09a','2026-11-30T05:28:19.984+00:00',237);
INSERT INTO "entries" VALUES('q65a68ggy6t8',14,'0','OY','7fc6bfe2','2026-11-30T05:28:19.985+00:00',237);
INSERT INTO "entries" VALUES('q65a68ggy6t8',15,'1','>A','9a9421be','2026-11-30T05:28:19.985+00:00',238);
INSERT INTO "entries" VALUES('q65a68ggy6t8',16,'1','RR','213229c4','2026-11-30T05:28:19.986+00:00',239);
INSERT INTO "entries" VALUES('q65a68ggy6t8',17,'0','>B','2698af9b','2026-11-30T05:28:19.986+00:00',239);
INSERT INTO "entries" VALUES('q65a68ggy6t8',18,'0','RK','5ec25f2e','2026-11-30T05:28:19.987+00:00',240);
INSERT INTO "entries" VALUES('q65a68ggy6t8',19,'1','K','bb281bac','2026-11-30T05:28:19.988+00:00',240);
INSERT INTO "entries" VALUES('q65a68ggy6t8',20,'1','+J-M','2978ef26','2026-11-30T05:28:19.988+00:00',241);
INSERT INTO "entries" VALUES('q65a68ggy6t8',21,'0','>C','d9758cc5','2026-11-30T05:28:19.989+00:00',241);
INSERT INTO "entries" VALUES('q65a68ggy6t8',22,'0','OO','65f371e5','2026-11-30T05:28:19.989+00:00',242);
INSERT INTO "entries" VALUES('q65a68ggy6t8',23,'1','K','6fa5c061','2026-11-30T05:28:19.990+00:00',243);
INSERT INTO "entries" VALUES('q65a68ggy6t8',24,'1','Y','3f4b772c','2026-11-30T05:28:19.990+00:00',243);
INSERT INTO "entries" VALUES('q65a68ggy6t8',25,'1','+B-F','9ed65247','2026-11-30T05:28:19.991+00:00',244);
INSERT INTO "entries" VALUES('q65a68ggy6t8',26,'0','+H-I','429a06de','2026-11-30T05:28:19.992+00:00',244);
INSERT INTO "entries" VALUES('q65a68ggy6t8',27,'1','>F','9f681bba','2026-11-30T05:28:19.992+00:00',245);
INSERT INTO "entries" VALUES('q65a68ggy6t8',28,'1','RY','67b33ff3','2026-11-30T05:28:19.993+00:00',245);
INSERT INTO "entries" VALUES('q65a68ggy6t8',29,'0','+C-H','266de609','2026-11-30T05:28:19.996+00:00',246);
INSERT INTO "entries" VALUES('q65a68ggy6t8',30,'0','draw','e6495f5b','2026-11-30T05:28:20.001+00:00',253);
INSERT INTO "entries" VALUES('tfzvgx4yd62d',0,'supply','G10 R8 R9 B9 G12 Y9 B5 Y5 Y3 A7 Y12 R5 Y13 R10 A4 B1 B7 R2 Y7 G6 Y11 A1 R7 R1 G2 B3 G8 Y8 G7 R6 B11 R4 G1 R3 Y1 A10 B13 R11 G4 G13 R12 Y2 Y6 R13 A13','0c534d6f','2026-11-30T05:28:20.015+00:00',0);
INSERT INTO "entries" VALUES('tfzvgx4yd62d',1,'bag','Y R R G Y A Y G R B G R A A G Y R B R R A B R Y Y R G R B B Y Y G B Y A R G G R G R Y Y B','0e7b428f','2026-11-30T05:28:20.015+00:00',0);
INSERT INTO "entries" VALUES('byeygvcbvbxg',0,'supply','Y13 Y5 Y3 G1 Y8 A1 Y11 R2 B5 A10 G12 Y6 B11 B13 B9 G7 R4 Y7 G2 Y2 G10 Y9 R13 R12 R7 R5 G13 A13 R8 A4 R9 R10 G8 G4 A7 R1 B3 Y1 R3 R6 B7 G6 B1 R11 Y12','f0db04ad','2026-11-30T05:28:20.052+00:00',NULL);
INSERT INTO "entries" VALUES('byeygvcbvbxg',1,'bag','A R Y R R A R Y Y B G B R R Y Y R A G B R G B G A Y B A R B Y R Y G R G R Y R Y G Y G G B','37704cfb','2026-11-30T05:28:20.052+00:00',NULL);
INSERT INTO "entries" VALUES('byeygvcbvbxg',2,'1','Y6-4','2c35e2de','2026-11-30T05:28:20.052+00:00',NULL);
INSERT INTO "entries" VALUES('byeygvcbvbxg',3,'0','R2x2','4e072c81','2026-11-30T05:28:20.052+00:00',NULL);
INSERT INTO "entries" VALUES('byeygvcbvbxg',4,'1','R4-3','4f1b847c','2026-11-30T05:28:20.052+00:00',NULL);
INSERT INTO "entries" VALUES('byeygvcbvbxg',5,'0','Y5-4','7e2febbb','2026-11-30T05:28:20.052+00:00',NULL);
INSERT INTO "entries" VALUES('byeygvcbvbxg',6,'1','B9x4','3a4e91fe','2026-11-30T05:28:20.052+00:00',NULL);
INSERT INTO "entries" VALUES('byeygvcbvbxg',7,'0','Y11x4','e3d54f06','2026-11-30T05:28:20.052+00:00',NULL);
INSERT INTO "entries" VALUES('byeygvcbvbxg',8,'1','B5-4','ebf03fb1','2026-11-30T05:28:20.052+00:00',NULL);
INSERT INTO "entries" VALUES('byeygvcbvbxg',9,'0','Y9-4','f104b2c2','2026-11-30T05:28:20.052+00:00',NULL);
INSERT INTO "entries" VALUES('byeygvcbvbxg',10,'1','A10-1','4f602e4c','2026-11-30T05:28:20.052+00:00',NULL);
INSERT INTO "entries" VALUES('byeygvcbvbxg',11,'0','Y13x2','0ad0856d','2026-11-30T05:28:20.052+00:00',NULL);
INSERT INTO "entries" VALUES('byeygvcbvbxg',12,'1','R13x4','91e98d0d','2026-11-30T05:28:20.052+00:00',NULL);
INSERT INTO "entries" VALUES('byeygvcbvbxg',13,'0','A1-3','c60bb6cf','2026-11-30T05:28:20.052+00:00',NULL);
INSERT INTO "entries" VALUES('byeygvcbvbxg',14,'1','R7-3','90becd40','2026-11-30T05:28:20.052+00:00',NULL);
INSERT INTO "entries" VALUES('byeygvcbvbxg',15,'0','Y7-2','29560491','2026-11-30T05:28:20.052+00:00',NULL);
INSERT INTO "entries" VALUES('byeygvcbvbxg',16,'1','R8x2','bbdb6e98','2026-11-30T05:28:20.052+00:00',NULL);
INSERT INTO "entries" VALUES('byeygvcbvbxg',17,'0','G1-2','aefd4100','2026-11-30T05:28:20.052+00:00',NULL);
INSERT INTO "entries" VALUES('byeygvcbvbxg',18,'1','B11-2','9af9d26a','2026-11-30T05:28:20.052+00:00',NULL);
INSERT INTO "entries" VALUES('byeygvcbvbxg',19,'0','R5-3','8d625707','2026-11-30T05:28:20.052+00:00',NULL);
INSERT INTO "entries" VALUES('byeygvcbvbxg',20,'1','R9-4','927ce712','2026-11-30T05:28:20.052+00:00',NULL);
INSERT INTO "entries" VALUES('byeygvcbvbxg',21,'1','A7x1','78332346','2026-11-30T05:28:20.052+00:00',NULL);
INSERT INTO "entries" VALUES('byeygvcbvbxg',22,'1','G8-2','8eb92973','2026-11-30T05:28:20.057+00:00',11);
INSERT INTO "entries" VALUES('byeygvcbvbxg',23,'0','R10x4','925b92f5','2026-11-30T05:28:20.057+00:00',12);
INSERT INTO "entries" VALUES('byeygvcbvbxg',24,'1','B13x2','6ce1d243','2026-11-30T05:28:20.058+00:00',13);
INSERT INTO "entries" VALUES('byeygvcbvbxg',25,'1','G7-2','8754d921','2026-11-30T05:28:20.058+00:00',13);
INSERT INTO "entries" VALUES('q7semtq2wq9d',0,'supply','A10 B7 A4 R5 Y5 Y3 B1 A1 G6 B11 B5 G8 R3 G4 Y2 B3 G1 R9 Y13 R11 G2 G12 A13 R6 Y8 Y9 R8 B13 R7 R10 G13 Y6 A7 Y7 G7 Y12 R13 Y11 Y1 R4 R1 G10 R2 B9 R12','0d3911bd','2026-11-30T05:28:20.218+00:00',0);
INSERT INTO "entries" VALUES('q7semtq2wq9d',1,'bag','B R R Y B Y Y R R R R B R G G G Y A B G B Y Y R G G B Y Y A A A G R R R B A G Y R R Y G Y','4a6606d3','2026-11-30T05:28:20.218+00:00',0);
INSERT INTO "entries" VALUES('w7hqh39sjtcu',0,'0','@F','32cc3354','2026-11-30T05:28:20.244+00:00',16);
INSERT INTO "entries" VALUES('w7hqh39sjtcu',1,'1','@E','70627afa','2026-11-30T05:28:20.245+00:00',21);
INSERT INTO "entries" VALUES('w7hqh39sjtcu',2,'2','@J','a8c57e66','2026-11-30T05:28:20.247+00:00',22);
INSERT INTO "entries" VALUES('w7hqh39sjtcu',3,'0','>B','ead3f9ae','2026-11-30T05:28:20.248+00:00',23);
INSERT INTO "entries" VALUES('w7hqh39sjtcu',4,'1','left cadet','154dbf5b','2026-11-30T05:28:20.252+00:00',28);
INSERT INTO "entries" VALUES('w7hqh39sjtcu',5,'0','KB','ba5dd3de','2026-11-30T05:28:20.254+00:00',30);
INSERT INTO "entries" VALUES('w7hqh39sjtcu',6,'1','>I','9f720404','2026-11-30T05:28:20.255+00:00',30);
INSERT INTO "entries" VALUES('az54sr7pbj3c',0,'supply','G6 Y8 B3 R3 R9 R5 G13 R6 Y1 R10 B9 G10 B13 A7 B7 G8 R11 Y6 B1 G1 R2 R7 G7 G2 Y5 R4 Y13 Y2 B11 Y12 R12 G4 B5 Y9 R1 A13 A10 G12 A4 Y11 R8 A1 R13 Y7 Y3','1d55ce08','2026-11-30T05:28:20.590+00:00',0);
INSERT INTO "entries" VALUES('az54sr7pbj3c',1,'bag','Y Y B R R G G R Y R Y B R G R B G G R R Y B Y B B R R G Y Y A A G G A G B R Y A Y A Y R R','44ff9270','2026-11-30T05:28:20.590+00:00',0);
INSERT INTO "entries" VALUES('az54sr7pbj3c',2,'1','Y1x2','947d667e','2026-11-30T05:28:20.602+00:00',320);
INSERT INTO "entries" VALUES('az54sr7pbj3c',3,'0','G6-4','e1c8813d','2026-11-30T05:28:20.603+00:00',321);
INSERT INTO "entries" VALUES('az54sr7pbj3c',4,'1','R11-4','24e81cc1','2026-11-30T05:28:20.604+00:00',321);
INSERT INTO "entries" VALUES('c9b31a3b9647',0,'supply','B5 B11 G8 G1 A7 R5 B1 Y9 B9 B13 A1 Y11 R12 A10 B7 R2 A4 R3 R6 R7 G6 R9 Y2 R10 G7 Y12 B3 R8 Y3 Y7 R1 G10 R4 G13 R13 Y8 Y6 Y1 Y5 G12 G4 R11 G2 Y13 A13','4415fec3','2026-11-30T05:28:20.606+00:00',0);
INSERT INTO "entries" VALUES('c9b31a3b9647',1,'bag','G A R G Y Y B G Y A R Y R R A Y R A R G G G B B Y Y R G B G B Y R R B R R Y Y A B G Y R R','e2cc4269','2026-11-30T05:28:20.606+00:00',0);
INSERT INTO "entries" VALUES('de994xq45j3c',0,'0','@F','d691ff2c','2026-11-30T05:28:20.637+00:00',11);
INSERT INTO "entries" VALUES('de994xq45j3c',1,'1','@R','dbe72329','2026-11-30T05:28:20.638+00:00',15);
INSERT INTO "entries" VALUES('de994xq45j3c',2,'0','>B','22d91d90','2026-11-30T05:28:20.638+00:00',16);
INSERT INTO "entries" VALUES('de994xq45j3c',3,'0','OK','7b5390c3','2026-11-30T05:28:20.639+00:00',17);
INSERT INTO "entries" VALUES('de994xq45j3c',4,'0','takeback 1','60111c6e','2026-11-30T05:28:20.670+00:00',47);
INSERT INTO "entries" VALUES('rn54vn6erdqx',0,'supply','R9 B1 Y8 B13 A13 G6 G1 R3 Y12 Y11 R5 Y13 A4 Y6 R12 Y1 A1 G10 G7 R10 A10 R8 Y5 R7 R4 R11 R2 R6 Y7 R13 B7 G13 G2 B9 B5 G8 Y2 Y9 G4 A7 R1 B11 Y3 G12 B3','6c1257b0','2026-11-30T05:28:20.721+00:00',1);
INSERT INTO "entries" VALUES('rn54vn6erdqx',1,'bag','Y G A R Y A Y R B Y G B R Y Y R G G R Y G R R R A G Y B Y Y A Y R G B R R B B R R A B G G','e3d56633','2026-11-30T05:28:20.721+00:00',1);
INSERT INTO "entries" VALUES('rn54vn6erdqx',2,'0','resign','af4b1894','2026-11-30T05:28:20.743+00:00',21);
INSERT INTO "entries" VALUES('rt53rupwbk2w',0,'supply','R4 R11 Y2 G6 Y7 R8 B5 B1 G10 Y3 B7 A13 G13 A4 R1 B9 Y12 Y11 G12 G7 A7 R10 R9 Y1 Y6 R3 Y9 G8 A10 G1 Y8 Y13 A1 G4 R2 B3 R6 G2 B13 R7 B11 R5 R13 Y5 R12','787bad3c','2026-11-30T05:28:20.854+00:00',1);
INSERT INTO "entries" VALUES('rt53rupwbk2w',1,'bag','R R G G B B G Y Y Y A B Y R A B G B A R R A Y Y G Y R R G B R Y R R Y R R R A Y G G G B Y','f66f6772','2026-11-30T05:28:20.854+00:00',1);
INSERT INTO "entries" VALUES('rt53rupwbk2w',2,'0','resign','2545471a','2026-11-30T05:28:20.869+00:00',20);
INSERT INTO "entries" VALUES('defe8599a915',0,'supply','Y6 Y12 R10 R8 G10 G1 G8 G7 R5 B13 Y3 Y9 B11 G12 B1 R12 B7 R1 A7 A4 G6 R9 B3 Y7 B5 Y5 B9 Y11 Y13 R2 Y1 Y2 G4 R6 R7 R11 A13 R13 G13 R4 G2 Y8 A10 A1 R3','8d125ab1','2026-11-30T05:28:20.895+00:00',1);
INSERT INTO "entries" VALUES('defe8599a915',1,'bag','G Y R G R R R R Y R B R B G R R Y A A G G R B A Y B Y A A Y G G G Y Y B Y G B B R Y R Y R','dccd216b','2026-11-30T05:28:20.895+00:00',1);
INSERT INTO "entries" VALUES('defe8599a915',2,'1','Y3x4','240fbad9','2026-11-30T05:28:20.898+00:00',7);
INSERT INTO "entries" VALUES('defe8599a915',3,'0','R8x4','3210e5d5','2026-11-30T05:28:20.899+00:00',8);
INSERT INTO "entries" VALUES('defe8599a915',4,'1','Y9x2','a50c4d42','2026-11-30T05:28:20.900+00:00',9);
CREATE TABLE former_names (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	ends VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "former_names" VALUES('frederic','Frederic','afe572646c9a0bc870f318ce39b4a8ded','2027-02-28T05:28:20.197+00:00');
CREATE TABLE friend_links (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	ends VARCHAR(32) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "friend_links" VALUES('01e6e0e1442028dc82055987e094245ca89d1374c03b9bfdb86fc2c3459709f4','a1093250751703c7caa90aae90c5f4ae2','2026-12-14T05:28:20.213+00:00');
CREATE TABLE friendships (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	player_agrees INTEGER DEFAULT '0' NOT NULL, 
	other_agrees INTEGER DEFAULT '0' NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "friendships" VALUES('a1093250751703c7caa90aae90c5f4ae2','afe572646c9a0bc870f318ce39b4a8ded',1,1,'2026-11-30T05:28:20.207+00:00');
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
	tournament VARCHAR(22), 
	is_challenge INTEGER DEFAULT '0' NOT NULL, 
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
INSERT INTO "matches" VALUES('mumbj8q8vmws','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'D9C0B2411B0BCB1A177D96408814713E4EFF16F4AD088C077297DCFB493DD658','2026-11-30T05:28:17.424+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 86400000, "since": 2413}','2026-12-02T05:28:19.837+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,15,14,12,'2026-11-30T05:28:19.837+00:00',1,'[]',0,0);
INSERT INTO "matches" VALUES('j8pnjhc4fqjx','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'D4891D59CBA1B8B75DBD3F86213D4BE441DCB2FAF4534179B08E05B2E4BC7E7B','2026-11-30T05:28:19.316+00:00',NULL,NULL,'["guest", "guest"]','[[7, 0, "offered"], [7, 0, "hint"]]',1,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,8,7,5,'2026-11-30T05:28:19.911+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('y2eq3wjcwavx','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'D3878A2C4EA59622E51326A17C3D0C6E08C113EEBD2B913E807D12AA4EFCBE38','2026-11-30T05:28:19.341+00:00','2026-11-30T05:28:19.966+00:00','[[0], "trophies"]','["random", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,82,90,81,'2026-11-30T05:28:19.966+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('yabyatcbgx6v','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','1.0.0',0,0,X'4AF1FF57C5CD6A058E8131A0778817FA7CC891E78268C552D936399707163B67','2026-11-30T05:28:19.359+00:00','2026-11-30T05:28:19.972+00:00','[[0], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1900000, 1879996], "quota": [7000, 7000], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,0,13,12,9,'2026-11-30T05:28:19.972+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('j8ndnqnqvuwq','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'984664D7E65EAC543605E86193EB64FBEA2C032045C9F8411D3406A5EA65BC4E','2026-11-30T05:28:19.603+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,14,12,12,'2026-11-30T05:28:19.908+00:00',1,'[]',0,0);
INSERT INTO "matches" VALUES('q65a68ggy6t8','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'E9A08115C24380711818903F54971764A86099F6E792D4A9838228DF18FBF492','2026-11-30T05:28:19.747+00:00','2026-11-30T05:28:20.000+00:00','[[], "agreement"]','["guest", "guest"]','[[30, 1, "offered"]]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,33,31,30,'2026-11-30T05:28:20.000+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('tfzvgx4yd62d','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'4740D33C359500507FC38B9856277FA4013DA80A8F92F9F56FB5B371FA736FA2','2026-11-30T05:28:20.008+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T05:28:20.008+00:00','anna',0,NULL,NULL,NULL,NULL,NULL,NULL,0,2,2,0,'2026-11-30T05:28:20.011+00:00',1,'[]',1,0);
INSERT INTO "matches" VALUES('byeygvcbvbxg','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'0D92369699BF41E2C801BDB23B93EECE6350AFD3544C2D7346568E34E26736E2','2026-11-30T05:28:20.045+00:00',NULL,NULL,'["guest", "random"]','[]',0,'{"match": "y2eq3wjcwavx", "ply": 22, "dealt": [36, 17]}',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,4,26,24,'2026-11-30T05:28:20.058+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('q7semtq2wq9d','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'05AC5DA3687AED0CD688D8ED38B0C9E2830A18F469BCA935516AECA0ECE240D7','2026-11-30T05:28:20.214+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": true, "free": 86400000, "since": null}','2026-12-14T05:28:20.214+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,1,0,2,0,'2026-11-30T05:28:20.218+00:00',0,'[]',1,0);
INSERT INTO "matches" VALUES('w7hqh39sjtcu','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 3, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'FBF46B9D2F90C193FFDC8CD29E2BB6E7308AADF5244F3D289D4D33C40924AE00','2026-11-30T05:28:20.224+00:00',NULL,NULL,'["guest", "guest", "guest"]','[[5, 1, "returned"]]',0,NULL,'30+20','{"left": [1800000, 1800000, 1800000], "quota": [3000, 3000, 3000], "forgiven": [0, 0, 0], "seat": 1, "is_first": false, "free": 0, "since": 407}','2026-11-30T05:58:22.631+00:00',NULL,0,'cadet',NULL,NULL,NULL,NULL,NULL,0,10,7,6,'2026-11-30T05:28:20.254+00:00',1,'[[1, "left", "cadet"]]',0,0);
INSERT INTO "matches" VALUES('az54sr7pbj3c','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'258EA67AC4D21EE12C5B97CFBAC7EB18AE3C108A6D7E0FC48E9B37D2CC62C4B3','2026-11-30T05:28:20.282+00:00',NULL,NULL,'["guest", "program"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,3,5,3,'2026-11-30T05:28:20.603+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('c9b31a3b9647','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'D9D69A43296CA4C47246DDA6850FBA3778104527CF7DD92FFFEBDFB51C73D078','2026-11-30T05:28:20.604+00:00',NULL,NULL,'["open", "guest"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T05:28:20.604+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,0,2,0,'2026-11-30T05:28:20.605+00:00',1,'[]',1,0);
INSERT INTO "matches" VALUES('de994xq45j3c','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'38C2368F2BDE63A846ADDEB610CA445A50AD12B8FF6033A52A21BF748EC69210','2026-11-30T05:28:20.622+00:00',NULL,NULL,'["guest", "guest"]','[[4, 0, "asked"], [4, 1, "agreed"], [5, 0, "time"], [5, 1, "thanks"]]',0,NULL,'30+20','{"left": [1819998, 1834970], "quota": [6000, 4000], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 0, "since": 47}','2026-11-30T05:58:42.667+00:00',NULL,0,NULL,'{"length": 3, "won": [2, 0]}',NULL,NULL,NULL,NULL,0,10,5,5,'2026-11-30T05:28:20.669+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('rn54vn6erdqx','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','2026-11-30T05:28:20.718+00:00','2026-11-30T05:28:20.739+00:00','[[1], "resignation"]','["guest", "cadet"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,'2026-06-01',NULL,0,2,3,0,'2026-11-30T05:28:20.739+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('rt53rupwbk2w','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'6597BAB1AD418E83AC944480D1A81EEC60BBD96E0EAAABF2038226F9FEE370CD','2026-11-30T05:28:20.848+00:00','2026-11-30T05:28:20.868+00:00','[[1], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1800000, 1800000], "quota": [3000, 3000], "forgiven": [0, 0], "seat": 0, "is_first": true, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,'cup',0,1,3,0,'2026-11-30T05:28:20.868+00:00',NULL,'[]',0,1);
INSERT INTO "matches" VALUES('defe8599a915','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'A9B4E2D4E5F51BF49C6D3324972E00E6A407524F64DE5760CB4AB52968EF1C6F','2026-11-30T05:28:20.891+00:00',NULL,NULL,'["guest", "random"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,'["K\u00e4se & \ud83e\uddc0", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"]',NULL,NULL,0,3,5,3,'2026-11-30T05:28:20.900+00:00',0,'[]',0,0);
CREATE TABLE mutes (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "mutes" VALUES('anna','ben','2026-11-30T05:28:20.682+00:00');
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
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','q65a68ggy6t8','over','anna','result','2026-11-30T05:28:20.281+00:00',NULL,0);
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','yabyatcbgx6v','over','anna','result','2026-11-30T05:28:20.281+00:00',NULL,0);
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','y2eq3wjcwavx','over','anna','result','2026-11-30T05:28:20.281+00:00',NULL,0);
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
INSERT INTO "passkeys" VALUES('0000000000000000000000000000000000000000000000000000000000000000','a1093250751703c7caa90aae90c5f4ae2',X'0001',X'02',3,'localhost','Laptop',0,'2026-11-30T05:28:20.156+00:00',NULL);
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
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-30T05:28:19.265+00:00','2026-11-30T05:28:20.066+00:00',NULL,NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-30T05:28:19.321+00:00','2026-11-30T05:28:19.321+00:00',NULL,NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-30T05:28:19.343+00:00','2026-11-30T05:28:19.343+00:00',NULL,NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-30T05:28:20.011+00:00','2026-11-30T05:28:20.064+00:00','anna',NULL);
INSERT INTO "players" VALUES('p16f8ea10c891e6b8e0171a73a3920dc6','program','Zephyr','2026-11-30T05:28:20.125+00:00','2026-11-30T05:28:20.125+00:00',NULL,NULL);
INSERT INTO "players" VALUES('a1093250751703c7caa90aae90c5f4ae2','account','Dora','2026-11-30T05:28:20.154+00:00','2026-11-30T05:28:20.154+00:00',NULL,NULL);
INSERT INTO "players" VALUES('wilhelmine','guest','Balloonist 9275','2026-11-30T05:28:20.161+00:00','2026-11-30T05:28:20.162+00:00',NULL,'WWWWWWWWWWWWWWWWWWWWWWWW');
INSERT INTO "players" VALUES('afe572646c9a0bc870f318ce39b4a8ded','account','Fred','2026-11-30T05:28:20.190+00:00','2026-11-30T05:28:20.190+00:00',NULL,NULL);
INSERT INTO "players" VALUES('emil','guest','Emil','2026-11-30T05:28:20.228+00:00','2026-11-30T05:28:20.228+00:00',NULL,NULL);
INSERT INTO "players" VALUES('cadet','bot',NULL,'2026-11-30T05:28:20.720+00:00','2026-11-30T05:28:20.720+00:00',NULL,NULL);
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
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-30T05:28:20.062+00:00','2026-11-30T05:28:20.062+00:00',NULL,'2026-11-30T06:28:20.065+00:00','0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-30T05:28:20.064+00:00','2026-11-30T05:28:20.064+00:00',NULL,NULL,'1b94c4356895c3a0',NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-30T05:28:20.065+00:00','2026-11-30T05:28:20.066+00:00',NULL,NULL,'0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('4778dd0e08b227676b3c75a09603797d428dc437f46f8882cc55a848ee40a22c','a1093250751703c7caa90aae90c5f4ae2','2026-11-30T05:28:20.156+00:00','2026-11-30T05:28:20.156+00:00',NULL,NULL,'4778dd0e08b22767','Firefox, Linux');
INSERT INTO "proofs" VALUES('17b7b4dce9ce7de46d7938f26213f0382d04145da13cfa02a3c60fdd2102b8c1','wilhelmine','2026-11-30T05:28:20.161+00:00','2026-11-30T05:28:20.162+00:00',NULL,NULL,'17b7b4dce9ce7de4',NULL);
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
INSERT INTO "ratings" VALUES('yabyatcbgx6v',0,'anna','balloon-cup','classical',0,'2026-11-30T05:28:20.042+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
INSERT INTO "ratings" VALUES('yabyatcbgx6v',1,'ben','balloon-cup','classical',0,'2026-11-30T05:28:20.042+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
CREATE TABLE recoveries (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "recoveries" VALUES('ffd3e9572cb4c64f23a3072966962bf0bb080d022d8394525632f1fc8aaf3f3a','a1093250751703c7caa90aae90c5f4ae2');
INSERT INTO "recoveries" VALUES('6e1d3fafeb2cd7661f786916ee1ff5e664e448b01876ec42846e9aae73fdcb6d','a1093250751703c7caa90aae90c5f4ae2');
INSERT INTO "recoveries" VALUES('aca78f3e93589fcaf1535efdfeebfe4e585357e5f857fefc01b5d4b9fdebaac4','a1093250751703c7caa90aae90c5f4ae2');
INSERT INTO "recoveries" VALUES('ca5464f871dacb6f680e124e372cb9ba2286d1ae6bdac0f4e6548b90459b2adb','a1093250751703c7caa90aae90c5f4ae2');
INSERT INTO "recoveries" VALUES('81a969bfbda418ff44b53870e9cd494f371b65bb9f7799556abf92c4df67aa2a','a1093250751703c7caa90aae90c5f4ae2');
INSERT INTO "recoveries" VALUES('43d2a64c48a7f7df640d1d290f8d582ce76436e077d7f47e848e226c8e08c617','a1093250751703c7caa90aae90c5f4ae2');
INSERT INTO "recoveries" VALUES('a87992a29f06dead17442c106d96674b62e23ceec5c2f0e5283b2aaa1aafe9ee','a1093250751703c7caa90aae90c5f4ae2');
INSERT INTO "recoveries" VALUES('ef96f64df0513176f51b16ebc9c1b3c11944619037ac28a7f1863529c6862050','a1093250751703c7caa90aae90c5f4ae2');
INSERT INTO "recoveries" VALUES('f1e17b8271cfb655c0f094b056fb3b240ac41d8abbdb881b384a983f885a7260','afe572646c9a0bc870f318ce39b4a8ded');
INSERT INTO "recoveries" VALUES('525345bfff5f81a57f2633e48c85474930e6aed70bc8fdca37acf792f48eb2ee','afe572646c9a0bc870f318ce39b4a8ded');
INSERT INTO "recoveries" VALUES('9651447fac7c651e938ae37e49b05595bcf25b888c2051956814614c13f1f129','afe572646c9a0bc870f318ce39b4a8ded');
INSERT INTO "recoveries" VALUES('bed620e6fce74ffec279f9175850072c565bff6b75c5533e997e94944ce2b57a','afe572646c9a0bc870f318ce39b4a8ded');
INSERT INTO "recoveries" VALUES('741c29b589a09ab4a4110c69f65d4eff5d7adcfcb912c60d31b97fd6195f4b44','afe572646c9a0bc870f318ce39b4a8ded');
INSERT INTO "recoveries" VALUES('23ba8efb3f6b7bca9698defc03d3878729146183e65862a292d1120d89005a2d','afe572646c9a0bc870f318ce39b4a8ded');
INSERT INTO "recoveries" VALUES('e8807d1c11c3f0b479f4fbebecd956a3a2f8b9047ea218863294f6eeea47c6de','afe572646c9a0bc870f318ce39b4a8ded');
INSERT INTO "recoveries" VALUES('ffaa83b57814d22d63bf8a78206bf7284f7134c235da53ee5474704909069080','afe572646c9a0bc870f318ce39b4a8ded');
CREATE TABLE reports (
	player VARCHAR(40) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, name), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "reports" VALUES('anna','Ben','2026-11-30T05:28:20.182+00:00');
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
INSERT INTO "seats" VALUES('mumbj8q8vmws',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('mumbj8q8vmws',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('j8pnjhc4fqjx',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('j8pnjhc4fqjx',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('y2eq3wjcwavx',0,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('y2eq3wjcwavx',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('yabyatcbgx6v',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('yabyatcbgx6v',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('j8ndnqnqvuwq',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('j8ndnqnqvuwq',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('q65a68ggy6t8',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('q65a68ggy6t8',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('tfzvgx4yd62d',0,'guest','anna','Carl',NULL,NULL);
INSERT INTO "seats" VALUES('tfzvgx4yd62d',1,'open',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('byeygvcbvbxg',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('byeygvcbvbxg',1,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('q7semtq2wq9d',0,'account','afe572646c9a0bc870f318ce39b4a8ded','Fred',NULL,NULL);
INSERT INTO "seats" VALUES('q7semtq2wq9d',1,'open',NULL,'Dora',NULL,'a1093250751703c7caa90aae90c5f4ae2');
INSERT INTO "seats" VALUES('w7hqh39sjtcu',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('w7hqh39sjtcu',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('w7hqh39sjtcu',2,'guest','emil','Emil',NULL,NULL);
INSERT INTO "seats" VALUES('az54sr7pbj3c',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('az54sr7pbj3c',1,'program','p16f8ea10c891e6b8e0171a73a3920dc6','Zephyr','Anna',NULL);
INSERT INTO "seats" VALUES('c9b31a3b9647',0,'open',NULL,'Emil',NULL,'emil');
INSERT INTO "seats" VALUES('c9b31a3b9647',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('de994xq45j3c',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('de994xq45j3c',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('rn54vn6erdqx',0,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('rn54vn6erdqx',1,'bot','cadet',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('rt53rupwbk2w',0,'guest','anna','Anna',NULL,NULL);
INSERT INTO "seats" VALUES('rt53rupwbk2w',1,'guest','ben','Ben',NULL,NULL);
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
	browser VARCHAR(16), 
	PRIMARY KEY (id), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "subscriptions" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','anna','webhook','https://bots.example/hook',NULL,X'7373737373737373737373737373737373737373737373737373737373737373','de','2026-11-30T05:28:20.255+00:00',NULL,0,NULL);
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
INSERT INTO "tokens" VALUES('94ea1698c06ee7856bd0fdffb7b410bdec978c6b7b39f972cce4f0877b91599a','p16f8ea10c891e6b8e0171a73a3920dc6','anna','read play','2026-11-30T05:28:20.125+00:00','2026-11-30T05:28:20.125+00:00',NULL,'2026-11-30T05:28:20.145+00:00');
INSERT INTO "tokens" VALUES('5862f08eec15e582402ac4b1970fc6f225142a5605881879a1e1009f6e256582','p16f8ea10c891e6b8e0171a73a3920dc6','anna','read','2026-11-30T05:28:20.135+00:00','2026-11-30T05:28:20.144+00:00','0011',NULL);
CREATE TABLE tournament_records (
	tournament VARCHAR(22) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	player VARCHAR(40), 
	data JSON NOT NULL, 
	PRIMARY KEY (tournament, number), 
	FOREIGN KEY(tournament) REFERENCES tournaments (id), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "tournament_records" VALUES('cup',0,'opened','2026-11-30T05:28:20.765+00:00','anna','{}');
INSERT INTO "tournament_records" VALUES('cup',1,'entered','2026-11-30T05:28:20.770+00:00','anna','{"entrant": 0}');
INSERT INTO "tournament_records" VALUES('cup',2,'entered','2026-11-30T05:28:20.806+00:00','ben','{"entrant": 1}');
INSERT INTO "tournament_records" VALUES('cup',3,'entered','2026-11-30T05:28:20.814+00:00','emil','{"entrant": 2}');
INSERT INTO "tournament_records" VALUES('cup',4,'withdrew','2026-11-30T05:28:20.831+00:00','emil','{"entrant": 2}');
INSERT INTO "tournament_records" VALUES('cup',5,'paired','2026-11-30T05:28:20.843+00:00',NULL,'{"pairings": [[0, 1, "rt53rupwbk2w"]], "byes": [], "results": {}, "table": [0, 1]}');
INSERT INTO "tournament_records" VALUES('cup',6,'ended','2026-11-30T05:28:20.872+00:00',NULL,'{"results": {"rt53rupwbk2w": [0, 2, null]}}');
CREATE TABLE tournaments (
	id VARCHAR(22) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	form VARCHAR(16) NOT NULL, 
	control VARCHAR(16) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	ruleset JSON NOT NULL, 
	rounds INTEGER NOT NULL, 
	minutes INTEGER NOT NULL, 
	max_entrants INTEGER NOT NULL, 
	has_bots INTEGER NOT NULL, 
	begins_at VARCHAR(32) NOT NULL, 
	ended_at VARCHAR(32), 
	revision INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tournaments" VALUES('cup','Cup','round-robin','30+20','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}',5,0,8,0,'2026-11-30T05:28:20.757+00:00','2026-11-30T05:28:20.872+00:00',7);
CREATE TABLE tries (
	day VARCHAR(10) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	"match" VARCHAR(22) NOT NULL, 
	is_counted INTEGER NOT NULL, 
	ended_at VARCHAR(32), 
	won INTEGER, 
	points INTEGER, 
	against INTEGER, 
	actions INTEGER, 
	PRIMARY KEY (day, game, player), 
	FOREIGN KEY(player) REFERENCES players (id), 
	UNIQUE ("match")
);
INSERT INTO "tries" VALUES('2026-06-01','balloon-cup','ben','rn54vn6erdqx',0,'2026-11-30T05:28:20.739+00:00',NULL,NULL,NULL,NULL);
CREATE TABLE verdicts (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	is_kept INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness)
);
INSERT INTO "verdicts" VALUES('wwwwwwwwwwwwwwwwwwwwwwww','WWWWWWWWWWWWWWWWWWWWWWWW',0,'2026-11-30T05:28:20.182+00:00');
CREATE INDEX ix_matches_running ON matches (id) WHERE ended_at IS NULL;
CREATE INDEX ix_matches_offered ON matches (begun_at, id) WHERE offered_by IS NOT NULL AND free_seats > 0 AND deadline IS NOT NULL;
CREATE INDEX ix_matches_ended ON matches (game, control, ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_matches_awaits_rating ON matches (ended_at, id) WHERE awaits_rating = 1;
CREATE INDEX ix_proofs_player ON proofs (player);
CREATE INDEX ix_former_names_player ON former_names (player);
CREATE INDEX ix_friendships_other ON friendships (other);
CREATE INDEX ix_friend_links_player ON friend_links (player);
CREATE INDEX ix_recoveries_player ON recoveries (player);
CREATE INDEX ix_passkeys_player ON passkeys (player);
CREATE INDEX ix_tokens_owner ON tokens (owner);
CREATE INDEX ix_tokens_program ON tokens (program);
CREATE INDEX ix_seats_kept_for ON seats (kept_for);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_ratings_player ON ratings (player, game, speed, number);
CREATE INDEX ix_tries_running ON tries ("match") WHERE tries.ended_at IS NULL;
CREATE INDEX ix_tries_player ON tries (player, day);
CREATE INDEX ix_tournament_records_player ON tournament_records (player);
CREATE INDEX ix_subscriptions_player ON subscriptions (player);
CREATE INDEX ix_notices_due ON notices (due) WHERE due IS NOT NULL;
CREATE INDEX ix_notices_player ON notices (player);
CREATE INDEX ix_notices_match ON notices ("match");
COMMIT;
