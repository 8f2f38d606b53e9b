import { type IsOther, set } from './contexts.ts';

export const ARTICLES = set(
  'a an the this that these those his her its their my our your some any no every each one two three four of with and or',
);

export const FUNCTION = set(
  'and or but in on at by of to with from for as was were is are had has have did who whom which that where when while upon over under near behind before beside against into through across about around round if so than then there here it he she they i we you not will would could should said went came stood sat lay looked seemed made took ran rose fell after until because too very also beneath beyond along',
);

export const PRONOUNS = set(
  'i you he she it we they who which to will would can could may might shall should must not never',
);

export const isBareVerb: IsOther = ({ before }) => PRONOUNS.has(before);

export const needsArticle: IsOther = ({ before }) =>
  !ARTICLES.has(before) &&
  !/^(?:red|white|wild|great|old|little|big|small|large|black|brown|green|dead|dry|fallen|pink|yellow|single|climbing|moss|tall|young|last|dark|full|first|bare)$/u.test(
    before,
  );

/** "The general colouring": an adjective, because a noun follows. */
export const isAdjective: IsOther = ({ after }) => after !== '' && !FUNCTION.has(after);

export const isOf: IsOther = ({ after }) => after === 'of';

/** "She beheld a striking resemblance to him": a picture, if it is seen, painted or hung. */
export const isNotPainted: IsOther = ({ isNear }) =>
  !isNear(
    /^(?:beheld|behold|painted|drawn|hung|hanging|canvas|gallery|frame|framed|painter|artist|pencil|oils?|crayons?|locket|miniature)$/u,
  );

/** "Paved with stone", "a wall of rough stone", "a stone parapet": a material. */
export const isMaterial: IsOther = ({ before: one, after: two, earlier, isNear }) =>
  /^(?:of|in|from|was|were|is|are|with)$/u.test(one) ||
  /^(?:of|from)$/u.test(earlier) ||
  isNear(/^(?:carved|carving|paved|built|faced|flagged|lined|hewn|walled|laid|lichen|mossy|ashlar)$/u) ||
  (two !== '' &&
    !FUNCTION.has(two) &&
    !/(?:ed|ly)$|^(?:set|fell|hit|struck|broke|lies|marks?|hung|lay|bears?|bore)$/u.test(two));

/** "Ten yards", "a few yards". */
export const isMeasured: IsOther = ({ before: one }) =>
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen|few|several|many|some|paces|odd|more|square|cubic)$/u.test(
    one,
  );

/** "A valley filled with purple fire", "the fires of heaven", "the ashes of old fires": a light of another kind, or none any more. */
export const isNoFire: IsOther = ({ before: one, after: two, earlier, isNear }) =>
  /^(?:purple|violet|blue|green|white|golden|silver|emerald|living|inner|inward|holy|sacred|secret|heavenly|slumbering|old|dead|extinct|spent|former)$/u.test(
    one,
  ) ||
  (two === 'of' &&
    isNear(
      /^(?:heavens?|sunset|dawn|stars?|ages|youth|love|passion|hell|genius|life|spirit|hatred|eyes)$/u,
    )) ||
  (/^(?:of|the|old)$/u.test(one) && isNear(/^(?:ashes|cinders)$/u) && (one === 'of' || earlier === 'of'));

/** "The ridge of the nose", "strands of her hair". */
export const isOfBody: IsOther = ({ isNear }) =>
  isNear(/^(?:nose|hair|beard|brows?|brow|bone|bones|cheeks?|teeth|muscles?|knuckles|bumps?|forehead)$/u);

/** "The hair on his temples". */
export const isNearHair: IsOther = ({ before: one, isNear }) =>
  /^(?:his|her|my|their)$/u.test(one) ||
  isNear(/^(?:hair|hairs|whiskers|brow|brows|forehead|veins?|throb\p{L}*|grey|gray|pulse|curls?|brushed)$/u);

/** "Sunken temples", "the hollows of his cheeks": of no land and no town. */
export const isOfFace: IsOther = ({ isNear }) =>
  isNear(/^(?:sunken|cheeks?|cheekbones?|eyes?|face|jaws?|bony|lean|skull|throat|collarbones?)$/u);

/** "A well tanned skin", "the well known voice". */
export const isOfDegree: IsOther = ({ after: two }) =>
  /^(?!covered|filled|sunk|roofed|boarded|used)(?:\p{L}{2,}ed|\p{L}{3,}en|known|built|made|cut|bred|kept|worn|set|done|born|fed|off|to|to-do|grown|knit|spent|lit|meaning|looking|being)$/u.test(
    two,
  );

/** "The fire of youth", "took the fire out of him": where no hearth burns. */
export const isOfMind: IsOther = ({ after: two, isNear }) =>
  /^(?:of|in|out|from|within)$/u.test(two) &&
  isNear(
    /^(?:eyes?|soul|heart|spirits?|glance|youth|passion|blood|veins|figure|temper|him|her|genius|zeal)$/u,
  );

