import { expect, test } from 'vitest';
import { extractBook } from '#server/extraction/embedded-engine.ts';
import { previously } from './previously.ts';
import { toCast } from './to-cast.ts';

const filler = 'It was late, and nothing else was to be done about it before the morning came. ';
const chapters = [
  `Captain Harlow came to the inn at Averby in the rain. ${filler.repeat(3)}\n\n“I will not go,” said Mrs. Tilney.\n\nMrs. Tilney shut the door of the house in Averby behind her.`,
  `Captain Harlow wrote a long letter to his brother that night. ${filler.repeat(3)}\n\nMrs. Tilney burnt the letter before anybody else could read it.\n\nThe boat was gone when they came down to the beach at dawn.`,
  'Captain Harlow died in the spring, and Mrs. Tilney never knew it.',
].map((text, i) => ({ number: i + 1, text }));
const cast = toCast(extractBook({ language: 'en', chapters }).registry);
const at = (chapter: number, offset: number) =>
  previously(cast, chapters.slice(0, chapter), { chapter, offset }, () => true);
const words = ({ chapter, start, end }: { chapter: number; start: number; end: number }) =>
  chapters[chapter - 1]!.text.slice(start, end);

test('the last pages are summarised in five to seven whole sentences of the book, in order', () => {
  const { lines } = at(2, chapters[1]!.text.length);
  expect(lines.length).toBeGreaterThanOrEqual(5);
  expect(lines.length).toBeLessThanOrEqual(7);
  const told = lines.map(words);
  expect(told).toContain('Mrs. Tilney burnt the letter before anybody else could read it.');
  expect(told.join()).not.toMatch(/I will not go|died in the spring/);
  expect(told).toEqual([...new Set(told)]);
  const places = lines.map(({ chapter, start }) => chapter * 1e6 + start);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

const linesOf = (text: string) =>
  previously([], [{ number: 1, text }], { chapter: 1, offset: text.length }, () => true).lines.map(
    ({ start, end }) => text.slice(start, end),
  );

test('where the last pages are all talk, what was said is quoted', () => {
  const talk = [
    '“The boat was gone when we came down to the beach,” said the boy.',
    '“Nobody has been down there since the storm of last Friday.”',
    '“Then somebody took it who knew where the oars were hidden!”',
    '“Or the sea took it, as it takes whatever is left on the sand.”',
    '“The sea does not take oars out of a shed that has been locked.”',
    '“You had better ask the captain before you ask anybody else.”',
  ];
  const told = 'The captain had been awake all night, and everybody knew it.';
  expect(linesOf(talk.join('\n'))).toHaveLength(5);
  const mixed = linesOf([...talk.slice(0, 3), told, ...talk.slice(3)].join('\n'));
  expect(mixed).toHaveLength(5);
  expect(mixed).toContain(told);
});

test('speech is not quoted where the book tells enough', () => {
  const told = Array.from(
    { length: 6 },
    (_, i) => `On day ${i + 1} the snow lay deeper still around the inn.`,
  );
  const said = '“The boat was gone when we came down to the beach,” said the boy.';
  expect(linesOf([said, ...told].join('\n'))).toEqual(told);
});

test.each([
  [
    'German',
    'Der Kapitän kam im Regen zum Gasthaus am Hafen zurück. Niemand hatte ihn an diesem Abend noch erwartet. Die alte Wirtin stellte ihm schweigend einen Teller hin.',
    3,
  ],
  [
    'Japanese',
    '親譲りの無鉄砲で小供の時から損ばかりしている。小学校に居る時分学校の二階から飛び降りて一週間ほど腰を抜かした事がある。なぜそんな無闇をしたと聞く人があるかも知れぬ。',
    3,
  ],
  [
    'Arabic',
    'كانت السفينة قد رحلت عندما نزلوا إلى الشاطئ في الفجر. لم يعرف أحد من أهل القرية إلى أين ذهب القبطان. هل كان يعلم أن العاصفة ستصل قبل حلول المساء؟',
    3,
  ],
])('sentences of %s are quoted, too', (_, text, count) => {
  const lines = linesOf(text);
  expect(lines).toHaveLength(count);
  expect(lines.join(' ').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
});

test('nothing from beyond the place is quoted, not even the end of its sentence', () => {
  const cut = chapters[1]!.text.indexOf('burnt');
  expect(at(2, cut).lines.map(words).join()).not.toMatch(/burnt|beach/);
});

test('the people present are those named in the last pages, and the location is the one named last', () => {
  const { present, where } = at(1, chapters[0]!.text.length);
  expect(present.map(({ name }) => name)).toEqual(['Mrs. Tilney', 'Captain Harlow']);
  expect(where?.name).toBe('Averby');
});

test('a book that has just been begun has no summary', () => {
  expect(at(1, 0)).toEqual({ lines: [], present: [], where: null });
});
