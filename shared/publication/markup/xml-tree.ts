import { Parser, type ParserOptions } from 'htmlparser2';
import { limits } from '../limits.ts';
import { PublicationError } from '../publication-error.ts';
import { decodeText } from '../decode/decode.ts';
import { expandNamedEntities, removeDoctype } from './doctype.ts';
import { TreeBuilder } from './tree-builder.ts';
import { walkMarkup } from './walk-markup.ts';
import { newElement, type XmlElement } from './xml-element.ts';

/** Reads an XML file into a tree. Throws BOOK_TOO_COMPLEX. */
export const readXml = (bytes: Uint8Array): XmlElement => readTree(sourceOf(bytes));

/** Reads an XHTML page of which only a picture or links are needed; broken ones are common. Throws BOOK_TOO_COMPLEX. */
export const readPage = (bytes: Uint8Array): XmlElement =>
  readTree(sourceOf(bytes), { recognizeSelfClosing: true });

/** Reads a fragment of XML, which may be cut off. Throws BOOK_TOO_COMPLEX. */
export const readXmlText = (text: string): XmlElement => readTree(expandNamedEntities(removeDoctype(text)));

function sourceOf(bytes: Uint8Array): string {
  if (bytes.length > limits.xmlBytes)
    throw new PublicationError('BOOK_TOO_COMPLEX', 'A file of the book is too large.');
  return expandNamedEntities(removeDoctype(decodeText(bytes)));
}

/** Well-formed XML is read in one pass; htmlparser2 reads anything else. */
function readTree(source: string, broken: ParserOptions = { xmlMode: true }): XmlElement {
  const root = newElement('');
  if (walkMarkup(source, 0, XML, new TreeBuilder(root))) return root;
  return readBrokenXml(source, broken);
}

const XML = { html: false, names: {} };

function readBrokenXml(source: string, options: ParserOptions): XmlElement {
  const root = newElement('');
  const tree = new TreeBuilder(root);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => tree.open(name, attributes),
      onclosetag: () => tree.close(),
      ontext: (text) => tree.literal(text),
    },
    options,
  );
  parser.end(source);
  return root;
}

/** Direct children of this name. */
export const childrenOf = (parent: XmlElement | null | undefined, name: string): XmlElement[] =>
  parent?.children.filter((child) => child.name === name) ?? [];

/** The first element of this name, at any depth. */
export function findElement(parent: XmlElement, name: string): XmlElement | null {
  for (const child of parent.children) {
    const found = child.name === name ? child : findElement(child, name);
    if (found) return found;
  }
  return null;
}

/** All elements of this name, at any depth. */
export const findElements = (parent: XmlElement, name: string): XmlElement[] =>
  parent.children.flatMap((child) => [...(child.name === name ? [child] : []), ...findElements(child, name)]);

/** Block elements, for text on one line. */
const LINES = new Set(['br', 'p', 'div', 'li', 'v']);

/** All text within, on one line. */
export function textOf(node: XmlElement): string {
  const collect = (inner: XmlElement): string =>
    inner.content
      .map((part) =>
        typeof part === 'string' ? part : LINES.has(part.name) ? ` ${collect(part)} ` : collect(part),
      )
      .join('');
  return collect(node).replace(/\s+/g, ' ').trim();
}
