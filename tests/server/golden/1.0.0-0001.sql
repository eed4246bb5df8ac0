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
INSERT INTO "accounts" VALUES('a711d185d685f52015133a3d3bcc749d4','dora','$argon2id$none',NULL,NULL,0,1,'2026-11-30T10:38:19.635+00:00');
INSERT INTO "accounts" VALUES('a819e66e6a5f88b70c1195fd29a6b15b5','fred','$argon2id$none',NULL,NULL,0,0,NULL);
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
INSERT INTO "attempts" VALUES('0011',1,'2026-11-30T10:53:19.570+00:00');
INSERT INTO "attempts" VALUES('0022',1,'2026-12-30T10:38:19.594+00:00');
CREATE TABLE blocks (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "blocks" VALUES('a711d185d685f52015133a3d3bcc749d4','ben','2026-11-30T10:38:19.049+00:00');
CREATE TABLE confirmations (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	address VARCHAR(254) NOT NULL, 
	language VARCHAR(16) NOT NULL, 
	seed VARCHAR(32) NOT NULL, 
	ends VARCHAR(32) NOT NULL, 
	due VARCHAR(32), 
	tries INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "confirmations" VALUES('3c469e9d6c5875d37a43f353d4f88e61fcf812c66eee3457465a40b0da4153e0','anna','anna@mail.example','de','00000000000000000000000000000000','2026-12-01T10:38:19.702+00:00','2026-11-30T10:38:19.702+00:00',0);
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
INSERT INTO "entries" VALUES('sqdb5fu774e8',0,'supply','R2 Y2 R10 B3 G8 R8 A1 B13 Y6 R3 Y1 G12 G10 G1 G7 R9 Y9 G6 Y11 Y13 B5 B9 R12 Y12 Y8 Y5 R5 A13 A4 B7 R1 G13 B11 Y3 G2 R6 R4 A10 B1 Y7 R7 A7 R11 G4 R13','73765424','2026-11-30T10:38:17.815+00:00',2041);
INSERT INTO "entries" VALUES('sqdb5fu774e8',1,'bag','G A R A B Y B G R Y G A A B Y G G R G A Y Y Y B R R R R Y B Y R G Y B R R G Y G R R R B Y','b18ce245','2026-11-30T10:38:17.815+00:00',2041);
INSERT INTO "entries" VALUES('jumf54kfuead',0,'supply','G8 R11 Y1 Y12 R12 R1 Y9 Y11 B5 G2 R2 Y7 Y6 Y5 G1 R3 R8 B11 A7 B3 G10 B13 Y13 A1 G4 R9 A10 B9 G6 R10 B7 R13 G7 A4 R7 G12 Y2 R5 B1 A13 R4 Y3 G13 Y8 R6','76f3c9d6','2026-11-30T10:38:17.842+00:00',0);
INSERT INTO "entries" VALUES('jumf54kfuead',1,'bag','G A R R R A R Y Y R G R R B G R B Y Y R B A B B G R Y R B Y R G G G A R G B Y Y A Y G Y Y','04735445','2026-11-30T10:38:17.842+00:00',1);
INSERT INTO "entries" VALUES('ezwzwap57saf',0,'supply','Y7 Y2 Y9 G13 R9 R3 A7 G2 R6 R13 R12 B9 Y8 B3 Y11 A10 A1 G1 B13 R7 Y13 R2 G7 R5 R11 G6 B7 G8 G4 Y1 R4 Y3 R1 Y12 G10 R8 A4 G12 B1 B11 B5 Y5 Y6 R10 A13','084510e0','2026-11-30T10:38:17.854+00:00',0);
INSERT INTO "entries" VALUES('ezwzwap57saf',1,'bag','Y R Y B B B R Y G G R R A A R R G G R G A G Y R Y R Y Y R B R A G G Y Y B Y R A Y B G B R','d421b64f','2026-11-30T10:38:17.854+00:00',0);
INSERT INTO "entries" VALUES('wxghumxkg8fx',0,'supply','R11 Y8 Y1 Y7 R7 A1 R6 G7 G10 Y5 B11 Y12 G8 Y9 G13 Y6 A13 B1 R5 A10 G2 B9 R3 R2 Y13 Y2 G4 R4 R12 G1 A4 R13 R10 Y3 G12 B3 Y11 B7 B13 R9 R1 R8 A7 G6 B5','48872faf','2026-11-30T10:38:17.879+00:00',0);
INSERT INTO "entries" VALUES('wxghumxkg8fx',1,'bag','R R G A R G A R R B B Y Y Y A G R G A Y B G G R R A Y Y G B R Y Y R B Y R R G Y G B B R Y','4edcb6a6','2026-11-30T10:38:17.879+00:00',0);
INSERT INTO "entries" VALUES('sqdb5fu774e8',2,'0','A1-2','5b7b36ef','2026-11-30T10:38:18.443+00:00',2682);
INSERT INTO "entries" VALUES('sqdb5fu774e8',3,'1','G12x1','054beda7','2026-11-30T10:38:18.447+00:00',2692);
INSERT INTO "entries" VALUES('sqdb5fu774e8',4,'0','Y2-4','710a5e79','2026-11-30T10:38:18.453+00:00',2697);
INSERT INTO "entries" VALUES('sqdb5fu774e8',5,'1','G1x4','296ccfab','2026-11-30T10:38:18.459+00:00',2704);
INSERT INTO "entries" VALUES('sqdb5fu774e8',6,'0','B13x4','60add2c1','2026-11-30T10:38:18.465+00:00',2709);
INSERT INTO "entries" VALUES('sqdb5fu774e8',7,'1','G6-4','5e72c03b','2026-11-30T10:38:18.470+00:00',2717);
INSERT INTO "entries" VALUES('sqdb5fu774e8',8,'0','R8-4','0c8612f0','2026-11-30T10:38:18.474+00:00',2720);
INSERT INTO "entries" VALUES('sqdb5fu774e8',9,'1','R9-4','5cb8981d','2026-11-30T10:38:18.481+00:00',2723);
INSERT INTO "entries" VALUES('sqdb5fu774e8',10,'0','B5-3','c7f9bcf0','2026-11-30T10:38:18.490+00:00',2734);
INSERT INTO "entries" VALUES('sqdb5fu774e8',11,'1','G10-1','63a5c74b','2026-11-30T10:38:18.513+00:00',2738);
INSERT INTO "entries" VALUES('sqdb5fu774e8',12,'0','R12x2','8083575c','2026-11-30T10:38:18.516+00:00',2762);
INSERT INTO "entries" VALUES('sqdb5fu774e8',13,'1','Y1-4','aff930cb','2026-11-30T10:38:18.519+00:00',2765);
INSERT INTO "entries" VALUES('zzpttv46j8hw',0,'0','@O','16cf7fba','2026-11-30T10:38:18.579+00:00',344);
INSERT INTO "entries" VALUES('zzpttv46j8hw',1,'1','@J','83b32130','2026-11-30T10:38:18.585+00:00',350);
INSERT INTO "entries" VALUES('zzpttv46j8hw',2,'0','>L','c7eec392','2026-11-30T10:38:18.586+00:00',352);
INSERT INTO "entries" VALUES('zzpttv46j8hw',3,'0','OY','a75b03f8','2026-11-30T10:38:18.590+00:00',353);
INSERT INTO "entries" VALUES('zzpttv46j8hw',4,'1','>I','8d38be2c','2026-11-30T10:38:18.591+00:00',357);
INSERT INTO "entries" VALUES('zzpttv46j8hw',5,'1','WW','c3c288a6','2026-11-30T10:38:18.592+00:00',358);
INSERT INTO "entries" VALUES('zzpttv46j8hw',6,'0','W','710e1894','2026-11-30T10:38:18.596+00:00',359);
INSERT INTO "entries" VALUES('zzpttv46j8hw',7,'0','+E-H','c9e338c8','2026-11-30T10:38:18.597+00:00',363);
INSERT INTO "entries" VALUES('zzpttv46j8hw',8,'1','+O-R','59e41480','2026-11-30T10:38:18.598+00:00',363);
INSERT INTO "entries" VALUES('zzpttv46j8hw',9,'0','+C-H','6db90986','2026-11-30T10:38:18.600+00:00',366);
INSERT INTO "entries" VALUES('zzpttv46j8hw',10,'1','>H','16370283','2026-11-30T10:38:18.601+00:00',367);
INSERT INTO "entries" VALUES('zzpttv46j8hw',11,'1','YW','d7fee29e','2026-11-30T10:38:18.602+00:00',368);
INSERT INTO "entries" VALUES('jumf54kfuead',2,'0','R1-2','26619c21','2026-11-30T10:38:18.603+00:00',773);
INSERT INTO "entries" VALUES('jumf54kfuead',3,'1','G1-1','bcd2d502','2026-11-30T10:38:18.609+00:00',779);
INSERT INTO "entries" VALUES('jumf54kfuead',4,'0','R8x3','aa3df83d','2026-11-30T10:38:18.610+00:00',780);
INSERT INTO "entries" VALUES('jumf54kfuead',5,'1','R2-3','746d1830','2026-11-30T10:38:18.610+00:00',781);
INSERT INTO "entries" VALUES('jumf54kfuead',6,'0','R11-3','d2df75c6','2026-11-30T10:38:18.611+00:00',781);
INSERT INTO "entries" VALUES('ezwzwap57saf',2,'1','R12-4','515d9287','2026-11-30T10:38:18.613+00:00',763);
INSERT INTO "entries" VALUES('ezwzwap57saf',3,'0','Y2x1','5fdb64b6','2026-11-30T10:38:18.613+00:00',764);
INSERT INTO "entries" VALUES('ezwzwap57saf',4,'1','B9x3','e32457e5','2026-11-30T10:38:18.614+00:00',765);
INSERT INTO "entries" VALUES('ezwzwap57saf',5,'0','R3-2','a39a5f3a','2026-11-30T10:38:18.615+00:00',765);
INSERT INTO "entries" VALUES('ezwzwap57saf',6,'1','B3-3','7ce68a2b','2026-11-30T10:38:18.615+00:00',766);
INSERT INTO "entries" VALUES('ezwzwap57saf',7,'0','Y9-2','b8fc10b1','2026-11-30T10:38:18.620+00:00',771);
INSERT INTO "entries" VALUES('ezwzwap57saf',8,'1','Y13-4','a7687c6c','2026-11-30T10:38:18.621+00:00',772);
INSERT INTO "entries" VALUES('ezwzwap57saf',9,'0','G1-4','2405aabf','2026-11-30T10:38:18.622+00:00',772);
INSERT INTO "entries" VALUES('ezwzwap57saf',10,'1','B13x3','4071cd28','2026-11-30T10:38:18.622+00:00',773);
INSERT INTO "entries" VALUES('ezwzwap57saf',11,'0','R5-4','35f4f98b','2026-11-30T10:38:18.623+00:00',773);
INSERT INTO "entries" VALUES('ezwzwap57saf',12,'1','Y11x4','aabdf295','2026-11-30T10:38:18.623+00:00',774);
INSERT INTO "entries" VALUES('ezwzwap57saf',13,'0','Y7-1','5f3df437','2026-11-30T10:38:18.624+00:00',774);
INSERT INTO "entries" VALUES('ezwzwap57saf',14,'0','G2-4','4f2d4828','2026-11-30T10:38:18.624+00:00',775);
INSERT INTO "entries" VALUES('ezwzwap57saf',15,'1','R13x1','0db1096a','2026-11-30T10:38:18.625+00:00',776);
INSERT INTO "entries" VALUES('ezwzwap57saf',16,'0','R2x1','0d925cc5','2026-11-30T10:38:18.626+00:00',776);
INSERT INTO "entries" VALUES('ezwzwap57saf',17,'1','B7x3','b908e335','2026-11-30T10:38:18.626+00:00',777);
INSERT INTO "entries" VALUES('ezwzwap57saf',18,'0','R4x1','bceb7402','2026-11-30T10:38:18.627+00:00',777);
INSERT INTO "entries" VALUES('ezwzwap57saf',19,'1','G7-4','645bb08f','2026-11-30T10:38:18.627+00:00',778);
INSERT INTO "entries" VALUES('ezwzwap57saf',20,'0','R9-1','eeec8e49','2026-11-30T10:38:18.628+00:00',778);
INSERT INTO "entries" VALUES('ezwzwap57saf',21,'0','G13x4','4b5c5e74','2026-11-30T10:38:18.629+00:00',780);
INSERT INTO "entries" VALUES('ezwzwap57saf',22,'0','A7-1','aff7cbaf','2026-11-30T10:38:18.629+00:00',780);
INSERT INTO "entries" VALUES('ezwzwap57saf',23,'1','R6x4','6ddf242d','2026-11-30T10:38:18.630+00:00',781);
INSERT INTO "entries" VALUES('ezwzwap57saf',24,'0','R8x4','19610b3f','2026-11-30T10:38:18.632+00:00',782);
INSERT INTO "entries" VALUES('ezwzwap57saf',25,'1','Y8-2','0894b3b9','2026-11-30T10:38:18.633+00:00',784);
INSERT INTO "entries" VALUES('ezwzwap57saf',26,'0','G4x4','e726a3b9','2026-11-30T10:38:18.636+00:00',784);
INSERT INTO "entries" VALUES('ezwzwap57saf',27,'1','A10-1','3d49d165','2026-11-30T10:38:18.637+00:00',787);
INSERT INTO "entries" VALUES('ezwzwap57saf',28,'0','G8-1','026786bf','2026-11-30T10:38:18.637+00:00',788);
INSERT INTO "entries" VALUES('ezwzwap57saf',29,'1','R11-2','04c493e7','2026-11-30T10:38:18.638+00:00',788);
INSERT INTO "entries" VALUES('ezwzwap57saf',30,'0','R1-4','16bd8684','2026-11-30T10:38:18.638+00:00',789);
INSERT INTO "entries" VALUES('ezwzwap57saf',31,'1','A1x4','f8aa4a3b','2026-11-30T10:38:18.639+00:00',789);
INSERT INTO "entries" VALUES('ezwzwap57saf',32,'supply','Y2 R3 Y9 Y7 G2 R9 Y11 Y8 G1 R4 A10 R5 A7 Y13 R12 G7 G13 R13 R2 R11','e0fb13ee','2026-11-30T10:38:18.639+00:00',790);
INSERT INTO "entries" VALUES('ezwzwap57saf',33,'0','B5x3','ed649ce3','2026-11-30T10:38:18.640+00:00',790);
INSERT INTO "entries" VALUES('ezwzwap57saf',34,'1','R10x2','c1f0c630','2026-11-30T10:38:18.641+00:00',791);
INSERT INTO "entries" VALUES('ezwzwap57saf',35,'0','G6x2','105ce26f','2026-11-30T10:38:18.641+00:00',792);
INSERT INTO "entries" VALUES('ezwzwap57saf',36,'1','G12-1','1b6a0399','2026-11-30T10:38:18.642+00:00',793);
INSERT INTO "entries" VALUES('ezwzwap57saf',37,'1','G2x4','6d5532da','2026-11-30T10:38:18.644+00:00',795);
INSERT INTO "entries" VALUES('ezwzwap57saf',38,'0','A4-1','e7ef28d4','2026-11-30T10:38:18.645+00:00',795);
INSERT INTO "entries" VALUES('ezwzwap57saf',39,'1','R9-2','1790cf00','2026-11-30T10:38:18.646+00:00',796);
INSERT INTO "entries" VALUES('ezwzwap57saf',40,'0','R3x4','28ea70d1','2026-11-30T10:38:18.648+00:00',797);
INSERT INTO "entries" VALUES('ezwzwap57saf',41,'1','B11-3','4e81f0a9','2026-11-30T10:38:18.649+00:00',799);
INSERT INTO "entries" VALUES('ezwzwap57saf',42,'0','Y11-3','8113138b','2026-11-30T10:38:18.649+00:00',800);
INSERT INTO "entries" VALUES('ezwzwap57saf',43,'1','Y2-3','1d07c664','2026-11-30T10:38:18.650+00:00',800);
INSERT INTO "entries" VALUES('ezwzwap57saf',44,'0','R7-3','46793819','2026-11-30T10:38:18.650+00:00',801);
INSERT INTO "entries" VALUES('ezwzwap57saf',45,'1','R5-3','ce0052ec','2026-11-30T10:38:18.651+00:00',801);
INSERT INTO "entries" VALUES('ezwzwap57saf',46,'0','A7x1','a273c6eb','2026-11-30T10:38:18.651+00:00',802);
INSERT INTO "entries" VALUES('ezwzwap57saf',47,'0','A13x4','9e6f38f6','2026-11-30T10:38:18.652+00:00',803);
INSERT INTO "entries" VALUES('ezwzwap57saf',48,'1','Y5-4','01a90cda','2026-11-30T10:38:18.653+00:00',804);
INSERT INTO "entries" VALUES('ezwzwap57saf',49,'0','G7-2','9b316dfb','2026-11-30T10:38:18.655+00:00',805);
INSERT INTO "entries" VALUES('ezwzwap57saf',50,'0','R12-4','a64ce581','2026-11-30T10:38:18.656+00:00',807);
INSERT INTO "entries" VALUES('ezwzwap57saf',51,'1','Y9-4','9d24c54a','2026-11-30T10:38:18.658+00:00',807);
INSERT INTO "entries" VALUES('ezwzwap57saf',52,'0','R13-4','dc17c146','2026-11-30T10:38:18.659+00:00',810);
INSERT INTO "entries" VALUES('ezwzwap57saf',53,'supply','R9 G4 R3 R8 G7 G8 B7 G2 A7 G12 A13 R10 G6 A1 B11 R1 R6 A4 B13 B3 B5 B9','a7ed9057','2026-11-30T10:38:18.659+00:00',810);
INSERT INTO "entries" VALUES('ezwzwap57saf',54,'1','G13-3','18e8a7e9','2026-11-30T10:38:18.661+00:00',810);
INSERT INTO "entries" VALUES('ezwzwap57saf',55,'0','Y6-4','6f2df39b','2026-11-30T10:38:18.661+00:00',812);
INSERT INTO "entries" VALUES('ezwzwap57saf',56,'1','Y3x1','8f6f7a2c','2026-11-30T10:38:18.662+00:00',812);
INSERT INTO "entries" VALUES('ezwzwap57saf',57,'0','R2x2','90499d98','2026-11-30T10:38:18.665+00:00',815);
INSERT INTO "entries" VALUES('ezwzwap57saf',58,'1','R11x2','5cb34cc4','2026-11-30T10:38:18.665+00:00',816);
INSERT INTO "entries" VALUES('ezwzwap57saf',59,'0','G7-3','1b7587fb','2026-11-30T10:38:18.666+00:00',816);
INSERT INTO "entries" VALUES('ezwzwap57saf',60,'1','R4-4','b080f5a3','2026-11-30T10:38:18.668+00:00',819);
INSERT INTO "entries" VALUES('ezwzwap57saf',61,'0','G10-3','0e895d7a','2026-11-30T10:38:18.669+00:00',819);
INSERT INTO "entries" VALUES('ezwzwap57saf',62,'1','G4x3','bebb26d7','2026-11-30T10:38:18.670+00:00',820);
INSERT INTO "entries" VALUES('ezwzwap57saf',63,'0','R9x4','895bdfa0','2026-11-30T10:38:18.671+00:00',821);
INSERT INTO "entries" VALUES('ezwzwap57saf',64,'1','Y8-1','89d1e279','2026-11-30T10:38:18.676+00:00',826);
INSERT INTO "entries" VALUES('ezwzwap57saf',65,'1','Y12-1','b40ef227','2026-11-30T10:38:18.678+00:00',827);
INSERT INTO "entries" VALUES('ezwzwap57saf',66,'0','A13-3','a0efc5de','2026-11-30T10:38:18.679+00:00',830);
INSERT INTO "entries" VALUES('ezwzwap57saf',67,'1','Y1x4','3c528a7c','2026-11-30T10:38:18.680+00:00',830);
INSERT INTO "entries" VALUES('ezwzwap57saf',68,'1','R8-4','ab1b1d5c','2026-11-30T10:38:18.684+00:00',831);
INSERT INTO "entries" VALUES('ezwzwap57saf',69,'0','Y7-1','4a02cb6f','2026-11-30T10:38:18.685+00:00',836);
INSERT INTO "entries" VALUES('ezwzwap57saf',70,'0','A7-1','311fb5b8','2026-11-30T10:38:18.686+00:00',837);
INSERT INTO "entries" VALUES('ezwzwap57saf',71,'1','G12-3','7e31b87b','2026-11-30T10:38:18.687+00:00',837);
INSERT INTO "entries" VALUES('ezwzwap57saf',72,'0','B1-4','9f52bda2','2026-11-30T10:38:18.687+00:00',838);
INSERT INTO "entries" VALUES('ezwzwap57saf',73,'1','B13-2','6e8e754c','2026-11-30T10:38:18.689+00:00',839);
INSERT INTO "entries" VALUES('ezwzwap57saf',74,'0','A1x3','283e0248','2026-11-30T10:38:18.693+00:00',843);
INSERT INTO "entries" VALUES('ezwzwap57saf',75,'1','Y13x4','661eeddc','2026-11-30T10:38:18.694+00:00',844);
INSERT INTO "entries" VALUES('ezwzwap57saf',76,'supply','R5 Y9 R12 Y12 Y6 R13 Y11 R9 R4 Y1 G13 Y2 Y5 R7 Y7 G7 Y8 Y3','39d13cd9','2026-11-30T10:38:18.694+00:00',844);
INSERT INTO "entries" VALUES('ezwzwap57saf',77,'0','B9-2','dc631e34','2026-11-30T10:38:18.694+00:00',845);
INSERT INTO "entries" VALUES('ezwzwap57saf',78,'bag','R R R B G R R R R R','3deac2fd','2026-11-30T10:38:18.694+00:00',845);
INSERT INTO "entries" VALUES('ezwzwap57saf',79,'1','.','366338a0','2026-11-30T10:38:18.699+00:00',849);
INSERT INTO "entries" VALUES('ezwzwap57saf',80,'1','G2-3','54319594','2026-11-30T10:38:18.700+00:00',850);
INSERT INTO "entries" VALUES('ezwzwap57saf',81,'bag','R A A A G B R G R G R G R G G','9255eac2','2026-11-30T10:38:18.700+00:00',851);
INSERT INTO "entries" VALUES('ezwzwap57saf',82,'1','R>B','b873c85e','2026-11-30T10:38:18.702+00:00',851);
INSERT INTO "entries" VALUES('wxghumxkg8fx',2,'0','G7-3','1e792ea1','2026-11-30T10:38:18.705+00:00',838);
INSERT INTO "entries" VALUES('wxghumxkg8fx',3,'1','B11x4','9915fcdb','2026-11-30T10:38:18.708+00:00',840);
INSERT INTO "entries" VALUES('wxghumxkg8fx',4,'0','A1-3','2ecff7fd','2026-11-30T10:38:18.709+00:00',843);
INSERT INTO "entries" VALUES('wxghumxkg8fx',5,'1','G8x2','bbcd68ac','2026-11-30T10:38:18.710+00:00',844);
INSERT INTO "entries" VALUES('wxghumxkg8fx',6,'0','R11x1','0ae697ff','2026-11-30T10:38:18.715+00:00',845);
INSERT INTO "entries" VALUES('wxghumxkg8fx',7,'1','A10-4','42753551','2026-11-30T10:38:18.716+00:00',849);
INSERT INTO "entries" VALUES('wxghumxkg8fx',8,'0','R5x4','4dc913cd','2026-11-30T10:38:18.717+00:00',850);
INSERT INTO "entries" VALUES('wxghumxkg8fx',9,'1','G10-2','b3e1ef97','2026-11-30T10:38:18.718+00:00',852);
INSERT INTO "entries" VALUES('wxghumxkg8fx',10,'0','R6-2','364b73ef','2026-11-30T10:38:18.720+00:00',853);
INSERT INTO "entries" VALUES('wxghumxkg8fx',11,'1','resign','c04f1f0a','2026-11-30T10:38:18.726+00:00',858);
INSERT INTO "entries" VALUES('786b52rcdbsq',0,'1','K','e8783b83','2026-11-30T10:38:18.727+00:00',385);
INSERT INTO "entries" VALUES('786b52rcdbsq',1,'0','>F','15a14bde','2026-11-30T10:38:18.730+00:00',386);
INSERT INTO "entries" VALUES('786b52rcdbsq',2,'0','KK','35aad588','2026-11-30T10:38:18.731+00:00',389);
INSERT INTO "entries" VALUES('786b52rcdbsq',3,'1','>B','e221234f','2026-11-30T10:38:18.733+00:00',391);
INSERT INTO "entries" VALUES('786b52rcdbsq',4,'1','RK','149cb57d','2026-11-30T10:38:18.737+00:00',394);
INSERT INTO "entries" VALUES('786b52rcdbsq',5,'0','>G','b1b4345e','2026-11-30T10:38:18.738+00:00',395);
INSERT INTO "entries" VALUES('786b52rcdbsq',6,'0','OK','181370cb','2026-11-30T10:38:18.738+00:00',396);
INSERT INTO "entries" VALUES('786b52rcdbsq',7,'1','>C','47ad1bdc','2026-11-30T10:38:18.742+00:00',397);
INSERT INTO "entries" VALUES('786b52rcdbsq',8,'1','OO','eefbfa34','2026-11-30T10:38:18.743+00:00',400);
INSERT INTO "entries" VALUES('786b52rcdbsq',9,'0','>F','345a2a7f','2026-11-30T10:38:18.744+00:00',401);
INSERT INTO "entries" VALUES('786b52rcdbsq',10,'0','RW','7b86b7c3','2026-11-30T10:38:18.749+00:00',406);
INSERT INTO "entries" VALUES('786b52rcdbsq',11,'1','+F-N','b3559ecf','2026-11-30T10:38:18.750+00:00',408);
INSERT INTO "entries" VALUES('786b52rcdbsq',12,'0','>N','79656582','2026-11-30T10:38:18.751+00:00',408);
INSERT INTO "entries" VALUES('786b52rcdbsq',13,'1','R','83883b5f','2026-11-30T10:38:18.752+00:00',409);
INSERT INTO "entries" VALUES('786b52rcdbsq',14,'0','BB','1907b3ff','2026-11-30T10:38:18.755+00:00',410);
INSERT INTO "entries" VALUES('786b52rcdbsq',15,'1','+C-G','5b3d526b','2026-11-30T10:38:18.756+00:00',414);
INSERT INTO "entries" VALUES('786b52rcdbsq',16,'1','+','4ac3c3f5','2026-11-30T10:38:18.757+00:00',415);
INSERT INTO "entries" VALUES('786b52rcdbsq',17,'0','+B-F','deaf8060','2026-11-30T10:38:18.758+00:00',415);
INSERT INTO "entries" VALUES('786b52rcdbsq',18,'1','+N-O','cfce0739','2026-11-30T10:38:18.760+00:00',417);
INSERT INTO "entries" VALUES('786b52rcdbsq',19,'0','>K','346e0cf6','2026-11-30T10:38:18.766+00:00',423);
INSERT INTO "entries" VALUES('786b52rcdbsq',20,'0','YY','47c4ddd6','2026-11-30T10:38:18.767+00:00',424);
INSERT INTO "entries" VALUES('786b52rcdbsq',21,'1','>B','ab3a4693','2026-11-30T10:38:18.768+00:00',425);
INSERT INTO "entries" VALUES('786b52rcdbsq',22,'1','RK','4c719cec','2026-11-30T10:38:18.769+00:00',426);
INSERT INTO "entries" VALUES('786b52rcdbsq',23,'0','K','0ea86c92','2026-11-30T10:38:18.772+00:00',427);
INSERT INTO "entries" VALUES('786b52rcdbsq',24,'0','+E-I','a3db84f8','2026-11-30T10:38:18.773+00:00',431);
INSERT INTO "entries" VALUES('786b52rcdbsq',25,'1','>A','4f8a631b','2026-11-30T10:38:18.774+00:00',432);
INSERT INTO "entries" VALUES('786b52rcdbsq',26,'1','WW','b225a0ae','2026-11-30T10:38:18.775+00:00',432);
INSERT INTO "entries" VALUES('786b52rcdbsq',27,'0','+D-E','26d8d8fc','2026-11-30T10:38:18.777+00:00',434);
INSERT INTO "entries" VALUES('786b52rcdbsq',28,'1','+I-J','312b093a','2026-11-30T10:38:18.781+00:00',438);
INSERT INTO "entries" VALUES('786b52rcdbsq',29,'0','+N-Q','b4ccb0f8','2026-11-30T10:38:18.782+00:00',439);
INSERT INTO "entries" VALUES('786b52rcdbsq',30,'0','draw','70075b80','2026-11-30T10:38:18.792+00:00',449);
INSERT INTO "entries" VALUES('35x5fby2trda',0,'supply','Y6 R7 B5 Y9 B7 Y2 R11 B13 A4 Y12 R3 Y7 R5 G7 R8 R9 G8 Y1 R10 G12 B3 R13 A10 A13 Y3 B1 B11 G10 Y13 A7 A1 Y8 R4 G1 Y11 R12 G6 G4 B9 G13 R2 R1 R6 G2 Y5','3434e15c','2026-11-30T10:38:18.805+00:00',0);
INSERT INTO "entries" VALUES('35x5fby2trda',1,'bag','R Y G Y Y A R G Y B G Y G G Y Y R R Y R R R R B R R B G G A R A G R R B Y A B G Y A B Y B','cf51c193','2026-11-30T10:38:18.805+00:00',0);
INSERT INTO "entries" VALUES('hfn8mq9nqs27',0,'supply','Y7 Y2 Y9 G13 R9 R3 A7 G2 R6 R13 R12 B9 Y8 B3 Y11 A10 A1 G1 B13 R7 Y13 R2 G7 R5 R11 G6 B7 G8 G4 Y1 R4 Y3 R1 Y12 G10 R8 B11 G12 R10 Y5 Y6 B1 A13 A4 B5','f1adff7e','2026-11-30T10:38:18.841+00:00',NULL);
INSERT INTO "entries" VALUES('hfn8mq9nqs27',1,'bag','Y R Y B B B R Y G G R R A A R R G R R Y Y R Y R B B R G G A Y R G B G G Y Y A G R A Y Y B','d359b47b','2026-11-30T10:38:18.841+00:00',NULL);
INSERT INTO "entries" VALUES('hfn8mq9nqs27',2,'1','R12-4','358ec887','2026-11-30T10:38:18.841+00:00',NULL);
INSERT INTO "entries" VALUES('hfn8mq9nqs27',3,'0','Y2x1','de7a7f9a','2026-11-30T10:38:18.841+00:00',NULL);
INSERT INTO "entries" VALUES('hfn8mq9nqs27',4,'1','B9x3','102d87fe','2026-11-30T10:38:18.841+00:00',NULL);
INSERT INTO "entries" VALUES('hfn8mq9nqs27',5,'0','R3-2','3f4167e4','2026-11-30T10:38:18.841+00:00',NULL);
INSERT INTO "entries" VALUES('hfn8mq9nqs27',6,'1','B3-3','2fb4c33e','2026-11-30T10:38:18.841+00:00',NULL);
INSERT INTO "entries" VALUES('hfn8mq9nqs27',7,'0','Y9-2','e2bb67d5','2026-11-30T10:38:18.841+00:00',NULL);
INSERT INTO "entries" VALUES('hfn8mq9nqs27',8,'1','Y13-4','87582690','2026-11-30T10:38:18.841+00:00',NULL);
INSERT INTO "entries" VALUES('hfn8mq9nqs27',9,'0','G1-4','7197c223','2026-11-30T10:38:18.841+00:00',NULL);
INSERT INTO "entries" VALUES('hfn8mq9nqs27',10,'1','B13x3','2098a1f1','2026-11-30T10:38:18.841+00:00',NULL);
INSERT INTO "entries" VALUES('hfn8mq9nqs27',11,'0','R5-4','1600a445','2026-11-30T10:38:18.841+00:00',NULL);
INSERT INTO "entries" VALUES('hfn8mq9nqs27',12,'1','Y11x4','f50fe1e2','2026-11-30T10:38:18.841+00:00',NULL);
INSERT INTO "entries" VALUES('hfn8mq9nqs27',13,'0','Y7-1','d2cdb502','2026-11-30T10:38:18.841+00:00',NULL);
INSERT INTO "entries" VALUES('hfn8mq9nqs27',14,'0','G2-4','849e4bd9','2026-11-30T10:38:18.841+00:00',NULL);
INSERT INTO "entries" VALUES('hfn8mq9nqs27',15,'1','R13x1','387d93c2','2026-11-30T10:38:18.841+00:00',NULL);
INSERT INTO "entries" VALUES('hfn8mq9nqs27',16,'0','R2x1','7cea39a5','2026-11-30T10:38:18.841+00:00',NULL);
INSERT INTO "entries" VALUES('hfn8mq9nqs27',17,'1','B7x3','d39bc223','2026-11-30T10:38:18.841+00:00',NULL);
INSERT INTO "entries" VALUES('hfn8mq9nqs27',18,'0','R4x1','127e1294','2026-11-30T10:38:18.841+00:00',NULL);
INSERT INTO "entries" VALUES('hfn8mq9nqs27',19,'1','G7-4','00a32202','2026-11-30T10:38:18.841+00:00',NULL);
INSERT INTO "entries" VALUES('hfn8mq9nqs27',20,'0','R9-1','59beaf34','2026-11-30T10:38:18.841+00:00',NULL);
INSERT INTO "entries" VALUES('hfn8mq9nqs27',21,'0','G13x4','9ac4a62f','2026-11-30T10:38:18.841+00:00',NULL);
INSERT INTO "entries" VALUES('hfn8mq9nqs27',22,'0','G8x4','66b65e0f','2026-11-30T10:38:18.853+00:00',16);
INSERT INTO "entries" VALUES('hfn8mq9nqs27',23,'1','R11-4','3b0a9428','2026-11-30T10:38:18.855+00:00',18);
INSERT INTO "entries" VALUES('hfn8mq9nqs27',24,'0','A7-4','87f8bfda','2026-11-30T10:38:18.857+00:00',19);
INSERT INTO "entries" VALUES('hfn8mq9nqs27',25,'1','A10-4','b1bd9c92','2026-11-30T10:38:18.858+00:00',21);
INSERT INTO "entries" VALUES('qusrweghm8sm',0,'supply','G8 R11 Y3 A10 B11 Y5 G6 Y9 G1 R7 B1 Y1 B5 R1 R2 A4 R13 R8 R6 B7 G4 Y6 Y13 Y8 B13 G12 G13 A7 R9 R3 A13 G10 G2 Y2 B3 A1 R5 R12 Y11 B9 G7 R10 R4 Y7 Y12','1b78d564','2026-11-30T10:38:19.653+00:00',1);
INSERT INTO "entries" VALUES('qusrweghm8sm',1,'bag','G B G G R Y G A Y G Y R R G Y B Y B G R Y A R Y G B A R R B Y Y Y R R R R A B R G A B Y R','0f06541d','2026-11-30T10:38:19.653+00:00',1);
INSERT INTO "entries" VALUES('2vn34g3x7w7f',0,'0','@E','025b00e8','2026-11-30T10:38:19.689+00:00',19);
INSERT INTO "entries" VALUES('2vn34g3x7w7f',1,'1','@M','464bb796','2026-11-30T10:38:19.694+00:00',25);
INSERT INTO "entries" VALUES('2vn34g3x7w7f',2,'2','@F','d5ba04c7','2026-11-30T10:38:19.696+00:00',30);
INSERT INTO "entries" VALUES('2vn34g3x7w7f',3,'0','>D2','68788e39','2026-11-30T10:38:19.698+00:00',32);
INSERT INTO "entries" VALUES('2vn34g3x7w7f',4,'1','left cadet','de52048f','2026-11-30T10:38:19.699+00:00',33);
INSERT INTO "entries" VALUES('2vn34g3x7w7f',5,'0','OK','889b58d7','2026-11-30T10:38:19.701+00:00',36);
INSERT INTO "entries" VALUES('2vn34g3x7w7f',6,'1','>I','5ee06e5b','2026-11-30T10:38:19.702+00:00',37);
INSERT INTO "entries" VALUES('bchv77qdny4a',0,'supply','R12 A4 R7 R1 R10 A10 Y12 G2 G7 B9 G4 R4 G12 Y2 G8 R9 Y3 Y1 B1 B7 Y7 Y5 Y11 Y9 A7 R6 G1 R11 B11 Y6 G13 B13 R13 A1 A13 R2 R3 R5 B3 G10 Y13 Y8 R8 B5 G6','a479a3c3','2026-11-30T10:38:19.728+00:00',0);
INSERT INTO "entries" VALUES('bchv77qdny4a',1,'bag','B G Y R R R Y G B B B G A R B Y G R G Y R Y A G Y R R R R G B Y Y G A Y G Y A A B Y R R R','55549a35','2026-11-30T10:38:19.728+00:00',0);
INSERT INTO "entries" VALUES('bchv77qdny4a',2,'1','B9-4','e6832cc9','2026-11-30T10:38:19.732+00:00',7);
INSERT INTO "entries" VALUES('bchv77qdny4a',3,'0','R12x3','1a2181a0','2026-11-30T10:38:19.734+00:00',9);
INSERT INTO "entries" VALUES('bchv77qdny4a',4,'1','G8x4','e558df9a','2026-11-30T10:38:19.734+00:00',10);
INSERT INTO "entries" VALUES('4f21e16dad88',0,'supply','Y8 B7 A1 R12 Y9 R7 B9 R11 G2 R6 Y2 G13 B13 R13 Y11 A13 G1 R1 R8 Y6 B1 Y13 G6 A7 Y7 G10 G7 G8 B3 B5 Y5 B11 R2 R9 R4 R10 A4 A10 Y12 R5 Y3 G4 Y1 R3 G12','3cf49a87','2026-11-30T10:38:19.738+00:00',1);
INSERT INTO "entries" VALUES('4f21e16dad88',1,'bag','A B R R Y Y G Y R A R G R G R B Y B B R R Y Y R Y B R G Y G G R A A R Y G Y B Y G R G A B','aae25dfa','2026-11-30T10:38:19.738+00:00',1);
INSERT INTO "entries" VALUES('fht7zgpnuqpg',0,'0','@G','8df6917d','2026-11-30T10:38:19.754+00:00',8);
INSERT INTO "entries" VALUES('fht7zgpnuqpg',1,'1','@F','d92abce6','2026-11-30T10:38:19.756+00:00',10);
INSERT INTO "entries" VALUES('fht7zgpnuqpg',2,'0','>C','10db1148','2026-11-30T10:38:19.757+00:00',12);
INSERT INTO "entries" VALUES('fht7zgpnuqpg',3,'0','YK','75c58f5f','2026-11-30T10:38:19.758+00:00',13);
INSERT INTO "entries" VALUES('fht7zgpnuqpg',4,'0','takeback 1','47887142','2026-11-30T10:38:19.773+00:00',26);
INSERT INTO "entries" VALUES('r25xt5kz3d24',0,'supply','R9 B1 Y8 B13 A13 G6 G1 R3 Y12 Y11 R5 Y13 A4 Y6 R12 Y1 A1 G10 G7 R10 A10 R8 Y5 R7 R4 R11 R2 R6 Y7 R13 B7 G13 G2 B9 B5 G8 Y2 Y9 G4 A7 R1 B11 Y3 G12 B3','654cb1e7','2026-11-30T10:38:19.801+00:00',0);
INSERT INTO "entries" VALUES('r25xt5kz3d24',1,'bag','Y G A R Y A Y R B Y G B R Y Y R G G R Y G R R R A G Y B Y Y A Y R G B R R B B R R A B G G','2bb50eaf','2026-11-30T10:38:19.801+00:00',0);
INSERT INTO "entries" VALUES('r25xt5kz3d24',2,'0','resign','4645d2ec','2026-11-30T10:38:19.804+00:00',6);
INSERT INTO "entries" VALUES('c9bm5s3z9jr8',0,'supply','Y8 G12 Y12 Y9 R2 R7 R3 R12 Y6 A4 Y3 A7 B7 G13 G10 Y7 G4 G2 R13 R11 B5 A10 R6 G6 Y2 Y13 G1 Y1 B3 G8 Y11 B11 R5 R4 B9 A1 R9 G7 R8 B1 R10 A13 B13 R1 Y5','2a3f3342','2026-11-30T10:38:19.842+00:00',1);
INSERT INTO "entries" VALUES('c9bm5s3z9jr8',1,'bag','Y R G Y B G R R Y A Y B R A G Y R Y A Y G A G B G R R G B A B R Y G R Y R B R Y Y R B G R','02225d43','2026-11-30T10:38:19.842+00:00',1);
INSERT INTO "entries" VALUES('c9bm5s3z9jr8',2,'0','resign','5d3906f9','2026-11-30T10:38:19.850+00:00',11);
INSERT INTO "entries" VALUES('defe8599a915',0,'supply','Y6 Y12 R10 R8 G10 G1 G8 G7 R5 B13 Y3 Y9 B11 G12 B1 R12 B7 R1 A7 A4 G6 R9 B3 Y7 B5 Y5 B9 Y11 Y13 R2 Y1 Y2 G4 R6 R7 R11 A13 R13 G13 R4 G2 Y8 A10 A1 R3','85fb5633','2026-11-30T10:38:19.862+00:00',0);
INSERT INTO "entries" VALUES('defe8599a915',1,'bag','G Y R G R R R R Y R B R B G R R Y A A G G R B A Y B Y A A Y G G G Y Y B Y G B B R Y R Y R','60c7b1e5','2026-11-30T10:38:19.862+00:00',0);
INSERT INTO "entries" VALUES('defe8599a915',2,'1','Y3x4','13601c6c','2026-11-30T10:38:19.869+00:00',10);
INSERT INTO "entries" VALUES('defe8599a915',3,'0','R8x4','b5be43f5','2026-11-30T10:38:19.870+00:00',12);
INSERT INTO "entries" VALUES('defe8599a915',4,'1','Y9x2','0b2f0285','2026-11-30T10:38:19.871+00:00',12);
CREATE TABLE former_names (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	ends VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "former_names" VALUES('frederic','Frederic','a819e66e6a5f88b70c1195fd29a6b15b5','2027-02-28T10:38:19.595+00:00');
CREATE TABLE friend_links (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	ends VARCHAR(32) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "friend_links" VALUES('3599e8e19531f309282261445dbc6fc0c562b200e969fe6a7b8fa1424ea4a61d','a711d185d685f52015133a3d3bcc749d4','2026-12-14T10:38:19.634+00:00');
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
INSERT INTO "friendships" VALUES('a711d185d685f52015133a3d3bcc749d4','a819e66e6a5f88b70c1195fd29a6b15b5',1,1,'2026-11-30T10:38:19.624+00:00');
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
	to_decide JSON DEFAULT '[]' NOT NULL, 
	given_up JSON DEFAULT '[]' NOT NULL, 
	free_seats INTEGER DEFAULT '0' NOT NULL, 
	awaits_rating INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('sqdb5fu774e8','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'8AD5771EE058094C1394B7836E967CF836497144371182E1D7DF86B260E8A09A','2026-11-30T10:38:15.752+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 86400000, "since": 2765}','2026-12-02T10:38:18.517+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,15,14,12,'2026-11-30T10:38:18.517+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('jumf54kfuead','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',0,1,X'284C69034DADCB7B802DDF0D99DE6EDC0B423630106B02A656DAF74F1ADFD7DA','2026-11-30T10:38:17.829+00:00',NULL,NULL,'["guest", "guest"]','[[7, 0, "offered"], [7, 1, "hint"]]',1,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,8,7,5,'2026-11-30T10:38:18.611+00:00','[1]','[]',0,0);
INSERT INTO "matches" VALUES('ezwzwap57saf','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'B6CB501D19D11A4928AB5704941CC0A4716FD948B094DBBADA3F66ECABC943D1','2026-11-30T10:38:17.849+00:00','2026-11-30T10:38:18.701+00:00','[[1], "trophies"]','["random", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,77,83,76,'2026-11-30T10:38:18.701+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('wxghumxkg8fx','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','1.0.0',0,0,X'714D6332A0D24017EF0CBF68F81BA832802B53F453F5C3391C3D8BBC85ECF9F6','2026-11-30T10:38:17.866+00:00','2026-11-30T10:38:18.724+00:00','[[0], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1899994, 1879988], "quota": [7000, 7000], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,0,13,12,9,'2026-11-30T10:38:18.724+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('zzpttv46j8hw','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'1ACD8BF272B16475DE04FC19C7509A063677F428673CAB1DB5B1580F3447B1DB','2026-11-30T10:38:18.234+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,14,12,12,'2026-11-30T10:38:18.602+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('786b52rcdbsq','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'308FF740F39C03CD5E4FEB13AACAA5261997D234224BA353818E023AEA92785F','2026-11-30T10:38:18.342+00:00','2026-11-30T10:38:18.791+00:00','[[], "agreement"]','["guest", "guest"]','[[30, 1, "offered"]]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,33,31,30,'2026-11-30T10:38:18.791+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('35x5fby2trda','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'655A5DD349832DDA42F265DC646C35986203CC1D54BAFAC15074B9FA47FA548D','2026-11-30T10:38:18.796+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T10:38:18.796+00:00','anna',0,NULL,NULL,NULL,NULL,NULL,NULL,0,2,2,0,'2026-11-30T10:38:18.804+00:00','[1]','[]',1,0);
INSERT INTO "matches" VALUES('hfn8mq9nqs27','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'E8C7C2F042D7A0EA851B55ECCA3FC23EAEAB4FFFFB5DC201E525939DE8BD2F15','2026-11-30T10:38:18.836+00:00',NULL,NULL,'["guest", "random"]','[]',0,'{"match": "ezwzwap57saf", "ply": 22, "dealt": [36, 17]}',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,4,26,24,'2026-11-30T10:38:18.857+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('qusrweghm8sm','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'34A603F043E4104B806F69A5B4A8B4E21E590911FDD60CE6A9695B9EF663CCC3','2026-11-30T10:38:19.636+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": true, "free": 86400000, "since": null}','2026-12-14T10:38:19.636+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,1,0,2,0,'2026-11-30T10:38:19.647+00:00','[0]','[]',1,0);
INSERT INTO "matches" VALUES('2vn34g3x7w7f','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 3, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'20C63A0D36A04A2415F419559397BB6398C35C0D7CED4D592D67594F745D930A','2026-11-30T10:38:19.665+00:00',NULL,NULL,'["guest", "guest", "guest"]','[[5, 1, "returned"]]',0,NULL,'30+20','{"left": [1840000, 1800000, 1820000], "quota": [6000, 5000, 4000], "forgiven": [0, 0, 0], "seat": 1, "is_first": false, "free": 0, "since": 87}','2026-11-30T11:08:21.752+00:00',NULL,0,'cadet',NULL,NULL,NULL,NULL,NULL,0,10,7,6,'2026-11-30T10:38:19.702+00:00','[1]','[[1, "left", "cadet"]]',0,0);
INSERT INTO "matches" VALUES('bchv77qdny4a','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'F5B01CA1BAF38F7AEE55509ED0204EE100B20103442F5DBD70DF0D0AE6F1CBED','2026-11-30T10:38:19.724+00:00',NULL,NULL,'["guest", "program"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,3,5,3,'2026-11-30T10:38:19.734+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('4f21e16dad88','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'F7D6E7ED9F43EE1C44992C8E712DE14E770031C13C5EA4821A216AC11A8C89A3','2026-11-30T10:38:19.734+00:00',NULL,NULL,'["open", "guest"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T10:38:19.734+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,0,2,0,'2026-11-30T10:38:19.738+00:00','[1]','[]',1,0);
INSERT INTO "matches" VALUES('fht7zgpnuqpg','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'3FC10932A4AF5F8BBB0BE2A6744577D2F23097A6795EC27E010F9A645ED52E18','2026-11-30T10:38:19.745+00:00',NULL,NULL,'["guest", "guest"]','[[4, 0, "asked"], [4, 1, "agreed"], [5, 0, "time"], [5, 1, "thanks"]]',0,NULL,'30+20','{"left": [1819997, 1834987], "quota": [6000, 4000], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 0, "since": 26}','2026-11-30T11:08:41.768+00:00',NULL,0,NULL,'{"length": 3, "won": [2, 0]}',NULL,NULL,NULL,NULL,0,10,5,5,'2026-11-30T10:38:19.771+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('r25xt5kz3d24','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','2026-11-30T10:38:19.797+00:00','2026-11-30T10:38:19.803+00:00','[[1], "resignation"]','["guest", "cadet"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,'2026-06-01',NULL,0,2,3,0,'2026-11-30T10:38:19.803+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('c9bm5s3z9jr8','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'116FD640378D05A7CA3803AE9660AE4BA46F36787B7CA10548475795C83B0953','2026-11-30T10:38:19.838+00:00','2026-11-30T10:38:19.849+00:00','[[1], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1800000, 1800000], "quota": [3000, 3000], "forgiven": [0, 0], "seat": 0, "is_first": true, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,'cup',0,1,3,0,'2026-11-30T10:38:19.849+00:00','[]','[]',0,1);
INSERT INTO "matches" VALUES('defe8599a915','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'A9B4E2D4E5F51BF49C6D3324972E00E6A407524F64DE5760CB4AB52968EF1C6F','2026-11-30T10:38:19.858+00:00',NULL,NULL,'["guest", "random"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,'["K\u00e4se & \ud83e\uddc0", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"]',NULL,NULL,0,3,5,3,'2026-11-30T10:38:19.870+00:00','[0]','[]',0,0);
CREATE TABLE mutes (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "mutes" VALUES('anna','ben','2026-11-30T10:38:19.778+00:00');
CREATE TABLE notice_choices (
	player VARCHAR(40) NOT NULL, 
	kinds VARCHAR(80) NOT NULL, 
	quiet_from INTEGER, 
	quiet_until INTEGER, 
	zone VARCHAR(64) NOT NULL, 
	PRIMARY KEY (player), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "notice_choices" VALUES('anna','begun friend invitation result round time turn',NULL,NULL,'UTC');
CREATE TABLE notices (
	id VARCHAR(64) NOT NULL, 
	subscription VARCHAR(64) NOT NULL, 
	"match" VARCHAR(22), 
	state VARCHAR(24) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	due VARCHAR(32), 
	tries INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY("match") REFERENCES matches (id), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "notices" VALUES('59095c3c0d227e37b67d3f93520450a10c37752f02dc0466650c0b65f141adb7','eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','sqdb5fu774e8','12','anna','turn','2026-11-30T10:38:19.721+00:00',NULL,0);
INSERT INTO "notices" VALUES('98547ab3c2cb22947e1f9344b526b6d659b2e97cb71db4d688dc5d04ac2d9041','eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','786b52rcdbsq','over','anna','result','2026-11-30T10:38:19.722+00:00',NULL,0);
INSERT INTO "notices" VALUES('1e22164e3fa1b2b165cd7f202c777ce07d52c1886140002d62e2c6516afecaab','eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','wxghumxkg8fx','over','anna','result','2026-11-30T10:38:19.722+00:00',NULL,0);
INSERT INTO "notices" VALUES('f2f40c4fd14d83fb399444981fe52c39b1d0f1a262b216304fb63525e71f75fa','eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','ezwzwap57saf','over','anna','result','2026-11-30T10:38:19.722+00:00',NULL,0);
CREATE TABLE operator_keys (
	hash VARCHAR(64) NOT NULL, 
	operator VARCHAR(24) NOT NULL, 
	is_session INTEGER NOT NULL, 
	ends VARCHAR(32) NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "operator_keys" VALUES('0223e17ebc4c6c7f1a2a10aa47a85ac3fa65f7d6448c8e2713bcaa6e26b8a939','Chief',1,'2026-11-30T11:38:19.576+00:00');
INSERT INTO "operator_keys" VALUES('0096241e73b997bd3c3b7beeb61698f6443efa50f0f7caa43b7fa7834f0ee115','Chief',0,'2026-11-30T10:53:19.576+00:00');
CREATE TABLE operator_log (
	id VARCHAR(16) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	operator VARCHAR(24) NOT NULL, 
	action VARCHAR(16) NOT NULL, 
	subject VARCHAR(24), 
	player VARCHAR(40), 
	reason VARCHAR(200) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "operator_log" VALUES('685e9f1a82ee0627','2026-11-30T10:38:19.580+00:00','Chief','pause','WWWWWWWWWWWWWWWWWWWWWWWW','wilhelmine','a test');
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
INSERT INTO "passkeys" VALUES('0000000000000000000000000000000000000000000000000000000000000000','a711d185d685f52015133a3d3bcc749d4',X'0001',X'02',3,'localhost','Laptop',0,'2026-11-30T10:38:19.036+00:00',NULL);
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
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-30T10:38:17.797+00:00','2026-11-30T10:38:18.893+00:00',NULL,NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-30T10:38:17.830+00:00','2026-11-30T10:38:17.830+00:00',NULL,NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-30T10:38:17.852+00:00','2026-11-30T10:38:17.852+00:00',NULL,NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-30T10:38:18.799+00:00','2026-11-30T10:38:18.889+00:00','anna',NULL);
INSERT INTO "players" VALUES('pcbaf6f347421869470da8c0988e2de68','program','Zephyr','2026-11-30T10:38:19.007+00:00','2026-11-30T10:38:19.007+00:00',NULL,NULL);
INSERT INTO "players" VALUES('a711d185d685f52015133a3d3bcc749d4','account','Dora','2026-11-30T10:38:19.035+00:00','2026-11-30T10:38:19.035+00:00',NULL,NULL);
INSERT INTO "players" VALUES('wilhelmine','guest','Balloonist 8956','2026-11-30T10:38:19.043+00:00','2026-11-30T10:38:19.044+00:00',NULL,'WWWWWWWWWWWWWWWWWWWWWWWW');
INSERT INTO "players" VALUES('a819e66e6a5f88b70c1195fd29a6b15b5','account','Fred','2026-11-30T10:38:19.588+00:00','2026-11-30T10:38:19.588+00:00',NULL,NULL);
INSERT INTO "players" VALUES('emil','guest','Emil','2026-11-30T10:38:19.665+00:00','2026-11-30T10:38:19.665+00:00',NULL,NULL);
INSERT INTO "players" VALUES('cadet','bot',NULL,'2026-11-30T10:38:19.799+00:00','2026-11-30T10:38:19.799+00:00',NULL,NULL);
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
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-30T10:38:18.869+00:00','2026-11-30T10:38:18.870+00:00',NULL,'2026-11-30T11:38:18.892+00:00','0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-30T10:38:18.888+00:00','2026-11-30T10:38:18.889+00:00',NULL,NULL,'1b94c4356895c3a0',NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-30T10:38:18.891+00:00','2026-11-30T10:38:18.893+00:00',NULL,NULL,'0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('4778dd0e08b227676b3c75a09603797d428dc437f46f8882cc55a848ee40a22c','a711d185d685f52015133a3d3bcc749d4','2026-11-30T10:38:19.036+00:00','2026-11-30T10:38:19.036+00:00',NULL,NULL,'4778dd0e08b22767','Firefox, Linux');
INSERT INTO "proofs" VALUES('17b7b4dce9ce7de46d7938f26213f0382d04145da13cfa02a3c60fdd2102b8c1','wilhelmine','2026-11-30T10:38:19.043+00:00','2026-11-30T10:38:19.044+00:00',NULL,NULL,'17b7b4dce9ce7de4',NULL);
CREATE TABLE puzzle_answers (
	player VARCHAR(40) NOT NULL, 
	puzzle VARCHAR(8) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	is_right INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	PRIMARY KEY (player, puzzle), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "puzzle_answers" VALUES('a711d185d685f52015133a3d3bcc749d4','0ae12895','balloon-cup',1,1,810,'2026-11-30T10:38:19.546+00:00',2.56375656831200977587e+01,8.14715602011705897211e+00);
INSERT INTO "puzzle_answers" VALUES('a711d185d685f52015133a3d3bcc749d4','febf9073','balloon-cup',2,0,810,'2026-11-30T10:38:19.548+00:00',1.97404833532775398907e+01,7.98302317928092630694e+00);
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
INSERT INTO "ratings" VALUES('wxghumxkg8fx',0,'anna','balloon-cup','classical',0,'2026-11-30T10:38:18.824+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
INSERT INTO "ratings" VALUES('wxghumxkg8fx',1,'ben','balloon-cup','classical',0,'2026-11-30T10:38:18.824+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
CREATE TABLE recoveries (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "recoveries" VALUES('a2215bd26b89199cc1f4dc7bd92475b304810d53df25623052b00ed070b10189','a711d185d685f52015133a3d3bcc749d4');
INSERT INTO "recoveries" VALUES('9323e5410c0d758328b9df3911390d16d0f5f324e5698b2b69ab8a6f5c6a2e53','a711d185d685f52015133a3d3bcc749d4');
INSERT INTO "recoveries" VALUES('79ced1d53a6be19cc3324fbeba7e1a96c0f34ecf03644f2402ab8eae89ad9f03','a711d185d685f52015133a3d3bcc749d4');
INSERT INTO "recoveries" VALUES('52069feaf12a0f8f074f634e5a3f4ccbba8a80aeb6fb2829fa53de306f04729c','a711d185d685f52015133a3d3bcc749d4');
INSERT INTO "recoveries" VALUES('adf128fab07cebf8550522058bb433db312f037b63700365a29bc2c5d8c4db34','a711d185d685f52015133a3d3bcc749d4');
INSERT INTO "recoveries" VALUES('69d1cda5757aef1a388aeaa547fca90dffb56b923f7f8991cfcdce9785b7fa6e','a711d185d685f52015133a3d3bcc749d4');
INSERT INTO "recoveries" VALUES('ddb5c4128d0d60a1d8f98ab52879ebbd9ce8cee78fdd5fa3707d406823b939b5','a711d185d685f52015133a3d3bcc749d4');
INSERT INTO "recoveries" VALUES('60319a7c1fa44dd78a7bd07da96e110a11831f55f8a4ca0aeee78d2fb326c40c','a711d185d685f52015133a3d3bcc749d4');
INSERT INTO "recoveries" VALUES('ad9feeb524f05248dccb6ef333b50acbf25942aa155ba1dc019567181062443b','a819e66e6a5f88b70c1195fd29a6b15b5');
INSERT INTO "recoveries" VALUES('ccde462eeccd6b25535d861cec6384d3642955be7e97f3ec5cc2cf7b8e9cd889','a819e66e6a5f88b70c1195fd29a6b15b5');
INSERT INTO "recoveries" VALUES('7c99cfefe4d4332615b8fbc4752268247f6acd9f2194a8fed661b28638cbc93a','a819e66e6a5f88b70c1195fd29a6b15b5');
INSERT INTO "recoveries" VALUES('bf32cafcf81af54eae88362823812d512d58ddebd52a821ff91b00b50c6cff70','a819e66e6a5f88b70c1195fd29a6b15b5');
INSERT INTO "recoveries" VALUES('a1199f95fc9651c8d5e64850b2bf6d9ecbc19454a4f4e499e6c63f21260d27cd','a819e66e6a5f88b70c1195fd29a6b15b5');
INSERT INTO "recoveries" VALUES('4bfa48fa09015af1c5de4fb7a46ba907acaf854431b7300a103a50dbebfdb013','a819e66e6a5f88b70c1195fd29a6b15b5');
INSERT INTO "recoveries" VALUES('c1052219a7520a89f401c88d5d8b7a0c64ff51cb3d19d5e6571bbb008c5576da','a819e66e6a5f88b70c1195fd29a6b15b5');
INSERT INTO "recoveries" VALUES('e5defd5dc1600a962ae6052e94e03cef7685b05b7991b0a3a40fa09280856c88','a819e66e6a5f88b70c1195fd29a6b15b5');
CREATE TABLE reports (
	player VARCHAR(40) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, name), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "reports" VALUES('anna','Ben','2026-11-30T10:38:19.383+00:00');
CREATE TABLE restrictions (
	player VARCHAR(40) NOT NULL, 
	until VARCHAR(32), 
	reason VARCHAR(200) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "restrictions" VALUES('wilhelmine','2026-11-30T10:38:19.578+00:00','a test','2026-11-30T10:38:19.579+00:00');
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
INSERT INTO "seats" VALUES('sqdb5fu774e8',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('sqdb5fu774e8',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('jumf54kfuead',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('jumf54kfuead',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('ezwzwap57saf',0,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('ezwzwap57saf',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('wxghumxkg8fx',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('wxghumxkg8fx',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('zzpttv46j8hw',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('zzpttv46j8hw',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('786b52rcdbsq',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('786b52rcdbsq',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('35x5fby2trda',0,'guest','anna','Carl',NULL,NULL);
INSERT INTO "seats" VALUES('35x5fby2trda',1,'open',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('hfn8mq9nqs27',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('hfn8mq9nqs27',1,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('qusrweghm8sm',0,'account','a819e66e6a5f88b70c1195fd29a6b15b5','Fred',NULL,NULL);
INSERT INTO "seats" VALUES('qusrweghm8sm',1,'open',NULL,'Dora',NULL,'a711d185d685f52015133a3d3bcc749d4');
INSERT INTO "seats" VALUES('2vn34g3x7w7f',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('2vn34g3x7w7f',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('2vn34g3x7w7f',2,'guest','emil','Emil',NULL,NULL);
INSERT INTO "seats" VALUES('bchv77qdny4a',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('bchv77qdny4a',1,'program','pcbaf6f347421869470da8c0988e2de68','Zephyr','Anna',NULL);
INSERT INTO "seats" VALUES('4f21e16dad88',0,'open',NULL,'Emil',NULL,'emil');
INSERT INTO "seats" VALUES('4f21e16dad88',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('fht7zgpnuqpg',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('fht7zgpnuqpg',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('r25xt5kz3d24',0,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('r25xt5kz3d24',1,'bot','cadet',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('c9bm5s3z9jr8',0,'guest','anna','Anna',NULL,NULL);
INSERT INTO "seats" VALUES('c9bm5s3z9jr8',1,'guest','ben','Ben',NULL,NULL);
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
INSERT INTO "subscriptions" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','anna','webhook','https://bots.example/hook',NULL,X'7373737373737373737373737373737373737373737373737373737373737373','de','2026-11-30T10:38:19.704+00:00',NULL,0,NULL);
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
INSERT INTO "tokens" VALUES('842933863460c73958569cbc541cf38a9052476620a944f1378e26238d7d27fa','pcbaf6f347421869470da8c0988e2de68','anna','read play','2026-11-30T10:38:19.007+00:00','2026-11-30T10:38:19.007+00:00',NULL,'2026-11-30T10:38:19.032+00:00');
INSERT INTO "tokens" VALUES('310f7f97600ee82491c33748e90790f4ab62e10afe3e241244f03ec4523e38cf','pcbaf6f347421869470da8c0988e2de68','anna','read','2026-11-30T10:38:19.022+00:00','2026-11-30T10:38:19.028+00:00','0011',NULL);
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
INSERT INTO "tournament_records" VALUES('cup',0,'opened','2026-11-30T10:38:19.815+00:00','anna','{}');
INSERT INTO "tournament_records" VALUES('cup',1,'entered','2026-11-30T10:38:19.820+00:00','anna','{"entrant": 0}');
INSERT INTO "tournament_records" VALUES('cup',2,'entered','2026-11-30T10:38:19.823+00:00','ben','{"entrant": 1}');
INSERT INTO "tournament_records" VALUES('cup',3,'entered','2026-11-30T10:38:19.826+00:00','emil','{"entrant": 2}');
INSERT INTO "tournament_records" VALUES('cup',4,'withdrew','2026-11-30T10:38:19.828+00:00','emil','{"entrant": 2}');
INSERT INTO "tournament_records" VALUES('cup',5,'paired','2026-11-30T10:38:19.837+00:00',NULL,'{"pairings": [[0, 1, "c9bm5s3z9jr8"]], "byes": [], "results": {}, "table": [0, 1]}');
INSERT INTO "tournament_records" VALUES('cup',6,'ended','2026-11-30T10:38:19.856+00:00',NULL,'{"results": {"c9bm5s3z9jr8": [0, 2, null]}}');
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
INSERT INTO "tournaments" VALUES('cup','Cup','round-robin','30+20','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}',5,0,8,0,'2026-11-30T10:38:19.810+00:00','2026-11-30T10:38:19.856+00:00',7);
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
INSERT INTO "tries" VALUES('2026-06-01','balloon-cup','ben','r25xt5kz3d24',0,'2026-11-30T10:38:19.803+00:00',NULL,NULL,NULL,NULL);
CREATE TABLE verdicts (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	is_kept INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness)
);
INSERT INTO "verdicts" VALUES('wwwwwwwwwwwwwwwwwwwwwwww','WWWWWWWWWWWWWWWWWWWWWWWW',0,'2026-11-30T10:38:19.549+00:00');
CREATE INDEX ix_matches_awaits_rating ON matches (ended_at, id) WHERE awaits_rating = 1;
CREATE INDEX ix_matches_running ON matches (id) WHERE ended_at IS NULL;
CREATE INDEX ix_matches_tournament ON matches (tournament) WHERE tournament IS NOT NULL;
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_matches_ended ON matches (game, control, ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX ix_matches_offered ON matches (begun_at, id) WHERE offered_by IS NOT NULL AND free_seats > 0 AND deadline IS NOT NULL;
CREATE INDEX ix_operator_log_at ON operator_log (at);
CREATE INDEX ix_operator_log_player ON operator_log (player);
CREATE INDEX ix_proofs_player ON proofs (player);
CREATE INDEX ix_former_names_player ON former_names (player);
CREATE INDEX ix_friendships_other ON friendships (other);
CREATE INDEX ix_friend_links_player ON friend_links (player);
CREATE INDEX ix_recoveries_player ON recoveries (player);
CREATE INDEX ix_passkeys_player ON passkeys (player);
CREATE INDEX ix_tokens_program ON tokens (program);
CREATE INDEX ix_tokens_owner ON tokens (owner);
CREATE INDEX ix_seats_kept_for ON seats (kept_for);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_ratings_player ON ratings (player, game, speed, number);
CREATE INDEX ix_tries_player ON tries (player, day);
CREATE INDEX ix_tries_running ON tries ("match") WHERE tries.ended_at IS NULL;
CREATE INDEX ix_tournament_records_player ON tournament_records (player);
CREATE INDEX ix_subscriptions_player ON subscriptions (player);
CREATE INDEX ix_confirmations_player ON confirmations (player);
CREATE INDEX ix_notices_subscription ON notices (subscription);
CREATE INDEX ix_notices_match ON notices ("match");
CREATE INDEX ix_notices_player ON notices (player);
CREATE INDEX ix_notices_due ON notices (due) WHERE due IS NOT NULL;
COMMIT;
