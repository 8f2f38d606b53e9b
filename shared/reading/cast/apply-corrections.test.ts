import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extractBook } from '#server/extraction/embedded-engine.ts';
import type { CastMember } from '../../contract/cast.ts';
import type { NameInText } from '../../contract/records.ts';
import { arbitraryCorrections } from '../../testing/arbitrary-corrections.ts';
import { applyCorrections, correctionsInForce, type Correction } from './apply-corrections.ts';
import { knownName } from './known-facts.ts';
import { toCast } from './to-cast.ts';
import { whoIs } from './who-is.ts';

const texts = [
  'Captain Harlow came up the road at noon. Captain Harlow was a tall man with grey hair. Mrs. Tilney waited at the gate, and Mrs. Tilney said nothing. The old man whom they called Greyfoot was there. Greyfoot laughed at Mrs. Tilney.',
  'In the evening Harlow sat by the fire. Harlow was the brother of the vicar. Greyfoot was a thin man with a torn coat. Greyfoot slept.',
  'At last Edmund Harlow told them his name. Mrs. Tilney was a widow.',
];
const cast = toCast(
  extractBook({ language: 'en', chapters: texts.map((text, i) => ({ number: i + 1, text })) }).registry,
);
const end = { chapter: 3, offset: texts[2]!.length };
const all = { known: end, isCounted: () => true };
const memberOf = (of: readonly CastMember[], name: string) =>
  of.find(({ aliases }) => aliases.some(({ text }) => text === name));

function ref(name: string): NameInText {
  const { text, chapter, offset } = memberOf(cast, name)!.aliases.find((one) => one.text === name)!;
  return [text, chapter, offset];
}

let made = 0;
const correct = (
  kind: Correction['kind'],
  names: readonly string[],
  more: Partial<Correction> = {},
): Correction => ({
  ...{ id: `c${made}`, kind, of: 'character', name: '', since: 1, madeAt: made++ },
  names: names.map(ref),
  ...more,
});
const corrected = (corrections: readonly Correction[], known = end, of: readonly CastMember[] = cast) =>
  applyCorrections(of, correctionsInForce(of, corrections, known));
const namesOf = (members: readonly CastMember[]) =>
  members.flatMap(({ aliases }) => aliases.map(({ text }) => text)).sort();

