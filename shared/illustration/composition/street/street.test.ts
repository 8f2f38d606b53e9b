import { expect, test } from 'vitest';
import { readScene } from '../../reading/read-scene.ts';
import { passage } from '../../testing/scenes.ts';
import { luminance } from '../../drawing/colour.ts';
import { boxOf } from '../canvas.ts';
import { compose } from '../compose.ts';
import { hasLogHouses } from './log-houses.ts';

/** The sideways shift of the middle between the kerbs from the near to the far end, in pixels. */
function bendOf(text: string, take: number): number {
  const { layers } = compose(readScene(passage(text)), { bookId: 'book', seed: 'passage', take }).picture;
  const kerbs = layers
    .flatMap(({ shapes }) => shapes)
    .find(
      ({ path }) => path.length === 2 && path[0]!.length === path[1]!.length && path[0]!.length >= 8,
    )!.path;
  const [far, near] = ['far', 'near'].map((end) => {
    const xs = kerbs.map((ring) => {
      const points = Array.from(
        { length: ring.length / 2 },
        (_, i) => [ring[2 * i]!, ring[2 * i + 1]!] as const,
      );
      return points.reduce((a, b) => ((end === 'far') === b[1] < a[1] ? b : a))[0];
    });
    return (xs[0]! + xs[1]!) / 2;
  });
  return Math.abs(far! - near!);
}

test('a crooked street bends out of sight, and any other is straight', () => {
  for (let take = 0; take < 4; take++) {
    expect(bendOf('A crooked narrow street of old houses led to the inn.', take)).toBeGreaterThan(120);
    expect(bendOf('A narrow street of old houses led to the inn.', take)).toBeLessThan(40);
  }
});

test('the large house of a square is at its end in its stated colour', () => {
  const paleOf = (text: string) => {
    const { layers } = compose(readScene(passage(text)), {
      bookId: 'book',
      seed: 'passage',
      take: 0,
    }).picture;
    const walls = layers
      .flatMap(({ shapes }) => shapes)
      .filter(({ path }) => boxOf([{ path }]).right - boxOf([{ path }]).left > 250);
    return walls.filter(({ colour }) => luminance(colour) > 0.6).length;
  };
  const white = paleOf('На площади стоял большой каменный дом, весь белый; по сторонам тянулись заборы.');
  expect(white).toBeGreaterThan(
    paleOf('На площади стоял большой каменный дом; по сторонам тянулись заборы.'),
  );
});

test('a street of low wooden houses in Russia has no lamp', () => {
  const text = 'По обеим сторонам улицы стояли низенькие деревянные домики с закрытыми ставнями.';
  for (let take = 0; take < 3; take++) {
    const { template } = compose(readScene(passage(text)), { bookId: 'book', seed: 'passage', take });
    expect(template).not.toContain('lamp post');
  }
});

/** The shapes of a street picture in a colour. */
const coloured = (text: string, take: number, colour: string) =>
  compose(readScene(passage(text)), { bookId: 'book', seed: 'passage', take })
    .picture.layers.flatMap(({ shapes }) => shapes)
    .filter((shape) => shape.colour === colour).length;

test('lamps that a passage names line both kerbs of its street, lit at night only', () => {
  const [lit, halo] = ['#fff1c8', '#ffe3a6'];
  const night = 'At night the gas lamps burned along the street of tall houses.';
  const day = 'At noon the gas lamps stood along the street of tall houses.';
  for (let take = 0; take < 3; take++) {
    expect(coloured(night, take, lit)).toBeGreaterThanOrEqual(5);
    expect(coloured(night, take, halo)).toBeGreaterThan(0);
    expect(coloured(day, take, halo)).toBe(0);
    const { drawn } = compose(readScene(passage(day)), { bookId: 'book', seed: 'passage', take });
    expect(drawn.map(({ what }) => what)).toContain('street lamp');
  }
});

test.each([
  ['Улица была широкая, с деревянными домами и заборами.', true],
  ['По улице бродили куры, и у ворот лежала свинья.', true],
  ['Улица была широкая, с каменными домами и фонарями.', false],
  ['The street was broad, with wooden houses and fences.', false],
])('log houses line the street of a Russian village: %s', (text, are) => {
  expect(hasLogHouses(readScene(passage(text)))).toBe(are);
});

test('along a street of log houses their fences stand from one yard to the next, and grass grows before them', () => {
  const shapesOf = (text: string) =>
    compose(readScene(passage(text)), { bookId: 'book', seed: 'passage', take: 0 }).picture.layers;
  const layers = shapesOf('Улица была широкая, с деревянными домами и заборами.');
  const grass = layers.findIndex(
    ({ shapes, texture }) =>
      texture && 'horizon' in texture && texture.strength === 0.3 && shapes[0]!.path.length === 2,
  );
  expect(grass).toBeGreaterThan(0);
  // The farthest house first: each is lower on the picture than the one behind it.
  const feet = layers
    .slice(grass + 1)
    .filter(({ rim }) => rim === 0.34)
    .map(({ shapes }) => boxOf(shapes).bottom);
  expect(feet.length).toBeGreaterThan(9);
  expect(feet.at(-1)!).toBeGreaterThan(feet[0]!);
});
