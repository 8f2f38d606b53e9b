import { describe, expect, it } from 'vitest';
import { buildEpub, page, zip } from '../../testing/build-epub.ts';
import { type TextEncoding, encodeText } from '../../testing/encode-text.ts';
import { parsePublication } from '../parse-publication.ts';

const textsOf = (bytes: Uint8Array) => parsePublication(bytes).chapters.map(({ text }) => text);
const container = (...rootfiles: string[]) =>
  `<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>${rootfiles.join('')}</rootfiles></container>`;
const rootfile = (path: string, type = 'application/oebps-package+xml') =>
  `<rootfile full-path="${path}" media-type="${type}"/>`;
const opf = (path: string) =>
  `<package version="3.0" xmlns="http://www.idpf.org/2007/opf"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${path}</dc:title></metadata><manifest><item id="a" href="${path}" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/></spine></package>`;

describe('the container', () => {
  it('with several rootfiles means the first package', () => {
    const bytes = zip({
      mimetype: 'application/epub+zip',
      'META-INF/container.xml': container(
        rootfile('book.pdf', 'application/pdf'),
        rootfile('missing.opf'),
        rootfile('one.opf'),
        rootfile('two.opf'),
      ),
      'book.pdf': '%PDF-1.4',
      'one.opf': opf('one.xhtml'),
      'two.opf': opf('two.xhtml'),
      'one.xhtml': page('One', '<p>first</p>'),
      'two.xhtml': page('Two', '<p>second</p>'),
    });
    expect(parsePublication(bytes).metadata.title).toBe('one.xhtml');
    expect(textsOf(bytes)).toEqual(['first']);
  });

  it('leads to the package regardless of the case of its name', () => {
    const bytes = zip({
      'META-INF/container.xml': container(rootfile('oebps/Content.OPF')),
      'OEBPS/content.opf': opf('one.xhtml'),
      'OEBPS/one.xhtml': page('One', '<p>first</p>'),
    });
    expect(textsOf(bytes)).toEqual(['first']);
  });

  it.each(['My Book.epub/', './'])('is found where a packer put %s before every name', (folder) => {
    const bytes = zip({
      [`${folder}META-INF/container.xml`]: container(rootfile('OEBPS/content.opf')),
      [`${folder}OEBPS/content.opf`]: opf('one.xhtml'),
      [`${folder}OEBPS/one.xhtml`]: page('One', '<p>first</p>'),
      '__MACOSX/My Book.epub/._OEBPS': 'x',
    });
    expect(textsOf(bytes)).toEqual(['first']);
  });
});

describe('encodings of a chapter', () => {
  const russian = 'Стояло ясное холодное утро; читатель открыл книгу.';
  const inEncoding = (encoding: TextEncoding, declared: string, mark = '') =>
    buildEpub(
      { chapters: [{ title: 'A' }] },
      {
        entries: {
          'OEBPS/text/c1.xhtml': encodeText(
            mark + page('A', `<p>${russian}</p>`).replace('encoding="utf-8"', `encoding="${declared}"`),
            encoding,
          ),
        },
      },
    );

  it.each([
    ['utf-16le', 'utf-16', '\ufeff'],
    ['utf-16be', 'UTF-16', '\ufeff'],
    ['utf-16le', 'utf-16', ''],
    ['utf-8', 'utf-8', '\ufeff'],
    ['utf-8', 'utf-16', '\ufeff'],
    ['utf-8', 'utf-16', ''],
    ['utf-8', 'windows-1251', ''],
    ['utf-8', 'no-such-code', ''],
    ['windows-1251', 'windows-1251', ''],
    ['windows-1251', 'utf-8', ''],
    ['koi8-r', 'koi8-r', ''],
  ] as [TextEncoding, string, string][])('%s declared as %s', (encoding, declared, mark) => {
    expect(textsOf(inEncoding(encoding, declared, mark))).toEqual([russian]);
  });

  it('and of the package may differ', () => {
    const book = { title: 'Книга', chapters: [{ paragraphs: ['a'] }] };
    const source = new TextDecoder().decode(
      new Uint8Array(
        encodeText(opf('one.xhtml').replace('<dc:title>one.xhtml', `<dc:title>${book.title}`), 'utf-8'),
      ),
    );
    const bytes = zip({
      'META-INF/container.xml': container(rootfile('one.opf')),
      'one.opf': encodeText(`\ufeff<?xml version="1.0" encoding="utf-16"?>${source}`, 'utf-16le'),
      'one.xhtml': page('', '<p>text</p>'),
    });
    expect(parsePublication(bytes).metadata.title).toBe('Книга');
  });
});

