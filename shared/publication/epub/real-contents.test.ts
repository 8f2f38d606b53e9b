import { describe, expect, it } from 'vitest';
import { buildEpub, page } from '../../testing/build-epub.ts';
import { parsePublication } from '../parse-publication.ts';
import type { ContentsEntry } from '../publication.ts';

const titles = (entries: ContentsEntry[]): unknown[] =>
  entries.map(({ title, children }) => (children.length > 0 ? [title, titles(children)] : title));
const tocNcx =
  '<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap><navPoint><navLabel><text>First</text></navLabel><content src="../text/c1.xhtml"/></navPoint></navMap></ncx>';
const ncxItem = (name: string) =>
  name === 'toc.ncx' ? '' : `<item id="ncx" href="${name}" media-type="application/x-dtbncx+xml"/>`;

describe('the contents', () => {
  const chapters = [
    { title: 'A', paragraphs: ['one'], children: [{ title: 'A.1', paragraphs: ['two'] }] },
    { title: 'B', paragraphs: ['three'] },
  ];

  it.each([[['nav']], [['ncx']], [['nav', 'ncx']]] as ('nav' | 'ncx')[][][])('come from %j', (toc) => {
    const publication = parsePublication(buildEpub({ chapters }, { toc }));
    expect(titles(publication.contents)).toEqual([['A', ['A.1']], 'B']);
  });

  it('come from the NCX if the nav document has none', () => {
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
  ])('come from the intended list: %s', (navs) => {
    const entries = { 'OEBPS/nav.xhtml': page('N', navs) };
    expect(titles(parsePublication(buildEpub({ chapters }, { entries })).contents)).toEqual(['One']);
  });

  it.each(['toc.ncx', 'gone.ncx'])('come from an NCX that the manifest leaves out or calls %s', (name) => {
    const entries = { 'OEBPS/toc.ncx': null, 'OEBPS/x/toc.ncx': tocNcx };
    const bytes = buildEpub({ chapters }, { toc: [], manifestXml: ncxItem(name), entries });
    expect(titles(parsePublication(bytes).contents)).toEqual(['First']);
  });

  it('are parsed as HTML if they are not XML', () => {
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

  it('take an empty title from the page', () => {
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
