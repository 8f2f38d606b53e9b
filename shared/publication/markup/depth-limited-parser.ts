import { Parser, type ParserOptions } from 'htmlparser2';
import { limits } from '../limits.ts';
import type { MarkupHandler } from './walk-markup.ts';

/**
 * A parser for what is not well-formed. It flattens what is nested beyond `limits.depth`: each closing tag searches
 * the open ones, which is quadratic in depth, and no book means it. Its handler knows the depth.
 */
export class DepthLimitedParser extends Parser {
  private readonly reader: { readonly depth: number };
  private isFlattening = false;

  constructor(reader: MarkupHandler & { readonly depth: number }, options: ParserOptions) {
    super(
      {
        onopentag: (name, attributes) => reader.open(name, attributes),
        onclosetag: (name) => reader.close(name),
        ontext: (run) => reader.literal(run),
      },
      options,
    );
    this.reader = reader;
  }

  override onopentagname(start: number, endIndex: number): void {
    this.isFlattening = this.reader.depth >= limits.depth;
    super.onopentagname(start, endIndex);
  }

  override onclosetag(start: number, endIndex: number): void {
    this.isFlattening = false;
    super.onclosetag(start, endIndex);
  }

  protected override isVoidElement(name: string): boolean {
    return this.isFlattening || super.isVoidElement(name);
  }
}
