import { expect, test } from 'vitest';
import { people, person, read, things } from '../testing/read-passage.ts';

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

test('a man who is named again after a comma is one man', () => {
  expect(
    people('Then a man appeared at the door, a very fat and burly man, with a stick in his hand.'),
  ).toMatchObject([{ count: 1, build: 'stout' }]);
  expect(people('A man stood at the door, and beside him a fat man with a stick.').length).toBeGreaterThan(1);
});

test('somebody’s own small figure is nobody else', () => {
  expect(people('The boy came in, and a lady stood behind his small black figure.')).toHaveLength(2);
});

test('a gown below bare shoulders is a ball dress in its colour', () => {
  expect(person('Her bare shoulders rose from a green gown.').clothes?.value).toEqual({
    kind: 'ball dress',
    colour: '#55793f',
  });
});

test('a yard porter and a kitchen maid may be anywhere', () => {
  expect(read('The yard porter stood before the large mirror.', 'character').setting).toBeNull();
  expect(things('She raised both her hands, palms upwards.', 'character')).toEqual([]);
});

test('a passage about two dogs has no man, though he names them', () => {
  const { people: named, things: seen } = read(
    'He called them Flash and Bob; they were sheep-dogs.',
    'character',
  );
  expect(named).toEqual([]);
  expect(seen.map(({ what }) => what)).toEqual(['dog']);
  expect(people('He had a grey beard, and they were dogs that he kept.')).toHaveLength(1);
});

test('the captain of a football team is no officer, and smallpox leaves no sabre cut', () => {
  expect(person('The captain of the football team was a lad of nineteen.').clothes).toBeUndefined();
  expect(person('The captain was a lad of nineteen.').clothes?.value.kind).toBe('uniform');
  const looks = person('Her face was marked with smallpox scars.').features!.flatMap(
    (each) => each.looks ?? [],
  );
  expect(looks).toContain('freckles');
  expect(looks).not.toContain('scar');
});
