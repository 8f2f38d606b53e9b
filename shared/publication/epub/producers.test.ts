import { describe, expect, it } from 'vitest';
import { onePixelPng } from '../../testing/book-description.ts';
import { buildEpub, page } from '../../testing/build-epub.ts';
import { parsePublication } from '../parse-publication.ts';

const chapters = (body: string, entries = {}) =>
  parsePublication(buildEpub({ chapters: [{ title: 'One', body }] }, { entries }));

describe('an EPUB made by', () => {
  it("Word keeps its lines whole around Word's own elements", () => {
    const body =
      '<p class="MsoNormal">Hello<o:p></o:p> <st1:place w:st="on">Paris</st1:place><o:p>&#160;</o:p> end</p>';
    expect(chapters(body).chapters[0]!.text).toBe('Hello Paris end');
  });

  it('Duokan opens its notes, which are linked by pictures', () => {
    const book = chapters(
      `<p>正文<a class="duokan-footnote" href="#n1"><img src="../note.png" alt="注"/></a></p>
      <ol class="duokan-footnote-content"><li class="duokan-footnote-item" id="n1"><p>注释内容</p></li></ol>`,
      { 'OEBPS/note.png': onePixelPng },
    );
    expect(book.chapters[0]!.html).toMatch(/<a [^>]*data-note="[^"]+"[^>]*><img/);
    expect(book.notes.map(({ text }) => text)).toEqual(['注释内容']);
  });

  it('a program that writes too many "../" in its links shows its pictures', () => {
    const body = '<p>one<img src="../../../../OEBPS/note.png" alt="x"/></p>';
    expect(chapters(body, { 'OEBPS/note.png': onePixelPng }).resources).toHaveLength(1);
  });

  it('hand has its pages even if their ids differ in case and their type is plain XML', () => {
    const book = buildEpub(
      { chapters: [{ body: '<p>one</p>' }] },
      {
        entries: { 'OEBPS/two.xml': page('Two', '<p>two</p>') },
        manifestXml: '<item id="Two" href="two.xml" media-type="application/xml"/>',
        spineXml: '<itemref idref="two"/>',
      },
    );
    expect(parsePublication(book).chapters.map(({ text }) => text)).toEqual(['one', 'two']);
  });
});
