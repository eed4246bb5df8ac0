BEGIN TRANSACTION;
CREATE TABLE accounts (
	player VARCHAR(40) NOT NULL, 
	likeness VARCHAR(100) NOT NULL, 
	passphrase VARCHAR(200) NOT NULL, 
	settings VARCHAR(400), 
	formerly VARCHAR(100), 
	PRIMARY KEY (player), 
	FOREIGN KEY(player) REFERENCES players (id), 
	UNIQUE (likeness)
);
INSERT INTO "accounts" VALUES('a4d8c364c1d9f9fb269984b3d05f45870','dora','$argon2id$none',NULL,NULL);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0020');
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
INSERT INTO "attempts" VALUES('0011',1,'2026-11-27T08:45:44.728+00:00');
CREATE TABLE blocks (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "blocks" VALUES('a4d8c364c1d9f9fb269984b3d05f45870','ben','2026-11-27T08:30:44.686+00:00');
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
INSERT INTO "entries" VALUES('wqzx9gdmjxzd',0,'supply','Y12 Y9 Y6 R11 B7 R12 R7 R4 Y8 R13 B1 B3 R2 R10 Y1 R5 B11 R9 R8 G10 G12 G6 G2 Y11 G13 A4 G8 B13 R3 A1 A13 G7 Y7 R6 Y3 G1 R1 Y13 A10 B9 A7 Y2 Y5 G4 B5','d2348489','2026-11-27T08:30:41.264+00:00',3216);
INSERT INTO "entries" VALUES('wqzx9gdmjxzd',1,'bag','Y R G R A B G A R Y A R R G Y G G A B Y G Y B R R Y Y B A Y R R Y R B Y R B G Y R R G B G','db06911b','2026-11-27T08:30:41.264+00:00',3216);
INSERT INTO "entries" VALUES('m7uc3xujcxvd',0,'supply','G1 Y1 G10 Y11 Y2 B5 R3 Y8 G12 Y6 A7 R10 R8 Y9 R13 A13 G6 Y3 R5 R1 A10 Y7 R6 R12 B11 R4 R7 G4 Y5 A4 Y12 R9 G13 B13 G7 B3 G2 Y13 R11 R2 B1 B7 G8 B9 A1','96fb53ff','2026-11-27T08:30:41.445+00:00',1);
INSERT INTO "entries" VALUES('m7uc3xujcxvd',1,'bag','Y B G Y R B G Y R A Y Y G A R Y R R B R R G B R B Y R R R G Y G Y A G Y B A R Y G B A G R','ae637696','2026-11-27T08:30:41.445+00:00',2);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',0,'supply','Y3 Y11 A13 Y9 G6 Y5 A10 Y12 R12 R6 Y6 A7 B1 R7 G13 A1 B11 G12 R1 B9 Y7 G4 R10 R11 A4 R8 B13 R13 Y1 R9 B3 B7 Y13 G2 R4 Y2 R2 G1 Y8 R3 G10 B5 G8 G7 R5','6cee8073','2026-11-27T08:30:41.464+00:00',1);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',1,'bag','G R B R G A A R G G R Y R A Y A B Y R Y B R R G B Y G R R R R B G R Y A Y G G Y Y B B Y Y','0eb05120','2026-11-27T08:30:41.464+00:00',1);
INSERT INTO "entries" VALUES('eajtc7by7vwu',0,'supply','A1 R4 R8 B11 G2 Y12 B1 B3 R7 R6 Y1 G7 G8 R12 A4 G4 R5 G12 R1 G10 Y2 Y3 Y11 R3 R13 Y7 Y5 Y6 B9 B5 Y13 A13 B7 Y9 R11 R10 A7 G1 Y8 A10 G6 R9 R2 B13 G13','0fb0c854','2026-11-27T08:30:41.499+00:00',0);
INSERT INTO "entries" VALUES('eajtc7by7vwu',1,'bag','Y Y B R Y A R G B R Y G G Y B R R G A Y Y B R R A A Y B R Y G Y Y G A B G R B R R R G R G','a12cba08','2026-11-27T08:30:41.499+00:00',3);
INSERT INTO "entries" VALUES('wqzx9gdmjxzd',2,'0','Y9-1','3ef6d16c','2026-11-27T08:30:42.493+00:00',4496);
INSERT INTO "entries" VALUES('wqzx9gdmjxzd',3,'1','Y8x4','0d1e9a6e','2026-11-27T08:30:42.502+00:00',4509);
INSERT INTO "entries" VALUES('wqzx9gdmjxzd',4,'0','B7-3','73aa7121','2026-11-27T08:30:42.509+00:00',4514);
INSERT INTO "entries" VALUES('wqzx9gdmjxzd',5,'1','B1-3','ef281dca','2026-11-27T08:30:42.518+00:00',4524);
INSERT INTO "entries" VALUES('wqzx9gdmjxzd',6,'0','R8-2','1ef08819','2026-11-27T08:30:42.525+00:00',4531);
INSERT INTO "entries" VALUES('wqzx9gdmjxzd',7,'1','R5-2','c3db49d0','2026-11-27T08:30:42.528+00:00',4534);
INSERT INTO "entries" VALUES('wqzx9gdmjxzd',8,'0','Y6x1','4cde6ddc','2026-11-27T08:30:42.533+00:00',4540);
INSERT INTO "entries" VALUES('wqzx9gdmjxzd',9,'0','R12x4','f4633f7b','2026-11-27T08:30:42.540+00:00',4545);
INSERT INTO "entries" VALUES('wqzx9gdmjxzd',10,'1','G10x4','e8d38c25','2026-11-27T08:30:42.548+00:00',4549);
INSERT INTO "entries" VALUES('wqzx9gdmjxzd',11,'0','R7-4','c7115e81','2026-11-27T08:30:42.555+00:00',4561);
INSERT INTO "entries" VALUES('wqzx9gdmjxzd',12,'1','R2x3','cb2695b9','2026-11-27T08:30:42.568+00:00',4570);
INSERT INTO "entries" VALUES('wqzx9gdmjxzd',13,'0','A4-4','0a455600','2026-11-27T08:30:42.582+00:00',4582);
INSERT INTO "entries" VALUES('vsfp59ztq4h6',0,'0','@J','1dd84e2a','2026-11-27T08:30:42.717+00:00',593);
INSERT INTO "entries" VALUES('vsfp59ztq4h6',1,'1','@E','8d13e668','2026-11-27T08:30:42.732+00:00',615);
INSERT INTO "entries" VALUES('vsfp59ztq4h6',2,'0','>I','8fc4af29','2026-11-27T08:30:42.741+00:00',621);
INSERT INTO "entries" VALUES('vsfp59ztq4h6',3,'0','YB','3c1a0ad5','2026-11-27T08:30:42.776+00:00',647);
INSERT INTO "entries" VALUES('vsfp59ztq4h6',4,'1','>I','acebf4fe','2026-11-27T08:30:42.778+00:00',664);
INSERT INTO "entries" VALUES('vsfp59ztq4h6',5,'1','WK','64f23b86','2026-11-27T08:30:42.784+00:00',669);
INSERT INTO "entries" VALUES('vsfp59ztq4h6',6,'0','.','40eeaca6','2026-11-27T08:30:42.786+00:00',671);
INSERT INTO "entries" VALUES('vsfp59ztq4h6',7,'0','>M','9570220b','2026-11-27T08:30:42.788+00:00',674);
INSERT INTO "entries" VALUES('vsfp59ztq4h6',8,'0','RW','53f2f14d','2026-11-27T08:30:42.790+00:00',676);
INSERT INTO "entries" VALUES('vsfp59ztq4h6',9,'1','R','34e0d42d','2026-11-27T08:30:42.792+00:00',678);
INSERT INTO "entries" VALUES('vsfp59ztq4h6',10,'1','>J','30c8656b','2026-11-27T08:30:42.794+00:00',680);
INSERT INTO "entries" VALUES('vsfp59ztq4h6',11,'1','KK','015f56c1','2026-11-27T08:30:42.796+00:00',682);
INSERT INTO "entries" VALUES('m7uc3xujcxvd',2,'1','R8-3','2b5ed8df','2026-11-27T08:30:42.798+00:00',1361);
INSERT INTO "entries" VALUES('m7uc3xujcxvd',3,'0','G10-4','b6af107d','2026-11-27T08:30:42.802+00:00',1365);
INSERT INTO "entries" VALUES('m7uc3xujcxvd',4,'1','R10x4','4608aebf','2026-11-27T08:30:42.806+00:00',1370);
INSERT INTO "entries" VALUES('m7uc3xujcxvd',5,'0','Y1x1','5c00ae0a','2026-11-27T08:30:42.808+00:00',1372);
INSERT INTO "entries" VALUES('m7uc3xujcxvd',6,'1','R5-4','723247ad','2026-11-27T08:30:42.810+00:00',1373);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',2,'1','R12-2','d06f5b7f','2026-11-27T08:30:42.833+00:00',1373);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',3,'0','G6x3','3a189bdd','2026-11-27T08:30:42.837+00:00',1377);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',4,'1','A1-3','fb5eb33f','2026-11-27T08:30:42.839+00:00',1379);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',5,'0','G12-1','36b5ac24','2026-11-27T08:30:42.844+00:00',1381);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',6,'1','A7-4','74286587','2026-11-27T08:30:42.846+00:00',1386);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',7,'0','A10-4','7e93039d','2026-11-27T08:30:42.849+00:00',1390);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',8,'1','R7x2','a970e595','2026-11-27T08:30:42.857+00:00',1397);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',9,'0','G4x4','c05c14d7','2026-11-27T08:30:42.870+00:00',1408);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',10,'1','B11-2','31fe5e1e','2026-11-27T08:30:42.911+00:00',1415);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',11,'0','R11x3','52a0d2af','2026-11-27T08:30:42.926+00:00',1466);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',12,'1','R10x4','71a3998c','2026-11-27T08:30:42.933+00:00',1473);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',13,'0','R8x4','cfd93ec6','2026-11-27T08:30:42.940+00:00',1480);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',14,'1','G13-4','8be4daf7','2026-11-27T08:30:42.947+00:00',1487);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',15,'0','B9-2','efc398ae','2026-11-27T08:30:42.951+00:00',1491);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',16,'0','R9-2','4255df35','2026-11-27T08:30:42.954+00:00',1494);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',17,'1','A4x3','e916c059','2026-11-27T08:30:42.958+00:00',1498);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',18,'0','R13-3','3eec1454','2026-11-27T08:30:42.960+00:00',1501);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',19,'1','Y7x2','8adbd68c','2026-11-27T08:30:42.962+00:00',1502);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',20,'0','Y13x2','a298c67f','2026-11-27T08:30:42.969+00:00',1510);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',21,'1','G2-1','d3e8c76f','2026-11-27T08:30:43.004+00:00',1520);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',22,'0','R4x1','a2d3ceae','2026-11-27T08:30:43.015+00:00',1555);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',23,'1','R1x1','41d64315','2026-11-27T08:30:43.019+00:00',1559);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',24,'0','A13x1','816e8c3a','2026-11-27T08:30:43.027+00:00',1562);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',25,'1','G1x3','386ce73f','2026-11-27T08:30:43.034+00:00',1574);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',26,'0','Y8-3','95d2f03f','2026-11-27T08:30:43.036+00:00',1576);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',27,'1','Y2-3','75c558c2','2026-11-27T08:30:43.037+00:00',1578);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',28,'0','B3-3','a2bb3d93','2026-11-27T08:30:43.041+00:00',1581);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',29,'1','R3-2','e3a17d0a','2026-11-27T08:30:43.049+00:00',1589);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',30,'0','R2x2','99fd09f2','2026-11-27T08:30:43.051+00:00',1591);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',31,'1','B13-3','184a9cc9','2026-11-27T08:30:43.057+00:00',1597);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',32,'supply','R4 R1 Y13 B9 R9 R12 G2 G12 R11 R3 R13 A1 B11 A4 G6 R7 Y7 G1','3786172b','2026-11-27T08:30:43.057+00:00',1598);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',33,'0','G10-4','d8e3db15','2026-11-27T08:30:43.061+00:00',1600);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',34,'1','R4x2','799ff7d5','2026-11-27T08:30:43.063+00:00',1604);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',35,'0','Y11-2','a4397a3c','2026-11-27T08:30:43.067+00:00',1606);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',36,'1','Y1-2','7330fa64','2026-11-27T08:30:43.071+00:00',1611);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',37,'1','G7x4','a0c5ae2b','2026-11-27T08:30:43.075+00:00',1615);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',38,'1','B1-4','db80684f','2026-11-27T08:30:43.079+00:00',1618);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',39,'0','R5-4','c8acda2b','2026-11-27T08:30:43.083+00:00',1622);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',40,'1','R6-4','62c68459','2026-11-27T08:30:43.087+00:00',1627);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',41,'0','R1-4','02eca119','2026-11-27T08:30:43.092+00:00',1631);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',42,'1','Y6-2','af508f9a','2026-11-27T08:30:43.103+00:00',1641);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',43,'0','Y9-2','27c0ec03','2026-11-27T08:30:43.134+00:00',1647);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',44,'1','R9-4','fb7736be','2026-11-27T08:30:43.136+00:00',1677);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',45,'0','A1-1','c3fc393f','2026-11-27T08:30:43.148+00:00',1688);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',46,'1','B5x4','2673f840','2026-11-27T08:30:43.151+00:00',1692);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',47,'0','B9x2','802d3b9d','2026-11-27T08:30:43.235+00:00',1694);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',48,'1','B7x2','72fa0225','2026-11-27T08:30:43.273+00:00',1814);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',49,'0','G8x4','c616f516','2026-11-27T08:30:43.294+00:00',1834);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',50,'1','R12-2','5848647b','2026-11-27T08:30:43.304+00:00',1842);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',51,'supply','G10 B9 G4 Y6 R10 A7 G7 A1 A13 A10 Y1 Y9 B7 R8 G13 R2 R4 Y11','042de302','2026-11-27T08:30:43.304+00:00',1842);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',52,'0','Y12-1','b7014f0a','2026-11-27T08:30:43.313+00:00',1853);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',53,'1','G10x4','43ecd782','2026-11-27T08:30:43.362+00:00',1899);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',54,'1','G2-2','31f2b293','2026-11-27T08:30:43.400+00:00',1939);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',55,'0','R7x4','a982b125','2026-11-27T08:30:43.416+00:00',1956);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',56,'1','R11-4','1a5d6a63','2026-11-27T08:30:43.421+00:00',1961);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',57,'0','R10-4','ee35f335','2026-11-27T08:30:43.431+00:00',1967);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',58,'1','Y13-1','78d108fd','2026-11-27T08:30:43.438+00:00',1978);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',59,'0','R3-2','e3372470','2026-11-27T08:30:43.444+00:00',1981);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',60,'1','G6x1','64077255','2026-11-27T08:30:43.446+00:00',1987);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',61,'0','G1-2','71d3b11c','2026-11-27T08:30:43.448+00:00',1989);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',62,'0','Y3-2','5841dae7','2026-11-27T08:30:43.450+00:00',1991);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',63,'1','R13x4','0dc4d8c3','2026-11-27T08:30:43.452+00:00',1993);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',64,'0','Y5x2','29611d87','2026-11-27T08:30:43.454+00:00',1995);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',65,'1','G4-1','8d5a0601','2026-11-27T08:30:43.459+00:00',1997);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',66,'0','R8-2','76921ab7','2026-11-27T08:30:43.461+00:00',2002);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',67,'1','A10-3','387bc1b9','2026-11-27T08:30:43.463+00:00',2003);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',68,'0','A4-3','f026ad1f','2026-11-27T08:30:43.467+00:00',2005);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',69,'0','Y9-3','ef6e446f','2026-11-27T08:30:43.470+00:00',2010);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',70,'supply','Y13 A10 Y2 R9 R3 G1 R1 G4 Y12 A4 G10 R12 R5 B1 R6 B13 Y8 B3 G6 G8 B5 G2','369b8c3c','2026-11-27T08:30:43.470+00:00',2010);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',71,'1','B11x4','7d72d9a5','2026-11-27T08:30:43.471+00:00',2012);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',72,'0','G12-3','db926fa0','2026-11-27T08:30:43.475+00:00',2015);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',73,'1','Y6-3','c37704d3','2026-11-27T08:30:43.479+00:00',2020);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',74,'0','A13x1','61d716d5','2026-11-27T08:30:43.483+00:00',2023);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',75,'1','B7-4','56da73e5','2026-11-27T08:30:43.492+00:00',2031);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',76,'0','R3x2','df6b57d0','2026-11-27T08:30:43.515+00:00',2055);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',77,'0','Y13x2','ee42dc0c','2026-11-27T08:30:43.537+00:00',2077);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',78,'1','A10x1','83fadb86','2026-11-27T08:30:43.543+00:00',2080);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',79,'bag','A B A A Y Y','32b710e0','2026-11-27T08:30:43.543+00:00',2082);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',80,'0','Y1-2','8d0cef7b','2026-11-27T08:30:43.550+00:00',2088);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',81,'1','Y12-2','f255332c','2026-11-27T08:30:43.557+00:00',2097);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',82,'0','B9-1','403681df','2026-11-27T08:30:43.569+00:00',2109);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',83,'1','G1x3','c6f826ba','2026-11-27T08:30:43.575+00:00',2116);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',84,'0','R1x4','b41ab5b4','2026-11-27T08:30:43.582+00:00',2121);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',85,'1','Y7x2','bd816c6d','2026-11-27T08:30:43.589+00:00',2126);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',86,'bag','Y Y Y Y Y Y A Y Y A','933543fc','2026-11-27T08:30:43.589+00:00',2130);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',87,'0','B1x2','b938ecfa','2026-11-27T08:30:43.599+00:00',2136);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',88,'1','R9x4','8504e37e','2026-11-27T08:30:43.610+00:00',2149);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',89,'bag','R Y R R Y R R A Y R A R Y','f4235d07','2026-11-27T08:30:43.610+00:00',2150);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',90,'1','Y8-4','7cbb824e','2026-11-27T08:30:43.620+00:00',2157);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',91,'0','G4x3','1e738986','2026-11-27T08:30:43.626+00:00',2166);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',92,'1','A1-2','bf6d703a','2026-11-27T08:30:43.634+00:00',2173);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',93,'0','Y2-4','de869940','2026-11-27T08:30:43.639+00:00',2179);
INSERT INTO "entries" VALUES('rsrt4t5c3dgs',94,'1','G10-3','8d95af82','2026-11-27T08:30:43.648+00:00',2185);
INSERT INTO "entries" VALUES('eajtc7by7vwu',2,'0','R8x3','965eaed7','2026-11-27T08:30:43.653+00:00',2161);
INSERT INTO "entries" VALUES('eajtc7by7vwu',3,'1','Y1x2','60d10fd0','2026-11-27T08:30:43.656+00:00',2164);
INSERT INTO "entries" VALUES('eajtc7by7vwu',4,'0','B3-4','b529aa41','2026-11-27T08:30:43.666+00:00',2166);
INSERT INTO "entries" VALUES('eajtc7by7vwu',5,'1','A4x3','030e7fa6','2026-11-27T08:30:43.669+00:00',2177);
INSERT INTO "entries" VALUES('eajtc7by7vwu',6,'0','R4-3','f9fcf2d6','2026-11-27T08:30:43.671+00:00',2179);
INSERT INTO "entries" VALUES('eajtc7by7vwu',7,'1','R6x4','75c668ea','2026-11-27T08:30:43.675+00:00',2182);
INSERT INTO "entries" VALUES('eajtc7by7vwu',8,'0','Y2-1','faf3f5fb','2026-11-27T08:30:43.680+00:00',2186);
INSERT INTO "entries" VALUES('eajtc7by7vwu',9,'1','Y3-3','41183021','2026-11-27T08:30:43.748+00:00',2252);
INSERT INTO "entries" VALUES('eajtc7by7vwu',10,'0','B1x4','34e04aaa','2026-11-27T08:30:43.753+00:00',2261);
INSERT INTO "entries" VALUES('eajtc7by7vwu',11,'1','resign','291c34ca','2026-11-27T08:30:43.758+00:00',2265);
INSERT INTO "entries" VALUES('vayryvdby65q',0,'1','Y','9152ad4d','2026-11-27T08:30:43.767+00:00',1447);
INSERT INTO "entries" VALUES('vayryvdby65q',1,'0','>B','3cd0fdff','2026-11-27T08:30:43.772+00:00',1455);
INSERT INTO "entries" VALUES('vayryvdby65q',2,'0','KK','6dcca889','2026-11-27T08:30:43.785+00:00',1467);
INSERT INTO "entries" VALUES('vayryvdby65q',3,'1','>F','681fd43c','2026-11-27T08:30:43.824+00:00',1507);
INSERT INTO "entries" VALUES('vayryvdby65q',4,'1','WK','a16322f9','2026-11-27T08:30:43.829+00:00',1512);
INSERT INTO "entries" VALUES('vayryvdby65q',5,'0','>F','bf57e215','2026-11-27T08:30:43.835+00:00',1517);
INSERT INTO "entries" VALUES('vayryvdby65q',6,'0','OY','8fe45f08','2026-11-27T08:30:43.841+00:00',1525);
INSERT INTO "entries" VALUES('vayryvdby65q',7,'1','>B','b759f0bd','2026-11-27T08:30:43.845+00:00',1528);
INSERT INTO "entries" VALUES('vayryvdby65q',8,'1','RO','f2bbd401','2026-11-27T08:30:43.850+00:00',1533);
INSERT INTO "entries" VALUES('vayryvdby65q',9,'0','>B','4f55cb57','2026-11-27T08:30:43.857+00:00',1540);
INSERT INTO "entries" VALUES('vayryvdby65q',10,'0','RK','331b3586','2026-11-27T08:30:43.864+00:00',1543);
INSERT INTO "entries" VALUES('vayryvdby65q',11,'1','+J-M','444d5eea','2026-11-27T08:30:43.867+00:00',1549);
INSERT INTO "entries" VALUES('vayryvdby65q',12,'0','>G','4cba4c7e','2026-11-27T08:30:43.873+00:00',1556);
INSERT INTO "entries" VALUES('vayryvdby65q',13,'0','RR','d4622547','2026-11-27T08:30:43.877+00:00',1560);
INSERT INTO "entries" VALUES('vayryvdby65q',14,'1','+C-H','0954dda0','2026-11-27T08:30:43.920+00:00',1599);
INSERT INTO "entries" VALUES('vayryvdby65q',15,'0','+B-F','80dcb14b','2026-11-27T08:30:43.925+00:00',1606);
INSERT INTO "entries" VALUES('vayryvdby65q',16,'1','+C-D','54a9794d','2026-11-27T08:30:43.932+00:00',1610);
INSERT INTO "entries" VALUES('vayryvdby65q',17,'0','+I-J','08595014','2026-11-27T08:30:43.934+00:00',1617);
INSERT INTO "entries" VALUES('vayryvdby65q',18,'1','>C','45b2dded','2026-11-27T08:30:43.940+00:00',1623);
INSERT INTO "entries" VALUES('vayryvdby65q',19,'1','KK','afb038e5','2026-11-27T08:30:43.945+00:00',1626);
INSERT INTO "entries" VALUES('vayryvdby65q',20,'0','+N-O','8fd9b8ab','2026-11-27T08:30:43.956+00:00',1634);
INSERT INTO "entries" VALUES('vayryvdby65q',21,'1','+C-G','89037995','2026-11-27T08:30:43.959+00:00',1642);
INSERT INTO "entries" VALUES('vayryvdby65q',22,'1','O','430d9acf','2026-11-27T08:30:43.964+00:00',1645);
INSERT INTO "entries" VALUES('vayryvdby65q',23,'0','>O','9705b0d2','2026-11-27T08:30:43.970+00:00',1649);
INSERT INTO "entries" VALUES('vayryvdby65q',24,'0','RW','90e74d49','2026-11-27T08:30:43.974+00:00',1655);
INSERT INTO "entries" VALUES('vayryvdby65q',25,'1','>D','7318630e','2026-11-27T08:30:43.980+00:00',1662);
INSERT INTO "entries" VALUES('vayryvdby65q',26,'1','OW','5a727218','2026-11-27T08:30:43.993+00:00',1670);
INSERT INTO "entries" VALUES('vayryvdby65q',27,'0','>R','539eb0a5','2026-11-27T08:30:43.999+00:00',1680);
INSERT INTO "entries" VALUES('vayryvdby65q',28,'0','WB','39597f66','2026-11-27T08:30:44.005+00:00',1688);
INSERT INTO "entries" VALUES('vayryvdby65q',29,'1','>E','a3907e84','2026-11-27T08:30:44.013+00:00',1697);
INSERT INTO "entries" VALUES('vayryvdby65q',30,'0','draw','7c7651f1','2026-11-27T08:30:44.053+00:00',1732);
INSERT INTO "entries" VALUES('55ptpaehwjhe',0,'supply','Y11 A7 Y9 B7 R3 R11 B9 R6 R4 B11 R13 G6 R2 G4 G13 Y12 R7 Y5 G12 Y3 Y1 R12 A13 G2 R8 R1 A1 Y7 B13 G7 G10 R10 Y2 B3 A10 Y13 Y6 R9 Y8 R5 G1 B5 A4 B1 G8','678c0010','2026-11-27T08:30:44.085+00:00',1);
INSERT INTO "entries" VALUES('55ptpaehwjhe',1,'bag','G G B Y R R R R R Y B R B A R Y Y Y A B R G B R A A G G G Y G B R Y Y A Y R B Y R G R Y G','b07f09bb','2026-11-27T08:30:44.085+00:00',1);
INSERT INTO "entries" VALUES('zcgyky9e7hru',0,'supply','Y3 Y11 A13 Y9 G6 Y5 A10 Y12 R12 R6 Y6 A7 B1 R7 G13 A1 B11 G12 R1 B9 Y7 G4 R10 R11 A4 R8 B13 R13 Y1 R9 B3 B7 Y13 G2 R4 Y2 G10 Y8 G1 R2 G7 R5 R3 G8 B5','be2f7ed2','2026-11-27T08:30:44.387+00:00',NULL);
INSERT INTO "entries" VALUES('zcgyky9e7hru',1,'bag','G R B R G A A R G G R Y R B Y R B R Y Y B G A G G B R A Y Y R Y R G B G Y Y R R Y R B A Y','3bfa6060','2026-11-27T08:30:44.387+00:00',NULL);
INSERT INTO "entries" VALUES('zcgyky9e7hru',2,'1','R12-2','4f5ca0e9','2026-11-27T08:30:44.387+00:00',NULL);
INSERT INTO "entries" VALUES('zcgyky9e7hru',3,'0','G6x3','8aec5f39','2026-11-27T08:30:44.387+00:00',NULL);
INSERT INTO "entries" VALUES('zcgyky9e7hru',4,'1','A1-3','b5c4ec66','2026-11-27T08:30:44.387+00:00',NULL);
INSERT INTO "entries" VALUES('zcgyky9e7hru',5,'0','G12-1','1148ed80','2026-11-27T08:30:44.387+00:00',NULL);
INSERT INTO "entries" VALUES('zcgyky9e7hru',6,'1','A7-4','0f189df7','2026-11-27T08:30:44.387+00:00',NULL);
INSERT INTO "entries" VALUES('zcgyky9e7hru',7,'0','A10-4','6d0f8794','2026-11-27T08:30:44.387+00:00',NULL);
INSERT INTO "entries" VALUES('zcgyky9e7hru',8,'1','R7x2','178a1d5a','2026-11-27T08:30:44.387+00:00',NULL);
INSERT INTO "entries" VALUES('zcgyky9e7hru',9,'0','G4x4','71176680','2026-11-27T08:30:44.387+00:00',NULL);
INSERT INTO "entries" VALUES('zcgyky9e7hru',10,'1','B11-2','2e1e7f35','2026-11-27T08:30:44.387+00:00',NULL);
INSERT INTO "entries" VALUES('zcgyky9e7hru',11,'0','R11x3','a7ae29c4','2026-11-27T08:30:44.387+00:00',NULL);
INSERT INTO "entries" VALUES('zcgyky9e7hru',12,'1','R10x4','bb4e45da','2026-11-27T08:30:44.387+00:00',NULL);
INSERT INTO "entries" VALUES('zcgyky9e7hru',13,'0','R8x4','08830228','2026-11-27T08:30:44.387+00:00',NULL);
INSERT INTO "entries" VALUES('zcgyky9e7hru',14,'1','G13-4','3974fdd0','2026-11-27T08:30:44.387+00:00',NULL);
INSERT INTO "entries" VALUES('zcgyky9e7hru',15,'0','B9-2','e5c42210','2026-11-27T08:30:44.387+00:00',NULL);
INSERT INTO "entries" VALUES('zcgyky9e7hru',16,'0','R9-2','5f085288','2026-11-27T08:30:44.387+00:00',NULL);
INSERT INTO "entries" VALUES('zcgyky9e7hru',17,'1','A4x3','82687d54','2026-11-27T08:30:44.387+00:00',NULL);
INSERT INTO "entries" VALUES('zcgyky9e7hru',18,'0','R13-3','75ae37e4','2026-11-27T08:30:44.387+00:00',NULL);
INSERT INTO "entries" VALUES('zcgyky9e7hru',19,'1','Y7x2','73710946','2026-11-27T08:30:44.387+00:00',NULL);
INSERT INTO "entries" VALUES('zcgyky9e7hru',20,'0','Y13x2','130619b5','2026-11-27T08:30:44.387+00:00',NULL);
INSERT INTO "entries" VALUES('zcgyky9e7hru',21,'1','G2-1','ab1f36a1','2026-11-27T08:30:44.387+00:00',NULL);
INSERT INTO "entries" VALUES('zcgyky9e7hru',22,'0','R4x2','87bc161e','2026-11-27T08:30:44.404+00:00',82);
INSERT INTO "entries" VALUES('zcgyky9e7hru',23,'1','Y2-2','6b4a027a','2026-11-27T08:30:44.406+00:00',85);
INSERT INTO "entries" VALUES('zcgyky9e7hru',24,'0','Y9-2','b0752e69','2026-11-27T08:30:44.408+00:00',87);
INSERT INTO "entries" VALUES('zcgyky9e7hru',25,'1','B13-2','256d4cf2','2026-11-27T08:30:44.410+00:00',88);
INSERT INTO "entries" VALUES('pzdymtusjxrk',0,'0','@G','5bf1eebf','2026-11-27T08:30:44.767+00:00',31);
INSERT INTO "entries" VALUES('pzdymtusjxrk',1,'1','@M','d5ca46d9','2026-11-27T08:30:44.772+00:00',36);
INSERT INTO "entries" VALUES('pzdymtusjxrk',2,'2','@P','0d60f6dc','2026-11-27T08:30:44.780+00:00',44);
INSERT INTO "entries" VALUES('pzdymtusjxrk',3,'0','>B','5af643a8','2026-11-27T08:30:44.787+00:00',48);
INSERT INTO "entries" VALUES('pzdymtusjxrk',4,'1','left cadet','de4d6f33','2026-11-27T08:30:44.792+00:00',55);
INSERT INTO "entries" VALUES('pzdymtusjxrk',5,'0','OY','5103b33a','2026-11-27T08:30:44.826+00:00',86);
INSERT INTO "entries" VALUES('pzdymtusjxrk',6,'1','>I','d953a546','2026-11-27T08:30:44.840+00:00',99);
INSERT INTO "entries" VALUES('8chbt99gtfd3',0,'supply','A13 R8 R12 B11 R5 R2 B5 R4 R13 A7 R6 G12 A4 Y5 G6 B9 G2 B1 G8 Y6 R3 Y12 Y1 B3 G10 Y9 Y8 A1 Y11 G4 B13 B7 Y3 G7 R9 Y2 R7 G1 R1 R10 Y7 R11 G13 Y13 A10','61c74c95','2026-11-27T08:30:44.875+00:00',1);
INSERT INTO "entries" VALUES('8chbt99gtfd3',1,'bag','A A R Y Y Y Y R B Y R Y A B R G G B R B Y R B Y Y R R Y G R A B G R Y R G G G G G A R B R','197688cf','2026-11-27T08:30:44.875+00:00',2);
INSERT INTO "entries" VALUES('8chbt99gtfd3',2,'1','R6x4','ae3b0ca5','2026-11-27T08:30:44.893+00:00',36);
INSERT INTO "entries" VALUES('8chbt99gtfd3',3,'0','R4-2','e9751ecc','2026-11-27T08:30:44.896+00:00',39);
INSERT INTO "entries" VALUES('8chbt99gtfd3',4,'1','R13-4','e11976d6','2026-11-27T08:30:44.902+00:00',44);
INSERT INTO "entries" VALUES('246ec707e64b',0,'supply','A13 B1 R10 B11 R8 Y3 R3 Y12 G13 Y1 R13 Y13 R4 R12 B9 A10 Y8 Y11 B3 Y7 A7 A4 Y6 G6 Y9 G10 R7 R11 B5 R9 G2 B13 G12 B7 R5 Y2 G1 R2 R6 A1 R1 G8 Y5 G4 G7','2c628394','2026-11-27T08:30:44.916+00:00',1);
INSERT INTO "entries" VALUES('246ec707e64b',1,'bag','R Y B R R R Y R R R G G R Y R G Y B Y Y Y B Y B B G R Y A R G G G R A Y G A R G A A Y B B','0af84dd8','2026-11-27T08:30:44.916+00:00',2);
INSERT INTO "entries" VALUES('q5retswq8gf4',0,'0','@Q','6c32a416','2026-11-27T08:30:45.244+00:00',182);
INSERT INTO "entries" VALUES('q5retswq8gf4',1,'1','@I','12424c1b','2026-11-27T08:30:45.246+00:00',190);
INSERT INTO "entries" VALUES('q5retswq8gf4',2,'0','>N','9160f309','2026-11-27T08:30:45.252+00:00',193);
INSERT INTO "entries" VALUES('q5retswq8gf4',3,'0','OB','5a1f0580','2026-11-27T08:30:45.255+00:00',199);
INSERT INTO "entries" VALUES('q5retswq8gf4',4,'0','takeback 1','9e952834','2026-11-27T08:30:45.434+00:00',370);
INSERT INTO "entries" VALUES('defe8599a915',0,'supply','Y6 Y12 R10 R8 G10 G1 G8 G7 R5 B13 Y3 Y9 B11 G12 B1 R12 B7 R1 A7 A4 G6 R9 B3 Y7 B5 Y5 B9 Y11 Y13 R2 Y1 Y2 G4 R6 R7 R11 A13 R13 G13 R4 G2 Y8 A10 A1 R3','b2e54ea9','2026-11-27T08:30:45.608+00:00',1);
INSERT INTO "entries" VALUES('defe8599a915',1,'bag','G Y R G R R R R Y R B R B G R R Y A A G G R B A Y B Y A A Y G G G Y Y B Y G B B R Y R Y R','daab7868','2026-11-27T08:30:45.608+00:00',2);
INSERT INTO "entries" VALUES('defe8599a915',2,'1','R12-3','446ff7fe','2026-11-27T08:30:45.639+00:00',48);
INSERT INTO "entries" VALUES('defe8599a915',3,'0','G7-3','d12ae173','2026-11-27T08:30:45.642+00:00',54);
INSERT INTO "entries" VALUES('defe8599a915',4,'1','G12x1','3c075c75','2026-11-27T08:30:45.643+00:00',56);
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
	word JSON, 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('wqzx9gdmjxzd','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',0,0,X'8E772F98CD57717661C0C78D8076653DF53794C72921100EFC91E471A8393AC2','2026-11-27T08:30:37.992+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 86400000, "since": 4582}','2026-11-29T08:30:42.574+00:00',NULL,0,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('m7uc3xujcxvd','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','0.1.0',1,1,X'AC8DA4C18D283114C20DCCF3748A8406F9A73D9476B32638FAFDE0EB85537454','2026-11-27T08:30:41.436+00:00',NULL,NULL,0,'["guest", "guest"]','[[7, 0, "offered"], [7, 0, "hint"]]',1,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('rsrt4t5c3dgs','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'72215E3914AF13EAAF2FE6C1FDB2AA5F25CB4FB82190577CDC99B56B142FEEA4','2026-11-27T08:30:41.459+00:00','2026-11-27T08:30:43.644+00:00','[[1], "trophies"]',NULL,'["random", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('eajtc7by7vwu','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','0.1.0',0,0,X'F1941A3813EB8C571405B03230A543F88CC456A299ACC0BFED3373667E17626C','2026-11-27T08:30:41.491+00:00','2026-11-27T08:30:43.756+00:00','[[0], "resignation"]',NULL,'["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1899983, 1879916], "quota": [7000, 7000], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('vsfp59ztq4h6','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'E59DCC2BA64F70E25EB6E1FCF5E611B286CB65250D346CEA63951F7A4B3FA8FB','2026-11-27T08:30:42.114+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('vayryvdby65q','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'38E44B86EBDA714C6873D58C2CE91B73792680179F43EFFE25AC8F13CD189A19','2026-11-27T08:30:42.316+00:00','2026-11-27T08:30:44.048+00:00','[[], "agreement"]',NULL,'["guest", "guest"]','[[30, 1, "offered"]]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('55ptpaehwjhe','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'14F442C410549694F5753767FEB495721360779ACB50CB3407B0906048757BC3','2026-11-27T08:30:44.055+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-11T08:30:44.055+00:00','anna',0,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('zcgyky9e7hru','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'876817019E6A7584744FE8827D303B30F078E950D1032CF271D5BA6F3B20EE71','2026-11-27T08:30:44.321+00:00',NULL,NULL,NULL,'["guest", "random"]','[]',0,'{"match": "rsrt4t5c3dgs", "ply": 22, "dealt": [36, 13]}',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('pzdymtusjxrk','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 3, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'414CF1AC4E720DF9D2B10E7A18A0F0C0E65F1119466268D17F8B33BA81942930','2026-11-27T08:30:44.735+00:00',NULL,NULL,NULL,'["guest", "guest", "guest"]','[[5, 1, "returned"]]',0,NULL,'30+20','{"left": [1800000, 1800000, 1800000], "quota": [3000, 3000, 3000], "forgiven": [0, 0, 0], "seat": 1, "is_first": false, "free": 0, "since": 496}','2026-11-27T09:00:47.231+00:00',NULL,0,'cadet',NULL,NULL,NULL);
INSERT INTO "matches" VALUES('8chbt99gtfd3','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'38AC4D30B356F5C18A7C471D8DBB2CAE1C0F3BE4501EBC322CA2CE4AEBA7FCA9','2026-11-27T08:30:44.856+00:00',NULL,NULL,NULL,'["guest", "program"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('246ec707e64b','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'95223B73AE7DE0721E348A77236826335572A74DF47AE86AE2FC5B1B517BDD66','2026-11-27T08:30:44.906+00:00',NULL,NULL,NULL,'["open", "guest"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-11T08:30:44.906+00:00',NULL,0,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('q5retswq8gf4','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'437EB1F346F3F46B98E77C624D13AB4CBAFE9B059804F6B17E4E3FF133C87732','2026-11-27T08:30:45.055+00:00',NULL,NULL,NULL,'["guest", "guest"]','[[4, 0, "asked"], [4, 1, "agreed"], [5, 0, "time"], [5, 1, "thanks"]]',0,NULL,'30+20','{"left": [1819991, 1834829], "quota": [6000, 4000], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 0, "since": 370}','2026-11-27T09:01:07.416+00:00',NULL,0,NULL,'{"length": 3, "won": [2, 0]}',NULL,NULL);
INSERT INTO "matches" VALUES('defe8599a915','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','0.1.0',1,1,X'A9B4E2D4E5F51BF49C6D3324972E00E6A407524F64DE5760CB4AB52968EF1C6F','2026-11-27T08:30:45.587+00:00',NULL,NULL,NULL,'["guest", "random"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,'["K\u00e4se & \ud83e\uddc0", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"]');
CREATE TABLE mutes (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "mutes" VALUES('anna','ben','2026-11-27T08:30:45.477+00:00');
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
INSERT INTO "passkeys" VALUES('0000000000000000000000000000000000000000000000000000000000000000','a4d8c364c1d9f9fb269984b3d05f45870',X'0001',X'02',3,'localhost','Laptop',0,'2026-11-27T08:30:44.658+00:00',NULL);
CREATE TABLE players (
	id VARCHAR(40) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(20), 
	created VARCHAR(32) NOT NULL, 
	seen VARCHAR(32) NOT NULL, 
	merged_into VARCHAR(40), 
	taken VARCHAR(20), 
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-27T08:30:41.217+00:00','2026-11-27T08:30:44.444+00:00',NULL,NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-27T08:30:41.439+00:00','2026-11-27T08:30:41.439+00:00',NULL,NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-27T08:30:41.461+00:00','2026-11-27T08:30:41.461+00:00',NULL,NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-27T08:30:44.064+00:00','2026-11-27T08:30:44.436+00:00','anna',NULL);
INSERT INTO "players" VALUES('p3ec8dd574c8f57d74168191658860e81','program','Zephyr','2026-11-27T08:30:44.604+00:00','2026-11-27T08:30:44.604+00:00',NULL,NULL);
INSERT INTO "players" VALUES('a4d8c364c1d9f9fb269984b3d05f45870','account','Dora','2026-11-27T08:30:44.638+00:00','2026-11-27T08:30:44.638+00:00',NULL,NULL);
INSERT INTO "players" VALUES('wilhelmine','guest','Balloonist 5113','2026-11-27T08:30:44.676+00:00','2026-11-27T08:30:44.678+00:00',NULL,'WWWWWWWWWWWWWWWWWWWWWWWW');
INSERT INTO "players" VALUES('emil','guest','Emil','2026-11-27T08:30:44.736+00:00','2026-11-27T08:30:44.736+00:00',NULL,NULL);
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
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-27T08:30:44.417+00:00','2026-11-27T08:30:44.419+00:00',NULL,'2026-11-27T09:30:44.443+00:00','0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-27T08:30:44.430+00:00','2026-11-27T08:30:44.431+00:00',NULL,NULL,'1b94c4356895c3a0',NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-27T08:30:44.441+00:00','2026-11-27T08:30:44.444+00:00',NULL,NULL,'0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('4778dd0e08b227676b3c75a09603797d428dc437f46f8882cc55a848ee40a22c','a4d8c364c1d9f9fb269984b3d05f45870','2026-11-27T08:30:44.656+00:00','2026-11-27T08:30:44.656+00:00',NULL,NULL,'4778dd0e08b22767','Firefox, Linux');
INSERT INTO "proofs" VALUES('17b7b4dce9ce7de46d7938f26213f0382d04145da13cfa02a3c60fdd2102b8c1','wilhelmine','2026-11-27T08:30:44.677+00:00','2026-11-27T08:30:44.677+00:00',NULL,NULL,'17b7b4dce9ce7de4',NULL);
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
INSERT INTO "ratings" VALUES('eajtc7by7vwu',0,'anna','balloon-cup','classical',0,'2026-11-27T08:30:44.145+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
INSERT INTO "ratings" VALUES('eajtc7by7vwu',1,'ben','balloon-cup','classical',0,'2026-11-27T08:30:44.145+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
CREATE TABLE recoveries (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "recoveries" VALUES('acb1db7e7d34d612addd007bbc5bbaec5767753b001f9eee9237b729171f32b3','a4d8c364c1d9f9fb269984b3d05f45870');
INSERT INTO "recoveries" VALUES('b3c56874eaa27d797c3bced1d31ae166682a9ff076915bb438d1e3c28dafc29c','a4d8c364c1d9f9fb269984b3d05f45870');
INSERT INTO "recoveries" VALUES('40283a1b37aea1e9e858125d88a8fe1f5cc0d42c4af082ea42d38de114c84c9f','a4d8c364c1d9f9fb269984b3d05f45870');
INSERT INTO "recoveries" VALUES('cd2b6ffe17336b03d427d23d16d196274fce71854a35cfe50c826b451f50cfbc','a4d8c364c1d9f9fb269984b3d05f45870');
INSERT INTO "recoveries" VALUES('ab4ec5e82f22f2c48de8b78b6a5ca6b1bf080032b9683e705da66e298fcff2f8','a4d8c364c1d9f9fb269984b3d05f45870');
INSERT INTO "recoveries" VALUES('68e132eeacc0743e0420b674503610c0df1c6d3185752b0e53c2d3d6bf08cef8','a4d8c364c1d9f9fb269984b3d05f45870');
INSERT INTO "recoveries" VALUES('34c8bbda8cb42a97216afd990090106b7cbdbf4be5bd74799a0d9382d8704a7d','a4d8c364c1d9f9fb269984b3d05f45870');
INSERT INTO "recoveries" VALUES('07dad8f688d92d57f7fdea5acaf7332c82e45c68bb2683d470b0e62f623913df','a4d8c364c1d9f9fb269984b3d05f45870');
CREATE TABLE reports (
	player VARCHAR(40) NOT NULL, 
	name VARCHAR(20) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, name), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "reports" VALUES('anna','Ben','2026-11-27T08:30:44.695+00:00');
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
INSERT INTO "seats" VALUES('wqzx9gdmjxzd',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('wqzx9gdmjxzd',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('m7uc3xujcxvd',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('m7uc3xujcxvd',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('rsrt4t5c3dgs',0,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('rsrt4t5c3dgs',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('eajtc7by7vwu',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('eajtc7by7vwu',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('vsfp59ztq4h6',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('vsfp59ztq4h6',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('vayryvdby65q',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('vayryvdby65q',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('55ptpaehwjhe',0,'guest','anna','Carl',NULL,NULL);
INSERT INTO "seats" VALUES('55ptpaehwjhe',1,'open',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('zcgyky9e7hru',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('zcgyky9e7hru',1,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('pzdymtusjxrk',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('pzdymtusjxrk',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('pzdymtusjxrk',2,'guest','emil','Emil',NULL,NULL);
INSERT INTO "seats" VALUES('8chbt99gtfd3',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('8chbt99gtfd3',1,'program','p3ec8dd574c8f57d74168191658860e81','Zephyr','Anna',NULL);
INSERT INTO "seats" VALUES('246ec707e64b',0,'open',NULL,'Emil',NULL,'emil');
INSERT INTO "seats" VALUES('246ec707e64b',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('q5retswq8gf4',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('q5retswq8gf4',1,'guest','ben','Ben',NULL,NULL);
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
INSERT INTO "tokens" VALUES('b4d145c61030aa01cb53565060c042d590f8379baf76aeb8ab52d7c51798cf35','p3ec8dd574c8f57d74168191658860e81','anna','read play','2026-11-27T08:30:44.604+00:00','2026-11-27T08:30:44.604+00:00',NULL,'2026-11-27T08:30:44.632+00:00');
INSERT INTO "tokens" VALUES('814becc08ddf132120849c6fddb2ae2892c8c4f53529c1d6e9fc98b74d8452d2','p3ec8dd574c8f57d74168191658860e81','anna','read','2026-11-27T08:30:44.618+00:00','2026-11-27T08:30:44.627+00:00','0011',NULL);
CREATE TABLE verdicts (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(20) NOT NULL, 
	is_kept INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness)
);
INSERT INTO "verdicts" VALUES('wwwwwwwwwwwwwwwwwwwwwwww','WWWWWWWWWWWWWWWWWWWWWWWW',0,'2026-11-27T08:30:44.700+00:00');
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_proofs_player ON proofs (player);
CREATE INDEX ix_recoveries_player ON recoveries (player);
CREATE INDEX ix_passkeys_player ON passkeys (player);
CREATE INDEX ix_tokens_program ON tokens (program);
CREATE INDEX ix_tokens_owner ON tokens (owner);
CREATE INDEX ix_seats_kept_for ON seats (kept_for);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_ratings_player ON ratings (player, game, speed, number);
COMMIT;
