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
INSERT INTO "accounts" VALUES('a88a1e970ef08164eb9fdb2b72551007b','dora','$argon2id$none',NULL,NULL,0);
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
INSERT INTO "attempts" VALUES('0011',1,'2026-11-30T05:09:13.680+00:00');
CREATE TABLE blocks (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "blocks" VALUES('a88a1e970ef08164eb9fdb2b72551007b','ben','2026-11-30T04:54:13.660+00:00');
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
INSERT INTO "entries" VALUES('djyhf8q7zsd4',0,'supply','R1 G4 Y5 G2 Y12 G12 Y11 G13 G6 B11 Y6 R13 B1 R10 G8 A10 R2 B7 G10 B9 A4 R8 Y9 R9 Y2 Y1 B5 R7 A7 G7 Y3 Y7 R5 R3 G1 R6 R12 Y8 Y13 R11 A1 B13 A13 B3 R4','6541aac8','2026-11-30T04:54:09.803+00:00',2655);
INSERT INTO "entries" VALUES('djyhf8q7zsd4',1,'bag','R R R Y B G B R Y R G A R Y A B R R G G Y Y B B Y Y B Y B G R R A G A Y R G G Y A R G R Y','740b026b','2026-11-30T04:54:09.803+00:00',2656);
INSERT INTO "entries" VALUES('gqt7rkd43w2v',0,'supply','B3 R12 A1 B13 R5 R13 G1 R1 Y5 Y6 Y1 B7 B9 Y8 G2 R9 R6 G7 Y12 G8 R4 G10 G6 R7 G4 R3 R11 B1 G13 Y13 Y3 R2 A7 Y7 Y11 A13 R10 B5 A10 Y2 B11 G12 A4 R8 Y9','129cb7ae','2026-11-30T04:54:09.875+00:00',0);
INSERT INTO "entries" VALUES('gqt7rkd43w2v',1,'bag','R B G G Y A G G G Y A R Y B G G R B R R Y Y R Y A A B B Y G Y R R A Y R R R R Y B B R G Y','0e3ffc5e','2026-11-30T04:54:09.875+00:00',0);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',0,'supply','B3 R12 A7 Y1 B7 B13 A10 Y12 R10 R5 G12 Y9 Y8 R8 Y3 R13 B11 Y11 G2 A13 G8 B5 R3 R9 G7 Y5 A4 G13 R11 R2 G6 R7 B1 A1 R4 Y7 G10 G4 R6 Y13 Y6 B9 R1 Y2 G1','cb094325','2026-11-30T04:54:09.893+00:00',0);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',1,'bag','R G G B R R R R R A B Y B R R G Y Y G A B Y Y Y Y G Y G R G B B R G B R A Y Y R R A G A Y','6d81621d','2026-11-30T04:54:09.893+00:00',1);
INSERT INTO "entries" VALUES('z6bckcwq327f',0,'supply','R1 B9 R4 Y11 G7 Y5 Y1 B1 R3 R5 R9 Y9 Y2 R8 G4 G10 G2 B7 G13 Y12 A7 Y3 A13 G6 B13 B11 Y8 R13 Y7 R6 G8 B5 R11 G1 A4 G12 A10 R10 R2 R7 A1 Y6 R12 B3 Y13','b113c7fc','2026-11-30T04:54:09.947+00:00',0);
INSERT INTO "entries" VALUES('z6bckcwq327f',1,'bag','Y Y R Y R G G B G R R Y Y A A G Y R Y Y G Y R A R R G R G R Y A B G B Y G R A B B R R B B','efe2e614','2026-11-30T04:54:09.947+00:00',0);
INSERT INTO "entries" VALUES('djyhf8q7zsd4',2,'0','Y12-3','3c56e0ae','2026-11-30T04:54:11.079+00:00',3945);
INSERT INTO "entries" VALUES('djyhf8q7zsd4',3,'1','G8-3','acb8763e','2026-11-30T04:54:11.094+00:00',3967);
INSERT INTO "entries" VALUES('djyhf8q7zsd4',4,'0','Y5x4','398789e6','2026-11-30T04:54:11.099+00:00',3970);
INSERT INTO "entries" VALUES('djyhf8q7zsd4',5,'1','G6x3','75989ecf','2026-11-30T04:54:11.102+00:00',3976);
INSERT INTO "entries" VALUES('djyhf8q7zsd4',6,'0','R2-2','05648cd0','2026-11-30T04:54:11.106+00:00',3977);
INSERT INTO "entries" VALUES('djyhf8q7zsd4',7,'1','B11x3','920b6208','2026-11-30T04:54:11.120+00:00',3985);
INSERT INTO "entries" VALUES('djyhf8q7zsd4',8,'0','R1x2','b21fab49','2026-11-30T04:54:11.124+00:00',3995);
INSERT INTO "entries" VALUES('djyhf8q7zsd4',9,'1','R8x4','5bea2a8f','2026-11-30T04:54:11.136+00:00',4006);
INSERT INTO "entries" VALUES('djyhf8q7zsd4',10,'0','Y11-4','5badb172','2026-11-30T04:54:11.146+00:00',4011);
INSERT INTO "entries" VALUES('djyhf8q7zsd4',11,'1','B1-4','6b0e661c','2026-11-30T04:54:11.157+00:00',4024);
INSERT INTO "entries" VALUES('djyhf8q7zsd4',12,'0','Y2x3','308df996','2026-11-30T04:54:11.169+00:00',4031);
INSERT INTO "entries" VALUES('djyhf8q7zsd4',13,'1','R9x2','7c5cbe05','2026-11-30T04:54:11.173+00:00',4046);
INSERT INTO "entries" VALUES('6yycxd6m3grk',0,'0','@O','e2ba3a7e','2026-11-30T04:54:11.379+00:00',691);
INSERT INTO "entries" VALUES('6yycxd6m3grk',1,'1','@J','94a707e8','2026-11-30T04:54:11.387+00:00',707);
INSERT INTO "entries" VALUES('6yycxd6m3grk',2,'0','>L','94b62331','2026-11-30T04:54:11.398+00:00',718);
INSERT INTO "entries" VALUES('6yycxd6m3grk',3,'0','OY','d27fb625','2026-11-30T04:54:11.453+00:00',766);
INSERT INTO "entries" VALUES('6yycxd6m3grk',4,'1','>I','0ca80cac','2026-11-30T04:54:11.465+00:00',785);
INSERT INTO "entries" VALUES('6yycxd6m3grk',5,'1','WW','370ad664','2026-11-30T04:54:11.467+00:00',787);
INSERT INTO "entries" VALUES('6yycxd6m3grk',6,'0','W','e9d067c3','2026-11-30T04:54:11.488+00:00',800);
INSERT INTO "entries" VALUES('6yycxd6m3grk',7,'0','+E-H','37152fd9','2026-11-30T04:54:11.491+00:00',810);
INSERT INTO "entries" VALUES('6yycxd6m3grk',8,'1','+O-R','f9678974','2026-11-30T04:54:11.496+00:00',812);
INSERT INTO "entries" VALUES('6yycxd6m3grk',9,'0','+C-H','4a7c2968','2026-11-30T04:54:11.500+00:00',818);
INSERT INTO "entries" VALUES('6yycxd6m3grk',10,'1','>H','ac811d7b','2026-11-30T04:54:11.504+00:00',822);
INSERT INTO "entries" VALUES('6yycxd6m3grk',11,'1','YW','eb562c8c','2026-11-30T04:54:11.510+00:00',826);
INSERT INTO "entries" VALUES('gqt7rkd43w2v',2,'0','R1-1','c97a526e','2026-11-30T04:54:11.514+00:00',1642);
INSERT INTO "entries" VALUES('gqt7rkd43w2v',3,'1','B9x2','81656616','2026-11-30T04:54:11.520+00:00',1648);
INSERT INTO "entries" VALUES('gqt7rkd43w2v',4,'0','G1-4','a337095f','2026-11-30T04:54:11.523+00:00',1652);
INSERT INTO "entries" VALUES('gqt7rkd43w2v',5,'1','Y1x3','09888716','2026-11-30T04:54:11.532+00:00',1658);
INSERT INTO "entries" VALUES('gqt7rkd43w2v',6,'0','R5x1','48a0833e','2026-11-30T04:54:11.535+00:00',1665);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',2,'1','R5x1','a56e21ca','2026-11-30T04:54:11.565+00:00',1680);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',3,'0','R12-4','7597b34e','2026-11-30T04:54:11.567+00:00',1683);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',4,'1','R10x3','5d404cc1','2026-11-30T04:54:11.576+00:00',1684);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',5,'0','A10x4','0495113c','2026-11-30T04:54:11.578+00:00',1692);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',6,'1','R8-1','cc28d118','2026-11-30T04:54:11.579+00:00',1694);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',7,'1','B11-3','849fc361','2026-11-30T04:54:11.587+00:00',1696);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',8,'0','B13x1','6f48b60c','2026-11-30T04:54:11.590+00:00',1703);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',9,'1','G2x2','118ef05f','2026-11-30T04:54:11.593+00:00',1706);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',10,'0','B7-3','d4819d29','2026-11-30T04:54:11.597+00:00',1712);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',11,'1','G8x2','37043a83','2026-11-30T04:54:11.604+00:00',1716);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',12,'0','R3x4','9726ba6c','2026-11-30T04:54:11.605+00:00',1721);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',13,'1','G12-2','1ae45ad7','2026-11-30T04:54:11.610+00:00',1725);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',14,'0','B3-1','5964147a','2026-11-30T04:54:11.613+00:00',1728);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',15,'0','G7x2','85b27aa0','2026-11-30T04:54:11.619+00:00',1733);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',16,'0','R11x3','7096be00','2026-11-30T04:54:11.624+00:00',1737);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',17,'1','Y5x1','6f1a652f','2026-11-30T04:54:11.630+00:00',1745);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',18,'0','R2-2','0eede883','2026-11-30T04:54:11.640+00:00',1748);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',19,'1','R7x3','68821d6f','2026-11-30T04:54:11.644+00:00',1757);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',20,'0','A13-4','bef42e2e','2026-11-30T04:54:11.645+00:00',1761);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',21,'1','Y9-1','820a7a85','2026-11-30T04:54:11.649+00:00',1764);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',22,'1','R9-4','ba6f9151','2026-11-30T04:54:11.679+00:00',1767);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',23,'0','B1-2','5ec439ba','2026-11-30T04:54:11.687+00:00',1802);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',24,'1','R13-4','115bf94b','2026-11-30T04:54:11.693+00:00',1809);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',25,'0','R4-1','050c42af','2026-11-30T04:54:11.698+00:00',1810);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',26,'1','R6-3','e3f0cb07','2026-11-30T04:54:11.705+00:00',1821);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',27,'1','Y7x3','998f6aa0','2026-11-30T04:54:11.713+00:00',1828);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',28,'0','Y11x3','32f29302','2026-11-30T04:54:11.719+00:00',1835);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',29,'1','G13-3','c410fb3a','2026-11-30T04:54:11.725+00:00',1840);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',30,'0','Y1x3','411b8033','2026-11-30T04:54:11.728+00:00',1842);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',31,'1','Y2x3','59dc98ff','2026-11-30T04:54:11.732+00:00',1845);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',32,'supply','B3 R7 R11 R8 R5 R10 B13 B7 Y9 B11 Y5 G7 G2 R6 G8 G12','d9cdfb07','2026-11-30T04:54:11.732+00:00',1845);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',33,'0','R1x1','becbe60f','2026-11-30T04:54:11.737+00:00',1852);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',34,'1','B5-2','e5f64583','2026-11-30T04:54:11.737+00:00',1853);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',35,'0','R7-4','88d6eb91','2026-11-30T04:54:11.740+00:00',1856);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',36,'1','G10x1','c25b629f','2026-11-30T04:54:11.760+00:00',1859);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',37,'0','R8-4','9e2570ab','2026-11-30T04:54:11.780+00:00',1879);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',38,'bag','R Y Y R Y A R R R G R B B B R A R R Y A Y R G R Y G G G R','31526b5a','2026-11-30T04:54:11.780+00:00',1879);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',39,'1','A1x4','45a2c80c','2026-11-30T04:54:11.797+00:00',1901);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',40,'0','Y13x4','21c5a923','2026-11-30T04:54:11.825+00:00',1914);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',41,'1','Y8-4','29c5a865','2026-11-30T04:54:11.833+00:00',1944);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',42,'0','Y12-4','298d3501','2026-11-30T04:54:11.841+00:00',1952);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',43,'1','R5-2','529c17f9','2026-11-30T04:54:11.851+00:00',1958);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',44,'1','R11-2','489ced13','2026-11-30T04:54:11.863+00:00',1972);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',45,'0','G4x1','2eec7434','2026-11-30T04:54:11.880+00:00',1991);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',46,'0','G6-3','63d485fd','2026-11-30T04:54:11.897+00:00',2012);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',47,'0','R6-3','d760756e','2026-11-30T04:54:11.913+00:00',2029);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',48,'1','B9-4','99154228','2026-11-30T04:54:11.922+00:00',2037);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',49,'0','A4x4','7c3d00b5','2026-11-30T04:54:11.938+00:00',2052);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',50,'supply','Y2 R7 G13 R8 B5 R4 R1 R3 Y7 R2 R9 G10 Y1 G4 R5 B1 A10 A13 G6 Y11 R13 R12','01dae1f0','2026-11-30T04:54:11.938+00:00',2053);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',51,'1','Y9x1','943faed2','2026-11-30T04:54:11.943+00:00',2058);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',52,'0','Y2x3','344a5146','2026-11-30T04:54:11.957+00:00',2072);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',53,'1','Y6-2','ce5fba54','2026-11-30T04:54:11.961+00:00',2076);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',54,'0','R10-2','169bc29e','2026-11-30T04:54:11.965+00:00',2078);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',55,'1','Y5x4','03c43eb8','2026-11-30T04:54:11.971+00:00',2084);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',56,'0','B7-4','dec57b64','2026-11-30T04:54:11.981+00:00',2092);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',57,'1','R8x4','95950921','2026-11-30T04:54:11.989+00:00',2098);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',58,'0','G2-4','6a6b136d','2026-11-30T04:54:11.996+00:00',2105);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',59,'1','R3-4','14db17f5','2026-11-30T04:54:12.000+00:00',2113);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',60,'0','Y7-2','9aeda2ce','2026-11-30T04:54:12.005+00:00',2120);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',61,'1','R7-2','96fd4166','2026-11-30T04:54:12.020+00:00',2131);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',62,'0','R1-2','41994609','2026-11-30T04:54:12.021+00:00',2137);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',63,'1','Y3-1','f2d29bc2','2026-11-30T04:54:12.028+00:00',2143);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',64,'1','R4-3','6b4083e5','2026-11-30T04:54:12.036+00:00',2151);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',65,'0','G8x4','b6d61b93','2026-11-30T04:54:12.044+00:00',2156);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',66,'1','R5x4','1a3a69d1','2026-11-30T04:54:12.100+00:00',2192);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',67,'0','B1-1','631a75c1','2026-11-30T04:54:12.109+00:00',2217);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',68,'1','R2-4','20e84750','2026-11-30T04:54:12.112+00:00',2226);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',69,'0','R9-4','6b772d77','2026-11-30T04:54:12.116+00:00',2229);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',70,'1','A10x3','fcf3fd2a','2026-11-30T04:54:12.127+00:00',2242);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',71,'0','B11x2','9f61c647','2026-11-30T04:54:12.132+00:00',2244);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',72,'1','B3-1','c1c97c04','2026-11-30T04:54:12.139+00:00',2254);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',73,'supply','A4 B3 B7 R10 Y12 R11 B9 Y9 Y13 Y3 A1 Y6 Y7 B1 Y8 Y5','4de62d47','2026-11-30T04:54:12.139+00:00',2254);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',74,'bag','G B R A R R Y B Y A B R G G B G Y R R','c7792e2a','2026-11-30T04:54:12.139+00:00',2254);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',75,'1','A4-3','73239653','2026-11-30T04:54:12.157+00:00',2272);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',76,'0','Y1-3','ae35e07c','2026-11-30T04:54:12.190+00:00',2305);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',77,'0','B7-2','069fbf28','2026-11-30T04:54:12.197+00:00',2312);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',78,'0','R>G','7654c321','2026-11-30T04:54:12.208+00:00',2319);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',79,'bag','Y B Y R B R B R A Y R R R G G R','f7802baf','2026-11-30T04:54:12.208+00:00',2319);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',80,'1','R13-4','e17559c3','2026-11-30T04:54:12.212+00:00',2324);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',81,'bag','G G G A R G B R R R G G Y R G R B','39083701','2026-11-30T04:54:12.212+00:00',2324);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',82,'1','R>A','082f44a5','2026-11-30T04:54:12.225+00:00',2332);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',83,'bag','R Y G R G R G R G R R R G B G R R B G','2446e36a','2026-11-30T04:54:12.225+00:00',2333);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',84,'0','B5-3','213b0aef','2026-11-30T04:54:12.228+00:00',2342);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',85,'1','B3-1','e711a6e6','2026-11-30T04:54:12.236+00:00',2345);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',86,'0','R10x3','737afc44','2026-11-30T04:54:12.242+00:00',2353);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',87,'1','B9x1','b4a3e7f2','2026-11-30T04:54:12.244+00:00',2359);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',88,'1','G12x3','882aa9a1','2026-11-30T04:54:12.248+00:00',2360);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',89,'0','R11x4','265bae80','2026-11-30T04:54:12.253+00:00',2368);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',90,'1','Y3-4','1692d230','2026-11-30T04:54:12.259+00:00',2370);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',91,'0','Y11-4','187269eb','2026-11-30T04:54:12.265+00:00',2375);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',92,'1','B13x4','35eed2db','2026-11-30T04:54:12.267+00:00',2382);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',93,'0','Y9x4','292a569b','2026-11-30T04:54:12.276+00:00',2383);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',94,'1','Y6x4','0b5f5c78','2026-11-30T04:54:12.282+00:00',2393);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',95,'0','R12x2','daddb6f4','2026-11-30T04:54:12.297+00:00',2399);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',96,'supply','R7 B7 B3 B11 R3 G2 A4 R9 R6 R13 Y2 R1 R8 G8 R2 R4 Y1 B9 A10 R5','11e8f3e5','2026-11-30T04:54:12.297+00:00',2399);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',97,'1','G6-3','0711692e','2026-11-30T04:54:12.310+00:00',2415);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',98,'0','A1x2','5ac43d42','2026-11-30T04:54:12.316+00:00',2426);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',99,'1','B1-3','f39199ec','2026-11-30T04:54:12.320+00:00',2433);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',100,'0','R7-1','66f39af0','2026-11-30T04:54:12.322+00:00',2437);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',101,'1','B7-4','8d2ea111','2026-11-30T04:54:12.339+00:00',2454);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',102,'0','R3-2','ee73a472','2026-11-30T04:54:12.350+00:00',2459);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',103,'1','~Y12Y13G2B11','1684e7b2','2026-11-30T04:54:12.371+00:00',2469);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',104,'1','R9x3','d7d9c69c','2026-11-30T04:54:12.397+00:00',2501);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',105,'1','R1-1','494793b3','2026-11-30T04:54:12.400+00:00',2513);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',106,'0','A4-2','9f2f131f','2026-11-30T04:54:12.412+00:00',2517);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',107,'bag','G B G R A R R A A R R G B G R','815a8b16','2026-11-30T04:54:12.412+00:00',2517);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',108,'0','G13x2','df22dd43','2026-11-30T04:54:12.416+00:00',2529);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',109,'1','G4x2','c46cea7a','2026-11-30T04:54:12.417+00:00',2533);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',110,'0','G1-1','af29055a','2026-11-30T04:54:12.421+00:00',2536);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',111,'1','R8-3','258d2fac','2026-11-30T04:54:12.429+00:00',2544);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',112,'0','R2x2','b4600129','2026-11-30T04:54:12.440+00:00',2548);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',113,'1','R4x4','743c2d1c','2026-11-30T04:54:12.444+00:00',2557);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',114,'0','Y1x3','17391379','2026-11-30T04:54:12.449+00:00',2561);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',115,'supply','B11 G6 A1 B5 B13 A4 Y12 Y9 Y11 R3 B7 Y6 Y3 R11 G12 B1 R7 G2 R4 R1 R10 Y13 R12 R9','276c5974','2026-11-30T04:54:12.449+00:00',2561);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',116,'1','R6-4','a4a72b70','2026-11-30T04:54:12.459+00:00',2568);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',117,'0','B11-4','11c221f2','2026-11-30T04:54:12.464+00:00',2575);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',118,'1','G10x3','75eb509d','2026-11-30T04:54:12.472+00:00',2581);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',119,'0','Y8-3','de34f92a','2026-11-30T04:54:12.480+00:00',2596);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',120,'1','R5x2','91352f9e','2026-11-30T04:54:12.484+00:00',2597);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',121,'1','G7x4','bb28bc30','2026-11-30T04:54:12.485+00:00',2601);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',122,'0','B13x4','d5b534be','2026-11-30T04:54:12.491+00:00',2606);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',123,'1','A4x2','f2d37895','2026-11-30T04:54:12.500+00:00',2607);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',124,'0','A13x2','ad2ece48','2026-11-30T04:54:12.501+00:00',2617);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',125,'1','R13x3','64bcdd3e','2026-11-30T04:54:12.505+00:00',2621);
INSERT INTO "entries" VALUES('mk6tmrak4kg5',126,'0','G8x3','0c35d2d4','2026-11-30T04:54:12.517+00:00',2621);
INSERT INTO "entries" VALUES('z6bckcwq327f',2,'0','G7-3','dae5aede','2026-11-30T04:54:12.525+00:00',2583);
INSERT INTO "entries" VALUES('z6bckcwq327f',3,'1','G4-3','edd0adeb','2026-11-30T04:54:12.529+00:00',2587);
INSERT INTO "entries" VALUES('z6bckcwq327f',4,'0','R4-3','efbbb673','2026-11-30T04:54:12.535+00:00',2593);
INSERT INTO "entries" VALUES('z6bckcwq327f',5,'1','Y2-3','4c571f8c','2026-11-30T04:54:12.539+00:00',2595);
INSERT INTO "entries" VALUES('z6bckcwq327f',6,'0','Y1-1','b33f29dd','2026-11-30T04:54:12.544+00:00',2599);
INSERT INTO "entries" VALUES('z6bckcwq327f',7,'1','R5x4','dcf42f8c','2026-11-30T04:54:12.556+00:00',2610);
INSERT INTO "entries" VALUES('z6bckcwq327f',8,'0','Y11-2','84365a7b','2026-11-30T04:54:12.561+00:00',2616);
INSERT INTO "entries" VALUES('z6bckcwq327f',9,'1','R8-4','b711f932','2026-11-30T04:54:12.569+00:00',2627);
INSERT INTO "entries" VALUES('z6bckcwq327f',10,'0','B9x4','5689ca57','2026-11-30T04:54:12.581+00:00',2639);
INSERT INTO "entries" VALUES('z6bckcwq327f',11,'1','resign','0186d969','2026-11-30T04:54:12.582+00:00',2640);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',0,'1','K','d5fb84ac','2026-11-30T04:54:12.593+00:00',1622);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',1,'0','>B','5a555f18','2026-11-30T04:54:12.601+00:00',1630);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',2,'0','RK','eb444a8d','2026-11-30T04:54:12.608+00:00',1632);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',3,'1','>B','3826df17','2026-11-30T04:54:12.612+00:00',1639);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',4,'1','YK','eab32460','2026-11-30T04:54:12.613+00:00',1643);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',5,'0','>C','5e8bc3d2','2026-11-30T04:54:12.621+00:00',1650);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',6,'0','YK','5e64598a','2026-11-30T04:54:12.625+00:00',1651);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',7,'1','+I-J','11294e51','2026-11-30T04:54:12.636+00:00',1658);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',8,'0','>D','543196e1','2026-11-30T04:54:12.639+00:00',1667);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',9,'0','OW','8dbce064','2026-11-30T04:54:12.642+00:00',1670);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',10,'1','>A','0ef97f01','2026-11-30T04:54:12.649+00:00',1675);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',11,'1','RR','a447e1b0','2026-11-30T04:54:12.662+00:00',1691);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',12,'0','>E','30021ece','2026-11-30T04:54:12.669+00:00',1698);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',13,'0','YY','5793f7bc','2026-11-30T04:54:12.676+00:00',1702);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',14,'1','+J-M','8d97e729','2026-11-30T04:54:12.681+00:00',1710);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',15,'0','+B-F','77d643d9','2026-11-30T04:54:12.685+00:00',1714);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',16,'1','>B','a3845804','2026-11-30T04:54:12.693+00:00',1722);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',17,'1','OK','2364c6fa','2026-11-30T04:54:12.697+00:00',1726);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',18,'0','Y','7cb3a79f','2026-11-30T04:54:12.698+00:00',1727);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',19,'0','+D-E','4bc42dd6','2026-11-30T04:54:12.704+00:00',1729);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',20,'0','+','4a1a3f04','2026-11-30T04:54:12.709+00:00',1739);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',21,'1','+C-D','d20ed7ed','2026-11-30T04:54:12.711+00:00',1740);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',22,'0','+I-L','e12fb367','2026-11-30T04:54:12.720+00:00',1746);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',23,'1','>F','878bfd32','2026-11-30T04:54:12.722+00:00',1751);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',24,'0','K','bd3b43b9','2026-11-30T04:54:12.723+00:00',1752);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',25,'1','RY','f897689d','2026-11-30T04:54:12.728+00:00',1753);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',26,'0','>H','b837e876','2026-11-30T04:54:12.729+00:00',1759);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',27,'0','OY','9e916014','2026-11-30T04:54:12.732+00:00',1762);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',28,'1','>K','69626488','2026-11-30T04:54:12.736+00:00',1763);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',29,'1','YB','2081ea5d','2026-11-30T04:54:12.737+00:00',1767);
INSERT INTO "entries" VALUES('mxhjkam8pzjw',30,'0','draw','fefd4270','2026-11-30T04:54:12.765+00:00',1783);
INSERT INTO "entries" VALUES('q5nst6n82eua',0,'supply','Y9 G2 G10 R10 B11 R9 Y11 Y2 R7 G13 Y7 R4 R12 Y1 R13 G1 Y5 Y8 B5 R1 B7 R5 B9 B3 R3 A1 A10 A7 R2 Y3 G12 Y6 G4 B1 B13 G6 R11 G7 A13 G8 A4 Y12 R8 R6 Y13','b3eda687','2026-11-30T04:54:12.836+00:00',1);
INSERT INTO "entries" VALUES('q5nst6n82eua',1,'bag','G Y R A R G R R R R B R B G G B R B Y A Y R R A G G G Y A R R G B Y Y Y Y Y B A Y G B Y R','8074ee4c','2026-11-30T04:54:12.836+00:00',1);
INSERT INTO "entries" VALUES('t7aenh3fw6yt',0,'supply','B3 R12 A7 Y1 B7 B13 A10 Y12 R10 R5 G12 Y9 Y8 R8 Y3 R13 B11 Y11 G2 A13 G8 B5 R3 R9 G7 Y5 A4 G13 R11 R2 G6 R7 B1 A1 R4 Y7 R6 G10 Y6 R1 G4 Y13 G1 B9 Y2','3edb2eab','2026-11-30T04:54:12.960+00:00',NULL);
INSERT INTO "entries" VALUES('t7aenh3fw6yt',1,'bag','R G G B R R R R R A B Y B R R Y R Y G G Y Y A G Y G A Y G Y G R B Y B Y A R Y R R B B A G','fb17d21c','2026-11-30T04:54:12.960+00:00',NULL);
INSERT INTO "entries" VALUES('t7aenh3fw6yt',2,'1','R5x1','3ccf48cb','2026-11-30T04:54:12.960+00:00',NULL);
INSERT INTO "entries" VALUES('t7aenh3fw6yt',3,'0','R12-4','337f7e1a','2026-11-30T04:54:12.960+00:00',NULL);
INSERT INTO "entries" VALUES('t7aenh3fw6yt',4,'1','R10x3','32542bc2','2026-11-30T04:54:12.960+00:00',NULL);
INSERT INTO "entries" VALUES('t7aenh3fw6yt',5,'0','A10x4','ecb6a3b7','2026-11-30T04:54:12.960+00:00',NULL);
INSERT INTO "entries" VALUES('t7aenh3fw6yt',6,'1','R8-1','4d82cc8b','2026-11-30T04:54:12.960+00:00',NULL);
INSERT INTO "entries" VALUES('t7aenh3fw6yt',7,'1','B11-3','4f5fad49','2026-11-30T04:54:12.960+00:00',NULL);
INSERT INTO "entries" VALUES('t7aenh3fw6yt',8,'0','B13x1','313aad1d','2026-11-30T04:54:12.960+00:00',NULL);
INSERT INTO "entries" VALUES('t7aenh3fw6yt',9,'1','G2x2','83986154','2026-11-30T04:54:12.960+00:00',NULL);
INSERT INTO "entries" VALUES('t7aenh3fw6yt',10,'0','B7-3','86f183db','2026-11-30T04:54:12.960+00:00',NULL);
INSERT INTO "entries" VALUES('t7aenh3fw6yt',11,'1','G8x2','70905047','2026-11-30T04:54:12.960+00:00',NULL);
INSERT INTO "entries" VALUES('t7aenh3fw6yt',12,'0','R3x4','fb8a48f0','2026-11-30T04:54:12.960+00:00',NULL);
INSERT INTO "entries" VALUES('t7aenh3fw6yt',13,'1','G12-2','55ea7c17','2026-11-30T04:54:12.960+00:00',NULL);
INSERT INTO "entries" VALUES('t7aenh3fw6yt',14,'0','B3-1','997cd487','2026-11-30T04:54:12.960+00:00',NULL);
INSERT INTO "entries" VALUES('t7aenh3fw6yt',15,'0','G7x2','ccda6ef2','2026-11-30T04:54:12.960+00:00',NULL);
INSERT INTO "entries" VALUES('t7aenh3fw6yt',16,'0','R11x3','38a8a085','2026-11-30T04:54:12.960+00:00',NULL);
INSERT INTO "entries" VALUES('t7aenh3fw6yt',17,'1','Y5x1','0e9e06ad','2026-11-30T04:54:12.960+00:00',NULL);
INSERT INTO "entries" VALUES('t7aenh3fw6yt',18,'0','R2-2','03b10a0a','2026-11-30T04:54:12.960+00:00',NULL);
INSERT INTO "entries" VALUES('t7aenh3fw6yt',19,'1','R7x3','903f7fd7','2026-11-30T04:54:12.960+00:00',NULL);
INSERT INTO "entries" VALUES('t7aenh3fw6yt',20,'0','A13-4','58153eb8','2026-11-30T04:54:12.960+00:00',NULL);
INSERT INTO "entries" VALUES('t7aenh3fw6yt',21,'1','Y9-1','e95d14d7','2026-11-30T04:54:12.960+00:00',NULL);
INSERT INTO "entries" VALUES('t7aenh3fw6yt',22,'1','R13-2','92c700e3','2026-11-30T04:54:12.973+00:00',20);
INSERT INTO "entries" VALUES('t7aenh3fw6yt',23,'0','B1-2','e3503f80','2026-11-30T04:54:12.974+00:00',21);
INSERT INTO "entries" VALUES('t7aenh3fw6yt',24,'1','R9x4','0196e6dc','2026-11-30T04:54:12.974+00:00',22);
INSERT INTO "entries" VALUES('t7aenh3fw6yt',25,'0','R4x4','17bafee6','2026-11-30T04:54:12.975+00:00',23);
INSERT INTO "entries" VALUES('8p6r2nn9t7vt',0,'0','@C','8e21fd2f','2026-11-30T04:54:13.719+00:00',32);
INSERT INTO "entries" VALUES('8p6r2nn9t7vt',1,'1','@I','3f5515d3','2026-11-30T04:54:13.720+00:00',33);
INSERT INTO "entries" VALUES('8p6r2nn9t7vt',2,'2','@G','583fe077','2026-11-30T04:54:13.729+00:00',38);
INSERT INTO "entries" VALUES('8p6r2nn9t7vt',3,'0','>D','53e70412','2026-11-30T04:54:13.730+00:00',44);
INSERT INTO "entries" VALUES('8p6r2nn9t7vt',4,'1','left cadet','660b050e','2026-11-30T04:54:13.731+00:00',45);
INSERT INTO "entries" VALUES('8p6r2nn9t7vt',5,'0','KK','1a9cc0f7','2026-11-30T04:54:13.733+00:00',47);
INSERT INTO "entries" VALUES('8p6r2nn9t7vt',6,'1','>E','0e4a167d','2026-11-30T04:54:13.734+00:00',48);
INSERT INTO "entries" VALUES('yngg5htw6e5j',0,'supply','B7 Y1 Y11 R3 Y6 B11 G7 G1 B3 B9 R6 Y5 R12 G4 A7 Y2 R2 B13 A10 Y8 Y12 R7 R11 R5 G13 G8 R8 G12 A4 R10 R13 Y9 R9 B5 G6 Y13 Y7 Y3 A1 R1 B1 G10 A13 G2 R4','7b2a34e4','2026-11-30T04:54:13.788+00:00',0);
INSERT INTO "entries" VALUES('yngg5htw6e5j',1,'bag','G A R G G R G Y R Y B A G R B A Y Y Y A Y G B R Y B Y B R G B A R R R R Y B R G Y G R R Y','df201c77','2026-11-30T04:54:13.788+00:00',1);
INSERT INTO "entries" VALUES('yngg5htw6e5j',2,'1','R6-3','2a3aa689','2026-11-30T04:54:13.791+00:00',6);
INSERT INTO "entries" VALUES('yngg5htw6e5j',3,'0','Y6x4','75f8ab57','2026-11-30T04:54:13.792+00:00',7);
INSERT INTO "entries" VALUES('yngg5htw6e5j',4,'1','Y5x4','21bef857','2026-11-30T04:54:13.792+00:00',8);
INSERT INTO "entries" VALUES('aa5bedca8d4d',0,'supply','B5 R1 R7 G13 Y9 B3 R3 R6 B7 Y3 R4 B9 G2 R13 G1 R10 G8 A1 R11 B1 Y2 A7 Y12 R8 Y5 Y8 A4 B13 B11 A10 G6 R12 G10 R2 Y6 G4 G12 R5 Y1 Y7 A13 Y11 Y13 R9 G7','abab53bf','2026-11-30T04:54:13.795+00:00',0);
INSERT INTO "entries" VALUES('aa5bedca8d4d',1,'bag','G A G R R Y R B R G Y Y G R B Y A B Y Y R G R Y B R B R A B R B Y R Y R R A G Y G A G Y G','40d3fb50','2026-11-30T04:54:13.795+00:00',0);
INSERT INTO "entries" VALUES('mrty2s8s979q',0,'0','@O','6112e0ac','2026-11-30T04:54:13.816+00:00',7);
INSERT INTO "entries" VALUES('mrty2s8s979q',1,'1','@H','15d0bea0','2026-11-30T04:54:13.817+00:00',8);
INSERT INTO "entries" VALUES('mrty2s8s979q',2,'0','>G','8c6b9fb6','2026-11-30T04:54:13.818+00:00',9);
INSERT INTO "entries" VALUES('mrty2s8s979q',3,'0','RR','0e9a374f','2026-11-30T04:54:13.819+00:00',10);
INSERT INTO "entries" VALUES('mrty2s8s979q',4,'0','takeback 1','f7d9d69a','2026-11-30T04:54:13.891+00:00',80);
INSERT INTO "entries" VALUES('jxvn6kxwprjz',0,'supply','R9 B1 Y8 B13 A13 G6 G1 R3 Y12 Y11 R5 Y13 A4 Y6 R12 Y1 A1 G10 G7 R10 A10 R8 Y5 R7 R4 R11 R2 R6 Y7 R13 B7 G13 G2 B9 B5 G8 Y2 Y9 G4 A7 R1 B11 Y3 G12 B3','6c1257b0','2026-11-30T04:54:14.003+00:00',1);
INSERT INTO "entries" VALUES('jxvn6kxwprjz',1,'bag','Y G A R Y A Y R B Y G B R Y Y R G G R Y G R R R A G Y B Y Y A Y R G B R R B B R R A B G G','e3d56633','2026-11-30T04:54:14.003+00:00',1);
INSERT INTO "entries" VALUES('jxvn6kxwprjz',2,'0','resign','16b560bc','2026-11-30T04:54:14.015+00:00',10);
INSERT INTO "entries" VALUES('defe8599a915',0,'supply','Y6 Y12 R10 R8 G10 G1 G8 G7 R5 B13 Y3 Y9 B11 G12 B1 R12 B7 R1 A7 A4 G6 R9 B3 Y7 B5 Y5 B9 Y11 Y13 R2 Y1 Y2 G4 R6 R7 R11 A13 R13 G13 R4 G2 Y8 A10 A1 R3','85fb5633','2026-11-30T04:54:14.068+00:00',0);
INSERT INTO "entries" VALUES('defe8599a915',1,'bag','G Y R G R R R R Y R B R B G R R Y A A G G R B A Y B Y A A Y G G G Y Y B Y G B B R Y R Y R','641a91ae','2026-11-30T04:54:14.068+00:00',5);
INSERT INTO "entries" VALUES('defe8599a915',2,'1','R5x4','035eb093','2026-11-30T04:54:14.085+00:00',30);
INSERT INTO "entries" VALUES('defe8599a915',3,'0','Y12-4','084258a6','2026-11-30T04:54:14.087+00:00',33);
INSERT INTO "entries" VALUES('defe8599a915',4,'1','Y9-4','72add309','2026-11-30T04:54:14.096+00:00',42);
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
INSERT INTO "matches" VALUES('djyhf8q7zsd4','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'877E6BB9D0BAB0D3E6F7AFFD11D2CAF661A7D850B011BD6E77EB825648E8C7C1','2026-11-30T04:54:07.126+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 86400000, "since": 4046}','2026-12-02T04:54:11.172+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,15,14,12,'2026-11-30T04:54:11.173+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('gqt7rkd43w2v','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',0,1,X'84D5498FF0A37AE276FB3E54F973FDA6971E88A1692EC1F1D67FA9FCA6B90BED','2026-11-30T04:54:09.869+00:00',NULL,NULL,'["guest", "guest"]','[[7, 0, "offered"], [7, 1, "hint"]]',1,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,8,7,5,'2026-11-30T04:54:11.535+00:00',1,'[]',0,0);
INSERT INTO "matches" VALUES('mk6tmrak4kg5','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'968F2FAB580C0CEDB4D5207338BDC76D7151312D172FA2BB89EED4CEA9A5CC05','2026-11-30T04:54:09.884+00:00','2026-11-30T04:54:12.505+00:00','[[1], "trophies"]','["random", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,115,127,114,'2026-11-30T04:54:12.505+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('z6bckcwq327f','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','1.0.0',0,0,X'62D8BF203B5BB3DF4F745790472C83306953F0917982BA4A2CA85918FB8B5668','2026-11-30T04:54:09.941+00:00','2026-11-30T04:54:12.581+00:00','[[0], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1899972, 1879975], "quota": [7000, 7000], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,13,12,9,'2026-11-30T04:54:12.581+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('6yycxd6m3grk','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'FC21F7DE246AF816A5231ABD1BEFE7FEF3EBC619D128626643A3225C49379EC1','2026-11-30T04:54:10.679+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,14,12,12,'2026-11-30T04:54:11.505+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('mxhjkam8pzjw','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'81544AD32A525D01DBFDFFF5D0E41B52980F8FFDD97F66E3940B4407F44B87FA','2026-11-30T04:54:10.970+00:00','2026-11-30T04:54:12.753+00:00','[[], "agreement"]','["guest", "guest"]','[[30, 1, "offered"]]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,33,31,30,'2026-11-30T04:54:12.753+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('q5nst6n82eua','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'247B31934C7320A06D1CB913F4DD54C7AA9C4EA0BF75882B4CE935FA114E037A','2026-11-30T04:54:12.768+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T04:54:12.768+00:00','anna',0,NULL,NULL,NULL,NULL,NULL,2,2,0,'2026-11-30T04:54:12.835+00:00',1,'[]',1,0);
INSERT INTO "matches" VALUES('t7aenh3fw6yt','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'013BC9EFD0F62937A9BB5DB5D381AF74D84808511CD3A775E65933A388C2C826','2026-11-30T04:54:12.952+00:00',NULL,NULL,'["guest", "random"]','[]',0,'{"match": "mk6tmrak4kg5", "ply": 22, "dealt": [36, 15]}',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,4,26,24,'2026-11-30T04:54:12.975+00:00',1,'[]',0,0);
INSERT INTO "matches" VALUES('8p6r2nn9t7vt','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 3, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'08E3F25FFFCF538B6AC4C90E9B241049CFC952513BD13308D5260EBAA4DBCBF5','2026-11-30T04:54:13.686+00:00',NULL,NULL,'["guest", "guest", "guest"]','[[5, 1, "returned"]]',0,NULL,'30+20','{"left": [1800000, 1800000, 1800000], "quota": [3000, 3000, 3000], "forgiven": [0, 0, 0], "seat": 1, "is_first": false, "free": 0, "since": 128}','2026-11-30T05:24:15.814+00:00',NULL,0,'cadet',NULL,NULL,NULL,NULL,10,7,6,'2026-11-30T04:54:13.734+00:00',1,'[[1, "left", "cadet"]]',0,0);
INSERT INTO "matches" VALUES('yngg5htw6e5j','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'D6BE3DA00D44AAC56E4E0EB881CA671A39341AED8C8AC9061F682BC5BE414DDE','2026-11-30T04:54:13.784+00:00',NULL,NULL,'["guest", "program"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,3,5,3,'2026-11-30T04:54:13.792+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('aa5bedca8d4d','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'2CB3849C8D80F5A581F7405E4F6BDE87933871C4847CA9C2CD3B2E55FEE5648C','2026-11-30T04:54:13.793+00:00',NULL,NULL,'["open", "guest"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T04:54:13.793+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,0,2,0,'2026-11-30T04:54:13.794+00:00',1,'[]',1,0);
INSERT INTO "matches" VALUES('mrty2s8s979q','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'54E873F552B43768B3ADD0FA1F0BA7A506076ABC1F0EB92F1E9C027316228B95','2026-11-30T04:54:13.809+00:00',NULL,NULL,'["guest", "guest"]','[[4, 0, "asked"], [4, 1, "agreed"], [5, 0, "time"], [5, 1, "thanks"]]',0,NULL,'30+20','{"left": [1819998, 1834930], "quota": [6000, 4000], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 0, "since": 80}','2026-11-30T05:24:35.887+00:00',NULL,0,NULL,'{"length": 3, "won": [2, 0]}',NULL,NULL,NULL,10,5,5,'2026-11-30T04:54:13.890+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('jxvn6kxwprjz','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','2026-11-30T04:54:14.000+00:00','2026-11-30T04:54:14.010+00:00','[[1], "resignation"]','["guest", "cadet"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,'2026-06-01',2,3,0,'2026-11-30T04:54:14.010+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('defe8599a915','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'A9B4E2D4E5F51BF49C6D3324972E00E6A407524F64DE5760CB4AB52968EF1C6F','2026-11-30T04:54:14.053+00:00',NULL,NULL,'["guest", "random"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,'["K\u00e4se & \ud83e\uddc0", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"]',NULL,3,5,3,'2026-11-30T04:54:14.095+00:00',0,'[]',0,0);
CREATE TABLE mutes (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "mutes" VALUES('anna','ben','2026-11-30T04:54:13.914+00:00');
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
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','djyhf8q7zsd4','12','anna','turn','2026-11-30T04:54:13.747+00:00',NULL,0);
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','mxhjkam8pzjw','over','anna','result','2026-11-30T04:54:13.747+00:00',NULL,0);
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','z6bckcwq327f','over','anna','result','2026-11-30T04:54:13.747+00:00',NULL,0);
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','mk6tmrak4kg5','over','anna','result','2026-11-30T04:54:13.747+00:00',NULL,0);
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
INSERT INTO "passkeys" VALUES('0000000000000000000000000000000000000000000000000000000000000000','a88a1e970ef08164eb9fdb2b72551007b',X'0001',X'02',3,'localhost','Laptop',0,'2026-11-30T04:54:13.632+00:00',NULL);
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
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-30T04:54:09.789+00:00','2026-11-30T04:54:12.993+00:00',NULL,NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-30T04:54:09.870+00:00','2026-11-30T04:54:09.870+00:00',NULL,NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-30T04:54:09.885+00:00','2026-11-30T04:54:09.885+00:00',NULL,NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-30T04:54:12.774+00:00','2026-11-30T04:54:12.981+00:00','anna',NULL);
INSERT INTO "players" VALUES('p56e3271b9b172c5a01ca251941694a7c','program','Zephyr','2026-11-30T04:54:13.483+00:00','2026-11-30T04:54:13.483+00:00',NULL,NULL);
INSERT INTO "players" VALUES('a88a1e970ef08164eb9fdb2b72551007b','account','Dora','2026-11-30T04:54:13.625+00:00','2026-11-30T04:54:13.625+00:00',NULL,NULL);
INSERT INTO "players" VALUES('wilhelmine','guest','Balloonist 3427','2026-11-30T04:54:13.636+00:00','2026-11-30T04:54:13.638+00:00',NULL,'WWWWWWWWWWWWWWWWWWWWWWWW');
INSERT INTO "players" VALUES('emil','guest','Emil','2026-11-30T04:54:13.688+00:00','2026-11-30T04:54:13.688+00:00',NULL,NULL);
INSERT INTO "players" VALUES('cadet','bot',NULL,'2026-11-30T04:54:14.002+00:00','2026-11-30T04:54:14.002+00:00',NULL,NULL);
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
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-30T04:54:12.978+00:00','2026-11-30T04:54:12.979+00:00',NULL,'2026-11-30T05:54:12.992+00:00','0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-30T04:54:12.981+00:00','2026-11-30T04:54:12.981+00:00',NULL,NULL,'1b94c4356895c3a0',NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-30T04:54:12.992+00:00','2026-11-30T04:54:12.993+00:00',NULL,NULL,'0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('4778dd0e08b227676b3c75a09603797d428dc437f46f8882cc55a848ee40a22c','a88a1e970ef08164eb9fdb2b72551007b','2026-11-30T04:54:13.632+00:00','2026-11-30T04:54:13.632+00:00',NULL,NULL,'4778dd0e08b22767','Firefox, Linux');
INSERT INTO "proofs" VALUES('17b7b4dce9ce7de46d7938f26213f0382d04145da13cfa02a3c60fdd2102b8c1','wilhelmine','2026-11-30T04:54:13.637+00:00','2026-11-30T04:54:13.637+00:00',NULL,NULL,'17b7b4dce9ce7de4',NULL);
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
INSERT INTO "ratings" VALUES('z6bckcwq327f',0,'anna','balloon-cup','classical',0,'2026-11-30T04:54:12.923+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
INSERT INTO "ratings" VALUES('z6bckcwq327f',1,'ben','balloon-cup','classical',0,'2026-11-30T04:54:12.923+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
CREATE TABLE recoveries (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "recoveries" VALUES('6170b71f7faf2568969ab7172a0a38737b0d239ad302e3ce4d5543d61da535f3','a88a1e970ef08164eb9fdb2b72551007b');
INSERT INTO "recoveries" VALUES('1dcaa1a405b481c4e3565a9d274a5e4eb417b9f623a98c2ebbe01b076ea8c4b6','a88a1e970ef08164eb9fdb2b72551007b');
INSERT INTO "recoveries" VALUES('2241f108ffbe57efe4c4f89b592d87b8601a6becc60a5a41499eff3120d3e65a','a88a1e970ef08164eb9fdb2b72551007b');
INSERT INTO "recoveries" VALUES('fa7e288311b52fd06c97774fe3f6ac48b37c315bfa76c434e9546fac3620b30c','a88a1e970ef08164eb9fdb2b72551007b');
INSERT INTO "recoveries" VALUES('dee42e60444df05e85b5d3679258341dab92559144a376e059a6f8f6cb2ffab6','a88a1e970ef08164eb9fdb2b72551007b');
INSERT INTO "recoveries" VALUES('2839a1d16f29598547aa31d800acb05de0dcae3598fbc92b65d13266b68e1a4e','a88a1e970ef08164eb9fdb2b72551007b');
INSERT INTO "recoveries" VALUES('9697a9122e3f7d4a13d6782a9ef86dcda10aebd66ce161c70f6336f51455db0f','a88a1e970ef08164eb9fdb2b72551007b');
INSERT INTO "recoveries" VALUES('a25b9eb12294feeef1ec024e381539b662cffa94ee0e35fa3861375622b7fc10','a88a1e970ef08164eb9fdb2b72551007b');
CREATE TABLE reports (
	player VARCHAR(40) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, name), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "reports" VALUES('anna','Ben','2026-11-30T04:54:13.662+00:00');
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
INSERT INTO "seats" VALUES('djyhf8q7zsd4',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('djyhf8q7zsd4',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('gqt7rkd43w2v',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('gqt7rkd43w2v',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('mk6tmrak4kg5',0,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('mk6tmrak4kg5',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('z6bckcwq327f',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('z6bckcwq327f',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('6yycxd6m3grk',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('6yycxd6m3grk',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('mxhjkam8pzjw',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('mxhjkam8pzjw',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('q5nst6n82eua',0,'guest','anna','Carl',NULL,NULL);
INSERT INTO "seats" VALUES('q5nst6n82eua',1,'open',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('t7aenh3fw6yt',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('t7aenh3fw6yt',1,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('8p6r2nn9t7vt',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('8p6r2nn9t7vt',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('8p6r2nn9t7vt',2,'guest','emil','Emil',NULL,NULL);
INSERT INTO "seats" VALUES('yngg5htw6e5j',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('yngg5htw6e5j',1,'program','p56e3271b9b172c5a01ca251941694a7c','Zephyr','Anna',NULL);
INSERT INTO "seats" VALUES('aa5bedca8d4d',0,'open',NULL,'Emil',NULL,'emil');
INSERT INTO "seats" VALUES('aa5bedca8d4d',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('mrty2s8s979q',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('mrty2s8s979q',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('jxvn6kxwprjz',0,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('jxvn6kxwprjz',1,'bot','cadet',NULL,NULL,NULL);
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
INSERT INTO "subscriptions" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','anna','webhook','https://bots.example/hook',NULL,X'7373737373737373737373737373737373737373737373737373737373737373','de','2026-11-30T04:54:13.734+00:00',NULL,0);
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
INSERT INTO "tokens" VALUES('ed622ee3cabfb13da1fa5539087fcc943cce207003a987cd9a277a32cf3e7c7c','p56e3271b9b172c5a01ca251941694a7c','anna','read play','2026-11-30T04:54:13.483+00:00','2026-11-30T04:54:13.483+00:00',NULL,'2026-11-30T04:54:13.616+00:00');
INSERT INTO "tokens" VALUES('087dc529ac1338f1db0647664ffc80cc719fd490035d080c148939ec23762956','p56e3271b9b172c5a01ca251941694a7c','anna','read','2026-11-30T04:54:13.583+00:00','2026-11-30T04:54:13.611+00:00','0011',NULL);
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
INSERT INTO "tries" VALUES('2026-06-01','balloon-cup','ben','jxvn6kxwprjz',0,'2026-11-30T04:54:14.010+00:00',NULL,NULL,NULL,NULL);
CREATE TABLE verdicts (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	is_kept INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness)
);
INSERT INTO "verdicts" VALUES('wwwwwwwwwwwwwwwwwwwwwwww','WWWWWWWWWWWWWWWWWWWWWWWW',0,'2026-11-30T04:54:13.665+00:00');
CREATE INDEX ix_matches_running ON matches (id) WHERE ended_at IS NULL;
CREATE INDEX ix_matches_awaits_rating ON matches (ended_at, id) WHERE awaits_rating = 1;
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_matches_ended ON matches (game, control, ended_at) WHERE ended_at IS NOT NULL;
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
CREATE INDEX ix_notices_player ON notices (player);
CREATE INDEX ix_notices_match ON notices ("match");
CREATE INDEX ix_notices_due ON notices (due) WHERE due IS NOT NULL;
COMMIT;
