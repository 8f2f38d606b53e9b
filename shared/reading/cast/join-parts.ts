import type { CastMember } from '../../contract/cast.ts';
import type { Part } from './divide-member.ts';

type Alias = CastMember['aliases'][number];
type Mentions = CastMember['mentions'][number];
type Place = Pick<Alias, 'chapter' | 'offset'>;

/**
 * One member of several parts, with all that is known of each, in the text's order.
 *
 * @param idOf the ids that the corrections have left to members, for namesakes
 */
export function joinParts(id: string, parts: readonly Part[], idOf: ReadonlyMap<string, string>): CastMember {
  const namesakes = parts
    .flatMap((part) => part.namesakes ?? [])
    .map((one) => ({ ...one, id: idOf.get(one.id) ?? one.id }))
    .filter((one) => one.id !== id);
  return {
    id,
    kind: parts[0]!.kind,
    aliases: joinAliases(parts.flatMap(({ aliases }) => aliases)),
    attributes: parts.flatMap(({ attributes }) => attributes).sort(inTextOrder),
    mentions: joinMentions(parts.flatMap(({ mentions }) => mentions)),
    titles: parts.flatMap(({ titles = [] }) => titles).sort(inTextOrder),
    namesakes: namesakes.sort(inTextOrder),
    quotations: parts
      .flatMap(({ quotations = [] }) => quotations)
      .sort((a, b) => a.chapter - b.chapter || a.end - b.end),
  };
}

const inTextOrder = (a: Place, b: Place): number => a.chapter - b.chapter || a.offset - b.offset;

/** A name that two had is listed once, with its first and second mention. */
function joinAliases(aliases: readonly Alias[]): Alias[] {
  const byText = new Map<string, Alias>();
  for (const alias of [...aliases].sort(inTextOrder)) {
    const first = byText.get(alias.text);
    if (!first) {
      byText.set(alias.text, alias);
      continue;
    }
    const next = { chapter: alias.chapter, offset: alias.end ?? alias.offset + alias.text.length };
    const again = first.again && inTextOrder(first.again, next) < 0 ? first.again : next;
    byText.set(alias.text, { ...first, again });
  }
  return [...byText.values()];
}

function joinMentions(mentions: readonly Mentions[]): Mentions[] {
  const byChapter = new Map<number, Mentions[]>();
  for (const one of mentions) byChapter.set(one.chapter, [...(byChapter.get(one.chapter) ?? []), one]);
  return [...byChapter]
    .sort(([a], [b]) => a - b)
    .map(([chapter, all]) => {
      const places = all.flatMap(({ at = [] }) =>
        at.flatMap((start, i) => (i % 2 === 0 ? [[start, at[i + 1]!] as const] : [])),
      );
      const unsure = all.flatMap((one) => one.unsure ?? []).sort((a, b) => a - b);
      return {
        chapter,
        count: all.reduce((sum, { count }) => sum + count, 0),
        at: places.sort(([a], [b]) => a - b).flat(),
        ...(unsure.length > 0 && { unsure }),
      };
    });
}
