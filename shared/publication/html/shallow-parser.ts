import { type Handler, Parser, type ParserOptions } from 'htmlparser2';
import { limits } from '../limits.ts';
import type { TextCounter } from '../text/text-run.ts';

/**
 * A parser that flattens what is nested beyond `limits.depth`: each closing tag searches the open ones, which is
 * quadratic in depth, and no book means it. Its handler tells how deep it is.
 */
export class ShallowParser extends Parser {
  private source = '';
  private readonly handler: { readonly depth: number };
  private flat = false;

  constructor(handler: Partial<Handler> & { readonly depth: number }, options: ParserOptions) {
    super(handler, options);
    this.handler = handler;
  }

  override end(source: string): void {
    this.source = source;
    super.end(source);
  }

  /** Counts the text just handed over, in the source itself where it stands there as it is. */
  count(run: string, counter: TextCounter): number {
    const end = this.endIndex + 1;
    return end - this.startIndex === run.length
      ? counter.read(this.source, this.startIndex, end)
      : counter.read(run);
  }

  override onopentagname(start: number, endIndex: number): void {
    this.flat = this.handler.depth >= limits.depth;
    super.onopentagname(start, endIndex);
  }

  override onclosetag(start: number, endIndex: number): void {
    this.flat = false;
    super.onclosetag(start, endIndex);
  }

  protected override isVoidElement(name: string): boolean {
    return this.flat || super.isVoidElement(name);
  }
}
