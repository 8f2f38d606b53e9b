import { describe, expect, test } from 'vitest';
import { luminance } from '../../drawing/colour.ts';
import { seeded } from '../../drawing/seeded.ts';
import { isInside } from '../../drawing/is-inside.ts';
import { boundsOf } from '../../drawing/path.ts';
import { readScene } from '../../reading/read-scene.ts';
import { passage } from '../../testing/scenes.ts';
import { closeUpOf } from '../close-up.ts';
import { compose } from '../compose.ts';
import { backdrop } from './backdrop.ts';
import { figureOf } from '../figures/figures.ts';
import { statedColours } from '../colours/stated-colours.ts';
import { halfShadowColours } from '../colours/material-colours.ts';
import { seriesOf, skyPalette } from '../palette.ts';
import type { Scene } from '../../scene.ts';

const at = { bookId: 'book', seed: 'passage', take: 0 };

const portrait = (text: string) => compose(readScene(passage(text, { type: 'character' })), at);

const series = seriesOf('book');

const palette = skyPalette(readScene(passage('The sun shone.')), series);

describe('a portrait', () => {
  test('is close up if hair and face are described, and full length if boots are', () => {
    expect(portrait('He had curly fair hair and a black moustache.').template).toMatch(/^close/);
    expect(portrait('He was in a long coat and high boots.').template).not.toMatch(/^close/);
  });

  test('of a described face is not lost in a crowd that is only mentioned, nor before a mirror', () => {
    expect(
      portrait('A stout rosy woman with full red lips and a double chin came in, and the visitors smiled.')
        .template,
    ).toMatch(/^close/);
    expect(
      portrait('He looked into the mirror: his eyes were small and grey, his nose upturned, his lips red.')
        .template,
    ).toMatch(/^close/);
  });

  test('shows hair, beard and brows in their own colours', () => {
    const looks = halfShadowColours(palette, 'somebody', { hair: '#e2c892', beard: '#26242b' });
    expect(luminance(looks.hair)).toBeGreaterThan(luminance(looks.beard) + 0.2);
    const red = halfShadowColours(palette, 'somebody', { beard: '#b0602e' });
    expect(red.hair).not.toBe(red.beard);
  });

  test('refers to the words for hair, clothes and hands as well', () => {
    const text = 'An old man in a green coat, with a white beard, carried a lantern.';
    const { drawn } = portrait(text);
    const shown = drawn.flatMap(({ words }) => words.map(({ start, end }) => text.slice(start, end)));
    expect(shown).toEqual(expect.arrayContaining(['coat', 'beard', 'lantern']));
  });

  test('refers to the words for the brows, ribbon and hands of a person close up', () => {
    const text =
      'Her hair was black, with a crimson ribbon, over thick brows; her thin fingers held a letter.';
    const { drawn, template } = portrait(text);
    expect(template).toMatch(/^close/);
    const shown = drawn.flatMap(({ words }) => words.map(({ start, end }) => text.slice(start, end)));
    expect(shown).toEqual(expect.arrayContaining(['ribbon', 'brows']));
  });

  test('claims no place where the passage names none', () => {
    const man: Scene = {
      ...readScene(passage('He had curly fair hair and a black moustache.', { type: 'character' })),
      setting: null,
    };
    const room = { value: 'room', source: 'chapter', certainty: 0.2, words: [] } as const;
    const behind = (scene: Scene) =>
      Array.from({ length: 12 }, (_, i) => backdrop(scene, palette, seeded('behind', i), 1)).flat();
    expect(behind(man)).toEqual([]);
    expect(behind({ ...man, setting: room })).not.toEqual([]);
  });

  test('holds no stick in front of an old person’s face close up', () => {
    for (const name of ['Ann', 'Mary', 'Ruth', 'Jane', 'Kate', 'Rose', 'Emma', 'Lucy']) {
      const scene = readScene(passage(`${name} was an old woman with white hair.`, { type: 'character' }));
      const figure = figureOf(scene.people[0]!, scene, 0, { isOutside: false, canSit: false });
      const { papers } = closeUpOf(figure, { isHandRaised: false });
      const beforeFace = papers
        .flatMap(({ parts }) => parts)
        .filter(({ path }) =>
          path.some((ring) => ring.some((x, i) => i % 2 === 0 && x > 0.75 && ring[i + 1]! < 0.6)),
        );
      expect(beforeFace).toEqual([]);
    }
  });

  test('keeps the colours that the book leaves open for the same person', () => {
    expect(halfShadowColours(palette, 'anna', {})).toEqual(halfShadowColours(palette, 'anna', {}));
    const others = ['a', 'b', 'c', 'd', 'e'].map((id) => halfShadowColours(palette, id, {}).dress);
    expect(new Set(others).size).toBeGreaterThan(1);
  });

  test('is drawn if the chapter only states an earlier setting', () => {
    const scene = readScene(
      passage('He was fair, with a weak, unpleasant face.', {
        type: 'character',
        context: 'They walked along the street.',
      }),
    );
    expect(compose(scene, at).template).toMatch(/^close/);
  });
});

test('two described people face each other and differ in their clothes', () => {
  const { template, picture } = portrait('Two women with golden hair and blue eyes.');
  expect(template).toMatch(/^close pair/);
  const colours = picture.layers.slice(-8).map(({ shapes }) => shapes[0]!.colour);
  expect(new Set(colours).size).toBeGreaterThan(2);
});

