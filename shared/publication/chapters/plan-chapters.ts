import { type ChapterPart, placeInChapters, type DocumentPlace } from './chapter-parts.ts';
import type { ChapterLayout } from '../layout/chapter-layout.ts';
import type { ReadDocument } from '../canonical/read-document.ts';
import { limits } from '../limits.ts';
import type { TextPlace } from './text-place.ts';

/**
 * An entry of the contents and where in the documents' texts it leads; null for nowhere. Documents may be missing from
 * the end on, not read yet: the plan of what precedes them is final as far as `secondStart` allows.
 */
export interface PlacedEntry {
  title: string;
  /** `isGuess`: the document has no such position, so its start is used. */
  place: { document: number; offset: number; isGuess?: boolean } | null;
  children: PlacedEntry[];
}

export interface PlannedChapter {
  title: string;
  /** Their texts, an empty line between them, are the chapter's. */
  parts: PlacedPart[];
}

/** A stretch of one document's text; `text` is that of its bounds without white space at the ends. */
export interface PlacedPart extends ChapterPart {
  end: number;
  text: string;
}

export interface ChapterPlan {
  chapters: PlannedChapter[];
  locate: (place: DocumentPlace) => TextPlace;
  /** Where the second chapter begins, once nothing that is missing can change what the first one is; else null. */
  secondStart: DocumentPlace | null;
}

/** An entry with less text of its own before its first child is a part's title page, not a chapter. */
const OWN_TEXT_CHARS = 400;
/** An entry with more text than this, its children's included, is a part whatever it begins with. */
const CHAPTER_CHARS = 120_000;

/**
 * Decides what a chapter is. The contents do: a chapter begins where an entry leads, at the start of that block. Of
 * an entry with children, the children are chapters if it is a mere part; if it is a chapter with sections, only
 * those in documents of their own are; the title of a part joins its first chapter in the same document. Text that no
 * entry leads to joins the chapter before it, unless that would get too long; without contents each document is a
 * chapter. Chapters without anything in them are left out, and where there are too many, as in a dictionary with all
 * its words in its contents, neighbours are merged.
 */
export function planChapters(
  documents: ReadDocument[],
  contents: PlacedEntry[],
  layoutOf: (document: number) => ChapterLayout,
): ChapterPlan {
  const { starts, isSettled } = findStarts(documents, contents, layoutOf);
  const hasContents = contents.some(leadsSomewhere);
  const chapters: Draft[] = [];
  documents.forEach((document, index) => {
    const own = joinPartTitles(starts.get(index) ?? new Map<number, Start>());
    const offsets = [...own.keys()].sort((a, b) => a - b);
    if (offsets[0] !== 0)
      addUntitledDocument(chapters, document, index, offsets[0] ?? document.text.length, !hasContents);
    offsets.forEach((start, i) => {
      const part = cutPart(document, index, start, offsets[i + 1] ?? document.text.length);
      const title = own.get(start)?.title || (start === 0 ? document.title : '');
      chapters.push({ title, parts: [part], words: wordsOf(document, part) });
    });
  });
  const kept = mergeExcessChapters(dropEmptyChapters(chapters, documents), documents);
  const second = kept[1]?.parts[0];
  const secondStart = second === undefined ? null : { document: second.document, offset: second.start };
  return {
    chapters: kept,
    locate: placeInChapters(kept),
    secondStart: secondStart !== null && isSettled(secondStart) ? secondStart : null,
  };
}

const leadsSomewhere = ({ place, children }: PlacedEntry): boolean =>
  place !== null || children.some(leadsSomewhere);

interface Draft {
  title: string;
  parts: PlacedPart[];
  /** An estimate where a document is divided. */
  words: number;
}

function addUntitledDocument(
  chapters: Draft[],
  document: ReadDocument,
  index: number,
  end: number,
  alone: boolean,
): void {
  const part = cutPart(document, index, 0, end);
  const words = wordsOf(document, part);
  const last = chapters.at(-1);
  if (last && !alone && last.words + words <= limits.chapterWords) {
    last.parts.push(part);
    last.words += words;
    last.title ||= document.title;
  } else chapters.push({ title: document.title, parts: [part], words });
}

function cutPart(document: ReadDocument, index: number, start: number, end: number): PlacedPart {
  const text = document.text.slice(start, end).trim();
  return { document: index, start, end, text, length: text.length };
}

const wordsOf = (document: ReadDocument, part: PlacedPart): number =>
  Math.round((document.facts.words * part.text.length) / Math.max(1, document.text.length));

/** Where a chapter starts; `isHeading` for a part that has hardly more than its title before its first chapter. */
interface Start {
  title: string;
  isHeading: boolean;
}

/** The title of a part is put before its first chapter, where both are in one document. */
function joinPartTitles(starts: Map<number, Start>): Map<number, Start> {
  const joined = new Map<number, Start>();
  let from: number | null = null;
  const offsets = [...starts.keys()].sort((a, b) => a - b);
  for (const offset of offsets) {
    const start = starts.get(offset)!;
    from ??= offset;
    if (start.isHeading && offset !== offsets.at(-1)) continue;
    joined.set(from, start);
    from = null;
  }
  return joined;
}

