import type { SceneThing } from '../scene.ts';
import type { Token } from './grammar/tokens.ts';
import type { ReadText } from './text.ts';
import { wordLike } from './word-like.ts';

/** What may climb a wall; roses and other flowers only where it is said. */
const PLANTS: ReadonlySet<string> = new Set(['ivy', 'rose', 'rose bush', 'flowers', 'leaf', 'moss']);

const CLIMBS = wordLike`
  climb(?:ed|s|ing)? clamber(?:ed|s|ing)? creep(?:s|ing|er|ers)? crept cover(?:ed|s|ing)? trained trail(?:ed|ing|s)? twin(?:ed|ing)
  twist(?:ed|ing) smother(?:ed|ing|s)? wreath(?:ed|ing|s) festoon(?:ed|s|ing)? mantl(?:ed|ing) drap(?:ed|ing) clad clothed
  overgrown overgrew hung hanging clung clinging cling(?:s)? spread overspread hid hides hidden embowered hooded grew grown matted
  draped clustered clustering overrun overran
  вил(?:ся|ась|ись|ось) вь(?:ется|ются) обви\p{L}+ завит\p{L}+ увит\p{L}+ завил\p{L}* зарос\p{L}* оброс\p{L}* поросл\p{L}* опле\p{L}+
  заплел\p{L}* заплета\p{L}+ оплета\p{L}+ карабка\p{L}+ закрыва\p{L}+ покры\p{L}+ затяну\p{L}+ взбира\p{L}+ ползл?\p{L}* полз(?:ет|ут)
`;
const ON_WALLS = wordLike`
  walls? houses? cottages? porch(?:es)? verandas?h? verandahs? roofs? eaves gables? windows? casements? fronts? facades? terraces? towers?
  ruins? doors? doorways? balcon(?:y|ies) pillars? trellis lattices? church hall manor mansion villa inn farm battlements chimneys? thatch
  trellises lodge arch(?:es)? gateway columns?
  стен\p{L}* дом\p{L}* дач\p{L}* крыльц\p{L}* крыш\p{L}* веранд\p{L}* террас\p{L}* балкон\p{L}* окн\p{L}* окон\p{L}* башн\p{L}* столб\p{L}*
  изб\p{L}* флигел\p{L}* усадьб\p{L}* беседк\p{L}* колонн\p{L}* фасад\p{L}* ворот\p{L}*
`;
/** It covers everything: up to the roof, from end to end. */
const ALL_OVER = wordLike`
  whole entire entirely completely wholly covered smothered overgrown everywhere eaves thatch roof top battlements chimneys all every
  buried hidden hid mantled embowered thick thickly
  весь вся все всю сплошь целиком совершенно крыши крышу крыш верху доверху зарос\p{L}* сплошн\p{L}+
`;
/** Flowers of a climber, by their names. */
const BLOSSOMS: readonly (readonly [RegExp, string])[] = [
  [/^(?:wistarias?|wisterias?|глицини\p{L}+)$/u, '#8f7dc2'],
  [/^(?:clematis|клематис\p{L}*|ломонос\p{L}*|convolvulus|glory|glories|passion)$/u, '#7a66b4'],
  [/^(?:honeysuckles?|жимолост\p{L}+|jasmines?|jessamine|жасмин\p{L}*)$/u, '#efe0ae'],
  [/^(?:bougainvill\p{L}+|trumpet)$/u, '#b8437c'],
];
const GRAPES = /^(?:grapes?|clusters?|bunch(?:es)?|грозд\p{L}*|гроздь\p{L}*|кист(?:и|ями|ей))$/u;
const OF_VINES = /^(?:vines?|grape\p{L}*|виноград\p{L}*|лоз\p{L}+)$/u;

/** Leaves on the ground. */
const FALLEN = wordLike`
  fallen dead withered carpet(?:ed|s)? strewn strewed strew littered heap(?:s|ed)? drift(?:s|ed)? rotting sodden underfoot lay lie rustl(?:ed|ing) whirled whirling
  опавш\p{L}+ опал\p{L}+ палы\p{L}+ павш\p{L}+ сухи\p{L}+ устил\p{L}+ устла\p{L}+ усыпа\p{L}+ шурша\p{L}+ шурш\p{L}+ ковром ковер ногами ворох\p{L}* лежали лежит
`;

/** A plant with where it grows: "climbing" on a house or a wall, "all over" it, with "grapes" or "in flower"; and leaves that are "fallen". */
export function withGrowth(thing: SceneThing, { tokens }: ReadText): SceneThing {
  if (!PLANTS.has(thing.what)) return thing;
  const own = tokens.filter((token) => isOf(thing, token));
  const sentences = new Set(own.map(({ sentence }) => sentence));
  const said = tokens.filter(({ sentence }) => sentences.has(sentence));
  const climbs = said.some(({ word }) => CLIMBS.test(word)) && said.some(({ word }) => ON_WALLS.test(word));
  const added: string[] = [];
  if (thing.what === 'leaf' && !climbs && haveFallen(tokens, own)) added.push('fallen');
  if (climbs) added.push('climbing');
  if (climbs && said.some(({ word }) => ALL_OVER.test(word))) added.push('all over');
  if (thing.what !== 'ivy') return added.length > 0 ? withQualities(thing, added) : thing;
  const isVine = own.some(({ word }) => OF_VINES.test(word));
  if (isVine && said.some(({ word }) => GRAPES.test(word))) added.push('grapes');
  const blossom = BLOSSOMS.find(([names]) => own.some(({ word }) => names.test(word)));
  if (blossom) added.push('in flower');
  const grown = added.length > 0 ? withQualities(thing, added) : thing;
  return blossom && !grown.colour ? { ...grown, colour: blossom[1] } : grown;
}

/** Said within a few words of the leaves. */
const haveFallen = (tokens: readonly Token[], own: readonly Token[]): boolean =>
  tokens.some(
    (token, i) =>
      own.includes(token) &&
      tokens
        .slice(Math.max(0, i - 5), i + 6)
        .some(({ word, sentence }) => sentence === token.sentence && FALLEN.test(word)),
  );

const isOf = ({ words }: SceneThing, { start }: Token): boolean =>
  words.some((span) => span.start <= start && start < span.end);

const withQualities = (thing: SceneThing, added: readonly string[]): SceneThing => ({
  ...thing,
  qualities: [...new Set([...thing.qualities, ...added])],
});
