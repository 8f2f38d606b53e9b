import { describe, expect, it } from 'vitest';
import { onePixelPng } from '../../testing/book-description.ts';
import { buildFb2 } from '../../testing/build-fb2.ts';
import { zip } from '../../testing/build-epub.ts';
import { type TextEncoding, encodeText } from '../../testing/encode-text.ts';
import { parsePublication } from '../parse-publication.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const book = (body: string, info = '<book-title>T</book-title>', rest = '') =>
  `<?xml version="1.0" encoding="utf-8"?>\n<FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0" xmlns:l="http://www.w3.org/1999/xlink"><description><title-info>${info}</title-info></description><body>${body}</body>${rest}</FictionBook>`;
const read = (body: string, info?: string, rest?: string) => parsePublication(bytes(book(body, info, rest)));
const section = (title: string, body: string, id = '') =>
  `<section${id && ` id="${id}"`}><title><p>${title}</p></title>${body}</section>`;

describe('the description of an FB2', () => {
  it('names every author, the series and what the book is about', () => {
    const { metadata } = read(
      '<section><p>a</p></section>',
      `<genre>sf</genre><genre>humor</genre>
       <author><first-name>Аркадий</first-name><last-name>Стругацкий</last-name></author>
       <author><first-name>Борис</first-name><middle-name>Натанович</middle-name><last-name>Стругацкий</last-name></author>
       <author><nickname>anon</nickname></author><author><first-name> </first-name></author>
       <book-title>Понедельник &amp; суббота</book-title>
       <annotation><p>О <emphasis>волшебстве</emphasis>.</p><p>И науке.</p></annotation>
       <date value="1965-01-01">1965</date><lang>ru</lang><sequence name="НИИЧАВО" number="1"/>`,
    );
    expect(metadata).toMatchObject({
      title: 'Понедельник & суббота',
      authors: ['Аркадий Стругацкий', 'Борис Натанович Стругацкий', 'anon'],
      genres: ['sf', 'humor'],
      description: 'О волшебстве. И науке.',
      series: { name: 'НИИЧАВО', position: 1 },
      published: '1965',
      language: 'ru',
    });
  });

  it('is read as far as possible when it is broken', () => {
    const { metadata } = read(
      '<section><p>a</p></section>',
      '<author><first-name>Anna</author><book-title>T & U</book-title>',
    );
    expect(metadata.title).toBe('T & U');
    expect(metadata.authors).toEqual(['Anna']);
  });
});

