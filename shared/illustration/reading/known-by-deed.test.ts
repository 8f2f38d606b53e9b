import { expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import { readScene } from './read-scene.ts';

const read = (text: string) => readScene(passage(text));

test.each([
  ['She stood for a long time at the window, watching the rain.', 'woman', 'stand'],
  ['Анна стояла у окна и смотрела на снег.', 'woman', 'stand'],
  ['Чичиков стоял у окна, задумавшись.', 'man', 'stand'],
])('whoever stands at a window is there: %s', (text, sex, posture) => {
  expect(read(text).people.map((person) => [person.sex, person.posture?.value])).toEqual([[sex, posture]]);
});

test('a tub that stands at a window is not a person', () => {
  expect(read('Кадка с фикусом стояла у окна, за ней кресло.').people).toEqual([]);
});

test('those who dine or dance together are there, and those who are only said to know are not', () => {
  expect(read('They dined by candle-light in the great hall.').people.map(({ count }) => count)).toEqual([
    'many',
  ]);
  expect(read('Они танцевали в большой зале.').people.map(({ count }) => count)).toEqual(['many']);
  expect(read('They knew the great hall, where banners hung.').people).toEqual([]);
});

test('fields seen through the window of a coach are not where one is', () => {
  expect(
    read('She leaned back in the coach and looked through its little window at the fields.').setting?.value,
  ).toBe('carriage inside');
});

test('a church with its altar in the light of its windows, and a crowded shop, are seen from inside', () => {
  expect(
    read('The cathedral was vast and silent; light fell through the stained windows upon the altar.').setting
      ?.value,
  ).toBe('church inside');
  expect(read('The shop was crowded with clocks and old china.').setting?.value).toBe('shop');
  expect(read('The shop stood at the corner of the street.').setting?.value).not.toBe('shop');
});

test('a settle of oak is a seat, not a tree', () => {
  const things = read('The parlour had oak settles by the fire.').things.map(({ what }) => what);
  expect(things).toContain('bench');
  expect(things).not.toContain('oak');
});
