import { describe, expect, test } from 'vitest';
import { luminance } from '../../../drawing/colour.ts';
import { readScene } from '../../../reading/read-scene.ts';
import { TIMES } from '../../../scene.ts';
import { EDGES } from '../../../theatre/picture.ts';
import { edgeBottomAt, edgeSideX } from '../../../theatre/vignette.ts';
import { known, passage, scene } from '../../../testing/scenes.ts';
import { HEIGHT, WIDTH } from '../../canvas.ts';
import { compose } from '../../compose.ts';
import { seriesOf, skyPalette } from '../../palette.ts';
import { terrainOf } from '../../terrain/terrain.ts';
import { endingsFor, nearColour } from './near-ground.ts';
import { nearestTo } from './near-side.ts';
import { FOREGROUNDS } from './foregrounds-for.ts';

describe('the ground at the reader’s feet', () => {
  test('has the light of its hour, and is darker than by day only if the sun is low', () => {
    const given = (time: (typeof TIMES)[number]) => scene({ setting: known('meadow'), time: known(time) });
    for (const time of TIMES) {
      const at = given(time);
      const palette = skyPalette(at, seriesOf('book'));
      const endings = endingsFor(at, 'grass', palette.isDark);
      expect(endings.includes('shade'), time).toBe(time !== 'day');
      for (const ending of endings) {
        const colour = nearColour({ scene: at, palette, terrain: terrainOf(at) }, ending);
        expect(luminance(colour), `${time} ${ending}`).toBeGreaterThan(luminance(palette.ink) + 0.01);
        if (ending === 'open') expect(luminance(colour)).toBeGreaterThan(0.25);
      }
    }
  });

  test('is white under snow and pale on sand', () => {
    const colour = (ground: 'snow' | 'sand' | 'grass') => {
      const at = scene();
      return luminance(
        nearColour(
          { scene: at, palette: skyPalette(at, seriesOf('book')), terrain: { ...terrainOf(at), ground } },
          'open',
        ),
      );
    };
    expect(colour('snow')).toBeGreaterThan(colour('sand'));
    expect(colour('sand')).toBeGreaterThan(colour('grass'));
  });
});

const drawnNear = (given: Parameters<typeof scene>[0], pictures = 32) =>
  Array.from({ length: pictures }, (_, i) =>
    compose(scene(given), { bookId: 'book', seed: `${i}`, take: 0 })
      .template.split(' ')
      .filter((word) => (FOREGROUNDS as readonly string[]).includes(word) && word !== 'none'),
  );
const shareOf = (all: string[][], has: (names: string[]) => boolean) => all.filter(has).length / all.length;

test('about half of the pictures of a book have something tall in the foreground', () => {
  const share = shareOf(drawnNear({ setting: known('meadow') }, 96), (names) =>
    names.some((name) => name !== 'verge'),
  );
  expect(share).toBeGreaterThan(0.35);
  expect(share).toBeLessThan(0.85);
});

test('most other pictures have grasses in the foreground, but never on bare, dug or mossy ground', () => {
  const withVerge = (given: Parameters<typeof scene>[0]) =>
    shareOf(drawnNear(given, 16), (names) => names.includes('verge'));
  expect(withVerge({ setting: known('meadow') })).toBeGreaterThan(0.12);
  expect(withVerge({ setting: known('snowfield'), season: known('winter') })).toBeGreaterThan(0.3);
  for (const setting of ['desert', 'street', 'sea', 'forest'] as const)
    expect(withVerge({ setting: known(setting) }), setting).toBe(0);
  const moss = { what: 'moss', words: [], certainty: 1, weight: 0.5, qualities: [] };
  expect(withVerge({ setting: known('open'), things: [moss] })).toBe(0);
});

test('the edge of every form is lowest in the middle', () => {
  for (const form of EDGES) {
    expect(edgeBottomAt(form, WIDTH / 2), form).toBeGreaterThan(edgeBottomAt(form, 80));
    expect(edgeBottomAt(form, WIDTH / 2), form).toBeLessThan(HEIGHT);
    expect(edgeBottomAt(form, 80), form).toBeCloseTo(edgeBottomAt(form, WIDTH - 80), 5);
  }
});

test('nothing stands on the steep edge of a square vignette', () => {
  // The bottom of the picture is at half the height of its edge.
  expect(edgeBottomAt('arch', edgeSideX('arch'))).toBeLessThan(HEIGHT * 0.6);
  expect(edgeBottomAt('arch', nearestTo('arch', 72))).toBeGreaterThan(HEIGHT * 0.8);
  for (const form of EDGES) expect(nearestTo(form, 72), form).toBeGreaterThan(edgeSideX(form));
});

test('moss covers the stones at the reader’s feet', () => {
  const moss = { what: 'moss', words: [], certainty: 1, weight: 0.5, qualities: [], colour: '#e3c05a' };
  const near = (things: (typeof moss)[]) => {
    const at = scene({ setting: known('hills'), things });
    return nearColour(
      {
        scene: at,
        palette: skyPalette(at, seriesOf('book')),
        terrain: { ...terrainOf(at), ground: 'stones' },
      },
      'open',
    );
  };
  expect(luminance(near([moss]))).not.toBeCloseTo(luminance(near([])), 2);
});

/** The layers of ground that fade at their upper edge into the land behind. */
const faded = (text: string) =>
  compose(readScene(passage(text, { type: 'location' })), {
    bookId: 'book',
    seed: 'a',
    take: 0,
  }).picture.layers.filter(({ haze }) => haze && haze.from > haze.to + 60 && haze.strength > 0.6);

test('trodden ground goes on without an edge from the land behind it, as a meadow does not', () => {
  expect(faded('An empty travelling carriage drove into the yard of the inn.').length).toBeGreaterThan(0);
  expect(faded('A cottage stood in the green meadow.')).toEqual([]);
});
