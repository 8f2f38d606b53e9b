import type { PublicationMetadata } from '../../publication/publication.ts';
import { xmlText, xmlValue } from '../xml-text.ts';

interface PackagedFile {
  path: string;
  mediaType: string;
}

export interface Fb2PackageInput {
  metadata: PublicationMetadata;
  language: string;
  /** The id in the FictionBook. */
  identifier: string | null;
  /** How many there are: `c1.xhtml`, `c2.xhtml` … */
  chapters: number;
  hasNotes: boolean;
  pictures: readonly PackagedFile[];
  cover: PackagedFile | null;
}

/** The package document of a FictionBook written as an EPUB. */
export function fb2Package({
  metadata,
  language,
  identifier,
  chapters,
  hasNotes,
  pictures,
  cover,
}: Fb2PackageInput): string {
  const { title, authors, description, genres, series, publisher, published } = metadata;
  const element = (name: string, text: string | null | undefined) =>
    text ? `<dc:${name}>${xmlText(text)}</dc:${name}>` : '';
  const [date] = /\b\d{4}(-\d\d(-\d\d)?)?\b/.exec(published ?? '') ?? [];
  const item = (id: string, path: string, mediaType: string, properties = '') =>
    `<item id="${id}" href="${xmlValue(path)}" media-type="${mediaType}"${properties && ` properties="${properties}"`}/>`;
  const numbers = Array.from({ length: chapters }, (_, i) => i + 1);
  const collection = series && [
    `<meta property="belongs-to-collection" id="series">${xmlText(series.name)}</meta>`,
    '<meta refines="#series" property="collection-type">series</meta>',
    series.position === null
      ? ''
      : `<meta refines="#series" property="group-position">${series.position}</meta>`,
  ];
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0"${identifier === null ? '' : ' unique-identifier="id"'}>
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${[
  identifier === null ? '' : `<dc:identifier id="id">${xmlText(identifier)}</dc:identifier>`,
  element('title', title || '…'),
  ...authors.map((name) => element('creator', name)),
  element('language', language),
  element('description', description),
  ...genres.map((genre) => element('subject', genre)),
  element('publisher', publisher),
  element('date', date),
  ...(collection ?? []),
]
  .filter((line) => line !== '')
  .join('\n')}
</metadata>
<manifest>
${[
  item('nav', 'nav.xhtml', 'application/xhtml+xml', 'nav'),
  item('style', 'style.css', 'text/css'),
  ...numbers.map((number) => item(`c${number}`, `c${number}.xhtml`, 'application/xhtml+xml')),
  ...(hasNotes ? [item('notes', 'notes.xhtml', 'application/xhtml+xml')] : []),
  ...pictures.map(({ path, mediaType }, i) => item(`image-${i + 1}`, path, mediaType)),
  ...(cover ? [item('cover', cover.path, cover.mediaType, 'cover-image')] : []),
].join('\n')}
</manifest>
<spine>
${numbers.map((number) => `<itemref idref="c${number}"/>`).join('\n')}
${hasNotes ? '<itemref idref="notes" linear="no"/>\n' : ''}</spine>
</package>
`;
}
