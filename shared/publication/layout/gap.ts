type Kind = 'none' | 'space' | 'lines' | 'block';

/** What separates the text to come from the text so far; the largest separation wins. */
export class Gap {
  private lines = 0;
  private kind: Kind = 'block';
  /** What it was before the boundaries of blocks. */
  private within: Kind = 'none';

  space(): void {
    if (this.kind === 'none') this.kind = 'space';
  }

  line(): void {
    if (this.kind === 'block') return;
    this.kind = 'lines';
    this.lines = Math.min(2, this.lines + 1);
  }

  block(): void {
    if (this.kind !== 'block') this.within = this.kind;
    this.kind = 'block';
  }

  /** The boundaries of blocks since the text so far are within one block, which was divided there. */
  unite(): void {
    if (this.kind === 'block') this.kind = this.within;
  }

  clear(): void {
    this.kind = 'none';
    this.within = 'none';
    this.lines = 0;
  }

  get text(): string {
    if (this.kind === 'block') return '\n\n';
    if (this.kind === 'lines') return this.lines === 1 ? '\n' : '\n\n';
    return this.kind === 'space' ? ' ' : '';
  }
}
