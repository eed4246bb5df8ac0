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
INSERT INTO "accounts" VALUES('a092a14b0b731bddf398dcb3a18ba74b2','dora','$argon2id$none',NULL,NULL,0,1,'2026-11-30T06:18:26.301+00:00');
INSERT INTO "accounts" VALUES('a5acc5951f8180d57cc76f51614a97694','fred','$argon2id$none',NULL,NULL,0,0,NULL);
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
INSERT INTO "attempts" VALUES('0011',1,'2026-11-30T06:33:26.287+00:00');
INSERT INTO "attempts" VALUES('0022',1,'2026-12-30T06:18:26.290+00:00');
CREATE TABLE blocks (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "blocks" VALUES('a092a14b0b731bddf398dcb3a18ba74b2','ben','2026-11-30T06:18:26.281+00:00');
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
INSERT INTO "entries" VALUES('ewd45tphd3fj',0,'supply','G2 Y8 G7 B9 B3 Y11 A13 R2 R4 Y12 R6 R11 R10 Y2 A7 Y3 G1 R7 R13 G12 B7 G4 R12 Y13 B13 R5 B5 Y5 B1 R3 A4 B11 Y7 G10 Y6 Y9 A1 G13 G8 Y1 R1 G6 R8 A10 R9','47757153','2026-11-30T06:18:25.877+00:00',469);
INSERT INTO "entries" VALUES('ewd45tphd3fj',1,'bag','R R G B R R A G A B G Y R A B Y G B B R Y A Y R R Y Y R G G R Y G A B R Y G Y Y Y B G R R','15c9d099','2026-11-30T06:18:25.877+00:00',469);
INSERT INTO "entries" VALUES('gz5zmcp6uvr5',0,'supply','Y8 B5 R1 A13 G7 G8 R4 R6 Y12 R12 R3 B7 R7 Y11 R10 A7 Y7 Y5 Y13 A1 B1 A10 Y2 Y6 B11 Y9 B13 R8 R9 G2 R2 A4 G6 G1 B9 G4 G13 Y1 R11 R5 R13 B3 G10 Y3 G12','810efab6','2026-11-30T06:18:25.887+00:00',0);
INSERT INTO "entries" VALUES('gz5zmcp6uvr5',1,'bag','Y A R B Y Y Y G Y R B Y R G G R G A R G B R R A G Y G Y R B G B B Y R R R Y A R Y G R B A','3610b3b7','2026-11-30T06:18:25.887+00:00',0);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',0,'supply','G6 B3 R12 G13 A4 R1 Y7 R3 G10 Y11 R13 R6 G4 Y5 Y8 B9 R4 A10 R10 G8 Y13 R2 R9 R11 Y2 Y12 G1 R8 G7 G12 B1 Y1 R7 A1 B7 A13 Y3 A7 B13 B5 Y6 Y9 G2 R5 B11','44aefef7','2026-11-30T06:18:25.891+00:00',0);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',1,'bag','Y Y Y Y Y G Y R R B A R A Y G R B R R Y B Y G Y B R G A A B G R B R B R G G R G Y R A G R','902fa2f7','2026-11-30T06:18:25.891+00:00',0);
INSERT INTO "entries" VALUES('8gfpq39ukm94',0,'supply','R12 Y12 Y7 G13 B9 R10 Y8 R9 R6 B11 Y5 G4 Y6 Y3 R2 G6 Y13 G2 A1 G12 G7 A7 Y1 R13 R5 R3 B7 B3 R11 R7 B13 B1 R4 G1 R8 Y11 Y2 G8 A4 R1 A13 B5 A10 G10 Y9','48f468bb','2026-11-30T06:18:25.894+00:00',1);
INSERT INTO "entries" VALUES('8gfpq39ukm94',1,'bag','G R R G Y B B A Y B G G Y Y A A Y R R R B R B Y Y R R B G R G Y Y G A G R A B Y Y R R R G','12cd0c85','2026-11-30T06:18:25.894+00:00',1);
INSERT INTO "entries" VALUES('ewd45tphd3fj',2,'0','B3-3','5d4538de','2026-11-30T06:18:26.059+00:00',656);
INSERT INTO "entries" VALUES('ewd45tphd3fj',3,'1','R10x3','b14ac171','2026-11-30T06:18:26.061+00:00',658);
INSERT INTO "entries" VALUES('ewd45tphd3fj',4,'0','G7-2','a5ce7f68','2026-11-30T06:18:26.062+00:00',659);
INSERT INTO "entries" VALUES('ewd45tphd3fj',5,'1','R7-2','480645ab','2026-11-30T06:18:26.062+00:00',660);
INSERT INTO "entries" VALUES('ewd45tphd3fj',6,'0','B9x3','b16d78ca','2026-11-30T06:18:26.063+00:00',660);
INSERT INTO "entries" VALUES('ewd45tphd3fj',7,'1','A7-4','78a57496','2026-11-30T06:18:26.063+00:00',661);
INSERT INTO "entries" VALUES('ewd45tphd3fj',8,'0','R13x1','60c76cbb','2026-11-30T06:18:26.064+00:00',662);
INSERT INTO "entries" VALUES('ewd45tphd3fj',9,'1','R6x2','6a3bbe9c','2026-11-30T06:18:26.065+00:00',662);
INSERT INTO "entries" VALUES('ewd45tphd3fj',10,'0','A13x4','21125294','2026-11-30T06:18:26.066+00:00',663);
INSERT INTO "entries" VALUES('ewd45tphd3fj',11,'1','G12-4','a2644140','2026-11-30T06:18:26.066+00:00',664);
INSERT INTO "entries" VALUES('ewd45tphd3fj',12,'0','G2-4','c92d2858','2026-11-30T06:18:26.067+00:00',665);
INSERT INTO "entries" VALUES('ewd45tphd3fj',13,'1','R4x3','02953996','2026-11-30T06:18:26.068+00:00',665);
INSERT INTO "entries" VALUES('4y7c52bb6b7r',0,'0','@D','bdffead5','2026-11-30T06:18:26.096+00:00',108);
INSERT INTO "entries" VALUES('4y7c52bb6b7r',1,'1','@O','d1fbaa8d','2026-11-30T06:18:26.098+00:00',110);
INSERT INTO "entries" VALUES('4y7c52bb6b7r',2,'0','>E','c583c459','2026-11-30T06:18:26.099+00:00',111);
INSERT INTO "entries" VALUES('4y7c52bb6b7r',3,'0','YW','52f23820','2026-11-30T06:18:26.099+00:00',112);
INSERT INTO "entries" VALUES('4y7c52bb6b7r',4,'1','>G','9942f643','2026-11-30T06:18:26.100+00:00',113);
INSERT INTO "entries" VALUES('4y7c52bb6b7r',5,'1','YK','a8bc267e','2026-11-30T06:18:26.101+00:00',114);
INSERT INTO "entries" VALUES('4y7c52bb6b7r',6,'0','K','7c3efe31','2026-11-30T06:18:26.102+00:00',114);
INSERT INTO "entries" VALUES('4y7c52bb6b7r',7,'0','+E-H','5a45ad41','2026-11-30T06:18:26.103+00:00',115);
INSERT INTO "entries" VALUES('4y7c52bb6b7r',8,'0','R','996a1d34','2026-11-30T06:18:26.103+00:00',116);
INSERT INTO "entries" VALUES('4y7c52bb6b7r',9,'1','+I-J','c1ce7a1c','2026-11-30T06:18:26.104+00:00',117);
INSERT INTO "entries" VALUES('4y7c52bb6b7r',10,'0','+C-H','dcbf0a89','2026-11-30T06:18:26.105+00:00',118);
INSERT INTO "entries" VALUES('4y7c52bb6b7r',11,'1','>O','2e3f1f26','2026-11-30T06:18:26.105+00:00',118);
INSERT INTO "entries" VALUES('gz5zmcp6uvr5',2,'0','G8-4','9a321e4b','2026-11-30T06:18:26.106+00:00',222);
INSERT INTO "entries" VALUES('gz5zmcp6uvr5',3,'1','R10-4','41d57fa9','2026-11-30T06:18:26.106+00:00',222);
INSERT INTO "entries" VALUES('gz5zmcp6uvr5',4,'0','Y8-4','f8fa866f','2026-11-30T06:18:26.107+00:00',223);
INSERT INTO "entries" VALUES('gz5zmcp6uvr5',5,'1','R3-2','fb37e6ad','2026-11-30T06:18:26.108+00:00',223);
INSERT INTO "entries" VALUES('gz5zmcp6uvr5',6,'0','Y13-4','cb14b694','2026-11-30T06:18:26.108+00:00',224);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',2,'1','Y5-1','62c6fd0e','2026-11-30T06:18:26.110+00:00',221);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',3,'0','R1x4','0a1e78b3','2026-11-30T06:18:26.111+00:00',221);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',4,'1','R4x4','47dc7e43','2026-11-30T06:18:26.111+00:00',222);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',5,'0','Y7x2','f836ffcb','2026-11-30T06:18:26.112+00:00',222);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',6,'1','Y8-2','58b0e412','2026-11-30T06:18:26.112+00:00',223);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',7,'0','G13x3','cdc8b5a3','2026-11-30T06:18:26.113+00:00',223);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',8,'1','R6-4','d14b33b8','2026-11-30T06:18:26.113+00:00',224);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',9,'0','B3x4','1a128f51','2026-11-30T06:18:26.114+00:00',224);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',10,'1','Y13x4','087cab6c','2026-11-30T06:18:26.114+00:00',225);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',11,'0','R11-4','4c2560ff','2026-11-30T06:18:26.115+00:00',225);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',12,'1','Y11-3','56ecf293','2026-11-30T06:18:26.115+00:00',226);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',13,'0','Y12x4','9cd2c7ab','2026-11-30T06:18:26.116+00:00',226);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',14,'1','Y2x3','7b8b6587','2026-11-30T06:18:26.116+00:00',227);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',15,'0','G6-3','cbc31e95','2026-11-30T06:18:26.117+00:00',227);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',16,'1','B9x4','24b62583','2026-11-30T06:18:26.117+00:00',228);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',17,'1','R10x4','ef1e447a','2026-11-30T06:18:26.118+00:00',229);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',18,'0','R2x4','5d5023c8','2026-11-30T06:18:26.119+00:00',229);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',19,'1','Y1x4','e3981055','2026-11-30T06:18:26.119+00:00',230);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',20,'0','A4-4','d6ebf6a8','2026-11-30T06:18:26.120+00:00',230);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',21,'1','A1x4','ecd93103','2026-11-30T06:18:26.120+00:00',231);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',22,'0','A10x4','eb780805','2026-11-30T06:18:26.121+00:00',231);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',23,'1','A13-4','16b1bb54','2026-11-30T06:18:26.121+00:00',232);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',24,'0','Y3x4','f72b0782','2026-11-30T06:18:26.122+00:00',232);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',25,'1','B1x4','d65cf286','2026-11-30T06:18:26.122+00:00',233);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',26,'0','R3x4','456630dd','2026-11-30T06:18:26.123+00:00',233);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',27,'1','G10x4','67317779','2026-11-30T06:18:26.123+00:00',234);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',28,'0','R12-4','e029e3b8','2026-11-30T06:18:26.124+00:00',234);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',29,'1','Y9x2','2ba2abe8','2026-11-30T06:18:26.124+00:00',235);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',30,'0','B13x4','676b0d00','2026-11-30T06:18:26.125+00:00',235);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',31,'1','R9x4','9b48ad8c','2026-11-30T06:18:26.125+00:00',236);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',32,'supply','A13 R11 R4 R10 B3 Y13 R6 B9 Y3 A10 Y12 Y1 A4 A1 R2 R1','3274ef1d','2026-11-30T06:18:26.125+00:00',236);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',33,'0','G12x4','b5e96a38','2026-11-30T06:18:26.126+00:00',236);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',34,'1','R13-4','1b28d021','2026-11-30T06:18:26.126+00:00',237);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',35,'0','R7-4','62289e22','2026-11-30T06:18:26.127+00:00',237);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',36,'1','R4-4','41395be6','2026-11-30T06:18:26.127+00:00',238);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',37,'0','B11x4','f9d0c669','2026-11-30T06:18:26.128+00:00',238);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',38,'1','B3x4','94d2a99b','2026-11-30T06:18:26.128+00:00',239);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',39,'0','Y13-1','8e73bc34','2026-11-30T06:18:26.129+00:00',239);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',40,'0','Y6-3','03dfc6c6','2026-11-30T06:18:26.129+00:00',240);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',41,'1','G4-1','c6a0e93b','2026-11-30T06:18:26.130+00:00',240);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',42,'0','Y3x4','4e041650','2026-11-30T06:18:26.130+00:00',241);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',43,'1','G1x1','0a25ed7d','2026-11-30T06:18:26.131+00:00',241);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',44,'0','Y12-1','b897b6fd','2026-11-30T06:18:26.131+00:00',242);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',45,'1','Y1-1','fd0be03b','2026-11-30T06:18:26.132+00:00',242);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',46,'0','B7x1','a40dfed9','2026-11-30T06:18:26.132+00:00',243);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',47,'1','B5x1','410e3411','2026-11-30T06:18:26.133+00:00',243);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',48,'0','R2-1','5e4ab3ed','2026-11-30T06:18:26.133+00:00',244);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',49,'supply','R9 R12 Y1 B5 G10 Y5 G1 B7 G12 Y13 B13 R3 R13 B1 Y12 G4','54c21454','2026-11-30T06:18:26.133+00:00',244);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',50,'1','R5-1','31aed5b2','2026-11-30T06:18:26.134+00:00',244);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',51,'1','G7x1','eeb3f544','2026-11-30T06:18:26.134+00:00',245);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',52,'0','G8x1','88d196df','2026-11-30T06:18:26.135+00:00',245);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',53,'0','A4x1','0b661de7','2026-11-30T06:18:26.135+00:00',246);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',54,'1','Y1-3','b783471d','2026-11-30T06:18:26.136+00:00',246);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',55,'1','A10x1','dff71983','2026-11-30T06:18:26.136+00:00',247);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',56,'0','R11-1','8f463ea0','2026-11-30T06:18:26.137+00:00',247);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',57,'1','A13-3','49807ba2','2026-11-30T06:18:26.137+00:00',248);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',58,'0','B7x3','2cae0928','2026-11-30T06:18:26.138+00:00',248);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',59,'1','Y5-4','e80d8a4d','2026-11-30T06:18:26.138+00:00',249);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',60,'0','G2-3','9a9995ef','2026-11-30T06:18:26.139+00:00',249);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',61,'1','R6-1','dab2366b','2026-11-30T06:18:26.139+00:00',250);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',62,'1','B13-1','d4114ef9','2026-11-30T06:18:26.140+00:00',250);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',63,'0','G10x3','a0fdd106','2026-11-30T06:18:26.140+00:00',251);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',64,'1','B1x1','e0a0d844','2026-11-30T06:18:26.141+00:00',251);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',65,'1','A1x3','4bfc61d8','2026-11-30T06:18:26.141+00:00',252);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',66,'supply','A10 R2 R6 B1 Y11 G6 R11 R5 B13 G8 Y2 A4 G13 G7 Y6 Y1','a7e3603f','2026-11-30T06:18:26.141+00:00',252);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',67,'0','B5-3','bd3bbf97','2026-11-30T06:18:26.142+00:00',252);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',68,'0','R2x3','a3f4b685','2026-11-30T06:18:26.142+00:00',253);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',69,'1','R1x3','14a15e74','2026-11-30T06:18:26.143+00:00',253);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',70,'0','R9x1','00d5a5e0','2026-11-30T06:18:26.143+00:00',254);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',71,'1','R13x1','07e04adc','2026-11-30T06:18:26.144+00:00',254);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',72,'1','G1-1','6aaa359e','2026-11-30T06:18:26.144+00:00',255);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',73,'0','Y11-2','71b81599','2026-11-30T06:18:26.145+00:00',255);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',74,'bag','Y R A R Y Y Y Y Y Y G','12558ff0','2026-11-30T06:18:26.145+00:00',255);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',75,'1','G12x1','d5be6b4f','2026-11-30T06:18:26.145+00:00',256);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',76,'bag','Y G G R G Y Y Y G R G Y Y A G','471fb43c','2026-11-30T06:18:26.145+00:00',256);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',77,'0','Y13-4','8651cb02','2026-11-30T06:18:26.146+00:00',256);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',78,'1','G4x2','4a225524','2026-11-30T06:18:26.146+00:00',257);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',79,'0','B9x3','70c2bf93','2026-11-30T06:18:26.147+00:00',257);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',80,'1','R12x2','0a315e55','2026-11-30T06:18:26.147+00:00',258);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',81,'0','Y12-4','2db1e775','2026-11-30T06:18:26.148+00:00',258);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',82,'bag','B Y B A Y G B Y G R G B G Y Y','9763f004','2026-11-30T06:18:26.148+00:00',258);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',83,'0','G7-3','710c1bfd','2026-11-30T06:18:26.148+00:00',259);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',84,'1','Y>R','ed652884','2026-11-30T06:18:26.149+00:00',260);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',85,'bag','B Y G B B G B Y Y Y G Y G A Y Y Y','1ba93b94','2026-11-30T06:18:26.149+00:00',260);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',86,'1','Y2x1','d9e85f84','2026-11-30T06:18:26.150+00:00',260);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',87,'0','R10-4','bf8f61b5','2026-11-30T06:18:26.150+00:00',261);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',88,'supply','Y5 R7 G1 Y8 G12 A13 R4 B3 Y7 G10 Y3 B5 R13 Y12 G2 B7 Y13 A1 R9 Y11 B11 Y9','8c0112ca','2026-11-30T06:18:26.150+00:00',261);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',89,'1','G13-3','e34f90c5','2026-11-30T06:18:26.151+00:00',261);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',90,'0','Y6-4','35dddd71','2026-11-30T06:18:26.151+00:00',262);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',91,'1','R7-4','12afdbe4','2026-11-30T06:18:26.152+00:00',263);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',92,'0','G1x2','2523a6ce','2026-11-30T06:18:26.152+00:00',263);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',93,'1','G6x4','7e478560','2026-11-30T06:18:26.153+00:00',264);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',94,'0','R8x2','1b13ab29','2026-11-30T06:18:26.153+00:00',264);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',95,'0','Y5x1','9b038d66','2026-11-30T06:18:26.154+00:00',264);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',96,'0','G12-1','4f7a8f0a','2026-11-30T06:18:26.154+00:00',265);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',97,'1','B13-2','3f373a6b','2026-11-30T06:18:26.155+00:00',265);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',98,'0','G8-4','9e933086','2026-11-30T06:18:26.155+00:00',266);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',99,'1','Y1-2','9effb391','2026-11-30T06:18:26.156+00:00',266);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',100,'0','Y3x4','8260f636','2026-11-30T06:18:26.156+00:00',267);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',101,'1','G10-1','a3b9a6d6','2026-11-30T06:18:26.157+00:00',267);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',102,'0','B3-2','4a129b85','2026-11-30T06:18:26.157+00:00',268);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',103,'1','Y12x2','bf5ac37f','2026-11-30T06:18:26.158+00:00',268);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',104,'1','B1-1','83bf3e99','2026-11-30T06:18:26.158+00:00',269);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',105,'0','B>A','b2c6c08a','2026-11-30T06:18:26.159+00:00',269);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',106,'bag','A A A B Y Y G Y Y B B Y G B Y Y','f2ce97fc','2026-11-30T06:18:26.159+00:00',269);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',107,'0','G2-2','fddb464e','2026-11-30T06:18:26.159+00:00',270);
INSERT INTO "entries" VALUES('hv4nsxxpmfdc',108,'1','B7x3','1d42de47','2026-11-30T06:18:26.160+00:00',270);
INSERT INTO "entries" VALUES('8gfpq39ukm94',2,'0','Y7-4','a7a5fb15','2026-11-30T06:18:26.161+00:00',269);
INSERT INTO "entries" VALUES('8gfpq39ukm94',3,'1','R2-2','6b7d8294','2026-11-30T06:18:26.162+00:00',270);
INSERT INTO "entries" VALUES('8gfpq39ukm94',4,'0','B9-3','a6a0ca37','2026-11-30T06:18:26.163+00:00',270);
INSERT INTO "entries" VALUES('8gfpq39ukm94',5,'1','Y6-4','f598fa29','2026-11-30T06:18:26.163+00:00',271);
INSERT INTO "entries" VALUES('8gfpq39ukm94',6,'0','Y12x3','3d47341b','2026-11-30T06:18:26.164+00:00',272);
INSERT INTO "entries" VALUES('8gfpq39ukm94',7,'1','G6-1','9d6ebd20','2026-11-30T06:18:26.165+00:00',272);
INSERT INTO "entries" VALUES('8gfpq39ukm94',8,'0','R10-2','810c88fd','2026-11-30T06:18:26.165+00:00',273);
INSERT INTO "entries" VALUES('8gfpq39ukm94',9,'1','Y3x3','cae5cf58','2026-11-30T06:18:26.166+00:00',273);
INSERT INTO "entries" VALUES('8gfpq39ukm94',10,'0','R9x2','b70be5a3','2026-11-30T06:18:26.166+00:00',274);
INSERT INTO "entries" VALUES('8gfpq39ukm94',11,'1','resign','d4403f04','2026-11-30T06:18:26.167+00:00',274);
INSERT INTO "entries" VALUES('36rvx5kjgj85',0,'1','O','044a1a37','2026-11-30T06:18:26.168+00:00',138);
INSERT INTO "entries" VALUES('36rvx5kjgj85',1,'0','>B','36e7d544','2026-11-30T06:18:26.169+00:00',139);
INSERT INTO "entries" VALUES('36rvx5kjgj85',2,'0','RR','ca4439a1','2026-11-30T06:18:26.170+00:00',139);
INSERT INTO "entries" VALUES('36rvx5kjgj85',3,'1','+C-D','cc14c337','2026-11-30T06:18:26.170+00:00',140);
INSERT INTO "entries" VALUES('36rvx5kjgj85',4,'0','+J-M','7fafb8c3','2026-11-30T06:18:26.171+00:00',141);
INSERT INTO "entries" VALUES('36rvx5kjgj85',5,'1','>F','5a6c9493','2026-11-30T06:18:26.172+00:00',141);
INSERT INTO "entries" VALUES('36rvx5kjgj85',6,'1','YY','a8caa679','2026-11-30T06:18:26.173+00:00',142);
INSERT INTO "entries" VALUES('36rvx5kjgj85',7,'0','>G','05129b04','2026-11-30T06:18:26.174+00:00',144);
INSERT INTO "entries" VALUES('36rvx5kjgj85',8,'0','RY','237fbfa3','2026-11-30T06:18:26.175+00:00',144);
INSERT INTO "entries" VALUES('36rvx5kjgj85',9,'1','+I-L','0a3a6d26','2026-11-30T06:18:26.179+00:00',145);
INSERT INTO "entries" VALUES('36rvx5kjgj85',10,'0','+P-R','caafb505','2026-11-30T06:18:26.181+00:00',150);
INSERT INTO "entries" VALUES('36rvx5kjgj85',11,'1','>N','3c0f60f2','2026-11-30T06:18:26.182+00:00',151);
INSERT INTO "entries" VALUES('36rvx5kjgj85',12,'1','RY','69c145e2','2026-11-30T06:18:26.182+00:00',152);
INSERT INTO "entries" VALUES('36rvx5kjgj85',13,'0','>O','a3e225e8','2026-11-30T06:18:26.183+00:00',153);
INSERT INTO "entries" VALUES('36rvx5kjgj85',14,'0','RW','99e24bdc','2026-11-30T06:18:26.183+00:00',153);
INSERT INTO "entries" VALUES('36rvx5kjgj85',15,'1','>K','4f04afec','2026-11-30T06:18:26.184+00:00',154);
INSERT INTO "entries" VALUES('36rvx5kjgj85',16,'1','YB','b051d168','2026-11-30T06:18:26.185+00:00',154);
INSERT INTO "entries" VALUES('36rvx5kjgj85',17,'0','>L','3c92ee50','2026-11-30T06:18:26.185+00:00',155);
INSERT INTO "entries" VALUES('36rvx5kjgj85',18,'0','BB','678a091c','2026-11-30T06:18:26.186+00:00',155);
INSERT INTO "entries" VALUES('36rvx5kjgj85',19,'1','>N','93fde333','2026-11-30T06:18:26.186+00:00',156);
INSERT INTO "entries" VALUES('36rvx5kjgj85',20,'1','RB','ae2e303c','2026-11-30T06:18:26.187+00:00',156);
INSERT INTO "entries" VALUES('36rvx5kjgj85',21,'0','>O','71297822','2026-11-30T06:18:26.187+00:00',157);
INSERT INTO "entries" VALUES('36rvx5kjgj85',22,'0','WB','784cd7dd','2026-11-30T06:18:26.188+00:00',158);
INSERT INTO "entries" VALUES('36rvx5kjgj85',23,'1','>Q','1777ff7b','2026-11-30T06:18:26.188+00:00',158);
INSERT INTO "entries" VALUES('36rvx5kjgj85',24,'1','BB','e768e4bc','2026-11-30T06:18:26.189+00:00',159);
INSERT INTO "entries" VALUES('36rvx5kjgj85',25,'0','+D-E','76347ade','2026-11-30T06:18:26.190+00:00',159);
INSERT INTO "entries" VALUES('36rvx5kjgj85',26,'1','+G-O','279f91c4','2026-11-30T06:18:26.190+00:00',160);
INSERT INTO "entries" VALUES('36rvx5kjgj85',27,'0','+Q-R','5116cf95','2026-11-30T06:18:26.191+00:00',160);
INSERT INTO "entries" VALUES('36rvx5kjgj85',28,'1','>N','936f3cf3','2026-11-30T06:18:26.191+00:00',161);
INSERT INTO "entries" VALUES('36rvx5kjgj85',29,'1','OB','609a380c','2026-11-30T06:18:26.192+00:00',162);
INSERT INTO "entries" VALUES('36rvx5kjgj85',30,'0','draw','de18e016','2026-11-30T06:18:26.199+00:00',168);
INSERT INTO "entries" VALUES('7qq5f75je4v6',0,'supply','Y3 Y12 A7 Y5 G8 Y7 R9 R7 R3 G7 Y6 A4 B7 G12 B1 A13 G4 R13 G13 A1 G6 B9 R5 R8 Y1 B3 Y8 B5 R1 Y9 G10 G1 Y11 R4 Y2 A10 R10 R2 R12 R11 B11 Y13 G2 B13 R6','abbff604','2026-11-30T06:18:26.204+00:00',0);
INSERT INTO "entries" VALUES('7qq5f75je4v6',1,'bag','G A R B B Y R B R R Y R G Y Y R B Y R Y R R R A G A Y B G G G Y G Y A G B B Y A R R G R Y','5ec808a8','2026-11-30T06:18:26.204+00:00',1);
INSERT INTO "entries" VALUES('g6ax7jvrm929',0,'supply','G6 B3 R12 G13 A4 R1 Y7 R3 G10 Y11 R13 R6 G4 Y5 Y8 B9 R4 A10 R10 G8 Y13 R2 R9 R11 Y2 Y12 G1 R8 G7 G12 B1 Y1 R7 A1 B7 A13 R5 G2 A7 Y3 B13 B11 Y9 B5 Y6','001a7b50','2026-11-30T06:18:26.217+00:00',NULL);
INSERT INTO "entries" VALUES('g6ax7jvrm929',1,'bag','Y Y Y Y Y G Y R R B A R A Y A A Y B R B G A Y Y G R B G B R Y R G G R R R B G G R R B R G','d97f8c4c','2026-11-30T06:18:26.217+00:00',NULL);
INSERT INTO "entries" VALUES('g6ax7jvrm929',2,'1','Y5-1','bd5ea2f5','2026-11-30T06:18:26.217+00:00',NULL);
INSERT INTO "entries" VALUES('g6ax7jvrm929',3,'0','R1x4','7ec3411d','2026-11-30T06:18:26.217+00:00',NULL);
INSERT INTO "entries" VALUES('g6ax7jvrm929',4,'1','R4x4','65fc5eda','2026-11-30T06:18:26.217+00:00',NULL);
INSERT INTO "entries" VALUES('g6ax7jvrm929',5,'0','Y7x2','838efadd','2026-11-30T06:18:26.217+00:00',NULL);
INSERT INTO "entries" VALUES('g6ax7jvrm929',6,'1','Y8-2','d45bbc5e','2026-11-30T06:18:26.217+00:00',NULL);
INSERT INTO "entries" VALUES('g6ax7jvrm929',7,'0','G13x3','f9531de4','2026-11-30T06:18:26.217+00:00',NULL);
INSERT INTO "entries" VALUES('g6ax7jvrm929',8,'1','R6-4','d17cbf76','2026-11-30T06:18:26.217+00:00',NULL);
INSERT INTO "entries" VALUES('g6ax7jvrm929',9,'0','B3x4','b7c990b5','2026-11-30T06:18:26.217+00:00',NULL);
INSERT INTO "entries" VALUES('g6ax7jvrm929',10,'1','Y13x4','4a13a327','2026-11-30T06:18:26.217+00:00',NULL);
INSERT INTO "entries" VALUES('g6ax7jvrm929',11,'0','R11-4','e494a002','2026-11-30T06:18:26.217+00:00',NULL);
INSERT INTO "entries" VALUES('g6ax7jvrm929',12,'1','Y11-3','5e83371c','2026-11-30T06:18:26.217+00:00',NULL);
INSERT INTO "entries" VALUES('g6ax7jvrm929',13,'0','Y12x4','a1d75a10','2026-11-30T06:18:26.217+00:00',NULL);
INSERT INTO "entries" VALUES('g6ax7jvrm929',14,'1','Y2x3','f3184c50','2026-11-30T06:18:26.217+00:00',NULL);
INSERT INTO "entries" VALUES('g6ax7jvrm929',15,'0','G6-3','e4bddd73','2026-11-30T06:18:26.217+00:00',NULL);
INSERT INTO "entries" VALUES('g6ax7jvrm929',16,'1','B9x4','0065bef4','2026-11-30T06:18:26.217+00:00',NULL);
INSERT INTO "entries" VALUES('g6ax7jvrm929',17,'1','R10x4','45455142','2026-11-30T06:18:26.217+00:00',NULL);
INSERT INTO "entries" VALUES('g6ax7jvrm929',18,'0','R2x4','7ddd1221','2026-11-30T06:18:26.217+00:00',NULL);
INSERT INTO "entries" VALUES('g6ax7jvrm929',19,'1','Y1x4','7a04a043','2026-11-30T06:18:26.217+00:00',NULL);
INSERT INTO "entries" VALUES('g6ax7jvrm929',20,'0','A4-4','f531a59f','2026-11-30T06:18:26.217+00:00',NULL);
INSERT INTO "entries" VALUES('g6ax7jvrm929',21,'1','A1x4','80eaf778','2026-11-30T06:18:26.217+00:00',NULL);
INSERT INTO "entries" VALUES('g6ax7jvrm929',22,'0','A10x4','26aec7a9','2026-11-30T06:18:26.221+00:00',6);
INSERT INTO "entries" VALUES('g6ax7jvrm929',23,'1','A13-4','7aeb4f58','2026-11-30T06:18:26.221+00:00',7);
INSERT INTO "entries" VALUES('g6ax7jvrm929',24,'0','~R3R5R8R12','97299650','2026-11-30T06:18:26.222+00:00',8);
INSERT INTO "entries" VALUES('g6ax7jvrm929',25,'0','Y3-1','fba69b09','2026-11-30T06:18:26.223+00:00',9);
INSERT INTO "entries" VALUES('wzta45waw4fv',0,'supply','Y9 G10 R4 R7 R8 Y12 Y1 R2 A1 Y7 B1 R9 A13 Y13 A7 B5 Y11 Y8 G7 R1 R11 B3 R10 G6 Y3 B9 R13 Y5 A4 R6 B13 G1 Y6 R12 B7 G12 B11 R5 G2 G8 Y2 G4 A10 G13 R3','c83b7015','2026-11-30T06:18:26.307+00:00',1);
INSERT INTO "entries" VALUES('wzta45waw4fv',1,'bag','B Y R R Y R B B A G Y Y R G G G A B R Y R Y Y R G R A B Y R R B G G B R Y G Y Y A R R G A','cb3ae245','2026-11-30T06:18:26.307+00:00',1);
INSERT INTO "entries" VALUES('g9urtmu2y85p',0,'0','@Q','f6643e26','2026-11-30T06:18:26.320+00:00',7);
INSERT INTO "entries" VALUES('g9urtmu2y85p',1,'1','@I','9805b4a1','2026-11-30T06:18:26.321+00:00',9);
INSERT INTO "entries" VALUES('g9urtmu2y85p',2,'2','@H','9c4f060e','2026-11-30T06:18:26.322+00:00',10);
INSERT INTO "entries" VALUES('g9urtmu2y85p',3,'0','>R','268e9d35','2026-11-30T06:18:26.323+00:00',11);
INSERT INTO "entries" VALUES('g9urtmu2y85p',4,'1','left cadet','1c17f865','2026-11-30T06:18:26.324+00:00',12);
INSERT INTO "entries" VALUES('g9urtmu2y85p',5,'0','RB','1a489b87','2026-11-30T06:18:26.326+00:00',13);
INSERT INTO "entries" VALUES('g9urtmu2y85p',6,'1','>L','59ab7fe4','2026-11-30T06:18:26.326+00:00',14);
INSERT INTO "entries" VALUES('g9y8qgz98hme',0,'supply','B5 R7 B7 G13 R2 Y1 Y5 B13 R4 G12 B11 Y13 B9 G7 Y2 Y11 Y8 A13 Y6 G2 R10 R11 G6 Y7 G1 R8 Y3 A10 B3 A7 A1 Y12 R1 R13 B1 R6 G10 R9 Y9 R5 R3 R12 G8 G4 A4','7741cac3','2026-11-30T06:18:26.454+00:00',1);
INSERT INTO "entries" VALUES('g9y8qgz98hme',1,'bag','Y Y G Y B Y G A R B R Y R A A Y G R B G G B Y R B R R Y A R R G A R G R R Y Y B G Y G B R','d3cb3008','2026-11-30T06:18:26.454+00:00',1);
INSERT INTO "entries" VALUES('g9y8qgz98hme',2,'1','B9x4','a3a09985','2026-11-30T06:18:26.456+00:00',5);
INSERT INTO "entries" VALUES('g9y8qgz98hme',3,'0','Y1x3','08185865','2026-11-30T06:18:26.457+00:00',6);
INSERT INTO "entries" VALUES('g9y8qgz98hme',4,'1','G12x4','fd4a5dc9','2026-11-30T06:18:26.458+00:00',6);
INSERT INTO "entries" VALUES('98c5649709e0',0,'supply','G7 Y2 R5 A4 G1 R7 Y5 G10 G4 R12 G13 B11 R13 B7 Y12 G8 G12 R10 Y1 A13 Y6 B3 G6 R1 Y13 R3 Y11 Y7 R11 B1 A1 R4 A7 R6 R8 A10 R2 Y9 B5 Y3 R9 Y8 B9 G2 B13','252fee1e','2026-11-30T06:18:26.461+00:00',0);
INSERT INTO "entries" VALUES('98c5649709e0',1,'bag','R Y R G A R G R G B Y Y R Y R G R Y B Y R B R R Y A R R G Y G A B A G G Y Y A B R B G Y B','1b27581b','2026-11-30T06:18:26.461+00:00',0);
INSERT INTO "entries" VALUES('myxa29hn5rek',0,'0','@F','f6e723ce','2026-11-30T06:18:26.472+00:00',6);
INSERT INTO "entries" VALUES('myxa29hn5rek',1,'1','@C','b50c99f4','2026-11-30T06:18:26.473+00:00',7);
INSERT INTO "entries" VALUES('myxa29hn5rek',2,'0','>B','288cc31f','2026-11-30T06:18:26.474+00:00',7);
INSERT INTO "entries" VALUES('myxa29hn5rek',3,'0','RK','36feaa2a','2026-11-30T06:18:26.475+00:00',8);
INSERT INTO "entries" VALUES('myxa29hn5rek',4,'0','takeback 1','c2ff5e6e','2026-11-30T06:18:26.487+00:00',20);
INSERT INTO "entries" VALUES('zew9rsq8y494',0,'supply','R9 B1 Y8 B13 A13 G6 G1 R3 Y12 Y11 R5 Y13 A4 Y6 R12 Y1 A1 G10 G7 R10 A10 R8 Y5 R7 R4 R11 R2 R6 Y7 R13 B7 G13 G2 B9 B5 G8 Y2 Y9 G4 A7 R1 B11 Y3 G12 B3','6c1257b0','2026-11-30T06:18:26.506+00:00',1);
INSERT INTO "entries" VALUES('zew9rsq8y494',1,'bag','Y G A R Y A Y R B Y G B R Y Y R G G R Y G R R R A G Y B Y Y A Y R G B R R B B R R A B G G','e3d56633','2026-11-30T06:18:26.506+00:00',1);
INSERT INTO "entries" VALUES('zew9rsq8y494',2,'0','resign','9a51f7fd','2026-11-30T06:18:26.509+00:00',5);
INSERT INTO "entries" VALUES('5k23t7bavzme',0,'supply','R3 R13 A10 G12 G8 R6 G1 Y3 B13 Y5 G10 G13 B11 R2 R8 R10 G2 Y7 Y1 Y2 R12 B9 R9 Y13 G4 B5 Y11 R4 A4 B7 A7 R7 B1 G7 A13 G6 Y6 Y9 Y12 Y8 R1 R5 A1 B3 R11','c24bfc12','2026-11-30T06:18:26.528+00:00',0);
INSERT INTO "entries" VALUES('5k23t7bavzme',1,'bag','Y Y G G R R G G Y B Y G B A G A R Y R A Y R Y Y R R B G R Y R B G R B Y Y B G R R A A B R','c6395698','2026-11-30T06:18:26.528+00:00',1);
INSERT INTO "entries" VALUES('5k23t7bavzme',2,'0','resign','530728c1','2026-11-30T06:18:26.532+00:00',6);
INSERT INTO "entries" VALUES('defe8599a915',0,'supply','Y6 Y12 R10 R8 G10 G1 G8 G7 R5 B13 Y3 Y9 B11 G12 B1 R12 B7 R1 A7 A4 G6 R9 B3 Y7 B5 Y5 B9 Y11 Y13 R2 Y1 Y2 G4 R6 R7 R11 A13 R13 G13 R4 G2 Y8 A10 A1 R3','85fb5633','2026-11-30T06:18:26.537+00:00',0);
INSERT INTO "entries" VALUES('defe8599a915',1,'bag','G Y R G R R R R Y R B R B G R R Y A A G G R B A Y B Y A A Y G G G Y Y B Y G B B R Y R Y R','60c7b1e5','2026-11-30T06:18:26.537+00:00',0);
INSERT INTO "entries" VALUES('defe8599a915',2,'1','Y3x4','5301e3a5','2026-11-30T06:18:26.538+00:00',3);
INSERT INTO "entries" VALUES('defe8599a915',3,'0','R8-4','977579d3','2026-11-30T06:18:26.539+00:00',4);
INSERT INTO "entries" VALUES('defe8599a915',4,'1','R12-3','d6b7186a','2026-11-30T06:18:26.540+00:00',4);
CREATE TABLE former_names (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	ends VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "former_names" VALUES('frederic','Frederic','a5acc5951f8180d57cc76f51614a97694','2027-02-28T06:18:26.290+00:00');
CREATE TABLE friend_links (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	ends VARCHAR(32) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "friend_links" VALUES('7db322819874a3a7c86bbdc40d5aed75ca4d7f413ba8552bb71c792e006151e5','a092a14b0b731bddf398dcb3a18ba74b2','2026-12-14T06:18:26.300+00:00');
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
INSERT INTO "friendships" VALUES('a092a14b0b731bddf398dcb3a18ba74b2','a5acc5951f8180d57cc76f51614a97694',1,1,'2026-11-30T06:18:26.298+00:00');
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
INSERT INTO "matches" VALUES('ewd45tphd3fj','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'E3124C95FBAE821C029219881CF7A9AB4135E49BE7FC4E88584DF3B15CBE13EA','2026-11-30T06:18:25.402+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 86400000, "since": 665}','2026-12-02T06:18:26.067+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,15,14,12,'2026-11-30T06:18:26.067+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('gz5zmcp6uvr5','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',0,1,X'75D2408DE025E2C47E48C92B444760431BA6A0ED7CF056EB6BF4EDB0223A9063','2026-11-30T06:18:25.884+00:00',NULL,NULL,'["guest", "guest"]','[[7, 0, "offered"], [7, 1, "hint"]]',1,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,8,7,5,'2026-11-30T06:18:26.108+00:00','[1]','[]',0,0);
INSERT INTO "matches" VALUES('hv4nsxxpmfdc','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'506603FD262CB42FD04D1286238BA0A5FD916FA386828B6F852F72FB8A7C5F00','2026-11-30T06:18:25.889+00:00','2026-11-30T06:18:26.159+00:00','[[0], "trophies"]','["random", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,99,109,98,'2026-11-30T06:18:26.159+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('8gfpq39ukm94','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','1.0.0',0,0,X'76386B7F6DC074EF75E7B894F4DA514A88D1D9D9A7C311A28F14D8EDBBBC7568','2026-11-30T06:18:25.892+00:00','2026-11-30T06:18:26.167+00:00','[[0], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1899997, 1879999], "quota": [7000, 7000], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,0,13,12,9,'2026-11-30T06:18:26.167+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('4y7c52bb6b7r','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'6A889C72E06052542D1480681B88F9A3A9348AF094E45CA7AA0C2878BACDF486','2026-11-30T06:18:25.987+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,14,12,12,'2026-11-30T06:18:26.105+00:00','[1]','[]',0,0);
INSERT INTO "matches" VALUES('36rvx5kjgj85','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'34B107959BC1168C4AFF640595C20C42A63A98B9FC35F4C0361C911A9DFA9764','2026-11-30T06:18:26.030+00:00','2026-11-30T06:18:26.198+00:00','[[], "agreement"]','["guest", "guest"]','[[30, 1, "offered"]]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,33,31,30,'2026-11-30T06:18:26.198+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('7qq5f75je4v6','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'73E1151AE00256891081A1E16510915A29C708192FADC7C5D6722256015C2DAE','2026-11-30T06:18:26.200+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T06:18:26.200+00:00','anna',0,NULL,NULL,NULL,NULL,NULL,NULL,0,2,2,0,'2026-11-30T06:18:26.204+00:00','[1]','[]',1,0);
INSERT INTO "matches" VALUES('g6ax7jvrm929','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'6AD3FBC91348CC4080AFD3ED6F1754CAF941C14403FC3BE47101FD2996147926','2026-11-30T06:18:26.214+00:00',NULL,NULL,'["guest", "random"]','[]',0,'{"match": "hv4nsxxpmfdc", "ply": 22, "dealt": [36, 14]}',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,4,26,24,'2026-11-30T06:18:26.223+00:00','[1]','[]',0,0);
INSERT INTO "matches" VALUES('wzta45waw4fv','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'9DF9176FA1B396129A06C493513929502B7C6C373BF58D7491A03A0B8C14CE14','2026-11-30T06:18:26.301+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": true, "free": 86400000, "since": null}','2026-12-14T06:18:26.301+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,1,0,2,0,'2026-11-30T06:18:26.307+00:00','[0]','[]',1,0);
INSERT INTO "matches" VALUES('g9urtmu2y85p','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 3, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'E4CCC6ED8E24A9706D0D1D97F6AFB0A62F3E12D2B9A3A45384C9E82EB7335BB9','2026-11-30T06:18:26.312+00:00',NULL,NULL,'["guest", "guest", "guest"]','[[5, 1, "returned"]]',0,NULL,'30+20','{"left": [1800000, 1800000, 1800000], "quota": [3000, 3000, 3000], "forgiven": [0, 0, 0], "seat": 1, "is_first": false, "free": 0, "since": 158}','2026-11-30T06:48:28.470+00:00',NULL,0,'cadet',NULL,NULL,NULL,NULL,NULL,0,10,7,6,'2026-11-30T06:18:26.326+00:00','[1]','[[1, "left", "cadet"]]',0,0);
INSERT INTO "matches" VALUES('g9y8qgz98hme','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'23F87DDA502D72901AA0EA4CA95E488CB4A0C099A2A0F19C08B76B59569C6447','2026-11-30T06:18:26.451+00:00',NULL,NULL,'["guest", "program"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,3,5,3,'2026-11-30T06:18:26.457+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('98c5649709e0','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'57260534AA710B28D6A5ECFB68A02BCE73AA8EB82480A091B6EB13842EA2D0DB','2026-11-30T06:18:26.458+00:00',NULL,NULL,'["open", "guest"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T06:18:26.458+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,0,2,0,'2026-11-30T06:18:26.460+00:00','[1]','[]',1,0);
INSERT INTO "matches" VALUES('myxa29hn5rek','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'F3E79DBCD5F6D5244EC6F6D32EA0615E9F14DDC8FFE8A31AFD668A40AC32E0C9','2026-11-30T06:18:26.466+00:00',NULL,NULL,'["guest", "guest"]','[[4, 0, "asked"], [4, 1, "agreed"], [5, 0, "time"], [5, 1, "thanks"]]',0,NULL,'30+20','{"left": [1819999, 1834988], "quota": [6000, 4000], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 0, "since": 20}','2026-11-30T06:48:48.485+00:00',NULL,0,NULL,'{"length": 3, "won": [2, 0]}',NULL,NULL,NULL,NULL,0,10,5,5,'2026-11-30T06:18:26.486+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('zew9rsq8y494','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','2026-11-30T06:18:26.503+00:00','2026-11-30T06:18:26.508+00:00','[[1], "resignation"]','["guest", "cadet"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,'2026-06-01',NULL,0,2,3,0,'2026-11-30T06:18:26.508+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('5k23t7bavzme','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'24617B35A57872A08E1857CED1F356C48D3EEE29D50DC0D79B20EDF258E95668','2026-11-30T06:18:26.525+00:00','2026-11-30T06:18:26.531+00:00','[[1], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1800000, 1800000], "quota": [3000, 3000], "forgiven": [0, 0], "seat": 0, "is_first": true, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,'cup',0,1,3,0,'2026-11-30T06:18:26.531+00:00','[]','[]',0,1);
INSERT INTO "matches" VALUES('defe8599a915','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'A9B4E2D4E5F51BF49C6D3324972E00E6A407524F64DE5760CB4AB52968EF1C6F','2026-11-30T06:18:26.535+00:00',NULL,NULL,'["guest", "random"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,'["K\u00e4se & \ud83e\uddc0", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"]',NULL,NULL,0,3,5,3,'2026-11-30T06:18:26.539+00:00','[0]','[]',0,0);
CREATE TABLE mutes (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "mutes" VALUES('anna','ben','2026-11-30T06:18:26.491+00:00');
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
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','ewd45tphd3fj','12','anna','turn','2026-11-30T06:18:26.451+00:00',NULL,0);
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','36rvx5kjgj85','over','anna','result','2026-11-30T06:18:26.451+00:00',NULL,0);
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','8gfpq39ukm94','over','anna','result','2026-11-30T06:18:26.451+00:00',NULL,0);
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','hv4nsxxpmfdc','over','anna','result','2026-11-30T06:18:26.451+00:00',NULL,0);
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
INSERT INTO "passkeys" VALUES('0000000000000000000000000000000000000000000000000000000000000000','a092a14b0b731bddf398dcb3a18ba74b2',X'0001',X'02',3,'localhost','Laptop',0,'2026-11-30T06:18:26.277+00:00',NULL);
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
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-30T06:18:25.873+00:00','2026-11-30T06:18:26.231+00:00',NULL,NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-30T06:18:25.885+00:00','2026-11-30T06:18:25.885+00:00',NULL,NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-30T06:18:25.889+00:00','2026-11-30T06:18:25.889+00:00',NULL,NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-30T06:18:26.203+00:00','2026-11-30T06:18:26.230+00:00','anna',NULL);
INSERT INTO "players" VALUES('pe2b160c70cbf8dd19a7c8fa3902453d0','program','Zephyr','2026-11-30T06:18:26.269+00:00','2026-11-30T06:18:26.269+00:00',NULL,NULL);
INSERT INTO "players" VALUES('a092a14b0b731bddf398dcb3a18ba74b2','account','Dora','2026-11-30T06:18:26.275+00:00','2026-11-30T06:18:26.275+00:00',NULL,NULL);
INSERT INTO "players" VALUES('wilhelmine','guest','Balloonist 7688','2026-11-30T06:18:26.279+00:00','2026-11-30T06:18:26.280+00:00',NULL,'WWWWWWWWWWWWWWWWWWWWWWWW');
INSERT INTO "players" VALUES('a5acc5951f8180d57cc76f51614a97694','account','Fred','2026-11-30T06:18:26.288+00:00','2026-11-30T06:18:26.288+00:00',NULL,NULL);
INSERT INTO "players" VALUES('emil','guest','Emil','2026-11-30T06:18:26.315+00:00','2026-11-30T06:18:26.315+00:00',NULL,NULL);
INSERT INTO "players" VALUES('cadet','bot',NULL,'2026-11-30T06:18:26.505+00:00','2026-11-30T06:18:26.505+00:00',NULL,NULL);
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
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-30T06:18:26.227+00:00','2026-11-30T06:18:26.227+00:00',NULL,'2026-11-30T07:18:26.231+00:00','0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-30T06:18:26.229+00:00','2026-11-30T06:18:26.229+00:00',NULL,NULL,'1b94c4356895c3a0',NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-30T06:18:26.230+00:00','2026-11-30T06:18:26.231+00:00',NULL,NULL,'0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('4778dd0e08b227676b3c75a09603797d428dc437f46f8882cc55a848ee40a22c','a092a14b0b731bddf398dcb3a18ba74b2','2026-11-30T06:18:26.277+00:00','2026-11-30T06:18:26.277+00:00',NULL,NULL,'4778dd0e08b22767','Firefox, Linux');
INSERT INTO "proofs" VALUES('17b7b4dce9ce7de46d7938f26213f0382d04145da13cfa02a3c60fdd2102b8c1','wilhelmine','2026-11-30T06:18:26.280+00:00','2026-11-30T06:18:26.280+00:00',NULL,NULL,'17b7b4dce9ce7de4',NULL);
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
INSERT INTO "ratings" VALUES('8gfpq39ukm94',0,'anna','balloon-cup','classical',0,'2026-11-30T06:18:26.211+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
INSERT INTO "ratings" VALUES('8gfpq39ukm94',1,'ben','balloon-cup','classical',0,'2026-11-30T06:18:26.211+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
CREATE TABLE recoveries (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "recoveries" VALUES('03d3594514fac17c6c7c71abf38279bdbd27e4708b302ca42a0dbce4f44a5f80','a092a14b0b731bddf398dcb3a18ba74b2');
INSERT INTO "recoveries" VALUES('a26914e1e4c24c382853e9d1642afdcd5f88520e1d421d0a98dd238aa2c06acb','a092a14b0b731bddf398dcb3a18ba74b2');
INSERT INTO "recoveries" VALUES('175b928ee8a0f99e90a7aa009fd8af056253a49a1e5c23e2b6aae7426b4cef42','a092a14b0b731bddf398dcb3a18ba74b2');
INSERT INTO "recoveries" VALUES('fd22f585ebecc76d8425dcc938d732fdb7f79728e85e3a6ab728491d75e319ce','a092a14b0b731bddf398dcb3a18ba74b2');
INSERT INTO "recoveries" VALUES('ce436e21f0d97a6617711a71680c888dc629647068bbc3d797c29aa2f7527d4d','a092a14b0b731bddf398dcb3a18ba74b2');
INSERT INTO "recoveries" VALUES('fe5f1a54eccb9ba4bc59a308c639de47b33eb329503b83ddcae706bd132e3cab','a092a14b0b731bddf398dcb3a18ba74b2');
INSERT INTO "recoveries" VALUES('2c7d94c498bba861045d9138d4c11a5f97ede61c80318d87a77c4149db0d0e86','a092a14b0b731bddf398dcb3a18ba74b2');
INSERT INTO "recoveries" VALUES('17666a71e477712ccaacda3fcf8b8111de70cb3defa6605d40be26475cea6c34','a092a14b0b731bddf398dcb3a18ba74b2');
INSERT INTO "recoveries" VALUES('1927c3e58f85f03082ca283c777cc21cb9bf8f270de43b27b3a7135bd8a7c450','a5acc5951f8180d57cc76f51614a97694');
INSERT INTO "recoveries" VALUES('2d48331c294bf716841f356eee50d6e2f4fb6c81a44200a3f36534b29af31448','a5acc5951f8180d57cc76f51614a97694');
INSERT INTO "recoveries" VALUES('a81660f2cb63745434e958b395dc245e07254aaf04ceb1c591c8e44edea185e9','a5acc5951f8180d57cc76f51614a97694');
INSERT INTO "recoveries" VALUES('04ab1fe730ef2cbebc612b5acb8cce1e2e0305ade155207dd84411012f1c0f66','a5acc5951f8180d57cc76f51614a97694');
INSERT INTO "recoveries" VALUES('c99106cb8e75ff49ba8c8a4128e118a03acd0305e65efeee6a68b3bd746ecfef','a5acc5951f8180d57cc76f51614a97694');
INSERT INTO "recoveries" VALUES('e5e9fb9ebc5068f87b2beebeab36a20a21cffffb1d2c4dd68c481e93bf5a3255','a5acc5951f8180d57cc76f51614a97694');
INSERT INTO "recoveries" VALUES('5cd870bc9b2a42d115077bdb5c0189d8b0432e6b5e6f2b5aadef81184c348412','a5acc5951f8180d57cc76f51614a97694');
INSERT INTO "recoveries" VALUES('a6c19c0fc2ce6b44e295a5b55d16d1eef83d19990b33ae40146a5977ffd1dbb1','a5acc5951f8180d57cc76f51614a97694');
CREATE TABLE reports (
	player VARCHAR(40) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, name), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "reports" VALUES('anna','Ben','2026-11-30T06:18:26.283+00:00');
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
INSERT INTO "seats" VALUES('ewd45tphd3fj',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('ewd45tphd3fj',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('gz5zmcp6uvr5',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('gz5zmcp6uvr5',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('hv4nsxxpmfdc',0,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('hv4nsxxpmfdc',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('8gfpq39ukm94',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('8gfpq39ukm94',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('4y7c52bb6b7r',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('4y7c52bb6b7r',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('36rvx5kjgj85',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('36rvx5kjgj85',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('7qq5f75je4v6',0,'guest','anna','Carl',NULL,NULL);
INSERT INTO "seats" VALUES('7qq5f75je4v6',1,'open',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('g6ax7jvrm929',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('g6ax7jvrm929',1,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('wzta45waw4fv',0,'account','a5acc5951f8180d57cc76f51614a97694','Fred',NULL,NULL);
INSERT INTO "seats" VALUES('wzta45waw4fv',1,'open',NULL,'Dora',NULL,'a092a14b0b731bddf398dcb3a18ba74b2');
INSERT INTO "seats" VALUES('g9urtmu2y85p',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('g9urtmu2y85p',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('g9urtmu2y85p',2,'guest','emil','Emil',NULL,NULL);
INSERT INTO "seats" VALUES('g9y8qgz98hme',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('g9y8qgz98hme',1,'program','pe2b160c70cbf8dd19a7c8fa3902453d0','Zephyr','Anna',NULL);
INSERT INTO "seats" VALUES('98c5649709e0',0,'open',NULL,'Emil',NULL,'emil');
INSERT INTO "seats" VALUES('98c5649709e0',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('myxa29hn5rek',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('myxa29hn5rek',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('zew9rsq8y494',0,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('zew9rsq8y494',1,'bot','cadet',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('5k23t7bavzme',0,'guest','anna','Anna',NULL,NULL);
INSERT INTO "seats" VALUES('5k23t7bavzme',1,'guest','ben','Ben',NULL,NULL);
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
INSERT INTO "subscriptions" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','anna','webhook','https://bots.example/hook',NULL,X'7373737373737373737373737373737373737373737373737373737373737373','de','2026-11-30T06:18:26.327+00:00',NULL,0,NULL);
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
INSERT INTO "tokens" VALUES('c964ab0e2b0da51e70498389d825a62435ac1ee95e9ef722fbae8a47cc03c836','pe2b160c70cbf8dd19a7c8fa3902453d0','anna','read play','2026-11-30T06:18:26.269+00:00','2026-11-30T06:18:26.269+00:00',NULL,'2026-11-30T06:18:26.274+00:00');
INSERT INTO "tokens" VALUES('8c573eac2fa32d54eb2f072f05dc6c8a8ea33987c86fe616c696b0a276f7d56d','pe2b160c70cbf8dd19a7c8fa3902453d0','anna','read','2026-11-30T06:18:26.272+00:00','2026-11-30T06:18:26.273+00:00','0011',NULL);
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
INSERT INTO "tournament_records" VALUES('cup',0,'opened','2026-11-30T06:18:26.514+00:00','anna','{}');
INSERT INTO "tournament_records" VALUES('cup',1,'entered','2026-11-30T06:18:26.516+00:00','anna','{"entrant": 0}');
INSERT INTO "tournament_records" VALUES('cup',2,'entered','2026-11-30T06:18:26.518+00:00','ben','{"entrant": 1}');
INSERT INTO "tournament_records" VALUES('cup',3,'entered','2026-11-30T06:18:26.519+00:00','emil','{"entrant": 2}');
INSERT INTO "tournament_records" VALUES('cup',4,'withdrew','2026-11-30T06:18:26.520+00:00','emil','{"entrant": 2}');
INSERT INTO "tournament_records" VALUES('cup',5,'paired','2026-11-30T06:18:26.524+00:00',NULL,'{"pairings": [[0, 1, "5k23t7bavzme"]], "byes": [], "results": {}, "table": [0, 1]}');
INSERT INTO "tournament_records" VALUES('cup',6,'ended','2026-11-30T06:18:26.534+00:00',NULL,'{"results": {"5k23t7bavzme": [0, 2, null]}}');
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
INSERT INTO "tournaments" VALUES('cup','Cup','round-robin','30+20','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}',5,0,8,0,'2026-11-30T06:18:26.512+00:00','2026-11-30T06:18:26.533+00:00',7);
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
INSERT INTO "tries" VALUES('2026-06-01','balloon-cup','ben','zew9rsq8y494',0,'2026-11-30T06:18:26.508+00:00',NULL,NULL,NULL,NULL);
CREATE TABLE verdicts (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	is_kept INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness)
);
INSERT INTO "verdicts" VALUES('wwwwwwwwwwwwwwwwwwwwwwww','WWWWWWWWWWWWWWWWWWWWWWWW',0,'2026-11-30T06:18:26.284+00:00');
CREATE INDEX ix_matches_awaits_rating ON matches (ended_at, id) WHERE awaits_rating = 1;
CREATE INDEX ix_matches_offered ON matches (begun_at, id) WHERE offered_by IS NOT NULL AND free_seats > 0 AND deadline IS NOT NULL;
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_matches_tournament ON matches (tournament) WHERE tournament IS NOT NULL;
CREATE INDEX ix_matches_running ON matches (id) WHERE ended_at IS NULL;
CREATE INDEX ix_matches_ended ON matches (game, control, ended_at) WHERE ended_at IS NOT NULL;
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
CREATE INDEX ix_tries_running ON tries ("match") WHERE tries.ended_at IS NULL;
CREATE INDEX ix_tries_player ON tries (player, day);
CREATE INDEX ix_tournament_records_player ON tournament_records (player);
CREATE INDEX ix_subscriptions_player ON subscriptions (player);
CREATE INDEX ix_notices_match ON notices ("match");
CREATE INDEX ix_notices_player ON notices (player);
CREATE INDEX ix_notices_due ON notices (due) WHERE due IS NOT NULL;
COMMIT;
