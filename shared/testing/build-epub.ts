import { type ZipOptions, strToU8, zipSync } from 'fflate';
import { type BookChapter, type BookDescription, chapterBody, escapeXml } from './book-description.ts';

export interface EpubOptions {
  version?: 2 | 3;
  /** Which tables of contents to write. EPUB 3 has both by default, EPUB 2 the NCX. */
  toc?: ('nav' | 'ncx')[];
  /** Attributes added to an itemref, by chapter index in reading order. */
  spineAttributes?: Record<number, string>;
  /** Extra or replacing entries, by name in the archive; null leaves the entry out. */
  entries?: Record<string, Uint8Array | string | null>;
  /** Raw XML added to the manifest, the spine and the metadata. */
  manifestXml?: string;
  spineXml?: string;
  metadataXml?: string;
  guideXml?: string;
}

/**
 * Real EPUB bytes. Chapter N in reading order (children after their parent) is `OEBPS/text/cN.xhtml`,
 * pictures are `OEBPS/images/NAME`, so a body refers to `../images/NAME` and to `cN.xhtml#id`.
 */
export function buildEpub(book: BookDescription, options: EpubOptions = {}): Uint8Array<ArrayBuffer> {
  const version = options.version ?? 3;
  const toc = options.toc ?? (version === 3 ? ['nav', 'ncx'] : ['ncx']);
  const chapters = numbered(book.chapters);
  const files: Record<string, Uint8Array | string | null> = {
    'META-INF/container.xml': CONTAINER,
    'OEBPS/content.opf': packageDocument(book, chapters, version, toc, options),
  };
  if (toc.includes('nav')) files['OEBPS/nav.xhtml'] = navDocument(book);
  if (toc.includes('ncx')) files['OEBPS/toc.ncx'] = ncx(book);
  for (const { chapter, number } of chapters) {
    files[`OEBPS/text/c${number}.xhtml`] = page(
      chapter.title ?? '',
      chapterBody(chapter),
      book.language ?? 'en',
    );
  }
  for (const image of pictures(book)) files[`OEBPS/images/${image.name}`] = image.bytes;
  return zip({ mimetype: 'application/epub+zip', ...files, ...options.entries });
}

/** A ZIP of these entries in this order, `mimetype` stored as EPUB requires. */
export function zip(entries: Record<string, Uint8Array | string | null>): Uint8Array<ArrayBuffer> {
  const input: Record<string, [Uint8Array, ZipOptions]> = {};
  for (const [name, content] of Object.entries(entries)) {
    if (content === null) continue;
    const bytes = typeof content === 'string' ? strToU8(content) : content;
    input[name] = [bytes, { level: name === 'mimetype' ? 0 : 6, mtime: '2001-01-01' }];
  }
  return zipSync(input);
}

