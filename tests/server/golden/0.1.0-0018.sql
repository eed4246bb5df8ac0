BEGIN TRANSACTION;
CREATE TABLE accounts (
	player VARCHAR(40) NOT NULL, 
	likeness VARCHAR(100) NOT NULL, 
	passphrase VARCHAR(200) NOT NULL, 
	settings VARCHAR(400), 
	PRIMARY KEY (player), 
	FOREIGN KEY(player) REFERENCES players (id), 
	UNIQUE (likeness)
);
INSERT INTO "accounts" VALUES('aca46e802f2ab78502baab0368a6fa27b','dora','$argon2id$none',NULL);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0018');
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
INSERT INTO "attempts" VALUES('0011',1,'2026-11-26T17:54:05.253+00:00');
CREATE TABLE blocks (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "blocks" VALUES('aca46e802f2ab78502baab0368a6fa27b','ben','2026-11-26T17:39:05.236+00:00');
CREATE TABLE entries (
	"match" VARCHAR(22) NOT NULL, 
	ply INTEGER NOT NULL, 
	actor VARCHAR(16) NOT NULL, 
	text VARCHAR(400) NOT NULL, 
	seal VARCHAR(8) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	elapsed BIGINT, 
	PRIMARY KEY ("match", ply), 
	FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "entries" VALUES('jdmuu95dtyfc',0,'supply','A13 Y7 Y1 R6 G7 Y2 B9 Y6 R7 R2 Y8 Y9 A4 R11 B5 R9 A7 G13 G2 B13 R3 G6 R1 R4 Y11 B7 A10 R12 Y3 Y13 G1 G8 B11 R13 G4 A1 G10 R8 B1 R10 B3 G12 Y5 Y12 R5','ddd23928','2026-11-26T17:39:00.743+00:00',1491);
INSERT INTO "entries" VALUES('jdmuu95dtyfc',1,'bag','Y Y B A A R G R G G Y R B B R G R R Y B A B Y A R Y R B R Y Y Y R G G Y B R R Y G G A G R','ea115eb4','2026-11-26T17:39:00.743+00:00',1492);
INSERT INTO "entries" VALUES('fqde4wbmfyzs',0,'supply','G12 Y6 G4 R11 R7 G2 B7 B9 A10 Y9 A7 B5 R2 B1 G7 Y3 G8 R4 A1 G1 Y11 B11 R10 Y1 G13 R3 Y12 B13 R5 Y2 Y7 R6 B3 Y8 R9 Y5 G10 A4 R12 R8 R13 A13 Y13 G6 R1','503c00fc','2026-11-26T17:39:00.829+00:00',1);
INSERT INTO "entries" VALUES('fqde4wbmfyzs',1,'bag','G A A B R G B R G Y R A G Y Y Y R B R R A G Y Y G R G Y B Y Y R R B B Y R A Y R R R G B G','0ce5b4ad','2026-11-26T17:39:00.829+00:00',1);
INSERT INTO "entries" VALUES('sqjdfk68d29b',0,'supply','G13 G8 G4 R13 R8 Y5 R12 A1 B9 G1 G12 G2 B7 Y8 R6 A13 Y3 R5 B13 Y2 R11 B5 A7 A4 R7 B11 Y7 R9 Y9 Y11 G7 G6 A10 B1 R3 Y6 Y1 R4 G10 Y12 R10 Y13 R2 R1 B3','d14bb21a','2026-11-26T17:39:00.875+00:00',1);
INSERT INTO "entries" VALUES('sqjdfk68d29b',1,'bag','Y Y R R R Y G G R Y R R A A B R G G B A B Y Y G Y G G G R Y Y Y A R B R B R B B R A R G Y','bc072eb6','2026-11-26T17:39:00.875+00:00',1);
INSERT INTO "entries" VALUES('bsak3un54hqj',0,'supply','R10 G2 Y3 Y1 Y11 G1 B1 G10 A10 B5 R9 B7 R11 R1 R2 Y2 R6 G4 Y9 R7 B13 Y13 Y8 Y12 R12 R4 A4 B3 A1 R8 Y6 Y7 R5 Y5 G12 G13 B9 G6 G8 A13 G7 R3 B11 R13 A7','7f99ab43','2026-11-26T17:39:00.908+00:00',1);
INSERT INTO "entries" VALUES('bsak3un54hqj',1,'bag','Y G Y A R A Y Y G R G R R B Y B A R G R Y B G Y R A R Y Y G R R Y R B B B R A G G B R Y G','f93c72f5','2026-11-26T17:39:00.908+00:00',1);
INSERT INTO "entries" VALUES('jdmuu95dtyfc',2,'0','Y6-2','3345dcaf','2026-11-26T17:39:02.077+00:00',2874);
INSERT INTO "entries" VALUES('jdmuu95dtyfc',3,'1','Y8x1','cde96d68','2026-11-26T17:39:02.118+00:00',2921);
INSERT INTO "entries" VALUES('jdmuu95dtyfc',4,'0','A7-3','67f9c6e9','2026-11-26T17:39:02.142+00:00',2945);
INSERT INTO "entries" VALUES('jdmuu95dtyfc',5,'1','R11-4','c541e4a8','2026-11-26T17:39:02.149+00:00',2950);
INSERT INTO "entries" VALUES('jdmuu95dtyfc',6,'0','A13x3','a520e077','2026-11-26T17:39:02.166+00:00',2969);
INSERT INTO "entries" VALUES('jdmuu95dtyfc',7,'1','A4x3','ee88d332','2026-11-26T17:39:02.173+00:00',2977);
INSERT INTO "entries" VALUES('jdmuu95dtyfc',8,'0','Y1x1','67f180b5','2026-11-26T17:39:02.178+00:00',2981);
INSERT INTO "entries" VALUES('jdmuu95dtyfc',9,'0','R3-4','57e79c2a','2026-11-26T17:39:02.189+00:00',2992);
INSERT INTO "entries" VALUES('jdmuu95dtyfc',10,'1','B13x2','6901ac49','2026-11-26T17:39:02.206+00:00',3009);
INSERT INTO "entries" VALUES('jdmuu95dtyfc',11,'0','G7x4','889de814','2026-11-26T17:39:02.217+00:00',3019);
INSERT INTO "entries" VALUES('jdmuu95dtyfc',12,'1','R9x3','445f138d','2026-11-26T17:39:02.261+00:00',3053);
INSERT INTO "entries" VALUES('jdmuu95dtyfc',13,'0','R4x3','9b0fcdda','2026-11-26T17:39:02.266+00:00',3069);
INSERT INTO "entries" VALUES('ypf4qkzk38c3',0,'0','@O','3b1e468d','2026-11-26T17:39:02.399+00:00',844);
INSERT INTO "entries" VALUES('ypf4qkzk38c3',1,'1','@J','e4cb9c70','2026-11-26T17:39:02.414+00:00',885);
INSERT INTO "entries" VALUES('ypf4qkzk38c3',2,'0','>L','a91cb69b','2026-11-26T17:39:02.432+00:00',902);
INSERT INTO "entries" VALUES('ypf4qkzk38c3',3,'0','OY','32addf38','2026-11-26T17:39:02.458+00:00',920);
INSERT INTO "entries" VALUES('ypf4qkzk38c3',4,'1','>I','f717c36e','2026-11-26T17:39:02.462+00:00',933);
INSERT INTO "entries" VALUES('ypf4qkzk38c3',5,'1','WW','40789063','2026-11-26T17:39:02.481+00:00',949);
INSERT INTO "entries" VALUES('ypf4qkzk38c3',6,'0','W','ad06683d','2026-11-26T17:39:02.491+00:00',961);
INSERT INTO "entries" VALUES('ypf4qkzk38c3',7,'0','+E-H','4f6f3b19','2026-11-26T17:39:02.517+00:00',983);
INSERT INTO "entries" VALUES('ypf4qkzk38c3',8,'1','+O-R','b2733b03','2026-11-26T17:39:02.556+00:00',1014);
INSERT INTO "entries" VALUES('ypf4qkzk38c3',9,'0','+C-H','40ffadbd','2026-11-26T17:39:02.566+00:00',1037);
INSERT INTO "entries" VALUES('ypf4qkzk38c3',10,'1','>H','bae5c5c6','2026-11-26T17:39:02.582+00:00',1053);
INSERT INTO "entries" VALUES('ypf4qkzk38c3',11,'1','YW','188e9449','2026-11-26T17:39:02.586+00:00',1057);
INSERT INTO "entries" VALUES('fqde4wbmfyzs',2,'1','R2-3','bcde9a45','2026-11-26T17:39:02.595+00:00',1774);
INSERT INTO "entries" VALUES('fqde4wbmfyzs',3,'0','B9x4','ba257a3e','2026-11-26T17:39:02.621+00:00',1800);
INSERT INTO "entries" VALUES('fqde4wbmfyzs',4,'1','Y9-4','b782a738','2026-11-26T17:39:02.629+00:00',1809);
INSERT INTO "entries" VALUES('fqde4wbmfyzs',5,'0','R4-4','a7b8c2bc','2026-11-26T17:39:02.639+00:00',1818);
INSERT INTO "entries" VALUES('fqde4wbmfyzs',6,'1','G7-1','ae8aca7b','2026-11-26T17:39:02.650+00:00',1829);
INSERT INTO "entries" VALUES('sqjdfk68d29b',2,'1','Y8-1','82a0a216','2026-11-26T17:39:02.677+00:00',1813);
INSERT INTO "entries" VALUES('sqjdfk68d29b',3,'0','G8x4','edfb06a5','2026-11-26T17:39:02.689+00:00',1822);
INSERT INTO "entries" VALUES('sqjdfk68d29b',4,'1','Y3-2','c5a0827b','2026-11-26T17:39:02.698+00:00',1830);
INSERT INTO "entries" VALUES('sqjdfk68d29b',5,'0','R5x2','7caa63f3','2026-11-26T17:39:02.716+00:00',1851);
INSERT INTO "entries" VALUES('sqjdfk68d29b',6,'1','G2-4','b6ef008f','2026-11-26T17:39:02.728+00:00',1858);
INSERT INTO "entries" VALUES('sqjdfk68d29b',7,'0','R13-2','ccc6609f','2026-11-26T17:39:02.736+00:00',1872);
INSERT INTO "entries" VALUES('sqjdfk68d29b',8,'1','R11x4','9fa34d70','2026-11-26T17:39:02.755+00:00',1885);
INSERT INTO "entries" VALUES('sqjdfk68d29b',9,'0','G4-4','66fe6d66','2026-11-26T17:39:02.770+00:00',1905);
INSERT INTO "entries" VALUES('sqjdfk68d29b',10,'1','R6x3','b2123b7e','2026-11-26T17:39:02.772+00:00',1907);
INSERT INTO "entries" VALUES('sqjdfk68d29b',11,'0','Y5-4','b8ccec27','2026-11-26T17:39:02.783+00:00',1919);
INSERT INTO "entries" VALUES('sqjdfk68d29b',12,'1','R7x3','613982d3','2026-11-26T17:39:02.802+00:00',1937);
INSERT INTO "entries" VALUES('sqjdfk68d29b',13,'0','Y2-1','7bb82acb','2026-11-26T17:39:02.842+00:00',1977);
INSERT INTO "entries" VALUES('sqjdfk68d29b',14,'1','Y7-4','061e71bd','2026-11-26T17:39:02.849+00:00',1985);
INSERT INTO "entries" VALUES('sqjdfk68d29b',15,'0','R8-1','3e9cf579','2026-11-26T17:39:02.857+00:00',1989);
INSERT INTO "entries" VALUES('sqjdfk68d29b',16,'1','Y9x2','a159e178','2026-11-26T17:39:02.869+00:00',2005);
INSERT INTO "entries" VALUES('sqjdfk68d29b',17,'1','A7-2','72b9e098','2026-11-26T17:39:02.877+00:00',2013);
INSERT INTO "entries" VALUES('sqjdfk68d29b',18,'0','Y11-3','4bf2716c','2026-11-26T17:39:02.889+00:00',2019);
INSERT INTO "entries" VALUES('sqjdfk68d29b',19,'1','G7x4','ffc4fe8e','2026-11-26T17:39:02.913+00:00',2045);
INSERT INTO "entries" VALUES('sqjdfk68d29b',20,'0','R12-2','eef319f6','2026-11-26T17:39:02.922+00:00',2057);
INSERT INTO "entries" VALUES('sqjdfk68d29b',21,'1','A13x2','dd411b27','2026-11-26T17:39:02.944+00:00',2075);
INSERT INTO "entries" VALUES('sqjdfk68d29b',22,'0','R9x1','8ef6289a','2026-11-26T17:39:02.965+00:00',2094);
INSERT INTO "entries" VALUES('sqjdfk68d29b',23,'0','A1x1','91368791','2026-11-26T17:39:02.987+00:00',2121);
INSERT INTO "entries" VALUES('sqjdfk68d29b',24,'1','Y6-3','36e2e2f7','2026-11-26T17:39:03.011+00:00',2145);
INSERT INTO "entries" VALUES('sqjdfk68d29b',25,'0','R4x3','b60c629d','2026-11-26T17:39:03.032+00:00',2166);
INSERT INTO "entries" VALUES('sqjdfk68d29b',26,'1','~G1G6G10','bae65bc0','2026-11-26T17:39:03.061+00:00',2194);
INSERT INTO "entries" VALUES('sqjdfk68d29b',27,'1','R2-2','9f1c8528','2026-11-26T17:39:03.093+00:00',2229);
INSERT INTO "entries" VALUES('sqjdfk68d29b',28,'0','A10-1','bce68845','2026-11-26T17:39:03.124+00:00',2259);
INSERT INTO "entries" VALUES('sqjdfk68d29b',29,'0','R3x2','2e384ce7','2026-11-26T17:39:03.163+00:00',2292);
INSERT INTO "entries" VALUES('sqjdfk68d29b',30,'supply','R9 A10 Y2 Y3 R2 G10 G1 R8 R13 Y8 A1 A7 G6 R12 Y9 R5 A13','9b4094e3','2026-11-26T17:39:03.163+00:00',2293);
INSERT INTO "entries" VALUES('sqjdfk68d29b',31,'1','B9-2','72db4181','2026-11-26T17:39:03.173+00:00',2309);
INSERT INTO "entries" VALUES('sqjdfk68d29b',32,'0','R9x3','8891329f','2026-11-26T17:39:03.183+00:00',2318);
INSERT INTO "entries" VALUES('sqjdfk68d29b',33,'0','A4-3','5a0cea2e','2026-11-26T17:39:03.191+00:00',2327);
INSERT INTO "entries" VALUES('sqjdfk68d29b',34,'1','B1-3','6cfc7078','2026-11-26T17:39:03.194+00:00',2329);
INSERT INTO "entries" VALUES('sqjdfk68d29b',35,'0','B5-2','279d087c','2026-11-26T17:39:03.200+00:00',2334);
INSERT INTO "entries" VALUES('sqjdfk68d29b',36,'1','R1-4','2d2bfaae','2026-11-26T17:39:03.228+00:00',2364);
INSERT INTO "entries" VALUES('sqjdfk68d29b',37,'1','R2x2','4ddf6e79','2026-11-26T17:39:03.230+00:00',2366);
INSERT INTO "entries" VALUES('sqjdfk68d29b',38,'0','Y1-2','2be77e44','2026-11-26T17:39:03.234+00:00',2369);
INSERT INTO "entries" VALUES('sqjdfk68d29b',39,'1','G1x2','2d5ca401','2026-11-26T17:39:03.236+00:00',2372);
INSERT INTO "entries" VALUES('sqjdfk68d29b',40,'0','Y12x2','b33c30fd','2026-11-26T17:39:03.262+00:00',2397);
INSERT INTO "entries" VALUES('sqjdfk68d29b',41,'1','Y8x4','07a93065','2026-11-26T17:39:03.271+00:00',2405);
INSERT INTO "entries" VALUES('sqjdfk68d29b',42,'0','G13x3','7a83d7d3','2026-11-26T17:39:03.281+00:00',2413);
INSERT INTO "entries" VALUES('sqjdfk68d29b',43,'1','B13-4','a791f270','2026-11-26T17:39:03.288+00:00',2422);
INSERT INTO "entries" VALUES('sqjdfk68d29b',44,'0','G10x2','35d84228','2026-11-26T17:39:03.321+00:00',2453);
INSERT INTO "entries" VALUES('sqjdfk68d29b',45,'1','G12x3','727614e2','2026-11-26T17:39:03.339+00:00',2473);
INSERT INTO "entries" VALUES('sqjdfk68d29b',46,'0','Y3-4','aed20cf4','2026-11-26T17:39:03.345+00:00',2481);
INSERT INTO "entries" VALUES('sqjdfk68d29b',47,'1','A10-3','ee7bc6f2','2026-11-26T17:39:03.357+00:00',2493);
INSERT INTO "entries" VALUES('sqjdfk68d29b',48,'supply','G10 B5 R4 R6 G1 G2 Y7 G4 R1 Y11 R11 B9 Y12 Y1 R9 G8 R3 Y6 G7 Y5 R7 R2','376d1dc4','2026-11-26T17:39:03.357+00:00',2493);
INSERT INTO "entries" VALUES('sqjdfk68d29b',49,'0','B11-3','7a708ac5','2026-11-26T17:39:03.365+00:00',2501);
INSERT INTO "entries" VALUES('sqjdfk68d29b',50,'1','R12-3','d66902aa','2026-11-26T17:39:03.374+00:00',2509);
INSERT INTO "entries" VALUES('sqjdfk68d29b',51,'0','G6x4','9b2debf3','2026-11-26T17:39:03.397+00:00',2511);
INSERT INTO "entries" VALUES('sqjdfk68d29b',52,'1','G10x2','4d0d6884','2026-11-26T17:39:03.401+00:00',2537);
INSERT INTO "entries" VALUES('sqjdfk68d29b',53,'0','Y2x4','4d0ed8ac','2026-11-26T17:39:03.432+00:00',2562);
INSERT INTO "entries" VALUES('sqjdfk68d29b',54,'1','Y13x3','0501649d','2026-11-26T17:39:03.441+00:00',2577);
INSERT INTO "entries" VALUES('sqjdfk68d29b',55,'0','R13-3','4ddce97a','2026-11-26T17:39:03.464+00:00',2597);
INSERT INTO "entries" VALUES('sqjdfk68d29b',56,'1','G1x1','90c5fd3e','2026-11-26T17:39:03.468+00:00',2602);
INSERT INTO "entries" VALUES('sqjdfk68d29b',57,'0','G2x2','ae12d2b0','2026-11-26T17:39:03.505+00:00',2641);
INSERT INTO "entries" VALUES('sqjdfk68d29b',58,'1','Y7-3','f522e360','2026-11-26T17:39:03.508+00:00',2642);
INSERT INTO "entries" VALUES('sqjdfk68d29b',59,'0','G4x1','de5dd653','2026-11-26T17:39:03.527+00:00',2657);
INSERT INTO "entries" VALUES('sqjdfk68d29b',60,'0','B9-4','d88cdc18','2026-11-26T17:39:03.534+00:00',2670);
INSERT INTO "entries" VALUES('sqjdfk68d29b',61,'1','~R4R5R8R10','422a2666','2026-11-26T17:39:03.545+00:00',2673);
INSERT INTO "entries" VALUES('sqjdfk68d29b',62,'1','Y1-3','2122c1e6','2026-11-26T17:39:03.555+00:00',2691);
INSERT INTO "entries" VALUES('sqjdfk68d29b',63,'0','Y9x4','fee9dfd1','2026-11-26T17:39:03.588+00:00',2723);
INSERT INTO "entries" VALUES('sqjdfk68d29b',64,'1','G8x4','a7d191e2','2026-11-26T17:39:03.605+00:00',2737);
INSERT INTO "entries" VALUES('sqjdfk68d29b',65,'bag','B Y Y R B G Y R R G B Y A G G Y G Y Y G','0c6e0db6','2026-11-26T17:39:03.605+00:00',2737);
INSERT INTO "entries" VALUES('sqjdfk68d29b',66,'1','R3x4','075a999c','2026-11-26T17:39:03.621+00:00',2757);
INSERT INTO "entries" VALUES('sqjdfk68d29b',67,'0','R6-4','de9e2315','2026-11-26T17:39:03.630+00:00',2758);
INSERT INTO "entries" VALUES('sqjdfk68d29b',68,'1','R1-4','1d7e370d','2026-11-26T17:39:03.655+00:00',2785);
INSERT INTO "entries" VALUES('sqjdfk68d29b',69,'supply','G6 G12 R5 G4 A4 G13 R10 Y8 B11 R4 Y3 A10 B13 R8 Y9 G8 Y2 B1 G1 B9','dc15a8f0','2026-11-26T17:39:03.655+00:00',2785);
INSERT INTO "entries" VALUES('sqjdfk68d29b',70,'0','A1x4','53a436b7','2026-11-26T17:39:03.661+00:00',2797);
INSERT INTO "entries" VALUES('sqjdfk68d29b',71,'1','B7x4','73801b08','2026-11-26T17:39:03.665+00:00',2801);
INSERT INTO "entries" VALUES('sqjdfk68d29b',72,'0','G7-2','dadd5baf','2026-11-26T17:39:03.671+00:00',2805);
INSERT INTO "entries" VALUES('sqjdfk68d29b',73,'1','R9-4','fe1e69d8','2026-11-26T17:39:03.673+00:00',2808);
INSERT INTO "entries" VALUES('sqjdfk68d29b',74,'0','A13-4','148bcb8d','2026-11-26T17:39:03.685+00:00',2821);
INSERT INTO "entries" VALUES('sqjdfk68d29b',75,'1','Y6x1','1fa8f596','2026-11-26T17:39:03.704+00:00',2837);
INSERT INTO "entries" VALUES('sqjdfk68d29b',76,'0','Y12-3','524bc6a1','2026-11-26T17:39:03.709+00:00',2845);
INSERT INTO "entries" VALUES('sqjdfk68d29b',77,'0','G12x2','bbb889d0','2026-11-26T17:39:03.722+00:00',2858);
INSERT INTO "entries" VALUES('sqjdfk68d29b',78,'1','Y>B','a32ffac6','2026-11-26T17:39:03.728+00:00',2863);
INSERT INTO "entries" VALUES('sqjdfk68d29b',79,'bag','Y Y G Y Y G Y G Y Y R G R Y G G A','9b2a8638','2026-11-26T17:39:03.728+00:00',2863);
INSERT INTO "entries" VALUES('sqjdfk68d29b',80,'1','R7-2','fbf9146e','2026-11-26T17:39:03.744+00:00',2878);
INSERT INTO "entries" VALUES('sqjdfk68d29b',81,'0','B5x2','616ea57f','2026-11-26T17:39:03.753+00:00',2889);
INSERT INTO "entries" VALUES('sqjdfk68d29b',82,'1','Y5-3','1a2f8f5c','2026-11-26T17:39:03.761+00:00',2897);
INSERT INTO "entries" VALUES('sqjdfk68d29b',83,'0','B3x3','63b2e823','2026-11-26T17:39:03.860+00:00',2993);
INSERT INTO "entries" VALUES('sqjdfk68d29b',84,'1','R4x2','3453ac21','2026-11-26T17:39:03.865+00:00',3001);
INSERT INTO "entries" VALUES('sqjdfk68d29b',85,'0','Y11x1','c8cabfd3','2026-11-26T17:39:03.869+00:00',3005);
INSERT INTO "entries" VALUES('sqjdfk68d29b',86,'1','~R11A10','962ce87e','2026-11-26T17:39:03.874+00:00',3009);
INSERT INTO "entries" VALUES('sqjdfk68d29b',87,'1','Y2x1','6413bccd','2026-11-26T17:39:03.875+00:00',3010);
INSERT INTO "entries" VALUES('sqjdfk68d29b',88,'0','Y3x1','bf476993','2026-11-26T17:39:03.876+00:00',3011);
INSERT INTO "entries" VALUES('sqjdfk68d29b',89,'0','Y9-1','939c3b1b','2026-11-26T17:39:03.876+00:00',3012);
INSERT INTO "entries" VALUES('sqjdfk68d29b',90,'1','B1-4','c39b2b08','2026-11-26T17:39:03.878+00:00',3013);
INSERT INTO "entries" VALUES('sqjdfk68d29b',91,'supply','G7 R9 R12 R1 Y7 Y2 A10 G2 Y11 A13 G12 Y12 B1 R11 Y3 Y1 G10 Y6 R6 B7 Y13 A1 R3 R13','a04a2628','2026-11-26T17:39:03.878+00:00',3013);
INSERT INTO "entries" VALUES('sqjdfk68d29b',92,'1','G7-4','acb609a6','2026-11-26T17:39:03.879+00:00',3014);
INSERT INTO "entries" VALUES('sqjdfk68d29b',93,'0','Y8x1','0f166d36','2026-11-26T17:39:03.879+00:00',3015);
INSERT INTO "entries" VALUES('sqjdfk68d29b',94,'0','G4x4','7fa2c806','2026-11-26T17:39:03.880+00:00',3016);
INSERT INTO "entries" VALUES('sqjdfk68d29b',95,'1','G6x4','2cbef5fb','2026-11-26T17:39:03.881+00:00',3017);
INSERT INTO "entries" VALUES('sqjdfk68d29b',96,'0','B13-2','091d6e8a','2026-11-26T17:39:03.882+00:00',3017);
INSERT INTO "entries" VALUES('sqjdfk68d29b',97,'bag','R R G R G R G Y R Y R R A R R','48d1b01e','2026-11-26T17:39:03.882+00:00',3018);
INSERT INTO "entries" VALUES('sqjdfk68d29b',98,'0','R>A','b4bf94c3','2026-11-26T17:39:03.883+00:00',3018);
INSERT INTO "entries" VALUES('bsak3un54hqj',2,'0','R10-4','8f1812a8','2026-11-26T17:39:03.885+00:00',2988);
INSERT INTO "entries" VALUES('bsak3un54hqj',3,'1','R2x3','4de7dd2c','2026-11-26T17:39:03.889+00:00',2989);
INSERT INTO "entries" VALUES('bsak3un54hqj',4,'0','Y3x4','be262a7e','2026-11-26T17:39:03.891+00:00',2995);
INSERT INTO "entries" VALUES('bsak3un54hqj',5,'1','G4-4','cd7f89ad','2026-11-26T17:39:03.893+00:00',2997);
INSERT INTO "entries" VALUES('bsak3un54hqj',6,'0','Y9-1','7043d37b','2026-11-26T17:39:03.897+00:00',3001);
INSERT INTO "entries" VALUES('bsak3un54hqj',7,'1','R1-3','9e1e5335','2026-11-26T17:39:03.901+00:00',3005);
INSERT INTO "entries" VALUES('bsak3un54hqj',8,'0','G10-4','090d97b8','2026-11-26T17:39:03.904+00:00',3006);
INSERT INTO "entries" VALUES('bsak3un54hqj',9,'1','Y2x2','62643c68','2026-11-26T17:39:03.908+00:00',3009);
INSERT INTO "entries" VALUES('bsak3un54hqj',10,'0','Y11x1','d2401528','2026-11-26T17:39:03.918+00:00',3021);
INSERT INTO "entries" VALUES('bsak3un54hqj',11,'1','resign','0d59fa2f','2026-11-26T17:39:03.957+00:00',3033);
INSERT INTO "entries" VALUES('vfxntakwf9aa',0,'1','W','bf885255','2026-11-26T17:39:03.960+00:00',2092);
INSERT INTO "entries" VALUES('vfxntakwf9aa',1,'0','>B','65af5515','2026-11-26T17:39:03.966+00:00',2098);
INSERT INTO "entries" VALUES('vfxntakwf9aa',2,'0','RO','6eb9d3b4','2026-11-26T17:39:03.988+00:00',2121);
INSERT INTO "entries" VALUES('vfxntakwf9aa',3,'1','>B','2a2f6046','2026-11-26T17:39:03.998+00:00',2130);
INSERT INTO "entries" VALUES('vfxntakwf9aa',4,'1','RK','fe6b90a8','2026-11-26T17:39:04.001+00:00',2134);
INSERT INTO "entries" VALUES('vfxntakwf9aa',5,'0','+C-D','85949b1c','2026-11-26T17:39:04.007+00:00',2140);
INSERT INTO "entries" VALUES('vfxntakwf9aa',6,'1','>G','68e42192','2026-11-26T17:39:04.020+00:00',2153);
INSERT INTO "entries" VALUES('vfxntakwf9aa',7,'1','RR','c8d34dba','2026-11-26T17:39:04.029+00:00',2161);
INSERT INTO "entries" VALUES('vfxntakwf9aa',8,'0','+J-M','e1cfef17','2026-11-26T17:39:04.044+00:00',2175);
INSERT INTO "entries" VALUES('vfxntakwf9aa',9,'1','+C-H','0251e32d','2026-11-26T17:39:04.052+00:00',2185);
INSERT INTO "entries" VALUES('vfxntakwf9aa',10,'0','>F','9cc9c216','2026-11-26T17:39:04.067+00:00',2199);
INSERT INTO "entries" VALUES('vfxntakwf9aa',11,'0','YY','4d23549f','2026-11-26T17:39:04.068+00:00',2201);
INSERT INTO "entries" VALUES('vfxntakwf9aa',12,'1','+N-O','adc91dcc','2026-11-26T17:39:04.080+00:00',2212);
INSERT INTO "entries" VALUES('vfxntakwf9aa',13,'0','>G','ab0ee635','2026-11-26T17:39:04.088+00:00',2216);
INSERT INTO "entries" VALUES('vfxntakwf9aa',14,'0','KK','37db5485','2026-11-26T17:39:04.102+00:00',2234);
INSERT INTO "entries" VALUES('vfxntakwf9aa',15,'1','>O','0c549f21','2026-11-26T17:39:04.105+00:00',2238);
INSERT INTO "entries" VALUES('vfxntakwf9aa',16,'1','BB','ad84bbb4','2026-11-26T17:39:04.106+00:00',2239);
INSERT INTO "entries" VALUES('vfxntakwf9aa',17,'0','>F','bb7bab87','2026-11-26T17:39:04.107+00:00',2240);
INSERT INTO "entries" VALUES('vfxntakwf9aa',18,'0','WK','ad84a9f1','2026-11-26T17:39:04.108+00:00',2241);
INSERT INTO "entries" VALUES('vfxntakwf9aa',19,'1','+K-N','04d0c89b','2026-11-26T17:39:04.109+00:00',2242);
INSERT INTO "entries" VALUES('vfxntakwf9aa',20,'0','>G','8e271c51','2026-11-26T17:39:04.110+00:00',2243);
INSERT INTO "entries" VALUES('vfxntakwf9aa',21,'0','RY','c197820a','2026-11-26T17:39:04.114+00:00',2247);
INSERT INTO "entries" VALUES('vfxntakwf9aa',22,'1','>N','9b88ed3c','2026-11-26T17:39:04.118+00:00',2250);
INSERT INTO "entries" VALUES('vfxntakwf9aa',23,'1','RB','bd756f61','2026-11-26T17:39:04.125+00:00',2258);
INSERT INTO "entries" VALUES('vfxntakwf9aa',24,'0','+N-Q','e6827988','2026-11-26T17:39:04.128+00:00',2259);
INSERT INTO "entries" VALUES('vfxntakwf9aa',25,'1','+F-G','7de13505','2026-11-26T17:39:04.136+00:00',2266);
INSERT INTO "entries" VALUES('vfxntakwf9aa',26,'0','>O','605b5e01','2026-11-26T17:39:04.143+00:00',2276);
INSERT INTO "entries" VALUES('vfxntakwf9aa',27,'0','RB','6b5388d9','2026-11-26T17:39:04.148+00:00',2281);
INSERT INTO "entries" VALUES('vfxntakwf9aa',28,'1','O','790d30ea','2026-11-26T17:39:04.153+00:00',2286);
INSERT INTO "entries" VALUES('vfxntakwf9aa',29,'1','+I-J','5bd53c25','2026-11-26T17:39:04.156+00:00',2288);
INSERT INTO "entries" VALUES('vfxntakwf9aa',30,'0','draw','8f15f658','2026-11-26T17:39:04.185+00:00',2315);
INSERT INTO "entries" VALUES('bqqhggtn98j7',0,'supply','A7 G13 G6 R11 B7 B5 A13 G2 R1 B11 R6 G1 A4 B13 G7 Y2 Y9 Y3 Y11 B9 G4 B1 R10 R13 R8 Y12 Y13 R12 R7 Y8 Y6 G8 R5 Y7 Y1 R4 R2 G12 R9 B3 A10 A1 R3 Y5 G10','01f43a2b','2026-11-26T17:39:04.299+00:00',0);
INSERT INTO "entries" VALUES('bqqhggtn98j7',1,'bag','R B G Y G B B B R G G Y G R B R Y Y B Y Y R G R A G G R G A A Y A Y Y R B Y A R R R R R Y','c7234af5','2026-11-26T17:39:04.299+00:00',0);
INSERT INTO "entries" VALUES('upjb32bstk8u',0,'supply','G13 G8 G4 R13 R8 Y5 R12 A1 B9 G1 G12 G2 B7 Y8 R6 A13 Y3 R5 B13 Y2 R11 B5 A7 A4 R7 B11 Y7 R9 Y9 Y11 G7 G6 A10 B1 R3 Y6 R2 G10 Y12 B3 R10 Y13 Y1 R1 R4','a0089a7a','2026-11-26T17:39:04.439+00:00',NULL);
INSERT INTO "entries" VALUES('upjb32bstk8u',1,'bag','Y Y R R R Y G G R Y R R A Y A R B G G R A G A G R B A R Y B R B Y R Y B B Y Y G G Y R B G','2b28ae72','2026-11-26T17:39:04.439+00:00',NULL);
INSERT INTO "entries" VALUES('upjb32bstk8u',2,'1','Y8-1','ac6475f2','2026-11-26T17:39:04.439+00:00',NULL);
INSERT INTO "entries" VALUES('upjb32bstk8u',3,'0','G8x4','610b0be4','2026-11-26T17:39:04.439+00:00',NULL);
INSERT INTO "entries" VALUES('upjb32bstk8u',4,'1','Y3-2','5f102556','2026-11-26T17:39:04.439+00:00',NULL);
INSERT INTO "entries" VALUES('upjb32bstk8u',5,'0','R5x2','a0df1b58','2026-11-26T17:39:04.439+00:00',NULL);
INSERT INTO "entries" VALUES('upjb32bstk8u',6,'1','G2-4','00886303','2026-11-26T17:39:04.439+00:00',NULL);
INSERT INTO "entries" VALUES('upjb32bstk8u',7,'0','R13-2','0f6bcbc5','2026-11-26T17:39:04.439+00:00',NULL);
INSERT INTO "entries" VALUES('upjb32bstk8u',8,'1','R11x4','24082813','2026-11-26T17:39:04.439+00:00',NULL);
INSERT INTO "entries" VALUES('upjb32bstk8u',9,'0','G4-4','a7743b44','2026-11-26T17:39:04.439+00:00',NULL);
INSERT INTO "entries" VALUES('upjb32bstk8u',10,'1','R6x3','5320e415','2026-11-26T17:39:04.439+00:00',NULL);
INSERT INTO "entries" VALUES('upjb32bstk8u',11,'0','Y5-4','b07d8cc6','2026-11-26T17:39:04.439+00:00',NULL);
INSERT INTO "entries" VALUES('upjb32bstk8u',12,'1','R7x3','c6be543d','2026-11-26T17:39:04.439+00:00',NULL);
INSERT INTO "entries" VALUES('upjb32bstk8u',13,'0','Y2-1','4b3d3475','2026-11-26T17:39:04.439+00:00',NULL);
INSERT INTO "entries" VALUES('upjb32bstk8u',14,'1','Y7-4','a75200d7','2026-11-26T17:39:04.439+00:00',NULL);
INSERT INTO "entries" VALUES('upjb32bstk8u',15,'0','R8-1','5122fb6d','2026-11-26T17:39:04.439+00:00',NULL);
INSERT INTO "entries" VALUES('upjb32bstk8u',16,'1','Y9x2','3420b8fb','2026-11-26T17:39:04.439+00:00',NULL);
INSERT INTO "entries" VALUES('upjb32bstk8u',17,'1','A7-2','292cecba','2026-11-26T17:39:04.439+00:00',NULL);
INSERT INTO "entries" VALUES('upjb32bstk8u',18,'0','Y11-3','5661fcad','2026-11-26T17:39:04.439+00:00',NULL);
INSERT INTO "entries" VALUES('upjb32bstk8u',19,'1','G7x4','d055bf7e','2026-11-26T17:39:04.439+00:00',NULL);
INSERT INTO "entries" VALUES('upjb32bstk8u',20,'0','R12-2','4c3ac31a','2026-11-26T17:39:04.439+00:00',NULL);
INSERT INTO "entries" VALUES('upjb32bstk8u',21,'1','A13x2','b38cfd96','2026-11-26T17:39:04.439+00:00',NULL);
INSERT INTO "entries" VALUES('upjb32bstk8u',22,'0','R3x4','5f2b1c1d','2026-11-26T17:39:04.544+00:00',161);
INSERT INTO "entries" VALUES('upjb32bstk8u',23,'1','B13x4','f6c40871','2026-11-26T17:39:04.549+00:00',166);
INSERT INTO "entries" VALUES('upjb32bstk8u',24,'0','A1-4','b0a78a5f','2026-11-26T17:39:04.550+00:00',170);
INSERT INTO "entries" VALUES('upjb32bstk8u',25,'1','B1-4','f967dd2f','2026-11-26T17:39:04.552+00:00',171);
INSERT INTO "entries" VALUES('ngastdcr48rm',0,'0','@C','d392d9d4','2026-11-26T17:39:05.291+00:00',28);
INSERT INTO "entries" VALUES('ngastdcr48rm',1,'1','@N','9c63080b','2026-11-26T17:39:05.304+00:00',42);
INSERT INTO "entries" VALUES('ngastdcr48rm',2,'2','@B','371e2eaf','2026-11-26T17:39:05.316+00:00',52);
INSERT INTO "entries" VALUES('ngastdcr48rm',3,'0','>B','8c6ec742','2026-11-26T17:39:05.371+00:00',77);
INSERT INTO "entries" VALUES('ngastdcr48rm',4,'1','left cadet','bbcb5e21','2026-11-26T17:39:05.390+00:00',116);
INSERT INTO "entries" VALUES('ngastdcr48rm',5,'0','RO','9f437492','2026-11-26T17:39:05.413+00:00',139);
INSERT INTO "entries" VALUES('ngastdcr48rm',6,'1','>F','552212f6','2026-11-26T17:39:05.421+00:00',159);
INSERT INTO "entries" VALUES('7ntd3xszhwmu',0,'supply','R4 Y8 Y2 Y12 B11 R1 G8 B1 G1 A7 R11 G7 G12 G4 R5 B7 Y7 Y3 R13 Y11 R3 A4 B3 Y5 Y1 A10 B5 G6 G13 R8 R7 B9 R9 B13 Y9 R6 R2 A1 G10 A13 R10 R12 G2 Y6 Y13','a5808f46','2026-11-26T17:39:05.426+00:00',0);
INSERT INTO "entries" VALUES('7ntd3xszhwmu',1,'bag','R Y R B G R R B G B B G B R G R B R Y A R Y Y A G Y A R R R Y B G R G A G A Y Y R Y Y G Y','9b3010c5','2026-11-26T17:39:05.426+00:00',2);
INSERT INTO "entries" VALUES('7ntd3xszhwmu',2,'1','B7-3','c7ee18d1','2026-11-26T17:39:05.499+00:00',76);
INSERT INTO "entries" VALUES('7ntd3xszhwmu',3,'0','Y2-2','18120ae1','2026-11-26T17:39:05.500+00:00',78);
INSERT INTO "entries" VALUES('7ntd3xszhwmu',4,'1','R11x4','b1b76bb7','2026-11-26T17:39:05.501+00:00',79);
INSERT INTO "entries" VALUES('32ffbfe5a06f',0,'supply','G12 R4 B1 Y5 A7 A10 R11 R10 G6 R3 B11 A4 A1 G7 R8 B3 Y2 B13 Y11 R1 Y3 G13 Y7 Y6 R5 R2 R6 R7 R12 G1 Y13 G8 G4 B5 Y8 Y9 B9 G10 R9 G2 Y1 B7 R13 Y12 A13','248379de','2026-11-26T17:39:05.504+00:00',0);
INSERT INTO "entries" VALUES('32ffbfe5a06f',1,'bag','R Y G Y G A Y Y G G B R R Y Y A A R R B G B G Y B G R Y A R R B Y G A R R Y R R B B Y G R','a72056ee','2026-11-26T17:39:05.504+00:00',0);
INSERT INTO "entries" VALUES('cp7gbgfb7rnn',0,'0','@M','82e8cf4a','2026-11-26T17:39:05.827+00:00',146);
INSERT INTO "entries" VALUES('cp7gbgfb7rnn',1,'1','@I','6d894c77','2026-11-26T17:39:05.853+00:00',184);
INSERT INTO "entries" VALUES('cp7gbgfb7rnn',2,'0','>J','668a8669','2026-11-26T17:39:05.866+00:00',205);
INSERT INTO "entries" VALUES('cp7gbgfb7rnn',3,'0','KK','51f6db01','2026-11-26T17:39:05.933+00:00',226);
INSERT INTO "entries" VALUES('cp7gbgfb7rnn',4,'0','takeback 1','10568575','2026-11-26T17:39:06.098+00:00',438);
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
	offer INTEGER, 
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
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('jdmuu95dtyfc','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',0,0,X'A5603348A1762BD841BF52516DAF2B838E0D62B8D3B8AA3D47CF3FB8CCB24E40','2026-11-26T17:38:59.196+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 86400000, "since": 3069}','2026-11-28T17:39:02.265+00:00',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('fqde4wbmfyzs','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','0.1.0',1,1,X'96A1B60CE6FD096F68E9D8DAD2DD7C145E5109A756C9C4E58B6828DBAE14EDD7','2026-11-26T17:39:00.820+00:00',NULL,NULL,0,'["guest", "guest"]','[[7, 0, "offered"], [7, 0, "hint"]]',1,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('sqjdfk68d29b','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'DEAA019688359FADCFAC49776FCE0AFD3201E13349287B675BEC3EF270EA2310','2026-11-26T17:39:00.864+00:00','2026-11-26T17:39:03.882+00:00','[[0], "trophies"]',NULL,'["random", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('bsak3un54hqj','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','0.1.0',0,0,X'12867079099C82E9BC764987A2EA1DFC94C8D5D07D94976D3D5F6E762844D575','2026-11-26T17:39:00.896+00:00','2026-11-26T17:39:03.929+00:00','[[0], "resignation"]',NULL,'["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1899977, 1879979], "quota": [7000, 7000], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('ypf4qkzk38c3','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'8C2F69A383C28FC5525833A4B7CCEAF680D4FA1DFBED51655A2D81331BED62FF','2026-11-26T17:39:01.528+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('vfxntakwf9aa','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'2B82EBF81987396F0D5257C0B8356225DB81B26E6283547CD4024B0BCADE7EB0','2026-11-26T17:39:01.867+00:00','2026-11-26T17:39:04.182+00:00','[[], "agreement"]',NULL,'["guest", "guest"]','[[30, 1, "offered"]]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('bqqhggtn98j7','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'7A12AA9DF40EE267302418E299B2EAD8529DB03BA02791DE7CBCE38B8EB66E12','2026-11-26T17:39:04.249+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-10T17:39:04.249+00:00','anna',0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('upjb32bstk8u','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'716DDE18CB572135C9DF332D56832282C313CEF3D97E0F50032BCEF48886A8F5','2026-11-26T17:39:04.380+00:00',NULL,NULL,NULL,'["guest", "random"]','[]',0,'{"match": "sqjdfk68d29b", "ply": 22, "dealt": [36, 13]}',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('ngastdcr48rm','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 3, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'B2DEF79E029D0F241A4C5240CEB87493E58F50D6519613E0612CDABCCB309C60','2026-11-26T17:39:05.256+00:00',NULL,NULL,NULL,'["guest", "guest", "guest"]','[[5, 1, "returned"]]',0,NULL,'30+20','{"left": [1800000, 1800000, 1800000], "quota": [3000, 3000, 3000], "forgiven": [0, 0, 0], "seat": 1, "is_first": false, "free": 0, "since": 475}','2026-11-26T18:09:07.731+00:00',NULL,0,'cadet',NULL,NULL);
INSERT INTO "matches" VALUES('7ntd3xszhwmu','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'1ED284651BEC1E213E7E3994A08688FD3DD856A444415A0A3F5FA22810C07175','2026-11-26T17:39:05.422+00:00',NULL,NULL,NULL,'["guest", "program"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('32ffbfe5a06f','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'1A07208FB850EEFED6A08203DEFED08B334B4978B6EAEC086A489A6F28C8C7CD','2026-11-26T17:39:05.502+00:00',NULL,NULL,NULL,'["open", "guest"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-10T17:39:05.502+00:00',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('cp7gbgfb7rnn','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'101DFE197C03E0AD1B3E8B7651B7489EEB8B0FE031FAFF63DD6838B4343A4041','2026-11-26T17:39:05.651+00:00',NULL,NULL,NULL,'["guest", "guest"]','[[4, 0, "asked"], [4, 1, "agreed"], [5, 0, "time"], [5, 1, "thanks"]]',0,NULL,'30+20','{"left": [1819958, 1834788], "quota": [6000, 4000], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 0, "since": 438}','2026-11-26T18:09:28.047+00:00',NULL,0,NULL,'{"length": 3, "won": [2, 0]}',NULL);
CREATE TABLE mutes (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "mutes" VALUES('anna','ben','2026-11-26T17:39:06.168+00:00');
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
INSERT INTO "passkeys" VALUES('0000000000000000000000000000000000000000000000000000000000000000','aca46e802f2ab78502baab0368a6fa27b',X'0001',X'02',3,'localhost','Laptop',0,'2026-11-26T17:39:05.174+00:00',NULL);
CREATE TABLE players (
	id VARCHAR(40) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(20), 
	created VARCHAR(32) NOT NULL, 
	seen VARCHAR(32) NOT NULL, 
	merged_into VARCHAR(40), 
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-26T17:39:00.699+00:00','2026-11-26T17:39:04.658+00:00',NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-26T17:39:00.822+00:00','2026-11-26T17:39:00.822+00:00',NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-26T17:39:00.873+00:00','2026-11-26T17:39:00.873+00:00',NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-26T17:39:04.260+00:00','2026-11-26T17:39:04.603+00:00','anna');
INSERT INTO "players" VALUES('p9053f8b5d6211267928529dc25a48bff','program','Zephyr','2026-11-26T17:39:05.018+00:00','2026-11-26T17:39:05.018+00:00',NULL);
INSERT INTO "players" VALUES('aca46e802f2ab78502baab0368a6fa27b','account','Dora','2026-11-26T17:39:05.122+00:00','2026-11-26T17:39:05.122+00:00',NULL);
INSERT INTO "players" VALUES('wilhelmine','guest','WWWWWWWWWWWWWWWWWWWWWWWW','2026-11-26T17:39:05.198+00:00','2026-11-26T17:39:05.201+00:00',NULL);
INSERT INTO "players" VALUES('emil','guest','Emil','2026-11-26T17:39:05.258+00:00','2026-11-26T17:39:05.258+00:00',NULL);
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
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-26T17:39:04.564+00:00','2026-11-26T17:39:04.581+00:00',NULL,'2026-11-26T18:39:04.658+00:00','0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-26T17:39:04.602+00:00','2026-11-26T17:39:04.603+00:00',NULL,NULL,'1b94c4356895c3a0',NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-26T17:39:04.653+00:00','2026-11-26T17:39:04.658+00:00',NULL,NULL,'0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('4778dd0e08b227676b3c75a09603797d428dc437f46f8882cc55a848ee40a22c','aca46e802f2ab78502baab0368a6fa27b','2026-11-26T17:39:05.169+00:00','2026-11-26T17:39:05.169+00:00',NULL,NULL,'4778dd0e08b22767','Firefox, Linux');
INSERT INTO "proofs" VALUES('17b7b4dce9ce7de46d7938f26213f0382d04145da13cfa02a3c60fdd2102b8c1','wilhelmine','2026-11-26T17:39:05.201+00:00','2026-11-26T17:39:05.201+00:00',NULL,NULL,'17b7b4dce9ce7de4',NULL);
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
INSERT INTO "ratings" VALUES('bsak3un54hqj',0,'anna','balloon-cup','classical',0,'2026-11-26T17:39:04.359+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
INSERT INTO "ratings" VALUES('bsak3un54hqj',1,'ben','balloon-cup','classical',0,'2026-11-26T17:39:04.359+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
CREATE TABLE recoveries (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "recoveries" VALUES('8d15f981814f868f19630685129cd75f7d1bd9681a601661b09367860c64a661','aca46e802f2ab78502baab0368a6fa27b');
INSERT INTO "recoveries" VALUES('d954d0fd9d26043cd35a9e0498f2ab03a1b90a11505830a361e9c9c56016121d','aca46e802f2ab78502baab0368a6fa27b');
INSERT INTO "recoveries" VALUES('3bf0aff3f81af0bd055e749f5cf52991ca7aac373050607dde6d96e4b05a835a','aca46e802f2ab78502baab0368a6fa27b');
INSERT INTO "recoveries" VALUES('86e9ec00ffcf0573132e4ba5583d6e4b44394e26e8b54ba738b8bc1886820ae9','aca46e802f2ab78502baab0368a6fa27b');
INSERT INTO "recoveries" VALUES('c0a0fb1f6d4944f1e2b980733f8d6ea9d53dc440da1837ac68e38d47dd0558e1','aca46e802f2ab78502baab0368a6fa27b');
INSERT INTO "recoveries" VALUES('8b1eb5d8524b8eb2cda508e47abff7d7b5b98f3632f705f13b896a753fd0ede6','aca46e802f2ab78502baab0368a6fa27b');
INSERT INTO "recoveries" VALUES('89ce341963110dd08d0fb39c11468baa7e225a79c9b52b5bcdc9acff83ebd029','aca46e802f2ab78502baab0368a6fa27b');
INSERT INTO "recoveries" VALUES('d16dcaa86ee16d803a40c662377fc579ce2cb88583931708bbf434e4e4c405a1','aca46e802f2ab78502baab0368a6fa27b');
CREATE TABLE seats (
	"match" VARCHAR(22) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	player VARCHAR(40), 
	called VARCHAR(20), 
	owner VARCHAR(20), 
	kept_for VARCHAR(40), 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id), 
	CONSTRAINT fk_seats_player FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "seats" VALUES('jdmuu95dtyfc',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('jdmuu95dtyfc',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('fqde4wbmfyzs',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('fqde4wbmfyzs',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('sqjdfk68d29b',0,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('sqjdfk68d29b',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('bsak3un54hqj',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('bsak3un54hqj',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('ypf4qkzk38c3',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('ypf4qkzk38c3',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('vfxntakwf9aa',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('vfxntakwf9aa',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('bqqhggtn98j7',0,'guest','anna','Carl',NULL,NULL);
INSERT INTO "seats" VALUES('bqqhggtn98j7',1,'open',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('upjb32bstk8u',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('upjb32bstk8u',1,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('ngastdcr48rm',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('ngastdcr48rm',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('ngastdcr48rm',2,'guest','emil','Emil',NULL,NULL);
INSERT INTO "seats" VALUES('7ntd3xszhwmu',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('7ntd3xszhwmu',1,'program','p9053f8b5d6211267928529dc25a48bff','Zephyr','Anna',NULL);
INSERT INTO "seats" VALUES('32ffbfe5a06f',0,'open',NULL,'Emil',NULL,'emil');
INSERT INTO "seats" VALUES('32ffbfe5a06f',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('cp7gbgfb7rnn',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('cp7gbgfb7rnn',1,'guest','ben','Ben',NULL,NULL);
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
INSERT INTO "tokens" VALUES('8477125887a047bc550234d06ed688fc62cce601eea021694522ab70ebcd3bb5','p9053f8b5d6211267928529dc25a48bff','anna','read play','2026-11-26T17:39:05.018+00:00','2026-11-26T17:39:05.018+00:00',NULL,'2026-11-26T17:39:05.089+00:00');
INSERT INTO "tokens" VALUES('106c787b6fea1b1b165e8942c7aeed60c3b3f224c4d9ddcfef5f36b34feca5a1','p9053f8b5d6211267928529dc25a48bff','anna','read','2026-11-26T17:39:05.029+00:00','2026-11-26T17:39:05.081+00:00','0011',NULL);
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_proofs_player ON proofs (player);
CREATE INDEX ix_recoveries_player ON recoveries (player);
CREATE INDEX ix_passkeys_player ON passkeys (player);
CREATE INDEX ix_tokens_owner ON tokens (owner);
CREATE INDEX ix_tokens_program ON tokens (program);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_seats_kept_for ON seats (kept_for);
CREATE INDEX ix_ratings_player ON ratings (player, game, speed, number);
COMMIT;
