import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { extractBook, extractChapter } from '#server/extraction/embedded-engine.ts';
import { knownAt } from '#shared/testing/known-at.ts';
import type { BookExtraction } from './types.ts';

const ROOM =
  'The room was long and low, with a black oak ceiling and a broad stone hearth. Faded green curtains hung before the ' +
  'narrow windows, and a heavy table covered with dusty books stood beneath a brass lamp.';
const DIALOGUE = '“I think we ought to go home,” said Mr. Harlow. “You know what she told us yesterday.”';
const PORTRAIT =
  'Mrs. Tilney was a tall, thin woman with pale cheeks and long grey hair. She wore a faded black silk gown, a white lace ' +
  'cap and heavy silver rings on her bony fingers.';
const COMNATA =
  'Комната была низкая и темная, с закопченным потолком и узкими окнами. У стены стоял широкий дубовый стол, покрытый ' +
  'старой зеленой скатертью, а над ним висела тусклая медная лампа.';
const RAZGOVOR = '— Я думаю, нам пора домой, — сказал Савелий. — Ты знаешь, что она вчера говорила.';
const PORTRET =
  'Марья Петровна была высокая худощавая старуха с бледным морщинистым лицом и седыми волосами. На ней было длинное ' +
  'черное шелковое платье и белый кружевной чепец.';

describe('a chapter', () => {
  it.each([
    ['en', [ROOM, DIALOGUE, PORTRAIT], 'location', 'character'],
    ['ru', [COMNATA, RAZGOVOR, PORTRET], 'location', 'character'],
  ] as const)(
    'yields its room and its portrait, not its dialogue (%s)',
    (language, blocks, first, second) => {
      const text = blocks.join('\n\n');
      const { passages } = extractChapter(text, language);
      expect(passages.map(({ start, end, type }) => [text.slice(start, end), type])).toEqual([
        [blocks[0], first],
        [blocks[2], second],
      ]);
    },
  );

  it.each([
    ['en', `${DIALOGUE}\n\n${PORTRAIT}`, 'Mrs. Tilney'],
    ['ru', `${RAZGOVOR}\n\n${PORTRET}`, 'Мария Петровна'],
  ] as const)('names the person of a portrait (%s)', (language, text, name) => {
    const { passages } = extractChapter(text, language);
    expect(passages.map(({ entity }) => entity?.replace('Марья', 'Мария'))).toEqual([name]);
  });

  it('is read in the language of its text when the book declares none', () => {
    expect(extractChapter(`${ROOM}\n\n${PORTRAIT}`).language).toBe('en');
    expect(extractChapter(`${COMNATA}\n\n${PORTRET}`).language).toBe('ru');
  });

  it.each([
    [
      'German',
      'Das Zimmer war lang und niedrig, und die Fenster waren mit grünen Vorhängen bedeckt, die sich nicht bewegten.',
    ],
    [
      'Ukrainian',
      'Кімната була довга й темна, і на вікнах висіли зелені фіранки, що їх не було видно з її двору.',
    ],
    ['Japanese', '部屋は長くて天井が低く、窓には緑色のカーテンがかかっていた。'],
  ])('in %s is refused with the reason', (_, text) => {
    expect(extractChapter(text)).toMatchObject({
      refused: 'language-not-served',
      passages: [],
      mentions: [],
    });
  });

  it.each([[''], ['   \n\n  '], ['I.\n\nII.\n\n1890']])('is refused if it has no prose (%j)', (text) => {
    expect(extractChapter(text, 'en')).toMatchObject({ refused: 'no-prose', passages: [] });
  });
});

const sentence = fc.constantFrom(
  ...[
    ROOM,
    DIALOGUE,
    PORTRAIT,
    COMNATA,
    RAZGOVOR,
    PORTRET,
    'It was late.',
    'He ran to Dover.',
    'Пошел снег.',
    '😀 "…',
    'Mr.',
    '* * *',
  ],
);
const block = fc.array(sentence, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' '));
const text = fc
  .array(fc.oneof(block, block, fc.string()), { minLength: 1, maxLength: 6 })
  .chain((blocks) => fc.constantFrom('\n\n', '\n').map((gap) => blocks.join(gap)));
const language = fc.constantFrom('en' as const, 'ru' as const);

describe('for any text', () => {
  it('passages are in order, do not overlap, stay in one paragraph and are trimmed', () => {
    fc.assert(
      fc.property(text, language, (chapter, lang) => {
        let from = 0;
        for (const { start, end, priorityScore, confidence } of extractChapter(chapter, lang).passages) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(end).toBeGreaterThan(start);
          from = end;
          const quoted = chapter.slice(start, end);
          expect(quoted).not.toContain('\n');
          expect(quoted).toBe(quoted.trim());
          expect(priorityScore).toBeGreaterThanOrEqual(0);
          expect(priorityScore).toBeLessThanOrEqual(100);
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1);
        }
        expect(from).toBeLessThanOrEqual(chapter.length);
      }),
      { numRuns: 60 },
    );
  });

  it('the same book gives the same result', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 3 }), language, (texts, lang) => {
        const book = {
          language: lang,
          chapters: texts.map((chapter, i) => ({ number: i + 1, text: chapter })),
        };
        expect(extractBook(book)).toEqual(extractBook(book));
      }),
      { numRuns: 20 },
    );
  });
});

