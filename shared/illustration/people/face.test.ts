import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundsOf } from '../drawing/path.ts';
import type { Bust } from './bust.ts';
import { drawCloseFigure } from './close-figure.ts';
import { FACE_LOOKS, type FaceLook } from './bust-looks.ts';
import { anyone, HEAD, papersOf, plain } from '../testing/busts.ts';

test('every look that a passage may state changes the face', () => {
  const drawn = (more: Partial<Bust>) => JSON.stringify(drawCloseFigure({ ...plain, ...more }));
  for (const look of FACE_LOOKS) {
    if (look === 'face pale' || look === 'face dark' || look === 'eyes pale' || look === 'beard greying')
      continue; // Colours alone, or nothing without a beard.

    const with_ = new Set<FaceLook>(look === 'teeth' ? ['smile', look] : [look]);
    const without = new Set<FaceLook>(look === 'teeth' ? ['smile'] : []);
    expect(drawn({ face: with_ }), look).not.toBe(drawn({ face: without }));
  }
  expect(drawn({ isLined: true }), 'about fifty').not.toBe(drawn({}));
});

test('faces differ, and the same traits give the same face', () => {
  const faceOf = (nose: number) =>
    JSON.stringify(drawCloseFigure({ ...plain, features: { nose, chin: 0, brow: 0 } })[0]);
  expect(faceOf(-1)).not.toBe(faceOf(1));
  expect(faceOf(0.3)).toBe(faceOf(0.3));
});

test('undescribed lips are only hinted at, and the eye is open', () => {
  fc.assert(
    fc.property(anyone, (bust) => {
      const parts = drawCloseFigure({ ...bust, wears: new Set() }).flatMap((paper) => paper.parts);
      for (const { opacity } of parts.filter(({ material }) => material === 'lip'))
        expect(opacity).toBeLessThan(0.8);
      const [white] = parts.filter(({ material }) => material === 'eye');
      const { top, bottom } = boundsOf([white!.path]);
      expect(bottom - top).toBeGreaterThan(0.02);
    }),
  );
});

test('a greying beard has streaks, and so does hair at fifty', () => {
  const greys = (more: Partial<Bust>) =>
    papersOf(more)
      .flatMap(({ parts }) => parts)
      .filter(({ material }) => material === 'grey').length;
  expect(greys({ beard: 'full' })).toBe(0);
  expect(greys({ beard: 'full', face: new Set<FaceLook>(['beard greying']) })).toBe(1);
  expect(greys({ isLined: true })).toBe(1);
});

describe('a mood', () => {
  const layer = (face: readonly FaceLook[], index: number, more: Partial<Bust> = {}) =>
    boundsOf(papersOf({ face: new Set(face), ...more })[index]!.parts.map(({ path }) => path));
  const teeth = (face: readonly FaceLook[], more: Partial<Bust> = {}) =>
    papersOf({ face: new Set(face), ...more })[HEAD]!.parts.filter(({ material, path }) => {
      const { top } = boundsOf([path]);
      return material === 'eye' && top > -0.4;
    }).length;

  test('carries the head: back in contempt and delight, forwards in fear of a master', () => {
    const { right } = layer([], HEAD);
    expect(layer(['sneer'], HEAD).right).toBeLessThan(right);
    expect(layer(['delight'], HEAD).right).toBeLessThan(right);
    expect(layer(['servile'], HEAD).right).toBeGreaterThan(right + 0.1);
  });

  test('sinks the head between the shoulders', () => {
    expect(layer(['shrinking'], HEAD).top).toBeGreaterThan(layer([], HEAD).top + 0.1);
  });

  test('bares teeth in a grin and in rage, but not where there are none or a beard hides them', () => {
    expect(teeth(['grin'])).toBe(1);
    expect(teeth(['rage'])).toBe(1);
    expect(teeth([])).toBe(0);
    expect(teeth(['grin', 'toothless'])).toBe(0);
    expect(teeth(['grin'], { beard: 'full' })).toBe(0);
  });

  test('opens the eyes in terror, and leaves an arch of them in laughter', () => {
    const white = (face: readonly FaceLook[]) => {
      const found = papersOf({ face: new Set(face) })[HEAD]!.parts.filter(({ material, path }) => {
        const { bottom } = boundsOf([path]);
        return material === 'eye' && bottom < -0.4;
      });
      return found.length === 0
        ? 0
        : boundsOf(found.map(({ path }) => path)).bottom - boundsOf(found.map(({ path }) => path)).top;
    };
    expect(white(['terror'])).toBeGreaterThan(white([]) * 1.5);
    expect(white(['delight'])).toBe(0);
  });
});

test('a child close up has narrow shoulders under a large head', () => {
  const wide = (age: Bust['age']) => {
    const { left, right } = boundsOf(papersOf({ age })[1]!.parts.map(({ path }) => path));
    return right - left;
  };
  expect(wide('child')).toBeLessThan(wide('adult') * 0.85);
});

test('a smile is clearly different from an undescribed mouth', () => {
  const mouthOf = (face: readonly FaceLook[]) =>
    papersOf({ face: new Set(face) })[HEAD]!.parts.filter(
      ({ material, opacity }) => material === 'lash' && opacity !== undefined,
    );
  expect(mouthOf([])).toEqual([]);
  const { top, bottom } = boundsOf(mouthOf(['smile']).map(({ path }) => path));
  expect(bottom - top).toBeGreaterThan(0.1);
});

