import { decodeText } from '../../publication/decode/decode.ts';
import { removeDoctype } from '../../publication/markup/doctype.ts';
import { findElement, readXmlText, textOf } from '../../publication/markup/xml-tree.ts';
import { chapterLayout } from '../../publication/layout/chapter-layout.ts';
import { findPlace } from '../../publication/layout/slice-html.ts';
import { unescapeMarkup } from '../../publication/canonical/markup-escapes.ts';
import type { ContentsEntry, Publication, ReadOptions } from '../../publication/publication.ts';
import { editionWords } from '../pages/edition-words.ts';
import { htmlPage } from '../pages/html-page.ts';
import { type ZipFile, zipOf } from '../write-zip.ts';
import { xmlText, xmlValue } from '../xml-text.ts';
import { FB2_STYLE } from './fb2-style.ts';
import { fb2Package } from './fb2-package.ts';

export interface ConvertedBook {
  epub: Uint8Array;
  /** The chapters as documents of the EPUB, each one of them; and its notes. */
  publication: Pick<Publication, 'chapters' | 'notes'>;
}

/** Writes a FictionBook as an EPUB 3 of one document for each chapter: what the parser made of it, in XHTML. */
export function fb2AsEpub(bytes: Uint8Array, publication: Publication, options: ReadOptions): ConvertedBook {
  const { chapters, notes, contents, resources, cover, metadata } = publication;
  const words = editionWords(metadata.language);
  const language = metadata.language ?? 'und';
  const pictures = new Map(
    resources.map(({ href, mediaType }, i) => [href, `images/${i + 1}.${extension(mediaType)}`]),
  );
  const noteIds = new Map(notes.map(({ id }, i) => [id, `note-${i + 1}`]));
  const targets = new Map<number, Set<number>>();
  const link = (chapter: number, offset: number): string => {
    if (offset <= 0) return `c${chapter}.xhtml`;
    targets.set(chapter, (targets.get(chapter) ?? new Set()).add(offset));
    return `c${chapter}.xhtml#o${offset}`;
  };
  const toXhtml = (html: string) => convert(html, { pictures, noteIds, link });
  const bodies = chapters.map(({ html }) => toXhtml(html));
  const notesBody = notes.map(
    ({ id, html }) =>
      `<aside epub:type="footnote" role="doc-footnote" id="${noteIds.get(id)}">${toXhtml(html)}</aside>`,
  );
  const toc = navList(contents, link);
  const page = (title: string, body: string) => htmlPage({ language, title, body, styles: ['style.css'] });
  const hasNotes = notes.length > 0;
  const nav = htmlPage({
    language,
    title: words.contents,
    body: `<nav epub:type="toc" id="toc"><h1>${words.contents}</h1><ol>\n${toc || `<li><a href="c1.xhtml">${xmlText(metadata.title || '…')}</a></li>\n`}${hasNotes ? `<li><a href="notes.xhtml">${words.notes}</a></li>\n` : ''}</ol></nav>`,
  });
  const coverPath = cover && `images/cover.${extension(cover.mediaType)}`;
  const encode = (text: string) => new TextEncoder().encode(text);
  const opf = fb2Package({
    ...{ metadata, language, identifier: documentId(bytes, options) },
    chapters: chapters.length,
    hasNotes,
    pictures: resources.map(({ href, mediaType }) => ({ path: pictures.get(href)!, mediaType })),
    cover: cover && coverPath ? { path: coverPath, mediaType: cover.mediaType } : null,
  });
  const files: ZipFile[] = [
    { name: 'mimetype', read: () => encode('application/epub+zip') },
    { name: 'META-INF/container.xml', read: () => encode(CONTAINER) },
    { name: 'EPUB/package.opf', read: () => encode(opf) },
    { name: 'EPUB/nav.xhtml', read: () => encode(nav) },
    { name: 'EPUB/style.css', read: () => encode(FB2_STYLE) },
    ...chapters.map(({ number, title, html }, i) => {
      const body = withAnchors(html, bodies[i]!, targets.get(number), toXhtml);
      return { name: `EPUB/c${number}.xhtml`, read: () => encode(page(title, body)) };
    }),
    ...(hasNotes
      ? [{ name: 'EPUB/notes.xhtml', read: () => encode(page(words.notes, notesBody.join('\n'))) }]
      : []),
    ...resources.map(({ href, bytes: picture }) => ({
      name: `EPUB/${pictures.get(href)!}`,
      read: () => picture,
    })),
    ...(cover && coverPath ? [{ name: `EPUB/${coverPath}`, read: () => cover.bytes }] : []),
  ];
  return {
    epub: zipOf(files),
    publication: {
      chapters: chapters.map((chapter, document) => ({
        ...chapter,
        parts: [{ document, start: 0, length: chapter.text.length }],
      })),
      notes: notes.map((note) => ({ ...note, id: `EPUB/notes.xhtml#${noteIds.get(note.id)}` })),
    },
  };
}

