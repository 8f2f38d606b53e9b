import { describe, expect, test } from 'vitest';
import { extractBook } from '#server/extraction/embedded-engine.ts';
import { findNamed } from './find-named.ts';
import type { Knowledge, TextStretch } from './known-facts.ts';
import { quote, quoteSentence } from './quote-text.ts';
import { toCast } from './to-cast.ts';
import { whoIs } from './who-is.ts';
import type { TextPlace } from '../../publication/chapters/text-place.ts';

const english = [
  'Captain Harlow came up the road at noon. Captain Harlow was a tall man with grey hair and a torn coat. Mrs. Tilney waited at the gate, and Mrs. Tilney said nothing.',
  'In the evening Harlow sat with Mrs. Tilney by the fire. The captain slept.\n\nThey came to Dover at noon and went away again.\n\nDover was a small town on the coast.',
  'At last Edmund Harlow told them his name. Mrs. Tilney was the widow of a smuggler.',
];
const russian = [
  'Графиня Ростова вошла в залу. Наташа Ростова была младшая дочь хозяина. Наташа засмеялась.',
  'Вечером графиня сидела одна. Потом Наташу позвали к Соне. Соня молчала, и Наташа тоже.',
];

function open(language: 'en' | 'ru', texts: readonly string[]) {
  const chapters = texts.map((text, i) => ({ number: i + 1, text }));
  const cast = toCast(extractBook({ language, chapters }).registry);
  const all = { known: { chapter: texts.length, offset: texts.at(-1)!.length }, isCounted: () => true };
  const stretch = (chapter: number, text: string): TextStretch & { text: string } => {
    const start = texts[chapter - 1]!.indexOf(text);
    return { chapter, start, end: start + text.length, text };
  };
  const knowing = (known: TextPlace) => ({ ...all, known });
  const named = (chapter: number, text: string, knowledge: Knowledge = all) =>
    findNamed(cast, stretch(chapter, text), knowledge);
  const words = ({ chapter, start, end }: TextStretch) => texts[chapter - 1]!.slice(start, end);
  return { cast, all, knowing, named, words, stretch };
}

describe('the card of a person', () => {
  const { cast, all, knowing, named, words } = open('en', english);
  const harlow = named(1, 'Captain Harlow')!.id;
  const atEnd = { chapter: 3, offset: 0 };

  test('describes them in the book’s words, with their company and first meeting', () => {
    const card = whoIs(cast, harlow, all, atEnd)!;
    expect(card.name).toMatch(/Harlow/);
    expect(words(card.first)).toBe('Captain Harlow');
    expect(card.quotations.map(words)).toContain(
      'Captain Harlow was a tall man with grey hair and a torn coat.',
    );
    expect(card.company.map(({ name }) => name)).toEqual(['Mrs. Tilney']);
    expect(card.lastMet).toMatchObject({ chapter: 2 });
    expect(card.mentions[0]).toEqual({ chapter: 1, count: 2 });
  });

  test('knows no more than the reader', () => {
    const early = whoIs(cast, harlow, knowing({ chapter: 1, offset: 45 }), { chapter: 1, offset: 0 })!;
    expect(early).toMatchObject({ alsoCalled: [], quotations: [], company: [], lastMet: null });
    expect(early.mentions).toEqual([{ chapter: 1, count: 1 }]);
    const tilney = named(2, 'Mrs. Tilney')!.id;
    expect(whoIs(cast, tilney, knowing({ chapter: 1, offset: 45 }), atEnd)).toBeNull();
    const widow = (chapter: number) =>
      whoIs(cast, tilney, knowing({ chapter, offset: 1_000 }), atEnd)!.quotations.map(words);
    expect(widow(2)).toEqual([]);
    expect(widow(3)).toEqual(['Mrs. Tilney was the widow of a smuggler.']);
  });

  test('of a place describes it', () => {
    const averby = whoIs(cast, named(2, 'Dover')!.id, all, atEnd)!;
    expect(averby).toMatchObject({ kind: 'location', name: 'Dover' });
    expect(averby.quotations.map(words)).toEqual(['Dover was a small town on the coast.']);
  });
});

describe('tapped or selected words', () => {
  test('name a person by a surname, a title and a title alone', () => {
    const { named } = open('en', english);
    const { id } = named(1, 'Captain Harlow')!;
    expect(named(2, 'Harlow')!.id).toBe(id);
    expect(named(2, 'captain')!.id).toBe(id);
    expect(named(2, 'evening')).toBeNull();
  });

  test('name a person in any case of Russian', () => {
    const { named, cast } = open('ru', russian);
    const natasha = named(1, 'Наташа')!.id;
    expect(named(2, 'Наташу')!.id).toBe(natasha);
    const countess = named(2, 'графиня')!.id;
    expect(cast.find(({ id }) => id === countess)?.titles).toMatchObject([{ text: 'графиня' }]);
    expect(named(2, 'Соне')!.id).toBe(named(2, 'Соня')!.id);
  });

  test('never name a person whom the reader has not met', () => {
    const { named, knowing } = open('en', english);
    expect(named(2, 'captain', knowing({ chapter: 1, offset: 4 }))).toBeNull();
  });

  test('that may mean two people are marked as ambiguous', () => {
    const { named } = open('en', [
      'Prince Andrew Bolkon came in. Then Bolkon sat down. Prince Nicholas Bolkon looked at him. Bolkon rose.',
    ]);
    const { id, others } = named(1, 'Bolkon rose')!;
    expect(others).toHaveLength(1);
    expect(others).not.toContain(id);
  });

  test('that return after a long absence are marked as uncertain', () => {
    const long = Array.from({ length: 130 }, () => 'Eugene went out. Then Eugene came back.').join(' ');
    const text = `${'Basil Fedorov met Eugene. '.repeat(9)}\n\n${long}\n\nIn the evening Basil knocked at the door.`;
    const { named } = open('en', [text]);
    expect(named(1, 'Basil Fedorov')).not.toHaveProperty('isUnsure');
    expect(named(1, 'Basil knocked')).toMatchObject({
      id: named(1, 'Basil Fedorov')!.id,
      isUnsure: true,
      others: [],
    });
  });
});

