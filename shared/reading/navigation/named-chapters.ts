import type { ContentsEntry } from '../../publication/publication.ts';

interface NamedChapter {
  number: number;
  title: string;
}

interface Book<C extends NamedChapter> {
  title: string;
  contents: readonly ContentsEntry[];
  chapters: readonly C[];
}

/**
 * The chapters under names that can stand alone, outside the contents: a title that only counts ("II", "Chapter 4")
 * follows those of the parts it belongs to, as in "A Scandal in Bohemia · II". A name depends on no other chapter, so it
 * does not change as more of the book is known.
 */
export function namedChapters<C extends NamedChapter>({ title, contents, chapters }: Book<C>): C[] {
  const parts = partsOf(contents);
  return chapters.map((chapter) => {
    if (!isCount(chapter.title)) return chapter;
    const above = (parts.get(keyOf(chapter)) ?? []).filter((part) => part !== title);
    // Up to the first part that has a name.
    const named = above.findLastIndex((part) => !isCount(part));
    return { ...chapter, title: [...above.slice(Math.max(0, named)), chapter.title].join(' · ') };
  });
}

/** A number, Arabic or Roman, perhaps after the word for what it counts: "4", "IV.", "[4]", "№ 4", "Глава 4". */
function isCount(title: string): boolean {
  const bare = title.replace(/^[\s([№#]+|[\s.)\]]+$/g, '').replace(/^\p{L}+\.?\s+/u, '');
  return /^\p{N}+$/u.test(bare) || (bare !== '' && ROMAN.test(bare));
}

const ROMAN = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/i;

/** The titles above each entry, outermost first. */
function partsOf(contents: readonly ContentsEntry[]): Map<string, readonly string[]> {
  const parts = new Map<string, readonly string[]>();
  const add = (entries: readonly ContentsEntry[], above: readonly string[]) => {
    for (const { title, chapter, children } of entries) {
      const key = keyOf({ number: chapter, title });
      if (!parts.has(key)) parts.set(key, above);
      add(children, [...above, title]);
    }
  };
  add(contents, []);
  return parts;
}

const keyOf = ({ number, title }: NamedChapter) => `${number} ${title}`;
