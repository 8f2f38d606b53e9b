import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CastMember } from '../../contract/cast.ts';
import { castUpTo } from './cast-up-to.ts';

const crale: CastMember = {
  id: 'character-1-10',
  kind: 'character',
  aliases: [
    { text: 'Crale', chapter: 1, offset: 10 },
    { text: 'Countess Adela Crale', chapter: 3, offset: 500 },
  ],
  attributes: [
    { kind: 'hair', value: 'red hair', chapter: 1, offset: 90 },
    { kind: 'hair', value: 'Red hair', chapter: 2, offset: 5 },
    { kind: 'feature', value: 'a bloody hand', chapter: 3, offset: 700 },
  ],
  mentions: [
    { chapter: 1, count: 4 },
    { chapter: 3, count: 90 },
  ],
};
const passing: CastMember = {
  ...crale,
  id: 'character-1-20',
  aliases: [{ text: 'Pennifold', chapter: 1, offset: 20 }],
  attributes: [],
  mentions: [{ chapter: 1, count: 1 }],
};
const averby: CastMember = {
  ...passing,
  id: 'location-1-30',
  kind: 'location',
  aliases: [{ text: 'Averby', chapter: 1, offset: 30 }],
  mentions: [{ chapter: 1, count: 3 }],
};
const cast = [averby, passing, crale];

describe('the cast of a book', () => {
  it('does not include people named in the foreword', () => {
    const isCounted = (chapter: number) => chapter > 1;
    const names = castUpTo(cast, { chapter: 4, offset: 0 }, isCounted).map(({ name }) => name);
    expect(names).toEqual(['Countess Adela Crale']);
  });

  it('grows with the reader', () => {
    expect(castUpTo(cast, { chapter: 1, offset: 9 })).toEqual([]);
    // A name is known once it has been read to its end.
    expect(castUpTo(cast, { chapter: 1, offset: 12 })).toEqual([]);
    expect(castUpTo(cast, { chapter: 1, offset: 100 }).map(({ name }) => name)).toEqual(['Crale']);
    expect(castUpTo(cast, { chapter: 3, offset: 499 })).toMatchObject([
      { name: 'Crale', alsoCalled: [], attributes: [{ value: 'red hair', chapter: 1 }], since: 1 },
      { name: 'Averby', kind: 'location' },
    ]);
    expect(castUpTo(cast, { chapter: 3, offset: 700 })[0]).toMatchObject({
      name: 'Countess Adela Crale',
      alsoCalled: ['Crale'],
      attributes: [{ value: 'red hair' }, { value: 'a bloody hand' }],
    });
  });

  it('is independent of later text', () => {
    const position = fc.record({ chapter: fc.integer({ min: 1, max: 4 }), offset: fc.nat(1_000) });
    const text = fc.constantFrom('Crale', 'Mr. Crale', 'Adela', 'the Count of Averby', 'red hair');
    const fact = fc.record({ chapter: fc.integer({ min: 1, max: 4 }), offset: fc.nat(1_000) });
    const member = fc.record({
      id: fc.uuid(),
      kind: fc.constantFrom('character' as const, 'location' as const),
      aliases: fc.array(
        fc.tuple(text, fact).map(([name, at]) => ({ text: name, ...at })),
        { minLength: 1, maxLength: 4 },
      ),
      attributes: fc.array(
        fc.tuple(text, fact).map(([value, at]) => ({ kind: 'hair', value, ...at })),
        { maxLength: 4 },
      ),
      mentions: fc.array(fc.record({ chapter: fc.integer({ min: 1, max: 4 }), count: fc.nat(9) })),
    });
    fc.assert(
      fc.property(fc.array(member, { maxLength: 6 }), position, (members, at) => {
        const isKnown = (one: { chapter: number; offset: number }): boolean =>
          one.chapter < at.chapter || (one.chapter === at.chapter && one.offset <= at.offset);
        const cutOff = members.map((one) => ({
          ...one,
          aliases: one.aliases.filter(isKnown),
          attributes: one.attributes.filter(isKnown),
          mentions: one.mentions.filter(({ chapter }) => chapter < at.chapter),
        }));
        expect(castUpTo(members, at)).toEqual(castUpTo(cutOff, at));
      }),
    );
  });
});
