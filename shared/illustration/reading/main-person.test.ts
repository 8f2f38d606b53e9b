import { expect, test } from 'vitest';
import { people, person } from '../testing/read-passage.ts';

test('somebody by whom a door is opened is the one who is seen', () => {
  const [man, ...others] = people(
    'The door was opened by a man in an old coat, with a bald head and a red face.',
  );
  expect(others).toEqual([]);
  expect(man).toMatchObject({
    sex: 'man',
    clothes: { value: { kind: 'coat' } },
    hair: { value: { cut: 'bald' } },
  });
});

test('a beauty of nineteen is a young woman; the beauty of the hills is none', () => {
  expect(person('A dark-eyed little beauty of nineteen laughed at him.')).toMatchObject({
    sex: 'woman',
    age: 'young',
  });
  expect(people('He admired the beauty of the hills, a man with a grey beard.')[0]!.sex).toBe('man');
});

test('a narrator in white and in a helmet wears a uniform, not a dress', () => {
  expect(person('I was dressed all in white, and wore a silver helmet.').clothes?.value.kind).toBe('uniform');
});

test('what others wear who are only mentioned is not the described person’s', () => {
  expect(person('He stalked past, who had sung to young cadets in white breeches.').wears).toEqual([]);
  expect(person('He came up the stairs in white breeches.').wears).toMatchObject([{ value: 'trousers' }]);
});
