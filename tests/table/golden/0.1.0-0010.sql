BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0010');
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
INSERT INTO "entries" VALUES('t79prjebh42z',0,'supply','R6 B13 A13 B1 R5 A7 B9 A10 R13 G4 Y2 A4 Y5 G1 A1 G12 B5 G8 B3 R10 R1 Y6 Y9 Y13 R12 R7 G10 Y11 R8 G6 Y7 G7 Y3 R9 G13 R2 Y12 B7 B11 Y8 Y1 R11 R4 G2 R3','9114fa3b','2026-11-24T18:13:05.924+00:00',1704);
INSERT INTO "entries" VALUES('t79prjebh42z',1,'bag','G R Y R Y G B R Y Y A B R G R R Y B B G Y Y R R Y A B A G B G A R R Y Y R G Y A G R R G B','6da5b56e','2026-11-24T18:13:05.924+00:00',1704);
INSERT INTO "entries" VALUES('zzjkpwjgg2nc',0,'supply','Y2 G10 R7 B9 Y1 B11 B5 A1 A7 A13 R4 Y5 R9 G1 R5 Y8 G8 R13 Y13 B3 G7 R11 G13 G2 Y3 Y9 Y12 Y6 R2 G4 G6 G12 B7 R12 R8 B13 R10 Y11 B1 A10 Y7 R1 R6 A4 R3','d5624b78','2026-11-24T18:13:05.939+00:00',0);
INSERT INTO "entries" VALUES('zzjkpwjgg2nc',1,'bag','R A G R G G B Y R Y R R G Y R Y Y R G B Y Y A A R G B G R B G R Y R Y G A Y R B Y R B B A','5b509aec','2026-11-24T18:13:05.939+00:00',0);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',0,'supply','A13 Y13 B1 G8 G13 Y2 Y12 R3 R9 R7 B9 R11 R4 R2 A10 G10 Y7 Y3 G1 B7 B11 A4 Y6 A1 Y9 G4 B13 Y8 A7 R8 Y5 G7 Y1 Y11 R6 R1 R12 G2 G6 R13 R5 B5 R10 B3 G12','a8a58ea2','2026-11-24T18:13:05.944+00:00',0);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',1,'bag','R R R Y Y G R R R Y G A A Y G Y R Y G Y R Y A B B A B R G B A Y Y R R B B G G R B Y G G R','5fac2332','2026-11-24T18:13:05.944+00:00',0);
INSERT INTO "entries" VALUES('mymjby3yx6wv',0,'supply','A1 G12 Y7 B13 Y9 A13 Y13 G10 G7 G2 B7 R4 Y8 R8 R12 Y11 Y12 R2 R11 G1 B11 G6 R3 B5 G4 G8 A4 Y6 R13 A10 R1 R10 B3 G13 A7 R6 R7 Y1 B1 Y3 B9 R5 Y5 Y2 R9','86a639e4','2026-11-24T18:13:05.948+00:00',0);
INSERT INTO "entries" VALUES('mymjby3yx6wv',1,'bag','Y R B Y Y R A R Y G R A B R Y R Y Y Y G Y G R A R B Y R A R A G B G R R Y R B G G B G B G','cc535785','2026-11-24T18:13:05.948+00:00',0);
INSERT INTO "entries" VALUES('t79prjebh42z',2,'0','B9-4','fc0a1105','2026-11-24T18:13:06.168+00:00',1952);
INSERT INTO "entries" VALUES('t79prjebh42z',3,'1','G12x1','c112de7a','2026-11-24T18:13:06.174+00:00',1959);
INSERT INTO "entries" VALUES('t79prjebh42z',4,'0','R6-3','f57971aa','2026-11-24T18:13:06.178+00:00',1963);
INSERT INTO "entries" VALUES('t79prjebh42z',5,'1','G8-3','5c8d0a84','2026-11-24T18:13:06.182+00:00',1967);
INSERT INTO "entries" VALUES('t79prjebh42z',6,'0','B5x4','e6762ef6','2026-11-24T18:13:06.186+00:00',1971);
INSERT INTO "entries" VALUES('t79prjebh42z',7,'1','Y2-4','32bddc3d','2026-11-24T18:13:06.190+00:00',1975);
INSERT INTO "entries" VALUES('t79prjebh42z',8,'0','R5-4','19bdd2f0','2026-11-24T18:13:06.194+00:00',1979);
INSERT INTO "entries" VALUES('t79prjebh42z',9,'1','Y6-4','eb979d80','2026-11-24T18:13:06.197+00:00',1982);
INSERT INTO "entries" VALUES('t79prjebh42z',10,'0','R1x4','5b94e334','2026-11-24T18:13:06.202+00:00',1987);
INSERT INTO "entries" VALUES('t79prjebh42z',11,'1','R13-3','ff81815a','2026-11-24T18:13:06.210+00:00',1995);
INSERT INTO "entries" VALUES('t79prjebh42z',12,'0','Y9-4','ca8f122c','2026-11-24T18:13:06.212+00:00',1997);
INSERT INTO "entries" VALUES('t79prjebh42z',13,'1','G4-1','cb1becf9','2026-11-24T18:13:06.214+00:00',1999);
INSERT INTO "entries" VALUES('p2wkjmjuhtx5',0,'0','@P','176534ee','2026-11-24T18:13:06.283+00:00',223);
INSERT INTO "entries" VALUES('p2wkjmjuhtx5',1,'1','@F','fc32410f','2026-11-24T18:13:06.286+00:00',228);
INSERT INTO "entries" VALUES('p2wkjmjuhtx5',2,'0','>L','cdaa3e50','2026-11-24T18:13:06.295+00:00',236);
INSERT INTO "entries" VALUES('p2wkjmjuhtx5',3,'0','WW','bdeb849f','2026-11-24T18:13:06.298+00:00',240);
INSERT INTO "entries" VALUES('p2wkjmjuhtx5',4,'1','>G','58b25cc4','2026-11-24T18:13:06.305+00:00',247);
INSERT INTO "entries" VALUES('p2wkjmjuhtx5',5,'1','RY','8fba1584','2026-11-24T18:13:06.314+00:00',252);
INSERT INTO "entries" VALUES('p2wkjmjuhtx5',6,'0','.','ea2d6aa2','2026-11-24T18:13:06.318+00:00',260);
INSERT INTO "entries" VALUES('p2wkjmjuhtx5',7,'0','+O-R','1fff6cea','2026-11-24T18:13:06.322+00:00',264);
INSERT INTO "entries" VALUES('p2wkjmjuhtx5',8,'1','+J-M','dacb5093','2026-11-24T18:13:06.323+00:00',265);
INSERT INTO "entries" VALUES('p2wkjmjuhtx5',9,'0','>H','d32ef625','2026-11-24T18:13:06.323+00:00',265);
INSERT INTO "entries" VALUES('p2wkjmjuhtx5',10,'0','YW','116a4bc8','2026-11-24T18:13:06.324+00:00',266);
INSERT INTO "entries" VALUES('p2wkjmjuhtx5',11,'1','Y','faabc3e9','2026-11-24T18:13:06.325+00:00',267);
INSERT INTO "entries" VALUES('zzjkpwjgg2nc',2,'0','B5-4','053c5524','2026-11-24T18:13:06.325+00:00',387);
INSERT INTO "entries" VALUES('zzjkpwjgg2nc',3,'1','Y8-4','461d95d3','2026-11-24T18:13:06.326+00:00',388);
INSERT INTO "entries" VALUES('zzjkpwjgg2nc',4,'0','B11x4','faff5249','2026-11-24T18:13:06.326+00:00',388);
INSERT INTO "entries" VALUES('zzjkpwjgg2nc',5,'1','R5-4','7d860801','2026-11-24T18:13:06.327+00:00',389);
INSERT INTO "entries" VALUES('zzjkpwjgg2nc',6,'0','A1-2','730f0a2c','2026-11-24T18:13:06.327+00:00',389);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',2,'1','R2-1','634cc9d2','2026-11-24T18:13:06.331+00:00',388);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',3,'0','Y13x4','e552db98','2026-11-24T18:13:06.334+00:00',391);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',4,'1','R4x2','81878c60','2026-11-24T18:13:06.338+00:00',395);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',5,'0','R3-2','b55f3f0b','2026-11-24T18:13:06.342+00:00',399);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',6,'1','R7-2','b1f86ecf','2026-11-24T18:13:06.346+00:00',403);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',7,'0','Y3-3','3b519f67','2026-11-24T18:13:06.347+00:00',404);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',8,'1','G10x3','6df8b751','2026-11-24T18:13:06.350+00:00',407);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',9,'0','Y12-3','fa76bb19','2026-11-24T18:13:06.354+00:00',411);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',10,'1','Y6x4','3c8253cf','2026-11-24T18:13:06.358+00:00',415);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',11,'0','Y2x3','37abfa2b','2026-11-24T18:13:06.359+00:00',415);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',12,'1','R11x4','7cb5f321','2026-11-24T18:13:06.359+00:00',416);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',13,'0','G8x3','80f52ba1','2026-11-24T18:13:06.360+00:00',417);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',14,'1','R9x4','171f14a5','2026-11-24T18:13:06.360+00:00',417);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',15,'0','Y8x3','4e641bd1','2026-11-24T18:13:06.361+00:00',418);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',16,'0','A1-3','6b45f3da','2026-11-24T18:13:06.361+00:00',418);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',17,'1','G1x3','3b3f2993','2026-11-24T18:13:06.362+00:00',419);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',18,'0','G4x3','8bab8027','2026-11-24T18:13:06.362+00:00',419);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',19,'1','A10x3','ee15b001','2026-11-24T18:13:06.363+00:00',420);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',20,'0','R8-1','20d810cb','2026-11-24T18:13:06.363+00:00',420);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',21,'0','R6-4','aa958c38','2026-11-24T18:13:06.364+00:00',421);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',22,'1','Y9x1','89ffee45','2026-11-24T18:13:06.364+00:00',421);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',23,'0','A13x3','af0c3e18','2026-11-24T18:13:06.365+00:00',422);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',24,'1','Y7-1','ba1989e3','2026-11-24T18:13:06.365+00:00',422);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',25,'1','G6x1','c3b80913','2026-11-24T18:13:06.366+00:00',423);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',26,'0','A4x3','2d926c5e','2026-11-24T18:13:06.366+00:00',423);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',27,'0','G13x1','8936ee01','2026-11-24T18:13:06.367+00:00',424);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',28,'1','R12-3','652cee99','2026-11-24T18:13:06.367+00:00',424);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',29,'0','G2x1','56566899','2026-11-24T18:13:06.368+00:00',425);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',30,'1','R13x3','3f266aa0','2026-11-24T18:13:06.368+00:00',425);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',31,'0','Y1x3','91e93cb6','2026-11-24T18:13:06.369+00:00',426);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',32,'supply','G10 A13 G1 G13 Y2 Y8 Y7 G4 R2 A4 G8 R8 A1 Y3 Y9 Y12 G6 A10','2c12e7f6','2026-11-24T18:13:06.369+00:00',426);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',33,'1','R10-4','7e3ef875','2026-11-24T18:13:06.369+00:00',426);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',34,'0','Y5-3','e22296cf','2026-11-24T18:13:06.370+00:00',427);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',35,'1','G7x1','b7ea5d97','2026-11-24T18:13:06.370+00:00',427);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',36,'1','Y11-1','948eb582','2026-11-24T18:13:06.371+00:00',428);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',37,'0','R1x2','14890fc4','2026-11-24T18:13:06.371+00:00',428);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',38,'0','R5x2','a91f8384','2026-11-24T18:13:06.372+00:00',429);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',39,'1','Y2-3','5a5a01db','2026-11-24T18:13:06.372+00:00',429);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',40,'0','Y7-2','103f3d4a','2026-11-24T18:13:06.373+00:00',430);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',41,'1','~G12B11A7','c0ecfd82','2026-11-24T18:13:06.374+00:00',430);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',42,'1','R8-4','5262a099','2026-11-24T18:13:06.378+00:00',435);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',43,'0','R2-2','eb404a67','2026-11-24T18:13:06.382+00:00',439);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',44,'1','~G13','efb0fc0a','2026-11-24T18:13:06.386+00:00',443);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',45,'1','Y9x3','37bac631','2026-11-24T18:13:06.390+00:00',447);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',46,'0','Y3-1','41f2a2f7','2026-11-24T18:13:06.394+00:00',451);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',47,'1','A1x1','04f6f8ff','2026-11-24T18:13:06.398+00:00',454);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',48,'0','B3-3','f96fb10e','2026-11-24T18:13:06.402+00:00',459);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',49,'supply','Y1 Y9 Y5 Y3 R3 Y2 R7 R13 G2 R12 R1 G12 B11 G13 A7 G7 Y11 R4','8f6ad62b','2026-11-24T18:13:06.402+00:00',459);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',50,'1','Y12-2','504858ba','2026-11-24T18:13:06.406+00:00',463);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',51,'1','A13-3','9c310fd1','2026-11-24T18:13:06.410+00:00',467);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',52,'0','B5-3','85856e4f','2026-11-24T18:13:06.412+00:00',469);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',53,'1','A4-1','17c6260e','2026-11-24T18:13:06.416+00:00',470);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',54,'bag','A Y G B B A G B G Y A Y R R R A G R B','47d85b45','2026-11-24T18:13:06.416+00:00',470);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',55,'0','B1-2','b5e3af59','2026-11-24T18:13:06.417+00:00',474);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',56,'1','R3x2','6f921f54','2026-11-24T18:13:06.422+00:00',475);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',57,'0','G6x1','0b3a0176','2026-11-24T18:13:06.425+00:00',481);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',58,'1','B9-2','b3ad559f','2026-11-24T18:13:06.430+00:00',487);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',59,'0','G1-1','614f3633','2026-11-24T18:13:06.431+00:00',488);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',60,'1','R7-2','cc352774','2026-11-24T18:13:06.434+00:00',491);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',61,'0','Y2-2','34f221fc','2026-11-24T18:13:06.438+00:00',495);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',62,'1','G4-2','43aab2ed','2026-11-24T18:13:06.441+00:00',498);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',63,'0','R12x4','a459b09a','2026-11-24T18:13:06.442+00:00',498);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',64,'bag','G G R R Y B R R R B R A R A Y R R R R','9e4e3dce','2026-11-24T18:13:06.442+00:00',498);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',65,'0','G12-2','5e66004a','2026-11-24T18:13:06.445+00:00',501);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',66,'1','G2x4','be9cf542','2026-11-24T18:13:06.446+00:00',503);
INSERT INTO "entries" VALUES('4ggk6rkwhtkc',67,'0','Y8x2','4cedc179','2026-11-24T18:13:06.448+00:00',505);
INSERT INTO "entries" VALUES('mymjby3yx6wv',2,'0','Y9x1','fc3f7ca5','2026-11-24T18:13:06.454+00:00',507);
INSERT INTO "entries" VALUES('mymjby3yx6wv',3,'1','R8-2','a7de4cef','2026-11-24T18:13:06.458+00:00',510);
INSERT INTO "entries" VALUES('mymjby3yx6wv',4,'0','Y7-1','c50858dd','2026-11-24T18:13:06.466+00:00',519);
INSERT INTO "entries" VALUES('mymjby3yx6wv',5,'1','R2-3','06d1ff95','2026-11-24T18:13:06.475+00:00',527);
INSERT INTO "entries" VALUES('mymjby3yx6wv',6,'0','G10-4','05e4a0c5','2026-11-24T18:13:06.485+00:00',537);
INSERT INTO "entries" VALUES('mymjby3yx6wv',7,'1','Y8x4','7109860b','2026-11-24T18:13:06.490+00:00',541);
INSERT INTO "entries" VALUES('mymjby3yx6wv',8,'0','R11x4','bb7c0b72','2026-11-24T18:13:06.491+00:00',544);
INSERT INTO "entries" VALUES('mymjby3yx6wv',9,'1','B7-2','f6e9a6e0','2026-11-24T18:13:06.492+00:00',544);
INSERT INTO "entries" VALUES('mymjby3yx6wv',10,'0','Y12x3','9d2a29e9','2026-11-24T18:13:06.492+00:00',545);
INSERT INTO "entries" VALUES('mymjby3yx6wv',11,'1','resign','61ac08c9','2026-11-24T18:13:06.493+00:00',545);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',0,'1','W','6a8e82c1','2026-11-24T18:13:06.494+00:00',375);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',1,'0','>B','c6ced54c','2026-11-24T18:13:06.495+00:00',375);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',2,'0','RY','a4707ed7','2026-11-24T18:13:06.495+00:00',376);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',3,'1','+D-E','aca4235d','2026-11-24T18:13:06.496+00:00',377);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',4,'0','+J-M','59823809','2026-11-24T18:13:06.497+00:00',377);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',5,'1','>F','d4cb16f1','2026-11-24T18:13:06.497+00:00',378);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',6,'1','RO','85cbd890','2026-11-24T18:13:06.498+00:00',379);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',7,'0','>G','61c876b6','2026-11-24T18:13:06.499+00:00',379);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',8,'0','OK','aa9b54f7','2026-11-24T18:13:06.499+00:00',380);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',9,'1','>B','29cb5bd8','2026-11-24T18:13:06.500+00:00',381);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',10,'1','RR','9013098a','2026-11-24T18:13:06.500+00:00',381);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',11,'0','>F','12fa67da','2026-11-24T18:13:06.501+00:00',382);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',12,'0','WK','caa8970c','2026-11-24T18:13:06.502+00:00',382);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',13,'1','+A-B','c5409c85','2026-11-24T18:13:06.502+00:00',383);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',14,'1','R','25941fb1','2026-11-24T18:13:06.503+00:00',384);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',15,'0','>K','52aa344a','2026-11-24T18:13:06.503+00:00',384);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',16,'0','YY','54896965','2026-11-24T18:13:06.504+00:00',385);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',17,'1','>G','3dfdd93c','2026-11-24T18:13:06.505+00:00',385);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',18,'1','KK','2407d02f','2026-11-24T18:13:06.505+00:00',386);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',19,'0','+I-J','749dd6e0','2026-11-24T18:13:06.506+00:00',387);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',20,'1','+B-F','06f2aa60','2026-11-24T18:13:06.514+00:00',395);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',21,'0','>N','31f51fef','2026-11-24T18:13:06.518+00:00',399);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',22,'0','RR','7f167004','2026-11-24T18:13:06.519+00:00',400);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',23,'1','>C','7e837d97','2026-11-24T18:13:06.526+00:00',407);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',24,'1','OK','5855014d','2026-11-24T18:13:06.528+00:00',409);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',25,'0','+E-H','fb1ec82a','2026-11-24T18:13:06.534+00:00',415);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',26,'1','+C-D','788ffbd0','2026-11-24T18:13:06.542+00:00',423);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',27,'1','R','3e159145','2026-11-24T18:13:06.546+00:00',427);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',28,'0','+P-R','bb4e682a','2026-11-24T18:13:06.554+00:00',435);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',29,'1','+F-G','6f93e587','2026-11-24T18:13:06.558+00:00',439);
INSERT INTO "entries" VALUES('3hbwnnfwqmj9',30,'0','draw','7c66aaab','2026-11-24T18:13:06.579+00:00',459);
INSERT INTO "entries" VALUES('j2rjxxjnx7ef',0,'supply','B1 A13 B3 A10 R9 R7 Y8 G8 R4 R5 A4 B11 B7 B5 R1 Y13 G13 A1 Y1 G6 R6 G12 Y11 B9 G10 R3 R12 R10 Y2 R2 Y9 R8 G1 R11 Y3 G4 B13 R13 Y12 G2 Y5 A7 Y7 Y6 G7','ead6c582','2026-11-24T18:13:06.584+00:00',0);
INSERT INTO "entries" VALUES('j2rjxxjnx7ef',1,'bag','R G B B R A G B R Y G B R R Y G R Y A Y B Y G B R A Y G A B A R R G R Y R Y Y G R G Y Y R','5d557dd3','2026-11-24T18:13:06.584+00:00',1);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',0,'supply','Y1 B7 R2 G8 Y7 G10 Y9 A4 R1 R12 A7 A13 G2 R4 Y13 Y12 R3 R9 G7 Y11 B5 R11 R8 A10 B11 B9 Y5 B1 B3 Y6 R13 G4 Y3 B13 R6 G6 G12 R7 A1 Y2 Y8 R5 G13 G1 R10','ecd97ef4','2026-11-24T18:13:06.590+00:00',0);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',1,'bag','Y R Y R R A B R Y A B G B Y G R B A G Y A B G Y G R Y Y Y G R R R R B G G Y R A R G B Y R','a6a27998','2026-11-24T18:13:06.590+00:00',0);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',2,'0','Y1-4','9267603b','2026-11-24T18:13:06.606+00:00',18);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',3,'1','Y12-1','2bd53fb2','2026-11-24T18:13:06.611+00:00',22);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',4,'0','Y7-1','4d5d2382','2026-11-24T18:13:06.618+00:00',30);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',5,'1','R1-4','0aca4a39','2026-11-24T18:13:06.622+00:00',32);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',6,'0','R2-3','4b7853d1','2026-11-24T18:13:06.628+00:00',40);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',7,'1','R4-3','5ef6298d','2026-11-24T18:13:06.637+00:00',46);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',8,'0','Y9x2','67bdafb9','2026-11-24T18:13:06.641+00:00',50);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',9,'1','Y13-4','9b16a706','2026-11-24T18:13:06.644+00:00',56);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',10,'0','A4-4','d56610ba','2026-11-24T18:13:06.651+00:00',63);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',11,'1','R11-3','3faa5281','2026-11-24T18:13:06.656+00:00',68);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',12,'0','R3-2','91be29a9','2026-11-24T18:13:06.662+00:00',74);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',13,'1','A13-4','ffc668bf','2026-11-24T18:13:06.670+00:00',82);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',14,'0','B7x4','668040e8','2026-11-24T18:13:06.674+00:00',86);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',15,'1','B9x1','19dca44d','2026-11-24T18:13:06.678+00:00',90);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',16,'0','B11-4','2608a1a4','2026-11-24T18:13:06.685+00:00',97);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',17,'1','Y11x2','fa4e2704','2026-11-24T18:13:06.690+00:00',102);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',18,'0','R8-4','ac6e2c8a','2026-11-24T18:13:06.693+00:00',105);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',19,'0','B5x1','ad967995','2026-11-24T18:13:06.698+00:00',110);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',20,'1','A10-3','9aba6e02','2026-11-24T18:13:06.700+00:00',111);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',21,'0','Y3-4','2989a566','2026-11-24T18:13:06.706+00:00',118);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',22,'1','Y6-4','e58ff9ae','2026-11-24T18:13:06.714+00:00',126);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',23,'0','G6x4','4e8007de','2026-11-24T18:13:06.722+00:00',134);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',24,'1','A7x3','fb90e2ea','2026-11-24T18:13:06.729+00:00',140);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',25,'0','R13-1','71ad10fe','2026-11-24T18:13:06.735+00:00',147);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',26,'1','G2-4','2fef83b2','2026-11-24T18:13:06.738+00:00',150);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',27,'0','G7-4','038fdc34','2026-11-24T18:13:06.743+00:00',155);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',28,'1','G4x4','28047ea3','2026-11-24T18:13:06.750+00:00',162);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',29,'0','R7x1','4f41c7f3','2026-11-24T18:13:06.756+00:00',168);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',30,'0','B3x1','245b7c66','2026-11-24T18:13:06.762+00:00',174);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',31,'1','R9-2','ffd68b89','2026-11-24T18:13:06.770+00:00',182);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',32,'supply','R13 Y11 R8 A4 A13 Y9 Y12 B5 B11 Y7 B7 R7 B9 Y13 Y1 R1 R9 R3','c1f16eca','2026-11-24T18:13:06.770+00:00',182);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',33,'0','B13x4','4e23c274','2026-11-24T18:13:06.778+00:00',189);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',34,'1','B1x4','330cea26','2026-11-24T18:13:06.782+00:00',194);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',35,'1','G12-2','e2338ace','2026-11-24T18:13:06.785+00:00',197);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',36,'0','G8-4','1000999f','2026-11-24T18:13:06.794+00:00',205);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',37,'1','A4x4','5f6cdede','2026-11-24T18:13:06.798+00:00',210);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',38,'0','G1x4','5ae379bb','2026-11-24T18:13:06.806+00:00',218);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',39,'1','R8x3','e6adfcb1','2026-11-24T18:13:06.814+00:00',226);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',40,'1','Y9x4','bd3d6f91','2026-11-24T18:13:06.822+00:00',234);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',41,'0','R5x3','2512c94a','2026-11-24T18:13:06.829+00:00',240);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',42,'1','Y8-3','3998181d','2026-11-24T18:13:06.835+00:00',246);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',43,'0','Y5-3','d4262218','2026-11-24T18:13:06.838+00:00',250);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',44,'1','R12x3','e3ee9c6e','2026-11-24T18:13:06.844+00:00',255);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',45,'0','A13x2','6c4fa59d','2026-11-24T18:13:06.850+00:00',262);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',46,'1','B7x4','14d1c13c','2026-11-24T18:13:06.856+00:00',268);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',47,'0','Y12x4','b8d89eda','2026-11-24T18:13:06.863+00:00',275);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',48,'1','B9-4','eb5da4e7','2026-11-24T18:13:06.866+00:00',278);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',49,'0','G10-3','68220b96','2026-11-24T18:13:06.874+00:00',286);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',50,'1','B11x1','e5ead922','2026-11-24T18:13:06.879+00:00',290);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',51,'supply','B13 A10 G7 A7 R8 G2 R4 Y6 Y3 R11 G6 B11 B3 B1 R2 G4','4c7496c9','2026-11-24T18:13:06.879+00:00',291);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',52,'1','A1x2','c3189c03','2026-11-24T18:13:06.885+00:00',297);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',53,'0','Y13x1','ab2c8e66','2026-11-24T18:13:06.892+00:00',304);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',54,'1','G13-3','4c9c34dd','2026-11-24T18:13:06.894+00:00',306);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',55,'1','A10-4','a7380802','2026-11-24T18:13:06.903+00:00',314);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',56,'0','R7x4','816dc33f','2026-11-24T18:13:06.906+00:00',318);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',57,'1','R6x4','99f74cba','2026-11-24T18:13:06.910+00:00',322);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',58,'0','R10-4','6c91f2da','2026-11-24T18:13:06.918+00:00',330);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',59,'1','R8x4','f668321c','2026-11-24T18:13:06.926+00:00',338);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',60,'0','Y11x3','cc508986','2026-11-24T18:13:06.930+00:00',342);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',61,'1','Y1x3','a619432e','2026-11-24T18:13:06.936+00:00',347);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',62,'0','G7x3','2f251a81','2026-11-24T18:13:06.942+00:00',354);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',63,'1','G6x2','70a5c6a6','2026-11-24T18:13:06.946+00:00',356);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',64,'1','B3-2','f1a86d59','2026-11-24T18:13:06.954+00:00',366);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',65,'0','R3-4','d23633a0','2026-11-24T18:13:06.958+00:00',370);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',66,'1','Y3-3','2ca61655','2026-11-24T18:13:06.966+00:00',378);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',67,'0','Y2-1','aae0af49','2026-11-24T18:13:06.970+00:00',382);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',68,'supply','B7 A10 Y13 G10 G8 A4 Y8 G6 Y9 G12 A13 Y5 R12 Y12 A1 Y2 R5 G13 G1 B9','e99c1f85','2026-11-24T18:13:06.970+00:00',382);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',69,'1','G4-1','670bd37c','2026-11-24T18:13:06.978+00:00',390);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',70,'0','R1x4','bcceeb9d','2026-11-24T18:13:06.986+00:00',397);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',71,'1','R4-4','ed85cc40','2026-11-24T18:13:06.990+00:00',402);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',72,'0','Y13-3','3089a515','2026-11-24T18:13:06.998+00:00',410);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',73,'1','B1x2','019c50ec','2026-11-24T18:13:07.006+00:00',418);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',74,'0','G8-2','56fe202e','2026-11-24T18:13:07.014+00:00',426);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',75,'1','R13-4','3a1db5c1','2026-11-24T18:13:07.022+00:00',434);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',76,'0','+G=R','e7dfca83','2026-11-24T18:13:07.027+00:00',439);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',77,'0','R2-4','7824532c','2026-11-24T18:13:07.030+00:00',442);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',78,'1','G6x1','8d6e4950','2026-11-24T18:13:07.036+00:00',447);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',79,'1','G12x3','096853df','2026-11-24T18:13:07.042+00:00',454);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',80,'0','Y7x4','9df549b0','2026-11-24T18:13:07.046+00:00',458);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',81,'1','A10x4','adde3d33','2026-11-24T18:13:07.055+00:00',466);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',82,'0','G2x2','0413ada4','2026-11-24T18:13:07.058+00:00',470);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',83,'1','R12-3','019e204c','2026-11-24T18:13:07.066+00:00',478);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',84,'0','R11x4','3de385a7','2026-11-24T18:13:07.074+00:00',486);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',85,'1','B5-3','04c4c25f','2026-11-24T18:13:07.079+00:00',491);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',86,'0','Y5x3','eccf738f','2026-11-24T18:13:07.086+00:00',497);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',87,'1','G10x1','ffa71aa2','2026-11-24T18:13:07.094+00:00',506);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',88,'0','Y8-4','b0bc23dc','2026-11-24T18:13:07.102+00:00',514);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',89,'1','A7-4','b641a388','2026-11-24T18:13:07.106+00:00',518);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',90,'supply','R8 R13 Y13 G4 Y3 R10 G6 R7 R3 G7 B3 G2 G8 R1 B1 Y11 R6 R4 G12 Y1','37a707c7','2026-11-24T18:13:07.106+00:00',518);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',91,'0','Y9-3','91fb6269','2026-11-24T18:13:07.114+00:00',526);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',92,'1','G1-1','82342f9c','2026-11-24T18:13:07.122+00:00',534);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',93,'1','+Y=G','79f3e492','2026-11-24T18:13:07.129+00:00',541);
INSERT INTO "entries" VALUES('cuvgxbwn6yak',94,'0','+A=Y','0b7ba14b','2026-11-24T18:13:07.136+00:00',548);
INSERT INTO "entries" VALUES('k87x5wm4h6as',0,'supply','G7 R4 G12 G10 B13 B5 A7 A1 R11 R6 Y7 Y11 B1 Y13 A10 Y2 Y12 R2 R7 G1 G4 R13 G6 B11 R1 R3 R12 Y3 R5 Y8 R8 Y5 A4 A13 B7 G13 Y9 R9 Y1 G8 G2 B9 B3 R10 Y6','23ef7bcd','2026-11-24T18:13:07.159+00:00',0);
INSERT INTO "entries" VALUES('k87x5wm4h6as',1,'bag','G Y R R G B A R Y G Y G Y Y R A Y B Y R R A B R R A R G Y G B G B R R G B Y G A Y R R B Y','4d72c5b0','2026-11-24T18:13:07.159+00:00',0);
INSERT INTO "entries" VALUES('k87x5wm4h6as',2,'1','A10-4','e911fbe4','2026-11-24T18:13:07.168+00:00',11);
INSERT INTO "entries" VALUES('k87x5wm4h6as',3,'0','A7-4','7058b30a','2026-11-24T18:13:07.174+00:00',17);
INSERT INTO "entries" VALUES('k87x5wm4h6as',4,'1','Y11-4','104adc03','2026-11-24T18:13:07.179+00:00',22);
INSERT INTO "entries" VALUES('mufkv5ubtefh',0,'supply','Y6 G7 Y2 Y1 A1 R9 R6 R13 Y5 G8 B3 R3 B13 A7 A10 B7 R10 A4 B5 Y3 A13 B1 B9 R11 G2 R2 G1 R7 R4 R12 R1 Y9 Y8 Y11 B11 Y12 Y13 G6 G10 G12 G4 Y7 G13 R5 R8','e418a0c7','2026-11-24T18:13:07.188+00:00',0);
INSERT INTO "entries" VALUES('mufkv5ubtefh',1,'bag','R G Y Y R Y B G R R R G G A B A Y A R G B Y G R Y A B A R R B Y Y B R G R Y G R B G Y Y R','54d91048','2026-11-24T18:13:07.188+00:00',0);
INSERT INTO "entries" VALUES('s5zmzwmcqeyf',0,'supply','A13 Y13 B1 G8 G13 Y2 Y12 R3 R9 R7 B9 R11 R4 R2 A10 G10 Y7 Y3 G1 B7 B11 A4 Y6 A1 Y9 G4 B13 Y8 A7 R8 Y5 G7 Y1 Y11 R6 R1 R10 G2 R12 G6 B3 B5 R13 R5 G12','88325a86','2026-11-24T18:13:07.203+00:00',NULL);
INSERT INTO "entries" VALUES('s5zmzwmcqeyf',1,'bag','R R R Y Y G R R R Y G A A Y Y A Y Y G G R R R B Y Y Y G R A B A R B R B B G Y R B G B G G','7391923c','2026-11-24T18:13:07.203+00:00',NULL);
INSERT INTO "entries" VALUES('s5zmzwmcqeyf',2,'1','R2-1','fe70c54d','2026-11-24T18:13:07.203+00:00',NULL);
INSERT INTO "entries" VALUES('s5zmzwmcqeyf',3,'0','Y13x4','d8a80325','2026-11-24T18:13:07.203+00:00',NULL);
INSERT INTO "entries" VALUES('s5zmzwmcqeyf',4,'1','R4x2','d54fa5ce','2026-11-24T18:13:07.203+00:00',NULL);
INSERT INTO "entries" VALUES('s5zmzwmcqeyf',5,'0','R3-2','5a4c1d2a','2026-11-24T18:13:07.203+00:00',NULL);
INSERT INTO "entries" VALUES('s5zmzwmcqeyf',6,'1','R7-2','fcd8e5c1','2026-11-24T18:13:07.203+00:00',NULL);
INSERT INTO "entries" VALUES('s5zmzwmcqeyf',7,'0','Y3-3','0aa4a30c','2026-11-24T18:13:07.203+00:00',NULL);
INSERT INTO "entries" VALUES('s5zmzwmcqeyf',8,'1','G10x3','11f1717f','2026-11-24T18:13:07.203+00:00',NULL);
INSERT INTO "entries" VALUES('s5zmzwmcqeyf',9,'0','Y12-3','e371c39c','2026-11-24T18:13:07.203+00:00',NULL);
INSERT INTO "entries" VALUES('s5zmzwmcqeyf',10,'1','Y6x4','84166820','2026-11-24T18:13:07.203+00:00',NULL);
INSERT INTO "entries" VALUES('s5zmzwmcqeyf',11,'0','Y2x3','45cad085','2026-11-24T18:13:07.203+00:00',NULL);
INSERT INTO "entries" VALUES('s5zmzwmcqeyf',12,'1','R11x4','0e55fc18','2026-11-24T18:13:07.203+00:00',NULL);
INSERT INTO "entries" VALUES('s5zmzwmcqeyf',13,'0','G8x3','7da338d7','2026-11-24T18:13:07.203+00:00',NULL);
INSERT INTO "entries" VALUES('s5zmzwmcqeyf',14,'1','R9x4','70ad3e3b','2026-11-24T18:13:07.203+00:00',NULL);
INSERT INTO "entries" VALUES('s5zmzwmcqeyf',15,'0','Y8x3','4a038a31','2026-11-24T18:13:07.203+00:00',NULL);
INSERT INTO "entries" VALUES('s5zmzwmcqeyf',16,'0','A1-3','6642240f','2026-11-24T18:13:07.203+00:00',NULL);
INSERT INTO "entries" VALUES('s5zmzwmcqeyf',17,'1','G1x3','c39d7d23','2026-11-24T18:13:07.203+00:00',NULL);
INSERT INTO "entries" VALUES('s5zmzwmcqeyf',18,'0','G4x3','2f8291b2','2026-11-24T18:13:07.203+00:00',NULL);
INSERT INTO "entries" VALUES('s5zmzwmcqeyf',19,'1','A10x3','92d1f753','2026-11-24T18:13:07.203+00:00',NULL);
INSERT INTO "entries" VALUES('s5zmzwmcqeyf',20,'0','R8-1','92cb9dcf','2026-11-24T18:13:07.203+00:00',NULL);
INSERT INTO "entries" VALUES('s5zmzwmcqeyf',21,'0','R6-4','a9f8c6a9','2026-11-24T18:13:07.203+00:00',NULL);
INSERT INTO "entries" VALUES('s5zmzwmcqeyf',22,'1','Y11x1','5cebb337','2026-11-24T18:13:07.214+00:00',20);
INSERT INTO "entries" VALUES('s5zmzwmcqeyf',23,'0','Y1x1','5f50f83b','2026-11-24T18:13:07.222+00:00',28);
INSERT INTO "entries" VALUES('s5zmzwmcqeyf',24,'1','R10-2','67f32460','2026-11-24T18:13:07.226+00:00',32);
INSERT INTO "entries" VALUES('s5zmzwmcqeyf',25,'0','R1x4','da06e780','2026-11-24T18:13:07.231+00:00',37);
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
INSERT INTO "matches" VALUES('t79prjebh42z','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',0,0,X'7ACA7677405AAC162C6C4E85D89FDA095EF8AF09637D7EFE35C2D949634F97C6','2026-11-24T18:13:04.215+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('zzjkpwjgg2nc','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','0.1.0',0,1,X'A37D18FA56A2EC25C50994A2297F74399596053A4940DC6AE18A2683A852313F','2026-11-24T18:13:05.938+00:00',NULL,NULL,0,'["guest", "guest"]','[[7, 0, "offered"], [7, 1, "hint"]]',1,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('4ggk6rkwhtkc','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'13D644D2E9AAD4DE3FC78093B7A2F341084B02B8C6CACCB030310D4BFE1360A4','2026-11-24T18:13:05.943+00:00','2026-11-24T18:13:06.448+00:00','[[1], "trophies"]',NULL,'["random", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('mymjby3yx6wv','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','0.1.0',0,0,X'7451748EF2F0CE230EFCE9689FC20809EBBACD3059D6F5F7BCAD7BC34971832E','2026-11-24T18:13:05.947+00:00','2026-11-24T18:13:06.493+00:00','[[0], "resignation"]',NULL,'["guest", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('p2wkjmjuhtx5','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'6C73EFA9708C912CDE184B0C214DDF31348789F62441B8C123D2A4C79C7AFBC8','2026-11-24T18:13:06.058+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('3hbwnnfwqmj9','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'AB24199CBA89487734051A612118B3380DC4CD645A20808DA9AB4304C4690753','2026-11-24T18:13:06.119+00:00','2026-11-24T18:13:06.578+00:00','[[], "agreement"]',NULL,'["guest", "guest"]','[[30, 1, "offered"]]',0,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('j2rjxxjnx7ef','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'EEE4FCA69184C0ED0A86E8E52314F07860F932D01A5E711A2802727795A73710','2026-11-24T18:13:06.582+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('cuvgxbwn6yak','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',0,0,X'23825D349824AA83C29D06EA13F865EAB047341438DCD201B4CC6A651BE51EF4','2026-11-24T18:13:06.588+00:00','2026-11-24T18:13:07.136+00:00','[[0], "trophies"]',NULL,'["guest", "guest"]','[]',0,NULL,'30+20','{"left": [2599740, 2579734], "quota": [7000, 7000], "forgiven": [0, 0], "seat": 0, "is_first": true, "free": 0, "since": null}',NULL,NULL,1);
INSERT INTO "matches" VALUES('k87x5wm4h6as','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'7ECA397D6D23B0D5746E3D9277A9333E5D088086D3BE696418183A01ECEA1D15','2026-11-24T18:13:07.157+00:00',NULL,NULL,NULL,'["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1800000, 1800000], "quota": [3000, 3000], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 0, "since": null}',NULL,'anna',1);
INSERT INTO "matches" VALUES('mufkv5ubtefh','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','0.1.0',0,0,X'30471E867C51C037CADC4634FE877BE10E8F605B9FDB5197F87AC2698DAC3713','2026-11-24T18:13:07.186+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": true, "free": 259200000, "since": null}','2026-12-08T18:13:07.186+00:00','ben',0);
INSERT INTO "matches" VALUES('s5zmzwmcqeyf','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'3C17B4DB26F461FFDF94F3458DBF7A2A70441B145F41DD490813F871C885B08F','2026-11-24T18:13:07.194+00:00',NULL,NULL,NULL,'["guest", "random"]','[]',0,'{"match": "4ggk6rkwhtkc", "ply": 22, "dealt": [36, 14]}',NULL,NULL,NULL,NULL,0);
CREATE TABLE players (
	id VARCHAR(40) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(20), 
	created VARCHAR(32) NOT NULL, 
	seen VARCHAR(32) NOT NULL, 
	merged_into VARCHAR(40), 
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-24T18:13:05.920+00:00','2026-11-24T18:13:07.257+00:00',NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-24T18:13:05.938+00:00','2026-11-24T18:13:05.938+00:00',NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-24T18:13:05.944+00:00','2026-11-24T18:13:05.944+00:00',NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-24T18:13:06.583+00:00','2026-11-24T18:13:07.245+00:00','anna');
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
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-24T18:13:07.236+00:00','2026-11-24T18:13:07.237+00:00',NULL,'2026-11-24T19:13:07.257+00:00');
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-24T18:13:07.244+00:00','2026-11-24T18:13:07.245+00:00',NULL,NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-24T18:13:07.250+00:00','2026-11-24T18:13:07.257+00:00',NULL,NULL);
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
INSERT INTO "ratings" VALUES('cuvgxbwn6yak',0,'anna','balloon-cup','classical',1,'2026-11-24T18:13:07.148+00:00',1,2.76353894931404973087e+01,8.06590141354368);
INSERT INTO "ratings" VALUES('cuvgxbwn6yak',1,'ben','balloon-cup','classical',1,'2026-11-24T18:13:07.148+00:00',2,2.23646105068595026912e+01,8.06590141354368);
CREATE TABLE "seats" (
	"match" VARCHAR(22) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	player VARCHAR(40), 
	called VARCHAR(20), 
	PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_seats_player FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "seats" VALUES('t79prjebh42z',0,'guest','anna',NULL);
INSERT INTO "seats" VALUES('t79prjebh42z',1,'guest','ben',NULL);
INSERT INTO "seats" VALUES('zzjkpwjgg2nc',0,'guest','anna',NULL);
INSERT INTO "seats" VALUES('zzjkpwjgg2nc',1,'guest','ben','Ben');
INSERT INTO "seats" VALUES('4ggk6rkwhtkc',0,'bot','random',NULL);
INSERT INTO "seats" VALUES('4ggk6rkwhtkc',1,'guest','anna',NULL);
INSERT INTO "seats" VALUES('mymjby3yx6wv',0,'guest','anna',NULL);
INSERT INTO "seats" VALUES('mymjby3yx6wv',1,'guest','ben','Ben');
INSERT INTO "seats" VALUES('p2wkjmjuhtx5',0,'guest','anna',NULL);
INSERT INTO "seats" VALUES('p2wkjmjuhtx5',1,'guest','ben',NULL);
INSERT INTO "seats" VALUES('3hbwnnfwqmj9',0,'guest','ben','Ben');
INSERT INTO "seats" VALUES('3hbwnnfwqmj9',1,'guest','anna',NULL);
INSERT INTO "seats" VALUES('j2rjxxjnx7ef',0,'guest','anna','Carl');
INSERT INTO "seats" VALUES('j2rjxxjnx7ef',1,'open',NULL,NULL);
INSERT INTO "seats" VALUES('cuvgxbwn6yak',0,'guest','anna',NULL);
INSERT INTO "seats" VALUES('cuvgxbwn6yak',1,'guest','ben','Ben');
INSERT INTO "seats" VALUES('k87x5wm4h6as',0,'guest','anna',NULL);
INSERT INTO "seats" VALUES('k87x5wm4h6as',1,'guest','ben','Ben');
INSERT INTO "seats" VALUES('mufkv5ubtefh',0,'guest','ben','Ben');
INSERT INTO "seats" VALUES('mufkv5ubtefh',1,'open',NULL,NULL);
INSERT INTO "seats" VALUES('s5zmzwmcqeyf',0,'guest','anna',NULL);
INSERT INTO "seats" VALUES('s5zmzwmcqeyf',1,'bot','random',NULL);
CREATE INDEX ix_proofs_player ON proofs (player);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_ratings_player ON ratings (player, game, speed, number);
COMMIT;
