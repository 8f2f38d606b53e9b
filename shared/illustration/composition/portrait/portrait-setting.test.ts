import { describe, expect, test } from 'vitest';
import { luminance } from '../../drawing/colour.ts';
import { WIDTH } from '../../drawing/layer.ts';
import { boundsOf } from '../../drawing/path.ts';
import { readScene } from '../../reading/read-scene.ts';
import { passage } from '../../testing/scenes.ts';
import { boxOf } from '../canvas.ts';
import { compose } from '../compose.ts';
import { seriesOf } from '../palette.ts';

const at = { bookId: 'book', seed: 'passage', take: 0 };
const portrait = (text: string) => compose(readScene(passage(text, { type: 'character' })), at);

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

  test('is no field for a person of whom only the looks are told, whatever else is named', () => {
    for (const text of [
      'He was a stout man with grey hair, and famous for a haystack.',
      'He was a man of forty, with a lean face and a horse of his own.',
      'She was a slender girl with a thin face, who gave lessons in painting.',
    ])
      expect(of(text).template, text).toMatch(/^close plain/);
    expect(of('He walked over the hills, a stout man with grey hair.').template).not.toMatch(/^close/);
  });

  test('is land behind the face where a passage out of doors tells of nothing but looks', () => {
    expect(
      of('A voice spoke from the road, and looking up I saw a round-faced young man in a bowler hat.')
        .template,
    ).toMatch(/^close road/);
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
    expect(picture.edge?.form).toBe(seriesOf('book').edge);
  });
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
