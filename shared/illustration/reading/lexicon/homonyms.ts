import { looksLikeAdjective } from '../grammar/russian.ts';
import type { Token } from '../grammar/tokens.ts';

interface Around {
  /** The words next to it; empty where punctuation stands between. */
  before: string;
  after: string;
  /** The one before `before`. */
  earlier: string;
  /** Whether one of a few words on either side is of the set. */
  isNear: (words: RegExp) => boolean;
}

type IsOther = (around: Around) => boolean;

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const ARTICLES = set(
  'a an the this that these those his her its their my our your some any no every each one two three four of with and or',
);
const FUNCTION = set(
  'and or but in on at by of to with from for as was were is are had has have did who whom which that where when while upon over under near behind before beside against into through across about around round if so than then there here it he she they i we you not will would could should said went came stood sat lay looked seemed made took ran rose fell after until because too very also beneath beyond along',
);
const PRONOUNS = set(
  'i you he she it we they who which to will would can could may might shall should must not never',
);

const isBareVerb: IsOther = ({ before }) => PRONOUNS.has(before);
const needsArticle: IsOther = ({ before }) =>
  !ARTICLES.has(before) &&
  !/^(?:red|white|wild|great|old|little|big|small|large|black|brown|green|dead|dry|fallen|pink|yellow|single|climbing|moss|tall|young|last|dark|full|first|bare)$/u.test(
    before,
  );
/** "The general colouring": an adjective, because a noun follows. */
const isAdjective: IsOther = ({ after }) => after !== '' && !FUNCTION.has(after);
/** «Больной цвет лица»: a noun follows, and no verb or preposition. */
const isAdjectiveHere: IsOther = ({ after }) =>
  after !== '' &&
  !/(?:[аеиыоя]л[ао]?|лся|лась|[аяуе]ет|[иая]т|[ую]т)$|^(?:в|на|с|со|и|у|под|не|уже|все|еще|тихо|без|под|его|ее|тогда|опять)$/u.test(
    after,
  );
const isOf: IsOther = ({ after }) => after === 'of';
const either =
  (...tests: IsOther[]): IsOther =>
  (around) =>
    tests.some((test) => test(around));
const after = (words: string): IsOther => {
  const all = set(words);
  return (around) => all.has(around.after);
};
const before = (words: string): IsOther => {
  const all = set(words);
  return (around) => all.has(around.before);
};
/** "She beheld a striking resemblance to him": a picture, if it is seen, painted or hung. */
const isNotPainted: IsOther = ({ isNear }) =>
  !isNear(
    /^(?:beheld|behold|painted|drawn|hung|hanging|canvas|gallery|frame|framed|painter|artist|pencil|oils?|crayons?|locket|miniature)$/u,
  );
/** "Paved with stone", "a wall of rough stone", "a stone parapet": a material. */
const isMaterial: IsOther = ({ before: one, after: two, earlier, isNear }) =>
  /^(?:of|in|from|was|were|is|are|with)$/u.test(one) ||
  /^(?:of|from)$/u.test(earlier) ||
  isNear(/^(?:carved|carving|paved|built|faced|flagged|lined|hewn|walled|laid|lichen|mossy|ashlar)$/u) ||
  (two !== '' &&
    !FUNCTION.has(two) &&
    !/(?:ed|ly)$|^(?:fell|hit|struck|broke|lies|marks?|hung|lay|bears?|bore)$/u.test(two));
const isMaterialRu: IsOther = ({ before: one, earlier, isNear }) =>
  one === 'из' ||
  earlier === 'из' ||
  isNear(/^(?:мощен|вымощен|выложен|обложен|облицован|выстлан|сложен|построен)\p{L}*$/u);
/** "На вороном коне": black. */
const isOfHorse: IsOther = ({ after: two }) => /^(?:кон|лошад|жереб|кобыл|мерин|рысак|скакун)/u.test(two);
/** "Title deeds of the house": no house is present. */
const isOnPaper: IsOther = ({ isNear }) =>
  isNear(
    /^(?:deeds?|purchase|lease|mortgage|опис[кь]\p{L}+|купч\p{L}+|протокол\p{L}*|залог\p{L}*|продаж\p{L}+|покупк\p{L}+|заложи\p{L}+|доход\p{L}*)$/u,
  );
/** "The ridge of the nose", "strands of her hair". */
const isOfBody: IsOther = ({ isNear }) =>
  isNear(/^(?:nose|hair|beard|brows?|brow|bone|bones|cheeks?|teeth|muscles?|knuckles|bumps?|forehead)$/u);
/** "The hair on his temples". */
const isNearHair: IsOther = ({ before: one, isNear }) =>
  /^(?:his|her|my|their)$/u.test(one) ||
  isNear(/^(?:hair|hairs|whiskers|brow|brows|forehead|veins?|throb\p{L}*|grey|gray|pulse|curls?|brushed)$/u);