describe('names in an EPUB', () => {
  it('are found by case, percent-encoding, Unicode form and dots', () => {
    const names = {
      'TEXT/Two.XHTML': 'text/two.xhtml',
      'Text/three file.xhtml': 'Text/three%20file.xhtml',
      'Text/cafe\u0301.xhtml': 'Text/caf%C3%A9.xhtml',
      'Text/five.xhtml': './x/../Text/./five.xhtml',
      'Text/six%20file.xhtml': 'Text/six file.xhtml',
    };
    const bytes = buildEpub(
      { chapters: [] },
      {
        toc: [],
        entries: Object.fromEntries(
          Object.keys(names).map((name, i) => [`OEBPS/${name}`, page('', `<p>file ${i}</p>`)]),
        ),
        manifestXml: Object.values(names)
          .map((href, i) => `<item id="i${i}" href="${href}" media-type="application/xhtml+xml"/>`)
          .join(''),
        spineXml: Object.keys(names)
          .map((_, i) => `<itemref idref="i${i}"/>`)
          .join(''),
      },
    );
    expect(textsOf(bytes)).toEqual(['file 0', 'file 1', 'file 2', 'file 3', 'file 4']);
  });
});

describe('directions and languages declared by a package', () => {
  const read = (change: (source: string) => string) =>
    parsePublication(
      zip({
        'META-INF/container.xml': container(rootfile('one.opf')),
        'one.opf': change(opf('one.xhtml')),
        'one.xhtml': page('One', '<p>words</p>').replace(/ (xml:)?lang="[^"]*"/g, ''),
      }),
    );

  it.each([
    ['', '', null],
    ['', ' dir="rtl"', 'rtl'],
    [' dir="rtl"', '', 'rtl'],
    [' dir="ltr"', ' dir="rtl"', 'rtl'],
    [' dir="rtl"', ' dir="auto"', null],
  ])('a title has its own direction, else the package’s: package%s, title%s', (all, own, expected) => {
    const { metadata } = read((source) =>
      source.replace('<package', `<package${all}`).replace('<dc:title', `<dc:title${own}`),
    );
    expect(metadata.titleDirection).toBe(expected);
  });

  it.each([
    ['', ' dir="rtl"', '', 'rtl'],
    [' dir="rtl"', '', '', 'rtl'],
    ['', ' dir="rtl"', '<dc:creator dir="rtl">B</dc:creator>', 'rtl'],
    ['', ' dir="rtl"', '<dc:creator>B</dc:creator>', null],
    [' dir="rtl"', ' dir="auto"', '', null],
  ])(
    'authors have the direction they all declare: package%s, first%s, another %s',
    (all, own, other, expected) => {
      const { metadata } = read((source) =>
        source
          .replace('<package', `<package${all}`)
          .replace('</metadata>', `<dc:creator${own}>A</dc:creator>${other}</metadata>`),
      );
      expect(metadata.authorDirection).toBe(expected);
    },
  );

  it.each([
    ['ar', '', 'rtl'],
    ['he-IL', ' page-progression-direction="default"', 'rtl'],
    ['fa', ' page-progression-direction="ltr"', 'ltr'],
    ['pa-Arab', '', 'rtl'],
    ['ar-Latn', '', 'ltr'],
    ['ja', '', 'ltr'],
    ['en', ' page-progression-direction="rtl"', 'rtl'],
  ])('the page progression is the spine’s, else that of %s%s', (language, spine, expected) => {
    const { metadata } = read((source) =>
      source
        .replace('</metadata>', `<dc:language>${language}</dc:language></metadata>`)
        .replace('<spine', `<spine${spine}`),
    );
    expect(metadata.direction).toBe(expected);
  });

  it.each([
    ['שלום עולם וברכה לכל, said he', 'rtl'],
    ['吾輩は猫である。', 'ltr'],
    ['In the beginning', 'ltr'],
    ['* * *', 'rtl'],
  ])(
    'lines have the direction of their script if pages progress from right to left: %s',
    (words, expected) => {
      const { chapters } = parsePublication(
        buildEpub({ direction: 'rtl', chapters: [{ title: '1', body: `<p>${words}</p>` }] }),
      );
      expect(chapters[0]?.direction).toBe(expected);
    },
  );

  it('undeclared text does not get the language of the book', () => {
    const { metadata, chapters } = read((source) =>
      source.replace('</metadata>', '<dc:language>fr</dc:language></metadata>'),
    );
    expect([metadata.language, chapters[0]?.language]).toEqual(['fr', null]);
  });
});

