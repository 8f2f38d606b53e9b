import { type IsOther, either, after, before, each } from './contexts.ts';
import {
  isOfTheMind,
  isBareVerb,
  needsArticle,
  isAdjective,
  isOf,
  isOfBody,
  isNearHair,
  isOfFace,
  isOfDrops,
  hasNoArticle,
  INDEFINITE_WORDS,
} from './english-contexts.ts';

/** Contexts in which an English word for people, their bodies or their clothes means something else. */
export const ENGLISH_HOMONYMS_OF_PEOPLE: Readonly<Record<string, IsOther>> = {
  cook: either(isBareVerb, hasNoArticle(/^(?:fat|old|stout|red|thin|young|good|our|black|ship's)$/u)),
  // "The trees had darkened to ghosts."
  ghosts: before('to'),
  // A hat: "a white sailor".
  sailor: ({ isNear }) => isNear(/^(?:skirt|blouse|waist|hat|ribbon|suit|collar|shirtwaist)$/u),
  // "A bush of brown hair".
  bush: ({ after: two, isNear }) => two === 'of' && isNear(/^(?:hair|beard|whiskers|eyebrows|curls|locks)$/u),
  features: ({ isNear }) =>
    isNear(/^its$/u) &&
    isNear(/^(?:productions?|country|landscape|scenery|coast|island|climate|architecture|general|natural)$/u),
  // "A dark-eyed little beauty"; not "the beauty of the hills".
  beauty: ({ before: one }) =>
    !/^(?:little|young|reigning|eyed|haired|professional|celebrated|village|rustic|southern|famous)$/u.test(
      one,
    ),
  // "A muslin kerchief".
  muslin: isAdjective,
  hollow: either(isAdjective, isOfFace),
  hollows: isOfFace,
  count: either(needsArticle, before('of and')),
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
  palms: either(before('his her my their both'), ({ isNear }) =>
    isNear(/^(?:hands?|upwards?|outwards?|together|fingers)$/u),
  ),
  chest: either(before('his her my own broad on my'), ({ isNear }) =>
    isNear(/^(?:limbs|shoulders|arms|breast|heart|breath|hairy|neck|throat|waist|lungs)$/u),
  ),
  calves: either(before('his her their'), ({ isNear }) => isNear(/^(?:boots|legs|stockings|way)$/u)),
  beads: isOfDrops,
  general: either(isAdjective, before('in')),
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
  temples: either(
    isOfTheMind,
    isNearHair,
    isOfFace,
    ({ before: one, isNear }) =>
      one === 'the' &&
      isNear(/^(?:round|around|at|on|over|about|above|from)$/u) &&
      !isNear(/^(?:gods?|ruins?|ruined|columns?|marble|city|palaces?|towers?|hill|hills|priests?|square)$/u),
  ),
  temple: ({ before: one }) =>
    !/^(?:the|a|an|of|this|that|old|ancient|ruined|great|little|white|stone|marble|greek|roman|grecian)$/u.test(
      one,
    ),
  ...each('ridges strand', isOfBody),
  figures: ({ isNear }) =>
    isNear(
      /^(?:scrawled|chalk|lightnings?|beautiful|flames?|arithmetic|numbers?|sums?|column|columns|geometr\p{L}+|speech|fantastic)$/u,
    ),
  figure: either(
    isBareVerb,
    // "A figure stalked past" is somebody.
    ({ before: one, after: two }) =>
      /^(?:his|her|fine|of|whose|slim|tall|good)$/u.test(one) ||
      (one === 'a' && !/ed$|^(?:stood|rose|sat|came|lay|ran|went|in|with|was)$/u.test(two)),
    // "An erect and handsome figure": the body of the one who is described.
    ({ before: one, after: two }) =>
      /^(?:handsome|erect|graceful|lithe|commanding|elegant|slender|manly|shapely)$/u.test(one) &&
      /^(?:and|)$/u.test(two),
    ({ before: one }) => one === '',
  ),
  arms: ({ before: one, after: two }) => one === 'of' || one === 'to' || two === 'of',
  body: ({ after: two }) => two === 'of',
  // "The roof of the mouth" of anybody.
  mouth: ({ after: two, isNear }) => two === 'of' || isNear(/^(?:roof|river|cave|cannon|tunnel)$/u),
  neck: ({ after: two }) => two === 'of',
  friend: before('my dear your good'),
  uniform: ({ before: one, after: two, isNear }) =>
    !(two === '' && isNear(/^(?:in|wore|wearing)$/u)) &&
    (two !== '' || !/^\p{L}+s$/u.test(one)) &&
    !/^(?:in|full|a|his|her|their|the|my|of|blue|red|scarlet|crimson|green|white|black|grey|gray|brown|smart|splendid|shabby|faded|handsome|dress|undress|military|naval|old|new)$/u.test(
      one,
    ),
  stubble: ({ isNear }) => isNear(/^(?:jaws?|chin|face|cheeks?|beard|lips?|unshaven|shaven|razor|days?)$/u),
  ...each('dome domes', ({ isNear }) =>
    isNear(
      /^(?:canopy|umbrella|hat|dish|lamp|cage|mont|mountains?|aiguilles?|snows?|snowy|heavens?|sky|forehead|head|brow|skull|glaciers?|peaks?)$/u,
    ),
  ),
  raven: ({ isNear }) => isNear(/^(?:hair|locks?|tresses|curls?|head|black)$/u),
};
