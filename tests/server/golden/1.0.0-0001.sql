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
INSERT INTO "accounts" VALUES('a56388d923ec66b607bfdb985f65697f1','dora','$argon2id$none',NULL,NULL,0,1,'2026-11-30T08:47:55.145+00:00');
INSERT INTO "accounts" VALUES('a44f84fa60a7f4b913c9f24ad1a9f4513','fred','$argon2id$none',NULL,NULL,0,0,NULL);
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
INSERT INTO "attempts" VALUES('0011',1,'2026-11-30T09:02:55.012+00:00');
INSERT INTO "attempts" VALUES('0022',1,'2026-12-30T08:47:55.134+00:00');
CREATE TABLE blocks (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "blocks" VALUES('a56388d923ec66b607bfdb985f65697f1','ben','2026-11-30T08:47:55.007+00:00');
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
INSERT INTO "confirmations" VALUES('3c469e9d6c5875d37a43f353d4f88e61fcf812c66eee3457465a40b0da4153e0','anna','anna@mail.example','de','00000000000000000000000000000000','2026-12-01T08:47:55.165+00:00','2026-11-30T08:47:55.165+00:00',0);
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
INSERT INTO "entries" VALUES('8rqzn7gddd6u',0,'supply','R11 Y5 Y12 Y7 R2 G8 Y11 A7 G7 A1 B1 R10 A4 R3 B9 R8 R12 Y2 A13 G1 G2 G6 Y13 Y1 Y3 Y6 G4 R6 B3 B13 G13 R1 G10 Y8 A10 B7 Y9 R9 B11 G12 R7 B5 R4 R13 R5','fec98ce0','2026-11-30T08:47:54.566+00:00',433);
INSERT INTO "entries" VALUES('8rqzn7gddd6u',1,'bag','R Y R G Y B Y G B B R Y Y B R Y A R G A Y Y G A R R B R A B R G G G R R R Y G G B Y Y A R','8003e188','2026-11-30T08:47:54.566+00:00',433);
INSERT INTO "entries" VALUES('njbcg5whpjt3',0,'supply','G12 Y5 A10 R2 R12 G6 G8 R4 Y6 A13 Y8 B3 G7 R11 R9 B1 G4 A7 G13 R13 Y3 R7 Y7 B7 R3 A4 Y11 R1 B11 R10 Y12 B9 G2 G10 R6 B13 Y2 Y13 G1 A1 R5 B5 Y9 Y1 R8','c545415d','2026-11-30T08:47:54.578+00:00',1);
INSERT INTO "entries" VALUES('njbcg5whpjt3',1,'bag','Y B Y B R Y R R R Y Y R B R A Y G R A R Y R R G B Y G A R R Y A G G B G Y G R G B A B Y G','b8a0ef2f','2026-11-30T08:47:54.578+00:00',1);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',0,'supply','B3 G13 B7 G6 Y13 Y3 Y5 G8 R9 R10 R12 R11 Y12 A10 G1 G2 G7 R7 R4 R8 A4 G12 G4 R13 Y7 R2 Y6 Y2 G10 B5 R1 R6 A1 Y1 Y11 R3 B13 Y9 Y8 R5 B11 B1 B9 A7 A13','0f8c1bee','2026-11-30T08:47:54.583+00:00',1);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',1,'bag','Y R G B G G R B G G B A G R G G R G Y Y Y R R R R A R Y A B R B R A Y Y Y Y B B R Y R A Y','ae4b50e2','2026-11-30T08:47:54.583+00:00',1);
INSERT INTO "entries" VALUES('54ms96euebkd',0,'supply','Y5 A7 Y6 R13 G12 Y12 B11 R10 G7 R11 G10 Y7 G13 R7 Y2 B7 G2 R6 G6 A1 R1 Y9 Y13 G4 B3 A4 R8 R12 Y8 R9 R2 Y3 A13 B9 G8 B1 R5 Y11 R4 G1 R3 B13 A10 Y1 B5','7d57755f','2026-11-30T08:47:54.588+00:00',0);
INSERT INTO "entries" VALUES('54ms96euebkd',1,'bag','R B R G R Y R G B Y R R Y R Y B G Y B B A A A G A Y B R R Y B R Y Y R G G R A G Y R G Y G','24fe7128','2026-11-30T08:47:54.588+00:00',0);
INSERT INTO "entries" VALUES('8rqzn7gddd6u',2,'0','Y12-3','4e56840d','2026-11-30T08:47:54.769+00:00',642);
INSERT INTO "entries" VALUES('8rqzn7gddd6u',3,'1','B1x3','c8ff7a9c','2026-11-30T08:47:54.771+00:00',645);
INSERT INTO "entries" VALUES('8rqzn7gddd6u',4,'0','G8-3','6b7c803f','2026-11-30T08:47:54.772+00:00',646);
INSERT INTO "entries" VALUES('8rqzn7gddd6u',5,'1','Y2-3','e4f80819','2026-11-30T08:47:54.773+00:00',647);
INSERT INTO "entries" VALUES('8rqzn7gddd6u',6,'0','Y5-4','865ab51c','2026-11-30T08:47:54.773+00:00',648);
INSERT INTO "entries" VALUES('8rqzn7gddd6u',7,'1','G7-4','c6432a21','2026-11-30T08:47:54.774+00:00',649);
INSERT INTO "entries" VALUES('8rqzn7gddd6u',8,'0','G2x3','3c345b5b','2026-11-30T08:47:54.775+00:00',649);
INSERT INTO "entries" VALUES('8rqzn7gddd6u',9,'1','R8-2','776acc65','2026-11-30T08:47:54.776+00:00',650);
INSERT INTO "entries" VALUES('8rqzn7gddd6u',10,'0','R11-2','531a2009','2026-11-30T08:47:54.776+00:00',651);
INSERT INTO "entries" VALUES('8rqzn7gddd6u',11,'1','G6x4','e2b4ca30','2026-11-30T08:47:54.777+00:00',652);
INSERT INTO "entries" VALUES('8rqzn7gddd6u',12,'0','Y13x4','98958419','2026-11-30T08:47:54.778+00:00',653);
INSERT INTO "entries" VALUES('8rqzn7gddd6u',13,'1','B9x4','bd3499b9','2026-11-30T08:47:54.779+00:00',653);
INSERT INTO "entries" VALUES('gvhe2uemem6c',0,'0','@F','dcc213f4','2026-11-30T08:47:54.806+00:00',114);
INSERT INTO "entries" VALUES('gvhe2uemem6c',1,'1','@D','0b0eb183','2026-11-30T08:47:54.808+00:00',117);
INSERT INTO "entries" VALUES('gvhe2uemem6c',2,'0','>K','9a78cfcc','2026-11-30T08:47:54.810+00:00',118);
INSERT INTO "entries" VALUES('gvhe2uemem6c',3,'0','YB','ea898c04','2026-11-30T08:47:54.811+00:00',120);
INSERT INTO "entries" VALUES('gvhe2uemem6c',4,'1','>C','895aa99d','2026-11-30T08:47:54.812+00:00',121);
INSERT INTO "entries" VALUES('gvhe2uemem6c',5,'1','OY','5c29738a','2026-11-30T08:47:54.812+00:00',122);
INSERT INTO "entries" VALUES('gvhe2uemem6c',6,'0','Y','bb49f038','2026-11-30T08:47:54.813+00:00',123);
INSERT INTO "entries" VALUES('gvhe2uemem6c',7,'0','>F','2fb63301','2026-11-30T08:47:54.814+00:00',124);
INSERT INTO "entries" VALUES('gvhe2uemem6c',8,'0','YY','56eb4558','2026-11-30T08:47:54.815+00:00',124);
INSERT INTO "entries" VALUES('gvhe2uemem6c',9,'1','Y','2237d754','2026-11-30T08:47:54.815+00:00',125);
INSERT INTO "entries" VALUES('gvhe2uemem6c',10,'1','+F-K','4d0de906','2026-11-30T08:47:54.816+00:00',126);
INSERT INTO "entries" VALUES('gvhe2uemem6c',11,'0','+N-Q','e345b15a','2026-11-30T08:47:54.817+00:00',126);
INSERT INTO "entries" VALUES('njbcg5whpjt3',2,'0','R4x3','285e133d','2026-11-30T08:47:54.818+00:00',244);
INSERT INTO "entries" VALUES('njbcg5whpjt3',3,'1','Y8x3','5f9bc89a','2026-11-30T08:47:54.818+00:00',245);
INSERT INTO "entries" VALUES('njbcg5whpjt3',4,'0','R2-3','c470ed1f','2026-11-30T08:47:54.819+00:00',245);
INSERT INTO "entries" VALUES('njbcg5whpjt3',5,'1','B3x2','3a76f335','2026-11-30T08:47:54.819+00:00',246);
INSERT INTO "entries" VALUES('njbcg5whpjt3',6,'0','R12x4','0519c573','2026-11-30T08:47:54.820+00:00',247);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',2,'1','R9x2','842ff142','2026-11-30T08:47:54.822+00:00',242);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',3,'0','Y5-1','9c77b12c','2026-11-30T08:47:54.823+00:00',242);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',4,'1','R12-2','c40a6f52','2026-11-30T08:47:54.823+00:00',243);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',5,'0','B7-4','908d3f90','2026-11-30T08:47:54.824+00:00',243);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',6,'1','G1-2','e8162c7e','2026-11-30T08:47:54.824+00:00',244);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',7,'0','G13-4','0142ad0d','2026-11-30T08:47:54.825+00:00',245);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',8,'1','R4-4','9bae73b0','2026-11-30T08:47:54.826+00:00',245);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',9,'0','G12-2','940c97b7','2026-11-30T08:47:54.826+00:00',246);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',10,'1','G4x4','449b8de1','2026-11-30T08:47:54.827+00:00',247);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',11,'0','B3x3','35aa3f65','2026-11-30T08:47:54.828+00:00',247);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',12,'1','G7-4','32dc3700','2026-11-30T08:47:54.828+00:00',248);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',13,'0','R13-4','26bf31c7','2026-11-30T08:47:54.829+00:00',249);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',14,'1','A10-2','77e13478','2026-11-30T08:47:54.830+00:00',249);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',15,'0','G6-3','8ff18485','2026-11-30T08:47:54.830+00:00',250);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',16,'1','G2x3','7ce2ddbe','2026-11-30T08:47:54.831+00:00',251);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',17,'0','B5-3','366c8996','2026-11-30T08:47:54.832+00:00',251);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',18,'1','Y6-1','ba1c8944','2026-11-30T08:47:54.832+00:00',252);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',19,'1','A4x2','bfa0b1af','2026-11-30T08:47:54.833+00:00',252);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',20,'0','G8-1','6d5f9117','2026-11-30T08:47:54.833+00:00',253);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',21,'1','G10-3','5a2d94ef','2026-11-30T08:47:54.834+00:00',254);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',22,'0','~R6R7R8Y11','12d443ff','2026-11-30T08:47:54.835+00:00',255);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',23,'0','B13x2','fd6d41ec','2026-11-30T08:47:54.836+00:00',256);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',24,'1','~Y12A1','21a25933','2026-11-30T08:47:54.837+00:00',256);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',25,'1','B1x2','50453b66','2026-11-30T08:47:54.837+00:00',257);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',26,'1','R10-2','17cbbd72','2026-11-30T08:47:54.838+00:00',258);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',27,'0','R5-2','8d634258','2026-11-30T08:47:54.839+00:00',258);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',28,'supply','Y6 G1 Y5 R12 R8 Y11 B1 A10 G12 A1 Y12 B13 R9 A4 R7 R6','7ebdf335','2026-11-30T08:47:54.839+00:00',258);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',29,'1','B9-4','9a2fb790','2026-11-30T08:47:54.839+00:00',259);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',30,'0','~Y2Y3Y9B11','d18fa87f','2026-11-30T08:47:54.840+00:00',260);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',31,'1','G1x2','6a01c33d','2026-11-30T08:47:54.841+00:00',260);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',32,'0','~R2R8R12','7ceefdb4','2026-11-30T08:47:54.841+00:00',261);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',33,'0','G12x1','49b9a484','2026-11-30T08:47:54.842+00:00',262);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',34,'0','~Y5Y6A1A10','5c850ed7','2026-11-30T08:47:54.843+00:00',262);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',35,'1','~R1R3Y1Y7','a4f9557b','2026-11-30T08:47:54.843+00:00',263);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',36,'supply','Y3 R1 Y9 R12 Y6 R3 A1 Y2 Y7 G12 R8 Y5 B11 R2 Y1 G8 A10','9662379c','2026-11-30T08:47:54.843+00:00',263);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',37,'0','~R7R9A4','8f1d5aca','2026-11-30T08:47:54.844+00:00',264);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',38,'1','~R1R6Y3Y9','3f63739f','2026-11-30T08:47:54.845+00:00',265);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',39,'1','G12-2','4d9b618d','2026-11-30T08:47:54.846+00:00',265);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',40,'0','R12x2','3d7be66a','2026-11-30T08:47:54.846+00:00',266);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',41,'1','R8x2','8e8ca2ea','2026-11-30T08:47:54.847+00:00',267);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',42,'0','~Y6','1e3d7ef6','2026-11-30T08:47:54.848+00:00',267);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',43,'1','~','32108f0e','2026-11-30T08:47:54.848+00:00',268);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',44,'0','~R2Y8Y11Y12','cfb8dc34','2026-11-30T08:47:54.849+00:00',269);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',45,'supply','G1 R2 Y6 R6 Y9 Y12 A4 R10 R1 R7 Y8 R9 Y3 G12 Y11 R5','b33033d5','2026-11-30T08:47:54.849+00:00',269);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',46,'0','G1x2','1e7c0871','2026-11-30T08:47:54.850+00:00',270);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',47,'1','~R11Y7B1','a06c7db2','2026-11-30T08:47:54.851+00:00',270);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',48,'0','G8x3','9e0b67ce','2026-11-30T08:47:54.851+00:00',271);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',49,'1','Y6x3','d762f422','2026-11-30T08:47:54.852+00:00',271);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',50,'0','Y13-3','e32b0d26','2026-11-30T08:47:54.852+00:00',272);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',51,'1','Y9x3','b8471ecc','2026-11-30T08:47:54.853+00:00',273);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',52,'0','Y1x3','0de15f76','2026-11-30T08:47:54.854+00:00',273);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',53,'1','Y2-3','f24d3a66','2026-11-30T08:47:54.854+00:00',274);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',54,'0','Y12x3','06c4963f','2026-11-30T08:47:54.855+00:00',274);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',55,'1','R6-3','fdd6ed45','2026-11-30T08:47:54.855+00:00',275);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',56,'0','R2x3','a0e3036e','2026-11-30T08:47:54.856+00:00',276);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',57,'1','R1x3','98b66f55','2026-11-30T08:47:54.857+00:00',276);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',58,'0','R9x3','3d0d804a','2026-11-30T08:47:54.857+00:00',277);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',59,'1','~Y3Y8','66ad4e9e','2026-11-30T08:47:54.858+00:00',278);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',60,'supply','R11 B5 Y9 G2 Y8 Y6 B1 G10 B3 Y12 Y7 Y1 Y2 G8 Y13 G6 Y3','2dd344fd','2026-11-30T08:47:54.858+00:00',278);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',61,'1','R11x3','d7b6bd49','2026-11-30T08:47:54.859+00:00',278);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',62,'0','R5-3','0d4af5d8','2026-11-30T08:47:54.859+00:00',279);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',63,'1','A4-3','eb79882a','2026-11-30T08:47:54.860+00:00',280);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',64,'0','R7x3','37f8a8d2','2026-11-30T08:47:54.861+00:00',280);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',65,'1','A13x3','9bc0b147','2026-11-30T08:47:54.861+00:00',281);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',66,'0','R3x3','66ce2d11','2026-11-30T08:47:54.862+00:00',282);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',67,'1','~Y9','bb859e0b','2026-11-30T08:47:54.863+00:00',282);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',68,'0','R10-3','4ac62222','2026-11-30T08:47:54.863+00:00',283);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',69,'1','~Y8B1B5A7','1707b488','2026-11-30T08:47:54.865+00:00',284);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',70,'1','G8-4','fe995988','2026-11-30T08:47:54.866+00:00',285);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',71,'bag','Y G B G G Y R A B R R Y B Y A G Y Y G','83f489c1','2026-11-30T08:47:54.866+00:00',285);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',72,'1','Y7x4','dac417ac','2026-11-30T08:47:54.866+00:00',286);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',73,'0','G10-1','bc6f56a3','2026-11-30T08:47:54.867+00:00',287);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',74,'1','B3x4','53ecf118','2026-11-30T08:47:54.868+00:00',287);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',75,'supply','B7 R9 G4 R4 Y9 R11 Y8 R1 G13 R2 A7 R5 B1 R6 G7 G8 B5 B9 R13','724fbf1a','2026-11-30T08:47:54.868+00:00',287);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',76,'0','B13x4','85008e49','2026-11-30T08:47:54.868+00:00',288);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',77,'1','Y13-4','009c6812','2026-11-30T08:47:54.869+00:00',289);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',78,'0','R9x4','4d3af291','2026-11-30T08:47:54.870+00:00',289);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',79,'1','G6x2','b4652a3c','2026-11-30T08:47:54.870+00:00',290);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',80,'1','G>A','17c66c8a','2026-11-30T08:47:54.871+00:00',291);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',81,'bag','G G G R B G Y G Y G Y R G Y Y B R A B','ae724daa','2026-11-30T08:47:54.871+00:00',291);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',82,'0','Y3x2','a23608ff','2026-11-30T08:47:54.872+00:00',291);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',83,'1','G4x2','39dbb511','2026-11-30T08:47:54.872+00:00',292);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',84,'0','Y12-2','0cae8e41','2026-11-30T08:47:54.873+00:00',293);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',85,'1','A1-4','e475c70c','2026-11-30T08:47:54.874+00:00',293);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',86,'0','R1-3','48f7d380','2026-11-30T08:47:54.874+00:00',294);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',87,'bag','Y B R R G Y B A R R R R Y G G R R Y R Y B R G','0cc9f6e3','2026-11-30T08:47:54.874+00:00',294);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',88,'1','G13-3','57ec3e63','2026-11-30T08:47:54.875+00:00',295);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',89,'0','G12-3','5fccc6b6','2026-11-30T08:47:54.876+00:00',295);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',90,'1','A7x4','2a176b01','2026-11-30T08:47:54.876+00:00',296);
INSERT INTO "entries" VALUES('vch7ekpxz6zr',91,'0','R2-4','1d8f6871','2026-11-30T08:47:54.878+00:00',297);
INSERT INTO "entries" VALUES('54ms96euebkd',2,'0','R13x3','183b61e7','2026-11-30T08:47:54.879+00:00',293);
INSERT INTO "entries" VALUES('54ms96euebkd',3,'1','R11x3','c8b911da','2026-11-30T08:47:54.880+00:00',294);
INSERT INTO "entries" VALUES('54ms96euebkd',4,'0','Y6-4','2a6416d9','2026-11-30T08:47:54.880+00:00',295);
INSERT INTO "entries" VALUES('54ms96euebkd',5,'1','R7-1','f7ebe088','2026-11-30T08:47:54.881+00:00',296);
INSERT INTO "entries" VALUES('54ms96euebkd',6,'0','R10-2','6da3da4a','2026-11-30T08:47:54.882+00:00',296);
INSERT INTO "entries" VALUES('54ms96euebkd',7,'1','Y2-3','ace2823b','2026-11-30T08:47:54.883+00:00',297);
INSERT INTO "entries" VALUES('54ms96euebkd',8,'0','Y12-3','5ad9a6c2','2026-11-30T08:47:54.883+00:00',298);
INSERT INTO "entries" VALUES('54ms96euebkd',9,'1','G13-3','9a19f694','2026-11-30T08:47:54.884+00:00',299);
INSERT INTO "entries" VALUES('54ms96euebkd',10,'0','G2x4','b897fdb3','2026-11-30T08:47:54.885+00:00',300);
INSERT INTO "entries" VALUES('54ms96euebkd',11,'1','resign','6f57b786','2026-11-30T08:47:54.886+00:00',300);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',0,'1','R','717e2eea','2026-11-30T08:47:54.887+00:00',154);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',1,'0','>F','8c46c908','2026-11-30T08:47:54.888+00:00',155);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',2,'0','WK','754082c8','2026-11-30T08:47:54.889+00:00',156);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',3,'1','>F','a3e738eb','2026-11-30T08:47:54.890+00:00',156);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',4,'1','OY','b274364d','2026-11-30T08:47:54.890+00:00',157);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',5,'0','>B','ec84da5e','2026-11-30T08:47:54.891+00:00',158);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',6,'0','RO','af3a9017','2026-11-30T08:47:54.892+00:00',159);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',7,'1','>B','51b38f2c','2026-11-30T08:47:54.893+00:00',159);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',8,'1','RK','4f98c452','2026-11-30T08:47:54.893+00:00',160);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',9,'0','>G','0b43a158','2026-11-30T08:47:54.894+00:00',161);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',10,'0','RR','f1c15389','2026-11-30T08:47:54.895+00:00',161);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',11,'1','+N-O','72e2c15d','2026-11-30T08:47:54.896+00:00',162);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',12,'0','+C-D','be5e5ab4','2026-11-30T08:47:54.896+00:00',163);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',13,'1','>F','1aae8956','2026-11-30T08:47:54.897+00:00',164);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',14,'1','YY','424da344','2026-11-30T08:47:54.898+00:00',164);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',15,'0','+F-G','db81e45c','2026-11-30T08:47:54.898+00:00',165);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',16,'0','O','a9302705','2026-11-30T08:47:54.899+00:00',166);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',17,'1','+I-J','dd6aa6f7','2026-11-30T08:47:54.900+00:00',166);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',18,'0','>O','d2fa7691','2026-11-30T08:47:54.900+00:00',167);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',19,'0','BB','f53f4a34','2026-11-30T08:47:54.901+00:00',168);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',20,'1','>G','7863b0c4','2026-11-30T08:47:54.902+00:00',168);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',21,'0','+','fc436caa','2026-11-30T08:47:54.903+00:00',169);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',22,'1','OK','5edac6f5','2026-11-30T08:47:54.903+00:00',170);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',23,'0','>N','e40d29d9','2026-11-30T08:47:54.904+00:00',171);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',24,'1','B','3119cf55','2026-11-30T08:47:54.905+00:00',171);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',25,'0','RY','75d41495','2026-11-30T08:47:54.906+00:00',172);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',26,'1','Y','76e6ac2d','2026-11-30T08:47:54.906+00:00',173);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',27,'1','>O','7bb61643','2026-11-30T08:47:54.907+00:00',174);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',28,'1','BB','eb06267a','2026-11-30T08:47:54.908+00:00',174);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',29,'0','>Q','e7cbb2d7','2026-11-30T08:47:54.909+00:00',175);
INSERT INTO "entries" VALUES('yhc6hxt7nrkw',30,'0','draw','9dd52c92','2026-11-30T08:47:54.914+00:00',180);
INSERT INTO "entries" VALUES('geeby8jgnwyv',0,'supply','R12 R13 R2 B5 R5 R3 B1 B7 R11 A7 A13 Y9 B9 Y12 B3 Y8 R7 R9 G6 G13 G12 R4 G1 G8 Y1 Y5 Y3 Y7 Y11 B13 A1 A10 G4 Y2 G10 G2 R8 Y6 R6 A4 R10 Y13 R1 G7 B11','c1b4ad98','2026-11-30T08:47:54.923+00:00',0);
INSERT INTO "entries" VALUES('geeby8jgnwyv',1,'bag','Y G R R B A G R R A G Y G Y B B A R A B G G B G R R Y A G R Y Y Y R R R Y B G R Y B R Y Y','83a93af5','2026-11-30T08:47:54.923+00:00',0);
INSERT INTO "entries" VALUES('htz7fg97gw2d',0,'supply','B3 G13 B7 G6 Y13 Y3 Y5 G8 R9 R10 R12 R11 Y12 A10 G1 G2 G7 R7 R4 R8 A4 G12 G4 R13 Y7 R2 Y6 Y2 G10 B5 R1 R6 A1 Y1 Y11 R3 Y8 Y9 B13 A7 R5 B11 B1 B9 A13','9976b4ca','2026-11-30T08:47:54.941+00:00',NULL);
INSERT INTO "entries" VALUES('htz7fg97gw2d',1,'bag','Y R G B G G R B G G B A G Y Y R G B Y A Y R A R R Y A R R B G G B R R Y Y Y R B Y R R Y A','327c3c5e','2026-11-30T08:47:54.941+00:00',NULL);
INSERT INTO "entries" VALUES('htz7fg97gw2d',2,'1','R9x2','ecf14ead','2026-11-30T08:47:54.941+00:00',NULL);
INSERT INTO "entries" VALUES('htz7fg97gw2d',3,'0','Y5-1','cae0e1ac','2026-11-30T08:47:54.941+00:00',NULL);
INSERT INTO "entries" VALUES('htz7fg97gw2d',4,'1','R12-2','a8dc6860','2026-11-30T08:47:54.941+00:00',NULL);
INSERT INTO "entries" VALUES('htz7fg97gw2d',5,'0','B7-4','dae92d6f','2026-11-30T08:47:54.941+00:00',NULL);
INSERT INTO "entries" VALUES('htz7fg97gw2d',6,'1','G1-2','66173f09','2026-11-30T08:47:54.941+00:00',NULL);
INSERT INTO "entries" VALUES('htz7fg97gw2d',7,'0','G13-4','60a3dfdf','2026-11-30T08:47:54.941+00:00',NULL);
INSERT INTO "entries" VALUES('htz7fg97gw2d',8,'1','R4-4','50a6bf19','2026-11-30T08:47:54.941+00:00',NULL);
INSERT INTO "entries" VALUES('htz7fg97gw2d',9,'0','G12-2','6f1d60af','2026-11-30T08:47:54.941+00:00',NULL);
INSERT INTO "entries" VALUES('htz7fg97gw2d',10,'1','G4x4','80bd4dfb','2026-11-30T08:47:54.941+00:00',NULL);
INSERT INTO "entries" VALUES('htz7fg97gw2d',11,'0','B3x3','2c47c4fa','2026-11-30T08:47:54.941+00:00',NULL);
INSERT INTO "entries" VALUES('htz7fg97gw2d',12,'1','G7-4','691ae2b6','2026-11-30T08:47:54.941+00:00',NULL);
INSERT INTO "entries" VALUES('htz7fg97gw2d',13,'0','R13-4','73c81644','2026-11-30T08:47:54.941+00:00',NULL);
INSERT INTO "entries" VALUES('htz7fg97gw2d',14,'1','A10-2','fe6a5297','2026-11-30T08:47:54.941+00:00',NULL);
INSERT INTO "entries" VALUES('htz7fg97gw2d',15,'0','G6-3','997d5909','2026-11-30T08:47:54.941+00:00',NULL);
INSERT INTO "entries" VALUES('htz7fg97gw2d',16,'1','G2x3','57e4173c','2026-11-30T08:47:54.941+00:00',NULL);
INSERT INTO "entries" VALUES('htz7fg97gw2d',17,'0','B5-3','9050c498','2026-11-30T08:47:54.941+00:00',NULL);
INSERT INTO "entries" VALUES('htz7fg97gw2d',18,'1','Y6-1','4496f497','2026-11-30T08:47:54.941+00:00',NULL);
INSERT INTO "entries" VALUES('htz7fg97gw2d',19,'1','A4x2','2e6c50ee','2026-11-30T08:47:54.941+00:00',NULL);
INSERT INTO "entries" VALUES('htz7fg97gw2d',20,'0','G8-1','332172dd','2026-11-30T08:47:54.941+00:00',NULL);
INSERT INTO "entries" VALUES('htz7fg97gw2d',21,'1','G10-3','683ffb09','2026-11-30T08:47:54.941+00:00',NULL);
INSERT INTO "entries" VALUES('htz7fg97gw2d',22,'0','~R6Y2Y3','bce658a8','2026-11-30T08:47:54.946+00:00',8);
INSERT INTO "entries" VALUES('htz7fg97gw2d',23,'0','B13-2','1dc107e3','2026-11-30T08:47:54.947+00:00',9);
INSERT INTO "entries" VALUES('htz7fg97gw2d',24,'1','~R11Y7Y12A1','68fbe358','2026-11-30T08:47:54.947+00:00',10);
INSERT INTO "entries" VALUES('htz7fg97gw2d',25,'1','B11-2','6b95438e','2026-11-30T08:47:54.948+00:00',11);
INSERT INTO "entries" VALUES('bre4297t93jb',0,'supply','R1 R13 A13 Y1 R6 Y2 Y9 R12 G4 Y11 R8 G10 B11 G13 R5 R10 A4 G1 A1 Y7 R11 R2 G2 R3 R7 B1 Y12 R9 B5 B9 Y5 B3 A10 B13 G7 Y13 G8 G12 Y3 B7 Y6 Y8 G6 R4 A7','4f8631e8','2026-11-30T08:47:55.151+00:00',0);
INSERT INTO "entries" VALUES('bre4297t93jb',1,'bag','G Y R B R R Y R Y Y R R R G A B R G G R Y B A G G R A B R Y Y G Y B G B Y R Y R Y A G A B','30b0a4fa','2026-11-30T08:47:55.151+00:00',0);
INSERT INTO "entries" VALUES('32dj4q6u2ey5',0,'0','@G','e1572421','2026-11-30T08:47:55.159+00:00',5);
INSERT INTO "entries" VALUES('32dj4q6u2ey5',1,'1','@M','42f041fe','2026-11-30T08:47:55.160+00:00',6);
INSERT INTO "entries" VALUES('32dj4q6u2ey5',2,'2','@P','085e7c47','2026-11-30T08:47:55.161+00:00',7);
INSERT INTO "entries" VALUES('32dj4q6u2ey5',3,'0','>B','4e5ab3b0','2026-11-30T08:47:55.162+00:00',7);
INSERT INTO "entries" VALUES('32dj4q6u2ey5',4,'1','left cadet','653f8ea7','2026-11-30T08:47:55.162+00:00',8);
INSERT INTO "entries" VALUES('32dj4q6u2ey5',5,'0','OY','b0b567d5','2026-11-30T08:47:55.164+00:00',10);
INSERT INTO "entries" VALUES('32dj4q6u2ey5',6,'1','>I','ea351241','2026-11-30T08:47:55.165+00:00',10);
INSERT INTO "entries" VALUES('ycawx8f69kan',0,'supply','R2 A1 R5 Y2 B11 R12 R6 G6 R7 R11 Y13 B13 R1 Y6 B3 B5 R10 G1 R13 G8 A7 G10 R8 R4 Y5 Y9 Y11 G13 Y8 G7 A10 Y1 G2 R3 G12 Y3 B9 Y12 A4 B1 Y7 A13 G4 B7 R9','8ddc6d82','2026-11-30T08:47:55.176+00:00',1);
INSERT INTO "entries" VALUES('ycawx8f69kan',1,'bag','R Y A Y G Y G A Y G Y Y R B G R G B B A R R R R Y G R R R Y A B G R Y G G B A Y Y R B R B','d14a6f07','2026-11-30T08:47:55.176+00:00',1);
INSERT INTO "entries" VALUES('ycawx8f69kan',2,'1','R7x1','bf092a47','2026-11-30T08:47:55.178+00:00',4);
INSERT INTO "entries" VALUES('ycawx8f69kan',3,'0','R12x1','0f1541a3','2026-11-30T08:47:55.178+00:00',5);
INSERT INTO "entries" VALUES('ycawx8f69kan',4,'1','Y6x1','c8b0e791','2026-11-30T08:47:55.179+00:00',6);
INSERT INTO "entries" VALUES('1ce032b9ddbc',0,'supply','R12 Y12 Y2 B11 B5 R3 R11 R5 Y7 B1 Y8 R4 R2 G12 A10 Y5 G4 G7 A1 Y13 B9 B13 R6 Y3 B3 G2 R8 G1 A7 G6 R9 Y1 A13 R1 R7 G10 G8 B7 Y11 G13 R13 R10 A4 Y9 Y6','40c67c2e','2026-11-30T08:47:55.181+00:00',0);
INSERT INTO "entries" VALUES('1ce032b9ddbc',1,'bag','R B R R R A B A B G Y G R G G B A R Y Y B G Y R B R Y A Y R A G B G Y R G R G Y Y Y R Y R','3dc40b80','2026-11-30T08:47:55.181+00:00',1);
INSERT INTO "entries" VALUES('axgxkypn9gak',0,'0','@Q','b54c9da3','2026-11-30T08:47:55.191+00:00',6);
INSERT INTO "entries" VALUES('axgxkypn9gak',1,'1','@I','8037040f','2026-11-30T08:47:55.192+00:00',7);
INSERT INTO "entries" VALUES('axgxkypn9gak',2,'0','>N','cf4e09a8','2026-11-30T08:47:55.193+00:00',8);
INSERT INTO "entries" VALUES('axgxkypn9gak',3,'0','OB','b2512350','2026-11-30T08:47:55.194+00:00',8);
INSERT INTO "entries" VALUES('axgxkypn9gak',4,'0','takeback 1','6d7e7194','2026-11-30T08:47:55.205+00:00',19);
INSERT INTO "entries" VALUES('qt37dp5gx9pr',0,'supply','R9 B1 Y8 B13 A13 G6 G1 R3 Y12 Y11 R5 Y13 A4 Y6 R12 Y1 A1 G10 G7 R10 A10 R8 Y5 R7 R4 R11 R2 R6 Y7 R13 B7 G13 G2 B9 B5 G8 Y2 Y9 G4 A7 R1 B11 Y3 G12 B3','6c1257b0','2026-11-30T08:47:55.223+00:00',1);
INSERT INTO "entries" VALUES('qt37dp5gx9pr',1,'bag','Y G A R Y A Y R B Y G B R Y Y R G G R Y G R R R A G Y B Y Y A Y R G B R R B B R R A B G G','e3d56633','2026-11-30T08:47:55.223+00:00',1);
INSERT INTO "entries" VALUES('qt37dp5gx9pr',2,'0','resign','9a51f7fd','2026-11-30T08:47:55.225+00:00',5);
INSERT INTO "entries" VALUES('kc2b6z7h37c9',0,'supply','R2 B3 R11 Y13 G2 G1 R8 Y6 G10 R6 A13 G8 B5 B7 G4 Y1 R4 Y2 G7 R9 G13 Y11 Y9 Y3 Y5 G6 B13 R13 B1 A4 Y7 R1 A1 R5 Y12 A7 R10 G12 B11 Y8 R7 A10 R12 R3 B9','8a7fad3b','2026-11-30T08:47:55.246+00:00',0);
INSERT INTO "entries" VALUES('kc2b6z7h37c9',1,'bag','R G Y R R B Y Y B R R G A R R B B Y Y R A R R Y Y G B A R R G Y R G Y B Y G G G A A Y B G','4fc5d19b','2026-11-30T08:47:55.246+00:00',0);
INSERT INTO "entries" VALUES('kc2b6z7h37c9',2,'0','resign','4851a0d8','2026-11-30T08:47:55.249+00:00',5);
INSERT INTO "entries" VALUES('defe8599a915',0,'supply','Y6 Y12 R10 R8 G10 G1 G8 G7 R5 B13 Y3 Y9 B11 G12 B1 R12 B7 R1 A7 A4 G6 R9 B3 Y7 B5 Y5 B9 Y11 Y13 R2 Y1 Y2 G4 R6 R7 R11 A13 R13 G13 R4 G2 Y8 A10 A1 R3','85fb5633','2026-11-30T08:47:55.255+00:00',0);
INSERT INTO "entries" VALUES('defe8599a915',1,'bag','G Y R G R R R R Y R B R B G R R Y A A G G R B A Y B Y A A Y G G G Y Y B Y G B B R Y R Y R','60c7b1e5','2026-11-30T08:47:55.255+00:00',0);
INSERT INTO "entries" VALUES('defe8599a915',2,'1','R12-3','1122ad9b','2026-11-30T08:47:55.257+00:00',3);
INSERT INTO "entries" VALUES('defe8599a915',3,'0','G7-3','a1cbe891','2026-11-30T08:47:55.257+00:00',4);
INSERT INTO "entries" VALUES('defe8599a915',4,'1','G12x1','55d9a859','2026-11-30T08:47:55.258+00:00',5);
CREATE TABLE former_names (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	ends VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "former_names" VALUES('frederic','Frederic','a44f84fa60a7f4b913c9f24ad1a9f4513','2027-02-28T08:47:55.135+00:00');
CREATE TABLE friend_links (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	ends VARCHAR(32) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "friend_links" VALUES('f73624f9aeb98de6b5bee42cf3ffc74693c1277e924bc29d9c20ebbbc0563d86','a56388d923ec66b607bfdb985f65697f1','2026-12-14T08:47:55.145+00:00');
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
INSERT INTO "friendships" VALUES('a44f84fa60a7f4b913c9f24ad1a9f4513','a56388d923ec66b607bfdb985f65697f1',1,1,'2026-11-30T08:47:55.143+00:00');
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
INSERT INTO "matches" VALUES('8rqzn7gddd6u','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'ADCFA4B95C747A816646976C27DC322023A551CC736F9500777C402A6FED0009','2026-11-30T08:47:54.125+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 86400000, "since": 653}','2026-12-02T08:47:54.778+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,15,14,12,'2026-11-30T08:47:54.779+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('njbcg5whpjt3','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',0,1,X'411D5DE4C8B4E5D4DCAB0753FE37C5A7FE74684DBF31BD0051DA599D9D478FFB','2026-11-30T08:47:54.573+00:00',NULL,NULL,'["guest", "guest"]','[[7, 0, "offered"], [7, 1, "hint"]]',1,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,8,7,5,'2026-11-30T08:47:54.820+00:00','[1]','[]',0,0);
INSERT INTO "matches" VALUES('vch7ekpxz6zr','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'9E31E83432A28167F4627DB4EFB87329B6564ED4E377F516408C2FD4863CDC13','2026-11-30T08:47:54.580+00:00','2026-11-30T08:47:54.877+00:00','[[0], "trophies"]','["random", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,83,92,82,'2026-11-30T08:47:54.877+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('54ms96euebkd','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','1.0.0',0,0,X'AF777B833C2644E61F0C932BA8158C16602593924F9B63CD58FF4C71014E447C','2026-11-30T08:47:54.585+00:00','2026-11-30T08:47:54.885+00:00','[[0], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1899997, 1879997], "quota": [7000, 7000], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,0,13,12,9,'2026-11-30T08:47:54.885+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('gvhe2uemem6c','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'ECE9349AD2B144E04B80D86944A5E560CB868F225C6CC6E64B81C1473089FCA1','2026-11-30T08:47:54.690+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,14,12,12,'2026-11-30T08:47:54.817+00:00','[1]','[]',0,0);
INSERT INTO "matches" VALUES('yhc6hxt7nrkw','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'9DCC8EFFA74004BC23A155F33D28AF14B5F2856143CEAFB5CE4F2F073A388AAD','2026-11-30T08:47:54.733+00:00','2026-11-30T08:47:54.914+00:00','[[], "agreement"]','["guest", "guest"]','[[30, 1, "offered"]]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,33,31,30,'2026-11-30T08:47:54.914+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('geeby8jgnwyv','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'636CAB3F7231301124CE7096F14DFD927E85183C68CE59890C2E74206C2CDD70','2026-11-30T08:47:54.915+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T08:47:54.915+00:00','anna',0,NULL,NULL,NULL,NULL,NULL,NULL,0,2,2,0,'2026-11-30T08:47:54.922+00:00','[1]','[]',1,0);
INSERT INTO "matches" VALUES('htz7fg97gw2d','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'2571E8A08BFADE0023D06D73A88031993E7D8F0901FF212CC5AB5E2521EAB74F','2026-11-30T08:47:54.937+00:00',NULL,NULL,'["guest", "random"]','[]',0,'{"match": "vch7ekpxz6zr", "ply": 22, "dealt": [36, 13]}',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,4,26,24,'2026-11-30T08:47:54.948+00:00','[1]','[]',0,0);
INSERT INTO "matches" VALUES('bre4297t93jb','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'254F5AA1658610EB520DE39C5129210DAEF30BD63DE7AA5C1F0B09398060B1A4','2026-11-30T08:47:55.146+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": true, "free": 86400000, "since": null}','2026-12-14T08:47:55.146+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,1,0,2,0,'2026-11-30T08:47:55.151+00:00','[0]','[]',1,0);
INSERT INTO "matches" VALUES('32dj4q6u2ey5','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 3, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'5DE1B7A4E9DF8A15C419E47627A0D64914289EF7F3BFE29EDF381676E8FC4664','2026-11-30T08:47:55.154+00:00',NULL,NULL,'["guest", "guest", "guest"]','[[5, 1, "returned"]]',0,NULL,'30+20','{"left": [1840000, 1800000, 1820000], "quota": [6000, 5000, 4000], "forgiven": [0, 0, 0], "seat": 1, "is_first": false, "free": 0, "since": 36}','2026-11-30T09:17:57.190+00:00',NULL,0,'cadet',NULL,NULL,NULL,NULL,NULL,0,10,7,6,'2026-11-30T08:47:55.164+00:00','[1]','[[1, "left", "cadet"]]',0,0);
INSERT INTO "matches" VALUES('ycawx8f69kan','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'B1B90283C48BA0303AE604D198BC8D6FC29253A32F07BC60E8B7937240A5558A','2026-11-30T08:47:55.173+00:00',NULL,NULL,'["guest", "program"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,3,5,3,'2026-11-30T08:47:55.179+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('1ce032b9ddbc','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'62D994E3BE78F095BFCEBAE99E2B45C650F5330EC99E0622833992DBC68869C8','2026-11-30T08:47:55.179+00:00',NULL,NULL,'["open", "guest"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T08:47:55.179+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,0,2,0,'2026-11-30T08:47:55.181+00:00','[1]','[]',1,0);
INSERT INTO "matches" VALUES('axgxkypn9gak','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'394849F944C64CF165DC104503B9CB77855F86FD5318D2AC8E4755766D22FC2D','2026-11-30T08:47:55.185+00:00',NULL,NULL,'["guest", "guest"]','[[4, 0, "asked"], [4, 1, "agreed"], [5, 0, "time"], [5, 1, "thanks"]]',0,NULL,'30+20','{"left": [1819999, 1834989], "quota": [6000, 4000], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 0, "since": 19}','2026-11-30T09:18:17.203+00:00',NULL,0,NULL,'{"length": 3, "won": [2, 0]}',NULL,NULL,NULL,NULL,0,10,5,5,'2026-11-30T08:47:55.204+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('qt37dp5gx9pr','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','2026-11-30T08:47:55.220+00:00','2026-11-30T08:47:55.225+00:00','[[1], "resignation"]','["guest", "cadet"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,'2026-06-01',NULL,0,2,3,0,'2026-11-30T08:47:55.225+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('kc2b6z7h37c9','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'1C26B4D4368937925716CD18FDBD119A040D79EC3FF51E8AD1D9340B8E47A950','2026-11-30T08:47:55.244+00:00','2026-11-30T08:47:55.249+00:00','[[1], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1800000, 1800000], "quota": [3000, 3000], "forgiven": [0, 0], "seat": 0, "is_first": true, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,'cup',0,1,3,0,'2026-11-30T08:47:55.249+00:00','[]','[]',0,1);
INSERT INTO "matches" VALUES('defe8599a915','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'A9B4E2D4E5F51BF49C6D3324972E00E6A407524F64DE5760CB4AB52968EF1C6F','2026-11-30T08:47:55.253+00:00',NULL,NULL,'["guest", "random"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,'["K\u00e4se & \ud83e\uddc0", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"]',NULL,NULL,0,3,5,3,'2026-11-30T08:47:55.258+00:00','[0]','[]',0,0);
CREATE TABLE mutes (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "mutes" VALUES('anna','ben','2026-11-30T08:47:55.210+00:00');
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
INSERT INTO "notices" VALUES('4ad0c71c0fdc997a8f76ff5b20c7d0543a0cdaab6669f5cbf0b527d3980b603b','eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','8rqzn7gddd6u','12','anna','turn','2026-11-30T08:47:55.173+00:00',NULL,0);
INSERT INTO "notices" VALUES('8eb5671909657cfb313c328cf536c8e97bf0e8ca097d2ec7d1820647bd5a5897','eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','yhc6hxt7nrkw','over','anna','result','2026-11-30T08:47:55.173+00:00',NULL,0);
INSERT INTO "notices" VALUES('5fc0db4ca4b40a74e85b77c2ae49a33dade72e69a8da6127770003475b3f0b83','eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','54ms96euebkd','over','anna','result','2026-11-30T08:47:55.173+00:00',NULL,0);
INSERT INTO "notices" VALUES('d104da941f0b975190ca92532fae677a3bbfaa9dbf5a37a1c1ebfa78cefcbd8c','eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','vch7ekpxz6zr','over','anna','result','2026-11-30T08:47:55.173+00:00',NULL,0);
CREATE TABLE operator_keys (
	hash VARCHAR(64) NOT NULL, 
	operator VARCHAR(24) NOT NULL, 
	is_session INTEGER NOT NULL, 
	ends VARCHAR(32) NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "operator_keys" VALUES('499e3b71ea8bd6c0b3d1932c4089b1b4a76de5c432446e9261edbd56d799864c','Chief',1,'2026-11-30T09:47:55.016+00:00');
INSERT INTO "operator_keys" VALUES('2b33a88f64c2bbf3a5de75afbe5c25e30f03927f655eb6cd0fbaf33d99c542dd','Chief',0,'2026-11-30T09:02:55.016+00:00');
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
INSERT INTO "operator_log" VALUES('945f72c41322260e','2026-11-30T08:47:55.017+00:00','Chief','pause','WWWWWWWWWWWWWWWWWWWWWWWW','wilhelmine','a test');
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
INSERT INTO "passkeys" VALUES('0000000000000000000000000000000000000000000000000000000000000000','a56388d923ec66b607bfdb985f65697f1',X'0001',X'02',3,'localhost','Laptop',0,'2026-11-30T08:47:55.002+00:00',NULL);
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
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-30T08:47:54.561+00:00','2026-11-30T08:47:54.956+00:00',NULL,NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-30T08:47:54.574+00:00','2026-11-30T08:47:54.574+00:00',NULL,NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-30T08:47:54.581+00:00','2026-11-30T08:47:54.581+00:00',NULL,NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-30T08:47:54.921+00:00','2026-11-30T08:47:54.955+00:00','anna',NULL);
INSERT INTO "players" VALUES('pdc1b9ca8204b0fca6cb4bda716871617','program','Zephyr','2026-11-30T08:47:54.995+00:00','2026-11-30T08:47:54.995+00:00',NULL,NULL);
INSERT INTO "players" VALUES('a56388d923ec66b607bfdb985f65697f1','account','Dora','2026-11-30T08:47:55.001+00:00','2026-11-30T08:47:55.001+00:00',NULL,NULL);
INSERT INTO "players" VALUES('wilhelmine','guest','Balloonist 7144','2026-11-30T08:47:55.005+00:00','2026-11-30T08:47:55.006+00:00',NULL,'WWWWWWWWWWWWWWWWWWWWWWWW');
INSERT INTO "players" VALUES('a44f84fa60a7f4b913c9f24ad1a9f4513','account','Fred','2026-11-30T08:47:55.131+00:00','2026-11-30T08:47:55.131+00:00',NULL,NULL);
INSERT INTO "players" VALUES('emil','guest','Emil','2026-11-30T08:47:55.154+00:00','2026-11-30T08:47:55.154+00:00',NULL,NULL);
INSERT INTO "players" VALUES('cadet','bot',NULL,'2026-11-30T08:47:55.222+00:00','2026-11-30T08:47:55.222+00:00',NULL,NULL);
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
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-30T08:47:54.952+00:00','2026-11-30T08:47:54.952+00:00',NULL,'2026-11-30T09:47:54.956+00:00','0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-30T08:47:54.954+00:00','2026-11-30T08:47:54.955+00:00',NULL,NULL,'1b94c4356895c3a0',NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-30T08:47:54.955+00:00','2026-11-30T08:47:54.956+00:00',NULL,NULL,'0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('4778dd0e08b227676b3c75a09603797d428dc437f46f8882cc55a848ee40a22c','a56388d923ec66b607bfdb985f65697f1','2026-11-30T08:47:55.002+00:00','2026-11-30T08:47:55.002+00:00',NULL,NULL,'4778dd0e08b22767','Firefox, Linux');
INSERT INTO "proofs" VALUES('17b7b4dce9ce7de46d7938f26213f0382d04145da13cfa02a3c60fdd2102b8c1','wilhelmine','2026-11-30T08:47:55.006+00:00','2026-11-30T08:47:55.006+00:00',NULL,NULL,'17b7b4dce9ce7de4',NULL);
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
INSERT INTO "ratings" VALUES('54ms96euebkd',0,'anna','balloon-cup','classical',0,'2026-11-30T08:47:54.934+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
INSERT INTO "ratings" VALUES('54ms96euebkd',1,'ben','balloon-cup','classical',0,'2026-11-30T08:47:54.934+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
CREATE TABLE recoveries (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "recoveries" VALUES('300e26711c245e4bbad9bc55c12b71598c3787486b9f302b6a4e2ccf8504e4e5','a56388d923ec66b607bfdb985f65697f1');
INSERT INTO "recoveries" VALUES('824bc32b947dce0f566793c1fd1352d473e90743e351c911b068b78b17133ef1','a56388d923ec66b607bfdb985f65697f1');
INSERT INTO "recoveries" VALUES('90e857bffdce1b4da96724b1fa37e972418d8cde8827bdd5aa91aac8e8423f65','a56388d923ec66b607bfdb985f65697f1');
INSERT INTO "recoveries" VALUES('f01cf002e892c109590f865157490a57c80c794789ff765d22f91c6311dcf09a','a56388d923ec66b607bfdb985f65697f1');
INSERT INTO "recoveries" VALUES('cbf0ffccda96a7e7bed02e8e28c753af49e468b531568c130c44bf5e2d0a7d8f','a56388d923ec66b607bfdb985f65697f1');
INSERT INTO "recoveries" VALUES('991d2cb4ba7ce413187a56cdf2f269a0ac58cd559af2395e1a78a9c76a09bcbd','a56388d923ec66b607bfdb985f65697f1');
INSERT INTO "recoveries" VALUES('688e6e5da552330cf64a40410acf59f44b7dfe475b74c6cd475082f4c42e307c','a56388d923ec66b607bfdb985f65697f1');
INSERT INTO "recoveries" VALUES('dc37e038db2f7403b0be2735ead25869dbf715182f2a7bb1bbb0f0b67b96f80a','a56388d923ec66b607bfdb985f65697f1');
INSERT INTO "recoveries" VALUES('3e86723e5e0fd330091c1b599097ef36e11faf112673c876529bea712f632737','a44f84fa60a7f4b913c9f24ad1a9f4513');
INSERT INTO "recoveries" VALUES('dd893f70ff61a811d8d8e5910e01d7727ddce595febeb2e05b6af6d2a0ff4be2','a44f84fa60a7f4b913c9f24ad1a9f4513');
INSERT INTO "recoveries" VALUES('8f1eb50f4fdc7582849070fbf17be76ddf4de0ee5de497eb5687fa11e9542ac4','a44f84fa60a7f4b913c9f24ad1a9f4513');
INSERT INTO "recoveries" VALUES('be19b6cee09286adb943d6074a9b8b0fcade169d8064e46b64c247abf506ecbb','a44f84fa60a7f4b913c9f24ad1a9f4513');
INSERT INTO "recoveries" VALUES('9b38a0036c348a7b50ef951b33cd146cd50461fc757a44cb08efa1ddc4ae65a6','a44f84fa60a7f4b913c9f24ad1a9f4513');
INSERT INTO "recoveries" VALUES('715a78e4e0c788ee2428d2b1f27bf60d95e292f93d5899cb3ebfbdfaf0e2ab56','a44f84fa60a7f4b913c9f24ad1a9f4513');
INSERT INTO "recoveries" VALUES('894eba7fa3d78cd9915b2795667e9ea0efc78804bb0969e2a287f199abd9e63e','a44f84fa60a7f4b913c9f24ad1a9f4513');
INSERT INTO "recoveries" VALUES('ab85fbd9019006bfafe21b376e2589f2b038350c305aea2814c4111a739156fe','a44f84fa60a7f4b913c9f24ad1a9f4513');
CREATE TABLE reports (
	player VARCHAR(40) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, name), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "reports" VALUES('anna','Ben','2026-11-30T08:47:55.009+00:00');
CREATE TABLE restrictions (
	player VARCHAR(40) NOT NULL, 
	until VARCHAR(32), 
	reason VARCHAR(200) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "restrictions" VALUES('wilhelmine','2026-11-30T08:47:55.016+00:00','a test','2026-11-30T08:47:55.016+00:00');
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
INSERT INTO "seats" VALUES('8rqzn7gddd6u',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('8rqzn7gddd6u',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('njbcg5whpjt3',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('njbcg5whpjt3',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('vch7ekpxz6zr',0,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('vch7ekpxz6zr',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('54ms96euebkd',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('54ms96euebkd',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('gvhe2uemem6c',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('gvhe2uemem6c',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('yhc6hxt7nrkw',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('yhc6hxt7nrkw',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('geeby8jgnwyv',0,'guest','anna','Carl',NULL,NULL);
INSERT INTO "seats" VALUES('geeby8jgnwyv',1,'open',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('htz7fg97gw2d',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('htz7fg97gw2d',1,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('bre4297t93jb',0,'account','a44f84fa60a7f4b913c9f24ad1a9f4513','Fred',NULL,NULL);
INSERT INTO "seats" VALUES('bre4297t93jb',1,'open',NULL,'Dora',NULL,'a56388d923ec66b607bfdb985f65697f1');
INSERT INTO "seats" VALUES('32dj4q6u2ey5',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('32dj4q6u2ey5',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('32dj4q6u2ey5',2,'guest','emil','Emil',NULL,NULL);
INSERT INTO "seats" VALUES('ycawx8f69kan',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('ycawx8f69kan',1,'program','pdc1b9ca8204b0fca6cb4bda716871617','Zephyr','Anna',NULL);
INSERT INTO "seats" VALUES('1ce032b9ddbc',0,'open',NULL,'Emil',NULL,'emil');
INSERT INTO "seats" VALUES('1ce032b9ddbc',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('axgxkypn9gak',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('axgxkypn9gak',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('qt37dp5gx9pr',0,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('qt37dp5gx9pr',1,'bot','cadet',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('kc2b6z7h37c9',0,'guest','anna','Anna',NULL,NULL);
INSERT INTO "seats" VALUES('kc2b6z7h37c9',1,'guest','ben','Ben',NULL,NULL);
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
INSERT INTO "subscriptions" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','anna','webhook','https://bots.example/hook',NULL,X'7373737373737373737373737373737373737373737373737373737373737373','de','2026-11-30T08:47:55.166+00:00',NULL,0,NULL);
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
INSERT INTO "tokens" VALUES('25f3b1d7250b4e6b25962a89af6595812f43a7ed7b2bdcf4e528812b2e1fd5f8','pdc1b9ca8204b0fca6cb4bda716871617','anna','read play','2026-11-30T08:47:54.995+00:00','2026-11-30T08:47:54.995+00:00',NULL,'2026-11-30T08:47:55.000+00:00');
INSERT INTO "tokens" VALUES('0132ba62b5130c76aa40ecaccddf46ed1fc9c578c7a06ba76116598411ff4169','pdc1b9ca8204b0fca6cb4bda716871617','anna','read','2026-11-30T08:47:54.997+00:00','2026-11-30T08:47:54.999+00:00','0011',NULL);
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
INSERT INTO "tournament_records" VALUES('cup',0,'opened','2026-11-30T08:47:55.231+00:00','anna','{}');
INSERT INTO "tournament_records" VALUES('cup',1,'entered','2026-11-30T08:47:55.234+00:00','anna','{"entrant": 0}');
INSERT INTO "tournament_records" VALUES('cup',2,'entered','2026-11-30T08:47:55.235+00:00','ben','{"entrant": 1}');
INSERT INTO "tournament_records" VALUES('cup',3,'entered','2026-11-30T08:47:55.237+00:00','emil','{"entrant": 2}');
INSERT INTO "tournament_records" VALUES('cup',4,'withdrew','2026-11-30T08:47:55.238+00:00','emil','{"entrant": 2}');
INSERT INTO "tournament_records" VALUES('cup',5,'paired','2026-11-30T08:47:55.243+00:00',NULL,'{"pairings": [[0, 1, "kc2b6z7h37c9"]], "byes": [], "results": {}, "table": [0, 1]}');
INSERT INTO "tournament_records" VALUES('cup',6,'ended','2026-11-30T08:47:55.251+00:00',NULL,'{"results": {"kc2b6z7h37c9": [0, 2, null]}}');
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
INSERT INTO "tournaments" VALUES('cup','Cup','round-robin','30+20','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}',5,0,8,0,'2026-11-30T08:47:55.228+00:00','2026-11-30T08:47:55.251+00:00',7);
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
INSERT INTO "tries" VALUES('2026-06-01','balloon-cup','ben','qt37dp5gx9pr',0,'2026-11-30T08:47:55.225+00:00',NULL,NULL,NULL,NULL);
CREATE TABLE verdicts (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	is_kept INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness)
);
INSERT INTO "verdicts" VALUES('wwwwwwwwwwwwwwwwwwwwwwww','WWWWWWWWWWWWWWWWWWWWWWWW',0,'2026-11-30T08:47:55.009+00:00');
CREATE INDEX ix_matches_awaits_rating ON matches (ended_at, id) WHERE awaits_rating = 1;
CREATE INDEX ix_matches_tournament ON matches (tournament) WHERE tournament IS NOT NULL;
CREATE INDEX ix_matches_offered ON matches (begun_at, id) WHERE offered_by IS NOT NULL AND free_seats > 0 AND deadline IS NOT NULL;
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_matches_running ON matches (id) WHERE ended_at IS NULL;
CREATE INDEX ix_matches_ended ON matches (game, control, ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX ix_operator_log_player ON operator_log (player);
CREATE INDEX ix_operator_log_at ON operator_log (at);
CREATE INDEX ix_proofs_player ON proofs (player);
CREATE INDEX ix_former_names_player ON former_names (player);
CREATE INDEX ix_friendships_other ON friendships (other);
CREATE INDEX ix_friend_links_player ON friend_links (player);
CREATE INDEX ix_recoveries_player ON recoveries (player);
CREATE INDEX ix_passkeys_player ON passkeys (player);
CREATE INDEX ix_tokens_owner ON tokens (owner);
CREATE INDEX ix_tokens_program ON tokens (program);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_seats_kept_for ON seats (kept_for);
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
