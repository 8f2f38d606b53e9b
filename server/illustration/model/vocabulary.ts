import type { ScenePerson, SceneSpec } from '../scene-spec.ts';

/** How a scene's values are said to a model that draws. */

export const STYLE_PHRASES: Readonly<Record<SceneSpec['style'], string>> = {
  gouache: 'gouache painting, matte layered colour, muted natural palette, visible brushwork',
  watercolor: 'watercolour painting, soft washes, paper showing through',
  ink: 'pen and ink drawing, fine black lines on white paper',
  woodcut: 'woodcut print, bold carved black lines, two flat colours',
  papercut: 'layered cut-paper picture, flat shapes with small shadows',
  pastel: 'soft pastel drawing on toned paper',
  noir: 'high-contrast black-and-white picture, deep shadows, one hard light',
  engraving: 'nineteenth-century steel engraving, fine cross-hatching',
  storybook: 'flat storybook illustration with dark outlines and an ornamental calm',
  'ukiyo-e': 'Japanese ukiyo-e woodblock print, flat gradients, elegant outlines',
  sepia: 'sepia-toned vintage picture',
  charcoal: 'charcoal drawing, smudged shadows, rough paper',
};

export const SETTING_PHRASES: Readonly<Record<SceneSpec['setting'], string>> = {
  forest: 'a forest', field: 'open fields', mountains: 'mountains', hills: 'rolling hills', sea: 'the sea and its shore',
  harbour: 'a harbour', river: 'a river and its banks', lake: 'a lake', swamp: 'a swamp', desert: 'a desert',
  snowfield: 'a wide field of snow', garden: 'a garden', village: 'a village', street: 'a street of a town',
  square: 'a market square', castle: 'a castle', church: 'a church', hall: 'a great hall', parlour: 'a parlour',
  bedroom: 'a bedroom', kitchen: 'a kitchen', study: 'a study', library: 'a library', tavern: 'the inside of a tavern',
  cellar: 'a cellar', cabin: 'the inside of a log cabin', station: 'a railway station', ship: "a sailing ship's deck",
  bridge: 'a bridge', camp: 'a camp with tents', cave: 'a cave', room: 'a room', open: 'a wide sky over open land',
}; // prettier-ignore

export const TIME_PHRASES: Readonly<Record<SceneSpec['time'], string>> = {
  dawn: 'pale light of dawn',
  day: 'daylight',
  sunset: 'low light of sunset',
  dusk: 'dim light of dusk',
  night: 'at night, little light',
};

export const WEATHER_PHRASES: Readonly<Record<SceneSpec['weather'], string>> = {
  clear: 'clear air',
  cloud: 'clouded sky',
  fog: 'fog',
  rain: 'rain',
  snow: 'falling snow',
  storm: 'a storm',
  wind: 'wind',
};

export const MOOD_PHRASES: Readonly<Record<SceneSpec['mood'], string>> = {
  neutral: 'unhurried mood',
  calm: 'calm, quiet mood',
  joy: 'warm, bright mood',
  sorrow: 'lonely, subdued mood',
  dread: 'uneasy mood with deep shadows',
};

/** One of these per take, so that another take is another picture. */
export const COMPOSITIONS = [
  'wide view, the main subject at a third of the width, something near framing one side',
  'seen from a little above, leading lines towards the main subject',
  'seen from low down, a large sky or ceiling, the main subject off centre',
  'closer view, the main subject against a simple background',
] as const;

const COLOUR_NAMES: Readonly<Record<string, string>> = {
  '#b23a2e': 'red', '#7c2433': 'burgundy', '#cf6f32': 'orange', '#c9973c': 'golden', '#e3c05a': 'yellow', '#e2c892': 'fair',
  '#55793f': 'green', '#2f7a7a': 'teal', '#3b6ea5': 'blue', '#28457d': 'dark blue', '#7a5a9c': 'violet', '#d88f9d': 'pink',
  '#7a5236': 'brown', '#4a3a32': 'dark brown', '#f1ece0': 'white', '#e8dcc0': 'cream', '#8d9299': 'grey', '#b9c0c6': 'silver',
  '#26242b': 'black', '#c9c6c0': 'grey', '#a34f2a': 'red', '#b0602e': 'ginger', '#d9b76c': 'golden',
}; // prettier-ignore

/** The name of the pigment nearest to a colour. */
export function colourName(hex: string): string {
  const known = COLOUR_NAMES[hex];
  if (known) return known;
  const distance = (other: string) =>
    [1, 3, 5].reduce((sum, at) => sum + Math.abs(byteAt(hex, at) - byteAt(other, at)), 0);
  const [nearest] = Object.keys(COLOUR_NAMES).sort((a, b) => distance(a) - distance(b));
  return COLOUR_NAMES[nearest!]!;
}

const byteAt = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);

/** A person in a fixed order: who, hair, eyes, build, clothes. The same person is always said in the same words. */
export function personPhrase(person: ScenePerson): string {
  const { age, sex, build, hair, eyes, beard, hat, clothes } = person;
  const noun = age === 'child' ? (sex === 'woman' ? 'girl' : 'boy') : sex;
  const words = [build === 'average' ? null : build, age === 'adult' || age === 'child' ? null : age, noun];
  const who = words.filter(Boolean).join(' ');
  const parts = [
    `${/^[aeiou]/.test(who) ? 'an' : 'a'} ${who}`,
    hair.cut === 'bald' ? 'bald' : `${colourName(hair.colour)} ${HAIR[hair.cut]}`,
    eyes && `${colourName(eyes)} eyes`,
    beard && `${colourName(beard.colour)} ${beard.cut === 'moustache' ? 'moustache' : 'beard'}`,
    person.glasses && 'glasses',
    person.stooped && 'stooping',
    `in ${clothes.patched ? 'patched ' : ''}${colourName(clothes.colour)} ${clothes.kind}`,
    person.belt && `${colourName(person.belt)} belt`,
    person.apron && `${colourName(person.apron)} apron`,
    person.scarf && `${colourName(person.scarf)} scarf`,
    hat && `${colourName(hat.colour)} ${HATS[hat.kind]}`,
    person.holds.length > 0 && `holding ${person.holds.join(', ')}`,
  ];
  return parts.filter(Boolean).join(', ');
}

const HAIR = {
  short: 'short hair',
  long: 'long hair',
  braid: 'braided hair',
  bun: 'hair in a bun',
  curly: 'curly hair',
};
const HATS = {
  cap: 'cap',
  brim: 'wide-brimmed hat',
  top: 'top hat',
  fur: 'fur hat',
  hood: 'hood',
  scarf: 'headscarf',
  helmet: 'helmet',
  crown: 'crown',
  bonnet: 'linen cap',
};

export const ERA_PHRASES: Readonly<Record<SceneSpec['era'], string>> = {
  medieval: 'the Middle Ages',
  nineteenth: 'the nineteenth century',
  modern: 'the early twentieth century',
};
