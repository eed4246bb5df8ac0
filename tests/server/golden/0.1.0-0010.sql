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
INSERT INTO "entries" VALUES('u7ame24gs8bk',0,'supply','A13 B9 Y3 B1 G12 R6 A10 Y5 B7 R3 G10 Y13 R1 R2 B11 G4 R8 A7 G2 R4 Y9 R13 Y11 R12 G1 B13 Y1 B5 G7 G6 R5 A4 Y2 Y6 R9 G13 B3 G8 R7 R11 R10 A1 Y12 Y7 Y8','54f113b2','2026-11-24T18:29:56.931+00:00',2748);
INSERT INTO "entries" VALUES('u7ame24gs8bk',1,'bag','Y R R G Y G R Y A A R Y Y B R R A Y B G A R B R G Y Y R B Y G Y Y R G B B R G R B G R A G','3cdd50a0','2026-11-24T18:29:56.931+00:00',2748);
INSERT INTO "entries" VALUES('4bt7wgmfnjpg',0,'supply','B5 G6 R13 B1 Y6 G2 B13 Y7 R2 R9 Y3 R3 Y5 G13 G8 A7 G7 G10 Y11 A4 R5 B3 G12 R12 R4 Y1 Y12 B9 A13 Y2 B7 G4 B11 R8 Y9 Y13 Y8 R11 R10 A1 G1 A10 R1 R6 R7','4f9594e9','2026-11-24T18:29:57.012+00:00',1);
INSERT INTO "entries" VALUES('4bt7wgmfnjpg',1,'bag','B Y Y Y A G A B B R R R G R B G G G Y G R B B A A R R G R Y G Y R G Y B Y Y R A R R Y R Y','95e7eb7a','2026-11-24T18:29:57.012+00:00',1);
INSERT INTO "entries" VALUES('d4bchhutxkez',0,'supply','R9 G8 B7 A13 R3 Y7 R13 B1 B11 R4 G1 B9 A4 Y3 G6 G7 R7 Y6 R11 R8 R12 Y8 B3 G13 Y2 R10 A1 Y12 G12 Y11 B5 R2 Y13 R5 G4 R1 R6 G2 Y1 A7 B13 G10 Y9 Y5 A10','c7972c5d','2026-11-24T18:29:57.046+00:00',0);
INSERT INTO "entries" VALUES('d4bchhutxkez',1,'bag','R R Y Y G R Y R Y B B Y G R R G G Y Y G Y R B B Y Y G B B G R A A B A A R G R G A R Y R R','370b0744','2026-11-24T18:29:57.046+00:00',1);
INSERT INTO "entries" VALUES('88mwxtry5t78',0,'supply','A4 B13 Y3 Y7 R4 B3 B1 Y2 G12 R11 G6 B9 G7 Y11 A7 G8 R12 Y13 B7 R6 R10 Y12 R9 G10 A1 Y9 R7 R13 A10 R2 B11 A13 B5 R8 R5 G4 Y6 Y1 Y8 G1 G2 Y5 R1 G13 R3','0972ddf5','2026-11-24T18:29:57.055+00:00',0);
INSERT INTO "entries" VALUES('88mwxtry5t78',1,'bag','A R Y R G Y Y R R R G G Y R B G Y R B R A G A Y B R B B Y R Y G B A G G Y R B R A G Y R Y','6b44dc6a','2026-11-24T18:29:57.055+00:00',0);
INSERT INTO "entries" VALUES('u7ame24gs8bk',2,'0','Y5-4','2918e18b','2026-11-24T18:29:57.469+00:00',3311);
INSERT INTO "entries" VALUES('u7ame24gs8bk',3,'1','G4-3','8190026b','2026-11-24T18:29:57.479+00:00',3323);
INSERT INTO "entries" VALUES('u7ame24gs8bk',4,'0','G12x3','f6bc0199','2026-11-24T18:29:57.483+00:00',3327);
INSERT INTO "entries" VALUES('u7ame24gs8bk',5,'1','Y13-3','e4ebdce2','2026-11-24T18:29:57.487+00:00',3331);
INSERT INTO "entries" VALUES('u7ame24gs8bk',6,'0','A13x4','bce9cac8','2026-11-24T18:29:57.490+00:00',3335);
INSERT INTO "entries" VALUES('u7ame24gs8bk',7,'1','A7x4','3fe07871','2026-11-24T18:29:57.494+00:00',3339);
INSERT INTO "entries" VALUES('u7ame24gs8bk',8,'0','R8-4','325b67f6','2026-11-24T18:29:57.503+00:00',3347);
INSERT INTO "entries" VALUES('u7ame24gs8bk',9,'1','R2-4','5c4f88b2','2026-11-24T18:29:57.507+00:00',3351);
INSERT INTO "entries" VALUES('u7ame24gs8bk',10,'0','A10x4','708d0c3d','2026-11-24T18:29:57.510+00:00',3355);
INSERT INTO "entries" VALUES('u7ame24gs8bk',11,'1','R12x2','205c8945','2026-11-24T18:29:57.514+00:00',3359);
INSERT INTO "entries" VALUES('u7ame24gs8bk',12,'0','Y3x4','4b5197d2','2026-11-24T18:29:57.518+00:00',3363);
INSERT INTO "entries" VALUES('u7ame24gs8bk',13,'1','R1x2','05036172','2026-11-24T18:29:57.519+00:00',3364);
INSERT INTO "entries" VALUES('ym6ypqtff97t',0,'0','@O','6360d2b8','2026-11-24T18:29:57.631+00:00',388);
INSERT INTO "entries" VALUES('ym6ypqtff97t',1,'1','@J','000d405b','2026-11-24T18:29:57.634+00:00',392);
INSERT INTO "entries" VALUES('ym6ypqtff97t',2,'0','>L','c35bab67','2026-11-24T18:29:57.638+00:00',396);
INSERT INTO "entries" VALUES('ym6ypqtff97t',3,'0','OY','77ba02ce','2026-11-24T18:29:57.642+00:00',400);
INSERT INTO "entries" VALUES('ym6ypqtff97t',4,'1','>I','6ad0e3e5','2026-11-24T18:29:57.646+00:00',404);
INSERT INTO "entries" VALUES('ym6ypqtff97t',5,'1','WW','02b4073e','2026-11-24T18:29:57.650+00:00',408);
INSERT INTO "entries" VALUES('ym6ypqtff97t',6,'0','W','9abb33a2','2026-11-24T18:29:57.654+00:00',412);
INSERT INTO "entries" VALUES('ym6ypqtff97t',7,'0','+E-H','3c500871','2026-11-24T18:29:57.667+00:00',425);
INSERT INTO "entries" VALUES('ym6ypqtff97t',8,'1','+O-R','5a36e471','2026-11-24T18:29:57.675+00:00',432);
INSERT INTO "entries" VALUES('ym6ypqtff97t',9,'0','+C-H','17d9d2e5','2026-11-24T18:29:57.683+00:00',440);
INSERT INTO "entries" VALUES('ym6ypqtff97t',10,'1','>H','91adea3e','2026-11-24T18:29:57.686+00:00',444);
INSERT INTO "entries" VALUES('ym6ypqtff97t',11,'1','YW','de3fc7b9','2026-11-24T18:29:57.695+00:00',452);
INSERT INTO "entries" VALUES('4bt7wgmfnjpg',2,'1','R2-4','81cfdd28','2026-11-24T18:29:57.701+00:00',730);
INSERT INTO "entries" VALUES('4bt7wgmfnjpg',3,'0','B1x4','31b13d9c','2026-11-24T18:29:57.711+00:00',739);
INSERT INTO "entries" VALUES('4bt7wgmfnjpg',4,'1','Y3-2','27fc2cd6','2026-11-24T18:29:57.719+00:00',747);
INSERT INTO "entries" VALUES('4bt7wgmfnjpg',5,'0','Y6-2','137319d1','2026-11-24T18:29:57.722+00:00',751);
INSERT INTO "entries" VALUES('4bt7wgmfnjpg',6,'1','R9x4','cf6eae25','2026-11-24T18:29:57.730+00:00',759);
INSERT INTO "entries" VALUES('d4bchhutxkez',2,'1','R4-4','95b5bdb2','2026-11-24T18:29:57.753+00:00',710);
INSERT INTO "entries" VALUES('d4bchhutxkez',3,'0','R13x1','5ebb1e11','2026-11-24T18:29:57.770+00:00',728);
INSERT INTO "entries" VALUES('d4bchhutxkez',4,'1','B9x4','8d7bacc4','2026-11-24T18:29:57.779+00:00',736);
INSERT INTO "entries" VALUES('d4bchhutxkez',5,'0','R3-1','8eaa87ab','2026-11-24T18:29:57.786+00:00',744);
INSERT INTO "entries" VALUES('d4bchhutxkez',6,'1','B11-4','75ba3cdb','2026-11-24T18:29:57.794+00:00',752);
INSERT INTO "entries" VALUES('d4bchhutxkez',7,'0','Y6-4','f1e0fa70','2026-11-24T18:29:57.803+00:00',760);
INSERT INTO "entries" VALUES('d4bchhutxkez',8,'1','R12-2','2ac5d1b3','2026-11-24T18:29:57.810+00:00',768);
INSERT INTO "entries" VALUES('d4bchhutxkez',9,'0','Y8-2','397154ce','2026-11-24T18:29:57.819+00:00',776);
INSERT INTO "entries" VALUES('d4bchhutxkez',10,'1','G7x3','4bb731e8','2026-11-24T18:29:57.822+00:00',780);
INSERT INTO "entries" VALUES('d4bchhutxkez',11,'0','R9x3','f1d567f3','2026-11-24T18:29:57.831+00:00',788);
INSERT INTO "entries" VALUES('d4bchhutxkez',12,'1','G1-3','679f0d7d','2026-11-24T18:29:57.839+00:00',796);
INSERT INTO "entries" VALUES('d4bchhutxkez',13,'0','R10-2','652599f7','2026-11-24T18:29:57.847+00:00',804);
INSERT INTO "entries" VALUES('d4bchhutxkez',14,'1','Y3-2','715c9a6f','2026-11-24T18:29:57.855+00:00',812);
INSERT INTO "entries" VALUES('d4bchhutxkez',15,'1','B3x1','9a754978','2026-11-24T18:29:57.861+00:00',819);
INSERT INTO "entries" VALUES('d4bchhutxkez',16,'0','R8-3','bf76f3f1','2026-11-24T18:29:57.866+00:00',824);
INSERT INTO "entries" VALUES('d4bchhutxkez',17,'1','Y2-2','a03ea993','2026-11-24T18:29:57.874+00:00',832);
INSERT INTO "entries" VALUES('d4bchhutxkez',18,'0','B1x1','374f1439','2026-11-24T18:29:57.882+00:00',840);
INSERT INTO "entries" VALUES('d4bchhutxkez',19,'1','R11x4','38d82ae5','2026-11-24T18:29:57.886+00:00',844);
INSERT INTO "entries" VALUES('d4bchhutxkez',20,'0','Y13-4','721b08eb','2026-11-24T18:29:57.894+00:00',852);
INSERT INTO "entries" VALUES('d4bchhutxkez',21,'1','Y11x3','ea7bf3ec','2026-11-24T18:29:57.903+00:00',860);
INSERT INTO "entries" VALUES('d4bchhutxkez',22,'0','Y7x3','42200d26','2026-11-24T18:29:57.908+00:00',866);
INSERT INTO "entries" VALUES('d4bchhutxkez',23,'0','G4-3','98fa8de5','2026-11-24T18:29:57.919+00:00',876);
INSERT INTO "entries" VALUES('d4bchhutxkez',24,'1','R5-3','011e5b92','2026-11-24T18:29:57.920+00:00',878);
INSERT INTO "entries" VALUES('d4bchhutxkez',25,'0','G2-3','e8f7b543','2026-11-24T18:29:57.926+00:00',884);
INSERT INTO "entries" VALUES('d4bchhutxkez',26,'1','G12-3','80496f75','2026-11-24T18:29:57.934+00:00',892);
INSERT INTO "entries" VALUES('d4bchhutxkez',27,'0','Y12x4','4f2a1553','2026-11-24T18:29:57.942+00:00',900);
INSERT INTO "entries" VALUES('d4bchhutxkez',28,'1','R1-1','36495ffb','2026-11-24T18:29:57.951+00:00',908);
INSERT INTO "entries" VALUES('d4bchhutxkez',29,'0','R6-3','20627177','2026-11-24T18:29:57.959+00:00',916);
INSERT INTO "entries" VALUES('d4bchhutxkez',30,'1','R7x1','54c46743','2026-11-24T18:29:57.968+00:00',924);
INSERT INTO "entries" VALUES('d4bchhutxkez',31,'0','G8x3','246ded74','2026-11-24T18:29:57.975+00:00',932);
INSERT INTO "entries" VALUES('d4bchhutxkez',32,'supply','R9 R1 Y11 Y8 Y3 G4 R13 G7 G1 R5 B1 R7 R10 R12 G12 R3 G8 Y7 B3 G2 R8 R6','eadf904b','2026-11-24T18:29:57.975+00:00',932);
INSERT INTO "entries" VALUES('d4bchhutxkez',33,'0','Y5x1','aed9f63a','2026-11-24T18:29:57.982+00:00',940);
INSERT INTO "entries" VALUES('d4bchhutxkez',34,'1','G6x3','e67fece4','2026-11-24T18:29:57.986+00:00',944);
INSERT INTO "entries" VALUES('d4bchhutxkez',35,'0','G10x3','5704fa8e','2026-11-24T18:29:57.994+00:00',952);
INSERT INTO "entries" VALUES('d4bchhutxkez',36,'1','Y9x2','f1c7b713','2026-11-24T18:29:58.003+00:00',960);
INSERT INTO "entries" VALUES('d4bchhutxkez',37,'0','Y8-1','87b1447f','2026-11-24T18:29:58.011+00:00',968);
INSERT INTO "entries" VALUES('d4bchhutxkez',38,'1','R2-1','ae0c7c34','2026-11-24T18:29:58.019+00:00',976);
INSERT INTO "entries" VALUES('d4bchhutxkez',39,'0','G13x2','ce646fac','2026-11-24T18:29:58.022+00:00',980);
INSERT INTO "entries" VALUES('d4bchhutxkez',40,'1','R13x1','476ab6e5','2026-11-24T18:29:58.030+00:00',988);
INSERT INTO "entries" VALUES('d4bchhutxkez',41,'0','G7-2','a9d9770e','2026-11-24T18:29:58.039+00:00',996);
INSERT INTO "entries" VALUES('d4bchhutxkez',42,'0','B5x2','0c4acedd','2026-11-24T18:29:58.047+00:00',1004);
INSERT INTO "entries" VALUES('d4bchhutxkez',43,'1','Y1x2','7b2c023d','2026-11-24T18:29:58.054+00:00',1012);
INSERT INTO "entries" VALUES('d4bchhutxkez',44,'0','B7-1','8f1e34f0','2026-11-24T18:29:58.062+00:00',1020);
INSERT INTO "entries" VALUES('d4bchhutxkez',45,'1','Y11x3','30888e09','2026-11-24T18:29:58.070+00:00',1028);
INSERT INTO "entries" VALUES('d4bchhutxkez',46,'0','B1-2','7f31090c','2026-11-24T18:29:58.079+00:00',1036);
INSERT INTO "entries" VALUES('d4bchhutxkez',47,'1','Y3-4','469409be','2026-11-24T18:29:58.085+00:00',1042);
INSERT INTO "entries" VALUES('d4bchhutxkez',48,'1','G1-4','15a76941','2026-11-24T18:29:58.095+00:00',1052);
INSERT INTO "entries" VALUES('d4bchhutxkez',49,'0','G4-4','f1f691eb','2026-11-24T18:29:58.098+00:00',1056);
INSERT INTO "entries" VALUES('d4bchhutxkez',50,'1','B13x4','bf0f8bc9','2026-11-24T18:29:58.106+00:00',1064);
INSERT INTO "entries" VALUES('d4bchhutxkez',51,'0','Y7x3','89d293cd','2026-11-24T18:29:58.114+00:00',1072);
INSERT INTO "entries" VALUES('d4bchhutxkez',52,'1','B3-4','148a0e3d','2026-11-24T18:29:58.120+00:00',1078);
INSERT INTO "entries" VALUES('d4bchhutxkez',53,'0','~R5R9G2','b1ebd33f','2026-11-24T18:29:58.131+00:00',1089);
INSERT INTO "entries" VALUES('d4bchhutxkez',54,'supply','Y2 Y3 Y13 R11 Y9 G13 R9 Y8 R13 Y12 G7 R5 Y5 B11 Y6 B9 R2 R4 G2','8c93e45c','2026-11-24T18:29:58.131+00:00',1089);
INSERT INTO "entries" VALUES('d4bchhutxkez',55,'0','Y2x4','4943b245','2026-11-24T18:29:58.134+00:00',1092);
INSERT INTO "entries" VALUES('d4bchhutxkez',56,'1','~R7A1A4','7cd4c85d','2026-11-24T18:29:58.142+00:00',1100);
INSERT INTO "entries" VALUES('d4bchhutxkez',57,'1','Y9-2','dbabda4e','2026-11-24T18:29:58.150+00:00',1108);
INSERT INTO "entries" VALUES('d4bchhutxkez',58,'0','Y3-3','19914445','2026-11-24T18:29:58.159+00:00',1116);
INSERT INTO "entries" VALUES('d4bchhutxkez',59,'1','G13-2','fced7e06','2026-11-24T18:29:58.166+00:00',1124);
INSERT INTO "entries" VALUES('d4bchhutxkez',60,'0','R1x2','86552f79','2026-11-24T18:29:58.174+00:00',1132);
INSERT INTO "entries" VALUES('d4bchhutxkez',61,'1','R8x2','0e1b225e','2026-11-24T18:29:58.182+00:00',1140);
INSERT INTO "entries" VALUES('d4bchhutxkez',62,'0','Y8-4','ed994bc3','2026-11-24T18:29:58.186+00:00',1144);
INSERT INTO "entries" VALUES('d4bchhutxkez',63,'1','G7x2','6e8129d3','2026-11-24T18:29:58.195+00:00',1152);
INSERT INTO "entries" VALUES('d4bchhutxkez',64,'bag','G B R A A G R R R Y A G G G G G R','9f0ca4c8','2026-11-24T18:29:58.195+00:00',1152);
INSERT INTO "entries" VALUES('d4bchhutxkez',65,'0','Y12x3','f901ed0e','2026-11-24T18:29:58.203+00:00',1160);
INSERT INTO "entries" VALUES('d4bchhutxkez',66,'bag','R G Y G Y G R A R R Y G A G Y Y A Y Y G','ad6f74ea','2026-11-24T18:29:58.203+00:00',1160);
INSERT INTO "entries" VALUES('d4bchhutxkez',67,'1','Y>R','15ca1e77','2026-11-24T18:29:58.211+00:00',1168);
INSERT INTO "entries" VALUES('d4bchhutxkez',68,'bag','R Y Y G G R Y R Y G Y Y G A G A A Y G Y Y Y','340dc356','2026-11-24T18:29:58.211+00:00',1168);
INSERT INTO "entries" VALUES('d4bchhutxkez',69,'1','R12x3','f2fedfa0','2026-11-24T18:29:58.219+00:00',1176);
INSERT INTO "entries" VALUES('d4bchhutxkez',70,'0','A13-2','63ea1848','2026-11-24T18:29:58.222+00:00',1180);
INSERT INTO "entries" VALUES('d4bchhutxkez',71,'1','A10x2','8e6c0273','2026-11-24T18:29:58.230+00:00',1188);
INSERT INTO "entries" VALUES('d4bchhutxkez',72,'0','B9x1','3905f477','2026-11-24T18:29:58.238+00:00',1193);
INSERT INTO "entries" VALUES('d4bchhutxkez',73,'0','B11x4','ac16a8e8','2026-11-24T18:29:58.247+00:00',1204);
INSERT INTO "entries" VALUES('d4bchhutxkez',74,'1','R9-1','c61d673f','2026-11-24T18:29:58.255+00:00',1212);
INSERT INTO "entries" VALUES('d4bchhutxkez',75,'supply','Y9 G13 G7 Y1 Y3 R1 A1 A4 G6 Y12 B1 Y11 B7 B9 G10 R8 R7 B5 Y7','2efb2a74','2026-11-24T18:29:58.255+00:00',1212);
INSERT INTO "entries" VALUES('d4bchhutxkez',76,'0','R10x3','352c902d','2026-11-24T18:29:58.262+00:00',1216);
INSERT INTO "entries" VALUES('d4bchhutxkez',77,'1','G8-3','ecd1885f','2026-11-24T18:29:58.271+00:00',1228);
INSERT INTO "entries" VALUES('d4bchhutxkez',78,'0','R5-1','0fbdfcf9','2026-11-24T18:29:58.279+00:00',1236);
INSERT INTO "entries" VALUES('d4bchhutxkez',79,'1','Y9x1','1fdac178','2026-11-24T18:29:58.285+00:00',1243);
INSERT INTO "entries" VALUES('d4bchhutxkez',80,'0','Y13x1','36a0037b','2026-11-24T18:29:58.295+00:00',1252);
INSERT INTO "entries" VALUES('d4bchhutxkez',81,'0','G12-3','7b0724b8','2026-11-24T18:29:58.298+00:00',1256);
INSERT INTO "entries" VALUES('d4bchhutxkez',82,'1','Y6x1','c80cf936','2026-11-24T18:29:58.306+00:00',1264);
INSERT INTO "entries" VALUES('d4bchhutxkez',83,'0','A1x2','d5de9333','2026-11-24T18:29:58.310+00:00',1268);
INSERT INTO "entries" VALUES('d4bchhutxkez',84,'1','Y3-1','78949a67','2026-11-24T18:29:58.318+00:00',1276);
INSERT INTO "entries" VALUES('d4bchhutxkez',85,'0','G6x1','897a5dc1','2026-11-24T18:29:58.321+00:00',1279);
INSERT INTO "entries" VALUES('d4bchhutxkez',86,'1','A4-2','e5c91d6e','2026-11-24T18:29:58.331+00:00',1288);
INSERT INTO "entries" VALUES('d4bchhutxkez',87,'1','R3x2','8247879d','2026-11-24T18:29:58.338+00:00',1293);
INSERT INTO "entries" VALUES('d4bchhutxkez',88,'0','R1x2','c422d724','2026-11-24T18:29:58.347+00:00',1304);
INSERT INTO "entries" VALUES('d4bchhutxkez',89,'1','G7x2','37cc3371','2026-11-24T18:29:58.354+00:00',1312);
INSERT INTO "entries" VALUES('d4bchhutxkez',90,'0','B9-4','96ffe744','2026-11-24T18:29:58.363+00:00',1320);
INSERT INTO "entries" VALUES('d4bchhutxkez',91,'bag','G A B Y Y Y B B Y A Y A Y B G G','9d7816ed','2026-11-24T18:29:58.363+00:00',1321);
INSERT INTO "entries" VALUES('d4bchhutxkez',92,'0','G2x2','33362b1b','2026-11-24T18:29:58.371+00:00',1328);
INSERT INTO "entries" VALUES('88mwxtry5t78',2,'0','R4-2','feca3da7','2026-11-24T18:29:58.379+00:00',1325);
INSERT INTO "entries" VALUES('88mwxtry5t78',3,'1','Y11x2','aa3de9ef','2026-11-24T18:29:58.385+00:00',1332);
INSERT INTO "entries" VALUES('88mwxtry5t78',4,'0','Y2x2','10af03e9','2026-11-24T18:29:58.395+00:00',1341);
INSERT INTO "entries" VALUES('88mwxtry5t78',5,'1','G7x3','182209cc','2026-11-24T18:29:58.403+00:00',1349);
INSERT INTO "entries" VALUES('88mwxtry5t78',6,'0','A4-1','35e5c0f8','2026-11-24T18:29:58.411+00:00',1357);
INSERT INTO "entries" VALUES('88mwxtry5t78',7,'1','R6-4','e4a7b913','2026-11-24T18:29:58.419+00:00',1365);
INSERT INTO "entries" VALUES('88mwxtry5t78',8,'0','R10-3','ada12f71','2026-11-24T18:29:58.427+00:00',1373);
INSERT INTO "entries" VALUES('88mwxtry5t78',9,'1','Y12-3','2b1daedb','2026-11-24T18:29:58.435+00:00',1381);
INSERT INTO "entries" VALUES('88mwxtry5t78',10,'0','R9x4','a76f5b9c','2026-11-24T18:29:58.443+00:00',1389);
INSERT INTO "entries" VALUES('88mwxtry5t78',11,'1','resign','fdee59b0','2026-11-24T18:29:58.451+00:00',1397);
INSERT INTO "entries" VALUES('tythtue59f9d',0,'1','W','cd2bc3e3','2026-11-24T18:29:58.459+00:00',1080);
INSERT INTO "entries" VALUES('tythtue59f9d',1,'0','>F','8186d73e','2026-11-24T18:29:58.467+00:00',1088);
INSERT INTO "entries" VALUES('tythtue59f9d',2,'0','RR','31403826','2026-11-24T18:29:58.471+00:00',1093);
INSERT INTO "entries" VALUES('tythtue59f9d',3,'1','+C-H','5944c0e1','2026-11-24T18:29:58.478+00:00',1100);
INSERT INTO "entries" VALUES('tythtue59f9d',4,'0','>N','210119af','2026-11-24T18:29:58.485+00:00',1107);
INSERT INTO "entries" VALUES('tythtue59f9d',5,'0','OB','8f09ce94','2026-11-24T18:29:58.495+00:00',1116);
INSERT INTO "entries" VALUES('tythtue59f9d',6,'1','>B','30cddbca','2026-11-24T18:29:58.503+00:00',1124);
INSERT INTO "entries" VALUES('tythtue59f9d',7,'1','RO','7fbc2621','2026-11-24T18:29:58.511+00:00',1132);
INSERT INTO "entries" VALUES('tythtue59f9d',8,'0','>K','797c21fd','2026-11-24T18:29:58.519+00:00',1140);
INSERT INTO "entries" VALUES('tythtue59f9d',9,'0','YY','1ce2f2d0','2026-11-24T18:29:58.527+00:00',1148);
INSERT INTO "entries" VALUES('tythtue59f9d',10,'1','+C-D','cb895c15','2026-11-24T18:29:58.535+00:00',1156);
INSERT INTO "entries" VALUES('tythtue59f9d',11,'0','+N-Q','12730bd6','2026-11-24T18:29:58.543+00:00',1164);
INSERT INTO "entries" VALUES('tythtue59f9d',12,'1','>C','4fd82c30','2026-11-24T18:29:58.551+00:00',1172);
INSERT INTO "entries" VALUES('tythtue59f9d',13,'1','OO','32d12417','2026-11-24T18:29:58.559+00:00',1180);
INSERT INTO "entries" VALUES('tythtue59f9d',14,'0','+N-O','4c2a085e','2026-11-24T18:29:58.567+00:00',1188);
INSERT INTO "entries" VALUES('tythtue59f9d',15,'1','+H-I','aeb1bc7c','2026-11-24T18:29:58.572+00:00',1193);
INSERT INTO "entries" VALUES('tythtue59f9d',16,'0','>N','1e05183b','2026-11-24T18:29:58.579+00:00',1200);
INSERT INTO "entries" VALUES('tythtue59f9d',17,'0','BB','3c969e5c','2026-11-24T18:29:58.586+00:00',1207);
INSERT INTO "entries" VALUES('tythtue59f9d',18,'1','>H','89cc045c','2026-11-24T18:29:58.595+00:00',1216);
INSERT INTO "entries" VALUES('tythtue59f9d',19,'1','OY','cdec77b1','2026-11-24T18:29:58.603+00:00',1224);
INSERT INTO "entries" VALUES('tythtue59f9d',20,'0','+Q-R','444010b7','2026-11-24T18:29:58.611+00:00',1232);
INSERT INTO "entries" VALUES('tythtue59f9d',21,'1','+E-H','432f2821','2026-11-24T18:29:58.619+00:00',1240);
INSERT INTO "entries" VALUES('tythtue59f9d',22,'1','O','f6622fa1','2026-11-24T18:29:58.627+00:00',1248);
INSERT INTO "entries" VALUES('tythtue59f9d',23,'0','>Q','f744017d','2026-11-24T18:29:58.635+00:00',1256);
INSERT INTO "entries" VALUES('tythtue59f9d',24,'0','YY','082345df','2026-11-24T18:29:58.639+00:00',1260);
INSERT INTO "entries" VALUES('tythtue59f9d',25,'1','+J-M','363812ef','2026-11-24T18:29:58.647+00:00',1268);
INSERT INTO "entries" VALUES('tythtue59f9d',26,'0','>R','2ee27af6','2026-11-24T18:29:58.655+00:00',1276);
INSERT INTO "entries" VALUES('tythtue59f9d',27,'0','RB','066d7f49','2026-11-24T18:29:58.660+00:00',1282);
INSERT INTO "entries" VALUES('tythtue59f9d',28,'1','>E','9a4969c8','2026-11-24T18:29:58.667+00:00',1288);
INSERT INTO "entries" VALUES('tythtue59f9d',29,'1','WB','b353d4d2','2026-11-24T18:29:58.672+00:00',1293);
INSERT INTO "entries" VALUES('tythtue59f9d',30,'0','draw','ce245aa6','2026-11-24T18:29:58.695+00:00',1311);
INSERT INTO "entries" VALUES('24a58657ptdn',0,'supply','B11 R1 R3 R2 R8 B13 R9 A4 G1 G10 Y11 G6 G2 Y2 Y7 Y9 R12 A10 R5 B1 B7 Y3 B9 R4 Y8 R7 B5 Y6 Y5 G13 A1 A13 R11 G8 R13 R6 R10 Y13 G12 Y12 G7 B3 A7 Y1 G4','7261e89c','2026-11-24T18:29:58.710+00:00',1);
INSERT INTO "entries" VALUES('24a58657ptdn',1,'bag','R R G G G R G R R Y A Y R A A Y Y Y G R R B A Y R B A R B B Y Y G Y R B B G G Y G R Y B R','fd3d0720','2026-11-24T18:29:58.710+00:00',1);
INSERT INTO "entries" VALUES('947sty6xpcbe',0,'supply','R9 G8 B7 A13 R3 Y7 R13 B1 B11 R4 G1 B9 A4 Y3 G6 G7 R7 Y6 R11 R8 R12 Y8 B3 G13 Y2 R10 A1 Y12 G12 Y11 B5 R2 Y13 R5 G4 R1 A7 R6 A10 B13 Y1 G10 Y9 G2 Y5','c6a6141d','2026-11-24T18:29:58.745+00:00',NULL);
INSERT INTO "entries" VALUES('947sty6xpcbe',1,'bag','R R Y Y G R Y R Y B B Y G R A Y Y B G R G R B R Y B A R G Y B A G G Y R G Y A B G R A R R','d2cbbd21','2026-11-24T18:29:58.745+00:00',NULL);
INSERT INTO "entries" VALUES('947sty6xpcbe',2,'1','R4-4','cd847849','2026-11-24T18:29:58.745+00:00',NULL);
INSERT INTO "entries" VALUES('947sty6xpcbe',3,'0','R13x1','09d79343','2026-11-24T18:29:58.745+00:00',NULL);
INSERT INTO "entries" VALUES('947sty6xpcbe',4,'1','B9x4','4f7ee601','2026-11-24T18:29:58.745+00:00',NULL);
INSERT INTO "entries" VALUES('947sty6xpcbe',5,'0','R3-1','f6ebdf36','2026-11-24T18:29:58.745+00:00',NULL);
INSERT INTO "entries" VALUES('947sty6xpcbe',6,'1','B11-4','7ac364ac','2026-11-24T18:29:58.745+00:00',NULL);
INSERT INTO "entries" VALUES('947sty6xpcbe',7,'0','Y6-4','fa0e41b3','2026-11-24T18:29:58.745+00:00',NULL);
INSERT INTO "entries" VALUES('947sty6xpcbe',8,'1','R12-2','71e8175f','2026-11-24T18:29:58.745+00:00',NULL);
INSERT INTO "entries" VALUES('947sty6xpcbe',9,'0','Y8-2','3924e19f','2026-11-24T18:29:58.745+00:00',NULL);
INSERT INTO "entries" VALUES('947sty6xpcbe',10,'1','G7x3','30620fc2','2026-11-24T18:29:58.745+00:00',NULL);
INSERT INTO "entries" VALUES('947sty6xpcbe',11,'0','R9x3','44916f76','2026-11-24T18:29:58.745+00:00',NULL);
INSERT INTO "entries" VALUES('947sty6xpcbe',12,'1','G1-3','f6e13012','2026-11-24T18:29:58.745+00:00',NULL);
INSERT INTO "entries" VALUES('947sty6xpcbe',13,'0','R10-2','448be4b7','2026-11-24T18:29:58.745+00:00',NULL);
INSERT INTO "entries" VALUES('947sty6xpcbe',14,'1','Y3-2','971340b2','2026-11-24T18:29:58.745+00:00',NULL);
INSERT INTO "entries" VALUES('947sty6xpcbe',15,'1','B3x1','e94d7af6','2026-11-24T18:29:58.745+00:00',NULL);
INSERT INTO "entries" VALUES('947sty6xpcbe',16,'0','R8-3','fb8a6cdf','2026-11-24T18:29:58.745+00:00',NULL);
INSERT INTO "entries" VALUES('947sty6xpcbe',17,'1','Y2-2','4c2146a7','2026-11-24T18:29:58.745+00:00',NULL);
INSERT INTO "entries" VALUES('947sty6xpcbe',18,'0','B1x1','76177d04','2026-11-24T18:29:58.745+00:00',NULL);
INSERT INTO "entries" VALUES('947sty6xpcbe',19,'1','R11x4','eed266ab','2026-11-24T18:29:58.745+00:00',NULL);
INSERT INTO "entries" VALUES('947sty6xpcbe',20,'0','Y13-4','4d1a2fcb','2026-11-24T18:29:58.745+00:00',NULL);
INSERT INTO "entries" VALUES('947sty6xpcbe',21,'1','Y11x3','ca39158b','2026-11-24T18:29:58.745+00:00',NULL);
INSERT INTO "entries" VALUES('947sty6xpcbe',22,'0','Y12-2','6f84f81f','2026-11-24T18:29:58.762+00:00',23);
INSERT INTO "entries" VALUES('947sty6xpcbe',23,'1','G12x2','79837297','2026-11-24T18:29:58.771+00:00',35);
INSERT INTO "entries" VALUES('947sty6xpcbe',24,'0','Y7x4','548af4dd','2026-11-24T18:29:58.774+00:00',39);
INSERT INTO "entries" VALUES('947sty6xpcbe',25,'1','R2-1','cd14b281','2026-11-24T18:29:58.783+00:00',47);
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
INSERT INTO "matches" VALUES('u7ame24gs8bk','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',0,0,X'F63307A8E651BECF0DD9954B6E544BA30C788CF6863D5F0E81EA89804BC506AE','2026-11-24T18:29:54.155+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,'1d','{"left": [86400000, 86400000], "quota": [0, 0], "forgiven": [0, 0], "seat": 0, "is_first": false, "free": 86400000, "since": 3364}','2026-11-26T18:29:57.519+00:00',NULL,0);
INSERT INTO "matches" VALUES('4bt7wgmfnjpg','balloon-cup','{"name": "gravon", "trade": "claim", "when": "own-turn", "paid": "box", "exchange_min": 1, "exchange_max": 4, "max_gray": 2, "max_blue": 3, "best_of": 1, "open_hands": false}','0.1.0',1,1,X'F607303412DC2C4F3E665355EE69C20F055B627BDC4298A9781ADD160D3D6278','2026-11-24T18:29:56.971+00:00',NULL,NULL,0,'["guest", "guest"]','[[7, 0, "offered"], [7, 0, "hint"]]',1,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('d4bchhutxkez','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'C8661747810ABE439E2408D8B0FD4EEF68B676DD6691A407ED6DB1932F8E1472','2026-11-24T18:29:57.042+00:00','2026-11-24T18:29:58.370+00:00','[[1], "trophies"]',NULL,'["random", "guest"]','[]',0,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('88mwxtry5t78','balloon-cup','{"name": "custom", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 3, "open_hands": true}','0.1.0',0,0,X'B6889B6ECAA8ED9DFAA89E74B76CE968858F8067DBFE1D4775DDDCBB18A04161','2026-11-24T18:29:57.053+00:00','2026-11-24T18:29:58.450+00:00','[[0], "resignation"]',NULL,'["guest", "guest"]','[]',0,NULL,'30+20','{"left": [1899967, 1879968], "quota": [7000, 7000], "forgiven": [0, 0], "seat": 1, "is_first": false, "free": 0, "since": null}',NULL,NULL,1);
INSERT INTO "matches" VALUES('ym6ypqtff97t','aeronaut-odyssey','{"name": "pioneer", "base": "pioneer", "expansions": "", "variant": "", "secret_inventories": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'107542FD13DD04C2609E52FB47BB07F229EA1E0FABE1A69BBE815CA64B9E6BB0','2026-11-24T18:29:57.242+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('tythtue59f9d','aeronaut-odyssey','{"name": "capital", "base": "capital", "expansions": "", "variant": "", "secret_inventories": false, "solo": false, "seats": 2, "board": "{\"format\":\"skyhop-board-1\",\"name\":\"The Pearl Highlands\",\"ruleset\":\"pioneer\",\"seed\":7,\"settings\":{\"kind\":\"pioneer\",\"size\":\"regular\",\"clarity\":\"superclean\",\"types\":\"ROYWKB\",\"expansions\":[\"trajectories\"],\"ink\":false,\"pages\":1,\"paper\":\"A4\",\"real_material\":false},\"types\":\"ROYWKB\",\"inventory\":19,\"page\":{\"width\":281.0,\"height\":194.0,\"space\":17.23,\"thickness\":4.65,\"city\":6.01,\"mooring\":6.87,\"panels\":[{\"what\":\"inventory\",\"box\":[0.0,0.0,44.0,23.0]},{\"what\":\"inventory\",\"box\":[237.0,0.0,281.0,23.0]},{\"what\":\"inventory\",\"box\":[0.0,171.0,44.0,194.0]},{\"what\":\"inventory\",\"box\":[237.0,171.0,281.0,194.0]},{\"what\":\"title\",\"box\":[0.0,154.44,50.0,169.0]},{\"what\":\"trajectories\",\"box\":[229.48,128.0,281.0,169.0]}]},\"cities\":[{\"n\":1,\"x\":0.03601,\"y\":0.10786,\"slots\":3},{\"n\":2,\"x\":0.27441,\"y\":0.10406,\"slots\":5},{\"n\":3,\"x\":0.47705,\"y\":0.14637,\"slots\":5},{\"n\":4,\"x\":0.5573,\"y\":0.02495,\"slots\":4},{\"n\":5,\"x\":0.69456,\"y\":0.12591,\"slots\":5},{\"n\":6,\"x\":0.1884,\"y\":0.26274,\"slots\":5},{\"n\":7,\"x\":0.39833,\"y\":0.30559,\"slots\":4},{\"n\":8,\"x\":0.58114,\"y\":0.24011,\"slots\":6},{\"n\":9,\"x\":0.77178,\"y\":0.31694,\"slots\":5},{\"n\":10,\"x\":0.91107,\"y\":0.27153,\"slots\":3},{\"n\":11,\"x\":0.03708,\"y\":0.39121,\"slots\":3},{\"n\":12,\"x\":0.60466,\"y\":0.41562,\"slots\":5},{\"n\":13,\"x\":0.97505,\"y\":0.40509,\"slots\":3},{\"n\":14,\"x\":0.2047,\"y\":0.47135,\"slots\":4},{\"n\":15,\"x\":0.37947,\"y\":0.48705,\"slots\":5},{\"n\":16,\"x\":0.67655,\"y\":0.58601,\"slots\":4},{\"n\":17,\"x\":0.28452,\"y\":0.66544,\"slots\":3},{\"n\":18,\"x\":0.48569,\"y\":0.64149,\"slots\":5}],\"routes\":[{\"id\":\"A-B\",\"spaces\":\"RRR\",\"path\":[[0.03601,0.10786],[0.05299,0.10411],[0.06997,0.1009],[0.08696,0.09822],[0.10396,0.09607],[0.12096,0.09446],[0.13798,0.09339],[0.155,0.09285],[0.17204,0.09284],[0.18908,0.09338],[0.20613,0.09444],[0.22319,0.09604],[0.24025,0.09818],[0.25733,0.10085],[0.27441,0.10406]]},{\"id\":\"A-F\",\"spaces\":\"WW\",\"path\":[[0.03601,0.10786],[0.04464,0.12115],[0.05361,0.13409],[0.06293,0.1467],[0.0726,0.15896],[0.08261,0.17087],[0.09298,0.18245],[0.10369,0.19368],[0.11475,0.20458],[0.12615,0.21512],[0.13791,0.22533],[0.15001,0.2352],[0.16246,0.24472],[0.17525,0.2539],[0.1884,0.26274]]},{\"id\":\"B-C\",\"spaces\":\"YY\",\"path\":[[0.27441,0.10406],[0.2895,0.10412],[0.3045,0.10464],[0.3194,0.10562],[0.33421,0.10705],[0.34892,0.10893],[0.36354,0.11127],[0.37806,0.11407],[0.39248,0.11732],[0.40681,0.12102],[0.42105,0.12518],[0.43519,0.1298],[0.44924,0.13487],[0.46319,0.14039],[0.47705,0.14637]]},{\"id\":\"B-F\",\"spaces\":\"KK\",\"double\":1,\"path\":[[0.28225,0.1096],[0.27493,0.12012],[0.26781,0.13074],[0.26088,0.14146],[0.25414,0.15229],[0.2476,0.16322],[0.24124,0.17425],[0.23508,0.18539],[0.22911,0.19663],[0.22334,0.20798],[0.21775,0.21943],[0.21236,0.23098],[0.20715,0.24264],[0.20214,0.25441],[0.19732,0.26628]]},{\"id\":\"B-F2\",\"spaces\":\"BB\",\"double\":2,\"path\":[[0.26658,0.09851],[0.25908,0.10929],[0.25178,0.12018],[0.24467,0.13118],[0.23776,0.14229],[0.23105,0.1535],[0.22453,0.16482],[0.21821,0.17624],[0.21208,0.18778],[0.20616,0.19942],[0.20043,0.21116],[0.19489,0.22301],[0.18956,0.23497],[0.18442,0.24703],[0.17948,0.2592]]},{\"id\":\"B-G\",\"spaces\":\"OOO\",\"path\":[[0.27441,0.10406],[0.28487,0.11747],[0.29508,0.13103],[0.30504,0.14474],[0.31475,0.1586],[0.32422,0.17262],[0.33344,0.18679],[0.34242,0.2011],[0.35114,0.21558],[0.35962,0.2302],[0.36786,0.24497],[0.37585,0.2599],[0.38359,0.27498],[0.39108,0.29021],[0.39833,0.30559]]},{\"id\":\"C-D\",\"spaces\":\"O\",\"path\":[[0.47705,0.14637],[0.51717,0.08566],[0.5573,0.02495]]},{\"id\":\"C-G\",\"spaces\":\"KK\",\"path\":[[0.47705,0.14637],[0.43769,0.22598],[0.39833,0.30559]]},{\"id\":\"C-H\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.48347,0.13924],[0.53552,0.18611],[0.58756,0.23297]]},{\"id\":\"C-H2\",\"spaces\":\"B\",\"double\":2,\"path\":[[0.47062,0.1535],[0.52267,0.20037],[0.57472,0.24724]]},{\"id\":\"D-E\",\"spaces\":\"W\",\"double\":1,\"path\":[[0.56202,0.01659],[0.57277,0.02279],[0.58339,0.02916],[0.59389,0.03571],[0.60427,0.04242],[0.61452,0.0493],[0.62464,0.05635],[0.63464,0.06358],[0.64452,0.07097],[0.65426,0.07854],[0.66389,0.08627],[0.67338,0.09418],[0.68276,0.10225],[0.692,0.11049],[0.70112,0.11891]]},{\"id\":\"D-E2\",\"spaces\":\"K\",\"double\":2,\"path\":[[0.55257,0.0333],[0.56304,0.03934],[0.57338,0.04554],[0.5836,0.05191],[0.5937,0.05844],[0.60368,0.06514],[0.61353,0.07201],[0.62327,0.07904],[0.63288,0.08624],[0.64237,0.0936],[0.65173,0.10113],[0.66098,0.10882],[0.6701,0.11669],[0.67911,0.12471],[0.68799,0.13291]]},{\"id\":\"E-H\",\"spaces\":\"Y\",\"double\":1,\"path\":[[0.70137,0.13267],[0.64466,0.18977],[0.58795,0.24687]]},{\"id\":\"E-H2\",\"spaces\":\"R\",\"double\":2,\"path\":[[0.68775,0.11914],[0.63104,0.17624],[0.57433,0.23334]]},{\"id\":\"E-I\",\"spaces\":\"BB\",\"path\":[[0.69456,0.12591],[0.70286,0.13843],[0.71073,0.15112],[0.71818,0.16398],[0.7252,0.17702],[0.73178,0.19023],[0.73794,0.20362],[0.74367,0.21718],[0.74898,0.23091],[0.75385,0.24481],[0.75829,0.25889],[0.76231,0.27314],[0.76589,0.28757],[0.76905,0.30217],[0.77178,0.31694]]},{\"id\":\"F-G\",\"spaces\":\"RR\",\"path\":[[0.1884,0.26274],[0.29336,0.28416],[0.39833,0.30559]]},{\"id\":\"F-K\",\"spaces\":\"YY\",\"path\":[[0.1884,0.26274],[0.11274,0.32698],[0.03708,0.39121]]},{\"id\":\"F-N\",\"spaces\":\"OO\",\"path\":[[0.1884,0.26274],[0.19122,0.27751],[0.19379,0.2923],[0.19611,0.30711],[0.19816,0.32194],[0.19997,0.3368],[0.20151,0.35167],[0.20281,0.36656],[0.20384,0.38147],[0.20462,0.3964],[0.20515,0.41135],[0.20542,0.42632],[0.20543,0.44131],[0.20519,0.45632],[0.2047,0.47135]]},{\"id\":\"G-O\",\"spaces\":\"YY\",\"path\":[[0.39833,0.30559],[0.39313,0.31815],[0.38852,0.33077],[0.38451,0.34346],[0.38109,0.3562],[0.37826,0.36901],[0.37602,0.38188],[0.37438,0.39481],[0.37333,0.4078],[0.37287,0.42085],[0.373,0.43397],[0.37373,0.44715],[0.37505,0.46038],[0.37696,0.47368],[0.37947,0.48705]]},{\"id\":\"H-I\",\"spaces\":\"OO\",\"path\":[[0.58114,0.24011],[0.67646,0.27852],[0.77178,0.31694]]},{\"id\":\"H-L\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.59059,0.24179],[0.5886,0.25443],[0.58718,0.26698],[0.58631,0.27944],[0.586,0.29182],[0.58623,0.30412],[0.58703,0.31633],[0.58837,0.32847],[0.59027,0.34054],[0.59272,0.35253],[0.59573,0.36446],[0.59929,0.37631],[0.60341,0.38811],[0.60809,0.39984],[0.61333,0.41151]]},{\"id\":\"H-L2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.57169,0.23842],[0.56958,0.25186],[0.56806,0.26523],[0.56714,0.27853],[0.5668,0.29176],[0.56706,0.30492],[0.5679,0.31801],[0.56935,0.33102],[0.57138,0.34395],[0.57401,0.3568],[0.57723,0.36957],[0.58104,0.38224],[0.58543,0.39483],[0.59042,0.40733],[0.59599,0.41974]]},{\"id\":\"I-J\",\"spaces\":\"K\",\"path\":[[0.77178,0.31694],[0.84142,0.29423],[0.91107,0.27153]]},{\"id\":\"I-L\",\"spaces\":\"YY\",\"path\":[[0.77178,0.31694],[0.68822,0.36628],[0.60466,0.41562]]},{\"id\":\"I-M\",\"spaces\":\"WWW\",\"path\":[[0.77178,0.31694],[0.78209,0.33294],[0.79305,0.34745],[0.80465,0.36047],[0.81691,0.37199],[0.82981,0.38202],[0.84335,0.39056],[0.85755,0.3976],[0.87239,0.40315],[0.88788,0.40721],[0.90402,0.40977],[0.92081,0.41084],[0.93824,0.41042],[0.95632,0.4085],[0.97505,0.40509]]},{\"id\":\"J-M\",\"spaces\":\"R\",\"path\":[[0.91107,0.27153],[0.9167,0.28056],[0.92217,0.28967],[0.92748,0.29886],[0.93262,0.30812],[0.9376,0.31747],[0.94242,0.32689],[0.94707,0.33639],[0.95156,0.34597],[0.95588,0.35563],[0.96004,0.36536],[0.96404,0.37518],[0.96788,0.38507],[0.97155,0.39504],[0.97505,0.40509]]},{\"id\":\"K-N\",\"spaces\":\"BB\",\"path\":[[0.03708,0.39121],[0.05022,0.39449],[0.06319,0.39814],[0.07597,0.40217],[0.08857,0.40658],[0.10099,0.41137],[0.11324,0.41653],[0.1253,0.42206],[0.13718,0.42797],[0.14888,0.43426],[0.16041,0.44093],[0.17175,0.44797],[0.18291,0.45539],[0.19389,0.46318],[0.2047,0.47135]]},{\"id\":\"L-O\",\"spaces\":\"BBB\",\"path\":[[0.60466,0.41562],[0.58753,0.41744],[0.57057,0.41976],[0.55376,0.42259],[0.53711,0.42592],[0.52063,0.42976],[0.5043,0.4341],[0.48814,0.43895],[0.47213,0.4443],[0.45629,0.45016],[0.4406,0.45653],[0.42508,0.4634],[0.40971,0.47078],[0.39451,0.47866],[0.37947,0.48705]]},{\"id\":\"L-P\",\"spaces\":\"OO\",\"path\":[[0.60466,0.41562],[0.61115,0.42722],[0.61744,0.43891],[0.62351,0.45068],[0.62937,0.46255],[0.63503,0.4745],[0.64048,0.48654],[0.64572,0.49866],[0.65075,0.51088],[0.65557,0.52318],[0.66018,0.53557],[0.66459,0.54805],[0.66878,0.56062],[0.67277,0.57327],[0.67655,0.58601]]},{\"id\":\"N-O\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.20556,0.46179],[0.29294,0.46964],[0.38032,0.47749]]},{\"id\":\"N-O2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.20384,0.48091],[0.29122,0.48876],[0.37861,0.49661]]},{\"id\":\"N-Q\",\"spaces\":\"YY\",\"path\":[[0.2047,0.47135],[0.20628,0.48691],[0.2085,0.50221],[0.21135,0.51724],[0.21483,0.53202],[0.21895,0.54654],[0.2237,0.56079],[0.22908,0.57478],[0.2351,0.58852],[0.24175,0.60199],[0.24904,0.6152],[0.25696,0.62815],[0.26551,0.64085],[0.2747,0.65328],[0.28452,0.66544]]},{\"id\":\"O-R\",\"spaces\":\"WW\",\"double\":1,\"path\":[[0.38667,0.4807],[0.39559,0.49101],[0.40433,0.50145],[0.41287,0.51203],[0.42122,0.52273],[0.42938,0.53357],[0.43734,0.54454],[0.44512,0.55564],[0.45271,0.56688],[0.4601,0.57824],[0.4673,0.58974],[0.47431,0.60137],[0.48113,0.61313],[0.48776,0.62502],[0.49419,0.63704]]},{\"id\":\"O-R2\",\"spaces\":\"OO\",\"double\":2,\"path\":[[0.37226,0.49339],[0.38097,0.50345],[0.3895,0.51364],[0.39783,0.52396],[0.40598,0.53441],[0.41394,0.54499],[0.42172,0.55569],[0.42931,0.56652],[0.43671,0.57748],[0.44392,0.58857],[0.45095,0.59979],[0.45779,0.61114],[0.46444,0.62261],[0.47091,0.63422],[0.47719,0.64595]]},{\"id\":\"P-R\",\"spaces\":\"RR\",\"double\":1,\"path\":[[0.68031,0.59485],[0.66697,0.60039],[0.65355,0.6057],[0.64008,0.61077],[0.62653,0.61561],[0.61291,0.62021],[0.59922,0.62457],[0.58546,0.6287],[0.57164,0.63259],[0.55775,0.63624],[0.54378,0.63966],[0.52975,0.64284],[0.51566,0.64578],[0.50149,0.64849],[0.48726,0.65096]]},{\"id\":\"P-R2\",\"spaces\":\"KK\",\"double\":2,\"path\":[[0.67279,0.57718],[0.65975,0.5826],[0.64664,0.58779],[0.63347,0.59275],[0.62023,0.59747],[0.60692,0.60197],[0.59355,0.60623],[0.58011,0.61026],[0.5666,0.61407],[0.55302,0.61764],[0.53938,0.62098],[0.52567,0.62408],[0.51189,0.62696],[0.49805,0.62961],[0.48413,0.63202]]},{\"id\":\"Q-R\",\"spaces\":\"BB\",\"path\":[[0.28452,0.66544],[0.29924,0.66667],[0.3139,0.66744],[0.32852,0.66776],[0.34307,0.66763],[0.35758,0.66705],[0.37203,0.66602],[0.38642,0.66453],[0.40077,0.6626],[0.41506,0.66021],[0.42929,0.65737],[0.44347,0.65408],[0.4576,0.65034],[0.47167,0.64614],[0.48569,0.64149]]}],\"trajectories\":[{\"id\":\"T1\",\"ends\":\"F-M\",\"reward\":\"points\",\"amount\":10,\"slots\":2},{\"id\":\"T2\",\"ends\":\"C-P\",\"reward\":\"swaps\",\"amount\":4,\"slots\":1},{\"id\":\"T3\",\"ends\":\"D-L\",\"reward\":\"points\",\"amount\":4,\"slots\":2},{\"id\":\"T4\",\"ends\":\"I-N\",\"reward\":\"points\",\"amount\":8,\"slots\":2},{\"id\":\"T5\",\"ends\":\"K-O\",\"reward\":\"spaces\",\"amount\":3,\"slots\":1},{\"id\":\"T6\",\"ends\":\"H-J\",\"reward\":\"Y\",\"amount\":2,\"slots\":1}],\"orders\":[],\"faces\":[]}"}','0.1.0',0,0,X'13DDFB2E8EF95E7988D8A0961DF99A6CA7C4C058899CD222A8000FAC412600C1','2026-11-24T18:29:57.378+00:00','2026-11-24T18:29:58.689+00:00','[[], "agreement"]',NULL,'["guest", "guest"]','[[30, 1, "offered"]]',0,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('24a58657ptdn','balloon-cup','{"name": "rio-grande", "trade": "claim", "when": "after-scoring", "paid": "box", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'F3C3A105EB978219E6DB78598FE9A043542CC77FC8A2F836031F07559D38B92D','2026-11-24T18:29:58.702+00:00',NULL,NULL,NULL,'["guest", "open"]','[]',0,NULL,'3d','{"left": [259200000, 259200000], "quota": [0, 0], "forgiven": [0, 0], "seat": 1, "is_first": true, "free": 259200000, "since": null}','2026-12-08T18:29:58.702+00:00','anna',0);
INSERT INTO "matches" VALUES('947sty6xpcbe','balloon-cup','{"name": "kosmos-fr", "trade": "cube", "when": "own-turn-or-scoring", "paid": "bag", "exchange_min": 0, "exchange_max": 4, "max_gray": 5, "max_blue": 7, "best_of": 1, "open_hands": false}','0.1.0',1,0,X'6247DF3E8F6F4822C63FFED5F4A946B9792F52D15DE7F0B7482D9350E056DF2A','2026-11-24T18:29:58.735+00:00',NULL,NULL,NULL,'["guest", "random"]','[]',0,'{"match": "d4bchhutxkez", "ply": 22, "dealt": [36, 14]}',NULL,NULL,NULL,NULL,0);
CREATE TABLE players (
	id VARCHAR(40) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(20), 
	created VARCHAR(32) NOT NULL, 
	seen VARCHAR(32) NOT NULL, 
	merged_into VARCHAR(40), 
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('anna','guest','Anna','2026-11-24T18:29:56.904+00:00','2026-11-24T18:29:58.839+00:00',NULL);
INSERT INTO "players" VALUES('ben','guest','Ben','2026-11-24T18:29:56.973+00:00','2026-11-24T18:29:56.973+00:00',NULL);
INSERT INTO "players" VALUES('random','bot',NULL,'2026-11-24T18:29:57.043+00:00','2026-11-24T18:29:57.043+00:00',NULL);
INSERT INTO "players" VALUES('carl','guest','Carl','2026-11-24T18:29:58.703+00:00','2026-11-24T18:29:58.821+00:00','anna');
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
INSERT INTO "proofs" VALUES('0632a9096b109a8ceecd596c7334c9fb27e66f7af8d426b1ea1c5908a1cb2a84','anna','2026-11-24T18:29:58.789+00:00','2026-11-24T18:29:58.794+00:00',NULL,'2026-11-24T19:29:58.839+00:00');
INSERT INTO "proofs" VALUES('1b94c4356895c3a084552d6f3290532b28a8359c701b0c76d14cd6b255f7d4e4','anna','2026-11-24T18:29:58.816+00:00','2026-11-24T18:29:58.816+00:00',NULL,NULL);
INSERT INTO "proofs" VALUES('23770d05f4ee7751ab83a7b73053c6d8d095206ad7cbc28d89e7a55f0ce421fb','anna','2026-11-24T18:29:58.830+00:00','2026-11-24T18:29:58.839+00:00',NULL,NULL);
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
INSERT INTO "ratings" VALUES('88mwxtry5t78',0,'anna','balloon-cup','classical',1,'2026-11-24T18:29:58.728+00:00',1,2.76353894931404973087e+01,8.06590141354368);
INSERT INTO "ratings" VALUES('88mwxtry5t78',1,'ben','balloon-cup','classical',1,'2026-11-24T18:29:58.728+00:00',2,2.23646105068595026912e+01,8.06590141354368);
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
INSERT INTO "seats" VALUES('u7ame24gs8bk',0,'guest','anna',NULL);
INSERT INTO "seats" VALUES('u7ame24gs8bk',1,'guest','ben',NULL);
INSERT INTO "seats" VALUES('4bt7wgmfnjpg',0,'guest','anna',NULL);
INSERT INTO "seats" VALUES('4bt7wgmfnjpg',1,'guest','ben','Ben');
INSERT INTO "seats" VALUES('d4bchhutxkez',0,'bot','random',NULL);
INSERT INTO "seats" VALUES('d4bchhutxkez',1,'guest','anna',NULL);
INSERT INTO "seats" VALUES('88mwxtry5t78',0,'guest','anna',NULL);
INSERT INTO "seats" VALUES('88mwxtry5t78',1,'guest','ben','Ben');
INSERT INTO "seats" VALUES('ym6ypqtff97t',0,'guest','anna',NULL);
INSERT INTO "seats" VALUES('ym6ypqtff97t',1,'guest','ben',NULL);
INSERT INTO "seats" VALUES('tythtue59f9d',0,'guest','ben','Ben');
INSERT INTO "seats" VALUES('tythtue59f9d',1,'guest','anna',NULL);
INSERT INTO "seats" VALUES('24a58657ptdn',0,'guest','anna','Carl');
INSERT INTO "seats" VALUES('24a58657ptdn',1,'open',NULL,NULL);
INSERT INTO "seats" VALUES('947sty6xpcbe',0,'guest','anna',NULL);
INSERT INTO "seats" VALUES('947sty6xpcbe',1,'bot','random',NULL);
CREATE INDEX ix_proofs_player ON proofs (player);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_ratings_player ON ratings (player, game, speed, number);
COMMIT;