describe('a reader’s corrections of the cast', () => {
  test('two merged members have one card with the quotations about both', () => {
    const joined = corrected([correct('merge', ['Captain Harlow', 'Greyfoot'])]);
    const harlow = memberOf(joined, 'Captain Harlow')!;
    expect(memberOf(joined, 'Greyfoot')).toBe(harlow);
    const card = whoIs(joined, harlow.id, all, end)!;
    expect(card.alsoCalled).toContain('Greyfoot');
    const said = card.quotations.map(({ chapter, start, end: to }) => texts[chapter - 1]!.slice(start, to));
    expect(said).toEqual(
      expect.arrayContaining([expect.stringContaining('tall man'), expect.stringContaining('thin man')]),
    );
    expect(card.company.map(({ name }) => name)).toEqual(['Mrs. Tilney']);
  });

  test('a name split off takes its mentions and quotations along', () => {
    const parted = corrected([correct('split', ['Harlow'])]);
    const captain = memberOf(parted, 'Captain Harlow')!;
    const harlow = memberOf(parted, 'Harlow')!;
    expect(harlow).not.toBe(captain);
    expect(harlow.mentions.map(({ chapter, count }) => [chapter, count])).toEqual([[2, 2]]);
    expect(captain.mentions.map(({ chapter }) => chapter)).not.toContain(2);
    const said = harlow.quotations!.map(({ chapter, start, end: to }) =>
      texts[chapter - 1]!.slice(start, to),
    );
    expect(said.join(' ')).toContain('brother of the vicar');
  });

  test('a name from an older extraction is split by the place and length of its mentions', () => {
    const older = cast.map((member) => ({
      ...member,
      mentions: member.mentions.map(({ names: _absent, ...one }) => one),
    }));
    const parted = corrected([correct('split', ['Harlow'])], end, older);
    expect(memberOf(parted, 'Harlow')!.mentions).toMatchObject([{ chapter: 2, count: 2 }]);
  });

  test('the reader’s own name is shown, and a hidden member is not', () => {
    const changed = corrected([
      correct('rename', ['Greyfoot'], { name: 'The beggar' }),
      correct('hide', ['Mrs. Tilney']),
    ]);
    expect(knownName(memberOf(changed, 'Greyfoot')!, all)).toBe('The beggar');
    expect(memberOf(changed, 'Mrs. Tilney')).toBeUndefined();
  });

  test('the later of two contradictory ones applies', () => {
    const split = correct('split', ['Greyfoot']);
    const merge = correct('merge', ['Captain Harlow', 'Greyfoot'], { madeAt: split.madeAt + 1 });
    const isJoined = (corrections: Correction[]) => {
      const result = corrected(corrections);
      return memberOf(result, 'Greyfoot') === memberOf(result, 'Captain Harlow');
    };
    expect(isJoined([merge, split])).toBe(true);
    expect(isJoined([merge, { ...split, madeAt: merge.madeAt + 1 }])).toBe(false);
  });

  test('a correction made later in the book reveals nothing to a reader rereading its beginning', () => {
    const merge = correct('merge', ['Captain Harlow', 'Greyfoot'], { since: 3 });
    expect(corrected([merge], { chapter: 2, offset: 50 })).toBe(cast);
    const atEnd = corrected([merge]);
    expect(memberOf(atEnd, 'Greyfoot')).toBe(memberOf(atEnd, 'Captain Harlow'));
  });

  test('names are found again if a later extraction moves them slightly', () => {
    const merge = correct('merge', ['Captain Harlow', 'Greyfoot']);
    const moved = {
      ...merge,
      names: merge.names.map(([text, chapter, at]): NameInText => [text, chapter, at + 7]),
    };
    expect(namesOf(corrected([moved]))).toEqual(namesOf(corrected([merge])));
    expect(corrected([moved])).toHaveLength(cast.length - 1);
  });

  test('the order in which they arrive does not matter', () => {
    fc.assert(
      fc.property(arbitraryCorrections, fc.infiniteStream(fc.nat()), (draw, numbers) => {
        const made = draw(cast);
        const order = new Map(made.map((one) => [one, numbers.next().value]));
        const shuffled = [...made].sort((a, b) => order.get(a)! - order.get(b)!);
        expect(corrected(shuffled)).toEqual(corrected(made));
      }),
    );
  });

  test('applying them does not change the extracted cast, so that undoing one restores it', () => {
    const found = structuredClone(cast);
    fc.assert(
      fc.property(arbitraryCorrections, (draw) => {
        corrected(draw(cast));
        expect(cast).toEqual(found);
        expect(corrected([])).toBe(cast);
      }),
    );
  });

  test('no name, mention or quotation is lost or duplicated, except by hiding', () => {
    const mentions = (members: readonly CastMember[]) =>
      members
        .flatMap((one) => one.mentions.flatMap(({ chapter, at = [] }) => at.map((to) => `${chapter}/${to}`)))
        .sort();
    const quotations = (members: readonly CastMember[]) =>
      members.flatMap((one) => one.quotations!.map(({ chapter, end: to }) => `${chapter}/${to}`)).sort();
    fc.assert(
      fc.property(arbitraryCorrections, (draw) => {
        const result = corrected(draw(cast).filter(({ kind }) => kind !== 'hide'));
        expect(namesOf(result)).toEqual(namesOf(cast));
        expect(mentions(result)).toEqual(mentions(cast));
        expect(quotations(result)).toEqual(quotations(cast));
        expect(new Set(result.map(({ id }) => id)).size).toBe(result.length);
      }),
    );
  });
});
