import type { XmlFile } from '../source/open-xml.ts';
import {
  childElements,
  elementsWithin,
  findWithin,
  localName,
  prefixOf,
  type SourceElement,
  textWithin,
} from '../source/source-tree.ts';
import { xmlText, xmlValue } from '../xml-text.ts';

/** Converts an EPUB 2 package document to EPUB 3: metadata in attributes moves into elements. */
export function upgradePackage({ root, edits }: XmlFile, prefix: string, coverId: string | null): void {
  edits.set(root, 'version', '3.0');
  const metadata = findWithin(root, 'metadata');
  if (metadata !== null) upgradeMetadata({ root: metadata, edits, prefix });
  for (const tours of childElements(root, 'tours')) edits.remove(tours);
  for (const item of childElements(findWithin(root, 'manifest') ?? root, 'item')) {
    const { id, properties } = item.attributes;
    const type = item.attributes['media-type'] ?? '';
    const modern = MEDIA_TYPES[type.trim().toLowerCase()];
    if (modern !== undefined) edits.set(item, 'media-type', modern);
    for (const name of ['required-namespace', 'required-modules', 'fallback-style'])
      if (item.attributes[name] !== undefined) edits.set(item, name, null);
    if (id !== undefined && id === coverId && /^image\//.test(type) && properties === undefined)
      edits.set(item, 'properties', 'cover-image');
  }
}

/** EPUB 3's names for terms that older packages call differently. */
const MEDIA_TYPES: Readonly<Partial<Record<string, string>>> = {
  'text/html': 'application/xhtml+xml',
  'text/x-oeb1-document': 'application/xhtml+xml',
  'text/x-oeb1-css': 'text/css',
  'image/jpg': 'image/jpeg',
  'application/x-font-ttf': 'font/ttf',
  'application/x-font-truetype': 'font/ttf',
  'application/x-truetype-font': 'font/ttf',
  'application/x-font-otf': 'font/otf',
  'application/x-font-opentype': 'font/otf',
  'application/x-font-woff': 'font/woff',
};

interface Metadata {
  root: SourceElement;
  edits: XmlFile['edits'];
  prefix: string;
}

function upgradeMetadata({ root, edits, prefix }: Metadata): void {
  const all = [...elementsWithin(root)].slice(1);
  const meta = prefixOf(root.name);
  const added: string[] = [];
  for (const wrapper of all) if (/^(dc|x)-metadata$/i.test(localName(wrapper.name))) edits.unwrap(wrapper);
  const dates = all.filter(({ name }) => localName(name) === 'date');
  const eventOf = ({ attributes }: SourceElement) => attributes['opf:event'] ?? attributes.event;
  const kept =
    dates.find((date) => eventOf(date) === 'publication') ??
    dates.find((date) => eventOf(date) === undefined) ??
    dates[0];
  let number = 0;
  for (const element of all) {
    const name = localName(element.name);
    if (name === 'meta' || /metadata$/i.test(name)) continue;
    const isDate = name === 'date';
    const text = textWithin(element);
    // EPUB 3 allows no empty elements, only one date, and types with further requirements.
    if (text === '' || (isDate && element !== kept) || (name === 'type' && SPECIAL_TYPES.has(text))) {
      edits.remove(element);
      continue;
    }
    // Its metadata is plain text.
    for (const inner of childElements(element)) edits.unwrap(inner);
    // EPUB 3 has dates as years, months and days.
    if (isDate && !W3C_DATE.test(text)) {
      edits.remove(element);
      added.push(`<${meta}meta property="dcterms:date">${xmlText(text)}</${meta}meta>\n`);
      continue;
    }
    const { attributes } = element;
    const property = (key: string) => attributes[`opf:${key}`] ?? attributes[key];
    const facts = (['role', 'file-as'] as const).flatMap((key) =>
      property(key) ? [[key, property(key)!] as const] : [],
    );
    for (const key of Object.keys(attributes)) if (OLD_ATTRIBUTE.test(key)) edits.set(element, key, null);
    if (facts.length === 0 || !REFINED.has(name)) continue;
    const id = attributes.id ?? `${prefix}-meta-${++number}`;
    if (attributes.id === undefined) edits.set(element, 'id', id);
    for (const [key, value] of facts) {
      const scheme = key === 'role' ? ' scheme="marc:relators"' : '';
      added.push(
        `<${meta}meta refines="#${xmlValue(id)}" property="${key}"${scheme}>${xmlText(value)}</${meta}meta>\n`,
      );
    }
  }
  edits.append(root, added.join(''));
}

const SPECIAL_TYPES = new Set(['dictionary', 'index', 'edupub', 'preview', 'distributable-object']);
const W3C_DATE = /^\d{4}(-\d\d(-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?)?)?$/;
const OLD_ATTRIBUTE = /^(?!xml:|xmlns)\w+:|^(role|file-as|event|scheme)$/;
const REFINED = new Set(['creator', 'contributor', 'title', 'publisher']);
