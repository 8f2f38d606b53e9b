import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { luminance } from '../drawing/colour.ts';
import { HEIGHT, WIDTH } from '../drawing/layer.ts';
import { MOTIFS } from '../motifs/library.ts';
import { readScene } from '../reading/read-scene.ts';
import { CONCEPTS } from '../reading/nouns.ts';
import { OUTSIDE, SETTINGS } from '../setting.ts';
import { SEASONS, TIMES, type Scene } from '../scene.ts';
import { WEATHERS } from '../weather.ts';
import { known, passage, person, scene } from '../testing/scenes.ts';
import { boxOf } from './canvas.ts';
import { compose } from './compose.ts';
import { figureOf } from './figures/figures.ts';
import { coloursAt } from './colours/material-colours.ts';
import { seriesOf, skyPalette } from './palette.ts';
import { DRAWN_AS } from './motif-of.ts';
import { DRAWN_BY_HORSES, IN_THE_AIR, OF_THE_LAND, ONLY_INSIDE, PARTS } from './kinds-of-things.ts';

/** Distinguishes the moon in a window from everything else. */
const MOON = '#f6f0d8';

/** Only the nearest things have so bright an edge. */
const RIM_OF_PEOPLE = 0.75;

/** The edge of things farther off. */
const RIM_OF_MIDDLE = 0.45;

const at = { bookId: 'book', seed: 'passage', take: 0 };

const pathsOf = (given: Scene, options = at) =>
  compose(given, options).picture.layers.flatMap(({ shapes }) => shapes.map(({ path }) => path));

