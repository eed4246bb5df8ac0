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
INSERT INTO "accounts" VALUES('a88dbc37f038493d78b4bb8f718935163','dora','$argon2id$none',NULL,NULL,0);
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
INSERT INTO "attempts" VALUES('0011',1,'2026-11-28T21:49:37.844+00:00');
CREATE TABLE blocks (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "blocks" VALUES('a88dbc37f038493d78b4bb8f718935163','ben','2026-11-28T21:34:37.779+00:00');
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
INSERT INTO "entries" VALUES('27yb4nxtzj3b',0,'supply','B7 B9 Y5 G6 Y2 R11 A7 A13 R2 A4 G2 Y8 G8 G13 A1 B11 R4 R12 G1 B5 Y1 G12 R13 Y7 Y13 G4 A10 B13 Y11 R6 Y9 R8 R10 G10 R7 B1 R1 B3 Y6 Y12 R9 R3 G7 R5 Y3','8e27af89','2026-11-28T21:34:31.526+00:00',7746);
INSERT INTO "entries" VALUES('27yb4nxtzj3b',1,'bag','R B R B Y Y G B Y R G Y G Y R R G B B Y A R R A Y B R G A B R Y A R G Y G Y R R G G Y R A','4359afc9','2026-11-28T21:34:31.526+00:00',7747);
INSERT INTO "entries" VALUES('s684mwmvu272',0,'supply','B13 G1 R6 B7 R13 G6 B5 R12 R7 R10 A1 R11 Y9 R4 G7 G2 G13 B9 Y11 R5 Y6 Y5 A7 A10 Y3 R2 Y7 B3 Y13 A4 Y8 G10 R9 G8 G12 B11 G4 R1 Y1 Y2 R3 A13 Y12 B1 R8','9441e5bb','2026-11-28T21:34:31.736+00:00',0);
INSERT INTO "entries" VALUES('s684mwmvu272',1,'bag','R B Y R G Y Y B R Y G R B G G R B R R R B A Y R A R G Y R B Y Y A A R G Y G Y B R Y G G A','b3d8c241','2026-11-28T21:34:31.736+00:00',1);
INSERT INTO "entries" VALUES('udx35zf2qek4',0,'supply','R11 G6 Y12 A4 B7 Y3 B11 G8 G4 R12 R8 Y13 G10 B13 Y8 B1 Y7 G7 R2 R1 R6 Y11 B9 G2 G13 Y9 R4 R7 R13 B5 Y5 A13 R3 R9 Y2 A1 R10 Y6 Y1 B3 A7 G1 R5 G12 A10','87c53c02','2026-11-28T21:34:31.798+00:00',1);
INSERT INTO "entries" VALUES('udx35zf2qek4',1,'bag','A G R G G R R Y B Y B G A Y R R B R Y G A R B Y B R R R Y Y Y R G R R Y B Y G A G G Y A B','99b3b687','2026-11-28T21:34:31.798+00:00',1);
INSERT INTO "entries" VALUES('3crectaf9zgm',0,'supply','Y13 R10 G1 G12 A13 A1 R12 R11 R5 Y8 Y11 A7 G6 B7 R2 Y7 A10 G10 R13 R8 B11 Y9 Y1 R7 B3 Y5 B13 Y12 G4 G7 R3 R4 R9 G13 R1 G8 G2 Y6 R6 B1 Y2 B9 A4 Y3 B5','0329b609','2026-11-28T21:34:31.927+00:00',0);
INSERT INTO "entries" VALUES('3crectaf9zgm',1,'bag','Y Y Y A G R R B Y R R G R Y A B G Y Y A A G Y B G B B R B G R Y G R G R R B R Y A R G Y R','f7510361','2026-11-28T21:34:31.927+00:00',0);
INSERT INTO "entries" VALUES('27yb4nxtzj3b',2,'0','G6-4','ae6214e3','2026-11-28T21:34:33.680+00:00',9935);
INSERT INTO "entries" VALUES('27yb4nxtzj3b',3,'1','B11-4','e0b68029','2026-11-28T21:34:33.687+00:00',9939);
INSERT INTO "entries" VALUES('27yb4nxtzj3b',4,'0','B9-3','0dbd5f2f','2026-11-28T21:34:33.693+00:00',9949);
INSERT INTO "entries" VALUES('27yb4nxtzj3b',5,'1','Y8-4','c47ba1ea','2026-11-28T21:34:33.701+00:00',9957);
INSERT INTO "entries" VALUES('27yb4nxtzj3b',6,'0','Y2-4','90aa03fe','2026-11-28T21:34:33.707+00:00',9961);
INSERT INTO "entries" VALUES('27yb4nxtzj3b',7,'1','B5x2','17e517f5','2026-11-28T21:34:33.711+00:00',9967);
INSERT INTO "entries" VALUES('27yb4nxtzj3b',8,'0','B7x3','7d65faf9','2026-11-28T21:34:33.717+00:00',9973);
INSERT INTO "entries" VALUES('27yb4nxtzj3b',9,'1','R12-1','249cbda1','2026-11-28T21:34:33.719+00:00',9975);
INSERT INTO "entries" VALUES('27yb4nxtzj3b',10,'0','R11-1','41dd46cf','2026-11-28T21:34:33.724+00:00',9980);
INSERT INTO "entries" VALUES('27yb4nxtzj3b',11,'1','G13x1','4fa4e071','2026-11-28T21:34:33.726+00:00',9982);
INSERT INTO "entries" VALUES('27yb4nxtzj3b',12,'0','G1x4','e7f44e1d','2026-11-28T21:34:33.730+00:00',9986);
INSERT INTO "entries" VALUES('27yb4nxtzj3b',13,'1','G12-1','34214ebb','2026-11-28T21:34:33.739+00:00',9994);
INSERT INTO "entries" VALUES('cxqgfxkxmume',0,'0','@F','81579114','2026-11-28T21:34:33.858+00:00',1238);
INSERT INTO "entries" VALUES('cxqgfxkxmume',1,'1','@D','65967e6d','2026-11-28T21:34:33.875+00:00',1264);
INSERT INTO "entries" VALUES('cxqgfxkxmume',2,'0','>K','c6d928ac','2026-11-28T21:34:33.904+00:00',1288);
INSERT INTO "entries" VALUES('cxqgfxkxmume',3,'0','YB','e1223d6b','2026-11-28T21:34:33.923+00:00',1307);
INSERT INTO "entries" VALUES('cxqgfxkxmume',4,'1','>C','57660b79','2026-11-28T21:34:33.934+00:00',1323);
INSERT INTO "entries" VALUES('cxqgfxkxmume',5,'1','OY','bdad35c5','2026-11-28T21:34:33.968+00:00',1354);
INSERT INTO "entries" VALUES('cxqgfxkxmume',6,'0','Y','be948e6b','2026-11-28T21:34:33.985+00:00',1375);
INSERT INTO "entries" VALUES('cxqgfxkxmume',7,'0','>F','573e667d','2026-11-28T21:34:33.996+00:00',1383);
INSERT INTO "entries" VALUES('cxqgfxkxmume',8,'0','YY','2e2ac6ce','2026-11-28T21:34:34.018+00:00',1404);
INSERT INTO "entries" VALUES('cxqgfxkxmume',9,'1','Y','3bf88500','2026-11-28T21:34:34.048+00:00',1412);
INSERT INTO "entries" VALUES('cxqgfxkxmume',10,'1','+F-K','0496f059','2026-11-28T21:34:34.072+00:00',1462);
INSERT INTO "entries" VALUES('cxqgfxkxmume',11,'0','+N-Q','32f3a4cd','2026-11-28T21:34:34.097+00:00',1487);
INSERT INTO "entries" VALUES('s684mwmvu272',2,'1','R7-4','b79be40c','2026-11-28T21:34:34.106+00:00',2390);
INSERT INTO "entries" VALUES('s684mwmvu272',3,'0','B5-2','698218da','2026-11-28T21:34:34.121+00:00',2406);
INSERT INTO "entries" VALUES('s684mwmvu272',4,'1','R4-1','faa8ef88','2026-11-28T21:34:34.128+00:00',2409);
INSERT INTO "entries" VALUES('s684mwmvu272',5,'0','B7x2','533ae40f','2026-11-28T21:34:34.144+00:00',2425);
INSERT INTO "entries" VALUES('s684mwmvu272',6,'1','R10x3','cb937a76','2026-11-28T21:34:34.160+00:00',2442);
INSERT INTO "entries" VALUES('udx35zf2qek4',2,'1','R8x2','28eaff98','2026-11-28T21:34:34.228+00:00',2441);
INSERT INTO "entries" VALUES('udx35zf2qek4',3,'0','R11-3','459a51c7','2026-11-28T21:34:34.253+00:00',2481);
INSERT INTO "entries" VALUES('udx35zf2qek4',4,'1','Y8-4','1fc45571','2026-11-28T21:34:34.272+00:00',2493);
INSERT INTO "entries" VALUES('udx35zf2qek4',5,'0','G6x3','b79d2589','2026-11-28T21:34:34.284+00:00',2509);
INSERT INTO "entries" VALUES('udx35zf2qek4',6,'1','G10x3','0de790b7','2026-11-28T21:34:34.301+00:00',2521);
INSERT INTO "entries" VALUES('udx35zf2qek4',7,'0','R1x2','b6057ded','2026-11-28T21:34:34.324+00:00',2540);
INSERT INTO "entries" VALUES('udx35zf2qek4',8,'1','G4x2','fc1b6698','2026-11-28T21:34:34.344+00:00',2570);
INSERT INTO "entries" VALUES('udx35zf2qek4',9,'0','G8-3','1d150a3e','2026-11-28T21:34:34.360+00:00',2585);
INSERT INTO "entries" VALUES('udx35zf2qek4',10,'1','B1x4','c6150962','2026-11-28T21:34:34.365+00:00',2593);
INSERT INTO "entries" VALUES('udx35zf2qek4',11,'0','G7x3','fd18c1cd','2026-11-28T21:34:34.377+00:00',2605);
INSERT INTO "entries" VALUES('udx35zf2qek4',12,'1','R12-3','7f552fa1','2026-11-28T21:34:34.390+00:00',2610);
INSERT INTO "entries" VALUES('udx35zf2qek4',13,'0','B11x4','897f0841','2026-11-28T21:34:34.401+00:00',2629);
INSERT INTO "entries" VALUES('udx35zf2qek4',14,'1','Y7x4','5ad0a8db','2026-11-28T21:34:34.441+00:00',2668);
INSERT INTO "entries" VALUES('udx35zf2qek4',15,'0','Y12x4','e40cb188','2026-11-28T21:34:34.452+00:00',2673);
INSERT INTO "entries" VALUES('udx35zf2qek4',16,'1','B13x3','3028d4d0','2026-11-28T21:34:34.500+00:00',2691);
INSERT INTO "entries" VALUES('udx35zf2qek4',17,'0','R7-4','b0c56bc9','2026-11-28T21:34:34.520+00:00',2745);
INSERT INTO "entries" VALUES('udx35zf2qek4',18,'1','R4-4','56fd120d','2026-11-28T21:34:34.567+00:00',2785);
INSERT INTO "entries" VALUES('udx35zf2qek4',19,'0','A13-3','2743a15c','2026-11-28T21:34:34.577+00:00',2801);
INSERT INTO "entries" VALUES('udx35zf2qek4',20,'1','B9-3','6425eeab','2026-11-28T21:34:34.594+00:00',2818);
INSERT INTO "entries" VALUES('udx35zf2qek4',21,'0','G2-3','8271df37','2026-11-28T21:34:34.628+00:00',2845);
INSERT INTO "entries" VALUES('udx35zf2qek4',22,'1','G13-2','abcfc109','2026-11-28T21:34:34.650+00:00',2878);
INSERT INTO "entries" VALUES('udx35zf2qek4',23,'0','Y3-2','abbe5a8d','2026-11-28T21:34:34.665+00:00',2892);
INSERT INTO "entries" VALUES('udx35zf2qek4',24,'1','R13-2','5952784f','2026-11-28T21:34:34.681+00:00',2909);
INSERT INTO "entries" VALUES('udx35zf2qek4',25,'0','Y11x2','10bfd30c','2026-11-28T21:34:34.694+00:00',2920);
INSERT INTO "entries" VALUES('udx35zf2qek4',26,'1','R10x2','1a46c5a2','2026-11-28T21:34:34.717+00:00',2944);
INSERT INTO "entries" VALUES('udx35zf2qek4',27,'1','Y5x4','9d7ceae1','2026-11-28T21:34:34.727+00:00',2955);
INSERT INTO "entries" VALUES('udx35zf2qek4',28,'0','B3x2','f08b1aac','2026-11-28T21:34:34.731+00:00',2959);
INSERT INTO "entries" VALUES('udx35zf2qek4',29,'1','R2-2','77d549f2','2026-11-28T21:34:34.742+00:00',2965);
INSERT INTO "entries" VALUES('udx35zf2qek4',30,'0','R5x4','5d449d09','2026-11-28T21:34:34.782+00:00',3001);
INSERT INTO "entries" VALUES('udx35zf2qek4',31,'1','A7-3','00ed844d','2026-11-28T21:34:34.800+00:00',3019);
INSERT INTO "entries" VALUES('udx35zf2qek4',32,'supply','Y5 G13 Y7 Y3 R8 Y12 B11 Y11 R7 R12 R13 Y8 G4 B1 R11 R10 G10 G7 R1 G8 G6 R4','a1e837e1','2026-11-28T21:34:34.800+00:00',3020);
INSERT INTO "entries" VALUES('udx35zf2qek4',33,'0','Y6x4','18fbaea0','2026-11-28T21:34:34.815+00:00',3034);
INSERT INTO "entries" VALUES('udx35zf2qek4',34,'1','Y5x4','7d053006','2026-11-28T21:34:34.845+00:00',3073);
INSERT INTO "entries" VALUES('udx35zf2qek4',35,'0','G13-4','8a93e9fb','2026-11-28T21:34:34.868+00:00',3081);
INSERT INTO "entries" VALUES('udx35zf2qek4',36,'1','G1-3','454bad99','2026-11-28T21:34:34.881+00:00',3107);
INSERT INTO "entries" VALUES('udx35zf2qek4',37,'1','Y1-3','a1fac754','2026-11-28T21:34:34.906+00:00',3126);
INSERT INTO "entries" VALUES('udx35zf2qek4',38,'0','R9x3','1bf5babb','2026-11-28T21:34:34.956+00:00',3173);
INSERT INTO "entries" VALUES('udx35zf2qek4',39,'1','R3x2','619efe74','2026-11-28T21:34:34.977+00:00',3198);
INSERT INTO "entries" VALUES('udx35zf2qek4',40,'0','A10-4','6053f3f6','2026-11-28T21:34:35.033+00:00',3229);
INSERT INTO "entries" VALUES('udx35zf2qek4',41,'1','R6x3','44d0af4a','2026-11-28T21:34:35.112+00:00',3281);
INSERT INTO "entries" VALUES('udx35zf2qek4',42,'0','B7-2','45fa3eab','2026-11-28T21:34:35.180+00:00',3376);
INSERT INTO "entries" VALUES('udx35zf2qek4',43,'1','R12-2','2e88d7a2','2026-11-28T21:34:35.216+00:00',3421);
INSERT INTO "entries" VALUES('udx35zf2qek4',44,'0','R7-4','2d86f337','2026-11-28T21:34:35.227+00:00',3451);
INSERT INTO "entries" VALUES('udx35zf2qek4',45,'1','G12-4','b9fd3762','2026-11-28T21:34:35.264+00:00',3485);
INSERT INTO "entries" VALUES('udx35zf2qek4',46,'0','A1x1','a454f0b9','2026-11-28T21:34:35.289+00:00',3510);
INSERT INTO "entries" VALUES('udx35zf2qek4',47,'1','Y13x3','73ea363c','2026-11-28T21:34:35.311+00:00',3537);
INSERT INTO "entries" VALUES('udx35zf2qek4',48,'0','B11-2','3d0ac879','2026-11-28T21:34:35.321+00:00',3549);
INSERT INTO "entries" VALUES('udx35zf2qek4',49,'1','R8x2','399a8dd7','2026-11-28T21:34:35.336+00:00',3561);
INSERT INTO "entries" VALUES('udx35zf2qek4',50,'0','A4x4','1c373174','2026-11-28T21:34:35.376+00:00',3574);
INSERT INTO "entries" VALUES('udx35zf2qek4',51,'0','B5x2','c4981446','2026-11-28T21:34:35.400+00:00',3622);
INSERT INTO "entries" VALUES('udx35zf2qek4',52,'0','R11-4','e54f8283','2026-11-28T21:34:35.415+00:00',3634);
INSERT INTO "entries" VALUES('udx35zf2qek4',53,'1','B1-3','acbb64b4','2026-11-28T21:34:35.457+00:00',3685);
INSERT INTO "entries" VALUES('udx35zf2qek4',54,'0','Y3-2','d0d3e81e','2026-11-28T21:34:35.492+00:00',3701);
INSERT INTO "entries" VALUES('udx35zf2qek4',55,'supply','R3 Y5 B5 G1 Y6 R2 B13 G2 R8 A7 B7 B11 R7 G13 G12 A13 A10 R5 B9 B3 A4 R12','eec0ca1c','2026-11-28T21:34:35.492+00:00',3702);
INSERT INTO "entries" VALUES('udx35zf2qek4',56,'1','Y2x4','5b7251fb','2026-11-28T21:34:35.505+00:00',3733);
INSERT INTO "entries" VALUES('udx35zf2qek4',57,'0','R1x2','ecec64bd','2026-11-28T21:34:35.507+00:00',3735);
INSERT INTO "entries" VALUES('udx35zf2qek4',58,'1','Y7-2','66ab5461','2026-11-28T21:34:35.523+00:00',3745);
INSERT INTO "entries" VALUES('udx35zf2qek4',59,'0','R13x4','ba63f210','2026-11-28T21:34:35.543+00:00',3769);
INSERT INTO "entries" VALUES('udx35zf2qek4',60,'1','R4x2','56cb69db','2026-11-28T21:34:35.566+00:00',3789);
INSERT INTO "entries" VALUES('udx35zf2qek4',61,'0','G8x2','ae5ffdb0','2026-11-28T21:34:35.585+00:00',3813);
INSERT INTO "entries" VALUES('udx35zf2qek4',62,'1','R2x4','4269c843','2026-11-28T21:34:35.632+00:00',3855);
INSERT INTO "entries" VALUES('udx35zf2qek4',63,'0','R3x4','87b41725','2026-11-28T21:34:35.665+00:00',3886);
INSERT INTO "entries" VALUES('udx35zf2qek4',64,'1','Y5x4','e844cb1e','2026-11-28T21:34:35.676+00:00',3899);
INSERT INTO "entries" VALUES('udx35zf2qek4',65,'0','R8x2','1aad51a5','2026-11-28T21:34:35.694+00:00',3917);
INSERT INTO "entries" VALUES('udx35zf2qek4',66,'1','R10x2','ff0d4bca','2026-11-28T21:34:35.716+00:00',3942);
INSERT INTO "entries" VALUES('udx35zf2qek4',67,'0','Y6x4','6cacf980','2026-11-28T21:34:35.733+00:00',3949);
INSERT INTO "entries" VALUES('udx35zf2qek4',68,'1','A7x1','66dd30cc','2026-11-28T21:34:35.754+00:00',3982);
INSERT INTO "entries" VALUES('udx35zf2qek4',69,'0','B7-3','984e3961','2026-11-28T21:34:35.769+00:00',3989);
INSERT INTO "entries" VALUES('udx35zf2qek4',70,'bag','R Y G B A R R G R A R R G R','44ff0b45','2026-11-28T21:34:35.769+00:00',3989);
INSERT INTO "entries" VALUES('udx35zf2qek4',71,'0','Y9-3','920e44f2','2026-11-28T21:34:35.808+00:00',4012);
INSERT INTO "entries" VALUES('udx35zf2qek4',72,'1','G2x2','ccfd9b11','2026-11-28T21:34:35.836+00:00',4049);
INSERT INTO "entries" VALUES('udx35zf2qek4',73,'1','Y11x2','feaf89ed','2026-11-28T21:34:35.873+00:00',4087);
INSERT INTO "entries" VALUES('udx35zf2qek4',74,'0','.','79ca4552','2026-11-28T21:34:35.899+00:00',4116);
INSERT INTO "entries" VALUES('udx35zf2qek4',75,'0','R7x2','93849c2c','2026-11-28T21:34:35.916+00:00',4137);
INSERT INTO "entries" VALUES('udx35zf2qek4',76,'1','B11-3','953f4021','2026-11-28T21:34:35.947+00:00',4161);
INSERT INTO "entries" VALUES('udx35zf2qek4',77,'0','R>B','635be0e7','2026-11-28T21:34:35.957+00:00',4181);
INSERT INTO "entries" VALUES('udx35zf2qek4',78,'bag','R R R R R A R R G A G R R G','411f83cf','2026-11-28T21:34:35.957+00:00',4181);
INSERT INTO "entries" VALUES('udx35zf2qek4',79,'0','B9-3','4192cc59','2026-11-28T21:34:35.980+00:00',4205);
INSERT INTO "entries" VALUES('udx35zf2qek4',80,'1','Y12-4','66e03748','2026-11-28T21:34:36.009+00:00',4221);
INSERT INTO "entries" VALUES('udx35zf2qek4',81,'bag','R R R R Y G Y Y Y A Y Y G A G R','5e8ca937','2026-11-28T21:34:36.009+00:00',4221);
INSERT INTO "entries" VALUES('udx35zf2qek4',82,'0','~G12B5B13A4','274002ba','2026-11-28T21:34:36.040+00:00',4261);
INSERT INTO "entries" VALUES('udx35zf2qek4',83,'supply','R11 Y12 B5 Y13 R8 R1 Y7 R3 R13 Y6 B13 B7 G2 R9 Y1 R2 R6 Y3 A7 G8 B1 Y2 A4 A1 R10 R4 G12 Y5','057e972a','2026-11-28T21:34:36.040+00:00',4261);
INSERT INTO "entries" VALUES('udx35zf2qek4',84,'0','R11x1','dcfa9f6e','2026-11-28T21:34:36.052+00:00',4270);
INSERT INTO "entries" VALUES('udx35zf2qek4',85,'1','R12-4','7f756116','2026-11-28T21:34:36.069+00:00',4291);
INSERT INTO "entries" VALUES('udx35zf2qek4',86,'0','Y12x3','be8f2732','2026-11-28T21:34:36.095+00:00',4322);
INSERT INTO "entries" VALUES('udx35zf2qek4',87,'1','R1x4','ee3caa1e','2026-11-28T21:34:36.126+00:00',4334);
INSERT INTO "entries" VALUES('udx35zf2qek4',88,'0','R8-1','a1cafae8','2026-11-28T21:34:36.140+00:00',4358);
INSERT INTO "entries" VALUES('udx35zf2qek4',89,'0','R13x4','5171880d','2026-11-28T21:34:36.152+00:00',4373);
INSERT INTO "entries" VALUES('udx35zf2qek4',90,'1','.','643625af','2026-11-28T21:34:36.167+00:00',4393);
INSERT INTO "entries" VALUES('udx35zf2qek4',91,'1','R3x4','5de2f230','2026-11-28T21:34:36.192+00:00',4413);
INSERT INTO "entries" VALUES('udx35zf2qek4',92,'0','Y6x2','160d9d90','2026-11-28T21:34:36.197+00:00',4425);
INSERT INTO "entries" VALUES('udx35zf2qek4',93,'1','R>G','8bf2b401','2026-11-28T21:34:36.236+00:00',4450);
INSERT INTO "entries" VALUES('3crectaf9zgm',2,'0','R11x3','a65d3b72','2026-11-28T21:34:36.272+00:00',4338);
INSERT INTO "entries" VALUES('3crectaf9zgm',3,'1','Y8-1','72441022','2026-11-28T21:34:36.338+00:00',4421);
INSERT INTO "entries" VALUES('3crectaf9zgm',4,'0','A13-3','7546572e','2026-11-28T21:34:36.348+00:00',4438);
INSERT INTO "entries" VALUES('3crectaf9zgm',5,'1','B7-4','9de95af1','2026-11-28T21:34:36.377+00:00',4473);
INSERT INTO "entries" VALUES('3crectaf9zgm',6,'0','A1x3','9107b079','2026-11-28T21:34:36.380+00:00',4477);
INSERT INTO "entries" VALUES('3crectaf9zgm',7,'1','R5x3','311f2474','2026-11-28T21:34:36.404+00:00',4488);
INSERT INTO "entries" VALUES('3crectaf9zgm',8,'0','R10x4','ef996eb3','2026-11-28T21:34:36.417+00:00',4514);
INSERT INTO "entries" VALUES('3crectaf9zgm',9,'1','Y7x1','ba986127','2026-11-28T21:34:36.419+00:00',4516);
INSERT INTO "entries" VALUES('3crectaf9zgm',10,'1','R7-4','52f60e30','2026-11-28T21:34:36.420+00:00',4518);
INSERT INTO "entries" VALUES('3crectaf9zgm',11,'1','resign','a6a68918','2026-11-28T21:34:36.425+00:00',4521);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',0,'1','W','603192a2','2026-11-28T21:34:36.428+00:00',3018);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',1,'0','>F','3a994884','2026-11-28T21:34:36.436+00:00',3028);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',2,'0','RR','dfa1ea4c','2026-11-28T21:34:36.439+00:00',3030);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',3,'1','+C-H','3d044419','2026-11-28T21:34:36.444+00:00',3035);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',4,'0','>N','a07d4afa','2026-11-28T21:34:36.455+00:00',3041);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',5,'0','OB','135c0287','2026-11-28T21:34:36.462+00:00',3052);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',6,'1','>B','dfe007ee','2026-11-28T21:34:36.468+00:00',3059);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',7,'1','RO','5b6a44b5','2026-11-28T21:34:36.475+00:00',3066);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',8,'0','>K','11864549','2026-11-28T21:34:36.479+00:00',3070);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',9,'0','YY','a3c4f44d','2026-11-28T21:34:36.488+00:00',3080);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',10,'1','+C-D','c0a31fe8','2026-11-28T21:34:36.493+00:00',3084);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',11,'0','+N-Q','43610a3d','2026-11-28T21:34:36.500+00:00',3092);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',12,'1','>C','b6317058','2026-11-28T21:34:36.504+00:00',3096);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',13,'1','OO','e9d6dc62','2026-11-28T21:34:36.507+00:00',3098);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',14,'0','+N-O','202e19b0','2026-11-28T21:34:36.509+00:00',3100);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',15,'1','+H-I','aecfcbef','2026-11-28T21:34:36.511+00:00',3102);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',16,'0','>N','b159d23d','2026-11-28T21:34:36.512+00:00',3104);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',17,'0','BB','d4131a9a','2026-11-28T21:34:36.521+00:00',3113);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',18,'1','>H','ebce921a','2026-11-28T21:34:36.523+00:00',3115);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',19,'1','OY','dfb0ea3c','2026-11-28T21:34:36.526+00:00',3117);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',20,'0','+Q-R','4b29c2f9','2026-11-28T21:34:36.533+00:00',3124);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',21,'1','+E-H','acd293ab','2026-11-28T21:34:36.546+00:00',3131);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',22,'1','O','e8cc4b0e','2026-11-28T21:34:36.561+00:00',3152);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',23,'0','>Q','ce63985d','2026-11-28T21:34:36.568+00:00',3160);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',24,'0','YY','58f7e181','2026-11-28T21:34:36.577+00:00',3167);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',25,'1','+J-M','fb3b5477','2026-11-28T21:34:36.586+00:00',3176);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',26,'0','>R','84eab001','2026-11-28T21:34:36.588+00:00',3179);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',27,'0','RB','99feba2b','2026-11-28T21:34:36.592+00:00',3183);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',28,'1','>E','378c2a2d','2026-11-28T21:34:36.609+00:00',3200);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',29,'1','WB','7212ec32','2026-11-28T21:34:36.630+00:00',3218);
INSERT INTO "entries" VALUES('wdwfrer5ttsj',30,'0','draw','46fe0a5a','2026-11-28T21:34:36.662+00:00',3245);
INSERT INTO "entries" VALUES('7ps35996km29',0,'supply','R7 A4 B11 A10 A13 B3 B7 Y8 Y7 R3 B9 Y1 G8 R1 Y9 R2 Y12 R11 Y5 A1 R9 Y13 R6 A7 Y6 B5 G2 Y2 R5 B1 Y11 R8 B13 G7 G10 R4 Y3 R10 R13 G1 G12 R12 G13 G4 G6','2cd3f122','2026-11-28T21:34:36.763+00:00',1);
INSERT INTO "entries" VALUES('7ps35996km29',1,'bag','R Y Y R Y Y R B G Y Y R R G Y Y Y A B A G G Y B G B R R B A Y R G R G R R A B A R G G R B','ced67792','2026-11-28T21:34:36.763+00:00',1);
INSERT INTO "entries" VALUES('6pp9etxc98js',0,'supply','R11 G6 Y12 A4 B7 Y3 B11 G8 G4 R12 R8 Y13 G10 B13 Y8 B1 Y7 G7 R2 R1 R6 Y11 B9 G2 G13 Y9 R4 R7 R13 B5 Y5 A13 R3 R9 Y2 A1 A7 Y6 G1 Y1 B3 G12 R10 R5 A10','d760138a','2026-11-28T21:34:36.810+00:00',NULL);
INSERT INTO "entries" VALUES('6pp9etxc98js',1,'bag','A G R G G R R Y B Y B G A A R Y Y R R R B B B G Y G Y G A B R G R Y Y R G B Y A R R Y R Y','0f49f934','2026-11-28T21:34:36.810+00:00',NULL);
INSERT INTO "entries" VALUES('6pp9etxc98js',2,'1','R8x2','4320f642','2026-11-28T21:34:36.810+00:00',NULL);
INSERT INTO "entries" VALUES('6pp9etxc98js',3,'0','R11-3','173357de','2026-11-28T21:34:36.810+00:00',NULL);
INSERT INTO "entries" VALUES('6pp9etxc98js',4,'1','Y8-4','f5ec8499','2026-11-28T21:34:36.810+00:00',NULL);
INSERT INTO "entries" VALUES('6pp9etxc98js',5,'0','G6x3','93cec0ab','2026-11-28T21:34:36.810+00:00',NULL);
INSERT INTO "entries" VALUES('6pp9etxc98js',6,'1','G10x3','5e863d10','2026-11-28T21:34:36.810+00:00',NULL);
INSERT INTO "entries" VALUES('6pp9etxc98js',7,'0','R1x2','82d7ae61','2026-11-28T21:34:36.810+00:00',NULL);
INSERT INTO "entries" VALUES('6pp9etxc98js',8,'1','G4x2','5d19abf6','2026-11-28T21:34:36.810+00:00',NULL);
INSERT INTO "entries" VALUES('6pp9etxc98js',9,'0','G8-3','952fc2f9','2026-11-28T21:34:36.810+00:00',NULL);
INSERT INTO "entries" VALUES('6pp9etxc98js',10,'1','B1x4','34cd43c5','2026-11-28T21:34:36.810+00:00',NULL);
INSERT INTO "entries" VALUES('6pp9etxc98js',11,'0','G7x3','8605382e','2026-11-28T21:34:36.810+00:00',NULL);
INSERT INTO "entries" VALUES('6pp9etxc98js',12,'1','R12-3','a79cf652','2026-11-28T21:34:36.810+00:00',NULL);
INSERT INTO "entries" VALUES('6pp9etxc98js',13,'0','B11x4','d365fc2a','2026-11-28T21:34:36.810+00:00',NULL);
INSERT INTO "entries" VALUES('6pp9etxc98js',14,'1','Y7x4','ec1a93d1','2026-11-28T21:34:36.810+00:00',NULL);
INSERT INTO "entries" VALUES('6pp9etxc98js',15,'0','Y12x4','065d43c7','2026-11-28T21:34:36.810+00:00',NULL);
INSERT INTO "entries" VALUES('6pp9etxc98js',16,'1','B13x3','25ca0175','2026-11-28T21:34:36.810+00:00',NULL);
INSERT INTO "entries" VALUES('6pp9etxc98js',17,'0','R7-4','c644e2bd','2026-11-28T21:34:36.810+00:00',NULL);
INSERT INTO "entries" VALUES('6pp9etxc98js',18,'1','R4-4','9051db25','2026-11-28T21:34:36.810+00:00',NULL);
INSERT INTO "entries" VALUES('6pp9etxc98js',19,'0','A13-3','5a4caa7a','2026-11-28T21:34:36.810+00:00',NULL);
INSERT INTO "entries" VALUES('6pp9etxc98js',20,'1','B9-3','1c083305','2026-11-28T21:34:36.810+00:00',NULL);
INSERT INTO "entries" VALUES('6pp9etxc98js',21,'0','G2-3','56061748','2026-11-28T21:34:36.810+00:00',NULL);
INSERT INTO "entries" VALUES('6pp9etxc98js',22,'1','Y5x4','72c818c1','2026-11-28T21:34:36.854+00:00',42);
INSERT INTO "entries" VALUES('6pp9etxc98js',23,'0','Y11-4','e954afc7','2026-11-28T21:34:36.916+00:00',64);
INSERT INTO "entries" VALUES('6pp9etxc98js',24,'1','R6x4','cfcb86ae','2026-11-28T21:34:36.934+00:00',134);
INSERT INTO "entries" VALUES('6pp9etxc98js',25,'0','Y9x4','bec0d98d','2026-11-28T21:34:37.016+00:00',208);
INSERT INTO "entries" VALUES('nsc52da67qe4',0,'0','@M','6f4b9030','2026-11-28T21:34:37.870+00:00',20);
INSERT INTO "entries" VALUES('nsc52da67qe4',1,'1','@P','26fa6593','2026-11-28T21:34:37.887+00:00',36);
INSERT INTO "entries" VALUES('nsc52da67qe4',2,'2','@C','f75d2a68','2026-11-28T21:34:37.891+00:00',41);
INSERT INTO "entries" VALUES('nsc52da67qe4',3,'0','>J','fe555c3e','2026-11-28T21:34:37.897+00:00',47);
INSERT INTO "entries" VALUES('nsc52da67qe4',4,'1','left cadet','c75c1849','2026-11-28T21:34:37.900+00:00',50);
INSERT INTO "entries" VALUES('nsc52da67qe4',5,'0','RR','fcf3a17f','2026-11-28T21:34:37.914+00:00',60);
INSERT INTO "entries" VALUES('nsc52da67qe4',6,'1','>L','b4aaec63','2026-11-28T21:34:37.920+00:00',68);
INSERT INTO "entries" VALUES('5qwbx5c9v4zk',0,'supply','R10 A4 B5 R13 G6 Y5 R6 A1 R9 R4 B1 R1 R5 R2 Y9 Y12 A13 A10 R12 G4 R11 R3 B7 G1 G7 Y11 Y3 G12 B3 R7 Y2 G8 B9 Y8 Y1 Y7 B11 Y6 G2 G10 G13 Y13 B13 R8 A7','2ecf809a','2026-11-28T21:34:37.935+00:00',1);
INSERT INTO "entries" VALUES('5qwbx5c9v4zk',1,'bag','R B B A B Y Y Y G Y R G R Y R G R R A Y R B Y B R G R B A Y G B R Y Y A R G R A G G G R Y','c28852c3','2026-11-28T21:34:37.935+00:00',1);
INSERT INTO "entries" VALUES('5qwbx5c9v4zk',2,'1','R2x1','f24a2b66','2026-11-28T21:34:37.945+00:00',13);
INSERT INTO "entries" VALUES('5qwbx5c9v4zk',3,'0','R10x1','67980c11','2026-11-28T21:34:37.949+00:00',17);
INSERT INTO "entries" VALUES('5qwbx5c9v4zk',4,'1','B1-2','fdb9b70c','2026-11-28T21:34:37.956+00:00',20);
INSERT INTO "entries" VALUES('a6de901b334a',0,'supply','Y3 R13 G7 R1 Y5 Y7 Y9 G4 G6 G10 Y1 R4 B9 R11 R9 R12 R10 A7 Y8 B1 A10 R3 G12 R2 Y13 A4 B11 G13 B3 Y6 B5 A1 R6 G8 Y12 R8 B7 A13 Y11 Y2 R5 G2 B13 G1 R7','6d6f9257','2026-11-28T21:34:37.964+00:00',0);
INSERT INTO "entries" VALUES('a6de901b334a',1,'bag','G R R Y A Y R Y G R Y G Y G Y Y G G B R B A A Y A Y B R R G R B B A Y B R G R R R G Y R B','2a9e00b2','2026-11-28T21:34:37.964+00:00',1);
INSERT INTO "entries" VALUES('cxynd725nymx',0,'0','@I','94ba8d95','2026-11-28T21:34:38.049+00:00',18);
INSERT INTO "entries" VALUES('cxynd725nymx',1,'1','@H','96fed2bc','2026-11-28T21:34:38.053+00:00',22);
INSERT INTO "entries" VALUES('cxynd725nymx',2,'0','>L','afd178f0','2026-11-28T21:34:38.057+00:00',26);
INSERT INTO "entries" VALUES('cxynd725nymx',3,'0','YY','ecada400','2026-11-28T21:34:38.061+00:00',30);
INSERT INTO "entries" VALUES('cxynd725nymx',4,'0','takeback 1','624a3486','2026-11-28T21:34:38.085+00:00',52);
INSERT INTO "entries" VALUES('defe8599a915',0,'supply','Y6 Y12 R10 R8 G10 G1 G8 G7 R5 B13 Y3 Y9 B11 G12 B1 R12 B7 R1 A7 A4 G6 R9 B3 Y7 B5 Y5 B9 Y11 Y13 R2 Y1 Y2 G4 R6 R7 R11 A13 R13 G13 R4 G2 Y8 A10 A1 R3','8d125ab1','2026-11-28T21:34:38.414+00:00',1);
INSERT INTO "entries" VALUES('defe8599a915',1,'bag','G Y R G R R R R Y R B R B G R R Y A A G G R B A Y B Y A A Y G G G Y Y B Y G B B R Y R Y R','dccd216b','2026-11-28T21:34:38.414+00:00',1);
INSERT INTO "entries" VALUES('defe8599a915',2,'1','Y3x2','df158505','2026-11-28T21:34:38.440+00:00',36);
INSERT INTO "entries" VALUES('defe8599a915',3,'0','G10x1','48f48bec','2026-11-28T21:34:38.448+00:00',44);
INSERT INTO "entries" VALUES('defe8599a915',4,'1','R12x3','0f79f461','2026-11-28T21:34:38.450+00:00',46);
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
INSERT INTO "matches" VALUES('27yb4nxtzj3b','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',0,0,X'1EAAC7E56669F7F11A4F995A54F7956FDC9FB101DE9B8BC404B136EF65328D98','2026-11-28T21:34:23.743+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 86399992, "since": 9994}','2026-11-30T21:34:33.729+00:00',NULL,0,NULL,NULL,NULL,NULL,15,14,12,'2026-11-28T21:34:33.737+00:00',1,'[]',0,0);
INSERT INTO "matches" VALUES('s684mwmvu272','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'9890A319B5DE529FF7FBAFA8B1787C9389D3E48A1AC8A4011248F544307928C0','2026-11-28T21:34:31.714+00:00',NULL,NULL,'["guest", "guest"]','[[7, 0, "offered"], [7, 0, "hint"]]',1,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,8,7,5,'2026-11-28T21:34:34.157+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('udx35zf2qek4','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'ABCB857D29F2A018D7539F4858881E38DD1702355FD34712F79ED2F010033B62','2026-11-28T21:34:31.771+00:00','2026-11-28T21:34:36.221+00:00','[[1], "trophies"]','["random", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,87,94,86,'2026-11-28T21:34:36.221+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('3crectaf9zgm','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','1.0.0',0,0,X'8E1F4F582C30FEAD3FB7DA01FA1488C93B4D35AC380FA965CE726CD80FB6EB55','2026-11-28T21:34:31.902+00:00','2026-11-28T21:34:36.424+00:00','[[0], "resignation"]','["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1879950, 1879950], "quota": [7000, 7000], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 0, "since": null}',NULL,NULL,1,NULL,NULL,NULL,NULL,12,12,9,'2026-11-28T21:34:36.424+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('cxqgfxkxmume','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'71B27D7C9CA53550E9A9CF5601808626B82CBB68EAF832725E1A3551077B250A','2026-11-28T21:34:32.609+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,14,12,12,'2026-11-28T21:34:34.096+00:00',1,'[]',0,0);
INSERT INTO "matches" VALUES('wdwfrer5ttsj','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'4C6BDE55CCABEDF14D12835FD04F333746EE6D86DF7EECBBB8BEE62AA42243F5','2026-11-28T21:34:33.408+00:00','2026-11-28T21:34:36.653+00:00','[[], "agreement"]','["guest", "guest"]','[[30, 1, "offered"]]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,33,31,30,'2026-11-28T21:34:36.653+00:00',NULL,'[]',0,0);
INSERT INTO "matches" VALUES('7ps35996km29','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'CE79A3BB73B706D468574E4BAF706B435142EBB412F2A6F46E0F103862306908','2026-11-28T21:34:36.755+00:00',NULL,NULL,'["guest", "open"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-12T21:34:36.755+00:00','anna',0,NULL,NULL,NULL,NULL,2,2,0,'2026-11-28T21:34:36.762+00:00',1,'[]',1,0);
INSERT INTO "matches" VALUES('6pp9etxc98js','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'7B8DE0953DD66792241252E19A8BD3257A545E2B18ECEE22188C3F2366C047F1','2026-11-28T21:34:36.798+00:00',NULL,NULL,'["guest", "random"]','[]',0,'{"match": "udx35zf2qek4", "ply": 22, "dealt": [36, 13]}',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,4,26,24,'2026-11-28T21:34:37.006+00:00',1,'[]',0,0);
INSERT INTO "matches" VALUES('nsc52da67qe4','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 3, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'851904B6AF97558B92D3F1AA7B2D2980CEAA5A470D011AEDB49F987F47555ABE','2026-11-28T21:34:37.849+00:00',NULL,NULL,'["guest", "guest", "guest"]','[[5, 1, "returned"]]',0,NULL,'30+20','{"left": [1800000, 1800000, 1800000], "quota": [3000, 3000, 3000], "forgiven": [0, 0, 0], "seat": 1, "is_first": false, "free": 0, "since": 191}','2026-11-28T22:04:40.040+00:00',NULL,0,'cadet',NULL,NULL,NULL,10,7,6,'2026-11-28T21:34:37.917+00:00',1,'[[1, "left", "cadet"]]',0,0);
INSERT INTO "matches" VALUES('5qwbx5c9v4zk','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'BDB58F0FA80AC462E848FB5BC7474E792B2227BD8739265D13EC4B04726765DD','2026-11-28T21:34:37.931+00:00',NULL,NULL,'["guest", "program"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,3,5,3,'2026-11-28T21:34:37.952+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('a6de901b334a','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','1.0.0',1,0,X'7966BB7791F8A3440A92A93919CFBBE2C3DDDC55E39A8D52702659356C98C59A','2026-11-28T21:34:37.959+00:00',NULL,NULL,'["open", "guest"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-12T21:34:37.959+00:00',NULL,0,NULL,NULL,NULL,NULL,0,2,0,'2026-11-28T21:34:37.963+00:00',1,'[]',1,0);
INSERT INTO "matches" VALUES('cxynd725nymx','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "even_start": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','1.0.0',0,0,X'578CB9396459FA969C86569DD9CCB259C9700E407B39E8D962247D15257328C5','2026-11-28T21:34:38.030+00:00',NULL,NULL,'["guest", "guest"]','[[4, 0, "asked"], [4, 1, "agreed"], [5, 0, "time"], [5, 1, "thanks"]]',0,NULL,'30+20','{"left": [1819992, 1834978], "quota": [6000, 4000], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 0, "since": 52}','2026-11-28T22:05:00.074+00:00',NULL,0,NULL,'{"length": 3, "won": [2, 0]}',NULL,NULL,10,5,5,'2026-11-28T21:34:38.082+00:00',0,'[]',0,0);
INSERT INTO "matches" VALUES('defe8599a915','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','1.0.0',1,1,X'A9B4E2D4E5F51BF49C6D3324972E00E6A407524F64DE5760CB4AB52968EF1C6F','2026-11-28T21:34:38.403+00:00',NULL,NULL,'["guest", "random"]','[]',0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,'["K\u00e4se & \ud83e\uddc0", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"]',3,5,3,'2026-11-28T21:34:38.449+00:00',0,'[]',0,0);
CREATE TABLE mutes (
	player VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, other), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(other) REFERENCES players (id)
);
INSERT INTO "mutes" VALUES('anna','ben','2026-11-28T21:34:38.112+00:00');
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
INSERT INTO "passkeys" VALUES('0000000000000000000000000000000000000000000000000000000000000000','a88dbc37f038493d78b4bb8f718935163',X'0001',X'02',3,'localhost','Laptop',0,'2026-11-28T21:34:37.725+00:00',NULL);
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
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-28T21:34:31.500+00:00','2026-11-28T21:34:37.138+00:00',NULL,NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-28T21:34:31.717+00:00','2026-11-28T21:34:31.717+00:00',NULL,NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-28T21:34:31.792+00:00','2026-11-28T21:34:31.792+00:00',NULL,NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-28T21:34:36.757+00:00','2026-11-28T21:34:37.106+00:00','anna',NULL);
INSERT INTO "players" VALUES('p89675d2d5951392bd34470cf3286f071','program','Zephyr','2026-11-28T21:34:37.670+00:00','2026-11-28T21:34:37.670+00:00',NULL,NULL);
INSERT INTO "players" VALUES('a88dbc37f038493d78b4bb8f718935163','account','Dora','2026-11-28T21:34:37.705+00:00','2026-11-28T21:34:37.705+00:00',NULL,NULL);
INSERT INTO "players" VALUES('wilhelmine','guest','Balloonist 4018','2026-11-28T21:34:37.736+00:00','2026-11-28T21:34:37.738+00:00',NULL,'WWWWWWWWWWWWWWWWWWWWWWWW');
INSERT INTO "players" VALUES('emil','guest','Emil','2026-11-28T21:34:37.851+00:00','2026-11-28T21:34:37.851+00:00',NULL,NULL);
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
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-28T21:34:37.084+00:00','2026-11-28T21:34:37.086+00:00',NULL,'2026-11-28T22:34:37.137+00:00','0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-28T21:34:37.105+00:00','2026-11-28T21:34:37.106+00:00',NULL,NULL,'1b94c4356895c3a0',NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-28T21:34:37.130+00:00','2026-11-28T21:34:37.137+00:00',NULL,NULL,'0632a9096b109a8c',NULL);
INSERT INTO "proofs" VALUES('4778dd0e08b227676b3c75a09603797d428dc437f46f8882cc55a848ee40a22c','a88dbc37f038493d78b4bb8f718935163','2026-11-28T21:34:37.720+00:00','2026-11-28T21:34:37.720+00:00',NULL,NULL,'4778dd0e08b22767','Firefox, Linux');
INSERT INTO "proofs" VALUES('17b7b4dce9ce7de46d7938f26213f0382d04145da13cfa02a3c60fdd2102b8c1','wilhelmine','2026-11-28T21:34:37.737+00:00','2026-11-28T21:34:37.738+00:00',NULL,NULL,'17b7b4dce9ce7de4',NULL);
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
INSERT INTO "ratings" VALUES('3crectaf9zgm',0,'anna','balloon-cup','classical',1,'2026-11-28T21:34:36.785+00:00',1,2.76353894931404973087e+01,8.06590141354368,NULL);
INSERT INTO "ratings" VALUES('3crectaf9zgm',1,'ben','balloon-cup','classical',1,'2026-11-28T21:34:36.785+00:00',2,2.23646105068595026912e+01,8.06590141354368,NULL);
CREATE TABLE recoveries (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "recoveries" VALUES('0ed6641954d3c34b8ec751ff0288a28fa16070269a48757a964a26ae044535e8','a88dbc37f038493d78b4bb8f718935163');
INSERT INTO "recoveries" VALUES('7bf9c927181b20a5184643b255fad4034443dfd587406b778eb3cf331a8eb0c7','a88dbc37f038493d78b4bb8f718935163');
INSERT INTO "recoveries" VALUES('6e7e616d329c735cd68663c98b0ccb8f676a3e3fdc88aa52b0f1bbf441c210b4','a88dbc37f038493d78b4bb8f718935163');
INSERT INTO "recoveries" VALUES('bab7f17b43551d236b30cc6f57cd70899ce2f9751418238786eecb22de2d187d','a88dbc37f038493d78b4bb8f718935163');
INSERT INTO "recoveries" VALUES('962d749ac74cc9baa6f89fc5f076705044a2a626c0eb590d8f14418c78c0c6b2','a88dbc37f038493d78b4bb8f718935163');
INSERT INTO "recoveries" VALUES('33f25efd91b830c8d10d16955721d34721c15bbd4c0ea2c571a44f012cc6b9b9','a88dbc37f038493d78b4bb8f718935163');
INSERT INTO "recoveries" VALUES('ba8b5a738c8f2f098a22078ef5d4fc41332288a635a5f3983c2bc09dbddda16c','a88dbc37f038493d78b4bb8f718935163');
INSERT INTO "recoveries" VALUES('e31f48568cad7751ba20bd320a671edb6f2be803db286bd773f2aa84c412f2a0','a88dbc37f038493d78b4bb8f718935163');
CREATE TABLE reports (
	player VARCHAR(40) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (player, name), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "reports" VALUES('anna','Ben','2026-11-28T21:34:37.814+00:00');
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
INSERT INTO "seats" VALUES('27yb4nxtzj3b',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('27yb4nxtzj3b',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('s684mwmvu272',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('s684mwmvu272',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('udx35zf2qek4',0,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('udx35zf2qek4',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('3crectaf9zgm',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('3crectaf9zgm',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('cxqgfxkxmume',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('cxqgfxkxmume',1,'guest','ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('wdwfrer5ttsj',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('wdwfrer5ttsj',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('7ps35996km29',0,'guest','anna','Carl',NULL,NULL);
INSERT INTO "seats" VALUES('7ps35996km29',1,'open',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('6pp9etxc98js',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('6pp9etxc98js',1,'bot','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('nsc52da67qe4',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('nsc52da67qe4',1,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('nsc52da67qe4',2,'guest','emil','Emil',NULL,NULL);
INSERT INTO "seats" VALUES('5qwbx5c9v4zk',0,'guest','ben','Ben',NULL,NULL);
INSERT INTO "seats" VALUES('5qwbx5c9v4zk',1,'program','p89675d2d5951392bd34470cf3286f071','Zephyr','Anna',NULL);
INSERT INTO "seats" VALUES('a6de901b334a',0,'open',NULL,'Emil',NULL,'emil');
INSERT INTO "seats" VALUES('a6de901b334a',1,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('cxynd725nymx',0,'guest','anna',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('cxynd725nymx',1,'guest','ben','Ben',NULL,NULL);
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
INSERT INTO "tokens" VALUES('b4ad3c5c203a6df65ec1b2f1f3d0e4f736aac8ebaf9b696a8ffebf54d55a64db','p89675d2d5951392bd34470cf3286f071','anna','read play','2026-11-28T21:34:37.670+00:00','2026-11-28T21:34:37.670+00:00',NULL,'2026-11-28T21:34:37.692+00:00');
INSERT INTO "tokens" VALUES('8f6f1dd21553ced5732ced38faaaf70443df11e000756bfab391799d9277062c','p89675d2d5951392bd34470cf3286f071','anna','read','2026-11-28T21:34:37.679+00:00','2026-11-28T21:34:37.687+00:00','0011',NULL);
CREATE TABLE verdicts (
	likeness VARCHAR(100) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	is_kept INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	PRIMARY KEY (likeness)
);
INSERT INTO "verdicts" VALUES('wwwwwwwwwwwwwwwwwwwwwwww','WWWWWWWWWWWWWWWWWWWWWWWW',0,'2026-11-28T21:34:37.825+00:00');
CREATE INDEX ix_matches_running ON matches (id) WHERE ended_at IS NULL;
CREATE INDEX ix_matches_offered ON matches (begun_at, id) WHERE offered_by IS NOT NULL AND free_seats > 0 AND deadline IS NOT NULL;
CREATE INDEX ix_matches_ended ON matches (game, control, ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_matches_awaits_rating ON matches (ended_at, id) WHERE awaits_rating = 1;
CREATE INDEX ix_proofs_player ON proofs (player);
CREATE INDEX ix_recoveries_player ON recoveries (player);
CREATE INDEX ix_passkeys_player ON passkeys (player);
CREATE INDEX ix_tokens_owner ON tokens (owner);
CREATE INDEX ix_tokens_program ON tokens (program);
CREATE INDEX ix_seats_kept_for ON seats (kept_for);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_ratings_player ON ratings (player, game, speed, number);
COMMIT;
