import type { Deed, Mood, Scene, ScenePerson, SceneThing, Time } from '#shared/illustration/scene.ts';
import type { Weather } from '#shared/illustration/weather.ts';
import { isInterior, type Setting } from '#shared/illustration/setting.ts';
import type { StyleName } from '#shared/illustration/style/styles.ts';

/** The wording of a scene's values in an image model's prompt. */

export const STYLE_PHRASES: Readonly<Record<StyleName, string>> = {
  theatre:
    'silhouette theatre, crisp dark silhouettes in receding layers before a luminous sky or wall of few muted colours, no drawn faces',
  gouache: 'gouache painting, matte layered colour, muted natural palette, visible brushwork',
  watercolor: 'watercolour painting, soft washes, paper showing through',
  ink: 'pen and ink drawing, fine black lines on white paper',
  woodcut: 'woodcut print, bold carved black lines, two flat colours',
  papercut: 'layered cut-paper picture, flat shapes with small shadows',
  pastel: 'soft pastel drawing on toned paper',
  noir: 'high-contrast black-and-white picture, deep shadows, one hard light',
  engraving: 'nineteenth-century wood-engraved vignette, white-line shading on bare paper',
  storybook: 'flat storybook illustration with dark outlines and an ornamental calm',
  'ukiyo-e': 'Japanese ukiyo-e woodblock print, flat gradients, elegant outlines',
  sepia: 'sepia-toned vintage picture',
  charcoal: 'charcoal drawing, smudged shadows, rough paper',
  'e-ink': 'black line engraving on pure white, no grey',
};

/** "A forest", "the inside of a tavern". */
export function settingPhrase(setting: Setting): string {
  const article = /^[aeiou]/u.test(setting) ? 'an' : 'a';
  if (setting === 'open') return 'a wide sky over open land';
  if (setting === 'sea') return 'the open sea';
  if (setting === 'deck') return "a sailing ship's deck";
  if (setting.endsWith(' inside')) return `the inside of a ${setting.replace(/ inside$/u, '')}`;
  return isInterior(setting) &&
    !/room$|hall|study|library|kitchen|attic|cellar|corridor|parlour|stairs|office/u.test(setting)
    ? `the inside of ${article} ${setting}`
    : `${article} ${setting}`;
}

export const TIME_PHRASES: Readonly<Record<Time, string>> = {
  dawn: 'pale light of dawn',
  day: 'daylight',
  sunset: 'low light of sunset',
  dusk: 'dim light of dusk',
  night: 'at night, little light',
};

export const WEATHER_PHRASES: Readonly<Record<Weather, string>> = {
  clear: 'clear air',
  cloud: 'clouded sky',
  overcast: 'overcast sky',
  fog: 'fog',
  rain: 'rain',
  snow: 'falling snow',
  blizzard: 'a blizzard',
  storm: 'a storm',
  wind: 'wind',
};

export const MOOD_PHRASES: Readonly<Record<Mood, string>> = {
  neutral: 'unhurried mood',
  calm: 'calm, quiet mood',
  joy: 'warm, bright mood',
  sorrow: 'lonely, subdued mood',
  dread: 'uneasy mood with deep shadows',
};

export const ERA_PHRASES: Readonly<Record<Scene['era'], string>> = {
  ancient: 'antiquity',
  medieval: 'the Middle Ages',
  baroque: 'the eighteenth century',
  nineteenth: 'the nineteenth century',
  modern: 'the early twentieth century',
};

/** Each take uses the next one, so that another take is another picture. */
export const COMPOSITIONS = [
  'wide view, the main subject at a third of the width, something near framing one side',
  'seen from a little above, leading lines towards the main subject',
  'seen from low down, a large sky or ceiling, the main subject off centre',
  'closer view, the main subject against a simple background',
] as const;

const COLOUR_NAMES: Readonly<Record<string, string>> = {
  '#b23a2e': 'red',
  '#7c2433': 'burgundy',
  '#cf6f32': 'orange',
  '#c9973c': 'golden',
  '#e3c05a': 'yellow',
  '#e2c892': 'fair',
  '#55793f': 'green',
  '#2f7a7a': 'teal',
  '#3b6ea5': 'blue',
  '#28457d': 'dark blue',
  '#7a5a9c': 'violet',
  '#d88f9d': 'pink',
  '#7a5236': 'brown',
  '#4a3a32': 'dark brown',
  '#f1ece0': 'white',
  '#e8dcc0': 'cream',
  '#8d9299': 'grey',
  '#d9d5cc': 'silver',
  '#26242b': 'black',
  '#b9b9b8': 'grey',
  '#a34f2a': 'red',
  '#b0602e': 'ginger',
  '#c9a45c': 'golden',
  '#e9e3d4': 'white',
};

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

