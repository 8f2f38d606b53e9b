import { paintTheatre } from '../../../theatre/paint-theatre.ts';
import { describe, expect, test } from 'vitest';
import { readScene } from '../../../reading/read-scene.ts';
import { seeded } from '../../../drawing/seeded.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import { passage } from '../../../testing/scenes.ts';
import { boxOf, shapesOf } from '../../canvas.ts';
import { compose } from '../../compose.ts';
import { terrainOf } from '../../terrain/terrain.ts';
import { clippedAtWaterline } from './waterline.ts';
import type { Waterline } from '../stage.ts';
import { luminance } from '../../../drawing/colour.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { seriesOf, skyPalette } from '../../palette.ts';

const at = { bookId: 'book', seed: 'passage', take: 0 };
const read = (text: string) => readScene(passage(text));

describe('water flows naturally', () => {
  const streamOf = (text: string, take: number) => {
    const { layers } = compose(read(text), { ...at, take }).picture;
    return layers
      .filter(
        ({ glow, shapes }) =>
          (glow === 0.45 || glow === 0.4) &&
          shapes.some(({ path }) => path.length === 1 && path[0]!.length > 40),
      )
      .map(({ shapes }) => boxOf(shapes));
  };

  test('a stream passes a house from side to side, not up to its door', () => {
    const text = 'A large stone house stood on the other side of a valley, and in front of it ran a stream.';
    for (let take = 0; take < 4; take++)
      expect(streamOf(text, take).some(({ left, right }) => left < 0 && right > 1024)).toBe(true);
  });

  test('a river in a valley is seen from above, winding away', () => {
    const text =
      'She looked on the whole scene, the river, the trees on its banks and the winding of the valley.';
    for (let take = 0; take < 4; take++)
      expect(compose(read(text), { ...at, take }).template).toContain('high');
  });
});

test('no near tree in the rain if the passage does not mention foliage', () => {
  for (let take = 0; take < 8; take++)
    expect(
      compose(read('The church stood white in the dismal rain of the morning.'), { ...at, take }).template,
    ).not.toMatch(/tree|trunks/u);
});

test('in a blizzard land and sky merge, and nothing shines', () => {
  const given = (text: string) => compose(read(text), at).picture;
  const wild = given('A blizzard howled over the plain, and all was lost in the snow.');
  const calm = given('The plain lay white under the snow in the evening sun.');
  expect(wild.light.onGround).toBeLessThan(calm.light.onGround / 2);
});

test('no part of an island hangs over the water', () => {
  for (let take = 0; take < 6; take++) {
    const { layers } = compose(read('An island lay before us, with woods and pinnacles of rock.'), {
      ...at,
      take,
    }).picture;
    for (const { shapes } of layers)
      for (const { path, opacity } of shapes) {
        if (opacity !== 0.3) continue;
        const { left, right } = boxOf([{ path }]);
        expect(left).toBeGreaterThan(60);
        expect(right).toBeLessThan(964);
      }
  }
});

test('no part of a ship is visible below its waterline', () => {
  const line: Waterline = { x: 500, half: 200, at: (x) => 400 + x / 100 };
  const hull = shapesOf(
    MOTIFS.get('ship at anchor')!.draw(seeded('ship'), {}),
    { x: 500, y: 420, scale: 8, turn: 9 },
    coloursAt(skyPalette(read('The ship lay upon the sea.'), seriesOf('book')), 0),
  );
  for (const { path } of clippedAtWaterline(hull, line))
    for (const ring of path)
      for (let i = 0; i < ring.length; i += 2) expect(ring[i + 1]!).toBeLessThanOrEqual(line.at(ring[i]!));
});

test('a gale heels the ship without lightning, and snow on peaks leaves the valley green', () => {
  const gale = compose(
    read('The gale drove the ship over the sea, and great waves broke upon her bows.'),
    at,
  );
  expect(gale.drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['storm', 'ship under sail']));
  const calm = compose(read('The ship lay upon the quiet sea.'), at);
  const hull = ({ picture }: typeof gale) => {
    const { left, right, bottom, top } = boxOf(
      picture.layers.find(({ rim, shapes }) => rim === 0.45 && shapes.length > 0)!.shapes,
    );
    return (bottom - top) / (right - left);
  };
  expect(hull(gale)).not.toBeCloseTo(hull(calm), 2);
  expect(terrainOf(read('High mountains closed the valley, their peaks white with snow.')).ground).toBe(
    'grass',
  );
  expect(terrainOf(read('Snow covered the plain.')).ground).toBe('snow');
});

test('a dark night has no moon', () => {
  const dark = 'It was an autumn night, so dark that nothing could be seen of the road.';
  expect(read(dark).light?.value).toBe('dark');
  expect(read('Стояла темная ночь, и дом был не виден.').light?.value).toBe('dark');
  // The sky, in the upper half and away from the paper.
  const brightest = (text: string) => {
    const pixels = paintTheatre(compose(read(text), at).picture);
    let most = 0;
    for (let y = 120; y < 380; y++)
      for (let x = 200; x < 824; x++) most = Math.max(most, pixels[(y * 1024 + x) * 3]!);
    return most;
  };
  expect(brightest('The house stood by the road at night.')).toBeGreaterThan(235);
  expect(brightest(dark)).toBeLessThan(225);
});

test('storm waves rise above the horizon of the open sea, and those of a calm day do not', () => {
  const highest = (text: string) => {
    const { layers, ground } = compose(read(text), at).picture;
    const horizon = ground.stops.at(-1)!.at * 768;
    const seas = layers.filter(({ rim, glow }) => rim === 0.5 && glow === 0.06);
    return seas.length === 0 ? 0 : horizon - boxOf(seas.flatMap(({ shapes }) => shapes)).top;
  };
  expect(highest('The storm broke over the sea; huge waves rose against the black sky.')).toBeGreaterThan(80);
  expect(highest('I had never seen the sea smoother.')).toBe(0);
});

test('only stars are in the sky of a night that names them and no moon', () => {
  const moons = (text: string) =>
    compose(readScene(passage(text)), { bookId: 'book', seed: 'passage', take: 0 }).picture.light.onGround;
  expect(moons('At night the stars stood over the steppe.')).toBeLessThan(
    moons('At night the moon stood over the steppe.'),
  );
});

test('a dark road is a road at night, and so is a fire in the snow', () => {
  const skyOf = (text: string) =>
    luminance(compose(readScene(passage(text, { type: 'atmosphere' })), at).picture.ground.stops[0]!.colour);
  const day = skyOf('We were out on the road, and the wind was blowing.');
  expect(skyOf('We were out on the road, in the darkness, and the wind was blowing.')).toBeLessThan(
    day * 0.6,
  );
  expect(skyOf('The horses stood in the snow beside the fire, and the snow was falling.')).toBeLessThan(
    day * 0.6,
  );
});
