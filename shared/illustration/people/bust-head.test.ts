import { describe, expect, test } from 'vitest';
import { boundsOf } from '../drawing/path.ts';
import { drawBustHead } from './bust-head.ts';
import type { BustHead, FaceLook } from './bust-looks.ts';

const head = (...face: FaceLook[]): BustHead => ({
  sex: 'man',
  age: 'adult',
  hair: 'short',
  features: { nose: 0, chin: 0, brow: 0 },
  face: new Set(face),
  wears: new Set(),
});
/** What a look adds to a head. */
function added(look: FaceLook) {
  const before = new Set(drawBustHead(head()).head.map((part) => JSON.stringify(part)));
  return drawBustHead(head(look)).head.filter((part) => !before.has(JSON.stringify(part)));
}

describe('what a face is known by', () => {
  /** A head is about a hundred pixels high in a picture as wide as a telephone. */
  test.each([
    ['eye patch', 0.15],
    ['scar', 0.15],
    ['scar brow', 0.12],
    ['wart', 0.09],
    ['wart nose', 0.07],
    ['nose red', 0.1],
    ['head bandaged', 0.4],
    ['monocle', 0.15],
    ['pince-nez', 0.15],
    ['gap in teeth', 0.12],
    ['chin double', 0.2],
  ] as const)('is seen from afar: %s', (look, least) => {
    const { left, right, top, bottom } = boundsOf(added(look).map(({ path }) => path));
    expect(Math.max(right - left, bottom - top)).toBeGreaterThan(least);
  });

  test('a patch hides the eye', () => {
    const eye = boundsOf(
      drawBustHead(head())
        .head.filter(({ material }) => material === 'iris')
        .map(({ path }) => path),
    );
    const patch = boundsOf(added('eye patch').map(({ path }) => path));
    expect(patch.left).toBeLessThan(eye.left);
    expect(patch.right).toBeGreaterThan(eye.right);
  });

  test('a blind eye has no iris', () => {
    const irises = (look: FaceLook) =>
      drawBustHead(head(look)).head.filter(({ material }) => material === 'iris').length;
    expect([irises('smile'), irises('eye blind'), irises('eye white')]).toEqual([1, 0, 0]);
  });

  test('a bandage is not worn over a hat', () => {
    const drawn = (face: FaceLook[]) => JSON.stringify(drawBustHead({ ...head(...face), hat: 'topHat' }));
    expect(drawn(['head bandaged'])).toBe(drawn([]));
  });
});

test.each(['knot', 'piled'] as const)('hair put up in a %s does not stand out above a hat', (hair) => {
  const topOf = (hat: BustHead['hat']) => {
    const { behind, head: front } = drawBustHead({ ...head(), sex: 'woman', hair, hat });
    const own = [...behind, ...front].filter(({ material }) => material === 'hair');
    return boundsOf(own.map(({ path }) => path)).top;
  };
  expect(topOf(undefined)).toBeLessThan(-1.2);
  expect(topOf('wideHat')).toBeGreaterThan(-1.12);
});

test('a turban and a helmet have shapes of their own, neither a fur hat nor a cap', () => {
  const drawn = (hat: BustHead['hat']) => JSON.stringify(drawBustHead({ ...head(), hat }).head);
  expect(new Set((['turban', 'helmet', 'furHat', 'officerCap'] as const).map(drawn)).size).toBe(4);
});
