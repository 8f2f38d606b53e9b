import { expect, test, vi } from 'vitest';
import { readScene } from '../../reading/read-scene.ts';
import { passage } from '../../testing/scenes.ts';
import { compose } from '../compose.ts';
import * as land from '../land.ts';

test('a walled garden has a path only where the passage names one', () => {
  const winding = vi.spyOn(land, 'winding');
  const pathsIn = (text: string): number => {
    winding.mockClear();
    for (let take = 0; take < 8; take++) compose(readScene(passage(text)), { bookId: 'book', seed: 'passage', take }); // prettier-ignore
    return winding.mock.calls.length;
  };
  try {
    expect(pathsIn('The garden was shut in by high walls, covered with climbing roses.')).toBe(0);
    expect(pathsIn('A path led through the garden, which was shut in by high walls.')).toBe(8);
  } finally {
    winding.mockRestore();
  }
});
