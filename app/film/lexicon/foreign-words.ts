/**
 * Common words of nine languages for what light, colour and sound depend on: Chinese, Japanese, Korean, Spanish,
 * French, German, Portuguese, Italian, Russian. No translation: an idea keeps its own words; these only keep the
 * direction around it fitting. Latin and Cyrillic entries are stems, up to three letters may follow.
 */
const TABLE = `
red | 红 | 赤 | 빨간 빨강 | roj | rouge | rot rote roten | vermelh | ross | красн
blue | 蓝 | 青い 青の | 파란 파랑 | azul | bleu | blau | azul | blu azzurr | син голуб
green | 绿 | 緑 | 초록 녹색 | verde | vert | grün | verde | verde verdi | зелен зелён
yellow | 黄色 黄 | 黄色 | 노란 노랑 | amarill | jaune | gelb | amarel | giall | желт жёлт
white | 白 | 白い 白の 白色 | 하얀 흰 | blanc | blanc | weiß | branc | bianc | бел бела белы
black | 黑 | 黒 | 검은 검정 | negr | noir | schwarz | pret | ner nero nera | черн чёрн
brown | 棕 褐 | 茶色 | 갈색 | marrón marron | marron brun | braun | marrom castanh | marron | коричнев
grey | 灰 | 灰色 | 회색 | gris | gris | grau | cinza cinzent | grigi | сер серы сера
orange | 橙 橘色 | オレンジ色 | 주황 | naranja | orange | orange | laranja | arancion | оранжев
pink | 粉色 粉红 | ピンク 桃色 | 분홍 | rosad | rose | rosa | rosa cor-de-rosa | rosa | розов
purple | 紫 | 紫 | 보라 | morad violet | violet pourpre | lila violett | rox | viola | фиолетов
gold | 金色 | 金色 | 금색 황금 | dorad | dor | golden | dourad | dorat | золот
snow | 雪 | 雪 | 눈밭 눈 위 눈이 눈길 | nieve nevad | neige | schnee verschneit | neve | neve nevic | снег снеж
rain | 雨 | 雨 | 비가 빗속 비 오는 | lluvia llueve | pluie pleut | regen regnet | chuva chov | pioggia piove | дожд
wind | 风 | 風 | 바람 | viento | vent | wind | vento | vento | ветер ветр
fog | 雾 | 霧 | 안개 | niebla | brouillard brume | nebel | névoa neblina nevoeiro | nebbia | туман
storm | 暴风 雷雨 | 嵐 | 폭풍 | tormenta | tempête orage | sturm gewitter | tempestade | tempesta | бур гроз шторм
sea | 海 | 海 | 바다 해변 | mar océano | mer océan | meer ozean | mar oceano | mare oceano | море моря океан
beach | 海滩 沙滩 | 浜辺 海辺 砂浜 | 해변 | playa | plage | strand | praia | spiaggia | пляж
river | 河 江边 | 川 | 강가 강물 | río | rivière fleuve | fluss | rio | fiume | река реки реке
lake | 湖 | 湖 | 호수 | lago | lac | see | lago | lago | озер
forest | 森林 树林 竹林 | 森 林 竹林 | 숲 | bosque selva | forêt bois | wald | floresta mata | bosco foresta | лес лесу леса
mountain | 山 | 山 | 산에 산속 산을 산꼭대기 | montaña | montagne | berg gebirge | montanha | montagna | гора горы горе
desert | 沙漠 | 砂漠 | 사막 | desierto | désert | wüste | deserto | deserto | пустын
street | 街 马路 | 街 通り 道路 | 거리 도로 | calle | rue | straße gasse | rua | strada via | улиц
city | 城市 | 都市 都会 | 도시 | ciudad | ville | stadt | cidade | città | город
park | 公园 | 公園 | 공원 | parque | parc | park | parque | parco | парк
garden | 花园 | 庭園 庭 | 정원 | jardín | jardin | garten | jardim | giardino | сад саду
kitchen | 厨房 | 台所 キッチン | 부엌 주방 | cocina | cuisine | küche | cozinha | cucina | кухн
library | 图书馆 | 図書館 | 도서관 | biblioteca | bibliothèque | bibliothek | biblioteca | biblioteca | библиотек
pier | 码头 | 桟橋 波止場 | 부두 | muelle | quai jetée | pier kai steg | cais píer | molo | причал пирс
boat | 船 | 船 舟 | 배를 보트 | barc bote | bateau barque | boot schiff | barco bote | barca | лодк корабл
train | 火车 列车 | 電車 列車 | 기차 열차 | tren | train | zug | trem comboio | treno | поезд
car | 汽车 轿车 | 車 自動車 | 자동차 | coche carro auto | voiture | auto wagen | carro | macchina auto | машин автомобил
bicycle | 自行车 | 自転車 | 자전거 | bicicleta | vélo bicyclette | fahrrad | bicicleta | bicicletta | велосипед
dog | 狗 | 犬 | 개가 강아지 | perr | chien | hund | cachorro cão | cane | собак пёс
cat | 猫 | 猫 | 고양이 | gat | chat | katze | gat | gatt | кошк кот
fox | 狐狸 | 狐 キツネ | 여우 | zorr | renard | fuchs | raposa | volpe | лис лиса лису
horse | 马 | 馬 | 말이 말을 | caball | cheval chevaux | pferd | cavalo | cavall | лошад конь
bird | 鸟 | 鳥 | 새가 새들 | pájar ave | oiseau | vogel vögel | pássaro ave | uccell | птиц
fish | 鱼 | 魚 | 물고기 | pez peces | poisson | fisch | peixe | pesce pesci | рыб
fire | 火焰 篝火 | 焚き火 炎 | 불꽃 모닥불 | fuego fogata | feu | feuer | fogo fogueira | fuoco | огонь кост
tree | 树 | 木 樹 | 나무 | árbol | arbre | baum bäume | árvore | alber | дерев
flower | 花 | 花 | 꽃 | flor | fleur | blume | flor | fiore fiori | цвет
bread | 面包 | パン | 빵 | pan panes | pain | brot | pão | pane | хлеб
tea | 茶 | お茶 紅茶 | 차를 | té | thé | tee | chá | tè | чай чая
coffee | 咖啡 | コーヒー | 커피 | café | café | kaffee | café | caffè | кофе
piano | 钢琴 | ピアノ | 피아노 | piano | piano | klavier | piano | pianoforte | пианино рояль
guitar | 吉他 | ギター | 기타 | guitarra | guitare | gitarre | violão guitarra | chitarra | гитар
walking | 走 散步 | 歩く 歩い | 걷 | camina pasea | march promèn | geht spazier | caminha anda | cammina | идет идёт гуля
running | 跑 | 走る 走っ | 달리 뛰 | corre | court | rennt läuft | corre | corre | бежит бегут
dancing | 跳舞 | 踊 | 춤 | baila | danse dansa danseu | tanz | dança | balla danz | танцу
swimming | 游泳 | 泳 | 수영 헤엄 | nada nadan | nage | schwimm | nada nadam | nuota | плыв плава
eating | 吃 | 食べ | 먹 | come(?!t) comen comiendo | mange | isst essen | come comem | mangia | ест едят
reading | 读 看书 | 読 | 읽 | lee leyendo | lit lisent | liest | lê lendo | legge | чита
cooking | 做饭 烹 | 料理 | 요리 | cocina | cuisin | kocht | cozinha | cucina | готов
singing | 唱 | 歌 | 노래 | canta | chante | singt | canta | canta | поёт поет
door | 门 | 扉 ドア | 문을 | puerta | porte | tür | porta | porta | двер
clock | 钟 | 時計 | 시계 | reloj | horloge | uhr | relógio | orologio | час часы
bridge | 桥 | 橋 | 다리 위 | puente | pont | brücke | ponte | ponte | мост
market | 市场 | 市場 | 시장 | mercado | marché | markt | mercado | mercato | рынок рынк базар
waterfall | 瀑布 | 滝 | 폭포 | cascada | cascade | wasserfall | cachoeira cascata | cascata | водопад
`;
const LANGUAGES = ["zh", "ja", "ko", "es", "fr", "de", "pt", "it", "ru"] as const;

interface Concept {
  readonly english: string;
  readonly in: Readonly<Record<string, RegExp>>;
}

function patternOf(cell: string): RegExp {
  const words = cell.trim().split(/\s+/).filter(Boolean);
  const alphabetic = /^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(cell.trim());
  const ends = words.map((word) => (alphabetic ? `${word}\\p{L}{0,3}(?!\\p{L})` : word));
  return new RegExp(`${alphabetic ? "(?<!\\p{L})" : ""}(?:${ends.join("|")})`, "iu");
}

let concepts: readonly Concept[] | undefined;
const table = (): readonly Concept[] => {
  concepts ??= TABLE.trim()
    .split("\n")
    .map((line) => {
      const [english = "", ...cells] = line.split("|").map((cell) => cell.trim());
      return {
        english,
        in: Object.fromEntries(LANGUAGES.map((code, index) => [code, patternOf(cells[index] ?? "")])),
      };
    });
  return concepts;
};

/** The English names of what a text in that language plainly speaks of; empty for a language that is not in the table. */
export function conceptsIn(text: string, code: string): string[] {
  return table()
    .filter((each) => each.in[code]?.test(text))
    .map((each) => each.english);
}
