import { describe, expect, it } from 'vitest';
import { extractBook, extractChapter } from '#server/extraction/embedded-engine.ts';

/** Whom each portrait of a text shows. */
const shown = (text: string, language: 'en' | 'ru'): (string | null)[] =>
  extractChapter(text, language)
    .passages.filter(({ type }) => type === 'character')
    .map(({ entity }) => entity);

const HER =
  'She was a tall, thin woman with pale cheeks and long grey hair. She wore a faded black silk gown and heavy silver rings ' +
  'on her bony fingers.';
const HIM =
  'He was a broad, red-faced man with bushy black whiskers and small grey eyes, in a torn green coat and muddy leather boots.';
const STRANGER =
  'A tall thin man with a yellow face and a long black beard stood in the doorway, in a torn green coat and a broken hat.';
const EE =
  'Она была высокая худощавая женщина с бледным морщинистым лицом и седыми волосами, в длинном черном шелковом платье.';
const EGO =
  'Он был широкоплечий, краснолицый человек с густой черной бородой и маленькими серыми глазами, в рваном зеленом кафтане.';

describe('a portrait that opens with a pronoun', () => {
  it.each([
    ['the woman named last', `Mrs. Crale and Mr. Pennifold came in together.\n\n${HER}`, 'en', 'Mrs. Crale'],
    ['the man named last', `Mr. Pennifold and Mrs. Crale came in together.\n\n${HIM}`, 'en', 'Mr. Pennifold'],
    ['the woman named last', `Вошли Марья Ильинична и Петр Савельич.\n\n${EE}`, 'ru', 'Мария Ильинична'],
    ['the man named last', `Вошли Петр Савельич и Марья Ильинична.\n\n${EGO}`, 'ru', 'Петр Савельич'],
  ] as const)('shows %s (%#)', (_, text, language, name) => {
    expect(shown(text, language).map((one) => one?.replace('Марья', 'Мария'))).toEqual([name]);
  });

  it('is of the person whom earlier pronouns identify as a woman', () => {
    const before =
      'At last Crale sat down. She was tired. Later Crale rose, and she laughed. Then Crale coughed, and she left.';
    const between = 'Then Pennifold spoke, and he spoke long. Pennifold sat down when he had done.';
    expect(shown(`${before}\n\n${between}\n\n${HER}`, 'en')).toEqual(['Crale']);
  });
});

describe('a portrait that opens with a pronoun right after a name', () => {
  const TALL =
    'He was a very tall, stooping old man in a long green coat patched at both elbows, with a white beard that he tucked into his collar against the wind, and a battered brass-buttoned cap pulled low over pale blue eyes.';
  const SPOKEN_OF =
    'They spoke of herring, and of the frost, and, when they had run out of both, of Tobias Fell.';

  it('is of the person named in the sentence before, though others were known earlier', () => {
    const text = `${SPOKEN_OF}\n\nTobias Fell was the lamplighter. ${TALL}`;
    expect(shown(text, 'en')).toEqual(['Tobias Fell']);
    expect(shown(`Mr. Crale came in.\n\n${text}`, 'en')).toEqual(['Tobias Fell']);
  });

  it('is of the man named with somebody unknown', () => {
    const text = `${SPOKEN_OF}\n\nMr. Crale looked at Tobias Fell. ${TALL}`;
    expect(shown(text, 'en')).toEqual(['Mr. Crale']);
  });

  it('is not of a name farther away', () => {
    const between = 'The road led down to the harbour, and the wind came up from the sea. '.repeat(3);
    expect(shown(`They spoke of Tobias Fell.\n\n${between}${HIM}`, 'en')).toEqual([null]);
  });
});

describe('a portrait of a picture', () => {
  it('is not of the person looking at it', () => {
    const picture =
      'It hung above the narrow bed by the stove in a black oval frame: a young woman in a dark red dress with a white lace collar and long black hair, with a grave pale face.';
    expect(shown(`Mrs. Crale came in. Mrs. Crale looked at the picture.\n\n${picture}`, 'en')).toEqual([
      null,
    ]);
  });
});

describe('a portrait of a new person', () => {
  it('is not attributed to the person named before', () => {
    expect(shown(`Mr. Pennifold looked up from his book.\n\n${STRANGER}`, 'en')).toEqual([null]);
  });

  it('is attributed to the person named after it', () => {
    const named = STRANGER.replace('A tall thin man', 'A tall thin man named Pennifold');
    expect(shown(`Mrs. Crale looked up from her book.\n\n${named}`, 'en')).toEqual(['Pennifold']);
  });
});

it('attributes are assigned to the person described, each with its offset', () => {
  const text = `Mr. Pennifold and Mrs. Crale came in together.\n\n${HIM}`;
  const { registry } = extractBook({ language: 'en', chapters: [{ number: 1, text }] });
  const him = registry.find(({ name }) => name === 'Mr. Pennifold')!;
  expect(him.attributes.map(({ kind, value }) => `${kind}: ${value}`)).toEqual(
    expect.arrayContaining([
      'hair: bushy black whiskers',
      'eyes: small grey eyes',
      'clothes: torn green coat',
    ]),
  );
  for (const { value, start, end } of him.attributes) expect(text.slice(start, end)).toBe(value);
  expect(registry.find(({ name }) => name === 'Mrs. Crale')!.attributes).toEqual([]);
});
