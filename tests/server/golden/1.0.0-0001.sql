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
INSERT INTO "accounts" VALUES('a1515448c3d7b48e70cfa7f6c09e78af9','dora','$argon2id$none',NULL,NULL,0,1,'2026-11-30T11:52:06.457+00:00');
INSERT INTO "accounts" VALUES('a61024bd1ca1601c9edc08c39507cd0ce','fred','$argon2id$none',NULL,NULL,0,0,NULL);
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
INSERT INTO "attempts" VALUES('0011',1,'2026-11-30T12:07:06.420+00:00');
INSERT INTO "attempts" VALUES('0022',1,'2026-12-30T11:52:06.437+00:00');
CREATE TABLE blocks (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "blocks" VALUES('a1515448c3d7b48e70cfa7f6c09e78af9','ben','2026-11-30T11:52:06.031+00:00');
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
INSERT INTO "confirmations" VALUES('3c469e9d6c5875d37a43f353d4f88e61fcf812c66eee3457465a40b0da4153e0','anna','anna@mail.example','de','00000000000000000000000000000000','2026-12-01T11:52:06.496+00:00','2026-11-30T11:52:06.496+00:00',0);
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
INSERT INTO "entries" VALUES('atrk5n5sn943',0,'supply','G1 Y13 R11 A4 G12 R4 A1 R13 R3 Y8 A10 G13 R9 B5 Y5 Y2 G6 R1 Y3 G8 R2 G2 Y1 R8 G4 Y6 B11 R10 B1 Y9 A7 R7 Y7 Y12 B9 B3 G7 R6 R12 Y11 R5 A13 B7 B13 G10','d0b14053','2026-11-30T11:52:04.309+00:00',1538);
INSERT INTO "entries" VALUES('atrk5n5sn943',1,'bag','A G B B A G Y Y R R G G G R B B R A G Y Y R Y Y R G R A R B G R Y R Y R Y R B Y G B Y A R','ba46ac38','2026-11-30T11:52:04.309+00:00',1538);
INSERT INTO "entries" VALUES('usyw5yv8utkh',0,'supply','Y2 A4 A1 Y9 R6 Y5 G10 B1 R7 G7 R3 R4 A7 B9 Y8 R10 G2 Y3 B11 R5 B13 Y7 R13 R8 Y12 A10 B3 G13 Y6 B7 G12 A13 G6 Y1 Y13 R9 R12 Y11 R11 G4 R1 G1 G8 B5 R2','a7a0e392','2026-11-30T11:52:04.441+00:00',0);
INSERT INTO "entries" VALUES('usyw5yv8utkh',1,'bag','R R A R A Y R G G Y R G Y A Y R Y R B B G R A B R Y G G A G R G B Y Y Y R B Y Y B G R B R','a0dae66e','2026-11-30T11:52:04.441+00:00',0);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',0,'supply','R2 B5 R6 G4 A10 Y9 Y5 G2 R9 Y8 R11 Y6 R7 B13 G7 R1 Y13 B1 B9 R10 G13 G10 Y2 G12 Y3 G6 A7 Y7 B7 R4 A4 R3 Y1 Y12 B11 G1 Y11 R12 R13 A13 R8 A1 B3 G8 R5','94642dae','2026-11-30T11:52:04.459+00:00',0);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',1,'bag','G B R A Y Y Y Y A G G B B B Y R G G Y Y R R Y R A R B G Y Y B G A A R G R R Y G R B R R R','0d33dbac','2026-11-30T11:52:04.459+00:00',1);
INSERT INTO "entries" VALUES('s8gyrsgjc5v7',0,'supply','Y6 Y11 B3 R4 Y2 R3 R10 R8 A1 B7 G6 Y3 G10 G13 Y13 R9 G1 B11 Y5 R13 Y9 R7 G12 A13 Y8 R2 B9 G7 R11 B5 B1 R1 G2 Y1 G8 R6 R12 A10 R5 G4 A7 Y12 Y7 B13 A4','cf9e10d0','2026-11-30T11:52:04.535+00:00',1);
INSERT INTO "entries" VALUES('s8gyrsgjc5v7',1,'bag','R B G R G B R G B R Y A R G R Y R Y R G B Y A B Y G Y Y Y B B G G Y A R R A Y R A G R Y R','2016faf2','2026-11-30T11:52:04.535+00:00',1);
INSERT INTO "entries" VALUES('atrk5n5sn943',2,'0','G12-3','93e805b0','2026-11-30T11:52:05.057+00:00',2307);
INSERT INTO "entries" VALUES('atrk5n5sn943',3,'1','A10-1','d1cfd37c','2026-11-30T11:52:05.064+00:00',2315);
INSERT INTO "entries" VALUES('atrk5n5sn943',4,'0','A1-1','e6c30ce9','2026-11-30T11:52:05.066+00:00',2322);
INSERT INTO "entries" VALUES('atrk5n5sn943',5,'1','G13-2','68158375','2026-11-30T11:52:05.067+00:00',2323);
INSERT INTO "entries" VALUES('atrk5n5sn943',6,'0','G6-2','25693192','2026-11-30T11:52:05.068+00:00',2324);
INSERT INTO "entries" VALUES('atrk5n5sn943',7,'1','B5x3','667e51a2','2026-11-30T11:52:05.068+00:00',2325);
INSERT INTO "entries" VALUES('atrk5n5sn943',8,'0','R13-4','4bf2fb13','2026-11-30T11:52:05.070+00:00',2326);
INSERT INTO "entries" VALUES('atrk5n5sn943',9,'1','R9x4','df09c6f5','2026-11-30T11:52:05.073+00:00',2329);
INSERT INTO "entries" VALUES('atrk5n5sn943',10,'0','A4-3','bfd75cd1','2026-11-30T11:52:05.077+00:00',2333);
INSERT INTO "entries" VALUES('atrk5n5sn943',11,'1','Y8x4','bce1716b','2026-11-30T11:52:05.078+00:00',2334);
INSERT INTO "entries" VALUES('atrk5n5sn943',12,'0','Y13-4','53237699','2026-11-30T11:52:05.080+00:00',2335);
INSERT INTO "entries" VALUES('atrk5n5sn943',13,'1','G8x1','0af68cbb','2026-11-30T11:52:05.084+00:00',2337);
INSERT INTO "entries" VALUES('bbmenyesaut6',0,'0','@F','4cc4a6eb','2026-11-30T11:52:05.165+00:00',300);
INSERT INTO "entries" VALUES('bbmenyesaut6',1,'1','@D','a30dff50','2026-11-30T11:52:05.167+00:00',309);
INSERT INTO "entries" VALUES('bbmenyesaut6',2,'0','>K','2bd52eba','2026-11-30T11:52:05.167+00:00',310);
INSERT INTO "entries" VALUES('bbmenyesaut6',3,'0','YB','d3638c4c','2026-11-30T11:52:05.170+00:00',311);
INSERT INTO "entries" VALUES('bbmenyesaut6',4,'1','>C','b6ef166e','2026-11-30T11:52:05.171+00:00',313);
INSERT INTO "entries" VALUES('bbmenyesaut6',5,'1','OY','8e8324cb','2026-11-30T11:52:05.176+00:00',318);
INSERT INTO "entries" VALUES('bbmenyesaut6',6,'0','Y','59c468b1','2026-11-30T11:52:05.180+00:00',319);
INSERT INTO "entries" VALUES('bbmenyesaut6',7,'0','>F','72f2ef3c','2026-11-30T11:52:05.181+00:00',323);
INSERT INTO "entries" VALUES('bbmenyesaut6',8,'0','YY','51bb65f9','2026-11-30T11:52:05.182+00:00',324);
INSERT INTO "entries" VALUES('bbmenyesaut6',9,'1','Y','f73fbabf','2026-11-30T11:52:05.182+00:00',325);
INSERT INTO "entries" VALUES('bbmenyesaut6',10,'1','+F-K','d309015e','2026-11-30T11:52:05.183+00:00',325);
INSERT INTO "entries" VALUES('bbmenyesaut6',11,'0','+N-Q','a822da9a','2026-11-30T11:52:05.186+00:00',328);
INSERT INTO "entries" VALUES('usyw5yv8utkh',2,'1','A7x3','92a397f1','2026-11-30T11:52:05.188+00:00',754);
INSERT INTO "entries" VALUES('usyw5yv8utkh',3,'0','R6x3','a662ecda','2026-11-30T11:52:05.190+00:00',758);
INSERT INTO "entries" VALUES('usyw5yv8utkh',4,'1','R3-1','ddf45a3e','2026-11-30T11:52:05.196+00:00',764);
INSERT INTO "entries" VALUES('usyw5yv8utkh',5,'0','G10-4','d1a2aa30','2026-11-30T11:52:05.197+00:00',765);
INSERT INTO "entries" VALUES('usyw5yv8utkh',6,'1','R4x2','e8087b29','2026-11-30T11:52:05.198+00:00',765);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',2,'1','R1x2','dcad6f4c','2026-11-30T11:52:05.203+00:00',748);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',3,'0','R6x2','409a5cd3','2026-11-30T11:52:05.208+00:00',750);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',4,'1','Y8-4','248fbad6','2026-11-30T11:52:05.209+00:00',755);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',5,'0','Y9x4','1e3fb4da','2026-11-30T11:52:05.209+00:00',756);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',6,'1','G7x4','e2767760','2026-11-30T11:52:05.210+00:00',756);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',7,'0','Y5-3','dac49fc8','2026-11-30T11:52:05.210+00:00',757);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',8,'1','B13x2','3ad21b60','2026-11-30T11:52:05.212+00:00',759);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',9,'0','G10x1','f09eb1d6','2026-11-30T11:52:05.217+00:00',764);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',10,'1','Y6x4','6fe52191','2026-11-30T11:52:05.220+00:00',765);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',11,'0','B5x2','bd4fae97','2026-11-30T11:52:05.221+00:00',768);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',12,'1','G13x1','d967327d','2026-11-30T11:52:05.224+00:00',771);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',13,'0','G6-2','89eb0726','2026-11-30T11:52:05.225+00:00',772);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',14,'1','A7x4','4e0bac3e','2026-11-30T11:52:05.226+00:00',772);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',15,'0','G12x2','d2df54dc','2026-11-30T11:52:05.226+00:00',773);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',16,'1','B7-1','4d250460','2026-11-30T11:52:05.228+00:00',775);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',17,'0','B1x2','f1bacffc','2026-11-30T11:52:05.230+00:00',775);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',18,'1','Y2-3','7ed5cb88','2026-11-30T11:52:05.232+00:00',777);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',19,'0','Y7x3','cf6cf7d8','2026-11-30T11:52:05.233+00:00',779);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',20,'1','B9x2','01f7d11c','2026-11-30T11:52:05.234+00:00',781);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',21,'0','G2x4','e628918b','2026-11-30T11:52:05.240+00:00',783);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',22,'1','B11-2','7bdc2cf6','2026-11-30T11:52:05.241+00:00',787);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',23,'0','A10-3','d0c34543','2026-11-30T11:52:05.241+00:00',788);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',24,'1','Y1x3','895b3a28','2026-11-30T11:52:05.242+00:00',788);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',25,'0','Y12-4','c65d2861','2026-11-30T11:52:05.244+00:00',791);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',26,'1','Y13-2','9981a9f1','2026-11-30T11:52:05.245+00:00',791);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',27,'0','A13x4','ce01a18a','2026-11-30T11:52:05.248+00:00',795);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',28,'1','R11x4','a709aa4a','2026-11-30T11:52:05.252+00:00',796);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',29,'0','G4x4','ab8e388c','2026-11-30T11:52:05.253+00:00',799);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',30,'1','Y3x2','e09314b4','2026-11-30T11:52:05.253+00:00',800);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',31,'0','R2x4','f2ee1a3b','2026-11-30T11:52:05.254+00:00',800);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',32,'supply','Y12 G2 Y6 R1 G13 A13 B9 Y8 A7 Y9 B13 G6 G10 R6 B1 G7 G12 B5','9f4501ff','2026-11-30T11:52:05.254+00:00',800);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',33,'1','Y11-4','eb3c7f8a','2026-11-30T11:52:05.256+00:00',801);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',34,'0','G8x4','6039a865','2026-11-30T11:52:05.259+00:00',803);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',35,'1','G2x4','5f6e6235','2026-11-30T11:52:05.260+00:00',807);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',36,'0','A1x3','cd6a7580','2026-11-30T11:52:05.264+00:00',807);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',37,'0','R4x3','f5a0a2c8','2026-11-30T11:52:05.265+00:00',811);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',38,'1','B3x2','4b0ff330','2026-11-30T11:52:05.265+00:00',812);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',39,'0','R12x2','cba5f508','2026-11-30T11:52:05.266+00:00',813);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',40,'1','R9x2','15902354','2026-11-30T11:52:05.272+00:00',814);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',41,'0','R10-3','cbaad831','2026-11-30T11:52:05.274+00:00',820);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',42,'1','R1-3','00491031','2026-11-30T11:52:05.274+00:00',821);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',43,'0','G1-4','245c7fd8','2026-11-30T11:52:05.275+00:00',822);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',44,'1','R5x3','f41b9e05','2026-11-30T11:52:05.278+00:00',822);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',45,'0','Y8x2','d02b40f4','2026-11-30T11:52:05.279+00:00',826);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',46,'1','B9x1','83ba1f89','2026-11-30T11:52:05.280+00:00',826);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',47,'1','A4-1','82e96b6b','2026-11-30T11:52:05.285+00:00',831);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',48,'0','Y9-4','5baca416','2026-11-30T11:52:05.286+00:00',832);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',49,'1','G7-4','0c5c64d3','2026-11-30T11:52:05.286+00:00',833);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',50,'0','Y12-4','5384a360','2026-11-30T11:52:05.287+00:00',834);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',51,'supply','G8 G2 B3 G4 A1 Y13 R11 B7 Y2 Y1 Y11 Y5 Y3 B11 G1 Y9 R2 A10 Y7 B9','aaef0780','2026-11-30T11:52:05.287+00:00',834);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',52,'1','G10x4','a241495d','2026-11-30T11:52:05.291+00:00',834);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',53,'0','R3x4','e72ac7ba','2026-11-30T11:52:05.291+00:00',838);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',54,'1','A7x1','75107a7d','2026-11-30T11:52:05.292+00:00',839);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',55,'0','Y6-2','eace08a9','2026-11-30T11:52:05.293+00:00',839);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',56,'1','B1x2','5e42c6c4','2026-11-30T11:52:05.293+00:00',840);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',57,'0','G12-2','53c733e3','2026-11-30T11:52:05.296+00:00',842);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',58,'1','R13x4','964f8fce','2026-11-30T11:52:05.296+00:00',843);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',59,'0','G13x2','c11f1671','2026-11-30T11:52:05.300+00:00',844);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',60,'1','B5-2','4156b475','2026-11-30T11:52:05.301+00:00',847);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',61,'0','Y2-1','00dea84c','2026-11-30T11:52:05.302+00:00',848);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',62,'1','Y13x3','04f93c47','2026-11-30T11:52:05.302+00:00',849);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',63,'0','Y11x3','061e7a9c','2026-11-30T11:52:05.304+00:00',851);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',64,'1','Y1-1','5ed50002','2026-11-30T11:52:05.305+00:00',852);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',65,'bag','Y G Y R Y R Y Y B R Y R Y','7fd9ef1d','2026-11-30T11:52:05.305+00:00',852);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',66,'1','Y>G','e47e1b4b','2026-11-30T11:52:05.309+00:00',855);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',67,'bag','Y R B Y Y Y Y Y R Y Y R R Y Y','dec878f7','2026-11-30T11:52:05.309+00:00',855);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',68,'1','R7x3','22f12526','2026-11-30T11:52:05.310+00:00',856);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',69,'0','R6-1','241cf837','2026-11-30T11:52:05.310+00:00',857);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',70,'1','R8-3','5ec9dcd4','2026-11-30T11:52:05.313+00:00',859);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',71,'0','G8-3','8a373850','2026-11-30T11:52:05.313+00:00',860);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',72,'1','B13x4','923ca082','2026-11-30T11:52:05.316+00:00',863);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',73,'0','A1-2','dfc21495','2026-11-30T11:52:05.317+00:00',864);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',74,'1','R2x3','d669d905','2026-11-30T11:52:05.321+00:00',867);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',75,'supply','Y6 Y8 B5 R1 B1 A7 A4 Y2 Y13 R5 Y11 R12 G13 R4 R9 Y1 R10 G12','51f2ab43','2026-11-30T11:52:05.321+00:00',867);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',76,'0','A13x2','62f6cf2a','2026-11-30T11:52:05.324+00:00',868);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',77,'1','G1-3','9dfe1a0d','2026-11-30T11:52:05.325+00:00',871);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',78,'0','A10-2','c91beb5b','2026-11-30T11:52:05.325+00:00',872);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',79,'1','B7-4','9dfbfeba','2026-11-30T11:52:05.326+00:00',873);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',80,'0','R1x3','f24f1ed0','2026-11-30T11:52:05.332+00:00',873);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',81,'bag','G Y Y Y Y R R G R Y G G Y G Y Y Y','42237c9a','2026-11-30T11:52:05.332+00:00',873);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',82,'0','G>R','dd1c7340','2026-11-30T11:52:05.333+00:00',879);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',83,'bag','R G G G G Y G R G Y Y Y Y Y Y Y G Y G','b83e957f','2026-11-30T11:52:05.333+00:00',879);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',84,'0','B3x3','78e5579d','2026-11-30T11:52:05.333+00:00',880);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',85,'1','B5x3','d9c2a2c3','2026-11-30T11:52:05.334+00:00',880);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',86,'0','Y8-3','a1dcb9c3','2026-11-30T11:52:05.334+00:00',881);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',87,'1','Y2-4','94604005','2026-11-30T11:52:05.335+00:00',881);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',88,'bag','R R G R R R R G G Y Y Y G Y R Y Y R Y Y Y G','72881517','2026-11-30T11:52:05.335+00:00',881);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',89,'1','Y6-3','8c6468ea','2026-11-30T11:52:05.335+00:00',882);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',90,'0','G6x4','4a37bf5b','2026-11-30T11:52:05.336+00:00',882);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',91,'1','R5-4','263e17e0','2026-11-30T11:52:05.336+00:00',883);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',92,'0','R11x1','372bb3e1','2026-11-30T11:52:05.337+00:00',884);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',93,'1','G4-4','a912d435','2026-11-30T11:52:05.340+00:00',887);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',94,'0','R12-4','9a7f5d0b','2026-11-30T11:52:05.341+00:00',888);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',95,'1','G2-4','57c3b3cd','2026-11-30T11:52:05.341+00:00',888);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',96,'0','R4-1','99ac3116','2026-11-30T11:52:05.342+00:00',889);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',97,'1','R9-3','ee52d8c8','2026-11-30T11:52:05.342+00:00',889);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',98,'supply','R3 R11 Y12 Y2 R13 R1 G7 R2 R8 G8 G10 B7 R6 B13 G1 R7','046a920b','2026-11-30T11:52:05.342+00:00',889);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',99,'0','G12-4','e4181575','2026-11-30T11:52:05.345+00:00',891);
INSERT INTO "entries" VALUES('pjtwgzvy2bcg',100,'1','R10x3','8e7f0788','2026-11-30T11:52:05.354+00:00',899);
INSERT INTO "entries" VALUES('s8gyrsgjc5v7',2,'0','B3x3','c13bef9c','2026-11-30T11:52:05.355+00:00',833);
INSERT INTO "entries" VALUES('s8gyrsgjc5v7',3,'1','G13x2','ff9ddb3b','2026-11-30T11:52:05.360+00:00',836);
INSERT INTO "entries" VALUES('s8gyrsgjc5v7',4,'0','R10-3','89ecc8a2','2026-11-30T11:52:05.361+00:00',840);
INSERT INTO "entries" VALUES('s8gyrsgjc5v7',5,'1','B7-4','7cd4742f','2026-11-30T11:52:05.367+00:00',843);
INSERT INTO "entries" VALUES('s8gyrsgjc5v7',6,'0','R3-4','98431992','2026-11-30T11:52:05.437+00:00',847);
INSERT INTO "entries" VALUES('s8gyrsgjc5v7',7,'1','R9x1','b118dd4f','2026-11-30T11:52:05.456+00:00',916);
INSERT INTO "entries" VALUES('s8gyrsgjc5v7',8,'0','R4-4','9e238589','2026-11-30T11:52:05.458+00:00',936);
INSERT INTO "entries" VALUES('s8gyrsgjc5v7',9,'1','G6-2','07895826','2026-11-30T11:52:05.459+00:00',937);
INSERT INTO "entries" VALUES('s8gyrsgjc5v7',10,'0','G12-3','562a4d97','2026-11-30T11:52:05.459+00:00',938);
INSERT INTO "entries" VALUES('s8gyrsgjc5v7',11,'1','resign','c0e19c94','2026-11-30T11:52:05.461+00:00',939);
INSERT INTO "entries" VALUES('dwcq2punaqcs',0,'1','Y','0f6b8f73','2026-11-30T11:52:05.462+00:00',504);
INSERT INTO "entries" VALUES('dwcq2punaqcs',1,'0','>B','1e431aa9','2026-11-30T11:52:05.463+00:00',504);
INSERT INTO "entries" VALUES('dwcq2punaqcs',2,'0','KK','2a3a39a1','2026-11-30T11:52:05.464+00:00',505);
INSERT INTO "entries" VALUES('dwcq2punaqcs',3,'1','>F','f150deaa','2026-11-30T11:52:05.464+00:00',506);
INSERT INTO "entries" VALUES('dwcq2punaqcs',4,'1','WK','34b3d9b6','2026-11-30T11:52:05.465+00:00',507);
INSERT INTO "entries" VALUES('dwcq2punaqcs',5,'0','>F','94e4cd5b','2026-11-30T11:52:05.466+00:00',507);
INSERT INTO "entries" VALUES('dwcq2punaqcs',6,'0','OY','4f18cf9a','2026-11-30T11:52:05.466+00:00',508);
INSERT INTO "entries" VALUES('dwcq2punaqcs',7,'1','>B','c7829809','2026-11-30T11:52:05.467+00:00',508);
INSERT INTO "entries" VALUES('dwcq2punaqcs',8,'1','RO','b6eb514a','2026-11-30T11:52:05.467+00:00',509);
INSERT INTO "entries" VALUES('dwcq2punaqcs',9,'0','>B','b8d8d7ad','2026-11-30T11:52:05.468+00:00',510);
INSERT INTO "entries" VALUES('dwcq2punaqcs',10,'0','RK','e13c7e04','2026-11-30T11:52:05.469+00:00',510);
INSERT INTO "entries" VALUES('dwcq2punaqcs',11,'1','+J-M','ac22d8a2','2026-11-30T11:52:05.469+00:00',511);
INSERT INTO "entries" VALUES('dwcq2punaqcs',12,'0','>G','e1246787','2026-11-30T11:52:05.470+00:00',512);
INSERT INTO "entries" VALUES('dwcq2punaqcs',13,'0','RR','ef531807','2026-11-30T11:52:05.470+00:00',512);
INSERT INTO "entries" VALUES('dwcq2punaqcs',14,'1','+C-H','86cbaf10','2026-11-30T11:52:05.471+00:00',513);
INSERT INTO "entries" VALUES('dwcq2punaqcs',15,'0','+B-F','adf1ff34','2026-11-30T11:52:05.472+00:00',513);
INSERT INTO "entries" VALUES('dwcq2punaqcs',16,'1','+C-D','3c43d83f','2026-11-30T11:52:05.472+00:00',514);
INSERT INTO "entries" VALUES('dwcq2punaqcs',17,'0','+I-J','738e7e13','2026-11-30T11:52:05.473+00:00',515);
INSERT INTO "entries" VALUES('dwcq2punaqcs',18,'1','>C','ede33e78','2026-11-30T11:52:05.474+00:00',515);
INSERT INTO "entries" VALUES('dwcq2punaqcs',19,'1','KK','f3962204','2026-11-30T11:52:05.474+00:00',516);
INSERT INTO "entries" VALUES('dwcq2punaqcs',20,'0','+N-O','b4614e63','2026-11-30T11:52:05.475+00:00',516);
INSERT INTO "entries" VALUES('dwcq2punaqcs',21,'1','+C-G','40d5e6af','2026-11-30T11:52:05.475+00:00',517);
INSERT INTO "entries" VALUES('dwcq2punaqcs',22,'1','O','f5fd081d','2026-11-30T11:52:05.476+00:00',518);
INSERT INTO "entries" VALUES('dwcq2punaqcs',23,'0','>O','a4357e9a','2026-11-30T11:52:05.476+00:00',518);
INSERT INTO "entries" VALUES('dwcq2punaqcs',24,'0','RW','5056e73d','2026-11-30T11:52:05.477+00:00',519);
INSERT INTO "entries" VALUES('dwcq2punaqcs',25,'1','>D','57d2a45a','2026-11-30T11:52:05.478+00:00',519);
INSERT INTO "entries" VALUES('dwcq2punaqcs',26,'1','OW','e5d4766c','2026-11-30T11:52:05.478+00:00',520);
INSERT INTO "entries" VALUES('dwcq2punaqcs',27,'0','>R','7dda8ee6','2026-11-30T11:52:05.479+00:00',520);
INSERT INTO "entries" VALUES('dwcq2punaqcs',28,'0','WB','93de05c0','2026-11-30T11:52:05.479+00:00',521);
INSERT INTO "entries" VALUES('dwcq2punaqcs',29,'1','>E','7b0b46e1','2026-11-30T11:52:05.480+00:00',522);
INSERT INTO "entries" VALUES('dwcq2punaqcs',30,'0','draw','03fee179','2026-11-30T11:52:05.485+00:00',526);
INSERT INTO "entries" VALUES('qe8aqg35ubff',0,'supply','R7 R5 Y8 R9 A1 G7 G4 B11 G6 Y11 R6 B7 R2 G12 R8 G1 Y6 R4 A13 G13 Y7 Y5 Y12 A7 G10 B1 B13 B3 R12 B5 B9 R1 R11 Y1 G8 R10 A4 R13 Y13 Y3 Y2 R3 G2 Y9 A10','7080e686','2026-11-30T11:52:05.493+00:00',0);
INSERT INTO "entries" VALUES('qe8aqg35ubff',1,'bag','Y R A R G Y G B Y G R R Y A Y Y G A G B G R R R R B R Y Y Y B R A R Y Y G B R B A G B R G','2caae69d','2026-11-30T11:52:05.493+00:00',1);
INSERT INTO "entries" VALUES('chva74ztdxta',0,'supply','R2 B5 R6 G4 A10 Y9 Y5 G2 R9 Y8 R11 Y6 R7 B13 G7 R1 Y13 B1 B9 R10 G13 G10 Y2 G12 Y3 G6 A7 Y7 B7 R4 A4 R3 Y1 Y12 B11 G1 G8 A13 R13 B3 R8 A1 R5 R12 Y11','17b78df4','2026-11-30T11:52:05.509+00:00',NULL);
INSERT INTO "entries" VALUES('chva74ztdxta',1,'bag','G B R A Y Y Y Y A G G B B B Y R R G R R G R B R R B G Y R Y R G R A Y Y G R Y A B G A R Y','8dfe51a2','2026-11-30T11:52:05.509+00:00',NULL);
INSERT INTO "entries" VALUES('chva74ztdxta',2,'1','R1x2','cb3fb14e','2026-11-30T11:52:05.509+00:00',NULL);
INSERT INTO "entries" VALUES('chva74ztdxta',3,'0','R6x2','1b3cf84d','2026-11-30T11:52:05.509+00:00',NULL);
INSERT INTO "entries" VALUES('chva74ztdxta',4,'1','Y8-4','fcc86855','2026-11-30T11:52:05.509+00:00',NULL);
INSERT INTO "entries" VALUES('chva74ztdxta',5,'0','Y9x4','98a63a0b','2026-11-30T11:52:05.509+00:00',NULL);
INSERT INTO "entries" VALUES('chva74ztdxta',6,'1','G7x4','b8fb6cb3','2026-11-30T11:52:05.509+00:00',NULL);
INSERT INTO "entries" VALUES('chva74ztdxta',7,'0','Y5-3','bf5288e0','2026-11-30T11:52:05.509+00:00',NULL);
INSERT INTO "entries" VALUES('chva74ztdxta',8,'1','B13x2','081746cc','2026-11-30T11:52:05.509+00:00',NULL);
INSERT INTO "entries" VALUES('chva74ztdxta',9,'0','G10x1','1ed23a45','2026-11-30T11:52:05.509+00:00',NULL);
INSERT INTO "entries" VALUES('chva74ztdxta',10,'1','Y6x4','09392216','2026-11-30T11:52:05.509+00:00',NULL);
INSERT INTO "entries" VALUES('chva74ztdxta',11,'0','B5x2','0d9e2ffa','2026-11-30T11:52:05.509+00:00',NULL);
INSERT INTO "entries" VALUES('chva74ztdxta',12,'1','G13x1','632c021b','2026-11-30T11:52:05.509+00:00',NULL);
INSERT INTO "entries" VALUES('chva74ztdxta',13,'0','G6-2','3cd2dcbd','2026-11-30T11:52:05.509+00:00',NULL);
INSERT INTO "entries" VALUES('chva74ztdxta',14,'1','A7x4','d4e4685f','2026-11-30T11:52:05.509+00:00',NULL);
INSERT INTO "entries" VALUES('chva74ztdxta',15,'0','G12x2','6678e7f2','2026-11-30T11:52:05.509+00:00',NULL);
INSERT INTO "entries" VALUES('chva74ztdxta',16,'1','B7-1','96389ce3','2026-11-30T11:52:05.509+00:00',NULL);
INSERT INTO "entries" VALUES('chva74ztdxta',17,'0','B1x2','a61ab735','2026-11-30T11:52:05.509+00:00',NULL);
INSERT INTO "entries" VALUES('chva74ztdxta',18,'1','Y2-3','dd411aa4','2026-11-30T11:52:05.509+00:00',NULL);
INSERT INTO "entries" VALUES('chva74ztdxta',19,'0','Y7x3','1a8be1ea','2026-11-30T11:52:05.509+00:00',NULL);
INSERT INTO "entries" VALUES('chva74ztdxta',20,'1','B9x2','66267488','2026-11-30T11:52:05.509+00:00',NULL);
INSERT INTO "entries" VALUES('chva74ztdxta',21,'0','G2x4','d2c9b3bd','2026-11-30T11:52:05.509+00:00',NULL);
INSERT INTO "entries" VALUES('chva74ztdxta',22,'1','Y3x3','516e9bb9','2026-11-30T11:52:05.513+00:00',7);
INSERT INTO "entries" VALUES('chva74ztdxta',23,'0','Y12x2','31d8e944','2026-11-30T11:52:05.513+00:00',8);
INSERT INTO "entries" VALUES('chva74ztdxta',24,'1','A4x3','7cd95d01','2026-11-30T11:52:05.514+00:00',8);
INSERT INTO "entries" VALUES('chva74ztdxta',25,'0','A10x4','ff0a97c5','2026-11-30T11:52:05.514+00:00',9);
INSERT INTO "entries" VALUES('quesd3shmgpe',0,'supply','G7 Y5 A1 B13 Y2 B11 A4 A13 G1 Y12 B3 R13 G6 G2 B5 R8 Y13 R9 R10 Y11 Y1 G4 A10 B1 G10 R4 R3 Y8 Y3 R1 Y6 R11 B9 R2 G13 R5 G8 R7 G12 B7 Y7 A7 R6 R12 Y9','9ef63fec','2026-11-30T11:52:06.472+00:00',0);
INSERT INTO "entries" VALUES('quesd3shmgpe',1,'bag','B A G A Y Y Y R R B R R B A Y B G Y Y A R G R R R R B Y R R G Y G R G G Y B B A Y G G Y R','a48adea4','2026-11-30T11:52:06.472+00:00',0);
INSERT INTO "entries" VALUES('5c397vkf6gps',0,'0','@M','f052c9ab','2026-11-30T11:52:06.487+00:00',6);
INSERT INTO "entries" VALUES('5c397vkf6gps',1,'1','@P','2cb9f480','2026-11-30T11:52:06.488+00:00',7);
INSERT INTO "entries" VALUES('5c397vkf6gps',2,'2','@C','5d82eda3','2026-11-30T11:52:06.489+00:00',8);
INSERT INTO "entries" VALUES('5c397vkf6gps',3,'0','>J','afe4c7b3','2026-11-30T11:52:06.490+00:00',10);
INSERT INTO "entries" VALUES('5c397vkf6gps',4,'1','left cadet','2e280106','2026-11-30T11:52:06.491+00:00',11);
INSERT INTO "entries" VALUES('5c397vkf6gps',5,'0','RR','42004840','2026-11-30T11:52:06.494+00:00',14);
INSERT INTO "entries" VALUES('5c397vkf6gps',6,'1','>L','afd48362','2026-11-30T11:52:06.495+00:00',15);
INSERT INTO "entries" VALUES('sbk768pfsdne',0,'supply','Y9 Y13 R6 R5 R9 R10 R12 B9 G4 Y11 B11 B13 R11 B1 G8 A1 G1 Y5 G7 R2 R7 G13 G2 Y7 Y2 G12 Y3 R13 B5 G10 G6 R8 Y8 B7 R3 A10 R4 A13 A4 Y1 Y6 A7 Y12 B3 R1','cc65c9b1','2026-11-30T11:52:06.517+00:00',0);
INSERT INTO "entries" VALUES('sbk768pfsdne',1,'bag','R G R R R A R G G B B Y Y R B A B R G R B Y G Y Y G R A B A R Y R G R R Y G Y Y A B Y G Y','2071856c','2026-11-30T11:52:06.517+00:00',0);
INSERT INTO "entries" VALUES('sbk768pfsdne',2,'1','R11x2','cd4671b3','2026-11-30T11:52:06.520+00:00',5);
INSERT INTO "entries" VALUES('sbk768pfsdne',3,'0','R5x2','3ae1619c','2026-11-30T11:52:06.521+00:00',6);
INSERT INTO "entries" VALUES('sbk768pfsdne',4,'1','B13-4','4f30e189','2026-11-30T11:52:06.522+00:00',6);
INSERT INTO "entries" VALUES('147d73713f91',0,'supply','Y7 R9 A4 Y12 B9 R5 B13 G2 Y13 Y6 Y2 G4 A7 R8 R3 B11 B3 Y8 G7 R1 R4 G8 G6 Y1 B5 B1 Y5 A10 G10 B7 G13 R10 R11 G12 R2 Y9 R13 R12 A1 Y11 Y3 R6 G1 A13 R7','1178d4e9','2026-11-30T11:52:06.524+00:00',0);
INSERT INTO "entries" VALUES('147d73713f91',1,'bag','A R Y Y Y R B B G Y G R R B R R R G G Y G A R A R Y B B Y B Y G A G A R R R R Y G Y B Y G','4e516331','2026-11-30T11:52:06.524+00:00',0);
INSERT INTO "entries" VALUES('4gpkbtmkt546',0,'0','@I','919b75b6','2026-11-30T11:52:06.535+00:00',6);
INSERT INTO "entries" VALUES('4gpkbtmkt546',1,'1','@H','8ed3ae8f','2026-11-30T11:52:06.536+00:00',7);
INSERT INTO "entries" VALUES('4gpkbtmkt546',2,'0','>L','7250abb2','2026-11-30T11:52:06.537+00:00',8);
INSERT INTO "entries" VALUES('4gpkbtmkt546',3,'0','YY','aa824889','2026-11-30T11:52:06.538+00:00',9);
INSERT INTO "entries" VALUES('4gpkbtmkt546',4,'0','takeback 1','cad640dc','2026-11-30T11:52:06.549+00:00',19);
INSERT INTO "entries" VALUES('scp2yzqmgyk7',0,'supply','R9 B1 Y8 B13 A13 G6 G1 R3 Y12 Y11 R5 Y13 A4 Y6 R12 Y1 A1 G10 G7 R10 A10 R8 Y5 R7 R4 R11 R2 R6 Y7 R13 B7 G13 G2 B9 B5 G8 Y2 Y9 G4 A7 R1 B11 Y3 G12 B3','654cb1e7','2026-11-30T11:52:06.570+00:00',0);
INSERT INTO "entries" VALUES('scp2yzqmgyk7',1,'bag','Y G A R Y A Y R B Y G B R Y Y R G G R Y G R R R A G Y B Y Y A Y R G B R R B B R R A B G G','2bb50eaf','2026-11-30T11:52:06.570+00:00',0);
INSERT INTO "entries" VALUES('scp2yzqmgyk7',2,'0','resign','64973653','2026-11-30T11:52:06.573+00:00',5);
INSERT INTO "entries" VALUES('jqe2p9gwcvt9',0,'supply','B13 G1 G4 Y8 G8 G12 B3 R13 R8 G13 Y6 B5 G6 A4 R3 R10 R12 R9 R5 Y7 Y11 A13 G10 B7 B1 Y12 R11 Y1 R2 A1 Y13 B11 R1 R7 A10 G7 Y9 Y5 B9 A7 G2 Y3 R4 R6 Y2','a8cfa5ca','2026-11-30T11:52:06.595+00:00',0);
INSERT INTO "entries" VALUES('jqe2p9gwcvt9',1,'bag','G Y Y Y R B A Y B A G A G B A G R Y R B Y R B G R B R A R R Y R R G Y G R G R Y R Y Y B G','fa17b231','2026-11-30T11:52:06.595+00:00',0);
INSERT INTO "entries" VALUES('jqe2p9gwcvt9',2,'0','resign','6464f889','2026-11-30T11:52:06.601+00:00',7);
INSERT INTO "entries" VALUES('defe8599a915',0,'supply','Y6 Y12 R10 R8 G10 G1 G8 G7 R5 B13 Y3 Y9 B11 G12 B1 R12 B7 R1 A7 A4 G6 R9 B3 Y7 B5 Y5 B9 Y11 Y13 R2 Y1 Y2 G4 R6 R7 R11 A13 R13 G13 R4 G2 Y8 A10 A1 R3','85fb5633','2026-11-30T11:52:06.607+00:00',0);
INSERT INTO "entries" VALUES('defe8599a915',1,'bag','G Y R G R R R R Y R B R B G R R Y A A G G R B A Y B Y A A Y G G G Y Y B Y G B B R Y R Y R','a78e5590','2026-11-30T11:52:06.607+00:00',1);
INSERT INTO "entries" VALUES('defe8599a915',2,'1','Y3x2','6539e7bc','2026-11-30T11:52:06.609+00:00',5);
INSERT INTO "entries" VALUES('defe8599a915',3,'0','G10x1','9046a781','2026-11-30T11:52:06.610+00:00',6);
INSERT INTO "entries" VALUES('defe8599a915',4,'1','R12x3','365c3969','2026-11-30T11:52:06.611+00:00',6);
CREATE TABLE former_names (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	ends VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "former_names" VALUES('frederic','Frederic','a61024bd1ca1601c9edc08c39507cd0ce','2027-02-28T11:52:06.438+00:00');
CREATE TABLE friend_links (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	ends VARCHAR(32) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "friend_links" VALUES('95e1554c7fad09babf066b5c58ee42be8a9189f2fb572e771a6ec17db20c7eb5','a1515448c3d7b48e70cfa7f6c09e78af9','2026-12-14T11:52:06.457+00:00');
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
INSERT INTO "friendships" VALUES('a1515448c3d7b48e70cfa7f6c09e78af9','a61024bd1ca1601c9edc08c39507cd0ce',1,1,'2026-11-30T11:52:06.454+00:00');
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
INSERT INTO "matches" VALUES('atrk5n5sn943','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'F0143F23EA61088FA727749A3291298AF4433B39AD2997CC8304D1C10EA7648E','2026-11-30T11:52:02.743+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 86400000, "since": 2337}','2026-12-02T11:52:05.080+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,15,14,12,'2026-11-30T11:52:05.080+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('usyw5yv8utkh','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'8AFC24CB565AB86BFDFB6F6DB4E2C5C0FA1D0B6052C539ACB526575AA6D3EA3A','2026-11-30T11:52:04.432+00:00',NULL,NULL,'["guest", "guest"]','[[7, 0, "offered"], [7, 0, "hint"]]',1,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,8,7,5,'2026-11-30T11:52:05.197+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('pjtwgzvy2bcg','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'34A6FEFAA0C2B6789F49E4BD74D25C34E280AD3B8909825F58111655D7017090','2026-11-30T11:52:04.453+00:00','2026-11-30T11:52:05.352+00:00','[[0], "trophies"]','["random", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,91,101,90,'2026-11-30T11:52:05.352+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('s8gyrsgjc5v7','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','1.0.0',0,0,X'1075C256DC2A923389F7ADFED195190A874009FADC2D2F8CC3755959E6027E4C','2026-11-30T11:52:04.521+00:00','2026-11-30T11:52:05.460+00:00','[[0], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1899971, 1879926], "quota": [7000, 7000], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,0,13,12,9,'2026-11-30T11:52:05.460+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('bbmenyesaut6','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'D91B026CC2BB431FD13B8D428F0BE5775E8A025439E40F7A2DF8D9D32902BAF3','2026-11-30T11:52:04.857+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,14,12,12,'2026-11-30T11:52:05.185+00:00','[1]','[]',0,0);
INSERT INTO "matches" VALUES('dwcq2punaqcs','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'4880AA94764B00A38D2B440E272411625ED52D9E183F32F295195093B35DC4F7','2026-11-30T11:52:04.958+00:00','2026-11-30T11:52:05.485+00:00','[[], "agreement"]','["guest", "guest"]','[[30, 1, "offered"]]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,33,31,30,'2026-11-30T11:52:05.485+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('qe8aqg35ubff','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'48E69044C86492BF5D1F00DD7B6158EB5E1281C1F82F49BCC5E2FAE7219DB88E','2026-11-30T11:52:05.488+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T11:52:05.488+00:00','anna',0,NULL,NULL,NULL,NULL,NULL,NULL,0,2,2,0,'2026-11-30T11:52:05.492+00:00','[1]','[]',1,0);
INSERT INTO "matches" VALUES('chva74ztdxta','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'82C87CF5A8E54984AD1A7705F237D7640FDA607322E0868C3929D2E278264BCA','2026-11-30T11:52:05.505+00:00',NULL,NULL,'["guest", "random"]','[]',0,'{"match": "pjtwgzvy2bcg", "ply": 22, "dealt": [36, 15]}',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,4,26,24,'2026-11-30T11:52:05.514+00:00','[1]','[]',0,0);
INSERT INTO "matches" VALUES('quesd3shmgpe','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'51A4C5A837ADED93B4D227771FA2D19AFE4EA9513DF3EE26DABC27C971312BA2','2026-11-30T11:52:06.458+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": true, "free": 86400000, "since": null}','2026-12-14T11:52:06.458+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,1,0,2,0,'2026-11-30T11:52:06.464+00:00','[0]','[]',1,0);
INSERT INTO "matches" VALUES('5c397vkf6gps','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 3, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'2028120ED027ACEC4BD55A3459C0577BA74966B40D50E2FD592AB0221812BABD','2026-11-30T11:52:06.480+00:00',NULL,NULL,'["guest", "guest", "guest"]','[[5, 1, "returned"]]',0,NULL,'30+20','{"left": [1840000, 1800000, 1820000], "quota": [6000, 5000, 4000], "forgiven": [0, 0, 0], "seat": 1, "is_first": false, "free": 0, "since": 53}','2026-11-30T12:22:08.533+00:00',NULL,0,'cadet',NULL,NULL,NULL,NULL,NULL,0,10,7,6,'2026-11-30T11:52:06.495+00:00','[1]','[[1, "left", "cadet"]]',0,0);
INSERT INTO "matches" VALUES('sbk768pfsdne','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'FC5FB836A26844C03BEDC7486A9A8010D5BA302626E1423D5178881754E20EC9','2026-11-30T11:52:06.515+00:00',NULL,NULL,'["guest", "program"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,3,5,3,'2026-11-30T11:52:06.521+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('147d73713f91','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'7F26423C8F95E436BC4954FB92B63333B8B7F818CDF8BE7F09FCCC59FCBFD6C2','2026-11-30T11:52:06.522+00:00',NULL,NULL,'["open", "guest"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T11:52:06.522+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,0,2,0,'2026-11-30T11:52:06.523+00:00','[1]','[]',1,0);
INSERT INTO "matches" VALUES('4gpkbtmkt546','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'FEAADC14EB0A6F9CC4FA9E33548F0FF3DAA08DC7CC4C8FBB2CCBDB7AAAFB61A7','2026-11-30T11:52:06.529+00:00',NULL,NULL,'["guest", "guest"]','[[4, 0, "asked"], [4, 1, "agreed"], [5, 0, "time"], [5, 1, "thanks"]]',0,NULL,'30+20','{"left": [1819998, 1834990], "quota": [6000, 4000], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 0, "since": 19}','2026-11-30T12:22:28.546+00:00',NULL,0,NULL,'{"length": 3, "won": [2, 0]}',NULL,NULL,NULL,NULL,0,10,5,5,'2026-11-30T11:52:06.548+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('scp2yzqmgyk7','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','2026-11-30T11:52:06.567+00:00','2026-11-30T11:52:06.573+00:00','[[1], "resignation"]','["guest", "cadet"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,'2026-06-01',NULL,0,2,3,0,'2026-11-30T11:52:06.573+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('jqe2p9gwcvt9','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'B8A39288ACB1983853CF5DEDCD805BC710B20BFAC2516C50BC319FD93023825E','2026-11-30T11:52:06.593+00:00','2026-11-30T11:52:06.600+00:00','[[1], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1800000, 1800000], "quota": [3000, 3000], "forgiven": [0, 0], "seat": 0, "is_first": true, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,'cup',0,1,3,0,'2026-11-30T11:52:06.600+00:00','[]','[]',0,1);
INSERT INTO "matches" VALUES('defe8599a915','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'A9B4E2D4E5F51BF49C6D3324972E00E6A407524F64DE5760CB4AB52968EF1C6F','2026-11-30T11:52:06.604+00:00',NULL,NULL,'["guest", "random"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,'["K\u00e4se & \ud83e\uddc0", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"]',NULL,NULL,0,3,5,3,'2026-11-30T11:52:06.610+00:00','[0]','[]',0,0);
CREATE TABLE mutes (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "mutes" VALUES('anna','ben','2026-11-30T11:52:06.554+00:00');
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
INSERT INTO "notices" VALUES('8880b902eba3ce7a3c8ccc0e918c9952af0f161f600be065424dfde0bde047b6','eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','atrk5n5sn943','12','anna','turn','2026-11-30T11:52:06.514+00:00',NULL,0);
INSERT INTO "notices" VALUES('962e7a4b13fd85b9076dd5ae81e9d3f686292afdc56e71ed4be5d0454ff6c43f','eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','dwcq2punaqcs','over','anna','result','2026-11-30T11:52:06.514+00:00',NULL,0);
INSERT INTO "notices" VALUES('3eb448644d14beb479fd166c9c6edd257a1559fda61178a15b29dcb1af29fe37','eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','s8gyrsgjc5v7','over','anna','result','2026-11-30T11:52:06.514+00:00',NULL,0);
INSERT INTO "notices" VALUES('112002a1c1d19eff82a32e281d38fe4f8a433ea870d2622bf87e0fc0c0dbaaa1','eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','pjtwgzvy2bcg','over','anna','result','2026-11-30T11:52:06.514+00:00',NULL,0);
CREATE TABLE operator_keys (
	hash VARCHAR(64) NOT NULL, 
	operator VARCHAR(24) NOT NULL, 
	is_session INTEGER NOT NULL, 
	ends VARCHAR(32) NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "operator_keys" VALUES('92adcec5921d175df19a2102eea0ef282c0f58d01e323df10cfb2c456078a575','Chief',1,'2026-11-30T12:52:06.422+00:00');
INSERT INTO "operator_keys" VALUES('fb8b861ab26f25dc12b912bd498b67c3390b87eb2ae38099ba6c02b85d51dea0','Chief',0,'2026-11-30T12:07:06.422+00:00');
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
INSERT INTO "operator_log" VALUES('e4b1a84bd8773547','2026-11-30T11:52:06.430+00:00','Chief','pause','WWWWWWWWWWWWWWWWWWWWWWWW','wilhelmine','a test');
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
INSERT INTO "passkeys" VALUES('0000000000000000000000000000000000000000000000000000000000000000','a1515448c3d7b48e70cfa7f6c09e78af9',X'0001',X'02',3,'localhost','Laptop',0,'2026-11-30T11:52:06.021+00:00',NULL);
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
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-30T11:52:04.289+00:00','2026-11-30T11:52:05.524+00:00',NULL,NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-30T11:52:04.433+00:00','2026-11-30T11:52:04.433+00:00',NULL,NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-30T11:52:04.454+00:00','2026-11-30T11:52:04.454+00:00',NULL,NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-30T11:52:05.491+00:00','2026-11-30T11:52:05.523+00:00','anna',NULL);
INSERT INTO "players" VALUES('p03f25b5cd19f182870b7f34ea70a4a44','program','Zephyr','2026-11-30T11:52:05.570+00:00','2026-11-30T11:52:05.570+00:00',NULL,NULL);
INSERT INTO "players" VALUES('a1515448c3d7b48e70cfa7f6c09e78af9','account','Dora','2026-11-30T11:52:05.609+00:00','2026-11-30T11:52:05.609+00:00',NULL,NULL);
INSERT INTO "players" VALUES('wilhelmine','guest','Balloonist 3332','2026-11-30T11:52:06.029+00:00','2026-11-30T11:52:06.030+00:00',NULL,'WWWWWWWWWWWWWWWWWWWWWWWW');
INSERT INTO "players" VALUES('a61024bd1ca1601c9edc08c39507cd0ce','account','Fred','2026-11-30T11:52:06.434+00:00','2026-11-30T11:52:06.434+00:00',NULL,NULL);
INSERT INTO "players" VALUES('emil','guest','Emil','2026-11-30T11:52:06.480+00:00','2026-11-30T11:52:06.480+00:00',NULL,NULL);
INSERT INTO "players" VALUES('cadet','bot',NULL,'2026-11-30T11:52:06.568+00:00','2026-11-30T11:52:06.568+00:00',NULL,NULL);
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
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-30T11:52:05.518+00:00','2026-11-30T11:52:05.518+00:00',NULL,'2026-11-30T12:52:05.524+00:00','0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-30T11:52:05.522+00:00','2026-11-30T11:52:05.522+00:00',NULL,NULL,'1b94c4356895c3a0',NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-30T11:52:05.523+00:00','2026-11-30T11:52:05.524+00:00',NULL,NULL,'0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('4778dd0e08b227676b3c75a09603797d428dc437f46f8882cc55a848ee40a22c','a1515448c3d7b48e70cfa7f6c09e78af9','2026-11-30T11:52:06.021+00:00','2026-11-30T11:52:06.021+00:00',NULL,NULL,'4778dd0e08b22767','Firefox, Linux');
INSERT INTO "proofs" VALUES('17b7b4dce9ce7de46d7938f26213f0382d04145da13cfa02a3c60fdd2102b8c1','wilhelmine','2026-11-30T11:52:06.030+00:00','2026-11-30T11:52:06.030+00:00',NULL,NULL,'17b7b4dce9ce7de4',NULL);
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
INSERT INTO "puzzle_answers" VALUES('a1515448c3d7b48e70cfa7f6c09e78af9','0ae12895','balloon-cup',1,1,810,'2026-11-30T11:52:06.412+00:00',2.56375656831200977587e+01,8.14715602011705897211e+00);
INSERT INTO "puzzle_answers" VALUES('a1515448c3d7b48e70cfa7f6c09e78af9','febf9073','balloon-cup',2,0,810,'2026-11-30T11:52:06.414+00:00',1.97404833532775398907e+01,7.98302317928092630694e+00);
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
INSERT INTO "ratings" VALUES('s8gyrsgjc5v7',0,'anna','balloon-cup','classical',0,'2026-11-30T11:52:05.502+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
INSERT INTO "ratings" VALUES('s8gyrsgjc5v7',1,'ben','balloon-cup','classical',0,'2026-11-30T11:52:05.502+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
CREATE TABLE recoveries (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "recoveries" VALUES('6fb13c36e8b62a3905ce8a53616645691988457e7dd89fdfd6d43546005d2611','a1515448c3d7b48e70cfa7f6c09e78af9');
INSERT INTO "recoveries" VALUES('03559ea742ab55ec251c047e5cccae2697839f527837a64c072aa6b9d1a07d62','a1515448c3d7b48e70cfa7f6c09e78af9');
INSERT INTO "recoveries" VALUES('e151776174d32bb2856dd01f76218959db5754c077f60544de7eefee2c155819','a1515448c3d7b48e70cfa7f6c09e78af9');
INSERT INTO "recoveries" VALUES('5bcc0f4b0b6773c30f563f5e42c62d4347d599c5a0a3a95c00657dbd40456f21','a1515448c3d7b48e70cfa7f6c09e78af9');
INSERT INTO "recoveries" VALUES('9e444d7fc14f72d884317c06710723c0894902ffb9d7531b7055f51ef5a13cac','a1515448c3d7b48e70cfa7f6c09e78af9');
INSERT INTO "recoveries" VALUES('55dcda5655a915fd95da2fa8a90267fcaa830cc3997daf46aa3028337406e0e3','a1515448c3d7b48e70cfa7f6c09e78af9');
INSERT INTO "recoveries" VALUES('412774fa69c6858fda3ea5ecf185244098db2718b68b27ecb57700c5bf9af60d','a1515448c3d7b48e70cfa7f6c09e78af9');
INSERT INTO "recoveries" VALUES('0e72f6705cdf0d475d90cc52908356da1ca854f591b39b102e8f30c8db6d4d57','a1515448c3d7b48e70cfa7f6c09e78af9');
INSERT INTO "recoveries" VALUES('7e3378fc7bfacf6f63bbed253fe3bc6d1bcecc64c102499029ce0259f1ccfe83','a61024bd1ca1601c9edc08c39507cd0ce');
INSERT INTO "recoveries" VALUES('60676bb1435d53de34e603aad9faa19e1d2dce8619164ecf5812197df2661d88','a61024bd1ca1601c9edc08c39507cd0ce');
INSERT INTO "recoveries" VALUES('cf18842f510c8598dad44da9edd82c73ad234b18544f664e6ddc41d3dcdba961','a61024bd1ca1601c9edc08c39507cd0ce');
INSERT INTO "recoveries" VALUES('a9e80ecc5791c2772756093dd90990a90b248cc546f216d5329bb82521137174','a61024bd1ca1601c9edc08c39507cd0ce');
INSERT INTO "recoveries" VALUES('98d3f48f2a8ebdc04142a9eb0ce280f04a95c2b1b0086713fa1aa9a83ea180e1','a61024bd1ca1601c9edc08c39507cd0ce');
INSERT INTO "recoveries" VALUES('7d17bc0dbbc253d7d3b1b6e86d2edba6ba578337a81afac8bb1eaccd9c70370a','a61024bd1ca1601c9edc08c39507cd0ce');
INSERT INTO "recoveries" VALUES('92c0ced611054a7915306b41081ed1b365fd95324b69de46f163daa80dbb3053','a61024bd1ca1601c9edc08c39507cd0ce');
INSERT INTO "recoveries" VALUES('3889b7587a58b79c95b754277a1b90f299909bdd19663530cf761ad72ea7976b','a61024bd1ca1601c9edc08c39507cd0ce');
CREATE TABLE reports (
	player VARCHAR(40) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, name), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "reports" VALUES('anna','Ben','2026-11-30T11:52:06.034+00:00');
CREATE TABLE restrictions (
	player VARCHAR(40) NOT NULL, 
	until VARCHAR(32), 
	reason VARCHAR(200) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "restrictions" VALUES('wilhelmine','2026-11-30T11:52:06.422+00:00','a test','2026-11-30T11:52:06.429+00:00');
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
INSERT INTO "seats" VALUES('atrk5n5sn943',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('atrk5n5sn943',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('usyw5yv8utkh',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('usyw5yv8utkh',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('pjtwgzvy2bcg',0,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('pjtwgzvy2bcg',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('s8gyrsgjc5v7',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('s8gyrsgjc5v7',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('bbmenyesaut6',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('bbmenyesaut6',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('dwcq2punaqcs',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('dwcq2punaqcs',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('qe8aqg35ubff',0,'guest','anna','Carl',NULL,NULL);
INSERT INTO "seats" VALUES('qe8aqg35ubff',1,'open',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('chva74ztdxta',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('chva74ztdxta',1,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('quesd3shmgpe',0,'account','a61024bd1ca1601c9edc08c39507cd0ce','Fred',NULL,NULL);
INSERT INTO "seats" VALUES('quesd3shmgpe',1,'open',NULL,'Dora',NULL,'a1515448c3d7b48e70cfa7f6c09e78af9');
INSERT INTO "seats" VALUES('5c397vkf6gps',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('5c397vkf6gps',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('5c397vkf6gps',2,'guest','emil','Emil',NULL,NULL);
INSERT INTO "seats" VALUES('sbk768pfsdne',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('sbk768pfsdne',1,'program','p03f25b5cd19f182870b7f34ea70a4a44','Zephyr','Anna',NULL);
INSERT INTO "seats" VALUES('147d73713f91',0,'open',NULL,'Emil',NULL,'emil');
INSERT INTO "seats" VALUES('147d73713f91',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('4gpkbtmkt546',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('4gpkbtmkt546',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('scp2yzqmgyk7',0,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('scp2yzqmgyk7',1,'bot','cadet',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('jqe2p9gwcvt9',0,'guest','anna','Anna',NULL,NULL);
INSERT INTO "seats" VALUES('jqe2p9gwcvt9',1,'guest','ben','Ben',NULL,NULL);
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
INSERT INTO "subscriptions" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','anna','webhook','https://bots.example/hook',NULL,X'7373737373737373737373737373737373737373737373737373737373737373','de','2026-11-30T11:52:06.505+00:00',NULL,0,NULL);
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
INSERT INTO "tokens" VALUES('08b8431140592764c21b1d27ee7fe9f47a72478bd3f127c7fdd323e666df6e02','p03f25b5cd19f182870b7f34ea70a4a44','anna','read play','2026-11-30T11:52:05.570+00:00','2026-11-30T11:52:05.570+00:00',NULL,'2026-11-30T11:52:05.607+00:00');
INSERT INTO "tokens" VALUES('1b774933804f73b78b357f1ba1b0018d426cb84bf3a94f0c6d64f8f9d1b7f71a','p03f25b5cd19f182870b7f34ea70a4a44','anna','read','2026-11-30T11:52:05.582+00:00','2026-11-30T11:52:05.606+00:00','0011',NULL);
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
INSERT INTO "tournament_records" VALUES('cup',0,'opened','2026-11-30T11:52:06.579+00:00','anna','{}');
INSERT INTO "tournament_records" VALUES('cup',1,'entered','2026-11-30T11:52:06.582+00:00','anna','{"entrant": 0}');
INSERT INTO "tournament_records" VALUES('cup',2,'entered','2026-11-30T11:52:06.584+00:00','ben','{"entrant": 1}');
INSERT INTO "tournament_records" VALUES('cup',3,'entered','2026-11-30T11:52:06.585+00:00','emil','{"entrant": 2}');
INSERT INTO "tournament_records" VALUES('cup',4,'withdrew','2026-11-30T11:52:06.587+00:00','emil','{"entrant": 2}');
INSERT INTO "tournament_records" VALUES('cup',5,'paired','2026-11-30T11:52:06.591+00:00',NULL,'{"pairings": [[[0, 1], "jqe2p9gwcvt9"]], "byes": [], "results": {}, "table": [0, 1]}');
INSERT INTO "tournament_records" VALUES('cup',6,'ended','2026-11-30T11:52:06.603+00:00',NULL,'{"results": {"jqe2p9gwcvt9": [[0, 2], []]}}');
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
	seats INTEGER NOT NULL, 
	has_bots INTEGER NOT NULL, 
	begins_at VARCHAR(32) NOT NULL, 
	ended_at VARCHAR(32), 
	revision INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tournaments" VALUES('cup','Cup','round-robin','30+20','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}',5,0,8,2,0,'2026-11-30T11:52:06.576+00:00','2026-11-30T11:52:06.602+00:00',7);
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
INSERT INTO "tries" VALUES('2026-06-01','balloon-cup','ben','scp2yzqmgyk7',0,'2026-11-30T11:52:06.573+00:00',NULL,NULL,NULL,NULL);
CREATE TABLE verdicts (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	is_kept INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness)
);
INSERT INTO "verdicts" VALUES('wwwwwwwwwwwwwwwwwwwwwwww','WWWWWWWWWWWWWWWWWWWWWWWW',0,'2026-11-30T11:52:06.414+00:00');
CREATE INDEX ix_matches_offered ON matches (begun_at, id) WHERE offered_by IS NOT NULL AND free_seats > 0 AND deadline IS NOT NULL;
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_matches_awaits_rating ON matches (ended_at, id) WHERE awaits_rating = 1;
CREATE INDEX ix_matches_tournament ON matches (tournament) WHERE tournament IS NOT NULL;
CREATE INDEX ix_matches_running ON matches (id) WHERE ended_at IS NULL;
CREATE INDEX ix_matches_ended ON matches (game, control, ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX ix_operator_log_at ON operator_log (at);
CREATE INDEX ix_operator_log_player ON operator_log (player);
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
CREATE INDEX ix_notices_player ON notices (player);
CREATE INDEX ix_notices_due ON notices (due) WHERE due IS NOT NULL;
CREATE INDEX ix_notices_subscription ON notices (subscription);
CREATE INDEX ix_notices_match ON notices ("match");
COMMIT;
