import { expect, test } from 'vitest';
import { person } from '../testing/read-passage.ts';

test('who is pointed at does not point', () => {
  const peasant = person('Петя указал на рослого мужика в тулупе, с длинной бородой.');
  expect(peasant.posture?.value).not.toBe('point');
  expect(peasant.features?.flatMap(({ looks = [] }) => looks) ?? []).not.toContain('pointing');
  expect(person('The tall man pointed at the door.').posture?.value).toBe('point');
});

test('who bends the eyes down does not bow', () => {
  expect(person('The young man, bending his eyes downwards, saw the letter.').posture?.value).not.toBe('bow');
});

test('a monster that points at a corpse does not lie there', () => {
  const monster = person('The monster grinned and pointed towards the corpse of my wife.');
  expect(monster.posture?.value).not.toBe('lie');
});

test('who dozes on his feet is not in bed', () => {
  expect(person('Старый слуга стоял у двери и дремал.').posture?.value).toBe('stand');
  expect(person('The old man slept by the fire.').posture?.value).toBe('sleep');
});
