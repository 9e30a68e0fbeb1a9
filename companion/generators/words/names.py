# ruff: noqa: E501 - one style a block keeps the table readable
"""Names: given and family names in several styles and scripts, and syllables for made-up ones.

LISTED: style to (given, family, pattern). SYLLABLES: style to (first, middle, last, bynames).
"""

from typing import Final

LISTED: Final[dict[str, tuple[str, str, str]]] = {
    "english": (
        "Ada Agnes Albert Alice Amos Arthur Barnaby Beatrice Bertha Cecil Clara Constance Cyril Dorothy Edith Edmund Eliza Emmett Enid Ernest Fergus Flora Geoffrey George Grace Hattie Harold Hester Hugh Ida Ivor Jemima Josiah Judith Lettice Leonard Mabel Martha Matthew Maud Miles Nora Oswald Percy Phoebe Prudence Ralph Rose Rupert Silas Thomas Ursula Walter Wilfred Winifred",
        "Ashdown Barlow Birch Blackwood Bramley Carver Cheever Clegg Coates Cottle Crane Dunmore Fairweather Fenwick Fletcher Garrow Gill Hobbs Holloway Horne Kettle Lacey Lockhart Marsh Mudd Nettle Oakes Partridge Pike Pinch Quill Ravenscroft Rudge Sallow Sharp Skerritt Sparrow Stone Tanner Thackeray Thorne Tolley Underhill Vane Wainwright Weaver Whitlock Wick Wren Yardley",
        "{g} {f}",
    ),
    "french": (
        "Adèle Agathe Aimé Armand Aurélie Bastien Berthe Camille Céleste Clément Cosette Denis Désirée Edmond Éloïse Étienne Fabrice Firmin Gaston Geneviève Gisèle Hélène Honoré Isabeau Jules Lucien Madeleine Marcel Mathilde Maxime Noémie Odile Pascal Raoul Rémy Solange Sylvain Théo Valérie Yves",
        "Aubert Beaumont Bellerose Blanchet Boucher Caillou Charpentier Chevalier Courbet Delacroix Desmarais Dubois Dufresne Fontaine Garnier Giraud Lacombe Lambert Leclerc Lefèvre Marchand Moreau Nérac Perrault Poirier Renaud Rivière Rousselle Saint-Clair Tremblay Vasseur Villeneuve",
        "{g} {f}",
    ),
    "spanish": (
        "Adela Alonso Amparo Baltasar Beatriz Benito Blas Carmen Catalina Ciro Consuelo Diego Dolores Elvira Emilio Esperanza Fermín Gaspar Graciela Hernán Ignacio Inés Isidro Jacinta Joaquín Leandro Lázaro Lourdes Marisol Mateo Mercedes Nicanor Óscar Paloma Ramón Remedios Rodrigo Rufina Salvador Tomás Úrsula Ximena",
        "Aguilar Álvarez Barragán Cabrera Calderón Castillo Cortés Delgado Escobar Espinoza Fuentes Galindo Herrera Ibarra Lozano Luna Marín Mendoza Molina Montero Narváez Ortega Pacheco Peñalosa Quintana Robles Rueda Salazar Serrano Tejada Urrutia Valverde Zamora",
        "{g} {f}",
    ),
    "norse": (
        "Aldis Arne Asa Asgeir Astrid Aud Bera Bjarni Bolli Brynja Dagny Egil Einar Eyvind Finna Freydis Frida Gest Grim Gudrun Gunnar Halla Hallbera Hedin Helga Hrapp Inga Ivar Jofrid Kari Ketil Kolbrun Leif Orm Ragna Runolf Sigrid Skarde Snorri Solveig Steinar Sunniva Thora Thorgils Torfi Ulf Unn Vigdis Yrsa",
        "Ashbeard Axebreaker Blackmane Bonesetter Deepsleeper Fairspoken Farwalker Fishbone Flatnose Frostbitten Grindstone Halfhand Hareleg Icewater Kettleback Longstride Oarsong Ravenfeeder Redcloak Saltlip Seal-Hunter Shieldless Skycleaver Slowtongue Stormborn Truecast Twice-Drowned Widowmaker Wolfsister Yellowtooth",
        "{g} {f}",
    ),
    "russian": (
        "Агафья Аркадий Борис Василиса Глеб Григорий Дарья Ефим Зинаида Игнат Илья Клавдия Кузьма Лукерья Любовь Макар Марфа Матвей Надежда Никита Олеся Павел Пелагея Прохор Раиса Савва Степан Тамара Тихон Ульяна Фёдор Фома Юлия Яков",
        "Беляк Берёза Воронец Гончар Дробот Журавель Заяц Зимин Калач Ключник Коваль Кремень Лебеда Лисица Мельник Морозенко Орлик Перевоз Пороша Ржавый Сапожник Седых Скворец Сыч Телега Тишина Хмель Черныш Щука Ясень",
        "{g} {f}",
    ),
    "greek": (
        "Αγάπη Αλέξανδρος Ανδρομάχη Άρης Ασπασία Δάφνη Δημήτρης Ειρήνη Ελένη Ερμής Ευδοκία Ζωή Ηλίας Θάλεια Θωμάς Ιάσων Ιφιγένεια Καλλιόπη Κίμων Κλειώ Λέανδρος Λυδία Μελπομένη Νίκανδρος Ξένια Ορέστης Πηνελόπη Ροδόπη Σοφοκλής Σωτηρία Τηλέμαχος Φαίδρα Φίλιππος Χρύσα",
        "Αλευράς Βαρκάρης Γεράκης Δασκάλου Ζωγράφος Θαλασσινός Καραβίτης Κεραμέας Κόρακας Κουρέας Λιμνιός Μαραγκός Μυλωνάς Ναύτης Ξυλάς Παλαιός Περιβόλας Ράπτης Σιδεράς Σταχτής Τσαγκάρης Φαναράς Ψαράς Χρυσός",
        "{g} {f}",
    ),
    "japanese": (
        "愛子 明 敦子 文 千代 大輔 栄一 冬美 花 春樹 久 一郎 律 薫 健 琴音 誠 澪 守 奈緒 直人 涼 桜 静 進 拓海 司 椿 渚 芳 葵 悠 結衣 蓮",
        "青木 秋山 石田 井上 宇野 大川 岡 小野寺 影山 北村 桐生 黒沢 坂本 佐野 白石 杉本 関 高瀬 竹内 田所 千葉 月島 中原 西 野口 橋本 氷室 藤堂 星野 水野 森 山辺 夜久 渡",
        "{f}{g}",
    ),
    "chinese": (
        "安 白鹿 冰 成 春桃 丹 东来 芳 飞燕 桂 海 鹤 慧 嘉 静 九 可 兰 丽华 林 明远 墨 宁 青 秋水 如玉 思远 天佑 文 晓月 雪 雁 玉 云 真 竹",
        "白 陈 程 邓 方 冯 高 顾 郭 韩 何 胡 黄 江 孔 李 梁 林 陆 罗 孟 彭 秦 沈 宋 苏 孙 唐 王 温 吴 谢 许 叶 余 赵 周",
        "{f}{g}",
    ),
    "korean": (
        "가온 나래 다온 도윤 라온 마루 미르 바다 보라 새봄 서연 소담 수아 슬기 아람 예솔 우주 윤슬 은별 이든 자람 주원 지안 찬솔 초롱 태오 하늘 하람 한결 해솔",
        "강 고 구 권 김 남 노 류 문 박 배 백 서 석 손 송 신 심 안 양 오 우 유 윤 이 임 장 전 정 조 차 최 하 한 허 홍",
        "{f}{g}",
    ),
    "arabic": (
        "أمينة أيوب بدر بشرى تميم ثريا جابر جميلة حسن حليمة خالد خديجة داوود راشد رباب زهراء زياد سالم سعاد سلمى شاهين صفية طارق عائشة عمر غالية فارس فاطمة قاسم كريمة ليلى مريم منصور نادية نور هاشم ياسر ياسمين",
        "البحار البغدادي البناء التاجر الجراح الحداد الحكيم الخباز الخياط الدباغ الراعي السقاء الصائغ الصياد الطحان العطار الغواص الفارس القاضي الكاتب الملاح النجار النساج الوراق",
        "{g} {f}",
    ),
    "hindi": (
        "अंजलि अर्जुन आशा ईशान उषा ऋचा कबीर कमला किशोर कुंती गीता गोपाल चंदा जया तारा दीपक देवी नंदिनी निशा पद्मा प्रभा बलराम भानु मधु माया मीरा मोहन रवि राधा लक्ष्मण विमला शंकर शांति सरला सावित्री सूरज हरि हेमा",
        "कुम्हार केवट खत्री गड़रिया चौधरी जोशी तिवारी दर्जी नाविक पंडित पटेल बढ़ई बनिया भट्ट माली मिश्रा मेहता यादव राठौर लोहार वैद्य व्यास शर्मा सुनार",
        "{g} {f}",
    ),
    "yoruba": (
        "Abẹ́ní Adé Àdùkẹ́ Akin Àlàkẹ́ Àṣàkẹ́ Ayọ̀ Bámidélé Bọ́lá Dúró Ẹ̀bùn Fẹ́mi Fọlákẹ́ Gbénga Ìfẹ́ Ìdòwú Kẹ́hìndé Kọ́lá Máyọ̀wá Ọlá Ọmọlará Rẹ̀mí Ṣadé Ṣẹ́gun Táíwò Tèmi Tọ́pẹ́ Wálé Yẹmí Yétúndé",
        "Adébáyọ̀ Adékúnlé Afọlábí Àjàyí Akínlọlá Àkàndé Awólọ́wọ̀ Ayégbùsì Babátúndé Balógun Dáre Fádípẹ̀ Ìgè Jẹ́gẹ́dẹ́ Ládípọ̀ Ògúnlẹ́yẹ Ojó Olúwọlé Òní Oyèlẹ́yẹ Ṣóyínká Títílayọ̀",
        "{g} {f}",
    ),
    "hebrew": (
        "אביגיל אברם אדם אורה אליהו אסתר ברוך גדעון דבורה דוד הדסה זכריה חנה טוביה יהודית יונה יעל יצחק כרמל לאה מיכל מנחם נחום נעמי עמוס פנינה צבי רבקה רות שאול שרה תמר",
        "אלמוג בן־עמי בן־צור ברזילי גלעדי דרור הלוי חרש כהן כורם לביא מזרחי נגר נווה סופר עינב פרץ צורף רופא שחר שמש תבור",
        "{g} {f}",
    ),
    "western": (
        "Abilene Asa Belle Boone Buck Calamity Cassidy Clem Cody Colt Cordelia Dallas Delilah Doc Dutch Emmylou Ezekiel Fargo Gideon Hank Harlan Jebediah Jessamine Josie Kid Lorena Lucky Mae Obadiah Opal Pearl Pecos Pete Quincy Ruby Rusty Sadie Slim Tex Virgil Wyatt Zeke",
        "Blackburn Boggs Buckner Callahan Clanahan Colter Crockett Dalton Dolan Earlywine Fontenot Gentry Hardin Hollister Ketchum Langtry Mattock McCabe Mercer Nightshade Pruitt Rawlins Redfern Satterfield Shaughnessy Stoddard Tolliver Travers Tuggle Waxley Whitacre Yancey",
        "{g} {f}",
    ),
    "noir": (
        "Angela Benny Big-Lou Carla Danny Dot Eddie Fay Frankie Gina Gloria Harry Honey Jack Joey Johnny Kitty Lana Lefty Lou Mickey Mona Nick Paulie Pearl Ray Rita Ronnie Roxy Sal Sally Sammy Stella Sylvia Trixie Vera Vince Violet Walt Willa",
        "Barone Callas Cassini Cobb Costigan Doyle Drago Fallon Flood Galloway Grimaldi Harker Kasprzak Kelso Lamotte Lazar Malloy Moretti Novak O'Dell Ostrow Pappas Quinn Rinaldi Shade Slade Sokol Spinelli Sterling Tully Valentine Vance Wexler Zielinski",
        "{g} {f}",
    ),
    "space": (
        "Aster Axiom Brix Cass Ceti Dax Echo Ellix Fen Halo Io Jax Juno Kael Kepler Lyra Mako Nadir Nova Oberon Orsa Pax Pell Quill Rho Rigel Sable Sena Sol Taz Tycho Umbra Vega Vesper Wick Xan Yara Zeph Zuri Zenith",
        "Achterberg Adeyemi-Voss Arclight Bhatt-Okoro Castellan Chen-Morrow Cortland Dray Drift Ferrous Gantry Halloran-Ito Helix Ibarra-Lund Kessel-Roy Lagrange Marchetti-Oh Nakamura-Bell Okonkwo Orrery Perihelion Quarrel Rask Singh-Delacroix Solano Stellan Thule Torque Varga Vantage Whitfield-Zhao Zakharova",
        "{g} {f}",
    ),
    "wasteland": (
        "Ashtray Bleach Bolt Brass Candle Chalk Cinder Clutch Copper Cricket Diesel Dusty Ember Fuse Gasket Gravel Grit Hinge Jerky Kerosene Lug Marrow Needle Nickel Patch Pepper Rags Rattle Ration Rust Scrap Shiv Sludge Socket Splint Static Tallow Tarp Tin Wrench",
        "Two-Dogs Nine-Lives Halfway Threadbare Dry-Well Last-Match Tin-Roof Sunblind No-Shoes Ten-Miles Goodwater Long-Walk Empty-Can Glass-Eye Bent-Nail Old-Road Quick-Stitch Soft-Brakes Wrong-Turn Blue-Sky Cold-Supper Spare-Key First-Rain Low-Tide Rabbit-Foot Radio-Ghost Slow-Leak Whole-Tooth",
        "{g} {f}",
    ),
}

