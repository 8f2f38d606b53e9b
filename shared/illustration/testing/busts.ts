import fc from 'fast-check';
import { boundsOf } from '../drawing/path.ts';
import { GARMENTS } from '../scene.ts';
import type { Bust } from '../people/bust.ts';
import { drawCloseFigure } from '../people/close-figure.ts';
import { HELD } from '../people/person.ts';
import { BEARDS, HAIR, HATS } from '../people/heads.ts';

const keys = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];

const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });

const trait = fc.double({ min: -1, max: 1, noNaN: true });

/** Anyone that a portrait can show. */
export const anyone: fc.Arbitrary<Bust> = fc.record({
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

/** A man in a coat, with nothing stated about him. */
export const plain: Bust = {
  sex: 'man',
  age: 'adult',
  hair: 'short',
  features: { nose: 0, chin: 0, brow: 0 },
  garment: 'coat',
  bulk: 1,
  wears: new Set(),
};

export const papersOf = (more: Partial<Bust>) => drawCloseFigure({ ...plain, ...more });

export const boundsAt = (more: Partial<Bust>, index: number) =>
  boundsOf(papersOf(more)[index]!.parts.map(({ path }) => path));

/** Index among the layers of a bust without hair behind: neck, body, head, arm. */
export const BODY = 1;
export const HEAD = 2;
