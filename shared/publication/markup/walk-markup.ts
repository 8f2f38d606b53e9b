import type { Attributes } from '../canonical/attributes.ts';
import { limits } from '../limits.ts';
import { type Traits, VOID, traitsIn } from './element-traits.ts';
import { readValue } from './references.ts';

/** Receives a document's elements and text in order; every `open` has its `close`. */
export interface MarkupHandler {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  /** Reads the text from `at` to the next `<` and returns where that is, or the end; -1 to give up. */
  text(source: string, at: number): number;
  /** Text in which nothing is a reference: CDATA, and the inside of `script` and `style`. */
  literal(text: string): void;
}

/** The position in the source of the construct that a handler is receiving: a tag, or the start of text. */
export interface SourceSpan {
  start: number;
  end: number;
}

export interface MarkupKind {
  /** HTML's own rules about elements. */
  html: boolean;
  /** Named references in addition to XML's own. */
  names: Readonly<Record<string, string>>;
}

/**
 * Walks once over markup with all elements closed and all attributes quoted, as in nearly every book. False as soon
 * as the markup is ambiguous: the caller then discards what it received and uses htmlparser2. Where it is true,
 * htmlparser2 would have produced the same events.
 */
export function walkMarkup(source: string, from: number, kind: MarkupKind, reader: MarkupHandler): boolean {
  const walk = new MarkupWalk(source, from, kind, reader);
  return walk.walkTo(source.length) && walk.isClosed;
}

const NO_ATTRIBUTES: Attributes = Object.freeze({});

/** The same in pieces, for callers that walk step by step. */
export class MarkupWalk {
  private readonly source: string;
  private at: number;
  private tokenStart = 0;
  private readonly html: boolean;
  private readonly names: MarkupKind['names'];
  private readonly reader: MarkupHandler;
  private readonly stack: Traits[] = [];
  /** Open `svg` and `math`. */
  private foreign = 0;

  constructor(source: string, from: number, { html, names }: MarkupKind, reader: MarkupHandler) {
    this.source = source;
    this.at = from;
    this.html = html;
    this.names = names;
    this.reader = reader;
  }

  /** Walks past this position, to the end of the construct there; false to abandon the walk. */
  walkTo(end: number): boolean {
    const { source, reader } = this;
    while (this.at < end) {
      this.tokenStart = this.at;
      if (source.charCodeAt(this.at) !== Char.lessThan) {
        this.at = reader.text(source, this.at);
        if (this.at < 0) return false;
        continue;
      }
      const next = source.charCodeAt(this.at + 1);
      const wellFormed =
        next === Char.slash
          ? this.readEnd()
          : next === Char.exclamation
            ? this.readDeclaration()
            : next === Char.question
              ? this.readInstruction()
              : this.readTag(next);
      if (!wellFormed) return false;
    }
    return true;
  }

  /** The position of what the handler is receiving: text starts at its end. */
  get span(): SourceSpan {
    return { start: this.tokenStart, end: this.at };
  }

  get isClosed(): boolean {
    return this.stack.length === 0;
  }

  private readEnd(): boolean {
    const { source, stack } = this;
    const traits = stack[stack.length - 1];
    if (traits === undefined || !source.startsWith(traits.name, this.at + 2)) return this.skipEndOfVoid();
    let at = this.at + 2 + traits.name.length;
    while (isSpace(source.charCodeAt(at))) at++;
    if (source.charCodeAt(at) !== Char.greaterThan) return this.skipEndOfVoid();
    stack.pop();
    this.at = at + 1;
    if (traits.isForeign) this.foreign--;
    this.reader.close(traits.name);
    return true;
  }

  /** HTML has closed `<meta></meta>` before its end tag comes; of `</br>` it makes another. */
  private skipEndOfVoid(): boolean {
    const end = this.source.indexOf('>', this.at);
    const name = this.source.slice(this.at + 2, Math.min(end, this.at + 12));
    this.at = end + 1;
    return this.html && VOID.has(name) && name !== 'br';
  }

  /** A comment or CDATA; any other declaration has its place before the root. */
  private readDeclaration(): boolean {
    const { source, at } = this;
    if (source.startsWith('<!--', at)) {
      const end = source.indexOf('-->', at + 4);
      const comment = source.slice(at + 4, end);
      if (end < 0 || comment.startsWith('>') || comment.startsWith('->') || comment.includes('--!>'))
        return false;
      this.at = end + 3;
      return true;
    }
    if (!source.startsWith('<![CDATA[', at)) return false;
    const end = source.indexOf(']]>', at + 9);
    if (end < 0) return false;
    if (end > at + 9) this.reader.literal(source.slice(at + 9, end));
    this.at = end + 3;
    return true;
  }

  /** HTML's rules end it at the first `>`, XML's at `?>`. */
  private readInstruction(): boolean {
    const end = this.source.indexOf('>', this.at);
    if (end < this.at + 3 || this.source.charCodeAt(end - 1) !== Char.question) return false;
    this.at = end + 1;
    return true;
  }

