import { expect, test } from 'vitest';
import '#server/extraction/embedded-engine.ts';
import { analyse } from './analysis.ts';
import { countThings, type IntroducedThings } from './introduced-things.ts';
import { BIT } from './lexicon/categories.ts';

const VISIBLE = BIT.furnishing | BIT.thing | BIT.built | BIT.clothes;

/** One count per sentence of a text. */
const countsOf = (text: string, language: 'en' | 'ru'): IntroducedThings[] => {
  const analysis = analyse(text, language);
  return analysis.paragraphs.flatMap(({ sentences }) =>
    sentences.map((sentence) => countThings(analysis, sentence, VISIBLE)),
  );
};

test('a thing is new where the text first names it, and known from then on', () => {
  const [view, act] = countsOf('There was a table with a jug on it. He took the jug from the table.', 'en');
  expect(view).toMatchObject({ new: 2, known: 0 });
  expect(act).toMatchObject({ new: 0, known: 2 });
});

test('what is new depends on nothing that comes later', () => {
  const beginning = 'A table stood by the door.';
  expect(countsOf(`${beginning} The table had a drawer, and his coat lay on it.`, 'en')[0]).toEqual(
    countsOf(beginning, 'en')[0],
  );
});

test('an article introduces what it is joined with by “and”, but nothing after a comma or a verb', () => {
  const [things] = countsOf('A very old oak table, chairs, her coat and hat and the door were grey.', 'en');
  expect(things!.by).toEqual({ indefinite: 1, bare: 1, possessive: 2, definite: 1 });
});

test('a person named for the first time is new', () => {
  expect(countsOf('Margaret laughed. Margaret sat down.', 'en').map(({ newNames }) => newNames)).toEqual([
    1, 0,
  ]);
});

test('Russian has no articles, but possessives, and its forms of a word are one', () => {
  const [view, act] = countsOf('У окна стоял стол. Он отошёл от своего стола.', 'ru');
  expect(view).toMatchObject({ newBy: { bare: 2 } });
  expect(act).toMatchObject({ new: 0, known: 1 });
});
