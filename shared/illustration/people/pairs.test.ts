import { describe, expect, test } from 'vitest';
import { boundsOf } from '../drawing/path.ts';
import { DEEDS } from '../scene.ts';
import { drawPair, type Partner } from './pairs.ts';

const man: Partner = { looks: { posture: 'stand', coat: 'frock', hair: 'short' }, size: 1 };
const woman: Partner = { looks: { posture: 'stand', dress: 'bell', hair: 'bun' }, size: 0.95 };
const child: Partner = { looks: { posture: 'stand', dress: 'day', hair: 'braid', isChild: true }, size: 0.9 };

const bounds = (layers: ReturnType<typeof drawPair>, of?: 'one' | 'other') =>
  boundsOf(
    layers.filter((layer) => !of || layer.of === of).flatMap(({ parts }) => parts.map(({ path }) => path)),
  );

describe('two who do something to each other', () => {
  test.each(DEEDS)('overlap, and the subject of the deed is on the ground: %s', (deed) => {
    for (const other of [man, woman, child]) {
      const layers = drawPair(deed, man, other);
      const [one, two] = [bounds(layers, 'one'), bounds(layers, 'other')];
      expect(one.bottom).toBeGreaterThan(-0.15);
      expect(one.bottom).toBeLessThan(0.55);
      if (deed !== 'bow to')
        expect(one.right, 'they touch').toBeGreaterThan(two.left - (deed === 'give' ? 0.4 : 0.12));
      expect(bounds(layers).right - bounds(layers).left).toBeLessThan(10);
    }
  });

  test('have their hands together, whatever their sizes', () => {
    for (const other of [man, woman, child]) {
      const hands = drawPair('take hands', man, other).flatMap(({ of, parts }) =>
        parts
          .filter(({ material }) => material === 'skin')
          .map(({ path }) => ({ of, box: boundsOf([path]) })),
      );
      const [ones, others] = (['one', 'other'] as const).map((of) =>
        hands.filter(
          (hand) => hand.of === of && hand.box.right - hand.box.left < 0.8 && hand.box.bottom > -5.8,
        ),
      );
      const nearest = Math.min(
        ...ones!.flatMap((a) =>
          others!.map((b) => Math.abs((a.box.left + a.box.right) / 2 - (b.box.left + b.box.right) / 2)),
        ),
      );
      expect(nearest).toBeLessThan(0.5);
    }
  });

  test('are both on the ground unless one is carried', () => {
    const layers = drawPair('carry in arms', man, child);
    expect(bounds(layers, 'other').bottom).toBeLessThan(-1);
    expect(bounds(layers, 'one').bottom).toBeGreaterThan(-0.15);
  });

  test('hold a handed-over thing between them', () => {
    const thing = [{ path: [[-0.1, -0.1, 0.1, -0.1, 0, 0.1]], material: 'white' as const }];
    const given = drawPair('give', man, woman, { thing })
      .flatMap(({ parts }) => parts)
      .find(({ material }) => material === 'white');
    const { left, bottom } = boundsOf([given!.path]);
    expect(left).toBeGreaterThan(0.5);
    expect(left).toBeLessThan(2.7);
    expect(bottom).toBeLessThan(-4);
  });
});
