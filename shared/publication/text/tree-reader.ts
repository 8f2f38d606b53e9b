import type { Attributes } from '../html/attributes.ts';
import { limits } from '../limits.ts';
import { PublicationError } from '../publication-error.ts';
import { readValue } from './references.ts';
import type { MarkupReader } from './walk-markup.ts';
import type { XmlElement } from './xml-tree.ts';

/** Makes a tree of what is told of a document. Throws BOOK_TOO_COMPLEX beyond `limits.depth`. */
export class TreeReader implements MarkupReader {
  private readonly around: XmlElement[];

  /** What is told is put into `root`. */
  constructor(root: XmlElement) {
    this.around = [root];
  }

  open(name: string, attributes: Attributes): void {
    if (this.around.length > limits.depth)
      throw new PublicationError('BOOK_TOO_COMPLEX', 'The book is nested too deeply.');
    const child = xmlElement(name);
    for (const key in attributes) child.attributes.set(key, attributes[key]!);
    const parent = this.around.at(-1)!;
    parent.children.push(child);
    parent.content.push(child);
    this.around.push(child);
  }

  close(): void {
    this.around.pop();
  }

  literal(text: string): void {
    this.around.at(-1)!.content.push(text);
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

/** Names without their prefix, lower case. */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

export const xmlElement = (name: string) => ({
  name: localName(name),
  attributes: new Map<string, string>(),
  children: [] as XmlElement[],
  content: [] as (XmlElement | string)[],
});
