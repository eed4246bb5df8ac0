BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0009');
CREATE TABLE entries (
	"match" VARCHAR(22) NOT NULL, 
	ply INTEGER NOT NULL, 
	actor VARCHAR(16) NOT NULL, 
	text VARCHAR(400) NOT NULL, 
	seal VARCHAR(8) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY ("match", ply), 
	FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "entries" VALUES('seknjvtvegp5',0,'supply','B5 R4 Y5 G10 R11 R3 A4 A7 A1 B1 G1 B3 R9 R12 B9 G7 Y9 B7 Y6 R8 R10 A10 G2 Y12 G12 R1 Y7 G8 R7 Y8 R5 Y1 G13 B13 G4 G6 Y2 B11 Y11 Y13 R2 R6 Y3 R13 A13','3a619914','2026-11-24T14:15:04.025+00:00');
INSERT INTO "entries" VALUES('seknjvtvegp5',1,'bag','R Y R G G G R A R B Y B B G G Y A R Y G R B G R Y G A B R B R R B G A R Y R Y A R Y Y Y Y','1045252b','2026-11-24T14:15:04.025+00:00');
INSERT INTO "entries" VALUES('zshk29hm39c8',0,'supply','G13 B9 G6 G8 G7 R4 Y5 B7 Y11 R3 A4 R13 Y7 R12 B11 B1 R8 Y13 A1 R11 Y8 B5 A13 B13 G12 R10 G4 G2 R1 Y9 R6 Y2 G10 R2 G1 A10 B3 Y3 Y6 R9 Y12 R7 Y1 R5 A7','78c9f381','2026-11-24T14:15:04.091+00:00');
INSERT INTO "entries" VALUES('zshk29hm39c8',1,'bag','G Y B R G G B R A G A R Y B B R Y B R G Y R R A B Y Y R R R A R Y G A Y G R Y Y B Y G G R','f480b712','2026-11-24T14:15:04.091+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',0,'supply','Y5 R3 Y9 Y2 R5 B11 R1 Y13 R12 Y6 Y11 B7 G8 Y1 G7 R10 R13 Y3 B1 B5 B3 A13 R2 R11 R6 G13 R4 A1 G4 G2 B13 G6 G1 A4 Y7 R7 G10 G12 B9 R9 Y12 Y8 R8 A7 A10','4a7e7c8a','2026-11-24T14:15:04.127+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',1,'bag','Y G Y R G R G R B A A R A R R A R B R Y Y Y B Y A R G G G B R Y Y Y G R Y B R Y G G B B R','0e6686ab','2026-11-24T14:15:04.127+00:00');
INSERT INTO "entries" VALUES('qugba5kdf2se',0,'supply','G2 B13 R9 G6 B1 G8 B11 Y13 G1 Y5 G12 R7 R13 R8 B7 Y9 R1 B5 R10 R11 Y8 G13 A7 Y11 R6 A10 Y6 G10 A13 G4 R3 Y12 R2 G7 R4 Y3 B3 A4 B9 Y2 R5 R12 A1 Y7 Y1','8e43a8b1','2026-11-24T14:15:04.155+00:00');
INSERT INTO "entries" VALUES('qugba5kdf2se',1,'bag','Y R A G Y Y B R A A G R G G Y B G R G Y A B B B B Y G G R R Y R Y R R R R G Y R Y A Y B R','7b47db3f','2026-11-24T14:15:04.155+00:00');
INSERT INTO "entries" VALUES('seknjvtvegp5',2,'0','R11-2','65b07f35','2026-11-24T14:15:04.892+00:00');
INSERT INTO "entries" VALUES('seknjvtvegp5',3,'1','B3x4','096b2c82','2026-11-24T14:15:04.898+00:00');
INSERT INTO "entries" VALUES('seknjvtvegp5',4,'0','G10-3','ea44713d','2026-11-24T14:15:04.913+00:00');
INSERT INTO "entries" VALUES('seknjvtvegp5',5,'1','B1-4','a103712b','2026-11-24T14:15:04.923+00:00');
INSERT INTO "entries" VALUES('seknjvtvegp5',6,'0','A4-4','d6fd8462','2026-11-24T14:15:04.939+00:00');
INSERT INTO "entries" VALUES('seknjvtvegp5',7,'1','G7x3','1048aad3','2026-11-24T14:15:04.951+00:00');
INSERT INTO "entries" VALUES('seknjvtvegp5',8,'0','R4x1','368685fd','2026-11-24T14:15:04.963+00:00');
INSERT INTO "entries" VALUES('seknjvtvegp5',9,'1','R9-2','42995b47','2026-11-24T14:15:04.979+00:00');
INSERT INTO "entries" VALUES('seknjvtvegp5',10,'0','G2-3','334d7e86','2026-11-24T14:15:04.987+00:00');
INSERT INTO "entries" VALUES('seknjvtvegp5',11,'1','G1-3','2e43418f','2026-11-24T14:15:05.003+00:00');
INSERT INTO "entries" VALUES('seknjvtvegp5',12,'0','Y5x2','28c705b3','2026-11-24T14:15:05.014+00:00');
INSERT INTO "entries" VALUES('seknjvtvegp5',13,'1','A1-4','dcb692b1','2026-11-24T14:15:05.031+00:00');
INSERT INTO "entries" VALUES('qym8kkrfv523',0,'0','@F','da9bc67f','2026-11-24T14:15:05.055+00:00');
INSERT INTO "entries" VALUES('qym8kkrfv523',1,'1','@D','02cf0e4d','2026-11-24T14:15:05.067+00:00');
INSERT INTO "entries" VALUES('qym8kkrfv523',2,'0','>K','54a12db7','2026-11-24T14:15:05.079+00:00');
INSERT INTO "entries" VALUES('qym8kkrfv523',3,'0','YB','9537e46e','2026-11-24T14:15:05.092+00:00');
INSERT INTO "entries" VALUES('qym8kkrfv523',4,'1','>C','54e33055','2026-11-24T14:15:05.107+00:00');
INSERT INTO "entries" VALUES('qym8kkrfv523',5,'1','OY','3cb4a30b','2026-11-24T14:15:05.114+00:00');
INSERT INTO "entries" VALUES('qym8kkrfv523',6,'0','Y','886ef5ab','2026-11-24T14:15:05.127+00:00');
INSERT INTO "entries" VALUES('qym8kkrfv523',7,'0','>F','3fb55650','2026-11-24T14:15:05.139+00:00');
INSERT INTO "entries" VALUES('qym8kkrfv523',8,'0','YY','9de720f9','2026-11-24T14:15:05.146+00:00');
INSERT INTO "entries" VALUES('qym8kkrfv523',9,'1','Y','095f6720','2026-11-24T14:15:05.159+00:00');
INSERT INTO "entries" VALUES('qym8kkrfv523',10,'1','+F-K','a043b86c','2026-11-24T14:15:05.169+00:00');
INSERT INTO "entries" VALUES('qym8kkrfv523',11,'0','+N-Q','7c918d4d','2026-11-24T14:15:05.183+00:00');
INSERT INTO "entries" VALUES('zshk29hm39c8',2,'0','G6-4','12189a25','2026-11-24T14:15:05.199+00:00');
INSERT INTO "entries" VALUES('zshk29hm39c8',3,'1','B1x4','890b2586','2026-11-24T14:15:05.211+00:00');
INSERT INTO "entries" VALUES('zshk29hm39c8',4,'0','R4-3','c2f87bc1','2026-11-24T14:15:05.223+00:00');
INSERT INTO "entries" VALUES('zshk29hm39c8',5,'1','B11x2','dabd0921','2026-11-24T14:15:05.235+00:00');
INSERT INTO "entries" VALUES('zshk29hm39c8',6,'0','R8x4','06dbcf70','2026-11-24T14:15:05.247+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',2,'1','R10x4','f0064148','2026-11-24T14:15:05.273+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',3,'0','R1x3','dfbc9812','2026-11-24T14:15:05.291+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',4,'1','Y6-2','e289fc9f','2026-11-24T14:15:05.303+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',5,'0','Y2x1','d4e0d084','2026-11-24T14:15:05.315+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',6,'1','G8x3','7818b4bd','2026-11-24T14:15:05.327+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',7,'0','R3-3','27b8a899','2026-11-24T14:15:05.336+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',8,'1','G7x4','b1a716e4','2026-11-24T14:15:05.347+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',9,'0','Y13-2','6c4f5b98','2026-11-24T14:15:05.359+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',10,'1','B3x4','cbab26b8','2026-11-24T14:15:05.369+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',11,'0','B5x4','dcdf8794','2026-11-24T14:15:05.379+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',12,'1','Y11x1','c3848443','2026-11-24T14:15:05.386+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',13,'0','R11-3','55f6d314','2026-11-24T14:15:05.403+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',14,'1','R13-3','de337c9b','2026-11-24T14:15:05.419+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',15,'0','G13x3','994a2585','2026-11-24T14:15:05.427+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',16,'1','R12x3','bab953a1','2026-11-24T14:15:05.436+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',17,'0','A1x3','876204e6','2026-11-24T14:15:05.451+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',18,'1','R6x3','13add242','2026-11-24T14:15:05.463+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',19,'0','R5x3','40cfc2ae','2026-11-24T14:15:05.475+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',20,'1','R2-4','c7c74b32','2026-11-24T14:15:05.486+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',21,'0','A13-4','3494d369','2026-11-24T14:15:05.499+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',22,'1','G4x2','f472aafb','2026-11-24T14:15:05.503+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',23,'0','G6x4','ef5ec88c','2026-11-24T14:15:05.507+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',24,'1','G1-2','39f5078e','2026-11-24T14:15:05.519+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',25,'1','R4-3','0d83550d','2026-11-24T14:15:05.531+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',26,'0','R7x2','447de207','2026-11-24T14:15:05.543+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',27,'1','R9x2','6b612b5d','2026-11-24T14:15:05.552+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',28,'0','A4-2','b6756ade','2026-11-24T14:15:05.563+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',29,'1','~Y1B9','6e3f6989','2026-11-24T14:15:05.578+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',30,'1','A10x3','9dd1fe70','2026-11-24T14:15:05.591+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',31,'supply','Y2 R5 R3 A10 Y1 Y6 Y13 A1 R1 G8 G4 R11 R6 R12 R13 G13 G1 R4 B9 Y11','6446318c','2026-11-24T14:15:05.591+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',32,'1','B13-3','f338e7ce','2026-11-24T14:15:05.606+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',33,'0','R8-3','6f0201bd','2026-11-24T14:15:05.619+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',34,'1','R5x3','c9aeb85f','2026-11-24T14:15:05.627+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',35,'0','R3x3','9effd528','2026-11-24T14:15:05.636+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',36,'1','A10-1','ad0d7328','2026-11-24T14:15:05.647+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',37,'0','B11-3','c1066d0e','2026-11-24T14:15:05.659+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',38,'1','A7-2','58662751','2026-11-24T14:15:05.670+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',39,'1','Y8-2','750e0959','2026-11-24T14:15:05.682+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',40,'0','Y1x2','67de1750','2026-11-24T14:15:05.695+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',41,'1','R1-3','5a266863','2026-11-24T14:15:05.707+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',42,'0','Y13-3','47f8f76c','2026-11-24T14:15:05.719+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',43,'1','B1x3','fdc201bd','2026-11-24T14:15:05.731+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',44,'0','Y3-2','1c228f67','2026-11-24T14:15:05.743+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',45,'1','Y6x2','13d9dd73','2026-11-24T14:15:05.762+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',46,'0','R12x2','7ec305e6','2026-11-24T14:15:05.773+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',47,'1','R6x2','9888aa6a','2026-11-24T14:15:05.779+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',48,'0','Y9x3','0b7824aa','2026-11-24T14:15:05.787+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',49,'1','A1-2','87349fb5','2026-11-24T14:15:05.799+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',50,'0','Y12x3','54682df2','2026-11-24T14:15:05.807+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',51,'1','B9-3','24334bbc','2026-11-24T14:15:05.823+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',52,'supply','B11 B13 Y3 R8 R3 A4 Y6 Y8 Y1 R7 R9 R5 R1 A7','faf05c1b','2026-11-24T14:15:05.823+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',53,'0','Y5-3','99ef7fde','2026-11-24T14:15:05.835+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',54,'0','G8x3','9c827f6d','2026-11-24T14:15:05.859+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',55,'1','G10x3','762b66a0','2026-11-24T14:15:05.871+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',56,'0','G12-3','dbddb4d3','2026-11-24T14:15:05.879+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',57,'1','G4-3','21174e05','2026-11-24T14:15:05.899+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',58,'0','G2-3','9fbddf88','2026-11-24T14:15:05.911+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',59,'1','A4x2','9ee50b06','2026-11-24T14:15:05.925+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',60,'bag','A A G G Y Y B Y R Y G B A R R B Y','251330c0','2026-11-24T14:15:05.925+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',61,'1','B7-2','c320c228','2026-11-24T14:15:05.935+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',62,'0','R3-2','a8c03454','2026-11-24T14:15:05.943+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',63,'1','B11x2','5e4fb33c','2026-11-24T14:15:05.959+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',64,'0','R4x2','ce1df88e','2026-11-24T14:15:05.971+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',65,'bag','R A R Y G R B G R B Y Y R R B G R Y Y R R R','c102ace0','2026-11-24T14:15:05.971+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',66,'1','G1-3','cda6bc87','2026-11-24T14:15:05.983+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',67,'0','R5x3','7552b376','2026-11-24T14:15:05.995+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',68,'1','R1x3','66e5874d','2026-11-24T14:15:06.011+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',69,'supply','G10 B9 Y9 Y12 B1 A1 Y13 R3 G12 R12 Y5 G1 G8 A4 B11 R4 G4 B7 G2 R6','de82bc7c','2026-11-24T14:15:06.011+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',70,'0','R7-3','a3742104','2026-11-24T14:15:06.023+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',71,'1','R8-3','23264894','2026-11-24T14:15:06.033+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',72,'0','A7-3','c97f49bd','2026-11-24T14:15:06.047+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',73,'1','~Y1Y2Y7G10','54070836','2026-11-24T14:15:06.059+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',74,'1','A1-2','268665f3','2026-11-24T14:15:06.071+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',75,'0','~Y3B9B13','dd78d357','2026-11-24T14:15:06.079+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',76,'1','~R9Y9Y13','086b5db3','2026-11-24T14:15:06.091+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',77,'1','A4-3','dc92f3ae','2026-11-24T14:15:06.103+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',78,'1','R>G','758e3cb6','2026-11-24T14:15:06.115+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',79,'bag','Y R Y R R R R B R R Y R R Y R B B G','fd7f5f2f','2026-11-24T14:15:06.115+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',80,'0','Y5-3','9222c623','2026-11-24T14:15:06.127+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',81,'1','Y8-3','624fc6f5','2026-11-24T14:15:06.138+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',82,'0','G4-3','2dfaae99','2026-11-24T14:15:06.154+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',83,'1','R3x3','9eae2845','2026-11-24T14:15:06.170+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',84,'0','G2x3','07eda387','2026-11-24T14:15:06.195+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',85,'supply','R1 Y13 B13 B9 G10 Y7 Y2 R9 Y9 A7 R7 R8 Y1 R5 Y3 A4','d1b18da3','2026-11-24T14:15:06.195+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',86,'1','R6-3','09dde6c1','2026-11-24T14:15:06.206+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',87,'1','R4x3','c9d68521','2026-11-24T14:15:06.222+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',88,'0','R1x3','e7c4f05b','2026-11-24T14:15:06.231+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',89,'1','Y13x3','6d63a496','2026-11-24T14:15:06.235+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',90,'0','Y12-3','18c4c6d1','2026-11-24T14:15:06.243+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',91,'1','~R13G10B1B11','ca0a35e4','2026-11-24T14:15:06.251+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',92,'1','Y2-3','8d42730a','2026-11-24T14:15:06.263+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',93,'0','Y6x3','c5044c77','2026-11-24T14:15:06.278+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',94,'1','R9-3','5a873e8e','2026-11-24T14:15:06.294+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',95,'0','R11x3','415954eb','2026-11-24T14:15:06.314+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',96,'1','A7x2','94a98db6','2026-11-24T14:15:06.323+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',97,'0','R12x3','a5eb66d7','2026-11-24T14:15:06.335+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',98,'1','R7x3','6ce56272','2026-11-24T14:15:06.352+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',99,'supply','G4 R13 Y5 R4 R6 Y12 R1 B11 R3 Y2 Y8 B1 G2 Y13 G10 Y6','7e96f08d','2026-11-24T14:15:06.352+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',100,'0','R5-3','450f4dd8','2026-11-24T14:15:06.362+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',101,'1','~Y3Y9G12','49782d43','2026-11-24T14:15:06.382+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',102,'1','R4x3','0c8d1cb9','2026-11-24T14:15:06.391+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',103,'1','B7x3','a226b129','2026-11-24T14:15:06.409+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',104,'0','R>B','d15f63fe','2026-11-24T14:15:06.419+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',105,'bag','R B R G R R Y Y R R R','27ad8755','2026-11-24T14:15:06.419+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',106,'0','R8-3','06833010','2026-11-24T14:15:06.431+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',107,'1','B13-3','ab00ce7b','2026-11-24T14:15:06.443+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',108,'0','A4-1','f3c8dc6b','2026-11-24T14:15:06.455+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',109,'0','R13-3','3733fa4b','2026-11-24T14:15:06.471+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',110,'1','R6-1','bf8a151a','2026-11-24T14:15:06.479+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',111,'0','~Y7G1','b5bff69a','2026-11-24T14:15:06.498+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',112,'1','R1x1','13b5a1dd','2026-11-24T14:15:06.507+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',113,'1','R3-3','e39bdbdb','2026-11-24T14:15:06.527+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',114,'0','R>Y','250ed949','2026-11-24T14:15:06.542+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',115,'bag','R R R R R R R R Y G R','9f9f0b81','2026-11-24T14:15:06.542+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',116,'0','B9x1','b56dabd6','2026-11-24T14:15:06.558+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',117,'supply','Y9 R4 R11 Y7 Y3 R6 R12 R5 R1 A10 A4 G1 R7 R9 G12','dc468181','2026-11-24T14:15:06.558+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',118,'1','B1x1','ae4451b8','2026-11-24T14:15:06.567+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',119,'0','~Y2Y13G13B11','9e2230aa','2026-11-24T14:15:06.582+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',120,'0','R6x3','f5e1ee75','2026-11-24T14:15:06.599+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',121,'1','R4-3','40cfb806','2026-11-24T14:15:06.607+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',122,'0','R12x3','d31cf0c2','2026-11-24T14:15:06.623+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',123,'1','R5x1','7a45f577','2026-11-24T14:15:06.631+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',124,'0','R11-3','2816efca','2026-11-24T14:15:06.647+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',125,'1','A10x2','9a4222d4','2026-11-24T14:15:06.667+00:00');
INSERT INTO "entries" VALUES('74rajhe84wbw',126,'0','A4x4','78ae5da8','2026-11-24T14:15:06.676+00:00');
INSERT INTO "entries" VALUES('qugba5kdf2se',2,'0','Y13-1','8e3c73a5','2026-11-24T14:15:06.691+00:00');
INSERT INTO "entries" VALUES('qugba5kdf2se',3,'1','Y5-1','f101df3f','2026-11-24T14:15:06.710+00:00');
INSERT INTO "entries" VALUES('qugba5kdf2se',4,'0','R9x2','c359dedf','2026-11-24T14:15:06.718+00:00');
INSERT INTO "entries" VALUES('qugba5kdf2se',5,'1','B5x4','9412f40f','2026-11-24T14:15:06.728+00:00');
INSERT INTO "entries" VALUES('qugba5kdf2se',6,'0','R10-4','152185ae','2026-11-24T14:15:06.740+00:00');
INSERT INTO "entries" VALUES('qugba5kdf2se',7,'1','Y9x3','81a79dbf','2026-11-24T14:15:06.759+00:00');
INSERT INTO "entries" VALUES('qugba5kdf2se',8,'0','G2x3','8127f403','2026-11-24T14:15:06.761+00:00');
INSERT INTO "entries" VALUES('qugba5kdf2se',9,'1','R13-4','33edb756','2026-11-24T14:15:06.767+00:00');
INSERT INTO "entries" VALUES('qugba5kdf2se',10,'0','G8-1','d6e562b9','2026-11-24T14:15:06.779+00:00');
INSERT INTO "entries" VALUES('qugba5kdf2se',11,'1','resign','bc99883b','2026-11-24T14:15:06.787+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',0,'1','O','a97a3c2e','2026-11-24T14:15:06.791+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',1,'0','>B','ae6bfc4d','2026-11-24T14:15:06.794+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',2,'0','OK','95948db0','2026-11-24T14:15:06.813+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',3,'1','>F','c2ccf0c6','2026-11-24T14:15:06.827+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',4,'1','YY','c9dbc530','2026-11-24T14:15:06.835+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',5,'0','>A','ea725c02','2026-11-24T14:15:06.847+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',6,'0','RW','9278a6c8','2026-11-24T14:15:06.870+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',7,'1','>A','65f8d166','2026-11-24T14:15:06.879+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',8,'1','RR','8b3eb507','2026-11-24T14:15:06.895+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',9,'0','>B','6e63a994','2026-11-24T14:15:06.903+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',10,'0','RR','fdaea7a4','2026-11-24T14:15:06.913+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',11,'1','+I-L','056746f1','2026-11-24T14:15:06.927+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',12,'0','+A-B','d8ab9aa6','2026-11-24T14:15:06.935+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',13,'0','O','f51f7d2b','2026-11-24T14:15:06.942+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',14,'1','+N-O','eabe0ac9','2026-11-24T14:15:06.955+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',15,'0','+D-E','0367100d','2026-11-24T14:15:06.962+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',16,'1','>F','2b189897','2026-11-24T14:15:06.971+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',17,'1','OY','59939853','2026-11-24T14:15:06.991+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',18,'0','+I-J','109b181a','2026-11-24T14:15:07.005+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',19,'1','>N','e4858541','2026-11-24T14:15:07.019+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',20,'1','YB','f4f966db','2026-11-24T14:15:07.021+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',21,'0','>F','52764be7','2026-11-24T14:15:07.033+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',22,'0','KK','fab7595c','2026-11-24T14:15:07.052+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',23,'1','+L-P','6ec70c6d','2026-11-24T14:15:07.061+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',24,'0','>B','94b65b27','2026-11-24T14:15:07.074+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',25,'0','RY','f6744ac6','2026-11-24T14:15:07.087+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',26,'1','>Q','e94b9646','2026-11-24T14:15:07.110+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',27,'1','YB','c5f0b876','2026-11-24T14:15:07.119+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',28,'0','+F-N','29c44765','2026-11-24T14:15:07.138+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',29,'1','+Q-R','a026a9e4','2026-11-24T14:15:07.143+00:00');
INSERT INTO "entries" VALUES('9vvyem2nvz4w',30,'0','draw','35788ee8','2026-11-24T14:15:07.171+00:00');
INSERT INTO "entries" VALUES('6mzvj5e4rjaw',0,'supply','R8 B11 Y13 R4 G2 R3 Y1 B5 Y8 R11 G7 R2 R7 A4 G4 G1 Y2 R9 G10 A13 B13 Y5 G13 B7 A10 B1 Y9 Y7 Y6 Y11 A1 Y12 B9 R13 G12 R12 Y3 B3 R1 A7 G8 R6 R5 R10 G6','d4a477ee','2026-11-24T14:15:07.187+00:00');
INSERT INTO "entries" VALUES('6mzvj5e4rjaw',1,'bag','B R Y R G R G B R A Y Y Y G Y B R A R G R R G R Y R Y Y R Y Y B Y G A A A G G R B B G R B','98486d9e','2026-11-24T14:15:07.187+00:00');
INSERT INTO "entries" VALUES('nmcdyfa33pxe',0,'supply','Y5 R3 Y9 Y2 R5 B11 R1 Y13 R12 Y6 Y11 B7 G8 Y1 G7 R10 R13 Y3 B1 B5 B3 A13 R2 R11 R6 G13 R4 A1 G4 G2 B13 G6 G1 A4 Y7 R7 R8 A7 Y12 G10 G12 A10 B9 R9 Y8','316ed5e8','2026-11-24T14:15:07.271+00:00');
INSERT INTO "entries" VALUES('nmcdyfa33pxe',1,'bag','Y G Y R G R G R B A A R A R Y R Y R R Y B G Y R R G G G Y B R Y B R B B A G Y A Y B Y R G','2e5ef2e3','2026-11-24T14:15:07.271+00:00');
INSERT INTO "entries" VALUES('nmcdyfa33pxe',2,'1','R10x4','ec86e96a','2026-11-24T14:15:07.271+00:00');
INSERT INTO "entries" VALUES('nmcdyfa33pxe',3,'0','R1x3','4a9649a9','2026-11-24T14:15:07.271+00:00');
INSERT INTO "entries" VALUES('nmcdyfa33pxe',4,'1','Y6-2','6feb909e','2026-11-24T14:15:07.271+00:00');
INSERT INTO "entries" VALUES('nmcdyfa33pxe',5,'0','Y2x1','cd806da4','2026-11-24T14:15:07.271+00:00');
INSERT INTO "entries" VALUES('nmcdyfa33pxe',6,'1','G8x3','fb0032b4','2026-11-24T14:15:07.271+00:00');
INSERT INTO "entries" VALUES('nmcdyfa33pxe',7,'0','R3-3','5b44daa1','2026-11-24T14:15:07.271+00:00');
INSERT INTO "entries" VALUES('nmcdyfa33pxe',8,'1','G7x4','594eb7e4','2026-11-24T14:15:07.271+00:00');
INSERT INTO "entries" VALUES('nmcdyfa33pxe',9,'0','Y13-2','93a6ebe9','2026-11-24T14:15:07.271+00:00');
INSERT INTO "entries" VALUES('nmcdyfa33pxe',10,'1','B3x4','f488b3b4','2026-11-24T14:15:07.271+00:00');
INSERT INTO "entries" VALUES('nmcdyfa33pxe',11,'0','B5x4','017ac542','2026-11-24T14:15:07.271+00:00');
INSERT INTO "entries" VALUES('nmcdyfa33pxe',12,'1','Y11x1','0a05f0ff','2026-11-24T14:15:07.271+00:00');
INSERT INTO "entries" VALUES('nmcdyfa33pxe',13,'0','R11-3','2d1ce40e','2026-11-24T14:15:07.271+00:00');
INSERT INTO "entries" VALUES('nmcdyfa33pxe',14,'1','R13-3','24f5924e','2026-11-24T14:15:07.271+00:00');
INSERT INTO "entries" VALUES('nmcdyfa33pxe',15,'0','G13x3','7194a8a3','2026-11-24T14:15:07.271+00:00');
INSERT INTO "entries" VALUES('nmcdyfa33pxe',16,'1','R12x3','377bc7e1','2026-11-24T14:15:07.271+00:00');
INSERT INTO "entries" VALUES('nmcdyfa33pxe',17,'0','A1x3','aa741a15','2026-11-24T14:15:07.271+00:00');
INSERT INTO "entries" VALUES('nmcdyfa33pxe',18,'1','R6x3','86dcfa05','2026-11-24T14:15:07.271+00:00');
INSERT INTO "entries" VALUES('nmcdyfa33pxe',19,'0','R5x3','4ec4357c','2026-11-24T14:15:07.271+00:00');
INSERT INTO "entries" VALUES('nmcdyfa33pxe',20,'1','R2-4','467d9460','2026-11-24T14:15:07.271+00:00');
INSERT INTO "entries" VALUES('nmcdyfa33pxe',21,'0','A13-4','33806d0f','2026-11-24T14:15:07.271+00:00');
INSERT INTO "entries" VALUES('nmcdyfa33pxe',22,'1','G4-2','475b64a6','2026-11-24T14:15:07.343+00:00');
INSERT INTO "entries" VALUES('nmcdyfa33pxe',23,'0','G2-2','03916f1e','2026-11-24T14:15:07.359+00:00');
INSERT INTO "entries" VALUES('nmcdyfa33pxe',24,'1','R8x2','b43c75b0','2026-11-24T14:15:07.375+00:00');
INSERT INTO "entries" VALUES('nmcdyfa33pxe',25,'0','Y9-2','1f79f491','2026-11-24T14:15:07.391+00:00');
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
	offer INTEGER, titles JSON DEFAULT '[]' NOT NULL, remarks JSON DEFAULT '[]' NOT NULL, is_friendly INTEGER DEFAULT '0' NOT NULL, begun_from JSON, 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('seknjvtvegp5','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',0,0,X'6A0A64641DACF6D285CBF9BC5743D211300B604C6D04BA748C742CBACE5897B4','2026-11-24T14:15:04.016+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL);
INSERT INTO "matches" VALUES('zshk29hm39c8','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','0.1.0',0,1,X'EF6CCA5ECD74F4AC951D667965870945C8F081DCC58B0545D0083432A3698077','2026-11-24T14:15:04.086+00:00',NULL,NULL,0,'["guest", "guest"]','[[7, 0, "offered"], [7, 1, "hint"]]',1,NULL);
INSERT INTO "matches" VALUES('74rajhe84wbw','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'A9BD89CC38ED43C38FB6C7B0FCE09FD8BBB81A9C9DD458B535B68387C61ED5A3','2026-11-24T14:15:04.114+00:00','2026-11-24T14:15:06.675+00:00','[[0], "trophies"]',NULL,'["random", "guest"]','[]',0,NULL);
INSERT INTO "matches" VALUES('qugba5kdf2se','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','0.1.0',0,0,X'BFB1490250A656B98B095AEA853EAF717C026B7F624EC841A06EB0D23610E0FD','2026-11-24T14:15:04.150+00:00','2026-11-24T14:15:06.786+00:00','[[0], "resignation"]',NULL,'["guest", "guest"]','[]',0,NULL);
INSERT INTO "matches" VALUES('qym8kkrfv523','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'7F0274E2300D3537607E2C1583E742C28CC93719D91761706D6DEB35D2A88D26','2026-11-24T14:15:04.801+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL);
INSERT INTO "matches" VALUES('9vvyem2nvz4w','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'614E6FD5FB8DF53EE73077ADC1B15FE99A2B5A709722A04AD02F7C7C15761FE8','2026-11-24T14:15:04.838+00:00','2026-11-24T14:15:07.170+00:00','[[], "agreement"]',NULL,'["guest", "guest"]','[[30, 1, "offered"]]',0,NULL);
INSERT INTO "matches" VALUES('6mzvj5e4rjaw','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'84D72BB83DAA78C85DF03072ACA69B01F3A9E1305BF727E1635810C43FDA6AFA','2026-11-24T14:15:07.182+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL);
INSERT INTO "matches" VALUES('nmcdyfa33pxe','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'D6D227286A249A7F7C566CBCC3C79AE1721DBB33A78FB07124877FCCB2522545','2026-11-24T14:15:07.267+00:00',NULL,NULL,NULL,'["guest", "random"]','[]',0,'{"match": "74rajhe84wbw", "ply": 22, "dealt": [36, 14]}');
CREATE TABLE players (
	id VARCHAR(40) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(20), 
	created VARCHAR(32) NOT NULL, 
	seen VARCHAR(32) NOT NULL, 
	merged_into VARCHAR(40), 
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-24T14:15:04.023+00:00','2026-11-24T14:15:07.435+00:00',NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-24T14:15:04.090+00:00','2026-11-24T14:15:04.090+00:00',NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-24T14:15:04.126+00:00','2026-11-24T14:15:04.126+00:00',NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-24T14:15:07.186+00:00','2026-11-24T14:15:07.423+00:00','anna');
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
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-24T14:15:07.403+00:00','2026-11-24T14:15:07.404+00:00',NULL,'2026-11-24T15:15:07.435+00:00');
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-24T14:15:07.422+00:00','2026-11-24T14:15:07.423+00:00',NULL,NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-24T14:15:07.431+00:00','2026-11-24T14:15:07.435+00:00',NULL,NULL);
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
INSERT INTO "seats" VALUES('seknjvtvegp5',0,'guest','anna',NULL);
INSERT INTO "seats" VALUES('seknjvtvegp5',1,'guest','ben',NULL);
INSERT INTO "seats" VALUES('zshk29hm39c8',0,'guest','anna',NULL);
INSERT INTO "seats" VALUES('zshk29hm39c8',1,'guest','ben','Ben');
INSERT INTO "seats" VALUES('74rajhe84wbw',0,'bot','random',NULL);
INSERT INTO "seats" VALUES('74rajhe84wbw',1,'guest','anna',NULL);
INSERT INTO "seats" VALUES('qugba5kdf2se',0,'guest','anna',NULL);
INSERT INTO "seats" VALUES('qugba5kdf2se',1,'guest','ben','Ben');
INSERT INTO "seats" VALUES('qym8kkrfv523',0,'guest','anna',NULL);
INSERT INTO "seats" VALUES('qym8kkrfv523',1,'guest','ben',NULL);
INSERT INTO "seats" VALUES('9vvyem2nvz4w',0,'guest','ben','Ben');
INSERT INTO "seats" VALUES('9vvyem2nvz4w',1,'guest','anna',NULL);
INSERT INTO "seats" VALUES('6mzvj5e4rjaw',0,'guest','anna','Carl');
INSERT INTO "seats" VALUES('6mzvj5e4rjaw',1,'open',NULL,NULL);
INSERT INTO "seats" VALUES('nmcdyfa33pxe',0,'guest','anna',NULL);
INSERT INTO "seats" VALUES('nmcdyfa33pxe',1,'bot','random',NULL);
CREATE INDEX ix_proofs_player ON proofs (player);
CREATE INDEX ix_seats_player ON seats (player);
COMMIT;
