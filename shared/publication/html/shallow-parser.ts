import { type Handler, Parser, type ParserOptions } from 'htmlparser2';
import { limits } from '../limits.ts';

/**
 * A parser that flattens what is nested beyond `limits.depth`: each closing tag searches the open ones, which is
 * quadratic in depth, and no book means it. Its handler tells how deep it is.
 */
export class ShallowParser extends Parser {
  private readonly handler: { readonly depth: number };
  private flat = false;

  constructor(handler: Partial<Handler> & { readonly depth: number }, options: ParserOptions) {
    super(handler, options);
    this.handler = handler;
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
