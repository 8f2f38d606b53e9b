import { expect, test } from 'vitest';
import { people, person, read, things } from '../testing/read-passage.ts';

const held = (text: string) => person(text).holds.map(({ value }) => value);
const worn = (text: string) => person(text).wears.map(({ value }) => value);

test('a cigar between the lips is smoked, and a lamp between two people is not held', () => {
  expect(held('Old John sat alone, a cigar between his lips.')).toEqual(['cigar']);
  expect(held('They sat with the lamp between them.')).toEqual([]);
});

test('a thing that is flourished or seized is in the hand', () => {
  expect(held('The cook rushed in flourishing a frying-pan.')).toEqual(['frying pan']);
  expect(held('A figure stalked past, and seizing a blazing brand, held it up.')).toEqual(['torch']);
});

test('a rifle slung over the shoulder is on the back, and one in the hand is held', () => {
  expect(worn('Over his shoulder was slung a rifle.')).toContain('slung gun');
  expect(held('Over his shoulder was slung a rifle.')).toEqual([]);
  expect(held('The hunter stood with a rifle in his hand.')).toEqual(['rifle']);
});

test('a flower in the buttonhole is worn, and nothing but a flower', () => {
  expect(worn('He wore a gardenia in his buttonhole.')).toContain('white flower');
  expect(worn('He had a red rose in his button-hole.')).toContain('red flower');
  expect(things('He had a red rose in his button-hole.', 'character')).toEqual([]);
  expect(worn('A whistle dangled from his buttonhole.')).toEqual([]);
});

test('a watch-chain is no fetter and jewels are no ring in the ear', () => {
  expect(worn('He wore a watch-chain of solid gold.')).toEqual(['watch chain']);
  expect(worn('The sailor had a ring in his ear.')).toContain('ear ring');
});

test('a lamp on a belt, a taper arm and an erect figure are no light and nobody else', () => {
  expect(read('He carried a bicycle lamp attached to his belt.', 'character').light).toBeNull();
  expect(read('She had a bracelet on one taper arm.', 'character').light).toBeNull();
  expect(people('He has an erect and handsome figure and a grey beard.')).toHaveLength(1);
  expect(people('He was as much a gentleman as many a squire, with a grey beard.')).toHaveLength(1);
});

test('a person in their sleep has closed eyes', () => {
  const looks = person('His cheeks were hollow in his sleep.').features!.flatMap((each) => each.looks ?? []);
  expect(looks).toContain('eyes closed');
});

test.each([
  'The nurse stood at the door with a baby in her arms.',
  'She was a thin woman, and held an infant to her breast.',
  'A young woman sat by the fire, nursing her baby.',
])('a baby is held, and is nobody else: %s', (text) => {
  expect(people(text)).toMatchObject([{ sex: 'woman', holds: [{ value: 'baby' }] }]);
});

test('a man who carries a child is no child, and a baby that sits is somebody', () => {
  expect(person('He carried the child in his arms up the stairs.').age).toBeUndefined();
  expect(person('The baby sat on the floor.').age).toBe('child');
});

test('a gun that hangs behind somebody’s shoulders is on the back, and a cat pressed to the breast is held', () => {
  expect(worn('Охотник был в куртке; ружьё в чехле висело у него за плечами.')).toContain('slung gun');
  expect(held('Девочка прижимала к груди серого котёнка.')).toContain('cat');
  expect(held('Девочка стояла у печи, где спал кот.')).toEqual([]);
});
