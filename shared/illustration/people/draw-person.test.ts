import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxOf } from '../composition/canvas.ts';
import { drawPerson } from './draw-person.ts';
import { HEADS_TALL, type Person } from './person.ts';
import { BEARDS, HAIR, HATS } from './heads.ts';
import { POSTURES, SEATED, type Posture } from './postures.ts';

const keys = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];
const anyone: fc.Arbitrary<Person> = fc.record({
  posture: fc.constantFrom(...keys(POSTURES)),
  dress: fc.option(fc.constantFrom('day', 'ball', 'bell', 'bustle', 'empire', 'sarafan', 'nun'), {
    nil: undefined,
  }),
  coat: fc.constantFrom('frock', 'great', 'tail', 'jacket', 'shirt', 'kaftan', 'robe', 'cloak'),
  legs: fc.constantFrom('trousers', 'boots', 'breeches', 'bare'),
  hair: fc.constantFrom(...HAIR),
  beard: fc.option(fc.constantFrom(...BEARDS), { nil: undefined }),
  hat: fc.option(fc.constantFrom(...keys(HATS)), { nil: undefined }),
  isChild: fc.boolean(),
  hasShawl: fc.boolean(),
  hasApron: fc.boolean(),
  bulk: fc.double({ min: 0.85, max: 1.3, noNaN: true }),
  wind: fc.double({ min: -0.5, max: 1, noNaN: true }),
});

function bounds(person: Person) {
  const rings = drawPerson(person).flatMap(({ path }) => path);
  const xs = rings.flatMap((ring) => ring.filter((_, i) => i % 2 === 0));
  const ys = rings.flatMap((ring) => ring.filter((_, i) => i % 2 === 1));
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), foot: Math.max(...ys) };
}

const bare = (posture: Posture, more: Partial<Person> = {}) => bounds({ posture, coat: 'jacket', ...more });

test('a person is on the ground in any clothes and posture', () => {
  fc.assert(
    fc.property(anyone, (person) => {
      const { left, right, top, foot } = bounds(person);
      expect(foot).toBeGreaterThan(-0.15);
      expect(foot).toBeLessThan(0.55);
      expect(top).toBeLessThan(-2);
      expect(top).toBeGreaterThan(-11);
      expect(right - left).toBeLessThan(9);
      expect([left, right, top, foot].every(Number.isFinite)).toBe(true);
    }),
  );
});

test('an adult has the standard height in heads, a child or a seated person less', () => {
  expect(-bare('stand').top).toBeCloseTo(HEADS_TALL, 0);
  expect(-bare('stand', { isChild: true }).top).toBeLessThan(HEADS_TALL * 0.85);
  for (const posture of SEATED) expect(-bare(posture).top).toBeLessThan(HEADS_TALL * 0.85);
});

test('a hat changes the outline and covers the hair', () => {
  const top = (hat: Person['hat']) => -bare('stand', { hat }).top;
  expect(top('topHat')).toBeGreaterThan(top(undefined) + 0.4);
  const hair = (hat: Person['hat']) =>
    drawPerson({ posture: 'stand', dress: 'day', hair: 'long', hat }).filter(
      ({ material }) => material === 'hair',
    ).length;
  expect(hair('ladyHat')).toBeGreaterThan(0);
  expect(hair('hood')).toBe(0);
});

test('an open umbrella is over the head, whatever its bearer does, and the stick does not cross the face', () => {
  for (const posture of ['stand', 'walk', 'sit'] as const) {
    const parts = drawPerson({ posture, holds: 'umbrella', dress: 'day' });
    const head = boxOf(parts.filter(({ material }) => material === 'hair'));
    const cover = boxOf(parts.filter(({ material }) => material === 'accent'));
    expect(cover.bottom).toBeLessThan(head.top);
    expect([cover.left < head.left, cover.right > head.right]).toEqual([true, true]);
  }
});

test('a pointing arm extends forwards, and a held thing is at the hand', () => {
  expect(bare('point').right).toBeGreaterThan(bare('stand').right + 1);
  expect(bare('hold', { holds: 'umbrella' }).top).toBeLessThan(bare('hold').top);
  const lantern = drawPerson({ posture: 'hold', holds: 'lantern' });
  expect(lantern.some(({ material }) => material === 'light')).toBe(true);
});

