import { isSpace } from '../../publication/canonical/white-space.ts';
import { decodeText } from '../../publication/decode/decode.ts';
import { readDocument, type Sources } from '../../publication/epub/read-documents.ts';
import { skipDoctype } from '../../publication/markup/doctype.ts';
import { Edits } from '../source/edits.ts';
import { type SourceElement, SourceTree } from '../source/source-tree.ts';

/** A content document with the changes that the edition makes to it. */
export interface EditionDocument {
  path: string;
  /** As decoded; the declaration and document type before the root element end at `start`. */
  source: string;
  start: number;
  root: SourceElement;
  /** Canonical, of the whole document. */
  text: string;
  edits: Edits;
}

/** Reads a content document. Null for one that has no elements of its own: a picture, or an empty file. */
export function openDocument(path: string, sources: Sources): EditionDocument | null {
  const bytes = sources.archive.read(path);
  if (bytes === null || sources.pictures.isPage(path)) return null;
  const { text: source, start } = skipDoctype(decodeText(bytes, sources.decodeUtf8));
  let tree: SourceTree | null = null;
  const { text } = readDocument(path, sources, (span) => (tree = new SourceTree(source, span)));
  const root = rootOf(tree);
  return root && { path, source, start, root, text, edits: new Edits() };
}

const rootOf = (tree: SourceTree | null): SourceElement | null =>
  tree === null ? null : (tree.roots.find(({ name }) => name === 'html') ?? tree.root);

/** How many letters of a text precede an offset: letters are what a text and its source have in common. */
export function lettersBefore(text: string, offset: number): number {
  let letters = 0;
  for (let i = 0; i < offset && i < text.length; i++) if (!isSpace(text.charCodeAt(i))) letters++;
  return letters;
}

/** The element with this id, or the link that bears the name. */
export function elementById(root: SourceElement, id: string): SourceElement | null {
  for (const child of [root, ...root.children]) {
    if (child.kind !== 'element') continue;
    if (child.attributes.id === id || (child.name === 'a' && child.attributes.name === id)) return child;
    const found = child === root ? null : elementById(child, id);
    if (found !== null) return found;
  }
  return null;
}