const WORN_PHRASES: Readonly<Record<string, string>> = {
  loose: 'clothes too large',
  tight: 'clothes too tight',
  buttoned: 'buttoned to the chin',
  'collar up': 'collar turned up',
  striped: 'striped cloth',
  tweed: 'checked cloth',
  hump: 'hunchback',
};

const EXPRESSION_PHRASES: Readonly<Record<string, string>> = {
  smile: 'smiling',
  'mouth open': 'mouth open',
  'eyes closed': 'eyes closed',
  tears: 'in tears',
  frown: 'frowning',
  'head bowed': 'head bowed',
  'head back': 'head thrown back',
};

const DEED_PHRASES: Readonly<Record<Deed, string>> = {
  embrace: 'embracing the other',
  dance: 'dancing with the other',
  'kiss hand': "kissing the other's hand",
  'take hands': "holding the other's hand",
  'arm in arm': 'arm in arm with the other',
  'hand on shoulder': "a hand on the other's shoulder",
  give: 'handing it to the other',
  'kneel before': 'kneeling before the other',
  'bow to': 'bowing to the other',
  'lean over': 'leaning over the other',
  whisper: "whispering in the other's ear",
  fight: 'fighting the other',
  support: 'supporting the other',
  'carry in arms': 'carrying the other in both arms',
};

/** A person's traits in a fixed order, so that the same person is always described alike. */
export function personPhrase(person: ScenePerson): string {
  const {
    count,
    sex,
    age,
    height,
    build,
    isBroadShouldered,
    isStooped,
    posture,
    hair,
    beard,
    hat,
    clothes,
    wears,
    holds,
    deed,
    features = [],
  } = person;
  const noun = person.monster
    ? 'monster of human shape'
    : age === 'child'
      ? sex === 'woman'
        ? 'girl'
        : sex === 'man'
          ? 'boy'
          : 'child'
      : (sex ?? 'person');
  const plural = {
    man: 'men',
    woman: 'women',
    person: 'people',
    child: 'children',
    girl: 'girls',
    boy: 'boys',
    'monster of human shape': 'monsters of human shape',
  }[noun];
  const who = [
    height,
    build,
    isBroadShouldered && 'broad-shouldered',
    isStooped && 'stooping',
    age === 'old' || age === 'young' ? age : null,
    count === 1 ? noun : plural,
  ];
  const quantity =
    count === 1
      ? /^[aeiou]/u.test(who.filter(Boolean).join(' '))
        ? 'an'
        : 'a'
      : count === 'many'
        ? 'a crowd of'
        : String(count);
  const parts = [
    `${quantity} ${who.filter(Boolean).join(' ')}`,
    hair &&
      phrase(
        hair.value.colour,
        {
          bald: 'bald head',
          braid: 'braided hair',
          crownPlait: 'hair in plaits round the head',
          curls: 'curly hair',
          bun: 'hair in a bun',
          long: 'long hair',
          short: 'short hair',
          tousled: 'dishevelled hair',
          piled: 'a mass of hair',
        }[hair.value.cut ?? 'short'] ?? 'hair',
      ),
    beard &&
      phrase(
        beard.value.colour,
        beard.value.cut === 'moustache' || beard.value.cut === 'whiskers' ? beard.value.cut : 'beard',
      ),
    clothes && `in ${phrase(clothes.value.colour, clothes.value.kind)}`,
    hat && `wearing ${phrase(hat.value.colour, hat.value.kind)}`,
    ...wears.map(({ value }) => WORN_PHRASES[value] ?? value),
    holds.length > 0 && `holding ${holds.map(({ value }) => value).join(' and ')}`,
    posture &&
      {
        sit: 'sitting',
        lie: 'lying down',
        read: 'reading',
        walk: 'walking',
        run: 'running',
        kneel: 'kneeling',
        ride: 'on horseback',
      }[posture.value as string],
    person.isProne && 'face downwards',
    deed && DEED_PHRASES[deed.value.kind],
    ...features.flatMap(({ part, looks = [] }) =>
      part === 'expression' ? looks.map((look) => EXPRESSION_PHRASES[look]) : [],
    ),
  ];
  return parts.filter(Boolean).join(', ');
}

const phrase = (colour: string | undefined, noun: string): string =>
  colour ? `${colourName(colour)} ${noun}` : noun;

export function thingPhrase({ what, colour, count, qualities }: SceneThing): string {
  const words = [
    count === 'many' ? 'several' : count && count > 1 ? String(count) : null,
    ...qualities,
    colour && colourName(colour),
    what,
  ];
  return words.filter(Boolean).join(' ');
}