/** "His air was grave", "a grave, kind face": an expression, not a grave. */
const isSolemn: IsOther = ({ before: one, after: two, isNear }) =>
  (one === 'a' && two === 'and' && !isNear(/^(?:cross|yew|stone|churchyard|dug)$/u)) ||
  /^(?:was|were|is|are|be|been|looked|look|seemed|grew|grown|became|remained|very|so|too|more|most|quite|rather|how|as|with|and|or|but)$/u.test(
    one,
  ) ||
  (two !== '' && !FUNCTION.has(two) && !/(?:ed|ly)$/u.test(two));
/** "They split up the wood and threw it on the fire". */
const isFuel: IsOther = ({ isNear }) =>
  isNear(
    /^(?:split|splitting|chop|chopped|chopping|sawed|sawn|sawing|fuel|stove|hearth|grate|carved|planed|polished)$/u,
  );
/** "Beads of perspiration". */
const isOfDrops: IsOther = ({ after: two, isNear }) =>
  two === 'of' && isNear(/^(?:perspiration|sweat|moisture|dew|water|rain|blood)$/u);
/** "The door of the coach", «дверцы кареты»: not of a house. */
const isOfCarriage: IsOther = ({ before: one, isNear }) =>
  /^(?:carriage|cab|coach|stove|oven|cupboard|wardrobe|safe)$/u.test(one) ||
  isNear(
    /^(?:brougham|hansom|carriage|coach|cab|chaise|карет\p{L}*|коляск\p{L}*|экипаж\p{L}*|шкаф\p{L}*|печ[кьи]\p{L}*|буфет\p{L}*|тарантас\p{L}*|возк\p{L}*)$/u,
  );
/** A lock, not a castle. */
const isOfDoor: IsOther = ({ isNear }) =>
  isNear(
    /^(?:двер\p{L}*|ключ\p{L}*|вис\p{L}*|запер\p{L}*|запир\p{L}*|закры\p{L}*|ручк\p{L}*|ручек|сундук\p{L}*|щелк\p{L}*)$/u,
  );
/** "Yellow wreaths of fog": only wreaths on heads, doors and graves are of flowers. */
const isOfSmoke: IsOther = ({ isNear }) =>
  !isNear(
    /^(?:flowers?|laurels?|roses?|leaves|oak|ivy|holly|myrtle|crowned|head|brow|hair|grave|graves|coffin|door|hung|wore|wearing|wore|upon|green)$/u,
  );
/** "A heavy watch-chain across his waistcoat": not fetters. */
const isOfWatch: IsOther = ({ isNear }) =>
  isNear(
    /^(?:watch|albert|gold|golden|silver|brass|brassy|waistcoat|seals?|locket|neck|час(?:ов|ами|ы)|часик\p{L}+|золот\p{L}+|серебрян\p{L}+|бронзов\p{L}+|жилет\p{L}*|шее)$/u,
  );
/** "Oars or poles". */
const isToPunt: IsOther = ({ isNear }) =>
  isNear(/^(?:oars?|paddles?|punt\p{L}*|propel\p{L}*|barge|raft|sedan)$/u);
/** «Ворот рубашки», «отложил ворот»: a collar, not a gate. */
const isCollar: IsOther = ({ before: one, after: two, isNear }) =>
  /^(?:расстегну\p{L}*|расстёгну\p{L}*|отложн\p{L}+|стоячий|узкий|шитый|вышитый|отложил\p{L}*|за|разорв\p{L}+)$/u.test(
    one,
  ) ||
  /^(?:халат|рубах|рубаш|сюртук|шинел|кафтан|пальто|плать|шуб|блуз|мундир|фрак|тулуп|поддевк|куртк|армяк|сороч|зипун|кофт|ряс)/u.test(
    two,
  ) ||
  isNear(
    /^(?:схватил\p{L}*|схватив|рубах\p{L}*|рубашк\p{L}*|шинел\p{L}*|халат\p{L}*|шею|шеи|галстук\p{L}*|застегн\p{L}+|расстегн\p{L}+)$/u,
  );
/** «Лент радужных цветов»: colours. */
const isColours: IsOther = ({ before: one, earlier, isNear }) =>
  /^(?:радужн|возможн|всевозможн|ярк|темн|светл|всех|двух|трех|нежн|национальн|пестр|различн)\p{L}*$/u.test(
    one,
  ) &&
  !/^(?:из|букет|вен[ок]\p{L}*|запах\p{L}*)$/u.test(earlier) &&
  !isNear(/^(?:букет\p{L}*|сад\p{L}*|клумб\p{L}*|пахл\p{L}*|рос\p{L}*|луг\p{L}*|ваз\p{L}*)$/u);
/** The sides of an arbour, a box or a carriage. */
const isOfLattice: IsOther = ({ isNear }) =>
  isNear(
    /^(?:решетчат\p{L}+|беседк\p{L}+|карет\p{L}+|ящик\p{L}*|шкаф\p{L}*|коробк\p{L}+|сундук\p{L}*|печ[ькиейа]\p{L}*|кузов\p{L}*)$/u,
  );
