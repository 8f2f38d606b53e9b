import { expect, test } from 'vitest';
import { extractBook } from '#server/extraction/embedded-engine.ts';
import { namedInPassage } from './named-in-passage.ts';
import { toCast } from './to-cast.ts';

const text = [
  'Captain Harlow came to Dover at noon. Mrs. Tilney waited in Dover, and Mrs. Tilney said nothing to Captain Harlow.',
  'Mrs. Tilney saw the harbour of Dover, and Harlow beside Mrs. Tilney. He wore a torn green coat.',
  'Edmund Harlow was his name.',
];
const chapter = { number: 1, text: text.join('\n\n') };
const cast = toCast(extractBook({ language: 'en', chapters: [chapter] }).registry);

function passage(words: string, entity: string | null = null) {
  const start = chapter.text.indexOf(words);
  const end = start + words.length;
  const knowledge = { known: { chapter: 1, offset: end }, isCounted: () => true };
  return namedInPassage(cast, { chapter: 1, start, end, text: words, entity }, knowledge);
}
const namesIn = (words: string, entity?: string) => passage(words, entity).map(({ name }) => name);
const SAW = 'Mrs. Tilney saw the harbour of Dover, and Harlow beside Mrs. Tilney.';

test('a passage names each of its people and places once, in the order of the text', () => {
  expect(namesIn(SAW)).toEqual(['Mrs. Tilney', 'Dover', 'Captain Harlow']);
  const [tilney] = passage(SAW);
  const { start, end } = tilney!.words;
  expect(chapter.text.slice(start, end)).toBe('Mrs. Tilney');
});

test('its subject comes first, even if the passage calls it only “he”', () => {
  expect(namesIn(SAW, 'Captain Harlow')).toEqual(['Captain Harlow', 'Mrs. Tilney', 'Dover']);
  expect(namesIn('He wore a torn green coat.', 'Captain Harlow')).toEqual(['Captain Harlow']);
  expect(namesIn('He wore a torn green coat.', 'a stranger')).toEqual([]);
});
