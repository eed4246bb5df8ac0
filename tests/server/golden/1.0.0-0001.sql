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
INSERT INTO "accounts" VALUES('af6a797b02e6a96b4bb73f55cd49f3d10','dora','$argon2id$none',NULL,NULL,0,1,'2026-11-30T07:52:20.821+00:00');
INSERT INTO "accounts" VALUES('a0c74c9658b01027c96b8a5159d49cfe1','fred','$argon2id$none',NULL,NULL,0,0,NULL);
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
INSERT INTO "attempts" VALUES('0011',1,'2026-11-30T08:07:20.628+00:00');
INSERT INTO "attempts" VALUES('0022',1,'2026-12-30T07:52:20.654+00:00');
CREATE TABLE blocks (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "blocks" VALUES('af6a797b02e6a96b4bb73f55cd49f3d10','ben','2026-11-30T07:52:20.582+00:00');
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
INSERT INTO "confirmations" VALUES('3c469e9d6c5875d37a43f353d4f88e61fcf812c66eee3457465a40b0da4153e0','anna','anna@mail.example','de','00000000000000000000000000000000','2026-12-01T07:52:21.080+00:00','2026-11-30T07:52:21.080+00:00',0);
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
INSERT INTO "entries" VALUES('yjk4af5qu5xj',0,'supply','G7 G1 R8 Y3 Y5 R1 R6 A10 B1 A4 R5 G10 R11 R13 B11 R12 B5 R10 Y9 G12 Y1 R7 Y6 A13 R3 B3 Y11 G2 G13 B9 Y2 G8 G4 R4 Y13 A7 B7 G6 Y12 B13 Y8 R2 A1 Y7 R9','73619224','2026-11-30T07:52:16.479+00:00',4418);
INSERT INTO "entries" VALUES('yjk4af5qu5xj',1,'bag','R B R Y G A R R Y Y R R Y G R B Y R R Y R Y Y B R G A R R Y G B G A B Y G G B G A A B G Y','a05a9295','2026-11-30T07:52:16.479+00:00',4418);
INSERT INTO "entries" VALUES('dkah6parvw69',0,'supply','B9 G13 A7 B3 Y11 Y2 G12 B13 R4 A10 Y3 Y5 A1 B1 R5 R13 R9 Y7 G8 G6 Y8 R1 B7 R3 R12 G2 Y6 G7 B5 R6 G4 G10 R10 A4 A13 R2 G1 R8 Y13 R7 R11 B11 Y1 Y9 Y12','743cd10e','2026-11-30T07:52:16.571+00:00',1);
INSERT INTO "entries" VALUES('dkah6parvw69',1,'bag','Y R R B G Y B B A R Y Y A G Y A B R G Y G G B Y A Y R R G A Y R Y G Y G R R R G B R R R B','60599616','2026-11-30T07:52:16.571+00:00',1);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',0,'supply','R5 G4 G1 R3 Y9 B13 G7 Y7 A1 G6 R12 A7 R10 B5 R1 G13 R7 B3 Y6 G2 Y13 R8 G10 R11 Y5 R4 Y1 Y12 G8 A10 G12 B11 Y2 Y11 Y8 Y3 R9 B1 R6 B7 A13 B9 A4 R13 R2','a9f80d5a','2026-11-30T07:52:16.618+00:00',0);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',1,'bag','Y Y G Y R R G B G R A R G R B R G R A Y G R A G R G A Y R B Y B B R R Y R Y Y Y B Y G A B','0f3ad911','2026-11-30T07:52:16.618+00:00',0);
INSERT INTO "entries" VALUES('jx2x2uh83jef',0,'supply','A7 A4 R6 G10 Y12 B11 Y13 R4 R9 B13 A10 B9 B1 Y1 R5 A13 Y9 Y2 G1 G13 G12 Y11 B3 G4 Y3 R12 G8 Y7 B5 R7 G6 Y6 R1 R11 R13 R3 R2 R8 B7 Y5 A1 Y8 G2 R10 G7','83a8f9a8','2026-11-30T07:52:16.651+00:00',0);
INSERT INTO "entries" VALUES('jx2x2uh83jef',1,'bag','R Y A B Y R Y Y G Y R Y R B R G R G R G R R A G Y A R R G B A G Y Y Y B R B Y B G A R B G','b07e8ba7','2026-11-30T07:52:16.651+00:00',0);
INSERT INTO "entries" VALUES('yjk4af5qu5xj',2,'0','G7-3','5b27de99','2026-11-30T07:52:17.871+00:00',5826);
INSERT INTO "entries" VALUES('yjk4af5qu5xj',3,'1','B11-2','e9433942','2026-11-30T07:52:17.886+00:00',5865);
INSERT INTO "entries" VALUES('yjk4af5qu5xj',4,'0','R8x4','cafaa6f8','2026-11-30T07:52:17.893+00:00',5881);
INSERT INTO "entries" VALUES('yjk4af5qu5xj',5,'1','R13x4','ebaa5529','2026-11-30T07:52:17.906+00:00',5890);
INSERT INTO "entries" VALUES('yjk4af5qu5xj',6,'0','Y3-4','ae92c4ae','2026-11-30T07:52:17.913+00:00',5897);
INSERT INTO "entries" VALUES('yjk4af5qu5xj',7,'1','R11-4','96f0f603','2026-11-30T07:52:17.944+00:00',5931);
INSERT INTO "entries" VALUES('yjk4af5qu5xj',8,'0','Y9-3','3eefe56a','2026-11-30T07:52:17.967+00:00',5946);
INSERT INTO "entries" VALUES('yjk4af5qu5xj',9,'1','R7x1','823f95d9','2026-11-30T07:52:17.980+00:00',5964);
INSERT INTO "entries" VALUES('yjk4af5qu5xj',10,'0','R6-2','e9624a0b','2026-11-30T07:52:17.989+00:00',5976);
INSERT INTO "entries" VALUES('yjk4af5qu5xj',11,'1','A13x3','17ea5d3c','2026-11-30T07:52:17.998+00:00',5980);
INSERT INTO "entries" VALUES('yjk4af5qu5xj',12,'0','R3-4','27a270b1','2026-11-30T07:52:18.003+00:00',5988);
INSERT INTO "entries" VALUES('yjk4af5qu5xj',13,'1','R5-2','c5c51314','2026-11-30T07:52:18.019+00:00',6006);
INSERT INTO "entries" VALUES('uwd98qwnmnsp',0,'0','@O','878514b1','2026-11-30T07:52:18.225+00:00',968);
INSERT INTO "entries" VALUES('uwd98qwnmnsp',1,'1','@J','784eb7ad','2026-11-30T07:52:18.240+00:00',1015);
INSERT INTO "entries" VALUES('uwd98qwnmnsp',2,'0','>L','0cee018a','2026-11-30T07:52:18.250+00:00',1027);
INSERT INTO "entries" VALUES('uwd98qwnmnsp',3,'0','OY','cc1d6b32','2026-11-30T07:52:18.264+00:00',1038);
INSERT INTO "entries" VALUES('uwd98qwnmnsp',4,'1','>I','67ae17cb','2026-11-30T07:52:18.278+00:00',1055);
INSERT INTO "entries" VALUES('uwd98qwnmnsp',5,'1','WW','d308f421','2026-11-30T07:52:18.290+00:00',1063);
INSERT INTO "entries" VALUES('uwd98qwnmnsp',6,'0','W','da79b27d','2026-11-30T07:52:18.315+00:00',1076);
INSERT INTO "entries" VALUES('uwd98qwnmnsp',7,'0','+E-H','ad77b73e','2026-11-30T07:52:18.326+00:00',1101);
INSERT INTO "entries" VALUES('uwd98qwnmnsp',8,'1','+O-R','198ff971','2026-11-30T07:52:18.332+00:00',1109);
INSERT INTO "entries" VALUES('uwd98qwnmnsp',9,'0','+C-H','f2bef842','2026-11-30T07:52:18.341+00:00',1119);
INSERT INTO "entries" VALUES('uwd98qwnmnsp',10,'1','>H','035a91a3','2026-11-30T07:52:18.345+00:00',1125);
INSERT INTO "entries" VALUES('uwd98qwnmnsp',11,'1','YW','bbb88dc4','2026-11-30T07:52:18.358+00:00',1139);
INSERT INTO "entries" VALUES('dkah6parvw69',2,'0','Y2-1','ac27dbc1','2026-11-30T07:52:18.420+00:00',1804);
INSERT INTO "entries" VALUES('dkah6parvw69',3,'1','Y5-3','9b715407','2026-11-30T07:52:18.456+00:00',1886);
INSERT INTO "entries" VALUES('dkah6parvw69',4,'0','R9-4','209b848f','2026-11-30T07:52:18.469+00:00',1901);
INSERT INTO "entries" VALUES('dkah6parvw69',5,'1','R4x2','4afbafff','2026-11-30T07:52:18.568+00:00',1998);
INSERT INTO "entries" VALUES('dkah6parvw69',6,'0','Y11-3','6e3b8e88','2026-11-30T07:52:18.574+00:00',2007);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',2,'1','R10-4','4ff25655','2026-11-30T07:52:18.641+00:00',2012);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',3,'0','Y9x2','bc494302','2026-11-30T07:52:18.656+00:00',2032);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',4,'1','R1-3','b5fc088c','2026-11-30T07:52:18.676+00:00',2048);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',5,'0','B3x4','0ba8d24f','2026-11-30T07:52:18.700+00:00',2068);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',6,'1','G6x4','ce1b2e32','2026-11-30T07:52:18.713+00:00',2092);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',7,'0','Y7x3','496f8527','2026-11-30T07:52:18.755+00:00',2106);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',8,'1','G13-2','762c58ae','2026-11-30T07:52:18.762+00:00',2153);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',9,'0','G7-2','0a058222','2026-11-30T07:52:18.773+00:00',2156);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',10,'1','Y6-1','8d5471ad','2026-11-30T07:52:18.774+00:00',2164);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',11,'0','G4-4','c13b2044','2026-11-30T07:52:18.799+00:00',2189);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',12,'1','R12-3','6e21774b','2026-11-30T07:52:18.802+00:00',2193);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',13,'0','G1x4','eca4386d','2026-11-30T07:52:18.836+00:00',2195);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',14,'1','Y1x3','4c60e2bb','2026-11-30T07:52:18.844+00:00',2228);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',15,'0','R8-4','f5eda512','2026-11-30T07:52:18.854+00:00',2236);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',16,'1','R7x3','fd491f56','2026-11-30T07:52:18.860+00:00',2249);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',17,'0','R4-3','6aaa715b','2026-11-30T07:52:18.873+00:00',2256);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',18,'1','A1-3','9dba6c65','2026-11-30T07:52:18.875+00:00',2265);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',19,'0','G2x4','994ce227','2026-11-30T07:52:18.888+00:00',2274);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',20,'1','Y13x1','903d4941','2026-11-30T07:52:18.889+00:00',2280);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',21,'0','Y12-2','8bd8ca1c','2026-11-30T07:52:18.904+00:00',2295);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',22,'0','R11x3','a559cc50','2026-11-30T07:52:18.905+00:00',2296);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',23,'1','G8x3','ae8c047e','2026-11-30T07:52:18.907+00:00',2298);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',24,'0','R5x2','0b6a9915','2026-11-30T07:52:18.974+00:00',2317);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',25,'1','B5-2','90f18c8e','2026-11-30T07:52:18.980+00:00',2366);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',26,'0','R6-3','ad5a8d97','2026-11-30T07:52:18.990+00:00',2375);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',27,'1','B7x2','9f110d59','2026-11-30T07:52:19.000+00:00',2381);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',28,'0','R9x1','41aa00df','2026-11-30T07:52:19.009+00:00',2392);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',29,'1','G10-3','403c93de','2026-11-30T07:52:19.012+00:00',2401);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',30,'0','R3-1','4d82ff7d','2026-11-30T07:52:19.020+00:00',2411);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',31,'0','A10-3','fe26f281','2026-11-30T07:52:19.031+00:00',2412);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',32,'supply','G13 R11 R3 R4 Y12 R1 Y9 G10 Y6 G7 A1 R12 R6 Y13 A10 Y7 G8 Y1 R7 R9','f536f9fb','2026-11-30T07:52:19.031+00:00',2412);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',33,'1','B9x4','2cd18566','2026-11-30T07:52:19.032+00:00',2423);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',34,'1','R11-4','e6fe06d2','2026-11-30T07:52:19.038+00:00',2423);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',35,'0','A4-3','3d41c1a6','2026-11-30T07:52:19.039+00:00',2429);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',36,'1','R3x4','0fd6aa95','2026-11-30T07:52:19.073+00:00',2450);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',37,'0','Y11x3','a84cebe6','2026-11-30T07:52:19.084+00:00',2467);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',38,'1','Y12x3','7ec43c2b','2026-11-30T07:52:19.085+00:00',2476);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',39,'0','R1x3','8f169435','2026-11-30T07:52:19.090+00:00',2481);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',40,'1','R13x2','42b0fe6d','2026-11-30T07:52:19.142+00:00',2489);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',41,'0','R2-2','3d582bd5','2026-11-30T07:52:19.182+00:00',2564);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',42,'1','G12x2','46aed2cd','2026-11-30T07:52:19.192+00:00',2573);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',43,'0','G7x4','7f07f089','2026-11-30T07:52:19.193+00:00',2584);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',44,'1','A1-3','c1c678eb','2026-11-30T07:52:19.197+00:00',2584);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',45,'0','A13x4','11db3028','2026-11-30T07:52:19.198+00:00',2589);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',46,'1','R6x3','d60984ae','2026-11-30T07:52:19.208+00:00',2589);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',47,'0','G10x2','7b90fd25','2026-11-30T07:52:19.209+00:00',2599);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',48,'1','A10-3','355e93b7','2026-11-30T07:52:19.212+00:00',2600);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',49,'0','R4x3','26e53d71','2026-11-30T07:52:19.213+00:00',2603);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',50,'1','Y8-3','56cbee14','2026-11-30T07:52:19.213+00:00',2604);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',51,'0','Y7-3','0b5f7ac3','2026-11-30T07:52:19.216+00:00',2607);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',52,'1','G8x4','51f729c8','2026-11-30T07:52:19.217+00:00',2608);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',53,'supply','R8 R5 Y12 A4 R6 B9 R10 Y11 G4 A1 B5 G6 G1 R1 G2 B7 B3 R13','a5764ae9','2026-11-30T07:52:19.217+00:00',2608);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',54,'0','R9-3','13a9563b','2026-11-30T07:52:19.222+00:00',2613);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',55,'1','A7x3','7b10474f','2026-11-30T07:52:19.228+00:00',2615);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',56,'1','Y5x3','149b044e','2026-11-30T07:52:19.272+00:00',2650);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',57,'0','R5x2','378c8a23','2026-11-30T07:52:19.284+00:00',2667);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',58,'0','B11-3','6a37a03d','2026-11-30T07:52:19.289+00:00',2676);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',59,'1','A4x4','93f38da3','2026-11-30T07:52:19.292+00:00',2680);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',60,'0','R12x2','dbd5b228','2026-11-30T07:52:19.302+00:00',2688);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',61,'1','R10x2','a447e171','2026-11-30T07:52:19.302+00:00',2693);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',62,'0','G13x4','981ab4d8','2026-11-30T07:52:19.307+00:00',2694);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',63,'1','Y6-3','ff90e571','2026-11-30T07:52:19.308+00:00',2699);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',64,'0','B9-2','16ab93fb','2026-11-30T07:52:19.309+00:00',2699);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',65,'1','G4-1','a70ebd5e','2026-11-30T07:52:19.331+00:00',2721);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',66,'0','B13-3','2deb992d','2026-11-30T07:52:19.337+00:00',2727);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',67,'1','B1-3','4c024125','2026-11-30T07:52:19.340+00:00',2728);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',68,'0','G6-1','6ed6049b','2026-11-30T07:52:19.346+00:00',2737);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',69,'0','B7x3','068eebad','2026-11-30T07:52:19.347+00:00',2738);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',70,'0','R6-3','2dc7014c','2026-11-30T07:52:19.356+00:00',2747);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',71,'1','Y2x3','4b630159','2026-11-30T07:52:19.360+00:00',2748);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',72,'supply','Y5 G6 A7 Y7 B1 R5 G10 G12 Y6 B7 R4 A10 B13 B11 Y8 R2 G4 R9','02e5590c','2026-11-30T07:52:19.360+00:00',2748);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',73,'0','Y3-3','6bae1349','2026-11-30T07:52:19.367+00:00',2757);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',74,'1','R8-1','6d11e753','2026-11-30T07:52:19.376+00:00',2760);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',75,'0','R13-1','5e89e7d3','2026-11-30T07:52:19.377+00:00',2767);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',76,'1','Y9-3','b8220645','2026-11-30T07:52:19.381+00:00',2768);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',77,'0','Y13-1','794a8b2d','2026-11-30T07:52:19.392+00:00',2783);
INSERT INTO "entries" VALUES('ubft9q8y6wcb',78,'1','G2x4','756c1f4f','2026-11-30T07:52:19.403+00:00',2787);
INSERT INTO "entries" VALUES('jx2x2uh83jef',2,'0','R4x3','6454e093','2026-11-30T07:52:19.436+00:00',2769);
INSERT INTO "entries" VALUES('jx2x2uh83jef',3,'1','B1-3','a5739f91','2026-11-30T07:52:19.439+00:00',2796);
INSERT INTO "entries" VALUES('jx2x2uh83jef',4,'0','Y12-4','7ad45cd4','2026-11-30T07:52:19.443+00:00',2800);
INSERT INTO "entries" VALUES('jx2x2uh83jef',5,'1','Y1-2','649173f0','2026-11-30T07:52:19.448+00:00',2808);
INSERT INTO "entries" VALUES('jx2x2uh83jef',6,'0','R6-1','86318bea','2026-11-30T07:52:19.452+00:00',2809);
INSERT INTO "entries" VALUES('jx2x2uh83jef',7,'1','Y2x4','140f17a3','2026-11-30T07:52:19.458+00:00',2818);
INSERT INTO "entries" VALUES('jx2x2uh83jef',8,'0','A4x2','b2d355ce','2026-11-30T07:52:19.462+00:00',2819);
INSERT INTO "entries" VALUES('jx2x2uh83jef',9,'1','Y11x2','2cd747ce','2026-11-30T07:52:19.465+00:00',2824);
INSERT INTO "entries" VALUES('jx2x2uh83jef',10,'0','Y9-3','3695e7de','2026-11-30T07:52:19.472+00:00',2828);
INSERT INTO "entries" VALUES('jx2x2uh83jef',11,'1','resign','794838de','2026-11-30T07:52:19.475+00:00',2834);
INSERT INTO "entries" VALUES('ghmps5nz8md8',0,'1','O','51cce0c5','2026-11-30T07:52:19.487+00:00',1953);
INSERT INTO "entries" VALUES('ghmps5nz8md8',1,'0','>B','c460a86e','2026-11-30T07:52:19.519+00:00',1977);
INSERT INTO "entries" VALUES('ghmps5nz8md8',2,'0','OK','2b961875','2026-11-30T07:52:19.559+00:00',1987);
INSERT INTO "entries" VALUES('ghmps5nz8md8',3,'1','+C-D','59a19cef','2026-11-30T07:52:19.569+00:00',2027);
INSERT INTO "entries" VALUES('ghmps5nz8md8',4,'0','+I-J','45049981','2026-11-30T07:52:19.579+00:00',2038);
INSERT INTO "entries" VALUES('ghmps5nz8md8',5,'1','>B','87f63c19','2026-11-30T07:52:19.591+00:00',2055);
INSERT INTO "entries" VALUES('ghmps5nz8md8',6,'1','RR','ded34686','2026-11-30T07:52:19.611+00:00',2065);
INSERT INTO "entries" VALUES('ghmps5nz8md8',7,'0','>C','2cbd58cd','2026-11-30T07:52:19.618+00:00',2084);
INSERT INTO "entries" VALUES('ghmps5nz8md8',8,'0','OK','f38ba6f1','2026-11-30T07:52:19.629+00:00',2090);
INSERT INTO "entries" VALUES('ghmps5nz8md8',9,'1','W','fe1eea41','2026-11-30T07:52:19.632+00:00',2098);
INSERT INTO "entries" VALUES('ghmps5nz8md8',10,'1','+C-H','08adb375','2026-11-30T07:52:19.637+00:00',2100);
INSERT INTO "entries" VALUES('ghmps5nz8md8',11,'0','>B','a0be7f7a','2026-11-30T07:52:19.653+00:00',2107);
INSERT INTO "entries" VALUES('ghmps5nz8md8',12,'0','KK','69445222','2026-11-30T07:52:19.675+00:00',2126);
INSERT INTO "entries" VALUES('ghmps5nz8md8',13,'1','+J-M','87caa405','2026-11-30T07:52:19.687+00:00',2143);
INSERT INTO "entries" VALUES('ghmps5nz8md8',14,'0','+B-F','de42835a','2026-11-30T07:52:19.688+00:00',2155);
INSERT INTO "entries" VALUES('ghmps5nz8md8',15,'0','W','0e3db3ff','2026-11-30T07:52:19.689+00:00',2156);
INSERT INTO "entries" VALUES('ghmps5nz8md8',16,'1','>A','5ce3adf5','2026-11-30T07:52:19.696+00:00',2158);
INSERT INTO "entries" VALUES('ghmps5nz8md8',17,'1','RR','881980a4','2026-11-30T07:52:19.853+00:00',2276);
INSERT INTO "entries" VALUES('ghmps5nz8md8',18,'0','>C','fe520cdb','2026-11-30T07:52:19.862+00:00',2321);
INSERT INTO "entries" VALUES('ghmps5nz8md8',19,'0','OK','54f4516d','2026-11-30T07:52:19.887+00:00',2346);
INSERT INTO "entries" VALUES('ghmps5nz8md8',20,'1','K','d672685a','2026-11-30T07:52:19.903+00:00',2369);
INSERT INTO "entries" VALUES('ghmps5nz8md8',21,'1','+P-R','545cb958','2026-11-30T07:52:19.933+00:00',2371);
INSERT INTO "entries" VALUES('ghmps5nz8md8',22,'0','>H','36e15f94','2026-11-30T07:52:19.968+00:00',2401);
INSERT INTO "entries" VALUES('ghmps5nz8md8',23,'1','R','ad5febac','2026-11-30T07:52:19.984+00:00',2446);
INSERT INTO "entries" VALUES('ghmps5nz8md8',24,'0','YW','1f33aee4','2026-11-30T07:52:19.985+00:00',2452);
INSERT INTO "entries" VALUES('ghmps5nz8md8',25,'1','+F-G','6b3b480b','2026-11-30T07:52:19.994+00:00',2460);
INSERT INTO "entries" VALUES('ghmps5nz8md8',26,'0','+B-G','1687c737','2026-11-30T07:52:19.996+00:00',2461);
INSERT INTO "entries" VALUES('ghmps5nz8md8',27,'1','>F','e317e6f5','2026-11-30T07:52:19.997+00:00',2463);
INSERT INTO "entries" VALUES('ghmps5nz8md8',28,'1','RY','f41df9bd','2026-11-30T07:52:20.007+00:00',2464);
INSERT INTO "entries" VALUES('ghmps5nz8md8',29,'0','+O-R','59d402d9','2026-11-30T07:52:20.008+00:00',2475);
INSERT INTO "entries" VALUES('ghmps5nz8md8',30,'0','draw','06645af6','2026-11-30T07:52:20.057+00:00',2502);
INSERT INTO "entries" VALUES('zwsr6x75yxrc',0,'supply','G1 G12 Y12 R4 A7 R8 B5 G8 Y2 A10 R13 R3 Y6 R9 R6 R5 G2 B3 A1 B9 G4 G7 Y11 R11 G13 B1 R1 A13 R2 Y9 Y13 B11 R10 R12 A4 Y8 G6 B7 G10 Y3 B13 Y5 Y7 Y1 R7','b26430ba','2026-11-30T07:52:20.079+00:00',1);
INSERT INTO "entries" VALUES('zwsr6x75yxrc',1,'bag','B Y G R R A G Y A Y R G R A B G B A G G Y R Y G R R R Y B R Y R G Y R Y B B Y B A Y R R G','2988b0cc','2026-11-30T07:52:20.079+00:00',1);
INSERT INTO "entries" VALUES('r5vzqxjmppmp',0,'supply','R5 G4 G1 R3 Y9 B13 G7 Y7 A1 G6 R12 A7 R10 B5 R1 G13 R7 B3 Y6 G2 Y13 R8 G10 R11 Y5 R4 Y1 Y12 G8 A10 G12 B11 Y2 Y11 Y8 Y3 R2 A13 B1 R6 R9 R13 B7 A4 B9','4eee4d0a','2026-11-30T07:52:20.123+00:00',NULL);
INSERT INTO "entries" VALUES('r5vzqxjmppmp',1,'bag','Y Y G Y R R G B G R A R G R B R G A B Y R R A R Y B A Y Y R A Y Y G Y Y R R B R G B G G B','d6f60456','2026-11-30T07:52:20.123+00:00',NULL);
INSERT INTO "entries" VALUES('r5vzqxjmppmp',2,'1','R10-4','d37c6687','2026-11-30T07:52:20.123+00:00',NULL);
INSERT INTO "entries" VALUES('r5vzqxjmppmp',3,'0','Y9x2','494f2870','2026-11-30T07:52:20.123+00:00',NULL);
INSERT INTO "entries" VALUES('r5vzqxjmppmp',4,'1','R1-3','8deabee0','2026-11-30T07:52:20.123+00:00',NULL);
INSERT INTO "entries" VALUES('r5vzqxjmppmp',5,'0','B3x4','aba23191','2026-11-30T07:52:20.123+00:00',NULL);
INSERT INTO "entries" VALUES('r5vzqxjmppmp',6,'1','G6x4','a4621596','2026-11-30T07:52:20.123+00:00',NULL);
INSERT INTO "entries" VALUES('r5vzqxjmppmp',7,'0','Y7x3','5022e194','2026-11-30T07:52:20.123+00:00',NULL);
INSERT INTO "entries" VALUES('r5vzqxjmppmp',8,'1','G13-2','a79e1242','2026-11-30T07:52:20.123+00:00',NULL);
INSERT INTO "entries" VALUES('r5vzqxjmppmp',9,'0','G7-2','d0bfa376','2026-11-30T07:52:20.123+00:00',NULL);
INSERT INTO "entries" VALUES('r5vzqxjmppmp',10,'1','Y6-1','12541f9d','2026-11-30T07:52:20.123+00:00',NULL);
INSERT INTO "entries" VALUES('r5vzqxjmppmp',11,'0','G4-4','c1216c4b','2026-11-30T07:52:20.123+00:00',NULL);
INSERT INTO "entries" VALUES('r5vzqxjmppmp',12,'1','R12-3','c467fd49','2026-11-30T07:52:20.123+00:00',NULL);
INSERT INTO "entries" VALUES('r5vzqxjmppmp',13,'0','G1x4','60cc1777','2026-11-30T07:52:20.123+00:00',NULL);
INSERT INTO "entries" VALUES('r5vzqxjmppmp',14,'1','Y1x3','cbf14262','2026-11-30T07:52:20.123+00:00',NULL);
INSERT INTO "entries" VALUES('r5vzqxjmppmp',15,'0','R8-4','28b386ed','2026-11-30T07:52:20.123+00:00',NULL);
INSERT INTO "entries" VALUES('r5vzqxjmppmp',16,'1','R7x3','1e0e638b','2026-11-30T07:52:20.123+00:00',NULL);
INSERT INTO "entries" VALUES('r5vzqxjmppmp',17,'0','R4-3','f1f34522','2026-11-30T07:52:20.123+00:00',NULL);
INSERT INTO "entries" VALUES('r5vzqxjmppmp',18,'1','A1-3','eec2db9f','2026-11-30T07:52:20.123+00:00',NULL);
INSERT INTO "entries" VALUES('r5vzqxjmppmp',19,'0','G2x4','a836132b','2026-11-30T07:52:20.123+00:00',NULL);
INSERT INTO "entries" VALUES('r5vzqxjmppmp',20,'1','Y13x1','4f28a9df','2026-11-30T07:52:20.123+00:00',NULL);
INSERT INTO "entries" VALUES('r5vzqxjmppmp',21,'0','Y12-2','bf5a9188','2026-11-30T07:52:20.123+00:00',NULL);
INSERT INTO "entries" VALUES('r5vzqxjmppmp',22,'0','R11x2','32da2aaf','2026-11-30T07:52:20.127+00:00',6);
INSERT INTO "entries" VALUES('r5vzqxjmppmp',23,'1','A7x3','e43064fc','2026-11-30T07:52:20.128+00:00',7);
INSERT INTO "entries" VALUES('r5vzqxjmppmp',24,'0','R2x3','cb906c5b','2026-11-30T07:52:20.128+00:00',8);
INSERT INTO "entries" VALUES('r5vzqxjmppmp',25,'1','B5-2','b9128ec5','2026-11-30T07:52:20.129+00:00',9);
INSERT INTO "entries" VALUES('qg66xxzc3w7a',0,'supply','R7 G1 R8 Y8 A13 G12 G7 R12 A4 B3 A10 A1 G13 Y1 Y7 R9 B13 Y3 G6 R10 G8 Y12 B5 R13 Y11 Y13 G4 Y5 B11 Y9 R4 R3 B9 R1 R5 G2 R6 G10 A7 Y2 R11 R2 B1 B7 Y6','55c2b173','2026-11-30T07:52:20.870+00:00',17);
INSERT INTO "entries" VALUES('qg66xxzc3w7a',1,'bag','Y R R Y G R R R R R Y B Y G B B R G B R Y G A Y Y B R G R A A R Y Y G A A G Y G R Y G B B','8f48716b','2026-11-30T07:52:20.870+00:00',17);
INSERT INTO "entries" VALUES('eyfjz7xnjv94',0,'0','@F','6813663c','2026-11-30T07:52:21.004+00:00',86);
INSERT INTO "entries" VALUES('eyfjz7xnjv94',1,'1','@E','e1d3aebe','2026-11-30T07:52:21.017+00:00',96);
INSERT INTO "entries" VALUES('eyfjz7xnjv94',2,'2','@J','28abcbfe','2026-11-30T07:52:21.027+00:00',109);
INSERT INTO "entries" VALUES('eyfjz7xnjv94',3,'0','>B','abd60afd','2026-11-30T07:52:21.043+00:00',118);
INSERT INTO "entries" VALUES('eyfjz7xnjv94',4,'1','left cadet','7d88fa89','2026-11-30T07:52:21.052+00:00',134);
INSERT INTO "entries" VALUES('eyfjz7xnjv94',5,'0','KB','a12e549b','2026-11-30T07:52:21.064+00:00',155);
INSERT INTO "entries" VALUES('eyfjz7xnjv94',6,'1','>I','61585b01','2026-11-30T07:52:21.068+00:00',156);
INSERT INTO "entries" VALUES('95nppg6ad649',0,'supply','Y8 Y13 B3 B7 R6 Y12 Y11 B9 Y6 R8 G7 Y5 G12 R5 R11 B5 R4 R2 Y1 R9 G1 R1 G8 A10 R7 B1 R13 A4 G10 A7 A1 Y2 G4 Y7 Y3 Y9 R10 G2 R12 B11 B13 R3 G6 G13 A13','4af5b1df','2026-11-30T07:52:21.959+00:00',1);
INSERT INTO "entries" VALUES('95nppg6ad649',1,'bag','Y Y R Y R G A B A Y R G R Y B R Y A B B R G R R A Y Y R B Y G R Y B B R A R G G G R G Y G','b5e3a343','2026-11-30T07:52:21.959+00:00',1);
INSERT INTO "entries" VALUES('95nppg6ad649',2,'1','Y5x2','b611c70a','2026-11-30T07:52:21.996+00:00',32);
INSERT INTO "entries" VALUES('95nppg6ad649',3,'0','Y11x1','df2ac1fb','2026-11-30T07:52:22.004+00:00',41);
INSERT INTO "entries" VALUES('95nppg6ad649',4,'1','R5x2','2b49aae8','2026-11-30T07:52:22.005+00:00',49);
INSERT INTO "entries" VALUES('10459ca18599',0,'supply','Y1 A7 R7 G6 R10 Y3 B13 A10 G2 A1 G4 Y11 Y8 R2 G10 R12 G13 B3 R3 Y5 R5 Y6 B7 R9 A4 Y7 B1 R4 A13 G12 Y9 R6 B9 G1 R1 B5 R8 G7 R11 Y2 Y13 R13 B11 Y12 G8','c8b629de','2026-11-30T07:52:22.036+00:00',0);
INSERT INTO "entries" VALUES('10459ca18599',1,'bag','B Y Y G Y A R B Y A R Y R R B R R G R G G Y R G Y G A B B R G G R B R A Y A R Y B G Y R Y','65f038b7','2026-11-30T07:52:22.036+00:00',0);
INSERT INTO "entries" VALUES('uayb8p48xm3m',0,'0','@R','d07de44e','2026-11-30T07:52:22.116+00:00',52);
INSERT INTO "entries" VALUES('uayb8p48xm3m',1,'1','@G','a88a0259','2026-11-30T07:52:22.124+00:00',60);
INSERT INTO "entries" VALUES('uayb8p48xm3m',2,'0','>Q','11ad84ac','2026-11-30T07:52:22.132+00:00',68);
INSERT INTO "entries" VALUES('uayb8p48xm3m',3,'0','YB','8aef7c75','2026-11-30T07:52:22.148+00:00',79);
INSERT INTO "entries" VALUES('uayb8p48xm3m',4,'0','takeback 1','5d1048a3','2026-11-30T07:52:22.218+00:00',155);
INSERT INTO "entries" VALUES('qttxw4fm64ba',0,'supply','R9 B1 Y8 B13 A13 G6 G1 R3 Y12 Y11 R5 Y13 A4 Y6 R12 Y1 A1 G10 G7 R10 A10 R8 Y5 R7 R4 R11 R2 R6 Y7 R13 B7 G13 G2 B9 B5 G8 Y2 Y9 G4 A7 R1 B11 Y3 G12 B3','6c1257b0','2026-11-30T07:52:22.364+00:00',1);
INSERT INTO "entries" VALUES('qttxw4fm64ba',1,'bag','Y G A R Y A Y R B Y G B R Y Y R G G R Y G R R R A G Y B Y Y A Y R G B R R B B R R A B G G','e3d56633','2026-11-30T07:52:22.364+00:00',1);
INSERT INTO "entries" VALUES('qttxw4fm64ba',2,'0','resign','e6db6841','2026-11-30T07:52:22.379+00:00',23);
INSERT INTO "entries" VALUES('8d7wnx2e7c7a',0,'supply','R4 Y6 Y2 Y13 G13 G1 B1 A1 G4 B11 A10 R5 G12 R2 R6 R11 G6 G10 R9 R10 R8 R13 Y12 B7 Y9 R3 A13 A4 A7 B5 Y8 Y5 Y1 G7 Y7 Y3 B3 Y11 R1 B9 R7 B13 G8 R12 G2','1ff62596','2026-11-30T07:52:22.562+00:00',0);
INSERT INTO "entries" VALUES('8d7wnx2e7c7a',1,'bag','R R Y A R R Y Y R G B G Y B G G R R G Y B A G G B R R G Y R Y Y R A Y Y A A B Y R G R B B','1c66e4be','2026-11-30T07:52:22.562+00:00',0);
INSERT INTO "entries" VALUES('8d7wnx2e7c7a',2,'0','resign','6a6ca705','2026-11-30T07:52:22.604+00:00',51);
INSERT INTO "entries" VALUES('defe8599a915',0,'supply','Y6 Y12 R10 R8 G10 G1 G8 G7 R5 B13 Y3 Y9 B11 G12 B1 R12 B7 R1 A7 A4 G6 R9 B3 Y7 B5 Y5 B9 Y11 Y13 R2 Y1 Y2 G4 R6 R7 R11 A13 R13 G13 R4 G2 Y8 A10 A1 R3','8d125ab1','2026-11-30T07:52:22.652+00:00',1);
INSERT INTO "entries" VALUES('defe8599a915',1,'bag','G Y R G R R R R Y R B R B G R R Y A A G G R B A Y B Y A A Y G G G Y Y B Y G B B R Y R Y R','dccd216b','2026-11-30T07:52:22.652+00:00',1);
INSERT INTO "entries" VALUES('defe8599a915',2,'1','Y3x4','369d203f','2026-11-30T07:52:22.660+00:00',21);
INSERT INTO "entries" VALUES('defe8599a915',3,'0','R8x4','c8d5c985','2026-11-30T07:52:22.667+00:00',28);
INSERT INTO "entries" VALUES('defe8599a915',4,'1','Y9x2','a5ed2634','2026-11-30T07:52:22.668+00:00',29);
CREATE TABLE former_names (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	ends VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "former_names" VALUES('frederic','Frederic','a0c74c9658b01027c96b8a5159d49cfe1','2027-02-28T07:52:20.654+00:00');
CREATE TABLE friend_links (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	ends VARCHAR(32) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "friend_links" VALUES('fbe5db23f902689ca713894691f61b5e8563edab750c24f9a69f490090607467','af6a797b02e6a96b4bb73f55cd49f3d10','2026-12-14T07:52:20.817+00:00');
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
INSERT INTO "friendships" VALUES('a0c74c9658b01027c96b8a5159d49cfe1','af6a797b02e6a96b4bb73f55cd49f3d10',1,1,'2026-11-30T07:52:20.748+00:00');
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
INSERT INTO "matches" VALUES('yjk4af5qu5xj','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'DF73FCB8353F60B6DA011DBAC936C0E08ADA227D441DF8B2CE691F17D5D13083','2026-11-30T07:52:12.012+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 86400000, "since": 6006}','2026-12-02T07:52:18.018+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,15,14,12,'2026-11-30T07:52:18.018+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('dkah6parvw69','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',0,1,X'5F03E9FCCFB499FB1423FD71F6C8DD2ADEA494A7E2D19D06ED7F3C0AC47138ED','2026-11-30T07:52:16.567+00:00',NULL,NULL,'["guest", "guest"]','[[7, 0, "offered"], [7, 1, "hint"]]',1,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,8,7,5,'2026-11-30T07:52:18.574+00:00','[1]','[]',0,0);
INSERT INTO "matches" VALUES('ubft9q8y6wcb','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'D4D4DB2EC9AD772CC6B65C218A7B136E37CA07AC90D0769CDDB5D3A74B65A4B4','2026-11-30T07:52:16.609+00:00','2026-11-30T07:52:19.396+00:00','[[0], "trophies"]','["random", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,75,79,74,'2026-11-30T07:52:19.396+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('jx2x2uh83jef','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','1.0.0',0,0,X'A81FB7A11533316A39D881F4A41C28B8756407E5CD0F75A12B8649C385A7DBEC','2026-11-30T07:52:16.640+00:00','2026-11-30T07:52:19.474+00:00','[[0], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1899990, 1879972], "quota": [7000, 7000], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,0,13,12,9,'2026-11-30T07:52:19.474+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('uwd98qwnmnsp','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'21E4F6D3509282E3EABA5E95F60D77309AC82DECFE1FDC22E58F4E61D52A1891','2026-11-30T07:52:17.219+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,14,12,12,'2026-11-30T07:52:18.358+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('ghmps5nz8md8','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'E504CA0E677E24F905069B114AAA9044C6720E74A60B093DF54C013600E544BF','2026-11-30T07:52:17.533+00:00','2026-11-30T07:52:20.035+00:00','[[], "agreement"]','["guest", "guest"]','[[30, 1, "offered"]]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,33,31,30,'2026-11-30T07:52:20.035+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('zwsr6x75yxrc','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'E2A5E6676DC3211E07603FBAA78037A2DF6ACB6567A1DC67C51B87F47C2E60E0','2026-11-30T07:52:20.058+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T07:52:20.058+00:00','anna',0,NULL,NULL,NULL,NULL,NULL,NULL,0,2,2,0,'2026-11-30T07:52:20.078+00:00','[1]','[]',1,0);
INSERT INTO "matches" VALUES('r5vzqxjmppmp','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'05A83365CEA0E8E7E48DE3290231898980051425BF505BAC90475295BB69A392','2026-11-30T07:52:20.120+00:00',NULL,NULL,'["guest", "random"]','[]',0,'{"match": "ubft9q8y6wcb", "ply": 22, "dealt": [36, 16]}',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,4,26,24,'2026-11-30T07:52:20.129+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('qg66xxzc3w7a','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'96C098A352B194D61F55C75C14492AFC00C88EC5718F055166190B905B4FE141','2026-11-30T07:52:20.823+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": true, "free": 86400000, "since": null}','2026-12-14T07:52:20.823+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,1,0,2,0,'2026-11-30T07:52:20.870+00:00','[0]','[]',1,0);
INSERT INTO "matches" VALUES('eyfjz7xnjv94','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 3, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'CF3AED1E21069F385BC9E8E1BF8A33588E795F3682EC6CA3F8047D3E6C992416','2026-11-30T07:52:20.909+00:00',NULL,NULL,'["guest", "guest", "guest"]','[[5, 1, "returned"]]',0,NULL,'30+20','{"left": [1800000, 1800000, 1800000], "quota": [3000, 3000, 3000], "forgiven": [0, 0, 0], "seat": 1, "is_first": false, "free": 0, "since": 1191}','2026-11-30T08:22:24.100+00:00',NULL,0,'cadet',NULL,NULL,NULL,NULL,NULL,0,10,7,6,'2026-11-30T07:52:21.065+00:00','[1]','[[1, "left", "cadet"]]',0,0);
INSERT INTO "matches" VALUES('95nppg6ad649','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'560E0E1897517D5AE7DB1382C1884157C07790C7FCF5A1F67B631BE29C80B0FC','2026-11-30T07:52:21.956+00:00',NULL,NULL,'["guest", "program"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,3,5,3,'2026-11-30T07:52:22.005+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('10459ca18599','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'864206E422B64B6750F712009531C425FE22D2C1408879CAFE05A157F304FB2D','2026-11-30T07:52:22.012+00:00',NULL,NULL,'["open", "guest"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T07:52:22.012+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,0,2,0,'2026-11-30T07:52:22.014+00:00','[1]','[]',1,0);
INSERT INTO "matches" VALUES('uayb8p48xm3m','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'5E15B162170A8B591802760AB6E3EE3F973455AA4C81C6F16FD2F0AEA2190358','2026-11-30T07:52:22.057+00:00',NULL,NULL,'["guest", "guest"]','[[4, 0, "asked"], [4, 1, "agreed"], [5, 0, "time"], [5, 1, "thanks"]]',0,NULL,'30+20','{"left": [1819981, 1834924], "quota": [6000, 4000], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 0, "since": 155}','2026-11-30T08:22:44.193+00:00',NULL,0,NULL,'{"length": 3, "won": [2, 0]}',NULL,NULL,NULL,NULL,0,10,5,5,'2026-11-30T07:52:22.216+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('qttxw4fm64ba','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','2026-11-30T07:52:22.355+00:00','2026-11-30T07:52:22.378+00:00','[[1], "resignation"]','["guest", "cadet"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,'2026-06-01',NULL,0,2,3,0,'2026-11-30T07:52:22.378+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('8d7wnx2e7c7a','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'71B5C2FAC5F7E8DA2FCA5141A20153098547291369728F25B2607AF6046B338B','2026-11-30T07:52:22.549+00:00','2026-11-30T07:52:22.600+00:00','[[1], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1800000, 1800000], "quota": [3000, 3000], "forgiven": [0, 0], "seat": 0, "is_first": true, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,'cup',0,1,3,0,'2026-11-30T07:52:22.600+00:00','[]','[]',0,1);
INSERT INTO "matches" VALUES('defe8599a915','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'A9B4E2D4E5F51BF49C6D3324972E00E6A407524F64DE5760CB4AB52968EF1C6F','2026-11-30T07:52:22.638+00:00',NULL,NULL,'["guest", "random"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,'["K\u00e4se & \ud83e\uddc0", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"]',NULL,NULL,0,3,5,3,'2026-11-30T07:52:22.667+00:00','[0]','[]',0,0);
CREATE TABLE mutes (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "mutes" VALUES('anna','ben','2026-11-30T07:52:22.243+00:00');
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
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','yjk4af5qu5xj','12','anna','turn','2026-11-30T07:52:21.942+00:00',NULL,0);
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','ghmps5nz8md8','over','anna','result','2026-11-30T07:52:21.942+00:00',NULL,0);
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','jx2x2uh83jef','over','anna','result','2026-11-30T07:52:21.943+00:00',NULL,0);
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','ubft9q8y6wcb','over','anna','result','2026-11-30T07:52:21.943+00:00',NULL,0);
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
INSERT INTO "passkeys" VALUES('0000000000000000000000000000000000000000000000000000000000000000','af6a797b02e6a96b4bb73f55cd49f3d10',X'0001',X'02',3,'localhost','Laptop',0,'2026-11-30T07:52:20.540+00:00',NULL);
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
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-30T07:52:16.443+00:00','2026-11-30T07:52:20.140+00:00',NULL,NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-30T07:52:16.569+00:00','2026-11-30T07:52:16.569+00:00',NULL,NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-30T07:52:16.616+00:00','2026-11-30T07:52:16.616+00:00',NULL,NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-30T07:52:20.077+00:00','2026-11-30T07:52:20.136+00:00','anna',NULL);
INSERT INTO "players" VALUES('pba4765b3ee0ca624d2e2d1fa5e7c2338','program','Zephyr','2026-11-30T07:52:20.440+00:00','2026-11-30T07:52:20.440+00:00',NULL,NULL);
INSERT INTO "players" VALUES('af6a797b02e6a96b4bb73f55cd49f3d10','account','Dora','2026-11-30T07:52:20.529+00:00','2026-11-30T07:52:20.529+00:00',NULL,NULL);
INSERT INTO "players" VALUES('wilhelmine','guest','Balloonist 4639','2026-11-30T07:52:20.559+00:00','2026-11-30T07:52:20.571+00:00',NULL,'WWWWWWWWWWWWWWWWWWWWWWWW');
INSERT INTO "players" VALUES('a0c74c9658b01027c96b8a5159d49cfe1','account','Fred','2026-11-30T07:52:20.641+00:00','2026-11-30T07:52:20.641+00:00',NULL,NULL);
INSERT INTO "players" VALUES('emil','guest','Emil','2026-11-30T07:52:20.916+00:00','2026-11-30T07:52:20.916+00:00',NULL,NULL);
INSERT INTO "players" VALUES('cadet','bot',NULL,'2026-11-30T07:52:22.357+00:00','2026-11-30T07:52:22.357+00:00',NULL,NULL);
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
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-30T07:52:20.133+00:00','2026-11-30T07:52:20.134+00:00',NULL,'2026-11-30T08:52:20.140+00:00','0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-30T07:52:20.136+00:00','2026-11-30T07:52:20.136+00:00',NULL,NULL,'1b94c4356895c3a0',NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-30T07:52:20.139+00:00','2026-11-30T07:52:20.140+00:00',NULL,NULL,'0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('4778dd0e08b227676b3c75a09603797d428dc437f46f8882cc55a848ee40a22c','af6a797b02e6a96b4bb73f55cd49f3d10','2026-11-30T07:52:20.536+00:00','2026-11-30T07:52:20.536+00:00',NULL,NULL,'4778dd0e08b22767','Firefox, Linux');
INSERT INTO "proofs" VALUES('17b7b4dce9ce7de46d7938f26213f0382d04145da13cfa02a3c60fdd2102b8c1','wilhelmine','2026-11-30T07:52:20.570+00:00','2026-11-30T07:52:20.571+00:00',NULL,NULL,'17b7b4dce9ce7de4',NULL);
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
INSERT INTO "ratings" VALUES('jx2x2uh83jef',0,'anna','balloon-cup','classical',0,'2026-11-30T07:52:20.110+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
INSERT INTO "ratings" VALUES('jx2x2uh83jef',1,'ben','balloon-cup','classical',0,'2026-11-30T07:52:20.110+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
CREATE TABLE recoveries (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "recoveries" VALUES('eec4b43eeb3ffbd2738308954776519a941cddf85df15fa878fb36e4247ee94d','af6a797b02e6a96b4bb73f55cd49f3d10');
INSERT INTO "recoveries" VALUES('7c5b1de83a639d8363a9be0883685fff066afacaef06bfb8a5be2d93880f4bea','af6a797b02e6a96b4bb73f55cd49f3d10');
INSERT INTO "recoveries" VALUES('341347986f5610ffeded4b67730c38d8dc9a9f1a53f2e6699532954c00b30fa1','af6a797b02e6a96b4bb73f55cd49f3d10');
INSERT INTO "recoveries" VALUES('b792c66a9720e3892a612f5baf9cfac3e7f3d2fcbd7cc16baa20c8de80842799','af6a797b02e6a96b4bb73f55cd49f3d10');
INSERT INTO "recoveries" VALUES('a8aff7624e1a6de89ce2dc7f2cddb7fdc1cc1d40edb16ed53aaf85a8dc5a6caa','af6a797b02e6a96b4bb73f55cd49f3d10');
INSERT INTO "recoveries" VALUES('45baf8d4e34a2f3fb04c9404938eeab5aa2f6adf3cd28b0c00eeea4a33ee4df1','af6a797b02e6a96b4bb73f55cd49f3d10');
INSERT INTO "recoveries" VALUES('fe63988048d3e5bbd7743156cc0b209215f93bb1d978ad0dda113710882d7409','af6a797b02e6a96b4bb73f55cd49f3d10');
INSERT INTO "recoveries" VALUES('fa4304bacf467dd96b90236321d544924f3d0407ad3e4241a9afe68f39a02e25','af6a797b02e6a96b4bb73f55cd49f3d10');
INSERT INTO "recoveries" VALUES('ae795094a722a2db5160770e4ee0485c3d70c21b3f71a06603b430ce1d6b154e','a0c74c9658b01027c96b8a5159d49cfe1');
INSERT INTO "recoveries" VALUES('3f8fbaa190dbdb9a59bed642e75ccb546657cae73cf8fc4a07c0c22a089c72bc','a0c74c9658b01027c96b8a5159d49cfe1');
INSERT INTO "recoveries" VALUES('cca643b720e38ed1354b271a79a1c2e117664d7bd1414839280e8a2186acfc0e','a0c74c9658b01027c96b8a5159d49cfe1');
INSERT INTO "recoveries" VALUES('7ff1ca12cf6dc75cac20fb7f47df5003d6397c85b0ade699bf22dc680c0b6b08','a0c74c9658b01027c96b8a5159d49cfe1');
INSERT INTO "recoveries" VALUES('ba27ccf0769ff0306137cc8d5bedbc32ecc5dff28406b520624101fdeaf80485','a0c74c9658b01027c96b8a5159d49cfe1');
INSERT INTO "recoveries" VALUES('7898c3ea3540550f2d2e4767c130a84965ef7891edc150adb0df2f94d4529e53','a0c74c9658b01027c96b8a5159d49cfe1');
INSERT INTO "recoveries" VALUES('68a1d32c04c0b7616e5eef19d1e9faed5a301c3650781c81d8e908fb4fee681a','a0c74c9658b01027c96b8a5159d49cfe1');
INSERT INTO "recoveries" VALUES('bd213b438c810ccefa90a613cd39342fd43ee604a4b54e13ba983523339fed1b','a0c74c9658b01027c96b8a5159d49cfe1');
CREATE TABLE reports (
	player VARCHAR(40) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, name), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "reports" VALUES('anna','Ben','2026-11-30T07:52:20.593+00:00');
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
INSERT INTO "seats" VALUES('yjk4af5qu5xj',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('yjk4af5qu5xj',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('dkah6parvw69',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('dkah6parvw69',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('ubft9q8y6wcb',0,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('ubft9q8y6wcb',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('jx2x2uh83jef',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('jx2x2uh83jef',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('uwd98qwnmnsp',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('uwd98qwnmnsp',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('ghmps5nz8md8',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('ghmps5nz8md8',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('zwsr6x75yxrc',0,'guest','anna','Carl',NULL,NULL);
INSERT INTO "seats" VALUES('zwsr6x75yxrc',1,'open',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('r5vzqxjmppmp',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('r5vzqxjmppmp',1,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('qg66xxzc3w7a',0,'account','a0c74c9658b01027c96b8a5159d49cfe1','Fred',NULL,NULL);
INSERT INTO "seats" VALUES('qg66xxzc3w7a',1,'open',NULL,'Dora',NULL,'af6a797b02e6a96b4bb73f55cd49f3d10');
INSERT INTO "seats" VALUES('eyfjz7xnjv94',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('eyfjz7xnjv94',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('eyfjz7xnjv94',2,'guest','emil','Emil',NULL,NULL);
INSERT INTO "seats" VALUES('95nppg6ad649',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('95nppg6ad649',1,'program','pba4765b3ee0ca624d2e2d1fa5e7c2338','Zephyr','Anna',NULL);
INSERT INTO "seats" VALUES('10459ca18599',0,'open',NULL,'Emil',NULL,'emil');
INSERT INTO "seats" VALUES('10459ca18599',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('uayb8p48xm3m',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('uayb8p48xm3m',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('qttxw4fm64ba',0,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('qttxw4fm64ba',1,'bot','cadet',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('8d7wnx2e7c7a',0,'guest','anna','Anna',NULL,NULL);
INSERT INTO "seats" VALUES('8d7wnx2e7c7a',1,'guest','ben','Ben',NULL,NULL);
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
INSERT INTO "subscriptions" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','anna','webhook','https://bots.example/hook',NULL,X'7373737373737373737373737373737373737373737373737373737373737373','de','2026-11-30T07:52:21.096+00:00',NULL,0,NULL);
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
INSERT INTO "tokens" VALUES('af9dfe28148c1285bfa9893e39604b9885def083e1ed560fc37c03c8c84435c0','pba4765b3ee0ca624d2e2d1fa5e7c2338','anna','read play','2026-11-30T07:52:20.441+00:00','2026-11-30T07:52:20.441+00:00',NULL,'2026-11-30T07:52:20.519+00:00');
INSERT INTO "tokens" VALUES('e4917ddbdfa91eb1251e22ede87289c55042611b19b81288c699f3f80ced7ec4','pba4765b3ee0ca624d2e2d1fa5e7c2338','anna','read','2026-11-30T07:52:20.471+00:00','2026-11-30T07:52:20.496+00:00','0011',NULL);
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
INSERT INTO "tournament_records" VALUES('cup',0,'opened','2026-11-30T07:52:22.419+00:00','anna','{}');
INSERT INTO "tournament_records" VALUES('cup',1,'entered','2026-11-30T07:52:22.453+00:00','anna','{"entrant": 0}');
INSERT INTO "tournament_records" VALUES('cup',2,'entered','2026-11-30T07:52:22.457+00:00','ben','{"entrant": 1}');
INSERT INTO "tournament_records" VALUES('cup',3,'entered','2026-11-30T07:52:22.465+00:00','emil','{"entrant": 2}');
INSERT INTO "tournament_records" VALUES('cup',4,'withdrew','2026-11-30T07:52:22.474+00:00','emil','{"entrant": 2}');
INSERT INTO "tournament_records" VALUES('cup',5,'paired','2026-11-30T07:52:22.532+00:00',NULL,'{"pairings": [[0, 1, "8d7wnx2e7c7a"]], "byes": [], "results": {}, "table": [0, 1]}');
INSERT INTO "tournament_records" VALUES('cup',6,'ended','2026-11-30T07:52:22.617+00:00',NULL,'{"results": {"8d7wnx2e7c7a": [0, 2, null]}}');
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
INSERT INTO "tournaments" VALUES('cup','Cup','round-robin','30+20','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}',5,0,8,0,'2026-11-30T07:52:22.416+00:00','2026-11-30T07:52:22.616+00:00',7);
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
INSERT INTO "tries" VALUES('2026-06-01','balloon-cup','ben','qttxw4fm64ba',0,'2026-11-30T07:52:22.378+00:00',NULL,NULL,NULL,NULL);
CREATE TABLE verdicts (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	is_kept INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness)
);
INSERT INTO "verdicts" VALUES('wwwwwwwwwwwwwwwwwwwwwwww','WWWWWWWWWWWWWWWWWWWWWWWW',0,'2026-11-30T07:52:20.601+00:00');
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_matches_running ON matches (id) WHERE ended_at IS NULL;
CREATE INDEX ix_matches_awaits_rating ON matches (ended_at, id) WHERE awaits_rating = 1;
CREATE INDEX ix_matches_offered ON matches (begun_at, id) WHERE offered_by IS NOT NULL AND free_seats > 0 AND deadline IS NOT NULL;
CREATE INDEX ix_matches_tournament ON matches (tournament) WHERE tournament IS NOT NULL;
CREATE INDEX ix_matches_ended ON matches (game, control, ended_at) WHERE ended_at IS NOT NULL;
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
CREATE INDEX ix_notices_match ON notices ("match");
CREATE INDEX ix_notices_due ON notices (due) WHERE due IS NOT NULL;
CREATE INDEX ix_notices_player ON notices (player);
COMMIT;
