import fc from 'fast-check';
import type { CastMember } from '../contract/cast.ts';
import type { NameInText } from '../contract/records.ts';
import type { Correction } from '../reading/cast/apply-corrections.ts';

/** Makes corrections of a cast: each picks names of one kind by shares of their list, 0–1. */
export const arbitraryCorrections = fc
  .array(
    fc.record({
      kind: fc.constantFrom('rename' as const, 'merge' as const, 'split' as const, 'hide' as const),
      picks: fc.array(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), {
        minLength: 1,
        maxLength: 3,
      }),
      since: fc.integer({ min: 1, max: 3 }),
      madeAt: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 5 },
  )
  .map((drawn) => (cast: readonly CastMember[]): Correction[] => {
    const names = cast
      .filter(({ kind }) => kind === 'character')
      .flatMap(({ aliases }) =>
        aliases.map(({ text, chapter, offset }): NameInText => [text, chapter, offset]),
      );
    if (names.length === 0) return [];
    return drawn.map(({ picks, kind, since, madeAt }, i) => ({
      ...{ id: String(i), kind, of: 'character' as const, since, madeAt },
      name: `Renamed ${i}`,
      names: picks.map((pick) => names[Math.floor(pick * names.length)]!),
    }));
  });
