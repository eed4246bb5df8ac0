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
INSERT INTO "accounts" VALUES('aeebbd76d30aca02be2b33b9cce0d36e2','dora','$argon2id$none',NULL,NULL,0);
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
INSERT INTO "attempts" VALUES('0011',1,'2026-11-30T02:07:19.489+00:00');
CREATE TABLE blocks (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "blocks" VALUES('aeebbd76d30aca02be2b33b9cce0d36e2','ben','2026-11-30T01:52:19.446+00:00');
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
INSERT INTO "entries" VALUES('kn7aq5wunche',0,'supply','B5 R6 Y1 R10 R4 A1 B1 Y7 A4 R12 B3 R11 B13 Y5 Y3 A13 Y2 R9 R7 Y12 R13 Y6 R1 G4 B7 R5 Y9 Y11 B11 G2 A10 G12 A7 Y8 R3 G10 G13 R2 G6 G8 G7 Y13 G1 R8 B9','4391e420','2026-11-30T01:52:16.351+00:00',3395);
INSERT INTO "entries" VALUES('kn7aq5wunche',1,'bag','Y R B R B B A Y B Y G A R G G A R R R B G R B R Y Y Y A G Y A Y Y R Y Y R G R R G B G G R','debf6eb7','2026-11-30T01:52:16.351+00:00',3395);
INSERT INTO "entries" VALUES('sew39c4ykyxz',0,'supply','R8 R3 G10 B7 Y3 G7 R1 B5 Y11 B11 Y1 A1 Y12 B1 R7 G8 G2 B3 A4 R10 G4 Y8 B9 Y13 G6 R6 A13 R11 R5 Y6 Y2 A10 G13 R12 B13 R4 Y9 A7 R13 G1 R2 Y5 G12 Y7 R9','c6b67626','2026-11-30T01:52:16.365+00:00',0);
INSERT INTO "entries" VALUES('sew39c4ykyxz',1,'bag','G B G Y R A G R Y G B G A R Y G B G R Y Y G R Y A R R B R B B Y R Y A Y B G Y R A R R R Y','272645b9','2026-11-30T01:52:16.365+00:00',1);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',0,'supply','A7 Y12 B5 R12 B7 B11 R10 R2 B13 Y1 Y11 A13 A1 G7 B9 Y8 G8 R9 G10 G12 G6 Y5 Y7 R8 R1 R6 Y13 A10 R3 R13 A4 R4 Y3 B3 Y9 Y2 R11 G1 R5 G2 G13 R7 G4 Y6 B1','bb5f5134','2026-11-30T01:52:16.370+00:00',1);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',1,'bag','R G Y A R G R G G Y B Y A B G R R B Y R R Y B A B A G Y Y R Y B R R G G Y B R R Y G Y A R','243cd0a2','2026-11-30T01:52:16.370+00:00',1);
INSERT INTO "entries" VALUES('bn2ecxdpgcgw',0,'supply','A10 Y7 G2 R6 G13 R11 R8 Y8 G8 Y5 A13 Y11 Y6 Y1 B9 R12 Y9 R10 B5 Y13 A7 R3 R4 R9 R5 B1 R13 G4 G7 B11 R7 G12 G6 R1 R2 A1 A4 B3 B7 Y12 Y3 G1 G10 B13 Y2','836190d9','2026-11-30T01:52:16.375+00:00',0);
INSERT INTO "entries" VALUES('bn2ecxdpgcgw',1,'bag','R B B R Y Y R G A G Y A R Y G A R Y B G G G Y A R G Y R Y R A R B R Y R R B Y G R B G Y B','7bd969b6','2026-11-30T01:52:16.375+00:00',0);
INSERT INTO "entries" VALUES('kn7aq5wunche',2,'0','B5-3','98e1384c','2026-11-30T01:52:17.452+00:00',4477);
INSERT INTO "entries" VALUES('kn7aq5wunche',3,'1','A4x4','c7f70221','2026-11-30T01:52:17.461+00:00',4518);
INSERT INTO "entries" VALUES('kn7aq5wunche',4,'0','Y1-4','f3e4c42b','2026-11-30T01:52:17.464+00:00',4527);
INSERT INTO "entries" VALUES('kn7aq5wunche',5,'1','A13-4','913830f2','2026-11-30T01:52:17.477+00:00',4537);
INSERT INTO "entries" VALUES('kn7aq5wunche',6,'0','B1x3','2979a159','2026-11-30T01:52:17.493+00:00',4547);
INSERT INTO "entries" VALUES('kn7aq5wunche',7,'1','Y3-1','d3dad4e9','2026-11-30T01:52:17.501+00:00',4560);
INSERT INTO "entries" VALUES('kn7aq5wunche',8,'0','R6x2','1dcd74fb','2026-11-30T01:52:17.519+00:00',4581);
INSERT INTO "entries" VALUES('kn7aq5wunche',9,'1','B13x2','f44c8b1e','2026-11-30T01:52:17.565+00:00',4584);
INSERT INTO "entries" VALUES('kn7aq5wunche',10,'0','Y2-4','d2b9f8b9','2026-11-30T01:52:17.589+00:00',4639);
INSERT INTO "entries" VALUES('kn7aq5wunche',11,'1','B3-2','44c6c23a','2026-11-30T01:52:17.613+00:00',4657);
INSERT INTO "entries" VALUES('kn7aq5wunche',12,'0','B7x4','755b12f1','2026-11-30T01:52:17.663+00:00',4714);
INSERT INTO "entries" VALUES('kn7aq5wunche',13,'1','R9x3','38041be8','2026-11-30T01:52:17.672+00:00',4730);
INSERT INTO "entries" VALUES('et6dxcdz3ntv',0,'0','@D','1950a79e','2026-11-30T01:52:17.904+00:00',1014);
INSERT INTO "entries" VALUES('et6dxcdz3ntv',1,'1','@O','ab50f944','2026-11-30T01:52:17.913+00:00',1028);
INSERT INTO "entries" VALUES('et6dxcdz3ntv',2,'0','>E','46f7f303','2026-11-30T01:52:17.929+00:00',1040);
INSERT INTO "entries" VALUES('et6dxcdz3ntv',3,'0','YW','878fb4f8','2026-11-30T01:52:17.989+00:00',1060);
INSERT INTO "entries" VALUES('et6dxcdz3ntv',4,'1','>G','b17c0c00','2026-11-30T01:52:18.005+00:00',1113);
INSERT INTO "entries" VALUES('et6dxcdz3ntv',5,'1','YK','f1b3b792','2026-11-30T01:52:18.013+00:00',1129);
INSERT INTO "entries" VALUES('et6dxcdz3ntv',6,'0','K','2344629e','2026-11-30T01:52:18.033+00:00',1140);
INSERT INTO "entries" VALUES('et6dxcdz3ntv',7,'0','+E-H','ded2adcd','2026-11-30T01:52:18.105+00:00',1162);
INSERT INTO "entries" VALUES('et6dxcdz3ntv',8,'0','R','ce01e2ed','2026-11-30T01:52:18.121+00:00',1232);
INSERT INTO "entries" VALUES('et6dxcdz3ntv',9,'1','+I-J','4b7f092a','2026-11-30T01:52:18.149+00:00',1259);
INSERT INTO "entries" VALUES('et6dxcdz3ntv',10,'0','+C-H','5e063f5e','2026-11-30T01:52:18.157+00:00',1276);
INSERT INTO "entries" VALUES('et6dxcdz3ntv',11,'1','>O','b6e32881','2026-11-30T01:52:18.189+00:00',1296);
INSERT INTO "entries" VALUES('sew39c4ykyxz',2,'1','G8-4','ed70b856','2026-11-30T01:52:18.198+00:00',1835);
INSERT INTO "entries" VALUES('sew39c4ykyxz',3,'0','R8-4','15f8ce61','2026-11-30T01:52:18.237+00:00',1850);
INSERT INTO "entries" VALUES('sew39c4ykyxz',4,'1','G2-4','850c8413','2026-11-30T01:52:18.249+00:00',1876);
INSERT INTO "entries" VALUES('sew39c4ykyxz',5,'0','R1-3','1190dfc1','2026-11-30T01:52:18.263+00:00',1899);
INSERT INTO "entries" VALUES('sew39c4ykyxz',6,'1','B11-2','2dd83afc','2026-11-30T01:52:18.277+00:00',1911);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',2,'1','Y1-4','7d63264f','2026-11-30T01:52:18.338+00:00',1964);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',3,'0','R2x1','2f40cb74','2026-11-30T01:52:18.357+00:00',1981);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',4,'1','Y8x2','f1620fac','2026-11-30T01:52:18.369+00:00',1994);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',5,'0','R10-3','d6a7533e','2026-11-30T01:52:18.381+00:00',2004);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',6,'1','G7x4','6fd51782','2026-11-30T01:52:18.404+00:00',2028);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',7,'0','R9-1','df15c333','2026-11-30T01:52:18.409+00:00',2040);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',8,'0','B5x1','ef54f522','2026-11-30T01:52:18.413+00:00',2045);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',9,'1','G8-3','53af6db7','2026-11-30T01:52:18.420+00:00',2048);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',10,'0','B7-1','2ccae018','2026-11-30T01:52:18.425+00:00',2056);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',11,'1','A1x3','0f85197a','2026-11-30T01:52:18.433+00:00',2059);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',12,'0','Y5-1','89543653','2026-11-30T01:52:18.434+00:00',2065);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',13,'1','G10x3','b884d449','2026-11-30T01:52:18.435+00:00',2066);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',14,'0','Y7x2','5d5cdcbe','2026-11-30T01:52:18.436+00:00',2067);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',15,'1','G6-4','d81acdff','2026-11-30T01:52:18.437+00:00',2068);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',16,'0','Y12x1','2c34fdcf','2026-11-30T01:52:18.437+00:00',2069);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',17,'1','A13-3','f51ec4e0','2026-11-30T01:52:18.438+00:00',2070);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',18,'0','R1x3','a196ed77','2026-11-30T01:52:18.439+00:00',2070);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',19,'1','A10-1','72aaf7ba','2026-11-30T01:52:18.439+00:00',2071);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',20,'0','R3-4','b8eeb8d2','2026-11-30T01:52:18.440+00:00',2072);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',21,'1','B3x3','d913617c','2026-11-30T01:52:18.441+00:00',2072);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',22,'0','G12-4','c7b9a362','2026-11-30T01:52:18.441+00:00',2073);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',23,'1','R8-4','bd577043','2026-11-30T01:52:18.442+00:00',2073);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',24,'0','Y13-4','f50e555c','2026-11-30T01:52:18.442+00:00',2074);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',25,'1','G1-3','7693dad3','2026-11-30T01:52:18.443+00:00',2074);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',26,'0','R5x3','00729b0a','2026-11-30T01:52:18.443+00:00',2075);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',27,'1','G2x2','feb2040d','2026-11-30T01:52:18.444+00:00',2076);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',28,'0','B11x3','e69f75bb','2026-11-30T01:52:18.444+00:00',2076);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',29,'1','R6x3','3bbe08d0','2026-11-30T01:52:18.446+00:00',2077);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',30,'0','G13-3','c4ff0bff','2026-11-30T01:52:18.446+00:00',2078);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',31,'1','R4-3','153f2be6','2026-11-30T01:52:18.447+00:00',2079);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',32,'supply','B11 B7 R9 R5 Y5 R2 G1 A1 Y12 B5 G8 A13 G10 B3 R6 R10 G13 R1','34503d01','2026-11-30T01:52:18.447+00:00',2079);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',33,'0','R12-3','2fc51983','2026-11-30T01:52:18.448+00:00',2079);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',34,'1','B11x3','ecc99379','2026-11-30T01:52:18.448+00:00',2080);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',35,'0','Y3x3','3492fa1d','2026-11-30T01:52:18.449+00:00',2080);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',36,'1','B9-3','fed3a926','2026-11-30T01:52:18.449+00:00',2081);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',37,'0','Y9-3','1fc5138e','2026-11-30T01:52:18.450+00:00',2082);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',38,'0','R11-3','455a8423','2026-11-30T01:52:18.450+00:00',2082);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',39,'1','Y2-3','ea37d1ec','2026-11-30T01:52:18.451+00:00',2083);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',40,'0','R2x3','db944b98','2026-11-30T01:52:18.451+00:00',2083);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',41,'1','R7-3','497c3491','2026-11-30T01:52:18.452+00:00',2084);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',42,'0','R5-3','35e5fafe','2026-11-30T01:52:18.452+00:00',2084);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',43,'1','Y6x3','43538c02','2026-11-30T01:52:18.453+00:00',2085);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',44,'1','B13x3','e4ca3d8d','2026-11-30T01:52:18.453+00:00',2085);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',45,'0','G1x4','017618ea','2026-11-30T01:52:18.454+00:00',2086);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',46,'1','A13-3','ebd21cf4','2026-11-30T01:52:18.454+00:00',2086);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',47,'0','B7-3','820d9988','2026-11-30T01:52:18.455+00:00',2087);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',48,'1','A1x4','6b46295f','2026-11-30T01:52:18.456+00:00',2087);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',49,'0','A4x4','ccff20e2','2026-11-30T01:52:18.457+00:00',2088);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',50,'1','G10x4','cf5c6674','2026-11-30T01:52:18.458+00:00',2089);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',51,'supply','R7 Y1 Y2 B9 R4 R8 R12 G7 G6 R2 G12 R3 Y6 B11 Y9 Y3 Y13 R11 G1 R5','5a020240','2026-11-30T01:52:18.458+00:00',2089);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',52,'0','Y12x4','f310603c','2026-11-30T01:52:18.458+00:00',2090);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',53,'1','G13-2','eb8787cc','2026-11-30T01:52:18.459+00:00',2091);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',54,'0','B1x3','856c6685','2026-11-30T01:52:18.459+00:00',2091);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',55,'1','R13-2','1777a120','2026-11-30T01:52:18.460+00:00',2092);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',56,'0','A7-1','ee10e212','2026-11-30T01:52:18.460+00:00',2092);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',57,'0','Y1x2','756cac03','2026-11-30T01:52:18.461+00:00',2093);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',58,'1','Y11x2','a62c00ea','2026-11-30T01:52:18.462+00:00',2093);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',59,'0','R8-2','b7bd742c','2026-11-30T01:52:18.462+00:00',2094);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',60,'0','R12-2','01aec19f','2026-11-30T01:52:18.463+00:00',2095);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',61,'1','Y5-4','8a2d8895','2026-11-30T01:52:18.463+00:00',2095);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',62,'0','R1-2','09e73b10','2026-11-30T01:52:18.464+00:00',2096);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',63,'1','G12-4','664c2382','2026-11-30T01:52:18.464+00:00',2096);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',64,'0','R3x2','15976467','2026-11-30T01:52:18.465+00:00',2097);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',65,'1','R7-2','4c480463','2026-11-30T01:52:18.466+00:00',2097);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',66,'bag','R R R R Y R R G A Y B R R R Y R','c77a618c','2026-11-30T01:52:18.466+00:00',2097);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',67,'1','R>G','a7f44b47','2026-11-30T01:52:18.467+00:00',2098);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',68,'bag','B R A R R R R Y Y R R R R R Y R R R','13f449d1','2026-11-30T01:52:18.467+00:00',2098);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',69,'1','Y6x4','8bbc08ba','2026-11-30T01:52:18.467+00:00',2099);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',70,'0','G4-2','45bc9e90','2026-11-30T01:52:18.468+00:00',2099);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',71,'1','Y2x4','5562fba9','2026-11-30T01:52:18.468+00:00',2100);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',72,'bag','R R R Y R G G R R R R R R R G Y G Y G','eb948618','2026-11-30T01:52:18.468+00:00',2100);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',73,'1','R11x4','cb9581a9','2026-11-30T01:52:18.469+00:00',2101);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',74,'0','B9x3','ece1d517','2026-11-30T01:52:18.470+00:00',2101);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',75,'1','R6-4','53fa95ab','2026-11-30T01:52:18.470+00:00',2102);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',76,'supply','R7 Y8 Y2 R8 A1 G10 Y11 R12 Y12 Y6 Y7 A7 Y1 R1 G13 R3 G2 Y5 R13 G12 A4 A10','4042e426','2026-11-30T01:52:18.470+00:00',2102);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',77,'0','B11x4','006236e6','2026-11-30T01:52:18.471+00:00',2102);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',78,'1','R7x4','25d840cd','2026-11-30T01:52:18.471+00:00',2103);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',79,'0','B3-1','b44a113d','2026-11-30T01:52:18.472+00:00',2103);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',80,'1','G1x2','8fd261d0','2026-11-30T01:52:18.472+00:00',2104);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',81,'0','G8x2','31b103bb','2026-11-30T01:52:18.473+00:00',2104);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',82,'1','G7-2','491ad106','2026-11-30T01:52:18.473+00:00',2105);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',83,'1','B5-1','b39af282','2026-11-30T01:52:18.474+00:00',2106);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',84,'1','R12-2','b8ba5eb9','2026-11-30T01:52:18.474+00:00',2106);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',85,'0','R2x2','cd81a776','2026-11-30T01:52:18.475+00:00',2107);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',86,'1','R9x2','4192a9cf','2026-11-30T01:52:18.476+00:00',2108);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',87,'0','R8-2','c0da440f','2026-11-30T01:52:18.477+00:00',2108);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',88,'1','Y2x2','11d733fa','2026-11-30T01:52:18.477+00:00',2109);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',89,'0','R5-1','45b462fa','2026-11-30T01:52:18.478+00:00',2109);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',90,'1','Y1-2','456404e3','2026-11-30T01:52:18.479+00:00',2110);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',91,'0','A7-4','f287741d','2026-11-30T01:52:18.481+00:00',2112);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',92,'1','R4x2','87d9bdf0','2026-11-30T01:52:18.482+00:00',2113);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',93,'0','R1x1','8ef6c3f6','2026-11-30T01:52:18.482+00:00',2114);
INSERT INTO "entries" VALUES('jr2vv3q5stu5',94,'0','R>Y','49cb89e9','2026-11-30T01:52:18.483+00:00',2114);
INSERT INTO "entries" VALUES('bn2ecxdpgcgw',2,'0','R6x4','5eee79ae','2026-11-30T01:52:18.484+00:00',2111);
INSERT INTO "entries" VALUES('bn2ecxdpgcgw',3,'1','Y11x3','b1410ae4','2026-11-30T01:52:18.485+00:00',2112);
INSERT INTO "entries" VALUES('bn2ecxdpgcgw',4,'0','G13x4','482dae64','2026-11-30T01:52:18.486+00:00',2112);
INSERT INTO "entries" VALUES('bn2ecxdpgcgw',5,'1','A13-4','32a855f1','2026-11-30T01:52:18.489+00:00',2115);
INSERT INTO "entries" VALUES('bn2ecxdpgcgw',6,'0','B5-2','24d57950','2026-11-30T01:52:18.491+00:00',2116);
INSERT INTO "entries" VALUES('bn2ecxdpgcgw',7,'1','R10x3','f6b26341','2026-11-30T01:52:18.497+00:00',2119);
INSERT INTO "entries" VALUES('bn2ecxdpgcgw',8,'0','R8x1','4f72f471','2026-11-30T01:52:18.505+00:00',2125);
INSERT INTO "entries" VALUES('bn2ecxdpgcgw',9,'1','R12-3','eb986b1b','2026-11-30T01:52:18.516+00:00',2138);
INSERT INTO "entries" VALUES('bn2ecxdpgcgw',10,'0','R11-4','11870bf0','2026-11-30T01:52:18.529+00:00',2148);
INSERT INTO "entries" VALUES('bn2ecxdpgcgw',11,'1','resign','91a12dc9','2026-11-30T01:52:18.538+00:00',2159);
INSERT INTO "entries" VALUES('v99dmxxjauqe',0,'1','W','0cd90560','2026-11-30T01:52:18.570+00:00',1433);
INSERT INTO "entries" VALUES('v99dmxxjauqe',1,'0','>F','d8a594cf','2026-11-30T01:52:18.590+00:00',1459);
INSERT INTO "entries" VALUES('v99dmxxjauqe',2,'0','RR','004da423','2026-11-30T01:52:18.617+00:00',1497);
INSERT INTO "entries" VALUES('v99dmxxjauqe',3,'1','+C-H','463625ad','2026-11-30T01:52:18.625+00:00',1505);
INSERT INTO "entries" VALUES('v99dmxxjauqe',4,'0','>N','f31dc413','2026-11-30T01:52:18.641+00:00',1520);
INSERT INTO "entries" VALUES('v99dmxxjauqe',5,'0','OB','9e99a7e7','2026-11-30T01:52:18.650+00:00',1532);
INSERT INTO "entries" VALUES('v99dmxxjauqe',6,'1','>B','9e081f3b','2026-11-30T01:52:18.663+00:00',1538);
INSERT INTO "entries" VALUES('v99dmxxjauqe',7,'1','RO','8bd2820d','2026-11-30T01:52:18.677+00:00',1555);
INSERT INTO "entries" VALUES('v99dmxxjauqe',8,'0','>K','69bf80bb','2026-11-30T01:52:18.687+00:00',1565);
INSERT INTO "entries" VALUES('v99dmxxjauqe',9,'0','YY','ed232c34','2026-11-30T01:52:18.700+00:00',1580);
INSERT INTO "entries" VALUES('v99dmxxjauqe',10,'1','+C-D','8d169852','2026-11-30T01:52:18.712+00:00',1589);
INSERT INTO "entries" VALUES('v99dmxxjauqe',11,'0','+N-Q','4a003665','2026-11-30T01:52:18.718+00:00',1601);
INSERT INTO "entries" VALUES('v99dmxxjauqe',12,'1','>C','62fbb86e','2026-11-30T01:52:18.732+00:00',1608);
INSERT INTO "entries" VALUES('v99dmxxjauqe',13,'1','OO','0eab6d93','2026-11-30T01:52:18.740+00:00',1620);
INSERT INTO "entries" VALUES('v99dmxxjauqe',14,'0','+N-O','5a2f12ec','2026-11-30T01:52:18.753+00:00',1632);
INSERT INTO "entries" VALUES('v99dmxxjauqe',15,'1','+H-I','e631dfed','2026-11-30T01:52:18.755+00:00',1641);
INSERT INTO "entries" VALUES('v99dmxxjauqe',16,'0','>N','53f26f8b','2026-11-30T01:52:18.756+00:00',1642);
INSERT INTO "entries" VALUES('v99dmxxjauqe',17,'0','BB','38418b94','2026-11-30T01:52:18.757+00:00',1644);
INSERT INTO "entries" VALUES('v99dmxxjauqe',18,'1','>H','953e974a','2026-11-30T01:52:18.758+00:00',1645);
INSERT INTO "entries" VALUES('v99dmxxjauqe',19,'1','OY','a3dea3bc','2026-11-30T01:52:18.759+00:00',1646);
INSERT INTO "entries" VALUES('v99dmxxjauqe',20,'0','+Q-R','ba3dc245','2026-11-30T01:52:18.760+00:00',1646);
INSERT INTO "entries" VALUES('v99dmxxjauqe',21,'1','+E-H','c8cae0bd','2026-11-30T01:52:18.761+00:00',1647);
INSERT INTO "entries" VALUES('v99dmxxjauqe',22,'1','O','ab091921','2026-11-30T01:52:18.761+00:00',1648);
INSERT INTO "entries" VALUES('v99dmxxjauqe',23,'0','>Q','807ac594','2026-11-30T01:52:18.762+00:00',1649);
INSERT INTO "entries" VALUES('v99dmxxjauqe',24,'0','YY','dd1f4128','2026-11-30T01:52:18.763+00:00',1650);
INSERT INTO "entries" VALUES('v99dmxxjauqe',25,'1','+J-M','8cde3180','2026-11-30T01:52:18.764+00:00',1651);
INSERT INTO "entries" VALUES('v99dmxxjauqe',26,'0','>R','8d567918','2026-11-30T01:52:18.765+00:00',1651);
INSERT INTO "entries" VALUES('v99dmxxjauqe',27,'0','RB','786bd1f9','2026-11-30T01:52:18.765+00:00',1652);
INSERT INTO "entries" VALUES('v99dmxxjauqe',28,'1','>E','c23f0b71','2026-11-30T01:52:18.766+00:00',1653);
INSERT INTO "entries" VALUES('v99dmxxjauqe',29,'1','WB','7a7548db','2026-11-30T01:52:18.767+00:00',1653);
INSERT INTO "entries" VALUES('v99dmxxjauqe',30,'0','draw','f09c9e61','2026-11-30T01:52:18.772+00:00',1658);
INSERT INTO "entries" VALUES('b55y95ye99be',0,'supply','Y3 Y1 B7 Y8 R9 R4 R2 R3 R13 Y6 G7 R6 G12 Y9 R8 Y5 G6 B13 B5 A7 R10 G10 G2 R1 A1 R7 B3 G1 A4 A10 A13 Y11 R5 G13 G8 Y7 R12 Y2 R11 Y12 B11 B1 Y13 B9 G4','6aca018a','2026-11-30T01:52:18.786+00:00',1);
INSERT INTO "entries" VALUES('b55y95ye99be',1,'bag','B A G Y Y Y R R Y Y A R Y B R R G B G A Y Y R R G B R G B B R Y A R Y R Y G B G R G R G A','a0e62df1','2026-11-30T01:52:18.786+00:00',1);
INSERT INTO "entries" VALUES('r4t2q9mywhw9',0,'supply','A7 Y12 B5 R12 B7 B11 R10 R2 B13 Y1 Y11 A13 A1 G7 B9 Y8 G8 R9 G10 G12 G6 Y5 Y7 R8 R1 R6 Y13 A10 R3 R13 A4 R4 Y3 B3 Y9 Y2 G13 Y6 B1 G1 G4 R7 R5 R11 G2','e0978c3f','2026-11-30T01:52:18.985+00:00',NULL);
INSERT INTO "entries" VALUES('r4t2q9mywhw9',1,'bag','R G Y A R G R G G Y B Y A B G R R A A Y Y R R G B Y G G G Y R R Y Y A B R R B Y R R B Y B','20c34429','2026-11-30T01:52:18.985+00:00',NULL);
INSERT INTO "entries" VALUES('r4t2q9mywhw9',2,'1','Y1-4','49c2ef53','2026-11-30T01:52:18.985+00:00',NULL);
INSERT INTO "entries" VALUES('r4t2q9mywhw9',3,'0','R2x1','00c70484','2026-11-30T01:52:18.985+00:00',NULL);
INSERT INTO "entries" VALUES('r4t2q9mywhw9',4,'1','Y8x2','8c3cb888','2026-11-30T01:52:18.985+00:00',NULL);
INSERT INTO "entries" VALUES('r4t2q9mywhw9',5,'0','R10-3','e8751eb8','2026-11-30T01:52:18.985+00:00',NULL);
INSERT INTO "entries" VALUES('r4t2q9mywhw9',6,'1','G7x4','44c527ec','2026-11-30T01:52:18.985+00:00',NULL);
INSERT INTO "entries" VALUES('r4t2q9mywhw9',7,'0','R9-1','500d53f9','2026-11-30T01:52:18.985+00:00',NULL);
INSERT INTO "entries" VALUES('r4t2q9mywhw9',8,'0','B5x1','28ca7922','2026-11-30T01:52:18.985+00:00',NULL);
INSERT INTO "entries" VALUES('r4t2q9mywhw9',9,'1','G8-3','3eff77a8','2026-11-30T01:52:18.985+00:00',NULL);
INSERT INTO "entries" VALUES('r4t2q9mywhw9',10,'0','B7-1','384c9b5d','2026-11-30T01:52:18.985+00:00',NULL);
INSERT INTO "entries" VALUES('r4t2q9mywhw9',11,'1','A1x3','2c9bed7b','2026-11-30T01:52:18.985+00:00',NULL);
INSERT INTO "entries" VALUES('r4t2q9mywhw9',12,'0','Y5-1','caf474c4','2026-11-30T01:52:18.985+00:00',NULL);
INSERT INTO "entries" VALUES('r4t2q9mywhw9',13,'1','G10x3','0526dd27','2026-11-30T01:52:18.985+00:00',NULL);
INSERT INTO "entries" VALUES('r4t2q9mywhw9',14,'0','Y7x2','66370afc','2026-11-30T01:52:18.985+00:00',NULL);
INSERT INTO "entries" VALUES('r4t2q9mywhw9',15,'1','G6-4','3ba79783','2026-11-30T01:52:18.985+00:00',NULL);
INSERT INTO "entries" VALUES('r4t2q9mywhw9',16,'0','Y12x1','9f51335f','2026-11-30T01:52:18.985+00:00',NULL);
INSERT INTO "entries" VALUES('r4t2q9mywhw9',17,'1','A13-3','3210c84c','2026-11-30T01:52:18.985+00:00',NULL);
INSERT INTO "entries" VALUES('r4t2q9mywhw9',18,'0','R1x3','a754c60c','2026-11-30T01:52:18.985+00:00',NULL);
INSERT INTO "entries" VALUES('r4t2q9mywhw9',19,'1','A10-1','b1b13b94','2026-11-30T01:52:18.985+00:00',NULL);
INSERT INTO "entries" VALUES('r4t2q9mywhw9',20,'0','R3-4','6b3f899f','2026-11-30T01:52:18.985+00:00',NULL);
INSERT INTO "entries" VALUES('r4t2q9mywhw9',21,'1','B3x3','af3a9fb6','2026-11-30T01:52:18.985+00:00',NULL);
INSERT INTO "entries" VALUES('r4t2q9mywhw9',22,'0','Y3-4','62ccb755','2026-11-30T01:52:19.052+00:00',213);
INSERT INTO "entries" VALUES('r4t2q9mywhw9',23,'1','R13-4','26b40ed2','2026-11-30T01:52:19.093+00:00',229);
INSERT INTO "entries" VALUES('r4t2q9mywhw9',24,'0','G12-4','a4428440','2026-11-30T01:52:19.117+00:00',284);
INSERT INTO "entries" VALUES('r4t2q9mywhw9',25,'1','R6-3','73674fd9','2026-11-30T01:52:19.120+00:00',293);
INSERT INTO "entries" VALUES('knkf78qwugqv',0,'0','@R','662b9494','2026-11-30T01:52:19.573+00:00',42);
INSERT INTO "entries" VALUES('knkf78qwugqv',1,'1','@G','13d71bd9','2026-11-30T01:52:19.593+00:00',57);
INSERT INTO "entries" VALUES('knkf78qwugqv',2,'2','@M','21f6342a','2026-11-30T01:52:19.606+00:00',77);
INSERT INTO "entries" VALUES('knkf78qwugqv',3,'0','>P2','ec3b8b56','2026-11-30T01:52:19.617+00:00',90);
INSERT INTO "entries" VALUES('knkf78qwugqv',4,'1','left cadet','a45c5717','2026-11-30T01:52:19.618+00:00',101);
INSERT INTO "entries" VALUES('knkf78qwugqv',5,'0','OK','b467212b','2026-11-30T01:52:19.621+00:00',103);
INSERT INTO "entries" VALUES('knkf78qwugqv',6,'1','>B','ba00b630','2026-11-30T01:52:19.622+00:00',105);
INSERT INTO "entries" VALUES('dgbur8k2m6zg',0,'supply','B5 R12 Y5 G8 R4 R5 A7 R11 Y2 A4 R13 G7 R9 G10 A1 R2 Y1 R8 B7 B11 B3 G6 Y9 Y12 A10 R7 R10 Y11 B13 Y13 G12 A13 G2 R3 Y7 G1 R1 Y3 Y8 B1 Y6 B9 R6 G4 G13','af5e61b4','2026-11-30T01:52:19.641+00:00',1);
INSERT INTO "entries" VALUES('dgbur8k2m6zg',1,'bag','Y G B G Y G R B R B R G G R R G R G Y R B Y A R B R A A B Y G Y R G Y Y Y A R Y B A Y R R','0889b36d','2026-11-30T01:52:19.641+00:00',1);
INSERT INTO "entries" VALUES('dgbur8k2m6zg',2,'1','G7x3','a00aa2c5','2026-11-30T01:52:19.654+00:00',16);
INSERT INTO "entries" VALUES('dgbur8k2m6zg',3,'0','R4x4','f08ecabe','2026-11-30T01:52:19.655+00:00',18);
INSERT INTO "entries" VALUES('dgbur8k2m6zg',4,'1','R9x4','7ccbfc01','2026-11-30T01:52:19.656+00:00',19);
INSERT INTO "entries" VALUES('c005b77c967f',0,'supply','Y13 A7 A1 Y5 R4 R8 G6 Y2 A13 G1 G7 Y3 G10 R12 A10 G12 G4 B7 Y1 B5 Y6 Y7 Y8 G8 A4 R10 R3 R11 R7 B11 Y11 R9 R5 R13 B9 R6 R1 R2 G2 G13 B3 Y9 B13 B1 Y12','5a4e6d86','2026-11-30T01:52:19.692+00:00',1);
INSERT INTO "entries" VALUES('c005b77c967f',1,'bag','R R R R G Y Y R G G Y B R Y B B A A Y G B B Y G R R Y G G Y G R B R Y A G Y A B Y R R A R','c9148008','2026-11-30T01:52:19.692+00:00',1);
INSERT INTO "entries" VALUES('2r2srwcbzu8k',0,'0','@D','c570268d','2026-11-30T01:52:19.759+00:00',12);
INSERT INTO "entries" VALUES('2r2srwcbzu8k',1,'1','@B','7c6de01d','2026-11-30T01:52:19.761+00:00',14);
INSERT INTO "entries" VALUES('2r2srwcbzu8k',2,'0','>E','14ca9c64','2026-11-30T01:52:19.762+00:00',15);
INSERT INTO "entries" VALUES('2r2srwcbzu8k',3,'0','YW','ba3fa2cd','2026-11-30T01:52:19.763+00:00',16);
INSERT INTO "entries" VALUES('2r2srwcbzu8k',4,'0','takeback 1','6b86bfef','2026-11-30T01:52:19.785+00:00',31);
INSERT INTO "entries" VALUES('7scr5xc5vegq',0,'supply','R9 B1 Y8 B13 A13 G6 G1 R3 Y12 Y11 R5 Y13 A4 Y6 R12 Y1 A1 G10 G7 R10 A10 R8 Y5 R7 R4 R11 R2 R6 Y7 R13 B7 G13 G2 B9 B5 G8 Y2 Y9 G4 A7 R1 B11 Y3 G12 B3','654cb1e7','2026-11-30T01:52:19.946+00:00',0);
INSERT INTO "entries" VALUES('7scr5xc5vegq',1,'bag','Y G A R Y A Y R B Y G B R Y Y R G G R Y G R R R A G Y B Y Y A Y R G B R R B B R R A B G G','c7409958','2026-11-30T01:52:19.946+00:00',1);
INSERT INTO "entries" VALUES('7scr5xc5vegq',2,'0','resign','c515c30f','2026-11-30T01:52:20.063+00:00',122);
INSERT INTO "entries" VALUES('defe8599a915',0,'supply','Y6 Y12 R10 R8 G10 G1 G8 G7 R5 B13 Y3 Y9 B11 G12 B1 R12 B7 R1 A7 A4 G6 R9 B3 Y7 B5 Y5 B9 Y11 Y13 R2 Y1 Y2 G4 R6 R7 R11 A13 R13 G13 R4 G2 Y8 A10 A1 R3','85fb5633','2026-11-30T01:52:20.071+00:00',0);
INSERT INTO "entries" VALUES('defe8599a915',1,'bag','G Y R G R R R R Y R B R B G R R Y A A G G R B A Y B Y A A Y G G G Y Y B Y G B B R Y R Y R','a78e5590','2026-11-30T01:52:20.071+00:00',1);
INSERT INTO "entries" VALUES('defe8599a915',2,'1','G12x3','962e79e6','2026-11-30T01:52:20.081+00:00',10);
INSERT INTO "entries" VALUES('defe8599a915',3,'0','G7x3','9a2b1982','2026-11-30T01:52:20.084+00:00',12);
INSERT INTO "entries" VALUES('defe8599a915',4,'1','R12-3','3108f6a7','2026-11-30T01:52:20.101+00:00',16);
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
INSERT INTO "matches" VALUES('kn7aq5wunche','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'5E83D428D6942CCA16C9C628CB31566EC761C6122DDE05840826A4213A49C9E2','2026-11-30T01:52:12.936+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 86400000, "since": 4730}','2026-12-02T01:52:17.666+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,15,14,12,'2026-11-30T01:52:17.666+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('sew39c4ykyxz','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'F3D6F5389150B071C84FD6DCC4454176E9479C6D1B0C02C9A11E1A45995DDE42','2026-11-30T01:52:16.362+00:00',NULL,NULL,'["guest", "guest"]','[[7, 0, "offered"], [7, 0, "hint"]]',1,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,8,7,5,'2026-11-30T01:52:18.273+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('jr2vv3q5stu5','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'7D13E4DFD9ED5A9DE16C57481EF4714D7EE097407414FE38148A2010E888FB3D','2026-11-30T01:52:16.368+00:00','2026-11-30T01:52:18.482+00:00','[[0], "trophies"]','["random", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,88,95,87,'2026-11-30T01:52:18.482+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('bn2ecxdpgcgw','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','1.0.0',0,0,X'085F20979CB3DD25AAAB9A30D6B4667DE3816D2ECCDDE28F3E0DE416B451E2C5','2026-11-30T01:52:16.373+00:00','2026-11-30T01:52:18.533+00:00','[[0], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1899983, 1879970], "quota": [7000, 7000], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,13,12,9,'2026-11-30T01:52:18.532+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('et6dxcdz3ntv','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'5A8AE92C10EB66D536413087DC2B9C23FCD6748662ADA42F141DC695D21E9E91','2026-11-30T01:52:16.877+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,14,12,12,'2026-11-30T01:52:18.173+00:00',1,'[]',0,0);
INSERT INTO "matches" VALUES('v99dmxxjauqe','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'E1F5C079EFA6B2DE19F6802001FA59173A55C9561535C351E53E1410BA71E53D','2026-11-30T01:52:17.113+00:00','2026-11-30T01:52:18.771+00:00','[[], "agreement"]','["guest", "guest"]','[[30, 1, "offered"]]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,33,31,30,'2026-11-30T01:52:18.771+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('b55y95ye99be','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'1C72EBF0C27223B0283ABA5F6787DBF2B3193E4CFC4A476E3C320938BADEEB45','2026-11-30T01:52:18.776+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T01:52:18.776+00:00','anna',0,NULL,NULL,NULL,NULL,NULL,2,2,0,'2026-11-30T01:52:18.785+00:00',1,'[]',1,0);
INSERT INTO "matches" VALUES('r4t2q9mywhw9','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'84F15C457125FC96FD8BC4A1200A5BF33C19F4BB90B9CDE500726B8AB6FDE269','2026-11-30T01:52:18.824+00:00',NULL,NULL,'["guest", "random"]','[]',0,'{"match": "jr2vv3q5stu5", "ply": 22, "dealt": [36, 16]}',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,4,26,24,'2026-11-30T01:52:19.118+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('knkf78qwugqv','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 3, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'E407818AB4D7BE2654EF24692D990999C9CA0D5D0ABFDF267861872365FD8190','2026-11-30T01:52:19.517+00:00',NULL,NULL,'["guest", "guest", "guest"]','[[5, 1, "returned"]]',0,NULL,'30+20','{"left": [1800000, 1800000, 1800000], "quota": [3000, 3000, 3000], "forgiven": [0, 0, 0], "seat": 1, "is_first": false, "free": 0, "since": 238}','2026-11-30T02:22:21.755+00:00',NULL,0,'cadet',NULL,NULL,NULL,NULL,10,7,6,'2026-11-30T01:52:19.622+00:00',1,'[[1, "left", "cadet"]]',0,0);
INSERT INTO "matches" VALUES('dgbur8k2m6zg','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'CFC4FF9D8158E287C4A39B9E0A9AC63C704FE91230817B7E6B77E0DBBEC3AC57','2026-11-30T01:52:19.637+00:00',NULL,NULL,'["guest", "program"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,3,5,3,'2026-11-30T01:52:19.656+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('c005b77c967f','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'9645DEAEE91418A9C42C868813137F6A17E60856DD215A7DF5DFE6A6CB935273','2026-11-30T01:52:19.680+00:00',NULL,NULL,'["open", "guest"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T01:52:19.680+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,0,2,0,'2026-11-30T01:52:19.683+00:00',1,'[]',1,0);
INSERT INTO "matches" VALUES('2r2srwcbzu8k','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'35F342D690371697B2163BE42BAC22E0C4760BA10F41E6151D6B266D766DD2F1','2026-11-30T01:52:19.746+00:00',NULL,NULL,'["guest", "guest"]','[[4, 0, "asked"], [4, 1, "agreed"], [5, 0, "time"], [5, 1, "thanks"]]',0,NULL,'30+20','{"left": [1819998, 1834985], "quota": [6000, 4000], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 0, "since": 31}','2026-11-30T02:22:41.775+00:00',NULL,0,NULL,'{"length": 3, "won": [2, 0]}',NULL,NULL,NULL,10,5,5,'2026-11-30T01:52:19.777+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('7scr5xc5vegq','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','2026-11-30T01:52:19.940+00:00','2026-11-30T01:52:20.062+00:00','[[1], "resignation"]','["guest", "cadet"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,'2026-06-01',2,3,0,'2026-11-30T01:52:20.062+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('defe8599a915','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'A9B4E2D4E5F51BF49C6D3324972E00E6A407524F64DE5760CB4AB52968EF1C6F','2026-11-30T01:52:20.069+00:00',NULL,NULL,'["guest", "random"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,'["K\u00e4se & \ud83e\uddc0", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"]',NULL,3,5,3,'2026-11-30T01:52:20.085+00:00',0,'[]',0,0);
CREATE TABLE mutes (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "mutes" VALUES('anna','ben','2026-11-30T01:52:19.798+00:00');
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
INSERT INTO "passkeys" VALUES('0000000000000000000000000000000000000000000000000000000000000000','aeebbd76d30aca02be2b33b9cce0d36e2',X'0001',X'02',3,'localhost','Laptop',0,'2026-11-30T01:52:19.417+00:00',NULL);
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
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-30T01:52:16.346+00:00','2026-11-30T01:52:19.201+00:00',NULL,NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-30T01:52:16.363+00:00','2026-11-30T01:52:16.363+00:00',NULL,NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-30T01:52:16.369+00:00','2026-11-30T01:52:16.369+00:00',NULL,NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-30T01:52:18.784+00:00','2026-11-30T01:52:19.183+00:00','anna',NULL);
INSERT INTO "players" VALUES('p6bccefdb30e03e4aca569d79fe5f9767','program','Zephyr','2026-11-30T01:52:19.364+00:00','2026-11-30T01:52:19.364+00:00',NULL,NULL);
INSERT INTO "players" VALUES('aeebbd76d30aca02be2b33b9cce0d36e2','account','Dora','2026-11-30T01:52:19.405+00:00','2026-11-30T01:52:19.405+00:00',NULL,NULL);
INSERT INTO "players" VALUES('wilhelmine','guest','Balloonist 4187','2026-11-30T01:52:19.433+00:00','2026-11-30T01:52:19.435+00:00',NULL,'WWWWWWWWWWWWWWWWWWWWWWWW');
INSERT INTO "players" VALUES('emil','guest','Emil','2026-11-30T01:52:19.525+00:00','2026-11-30T01:52:19.525+00:00',NULL,NULL);
INSERT INTO "players" VALUES('cadet','bot',NULL,'2026-11-30T01:52:19.943+00:00','2026-11-30T01:52:19.943+00:00',NULL,NULL);
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
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-30T01:52:19.139+00:00','2026-11-30T01:52:19.163+00:00',NULL,'2026-11-30T02:52:19.200+00:00','0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-30T01:52:19.182+00:00','2026-11-30T01:52:19.183+00:00',NULL,NULL,'1b94c4356895c3a0',NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-30T01:52:19.193+00:00','2026-11-30T01:52:19.200+00:00',NULL,NULL,'0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('4778dd0e08b227676b3c75a09603797d428dc437f46f8882cc55a848ee40a22c','aeebbd76d30aca02be2b33b9cce0d36e2','2026-11-30T01:52:19.417+00:00','2026-11-30T01:52:19.417+00:00',NULL,NULL,'4778dd0e08b22767','Firefox, Linux');
INSERT INTO "proofs" VALUES('17b7b4dce9ce7de46d7938f26213f0382d04145da13cfa02a3c60fdd2102b8c1','wilhelmine','2026-11-30T01:52:19.435+00:00','2026-11-30T01:52:19.435+00:00',NULL,NULL,'17b7b4dce9ce7de4',NULL);
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
INSERT INTO "ratings" VALUES('bn2ecxdpgcgw',0,'anna','balloon-cup','classical',0,'2026-11-30T01:52:18.807+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
INSERT INTO "ratings" VALUES('bn2ecxdpgcgw',1,'ben','balloon-cup','classical',0,'2026-11-30T01:52:18.807+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
CREATE TABLE recoveries (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "recoveries" VALUES('d8f14ac9a1bd36e5d2e3a41ba9bfc09c17f1ef94db39d25494ea0b9a2adab1dd','aeebbd76d30aca02be2b33b9cce0d36e2');
INSERT INTO "recoveries" VALUES('253dde788c492be05c46ee15cb49666c72c7231fe5745203d114c313c4348c6d','aeebbd76d30aca02be2b33b9cce0d36e2');
INSERT INTO "recoveries" VALUES('a91ef12796f542159980c55d6bd52943ec745369b86d4a43e000c455ebe69a9f','aeebbd76d30aca02be2b33b9cce0d36e2');
INSERT INTO "recoveries" VALUES('88e199ed7f024d69d47f3429d2f3b4011326a4f10f83ac8bfb2b53685192f7dc','aeebbd76d30aca02be2b33b9cce0d36e2');
INSERT INTO "recoveries" VALUES('e91fb5aa83b3bed678ba840da60ba29a6bb266211528ee2af9a63a33b9f66745','aeebbd76d30aca02be2b33b9cce0d36e2');
INSERT INTO "recoveries" VALUES('4c6370e6fd34f12ee2229b98fb7cde056d28bfa7da8ee76915be678114a46448','aeebbd76d30aca02be2b33b9cce0d36e2');
INSERT INTO "recoveries" VALUES('151bedd6b9b558cb898667e2645a8a85f993b799b972f2f3d7b1e403cfb94e1c','aeebbd76d30aca02be2b33b9cce0d36e2');
INSERT INTO "recoveries" VALUES('158590916aa958ea270515f64bb8d753a0d977e690c0867127049e6840f494d6','aeebbd76d30aca02be2b33b9cce0d36e2');
CREATE TABLE reports (
	player VARCHAR(40) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, name), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "reports" VALUES('anna','Ben','2026-11-30T01:52:19.450+00:00');
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
INSERT INTO "seats" VALUES('kn7aq5wunche',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('kn7aq5wunche',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('sew39c4ykyxz',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('sew39c4ykyxz',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('jr2vv3q5stu5',0,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('jr2vv3q5stu5',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('bn2ecxdpgcgw',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('bn2ecxdpgcgw',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('et6dxcdz3ntv',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('et6dxcdz3ntv',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('v99dmxxjauqe',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('v99dmxxjauqe',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('b55y95ye99be',0,'guest','anna','Carl',NULL,NULL);
INSERT INTO "seats" VALUES('b55y95ye99be',1,'open',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('r4t2q9mywhw9',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('r4t2q9mywhw9',1,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('knkf78qwugqv',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('knkf78qwugqv',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('knkf78qwugqv',2,'guest','emil','Emil',NULL,NULL);
INSERT INTO "seats" VALUES('dgbur8k2m6zg',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('dgbur8k2m6zg',1,'program','p6bccefdb30e03e4aca569d79fe5f9767','Zephyr','Anna',NULL);
INSERT INTO "seats" VALUES('c005b77c967f',0,'open',NULL,'Emil',NULL,'emil');
INSERT INTO "seats" VALUES('c005b77c967f',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('2r2srwcbzu8k',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('2r2srwcbzu8k',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('7scr5xc5vegq',0,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('7scr5xc5vegq',1,'bot','cadet',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('defe8599a915',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('defe8599a915',1,'bot','random',NULL,NULL,NULL);
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
INSERT INTO "tokens" VALUES('86539ed2d7357dc8af54542d838f1d90524ab0813b1932a8a5813e3e14e8ee61','p6bccefdb30e03e4aca569d79fe5f9767','anna','read play','2026-11-30T01:52:19.372+00:00','2026-11-30T01:52:19.372+00:00',NULL,'2026-11-30T01:52:19.397+00:00');
INSERT INTO "tokens" VALUES('9cc597656da194c7872cfc0a7791769a743d041cfce838859f1362a4d2d0144a','p6bccefdb30e03e4aca569d79fe5f9767','anna','read','2026-11-30T01:52:19.385+00:00','2026-11-30T01:52:19.395+00:00','0011',NULL);
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
INSERT INTO "tries" VALUES('2026-06-01','balloon-cup','ben','7scr5xc5vegq',0,'2026-11-30T01:52:20.062+00:00',NULL,NULL,NULL);
CREATE TABLE verdicts (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	is_kept INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness)
);
INSERT INTO "verdicts" VALUES('wwwwwwwwwwwwwwwwwwwwwwww','WWWWWWWWWWWWWWWWWWWWWWWW',0,'2026-11-30T01:52:19.461+00:00');
CREATE INDEX ix_matches_awaits_rating ON matches (ended_at, id) WHERE awaits_rating = 1;
CREATE INDEX ix_matches_offered ON matches (begun_at, id) WHERE offered_by IS NOT NULL AND free_seats > 0 AND deadline IS NOT NULL;
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_matches_ended ON matches (game, control, ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX ix_matches_running ON matches (id) WHERE ended_at IS NULL;
CREATE INDEX ix_proofs_player ON proofs (player);
CREATE INDEX ix_recoveries_player ON recoveries (player);
CREATE INDEX ix_passkeys_player ON passkeys (player);
CREATE INDEX ix_tokens_program ON tokens (program);
CREATE INDEX ix_tokens_owner ON tokens (owner);
CREATE INDEX ix_seats_kept_for ON seats (kept_for);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_ratings_player ON ratings (player, game, speed, number);
CREATE INDEX ix_tries_running ON tries ("match") WHERE tries.ended_at IS NULL;
CREATE INDEX ix_tries_player ON tries (player, day);
COMMIT;
