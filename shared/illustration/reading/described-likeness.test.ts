import { expect, test } from 'vitest';
import { read } from '../testing/read-passage.ts';

test('a face that a passage about an object describes is one in a picture', () => {
  const { things, people, subject } = read(
    'It was of the head only; her hair was low upon the forehead, and the mouth was firmly closed.',
    'object',
  );
  expect(things[0]).toMatchObject({ what: 'portrait', sitter: { sex: 'woman' } });
  expect([people, subject]).toEqual([[], { kind: 'thing', index: 0 }]);
});

test('the features of a doll or a person in a passage of another kind are no picture', () => {
  const names = (text: string, type: 'object' | 'character') =>
    read(text, type).things.map(({ what }) => what);
  expect(names('The doll had round eyes and red cheeks, and its hair was gone.', 'object')).not.toContain(
    'portrait',
  );
  expect(names('Her hair was fair and her mouth small.', 'character')).not.toContain('portrait');
});
