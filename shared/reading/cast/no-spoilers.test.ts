import fc from 'fast-check';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { extractBook } from '#server/extraction/embedded-engine.ts';
import type { CastMember } from '../../contract/cast.ts';
import { parsePublication } from '../../publication/parse-publication.ts';
import { PublicationError } from '../../publication/publication-error.ts';
import { arbitraryCorrections } from '../../testing/arbitrary-corrections.ts';
import { READABLE_BOOKS } from '../../testing/readable-books.ts';
import { isLong } from '../../testing/test-length.ts';
import { knownWhileReading, mayShow } from '../spoilers/may-show.ts';
import { applyCorrections, correctionsInForce, type Correction } from './apply-corrections.ts';
import { castUpTo } from './cast-up-to.ts';
import { certainSubject } from './certain-subject.ts';
import { findNamed } from './find-named.ts';
import { endOfAlias } from './known-facts.ts';
import type { ReadChapter } from './last-pages.ts';
import { namedInPassage } from './named-in-passage.ts';
import { previously } from './previously.ts';
import { quote, quoteSentence } from './quote-text.ts';
import { pictureOf, type PaintedPassage } from './picture-of.ts';
import { toCast } from './to-cast.ts';
import { whereNow } from './where-now.ts';
import { whoIs } from './who-is.ts';
import type { TextPlace } from '../../publication/chapters/text-place.ts';

interface Book {
  readonly cast: CastMember[];
  readonly chapters: readonly ReadChapter[];
  /** Every passage, as if the reader had them all painted. */
  readonly painted: readonly PaintedPassage[];
  readonly corrections?: readonly Correction[];
}

const isCounted = () => true;
const textOf = ({ chapters }: Book, chapter: number) =>
  chapters.find(({ number }) => number === chapter)!.text;

/** Everything that the reader can be shown of people and places at a position, words of the book included. */
function answers(book: Book, known: TextPlace, asked: readonly string[]) {
  const knowledge = { known, isCounted };
  const { chapters } = book;
  const cast = correctedCast(book, known);
  const pageStart = { chapter: known.chapter, offset: Math.max(0, known.offset - 1_500) };
  const cards = asked.map((id) => {
    const card = whoIs(cast, id, knowledge, pageStart);
    return (
      card && {
        card,
        picture: pictureOf(cast, id, book.painted, knowledge),
        first: quoteSentence(textOf(book, card.first.chapter), card.first, known),
        said: card.quotations.map((one) => quote(textOf(book, one.chapter), one, known)),
      }
    );
  });
  const last = chapters.filter(({ number }) => number <= known.chapter).slice(-3);
  const told = previously(cast, last, known, isCounted);
  const page = textOf(book, known.chapter).slice(pageStart.offset, known.offset);
  const words = [...page.matchAll(/\p{L}+/gu)].slice(0, 40).map(({ 0: text, index }) => {
    const start = pageStart.offset + index;
    return findNamed(cast, { chapter: known.chapter, start, end: start + text.length, text }, knowledge);
  });
  const passage = { chapter: known.chapter, start: pageStart.offset, end: known.offset, text: page };
  return {
    cards,
    words,
    named: namedInPassage(cast, passage, knowledge),
    told,
    lines: told.lines.map((one) => quote(textOf(book, one.chapter), one, known)),
    members: castUpTo(cast, known, isCounted),
    here: whereNow(cast, known, knowledge)?.id,
  };
}

const correctedCast = ({ cast, corrections = [] }: Book, known: TextPlace) =>
  applyCorrections(cast, correctionsInForce(cast, corrections, known));