describe('the text of an FB2', () => {
  it('appears once, however deep its sections are', () => {
    let body = '<p>deep</p>';
    for (let i = 9; i > 0; i--) body = section(`S${i}`, `<p>text ${i}</p>${body}`);
    const { chapters } = read(body);
    const words = chapters
      .map(({ text }) => text)
      .join(' ')
      .split(/\s+/);
    expect(words).toEqual([
      ...Array.from({ length: 9 }, (_, i) => [`S${i + 1}`, 'text', `${i + 1}`]).flat(),
      'deep',
    ]);
  });

  it('keeps poems, epigraphs, cites, subtitles, dates and their authors', () => {
    const { chapters } = read(
      section(
        'A',
        '<epigraph><poem><title><p>P</p></title><stanza><v>one</v><v>two</v></stanza><text-author>X</text-author><date>1900</date></poem></epigraph><subtitle>* * *</subtitle><cite><p>said</p><text-author>Y</text-author></cite>',
      ),
    );
    expect(chapters[0]!.html).toBe(
      '<h2 data-as="title">A</h2><blockquote data-as="epigraph"><blockquote data-as="poem"><h4 data-as="title">P</h4><div data-as="stanza"><p data-as="verse">one</p><p data-as="verse">two</p></div><p data-as="text-author">X</p><p data-as="date">1900</p></blockquote></blockquote><p data-as="subtitle">* * *</p><blockquote data-as="cite"><p>said</p><p data-as="text-author">Y</p></blockquote>',
    );
  });

  it('keeps inline marks, also within each other', () => {
    expect(
      read(
        '<section><p>a<strong>b<emphasis>c</emphasis></strong><sup>d</sup><sub>e</sub><strikethrough>f</strikethrough><code>g</code></p></section>',
      ).chapters[0]!.html,
    ).toBe('<p>a<strong>b<em>c</em></strong><sup>d</sup><sub>e</sub><s>f</s><code>g</code></p>');
  });

  it('keeps formatting and line breaks that use HTML’s names', () => {
    expect(
      read('<section><p>a<b>b</b><i>c</i><u>d</u>e<br/>f</p><div><p>g</p></div></section>').chapters[0]!.html,
    ).toBe('<p>a<strong>b</strong><em>c</em><u>d</u>e<br/>f</p><div><p>g</p></div>');
  });

  it('keeps tables with heads, spans and alignment', () => {
    const { html, text } = read(
      '<section><table><tr><th colspan="2" align="center">H</th></tr><tr><td rowspan="2">a</td><td align="right">b</td></tr></table></section>',
    ).chapters[0]!;
    expect(html).toBe(
      '<table><tr><th colspan="2" data-as="center">H</th></tr><tr><td rowspan="2">a</td><td data-as="right">b</td></tr></table>',
    );
    expect(text).toBe('H\n\na\n\nb');
  });

  it('shows pictures between and within paragraphs', () => {
    const binary = `<binary id="p.png" content-type="image/png">${btoa(String.fromCharCode(...onePixelPng))}</binary>`;
    const { chapters, resources } = read(
      '<section><image l:href="#p.png"/><p>a <image l:href="#p.png" alt="dot"/> b</p></section>',
      undefined,
      binary,
    );
    expect(chapters[0]!.html).toBe(
      '<p><img data-resource="p.png"/></p><p>a <img data-resource="p.png" alt="dot"/> b</p>',
    );
    expect(resources).toHaveLength(1);
  });

  it('links within itself by chapter and offset', () => {
    const { chapters } = read(
      section('A', '<p>see <a l:href="#there">there</a></p>') + section('B', '<p>x</p><p id="there">y</p>'),
    );
    const [, chapter, offset] = /data-chapter="(\d)" data-offset="(\d+)"/.exec(chapters[0]!.html)!;
    expect(chapters[Number(chapter) - 1]!.text.slice(Number(offset))).toBe('y');
  });

  it('opens notes and comments by their links, and prints neither', () => {
    const { chapters, notes } = read(
      '<section><p>a<a l:href="#n1" type="note">1</a> b<a l:href="#c1" type="note">2</a></p></section>',
      undefined,
      `<body name="notes"><title><p>Notes</p></title>${section('1', '<p>First.</p><p>More.</p>', 'n1')}</body><body name="comments">${section('2', '<p>Second.</p>', 'c1')}</body>`,
    );
    expect(chapters.map(({ text }) => text)).toEqual(['a1 b2']);
    expect(notes.map(({ id, text }) => [id, text])).toEqual([
      ['n1', 'First.\n\nMore.'],
      ['c1', 'Second.'],
    ]);
  });

  it('leaves the mark of a note out of a title', () => {
    const { chapters, contents } = read(
      section('One<a l:href="#n1" type="note">[1]</a> more', '<p>a</p>') +
        section('Two <a l:href="#n1" type="note"><sup>1</sup></a>', '<p>b</p>'),
      undefined,
      '<body name="notes"><section id="n1"><p>First.</p></section></body>',
    );
    expect(contents.map(({ title }) => title)).toEqual(['One more', 'Two']);
    expect(chapters.map(({ text }) => text)).toEqual(['One[1] more\n\na', 'Two 1\n\nb']);
  });

  it('recognises a note by its body when its link has no type', () => {
    const { notes } = read(
      '<section><p>a<a l:href="#n1">1</a> b<a xlink:href="n2">2</a></p></section>',
      undefined,
      '<body name="Notes"><section id="n1"><p>First.</p></section><section id="n2"><p>Second.</p></section></body>',
    );
    expect(notes.map(({ text }) => text)).toEqual(['First.', 'Second.']);
  });

  it('prints a second body that is not for notes', () => {
    const { chapters } = read(
      section('A', '<p>one</p>'),
      undefined,
      `<body>${section('B', '<p>two</p>')}</body>`,
    );
    expect(chapters.map(({ title }) => title)).toEqual(['A', 'B']);
  });

  it.each(['appendix', ''])(
    'prints a second body named “%s”, and still opens it by the marks of notes',
    (name) => {
      const { chapters, notes } = read(
        section('A', '<p>one<a l:href="#b" type="note">*</a></p>'),
        undefined,
        `<body name="${name}">${section('B', '<p id="b">two</p>')}</body>`,
      );
      expect(chapters.map(({ text }) => text)).toEqual(['A\n\none*', 'B\n\ntwo']);
      expect(notes.map(({ text }) => text)).toEqual(['two']);
    },
  );

  it('begins with the title of the body, in the first chapter', () => {
    const { chapters, contents } = read(
      `<title><p>The Book</p></title>${section('A', '<p>one</p>')}${section('B', '<p>two</p>')}`,
    );
    expect(chapters.map(({ text }) => text).join('\n\n')).toBe('The Book\n\nA\n\none\n\nB\n\ntwo');
    expect(contents.map(({ title }) => title)).toEqual(['A', 'B']);
  });
});

