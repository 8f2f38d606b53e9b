import type { Garment, Headwear } from '../../scene.ts';
import type { WordForms } from './dictionary.ts';
import { FEATURES } from './features.ts';

/** A garment, accessory or feature that a word names. */
export type Look =
  | { part: 'clothes'; kind: Garment }
  | { part: 'hat'; kind: Headwear }
  | { part: 'wears'; kind: string }
  | { part: 'hair'; kind: 'hair' | 'braid' | 'curls' | 'bun' }
  | { part: 'beard'; kind: 'full' | 'moustache' | 'whiskers' | 'pointed' }
  | { part: 'feature'; kind: string };

const clothes = (kind: Garment): Look => ({ part: 'clothes', kind });
const hat = (kind: Headwear): Look => ({ part: 'hat', kind });
const wears = (kind: string): Look => ({ part: 'wears', kind });

export const LOOKS: readonly (readonly [Look, WordForms])[] = [
  [
    clothes('fur coat'),
    [
      'fur coat|pelisse|fur cloak|sheep skin coat|sheepskin',
      'шуба|тулуп|полушуб(о)к|=полушубке|доха|шубка|тулупчик',
    ],
  ],
  [
    clothes('great coat'),
    [
      'great coat|over coat|ulster|top coat|mackintosh|pea coat|rain coat',
      'шинель|=пальто|шинелишка|пальтишко|пальтецо',
    ],
  ],
  [
    clothes('frock coat'),
    [
      'frock coat|tail coat|dress coat|swallow tail|morning coat',
      'сюртук|фрак|сюртуч(о)к|сертук|сюртучишко|визитка',
    ],
  ],
  [
    clothes('dressing gown'),
    ['dressing gown|=robe de chambre|bath robe|house coat|smoking jacket', 'халат|шлафрок|халатик|архалук'],
  ],
  [
    clothes('ball dress'),
    ['ball dress|ball gown|evening dress|evening gown|wedding dress', 'бальное платье|подвенечное платье'],
  ],
  [clothes('peasant dress'), ['sarafan|peasant dress', 'сарафан|понева|панева']],
  [
    clothes('kaftan'),
    [
      'caftan|kaftan|smock|smock frock',
      'кафтанчик|армячок|зипунишко|кафтан|зипун|армяк|поддевка|сибирка|чуйка|черкеска|бешмет',
    ],
  ],
  [clothes('cassock'), ['cassock', 'ряса|ряска|подрясник']],
  [
    clothes('uniform'),
    [
      'uniform|=regimentals|livery|=scarlet tunic',
      'мундир|ливрея|=китель|=кителе|=кителях|=кители|=кителем|вицмундир',
    ],
  ],
  [
    clothes('armour'),
    ['=armour|=armor|breast plate|chain mail|coat of mail|cuirass', 'доспех|кольчуга|~латы|кираса'],
  ],
  [clothes('cloak'), ['cloak|mantle|cape', 'плащ|накидка|бурка|мантия|салоп|тальма']],
  [clothes('rags'), ['=rags|=tatters', '~лохмотья|=отрепьях|рубище|=отрепья']],
  [clothes('robe'), ['robe|toga|tunic|=burnous', 'балахон|риза|хитон']],
  [clothes('night shirt'), ['night shirt|night gown|night dress', 'ночная рубашка|ночная сорочка']],
  [
    clothes('jacket'),
    [
      'jacket|waist coat|doublet|=vest|=suit|suit of clothes|blazer|pea jacket|jerkin',
      'куртка|курточка|пиджачок|пиджак|душегрейка|телогрейка|кацавейка|жилет|камзол|тужурка|костюм|жилетка|блуза рабочая',
    ],
  ],
  [
    clothes('shirt'),
    [
      'shirt|blouse|bodice|=shirt sleeves|=shirtsleeves|jersey|sweater|=flannels|flannel shirt',
      'рубаха|рубашка|блуза|блузка|косоворотка|сорочка|кофта|кофточка|манишка|рубашечка|рубашонка|=рубашечку',
    ],
  ],
  [
    clothes('dress'),
    [
      'dress|gown|frock|=muslin|=mousseline|skirt|petticoat|robe of silk|crinoline',
      'платье|платьице|=платьев|юбка|капот|кринолин|=шелках',
    ],
  ],
  [clothes('coat'), ['coat', '=лапсердак|сермяга']],
  [
    hat('top hat'),
    [
      'top hat|tall hat|silk hat|high hat|beaver hat|opera hat|shining hat|shiny hat|glossy hat|curly brimmed hat',
      'цилиндр',
    ],
  ],
  [
    hat('lady hat'),
    ['plumed hat|feathered hat|hat with a feather|hat with feathers', 'шляпка|шляпка с пером'],
  ],
  [
    hat('cocked hat'),
    ['cocked hat|three cornered hat|bicorne|tricorne', 'треуголка|треугольная шляпа|двуугольная шляпа'],
  ],
  [
    hat('wide hat'),
    [
      'hat|hat band|hatband|hat brim|hatbrim|straw hat|broad brimmed hat|slouch hat|felt hat|=sombrero',
      'шляпа|соломенная шляпа',
    ],
  ],
  [hat('officer cap'), ['peaked cap|forage cap|kepi', 'фуражка|кивер']],
  [
    hat('fur hat'),
    [
      'fur cap|fur hat|sheepskin cap',
      'папаха|ушанка|шапка|шапочка|=шапок|меховая шапка|баранья шапка|шапчонка',
    ],
  ],
  [hat('nightcap'), ['night cap', 'ночной колпак|колпак']],
  [
    hat('lace cap'),
    ['lace cap|mob cap|white cap|widow cap', 'чеп(е)ц|чепчик|=чепца|=чепце|наколка|кокошник'],
  ],
  [
    hat('cap'),
    ['cap|beret|skull cap|cloth cap', 'колпачок|картуз|картузик|кепка|ермолка|скуфья|тюбетейка|феска'],
  ],
  [hat('bonnet'), ['bonnet|sun bonnet', 'капор']],
  [
    hat('kerchief'),
    [
      'kerchief|head scarf|head cloth|=handkerchief over her hair|=handkerchief over her head|=handkerchief on her head|=handkerchief round her head|=handkerchief about her head',
      'косынка|=платке|головной платок|=повязанная платком|=повязана платком|=повойник|=повойнике',
    ],
  ],
  [hat('hood'), ['hood|cowl', 'капюшон|башлык']],
  [hat('crown'), ['crown|diadem|tiara|coronet', 'корона|=венце|диадема']],
  [hat('helmet'), ['helmet|helm|casque', 'шлем|каска']],
  [hat('turban'), ['turban', 'чалма|тюрбан']],
  [hat('bowler'), ['bowler|bowler hat|derby hat', '=котелке на голове']],
  [hat('tall cap'), ['mitre', 'камилавка|клобук']],
  [
    wears('shawl'),
    ['shawl|mantilla|scarf|muffler', 'шаль|мантилья|шарф|=платок|=платком|=платка|платоч(е)к|плат|плед'],
  ],
  [wears('apron'), ['apron|pinafore', 'фартук|передник|фартучек']],
  [wears('boots'), ['boot', 'сапог|=сапог|=сапоги|=сапогах|сапож(о)к|=валенках|=валенки|ботфорт|ботинок']],
  [wears('shoes'), ['=shoes|=shoe|slipper', 'башмак|башмач(о)к|туфля|=лапти|=лаптях|калоша|=туфли']],
  [
    wears('bare feet'),
    ['=bare feet|=barefoot|=barefooted|bare foot', '=босой|=босая|=босые|=босиком|=босых|босые ноги'],
  ],
  [
    wears('glasses'),
    [
      '=spectacles|eye glass|lorgnette|=glasses|monocle|=pince-nez|=pince nez',
      '~очки|=пенсне|=монокль|=моноклем|лорнет',
    ],
  ],
  [
    wears('bridal veil'),
    ['bridal veil|wedding veil|white veil', '=фата|=фату|=фате|=фатой|=фатою|белая вуаль'],
  ],
  [wears('veil'), ['=veil|=veils', 'вуаль|=вуалем']],
  [wears('wig'), ['wig|periwig', 'парик']],
  [wears('mask'), ['=mask', 'маска']],
  [wears('belt'), ['belt|sash|girdle', '=пояс|=поясом|=пояса|кушак|рем(е)нь|=ремнем']],
  [
    wears('watch chain'),
    [
      'watch chain|watch guard|=albert chain|fob chain|chain across his waistcoat',
      '=цепочка от часов|=цепочкой от часов|=часовая цепочка|=часовой цепочкой|=золотой цепочкой|=цепочка на жилете|=цепочкой на жилете',
    ],
  ],
  [
    wears('buttonhole'),
    ['=button hole|=buttonhole|=lapel|=lappet', '=петлице|=петлицей|=бутоньерка|=бутоньеркой'],
  ],
  [
    wears('ear ring'),
    [
      'ear ring|=ring in his ear|=rings in his ears|=ring in one ear|=ring in her ear|=rings in their ears',
      'серьга|=серьги|=серьгой|=кольцо в ухе|=кольцом в ухе',
    ],
  ],
  [wears('braces'), ['=suspenders|=braces|=galluses', '~подтяжки|=помочи|=помочах']],
  [wears('ribbon'), ['ribbon|=bow of ribbon', '=лента|=ленты|=лентой|ленточка|=бант|=бантом|=банты']],
  [
    wears('plume'),
    [
      '=plume|=plumes|ostrich feather|=feather|=feathers',
      'плюмаж|султан|страусовое перо|=перо|=перья|=перьями|=пером',
    ],
  ],
  [wears('boa'), ['=boa|fur boa|fur collar|fur tippet', '=боа|горжетка|меховой воротник']],
  [wears('gloves'), ['glove|gauntlet|mitten', 'перчатка|рукавица|варежка']],
  [
    wears('tie'),
    [
      'necktie|neckerchief|neck kerchief|cravat|neck cloth|neck handkerchief|stock of|=tie',
      'галстук|галстух',
    ],
  ],
  [wears('collar'), ['collar|ruff|lace collar', 'воротник|воротнич(о)к']],
  [
    wears('trousers'),
    [
      '=trousers|=breeches|=knickerbockers|=gaiters|=stockings|=leggings|=pantaloons',
      '~брюки|~панталоны|~штаны|~шаровары|~чулки|=чулок',
    ],
  ],
  [wears('clothes'), ['=clothes|=garments|=attire|=clothing', 'одежда|одежонка|одежка']],
  [wears('linen'), ['=white linen|=shirt front|=linen', '=белье|=чистое белье']],
  [wears('medal'), ['=medals|=medal|epaulette|=decorations', 'медаль|эполет|=ордена|=орден|~эполеты']],
  [
    wears('jewels'),
    [
      '=jewels|=diamonds|=diamond|bracelet|=pearls|=necklace|=rubies|brooch',
      'браслет|=бриллианты|=бриллиантах|=жемчуга|=ожерелье|=бусы|=бусах',
    ],
  ],
  [wears('buttons'), ['button', 'пуговица|=пуговиц']],
  [
    { part: 'hair', kind: 'hair' },
    [
      '=hair|=hairs|=tresses|=locks|lock of hair|=haired|=headed|=redheaded|=redhaired|head of hair|mane of hair',
      '~волосы|=волос|=волоса|шевелюра|волосики|=грива волос|копна волос',
    ],
  ],
  [
    { part: 'hair', kind: 'curls' },
    ['=curls|ringlet|=curl', '~кудри|локон|=завитки|кудряшки|~букли|букольки'],
  ],
  [
    { part: 'hair', kind: 'braid' },
    ['braid|plait|pigtail', 'косичка|=коса|=косы|=косу|=косою|=косой|=косами'],
  ],
  [{ part: 'hair', kind: 'bun' }, ['chignon|=bun of hair|knot of hair', 'шиньон|узел волос']],
  [{ part: 'beard', kind: 'full' }, ['beard|=bearded', 'борода|бородища']],
  [{ part: 'beard', kind: 'pointed' }, ['goatee|=imperial|pointed beard', 'бородка|бороденка|эспаньолка']],
  [
    { part: 'beard', kind: 'moustache' },
    ['moustache|mustache|moustachio|mustachio', '~усы|=усики|=усиками|=усами'],
  ],
  [
    { part: 'beard', kind: 'whiskers' },
    ['whisker|side whisker|=whiskered|=bewhiskered', 'бакенбарда|=баки|=баками|бакен'],
  ],
  ...FEATURES,
];
