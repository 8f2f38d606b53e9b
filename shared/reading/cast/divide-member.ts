import type { CastMember } from '../../contract/cast.ts';

/** What remains of a member for some of its names. */
export type Part = CastMember;

type Mentions = CastMember['mentions'][number];

/**
 * Divides the known facts of a member among its names: each mention goes with its name, and each fact goes with the
 * mention before its end. Facts that cannot be assigned go with the first name.
 *
 * @param names the numbers of each part's aliases; together all of them
 */
export function divideMember(member: CastMember, names: readonly (readonly number[])[]): Part[] {
  const partOfName = new Map(
    names.flatMap((numbers, part) => numbers.map((number) => [number, part] as const)),
  );
  const main = partOfName.get(0)!;
  const nameOf = mentionReader(member);
  const placed = member.mentions.flatMap((mentions) =>
    starts(mentions).map((start, i) => ({
      chapter: mentions.chapter,
      start,
      part: partOfName.get(nameOf(mentions, i)) ?? main,
    })),
  );
  /** Who was named last before a place. */
  const partAt = (chapter: number, before: number): number => {
    let part = main;
    for (const one of placed) {
      if (one.chapter > chapter || (one.chapter === chapter && one.start >= before)) break;
      part = one.part;
    }
    return part;
  };
  return names.map((numbers, part) => {
    const isOwn = (one: { readonly chapter: number; readonly offset: number }) =>
      partAt(one.chapter, one.offset) === part;
    return {
      ...member,
      aliases: member.aliases.filter((_, number) => numbers.includes(number)),
      attributes: member.attributes.filter(isOwn),
      mentions: member.mentions.flatMap((mentions) =>
        ownMentions(mentions, (i) => (partOfName.get(nameOf(mentions, i)) ?? main) === part, part === main),
      ),
      ...(member.titles && { titles: member.titles.filter(isOwn) }),
      ...(member.namesakes && { namesakes: member.namesakes.filter(isOwn) }),
      ...(member.quotations && {
        quotations: member.quotations.filter(({ chapter, end }) => partAt(chapter, end) === part),
      }),
    };
  });
}

const starts = ({ at = [] }: Mentions): number[] => at.filter((_, i) => i % 2 === 0);

function ownMentions(
  { chapter, count, at = [], unsure }: Mentions,
  isOwn: (mention: number) => boolean,
  isMain: boolean,
): Mentions[] {
  const own = at.filter((_, i) => isOwn(Math.floor(i / 2)));
  // Mentions without a place are only counted.
  const total = own.length / 2 + (isMain ? Math.max(0, count - at.length / 2) : 0);
  if (total === 0) return [];
  const doubtful = unsure?.filter((start) => own.some((one, i) => i % 2 === 0 && one === start)) ?? [];
  return [{ chapter, count: total, at: own, ...(doubtful.length > 0 && { unsure: doubtful }) }];
}

/** Finds the name of a mention; of an earlier extraction only its place and its length are known. */
function mentionReader({ aliases }: CastMember): (mentions: Mentions, i: number) => number {
  return ({ chapter, at = [], names }, i) => {
    if (names) return names[i] ?? 0;
    const [start, end] = [at[2 * i]!, at[2 * i + 1]!];
    const here = aliases.findIndex((one) => one.chapter === chapter && one.offset === start);
    if (here >= 0) return here;
    const isBefore = (one: CastMember['aliases'][number]) =>
      one.chapter < chapter || (one.chapter === chapter && one.offset < start);
    const sameLength = aliases.findIndex((one) => isBefore(one) && one.text.length === end - start);
    return Math.max(0, sameLength);
  };
}
