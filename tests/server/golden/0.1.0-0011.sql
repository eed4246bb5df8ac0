BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0011');
CREATE TABLE alive (
	id INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "alive" VALUES(1,'1970-01-01T00:00:00.000+00:00');
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
INSERT INTO "entries" VALUES('mkr3crpgb7gs',0,'supply','A10 A7 B11 R4 Y12 R3 R13 G13 Y3 Y1 B5 R5 R2 G2 Y13 R9 B13 B3 G7 Y5 B1 A1 Y2 G12 R12 Y11 R10 R6 Y6 G1 B9 B7 Y9 R1 G6 A13 Y8 R7 G8 G4 Y7 A4 R8 G10 R11','2422d7de','2026-11-24T19:04:08.450+00:00',3850);
INSERT INTO "entries" VALUES('mkr3crpgb7gs',1,'bag','R R B R Y A G G Y A R G R G Y G G B Y R R Y Y G A Y Y R R B A R A Y B R Y G Y B R B B G R','150ecd7d','2026-11-24T19:04:08.450+00:00',3850);
INSERT INTO "entries" VALUES('knmnfeus4y29',0,'supply','Y3 B9 G7 Y8 B1 G6 R1 B13 B5 Y12 R5 G8 Y1 G1 R3 R4 G10 G4 G12 Y6 Y7 A4 R13 B11 R6 R10 Y13 R12 G13 G2 B3 A13 Y9 Y11 R2 R11 B7 A7 Y5 R7 Y2 A10 R9 A1 R8','559e0920','2026-11-24T19:04:08.712+00:00',1);
INSERT INTO "entries" VALUES('knmnfeus4y29',1,'bag','G B R B A G Y R B Y A G Y R R B Y A G Y A R Y Y G R Y R B R R B B G A Y G R R Y R Y R G G','c6cac15e','2026-11-24T19:04:08.712+00:00',1);
INSERT INTO "entries" VALUES('gy4vnq53tezw',0,'supply','Y8 G4 R6 R10 G8 G2 A10 G7 G1 B7 B1 B3 B11 Y11 R7 R3 Y6 R8 Y2 G12 R11 G13 Y5 R12 R9 A7 G6 B5 A13 Y3 Y13 R13 A4 R5 Y9 R2 B13 Y7 Y12 R1 Y1 A1 R4 B9 G10','6921f116','2026-11-24T19:04:08.720+00:00',0);
INSERT INTO "entries" VALUES('gy4vnq53tezw',1,'bag','Y G R R Y A Y B G R Y B G A G R B R R A R B Y G Y B R G Y A B G R Y G R A G Y R B R R Y Y','4d8e866e','2026-11-24T19:04:08.720+00:00',0);
INSERT INTO "entries" VALUES('khuaf4pc7weu',0,'supply','R6 B9 Y8 A4 A13 Y3 B13 Y1 R7 R9 G12 A10 G13 G10 Y2 R5 R11 Y9 R13 B11 Y6 B5 B7 R1 G8 Y5 R2 G4 A7 Y12 R10 G7 R4 R12 A1 R8 G6 B1 Y7 Y13 G2 Y11 G1 R3 B3','54ca3aa6','2026-11-24T19:04:08.785+00:00',1);
INSERT INTO "entries" VALUES('khuaf4pc7weu',1,'bag','G R B R R Y A G Y Y G G R G B B A B R Y Y R R R G Y A Y G G R Y B R Y B A G Y R Y A B R R','f1c37295','2026-11-24T19:04:08.785+00:00',1);
INSERT INTO "entries" VALUES('mkr3crpgb7gs',2,'0','A7-4','1acb6548','2026-11-24T19:04:09.687+00:00',5091);
INSERT INTO "entries" VALUES('mkr3crpgb7gs',3,'1','Y13x4','72ce6a2f','2026-11-24T19:04:09.714+00:00',5123);
INSERT INTO "entries" VALUES('mkr3crpgb7gs',4,'0','R13-2','f6b96e0f','2026-11-24T19:04:09.719+00:00',5132);
INSERT INTO "entries" VALUES('mkr3crpgb7gs',5,'1','Y1x3','1e2f3e91','2026-11-24T19:04:09.728+00:00',5140);
INSERT INTO "entries" VALUES('mkr3crpgb7gs',6,'0','B13-2','c401bf75','2026-11-24T19:04:09.731+00:00',5144);
INSERT INTO "entries" VALUES('mkr3crpgb7gs',7,'1','R5x1','f37ae745','2026-11-24T19:04:09.735+00:00',5148);
INSERT INTO "entries" VALUES('mkr3crpgb7gs',8,'0','R4x2','0efd27b7','2026-11-24T19:04:09.739+00:00',5152);
INSERT INTO "entries" VALUES('mkr3crpgb7gs',9,'1','A1-4','ac3a76cc','2026-11-24T19:04:09.742+00:00',5156);
INSERT INTO "entries" VALUES('mkr3crpgb7gs',10,'0','G7-4','3da00bdb','2026-11-24T19:04:09.750+00:00',5164);
INSERT INTO "entries" VALUES('mkr3crpgb7gs',11,'1','R9x3','d34c5098','2026-11-24T19:04:09.751+00:00',5165);
INSERT INTO "entries" VALUES('mkr3crpgb7gs',12,'0','R3x3','e71b94da','2026-11-24T19:04:09.752+00:00',5166);
INSERT INTO "entries" VALUES('mkr3crpgb7gs',13,'1','G2-4','c35ba7a7','2026-11-24T19:04:09.753+00:00',5167);
INSERT INTO "entries" VALUES('97drt4ty2k7a',0,'0','@J','f730a601','2026-11-24T19:04:09.887+00:00',706);
INSERT INTO "entries" VALUES('97drt4ty2k7a',1,'1','@E','dee71efc','2026-11-24T19:04:09.894+00:00',719);
INSERT INTO "entries" VALUES('97drt4ty2k7a',2,'0','>I','e629f17e','2026-11-24T19:04:09.899+00:00',724);
INSERT INTO "entries" VALUES('97drt4ty2k7a',3,'0','YB','1329030c','2026-11-24T19:04:09.903+00:00',728);
INSERT INTO "entries" VALUES('97drt4ty2k7a',4,'1','>I','c4a073a4','2026-11-24T19:04:09.905+00:00',730);
INSERT INTO "entries" VALUES('97drt4ty2k7a',5,'1','WK','451265f0','2026-11-24T19:04:09.906+00:00',732);
INSERT INTO "entries" VALUES('97drt4ty2k7a',6,'0','.','9052798f','2026-11-24T19:04:09.914+00:00',739);
INSERT INTO "entries" VALUES('97drt4ty2k7a',7,'0','>M','1102c136','2026-11-24T19:04:09.916+00:00',741);
INSERT INTO "entries" VALUES('97drt4ty2k7a',8,'0','RW','d5f6b74d','2026-11-24T19:04:09.919+00:00',745);
INSERT INTO "entries" VALUES('97drt4ty2k7a',9,'1','R','732f00f4','2026-11-24T19:04:09.922+00:00',748);
INSERT INTO "entries" VALUES('97drt4ty2k7a',10,'1','>J','5d432ace','2026-11-24T19:04:09.925+00:00',751);
INSERT INTO "entries" VALUES('97drt4ty2k7a',11,'1','KK','1a92b437','2026-11-24T19:04:09.930+00:00',754);
INSERT INTO "entries" VALUES('knmnfeus4y29',2,'0','R1-2','dc259bc4','2026-11-24T19:04:09.936+00:00',1228);
INSERT INTO "entries" VALUES('knmnfeus4y29',3,'1','B5x4','28e5f616','2026-11-24T19:04:09.938+00:00',1231);
INSERT INTO "entries" VALUES('knmnfeus4y29',4,'0','B1-2','eea3c4d4','2026-11-24T19:04:09.953+00:00',1243);
INSERT INTO "entries" VALUES('knmnfeus4y29',5,'1','R3x4','36a75f95','2026-11-24T19:04:09.975+00:00',1268);
INSERT INTO "entries" VALUES('knmnfeus4y29',6,'0','Y3x4','febc809a','2026-11-24T19:04:09.989+00:00',1282);
INSERT INTO "entries" VALUES('gy4vnq53tezw',2,'1','R3x2','6922c131','2026-11-24T19:04:10.009+00:00',1290);
INSERT INTO "entries" VALUES('gy4vnq53tezw',3,'0','Y8-3','46b8d2f8','2026-11-24T19:04:10.014+00:00',1291);
INSERT INTO "entries" VALUES('gy4vnq53tezw',4,'1','Y6-3','d895f75c','2026-11-24T19:04:10.018+00:00',1299);
INSERT INTO "entries" VALUES('gy4vnq53tezw',5,'0','R6-3','d8461d27','2026-11-24T19:04:10.021+00:00',1300);
INSERT INTO "entries" VALUES('gy4vnq53tezw',6,'1','G1-4','952764d5','2026-11-24T19:04:10.023+00:00',1302);
INSERT INTO "entries" VALUES('gy4vnq53tezw',7,'0','G2-4','7e876c59','2026-11-24T19:04:10.024+00:00',1305);
INSERT INTO "entries" VALUES('gy4vnq53tezw',8,'1','Y11-4','b4442e0d','2026-11-24T19:04:10.025+00:00',1306);
INSERT INTO "entries" VALUES('gy4vnq53tezw',9,'0','A10-3','7bf262e5','2026-11-24T19:04:10.027+00:00',1308);
INSERT INTO "entries" VALUES('gy4vnq53tezw',10,'1','R11-4','4e82d011','2026-11-24T19:04:10.030+00:00',1309);
INSERT INTO "entries" VALUES('gy4vnq53tezw',11,'0','G12x2','81373b70','2026-11-24T19:04:10.031+00:00',1312);
INSERT INTO "entries" VALUES('gy4vnq53tezw',12,'1','Y2x1','8fecd5ea','2026-11-24T19:04:10.034+00:00',1315);
INSERT INTO "entries" VALUES('gy4vnq53tezw',13,'0','G7-2','fbe6eb1b','2026-11-24T19:04:10.036+00:00',1317);
INSERT INTO "entries" VALUES('gy4vnq53tezw',14,'1','B1x4','ee53d727','2026-11-24T19:04:10.044+00:00',1318);
INSERT INTO "entries" VALUES('gy4vnq53tezw',15,'0','R12x3','e098450c','2026-11-24T19:04:10.082+00:00',1358);
INSERT INTO "entries" VALUES('gy4vnq53tezw',16,'1','R7-2','876461ca','2026-11-24T19:04:10.134+00:00',1395);
INSERT INTO "entries" VALUES('gy4vnq53tezw',17,'0','R10-4','829b9dba','2026-11-24T19:04:10.191+00:00',1472);
INSERT INTO "entries" VALUES('gy4vnq53tezw',18,'1','B11-2','79b27de9','2026-11-24T19:04:10.199+00:00',1479);
INSERT INTO "entries" VALUES('gy4vnq53tezw',19,'0','B5x4','50c2ce56','2026-11-24T19:04:10.259+00:00',1540);
INSERT INTO "entries" VALUES('gy4vnq53tezw',20,'1','Y13-1','8229ba3b','2026-11-24T19:04:10.267+00:00',1541);
INSERT INTO "entries" VALUES('gy4vnq53tezw',21,'1','G6-1','16318acd','2026-11-24T19:04:10.271+00:00',1552);
INSERT INTO "entries" VALUES('gy4vnq53tezw',22,'0','G8-1','7152e96f','2026-11-24T19:04:10.274+00:00',1554);
INSERT INTO "entries" VALUES('gy4vnq53tezw',23,'1','A13-3','a179eb7e','2026-11-24T19:04:10.344+00:00',1561);
INSERT INTO "entries" VALUES('gy4vnq53tezw',24,'1','R9-3','878cca52','2026-11-24T19:04:10.348+00:00',1628);
INSERT INTO "entries" VALUES('gy4vnq53tezw',25,'0','B13-3','d8781aec','2026-11-24T19:04:10.351+00:00',1631);
INSERT INTO "entries" VALUES('gy4vnq53tezw',26,'1','Y9x2','269cb6f9','2026-11-24T19:04:10.354+00:00',1635);
INSERT INTO "entries" VALUES('gy4vnq53tezw',27,'0','Y3-4','55c857e6','2026-11-24T19:04:10.355+00:00',1636);
INSERT INTO "entries" VALUES('gy4vnq53tezw',28,'0','R8-4','59783ebd','2026-11-24T19:04:10.356+00:00',1637);
INSERT INTO "entries" VALUES('gy4vnq53tezw',29,'1','B3-3','ee742eba','2026-11-24T19:04:10.356+00:00',1637);
INSERT INTO "entries" VALUES('gy4vnq53tezw',30,'0','R13-3','ec92b7af','2026-11-24T19:04:10.357+00:00',1638);
INSERT INTO "entries" VALUES('gy4vnq53tezw',31,'1','R2-4','23f7c9d9','2026-11-24T19:04:10.358+00:00',1638);
INSERT INTO "entries" VALUES('gy4vnq53tezw',32,'supply','R6 R11 Y13 A13 G2 G1 R3 R10 Y3 B5 G6 G12 R12 Y6 G8 B1 G7 A10 Y8 Y2 R7 Y11','6424b821','2026-11-24T19:04:10.358+00:00',1639);
INSERT INTO "entries" VALUES('gy4vnq53tezw',33,'0','R4-4','24e05a71','2026-11-24T19:04:10.370+00:00',1651);
INSERT INTO "entries" VALUES('gy4vnq53tezw',34,'1','A4x1','6948512d','2026-11-24T19:04:10.375+00:00',1656);
INSERT INTO "entries" VALUES('gy4vnq53tezw',35,'0','R5x4','db5bbe98','2026-11-24T19:04:10.378+00:00',1659);
INSERT INTO "entries" VALUES('gy4vnq53tezw',36,'1','Y13-2','706757cb','2026-11-24T19:04:10.379+00:00',1660);
INSERT INTO "entries" VALUES('gy4vnq53tezw',37,'0','R11x4','147e7a57','2026-11-24T19:04:10.380+00:00',1660);
INSERT INTO "entries" VALUES('gy4vnq53tezw',38,'1','G2x3','9e272112','2026-11-24T19:04:10.380+00:00',1661);
INSERT INTO "entries" VALUES('gy4vnq53tezw',39,'0','A1-4','e5b9f471','2026-11-24T19:04:10.381+00:00',1662);
INSERT INTO "entries" VALUES('gy4vnq53tezw',40,'1','R3x4','a5201492','2026-11-24T19:04:10.381+00:00',1662);
INSERT INTO "entries" VALUES('gy4vnq53tezw',41,'0','G1x3','f7156776','2026-11-24T19:04:10.382+00:00',1663);
INSERT INTO "entries" VALUES('gy4vnq53tezw',42,'1','Y1-3','bfa5ac0b','2026-11-24T19:04:10.382+00:00',1663);
INSERT INTO "entries" VALUES('gy4vnq53tezw',43,'0','G10x3','aad18175','2026-11-24T19:04:10.383+00:00',1664);
INSERT INTO "entries" VALUES('gy4vnq53tezw',44,'1','Y12x3','48dbf3d4','2026-11-24T19:04:10.384+00:00',1664);
INSERT INTO "entries" VALUES('gy4vnq53tezw',45,'0','G4-3','3c73b02f','2026-11-24T19:04:10.384+00:00',1665);
INSERT INTO "entries" VALUES('gy4vnq53tezw',46,'1','B9x2','af526995','2026-11-24T19:04:10.385+00:00',1665);
INSERT INTO "entries" VALUES('gy4vnq53tezw',47,'1','B7-2','dcfb9e09','2026-11-24T19:04:10.385+00:00',1666);
INSERT INTO "entries" VALUES('gy4vnq53tezw',48,'0','A7x4','7b7b1c94','2026-11-24T19:04:10.386+00:00',1666);
INSERT INTO "entries" VALUES('gy4vnq53tezw',49,'1','Y7x2','143db763','2026-11-24T19:04:10.386+00:00',1667);
INSERT INTO "entries" VALUES('gy4vnq53tezw',50,'0','R10-4','270c176f','2026-11-24T19:04:10.387+00:00',1668);
INSERT INTO "entries" VALUES('gy4vnq53tezw',51,'1','Y5-4','8fa4e41f','2026-11-24T19:04:10.387+00:00',1668);
INSERT INTO "entries" VALUES('gy4vnq53tezw',52,'0','G12x4','b765ecfd','2026-11-24T19:04:10.388+00:00',1669);
INSERT INTO "entries" VALUES('gy4vnq53tezw',53,'1','Y3x4','6af9e641','2026-11-24T19:04:10.388+00:00',1669);
INSERT INTO "entries" VALUES('gy4vnq53tezw',54,'0','R7x4','27887279','2026-11-24T19:04:10.389+00:00',1670);
INSERT INTO "entries" VALUES('gy4vnq53tezw',55,'supply','R13 R9 B9 B11 B3 R5 R4 G1 A1 R11 B13 R2 A7 Y9 Y13 G2 R3 R8','0c6ab1bb','2026-11-24T19:04:10.389+00:00',1670);
INSERT INTO "entries" VALUES('gy4vnq53tezw',56,'1','B1x2','b00c8e06','2026-11-24T19:04:10.390+00:00',1670);
INSERT INTO "entries" VALUES('gy4vnq53tezw',57,'0','B5x3','abbdcfff','2026-11-24T19:04:10.390+00:00',1671);
INSERT INTO "entries" VALUES('gy4vnq53tezw',58,'1','Y2-2','adb69966','2026-11-24T19:04:10.391+00:00',1671);
INSERT INTO "entries" VALUES('gy4vnq53tezw',59,'0','B9-2','826c5d02','2026-11-24T19:04:10.391+00:00',1672);
INSERT INTO "entries" VALUES('gy4vnq53tezw',60,'1','G6x2','18eccb16','2026-11-24T19:04:10.392+00:00',1673);
INSERT INTO "entries" VALUES('gy4vnq53tezw',61,'0','G13x2','23f5fba4','2026-11-24T19:04:10.392+00:00',1673);
INSERT INTO "entries" VALUES('gy4vnq53tezw',62,'1','B11-2','192fe66a','2026-11-24T19:04:10.393+00:00',1674);
INSERT INTO "entries" VALUES('gy4vnq53tezw',63,'1','G8x4','cc229bed','2026-11-24T19:04:10.393+00:00',1674);
INSERT INTO "entries" VALUES('gy4vnq53tezw',64,'0','R1x2','96ddb64c','2026-11-24T19:04:10.394+00:00',1675);
INSERT INTO "entries" VALUES('gy4vnq53tezw',65,'1','R5x2','4280280f','2026-11-24T19:04:10.394+00:00',1675);
INSERT INTO "entries" VALUES('gy4vnq53tezw',66,'0','Y6-2','a41e339a','2026-11-24T19:04:10.395+00:00',1676);
INSERT INTO "entries" VALUES('gy4vnq53tezw',67,'1','A10x4','4d85ddad','2026-11-24T19:04:10.395+00:00',1676);
INSERT INTO "entries" VALUES('gy4vnq53tezw',68,'0','A13x4','da72e57f','2026-11-24T19:04:10.396+00:00',1677);
INSERT INTO "entries" VALUES('gy4vnq53tezw',69,'0','R4-4','cc482763','2026-11-24T19:04:10.396+00:00',1677);
INSERT INTO "entries" VALUES('gy4vnq53tezw',70,'1','A7-1','268c7c84','2026-11-24T19:04:10.397+00:00',1678);
INSERT INTO "entries" VALUES('gy4vnq53tezw',71,'bag','A R R R Y A Y B A','2344edf1','2026-11-24T19:04:10.397+00:00',1678);
INSERT INTO "entries" VALUES('gy4vnq53tezw',72,'1','G2-4','027c67e5','2026-11-24T19:04:10.398+00:00',1679);
INSERT INTO "entries" VALUES('gy4vnq53tezw',73,'0','Y8-1','64074c65','2026-11-24T19:04:10.398+00:00',1679);
INSERT INTO "entries" VALUES('gy4vnq53tezw',74,'1','G1x4','efdd5d9f','2026-11-24T19:04:10.399+00:00',1680);
INSERT INTO "entries" VALUES('gy4vnq53tezw',75,'supply','Y7 G12 Y3 Y5 Y2 G8 A10 G13 R7 B9 G6 B11 A7 A13 R10 B7 B1 A4','2111a75b','2026-11-24T19:04:10.399+00:00',1680);
INSERT INTO "entries" VALUES('gy4vnq53tezw',76,'0','G7-4','5ce83138','2026-11-24T19:04:10.399+00:00',1680);
INSERT INTO "entries" VALUES('gy4vnq53tezw',77,'1','R12-4','81ff0d4b','2026-11-24T19:04:10.400+00:00',1681);
INSERT INTO "entries" VALUES('gy4vnq53tezw',78,'0','B3-3','844900ed','2026-11-24T19:04:10.401+00:00',1682);
INSERT INTO "entries" VALUES('gy4vnq53tezw',79,'0','Y13x1','45030a7b','2026-11-24T19:04:10.401+00:00',1682);
INSERT INTO "entries" VALUES('gy4vnq53tezw',80,'0','R8-1','393716f5','2026-11-24T19:04:10.402+00:00',1683);
INSERT INTO "entries" VALUES('gy4vnq53tezw',81,'1','A1x3','72b12b66','2026-11-24T19:04:10.402+00:00',1683);
INSERT INTO "entries" VALUES('gy4vnq53tezw',82,'0','Y5x2','187e9416','2026-11-24T19:04:10.403+00:00',1684);
INSERT INTO "entries" VALUES('gy4vnq53tezw',83,'1','Y7x2','dad3d972','2026-11-24T19:04:10.403+00:00',1684);
INSERT INTO "entries" VALUES('gy4vnq53tezw',84,'0','R2-3','b16db774','2026-11-24T19:04:10.404+00:00',1685);
INSERT INTO "entries" VALUES('gy4vnq53tezw',85,'1','Y3-2','9267765f','2026-11-24T19:04:10.404+00:00',1685);
INSERT INTO "entries" VALUES('gy4vnq53tezw',86,'0','G8x4','70db9f82','2026-11-24T19:04:10.405+00:00',1686);
INSERT INTO "entries" VALUES('gy4vnq53tezw',87,'1','R7-1','238ca551','2026-11-24T19:04:10.405+00:00',1686);
INSERT INTO "entries" VALUES('gy4vnq53tezw',88,'0','R11-3','fdcfa42c','2026-11-24T19:04:10.406+00:00',1687);
INSERT INTO "entries" VALUES('gy4vnq53tezw',89,'1','Y11x1','16c5ab6d','2026-11-24T19:04:10.406+00:00',1687);
INSERT INTO "entries" VALUES('gy4vnq53tezw',90,'0','A13x2','74ba9656','2026-11-24T19:04:10.407+00:00',1688);
INSERT INTO "entries" VALUES('gy4vnq53tezw',91,'1','R3-3','715b8aab','2026-11-24T19:04:10.407+00:00',1688);
INSERT INTO "entries" VALUES('gy4vnq53tezw',92,'0','R13x3','4eb2c920','2026-11-24T19:04:10.408+00:00',1689);
INSERT INTO "entries" VALUES('gy4vnq53tezw',93,'1','A7-4','3b1dc4dd','2026-11-24T19:04:10.409+00:00',1689);
INSERT INTO "entries" VALUES('gy4vnq53tezw',94,'supply','Y1 Y6 Y5 Y8 B3 R8 G10 R7 B5 Y12 R5 Y13 R1 G4','2b4b89c8','2026-11-24T19:04:10.409+00:00',1690);
INSERT INTO "entries" VALUES('gy4vnq53tezw',95,'0','A4x3','84e1820d','2026-11-24T19:04:10.409+00:00',1690);
INSERT INTO "entries" VALUES('gy4vnq53tezw',96,'0','Y9x1','d95898ca','2026-11-24T19:04:10.410+00:00',1691);
INSERT INTO "entries" VALUES('gy4vnq53tezw',97,'1','A10x4','468628a5','2026-11-24T19:04:10.411+00:00',1691);
INSERT INTO "entries" VALUES('khuaf4pc7weu',2,'0','B13-2','7ec79bd3','2026-11-24T19:04:10.412+00:00',1687);
INSERT INTO "entries" VALUES('khuaf4pc7weu',3,'1','R5x3','631e0d71','2026-11-24T19:04:10.413+00:00',1688);
INSERT INTO "entries" VALUES('khuaf4pc7weu',4,'0','R6x2','2d8ea203','2026-11-24T19:04:10.413+00:00',1689);
INSERT INTO "entries" VALUES('khuaf4pc7weu',5,'1','R9-3','3f02c6f7','2026-11-24T19:04:10.414+00:00',1690);
INSERT INTO "entries" VALUES('khuaf4pc7weu',6,'0','Y1-3','f0beb44e','2026-11-24T19:04:10.415+00:00',1690);
INSERT INTO "entries" VALUES('khuaf4pc7weu',7,'1','G12x1','d2396d5b','2026-11-24T19:04:10.415+00:00',1691);
INSERT INTO "entries" VALUES('khuaf4pc7weu',8,'0','Y3x4','e0d8ab31','2026-11-24T19:04:10.422+00:00',1698);
INSERT INTO "entries" VALUES('khuaf4pc7weu',9,'1','R7x2','09623fc2','2026-11-24T19:04:10.426+00:00',1702);
INSERT INTO "entries" VALUES('khuaf4pc7weu',10,'0','B7x2','a8a5f152','2026-11-24T19:04:10.430+00:00',1703);
INSERT INTO "entries" VALUES('khuaf4pc7weu',11,'1','resign','49be7ece','2026-11-24T19:04:10.434+00:00',1709);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',0,'1','Y','49a7ff21','2026-11-24T19:04:10.439+00:00',1120);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',1,'0','>F','f809b5e0','2026-11-24T19:04:10.442+00:00',1124);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',2,'0','RO','0190c65e','2026-11-24T19:04:10.446+00:00',1128);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',3,'1','>B','a72d2293','2026-11-24T19:04:10.450+00:00',1132);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',4,'1','RO','f0ac0cb9','2026-11-24T19:04:10.454+00:00',1136);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',5,'0','>B','b6523fd7','2026-11-24T19:04:10.458+00:00',1140);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',6,'0','KK','840e6aa8','2026-11-24T19:04:10.462+00:00',1144);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',7,'1','+E-H','27aca3d1','2026-11-24T19:04:10.466+00:00',1145);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',8,'0','>G','49088efd','2026-11-24T19:04:10.470+00:00',1152);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',9,'0','RR','c643d7de','2026-11-24T19:04:10.474+00:00',1156);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',10,'1','+C-D','66c3d854','2026-11-24T19:04:10.478+00:00',1160);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',11,'0','+B-F','fe61dee4','2026-11-24T19:04:10.479+00:00',1161);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',12,'1','>F','f68ade60','2026-11-24T19:04:10.482+00:00',1162);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',13,'0','K','6b0aafbb','2026-11-24T19:04:10.483+00:00',1164);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',14,'1','OW','f7f69b3e','2026-11-24T19:04:10.486+00:00',1168);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',15,'0','>F','013d38f4','2026-11-24T19:04:10.490+00:00',1169);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',16,'0','YY','fbb935ab','2026-11-24T19:04:10.491+00:00',1172);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',17,'1','+J-M','ba1be585','2026-11-24T19:04:10.494+00:00',1176);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',18,'0','+N-Q','a8ade344','2026-11-24T19:04:10.497+00:00',1177);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',19,'1','>N','f191cc51','2026-11-24T19:04:10.501+00:00',1180);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',20,'1','RY','82d5f714','2026-11-24T19:04:10.507+00:00',1188);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',21,'0','+','fa709025','2026-11-24T19:04:10.510+00:00',1192);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',22,'0','+F-G','55794111','2026-11-24T19:04:10.514+00:00',1193);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',23,'0','O','2046a62f','2026-11-24T19:04:10.530+00:00',1210);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',24,'1','+D-E','1f3c12fe','2026-11-24T19:04:10.534+00:00',1216);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',25,'0','>G','7dec9731','2026-11-24T19:04:10.537+00:00',1218);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',26,'0','OO','309d7a23','2026-11-24T19:04:10.542+00:00',1223);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',27,'1','>K','8436e044','2026-11-24T19:04:10.547+00:00',1228);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',28,'1','BB','f6e9f72a','2026-11-24T19:04:10.550+00:00',1232);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',29,'0','>O','afd8232d','2026-11-24T19:04:10.554+00:00',1236);
INSERT INTO "entries" VALUES('8u8wmeksm4nb',30,'0','draw','8ed8a1e4','2026-11-24T19:04:10.569+00:00',1248);
INSERT INTO "entries" VALUES('qc3xyjxbae6d',0,'supply','Y9 B7 B5 Y6 A7 G6 G13 R10 A13 R13 R4 A10 Y12 B9 B1 Y8 Y11 Y2 Y13 R6 Y7 R7 R9 R3 Y5 B13 B3 B11 G10 R2 R12 G7 Y1 R5 Y3 A1 R1 G2 G1 A4 R8 R11 G12 G4 G8','5233b81d','2026-11-24T19:04:10.580+00:00',1);
INSERT INTO "entries" VALUES('qc3xyjxbae6d',1,'bag','R G G B Y Y G A Y R R R G R Y G R R A R B Y Y B R A B R B G Y G A Y B R G R Y G Y R B A Y','2ca876d8','2026-11-24T19:04:10.580+00:00',1);
INSERT INTO "entries" VALUES('cbgawbs7rq8z',0,'supply','Y8 G4 R6 R10 G8 G2 A10 G7 G1 B7 B1 B3 B11 Y11 R7 R3 Y6 R8 Y2 G12 R11 G13 Y5 R12 R9 A7 G6 B5 A13 Y3 Y13 R13 A4 R5 Y9 R2 Y7 G10 B9 Y12 Y1 A1 R1 B13 R4','fe8bf5ee','2026-11-24T19:04:10.608+00:00',NULL);
INSERT INTO "entries" VALUES('cbgawbs7rq8z',1,'bag','Y G R R Y A Y B G R Y B G A G R G R A B R R Y R Y B R R Y Y B G A B A G Y Y R G R G Y R B','cf962474','2026-11-24T19:04:10.608+00:00',NULL);
INSERT INTO "entries" VALUES('cbgawbs7rq8z',2,'1','R3x2','512ed897','2026-11-24T19:04:10.608+00:00',NULL);
INSERT INTO "entries" VALUES('cbgawbs7rq8z',3,'0','Y8-3','a4f047a5','2026-11-24T19:04:10.608+00:00',NULL);
INSERT INTO "entries" VALUES('cbgawbs7rq8z',4,'1','Y6-3','6fb948dd','2026-11-24T19:04:10.608+00:00',NULL);
INSERT INTO "entries" VALUES('cbgawbs7rq8z',5,'0','R6-3','1cf625d9','2026-11-24T19:04:10.608+00:00',NULL);
INSERT INTO "entries" VALUES('cbgawbs7rq8z',6,'1','G1-4','074a6f1e','2026-11-24T19:04:10.608+00:00',NULL);
INSERT INTO "entries" VALUES('cbgawbs7rq8z',7,'0','G2-4','44a1cc31','2026-11-24T19:04:10.608+00:00',NULL);
INSERT INTO "entries" VALUES('cbgawbs7rq8z',8,'1','Y11-4','c2f6007e','2026-11-24T19:04:10.608+00:00',NULL);
INSERT INTO "entries" VALUES('cbgawbs7rq8z',9,'0','A10-3','fbd11f44','2026-11-24T19:04:10.608+00:00',NULL);
INSERT INTO "entries" VALUES('cbgawbs7rq8z',10,'1','R11-4','e230c9b0','2026-11-24T19:04:10.608+00:00',NULL);
INSERT INTO "entries" VALUES('cbgawbs7rq8z',11,'0','G12x2','da2835b7','2026-11-24T19:04:10.608+00:00',NULL);
INSERT INTO "entries" VALUES('cbgawbs7rq8z',12,'1','Y2x1','5ff47859','2026-11-24T19:04:10.608+00:00',NULL);
INSERT INTO "entries" VALUES('cbgawbs7rq8z',13,'0','G7-2','f0011b26','2026-11-24T19:04:10.608+00:00',NULL);
INSERT INTO "entries" VALUES('cbgawbs7rq8z',14,'1','B1x4','3bea0d4c','2026-11-24T19:04:10.608+00:00',NULL);
INSERT INTO "entries" VALUES('cbgawbs7rq8z',15,'0','R12x3','c20ad2b6','2026-11-24T19:04:10.608+00:00',NULL);
INSERT INTO "entries" VALUES('cbgawbs7rq8z',16,'1','R7-2','83b1861b','2026-11-24T19:04:10.608+00:00',NULL);
INSERT INTO "entries" VALUES('cbgawbs7rq8z',17,'0','R10-4','2f304f15','2026-11-24T19:04:10.608+00:00',NULL);
INSERT INTO "entries" VALUES('cbgawbs7rq8z',18,'1','B11-2','540325bb','2026-11-24T19:04:10.608+00:00',NULL);
INSERT INTO "entries" VALUES('cbgawbs7rq8z',19,'0','B5x4','df93a28e','2026-11-24T19:04:10.608+00:00',NULL);
INSERT INTO "entries" VALUES('cbgawbs7rq8z',20,'1','Y13-1','724c3b61','2026-11-24T19:04:10.608+00:00',NULL);
INSERT INTO "entries" VALUES('cbgawbs7rq8z',21,'1','G6-1','dffd37a0','2026-11-24T19:04:10.608+00:00',NULL);
INSERT INTO "entries" VALUES('cbgawbs7rq8z',22,'0','G13-1','7c1ac6fe','2026-11-24T19:04:10.617+00:00',19);
INSERT INTO "entries" VALUES('cbgawbs7rq8z',23,'1','Y9-2','f381a33d','2026-11-24T19:04:10.622+00:00',20);
INSERT INTO "entries" VALUES('cbgawbs7rq8z',24,'0','Y3-4','74afff03','2026-11-24T19:04:10.623+00:00',24);
INSERT INTO "entries" VALUES('cbgawbs7rq8z',25,'0','B9-2','045de131','2026-11-24T19:04:10.623+00:00',25);
INSERT INTO "entries" VALUES('pr4z3awh8jb4',0,'supply','B13 Y1 Y7 Y2 A4 Y5 G10 R7 R1 A10 R8 B11 R6 R9 A1 B1 Y13 B5 G2 R3 R12 A7 R5 Y12 G8 R10 Y11 G1 R11 G12 Y8 Y6 G13 R2 B9 Y3 A13 G7 G4 B7 B3 R4 G6 Y9 R13','30a73082','2026-11-24T19:04:10.707+00:00',1);
INSERT INTO "entries" VALUES('pr4z3awh8jb4',1,'bag','Y R B Y A G A G G A R Y G R G B G R G B R R B A G R Y R R R Y Y R Y A R B Y R B G Y B Y Y','dff15587','2026-11-24T19:04:10.707+00:00',1);
INSERT INTO "entries" VALUES('pr4z3awh8jb4',2,'1','A10x3','c534161f','2026-11-24T19:04:10.715+00:00',13);
INSERT INTO "entries" VALUES('pr4z3awh8jb4',3,'0','Y2-1','879fd156','2026-11-24T19:04:10.724+00:00',14);
INSERT INTO "entries" VALUES('pr4z3awh8jb4',4,'1','B1x2','9c078dff','2026-11-24T19:04:10.726+00:00',23);
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
INSERT INTO "matches" VALUES('mkr3crpgb7gs','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',0,0,X'92FDF46A60DE85B5F016B6D7CAE1EB4EED5830B47BF39AC6634272D1D93EDB14','2026-11-24T19:04:04.586+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 86400000, "since": 5167}','2026-11-26T19:04:09.753+00:00',NULL,0);
INSERT INTO "matches" VALUES('knmnfeus4y29','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','0.1.0',0,1,X'A89AB8171F289E7E85CF3DC80B2F978A715043B2C9CA719C81C5E457870E88DD','2026-11-24T19:04:08.707+00:00',NULL,NULL,0,'["guest", "guest"]','[[7, 0, "offered"], [7, 1, "hint"]]',1,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('gy4vnq53tezw','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'89AA59945DB356AA217BB1AB5167EFF5F0C30E4A30C1DE900E2E10D17FE27233','2026-11-24T19:04:08.719+00:00','2026-11-24T19:04:10.410+00:00','[[0], "trophies"]',NULL,'["random", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('khuaf4pc7weu','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','0.1.0',0,0,X'752653E3A49B2EF39BD17FA50542DA0769E8F1FE4D3552F0C50899E4424EFB01','2026-11-24T19:04:08.724+00:00','2026-11-24T19:04:10.433+00:00','[[0], "resignation"]',NULL,'["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1899991, 1879988], "quota": [7000, 7000], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 0, "since": null}',NULL,NULL,1);
INSERT INTO "matches" VALUES('97drt4ty2k7a','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'2AA7B52146C3CDE09A5DC3EDD346866435030AA11BEA83F51C87F5E5D96A05C3','2026-11-24T19:04:09.174+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('8u8wmeksm4nb','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'FAE10BD4A6F21CAFFD3598BEA5BC748C773901BDC6CE17300A611F8C880E2C13','2026-11-24T19:04:09.318+00:00','2026-11-24T19:04:10.567+00:00','[[], "agreement"]',NULL,'["guest", "guest"]','[[30, 1, "offered"]]',0,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('qc3xyjxbae6d','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'84DECCFF8F273343E3C1A5E43B7D91B5FEB6C9EBB0D44212DF032BDE52A6E2BC','2026-11-24T19:04:10.573+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-08T19:04:10.573+00:00','anna',0);
INSERT INTO "matches" VALUES('cbgawbs7rq8z','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'24803304F16A77D4659251B3ABC6AA8D263F53A3AA78DE7B8CCBFAE91C7936DE','2026-11-24T19:04:10.598+00:00',NULL,NULL,NULL,'["guest", "random"]','[]',0,'{"match": "gy4vnq53tezw", "ply": 22, "dealt": [36, 13]}',NULL,NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('pr4z3awh8jb4','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'63259FFD6115D41395FEC1C1984ECE6808A236136A01BE874B46E6AC473DC8E6','2026-11-24T19:04:10.702+00:00',NULL,NULL,NULL,'["guest", "program"]','[]',0,NULL,NULL,NULL,NULL,NULL,0);
CREATE TABLE players (
	id VARCHAR(40) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(20), 
	created VARCHAR(32) NOT NULL, 
	seen VARCHAR(32) NOT NULL, 
	merged_into VARCHAR(40), 
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-24T19:04:08.438+00:00','2026-11-24T19:04:10.639+00:00',NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-24T19:04:08.710+00:00','2026-11-24T19:04:08.710+00:00',NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-24T19:04:08.719+00:00','2026-11-24T19:04:08.719+00:00',NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-24T19:04:10.575+00:00','2026-11-24T19:04:10.634+00:00','anna');
INSERT INTO "players" VALUES('p923cdb9bfb74293e3a7e9c2adac6213b','program','Zephyr','2026-11-24T19:04:10.682+00:00','2026-11-24T19:04:10.682+00:00',NULL);
CREATE TABLE proofs (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	seen VARCHAR(32) NOT NULL, 
	follows VARCHAR(64), 
	ends VARCHAR(32), 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-24T19:04:10.626+00:00','2026-11-24T19:04:10.630+00:00',NULL,'2026-11-24T20:04:10.639+00:00');
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-24T19:04:10.634+00:00','2026-11-24T19:04:10.634+00:00',NULL,NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-24T19:04:10.638+00:00','2026-11-24T19:04:10.639+00:00',NULL,NULL);
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
INSERT INTO "ratings" VALUES('khuaf4pc7weu',0,'anna','balloon-cup','classical',1,'2026-11-24T19:04:10.591+00:00',1,2.76353894931404973087e+01,8.06590141354368);
INSERT INTO "ratings" VALUES('khuaf4pc7weu',1,'ben','balloon-cup','classical',1,'2026-11-24T19:04:10.591+00:00',2,2.23646105068595026912e+01,8.06590141354368);
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
INSERT INTO "seats" VALUES('mkr3crpgb7gs',0,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('mkr3crpgb7gs',1,'guest','ben',NULL,NULL);
INSERT INTO "seats" VALUES('knmnfeus4y29',0,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('knmnfeus4y29',1,'guest','ben','Ben',NULL);
INSERT INTO "seats" VALUES('gy4vnq53tezw',0,'bot','random',NULL,NULL);
INSERT INTO "seats" VALUES('gy4vnq53tezw',1,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('khuaf4pc7weu',0,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('khuaf4pc7weu',1,'guest','ben','Ben',NULL);
INSERT INTO "seats" VALUES('97drt4ty2k7a',0,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('97drt4ty2k7a',1,'guest','ben',NULL,NULL);
INSERT INTO "seats" VALUES('8u8wmeksm4nb',0,'guest','ben','Ben',NULL);
INSERT INTO "seats" VALUES('8u8wmeksm4nb',1,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('qc3xyjxbae6d',0,'guest','anna','Carl',NULL);
INSERT INTO "seats" VALUES('qc3xyjxbae6d',1,'open',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('cbgawbs7rq8z',0,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('cbgawbs7rq8z',1,'bot','random',NULL,NULL);
INSERT INTO "seats" VALUES('pr4z3awh8jb4',0,'guest','ben','Ben',NULL);
INSERT INTO "seats" VALUES('pr4z3awh8jb4',1,'program','p923cdb9bfb74293e3a7e9c2adac6213b','Zephyr','Anna');
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
INSERT INTO "tokens" VALUES('d29f72afa55a58b4b847510b39b10f1c963635c9c2b661abb71c2c869da2fb36','p923cdb9bfb74293e3a7e9c2adac6213b','anna','read play','2026-11-24T19:04:10.686+00:00','2026-11-24T19:04:10.686+00:00',NULL,'2026-11-24T19:04:10.698+00:00');
INSERT INTO "tokens" VALUES('ab7522c047a868c750ba139495dd53855008ff4c839304eeda8e4b3ffd7731bf','p923cdb9bfb74293e3a7e9c2adac6213b','anna','read','2026-11-24T19:04:10.691+00:00','2026-11-24T19:04:10.695+00:00','0011',NULL);
CREATE INDEX ix_proofs_player ON proofs (player);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_ratings_player ON ratings (player, game, speed, number);
CREATE INDEX ix_tokens_program ON tokens (program);
CREATE INDEX ix_tokens_owner ON tokens (owner);
COMMIT;