/** «Двуглавый орёл»: painted on a sign or a seal. */
const isOfState: IsOther = ({ isNear }) =>
  isNear(/^(?:двуглав\p{L}+|государств\p{L}+|казенн\p{L}+|вывеск\p{L}+|герб\p{L}*)$/u);
/** «Борода лопатой». */
const isOfBeard: IsOther = ({ isNear }) => isNear(/^бород\p{L}*$/u);
/** «Сюртук московского шитья». */
const isOfCut: IsOther = ({ before: one }) =>
  /^(?:московск|петербургск|парижск|немецк|заграничн|нов|золот|серебрян|модн|домашн)(?:ого|его)$/u.test(one);
/** "Wearing a star": an order. */
const isDecoration: IsOther = ({ isNear }) =>
  isNear(/^(?:tinsel|wearing|wore|breast|orders?|uniform|medals?|decorations?)$/u);
/** «Пламя таланта», «огонь любви». */
const isOfSoul: IsOther = ({ before: one, after: two }) =>
  /^(?:талант|любви|страст|душ[иае]|сердц|гени[яй]|вер[ыоа]|вдохновен|поэзи|ревност|желани|негодован|бесед|глаз)/u.test(
    two,
  ) || /^(?:божественн|наваринск|священн|душевн|внутренн|сердечн|юношеск)/u.test(one);
/** «Пустыня воздушная»: the sky. */
const isOfAir: IsOther = ({ before: one, after: two, earlier }) =>
  /^(?:воздушн|небесн)/u.test(one) ||
  /^(?:воздушн|небесн)/u.test(two) ||
  /^(?:воздушн|небесн)/u.test(earlier);
/** «Булавка с бронзовым пистолетом». */
const isOfPin: IsOther = ({ isNear }) =>
  isNear(/^(?:булавк\p{L}+|запонк\p{L}+|брелок\p{L}*|брелк\p{L}+|вывеск\p{L}+)$/u);
/** «Жареная курица». */
const isRoast: IsOther = ({ isNear }) =>
  isNear(/^(?:жарен|варен|копчен|тушен|фарширован|набит|начинен)\p{L}*$/u);
/** The back of a horse, or of a wave. */
const isOfBack: IsOther = ({ isNear }) =>
  isNear(
    /^(?:озер\p{L}*|вод[аыеу]|волн\p{L}*|лошад\p{L}+|кон[яюь]\p{L}*|собак\p{L}*|спин\p{L}*|шерст\p{L}*|гладк\p{L}+)$/u,
  );
/** A stud: «кобыла Грабовского завода». */
const isStud: IsOther = ({ before: one, isNear }) =>
  one === 'конного' || isNear(/^(?:кобыл\p{L}*|жереб\p{L}+|лошад\p{L}*|кон[ьяею]\p{L}*|кровн\p{L}+)$/u);
/** «Часы под стеклянным колпаком». */
const isOfGlass: IsOther = ({ isNear }) => isNear(/^(?:стеклянн\p{L}+|час(?:ы|ам|ами|ов)|ламп\p{L}*)$/u);
/** Stones in hands and pockets are too small to draw, and other things are only made of stone. */
const isThrown: IsOther = ({ isNear }) =>
  isNear(
    /^(?:рук(?:ах|и|у|е|ой|ою)|карман\p{L}*|кармаш\p{L}+|швыр\p{L}+|брос(?:ил|ал|ить|ать)\p{L}*|пусти\p{L}+|кину\p{L}*|кида\p{L}+|попа(?:л|ли|ло|дает)|драгоценн\p{L}+|перст\p{L}+|кольц\p{L}*|брилл\p{L}+|самоцвет\p{L}+|щебн\p{L}+)$/u,
  );
/** A stain of ink. */
const isStain: IsOther = ({ isNear }) =>
  isNear(
    /^(?:запачка\p{L}+|испачка\p{L}+|замаз\p{L}+|зама[зр]\p{L}+|залит\p{L}*|пятн\p{L}+|закапа\p{L}+|вымаза\p{L}+)$/u,
  );
/** "Wolf and fox skins hung about." */
const isSkin: IsOther = ({ isNear }) => isNear(/^(?:skins?|furs?|pelts?|hides?|rugs?)$/u);
/** "The mouth was smeared with foam." */
const isNearMouth: IsOther = ({ isNear }) => isNear(/^(?:mouth|lips?|teeth|jaws?|smeared|bloody|crimson)$/u);
/** Without a determiner or adjective: "his voice swells in my ears". */
const hasNoArticle =
  (adjectives: RegExp): IsOther =>
  ({ before: one }) =>
    !ARTICLES.has(one) && !adjectives.test(one);
const INDEFINITE_WORDS = set('any every no each such');