describe('a registry', () => {
  const chapters = [
    {
      number: 1,
      text: `Edmund came in at noon.\n\n${DIALOGUE}\n\nEdmund said nothing, and Mrs. Tilney looked at him.`,
    },
    { number: 2, text: `${PORTRAIT}\n\nThen Edmund Harlow went to London with Miss Grey.` },
  ];

  it('contains at a position only facts from the text before it', () => {
    const { registry } = extractBook({ language: 'en', chapters });
    const early = knownAt(registry, 1, chapters[0]!.text.length);
    expect(early.map(({ name }) => name)).toContain('Mrs. Tilney');
    expect(early.flatMap(({ attributes }) => attributes)).toEqual([]);
    expect(early.flatMap(({ aliases }) => aliases.map((alias) => alias.text))).not.toContain('Edmund Harlow');
    const late = knownAt(registry, 2, chapters[1]!.text.length);
    expect(late.find(({ name }) => name === 'Mrs. Tilney')).toMatchObject({ gender: 'female' });
    expect(late.flatMap(({ attributes }) => attributes.map(({ value }) => value))).toContain(
      'long grey hair',
    );
  });

  it('does not make a passage or an entity depend on later text', () => {
    const books: [BookExtraction, BookExtraction] = [
      extractBook({
        language: 'en',
        chapters: [
          ...chapters,
          { number: 3, text: 'Edmund Harlow was Lord Tilney. Sir Edmund Harlow had red hair.' },
        ],
      }),
      extractBook({
        language: 'en',
        chapters: [...chapters, { number: 3, text: 'Nothing happened at all.' }],
      }),
    ];
    const [first, second] = books.map(({ registry }) => knownAt(registry, 2, chapters[1]!.text.length));
    expect(first).toEqual(second);
    expect(books[0].chapters.slice(0, 2).map(({ passages }) => passages)).toEqual(
      books[1].chapters.slice(0, 2).map(({ passages }) => passages),
    );
  });

  it('contains nothing from beyond any position', () => {
    const { registry } = extractBook({ language: 'en', chapters });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.nat(600), (chapter, offset) => {
        const isKnown = (at: { chapter: number; offset: number }): boolean =>
          at.chapter < chapter || (at.chapter === chapter && at.offset <= offset);
        for (const entity of knownAt(registry, chapter, offset)) {
          expect(isKnown(entity.firstMention)).toBe(true);
          expect(entity.aliases.every(isKnown)).toBe(true);
          expect(entity.aliases.map((alias) => alias.text)).toContain(entity.name);
          expect(entity.attributes.every((one) => isKnown({ chapter: one.chapter, offset: one.end }))).toBe(
            true,
          );
          expect(entity.gender === null || (entity.genderFrom !== null && isKnown(entity.genderFrom))).toBe(
            true,
          );
        }
      }),
    );
  });
});

const STOCK = {
  en: [
    ROOM,
    DIALOGUE,
    PORTRAIT,
    'Warwick said nothing.',
    'They came to Warwick in the rain, and in Warwick they stayed.',
    'Mr. Warwick laughed.',
    'Hope rose early. There was little hope.',
    'He was a broad, red-faced man with black whiskers and a torn green coat.',
    'Lord Edmund Harlow, for it was he, was the dead girl’s father.',
    'The tall grey house of Thornfield stood dark on the hill, its windows black and its chimneys broken.',
  ],
  ru: [
    COMNATA,
    RAZGOVOR,
    PORTRET,
    'Воронов молчал.',
    'Они приехали в Воронов и жили в Воронове до зимы.',
    'Князь Воронов засмеялся.',
    'Липа вошла первой. Под окном росла старая липа.',
    'Это был широкоплечий человек с черной бородой, в рваном зеленом кафтане.',
    'Савелий Ильич Воронов и был ее отец.',
  ],
};

describe.each(['en', 'ru'] as const)('the extraction up to a reader’s place (%s)', (lang) => {
  const paragraph = fc.array(fc.constantFrom(...STOCK[lang]), { minLength: 1, maxLength: 3 });
  const chapter = fc
    .array(paragraph, { minLength: 1, maxLength: 4 })
    .map((parts) => parts.map((sentences) => sentences.join(' ')).join('\n\n'));
  const book = fc.array(chapter, { minLength: 1, maxLength: 3 });
  const extract = (texts: readonly string[]): BookExtraction =>
    extractBook({ language: lang, chapters: texts.map((each, i) => ({ number: i + 1, text: each })) });

  it('depends only on the text read so far', () => {
    fc.assert(
      fc.property(book, chapter, fc.array(chapter, { maxLength: 2 }), (prefix, continued, twist) => {
        const short = extract(prefix);
        const longer = extract([...prefix, ...twist]);
        const inside = extract([...prefix.slice(0, -1), `${prefix.at(-1)!}\n\n${continued}`, ...twist]);
        expect(longer.chapters.slice(0, prefix.length).map(({ passages }) => passages)).toEqual(
          short.chapters.map(({ passages }) => passages),
        );
        expect(inside.chapters.slice(0, prefix.length - 1).map(({ passages }) => passages)).toEqual(
          short.chapters.slice(0, -1).map(({ passages }) => passages),
        );
        prefix.forEach((each, i) => {
          for (let offset = 0; offset < each.length; offset += 23) {
            const known = knownAt(short.registry, i + 1, offset);
            expect(knownAt(longer.registry, i + 1, offset)).toEqual(known);
            expect(knownAt(inside.registry, i + 1, offset)).toEqual(known);
          }
        });
      }),
      { numRuns: 40 },
    );
  });
});

test('a book of more words than any novel is read as far as memory allows', { timeout: 120_000 }, () => {
  const filler = { number: 1, text: 'a b c d e. '.repeat(250_000) };
  const found = extractBook({
    language: 'en',
    chapters: [{ number: 1, text: ROOM }, filler, { number: 3, text: ROOM }],
  });
  expect(found.chapters.map(({ passages }) => passages.length > 0)).toEqual([true, false, false]);
});
