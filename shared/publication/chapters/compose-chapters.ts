import type { DocumentPlace } from './chapter-parts.ts';
import { cutNote } from './cut-note.ts';
import { type ChapterLayout, chapterLayout } from '../layout/chapter-layout.ts';
import type { ReadDocument } from '../canonical/read-document.ts';
import { sliceHtml } from '../layout/slice-html.ts';
import { limits } from '../limits.ts';
import { isNoteMark } from './note-marks.ts';
import { type ChapterPlan, type PlacedPart, type PlacedEntry, planChapters } from './plan-chapters.ts';
import { shortenTitle } from './shorten-title.ts';
import type { Chapter, ContentsEntry, Note, PublicationMetadata } from '../publication.ts';
import { unescapeMarkup, writeAttributes } from '../canonical/markup-escapes.ts';
import { directionOfText } from '../canonical/direction-of-text.ts';
import { countWords } from '../canonical/white-space.ts';
import type { TextPlace } from './text-place.ts';

export interface ComposeInput {
  documents: ReadDocument[];
  contents: PlacedEntry[];
  metadata: PublicationMetadata;
  /** Where a link of a document leads, as the document writes it; null for nowhere. */
  resolveLink: (document: number, reference: string) => { document: number; fragment: string } | null;
  /** Notes that no document prints, by the fragment of the link that opens them. */
  notes: Map<string, Note>;
  /** True if only the first chapter is requested, and later documents may be missing. */
  onlyFirst?: boolean;
}

export interface Composition {
  chapters: Chapter[];
  contents: ContentsEntry[];
  notes: Note[];
  /** As in `ChapterPlan`. */
  secondStart: DocumentPlace | null;
}

/** Makes chapters out of documents and contents, and links that know their chapter. */
export function composeChapters(input: ComposeInput): Composition {
  const { documents, metadata } = input;
  const layouts = new Map<number, ChapterLayout>();
  const layoutOf = (index: number): ChapterLayout => {
    const known = layouts.get(index);
    if (known) return known;
    const layout = chapterLayout(documents[index]!.html);
    layouts.set(index, layout);
    return layout;
  };
  const plan = planChapters(documents, input.contents, layoutOf);
  const notes = new NoteCollector(input, layoutOf);
  const links: LinkWriter = (document, html) =>
    html.replace(LINK, (_, reference: string, note: string | undefined, at: number) => {
      const target = input.resolveLink(document, unescapeMarkup(reference));
      if (target === null) return '';
      const printed = documents[target.document];
      const { document: to, fragment } = target;
      const found = printed && plan.locate({ document: to, offset: printed.anchors.get(fragment) ?? 0 });
      const place = input.onlyFirst && found?.chapter !== 1 ? undefined : found;
      // Notes that no document prints can only be opened.
      const opensNote =
        note !== undefined || printed === undefined || (fragment !== '' && isNoteMark(html, at));
      return writeAttributes({
        'data-chapter': place?.chapter,
        'data-offset': place?.offset,
        'data-note': opensNote ? notes.idOf(target) : null,
      });
    });
  // Pages that run from right to left may have lines that do not, as in Japanese.
  const directionOf = (text: string) => (metadata.direction === 'rtl' ? directionOfText(text, 'rtl') : 'ltr');
  const planned = input.onlyFirst ? plan.chapters.slice(0, 1) : plan.chapters;
  const chapters = planned.map(({ title, parts }, i): Chapter => {
    const first = documents[parts[0]?.document ?? 0];
    const text = parts
      .map((part) => part.text)
      .filter((part) => part !== '')
      .join('\n\n');
    return {
      number: i + 1,
      title: shortenTitle(title) || `${i + 1}`,
      language: first?.language ?? null,
      direction: first?.direction ?? directionOf(text),
      html: parts.map((part) => partHtml(part, documents[part.document]!, layoutOf, links)).join(''),
      text,
      parts: parts.map(({ document, start, length }) => ({ document, start, length })),
      words: parts.reduce((sum, part) => sum + wordsOf(part, documents[part.document]!), 0),
    };
  });
  return {
    chapters,
    contents: placeContents(input.contents, plan),
    notes: notes.collected(links),
    secondStart: plan.secondStart,
  };
}

