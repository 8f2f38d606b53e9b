export interface OpenElement {
  name: string;
  attributes: string;
  block: boolean;
  /** Tags are written when their first content comes, so that empty elements leave nothing behind. */
  written: boolean;
  /** Opened by this writer to keep the markup valid. */
  implied: boolean;
  /** The number of the last item, in an ordered list. */
  item: number;
  /** The document's own element, where that can be repeated in several blocks. */
  formatting: Formatting | null;
}

/** An element within lines, from where the document opens it to where it closes it: whatever blocks begin in it. */
export interface Formatting {
  name: string;
  attributes: string;
  /** Null if the block around it has ended, until the next begins. */
  element: OpenElement | null;
}

/** A block that is nothing but a part of the page. */
export const isPlain = ({ name }: OpenElement) => name === 'div' || name === 'blockquote';

export const isWaitingBlock = (element: OpenElement) => element.block && !element.written;
