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
INSERT INTO "accounts" VALUES('a4bd683f4c83535c72ea475a501071cfd','dora','$argon2id$none',NULL,NULL,0,1,'2026-11-30T05:33:58.301+00:00');
INSERT INTO "accounts" VALUES('abeb205f9661738071db5a9557daa1785','fred','$argon2id$none',NULL,NULL,0,0,NULL);
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
INSERT INTO "attempts" VALUES('0011',1,'2026-11-30T05:48:58.288+00:00');
INSERT INTO "attempts" VALUES('0022',1,'2026-12-30T05:33:58.291+00:00');
CREATE TABLE blocks (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "blocks" VALUES('a4bd683f4c83535c72ea475a501071cfd','ben','2026-11-30T05:33:58.283+00:00');
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
INSERT INTO "entries" VALUES('xx33chfzykqh',0,'supply','A13 Y5 G8 Y11 Y7 R1 R12 B9 G6 G12 B11 G4 Y6 B13 A4 Y8 R3 G10 R4 Y2 B7 Y1 B5 Y12 Y3 G1 A1 A10 R8 R9 Y13 Y9 G2 G7 R11 R2 G13 R10 B1 R7 R6 R13 A7 B3 R5','b0fe24bc','2026-11-30T05:33:57.874+00:00',457);
INSERT INTO "entries" VALUES('xx33chfzykqh',1,'bag','Y B G R Y G G Y G R R R B R B B A Y Y A B R G G R Y A Y A Y R A Y Y R B R G G B R G R Y R','6263f4e4','2026-11-30T05:33:57.874+00:00',457);
INSERT INTO "entries" VALUES('6at2nhzn9rns',0,'supply','G1 Y12 A10 G4 Y2 Y7 G7 B7 Y9 A4 R1 B5 R6 A1 R10 Y6 G2 Y5 B11 Y13 A13 R13 G12 R12 Y1 B3 Y11 R3 B9 G10 R11 G13 G8 R8 B13 R2 R7 G6 Y3 Y8 R9 R4 B1 R5 A7','1e6a1f37','2026-11-30T05:33:57.885+00:00',0);
INSERT INTO "entries" VALUES('6at2nhzn9rns',1,'bag','R B B A R Y Y R A G Y B B R R Y G B Y Y G Y R G G B A G R Y R G R R R Y A G R G A Y R Y B','963ac756','2026-11-30T05:33:57.885+00:00',0);
INSERT INTO "entries" VALUES('erq2j5pyak88',0,'supply','G4 R4 Y9 Y3 Y11 B9 G13 B13 Y13 G2 R8 R3 Y5 R2 Y12 B5 G8 B11 G7 G1 R5 G6 G10 B7 R11 A13 Y2 R6 B3 R10 R9 R12 A10 A7 R7 A1 G12 Y6 Y1 Y7 B1 R1 R13 A4 Y8','390f84e3','2026-11-30T05:33:57.894+00:00',0);
INSERT INTO "entries" VALUES('erq2j5pyak88',1,'bag','G G B R Y G R G B Y Y A Y R G R R Y B R G B R A G Y Y A Y R G B B G Y Y R A R R A R Y R B','468c45e8','2026-11-30T05:33:57.894+00:00',0);
INSERT INTO "entries" VALUES('sqf9m92aakvx',0,'supply','B5 R3 R13 A10 Y8 R1 B9 R5 Y13 Y6 G13 R2 Y3 B3 G4 Y1 A7 B1 G10 R11 B7 R10 R6 Y12 R12 Y9 A4 B13 Y11 G2 A1 R4 A13 B11 G7 Y7 G1 R8 G12 R7 R9 Y2 Y5 G8 G6','c111e244','2026-11-30T05:33:57.897+00:00',0);
INSERT INTO "entries" VALUES('sqf9m92aakvx',1,'bag','R G R B R R A B Y R G Y Y Y R Y Y Y G B R A G A R B R R A G Y G B R B G G B R A G Y R Y Y','b5a4eeb1','2026-11-30T05:33:57.897+00:00',0);
INSERT INTO "entries" VALUES('xx33chfzykqh',2,'0','G8-3','84963e1f','2026-11-30T05:33:58.067+00:00',655);
INSERT INTO "entries" VALUES('xx33chfzykqh',3,'1','B11-2','ac3e0f77','2026-11-30T05:33:58.069+00:00',658);
INSERT INTO "entries" VALUES('xx33chfzykqh',4,'0','Y5x4','02294812','2026-11-30T05:33:58.069+00:00',659);
INSERT INTO "entries" VALUES('xx33chfzykqh',5,'1','G12-3','a8f49495','2026-11-30T05:33:58.070+00:00',660);
INSERT INTO "entries" VALUES('xx33chfzykqh',6,'0','Y11x3','675b748d','2026-11-30T05:33:58.071+00:00',660);
INSERT INTO "entries" VALUES('xx33chfzykqh',7,'1','G4-4','7775e3b6','2026-11-30T05:33:58.071+00:00',661);
INSERT INTO "entries" VALUES('xx33chfzykqh',8,'0','R12-4','7b582746','2026-11-30T05:33:58.072+00:00',662);
INSERT INTO "entries" VALUES('xx33chfzykqh',9,'1','G6-2','99f0b4df','2026-11-30T05:33:58.073+00:00',662);
INSERT INTO "entries" VALUES('xx33chfzykqh',10,'0','R4-3','f72a3439','2026-11-30T05:33:58.073+00:00',663);
INSERT INTO "entries" VALUES('xx33chfzykqh',11,'1','Y2x1','2ffdc0c2','2026-11-30T05:33:58.074+00:00',664);
INSERT INTO "entries" VALUES('xx33chfzykqh',12,'0','B9-2','b991a416','2026-11-30T05:33:58.075+00:00',664);
INSERT INTO "entries" VALUES('xx33chfzykqh',13,'1','G10-4','c49c44d2','2026-11-30T05:33:58.075+00:00',665);
INSERT INTO "entries" VALUES('jk5qqh54wv52',0,'0','@P','7f1bdd51','2026-11-30T05:33:58.098+00:00',98);
INSERT INTO "entries" VALUES('jk5qqh54wv52',1,'1','@F','aab3e7ab','2026-11-30T05:33:58.099+00:00',100);
INSERT INTO "entries" VALUES('jk5qqh54wv52',2,'0','>L','21c362fe','2026-11-30T05:33:58.100+00:00',101);
INSERT INTO "entries" VALUES('jk5qqh54wv52',3,'0','WW','fabb4097','2026-11-30T05:33:58.101+00:00',102);
INSERT INTO "entries" VALUES('jk5qqh54wv52',4,'1','>G','8824059c','2026-11-30T05:33:58.102+00:00',103);
INSERT INTO "entries" VALUES('jk5qqh54wv52',5,'1','RY','231805e7','2026-11-30T05:33:58.102+00:00',104);
INSERT INTO "entries" VALUES('jk5qqh54wv52',6,'0','.','a0b3f393','2026-11-30T05:33:58.103+00:00',105);
INSERT INTO "entries" VALUES('jk5qqh54wv52',7,'0','+O-R','c9dc31c8','2026-11-30T05:33:58.104+00:00',106);
INSERT INTO "entries" VALUES('jk5qqh54wv52',8,'1','+J-M','66745cab','2026-11-30T05:33:58.105+00:00',106);
INSERT INTO "entries" VALUES('jk5qqh54wv52',9,'0','>H','1c3ebde5','2026-11-30T05:33:58.106+00:00',107);
INSERT INTO "entries" VALUES('jk5qqh54wv52',10,'0','YW','4431c33e','2026-11-30T05:33:58.106+00:00',108);
INSERT INTO "entries" VALUES('jk5qqh54wv52',11,'1','Y','9440bc7b','2026-11-30T05:33:58.107+00:00',109);
INSERT INTO "entries" VALUES('6at2nhzn9rns',2,'1','A1-3','43531f10','2026-11-30T05:33:58.108+00:00',225);
INSERT INTO "entries" VALUES('6at2nhzn9rns',3,'0','A10-3','cd4868a6','2026-11-30T05:33:58.109+00:00',226);
INSERT INTO "entries" VALUES('6at2nhzn9rns',4,'1','R6-4','8bad116a','2026-11-30T05:33:58.109+00:00',227);
INSERT INTO "entries" VALUES('6at2nhzn9rns',5,'0','G4x4','54e4d46e','2026-11-30T05:33:58.110+00:00',227);
INSERT INTO "entries" VALUES('6at2nhzn9rns',6,'1','R1-1','dd8e1219','2026-11-30T05:33:58.111+00:00',228);
INSERT INTO "entries" VALUES('erq2j5pyak88',2,'1','B5x2','7bf866d1','2026-11-30T05:33:58.113+00:00',224);
INSERT INTO "entries" VALUES('erq2j5pyak88',3,'0','Y3-3','babc95f0','2026-11-30T05:33:58.113+00:00',225);
INSERT INTO "entries" VALUES('erq2j5pyak88',4,'1','R2x4','fe09d34a','2026-11-30T05:33:58.114+00:00',226);
INSERT INTO "entries" VALUES('erq2j5pyak88',5,'0','R4x4','89b20acc','2026-11-30T05:33:58.115+00:00',226);
INSERT INTO "entries" VALUES('erq2j5pyak88',6,'1','Y13x4','f884931d','2026-11-30T05:33:58.115+00:00',227);
INSERT INTO "entries" VALUES('erq2j5pyak88',7,'0','G4x2','8d5dbbd6','2026-11-30T05:33:58.116+00:00',228);
INSERT INTO "entries" VALUES('erq2j5pyak88',8,'1','G7x2','8f4f23f5','2026-11-30T05:33:58.116+00:00',228);
INSERT INTO "entries" VALUES('erq2j5pyak88',9,'0','Y9x3','7eb4c425','2026-11-30T05:33:58.117+00:00',229);
INSERT INTO "entries" VALUES('erq2j5pyak88',10,'1','G10-4','be1e23f0','2026-11-30T05:33:58.118+00:00',229);
INSERT INTO "entries" VALUES('erq2j5pyak88',11,'0','G13x3','210bc6b7','2026-11-30T05:33:58.118+00:00',230);
INSERT INTO "entries" VALUES('erq2j5pyak88',12,'1','G2-1','199d1418','2026-11-30T05:33:58.119+00:00',231);
INSERT INTO "entries" VALUES('erq2j5pyak88',13,'0','B11-4','07dcde4c','2026-11-30T05:33:58.120+00:00',231);
INSERT INTO "entries" VALUES('erq2j5pyak88',14,'1','Y5-4','4fa52483','2026-11-30T05:33:58.120+00:00',232);
INSERT INTO "entries" VALUES('erq2j5pyak88',15,'0','B13x4','f1613529','2026-11-30T05:33:58.121+00:00',233);
INSERT INTO "entries" VALUES('erq2j5pyak88',16,'1','R5x3','02e5109e','2026-11-30T05:33:58.122+00:00',233);
INSERT INTO "entries" VALUES('erq2j5pyak88',17,'0','B7x2','6a25b7e3','2026-11-30T05:33:58.122+00:00',234);
INSERT INTO "entries" VALUES('erq2j5pyak88',18,'1','R11-3','b7afc661','2026-11-30T05:33:58.123+00:00',234);
INSERT INTO "entries" VALUES('erq2j5pyak88',19,'0','G1-4','3b14a13e','2026-11-30T05:33:58.123+00:00',235);
INSERT INTO "entries" VALUES('erq2j5pyak88',20,'0','A7x2','56c006d0','2026-11-30T05:33:58.124+00:00',236);
INSERT INTO "entries" VALUES('erq2j5pyak88',21,'1','R3-4','40322444','2026-11-30T05:33:58.125+00:00',236);
INSERT INTO "entries" VALUES('erq2j5pyak88',22,'0','R7-4','4b49c97e','2026-11-30T05:33:58.125+00:00',237);
INSERT INTO "entries" VALUES('erq2j5pyak88',23,'1','G8-4','6c7e5d8a','2026-11-30T05:33:58.126+00:00',238);
INSERT INTO "entries" VALUES('erq2j5pyak88',24,'0','Y11-4','522f4747','2026-11-30T05:33:58.127+00:00',238);
INSERT INTO "entries" VALUES('erq2j5pyak88',25,'1','Y2-4','34cd735c','2026-11-30T05:33:58.127+00:00',239);
INSERT INTO "entries" VALUES('erq2j5pyak88',26,'0','G6-1','09f6b40a','2026-11-30T05:33:58.128+00:00',240);
INSERT INTO "entries" VALUES('erq2j5pyak88',27,'0','R6-4','2f570d10','2026-11-30T05:33:58.129+00:00',240);
INSERT INTO "entries" VALUES('erq2j5pyak88',28,'1','Y12x2','5ce7c231','2026-11-30T05:33:58.129+00:00',241);
INSERT INTO "entries" VALUES('erq2j5pyak88',29,'0','R10x1','9642e417','2026-11-30T05:33:58.130+00:00',241);
INSERT INTO "entries" VALUES('erq2j5pyak88',30,'1','R13-4','500ad28c','2026-11-30T05:33:58.130+00:00',242);
INSERT INTO "entries" VALUES('erq2j5pyak88',31,'0','A13-2','44fa62eb','2026-11-30T05:33:58.131+00:00',243);
INSERT INTO "entries" VALUES('erq2j5pyak88',32,'supply','B11 B7 G1 G4 G10 B5 G6 G2 Y5 G7 R4 Y13 R2 B13','245cf801','2026-11-30T05:33:58.131+00:00',243);
INSERT INTO "entries" VALUES('erq2j5pyak88',33,'1','R9x1','16eee670','2026-11-30T05:33:58.132+00:00',243);
INSERT INTO "entries" VALUES('erq2j5pyak88',34,'0','G12-4','ac01b909','2026-11-30T05:33:58.132+00:00',244);
INSERT INTO "entries" VALUES('erq2j5pyak88',35,'0','G1x4','1b70fe88','2026-11-30T05:33:58.133+00:00',245);
INSERT INTO "entries" VALUES('erq2j5pyak88',36,'1','R8-4','df3397d3','2026-11-30T05:33:58.134+00:00',245);
INSERT INTO "entries" VALUES('erq2j5pyak88',37,'0','R12-4','ee07da7f','2026-11-30T05:33:58.134+00:00',246);
INSERT INTO "entries" VALUES('erq2j5pyak88',38,'1','G10x3','6f190c0b','2026-11-30T05:33:58.135+00:00',247);
INSERT INTO "entries" VALUES('erq2j5pyak88',39,'1','Y7-1','c019dff9','2026-11-30T05:33:58.135+00:00',247);
INSERT INTO "entries" VALUES('erq2j5pyak88',40,'0','B9x4','79e119ab','2026-11-30T05:33:58.136+00:00',248);
INSERT INTO "entries" VALUES('erq2j5pyak88',41,'1','Y8-2','865c8227','2026-11-30T05:33:58.137+00:00',248);
INSERT INTO "entries" VALUES('erq2j5pyak88',42,'0','G4x3','8604b506','2026-11-30T05:33:58.137+00:00',249);
INSERT INTO "entries" VALUES('erq2j5pyak88',43,'1','B7x4','806a167c','2026-11-30T05:33:58.138+00:00',250);
INSERT INTO "entries" VALUES('erq2j5pyak88',44,'0','R4-3','c8982ce7','2026-11-30T05:33:58.139+00:00',250);
INSERT INTO "entries" VALUES('erq2j5pyak88',45,'1','Y6x1','bba81340','2026-11-30T05:33:58.139+00:00',251);
INSERT INTO "entries" VALUES('erq2j5pyak88',46,'1','Y13-2','d2623199','2026-11-30T05:33:58.140+00:00',251);
INSERT INTO "entries" VALUES('erq2j5pyak88',47,'supply','Y9 G13 Y2 R9 R11 A7 R6 R13 G10 G12 Y11 A13 Y3 Y12 R10 G8 R5 Y8 R3 Y7 R7 Y6','400e2d0c','2026-11-30T05:33:58.140+00:00',252);
INSERT INTO "entries" VALUES('erq2j5pyak88',48,'0','B1-4','b9b3ac10','2026-11-30T05:33:58.141+00:00',252);
INSERT INTO "entries" VALUES('erq2j5pyak88',49,'1','G7x3','f298f466','2026-11-30T05:33:58.141+00:00',253);
INSERT INTO "entries" VALUES('erq2j5pyak88',50,'0','R1x3','73fd8ff3','2026-11-30T05:33:58.142+00:00',254);
INSERT INTO "entries" VALUES('erq2j5pyak88',51,'1','A10x3','47092deb','2026-11-30T05:33:58.143+00:00',254);
INSERT INTO "entries" VALUES('erq2j5pyak88',52,'0','B11x4','f6f0bf96','2026-11-30T05:33:58.143+00:00',255);
INSERT INTO "entries" VALUES('erq2j5pyak88',53,'1','A1-1','847be6e2','2026-11-30T05:33:58.144+00:00',255);
INSERT INTO "entries" VALUES('erq2j5pyak88',54,'0','A4x3','5f76ea7c','2026-11-30T05:33:58.145+00:00',256);
INSERT INTO "entries" VALUES('erq2j5pyak88',55,'1','R11-3','d3b92f96','2026-11-30T05:33:58.145+00:00',257);
INSERT INTO "entries" VALUES('erq2j5pyak88',56,'0','Y5-3','1cbb6e59','2026-11-30T05:33:58.146+00:00',257);
INSERT INTO "entries" VALUES('erq2j5pyak88',57,'1','Y9-3','bbe2b5d5','2026-11-30T05:33:58.146+00:00',258);
INSERT INTO "entries" VALUES('erq2j5pyak88',58,'0','G13-4','bdc6ad71','2026-11-30T05:33:58.147+00:00',259);
INSERT INTO "entries" VALUES('erq2j5pyak88',59,'1','Y11x4','b5f39f23','2026-11-30T05:33:58.148+00:00',259);
INSERT INTO "entries" VALUES('erq2j5pyak88',60,'0','Y1x4','d594cb28','2026-11-30T05:33:58.148+00:00',260);
INSERT INTO "entries" VALUES('erq2j5pyak88',61,'1','Y2x2','58fcfe39','2026-11-30T05:33:58.149+00:00',260);
INSERT INTO "entries" VALUES('erq2j5pyak88',62,'0','Y12x2','15953f77','2026-11-30T05:33:58.149+00:00',261);
INSERT INTO "entries" VALUES('erq2j5pyak88',63,'1','G6x4','723bbd01','2026-11-30T05:33:58.150+00:00',262);
INSERT INTO "entries" VALUES('erq2j5pyak88',64,'0','R2-3','5f5ecd47','2026-11-30T05:33:58.151+00:00',262);
INSERT INTO "entries" VALUES('erq2j5pyak88',65,'1','G10-4','abd1f3ec','2026-11-30T05:33:58.151+00:00',263);
INSERT INTO "entries" VALUES('erq2j5pyak88',66,'0','G8-3','bfc7cb5f','2026-11-30T05:33:58.152+00:00',264);
INSERT INTO "entries" VALUES('erq2j5pyak88',67,'1','G2-3','738e131c','2026-11-30T05:33:58.153+00:00',264);
INSERT INTO "entries" VALUES('erq2j5pyak88',68,'bag','A Y R B G G R G G R G R','de741e66','2026-11-30T05:33:58.153+00:00',264);
INSERT INTO "entries" VALUES('erq2j5pyak88',69,'1','G>Y','2acee56a','2026-11-30T05:33:58.154+00:00',265);
INSERT INTO "entries" VALUES('erq2j5pyak88',70,'bag','R R G G A B G G R G G R G G','d5433b66','2026-11-30T05:33:58.154+00:00',265);
INSERT INTO "entries" VALUES('erq2j5pyak88',71,'1','R5x3','ef13da5f','2026-11-30T05:33:58.154+00:00',266);
INSERT INTO "entries" VALUES('erq2j5pyak88',72,'0','R9x3','f0e9eb96','2026-11-30T05:33:58.155+00:00',267);
INSERT INTO "entries" VALUES('erq2j5pyak88',73,'supply','A4 A10 G2 G1 B9 Y9 R12 R4 G7 G4 Y5 G13 B11 B1 R1 G8 R11 R2 B7 R8','6eabf23d','2026-11-30T05:33:58.155+00:00',267);
INSERT INTO "entries" VALUES('erq2j5pyak88',74,'1','Y3x2','d41e4782','2026-11-30T05:33:58.156+00:00',267);
INSERT INTO "entries" VALUES('erq2j5pyak88',75,'bag','A G G G Y Y G R Y G G B G Y Y R G Y','5c238769','2026-11-30T05:33:58.156+00:00',267);
INSERT INTO "entries" VALUES('erq2j5pyak88',76,'0','.','bfbc5c47','2026-11-30T05:33:58.157+00:00',268);
INSERT INTO "entries" VALUES('erq2j5pyak88',77,'0','A13-3','f56b9c98','2026-11-30T05:33:58.157+00:00',269);
INSERT INTO "entries" VALUES('erq2j5pyak88',78,'1','R7x2','f5aff176','2026-11-30T05:33:58.158+00:00',270);
INSERT INTO "entries" VALUES('erq2j5pyak88',79,'0','Y>B','ab6a58c1','2026-11-30T05:33:58.159+00:00',270);
INSERT INTO "entries" VALUES('erq2j5pyak88',80,'bag','Y Y R G Y Y G Y G Y B G Y R B G G B G Y G A B Y','f6e4e797','2026-11-30T05:33:58.159+00:00',270);
INSERT INTO "entries" VALUES('erq2j5pyak88',81,'0','B5x4','e000e275','2026-11-30T05:33:58.159+00:00',271);
INSERT INTO "entries" VALUES('erq2j5pyak88',82,'1','B3-4','18390b31','2026-11-30T05:33:58.160+00:00',272);
INSERT INTO "entries" VALUES('erq2j5pyak88',83,'0','Y7x3','f4f4dcdc','2026-11-30T05:33:58.161+00:00',272);
INSERT INTO "entries" VALUES('erq2j5pyak88',84,'1','R6-2','8751af7d','2026-11-30T05:33:58.161+00:00',273);
INSERT INTO "entries" VALUES('erq2j5pyak88',85,'0','A4-1','f110f0f1','2026-11-30T05:33:58.162+00:00',274);
INSERT INTO "entries" VALUES('erq2j5pyak88',86,'1','Y9x1','c3bef46c','2026-11-30T05:33:58.163+00:00',274);
INSERT INTO "entries" VALUES('erq2j5pyak88',87,'0','B9-4','cba31873','2026-11-30T05:33:58.163+00:00',275);
INSERT INTO "entries" VALUES('erq2j5pyak88',88,'1','R3x2','174f88d0','2026-11-30T05:33:58.164+00:00',275);
INSERT INTO "entries" VALUES('erq2j5pyak88',89,'0','Y5-3','88776e71','2026-11-30T05:33:58.164+00:00',276);
INSERT INTO "entries" VALUES('erq2j5pyak88',90,'1','B13x4','eeb5cef3','2026-11-30T05:33:58.165+00:00',277);
INSERT INTO "entries" VALUES('erq2j5pyak88',91,'1','B>R','60bd6130','2026-11-30T05:33:58.166+00:00',277);
INSERT INTO "entries" VALUES('erq2j5pyak88',92,'bag','G B G B Y Y G B G B B Y Y Y G B A B G Y G','81dc6ed8','2026-11-30T05:33:58.166+00:00',277);
INSERT INTO "entries" VALUES('erq2j5pyak88',93,'0','R12x2','d67cbc1b','2026-11-30T05:33:58.166+00:00',278);
INSERT INTO "entries" VALUES('erq2j5pyak88',94,'1','G1x2','9ba445fc','2026-11-30T05:33:58.167+00:00',279);
INSERT INTO "entries" VALUES('erq2j5pyak88',95,'0','A7x3','09f6d9cb','2026-11-30T05:33:58.168+00:00',279);
INSERT INTO "entries" VALUES('sqf9m92aakvx',2,'0','R5x2','b5a13f8f','2026-11-30T05:33:58.169+00:00',273);
INSERT INTO "entries" VALUES('sqf9m92aakvx',3,'1','R2-1','dc012c84','2026-11-30T05:33:58.170+00:00',273);
INSERT INTO "entries" VALUES('sqf9m92aakvx',4,'0','R13-2','354861f3','2026-11-30T05:33:58.171+00:00',274);
INSERT INTO "entries" VALUES('sqf9m92aakvx',5,'1','Y6x4','f074d3c4','2026-11-30T05:33:58.171+00:00',275);
INSERT INTO "entries" VALUES('sqf9m92aakvx',6,'0','G10x2','25b7a52d','2026-11-30T05:33:58.172+00:00',276);
INSERT INTO "entries" VALUES('sqf9m92aakvx',7,'1','R11-4','52500b44','2026-11-30T05:33:58.173+00:00',276);
INSERT INTO "entries" VALUES('sqf9m92aakvx',8,'0','R1-3','b958f69a','2026-11-30T05:33:58.174+00:00',277);
INSERT INTO "entries" VALUES('sqf9m92aakvx',9,'1','Y1-4','fb5bb031','2026-11-30T05:33:58.174+00:00',278);
INSERT INTO "entries" VALUES('sqf9m92aakvx',10,'0','R6x3','4b5b4d4d','2026-11-30T05:33:58.175+00:00',279);
INSERT INTO "entries" VALUES('sqf9m92aakvx',11,'1','resign','dacb54bd','2026-11-30T05:33:58.176+00:00',279);
INSERT INTO "entries" VALUES('9qwf87tug6ev',0,'1','W','97c3a7ba','2026-11-30T05:33:58.177+00:00',140);
INSERT INTO "entries" VALUES('9qwf87tug6ev',1,'0','>F','1ca6bcd5','2026-11-30T05:33:58.178+00:00',141);
INSERT INTO "entries" VALUES('9qwf87tug6ev',2,'0','RR','3acfac31','2026-11-30T05:33:58.179+00:00',142);
INSERT INTO "entries" VALUES('9qwf87tug6ev',3,'1','+C-H','98e26233','2026-11-30T05:33:58.180+00:00',143);
INSERT INTO "entries" VALUES('9qwf87tug6ev',4,'0','>N','e86d2f02','2026-11-30T05:33:58.181+00:00',143);
INSERT INTO "entries" VALUES('9qwf87tug6ev',5,'0','OB','18642413','2026-11-30T05:33:58.181+00:00',144);
INSERT INTO "entries" VALUES('9qwf87tug6ev',6,'1','>B','1f87d7a4','2026-11-30T05:33:58.182+00:00',145);
INSERT INTO "entries" VALUES('9qwf87tug6ev',7,'1','RO','671e8168','2026-11-30T05:33:58.183+00:00',146);
INSERT INTO "entries" VALUES('9qwf87tug6ev',8,'0','>K','f72664d3','2026-11-30T05:33:58.184+00:00',146);
INSERT INTO "entries" VALUES('9qwf87tug6ev',9,'0','YY','49072d75','2026-11-30T05:33:58.184+00:00',147);
INSERT INTO "entries" VALUES('9qwf87tug6ev',10,'1','+C-D','1952ed7f','2026-11-30T05:33:58.185+00:00',148);
INSERT INTO "entries" VALUES('9qwf87tug6ev',11,'0','+N-Q','6837c3f3','2026-11-30T05:33:58.186+00:00',148);
INSERT INTO "entries" VALUES('9qwf87tug6ev',12,'1','>C','26cd1a56','2026-11-30T05:33:58.186+00:00',149);
INSERT INTO "entries" VALUES('9qwf87tug6ev',13,'1','OO','5fddd63d','2026-11-30T05:33:58.187+00:00',150);
INSERT INTO "entries" VALUES('9qwf87tug6ev',14,'0','+N-O','f680218d','2026-11-30T05:33:58.188+00:00',151);
INSERT INTO "entries" VALUES('9qwf87tug6ev',15,'1','+H-I','3487cb99','2026-11-30T05:33:58.189+00:00',151);
INSERT INTO "entries" VALUES('9qwf87tug6ev',16,'0','>N','8991ccae','2026-11-30T05:33:58.189+00:00',152);
INSERT INTO "entries" VALUES('9qwf87tug6ev',17,'0','BB','46a13a8b','2026-11-30T05:33:58.190+00:00',153);
INSERT INTO "entries" VALUES('9qwf87tug6ev',18,'1','>H','d7093a21','2026-11-30T05:33:58.191+00:00',153);
INSERT INTO "entries" VALUES('9qwf87tug6ev',19,'1','OY','be347a11','2026-11-30T05:33:58.192+00:00',154);
INSERT INTO "entries" VALUES('9qwf87tug6ev',20,'0','+Q-R','db8a53a8','2026-11-30T05:33:58.192+00:00',155);
INSERT INTO "entries" VALUES('9qwf87tug6ev',21,'1','+E-H','3e78d559','2026-11-30T05:33:58.193+00:00',156);
INSERT INTO "entries" VALUES('9qwf87tug6ev',22,'1','O','c627e047','2026-11-30T05:33:58.194+00:00',156);
INSERT INTO "entries" VALUES('9qwf87tug6ev',23,'0','>Q','41ebda3c','2026-11-30T05:33:58.195+00:00',157);
INSERT INTO "entries" VALUES('9qwf87tug6ev',24,'0','YY','25060959','2026-11-30T05:33:58.195+00:00',158);
INSERT INTO "entries" VALUES('9qwf87tug6ev',25,'1','+J-M','1c4e6d6d','2026-11-30T05:33:58.196+00:00',159);
INSERT INTO "entries" VALUES('9qwf87tug6ev',26,'0','>R','acd559cc','2026-11-30T05:33:58.197+00:00',160);
INSERT INTO "entries" VALUES('9qwf87tug6ev',27,'0','RB','10299b0b','2026-11-30T05:33:58.198+00:00',160);
INSERT INTO "entries" VALUES('9qwf87tug6ev',28,'1','>E','b6994378','2026-11-30T05:33:58.199+00:00',161);
INSERT INTO "entries" VALUES('9qwf87tug6ev',29,'1','WB','237113d4','2026-11-30T05:33:58.200+00:00',163);
INSERT INTO "entries" VALUES('9qwf87tug6ev',30,'0','draw','fb21724a','2026-11-30T05:33:58.208+00:00',171);
INSERT INTO "entries" VALUES('vvk4jgdt8pxc',0,'supply','B11 G2 R4 Y3 G13 A10 B1 G10 R13 R1 R7 B9 Y1 R11 G7 Y11 A1 R10 Y5 Y9 B7 G6 A13 B5 R3 Y8 G1 A7 Y6 A4 R9 G12 R8 R5 B3 R6 Y7 Y2 R12 Y12 B13 R2 G8 G4 Y13','4dada158','2026-11-30T05:33:58.213+00:00',0);
INSERT INTO "entries" VALUES('vvk4jgdt8pxc',1,'bag','G A Y R R R B A R Y R A Y R Y Y G G A A Y R R G R R B B B Y R B R Y Y G Y G G Y B B R G G','c6d89ee3','2026-11-30T05:33:58.213+00:00',0);
INSERT INTO "entries" VALUES('qzndpf58w2ay',0,'supply','G4 R4 Y9 Y3 Y11 B9 G13 B13 Y13 G2 R8 R3 Y5 R2 Y12 B5 G8 B11 G7 G1 R5 G6 G10 B7 R11 A13 Y2 R6 B3 R10 R9 R12 A10 A7 R7 A1 R13 B1 Y8 Y7 A4 G12 Y6 R1 Y1','63529bbd','2026-11-30T05:33:58.225+00:00',NULL);
INSERT INTO "entries" VALUES('qzndpf58w2ay',1,'bag','G G B R Y G R G B Y Y A Y R G R Y B R Y R A Y G R G A R R A A Y B R Y R Y B R Y G B B G R','0e52cd14','2026-11-30T05:33:58.225+00:00',NULL);
INSERT INTO "entries" VALUES('qzndpf58w2ay',2,'1','B5x2','e6c9eb68','2026-11-30T05:33:58.225+00:00',NULL);
INSERT INTO "entries" VALUES('qzndpf58w2ay',3,'0','Y3-3','6d26db6b','2026-11-30T05:33:58.225+00:00',NULL);
INSERT INTO "entries" VALUES('qzndpf58w2ay',4,'1','R2x4','bc76b44b','2026-11-30T05:33:58.225+00:00',NULL);
INSERT INTO "entries" VALUES('qzndpf58w2ay',5,'0','R4x4','82ff9183','2026-11-30T05:33:58.225+00:00',NULL);
INSERT INTO "entries" VALUES('qzndpf58w2ay',6,'1','Y13x4','b7f062fc','2026-11-30T05:33:58.225+00:00',NULL);
INSERT INTO "entries" VALUES('qzndpf58w2ay',7,'0','G4x2','80c4a01a','2026-11-30T05:33:58.225+00:00',NULL);
INSERT INTO "entries" VALUES('qzndpf58w2ay',8,'1','G7x2','66ceca23','2026-11-30T05:33:58.225+00:00',NULL);
INSERT INTO "entries" VALUES('qzndpf58w2ay',9,'0','Y9x3','3f8d6495','2026-11-30T05:33:58.225+00:00',NULL);
INSERT INTO "entries" VALUES('qzndpf58w2ay',10,'1','G10-4','7827348b','2026-11-30T05:33:58.225+00:00',NULL);
INSERT INTO "entries" VALUES('qzndpf58w2ay',11,'0','G13x3','e5643ad1','2026-11-30T05:33:58.225+00:00',NULL);
INSERT INTO "entries" VALUES('qzndpf58w2ay',12,'1','G2-1','80c2161a','2026-11-30T05:33:58.225+00:00',NULL);
INSERT INTO "entries" VALUES('qzndpf58w2ay',13,'0','B11-4','f4f4221f','2026-11-30T05:33:58.225+00:00',NULL);
INSERT INTO "entries" VALUES('qzndpf58w2ay',14,'1','Y5-4','30566785','2026-11-30T05:33:58.225+00:00',NULL);
INSERT INTO "entries" VALUES('qzndpf58w2ay',15,'0','B13x4','5c71787c','2026-11-30T05:33:58.225+00:00',NULL);
INSERT INTO "entries" VALUES('qzndpf58w2ay',16,'1','R5x3','2b8b77bd','2026-11-30T05:33:58.225+00:00',NULL);
INSERT INTO "entries" VALUES('qzndpf58w2ay',17,'0','B7x2','e132c7ad','2026-11-30T05:33:58.225+00:00',NULL);
INSERT INTO "entries" VALUES('qzndpf58w2ay',18,'1','R11-3','5b136f18','2026-11-30T05:33:58.225+00:00',NULL);
INSERT INTO "entries" VALUES('qzndpf58w2ay',19,'0','G1-4','281412ec','2026-11-30T05:33:58.225+00:00',NULL);
INSERT INTO "entries" VALUES('qzndpf58w2ay',20,'0','A7x2','9f8b4498','2026-11-30T05:33:58.225+00:00',NULL);
INSERT INTO "entries" VALUES('qzndpf58w2ay',21,'1','R3-4','c46e232d','2026-11-30T05:33:58.225+00:00',NULL);
INSERT INTO "entries" VALUES('qzndpf58w2ay',22,'0','R12x4','24dab03d','2026-11-30T05:33:58.228+00:00',6);
INSERT INTO "entries" VALUES('qzndpf58w2ay',23,'1','Y12-2','cbf472f5','2026-11-30T05:33:58.229+00:00',7);
INSERT INTO "entries" VALUES('qzndpf58w2ay',24,'0','R10-4','195847e9','2026-11-30T05:33:58.230+00:00',7);
INSERT INTO "entries" VALUES('qzndpf58w2ay',25,'1','A10x2','7f96d167','2026-11-30T05:33:58.230+00:00',8);
INSERT INTO "entries" VALUES('2vb6hwqjfrxe',0,'supply','Y9 G13 B1 B5 Y5 G12 G7 A4 G10 G2 Y7 R10 A13 B3 B7 R8 R6 R13 Y12 Y8 B13 R7 G8 R9 B11 A7 G4 Y2 R12 Y13 A10 R5 A1 R1 Y3 G1 Y11 Y6 B9 Y1 R11 R4 R3 R2 G6','a9832452','2026-11-30T05:33:58.308+00:00',0);
INSERT INTO "entries" VALUES('2vb6hwqjfrxe',1,'bag','B G Y R Y A B G R B Y Y G B Y Y B A B Y A R R G R A R Y R G R R R G G B R R G A R G Y Y Y','f7fcb751','2026-11-30T05:33:58.308+00:00',1);
INSERT INTO "entries" VALUES('yd4dtzsx8h6s',0,'0','@R','951d9119','2026-11-30T05:33:58.317+00:00',5);
INSERT INTO "entries" VALUES('yd4dtzsx8h6s',1,'1','@G','20d4d639','2026-11-30T05:33:58.318+00:00',6);
INSERT INTO "entries" VALUES('yd4dtzsx8h6s',2,'2','@M','fe1b8e62','2026-11-30T05:33:58.319+00:00',7);
INSERT INTO "entries" VALUES('yd4dtzsx8h6s',3,'0','>P2','63882105','2026-11-30T05:33:58.320+00:00',7);
INSERT INTO "entries" VALUES('yd4dtzsx8h6s',4,'1','left cadet','4f816680','2026-11-30T05:33:58.321+00:00',8);
INSERT INTO "entries" VALUES('yd4dtzsx8h6s',5,'0','OK','81d573d3','2026-11-30T05:33:58.322+00:00',10);
INSERT INTO "entries" VALUES('yd4dtzsx8h6s',6,'1','>B','56ed7b46','2026-11-30T05:33:58.323+00:00',11);
INSERT INTO "entries" VALUES('jz982dh79k45',0,'supply','G10 G6 R8 G1 G4 G12 R12 A1 R5 R3 Y11 B7 Y13 R6 Y8 G13 B3 B5 R2 Y7 Y5 R4 B9 R10 Y2 R13 Y9 A4 R1 A7 B11 G7 Y6 R7 G2 R11 Y1 Y12 A13 A10 G8 Y3 R9 B13 B1','95cd4284','2026-11-30T05:33:58.427+00:00',1);
INSERT INTO "entries" VALUES('jz982dh79k45',1,'bag','R B Y G R R B Y R B Y R B G Y Y B Y R A G G G G R B R Y A A Y R G A G Y Y R G B A R R R Y','5d93009c','2026-11-30T05:33:58.427+00:00',1);
INSERT INTO "entries" VALUES('jz982dh79k45',2,'1','Y13-2','2a5d67e0','2026-11-30T05:33:58.430+00:00',5);
INSERT INTO "entries" VALUES('jz982dh79k45',3,'0','R8x1','251c8d12','2026-11-30T05:33:58.431+00:00',6);
INSERT INTO "entries" VALUES('jz982dh79k45',4,'1','R3-4','079f5ba5','2026-11-30T05:33:58.431+00:00',7);
INSERT INTO "entries" VALUES('f3a086ce1257',0,'supply','G12 B13 R3 G6 B11 G10 G8 Y12 B1 R1 R10 B7 Y8 Y7 R6 R7 Y6 R9 R4 A4 R2 R12 R13 G7 R8 Y11 Y13 G1 A1 R5 B9 Y2 B5 B3 Y1 G13 R11 A10 A7 Y5 G2 Y9 G4 Y3 A13','e292a0fa','2026-11-30T05:33:58.433+00:00',0);
INSERT INTO "entries" VALUES('f3a086ce1257',1,'bag','R R Y R G Y R G G R G B R R R R Y R B Y A B A A G G R A G Y B G G B Y R A Y Y B Y B Y R Y','f99f9d01','2026-11-30T05:33:58.433+00:00',0);
INSERT INTO "entries" VALUES('au6bwg2dkxp7',0,'0','@D','06881575','2026-11-30T05:33:58.443+00:00',6);
INSERT INTO "entries" VALUES('au6bwg2dkxp7',1,'1','@B','062ff843','2026-11-30T05:33:58.444+00:00',7);
INSERT INTO "entries" VALUES('au6bwg2dkxp7',2,'0','>E','6055779b','2026-11-30T05:33:58.445+00:00',8);
INSERT INTO "entries" VALUES('au6bwg2dkxp7',3,'0','YW','0667a1d3','2026-11-30T05:33:58.446+00:00',9);
INSERT INTO "entries" VALUES('au6bwg2dkxp7',4,'0','takeback 1','de405ad3','2026-11-30T05:33:58.456+00:00',18);
INSERT INTO "entries" VALUES('c2tcgemxqmbz',0,'supply','R9 B1 Y8 B13 A13 G6 G1 R3 Y12 Y11 R5 Y13 A4 Y6 R12 Y1 A1 G10 G7 R10 A10 R8 Y5 R7 R4 R11 R2 R6 Y7 R13 B7 G13 G2 B9 B5 G8 Y2 Y9 G4 A7 R1 B11 Y3 G12 B3','654cb1e7','2026-11-30T05:33:58.475+00:00',0);
INSERT INTO "entries" VALUES('c2tcgemxqmbz',1,'bag','Y G A R Y A Y R B Y G B R Y Y R G G R Y G R R R A G Y B Y Y A Y R G B R R B B R R A B G G','c7409958','2026-11-30T05:33:58.475+00:00',1);
INSERT INTO "entries" VALUES('c2tcgemxqmbz',2,'0','resign','17edd423','2026-11-30T05:33:58.477+00:00',4);
INSERT INTO "entries" VALUES('f2tjmfvubvpy',0,'supply','Y6 R2 B7 G2 A10 R5 G10 Y2 B9 R10 G8 Y9 Y12 R7 R11 A4 Y8 G12 Y3 G6 G13 R12 Y1 B3 G4 Y7 R8 A1 R4 R1 G7 B13 G1 Y11 Y5 R9 Y13 B1 B11 R6 R3 R13 A7 A13 B5','9983e389','2026-11-30T05:33:58.496+00:00',0);
INSERT INTO "entries" VALUES('f2tjmfvubvpy',1,'bag','R R Y Y R B R B G Y B A R R Y R A A Y Y B R G B Y Y Y G G G A B R R G A G R B G Y G R R Y','71ae7aed','2026-11-30T05:33:58.496+00:00',0);
INSERT INTO "entries" VALUES('f2tjmfvubvpy',2,'0','resign','7a9b4a3c','2026-11-30T05:33:58.500+00:00',5);
INSERT INTO "entries" VALUES('defe8599a915',0,'supply','Y6 Y12 R10 R8 G10 G1 G8 G7 R5 B13 Y3 Y9 B11 G12 B1 R12 B7 R1 A7 A4 G6 R9 B3 Y7 B5 Y5 B9 Y11 Y13 R2 Y1 Y2 G4 R6 R7 R11 A13 R13 G13 R4 G2 Y8 A10 A1 R3','8d125ab1','2026-11-30T05:33:58.505+00:00',1);
INSERT INTO "entries" VALUES('defe8599a915',1,'bag','G Y R G R R R R Y R B R B G R R Y A A G G R B A Y B Y A A Y G G G Y Y B Y G B B R Y R Y R','dccd216b','2026-11-30T05:33:58.505+00:00',1);
INSERT INTO "entries" VALUES('defe8599a915',2,'1','G12x3','4bae2761','2026-11-30T05:33:58.507+00:00',4);
INSERT INTO "entries" VALUES('defe8599a915',3,'0','G7x3','92de0d75','2026-11-30T05:33:58.508+00:00',5);
INSERT INTO "entries" VALUES('defe8599a915',4,'1','R12-3','cd81aeba','2026-11-30T05:33:58.509+00:00',6);
CREATE TABLE former_names (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	ends VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "former_names" VALUES('frederic','Frederic','abeb205f9661738071db5a9557daa1785','2027-02-28T05:33:58.291+00:00');
CREATE TABLE friend_links (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	ends VARCHAR(32) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "friend_links" VALUES('32459f33eee5c95b647362091991df970bb309dfb7eb363f53f9a8fb482de2dc','a4bd683f4c83535c72ea475a501071cfd','2026-12-14T05:33:58.301+00:00');
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
INSERT INTO "friendships" VALUES('a4bd683f4c83535c72ea475a501071cfd','abeb205f9661738071db5a9557daa1785',1,1,'2026-11-30T05:33:58.299+00:00');
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
INSERT INTO "matches" VALUES('xx33chfzykqh','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'36FA8E49C6BBB4EEA67AACD59612DBC3736A8E68EECD849093360AAFEB053E81','2026-11-30T05:33:57.410+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 86400000, "since": 665}','2026-12-02T05:33:58.075+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,15,14,12,'2026-11-30T05:33:58.075+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('6at2nhzn9rns','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'9D95B26E38AF406A449CFB7732BC279BA6190C4EEA39449A3C929EE12A469334','2026-11-30T05:33:57.882+00:00',NULL,NULL,'["guest", "guest"]','[[7, 0, "offered"], [7, 0, "hint"]]',1,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,8,7,5,'2026-11-30T05:33:58.110+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('erq2j5pyak88','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'A24D792A27001E1EBC12D72B6D5EB9B5F661E1C759D614F0B1AC1C586DAA5E2D','2026-11-30T05:33:57.888+00:00','2026-11-30T05:33:58.167+00:00','[[0], "trophies"]','["random", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,87,96,86,'2026-11-30T05:33:58.167+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('sqf9m92aakvx','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','1.0.0',0,0,X'3C371B1C9FE62F4ECF02616E3E11E8470BA8CB6DE409C8145481FB88F7791001','2026-11-30T05:33:57.896+00:00','2026-11-30T05:33:58.175+00:00','[[0], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1899996, 1879998], "quota": [7000, 7000], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,0,13,12,9,'2026-11-30T05:33:58.175+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('jk5qqh54wv52','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'9D99EE68CCD185828EC30A575A795199E5159002AFF7F37028ED17FC5A6DA386','2026-11-30T05:33:57.998+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,14,12,12,'2026-11-30T05:33:58.107+00:00','[1]','[]',0,0);
INSERT INTO "matches" VALUES('9qwf87tug6ev','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'DD8FF3162357DA2457A3C7EBEB9559E05A8AC4D9A0E57F7527187A6E063CCA6B','2026-11-30T05:33:58.037+00:00','2026-11-30T05:33:58.208+00:00','[[], "agreement"]','["guest", "guest"]','[[30, 1, "offered"]]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,33,31,30,'2026-11-30T05:33:58.208+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('vvk4jgdt8pxc','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'B1CA000A8975AEC088F7104BEDC9FDAFF0A8BB70C5C92E0B0AD218F89641E130','2026-11-30T05:33:58.209+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T05:33:58.209+00:00','anna',0,NULL,NULL,NULL,NULL,NULL,NULL,0,2,2,0,'2026-11-30T05:33:58.213+00:00','[1]','[]',1,0);
INSERT INTO "matches" VALUES('qzndpf58w2ay','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'5E534B60BD20334AD2257593625079740A71DDC75E7951196541A51630A38329','2026-11-30T05:33:58.222+00:00',NULL,NULL,'["guest", "random"]','[]',0,'{"match": "erq2j5pyak88", "ply": 22, "dealt": [36, 16]}',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,4,26,24,'2026-11-30T05:33:58.230+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('2vb6hwqjfrxe','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'3CD061DCA354E18115942C9AF325133CD3AA1CEFE349B3278E17999793839F06','2026-11-30T05:33:58.302+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": true, "free": 86400000, "since": null}','2026-12-14T05:33:58.302+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,1,0,2,0,'2026-11-30T05:33:58.307+00:00','[0]','[]',1,0);
INSERT INTO "matches" VALUES('yd4dtzsx8h6s','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 3, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'BE04DF0FD3FDA7B122FF9DD347F5E594EE3E273F1701C7C4F19818AC3C410184','2026-11-30T05:33:58.312+00:00',NULL,NULL,'["guest", "guest", "guest"]','[[5, 1, "returned"]]',0,NULL,'30+20','{"left": [1800000, 1800000, 1800000], "quota": [3000, 3000, 3000], "forgiven": [0, 0, 0], "seat": 1, "is_first": false, "free": 0, "since": 129}','2026-11-30T06:04:00.441+00:00',NULL,0,'cadet',NULL,NULL,NULL,NULL,NULL,0,10,7,6,'2026-11-30T05:33:58.323+00:00','[1]','[[1, "left", "cadet"]]',0,0);
INSERT INTO "matches" VALUES('jz982dh79k45','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'9E9E5795228D749B3B873FA2C47E21D0B66E059B416DF3A4E5A405C3FA5C065E','2026-11-30T05:33:58.424+00:00',NULL,NULL,'["guest", "program"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,3,5,3,'2026-11-30T05:33:58.431+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('f3a086ce1257','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'774DB743827C609F26F54CD0BA4AAA2B737FAB29DE32ABD1C980D992920305A7','2026-11-30T05:33:58.432+00:00',NULL,NULL,'["open", "guest"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T05:33:58.432+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,0,2,0,'2026-11-30T05:33:58.433+00:00','[1]','[]',1,0);
INSERT INTO "matches" VALUES('au6bwg2dkxp7','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'B24D8561B20F97DF10A3B01E47410F89C7A2490F0E61417761D469751BDA113F','2026-11-30T05:33:58.437+00:00',NULL,NULL,'["guest", "guest"]','[[4, 0, "asked"], [4, 1, "agreed"], [5, 0, "time"], [5, 1, "thanks"]]',0,NULL,'30+20','{"left": [1819998, 1834991], "quota": [6000, 4000], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 0, "since": 18}','2026-11-30T06:04:20.453+00:00',NULL,0,NULL,'{"length": 3, "won": [2, 0]}',NULL,NULL,NULL,NULL,0,10,5,5,'2026-11-30T05:33:58.455+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('c2tcgemxqmbz','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','2026-11-30T05:33:58.472+00:00','2026-11-30T05:33:58.476+00:00','[[1], "resignation"]','["guest", "cadet"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,'2026-06-01',NULL,0,2,3,0,'2026-11-30T05:33:58.476+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('f2tjmfvubvpy','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'4CB5CC340A9A22E7FDD0B3DA3052F72469D8025C850E4F2B8A94005EDED9F11A','2026-11-30T05:33:58.494+00:00','2026-11-30T05:33:58.499+00:00','[[1], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1800000, 1800000], "quota": [3000, 3000], "forgiven": [0, 0], "seat": 0, "is_first": true, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,'cup',0,1,3,0,'2026-11-30T05:33:58.499+00:00','[]','[]',0,1);
INSERT INTO "matches" VALUES('defe8599a915','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'A9B4E2D4E5F51BF49C6D3324972E00E6A407524F64DE5760CB4AB52968EF1C6F','2026-11-30T05:33:58.503+00:00',NULL,NULL,'["guest", "random"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,'["K\u00e4se & \ud83e\uddc0", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"]',NULL,NULL,0,3,5,3,'2026-11-30T05:33:58.509+00:00','[0]','[]',0,0);
CREATE TABLE mutes (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "mutes" VALUES('anna','ben','2026-11-30T05:33:58.461+00:00');
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
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','xx33chfzykqh','12','anna','turn','2026-11-30T05:33:58.423+00:00',NULL,0);
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','9qwf87tug6ev','over','anna','result','2026-11-30T05:33:58.424+00:00',NULL,0);
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','sqf9m92aakvx','over','anna','result','2026-11-30T05:33:58.424+00:00',NULL,0);
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','erq2j5pyak88','over','anna','result','2026-11-30T05:33:58.424+00:00',NULL,0);
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
INSERT INTO "passkeys" VALUES('0000000000000000000000000000000000000000000000000000000000000000','a4bd683f4c83535c72ea475a501071cfd',X'0001',X'02',3,'localhost','Laptop',0,'2026-11-30T05:33:58.279+00:00',NULL);
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
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-30T05:33:57.869+00:00','2026-11-30T05:33:58.238+00:00',NULL,NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-30T05:33:57.884+00:00','2026-11-30T05:33:57.884+00:00',NULL,NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-30T05:33:57.892+00:00','2026-11-30T05:33:57.892+00:00',NULL,NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-30T05:33:58.211+00:00','2026-11-30T05:33:58.236+00:00','anna',NULL);
INSERT INTO "players" VALUES('p22060676349e5cf5d58ba5e06d84f4f0','program','Zephyr','2026-11-30T05:33:58.271+00:00','2026-11-30T05:33:58.271+00:00',NULL,NULL);
INSERT INTO "players" VALUES('a4bd683f4c83535c72ea475a501071cfd','account','Dora','2026-11-30T05:33:58.277+00:00','2026-11-30T05:33:58.277+00:00',NULL,NULL);
INSERT INTO "players" VALUES('wilhelmine','guest','Balloonist 9068','2026-11-30T05:33:58.281+00:00','2026-11-30T05:33:58.282+00:00',NULL,'WWWWWWWWWWWWWWWWWWWWWWWW');
INSERT INTO "players" VALUES('abeb205f9661738071db5a9557daa1785','account','Fred','2026-11-30T05:33:58.289+00:00','2026-11-30T05:33:58.289+00:00',NULL,NULL);
INSERT INTO "players" VALUES('emil','guest','Emil','2026-11-30T05:33:58.312+00:00','2026-11-30T05:33:58.312+00:00',NULL,NULL);
INSERT INTO "players" VALUES('cadet','bot',NULL,'2026-11-30T05:33:58.474+00:00','2026-11-30T05:33:58.474+00:00',NULL,NULL);
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
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-30T05:33:58.233+00:00','2026-11-30T05:33:58.234+00:00',NULL,'2026-11-30T06:33:58.237+00:00','0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-30T05:33:58.236+00:00','2026-11-30T05:33:58.236+00:00',NULL,NULL,'1b94c4356895c3a0',NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-30T05:33:58.237+00:00','2026-11-30T05:33:58.238+00:00',NULL,NULL,'0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('4778dd0e08b227676b3c75a09603797d428dc437f46f8882cc55a848ee40a22c','a4bd683f4c83535c72ea475a501071cfd','2026-11-30T05:33:58.279+00:00','2026-11-30T05:33:58.279+00:00',NULL,NULL,'4778dd0e08b22767','Firefox, Linux');
INSERT INTO "proofs" VALUES('17b7b4dce9ce7de46d7938f26213f0382d04145da13cfa02a3c60fdd2102b8c1','wilhelmine','2026-11-30T05:33:58.282+00:00','2026-11-30T05:33:58.282+00:00',NULL,NULL,'17b7b4dce9ce7de4',NULL);
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
INSERT INTO "ratings" VALUES('sqf9m92aakvx',0,'anna','balloon-cup','classical',0,'2026-11-30T05:33:58.219+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
INSERT INTO "ratings" VALUES('sqf9m92aakvx',1,'ben','balloon-cup','classical',0,'2026-11-30T05:33:58.219+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
CREATE TABLE recoveries (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "recoveries" VALUES('e3092aeb734e9771d8fd4fe8fb8e6e2e10a4f0a04d4cbf0a7ea9786596f7d0c0','a4bd683f4c83535c72ea475a501071cfd');
INSERT INTO "recoveries" VALUES('838f9f3e63a9e68f40e15e9a4d1e2ab72a743821551bd1b46073525509642da5','a4bd683f4c83535c72ea475a501071cfd');
INSERT INTO "recoveries" VALUES('af7dec4c1af98991ef41f178d19d151dd02ec45a5de575a4119dce78967c60d1','a4bd683f4c83535c72ea475a501071cfd');
INSERT INTO "recoveries" VALUES('2ad06ae32f87dd3d76cd5ce793b3054045d3e746ecfd833c2b013cfc9113a740','a4bd683f4c83535c72ea475a501071cfd');
INSERT INTO "recoveries" VALUES('ecefffccff1ad25bf016480560083a31b065d9eb444e8211b6bfdfffac29e5c3','a4bd683f4c83535c72ea475a501071cfd');
INSERT INTO "recoveries" VALUES('2e76c4a0651d1ae0b0357bf87eb1422403b430d0b620f80681dffde7a100ed31','a4bd683f4c83535c72ea475a501071cfd');
INSERT INTO "recoveries" VALUES('c06ef43e68b7a81939c29870826e58bf850567a72d03982dc9a462b93de013cd','a4bd683f4c83535c72ea475a501071cfd');
INSERT INTO "recoveries" VALUES('27880c9a287d62df0a458422ae18bd6a36088449c95b9f668c09aed14969cb5c','a4bd683f4c83535c72ea475a501071cfd');
INSERT INTO "recoveries" VALUES('1a24ee419925f06e8a3474d2c39216f8b832578e07760a87c78e33ee278e3f80','abeb205f9661738071db5a9557daa1785');
INSERT INTO "recoveries" VALUES('b4f9f325b50c48b8f83a928e3bebb246a9a2fb895350a6bb233d204289728340','abeb205f9661738071db5a9557daa1785');
INSERT INTO "recoveries" VALUES('4512892585da8b68d29da82dc1590b1da458c697adb809af5f2459185a0b776e','abeb205f9661738071db5a9557daa1785');
INSERT INTO "recoveries" VALUES('eb598dec7e4e2cf45c69278dd211321339358719ff35c5f7be1eccce644ad534','abeb205f9661738071db5a9557daa1785');
INSERT INTO "recoveries" VALUES('37665c0b7d2fd5a66b46891c14741dd276d33c19b986150a060883ffe260bfd1','abeb205f9661738071db5a9557daa1785');
INSERT INTO "recoveries" VALUES('f540093df6b59192ca0ed3f901b436cd70ecd4b598de192da8e9f8bcdbfd1773','abeb205f9661738071db5a9557daa1785');
INSERT INTO "recoveries" VALUES('022afdffb8326f059680737d635ab395caf9802100ef68a5c4e007483be3d1eb','abeb205f9661738071db5a9557daa1785');
INSERT INTO "recoveries" VALUES('c05ff826c139ad8f77073a81defed91c4e4ad2c05ded13f1df9c2f458821064b','abeb205f9661738071db5a9557daa1785');
CREATE TABLE reports (
	player VARCHAR(40) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, name), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "reports" VALUES('anna','Ben','2026-11-30T05:33:58.285+00:00');
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
INSERT INTO "seats" VALUES('xx33chfzykqh',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('xx33chfzykqh',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('6at2nhzn9rns',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('6at2nhzn9rns',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('erq2j5pyak88',0,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('erq2j5pyak88',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('sqf9m92aakvx',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('sqf9m92aakvx',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('jk5qqh54wv52',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('jk5qqh54wv52',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('9qwf87tug6ev',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('9qwf87tug6ev',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('vvk4jgdt8pxc',0,'guest','anna','Carl',NULL,NULL);
INSERT INTO "seats" VALUES('vvk4jgdt8pxc',1,'open',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('qzndpf58w2ay',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('qzndpf58w2ay',1,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('2vb6hwqjfrxe',0,'account','abeb205f9661738071db5a9557daa1785','Fred',NULL,NULL);
INSERT INTO "seats" VALUES('2vb6hwqjfrxe',1,'open',NULL,'Dora',NULL,'a4bd683f4c83535c72ea475a501071cfd');
INSERT INTO "seats" VALUES('yd4dtzsx8h6s',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('yd4dtzsx8h6s',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('yd4dtzsx8h6s',2,'guest','emil','Emil',NULL,NULL);
INSERT INTO "seats" VALUES('jz982dh79k45',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('jz982dh79k45',1,'program','p22060676349e5cf5d58ba5e06d84f4f0','Zephyr','Anna',NULL);
INSERT INTO "seats" VALUES('f3a086ce1257',0,'open',NULL,'Emil',NULL,'emil');
INSERT INTO "seats" VALUES('f3a086ce1257',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('au6bwg2dkxp7',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('au6bwg2dkxp7',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('c2tcgemxqmbz',0,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('c2tcgemxqmbz',1,'bot','cadet',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('f2tjmfvubvpy',0,'guest','anna','Anna',NULL,NULL);
INSERT INTO "seats" VALUES('f2tjmfvubvpy',1,'guest','ben','Ben',NULL,NULL);
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
INSERT INTO "subscriptions" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','anna','webhook','https://bots.example/hook',NULL,X'7373737373737373737373737373737373737373737373737373737373737373','de','2026-11-30T05:33:58.324+00:00',NULL,0,NULL);
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
INSERT INTO "tokens" VALUES('f6c12c56b2e2183a4011724353e7f087557547c260c74fbe203fcb15c0d49886','p22060676349e5cf5d58ba5e06d84f4f0','anna','read play','2026-11-30T05:33:58.272+00:00','2026-11-30T05:33:58.272+00:00',NULL,'2026-11-30T05:33:58.276+00:00');
INSERT INTO "tokens" VALUES('d9603c8ca5c2cc2b947b1084193dfb58c2f79157475518893fa093c1024c8a52','p22060676349e5cf5d58ba5e06d84f4f0','anna','read','2026-11-30T05:33:58.274+00:00','2026-11-30T05:33:58.275+00:00','0011',NULL);
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
INSERT INTO "tournament_records" VALUES('cup',0,'opened','2026-11-30T05:33:58.482+00:00','anna','{}');
INSERT INTO "tournament_records" VALUES('cup',1,'entered','2026-11-30T05:33:58.485+00:00','anna','{"entrant": 0}');
INSERT INTO "tournament_records" VALUES('cup',2,'entered','2026-11-30T05:33:58.486+00:00','ben','{"entrant": 1}');
INSERT INTO "tournament_records" VALUES('cup',3,'entered','2026-11-30T05:33:58.488+00:00','emil','{"entrant": 2}');
INSERT INTO "tournament_records" VALUES('cup',4,'withdrew','2026-11-30T05:33:58.489+00:00','emil','{"entrant": 2}');
INSERT INTO "tournament_records" VALUES('cup',5,'paired','2026-11-30T05:33:58.493+00:00',NULL,'{"pairings": [[0, 1, "f2tjmfvubvpy"]], "byes": [], "results": {}, "table": [0, 1]}');
INSERT INTO "tournament_records" VALUES('cup',6,'ended','2026-11-30T05:33:58.502+00:00',NULL,'{"results": {"f2tjmfvubvpy": [0, 2, null]}}');
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
INSERT INTO "tournaments" VALUES('cup','Cup','round-robin','30+20','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}',5,0,8,0,'2026-11-30T05:33:58.480+00:00','2026-11-30T05:33:58.502+00:00',7);
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
INSERT INTO "tries" VALUES('2026-06-01','balloon-cup','ben','c2tcgemxqmbz',0,'2026-11-30T05:33:58.476+00:00',NULL,NULL,NULL,NULL);
CREATE TABLE verdicts (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	is_kept INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness)
);
INSERT INTO "verdicts" VALUES('wwwwwwwwwwwwwwwwwwwwwwww','WWWWWWWWWWWWWWWWWWWWWWWW',0,'2026-11-30T05:33:58.285+00:00');
CREATE INDEX ix_matches_running ON matches (id) WHERE ended_at IS NULL;
CREATE INDEX ix_matches_awaits_rating ON matches (ended_at, id) WHERE awaits_rating = 1;
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_matches_offered ON matches (begun_at, id) WHERE offered_by IS NOT NULL AND free_seats > 0 AND deadline IS NOT NULL;
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
CREATE INDEX ix_notices_match ON notices ("match");
CREATE INDEX ix_notices_due ON notices (due) WHERE due IS NOT NULL;
CREATE INDEX ix_notices_player ON notices (player);
COMMIT;
