import { expect, test } from 'vitest';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { compose } from '../../compose.ts';

const pictured = (text: string, take: number) =>
  compose(readScene(passage(text)), { bookId: 'book', seed: 'passage', take });

test('a cart that crosses a wide river stands on its ferry, and nowhere else', () => {
  for (const text of [
    'The river was wide and calm, and a ferry with a cart on it was crossing slowly.',
    'Паром медленно двигался через реку; на нём стояла телега.',
  ])
    for (let take = 0; take < 4; take++) {
      const { drawn, template } = pictured(text, take);
      const names = drawn.map(({ what }) => what);
      expect(names).toContain('raft');
      expect(names.filter((what) => what === 'cart')).toHaveLength(1);
      expect(template).not.toContain('high');
    }
});
