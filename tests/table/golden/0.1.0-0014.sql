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
INSERT INTO "accounts" VALUES('ada4a83921a6476227c14ee6124f43b8f','dora','$argon2id$none',NULL);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0014');
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
INSERT INTO "attempts" VALUES('0011',1,'2026-11-25T22:01:05.346+00:00');
CREATE TABLE blocks (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "blocks" VALUES('ada4a83921a6476227c14ee6124f43b8f','ben','2026-11-25T21:46:05.336+00:00');
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
INSERT INTO "entries" VALUES('j4j2uuzzznyb',0,'supply','R8 G6 R11 B3 G1 G4 Y13 Y7 A10 B1 Y1 G13 B5 R6 A13 Y11 R7 G8 A7 G12 B11 R1 R10 R4 Y2 Y3 R5 G7 B7 R12 G10 Y5 Y8 Y12 R3 A4 A1 B13 R2 G2 B9 R9 R13 Y6 Y9','e33e1117','2026-11-25T21:46:01.871+00:00',6660);
INSERT INTO "entries" VALUES('j4j2uuzzznyb',1,'bag','R R R Y R Y G A A R G G R R B Y A B Y Y B R R G R R Y R G Y R G Y B Y A Y B B B G G Y G A','5d5f472a','2026-11-25T21:46:01.871+00:00',6660);
INSERT INTO "entries" VALUES('h4w6aquakaha',0,'supply','G7 R11 R5 Y5 Y8 G2 G13 G12 A4 Y2 Y3 R12 R7 G10 Y13 B7 G6 A1 Y12 R10 G8 Y11 R6 R1 B3 Y6 Y1 R4 B5 B1 G1 G4 A13 R8 A7 B9 B11 B13 A10 R9 R3 Y9 R13 Y7 R2','a637224c','2026-11-25T21:46:01.950+00:00',0);
INSERT INTO "entries" VALUES('h4w6aquakaha',1,'bag','Y R R Y R Y R A R Y R G B A R Y R R G R B Y G B G G A G Y Y B B Y G B A G Y A R R B G Y R','15a28a3a','2026-11-25T21:46:01.950+00:00',0);
INSERT INTO "entries" VALUES('bprk5ckrytrf',0,'supply','R7 A13 R5 Y1 R9 Y3 B11 B1 B9 R1 G10 R10 R3 R13 A1 G13 R8 G4 Y6 B13 R12 G2 R11 G7 B7 Y12 B3 G12 Y13 R2 R6 Y2 A7 G6 Y11 Y9 Y7 B5 G1 R4 A4 Y5 Y8 A10 G8','ae70d131','2026-11-25T21:46:01.971+00:00',0);
INSERT INTO "entries" VALUES('bprk5ckrytrf',1,'bag','G Y Y Y R Y G R A G R B Y R R G R G Y R Y B G Y R R Y A R R G B B R A A B Y A Y G G B B R','b2a3d7bc','2026-11-25T21:46:01.971+00:00',0);
INSERT INTO "entries" VALUES('kw4cqsefnje7',0,'supply','R6 B1 R3 Y1 G7 G12 Y11 Y2 G8 R2 R7 Y12 Y8 R8 Y7 G6 B13 A4 Y5 B9 Y13 G10 A7 R9 A1 A10 Y6 G13 R10 B3 R13 G4 R12 B11 B7 Y9 G1 R4 B5 R1 R11 Y3 A13 R5 G2','2ebd98fa','2026-11-25T21:46:02.010+00:00',0);
INSERT INTO "entries" VALUES('kw4cqsefnje7',1,'bag','B Y R R Y B A A R R B Y Y G R Y Y R B B G A R A B G Y R G R A R G G R G Y Y G B Y G Y R R','4f640c1a','2026-11-25T21:46:02.010+00:00',1);
INSERT INTO "entries" VALUES('j4j2uuzzznyb',2,'0','R11-4','e161e036','2026-11-25T21:46:02.975+00:00',7766);
INSERT INTO "entries" VALUES('j4j2uuzzznyb',3,'1','A10x4','fe841213','2026-11-25T21:46:03.002+00:00',7804);
INSERT INTO "entries" VALUES('j4j2uuzzznyb',4,'0','Y7-3','ece46073','2026-11-25T21:46:03.018+00:00',7820);
INSERT INTO "entries" VALUES('j4j2uuzzznyb',5,'1','A13x4','d40858e6','2026-11-25T21:46:03.038+00:00',7840);
INSERT INTO "entries" VALUES('j4j2uuzzznyb',6,'0','G4-4','be094e97','2026-11-25T21:46:03.040+00:00',7842);
INSERT INTO "entries" VALUES('j4j2uuzzznyb',7,'1','R6x2','b3f0eb5c','2026-11-25T21:46:03.046+00:00',7848);
INSERT INTO "entries" VALUES('j4j2uuzzznyb',8,'0','R7x3','64a2454b','2026-11-25T21:46:03.050+00:00',7852);
INSERT INTO "entries" VALUES('j4j2uuzzznyb',9,'1','G13-4','5a71e561','2026-11-25T21:46:03.060+00:00',7862);
INSERT INTO "entries" VALUES('j4j2uuzzznyb',10,'0','R10-2','bdaab3ed','2026-11-25T21:46:03.070+00:00',7872);
INSERT INTO "entries" VALUES('j4j2uuzzznyb',11,'1','R4-2','0a9ea1c9','2026-11-25T21:46:03.074+00:00',7876);
INSERT INTO "entries" VALUES('j4j2uuzzznyb',12,'0','A7x4','d04b4407','2026-11-25T21:46:03.090+00:00',7892);
INSERT INTO "entries" VALUES('j4j2uuzzznyb',13,'1','R1-2','e373ed50','2026-11-25T21:46:03.098+00:00',7900);
INSERT INTO "entries" VALUES('87nu87ftgax4',0,'0','@D','76846add','2026-11-25T21:46:03.410+00:00',941);
INSERT INTO "entries" VALUES('87nu87ftgax4',1,'1','@O','24c4e471','2026-11-25T21:46:03.413+00:00',958);
INSERT INTO "entries" VALUES('87nu87ftgax4',2,'0','>E','19c8459d','2026-11-25T21:46:03.418+00:00',963);
INSERT INTO "entries" VALUES('87nu87ftgax4',3,'0','YW','d2f98a6e','2026-11-25T21:46:03.434+00:00',979);
INSERT INTO "entries" VALUES('87nu87ftgax4',4,'1','>G','e95f3e27','2026-11-25T21:46:03.442+00:00',987);
INSERT INTO "entries" VALUES('87nu87ftgax4',5,'1','YK','845d929c','2026-11-25T21:46:03.454+00:00',999);
INSERT INTO "entries" VALUES('87nu87ftgax4',6,'0','K','3268a728','2026-11-25T21:46:03.466+00:00',1011);
INSERT INTO "entries" VALUES('87nu87ftgax4',7,'0','+E-H','25fdd51e','2026-11-25T21:46:03.474+00:00',1019);
INSERT INTO "entries" VALUES('87nu87ftgax4',8,'0','R','2ce92c74','2026-11-25T21:46:03.498+00:00',1043);
INSERT INTO "entries" VALUES('87nu87ftgax4',9,'1','+I-J','5951bae5','2026-11-25T21:46:03.506+00:00',1051);
INSERT INTO "entries" VALUES('87nu87ftgax4',10,'0','+C-H','52614c1e','2026-11-25T21:46:03.522+00:00',1067);
INSERT INTO "entries" VALUES('87nu87ftgax4',11,'1','>O','3f2ce594','2026-11-25T21:46:03.538+00:00',1083);
INSERT INTO "entries" VALUES('h4w6aquakaha',2,'0','Y8-3','b4ee9ff6','2026-11-25T21:46:03.546+00:00',1608);
INSERT INTO "entries" VALUES('h4w6aquakaha',3,'1','R12-4','598b5236','2026-11-25T21:46:03.562+00:00',1624);
INSERT INTO "entries" VALUES('h4w6aquakaha',4,'0','R5-2','2b82ec2b','2026-11-25T21:46:03.574+00:00',1636);
INSERT INTO "entries" VALUES('h4w6aquakaha',5,'1','A4-4','4a2d8f3b','2026-11-25T21:46:03.582+00:00',1644);
INSERT INTO "entries" VALUES('h4w6aquakaha',6,'0','Y12-4','86334030','2026-11-25T21:46:03.598+00:00',1660);
INSERT INTO "entries" VALUES('bprk5ckrytrf',2,'1','R1-4','80601c5f','2026-11-25T21:46:03.626+00:00',1657);
INSERT INTO "entries" VALUES('bprk5ckrytrf',3,'0','R5x3','c25e7174','2026-11-25T21:46:03.638+00:00',1668);
INSERT INTO "entries" VALUES('bprk5ckrytrf',4,'1','R3x4','14a1b7a0','2026-11-25T21:46:03.650+00:00',1680);
INSERT INTO "entries" VALUES('bprk5ckrytrf',5,'0','Y3-2','be6c35aa','2026-11-25T21:46:03.662+00:00',1693);
INSERT INTO "entries" VALUES('bprk5ckrytrf',6,'1','G10-1','1d287645','2026-11-25T21:46:03.677+00:00',1707);
INSERT INTO "entries" VALUES('bprk5ckrytrf',7,'0','A13-4','0894f056','2026-11-25T21:46:03.694+00:00',1724);
INSERT INTO "entries" VALUES('bprk5ckrytrf',8,'1','R8x3','833e84a3','2026-11-25T21:46:03.702+00:00',1732);
INSERT INTO "entries" VALUES('bprk5ckrytrf',9,'0','G4-1','f6a66b9c','2026-11-25T21:46:03.714+00:00',1744);
INSERT INTO "entries" VALUES('bprk5ckrytrf',10,'1','R12x1','16a809c2','2026-11-25T21:46:03.726+00:00',1756);
INSERT INTO "entries" VALUES('bprk5ckrytrf',11,'0','G2x4','736b274e','2026-11-25T21:46:03.742+00:00',1772);
INSERT INTO "entries" VALUES('bprk5ckrytrf',12,'1','A1-4','4c16dc7d','2026-11-25T21:46:03.748+00:00',1778);
INSERT INTO "entries" VALUES('bprk5ckrytrf',13,'0','Y1x2','6cb31648','2026-11-25T21:46:03.762+00:00',1793);
INSERT INTO "entries" VALUES('bprk5ckrytrf',14,'1','G13x4','3a9cd2f4','2026-11-25T21:46:03.777+00:00',1807);
INSERT INTO "entries" VALUES('bprk5ckrytrf',15,'0','Y12x2','4d14f31e','2026-11-25T21:46:03.786+00:00',1816);
INSERT INTO "entries" VALUES('bprk5ckrytrf',16,'1','Y6-3','9df24e13','2026-11-25T21:46:03.798+00:00',1828);
INSERT INTO "entries" VALUES('bprk5ckrytrf',17,'0','G7-4','a34ed8df','2026-11-25T21:46:03.801+00:00',1832);
INSERT INTO "entries" VALUES('bprk5ckrytrf',18,'1','R6-1','8916e851','2026-11-25T21:46:03.818+00:00',1848);
INSERT INTO "entries" VALUES('bprk5ckrytrf',19,'1','Y13-3','090ce2bd','2026-11-25T21:46:03.827+00:00',1857);
INSERT INTO "entries" VALUES('bprk5ckrytrf',20,'0','B13-1','71f89061','2026-11-25T21:46:03.842+00:00',1872);
INSERT INTO "entries" VALUES('bprk5ckrytrf',21,'1','B7-1','4046774d','2026-11-25T21:46:03.854+00:00',1884);
INSERT INTO "entries" VALUES('bprk5ckrytrf',22,'0','Y11-2','9841022a','2026-11-25T21:46:03.870+00:00',1900);
INSERT INTO "entries" VALUES('bprk5ckrytrf',23,'1','Y9x3','53ac56c3','2026-11-25T21:46:03.877+00:00',1907);
INSERT INTO "entries" VALUES('bprk5ckrytrf',24,'0','R2x2','acc45659','2026-11-25T21:46:03.894+00:00',1924);
INSERT INTO "entries" VALUES('bprk5ckrytrf',25,'1','R13x2','92f5f477','2026-11-25T21:46:03.901+00:00',1928);
INSERT INTO "entries" VALUES('bprk5ckrytrf',26,'0','Y2-1','d41812bf','2026-11-25T21:46:03.918+00:00',1948);
INSERT INTO "entries" VALUES('bprk5ckrytrf',27,'1','R10-2','c4960141','2026-11-25T21:46:03.921+00:00',1952);
INSERT INTO "entries" VALUES('bprk5ckrytrf',28,'0','R9-2','30070e2d','2026-11-25T21:46:03.934+00:00',1964);
INSERT INTO "entries" VALUES('bprk5ckrytrf',29,'0','G1x4','09e71308','2026-11-25T21:46:03.945+00:00',1975);
INSERT INTO "entries" VALUES('bprk5ckrytrf',30,'1','Y5x3','c1cd5f81','2026-11-25T21:46:03.951+00:00',1981);
INSERT INTO "entries" VALUES('bprk5ckrytrf',31,'1','R4-2','308410a0','2026-11-25T21:46:03.970+00:00',2000);
INSERT INTO "entries" VALUES('bprk5ckrytrf',32,'supply','R10 G7 G10 A1 G4 Y11 R6 A13 R9 B13 Y12 R1 Y1 R13 Y9 Y5 Y6 R12 G13 R3 Y13 G1 R5 G2 R8 R2 Y3 B7','4d0383b4','2026-11-25T21:46:03.970+00:00',2000);
INSERT INTO "entries" VALUES('bprk5ckrytrf',33,'0','R7x4','45b9a6d6','2026-11-25T21:46:03.977+00:00',2008);
INSERT INTO "entries" VALUES('bprk5ckrytrf',34,'1','B5-3','d42fdc78','2026-11-25T21:46:03.989+00:00',2019);
INSERT INTO "entries" VALUES('bprk5ckrytrf',35,'0','Y7-4','8c5f5ce4','2026-11-25T21:46:04.001+00:00',2029);
INSERT INTO "entries" VALUES('bprk5ckrytrf',36,'1','G8-3','c811706d','2026-11-25T21:46:04.010+00:00',2040);
INSERT INTO "entries" VALUES('bprk5ckrytrf',37,'0','Y8-4','f99c0565','2026-11-25T21:46:04.030+00:00',2060);
INSERT INTO "entries" VALUES('bprk5ckrytrf',38,'1','G6-2','07c26546','2026-11-25T21:46:04.033+00:00',2063);
INSERT INTO "entries" VALUES('bprk5ckrytrf',39,'0','G7-4','15b39dad','2026-11-25T21:46:04.049+00:00',2079);
INSERT INTO "entries" VALUES('bprk5ckrytrf',40,'1','R6x4','2d682036','2026-11-25T21:46:04.062+00:00',2092);
INSERT INTO "entries" VALUES('bprk5ckrytrf',41,'0','Y11x1','1207d4c8','2026-11-25T21:46:04.070+00:00',2100);
INSERT INTO "entries" VALUES('bprk5ckrytrf',42,'0','B13-3','95153e75','2026-11-25T21:46:04.078+00:00',2108);
INSERT INTO "entries" VALUES('bprk5ckrytrf',43,'1','R9-1','4dc94fe2','2026-11-25T21:46:04.094+00:00',2124);
INSERT INTO "entries" VALUES('bprk5ckrytrf',44,'0','Y12x3','eb21b583','2026-11-25T21:46:04.114+00:00',2144);
INSERT INTO "entries" VALUES('bprk5ckrytrf',45,'1','R10x2','449f08db','2026-11-25T21:46:04.130+00:00',2160);
INSERT INTO "entries" VALUES('bprk5ckrytrf',46,'0','Y1-3','ce092d73','2026-11-25T21:46:04.146+00:00',2176);
INSERT INTO "entries" VALUES('bprk5ckrytrf',47,'1','G10x3','b84efde6','2026-11-25T21:46:04.162+00:00',2192);
INSERT INTO "entries" VALUES('bprk5ckrytrf',48,'0','A1x3','97963a92','2026-11-25T21:46:04.178+00:00',2208);
INSERT INTO "entries" VALUES('bprk5ckrytrf',49,'1','Y5-4','3c88ad89','2026-11-25T21:46:04.190+00:00',2220);
INSERT INTO "entries" VALUES('bprk5ckrytrf',50,'0','G12-2','897da36f','2026-11-25T21:46:04.202+00:00',2232);
INSERT INTO "entries" VALUES('bprk5ckrytrf',51,'1','R12-3','9d7f8199','2026-11-25T21:46:04.226+00:00',2256);
INSERT INTO "entries" VALUES('bprk5ckrytrf',52,'0','Y6x3','6fec9bdd','2026-11-25T21:46:04.242+00:00',2272);
INSERT INTO "entries" VALUES('bprk5ckrytrf',53,'1','R3x2','0399fd60','2026-11-25T21:46:04.246+00:00',2276);
INSERT INTO "entries" VALUES('bprk5ckrytrf',54,'0','G13x4','9fad50c9','2026-11-25T21:46:04.266+00:00',2296);
INSERT INTO "entries" VALUES('bprk5ckrytrf',55,'1','R11-2','7c002f88','2026-11-25T21:46:04.278+00:00',2308);
INSERT INTO "entries" VALUES('bprk5ckrytrf',56,'0','R5-2','45946340','2026-11-25T21:46:04.290+00:00',2320);
INSERT INTO "entries" VALUES('bprk5ckrytrf',57,'1','R1x3','e4a200b7','2026-11-25T21:46:04.298+00:00',2328);
INSERT INTO "entries" VALUES('bprk5ckrytrf',58,'0','Y13x4','51f1b97d','2026-11-25T21:46:04.314+00:00',2344);
INSERT INTO "entries" VALUES('bprk5ckrytrf',59,'bag','B Y A G A Y G Y Y G G Y G Y B Y R G Y A G B','715df38e','2026-11-25T21:46:04.314+00:00',2344);
INSERT INTO "entries" VALUES('bprk5ckrytrf',60,'1','R2x1','9be02d9d','2026-11-25T21:46:04.322+00:00',2352);
INSERT INTO "entries" VALUES('bprk5ckrytrf',61,'1','B7-1','a46aaf3b','2026-11-25T21:46:04.334+00:00',2364);
INSERT INTO "entries" VALUES('bprk5ckrytrf',62,'supply','G13 R7 Y11 Y13 R4 R2 G7 Y2 Y1 B5 G12 G10 Y5 R10 Y12 G6 G8 Y8 R6 R9 B13 Y7','615de447','2026-11-25T21:46:04.334+00:00',2364);
INSERT INTO "entries" VALUES('bprk5ckrytrf',63,'0','A10-3','0dca205f','2026-11-25T21:46:04.354+00:00',2384);
INSERT INTO "entries" VALUES('bprk5ckrytrf',64,'1','G1-4','9ad99787','2026-11-25T21:46:04.366+00:00',2396);
INSERT INTO "entries" VALUES('bprk5ckrytrf',65,'0','R7x4','d2e80a1e','2026-11-25T21:46:04.369+00:00',2400);
INSERT INTO "entries" VALUES('bprk5ckrytrf',66,'1','G2x4','718352d1','2026-11-25T21:46:04.390+00:00',2420);
INSERT INTO "entries" VALUES('bprk5ckrytrf',67,'0','R8-4','e401d10c','2026-11-25T21:46:04.394+00:00',2424);
INSERT INTO "entries" VALUES('bprk5ckrytrf',68,'1','R4-2','5dd38d73','2026-11-25T21:46:04.408+00:00',2436);
INSERT INTO "entries" VALUES('kw4cqsefnje7',2,'0','R3x2','b04bf676','2026-11-25T21:46:04.432+00:00',2430);
INSERT INTO "entries" VALUES('kw4cqsefnje7',3,'1','R8x4','011a0f02','2026-11-25T21:46:04.442+00:00',2440);
INSERT INTO "entries" VALUES('kw4cqsefnje7',4,'0','Y11-3','a4dfccc2','2026-11-25T21:46:04.458+00:00',2456);
INSERT INTO "entries" VALUES('kw4cqsefnje7',5,'1','R7x2','2453cfa9','2026-11-25T21:46:04.460+00:00',2458);
INSERT INTO "entries" VALUES('kw4cqsefnje7',6,'0','B13-1','eacb4e78','2026-11-25T21:46:04.478+00:00',2476);
INSERT INTO "entries" VALUES('kw4cqsefnje7',7,'1','Y7-3','57ea5ff3','2026-11-25T21:46:04.492+00:00',2490);
INSERT INTO "entries" VALUES('kw4cqsefnje7',8,'0','Y2x2','9a74ee63','2026-11-25T21:46:04.503+00:00',2501);
INSERT INTO "entries" VALUES('kw4cqsefnje7',9,'1','B9x3','2894d4c0','2026-11-25T21:46:04.517+00:00',2512);
INSERT INTO "entries" VALUES('kw4cqsefnje7',10,'0','R6x4','68af4af3','2026-11-25T21:46:04.531+00:00',2524);
INSERT INTO "entries" VALUES('kw4cqsefnje7',11,'1','resign','bb1b9e02','2026-11-25T21:46:04.538+00:00',2536);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',0,'1','B','f4afd4b4','2026-11-25T21:46:04.553+00:00',1855);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',1,'0','>B','95b3a847','2026-11-25T21:46:04.558+00:00',1863);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',2,'0','OK','530576e1','2026-11-25T21:46:04.566+00:00',1871);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',3,'1','>F','72a6c3ec','2026-11-25T21:46:04.582+00:00',1887);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',4,'1','RO','3a482bdd','2026-11-25T21:46:04.590+00:00',1895);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',5,'0','>G','af938e36','2026-11-25T21:46:04.605+00:00',1910);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',6,'0','OK','b10f82e3','2026-11-25T21:46:04.610+00:00',1915);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',7,'1','>B','c5be8e6b','2026-11-25T21:46:04.618+00:00',1923);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',8,'1','RR','f3d08bb2','2026-11-25T21:46:04.634+00:00',1940);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',9,'0','+B-F','12b230d1','2026-11-25T21:46:04.646+00:00',1951);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',10,'1','+P-R','cfaf1dca','2026-11-25T21:46:04.657+00:00',1959);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',11,'0','+C-D','ce57d9ee','2026-11-25T21:46:04.666+00:00',1971);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',12,'1','>A','69c77b89','2026-11-25T21:46:04.674+00:00',1979);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',13,'1','RR','ef8e2bcf','2026-11-25T21:46:04.693+00:00',1990);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',14,'0','>C','0980335d','2026-11-25T21:46:04.702+00:00',2007);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',15,'0','YK','2cbaa134','2026-11-25T21:46:04.713+00:00',2015);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',16,'1','+J-M','61f5453b','2026-11-25T21:46:04.726+00:00',2031);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',17,'0','+I-J','1e0a1e05','2026-11-25T21:46:04.738+00:00',2043);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',18,'1','>B','d5e40410','2026-11-25T21:46:04.746+00:00',2051);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',19,'1','RR','c75fd10e','2026-11-25T21:46:04.757+00:00',2059);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',20,'0','>D','c46fb130','2026-11-25T21:46:04.771+00:00',2076);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',21,'0','OO','c61707cd','2026-11-25T21:46:04.785+00:00',2090);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',22,'1','>G','d40d3ee3','2026-11-25T21:46:04.798+00:00',2103);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',23,'1','OO','d3ee85ec','2026-11-25T21:46:04.814+00:00',2119);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',24,'0','>C','7030ce5d','2026-11-25T21:46:04.822+00:00',2127);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',25,'0','KK','fa4fcc4c','2026-11-25T21:46:04.834+00:00',2139);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',26,'1','+B-G','660aa806','2026-11-25T21:46:04.846+00:00',2151);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',27,'1','+','ab9ad2b4','2026-11-25T21:46:04.854+00:00',2159);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',28,'0','+C-G','be1860a0','2026-11-25T21:46:04.866+00:00',2171);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',29,'0','W','06590990','2026-11-25T21:46:04.874+00:00',2179);
INSERT INTO "entries" VALUES('6mzk4tbv3fz8',30,'0','draw','506df98b','2026-11-25T21:46:04.915+00:00',2220);
INSERT INTO "entries" VALUES('gbwgmn43uq98',0,'supply','A7 B5 A4 G10 R11 Y13 R9 Y5 R10 Y9 B1 R12 B13 B7 R3 G1 G4 G2 A1 R13 Y3 R4 G12 R5 G13 R2 Y12 A13 G7 B9 A10 Y8 B11 Y1 Y6 R6 R8 B3 R1 G6 Y2 G8 Y7 R7 Y11','aabe8dca','2026-11-25T21:46:04.928+00:00',0);
INSERT INTO "entries" VALUES('gbwgmn43uq98',1,'bag','Y G G B A R Y G A R R R B R G Y G R B R A A R G Y Y Y R B R Y Y G R B B G Y G Y Y A R B R','1bc548a0','2026-11-25T21:46:04.928+00:00',1);
INSERT INTO "entries" VALUES('ycgs4v783xna',0,'supply','R7 A13 R5 Y1 R9 Y3 B11 B1 B9 R1 G10 R10 R3 R13 A1 G13 R8 G4 Y6 B13 R12 G2 R11 G7 B7 Y12 B3 G12 Y13 R2 R6 Y2 A7 G6 Y11 Y9 G1 G8 B5 R4 Y7 Y5 A4 Y8 A10','d53ee0ac','2026-11-25T21:46:05.027+00:00',NULL);
INSERT INTO "entries" VALUES('ycgs4v783xna',1,'bag','G Y Y Y R Y G R A G R B Y G R G A A Y B G R Y R G Y B B R R B R B R Y G G R R A B A Y R Y','e8a34ca0','2026-11-25T21:46:05.027+00:00',NULL);
INSERT INTO "entries" VALUES('ycgs4v783xna',2,'1','R1-4','7511d295','2026-11-25T21:46:05.027+00:00',NULL);
INSERT INTO "entries" VALUES('ycgs4v783xna',3,'0','R5x3','6753bf4b','2026-11-25T21:46:05.027+00:00',NULL);
INSERT INTO "entries" VALUES('ycgs4v783xna',4,'1','R3x4','33375090','2026-11-25T21:46:05.027+00:00',NULL);
INSERT INTO "entries" VALUES('ycgs4v783xna',5,'0','Y3-2','de0e6ea3','2026-11-25T21:46:05.027+00:00',NULL);
INSERT INTO "entries" VALUES('ycgs4v783xna',6,'1','G10-1','9a7364e6','2026-11-25T21:46:05.027+00:00',NULL);
INSERT INTO "entries" VALUES('ycgs4v783xna',7,'0','A13-4','bfe16f9b','2026-11-25T21:46:05.027+00:00',NULL);
INSERT INTO "entries" VALUES('ycgs4v783xna',8,'1','R8x3','ec4acc18','2026-11-25T21:46:05.027+00:00',NULL);
INSERT INTO "entries" VALUES('ycgs4v783xna',9,'0','G4-1','647cac94','2026-11-25T21:46:05.027+00:00',NULL);
INSERT INTO "entries" VALUES('ycgs4v783xna',10,'1','R12x1','52a18c46','2026-11-25T21:46:05.027+00:00',NULL);
INSERT INTO "entries" VALUES('ycgs4v783xna',11,'0','G2x4','9c5598c2','2026-11-25T21:46:05.027+00:00',NULL);
INSERT INTO "entries" VALUES('ycgs4v783xna',12,'1','A1-4','bd0b8e07','2026-11-25T21:46:05.027+00:00',NULL);
INSERT INTO "entries" VALUES('ycgs4v783xna',13,'0','Y1x2','f1a8f017','2026-11-25T21:46:05.027+00:00',NULL);
INSERT INTO "entries" VALUES('ycgs4v783xna',14,'1','G13x4','35abc9b7','2026-11-25T21:46:05.027+00:00',NULL);
INSERT INTO "entries" VALUES('ycgs4v783xna',15,'0','Y12x2','aa911705','2026-11-25T21:46:05.027+00:00',NULL);
INSERT INTO "entries" VALUES('ycgs4v783xna',16,'1','Y6-3','0ec86b4b','2026-11-25T21:46:05.027+00:00',NULL);
INSERT INTO "entries" VALUES('ycgs4v783xna',17,'0','G7-4','88eaf3a8','2026-11-25T21:46:05.027+00:00',NULL);
INSERT INTO "entries" VALUES('ycgs4v783xna',18,'1','R6-1','bde4319b','2026-11-25T21:46:05.027+00:00',NULL);
INSERT INTO "entries" VALUES('ycgs4v783xna',19,'1','Y13-3','a7cda59e','2026-11-25T21:46:05.027+00:00',NULL);
INSERT INTO "entries" VALUES('ycgs4v783xna',20,'0','B13-1','b015f887','2026-11-25T21:46:05.027+00:00',NULL);
INSERT INTO "entries" VALUES('ycgs4v783xna',21,'1','B7-1','b5eea5df','2026-11-25T21:46:05.027+00:00',NULL);
INSERT INTO "entries" VALUES('ycgs4v783xna',22,'0','Y2x1','eeafe717','2026-11-25T21:46:05.053+00:00',49);
INSERT INTO "entries" VALUES('ycgs4v783xna',23,'1','Y9x1','d8525014','2026-11-25T21:46:05.066+00:00',62);
INSERT INTO "entries" VALUES('ycgs4v783xna',24,'1','G6-1','3943befc','2026-11-25T21:46:05.078+00:00',74);
INSERT INTO "entries" VALUES('ycgs4v783xna',25,'0','Y11-3','49405ab1','2026-11-25T21:46:05.093+00:00',84);
INSERT INTO "entries" VALUES('qu8xrus8qxer',0,'supply','G10 B5 R4 R7 R3 G8 Y12 R2 Y6 B7 Y8 G6 Y11 R10 G7 Y13 R5 Y3 G2 Y2 B11 Y9 R1 G1 R8 B9 R13 Y1 B3 R11 A10 Y5 G12 B13 A13 A7 Y7 R6 A4 G4 R9 B1 A1 R12 G13','9d550345','2026-11-25T21:46:05.372+00:00',1);
INSERT INTO "entries" VALUES('qu8xrus8qxer',1,'bag','Y Y B G G Y R A R Y B G R R Y B Y A R R R Y Y B Y B A R R R Y B A A G G G G R B R G Y G R','7f480255','2026-11-25T21:46:05.372+00:00',1);
INSERT INTO "entries" VALUES('qu8xrus8qxer',2,'1','G7x3','7574bc99','2026-11-25T21:46:05.393+00:00',34);
INSERT INTO "entries" VALUES('qu8xrus8qxer',3,'0','B5-2','ee3210b8','2026-11-25T21:46:05.402+00:00',46);
INSERT INTO "entries" VALUES('qu8xrus8qxer',4,'1','Y8x2','49689ae7','2026-11-25T21:46:05.411+00:00',55);
INSERT INTO "entries" VALUES('r865h9c8k8p2',0,'0','@A','14c58a58','2026-11-25T21:46:05.465+00:00',39);
INSERT INTO "entries" VALUES('r865h9c8k8p2',1,'1','@L','8b8835d3','2026-11-25T21:46:05.477+00:00',51);
INSERT INTO "entries" VALUES('r865h9c8k8p2',2,'0','>F','60fcfd77','2026-11-25T21:46:05.486+00:00',63);
INSERT INTO "entries" VALUES('r865h9c8k8p2',3,'0','YY','f3cfb676','2026-11-25T21:46:05.497+00:00',71);
INSERT INTO "entries" VALUES('r865h9c8k8p2',4,'0','takeback 1','6400dc58','2026-11-25T21:46:05.570+00:00',140);
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
	offer INTEGER, titles JSON DEFAULT '[]' NOT NULL, remarks JSON DEFAULT '[]' NOT NULL, is_friendly INTEGER DEFAULT '0' NOT NULL, begun_from JSON, control VARCHAR(16), clocks JSON, deadline VARCHAR(32), offered_by VARCHAR(40), is_rated INTEGER DEFAULT '0' NOT NULL, series JSON, 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('j4j2uuzzznyb','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',0,0,X'BF6F133D916EFE31C735A27FFE4D3D3928CC08D37ACC47AA7C40BB3436E28C23','2026-11-25T21:45:55.197+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 86399992, "since": 7900}','2026-11-27T21:46:03.089+00:00',NULL,0,NULL);
