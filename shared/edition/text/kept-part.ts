import type { Edits } from '../source/edits.ts';
import { endOfLetter, localName, type SourceElement, type SourceNode } from '../source/source-tree.ts';

/** What is kept of a document that is cut: a number of letters from its start, and single elements from beyond that place. */
export class KeptPart {
  readonly root: SourceElement;
  readonly letters: number;
  private readonly extra = new Set<SourceElement>();
  private readonly around = new Set<SourceElement>();

  constructor(root: SourceElement, letters: number) {
    this.root = root;
    this.letters = letters;
    for (const child of root.children)
      if (child.kind === 'element' && localName(child.name) === 'head') this.add(child);
  }

  /** Marks an element to be kept whole. @returns false if it was marked already */
  add(element: SourceElement): boolean {
    if (this.keeps(element) === 'all') return false;
    this.extra.add(element);
    for (let one = element.parent; one !== null; one = one.parent) this.around.add(one);
    return true;
  }

  keeps(node: SourceNode): 'all' | 'part' | 'none' {
    if (node.letters < this.letters && node.lettersEnd <= this.letters) return 'all';
    if (node.letters < this.letters) return 'part';
    if (node.kind === 'text') return this.isWithinExtra(node.parent) ? 'all' : 'none';
    if (this.isWithinExtra(node)) return 'all';
    const isFrame = node === this.root || (node.parent === this.root && localName(node.name) === 'body');
    return isFrame || this.around.has(node) ? 'part' : 'none';
  }

  /** Removes all else, comments included. */
  prune(edits: Edits, element: SourceElement = this.root): void {
    let from = element.openEnd;
    let isRemoving = false;
    for (const child of element.children) {
      const kept = this.keeps(child);
      if (kept === 'none') {
        isRemoving = true;
        continue;
      }
      if (isRemoving) edits.remove({ start: from, end: child.start });
      isRemoving = false;
      from = child.end;
      if (kept === 'all') continue;
      if (child.kind === 'element') this.prune(edits, child);
      else {
        from = endOfLetter(child.parent, this.letters - 1)?.at ?? child.start;
        isRemoving = true;
      }
    }
    edits.remove({ start: from, end: element.closeStart });
  }

  private isWithinExtra(element: SourceElement): boolean {
    if (this.extra.size === 0) return false;
    for (let one: SourceElement | null = element; one !== null; one = one.parent)
      if (this.extra.has(one)) return true;
    return false;
  }
}
