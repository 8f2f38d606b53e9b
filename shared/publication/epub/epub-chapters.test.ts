import { describe, expect, it } from 'vitest';
import { onePixelPng } from '../../testing/book-description.ts';
import { buildEpub, page } from '../../testing/build-epub.ts';
import { parsePublication } from '../parse-publication.ts';

const png = { name: 'p.png', mediaType: 'image/png', bytes: onePixelPng };

describe('chapters of an EPUB', () => {
  const nav = (list: string) => ({
    'OEBPS/nav.xhtml': page('Contents', `<nav epub:type="toc"><ol>${list}</ol></nav>`),
  });

  it('are the parts of a document that the contents link to', () => {
    const body = '<h2 id="a">A</h2><p>one</p><div><h2 id="b">B</h2><p>two</p></div>';
    const list = '<li><a href="text/c1.xhtml#a">A</a></li><li><a href="text/c1.xhtml#b">B</a></li>';
    const { chapters } = parsePublication(
      buildEpub({ chapters: [{ body }] }, { toc: ['nav'], entries: nav(list) }),
    );
    expect(chapters.map(({ title, text }) => [title, text])).toEqual([
      ['A', 'A\n\none'],
      ['B', 'B\n\ntwo'],
    ]);
  });

  it('include documents that the contents omit', () => {
    const book = {
      chapters: [
        { title: 'A', paragraphs: ['one'] },
        { paragraphs: ['two'] },
        { title: 'B', paragraphs: ['three'] },
      ],
    };
    expect(parsePublication(buildEpub(book)).chapters.map(({ text }) => text)).toEqual([
      'one\n\ntwo',
      'three',
    ]);
  });

  it('are the documents if there are no contents', () => {
    const book = { chapters: [{ paragraphs: ['one'] }, { paragraphs: ['two'] }] };
    expect(parsePublication(buildEpub(book, { toc: [] })).chapters.map(({ text }) => text)).toEqual([
      'one',
      'two',
    ]);
  });

  it('keep sections in their chapter, and split parts into chapters', () => {
    const sections = `<p>${'own words '.repeat(100)}</p><h3 id="s">S</h3><p>section</p>`;
    const list =
      '<li><a href="text/c1.xhtml">A</a><ol><li><a href="text/c1.xhtml#s">S</a></li></ol></li>' +
      '<li><a href="text/c2.xhtml#p">Part</a><ol><li><a href="text/c2.xhtml#x">X</a></li><li><a href="text/c2.xhtml#y">Y</a></li></ol></li>';
    const part = '<h1 id="p">Part</h1><h2 id="x">X</h2><p>x</p><h2 id="y">Y</h2><p>y</p>';
    const { chapters, contents } = parsePublication(
      buildEpub({ chapters: [{ body: sections }, { body: part }] }, { toc: ['nav'], entries: nav(list) }),
    );
    expect(chapters.map(({ title }) => title)).toEqual(['A', 'X', 'Y']);
    expect(contents[0]?.children[0]).toMatchObject({ title: 'S', chapter: 1 });
    expect(chapters[0]?.text.slice(contents[0]?.children[0]?.offset)).toBe('S\n\nsection');
  });

  it('leads from a note to other notes and back, also to those that only a note names', () => {
    const note = (id: string, body: string) =>
      `<aside epub:type="footnote" id="${id}"><p>${body}</p></aside>`;
    const { notes } = parsePublication(
      buildEpub({
        chapters: [
          {
            body:
              '<p id="here">a<a epub:type="noteref" href="#n1">1</a></p>' +
              note('n1', 'See <a epub:type="noteref" href="#n2">2</a>. <a href="#here">back</a>') +
              note('n2', 'And <a epub:type="noteref" href="#n1">1</a>.'),
          },
        ],
      }),
    );
    expect(notes.map(({ id }) => id)).toEqual(['0-n1', '0-n2']);
    expect(notes[0]?.html).toMatch(/data-note="0-n2">2<\/a>\. <a data-chapter="1" data-offset="0">back<\/a>/);
    expect(notes[1]?.html).toContain('data-note="0-n1">1</a>');
  });

  it('link to each other by chapter and offset, and to notes', () => {
    const first =
      '<p>go <a href="c2.xhtml#there">there</a>, <a epub:type="noteref" href="#n1">1</a>, <a href="none.xhtml">nowhere</a></p>' +
      '<aside epub:type="footnote" id="n1"><p>The note.</p></aside>';
    const book = {
      chapters: [
        { title: 'A', body: first },
        { title: 'B', body: '<p>before</p><p id="there">here</p>' },
      ],
    };
    const { chapters, notes } = parsePublication(buildEpub(book));
    expect(chapters[0]?.html).toContain('<a data-chapter="2" data-offset="8">there</a>');
    expect(chapters[0]?.html).toContain('<a>nowhere</a>');
    expect(chapters[0]?.html).toMatch(/<a data-chapter="1" data-offset="\d+" data-note="0-n1">1<\/a>/);
    expect(notes.map(({ id, text }) => [id, text])).toEqual([['0-n1', 'The note.']]);
  });

  it('open no note for an element in the head, whatever its id', () => {
    const page =
      '<html><head><title epub:type="footnote" id="t">T</title></head><body>' +
      '<p>Text.</p><p><a epub:type="noteref" href="#t">1</a></p></body></html>';
    const { chapters, notes } = parsePublication(
      buildEpub({ chapters: [{ title: 'A' }] }, { entries: { 'OEBPS/text/c1.xhtml': page } }),
    );
    expect(chapters[0]!.html).toContain('<a data-chapter="1" data-offset="0">1</a>');
    expect(notes).toEqual([]);
  });

  it('open notes recognised by superscript links, and link back from them', () => {
    const first =
      '<p id="r">Text<sup><a id="b1" href="c2.xhtml#n1">1</a></sup> and<a href="c2.xhtml#n2">[2]</a>, ' +
      '<a href="c2.xhtml#n1">this</a> of <a href="c2.xhtml#n1">1984</a>.</p>';
    const second =
      '<p id="n1"><a href="c1.xhtml#b1"><sup>1</sup></a> First.</p><p>x</p><div id="n2"><h3>2</h3><p>Second.</p></div>';
    const { chapters, notes } = parsePublication(
      buildEpub({
        chapters: [
          { title: 'A', body: first },
          { title: 'Notes', body: second },
        ],
      }),
    );
    expect(chapters[0]?.html).toContain('data-note="1-n1">1</a></sup>');
    expect(chapters[0]?.html).toContain('data-note="1-n2">[2]</a>');
    expect(chapters[0]?.html.match(/data-note/g)).toHaveLength(2);
    expect(chapters[1]?.html).not.toContain('data-note');
    expect(notes.map(({ text }) => text)).toEqual(['1 First.', 'Second.']);
  });

  it('open targets outside the reading order', () => {
    const body =
      '<p>a<a href="notes.xhtml#n1">1</a> <a href="table.xhtml">the table</a> <a href="../nav.xhtml">the contents</a></p>';
    const item = (name: string) =>
      `<item id="${name}" href="text/${name}.xhtml" media-type="application/xhtml+xml"/>`;
    const { chapters, notes } = parsePublication(
      buildEpub(
        { chapters: [{ title: 'A', body }] },
        {
          manifestXml: item('notes') + item('table'),
          entries: {
            'OEBPS/text/notes.xhtml': page(
              'N',
              '<p id="n1">First, <a href="c1.xhtml">back</a>.</p><p id="n2">Second.</p>',
            ),
            'OEBPS/text/table.xhtml': page('T', '<table><tr><td>cell</td></tr></table>'),
          },
        },
      ),
    );
    expect(notes.map(({ text }) => text)).toEqual(['First, back.', 'cell']);
    expect(chapters[0]?.html).toBe(
      `<p>a<a data-note="${notes[0]?.id}">1</a> <a data-note="${notes[1]?.id}">the table</a> <a>the contents</a></p>`,
    );
  });

  it('navigate to a note that is too long for a popover', () => {
    const body = `<p>a<sup><a href="#n">1</a></sup></p><p>b</p><p id="n">${'long '.repeat(10_000)}</p>`;
    const { chapters, notes } = parsePublication(buildEpub({ chapters: [{ title: 'A', body }] }));
    expect(chapters[0]?.html).toMatch(/<sup><a data-chapter="1" data-offset="\d+">1<\/a><\/sup>/);
    expect(notes).toEqual([]);
  });

  it('show their pictures by resource, once each, and only pictures', () => {
    const body =
      '<img src="../images/p.png" alt="A dot"/><img src="../images/p.png"/><img src="http://x.test/t.gif" alt="far"/>';
    const { chapters, resources } = parsePublication(buildEpub({ images: [png], chapters: [{ body }] }));
    expect(chapters[0]?.html).toBe(
      '<p><img data-resource="OEBPS/images/p.png" alt="A dot"/><img data-resource="OEBPS/images/p.png"/><img alt="far"/></p>',
    );
    expect(resources.map(({ href, mediaType }) => [href, mediaType])).toEqual([
      ['OEBPS/images/p.png', 'image/png'],
    ]);
  });
});
