import { expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import { read } from '../testing/read-passage.ts';
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

test('a house is the subject before its stables, and a country before the sheep or the cottage in it', () => {
  const of = (text: string) => {
    const { subject, things: all } = read(text);
    return subject?.kind === 'thing' ? all[subject.index]!.what : subject?.kind;
  };
  expect(
    of('The house stood back from the road. Behind it were great stables, where grooms held forth.'),
  ).toBe('house');
  expect(
    of(
      'Mountains rose about the valley, a stream ran under the cliffs, and there sheep grazed by the rocks.',
    ),
  ).toBe('mountain');
  expect(
    of('The long road climbed through the hills to a river in the valley. A cottage smoked below the road.'),
  ).toBe('setting');
});