/** An XHTML content document. */
export const page = (title: string, body: string, language = 'en'): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="${language}">
<head><title>${escapeXml(title)}</title></head>
<body>
${body}
</body>
</html>`;

const CONTAINER = `<?xml version="1.0"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>`;

interface Numbered {
  chapter: BookChapter;
  number: number;
}

function numbered(chapters: BookChapter[], into: Numbered[] = []): Numbered[] {
  for (const chapter of chapters) {
    into.push({ chapter, number: into.length + 1 });
    numbered(chapter.children ?? [], into);
  }
  return into;
}

const pictures = (book: BookDescription) => [...(book.cover ? [book.cover] : []), ...(book.images ?? [])];

function packageDocument(
  book: BookDescription,
  chapters: Numbered[],
  version: 2 | 3,
  toc: ('nav' | 'ncx')[],
  options: EpubOptions,
): string {
  const tag = (name: string, value: string | undefined, attributes = '') =>
    value === undefined ? '' : `<dc:${name}${attributes}>${escapeXml(value)}</dc:${name}>\n`;
  const metadata = [
    '<dc:identifier id="id">urn:uuid:00000000-0000-4000-8000-000000000001</dc:identifier>\n',
    tag('title', book.title ?? 'A Book'),
    ...(book.authors ?? ['An Author']).map((name) => tag('creator', name)),
    tag('language', book.language ?? 'en'),
    tag('description', book.description),
    tag('publisher', book.publisher),
    tag('date', book.published),
    ...(book.genres ?? []).map((genre) => tag('subject', genre)),
    book.series ? series(book.series, version) : '',
    book.cover && version === 2 ? '<meta name="cover" content="i1"/>\n' : '',
    version === 3 ? '<meta property="dcterms:modified">2001-01-01T00:00:00Z</meta>\n' : '',
    options.metadataXml ?? '',
  ];
  const manifest = [
    ...chapters.map((c) => item(`c${c.number}`, `text/c${c.number}.xhtml`, 'application/xhtml+xml')),
    ...pictures(book).map((image, i) =>
      item(
        `i${i + 1}`,
        `images/${image.name}`,
        image.mediaType,
        version === 3 && book.cover === image ? 'cover-image' : '',
      ),
    ),
    toc.includes('nav') ? item('nav', 'nav.xhtml', 'application/xhtml+xml', 'nav') : '',
    toc.includes('ncx') ? item('ncx', 'toc.ncx', 'application/x-dtbncx+xml') : '',
    options.manifestXml ?? '',
  ];
  const itemrefs = chapters.map(
    (c, i) => `<itemref idref="c${c.number}" ${options.spineAttributes?.[i] ?? ''}/>\n`,
  );
  const spine =
    (toc.includes('ncx') ? ' toc="ncx"' : '') +
    (book.direction ? ` page-progression-direction="${book.direction}"` : '');
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="${version}.0" unique-identifier="id">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf">
${metadata.join('')}</metadata>
<manifest>
${manifest.join('')}</manifest>
<spine${spine}>
${itemrefs.join('')}${options.spineXml ?? ''}</spine>
${options.guideXml ? `<guide>${options.guideXml}</guide>` : ''}
</package>`;
}

const item = (id: string, href: string, mediaType: string, properties = '') =>
  `<item id="${id}" href="${href}" media-type="${mediaType}"${properties ? ` properties="${properties}"` : ''}/>\n`;

function series({ name, position }: { name: string; position?: number }, version: 2 | 3): string {
  if (version === 2) {
    return `<meta name="calibre:series" content="${escapeXml(name)}"/>\n<meta name="calibre:series_index" content="${position ?? 1}"/>\n`;
  }
  return `<meta property="belongs-to-collection" id="series">${escapeXml(name)}</meta>
<meta refines="#series" property="collection-type">series</meta>
${position === undefined ? '' : `<meta refines="#series" property="group-position">${position}</meta>\n`}`;
}

/** Writes the entries of the contents with a template for one entry; untitled chapters have none. */
function entries(
  chapters: BookChapter[],
  entry: (title: string, number: number, inner: string) => string,
): string {
  let number = 0;
  const walk = (list: BookChapter[]): string =>
    list
      .map((chapter) => {
        const own = ++number;
        const inner = walk(chapter.children ?? []);
        return chapter.title === undefined ? inner : entry(escapeXml(chapter.title), own, inner);
      })
      .join('');
  return walk(chapters);
}

function navDocument(book: BookDescription): string {
  const list = entries(
    book.chapters,
    (title, number, inner) =>
      `<li><a href="text/c${number}.xhtml">${title}</a>${inner ? `<ol>${inner}</ol>` : ''}</li>\n`,
  );
  return page('Contents', `<nav epub:type="toc"><h1>Contents</h1><ol>\n${list}</ol></nav>`, book.language);
}

function ncx(book: BookDescription): string {
  const points = entries(
    book.chapters,
    (title, number, inner) =>
      `<navPoint id="n${number}" playOrder="${number}"><navLabel><text>${title}</text></navLabel><content src="text/c${number}.xhtml"/>${inner}</navPoint>\n`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1"><head/>
<docTitle><text>${escapeXml(book.title ?? 'A Book')}</text></docTitle>
<navMap>
${points}</navMap></ncx>`;
}
