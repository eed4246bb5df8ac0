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
INSERT INTO "accounts" VALUES('aa727c28fb4481d015b3dc8d5fdfa60f7','dora','$argon2id$none',NULL,NULL,0,1,'2026-11-30T05:27:34.974+00:00');
INSERT INTO "accounts" VALUES('adb1565346661ebae91b2063d324dd382','fred','$argon2id$none',NULL,NULL,0,0,NULL);
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
INSERT INTO "attempts" VALUES('0011',1,'2026-11-30T05:42:34.962+00:00');
INSERT INTO "attempts" VALUES('0022',1,'2026-12-30T05:27:34.964+00:00');
CREATE TABLE blocks (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "blocks" VALUES('aa727c28fb4481d015b3dc8d5fdfa60f7','ben','2026-11-30T05:27:34.957+00:00');
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
INSERT INTO "entries" VALUES('a76qw2eabyjh',0,'supply','A1 G7 Y3 R8 G10 G1 A4 A13 G12 B3 Y9 G13 R10 R5 G2 G8 B1 Y2 R6 B7 Y6 Y13 A10 R13 R7 Y12 R3 Y8 Y1 R2 R1 A7 R9 B13 G6 R4 Y5 B9 Y11 Y7 B5 R12 G4 B11 R11','221130c8','2026-11-30T05:27:34.622+00:00',508);
INSERT INTO "entries" VALUES('a76qw2eabyjh',1,'bag','R Y B G G R G R B R R B G A Y Y G R Y G R Y B R Y A G R G G A B A R Y B R Y Y B A R Y Y R','e0712991','2026-11-30T05:27:34.622+00:00',508);
INSERT INTO "entries" VALUES('2heahjetdgmr',0,'supply','R7 Y11 R6 Y8 G7 B9 Y7 G10 B11 R4 G1 R1 Y1 G2 R9 A7 Y13 B13 A13 R2 Y9 R5 A1 R10 R3 Y3 B5 R11 G6 A4 Y6 Y2 R12 B1 Y12 B7 G8 Y5 B3 G4 R13 G13 A10 G12 R8','fb7a3b0a','2026-11-30T05:27:34.630+00:00',1);
INSERT INTO "entries" VALUES('2heahjetdgmr',1,'bag','B B Y R R A R R B B Y R A G R G Y Y R R R Y Y Y G Y G Y G R G A R B B Y B G R R A A Y G G','d169b0bd','2026-11-30T05:27:34.630+00:00',1);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',0,'supply','Y13 Y6 A4 B9 B13 R12 R4 R10 B3 A10 Y8 R11 R9 B1 R7 G13 R6 Y12 B5 G4 Y5 R5 R13 Y3 R1 R2 G2 G8 Y9 Y2 Y1 G12 B7 Y7 A13 B11 A7 R8 G7 G10 G6 R3 G1 Y11 A1','0e20b6f3','2026-11-30T05:27:34.633+00:00',1);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',1,'bag','Y G Y R R G Y G B B Y B Y Y A B G R R R A G G Y Y R B A R R Y R A G R G R B Y B G R A Y R','a9cc216a','2026-11-30T05:27:34.633+00:00',1);
INSERT INTO "entries" VALUES('ewuvc5bgkbvf',0,'supply','R10 R13 Y9 R8 R6 R4 B3 Y1 R2 G13 G7 R3 A10 G8 G1 R9 Y2 Y6 Y11 Y5 R7 B9 G6 B11 B13 Y3 Y12 B7 B1 Y8 G4 G12 B5 Y7 A1 G2 A4 G10 R5 A13 R11 Y13 A7 R12 R1','c548aa20','2026-11-30T05:27:34.636+00:00',1);
INSERT INTO "entries" VALUES('ewuvc5bgkbvf',1,'bag','G Y Y B R B R B R B G R G B Y A A Y G G R Y A Y Y R G B B G A R R G R R A R Y R Y G R Y Y','cb7bab06','2026-11-30T05:27:34.636+00:00',1);
INSERT INTO "entries" VALUES('a76qw2eabyjh',2,'0','G7-4','926fa638','2026-11-30T05:27:34.774+00:00',668);
INSERT INTO "entries" VALUES('a76qw2eabyjh',3,'1','B3x2','d5fc1b91','2026-11-30T05:27:34.775+00:00',670);
INSERT INTO "entries" VALUES('a76qw2eabyjh',4,'0','B1x2','a12d2708','2026-11-30T05:27:34.776+00:00',671);
INSERT INTO "entries" VALUES('a76qw2eabyjh',5,'1','Y9-2','64e93318','2026-11-30T05:27:34.777+00:00',671);
INSERT INTO "entries" VALUES('a76qw2eabyjh',6,'0','G10-3','eb5a112a','2026-11-30T05:27:34.777+00:00',672);
INSERT INTO "entries" VALUES('a76qw2eabyjh',7,'1','G8-4','28ed0f6b','2026-11-30T05:27:34.778+00:00',673);
INSERT INTO "entries" VALUES('a76qw2eabyjh',8,'0','R8-1','dc21bce4','2026-11-30T05:27:34.779+00:00',673);
INSERT INTO "entries" VALUES('a76qw2eabyjh',9,'1','R10-1','5f3fa969','2026-11-30T05:27:34.779+00:00',674);
INSERT INTO "entries" VALUES('a76qw2eabyjh',10,'1','G12-3','09531b54','2026-11-30T05:27:34.780+00:00',674);
INSERT INTO "entries" VALUES('a76qw2eabyjh',11,'0','Y6-2','5cd172f7','2026-11-30T05:27:34.780+00:00',675);
INSERT INTO "entries" VALUES('a76qw2eabyjh',12,'0','G1x3','c8497d62','2026-11-30T05:27:34.781+00:00',676);
INSERT INTO "entries" VALUES('a76qw2eabyjh',13,'1','B7x2','32ac461d','2026-11-30T05:27:34.781+00:00',676);
INSERT INTO "entries" VALUES('2gxs4ftdy2rq',0,'0','@F','0a0b3e54','2026-11-30T05:27:34.803+00:00',89);
INSERT INTO "entries" VALUES('2gxs4ftdy2rq',1,'1','@D','7f8fef49','2026-11-30T05:27:34.804+00:00',91);
INSERT INTO "entries" VALUES('2gxs4ftdy2rq',2,'0','>K','0cd0d985','2026-11-30T05:27:34.805+00:00',92);
INSERT INTO "entries" VALUES('2gxs4ftdy2rq',3,'0','YB','318de36c','2026-11-30T05:27:34.805+00:00',93);
INSERT INTO "entries" VALUES('2gxs4ftdy2rq',4,'1','>C','732b8d88','2026-11-30T05:27:34.806+00:00',94);
INSERT INTO "entries" VALUES('2gxs4ftdy2rq',5,'1','OY','a07cdfd4','2026-11-30T05:27:34.806+00:00',94);
INSERT INTO "entries" VALUES('2gxs4ftdy2rq',6,'0','Y','d602b648','2026-11-30T05:27:34.807+00:00',95);
INSERT INTO "entries" VALUES('2gxs4ftdy2rq',7,'0','>F','62e66634','2026-11-30T05:27:34.808+00:00',95);
INSERT INTO "entries" VALUES('2gxs4ftdy2rq',8,'0','YY','d9205c50','2026-11-30T05:27:34.808+00:00',96);
INSERT INTO "entries" VALUES('2gxs4ftdy2rq',9,'1','Y','402e0895','2026-11-30T05:27:34.809+00:00',97);
INSERT INTO "entries" VALUES('2gxs4ftdy2rq',10,'1','+F-K','4f2930a6','2026-11-30T05:27:34.809+00:00',97);
INSERT INTO "entries" VALUES('2gxs4ftdy2rq',11,'0','+N-Q','38060136','2026-11-30T05:27:34.810+00:00',98);
INSERT INTO "entries" VALUES('2heahjetdgmr',2,'1','A7-3','f754f705','2026-11-30T05:27:34.811+00:00',183);
INSERT INTO "entries" VALUES('2heahjetdgmr',3,'0','R7x3','d8c75c92','2026-11-30T05:27:34.811+00:00',184);
INSERT INTO "entries" VALUES('2heahjetdgmr',4,'1','B11x2','ac11ddec','2026-11-30T05:27:34.812+00:00',184);
INSERT INTO "entries" VALUES('2heahjetdgmr',5,'0','R6-3','4d4dc841','2026-11-30T05:27:34.812+00:00',185);
INSERT INTO "entries" VALUES('2heahjetdgmr',6,'1','A13x3','044b4fbd','2026-11-30T05:27:34.813+00:00',185);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',2,'1','R9-3','0d151aed','2026-11-30T05:27:34.814+00:00',183);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',3,'0','R4x3','d2f90f57','2026-11-30T05:27:34.815+00:00',184);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',4,'1','R7x3','f102f67c','2026-11-30T05:27:34.815+00:00',184);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',5,'0','Y6-4','76e833f7','2026-11-30T05:27:34.816+00:00',185);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',6,'1','G13-2','4c79eb96','2026-11-30T05:27:34.816+00:00',185);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',7,'0','B13-4','117cbe46','2026-11-30T05:27:34.817+00:00',186);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',8,'1','R6x3','9c53d96b','2026-11-30T05:27:34.817+00:00',186);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',9,'0','G4x4','373bf177','2026-11-30T05:27:34.818+00:00',186);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',10,'1','B1-4','6608ad9d','2026-11-30T05:27:34.818+00:00',187);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',11,'0','Y13x4','eb5359b1','2026-11-30T05:27:34.819+00:00',187);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',12,'1','B3x4','bb6c85b2','2026-11-30T05:27:34.819+00:00',188);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',13,'0','Y3x2','90bfb7aa','2026-11-30T05:27:34.819+00:00',188);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',14,'1','G2x3','3d0d5ea6','2026-11-30T05:27:34.820+00:00',189);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',15,'0','Y12x1','91b5a799','2026-11-30T05:27:34.820+00:00',189);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',16,'1','Y9x2','2cd0eb30','2026-11-30T05:27:34.821+00:00',190);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',17,'0','G8x3','487353cc','2026-11-30T05:27:34.821+00:00',190);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',18,'1','Y8-3','047d9cf0','2026-11-30T05:27:34.822+00:00',190);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',19,'0','Y2-1','ebdaa1ab','2026-11-30T05:27:34.822+00:00',191);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',20,'1','B5-4','d05f0aba','2026-11-30T05:27:34.823+00:00',191);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',21,'0','Y7x1','1592876a','2026-11-30T05:27:34.823+00:00',192);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',22,'1','B7x3','05000644','2026-11-30T05:27:34.823+00:00',192);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',23,'0','B9x3','4056d295','2026-11-30T05:27:34.824+00:00',193);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',24,'1','Y5x1','0e26fa25','2026-11-30T05:27:34.824+00:00',193);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',25,'0','G12-2','347d3033','2026-11-30T05:27:34.825+00:00',194);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',26,'1','G7x4','1ca6ac4a','2026-11-30T05:27:34.825+00:00',194);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',27,'1','A7-1','e69e3c9e','2026-11-30T05:27:34.826+00:00',195);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',28,'0','R10x4','95679eaa','2026-11-30T05:27:34.826+00:00',195);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',29,'1','A13-4','29c1f1f5','2026-11-30T05:27:34.827+00:00',195);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',30,'0','G1x2','d3972ae7','2026-11-30T05:27:34.827+00:00',196);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',31,'1','R1-4','5ed3590c','2026-11-30T05:27:34.828+00:00',196);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',32,'supply','G4 Y13 B13 Y2 Y3 B1 R4 G13 Y5 R6 Y9 G7 Y7 G2 B3 B5 G12 R9 R7 Y12 Y6 G8','1bd26218','2026-11-30T05:27:34.828+00:00',196);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',33,'0','R2x4','7f10d852','2026-11-30T05:27:34.828+00:00',197);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',34,'1','A10x1','7cf61c00','2026-11-30T05:27:34.829+00:00',197);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',35,'0','R8-4','21422d0c','2026-11-30T05:27:34.829+00:00',198);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',36,'1','Y11x3','758cd90c','2026-11-30T05:27:34.829+00:00',198);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',37,'0','R12-4','56726bf0','2026-11-30T05:27:34.830+00:00',199);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',38,'1','B13-2','d6e7d400','2026-11-30T05:27:34.830+00:00',199);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',39,'0','Y13x3','55bb78df','2026-11-30T05:27:34.831+00:00',199);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',40,'1','G4-1','8914e48a','2026-11-30T05:27:34.831+00:00',200);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',41,'0','Y2-3','ff2a9b88','2026-11-30T05:27:34.832+00:00',200);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',42,'0','R5-4','9d9d82ad','2026-11-30T05:27:34.832+00:00',201);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',43,'1','Y1-3','a1c7f27a','2026-11-30T05:27:34.833+00:00',201);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',44,'0','G10-2','89b2188a','2026-11-30T05:27:34.833+00:00',202);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',45,'1','Y5x3','2eee88a3','2026-11-30T05:27:34.833+00:00',202);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',46,'0','Y7-3','47a0b889','2026-11-30T05:27:34.834+00:00',203);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',47,'1','G7x1','0910a9b3','2026-11-30T05:27:34.834+00:00',203);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',48,'1','R13-1','e64b40d0','2026-11-30T05:27:34.835+00:00',203);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',49,'0','B11-2','45320c60','2026-11-30T05:27:34.835+00:00',204);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',50,'0','B1x2','6679e53b','2026-11-30T05:27:34.835+00:00',204);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',51,'1','R4x1','11f7f79a','2026-11-30T05:27:34.836+00:00',205);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',52,'1','G6x3','a29cfe46','2026-11-30T05:27:34.836+00:00',205);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',53,'0','A1x2','c99bdcbe','2026-11-30T05:27:34.837+00:00',206);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',54,'1','R11x1','8f320b07','2026-11-30T05:27:34.837+00:00',206);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',55,'supply','G10 R13 B11 A10 G4 Y2 Y13 B9 R4 A7 Y11 B7 G7 Y8 G1 B13','8d555dba','2026-11-30T05:27:34.837+00:00',206);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',56,'0','G8x3','167e41d9','2026-11-30T05:27:34.838+00:00',207);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',57,'1','Y6-3','33a0f487','2026-11-30T05:27:34.838+00:00',207);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',58,'0','R6x3','54b4bf28','2026-11-30T05:27:34.839+00:00',208);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',59,'1','Y3x3','69f4fb54','2026-11-30T05:27:34.839+00:00',208);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',60,'0','R9x3','fff24b85','2026-11-30T05:27:34.840+00:00',208);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',61,'1','R3-1','56106680','2026-11-30T05:27:34.840+00:00',209);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',62,'1','B11x2','c03e1116','2026-11-30T05:27:34.841+00:00',209);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',63,'0','R13-3','88bda5de','2026-11-30T05:27:34.841+00:00',210);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',64,'1','Y12-3','30ccee3d','2026-11-30T05:27:34.841+00:00',210);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',65,'0','A4x1','8684a809','2026-11-30T05:27:34.842+00:00',211);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',66,'1','A7x4','e1847f21','2026-11-30T05:27:34.842+00:00',211);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',67,'0','R4-4','70c27cd5','2026-11-30T05:27:34.843+00:00',211);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',68,'1','G2-4','71a7f979','2026-11-30T05:27:34.843+00:00',212);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',69,'0','R7-3','73dd48f2','2026-11-30T05:27:34.844+00:00',212);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',70,'bag','Y Y R Y Y Y Y G R A Y','02556a2e','2026-11-30T05:27:34.844+00:00',212);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',71,'0','.','7809811d','2026-11-30T05:27:34.844+00:00',213);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',72,'0','.','a4489699','2026-11-30T05:27:34.845+00:00',214);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',73,'0','Y11x3','ceda5d96','2026-11-30T05:27:34.845+00:00',214);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',74,'1','B7-3','ef9e00d5','2026-11-30T05:27:34.846+00:00',215);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',75,'supply','A7 R6 R7 R10 R5 G6 Y6 A13 R12 R13 R9 R8 Y1 R3 R1 Y7 R2 Y5 Y12 G8 R11 Y3','0405c0e3','2026-11-30T05:27:34.846+00:00',215);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',76,'0','Y>G','d35a2394','2026-11-30T05:27:34.846+00:00',215);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',77,'bag','Y G G A Y Y Y G Y R G R Y Y Y Y G Y','1c054c94','2026-11-30T05:27:34.846+00:00',215);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',78,'0','G13x4','f40d19a3','2026-11-30T05:27:34.847+00:00',216);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',79,'1','B9x3','8800a954','2026-11-30T05:27:34.847+00:00',216);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',80,'0','Y9-3','9bc82d5f','2026-11-30T05:27:34.848+00:00',217);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',81,'1','G4x4','053a1a18','2026-11-30T05:27:34.848+00:00',217);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',82,'0','B3-3','9cd449dc','2026-11-30T05:27:34.849+00:00',217);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',83,'1','B5-3','c044b1a1','2026-11-30T05:27:34.849+00:00',218);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',84,'bag','Y Y Y B Y B Y G Y Y B R A G R B G Y Y','0336d1ea','2026-11-30T05:27:34.849+00:00',218);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',85,'1','R7x4','99b04ecb','2026-11-30T05:27:34.850+00:00',218);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',86,'0','G1-4','bf04a28b','2026-11-30T05:27:34.850+00:00',219);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',87,'1','Y13x3','7f664b9c','2026-11-30T05:27:34.851+00:00',219);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',88,'0','Y2x3','6977320e','2026-11-30T05:27:34.851+00:00',220);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',89,'1','R5-4','159f210f','2026-11-30T05:27:34.851+00:00',220);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',90,'0','G6-3','7ba50f2e','2026-11-30T05:27:34.852+00:00',221);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',91,'1','A13x2','070280a2','2026-11-30T05:27:34.852+00:00',221);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',92,'1','Y6x2','2c33a8ed','2026-11-30T05:27:34.853+00:00',221);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',93,'0','R6x4','040a2f6e','2026-11-30T05:27:34.853+00:00',222);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',94,'bag','R R R G Y Y R Y R G Y G R B Y A R R R B','32e9812e','2026-11-30T05:27:34.853+00:00',222);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',95,'0','R>A','21e5ea8e','2026-11-30T05:27:34.854+00:00',222);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',96,'bag','R B R R Y Y G R R R R B G Y Y R R R Y R G R','193aa1d3','2026-11-30T05:27:34.854+00:00',222);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',97,'0','Y1-4','0fbb582c','2026-11-30T05:27:34.854+00:00',223);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',98,'1','G12-3','c3ad9038','2026-11-30T05:27:34.855+00:00',223);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',99,'0','Y7x2','5bdf564d','2026-11-30T05:27:34.855+00:00',224);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',100,'1','Y5-2','e6153f04','2026-11-30T05:27:34.855+00:00',224);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',101,'0','Y12x4','241a6237','2026-11-30T05:27:34.856+00:00',225);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',102,'1','G8-3','2d305551','2026-11-30T05:27:34.856+00:00',225);
INSERT INTO "entries" VALUES('r5knkkyjb6pz',103,'0','A10-1','75c38790','2026-11-30T05:27:34.857+00:00',226);
INSERT INTO "entries" VALUES('ewuvc5bgkbvf',2,'0','R8-3','21423f7a','2026-11-30T05:27:34.858+00:00',224);
INSERT INTO "entries" VALUES('ewuvc5bgkbvf',3,'1','R2-3','55459341','2026-11-30T05:27:34.859+00:00',224);
INSERT INTO "entries" VALUES('ewuvc5bgkbvf',4,'0','Y2-2','1551b646','2026-11-30T05:27:34.859+00:00',225);
INSERT INTO "entries" VALUES('ewuvc5bgkbvf',5,'1','G13x1','4cf27847','2026-11-30T05:27:34.860+00:00',226);
INSERT INTO "entries" VALUES('ewuvc5bgkbvf',6,'0','Y1x2','030f7dd5','2026-11-30T05:27:34.860+00:00',226);
INSERT INTO "entries" VALUES('ewuvc5bgkbvf',7,'1','Y6-2','34440408','2026-11-30T05:27:34.861+00:00',227);
INSERT INTO "entries" VALUES('ewuvc5bgkbvf',8,'0','R6-4','843433f9','2026-11-30T05:27:34.861+00:00',227);
INSERT INTO "entries" VALUES('ewuvc5bgkbvf',9,'1','R3x4','2a688967','2026-11-30T05:27:34.862+00:00',228);
INSERT INTO "entries" VALUES('ewuvc5bgkbvf',10,'0','R7x4','c226b585','2026-11-30T05:27:34.862+00:00',228);
INSERT INTO "entries" VALUES('ewuvc5bgkbvf',11,'1','resign','4b9e1ed9','2026-11-30T05:27:34.863+00:00',229);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',0,'1','O','7c978160','2026-11-30T05:27:34.864+00:00',116);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',1,'0','>B','4ea377cf','2026-11-30T05:27:34.865+00:00',117);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',2,'0','RR','18c821fb','2026-11-30T05:27:34.866+00:00',117);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',3,'1','+C-D','1ddafb51','2026-11-30T05:27:34.866+00:00',118);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',4,'0','+J-M','aaceb3c0','2026-11-30T05:27:34.867+00:00',119);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',5,'1','>F','7ed0edf1','2026-11-30T05:27:34.867+00:00',119);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',6,'1','YY','0071e031','2026-11-30T05:27:34.868+00:00',120);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',7,'0','>G','5af376e8','2026-11-30T05:27:34.869+00:00',120);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',8,'0','RY','a6966527','2026-11-30T05:27:34.869+00:00',121);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',9,'1','+I-L','6742e7ef','2026-11-30T05:27:34.870+00:00',121);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',10,'0','+P-R','e351bdef','2026-11-30T05:27:34.870+00:00',122);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',11,'1','>N','cd7d7144','2026-11-30T05:27:34.871+00:00',123);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',12,'1','RY','ea9b0844','2026-11-30T05:27:34.871+00:00',123);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',13,'0','>O','aa9904ff','2026-11-30T05:27:34.872+00:00',124);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',14,'0','RW','fd31b894','2026-11-30T05:27:34.873+00:00',124);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',15,'1','>K','196ed264','2026-11-30T05:27:34.873+00:00',125);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',16,'1','YB','10114c63','2026-11-30T05:27:34.874+00:00',125);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',17,'0','>L','3843722f','2026-11-30T05:27:34.874+00:00',126);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',18,'0','BB','db0d16ed','2026-11-30T05:27:34.875+00:00',127);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',19,'1','>N','41eee756','2026-11-30T05:27:34.875+00:00',127);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',20,'1','RB','0ee61295','2026-11-30T05:27:34.876+00:00',128);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',21,'0','>O','e3809da3','2026-11-30T05:27:34.876+00:00',128);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',22,'0','WB','a5056447','2026-11-30T05:27:34.877+00:00',129);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',23,'1','>Q','4ad7772b','2026-11-30T05:27:34.878+00:00',129);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',24,'1','BB','45c96546','2026-11-30T05:27:34.878+00:00',130);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',25,'0','+D-E','3e6d0bee','2026-11-30T05:27:34.879+00:00',130);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',26,'1','+G-O','8b0e312f','2026-11-30T05:27:34.879+00:00',131);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',27,'0','+Q-R','1d5290c0','2026-11-30T05:27:34.880+00:00',131);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',28,'1','>N','0e6faf7b','2026-11-30T05:27:34.880+00:00',132);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',29,'1','OB','9ff5ab61','2026-11-30T05:27:34.881+00:00',133);
INSERT INTO "entries" VALUES('4xznzq9jvv9t',30,'0','draw','b79df4ae','2026-11-30T05:27:34.885+00:00',137);
INSERT INTO "entries" VALUES('j743tsvz9wed',0,'supply','R11 B7 A1 A13 R5 R13 G12 R7 Y8 R1 Y13 G13 R8 R6 Y7 G6 R2 B1 Y5 G8 R4 Y6 G7 G10 R3 G4 Y9 B5 Y12 B13 B9 A10 A7 R9 G2 Y2 B3 Y1 Y11 A4 G1 R10 B11 Y3 R12','4ca9386d','2026-11-30T05:27:34.890+00:00',0);
INSERT INTO "entries" VALUES('j743tsvz9wed',1,'bag','B G Y A R G R Y G R R R R R Y A R B R B A B R R Y R G B G G Y R G Y Y A Y Y B Y G G Y A B','a334d5e2','2026-11-30T05:27:34.890+00:00',0);
INSERT INTO "entries" VALUES('rb9j9smbvuqv',0,'supply','Y13 Y6 A4 B9 B13 R12 R4 R10 B3 A10 Y8 R11 R9 B1 R7 G13 R6 Y12 B5 G4 Y5 R5 R13 Y3 R1 R2 G2 G8 Y9 Y2 Y1 G12 B7 Y7 A13 B11 R3 Y11 R8 A7 G7 A1 G6 G10 G1','2643a530','2026-11-30T05:27:34.900+00:00',NULL);
INSERT INTO "entries" VALUES('rb9j9smbvuqv',1,'bag','Y G Y R R G Y G B B Y B Y Y R B B G G R R A G Y Y Y A R B G R B R R R G A R A R A R Y G Y','40404ebf','2026-11-30T05:27:34.900+00:00',NULL);
INSERT INTO "entries" VALUES('rb9j9smbvuqv',2,'1','R9-3','24b12ea1','2026-11-30T05:27:34.900+00:00',NULL);
INSERT INTO "entries" VALUES('rb9j9smbvuqv',3,'0','R4x3','eb42ac95','2026-11-30T05:27:34.900+00:00',NULL);
INSERT INTO "entries" VALUES('rb9j9smbvuqv',4,'1','R7x3','6e747249','2026-11-30T05:27:34.900+00:00',NULL);
INSERT INTO "entries" VALUES('rb9j9smbvuqv',5,'0','Y6-4','4bfe13a0','2026-11-30T05:27:34.900+00:00',NULL);
INSERT INTO "entries" VALUES('rb9j9smbvuqv',6,'1','G13-2','e752a1e2','2026-11-30T05:27:34.900+00:00',NULL);
INSERT INTO "entries" VALUES('rb9j9smbvuqv',7,'0','B13-4','71584636','2026-11-30T05:27:34.900+00:00',NULL);
INSERT INTO "entries" VALUES('rb9j9smbvuqv',8,'1','R6x3','70d65498','2026-11-30T05:27:34.900+00:00',NULL);
INSERT INTO "entries" VALUES('rb9j9smbvuqv',9,'0','G4x4','a147770f','2026-11-30T05:27:34.900+00:00',NULL);
INSERT INTO "entries" VALUES('rb9j9smbvuqv',10,'1','B1-4','3b80c6e5','2026-11-30T05:27:34.900+00:00',NULL);
INSERT INTO "entries" VALUES('rb9j9smbvuqv',11,'0','Y13x4','9bc5fabe','2026-11-30T05:27:34.900+00:00',NULL);
INSERT INTO "entries" VALUES('rb9j9smbvuqv',12,'1','B3x4','73819aba','2026-11-30T05:27:34.900+00:00',NULL);
INSERT INTO "entries" VALUES('rb9j9smbvuqv',13,'0','Y3x2','8b58629b','2026-11-30T05:27:34.900+00:00',NULL);
INSERT INTO "entries" VALUES('rb9j9smbvuqv',14,'1','G2x3','217ef3de','2026-11-30T05:27:34.900+00:00',NULL);
INSERT INTO "entries" VALUES('rb9j9smbvuqv',15,'0','Y12x1','7412d842','2026-11-30T05:27:34.900+00:00',NULL);
INSERT INTO "entries" VALUES('rb9j9smbvuqv',16,'1','Y9x2','f6837852','2026-11-30T05:27:34.900+00:00',NULL);
INSERT INTO "entries" VALUES('rb9j9smbvuqv',17,'0','G8x3','06a6f190','2026-11-30T05:27:34.900+00:00',NULL);
INSERT INTO "entries" VALUES('rb9j9smbvuqv',18,'1','Y8-3','330e2214','2026-11-30T05:27:34.900+00:00',NULL);
INSERT INTO "entries" VALUES('rb9j9smbvuqv',19,'0','Y2-1','bf3a38be','2026-11-30T05:27:34.900+00:00',NULL);
INSERT INTO "entries" VALUES('rb9j9smbvuqv',20,'1','B5-4','3e6f8256','2026-11-30T05:27:34.900+00:00',NULL);
INSERT INTO "entries" VALUES('rb9j9smbvuqv',21,'0','Y7x1','7b2c3606','2026-11-30T05:27:34.900+00:00',NULL);
INSERT INTO "entries" VALUES('rb9j9smbvuqv',22,'1','Y1x1','d68e0161','2026-11-30T05:27:34.903+00:00',5);
INSERT INTO "entries" VALUES('rb9j9smbvuqv',23,'0','R2x1','72d7b277','2026-11-30T05:27:34.904+00:00',5);
INSERT INTO "entries" VALUES('rb9j9smbvuqv',24,'1','R3x1','7e1e4d67','2026-11-30T05:27:34.904+00:00',6);
INSERT INTO "entries" VALUES('rb9j9smbvuqv',25,'0','Y11-3','06b929f6','2026-11-30T05:27:34.905+00:00',6);
INSERT INTO "entries" VALUES('rcsb9mf6vtp4',0,'supply','Y1 A4 R6 R8 A1 Y6 A13 R12 R10 B5 Y3 R2 R9 G8 Y11 R5 G12 R7 Y2 R1 R13 Y7 B1 R4 B13 B7 Y13 G10 G2 Y5 Y8 R3 G4 R11 G6 B11 G7 G13 G1 Y9 B9 A10 Y12 A7 B3','5f14191e','2026-11-30T05:27:34.979+00:00',1);
INSERT INTO "entries" VALUES('rcsb9mf6vtp4',1,'bag','Y G R B R R R Y B B A A G R R B G A G G Y A Y B G G R B G R B Y Y Y Y Y R R R G Y Y R A R','3688c6c7','2026-11-30T05:27:34.979+00:00',1);
INSERT INTO "entries" VALUES('eunjrzgnhe54',0,'0','@Q','fcc909fb','2026-11-30T05:27:34.988+00:00',5);
INSERT INTO "entries" VALUES('eunjrzgnhe54',1,'1','@I','f6719b9a','2026-11-30T05:27:34.989+00:00',6);
INSERT INTO "entries" VALUES('eunjrzgnhe54',2,'2','@H','4556037e','2026-11-30T05:27:34.990+00:00',6);
INSERT INTO "entries" VALUES('eunjrzgnhe54',3,'0','>R','3338a7a6','2026-11-30T05:27:34.990+00:00',7);
INSERT INTO "entries" VALUES('eunjrzgnhe54',4,'1','left cadet','3d31ad94','2026-11-30T05:27:34.991+00:00',8);
INSERT INTO "entries" VALUES('eunjrzgnhe54',5,'0','RB','5fa76ff9','2026-11-30T05:27:34.993+00:00',9);
INSERT INTO "entries" VALUES('eunjrzgnhe54',6,'1','>L','9f5839bc','2026-11-30T05:27:34.993+00:00',10);
INSERT INTO "entries" VALUES('79bxpznzsjb6',0,'supply','R12 R11 B13 G10 G6 R4 G2 Y3 G12 A4 G4 Y2 Y8 B3 A13 G1 Y7 R7 Y5 B9 Y13 A1 A10 R10 Y11 R6 R13 G13 Y1 R3 B7 R2 B11 Y12 G7 R8 Y6 A7 R1 B1 Y9 B5 R5 R9 G8','0f321a2d','2026-11-30T05:27:35.116+00:00',0);
INSERT INTO "entries" VALUES('79bxpznzsjb6',1,'bag','A G G B G A Y A R B Y R A B Y G Y Y R R R B G Y R B R B Y A Y R R B Y R R Y R G R G Y G G','cb110429','2026-11-30T05:27:35.116+00:00',0);
INSERT INTO "entries" VALUES('79bxpznzsjb6',2,'1','A13x4','315fc9bd','2026-11-30T05:27:35.118+00:00',5);
INSERT INTO "entries" VALUES('79bxpznzsjb6',3,'0','G2x2','b6f87643','2026-11-30T05:27:35.119+00:00',6);
INSERT INTO "entries" VALUES('79bxpznzsjb6',4,'1','G12-3','eef28284','2026-11-30T05:27:35.119+00:00',6);
INSERT INTO "entries" VALUES('30bd5ccd0ca0',0,'supply','G7 B5 Y1 G1 B7 Y2 R13 B13 R8 A1 R6 B3 G13 G2 B11 G4 R5 G8 G6 R3 G12 A13 Y11 Y12 A7 R1 Y13 Y3 B9 Y8 R4 Y6 R2 G10 Y7 R11 B1 Y9 R9 A10 A4 R7 Y5 R12 R10','fd987e97','2026-11-30T05:27:35.122+00:00',0);
INSERT INTO "entries" VALUES('30bd5ccd0ca0',1,'bag','A Y A R G A Y G R B G A R R B B R Y G Y R R Y G G B B Y R R A Y Y R G B R B R R Y Y G G Y','bddf8ea0','2026-11-30T05:27:35.122+00:00',0);
INSERT INTO "entries" VALUES('hauckck2knyq',0,'0','@F','f6e723ce','2026-11-30T05:27:35.132+00:00',6);
INSERT INTO "entries" VALUES('hauckck2knyq',1,'1','@C','b50c99f4','2026-11-30T05:27:35.133+00:00',7);
INSERT INTO "entries" VALUES('hauckck2knyq',2,'0','>B','fb509773','2026-11-30T05:27:35.135+00:00',8);
INSERT INTO "entries" VALUES('hauckck2knyq',3,'0','RK','2fa2814e','2026-11-30T05:27:35.136+00:00',10);
INSERT INTO "entries" VALUES('hauckck2knyq',4,'0','takeback 1','7b3bee55','2026-11-30T05:27:35.146+00:00',19);
INSERT INTO "entries" VALUES('nv7t9xa5abjr',0,'supply','R9 B1 Y8 B13 A13 G6 G1 R3 Y12 Y11 R5 Y13 A4 Y6 R12 Y1 A1 G10 G7 R10 A10 R8 Y5 R7 R4 R11 R2 R6 Y7 R13 B7 G13 G2 B9 B5 G8 Y2 Y9 G4 A7 R1 B11 Y3 G12 B3','654cb1e7','2026-11-30T05:27:35.162+00:00',0);
INSERT INTO "entries" VALUES('nv7t9xa5abjr',1,'bag','Y G A R Y A Y R B Y G B R Y Y R G G R Y G R R R A G Y B Y Y A Y R G B R R B B R R A B G G','2bb50eaf','2026-11-30T05:27:35.162+00:00',0);
INSERT INTO "entries" VALUES('nv7t9xa5abjr',2,'0','resign','94d3e679','2026-11-30T05:27:35.164+00:00',4);
INSERT INTO "entries" VALUES('bcetfp54c2na',0,'supply','Y9 A13 R10 R4 G13 Y2 R8 G2 R3 Y7 A7 G6 G10 Y5 R13 R7 B9 Y6 G4 G8 R11 B7 R2 Y3 B11 B1 A1 R9 B13 A10 Y8 G1 Y13 R6 R1 Y11 G12 B3 G7 R5 R12 A4 Y12 B5 Y1','b13186c6','2026-11-30T05:27:35.180+00:00',0);
INSERT INTO "entries" VALUES('bcetfp54c2na',1,'bag','G B B Y R G Y R R R R G B B R B Y R R R R R Y R Y G G Y G G A A G A Y G A Y Y A R B Y Y B','4fde528e','2026-11-30T05:27:35.180+00:00',0);
INSERT INTO "entries" VALUES('bcetfp54c2na',2,'0','resign','f080e0d3','2026-11-30T05:27:35.184+00:00',4);
INSERT INTO "entries" VALUES('defe8599a915',0,'supply','Y6 Y12 R10 R8 G10 G1 G8 G7 R5 B13 Y3 Y9 B11 G12 B1 R12 B7 R1 A7 A4 G6 R9 B3 Y7 B5 Y5 B9 Y11 Y13 R2 Y1 Y2 G4 R6 R7 R11 A13 R13 G13 R4 G2 Y8 A10 A1 R3','8d125ab1','2026-11-30T05:27:35.188+00:00',1);
INSERT INTO "entries" VALUES('defe8599a915',1,'bag','G Y R G R R R R Y R B R B G R R Y A A G G R B A Y B Y A A Y G G G Y Y B Y G B B R Y R Y R','dccd216b','2026-11-30T05:27:35.188+00:00',1);
INSERT INTO "entries" VALUES('defe8599a915',2,'1','Y3x4','6a255ff2','2026-11-30T05:27:35.190+00:00',4);
INSERT INTO "entries" VALUES('defe8599a915',3,'0','R8-4','f5a08149','2026-11-30T05:27:35.191+00:00',4);
INSERT INTO "entries" VALUES('defe8599a915',4,'1','R12-3','4f41b76c','2026-11-30T05:27:35.191+00:00',5);
CREATE TABLE former_names (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	ends VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "former_names" VALUES('frederic','Frederic','adb1565346661ebae91b2063d324dd382','2027-02-28T05:27:34.965+00:00');
CREATE TABLE friend_links (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	ends VARCHAR(32) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "friend_links" VALUES('daa2b23c50bdf82aacc1ed11305af2c1a567d81c115dcdaa1e4ef737ad0cb7bc','aa727c28fb4481d015b3dc8d5fdfa60f7','2026-12-14T05:27:34.974+00:00');
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
INSERT INTO "friendships" VALUES('aa727c28fb4481d015b3dc8d5fdfa60f7','adb1565346661ebae91b2063d324dd382',1,1,'2026-11-30T05:27:34.972+00:00');
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
INSERT INTO "matches" VALUES('a76qw2eabyjh','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'F5472AF17D7F9AFE96A8728BC4ECEB0CCED0DF816CB307E8AFC2BFB0331D11BA','2026-11-30T05:27:34.105+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 86400000, "since": 676}','2026-12-02T05:27:34.781+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,15,14,12,'2026-11-30T05:27:34.781+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('2heahjetdgmr','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'46BB65F9B5788DB1F3D7E74EE532DB1EF3BD84795074A21A048E2B3502D19920','2026-11-30T05:27:34.627+00:00',NULL,NULL,'["guest", "guest"]','[[7, 0, "offered"], [7, 0, "hint"]]',1,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,8,7,5,'2026-11-30T05:27:34.812+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('r5knkkyjb6pz','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'BE99D884B44B6D4F0186394EFD49BCF564ACD09CB932F552F93799DD084BBEDA','2026-11-30T05:27:34.631+00:00','2026-11-30T05:27:34.857+00:00','[[1], "trophies"]','["random", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,95,104,94,'2026-11-30T05:27:34.857+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('ewuvc5bgkbvf','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','1.0.0',0,0,X'E2D5CE8854EE5CBD4F7B22800D94F07DC92FD870BAF10367802174E0700C5FFC','2026-11-30T05:27:34.634+00:00','2026-11-30T05:27:34.863+00:00','[[0], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1899999, 1879996], "quota": [7000, 7000], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,0,13,12,9,'2026-11-30T05:27:34.863+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('2gxs4ftdy2rq','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'FC160760EB0C8F7B8CDCF5F6AEE0F953881040633D29101CB584F7AF683FB5A1','2026-11-30T05:27:34.712+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,14,12,12,'2026-11-30T05:27:34.810+00:00',1,'[]',0,0);
INSERT INTO "matches" VALUES('4xznzq9jvv9t','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'D4C63D0659782B5109F4E87EBD5B78D2267F5F341BAC607B6FFD231F057AA525','2026-11-30T05:27:34.748+00:00','2026-11-30T05:27:34.885+00:00','[[], "agreement"]','["guest", "guest"]','[[30, 1, "offered"]]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,33,31,30,'2026-11-30T05:27:34.885+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('j743tsvz9wed','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'D7BA027C99D436F5C44F7D8C47B9DCF1E8E13730DF7B03605EDDAAED94A47723','2026-11-30T05:27:34.886+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T05:27:34.886+00:00','anna',0,NULL,NULL,NULL,NULL,NULL,NULL,0,2,2,0,'2026-11-30T05:27:34.889+00:00',1,'[]',1,0);
INSERT INTO "matches" VALUES('rb9j9smbvuqv','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'B242D5529688DEB4519E9E4CCB0AC1B47D5F746380699CF3C19260A4B5730BBA','2026-11-30T05:27:34.898+00:00',NULL,NULL,'["guest", "random"]','[]',0,'{"match": "r5knkkyjb6pz", "ply": 22, "dealt": [36, 14]}',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,4,26,24,'2026-11-30T05:27:34.904+00:00',1,'[]',0,0);
INSERT INTO "matches" VALUES('rcsb9mf6vtp4','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'628C7E886325D1FEBFC0B6BAA8913DA6F9BD9E66E738A936DE9139AD8133C0B9','2026-11-30T05:27:34.974+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": true, "free": 86400000, "since": null}','2026-12-14T05:27:34.974+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,1,0,2,0,'2026-11-30T05:27:34.978+00:00',0,'[]',1,0);
INSERT INTO "matches" VALUES('eunjrzgnhe54','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 3, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'BA2DF8A994325301081E591F53EA346BB09901FBA602F2C2A0AF2E07930DCAD3','2026-11-30T05:27:34.983+00:00',NULL,NULL,'["guest", "guest", "guest"]','[[5, 1, "returned"]]',0,NULL,'30+20','{"left": [1800000, 1800000, 1800000], "quota": [3000, 3000, 3000], "forgiven": [0, 0, 0], "seat": 1, "is_first": false, "free": 0, "since": 147}','2026-11-30T05:57:37.130+00:00',NULL,0,'cadet',NULL,NULL,NULL,NULL,NULL,0,10,7,6,'2026-11-30T05:27:34.993+00:00',1,'[[1, "left", "cadet"]]',0,0);
INSERT INTO "matches" VALUES('79bxpznzsjb6','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'F98A96E75FA440DA489BFC1EB53A74A38E75DE8A731911AD7CFF05753480B88A','2026-11-30T05:27:35.113+00:00',NULL,NULL,'["guest", "program"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,3,5,3,'2026-11-30T05:27:35.119+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('30bd5ccd0ca0','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'479EAEC60DF31F113807A8CD84D42E3A6021241AB95A30A0D7800E842DA6C36B','2026-11-30T05:27:35.120+00:00',NULL,NULL,'["open", "guest"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T05:27:35.120+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,0,2,0,'2026-11-30T05:27:35.121+00:00',1,'[]',1,0);
INSERT INTO "matches" VALUES('hauckck2knyq','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'836B41D7F9B5219281796F26F38C146803665E100E340B5F0CF9F82FA0B9F6BF','2026-11-30T05:27:35.126+00:00',NULL,NULL,'["guest", "guest"]','[[4, 0, "asked"], [4, 1, "agreed"], [5, 0, "time"], [5, 1, "thanks"]]',0,NULL,'30+20','{"left": [1819997, 1834991], "quota": [6000, 4000], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 0, "since": 19}','2026-11-30T05:57:57.142+00:00',NULL,0,NULL,'{"length": 3, "won": [2, 0]}',NULL,NULL,NULL,NULL,0,10,5,5,'2026-11-30T05:27:35.146+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('nv7t9xa5abjr','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','2026-11-30T05:27:35.160+00:00','2026-11-30T05:27:35.164+00:00','[[1], "resignation"]','["guest", "cadet"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,'2026-06-01',NULL,0,2,3,0,'2026-11-30T05:27:35.164+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('bcetfp54c2na','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'9094134F1E1185166475FAC77EA58BCBE943659863691267CB56AC56695B30AC','2026-11-30T05:27:35.179+00:00','2026-11-30T05:27:35.183+00:00','[[1], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1800000, 1800000], "quota": [3000, 3000], "forgiven": [0, 0], "seat": 0, "is_first": true, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,'cup',0,1,3,0,'2026-11-30T05:27:35.183+00:00',NULL,'[]',0,1);
INSERT INTO "matches" VALUES('defe8599a915','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'A9B4E2D4E5F51BF49C6D3324972E00E6A407524F64DE5760CB4AB52968EF1C6F','2026-11-30T05:27:35.186+00:00',NULL,NULL,'["guest", "random"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,'["K\u00e4se & \ud83e\uddc0", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"]',NULL,NULL,0,3,5,3,'2026-11-30T05:27:35.191+00:00',0,'[]',0,0);
CREATE TABLE mutes (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "mutes" VALUES('anna','ben','2026-11-30T05:27:35.150+00:00');
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
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','a76qw2eabyjh','12','anna','turn','2026-11-30T05:27:35.001+00:00',NULL,0);
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','4xznzq9jvv9t','over','anna','result','2026-11-30T05:27:35.112+00:00',NULL,0);
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','ewuvc5bgkbvf','over','anna','result','2026-11-30T05:27:35.112+00:00',NULL,0);
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','r5knkkyjb6pz','over','anna','result','2026-11-30T05:27:35.112+00:00',NULL,0);
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
INSERT INTO "passkeys" VALUES('0000000000000000000000000000000000000000000000000000000000000000','aa727c28fb4481d015b3dc8d5fdfa60f7',X'0001',X'02',3,'localhost','Laptop',0,'2026-11-30T05:27:34.953+00:00',NULL);
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
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-30T05:27:34.617+00:00','2026-11-30T05:27:34.912+00:00',NULL,NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-30T05:27:34.628+00:00','2026-11-30T05:27:34.628+00:00',NULL,NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-30T05:27:34.632+00:00','2026-11-30T05:27:34.632+00:00',NULL,NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-30T05:27:34.889+00:00','2026-11-30T05:27:34.910+00:00','anna',NULL);
INSERT INTO "players" VALUES('pacab3507ba384a089ea63fc405afd3a2','program','Zephyr','2026-11-30T05:27:34.946+00:00','2026-11-30T05:27:34.946+00:00',NULL,NULL);
INSERT INTO "players" VALUES('aa727c28fb4481d015b3dc8d5fdfa60f7','account','Dora','2026-11-30T05:27:34.952+00:00','2026-11-30T05:27:34.952+00:00',NULL,NULL);
INSERT INTO "players" VALUES('wilhelmine','guest','Balloonist 5286','2026-11-30T05:27:34.955+00:00','2026-11-30T05:27:34.956+00:00',NULL,'WWWWWWWWWWWWWWWWWWWWWWWW');
INSERT INTO "players" VALUES('adb1565346661ebae91b2063d324dd382','account','Fred','2026-11-30T05:27:34.963+00:00','2026-11-30T05:27:34.963+00:00',NULL,NULL);
INSERT INTO "players" VALUES('emil','guest','Emil','2026-11-30T05:27:34.984+00:00','2026-11-30T05:27:34.984+00:00',NULL,NULL);
INSERT INTO "players" VALUES('cadet','bot',NULL,'2026-11-30T05:27:35.161+00:00','2026-11-30T05:27:35.161+00:00',NULL,NULL);
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
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-30T05:27:34.908+00:00','2026-11-30T05:27:34.908+00:00',NULL,'2026-11-30T06:27:34.911+00:00','0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-30T05:27:34.910+00:00','2026-11-30T05:27:34.910+00:00',NULL,NULL,'1b94c4356895c3a0',NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-30T05:27:34.911+00:00','2026-11-30T05:27:34.911+00:00',NULL,NULL,'0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('4778dd0e08b227676b3c75a09603797d428dc437f46f8882cc55a848ee40a22c','aa727c28fb4481d015b3dc8d5fdfa60f7','2026-11-30T05:27:34.953+00:00','2026-11-30T05:27:34.953+00:00',NULL,NULL,'4778dd0e08b22767','Firefox, Linux');
INSERT INTO "proofs" VALUES('17b7b4dce9ce7de46d7938f26213f0382d04145da13cfa02a3c60fdd2102b8c1','wilhelmine','2026-11-30T05:27:34.956+00:00','2026-11-30T05:27:34.956+00:00',NULL,NULL,'17b7b4dce9ce7de4',NULL);
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
INSERT INTO "ratings" VALUES('ewuvc5bgkbvf',0,'anna','balloon-cup','classical',0,'2026-11-30T05:27:34.895+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
INSERT INTO "ratings" VALUES('ewuvc5bgkbvf',1,'ben','balloon-cup','classical',0,'2026-11-30T05:27:34.895+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
CREATE TABLE recoveries (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "recoveries" VALUES('840100fb98f20de9b1b36f490718f502d71437c1141a0d4343d8f6a9a4837519','aa727c28fb4481d015b3dc8d5fdfa60f7');
INSERT INTO "recoveries" VALUES('777b16af470e29535ac2b9bb6278bac21c8e44bcb4d00743539cde3758d04f81','aa727c28fb4481d015b3dc8d5fdfa60f7');
INSERT INTO "recoveries" VALUES('06ac43f375f728fba0476dbc4cf14f4760b2e4ba033155be7fe266c297bef922','aa727c28fb4481d015b3dc8d5fdfa60f7');
INSERT INTO "recoveries" VALUES('8e35a2c43bbdb1eaa1011adda7924fc93f66530fe40450b56a2537869a626b18','aa727c28fb4481d015b3dc8d5fdfa60f7');
INSERT INTO "recoveries" VALUES('31195cd2f41e2a710ff7f5664192eae261235a77f3cc1e60d9d1a1ffdcadeec2','aa727c28fb4481d015b3dc8d5fdfa60f7');
INSERT INTO "recoveries" VALUES('ccb17dcc37a8a4d8b1340993181d1d6d9e233ef5f65d52242ba750edf84311d3','aa727c28fb4481d015b3dc8d5fdfa60f7');
INSERT INTO "recoveries" VALUES('12e62631c0d0996baaeba53f8ebe11aff153824dc8b56aa4a35434e11bd4f695','aa727c28fb4481d015b3dc8d5fdfa60f7');
INSERT INTO "recoveries" VALUES('be3799d4307ea529cec5a2bc56a88bdd528fdb435f052f2cd8369ea7f1687ba6','aa727c28fb4481d015b3dc8d5fdfa60f7');
INSERT INTO "recoveries" VALUES('18285dba173afd9d5bd95afb6677769642e196cd2b59afed8c2a4c14e1d0dba5','adb1565346661ebae91b2063d324dd382');
INSERT INTO "recoveries" VALUES('fcea96ce7590daee0321f8d59fc6fcffe207715784e3b822f1cca47e175d242a','adb1565346661ebae91b2063d324dd382');
INSERT INTO "recoveries" VALUES('f3aad71841c34ab80a73c8ab16acf8968243157a971786ddc170e764cb456898','adb1565346661ebae91b2063d324dd382');
INSERT INTO "recoveries" VALUES('650bf8be96e9216719e639db7c54a88890c9ff08781d9912063db61eaca1cac8','adb1565346661ebae91b2063d324dd382');
INSERT INTO "recoveries" VALUES('60c990712d5b7c1e38754b45a91288f8412bfd3000b90fad208e0ba6671b5e71','adb1565346661ebae91b2063d324dd382');
INSERT INTO "recoveries" VALUES('9319704e59fe9c593d87f8bd9522f60c96c1e1e8835c9655157822cca41e48f1','adb1565346661ebae91b2063d324dd382');
INSERT INTO "recoveries" VALUES('97adf7df94509abc10b86a63dd8f86a083096544318514595e48af1bb1da9f88','adb1565346661ebae91b2063d324dd382');
INSERT INTO "recoveries" VALUES('73027c3b7eb7a88f653795c93d5e05e383fd5dd707e06d27ec684f26ab93bb99','adb1565346661ebae91b2063d324dd382');
CREATE TABLE reports (
	player VARCHAR(40) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, name), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "reports" VALUES('anna','Ben','2026-11-30T05:27:34.959+00:00');
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
INSERT INTO "seats" VALUES('a76qw2eabyjh',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('a76qw2eabyjh',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('2heahjetdgmr',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('2heahjetdgmr',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('r5knkkyjb6pz',0,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('r5knkkyjb6pz',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('ewuvc5bgkbvf',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('ewuvc5bgkbvf',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('2gxs4ftdy2rq',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('2gxs4ftdy2rq',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('4xznzq9jvv9t',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('4xznzq9jvv9t',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('j743tsvz9wed',0,'guest','anna','Carl',NULL,NULL);
INSERT INTO "seats" VALUES('j743tsvz9wed',1,'open',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('rb9j9smbvuqv',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('rb9j9smbvuqv',1,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('rcsb9mf6vtp4',0,'account','adb1565346661ebae91b2063d324dd382','Fred',NULL,NULL);
INSERT INTO "seats" VALUES('rcsb9mf6vtp4',1,'open',NULL,'Dora',NULL,'aa727c28fb4481d015b3dc8d5fdfa60f7');
INSERT INTO "seats" VALUES('eunjrzgnhe54',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('eunjrzgnhe54',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('eunjrzgnhe54',2,'guest','emil','Emil',NULL,NULL);
INSERT INTO "seats" VALUES('79bxpznzsjb6',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('79bxpznzsjb6',1,'program','pacab3507ba384a089ea63fc405afd3a2','Zephyr','Anna',NULL);
INSERT INTO "seats" VALUES('30bd5ccd0ca0',0,'open',NULL,'Emil',NULL,'emil');
INSERT INTO "seats" VALUES('30bd5ccd0ca0',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('hauckck2knyq',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('hauckck2knyq',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('nv7t9xa5abjr',0,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('nv7t9xa5abjr',1,'bot','cadet',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('bcetfp54c2na',0,'guest','anna','Anna',NULL,NULL);
INSERT INTO "seats" VALUES('bcetfp54c2na',1,'guest','ben','Ben',NULL,NULL);
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
INSERT INTO "subscriptions" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','anna','webhook','https://bots.example/hook',NULL,X'7373737373737373737373737373737373737373737373737373737373737373','de','2026-11-30T05:27:34.993+00:00',NULL,0,NULL);
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
INSERT INTO "tokens" VALUES('820395a0967a09ff637cd222885505df31118ff36aa7a35b9c0259d116f2e358','pacab3507ba384a089ea63fc405afd3a2','anna','read play','2026-11-30T05:27:34.947+00:00','2026-11-30T05:27:34.947+00:00',NULL,'2026-11-30T05:27:34.950+00:00');
INSERT INTO "tokens" VALUES('973a9fe9cb7dbc762f543a7e2deb5f08119c2c855f2f530d8d41a3eeb09aaad6','pacab3507ba384a089ea63fc405afd3a2','anna','read','2026-11-30T05:27:34.949+00:00','2026-11-30T05:27:34.950+00:00','0011',NULL);
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
INSERT INTO "tournament_records" VALUES('cup',0,'opened','2026-11-30T05:27:35.169+00:00','anna','{}');
INSERT INTO "tournament_records" VALUES('cup',1,'entered','2026-11-30T05:27:35.171+00:00','anna','{"entrant": 0}');
INSERT INTO "tournament_records" VALUES('cup',2,'entered','2026-11-30T05:27:35.173+00:00','ben','{"entrant": 1}');
INSERT INTO "tournament_records" VALUES('cup',3,'entered','2026-11-30T05:27:35.174+00:00','emil','{"entrant": 2}');
INSERT INTO "tournament_records" VALUES('cup',4,'withdrew','2026-11-30T05:27:35.175+00:00','emil','{"entrant": 2}');
INSERT INTO "tournament_records" VALUES('cup',5,'paired','2026-11-30T05:27:35.178+00:00',NULL,'{"pairings": [[0, 1, "bcetfp54c2na"]], "byes": [], "results": {}, "table": [0, 1]}');
INSERT INTO "tournament_records" VALUES('cup',6,'ended','2026-11-30T05:27:35.185+00:00',NULL,'{"results": {"bcetfp54c2na": [0, 2, null]}}');
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
INSERT INTO "tournaments" VALUES('cup','Cup','round-robin','30+20','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}',5,0,8,0,'2026-11-30T05:27:35.167+00:00','2026-11-30T05:27:35.185+00:00',7);
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
INSERT INTO "tries" VALUES('2026-06-01','balloon-cup','ben','nv7t9xa5abjr',0,'2026-11-30T05:27:35.164+00:00',NULL,NULL,NULL,NULL);
CREATE TABLE verdicts (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	is_kept INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness)
);
INSERT INTO "verdicts" VALUES('wwwwwwwwwwwwwwwwwwwwwwww','WWWWWWWWWWWWWWWWWWWWWWWW',0,'2026-11-30T05:27:34.959+00:00');
CREATE INDEX ix_matches_ended ON matches (game, control, ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX ix_matches_awaits_rating ON matches (ended_at, id) WHERE awaits_rating = 1;
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_matches_offered ON matches (begun_at, id) WHERE offered_by IS NOT NULL AND free_seats > 0 AND deadline IS NOT NULL;
CREATE INDEX ix_matches_running ON matches (id) WHERE ended_at IS NULL;
CREATE INDEX ix_proofs_player ON proofs (player);
CREATE INDEX ix_former_names_player ON former_names (player);
CREATE INDEX ix_friendships_other ON friendships (other);
CREATE INDEX ix_friend_links_player ON friend_links (player);
CREATE INDEX ix_recoveries_player ON recoveries (player);
CREATE INDEX ix_passkeys_player ON passkeys (player);
CREATE INDEX ix_tokens_program ON tokens (program);
CREATE INDEX ix_tokens_owner ON tokens (owner);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_seats_kept_for ON seats (kept_for);
CREATE INDEX ix_ratings_player ON ratings (player, game, speed, number);
CREATE INDEX ix_tries_player ON tries (player, day);
CREATE INDEX ix_tries_running ON tries ("match") WHERE tries.ended_at IS NULL;
CREATE INDEX ix_tournament_records_player ON tournament_records (player);
CREATE INDEX ix_subscriptions_player ON subscriptions (player);
CREATE INDEX ix_notices_player ON notices (player);
CREATE INDEX ix_notices_match ON notices ("match");
CREATE INDEX ix_notices_due ON notices (due) WHERE due IS NOT NULL;
COMMIT;