type LinkWriter = (document: number, html: string) => string;

const LINK = / data-to="([^"]*)"(?: data-ref="(note)")?/g;

/** Counted while reading, for a whole document. */
function wordsOf({ start, end, text }: PlacedPart, document: ReadDocument): number {
  if (!document.factsMatchText) return countWords(text);
  if (text.length === document.text.length) return document.facts.words;
  const from = start === 0 ? 0 : document.cuts.get(start)?.words;
  const to = end >= document.text.length ? document.facts.words : document.cuts.get(end)?.words;
  return from === undefined || to === undefined ? countWords(text) : to - from;
}

function partHtml(
  part: PlacedPart,
  document: ReadDocument,
  layoutOf: (document: number) => ChapterLayout,
  links: LinkWriter,
): string {
  const from = part.start === 0 ? 0 : document.cuts.get(part.start)?.html;
  const to = part.end >= document.text.length ? document.html.length : document.cuts.get(part.end)?.html;
  const html =
    from !== undefined && to !== undefined
      ? document.html.slice(from, to)
      : sliceHtml(document.html, layoutOf(part.document), part.start, part.end);
  return document.hasLinks ? links(part.document, html) : html;
}

/**
 * Entries that lead nowhere take the place of their first child, else of the entry before them; those without a title
 * take that of their chapter.
 */
function placeContents(entries: PlacedEntry[], { chapters, locate }: ChapterPlan): ContentsEntry[] {
  let last: TextPlace = { chapter: 1, offset: 0 };
  const firstPlace = (entry: PlacedEntry): TextPlace | null => {
    if (entry.place) return locate(entry.place);
    for (const child of entry.children) {
      const place = firstPlace(child);
      if (place) return place;
    }
    return null;
  };
  const convert = (entry: PlacedEntry): ContentsEntry => {
    last = firstPlace(entry) ?? last;
    const title = entry.title || chapters[last.chapter - 1]?.title || `${last.chapter}`;
    return { title: shortenTitle(title), ...last, children: entry.children.map(convert) };
  };
  return entries.map(convert);
}

/** Gathers the notes that links refer to, each once. */
class NoteCollector {
  private readonly input: ComposeInput;
  private readonly layoutOf: (document: number) => ChapterLayout;
  private readonly found = new Map<string, { note: Note | null; document: number }>();
  /** Notes can be nested: the remaining budget of markup. */
  private left: number = limits.notesMarkup;

  constructor(input: ComposeInput, layoutOf: (document: number) => ChapterLayout) {
    this.input = input;
    this.layoutOf = layoutOf;
  }

  idOf({ document, fragment }: { document: number; fragment: string }): string | null {
    const id = `${document}-${fragment}`;
    if (!this.found.has(id)) {
      const note = this.input.notes.get(fragment) ?? this.cut(id, document, fragment);
      this.found.set(id, { note, document });
    }
    return this.found.get(id)?.note?.id ?? null;
  }

  /** Links in notes may request more notes, which later iterations handle. */
  collected(links: LinkWriter): Note[] {
    const collected = new Map<Note, Note>();
    for (const { note, document } of this.found.values())
      if (note !== null && !collected.has(note))
        collected.set(note, { ...note, html: links(document, note.html) });
    return [...collected.values()];
  }

  private cut(id: string, index: number, fragment: string): Note | null {
    const document = this.input.documents[index];
    const note = document ? cutNote(id, document, this.layoutOf(index), fragment) : null;
    this.left -= note?.html.length ?? 0;
    return this.left < 0 ? null : note;
  }
}
