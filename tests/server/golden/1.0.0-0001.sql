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
INSERT INTO "accounts" VALUES('a3c80c90000343843a8a3a4b54f51cef3','dora','$argon2id$none',NULL,NULL,0,1,'2026-11-30T08:12:25.369+00:00');
INSERT INTO "accounts" VALUES('ac77843b81f770983b6d5736cd377db90','fred','$argon2id$none',NULL,NULL,0,0,NULL);
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
INSERT INTO "attempts" VALUES('0011',1,'2026-11-30T08:27:25.096+00:00');
INSERT INTO "attempts" VALUES('0022',1,'2026-12-30T08:12:25.171+00:00');
CREATE TABLE blocks (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "blocks" VALUES('a3c80c90000343843a8a3a4b54f51cef3','ben','2026-11-30T08:12:25.011+00:00');
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
INSERT INTO "confirmations" VALUES('3c469e9d6c5875d37a43f353d4f88e61fcf812c66eee3457465a40b0da4153e0','anna','anna@mail.example','de','00000000000000000000000000000000','2026-12-01T08:12:26.581+00:00','2026-11-30T08:12:26.581+00:00',0);
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
INSERT INTO "entries" VALUES('vwvb4vh8czwe',0,'supply','B9 G12 R1 R10 R5 Y12 B3 R4 B7 Y3 Y7 A1 A10 R2 A13 G6 R7 R12 R3 B1 Y5 G2 G10 G7 Y13 B11 R9 G4 Y2 Y8 G8 A4 B5 Y6 A7 G1 R6 Y1 R8 Y11 Y9 G13 R13 B13 R11','fcf5297c','2026-11-30T08:12:20.452+00:00',3688);
INSERT INTO "entries" VALUES('vwvb4vh8czwe',1,'bag','G G Y Y R A Y R Y R Y A A R B B R R A R Y G G G R G Y G B R R R A Y Y B B G G R B Y B Y R','aa567a79','2026-11-30T08:12:20.452+00:00',3688);
INSERT INTO "entries" VALUES('zgk9bvrvqu9z',0,'supply','A13 G8 R11 B3 R3 Y12 R8 Y11 G10 G2 R2 A10 A4 R1 Y13 R6 B13 Y8 Y6 Y9 R12 A1 G12 G7 R4 R9 R10 Y2 G13 A7 G1 Y1 Y5 B1 R5 B5 G6 B7 B9 Y7 R13 B11 G4 R7 Y3','221e0fea','2026-11-30T08:12:20.510+00:00',0);
INSERT INTO "entries" VALUES('zgk9bvrvqu9z',1,'bag','R Y R Y R G G Y R R B A R Y A R Y R Y R B Y B A G G G B R R R Y A G Y B Y G R G Y G B B A','eee39ef2','2026-11-30T08:12:20.510+00:00',0);
INSERT INTO "entries" VALUES('snj7shwmaqwq',0,'supply','R5 R4 R9 R12 R11 G8 G2 G1 Y11 R3 B13 R1 A7 Y6 G13 A1 A13 R6 A4 R8 R10 Y3 B5 R13 G10 B11 R7 G4 Y7 A10 B3 Y2 Y13 B1 Y12 G7 Y1 Y9 Y8 G6 B7 R2 Y5 G12 B9','08ae178d','2026-11-30T08:12:20.558+00:00',0);
INSERT INTO "entries" VALUES('snj7shwmaqwq',1,'bag','B A Y Y R G Y A B B A Y B Y Y R Y Y G B R G Y R R R G R B Y G A R G R G R G R R B R A G Y','68a6c8f7','2026-11-30T08:12:20.558+00:00',0);
INSERT INTO "entries" VALUES('yesdhbe482at',0,'supply','Y12 B9 A13 Y13 A10 Y6 Y1 Y5 R5 R13 B1 G12 R12 R4 G6 R7 A7 G10 B7 R6 G4 R3 G7 Y2 B13 Y8 A4 R10 B11 A1 Y9 R9 R2 R1 Y11 B3 Y7 G1 G13 G8 Y3 B5 G2 R8 R11','d2af5aa6','2026-11-30T08:12:20.602+00:00',1);
INSERT INTO "entries" VALUES('yesdhbe482at',1,'bag','G Y R A Y R G Y Y Y R B R G Y B R G G G R Y A Y R Y G B R B A R R B R Y R B R A G G A B Y','afaf624d','2026-11-30T08:12:20.602+00:00',1);
INSERT INTO "entries" VALUES('vwvb4vh8czwe',2,'0','R10-4','6a4f4e42','2026-11-30T08:12:21.858+00:00',5123);
INSERT INTO "entries" VALUES('vwvb4vh8czwe',3,'1','G6x1','6a692324','2026-11-30T08:12:21.884+00:00',5157);
INSERT INTO "entries" VALUES('vwvb4vh8czwe',4,'0','G12x2','76e35588','2026-11-30T08:12:21.893+00:00',5177);
INSERT INTO "entries" VALUES('vwvb4vh8czwe',5,'1','Y7-2','f59cbd3c','2026-11-30T08:12:21.894+00:00',5179);
INSERT INTO "entries" VALUES('vwvb4vh8czwe',6,'0','R5-4','a9b6945a','2026-11-30T08:12:21.920+00:00',5180);
INSERT INTO "entries" VALUES('vwvb4vh8czwe',7,'1','A13x3','cb272ede','2026-11-30T08:12:21.938+00:00',5206);
INSERT INTO "entries" VALUES('vwvb4vh8czwe',8,'0','Y12-3','bcf121e2','2026-11-30T08:12:21.949+00:00',5224);
INSERT INTO "entries" VALUES('vwvb4vh8czwe',9,'1','R12-3','f1309f10','2026-11-30T08:12:21.965+00:00',5238);
INSERT INTO "entries" VALUES('vwvb4vh8czwe',10,'0','R3-3','3ae62c7b','2026-11-30T08:12:21.984+00:00',5252);
INSERT INTO "entries" VALUES('vwvb4vh8czwe',11,'1','G7x2','e8c2adcf','2026-11-30T08:12:21.989+00:00',5269);
INSERT INTO "entries" VALUES('vwvb4vh8czwe',12,'0','Y13-2','6cc8e771','2026-11-30T08:12:22.001+00:00',5277);
INSERT INTO "entries" VALUES('vwvb4vh8czwe',13,'1','A10-2','95cf0a9f','2026-11-30T08:12:22.008+00:00',5286);
INSERT INTO "entries" VALUES('twdpwt8z9czb',0,'0','@F','0db0c217','2026-11-30T08:12:22.253+00:00',1002);
INSERT INTO "entries" VALUES('twdpwt8z9czb',1,'1','@D','90ab1d66','2026-11-30T08:12:22.266+00:00',1029);
INSERT INTO "entries" VALUES('twdpwt8z9czb',2,'0','>K','1592cf89','2026-11-30T08:12:22.278+00:00',1041);
INSERT INTO "entries" VALUES('twdpwt8z9czb',3,'0','YB','26e518f1','2026-11-30T08:12:22.292+00:00',1052);
INSERT INTO "entries" VALUES('twdpwt8z9czb',4,'1','>C','1e25e956','2026-11-30T08:12:22.308+00:00',1060);
INSERT INTO "entries" VALUES('twdpwt8z9czb',5,'1','OY','f82ed963','2026-11-30T08:12:22.332+00:00',1084);
INSERT INTO "entries" VALUES('twdpwt8z9czb',6,'0','Y','12d4197a','2026-11-30T08:12:22.340+00:00',1098);
INSERT INTO "entries" VALUES('twdpwt8z9czb',7,'0','>F','eb677a51','2026-11-30T08:12:22.372+00:00',1110);
INSERT INTO "entries" VALUES('twdpwt8z9czb',8,'0','YY','c1c2f9c9','2026-11-30T08:12:22.376+00:00',1137);
INSERT INTO "entries" VALUES('twdpwt8z9czb',9,'1','Y','f3301092','2026-11-30T08:12:22.380+00:00',1141);
INSERT INTO "entries" VALUES('twdpwt8z9czb',10,'1','+F-K','7238c142','2026-11-30T08:12:22.385+00:00',1148);
INSERT INTO "entries" VALUES('twdpwt8z9czb',11,'0','+N-Q','6f3e37b7','2026-11-30T08:12:22.391+00:00',1155);
INSERT INTO "entries" VALUES('zgk9bvrvqu9z',2,'0','R8-2','39f2ee49','2026-11-30T08:12:22.401+00:00',1898);
INSERT INTO "entries" VALUES('zgk9bvrvqu9z',3,'1','R1-1','8ca99e8b','2026-11-30T08:12:22.408+00:00',1905);
INSERT INTO "entries" VALUES('zgk9bvrvqu9z',4,'0','G8-4','b863a859','2026-11-30T08:12:22.420+00:00',1910);
INSERT INTO "entries" VALUES('zgk9bvrvqu9z',5,'1','Y8-4','3de42d46','2026-11-30T08:12:22.421+00:00',1919);
INSERT INTO "entries" VALUES('zgk9bvrvqu9z',6,'0','R3-3','02f39af0','2026-11-30T08:12:22.442+00:00',1930);
INSERT INTO "entries" VALUES('snj7shwmaqwq',2,'1','R1x3','e23e082d','2026-11-30T08:12:22.460+00:00',1936);
INSERT INTO "entries" VALUES('snj7shwmaqwq',3,'0','R4x3','6a811cdf','2026-11-30T08:12:22.466+00:00',1941);
INSERT INTO "entries" VALUES('snj7shwmaqwq',4,'1','Y11-2','2f720577','2026-11-30T08:12:22.475+00:00',1948);
INSERT INTO "entries" VALUES('snj7shwmaqwq',5,'0','G1x3','8af33f1f','2026-11-30T08:12:22.488+00:00',1960);
INSERT INTO "entries" VALUES('snj7shwmaqwq',6,'1','A7x2','5bbb1a05','2026-11-30T08:12:22.491+00:00',1969);
INSERT INTO "entries" VALUES('snj7shwmaqwq',7,'0','G2-3','c2f64f3e','2026-11-30T08:12:22.492+00:00',1972);
INSERT INTO "entries" VALUES('snj7shwmaqwq',8,'1','A4x4','d10c9901','2026-11-30T08:12:22.500+00:00',1979);
INSERT INTO "entries" VALUES('snj7shwmaqwq',9,'0','Y3x3','2254277c','2026-11-30T08:12:22.504+00:00',1982);
INSERT INTO "entries" VALUES('snj7shwmaqwq',10,'1','A13-2','853bd142','2026-11-30T08:12:22.516+00:00',1988);
INSERT INTO "entries" VALUES('snj7shwmaqwq',11,'0','~R8R9R13G8','d5c4fc54','2026-11-30T08:12:22.520+00:00',1998);
INSERT INTO "entries" VALUES('snj7shwmaqwq',12,'0','Y7x4','218f0a11','2026-11-30T08:12:22.529+00:00',2008);
INSERT INTO "entries" VALUES('snj7shwmaqwq',13,'1','B13x1','fb28d1a7','2026-11-30T08:12:22.535+00:00',2009);
INSERT INTO "entries" VALUES('snj7shwmaqwq',14,'0','B11-4','8fc7cb67','2026-11-30T08:12:22.536+00:00',2016);
INSERT INTO "entries" VALUES('snj7shwmaqwq',15,'1','B3-4','ce8e489a','2026-11-30T08:12:22.544+00:00',2023);
INSERT INTO "entries" VALUES('snj7shwmaqwq',16,'0','A10x4','af384096','2026-11-30T08:12:22.549+00:00',2028);
INSERT INTO "entries" VALUES('snj7shwmaqwq',17,'1','Y6x2','329be687','2026-11-30T08:12:22.556+00:00',2029);
INSERT INTO "entries" VALUES('snj7shwmaqwq',18,'0','B1-4','d690df58','2026-11-30T08:12:22.557+00:00',2037);
INSERT INTO "entries" VALUES('snj7shwmaqwq',19,'1','Y12x2','e1196f5c','2026-11-30T08:12:22.572+00:00',2044);
INSERT INTO "entries" VALUES('snj7shwmaqwq',20,'0','Y2-3','85981fb0','2026-11-30T08:12:22.573+00:00',2053);
INSERT INTO "entries" VALUES('snj7shwmaqwq',21,'1','B5x3','9daa6384','2026-11-30T08:12:22.588+00:00',2058);
INSERT INTO "entries" VALUES('snj7shwmaqwq',22,'0','Y9x3','1a8b7e45','2026-11-30T08:12:22.599+00:00',2069);
INSERT INTO "entries" VALUES('snj7shwmaqwq',23,'1','Y8x3','bf6db5c6','2026-11-30T08:12:22.609+00:00',2080);
INSERT INTO "entries" VALUES('snj7shwmaqwq',24,'0','~G6G7','a9992aab','2026-11-30T08:12:22.617+00:00',2095);
INSERT INTO "entries" VALUES('snj7shwmaqwq',25,'0','Y5x2','f2f98b38','2026-11-30T08:12:22.631+00:00',2105);
INSERT INTO "entries" VALUES('snj7shwmaqwq',26,'1','Y13x3','0a82c9f0','2026-11-30T08:12:22.641+00:00',2112);
INSERT INTO "entries" VALUES('snj7shwmaqwq',27,'0','~R2R7R11G4','78047376','2026-11-30T08:12:22.670+00:00',2123);
INSERT INTO "entries" VALUES('snj7shwmaqwq',28,'supply','R1 R11 R8 A13 Y2 R13 G1 G7 Y3 R2 R4 R7 Y11 G4 A7 R9 G2 G8 Y6 G6','3f9ac357','2026-11-30T08:12:22.670+00:00',2124);
INSERT INTO "entries" VALUES('snj7shwmaqwq',29,'0','A13-2','bc01417e','2026-11-30T08:12:22.683+00:00',2156);
INSERT INTO "entries" VALUES('snj7shwmaqwq',30,'1','A1-2','2b79c313','2026-11-30T08:12:22.695+00:00',2172);
INSERT INTO "entries" VALUES('snj7shwmaqwq',31,'0','R11x2','d5c6b65d','2026-11-30T08:12:22.710+00:00',2189);
INSERT INTO "entries" VALUES('snj7shwmaqwq',32,'1','R3x2','338570f7','2026-11-30T08:12:22.721+00:00',2200);
INSERT INTO "entries" VALUES('snj7shwmaqwq',33,'0','Y2-2','127163d4','2026-11-30T08:12:22.728+00:00',2206);
INSERT INTO "entries" VALUES('snj7shwmaqwq',34,'1','Y1-3','85c65893','2026-11-30T08:12:22.737+00:00',2216);
INSERT INTO "entries" VALUES('snj7shwmaqwq',35,'0','Y3-4','85b977d9','2026-11-30T08:12:22.755+00:00',2227);
INSERT INTO "entries" VALUES('snj7shwmaqwq',36,'1','B7-1','30bff723','2026-11-30T08:12:22.764+00:00',2236);
INSERT INTO "entries" VALUES('snj7shwmaqwq',37,'0','~R4R8G1','4b1bdf03','2026-11-30T08:12:22.772+00:00',2245);
INSERT INTO "entries" VALUES('snj7shwmaqwq',38,'0','Y11x1','c0b26a9a','2026-11-30T08:12:22.778+00:00',2253);
INSERT INTO "entries" VALUES('snj7shwmaqwq',39,'1','B9-3','3bec4077','2026-11-30T08:12:22.787+00:00',2259);
INSERT INTO "entries" VALUES('snj7shwmaqwq',40,'1','R2-3','78950b91','2026-11-30T08:12:22.794+00:00',2268);
INSERT INTO "entries" VALUES('snj7shwmaqwq',41,'0','R1-3','0f529b2f','2026-11-30T08:12:22.809+00:00',2278);
INSERT INTO "entries" VALUES('snj7shwmaqwq',42,'1','G7x3','14795277','2026-11-30T08:12:22.831+00:00',2298);
INSERT INTO "entries" VALUES('snj7shwmaqwq',43,'0','Y6x2','69d8b74a','2026-11-30T08:12:22.839+00:00',2313);
INSERT INTO "entries" VALUES('snj7shwmaqwq',44,'supply','A13 Y5 B7 Y1 R8 Y13 Y2 G1 B5 A1 B13 R4 Y6 Y12 R3 B9 R11 Y9 Y8','3f3f81dd','2026-11-30T08:12:22.839+00:00',2313);
INSERT INTO "entries" VALUES('snj7shwmaqwq',45,'0','G4-2','d2c4c53a','2026-11-30T08:12:22.852+00:00',2328);
INSERT INTO "entries" VALUES('snj7shwmaqwq',46,'1','G10-3','ca4824a4','2026-11-30T08:12:22.858+00:00',2333);
INSERT INTO "entries" VALUES('snj7shwmaqwq',47,'0','G12x2','3ea863ed','2026-11-30T08:12:22.865+00:00',2340);
INSERT INTO "entries" VALUES('snj7shwmaqwq',48,'1','B7-4','d1690e67','2026-11-30T08:12:22.876+00:00',2350);
INSERT INTO "entries" VALUES('snj7shwmaqwq',49,'bag','Y R G R R A R G B G A A R R B Y R A G A G','03dcb996','2026-11-30T08:12:22.876+00:00',2350);
INSERT INTO "entries" VALUES('snj7shwmaqwq',50,'0','R12-4','46a0e77c','2026-11-30T08:12:22.889+00:00',2360);
INSERT INTO "entries" VALUES('snj7shwmaqwq',51,'1','G8x4','8a046a8e','2026-11-30T08:12:22.900+00:00',2371);
INSERT INTO "entries" VALUES('snj7shwmaqwq',52,'0','R5x4','4835af75','2026-11-30T08:12:22.911+00:00',2381);
INSERT INTO "entries" VALUES('snj7shwmaqwq',53,'1','Y2-2','9cf28ac7','2026-11-30T08:12:22.917+00:00',2391);
INSERT INTO "entries" VALUES('snj7shwmaqwq',54,'0','G1x4','803c09d0','2026-11-30T08:12:22.927+00:00',2401);
INSERT INTO "entries" VALUES('snj7shwmaqwq',55,'1','R8x4','59850405','2026-11-30T08:12:22.936+00:00',2413);
INSERT INTO "entries" VALUES('snj7shwmaqwq',56,'0','Y1-1','7f5525b8','2026-11-30T08:12:22.965+00:00',2429);
INSERT INTO "entries" VALUES('snj7shwmaqwq',57,'0','R9x4','9166df35','2026-11-30T08:12:22.979+00:00',2446);
INSERT INTO "entries" VALUES('snj7shwmaqwq',58,'1','R7x4','476d4b16','2026-11-30T08:12:22.984+00:00',2460);
INSERT INTO "entries" VALUES('snj7shwmaqwq',59,'0','Y5-2','77f71571','2026-11-30T08:12:23.004+00:00',2469);
INSERT INTO "entries" VALUES('snj7shwmaqwq',60,'1','G6-2','dae1be0d','2026-11-30T08:12:23.016+00:00',2485);
INSERT INTO "entries" VALUES('snj7shwmaqwq',61,'0','R3-2','a13d2668','2026-11-30T08:12:23.037+00:00',2509);
INSERT INTO "entries" VALUES('snj7shwmaqwq',62,'1','G2x2','7de00f22','2026-11-30T08:12:23.049+00:00',2526);
INSERT INTO "entries" VALUES('snj7shwmaqwq',63,'0','R4x4','f3ecc4f5','2026-11-30T08:12:23.072+00:00',2545);
INSERT INTO "entries" VALUES('snj7shwmaqwq',64,'0','R11-4','56bcc6ce','2026-11-30T08:12:23.104+00:00',2565);
INSERT INTO "entries" VALUES('snj7shwmaqwq',65,'supply','R12 R8 G8 B3 A10 R9 A4 Y7 B11 G4 Y1 Y5 B7 Y3 Y2 R4 R5 R7 B1 G1 Y11 G12','a8411c66','2026-11-30T08:12:23.104+00:00',2566);
INSERT INTO "entries" VALUES('snj7shwmaqwq',66,'1','Y9x1','baa42dc5','2026-11-30T08:12:23.107+00:00',2585);
INSERT INTO "entries" VALUES('snj7shwmaqwq',67,'0','A7-4','96d29ffe','2026-11-30T08:12:23.116+00:00',2588);
INSERT INTO "entries" VALUES('snj7shwmaqwq',68,'1','R10-2','ad72033b','2026-11-30T08:12:23.128+00:00',2604);
INSERT INTO "entries" VALUES('snj7shwmaqwq',69,'0','R6-4','324e28ef','2026-11-30T08:12:23.136+00:00',2613);
INSERT INTO "entries" VALUES('snj7shwmaqwq',70,'1','R8x4','39a5d7e9','2026-11-30T08:12:23.204+00:00',2662);
INSERT INTO "entries" VALUES('snj7shwmaqwq',71,'0','A10x4','beb7da95','2026-11-30T08:12:23.232+00:00',2701);
INSERT INTO "entries" VALUES('snj7shwmaqwq',72,'1','B9-3','da22b7f5','2026-11-30T08:12:23.269+00:00',2718);
INSERT INTO "entries" VALUES('snj7shwmaqwq',73,'0','Y6x1','0de13b40','2026-11-30T08:12:23.284+00:00',2753);
INSERT INTO "entries" VALUES('snj7shwmaqwq',74,'bag','Y G A Y R B A Y A A Y Y Y Y R R G','3f4eeb32','2026-11-30T08:12:23.284+00:00',2753);
INSERT INTO "entries" VALUES('snj7shwmaqwq',75,'0','Y>G','e256b5a7','2026-11-30T08:12:23.296+00:00',2765);
INSERT INTO "entries" VALUES('snj7shwmaqwq',76,'bag','Y B Y Y Y G Y Y A R Y R R Y A A Y Y A','2a975731','2026-11-30T08:12:23.296+00:00',2765);
INSERT INTO "entries" VALUES('snj7shwmaqwq',77,'0','B11-3','ff9d85fe','2026-11-30T08:12:23.316+00:00',2784);
INSERT INTO "entries" VALUES('snj7shwmaqwq',78,'1','B5-3','076b406f','2026-11-30T08:12:23.331+00:00',2797);
INSERT INTO "entries" VALUES('snj7shwmaqwq',79,'0','Y13-3','887cf11f','2026-11-30T08:12:23.341+00:00',2813);
INSERT INTO "entries" VALUES('snj7shwmaqwq',80,'1','Y7-3','33532437','2026-11-30T08:12:23.355+00:00',2823);
INSERT INTO "entries" VALUES('snj7shwmaqwq',81,'0','G4x1','2825fa58','2026-11-30T08:12:23.377+00:00',2836);
INSERT INTO "entries" VALUES('snj7shwmaqwq',82,'1','B7-2','2b25c4f9','2026-11-30T08:12:23.383+00:00',2858);
INSERT INTO "entries" VALUES('snj7shwmaqwq',83,'0','Y3-3','fa37b7ba','2026-11-30T08:12:23.401+00:00',2870);
INSERT INTO "entries" VALUES('snj7shwmaqwq',84,'1','G13-2','6eb93357','2026-11-30T08:12:23.420+00:00',2889);
INSERT INTO "entries" VALUES('snj7shwmaqwq',85,'0','Y8x3','b0ba29d5','2026-11-30T08:12:23.431+00:00',2901);
INSERT INTO "entries" VALUES('snj7shwmaqwq',86,'1','R9-4','0ae7c59f','2026-11-30T08:12:23.443+00:00',2911);
INSERT INTO "entries" VALUES('snj7shwmaqwq',87,'0','R4x4','43d857c7','2026-11-30T08:12:23.448+00:00',2924);
INSERT INTO "entries" VALUES('snj7shwmaqwq',88,'1','B3x2','545a8dc8','2026-11-30T08:12:23.456+00:00',2929);
INSERT INTO "entries" VALUES('snj7shwmaqwq',89,'0','G8-1','93ff1d4f','2026-11-30T08:12:23.470+00:00',2937);
INSERT INTO "entries" VALUES('snj7shwmaqwq',90,'bag','R G A G G G R Y Y A Y G Y G Y A R A Y Y','a829e128','2026-11-30T08:12:23.470+00:00',2949);
INSERT INTO "entries" VALUES('snj7shwmaqwq',91,'1','Y2-1','c439a0e4','2026-11-30T08:12:23.492+00:00',2957);
INSERT INTO "entries" VALUES('snj7shwmaqwq',92,'supply','G6 Y9 R2 R1 G2 G7 G10 B9 G8 B11 Y6 R10 R3 G4','e77dd3ec','2026-11-30T08:12:23.492+00:00',2957);
INSERT INTO "entries" VALUES('snj7shwmaqwq',93,'0','R7x4','be639320','2026-11-30T08:12:23.506+00:00',2975);
INSERT INTO "entries" VALUES('snj7shwmaqwq',94,'1','R13x4','d9a1e402','2026-11-30T08:12:23.520+00:00',2987);
INSERT INTO "entries" VALUES('snj7shwmaqwq',95,'0','Y9-1','ca41d94b','2026-11-30T08:12:23.528+00:00',3001);
INSERT INTO "entries" VALUES('snj7shwmaqwq',96,'0','A1-4','f9c49507','2026-11-30T08:12:23.537+00:00',3009);
INSERT INTO "entries" VALUES('snj7shwmaqwq',97,'1','R5-4','93855161','2026-11-30T08:12:23.545+00:00',3018);
INSERT INTO "entries" VALUES('snj7shwmaqwq',98,'0','G1x1','f0fc2260','2026-11-30T08:12:23.553+00:00',3028);
INSERT INTO "entries" VALUES('snj7shwmaqwq',99,'1','G6-4','db2cf33d','2026-11-30T08:12:23.566+00:00',3040);
INSERT INTO "entries" VALUES('snj7shwmaqwq',100,'0','G2x4','bd0c79c4','2026-11-30T08:12:23.580+00:00',3059);
INSERT INTO "entries" VALUES('snj7shwmaqwq',101,'1','B1x3','b4cb175d','2026-11-30T08:12:23.600+00:00',3065);
INSERT INTO "entries" VALUES('yesdhbe482at',2,'0','Y6-4','57d769f4','2026-11-30T08:12:23.610+00:00',3019);
INSERT INTO "entries" VALUES('yesdhbe482at',3,'1','R4-2','64b3cd7d','2026-11-30T08:12:23.628+00:00',3034);
INSERT INTO "entries" VALUES('yesdhbe482at',4,'0','A7-3','8ef0b309','2026-11-30T08:12:23.635+00:00',3050);
INSERT INTO "entries" VALUES('yesdhbe482at',5,'1','G10x4','673c2d64','2026-11-30T08:12:23.646+00:00',3060);
INSERT INTO "entries" VALUES('yesdhbe482at',6,'0','Y5-4','55fe215b','2026-11-30T08:12:23.659+00:00',3067);
INSERT INTO "entries" VALUES('yesdhbe482at',7,'1','R12x2','2e34810b','2026-11-30T08:12:23.670+00:00',3079);
INSERT INTO "entries" VALUES('yesdhbe482at',8,'0','Y13-2','75e094ae','2026-11-30T08:12:23.677+00:00',3091);
INSERT INTO "entries" VALUES('yesdhbe482at',9,'1','R5-3','690952da','2026-11-30T08:12:23.686+00:00',3098);
INSERT INTO "entries" VALUES('yesdhbe482at',10,'0','Y1x3','07da744e','2026-11-30T08:12:23.695+00:00',3112);
INSERT INTO "entries" VALUES('yesdhbe482at',11,'1','resign','b2059992','2026-11-30T08:12:23.701+00:00',3116);
INSERT INTO "entries" VALUES('ugsq78ervcaz',0,'1','R','7c7f166d','2026-11-30T08:12:23.706+00:00',2177);
INSERT INTO "entries" VALUES('ugsq78ervcaz',1,'0','>B','b911be9d','2026-11-30T08:12:23.729+00:00',2188);
INSERT INTO "entries" VALUES('ugsq78ervcaz',2,'0','KK','dd829589','2026-11-30T08:12:23.745+00:00',2215);
INSERT INTO "entries" VALUES('ugsq78ervcaz',3,'1','+J-M','d2c20af0','2026-11-30T08:12:23.757+00:00',2226);
INSERT INTO "entries" VALUES('ugsq78ervcaz',4,'0','>C','44370eb5','2026-11-30T08:12:23.773+00:00',2237);
INSERT INTO "entries" VALUES('ugsq78ervcaz',5,'0','OO','b5e01368','2026-11-30T08:12:23.782+00:00',2249);
INSERT INTO "entries" VALUES('ugsq78ervcaz',6,'1','>F','c7bd302b','2026-11-30T08:12:23.793+00:00',2267);
INSERT INTO "entries" VALUES('ugsq78ervcaz',7,'1','OO','b4ac750c','2026-11-30T08:12:23.824+00:00',2284);
INSERT INTO "entries" VALUES('ugsq78ervcaz',8,'0','+I-J','bd8b1a27','2026-11-30T08:12:23.830+00:00',2300);
INSERT INTO "entries" VALUES('ugsq78ervcaz',9,'1','+H-I','ce4d1d7d','2026-11-30T08:12:23.836+00:00',2308);
INSERT INTO "entries" VALUES('ugsq78ervcaz',10,'0','>D','737acb63','2026-11-30T08:12:23.846+00:00',2314);
INSERT INTO "entries" VALUES('ugsq78ervcaz',11,'0','WW','19656564','2026-11-30T08:12:23.852+00:00',2325);
INSERT INTO "entries" VALUES('ugsq78ervcaz',12,'1','>K','6220c5c6','2026-11-30T08:12:23.864+00:00',2330);
INSERT INTO "entries" VALUES('ugsq78ervcaz',13,'1','BB','e19831cd','2026-11-30T08:12:23.869+00:00',2340);
INSERT INTO "entries" VALUES('ugsq78ervcaz',14,'0','+A-F','2ce79093','2026-11-30T08:12:23.877+00:00',2347);
INSERT INTO "entries" VALUES('ugsq78ervcaz',15,'1','+K-N','74577382','2026-11-30T08:12:23.878+00:00',2352);
INSERT INTO "entries" VALUES('ugsq78ervcaz',16,'1','O','179c93d2','2026-11-30T08:12:23.888+00:00',2356);
INSERT INTO "entries" VALUES('ugsq78ervcaz',17,'0','>E','5b72422b','2026-11-30T08:12:23.892+00:00',2364);
INSERT INTO "entries" VALUES('ugsq78ervcaz',18,'0','YB','f64e972a','2026-11-30T08:12:23.896+00:00',2368);
INSERT INTO "entries" VALUES('ugsq78ervcaz',19,'1','>F','8a6a0eaf','2026-11-30T08:12:23.904+00:00',2376);
INSERT INTO "entries" VALUES('ugsq78ervcaz',20,'1','WK','e2ab597d','2026-11-30T08:12:23.912+00:00',2380);
INSERT INTO "entries" VALUES('ugsq78ervcaz',21,'0','K','e8052b28','2026-11-30T08:12:23.913+00:00',2388);
INSERT INTO "entries" VALUES('ugsq78ervcaz',22,'0','+B-F','f4277f2d','2026-11-30T08:12:23.916+00:00',2390);
INSERT INTO "entries" VALUES('ugsq78ervcaz',23,'1','>K','fae55f0f','2026-11-30T08:12:23.920+00:00',2391);
INSERT INTO "entries" VALUES('ugsq78ervcaz',24,'1','YY','8377b523','2026-11-30T08:12:23.961+00:00',2396);
INSERT INTO "entries" VALUES('ugsq78ervcaz',25,'0','+F-N','d0268469','2026-11-30T08:12:23.973+00:00',2437);
INSERT INTO "entries" VALUES('ugsq78ervcaz',26,'1','+N-Q','06edad9c','2026-11-30T08:12:23.982+00:00',2449);
INSERT INTO "entries" VALUES('ugsq78ervcaz',27,'0','>H','0f95d8d9','2026-11-30T08:12:24.005+00:00',2478);
INSERT INTO "entries" VALUES('ugsq78ervcaz',28,'0','WW','d01ae545','2026-11-30T08:12:24.015+00:00',2486);
INSERT INTO "entries" VALUES('ugsq78ervcaz',29,'1','+C-H','0ce1b0d8','2026-11-30T08:12:24.033+00:00',2495);
INSERT INTO "entries" VALUES('ugsq78ervcaz',30,'0','draw','e7fc5820','2026-11-30T08:12:24.075+00:00',2546);
INSERT INTO "entries" VALUES('f7v2yksbwhxp',0,'supply','Y2 Y9 G1 A10 R13 B13 R10 Y13 G4 B5 B1 B3 B7 R2 A7 R1 B11 G8 R5 Y5 G10 Y11 A4 B9 R8 R9 R7 G7 A1 Y7 Y12 G12 G2 G13 R3 G6 Y8 R11 A13 Y1 R4 Y3 R6 Y6 R12','53d5e9ae','2026-11-30T08:12:24.102+00:00',1);
INSERT INTO "entries" VALUES('f7v2yksbwhxp',1,'bag','G A A B A Y Y Y G Y R Y R R G B G Y R Y R B Y B Y R R G B B R G G R A G A R R G B R Y R Y','f20c4e9c','2026-11-30T08:12:24.102+00:00',1);
INSERT INTO "entries" VALUES('xefedwyrg47h',0,'supply','R5 R4 R9 R12 R11 G8 G2 G1 Y11 R3 B13 R1 A7 Y6 G13 A1 A13 R6 A4 R8 R10 Y3 B5 R13 G10 B11 R7 G4 Y7 A10 B3 Y2 Y13 B1 Y12 G7 Y1 Y9 Y8 G6 B7 B9 R2 Y5 G12','727b51f1','2026-11-30T08:12:24.269+00:00',NULL);
INSERT INTO "entries" VALUES('xefedwyrg47h',1,'bag','B A Y Y R G Y A B B A Y B Y Y B R R R R R G Y G Y G A A R G Y Y R G B G R B R Y R G R G R','44deec61','2026-11-30T08:12:24.269+00:00',NULL);
INSERT INTO "entries" VALUES('xefedwyrg47h',2,'1','R1x3','08e712ba','2026-11-30T08:12:24.269+00:00',NULL);
INSERT INTO "entries" VALUES('xefedwyrg47h',3,'0','R4x3','a7713ca2','2026-11-30T08:12:24.269+00:00',NULL);
INSERT INTO "entries" VALUES('xefedwyrg47h',4,'1','Y11-2','6a4deb98','2026-11-30T08:12:24.269+00:00',NULL);
INSERT INTO "entries" VALUES('xefedwyrg47h',5,'0','G1x3','39945dde','2026-11-30T08:12:24.269+00:00',NULL);
INSERT INTO "entries" VALUES('xefedwyrg47h',6,'1','A7x2','f8e573b1','2026-11-30T08:12:24.269+00:00',NULL);
INSERT INTO "entries" VALUES('xefedwyrg47h',7,'0','G2-3','6650a3e7','2026-11-30T08:12:24.269+00:00',NULL);
INSERT INTO "entries" VALUES('xefedwyrg47h',8,'1','A4x4','eb750382','2026-11-30T08:12:24.269+00:00',NULL);
INSERT INTO "entries" VALUES('xefedwyrg47h',9,'0','Y3x3','d561dbf6','2026-11-30T08:12:24.269+00:00',NULL);
INSERT INTO "entries" VALUES('xefedwyrg47h',10,'1','A13-2','059627b9','2026-11-30T08:12:24.269+00:00',NULL);
INSERT INTO "entries" VALUES('xefedwyrg47h',11,'0','~R8R9R13G8','0e7428d8','2026-11-30T08:12:24.269+00:00',NULL);
INSERT INTO "entries" VALUES('xefedwyrg47h',12,'0','Y7x4','0a0a34fd','2026-11-30T08:12:24.269+00:00',NULL);
INSERT INTO "entries" VALUES('xefedwyrg47h',13,'1','B13x1','dddb8dc2','2026-11-30T08:12:24.269+00:00',NULL);
INSERT INTO "entries" VALUES('xefedwyrg47h',14,'0','B11-4','ff70230d','2026-11-30T08:12:24.269+00:00',NULL);
INSERT INTO "entries" VALUES('xefedwyrg47h',15,'1','B3-4','dc5d2d7c','2026-11-30T08:12:24.269+00:00',NULL);
INSERT INTO "entries" VALUES('xefedwyrg47h',16,'0','A10x4','1c34010c','2026-11-30T08:12:24.269+00:00',NULL);
INSERT INTO "entries" VALUES('xefedwyrg47h',17,'1','Y6x2','61295936','2026-11-30T08:12:24.269+00:00',NULL);
INSERT INTO "entries" VALUES('xefedwyrg47h',18,'0','B1-4','6fea0ce1','2026-11-30T08:12:24.269+00:00',NULL);
INSERT INTO "entries" VALUES('xefedwyrg47h',19,'1','Y12x2','ca6e9f3b','2026-11-30T08:12:24.269+00:00',NULL);
INSERT INTO "entries" VALUES('xefedwyrg47h',20,'0','Y2-3','bd934343','2026-11-30T08:12:24.269+00:00',NULL);
INSERT INTO "entries" VALUES('xefedwyrg47h',21,'1','B5x3','a5b384e2','2026-11-30T08:12:24.269+00:00',NULL);
INSERT INTO "entries" VALUES('xefedwyrg47h',22,'0','Y9-4','d6ffa116','2026-11-30T08:12:24.340+00:00',106);
INSERT INTO "entries" VALUES('xefedwyrg47h',23,'1','A1-2','b2843c6f','2026-11-30T08:12:24.341+00:00',108);
INSERT INTO "entries" VALUES('xefedwyrg47h',24,'0','~R7R12','7991a3f2','2026-11-30T08:12:24.342+00:00',109);
INSERT INTO "entries" VALUES('xefedwyrg47h',25,'0','B9x3','a1564298','2026-11-30T08:12:24.342+00:00',110);
INSERT INTO "entries" VALUES('a884p23hpye3',0,'supply','G10 G2 A10 R10 G4 Y7 B13 R3 G13 Y6 Y2 G7 G6 A4 A1 G1 R12 B3 R6 R11 Y5 B9 R8 B11 G8 R1 A7 Y1 R7 Y13 A13 R4 R13 R2 R5 B1 Y11 B7 G12 Y12 Y9 Y8 B5 R9 Y3','cb15a795','2026-11-30T08:12:25.474+00:00',6);
INSERT INTO "entries" VALUES('a884p23hpye3',1,'bag','G Y B Y B Y R A Y G B A G Y G R R B Y R R R Y R B Y Y G Y R A G R R A G G B R B A G Y R R','c5edadad','2026-11-30T08:12:25.474+00:00',6);
INSERT INTO "entries" VALUES('3535wf6at2yp',0,'0','@B','41b578ac','2026-11-30T08:12:26.454+00:00',952);
INSERT INTO "entries" VALUES('3535wf6at2yp',1,'1','@D','76585cc3','2026-11-30T08:12:26.476+00:00',976);
INSERT INTO "entries" VALUES('3535wf6at2yp',2,'2','@D','2c9d7fc2','2026-11-30T08:12:26.484+00:00',986);
INSERT INTO "entries" VALUES('3535wf6at2yp',3,'0','>A','d6dbcad1','2026-11-30T08:12:26.500+00:00',997);
INSERT INTO "entries" VALUES('3535wf6at2yp',4,'1','left cadet','64f1dc59','2026-11-30T08:12:26.507+00:00',1003);
INSERT INTO "entries" VALUES('3535wf6at2yp',5,'0','WW','b4def6bd','2026-11-30T08:12:26.574+00:00',1068);
INSERT INTO "entries" VALUES('3535wf6at2yp',6,'1','>E','b9b8a2e3','2026-11-30T08:12:26.581+00:00',1078);
INSERT INTO "entries" VALUES('unu3rccgx5hs',0,'supply','R11 Y3 G13 R8 B9 R4 A1 A10 B3 R1 B13 A13 G10 Y6 G8 B1 R13 A7 Y13 Y9 Y5 G7 G12 G2 B5 R6 R7 Y11 G4 G6 G1 Y7 R12 R5 A4 R10 Y12 Y2 B11 Y8 Y1 B7 R2 R9 R3','9321d354','2026-11-30T08:12:26.726+00:00',1);
INSERT INTO "entries" VALUES('unu3rccgx5hs',1,'bag','A G R Y Y A B B G G B R R Y Y R Y Y G R Y Y G R Y B A G B G A Y R R R Y R G R R G A B R B','2fa8e0b4','2026-11-30T08:12:26.726+00:00',1);
INSERT INTO "entries" VALUES('unu3rccgx5hs',2,'1','G8x4','d7a8b8eb','2026-11-30T08:12:26.793+00:00',71);
INSERT INTO "entries" VALUES('unu3rccgx5hs',3,'0','B9-4','fba1f25c','2026-11-30T08:12:26.809+00:00',79);
INSERT INTO "entries" VALUES('unu3rccgx5hs',4,'1','G10-4','f69795b0','2026-11-30T08:12:26.829+00:00',101);
INSERT INTO "entries" VALUES('24d215cb207e',0,'supply','B5 Y13 Y1 A1 Y3 R8 B3 B1 G10 R9 R3 B7 A4 Y6 R1 Y5 R2 G6 A10 R11 A13 R12 B9 G1 Y7 B13 G4 G13 R10 G8 Y12 R13 R6 A7 G12 B11 G2 Y8 R5 R7 G7 Y11 Y9 R4 Y2','694d9d13','2026-11-30T08:12:26.850+00:00',1);
INSERT INTO "entries" VALUES('24d215cb207e',1,'bag','R Y A R Y R Y G Y G R B G A R B R B Y Y R Y B G A A G R Y R R G G R R R B B G A G Y B Y Y','b1605891','2026-11-30T08:12:26.850+00:00',1);
INSERT INTO "entries" VALUES('7wsw92chnhcf',0,'0','@N','f3467ebb','2026-11-30T08:12:26.898+00:00',8);
INSERT INTO "entries" VALUES('7wsw92chnhcf',1,'1','@P','791c78f3','2026-11-30T08:12:26.900+00:00',10);
INSERT INTO "entries" VALUES('7wsw92chnhcf',2,'0','>O','87d0b88c','2026-11-30T08:12:26.901+00:00',11);
INSERT INTO "entries" VALUES('7wsw92chnhcf',3,'0','WB','100214d4','2026-11-30T08:12:26.902+00:00',13);
INSERT INTO "entries" VALUES('7wsw92chnhcf',4,'0','takeback 1','36ad851c','2026-11-30T08:12:26.957+00:00',25);
INSERT INTO "entries" VALUES('sfcqyxhpvtk6',0,'supply','R9 B1 Y8 B13 A13 G6 G1 R3 Y12 Y11 R5 Y13 A4 Y6 R12 Y1 A1 G10 G7 R10 A10 R8 Y5 R7 R4 R11 R2 R6 Y7 R13 B7 G13 G2 B9 B5 G8 Y2 Y9 G4 A7 R1 B11 Y3 G12 B3','6c1257b0','2026-11-30T08:12:27.485+00:00',1);
INSERT INTO "entries" VALUES('sfcqyxhpvtk6',1,'bag','Y G A R Y A Y R B Y G B R Y Y R G G R Y G R R R A G Y B Y Y A Y R G B R R B B R R A B G G','e3d56633','2026-11-30T08:12:27.485+00:00',1);
INSERT INTO "entries" VALUES('sfcqyxhpvtk6',2,'0','resign','46848b45','2026-11-30T08:12:27.508+00:00',48);
INSERT INTO "entries" VALUES('d3gczranacmb',0,'supply','R11 Y3 G13 G6 R6 G2 B7 R12 R3 R4 Y1 Y11 B5 A1 R5 Y7 R7 R9 G10 A10 B1 Y5 B9 B3 G7 G1 R13 A7 R1 B13 R2 R8 G4 R10 Y2 Y13 Y12 B11 Y6 A13 Y9 A4 G8 Y8 G12','4ed620cf','2026-11-30T08:12:27.774+00:00',1);
INSERT INTO "entries" VALUES('d3gczranacmb',1,'bag','B Y B R Y A B R A B R R R R Y Y R G R B R Y Y A B G G G A B R Y G Y G R R G A G Y R Y Y G','4e556839','2026-11-30T08:12:27.774+00:00',1);
INSERT INTO "entries" VALUES('d3gczranacmb',2,'0','resign','fd1251e8','2026-11-30T08:12:27.777+00:00',6);
INSERT INTO "entries" VALUES('defe8599a915',0,'supply','Y6 Y12 R10 R8 G10 G1 G8 G7 R5 B13 Y3 Y9 B11 G12 B1 R12 B7 R1 A7 A4 G6 R9 B3 Y7 B5 Y5 B9 Y11 Y13 R2 Y1 Y2 G4 R6 R7 R11 A13 R13 G13 R4 G2 Y8 A10 A1 R3','8d125ab1','2026-11-30T08:12:27.833+00:00',1);
INSERT INTO "entries" VALUES('defe8599a915',1,'bag','G Y R G R R R R Y R B R B G R R Y A A G G R B A Y B Y A A Y G G G Y Y B Y G B B R Y R Y R','dccd216b','2026-11-30T08:12:27.833+00:00',1);
INSERT INTO "entries" VALUES('defe8599a915',2,'1','R5x4','dc3a6a74','2026-11-30T08:12:27.836+00:00',8);
INSERT INTO "entries" VALUES('defe8599a915',3,'0','R8-4','d3be4936','2026-11-30T08:12:27.837+00:00',9);
INSERT INTO "entries" VALUES('defe8599a915',4,'1','R12-4','2d0551b7','2026-11-30T08:12:27.838+00:00',9);
CREATE TABLE former_names (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	ends VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "former_names" VALUES('frederic','Frederic','ac77843b81f770983b6d5736cd377db90','2027-02-28T08:12:25.178+00:00');
CREATE TABLE friend_links (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	ends VARCHAR(32) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "friend_links" VALUES('3967544016595101db010b1a0e729bf93ef2bdd94a56e1a1eea97ae653945ccc','a3c80c90000343843a8a3a4b54f51cef3','2026-12-14T08:12:25.363+00:00');
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
INSERT INTO "friendships" VALUES('a3c80c90000343843a8a3a4b54f51cef3','ac77843b81f770983b6d5736cd377db90',1,1,'2026-11-30T08:12:25.296+00:00');
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
INSERT INTO "matches" VALUES('vwvb4vh8czwe','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'57BD95C537F286952B939A5A2413BADC92D605EA3CD04FD55C0F478141A269DD','2026-11-30T08:12:16.715+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 86400000, "since": 5286}','2026-12-02T08:12:22.001+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,15,14,12,'2026-11-30T08:12:22.002+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('zgk9bvrvqu9z','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',0,1,X'D94DDB8A1BC2A68FBAE1A6AF41C8380C968034599ACD61BA08BFC535F77FDF24','2026-11-30T08:12:20.502+00:00',NULL,NULL,'["guest", "guest"]','[[7, 0, "offered"], [7, 1, "hint"]]',1,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,8,7,5,'2026-11-30T08:12:22.433+00:00','[1]','[]',0,0);
INSERT INTO "matches" VALUES('snj7shwmaqwq','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'1B622D9FE2A7DFA564E66AF49C58DEC7B7E569AA1941806026FEE31DFAF18F2E','2026-11-30T08:12:20.520+00:00','2026-11-30T08:12:23.586+00:00','[[1], "trophies"]','["random", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,93,102,92,'2026-11-30T08:12:23.586+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('yesdhbe482at','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','1.0.0',0,0,X'40F40B3126C2E99F12CE347A12E6FF755B1BCD8E126C59B3E899083D0D3FF426','2026-11-30T08:12:20.582+00:00','2026-11-30T08:12:23.698+00:00','[[0], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1899951, 1879967], "quota": [7000, 7000], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,0,13,12,9,'2026-11-30T08:12:23.698+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('twdpwt8z9czb','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'898B51A0518757E2F77D79BEBE3E106FF1A3904F28CB023B8D4F6ECDA7C08DD1','2026-11-30T08:12:21.236+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,14,12,12,'2026-11-30T08:12:22.391+00:00','[1]','[]',0,0);
INSERT INTO "matches" VALUES('ugsq78ervcaz','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'1957E95188F6DEB3834AD089321B581662E7FD14C7EED428D2CA3B77FCBE0B4A','2026-11-30T08:12:21.525+00:00','2026-11-30T08:12:24.071+00:00','[[], "agreement"]','["guest", "guest"]','[[30, 1, "offered"]]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,33,31,30,'2026-11-30T08:12:24.071+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('f7v2yksbwhxp','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'1E8677B054042536769AE522AF5F3387ACCD8367A38DC537903669C8621B8268','2026-11-30T08:12:24.086+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T08:12:24.086+00:00','anna',0,NULL,NULL,NULL,NULL,NULL,NULL,0,2,2,0,'2026-11-30T08:12:24.101+00:00','[1]','[]',1,0);
INSERT INTO "matches" VALUES('xefedwyrg47h','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'38AB899782B7EF97E2DBF1E6BABA573B74CA655F7E1B8C45383D16B56A3EED72','2026-11-30T08:12:24.232+00:00',NULL,NULL,'["guest", "random"]','[]',0,'{"match": "snj7shwmaqwq", "ply": 22, "dealt": [39, 15]}',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,4,26,24,'2026-11-30T08:12:24.342+00:00','[1]','[]',0,0);
INSERT INTO "matches" VALUES('a884p23hpye3','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'1CDE8BFFF6714CA83E616D3C77EEA77390948A820DAAEE85AC097470A9D143C7','2026-11-30T08:12:25.376+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": true, "free": 86400000, "since": null}','2026-12-14T08:12:25.376+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,1,0,2,0,'2026-11-30T08:12:25.473+00:00','[0]','[]',1,0);
INSERT INTO "matches" VALUES('3535wf6at2yp','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 3, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'C5290510DBA8D0560A360CE1E2FF4514CA8EEE7BAFD9633FCCEFFEC50BB0B008','2026-11-30T08:12:25.497+00:00',NULL,NULL,'["guest", "guest", "guest"]','[[5, 1, "returned"]]',0,NULL,'30+20','{"left": [1800000, 1800000, 1800000], "quota": [3000, 3000, 3000], "forgiven": [0, 0, 0], "seat": 1, "is_first": false, "free": 0, "since": 1398}','2026-11-30T08:42:28.895+00:00',NULL,0,'cadet',NULL,NULL,NULL,NULL,NULL,0,10,7,6,'2026-11-30T08:12:26.575+00:00','[1]','[[1, "left", "cadet"]]',0,0);
INSERT INTO "matches" VALUES('unu3rccgx5hs','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'D4A9B1C6695EAC182A301FB2B532C1984E1300D230268FDD79BC18AF368D86B8','2026-11-30T08:12:26.714+00:00',NULL,NULL,'["guest", "program"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,3,5,3,'2026-11-30T08:12:26.815+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('24d215cb207e','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'A16CED3EA541978168EB2166242FCDADDB1C4A3EE26DF2CB65179B53B050C29F','2026-11-30T08:12:26.846+00:00',NULL,NULL,'["open", "guest"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-14T08:12:26.846+00:00',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,0,0,2,0,'2026-11-30T08:12:26.849+00:00','[1]','[]',1,0);
INSERT INTO "matches" VALUES('7wsw92chnhcf','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'32C9866A8346EF772110DCC3E2B3EC4097EE926172132EC77612115E0754B05B','2026-11-30T08:12:26.889+00:00',NULL,NULL,'["guest", "guest"]','[[4, 0, "asked"], [4, 1, "agreed"], [5, 0, "time"], [5, 1, "thanks"]]',0,NULL,'30+20','{"left": [1819997, 1834988], "quota": [6000, 4000], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 0, "since": 25}','2026-11-30T08:42:48.911+00:00',NULL,0,NULL,'{"length": 3, "won": [2, 0]}',NULL,NULL,NULL,NULL,0,10,5,5,'2026-11-30T08:12:26.915+00:00','[0]','[]',0,0);
INSERT INTO "matches" VALUES('sfcqyxhpvtk6','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','2026-11-30T08:12:27.457+00:00','2026-11-30T08:12:27.505+00:00','[[1], "resignation"]','["guest", "cadet"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,'2026-06-01',NULL,0,2,3,0,'2026-11-30T08:12:27.505+00:00','[]','[]',0,0);
INSERT INTO "matches" VALUES('d3gczranacmb','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'ED818538070547BC0DFCFC066CE6414DB9A173D4619A23C8BAD618158C939E33','2026-11-30T08:12:27.771+00:00','2026-11-30T08:12:27.777+00:00','[[1], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1800000, 1800000], "quota": [3000, 3000], "forgiven": [0, 0], "seat": 0, "is_first": true, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,'cup',0,1,3,0,'2026-11-30T08:12:27.777+00:00','[]','[]',0,1);
INSERT INTO "matches" VALUES('defe8599a915','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'A9B4E2D4E5F51BF49C6D3324972E00E6A407524F64DE5760CB4AB52968EF1C6F','2026-11-30T08:12:27.828+00:00',NULL,NULL,'["guest", "random"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,'["K\u00e4se & \ud83e\uddc0", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"]',NULL,NULL,0,3,5,3,'2026-11-30T08:12:27.837+00:00','[0]','[]',0,0);
CREATE TABLE mutes (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "mutes" VALUES('anna','ben','2026-11-30T08:12:27.128+00:00');
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
INSERT INTO "notices" VALUES('66d93f3726a233ce724745d0b3fe6818bbd58d432e7575ffdaf1ccc42ab3b3c2','eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','vwvb4vh8czwe','12','anna','turn','2026-11-30T08:12:26.696+00:00',NULL,0);
INSERT INTO "notices" VALUES('ef3259a37a8609350a71c820870c72e333b580e12a17c007c3cb28f75df71593','eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','ugsq78ervcaz','over','anna','result','2026-11-30T08:12:26.697+00:00',NULL,0);
INSERT INTO "notices" VALUES('b6bb1e6f5a439b0f8dd4cb45a1c69b54392014af97cbd93b5915faadea0a0711','eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','yesdhbe482at','over','anna','result','2026-11-30T08:12:26.697+00:00',NULL,0);
INSERT INTO "notices" VALUES('de1eae03c183d765049014e91e702682df09a94d19e9f91ba89b2edbf13c876a','eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','snj7shwmaqwq','over','anna','result','2026-11-30T08:12:26.697+00:00',NULL,0);
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
INSERT INTO "passkeys" VALUES('0000000000000000000000000000000000000000000000000000000000000000','a3c80c90000343843a8a3a4b54f51cef3',X'0001',X'02',3,'localhost','Laptop',0,'2026-11-30T08:12:24.914+00:00',NULL);
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
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-30T08:12:20.421+00:00','2026-11-30T08:12:24.374+00:00',NULL,NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-30T08:12:20.507+00:00','2026-11-30T08:12:20.507+00:00',NULL,NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-30T08:12:20.524+00:00','2026-11-30T08:12:20.524+00:00',NULL,NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-30T08:12:24.100+00:00','2026-11-30T08:12:24.352+00:00','anna',NULL);
INSERT INTO "players" VALUES('p04dee57169fcf93ef29380679159719a','program','Zephyr','2026-11-30T08:12:24.821+00:00','2026-11-30T08:12:24.821+00:00',NULL,NULL);
INSERT INTO "players" VALUES('a3c80c90000343843a8a3a4b54f51cef3','account','Dora','2026-11-30T08:12:24.895+00:00','2026-11-30T08:12:24.895+00:00',NULL,NULL);
INSERT INTO "players" VALUES('wilhelmine','guest','Balloonist 6265','2026-11-30T08:12:24.977+00:00','2026-11-30T08:12:25.001+00:00',NULL,'WWWWWWWWWWWWWWWWWWWWWWWW');
INSERT INTO "players" VALUES('ac77843b81f770983b6d5736cd377db90','account','Fred','2026-11-30T08:12:25.114+00:00','2026-11-30T08:12:25.114+00:00',NULL,NULL);
INSERT INTO "players" VALUES('emil','guest','Emil','2026-11-30T08:12:26.372+00:00','2026-11-30T08:12:26.372+00:00',NULL,NULL);
INSERT INTO "players" VALUES('cadet','bot',NULL,'2026-11-30T08:12:27.464+00:00','2026-11-30T08:12:27.464+00:00',NULL,NULL);
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
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-30T08:12:24.347+00:00','2026-11-30T08:12:24.348+00:00',NULL,'2026-11-30T09:12:24.373+00:00','0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-30T08:12:24.352+00:00','2026-11-30T08:12:24.352+00:00',NULL,NULL,'1b94c4356895c3a0',NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-30T08:12:24.365+00:00','2026-11-30T08:12:24.373+00:00',NULL,NULL,'0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('4778dd0e08b227676b3c75a09603797d428dc437f46f8882cc55a848ee40a22c','a3c80c90000343843a8a3a4b54f51cef3','2026-11-30T08:12:24.911+00:00','2026-11-30T08:12:24.911+00:00',NULL,NULL,'4778dd0e08b22767','Firefox, Linux');
INSERT INTO "proofs" VALUES('17b7b4dce9ce7de46d7938f26213f0382d04145da13cfa02a3c60fdd2102b8c1','wilhelmine','2026-11-30T08:12:24.988+00:00','2026-11-30T08:12:25.000+00:00',NULL,NULL,'17b7b4dce9ce7de4',NULL);
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
INSERT INTO "ratings" VALUES('yesdhbe482at',0,'anna','balloon-cup','classical',0,'2026-11-30T08:12:24.215+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
INSERT INTO "ratings" VALUES('yesdhbe482at',1,'ben','balloon-cup','classical',0,'2026-11-30T08:12:24.215+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
CREATE TABLE recoveries (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "recoveries" VALUES('feab992eb010afb5ac647225e9106f30d434c3227c6560c30e56e2fb52effabd','a3c80c90000343843a8a3a4b54f51cef3');
INSERT INTO "recoveries" VALUES('b740859925ece230539fbe93783c946712d6bfbe24e410f5ed3a98ad5f5cfb71','a3c80c90000343843a8a3a4b54f51cef3');
INSERT INTO "recoveries" VALUES('7b7694f2198ecc496d89aa0622e946e6d069d5c8b78a766b51d0aef10130ded9','a3c80c90000343843a8a3a4b54f51cef3');
INSERT INTO "recoveries" VALUES('79200348fad46e91d2bd52ecdc3976aef25fa7b4c031b17622176ff8f6bf987e','a3c80c90000343843a8a3a4b54f51cef3');
INSERT INTO "recoveries" VALUES('435f41cefcd5bd4a909a499fcadb40ef1263943cd3ca9bb9215035b48f32edb3','a3c80c90000343843a8a3a4b54f51cef3');
INSERT INTO "recoveries" VALUES('2b588c85428d98aa5abf0d5378517c07f0c23a67daf04cd610b1f9dbfafd3702','a3c80c90000343843a8a3a4b54f51cef3');
INSERT INTO "recoveries" VALUES('3d54fb31e482aec1231a6f676adfc03f00840cb7243a317c5c7b899a9aa7cc5f','a3c80c90000343843a8a3a4b54f51cef3');
INSERT INTO "recoveries" VALUES('03a4c9fdfa02e94ae4528174abf04a2adad05fc07cbbca003b9cb2acf818c842','a3c80c90000343843a8a3a4b54f51cef3');
INSERT INTO "recoveries" VALUES('8f62545af6777cd61415a8dabc40f0143bd1cdb510b99d643bb02af6cfed9f91','ac77843b81f770983b6d5736cd377db90');
INSERT INTO "recoveries" VALUES('1cf351968129f609f437a5c26f8022982fcfc8185307ed5705c266d4d0585702','ac77843b81f770983b6d5736cd377db90');
INSERT INTO "recoveries" VALUES('86b37acf228b3e356a555d61571460653f2e598464d79777b58c6e48ef6a8cc0','ac77843b81f770983b6d5736cd377db90');
INSERT INTO "recoveries" VALUES('cfba999684b04896651dfd9cd19e57406e90234bf3c08386a30a6250e02b0e6e','ac77843b81f770983b6d5736cd377db90');
INSERT INTO "recoveries" VALUES('233c0470a9ffa1e2babbc8b7a7769f680a3b27741b9f80f3f56bbbb75e464637','ac77843b81f770983b6d5736cd377db90');
INSERT INTO "recoveries" VALUES('da26f0e90816d494d5b513c4b378f7e81c5cc4065c2a481ae92922e1a18b9746','ac77843b81f770983b6d5736cd377db90');
INSERT INTO "recoveries" VALUES('c97be34cf2abfd18a7f093dc0fd04ed1f23bf2afb2ef4bed5466b75beec8250a','ac77843b81f770983b6d5736cd377db90');
INSERT INTO "recoveries" VALUES('fa4256c3aebd51e44452f9091f32065a3656dae2806a962f54c57b0067ddbb80','ac77843b81f770983b6d5736cd377db90');
CREATE TABLE reports (
	player VARCHAR(40) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, name), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "reports" VALUES('anna','Ben','2026-11-30T08:12:25.026+00:00');
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
INSERT INTO "seats" VALUES('vwvb4vh8czwe',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('vwvb4vh8czwe',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('zgk9bvrvqu9z',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('zgk9bvrvqu9z',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('snj7shwmaqwq',0,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('snj7shwmaqwq',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('yesdhbe482at',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('yesdhbe482at',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('twdpwt8z9czb',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('twdpwt8z9czb',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('ugsq78ervcaz',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('ugsq78ervcaz',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('f7v2yksbwhxp',0,'guest','anna','Carl',NULL,NULL);
INSERT INTO "seats" VALUES('f7v2yksbwhxp',1,'open',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('xefedwyrg47h',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('xefedwyrg47h',1,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('a884p23hpye3',0,'account','ac77843b81f770983b6d5736cd377db90','Fred',NULL,NULL);
INSERT INTO "seats" VALUES('a884p23hpye3',1,'open',NULL,'Dora',NULL,'a3c80c90000343843a8a3a4b54f51cef3');
INSERT INTO "seats" VALUES('3535wf6at2yp',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('3535wf6at2yp',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('3535wf6at2yp',2,'guest','emil','Emil',NULL,NULL);
INSERT INTO "seats" VALUES('unu3rccgx5hs',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('unu3rccgx5hs',1,'program','p04dee57169fcf93ef29380679159719a','Zephyr','Anna',NULL);
INSERT INTO "seats" VALUES('24d215cb207e',0,'open',NULL,'Emil',NULL,'emil');
INSERT INTO "seats" VALUES('24d215cb207e',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('7wsw92chnhcf',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('7wsw92chnhcf',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('sfcqyxhpvtk6',0,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('sfcqyxhpvtk6',1,'bot','cadet',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('d3gczranacmb',0,'guest','anna','Anna',NULL,NULL);
INSERT INTO "seats" VALUES('d3gczranacmb',1,'guest','ben','Ben',NULL,NULL);
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
INSERT INTO "subscriptions" VALUES('eedf343f5f360b7a2befd8d9558a1212cb402e95b9b72adbd76a9dfc5a1fce8b','anna','webhook','https://bots.example/hook',NULL,X'7373737373737373737373737373737373737373737373737373737373737373','de','2026-11-30T08:12:26.606+00:00',NULL,0,NULL);
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
INSERT INTO "tokens" VALUES('d80e1ecd24fcf63284905d72c240621515f38b860441e11d4d7b645e58850328','p04dee57169fcf93ef29380679159719a','anna','read play','2026-11-30T08:12:24.824+00:00','2026-11-30T08:12:24.824+00:00',NULL,'2026-11-30T08:12:24.877+00:00');
INSERT INTO "tokens" VALUES('b05e1802294ea5358d84aaba70ced8a2e5aacd619756ea0d167c39d1de6ace48','p04dee57169fcf93ef29380679159719a','anna','read','2026-11-30T08:12:24.844+00:00','2026-11-30T08:12:24.869+00:00','0011',NULL);
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
INSERT INTO "tournament_records" VALUES('cup',0,'opened','2026-11-30T08:12:27.589+00:00','anna','{}');
INSERT INTO "tournament_records" VALUES('cup',1,'entered','2026-11-30T08:12:27.644+00:00','anna','{"entrant": 0}');
INSERT INTO "tournament_records" VALUES('cup',2,'entered','2026-11-30T08:12:27.703+00:00','ben','{"entrant": 1}');
INSERT INTO "tournament_records" VALUES('cup',3,'entered','2026-11-30T08:12:27.715+00:00','emil','{"entrant": 2}');
INSERT INTO "tournament_records" VALUES('cup',4,'withdrew','2026-11-30T08:12:27.745+00:00','emil','{"entrant": 2}');
INSERT INTO "tournament_records" VALUES('cup',5,'paired','2026-11-30T08:12:27.770+00:00',NULL,'{"pairings": [[0, 1, "d3gczranacmb"]], "byes": [], "results": {}, "table": [0, 1]}');
INSERT INTO "tournament_records" VALUES('cup',6,'ended','2026-11-30T08:12:27.779+00:00',NULL,'{"results": {"d3gczranacmb": [0, 2, null]}}');
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
INSERT INTO "tournaments" VALUES('cup','Cup','round-robin','30+20','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}',5,0,8,0,'2026-11-30T08:12:27.559+00:00','2026-11-30T08:12:27.779+00:00',7);
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
INSERT INTO "tries" VALUES('2026-06-01','balloon-cup','ben','sfcqyxhpvtk6',0,'2026-11-30T08:12:27.505+00:00',NULL,NULL,NULL,NULL);
CREATE TABLE verdicts (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	is_kept INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness)
);
INSERT INTO "verdicts" VALUES('wwwwwwwwwwwwwwwwwwwwwwww','WWWWWWWWWWWWWWWWWWWWWWWW',0,'2026-11-30T08:12:25.041+00:00');
CREATE INDEX ix_matches_running ON matches (id) WHERE ended_at IS NULL;
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_matches_awaits_rating ON matches (ended_at, id) WHERE awaits_rating = 1;
CREATE INDEX ix_matches_ended ON matches (game, control, ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX ix_matches_offered ON matches (begun_at, id) WHERE offered_by IS NOT NULL AND free_seats > 0 AND deadline IS NOT NULL;
CREATE INDEX ix_matches_tournament ON matches (tournament) WHERE tournament IS NOT NULL;
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
CREATE INDEX ix_confirmations_player ON confirmations (player);
CREATE INDEX ix_notices_player ON notices (player);
CREATE INDEX ix_notices_due ON notices (due) WHERE due IS NOT NULL;
CREATE INDEX ix_notices_match ON notices ("match");
CREATE INDEX ix_notices_subscription ON notices (subscription);
COMMIT;
