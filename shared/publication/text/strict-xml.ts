import { XMLParser } from 'fast-xml-parser';
import { limits } from '../limits.ts';
import { xmlElement } from './tree-reader.ts';
import { type MarkupReader, walkMarkup } from './walk-markup.ts';
import type { XmlElement } from './xml-tree.ts';

/**
 * Well-formed XML as a tree, by fast-xml-parser; null for anything else, which is for the lenient reader. It resolves
 * no entities itself, and every name carries a mark while it is a property of its objects, so that `__proto__` is a
 * name like any other.
 */
export function readStrictXml(source: string): XmlElement | null {
  if (source.length > MAX_CHARS || !walkMarkup(source, 0, XML, CHECK)) return null;
  try {
    return toElement('', undefined, parser.parse(source) as OrderedNode[]);
  } catch {
    // Well-formed by our own check and still refused, such as for a name: the lenient reader decides.
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
  jPath: false,
});

const XML = { html: false, names: {} };

/** Whether all is well-formed is all that is asked. */
const CHECK: MarkupReader = {
  open: () => undefined,
  close: () => undefined,
  literal: () => undefined,
  text(source, at) {
    const end = source.indexOf('<', at);
    return end < 0 ? source.length : end;
  },
};

/** One property is the node's name with its children or text; `:@` holds the attributes. */
type OrderedNode = { ':@'?: Record<string, string> } & Record<string, unknown>;

function toElement(
  name: string,
  marked: Record<string, string> | undefined,
  nodes: readonly OrderedNode[],
): XmlElement {
  const element = xmlElement(name);
  for (const key in marked) element.attributes.set(key.slice(MARK.length), decodeReferences(marked[key]!));
  for (const node of nodes) {
    for (const key in node) {
      if (key === '#text') element.content.push(decodeReferences(String(node[key])));
      else if (key === '#cdata') element.content.push(cdataText(node[key] as OrderedNode[]));
      else if (key !== ':@') {
        const child = toElement(key.slice(MARK.length), node[':@'], node[key] as OrderedNode[]);
        element.children.push(child);
        element.content.push(child);
      }
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
