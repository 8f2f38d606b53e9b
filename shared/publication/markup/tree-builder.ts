import type { Attributes } from '../canonical/attributes.ts';
import { limits } from '../limits.ts';
import { PublicationError } from '../publication-error.ts';
import { readValue } from './references.ts';
import type { MarkupHandler } from './walk-markup.ts';
import { newElement, type XmlElement } from './xml-element.ts';

/** Builds a tree from the events of a markup walk. Throws BOOK_TOO_COMPLEX beyond `limits.depth`. */
export class TreeBuilder implements MarkupHandler {
  private readonly openElements: XmlElement[];

  /** @param root receives the document's elements */
  constructor(root: XmlElement) {
    this.openElements = [root];
  }

  open(name: string, attributes: Attributes): void {
    if (this.openElements.length > limits.depth)
      throw new PublicationError('BOOK_TOO_COMPLEX', 'The book is nested too deeply.');
    const child = newElement(name);
    for (const key in attributes) child.attributes.set(key, attributes[key]!);
    const parent = this.openElements.at(-1)!;
    parent.children.push(child);
    parent.content.push(child);
    this.openElements.push(child);
  }

  close(): void {
    this.openElements.pop();
  }

  literal(text: string): void {
    this.openElements.at(-1)!.content.push(text);
  }

  text(source: string, start: number): number {
    const stop = source.indexOf('<', start);
    const end = stop < 0 ? source.length : stop;
    const run = source.slice(start, end);
    const text = run.includes('&') ? readValue(run, {}) : run;
    if (text === null) return -1;
    this.literal(text);
    return end;
  }
}
