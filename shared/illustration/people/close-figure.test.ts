import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundsOf } from '../drawing/path.ts';
import { GARMENTS } from '../scene.ts';
import { NECKWEAR, type Bust } from './bust.ts';
import { drawCloseFigure } from './close-figure.ts';
import { HELD } from './person.ts';
import { FACE_LOOKS, type FaceLook } from './bust-looks.ts';
import { BEARDS, HAIR, HATS } from './heads.ts';

const keys = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
const trait = fc.double({ min: -1, max: 1, noNaN: true });
const anyone: fc.Arbitrary<Bust> = fc.record({
  sex: fc.constantFrom('man', 'woman'),
  age: fc.constantFrom('child', 'young', 'adult', 'old'),
  hair: fc.constantFrom(...HAIR),
  beard: maybe(fc.constantFrom(...BEARDS)),
  hat: maybe(fc.constantFrom(...keys(HATS))),
  features: fc.record({ nose: trait, chin: trait, brow: trait }),
  garment: fc.constantFrom(...GARMENTS),
  bulk: fc.double({ min: 0.84, max: 1.32, noNaN: true }),
  isStooped: fc.boolean(),
  isHandRaised: fc.boolean(),
  holds: maybe(fc.constantFrom(...HELD.filter((held) => held !== 'cane'))),
  wears: fc
    .subarray(['shawl', 'apron', 'belt', 'tie', 'buttons', 'ribbon', 'glasses'])
    .map((worn) => new Set(worn)),
});

const plain: Bust = {
  sex: 'man',
  age: 'adult',
  hair: 'short',
  features: { nose: 0, chin: 0, brow: 0 },
  garment: 'coat',
  bulk: 1,
  wears: new Set(),
};
test('a portrait extends from the hat to below the picture’s edge, and is not wider than the picture', () => {
  fc.assert(
    fc.property(anyone, (bust) => {
      const { left, right, top, bottom } = boundsOf(
        drawCloseFigure({ ...bust, holds: undefined })
          .flatMap(({ parts }) => parts)
          .map(({ path }) => path),
      );
      // A stooped person's head hangs.
      expect(top).toBeLessThan(bust.isStooped ? -0.8 : -0.98);
      expect(top).toBeGreaterThan(-2.2);
      expect(bottom).toBeGreaterThan(4);
      expect(left).toBeGreaterThan(-2.8);
      expect(right).toBeLessThan(2.6);
    }),
  );
});

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

