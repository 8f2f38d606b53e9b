import { endOfLetter, localName, type SourceElement, type SourceNode } from '../source/source-tree.ts';
import type { KeptPart } from './kept-part.ts';

/**
 * The position in the source for a figure right after the paragraph that contains a letter. Null if there is no such
 * letter, or if its document cannot contain figures, such as a drawing.
 *
 * @param letter its number in the document's text, from 0
 * @param part what is kept of the document; null for all of it
 */
export function placeFigure(root: SourceElement, letter: number, part: KeptPart | null): number | null {
  const found = holderOf(root, letter);
  if (found === null) return null;
  const { parent, child } = found;
  return endsLine(child) ? child.end : endOfLine(parent, child, part);
}

/** The heading or paragraph that contains a letter; null for text outside of these, in a list or in a table. */
export function blockOfLetter(root: SourceElement, letter: number): SourceElement | null {
  const { parent, child } = holderOf(root, letter) ?? {};
  if (parent === undefined || ITEMS.has(localName(parent.name))) return null;
  return child?.kind === 'element' && endsLine(child) ? child : null;
}

/** The innermost element around a letter that can contain a figure, and its child that contains the letter. */
function holderOf(root: SourceElement, letter: number): { parent: SourceElement; child: SourceNode } | null {
  const found = letter < 0 ? null : endOfLetter(root, letter);
  if (found === null) return null;
  const path = pathTo(found.text.parent);
  let holder = -1;
  for (let i = path.findIndex(({ name }) => localName(name) === 'body'); i >= 0 && i < path.length; i++) {
    const name = localName(path[i]!.name);
    if (HOLDERS.has(name)) holder = i;
    else if (!STRUCTURES.has(name)) break;
  }
  const parent = path[holder];
  return parent === undefined ? null : { parent, child: path[holder + 1] ?? found.text };
}

function pathTo(element: SourceElement): SourceElement[] {
  const path: SourceElement[] = [];
  for (let one: SourceElement | null = element; one !== null; one = one.parent) path.unshift(one);
  return path;
}

/** Text outside of paragraphs extends to the next break or block. */
function endOfLine(parent: SourceElement, child: SourceNode, part: KeptPart | null): number {
  const next = parent.children.slice(parent.children.indexOf(child) + 1).find(startsLine);
  return next !== undefined && part?.keeps(next) !== 'none' ? next.start : parent.closeStart;
}

const endsLine = (node: SourceNode): boolean => node.kind === 'element' && !INLINE.has(localName(node.name));
const startsLine = (node: SourceNode): boolean =>
  node.kind === 'element' && (localName(node.name) === 'br' || endsLine(node));

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that may contain a figure beside text and paragraphs (HTML, flow content). */
const HOLDERS = set('body div section article aside main header footer blockquote li dd td th center');
const ITEMS = set('li dd td th');
/** Elements that have only parts of their own in them. */
const STRUCTURES = set('ul ol dl table thead tbody tfoot tr');
const INLINE = set(
  'a abbr acronym b bdi bdo big br cite code data del dfn em font i img ins kbd label mark q ruby s samp small span strike strong sub sup time tt u var wbr image object audio video math svg',
);