const CONTAINER = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`;

const extension = (mediaType: string): string => mediaType.replace(/^image\//, '').replace('jpeg', 'jpg');

interface Names {
  pictures: ReadonlyMap<string, string>;
  noteIds: ReadonlyMap<string, string>;
  link: (chapter: number, offset: number) => string;
}

/** Chapter HTML (`allowed-html.ts`) as XHTML: our attributes become classes, references and links. */
function convert(html: string, names: Names): string {
  return html.replace(
    /<([a-z][a-z\d]*)((?: [a-z-]+="[^"]*")*)(\/?)>/g,
    (_, name: string, list: string, end: string) => {
      const own = new Map(
        [...list.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, key, value]) => [key!, value!]),
      );
      const written = [...own].flatMap(([key, value]) => attribute(key, value, own, names));
      if (name === 'img' && !own.has('alt')) written.push(' alt=""');
      return `<${name}${written.join('')}${end}>`;
    },
  );
}

function attribute(key: string, value: string, own: ReadonlyMap<string, string>, names: Names): string[] {
  switch (key) {
    case 'data-as':
      return [` class="${value}"`];
    case 'data-resource':
      return [` src="${xmlValue(names.pictures.get(unescapeMarkup(value)) ?? '')}"`];
    case 'data-note': {
      const note = names.noteIds.get(unescapeMarkup(value));
      return note === undefined ? [] : [` epub:type="noteref" role="doc-noteref" href="notes.xhtml#${note}"`];
    }
    case 'data-chapter':
      return own.has('data-note')
        ? []
        : [` href="${names.link(Number(value), Number(own.get('data-offset') ?? 0))}"`];
    case 'data-offset':
    case 'data-continued':
      return [];
    case 'lang':
      return [` lang="${value}" xml:lang="${value}"`];
    default:
      return [` ${key}="${value}"`];
  }
}

/** Marks the offsets of a chapter that links lead to. */
function withAnchors(
  html: string,
  body: string,
  offsets: Set<number> | undefined,
  toXhtml: (html: string) => string,
): string {
  if (offsets === undefined) return body;
  const layout = chapterLayout(html);
  const places = [...offsets].map((offset) => ({ offset, at: findPlace(html, layout, offset).html }));
  places.sort((a, b) => a.at - b.at);
  let marked = '';
  let done = 0;
  for (const { offset, at } of places) {
    marked += html.slice(done, at);
    done = at;
    const [tag] = /^<(?:p|div|h[1-6]|blockquote|table|t[rdh]|ul|ol|li)\b/.exec(html.slice(at, at + 12)) ?? [];
    if (tag === undefined) marked += `<span id="o${offset}"></span>`;
    else {
      marked += `${tag} id="o${offset}"`;
      done = at + tag.length;
    }
  }
  return toXhtml(marked + html.slice(done));
}

const navList = (entries: readonly ContentsEntry[], link: Names['link']): string =>
  entries
    .map(({ title, chapter, offset, children }) => {
      const inner = navList(children, link);
      return `<li><a href="${link(chapter, offset)}">${xmlText(title)}</a>${inner === '' ? '' : `<ol>\n${inner}</ol>`}</li>\n`;
    })
    .join('');

/** `document-info/id`; null if the file has none. */
function documentId(bytes: Uint8Array, { decodeUtf8 }: ReadOptions): string | null {
  const text = removeDoctype(decodeText(bytes, decodeUtf8));
  const end = text.search(/<\/(?:[\w.-]+:)?description\s*>/i);
  const info = end < 0 ? null : findElement(readXmlText(text.slice(0, end)), 'document-info');
  const id = info && findElement(info, 'id');
  return (id && textOf(id)) || null;
}
