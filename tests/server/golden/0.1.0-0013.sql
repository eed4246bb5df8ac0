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
INSERT INTO "accounts" VALUES('a3079431d50f393e28dc92aca32e0bd34','dora','$argon2id$none',NULL);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0013');
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
INSERT INTO "attempts" VALUES('0011',1,'2026-11-25T21:59:51.794+00:00');
CREATE TABLE blocks (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "blocks" VALUES('a3079431d50f393e28dc92aca32e0bd34','ben','2026-11-25T21:44:51.786+00:00');
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
INSERT INTO "entries" VALUES('3uf9mvg59z9j',0,'supply','R11 B13 A7 R7 Y11 B5 R12 R9 Y13 R4 R13 R10 G13 Y6 Y12 A4 A13 R2 R6 Y5 B7 Y2 G7 A10 A1 R8 B11 Y1 G12 Y8 G1 R3 G10 Y7 G6 R5 G4 B3 G2 B1 R1 Y3 Y9 B9 G8','62eb2b88','2026-11-25T21:44:48.837+00:00',7729);
INSERT INTO "entries" VALUES('3uf9mvg59z9j',1,'bag','Y Y Y G R A R R Y G R R B A Y R R G Y G Y A G A R B G R B G A B R R Y Y Y R R Y B G B B G','8469fc1f','2026-11-25T21:44:48.837+00:00',7729);
INSERT INTO "entries" VALUES('qn8yu2m28kxp',0,'supply','Y11 Y9 R1 Y2 Y7 G2 Y1 G8 Y5 R10 R5 Y6 B1 A7 R6 G6 G12 R3 B11 Y3 B13 A10 B7 R8 R2 R13 R11 G10 G7 A1 Y12 G13 G1 R4 R12 Y8 B5 R7 A4 A13 R9 B3 Y13 B9 G4','a20c5c73','2026-11-25T21:44:48.912+00:00',0);
INSERT INTO "entries" VALUES('qn8yu2m28kxp',1,'bag','Y G B R B G G G A Y G R Y A A B Y R R B B G A R G R R R Y R Y Y Y Y R G R Y R A R B B Y G','246a002b','2026-11-25T21:44:48.912+00:00',1);
INSERT INTO "entries" VALUES('6njrs7vyexs5',0,'supply','R6 A4 Y8 A10 B13 R3 Y11 R9 Y2 B7 R10 G1 R13 R12 Y9 G12 R4 B1 G4 R11 R1 Y1 G2 Y5 R5 Y6 Y7 B11 R2 Y12 A13 G8 B9 G7 A1 G6 Y3 A7 B5 B3 G10 R8 R7 Y13 G13','1f93a568','2026-11-25T21:44:48.996+00:00',0);
INSERT INTO "entries" VALUES('6njrs7vyexs5',1,'bag','Y R Y R Y R R R A B G R Y Y R G G A Y G R R Y B Y B R R G A A G G B Y Y B R B R G G B Y A','a5c67e71','2026-11-25T21:44:48.996+00:00',0);
INSERT INTO "entries" VALUES('d3hhqmud44bm',0,'supply','R6 R8 Y13 R7 G13 G6 R3 R4 A1 Y8 G8 B9 A4 Y1 R1 R11 G10 G7 Y11 B5 A10 G12 Y3 R5 B1 Y2 A13 G4 B11 Y7 G2 G1 R12 R2 B13 R10 B3 R13 Y9 Y5 Y12 A7 B7 R9 Y6','6c0cce87','2026-11-25T21:44:49.048+00:00',1);
INSERT INTO "entries" VALUES('d3hhqmud44bm',1,'bag','Y Y A B R Y R R B Y R G G A R R B B R Y R B Y Y G R G A R A R G Y B Y B G Y R G A G R G Y','5ef08463','2026-11-25T21:44:49.048+00:00',1);
INSERT INTO "entries" VALUES('3uf9mvg59z9j',2,'0','R12-4','2d3955af','2026-11-25T21:44:50.210+00:00',9140);
INSERT INTO "entries" VALUES('3uf9mvg59z9j',3,'1','A4x3','6f1f412a','2026-11-25T21:44:50.234+00:00',9164);
INSERT INTO "entries" VALUES('3uf9mvg59z9j',4,'0','Y11-2','e16bdf37','2026-11-25T21:44:50.246+00:00',9176);
INSERT INTO "entries" VALUES('3uf9mvg59z9j',5,'1','Y13-1','08d8989e','2026-11-25T21:44:50.270+00:00',9200);
INSERT INTO "entries" VALUES('3uf9mvg59z9j',6,'0','A7x3','71f9e86a','2026-11-25T21:44:50.289+00:00',9209);
INSERT INTO "entries" VALUES('3uf9mvg59z9j',7,'1','R13-3','180906c7','2026-11-25T21:44:50.305+00:00',9229);
INSERT INTO "entries" VALUES('3uf9mvg59z9j',8,'0','R6x4','c71c604e','2026-11-25T21:44:50.327+00:00',9252);
INSERT INTO "entries" VALUES('3uf9mvg59z9j',9,'1','G13x4','1fe2abbf','2026-11-25T21:44:50.345+00:00',9261);
INSERT INTO "entries" VALUES('3uf9mvg59z9j',10,'0','R11-4','f62efad7','2026-11-25T21:44:50.366+00:00',9296);
INSERT INTO "entries" VALUES('3uf9mvg59z9j',11,'1','Y6x4','bfa117ab','2026-11-25T21:44:50.371+00:00',9301);
INSERT INTO "entries" VALUES('3uf9mvg59z9j',12,'0','G7-3','5a0fd9c8','2026-11-25T21:44:50.382+00:00',9312);
INSERT INTO "entries" VALUES('3uf9mvg59z9j',13,'1','R8-4','e709c91d','2026-11-25T21:44:50.398+00:00',9328);
INSERT INTO "entries" VALUES('vtm42yudj5up',0,'0','@D','3e964e3b','2026-11-25T21:44:50.678+00:00',1039);
INSERT INTO "entries" VALUES('vtm42yudj5up',1,'1','@O','b2038258','2026-11-25T21:44:50.698+00:00',1069);
INSERT INTO "entries" VALUES('vtm42yudj5up',2,'0','>E','5e1ad55c','2026-11-25T21:44:50.706+00:00',1077);
INSERT INTO "entries" VALUES('vtm42yudj5up',3,'0','YW','620d62b2','2026-11-25T21:44:50.718+00:00',1089);
INSERT INTO "entries" VALUES('vtm42yudj5up',4,'1','>G','ccc38f98','2026-11-25T21:44:50.722+00:00',1093);
INSERT INTO "entries" VALUES('vtm42yudj5up',5,'1','YK','8d1ec192','2026-11-25T21:44:50.729+00:00',1101);
INSERT INTO "entries" VALUES('vtm42yudj5up',6,'0','K','33c3482f','2026-11-25T21:44:50.750+00:00',1121);
INSERT INTO "entries" VALUES('vtm42yudj5up',7,'0','+E-H','c4bbc363','2026-11-25T21:44:50.754+00:00',1125);
INSERT INTO "entries" VALUES('vtm42yudj5up',8,'0','R','74231b3f','2026-11-25T21:44:50.758+00:00',1129);
INSERT INTO "entries" VALUES('vtm42yudj5up',9,'1','+I-J','db5e7516','2026-11-25T21:44:50.777+00:00',1145);
INSERT INTO "entries" VALUES('vtm42yudj5up',10,'0','+C-H','7012c2e6','2026-11-25T21:44:50.794+00:00',1165);
INSERT INTO "entries" VALUES('vtm42yudj5up',11,'1','>O','f5987eef','2026-11-25T21:44:50.798+00:00',1169);
INSERT INTO "entries" VALUES('qn8yu2m28kxp',2,'1','B1-2','9348c985','2026-11-25T21:44:50.799+00:00',1898);
INSERT INTO "entries" VALUES('qn8yu2m28kxp',3,'0','Y7-1','d8486837','2026-11-25T21:44:50.800+00:00',1899);
INSERT INTO "entries" VALUES('qn8yu2m28kxp',4,'1','G12x2','191a9252','2026-11-25T21:44:50.801+00:00',1900);
INSERT INTO "entries" VALUES('qn8yu2m28kxp',5,'0','R1-3','7e718b23','2026-11-25T21:44:50.802+00:00',1901);
INSERT INTO "entries" VALUES('qn8yu2m28kxp',6,'1','B11x3','a02677aa','2026-11-25T21:44:50.803+00:00',1902);
INSERT INTO "entries" VALUES('6njrs7vyexs5',2,'1','R10-4','dc53b130','2026-11-25T21:44:50.807+00:00',1814);
INSERT INTO "entries" VALUES('6njrs7vyexs5',3,'0','R3x3','3aa7fea8','2026-11-25T21:44:50.808+00:00',1815);
INSERT INTO "entries" VALUES('6njrs7vyexs5',4,'1','R4-3','44391e00','2026-11-25T21:44:50.809+00:00',1816);
INSERT INTO "entries" VALUES('6njrs7vyexs5',5,'0','R9x2','f5e186a2','2026-11-25T21:44:50.810+00:00',1817);
INSERT INTO "entries" VALUES('6njrs7vyexs5',6,'1','R13x4','1429b275','2026-11-25T21:44:50.811+00:00',1818);
INSERT INTO "entries" VALUES('6njrs7vyexs5',7,'0','Y11x3','c5465ffc','2026-11-25T21:44:50.812+00:00',1819);
INSERT INTO "entries" VALUES('6njrs7vyexs5',8,'1','R1x2','7f0c6251','2026-11-25T21:44:50.813+00:00',1820);
INSERT INTO "entries" VALUES('6njrs7vyexs5',9,'0','Y8x2','7637ae70','2026-11-25T21:44:50.814+00:00',1821);
INSERT INTO "entries" VALUES('6njrs7vyexs5',10,'1','Y2x2','a2546785','2026-11-25T21:44:50.815+00:00',1821);
INSERT INTO "entries" VALUES('6njrs7vyexs5',11,'0','Y5x1','5c281def','2026-11-25T21:44:50.816+00:00',1822);
INSERT INTO "entries" VALUES('6njrs7vyexs5',12,'1','G12-2','9978b94a','2026-11-25T21:44:50.817+00:00',1823);
INSERT INTO "entries" VALUES('6njrs7vyexs5',13,'0','R11x2','40af6da2','2026-11-25T21:44:50.818+00:00',1824);
INSERT INTO "entries" VALUES('6njrs7vyexs5',14,'1','B7x4','f6e6cab1','2026-11-25T21:44:50.834+00:00',1840);
INSERT INTO "entries" VALUES('6njrs7vyexs5',15,'0','R6x4','2dc6314c','2026-11-25T21:44:50.846+00:00',1852);
INSERT INTO "entries" VALUES('6njrs7vyexs5',16,'1','Y7x1','c7b11db6','2026-11-25T21:44:50.862+00:00',1868);
INSERT INTO "entries" VALUES('6njrs7vyexs5',17,'0','A10x4','ab7fd6e9','2026-11-25T21:44:50.866+00:00',1872);
INSERT INTO "entries" VALUES('6njrs7vyexs5',18,'1','R2x2','a9842002','2026-11-25T21:44:50.867+00:00',1874);
INSERT INTO "entries" VALUES('6njrs7vyexs5',19,'0','B1x4','dd46d3ff','2026-11-25T21:44:50.868+00:00',1875);
INSERT INTO "entries" VALUES('6njrs7vyexs5',20,'1','R5x4','8fb9ec21','2026-11-25T21:44:50.869+00:00',1876);
INSERT INTO "entries" VALUES('6njrs7vyexs5',21,'0','Y12x1','dc4ff727','2026-11-25T21:44:50.870+00:00',1877);
INSERT INTO "entries" VALUES('6njrs7vyexs5',22,'1','G2x2','aa480de0','2026-11-25T21:44:50.871+00:00',1878);
INSERT INTO "entries" VALUES('6njrs7vyexs5',23,'1','Y3x3','2d041859','2026-11-25T21:44:50.872+00:00',1879);
INSERT INTO "entries" VALUES('6njrs7vyexs5',24,'0','Y6-2','636b216c','2026-11-25T21:44:50.873+00:00',1880);
INSERT INTO "entries" VALUES('6njrs7vyexs5',25,'1','R12x2','92702411','2026-11-25T21:44:50.874+00:00',1881);
INSERT INTO "entries" VALUES('6njrs7vyexs5',26,'0','A4-4','802e186c','2026-11-25T21:44:50.875+00:00',1881);
INSERT INTO "entries" VALUES('6njrs7vyexs5',27,'1','G1-4','36c3c05d','2026-11-25T21:44:50.876+00:00',1882);
INSERT INTO "entries" VALUES('6njrs7vyexs5',28,'0','G6x4','c001dc60','2026-11-25T21:44:50.877+00:00',1883);
INSERT INTO "entries" VALUES('6njrs7vyexs5',29,'1','A13x4','8eb829da','2026-11-25T21:44:50.878+00:00',1884);
INSERT INTO "entries" VALUES('6njrs7vyexs5',30,'0','Y1x2','b6cf4dd8','2026-11-25T21:44:50.879+00:00',1885);
INSERT INTO "entries" VALUES('6njrs7vyexs5',31,'1','G4x4','0e18caac','2026-11-25T21:44:50.880+00:00',1886);
INSERT INTO "entries" VALUES('6njrs7vyexs5',32,'supply','R5 R2 Y2 R6 B7 R13 G12 R9 G2 Y8 A10 Y7 R1 A4 Y5 B1 R11 R10','ebbb6cc0','2026-11-25T21:44:50.880+00:00',1886);
INSERT INTO "entries" VALUES('6njrs7vyexs5',33,'0','G7-4','2389cc02','2026-11-25T21:44:50.881+00:00',1887);
INSERT INTO "entries" VALUES('6njrs7vyexs5',34,'1','R5-2','f87ec360','2026-11-25T21:44:50.881+00:00',1888);
INSERT INTO "entries" VALUES('6njrs7vyexs5',35,'1','R8x2','eefc988b','2026-11-25T21:44:50.882+00:00',1889);
INSERT INTO "entries" VALUES('6njrs7vyexs5',36,'0','G13x2','f8d4ed07','2026-11-25T21:44:50.883+00:00',1890);
INSERT INTO "entries" VALUES('6njrs7vyexs5',37,'1','A7-4','a4185442','2026-11-25T21:44:50.884+00:00',1891);
INSERT INTO "entries" VALUES('6njrs7vyexs5',38,'0','R2x2','776236c5','2026-11-25T21:44:50.885+00:00',1892);
INSERT INTO "entries" VALUES('6njrs7vyexs5',39,'1','Y9-4','61eaad15','2026-11-25T21:44:50.886+00:00',1893);
INSERT INTO "entries" VALUES('6njrs7vyexs5',40,'0','R7-3','e65f4237','2026-11-25T21:44:50.887+00:00',1894);
INSERT INTO "entries" VALUES('6njrs7vyexs5',41,'1','Y13x4','5d8ba88d','2026-11-25T21:44:50.888+00:00',1894);
INSERT INTO "entries" VALUES('6njrs7vyexs5',42,'0','B5-4','f1958826','2026-11-25T21:44:50.889+00:00',1895);
INSERT INTO "entries" VALUES('6njrs7vyexs5',43,'1','Y8x1','61b9675f','2026-11-25T21:44:50.890+00:00',1896);
INSERT INTO "entries" VALUES('6njrs7vyexs5',44,'0','G8-2','ad6d518c','2026-11-25T21:44:50.890+00:00',1897);
INSERT INTO "entries" VALUES('6njrs7vyexs5',45,'0','R1-2','d6f2317d','2026-11-25T21:44:50.891+00:00',1898);
INSERT INTO "entries" VALUES('6njrs7vyexs5',46,'1','B3-4','63725654','2026-11-25T21:44:50.892+00:00',1899);
INSERT INTO "entries" VALUES('6njrs7vyexs5',47,'0','B7-1','0a198a3d','2026-11-25T21:44:50.893+00:00',1900);
INSERT INTO "entries" VALUES('6njrs7vyexs5',48,'1','R9x2','75c47e5d','2026-11-25T21:44:50.894+00:00',1901);
INSERT INTO "entries" VALUES('6njrs7vyexs5',49,'0','B1x1','b216aec9','2026-11-25T21:44:50.895+00:00',1902);
INSERT INTO "entries" VALUES('6njrs7vyexs5',50,'0','R10x2','6399e9c3','2026-11-25T21:44:50.896+00:00',1902);
INSERT INTO "entries" VALUES('6njrs7vyexs5',51,'supply','R8 R5 B7 R12 Y9 A7 Y8 G13 Y12 B1 Y1 G8 A13 G7 G4 Y13 G6 G1 Y6 R2','fe7ffcd4','2026-11-25T21:44:50.896+00:00',1903);
INSERT INTO "entries" VALUES('6njrs7vyexs5',52,'1','Y5x4','17b01f83','2026-11-25T21:44:50.897+00:00',1904);
INSERT INTO "entries" VALUES('6njrs7vyexs5',53,'0','G10-1','052fc9bb','2026-11-25T21:44:50.898+00:00',1904);
INSERT INTO "entries" VALUES('6njrs7vyexs5',54,'1','R13-2','44ec4fdb','2026-11-25T21:44:50.899+00:00',1905);
INSERT INTO "entries" VALUES('6njrs7vyexs5',55,'0','A4x2','57f3d104','2026-11-25T21:44:50.900+00:00',1906);
INSERT INTO "entries" VALUES('6njrs7vyexs5',56,'1','R5x4','8237c4a8','2026-11-25T21:44:50.900+00:00',1907);
INSERT INTO "entries" VALUES('6njrs7vyexs5',57,'0','Y9x4','9d85cdd5','2026-11-25T21:44:50.901+00:00',1908);
INSERT INTO "entries" VALUES('6njrs7vyexs5',58,'1','A7-2','965c7ee3','2026-11-25T21:44:50.902+00:00',1909);
INSERT INTO "entries" VALUES('6njrs7vyexs5',59,'0','G12x1','fc54fbf9','2026-11-25T21:44:50.903+00:00',1910);
INSERT INTO "entries" VALUES('6njrs7vyexs5',60,'0','Y12-4','ffd30bbf','2026-11-25T21:44:50.904+00:00',1911);
INSERT INTO "entries" VALUES('6njrs7vyexs5',61,'1','R12-4','7b287985','2026-11-25T21:44:50.905+00:00',1911);
INSERT INTO "entries" VALUES('6njrs7vyexs5',62,'0','R8-3','7e98386e','2026-11-25T21:44:50.906+00:00',1912);
INSERT INTO "entries" VALUES('6njrs7vyexs5',63,'1','G13-1','f22e4994','2026-11-25T21:44:50.907+00:00',1913);
INSERT INTO "entries" VALUES('6njrs7vyexs5',64,'0','B1x3','8fa1154e','2026-11-25T21:44:50.907+00:00',1914);
INSERT INTO "entries" VALUES('6njrs7vyexs5',65,'1','Y1-3','7a3cb1cc','2026-11-25T21:44:50.908+00:00',1915);
INSERT INTO "entries" VALUES('6njrs7vyexs5',66,'0','G7-3','37eefb63','2026-11-25T21:44:50.909+00:00',1916);
INSERT INTO "entries" VALUES('6njrs7vyexs5',67,'1','Y2-4','f0924239','2026-11-25T21:44:50.910+00:00',1917);
INSERT INTO "entries" VALUES('6njrs7vyexs5',68,'bag','G R Y A G R R R R R R B R','58cc7a25','2026-11-25T21:44:50.910+00:00',1917);
INSERT INTO "entries" VALUES('6njrs7vyexs5',69,'1','R>G','af53cef9','2026-11-25T21:44:50.912+00:00',1918);
INSERT INTO "entries" VALUES('6njrs7vyexs5',70,'bag','R A G R G Y G R G R R R R R R B R G R G','520599ea','2026-11-25T21:44:50.912+00:00',1918);
INSERT INTO "entries" VALUES('6njrs7vyexs5',71,'1','G4x1','a4131b72','2026-11-25T21:44:50.912+00:00',1919);
INSERT INTO "entries" VALUES('6njrs7vyexs5',72,'1','R6x4','33daabcf','2026-11-25T21:44:50.913+00:00',1920);
INSERT INTO "entries" VALUES('6njrs7vyexs5',73,'0','Y8-3','4d4b2985','2026-11-25T21:44:50.914+00:00',1921);
INSERT INTO "entries" VALUES('6njrs7vyexs5',74,'1','R11-1','c8f4dae4','2026-11-25T21:44:50.921+00:00',1922);
INSERT INTO "entries" VALUES('6njrs7vyexs5',75,'supply','G10 R13 R4 B3 Y11 G4 R1 Y9 R9 G13 Y5 R5 R8 R7 R3 R10 Y12 R12 Y2 G12 B5 Y3','c6fdf0bc','2026-11-25T21:44:50.921+00:00',1922);
INSERT INTO "entries" VALUES('6njrs7vyexs5',76,'0','B13x4','7745a07e','2026-11-25T21:44:50.938+00:00',1944);
INSERT INTO "entries" VALUES('6njrs7vyexs5',77,'1','B9x3','36ba55a6','2026-11-25T21:44:50.946+00:00',1952);
INSERT INTO "entries" VALUES('6njrs7vyexs5',78,'0','R13-1','80c68bcc','2026-11-25T21:44:50.966+00:00',1972);
INSERT INTO "entries" VALUES('6njrs7vyexs5',79,'1','A1x2','ec114f6c','2026-11-25T21:44:50.978+00:00',1984);
INSERT INTO "entries" VALUES('6njrs7vyexs5',80,'0','B7x4','0e28f081','2026-11-25T21:44:50.994+00:00',2000);
INSERT INTO "entries" VALUES('6njrs7vyexs5',81,'1','Y7-4','a51c3e9a','2026-11-25T21:44:50.995+00:00',2002);
INSERT INTO "entries" VALUES('6njrs7vyexs5',82,'0','A10-1','b11feab1','2026-11-25T21:44:50.996+00:00',2003);
INSERT INTO "entries" VALUES('6njrs7vyexs5',83,'1','A13x2','727f0a64','2026-11-25T21:44:51.001+00:00',2008);
INSERT INTO "entries" VALUES('6njrs7vyexs5',84,'bag','R R G B R R A R R Y G R R R G A A G G','aa45fb03','2026-11-25T21:44:51.001+00:00',2008);
INSERT INTO "entries" VALUES('6njrs7vyexs5',85,'0','G2x2','3f1d731a','2026-11-25T21:44:51.005+00:00',2012);
INSERT INTO "entries" VALUES('6njrs7vyexs5',86,'1','R4x2','82b7f6d6','2026-11-25T21:44:51.006+00:00',2013);
INSERT INTO "entries" VALUES('6njrs7vyexs5',87,'0','G8-2','24c07495','2026-11-25T21:44:51.007+00:00',2014);
INSERT INTO "entries" VALUES('6njrs7vyexs5',88,'1','Y11x4','d917926c','2026-11-25T21:44:51.008+00:00',2015);
INSERT INTO "entries" VALUES('6njrs7vyexs5',89,'0','R2x4','3c0c5da0','2026-11-25T21:44:51.009+00:00',2016);
INSERT INTO "entries" VALUES('6njrs7vyexs5',90,'1','G1-3','b287b9a1','2026-11-25T21:44:51.010+00:00',2017);
INSERT INTO "entries" VALUES('6njrs7vyexs5',91,'1','G6x3','a5d5719a','2026-11-25T21:44:51.011+00:00',2018);
INSERT INTO "entries" VALUES('6njrs7vyexs5',92,'0','G>Y','0c0de89b','2026-11-25T21:44:51.012+00:00',2019);
INSERT INTO "entries" VALUES('6njrs7vyexs5',93,'bag','G G Y A Y R G R R R B G Y Y R G Y Y R G R G A A','077e6477','2026-11-25T21:44:51.012+00:00',2019);
INSERT INTO "entries" VALUES('6njrs7vyexs5',94,'0','R5x2','cf47c32f','2026-11-25T21:44:51.013+00:00',2020);
INSERT INTO "entries" VALUES('6njrs7vyexs5',95,'1','.','7b27ccba','2026-11-25T21:44:51.014+00:00',2021);
INSERT INTO "entries" VALUES('6njrs7vyexs5',96,'1','G10-3','5ebad92a','2026-11-25T21:44:51.015+00:00',2022);
INSERT INTO "entries" VALUES('6njrs7vyexs5',97,'0','G13-2','a93572fa','2026-11-25T21:44:51.022+00:00',2028);
INSERT INTO "entries" VALUES('6njrs7vyexs5',98,'1','Y>B','543ac3a9','2026-11-25T21:44:51.032+00:00',2038);
INSERT INTO "entries" VALUES('6njrs7vyexs5',99,'bag','Y R G Y R G A R R R R Y A R Y Y Y A Y G G G Y Y','f650dae7','2026-11-25T21:44:51.032+00:00',2038);
INSERT INTO "entries" VALUES('6njrs7vyexs5',100,'1','R3x3','3c063f43','2026-11-25T21:44:51.046+00:00',2052);
INSERT INTO "entries" VALUES('6njrs7vyexs5',101,'0','R7x3','4db4b7ef','2026-11-25T21:44:51.047+00:00',2054);
INSERT INTO "entries" VALUES('6njrs7vyexs5',102,'1','R10-3','07bb0f9b','2026-11-25T21:44:51.048+00:00',2055);
INSERT INTO "entries" VALUES('6njrs7vyexs5',103,'0','B11-4','c8028232','2026-11-25T21:44:51.050+00:00',2056);
INSERT INTO "entries" VALUES('6njrs7vyexs5',104,'supply','G7 A1 G2 Y8 G1 A4 B1 R13 R11 A7 Y1 R4 A13 G8 R5 B9','ff2166aa','2026-11-25T21:44:51.050+00:00',2056);
INSERT INTO "entries" VALUES('6njrs7vyexs5',105,'1','G12x2','6220e4b3','2026-11-25T21:44:51.051+00:00',2057);
INSERT INTO "entries" VALUES('6njrs7vyexs5',106,'0','G4x2','7d037e00','2026-11-25T21:44:51.052+00:00',2058);
INSERT INTO "entries" VALUES('6njrs7vyexs5',107,'1','R1x3','55325b4e','2026-11-25T21:44:51.053+00:00',2059);
INSERT INTO "entries" VALUES('6njrs7vyexs5',108,'1','R9-3','bc2c08e1','2026-11-25T21:44:51.054+00:00',2060);
INSERT INTO "entries" VALUES('6njrs7vyexs5',109,'0','Y13-3','ec8e9ff6','2026-11-25T21:44:51.054+00:00',2061);
INSERT INTO "entries" VALUES('6njrs7vyexs5',110,'1','G1-3','8fcaaa8d','2026-11-25T21:44:51.055+00:00',2062);
INSERT INTO "entries" VALUES('6njrs7vyexs5',111,'0','G2-3','8243f507','2026-11-25T21:44:51.056+00:00',2063);
INSERT INTO "entries" VALUES('6njrs7vyexs5',112,'1','R8x3','33796213','2026-11-25T21:44:51.057+00:00',2064);
INSERT INTO "entries" VALUES('6njrs7vyexs5',113,'0','A4x1','40e5ee03','2026-11-25T21:44:51.058+00:00',2065);
INSERT INTO "entries" VALUES('6njrs7vyexs5',114,'0','G7x2','a98a8c76','2026-11-25T21:44:51.059+00:00',2066);
INSERT INTO "entries" VALUES('6njrs7vyexs5',115,'0','Y9x3','6ec373a6','2026-11-25T21:44:51.060+00:00',2067);
INSERT INTO "entries" VALUES('6njrs7vyexs5',116,'1','Y3x1','27e9bf61','2026-11-25T21:44:51.061+00:00',2068);
INSERT INTO "entries" VALUES('6njrs7vyexs5',117,'0','R13-3','6be2748e','2026-11-25T21:44:51.062+00:00',2068);
INSERT INTO "entries" VALUES('6njrs7vyexs5',118,'1','R11-3','a0503143','2026-11-25T21:44:51.063+00:00',2069);
INSERT INTO "entries" VALUES('6njrs7vyexs5',119,'0','R4x2','83c46d55','2026-11-25T21:44:51.063+00:00',2070);
INSERT INTO "entries" VALUES('6njrs7vyexs5',120,'1','R5-3','9f065f19','2026-11-25T21:44:51.064+00:00',2071);
INSERT INTO "entries" VALUES('6njrs7vyexs5',121,'supply','Y13 G13 R10 A4 G12 Y9 G7 G1 G6 R9 R1 A10 G10 R8 G4 G2 R3 R7','c4ed4aff','2026-11-25T21:44:51.064+00:00',2071);
INSERT INTO "entries" VALUES('6njrs7vyexs5',122,'0','G8-2','e73f027e','2026-11-25T21:44:51.065+00:00',2072);
INSERT INTO "entries" VALUES('6njrs7vyexs5',123,'1','A13-3','64aa1c1c','2026-11-25T21:44:51.066+00:00',2073);
INSERT INTO "entries" VALUES('6njrs7vyexs5',124,'0','G13x2','270e8da9','2026-11-25T21:44:51.067+00:00',2074);
INSERT INTO "entries" VALUES('6njrs7vyexs5',125,'1','R10x2','0a5cc8c5','2026-11-25T21:44:51.068+00:00',2075);
INSERT INTO "entries" VALUES('6njrs7vyexs5',126,'1','Y8-1','0d89538b','2026-11-25T21:44:51.069+00:00',2076);
INSERT INTO "entries" VALUES('6njrs7vyexs5',127,'0','Y12x1','e478da06','2026-11-25T21:44:51.070+00:00',2077);
INSERT INTO "entries" VALUES('6njrs7vyexs5',128,'1','B1x4','83e79387','2026-11-25T21:44:51.071+00:00',2077);
INSERT INTO "entries" VALUES('d3hhqmud44bm',2,'0','R4-3','04abfe11','2026-11-25T21:44:51.073+00:00',2028);
INSERT INTO "entries" VALUES('d3hhqmud44bm',3,'1','Y8-3','456763eb','2026-11-25T21:44:51.074+00:00',2029);
INSERT INTO "entries" VALUES('d3hhqmud44bm',4,'0','Y13x2','3bfc7105','2026-11-25T21:44:51.075+00:00',2031);
INSERT INTO "entries" VALUES('d3hhqmud44bm',5,'1','A4-2','c535d11a','2026-11-25T21:44:51.076+00:00',2032);
INSERT INTO "entries" VALUES('d3hhqmud44bm',6,'0','R6-4','aad49701','2026-11-25T21:44:51.077+00:00',2033);
INSERT INTO "entries" VALUES('d3hhqmud44bm',7,'1','B5-3','3dc0471b','2026-11-25T21:44:51.078+00:00',2034);
INSERT INTO "entries" VALUES('d3hhqmud44bm',8,'0','R7x4','565d48ba','2026-11-25T21:44:51.079+00:00',2035);
INSERT INTO "entries" VALUES('d3hhqmud44bm',9,'1','R11-4','fc436119','2026-11-25T21:44:51.081+00:00',2036);
INSERT INTO "entries" VALUES('d3hhqmud44bm',10,'0','Y3x4','b7c1c0a3','2026-11-25T21:44:51.082+00:00',2037);
INSERT INTO "entries" VALUES('d3hhqmud44bm',11,'1','resign','41fd3921','2026-11-25T21:44:51.083+00:00',2038);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',0,'1','O','75a16872','2026-11-25T21:44:51.085+00:00',1131);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',1,'0','>B','64ef46e5','2026-11-25T21:44:51.086+00:00',1133);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',2,'0','RK','9b3988a5','2026-11-25T21:44:51.087+00:00',1134);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',3,'1','>B','046dd20d','2026-11-25T21:44:51.088+00:00',1135);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',4,'1','YK','0b38eb52','2026-11-25T21:44:51.089+00:00',1136);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',5,'0','>C','18c6c021','2026-11-25T21:44:51.090+00:00',1137);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',6,'0','YK','7a3a7543','2026-11-25T21:44:51.091+00:00',1138);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',7,'1','>G','c73b200b','2026-11-25T21:44:51.092+00:00',1139);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',8,'1','KK','8b2219d2','2026-11-25T21:44:51.093+00:00',1140);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',9,'0','>D','0fa649b9','2026-11-25T21:44:51.094+00:00',1141);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',10,'0','OW','e1ee4d28','2026-11-25T21:44:51.095+00:00',1141);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',11,'1','>B','c372d651','2026-11-25T21:44:51.105+00:00',1152);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',12,'1','RO','44105dd0','2026-11-25T21:44:51.114+00:00',1160);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',13,'0','>E','730e7fb7','2026-11-25T21:44:51.134+00:00',1181);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',14,'0','YY','b34e593f','2026-11-25T21:44:51.158+00:00',1204);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',15,'1','+F-N','e86d40c1','2026-11-25T21:44:51.170+00:00',1216);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',16,'0','+D-E','63b3487d','2026-11-25T21:44:51.173+00:00',1220);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',17,'0','O','d20da619','2026-11-25T21:44:51.174+00:00',1221);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',18,'1','+E-H','edd2546b','2026-11-25T21:44:51.176+00:00',1222);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',19,'0','+B-F','6418de61','2026-11-25T21:44:51.177+00:00',1223);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',20,'1','>G','11be13a0','2026-11-25T21:44:51.178+00:00',1225);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',21,'1','KK','fbd386de','2026-11-25T21:44:51.179+00:00',1226);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',22,'0','+H-I','d5ccdba2','2026-11-25T21:44:51.180+00:00',1227);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',23,'1','>F','f2cafd4f','2026-11-25T21:44:51.181+00:00',1228);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',24,'1','OK','2fcab861','2026-11-25T21:44:51.182+00:00',1229);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',25,'0','O','1efa2681','2026-11-25T21:44:51.183+00:00',1230);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',26,'0','>H','5d3af97e','2026-11-25T21:44:51.184+00:00',1231);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',27,'1','O','e021f65b','2026-11-25T21:44:51.185+00:00',1232);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',28,'0','OY','968803ca','2026-11-25T21:44:51.186+00:00',1233);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',29,'1','W','c5de08bb','2026-11-25T21:44:51.187+00:00',1234);
INSERT INTO "entries" VALUES('fe3waqt3z5xh',30,'0','draw','40172cc1','2026-11-25T21:44:51.194+00:00',1240);
INSERT INTO "entries" VALUES('uan5v5mnzxy2',0,'supply','A7 A13 Y9 R10 R1 B3 R12 G8 B7 R2 R6 Y13 R9 Y8 Y6 G6 Y1 R7 R13 Y7 B5 R8 B9 A10 Y5 R11 G2 R4 G13 G10 B1 G1 B11 R5 Y12 B13 A4 A1 Y2 G7 G4 G12 R3 Y11 Y3','cbad6bee','2026-11-25T21:44:51.199+00:00',1);
INSERT INTO "entries" VALUES('uan5v5mnzxy2',1,'bag','R R R Y Y R G B A R A R Y Y G R B Y G G G Y R G B G R B Y B B Y B G A A Y R R G Y R R Y A','dea6eb03','2026-11-25T21:44:51.199+00:00',1);
INSERT INTO "entries" VALUES('eqae5wpg5z7r',0,'supply','R6 A4 Y8 A10 B13 R3 Y11 R9 Y2 B7 R10 G1 R13 R12 Y9 G12 R4 B1 G4 R11 R1 Y1 G2 Y5 R5 Y6 Y7 B11 R2 Y12 A13 G8 B9 G7 A1 G6 A7 R8 B5 G10 G13 Y3 B3 Y13 R7','87a6389f','2026-11-25T21:44:51.360+00:00',NULL);
INSERT INTO "entries" VALUES('eqae5wpg5z7r',1,'bag','Y R Y R Y R R R A B G R Y B G G R R G Y G Y A A B A Y B Y B G R B R R G Y R Y Y G R B A G','656a2975','2026-11-25T21:44:51.360+00:00',NULL);
INSERT INTO "entries" VALUES('eqae5wpg5z7r',2,'1','R10-4','bd733e60','2026-11-25T21:44:51.360+00:00',NULL);
INSERT INTO "entries" VALUES('eqae5wpg5z7r',3,'0','R3x3','93b9ecbf','2026-11-25T21:44:51.360+00:00',NULL);
INSERT INTO "entries" VALUES('eqae5wpg5z7r',4,'1','R4-3','05e75f1e','2026-11-25T21:44:51.360+00:00',NULL);
INSERT INTO "entries" VALUES('eqae5wpg5z7r',5,'0','R9x2','a59b8c35','2026-11-25T21:44:51.360+00:00',NULL);
INSERT INTO "entries" VALUES('eqae5wpg5z7r',6,'1','R13x4','1d9d0b42','2026-11-25T21:44:51.360+00:00',NULL);
INSERT INTO "entries" VALUES('eqae5wpg5z7r',7,'0','Y11x3','a3209569','2026-11-25T21:44:51.360+00:00',NULL);
INSERT INTO "entries" VALUES('eqae5wpg5z7r',8,'1','R1x2','bcbe1f91','2026-11-25T21:44:51.360+00:00',NULL);
INSERT INTO "entries" VALUES('eqae5wpg5z7r',9,'0','Y8x2','a7ce51dd','2026-11-25T21:44:51.360+00:00',NULL);
INSERT INTO "entries" VALUES('eqae5wpg5z7r',10,'1','Y2x2','c1a0d9d1','2026-11-25T21:44:51.360+00:00',NULL);
INSERT INTO "entries" VALUES('eqae5wpg5z7r',11,'0','Y5x1','bc00b054','2026-11-25T21:44:51.360+00:00',NULL);
INSERT INTO "entries" VALUES('eqae5wpg5z7r',12,'1','G12-2','180284b6','2026-11-25T21:44:51.360+00:00',NULL);
INSERT INTO "entries" VALUES('eqae5wpg5z7r',13,'0','R11x2','88a448b9','2026-11-25T21:44:51.360+00:00',NULL);
INSERT INTO "entries" VALUES('eqae5wpg5z7r',14,'1','B7x4','db98ee00','2026-11-25T21:44:51.360+00:00',NULL);
INSERT INTO "entries" VALUES('eqae5wpg5z7r',15,'0','R6x4','4114a3a0','2026-11-25T21:44:51.360+00:00',NULL);
INSERT INTO "entries" VALUES('eqae5wpg5z7r',16,'1','Y7x1','552e66b7','2026-11-25T21:44:51.360+00:00',NULL);
INSERT INTO "entries" VALUES('eqae5wpg5z7r',17,'0','A10x4','6c025659','2026-11-25T21:44:51.360+00:00',NULL);
INSERT INTO "entries" VALUES('eqae5wpg5z7r',18,'1','R2x2','c657e95e','2026-11-25T21:44:51.360+00:00',NULL);
INSERT INTO "entries" VALUES('eqae5wpg5z7r',19,'0','B1x4','ffea41f2','2026-11-25T21:44:51.360+00:00',NULL);
INSERT INTO "entries" VALUES('eqae5wpg5z7r',20,'1','R5x4','a35b111b','2026-11-25T21:44:51.360+00:00',NULL);
INSERT INTO "entries" VALUES('eqae5wpg5z7r',21,'0','Y12x1','ff30da53','2026-11-25T21:44:51.360+00:00',NULL);
INSERT INTO "entries" VALUES('eqae5wpg5z7r',22,'1','Y9x1','fd66c034','2026-11-25T21:44:51.422+00:00',99);
INSERT INTO "entries" VALUES('eqae5wpg5z7r',23,'0','G8-2','2fefdaeb','2026-11-25T21:44:51.434+00:00',110);
INSERT INTO "entries" VALUES('eqae5wpg5z7r',24,'1','G2-2','d9e49fd8','2026-11-25T21:44:51.454+00:00',130);
INSERT INTO "entries" VALUES('eqae5wpg5z7r',25,'0','G6-2','d20c4ebf','2026-11-25T21:44:51.461+00:00',137);
INSERT INTO "entries" VALUES('xx454ryvxmeb',0,'0','@A','b3351fe5','2026-11-25T21:44:51.825+00:00',15);
INSERT INTO "entries" VALUES('xx454ryvxmeb',1,'1','@C','f2c41e55','2026-11-25T21:44:51.827+00:00',17);
INSERT INTO "entries" VALUES('xx454ryvxmeb',2,'2','@I','14f27949','2026-11-25T21:44:51.829+00:00',18);
INSERT INTO "entries" VALUES('xx454ryvxmeb',3,'0','>F','16794a76','2026-11-25T21:44:51.830+00:00',20);
INSERT INTO "entries" VALUES('xx454ryvxmeb',4,'1','left cadet','4cba6887','2026-11-25T21:44:51.831+00:00',21);
INSERT INTO "entries" VALUES('xx454ryvxmeb',5,'0','YB','ec4ad7b2','2026-11-25T21:44:51.834+00:00',24);
INSERT INTO "entries" VALUES('xx454ryvxmeb',6,'1','>D','31696719','2026-11-25T21:44:51.835+00:00',25);
INSERT INTO "entries" VALUES('jj55mqjybj3r',0,'supply','G4 Y5 R9 Y8 Y2 B11 B13 R10 R4 R6 G13 G1 R12 Y3 R1 A4 A1 A13 A7 Y11 B9 B1 R3 G2 Y6 G12 Y12 G7 B7 R11 Y9 Y13 Y7 R13 A10 R8 B3 B5 R5 Y1 G6 R2 R7 G10 G8','b633bbfc','2026-11-25T21:44:51.838+00:00',1);
INSERT INTO "entries" VALUES('jj55mqjybj3r',1,'bag','R G R R G Y B B G R Y Y A G R G A A Y B Y Y R B G B G Y Y R R R A R Y R Y R G R Y B A B G','7fb0d5e1','2026-11-25T21:44:51.838+00:00',1);
INSERT INTO "entries" VALUES('jj55mqjybj3r',2,'1','R1x2','cf868e94','2026-11-25T21:44:51.842+00:00',5);
INSERT INTO "entries" VALUES('jj55mqjybj3r',3,'0','R9x1','c7ac9cf2','2026-11-25T21:44:51.843+00:00',6);
INSERT INTO "entries" VALUES('jj55mqjybj3r',4,'1','R6x4','64575372','2026-11-25T21:44:51.844+00:00',7);
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
	offer INTEGER, titles JSON DEFAULT '[]' NOT NULL, remarks JSON DEFAULT '[]' NOT NULL, is_friendly INTEGER DEFAULT '0' NOT NULL, begun_from JSON, control VARCHAR(16), clocks JSON, deadline VARCHAR(32), offered_by VARCHAR(40), is_rated INTEGER DEFAULT '0' NOT NULL, stand_in VARCHAR(40), 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('3uf9mvg59z9j','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',0,0,X'42A4643F210D6B7FC842FFE506C2F07104CA52705B84505C5544F164AB8EFE5A','2026-11-25T21:44:41.069+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 86400000, "since": 9328}','2026-11-27T21:44:50.397+00:00',NULL,0,NULL);
