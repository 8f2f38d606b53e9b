import { describe, expect, test } from 'vitest';
import { seeded } from '../../../drawing/seeded.ts';
import { readScene } from '../../../reading/read-scene.ts';
import { known, passage, person, scene } from '../../../testing/scenes.ts';
import { boxOf, WIDTH } from '../../canvas.ts';
import { compose } from '../../compose.ts';
import { crowdSpots } from './crowd-spots.ts';

/** Only the nearest things have so bright an edge. */
const RIM_OF_PEOPLE = 0.75;
const at = { bookId: 'book', seed: 'passage', take: 0 };

describe('a crowd', () => {
  test('forms dense groups of different sizes, with space between them', () => {
    for (const group of [0, 1, 2]) {
      const places = crowdSpots(group, seeded(group));
      const sizes = new Set(places.map(({ size }) => Math.round(size * 5)));
      expect(sizes.size).toBeGreaterThan(2);
      const gaps = places
        .map(({ x }) => x)
        .sort((a, b) => a - b)
        .map((x, i, all) => x - (all[i - 1] ?? x))
        .slice(1);
      expect(Math.max(...gaps)).toBeGreaterThan(90);
      expect(gaps.filter((gap) => gap < 70).length).toBeGreaterThan(3);
      expect(places.some(({ isFlipped }) => isFlipped) && places.some(({ isFlipped }) => !isFlipped)).toBe(
        true,
      );
    }
  });

  test('is inside the picture, with its nearest group on a third', () => {
    for (let take = 0; take < 6; take++) {
      const { layers } = compose(
        scene({ setting: known('square'), things: [], people: [person({ count: 'many' })] }),
        { ...at, take },
      ).picture;
      const people = layers.filter(({ rim }) => rim === RIM_OF_PEOPLE).map(({ shapes }) => boxOf(shapes));
      expect(people.length).toBeGreaterThan(3);
      for (const { left, right } of people) {
        expect(left).toBeGreaterThan(40);
        expect(right).toBeLessThan(WIDTH - 40);
      }
    }
  });

  test('leaves the road clear for the sledge on it', () => {
    const { layers } = compose(
      readScene(passage('A sledge drove down the street, and people ran past the lamps.')),
      at,
    ).picture;
    const near = layers.filter(({ rim }) => rim === RIM_OF_PEOPLE).map(({ shapes }) => boxOf(shapes));
    const sledge = near.reduce((a, b) => (b.right - b.left > a.right - a.left ? b : a));
    for (const { left, right } of near)
      if (left !== sledge.left)
        expect(Math.min(right, sledge.right) - Math.max(left, sledge.left)).toBeLessThan(30);
  });
});

test('a crowd by a lake is on its banks, not in the water', () => {
  for (let take = 0; take < 6; take++) {
    const { layers } = compose(readScene(passage('A crowd of people stood by the lake.')), {
      bookId: 'book',
      seed: 'lake',
      take,
    }).picture;
    const feet = layers.filter(({ rim }) => rim === RIM_OF_PEOPLE).map(({ shapes }) => boxOf(shapes).bottom);
    expect(feet.length).toBeGreaterThan(2);
    // The near bank begins at the nearest people.
    for (const foot of feet) expect(foot).toBeGreaterThan(655);
  }
});

describe('what several do together', () => {
  const nearest = (text: string) =>
    compose(readScene(passage(text, { type: 'atmosphere' })), at)
      .picture.layers.filter(({ rim }) => rim === RIM_OF_PEOPLE)
      .map(({ shapes }) => boxOf(shapes));

  test('two who fight a duel face each other across the ground', () => {
    const boxes = nearest('Two men stood in the meadow with pistols in their hands.');
    const apart = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
    expect(apart).toBeGreaterThan(WIDTH * 0.4);
  });

  test('soldiers sit around their fire and do not stand', () => {
    const tallest = (text: string) => Math.max(...nearest(text).map(({ top, bottom }) => bottom - top));
    expect(tallest('Soldiers in grey coats sat around a campfire on the plain.')).toBeLessThan(
      tallest('Soldiers in grey coats stood on the plain.') * 0.8,
    );
  });

  test('a sledge flees from the wolves, whatever the picture', () => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const { layers } = compose(
        readScene(passage('Many wolves ran behind the sledge over the snow.', { type: 'atmosphere' })),
        { ...at, seed },
      ).picture;
      const boxes = layers.filter(({ rim }) => rim === RIM_OF_PEOPLE).map(({ shapes }) => boxOf(shapes));
      const sledge = boxes.reduce((a, b) => (b.right - b.left > a.right - a.left ? b : a));
      const beasts = boxes.filter(({ left, right }) => right - left < 200);
      const middle = (sledge.left + sledge.right) / 2;
      for (const { left, right } of beasts)
        expect(Math.abs((left + right) / 2 - middle)).toBeGreaterThan(150);
    }
  });

  test('wolves behind a sledge are a pack', () => {
    const { drawn, picture } = compose(
      readScene(passage('Many wolves ran behind the sledge over the snow.', { type: 'atmosphere' })),
      at,
    );
    expect(drawn.map(({ what }) => what)).toContain('wolf');
    const beasts = picture.layers.filter(({ shapes }) => {
      const { left, right } = boxOf(shapes);
      return shapes.length > 0 && right - left < 200 && right - left > 30;
    });
    expect(beasts.length).toBeGreaterThan(4);
  });
});
