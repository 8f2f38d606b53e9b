import { describe, expect, test } from 'vitest';
import { readScene } from '../reading/read-scene.ts';
import { passage } from '../testing/scenes.ts';
import { looksOf } from './backdrop.ts';
import { compose } from './compose.ts';
import { closeUpOf } from './close-up.ts';
import { figureOf } from './figures.ts';
import { cameoLooks, shadowLooks, skyPalette, seriesOf } from './palette.ts';
import { luminance } from '../drawing/colour.ts';
import { boundsOf } from '../drawing/path.ts';

const at = { bookId: 'book', seed: 'passage', take: 0 };
const portrait = (text: string) => compose(readScene(passage(text, { type: 'character' })), at);
const series = seriesOf('book');
const palette = skyPalette(readScene(passage('The sun shone.')), series);

describe('a portrait', () => {
  test('is close where hair and face are described, and whole where boots are', () => {
    expect(portrait('He had curly fair hair and a black moustache.').template).toBe('close');
    expect(portrait('He was in a long coat and high boots.').template).toBe('portrait 1');
  });

  test('shows hair, beard and brows in their own colours', () => {
    const looks = cameoLooks(palette, 'somebody', { hair: '#e2c892', beard: '#26242b' });
    expect(luminance(looks.hair)).toBeGreaterThan(luminance(looks.beard) + 0.2);
    const red = cameoLooks(palette, 'somebody', { beard: '#b0602e' });
    expect(red.hair).not.toBe(red.beard);
  });

  test('points to the words for hair, clothes and hands as well', () => {
    const text = 'An old man in a green coat, with a white beard, carried a lantern.';
    const { drawn } = portrait(text);
    const shown = drawn.flatMap(({ words }) => words.map(({ start, end }) => text.slice(start, end)));
    expect(shown).toEqual(expect.arrayContaining(['coat', 'beard', 'lantern']));
  });

  test('points to the words for brows, a ribbon and hands that somebody close by shows', () => {
    const text =
      'Her hair was black, with a crimson ribbon, over thick brows; her thin fingers held a letter.';
    const { drawn, template } = portrait(text);
    expect(template).toBe('close');
    const shown = drawn.flatMap(({ words }) => words.map(({ start, end }) => text.slice(start, end)));
    expect(shown).toEqual(expect.arrayContaining(['ribbon', 'brows']));
  });

  test('holds no stick before the face of somebody old who is seen close by', () => {
    for (const name of ['Ann', 'Mary', 'Ruth', 'Jane', 'Kate', 'Rose', 'Emma', 'Lucy']) {
      const scene = readScene(passage(`${name} was an old woman with white hair.`, { type: 'character' }));
      const figure = figureOf(scene.people[0]!, scene, 0, { isOutside: false, canSit: false });
      const { papers } = closeUpOf(figure, { isHandRaised: false });
      const beforeFace = papers
        .flat()
        .filter(({ path }) =>
          path.some((ring) => ring.some((x, i) => i % 2 === 0 && x > 0.75 && ring[i + 1]! < 1)),
        );
      expect(beforeFace).toEqual([]);
    }
  });

  test('keeps the colours that the book leaves open for the same person', () => {
    expect(cameoLooks(palette, 'anna', {})).toEqual(cameoLooks(palette, 'anna', {}));
    const others = ['a', 'b', 'c', 'd', 'e'].map((id) => cameoLooks(palette, id, {}).dress);
    expect(new Set(others).size).toBeGreaterThan(1);
  });

  test('is drawn where the chapter only says where somebody was before', () => {
    const scene = readScene(
      passage('He was fair, with a weak, unpleasant face.', {
        type: 'character',
        around: 'They walked along the street.',
      }),
    );
    expect(compose(scene, at).template).toBe('close');
  });
});

describe('somebody seen whole', () => {
  const boundsAll = (text: string) => boundsOf(portrait(text).picture.layers.slice(-1).flatMap(({ shapes }) => shapes.map(({ path }) => path))); // prettier-ignore

  test('sits on what the passage names, as high as a seat is', () => {
    const text = 'The old sailor in boots sat on a barrel.';
    const { drawn, template } = portrait(text);
    expect(template).toBe('portrait 1');
    expect(drawn.map(({ what }) => what)).toContain('barrel');
  });

  test('fills the picture, whether a child or a grown man, and stands on the floor', () => {
    for (const text of [
      'The boy stood there barefoot.',
      'The tall man stood there in high boots.',
      'The man in boots lay there.',
    ]) {
      const { left, right, top, bottom } = boundsAll(text);
      expect(Math.max(right - left, bottom - top), text).toBeGreaterThan(480);
      expect(bottom, text).toBeLessThan(720);
      expect(bottom, text).toBeGreaterThan(670);
    }
  });
});

describe('a cameo and a shadow', () => {
  const NAMES = ['Ann', 'Mary', 'Ruth', 'Jane', 'Kate', 'Rose', 'Emma', 'Lucy'];
  const groundOf = (text: string) => {
    const { picture } = portrait(text);
    return luminance(picture.ground.stops[1]!.colour);
  };

  test('a pale face stands on a deeper ground, and a dark outline on a lighter one', () => {
    for (const name of NAMES) {
      const cameo = groundOf(`${name} was a woman with golden hair and blue eyes.`);
      const shadow = groundOf(`${name} was a woman with a hooked nose and a weak chin.`);
      expect(cameo).toBeLessThan(0.66);
      expect(shadow).toBeGreaterThan(0.72);
    }
  });

  test('a shadow is all of one dark, but for its linen and what is cut into it', () => {
    const looks = shadowLooks(palette);
    for (const material of ['skin', 'hair', 'hat', 'dress'] as const) expect(looks[material]).toBe(looks.ink);
    expect(luminance(looks.linen)).toBeGreaterThan(luminance(looks.ink) + 0.2);
  });

  test('what is behind a head differs from one person to another where no place is told', () => {
    const behind = new Set(
      NAMES.map((name) => JSON.stringify(compose(readScene(passage(`${name} was a woman with golden hair and blue eyes.`, { type: 'character' })), { ...at, seed: name }).picture.layers[0])),
    ); // prettier-ignore
    expect(behind.size).toBeGreaterThan(3);
  });

  test('two who are described face each other', () => {
    const { template, picture } = portrait('Two women with golden hair and blue eyes.');
    expect(template).toBe('close pair');
    // They can be told apart by what they wear.
    const colours = picture.layers.slice(-8).map(({ shapes }) => shapes[0]!.colour);
    expect(new Set(colours).size).toBeGreaterThan(3);
  });
});

describe('somebody whose face is described', () => {
  test.each([
    ['A villainous-faced man with close-cropped hair stood in the doorway.', 'doorway'],
    ['He sat in the railway carriage, a man of thick brows and large hazel eyes.', 'carriage inside'],
  ])('is seen close by, with the place behind: %s', (text, what) => {
    const { template, drawn, picture } = portrait(text);
    expect(template).toBe('close');
    expect(drawn.map((each) => each.what)).toContain(what);
    expect(picture.layers.length).toBeGreaterThan(2);
  });

  test('is seen whole where they walk', () => {
    expect(portrait('He walked along the road, a man with small eyes and a red beard.').template).not.toBe('close'); // prettier-ignore
  });

  test('has the colour of the beard in the hair of which nothing is said', () => {
    const [person] = readScene(passage('He had a black beard.', { type: 'character' })).people;
    expect(looksOf(person!).hair).toBe(looksOf(person!).beard);
  });
});