INSERT INTO "matches" VALUES('qn8yu2m28kxp','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','0.1.0',1,1,X'6BB8B82B357E57045EE18895F9E9067A1BD9946554BECD9732924052A7F7F09A','2026-11-25T21:44:48.901+00:00',NULL,NULL,0,'["guest", "guest"]','[[7, 0, "offered"], [7, 0, "hint"]]',1,NULL,NULL,NULL,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES('6njrs7vyexs5','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'E3722BF187A00C1C3C758546763D0F43154B3848B2C115CBE52134322E5E1F37','2026-11-25T21:44:48.993+00:00','2026-11-25T21:44:51.070+00:00','[[1], "trophies"]',NULL,'["random", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES('d3hhqmud44bm','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','0.1.0',0,0,X'860BD115BEBF0A526E44BE48898C35D24A4405D1B2509B04C1AF09A001FECD66','2026-11-25T21:44:49.044+00:00','2026-11-25T21:44:51.082+00:00','[[0], "resignation"]',NULL,'["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1899995, 1879996], "quota": [7000, 7000], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 0, "since": null}',NULL,NULL,1,NULL);
INSERT INTO "matches" VALUES('vtm42yudj5up','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'FF7036516CFF63E8BD5B425253DA82B702EADA8BA0D5396ABED84E5184F462F7','2026-11-25T21:44:49.628+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES('fe3waqt3z5xh','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'7C131023A0E4AEE4C707B029227C088A1642A4FCEF8E103DA005654F002814A8','2026-11-25T21:44:49.953+00:00','2026-11-25T21:44:51.193+00:00','[[], "agreement"]',NULL,'["guest", "guest"]','[[30, 1, "offered"]]',0,NULL,NULL,NULL,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES('uan5v5mnzxy2','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'67825B85950AB75AD2DD538D8C1839418A7DE22785B9645CAC6CA7373BE41ED3','2026-11-25T21:44:51.195+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-09T21:44:51.195+00:00','anna',0,NULL);
INSERT INTO "matches" VALUES('eqae5wpg5z7r','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'10478D8924E61A68D7D5DDE38CFE1268F55385E6D049A959F7EBC2BADD20BC68','2026-11-25T21:44:51.323+00:00',NULL,NULL,NULL,'["guest", "random"]','[]',0,'{"match": "6njrs7vyexs5", "ply": 22, "dealt": [36, 13]}',NULL,NULL,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES('xx454ryvxmeb','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "solo": false, "seats": 3, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'CACFE89D72E53D250471CBED4292A2C3ED4CD62D23AAB31AB1F4E0E3D51A4EC8','2026-11-25T21:44:51.810+00:00',NULL,NULL,NULL,'["guest", "guest", "guest"]','[[5, 1, "returned"]]',0,NULL,'30+20','{"left": [1800000, 1800000, 1800000], "quota": [3000, 3000, 3000], "forgiven": [0, 0, 0], "seat": 1, "is_first": false, "free": 0, "since": null}','2026-11-25T21:44:51.810+00:00',NULL,0,'cadet');
INSERT INTO "matches" VALUES('jj55mqjybj3r','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'94ABE87C48B331D6B91A6AD1E52B2F6076302290160B74109B7F801F66527B4B','2026-11-25T21:44:51.836+00:00',NULL,NULL,NULL,'["guest", "program"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL);
CREATE TABLE players (
	id VARCHAR(40) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(20), 
	created VARCHAR(32) NOT NULL, 
	seen VARCHAR(32) NOT NULL, 
	merged_into VARCHAR(40), 
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-25T21:44:48.812+00:00','2026-11-25T21:44:51.562+00:00',NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-25T21:44:48.902+00:00','2026-11-25T21:44:48.902+00:00',NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-25T21:44:48.994+00:00','2026-11-25T21:44:48.994+00:00',NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-25T21:44:51.196+00:00','2026-11-25T21:44:51.524+00:00','anna');
INSERT INTO "players" VALUES('p11eca6ea38e5bd8b7a6f99de3b8fb194','program','Zephyr','2026-11-25T21:44:51.700+00:00','2026-11-25T21:44:51.700+00:00',NULL);
INSERT INTO "players" VALUES('a3079431d50f393e28dc92aca32e0bd34','account','Dora','2026-11-25T21:44:51.766+00:00','2026-11-25T21:44:51.766+00:00',NULL);
INSERT INTO "players" VALUES('emil','guest','Emil','2026-11-25T21:44:51.811+00:00','2026-11-25T21:44:51.811+00:00',NULL);
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
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-25T21:44:51.484+00:00','2026-11-25T21:44:51.494+00:00',NULL,'2026-11-25T22:44:51.561+00:00','0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-25T21:44:51.516+00:00','2026-11-25T21:44:51.516+00:00',NULL,NULL,'1b94c4356895c3a0',NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-25T21:44:51.542+00:00','2026-11-25T21:44:51.562+00:00',NULL,NULL,'0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('4778dd0e08b227676b3c75a09603797d428dc437f46f8882cc55a848ee40a22c','a3079431d50f393e28dc92aca32e0bd34','2026-11-25T21:44:51.768+00:00','2026-11-25T21:44:51.768+00:00',NULL,NULL,'4778dd0e08b22767','Firefox, Linux');
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
INSERT INTO "ratings" VALUES('d3hhqmud44bm',0,'anna','balloon-cup','classical',1,'2026-11-25T21:44:51.262+00:00',1,2.76353894931404973087e+01,8.06590141354368);
INSERT INTO "ratings" VALUES('d3hhqmud44bm',1,'ben','balloon-cup','classical',1,'2026-11-25T21:44:51.262+00:00',2,2.23646105068595026912e+01,8.06590141354368);
CREATE TABLE recoveries (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "recoveries" VALUES('27c294357afe10037712be7a0851333af6e812b2cca9bafc58a0712c74353c68','a3079431d50f393e28dc92aca32e0bd34');
INSERT INTO "recoveries" VALUES('7395567e1885dee3edf5e117b16aa77e09482f96e54b51cef2ecbb558dc46d41','a3079431d50f393e28dc92aca32e0bd34');
INSERT INTO "recoveries" VALUES('d1b3e72a92d908d4e8f00e0e59bd1f3dd2262b073fcdeb05f74f9712387fca66','a3079431d50f393e28dc92aca32e0bd34');
INSERT INTO "recoveries" VALUES('237c15b8a7c3224b1f7a793bccf4a344910160c7dc2bfb08d272eb8dddc988c4','a3079431d50f393e28dc92aca32e0bd34');
INSERT INTO "recoveries" VALUES('8e30f9e656080ed9d68253f09988cd1098091362be634f23d81fc5398f6684cd','a3079431d50f393e28dc92aca32e0bd34');
INSERT INTO "recoveries" VALUES('8b55d75c9f3129261b2cd5278c7bf7fdddbc84f8d85cf68cbdf352936d7181a9','a3079431d50f393e28dc92aca32e0bd34');
INSERT INTO "recoveries" VALUES('1a85af4299fbdd03f94a865303f007f03057256c82f46af314368ae2f943c3e4','a3079431d50f393e28dc92aca32e0bd34');
INSERT INTO "recoveries" VALUES('21ae5ffc6aa95f18e08d5953e6fb09db0d8a223b3e7188f701a3d7a2ce3ed0a6','a3079431d50f393e28dc92aca32e0bd34');
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
INSERT INTO "seats" VALUES('3uf9mvg59z9j',0,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('3uf9mvg59z9j',1,'guest','ben',NULL,NULL);
INSERT INTO "seats" VALUES('qn8yu2m28kxp',0,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('qn8yu2m28kxp',1,'guest','ben','Ben',NULL);
INSERT INTO "seats" VALUES('6njrs7vyexs5',0,'bot','random',NULL,NULL);
INSERT INTO "seats" VALUES('6njrs7vyexs5',1,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('d3hhqmud44bm',0,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('d3hhqmud44bm',1,'guest','ben','Ben',NULL);
INSERT INTO "seats" VALUES('vtm42yudj5up',0,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('vtm42yudj5up',1,'guest','ben',NULL,NULL);
INSERT INTO "seats" VALUES('fe3waqt3z5xh',0,'guest','ben','Ben',NULL);
INSERT INTO "seats" VALUES('fe3waqt3z5xh',1,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('uan5v5mnzxy2',0,'guest','anna','Carl',NULL);
INSERT INTO "seats" VALUES('uan5v5mnzxy2',1,'open',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('eqae5wpg5z7r',0,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('eqae5wpg5z7r',1,'bot','random',NULL,NULL);
INSERT INTO "seats" VALUES('xx454ryvxmeb',0,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('xx454ryvxmeb',1,'guest','ben','Ben',NULL);
INSERT INTO "seats" VALUES('xx454ryvxmeb',2,'guest','emil','Emil',NULL);
INSERT INTO "seats" VALUES('jj55mqjybj3r',0,'guest','ben','Ben',NULL);
INSERT INTO "seats" VALUES('jj55mqjybj3r',1,'program','p11eca6ea38e5bd8b7a6f99de3b8fb194','Zephyr','Anna');
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
INSERT INTO "tokens" VALUES('7c4565024dbf332f5313065c4e40432be4e6ef3fac6aaea5701630879c62775e','p11eca6ea38e5bd8b7a6f99de3b8fb194','anna','read play','2026-11-25T21:44:51.700+00:00','2026-11-25T21:44:51.700+00:00',NULL,'2026-11-25T21:44:51.749+00:00');
INSERT INTO "tokens" VALUES('663a98f687c000cebef03ab2cc9db586e700ce78de8462a4652031a0d54a722a','p11eca6ea38e5bd8b7a6f99de3b8fb194','anna','read','2026-11-25T21:44:51.731+00:00','2026-11-25T21:44:51.734+00:00','0011',NULL);
CREATE INDEX ix_proofs_player ON proofs (player);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_ratings_player ON ratings (player, game, speed, number);
CREATE INDEX ix_tokens_program ON tokens (program);
CREATE INDEX ix_tokens_owner ON tokens (owner);
CREATE INDEX ix_recoveries_player ON recoveries (player);
COMMIT;