test('each garment differs in shape from a plain coat', () => {
  const drawn = (garment: Bust['garment'], sex: Bust['sex']) =>
    JSON.stringify(drawCloseFigure({ ...plain, garment, sex }));
  for (const garment of [
    'frock coat',
    'fur coat',
    'cloak',
    'uniform',
    'dressing gown',
    'rags',
    'kaftan',
    'cassock',
    'armour',
  ] as const)
    expect(drawn(garment, 'man')).not.toBe(drawn('coat', 'man'));
  for (const garment of ['ball dress', 'peasant dress'] as const)
    expect(drawn(garment, 'woman')).not.toBe(drawn('dress', 'woman'));
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

test('an arm on the hip sticks out behind, with background between it and the waist', () => {
  const left = (arm: Bust['arm']) =>
    boundsOf(
      drawCloseFigure({ ...plain, arm })
        .at(-1)!
        .parts.map(({ path }) => path),
    ).left;
  expect(left('hip')).toBeLessThan(left('hanging') - 0.2);
});

test('neckwear differs', () => {
  const drawn = NECKWEAR.map((neckwear) => JSON.stringify(drawCloseFigure({ ...plain, neckwear })));
  expect(new Set(drawn).size).toBe(NECKWEAR.length);
  const worn = (isButtoned: boolean) => JSON.stringify(drawCloseFigure({ ...plain, isButtoned }));
  expect(worn(true)).not.toBe(worn(false));
});

test('a hand lifted in front of the breast is within the picture, with the held thing', () => {
  fc.assert(
    fc.property(anyone, (bust) => {
      const parts = drawCloseFigure({ ...bust, sex: 'man', garment: 'coat', isHandRaised: true }).at(
        -1,
      )!.parts;
      const hand = boundsOf([parts.find(({ material }) => material === 'skin')!.path]);
      expect(hand.bottom).toBeLessThan(2.6);
      expect(hand.top).toBeGreaterThan(1.5);
    }),
  );
});

const papersOf = (more: Partial<Bust>) => drawCloseFigure({ ...plain, ...more });
const boundsAt = (more: Partial<Bust>, index: number) =>
  boundsOf(papersOf(more)[index]!.parts.map(({ path }) => path));
/** Index among the layers of a bust without hair behind: neck, body, head, arm. */
const [BODY, HEAD] = [1, 2];

test('a stooped head hangs forward and lower than an upright one', () => {
  const [upright, bent] = [boundsAt({}, HEAD), boundsAt({ isStooped: true }, HEAD)];
  expect(bent.right).toBeGreaterThan(upright.right + 0.15);
  expect(bent.top).toBeGreaterThan(upright.top + 0.05);
});

test('broad shoulders exceed the waist, a belly protrudes, and small people are slighter', () => {
  const widthOf = (more: Partial<Bust>) => boundsAt(more, BODY).right - boundsAt(more, BODY).left;
  expect(widthOf({ isBroadShouldered: true, bulk: 0.8 })).toBeGreaterThan(widthOf({ bulk: 0.8 }) + 0.05);
  expect(boundsAt({ bulk: 1.36 }, BODY).right).toBeGreaterThan(boundsAt({}, BODY).right * 1.36);
  expect(widthOf({ height: 'short' })).toBeLessThan(widthOf({}));
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

test('a smile is clearly different from an undescribed mouth', () => {
  const mouthOf = (face: readonly FaceLook[]) =>
    papersOf({ face: new Set(face) })[HEAD]!.parts.filter(
      ({ material, opacity }) => material === 'lash' && opacity !== undefined,
    );
  expect(mouthOf([])).toEqual([]);
  const { top, bottom } = boundsOf(mouthOf(['smile']).map(({ path }) => path));
  expect(bottom - top).toBeGreaterThan(0.1);
});

test('ragged, greasy, velvet and tweed cloth, and a coat fastened by two buttons, are recognisable', () => {
  const drawn = (...wears: string[]) => JSON.stringify(papersOf({ wears: new Set(wears) }));
  const all = [[], ['ragged'], ['greasy'], ['velvet'], ['tweed'], ['two buttons']].map((wears) =>
    drawn(...wears),
  );
  expect(new Set(all).size).toBe(all.length);
  // Shreds hang beyond the outline of an undamaged sleeve.
  expect(boundsAt({ wears: new Set(['ragged']) }, 3).left).toBeLessThan(boundsAt({}, 3).left - 0.05);
});

test('a seated person’s knees are in front', () => {
  const right = (isSeated: boolean) =>
    Math.max(...papersOf({ isSeated }).map(({ parts }) => boundsOf(parts.map(({ path }) => path)).right));
  expect(right(true)).toBeGreaterThan(2.3);
  expect(right(false)).toBeLessThan(1.6);
});

test('the corner of a grim mouth points down, that of a smiling one up', () => {
  const cornerOf = (look: FaceLook) =>
    papersOf({ face: new Set([look]) })[HEAD]!.parts.find(
      ({ material, opacity }) => material === 'lash' && opacity !== undefined,
    )!.path[0]!;
  const lowest = (ring: readonly number[]) => Math.max(...ring.filter((_, i) => i % 2 === 1));
  expect(lowest(cornerOf('face grim'))).toBeGreaterThan(lowest(cornerOf('smile')) + 0.02);
});

test('a gown may be ragged or velvet like a coat, in its own colour', () => {
  const gownOf = (...wears: string[]) => papersOf({ sex: 'woman', garment: 'dress', wears: new Set(wears) });
  expect(new Set([[], ['ragged'], ['velvet']].map((wears) => JSON.stringify(gownOf(...wears)))).size).toBe(3);
  expect(
    gownOf('ragged')
      .flatMap(({ parts }) => parts)
      .filter(({ material }) => material === 'ink'),
  ).toEqual([]);
});

test('a monster has its own brow and dark lips, not those of a man', () => {
  const face = (isMonstrous: boolean) => papersOf({ isMonstrous }).flatMap(({ parts }) => parts);
  expect(face(true).some(({ material }) => material === 'lip')).toBe(true);
  const front = (isMonstrous: boolean) =>
    boundsOf(papersOf({ isMonstrous })[0]!.parts.map(({ path }) => path));
  expect(front(true).right).not.toBe(front(false).right);
});

test('the poor have no neckcloth and no cuffs', () => {
  const linen = (neckwear: Bust['neckwear']) =>
    papersOf({ neckwear, isHandRaised: true })
      .flatMap(({ parts }) => parts)
      .filter(({ material }) => material === 'linen').length;
  expect(linen('bow')).toBeGreaterThan(0);
  expect(linen('open')).toBe(0);
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

test('the shoulders are a third of a head below the chin', () => {
  const shoulders = (bust: Partial<Bust>) => {
    const body = drawCloseFigure({ ...plain, ...bust }).find(({ isHead }) => !isHead)!;
    const cloth = body.parts.find(({ material }) => material === 'ink' || material === 'dress')!;
    return boundsOf([cloth.path]).top;
  };
  for (const bust of [{}, { sex: 'woman', garment: 'dress' }, { height: 'tall' }] as const)
    expect(shoulders(bust)).toBeLessThan(0.34);
});

test('a veil covers the face translucently', () => {
  const veiled = drawCloseFigure({ ...plain, sex: 'woman', wears: new Set(['veil']) });
  const over = veiled
    .flatMap(({ parts }) => parts)
    .filter(({ opacity = 1, path }) => {
      const { left, right, top, bottom } = boundsOf([path]);
      return opacity > 0.3 && opacity < 0.6 && left < -0.5 && right > 0.4 && top < -1 && bottom > 0.3;
    });
  expect(over.length).toBeGreaterThan(0);
});

test('a feather requires a hat, and fur is over the gown', () => {
  const made = (more: Partial<Bust>) =>
    JSON.stringify(drawCloseFigure({ ...plain, sex: 'woman', garment: 'dress', ...more }));
  const plume = { wears: new Set(['plume']) };
  expect(made({ ...plume, hat: 'wideHat' })).not.toBe(made({ hat: 'wideHat' }));
  expect(made(plume)).toBe(made({}));
  expect(made({ wears: new Set(['boa']) })).not.toBe(made({}));
});

describe('how clothes are worn close up', () => {
  const close = (garment: Bust['garment'], ...worn: string[]) =>
    drawCloseFigure({ ...plain, garment, wears: new Set(worn) }).flatMap(({ parts }) => parts);
  const linen = (parts: ReturnType<typeof close>) =>
    parts.filter(({ material }) => material === 'linen').flatMap(({ path }) => path).length;

  test('a coat buttoned to the chin shows no shirt and one row of buttons', () => {
    expect(linen(close('coat', 'buttoned'))).toBeLessThan(linen(close('coat')));
    expect(
      close('coat', 'buttoned').some(({ material, path }) => material === 'gold' && path.length === 8),
    ).toBe(true);
  });

  test('a turned-up collar reaches the ear, and a hump rises above the shoulders', () => {
    const top = (...worn: string[]) =>
      Math.min(
        ...close('coat', ...worn)
          .filter(({ material }) => material === 'ink')
          .map(({ path }) => boundsOf([path]).top),
      );
    expect(top('collar up')).toBeLessThan(top() - 0.2);
    expect(top('hump')).toBeLessThan(top() - 0.1);
  });

  test('clothes that are too large are broad, and tight ones have creases at the buttons', () => {
    const wide = (...worn: string[]) => {
      const { left, right } = boundsOf(
        close('coat', ...worn)
          .filter(({ material }) => material === 'ink')
          .map(({ path }) => path),
      );
      return right - left;
    };
    expect(wide('loose')).toBeGreaterThan(wide() + 0.2);
    expect(close('coat', 'tight').length).toBeGreaterThan(close('coat').length);
  });
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