describe('a person whose face is described', () => {
  test.each([
    ['A villainous-faced man with close-cropped hair stood in the doorway.', 'doorway'],
    ['He sat in the railway carriage, a man of thick brows and large hazel eyes.', 'carriage inside'],
  ])('is close up, with the place behind: %s', (text, what) => {
    const { template, drawn, picture } = portrait(text);
    expect(template).toMatch(/^close/);
    expect(drawn.map((each) => each.what)).toContain(what);
    expect(picture.layers.length).toBeGreaterThan(2);
  });

  test('is full length if walking', () => {
    expect(portrait('He walked along the road, a man with small eyes and a red beard.').template).not.toMatch(
      /^close/,
    );
  });

  test('has hair of the beard’s colour if none is stated', () => {
    const [person] = readScene(passage('He had a black beard.', { type: 'character' })).people;
    expect(statedColours(person!).hair).toBe(statedColours(person!).beard);
  });
});

test('a passage about a portrait shows the framed painting, with the words for its sitter', () => {
  const text = 'At last she saw a portrait of a young officer.';
  const { template, drawn } = compose(readScene(passage(text, { type: 'object' })), at);
  expect(template).toMatch(/^painting/);
  const shown = drawn.flatMap(({ words }) => words.map(({ start, end }) => text.slice(start, end)));
  expect(shown).toEqual(expect.arrayContaining(['portrait', 'officer']));
});

test('a sitting person leans against a chair, and the words for the face are kept', () => {
  const layersOf = (text: string) => portrait(text).picture.layers.length;
  const face = 'an old woman with white hair and small eyes.';
  expect(layersOf(`She sat there, ${face}`)).toBeGreaterThan(layersOf(`She was there, ${face}`) + 1);
  const text = 'He had hollow cheeks and a weak chin.';
  const shown = portrait(text).drawn.flatMap(({ words }) =>
    words.map(({ start, end }) => text.slice(start, end)),
  );
  expect(shown).toEqual(expect.arrayContaining(['cheeks', 'chin']));
});

test('a swarthy face is darker than an undescribed one', () => {
  const skinIn = (text: string) =>
    statedColours(readScene(passage(text, { type: 'character' })).people[0]!).skin;
  expect(luminance(skinIn('He had a swarthy face.')!)).toBeLessThan(0.6);
  expect(skinIn('He had a long nose.')).toBeUndefined();
});

test('a bonnet leaves the face it frames in view, and a wig is powdered', () => {
  const scene = readScene(
    passage('She wore a straw bonnet; her face was pale, her eyes blue.', { type: 'character' }),
  );
  const figure = figureOf(scene.people[0]!, scene, 0, { isOutside: false, canSit: false });
  const parts = closeUpOf(figure, { isHandRaised: false }).papers.flatMap((paper) => paper.parts);
  const brim = boundsOf(parts.filter(({ material }) => material === 'hat').map(({ path }) => path));
  const eye = boundsOf(parts.filter(({ material }) => material === 'iris').map(({ path }) => path));
  const isCovered = parts
    .filter(({ material }) => material === 'hat')
    .some(({ path }) => isInside(path, (eye.left + eye.right) / 2, (eye.top + eye.bottom) / 2));
  expect(brim.top).toBeLessThan(eye.top);
  expect(isCovered).toBe(false);
  const judge = readScene(passage('The judge wore a scarlet robe and a great wig.', { type: 'character' }))
    .people[0]!;
  expect(luminance(statedColours(judge).hair!)).toBeGreaterThan(0.6);
});

test('the near sleeve goes on into the shoulder: it is not embossed at its upper end as the coat is', () => {
  const { layers } = portrait('He had curly fair hair and a black moustache.').picture;
  const [sleeve, ...body] = layers.filter(({ isOneBody }) => isOneBody).toReversed();
  expect(sleeve!.relief).toBeLessThan(Math.min(...body.map(({ relief }) => relief!)) / 3);
});

test('the near sleeve darkens with the coat beside it, and is not all in full shadow', () => {
  const { layers, light } = portrait('He had curly fair hair and a black moustache.').picture;
  const sleeve = layers.findLast(({ isOneBody }) => isOneBody)!;
  const cloth = layers.filter(({ isOneBody, turn }) => isOneBody && turn?.strength === sleeve.turn?.strength);
  const { left, right } = boundsOf(sleeve.shapes.map(({ path }) => path));
  expect(new Set(cloth.map(({ turn }) => turn!.to)).size).toBe(1);
  const middle = (left + right) / 2;
  if (light.x > middle) expect(sleeve.turn!.to).toBeLessThan(middle);
  else expect(sleeve.turn!.to).toBeGreaterThan(middle);
});

test('a bride is shown with her veil, and not from head to foot for the shoes under her gown', () => {
  const text =
    'She was dressed in lace, and silks, all of white. Her shoes were white. She had a long white veil, and jewels sparkled on her neck.';
  const { template } = compose(readScene(passage(text, { type: 'character' })), {
    bookId: 'book',
    seed: 'passage',
    take: 0,
  });
  expect(template).not.toContain('full length');
});

test('a described face that lies on pillows lies in a bed', () => {
  const text =
    'Больной лежал на подушках; лицо его было жёлтое, нос острый, борода отросла, глаза были закрыты.';
  const { template } = compose(readScene(passage(text, { type: 'character' })), {
    bookId: 'book',
    seed: 'passage',
    take: 0,
  });
  expect(template).toContain('bed');
});