/** The book truncated at a position: no fact and no letter from beyond it remain. */
function tornOff({ cast, chapters, painted, ...book }: Book, known: TextPlace): Book {
  const isLeft = (chapter: number, offset: number) => mayShow({ chapter, offset }, known);
  return {
    ...book,
    painted: painted.filter((one) => isLeft(one.chapter, one.end)),
    chapters: chapters.map(({ number, text }) => {
      const left = number < known.chapter ? text.length : number > known.chapter ? 0 : known.offset;
      return { number, text: text.slice(0, left) + '█'.repeat(Math.max(0, text.length - left)) };
    }),
    cast: cast.map((member) => ({
      ...member,
      aliases: member.aliases.filter((one) => isLeft(one.chapter, endOfAlias(one).offset)),
      attributes: member.attributes.filter((one) => isLeft(one.chapter, one.offset)),
      titles: member.titles!.filter((one) => isLeft(one.chapter, one.offset)),
      namesakes: member.namesakes!.filter((one) => isLeft(one.chapter, one.offset)),
      quotations: member.quotations!.filter((one) => isLeft(one.chapter, one.end)),
      mentions: member.mentions.flatMap(({ chapter, count, at, names, unsure }) => {
        const left = at!.flatMap((start, i) =>
          i % 2 === 0 && isLeft(chapter, at![i + 1]!) ? [start, at![i + 1]!] : [],
        );
        if (left.length === 0) return [];
        return [
          { chapter, count: chapter < known.chapter ? count : left.length / 2, at: left, names, unsure },
        ];
      }),
    })),
  };
}

function expectNoLeak(book: Book, known: TextPlace): void {
  const met = [...new Set([...book.cast, ...correctedCast(book, known)])];
  const asked = met.filter((_, i) => i < 12 || (i * 7 + known.offset) % 31 === 0).map(({ id }) => id);
  const shown = answers(book, known, asked);
  expect(shown).toEqual(answers(tornOff(book, known), known, asked));
  expect(JSON.stringify(shown)).not.toContain('█');
}

function read(language: string | null, texts: readonly string[]): Book {
  const chapters = texts.map((text, i) => ({ number: i + 1, text }));
  const { registry, chapters: found } = extractBook({ language, chapters });
  const painted = found.flatMap(({ number: chapter, passages }, i) =>
    passages.map(({ start, end, type, entity }) => {
      const text = texts[i]!;
      const content = text.slice(start, end);
      const subject = certainSubject({ type, entity, content }, text.slice(0, start));
      return { chapter, start, end, type, entity: subject };
    }),
  );
  return { chapters, cast: toCast(registry), painted };
}

/** A place in a book from two shares, 0–1. */
function placeAt({ chapters }: Book, share: number, within: number): TextPlace {
  const { number, text } = chapters[Math.min(chapters.length - 1, Math.floor(share * chapters.length))]!;
  return { chapter: number, offset: Math.floor(within * text.length) };
}

const STOCK = {
  en: [
    'Captain Harlow came into the long low room, and the boy stood up.',
    'Captain Harlow was a tall man with grey hair and a torn green coat.',
    'Mrs. Tilney, the widow of the vicar, lived alone in Averby.',
    'Averby was a small village on the coast, and the road to Averby was bad.',
    'Prince Andrew Bolkon sat down. Then Bolkon rose again.',
    'Prince Nicholas Bolkon looked at Bolkon. The captain laughed.',
    '“I will not go to Averby,” said Mrs. Tilney. “Nor will Harlow.”',
    'It was late, and nothing more could be done before the morning came.',
  ],
  ru: [
    'Князь Воронов вошел в низкую темную залу, и все замолчали.',
    'Марья Петровна была высокая худощавая старуха с бледным лицом и седыми волосами.',
    'Наташа Ростова, младшая дочь хозяина, жила тогда в Москве.',
    'Потом Воронов засмеялся, а Наташу увели к графине Ростовой.',
    'Графиня молчала. Князь уехал в Москву и жил в Москве до зимы.',
    '— Я не поеду, — сказала Наташа. — И Воронов не поедет.',
    'Было поздно, и до самого утра уже ничего нельзя было поделать.',
  ],
};

const share = fc.double({ min: 0, max: 1, noNaN: true });

