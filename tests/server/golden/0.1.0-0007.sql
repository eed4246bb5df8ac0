BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
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
INSERT INTO "entries" VALUES('bjgz5dycnkrd',0,'supply','R6 G6 B9 Y11 R9 R1 Y6 G1 G4 Y12 A13 R12 Y3 A10 Y1 G10 B7 G13 B3 Y2 B13 A7 Y5 A1 G8 R2 R7 R3 G2 A4 R4 G12 B1 R13 B5 Y13 R8 Y9 R10 Y7 B11 Y8 R11 R5 G7','b9384c7c','2026-11-23T07:45:13.076+00:00');
INSERT INTO "entries" VALUES('bjgz5dycnkrd',1,'bag','G G Y R Y B Y R Y R A Y B Y G G Y A G G A G R Y Y G R Y A R B A B Y R G R B R R B R B R R','22cf6322','2026-11-23T07:45:13.076+00:00');
INSERT INTO "entries" VALUES('zzp3h844vrhm',0,'supply','B3 Y7 R9 B13 R7 R10 R5 Y9 A1 R3 Y3 R13 Y5 Y11 Y12 A13 A10 R1 Y13 G7 G6 A7 Y1 R6 G10 R12 R8 Y2 G12 G1 Y8 R11 B11 B7 Y6 G13 R2 A4 B1 R4 G8 G2 G4 B5 B9','441d08cf','2026-11-23T07:45:13.142+00:00');
INSERT INTO "entries" VALUES('zzp3h844vrhm',1,'bag','R R G Y R G A B G Y Y G A R B B Y R B Y Y G G Y Y A R B A R R G A Y R Y G Y R R G B R B R','f41acd89','2026-11-23T07:45:13.142+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',0,'supply','R13 G7 Y7 R12 G1 R11 G2 G8 A10 Y9 B7 B11 A7 Y1 Y13 B13 R7 R1 A1 R3 Y5 Y2 B1 R4 G6 A13 Y6 Y11 R6 B3 B5 R5 Y12 G4 R2 G13 Y3 R9 R10 G10 G12 B9 R8 Y8 A4','8412f50b','2026-11-23T07:45:13.175+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',1,'bag','R B A B A Y B G R R Y G R G Y B Y G Y Y Y R R R R B A Y G Y R R R G A R Y R Y G G B G B A','1ba53860','2026-11-23T07:45:13.175+00:00');
INSERT INTO "entries" VALUES('tmb8tsfv7ncq',0,'supply','R11 Y1 A10 Y8 A13 R5 B1 A7 R1 B7 G8 Y6 G13 R10 Y2 Y12 Y13 G1 Y5 R7 R9 R6 R13 B13 B11 A4 B5 R4 B3 B9 A1 G2 G12 G10 R2 Y11 G4 Y9 R12 Y7 Y3 G6 R8 G7 R3','16ccaa85','2026-11-23T07:45:13.190+00:00');
INSERT INTO "entries" VALUES('tmb8tsfv7ncq',1,'bag','A Y G R R B R G Y R A B Y R R Y A G G G B B R G R B A G R Y A Y Y Y G B R Y R Y B G R Y R','f230e3bd','2026-11-23T07:45:13.190+00:00');
INSERT INTO "entries" VALUES('bjgz5dycnkrd',2,'0','G6-1','8e9a6f14','2026-11-23T07:45:13.898+00:00');
INSERT INTO "entries" VALUES('bjgz5dycnkrd',3,'1','G10x2','cda23e39','2026-11-23T07:45:13.914+00:00');
INSERT INTO "entries" VALUES('bjgz5dycnkrd',4,'0','Y6x4','53bba2d0','2026-11-23T07:45:13.923+00:00');
INSERT INTO "entries" VALUES('bjgz5dycnkrd',5,'1','G13-1','0995df8f','2026-11-23T07:45:13.927+00:00');
INSERT INTO "entries" VALUES('bjgz5dycnkrd',6,'1','A10-1','7dc05cca','2026-11-23T07:45:13.942+00:00');
INSERT INTO "entries" VALUES('bjgz5dycnkrd',7,'0','Y11-3','3f307c78','2026-11-23T07:45:13.951+00:00');
INSERT INTO "entries" VALUES('bjgz5dycnkrd',8,'1','Y3-3','c5ef4ce0','2026-11-23T07:45:13.955+00:00');
INSERT INTO "entries" VALUES('bjgz5dycnkrd',9,'0','B9x3','4611e0ed','2026-11-23T07:45:13.957+00:00');
INSERT INTO "entries" VALUES('bjgz5dycnkrd',10,'1','Y1-4','b54d06f7','2026-11-23T07:45:13.958+00:00');
INSERT INTO "entries" VALUES('bjgz5dycnkrd',11,'0','R6x3','fd7c9e6a','2026-11-23T07:45:13.959+00:00');
INSERT INTO "entries" VALUES('bjgz5dycnkrd',12,'1','A13x1','6630159f','2026-11-23T07:45:13.961+00:00');
INSERT INTO "entries" VALUES('bjgz5dycnkrd',13,'1','Y12x4','151eb688','2026-11-23T07:45:13.962+00:00');
INSERT INTO "entries" VALUES('zysgk6mk85cy',0,'0','@F','da9bc67f','2026-11-23T07:45:13.965+00:00');
INSERT INTO "entries" VALUES('zysgk6mk85cy',1,'1','@D','02cf0e4d','2026-11-23T07:45:13.967+00:00');
INSERT INTO "entries" VALUES('zysgk6mk85cy',2,'0','>K','54a12db7','2026-11-23T07:45:13.968+00:00');
INSERT INTO "entries" VALUES('zysgk6mk85cy',3,'0','YB','9537e46e','2026-11-23T07:45:13.969+00:00');
INSERT INTO "entries" VALUES('zysgk6mk85cy',4,'1','>C','54e33055','2026-11-23T07:45:13.970+00:00');
INSERT INTO "entries" VALUES('zysgk6mk85cy',5,'1','OY','3cb4a30b','2026-11-23T07:45:13.971+00:00');
INSERT INTO "entries" VALUES('zysgk6mk85cy',6,'0','Y','886ef5ab','2026-11-23T07:45:13.972+00:00');
INSERT INTO "entries" VALUES('zysgk6mk85cy',7,'0','>F','3fb55650','2026-11-23T07:45:13.973+00:00');
INSERT INTO "entries" VALUES('zysgk6mk85cy',8,'0','YY','9de720f9','2026-11-23T07:45:13.974+00:00');
INSERT INTO "entries" VALUES('zysgk6mk85cy',9,'1','Y','095f6720','2026-11-23T07:45:13.976+00:00');
INSERT INTO "entries" VALUES('zysgk6mk85cy',10,'1','+F-K','a043b86c','2026-11-23T07:45:13.977+00:00');
INSERT INTO "entries" VALUES('zysgk6mk85cy',11,'0','+N-Q','7c918d4d','2026-11-23T07:45:13.978+00:00');
INSERT INTO "entries" VALUES('zzp3h844vrhm',2,'0','R7-3','e7ba90e9','2026-11-23T07:45:13.980+00:00');
INSERT INTO "entries" VALUES('zzp3h844vrhm',3,'1','Y11x3','1b7b2255','2026-11-23T07:45:13.981+00:00');
INSERT INTO "entries" VALUES('zzp3h844vrhm',4,'0','R5-1','e1ae270e','2026-11-23T07:45:13.982+00:00');
INSERT INTO "entries" VALUES('zzp3h844vrhm',5,'1','Y5-4','186cfe84','2026-11-23T07:45:13.983+00:00');
INSERT INTO "entries" VALUES('zzp3h844vrhm',6,'0','R9x2','70a03e7f','2026-11-23T07:45:13.985+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',2,'1','Y9x3','d0642baf','2026-11-23T07:45:13.989+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',3,'0','R11x1','9f77eb30','2026-11-23T07:45:13.991+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',4,'1','B7x2','938d141f','2026-11-23T07:45:13.992+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',5,'0','R13-4','184e2b47','2026-11-23T07:45:13.993+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',6,'1','A7-2','1cd1ec4e','2026-11-23T07:45:13.994+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',7,'0','R1-1','c40e1f4b','2026-11-23T07:45:13.996+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',8,'1','A10x2','bf388f25','2026-11-23T07:45:13.997+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',9,'0','G7-4','7ca2d0b9','2026-11-23T07:45:13.998+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',10,'1','Y13-3','82208824','2026-11-23T07:45:14.001+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',11,'0','Y2x1','008a0b73','2026-11-23T07:45:14.003+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',12,'1','B13-4','88251245','2026-11-23T07:45:14.004+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',13,'0','R4x4','2785c0d3','2026-11-23T07:45:14.005+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',14,'1','B1-3','a240844f','2026-11-23T07:45:14.006+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',15,'0','A13x3','6a0dbd0e','2026-11-23T07:45:14.007+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',16,'1','Y1x1','61cea40c','2026-11-23T07:45:14.009+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',17,'0','B3-4','790b1295','2026-11-23T07:45:14.010+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',18,'1','R6-4','640d13e3','2026-11-23T07:45:14.011+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',19,'0','G8x1','e9f623d3','2026-11-23T07:45:14.012+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',20,'1','G6x1','e81589a9','2026-11-23T07:45:14.014+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',21,'1','B5x3','e24ceefe','2026-11-23T07:45:14.015+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',22,'0','G2x4','bf40254c','2026-11-23T07:45:14.016+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',23,'1','R7x1','7724b7b8','2026-11-23T07:45:14.017+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',24,'0','R5-4','7e9215d7','2026-11-23T07:45:14.018+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',25,'1','G13-4','cccbda13','2026-11-23T07:45:14.020+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',26,'0','R10x1','393b265e','2026-11-23T07:45:14.021+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',27,'0','G4-4','3cbcaa8e','2026-11-23T07:45:14.022+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',28,'1','Y12-4','1368dcc4','2026-11-23T07:45:14.023+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',29,'0','Y11x4','b91d88bd','2026-11-23T07:45:14.024+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',30,'1','G10x1','50b49e8f','2026-11-23T07:45:14.025+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',31,'0','G12x1','b54e9adb','2026-11-23T07:45:14.027+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',32,'supply','Y1 B13 R5 G8 R4 G12 G7 R10 R11 R7 Y2 B3 G2 G10 R6 R1 R13 G6','a3bdf45d','2026-11-23T07:45:14.027+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',33,'1','Y5-1','2683a40d','2026-11-23T07:45:14.028+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',34,'0','Y1-4','d693628c','2026-11-23T07:45:14.029+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',35,'1','A4x3','395f1b2c','2026-11-23T07:45:14.031+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',36,'1','R8x3','45a4cbe4','2026-11-23T07:45:14.032+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',37,'0','Y8-3','10e50ce5','2026-11-23T07:45:14.033+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',38,'1','R4-3','023ad686','2026-11-23T07:45:14.034+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',39,'0','Y7-1','712ff425','2026-11-23T07:45:14.035+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',40,'1','Y6x4','7c672e9a','2026-11-23T07:45:14.036+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',41,'0','R3x1','522c518f','2026-11-23T07:45:14.038+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',42,'1','R2x1','c45a813f','2026-11-23T07:45:14.039+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',43,'1','B13-4','df62014a','2026-11-23T07:45:14.040+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',44,'0','R5-1','5d296dea','2026-11-23T07:45:14.041+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',45,'1','Y2x3','305905eb','2026-11-23T07:45:14.042+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',46,'0','R10x1','36e8fc0a','2026-11-23T07:45:14.043+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',47,'0','R6-1','47f6434f','2026-11-23T07:45:14.044+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',48,'1','B3x4','ba7cdbb4','2026-11-23T07:45:14.046+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',49,'1','G8x4','3baddffa','2026-11-23T07:45:14.047+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',50,'0','B9x4','77939a00','2026-11-23T07:45:14.048+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',51,'supply','B13 B3 Y13 Y12 Y9 R10 Y7 G4 R5 R2 Y11 A4 Y5 B5 Y6 B1 Y1 G13 A13 R3','9be22868','2026-11-23T07:45:14.048+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',52,'1','B11-2','2cfd79ff','2026-11-23T07:45:14.050+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',53,'0','Y3x4','2bf52f01','2026-11-23T07:45:14.051+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',54,'1','R9-2','14fa15a4','2026-11-23T07:45:14.052+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',55,'0','Y13-4','2373ee93','2026-11-23T07:45:14.053+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',56,'1','B3x4','3dade08a','2026-11-23T07:45:14.054+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',57,'0','R7-2','0347e90b','2026-11-23T07:45:14.055+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',58,'1','A1x4','ecb9796b','2026-11-23T07:45:14.056+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',59,'0','Y7x3','c79d7e95','2026-11-23T07:45:14.057+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',60,'1','Y12-3','c9e7ee85','2026-11-23T07:45:14.059+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',61,'0','R1x3','4ab3b502','2026-11-23T07:45:14.060+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',62,'1','R13-1','8d44bf15','2026-11-23T07:45:14.061+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',63,'1','G6x3','1bab8986','2026-11-23T07:45:14.062+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',64,'0','R5-3','1494e1d8','2026-11-23T07:45:14.063+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',65,'1','G10-4','7dda6ebc','2026-11-23T07:45:14.065+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',66,'0','R12x3','e407a2e2','2026-11-23T07:45:14.066+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',67,'1','R11x3','4fe6e638','2026-11-23T07:45:14.067+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',68,'0','Y9x2','5c494aa8','2026-11-23T07:45:14.068+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',69,'1','Y5x2','628a0a12','2026-11-23T07:45:14.069+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',70,'1','R2-2','4816644b','2026-11-23T07:45:14.070+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',71,'0','Y11-2','25992c76','2026-11-23T07:45:14.072+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',72,'supply','R7 A7 Y5 R13 R4 R6 R8 Y8 B11 R9 Y7 Y9 B7 A10 Y2 Y12','370d116b','2026-11-23T07:45:14.072+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',73,'1','A4x1','3ab9d542','2026-11-23T07:45:14.073+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',74,'0','G12x3','1bbcdf0e','2026-11-23T07:45:14.075+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',75,'bag','G G R R R R G G B G B G G R R R A','a44a5b2b','2026-11-23T07:45:14.075+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',76,'1','R>B','d96f1d54','2026-11-23T07:45:14.076+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',77,'bag','G G R R R G R B A G G R R R R R R G G','af207cbb','2026-11-23T07:45:14.076+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',78,'1','A7-4','9d4c1b0b','2026-11-23T07:45:14.078+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',79,'0','Y5-3','16b05bff','2026-11-23T07:45:14.079+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',80,'1','R13x4','f6a7c9c5','2026-11-23T07:45:14.080+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',81,'0','G2-4','721f3d8e','2026-11-23T07:45:14.081+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',82,'1','R6-3','c1c0e0af','2026-11-23T07:45:14.082+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',83,'0','R7-2','1e44b2ac','2026-11-23T07:45:14.083+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',84,'1','G4x3','3d1c4687','2026-11-23T07:45:14.084+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',85,'0','G13-4','d53016e9','2026-11-23T07:45:14.085+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',86,'1','Y6-3','1c6b4125','2026-11-23T07:45:14.087+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',87,'0','R4-4','875e1c3b','2026-11-23T07:45:14.088+00:00');
INSERT INTO "entries" VALUES('fe5ua5hj8n3t',88,'1','Y1-2','2efb05e2','2026-11-23T07:45:14.090+00:00');
INSERT INTO "entries" VALUES('tmb8tsfv7ncq',2,'0','Y8x2','53016770','2026-11-23T07:45:14.091+00:00');
INSERT INTO "entries" VALUES('tmb8tsfv7ncq',3,'1','R10-4','78346f38','2026-11-23T07:45:14.092+00:00');
INSERT INTO "entries" VALUES('tmb8tsfv7ncq',4,'0','R5-3','2f3fb05d','2026-11-23T07:45:14.093+00:00');
INSERT INTO "entries" VALUES('tmb8tsfv7ncq',5,'1','Y6-4','a191fb36','2026-11-23T07:45:14.094+00:00');
INSERT INTO "entries" VALUES('tmb8tsfv7ncq',6,'0','Y13-4','85616fc1','2026-11-23T07:45:14.095+00:00');
INSERT INTO "entries" VALUES('tmb8tsfv7ncq',7,'1','R1-3','978d99b0','2026-11-23T07:45:14.096+00:00');
INSERT INTO "entries" VALUES('tmb8tsfv7ncq',8,'0','R11-4','f88bdb87','2026-11-23T07:45:14.097+00:00');
INSERT INTO "entries" VALUES('tmb8tsfv7ncq',9,'1','R7x3','eac5acf7','2026-11-23T07:45:14.098+00:00');
INSERT INTO "entries" VALUES('tmb8tsfv7ncq',10,'0','A10-1','f2d09fd9','2026-11-23T07:45:14.099+00:00');
INSERT INTO "entries" VALUES('tmb8tsfv7ncq',11,'1','resign','a70655bd','2026-11-23T07:45:14.100+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',0,'1','K','d7384eb6','2026-11-23T07:45:14.102+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',1,'0','>B','9c0ebc84','2026-11-23T07:45:14.103+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',2,'0','RR','213ca5a2','2026-11-23T07:45:14.104+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',3,'1','>B','85a55d4f','2026-11-23T07:45:14.105+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',4,'1','RK','475f0f19','2026-11-23T07:45:14.107+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',5,'0','+P-R','70547010','2026-11-23T07:45:14.108+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',6,'1','+B-F','314eb4c6','2026-11-23T07:45:14.109+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',7,'1','R','965b6ebf','2026-11-23T07:45:14.110+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',8,'0','>F','8cb15a67','2026-11-23T07:45:14.111+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',9,'1','+','69917656','2026-11-23T07:45:14.112+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',10,'0','RK','3fd59450','2026-11-23T07:45:14.113+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',11,'1','W','bbae81d9','2026-11-23T07:45:14.115+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',12,'1','>C','f2eaebeb','2026-11-23T07:45:14.115+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',13,'1','OY','f5d43330','2026-11-23T07:45:14.117+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',14,'0','>A','493acf11','2026-11-23T07:45:14.118+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',15,'0','RR','ca91cd75','2026-11-23T07:45:14.119+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',16,'1','+J-M','008e5941','2026-11-23T07:45:14.120+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',17,'0','+N-O','a8e6bc8c','2026-11-23T07:45:14.121+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',18,'1','>H','4e4f0c6c','2026-11-23T07:45:14.122+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',19,'1','OO','41e39dc5','2026-11-23T07:45:14.124+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',20,'0','+I-J','8d8a1e33','2026-11-23T07:45:14.125+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',21,'1','+C-D','4e1aae79','2026-11-23T07:45:14.126+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',22,'0','>F','dd475f7a','2026-11-23T07:45:14.127+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',23,'0','YY','eeb5854e','2026-11-23T07:45:14.128+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',24,'1','+F-N','c2346d5b','2026-11-23T07:45:14.130+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',25,'0','>G','36b6479c','2026-11-23T07:45:14.131+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',26,'0','KK','afb2a6bc','2026-11-23T07:45:14.132+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',27,'1','>L','dda828a0','2026-11-23T07:45:14.133+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',28,'1','BB','aa3c4748','2026-11-23T07:45:14.134+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',29,'0','>F','9cb10bf3','2026-11-23T07:45:14.135+00:00');
INSERT INTO "entries" VALUES('4etfznjm36kf',30,'0','draw','993cd323','2026-11-23T07:45:14.137+00:00');
INSERT INTO "entries" VALUES('9gm9zdg5apjk',0,'supply','R5 R4 Y12 Y6 A10 A13 B13 R13 G13 R7 R11 G12 R8 Y9 G7 R9 R2 Y8 B3 G8 B7 Y11 A4 G1 R10 Y3 B5 A7 A1 Y13 G4 G6 B11 R12 G10 Y7 R6 B1 G2 B9 Y2 Y5 R3 R1 Y1','08ef134e','2026-11-23T07:45:14.142+00:00');
INSERT INTO "entries" VALUES('9gm9zdg5apjk',1,'bag','A B B A R G Y B R R G R R B R R Y R Y A R R Y Y B A A Y G G Y Y Y R G R G R G G G B B Y Y','2a6c726f','2026-11-23T07:45:14.142+00:00');
INSERT INTO "entries" VALUES('8x5p37wuuzer',0,'supply','R13 G7 Y7 R12 G1 R11 G2 G8 A10 Y9 B7 B11 A7 Y1 Y13 B13 R7 R1 A1 R3 Y5 Y2 B1 R4 G6 A13 Y6 Y11 R6 B3 B5 R5 Y12 G4 R2 G13 Y8 G12 G10 B9 A4 R9 R10 Y3 R8','5384aee1','2026-11-23T07:45:14.188+00:00');
INSERT INTO "entries" VALUES('8x5p37wuuzer',1,'bag','R B A B A Y B G R R Y G R R A R Y G G Y B R Y G R R Y R Y G G B A Y Y Y R A G G Y R R B B','53d5459a','2026-11-23T07:45:14.188+00:00');
INSERT INTO "entries" VALUES('8x5p37wuuzer',2,'1','Y9x3','c8c168b5','2026-11-23T07:45:14.188+00:00');
INSERT INTO "entries" VALUES('8x5p37wuuzer',3,'0','R11x1','4af7a4ca','2026-11-23T07:45:14.188+00:00');
INSERT INTO "entries" VALUES('8x5p37wuuzer',4,'1','B7x2','7f9b059d','2026-11-23T07:45:14.188+00:00');
INSERT INTO "entries" VALUES('8x5p37wuuzer',5,'0','R13-4','7b88936f','2026-11-23T07:45:14.188+00:00');
INSERT INTO "entries" VALUES('8x5p37wuuzer',6,'1','A7-2','712f4792','2026-11-23T07:45:14.188+00:00');
INSERT INTO "entries" VALUES('8x5p37wuuzer',7,'0','R1-1','5e51f25e','2026-11-23T07:45:14.188+00:00');
INSERT INTO "entries" VALUES('8x5p37wuuzer',8,'1','A10x2','6c99e6ec','2026-11-23T07:45:14.188+00:00');
INSERT INTO "entries" VALUES('8x5p37wuuzer',9,'0','G7-4','3c2cd281','2026-11-23T07:45:14.188+00:00');
INSERT INTO "entries" VALUES('8x5p37wuuzer',10,'1','Y13-3','fdd38674','2026-11-23T07:45:14.188+00:00');
INSERT INTO "entries" VALUES('8x5p37wuuzer',11,'0','Y2x1','a9b43aa1','2026-11-23T07:45:14.188+00:00');
INSERT INTO "entries" VALUES('8x5p37wuuzer',12,'1','B13-4','4f9a413a','2026-11-23T07:45:14.188+00:00');
INSERT INTO "entries" VALUES('8x5p37wuuzer',13,'0','R4x4','ac95586f','2026-11-23T07:45:14.188+00:00');
INSERT INTO "entries" VALUES('8x5p37wuuzer',14,'1','B1-3','192d21a9','2026-11-23T07:45:14.188+00:00');
INSERT INTO "entries" VALUES('8x5p37wuuzer',15,'0','A13x3','ea65305a','2026-11-23T07:45:14.188+00:00');
INSERT INTO "entries" VALUES('8x5p37wuuzer',16,'1','Y1x1','3292d8e1','2026-11-23T07:45:14.188+00:00');
INSERT INTO "entries" VALUES('8x5p37wuuzer',17,'0','B3-4','48c800e3','2026-11-23T07:45:14.188+00:00');
INSERT INTO "entries" VALUES('8x5p37wuuzer',18,'1','R6-4','5de550f1','2026-11-23T07:45:14.188+00:00');
INSERT INTO "entries" VALUES('8x5p37wuuzer',19,'0','G8x1','a8c0429a','2026-11-23T07:45:14.188+00:00');
INSERT INTO "entries" VALUES('8x5p37wuuzer',20,'1','G6x1','16297974','2026-11-23T07:45:14.188+00:00');
INSERT INTO "entries" VALUES('8x5p37wuuzer',21,'1','B5x3','b0051d1f','2026-11-23T07:45:14.188+00:00');
INSERT INTO "entries" VALUES('8x5p37wuuzer',22,'0','R12-1','864c9c18','2026-11-23T07:45:14.243+00:00');
INSERT INTO "entries" VALUES('8x5p37wuuzer',23,'1','R2x4','fac89c49','2026-11-23T07:45:14.250+00:00');
INSERT INTO "entries" VALUES('8x5p37wuuzer',24,'0','R5x1','e989bd74','2026-11-23T07:45:14.266+00:00');
INSERT INTO "entries" VALUES('8x5p37wuuzer',25,'1','G12-4','ada9a09e','2026-11-23T07:45:14.275+00:00');
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
INSERT INTO "matches" VALUES('bjgz5dycnkrd','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',0,0,X'C94B20635739C86C24378B6499A6CD39FB0B3BEF0F726AF0C2CBAE4B37BDAD0D','2026-11-23T07:45:13.071+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL);
INSERT INTO "matches" VALUES('zzp3h844vrhm','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','0.1.0',0,1,X'A75923883A3E914DF04B2542D3B9C002D413DD48E6FB623AE0C1F0C4FD46C9B4','2026-11-23T07:45:13.129+00:00',NULL,NULL,0,'["guest", "guest"]','[[7, 0, "offered"], [7, 1, "hint"]]',1,NULL);
INSERT INTO "matches" VALUES('fe5ua5hj8n3t','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'CFEC718C66DB372F4EEEC99178C96F1FD05F48C564E2021F61008E12098A1F47','2026-11-23T07:45:13.173+00:00','2026-11-23T07:45:14.089+00:00','[[0], "trophies"]',NULL,'["random", "guest"]','[]',0,NULL);
INSERT INTO "matches" VALUES('tmb8tsfv7ncq','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','0.1.0',0,0,X'216E331A831592F4821D0690709B0D443B7433FF7CC5D608E8750845D23177F9','2026-11-23T07:45:13.186+00:00','2026-11-23T07:45:14.100+00:00','[[0], "resignation"]',NULL,'["guest", "guest"]','[]',0,NULL);
INSERT INTO "matches" VALUES('zysgk6mk85cy','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'93EC9B8F41A172A8CC774E5F2470B4369877C058CF94E8CB202C3B5E1F992D51','2026-11-23T07:45:13.806+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL);
INSERT INTO "matches" VALUES('4etfznjm36kf','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'D25159207635B96681A08C8E453FE4B1A396368197461D6F78150A8AEBFC4501','2026-11-23T07:45:13.838+00:00','2026-11-23T07:45:14.137+00:00','[[], "agreement"]',NULL,'["guest", "guest"]','[[30, 1, "offered"]]',0,NULL);
INSERT INTO "matches" VALUES('9gm9zdg5apjk','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'71CC10852D396117A6DBA811C7613721136FD34E97948233C9E3EC0CB5A893ED','2026-11-23T07:45:14.140+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL);
INSERT INTO "matches" VALUES('8x5p37wuuzer','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'6FD95A2198F992E8B2B32E382875D9A30B19C1D6FD6E1CA381539D306EE62FD7','2026-11-23T07:45:14.187+00:00',NULL,NULL,NULL,'["guest", "random"]','[]',0,'{"match": "fe5ua5hj8n3t", "ply": 22, "dealt": [36, 13]}');
CREATE TABLE seats (
	"match" VARCHAR(22) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	player VARCHAR(40), called VARCHAR(20), 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "seats" VALUES('bjgz5dycnkrd',0,'guest','anna',NULL);
INSERT INTO "seats" VALUES('bjgz5dycnkrd',1,'guest','ben',NULL);
INSERT INTO "seats" VALUES('zzp3h844vrhm',0,'guest','anna',NULL);
INSERT INTO "seats" VALUES('zzp3h844vrhm',1,'guest','ben','Ben');
INSERT INTO "seats" VALUES('fe5ua5hj8n3t',0,'bot','random',NULL);
INSERT INTO "seats" VALUES('fe5ua5hj8n3t',1,'guest','anna',NULL);
INSERT INTO "seats" VALUES('tmb8tsfv7ncq',0,'guest','anna',NULL);
INSERT INTO "seats" VALUES('tmb8tsfv7ncq',1,'guest','ben','Ben');
INSERT INTO "seats" VALUES('zysgk6mk85cy',0,'guest','anna',NULL);
INSERT INTO "seats" VALUES('zysgk6mk85cy',1,'guest','ben',NULL);
INSERT INTO "seats" VALUES('4etfznjm36kf',0,'guest','ben','Ben');
INSERT INTO "seats" VALUES('4etfznjm36kf',1,'guest','anna',NULL);
INSERT INTO "seats" VALUES('9gm9zdg5apjk',0,'guest','anna',NULL);
INSERT INTO "seats" VALUES('9gm9zdg5apjk',1,'open',NULL,NULL);
INSERT INTO "seats" VALUES('8x5p37wuuzer',0,'guest','anna',NULL);
INSERT INTO "seats" VALUES('8x5p37wuuzer',1,'bot','random',NULL);
CREATE INDEX ix_seats_player ON seats (player);
COMMIT;
