import { expect, test } from 'vitest';
import { people } from '../testing/read-passage.ts';

test('two people who are told apart as one and the other are two, each with their own looks', () => {
  expect(
    people('They were ill matched: one dull-eyed and fat; the other lean, with sunken cheeks.'),
  ).toMatchObject([
    { count: 1, build: 'stout' },
    { count: 1, build: 'thin', features: [{ part: 'cheeks' }] },
  ]);
  expect(people('Two men came in, one in plain dress, the other in a brilliant uniform.')).toMatchObject([
    { count: 1, sex: 'man' },
    { count: 1, sex: 'man', clothes: { value: { kind: 'uniform' } } },
  ]);
  expect(
    people('A man in a uniform sat there, one hand on the table, the other in his pocket.'),
  ).toHaveLength(1);
});

test('the face of a girl and the face of a man are two faces', () => {
  expect(
    people(
      'Two faces stood out: the face of a girl, pale and fair, and the face of a man with a black beard.',
    ),
  ).toMatchObject([{ sex: 'woman' }, { sex: 'man', beard: {} }]);
});