describe('a quotation', () => {
  const text = `${'Long before that day '.repeat(30)}old Harlow came to the inn. He was late. Nobody saw him go.`;
  const harlow = { chapter: 1, start: text.indexOf('Harlow'), end: text.indexOf('Harlow') + 6 };

  test('of a long sentence includes the name', () => {
    const { text: words } = quoteSentence(text, harlow, { chapter: 2, offset: 0 })!;
    expect(words).toMatch(/^….* old Harlow came to the inn\.$/);
    expect(words.length).toBeLessThan(400);
  });

  test('leaves out note references', () => {
    const noted = 'He had read Büchner, [43] ninth edition.[44] He took it from [the table].';
    const whole = { chapter: 1, start: 0, end: noted.length };
    const { text: words } = quote(noted, whole, { chapter: 2, offset: 0 })!;
    expect(words).toBe('He had read Büchner, ninth edition. He took it from [the table].');
  });

  test('ends where the reader’s knowledge does', () => {
    const known = { chapter: 1, offset: harlow.end + 5 };
    expect(quoteSentence(text, harlow, known)!.text).toMatch(/old Harlow…$/);
    expect(quoteSentence(text, harlow, { ...known, offset: known.offset + 1 })!.text).toMatch(
      /Harlow came…$/,
    );
    expect(quoteSentence(text, harlow, { chapter: 1, offset: harlow.end - 1 })).toBeNull();
    expect(quote(text, { ...harlow, end: harlow.end + 20 }, known)).toBeNull();
  });
});

test('a full name mentioned once does not replace the usual name', () => {
  const { cast, all, named } = open('en', [
    'He was a son of Count Cyril Bolkon. Bolkon came in, and Bolkon sat down. Mr. Tom Harlow and Tom Harlow rose.',
  ]);
  const nameOf = (text: string) => whoIs(cast, named(1, text)!.id, all, { chapter: 1, offset: 0 })!.name;
  expect(nameOf('Bolkon came')).toBe('Bolkon');
  expect(nameOf('Tom Harlow rose')).toMatch(/Tom Harlow/);
});

test.each([
  [
    '“I do not know,” said Harlow. Then he left.',
    'I do not know,” said Harlow.',
    '“I do not know,” said Harlow.',
  ],
  ['“I do not know. Ask Harlow. He does.”', 'I do not know.', '“I do not know.”'],
  ['“I do not know. Ask Harlow. He does.”', 'Ask Harlow.', '“Ask Harlow.”'],
  ['“I do not know. Ask Harlow. He does.”', 'He does.”', '“He does.”'],
  ['Harlow said, “I do not know. Ask him.”', 'Harlow said, “I do not know.', 'Harlow said, “I do not know.”'],
  ['“He said: ‘Ask him.’ So I went. And came.” He left.', 'So I went.', '“So I went.”'],
  ['“Ask him.” He left. “I do.”', 'He left.', 'He left.'],
  ['«Вот „Рассвет“ на столе. Возьми. И ступай». Он вышел.', 'Возьми.', '«Возьми.»'],
  ['«Не знаю», – сказал Левин.', 'Не знаю», – сказал Левин.', '«Не знаю», – сказал Левин.'],
])('a quotation of any part of speech has its quotation marks: %s “%s”', (text, said, quoted) => {
  const start = text.indexOf(said);
  const stretch = { chapter: 1, start, end: start + said.length };
  expect(quote(text, stretch, { chapter: 2, offset: 0 })!.text).toBe(quoted);
});

test('a form of address is not the name on the card', () => {
  const { cast, all, named } = open('en', [
    'Pierre came in. “Ah, Monsieur Pierre!” said the prince. Pierre bowed. “Sit down, Monsieur Pierre,” said the prince.',
  ]);
  expect(whoIs(cast, named(1, 'Monsieur Pierre')!.id, all, { chapter: 1, offset: 0 })!.name).toBe('Pierre');
});

test('a person first named in a foreword has a card from the beginning of the story', () => {
  const { cast, all, named } = open('en', [
    'Captain Harlow: the murderer of the earl. Mrs. Tilney: his widow.',
    'Captain Harlow came up the road, and Captain Harlow saw Mrs. Tilney.',
  ]);
  const knowledge = { ...all, isCounted: (chapter: number) => chapter > 1 };
  const { id } = named(2, 'Captain Harlow', knowledge)!;
  const card = whoIs(cast, id, knowledge, { chapter: 2, offset: 30 })!;
  expect([card.name, card.first.chapter]).toEqual(['Captain Harlow', 2]);
  expect(
    whoIs(cast, id, { ...knowledge, known: { chapter: 2, offset: 5 } }, { chapter: 2, offset: 0 }),
  ).toBeNull();
});
