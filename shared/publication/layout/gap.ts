/** What separates the text to come from the text so far; the largest separation wins. */
export class Gap {
  private lines = 0;
  private kind: 'none' | 'space' | 'lines' | 'block' = 'block';

  space(): void {
    if (this.kind === 'none') this.kind = 'space';
  }

  line(): void {
    if (this.kind === 'block') return;
    this.kind = 'lines';
    this.lines = Math.min(2, this.lines + 1);
  }

  block(): void {
    this.kind = 'block';
  }

  clear(): void {
    this.kind = 'none';
    this.lines = 0;
  }

  get text(): string {
    if (this.kind === 'block') return '\n\n';
    if (this.kind === 'lines') return this.lines === 1 ? '\n' : '\n\n';
    return this.kind === 'space' ? ' ' : '';
  }
}
