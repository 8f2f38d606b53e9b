import { expect, test } from 'vitest';
import { readText } from './text.ts';

/** Artificial texts, each the worst case for one part of reading. */
const SHAPES: Readonly<Record<string, readonly ['en' | 'ru', string]>> = {
  likenesses: ['en', 'like a sea of '],
  'likenesses with as': ['en', 'as white as '],
  reminders: ['en', 'reminded '],
  denials: ['en', 'not a house or '],
  adjectives: ['en', 'great old red '],
  'adjectives with commas': ['en', 'great, old, red, '],
  nouns: ['en', 'house '],
  'joined nouns': ['en', 'house and '],
  'one word': ['en', 'house'],
  'one hyphenated word': ['en', 'house-'],
  apostrophes: ['en', "a'"],
  'people and clothes': ['en', 'an old man in a red coat '],
  'Russian likenesses': ['ru', 'как море людей, '],
  'Russian likenesses that go on': ['ru', 'как мыши, когда '],
  'Russian denials': ['ru', 'не было дома '],
  'Russian adjectives': ['ru', 'большой старый красный '],
  'Russian shapes': ['ru', 'столбом стеною '],
};

const SHORT_CHARS = 8_000;
const LONG_CHARS = 128_000;
/** The allowed growth of time when the text is four times as long; quadratic time would be 16. */
const ALLOWED = 4;
/** Other work on the machine disturbs a measurement, so a slow one counts only if it repeats. */
const ATTEMPTS = 4;

test.each(Object.keys(SHAPES))('reading takes time in proportion to the length of %s', (shape) => {
  const [language, unit] = SHAPES[shape]!;
  const measure = (chars: number): number => {
    const text = unit.repeat(Math.ceil(chars / unit.length)).slice(0, chars);
    const started = process.cpuUsage();
    readText(text, language);
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  };
  measure(SHORT_CHARS);
  const ratios: number[] = [];
  do ratios.push(measure(LONG_CHARS) / (Math.max(3, measure(SHORT_CHARS)) * (LONG_CHARS / SHORT_CHARS)));
  while (ratios.at(-1)! > ALLOWED && ratios.length < ATTEMPTS);
  expect(Math.min(...ratios)).toBeLessThanOrEqual(ALLOWED);
});
