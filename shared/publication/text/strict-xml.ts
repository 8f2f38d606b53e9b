import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { limits } from '../limits.ts';
import type { XmlElement } from './xml-tree.ts';

/**
 * Well-formed XML as a tree, by fast-xml-parser; null for anything else, which is for the lenient reader. It resolves
 * no entities itself, and every name carries a mark while it is a property of its objects, so that `__proto__` is a
 * name like any other.
 */
export function readStrictXml(source: string): XmlElement | null {
  if (source.length > MAX_CHARS || XMLValidator.validate(source) !== true) return null;
  try {
    return toElement('', undefined, parser.parse(source) as OrderedNode[]);
  } catch {
    // Well-formed by its checker and still refused, such as for deep nesting: the lenient reader decides.
    return null;
  }
}

/** It builds text letter by letter; beyond this the lenient reader is much faster. */
const MAX_CHARS = 4_000_000;
const MARK = '~';

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
});

/** One property is the node's name with its children or text; `:@` holds the attributes. */
type OrderedNode = { ':@'?: Record<string, string> } & Record<string, unknown>;

function toElement(
  name: string,
  attributes: Record<string, string> | undefined,
  nodes: OrderedNode[],
): XmlElement {
  const element: XmlElement = {
    name: name.slice(name.indexOf(':') + 1).toLowerCase(),
    attributes: new Map(
      Object.entries(attributes ?? {}).map(([key, value]) => [
        key.slice(MARK.length),
        decodeReferences(value),
      ]),
    ),
    children: [],
    content: [],
  };
  for (const node of nodes) {
    const [key = '', value] = Object.entries(node).find(([property]) => property !== ':@') ?? [];
    if (key === '#text') element.content.push(decodeReferences(String(value)));
    else if (key === '#cdata') element.content.push(cdataText(value as OrderedNode[]));
    else if (key.startsWith(MARK)) {
      const child = toElement(key.slice(MARK.length), node[':@'], value as OrderedNode[]);
      element.children.push(child);
      element.content.push(child);
    }
  }
  return element;
}

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
