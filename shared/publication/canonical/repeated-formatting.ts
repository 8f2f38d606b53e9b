import type { Formatting } from './open-element.ts';

/** How many elements are set again in each block that begins in them, and how much markup that may come to. */
const MAX_REPEATED = 8;
const REPEATED_CHARS = 2 * 1024 * 1024;

/** An inline element. */
const NEVER_REPEATED = new Set(['ruby', 'rt', 'rp']);

/**
 * The elements of the document that are open, and which of them are inline elements around blocks, as converters write
 * them: no inline element may contain a block, so the writer repeats it inside each block that begins in it.
 */
export class RepeatedFormatting {
  /** For each open element of the document: its formatting, or its depth in the written markup. */
  private readonly opened: (Formatting | number)[] = [];
  /** How many of them wait for a block. */
  private detachedCount = 0;
  private charsLeft = REPEATED_CHARS;

  /** Returns the formatting of an element that is to be repeated in blocks, null for any other. */
  open(name: string, block: boolean, attributes: string, depth: number): Formatting | null {
    const isRepeated = !block && !NEVER_REPEATED.has(name) && (name !== 'span' || attributes !== '');
    const formatting = isRepeated ? { name, attributes, element: null } : null;
    this.opened.push(formatting ?? depth);
    return formatting;
  }

  /** Makes the element opened last one that is written once, at `depth`. */
  neverRepeatLast(depth: number): void {
    this.opened[this.opened.length - 1] = depth;
  }

  /** Closes the element opened last, and returns its formatting or its depth. */
  close(): Formatting | number | undefined {
    const last = this.opened.pop();
    if (typeof last === 'object' && last.element === null) this.detachedCount--;
    return last;
  }

  /** The block around the element of this formatting has ended. */
  detach(formatting: Formatting): void {
    formatting.element = null;
    this.detachedCount++;
  }

  get hasDetached(): boolean {
    return this.detachedCount > 0;
  }

  /** What has to be opened again in the block that begins now, outermost first. */
  takeDetached(): Formatting[] {
    const taken: Formatting[] = [];
    for (const formatting of this.opened) {
      if (typeof formatting !== 'object' || formatting.element !== null) continue;
      if (taken.length === MAX_REPEATED) break;
      this.charsLeft -= 2 * formatting.name.length + formatting.attributes.length + 5;
      if (this.charsLeft < 0) break;
      taken.push(formatting);
    }
    this.detachedCount -= taken.length;
    return taken;
  }
}