INSERT INTO "matches" VALUES('h4w6aquakaha','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','0.1.0',0,1,X'4A69E192032E9C07FBF4D547BA74BD7FCA237559C8966C78696D50CA12DC22AB','2026-11-25T21:46:01.937+00:00',NULL,NULL,0,'["guest", "guest"]','[[7, 0, "offered"], [7, 1, "hint"]]',1,NULL,NULL,NULL,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES('bprk5ckrytrf','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'E7BD9E64EFBD357C14695D9C748D7D1AC2F7734BAC4A95797ED4D992E8BBD47F','2026-11-25T21:46:01.969+00:00','2026-11-25T21:46:04.405+00:00','[[0], "trophies"]',NULL,'["random", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES('kw4cqsefnje7','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','0.1.0',0,0,X'C2D3031B948104AB1BE6F670B1BE91675D0EB8DAE216191DC147A47D6307C5C8','2026-11-25T21:46:02.001+00:00','2026-11-25T21:46:04.537+00:00','[[0], "resignation"]',NULL,'["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1899943, 1879961], "quota": [7000, 7000], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 0, "since": null}',NULL,NULL,1,NULL);
INSERT INTO "matches" VALUES('87nu87ftgax4','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'CAB9D3FA985E2CF1764187C6C8EB46C521E4A5456215574AB9BF3F7C1CC3D047','2026-11-25T21:46:02.454+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES('6mzk4tbv3fz8','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'96F1A4592B8A6909EC07E4F9E3128167AFCC32E1C6529944F895056B17519FF9','2026-11-25T21:46:02.694+00:00','2026-11-25T21:46:04.914+00:00','[[], "agreement"]',NULL,'["guest", "guest"]','[[30, 1, "offered"]]',0,NULL,NULL,NULL,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES('gbwgmn43uq98','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'622D32A3EC4DEFFEEC5793906CB70B494D7E637A206AEE0BC42B28FB5B62D0D0','2026-11-25T21:46:04.921+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-09T21:46:04.921+00:00','anna',0,NULL);
INSERT INTO "matches" VALUES('ycgs4v783xna','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'4ADB9537A2FDE99A2F60722596EDD5225A4504F64848BC8CA02368B024199A6D','2026-11-25T21:46:05.003+00:00',NULL,NULL,NULL,'["guest", "random"]','[]',0,'{"match": "bprk5ckrytrf", "ply": 22, "dealt": [36, 13]}',NULL,NULL,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES('qu8xrus8qxer','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'3DCD642A9439C5E130216DC393045E587210971E45C68A1E48B6529E4C19A749','2026-11-25T21:46:05.355+00:00',NULL,NULL,NULL,'["guest", "program"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES('r865h9c8k8p2','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'5FCAF753158F801C20B767C0F5B4B8E69BEC710741E2B55F35FF91DE44C2F583','2026-11-25T21:46:05.422+00:00',NULL,NULL,NULL,'["guest", "guest"]','[[4, 0, "asked"], [4, 1, "agreed"], [5, 0, "time"], [5, 1, "thanks"]]',0,NULL,'30+20','{"left": [1819980, 1834931], "quota": [6000, 4000], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 0, "since": 140}','2026-11-25T22:16:27.542+00:00',NULL,0,'{"length": 3, "won": [2, 0]}');
CREATE TABLE mutes (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "mutes" VALUES('anna','ben','2026-11-25T21:46:05.604+00:00');
CREATE TABLE players (
	id VARCHAR(40) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(20), 
	created VARCHAR(32) NOT NULL, 
	seen VARCHAR(32) NOT NULL, 
	merged_into VARCHAR(40), 
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-25T21:46:01.858+00:00','2026-11-25T21:46:05.138+00:00',NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-25T21:46:01.938+00:00','2026-11-25T21:46:01.938+00:00',NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-25T21:46:01.970+00:00','2026-11-25T21:46:01.970+00:00',NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-25T21:46:04.924+00:00','2026-11-25T21:46:05.118+00:00','anna');
INSERT INTO "players" VALUES('pf954f23690df8aa0efb19efee6b58631','program','Zephyr','2026-11-25T21:46:05.258+00:00','2026-11-25T21:46:05.258+00:00',NULL);
INSERT INTO "players" VALUES('ada4a83921a6476227c14ee6124f43b8f','account','Dora','2026-11-25T21:46:05.322+00:00','2026-11-25T21:46:05.322+00:00',NULL);
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
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-25T21:46:05.111+00:00','2026-11-25T21:46:05.112+00:00',NULL,'2026-11-25T22:46:05.137+00:00','0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-25T21:46:05.118+00:00','2026-11-25T21:46:05.118+00:00',NULL,NULL,'1b94c4356895c3a0',NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-25T21:46:05.130+00:00','2026-11-25T21:46:05.138+00:00',NULL,NULL,'0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('4778dd0e08b227676b3c75a09603797d428dc437f46f8882cc55a848ee40a22c','ada4a83921a6476227c14ee6124f43b8f','2026-11-25T21:46:05.329+00:00','2026-11-25T21:46:05.329+00:00',NULL,NULL,'4778dd0e08b22767','Firefox, Linux');
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
INSERT INTO "ratings" VALUES('kw4cqsefnje7',0,'anna','balloon-cup','classical',1,'2026-11-25T21:46:04.984+00:00',1,2.76353894931404973087e+01,8.06590141354368);
INSERT INTO "ratings" VALUES('kw4cqsefnje7',1,'ben','balloon-cup','classical',1,'2026-11-25T21:46:04.984+00:00',2,2.23646105068595026912e+01,8.06590141354368);
CREATE TABLE recoveries (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "recoveries" VALUES('1f6c474c6ecb84e0dc89ef359283b5ec77c1b3b1305d1b1722ead9ad322816a5','ada4a83921a6476227c14ee6124f43b8f');
INSERT INTO "recoveries" VALUES('3bba559a61ec77a8f2040faf2d0d587a33fd5b22008475b1011164d9229f9d21','ada4a83921a6476227c14ee6124f43b8f');
INSERT INTO "recoveries" VALUES('562273e355ae6107a5a0852085c3427f9a76d8d5cf6692ca2cf6d96104caa3a6','ada4a83921a6476227c14ee6124f43b8f');
INSERT INTO "recoveries" VALUES('da7093c6583e7f7530c43a3e657d11eed7638a43c6cbf2b853f472da6ecd8020','ada4a83921a6476227c14ee6124f43b8f');
INSERT INTO "recoveries" VALUES('f018e92735e101d1a8f142f55e40dd20c72d99256357deef82c88b3030228d54','ada4a83921a6476227c14ee6124f43b8f');
INSERT INTO "recoveries" VALUES('899a1403ca7d947e377312966801b76d4a1875007383dff7d3e70601db9df4c3','ada4a83921a6476227c14ee6124f43b8f');
INSERT INTO "recoveries" VALUES('14788d471ece83b1de3902f0080ed4847954343a5e30057b99c20e206a54c887','ada4a83921a6476227c14ee6124f43b8f');
INSERT INTO "recoveries" VALUES('475dd71a35a10cb8cef4c160aeac0cf49282b69a8aeebcdf5ad32cd310c8d10d','ada4a83921a6476227c14ee6124f43b8f');
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
INSERT INTO "seats" VALUES('j4j2uuzzznyb',0,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('j4j2uuzzznyb',1,'guest','ben',NULL,NULL);
INSERT INTO "seats" VALUES('h4w6aquakaha',0,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('h4w6aquakaha',1,'guest','ben','Ben',NULL);
INSERT INTO "seats" VALUES('bprk5ckrytrf',0,'bot','random',NULL,NULL);
INSERT INTO "seats" VALUES('bprk5ckrytrf',1,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('kw4cqsefnje7',0,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('kw4cqsefnje7',1,'guest','ben','Ben',NULL);
INSERT INTO "seats" VALUES('87nu87ftgax4',0,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('87nu87ftgax4',1,'guest','ben',NULL,NULL);
INSERT INTO "seats" VALUES('6mzk4tbv3fz8',0,'guest','ben','Ben',NULL);
INSERT INTO "seats" VALUES('6mzk4tbv3fz8',1,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('gbwgmn43uq98',0,'guest','anna','Carl',NULL);
INSERT INTO "seats" VALUES('gbwgmn43uq98',1,'open',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('ycgs4v783xna',0,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('ycgs4v783xna',1,'bot','random',NULL,NULL);
INSERT INTO "seats" VALUES('qu8xrus8qxer',0,'guest','ben','Ben',NULL);
INSERT INTO "seats" VALUES('qu8xrus8qxer',1,'program','pf954f23690df8aa0efb19efee6b58631','Zephyr','Anna');
INSERT INTO "seats" VALUES('r865h9c8k8p2',0,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('r865h9c8k8p2',1,'guest','ben','Ben',NULL);
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
INSERT INTO "tokens" VALUES('46adad92d832d998617ca848a795b0a85c449083ff20db3040c7c158cafb42f3','pf954f23690df8aa0efb19efee6b58631','anna','read play','2026-11-25T21:46:05.258+00:00','2026-11-25T21:46:05.258+00:00',NULL,'2026-11-25T21:46:05.305+00:00');
INSERT INTO "tokens" VALUES('854f38b0f6a7309dd03a1a873a7b9e41935f7929f90992b51ffe5dcd88ad9230','pf954f23690df8aa0efb19efee6b58631','anna','read','2026-11-25T21:46:05.270+00:00','2026-11-25T21:46:05.297+00:00','0011',NULL);
CREATE INDEX ix_proofs_player ON proofs (player);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_ratings_player ON ratings (player, game, speed, number);
CREATE INDEX ix_tokens_program ON tokens (program);
CREATE INDEX ix_tokens_owner ON tokens (owner);
CREATE INDEX ix_recoveries_player ON recoveries (player);
COMMIT;
