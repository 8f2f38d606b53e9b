import { expect, test } from 'vitest';
import { readScene } from '../reading/read-scene.ts';
import { passage } from '../testing/scenes.ts';
import { compose } from './compose.ts';

const at = { bookId: 'book', seed: 'passage', take: 0 };

test('small things without a stated setting do not lie in a meadow', () => {
  const stated = readScene(
    passage('The smoke rose from the bowl of the metal pipe, now bright, now faint.', { type: 'object' }),
  );
  expect(
    compose({ ...stated, type: 'atmosphere', isTooVague: false }, { bookId: 'book', seed: 'pipe', take: 0 })
      .template,
  ).toMatch(/still/u);
});

test.each([
  'У калитки стоял старик в шинели и держал удочку.',
  'An old man leaned on the fence with a basket.',
])('a person at a gate or a fence is outdoors: %s', (text) => {
  const { template, drawn } = compose(readScene(passage(text, { type: 'character' })), at);
  expect(template).toMatch(/^open /);
  expect(drawn.map(({ what }) => what)).toContain(text.includes('fence') ? 'fence' : 'gate');
});

test('an object that is not drawn leaves no empty country behind', () => {
  const object = (text: string) => compose(readScene(passage(text, { type: 'object' })), at).template;
  expect(object('Tom examined two needles which were thrust into the lapels of his jacket.')).toBe(
    'ornament',
  );
  expect(object('On the deck lay a large anchor.')).not.toBe('ornament');
});

test('a crowd that runs is out of doors', () => {
  expect(
    compose(readScene(passage('All the people were running and shouting.', { type: 'atmosphere' })), at)
      .template,
  ).toMatch(/^open/u);
});

test('no dog lies on a table, and no carriage stands in a room with a door', () => {
  const of = (text: string, type: 'character' | 'object') =>
    compose(readScene(passage(text, { type })), at).template;
  expect(of('It was a small dog. Its tongue was out.', 'character')).toMatch(/^open/u);
  expect(of('It was a smart little landau which rattled up to the door.', 'object')).toMatch(/^open/u);
});

test('who lies on the ground lies out of doors, and who lies on a bed in a room', () => {
  const template = (text: string) => compose(readScene(passage(text, { type: 'character' })), at).template;
  expect(template('Он лежал ничком на земле и не двигался.')).toMatch(/^open/u);
  expect(template('He lay on his bed and looked at the snow in the window.')).not.toMatch(/^open/u);
});

test('the windows of a church are seen from outside, and black horses by lamplight too', () => {
  const template = (text: string, type: 'atmosphere' | 'character') =>
    compose(readScene(passage(text, { type })), at).template;
  expect(
    template('The red sunlight was shining on the windows of the church behind our seat.', 'atmosphere'),
  ).toMatch(/^open/u);
  expect(
    template(
      'The flash of our lamps fell on coal-black horses, driven by a tall man with a brown beard.',
      'character',
    ),
  ).toMatch(/^open/u);
});
