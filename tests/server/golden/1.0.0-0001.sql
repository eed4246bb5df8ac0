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
INSERT INTO "accounts" VALUES('a175f0262308ec66f8fc7d6483630249a','dora','$argon2id$none',NULL,NULL,0);
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
INSERT INTO "attempts" VALUES('0011',1,'2026-11-30T02:05:13.508+00:00');
CREATE TABLE blocks (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "blocks" VALUES('a175f0262308ec66f8fc7d6483630249a','ben','2026-11-30T01:50:13.502+00:00');
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
INSERT INTO "entries" VALUES('xm7723cvuf89',0,'supply','B5 G7 B1 R9 R12 R8 Y2 B13 R2 B11 R3 Y12 B7 Y5 R13 R10 A13 G6 G4 A1 Y13 R4 A7 G8 G2 R7 G13 R11 R6 Y7 A4 G10 Y6 R1 Y8 R5 G1 A10 Y9 Y1 B9 Y3 G12 Y11 B3','b835e3d9','2026-11-30T01:50:13.003+00:00',1526);
INSERT INTO "entries" VALUES('xm7723cvuf89',1,'bag','B G R R R G R G A R B B B R G B B A G G Y Y G G Y Y Y A A G Y A R R R R Y R Y R Y B Y R Y','066c0930','2026-11-30T01:50:13.003+00:00',1526);
INSERT INTO "entries" VALUES('cs7ktwfff8rd',0,'supply','R4 B11 B9 R12 R7 A4 R5 A10 Y8 Y13 G7 R10 G2 R1 Y11 G8 B3 B7 R3 B13 R13 Y9 G4 Y12 Y5 Y1 Y6 A7 G6 R9 B1 G13 A1 G1 Y7 G12 G10 R2 B5 R8 R11 A13 Y3 R6 Y2','f6cd8639','2026-11-30T01:50:13.015+00:00',1);
INSERT INTO "entries" VALUES('cs7ktwfff8rd',1,'bag','R R G A G R A G R B R R R R R Y B G R R Y B Y B Y Y Y G Y B B G G A Y Y A R B Y G G Y R A','b47bd852','2026-11-30T01:50:13.015+00:00',1);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',0,'supply','A7 R12 G4 Y12 R13 A1 G12 R6 G2 A4 B9 Y3 R9 Y9 R11 Y5 Y7 Y11 B7 R4 G1 Y8 Y13 R8 Y2 B1 G13 G10 A10 G8 R1 G6 R10 R5 A13 R3 Y6 B3 G7 B5 R2 B13 Y1 R7 B11','b4ae7693','2026-11-30T01:50:13.021+00:00',0);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',1,'bag','A Y R B G Y A G B R G A B Y Y R G R Y G R A A Y B R R Y B R R R Y G G R G Y Y Y G B R B R','24c7fc78','2026-11-30T01:50:13.021+00:00',1);
INSERT INTO "entries" VALUES('zuq9em4k6q8m',0,'supply','B5 A10 A13 R6 Y13 R3 G13 R8 R11 R12 R10 R7 Y6 G2 A1 G12 Y3 Y2 Y9 B1 R4 G6 A7 B3 B9 G7 G4 R5 Y11 B7 B13 B11 Y1 A4 G8 R1 Y12 Y7 Y8 R9 Y5 G1 R2 G10 R13','6a0ec419','2026-11-30T01:50:13.025+00:00',0);
INSERT INTO "entries" VALUES('zuq9em4k6q8m',1,'bag','R B Y A G R Y R A Y Y Y G B R R A Y G R G G G B R Y R B Y Y R Y R Y R A R A G G B B G B R','11bcf25d','2026-11-30T01:50:13.025+00:00',0);
INSERT INTO "entries" VALUES('xm7723cvuf89',2,'0','R12-3','bda8799a','2026-11-30T01:50:13.264+00:00',1818);
INSERT INTO "entries" VALUES('xm7723cvuf89',3,'1','B11x1','7ccd79f3','2026-11-30T01:50:13.265+00:00',1820);
INSERT INTO "entries" VALUES('xm7723cvuf89',4,'0','G7x4','e2eb61dd','2026-11-30T01:50:13.266+00:00',1821);
INSERT INTO "entries" VALUES('xm7723cvuf89',5,'1','G6x3','4271b669','2026-11-30T01:50:13.266+00:00',1822);
INSERT INTO "entries" VALUES('xm7723cvuf89',6,'0','G4x3','057a25ea','2026-11-30T01:50:13.267+00:00',1823);
INSERT INTO "entries" VALUES('xm7723cvuf89',7,'1','R10-3','34fe470e','2026-11-30T01:50:13.268+00:00',1823);
INSERT INTO "entries" VALUES('xm7723cvuf89',8,'0','A13x4','bbe3d7ca','2026-11-30T01:50:13.269+00:00',1824);
INSERT INTO "entries" VALUES('xm7723cvuf89',9,'1','R13-2','bbd9b388','2026-11-30T01:50:13.269+00:00',1825);
INSERT INTO "entries" VALUES('xm7723cvuf89',10,'0','R8-4','1e844e48','2026-11-30T01:50:13.270+00:00',1825);
INSERT INTO "entries" VALUES('xm7723cvuf89',11,'1','R3x2','ca876826','2026-11-30T01:50:13.271+00:00',1826);
INSERT INTO "entries" VALUES('xm7723cvuf89',12,'0','B5x1','34308c6f','2026-11-30T01:50:13.272+00:00',1828);
INSERT INTO "entries" VALUES('xm7723cvuf89',13,'0','G13-2','dee63ac9','2026-11-30T01:50:13.273+00:00',1829);
INSERT INTO "entries" VALUES('xnqw36ttnqtz',0,'0','@F','d7eaec16','2026-11-30T01:50:13.301+00:00',124);
INSERT INTO "entries" VALUES('xnqw36ttnqtz',1,'1','@D','dfbff82a','2026-11-30T01:50:13.302+00:00',128);
INSERT INTO "entries" VALUES('xnqw36ttnqtz',2,'0','>K','3a919124','2026-11-30T01:50:13.304+00:00',129);
INSERT INTO "entries" VALUES('xnqw36ttnqtz',3,'0','YB','d9f9fd1b','2026-11-30T01:50:13.305+00:00',130);
INSERT INTO "entries" VALUES('xnqw36ttnqtz',4,'1','>C','f35e3674','2026-11-30T01:50:13.305+00:00',131);
INSERT INTO "entries" VALUES('xnqw36ttnqtz',5,'1','OY','dabbacfd','2026-11-30T01:50:13.306+00:00',132);
INSERT INTO "entries" VALUES('xnqw36ttnqtz',6,'0','Y','989abd2d','2026-11-30T01:50:13.307+00:00',132);
INSERT INTO "entries" VALUES('xnqw36ttnqtz',7,'0','>F','5d46ea53','2026-11-30T01:50:13.308+00:00',133);
INSERT INTO "entries" VALUES('xnqw36ttnqtz',8,'0','YY','84958f80','2026-11-30T01:50:13.308+00:00',134);
INSERT INTO "entries" VALUES('xnqw36ttnqtz',9,'1','Y','d497633d','2026-11-30T01:50:13.309+00:00',135);
INSERT INTO "entries" VALUES('xnqw36ttnqtz',10,'1','+F-K','5860e738','2026-11-30T01:50:13.310+00:00',135);
INSERT INTO "entries" VALUES('xnqw36ttnqtz',11,'0','+N-Q','d07f2faf','2026-11-30T01:50:13.310+00:00',136);
INSERT INTO "entries" VALUES('cs7ktwfff8rd',2,'1','R10-2','942bbec5','2026-11-30T01:50:13.311+00:00',300);
INSERT INTO "entries" VALUES('cs7ktwfff8rd',3,'0','A10x4','94154f47','2026-11-30T01:50:13.312+00:00',300);
INSERT INTO "entries" VALUES('cs7ktwfff8rd',4,'1','R1-1','a81f3174','2026-11-30T01:50:13.312+00:00',301);
INSERT INTO "entries" VALUES('cs7ktwfff8rd',5,'0','R4-4','50ca6dbc','2026-11-30T01:50:13.313+00:00',301);
INSERT INTO "entries" VALUES('cs7ktwfff8rd',6,'1','R3x2','41feddf1','2026-11-30T01:50:13.313+00:00',302);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',2,'1','R9-4','a8e64b96','2026-11-30T01:50:13.316+00:00',297);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',3,'0','R13-2','c8caceec','2026-11-30T01:50:13.316+00:00',298);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',4,'1','A4-4','e4032f09','2026-11-30T01:50:13.317+00:00',299);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',5,'0','Y11x3','a9b708c3','2026-11-30T01:50:13.317+00:00',299);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',6,'1','B7x3','a034e401','2026-11-30T01:50:13.318+00:00',300);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',7,'0','R4x2','e0b17b73','2026-11-30T01:50:13.318+00:00',300);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',8,'1','G1x3','b232e0e2','2026-11-30T01:50:13.319+00:00',301);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',9,'0','G4x4','c49263d5','2026-11-30T01:50:13.319+00:00',301);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',10,'1','Y13x2','81ebe8ee','2026-11-30T01:50:13.320+00:00',302);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',11,'0','A1-1','a84df00a','2026-11-30T01:50:13.321+00:00',302);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',12,'1','Y5x3','495c0df8','2026-11-30T01:50:13.321+00:00',303);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',13,'0','B1-4','d0ad395b','2026-11-30T01:50:13.322+00:00',303);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',14,'1','Y7-2','b3967434','2026-11-30T01:50:13.322+00:00',304);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',15,'1','B9-4','3d2b053b','2026-11-30T01:50:13.323+00:00',304);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',16,'0','G10x2','aa1b6f6d','2026-11-30T01:50:13.323+00:00',305);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',17,'1','G13x2','0940ca6b','2026-11-30T01:50:13.324+00:00',305);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',18,'0','R1-4','632820fb','2026-11-30T01:50:13.324+00:00',306);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',19,'1','G2x4','3dcaa15b','2026-11-30T01:50:13.325+00:00',306);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',20,'0','A7x2','6be9442b','2026-11-30T01:50:13.325+00:00',307);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',21,'1','A10-1','39d55f04','2026-11-30T01:50:13.326+00:00',307);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',22,'1','G8-3','b5640739','2026-11-30T01:50:13.326+00:00',308);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',23,'0','A13-2','2f0ac341','2026-11-30T01:50:13.327+00:00',309);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',24,'0','B3x1','9893921e','2026-11-30T01:50:13.327+00:00',309);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',25,'1','Y6-2','12b72790','2026-11-30T01:50:13.328+00:00',310);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',26,'0','Y12-2','852fa791','2026-11-30T01:50:13.329+00:00',310);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',27,'1','Y3x2','bc45858d','2026-11-30T01:50:13.329+00:00',311);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',28,'0','Y8x2','07b54ebe','2026-11-30T01:50:13.330+00:00',311);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',29,'1','R3-2','c47e5c6e','2026-11-30T01:50:13.330+00:00',312);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',30,'0','R6-2','098e48b7','2026-11-30T01:50:13.331+00:00',312);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',31,'1','B13x1','6fbf08c3','2026-11-30T01:50:13.331+00:00',313);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',32,'supply','A7 Y7 Y13 R4 G13 Y12 B13 Y3 A1 B3 A10 Y6 A13 G10 Y8 R13','ce4c2f31','2026-11-30T01:50:13.331+00:00',313);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',33,'1','R5x1','7a2b3feb','2026-11-30T01:50:13.332+00:00',314);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',34,'0','G12-2','16b1947e','2026-11-30T01:50:13.333+00:00',314);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',35,'1','R7-1','a68851ce','2026-11-30T01:50:13.333+00:00',315);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',36,'1','Y9-1','f31ea459','2026-11-30T01:50:13.334+00:00',315);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',37,'0','B11x3','68cdc74b','2026-11-30T01:50:13.334+00:00',316);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',38,'1','R4x3','eb2a78ad','2026-11-30T01:50:13.335+00:00',317);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',39,'0','R2x3','e7eaa0b0','2026-11-30T01:50:13.335+00:00',317);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',40,'1','A7x4','25e6570e','2026-11-30T01:50:13.336+00:00',318);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',41,'0','R8-4','ad208919','2026-11-30T01:50:13.337+00:00',318);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',42,'1','Y7x4','02c0c993','2026-11-30T01:50:13.337+00:00',319);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',43,'0','Y1x4','a1173e6f','2026-11-30T01:50:13.338+00:00',319);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',44,'1','Y2x1','a3f26d3c','2026-11-30T01:50:13.338+00:00',320);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',45,'0','G7-3','2012ec52','2026-11-30T01:50:13.339+00:00',320);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',46,'1','A1x3','f77e53b1','2026-11-30T01:50:13.339+00:00',321);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',47,'0','G10x2','7d39aabd','2026-11-30T01:50:13.340+00:00',321);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',48,'0','Y12-2','0f6a3439','2026-11-30T01:50:13.341+00:00',322);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',49,'supply','Y2 G12 G10 G2 Y9 A7 A4 Y5 R7 R9 B11 R5 B1 R3 Y11 G8 R1 B9 G4 B7 G1 R6','91383ae3','2026-11-30T01:50:13.341+00:00',322);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',50,'1','R11-4','0b398610','2026-11-30T01:50:13.341+00:00',323);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',51,'0','Y13x2','18728857','2026-11-30T01:50:13.342+00:00',323);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',52,'1','B5x4','0edcdf37','2026-11-30T01:50:13.342+00:00',324);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',53,'0','R13-1','8f510c34','2026-11-30T01:50:13.343+00:00',324);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',54,'1','B13x2','864df116','2026-11-30T01:50:13.343+00:00',325);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',55,'0','R10x1','1970bc92','2026-11-30T01:50:13.344+00:00',325);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',56,'0','B3x4','6ff323ec','2026-11-30T01:50:13.344+00:00',326);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',57,'1','A7-4','09afae3f','2026-11-30T01:50:13.345+00:00',327);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',58,'0','R12-1','ce9256b7','2026-11-30T01:50:13.345+00:00',327);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',59,'1','A10x4','c8bac88b','2026-11-30T01:50:13.346+00:00',328);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',60,'bag','G A R Y A B B G A G R Y R Y','2a2837e1','2026-11-30T01:50:13.346+00:00',328);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',61,'0','Y2-4','4c726cc4','2026-11-30T01:50:13.347+00:00',328);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',62,'1','G2-3','0a2dc531','2026-11-30T01:50:13.347+00:00',329);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',63,'0','R9x1','d4cf6f88','2026-11-30T01:50:13.348+00:00',329);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',64,'1','G6-1','4cd3d9ca','2026-11-30T01:50:13.348+00:00',330);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',65,'0','R3-4','510dacb4','2026-11-30T01:50:13.349+00:00',331);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',66,'1','R7-4','387cf55f','2026-11-30T01:50:13.349+00:00',331);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',67,'0','G8-4','424a4d79','2026-11-30T01:50:13.350+00:00',332);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',68,'1','G13-4','7af13a93','2026-11-30T01:50:13.350+00:00',332);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',69,'0','Y3x4','e37c07b5','2026-11-30T01:50:13.351+00:00',332);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',70,'1','B11-2','b4c3666f','2026-11-30T01:50:13.351+00:00',333);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',71,'1','A13x2','59d7cff9','2026-11-30T01:50:13.352+00:00',333);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',72,'0','R5x2','03a219ca','2026-11-30T01:50:13.352+00:00',334);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',73,'supply','A7 R11 Y12 R12 Y7 B13 B5 R13 R9 R10 B3 A10 Y1 B11 R8 Y13','b458ff1f','2026-11-30T01:50:13.352+00:00',334);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',74,'1','G4x1','e5aca430','2026-11-30T01:50:13.353+00:00',335);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',75,'1','R11x4','c9113fb4','2026-11-30T01:50:13.354+00:00',335);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',76,'0','Y6x1','e979fe49','2026-11-30T01:50:13.354+00:00',336);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',77,'1','Y11x1','ab801bfe','2026-11-30T01:50:13.355+00:00',336);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',78,'bag','G R Y B G Y B Y Y Y A Y R Y Y','8a48a0be','2026-11-30T01:50:13.355+00:00',336);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',79,'1','R1-4','bf4ad727','2026-11-30T01:50:13.355+00:00',337);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',80,'1','.','f1c2e496','2026-11-30T01:50:13.356+00:00',338);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',81,'0','A7x3','4b45bb6b','2026-11-30T01:50:13.357+00:00',339);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',82,'1','.','04f8534a','2026-11-30T01:50:13.358+00:00',340);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',83,'1','Y7-3','2964f837','2026-11-30T01:50:13.359+00:00',340);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',84,'0','G10x4','d88ed22e','2026-11-30T01:50:13.359+00:00',341);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',85,'1','.','5c635770','2026-11-30T01:50:13.360+00:00',341);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',86,'1','Y8x3','5cc30b2e','2026-11-30T01:50:13.360+00:00',342);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',87,'0','R9-2','30c9e6be','2026-11-30T01:50:13.361+00:00',342);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',88,'1','.','1646495c','2026-11-30T01:50:13.361+00:00',343);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',89,'1','B13-3','774c4161','2026-11-30T01:50:13.362+00:00',343);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',90,'0','B5-3','eb6cbf7a','2026-11-30T01:50:13.362+00:00',344);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',91,'1','Y>R','ba3afd35','2026-11-30T01:50:13.363+00:00',344);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',92,'bag','Y Y R R A Y R R Y R Y R Y R Y Y Y','3dc125f6','2026-11-30T01:50:13.363+00:00',345);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',93,'1','Y12-4','5a3cfd45','2026-11-30T01:50:13.363+00:00',345);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',94,'0','Y1-4','e22761a0','2026-11-30T01:50:13.364+00:00',346);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',95,'1','B1-4','de2a498f','2026-11-30T01:50:13.364+00:00',346);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',96,'0','A4x2','2e1c1a35','2026-11-30T01:50:13.365+00:00',347);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',97,'supply','G6 G7 Y2 A4 R7 R2 G2 R4 G4 A1 G8 A7 R5 R11 Y6 R9 R1 Y11 G13 A13 R3 Y3','d13f3ce6','2026-11-30T01:50:13.365+00:00',347);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',98,'0','G6-4','261308f5','2026-11-30T01:50:13.366+00:00',347);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',99,'1','G1x3','68315b40','2026-11-30T01:50:13.366+00:00',348);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',100,'0','R8x4','33c6fa8c','2026-11-30T01:50:13.367+00:00',348);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',101,'1','R6x4','ce779ce5','2026-11-30T01:50:13.367+00:00',349);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',102,'0','Y9-2','73cd9e55','2026-11-30T01:50:13.368+00:00',349);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',103,'1','Y13x2','932510ae','2026-11-30T01:50:13.368+00:00',350);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',104,'0','B7-4','a7d5afd3','2026-11-30T01:50:13.369+00:00',350);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',105,'bag','R Y Y B R R Y B B B R Y Y Y R','03281bdc','2026-11-30T01:50:13.369+00:00',351);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',106,'1','R13-4','843810dd','2026-11-30T01:50:13.369+00:00',351);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',107,'0','R2-4','f7a4426c','2026-11-30T01:50:13.370+00:00',352);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',108,'1','A10-4','890ca1ee','2026-11-30T01:50:13.370+00:00',352);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',109,'0','A1x1','38f94876','2026-11-30T01:50:13.371+00:00',353);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',110,'1','Y2-4','47e2fa15','2026-11-30T01:50:13.371+00:00',353);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',111,'0','Y5x2','db7bf4e2','2026-11-30T01:50:13.372+00:00',354);
INSERT INTO "entries" VALUES('nzf39tvmy6jv',112,'1','G2-3','efe3e25e','2026-11-30T01:50:13.373+00:00',354);
INSERT INTO "entries" VALUES('zuq9em4k6q8m',2,'0','R3-4','e7293e09','2026-11-30T01:50:13.374+00:00',351);
INSERT INTO "entries" VALUES('zuq9em4k6q8m',3,'1','R7-4','a17f4001','2026-11-30T01:50:13.375+00:00',352);
INSERT INTO "entries" VALUES('zuq9em4k6q8m',4,'0','R6-3','fc143b29','2026-11-30T01:50:13.376+00:00',352);
INSERT INTO "entries" VALUES('zuq9em4k6q8m',5,'1','R12-1','d6e58ae3','2026-11-30T01:50:13.376+00:00',353);
INSERT INTO "entries" VALUES('zuq9em4k6q8m',6,'0','A10-3','19254351','2026-11-30T01:50:13.377+00:00',354);
INSERT INTO "entries" VALUES('zuq9em4k6q8m',7,'1','A1x4','53176960','2026-11-30T01:50:13.377+00:00',354);
INSERT INTO "entries" VALUES('zuq9em4k6q8m',8,'0','Y3x4','649f48ed','2026-11-30T01:50:13.378+00:00',355);
INSERT INTO "entries" VALUES('zuq9em4k6q8m',9,'1','R10x1','48c5469e','2026-11-30T01:50:13.379+00:00',355);
INSERT INTO "entries" VALUES('zuq9em4k6q8m',10,'1','B1-2','4010c6d5','2026-11-30T01:50:13.379+00:00',356);
INSERT INTO "entries" VALUES('zuq9em4k6q8m',11,'1','resign','b3f50305','2026-11-30T01:50:13.381+00:00',357);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',0,'1','Y','4a74c81f','2026-11-30T01:50:13.382+00:00',159);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',1,'0','>F','7b6136de','2026-11-30T01:50:13.382+00:00',160);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',2,'0','YY','a2e3ce41','2026-11-30T01:50:13.383+00:00',161);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',3,'1','>F','546b63bc','2026-11-30T01:50:13.384+00:00',161);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',4,'1','RY','e6c4ea1a','2026-11-30T01:50:13.384+00:00',162);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',5,'0','+I-L','3b1a3ef6','2026-11-30T01:50:13.385+00:00',163);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',6,'1','+F-K','2c7e66c3','2026-11-30T01:50:13.386+00:00',164);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',7,'1','+','fccdf86e','2026-11-30T01:50:13.387+00:00',164);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',8,'0','>N','8e1b225a','2026-11-30T01:50:13.387+00:00',165);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',9,'0','RY','ff722bac','2026-11-30T01:50:13.388+00:00',166);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',10,'1','>K','63c98347','2026-11-30T01:50:13.389+00:00',167);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',11,'1','YY','05a22a54','2026-11-30T01:50:13.390+00:00',167);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',12,'0','+J-M','48f42337','2026-11-30T01:50:13.390+00:00',168);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',13,'1','>N','b004cc3b','2026-11-30T01:50:13.391+00:00',169);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',14,'1','OO','e1e28e44','2026-11-30T01:50:13.391+00:00',169);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',15,'0','>K','40e099ee','2026-11-30T01:50:13.392+00:00',170);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',16,'0','BB','383c7396','2026-11-30T01:50:13.393+00:00',170);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',17,'1','>Q','5ad64269','2026-11-30T01:50:13.393+00:00',171);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',18,'1','BB','52cbea6e','2026-11-30T01:50:13.394+00:00',172);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',19,'0','>N','a08690ab','2026-11-30T01:50:13.395+00:00',172);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',20,'0','RY','9ebe78c4','2026-11-30T01:50:13.395+00:00',173);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',21,'1','+N-Q','ce5c7cf0','2026-11-30T01:50:13.396+00:00',173);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',22,'1','B','e8b78b9e','2026-11-30T01:50:13.396+00:00',174);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',23,'0','+K-N','126325e4','2026-11-30T01:50:13.397+00:00',175);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',24,'0','O','9b670410','2026-11-30T01:50:13.398+00:00',175);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',25,'1','+L-O','d854f857','2026-11-30T01:50:13.398+00:00',176);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',26,'0','+G-O','23f224a9','2026-11-30T01:50:13.399+00:00',177);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',27,'1','+H-I','a626b60d','2026-11-30T01:50:13.400+00:00',177);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',28,'0','>F','2a8ceb7b','2026-11-30T01:50:13.400+00:00',178);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',29,'0','OY','a3f286c3','2026-11-30T01:50:13.401+00:00',179);
INSERT INTO "entries" VALUES('u8mxgfbz9kj5',30,'0','draw','d4821d64','2026-11-30T01:50:13.408+00:00',184);
INSERT INTO "entries" VALUES('fkf29re4btrm',0,'supply','G13 R12 G1 R9 G12 Y12 Y13 R4 R8 A10 R2 R6 Y5 R13 B11 Y2 R1 Y11 Y8 A1 R5 B13 A13 Y3 G8 G6 G10 G2 R3 Y9 G7 R7 A7 G4 B5 R11 R10 A4 B3 B7 B1 B9 Y1 Y6 Y7','4f620bb1','2026-11-30T01:50:13.412+00:00',0);
INSERT INTO "entries" VALUES('fkf29re4btrm',1,'bag','G Y R G R G G Y G R A A R B B Y B G R A A Y Y Y R Y R G R A B Y R R Y R B Y G Y R B G B R','2820c197','2026-11-30T01:50:13.412+00:00',0);
INSERT INTO "entries" VALUES('6gxnh6kzwnx3',0,'supply','A7 R12 G4 Y12 R13 A1 G12 R6 G2 A4 B9 Y3 R9 Y9 R11 Y5 Y7 Y11 B7 R4 G1 Y8 Y13 R8 Y2 B1 G13 G10 A10 G8 R1 G6 R10 R5 A13 R3 G7 R2 Y1 R7 B13 Y6 B5 B11 B3','53a573a3','2026-11-30T01:50:13.431+00:00',NULL);
INSERT INTO "entries" VALUES('6gxnh6kzwnx3',1,'bag','A Y R B G Y A G B R G A B R R G R G B G Y Y B R G R R Y Y Y B G R R Y G Y Y R A Y B R A R','fccee4fe','2026-11-30T01:50:13.431+00:00',NULL);
INSERT INTO "entries" VALUES('6gxnh6kzwnx3',2,'1','R9-4','e6e90334','2026-11-30T01:50:13.431+00:00',NULL);
INSERT INTO "entries" VALUES('6gxnh6kzwnx3',3,'0','R13-2','b6c17426','2026-11-30T01:50:13.431+00:00',NULL);
INSERT INTO "entries" VALUES('6gxnh6kzwnx3',4,'1','A4-4','f848aa5a','2026-11-30T01:50:13.431+00:00',NULL);
INSERT INTO "entries" VALUES('6gxnh6kzwnx3',5,'0','Y11x3','913bdd35','2026-11-30T01:50:13.431+00:00',NULL);
INSERT INTO "entries" VALUES('6gxnh6kzwnx3',6,'1','B7x3','8d221d3b','2026-11-30T01:50:13.431+00:00',NULL);
INSERT INTO "entries" VALUES('6gxnh6kzwnx3',7,'0','R4x2','e333b61b','2026-11-30T01:50:13.431+00:00',NULL);
INSERT INTO "entries" VALUES('6gxnh6kzwnx3',8,'1','G1x3','7c9d34de','2026-11-30T01:50:13.431+00:00',NULL);
INSERT INTO "entries" VALUES('6gxnh6kzwnx3',9,'0','G4x4','c58ba7a3','2026-11-30T01:50:13.431+00:00',NULL);
INSERT INTO "entries" VALUES('6gxnh6kzwnx3',10,'1','Y13x2','7df75ac4','2026-11-30T01:50:13.431+00:00',NULL);
INSERT INTO "entries" VALUES('6gxnh6kzwnx3',11,'0','A1-1','f33830a2','2026-11-30T01:50:13.431+00:00',NULL);
INSERT INTO "entries" VALUES('6gxnh6kzwnx3',12,'1','Y5x3','6aa66e64','2026-11-30T01:50:13.431+00:00',NULL);
INSERT INTO "entries" VALUES('6gxnh6kzwnx3',13,'0','B1-4','2b57f849','2026-11-30T01:50:13.431+00:00',NULL);
INSERT INTO "entries" VALUES('6gxnh6kzwnx3',14,'1','Y7-2','b802ff7a','2026-11-30T01:50:13.431+00:00',NULL);
INSERT INTO "entries" VALUES('6gxnh6kzwnx3',15,'1','B9-4','e00a2f4c','2026-11-30T01:50:13.431+00:00',NULL);
INSERT INTO "entries" VALUES('6gxnh6kzwnx3',16,'0','G10x2','9c853cd0','2026-11-30T01:50:13.431+00:00',NULL);
INSERT INTO "entries" VALUES('6gxnh6kzwnx3',17,'1','G13x2','c5039074','2026-11-30T01:50:13.431+00:00',NULL);
INSERT INTO "entries" VALUES('6gxnh6kzwnx3',18,'0','R1-4','8eefd6e6','2026-11-30T01:50:13.431+00:00',NULL);
INSERT INTO "entries" VALUES('6gxnh6kzwnx3',19,'1','G2x4','910190c0','2026-11-30T01:50:13.431+00:00',NULL);
INSERT INTO "entries" VALUES('6gxnh6kzwnx3',20,'0','A7x2','613f688a','2026-11-30T01:50:13.431+00:00',NULL);
INSERT INTO "entries" VALUES('6gxnh6kzwnx3',21,'1','A10-1','e11f230b','2026-11-30T01:50:13.431+00:00',NULL);
INSERT INTO "entries" VALUES('6gxnh6kzwnx3',22,'1','G6-3','1b465491','2026-11-30T01:50:13.436+00:00',10);
INSERT INTO "entries" VALUES('6gxnh6kzwnx3',23,'0','A13-2','6be8ab54','2026-11-30T01:50:13.437+00:00',11);
INSERT INTO "entries" VALUES('6gxnh6kzwnx3',24,'0','R2x2','34dbd740','2026-11-30T01:50:13.438+00:00',11);
INSERT INTO "entries" VALUES('6gxnh6kzwnx3',25,'1','R3-2','286becb6','2026-11-30T01:50:13.438+00:00',12);
INSERT INTO "entries" VALUES('2mufxshakq3f',0,'0','@Q','257328b9','2026-11-30T01:50:13.516+00:00',6);
INSERT INTO "entries" VALUES('2mufxshakq3f',1,'1','@I','73e29a92','2026-11-30T01:50:13.517+00:00',8);
INSERT INTO "entries" VALUES('2mufxshakq3f',2,'2','@H','e35ac4b6','2026-11-30T01:50:13.518+00:00',9);
INSERT INTO "entries" VALUES('2mufxshakq3f',3,'0','>R','7cad9bc2','2026-11-30T01:50:13.519+00:00',9);
INSERT INTO "entries" VALUES('2mufxshakq3f',4,'1','left cadet','de6eade1','2026-11-30T01:50:13.519+00:00',10);
INSERT INTO "entries" VALUES('2mufxshakq3f',5,'0','RB','09dab786','2026-11-30T01:50:13.522+00:00',12);
INSERT INTO "entries" VALUES('2mufxshakq3f',6,'1','>L','d0522d54','2026-11-30T01:50:13.523+00:00',13);
INSERT INTO "entries" VALUES('nhtgdjvuqs9j',0,'supply','A7 A1 A4 R1 G6 R3 Y3 Y1 G2 G13 R6 B13 Y5 R10 Y9 G4 A13 R13 B7 R7 B1 R4 B5 Y12 G8 B9 G7 G10 R12 B11 Y2 R9 G1 Y8 Y13 R5 R2 Y11 R11 G12 R8 Y6 Y7 A10 B3','8c9d91e2','2026-11-30T01:50:13.526+00:00',0);
INSERT INTO "entries" VALUES('nhtgdjvuqs9j',1,'bag','R B R A Y R R R Y Y B B Y G A A G R G B Y Y G G R B A G Y Y G Y R G B R R R Y R B A R G Y','b6fbfd1e','2026-11-30T01:50:13.526+00:00',0);
INSERT INTO "entries" VALUES('nhtgdjvuqs9j',2,'1','Y5x4','f73a8753','2026-11-30T01:50:13.529+00:00',5);
INSERT INTO "entries" VALUES('nhtgdjvuqs9j',3,'0','R3x4','1d10798b','2026-11-30T01:50:13.530+00:00',6);
INSERT INTO "entries" VALUES('nhtgdjvuqs9j',4,'1','R10x1','51b6d4a0','2026-11-30T01:50:13.530+00:00',7);
INSERT INTO "entries" VALUES('34b961e98afd',0,'supply','B3 G4 Y8 G13 A7 R2 B11 Y5 R12 Y1 R10 B7 R3 B1 R9 B5 Y3 R5 G10 Y11 G1 Y9 A1 R4 A10 Y2 Y13 R11 Y12 B9 B13 Y7 G12 G6 R6 G7 Y6 R8 A4 G2 R1 A13 G8 R13 R7','a6a7f8dc','2026-11-30T01:50:13.533+00:00',0);
INSERT INTO "entries" VALUES('34b961e98afd',1,'bag','G A B Y Y R B B G R B B A Y A Y Y R A R Y G Y G Y G G B G R Y R A R R B G R R R R Y G Y R','6eec5394','2026-11-30T01:50:13.533+00:00',0);
INSERT INTO "entries" VALUES('xr9zbdjf7f9j',0,'0','@Q','a5dc55f1','2026-11-30T01:50:13.549+00:00',7);
INSERT INTO "entries" VALUES('xr9zbdjf7f9j',1,'1','@F','a0111f49','2026-11-30T01:50:13.550+00:00',8);
INSERT INTO "entries" VALUES('xr9zbdjf7f9j',2,'0','>N','c83c22b4','2026-11-30T01:50:13.551+00:00',9);
INSERT INTO "entries" VALUES('xr9zbdjf7f9j',3,'0','RY','4527ea9f','2026-11-30T01:50:13.551+00:00',10);
INSERT INTO "entries" VALUES('xr9zbdjf7f9j',4,'0','takeback 1','43383152','2026-11-30T01:50:13.565+00:00',22);
INSERT INTO "entries" VALUES('qypnz9xrvszg',0,'supply','R9 B1 Y8 B13 A13 G6 G1 R3 Y12 Y11 R5 Y13 A4 Y6 R12 Y1 A1 G10 G7 R10 A10 R8 Y5 R7 R4 R11 R2 R6 Y7 R13 B7 G13 G2 B9 B5 G8 Y2 Y9 G4 A7 R1 B11 Y3 G12 B3','654cb1e7','2026-11-30T01:50:13.583+00:00',0);
INSERT INTO "entries" VALUES('qypnz9xrvszg',1,'bag','Y G A R Y A Y R B Y G B R Y Y R G G R Y G R R R A G Y B Y Y A Y R G B R R B B R R A B G G','2bb50eaf','2026-11-30T01:50:13.583+00:00',0);
INSERT INTO "entries" VALUES('qypnz9xrvszg',2,'0','resign','64973653','2026-11-30T01:50:13.586+00:00',5);
INSERT INTO "entries" VALUES('defe8599a915',0,'supply','Y6 Y12 R10 R8 G10 G1 G8 G7 R5 B13 Y3 Y9 B11 G12 B1 R12 B7 R1 A7 A4 G6 R9 B3 Y7 B5 Y5 B9 Y11 Y13 R2 Y1 Y2 G4 R6 R7 R11 A13 R13 G13 R4 G2 Y8 A10 A1 R3','85fb5633','2026-11-30T01:50:13.592+00:00',0);
INSERT INTO "entries" VALUES('defe8599a915',1,'bag','G Y R G R R R R Y R B R B G R R Y A A G G R B A Y B Y A A Y G G G Y Y B Y G B B R Y R Y R','60c7b1e5','2026-11-30T01:50:13.592+00:00',0);
INSERT INTO "entries" VALUES('defe8599a915',2,'1','R12x2','92e9d214','2026-11-30T01:50:13.594+00:00',4);
INSERT INTO "entries" VALUES('defe8599a915',3,'0','G10-1','b8b739e3','2026-11-30T01:50:13.595+00:00',5);
INSERT INTO "entries" VALUES('defe8599a915',4,'1','R5x3','9219f903','2026-11-30T01:50:13.596+00:00',5);
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
INSERT INTO "matches" VALUES('xm7723cvuf89','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'2BA14548078DE00B7A3458501B4A1AB8DE7B96BB09A5B2210179EE1A68D73370','2026-11-30T01:50:11.444+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 86400000, "since": 1829}','2026-12-02T01:50:13.273+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,15,14,12,'2026-11-30T01:50:13.273+00:00',1,'[]',0,0);
INSERT INTO "matches" VALUES('cs7ktwfff8rd','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'E3D340F1BC286E15E76007A565F1414D5281917FD2AE2C88ECF757DB71EF482F','2026-11-30T01:50:13.011+00:00',NULL,NULL,'["guest", "guest"]','[[7, 0, "offered"], [7, 0, "hint"]]',1,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,8,7,5,'2026-11-30T01:50:13.313+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('nzf39tvmy6jv','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'077E03DB5907AE6A0DFB693CD6040663DC265200BDE52B8F811B298C89DD8946','2026-11-30T01:50:13.018+00:00','2026-11-30T01:50:13.372+00:00','[[0], "trophies"]','["random", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,104,113,103,'2026-11-30T01:50:13.372+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('zuq9em4k6q8m','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','1.0.0',0,0,X'B4576E3482CD81147C2761FB789D11538950FA2A9A653C6A8B34FEDCAE87614D','2026-11-30T01:50:13.023+00:00','2026-11-30T01:50:13.380+00:00','[[0], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1879997, 1879998], "quota": [7000, 7000], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,13,12,9,'2026-11-30T01:50:13.380+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('xnqw36ttnqtz','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'0F5BF1AF624BFF27020AD0AAF4EA603B9AC5209C6B0E29DF6D434594546A4F27','2026-11-30T01:50:13.174+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,14,12,12,'2026-11-30T01:50:13.310+00:00',1,'[]',0,0);
INSERT INTO "matches" VALUES('u8mxgfbz9kj5','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'253D6C462A9BAA8385B69B525737763F38738EBCA7100AF1A6F4D8C7E11A9739','2026-11-30T01:50:13.222+00:00','2026-11-30T01:50:13.407+00:00','[[], "agreement"]','["guest", "guest"]','[[30, 1, "offered"]]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,33,31,30,'2026-11-30T01:50:13.407+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('fkf29re4btrm','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'889E47E88833915E3E8FB5DBDAE4F5EE43AAB0274AB68CDA6068C2E91AC16DA4','2026-11-30T01:50:13.409+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T01:50:13.409+00:00','anna',0,NULL,NULL,NULL,NULL,NULL,2,2,0,'2026-11-30T01:50:13.412+00:00',1,'[]',1,0);
INSERT INTO "matches" VALUES('6gxnh6kzwnx3','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'8A5C661824BC18AF9CCD09BD23FA05796906EDB62C37CD8B8AD2A0C704AA7FD3','2026-11-30T01:50:13.426+00:00',NULL,NULL,'["guest", "random"]','[]',0,'{"match": "nzf39tvmy6jv", "ply": 22, "dealt": [36, 13]}',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,4,26,24,'2026-11-30T01:50:13.438+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('2mufxshakq3f','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 3, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'7199E595B01E018C4ED61A837C46F086AD18D884A638D25B77045FC25CC3972A','2026-11-30T01:50:13.509+00:00',NULL,NULL,'["guest", "guest", "guest"]','[[5, 1, "returned"]]',0,NULL,'30+20','{"left": [1800000, 1800000, 1800000], "quota": [3000, 3000, 3000], "forgiven": [0, 0, 0], "seat": 1, "is_first": false, "free": 0, "since": 37}','2026-11-30T02:20:15.546+00:00',NULL,0,'cadet',NULL,NULL,NULL,NULL,10,7,6,'2026-11-30T01:50:13.522+00:00',1,'[[1, "left", "cadet"]]',0,0);
INSERT INTO "matches" VALUES('nhtgdjvuqs9j','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'94C7255B1E467F7674B9886AB8962DC1380735A0BEA3F1861CBADE85E57AD92C','2026-11-30T01:50:13.523+00:00',NULL,NULL,'["guest", "program"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,3,5,3,'2026-11-30T01:50:13.530+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('34b961e98afd','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'5452AE332B096FA39C34E7474B90E74D956D45F252B5019FA9E904E34B783CB6','2026-11-30T01:50:13.531+00:00',NULL,NULL,'["open", "guest"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T01:50:13.531+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,0,2,0,'2026-11-30T01:50:13.533+00:00',1,'[]',1,0);
INSERT INTO "matches" VALUES('xr9zbdjf7f9j','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'3EC7301A31CA622777B227108250C2D16EC9D1FD43B5EC2A42F8192E8C56EE8F','2026-11-30T01:50:13.541+00:00',NULL,NULL,'["guest", "guest"]','[[4, 0, "asked"], [4, 1, "agreed"], [5, 0, "time"], [5, 1, "thanks"]]',0,NULL,'30+20','{"left": [1819998, 1834988], "quota": [6000, 4000], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 0, "since": 22}','2026-11-30T02:20:35.561+00:00',NULL,0,NULL,'{"length": 3, "won": [2, 0]}',NULL,NULL,NULL,10,5,5,'2026-11-30T01:50:13.564+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('qypnz9xrvszg','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','2026-11-30T01:50:13.581+00:00','2026-11-30T01:50:13.586+00:00','[[1], "resignation"]','["guest", "cadet"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,'2026-06-01',2,3,0,'2026-11-30T01:50:13.586+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('defe8599a915','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'A9B4E2D4E5F51BF49C6D3324972E00E6A407524F64DE5760CB4AB52968EF1C6F','2026-11-30T01:50:13.590+00:00',NULL,NULL,'["guest", "random"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,'["K\u00e4se & \ud83e\uddc0", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"]',NULL,3,5,3,'2026-11-30T01:50:13.595+00:00',0,'[]',0,0);
CREATE TABLE mutes (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "mutes" VALUES('anna','ben','2026-11-30T01:50:13.570+00:00');
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
INSERT INTO "passkeys" VALUES('0000000000000000000000000000000000000000000000000000000000000000','a175f0262308ec66f8fc7d6483630249a',X'0001',X'02',3,'localhost','Laptop',0,'2026-11-30T01:50:13.495+00:00',NULL);
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
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-30T01:50:12.997+00:00','2026-11-30T01:50:13.446+00:00',NULL,NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-30T01:50:13.012+00:00','2026-11-30T01:50:13.012+00:00',NULL,NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-30T01:50:13.019+00:00','2026-11-30T01:50:13.019+00:00',NULL,NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-30T01:50:13.411+00:00','2026-11-30T01:50:13.445+00:00','anna',NULL);
INSERT INTO "players" VALUES('p54cd98ae550a0a378fcbd8d61e2335e1','program','Zephyr','2026-11-30T01:50:13.486+00:00','2026-11-30T01:50:13.486+00:00',NULL,NULL);
INSERT INTO "players" VALUES('a175f0262308ec66f8fc7d6483630249a','account','Dora','2026-11-30T01:50:13.493+00:00','2026-11-30T01:50:13.493+00:00',NULL,NULL);
INSERT INTO "players" VALUES('wilhelmine','guest','Balloonist 4468','2026-11-30T01:50:13.500+00:00','2026-11-30T01:50:13.501+00:00',NULL,'WWWWWWWWWWWWWWWWWWWWWWWW');
INSERT INTO "players" VALUES('emil','guest','Emil','2026-11-30T01:50:13.510+00:00','2026-11-30T01:50:13.510+00:00',NULL,NULL);
INSERT INTO "players" VALUES('cadet','bot',NULL,'2026-11-30T01:50:13.582+00:00','2026-11-30T01:50:13.582+00:00',NULL,NULL);
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
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-30T01:50:13.441+00:00','2026-11-30T01:50:13.442+00:00',NULL,'2026-11-30T02:50:13.446+00:00','0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-30T01:50:13.444+00:00','2026-11-30T01:50:13.444+00:00',NULL,NULL,'1b94c4356895c3a0',NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-30T01:50:13.445+00:00','2026-11-30T01:50:13.446+00:00',NULL,NULL,'0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('4778dd0e08b227676b3c75a09603797d428dc437f46f8882cc55a848ee40a22c','a175f0262308ec66f8fc7d6483630249a','2026-11-30T01:50:13.495+00:00','2026-11-30T01:50:13.495+00:00',NULL,NULL,'4778dd0e08b22767','Firefox, Linux');
INSERT INTO "proofs" VALUES('17b7b4dce9ce7de46d7938f26213f0382d04145da13cfa02a3c60fdd2102b8c1','wilhelmine','2026-11-30T01:50:13.501+00:00','2026-11-30T01:50:13.501+00:00',NULL,NULL,'17b7b4dce9ce7de4',NULL);
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
INSERT INTO "ratings" VALUES('zuq9em4k6q8m',0,'anna','balloon-cup','classical',1,'2026-11-30T01:50:13.419+00:00',1,2.76353894931404973087e+01,8.06590141354368,NULL);
INSERT INTO "ratings" VALUES('zuq9em4k6q8m',1,'ben','balloon-cup','classical',1,'2026-11-30T01:50:13.419+00:00',2,2.23646105068595026912e+01,8.06590141354368,NULL);
CREATE TABLE recoveries (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "recoveries" VALUES('fe6e1b147be6097a078af7f78348faac4c6300506971fc1eda794befe3c8c426','a175f0262308ec66f8fc7d6483630249a');
INSERT INTO "recoveries" VALUES('0dc60fb0806ef53534ca8b54f8ab57b0993a72de95b0ca4ee66723db30ce20ad','a175f0262308ec66f8fc7d6483630249a');
INSERT INTO "recoveries" VALUES('6c81067de6082c4089f12bb3b6921e879215f1408a65be4f8ae17bf5c61dc85b','a175f0262308ec66f8fc7d6483630249a');
INSERT INTO "recoveries" VALUES('a268ba8b25e1bd794e67d119ae80f68443aec3a32570746fa96bd573e9646e16','a175f0262308ec66f8fc7d6483630249a');
INSERT INTO "recoveries" VALUES('947f95849ec1d111a71d2dd5425ae33e9a3155bbd6f4a1db5800cc930ba1bb2d','a175f0262308ec66f8fc7d6483630249a');
INSERT INTO "recoveries" VALUES('e275711b9e470f379c7660017f788aefdcf7943fe42457b28a230e3cd9bdb961','a175f0262308ec66f8fc7d6483630249a');
INSERT INTO "recoveries" VALUES('05cb156159627742da3de743f53c11c944a1587cd451b4014d51927c3ba514af','a175f0262308ec66f8fc7d6483630249a');
INSERT INTO "recoveries" VALUES('1402f8ee3b51e10dd64e33207de0b01a0be05c32fc95a815af3032fbe1e92f39','a175f0262308ec66f8fc7d6483630249a');
CREATE TABLE reports (
	player VARCHAR(40) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, name), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "reports" VALUES('anna','Ben','2026-11-30T01:50:13.504+00:00');
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
INSERT INTO "seats" VALUES('xm7723cvuf89',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('xm7723cvuf89',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('cs7ktwfff8rd',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('cs7ktwfff8rd',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('nzf39tvmy6jv',0,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('nzf39tvmy6jv',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('zuq9em4k6q8m',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('zuq9em4k6q8m',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('xnqw36ttnqtz',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('xnqw36ttnqtz',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('u8mxgfbz9kj5',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('u8mxgfbz9kj5',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('fkf29re4btrm',0,'guest','anna','Carl',NULL,NULL);
INSERT INTO "seats" VALUES('fkf29re4btrm',1,'open',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('6gxnh6kzwnx3',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('6gxnh6kzwnx3',1,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('2mufxshakq3f',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('2mufxshakq3f',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('2mufxshakq3f',2,'guest','emil','Emil',NULL,NULL);
INSERT INTO "seats" VALUES('nhtgdjvuqs9j',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('nhtgdjvuqs9j',1,'program','p54cd98ae550a0a378fcbd8d61e2335e1','Zephyr','Anna',NULL);
INSERT INTO "seats" VALUES('34b961e98afd',0,'open',NULL,'Emil',NULL,'emil');
INSERT INTO "seats" VALUES('34b961e98afd',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('xr9zbdjf7f9j',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('xr9zbdjf7f9j',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('qypnz9xrvszg',0,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('qypnz9xrvszg',1,'bot','cadet',NULL,NULL,NULL);
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
INSERT INTO "tokens" VALUES('6d6aca77570efb397b26e777594dc7843a45af7c18fda279c1b85bb7d13627c6','p54cd98ae550a0a378fcbd8d61e2335e1','anna','read play','2026-11-30T01:50:13.486+00:00','2026-11-30T01:50:13.486+00:00',NULL,'2026-11-30T01:50:13.491+00:00');
INSERT INTO "tokens" VALUES('91f2ffe652f156d6df00e3809484cef7c8dd60edee954493c70555bdf21e8085','p54cd98ae550a0a378fcbd8d61e2335e1','anna','read','2026-11-30T01:50:13.488+00:00','2026-11-30T01:50:13.490+00:00','0011',NULL);
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
INSERT INTO "tries" VALUES('2026-06-01','balloon-cup','ben','qypnz9xrvszg',0,'2026-11-30T01:50:13.586+00:00',NULL,NULL,NULL);
CREATE TABLE verdicts (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	is_kept INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness)
);
INSERT INTO "verdicts" VALUES('wwwwwwwwwwwwwwwwwwwwwwww','WWWWWWWWWWWWWWWWWWWWWWWW',0,'2026-11-30T01:50:13.505+00:00');
CREATE INDEX ix_matches_ended ON matches (game, control, ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX ix_matches_running ON matches (id) WHERE ended_at IS NULL;
CREATE INDEX ix_matches_awaits_rating ON matches (ended_at, id) WHERE awaits_rating = 1;
CREATE INDEX ix_matches_offered ON matches (begun_at, id) WHERE offered_by IS NOT NULL AND free_seats > 0 AND deadline IS NOT NULL;
CREATE INDEX ix_matches_deadline ON matches (deadline);
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
COMMIT;
