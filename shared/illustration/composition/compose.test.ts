import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HEIGHT, WIDTH } from '../drawing/layer.ts';
import { readScene } from '../reading/read-scene.ts';
import { PLACES, SEASONS, TIMES, WEATHERS, type Known, type Scene, type ScenePerson } from '../scene.ts';
import { compose } from './compose.ts';

const known = <T>(value: T): Known<T> => ({ value, source: 'passage', certainty: 1, words: [] });
const scene = (over: Partial<Scene> = {}): Scene => ({
  version: 3, type: 'location', place: null, time: null, season: null, weather: null, light: null, mood: null, region: 'west', era: 'nineteenth',
  colours: [], things: [], people: [], subject: null, isSilent: false, leftOut: [], ...over,
}); // prettier-ignore
const person = (over: Partial<ScenePerson> = {}): ScenePerson => ({
  id: 'book/anna', words: [{ start: 0, end: 3 }], certainty: 1, weight: 1, count: 1, wears: [], holds: [], ...over,
}); // prettier-ignore
const at = { bookId: 'book', seed: 'passage', take: 0 };
const pathsOf = (given: Scene, options = at) => compose(given, options).picture.layers.flatMap(({ shapes }) => shapes.map(({ path }) => path)); // prettier-ignore

describe('a composition', () => {
  test('is made of numbers in every place at every hour, in every weather and season', () => {
    for (const place of PLACES) {
      for (const [i, time] of TIMES.entries()) {
        const given = scene({
          place: known(place), time: known(time), weather: known(WEATHERS[(i * 2) % WEATHERS.length]!), season: known(SEASONS[i % SEASONS.length]!),
          region: i % 2 ? 'east' : 'west', people: i % 2 ? [person()] : [],
        }); // prettier-ignore
        const paths = pathsOf(given);
        expect(paths.length, place).toBeGreaterThan(3);
        expect(paths.flat(2).every(Number.isFinite), place).toBe(true);
      }
    }
  });

  test('draws only what its words say', () => {
    const texts = [
      'An old house stood by the river, like a ship at sea; two trees grew beside it, and there was no fence.',
      'В комнате стоял стол с самоваром, а у окна сидела старуха в черном платье.',
      'A man with a white beard sat by the fire, and a clock stood by the wall.',
    ];
    for (const text of texts) {
      const read = readScene({
        text,
        type: 'location',
        language: null,
        entity: null,
        place: null,
        around: '',
        bookId: 'b',
      });
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

  test('shows an ornament where nothing is certain', () => {
    const silent = compose(scene({ isSilent: true }), at);
    expect(silent.template).toBe('ornament');
    expect(silent.drawn).toEqual([]);
  });

  test('is the same for the same seed, and another for another take', () => {
    const given = scene({ place: known('garden'), people: [person()] });
    expect(pathsOf(given)).toEqual(pathsOf(given));
    expect(pathsOf(given, { ...at, take: 1 })).not.toEqual(pathsOf(given));
  });

  test('has its light on both sides, by chance', () => {
    const sides = Array.from({ length: 12 }, (_, take) => compose(scene({ place: known('road') }), { ...at, take }).picture.light.x > WIDTH / 2); // prettier-ignore
    expect(new Set(sides).size).toBe(2);
  });

  test('has nobody in the air or below the picture', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PLACES),
        fc.integer({ min: 1, max: 5 }),
        fc.nat(30),
        (place, count, take) => {
          const empty = compose(scene({ place: known(place) }), { ...at, take });
          const peopled = compose(scene({ place: known(place), people: [person({ count })] }), {
            ...at,
            take,
          });
          expect(peopled.picture.layers.length).toBeGreaterThanOrEqual(empty.picture.layers.length - 2);
          const { light } = peopled.picture;
          expect(light.y).toBeGreaterThan(0);
          expect(light.y).toBeLessThan(HEIGHT);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('keeps who a person is from picture to picture', () => {
    const anna = person({ sex: 'woman' });
    const close = (seed: string) => compose(scene({ type: 'character', people: [anna], subject: { kind: 'person', index: 0 } }), { ...at, seed }); // prettier-ignore
    expect(close('one').drawn).toEqual(close('two').drawn);
  });

  test('puts no bed under the sky', () => {
    const bed = { what: 'bed', words: [{ start: 2, end: 5 }], certainty: 1, weight: 1, qualities: [] };
    const { drawn } = compose(scene({ place: known('hills'), things: [bed] }), at);
    expect(drawn.map(({ what }) => what)).not.toContain('bed');
  });
});
