import { expect, test } from 'vitest';
import { person } from '../testing/read-passage.ts';

test.each([
  ['She wore a white blouse and a long brown skirt.', '#f1ece0', '#7a5236'],
  ['Она ходила в светлой рубашечке и в темно-синей юбке.', '#ece4d4', '#203153'],
])('a blouse and a skirt keep their colours: %s', (text, blouse, skirt) => {
  const { sex, clothes, features, wears } = person(text);
  expect([sex, clothes?.value]).toEqual(['woman', { kind: 'dress', colour: blouse }]);
  expect(features?.find(({ part }) => part === 'skirt')?.colour).toBe(skirt);
  expect(wears.map(({ value }) => value)).toContain('skirt');
});

test('a skirt alone is a dress of one colour', () => {
  const { clothes, wears } = person('She wore a long brown skirt.');
  expect(clothes?.value).toEqual({ kind: 'dress', colour: '#7a5236' });
  expect(wears.map(({ value }) => value)).not.toContain('skirt');
});
