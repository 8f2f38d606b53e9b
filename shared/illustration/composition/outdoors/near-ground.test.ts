import { describe, expect, test } from 'vitest';
import { luminance } from '../../drawing/colour.ts';
import { TIMES } from '../../scene.ts';
import { EDGES } from '../../theatre/picture.ts';
import { footOfEdge, sideOfEdge } from '../../theatre/paper.ts';
import { known, scene } from '../../testing/scenes.ts';
import { HEIGHT, WIDTH } from '../canvas.ts';
import { compose } from '../compose.ts';
import { seriesOf, skyPalette } from '../palette.ts';
import { terrainOf } from '../terrain.ts';
import { endingsFor, nearColour } from './near-ground.ts';
import { nearestTo } from './near-things.ts';
import { FOREGROUNDS } from './foreground.ts';

describe('the ground before the reader', () => {
  test('has the light of its hour, and is darker than by day only where the sun is low', () => {
    const given = (time: (typeof TIMES)[number]) => scene({ place: known('meadow'), time: known(time) });
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
    const colour = (ground: 'snow' | 'sand' | 'grass') => { const at = scene(); return luminance(nearColour({ scene: at, palette: skyPalette(at, seriesOf('book')), terrain: { ...terrainOf(at), ground } }, 'open')); }; // prettier-ignore
    expect(colour('snow')).toBeGreaterThan(colour('sand'));
    expect(colour('sand')).toBeGreaterThan(colour('grass'));
  });
});

test('something stands near the reader in about a third of the pictures of a book', () => {
  const near = Array.from({ length: 48 }, (_, i) => compose(scene({ place: known('meadow') }), { bookId: 'book', seed: `${i}`, take: 0 }).template.split(' ').some((word) => (FOREGROUNDS as readonly string[]).includes(word) && word !== 'none')); // prettier-ignore
  const share = near.filter(Boolean).length / near.length;
  expect(share).toBeGreaterThan(0.15);
  expect(share).toBeLessThan(0.6);
});

test('the edge of every form ends lowest in the middle', () => {
  for (const form of EDGES) {
    expect(footOfEdge(form, WIDTH / 2), form).toBeGreaterThan(footOfEdge(form, 80));
    expect(footOfEdge(form, WIDTH / 2), form).toBeLessThan(HEIGHT);
    expect(footOfEdge(form, 80), form).toBeCloseTo(footOfEdge(form, WIDTH - 80), 5);
  }
});

test('beside a square foot nothing has to stand on the steep edge of its picture', () => {
  // On the edge itself the foot of the picture lies at half its height.
  expect(footOfEdge('arch', sideOfEdge('arch'))).toBeLessThan(HEIGHT * 0.6);
  expect(footOfEdge('arch', nearestTo('arch', 72))).toBeGreaterThan(HEIGHT * 0.8);
  for (const form of EDGES) expect(nearestTo(form, 72), form).toBeGreaterThan(sideOfEdge(form));
});
