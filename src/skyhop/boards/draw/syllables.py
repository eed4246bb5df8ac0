"""What names of cities are made of: parts that sound like places in each language, and what they must not become."""

from __future__ import annotations

STARTS = {
    "B": ("B", "Bl", "Br"),
    "C": ("C", "Cl", "Cr"),
    "D": ("D", "Dr"),
    "F": ("F", "Fl", "Fr"),
    "G": ("G", "Gl", "Gr"),
    "K": ("K", "Kl", "Kr"),
    "P": ("P", "Pl", "Pr"),
    "Q": ("Qua", "Que", "Qui", "Quo"),
    "S": ("S", "Sm", "St", "Sk"),
    "T": ("T", "Tr"),
    "V": ("V", "Vr"),
    "W": ("W", "Wr"),
}
"""How names with a first letter may begin; with that letter alone where it is not here."""
VOWELS, LINKS = "aeiou", "aeio"
"""Those of a stem, and those that lead on to an ending."""
SOFT = "lrnmvd"
"""The consonants between them."""
BETWEEN = ("b", "d", "g", "k", "l", "m", "n", "r", "s", "t", "v", "z", "y")
"""The second letters of names that begin with a vowel."""
ENDINGS = {
    "en": ("wick", "mere", "stow", "combe", "thorpe", "ley", "worth", "holm", "dale", "ford", "burn", "ham"),
    "de": ("heim", "see", "stett", "bach", "rode", "wald", "hagen", "holm", "brunn", "furt", "dorf", "berg"),
    "fr": ("gny", "mare", "nay", "mont", "lieu", "vaux", "court", "ville", "zac", "champ", "port", "roche"),
}
"""How a name ends, by language; those in one place belong together."""
AVOIDED = ("Anal", "Anu", "Cona", "Coni", "Cul", "Cuni", "Homo", "Hure", "Nude", "Nudi", "Nudo", "Pede", "Peni")
"""Beginnings that mean something."""
KNOWN = frozenset(
    """
Aeroport Airedale Aureville Aurigny Auroville Auvigny Badesee Balagny Bemerode Bideford Bimodale Boreham Bovigny
Brederode Bromiley Cadimare Caliburn Caligny Camaley Cameley Celigny Cevedale Cideville Cineport Cividale
Claremont Clareville Coledale Coleford Coleville Coligny Colisee Cologny Conimere Covedale Dadeville Daleville
Damigny Daneville Davezac Delacombe Delacourt Delamare Delamere Delamont Delaroche Delaville Delecourt Delemont
Deligny Demigny Denecourt Denicourt Dereham Derimere Develey Diramare Dirimere Doraville Dorigny Dovedale
Dunamare Emeriville Fanemont Fareham Feneberg Fineberg Flavacourt Flavigny Floraville Florimont Forecourt
Foresee Foreville Framecourt Gadaley Galeville Gameville Garamont Gemozac Genesee Genicourt Geraberg Gereford
Gilocourt Gladeville Goreville Gravigny Greneville Grimethorpe Groneberg Grovedale Grovemont Groveport
Groveville Grunebach Grunewald Hadamare Hamecourt Haneberg Haramont Heliport Henaberg Hereford Hericourt
Himeville Hodimont Homecourt Homedale Homeport Horeham Hurigny Jaligny Jeminay Jeroham Jolimont Judaberg
Juniville Juvigny Kalamare Karabach Karasee Kenedale Keniworth Kileberg Kronoberg Kronohagen Kunaley Kunewald
Laleham Laneham Lavasee Lavigny Ledeberg Lelodorf Lineham Lineville Lodewick Lodowick Lolodorf Loreburn Loreley
Lovagny Lovedale Lumigny Lunebach Luneberg Luneville Madeley Malanay Maleville Maligny Manebach Manidale Manosee
Maraville Mareham Mariberg Maricourt Marigny Marimont Marivaux Medebach Melamare Menomare Mereville Mericourt
Merigny Meriport Mileham Milizac Mineville Miniville Miramare Miramont Mirecourt Miremont Modeville Monomere
Morecombe Morigny Morimont Moroville Mudeford Mulanay Muneville Murigny Nanahagen Neroberg Noraville Novamont
Oberiberg Padiham Parigny Perigny Pineberg Pinedale Pineville Poligny Pomerode Prevoroche Prineville Promisee
Prunedale Puligny Quaremont Radeberg Ramecourt Redimere Remicourt Remigny Reveley Revigny Rivecourt Rodeberg
Rodewald Romagny Romenay Rudeport Ruleville Rumigny Runeberg Ruvigny Salaville Saligny Savenay Savigny Semecourt
Sevigny Sideburn Sideville Sinodale Solidale Soligny Sorigny Stanaford Staniford Staveley Stoneham Stoneley
Stoneville Sudeley Suderode Talazac Taradale Tavigny Teleport Telomere Tidaholm Tividale Torigny Tramecourt
Tromaville Tuniberg Tureholm Unimodale Usodimare Utilisee Valamont Valemare Valigny Vanaheim Varaville Varigny
Veneberg Veradale Vidimare Vinacourt Vineberg Vinezac Viriville Wareham Wareheim Wereham Wideville Wineville
Yeroham Zoneberg
""".split()  # noqa: SIM905  a list of words
)
"""Names that could come out, and are places or words elsewhere: all those among the places of
GeoNames with 500 people and more, and among the 400,000 most frequent words of seven languages (wordfreq)."""
