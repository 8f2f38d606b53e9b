import { Parser, type ParserOptions } from 'htmlparser2';
import { limits } from '../limits.ts';
import { PublicationError } from '../publication-error.ts';
import { decodeText } from './decode.ts';
import { expandNamedEntities, settleProlog } from './prolog.ts';
import { readStrictXml } from './strict-xml.ts';
import { TreeReader, xmlElement } from './tree-reader.ts';
import { walkMarkup } from './walk-markup.ts';

/** An element of a small XML file: the package document, the NCX, the container. */
export interface XmlElement {
  /** Without its prefix, lower case. */
  name: string;
  /** Names as written, prefixes included. */
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  /** The children and the text between them, in order. */
  content: (XmlElement | string)[];
}

/** Reads an XML file into a tree. Throws BOOK_TOO_COMPLEX. */
export const readXml = (bytes: Uint8Array): XmlElement => readLooseXml(sourceOf(bytes));

/**
 * The same of a file of META-INF, which says where all else is and what of it is encrypted: a well-formed one means to
 * us what it means to any XML parser. Throws BOOK_TOO_COMPLEX.
 */
export function readContainerXml(bytes: Uint8Array): XmlElement {
  const source = sourceOf(bytes);
  return readStrictXml(source) ?? readLooseXml(source);
}

/** A page of which only a picture or a link is wanted: broken ones are common. Throws BOOK_TOO_COMPLEX. */
export const readPage = (bytes: Uint8Array): XmlElement =>
  readLooseXml(sourceOf(bytes), { recognizeSelfClosing: true });

/** A piece of XML, not necessarily whole. Throws BOOK_TOO_COMPLEX. */
export const readXmlText = (text: string): XmlElement =>
  readLooseXml(expandNamedEntities(settleProlog(text)));

function sourceOf(bytes: Uint8Array): string {
  if (bytes.length > limits.xmlBytes)
    throw new PublicationError('BOOK_TOO_COMPLEX', 'A file of the book is too large.');
  return expandNamedEntities(settleProlog(decodeText(bytes)));
}

/** In one pass where it is well-formed, else as htmlparser2 reads it. */
function readLooseXml(source: string, broken: ParserOptions = { xmlMode: true }): XmlElement {
  const root = xmlElement('');
  if (walkMarkup(source, 0, XML, new TreeReader(root))) return root;
  return readBrokenXml(source, broken);
}

const XML = { html: false, names: {} };

function readBrokenXml(source: string, options: ParserOptions): XmlElement {
  const root = xmlElement('');
  const tree = new TreeReader(root);
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

/** Elements that stand on lines of their own. */
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
