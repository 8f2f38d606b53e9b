import * as z from 'zod';

export const SETTINGS = [
  'forest', 'field', 'mountains', 'hills', 'sea', 'harbour', 'river', 'lake', 'swamp', 'desert', 'snowfield',
  'garden', 'village', 'street', 'square', 'castle', 'church', 'hall', 'parlour', 'bedroom', 'kitchen', 'study',
  'library', 'tavern', 'cellar', 'cabin', 'station', 'ship', 'bridge', 'camp', 'cave', 'room', 'open',
] as const; // prettier-ignore
export const TIMES = ['dawn', 'day', 'sunset', 'dusk', 'night'] as const;
export const WEATHERS = ['clear', 'cloud', 'fog', 'rain', 'snow', 'storm', 'wind'] as const;
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
/** How houses, churches and clothes look. */
export const REGIONS = ['west', 'east'] as const;
export const ERAS = ['medieval', 'nineteenth', 'modern'] as const;
export const MOVEMENTS = ['still', 'violent'] as const;
export const MOODS = ['neutral', 'calm', 'joy', 'sorrow', 'dread'] as const;
export const STYLES = [
  'gouache', 'watercolor', 'ink', 'woodcut', 'papercut', 'pastel', 'noir', 'engraving', 'storybook', 'ukiyo-e',
  'sepia', 'charcoal',
] as const; // prettier-ignore

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** A thing that the passage names: "a dozen black fishing boats" is {kind:'boat', colours:[black], count:12}. */
export const SceneThing = z.object({
  kind: z.string(),
  colours: z.array(colour),
  count: z.number().int().positive().nullable(),
});

export const ScenePerson = z.object({
  /** Fixes everything about the person that the text leaves open. */
  seed: z.string(),
  age: z.enum(['child', 'young', 'adult', 'old']),
  sex: z.enum(['woman', 'man']),
  build: z.enum(['average', 'tall', 'stout', 'thin', 'short']),
  stooped: z.boolean(),
  seated: z.boolean(),
  /** In bed, or on a sofa. */
  lying: z.optional(z.boolean()),
  /** What the face says, where the text says it. */
  look: z.optional(z.enum(['smiling', 'stern', 'sad'])),
  skin: colour,
  hair: z.object({ colour, cut: z.enum(['short', 'long', 'braid', 'bun', 'curly', 'bald']) }),
  eyes: colour.nullable(),
  beard: z.object({ colour, cut: z.enum(['full', 'short', 'moustache']) }).nullable(),
  hat: z
    .object({
      kind: z.enum(['cap', 'brim', 'top', 'fur', 'hood', 'scarf', 'helmet', 'crown', 'bonnet']),
      colour,
    })
    .nullable(),
  clothes: z.object({
    kind: z.enum(['coat', 'dress', 'cloak', 'shirt', 'jacket', 'uniform', 'robe', 'armour']),
    colour,
    patched: z.boolean(),
    buttons: z.boolean(),
  }),
  belt: colour.nullable(),
  scarf: colour.nullable(),
  apron: colour.nullable(),
  glasses: z.boolean(),
  holds: z.array(z.string()),
});

/** What was understood of a passage and is drawn from; stored with the picture. */
export const SceneSpec = z.object({
  version: z.literal(2),
  type: z.enum(['location', 'character', 'atmosphere', 'object']),
  setting: z.enum(SETTINGS),
  /** The kind within the setting: conifer, broadleaf, birch, bare; cliff; attic … */
  variant: z.string().nullable(),
  time: z.enum(TIMES),
  /** Sun or moon stand at the horizon: the text says so. */
  lowLight: z.boolean(),
  weather: z.enum(WEATHERS),
  season: z.enum(SEASONS),
  mood: z.enum(MOODS),
  region: z.enum(REGIONS),
  era: z.enum(ERAS),
  /** Violent movement tilts the picture. */
  movement: z.enum(MOVEMENTS),
  things: z.array(SceneThing),
  people: z.array(ScenePerson),
  /** The text speaks of a figure: who it is stands in a place, and is not looked in the face. */
  isFar: z.optional(z.boolean()),
  style: z.enum(STYLES),
  /** Colours that the reader's own words asked for; they tint the whole picture. */
  tint: z.array(colour),
  seeds: z.object({ place: z.string(), take: z.string() }),
});

export type SceneSpec = z.infer<typeof SceneSpec>;
export type SceneThing = z.infer<typeof SceneThing>;
export type ScenePerson = z.infer<typeof ScenePerson>;
export type Setting = SceneSpec['setting'];
export type Style = SceneSpec['style'];
