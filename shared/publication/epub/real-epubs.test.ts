import { describe, expect, it } from 'vitest';
import { onePixelPng } from '../../testing/book-description.ts';
import { buildEpub, page, zip } from '../../testing/build-epub.ts';
import { type TextEncoding, encodeText } from '../../testing/encode-text.ts';
import { parsePublication } from '../parse-publication.ts';
import type { ContentsEntry } from '../publication.ts';

const textsOf = (bytes: Uint8Array) => parsePublication(bytes).chapters.map(({ text }) => text);
const titles = (entries: ContentsEntry[]): unknown[] =>
  entries.map(({ title, children }) => (children.length > 0 ? [title, titles(children)] : title));
const htmlOf = (body: string, css = '', head = '') =>
  parsePublication(
    buildEpub(
      { chapters: [{ title: 'A' }] },
      {
        entries: {
          'OEBPS/text/c1.xhtml': page('A', body).replace('</head>', `<style>${css}</style>${head}</head>`),
        },
      },
    ),
  ).chapters[0]!;

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

  it('leads to the package whatever the case of its name', () => {
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

describe('the contents', () => {
  const chapters = [
    { title: 'A', paragraphs: ['one'], children: [{ title: 'A.1', paragraphs: ['two'] }] },
    { title: 'B', paragraphs: ['three'] },
  ];

  it.each([[['nav']], [['ncx']], [['nav', 'ncx']]] as ('nav' | 'ncx')[][][])('come from %j', (toc) => {
    const publication = parsePublication(buildEpub({ chapters }, { toc }));
    expect(titles(publication.contents)).toEqual([['A', ['A.1']], 'B']);
  });

  it('come from the NCX where the nav document has none', () => {
    const entries = { 'OEBPS/nav.xhtml': page('N', '<nav epub:type="toc"><ol></ol></nav>') };
    expect(titles(parsePublication(buildEpub({ chapters }, { entries })).contents)).toEqual([
      ['A', ['A.1']],
      'B',
    ]);
  });

  it.each([
    '<nav epub:type="landmarks"><ol><li><a href="text/c3.xhtml">L</a></li></ol></nav><nav epub:type="toc"><div><ol><li><p><a href="text/c1.xhtml">One</a></p></li></ol></div></nav>',
    '<nav epub:type="page-list"><ol><li><a href="text/c1.xhtml">7</a></li></ol></nav><nav><h1>C</h1><ol hidden=""><li><a href="text/c1.xhtml">One</a></li></ol></nav>',
    '<nav role="doc-toc"><ul><li><span>One</span><ul></ul></li></ul></nav>',
  ])('come from the list that is meant: %s', (navs) => {
    const entries = { 'OEBPS/nav.xhtml': page('N', navs) };
    expect(titles(parsePublication(buildEpub({ chapters }, { entries })).contents)).toEqual(['One']);
  });

  it.each(['toc.ncx', 'gone.ncx'])('come from an NCX that the manifest leaves out or calls %s', (name) => {
    const entries = { 'OEBPS/toc.ncx': null, 'OEBPS/x/toc.ncx': tocNcx };
    const bytes = buildEpub({ chapters }, { toc: [], manifestXml: ncxItem(name), entries });
    expect(titles(parsePublication(bytes).contents)).toEqual(['First']);
  });

  it('are parsed as HTML where they are not XML', () => {
    const nav =
      '<!doctype html><nav epub:type=toc><ol><li><a href=text/c1.xhtml>A</a><li><a href=text/c3.xhtml>B</a></ol></nav>';
    const publication = parsePublication(buildEpub({ chapters }, { entries: { 'OEBPS/nav.xhtml': nav } }));
    expect(titles(publication.contents)).toEqual(['A', 'B']);
  });

  it('keep the lines of a title apart', () => {
    const nav =
      '<nav epub:type="toc"><ol><li><a href="text/c1.xhtml">Chapter 1<br/>The <i>Beg</i>inning</a></li><li><a href="text/c3.xhtml"><div>2</div><div>The End</div></a></li></ol></nav>';
    const entries = { 'OEBPS/nav.xhtml': page('N', nav) };
    const { contents, chapters: read } = parsePublication(buildEpub({ chapters }, { entries }));
    expect(titles(contents)).toEqual(['Chapter 1 The Beginning', '2 The End']);
    expect(read.map(({ title }) => title)).toEqual(['Chapter 1 The Beginning', '2 The End']);
  });

  it('name a part by the text before its list', () => {
    const nav =
      '<nav epub:type="toc"><ol><li>Part <b>One</b><ol><li><a href="text/c1.xhtml">A</a></li></ol></li><li><a href="text/c3.xhtml">B</a></li></ol></nav>';
    const entries = { 'OEBPS/nav.xhtml': page('N', nav) };
    const { contents, chapters: read } = parsePublication(buildEpub({ chapters }, { entries }));
    expect(titles(contents)).toEqual([['Part One', ['A']], 'B']);
    expect(read.map(({ title }) => title)).toEqual(['A', 'B']);
  });

  it('do not rename a chapter by a missing target', () => {
    const nav =
      '<nav epub:type="toc"><ol><li><a href="text/c1.xhtml">A</a><ol><li><a href="text/c1.xhtml#gone">A.1</a></li></ol></li><li><a href="text/c3.xhtml">B</a></li><li><a href="text/c3.xhtml#gone">C</a></li></ol></nav>';
    const entries = { 'OEBPS/nav.xhtml': page('N', nav) };
    const { contents, chapters: read } = parsePublication(buildEpub({ chapters }, { entries }));
    expect(titles(contents)).toEqual([['A', ['A.1']], 'B', 'C']);
    expect(read.map(({ title }) => title)).toEqual(['A', 'B']);
  });

  it('take a title that they leave empty from the page', () => {
    const nav =
      '<nav epub:type="toc"><ol><li><a href="text/c1.xhtml"></a></li><li><a href="text/c3.xhtml">B</a></li></ol></nav>';
    const { contents, chapters: read } = parsePublication(
      buildEpub(
        { chapters },
        {
          entries: {
            'OEBPS/nav.xhtml': page('N', nav),
            'OEBPS/text/c1.xhtml': page('Book', '<h1>A Heading</h1><p>one</p>'),
          },
        },
      ),
    );
    expect(titles(contents)).toEqual(['A Heading', 'B']);
    expect(read.map(({ title }) => title)).toEqual(['A Heading', 'B']);
  });

  it('may be missing, and then each document is a chapter', () => {
    const publication = parsePublication(buildEpub({ chapters }, { toc: [] }));
    expect(publication.contents).toEqual([]);
    expect(publication.chapters.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
  });

  it('may name a document that is also in the spine as not linear', () => {
    const publication = parsePublication(buildEpub({ chapters }, { spineAttributes: { 1: 'linear="no"' } }));
    expect(publication.documents.map(({ linear }) => linear)).toEqual([true, false, true]);
    expect(publication.chapters.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
  });
});

const tocNcx =
  '<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap><navPoint><navLabel><text>First</text></navLabel><content src="../text/c1.xhtml"/></navPoint></navMap></ncx>';
const ncxItem = (name: string) =>
  name === 'toc.ncx' ? '' : `<item id="ncx" href="${name}" media-type="application/x-dtbncx+xml"/>`;

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
  ])('lines run as their letters do where pages go from right to left: %s', (words, expected) => {
    const { chapters } = parsePublication(
      buildEpub({ direction: 'rtl', chapters: [{ title: '1', body: `<p>${words}</p>` }] }),
    );
    expect(chapters[0]?.direction).toBe(expected);
  });

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
    'by %s lock no text',
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

describe('the semantics of an EPUB page', () => {
  it('SVG keeps its text and pictures, without scripts', () => {
    const { html, text } = parsePublication(
      buildEpub({
        images: [{ name: 'p.png', mediaType: 'image/png', bytes: onePixelPng }],
        chapters: [
          {
            title: 'A',
            body: '<p>before</p><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" onload="x()"><script>bad()</script><title>t</title><rect width="1"/><text>Hello <tspan>there</tspan></text><image xlink:href="../images/p.png"/><a xlink:href="javascript:x()"><text>click</text></a><foreignObject><p>inside</p></foreignObject></svg><p>after</p>',
          },
        ],
      }),
    ).chapters[0]!;
    expect(text).toBe('before\n\nHello there\n\nclick\n\ninside\n\nafter');
    expect(html).toContain('data-resource="OEBPS/images/p.png"');
    expect(html).not.toMatch(/svg|script|onload|javascript|foreign/i);
  });

  it('formulas keep their symbols in order, with super- and subscripts, without annotations', () => {
    const { html, text } = htmlOf(
      '<p>so <math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><msub><mi>a</mi><mi>n</mi></msub><mo>=</mo><msubsup><mi>y</mi><mn>1</mn><mn>3</mn></msubsup></mrow><annotation encoding="application/x-tex">x^2</annotation></semantics></math>.</p>',
    );
    expect(text).toBe('so x2+an=y13.');
    expect(html).toBe(
      '<p>so <span data-as="math"><span data-m="semantics"><span data-m="mrow">' +
        '<span data-m="msup"><span data-m="mi">x</span><sup data-m="mn">2</sup></span><span data-m="mo">+</span>' +
        '<span data-m="msub"><span data-m="mi">a</span><sub data-m="mi">n</sub></span><span data-m="mo">=</span>' +
        '<span data-m="msubsup"><span data-m="mi">y</span><sub data-m="mn">1</sub><sup data-m="mn">3</sup></span>' +
        '</span></span></span>.</p>',
    );
  });

  it('formulas keep empty arguments and display style; foreign elements keep only their text', () => {
    const { html, text } = htmlOf(
      '<p><math display="block"><msup><mrow/><mn>14</mn></msup><mo stretchy="false" style="x" form="prefix">(</mo></math></p>',
    );
    expect(text).toBe('14(');
    expect(html).toBe(
      '<p><span data-as="math" data-ma="display:block"><span data-m="msup"><span data-m="mrow"></span>' +
        '<sup data-m="mn">14</sup></span><span data-m="mo" data-ma="stretchy:false;form:prefix">(</span></span></p>',
    );
    expect(htmlOf('<p><math><mi onclick="x()">a</mi><b>b</b></math></p>').html).toBe(
      '<p><span data-as="math"><span data-m="x">a</span><span data-m="x">b</span></span></p>',
    );
  });

  it('a switch shows its first supported case, else the default', () => {
    const choose = (namespace: string) =>
      htmlOf(
        `<epub:switch><epub:case required-namespace="${namespace}"><p>case</p></epub:case><epub:default><p>default</p></epub:default></epub:switch>`,
      ).text;
    expect(choose('http://www.w3.org/1998/Math/MathML')).toBe('case');
    expect(choose('http://www.xml-cml.org/schema')).toBe('default');
  });

  it('ruby stays beside its letters', () => {
    expect(htmlOf('<p><ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>字</p>').html).toBe(
      '<p><ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>字</p>',
    );
  });

  it('languages and directions are set where they change', () => {
    expect(
      htmlOf('<p>He said <i xml:lang="fr">oui</i> and <span lang="ar" dir="rtl">نعم</span>.</p>').html,
    ).toBe('<p>He said <i lang="fr">oui</i> and <span lang="ar" dir="rtl">نعم</span>.</p>');
  });

  it('tables keep rows, heads, spans and captions', () => {
    const table =
      '<table><caption>C</caption><thead><tr><th colspan="2">H</th></tr></thead><tbody><tr><td rowspan="2">a</td><td>b</td></tr></tbody></table>';
    expect(htmlOf(table).html).toBe(table);
  });

  it.each([
    ['body { writing-mode: vertical-rl }', 'vertical-rl'],
    ['html { -epub-writing-mode: vertical-rl; -webkit-writing-mode: vertical-rl }', 'vertical-rl'],
    [':root { writing-mode: vertical-lr }', 'vertical-lr'],
    ['html { writing-mode: tb-rl }', 'vertical-rl'],
  ])('vertical writing is set once, around all: %s', (css, word) => {
    const { html, text } = htmlOf('<p>縦</p><p>書き</p>', css);
    expect(html).toBe(`<div data-as="${word}"><p>縦</p><p>書き</p></div>`);
    expect(text).toBe('縦\n\n書き');
  });

  it('vertical writing applies to a single passage, with upright digits', () => {
    expect(
      htmlOf(
        '<p>a</p><div class="v"><p>平成<span class="t">29</span>年</p></div>',
        '.v { writing-mode: vertical-rl } .t { text-combine-upright: all }',
      ).html,
    ).toBe('<p>a</p><div data-as="vertical-rl"><p>平成<span data-as="combine-upright">29</span>年</p></div>');
    expect(htmlOf('<p>a</p>', 'body { writing-mode: horizontal-tb }').html).toBe('<p>a</p>');
    expect(htmlOf('<p style="-epub-text-orientation: sideways">a</p>').html).toBe(
      '<p data-as="letters-sideways">a</p>',
    );
  });

  it('CSS rules selected from the root apply', () => {
    expect(htmlOf('<p class="k">a</p><p>b</p>', ':root > body .k { display: none }').text).toBe('b');
    expect(htmlOf('<p class="k">a</p>', 'html body .k { font-style: italic }').html).toBe(
      '<p data-as="italic">a</p>',
    );
  });
});
