import type { EditionDocument } from '../book/edition-document.ts';
import type { Edits } from '../source/edits.ts';
import {
  childElements,
  elementsWithin,
  findWithin,
  localName,
  prefixOf,
  type SourceElement,
  type SourceNode,
  textWithin,
} from '../source/source-tree.ts';
import { xmlText } from '../xml-text.ts';
import { modernElement, obsoleteAttribute } from './obsolete-markup.ts';

/** EPUB 3's document type, which replaces that of XHTML 1.1. */
export const HTML_DOCTYPE = '<!DOCTYPE html>';

/**
 * Makes a document of EPUB 2 (XHTML 1.1) one of EPUB 3 (XHTML 5): obsolete markup becomes styles, named references
 * become characters. Text and appearance stay the same.
 *
 * @param title for a document without one
 */
export function upgradeXhtml({ root, source, edits }: EditionDocument, title: string): void {
  if (localName(root.name) !== 'html') return;
  replaceReferences(root, source, edits);
  const named = findWithin(root, 'title');
  if (named !== null && textWithin(named) === '') edits.append(named, xmlText(title || '…'));
  const ids = new Set([...elementsWithin(root)].map(({ attributes }) => attributes.id));
  const visit = (element: SourceElement): void => {
    const name = localName(element.name);
    if (name === 'svg' || name === 'math') return;
    if (name === 'meta') upgradeMeta(element, edits);
    else upgradeElement(element, name, edits, ids);
    // XHTML 1.1 has lists of terms alone.
    if (name === 'dl' && localName(childElements(element).at(-1)?.name ?? '') === 'dt')
      edits.append(
        element,
        `<${prefixOf(element.name)}dd style="display: none"></${prefixOf(element.name)}dd>`,
      );
    for (const child of element.children) if (child.kind === 'element') visit(child);
  };
  visit(root);
}

/** XML predefines five names; the others were declared in the document type. */
function replaceReferences(node: SourceNode, source: string, edits: Edits): void {
  if (node.kind === 'text') {
    if (NAMED.test(source.slice(node.start, node.end)))
      edits.replace(node.start, node.end, xmlText(node.raw));
    return;
  }
  const [first] = Object.entries(node.attributes);
  if (first !== undefined && NAMED_WITHIN.test(source.slice(node.start, node.openEnd)))
    edits.set(node, ...first);
  for (const child of node.children) replaceReferences(child, source, edits);
}

const NAMED = /^&(?!(?:amp|lt|gt|quot|apos);|#)\w+;$/;
const NAMED_WITHIN = /&(?!(?:amp|lt|gt|quot|apos);|#)\w+;/;

function upgradeMeta(meta: SourceElement, edits: Edits): void {
  const kind = meta.attributes['http-equiv']?.toLowerCase();
  if (kind === 'content-type') edits.set(meta, 'content', 'text/html; charset=utf-8');
  else if (kind !== undefined) edits.remove(meta);
  if (meta.attributes.scheme !== undefined) edits.set(meta, 'scheme', null);
}

function upgradeElement(
  element: SourceElement,
  name: string,
  edits: Edits,
  ids: Set<string | undefined>,
): void {
  const styles: string[] = [];
  for (const [key, value] of Object.entries(element.attributes)) {
    const change = obsoleteAttribute(name, key, value);
    if (change === null) continue;
    edits.set(element, key, null);
    if (change.style !== undefined) styles.push(change.style);
    if (change.attribute !== undefined) edits.set(element, ...change.attribute);
  }
  const anchor = name === 'a' ? element.attributes.name : undefined;
  if (
    anchor !== undefined &&
    element.attributes.id === undefined &&
    !ids.has(anchor) &&
    /^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(anchor)
  ) {
    ids.add(anchor);
    edits.set(element, 'id', anchor);
  }
  // XHTML 1.1 calls maps by their ids.
  const { id, name: own } = element.attributes;
  if (name === 'map' && own === undefined && id !== undefined) edits.set(element, 'name', id);
  const modern = modernElement(name);
  if (modern !== null) edits.rename(element, modern.name);
  if (modern?.style !== undefined) styles.unshift(modern.style);
  const { lang, 'xml:lang': xmlLang } = element.attributes;
  if (lang !== undefined && xmlLang !== undefined && lang.toLowerCase() !== xmlLang.toLowerCase())
    edits.set(element, 'lang', xmlLang);
  if (styles.length === 0) return;
  // The element's own style overrides its former attributes.
  edits.set(
    element,
    'style',
    [...styles, element.attributes.style ?? ''].filter((one) => one !== '').join('; '),
  );
}
