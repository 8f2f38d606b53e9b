import type { EditionBook } from '../book/edition-book.ts';
import type { Edits } from '../source/edits.ts';
import {
  elementsWithin,
  findWithin,
  localName,
  prefixOf,
  type SourceElement,
  textWithin,
} from '../source/source-tree.ts';
import { xmlText, xmlValue } from '../xml-text.ts';

interface PackageRoot {
  root: SourceElement;
  edits: Edits;
}

export interface MetadataEdit {
  book: EditionBook;
  identifier: string;
  modified: Date;
  /** Whether every picture of the edition has an alternative text. */
  hasAlternatives: boolean;
  /** What new ids begin with. */
  prefix: string;
  /** Id of the item that is the edition's cover, if it has its own. */
  addedCover: string | null;
}

/**
 * Gives the edition an identifier of its own; those of the book become its sources. Adds the date, the creators of
 * the pictures, and accessibility metadata.
 */
export function editMetadata({ root, edits }: PackageRoot, edit: MetadataEdit): void {
  const metadata = findWithin(root, 'metadata');
  if (metadata === null) return;
  const { identifier, modified, hasAlternatives, prefix, addedCover } = edit;
  const all = [...elementsWithin(metadata)];
  const dublinCore = prefixOf(all.find(({ name }) => DUBLIN_CORE.test(name))?.name ?? 'dc:');
  const meta = prefixOf(metadata.name);
  const added: string[] = [];
  const dc = (name: string, text: string, id = '') =>
    `<${dublinCore}${name}${declaration(dublinCore, [root, metadata])}${id && ` id="${id}"`}>${xmlText(text)}</${dublinCore}${name}>`;
  const former = replaceIdentifiers({ root, edits }, all, edit);
  if (former !== null) added.push(dc('source', former));
  if (root.attributes['unique-identifier'] === undefined || !hasUnique(root, all)) {
    edits.set(root, 'unique-identifier', `${prefix}-id`);
    added.push(dc('identifier', identifier, `${prefix}-id`));
  }
  const property = (name: string, value: string, more = '') =>
    `<${meta}meta${more} property="${name}">${xmlText(value)}</${meta}meta>`;
  const stated = (name: string, value?: string): boolean =>
    all.some(
      (one) =>
        localName(one.name) === 'meta' &&
        one.attributes.property === name &&
        (value === undefined || textWithin(one) === value),
    );
  for (const old of all.filter(
    ({ attributes: { property: of, refines } }) => of === 'dcterms:modified' && refines === undefined,
  ))
    edits.remove(old);
  added.push(property('dcterms:modified', `${modified.toISOString().slice(0, 19)}Z`));
  added.push(
    dc('contributor', 'Vignette', `${prefix}-maker`),
    property('role', 'ill', ` refines="#${prefix}-maker" scheme="marc:relators"`),
  );
  // For readers of before EPUB 3, which do not know the item's property.
  if (addedCover !== null) {
    for (const former of all.filter(({ attributes: { name } }) => name === 'cover')) edits.remove(former);
    added.push(`<${meta}meta name="cover" content="${xmlValue(addedCover)}"/>`);
  }
  for (const [name, value] of ACCESS)
    if (!stated(name, value) && (value !== 'alternativeText' || hasAlternatives))
      added.push(property(name, value));
  if (!stated('schema:accessibilityHazard')) added.push(property('schema:accessibilityHazard', 'unknown'));
  edits.append(metadata, `${added.join('\n')}\n`);
}

/** Some packages declare the namespace on each element that uses it. */
function declaration(prefix: string, around: readonly SourceElement[]): string {
  const name = prefix === '' ? 'xmlns' : `xmlns:${prefix.slice(0, -1)}`;
  const isDeclared = prefix !== '' && around.some(({ attributes }) => attributes[name] !== undefined);
  return isDeclared ? '' : ` ${name}="http://purl.org/dc/elements/1.1/"`;
}

const DUBLIN_CORE = /^([\w.-]+:)?(identifier|title|language|creator)$/i;

const ACCESS = [
  ['schema:accessMode', 'textual'],
  ['schema:accessMode', 'visual'],
  ['schema:accessibilityFeature', 'alternativeText'],
  ['schema:accessibilityFeature', 'tableOfContents'],
] as const;

const hasUnique = (root: SourceElement, all: readonly SourceElement[]): boolean =>
  uniqueOf(root, all) !== undefined;

const uniqueOf = (root: SourceElement, all: readonly SourceElement[]): SourceElement | undefined =>
  all.find(
    (one) =>
      localName(one.name) === 'identifier' &&
      one.attributes.id?.trim() === root.attributes['unique-identifier']?.trim(),
  );

/** Returns the identifier that the book had, as a source to be added; null if it had none. */
function replaceIdentifiers(
  { root, edits }: PackageRoot,
  all: readonly SourceElement[],
  { identifier }: MetadataEdit,
): string | null {
  const unique = uniqueOf(root, all);
  for (const element of all) {
    if (localName(element.name) !== 'identifier') continue;
    edits.set(element, 'opf:scheme', null);
    edits.set(element, 'scheme', null);
    if (element !== unique) edits.rename(element, 'source');
  }
  if (unique === undefined) return null;
  edits.replace(unique.openEnd, unique.closeStart, xmlText(identifier));
  return textWithin(unique) || null;
}