interface FoundStarts {
  /** For each document that an entry leads into: offsets where chapters start, with their titles. */
  starts: Map<number, Map<number, Start>>;
  /** Whether documents that are missing cannot change any start up to this place. */
  isSettled: (place: DocumentPlace) => boolean;
}

function findStarts(
  documents: ReadDocument[],
  contents: PlacedEntry[],
  layoutOf: (document: number) => ChapterLayout,
): FoundStarts {
  const starts = new Map<number, Map<number, Start>>();
  let unsettled = documents.length;
  const documentStarts: number[] = [];
  let total = 0;
  for (const document of documents) {
    documentStarts.push(total);
    total += document.text.length + 1;
  }
  const position = (entry: PlacedEntry | undefined): number | null =>
    entry?.place ? (documentStarts[entry.place.document] ?? total) + entry.place.offset : null;
  const add = ({ document, offset }: { document: number; offset: number }, start: Start) => {
    if (document >= documents.length) return;
    const own = starts.get(document) ?? new Map<number, Start>();
    starts.set(
      document,
      own.set(
        snapToBlock(documents[document]!, offset, () => layoutOf(document)),
        start,
      ),
    );
  };
  const walk = (entries: PlacedEntry[], end: number, sections: boolean): void => {
    entries.forEach((entry, i) => {
      const start = position(entry);
      const next = position(entries.slice(i + 1, i + 9).find((sibling) => sibling.place)) ?? end;
      const firstChild = position(entry.children.find((child) => child.place));
      const isHeading = start !== null && firstChild !== null && firstChild - start < OWN_TEXT_CHARS;
      const isSecond = entry.place !== null && starts.has(entry.place.document);
      if (entry.place && !(isSecond && (sections || entry.place.isGuess))) {
        add(entry.place, { title: entry.title, isHeading: isHeading && !sections });
      }
      if (entry.children.length === 0) return;
      const isPart = start === null || firstChild === null || isHeading || next - start > CHAPTER_CHARS;
      const mayBeHeading =
        firstChild !== null && firstChild >= total && total - (start ?? 0) < OWN_TEXT_CHARS;
      if (mayBeHeading || (!isPart && next >= total)) unsettled = Math.min(unsettled, firstDocument(entry));
      walk(entry.children, next, sections || !isPart);
    });
  };
  walk(contents, total, false);
  return {
    starts,
    // An entry this near the end of what has been read may still get children and turn out to be a part.
    isSettled: ({ document, offset }) =>
      document < unsettled && documentStarts[document]! + offset + OWN_TEXT_CHARS < total,
  };
}

/** The first document that the entry or anything within it leads into. */
const firstDocument = ({ place, children }: PlacedEntry): number =>
  children.reduce((first, child) => Math.min(first, firstDocument(child)), place?.document ?? Infinity);

/** The start of the block around an offset: a chapter does not begin within a paragraph. */
function snapToBlock(document: ReadDocument, offset: number, layout: () => ChapterLayout): number {
  if (offset <= 0 || offset >= document.text.length)
    return Math.max(0, Math.min(offset, document.text.length));
  if (document.cuts.has(offset)) return offset;
  const { blocks } = layout();
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (blocks[middle]!.end > offset) high = middle;
    else low = middle + 1;
  }
  const start = blocks[low]?.start ?? offset;
  return low === 0 ? 0 : start;
}

/** The first stays as it is: it is shown before all are known. */
function mergeExcessChapters([first, ...rest]: Draft[], documents: ReadDocument[]): Draft[] {
  if (first === undefined || rest.length < limits.chapters)
    return first === undefined ? [] : [first, ...rest];
  const size = Math.ceil(rest.length / (limits.chapters - 1));
  const joined: Draft[] = [first];
  for (let i = 0; i < rest.length; i += size) {
    const some = rest.slice(i, i + size);
    joined.push({
      ...some[0]!,
      parts: mergeParts(
        some.flatMap(({ parts }) => parts),
        documents,
      ),
    });
  }
  return joined;
}

/** Merges neighbours in one document into one stretch. */
function mergeParts(parts: PlacedPart[], documents: ReadDocument[]): PlacedPart[] {
  const joined: PlacedPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.document === part.document && last.end === part.start)
      joined[joined.length - 1] = cutPart(documents[part.document]!, part.document, last.start, part.end);
    else joined.push(part);
  }
  return joined;
}

/** An empty document is no chapter, but a book of nothing but empty documents has one. */
function dropEmptyChapters(chapters: Draft[], documents: ReadDocument[]): Draft[] {
  const filled = chapters.filter(({ parts }) =>
    parts.some((part) => part.text !== '' || (part.start === 0 && documents[part.document]!.html !== '')),
  );
  return filled.length > 0 ? filled : chapters.slice(0, 1);
}
