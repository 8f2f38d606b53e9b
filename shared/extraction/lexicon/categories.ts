/** The semantic categories of words that matter for descriptions. A word may belong to several; a set is a bit mask. */
export const CATEGORIES = [
  'built', // buildings, rooms and their parts, streets, settlements
  'nature', // landforms, waters, plants
  'furnishing',
  'body',
  'clothes',
  'person',
  'animal',
  'sky', // weather, heavenly bodies, light and darkness
  'sense', // sounds, smells, silence, cold
  'daytime', // hours of the day, seasons
  'thing', // vehicles, tools, weapons, vessels, pictures
  'colour',
  'look', // adjectives of size, shape, surface, age, light, beauty
  'material',
  'posture', // verbs that place a thing: stand, hang, stretch, cover, gleam
  'perceive',
  'space', // prepositions and adverbs that arrange a view
  'speech',
  'mind', // verbs of thinking, wanting, feeling
  'abstract', // nouns nobody can draw
  'motion', // verbs of events
  'hypothetical',
  'negation',
  'summary', // words of habit and span: always, every, years
  'sequence', // words that move a story on: then, suddenly
  'trait', // adjectives of character and standing
  'measure',
] as const;

export type Category = (typeof CATEGORIES)[number];

/** Bit of each category. */
export const BIT = Object.fromEntries(CATEGORIES.map((category, index) => [category, 1 << index])) as Record<
  Category,
  number
>;

export type Lexicon = ReadonlyMap<string, number>;

/** Builds word → bit mask from one line of space-separated words per category. */
export function buildLexicon(lists: Partial<Record<Category, string>>): Map<string, number> {
  const lexicon = new Map<string, number>();
  for (const category of CATEGORIES) {
    for (const word of (lists[category] ?? '').split(/\s+/)) {
      if (word) lexicon.set(word, (lexicon.get(word) ?? 0) | BIT[category]);
    }
  }
  return lexicon;
}
