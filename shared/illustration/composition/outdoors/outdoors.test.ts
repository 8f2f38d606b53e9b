import { describe, expect, test } from 'vitest';
import { readScene } from '../../reading/read-scene.ts';
import { seeded } from '../../drawing/seeded.ts';
import { MOTIFS } from '../../motifs/library.ts';
import { passage } from '../../testing/scenes.ts';
import { boxOf } from '../canvas.ts';
import { compose } from '../compose.ts';
import { FAR, terrainOf } from '../terrain.ts';
import { harnessed } from './carriages.ts';
import { figureOf } from '../figures.ts';

const at = { bookId: 'book', seed: 'passage', take: 0 };
const read = (text: string) => readScene(passage(text));
const drawn = (text: string) => compose(read(text), at).drawn.map(({ what }) => what);

describe('the land that a passage names is drawn', () => {
  test.each([
    ['A ridge of high woody hills rose behind the old house.', 'ridge'],
    ['The hill was crowned with wood, and a river ran below.', 'hill'],
    ['They looked down into the winding valley, where a stream ran.', 'valley'],
    ['The long dark moor lay behind the old house.', 'moor'],
    ['An island lay before us, with woods and pinnacles of rock.', 'island'],
    ['The bay was shut in, with woods on all the shores.', 'bay'],
    ['A great plain lay under the sky, and the snow covered it.', 'plain'],
    ['Деревня лежала в овраге, и видна была только колокольня.', 'ravine'],
    ['За рекой поднимались горы.', 'mountain'],
  ])('%s', (text, what) => {
    expect(drawn(text)).toContain(what);
  });

  test('far things first, each once', () => {
    const { far } = terrainOf(read('Mountains rose behind the hills, and a village lay before the wood.'));
    expect(far).toEqual([...new Set(far)].sort((a, b) => FAR.indexOf(a) - FAR.indexOf(b)));
  });
});

describe('what belongs to a building is drawn on it', () => {
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

describe('a garden behind walls', () => {
  test('has what climbs on them, and no open view', () => {
    const text = 'The garden was shut in by high walls, covered with the leafless stems of roses, in winter.';
    expect(terrainOf(read(text)).isWalled).toBe(true);
    expect(drawn(text)).toEqual(expect.arrayContaining(['wall', 'rose']));
  });

  test('is not what a house is that has walls', () => {
    expect(terrainOf(read('The walls of the old house were white.')).isWalled).toBeUndefined();
  });
});

test.each([
  ['An avenue of lime trees led to the house.', 'avenue'],
  ['The market was crowded with people on the square.', 'market'],
])('rows run into the distance: %s', (text, what) => {
  expect(drawn(text)).toContain(what);
});

test('a carriage has a horse before it, named or not', () => {
  expect(drawn('A carriage stood on the road, with its horse.')).toEqual(
    expect.arrayContaining(['carriage', 'horse']),
  );
  const [carriage] = read('A carriage stood on the road.').things.filter(({ what }) => what === 'carriage');
  const parts = MOTIFS.get('carriage')!.draw(seeded('carriage'), {});
  const whole = harnessed(parts, null, carriage!, seeded('horse'));
  expect(boxOf(whole).right).toBeGreaterThan(boxOf(parts).right + 0.5);

  const { right } = boxOf(parts);
  const added = whole.filter((part) => !parts.includes(part)).map(({ path }) => boxOf([{ path }]));
  const joins = added.filter((box) => box.left < right - 1 && box.right > right && box.bottom - box.top < 0.75); // prettier-ignore
  expect(joins, 'a shaft and the reins').toHaveLength(2);
});

test('people of a crowd are dressed unlike each other', () => {
  const scene = read('Men crowded the square.');
  const looks = Array.from({ length: 8 }, (_, i) => figureOf({ ...scene.people[0]!, sex: 'man' }, scene, i + 1, { isOutside: true }).looks); // prettier-ignore
  expect(
    new Set(looks.map(({ hat, hair, beard, coat }) => [hat, hair, beard, coat].join())).size,
  ).toBeGreaterThan(3);
});
