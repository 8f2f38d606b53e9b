import { XMLParser } from 'fast-xml-parser';
import type { Attributes } from '../html/attributes.ts';
import { limits } from '../limits.ts';
import { TreeReader, xmlElement } from './tree-reader.ts';
import { type MarkupReader, walkMarkup } from './walk-markup.ts';
import type { XmlElement } from './xml-tree.ts';

/**
 * Well-formed XML as a tree, by fast-xml-parser; null for anything else, which is for the lenient reader. It resolves
 * no entities itself, and every name carries a mark while it is a property of its objects, so that `__proto__` is a
 * name like any other.
 */
export function readStrictXml(source: string): XmlElement | null {
  const checker = new Checker();
  if (source.length > MAX_CHARS || !walkMarkup(source, 0, XML, checker)) return null;
  try {
    return toElement('', undefined, parser.parse(source) as OrderedNode[], checker.parts.values());
  } catch {
    // Well-formed by our own check and still refused, such as for a name: the lenient reader decides.
    return null;
  }
}

/** It builds text letter by letter; beyond this the lenient reader is much faster. */
const MAX_CHARS = 4_000_000;
const MARK = '~';
/** Most of a package document, hundreds of plain elements: whoever checks it sees all of them anyway. */
const SEEN_PARTS = ['metadata', 'manifest', 'spine'];

const parser = new XMLParser({
  preserveOrder: true,
  processEntities: false,
  ignoreAttributes: false,
  attributeNamePrefix: MARK,
  // It asks twice for the name of an empty element.
  transformTagName: (name) => (name.startsWith(MARK) ? name : MARK + name),
  ignoreDeclaration: true,
  ignorePiTags: true,
  cdataPropName: '#cdata',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  maxNestedTags: limits.depth,
  jPath: false,
  stopNodes: SEEN_PARTS.map((name) => `..${MARK}${name}`),
});

const XML = { html: false, names: {} };

/** Sees whether all is well-formed, and keeps the insides of some parts on the way. */
class Checker implements MarkupReader {
  readonly parts: XmlElement[] = [];
  private tree: TreeReader | null = null;
  private depth = 0;

  open(name: string, attributes: Attributes): void {
    if (this.tree !== null) {
      this.depth++;
      this.tree.open(name, attributes);
    } else if (SEEN_PARTS.includes(name)) {
      const part = xmlElement(name);
      this.parts.push(part);
      this.tree = new TreeReader(part);
    }
  }

  close(): void {
    if (this.tree === null) return;
    if (this.depth-- > 0) return this.tree.close();
    this.tree = null;
    this.depth = 0;
  }

  /** Other text is the parser's. */
  literal(text: string): void {
    this.tree?.literal(text);
  }

  text(source: string, at: number): number {
    if (this.tree !== null) return this.tree.text(source, at);
    const end = source.indexOf('<', at);
    return end < 0 ? source.length : end;
  }
}

/** One property is the node's name with its children or text; `:@` holds the attributes. */
type OrderedNode = { ':@'?: Record<string, string> } & Record<string, unknown>;

/** @param parts what the checker kept, in the order of the document */
function toElement(
  name: string,
  marked: Record<string, string> | undefined,
  nodes: readonly OrderedNode[],
  parts: Iterator<XmlElement>,
): XmlElement {
  const element = xmlElement(name);
  for (const key in marked) element.attributes.set(key.slice(MARK.length), decodeReferences(marked[key]!));
  for (const node of nodes) {
    for (const key in node) {
      if (key === '#text') element.content.push(decodeReferences(String(node[key])));
      else if (key === '#cdata') element.content.push(cdataText(node[key] as OrderedNode[]));
      else if (key !== ':@') {
        const childName = key.slice(MARK.length);
        const isSeen = SEEN_PARTS.includes(childName);
        const child = toElement(childName, node[':@'], isSeen ? [] : (node[key] as OrderedNode[]), parts);
        if (isSeen) Object.assign(child, insideOf(parts.next().value));
        element.children.push(child);
        element.content.push(child);
      }
    }
  }
  return element;
}

const insideOf = (part: XmlElement | undefined) => ({
  children: part?.children ?? [],
  content: part?.content ?? [],
});

const cdataText = (nodes: OrderedNode[]): string => nodes.map((node) => String(node['#text'] ?? '')).join('');

const PREDEFINED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** XML's own five names and numbers; anything else stays as written. */
const decodeReferences = (text: string): string =>
  text.includes('&')
    ? text.replace(
        /&(?:(amp|lt|gt|quot|apos)|#(\d{1,10})|#[xX]([0-9a-fA-F]{1,8}));/g,
        (_, name, decimal, hex) =>
          name !== undefined
            ? PREDEFINED[name as string]!
            : character(hex === undefined ? Number(decimal) : parseInt(hex as string, 16)),
      )
    : text;

const character = (code: number): string =>
  code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '\ufffd' : String.fromCodePoint(code);
