import { describe, expect, test } from 'vitest';
import { readScene } from '../../reading/read-scene.ts';
import { passage } from '../../testing/scenes.ts';
import { compose } from '../compose.ts';
import { terrainOf } from './terrain.ts';

const colours = (text: string) =>
  compose(readScene(passage(text)), { bookId: 'book', seed: 'passage', take: 0 }).picture.layers.flatMap(
    ({ shapes }) => shapes.map(({ colour }) => colour),
  );

describe('snow lies', () => {
  const ground = (text: string) => terrainOf(readScene(passage(text))).ground;

  test('in an English winter only if the passage names it, and in a Russian one always', () => {
    expect(ground('In winter the bare fields lay about the village.')).not.toBe('snow');
    expect(ground('In winter the fields about the village lay deep in snow.')).toBe('snow');
    expect(ground('Зимой поля вокруг деревни были пусты.')).toBe('snow');
  });

  test('in a wood by the same rule', () => {
    const pale = (text: string) =>
      colours(text).filter((colour) => /^#[def][0-9a-f][def][0-9a-f][def][0-9a-f]$/u.test(colour)).length;
    const [without, named] = [
      'It was winter in the forest, and the trees were bare.',
      'It was winter in the forest, and the trees stood in deep snow.',
    ];
    expect(pale(named)).toBeGreaterThan(pale(without));
  });
});

test('a sledge goes over snow', () => {
  expect(terrainOf(readScene(passage('Along the village road came a sledge with two horses.'))).ground).toBe(
    'snow',
  );
});

test('fruit trees in a garden without a house are an orchard', () => {
  const rows = (text: string) => terrainOf(readScene(passage(text))).rows;
  expect(rows('В саду старые яблони стояли в цвету, и гудели пчёлы.')).toBe('orchard');
  expect(rows('Перед домом в саду цвели старые яблони.')).toBeUndefined();
});

test('log houses that burn stand in a village, though people run about its street', () => {
  const special = (text: string) => terrainOf(readScene(passage(text))).special;
  expect(special('Пожар охватил соломенные крыши, и по улице бежали люди.')).toBeUndefined();
  expect(special('По улице бежали люди.')).toBe('street');
});
