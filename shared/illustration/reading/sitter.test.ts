import { expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import { readScene } from './read-scene.ts';

const portraitIn = (text: string) => {
  const { things, people } = readScene(passage(text, { type: 'object' }));
  return { sitter: things.find(({ what }) => what === 'portrait')?.sitter, people };
};

test.each([
  ['Over the chimney hung a portrait of a young officer.', { sex: 'man', age: 'young' }],
  ['She beheld a striking resemblance to Mrs. Grey, with a smile over the face.', { sex: 'woman' }],
  ['На стене висел портрет старухи в золочёной раме.', { sex: 'woman', age: 'old' }],
])('the sitter of a portrait is in the picture, not in the room: %s', (text, expected) => {
  const { sitter, people } = portraitIn(text);
  expect(sitter).toMatchObject(expected);
  expect(people).toEqual([]);
});

test('an unpainted likeness is not a picture', () => {
  expect(portraitIn('There was a strong likeness between the two sisters.').sitter).toBeUndefined();
  expect(portraitIn('He bore a striking resemblance to his uncle.').sitter).toBeUndefined();
});

test('no sitter is invented if the passage describes none', () => {
  expect(portraitIn('A portrait in a gilt frame hung on the wall.').sitter).toBeUndefined();
});
