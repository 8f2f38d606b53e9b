import { describe, expect, test } from 'vitest';
import { boundsOf } from '../drawing/path.ts';
import { BODY, HEAD, papersOf } from '../testing/busts.ts';
import type { Bust } from './bust.ts';

const bodyOf = (more: Partial<Bust>) => papersOf(more)[BODY]!.parts;
const boxOf = (more: Partial<Bust>, index = BODY) =>
  boundsOf(papersOf(more)[index]!.parts.map(({ path }) => path));

describe('costly cloth', () => {
  test.each(['silk', 'brocade', 'quilted', 'embroidered', 'lace', 'fur', 'velvet', 'striped'])(
    'shows on coats and gowns, and does not stick out of them: %s',
    (cloth) => {
      for (const dressed of [
        { garment: 'coat' },
        { sex: 'woman', garment: 'dress' },
        { sex: 'woman', garment: 'ball dress' },
      ] as const) {
        const plain = bodyOf(dressed);
        const worn = bodyOf({ ...dressed, wears: new Set([cloth]) });
        expect(worn.length, dressed.garment).toBeGreaterThan(plain.length);
        const [of, box] = [boxOf(dressed), boxOf({ ...dressed, wears: new Set([cloth]) })];
        expect(box.left).toBeGreaterThan(of.left - 0.06);
        expect(box.right).toBeLessThan(of.right + 0.06);
      }
    },
  );

  test('of gold is on the edges of the coat, and stripes are both light and dark', () => {
    const materials = (cloth: string) =>
      bodyOf({ wears: new Set([cloth]) })
        .slice(bodyOf({}).length - 1)
        .map(({ material }) => material);
    expect(materials('embroidered')).toContain('gold');
    expect(materials('striped')).toEqual(expect.arrayContaining(['fold', 'depth']));
  });
});

test('narrow shoulders are narrower at the shoulders, and no shorter', () => {
  const [narrow, plain] = [boxOf({ isNarrowShouldered: true }), boxOf({})];
  expect(narrow.bottom).toBeCloseTo(plain.bottom);
  const atShoulder = (more: Partial<Bust>) => {
    const arm = papersOf(more)
      .at(-1)!
      .parts.flatMap(({ path }) => path.flat());
    return Math.min(...arm.filter((_, i) => i % 2 === 0 && arm[i + 1]! < 0.95));
  };
  expect(atShoulder({ isNarrowShouldered: true })).toBeGreaterThan(atShoulder({}) + 0.05);
});

test('a double chin hangs over the collar, and a thin neck is thinner than a thick one', () => {
  const skin = (face: NonNullable<Bust['face']>, index: number) =>
    boundsOf(
      papersOf({ face })
        .at(index)!
        .parts.filter(({ material }) => material === 'skin')
        .map(({ path }) => path),
    );
  expect(skin(new Set(['chin double']), HEAD).bottom).toBeGreaterThan(skin(new Set([]), HEAD).bottom + 0.1);
  expect(skin(new Set(['neck thin']), 0).left).toBeGreaterThan(skin(new Set(['neck thick']), 0).left + 0.1);
});