describe('a slightly invalid package', () => {
  const item = (href: string, type = 'application/xhtml+xml') =>
    `<item id="x" href="${href}" media-type="${type}"/>`;
  const withItem = (manifestXml: string, spineXml = '<itemref idref="x"/>') =>
    buildEpub(
      { chapters: [] },
      { toc: [], entries: { 'OEBPS/Text/x.xhtml': page('X', '<p>found</p>') }, manifestXml, spineXml },
    );

  it.each(['Text\\x.xhtml', '/Text/x.xhtml', '/OEBPS/Text/x.xhtml', 'Text/x.xhtml#top', 'Text/x.xhtml?a=b'])(
    'names its page %s',
    (href) => expect(textsOf(withItem(item(href)))).toEqual(['found']),
  );

  it.each([
    'text/xml',
    'application/xml',
    'text/html',
    'application/xhtml+xml; charset=utf-8',
    'text/plain',
    '',
  ])('declares its page as type "%s"', (type) =>
    expect(textsOf(withItem(item('Text/x.xhtml', type)))).toEqual(['found']),
  );

  it('has spaces around its ids', () => {
    expect(textsOf(withItem(item('Text/x.xhtml'), '<itemref idref=" x "/>'))).toEqual(['found']);
  });

  it('has its own prefix, or prefixes that are not bound', () => {
    const prefixed = opf('one.xhtml').replace(
      /<(\/?)(package|metadata|manifest|item|spine|itemref)\b/g,
      '<$1opf:$2',
    );
    for (const source of [
      prefixed.replace('xmlns=', 'xmlns:opf='),
      opf('one.xhtml').replace(/ xmlns(:\w+)?="[^"]*"/g, ''),
    ]) {
      const bytes = zip({
        'meta-inf/Container.xml': container(rootfile('OEBPS\\c.opf')),
        'OEBPS/c.opf': source,
        'OEBPS/one.xhtml': page('One', '<p>first</p>'),
      });
      expect(parsePublication(bytes).metadata.title).toBe('one.xhtml');
      expect(textsOf(bytes)).toEqual(['first']);
    }
  });

  it('uses names of characters that only HTML knows', () => {
    const bytes = zip({
      'META-INF/container.xml': container(rootfile('one.opf')),
      'one.opf': opf('one.xhtml').replace('>one.xhtml<', '>Garc&iacute;a &Ntilde;&rarr;&Omega; &amp;<'),
      'one.xhtml': page('One', '<p>&Aacute;&omega;</p>'),
    });
    expect(parsePublication(bytes).metadata.title).toBe('García Ñ→Ω &');
    expect(textsOf(bytes)).toEqual(['Áω']);
  });
});

describe('obfuscated fonts', () => {
  it.each(['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC'])(
    'by %s do not make a book unreadable',
    (way) => {
      const encryption = `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><EncryptedData xmlns="http://www.w3.org/2001/04/xmlenc#"><EncryptionMethod Algorithm="${way}"/><CipherData><CipherReference URI="OEBPS/fonts/f.otf"/></CipherData></EncryptedData></encryption>`;
      const bytes = buildEpub(
        { chapters: [{ paragraphs: ['a'] }] },
        { entries: { 'META-INF/encryption.xml': encryption, 'OEBPS/fonts/f.otf': '\u0001\u0002' } },
      );
      expect(textsOf(bytes)).toEqual(['a']);
    },
  );
});
