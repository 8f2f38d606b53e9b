/** The separator between the last character and the next. */
const Gap = { none: 0, space: 1, lines: 2, block: 3 } as const;
type Gap = (typeof Gap)[keyof typeof Gap];

/**
 * The white space between the last character written and the next, in the text and in the HTML. It is written only
 * once something follows it, so that no block begins or ends with white space.
 */
export class PendingGap {
  /** The part of the gap that the HTML still needs; a picture writes it before the text does. */
  html = '';
  private kind: Gap = Gap.block;
  private lines = 0;

  get isNone(): boolean {
    return this.kind === Gap.none;
  }

  get isBlock(): boolean {
    return this.kind === Gap.block;
  }

  /** As in the text. */
  get text(): string {
    if (this.kind === Gap.none) return '';
    if (this.kind === Gap.space) return ' ';
    return this.kind === Gap.lines && this.lines === 1 ? '\n' : '\n\n';
  }

  /** Adds a space or a no-break space; wider gaps absorb both. */
  addSpace(space: string): void {
    if (this.kind === Gap.none) {
      this.kind = Gap.space;
      this.html = space;
    } else if (this.kind === Gap.space && (this.html === '' || space === '\xa0')) {
      // The HTML of the gap is empty if it contains a picture: there may be white space on both sides.
      this.html = space;
    }
  }

  /** Adds a line break. More than two in a row are two; at the edge of a block there is none. */
  addLineBreak(): void {
    if (this.kind === Gap.block) return;
    if (this.kind < Gap.lines) {
      this.kind = Gap.lines;
      this.lines = 0;
      this.html = '';
    }
    if (this.lines === 2) return;
    this.lines++;
    this.html += '<br/>';
  }

  /** Indents the next line of preformatted text; the first line of a block is not indented. */
  addIndent(width: number): void {
    if (this.kind !== Gap.block) this.html += '\xa0'.repeat(width);
  }

  /** A block begins or ends here. */
  endBlock(): void {
    this.kind = Gap.block;
    this.lines = 0;
    this.html = '';
  }

  /** Text was written. */
  clear(): void {
    this.kind = Gap.none;
    this.lines = 0;
  }

  takeHtml(): string {
    const { html } = this;
    this.html = '';
    return html;
  }
}
