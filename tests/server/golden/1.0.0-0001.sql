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
INSERT INTO "accounts" VALUES('a3cfa6412954362f7673d63571a3622da','dora','$argon2id$none',NULL,NULL,0);
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
INSERT INTO "attempts" VALUES('0011',1,'2026-11-30T02:25:59.694+00:00');
CREATE TABLE blocks (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "blocks" VALUES('a3cfa6412954362f7673d63571a3622da','ben','2026-11-30T02:10:59.688+00:00');
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
INSERT INTO "entries" VALUES('h3ajffa2mptw',0,'supply','G4 R13 G2 B11 A13 G13 R4 A4 R5 G12 Y5 G7 A10 B9 B5 B3 A7 A1 R2 G6 Y1 R1 Y12 R6 R8 Y3 R11 G8 R12 R9 Y11 Y8 R10 Y6 G1 Y9 Y7 G10 Y13 R7 B1 B7 Y2 B13 R3','36b42a24','2026-11-30T02:10:59.030+00:00',656);
INSERT INTO "entries" VALUES('h3ajffa2mptw',1,'bag','R R R B R Y B Y A A G R G G G G G Y A R Y G R R B A R Y B Y R B R B G Y G B A Y R Y R Y Y','f87213e4','2026-11-30T02:10:59.030+00:00',657);
INSERT INTO "entries" VALUES('z9cg6e5v9sr6',0,'supply','G10 Y9 R8 G4 Y6 G7 G2 B9 B13 G12 B7 Y11 G8 A10 R6 G1 A4 G6 A7 B3 Y1 Y13 R9 A13 R12 B1 R3 R13 Y8 R10 R2 Y5 B11 R1 Y7 Y2 A1 G13 Y12 R4 R5 B5 R11 Y3 R7','e3ae8478','2026-11-30T02:10:59.069+00:00',1);
INSERT INTO "entries" VALUES('z9cg6e5v9sr6',1,'bag','R Y R G Y Y Y B B B Y R G R R A B R R G Y Y G B R Y A Y B R Y B R G A A G G G R R R G A Y','4f11d7a7','2026-11-30T02:10:59.069+00:00',1);
INSERT INTO "entries" VALUES('whb3cn3prben',0,'supply','Y6 A13 A10 Y12 B9 R7 Y9 R6 R1 R5 Y2 G6 A7 R4 R2 Y11 B11 G12 R12 R8 R9 Y8 R11 G13 Y1 G10 B3 B1 Y5 R13 Y7 R10 R3 G7 G4 A4 B5 Y3 A1 Y13 G8 B7 G1 B13 G2','7a3fa126','2026-11-30T02:10:59.078+00:00',0);
INSERT INTO "entries" VALUES('whb3cn3prben',1,'bag','G G R B Y Y R A Y R A Y R Y R G G B R B G B R R G Y B R Y A Y A G R R G B R Y G Y B Y R A','e8c1e266','2026-11-30T02:10:59.078+00:00',1);
INSERT INTO "entries" VALUES('x3fqw79f3njd',0,'supply','B9 A10 B11 G10 Y2 Y7 A1 R2 Y8 Y9 Y1 R13 Y12 B1 Y11 G13 G4 G6 Y13 B7 B5 B13 R12 Y3 R7 R9 R5 A4 R3 A7 Y6 G2 G7 R6 G1 R11 G12 R1 R10 R8 Y5 R4 G8 B3 A13','543c247d','2026-11-30T02:10:59.082+00:00',0);
INSERT INTO "entries" VALUES('x3fqw79f3njd',1,'bag','B G R A G A Y G Y G G B G Y B Y R Y R R R R R A Y Y R Y B R A G B Y B R A R G R R B G Y Y','e53b5120','2026-11-30T02:10:59.082+00:00',1);
INSERT INTO "entries" VALUES('h3ajffa2mptw',2,'0','B11-4','b7b4f098','2026-11-30T02:10:59.316+00:00',961);
INSERT INTO "entries" VALUES('h3ajffa2mptw',3,'1','B9x3','c2b8d5f6','2026-11-30T02:10:59.319+00:00',965);
INSERT INTO "entries" VALUES('h3ajffa2mptw',4,'0','A7-4','8964cde9','2026-11-30T02:10:59.320+00:00',966);
INSERT INTO "entries" VALUES('h3ajffa2mptw',5,'1','A1-4','e43e266c','2026-11-30T02:10:59.321+00:00',967);
INSERT INTO "entries" VALUES('h3ajffa2mptw',6,'0','R13-3','de35c31e','2026-11-30T02:10:59.322+00:00',968);
INSERT INTO "entries" VALUES('h3ajffa2mptw',7,'1','A10-4','35044ddd','2026-11-30T02:10:59.323+00:00',969);
INSERT INTO "entries" VALUES('h3ajffa2mptw',8,'0','R4x1','68c9fbe5','2026-11-30T02:10:59.324+00:00',970);
INSERT INTO "entries" VALUES('h3ajffa2mptw',9,'1','R5-2','f79d5565','2026-11-30T02:10:59.325+00:00',971);
INSERT INTO "entries" VALUES('h3ajffa2mptw',10,'0','A4-4','1be09f37','2026-11-30T02:10:59.325+00:00',972);
INSERT INTO "entries" VALUES('h3ajffa2mptw',11,'1','B5-4','7785b979','2026-11-30T02:10:59.332+00:00',973);
INSERT INTO "entries" VALUES('h3ajffa2mptw',12,'0','R8-2','994345c0','2026-11-30T02:10:59.334+00:00',980);
INSERT INTO "entries" VALUES('h3ajffa2mptw',13,'1','R1-3','8747c722','2026-11-30T02:10:59.335+00:00',982);
INSERT INTO "entries" VALUES('hycys29h3rss',0,'0','@O','02e8e195','2026-11-30T02:10:59.368+00:00',142);
INSERT INTO "entries" VALUES('hycys29h3rss',1,'1','@J','67738a40','2026-11-30T02:10:59.370+00:00',144);
INSERT INTO "entries" VALUES('hycys29h3rss',2,'0','>L','1296d19e','2026-11-30T02:10:59.371+00:00',145);
INSERT INTO "entries" VALUES('hycys29h3rss',3,'0','OY','6628f1d6','2026-11-30T02:10:59.372+00:00',146);
INSERT INTO "entries" VALUES('hycys29h3rss',4,'1','>I','e889af41','2026-11-30T02:10:59.372+00:00',147);
INSERT INTO "entries" VALUES('hycys29h3rss',5,'1','WW','730f612f','2026-11-30T02:10:59.373+00:00',148);
INSERT INTO "entries" VALUES('hycys29h3rss',6,'0','W','5d59a088','2026-11-30T02:10:59.374+00:00',149);
INSERT INTO "entries" VALUES('hycys29h3rss',7,'0','+E-H','3a9d1c99','2026-11-30T02:10:59.375+00:00',149);
INSERT INTO "entries" VALUES('hycys29h3rss',8,'1','+O-R','56b2de0b','2026-11-30T02:10:59.375+00:00',150);
INSERT INTO "entries" VALUES('hycys29h3rss',9,'0','+C-H','77d8739a','2026-11-30T02:10:59.376+00:00',151);
INSERT INTO "entries" VALUES('hycys29h3rss',10,'1','>H','619ad9f6','2026-11-30T02:10:59.377+00:00',152);
INSERT INTO "entries" VALUES('hycys29h3rss',11,'1','YW','a14898d3','2026-11-30T02:10:59.378+00:00',152);
INSERT INTO "entries" VALUES('z9cg6e5v9sr6',2,'1','R6-1','09f3f944','2026-11-30T02:10:59.378+00:00',318);
INSERT INTO "entries" VALUES('z9cg6e5v9sr6',3,'0','G2x3','cee2b105','2026-11-30T02:10:59.379+00:00',319);
INSERT INTO "entries" VALUES('z9cg6e5v9sr6',4,'1','Y11x2','b2516e7a','2026-11-30T02:10:59.379+00:00',319);
INSERT INTO "entries" VALUES('z9cg6e5v9sr6',5,'0','R8-2','176e8a40','2026-11-30T02:10:59.380+00:00',320);
INSERT INTO "entries" VALUES('z9cg6e5v9sr6',6,'1','G1x3','0c60794a','2026-11-30T02:10:59.381+00:00',320);
INSERT INTO "entries" VALUES('whb3cn3prben',2,'1','R2-4','1cb8533f','2026-11-30T02:10:59.383+00:00',308);
INSERT INTO "entries" VALUES('whb3cn3prben',3,'0','R7x4','6d050786','2026-11-30T02:10:59.384+00:00',308);
INSERT INTO "entries" VALUES('whb3cn3prben',4,'1','G6-2','7f161320','2026-11-30T02:10:59.384+00:00',309);
INSERT INTO "entries" VALUES('whb3cn3prben',5,'0','R6-2','7c7dd4bf','2026-11-30T02:10:59.385+00:00',310);
INSERT INTO "entries" VALUES('whb3cn3prben',6,'1','Y11-4','b41d51fb','2026-11-30T02:10:59.385+00:00',310);
INSERT INTO "entries" VALUES('whb3cn3prben',7,'0','Y12-4','241196be','2026-11-30T02:10:59.386+00:00',311);
INSERT INTO "entries" VALUES('whb3cn3prben',8,'1','A7-4','1787d2e6','2026-11-30T02:10:59.386+00:00',311);
INSERT INTO "entries" VALUES('whb3cn3prben',9,'0','G12x1','f8a38a75','2026-11-30T02:10:59.387+00:00',312);
INSERT INTO "entries" VALUES('whb3cn3prben',10,'1','R9-2','2b30b9d5','2026-11-30T02:10:59.388+00:00',312);
INSERT INTO "entries" VALUES('whb3cn3prben',11,'0','G13-2','40c2f26c','2026-11-30T02:10:59.388+00:00',313);
INSERT INTO "entries" VALUES('whb3cn3prben',12,'1','R11x4','80ef3b53','2026-11-30T02:10:59.389+00:00',313);
INSERT INTO "entries" VALUES('whb3cn3prben',13,'0','A13x2','13ea9989','2026-11-30T02:10:59.389+00:00',314);
INSERT INTO "entries" VALUES('whb3cn3prben',14,'1','Y2x2','3113db49','2026-11-30T02:10:59.390+00:00',314);
INSERT INTO "entries" VALUES('whb3cn3prben',15,'0','A10-2','9e0b0882','2026-11-30T02:10:59.390+00:00',315);
INSERT INTO "entries" VALUES('whb3cn3prben',16,'1','R1x4','482d2c76','2026-11-30T02:10:59.391+00:00',316);
INSERT INTO "entries" VALUES('whb3cn3prben',17,'0','B1-3','472dbf45','2026-11-30T02:10:59.391+00:00',316);
INSERT INTO "entries" VALUES('whb3cn3prben',18,'1','Y1-3','26e836d3','2026-11-30T02:10:59.392+00:00',317);
INSERT INTO "entries" VALUES('whb3cn3prben',19,'0','Y9-3','f791b3a4','2026-11-30T02:10:59.393+00:00',317);
INSERT INTO "entries" VALUES('whb3cn3prben',20,'1','Y7-3','31e84da9','2026-11-30T02:10:59.394+00:00',318);
INSERT INTO "entries" VALUES('whb3cn3prben',21,'0','Y8-3','b28b7a73','2026-11-30T02:10:59.394+00:00',319);
INSERT INTO "entries" VALUES('whb3cn3prben',22,'1','Y5-2','1c753ab3','2026-11-30T02:10:59.395+00:00',320);
INSERT INTO "entries" VALUES('whb3cn3prben',23,'1','B11-3','3bcaad48','2026-11-30T02:10:59.395+00:00',320);
INSERT INTO "entries" VALUES('whb3cn3prben',24,'1','R5-2','a8dca50b','2026-11-30T02:10:59.396+00:00',321);
INSERT INTO "entries" VALUES('whb3cn3prben',25,'0','Y6x2','08bcdb6c','2026-11-30T02:10:59.397+00:00',321);
INSERT INTO "entries" VALUES('whb3cn3prben',26,'1','G4x3','ad1b9af3','2026-11-30T02:10:59.397+00:00',322);
INSERT INTO "entries" VALUES('whb3cn3prben',27,'0','R13-3','9b6036dc','2026-11-30T02:10:59.398+00:00',322);
INSERT INTO "entries" VALUES('whb3cn3prben',28,'1','G8-3','8c848599','2026-11-30T02:10:59.398+00:00',323);
INSERT INTO "entries" VALUES('whb3cn3prben',29,'0','Y13-2','a2152ea1','2026-11-30T02:10:59.399+00:00',323);
INSERT INTO "entries" VALUES('whb3cn3prben',30,'1','R3x2','6587d229','2026-11-30T02:10:59.399+00:00',324);
INSERT INTO "entries" VALUES('whb3cn3prben',31,'1','R4-3','888ff9d2','2026-11-30T02:10:59.400+00:00',324);
INSERT INTO "entries" VALUES('whb3cn3prben',32,'supply','Y9 R3 Y1 Y6 B1 G13 A13 R6 B11 Y13 R9 R5 Y2 A10 Y7 Y5 G6 Y8','3d388182','2026-11-30T02:10:59.400+00:00',325);
INSERT INTO "entries" VALUES('whb3cn3prben',33,'0','R10x2','deb0cbc3','2026-11-30T02:10:59.400+00:00',325);
INSERT INTO "entries" VALUES('whb3cn3prben',34,'1','G2x3','a25aa2ec','2026-11-30T02:10:59.401+00:00',326);
INSERT INTO "entries" VALUES('whb3cn3prben',35,'0','R8-2','a1e4dbf0','2026-11-30T02:10:59.402+00:00',326);
INSERT INTO "entries" VALUES('whb3cn3prben',36,'1','A1x4','61d29851','2026-11-30T02:10:59.402+00:00',327);
INSERT INTO "entries" VALUES('whb3cn3prben',37,'0','G10x4','90035866','2026-11-30T02:10:59.403+00:00',327);
INSERT INTO "entries" VALUES('whb3cn3prben',38,'1','B3x4','9f4e99d5','2026-11-30T02:10:59.403+00:00',328);
INSERT INTO "entries" VALUES('whb3cn3prben',39,'0','G7-1','aaef7a32','2026-11-30T02:10:59.404+00:00',329);
INSERT INTO "entries" VALUES('whb3cn3prben',40,'1','R12-1','f7061357','2026-11-30T02:10:59.404+00:00',329);
INSERT INTO "entries" VALUES('whb3cn3prben',41,'0','R3-1','1ee9846b','2026-11-30T02:10:59.405+00:00',330);
INSERT INTO "entries" VALUES('whb3cn3prben',42,'0','B7-2','71fcdf6d','2026-11-30T02:10:59.405+00:00',330);
INSERT INTO "entries" VALUES('whb3cn3prben',43,'1','G1x4','ed651fb6','2026-11-30T02:10:59.406+00:00',331);
INSERT INTO "entries" VALUES('whb3cn3prben',44,'0','R6-4','f74ebcdc','2026-11-30T02:10:59.406+00:00',331);
INSERT INTO "entries" VALUES('whb3cn3prben',45,'1','B11-2','54fc16e0','2026-11-30T02:10:59.407+00:00',332);
INSERT INTO "entries" VALUES('whb3cn3prben',46,'1','Y9x2','772e3338','2026-11-30T02:10:59.408+00:00',332);
INSERT INTO "entries" VALUES('whb3cn3prben',47,'0','B13-2','35a7e9d9','2026-11-30T02:10:59.408+00:00',333);
INSERT INTO "entries" VALUES('whb3cn3prben',48,'1','B1x4','ed68dc1e','2026-11-30T02:10:59.409+00:00',334);
INSERT INTO "entries" VALUES('whb3cn3prben',49,'0','G13x1','fb2e194e','2026-11-30T02:10:59.409+00:00',334);
INSERT INTO "entries" VALUES('whb3cn3prben',50,'1','Y1-2','7f0befd3','2026-11-30T02:10:59.410+00:00',335);
INSERT INTO "entries" VALUES('whb3cn3prben',51,'supply','A1 R11 R3 B11 Y12 R10 A7 R7 Y11 B7 R12 R8 R1 G7 G12 R2','191ac4d4','2026-11-30T02:10:59.410+00:00',335);
INSERT INTO "entries" VALUES('whb3cn3prben',52,'0','B9x4','28999a8f','2026-11-30T02:10:59.411+00:00',335);
INSERT INTO "entries" VALUES('whb3cn3prben',53,'1','G6x1','663b3a7c','2026-11-30T02:10:59.411+00:00',336);
INSERT INTO "entries" VALUES('whb3cn3prben',54,'1','R5x1','76f1b4a6','2026-11-30T02:10:59.412+00:00',337);
INSERT INTO "entries" VALUES('whb3cn3prben',55,'0','R11x1','0dfc5721','2026-11-30T02:10:59.413+00:00',337);
INSERT INTO "entries" VALUES('whb3cn3prben',56,'0','Y2-1','b9be9ca4','2026-11-30T02:10:59.413+00:00',338);
INSERT INTO "entries" VALUES('whb3cn3prben',57,'1','Y7-1','3e2a0d03','2026-11-30T02:10:59.414+00:00',338);
INSERT INTO "entries" VALUES('whb3cn3prben',58,'1','A1-1','ec6f4d36','2026-11-30T02:10:59.414+00:00',339);
INSERT INTO "entries" VALUES('whb3cn3prben',59,'0','R9x4','b24e1ec0','2026-11-30T02:10:59.415+00:00',339);
INSERT INTO "entries" VALUES('whb3cn3prben',60,'1','B11-4','3d7695ad','2026-11-30T02:10:59.415+00:00',340);
INSERT INTO "entries" VALUES('whb3cn3prben',61,'bag','B Y B Y B G Y B R R B G R A B','f319af50','2026-11-30T02:10:59.415+00:00',340);
INSERT INTO "entries" VALUES('whb3cn3prben',62,'1','R7x4','b72b5d00','2026-11-30T02:10:59.416+00:00',341);
INSERT INTO "entries" VALUES('whb3cn3prben',63,'0','Y6x4','aa75c620','2026-11-30T02:10:59.417+00:00',341);
INSERT INTO "entries" VALUES('whb3cn3prben',64,'1','B5-2','abc7580e','2026-11-30T02:10:59.417+00:00',342);
INSERT INTO "entries" VALUES('whb3cn3prben',65,'bag','Y G A B Y B G Y Y R B Y Y B R B Y R Y','8e22ff45','2026-11-30T02:10:59.417+00:00',342);
INSERT INTO "entries" VALUES('whb3cn3prben',66,'1','Y3-2','fdb1dc0a','2026-11-30T02:10:59.418+00:00',342);
INSERT INTO "entries" VALUES('whb3cn3prben',67,'0','R8x4','a75c8aee','2026-11-30T02:10:59.418+00:00',343);
INSERT INTO "entries" VALUES('whb3cn3prben',68,'1','G7-3','17599938','2026-11-30T02:10:59.419+00:00',344);
INSERT INTO "entries" VALUES('whb3cn3prben',69,'0','Y12x3','168086af','2026-11-30T02:10:59.419+00:00',344);
INSERT INTO "entries" VALUES('whb3cn3prben',70,'supply','Y9 B9 G7 G8 R4 B5 B3 G10 G6 G4 Y1 B1 R11 B11 R13 G2 R5 Y7 R6 B13 G13 Y2 R9 G1','e37537e3','2026-11-30T02:10:59.419+00:00',344);
INSERT INTO "entries" VALUES('whb3cn3prben',71,'1','A13-4','41a75cae','2026-11-30T02:10:59.420+00:00',345);
INSERT INTO "entries" VALUES('whb3cn3prben',72,'0','Y8-4','c3dce1a8','2026-11-30T02:10:59.421+00:00',345);
INSERT INTO "entries" VALUES('whb3cn3prben',73,'1','A10x3','0ccc3f21','2026-11-30T02:10:59.421+00:00',346);
INSERT INTO "entries" VALUES('whb3cn3prben',74,'0','A4x3','c5556d5e','2026-11-30T02:10:59.422+00:00',346);
INSERT INTO "entries" VALUES('whb3cn3prben',75,'1','G8x4','d4c52c4a','2026-11-30T02:10:59.423+00:00',347);
INSERT INTO "entries" VALUES('whb3cn3prben',76,'0','Y13-3','48b256e6','2026-11-30T02:10:59.423+00:00',348);
INSERT INTO "entries" VALUES('whb3cn3prben',77,'1','B7x2','eda9de84','2026-11-30T02:10:59.424+00:00',348);
INSERT INTO "entries" VALUES('whb3cn3prben',78,'0','Y11-2','3fb03b3a','2026-11-30T02:10:59.424+00:00',349);
INSERT INTO "entries" VALUES('whb3cn3prben',79,'1','B5-2','6b45c23f','2026-11-30T02:10:59.425+00:00',349);
INSERT INTO "entries" VALUES('whb3cn3prben',80,'0','G12-3','01137acf','2026-11-30T02:10:59.425+00:00',350);
INSERT INTO "entries" VALUES('whb3cn3prben',81,'1','A7x1','600f1871','2026-11-30T02:10:59.426+00:00',351);
INSERT INTO "entries" VALUES('whb3cn3prben',82,'1','G4-4','59fbb0dd','2026-11-30T02:10:59.426+00:00',351);
INSERT INTO "entries" VALUES('whb3cn3prben',83,'0','G6x3','07f4b75b','2026-11-30T02:10:59.427+00:00',352);
INSERT INTO "entries" VALUES('whb3cn3prben',84,'0','G7x3','ab2e050e','2026-11-30T02:10:59.428+00:00',352);
INSERT INTO "entries" VALUES('whb3cn3prben',85,'1','Y>R','eed81b40','2026-11-30T02:10:59.429+00:00',353);
INSERT INTO "entries" VALUES('whb3cn3prben',86,'bag','R Y R Y B B Y Y Y Y B Y','a473c31f','2026-11-30T02:10:59.429+00:00',354);
INSERT INTO "entries" VALUES('whb3cn3prben',87,'1','G10x3','48ad2ae0','2026-11-30T02:10:59.429+00:00',354);
INSERT INTO "entries" VALUES('whb3cn3prben',88,'0','Y9-2','a8f72b1d','2026-11-30T02:10:59.430+00:00',355);
INSERT INTO "entries" VALUES('whb3cn3prben',89,'1','B9-1','7c7461b2','2026-11-30T02:10:59.430+00:00',355);
INSERT INTO "entries" VALUES('whb3cn3prben',90,'0','Y1x2','68cfd1fc','2026-11-30T02:10:59.431+00:00',356);
INSERT INTO "entries" VALUES('whb3cn3prben',91,'1','Y7x3','3bcec6d9','2026-11-30T02:10:59.432+00:00',356);
INSERT INTO "entries" VALUES('whb3cn3prben',92,'0','B3-1','5157c354','2026-11-30T02:10:59.432+00:00',357);
INSERT INTO "entries" VALUES('whb3cn3prben',93,'1','R11-1','eb198db8','2026-11-30T02:10:59.433+00:00',357);
INSERT INTO "entries" VALUES('whb3cn3prben',94,'0','R5-1','78bc8f18','2026-11-30T02:10:59.433+00:00',358);
INSERT INTO "entries" VALUES('whb3cn3prben',95,'bag','Y R R B R B Y B R Y R R Y Y R R Y','e0df38ed','2026-11-30T02:10:59.433+00:00',358);
INSERT INTO "entries" VALUES('whb3cn3prben',96,'0','Y5-1','9437877f','2026-11-30T02:10:59.434+00:00',359);
INSERT INTO "entries" VALUES('whb3cn3prben',97,'1','Y2-3','f5e9a8e1','2026-11-30T02:10:59.435+00:00',359);
INSERT INTO "entries" VALUES('whb3cn3prben',98,'supply','A4 Y3 Y11 B5 G6 A7 G12 R5 A10 Y13 B7 B9 B3 R11 A1 Y12','f74f8750','2026-11-30T02:10:59.435+00:00',359);
INSERT INTO "entries" VALUES('whb3cn3prben',99,'0','B11-2','57f3290a','2026-11-30T02:10:59.435+00:00',360);
INSERT INTO "entries" VALUES('whb3cn3prben',100,'1','B13-2','c0ed6988','2026-11-30T02:10:59.436+00:00',360);
INSERT INTO "entries" VALUES('whb3cn3prben',101,'1','R3-2','b80e9071','2026-11-30T02:10:59.436+00:00',361);
INSERT INTO "entries" VALUES('whb3cn3prben',102,'0','R4-2','f8116754','2026-11-30T02:10:59.437+00:00',361);
INSERT INTO "entries" VALUES('whb3cn3prben',103,'1','Y11x3','f9f9f8cc','2026-11-30T02:10:59.437+00:00',362);
INSERT INTO "entries" VALUES('whb3cn3prben',104,'0','Y3x2','20a4a718','2026-11-30T02:10:59.438+00:00',363);
INSERT INTO "entries" VALUES('whb3cn3prben',105,'1','A7x4','6e1ee626','2026-11-30T02:10:59.438+00:00',363);
INSERT INTO "entries" VALUES('whb3cn3prben',106,'bag','A R Y R A R R A Y Y Y B Y R','464ac83a','2026-11-30T02:10:59.438+00:00',363);
INSERT INTO "entries" VALUES('whb3cn3prben',107,'0','R13-4','9791a65f','2026-11-30T02:10:59.439+00:00',364);
INSERT INTO "entries" VALUES('whb3cn3prben',108,'1','R1x4','e25235d4','2026-11-30T02:10:59.440+00:00',364);
INSERT INTO "entries" VALUES('whb3cn3prben',109,'0','R6x4','356ee850','2026-11-30T02:10:59.440+00:00',365);
INSERT INTO "entries" VALUES('whb3cn3prben',110,'1','R5-4','2dde9981','2026-11-30T02:10:59.441+00:00',365);
INSERT INTO "entries" VALUES('whb3cn3prben',111,'0','B7-4','1f0fddf2','2026-11-30T02:10:59.441+00:00',366);
INSERT INTO "entries" VALUES('whb3cn3prben',112,'1','B1-4','251e014f','2026-11-30T02:10:59.442+00:00',366);
INSERT INTO "entries" VALUES('whb3cn3prben',113,'0','B3-4','951d876b','2026-11-30T02:10:59.442+00:00',367);
INSERT INTO "entries" VALUES('whb3cn3prben',114,'1','B9-4','35f6f93f','2026-11-30T02:10:59.443+00:00',368);
INSERT INTO "entries" VALUES('whb3cn3prben',115,'0','A1x4','13afd56c','2026-11-30T02:10:59.444+00:00',368);
INSERT INTO "entries" VALUES('whb3cn3prben',116,'supply','Y1 A7 R7 Y9 B11 G8 Y6 B3 G4 A13 R6 B9 R5 R8 B13 B7 B1 Y8 R1 R13','e20d5128','2026-11-30T02:10:59.444+00:00',368);
INSERT INTO "entries" VALUES('whb3cn3prben',117,'1','Y13-1','cf89492b','2026-11-30T02:10:59.444+00:00',369);
INSERT INTO "entries" VALUES('whb3cn3prben',118,'1','A7x1','fdac30ec','2026-11-30T02:10:59.445+00:00',369);
INSERT INTO "entries" VALUES('whb3cn3prben',119,'0','R10-4','7bf94d3e','2026-11-30T02:10:59.445+00:00',370);
INSERT INTO "entries" VALUES('whb3cn3prben',120,'1','Y12-3','c3ebcffa','2026-11-30T02:10:59.447+00:00',370);
INSERT INTO "entries" VALUES('x3fqw79f3njd',2,'0','B11x1','ef830747','2026-11-30T02:10:59.448+00:00',367);
INSERT INTO "entries" VALUES('x3fqw79f3njd',3,'1','B1x1','37a76a43','2026-11-30T02:10:59.449+00:00',368);
INSERT INTO "entries" VALUES('x3fqw79f3njd',4,'1','Y8-4','2ecb9982','2026-11-30T02:10:59.449+00:00',369);
INSERT INTO "entries" VALUES('x3fqw79f3njd',5,'0','G4-4','2a35662d','2026-11-30T02:10:59.450+00:00',369);
INSERT INTO "entries" VALUES('x3fqw79f3njd',6,'1','Y9x4','f8267006','2026-11-30T02:10:59.450+00:00',370);
INSERT INTO "entries" VALUES('x3fqw79f3njd',7,'0','Y7-4','99eadca8','2026-11-30T02:10:59.451+00:00',371);
INSERT INTO "entries" VALUES('x3fqw79f3njd',8,'1','G6x2','2f6814fd','2026-11-30T02:10:59.452+00:00',371);
INSERT INTO "entries" VALUES('x3fqw79f3njd',9,'0','G10-1','0bc5de21','2026-11-30T02:10:59.452+00:00',372);
INSERT INTO "entries" VALUES('x3fqw79f3njd',10,'1','G13x4','80002ea3','2026-11-30T02:10:59.453+00:00',373);
INSERT INTO "entries" VALUES('x3fqw79f3njd',11,'1','resign','11b1ad1d','2026-11-30T02:10:59.454+00:00',373);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',0,'1','K','57d677ae','2026-11-30T02:10:59.455+00:00',179);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',1,'0','>B','54b2215f','2026-11-30T02:10:59.456+00:00',180);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',2,'0','RK','6c48219b','2026-11-30T02:10:59.457+00:00',181);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',3,'1','>B','04f3fa9d','2026-11-30T02:10:59.458+00:00',181);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',4,'1','YK','50085df7','2026-11-30T02:10:59.459+00:00',182);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',5,'0','>C','bee98eda','2026-11-30T02:10:59.460+00:00',183);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',6,'0','YK','296b7f60','2026-11-30T02:10:59.461+00:00',185);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',7,'1','+I-J','7f01760e','2026-11-30T02:10:59.462+00:00',186);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',8,'0','>D','a2643a80','2026-11-30T02:10:59.463+00:00',186);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',9,'0','OW','424e5c99','2026-11-30T02:10:59.463+00:00',187);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',10,'1','>A','9f62931c','2026-11-30T02:10:59.465+00:00',188);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',11,'1','RR','e20e2a6d','2026-11-30T02:10:59.466+00:00',190);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',12,'0','>E','721c0dfb','2026-11-30T02:10:59.467+00:00',191);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',13,'0','YY','084ef4e5','2026-11-30T02:10:59.469+00:00',192);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',14,'1','+J-M','07e16d4d','2026-11-30T02:10:59.469+00:00',193);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',15,'0','+B-F','9caf0fda','2026-11-30T02:10:59.470+00:00',194);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',16,'1','>B','3ce75777','2026-11-30T02:10:59.471+00:00',195);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',17,'1','OK','1fb98819','2026-11-30T02:10:59.472+00:00',195);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',18,'0','Y','6d8cb7f0','2026-11-30T02:10:59.473+00:00',196);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',19,'0','+D-E','fb79c814','2026-11-30T02:10:59.473+00:00',197);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',20,'0','+','1fb8449b','2026-11-30T02:10:59.474+00:00',198);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',21,'1','+C-D','77fc427e','2026-11-30T02:10:59.475+00:00',198);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',22,'0','+I-L','894c5b35','2026-11-30T02:10:59.475+00:00',199);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',23,'1','>F','1a04317d','2026-11-30T02:10:59.476+00:00',200);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',24,'0','K','e95245db','2026-11-30T02:10:59.477+00:00',200);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',25,'1','RY','3820d232','2026-11-30T02:10:59.477+00:00',201);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',26,'0','>H','523a307e','2026-11-30T02:10:59.478+00:00',201);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',27,'0','OY','0e7b50fd','2026-11-30T02:10:59.479+00:00',202);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',28,'1','>K','0c759368','2026-11-30T02:10:59.480+00:00',203);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',29,'1','YB','02231c9f','2026-11-30T02:10:59.480+00:00',204);
INSERT INTO "entries" VALUES('6ge5uvk8xfgc',30,'0','draw','80d813ef','2026-11-30T02:10:59.487+00:00',210);
INSERT INTO "entries" VALUES('etqx5c9exwj5',0,'supply','G12 R9 R6 G1 Y6 G2 B7 Y12 R7 A4 G10 R1 Y5 B13 R10 A13 Y7 R5 A7 G8 Y11 B3 Y1 B1 R2 G13 G7 Y3 Y8 R3 Y2 G6 R13 B11 Y9 G4 R8 A10 R11 B5 R4 B9 R12 Y13 A1','8d82e37e','2026-11-30T02:10:59.578+00:00',1);
INSERT INTO "entries" VALUES('etqx5c9exwj5',1,'bag','G R A A Y Y R A A B B G Y R G Y Y G B R Y B Y G G G G R Y B R B R R Y R R A R R G Y Y R B','506b3320','2026-11-30T02:10:59.578+00:00',1);
INSERT INTO "entries" VALUES('3hrykgwypz5t',0,'supply','Y6 A13 A10 Y12 B9 R7 Y9 R6 R1 R5 Y2 G6 A7 R4 R2 Y11 B11 G12 R12 R8 R9 Y8 R11 G13 Y1 G10 B3 B1 Y5 R13 Y7 R10 R3 G7 G4 A4 B13 G8 G2 B5 B7 Y13 Y3 G1 A1','1d387dd0','2026-11-30T02:10:59.597+00:00',NULL);
INSERT INTO "entries" VALUES('3hrykgwypz5t',1,'bag','G G R B Y Y R A Y R A Y G Y G Y Y B A G G R B G R R R R R Y Y B Y R R G B B A A Y R G R B','a2de3ff8','2026-11-30T02:10:59.597+00:00',NULL);
INSERT INTO "entries" VALUES('3hrykgwypz5t',2,'1','R2-4','b9402626','2026-11-30T02:10:59.597+00:00',NULL);
INSERT INTO "entries" VALUES('3hrykgwypz5t',3,'0','R7x4','fdcaba74','2026-11-30T02:10:59.597+00:00',NULL);
INSERT INTO "entries" VALUES('3hrykgwypz5t',4,'1','G6-2','a46ad5c4','2026-11-30T02:10:59.597+00:00',NULL);
INSERT INTO "entries" VALUES('3hrykgwypz5t',5,'0','R6-2','c14a68e3','2026-11-30T02:10:59.597+00:00',NULL);
INSERT INTO "entries" VALUES('3hrykgwypz5t',6,'1','Y11-4','0feecf33','2026-11-30T02:10:59.597+00:00',NULL);
INSERT INTO "entries" VALUES('3hrykgwypz5t',7,'0','Y12-4','8fa5f1df','2026-11-30T02:10:59.597+00:00',NULL);
INSERT INTO "entries" VALUES('3hrykgwypz5t',8,'1','A7-4','57c05998','2026-11-30T02:10:59.597+00:00',NULL);
INSERT INTO "entries" VALUES('3hrykgwypz5t',9,'0','G12x1','d26e5167','2026-11-30T02:10:59.597+00:00',NULL);
INSERT INTO "entries" VALUES('3hrykgwypz5t',10,'1','R9-2','778869db','2026-11-30T02:10:59.597+00:00',NULL);
INSERT INTO "entries" VALUES('3hrykgwypz5t',11,'0','G13-2','ae3f7b46','2026-11-30T02:10:59.597+00:00',NULL);
INSERT INTO "entries" VALUES('3hrykgwypz5t',12,'1','R11x4','b91ac0d4','2026-11-30T02:10:59.597+00:00',NULL);
INSERT INTO "entries" VALUES('3hrykgwypz5t',13,'0','A13x2','c1450549','2026-11-30T02:10:59.597+00:00',NULL);
INSERT INTO "entries" VALUES('3hrykgwypz5t',14,'1','Y2x2','475941bd','2026-11-30T02:10:59.597+00:00',NULL);
INSERT INTO "entries" VALUES('3hrykgwypz5t',15,'0','A10-2','2339beae','2026-11-30T02:10:59.597+00:00',NULL);
INSERT INTO "entries" VALUES('3hrykgwypz5t',16,'1','R1x4','2384b6ea','2026-11-30T02:10:59.597+00:00',NULL);
INSERT INTO "entries" VALUES('3hrykgwypz5t',17,'0','B1-3','78f3713e','2026-11-30T02:10:59.597+00:00',NULL);
INSERT INTO "entries" VALUES('3hrykgwypz5t',18,'1','Y1-3','d97d0b77','2026-11-30T02:10:59.597+00:00',NULL);
INSERT INTO "entries" VALUES('3hrykgwypz5t',19,'0','Y9-3','e04f502d','2026-11-30T02:10:59.597+00:00',NULL);
INSERT INTO "entries" VALUES('3hrykgwypz5t',20,'1','Y7-3','e3a3ce56','2026-11-30T02:10:59.597+00:00',NULL);
INSERT INTO "entries" VALUES('3hrykgwypz5t',21,'0','Y8-3','71b22a7a','2026-11-30T02:10:59.597+00:00',NULL);
INSERT INTO "entries" VALUES('3hrykgwypz5t',22,'1','Y5-2','4bc1cf12','2026-11-30T02:10:59.605+00:00',12);
INSERT INTO "entries" VALUES('3hrykgwypz5t',23,'1','G4x2','2c59723e','2026-11-30T02:10:59.606+00:00',14);
INSERT INTO "entries" VALUES('3hrykgwypz5t',24,'0','G7x2','a67bf53f','2026-11-30T02:10:59.607+00:00',15);
INSERT INTO "entries" VALUES('3hrykgwypz5t',25,'1','B3-3','acbf7536','2026-11-30T02:10:59.608+00:00',15);
INSERT INTO "entries" VALUES('kg9u5fp9sc4s',0,'0','@A','f0080101','2026-11-30T02:10:59.702+00:00',6);
INSERT INTO "entries" VALUES('kg9u5fp9sc4s',1,'1','@C','f7b70d89','2026-11-30T02:10:59.703+00:00',8);
INSERT INTO "entries" VALUES('kg9u5fp9sc4s',2,'2','@I','252e252d','2026-11-30T02:10:59.705+00:00',9);
INSERT INTO "entries" VALUES('kg9u5fp9sc4s',3,'0','>F','243ab033','2026-11-30T02:10:59.706+00:00',10);
INSERT INTO "entries" VALUES('kg9u5fp9sc4s',4,'1','left cadet','b8f5bd69','2026-11-30T02:10:59.706+00:00',11);
INSERT INTO "entries" VALUES('kg9u5fp9sc4s',5,'0','YB','c95e6d99','2026-11-30T02:10:59.708+00:00',13);
INSERT INTO "entries" VALUES('kg9u5fp9sc4s',6,'1','>D','1a9dbb20','2026-11-30T02:10:59.709+00:00',14);
INSERT INTO "entries" VALUES('sqtf8hk92ubx',0,'supply','G10 Y12 B3 Y3 G6 Y8 R6 B5 R13 G2 G4 R7 R2 Y9 G12 A10 Y5 Y11 A7 Y2 A13 R10 R8 B9 R9 A4 A1 R3 G7 B7 R1 Y7 B11 B13 G8 R5 Y1 R12 G13 R11 Y6 Y13 G1 B1 R4','66dfb7bc','2026-11-30T02:10:59.720+00:00',0);
INSERT INTO "entries" VALUES('sqtf8hk92ubx',1,'bag','G Y R A B G Y R Y Y R R R R A G B B G Y B R Y G B G Y B R Y A G R R A R B G R A R Y G Y Y','8999770f','2026-11-30T02:10:59.720+00:00',0);
INSERT INTO "entries" VALUES('sqtf8hk92ubx',2,'1','R2x2','dfdc1516','2026-11-30T02:10:59.723+00:00',5);
INSERT INTO "entries" VALUES('sqtf8hk92ubx',3,'0','R6-4','cf6f4d04','2026-11-30T02:10:59.724+00:00',6);
INSERT INTO "entries" VALUES('sqtf8hk92ubx',4,'1','Y5x2','4397ae96','2026-11-30T02:10:59.724+00:00',7);
INSERT INTO "entries" VALUES('5205c6ff7b42',0,'supply','B7 Y5 Y6 B3 Y2 B11 R13 G7 Y3 A1 G8 A4 Y12 Y7 G6 R6 G4 A7 R12 R2 B5 Y13 R5 R11 G10 R7 Y11 B1 R4 R9 G13 G2 Y9 Y1 R10 G12 A10 Y8 B9 A13 B13 R1 R3 R8 G1','9ed97c74','2026-11-30T02:10:59.727+00:00',0);
INSERT INTO "entries" VALUES('5205c6ff7b42',1,'bag','Y G R G R Y B A R A G G B R G Y Y Y R B Y R A R Y Y B R B Y R R Y G G Y R G R G A B A B R','6be41a05','2026-11-30T02:10:59.727+00:00',0);
INSERT INTO "entries" VALUES('vb7xq5vweq3v',0,'0','@J','d1928a69','2026-11-30T02:10:59.739+00:00',8);
INSERT INTO "entries" VALUES('vb7xq5vweq3v',1,'1','@L','9e8b5b67','2026-11-30T02:10:59.741+00:00',9);
INSERT INTO "entries" VALUES('vb7xq5vweq3v',2,'0','>I','8ca2d02e','2026-11-30T02:10:59.742+00:00',10);
INSERT INTO "entries" VALUES('vb7xq5vweq3v',3,'0','OY','3305692b','2026-11-30T02:10:59.743+00:00',11);
INSERT INTO "entries" VALUES('vb7xq5vweq3v',4,'0','takeback 1','78421e0e','2026-11-30T02:10:59.759+00:00',26);
INSERT INTO "entries" VALUES('6a2hvargzwx3',0,'supply','R9 B1 Y8 B13 A13 G6 G1 R3 Y12 Y11 R5 Y13 A4 Y6 R12 Y1 A1 G10 G7 R10 A10 R8 Y5 R7 R4 R11 R2 R6 Y7 R13 B7 G13 G2 B9 B5 G8 Y2 Y9 G4 A7 R1 B11 Y3 G12 B3','654cb1e7','2026-11-30T02:10:59.791+00:00',0);
INSERT INTO "entries" VALUES('6a2hvargzwx3',1,'bag','Y G A R Y A Y R B Y G B R Y Y R G G R Y G R R R A G Y B Y Y A Y R G B R R B B R R A B G G','2bb50eaf','2026-11-30T02:10:59.791+00:00',0);
INSERT INTO "entries" VALUES('6a2hvargzwx3',2,'0','resign','4645d2ec','2026-11-30T02:10:59.795+00:00',6);
INSERT INTO "entries" VALUES('defe8599a915',0,'supply','Y6 Y12 R10 R8 G10 G1 G8 G7 R5 B13 Y3 Y9 B11 G12 B1 R12 B7 R1 A7 A4 G6 R9 B3 Y7 B5 Y5 B9 Y11 Y13 R2 Y1 Y2 G4 R6 R7 R11 A13 R13 G13 R4 G2 Y8 A10 A1 R3','8d125ab1','2026-11-30T02:10:59.804+00:00',1);
INSERT INTO "entries" VALUES('defe8599a915',1,'bag','G Y R G R R R R Y R B R B G R R Y A A G G R B A Y B Y A A Y G G G Y Y B Y G B B R Y R Y R','dccd216b','2026-11-30T02:10:59.804+00:00',1);
INSERT INTO "entries" VALUES('defe8599a915',2,'1','R12x4','ab7c067e','2026-11-30T02:10:59.808+00:00',8);
INSERT INTO "entries" VALUES('defe8599a915',3,'0','R10-3','09734b3a','2026-11-30T02:10:59.809+00:00',9);
INSERT INTO "entries" VALUES('defe8599a915',4,'1','G12-1','9b9dd1c4','2026-11-30T02:10:59.810+00:00',10);
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
INSERT INTO "matches" VALUES('h3ajffa2mptw','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'95A18376DBE432324F0ACD745E71866A304B604566A0ED019BE8FCD45DA8620A','2026-11-30T02:10:58.353+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 86400000, "since": 982}','2026-12-02T02:10:59.335+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,15,14,12,'2026-11-30T02:10:59.335+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('z9cg6e5v9sr6','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'66D13EB8BF209A212166411A4963AC7E67E3829CA1D0260043292740F883BE54','2026-11-30T02:10:59.060+00:00',NULL,NULL,'["guest", "guest"]','[[7, 0, "offered"], [7, 0, "hint"]]',1,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,8,7,5,'2026-11-30T02:10:59.381+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('whb3cn3prben','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'7CEAEA4970F071DB15E55245B6666D392538A792671806CFC34FA1019B77494F','2026-11-30T02:10:59.075+00:00','2026-11-30T02:10:59.446+00:00','[[0], "trophies"]','["random", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,110,121,109,'2026-11-30T02:10:59.446+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('x3fqw79f3njd','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','1.0.0',0,0,X'9A81EE00FE3BF1D566AB27F0F9B182FBF49C398E74CAC559CECAD710F7A29E60','2026-11-30T02:10:59.080+00:00','2026-11-30T02:10:59.453+00:00','[[0], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1879998, 1879997], "quota": [7000, 7000], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,13,12,9,'2026-11-30T02:10:59.453+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('hycys29h3rss','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'6B4C4ADCF91880C10299D7327AE0662D820EB31D4E3A459BB6097700AFD4C876','2026-11-30T02:10:59.225+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,14,12,12,'2026-11-30T02:10:59.377+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('6ge5uvk8xfgc','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'99076EC0059553D5191D68388D50E35719331E233685319EE361DC9538B646E3','2026-11-30T02:10:59.276+00:00','2026-11-30T02:10:59.486+00:00','[[], "agreement"]','["guest", "guest"]','[[30, 1, "offered"]]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,33,31,30,'2026-11-30T02:10:59.486+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('etqx5c9exwj5','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'447D8716558131B28CD0FFB5AE8D22EB2DC26596F70D1A155EE5D789CD28D420','2026-11-30T02:10:59.572+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T02:10:59.572+00:00','anna',0,NULL,NULL,NULL,NULL,NULL,2,2,0,'2026-11-30T02:10:59.578+00:00',1,'[]',1,0);
INSERT INTO "matches" VALUES('3hrykgwypz5t','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'B95201DA62B1D9C41068F0D688253DD961BBDBA483A294E1C214874018D190CE','2026-11-30T02:10:59.592+00:00',NULL,NULL,'["guest", "random"]','[]',0,'{"match": "whb3cn3prben", "ply": 22, "dealt": [36, 12]}',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,4,26,24,'2026-11-30T02:10:59.608+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('kg9u5fp9sc4s','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 3, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'13B9D8C7624D70A30578B102D773F512A11026CB549FAC5634FACE738CB77B91','2026-11-30T02:10:59.695+00:00',NULL,NULL,'["guest", "guest", "guest"]','[[5, 1, "returned"]]',0,NULL,'30+20','{"left": [1800000, 1800000, 1800000], "quota": [3000, 3000, 3000], "forgiven": [0, 0, 0], "seat": 1, "is_first": false, "free": 0, "since": 42}','2026-11-30T02:41:01.737+00:00',NULL,0,'cadet',NULL,NULL,NULL,NULL,10,7,6,'2026-11-30T02:10:59.709+00:00',1,'[[1, "left", "cadet"]]',0,0);
INSERT INTO "matches" VALUES('sqtf8hk92ubx','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'1B668938BC4EA61EE0F81B65DE5BB97F0C93C28764FE19B84FA81563413126C3','2026-11-30T02:10:59.717+00:00',NULL,NULL,'["guest", "program"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,3,5,3,'2026-11-30T02:10:59.724+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('5205c6ff7b42','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'FFB7B5DC074676AB0C2264DF3DC1D41B42C61F2ECA1F3E971B0E1B22D55BE2EE','2026-11-30T02:10:59.725+00:00',NULL,NULL,'["open", "guest"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T02:10:59.725+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,0,2,0,'2026-11-30T02:10:59.726+00:00',1,'[]',1,0);
INSERT INTO "matches" VALUES('vb7xq5vweq3v','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'6A802B9F099F8D711C2749B9B13C9C646C8CF4A62A486DBA60792DDE2E779FD2','2026-11-30T02:10:59.731+00:00',NULL,NULL,'["guest", "guest"]','[[4, 0, "asked"], [4, 1, "agreed"], [5, 0, "time"], [5, 1, "thanks"]]',0,NULL,'30+20','{"left": [1819998, 1834985], "quota": [6000, 4000], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 0, "since": 26}','2026-11-30T02:41:21.755+00:00',NULL,0,NULL,'{"length": 3, "won": [2, 0]}',NULL,NULL,NULL,10,5,5,'2026-11-30T02:10:59.758+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('6a2hvargzwx3','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','2026-11-30T02:10:59.788+00:00','2026-11-30T02:10:59.794+00:00','[[1], "resignation"]','["guest", "cadet"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,'2026-06-01',2,3,0,'2026-11-30T02:10:59.794+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('defe8599a915','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'A9B4E2D4E5F51BF49C6D3324972E00E6A407524F64DE5760CB4AB52968EF1C6F','2026-11-30T02:10:59.799+00:00',NULL,NULL,'["guest", "random"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,'["K\u00e4se & \ud83e\uddc0", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"]',NULL,3,5,3,'2026-11-30T02:10:59.809+00:00',0,'[]',0,0);
CREATE TABLE mutes (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "mutes" VALUES('anna','ben','2026-11-30T02:10:59.774+00:00');
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
INSERT INTO "passkeys" VALUES('0000000000000000000000000000000000000000000000000000000000000000','a3cfa6412954362f7673d63571a3622da',X'0001',X'02',3,'localhost','Laptop',0,'2026-11-30T02:10:59.683+00:00',NULL);
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
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-30T02:10:59.019+00:00','2026-11-30T02:10:59.617+00:00',NULL,NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-30T02:10:59.065+00:00','2026-11-30T02:10:59.065+00:00',NULL,NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-30T02:10:59.076+00:00','2026-11-30T02:10:59.076+00:00',NULL,NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-30T02:10:59.577+00:00','2026-11-30T02:10:59.615+00:00','anna',NULL);
INSERT INTO "players" VALUES('pdfe96dd40c4c4bcea465cc85e15195c0','program','Zephyr','2026-11-30T02:10:59.674+00:00','2026-11-30T02:10:59.674+00:00',NULL,NULL);
INSERT INTO "players" VALUES('a3cfa6412954362f7673d63571a3622da','account','Dora','2026-11-30T02:10:59.681+00:00','2026-11-30T02:10:59.681+00:00',NULL,NULL);
INSERT INTO "players" VALUES('wilhelmine','guest','Balloonist 4730','2026-11-30T02:10:59.686+00:00','2026-11-30T02:10:59.687+00:00',NULL,'WWWWWWWWWWWWWWWWWWWWWWWW');
INSERT INTO "players" VALUES('emil','guest','Emil','2026-11-30T02:10:59.696+00:00','2026-11-30T02:10:59.696+00:00',NULL,NULL);
INSERT INTO "players" VALUES('cadet','bot',NULL,'2026-11-30T02:10:59.790+00:00','2026-11-30T02:10:59.790+00:00',NULL,NULL);
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
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-30T02:10:59.611+00:00','2026-11-30T02:10:59.613+00:00',NULL,'2026-11-30T03:10:59.617+00:00','0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-30T02:10:59.615+00:00','2026-11-30T02:10:59.615+00:00',NULL,NULL,'1b94c4356895c3a0',NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-30T02:10:59.616+00:00','2026-11-30T02:10:59.617+00:00',NULL,NULL,'0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('4778dd0e08b227676b3c75a09603797d428dc437f46f8882cc55a848ee40a22c','a3cfa6412954362f7673d63571a3622da','2026-11-30T02:10:59.683+00:00','2026-11-30T02:10:59.683+00:00',NULL,NULL,'4778dd0e08b22767','Firefox, Linux');
INSERT INTO "proofs" VALUES('17b7b4dce9ce7de46d7938f26213f0382d04145da13cfa02a3c60fdd2102b8c1','wilhelmine','2026-11-30T02:10:59.687+00:00','2026-11-30T02:10:59.687+00:00',NULL,NULL,'17b7b4dce9ce7de4',NULL);
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
INSERT INTO "ratings" VALUES('x3fqw79f3njd',0,'anna','balloon-cup','classical',1,'2026-11-30T02:10:59.587+00:00',1,2.76353894931404973087e+01,8.06590141354368,NULL);
INSERT INTO "ratings" VALUES('x3fqw79f3njd',1,'ben','balloon-cup','classical',1,'2026-11-30T02:10:59.587+00:00',2,2.23646105068595026912e+01,8.06590141354368,NULL);
CREATE TABLE recoveries (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "recoveries" VALUES('b4a9783f8c94a83b186c2ccadb58e41f687290c6f331531142ff9575232bc35f','a3cfa6412954362f7673d63571a3622da');
INSERT INTO "recoveries" VALUES('e6339d77fa9529ae9964366b739e7598f78f3d039408077596a29ea08045ad8c','a3cfa6412954362f7673d63571a3622da');
INSERT INTO "recoveries" VALUES('995b3b10c5894ca369463e305bff48c05aead155f402b2ca6c3e8a3f1a3cf5e2','a3cfa6412954362f7673d63571a3622da');
INSERT INTO "recoveries" VALUES('ebb85f966247cea61082203462cf4303697480c35ffff93b355299b27be7859d','a3cfa6412954362f7673d63571a3622da');
INSERT INTO "recoveries" VALUES('91d063f3f5184c522e7889b4c1269a13c9feba9c4d6dd7558881195923919d4a','a3cfa6412954362f7673d63571a3622da');
INSERT INTO "recoveries" VALUES('bbbed3fbf24bd66cbd65afaaebeeef5a6a7dc9b90fbda4a7aeeb1c4f08fb9b8a','a3cfa6412954362f7673d63571a3622da');
INSERT INTO "recoveries" VALUES('bd0b4dd4b5d6e39d0b4d702c5f56c8065291dfe6ac92d1dd219d1412bdecef6d','a3cfa6412954362f7673d63571a3622da');
INSERT INTO "recoveries" VALUES('91a90e4b1e65492e39f402acda2f1dfd7230f2c2db318374e6d1c7b356a0f657','a3cfa6412954362f7673d63571a3622da');
CREATE TABLE reports (
	player VARCHAR(40) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, name), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "reports" VALUES('anna','Ben','2026-11-30T02:10:59.690+00:00');
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
INSERT INTO "seats" VALUES('h3ajffa2mptw',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('h3ajffa2mptw',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('z9cg6e5v9sr6',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('z9cg6e5v9sr6',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('whb3cn3prben',0,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('whb3cn3prben',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('x3fqw79f3njd',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('x3fqw79f3njd',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('hycys29h3rss',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('hycys29h3rss',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('6ge5uvk8xfgc',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('6ge5uvk8xfgc',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('etqx5c9exwj5',0,'guest','anna','Carl',NULL,NULL);
INSERT INTO "seats" VALUES('etqx5c9exwj5',1,'open',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('3hrykgwypz5t',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('3hrykgwypz5t',1,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('kg9u5fp9sc4s',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('kg9u5fp9sc4s',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('kg9u5fp9sc4s',2,'guest','emil','Emil',NULL,NULL);
INSERT INTO "seats" VALUES('sqtf8hk92ubx',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('sqtf8hk92ubx',1,'program','pdfe96dd40c4c4bcea465cc85e15195c0','Zephyr','Anna',NULL);
INSERT INTO "seats" VALUES('5205c6ff7b42',0,'open',NULL,'Emil',NULL,'emil');
INSERT INTO "seats" VALUES('5205c6ff7b42',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('vb7xq5vweq3v',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('vb7xq5vweq3v',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('6a2hvargzwx3',0,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('6a2hvargzwx3',1,'bot','cadet',NULL,NULL,NULL);
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
	PRIMARY KEY (id), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "subscriptions" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','anna','webhook','https://bots.example/hook',NULL,X'7373737373737373737373737373737373737373737373737373737373737373','de','2026-11-30T02:10:59.710+00:00',NULL,0);
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
INSERT INTO "tokens" VALUES('328869d2b934853034de4918e7b64862eff825c8dc7ca47a64195a9d5559ff3f','pdfe96dd40c4c4bcea465cc85e15195c0','anna','read play','2026-11-30T02:10:59.674+00:00','2026-11-30T02:10:59.674+00:00',NULL,'2026-11-30T02:10:59.679+00:00');
INSERT INTO "tokens" VALUES('9d2b65b6557c303da423d2d84aaf702ce4ecf55d70865cb10139e1f7148b0bb1','pdfe96dd40c4c4bcea465cc85e15195c0','anna','read','2026-11-30T02:10:59.677+00:00','2026-11-30T02:10:59.679+00:00','0011',NULL);
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
INSERT INTO "tries" VALUES('2026-06-01','balloon-cup','ben','6a2hvargzwx3',0,'2026-11-30T02:10:59.794+00:00',NULL,NULL,NULL);
CREATE TABLE verdicts (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	is_kept INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness)
);
INSERT INTO "verdicts" VALUES('wwwwwwwwwwwwwwwwwwwwwwww','WWWWWWWWWWWWWWWWWWWWWWWW',0,'2026-11-30T02:10:59.691+00:00');
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_matches_running ON matches (id) WHERE ended_at IS NULL;
CREATE INDEX ix_matches_ended ON matches (game, control, ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX ix_matches_awaits_rating ON matches (ended_at, id) WHERE awaits_rating = 1;
CREATE INDEX ix_matches_offered ON matches (begun_at, id) WHERE offered_by IS NOT NULL AND free_seats > 0 AND deadline IS NOT NULL;
CREATE INDEX ix_proofs_player ON proofs (player);
CREATE INDEX ix_recoveries_player ON recoveries (player);
CREATE INDEX ix_passkeys_player ON passkeys (player);
CREATE INDEX ix_tokens_program ON tokens (program);
CREATE INDEX ix_tokens_owner ON tokens (owner);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_seats_kept_for ON seats (kept_for);
CREATE INDEX ix_ratings_player ON ratings (player, game, speed, number);
CREATE INDEX ix_tries_player ON tries (player, day);
CREATE INDEX ix_tries_running ON tries ("match") WHERE tries.ended_at IS NULL;
CREATE INDEX ix_subscriptions_player ON subscriptions (player);
CREATE INDEX ix_notices_match ON notices ("match");
CREATE INDEX ix_notices_due ON notices (due) WHERE due IS NOT NULL;
CREATE INDEX ix_notices_player ON notices (player);
COMMIT;
