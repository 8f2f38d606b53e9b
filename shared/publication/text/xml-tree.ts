import { Parser } from 'htmlparser2';
import { limits } from '../limits.ts';
import { PublicationError } from '../publication-error.ts';
import { decodeText } from './decode.ts';
import { expandNamedEntities, settleProlog } from './prolog.ts';
import { readStrictXml } from './strict-xml.ts';

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

/** Reads an XML file into a tree: strictly where it is well-formed, else leniently. Throws BOOK_TOO_COMPLEX. */
export function readXml(bytes: Uint8Array): XmlElement {
  const source = sourceOf(bytes);
  return readStrictXml(source) ?? readLooseXml(source);
}

/** A page of which only a picture or a link is wanted: broken ones are common. Throws BOOK_TOO_COMPLEX. */
export const readPage = (bytes: Uint8Array): XmlElement => readLooseXml(sourceOf(bytes));

/** A piece of XML, not necessarily whole. Throws BOOK_TOO_COMPLEX. */
export const readXmlText = (text: string): XmlElement =>
  readLooseXml(expandNamedEntities(settleProlog(text)));

function sourceOf(bytes: Uint8Array): string {
  if (bytes.length > limits.xmlBytes)
    throw new PublicationError('BOOK_TOO_COMPLEX', 'A file of the book is too large.');
  return expandNamedEntities(settleProlog(decodeText(bytes)));
}

function readLooseXml(source: string): XmlElement {
  const root = element('', new Map());
  const open = [root];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length > limits.depth)
          throw new PublicationError('BOOK_TOO_COMPLEX', 'The book is nested too deeply.');
        const child = element(localName(name), new Map(Object.entries(attributes)));
        open.at(-1)!.children.push(child);
        open.at(-1)!.content.push(child);
        open.push(child);
      },
      onclosetag() {
        open.pop();
      },
      ontext(text) {
        open.at(-1)!.content.push(text);
      },
    },
    { xmlMode: true },
  );
  parser.end(source);
  return root;
}

const element = (name: string, attributes: ReadonlyMap<string, string>): XmlElement => ({
  name,
  attributes,
  children: [],
  content: [],
});

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

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

/** All text within, on one line. */
export function textOf(node: XmlElement): string {
  const collect = (inner: XmlElement): string =>
    inner.content.map((part) => (typeof part === 'string' ? part : collect(part))).join('');
  return collect(node).replace(/\s+/g, ' ').trim();
}
