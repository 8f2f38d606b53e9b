import { expect, test } from 'vitest';
import { seeded } from '../drawing/seeded.ts';
import { read } from '../testing/read-passage.ts';
import { motifOf } from './motif-of.ts';

test.each([
  ['The great iron gates of the park stood open between two stone pillars.', 'iron gate'],
  ['We reached the lodge-gates, with weather-bitten pillars on either side.', 'iron gate'],
  ['An old wooden gate led into the park.', 'gate'],
  ['Они подъехали к воротам двора.', 'gate'],
])('a gate is of the kind that its passage tells: %s', (text, name) => {
  const scene = read(text);
  const gate = scene.things.find(({ what }) => what === 'gate')!;
  expect(motifOf(gate, scene, seeded('gate'))?.name).toBe(name);
});
