import { isSpace } from '../canonical/white-space.ts';
import { unescapeMarkup } from '../canonical/markup-escapes.ts';

/** An open tag and those around it; shared, so that remembering them everywhere stays linear. */
export interface OpenTag {
  name: string;
  /** As in the markup, with the leading space. */
  attributes: string;
  parent: OpenTag | null;
}

/** All the white space that the writer leaves. */
const SPACES = /[ \xa0]+/g;

/** Walks over canonical HTML (see `markup-escapes.ts`) token by token. */
export class MarkupCursor {
  kind: 'text' | 'open' | 'close' | 'void' = 'text';
  name = '';
  /** The text of a text token, its white space collapsed. */
  text = '';
  /** Bounds of the token. */
  from: number;
  at: number;
  /** The tags open after the token, and before it. */
  open: OpenTag | null;
  before: OpenTag | null;
  private readonly html: string;
  private readonly end: number;

  /** @param end where it stops, in the middle of a text or between tags */
  constructor(html: string, at = 0, open: OpenTag | null = null, end = html.length) {
    this.html = html;
    this.end = end;
    this.from = this.at = at;
    this.open = this.before = open;
  }

  next(): boolean {
    const { html } = this;
    this.from = this.at;
    this.before = this.open;
    if (this.from >= this.end) return false;
    if (html.charCodeAt(this.from) === LESS_THAN) this.readTag();
    else this.readText();
    return true;
  }

  private readText(): void {
    this.at = this.textEnd();
    this.kind = 'text';
    const run = unescapeMarkup(this.html.slice(this.from, this.at));
    this.text = run.includes('\xa0') ? run.replace(SPACES, ' ') : run;
  }

  /** A text may be all of a book: nothing beyond the end is read. */
  private textEnd(): number {
    const { html, from, end } = this;
    const within = end < html.length ? html.slice(from, end).indexOf('<') : html.indexOf('<', from);
    if (within < 0) return end;
    return end < html.length ? from + within : within;
  }

  private readTag(): void {
    const { html } = this;
    const end = html.indexOf('>', this.from);
    this.at = end < 0 ? html.length : end + 1;
    if (html.charCodeAt(this.from + 1) === SLASH) {
      this.kind = 'close';
      this.name = html.slice(this.from + 2, end);
      this.open = this.open?.parent ?? null;
      return;
    }
    const isVoid = html.charCodeAt(end - 1) === SLASH;
    const tag = html.slice(this.from + 1, isVoid ? end - 1 : end);
    const space = tag.indexOf(' ');
    this.name = space < 0 ? tag : tag.slice(0, space);
    this.kind = isVoid ? 'void' : 'open';
    if (!isVoid)
      this.open = { name: this.name, attributes: space < 0 ? '' : tag.slice(space), parent: this.open };
  }
}

const LESS_THAN = 0x3c;
const SLASH = 0x2f;
const AMPERSAND = 0x26;

/** Where in a run of markup the next character begins: an entity and a run of white space are one. */
export function nextCharacter(html: string, at: number): number {
  const code = html.charCodeAt(at);
  if (code === AMPERSAND) return html.indexOf(';', at) + 1;
  if (!isSpace(code)) return at + 1;
  let next = at + 1;
  while (isSpace(html.charCodeAt(next))) next++;
  return next;
}
