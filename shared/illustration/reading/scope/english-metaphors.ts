import { isFigureOf } from '../figure-of.ts';
import type { Token } from '../grammar/tokens.ts';

/**
 * "A sea of faces", "тучи пыли": the first word measures the second and is not itself present. For each word that is often used
 * that way: what it can literally consist of.
 */
const set = (words: string): ReadonlySet<string> => new Set(words.split(' ').filter(Boolean));

const ENGLISH_MEASURES = set(
  'sea seas ocean forest mountain mountains wall walls cloud clouds carpet carpets blanket curtain curtains veil veils river rivers stream streams flood storm storms shower showers lake thread sheet sheets mantle cloak wave waves crown arch bed island ray shaft pool tide flame torrent web dome cap shroud jewel pillar column columns swarm tongue tongues tower fountain rain rains fire robe bridge bridges ribbon ribbons stage feast wreath wreaths crest canopy mask nest garden wilderness desert field fields valley abyss gulf harvest canopy heart den labyrinth army bank banks tapestry tapestries pillars skeletons fountains',
);
const ENGLISH_REAL = set(
  'stone stones brick bricks marble granite wood straw iron glass earth mud rock velvet silk cloth leaves flowers roses hay sand fur gold silver water snow ice clay planks logs turf thorns laurel violets feathers corn wheat rye damask lace muslin linen trees heather grass mountains houses',
);
const REAL_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  stream: set('water'),
  streams: set('water'),
  sea: set(''),
  ocean: set(''),
  forest: set('trees pines firs oaks birches beeches pine fir oak'),
  cloud: set(''),
  clouds: set(''),
  carpet: set(''),
  blanket: set(''),
  mantle: set('ermine fur velvet'),
  cap: set('fur velvet cloth'),
  robe: set('ermine fur velvet silk sable satin brocade'),
  cloak: set('ermine fur velvet silk sable wool scarlet'),
  veil: set('lace muslin crape'),
  storm: set('rain snow wind hail'),
  shower: set('rain'),
  showers: set('rain'),
  flame: set('candle candles torches lamp'),
  fire: set('logs wood sticks'),
  web: set('spiders'),
  tapestry: set('silk wool linen arras'),
  tapestries: set('silk wool linen arras'),
  pillars: set('stone marble granite brick wood iron'),
  skeletons: set('men animals horses'),
  fountains: set('stone marble water bronze'),
  column: set('stone marble'),
  columns: set('stone marble granite porphyry'),
  pillar: set('stone marble'),
  river: set('water'),
  sheet: set('paper water ice glass'),
  sheets: set('paper'),
  wave: set(''),
  waves: set(''),
  island: set(''),
  arch: set('stone brick branches'),
  tower: set('stone brick'),
  field: set('corn wheat rye barley oats grass snow flowers clover poppies ice'),
  fields: set('corn wheat rye barley oats grass snow flowers clover ice'),
  garden: set('flowers roses trees'),
  bank: set('grass sand snow earth turf flowers clouds clay'),
  banks: set('grass sand snow earth turf flowers clay'),
  bed: set('straw leaves flowers roses hay moss heather'),
  wall: ENGLISH_REAL,
  walls: ENGLISH_REAL,
};
const POSSESSORS = set(
  'some which the a an his her its their my our your this that these those each every which',
);

/** "A forest of masts". */
export function isEnglishMetaphor(tokens: readonly Token[], index: number): boolean {
  const { word } = tokens[index]!;
  const next = tokens[index + 1];
  if (isFigureOf(tokens, index)) return true;
  if (!ENGLISH_MEASURES.has(word) || next?.word !== 'of' || next.gap !== 'none') return false;
  const rest = tokens
    .slice(index + 2, index + 6)
    .filter((_, i, all) => all.slice(0, i + 1).every(({ gap }) => gap === 'none'));
  if (rest.length === 0 || POSSESSORS.has(rest[0]!.word) || rest[0]!.isCapital) return false;
  const real = REAL_OF[word] ?? ENGLISH_REAL;
  return !rest.some((token) => real.has(token.word) || real.has(`${token.word}s`));
}