describe('a composition', () => {
  test('has only finite coordinates in every setting, at every hour, in every weather and season', () => {
    for (const [k, setting] of SETTINGS.entries()) {
      // Two hours each cover all five hours, weathers and seasons.
      for (const i of [k % TIMES.length, (k + 2) % TIMES.length]) {
        const time = TIMES[i]!;
        const given = scene({
          setting: known(setting),
          time: known(time),
          weather: known(WEATHERS[(k + i * 2) % WEATHERS.length]!),
          season: known(SEASONS[(k + i) % SEASONS.length]!),
          region: i % 2 ? 'east' : 'west',
          people: i % 2 ? [person()] : [],
        });
        const paths = pathsOf(given);
        expect(paths.length, setting).toBeGreaterThan(3);
        expect(paths.flat(2).every(Number.isFinite), setting).toBe(true);
      }
    }
  });

  test('draws only what the passage states', () => {
    const texts = [
      'An old house stood by the river, like a ship at sea; two trees grew beside it, and there was no fence.',
      'В комнате стоял стол с самоваром, а у окна сидела старуха в черном платье.',
      'A man with a white beard sat by the fire, and a clock stood by the wall.',
    ];
    for (const text of texts) {
      const read = readScene(passage(text));
      const { drawn } = compose(read, at);
      expect(drawn.length).toBeGreaterThan(1);
      const out = read.leftOut.map(({ words }) => words.start);
      for (const { what, words } of drawn) {
        expect(words.length, what).toBeGreaterThan(0);
        expect(
          words.some(({ start }) => out.includes(start)),
          what,
        ).toBe(false);
      }
    }
  });

  test('shows no moon through a window in the rain', () => {
    const night = (weather: 'rain' | 'clear') =>
      compose(scene({ setting: known('room'), time: known('night'), weather: known(weather) }), at);
    const hasMoon = ({ picture }: ReturnType<typeof compose>) =>
      picture.layers.some(({ shapes }) => shapes.some(({ colour }) => colour === MOON));
    expect(hasMoon(night('clear'))).toBe(true);
    expect(hasMoon(night('rain'))).toBe(false);
  });

  test('shows a white house white', () => {
    const white = coloursAt(skyPalette(scene(), seriesOf('book')), 0.2, { body: '#f4f1ea' });
    expect(luminance(white.ink)).toBeGreaterThan(0.6);
    expect(luminance(white.fold), 'its windows').toBeLessThan(luminance(white.ink));
  });

  test('has a cobweb in the corner of the room', () => {
    const web = { what: 'cobweb', words: [{ start: 2, end: 8 }], certainty: 1, weight: 0.5, qualities: [] };
    const { drawn } = compose(scene({ setting: known('room'), things: [web] }), at);
    expect(drawn.filter(({ what }) => what === 'cobweb')).toHaveLength(1);
  });

  test('lines a library with books, but not a parlour', () => {
    const shapesIn = (setting: 'library' | 'parlour') =>
      compose(scene({ setting: known(setting) }), at)
        .picture.layers.flatMap(({ shapes }) => shapes)
        .filter(({ path }) => path.length > 60).length;
    expect(shapesIn('library')).toBeGreaterThan(shapesIn('parlour') + 2);
  });

  test('shows a sealed letter closed, one candle in its candlestick, and the contents of a basket', () => {
    const drawnOf = (text: string) => compose(readScene(passage(text, { type: 'object' })), at);
    const letter = drawnOf(
      'On the table lay a letter sealed with red wax, and beside it a candle burned in a brass candlestick.',
    );
    expect(letter.template).toBe('still life envelope');
    expect(letter.drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['candle', 'candlestick']));
    // Paper lies flat; the only round thing is the one beside it.
    expect(letter.picture.layers.filter(({ volume }) => volume)).toHaveLength(1);
    const basket = drawnOf('На столе стояла корзина с яйцами.');
    expect(basket.drawn.map(({ what }) => what)).toEqual(['egg', 'basket']);
  });

  test('gives rooms and still lifes the edge of their book', () => {
    for (const bookId of ['a', 'b', 'c', 'd']) {
      const { picture } = compose(readScene(passage('In the parlour stood a sofa and a table.')), {
        ...at,
        bookId,
      });
      expect(picture.edge?.form).toBe(seriesOf(bookId).edge);
    }
  });

  test('enlarges small things', () => {
    for (const text of [
      'On the table lay an old sword.',
      'It was a small ivory box with a key.',
      'A brown pipe lay on the table.',
    ]) {
      const { picture } = compose(readScene(passage(text, { type: 'object' })), at);
      const { left, right, top, bottom } = boxOf(
        picture.layers.filter(({ rim }) => rim === 0.9).flatMap(({ shapes }) => shapes),
      );
      expect(Math.max((right - left) / WIDTH, (bottom - top) / HEIGHT), text).toBeGreaterThan(0.42);
    }
  });

  test('puts no table on the table of a still life', () => {
    const read = readScene(
      passage('On the table stood an old brass lamp with a green shade, and beside it lay an open book.', {
        type: 'object',
      }),
    );
    const { drawn, template } = compose(read, at);
    expect(template).toContain('still life');
    expect(drawn.map(({ what }) => what)).not.toContain('table');
  });

  test('has enough ornaments that consecutive ones in a book seldom look alike', () => {
    const silent = readScene(passage('It was decided to wait.', { type: 'atmosphere' }));
    const shapes = Array.from({ length: 20 }, (_, i) =>
      JSON.stringify(compose(silent, { bookId: 'book', seed: `passage ${i}`, take: 0 }).picture.layers),
    );
    const alike = shapes.filter((one, i) => one === shapes[i + 1]).length;
    expect(alike).toBe(0);
    expect(new Set(shapes.map((one) => one.length)).size).toBeGreaterThan(6);
  });

  test('shows an ornament where nothing is certain', () => {
    const silent = compose(scene({ isTooVague: true }), at);
    expect(silent.template).toBe('ornament');
    expect(silent.drawn).toEqual([]);
  });

  test('is the same for the same seed, and differs for another take', () => {
    const given = scene({ setting: known('garden'), people: [person()] });
    expect(pathsOf(given)).toEqual(pathsOf(given));
    expect(pathsOf(given, { ...at, take: 1 })).not.toEqual(pathsOf(given));
  });

  test('has the light on either side', () => {
    const sides = Array.from(
      { length: 12 },
      (_, take) => compose(scene({ setting: known('road') }), { ...at, take }).picture.light.x > WIDTH / 2,
    );
    expect(new Set(sides).size).toBe(2);
  });

  test('places everyone on the ground, uncropped', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...OUTSIDE.filter((setting) => setting !== 'sea')),
        fc.integer({ min: 1, max: 5 }),
        fc.nat(30),
        (setting, count, take) => {
          const { picture } = compose(
            scene({ setting: known(setting), people: [person({ count, posture: known('walk') })] }),
            { ...at, take },
          );
          const people = picture.layers.filter(({ rim }) => rim === RIM_OF_PEOPLE);
          expect(people.length).toBeGreaterThan(0);
          // The nearest row; of a crowd every other one stands farther off.
          expect(Math.max(...people.map(({ shapes }) => boxOf(shapes).bottom))).toBeGreaterThan(650);
          for (const { shapes } of people) {
            const { left, right, top, bottom } = boxOf(shapes);
            // The farther row is three quarters as large, and its ground as much nearer to the horizon.
            expect(bottom).toBeGreaterThan(580);
            expect(bottom).toBeLessThan(700);
            expect(top).toBeGreaterThan(110);
            expect(left).toBeGreaterThan(40);
            expect(right).toBeLessThan(WIDTH - 40);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('draws the same person consistently, and different people differently', () => {
    const anna = (over: Partial<Scene>) =>
      figureOf(person({ sex: 'woman', posture: known('stand') }), scene(over), 0).parts;
    expect(anna({ setting: known('garden') })).toEqual(
      anna({ setting: known('parlour'), time: known('night') }),
    );
    const others = ['b', 'c', 'd', 'e', 'f'].map((id) =>
      JSON.stringify(figureOf(person({ id, sex: 'woman', posture: known('stand') }), scene(), 0).parts),
    );
    expect(new Set(others).size).toBe(others.length);
  });

  test('refers only to things that reading finds and to existing motifs', () => {
    const named = [...IN_THE_AIR, ...OF_THE_LAND, ...Object.keys(DRAWN_AS)].filter(
      (what) => !CONCEPTS.has(what),
    );
    expect(named).toEqual([]);
    expect([...ONLY_INSIDE, ...PARTS, ...DRAWN_BY_HORSES].filter((name) => !MOTIFS.has(name))).toEqual([]);
  });

  test('places houses and orchards on the bank, not in the water', () => {
    const orchard = {
      what: 'orchard',
      words: [{ start: 9, end: 16 }],
      certainty: 1,
      weight: 0.4,
      qualities: [],
    };
    const house = { what: 'house', words: [{ start: 2, end: 7 }], certainty: 1, weight: 1, qualities: [] };
    for (let take = 0; take < 8; take++) {
      const { picture } = compose(
        scene({
          setting: known('lake'),
          region: 'east',
          things: take % 2 ? [house] : [house, orchard],
          subject: { kind: 'setting' },
        }),
        { ...at, take },
      );
      const lowest = Math.max(
        ...picture.layers
          .filter(({ rim, fade }) => rim === RIM_OF_MIDDLE && !fade)
          .map(({ shapes }) => boxOf(shapes).bottom),
      );
      // The last colour of the sky is that of the horizon.
      const horizon = picture.ground.stops.at(-1)!.at * HEIGHT;
      expect(lowest).toBeLessThan(horizon + 30);
    }
  });

  test('puts no bed outdoors', () => {
    const bed = { what: 'bed', words: [{ start: 2, end: 5 }], certainty: 1, weight: 1, qualities: [] };
    const { drawn } = compose(scene({ setting: known('hills'), things: [bed] }), at);
    expect(drawn.map(({ what }) => what)).not.toContain('bed');
  });
});
