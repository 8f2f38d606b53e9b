import { describe, expect, it } from 'vitest';
import { onePixelPng } from '../../testing/book-description.ts';
import { buildFb2 } from '../../testing/build-fb2.ts';
import { parsePublication } from '../parse-publication.ts';

const png = { name: 'p.png', mediaType: 'image/png', bytes: onePixelPng };
const chapter = (body: string) => parsePublication(buildFb2({ chapters: [{ body }] })).chapters[0];

describe('an FB2', () => {
  it.each(['utf-8', 'windows-1251', 'koi8-r'] as const)(
    'in %s has its metadata, contents and chapters',
    (encoding) => {
      const publication = parsePublication(
        buildFb2(
          {
            title: 'Мёртвые души',
            authors: ['Николай Васильевич Гоголь', 'Аноним'],
            language: 'ru',
            description: 'Поэма.',
            genres: ['prose_classic'],
            series: { name: 'Классика', position: 3 },
            publisher: 'Наука',
            published: '1842',
            cover: png,
            chapters: [
              {
                title: 'Том первый',
                children: [
                  { title: 'Глава I', paragraphs: ['В ворота гостиницы.'] },
                  { title: 'Глава II', paragraphs: ['Уже более недели.'] },
                ],
              },
              { title: 'Том второй', paragraphs: ['Зачем же.'] },
            ],
          },
          { encoding },
        ),
      );
      expect(publication.metadata).toMatchObject({
        title: 'Мёртвые души',
        authors: ['Николай Васильевич Гоголь', 'Аноним'],
        language: 'ru',
        description: 'Поэма.',
        genres: ['prose_classic'],
        series: { name: 'Классика', position: 3 },
        publisher: 'Наука',
        published: '1842',
      });
      expect(publication.cover?.bytes).toEqual(onePixelPng);
      expect(publication.chapters.map(({ title, text }) => [title, text])).toEqual([
        ['Глава I', 'Том первый\n\nГлава I\n\nВ ворота гостиницы.'],
        ['Глава II', 'Глава II\n\nУже более недели.'],
        ['Том второй', 'Том второй\n\nЗачем же.'],
      ]);
      expect(publication.contents[0]).toMatchObject({
        title: 'Том первый',
        chapter: 1,
        children: [{ chapter: 1 }, { chapter: 2 }],
      });
      expect(publication.documents.map(({ words }) => words)).toEqual([12, 4]);
    },
  );

  it('keeps poems, epigraphs, cites and tables as such', () => {
    const read = chapter(
      '<epigraph><p>Motto</p><text-author>Someone</text-author></epigraph><poem><stanza><v>line</v><v>other</v></stanza></poem><table><tr><th>a</th><td align="right">b</td></tr></table>',
    );
    expect(read?.html).toBe(
      '<blockquote data-as="epigraph"><p>Motto</p><p data-as="text-author">Someone</p></blockquote><blockquote data-as="poem"><div data-as="stanza"><p data-as="verse">line</p><p data-as="verse">other</p></div></blockquote><table><tr><th>a</th><td data-as="right">b</td></tr></table>',
    );
    expect(read?.text).toBe('Motto\n\nSomeone\n\nline\n\nother\n\na\n\nb');
  });

  it('has each word once, also after inline tags and outside of paragraphs', () => {
    expect(chapter('<p>a <emphasis>b</emphasis> c</p>bare<p>d</p>')?.text).toBe('a b c\n\nbare\n\nd');
  });

  it('keeps pictures and empty lines in their section', () => {
    const section = (title: string, body: string) =>
      `<section><title><p>${title}</p></title>${body}</section>`;
    const picture = '<image l:href="#p.png"/>';
    const body = `${section('A', `<p>one</p><empty-line/>${picture}`)}${section('B', `${picture}<p>two three</p>`)}`;
    const { chapters } = parsePublication(buildFb2({ images: [png], chapters: [{ title: 'Part', body }] }));
    expect(chapters.map(({ html, text, words }) => [html, text, words])).toEqual([
      [
        '<h2 data-as="title">Part</h2><h3 data-as="title">A</h3><p>one</p><hr data-as="empty-line"/><p><img data-resource="p.png"/></p>',
        'Part\n\nA\n\none',
        3,
      ],
      ['<h3 data-as="title">B</h3><p><img data-resource="p.png"/></p><p>two three</p>', 'B\n\ntwo three', 3],
    ]);
  });

  it('reads on after a body within a body, in the text and in the notes', () => {
    const body = '<body><p>inner</p></body><p>after <a l:href="#n1">1</a> <a l:href="#n2">2</a></p>';
    const note = (id: string, text: string) => `<section id="${id}">${text}</section>`;
    const noteBody = note('n1', '<body><p>First.</p></body>') + note('n2', '<p>Second.</p>');
    const source = buildFb2(
      { chapters: [{ body }, { body: '<p>second</p>' }] },
      { rootXml: `<body name="notes">${noteBody}</body>` },
    );
    const { chapters, notes } = parsePublication(source);
    expect(chapters.map(({ text }) => text)).toEqual(['inner\n\nafter 1 2', 'second']);
    expect(notes.map(({ id, text }) => [id, text])).toEqual([
      ['n1', 'First.'],
      ['n2', 'Second.'],
    ]);
  });

  it('opens notes by their links and keeps them out of the chapters', () => {
    const bytes = buildFb2(
      { chapters: [{ body: '<p>x<a l:href="#n1" type="note">[1]</a></p>' }] },
      { notes: { n1: 'The note.' } },
    );
    const { chapters, notes } = parsePublication(bytes);
    expect(chapters.map(({ text }) => text)).toEqual(['x[1]']);
    expect(chapters[0]?.html).toBe('<p>x<a data-note="n1">[1]</a></p>');
    expect(notes).toEqual([{ id: 'n1', html: '<p>The note.</p>', text: 'The note.' }]);
  });

  it('shows its binaries and drops those that are not pictures', () => {
    const body = '<p><image l:href="#p.png" alt="dot"/><image l:href="#bad"/></p><p>text</p>';
    const bytes = buildFb2(
      { images: [png], chapters: [{ body }] },
      { rootXml: '<binary id="bad" content-type="image/png">!!!</binary>' },
    );
    const { chapters, resources } = parsePublication(bytes);
    expect(chapters[0]?.html).toBe('<p><img data-resource="p.png" alt="dot"/></p><p>text</p>');
    expect(resources).toHaveLength(1);
  });

  it('is read even when its tags cross or its prefixes are not bound', () => {
    const source =
      '<?xml version="1.0"?><FictionBook><body><section><title><p>T</title><p>a <b:strong>b</p> c &nbsp; <a x:href="#q">d</a></section></body>';
    const { chapters } = parsePublication(new TextEncoder().encode(source));
    expect(chapters[0]?.text).toBe('T\n\na b\n\nc d');
  });

  it('without any text is refused', () => {
    expect(() => parsePublication(buildFb2({ chapters: [] }))).toThrow(/no readable chapters/);
  });

  it.each([
    ['another case', 'Cover.PNG', 'cover.png'],
    ['percent-encoding in the link', 'моя книга.png', encodeURIComponent('моя книга.png')],
    ['percent-encoding in the binary', 'my%20cover.png', 'my cover.png'],
    ['white space around it', ' cover.png ', 'cover.png'],
    ['characters that markup escapes', 'a&amp;b.png', 'a&amp;b.png'],
  ])('shows a picture whose name differs by %s', (_, id, reference) => {
    const book = buildFb2(
      { chapters: [{ title: 'One', body: `<p>Before</p><image l:href="#${reference}"/>` }] },
      {
        rootXml: `<binary id="${id}" content-type="image/png">${btoa(String.fromCharCode(...onePixelPng))}</binary>`,
      },
    );
    const coverpage = `<coverpage><image l:href="#${reference}"/></coverpage><lang>`;
    const source = new TextDecoder().decode(book).replace('<lang>', coverpage);
    const publication = parsePublication(new TextEncoder().encode(source));
    expect(publication.cover?.bytes).toEqual(onePixelPng);
    const shown = publication.resources[0]!.href.replaceAll('&', '&amp;');
    expect(publication.chapters[0]!.html).toContain(`<img data-resource="${shown}"/>`);
  });

  it('accepts HTML elements left by converters', () => {
    const body = '<h3>Head</h3><ul><li>one</li><li>two</li></ul><blockquote><p>said</p></blockquote>';
    expect(chapter(body)!.html).toBe(
      '<h3>Head</h3><ul><li>one</li><li>two</li></ul><blockquote><p>said</p></blockquote>',
    );
  });

  it('reads a bare name as the author, and a comma in the number of a volume', () => {
    const book = buildFb2({ series: { name: 'S' }, authors: ['X'], chapters: [{ body: '<p>t</p>' }] });
    const source = new TextDecoder()
      .decode(book)
      .replace(/<author>.*?<\/author>/s, '<author>Лев Толстой</author>')
      .replace('name="S"', 'name="S" number="3,5"');
    const { metadata } = parsePublication(new TextEncoder().encode(source));
    expect(metadata.authors).toEqual(['Лев Толстой']);
    expect(metadata.series).toEqual({ name: 'S', position: 3.5 });
  });
});
