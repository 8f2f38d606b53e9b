import { expect, test } from 'vitest';
import { readTables } from './painter-words.ts';

const { tables, words } = readTables();
const flat = (all: readonly unknown[]): string => all.flat().join('|');

test('the English part of the painter has no Russian words, and the Russian part no English ones', () => {
  expect(words.en.length).toBeGreaterThan(700);
  expect(words.ru).toHaveLength(words.en.length);
  expect(flat(words.en)).not.toMatch(/\p{Script=Cyrillic}/u);
  // Letters of patterns ("\S", "(?:", the placeholders `{o}`, `{s}` and `{t}`) are no words.
  expect(flat(words.ru).replaceAll(/\{[ost]\}|\\[a-zA-Z]/g, '')).not.toMatch(/[a-z]/iu);
});

test('an entry of the lexicon is replaced by the number of its words in both parts', () => {
  const colours = [...tables].find(([file]) => file.endsWith('lexicon/colours.ts'))![1];
  const number = Number(/^ {2}'?#[0-9a-f]+'?: pair\((\d+)\)/mu.exec(colours)?.[1]);
  expect(words.en[number]).toMatch(/[a-z]/);
  expect(words.ru[number]).toMatch(/[а-я]/);
  expect(colours).not.toContain(words.ru[number]);
});

test('of motifs no words are left, only names', () => {
  const names = [...tables]
    .filter(([file]) => file.includes('motifs/names-'))
    .map(([, source]) => source)
    .join('');
  expect(names).toMatch(/^ {2}mirror: 0,/m);
  expect(names).not.toMatch(/\p{Script=Cyrillic}/u);
});