  private readTag(first: number): boolean {
    const { source } = this;
    if (!isLetter(first) && (this.html || !(first === Char.underscore || first > 0x7f))) return false;
    const start = this.at + 1;
    let at = start + 1;
    let upper = isUpper(first);
    let code = source.charCodeAt(at);
    for (; !endsName(code); code = source.charCodeAt(++at)) upper ||= isUpper(code);
    // HTML names are case-insensitive.
    if ((upper && this.html) || at >= source.length) return false;
    const traits = this.traitsOf(source.slice(start, at));
    if (traits === null) return false;
    const { name } = traits;
    this.at = at;
    const attributes = code === Char.greaterThan ? NO_ATTRIBUTES : this.readAttributes();
    if (attributes === null) return false;
    const empty = source.charCodeAt(this.at) === Char.slash;
    if (empty && source.charCodeAt(this.at + 1) !== Char.greaterThan) return false;
    this.at += empty ? 2 : 1;
    this.reader.open(name, attributes);
    if (empty || traits.isVoid) {
      this.reader.close(name);
      return true;
    }
    this.stack.push(traits);
    if (traits.isForeign) this.foreign++;
    return !traits.isRaw || this.readRaw(name);
  }

  /** Ends before `>` or `/`. */
  private readAttributes(): Attributes | null {
    const { source } = this;
    let attributes: Attributes | null = null;
    let { at } = this;
    for (;;) {
      const before = at;
      while (isSpace(source.charCodeAt(at))) at++;
      let code = source.charCodeAt(at);
      if (code === Char.greaterThan || code === Char.slash) break;
      if (at === before || at >= source.length) return null;
      const nameStart = at;
      let upper = false;
      for (; code !== Char.equals && !endsName(code); code = source.charCodeAt(++at)) upper ||= isUpper(code);
      const nameEnd = at;
      while (isSpace(source.charCodeAt(at))) at++;
      if (source.charCodeAt(at) !== Char.equals || nameEnd === nameStart) return null;
      do at++;
      while (isSpace(source.charCodeAt(at)));
      const quote = source.charCodeAt(at);
      if (quote !== Char.quote && quote !== Char.apostrophe) return null;
      const end = source.indexOf(quote === Char.quote ? '"' : "'", at + 1);
      if (end < 0) return null;
      const raw = source.slice(at + 1, end);
      const value = raw.includes('&') ? readValue(raw, this.names) : raw;
      if (value === null) return null;
      const written = source.slice(nameStart, nameEnd);
      const name = upper && this.html ? written.toLowerCase() : written;
      attributes ??= {};
      if (Object.hasOwn(attributes, name)) return null;
      attributes[name] = value;
      at = end + 1;
    }
    this.at = at;
    return attributes ?? NO_ATTRIBUTES;
  }

  /** Null if HTML's rules, rather than the markup, determine where this element or its parent ends. */
  private traitsOf(name: string): Traits | null {
    if (this.stack.length >= limits.depth) return null;
    const traits = traitsIn(this.html ? 'html' : 'xml', name);
    const parent = this.stack[this.stack.length - 1];
    if (parent?.endedBy?.has(name)) return null;
    return traits.isUnusual && !this.isPlain(name) ? null : traits;
  }

  /** A picture in a drawing, a form outside of any other. */
  private isPlain(name: string): boolean {
    return name === 'image'
      ? this.foreign > 0
      : name === 'form' && !this.stack.some((open) => open.name === name);
  }

  /** The inside of an element in which HTML sees no tags. */
  private readRaw(name: string): boolean {
    const end = this.source.indexOf(`</${name}`, this.at);
    if (end < 0) return false;
    const inside = this.source.slice(this.at, end);
    if (name === 'title') return !inside.includes('<');
    // Inside of a drawing it is like any other element; without tags and references that is the same.
    if (inside.includes('</') || (this.foreign > 0 && /[<&]/.test(inside))) return false;
    if (inside !== '') this.reader.literal(inside);
    this.at = end;
    return true;
  }
}

const Char = {
  exclamation: 0x21,
  quote: 0x22,
  apostrophe: 0x27,
  slash: 0x2f,
  lessThan: 0x3c,
  equals: 0x3d,
  greaterThan: 0x3e,
  question: 0x3f,
  underscore: 0x5f,
} as const;

/** HTML's white space within tags. */
const isSpace = (code: number): boolean =>
  code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d || code === 0x0c;
const isUpper = (code: number): boolean => code >= 0x41 && code <= 0x5a;
const isLetter = (code: number): boolean => isUpper(code) || (code >= 0x61 && code <= 0x7a);
/** NaN after the end. */
const endsName = (code: number): boolean =>
  code === Char.greaterThan || code === Char.slash || isSpace(code) || Number.isNaN(code);
