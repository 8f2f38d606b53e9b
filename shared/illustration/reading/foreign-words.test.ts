import { expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import { readScene } from './read-scene.ts';

const thingsIn = (text: string, language: 'en' | 'ru'): string[] =>
  readScene(passage(text, { type: 'location', language })).things.map(({ what }) => what);

test('French in a Russian passage is not read as English', () => {
  const french =
    'В зале стоял рояль, у окна — большое зеркало, и чей-то голос говорил: «table fine, chat noir, main gauche».';
  expect(thingsIn(french, 'ru')).not.toContain('table');
  expect(thingsIn(french, 'ru')).toEqual(expect.arrayContaining(['mirror']));
});

test('words of either language are read in a passage of that language, whatever its book declares', () => {
  expect(thingsIn('В комнате стоял стол, и на нём горела свеча.', 'en')).toEqual(
    expect.arrayContaining(['table', 'candle']),
  );
  expect(thingsIn('In the room stood a table, and on it a candle burned.', 'ru')).toEqual(
    expect.arrayContaining(['table', 'candle']),
  );
});
