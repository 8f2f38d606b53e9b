import type { Attributes } from '../canonical/attributes.ts';
import type { DocumentTrace } from '../canonical/read-document.ts';
import { RunNeeds, normaliseRun } from '../canonical/text-run.ts';
import { isSpace } from '../canonical/white-space.ts';
import type { CfiNode } from './vendor-epubjs.ts';

/** A piece of a chunk as the reader took it. */
export interface Piece {
  /** Where in the chunk it starts. */
  at: number;
  raw: string;
  needs: number;
  /** Number of letters of the document's text before it. */
  letters: number;
}

/** All the text between two elements, or an element and the edge of its parent; it may be empty. */
export class Chunk implements CfiNode {
  readonly nodeType = 3;
  readonly parentNode: OutlineElement;
  /** Number of letters of the document's text before it. */
  readonly letters: number;
  readonly pieces: Piece[] = [];
  length = 0;

  constructor(parent: OutlineElement, letters: number) {
    this.parentNode = parent;
    this.letters = letters;
  }
}

/** An element with a chunk of text before, between and after its child elements, as CFIs count. */
export class OutlineElement implements CfiNode {
  readonly nodeType = 1;
  readonly id: string | undefined;
  readonly parentNode: CfiNode | null;
  readonly letters: number;
  readonly children: OutlineElement[] = [];
  readonly chunks: Chunk[];

  constructor(parent: CfiNode | null, id: string | undefined, letters: number) {
    this.parentNode = parent;
    this.id = id;
    this.letters = letters;
    this.chunks = [new Chunk(this, letters)];
  }

  get childNodes(): CfiNode[] {
    return this.chunks.flatMap((chunk, i) => (this.children[i] ? [chunk, this.children[i]] : [chunk]));
  }
}

/**
 * A document's elements and text exactly as in the file. What its text and a chapter's have in common is the order of
 * their letters, all characters but white space: places are matched by counting those.
 */
export class DocumentOutline implements DocumentTrace, CfiNode {
  readonly nodeType = 9;
  readonly parentNode = null;
  documentElement: OutlineElement | null = null;
  /** Those that hold text of a chapter, in order. */
  readonly chunks: Chunk[] = [];
  /** Letters of the document so far, in UTF-16 units after composing. */
  letters = 0;
  private readonly byId = new Map<string, OutlineElement>();
  private readonly around: OutlineElement[] = [];

  open(_name: string, { id }: Attributes): void {
    const parent = this.around.at(-1);
    const element = new OutlineElement(parent ?? this, id, this.letters);
    if (parent) {
      parent.children.push(element);
    } else this.documentElement ??= element;
    if (id !== undefined && !this.byId.has(id)) this.byId.set(id, element);
    this.around.push(element);
  }

  close(): void {
    this.around.pop();
    const parent = this.around.at(-1);
    parent?.chunks.push(new Chunk(parent, this.letters));
  }

  text(raw: string, needs: number | null): void {
    const chunk = this.around.at(-1)?.chunks.at(-1);
    if (chunk === undefined) return;
    if (needs !== null) {
      if (chunk.pieces.length === 0) this.chunks.push(chunk);
      chunk.pieces.push({ at: chunk.length, raw, needs, letters: this.letters });
      this.letters += countLetters(raw, needs);
    }
    chunk.length += raw.length;
  }

  getElementById(id: string): OutlineElement | null {
    return this.byId.get(id) ?? null;
  }

  /** Where the letter of this number starts, and where it ends, in UTF-16 units of its chunk. */
  placeOfLetter(number: number): { chunk: Chunk; start: number; end: number } | null {
    const chunk = this.chunks[lastAtMost(this.chunks, number)];
    const piece = chunk?.pieces[lastAtMost(chunk.pieces, number)];
    if (chunk === undefined || piece === undefined) return null;
    const start = indexOfLetter(piece, number - piece.letters);
    let end = Math.max(start + 1, indexOfLetter(piece, number - piece.letters + 1));
    while (end > start + 1 && countLetters(piece.raw[end - 1]!, piece.needs) === 0) end--;
    return { chunk, start: piece.at + start, end: piece.at + end };
  }

  /** Number of letters before a position in a chunk, and whether there is one right at it or right before. */
  lettersBefore(
    chunk: Chunk,
    offset: number,
  ): { letters: number; isAtLetter: boolean; isAfterLetter: boolean } {
    const i = chunk.pieces.findLastIndex(({ at }) => at <= offset);
    const piece = chunk.pieces[i];
    if (piece === undefined) return { letters: chunk.letters, isAtLetter: false, isAfterLetter: false };
    const { raw, needs } = piece;
    const inside = Math.min(offset - piece.at, raw.length);
    const last = inside > 0 ? raw[inside - 1] : chunk.pieces[i - 1]?.raw.at(-1);
    return {
      letters: piece.letters + countLetters(raw.slice(0, inside), needs),
      isAtLetter: countLetters(raw.slice(inside, inside + 1), needs) > 0,
      isAfterLetter: last !== undefined && countLetters(last, needs) > 0,
    };
  }
}

const CHANGING = RunNeeds.clean | RunNeeds.compose;

export function countLetters(raw: string, needs: number): number {
  const text = normaliseRun(raw, needs & CHANGING);
  let letters = 0;
  for (let i = 0; i < text.length; i++) if (!isSpace(text.charCodeAt(i))) letters++;
  return letters;
}

/** Index in the raw text of the letter of this number, from 0. */
export function indexOfLetter({ raw, needs }: Piece, number: number): number {
  if (!(needs & CHANGING) || normaliseRun(raw, needs & CHANGING) === raw) {
    let left = number;
    for (let i = 0; i < raw.length; i++) if (!isSpace(raw.charCodeAt(i)) && left-- === 0) return i;
    return raw.length;
  }
  // The last place before which there are no more letters; combining marks stay with theirs.
  let low = 0;
  let high = raw.length;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (countLetters(raw.slice(0, middle), needs) <= number) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Index of the last that starts at or before this letter and holds it. */
function lastAtMost(ordered: readonly { letters: number }[], number: number): number {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ordered[middle]!.letters <= number) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
