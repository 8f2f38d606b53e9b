import { expect, test } from 'vitest';
import { people, person } from '../testing/read-passage.ts';

test.each([
  ['Я видел, как Маша и её мать, обе в светлых платьях, вышли из церкви.', 'woman', 'dress'],
  ['The old man and his son, both in long cloaks, followed the cart.', 'man', 'cloak'],
  ['Кучер и лакей, оба в синих кафтанах, стояли у крыльца.', 'man', 'kaftan'],
])('two named people are dressed alike: %s', (text, sex, garment) => {
  const both = people(text);
  expect(both.map(({ count, ...each }) => [count, each.sex, each.clothes?.value.kind])).toEqual([
    [2, sex, garment],
  ]);
});

test('“both” of two things means no people', () => {
  expect(
    people('He put on the boots and the gloves, both old, and his grey coat.').map(({ count }) => count),
  ).toEqual([1]);
});

test('cloth without a colour is pale or dark as stated', () => {
  const colour = (text: string) => person(text).clothes?.value.colour;
  expect(colour('Она была в светлом летнем платье.')).toBe(colour('She wore a light summer dress.'));
  expect(colour('Он ходил в тёмном сюртуке.')).toBe(colour('He wore a dark coat.'));
  expect(colour('She wore a light green dress.')).not.toBe(colour('She wore a light summer dress.'));
});
