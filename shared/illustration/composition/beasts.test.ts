import { expect, test } from 'vitest';
import { readScene } from '../reading/read-scene.ts';
import { passage } from '../testing/scenes.ts';
import { compose } from './compose.ts';

const painted = (text: string) =>
  compose(readScene(passage(text, { type: 'object' })), { bookId: 'book', seed: 'passage', take: 0 });

test.each([
  'A white swan turned its head.',
  'The owl blinked with its round yellow eyes.',
  'A brown cow lay chewing the cud.',
  'A crow cawed.',
])('a beast or bird is out of doors, not on a table: %s', (text) => {
  const { template, drawn } = painted(text);
  expect(template).not.toContain('still life');
  expect(drawn.length).toBeGreaterThan(0);
});

test('a bird in the air that the passage is about is drawn by itself', () => {
  expect(painted('An eagle hung in the air above the crag.').drawn.map(({ what }) => what)).toContain(
    'eagle',
  );
});