describe.each(['en', 'ru'] as const)('in books of any order (%s)', (language) => {
  const paragraph = fc.array(fc.constantFrom(...STOCK[language]), { minLength: 1, maxLength: 4 });
  const chapter = fc
    .array(paragraph, { minLength: 1, maxLength: 5 })
    .map((parts) => parts.map((sentences) => sentences.join(' ')).join('\n\n'));
  const books = fc.array(chapter, { minLength: 1, maxLength: 4 });

  test('no result comes from text beyond the position', () => {
    fc.assert(
      fc.property(
        books,
        fc.array(fc.tuple(share, share), { minLength: 10, maxLength: 10 }),
        arbitraryCorrections,
        (texts, places, corrections) => {
          const found = read(language, texts);
          const book = { ...found, corrections: corrections(found.cast) };
          for (const [where, within] of places) expectNoLeak(book, placeAt(book, where, within));
        },
      ),
      { numRuns: isLong ? 200 : 20 },
    );
  });

  test('a name cut off by the position reveals nothing yet', () => {
    const book = read(language, [STOCK[language][0]!, STOCK[language][0]!]);
    for (let offset = 0; offset < 20; offset++) expectNoLeak(book, { chapter: 2, offset });
  });

  test('moving back keeps the furthest position known, unless hidden while rereading', () => {
    fc.assert(
      fc.property(books, fc.array(fc.tuple(share, share), { minLength: 5, maxLength: 10 }), (texts, jumps) =>
        expectNoLeakAfterJumps(read(language, texts), jumps),
      ),
      { numRuns: isLong ? 100 : 10 },
    );
  });
});

/** What is known after each of some jumps, and what is shown there while rereading hides everything after the page. */
function expectNoLeakAfterJumps(book: Book, jumps: readonly [where: number, within: number][]): void {
  const asked = book.cast.filter((_, i) => i < 40).map(({ id }) => id);
  let furthest: TextPlace = { chapter: 1, offset: 0 };
  for (const [where, within] of jumps) {
    const here = placeAt(book, where, within);
    const position = [furthest.chapter, furthest.offset, 1_000, 1, 10] as const;
    const known = knownWhileReading([...position], here);
    furthest = mayShow(furthest, here) ? here : furthest;
    expect(known).toEqual(furthest);
    const veiled = answers(book, knownWhileReading([...position], here, true), asked);
    expect(veiled).toEqual(answers(tornOff(book, here), here, asked));
  }
}

const folder = path.resolve(process.env.VIGNETTE_CORPUS ?? '../shared', 'books');
const POSITIONS = 200;

const JUMPS = 5;

/** Readable books in languages whose names are not found. */
const WITHOUT_NAMES: readonly string[] = [
  'idpf-kusamakura-preview.epub',
  'idpf-israelsailing.epub',
  'idpf-regime-anticancer-arabic.epub',
  'readest-sample-vertical-rl.epub',
];

describe.skipIf(!isLong || !existsSync(folder))('in real books', () => {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /\.(?:epub|fb2)$/.test(name)) : [];

  test('every readable book is opened', () => {
    expect(files).toEqual(expect.arrayContaining([...READABLE_BOOKS]));
  });

  describe.each(files)('%s', (file) => {
    const book = open(file);

    test('no result at 200 random positions comes from beyond', { timeout: 600_000 }, () => {
      const isExpected = READABLE_BOOKS.some((name) => name === file) && !WITHOUT_NAMES.includes(file);
      if (isExpected) expect(book()).not.toBeNull();
      fc.assert(
        fc.property(share, share, (where, within) => {
          const opened = book();
          if (opened) expectNoLeak(opened, placeAt(opened, where, within));
        }),
        { numRuns: POSITIONS },
      );
    });

    test('nor after moving back while rereading hides what follows', { timeout: 600_000 }, () => {
      const jumps = fc.array(fc.tuple(share, share), { minLength: JUMPS, maxLength: JUMPS });
      fc.assert(
        fc.property(jumps, (places) => {
          const opened = book();
          if (opened) expectNoLeakAfterJumps(opened, places);
        }),
        { numRuns: POSITIONS / JUMPS },
      );
    });
  });
});

/** Reads a book once it is needed. Null for what is no readable book, or one without names. */
function open(file: string): () => Book | null {
  let opened: Book | null | undefined;
  return () => (opened === undefined ? (opened = readFile(file)) : opened);
}

function readFile(file: string): Book | null {
  let publication;
  try {
    publication = parsePublication(new Uint8Array(readFileSync(path.join(folder, file))));
  } catch (error) {
    // Broken files are in the folder on purpose.
    if (error instanceof PublicationError) return null;
    throw error;
  }
  const book = read(
    publication.metadata.language,
    publication.chapters.map(({ text }) => text),
  );
  return book.cast.length > 0 ? book : null;
}
