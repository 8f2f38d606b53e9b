import { expect, test } from 'vitest';
import { read, things } from '../testing/read-passage.ts';

const postureOf = (what: string, text: string): readonly string[] =>
  read(text, 'object').things.find((thing) => thing.what === what)?.qualities ?? [];

test('what a beast does is read from the verb before or after it', () => {
  expect(postureOf('dog', 'The old dog lay before the stove, his nose between his paws.')).toContain('lying');
  expect(postureOf('cat', 'On the cushion slept a cat.')).toContain('lying');
  expect(postureOf('dog', 'A black dog was sitting on the steps.')).toContain('sitting');
  expect(postureOf('horse', 'The stallion reared and neighed.')).toContain('rearing');
  expect(postureOf('cow', 'Some cows were grazing by the river.')).toContain('grazing');
  expect(postureOf('dog', 'Собака лежала у печки.')).toContain('lying');
});

test('what somebody else does is not what the beast does', () => {
  expect(postureOf('dog', 'The dog barked, and the man lay down.')).not.toContain('lying');
  expect(postureOf('horse', 'The horse neighed, and he sat still.')).not.toContain('sitting');
});

test('the trunk of an elephant is no luggage', () => {
  expect(things('The elephant stood swinging its trunk.', 'object')).toEqual(['elephant']);
});
