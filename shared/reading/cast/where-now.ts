import type { CastMember } from '../../contract/cast.ts';
import type { TextPlace } from '../../publication/chapters/text-place.ts';
import { isKnown, type Knowledge } from './known-facts.ts';
import { nameIndex, namesWithin } from './name-index.ts';

/**
 * The place where the story is: the one that the open chapter has certainly named last. Null where it has named none.
 *
 * @param pageEnd where the text on the open page ends
 */
export function whereNow(
  cast: readonly CastMember[],
  pageEnd: TextPlace,
  knowledge: Knowledge,
): CastMember | null {
  const { chapter, offset } = pageEnd;
  const last = namesWithin(nameIndex(cast), chapter, 0, offset).findLast(
    ({ member, start, end, isUnsure }) =>
      member.kind === 'location' && !isUnsure && end <= offset && isKnown({ chapter, start, end }, knowledge),
  );
  return last?.member ?? null;
}