test('the corner of a grim mouth points down, that of a smiling one up', () => {
  const cornerOf = (look: FaceLook) =>
    papersOf({ face: new Set([look]) })[HEAD]!.parts.find(
      ({ material, opacity }) => material === 'lash' && opacity !== undefined,
    )!.path[0]!;
  const lowest = (ring: readonly number[]) => Math.max(...ring.filter((_, i) => i % 2 === 1));
  expect(lowest(cornerOf('face grim'))).toBeGreaterThan(lowest(cornerOf('smile')) + 0.02);
});

test('a monster has its own brow and dark lips, not those of a man', () => {
  const face = (isMonstrous: boolean) => papersOf({ isMonstrous }).flatMap(({ parts }) => parts);
  expect(face(true).some(({ material }) => material === 'lip')).toBe(true);
  const front = (isMonstrous: boolean) =>
    boundsOf(papersOf({ isMonstrous })[0]!.parts.map(({ path }) => path));
  expect(front(true).right).not.toBe(front(false).right);
});

test('the tones that model a face are within its outline', () => {
  const [face, ...tones] = papersOf({})[0]!.parts;
  const { left, right, top, bottom } = boundsOf([face!.path]);
  const soft = tones.filter(({ opacity }) => opacity !== undefined && opacity < 0.3);
  expect(soft.length).toBeGreaterThan(20);
  const around = boundsOf(soft.map(({ path }) => path));
  expect(around.left).toBeGreaterThan(left);
  expect(around.right).toBeLessThan(right);
  expect(around.top).toBeGreaterThan(top);
  expect(around.bottom).toBeLessThan(bottom);
});

test('teeth are bared if described, with or without a smile', () => {
  const whites = (face: readonly FaceLook[]) =>
    papersOf({ face: new Set(face) })[HEAD]!.parts.filter(({ material }) => material === 'eye').length;
  expect(whites(['teeth'])).toBe(whites([]) + 1);
  expect(whites(['teeth', 'smile'])).toBe(whites(['smile']) + 1);
});

describe('expressions of a face close up', () => {
  const of = (...face: FaceLook[]) => drawCloseFigure({ ...plain, face: new Set(face) });
  const parts = (...face: FaceLook[]) => of(...face).flatMap((layer) => layer.parts);
  const count = (material: string, ...face: FaceLook[]) =>
    parts(...face).filter((part) => part.material === material).length;

  test('closed eyes have no white and no iris', () => {
    expect(count('iris')).toBe(1);
    expect(count('iris', 'eyes closed')).toBe(0);
    expect(count('eye', 'eyes closed')).toBe(0);
  });

  test('an open mouth changes the outline: the chin is lower, and the lips are apart', () => {
    const outlineOf = (...face: FaceLook[]) =>
      parts(...face).find(({ material }) => material === 'skin')!.path[0]!;
    const leftmost = (ring: readonly number[]) =>
      Math.min(
        ...ring.filter(
          (_, i) => i % 2 === 0 && ring[i + 1]! > -0.2 && ring[i + 1]! < -0.15 && ring[i]! > 0.15,
        ),
      );
    expect(leftmost(outlineOf('mouth open'))).toBeLessThan(leftmost(outlineOf()) - 0.05);
    expect(count('lip', 'mouth open')).toBe(0);
  });

  test('tears are bright on the cheek, and a head is bowed or thrown back without the shoulders', () => {
    expect(count('light', 'tears')).toBe(count('light') + 2);
    const tip = (...face: FaceLook[]) =>
      boundsOf(
        of(...face)
          .filter(({ isHead }) => isHead)
          .flatMap((layer) => layer.parts.map(({ path }) => path)),
      );
    expect(tip('head bowed').top).toBeGreaterThan(tip().top);
    expect(tip('head back').right).toBeLessThan(tip('head bowed').right);
    const body = (...face: FaceLook[]) => JSON.stringify(of(...face).filter(({ isHead }) => !isHead));
    expect(body('head bowed')).toBe(body());
  });
});

describe('the eye in profile', () => {
  const partsOf = (material: string, ...face: FaceLook[]) =>
    drawCloseFigure({ ...plain, face: new Set(face) })
      .flatMap(({ parts }) => parts)
      .filter((each) => each.material === material);

  test('is a wedge with the iris in front: nothing of the white lies before it', () => {
    const [white, iris] = [
      boundsOf(partsOf('eye').map(({ path }) => path)),
      boundsOf(partsOf('iris').map(({ path }) => path)),
    ];
    expect(iris.right).toBeGreaterThanOrEqual(white.right - 0.002);
    expect(iris.right - iris.left).toBeLessThan((white.right - white.left) / 2);
  });

  test('is lowered in sorrow', () => {
    for (const look of ['tears', 'head bowed'] as const) expect(partsOf('iris', look)).toHaveLength(0);
  });
});

test('no two people hold the head alike', () => {
  const crown = (bridge: number) =>
    boundsOf(
      drawCloseFigure({ ...plain, hair: 'bald', features: { ...plain.features, bridge } })[0]!.parts.map(
        ({ path }) => path,
      ),
    ).left;
  expect(new Set([-1, -0.5, 0, 0.5, 1].map((bridge) => crown(bridge).toFixed(4))).size).toBe(5);
});
