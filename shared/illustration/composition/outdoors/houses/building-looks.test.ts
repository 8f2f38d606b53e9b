import { describe, expect, test, vi } from 'vitest';
import { readScene } from '../../../reading/read-scene.ts';
import { seeded } from '../../../drawing/seeded.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import { passage } from '../../../testing/scenes.ts';
import { boxOf } from '../../canvas.ts';
import { compose } from '../../compose.ts';
import { terrainOf } from '../../terrain/terrain.ts';
import { isDecayed } from './decay.ts';

const at = { bookId: 'book', seed: 'passage', take: 0 };
const read = (text: string) => readScene(passage(text));
const drawn = (text: string) => compose(read(text), at).drawn.map(({ what }) => what);

describe('parts of a building are drawn on it', () => {
  test.each([
    ['The old house was draped in ivy.', 'ivy'],
    ['Smoke rose from the chimney of the old house.', 'smoke'],
    ['Two towers rose from the old house.', 'tower'],
    ['The church had a white steeple and a clock.', 'clock'],
  ])('%s', (text, what) => {
    expect(drawn(text)).toContain(what);
  });

  test('a church, its steeple and its cross are one building', () => {
    const words = drawn('The church with its white steeple and its cross stood by the road.');
    expect(words).toEqual(expect.arrayContaining(['church', 'steeple', 'cross']));
  });
});

test('a far village has no unmentioned church', () => {
  const domes = vi.spyOn(MOTIFS.get('church with domes')!, 'draw');
  for (let take = 0; take < 6; take++)
    compose(read('За полем лежала деревня, и дорога вела к ней.'), { ...at, take });
  expect(domes).not.toHaveBeenCalled();
  domes.mockRestore();
});

test('the clock of a church is on the front of its tower', () => {
  const draw = (hasClock: boolean) => MOTIFS.get('church with a spire')!.draw(seeded('clock'), { hasClock });
  const dial = boxOf(draw(true).filter(({ material }) => material === 'brow'));
  const tower = boxOf(
    draw(false).filter(({ path }) => boxOf([{ path }]).top < -11 && boxOf([{ path }]).top > -13),
  );
  expect(dial.left).toBeGreaterThan(tower.left);
  expect(dial.right).toBeLessThan(tower.right);
  expect(dial.bottom).toBeLessThan(-7);
});

describe('the condition of a house', () => {
  const layersOf = (text: string) => compose(read(text), at).picture.layers;

  test('is dilapidated if stated, not if it is only old', () => {
    expect(isDecayed(read('The dilapidated house stood by the road.'))).toBe(true);
    expect(isDecayed(read('The windows of the house were encrusted with dust.'))).toBe(true);
    expect(isDecayed(read('The old house stood by the road.'))).toBe(false);
  });

  test('shows every shutter, board and bare patch within its walls', () => {
    for (const name of ['manor', 'house', 'cottage', 'izba', 'terraced houses']) {
      const motif = MOTIFS.get(name)!;
      const sound = boxOf(motif.draw(seeded(name), {}));
      const decayed = motif.draw(seeded(name), { isDecayed: true });
      expect(decayed.length, name).not.toBe(motif.draw(seeded(name), {}).length);
      const box = boxOf(decayed);
      for (const edge of ['left', 'right', 'top', 'bottom'] as const)
        expect(Math.abs(box[edge] - sound[edge]), `${name} ${edge}`).toBeLessThan(0.6);
    }
  });

  test('includes a stated length', () => {
    const wide = (isLong: boolean) => {
      const { left, right } = boxOf(MOTIFS.get('manor')!.draw(seeded('long'), { isLong }));
      return right - left;
    };
    expect(wide(true)).toBeGreaterThan(wide(false) * 1.4);
  });

  test('is larger than the towers, porch and windows named with it', () => {
    const houses = (text: string) =>
      Math.max(
        ...layersOf(text)
          .filter(({ fade, rim }) => rim && !fade)
          .map(({ shapes }) => {
            const { right, left } = boxOf(shapes);
            return right - left;
          }),
      );
    expect(
      houses(
        'Twin towers, ancient and crenelated, rose above the porch of the house, and a dull light shone through its windows.',
      ),
    ).toBeGreaterThan(400);
  });

  test('has houses around it on a square, but not in a market below mountains', () => {
    expect(terrainOf(read('They reached a small dilapidated square with old houses.')).special).toBe(
      'street',
    );
    expect(
      terrainOf(read('The market was crowded on the square, and mountains rose behind it.')).special,
    ).toBeUndefined();
  });
});

describe('a village in a ravine', () => {
  const text = 'Деревня лежала в овраге, и с дороги видна была только колокольня.';

  test('shows the top of its tower over the edge, and hides the rest', () => {
    for (let take = 0; take < 4; take++) {
      const { layers } = compose(read(text), { ...at, take }).picture;
      const tower = layers.findLastIndex(({ rim }) => rim === 0.45);
      const { top, bottom } = boxOf(layers[tower]!.shapes);
      const edge = Math.min(
        ...layers
          .slice(tower + 1)
          .filter(({ haze }) => haze)
          .map(({ shapes }) => boxOf(shapes).top),
      );
      expect(edge - top, 'seen').toBeGreaterThan((bottom - top) * 0.3);
      expect(bottom - edge, 'hidden').toBeGreaterThan((bottom - top) * 0.4);
    }
  });
});

test('a town has overlapping roofs, its mill one wheel, and a bridge over a stream no lamp', () => {
  const dusk = compose(read('The town lay below us in the dusk, crowded round the old church.'), at).picture;
  const rows = dusk.layers.filter(({ shapes }) => shapes.some(({ path }) => path.length > 60));
  expect(rows.length).toBeGreaterThan(2);
  const text = 'An old stone bridge crossed the stream by the mill, whose great wheel dripped.';
  expect(terrainOf(read(text)).frames).not.toContain('lamp post');
  const street = { what: 'street', words: [], certainty: 1, weight: 0.5, qualities: [] };
  expect(terrainOf({ ...read(text), things: [street] }).frames).toContain('lamp post');
  expect(drawn(text)).toContain('wheel');
});

test('a castle on the summit of a steep hill stands on its rock', () => {
  const { drawn } = compose(read('Before us on the summit of a steep hill stood a great castle.'), at);
  expect(drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['castle', 'hill']));
});

test('no rain falls under the arch from which a church is seen', () => {
  const scene = readScene(passage('It rained. From the doorway he saw the church and its white steeple.'));
  const seen = Array.from({ length: 24 }, (_, take) => compose(scene, { ...at, take }));
  const isRain = ({ shapes }: (typeof seen)[number]['picture']['layers'][number]) =>
    shapes.length === 1 && shapes[0]!.path.length > 60;
  const isOnTop = ({ picture: { layers } }: (typeof seen)[number]) =>
    layers.findLastIndex(isRain) === layers.length - 1;
  const underArch = seen.filter(({ template }) => template.includes('threshold'));
  expect(underArch.length).toBeGreaterThan(0);
  expect(underArch.filter(isOnTop)).toEqual([]);
  expect(seen.filter(({ template }) => template.includes('level')).every(isOnTop)).toBe(true);
});
