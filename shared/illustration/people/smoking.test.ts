import { expect, test } from 'vitest';
import { boundsOf } from '../drawing/path.ts';
import { bustOf } from '../composition/figures/dressed-person.ts';
import { figureOf } from '../composition/figures/figures.ts';
import { readScene } from '../reading/read-scene.ts';
import { passage } from '../testing/scenes.ts';
import { drawCloseFigure } from './close-figure.ts';

const bust = (text: string) => {
  const scene = readScene(passage(text, { type: 'character' }));
  return bustOf(figureOf(scene.people[0]!, scene, 0, {}));
};
/** The rightmost point of head and hat. */
const reach = (text: string) =>
  boundsOf(
    drawCloseFigure(bust(text))
      .filter(({ isHead }) => isHead)
      .flatMap(({ parts }) => parts.map(({ path }) => path)),
  ).right;

test('a pipe is between the teeth, and no hand is raised for it', () => {
  const smoker = 'The captain, a thin man with a black beard, was smoking a pipe.';
  expect(reach(smoker)).toBeGreaterThan(
    reach('The captain, a thin man with a black beard, was reading.') + 0.2,
  );
  expect(bust(smoker).heldParts).toBeUndefined();
  expect(bust(smoker).isHandRaised).toBe(false);
});
