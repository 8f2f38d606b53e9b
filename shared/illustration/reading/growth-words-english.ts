import type { GrowthWords } from './climbing.ts';
import { wordLike } from './word-like.ts';

/** How a passage in English says that plants cover walls and leaves the ground. */
export const GROWTH: GrowthWords = {
  climbs: wordLike`
    climb(?:ed|s|ing)? clamber(?:ed|s|ing)? creep(?:s|ing|er|ers)? crept cover(?:ed|s|ing)? trained trail(?:ed|ing|s)? twin(?:ed|ing)
    twist(?:ed|ing) smother(?:ed|ing|s)? wreath(?:ed|ing|s) festoon(?:ed|s|ing)? mantl(?:ed|ing) drap(?:ed|ing) clad clothed
    overgrown overgrew hung hanging clung clinging cling(?:s)? spread overspread hid hides hidden embowered hooded grew grown matted
    draped clustered clustering overrun overran
  `,
  walls: wordLike`
    walls? houses? cottages? porch(?:es)? verandas?h? verandahs? roofs? eaves gables? windows? casements? fronts? facades? terraces? towers?
    ruins? doors? doorways? balcon(?:y|ies) pillars? trellis lattices? church hall manor mansion villa inn farm battlements chimneys? thatch
    trellises lodge arch(?:es)? gateway columns?
  `,
  allOver: wordLike`
    whole entire entirely completely wholly covered smothered overgrown everywhere eaves thatch roof top battlements chimneys all every
    buried hidden hid mantled embowered thick thickly
  `,
  fallen: wordLike`
    fallen dead withered carpet(?:ed|s)? strewn strewed strew littered heap(?:s|ed)? drift(?:s|ed)? rotting sodden underfoot lay lie
  `,
  grapes: /^(?:grapes?|clusters?|bunch(?:es)?)$/u,
  vines: /^(?:vines?|grape\p{L}*)$/u,
  blossoms: [
    [/^(?:wistarias?|wisterias?)$/u, '#8f7dc2'],
    [/^(?:clematis|convolvulus|glory|glories|passion)$/u, '#7a66b4'],
    [/^(?:honeysuckles?|jasmines?|jessamine)$/u, '#efe0ae'],
    [/^(?:bougainvill\p{L}+|trumpet)$/u, '#b8437c'],
  ],
};
