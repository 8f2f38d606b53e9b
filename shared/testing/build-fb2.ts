import { type BookChapter, type BookDescription, chapterBody, escapeXml } from './book-description.ts';
import { type TextEncoding, encodeText } from './encode-text.ts';

export interface Fb2Options {
  encoding?: TextEncoding;
  /** The encoding in the XML declaration where it should be wrong; null leaves the declaration out. */
  declaredEncoding?: string | null;
  /** Notes of a second body, by id; a body refers to them by `<a l:href="#ID" type="note">`. */
  notes?: Record<string, string>;
  /** Raw XML put before the sections of the main body (its title, an epigraph). */
  bodyXml?: string;
  /** Raw XML put at the end of the file's root. */
  rootXml?: string;
}

/** Real FB2 bytes. Pictures are binaries named by their `name`, so a body refers to `<image l:href="#NAME"/>`. */
export function buildFb2(book: BookDescription, options: Fb2Options = {}): Uint8Array<ArrayBuffer> {
  const encoding = options.encoding ?? 'utf-8';
  const declared = options.declaredEncoding === undefined ? encoding : options.declaredEncoding;
  const binaries = [...(book.cover ? [book.cover] : []), ...(book.images ?? [])];
  const xml = `${declared === null ? '' : `<?xml version="1.0" encoding="${declared}"?>\n`}<FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0" xmlns:l="http://www.w3.org/1999/xlink">
<description>
${titleInfo(book)}
${publishInfo(book)}
</description>
<body>
${options.bodyXml ?? ''}
${book.chapters.map(section).join('')}</body>
${options.notes ? notesBody(options.notes) : ''}
${binaries.map((b) => `<binary id="${b.name}" content-type="${b.mediaType}">${base64(b.bytes)}</binary>`).join('\n')}
${options.rootXml ?? ''}
</FictionBook>`;
  return encodeText(xml, encoding);
}

function titleInfo(book: BookDescription): string {
  const { series } = book;
  return `<title-info>
${(book.genres ?? []).map((genre) => `<genre>${escapeXml(genre)}</genre>`).join('')}
${(book.authors ?? ['An Author']).map(author).join('')}
<book-title>${escapeXml(book.title ?? 'A Book')}</book-title>
${book.description === undefined ? '' : `<annotation><p>${escapeXml(book.description)}</p></annotation>`}
${book.published === undefined ? '' : `<date>${escapeXml(book.published)}</date>`}
${book.cover ? `<coverpage><image l:href="#${book.cover.name}"/></coverpage>` : ''}
<lang>${book.language ?? 'en'}</lang>
${series ? `<sequence name="${escapeXml(series.name)}"${series.position === undefined ? '' : ` number="${series.position}"`}/>` : ''}
</title-info>`;
}

const publishInfo = ({ publisher }: BookDescription) =>
  publisher === undefined
    ? ''
    : `<publish-info><publisher>${escapeXml(publisher)}</publisher></publish-info>`;

/** The last word of a name is the last name; a single word is a nickname. */
function author(name: string): string {
  const parts = name.split(' ').map(escapeXml);
  const last = parts.pop() ?? '';
  if (parts.length === 0) return `<author><nickname>${last}</nickname></author>`;
  const [first, ...middle] = parts;
  const middleName = middle.length > 0 ? `<middle-name>${middle.join(' ')}</middle-name>` : '';
  return `<author><first-name>${first}</first-name>${middleName}<last-name>${last}</last-name></author>`;
}

function section(chapter: BookChapter): string {
  const title = chapter.title === undefined ? '' : `<title><p>${escapeXml(chapter.title)}</p></title>\n`;
  return `<section>\n${title}${chapterBody(chapter)}${(chapter.children ?? []).map(section).join('')}</section>\n`;
}

const notesBody = (notes: Record<string, string>) =>
  `<body name="notes"><title><p>Notes</p></title>${Object.entries(notes)
    .map(([id, text]) => `<section id="${id}"><title><p>${id}</p></title><p>${escapeXml(text)}</p></section>`)
    .join('')}</body>`;

function base64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
