BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0011');
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
INSERT INTO "entries" VALUES('x2pd97k3rf6e',0,'supply','B9 R6 B5 R11 B3 G8 Y11 B7 R3 G2 A13 G13 G7 G10 Y2 A10 R4 R8 Y12 G1 R7 Y8 R1 G4 B1 R10 Y5 A1 A4 Y13 R5 Y7 B13 R2 R12 G6 Y1 B11 R9 R13 Y3 G12 Y9 A7 Y6','9645a9c7','2026-11-24T17:20:27.763+00:00',1);
INSERT INTO "entries" VALUES('x2pd97k3rf6e',1,'bag','R Y Y A B A R G R Y G R G Y G R Y G A R Y Y Y B A R G R R Y R R A Y B G G B B B Y R R G B','84bd2c2a','2026-11-24T17:20:27.763+00:00',1);
INSERT INTO "entries" VALUES('tstupwpa8n3h',0,'supply','B11 A7 Y2 Y6 G2 Y13 G12 R8 B1 Y1 B7 R4 R9 R7 Y7 G7 R13 G13 B9 B3 Y11 A10 G10 A1 G6 Y5 Y12 A4 G1 B5 R5 Y3 Y8 B13 R10 R3 R2 R12 R6 A13 R11 R1 Y9 G8 G4','457ece80','2026-11-24T17:20:27.781+00:00',0);
INSERT INTO "entries" VALUES('tstupwpa8n3h',1,'bag','Y A G Y R R B G R Y R G A R B Y G G Y B Y R R Y B R Y R R G G R G Y G B Y A A Y B A R R B','86c62ac0','2026-11-24T17:20:27.781+00:00',1);
INSERT INTO "entries" VALUES('2vsvd53sbggu',0,'supply','R9 G4 Y1 R1 Y3 Y9 Y6 G7 A4 B13 Y12 R8 A10 R13 R3 A1 R5 Y8 A7 G10 Y2 G12 R6 Y11 G8 R12 B11 Y13 R7 Y5 G2 B9 R10 G6 B5 B3 B7 Y7 A13 B1 G13 R11 R2 R4 G1','313253a0','2026-11-24T17:20:27.791+00:00',0);
INSERT INTO "entries" VALUES('2vsvd53sbggu',1,'bag','B R G Y Y G Y A R R G B B Y B R B R Y Y B Y Y R R A G G R G G Y G A B R R G R R A Y A Y R','fa65d536','2026-11-24T17:20:27.791+00:00',1);
INSERT INTO "entries" VALUES('kjpptq4gv6nj',0,'supply','Y2 Y11 R7 A4 Y3 Y7 B11 B13 R10 Y5 R3 A1 B3 G6 R5 B9 G8 Y12 G12 B1 A13 G4 A7 R8 R1 Y9 A10 G1 R11 R13 G2 G10 Y13 G7 Y8 R6 B7 B5 G13 R2 R12 R4 R9 Y6 Y1','524542b4','2026-11-24T17:20:27.799+00:00',0);
INSERT INTO "entries" VALUES('kjpptq4gv6nj',1,'bag','B A A Y Y Y G G R B R Y Y R A A R G Y A G Y G Y B R R Y R R G B G B R B B Y R R R G Y R G','fb735513','2026-11-24T17:20:27.799+00:00',1);
INSERT INTO "entries" VALUES('x2pd97k3rf6e',2,'0','B3-3','8136288c','2026-11-24T17:20:27.927+00:00',173);
INSERT INTO "entries" VALUES('x2pd97k3rf6e',3,'1','A10x3','23fca78f','2026-11-24T17:20:27.935+00:00',181);
INSERT INTO "entries" VALUES('x2pd97k3rf6e',4,'0','Y11-4','c618116f','2026-11-24T17:20:27.943+00:00',189);
INSERT INTO "entries" VALUES('x2pd97k3rf6e',5,'1','G7x4','8e8e68b8','2026-11-24T17:20:27.951+00:00',196);
INSERT INTO "entries" VALUES('x2pd97k3rf6e',6,'0','B5x3','ef202a5e','2026-11-24T17:20:27.955+00:00',200);
INSERT INTO "entries" VALUES('x2pd97k3rf6e',7,'1','R8-4','a9b078e0','2026-11-24T17:20:27.959+00:00',204);
INSERT INTO "entries" VALUES('x2pd97k3rf6e',8,'0','R6x1','743b8393','2026-11-24T17:20:27.963+00:00',208);
INSERT INTO "entries" VALUES('x2pd97k3rf6e',9,'1','G13-4','7b0c6d7a','2026-11-24T17:20:27.967+00:00',212);
INSERT INTO "entries" VALUES('x2pd97k3rf6e',10,'0','R7x4','902a865a','2026-11-24T17:20:27.970+00:00',216);
INSERT INTO "entries" VALUES('x2pd97k3rf6e',11,'1','Y8-4','8f4c0ccc','2026-11-24T17:20:27.974+00:00',220);
INSERT INTO "entries" VALUES('x2pd97k3rf6e',12,'0','R4-1','537e9d36','2026-11-24T17:20:27.979+00:00',225);
INSERT INTO "entries" VALUES('x2pd97k3rf6e',13,'1','R10x4','f05622e5','2026-11-24T17:20:27.982+00:00',228);
INSERT INTO "entries" VALUES('7pde2559d9gf',0,'0','@O','314eb97e','2026-11-24T17:20:27.991+00:00',96);
INSERT INTO "entries" VALUES('7pde2559d9gf',1,'1','@J','e63955a2','2026-11-24T17:20:27.995+00:00',99);
INSERT INTO "entries" VALUES('7pde2559d9gf',2,'0','>L','a7b5aa4f','2026-11-24T17:20:27.998+00:00',103);
INSERT INTO "entries" VALUES('7pde2559d9gf',3,'0','OY','484907dd','2026-11-24T17:20:28.003+00:00',107);
INSERT INTO "entries" VALUES('7pde2559d9gf',4,'1','>I','4f337791','2026-11-24T17:20:28.006+00:00',111);
INSERT INTO "entries" VALUES('7pde2559d9gf',5,'1','WW','72af0182','2026-11-24T17:20:28.010+00:00',115);
INSERT INTO "entries" VALUES('7pde2559d9gf',6,'0','W','6f6505b6','2026-11-24T17:20:28.014+00:00',119);
INSERT INTO "entries" VALUES('7pde2559d9gf',7,'0','+E-H','80954e93','2026-11-24T17:20:28.019+00:00',124);
INSERT INTO "entries" VALUES('7pde2559d9gf',8,'1','+O-R','29013284','2026-11-24T17:20:28.023+00:00',128);
INSERT INTO "entries" VALUES('7pde2559d9gf',9,'0','+C-H','d2d44849','2026-11-24T17:20:28.027+00:00',132);
INSERT INTO "entries" VALUES('7pde2559d9gf',10,'1','>H','5aed1cfc','2026-11-24T17:20:28.030+00:00',135);
INSERT INTO "entries" VALUES('7pde2559d9gf',11,'1','YW','fa8cfa31','2026-11-24T17:20:28.034+00:00',139);
INSERT INTO "entries" VALUES('tstupwpa8n3h',2,'0','R8-3','67334b29','2026-11-24T17:20:28.039+00:00',260);
INSERT INTO "entries" VALUES('tstupwpa8n3h',3,'1','R7-3','21bec6f6','2026-11-24T17:20:28.043+00:00',263);
INSERT INTO "entries" VALUES('tstupwpa8n3h',4,'0','R13x4','2c6a45ea','2026-11-24T17:20:28.047+00:00',267);
INSERT INTO "entries" VALUES('tstupwpa8n3h',5,'1','R4x3','72a863e0','2026-11-24T17:20:28.051+00:00',271);
INSERT INTO "entries" VALUES('tstupwpa8n3h',6,'0','Y13-1','92723b1d','2026-11-24T17:20:28.055+00:00',275);
INSERT INTO "entries" VALUES('2vsvd53sbggu',2,'1','R8x4','d6888862','2026-11-24T17:20:28.067+00:00',277);
INSERT INTO "entries" VALUES('2vsvd53sbggu',3,'0','R1x2','72e6c85d','2026-11-24T17:20:28.071+00:00',281);
INSERT INTO "entries" VALUES('2vsvd53sbggu',4,'1','B13x1','fbe58d7b','2026-11-24T17:20:28.075+00:00',285);
INSERT INTO "entries" VALUES('2vsvd53sbggu',5,'0','Y3x4','1bda4896','2026-11-24T17:20:28.079+00:00',289);
INSERT INTO "entries" VALUES('2vsvd53sbggu',6,'1','A4-4','e948defe','2026-11-24T17:20:28.083+00:00',293);
INSERT INTO "entries" VALUES('2vsvd53sbggu',7,'0','G4x3','65b8a30b','2026-11-24T17:20:28.087+00:00',297);
INSERT INTO "entries" VALUES('2vsvd53sbggu',8,'1','R13x2','ed644e3a','2026-11-24T17:20:28.091+00:00',301);
INSERT INTO "entries" VALUES('2vsvd53sbggu',9,'0','G7-3','4132b994','2026-11-24T17:20:28.095+00:00',305);
INSERT INTO "entries" VALUES('2vsvd53sbggu',10,'1','R5x4','b9b68fef','2026-11-24T17:20:28.099+00:00',309);
INSERT INTO "entries" VALUES('2vsvd53sbggu',11,'0','Y8-4','295b2c70','2026-11-24T17:20:28.103+00:00',313);
INSERT INTO "entries" VALUES('2vsvd53sbggu',12,'1','G8x2','aec19434','2026-11-24T17:20:28.107+00:00',317);
INSERT INTO "entries" VALUES('2vsvd53sbggu',13,'0','R9x4','8a01c971','2026-11-24T17:20:28.111+00:00',321);
INSERT INTO "entries" VALUES('2vsvd53sbggu',14,'1','R6-4','f344992f','2026-11-24T17:20:28.115+00:00',325);
INSERT INTO "entries" VALUES('2vsvd53sbggu',15,'0','Y11x3','65962fb2','2026-11-24T17:20:28.119+00:00',329);
INSERT INTO "entries" VALUES('2vsvd53sbggu',16,'1','B11-1','75f08ad4','2026-11-24T17:20:28.123+00:00',334);
INSERT INTO "entries" VALUES('2vsvd53sbggu',17,'0','G12-1','2fa274d9','2026-11-24T17:20:28.127+00:00',337);
INSERT INTO "entries" VALUES('2vsvd53sbggu',18,'1','A10x4','191a85a2','2026-11-24T17:20:28.131+00:00',342);
INSERT INTO "entries" VALUES('2vsvd53sbggu',19,'1','Y2x3','2c228a05','2026-11-24T17:20:28.135+00:00',345);
INSERT INTO "entries" VALUES('2vsvd53sbggu',20,'0','B9-4','97b81ca2','2026-11-24T17:20:28.139+00:00',349);
INSERT INTO "entries" VALUES('2vsvd53sbggu',21,'1','G2-1','b70e25e3','2026-11-24T17:20:28.143+00:00',354);
INSERT INTO "entries" VALUES('2vsvd53sbggu',22,'1','R10x1','d4d53db9','2026-11-24T17:20:28.147+00:00',357);
INSERT INTO "entries" VALUES('2vsvd53sbggu',23,'0','Y5-4','a40d0e2b','2026-11-24T17:20:28.151+00:00',361);
INSERT INTO "entries" VALUES('2vsvd53sbggu',24,'1','B7-4','1a826eb3','2026-11-24T17:20:28.155+00:00',365);
INSERT INTO "entries" VALUES('2vsvd53sbggu',25,'0','Y7x4','a5355d06','2026-11-24T17:20:28.159+00:00',369);
INSERT INTO "entries" VALUES('2vsvd53sbggu',26,'1','R3-1','45e1167a','2026-11-24T17:20:28.163+00:00',374);
INSERT INTO "entries" VALUES('2vsvd53sbggu',27,'0','Y6-3','055a2fe2','2026-11-24T17:20:28.167+00:00',377);
INSERT INTO "entries" VALUES('2vsvd53sbggu',28,'1','B3x1','4a57d349','2026-11-24T17:20:28.171+00:00',381);
INSERT INTO "entries" VALUES('2vsvd53sbggu',29,'0','Y9x3','e0d7eb1c','2026-11-24T17:20:28.175+00:00',386);
INSERT INTO "entries" VALUES('2vsvd53sbggu',30,'1','G6-2','e6a7bf46','2026-11-24T17:20:28.179+00:00',390);
INSERT INTO "entries" VALUES('2vsvd53sbggu',31,'1','R2x3','eed9c232','2026-11-24T17:20:28.183+00:00',393);
INSERT INTO "entries" VALUES('2vsvd53sbggu',32,'supply','G8 G4 R10 R8 G7 R9 R13 Y2 R5 A4 Y11 B13 A10 Y3 Y9 R3 Y8 G12 B11 R1 R6 G2 G6 Y6','b0dd385f','2026-11-24T17:20:28.183+00:00',394);
INSERT INTO "entries" VALUES('2vsvd53sbggu',33,'0','Y13-3','33c0c46d','2026-11-24T17:20:28.187+00:00',397);
INSERT INTO "entries" VALUES('2vsvd53sbggu',34,'1','Y12-3','b99e24ab','2026-11-24T17:20:28.191+00:00',401);
INSERT INTO "entries" VALUES('2vsvd53sbggu',35,'0','R12x3','92bb82ef','2026-11-24T17:20:28.195+00:00',405);
INSERT INTO "entries" VALUES('2vsvd53sbggu',36,'1','~G1','72a71884','2026-11-24T17:20:28.199+00:00',410);
INSERT INTO "entries" VALUES('2vsvd53sbggu',37,'0','B5x4','3eb2ec86','2026-11-24T17:20:28.203+00:00',413);
INSERT INTO "entries" VALUES('2vsvd53sbggu',38,'1','~','7fce33fc','2026-11-24T17:20:28.207+00:00',418);
INSERT INTO "entries" VALUES('2vsvd53sbggu',39,'0','Y1x3','ef0b8ca1','2026-11-24T17:20:28.211+00:00',421);
INSERT INTO "entries" VALUES('2vsvd53sbggu',40,'1','~G8G13A1','f79cdbbe','2026-11-24T17:20:28.215+00:00',426);
INSERT INTO "entries" VALUES('2vsvd53sbggu',41,'1','Y2-2','3da814be','2026-11-24T17:20:28.219+00:00',429);
INSERT INTO "entries" VALUES('2vsvd53sbggu',42,'0','B1-4','ff1d34fe','2026-11-24T17:20:28.223+00:00',433);
INSERT INTO "entries" VALUES('2vsvd53sbggu',43,'1','Y11x3','9b83488f','2026-11-24T17:20:28.227+00:00',438);
INSERT INTO "entries" VALUES('2vsvd53sbggu',44,'1','R10x3','0bbe01e9','2026-11-24T17:20:28.231+00:00',441);
INSERT INTO "entries" VALUES('2vsvd53sbggu',45,'0','R11-3','5b77021a','2026-11-24T17:20:28.235+00:00',445);
INSERT INTO "entries" VALUES('2vsvd53sbggu',46,'1','Y3-3','561fa46c','2026-11-24T17:20:28.239+00:00',449);
INSERT INTO "entries" VALUES('2vsvd53sbggu',47,'0','R8x3','21807606','2026-11-24T17:20:28.243+00:00',453);
INSERT INTO "entries" VALUES('2vsvd53sbggu',48,'1','R7-3','7ab0ef6a','2026-11-24T17:20:28.247+00:00',457);
INSERT INTO "entries" VALUES('2vsvd53sbggu',49,'0','Y9-3','e0415d30','2026-11-24T17:20:28.251+00:00',462);
INSERT INTO "entries" VALUES('2vsvd53sbggu',50,'0','B13x2','bb85ff86','2026-11-24T17:20:28.255+00:00',465);
INSERT INTO "entries" VALUES('2vsvd53sbggu',51,'1','A13-3','82fc1033','2026-11-24T17:20:28.263+00:00',473);
INSERT INTO "entries" VALUES('2vsvd53sbggu',52,'0','G10x3','2660796a','2026-11-24T17:20:28.267+00:00',477);
INSERT INTO "entries" VALUES('2vsvd53sbggu',53,'1','G12-3','f53661dc','2026-11-24T17:20:28.271+00:00',481);
INSERT INTO "entries" VALUES('2vsvd53sbggu',54,'0','Y8-2','7a52be10','2026-11-24T17:20:28.273+00:00',484);
INSERT INTO "entries" VALUES('2vsvd53sbggu',55,'1','A4x3','ded567ef','2026-11-24T17:20:28.275+00:00',485);
INSERT INTO "entries" VALUES('2vsvd53sbggu',56,'supply','Y3 R8 R7 A1 G8 Y13 R11 G1 R12 Y12 R2 Y9 Y11 Y1 R10 G13','feac1e56','2026-11-24T17:20:28.275+00:00',486);
INSERT INTO "entries" VALUES('2vsvd53sbggu',57,'0','B11x1','5c8d6d8e','2026-11-24T17:20:28.283+00:00',494);
INSERT INTO "entries" VALUES('2vsvd53sbggu',58,'0','R1-1','8138ac93','2026-11-24T17:20:28.287+00:00',497);
INSERT INTO "entries" VALUES('2vsvd53sbggu',59,'1','G6x3','3fabc823','2026-11-24T17:20:28.291+00:00',501);
INSERT INTO "entries" VALUES('2vsvd53sbggu',60,'0','G4-3','be4c75f6','2026-11-24T17:20:28.293+00:00',504);
INSERT INTO "entries" VALUES('2vsvd53sbggu',61,'0','R7x1','cbddefe3','2026-11-24T17:20:28.302+00:00',513);
INSERT INTO "entries" VALUES('2vsvd53sbggu',62,'1','Y3x3','ab871ecb','2026-11-24T17:20:28.307+00:00',518);
INSERT INTO "entries" VALUES('2vsvd53sbggu',63,'0','G2x1','ca74f305','2026-11-24T17:20:28.313+00:00',524);
INSERT INTO "entries" VALUES('2vsvd53sbggu',64,'1','G7x3','a12fb249','2026-11-24T17:20:28.319+00:00',529);
INSERT INTO "entries" VALUES('2vsvd53sbggu',65,'0','Y13x3','acb832a8','2026-11-24T17:20:28.323+00:00',534);
INSERT INTO "entries" VALUES('2vsvd53sbggu',66,'1','~R5','7704a82e','2026-11-24T17:20:28.327+00:00',538);
INSERT INTO "entries" VALUES('2vsvd53sbggu',67,'0','G1-1','e7c9f52c','2026-11-24T17:20:28.331+00:00',542);
INSERT INTO "entries" VALUES('2vsvd53sbggu',68,'0','G8x3','2b154e6a','2026-11-24T17:20:28.336+00:00',547);
INSERT INTO "entries" VALUES('2vsvd53sbggu',69,'1','A7x1','348b354f','2026-11-24T17:20:28.339+00:00',549);
INSERT INTO "entries" VALUES('2vsvd53sbggu',70,'0','~R8R9R13Y9','604e1bd9','2026-11-24T17:20:28.343+00:00',554);
INSERT INTO "entries" VALUES('2vsvd53sbggu',71,'supply','B3 G2 R13 R9 A4 G10 Y9 G12 B11 G4 R1 A13 R8 G1 R5 G6 R7','57f10827','2026-11-24T17:20:28.343+00:00',554);
INSERT INTO "entries" VALUES('2vsvd53sbggu',72,'0','B3-4','3500826c','2026-11-24T17:20:28.347+00:00',558);
INSERT INTO "entries" VALUES('2vsvd53sbggu',73,'1','A1-1','4fb61023','2026-11-24T17:20:28.349+00:00',560);
INSERT INTO "entries" VALUES('2vsvd53sbggu',74,'0','G13x3','feca1f7e','2026-11-24T17:20:28.356+00:00',567);
INSERT INTO "entries" VALUES('2vsvd53sbggu',75,'1','~R2R6R12A10','8c8b2d53','2026-11-24T17:20:28.359+00:00',570);
INSERT INTO "entries" VALUES('2vsvd53sbggu',76,'1','G12x3','737b8b29','2026-11-24T17:20:28.363+00:00',574);
INSERT INTO "entries" VALUES('2vsvd53sbggu',77,'bag','R Y R Y G A Y Y A G R Y Y G G Y G Y','d4296a1c','2026-11-24T17:20:28.363+00:00',574);
INSERT INTO "entries" VALUES('2vsvd53sbggu',78,'1','.','b191cccd','2026-11-24T17:20:28.370+00:00',576);
INSERT INTO "entries" VALUES('2vsvd53sbggu',79,'1','G>R','1151f246','2026-11-24T17:20:28.378+00:00',586);
INSERT INTO "entries" VALUES('2vsvd53sbggu',80,'bag','G Y G R Y Y A Y Y Y Y G R G G G G Y G A','f94129ea','2026-11-24T17:20:28.378+00:00',586);
INSERT INTO "entries" VALUES('2vsvd53sbggu',81,'1','G4-3','db6c8d44','2026-11-24T17:20:28.382+00:00',591);
INSERT INTO "entries" VALUES('2vsvd53sbggu',82,'0','R13x3','8d9f4cd5','2026-11-24T17:20:28.435+00:00',646);
INSERT INTO "entries" VALUES('2vsvd53sbggu',83,'1','R11-3','039f90c5','2026-11-24T17:20:28.443+00:00',654);
INSERT INTO "entries" VALUES('2vsvd53sbggu',84,'0','R4-3','4cbe6d27','2026-11-24T17:20:28.447+00:00',658);
INSERT INTO "entries" VALUES('2vsvd53sbggu',85,'1','B11x1','dfb15488','2026-11-24T17:20:28.449+00:00',660);
INSERT INTO "entries" VALUES('2vsvd53sbggu',86,'0','G1-3','8d2f6b2d','2026-11-24T17:20:28.455+00:00',665);
INSERT INTO "entries" VALUES('2vsvd53sbggu',87,'1','R3x3','61766584','2026-11-24T17:20:28.459+00:00',670);
INSERT INTO "entries" VALUES('2vsvd53sbggu',88,'0','Y6-3','57427286','2026-11-24T17:20:28.463+00:00',673);
INSERT INTO "entries" VALUES('2vsvd53sbggu',89,'supply','A1 A10 G1 R3 R13 Y13 G7 R11 G13 G4 R4 A7 Y3 R2 R6 G8 R12 G12','4065f74f','2026-11-24T17:20:28.463+00:00',674);
INSERT INTO "entries" VALUES('2vsvd53sbggu',90,'1','G10-3','a03a4752','2026-11-24T17:20:28.466+00:00',677);
INSERT INTO "entries" VALUES('2vsvd53sbggu',91,'0','G6-3','4c09e594','2026-11-24T17:20:28.471+00:00',681);
INSERT INTO "entries" VALUES('2vsvd53sbggu',92,'1','Y9-3','f0e43604','2026-11-24T17:20:28.473+00:00',684);
INSERT INTO "entries" VALUES('2vsvd53sbggu',93,'0','G1-3','2793bf2f','2026-11-24T17:20:28.477+00:00',688);
INSERT INTO "entries" VALUES('2vsvd53sbggu',94,'1','~R7R8R9','86e1e48c','2026-11-24T17:20:28.481+00:00',692);
INSERT INTO "entries" VALUES('2vsvd53sbggu',95,'1','G7-3','5568ece2','2026-11-24T17:20:28.490+00:00',698);
INSERT INTO "entries" VALUES('2vsvd53sbggu',96,'1','R11-3','915790d9','2026-11-24T17:20:28.495+00:00',706);
INSERT INTO "entries" VALUES('2vsvd53sbggu',97,'0','Y12-3','b01224f2','2026-11-24T17:20:28.503+00:00',713);
INSERT INTO "entries" VALUES('2vsvd53sbggu',98,'1','Y13-3','a089a3a0','2026-11-24T17:20:28.510+00:00',718);
INSERT INTO "entries" VALUES('2vsvd53sbggu',99,'0','Y11x3','a3f1b3a7','2026-11-24T17:20:28.514+00:00',723);
INSERT INTO "entries" VALUES('2vsvd53sbggu',100,'1','R1x3','5e7a36b3','2026-11-24T17:20:28.519+00:00',729);
INSERT INTO "entries" VALUES('2vsvd53sbggu',101,'0','Y3-3','fb73411d','2026-11-24T17:20:28.523+00:00',734);
INSERT INTO "entries" VALUES('2vsvd53sbggu',102,'bag','G R G R R G G G G Y Y R R R A R Y R','6c9091da','2026-11-24T17:20:28.523+00:00',734);
INSERT INTO "entries" VALUES('2vsvd53sbggu',103,'0','R>A','0399f409','2026-11-24T17:20:28.531+00:00',742);
INSERT INTO "entries" VALUES('2vsvd53sbggu',104,'bag','G R Y R R R R G G R R R Y R R G G R Y G','30787932','2026-11-24T17:20:28.531+00:00',742);
INSERT INTO "entries" VALUES('2vsvd53sbggu',105,'0','A1x3','f277e063','2026-11-24T17:20:28.538+00:00',749);
INSERT INTO "entries" VALUES('2vsvd53sbggu',106,'1','A10x3','7a7c2321','2026-11-24T17:20:28.547+00:00',758);
INSERT INTO "entries" VALUES('2vsvd53sbggu',107,'0','~R4R13A4','7202a2bf','2026-11-24T17:20:28.552+00:00',761);
INSERT INTO "entries" VALUES('2vsvd53sbggu',108,'supply','Y9 R11 Y13 G7 Y6 R7 G1 R8 Y12 R1 A4 Y3 G10 G6 R13 R4 Y11 R9','87194b1c','2026-11-24T17:20:28.552+00:00',762);
INSERT INTO "entries" VALUES('2vsvd53sbggu',109,'0','Y9-3','fced7688','2026-11-24T17:20:28.559+00:00',770);
INSERT INTO "entries" VALUES('2vsvd53sbggu',110,'1','Y1x3','f15870d9','2026-11-24T17:20:28.564+00:00',771);
INSERT INTO "entries" VALUES('2vsvd53sbggu',111,'0','Y13x3','9d3777ed','2026-11-24T17:20:28.571+00:00',782);
INSERT INTO "entries" VALUES('2vsvd53sbggu',112,'1','~R12G4G7G13','9a69d1f8','2026-11-24T17:20:28.574+00:00',783);
INSERT INTO "entries" VALUES('2vsvd53sbggu',113,'1','Y12-3','4ef54f3f','2026-11-24T17:20:28.579+00:00',789);
INSERT INTO "entries" VALUES('kjpptq4gv6nj',2,'0','Y2-3','f99cdaf9','2026-11-24T17:20:28.583+00:00',785);
INSERT INTO "entries" VALUES('kjpptq4gv6nj',3,'1','R5-4','ef638911','2026-11-24T17:20:28.587+00:00',789);
INSERT INTO "entries" VALUES('kjpptq4gv6nj',4,'0','Y11x3','0ac5e065','2026-11-24T17:20:28.591+00:00',793);
INSERT INTO "entries" VALUES('kjpptq4gv6nj',5,'1','G6x4','2605fc30','2026-11-24T17:20:28.595+00:00',797);
INSERT INTO "entries" VALUES('kjpptq4gv6nj',6,'0','R7-4','cb107411','2026-11-24T17:20:28.599+00:00',801);
INSERT INTO "entries" VALUES('kjpptq4gv6nj',7,'1','B3x4','5850b34f','2026-11-24T17:20:28.601+00:00',804);
INSERT INTO "entries" VALUES('kjpptq4gv6nj',8,'0','B13-1','1647dd42','2026-11-24T17:20:28.614+00:00',806);
INSERT INTO "entries" VALUES('kjpptq4gv6nj',9,'1','B9-4','9187704f','2026-11-24T17:20:28.624+00:00',826);
INSERT INTO "entries" VALUES('kjpptq4gv6nj',10,'0','G12x4','add71ec7','2026-11-24T17:20:28.627+00:00',830);
INSERT INTO "entries" VALUES('kjpptq4gv6nj',11,'1','resign','d82d3952','2026-11-24T17:20:28.634+00:00',836);
INSERT INTO "entries" VALUES('scr84besfukx',0,'1','O','d25808fe','2026-11-24T17:20:28.642+00:00',736);
INSERT INTO "entries" VALUES('scr84besfukx',1,'0','>F','1a7f7d8a','2026-11-24T17:20:28.644+00:00',738);
INSERT INTO "entries" VALUES('scr84besfukx',2,'0','WK','b627dad2','2026-11-24T17:20:28.659+00:00',749);
INSERT INTO "entries" VALUES('scr84besfukx',3,'1','+C-D','2935f790','2026-11-24T17:20:28.661+00:00',754);
INSERT INTO "entries" VALUES('scr84besfukx',4,'0','>G','a6d14f0c','2026-11-24T17:20:28.690+00:00',760);
INSERT INTO "entries" VALUES('scr84besfukx',5,'0','OK','fef15a8e','2026-11-24T17:20:28.716+00:00',809);
INSERT INTO "entries" VALUES('scr84besfukx',6,'1','>B','52d8ced7','2026-11-24T17:20:28.727+00:00',820);
INSERT INTO "entries" VALUES('scr84besfukx',7,'1','RY','3f717b7c','2026-11-24T17:20:28.790+00:00',828);
INSERT INTO "entries" VALUES('scr84besfukx',8,'0','+B-F','1a364c17','2026-11-24T17:20:28.818+00:00',909);
INSERT INTO "entries" VALUES('scr84besfukx',9,'1','>C','58fb23f5','2026-11-24T17:20:28.822+00:00',916);
INSERT INTO "entries" VALUES('scr84besfukx',10,'1','KK','20bf57e7','2026-11-24T17:20:28.824+00:00',917);
INSERT INTO "entries" VALUES('scr84besfukx',11,'0','>C','146c1ac3','2026-11-24T17:20:28.827+00:00',919);
INSERT INTO "entries" VALUES('scr84besfukx',12,'0','OK','75b39280','2026-11-24T17:20:28.834+00:00',922);
INSERT INTO "entries" VALUES('scr84besfukx',13,'1','O','6a360ffd','2026-11-24T17:20:28.835+00:00',929);
INSERT INTO "entries" VALUES('scr84besfukx',14,'1','>H','f34d3127','2026-11-24T17:20:28.847+00:00',940);
INSERT INTO "entries" VALUES('scr84besfukx',15,'1','WW','e26a6c01','2026-11-24T17:20:28.850+00:00',944);
INSERT INTO "entries" VALUES('scr84besfukx',16,'0','+F-N','29732506','2026-11-24T17:20:28.859+00:00',953);
INSERT INTO "entries" VALUES('scr84besfukx',17,'1','+D-E','1fd9e6f5','2026-11-24T17:20:28.867+00:00',961);
INSERT INTO "entries" VALUES('scr84besfukx',18,'0','+C-H','773eb791','2026-11-24T17:20:28.871+00:00',964);
INSERT INTO "entries" VALUES('scr84besfukx',19,'0','R','7af055ce','2026-11-24T17:20:28.880+00:00',973);
INSERT INTO "entries" VALUES('scr84besfukx',20,'1','+I-J','f0c649eb','2026-11-24T17:20:28.885+00:00',977);
INSERT INTO "entries" VALUES('scr84besfukx',21,'0','>B','257750b7','2026-11-24T17:20:28.890+00:00',984);
INSERT INTO "entries" VALUES('scr84besfukx',22,'0','RO','8aa1d8b9','2026-11-24T17:20:28.895+00:00',989);
INSERT INTO "entries" VALUES('scr84besfukx',23,'1','>C','6e6907c6','2026-11-24T17:20:28.898+00:00',992);
INSERT INTO "entries" VALUES('scr84besfukx',24,'0','R','fd1f96c6','2026-11-24T17:20:28.902+00:00',994);
INSERT INTO "entries" VALUES('scr84besfukx',25,'1','WK','8dadaaa3','2026-11-24T17:20:28.906+00:00',1000);
INSERT INTO "entries" VALUES('scr84besfukx',26,'0','Y','3fc345c3','2026-11-24T17:20:28.910+00:00',1004);
INSERT INTO "entries" VALUES('scr84besfukx',27,'0','>G','1ffa1d5b','2026-11-24T17:20:28.914+00:00',1007);
INSERT INTO "entries" VALUES('scr84besfukx',28,'0','OK','9551796c','2026-11-24T17:20:28.919+00:00',1012);
INSERT INTO "entries" VALUES('scr84besfukx',29,'1','+A-F','b7aea4a5','2026-11-24T17:20:28.920+00:00',1014);
INSERT INTO "entries" VALUES('scr84besfukx',30,'0','draw','4530105a','2026-11-24T17:20:28.922+00:00',1015);
INSERT INTO "entries" VALUES('64fcv7vx3f65',0,'supply','B13 G6 Y7 G8 Y12 B7 B3 B9 Y3 A13 R4 G4 R10 R9 A1 R12 A10 G12 R8 R5 Y11 R7 A7 B11 B5 Y6 Y5 B1 Y13 G10 R6 R3 G13 Y9 G2 R1 G7 Y1 R11 A4 Y8 G1 R13 Y2 R2','0ef37c72','2026-11-24T17:20:28.928+00:00',0);
INSERT INTO "entries" VALUES('64fcv7vx3f65',1,'bag','R B A R G Y R R A Y Y G Y B R R Y G G G R R G B G Y B R B B Y G Y R G Y R B Y A R Y A R A','36cfb6fb','2026-11-24T17:20:28.928+00:00',1);
INSERT INTO "entries" VALUES('rawqkc2k5c3b',0,'supply','R9 G4 Y1 R1 Y3 Y9 Y6 G7 A4 B13 Y12 R8 A10 R13 R3 A1 R5 Y8 A7 G10 Y2 G12 R6 Y11 G8 R12 B11 Y13 R7 Y5 G2 B9 R10 G6 B5 B3 B1 Y7 R4 A13 G13 G1 B7 R2 R11','b37336b0','2026-11-24T17:20:29.013+00:00',NULL);
INSERT INTO "entries" VALUES('rawqkc2k5c3b',1,'bag','B R G Y Y G Y A R R G B B Y B R Y B G B R G R B R Y A Y G Y Y G G R G R R A R R R A A Y Y','03832f24','2026-11-24T17:20:29.013+00:00',NULL);
INSERT INTO "entries" VALUES('rawqkc2k5c3b',2,'1','R8x4','ce43f3ba','2026-11-24T17:20:29.013+00:00',NULL);
INSERT INTO "entries" VALUES('rawqkc2k5c3b',3,'0','R1x2','1e2fad8c','2026-11-24T17:20:29.013+00:00',NULL);
INSERT INTO "entries" VALUES('rawqkc2k5c3b',4,'1','B13x1','4d504d36','2026-11-24T17:20:29.013+00:00',NULL);
INSERT INTO "entries" VALUES('rawqkc2k5c3b',5,'0','Y3x4','d6280097','2026-11-24T17:20:29.013+00:00',NULL);
INSERT INTO "entries" VALUES('rawqkc2k5c3b',6,'1','A4-4','212f4b7b','2026-11-24T17:20:29.013+00:00',NULL);
INSERT INTO "entries" VALUES('rawqkc2k5c3b',7,'0','G4x3','e95076ab','2026-11-24T17:20:29.013+00:00',NULL);
INSERT INTO "entries" VALUES('rawqkc2k5c3b',8,'1','R13x2','ad1157e8','2026-11-24T17:20:29.013+00:00',NULL);
INSERT INTO "entries" VALUES('rawqkc2k5c3b',9,'0','G7-3','0495ab19','2026-11-24T17:20:29.013+00:00',NULL);
INSERT INTO "entries" VALUES('rawqkc2k5c3b',10,'1','R5x4','8c7e5fc9','2026-11-24T17:20:29.013+00:00',NULL);
INSERT INTO "entries" VALUES('rawqkc2k5c3b',11,'0','Y8-4','b929c558','2026-11-24T17:20:29.013+00:00',NULL);
INSERT INTO "entries" VALUES('rawqkc2k5c3b',12,'1','G8x2','d664e709','2026-11-24T17:20:29.013+00:00',NULL);
INSERT INTO "entries" VALUES('rawqkc2k5c3b',13,'0','R9x4','33f98063','2026-11-24T17:20:29.013+00:00',NULL);
INSERT INTO "entries" VALUES('rawqkc2k5c3b',14,'1','R6-4','2d2aa986','2026-11-24T17:20:29.013+00:00',NULL);
INSERT INTO "entries" VALUES('rawqkc2k5c3b',15,'0','Y11x3','e1d8115c','2026-11-24T17:20:29.013+00:00',NULL);
INSERT INTO "entries" VALUES('rawqkc2k5c3b',16,'1','B11-1','d1f7e9f4','2026-11-24T17:20:29.013+00:00',NULL);
INSERT INTO "entries" VALUES('rawqkc2k5c3b',17,'0','G12-1','e8d425ab','2026-11-24T17:20:29.013+00:00',NULL);
INSERT INTO "entries" VALUES('rawqkc2k5c3b',18,'1','A10x4','cff9628f','2026-11-24T17:20:29.013+00:00',NULL);
INSERT INTO "entries" VALUES('rawqkc2k5c3b',19,'1','Y2x3','2ea13a01','2026-11-24T17:20:29.013+00:00',NULL);
INSERT INTO "entries" VALUES('rawqkc2k5c3b',20,'0','B9-4','be04ed10','2026-11-24T17:20:29.013+00:00',NULL);
INSERT INTO "entries" VALUES('rawqkc2k5c3b',21,'1','G2-1','300f9068','2026-11-24T17:20:29.013+00:00',NULL);
INSERT INTO "entries" VALUES('rawqkc2k5c3b',22,'1','Y12-3','e1c36437','2026-11-24T17:20:29.030+00:00',86);
INSERT INTO "entries" VALUES('rawqkc2k5c3b',23,'0','B5x4','1a4a8d6a','2026-11-24T17:20:29.034+00:00',88);
INSERT INTO "entries" VALUES('rawqkc2k5c3b',24,'1','B1-4','4f17b1b4','2026-11-24T17:20:29.039+00:00',94);
INSERT INTO "entries" VALUES('rawqkc2k5c3b',25,'0','Y6-4','1af02ae7','2026-11-24T17:20:29.040+00:00',96);
INSERT INTO "entries" VALUES('v9bw3xwtdgy5',0,'supply','B7 R6 Y9 G7 A13 Y8 G4 R12 A7 Y11 R8 R4 Y3 Y6 R5 G10 R2 G8 G6 R7 B3 R3 R1 B11 Y1 R13 B5 A1 R11 Y5 B13 G12 G13 R10 G1 A4 A10 Y12 R9 Y7 Y13 B1 Y2 B9 G2','23fc79c3','2026-11-24T17:20:29.113+00:00',1);
INSERT INTO "entries" VALUES('v9bw3xwtdgy5',1,'bag','G R Y Y B B R R R Y G R A G R Y A B R A G G Y B Y Y R G Y R B Y A R Y Y R G G B R G R A B','446ed151','2026-11-24T17:20:29.113+00:00',1);
INSERT INTO "entries" VALUES('v9bw3xwtdgy5',2,'1','R8x4','836afb2a','2026-11-24T17:20:29.129+00:00',18);
INSERT INTO "entries" VALUES('v9bw3xwtdgy5',3,'0','G7x1','bb0787e6','2026-11-24T17:20:29.135+00:00',23);
INSERT INTO "entries" VALUES('v9bw3xwtdgy5',4,'1','R2-4','b9956588','2026-11-24T17:20:29.136+00:00',25);
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
INSERT INTO "matches" VALUES('x2pd97k3rf6e','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',0,0,X'3CA08B1974E25D4FB2A8A0B66B7B5FE57662BEE3CC07B245E69F4C36EC3160C5','2026-11-24T17:20:27.754+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL);
INSERT INTO "matches" VALUES('tstupwpa8n3h','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','0.1.0',0,1,X'E07A23CF7CEAAF267F89DA7EF463B2A064AD76CE1BD6FE058573165186F57DED','2026-11-24T17:20:27.779+00:00',NULL,NULL,0,'["guest", "guest"]','[[7, 0, "offered"], [7, 1, "hint"]]',1,NULL);
INSERT INTO "matches" VALUES('2vsvd53sbggu','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'BCFBB0166F7576A798D3B9A267F5D6CBAC4E68AE4B7A7AEF928C0F4E687B8EC9','2026-11-24T17:20:27.789+00:00','2026-11-24T17:20:28.578+00:00','[[0], "trophies"]',NULL,'["random", "guest"]','[]',0,NULL);
INSERT INTO "matches" VALUES('kjpptq4gv6nj','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','0.1.0',0,0,X'F4F939FC0569A7CC9DF38A77BA62617101DD72F103F2C606BC7B2CE33B1CA30C','2026-11-24T17:20:27.797+00:00','2026-11-24T17:20:28.633+00:00','[[0], "resignation"]',NULL,'["guest", "guest"]','[]',0,NULL);
INSERT INTO "matches" VALUES('7pde2559d9gf','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'057D00317CA9D32890AB17282F211855CC65F9A7D97ECDABFBF9BD88C339E8E0','2026-11-24T17:20:27.895+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL);
INSERT INTO "matches" VALUES('scr84besfukx','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'52F804CADDA6D105D587676F889BA23EDBFAC1806066EF0D8223C603B73F3634','2026-11-24T17:20:27.906+00:00','2026-11-24T17:20:28.922+00:00','[[], "agreement"]',NULL,'["guest", "guest"]','[[30, 1, "offered"]]',0,NULL);
INSERT INTO "matches" VALUES('64fcv7vx3f65','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'E15B3FBB318E92CB821DB73911FD4822C366C1E0060952D7AFF76D3D3C81C770','2026-11-24T17:20:28.924+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL);
INSERT INTO "matches" VALUES('rawqkc2k5c3b','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'2CBD692F1F651F5EC0B620FBFC960BFC6E0889E4BB3150315C4EDF38630A06BC','2026-11-24T17:20:28.944+00:00',NULL,NULL,NULL,'["guest", "random"]','[]',0,'{"match": "2vsvd53sbggu", "ply": 22, "dealt": [36, 16]}');
INSERT INTO "matches" VALUES('v9bw3xwtdgy5','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'6454ABCBA8F3F3B819106337CE1B2877BA4C66B38542CF8CAF730930D221ECEF','2026-11-24T17:20:29.111+00:00',NULL,NULL,NULL,'["guest", "program"]','[]',0,NULL);
CREATE TABLE players (
	id VARCHAR(40) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(20), 
	created VARCHAR(32) NOT NULL, 
	seen VARCHAR(32) NOT NULL, 
	merged_into VARCHAR(40), 
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-24T17:20:27.756+00:00','2026-11-24T17:20:29.054+00:00',NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-24T17:20:27.780+00:00','2026-11-24T17:20:27.780+00:00',NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-24T17:20:27.790+00:00','2026-11-24T17:20:27.790+00:00',NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-24T17:20:28.925+00:00','2026-11-24T17:20:29.045+00:00','anna');
INSERT INTO "players" VALUES('p0ece334a335c62d1828e8628208fdf77','program','Zephyr','2026-11-24T17:20:29.088+00:00','2026-11-24T17:20:29.088+00:00',NULL);
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
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-24T17:20:29.042+00:00','2026-11-24T17:20:29.043+00:00',NULL,'2026-11-24T18:20:29.053+00:00');
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-24T17:20:29.045+00:00','2026-11-24T17:20:29.045+00:00',NULL,NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-24T17:20:29.050+00:00','2026-11-24T17:20:29.054+00:00',NULL,NULL);
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
INSERT INTO "seats" VALUES('x2pd97k3rf6e',0,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('x2pd97k3rf6e',1,'guest','ben',NULL,NULL);
INSERT INTO "seats" VALUES('tstupwpa8n3h',0,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('tstupwpa8n3h',1,'guest','ben','Ben',NULL);
INSERT INTO "seats" VALUES('2vsvd53sbggu',0,'bot','random',NULL,NULL);
INSERT INTO "seats" VALUES('2vsvd53sbggu',1,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('kjpptq4gv6nj',0,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('kjpptq4gv6nj',1,'guest','ben','Ben',NULL);
INSERT INTO "seats" VALUES('7pde2559d9gf',0,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('7pde2559d9gf',1,'guest','ben',NULL,NULL);
INSERT INTO "seats" VALUES('scr84besfukx',0,'guest','ben','Ben',NULL);
INSERT INTO "seats" VALUES('scr84besfukx',1,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('64fcv7vx3f65',0,'guest','anna','Carl',NULL);
INSERT INTO "seats" VALUES('64fcv7vx3f65',1,'open',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('rawqkc2k5c3b',0,'guest','anna',NULL,NULL);
INSERT INTO "seats" VALUES('rawqkc2k5c3b',1,'bot','random',NULL,NULL);
INSERT INTO "seats" VALUES('v9bw3xwtdgy5',0,'guest','ben','Ben',NULL);
INSERT INTO "seats" VALUES('v9bw3xwtdgy5',1,'program','p0ece334a335c62d1828e8628208fdf77','Zephyr','Anna');
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
INSERT INTO "tokens" VALUES('697726122940653e396317b460d6bc6dadc4be972d0cfe0a264ebe9d7863864f','p0ece334a335c62d1828e8628208fdf77','anna','read play','2026-11-24T17:20:29.088+00:00','2026-11-24T17:20:29.088+00:00',NULL,'2026-11-24T17:20:29.108+00:00');
INSERT INTO "tokens" VALUES('0ba60b2e94e1d350127c0319a17fcdf05964982cb24dd19e14ce738586f7d7cd','p0ece334a335c62d1828e8628208fdf77','anna','read','2026-11-24T17:20:29.098+00:00','2026-11-24T17:20:29.106+00:00','0011',NULL);
CREATE INDEX ix_proofs_player ON proofs (player);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_tokens_program ON tokens (program);
CREATE INDEX ix_tokens_owner ON tokens (owner);
COMMIT;
