import { expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import { readScene } from './read-scene.ts';

const subjectOf = (text: string) => readScene(passage(text)).subject?.kind;

test.each([
  'Two nuns were walking along the road by the convent wall, talking in low voices.',
  'An old beggar sat at the church gate.',
  'У калитки стояли две девушки и смотрели на дорогу.',
])('one or two people who come first are the subject: %s', (text) => {
  expect(subjectOf(text)).toBe('person');
});

test.each([
  'The wide heath lay under a grey sky, and a man walked along the road.',
  'Far off a man was walking over the heath.',
  'Nine men stood on the square before the church.',
  'A high house stood by the river, and two women walked before it.',
])('otherwise the place is the subject: %s', (text) => {
  expect(subjectOf(text)).not.toBe('person');
});