/** Contexts in which a word of the lexicon means something else. */
const HOMONYMS: Readonly<Record<string, IsOther>> = {
  // «Друг на друга», «друг с другом»: each other.
  // "The sea running mountains high".
  mountains: ({ after: two }) => two === 'high',
  // «Ужин был весел»: merry, unless of oars.
  весел: ({ before: one }) =>
    !/^(?:пар[аыуе]|без|удар\p{L}*|плеск\p{L}*|взмах\p{L}*|скрип\p{L}*|двух|четырех|шести|из|от)$/u.test(one),
  друг: ({ isNear }) => isNear(/^(?:друга|другу|другом|друге)$/u),
  друга: ({ isNear }) => isNear(/^друг$/u),
  другу: ({ isNear }) => isNear(/^друг$/u),
  другом: ({ isNear }) => isNear(/^друг$/u),
  друге: ({ isNear }) => isNear(/^друг$/u),
  cook: either(isBareVerb, hasNoArticle(/^(?:fat|old|stout|red|thin|young|good|our|black|ship's)$/u)),
  castle: ({ after: two, isNear }) => two === 'of' && isNear(/^(?:sand|cards)$/u),
  castles: ({ after: two, isNear }) =>
    (two === 'of' && isNear(/^(?:sand|cards)$/u)) || (two === 'in' && isNear(/^(?:air|spain)$/u)),
  building: before('was were is are been of be in while and'),
  buildings: isBareVerb,
  rose: either(
    needsArticle,
    ({ before: one, after: two }) =>
      one === 'and' || one === 'that' || (one === 'the' && /^(?:up|from|to|into|above)$/u.test(two)),
  ),
  lilac: either(
    before('in of'),
    ({ after: two }) =>
      two !== '' && !FUNCTION.has(two) && !/^(?:bush|bushes|trees?|blossoms?|bloomed|grew|hedge)$/u.test(two),
  ),
  comb: ({ isNear }) => isNear(/^(?:honey|bees?|wax|hive)$/u),
  bodies: before('heavenly celestial'),
  features: ({ isNear }) =>
    isNear(/^its$/u) &&
    isNear(/^(?:productions?|country|landscape|scenery|coast|island|climate|architecture|general|natural)$/u),
  violet: either(needsArticle, isAdjective),
  "ship's": after(
    'lantern lamp bell chandler captain company boy biscuit clock crew doctor surgeon carpenter cook log side boat bells',
  ),
  hollow: isAdjective,
  shed: needsArticle,
  sheds: isBareVerb,
  bear: either(needsArticle, isSkin),
  bears: needsArticle,
  rushes: needsArticle,
  sail: needsArticle,
  lodge: needsArticle,
  camp: either(before('de'), after('followers follower bed stool')),
  count: either(needsArticle, before('of and')),
  sails: isBareVerb,
  leaves: isBareVerb,
  lights: isBareVerb,
  stick: isBareVerb,
  cross: either(
    isBareVerb,
    before('and'),
    after('bar bars roads road beam beams purposes examination'),
    ({ isNear }) =>
      isNear(/^(?:decorated|jacket|breast|order|ribbon|uniform|tunic|orders|george|anna|vladimir)$/u),
  ),
  ring: either(isBareVerb, isOf, before('air')),
  bow: isBareVerb,
  fence: isBareVerb,
  arch: isOf,
  ruin: ({ isNear }) => isNear(/^(?:desolation|mass|financial|utter|verge)$/u),
  tower: either(
    isBareVerb,
    ({ before: one, after: two }) => one === 'and' && /^(?:in|over|above|up)$/u.test(two),
  ),
  summit: ({ isNear }) => isNear(/^(?:tree|tower|column|steps|stairs|power|fame|glory|pole)$/u),
  painting: ({ before: one, after: two }) =>
    !ARTICLES.has(one) && /^(?:it|them|the|his|her|my|our)$/u.test(two),
  stems: isBareVerb,
  fish: before('to'),
  fire: before('to open opened under set cross his their catch caught take took'),
  hunt: isBareVerb,
  beds: isOf,
  horse: before('clothes'),
  glasses: either(
    ({ isNear }) =>
      isNear(
        /^(?:knives|plates?|forks?|bottles?|wine|champagne|decanters?|silver|table|dishes|crystal|toasts?|drank|clinked)$/u,
      ),
    isOf,
    before('wine field empty looking opera their'),
    ({ isNear }) =>
      isNear(
        /^(?:bottles?|decanters?|wine|champagne|punch|brandy|vodka|tumblers?|drank|drink|drinking|clinked|clinking|filled|emptied|poured)$/u,
      ),
  ),
  bank: either(after('clerk account note notes holiday manager book'), before('england savings')),
  palms: before('his her my their both'),
  chest: either(before('his her my own broad on my'), ({ isNear }) =>
    isNear(/^(?:limbs|shoulders|arms|breast|heart|breath|hairy|neck|throat|waist|lungs)$/u),
  ),
  calves: either(before('his her their'), ({ isNear }) => isNear(/^(?:boots|legs|stockings|way)$/u)),
  heather: isAdjective,
  post: before('his her by the of'),
  note: isOf,
  letter: isOf,
  train: either(isOf, before('his her my to')),
  port: after('wine'),
  bay: either(after('window windows horse mare'), before('at')),
  beams: either(isOf, needsArticle),
  bars: isOf,
  crown: isOf,
  host: isOf,
  stone: isMaterial,
  stones: isMaterial,
  wood: either(before('of'), isFuel),
  grave: isSolemn,
  beads: isOfDrops,
  poles: isToPunt,
  pole: isToPunt,
  iron: before('of'),
  square: either(
    isAdjective,
    before('short broad tall stout thick'),
    after('feet foot miles inches'),
    ({ isNear }) =>
      isNear(
        /^(?:gaping|hole|opening|jaw|shoulders|chin|forehead|patch|piece|box|man|fellow|built|headed|redheaded|shouldered)$/u,
      ),
  ),
  general: either(isAdjective, before('in')),
  major: isAdjective,
  native: isAdjective,
  indian: isAdjective,
  savage: isAdjective,
  giant: isAdjective,
  dwarf: isAdjective,
  maiden: isAdjective,
  fellow: either(
    after('creature creatures traveller travellers passenger passengers men man countrymen students'),
  ),
  man: (around) => INDEFINITE_WORDS.has(around.before) || around.earlier === 'as',
  men: before('all most other such no'),
  being: ({ before: one }) =>
    !/^(?:a|the|human|living|strange|poor|miserable|wretched|this|that)$/u.test(one),
  person: before('any every no each in'),
  people: after('say said think call called'),
  creature: before('every no any'),
  spring: isBareVerb,
  ground: before('to'),
  board: isBareVerb,
  plate: isBareVerb,
  desert: isBareVerb,
  park: isBareVerb,
  pool: isBareVerb,
  plain: either(
    isAdjective,
    ({ before: one }) => !/^(?:the|a|this|that|wide|vast|open|great|level|endless)$/u.test(one),
  ),
  hog: after('back backs'),
  moth: ({ isNear }) => isNear(/^(?:ravages|eaten|time|rust)$/u),
  roof: ({ after: two, isNear }) =>
    two === 'of' && isNear(/^(?:mouth|cave|cavern|coach|carriage|omnibus|tent|tunnel|world|head)$/u),
  ...Object.fromEntries(
    ['wolf', 'fox', 'sheep', 'goat', 'deer', 'cow', 'calf', 'lion', 'tiger', 'hare', 'cat'].map((beast) => [
      beast,
      isSkin,
    ]),
  ),
  column: before('agony newspaper advertisement spinal'),
  columns: before('agony newspaper advertisement'),
  temples: either(
    isNearHair,
    ({ before: one, isNear }) =>
      one === 'the' &&
      isNear(/^(?:round|around|at|on|over|about|above|from)$/u) &&
      !isNear(/^(?:gods?|ruins?|ruined|columns?|marble|city|palaces?|towers?|hill|hills|priests?|square)$/u),
  ),
  temple: ({ before: one }) =>
    !/^(?:the|a|an|of|this|that|old|ancient|ruined|great|little|white|stone|marble|greek|roman|grecian)$/u.test(
      one,
    ),
  peaks: ({ isNear }) => isNear(/^(?:gables?|roofs?|caps?|hats?|eaves)$/u),
  peak: ({ isNear }) => isNear(/^(?:gable|roof|cap|hat|eaves)$/u),
  market: isBareVerb,
  field: isBareVerb,
  mill: isBareVerb,
  moor: isBareVerb,
  bridge: ({ after: two, isNear }) => two === 'of' && isNear(/^(?:nose|violin|fiddle|ship)$/u),
  table: after('of'),
  anchor: either(before('at to weigh weighed weighing cast dropped'), ({ isNear }) =>
    isNear(/^(?:plunge|plunged|chart|cable|let|bottom|fathoms)$/u),
  ),
  guide: isBareVerb,
  tie: isBareVerb,
  ball: either(
    isBareVerb,
    before('cannon snow musket gun rifle paper crystal black iron rubber tennis golf'),
  ),
  balls: before('cannon snow musket gun rifle paper'),
  cannon: after('ball balls shot'),
  sea: after('story stories tale tales'),
  wave: either(isBareVerb, before('a')),
  waves: before('in hair her his'),
  swell: isBareVerb,
  swells: hasNoArticle(/^(?:long|great|heavy|slow|green|glassy|oily|low|smooth|ocean)$/u),
  foam: either(isBareVerb, isNearMouth),
  house: either(isBareVerb, isOnPaper),
  houses: either(isBareVerb, isOnPaper),
  ridge: isOfBody,
  ridges: isOfBody,
  strand: isOfBody,
  strands: () => true,
  lighter: ({ before: one }) => !/^(?:a|the|coal|each|every)$/u.test(one),
  mask: isBareVerb,
  track: isBareVerb,
  trail: isBareVerb,
  stage: isBareVerb,
  pipe: isBareVerb,
  pipes: isBareVerb,
  fan: isBareVerb,
  lounge: isBareVerb,
  dust: isBareVerb,
  steam: isBareVerb,
  smoke: isBareVerb,
  water: isBareVerb,
  wall: isBareVerb,
  passage: ({ isNear }) => isNear(/^(?:leav\p{L}+|left|forced|read|quoted?|book|verse|voyage|time|birds?)$/u),
  light: () => true,
  road: after('to ruin'),
  fall: () => true,
  spectacles: isOf,
  mount: ({ before: one }) => !/^(?:his|her|its|their|the|a)$/u.test(one),
  wheel: isBareVerb,
  mist: isBareVerb,
  basin: isBareVerb,
  dish: isBareVerb,
  book: isBareVerb,
  box: isBareVerb,
  drum: isBareVerb,
  boxes: isBareVerb,
  shade: () => true,
  star: either(isBareVerb, isDecoration),
  stars: either(isBareVerb, isDecoration),
  snow: before('white'),
  town: ({ before: one }) => one === 'in' || one === 'to',
  steps: either(before('his her my their heavy quick few light retraced bent slow hurried'), isBareVerb),
  figures: ({ isNear }) =>
    isNear(
      /^(?:scrawled|chalk|lightnings?|beautiful|flames?|arithmetic|numbers?|sums?|column|columns|geometr\p{L}+|speech|fantastic)$/u,
    ),
  figure: either(
    isBareVerb,
    before('his her a fine of whose slim tall good'),
    ({ before: one }) => one === '',
  ),
  form: () => true,
  hand: isBareVerb,
  hands: isBareVerb,
  eye: isBareVerb,
  arms: ({ before: one, after: two }) => one === 'of' || one === 'to' || two === 'of',
  face: isBareVerb,
  dress: isBareVerb,
  coat: isBareVerb,
  belt: isBareVerb,
  suit: isBareVerb,
  body: ({ after: two }) => two === 'of',
  mouth: ({ after: two }) => two === 'of',
  neck: ({ after: two }) => two === 'of',

  barrel: ({ before: one }) => /(?:'s|’s)$/u.test(one) || one === 'broad',
  cord: before('gold golden silver silken silk red scarlet braided'),
  likeness: isNotPainted,
  resemblance: isNotPainted,
  friend: before('my dear your good'),

  uniform: ({ before: one, after: two }) =>
    (two !== '' || !/^\p{L}+s$/u.test(one)) &&
    !/^(?:in|full|a|his|her|their|the|my|of|blue|red|scarlet|crimson|green|white|black|grey|gray|brown|smart|splendid|shabby|faded|handsome|dress|undress|military|naval|old|new)$/u.test(
      one,
    ),
  shoots: isBareVerb,

  door: isOfCarriage,
  doors: isOfCarriage,
  wreath: isOfSmoke,
  wreaths: isOfSmoke,
  stubble: ({ isNear }) => isNear(/^(?:jaws?|chin|face|cheeks?|beard|lips?|unshaven|shaven|razor|days?)$/u),
  dome: ({ isNear }) =>
    isNear(
      /^(?:mont|mountains?|aiguilles?|snows?|snowy|heavens?|sky|forehead|head|brow|skull|glaciers?|peaks?)$/u,
    ),
  raven: ({ isNear }) => isNear(/^(?:hair|locks?|tresses|curls?|head|black)$/u),
  chain: isOfWatch,
  chains: isOfWatch,
  grating: after('sound sounds voice noise laugh tone tones of'),

  // Russian.
  ...Object.fromEntries(
    [
      'больной',
      'больного',
      'больному',
      'больная',
      'больную',
      'раненый',
      'раненого',
      'умирающий',
      'умирающего',
      'умирающая',
    ].map((word) => [word, isAdjectiveHere]),
  ),
  кружками: ({ isNear }) => isNear(/^(?:бронзов|медн|золот|угл|красн|син|бел)/u),
  скатертью: ({ isNear }) => !isNear(/^(?:накры|покры|застла|застеле|уст[ле]|стол|бел|чист|камчат)/u),
  дверцы: isOfCarriage,
  дверца: isOfCarriage,
  дверцу: isOfCarriage,
  дверцей: isOfCarriage,
  дверцам: isOfCarriage,
  мышкой: before('под'),
  мышку: before('под'),
  мышками: before('под'),
  мышки: before('под из-под'),
  цепочка: isOfWatch,
  цепочкой: isOfWatch,
  цепочку: isOfWatch,
  цепь: isOfWatch,
  цепью: isOfWatch,
  станций: ({ isNear }) =>
    isNear(/^(?:две|три|четыре|пять|шесть|семь|несколько|много|убежало|проехал\p{L}*|осталось)$/u),
  паром: ({ isNear }) => isNear(/^(?:пых\p{L}*|паровоз\p{L}*|горячим|клуб\p{L}*|дыш\p{L}*|окутан\p{L}*)$/u),
  воды: ({ after: two }) => /^(?:бриллиант|алмаз)/u.test(two),
  хвороста: isMaterialRu,
  пике: ({ isNear }) => isNear(/^(?:бел\p{L}+|жилет\p{L}*|цветн\p{L}+|плать\p{L}+|одеял\p{L}+|из)$/u),
  кляча: ({ isNear }) => isNear(/^(?:бредень|бредня|невод|сеть|деревянн\p{L}+)$/u),
  вороном: isOfHorse,
  вороной: isOfHorse,
  вороны: isOfHorse,
  камнем: either(isMaterialRu, isThrown),
  камнями: either(isMaterialRu, isThrown),
  камня: isMaterialRu,
  камней: either(isMaterialRu, isThrown),
  камню: isThrown,
  камни: isThrown,
  камень: isThrown,
  камешек: isThrown,
  камушек: isThrown,
  камешки: isThrown,
  ворот: isCollar,
  ворота: isCollar,
  вороту: isCollar,
  воротом: isCollar,
  вороте: isCollar,
  гребенку: before('под'),
  гребенка: before('под'),
  гребнем: ({ isNear }) => isNear(/^(?:гор\p{L}*|холм\p{L}*|волн\p{L}*|лежа\p{L}+|тяну\p{L}+|петух\p{L}*)$/u),
  гребень: ({ isNear }) => isNear(/^(?:гор\p{L}*|холм\p{L}*|волн\p{L}*|петух\p{L}*|крыши)$/u),
  дыма: ({ before: one }) => /^(?:наваринского|цвета)$/u.test(one),
  имения: isOnPaper,
  имений: isOnPaper,
  стенками: isOfLattice,
  стенки: isOfLattice,
  стенок: isOfLattice,
  стенке: isOfLattice,
  стенку: isOfLattice,
  шитья: isOfCut,
  кафтана: before('тришкина тришкин'),
  огонь: isOfSoul,
  огня: isOfSoul,
  пламя: isOfSoul,
  пламени: isOfSoul,
  пламенем: either(
    isOfSoul,
    ({ before: one, earlier }) => one === 'с' && /^(?:дыма|цвета|сукна)$/u.test(earlier),
  ),
  пустыни: isOfAir,
  пустыне: isOfAir,
  пустыня: isOfAir,
  пустыню: isOfAir,
  лестнице: isOfAir,
  лестница: isOfAir,
  труб: ({ before: one, isNear }) =>
    /^(?:серебрян|медн|военн)/u.test(one) || isNear(/^(?:звон|звук\p{L}*|трубил\p{L}*)$/u),
  пистолетом: isOfPin,
  пистолет: isOfPin,
  пистолета: isOfPin,
  ...Object.fromEntries(
    [
      'детская',
      'детские',
      'детских',
      'детской',
      'детскую',
      'детским',
      'столовые',
      'столовая',
      'столовых',
      'столовой',
    ].map((word) => [word, isAdjectiveHere]),
  ),
  крепостью: ({ before: one }) =>
    !/^(?:над|под|перед|за|с|между)$/u.test(one) && !/(?:ой|ою|ей|ею)$/u.test(one),
  дерева: ({ before: one }) => /^(?:красного|черного|розового|орехового|палисандрового|дорогого)$/u.test(one),
  индюк: isRoast,
  индейка: isRoast,
  индейку: isRoast,
  курица: isRoast,
  курицу: isRoast,
  курицей: isRoast,
  утка: isRoast,
  утку: isRoast,
  гусь: isRoast,
  гуся: isRoast,
  поросенок: isRoast,
  поросенка: isRoast,
  хребту: isOfBack,
  хребте: isOfBack,
  хребтом: isOfBack,
  хребет: isOfBack,
  хребта: isOfBack,
  завода: isStud,
  заводов: isStud,
  покрывали: () => true,
  колпаком: isOfGlass,
  колпак: isOfGlass,
  колпаками: isOfGlass,
  колпаке: isOfGlass,
  орлов: isOfState,
  орел: isOfState,
  орлы: isOfState,
  орла: isOfState,
  заступом: isOfBeard,
  лопатой: isOfBeard,
  лопатою: isOfBeard,
  цветов: isColours,
  цветами: isColours,
  чернилами: isStain,
  чернила: isStain,
  журавлем: ({ isNear }) => isNear(/^колод/u),
  журавль: ({ isNear }) => isNear(/^колод/u),
  дома: ({ before: one }) =>
    !/^(?:у|из|от|до|около|возле|для|вокруг|против|внутри|подле|после|позади|вдоль|сзади|среди|крыш\p{L}*|дверь|двери|стен\p{L}*|окн\p{L}*|крыльц\p{L}*|фасад\p{L}*|хозя\p{L}*|сторон\p{L}*|два|три|четыре|оба|угол|углу|конец|часть|ворот\p{L}*)$/u.test(
      one,
    ) &&
    !looksLikeAdjective(one) &&
    one.length > 0,
  гору: before('в'),
  кареты: before('окном окно окна окошко окошка'),
  коляски: before('окном окно окна'),
  сел: ({ before: one }) =>
    !/(?:ых|их)$/u.test(one) &&
    !/^(?:несколько|много|из|от|до|у|среди|близ|мимо|пять|шесть|десять|всех)$/u.test(one),
  сели: () => true,
  село: ({ before: one, after: two }) => /^солн/u.test(one) || /^солн/u.test(two) || one === 'уже',
  косой: ({ after: two }) => two !== '' && !/^(?:в|на|с|и|за|до|у)$/u.test(two),
  косы: ({ isNear }) => isNear(/^(?:косил\p{L}*|трав\p{L}*|мужик\p{L}*|луг\p{L}*|точи\p{L}*)$/u),
  замок: isOfDoor,
  замка: isOfDoor,
  замки: isOfDoor,
  замков: isOfDoor,
  замком: isOfDoor,
  замками: isOfDoor,
  козлах: () => true,
  козлы: before('на с'),
  козел: before('с'),
  часы: before('в эти целые первые долгие те все последние многие ранние по другие'),
  часами: before('целыми долгими иногда по двумя тремя четырьмя пятью шестью семью восемью девятью десятью'),
  ели: ({ before: one, after: two }) =>
    /^(?:они|мы|вы|не|и|все)$/u.test(one) || (/^(?:и|с|хлеб|мясо|молча)$/u.test(two) === true && one === ''),
  пара: ({ after: two }) => /^(?:слов|дней|минут|часов)$/u.test(two),
  покрывало: ({ before: one, after: two }) =>
    two !== '' && !looksLikeAdjective(one) && !/^(?:на|под|и|с)$/u.test(two),
  покрывала: ({ before: one, after: two }) =>
    two !== '' && !looksLikeAdjective(one) && !/^(?:на|под|и|с)$/u.test(two),
  косу: ({ isNear }) => isNear(/^(?:плечо|вскин|отби|точи|взмах|махну|брус|траву|прокос)/u),
  села: ({ before: one, earlier }) =>
    !looksLikeAdjective(one) &&
    !/^(?:из|до|у|от|около|близ|возле|среди|вокруг|два|три|четыре|нашего|его)$/u.test(one) &&
    earlier !== 'из',
  листов: ({ isNear }) =>
    isNear(/^(?:бумаг\p{L}*|литограф\p{L}*|газет\p{L}*|книг\p{L}*|рукопис\p{L}*|печатн\p{L}*)$/u),
  якоре: before('на'),
  якорь: before('бросил бросили бросать на'),
  якоря: before('с'),
  сорока: either(before('лет за около до'), after('лет пяти семи двух трех')),
  сорок: () => true,
  карты: ({ isNear }) => !isNear(/^(?:игра\p{L}*|стол\p{L}*|руках|сдава\p{L}*|колод\p{L}*|бил|карт\p{L}*)$/u),
  свет: () => true,
  нос: ({ before: one }) => one === 'под',
  горы: ({ after: two }) => /^(?:книг|бумаг|мешков|денег|трупов)$/u.test(two),
  пил: () => true,
  пили: () => true,
  пила: ({ before: one, after: two, earlier }) =>
    /^(?:она|и|не|тихо|молча)$/u.test(one) ||
    earlier === 'она' ||
    /^(?:ча[йю]\p{L}*|вод\p{L}+|вин\p{L}+|кофе|пив\p{L}+|молок\p{L}+|из|свой)$/u.test(two),
  вид: () => true,
  уже: () => true,
  пол: ({ after: two }) => /^(?:дня|часа|года|ночи)$/u.test(two),
  поле: ({ after: two }) => /^(?:зрения)$/u.test(two),
};

/** "Базаров", "Волков": a surname rather than a genitive at the start of a sentence. */
const FAMILY_NAME = /^[а-я]{3,}(?:ов|ев)$/u;

/** Whether a word of the lexicon means something else here: "the sun rose", "в семь часов". */
export function isHomonym(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]!;
  if (token.isCapital && FAMILY_NAME.test(token.word)) return true;
  const test = HOMONYMS[token.word];
  if (!test) return false;
  const previous = token.gap === 'none' ? tokens[index - 1] : undefined;
  const next = tokens[index + 1];
  return test({
    before: previous?.word ?? '',
    after: next?.gap === 'none' ? next.word : '',
    earlier: previous?.gap === 'none' ? (tokens[index - 2]?.word ?? '') : '',
    isNear: (words) =>
      tokens
        .slice(Math.max(0, index - 4), index + 5)
        .some((other, i, all) => all[i] !== token && words.test(other.word)),
  });
}
