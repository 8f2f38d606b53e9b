import type { Attributes } from '../../publication/canonical/attributes.ts';
import type { DocumentTrace } from '../../publication/canonical/read-document.ts';
import { countLetters, indexOfLetter } from '../../publication/cfi/document-outline.ts';
import { namedCharacters } from '../../publication/markup/named-characters.ts';
import { readReference } from '../../publication/markup/references.ts';
import { type MarkupHandler, MarkupWalk, type SourceSpan } from '../../publication/markup/walk-markup.ts';

/**
 * An element with its places in the source, in UTF-16 units. Letters are all characters but white space: what a
 * document's source and its canonical text have in common is their order.
 */
export interface SourceElement {
  kind: 'element';
  /** As written, with its prefix. */
  name: string;
  attributes: Attributes;
  parent: SourceElement | null;
  children: SourceNode[];
  start: number;
  /** Where its tag ends. */
  openEnd: number;
  /** Where its end tag starts; that of an empty element's only tag is its end. */
  closeStart: number;
  end: number;
  /** How many letters of the document's text precede it, and how many precede what follows it. */
  letters: number;
  lettersEnd: number;
}

export interface SourceText {
  kind: 'text';
  parent: SourceElement;
  start: number;
  end: number;
  raw: string;
  /** As `TextCounter` returned it; null for text that is not shown. */
  needs: number | null;
  letters: number;
  lettersEnd: number;
}

export type SourceNode = SourceElement | SourceText;

/** A document's elements and text, each with its position in the source. */
export class SourceTree implements DocumentTrace {
  readonly source: string;
  readonly roots: SourceElement[] = [];
  /** How many letters the shown text has. */
  letters = 0;
  private readonly span: () => SourceSpan;
  private readonly around: SourceElement[] = [];
  private textStart = -1;
  private textAt = 0;

  constructor(source: string, span: () => SourceSpan) {
    this.source = source;
    this.span = span;
  }

  /** The root element; null for a document without any. */
  get root(): SourceElement | null {
    return this.roots[0] ?? null;
  }

  open(name: string, attributes: Attributes): void {
    const { start, end } = this.span();
    const parent = this.around.at(-1) ?? null;
    const { letters } = this;
    const element: SourceElement = {
      kind: 'element',
      name,
      attributes,
      parent,
      children: [],
      start,
      openEnd: end,
      closeStart: end,
      end,
      letters,
      lettersEnd: letters,
    };
    (parent?.children ?? this.roots).push(element);
    this.around.push(element);
  }

  close(): void {
    const element = this.around.pop();
    if (element === undefined) return;
    element.lettersEnd = this.letters;
    const { start, end } = this.span();
    // An empty element is closed by the tag that opened it.
    if (start === element.start) return;
    element.closeStart = start;
    element.end = end;
  }

  text(raw: string, needs: number | null): void {
    const parent = this.around.at(-1);
    if (parent === undefined || raw === '') return;
    const start = this.startOfText();
    const end = this.endOfText(start, raw);
    this.textAt = end;
    const { letters } = this;
    if (needs !== null) this.letters += countLetters(raw, needs);
    parent.children.push({ kind: 'text', parent, start, end, raw, needs, letters, lettersEnd: this.letters });
  }

  /** Text comes in pieces, divided where the source has a reference. */
  private startOfText(): number {
    const { end } = this.span();
    if (end !== this.textStart) {
      this.textStart = end;
      this.textAt = this.source.startsWith(CDATA, end) ? end + CDATA.length : end;
    }
    return this.textAt;
  }

  private endOfText(start: number, raw: string): number {
    if (raw !== '&' && this.source.startsWith(raw, start)) return start + raw.length;
    const reference = readReference(this.source, start, namedCharacters);
    return reference?.text === raw ? reference.end : start + raw.length;
  }
}

const CDATA = '<![CDATA[';

/** Where in the source the letter of this number, counted from 0, ends. Null if there are fewer. */
export function endOfLetter(root: SourceElement, number: number): { text: SourceText; at: number } | null {
  const text = textOfLetter(root, number);
  if (text === null || text.needs === null) return null;
  const { raw, needs, letters, start, end } = text;
  const written = end - start === raw.length;
  const within = indexOfLetter({ at: 0, raw, needs, letters }, number - letters + 1);
  return { text, at: written ? start + Math.max(1, endOfGlyph(raw, within)) : end };
}

/** The letter's own end, without the white space between it and the next. */
const endOfGlyph = (raw: string, next: number): number => raw.slice(0, next).trimEnd().length;

function textOfLetter(element: SourceElement, number: number): SourceText | null {
  for (const child of element.children) {
    if (number < child.letters || number >= child.lettersEnd) continue;
    return child.kind === 'text' ? child : textOfLetter(child, number);
  }
  return null;
}

/** Reads XML into a tree; null if it is not well-formed. */
export function readSourceXml(source: string, start: number): SourceTree | null {
  const tree: SourceTree = new SourceTree(source, () => walk.span);
  const handler: MarkupHandler = {
    open: (name, attributes) => tree.open(name, attributes),
    close: () => tree.close(),
    text(_, at) {
      const stop = source.indexOf('<', at);
      const end = stop < 0 ? source.length : stop;
      for (const [piece] of source.slice(at, end).matchAll(PIECE)) {
        const reference = piece.startsWith('&') ? readReference(piece, 0, namedCharacters) : null;
        tree.text(reference?.text ?? piece, null);
      }
      return end;
    },
    literal: (text) => tree.text(text, null),
  };
  const walk = new MarkupWalk(source, start, { html: false, names: namedCharacters }, handler);
  return walk.walkTo(source.length) && walk.isClosed ? tree : null;
}

const PIECE = /&[^;&]*;|&|[^&]+/g;

/** A name without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The prefix with its colon; empty for none. */
export const prefixOf = (name: string): string => name.slice(0, name.indexOf(':') + 1);

export const childElements = (parent: SourceElement, name?: string): SourceElement[] =>
  parent.children.filter(
    (child): child is SourceElement =>
      child.kind === 'element' && (name === undefined || localName(child.name) === name),
  );

/** All elements within, the element itself first, in document order. */
export function* elementsWithin(element: SourceElement): Generator<SourceElement> {
  yield element;
  for (const child of element.children) if (child.kind === 'element') yield* elementsWithin(child);
}

/** The first element of this name, without prefix, the element itself included. */
export function findWithin(element: SourceElement | null, name: string): SourceElement | null {
  if (element === null) return null;
  for (const one of elementsWithin(element)) if (localName(one.name) === name) return one;
  return null;
}

/** The text within, references read, on one line. */
export function textWithin(element: SourceElement): string {
  const collect = (node: SourceNode): string =>
    node.kind === 'text' ? node.raw : node.children.map(collect).join('');
  return collect(element).replace(/\s+/g, ' ').trim();
}