test('people do not stand stiffly: one knee is bent or a hand is lifted, and relaxed postures differ', () => {
  const at = (posture: Posture) => JSON.stringify(drawPerson({ posture, coat: 'frock' }));
  const eased = ['stand', 'wait', 'handsBehind', 'handOnHip', 'think', 'breast'] as const;
  expect(new Set(eased.map(at)).size).toBe(eased.length);
  for (const posture of eased) {
    const { nearLeg, farLeg } = POSTURES[posture];
    expect(Math.max(nearLeg[1], farLeg[1])).toBeGreaterThan(8);
  }
});

test('a barefoot person’s trousers end below the knee', () => {
  const parts = drawPerson({ posture: 'stand', coat: 'shirt', legs: 'bare', hair: 'short' });
  const lowest = (material: string) =>
    Math.max(
      ...parts
        .filter((part) => part.material === material)
        .flatMap(({ path }) => path.flatMap((ring) => ring.filter((_, i) => i % 2 === 1))),
    );
  expect(lowest('skin')).toBeGreaterThan(-0.1);
  expect(lowest('trousers')).toBeLessThan(-0.6);
  expect(lowest('trousers')).toBeGreaterThan(-2);
});

test('high boots differ from trousers, and small people have relatively large heads', () => {
  const drawn = (more: Partial<Person>) => drawPerson({ posture: 'stand', ...more });
  expect(drawn({ legs: 'boots' }).some(({ material }) => material === 'boot')).toBe(true);
  expect(drawn({ legs: 'trousers' }).some(({ material }) => material === 'boot')).toBe(false);
  expect(JSON.stringify(drawn({ isShort: true }))).not.toBe(JSON.stringify(drawn({})));
});

test('small people are shorter with the same head, and wide trousers are visible below a shorter coat', () => {
  const tall = (more: Partial<Person>) => -bounds({ posture: 'stand', coat: 'frock', ...more }).top;
  expect(tall({ isShort: true })).toBeLessThan(tall({}) - 0.6);
  const drawn = (legs: Person['legs']) => drawPerson({ posture: 'stand', coat: 'kaftan', legs });
  const hem = (legs: Person['legs']) =>
    Math.max(
      ...drawn(legs)
        .filter(({ material }) => material === 'ink')
        .flatMap(({ path }) => path.flatMap((ring) => ring.filter((_, i) => i % 2 === 1))),
    );
  expect(hem('wide')).toBeLessThan(-2.2);
  expect(drawn('wide').some(({ material }) => material === 'lining')).toBe(true);
});

test('plain clothes have no linen, and ragged ones have patches', () => {
  const materials = (more: Partial<Person>) =>
    new Set(drawPerson({ posture: 'stand', coat: 'shirt', ...more }).map(({ material }) => material));
  expect(materials({}).has('linen')).toBe(true);
  expect(materials({ isPlain: true }).has('linen')).toBe(false);
  expect(materials({ isPlain: true, isRagged: true }).has('lining')).toBe(true);
});

test('a shawl is visible over the sleeves of a gown, in its own colour', () => {
  const parts = drawPerson({ posture: 'stand', dress: 'day', hasShawl: true });
  const shawl = parts.findIndex(({ material }) => material === 'hat');
  expect(shawl).toBeGreaterThan(parts.findLastIndex(({ material }) => material === 'dress'));
});

test('a woman on the ground sits: lower than on her knees, with her skirt over the legs before her', () => {
  const woman = (posture: Posture) => bounds({ posture, dress: 'day' });
  const [sitting, kneeling] = [woman('sitOnGround'), woman('kneel')];
  expect(-sitting.top).toBeLessThan(-kneeling.top - 0.8);
  expect(sitting.right).toBeGreaterThan(2.5);
});

test('a stout woman is wide at the waist as well as below it', () => {
  const wide = (bulk: number) => {
    const { left, right } = bounds({ posture: 'wait', dress: 'day', bulk });
    return right - left;
  };
  expect(wide(1.56)).toBeGreaterThan(wide(1) * 1.1);
});
