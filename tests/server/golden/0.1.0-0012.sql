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
INSERT INTO "accounts" VALUES('a872def22bef8874284643d5d139d5701','dora','$argon2id$none',NULL);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0012');
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
INSERT INTO "attempts" VALUES('0011',1,'2026-11-24T22:40:40.508+00:00');
CREATE TABLE blocks (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "blocks" VALUES('a872def22bef8874284643d5d139d5701','ben','2026-11-24T22:25:40.502+00:00');
CREATE TABLE entries (
	"match" VARCHAR(22) NOT NULL, 
	ply INTEGER NOT NULL, 
	actor VARCHAR(16) NOT NULL, 
	text VARCHAR(400) NOT NULL, 
	seal VARCHAR(8) NOT NULL, 
	at VARCHAR(32) NOT NULL, elapsed BIGINT, 
	PRIMARY KEY ("match", ply), 
	FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "entries" VALUES('drmtrpdpp47y',0,'supply','Y12 B7 A1 Y2 G8 Y8 R10 Y6 Y3 G6 Y7 A7 Y11 A13 G7 Y5 R13 G12 Y9 R5 B3 R7 R2 B5 G4 R4 B9 A10 B1 G1 R8 G13 A4 B13 B11 R3 Y13 R6 R1 R12 G2 R11 G10 Y1 R9','a3ea7cde','2026-11-24T22:25:39.122+00:00',2179);
INSERT INTO "entries" VALUES('drmtrpdpp47y',1,'bag','Y G Y Y R Y G G B B G A R B R Y B R Y R R R A R R G A A Y B B Y R G G Y R B R A G Y G Y R','282226e9','2026-11-24T22:25:39.122+00:00',2179);
INSERT INTO "entries" VALUES('k6dggqzrykfr',0,'supply','Y13 G2 A10 R11 G8 G10 Y1 R2 A13 Y6 B11 R1 R8 B3 G1 Y12 R6 R10 B9 Y5 Y9 R9 Y11 Y7 R5 B7 G12 G4 G13 Y3 Y8 A1 B13 B1 R7 B5 R13 A4 Y2 R4 G7 G6 R3 R12 A7','965a10fd','2026-11-24T22:25:39.149+00:00',0);
INSERT INTO "entries" VALUES('k6dggqzrykfr',1,'bag','R R G Y Y Y A Y R R G A B R Y R R G A G G G Y Y B B A B R Y Y R B A R R B G B G Y G R Y R','8210be9a','2026-11-24T22:25:39.149+00:00',0);
INSERT INTO "entries" VALUES('qyqndmbr98bp',0,'supply','B11 R13 B13 R3 Y2 R1 G8 A10 R2 B3 Y3 Y11 G1 Y9 R10 R9 G10 R11 G13 Y7 Y1 R8 R7 Y13 R6 A7 Y8 G6 G12 G7 A1 Y12 A13 Y5 B7 B9 B1 Y6 R5 G4 G2 B5 R12 A4 R4','6f8c8890','2026-11-24T22:25:39.159+00:00',0);
INSERT INTO "entries" VALUES('qyqndmbr98bp',1,'bag','R Y R G A B G Y B B R Y R R Y G A R R R R G G A R Y R B G B A R R G B B G G Y Y Y Y Y Y A','053502f9','2026-11-24T22:25:39.159+00:00',0);
INSERT INTO "entries" VALUES('92mm6h34ncj5',0,'supply','Y8 Y9 R9 B9 B3 A4 G10 Y13 R13 Y6 R5 B1 G6 Y1 G12 B13 B7 A10 R8 B11 R4 G1 Y3 A7 R10 R2 R7 G8 A13 R6 Y2 G2 G7 R1 R12 G4 Y5 G13 R11 Y11 Y7 A1 R3 Y12 B5','aa7c4461','2026-11-24T22:25:39.169+00:00',0);
INSERT INTO "entries" VALUES('92mm6h34ncj5',1,'bag','B B Y R B G G R Y B R R B R G Y G Y G A Y R A R R G G Y Y R B R A Y Y G R B Y Y A A G R R','8c88104b','2026-11-24T22:25:39.169+00:00',1);
INSERT INTO "entries" VALUES('drmtrpdpp47y',2,'0','G8-4','8ba5d482','2026-11-24T22:25:39.495+00:00',2560);
INSERT INTO "entries" VALUES('drmtrpdpp47y',3,'1','G7x2','f59ed7e5','2026-11-24T22:25:39.503+00:00',2573);
INSERT INTO "entries" VALUES('drmtrpdpp47y',4,'0','Y6-3','dcd37a30','2026-11-24T22:25:39.510+00:00',2581);
INSERT INTO "entries" VALUES('drmtrpdpp47y',5,'1','Y7-3','4e1ea6c3','2026-11-24T22:25:39.518+00:00',2589);
INSERT INTO "entries" VALUES('drmtrpdpp47y',6,'0','Y12x3','687a6c13','2026-11-24T22:25:39.526+00:00',2597);
INSERT INTO "entries" VALUES('drmtrpdpp47y',7,'1','G6-4','ec02ba92','2026-11-24T22:25:39.530+00:00',2601);
INSERT INTO "entries" VALUES('drmtrpdpp47y',8,'0','Y2-2','d6dca0dc','2026-11-24T22:25:39.534+00:00',2605);
INSERT INTO "entries" VALUES('drmtrpdpp47y',9,'1','Y3x1','9958fc35','2026-11-24T22:25:39.538+00:00',2609);
INSERT INTO "entries" VALUES('drmtrpdpp47y',10,'0','B7x4','a6c68887','2026-11-24T22:25:39.542+00:00',2613);
INSERT INTO "entries" VALUES('drmtrpdpp47y',11,'1','G12-2','4b8d807e','2026-11-24T22:25:39.546+00:00',2617);
INSERT INTO "entries" VALUES('drmtrpdpp47y',12,'0','R13x3','47a38e96','2026-11-24T22:25:39.550+00:00',2621);
INSERT INTO "entries" VALUES('drmtrpdpp47y',13,'1','R5x3','90f7e370','2026-11-24T22:25:39.555+00:00',2626);
INSERT INTO "entries" VALUES('kcbc43j6zhu5',0,'0','@O','156757ed','2026-11-24T22:25:39.655+00:00',336);
INSERT INTO "entries" VALUES('kcbc43j6zhu5',1,'1','@J','5223a176','2026-11-24T22:25:39.658+00:00',339);
INSERT INTO "entries" VALUES('kcbc43j6zhu5',2,'0','>L','c99a80df','2026-11-24T22:25:39.662+00:00',344);
INSERT INTO "entries" VALUES('kcbc43j6zhu5',3,'0','OY','20d311a3','2026-11-24T22:25:39.666+00:00',348);
INSERT INTO "entries" VALUES('kcbc43j6zhu5',4,'1','>I','75b98ef1','2026-11-24T22:25:39.670+00:00',352);
INSERT INTO "entries" VALUES('kcbc43j6zhu5',5,'1','WW','0a8990ea','2026-11-24T22:25:39.674+00:00',356);
INSERT INTO "entries" VALUES('kcbc43j6zhu5',6,'0','W','8b119a97','2026-11-24T22:25:39.678+00:00',360);
INSERT INTO "entries" VALUES('kcbc43j6zhu5',7,'0','+E-H','031c68a6','2026-11-24T22:25:39.682+00:00',364);
INSERT INTO "entries" VALUES('kcbc43j6zhu5',8,'1','+O-R','f17c32b9','2026-11-24T22:25:39.690+00:00',372);
INSERT INTO "entries" VALUES('kcbc43j6zhu5',9,'0','+C-H','743adcff','2026-11-24T22:25:39.698+00:00',380);
INSERT INTO "entries" VALUES('kcbc43j6zhu5',10,'1','>H','869e2d9b','2026-11-24T22:25:39.706+00:00',388);
INSERT INTO "entries" VALUES('kcbc43j6zhu5',11,'1','YW','394ca037','2026-11-24T22:25:39.714+00:00',396);
INSERT INTO "entries" VALUES('k6dggqzrykfr',2,'0','R2-1','c6a49c77','2026-11-24T22:25:39.722+00:00',575);
INSERT INTO "entries" VALUES('k6dggqzrykfr',3,'1','Y12-4','2e61d319','2026-11-24T22:25:39.730+00:00',583);
INSERT INTO "entries" VALUES('k6dggqzrykfr',4,'0','R6x2','9c784a13','2026-11-24T22:25:39.734+00:00',587);
INSERT INTO "entries" VALUES('k6dggqzrykfr',5,'1','R1x2','5a184ced','2026-11-24T22:25:39.742+00:00',595);
INSERT INTO "entries" VALUES('k6dggqzrykfr',6,'0','R11-4','83d937dc','2026-11-24T22:25:39.754+00:00',607);
INSERT INTO "entries" VALUES('qyqndmbr98bp',2,'1','Y3-2','af13bde5','2026-11-24T22:25:39.786+00:00',628);
INSERT INTO "entries" VALUES('qyqndmbr98bp',3,'0','A10x3','7a08d25a','2026-11-24T22:25:39.798+00:00',640);
INSERT INTO "entries" VALUES('qyqndmbr98bp',4,'1','R9x2','48fe2dfd','2026-11-24T22:25:39.807+00:00',649);
INSERT INTO "entries" VALUES('qyqndmbr98bp',5,'0','B11-3','5228b592','2026-11-24T22:25:39.814+00:00',656);
INSERT INTO "entries" VALUES('qyqndmbr98bp',6,'1','R2-1','f52b3089','2026-11-24T22:25:39.815+00:00',657);
INSERT INTO "entries" VALUES('qyqndmbr98bp',7,'0','G8-3','515f6c44','2026-11-24T22:25:39.816+00:00',657);
INSERT INTO "entries" VALUES('qyqndmbr98bp',8,'1','Y11x4','9ba7d695','2026-11-24T22:25:39.816+00:00',658);
INSERT INTO "entries" VALUES('qyqndmbr98bp',9,'0','B13x3','b695ed1c','2026-11-24T22:25:39.817+00:00',659);
INSERT INTO "entries" VALUES('qyqndmbr98bp',10,'1','B3x4','a454e871','2026-11-24T22:25:39.817+00:00',659);
INSERT INTO "entries" VALUES('qyqndmbr98bp',11,'0','R11-1','ee74d1af','2026-11-24T22:25:39.818+00:00',660);
INSERT INTO "entries" VALUES('qyqndmbr98bp',12,'0','Y13-2','20283a91','2026-11-24T22:25:39.819+00:00',660);
INSERT INTO "entries" VALUES('qyqndmbr98bp',13,'1','R10x1','5a0b79f1','2026-11-24T22:25:39.819+00:00',661);
INSERT INTO "entries" VALUES('qyqndmbr98bp',14,'0','Y8x4','d8859f09','2026-11-24T22:25:39.822+00:00',664);
INSERT INTO "entries" VALUES('qyqndmbr98bp',15,'1','G6x4','7703c9a4','2026-11-24T22:25:39.823+00:00',665);
INSERT INTO "entries" VALUES('qyqndmbr98bp',16,'0','R13x2','097b140a','2026-11-24T22:25:39.823+00:00',665);
INSERT INTO "entries" VALUES('qyqndmbr98bp',17,'1','R6-1','ff6b77ef','2026-11-24T22:25:39.824+00:00',666);
INSERT INTO "entries" VALUES('qyqndmbr98bp',18,'1','R7-2','7443e71b','2026-11-24T22:25:39.825+00:00',666);
INSERT INTO "entries" VALUES('qyqndmbr98bp',19,'0','G12x4','177d1941','2026-11-24T22:25:39.825+00:00',667);
INSERT INTO "entries" VALUES('qyqndmbr98bp',20,'1','A13x3','b2476e9c','2026-11-24T22:25:39.826+00:00',668);
INSERT INTO "entries" VALUES('qyqndmbr98bp',21,'0','R3x1','259276a4','2026-11-24T22:25:39.826+00:00',668);
INSERT INTO "entries" VALUES('qyqndmbr98bp',22,'1','G1-3','87f5f37b','2026-11-24T22:25:39.827+00:00',669);
INSERT INTO "entries" VALUES('qyqndmbr98bp',23,'0','B9x4','7861df1a','2026-11-24T22:25:39.830+00:00',672);
INSERT INTO "entries" VALUES('qyqndmbr98bp',24,'1','Y1-3','8c95fa07','2026-11-24T22:25:39.831+00:00',673);
INSERT INTO "entries" VALUES('qyqndmbr98bp',25,'0','Y5x2','5655501f','2026-11-24T22:25:39.831+00:00',673);
INSERT INTO "entries" VALUES('qyqndmbr98bp',26,'1','G13-3','0e7ea767','2026-11-24T22:25:39.832+00:00',674);
INSERT INTO "entries" VALUES('qyqndmbr98bp',27,'0','A1x3','cf9bc29c','2026-11-24T22:25:39.833+00:00',674);
INSERT INTO "entries" VALUES('qyqndmbr98bp',28,'1','Y9x3','e532a5cc','2026-11-24T22:25:39.833+00:00',675);
INSERT INTO "entries" VALUES('qyqndmbr98bp',29,'0','B5-4','70571584','2026-11-24T22:25:39.834+00:00',676);
INSERT INTO "entries" VALUES('qyqndmbr98bp',30,'1','Y12x2','46fb6004','2026-11-24T22:25:39.834+00:00',676);
INSERT INTO "entries" VALUES('qyqndmbr98bp',31,'0','R1-1','5ad880ef','2026-11-24T22:25:39.835+00:00',677);
INSERT INTO "entries" VALUES('qyqndmbr98bp',32,'supply','R11 B11 G1 R13 Y3 A13 R6 R9 R10 B13 R3 R1 Y13 A10 R2 G8','487bd5cb','2026-11-24T22:25:39.835+00:00',677);
INSERT INTO "entries" VALUES('qyqndmbr98bp',33,'1','R4x1','44d5abe0','2026-11-24T22:25:39.836+00:00',678);
INSERT INTO "entries" VALUES('qyqndmbr98bp',34,'0','G4-3','74db88bf','2026-11-24T22:25:39.837+00:00',678);
INSERT INTO "entries" VALUES('qyqndmbr98bp',35,'1','B11-4','84b9fab5','2026-11-24T22:25:39.837+00:00',679);
INSERT INTO "entries" VALUES('qyqndmbr98bp',36,'0','R8-2','3223dedb','2026-11-24T22:25:39.838+00:00',680);
INSERT INTO "entries" VALUES('qyqndmbr98bp',37,'0','G1x4','e3bcd51c','2026-11-24T22:25:39.838+00:00',680);
INSERT INTO "entries" VALUES('qyqndmbr98bp',38,'1','R12-1','ceef1df7','2026-11-24T22:25:39.839+00:00',681);
INSERT INTO "entries" VALUES('qyqndmbr98bp',39,'0','A4-2','245948c4','2026-11-24T22:25:39.840+00:00',681);
INSERT INTO "entries" VALUES('qyqndmbr98bp',40,'1','G2-2','32977b39','2026-11-24T22:25:39.842+00:00',684);
INSERT INTO "entries" VALUES('qyqndmbr98bp',41,'0','R9x1','9e8c38c7','2026-11-24T22:25:39.843+00:00',685);
INSERT INTO "entries" VALUES('qyqndmbr98bp',42,'1','R5x1','983e7e81','2026-11-24T22:25:39.843+00:00',685);
INSERT INTO "entries" VALUES('qyqndmbr98bp',43,'1','G10x2','b6408b9b','2026-11-24T22:25:39.844+00:00',686);
INSERT INTO "entries" VALUES('qyqndmbr98bp',44,'0','R11-4','d635cc82','2026-11-24T22:25:39.845+00:00',687);
INSERT INTO "entries" VALUES('qyqndmbr98bp',45,'1','R3x4','420117c0','2026-11-24T22:25:39.845+00:00',687);
INSERT INTO "entries" VALUES('qyqndmbr98bp',46,'0','Y3x1','a5f520b0','2026-11-24T22:25:39.846+00:00',688);
INSERT INTO "entries" VALUES('qyqndmbr98bp',47,'1','R1-4','eb7dfdd3','2026-11-24T22:25:39.846+00:00',688);
INSERT INTO "entries" VALUES('qyqndmbr98bp',48,'0','A7-3','100af8f1','2026-11-24T22:25:39.847+00:00',689);
INSERT INTO "entries" VALUES('qyqndmbr98bp',49,'supply','Y11 Y9 G6 B9 G4 G13 Y12 R4 R12 Y5 G12 Y8 B5 A1 R7 A7 R5 B3 Y1 B11 R9 R8','38537cb3','2026-11-24T22:25:39.847+00:00',689);
INSERT INTO "entries" VALUES('qyqndmbr98bp',50,'1','G7-3','65b0e4a4','2026-11-24T22:25:39.848+00:00',690);
INSERT INTO "entries" VALUES('qyqndmbr98bp',51,'0','A13x2','00c40a6b','2026-11-24T22:25:39.848+00:00',690);
INSERT INTO "entries" VALUES('qyqndmbr98bp',52,'0','Y7-1','25f82fbe','2026-11-24T22:25:39.849+00:00',691);
INSERT INTO "entries" VALUES('qyqndmbr98bp',53,'1','R13x1','59f83995','2026-11-24T22:25:39.850+00:00',692);
INSERT INTO "entries" VALUES('qyqndmbr98bp',54,'0','R2-3','a4839e5e','2026-11-24T22:25:39.854+00:00',696);
INSERT INTO "entries" VALUES('qyqndmbr98bp',55,'1','B7-3','656c1b72','2026-11-24T22:25:39.855+00:00',697);
INSERT INTO "entries" VALUES('qyqndmbr98bp',56,'0','G13-4','4f90127e','2026-11-24T22:25:39.855+00:00',697);
INSERT INTO "entries" VALUES('qyqndmbr98bp',57,'1','B1x3','ff0daa02','2026-11-24T22:25:39.856+00:00',698);
INSERT INTO "entries" VALUES('qyqndmbr98bp',58,'0','G6-3','63d6d7ed','2026-11-24T22:25:39.857+00:00',698);
INSERT INTO "entries" VALUES('qyqndmbr98bp',59,'1','R10-3','805c4da0','2026-11-24T22:25:39.857+00:00',699);
INSERT INTO "entries" VALUES('qyqndmbr98bp',60,'1','R6x3','2cb100b6','2026-11-24T22:25:39.858+00:00',700);
INSERT INTO "entries" VALUES('qyqndmbr98bp',61,'0','B9-2','db81b0c3','2026-11-24T22:25:39.862+00:00',704);
INSERT INTO "entries" VALUES('qyqndmbr98bp',62,'1','G4x3','11db5106','2026-11-24T22:25:39.870+00:00',712);
INSERT INTO "entries" VALUES('qyqndmbr98bp',63,'0','R4x1','0970a5f5','2026-11-24T22:25:39.878+00:00',719);
INSERT INTO "entries" VALUES('qyqndmbr98bp',64,'0','B5-3','42617ac4','2026-11-24T22:25:39.886+00:00',728);
INSERT INTO "entries" VALUES('qyqndmbr98bp',65,'1','R12-4','19ade72c','2026-11-24T22:25:39.890+00:00',732);
INSERT INTO "entries" VALUES('qyqndmbr98bp',66,'0','R7x4','851f1f67','2026-11-24T22:25:39.894+00:00',736);
INSERT INTO "entries" VALUES('qyqndmbr98bp',67,'1','G12-3','a9cc5815','2026-11-24T22:25:39.899+00:00',741);
INSERT INTO "entries" VALUES('qyqndmbr98bp',68,'0','B3x1','98e0d522','2026-11-24T22:25:39.905+00:00',747);
INSERT INTO "entries" VALUES('qyqndmbr98bp',69,'1','R5-3','bac1bce7','2026-11-24T22:25:39.914+00:00',756);
INSERT INTO "entries" VALUES('qyqndmbr98bp',70,'0','B11-1','70cc08bc','2026-11-24T22:25:39.918+00:00',760);
INSERT INTO "entries" VALUES('qyqndmbr98bp',71,'1','A1-2','41a90281','2026-11-24T22:25:39.926+00:00',768);
INSERT INTO "entries" VALUES('qyqndmbr98bp',72,'supply','G7 R2 Y3 G2 R13 A13 R10 A4 G6 B1 Y7 G10 B3 R4 B11 B7','6c89c379','2026-11-24T22:25:39.926+00:00',768);
INSERT INTO "entries" VALUES('qyqndmbr98bp',73,'0','A7-2','a06b1415','2026-11-24T22:25:39.930+00:00',772);
INSERT INTO "entries" VALUES('qyqndmbr98bp',74,'1','G7-1','25758370','2026-11-24T22:25:39.937+00:00',778);
INSERT INTO "entries" VALUES('qyqndmbr98bp',75,'0','R8-4','178f01c4','2026-11-24T22:25:39.942+00:00',784);
INSERT INTO "entries" VALUES('qyqndmbr98bp',76,'bag','R R R R R A R Y R Y Y','215dc944','2026-11-24T22:25:39.942+00:00',784);
INSERT INTO "entries" VALUES('qyqndmbr98bp',77,'0','R>A','2751c7a9','2026-11-24T22:25:39.950+00:00',791);
INSERT INTO "entries" VALUES('qyqndmbr98bp',78,'bag','R Y R R R R R R R R Y Y R','dcd12b44','2026-11-24T22:25:39.950+00:00',791);
INSERT INTO "entries" VALUES('qyqndmbr98bp',79,'0','Y13-4','d6efc6c1','2026-11-24T22:25:39.958+00:00',800);
INSERT INTO "entries" VALUES('qyqndmbr98bp',80,'1','Y3x4','1619924a','2026-11-24T22:25:39.966+00:00',808);
INSERT INTO "entries" VALUES('qyqndmbr98bp',81,'0','B13x2','b2c92405','2026-11-24T22:25:39.975+00:00',816);
INSERT INTO "entries" VALUES('92mm6h34ncj5',2,'0','Y9-2','282900d1','2026-11-24T22:25:39.982+00:00',815);
INSERT INTO "entries" VALUES('92mm6h34ncj5',3,'1','B1-3','3ca0f24e','2026-11-24T22:25:39.990+00:00',820);
INSERT INTO "entries" VALUES('92mm6h34ncj5',4,'0','B7x2','7f06cd81','2026-11-24T22:25:39.998+00:00',831);
INSERT INTO "entries" VALUES('92mm6h34ncj5',5,'1','R5x4','00ab7644','2026-11-24T22:25:40.002+00:00',835);
INSERT INTO "entries" VALUES('92mm6h34ncj5',6,'0','G10-3','ebd44ba2','2026-11-24T22:25:40.010+00:00',843);
INSERT INTO "entries" VALUES('92mm6h34ncj5',7,'1','G12-4','4146d7fa','2026-11-24T22:25:40.018+00:00',851);
INSERT INTO "entries" VALUES('92mm6h34ncj5',8,'0','R9-3','f0013398','2026-11-24T22:25:40.026+00:00',859);
INSERT INTO "entries" VALUES('92mm6h34ncj5',9,'1','R13-3','f8c263e3','2026-11-24T22:25:40.030+00:00',863);
INSERT INTO "entries" VALUES('92mm6h34ncj5',10,'0','Y13x2','4edfce8f','2026-11-24T22:25:40.037+00:00',868);
INSERT INTO "entries" VALUES('92mm6h34ncj5',11,'1','resign','4c406c68','2026-11-24T22:25:40.043+00:00',875);
INSERT INTO "entries" VALUES('ghkac3c765w7',0,'1','K','19e7dd3b','2026-11-24T22:25:40.050+00:00',636);
INSERT INTO "entries" VALUES('ghkac3c765w7',1,'0','>F','3c2d1b59','2026-11-24T22:25:40.058+00:00',644);
INSERT INTO "entries" VALUES('ghkac3c765w7',2,'0','KK','8435cf5d','2026-11-24T22:25:40.066+00:00',652);
INSERT INTO "entries" VALUES('ghkac3c765w7',3,'1','>B','955d59ed','2026-11-24T22:25:40.070+00:00',656);
INSERT INTO "entries" VALUES('ghkac3c765w7',4,'1','RK','c5ffaf54','2026-11-24T22:25:40.078+00:00',664);
INSERT INTO "entries" VALUES('ghkac3c765w7',5,'0','>G','a4e9b4db','2026-11-24T22:25:40.087+00:00',673);
INSERT INTO "entries" VALUES('ghkac3c765w7',6,'0','OK','2163f031','2026-11-24T22:25:40.094+00:00',680);
INSERT INTO "entries" VALUES('ghkac3c765w7',7,'1','>C','7d3b6278','2026-11-24T22:25:40.102+00:00',688);
INSERT INTO "entries" VALUES('ghkac3c765w7',8,'1','OO','5ac3733e','2026-11-24T22:25:40.111+00:00',696);
INSERT INTO "entries" VALUES('ghkac3c765w7',9,'0','>F','0e688277','2026-11-24T22:25:40.118+00:00',704);
INSERT INTO "entries" VALUES('ghkac3c765w7',10,'0','RW','edfe5616','2026-11-24T22:25:40.126+00:00',712);
INSERT INTO "entries" VALUES('ghkac3c765w7',11,'1','+F-N','eaaa5956','2026-11-24T22:25:40.134+00:00',720);
INSERT INTO "entries" VALUES('ghkac3c765w7',12,'0','>N','c91a6f70','2026-11-24T22:25:40.140+00:00',726);
INSERT INTO "entries" VALUES('ghkac3c765w7',13,'1','R','c834dac7','2026-11-24T22:25:40.146+00:00',732);
INSERT INTO "entries" VALUES('ghkac3c765w7',14,'0','BB','4d1f502b','2026-11-24T22:25:40.158+00:00',744);
INSERT INTO "entries" VALUES('ghkac3c765w7',15,'1','+C-G','19a40b04','2026-11-24T22:25:40.170+00:00',756);
INSERT INTO "entries" VALUES('ghkac3c765w7',16,'1','+','0cd670d8','2026-11-24T22:25:40.178+00:00',764);
INSERT INTO "entries" VALUES('ghkac3c765w7',17,'0','+B-F','26ab4efa','2026-11-24T22:25:40.187+00:00',773);
INSERT INTO "entries" VALUES('ghkac3c765w7',18,'1','+N-O','272ff48d','2026-11-24T22:25:40.191+00:00',776);
INSERT INTO "entries" VALUES('ghkac3c765w7',19,'0','>K','7ddc8289','2026-11-24T22:25:40.198+00:00',784);
INSERT INTO "entries" VALUES('ghkac3c765w7',20,'0','YY','9ec6394d','2026-11-24T22:25:40.206+00:00',792);
INSERT INTO "entries" VALUES('ghkac3c765w7',21,'1','>B','64b351a5','2026-11-24T22:25:40.210+00:00',796);
INSERT INTO "entries" VALUES('ghkac3c765w7',22,'1','RK','ad55cdf0','2026-11-24T22:25:40.222+00:00',808);
INSERT INTO "entries" VALUES('ghkac3c765w7',23,'0','K','e441ac65','2026-11-24T22:25:40.228+00:00',814);
INSERT INTO "entries" VALUES('ghkac3c765w7',24,'0','+E-I','8d6ba574','2026-11-24T22:25:40.236+00:00',822);
INSERT INTO "entries" VALUES('ghkac3c765w7',25,'1','>A','ceaae985','2026-11-24T22:25:40.246+00:00',832);
INSERT INTO "entries" VALUES('ghkac3c765w7',26,'1','WW','ddc7b58f','2026-11-24T22:25:40.254+00:00',836);
INSERT INTO "entries" VALUES('ghkac3c765w7',27,'0','+D-E','f7df6a31','2026-11-24T22:25:40.262+00:00',844);
INSERT INTO "entries" VALUES('ghkac3c765w7',28,'1','+I-J','1cef51d7','2026-11-24T22:25:40.270+00:00',852);
INSERT INTO "entries" VALUES('ghkac3c765w7',29,'0','+N-Q','09bdb832','2026-11-24T22:25:40.278+00:00',864);
INSERT INTO "entries" VALUES('ghkac3c765w7',30,'0','draw','ce21e895','2026-11-24T22:25:40.307+00:00',884);
INSERT INTO "entries" VALUES('6dj752ajtj3q',0,'supply','Y9 Y13 B5 R7 B3 A13 R2 R11 Y1 R5 G13 Y8 R6 B13 A1 Y3 Y12 A4 Y11 G1 G7 R9 B11 R10 Y5 A10 A7 B7 G8 Y6 B1 G10 G12 Y7 R13 R12 G2 Y2 B9 G6 R4 R1 R8 R3 G4','9ccfe09d','2026-11-24T22:25:40.322+00:00',1);
INSERT INTO "entries" VALUES('6dj752ajtj3q',1,'bag','G B G B G R B G Y R Y R A B G Y R Y R A Y Y R A Y R G B R Y A R G Y B R G R Y R B R G A Y','0c722413','2026-11-24T22:25:40.322+00:00',1);
INSERT INTO "entries" VALUES('nhbxhrfb3vwe',0,'supply','B11 R13 B13 R3 Y2 R1 G8 A10 R2 B3 Y3 Y11 G1 Y9 R10 R9 G10 R11 G13 Y7 Y1 R8 R7 Y13 R6 A7 Y8 G6 G12 G7 A1 Y12 A13 Y5 B7 B9 A4 B1 R5 G4 Y6 R12 G2 R4 B5','431d5567','2026-11-24T22:25:40.367+00:00',NULL);
INSERT INTO "entries" VALUES('nhbxhrfb3vwe',1,'bag','R Y R G A B G Y B B R Y R R G Y R R A B G Y G A Y G R A B Y A G Y R Y B R B R G R Y R Y G','69a13d89','2026-11-24T22:25:40.367+00:00',NULL);
INSERT INTO "entries" VALUES('nhbxhrfb3vwe',2,'1','Y3-2','559221dc','2026-11-24T22:25:40.367+00:00',NULL);
INSERT INTO "entries" VALUES('nhbxhrfb3vwe',3,'0','A10x3','5a3330af','2026-11-24T22:25:40.367+00:00',NULL);
INSERT INTO "entries" VALUES('nhbxhrfb3vwe',4,'1','R9x2','ff2e2670','2026-11-24T22:25:40.367+00:00',NULL);
INSERT INTO "entries" VALUES('nhbxhrfb3vwe',5,'0','B11-3','8c14b2a9','2026-11-24T22:25:40.367+00:00',NULL);
INSERT INTO "entries" VALUES('nhbxhrfb3vwe',6,'1','R2-1','5b552c26','2026-11-24T22:25:40.367+00:00',NULL);
INSERT INTO "entries" VALUES('nhbxhrfb3vwe',7,'0','G8-3','3ecb595b','2026-11-24T22:25:40.367+00:00',NULL);
INSERT INTO "entries" VALUES('nhbxhrfb3vwe',8,'1','Y11x4','c8c19869','2026-11-24T22:25:40.367+00:00',NULL);
INSERT INTO "entries" VALUES('nhbxhrfb3vwe',9,'0','B13x3','a8745483','2026-11-24T22:25:40.367+00:00',NULL);
INSERT INTO "entries" VALUES('nhbxhrfb3vwe',10,'1','B3x4','579db8b4','2026-11-24T22:25:40.367+00:00',NULL);
INSERT INTO "entries" VALUES('nhbxhrfb3vwe',11,'0','R11-1','675fb8e0','2026-11-24T22:25:40.367+00:00',NULL);
INSERT INTO "entries" VALUES('nhbxhrfb3vwe',12,'0','Y13-2','d8932403','2026-11-24T22:25:40.367+00:00',NULL);
INSERT INTO "entries" VALUES('nhbxhrfb3vwe',13,'1','R10x1','e5efe690','2026-11-24T22:25:40.367+00:00',NULL);
INSERT INTO "entries" VALUES('nhbxhrfb3vwe',14,'0','Y8x4','353f19ec','2026-11-24T22:25:40.367+00:00',NULL);
INSERT INTO "entries" VALUES('nhbxhrfb3vwe',15,'1','G6x4','a084d9ef','2026-11-24T22:25:40.367+00:00',NULL);
INSERT INTO "entries" VALUES('nhbxhrfb3vwe',16,'0','R13x2','19bd445a','2026-11-24T22:25:40.367+00:00',NULL);
INSERT INTO "entries" VALUES('nhbxhrfb3vwe',17,'1','R6-1','17be542e','2026-11-24T22:25:40.367+00:00',NULL);
INSERT INTO "entries" VALUES('nhbxhrfb3vwe',18,'1','R7-2','7e522b82','2026-11-24T22:25:40.367+00:00',NULL);
INSERT INTO "entries" VALUES('nhbxhrfb3vwe',19,'0','G12x4','84fd7ebe','2026-11-24T22:25:40.367+00:00',NULL);
INSERT INTO "entries" VALUES('nhbxhrfb3vwe',20,'1','A13x3','9f57f544','2026-11-24T22:25:40.367+00:00',NULL);
INSERT INTO "entries" VALUES('nhbxhrfb3vwe',21,'0','R3x1','97960b98','2026-11-24T22:25:40.367+00:00',NULL);
INSERT INTO "entries" VALUES('nhbxhrfb3vwe',22,'1','G7-3','e872ca0b','2026-11-24T22:25:40.384+00:00',22);
INSERT INTO "entries" VALUES('nhbxhrfb3vwe',23,'0','R8-1','b4f56bdb','2026-11-24T22:25:40.387+00:00',25);
INSERT INTO "entries" VALUES('nhbxhrfb3vwe',24,'0','B1x4','be2ad34e','2026-11-24T22:25:40.399+00:00',37);
INSERT INTO "entries" VALUES('nhbxhrfb3vwe',25,'1','G10x3','596b2e42','2026-11-24T22:25:40.410+00:00',48);
INSERT INTO "entries" VALUES('7kpu6f3g654j',0,'supply','R10 R7 Y2 G7 Y9 B3 B1 Y13 B11 R2 G12 A7 R6 R1 R11 Y11 Y12 A1 Y3 B7 G13 G8 R12 G10 B5 B13 Y6 Y1 A4 Y5 B9 Y7 A10 Y8 R13 R9 R3 R5 G2 G1 G6 A13 G4 R4 R8','668bb2cd','2026-11-24T22:25:40.516+00:00',0);
INSERT INTO "entries" VALUES('7kpu6f3g654j',1,'bag','A G Y B B R Y Y R G R Y Y R B R B G G R R A R Y G R Y Y Y A R G R R A B A Y G G B G Y R B','e042210c','2026-11-24T22:25:40.516+00:00',1);
INSERT INTO "entries" VALUES('7kpu6f3g654j',2,'1','A7-1','ea2b7ce3','2026-11-24T22:25:40.525+00:00',11);
INSERT INTO "entries" VALUES('7kpu6f3g654j',3,'0','Y13-4','0c4ccd78','2026-11-24T22:25:40.530+00:00',16);
INSERT INTO "entries" VALUES('7kpu6f3g654j',4,'1','R2-3','792020fb','2026-11-24T22:25:40.534+00:00',20);
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
	offer INTEGER, titles JSON DEFAULT '[]' NOT NULL, remarks JSON DEFAULT '[]' NOT NULL, is_friendly INTEGER DEFAULT '0' NOT NULL, begun_from JSON, control VARCHAR(16), clocks JSON, deadline VARCHAR(32), offered_by VARCHAR(40), is_rated INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('drmtrpdpp47y','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',0,0,X'0479F4A5D07C7C5E60AB60F2A2114B97AA01B31A87415C11D49987F0E51FAC98','2026-11-24T22:25:36.929+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 86400000, "since": 2626}','2026-11-26T22:25:39.555+00:00',NULL,0);
INSERT INTO "matches" VALUES('k6dggqzrykfr','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','0.1.0',0,1,X'60CBA7B7CAD2A029376F0CBF87C215F8BBD89F872D4BBDC89E95B03B6466B22D','2026-11-24T22:25:39.147+00:00',NULL,NULL,0,'["guest", "guest"]','[[7, 0, "offered"], [7, 1, "hint"]]',1,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('qyqndmbr98bp','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'43E8ADED3093E4D7F942EB177D9FB551DD1B99FA82AC0B23AA9F593B5CF28F5D','2026-11-24T22:25:39.158+00:00','2026-11-24T22:25:39.974+00:00','[[1], "trophies"]',NULL,'["random", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('92mm6h34ncj5','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','0.1.0',0,0,X'9B99B902337A397C52337020AA0E6BD209E067009CEF1A7B35503F981EDCBBF1','2026-11-24T22:25:39.167+00:00','2026-11-24T22:25:40.042+00:00','[[0], "resignation"]',NULL,'["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1899968, 1879977], "quota": [7000, 7000], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 0, "since": null}',NULL,NULL,1);
INSERT INTO "matches" VALUES('kcbc43j6zhu5','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'690A141DA4AE0E96B14BB527CDBC9CBE6C8653754449978FCFEF5C4D26790453','2026-11-24T22:25:39.318+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('ghkac3c765w7','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'1745FAD96A5C940CBBF578F3E0807F643820FC57CA61F8F0E5BF369F0AB7DDE4','2026-11-24T22:25:39.414+00:00','2026-11-24T22:25:40.306+00:00','[[], "agreement"]',NULL,'["guest", "guest"]','[[30, 1, "offered"]]',0,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('6dj752ajtj3q','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'C4373A59F48FF9547E0AADD8CAC888C6E1CF667A492CB462AB4EBEBB755685C9','2026-11-24T22:25:40.318+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-08T22:25:40.318+00:00','anna',0);
INSERT INTO "matches" VALUES('nhbxhrfb3vwe','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'D7667D24B0167E89EBAAB1D849247185017D800C6A02500FF2CFF828DBE04870','2026-11-24T22:25:40.362+00:00',NULL,NULL,NULL,'["guest", "random"]','[]',0,'{"match": "qyqndmbr98bp", "ply": 22, "dealt": [36, 14]}',NULL,NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('7kpu6f3g654j','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'2FABB6B822BC67C19FB547C9624088CB2101096DC989387FCF927ADDF982B240','2026-11-24T22:25:40.514+00:00',NULL,NULL,NULL,'["guest", "program"]','[]',0,NULL,NULL,NULL,NULL,NULL,0);
CREATE TABLE players (
	id VARCHAR(40) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(20), 
	created VARCHAR(32) NOT NULL, 
	seen VARCHAR(32) NOT NULL, 
	merged_into VARCHAR(40), 
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-24T22:25:39.115+00:00','2026-11-24T22:25:40.428+00:00',NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-24T22:25:39.147+00:00','2026-11-24T22:25:39.147+00:00',NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-24T22:25:39.158+00:00','2026-11-24T22:25:39.158+00:00',NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-24T22:25:40.319+00:00','2026-11-24T22:25:40.426+00:00','anna');
INSERT INTO "players" VALUES('p2404ee6598a7a4185abcb4f0e0fc12aa','program','Zephyr','2026-11-24T22:25:40.468+00:00','2026-11-24T22:25:40.468+00:00',NULL);
INSERT INTO "players" VALUES('a872def22bef8874284643d5d139d5701','account','Dora','2026-11-24T22:25:40.490+00:00','2026-11-24T22:25:40.490+00:00',NULL);
CREATE TABLE proofs (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	seen VARCHAR(32) NOT NULL, 
	follows VARCHAR(64), 
	ends VARCHAR(32), browser VARCHAR(16), device VARCHAR(80), 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-24T22:25:40.424+00:00','2026-11-24T22:25:40.424+00:00',NULL,'2026-11-24T23:25:40.428+00:00','0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-24T22:25:40.426+00:00','2026-11-24T22:25:40.426+00:00',NULL,NULL,'1b94c4356895c3a0',NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-24T22:25:40.427+00:00','2026-11-24T22:25:40.428+00:00',NULL,NULL,'0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('4778dd0e08b227676b3c75a09603797d428dc437f46f8882cc55a848ee40a22c','a872def22bef8874284643d5d139d5701','2026-11-24T22:25:40.494+00:00','2026-11-24T22:25:40.494+00:00',NULL,NULL,'4778dd0e08b22767','Firefox, Linux');
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
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "ratings" VALUES('92mm6h34ncj5',0,'anna','balloon-cup','classical',1,'2026-11-24T22:25:40.345+00:00',1,2.76353894931404973087e+01,8.06590141354368);
INSERT INTO "ratings" VALUES('92mm6h34ncj5',1,'ben','balloon-cup','classical',1,'2026-11-24T22:25:40.345+00:00',2,2.23646105068595026912e+01,8.06590141354368);
CREATE TABLE recoveries (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "recoveries" VALUES('ea0842e5cfaabedfada2816480e3550d804036c070483f3c7c062e4a0c2c2e87','a872def22bef8874284643d5d139d5701');
INSERT INTO "recoveries" VALUES('bfd198cf01dec368d56507907d69c596272d5ec5a0ecaba90130b86666111f7a','a872def22bef8874284643d5d139d5701');
INSERT INTO "recoveries" VALUES('8536a123183d76f102c99fbcabc7562bf48f6c55fecfd064f88cd06a86a53647','a872def22bef8874284643d5d139d5701');
INSERT INTO "recoveries" VALUES('f3f551fd54424a0cde7f232d5b08624046fb7e1bcb93fa7fb095be5ca145d2d1','a872def22bef8874284643d5d139d5701');
INSERT INTO "recoveries" VALUES('fd969bfe4d4b7e98f86becfdae47a728122e7c93a35e33cba4a8dcf32351554a','a872def22bef8874284643d5d139d5701');
INSERT INTO "recoveries" VALUES('b7101afc4ef2178bd3f0a024275dcf26e5e3d355573565c044220a9f361de522','a872def22bef8874284643d5d139d5701');
INSERT INTO "recoveries" VALUES('692b33456051934b5319b4b337b9fbd013e3af39da137ba6e8113466e830e6eb','a872def22bef8874284643d5d139d5701');
INSERT INTO "recoveries" VALUES('8b3a105ece97520f27a10e1fced2f9172a04dc4f569196132d2d18cbf1889b38','a872def22bef8874284643d5d139d5701');
CREATE TABLE "seats" (
	"match" VARCHAR(22) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	player VARCHAR(40), 
	called VARCHAR(20), owner VARCHAR(20), 
	PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_seats_player FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "seats" VALUES('drmtrpdpp47y',0,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('drmtrpdpp47y',1,'guest','ben',NULL,NULL);
INSERT INTO "seats" VALUES('k6dggqzrykfr',0,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('k6dggqzrykfr',1,'guest','ben','Ben',NULL);
INSERT INTO "seats" VALUES('qyqndmbr98bp',0,'bot','random',NULL,NULL);
INSERT INTO "seats" VALUES('qyqndmbr98bp',1,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('92mm6h34ncj5',0,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('92mm6h34ncj5',1,'guest','ben','Ben',NULL);
INSERT INTO "seats" VALUES('kcbc43j6zhu5',0,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('kcbc43j6zhu5',1,'guest','ben',NULL,NULL);
INSERT INTO "seats" VALUES('ghkac3c765w7',0,'guest','ben','Ben',NULL);
INSERT INTO "seats" VALUES('ghkac3c765w7',1,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('6dj752ajtj3q',0,'guest','anna','Carl',NULL);
INSERT INTO "seats" VALUES('6dj752ajtj3q',1,'open',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('nhbxhrfb3vwe',0,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('nhbxhrfb3vwe',1,'bot','random',NULL,NULL);
INSERT INTO "seats" VALUES('7kpu6f3g654j',0,'guest','ben','Ben',NULL);
INSERT INTO "seats" VALUES('7kpu6f3g654j',1,'program','p2404ee6598a7a4185abcb4f0e0fc12aa','Zephyr','Anna');
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
INSERT INTO "tokens" VALUES('ff8fd2d76e1af9a34f667e74caad798b39a278be1b0931677ef2e8e5016764f1','p2404ee6598a7a4185abcb4f0e0fc12aa','anna','read play','2026-11-24T22:25:40.469+00:00','2026-11-24T22:25:40.469+00:00',NULL,'2026-11-24T22:25:40.484+00:00');
INSERT INTO "tokens" VALUES('5935166a9f500c664ffd209d976e2888cc1c2a9ea708420481efef6a75c37f7d','p2404ee6598a7a4185abcb4f0e0fc12aa','anna','read','2026-11-24T22:25:40.473+00:00','2026-11-24T22:25:40.483+00:00','0011',NULL);
CREATE INDEX ix_proofs_player ON proofs (player);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_ratings_player ON ratings (player, game, speed, number);
CREATE INDEX ix_tokens_program ON tokens (program);
CREATE INDEX ix_tokens_owner ON tokens (owner);
CREATE INDEX ix_recoveries_player ON recoveries (player);
COMMIT;
