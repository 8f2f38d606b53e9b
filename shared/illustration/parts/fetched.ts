/**
 * What not every picture needs. `#painter-parts` has it: on the server and in tests all of it (`present.ts`), and in a
 * browser, from here, what has been fetched.
 */
export type PainterParts = { [Name in keyof typeof FETCH]: Awaited<ReturnType<(typeof FETCH)[Name]>> };

type Fetched = { [Name in keyof PainterParts]?: PainterParts[Name] };

const FETCH = {
  english: () => import('./reads-english.ts'),
  russian: () => import('./reads-russian.ts'),
  outdoors: () => import('./outdoors.ts'),
  rarePlaces: () => import('./rare-places.ts'),
  streets: () => import('./streets.ts'),
  rooms: () => import('./rooms.ts'),
  vistas: () => import('./vistas.ts'),
  stillLifes: () => import('./still-lifes.ts'),
  people: () => import('./people.ts'),
  buildings: () => import('./buildings.ts'),
  rareMotifs: () => import('./rare-motifs.ts'),
  engraving: () => import('./engraving.ts'),
};

const fetched: Fetched = {};

/** What was to be painted needs a part that is not here yet. */
export class MissingPartError extends Error {
  override readonly name = 'MissingPartError';
  readonly part: keyof PainterParts;

  constructor(part: keyof PainterParts) {
    super(`The painter's ${part} must be fetched first`);
    this.part = part;
  }
}

/** A part of the painter. @throws MissingPartError, after which painting begins anew with that part */
export function part<Name extends keyof PainterParts>(name: Name): PainterParts[Name] {
  const found: Fetched[Name] = fetched[name];
  if (!found) throw new MissingPartError(name);
  return found;
}

/** Makes a part available. @throws TypeError where it cannot be fetched */
export async function fetchPart<Name extends keyof PainterParts>(name: Name): Promise<void> {
  const found: Fetched = { [name]: await FETCH[name]() };
  Object.assign(fetched, found);
}