/** "His air was grave", "a grave, kind face": an expression, not a grave. */
export const isSolemn: IsOther = ({ before: one, after: two, isNear }) =>
  isNear(/^(?:face|countenance|eyes|expression|smile|voice|manner|gentleman)$/u) ||
  (one === 'a' && two === 'and' && !isNear(/^(?:cross|yew|stone|churchyard|dug)$/u)) ||
  /^(?:was|were|is|are|be|been|looked|look|seemed|grew|grown|became|remained|very|so|too|more|most|quite|rather|how|as|with|and|or|but)$/u.test(
    one,
  ) ||
  (two !== '' && !FUNCTION.has(two) && !/(?:ed|ly)$/u.test(two));

/** "Stocked with wood", and not "a hill crowned with wood". */
export const isOfStock: IsOther = ({ before: one, earlier }) =>
  one === 'with' && /^(?:stocked|lined|panelled|paneled|inlaid|framed|hafted|handled|tipped)$/u.test(earlier);

/** "They split up the wood and threw it on the fire". */
export const isFuel: IsOther = ({ isNear }) =>
  isNear(
    /^(?:split|splitting|chop|chopped|chopping|sawed|sawn|sawing|fuel|stove|hearth|grate|carved|planed|polished)$/u,
  );

/** "Panelled with wood"; a hill is crowned with one. */
export const isWithWood: IsOther = ({ before: one, earlier }) =>
  one === 'with' &&
  !/^(?:crowned|covered|clothed|fringed|topped|capped|overgrown|grown|clad|dotted|hung|skirted|surrounded|mingled)$/u.test(
    earlier,
  );

/** "Beads of perspiration". */
export const isOfDrops: IsOther = ({ after: two, isNear }) =>
  two === 'of' && isNear(/^(?:perspiration|sweat|moisture|dew|water|rain|blood)$/u);

/** "Rings of glass around the wick", "a ring of trees". */
export const isNoJewel: IsOther = ({ isNear }) =>
  isNear(/^(?:lens|lenses|wick|bells?|doorbell|smoke|trees|hills|stones|panes?|prize)$/u);

/** "Yellow wreaths of fog": only wreaths on heads, doors and graves are of flowers. */
export const isOfSmoke: IsOther = ({ isNear }) =>
  !isNear(
    /^(?:flowers?|laurels?|roses?|leaves|oak|ivy|holly|myrtle|crowned|head|brow|hair|grave|graves|coffin|door|hung|wore|wearing|wore|upon|green)$/u,
  );

/** "Oars or poles". */
export const isToPunt: IsOther = ({ isNear }) =>
  isNear(/^(?:oars?|paddles?|punt\p{L}*|propel\p{L}*|barge|raft|sedan)$/u);

/** "Wearing a star": an order. */
export const isDecoration: IsOther = ({ isNear }) =>
  isNear(/^(?:tinsel|wearing|wore|breast|orders?|uniform|medals?|decorations?)$/u);

/** "The ladies' trains swept the floor". */
export const isOfDress: IsOther = ({ isNear }) =>
  isNear(
    /^(?:ladies|ladies'|lady's|gowns?|satin|silk|silks|velvet|dress(?:es)?|sweeping|swept|skirts?|rustl\p{L}+|lace|robes?|queen's|bride's)$/u,
  );

/** "Tier above tier the boxes glittered": of a theatre. */
export const isOfTheatre: IsOther = ({ isNear }) =>
  isNear(
    /^(?:tiers?|theatre|opera|stage|curtain|shoulders|diamonds|velvet|pit|orchestra|footlights|audience|circle|opera-glass(?:es)?)$/u,
  );

/** "Wolf and fox skins hung about." */
export const isSkin: IsOther = ({ isNear }) => isNear(/^(?:skins?|furs?|pelts?|hides?|rugs?)$/u);

/** "The mouth was smeared with foam." */
export const isNearMouth: IsOther = ({ isNear }) =>
  isNear(/^(?:mouth|lips?|teeth|jaws?|smeared|bloody|crimson)$/u);

/** Without a determiner or adjective: "his voice swells in my ears". */
export const hasNoArticle =
  (adjectives: RegExp): IsOther =>
  ({ before: one }) =>
    !ARTICLES.has(one) && !adjectives.test(one);

export const INDEFINITE_WORDS = set('any every no each such');

/** "The swell of the downs": land that rises and falls like the sea. */
export const isOfLand: IsOther = ({ isNear }) =>
  isNear(
    /^(?:downs|hills?|hillocks?|prairies?|plains?|moors?|moorland|pastures?|turf|grassland|sand|dunes?)$/u,
  ) && !isNear(/^(?:sea|ocean|surf|shore|beach|ships?)$/u);

/** "Temples of success", "dens of infamy": no places that can be seen. */
export const isOfTheMind: IsOther = ({ after: two, isNear }) =>
  two === 'of' &&
  isNear(
    /^(?:success|ease|fame|glory|hope|hopes|despair|drunkenness|infamy|iniquity|vice|pleasures?|learning|science|knowledge|life|death|love|friendship|happiness|virtue|memory|eternity|power|wealth|humiliation|tears|sin|sorrow|delight|bliss|rest|truth|liberty|freedom|art|shadow)$/u,
  );
