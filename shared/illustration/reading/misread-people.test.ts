import { expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import { readScene } from './read-scene.ts';

const people = (text: string) => readScene(passage(text, { type: 'character' })).people;

test('men tie a kerchief round the neck', () => {
  const [man] = people('Miguel wore a crimson kerchief tied loosely, and he had the highest heels.');
  expect(man!.hat).toBeUndefined();
  expect(man!.wears.map(({ value }) => value)).toContain('shawl');
  expect(people('He had a red kerchief round his head.')[0]!.hat?.value.kind).toBe('kerchief');
});

test('who comes in and sinks into an armchair sits', () => {
  expect(people('Княжна вошла и, едва поклонившись, опустилась в широкое бархатное кресло.')[0]!.posture?.value).toBe('sit'); // prettier-ignore
  expect(people('The old woman walked in and dropped wearily into a chair.')[0]!.posture?.value).toBe('sit');
});

test('guests who are bowed to are not described', () => {
  expect(people('Тетушка с неподвижными злыми глазами вошла и, едва поклонившись гостям, села.')).toHaveLength(1); // prettier-ignore
});
