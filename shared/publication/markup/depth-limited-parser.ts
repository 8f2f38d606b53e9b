import { Parser, type ParserOptions } from 'htmlparser2';
import { limits } from '../limits.ts';
import type { MarkupHandler, SourceSpan } from './walk-markup.ts';

/**
 * A parser for what is not well-formed. It flattens what is nested beyond `limits.depth`: each closing tag searches
 * the open ones, which is quadratic in depth, and no real book nests that deeply. Its handler knows the depth.
 */
export class DepthLimitedParser extends Parser {
  private readonly reader: { readonly depth: number };
  private isFlattening = false;
  /** Text starts at its first character, and an element closed implicitly ends where the next tag starts. */
  private isTag = true;

  constructor(reader: MarkupHandler & { readonly depth: number }, options: ParserOptions) {
    super(
      {
        onopentag: (name, attributes) => reader.open(name, attributes),
        onclosetag: (name, isImplied) => {
          this.isTag = !isImplied;
          reader.close(name);
          this.isTag = true;
        },
        ontext: (run) => {
          this.isTag = false;
          reader.literal(run);
          this.isTag = true;
        },
      },
      options,
    );
    this.reader = reader;
  }

  /** The position of what the handler is receiving, as in `MarkupWalk`. */
  get span(): SourceSpan {
    return { start: this.startIndex, end: this.isTag ? this.endIndex + 1 : this.startIndex };
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
