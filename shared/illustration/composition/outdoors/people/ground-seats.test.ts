import { expect, test } from 'vitest';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { sitsOnGround } from './ground-seats.ts';

test.each([
  ['An old man sat among the hills.', true],
  ['An old man sat on a bench among the hills.', false],
  ['An old man sat in the garden.', false],
  ['An old man sat on the grass of the garden.', true],
])(
  'people sit on the ground in open country, and in a garden only where it says so: %s',
  (text, expected) => {
    const scene = readScene(passage(text));
    expect(sitsOnGround(scene, scene.people[0]!)).toBe(expected);
  },
);
