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
INSERT INTO "accounts" VALUES('a431a21ca80d73a42c31ca55070b240e4','dora','$argon2id$none',NULL,NULL,0);
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
INSERT INTO "attempts" VALUES('0011',1,'2026-11-30T05:31:16.569+00:00');
CREATE TABLE blocks (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "blocks" VALUES('a431a21ca80d73a42c31ca55070b240e4','ben','2026-11-30T05:16:16.490+00:00');
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
INSERT INTO "entries" VALUES('y9byg6qeptzs',0,'supply','G1 A7 A10 G13 Y11 R2 G2 B13 B1 A4 G8 B9 R8 G6 G12 Y1 R13 B3 R3 Y12 Y2 A13 Y6 R6 A1 R5 B5 Y8 R1 Y9 Y3 Y13 R12 G4 Y7 R11 R7 B7 G10 R9 R4 Y5 R10 B11 G7','80fa9efe','2026-11-30T05:16:14.014+00:00',2933);
INSERT INTO "entries" VALUES('y9byg6qeptzs',1,'bag','G R R R R G B R R A B A A Y Y B Y B R G Y R A B R B B G Y Y A Y G R Y R Y G R R Y Y G G G','5766b4ed','2026-11-30T05:16:14.014+00:00',2933);
INSERT INTO "entries" VALUES('cf5hkxtcrc3a',0,'supply','R4 R7 Y6 R1 Y7 Y11 Y9 G4 Y5 A10 R2 B11 A1 Y13 B9 R11 R13 A4 B3 Y1 R5 G8 B7 A7 Y3 Y8 G2 R6 A13 G13 R9 B5 R12 G7 G10 R3 B1 Y12 G12 G6 R10 Y2 R8 G1 B13','fff13c0f','2026-11-30T05:16:14.172+00:00',1);
INSERT INTO "entries" VALUES('cf5hkxtcrc3a',1,'bag','A A G B R G G Y R G R R R G G Y R A B Y R Y B Y Y R A B R G R B Y G B R Y B A G R Y Y Y R','b489833a','2026-11-30T05:16:14.172+00:00',1);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',0,'supply','R5 G4 A10 B13 A1 Y3 B9 R11 R12 Y1 G12 A13 G6 Y13 G2 G13 B3 G7 R13 R2 A4 R4 R3 G10 G8 R7 B11 R6 Y5 B7 Y7 Y11 B1 Y8 R9 R8 G1 Y9 Y12 R1 R10 A7 Y6 Y2 B5','bbe2e03f','2026-11-30T05:16:14.217+00:00',1);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',1,'bag','A B Y G B A R R G Y B R B Y Y G Y A G R G Y G R R R B R G R A Y G R Y R R G B A Y B Y R Y','e5543628','2026-11-30T05:16:14.217+00:00',1);
INSERT INTO "entries" VALUES('4sumxy9u66dw',0,'supply','R13 G10 B1 Y5 B3 R10 R11 Y3 A1 G4 B13 B7 R2 R8 Y11 G8 B9 Y6 B5 Y13 R7 G13 B11 Y12 R3 G2 A10 R5 Y8 Y7 G12 G1 R12 R4 A13 Y2 A7 R1 A4 G6 R9 Y1 Y9 G7 R6','6dc0ac63','2026-11-30T05:16:14.237+00:00',0);
INSERT INTO "entries" VALUES('4sumxy9u66dw',1,'bag','Y R Y Y R R Y R G R G Y G B Y A A A B B A Y R Y B B R G R Y R G R R G B G A R G G B Y R Y','74231ec6','2026-11-30T05:16:14.237+00:00',0);
INSERT INTO "entries" VALUES('y9byg6qeptzs',2,'0','G13-1','363a8c7a','2026-11-30T05:16:15.637+00:00',4558);
INSERT INTO "entries" VALUES('y9byg6qeptzs',3,'1','B9-4','05b24973','2026-11-30T05:16:15.641+00:00',4568);
INSERT INTO "entries" VALUES('y9byg6qeptzs',4,'0','G1x3','b4694802','2026-11-30T05:16:15.645+00:00',4572);
INSERT INTO "entries" VALUES('y9byg6qeptzs',5,'1','A4-4','65088282','2026-11-30T05:16:15.652+00:00',4576);
INSERT INTO "entries" VALUES('y9byg6qeptzs',6,'0','R13-4','707d7e65','2026-11-30T05:16:15.653+00:00',4581);
INSERT INTO "entries" VALUES('y9byg6qeptzs',7,'1','B3x4','8d5f11d6','2026-11-30T05:16:15.654+00:00',4582);
INSERT INTO "entries" VALUES('y9byg6qeptzs',8,'0','R3-2','55821da1','2026-11-30T05:16:15.660+00:00',4588);
INSERT INTO "entries" VALUES('y9byg6qeptzs',9,'1','R8-3','3381a443','2026-11-30T05:16:15.661+00:00',4589);
INSERT INTO "entries" VALUES('y9byg6qeptzs',10,'0','A7-4','f293453c','2026-11-30T05:16:15.662+00:00',4590);
INSERT INTO "entries" VALUES('y9byg6qeptzs',11,'1','G6x3','b16b2d93','2026-11-30T05:16:15.664+00:00',4592);
INSERT INTO "entries" VALUES('y9byg6qeptzs',12,'0','R2x4','914f9249','2026-11-30T05:16:15.665+00:00',4593);
INSERT INTO "entries" VALUES('y9byg6qeptzs',13,'1','R6x3','9f827cc1','2026-11-30T05:16:15.668+00:00',4596);
INSERT INTO "entries" VALUES('6zmfbp5ckamj',0,'0','@F','4f15cb26','2026-11-30T05:16:15.737+00:00',295);
INSERT INTO "entries" VALUES('6zmfbp5ckamj',1,'1','@D','4c61fe87','2026-11-30T05:16:15.741+00:00',305);
INSERT INTO "entries" VALUES('6zmfbp5ckamj',2,'0','>K','38f9adf5','2026-11-30T05:16:15.743+00:00',306);
INSERT INTO "entries" VALUES('6zmfbp5ckamj',3,'0','YB','67256be8','2026-11-30T05:16:15.748+00:00',308);
INSERT INTO "entries" VALUES('6zmfbp5ckamj',4,'1','>C','9f419bef','2026-11-30T05:16:15.749+00:00',313);
INSERT INTO "entries" VALUES('6zmfbp5ckamj',5,'1','OY','96e7d9e7','2026-11-30T05:16:15.750+00:00',314);
INSERT INTO "entries" VALUES('6zmfbp5ckamj',6,'0','Y','0d9937ed','2026-11-30T05:16:15.759+00:00',320);
INSERT INTO "entries" VALUES('6zmfbp5ckamj',7,'0','>F','1114ae13','2026-11-30T05:16:15.760+00:00',324);
INSERT INTO "entries" VALUES('6zmfbp5ckamj',8,'0','YY','eb2fa085','2026-11-30T05:16:15.761+00:00',325);
INSERT INTO "entries" VALUES('6zmfbp5ckamj',9,'1','Y','cfeac20f','2026-11-30T05:16:15.762+00:00',326);
INSERT INTO "entries" VALUES('6zmfbp5ckamj',10,'1','+F-K','f17dd2d1','2026-11-30T05:16:15.764+00:00',328);
INSERT INTO "entries" VALUES('6zmfbp5ckamj',11,'0','+N-Q','ef9ee50a','2026-11-30T05:16:15.765+00:00',329);
INSERT INTO "entries" VALUES('cf5hkxtcrc3a',2,'0','G4-2','5ac6fb5d','2026-11-30T05:16:15.766+00:00',1616);
INSERT INTO "entries" VALUES('cf5hkxtcrc3a',3,'1','R11x3','c5930345','2026-11-30T05:16:15.768+00:00',1618);
INSERT INTO "entries" VALUES('cf5hkxtcrc3a',4,'0','Y11x4','d583b433','2026-11-30T05:16:15.771+00:00',1621);
INSERT INTO "entries" VALUES('cf5hkxtcrc3a',5,'1','R2-3','953444b3','2026-11-30T05:16:15.772+00:00',1621);
INSERT INTO "entries" VALUES('cf5hkxtcrc3a',6,'0','Y6-4','b81476e3','2026-11-30T05:16:15.777+00:00',1626);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',2,'1','Y1-2','e8ff41cb','2026-11-30T05:16:15.781+00:00',1569);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',3,'0','R5x4','5d10fb33','2026-11-30T05:16:15.781+00:00',1570);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',4,'1','R12x4','61ed99db','2026-11-30T05:16:15.782+00:00',1571);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',5,'0','G4x3','316dd101','2026-11-30T05:16:15.782+00:00',1571);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',6,'1','G2x4','102b5adb','2026-11-30T05:16:15.785+00:00',1573);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',7,'0','A1-3','ea578f25','2026-11-30T05:16:15.786+00:00',1574);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',8,'1','R13-4','268d4525','2026-11-30T05:16:15.788+00:00',1577);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',9,'0','B13-3','ad086577','2026-11-30T05:16:15.789+00:00',1578);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',10,'1','B3-2','9a993ee6','2026-11-30T05:16:15.792+00:00',1581);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',11,'0','G7x4','463799dc','2026-11-30T05:16:15.793+00:00',1582);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',12,'1','A4x1','5a8d4d44','2026-11-30T05:16:15.794+00:00',1582);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',13,'0','R11-4','915b9c11','2026-11-30T05:16:15.796+00:00',1583);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',14,'1','B11-3','814ea0a8','2026-11-30T05:16:15.797+00:00',1585);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',15,'0','Y3-4','d5da5d2b','2026-11-30T05:16:15.800+00:00',1586);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',16,'1','G6x3','af422db1','2026-11-30T05:16:15.801+00:00',1589);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',17,'0','A10x3','7d2a47c5','2026-11-30T05:16:15.801+00:00',1590);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',18,'1','R3-3','265ec1cf','2026-11-30T05:16:15.804+00:00',1593);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',19,'0','B9-3','830e42fd','2026-11-30T05:16:15.805+00:00',1594);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',20,'1','Y5-4','52123673','2026-11-30T05:16:15.806+00:00',1594);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',21,'0','Y11-2','85508a44','2026-11-30T05:16:15.806+00:00',1595);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',22,'1','G13x4','ab71e49e','2026-11-30T05:16:15.812+00:00',1596);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',23,'0','R8-3','f0dacb1e','2026-11-30T05:16:15.813+00:00',1602);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',24,'1','G12-4','710019dc','2026-11-30T05:16:15.814+00:00',1602);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',25,'0','B7-2','77c3d646','2026-11-30T05:16:15.814+00:00',1603);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',26,'1','A13x2','0afc5bc0','2026-11-30T05:16:15.815+00:00',1604);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',27,'0','Y8-4','67b5afdf','2026-11-30T05:16:15.820+00:00',1604);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',28,'1','B1x3','a82d6e28','2026-11-30T05:16:15.821+00:00',1610);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',29,'0','G10-2','397f4e1b','2026-11-30T05:16:15.822+00:00',1610);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',30,'1','Y12x4','5704990c','2026-11-30T05:16:15.824+00:00',1611);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',31,'0','Y2x4','9a59810c','2026-11-30T05:16:15.825+00:00',1613);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',32,'supply','B13 R12 Y5 A10 G4 Y1 G2 G6 Y3 R5 R13 R11 G7 B3 A1 Y11 B7 B11','0791eb90','2026-11-30T05:16:15.825+00:00',1614);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',33,'1','B5-3','975550c2','2026-11-30T05:16:15.828+00:00',1614);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',34,'0','B13x3','f577327f','2026-11-30T05:16:15.829+00:00',1617);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',35,'0','R1-3','bee449e8','2026-11-30T05:16:15.829+00:00',1618);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',36,'1','R12-3','6a6368b7','2026-11-30T05:16:15.830+00:00',1618);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',37,'0','A7x2','af5ae709','2026-11-30T05:16:15.830+00:00',1619);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',38,'1','Y6x4','8bf76580','2026-11-30T05:16:15.836+00:00',1620);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',39,'0','Y9-3','93e2d6b4','2026-11-30T05:16:15.837+00:00',1626);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',40,'1','Y13-4','03d53213','2026-11-30T05:16:15.838+00:00',1626);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',41,'0','G6x2','80266adf','2026-11-30T05:16:15.838+00:00',1627);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',42,'0','R6-2','40ce0f16','2026-11-30T05:16:15.839+00:00',1628);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',43,'1','Y3-3','14090e9f','2026-11-30T05:16:15.840+00:00',1628);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',44,'0','R2x2','f1711cb7','2026-11-30T05:16:15.842+00:00',1630);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',45,'1','Y7-4','5759e1d0','2026-11-30T05:16:15.848+00:00',1633);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',46,'0','R5x4','ab892036','2026-11-30T05:16:15.849+00:00',1637);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',47,'1','G1-2','8ad4b755','2026-11-30T05:16:15.850+00:00',1638);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',48,'0','R4-4','24ad203c','2026-11-30T05:16:15.850+00:00',1639);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',49,'1','B3-4','863068e5','2026-11-30T05:16:15.851+00:00',1639);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',50,'0','G7x3','1e976bbe','2026-11-30T05:16:15.857+00:00',1645);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',51,'supply','G6 B9 A7 R3 Y13 R8 A13 Y6 Y7 B5 Y2 Y12 G12 G10 B1 Y8 G13 B13','b64c5932','2026-11-30T05:16:15.857+00:00',1645);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',52,'1','G8x3','5b1c681e','2026-11-30T05:16:15.858+00:00',1646);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',53,'1','G2x2','bb569074','2026-11-30T05:16:15.858+00:00',1647);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',54,'1','Y11x2','c3ea1345','2026-11-30T05:16:15.859+00:00',1648);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',55,'0','R7-4','1e9842a9','2026-11-30T05:16:15.860+00:00',1648);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',56,'1','G4-3','020c16a1','2026-11-30T05:16:15.864+00:00',1649);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',57,'0','Y13x2','d1fe7daf','2026-11-30T05:16:15.865+00:00',1653);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',58,'1','A7x3','adc65456','2026-11-30T05:16:15.865+00:00',1654);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',59,'0','A10x1','75f595c4','2026-11-30T05:16:15.868+00:00',1655);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',60,'1','R9x4','ffca4e73','2026-11-30T05:16:15.869+00:00',1657);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',61,'0','G6-2','d7866f52','2026-11-30T05:16:15.869+00:00',1658);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',62,'1','R3-3','217588b5','2026-11-30T05:16:15.872+00:00',1661);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',63,'0','R13-3','8ba33df9','2026-11-30T05:16:15.873+00:00',1662);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',64,'1','R10-4','5f1f50b6','2026-11-30T05:16:15.875+00:00',1662);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',65,'0','G12x2','e473a557','2026-11-30T05:16:15.880+00:00',1669);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',66,'1','Y12x2','559341c1','2026-11-30T05:16:15.881+00:00',1670);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',67,'0','Y2x2','e1888590','2026-11-30T05:16:15.882+00:00',1670);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',68,'1','R8-2','dffdfd6a','2026-11-30T05:16:15.882+00:00',1671);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',69,'0','B1-4','cd2ab19b','2026-11-30T05:16:15.883+00:00',1672);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',70,'supply','R12 G8 A4 G6 A10 Y9 Y3 Y11 R6 Y13 R1 G2 G1 G7 G12 R2','6e63291f','2026-11-30T05:16:15.883+00:00',1672);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',71,'1','R11-1','3b26319c','2026-11-30T05:16:15.884+00:00',1672);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',72,'0','R12-1','cc7b41d3','2026-11-30T05:16:15.884+00:00',1673);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',73,'1','G8x3','d4fe7cf4','2026-11-30T05:16:15.885+00:00',1674);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',74,'0','A4x3','441771c7','2026-11-30T05:16:15.888+00:00',1674);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',75,'bag','R A Y G G G G B G Y Y A A','6463d1d5','2026-11-30T05:16:15.888+00:00',1674);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',76,'1','.','f32c9fb8','2026-11-30T05:16:15.890+00:00',1678);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',77,'1','G10-3','5bd995cc','2026-11-30T05:16:15.890+00:00',1679);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',78,'0','A13x3','e7626054','2026-11-30T05:16:15.892+00:00',1680);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',79,'1','G>Y','c5ff7273','2026-11-30T05:16:15.899+00:00',1685);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',80,'bag','R G G A G G Y G G G A B Y A G','1734c0fb','2026-11-30T05:16:15.899+00:00',1685);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',81,'1','B13-3','c485b6da','2026-11-30T05:16:15.900+00:00',1688);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',82,'0','B7-3','78addd2c','2026-11-30T05:16:15.902+00:00',1689);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',83,'1','G6x3','ff747eed','2026-11-30T05:16:15.903+00:00',1692);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',84,'0','R6x4','f3e660c9','2026-11-30T05:16:15.904+00:00',1692);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',85,'0','A10-3','33246963','2026-11-30T05:16:15.904+00:00',1693);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',86,'1','Y11-3','c2719519','2026-11-30T05:16:15.905+00:00',1694);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',87,'0','R1-4','ca288254','2026-11-30T05:16:15.908+00:00',1697);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',88,'1','G1-4','28d92356','2026-11-30T05:16:15.909+00:00',1698);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',89,'0','G13x3','3d33af1f','2026-11-30T05:16:15.910+00:00',1698);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',90,'1','Y13x3','ef79ccbd','2026-11-30T05:16:15.910+00:00',1699);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',91,'supply','R12 R5 G4 R13 B3 R4 R9 B1 G6 A10 R6 R3 R7 B7 R10 R11 A7 G8 A4 A13 B13 G10','44b8b128','2026-11-30T05:16:15.910+00:00',1699);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',92,'0','R2-1','60abacd6','2026-11-30T05:16:15.911+00:00',1699);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',93,'1','R12-4','c408771a','2026-11-30T05:16:15.916+00:00',1705);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',94,'0','G7x4','0a3ba841','2026-11-30T05:16:15.917+00:00',1706);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',95,'1','G4x4','32eecc08','2026-11-30T05:16:15.918+00:00',1706);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',96,'0','R5x1','d98e523b','2026-11-30T05:16:15.918+00:00',1707);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',97,'1','G12x1','b2ec78d8','2026-11-30T05:16:15.919+00:00',1707);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',98,'0','G2x1','e24532a5','2026-11-30T05:16:15.919+00:00',1708);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',99,'1','R9x2','6cc56e39','2026-11-30T05:16:15.920+00:00',1709);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',100,'1','G6x4','b810d4a4','2026-11-30T05:16:15.921+00:00',1709);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',101,'0','A1-2','091d9296','2026-11-30T05:16:15.921+00:00',1710);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',102,'1','A10-2','f201742b','2026-11-30T05:16:15.922+00:00',1710);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',103,'0','~R6R13Y5','dbc685c7','2026-11-30T05:16:15.928+00:00',1713);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',104,'1','~R3Y9B3B5','46c165bf','2026-11-30T05:16:15.929+00:00',1717);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',105,'1','A4x4','0ee1f7be','2026-11-30T05:16:15.930+00:00',1718);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',106,'0','~R4Y1B1','950ef518','2026-11-30T05:16:15.930+00:00',1719);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',107,'supply','R4 Y1 Y9 G12 B3 B1 R6 R9 R5 B5 Y5 Y12 Y2 R13 R3 R8 G2 R2','afbda996','2026-11-30T05:16:15.930+00:00',1719);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',108,'0','G10-1','4477623a','2026-11-30T05:16:15.931+00:00',1720);
INSERT INTO "entries" VALUES('hv2vvgnnbm42',109,'1','A13-4','ed9f1c85','2026-11-30T05:16:15.932+00:00',1720);
INSERT INTO "entries" VALUES('4sumxy9u66dw',2,'0','Y3x2','d7aae73c','2026-11-30T05:16:15.937+00:00',1707);
INSERT INTO "entries" VALUES('4sumxy9u66dw',3,'1','R8x3','587e8607','2026-11-30T05:16:15.938+00:00',1708);
INSERT INTO "entries" VALUES('4sumxy9u66dw',4,'0','R13-2','66af4e7c','2026-11-30T05:16:15.938+00:00',1709);
INSERT INTO "entries" VALUES('4sumxy9u66dw',5,'1','R2x3','df304079','2026-11-30T05:16:15.939+00:00',1710);
INSERT INTO "entries" VALUES('4sumxy9u66dw',6,'0','R10-4','57dddd2a','2026-11-30T05:16:15.944+00:00',1711);
INSERT INTO "entries" VALUES('4sumxy9u66dw',7,'1','Y6x2','cd2d0efc','2026-11-30T05:16:15.945+00:00',1715);
INSERT INTO "entries" VALUES('4sumxy9u66dw',8,'0','R11-4','f4804b5d','2026-11-30T05:16:15.952+00:00',1720);
INSERT INTO "entries" VALUES('4sumxy9u66dw',9,'1','Y13x1','341a2440','2026-11-30T05:16:15.953+00:00',1724);
INSERT INTO "entries" VALUES('4sumxy9u66dw',10,'0','R7x2','18173fb1','2026-11-30T05:16:15.958+00:00',1727);
INSERT INTO "entries" VALUES('4sumxy9u66dw',11,'1','resign','cafeecda','2026-11-30T05:16:15.960+00:00',1729);
INSERT INTO "entries" VALUES('ptj5c29xth7p',0,'1','K','c7db1d92','2026-11-30T05:16:15.965+00:00',396);
INSERT INTO "entries" VALUES('ptj5c29xth7p',1,'0','>F','23299630','2026-11-30T05:16:15.966+00:00',398);
INSERT INTO "entries" VALUES('ptj5c29xth7p',2,'0','OO','765ce3ef','2026-11-30T05:16:15.967+00:00',399);
INSERT INTO "entries" VALUES('ptj5c29xth7p',3,'1','+I-J','13a613aa','2026-11-30T05:16:15.972+00:00',400);
INSERT INTO "entries" VALUES('ptj5c29xth7p',4,'0','+H-I','cf70713b','2026-11-30T05:16:15.973+00:00',405);
INSERT INTO "entries" VALUES('ptj5c29xth7p',5,'1','>B','90e010e4','2026-11-30T05:16:15.976+00:00',406);
INSERT INTO "entries" VALUES('ptj5c29xth7p',6,'1','KK','7ec3d7f3','2026-11-30T05:16:15.977+00:00',408);
INSERT INTO "entries" VALUES('ptj5c29xth7p',7,'0','>K','5ffc9622','2026-11-30T05:16:15.978+00:00',409);
INSERT INTO "entries" VALUES('ptj5c29xth7p',8,'0','BB','f06d07f4','2026-11-30T05:16:15.979+00:00',410);
INSERT INTO "entries" VALUES('ptj5c29xth7p',9,'1','>C','61b6907f','2026-11-30T05:16:15.979+00:00',411);
INSERT INTO "entries" VALUES('ptj5c29xth7p',10,'1','YK','64366a84','2026-11-30T05:16:15.985+00:00',416);
INSERT INTO "entries" VALUES('ptj5c29xth7p',11,'0','>N','f39181a6','2026-11-30T05:16:15.986+00:00',417);
INSERT INTO "entries" VALUES('ptj5c29xth7p',12,'0','RY','b771b043','2026-11-30T05:16:15.986+00:00',418);
INSERT INTO "entries" VALUES('ptj5c29xth7p',13,'1','>G','bf59b0af','2026-11-30T05:16:15.987+00:00',419);
INSERT INTO "entries" VALUES('ptj5c29xth7p',14,'1','RK','e26248dd','2026-11-30T05:16:15.988+00:00',419);
INSERT INTO "entries" VALUES('ptj5c29xth7p',15,'0','>Q','722402e1','2026-11-30T05:16:15.988+00:00',420);
INSERT INTO "entries" VALUES('ptj5c29xth7p',16,'0','BB','8299a323','2026-11-30T05:16:15.989+00:00',421);
INSERT INTO "entries" VALUES('ptj5c29xth7p',17,'1','>O','31be2bb6','2026-11-30T05:16:15.990+00:00',421);
INSERT INTO "entries" VALUES('ptj5c29xth7p',18,'1','RW','393ff102','2026-11-30T05:16:15.992+00:00',424);
INSERT INTO "entries" VALUES('ptj5c29xth7p',19,'0','+E-I','fafb7359','2026-11-30T05:16:15.993+00:00',425);
INSERT INTO "entries" VALUES('ptj5c29xth7p',20,'1','+J-M','0c6d405b','2026-11-30T05:16:15.996+00:00',426);
INSERT INTO "entries" VALUES('ptj5c29xth7p',21,'0','+K-N','dbffc900','2026-11-30T05:16:15.997+00:00',429);
INSERT INTO "entries" VALUES('ptj5c29xth7p',22,'1','+D-E','414248cf','2026-11-30T05:16:16.000+00:00',429);
INSERT INTO "entries" VALUES('ptj5c29xth7p',23,'0','+E-H','27423c6f','2026-11-30T05:16:16.001+00:00',432);
INSERT INTO "entries" VALUES('ptj5c29xth7p',24,'1','>G','c6b0f19d','2026-11-30T05:16:16.002+00:00',433);
INSERT INTO "entries" VALUES('ptj5c29xth7p',25,'1','OK','7ba94c3f','2026-11-30T05:16:16.002+00:00',434);
INSERT INTO "entries" VALUES('ptj5c29xth7p',26,'0','>N','547d7546','2026-11-30T05:16:16.008+00:00',435);
INSERT INTO "entries" VALUES('ptj5c29xth7p',27,'0','RO','e19522bb','2026-11-30T05:16:16.009+00:00',440);
INSERT INTO "entries" VALUES('ptj5c29xth7p',28,'1','>B','4af67506','2026-11-30T05:16:16.010+00:00',441);
INSERT INTO "entries" VALUES('ptj5c29xth7p',29,'1','RR','d1fdffc8','2026-11-30T05:16:16.010+00:00',442);
INSERT INTO "entries" VALUES('ptj5c29xth7p',30,'0','draw','0318ce54','2026-11-30T05:16:16.020+00:00',447);
INSERT INTO "entries" VALUES('umafkcdtvpqz',0,'supply','R5 G1 B11 A7 R6 Y2 A10 R7 B3 R1 G13 G10 A4 G2 Y12 B1 R12 A13 G4 R9 Y13 R2 Y8 R4 G12 R8 Y11 R13 R10 G6 Y3 B9 R11 G8 B13 R3 B5 Y5 A1 G7 Y1 Y9 Y6 Y7 B7','deb91047','2026-11-30T05:16:16.026+00:00',0);
INSERT INTO "entries" VALUES('umafkcdtvpqz',1,'bag','A B G G R Y Y B A Y R G R R G Y G B Y R R R R R G B Y A R G Y Y B R A R Y Y Y R A G G B B','aeadf2dd','2026-11-30T05:16:16.026+00:00',2);
INSERT INTO "entries" VALUES('mypwsrx5ehux',0,'supply','R5 G4 A10 B13 A1 Y3 B9 R11 R12 Y1 G12 A13 G6 Y13 G2 G13 B3 G7 R13 R2 A4 R4 R3 G10 G8 R7 B11 R6 Y5 B7 Y7 Y11 B1 Y8 R9 R8 Y2 A7 Y12 R10 G1 Y9 Y6 B5 R1','0f55d5f1','2026-11-30T05:16:16.065+00:00',NULL);
INSERT INTO "entries" VALUES('mypwsrx5ehux',1,'bag','A B Y G B A R R G Y B R B Y Y G Y A G R R Y R G G B Y R Y A Y G A B Y Y B R R G R R R G R','04da9663','2026-11-30T05:16:16.065+00:00',NULL);
INSERT INTO "entries" VALUES('mypwsrx5ehux',2,'1','Y1-2','80db2cd1','2026-11-30T05:16:16.065+00:00',NULL);
INSERT INTO "entries" VALUES('mypwsrx5ehux',3,'0','R5x4','63c7fbf7','2026-11-30T05:16:16.065+00:00',NULL);
INSERT INTO "entries" VALUES('mypwsrx5ehux',4,'1','R12x4','c146683c','2026-11-30T05:16:16.065+00:00',NULL);
INSERT INTO "entries" VALUES('mypwsrx5ehux',5,'0','G4x3','f7668463','2026-11-30T05:16:16.065+00:00',NULL);
INSERT INTO "entries" VALUES('mypwsrx5ehux',6,'1','G2x4','2ceaaaf3','2026-11-30T05:16:16.065+00:00',NULL);
INSERT INTO "entries" VALUES('mypwsrx5ehux',7,'0','A1-3','295075b3','2026-11-30T05:16:16.065+00:00',NULL);
INSERT INTO "entries" VALUES('mypwsrx5ehux',8,'1','R13-4','25e0fcb2','2026-11-30T05:16:16.065+00:00',NULL);
INSERT INTO "entries" VALUES('mypwsrx5ehux',9,'0','B13-3','c66f92de','2026-11-30T05:16:16.065+00:00',NULL);
INSERT INTO "entries" VALUES('mypwsrx5ehux',10,'1','B3-2','5b3ed222','2026-11-30T05:16:16.065+00:00',NULL);
INSERT INTO "entries" VALUES('mypwsrx5ehux',11,'0','G7x4','ebff79bf','2026-11-30T05:16:16.065+00:00',NULL);
INSERT INTO "entries" VALUES('mypwsrx5ehux',12,'1','A4x1','d972871b','2026-11-30T05:16:16.065+00:00',NULL);
INSERT INTO "entries" VALUES('mypwsrx5ehux',13,'0','R11-4','19d7dea8','2026-11-30T05:16:16.065+00:00',NULL);
INSERT INTO "entries" VALUES('mypwsrx5ehux',14,'1','B11-3','b3c06d4a','2026-11-30T05:16:16.065+00:00',NULL);
INSERT INTO "entries" VALUES('mypwsrx5ehux',15,'0','Y3-4','5fc56297','2026-11-30T05:16:16.065+00:00',NULL);
INSERT INTO "entries" VALUES('mypwsrx5ehux',16,'1','G6x3','8fe34621','2026-11-30T05:16:16.065+00:00',NULL);
INSERT INTO "entries" VALUES('mypwsrx5ehux',17,'0','A10x3','666ed16a','2026-11-30T05:16:16.065+00:00',NULL);
INSERT INTO "entries" VALUES('mypwsrx5ehux',18,'1','R3-3','295617e1','2026-11-30T05:16:16.065+00:00',NULL);
INSERT INTO "entries" VALUES('mypwsrx5ehux',19,'0','B9-3','6832a3e3','2026-11-30T05:16:16.065+00:00',NULL);
INSERT INTO "entries" VALUES('mypwsrx5ehux',20,'1','Y5-4','6d8a1d10','2026-11-30T05:16:16.065+00:00',NULL);
INSERT INTO "entries" VALUES('mypwsrx5ehux',21,'0','Y11-2','5dda57cc','2026-11-30T05:16:16.065+00:00',NULL);
INSERT INTO "entries" VALUES('mypwsrx5ehux',22,'1','G12x4','7a66ee7d','2026-11-30T05:16:16.129+00:00',78);
INSERT INTO "entries" VALUES('mypwsrx5ehux',23,'0','R8-3','9eee7493','2026-11-30T05:16:16.130+00:00',80);
INSERT INTO "entries" VALUES('mypwsrx5ehux',24,'1','Y7x4','f11a5bb3','2026-11-30T05:16:16.136+00:00',81);
INSERT INTO "entries" VALUES('mypwsrx5ehux',25,'0','B7x3','f5379317','2026-11-30T05:16:16.137+00:00',87);
INSERT INTO "entries" VALUES('4zjbmd87yz6r',0,'0','@M','194b7b3c','2026-11-30T05:16:16.625+00:00',30);
INSERT INTO "entries" VALUES('4zjbmd87yz6r',1,'1','@I','a7b919f4','2026-11-30T05:16:16.634+00:00',37);
INSERT INTO "entries" VALUES('4zjbmd87yz6r',2,'2','@N','40d1ba6a','2026-11-30T05:16:16.648+00:00',48);
INSERT INTO "entries" VALUES('4zjbmd87yz6r',3,'0','>J','f709da66','2026-11-30T05:16:16.664+00:00',60);
INSERT INTO "entries" VALUES('4zjbmd87yz6r',4,'1','left cadet','b2b73c33','2026-11-30T05:16:16.666+00:00',76);
INSERT INTO "entries" VALUES('4zjbmd87yz6r',5,'0','RK','06040ca8','2026-11-30T05:16:16.689+00:00',95);
INSERT INTO "entries" VALUES('4zjbmd87yz6r',6,'1','>M','26e98c20','2026-11-30T05:16:16.701+00:00',101);
INSERT INTO "entries" VALUES('zswy4vmcfwv3',0,'supply','R2 B5 R4 R3 G7 B13 Y1 B9 R10 R12 G12 Y3 R13 R5 G4 Y8 Y11 G2 R9 G10 B1 Y2 B3 R11 Y5 A13 A4 G1 Y7 R6 A7 G13 Y13 Y12 B7 Y6 G8 R7 B11 R1 Y9 R8 A1 G6 A10','4dd72017','2026-11-30T05:16:16.771+00:00',1);
INSERT INTO "entries" VALUES('zswy4vmcfwv3',1,'bag','Y R R G A B B G Y R Y Y R R A B R Y A Y Y A B Y R G Y B R R G G R B G G Y G R B G R A Y R','d2294bc2','2026-11-30T05:16:16.771+00:00',1);
INSERT INTO "entries" VALUES('zswy4vmcfwv3',2,'1','R12x4','c91aabca','2026-11-30T05:16:16.799+00:00',23);
INSERT INTO "entries" VALUES('zswy4vmcfwv3',3,'0','B9-4','518e5949','2026-11-30T05:16:16.808+00:00',32);
INSERT INTO "entries" VALUES('zswy4vmcfwv3',4,'1','R5-4','c6f81f00','2026-11-30T05:16:16.812+00:00',41);
INSERT INTO "entries" VALUES('055962fcdf4b',0,'supply','R6 A13 B5 Y13 Y1 Y12 Y8 G6 G4 R13 R12 B13 A10 G7 R10 G13 Y9 G1 R7 Y11 B9 Y3 G10 Y2 Y5 B1 R11 R1 R3 Y6 B7 R9 Y7 R4 R2 A7 G8 A1 R8 G2 B3 A4 G12 R5 B11','bef98a2f','2026-11-30T05:16:16.815+00:00',0);
INSERT INTO "entries" VALUES('055962fcdf4b',1,'bag','G Y R A G Y G B G Y B Y R R R Y G Y R R R A G R A Y R B B G Y Y A Y R A B G G R R B B R Y','6ae50445','2026-11-30T05:16:16.815+00:00',0);
INSERT INTO "entries" VALUES('3dfrt849cxsm',0,'0','@E','f8847fa2','2026-11-30T05:16:16.877+00:00',41);
INSERT INTO "entries" VALUES('3dfrt849cxsm',1,'1','@H','05894bfd','2026-11-30T05:16:16.887+00:00',49);
INSERT INTO "entries" VALUES('3dfrt849cxsm',2,'0','>H','8dfae670','2026-11-30T05:16:16.896+00:00',59);
INSERT INTO "entries" VALUES('3dfrt849cxsm',3,'0','YW','9dd4e34b','2026-11-30T05:16:16.908+00:00',68);
INSERT INTO "entries" VALUES('3dfrt849cxsm',4,'0','takeback 1','71b8289f','2026-11-30T05:16:16.981+00:00',141);
INSERT INTO "entries" VALUES('kxucumn6g7zv',0,'supply','R9 B1 Y8 B13 A13 G6 G1 R3 Y12 Y11 R5 Y13 A4 Y6 R12 Y1 A1 G10 G7 R10 A10 R8 Y5 R7 R4 R11 R2 R6 Y7 R13 B7 G13 G2 B9 B5 G8 Y2 Y9 G4 A7 R1 B11 Y3 G12 B3','6c1257b0','2026-11-30T05:16:17.116+00:00',1);
INSERT INTO "entries" VALUES('kxucumn6g7zv',1,'bag','Y G A R Y A Y R B Y G B R Y Y R G G R Y G R R R A G Y B Y Y A Y R G B R R B B R R A B G G','e3d56633','2026-11-30T05:16:17.116+00:00',1);
INSERT INTO "entries" VALUES('kxucumn6g7zv',2,'0','resign','2f28c1b8','2026-11-30T05:16:17.132+00:00',31);
INSERT INTO "entries" VALUES('nsnqg3gg4ep4',0,'supply','R8 R4 Y5 G7 B9 A1 R6 B1 Y3 Y2 R13 B13 Y13 R9 B3 Y12 G6 Y8 A10 A4 R3 B7 R12 R7 R10 A7 Y6 R5 Y11 G13 R2 G10 G1 G2 Y7 B5 R1 G8 B11 Y9 G12 R11 A13 G4 Y1','e52f90d0','2026-11-30T05:16:17.394+00:00',0);
INSERT INTO "entries" VALUES('nsnqg3gg4ep4',1,'bag','Y A B R R G Y G G R B G G G B Y B Y R Y Y R Y Y Y B Y R R A A R G A A R R R G B B R Y G R','424958a2','2026-11-30T05:16:17.394+00:00',0);
INSERT INTO "entries" VALUES('nsnqg3gg4ep4',2,'0','resign','afe84d45','2026-11-30T05:16:17.477+00:00',83);
INSERT INTO "entries" VALUES('defe8599a915',0,'supply','Y6 Y12 R10 R8 G10 G1 G8 G7 R5 B13 Y3 Y9 B11 G12 B1 R12 B7 R1 A7 A4 G6 R9 B3 Y7 B5 Y5 B9 Y11 Y13 R2 Y1 Y2 G4 R6 R7 R11 A13 R13 G13 R4 G2 Y8 A10 A1 R3','8d125ab1','2026-11-30T05:16:18.251+00:00',1);
INSERT INTO "entries" VALUES('defe8599a915',1,'bag','G Y R G R R R R Y R B R B G R R Y A A G G R B A Y B Y A A Y G G G Y Y B Y G B B R Y R Y R','dccd216b','2026-11-30T05:16:18.251+00:00',1);
INSERT INTO "entries" VALUES('defe8599a915',2,'1','G12-1','22772d12','2026-11-30T05:16:18.269+00:00',20);
INSERT INTO "entries" VALUES('defe8599a915',3,'0','R8-4','eb67f05c','2026-11-30T05:16:18.276+00:00',24);
INSERT INTO "entries" VALUES('defe8599a915',4,'1','R12-3','858ae1d1','2026-11-30T05:16:18.277+00:00',28);
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
INSERT INTO "matches" VALUES('y9byg6qeptzs','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'7770E1CC3F2489EDC16452D1D17E0A22B7E725D19CD06662308CA8C183A2EA33','2026-11-30T05:16:11.072+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 86400000, "since": 4596}','2026-12-02T05:16:15.668+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,15,14,12,'2026-11-30T05:16:15.668+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('cf5hkxtcrc3a','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',0,1,X'2853D8921FC910D6D8FA9821F2D032F63C3C8CCE800A85E3BC1D5618B551EA8C','2026-11-30T05:16:14.150+00:00',NULL,NULL,'["guest", "guest"]','[[7, 0, "offered"], [7, 1, "hint"]]',1,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,8,7,5,'2026-11-30T05:16:15.776+00:00',1,'[]',0,0);
INSERT INTO "matches" VALUES('hv2vvgnnbm42','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'980B2D1C27274E0809755D3399520490131EAEBC01DB49515E9DC3D13AFA7BFE','2026-11-30T05:16:14.211+00:00','2026-11-30T05:16:15.931+00:00','[[0], "trophies"]','["random", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,102,110,101,'2026-11-30T05:16:15.931+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('4sumxy9u66dw','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','1.0.0',0,0,X'719D460C1E10351A90D45681304A467CEE2EDE0C542AD30657EF15639078AC8D','2026-11-30T05:16:14.229+00:00','2026-11-30T05:16:15.958+00:00','[[0], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1899990, 1879989], "quota": [7000, 7000], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,13,12,9,'2026-11-30T05:16:15.958+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('6zmfbp5ckamj','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'19D058389A036B14F9073C3EDA048D48032F9E3DFD62EB57E666D89FDC5817BC','2026-11-30T05:16:15.436+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,14,12,12,'2026-11-30T05:16:15.765+00:00',1,'[]',0,0);
INSERT INTO "matches" VALUES('ptj5c29xth7p','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'7EFB676D5CFB3BAC18D1543FEA9278F95AF9609A1218684BBF83B9476C3AD192','2026-11-30T05:16:15.568+00:00','2026-11-30T05:16:16.015+00:00','[[], "agreement"]','["guest", "guest"]','[[30, 1, "offered"]]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,33,31,30,'2026-11-30T05:16:16.015+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('umafkcdtvpqz','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'4062D322BB8536D7A89824019E042BF43DB806D01E19233102BBCDF71B66BFE2','2026-11-30T05:16:16.021+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T05:16:16.021+00:00','anna',0,NULL,NULL,NULL,NULL,NULL,NULL,2,2,0,'2026-11-30T05:16:16.026+00:00',1,'[]',1,0);
INSERT INTO "matches" VALUES('mypwsrx5ehux','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'17C039DE69279AA5D58A0DB9BB303268F94924F726F45BCE807E464F51E3C693','2026-11-30T05:16:16.050+00:00',NULL,NULL,'["guest", "random"]','[]',0,'{"match": "hv2vvgnnbm42", "ply": 22, "dealt": [36, 17]}',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,4,26,24,'2026-11-30T05:16:16.137+00:00',1,'[]',0,0);
INSERT INTO "matches" VALUES('4zjbmd87yz6r','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 3, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'E8131593B849B28DEFDB63BA31C01689E19431577124D3717BDC8EE0E21B0452','2026-11-30T05:16:16.589+00:00',NULL,NULL,'["guest", "guest", "guest"]','[[5, 1, "returned"]]',0,NULL,'30+20','{"left": [1800000, 1800000, 1800000], "quota": [3000, 3000, 3000], "forgiven": [0, 0, 0], "seat": 1, "is_first": false, "free": 0, "since": 271}','2026-11-30T05:46:18.860+00:00',NULL,0,'cadet',NULL,NULL,NULL,NULL,NULL,10,7,6,'2026-11-30T05:16:16.700+00:00',1,'[[1, "left", "cadet"]]',0,0);
INSERT INTO "matches" VALUES('zswy4vmcfwv3','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'710E843B32D48B7FF33C73B5F56F0071B454D6CF18A3C0092869007B4C44EC69','2026-11-30T05:16:16.768+00:00',NULL,NULL,'["guest", "program"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,3,5,3,'2026-11-30T05:16:16.809+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('055962fcdf4b','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'AAFFD489F5B78505BD7BA5BBC05B58A5CBEB7FDF76F631EDF33A58613A681733','2026-11-30T05:16:16.813+00:00',NULL,NULL,'["open", "guest"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T05:16:16.813+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,2,0,'2026-11-30T05:16:16.814+00:00',1,'[]',1,0);
INSERT INTO "matches" VALUES('3dfrt849cxsm','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'102ED1AE6CF58B790E81BA0D8214F57AF9D612BDE3AAFDC277DAD53B3FA57E23','2026-11-30T05:16:16.829+00:00',NULL,NULL,'["guest", "guest"]','[[4, 0, "asked"], [4, 1, "agreed"], [5, 0, "time"], [5, 1, "thanks"]]',0,NULL,'30+20','{"left": [1819981, 1834927], "quota": [6000, 4000], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 0, "since": 141}','2026-11-30T05:46:38.951+00:00',NULL,0,NULL,'{"length": 3, "won": [2, 0]}',NULL,NULL,NULL,NULL,10,5,5,'2026-11-30T05:16:16.970+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('kxucumn6g7zv','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','2026-11-30T05:16:17.096+00:00','2026-11-30T05:16:17.127+00:00','[[1], "resignation"]','["guest", "cadet"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,'2026-06-01',NULL,2,3,0,'2026-11-30T05:16:17.127+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('nsnqg3gg4ep4','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'F6A7B16F5C278B5DC38A7E21A26E5DB034D14531A818EF4669521790AE508AF8','2026-11-30T05:16:17.386+00:00','2026-11-30T05:16:17.476+00:00','[[1], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1800000, 1800000], "quota": [3000, 3000], "forgiven": [0, 0], "seat": 0, "is_first": true, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,'cup',1,3,0,'2026-11-30T05:16:17.476+00:00',NULL,'[]',0,1);
INSERT INTO "matches" VALUES('defe8599a915','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'A9B4E2D4E5F51BF49C6D3324972E00E6A407524F64DE5760CB4AB52968EF1C6F','2026-11-30T05:16:18.248+00:00',NULL,NULL,'["guest", "random"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,'["K\u00e4se & \ud83e\uddc0", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"]',NULL,NULL,3,5,3,'2026-11-30T05:16:18.277+00:00',0,'[]',0,0);
CREATE TABLE mutes (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "mutes" VALUES('anna','ben','2026-11-30T05:16:16.996+00:00');
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
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','y9byg6qeptzs','12','anna','turn','2026-11-30T05:16:16.754+00:00',NULL,0);
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','ptj5c29xth7p','over','anna','result','2026-11-30T05:16:16.755+00:00',NULL,0);
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','4sumxy9u66dw','over','anna','result','2026-11-30T05:16:16.755+00:00',NULL,0);
INSERT INTO "notices" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','hv2vvgnnbm42','over','anna','result','2026-11-30T05:16:16.755+00:00',NULL,0);
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
INSERT INTO "passkeys" VALUES('0000000000000000000000000000000000000000000000000000000000000000','a431a21ca80d73a42c31ca55070b240e4',X'0001',X'02',3,'localhost','Laptop',0,'2026-11-30T05:16:16.445+00:00',NULL);
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
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-30T05:16:14.006+00:00','2026-11-30T05:16:16.204+00:00',NULL,NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-30T05:16:14.154+00:00','2026-11-30T05:16:14.154+00:00',NULL,NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-30T05:16:14.216+00:00','2026-11-30T05:16:14.216+00:00',NULL,NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-30T05:16:16.025+00:00','2026-11-30T05:16:16.183+00:00','anna',NULL);
INSERT INTO "players" VALUES('p9feaa18d02409bb8e6cfb54e9846e2ba','program','Zephyr','2026-11-30T05:16:16.379+00:00','2026-11-30T05:16:16.379+00:00',NULL,NULL);
INSERT INTO "players" VALUES('a431a21ca80d73a42c31ca55070b240e4','account','Dora','2026-11-30T05:16:16.425+00:00','2026-11-30T05:16:16.425+00:00',NULL,NULL);
INSERT INTO "players" VALUES('wilhelmine','guest','Balloonist 9163','2026-11-30T05:16:16.473+00:00','2026-11-30T05:16:16.474+00:00',NULL,'WWWWWWWWWWWWWWWWWWWWWWWW');
INSERT INTO "players" VALUES('emil','guest','Emil','2026-11-30T05:16:16.590+00:00','2026-11-30T05:16:16.590+00:00',NULL,NULL);
INSERT INTO "players" VALUES('cadet','bot',NULL,'2026-11-30T05:16:17.102+00:00','2026-11-30T05:16:17.102+00:00',NULL,NULL);
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
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-30T05:16:16.143+00:00','2026-11-30T05:16:16.169+00:00',NULL,'2026-11-30T06:16:16.188+00:00','0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-30T05:16:16.182+00:00','2026-11-30T05:16:16.182+00:00',NULL,NULL,'1b94c4356895c3a0',NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-30T05:16:16.186+00:00','2026-11-30T05:16:16.201+00:00',NULL,NULL,'0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('4778dd0e08b227676b3c75a09603797d428dc437f46f8882cc55a848ee40a22c','a431a21ca80d73a42c31ca55070b240e4','2026-11-30T05:16:16.445+00:00','2026-11-30T05:16:16.445+00:00',NULL,NULL,'4778dd0e08b22767','Firefox, Linux');
INSERT INTO "proofs" VALUES('17b7b4dce9ce7de46d7938f26213f0382d04145da13cfa02a3c60fdd2102b8c1','wilhelmine','2026-11-30T05:16:16.474+00:00','2026-11-30T05:16:16.474+00:00',NULL,NULL,'17b7b4dce9ce7de4',NULL);
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
INSERT INTO "ratings" VALUES('4sumxy9u66dw',0,'anna','balloon-cup','classical',0,'2026-11-30T05:16:16.041+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
INSERT INTO "ratings" VALUES('4sumxy9u66dw',1,'ben','balloon-cup','classical',0,'2026-11-30T05:16:16.041+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
CREATE TABLE recoveries (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "recoveries" VALUES('f38f861cf084867af3b4c19376e2ee29bd0ddbd0a8e3e6d156418112343e8f82','a431a21ca80d73a42c31ca55070b240e4');
INSERT INTO "recoveries" VALUES('fd12c2f942c5c16431028b2e3e3a0635a28ffdeb9cbaaca7a06900efba465827','a431a21ca80d73a42c31ca55070b240e4');
INSERT INTO "recoveries" VALUES('c357870a58a3ca6c093c7f81ce617f7cd59dd2a10824aab1e334424efccb58dc','a431a21ca80d73a42c31ca55070b240e4');
INSERT INTO "recoveries" VALUES('be6767a9d4d5470cd64a6c6bf4ae6337cb36ccc96e9c826fe3db9fba0fd1e8d5','a431a21ca80d73a42c31ca55070b240e4');
INSERT INTO "recoveries" VALUES('873a436d3349f092e87377b9c293733e28f3d9ddacd407e30ad58d2e133ef47b','a431a21ca80d73a42c31ca55070b240e4');
INSERT INTO "recoveries" VALUES('7becee067b98a5ad8f77e97cefee2b152f5a6222ad91b066162b1a361662c747','a431a21ca80d73a42c31ca55070b240e4');
INSERT INTO "recoveries" VALUES('47ebbcf3e352224c8dad408ac934c27b5722e5a6cf7406aad6ca8eb6ae79106c','a431a21ca80d73a42c31ca55070b240e4');
INSERT INTO "recoveries" VALUES('6b1ae91ad2a3252f4009ac374f48c2272a525ed48a52e2aaf053e3e1668fd4e7','a431a21ca80d73a42c31ca55070b240e4');
CREATE TABLE reports (
	player VARCHAR(40) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, name), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "reports" VALUES('anna','Ben','2026-11-30T05:16:16.521+00:00');
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
INSERT INTO "seats" VALUES('y9byg6qeptzs',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('y9byg6qeptzs',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('cf5hkxtcrc3a',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('cf5hkxtcrc3a',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('hv2vvgnnbm42',0,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('hv2vvgnnbm42',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('4sumxy9u66dw',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('4sumxy9u66dw',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('6zmfbp5ckamj',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('6zmfbp5ckamj',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('ptj5c29xth7p',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('ptj5c29xth7p',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('umafkcdtvpqz',0,'guest','anna','Carl',NULL,NULL);
INSERT INTO "seats" VALUES('umafkcdtvpqz',1,'open',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('mypwsrx5ehux',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('mypwsrx5ehux',1,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('4zjbmd87yz6r',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('4zjbmd87yz6r',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('4zjbmd87yz6r',2,'guest','emil','Emil',NULL,NULL);
INSERT INTO "seats" VALUES('zswy4vmcfwv3',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('zswy4vmcfwv3',1,'program','p9feaa18d02409bb8e6cfb54e9846e2ba','Zephyr','Anna',NULL);
INSERT INTO "seats" VALUES('055962fcdf4b',0,'open',NULL,'Emil',NULL,'emil');
INSERT INTO "seats" VALUES('055962fcdf4b',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('3dfrt849cxsm',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('3dfrt849cxsm',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('kxucumn6g7zv',0,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('kxucumn6g7zv',1,'bot','cadet',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('nsnqg3gg4ep4',0,'guest','anna','Anna',NULL,NULL);
INSERT INTO "seats" VALUES('nsnqg3gg4ep4',1,'guest','ben','Ben',NULL,NULL);
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
INSERT INTO "subscriptions" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','anna','webhook','https://bots.example/hook',NULL,X'7373737373737373737373737373737373737373737373737373737373737373','de','2026-11-30T05:16:16.701+00:00',NULL,0);
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
INSERT INTO "tokens" VALUES('cb47b633a9d10aebba67cb78ad62e7116605857428fbbee8521ed53cdbbbffb8','p9feaa18d02409bb8e6cfb54e9846e2ba','anna','read play','2026-11-30T05:16:16.379+00:00','2026-11-30T05:16:16.379+00:00',NULL,'2026-11-30T05:16:16.412+00:00');
INSERT INTO "tokens" VALUES('a3c88197732dcff87eef233c481fc2f0b4f4e83e6f3556ed7067d6c6e729ff94','p9feaa18d02409bb8e6cfb54e9846e2ba','anna','read','2026-11-30T05:16:16.382+00:00','2026-11-30T05:16:16.405+00:00','0011',NULL);
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
INSERT INTO "tournament_records" VALUES('cup',0,'opened','2026-11-30T05:16:17.225+00:00','anna','{}');
INSERT INTO "tournament_records" VALUES('cup',1,'entered','2026-11-30T05:16:17.239+00:00','anna','{"entrant": 0}');
INSERT INTO "tournament_records" VALUES('cup',2,'entered','2026-11-30T05:16:17.269+00:00','ben','{"entrant": 1}');
INSERT INTO "tournament_records" VALUES('cup',3,'entered','2026-11-30T05:16:17.326+00:00','emil','{"entrant": 2}');
INSERT INTO "tournament_records" VALUES('cup',4,'withdrew','2026-11-30T05:16:17.333+00:00','emil','{"entrant": 2}');
INSERT INTO "tournament_records" VALUES('cup',5,'paired','2026-11-30T05:16:17.368+00:00',NULL,'{"pairings": [[0, 1, "nsnqg3gg4ep4"]], "byes": [], "results": {}, "table": [0, 1]}');
INSERT INTO "tournament_records" VALUES('cup',6,'ended','2026-11-30T05:16:18.195+00:00',NULL,'{"results": {"nsnqg3gg4ep4": [0, 2, null]}}');
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
INSERT INTO "tournaments" VALUES('cup','Cup','round-robin','30+20','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}',5,0,8,0,'2026-11-30T05:16:17.204+00:00','2026-11-30T05:16:17.504+00:00',7);
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
INSERT INTO "tries" VALUES('2026-06-01','balloon-cup','ben','kxucumn6g7zv',0,'2026-11-30T05:16:17.127+00:00',NULL,NULL,NULL,NULL);
CREATE TABLE verdicts (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	is_kept INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness)
);
INSERT INTO "verdicts" VALUES('wwwwwwwwwwwwwwwwwwwwwwww','WWWWWWWWWWWWWWWWWWWWWWWW',0,'2026-11-30T05:16:16.532+00:00');
CREATE INDEX ix_matches_running ON matches (id) WHERE ended_at IS NULL;
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_matches_awaits_rating ON matches (ended_at, id) WHERE awaits_rating = 1;
CREATE INDEX ix_matches_ended ON matches (game, control, ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX ix_matches_offered ON matches (begun_at, id) WHERE offered_by IS NOT NULL AND free_seats > 0 AND deadline IS NOT NULL;
CREATE INDEX ix_proofs_player ON proofs (player);
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
CREATE INDEX ix_notices_due ON notices (due) WHERE due IS NOT NULL;
CREATE INDEX ix_notices_player ON notices (player);
COMMIT;
