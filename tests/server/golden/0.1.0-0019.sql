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
INSERT INTO "accounts" VALUES('a3a9c064f57091007ce542c176205c306','dora','$argon2id$none',NULL,NULL);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0019');
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
INSERT INTO "attempts" VALUES('0011',1,'2026-11-26T22:21:49.638+00:00');
CREATE TABLE blocks (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "blocks" VALUES('a3a9c064f57091007ce542c176205c306','ben','2026-11-26T22:06:49.549+00:00');
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
INSERT INTO "entries" VALUES('bgx3gn2unvgd',0,'supply','A1 R11 R4 R6 B11 Y11 R9 B9 G12 G8 G4 Y7 B5 A13 G7 Y1 G2 R2 Y6 B1 A4 Y9 R1 B7 Y3 A7 R13 A10 G6 G1 R7 B13 B3 R10 Y2 R3 Y8 R8 Y13 G13 Y5 R5 Y12 R12 G10','39ff23f2','2026-11-26T22:06:43.579+00:00',14049);
INSERT INTO "entries" VALUES('bgx3gn2unvgd',1,'bag','G Y R R Y G Y G A B R R Y R G R G Y B G B Y R R B R Y A B R G R R B Y Y A B R A G Y G Y A','cbccfb94','2026-11-26T22:06:43.579+00:00',14050);
INSERT INTO "entries" VALUES('ytvhrmvsecb2',0,'supply','B13 B9 R5 Y5 Y9 R3 G7 G10 R4 G4 R11 G13 G6 Y8 G12 G2 R2 A7 B1 Y11 Y12 A10 B7 Y3 R7 R6 Y1 B3 A13 R13 A1 R8 R10 A4 B5 G8 R9 Y13 B11 Y2 R1 R12 G1 Y7 Y6','c5a43a96','2026-11-26T22:06:43.699+00:00',1);
INSERT INTO "entries" VALUES('ytvhrmvsecb2',1,'bag','B Y A A Y A R R Y R R G Y R R Y B B G R Y B R R R B R Y A R Y G A G B G Y G R G Y Y G B G','d763bb77','2026-11-26T22:06:43.699+00:00',2);
INSERT INTO "entries" VALUES('txa9xs677kve',0,'supply','R4 A4 R6 R1 G8 Y11 G4 R13 B11 A13 B5 Y6 Y2 R8 Y3 A7 R2 R3 G7 Y7 G1 R9 Y9 Y5 G2 Y1 R5 B9 B7 G10 G13 Y13 B1 G12 Y12 A10 B3 R10 G6 A1 B13 Y8 R11 R12 R7','f6ca68d0','2026-11-26T22:06:43.747+00:00',1);
INSERT INTO "entries" VALUES('txa9xs677kve',1,'bag','A G R B R A Y B Y R Y Y G Y Y R R Y G B R R G Y B G G R R A Y G B B R A R G Y B R A Y G R','cfc3beb5','2026-11-26T22:06:43.747+00:00',1);
INSERT INTO "entries" VALUES('6t7q5c6xsd8m',0,'supply','G6 A1 G4 G10 B3 G8 Y11 B11 R11 R9 B9 Y13 B1 Y1 Y2 R6 G1 R8 B7 A4 G12 A13 R2 R1 R13 R12 R10 Y5 Y7 B13 A10 Y3 B5 R4 A7 R3 R7 Y8 Y9 G13 R5 G2 Y6 Y12 G7','bcf05ce9','2026-11-26T22:06:43.816+00:00',1);
INSERT INTO "entries" VALUES('6t7q5c6xsd8m',1,'bag','B G Y A G A G Y Y A Y B G B G R G Y Y Y Y G R R G R Y R R B R B R B A R G R Y R A R R Y B','8f693073','2026-11-26T22:06:43.816+00:00',2);
INSERT INTO "entries" VALUES('bgx3gn2unvgd',2,'0','R11-3','32c31233','2026-11-26T22:06:45.726+00:00',16211);
INSERT INTO "entries" VALUES('bgx3gn2unvgd',3,'1','G12x4','85e8d8c9','2026-11-26T22:06:45.750+00:00',16252);
INSERT INTO "entries" VALUES('bgx3gn2unvgd',4,'0','A1-4','f7370ceb','2026-11-26T22:06:45.772+00:00',16264);
INSERT INTO "entries" VALUES('bgx3gn2unvgd',5,'1','G8-4','1c2ab562','2026-11-26T22:06:45.782+00:00',16279);
INSERT INTO "entries" VALUES('bgx3gn2unvgd',6,'0','Y6x4','d743c502','2026-11-26T22:06:45.806+00:00',16305);
INSERT INTO "entries" VALUES('bgx3gn2unvgd',7,'1','G4x3','ea913e82','2026-11-26T22:06:45.848+00:00',16323);
INSERT INTO "entries" VALUES('bgx3gn2unvgd',8,'0','B9x4','75ab64d8','2026-11-26T22:06:45.938+00:00',16426);
INSERT INTO "entries" VALUES('bgx3gn2unvgd',9,'1','Y1x3','43650477','2026-11-26T22:06:45.956+00:00',16454);
INSERT INTO "entries" VALUES('bgx3gn2unvgd',10,'0','R4x3','df6dbe87','2026-11-26T22:06:45.968+00:00',16470);
INSERT INTO "entries" VALUES('bgx3gn2unvgd',11,'1','A13-4','ad51c63a','2026-11-26T22:06:45.984+00:00',16477);
INSERT INTO "entries" VALUES('bgx3gn2unvgd',12,'0','G2x1','49fd6930','2026-11-26T22:06:45.987+00:00',16491);
INSERT INTO "entries" VALUES('bgx3gn2unvgd',13,'1','G7x1','d5977dec','2026-11-26T22:06:45.990+00:00',16494);
INSERT INTO "entries" VALUES('3agnxwka7j3t',0,'0','@F','7985ad94','2026-11-26T22:06:46.278+00:00',1491);
INSERT INTO "entries" VALUES('3agnxwka7j3t',1,'1','@D','f02aad54','2026-11-26T22:06:46.289+00:00',1513);
INSERT INTO "entries" VALUES('3agnxwka7j3t',2,'0','>K','9ba0566b','2026-11-26T22:06:46.293+00:00',1516);
INSERT INTO "entries" VALUES('3agnxwka7j3t',3,'0','YB','6c5f5370','2026-11-26T22:06:46.306+00:00',1524);
INSERT INTO "entries" VALUES('3agnxwka7j3t',4,'1','>C','aa897b0f','2026-11-26T22:06:46.320+00:00',1536);
INSERT INTO "entries" VALUES('3agnxwka7j3t',5,'1','OY','b5ac5f81','2026-11-26T22:06:46.331+00:00',1547);
INSERT INTO "entries" VALUES('3agnxwka7j3t',6,'0','Y','895ca4a8','2026-11-26T22:06:46.336+00:00',1558);
INSERT INTO "entries" VALUES('3agnxwka7j3t',7,'0','>F','c9902639','2026-11-26T22:06:46.348+00:00',1563);
INSERT INTO "entries" VALUES('3agnxwka7j3t',8,'0','YY','307fb4a1','2026-11-26T22:06:46.364+00:00',1588);
INSERT INTO "entries" VALUES('3agnxwka7j3t',9,'1','Y','dca7c54c','2026-11-26T22:06:46.380+00:00',1594);
INSERT INTO "entries" VALUES('3agnxwka7j3t',10,'1','+F-K','46c6f5be','2026-11-26T22:06:46.383+00:00',1607);
INSERT INTO "entries" VALUES('3agnxwka7j3t',11,'0','+N-Q','04463037','2026-11-26T22:06:46.392+00:00',1612);
INSERT INTO "entries" VALUES('ytvhrmvsecb2',2,'1','R11-4','5b6e65f1','2026-11-26T22:06:46.397+00:00',2724);
INSERT INTO "entries" VALUES('ytvhrmvsecb2',3,'0','B13x1','e1970b80','2026-11-26T22:06:46.408+00:00',2728);
INSERT INTO "entries" VALUES('ytvhrmvsecb2',4,'1','R2-4','453ad0c0','2026-11-26T22:06:46.410+00:00',2737);
INSERT INTO "entries" VALUES('ytvhrmvsecb2',5,'0','B9-1','0739829d','2026-11-26T22:06:46.424+00:00',2751);
INSERT INTO "entries" VALUES('ytvhrmvsecb2',6,'1','R4x1','5c01b67e','2026-11-26T22:06:46.427+00:00',2754);
INSERT INTO "entries" VALUES('txa9xs677kve',2,'1','R8x2','2a62032a','2026-11-26T22:06:46.461+00:00',2720);
INSERT INTO "entries" VALUES('txa9xs677kve',3,'0','R1-3','2267da11','2026-11-26T22:06:46.472+00:00',2735);
INSERT INTO "entries" VALUES('txa9xs677kve',4,'1','Y3-4','329b5ebb','2026-11-26T22:06:46.487+00:00',2748);
INSERT INTO "entries" VALUES('txa9xs677kve',5,'0','R4x4','cee282d1','2026-11-26T22:06:46.504+00:00',2763);
INSERT INTO "entries" VALUES('txa9xs677kve',6,'1','A7-3','83f36b48','2026-11-26T22:06:46.512+00:00',2770);
INSERT INTO "entries" VALUES('txa9xs677kve',7,'0','R3x2','914d619f','2026-11-26T22:06:46.523+00:00',2785);
INSERT INTO "entries" VALUES('txa9xs677kve',8,'1','B11-3','000414d3','2026-11-26T22:06:46.534+00:00',2793);
INSERT INTO "entries" VALUES('txa9xs677kve',9,'0','G4-2','a74ec7d6','2026-11-26T22:06:46.541+00:00',2800);
INSERT INTO "entries" VALUES('txa9xs677kve',10,'1','A13x1','4f961842','2026-11-26T22:06:46.557+00:00',2818);
INSERT INTO "entries" VALUES('txa9xs677kve',11,'0','Y7x4','1094271c','2026-11-26T22:06:46.567+00:00',2830);
INSERT INTO "entries" VALUES('txa9xs677kve',12,'1','Y6x4','ca363438','2026-11-26T22:06:46.587+00:00',2849);
INSERT INTO "entries" VALUES('txa9xs677kve',13,'0','Y11-4','4af3248c','2026-11-26T22:06:46.601+00:00',2864);
INSERT INTO "entries" VALUES('txa9xs677kve',14,'1','R5x4','17c8bede','2026-11-26T22:06:46.617+00:00',2881);
INSERT INTO "entries" VALUES('txa9xs677kve',15,'0','B9-3','01bf8d79','2026-11-26T22:06:46.623+00:00',2886);
INSERT INTO "entries" VALUES('txa9xs677kve',16,'1','B7x4','5ac1d590','2026-11-26T22:06:46.696+00:00',2954);
INSERT INTO "entries" VALUES('txa9xs677kve',17,'0','R6x3','9be7a5a0','2026-11-26T22:06:46.700+00:00',2963);
INSERT INTO "entries" VALUES('txa9xs677kve',18,'1','G1-2','000d00f2','2026-11-26T22:06:46.702+00:00',2966);
INSERT INTO "entries" VALUES('txa9xs677kve',19,'1','Y9x2','b58d623c','2026-11-26T22:06:46.738+00:00',3001);
INSERT INTO "entries" VALUES('txa9xs677kve',20,'0','Y13-2','d919df7d','2026-11-26T22:06:46.748+00:00',3011);
INSERT INTO "entries" VALUES('txa9xs677kve',21,'1','B1-4','e5dffc87','2026-11-26T22:06:46.760+00:00',3015);
INSERT INTO "entries" VALUES('txa9xs677kve',22,'1','G7x4','dcea70eb','2026-11-26T22:06:46.776+00:00',3032);
INSERT INTO "entries" VALUES('txa9xs677kve',23,'0','R13-4','4e8e05b0','2026-11-26T22:06:46.904+00:00',3048);
INSERT INTO "entries" VALUES('txa9xs677kve',24,'1','G2-4','2fa6a2fb','2026-11-26T22:06:46.916+00:00',3172);
INSERT INTO "entries" VALUES('txa9xs677kve',25,'0','Y5x2','693d1aa6','2026-11-26T22:06:46.922+00:00',3185);
INSERT INTO "entries" VALUES('txa9xs677kve',26,'1','Y2-2','7d0da530','2026-11-26T22:06:46.932+00:00',3188);
INSERT INTO "entries" VALUES('txa9xs677kve',27,'0','A4x1','67287872','2026-11-26T22:06:46.934+00:00',3197);
INSERT INTO "entries" VALUES('txa9xs677kve',28,'0','Y1x4','c51e2ef5','2026-11-26T22:06:46.944+00:00',3202);
INSERT INTO "entries" VALUES('txa9xs677kve',29,'1','R2-2','9dcdae37','2026-11-26T22:06:46.960+00:00',3219);
INSERT INTO "entries" VALUES('txa9xs677kve',30,'0','R10-2','31bbbfc0','2026-11-26T22:06:46.968+00:00',3229);
INSERT INTO "entries" VALUES('txa9xs677kve',31,'1','G6-1','ef492dcf','2026-11-26T22:06:46.982+00:00',3233);
INSERT INTO "entries" VALUES('txa9xs677kve',32,'supply','R8 G4 Y6 Y3 R5 A4 Y5 G1 Y13 Y7 Y2 B7 A13 Y11 B1 R4 R3 Y9','feabde39','2026-11-26T22:06:46.982+00:00',3234);
INSERT INTO "entries" VALUES('txa9xs677kve',33,'0','Y8x4','ef809b31','2026-11-26T22:06:46.992+00:00',3248);
INSERT INTO "entries" VALUES('txa9xs677kve',34,'1','R8-4','c48afdff','2026-11-26T22:06:47.000+00:00',3261);
INSERT INTO "entries" VALUES('txa9xs677kve',35,'0','A1-3','b65a1386','2026-11-26T22:06:47.016+00:00',3277);
INSERT INTO "entries" VALUES('txa9xs677kve',36,'1','Y6x4','0de23afb','2026-11-26T22:06:47.068+00:00',3283);
INSERT INTO "entries" VALUES('txa9xs677kve',37,'0','Y3-2','d775bcec','2026-11-26T22:06:47.076+00:00',3334);
INSERT INTO "entries" VALUES('txa9xs677kve',38,'1','R5x3','1f866aa1','2026-11-26T22:06:47.084+00:00',3345);
INSERT INTO "entries" VALUES('txa9xs677kve',39,'0','R7-3','d8f531ff','2026-11-26T22:06:47.100+00:00',3360);
INSERT INTO "entries" VALUES('txa9xs677kve',40,'1','B13x3','92a18601','2026-11-26T22:06:47.112+00:00',3373);
INSERT INTO "entries" VALUES('txa9xs677kve',41,'0','R9x3','d322b90f','2026-11-26T22:06:47.216+00:00',3476);
INSERT INTO "entries" VALUES('txa9xs677kve',42,'1','Y13-2','955931c4','2026-11-26T22:06:47.226+00:00',3489);
INSERT INTO "entries" VALUES('txa9xs677kve',43,'0','Y12-4','1d828aea','2026-11-26T22:06:47.241+00:00',3504);
INSERT INTO "entries" VALUES('txa9xs677kve',44,'0','R11-4','0bf88fdf','2026-11-26T22:06:47.271+00:00',3510);
INSERT INTO "entries" VALUES('txa9xs677kve',45,'1','G13x4','7f7ec05e','2026-11-26T22:06:47.280+00:00',3538);
INSERT INTO "entries" VALUES('txa9xs677kve',46,'0','G8-1','e0ac3b29','2026-11-26T22:06:47.296+00:00',3552);
INSERT INTO "entries" VALUES('txa9xs677kve',47,'1','G12-4','e48f9451','2026-11-26T22:06:47.308+00:00',3563);
INSERT INTO "entries" VALUES('txa9xs677kve',48,'0','G10x4','f514f5b5','2026-11-26T22:06:47.315+00:00',3574);
INSERT INTO "entries" VALUES('txa9xs677kve',49,'1','R4-3','e3f10438','2026-11-26T22:06:47.320+00:00',3581);
INSERT INTO "entries" VALUES('txa9xs677kve',50,'0','G1x2','072441e7','2026-11-26T22:06:47.376+00:00',3589);
INSERT INTO "entries" VALUES('txa9xs677kve',51,'supply','B11 G6 R2 B9 R6 Y6 A7 Y3 G8 R8 G2 R10 G7 R1 Y13 Y1 Y12 R13 A1 Y8','365fd4c5','2026-11-26T22:06:47.376+00:00',3589);
INSERT INTO "entries" VALUES('txa9xs677kve',52,'1','Y9x2','9d2d4a2f','2026-11-26T22:06:47.381+00:00',3644);
INSERT INTO "entries" VALUES('txa9xs677kve',53,'0','G4-4','0302de39','2026-11-26T22:06:47.387+00:00',3648);
INSERT INTO "entries" VALUES('txa9xs677kve',54,'1','R12x1','974ed588','2026-11-26T22:06:47.412+00:00',3673);
INSERT INTO "entries" VALUES('txa9xs677kve',55,'0','Y7x2','7973d68d','2026-11-26T22:06:47.420+00:00',3678);
INSERT INTO "entries" VALUES('txa9xs677kve',56,'1','B5-4','bb429d4c','2026-11-26T22:06:47.428+00:00',3686);
INSERT INTO "entries" VALUES('txa9xs677kve',57,'0','R2x1','4f39d66c','2026-11-26T22:06:47.444+00:00',3701);
INSERT INTO "entries" VALUES('txa9xs677kve',58,'0','B11x3','cd6ad306','2026-11-26T22:06:47.454+00:00',3713);
INSERT INTO "entries" VALUES('txa9xs677kve',59,'1','Y5x3','9af7b261','2026-11-26T22:06:47.476+00:00',3735);
INSERT INTO "entries" VALUES('txa9xs677kve',60,'0','Y3x3','99d96e4c','2026-11-26T22:06:47.484+00:00',3744);
INSERT INTO "entries" VALUES('txa9xs677kve',61,'1','G8x2','039ee87f','2026-11-26T22:06:47.504+00:00',3756);
INSERT INTO "entries" VALUES('txa9xs677kve',62,'bag','B A G Y A Y Y Y R R Y G R Y Y Y','31d85725','2026-11-26T22:06:47.504+00:00',3757);
INSERT INTO "entries" VALUES('txa9xs677kve',63,'0','A7x1','042764cb','2026-11-26T22:06:47.536+00:00',3774);
INSERT INTO "entries" VALUES('txa9xs677kve',64,'1','G2x3','b9db5925','2026-11-26T22:06:47.549+00:00',3812);
INSERT INTO "entries" VALUES('txa9xs677kve',65,'0','R3-2','fc4e859d','2026-11-26T22:06:47.560+00:00',3818);
INSERT INTO "entries" VALUES('txa9xs677kve',66,'1','G6-3','4e4a8960','2026-11-26T22:06:47.568+00:00',3828);
INSERT INTO "entries" VALUES('txa9xs677kve',67,'0','B7x2','dea0133e','2026-11-26T22:06:47.574+00:00',3833);
INSERT INTO "entries" VALUES('txa9xs677kve',68,'1','B9x4','dac214f6','2026-11-26T22:06:47.585+00:00',3848);
INSERT INTO "entries" VALUES('txa9xs677kve',69,'0','R6x2','2cdfe30c','2026-11-26T22:06:47.609+00:00',3872);
INSERT INTO "entries" VALUES('txa9xs677kve',70,'1','B3-3','697e6cd2','2026-11-26T22:06:47.648+00:00',3880);
INSERT INTO "entries" VALUES('txa9xs677kve',71,'0','A13-1','f66787bb','2026-11-26T22:06:47.662+00:00',3925);
INSERT INTO "entries" VALUES('txa9xs677kve',72,'1','~Y2Y11G7A10','1dec3c3d','2026-11-26T22:06:47.684+00:00',3934);
INSERT INTO "entries" VALUES('txa9xs677kve',73,'supply','R12 R5 R4 B13 G8 Y9 R7 Y11 G1 B11 R9 A13 A10 A7 Y7 Y2 G7 R2','b1985b63','2026-11-26T22:06:47.684+00:00',3944);
INSERT INTO "entries" VALUES('txa9xs677kve',74,'1','R5-4','5a3b60c1','2026-11-26T22:06:47.694+00:00',3951);
INSERT INTO "entries" VALUES('txa9xs677kve',75,'bag','G Y Y Y Y B Y Y B Y R B R B R','1b62ef71','2026-11-26T22:06:47.694+00:00',3957);
INSERT INTO "entries" VALUES('txa9xs677kve',76,'1','B13x3','b3776ccc','2026-11-26T22:06:47.704+00:00',3965);
INSERT INTO "entries" VALUES('txa9xs677kve',77,'0','A4x4','3778300f','2026-11-26T22:06:47.712+00:00',3972);
INSERT INTO "entries" VALUES('txa9xs677kve',78,'1','Y9-3','c2acd0a2','2026-11-26T22:06:47.720+00:00',3981);
INSERT INTO "entries" VALUES('txa9xs677kve',79,'0','Y8-4','e9990721','2026-11-26T22:06:47.732+00:00',3992);
INSERT INTO "entries" VALUES('txa9xs677kve',80,'1','G8-3','2b1040e5','2026-11-26T22:06:47.740+00:00',4000);
INSERT INTO "entries" VALUES('txa9xs677kve',81,'0','Y1x3','411fc3cf','2026-11-26T22:06:47.752+00:00',4008);
INSERT INTO "entries" VALUES('txa9xs677kve',82,'1','Y13x3','2fddf381','2026-11-26T22:06:47.760+00:00',4018);
INSERT INTO "entries" VALUES('txa9xs677kve',83,'0','B1-1','3ca987db','2026-11-26T22:06:47.765+00:00',4029);
INSERT INTO "entries" VALUES('txa9xs677kve',84,'1','Y11-4','b9a679e2','2026-11-26T22:06:47.776+00:00',4039);
INSERT INTO "entries" VALUES('txa9xs677kve',85,'0','G1-3','ce7c6b71','2026-11-26T22:06:47.792+00:00',4049);
INSERT INTO "entries" VALUES('txa9xs677kve',86,'1','A1-4','324ab6c2','2026-11-26T22:06:47.800+00:00',4058);
INSERT INTO "entries" VALUES('txa9xs677kve',87,'0','A10-4','667a78de','2026-11-26T22:06:47.805+00:00',4066);
INSERT INTO "entries" VALUES('txa9xs677kve',88,'1','Y2x3','3b1f68f3','2026-11-26T22:06:47.820+00:00',4073);
INSERT INTO "entries" VALUES('txa9xs677kve',89,'1','Y>R','20a2df0b','2026-11-26T22:06:47.823+00:00',4086);
INSERT INTO "entries" VALUES('txa9xs677kve',90,'bag','B Y Y Y R Y Y R B Y B','15b6a188','2026-11-26T22:06:47.823+00:00',4087);
INSERT INTO "entries" VALUES('txa9xs677kve',91,'0','Y7x3','ea3485b6','2026-11-26T22:06:47.834+00:00',4093);
INSERT INTO "entries" VALUES('txa9xs677kve',92,'supply','G8 Y1 G13 B3 G6 Y5 G10 B13 G12 B5 Y9 G1 Y13 Y3 G2 R5 R11 G4 B9 Y2','82cd59c1','2026-11-26T22:06:47.834+00:00',4094);
INSERT INTO "entries" VALUES('txa9xs677kve',93,'1','B11-3','524a26fd','2026-11-26T22:06:47.844+00:00',4104);
INSERT INTO "entries" VALUES('txa9xs677kve',94,'0','G7-4','1375f00f','2026-11-26T22:06:47.856+00:00',4119);
INSERT INTO "entries" VALUES('txa9xs677kve',95,'1','Y1-3','fe05b602','2026-11-26T22:06:47.860+00:00',4121);
INSERT INTO "entries" VALUES('txa9xs677kve',96,'0','G8x4','8478d882','2026-11-26T22:06:47.870+00:00',4129);
INSERT INTO "entries" VALUES('txa9xs677kve',97,'1','Y12x3','73f6b2df','2026-11-26T22:06:47.879+00:00',4143);
INSERT INTO "entries" VALUES('txa9xs677kve',98,'0','~R7R8R9G13','9f56040c','2026-11-26T22:06:47.892+00:00',4147);
INSERT INTO "entries" VALUES('txa9xs677kve',99,'0','B5-3','c34eba73','2026-11-26T22:06:47.894+00:00',4157);
INSERT INTO "entries" VALUES('txa9xs677kve',100,'1','Y5x3','95fd923f','2026-11-26T22:06:47.905+00:00',4168);
INSERT INTO "entries" VALUES('txa9xs677kve',101,'0','B13-3','36bd1e20','2026-11-26T22:06:47.909+00:00',4172);
INSERT INTO "entries" VALUES('txa9xs677kve',102,'1','B3-1','b186877f','2026-11-26T22:06:47.917+00:00',4180);
INSERT INTO "entries" VALUES('txa9xs677kve',103,'1','Y6-1','13b99c1f','2026-11-26T22:06:47.932+00:00',4192);
INSERT INTO "entries" VALUES('txa9xs677kve',104,'0','Y13-1','581ff772','2026-11-26T22:06:47.946+00:00',4202);
INSERT INTO "entries" VALUES('txa9xs677kve',105,'0','Y>R','18dfd73e','2026-11-26T22:06:47.958+00:00',4214);
INSERT INTO "entries" VALUES('txa9xs677kve',106,'bag','R B Y R B Y R Y R R Y R Y Y R','9951e1ac','2026-11-26T22:06:47.958+00:00',4215);
INSERT INTO "entries" VALUES('txa9xs677kve',107,'1','R2x1','43ae8bf5','2026-11-26T22:06:47.969+00:00',4225);
INSERT INTO "entries" VALUES('txa9xs677kve',108,'0','R1x1','bb0ecce5','2026-11-26T22:06:47.987+00:00',4249);
INSERT INTO "entries" VALUES('txa9xs677kve',109,'0','R10x1','1a8f9fae','2026-11-26T22:06:48.012+00:00',4268);
INSERT INTO "entries" VALUES('txa9xs677kve',110,'1','Y3x3','ff3c74ff','2026-11-26T22:06:48.028+00:00',4286);
INSERT INTO "entries" VALUES('txa9xs677kve',111,'0','B9x3','b5d95d11','2026-11-26T22:06:48.045+00:00',4300);
INSERT INTO "entries" VALUES('txa9xs677kve',112,'supply','G13 R7 R1 Y7 Y12 Y13 R2 B1 R8 B3 Y1 B11 Y5 Y6 R9 B5','b4d8090b','2026-11-26T22:06:48.045+00:00',4301);
INSERT INTO "entries" VALUES('txa9xs677kve',113,'1','R11x1','e5bf3a80','2026-11-26T22:06:48.056+00:00',4316);
INSERT INTO "entries" VALUES('txa9xs677kve',114,'1','Y2-3','f9bfe53f','2026-11-26T22:06:48.068+00:00',4328);
INSERT INTO "entries" VALUES('txa9xs677kve',115,'0','Y9x3','519601c4','2026-11-26T22:06:48.078+00:00',4336);
INSERT INTO "entries" VALUES('txa9xs677kve',116,'1','A13x4','0b9155c2','2026-11-26T22:06:48.097+00:00',4357);
INSERT INTO "entries" VALUES('6t7q5c6xsd8m',2,'0','B3x1','ee45df53','2026-11-26T22:06:48.120+00:00',4325);
INSERT INTO "entries" VALUES('6t7q5c6xsd8m',3,'1','Y1-4','d06296fd','2026-11-26T22:06:48.142+00:00',4348);
INSERT INTO "entries" VALUES('6t7q5c6xsd8m',4,'0','A1-4','4bbbdb5a','2026-11-26T22:06:48.156+00:00',4361);
INSERT INTO "entries" VALUES('6t7q5c6xsd8m',5,'1','Y13x4','08425bd5','2026-11-26T22:06:48.160+00:00',4366);
INSERT INTO "entries" VALUES('6t7q5c6xsd8m',6,'0','G1-4','e5cb96ce','2026-11-26T22:06:48.209+00:00',4394);
INSERT INTO "entries" VALUES('6t7q5c6xsd8m',7,'1','A4-3','d72313b7','2026-11-26T22:06:48.228+00:00',4419);
INSERT INTO "entries" VALUES('6t7q5c6xsd8m',8,'0','G4x2','aaef8c1b','2026-11-26T22:06:48.239+00:00',4444);
INSERT INTO "entries" VALUES('6t7q5c6xsd8m',9,'1','Y2-4','1ddba927','2026-11-26T22:06:48.252+00:00',4457);
INSERT INTO "entries" VALUES('6t7q5c6xsd8m',10,'0','G8x3','5b13c4c9','2026-11-26T22:06:48.260+00:00',4463);
INSERT INTO "entries" VALUES('6t7q5c6xsd8m',11,'1','resign','66540864','2026-11-26T22:06:48.272+00:00',4472);
INSERT INTO "entries" VALUES('wddy6mz82bnn',0,'1','O','a3d7f924','2026-11-26T22:06:48.282+00:00',3107);
INSERT INTO "entries" VALUES('wddy6mz82bnn',1,'0','>B','edbf21cf','2026-11-26T22:06:48.300+00:00',3112);
INSERT INTO "entries" VALUES('wddy6mz82bnn',2,'0','RK','568cef4a','2026-11-26T22:06:48.308+00:00',3128);
INSERT INTO "entries" VALUES('wddy6mz82bnn',3,'1','>B','00713a34','2026-11-26T22:06:48.320+00:00',3136);
INSERT INTO "entries" VALUES('wddy6mz82bnn',4,'1','YK','75279cdd','2026-11-26T22:06:48.330+00:00',3155);
INSERT INTO "entries" VALUES('wddy6mz82bnn',5,'0','>C','1daa7c74','2026-11-26T22:06:48.337+00:00',3158);
INSERT INTO "entries" VALUES('wddy6mz82bnn',6,'0','YK','30ca499a','2026-11-26T22:06:48.349+00:00',3174);
INSERT INTO "entries" VALUES('wddy6mz82bnn',7,'1','>G','07b85319','2026-11-26T22:06:48.365+00:00',3190);
INSERT INTO "entries" VALUES('wddy6mz82bnn',8,'1','KK','074848c4','2026-11-26T22:06:48.376+00:00',3198);
INSERT INTO "entries" VALUES('wddy6mz82bnn',9,'0','>D','3e109c20','2026-11-26T22:06:48.386+00:00',3203);
INSERT INTO "entries" VALUES('wddy6mz82bnn',10,'0','OW','39a76700','2026-11-26T22:06:48.392+00:00',3214);
INSERT INTO "entries" VALUES('wddy6mz82bnn',11,'1','>B','ba98b5af','2026-11-26T22:06:48.408+00:00',3223);
INSERT INTO "entries" VALUES('wddy6mz82bnn',12,'1','RO','70a00fe4','2026-11-26T22:06:48.412+00:00',3237);
INSERT INTO "entries" VALUES('wddy6mz82bnn',13,'0','>E','f4f7a683','2026-11-26T22:06:48.420+00:00',3243);
INSERT INTO "entries" VALUES('wddy6mz82bnn',14,'0','YY','122ad49f','2026-11-26T22:06:48.436+00:00',3251);
INSERT INTO "entries" VALUES('wddy6mz82bnn',15,'1','+F-N','81a27514','2026-11-26T22:06:48.448+00:00',3267);
INSERT INTO "entries" VALUES('wddy6mz82bnn',16,'0','+D-E','fe5b2c1d','2026-11-26T22:06:48.464+00:00',3276);
INSERT INTO "entries" VALUES('wddy6mz82bnn',17,'0','O','f32e8371','2026-11-26T22:06:48.470+00:00',3292);
INSERT INTO "entries" VALUES('wddy6mz82bnn',18,'1','+E-H','b888da5a','2026-11-26T22:06:48.480+00:00',3299);
INSERT INTO "entries" VALUES('wddy6mz82bnn',19,'0','+B-F','cb41dfc2','2026-11-26T22:06:48.492+00:00',3308);
INSERT INTO "entries" VALUES('wddy6mz82bnn',20,'1','>G','732b22d7','2026-11-26T22:06:48.500+00:00',3320);
INSERT INTO "entries" VALUES('wddy6mz82bnn',21,'1','KK','181df13b','2026-11-26T22:06:48.508+00:00',3328);
INSERT INTO "entries" VALUES('wddy6mz82bnn',22,'0','+H-I','286ce31e','2026-11-26T22:06:48.516+00:00',3336);
INSERT INTO "entries" VALUES('wddy6mz82bnn',23,'1','>F','da1d60be','2026-11-26T22:06:48.524+00:00',3344);
INSERT INTO "entries" VALUES('wddy6mz82bnn',24,'1','OK','60235052','2026-11-26T22:06:48.536+00:00',3352);
INSERT INTO "entries" VALUES('wddy6mz82bnn',25,'0','O','14c95433','2026-11-26T22:06:48.544+00:00',3364);
INSERT INTO "entries" VALUES('wddy6mz82bnn',26,'0','>H','254f1c20','2026-11-26T22:06:48.550+00:00',3373);
INSERT INTO "entries" VALUES('wddy6mz82bnn',27,'1','O','2bef4815','2026-11-26T22:06:48.564+00:00',3381);
INSERT INTO "entries" VALUES('wddy6mz82bnn',28,'0','OY','6bf37d20','2026-11-26T22:06:48.567+00:00',3392);
INSERT INTO "entries" VALUES('wddy6mz82bnn',29,'1','W','e15b0e24','2026-11-26T22:06:48.572+00:00',3395);
INSERT INTO "entries" VALUES('wddy6mz82bnn',30,'0','draw','d05e24f3','2026-11-26T22:06:48.631+00:00',3443);
INSERT INTO "entries" VALUES('jwhmnnxu2uzr',0,'supply','R10 B13 R6 R4 Y5 B5 A1 Y8 G12 A13 R2 R9 B3 R1 R12 G13 G6 G10 B1 G7 A4 R8 G2 R5 B9 Y12 Y3 R7 B11 R11 Y7 Y9 B7 G4 Y1 R3 Y13 G8 Y11 G1 Y6 A10 Y2 A7 R13','7616a547','2026-11-26T22:06:48.687+00:00',1);
INSERT INTO "entries" VALUES('jwhmnnxu2uzr',1,'bag','R A A R B Y R G B Y Y Y R R A B A R Y B B R Y G R Y Y Y R Y R G G G B G G G R G B R A R Y','6c562a00','2026-11-26T22:06:48.687+00:00',1);
INSERT INTO "entries" VALUES('pvnpwk6rrz89',0,'supply','R4 A4 R6 R1 G8 Y11 G4 R13 B11 A13 B5 Y6 Y2 R8 Y3 A7 R2 R3 G7 Y7 G1 R9 Y9 Y5 G2 Y1 R5 B9 B7 G10 G13 Y13 B1 G12 Y12 A10 Y8 R7 B3 B13 R12 A1 R10 G6 R11','f6024021','2026-11-26T22:06:48.874+00:00',NULL);
INSERT INTO "entries" VALUES('pvnpwk6rrz89',1,'bag','A G R B R A Y B Y R Y Y G Y Y R A B R B R B R G A G G R A R Y Y Y G G R G B R Y G R B R Y','0eea9da3','2026-11-26T22:06:48.874+00:00',NULL);
INSERT INTO "entries" VALUES('pvnpwk6rrz89',2,'1','R8x2','7b7a0e74','2026-11-26T22:06:48.874+00:00',NULL);
INSERT INTO "entries" VALUES('pvnpwk6rrz89',3,'0','R1-3','1cbfa356','2026-11-26T22:06:48.874+00:00',NULL);
INSERT INTO "entries" VALUES('pvnpwk6rrz89',4,'1','Y3-4','a2352ae2','2026-11-26T22:06:48.874+00:00',NULL);
INSERT INTO "entries" VALUES('pvnpwk6rrz89',5,'0','R4x4','8fb1749c','2026-11-26T22:06:48.874+00:00',NULL);
INSERT INTO "entries" VALUES('pvnpwk6rrz89',6,'1','A7-3','535b65f8','2026-11-26T22:06:48.874+00:00',NULL);
INSERT INTO "entries" VALUES('pvnpwk6rrz89',7,'0','R3x2','5f2ae7d9','2026-11-26T22:06:48.874+00:00',NULL);
INSERT INTO "entries" VALUES('pvnpwk6rrz89',8,'1','B11-3','3fcadedb','2026-11-26T22:06:48.874+00:00',NULL);
INSERT INTO "entries" VALUES('pvnpwk6rrz89',9,'0','G4-2','81f659f9','2026-11-26T22:06:48.874+00:00',NULL);
INSERT INTO "entries" VALUES('pvnpwk6rrz89',10,'1','A13x1','23f44bc7','2026-11-26T22:06:48.874+00:00',NULL);
INSERT INTO "entries" VALUES('pvnpwk6rrz89',11,'0','Y7x4','bcf8aa5a','2026-11-26T22:06:48.874+00:00',NULL);
INSERT INTO "entries" VALUES('pvnpwk6rrz89',12,'1','Y6x4','da45b724','2026-11-26T22:06:48.874+00:00',NULL);
INSERT INTO "entries" VALUES('pvnpwk6rrz89',13,'0','Y11-4','0ed2f7e3','2026-11-26T22:06:48.874+00:00',NULL);
INSERT INTO "entries" VALUES('pvnpwk6rrz89',14,'1','R5x4','171ab9d0','2026-11-26T22:06:48.874+00:00',NULL);
INSERT INTO "entries" VALUES('pvnpwk6rrz89',15,'0','B9-3','4147c759','2026-11-26T22:06:48.874+00:00',NULL);
INSERT INTO "entries" VALUES('pvnpwk6rrz89',16,'1','B7x4','e1940485','2026-11-26T22:06:48.874+00:00',NULL);
INSERT INTO "entries" VALUES('pvnpwk6rrz89',17,'0','R6x3','34f3692f','2026-11-26T22:06:48.874+00:00',NULL);
INSERT INTO "entries" VALUES('pvnpwk6rrz89',18,'1','G1-2','4c8f6bae','2026-11-26T22:06:48.874+00:00',NULL);
INSERT INTO "entries" VALUES('pvnpwk6rrz89',19,'1','Y9x2','6f74be99','2026-11-26T22:06:48.874+00:00',NULL);
INSERT INTO "entries" VALUES('pvnpwk6rrz89',20,'0','Y13-2','5a3845e6','2026-11-26T22:06:48.874+00:00',NULL);
INSERT INTO "entries" VALUES('pvnpwk6rrz89',21,'1','B1-4','30554357','2026-11-26T22:06:48.874+00:00',NULL);
INSERT INTO "entries" VALUES('pvnpwk6rrz89',22,'1','G7x4','74a03992','2026-11-26T22:06:48.924+00:00',91);
INSERT INTO "entries" VALUES('pvnpwk6rrz89',23,'0','R13-4','6851adab','2026-11-26T22:06:48.936+00:00',95);
INSERT INTO "entries" VALUES('pvnpwk6rrz89',24,'1','Y8-2','1614d033','2026-11-26T22:06:48.941+00:00',107);
INSERT INTO "entries" VALUES('pvnpwk6rrz89',25,'0','Y1-4','55c70b52','2026-11-26T22:06:48.948+00:00',111);
INSERT INTO "entries" VALUES('j6w75hsefpuc',0,'0','@G','44692b1d','2026-11-26T22:06:49.740+00:00',69);
INSERT INTO "entries" VALUES('j6w75hsefpuc',1,'1','@A','c441033d','2026-11-26T22:06:49.748+00:00',82);
INSERT INTO "entries" VALUES('j6w75hsefpuc',2,'2','@C','3d4d4001','2026-11-26T22:06:49.764+00:00',100);
INSERT INTO "entries" VALUES('j6w75hsefpuc',3,'0','>F','bcb63c73','2026-11-26T22:06:49.775+00:00',111);
INSERT INTO "entries" VALUES('j6w75hsefpuc',4,'1','left cadet','220f5eda','2026-11-26T22:06:49.788+00:00',124);
INSERT INTO "entries" VALUES('j6w75hsefpuc',5,'0','YK','96337f19','2026-11-26T22:06:49.810+00:00',149);
INSERT INTO "entries" VALUES('j6w75hsefpuc',6,'1','>F','d0d16c02','2026-11-26T22:06:49.822+00:00',157);
INSERT INTO "entries" VALUES('5zv7rrxycarg',0,'supply','Y13 B9 B5 G2 R13 G7 R2 R12 R5 Y12 Y11 Y6 A13 A1 R4 Y2 R11 G6 G13 G10 R9 B7 R7 B13 R6 R10 G12 A10 A4 G4 A7 G8 R3 Y1 Y7 B3 Y8 Y9 R8 B11 G1 B1 Y5 Y3 R1','8df32d67','2026-11-26T22:06:49.847+00:00',1);
INSERT INTO "entries" VALUES('5zv7rrxycarg',1,'bag','Y G Y R Y Y A R G R A Y G Y Y G Y G B B R G Y R A R R B Y G Y R A G B R R R B R B G R A B','db9708bc','2026-11-26T22:06:49.847+00:00',1);
INSERT INTO "entries" VALUES('5zv7rrxycarg',2,'1','Y6x1','d45c95ea','2026-11-26T22:06:49.876+00:00',42);
INSERT INTO "entries" VALUES('5zv7rrxycarg',3,'0','R2x3','42befd9e','2026-11-26T22:06:49.881+00:00',51);
INSERT INTO "entries" VALUES('5zv7rrxycarg',4,'1','R4-4','480ad763','2026-11-26T22:06:49.888+00:00',53);
INSERT INTO "entries" VALUES('1a227880dc57',0,'supply','A10 R13 R4 G2 Y9 R6 G7 G10 Y12 G4 G8 B9 A1 R5 R2 A7 G13 R8 A13 B13 Y6 R10 Y5 G1 G12 B5 B7 Y7 R3 A4 Y11 G6 R7 R1 Y2 Y8 B3 R9 R11 Y3 Y13 Y1 R12 B1 B11','3438c9ca','2026-11-26T22:06:49.902+00:00',0);
INSERT INTO "entries" VALUES('1a227880dc57',1,'bag','G B G G A G R R A R R G Y A R B R Y R B R B B B Y A R Y R Y R R Y G G Y R B A G Y Y Y Y G','f9214b84','2026-11-26T22:06:49.902+00:00',1);
INSERT INTO "entries" VALUES('cjg7ws6rtgaq',0,'0','@F','8ea15642','2026-11-26T22:06:50.176+00:00',102);
INSERT INTO "entries" VALUES('cjg7ws6rtgaq',1,'1','@J','4ab2180a','2026-11-26T22:06:50.194+00:00',133);
INSERT INTO "entries" VALUES('cjg7ws6rtgaq',2,'0','>G','a5b793ca','2026-11-26T22:06:50.204+00:00',142);
INSERT INTO "entries" VALUES('cjg7ws6rtgaq',3,'0','YK','9569c4a5','2026-11-26T22:06:50.216+00:00',150);
INSERT INTO "entries" VALUES('cjg7ws6rtgaq',4,'0','takeback 1','ccf8e5d9','2026-11-26T22:06:50.280+00:00',218);
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
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('bgx3gn2unvgd','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',0,0,X'FAA3CEAB172E676E0A48A93894560AF00C7F2EA702DB2508AA4E9CF8ED8B75BC','2026-11-26T22:06:29.495+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 86400000, "since": 16494}','2026-11-28T22:06:45.989+00:00',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('ytvhrmvsecb2','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','0.1.0',1,1,X'AD85A43D03C9EDEDD0E150670BD2BDC5F8A8425AB95F941442E82D98FAAE14DA','2026-11-26T22:06:43.672+00:00',NULL,NULL,0,'["guest", "guest"]','[[7, 0, "offered"], [7, 0, "hint"]]',1,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('txa9xs677kve','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'9C166ADC747183A3CB30A5080037137E3133B32BCABCBB55BC6EE8CF7DC9868A','2026-11-26T22:06:43.736+00:00','2026-11-26T22:06:48.093+00:00','[[1], "trophies"]',NULL,'["random", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('6t7q5c6xsd8m','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','0.1.0',0,0,X'A129A5829F8B54F7727DFA3447CDBCB6A07156986F57774195EB2572AFBDC708','2026-11-26T22:06:43.792+00:00','2026-11-26T22:06:48.264+00:00','[[0], "resignation"]',NULL,'["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1899928, 1879948], "quota": [7000, 7000], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('3agnxwka7j3t','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'57612D01A279A7CD73AC8B3F58987D50CBDC11A33FAC4BAA64562E7AFF6CACD0','2026-11-26T22:06:44.775+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('wddy6mz82bnn','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'D34B64669DE0C8BCA17F41B961F2730BCC330983190EF9708150EDF1B49E94B8','2026-11-26T22:06:45.174+00:00','2026-11-26T22:06:48.617+00:00','[[], "agreement"]',NULL,'["guest", "guest"]','[[30, 1, "offered"]]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('jwhmnnxu2uzr','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'6FAECF183CCF37935FF0417663C3BE50F80656AFF749591565AAC2ACF21955C4','2026-11-26T22:06:48.633+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-10T22:06:48.633+00:00','anna',0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('pvnpwk6rrz89','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'AC79C480E17DC6F767D3A05CC3E2F02C927ECADEB93635D64175F2A8B247A8B1','2026-11-26T22:06:48.833+00:00',NULL,NULL,NULL,'["guest", "random"]','[]',0,'{"match": "txa9xs677kve", "ply": 22, "dealt": [36, 16]}',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('j6w75hsefpuc','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 3, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'9983CAE0FA21FA1022C4B232917F60FED49429D642634FA9B81DC319242BD839','2026-11-26T22:06:49.660+00:00',NULL,NULL,NULL,'["guest", "guest", "guest"]','[[5, 1, "returned"]]',0,NULL,'30+20','{"left": [1800000, 1800000, 1800000], "quota": [3000, 3000, 3000], "forgiven": [0, 0, 0], "seat": 1, "is_first": false, "free": 0, "since": 476}','2026-11-26T22:36:52.136+00:00',NULL,0,'cadet',NULL,NULL);
INSERT INTO "matches" VALUES('5zv7rrxycarg','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'1EBF293A693D356F51A660681844F73C34E8FFC65696E42D999BA3578BC1D5AF','2026-11-26T22:06:49.829+00:00',NULL,NULL,NULL,'["guest", "program"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('1a227880dc57','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'C6115F4DF5BB466C16E50E587FC77B429D5E4789F012F1FC3E2FA02175F15A0C','2026-11-26T22:06:49.892+00:00',NULL,NULL,NULL,'["open", "guest"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-10T22:06:49.892+00:00',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('cjg7ws6rtgaq','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'4711258A51C7C2F75474282EC41C71E79AD23A19A118C730E6D957496495FA76','2026-11-26T22:06:50.060+00:00',NULL,NULL,NULL,'["guest", "guest"]','[[4, 0, "asked"], [4, 1, "agreed"], [5, 0, "time"], [5, 1, "thanks"]]',0,NULL,'30+20','{"left": [1819983, 1834932], "quota": [6000, 4000], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 0, "since": 218}','2026-11-26T22:37:12.261+00:00',NULL,0,NULL,'{"length": 3, "won": [2, 0]}',NULL);
CREATE TABLE mutes (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "mutes" VALUES('anna','ben','2026-11-26T22:06:50.292+00:00');
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
INSERT INTO "passkeys" VALUES('0000000000000000000000000000000000000000000000000000000000000000','a3a9c064f57091007ce542c176205c306',X'0001',X'02',3,'localhost','Laptop',0,'2026-11-26T22:06:49.471+00:00',NULL);
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
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-26T22:06:43.553+00:00','2026-11-26T22:06:49.044+00:00',NULL,NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-26T22:06:43.683+00:00','2026-11-26T22:06:43.683+00:00',NULL,NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-26T22:06:43.744+00:00','2026-11-26T22:06:43.744+00:00',NULL,NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-26T22:06:48.639+00:00','2026-11-26T22:06:49.018+00:00','anna',NULL);
INSERT INTO "players" VALUES('p45c131094d4274b84b3be6bc4e610068','program','Zephyr','2026-11-26T22:06:49.380+00:00','2026-11-26T22:06:49.380+00:00',NULL,NULL);
INSERT INTO "players" VALUES('a3a9c064f57091007ce542c176205c306','account','Dora','2026-11-26T22:06:49.438+00:00','2026-11-26T22:06:49.438+00:00',NULL,NULL);
INSERT INTO "players" VALUES('wilhelmine','guest','Balloonist 1617','2026-11-26T22:06:49.498+00:00','2026-11-26T22:06:49.541+00:00',NULL,'WWWWWWWWWWWWWWWWWWWWWWWW');
INSERT INTO "players" VALUES('emil','guest','Emil','2026-11-26T22:06:49.664+00:00','2026-11-26T22:06:49.664+00:00',NULL,NULL);
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
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-26T22:06:48.977+00:00','2026-11-26T22:06:48.993+00:00',NULL,'2026-11-26T23:06:49.043+00:00','0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-26T22:06:49.016+00:00','2026-11-26T22:06:49.018+00:00',NULL,NULL,'1b94c4356895c3a0',NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-26T22:06:49.030+00:00','2026-11-26T22:06:49.044+00:00',NULL,NULL,'0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('4778dd0e08b227676b3c75a09603797d428dc437f46f8882cc55a848ee40a22c','a3a9c064f57091007ce542c176205c306','2026-11-26T22:06:49.469+00:00','2026-11-26T22:06:49.469+00:00',NULL,NULL,'4778dd0e08b22767','Firefox, Linux');
INSERT INTO "proofs" VALUES('17b7b4dce9ce7de46d7938f26213f0382d04145da13cfa02a3c60fdd2102b8c1','wilhelmine','2026-11-26T22:06:49.499+00:00','2026-11-26T22:06:49.540+00:00',NULL,NULL,'17b7b4dce9ce7de4',NULL);
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
INSERT INTO "ratings" VALUES('6t7q5c6xsd8m',0,'anna','balloon-cup','classical',0,'2026-11-26T22:06:48.802+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
INSERT INTO "ratings" VALUES('6t7q5c6xsd8m',1,'ben','balloon-cup','classical',0,'2026-11-26T22:06:48.802+00:00',NULL,25.0,8.33333333333333392545e+00,'early');
CREATE TABLE recoveries (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "recoveries" VALUES('d6c375b1fb42e1ef820e66b7f86e586dc3bf0cf610981ce3cc3d0547094e97e4','a3a9c064f57091007ce542c176205c306');
INSERT INTO "recoveries" VALUES('9c3245ad5accf64e97d287629efd4f04d510f6a148d103c978981763287f09eb','a3a9c064f57091007ce542c176205c306');
INSERT INTO "recoveries" VALUES('08a64c3a27be04cdf08c82c7714aa9428f4ef3624ee2537ec66d155e7d466b56','a3a9c064f57091007ce542c176205c306');
INSERT INTO "recoveries" VALUES('98e18a0ad2ac870ce85609e4055c2a754489945f84c9785acf5b4d4c0bab77ff','a3a9c064f57091007ce542c176205c306');
INSERT INTO "recoveries" VALUES('dc1c7635ca558494b4528c816339dada61eeaf46c02fb0ca35bb035f1a5d1d8d','a3a9c064f57091007ce542c176205c306');
INSERT INTO "recoveries" VALUES('5732159cdb622a79c8995bc1cc3b1be3b7b6277641354d888d19841a8bc251c4','a3a9c064f57091007ce542c176205c306');
INSERT INTO "recoveries" VALUES('65d8290ee29004f25c9a1148745974c68db145268f232a7b8be5a62d636f16b1','a3a9c064f57091007ce542c176205c306');
INSERT INTO "recoveries" VALUES('9596dbddcd0dec68068005845af2ce51916b0971d4c5cc5c6d4e689334d64435','a3a9c064f57091007ce542c176205c306');
CREATE TABLE reports (
	player VARCHAR(40) NOT NULL, 
	name VARCHAR(20) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, name), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "reports" VALUES('anna','Ben','2026-11-26T22:06:49.576+00:00');
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
INSERT INTO "seats" VALUES('bgx3gn2unvgd',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('bgx3gn2unvgd',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('ytvhrmvsecb2',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('ytvhrmvsecb2',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('txa9xs677kve',0,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('txa9xs677kve',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('6t7q5c6xsd8m',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('6t7q5c6xsd8m',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('3agnxwka7j3t',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('3agnxwka7j3t',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('wddy6mz82bnn',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('wddy6mz82bnn',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('jwhmnnxu2uzr',0,'guest','anna','Carl',NULL,NULL);
INSERT INTO "seats" VALUES('jwhmnnxu2uzr',1,'open',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('pvnpwk6rrz89',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('pvnpwk6rrz89',1,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('j6w75hsefpuc',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('j6w75hsefpuc',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('j6w75hsefpuc',2,'guest','emil','Emil',NULL,NULL);
INSERT INTO "seats" VALUES('5zv7rrxycarg',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('5zv7rrxycarg',1,'program','p45c131094d4274b84b3be6bc4e610068','Zephyr','Anna',NULL);
INSERT INTO "seats" VALUES('1a227880dc57',0,'open',NULL,'Emil',NULL,'emil');
INSERT INTO "seats" VALUES('1a227880dc57',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('cjg7ws6rtgaq',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('cjg7ws6rtgaq',1,'guest','ben','Ben',NULL,NULL);
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
INSERT INTO "tokens" VALUES('8bb81c6119fca3d2253b7ab9aa1ea475e4acc0e6979f182e7887405866c0913e','p45c131094d4274b84b3be6bc4e610068','anna','read play','2026-11-26T22:06:49.380+00:00','2026-11-26T22:06:49.380+00:00',NULL,'2026-11-26T22:06:49.422+00:00');
INSERT INTO "tokens" VALUES('f116e872f8e1a335d75e31088225b17598ed5e2dc21e35a512c2ab143180f54d','p45c131094d4274b84b3be6bc4e610068','anna','read','2026-11-26T22:06:49.390+00:00','2026-11-26T22:06:49.412+00:00','0011',NULL);
CREATE TABLE verdicts (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(20) NOT NULL, 
	is_kept INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness)
);
INSERT INTO "verdicts" VALUES('wwwwwwwwwwwwwwwwwwwwwwww','WWWWWWWWWWWWWWWWWWWWWWWW',0,'2026-11-26T22:06:49.593+00:00');
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_proofs_player ON proofs (player);
CREATE INDEX ix_recoveries_player ON recoveries (player);
CREATE INDEX ix_passkeys_player ON passkeys (player);
CREATE INDEX ix_tokens_program ON tokens (program);
CREATE INDEX ix_tokens_owner ON tokens (owner);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_seats_kept_for ON seats (kept_for);
CREATE INDEX ix_ratings_player ON ratings (player, game, speed, number);
COMMIT;