SYLLABLES: Final[dict[str, tuple[str, str, str, str]]] = {
    "elvish": (
        "Ae Cal El Fin Gal Il Lae Mi Nae Syl Thal Vae Yl Ari Ela Ith Lor Sae",
        "la ri tha nu le vo si mei na rae",
        "driel las nor thiel wen ras lith mir sil vyn dan riel",
        "of the White Ford|of Late Autumn|Who Counts Stars|of the Drowned Oak|Ninth-Singer|of No House|Glass-Walker|of the Long Rain|Once-Crowned|of the Birch Gate|Last to Leave|of the Silver Weir",
    ),
    "dwarvish": (
        "Bal Bor Dag Dur Gim Gor Hild Kaz Mor Nar Orm Thra Thor Ull Bru Dis Grun Kel",
        "a i o u gri dra na ka",
        "din dra grim gund in li mir nar rik run vald vig",
        "Copperkettle|Deepdelver|Coalthumb|Ironbread|Stonewit|Hammerfall|Lodefinder|Underlamp|Slagheart|Silverplait|Gravelvoice|Oathnail",
    ),
    "goblin": (
        "Bik Chik Drib Gak Grik Krak Lug Mog Nak Pog Rik Skab Snik Tik Urk Wig Yip Zog",
        "a e i le gle na",
        "bit ger gle kin ket lug nub rot skin snap tle wick",
        "the Bitten|Two-Spoons|Mudlicker|Not-It|Under-the-Bridge|the Big One|Lamp-Eater|Almost-King|Wetfoot|Biter of Kings|Sixth Toe|the Counted",
    ),
    "desert": (
        "Ash Az Bah Dar Far Ham Jal Kha Mas Nas Qad Rah Sar Tam Yas Zah Ibi Suli",
        "a i u ra ma ri za",
        "ban dar een ir man mira rah reh sha sim ya zad",
        "of the Ninth Well|Salt-Reader|the Unshaded|of the Red Gate|Dune-Born|Keeper of Knots|of the Empty Cistern|Twice-Sold|the Veiled|Sand-Counter|of the Broken Arch|Lamp-Bearer",
    ),
    "barbaric": (
        "Bran Corm Drus Garr Hakk Jarn Keth Krom Mord Rag Sven Thok Ulf Vor Wulf Yag Zan Or",
        "a o u ga ra ma",
        "ag ak dan gar goth ka mar na rax thar ya zar",
        "the Scarred|of the Black Cliffs|Bear-Slayer|Bloodless|the Laughing|Oath-Breaker|of the Burning Lake|Skull-Giver|Seven-Wives|the Nameless|Half-Giant|Wolf-Fed",
    ),
    "critter": (
        "Bram Burr Clo Dap Fen Fid Had Jun Marl Nib Pip Quin Rust Sor Tan This Wil Brack",
        "a ble der i ken low",
        "bur by dle ger kin lock nip per rel tle ver wick",
        "Brush-Tail|Longear|Dustpaw|of Gully End|Saltwhisker|Thornback|of the Dry Fork|Redfur|Quickburrow|Sandsnout|of Cracked Bell|Sunstripe",
    ),
    "imperial": (
        "Aur Cass Dec Dom Fab Flav Gai Hor Jul Liv Marc Oct Pom Quin Sab Tib Val Vib",
        "i e idi ati el",
        "ia ian ianus icus illa ina ius io or us anna ella",
        "Albanus|the Younger|Cornix|the Exile|Severa|Varro|of the Third Legion|Corvina|Lentulus|the Augur|Tacita|Bassus",
    ),
    "alien": (
        "Ch'k Q'or Tzz Vl'a Xi Zh'e Ur'n Ii Kk't Oo Rr'a Ss'v Th'l Yy'n Aq'u Hh'o",
        "a i o u e",
        "dd'e kha lith nn'o qua rrak shh tt'i vor x'a zul zz",
        "Second Moult|Speaks-for-Hive|Third of Nine|Shell of Dusk|Debt-Carrier|Egg of the Rival|Unmerged|Tide-Memory|Warm One|Counter of Suns",
    ),
}

