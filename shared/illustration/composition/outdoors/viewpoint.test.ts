import { describe, expect, test } from 'vitest';
import { seeded } from '../../drawing/seeded.ts';
import { HEIGHT, WIDTH } from '../../drawing/layer.ts';
import { readScene } from '../../reading/read-scene.ts';
import { OUTSIDE } from '../../setting.ts';
import { WEATHERS } from '../../weather.ts';
import { known, passage, scene } from '../../testing/scenes.ts';
import { boxOf } from '../canvas.ts';
import { compose } from '../compose.ts';
import { terrainOf } from '../terrain/terrain.ts';
import { cloudsFor } from './sky-outdoors.ts';
import { foregroundsFor } from './near/foregrounds-for.ts';
import { viewOf, viewpointsFor } from './viewpoint.ts';

const read = (text: string) => readScene(passage(text));

describe('a viewpoint', () => {
  test('has its horizon between a third and four fifths of the picture', () => {
    for (const setting of OUTSIDE)
      for (let seed = 0; seed < 12; seed++) {
        const given = scene({ setting: known(setting) });
        const { horizon } = viewOf(given, terrainOf(given), seeded(seed));
        expect(horizon / HEIGHT, setting).toBeGreaterThan(0.35);
        expect(horizon / HEIGHT, setting).toBeLessThan(0.81);
      }
  });

  test('of a street with many lit windows is in the street, not behind one of them', () => {
    const given = read('Он покатился по широким улицам, озаренным освещением из мелькавших окон.');
    expect(given.setting?.value).toBe('street');
    expect(viewpointsFor(given, terrainOf(given))).not.toContain('window');
  });

  test('suits the place: a valley from above, a garden through its trees, a river never through an arch', () => {
    const kinds = (text: string) => {
      const given = read(text);
      return viewpointsFor(given, terrainOf(given));
    };
    expect(kinds('They looked down into the valley, where fields lay among hills.')).toContain('high');
    expect(kinds('The park lay quiet, with its lawns.')).toContain('threshold');
    expect(kinds('The river ran between its banks.')).not.toContain('threshold');
  });

  test('varies through a book: of twenty places hardly two consecutive ones are arranged alike', () => {
    const template = (i: number) =>
      compose(read('The old house stood among fields.'), { bookId: 'book', seed: `${i}`, take: 0 }).template;
    const templates = Array.from({ length: 20 }, (_, i) => template(i));
    expect(new Set(templates).size).toBeGreaterThan(12);
    expect(templates.filter((one, i) => one === templates[i + 1]).length).toBeLessThan(2);
  });
});

test('clouds agree with the weather', () => {
  for (const weather of WEATHERS) {
    const given = scene({ weather: known(weather) });
    const isVeiled = ['fog', 'snow', 'blizzard', 'overcast', 'rain', 'storm'].includes(weather);
    const clouds = cloudsFor(given, isVeiled);
    if (weather === 'snow' || weather === 'blizzard' || weather === 'fog') expect(clouds).toEqual(['none']);
    else if (isVeiled) expect(clouds).toEqual(['cover']);
    if (weather === 'clear')
      for (const heavy of ['cover', 'bank', 'heaps'] as const) expect(clouds).not.toContain(heavy);
  }
});

test('clouds piled on mountains tower along them', () => {
  for (const text of ['Golden clouds were piled on the mountains.', 'Золотые облака громоздились на горах.'])
    expect(cloudsFor(read(text), false)).toEqual(['piled']);
});

test('a house that is the subject is large, and stands against the bright sky', () => {
  // Distant things have this bright edge, the nearest ones another.
  const RIM_OF_MIDDLE = 0.45;
  for (let take = 0; take < 12; take++) {
    const { picture, template } = compose(read('The old house stood in the park.'), {
      bookId: 'book',
      seed: 'house',
      take,
    });
    if (/ (?:far|high|window)/.test(template)) continue;
    const boxes = picture.layers
      .filter(({ rim, fade }) => rim === RIM_OF_MIDDLE && !fade)
      .map(({ shapes }) => boxOf(shapes));
    const tallest = boxes.reduce((a, b) => (b.bottom - b.top > a.bottom - a.top ? b : a));
    expect((tallest.bottom - tallest.top) / HEIGHT, template).toBeGreaterThan(0.28);
    expect(tallest.top, template).toBeLessThan(picture.ground.stops.at(-1)!.at * HEIGHT);
  }
});

test('the leaves overhead grow on the boughs of the framing trees', () => {
  // A twig and a leaf, in pixels.
  const REACH = 90;
  const framed = Array.from({ length: 24 }, (_, take) =>
    compose(read('In summer the park lay quiet under its old trees.'), {
      bookId: 'book',
      seed: 'park',
      take,
    }),
  )
    .filter(({ template }) => template.includes('trunks'))
    .slice(0, 2);
  expect(framed.length).toBeGreaterThan(0);
  for (const { picture } of framed) {
    const [stem, leaves] = picture.layers.find(
      ({ reach, shapes }) => reach === 'beyond' && shapes.length === 4 && shapes[1]!.path.length > 100,
    )!.shapes;
    const wood = stem!.path.flatMap((ring) =>
      Array.from({ length: ring.length / 2 }, (_, i) => [ring[i * 2]!, ring[i * 2 + 1]!] as const),
    );
    for (const [x, y] of leaves!.path
      .filter((_, i) => i % 9 === 0)
      .map((ring) => [ring[0]!, ring[1]!] as const))
      expect(wood.some(([u, v]) => Math.hypot(u - x, v - y) < REACH)).toBe(true);
  }
});

test('the foreground agrees with season and weather', () => {
  const near = (text: string) => {
    const given = read(text);
    const terrain = terrainOf(given);
    return foregroundsFor({ scene: given, terrain, view: viewOf(given, terrain, seeded(1)) });
  };
  expect(near('A blizzard howled over the steppe.')).toEqual([]);
  expect(near('In winter the village lay under the snow.')).not.toContain('plants');
});

test.each([
  ['За окном падал снег, и сад стоял белый и тихий.', 'atmosphere'],
  ['From the window one saw the garden, a lawn with two old oaks, and the hills beyond.', 'location'],
] as const)('a view from a window is framed by it, and no snow falls in the room: %s', (text, type) => {
  const { template, picture } = compose(readScene(passage(text, { type })), {
    bookId: 'book',
    seed: 'passage',
    take: 0,
  });
  expect(template).toContain('window');
  // The frame is in front of everything, weather included.
  const last = boxOf(picture.layers.at(-1)!.shapes);
  expect(last.left).toBeLessThanOrEqual(0);
  expect(last.right).toBeGreaterThanOrEqual(WIDTH);
});

test('a house half hidden by two great trees is seen between them', () => {
  const { template, drawn } = compose(
    read('Two huge limes in the middle of the court half hid the old house with their shade.'),
    { bookId: 'book', seed: 'passage', take: 0 },
  );
  expect(template).toMatch(/threshold.* trunks/u);
  expect(drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['lime', 'house']));
});

test('a described house is seen from outside, whatever shines from its windows', () => {
  const { template } = compose(
    read(
      'The old hall had two towers, and a dull light shone through the heavy windows; ivy hung on the house.',
    ),
    { bookId: 'book', seed: 'passage', take: 0 },
  );
  expect(template).not.toContain('window');
});

test('a hut whose window glows is seen from outside', () => {
  const at = readScene(passage('Deep in the wood the hut crouched in the snow, and one window glowed red.'));
  expect(viewpointsFor(at, terrainOf(at))).not.toContain('window');
});