describe('an FB2 that is not quite XML', () => {
  it.each([
    ['crossed tags', '<section><p>a <strong>b</p> c</strong><p>d</p></section>', 'a b c d'],
    ['a bare ampersand', '<section><p>R&D, a &lt; b</p></section>', 'R&D, a < b'],
    ['HTML names', '<section><p>a&nbsp;&mdash; b&hellip;</p></section>', 'a — b…'],
    ['all of HTML’s names', '<section><p>&Eacute;t&eacute; &rarr; &Omega;</p></section>', 'Été → Ω'],
    ['unknown entities', '<section><p>a &bogus; b</p></section>', 'a &bogus; b'],
    ['an unbound prefix', '<section><p>a <x:a x:href="#q">b</x:a></p></section>', 'a b'],
    ['control characters', '<section><p>a\u0001b</p></section>', 'ab'],
    ['an unclosed paragraph', '<section><p>a<p>b</section>', 'a b'],
    ['CDATA', '<section><p><![CDATA[a <b> c]]></p></section>', 'a <b> c'],
  ])('because of %s keeps its text', (_, body, text) => {
    const { chapters } = read(body);
    expect(
      chapters
        .map((chapter) => chapter.text)
        .join(' ')
        .replace(/\s+/g, ' '),
    ).toBe(text);
  });

  it('is read when it is cut short', () => {
    const whole = book(section('A', '<p>one</p><p>two</p>'));
    const { chapters } = parsePublication(bytes(whole.slice(0, whole.indexOf('two') + 3)));
    expect(chapters[0]!.text).toBe('A\n\none\n\ntwo');
  });

  it.each([
    ['windows-1251', 'windows-1251'],
    ['windows-1251', 'utf-8'],
    ['koi8-r', 'koi8-r'],
    ['utf-8', 'windows-1251'],
    ['utf-16le', 'utf-16'],
  ] as [TextEncoding, string][])('in %s declared as %s is read', (encoding, declared) => {
    const text = 'Мой дядя самых честных правил, когда не в шутку занемог.';
    const source = book(`<section><p>${text}</p></section>`).replace('utf-8', declared);
    expect(parsePublication(encodeText(source, encoding)).chapters[0]!.text).toBe(text);
  });

  it('that is really another ZIP is refused, whatever its name', () => {
    const packed = zip({ 'book.fb2': book('<section><p>a</p></section>') });
    expect(() => parsePublication(packed, { format: 'fb2' })).toThrow(/Unsupported format/);
    expect(() => parsePublication(packed)).toThrow(/package document/);
  });

  it('reads the same as a well-formed one', () => {
    const body = `${section('A', '<epigraph><p>e</p></epigraph><p>a &amp; <emphasis>b</emphasis></p><empty-line/>')}${section('B', section('C', '<p>d</p>'))}`;
    const whole = parsePublication(buildFb2({ chapters: [{ title: 'X', body }] }));
    const source = new TextDecoder().decode(buildFb2({ chapters: [{ title: 'X', body }] }));
    const broken = parsePublication(bytes(source.replace('</FictionBook>', '<unclosed>')));
    expect(broken.chapters).toEqual(whole.chapters);
    expect(broken.documents).toEqual(whole.documents);
  });
});
