import { limits } from '../limits.ts';
import type { PublicationMetadata } from '../publication.ts';
import { truncateLine } from '../canonical/truncate-line.ts';
import type { XmlElement } from '../markup/xml-element.ts';
import { childrenOf, findElement, readXmlText, textOf } from '../markup/xml-tree.ts';
import { linkOf } from './fb2-attributes.ts';

export interface Fb2Description {
  metadata: PublicationMetadata;
  /** Id of the cover's binary. */
  coverId: string | null;
}

/** Reads `description` (FictionBook 2.1): title-info, and publish-info for what only it has. */
export function readDescription(source: string): Fb2Description {
  const root = readXmlText(source);
  const info = findElement(root, 'title-info') ?? root;
  const publishing = findElement(root, 'publish-info');
  const text = (parent: XmlElement | null, name: string) => {
    const node = childrenOf(parent, name)[0];
    return (node && textOf(node)) || null;
  };
  const annotation = childrenOf(info, 'annotation')[0];
  const cover = findElement(childrenOf(info, 'coverpage')[0] ?? info, 'image');
  const date = childrenOf(info, 'date')[0];
  return {
    metadata: {
      title: truncateLine(text(info, 'book-title') ?? '', limits.titleChars),
      titleDirection: null,
      authors: childrenOf(info, 'author')
        .map(authorName)
        .filter((name) => name !== '')
        .slice(0, limits.names),
      authorDirection: null,
      language: text(info, 'lang'),
      description: annotation ? truncateLine(paragraphs(annotation), limits.descriptionChars) || null : null,
      genres: childrenOf(info, 'genre')
        .map(textOf)
        .filter((genre) => genre !== '')
        .slice(0, limits.names),
      series: series(childrenOf(info, 'sequence')[0] ?? childrenOf(publishing, 'sequence')[0]),
      publisher: text(publishing, 'publisher'),
      published: (date && textOf(date)) || date?.attributes.get('value') || text(publishing, 'year'),
      direction: 'ltr',
    },
    coverId: cover ? (linkOf(Object.fromEntries(cover.attributes))?.replace(/^#/, '') ?? null) : null,
  };
}

/** First, middle, last; else the nickname; else the plain text. */
function authorName(author: XmlElement): string {
  const part = (name: string) => childrenOf(author, name).map(textOf)[0] ?? '';
  const name = ['first-name', 'middle-name', 'last-name']
    .map(part)
    .filter((word) => word !== '')
    .join(' ');
  return truncateLine(
    name || part('nickname') || (author.children.length === 0 ? textOf(author) : ''),
    limits.titleChars,
  );
}

const paragraphs = (annotation: XmlElement): string =>
  annotation.children.length === 0 ? textOf(annotation) : annotation.children.map(textOf).join(' ');

function series(sequence: XmlElement | undefined): PublicationMetadata['series'] {
  const name = truncateLine(sequence?.attributes.get('name') ?? '', limits.titleChars);
  const position = Number(sequence?.attributes.get('number')?.replace(',', '.') || NaN);
  return name === '' ? null : { name, position: Number.isFinite(position) ? position : null };
}
