import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundsOf } from '../drawing/path.ts';
import { NECKWEAR, type Bust } from './bust.ts';
import { drawCloseFigure } from './close-figure.ts';
import { drawSwaddled } from './swaddled.ts';
import { anyone, boundsAt, BODY, HEAD, papersOf, plain } from '../testing/busts.ts';

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
      // A child's smaller body ends a little higher, still below the edge.
      expect(bottom).toBeGreaterThan(bust.age === 'child' ? 3.7 : 4);
      expect(left).toBeGreaterThan(-2.8);
      expect(right).toBeLessThan(2.6);
    }),
  );
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

test('an arm on the hip sticks out behind, with background between it and the waist', () => {
  const left = (arm: Bust['arm']) =>
    boundsOf(
      drawCloseFigure({ ...plain, arm })
        .at(-1)!
        .parts.map(({ path }) => path),
    ).left;
  expect(left('hip')).toBeLessThan(left('hanging') - 0.2);
});

describe('the arm on the far side of a portrait', () => {
  /** Hands at the end of a hanging sleeve. */
  const hands = (bust: Partial<Bust>, material: 'skin' | 'linen' = 'skin') =>
    drawCloseFigure({ ...plain, ...bust })
      .filter(({ isHead }) => !isHead)
      .flatMap(({ parts }) => parts)
      .filter((part) => part.material === material && boundsOf([part.path]).left > 0.5);

  test.each<Partial<Bust>>([{}, { sex: 'woman', garment: 'dress' }])(
    'hangs beside the breast: %o',
    (bust) => {
      const [hand] = hands(bust);
      expect(boundsOf([hand!.path]).top).toBeGreaterThan(2.3);
    },
  );

  test('has its glove as well', () => {
    expect(hands({ wears: new Set(['gloves']) })).toEqual([]);
    expect(hands({ wears: new Set(['gloves']) }, 'linen')).toHaveLength(1);
  });

  test.each<Partial<Bust>>([
    { gesture: 'arms folded' },
    { garment: 'cloak' },
    { sex: 'woman', garment: 'dress', bodice: 'pelerine' },
    { wears: new Set(['shawl']) },
  ])('is not drawn a second time, nor outside what covers it: %o', (bust) => {
    expect(hands(bust)).toEqual([]);
  });

  test('has the epaulette or the cape that the near one has', () => {
    const outline = (bust: Partial<Bust>, material: 'gold' | 'ink') =>
      drawCloseFigure({ ...plain, ...bust })
        .flatMap(({ parts }) => parts)
        .filter((part) => part.material === material)
        .map(({ path }) => boundsOf([path]))
        .filter(({ left, bottom }) => left > 0.2 && bottom < 1.9);
    expect(outline({ garment: 'uniform' }, 'gold').length).toBeGreaterThan(0);
    expect(outline({ garment: 'great coat' }, 'ink').length).toBeGreaterThan(
      outline({ garment: 'coat' }, 'ink').length,
    );
  });
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
      expect(hand.top).toBeGreaterThan(1.4);
    }),
  );
});

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
  expect(right(true)).toBeGreaterThan(1.8);
  expect(right(false)).toBeLessThan(1.6);
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

test('the poor have no neckcloth and no cuffs', () => {
  const linen = (neckwear: Bust['neckwear']) =>
    papersOf({ neckwear, isHandRaised: true })
      .flatMap(({ parts }) => parts)
      .filter(({ material }) => material === 'linen').length;
  expect(linen('bow')).toBeGreaterThan(0);
  expect(linen('open')).toBe(0);
});

test('the shoulders are a third of a head below the chin', () => {
  const shoulders = (bust: Partial<Bust>) => {
    const body = drawCloseFigure({ ...plain, ...bust }).find(({ isHead }) => !isHead)!;
    const cloth = body.parts.filter(({ material }) => material === 'ink' || material === 'dress');
    return boundsOf(cloth.map(({ path }) => path)).top;
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

test('the legs of a seated person go on below the edge of the picture', () => {
  const knees = drawCloseFigure({ ...plain, isSeated: true }).flatMap(({ parts }) => parts);
  expect(boundsOf(knees.map(({ path }) => path)).bottom).toBeGreaterThan(5);
});

describe('the check of a tweed suit', () => {
  const wears = new Set(['tweed']);
  const lines = (bust: Partial<Bust>) =>
    drawCloseFigure({ ...plain, outfit: 'sack', wears, ...bust })
      .flatMap(({ parts }) => parts)
      .filter(({ material, opacity }) => material === 'fold' && opacity === 0.4)
      .map(({ path }) => boundsOf([path]));

  test('covers the coat below its lapels, and the sleeve down to where that ends', () => {
    const [coat, hanging] = lines({});
    expect(coat!.left).toBeLessThan(-0.2);
    expect(coat!.right).toBeGreaterThan(0.6);
    expect(hanging!.bottom).toBeGreaterThan(3.5);
    expect(lines({ isHandRaised: true })[1]!.bottom).toBeLessThan(2.5);
  });
});

test.each(['watch chain', 'red flower', 'slung gun', 'braces'])('is drawn on a man close up: %s', (what) => {
  const drawn = (wears: string[]) =>
    drawCloseFigure({
      ...plain,
      sex: 'man',
      garment: what === 'braces' ? 'shirt' : 'frock coat',
      outfit: undefined,
      wears: new Set(wears),
    }).flatMap(({ parts }) => parts).length;
  expect(drawn([what])).toBeGreaterThan(drawn([]));
});

test('a baby lies along the arm before the breast, its head at the elbow', () => {
  const [head] = drawSwaddled().filter(({ material }) => material === 'skin');
  const { left, right } = boundsOf(drawSwaddled().map(({ path }) => path));
  const face = boundsOf([head!.path]);
  expect((face.left + face.right) / 2).toBeLessThan((left + right) / 2);
  expect(face.bottom - face.top).toBeLessThan(0.6);
});
