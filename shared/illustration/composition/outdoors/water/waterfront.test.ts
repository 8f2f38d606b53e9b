import { describe, expect, test } from 'vitest';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { boxOf } from '../../canvas.ts';
import { compose } from '../../compose.ts';

const at = { bookId: 'book', seed: 'harbour', take: 0 };
const composed = (text: string, take = 0) => compose(readScene(passage(text)), { ...at, take });
const TOWN =
  'The houses of the harbour were painted in blue and ochre; a dozen black boats lay below them, and at the end of the pier stood a lighthouse.';

describe('a harbour town', () => {
  test('shows its houses, boats, pier and lighthouse, each with its words', () => {
    const drawn = composed(TOWN).drawn.map(({ what }) => what);
    expect(drawn).toEqual(expect.arrayContaining(['house', 'boat', 'pier', 'lighthouse']));
  });

  test('is along the water at one side and leaves the other open to the light', () => {
    for (let take = 0; take < 4; take++) {
      const { layers, light } = composed(TOWN, take).picture;
      // Of the layers with so bright an edge only tiers of houses glow so much.
      const tiers = layers
        .filter(({ rim, glow }) => rim === 0.45 && (glow ?? 0) >= 0.16)
        .map(({ shapes }) => boxOf(shapes));
      expect(tiers.length).toBeGreaterThan(1);
      for (const { left, right } of tiers) expect(light.x > 512 ? right < 720 : left > 304).toBe(true);
    }
  });

  test('has lamps that shine only when lit', () => {
    // A glow consists of many thin shapes.
    const halos = (text: string) =>
      composed(text).picture.layers.filter(
        ({ shapes }) => shapes.filter(({ opacity = 1 }) => opacity < 0.1).length > 40,
      ).length;
    const burning = halos('At dusk along the quay the lamps were burning, and boats lay in the harbour.');
    const out = halos('At dusk along the quay the lamps went out, and boats lay in the harbour.');
    expect(burning).toBe(out + 1);
  });

  test('has nothing standing on the open sea', () => {
    const drawn = composed('The sea lay flat. Six men were asleep in the chandler’s shop.').drawn.map(
      ({ what }) => what,
    );
    expect(drawn).not.toContain('shop');
    expect(drawn).not.toContain('person');
  });

  test('is not drawn at a bay among woods', () => {
    const { template } = composed('Woods came down to the quiet bay on both sides, and a boat lay there.');
    expect(template).not.toContain('moorings');
  });
});
