import { type IsOther, either, after, before, isOnPaper, isOfCarriage, isOfWatch, each } from './contexts.ts';
import {
  ARTICLES,
  FUNCTION,
  isBareVerb,
  needsArticle,
  isAdjective,
  isOf,
  isNotPainted,
  isMaterial,
  isWithWood,
  isMeasured,
  isNoFire,
  isOfDegree,
  isOfMind,
  isSolemn,
  isFuel,
  isOfStock,
  isOfSmoke,
  isNoJewel,
  isOfBody,
  isOfLand,
  isOfTheMind,
  isToPunt,
  isDecoration,
  isSkin,
  isNearMouth,
  hasNoArticle,
} from './english-contexts.ts';
import { WORN } from './worn-by-weather.ts';
import { ENGLISH_HOMONYMS_OF_LOADS } from './english-homonyms-of-loads.ts';
import { ENGLISH_HOMONYMS_OF_PEOPLE } from './english-homonyms-of-people.ts';

/** Contexts in which an English word of the lexicon means something else. */
export const ENGLISH_HOMONYMS: Readonly<Record<string, IsOther>> = {
  ...ENGLISH_HOMONYMS_OF_PEOPLE,
  // "The sea running mountains high".
  mountains: ({ after: two }) => two === 'high',
  // "Would swing up through the dust."
  swing: either(
    isBareVerb,
    before('would to will can could did not'),
    after('up down round to in out along past by open'),
  ),
  // Where the wounded are bandaged, or somebody's place in life.
  station: before('dressing police military naval mission their his her my our lowly humble'),
  stations: before('dressing police military naval mission their'),
  // A room that somebody calls so, unless a beast lives there.
  den: ({ isNear }) =>
    !isNear(
      /^(?:lions?|lioness|bears?|wol(?:f|ves)|fox(?:es)?|tigers?|leopards?|panthers?|dragons?|serpents?|snakes?|beasts?|rocks?|rocky|cliffs?|caves?|forest)$/u,
    ),
  castle: ({ after: two, isNear }) => two === 'of' && isNear(/^(?:sand|cards)$/u),
  castles: ({ after: two, isNear }) =>
    (two === 'of' && isNear(/^(?:sand|cards)$/u)) || (two === 'in' && isNear(/^(?:air|spain)$/u)),
  building: before('was were is are been of be in while and'),
  ...each(
    'buildings sheds sails leaves lights stick bow fence stems hunt spring board plate desert park pool market field mill moor guide tie swell mask track trail stage pipe pipes fan lounge dust steam smoke water wall wheel mist basin dish book box drum boxes hand hands eye face dress coat belt suit shoots',
    isBareVerb,
  ),
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
  violet: either(needsArticle, isAdjective),
  // "A china shade": what it is made of; and the country.
  china: either(before('of to from in'), isAdjective),
  porcelain: either(before('of'), isAdjective),
  "ship's": after(
    'lantern lamp bell chandler captain company boy biscuit clock crew doctor surgeon carpenter cook log side boat bells',
  ),
  // "One taper arm".
  taper: isAdjective,
  // On a belt or a bicycle.
  lamp: ({ isNear }) => isNear(/^(?:belt|attached|bicycle|pocket)$/u),
  // Of linen.
  lawn: after(
    'frock dress gown sleeves shirt handkerchief cap apron blouse collar skirt death robe shroud kerchief veil',
  ),
  // Of blood or tears.
  stream: ({ isNear }) =>
    isNear(/^(?:blood|tears|trickled|gore|gushed|perspiration|sweat|talk|words|abuse)$/u),
  apes: before('that who which'),
  well: isOfDegree,
  ...each(
    'arab sikh hindu hindoo turk moslem bedouin heather major native indian savage giant dwarf maiden',
    isAdjective,
  ),
  ...each('shed bears rushes sail lodge', needsArticle),
  bear: either(needsArticle, isSkin),
  camp: either(before('de'), after('followers follower bed stool')),
  cross: either(
    isBareVerb,
    before('and'),
    after('bar bars roads road beam beams purposes examination'),
    ({ isNear }) =>
      isNear(/^(?:decorated|jacket|breast|order|ribbon|uniform|tunic|orders|george|anna|vladimir)$/u),
  ),
  crosses: ({ isNear }) => isNear(/^(?:circles?|flags?|painted|badges?|armlets?|armbands?)$/u),
  ring: either(isBareVerb, isOf, before('air to above upon'), after('above to upon'), isNoJewel),
  ...each('arch beds note letter bars crown host spectacles', isOf),
  ruin: ({ isNear }) => isNear(/^(?:desolation|mass|financial|utter|verge)$/u),
  tower: either(
    isBareVerb,
    ({ before: one, after: two }) => one === 'and' && /^(?:in|over|above|up)$/u.test(two),
  ),
  summit: ({ isNear }) => isNear(/^(?:tree|tower|column|steps|stairs|power|fame|glory|pole)$/u),
  engraving: ({ before: one }) => !ARTICLES.has(one) || /^(?:and|of|or|with)$/u.test(one),
  painting: either(
    before('in hand'),
    ({ before: one, after: two }) => !ARTICLES.has(one) && /^(?:it|them|the|his|her|my|our)$/u.test(two),
  ),
  fish: before('to'),
  // "A blaze of lights".
  blaze: ({ after: two, isNear }) =>
    two === 'of' &&
    isNear(
      /^(?:lights?|incandescent|colou?rs?|glory|sun|sunlight|sunshine|splendou?r|jewels|diamonds|gold|scarlet|flowers|roses|poppies|summer|noon|day|publicity|anger|passion)$/u,
    ),
  fire: either(before('to open opened under set cross his their catch caught take took'), isOfMind, isNoFire),
  fires: either(isNoFire, ({ isNear }) => isNear(/^(?:dwindled|extinguished|quenched)$/u)),
  flames: ({ after: two, isNear }) => two === 'had' && isNear(/^been$/u),
  // "A hundred yards off": how far, not where.
  yards: either(isMeasured, after('off away wide long high deep apart ahead distant')),
  yard: either(before('half every per'), after('off away wide long high deep apart ahead')),
  volumes: ({ after: two, isNear }) =>
    two === 'of' && isNear(/^(?:smoke|steam|dust|flames?|sound|vapou?r|spray|water)$/u),
  ruins: ({ after: two, isNear }) =>
    two === 'of' && isNear(/^(?:woods?|forests?|trees|orchards?|hopes?|fortunes?|feast|meal|dinner|lives)$/u),
  // Where sheep are kept.
  pen: before('sheep cattle pig hog lamb goat calf'),
  pens: before('sheep cattle pig hog lamb goat calf'),
  cars: before('freight railway railroad street box cattle tram coal passenger sleeping palace flat'),
  car: before('freight railway railroad street box cattle tram coal passenger sleeping palace dining'),
  quiver: ({ isNear }) => !isNear(/^(?:arrows?|bow|shoulders?|slung|back)$/u),
  gossamer: isAdjective,
  horse: before('clothes'),
  // Of other faiths, and no chapels.
  ...each('shrine shrines', ({ isNear }) =>
    isNear(
      /^(?:wayside|hindus?|mussalmans?|mussulmans?|moslems?|muslims?|buddhas?|buddhist|idols?|pagan|heathen|shinto)$/u,
    ),
  ),
  bank: either(after('clerk account note notes holiday manager book'), before('england savings')),
  post: before('his her by the of'),
  port: after('wine'),
  bay: either(after('window windows horse mare salt leaf leaves tree trees rum'), before('at')),
  beams: either(isOf, needsArticle),
  flowers: before('paper artificial'),
  stone: isMaterial,
  stones: isMaterial,
  wood: either(
    before('of'),
    isWithWood,
    isFuel,
    isOfStock,
    // What a thing is made of.
    ({ isNear }) =>
      isNear(
        /^(?:stuck|upright|nailed|scratched|notch(?:ed|es)?|surface|grain|plank|planks|worm|wormeaten|timber|varnish(?:ed)?|knots?|fibres?)$/u,
      ),
  ),
  grave: isSolemn,
  poles: isToPunt,
  pole: isToPunt,
  iron: before('of'),
  square: either(
    isAdjective,
    before('short broad tall stout thick'),
    after('feet foot miles inches'),
    ({ isNear }) =>
      isNear(
        /^(?:gaping|hole|opening|jaw|shoulders|chin|forehead|patch|piece|box|man|fellow|built|headed|redheaded|shouldered|coat|skirts|toes|table|lid)$/u,
      ),
  ),
  ground: either(
    before('to'),
    // "A paper of a blue ground".
    ({ before: one, earlier }) =>
      /^(?:an?|of|on)$/u.test(earlier) &&
      /^(?:blue|red|white|green|yellow|black|brown|pink|grey|gray|crimson|scarlet|gold|golden|dark|pale)$/u.test(
        one,
      ),
  ),
  plain: either(
    isAdjective,
    ({ before: one }) => !/^(?:the|a|this|that|wide|vast|open|great|level|endless)$/u.test(one),
  ),
  hog: after('back backs'),
  moth: ({ isNear }) => isNear(/^(?:ravages|eaten|time|rust)$/u),
  trunk: ({ isNear }) => isNear(/^(?:elephants?|swing|swinging|tusks?|mammoths?)$/u),
  range: ({ after: two, isNear }) =>
    two === 'of' ||
    !isNear(
      /^(?:kitchens?|cook|cooking|ovens?|kettles?|pans?|saucepans?|chimney|walls?|hearth|fires?|grate|coals?|black|blackleaded|iron)$/u,
    ),
  roof: ({ after: two, isNear }) =>
    two === 'of' && isNear(/^(?:mouth|cave|cavern|coach|carriage|omnibus|tent|tunnel|world|head)$/u),
  ...each('wolf fox sheep goat deer cow calf lion tiger hare cat', isSkin),
  column: before('agony newspaper advertisement spinal'),
  columns: before('agony newspaper advertisement'),
  peaks: ({ isNear }) => isNear(/^(?:gables?|roofs?|caps?|hats?|eaves)$/u),
  peak: ({ isNear }) => isNear(/^(?:gable|roof|cap|hat|eaves)$/u),
  bridge: ({ after: two, isNear }) => two === 'of' && isNear(/^(?:nose|violin|fiddle|ship)$/u),
  table: after('of'),
  anchor: either(before('at to weigh weighed weighing cast dropped'), ({ isNear }) =>
    isNear(/^(?:plunge|plunged|chart|cable|let|bottom|fathoms)$/u),
  ),
  ball: either(
    isBareVerb,
    before('cannon snow musket gun rifle paper crystal black iron rubber tennis golf charcoal fire foot'),
    ({ before: one, earlier }) => one === 'and' && /^(?:stick|bat|cup|chain|racket)$/u.test(earlier),
  ),
  balls: before('cannon snow musket gun rifle paper'),
  cannon: after('ball balls shot'),
  sea: after('story stories tale tales'),
  wave: either(isBareVerb, before('a'), isOfLand),
  waves: either(before('in hair her his'), isOfLand),
  swell: either(isBareVerb, isOfLand),
  swells: either(hasNoArticle(/^(?:long|great|heavy|slow|green|glassy|oily|low|smooth|ocean)$/u), isOfLand),
  basin: either(isBareVerb, ({ isNear }) =>
    isNear(
      /^(?:wash\p{L}*|soap|towels?|china|tin|pewter|silver|brass|copper|porcelain|filled|ewer|jug|pitcher|fountain|marble|pudding|sugar|hands|dock|harbou?r)$/u,
    ),
  ),
  // In a kitchen.
  herbs: ({ isNear }) =>
    isNear(
      /^(?:dried|dry|bunch(?:es)?|bundles?|hung|hanging|pot|soup|tea|bitter|medicinal|boiled|chopped|smelling|jars?|drawers?|simples)$/u,
    ),
  // What shimmers on a hot day.
  haze: before('heat hot golden sunny summer noonday'),
  // "Temples of success", "bowers of ease": of the mind.
  ...each(
    'bower bowers haunt haunts palace palaces citadel fortress haven paths gates valley valleys wilderness',
    isOfTheMind,
  ),
  dens: either(
    isOfTheMind,
    ({ isNear }) =>
      !isNear(/^(?:lions?|wol(?:f|ves)|fox(?:es)?|bears?|rocks?|rocky|cliffs?|beasts?|caves?)$/u),
  ),
  avenue: before(
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth park madison lexington',
  ),
  crescent: ({ after: two, isNear }) => two === 'of' || isNear(/^(?:moon|sky|horns?|silver|slender|thin)$/u),
  // No house of the living.
  house: either(isBareVerb, isOnPaper, before('death charnel dead')),
  // Of trees.
  belt: ({ after: two, isNear }) =>
    two === 'of' &&
    isNear(/^(?:trees|woods?|timber|pines?|firs?|forest|land|woodland|shrubs|elms|beeches)$/u),
  // "Ridge behind ridge", of the sea.
  ridge: either(isOfBody, ({ isNear }) => isNear(/^(?:swells?|waves?|billows?|seas?|oily|glassy)$/u)),
  ...each(
    'rain rains',
    ({ before: one, earlier, isNear }) => one === 'the' && earlier === 'by' && isNear(WORN),
  ),
  foam: either(isBareVerb, isNearMouth),
  houses: either(isBareVerb, isOnPaper),
  ...each('strands light fall shade form', () => true),
  lighter: ({ before: one }) => !/^(?:a|the|coal|each|every)$/u.test(one),
  passage: ({ isNear }) => isNear(/^(?:leav\p{L}+|left|forced|read|quoted?|book|verse|voyage|time|birds?)$/u),
  road: after('to ruin'),
  mount: ({ before: one }) => !/^(?:his|her|its|their|the|a)$/u.test(one),
  star: either(isBareVerb, isDecoration),
  stars: either(isBareVerb, isDecoration),
  snow: before('white'),
  town: ({ before: one }) => one === 'in' || one === 'to',
  steps: either(before('his her my their heavy quick few light retraced bent slow hurried'), isBareVerb),
  barrel: ({ before: one }) => /(?:'s|’s)$/u.test(one) || one === 'broad',
  cord: before('gold golden silver silken silk red scarlet braided'),
  likeness: isNotPainted,
  resemblance: isNotPainted,
  door: isOfCarriage,
  doors: isOfCarriage,
  wreath: isOfSmoke,
  wreaths: isOfSmoke,
  chain: isOfWatch,
  chains: isOfWatch,
  grating: after('sound sounds voice noise laugh tone tones of'),
  ...ENGLISH_HOMONYMS_OF_LOADS,
};
