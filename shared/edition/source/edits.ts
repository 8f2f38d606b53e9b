import type { Attributes } from '../../publication/canonical/attributes.ts';
import { xmlValue } from '../xml-text.ts';
import { prefixOf, type SourceElement } from './source-tree.ts';

interface Edit {
  from: number;
  to: number;
  text: string;
}

/** How an element's tag is to be rewritten. */
interface Tag {
  name: string;
  attributes: Attributes;
}

/**
 * Changes to a source, collected and then made at once: what is between them stays as it is, to the byte. Changes
 * within something that is removed are dropped.
 */
export class Edits {
  private readonly edits: Edit[] = [];
  private readonly tags = new Map<SourceElement, Tag>();

  get isEmpty(): boolean {
    return this.edits.length === 0 && this.tags.size === 0;
  }

  /** Several insertions at one place keep the order in which they were made. */
  insert(at: number, text: string): void {
    this.replace(at, at, text);
  }

  replace(from: number, to: number, text: string): void {
    this.edits.push({ from, to, text });
  }

  remove({ start, end }: { start: number; end: number }): void {
    if (end > start) this.replace(start, end, '');
  }

  /** Leaves the element's content in its place. */
  unwrap(element: SourceElement): void {
    this.remove({ start: element.start, end: element.openEnd });
    this.remove({ start: element.closeStart, end: element.end });
  }

  /** Renames an element; its prefix stays. */
  rename(element: SourceElement, name: string): void {
    this.tagOf(element).name = prefixOf(element.name) + name;
  }

  /** Null removes the attribute. */
  set(element: SourceElement, attribute: string, value: string | null): void {
    const { attributes } = this.tagOf(element);
    if (value === null) Reflect.deleteProperty(attributes, attribute);
    else attributes[attribute] = value;
  }

  /** The attributes of an element as they are to be. */
  attributesOf(element: SourceElement): Readonly<Attributes> {
    return this.tags.get(element)?.attributes ?? element.attributes;
  }

  /** Puts text at the end of an element's content; an empty element gets an end tag. */
  append(element: SourceElement, text: string): void {
    if (element.closeStart < element.end) return this.insert(element.closeStart, text);
    this.replace(element.end - 2, element.end, `>${text}</${element.name}>`);
  }

  apply(source: string): string {
    for (const [element, tag] of this.tags) this.writeTag(element, tag);
    this.tags.clear();
    // An insertion precedes a change at the same place; of several changes the longest counts.
    const rank = ({ from, to }: Edit) => (from === to ? -Infinity : -to);
    this.edits.sort((a, b) => a.from - b.from || compare(rank(a), rank(b)));
    let written = '';
    let at = 0;
    for (const { from, to, text } of this.edits) {
      if (from < at) continue;
      written += source.slice(at, from) + text;
      at = to;
    }
    return written + source.slice(at);
  }

  private tagOf(element: SourceElement): Tag {
    let tag = this.tags.get(element);
    if (tag === undefined) {
      tag = { name: element.name, attributes: { ...element.attributes } };
      this.tags.set(element, tag);
    }
    return tag;
  }

  private writeTag(element: SourceElement, { name, attributes }: Tag): void {
    const { start, openEnd, closeStart, end } = element;
    const isEmpty = closeStart === end;
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlValue(value)}"`);
    this.replace(start, openEnd, `<${name}${written.join('')}${isEmpty ? '/' : ''}>`);
    if (!isEmpty && name !== element.name) this.replace(closeStart, end, `</${name}>`);
  }
}

const compare = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);
