import { describe, expect, test } from 'vitest';
import { luminance } from '../../drawing/colour.ts';
import { seeded } from '../../drawing/seeded.ts';
import { WIDTH } from '../../drawing/layer.ts';
import { isInside } from '../../drawing/is-inside.ts';
import { boundsOf } from '../../drawing/path.ts';
import { readScene } from '../../reading/read-scene.ts';
import { passage } from '../../testing/scenes.ts';
import { closeUpOf } from '../close-up.ts';
import { boxOf } from '../canvas.ts';
import { compose } from '../compose.ts';
import { backdrop } from './backdrop.ts';
import { figureOf } from '../figures.ts';
import { statedColours } from '../stated-colours.ts';
import { halfShadowColours } from '../material-colours.ts';
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

describe('the setting of a person', () => {
  const NAMES = ['Ann', 'Mary', 'Ruth', 'Jane', 'Kate', 'Rose', 'Emma', 'Lucy'];
  const of = (text: string, seed = 'passage') =>
    compose(readScene(passage(text, { type: 'character' })), { ...at, seed });

  test('is a bare tone if neither passage nor chapter states one, whatever the person wears', () => {
    for (const text of [
      'She had golden hair and blue eyes.',
      'A priest with grey hair and blue eyes, in a black cassock.',
      'She had golden hair and dark eyes, and wore a ball dress.',
      'He had a red beard and small eyes, and was wrapped in a cloak.',
      'Он был худощав, с черной бородой и большими глазами, в армяке.',
    ]) {
      const { template, drawn, picture } = of(text);
      expect(template, text).toMatch(/^close plain/);
      // Behind their own papers there is nothing: no wall, no window, no floor.
      const behind = picture.layers
        .flatMap(({ shapes }) => shapes)
        .filter(({ path }) => boundsOf([path]).left < 100);
      expect(behind, text).toEqual([]);
      expect(drawn.every(({ words }) => words.length > 0)).toBe(true);
    }
  });

  test('has no unstated lamp or evening: every tone is of daylight', () => {
    for (const name of NAMES) {
      const { picture } = of(`${name} was a woman with golden hair and blue eyes.`, name);
      expect(luminance(picture.ground.stops[1]!.colour), name).toBeGreaterThan(0.25);
    }
  });

  test('differs in colour, side and grain from one to another', () => {
    const tones = NAMES.map(
      (name) => of(`${name} was a woman with golden hair and blue eyes.`, name).picture,
    );
    expect(new Set(tones.map(({ ground }) => ground.stops[1]!.colour)).size).toBeGreaterThan(3);
    expect(new Set(tones.map(({ light }) => light.x > WIDTH / 2)).size).toBe(2);
    expect(new Set(tones.map(({ ground }) => ground.marble)).size).toBeGreaterThan(3);
  });

  test('is the stated one: a lit candle, a window, a room, a vase of flowers', () => {
    const face = 'She had golden hair and blue eyes';
    for (const where of ['in the light of a candle', 'at the window', 'in the parlour', 'beside a vase'])
      expect(of(`${face}, ${where}.`).template, where).not.toMatch(/plain/);
  });

  test('is airy behind strange beings, who would be lost in gloom', () => {
    const deepest = (text: string) => luminance(of(text).picture.ground.stops.at(-1)!.colour);
    const being = deepest('The Martian was a tall creature with a bald head, four arms and long thin legs.');
    expect(being).toBeGreaterThan(2 * deepest('She had golden hair and blue eyes.'));
  });

  test('is dark if the passage states night', () => {
    const face = 'She had golden hair and blue eyes';
    const [day, night] = [of(`${face}.`), of(`${face}, that night.`)].map(({ picture }) =>
      luminance(picture.ground.stops[1]!.colour),
    );
    expect(night).toBeLessThan(day! / 2);
  });

  test('is a bare tone for a full-length person as well', () => {
    const { template, drawn } = of('He was in a long coat and high shining boots.');
    expect(template).toBe('full length 1');
    expect(drawn.every(({ words }) => words.length > 0)).toBe(true);
  });

  test('is only the door if the passage does not say where the doorway is', () => {
    const { template, drawn } = of('A man with a grim face and a red beard stood in the doorway.');
    expect(template).toMatch(/^close plain/);
    expect(drawn.map(({ what }) => what)).toContain('doorway');
  });

  test('has its light on the side the face is turned to', () => {
    for (const name of NAMES) {
      const { picture } = of(`${name} was a woman with golden hair and blue eyes.`, name);
      const { left, right } = boundsOf(
        picture.layers.slice(-1).flatMap(({ shapes }) => shapes.map(({ path }) => path)),
      );
      expect((left + right) / 2 > WIDTH / 2, name).toBe(picture.light.x < WIDTH / 2);
    }
  });

  test('has the edge of the book’s other pictures', () => {
    const { picture } = of('He had curly fair hair and a black moustache.');
    expect(picture.edge?.form).toBe(series.edge);
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

describe('a person without a stated setting', () => {
  test('sits in a chair in front of a bare tone only if the passage says so', () => {
    expect(portrait('A fat woman in a purple gown sat fanning herself.').template).toBe('close plain');
  });

  test('stands in a doorway close up if the passage says so', () => {
    const { template, drawn } = portrait('В дверях показался старик с седой бородой.');
    expect(template).toBe('close plain');
    expect(drawn.some(({ what }) => ['door', 'doorway', 'threshold'].includes(what))).toBe(true);
  });

  test('is shown full length with a long held thing', () => {
    expect(portrait('A tall man in a red coat with a sabre in his hand.').template).toBe('full length 1');
  });
});

test('land is behind a person in a hat', () => {
  const behind = (text: string, seed: string) =>
    compose(readScene(passage(text, { type: 'character' })), { ...at, seed }).picture.layers.slice(0, -1);
  const seeds = Array.from({ length: 12 }, (_, i) => `passage ${i}`);
  for (const seed of seeds) {
    const far = behind('He was an old man in a top hat, with a white beard and black eyes.', seed)[0]!;
    expect(boxOf(far.shapes).bottom, seed).toBeGreaterThan(600);
    expect(far.haze, seed).toBeDefined();
  }
});

test('a person sitting on the grass has no chair, but has one in a parlour', () => {
  const isSeat = ({ rim, shadow }: { rim?: number; shadow?: { distance: number } }) =>
    rim === 0.5 && shadow?.distance === 6;
  const seats = (where: string) =>
    portrait(`The young man, with a pale face and dark brows, was sitting ${where}.`).picture.layers.filter(
      isSeat,
    ).length;
  expect(seats('on the grass in the meadow')).toBe(0);
  expect(seats('in the parlour')).toBeGreaterThan(0);
});

test('the name Липа does not put a lime tree behind a person', () => {
  const { template } = portrait(
    'Липа была в новом розовом платье, и пунцовая ленточка светилась в её волосах.',
  );
  expect(template).toMatch(/^close/);
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