BY_GENRE: Final[dict[str, str]] = {
    "fantasy": "english norse elvish dwarvish french",
    "swords": "barbaric desert imperial greek",
    "noir": "noir english spanish",
    "space": "space russian korean alien yoruba",
    "western": "western spanish english",
    "horror": "english french russian",
    "wasteland": "wasteland critter desert",
    "sea": "english spanish norse french",
    "modern": "english spanish yoruba french hindi chinese",
    "school": "japanese korean english hindi",
    "heist": "noir french english arabic",
    "court": "french imperial english spanish",
}

BY_FOLK: Final[dict[str, str]] = {
    "elf": "elvish", "elven": "elvish", "half-elf": "elvish", "fairy": "elvish", "pixie": "goblin",
    "dwarf": "dwarvish", "dwarven": "dwarvish", "gnome": "dwarvish", "goblin": "goblin",
    "hobgoblin": "goblin", "orc": "barbaric", "half-orc": "barbaric", "troll": "goblin",
    "ogre": "barbaric", "imp": "goblin", "alien": "alien", "halfling": "critter", "ratman": "critter",
}  # fmt: skip

FEMININE: Final[dict[str, str]] = {
    "english": "Ada Agnes Alice Beatrice Bertha Clara Constance Dorothy Edith Eliza Enid Flora Grace Hattie Hester Ida Jemima Judith Lettice Mabel Martha Maud Nora Phoebe Prudence Rose Ursula Winifred",
    "french": "Adèle Agathe Aurélie Berthe Camille Céleste Cosette Désirée Éloïse Geneviève Gisèle Hélène Isabeau Madeleine Mathilde Noémie Odile Solange Valérie",
    "norse": "Aldis Asa Astrid Aud Bera Brynja Dagny Finna Freydis Frida Gudrun Halla Hallbera Helga Inga Jofrid Kolbrun Ragna Sigrid Solveig Sunniva Thora Unn Vigdis Yrsa",
    "western": "Abilene Belle Calamity Cassidy Cordelia Delilah Emmylou Jessamine Josie Lorena Mae Opal Pearl Ruby Sadie",
    "noir": "Angela Carla Dot Fay Gina Gloria Honey Kitty Lana Mona Pearl Rita Roxy Sally Stella Sylvia Trixie Vera Violet Willa",
    "spanish": "Amparo Beatriz Carmen Consuelo Dolores Inés Lourdes Marisol Mercedes Remedios",
    "russian": "Любовь",
    "arabic": "بشرى ثريا رباب زهراء سعاد سلمى ليلى مريم",
    "hebrew": "אביגיל אסתר יהודית יעל כרמל מיכל נעמי רות תמר",
}
FEMININE_ENDS: Final[dict[str, str]] = {
    "spanish": "a", "russian": "а я", "greek": "α η ώ", "arabic": "ة", "hebrew": "ה",
}  # fmt: skip
WOMEN: Final = frozenset(
    [
        "nun",
        "queen",
        "witch",
        "lady",
        "maid",
        "landlady",
        "sister",
        "mother",
        "widow",
        "bride",
        "daughter",
        "grandmother",
        "midwife",
        "housekeeper",
        "dame",
        "aunt",
        "heroine",
        "ballerina",
        "nanny",
    ]
)
MEN: Final = frozenset(
    [
        "king",
        "monk",
        "friar",
        "prince",
        "duke",
        "baron",
        "lord",
        "butler",
        "valet",
        "footman",
        "father",
        "brother",
        "groom",
        "widower",
        "grandfather",
        "abbot",
        "uncle",
        "gentleman",
    ]
)
