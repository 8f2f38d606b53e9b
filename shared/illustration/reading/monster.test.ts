import { expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import { readScene } from './read-scene.ts';

const sceneOf = (text: string) => readScene(passage(text, { type: 'character' }));

test.each([
  'I beheld the wretch, the miserable monster whom I had created; his jaws opened.',
  'His yellow skin was drawn over his bones, his lips were black, and his eyes burned, red as coals.',
  'It was a gigantic creature, hideously deformed, with long black hair.',
  'Это было чудовище с желтой кожей и черными губами.',
])('is a monster, with the words that state it: %s', (text) => {
  const [person] = sceneOf(text).people;
  expect(person?.monster?.words.length).toBeGreaterThan(0);
  for (const { start, end } of person!.monster!.words) expect(text.slice(start, end)).toMatch(/^\p{L}/u);
});

test.each([
  'She was a lovely creature with black hair and blue eyes.',
  'He was a poor wretch in a ragged coat, with a black beard.',
  'The old man had a yellow skin and a hideous scar.',
  'He had yellow hair, black brows and red lips.',
  'Like a monster he stood there, a man with horrible black teeth.',
  'Он был человек с желтым лицом и безобразным шрамом.',
])('is human: %s', (text) => {
  expect(sceneOf(text).people[0]?.monster).toBeUndefined();
});

test('a monster that opens its eyes is lying, but not if it is standing', () => {
  const of = (text: string) => sceneOf(text).people[0]?.posture?.value;
  expect(of('I saw the dull yellow eye of the creature open.')).toBe('lie');
  expect(of('The creature stood there, and its yellow eyes opened.')).toBe('stand');
});
