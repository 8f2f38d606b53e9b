import { describe, expect, it } from 'vitest';
import { buildEpub } from '../testing/build-epub.ts';
import { later, make, title } from '../testing/illustrated-lighthouse.ts';

describe('an edition of an EPUB 2', () => {
  const body =
    '<p align="right"><tt>One</tt>&nbsp;<font color="red" size="4">two</font></p><table border="0" width="50%"><tr><td valign="top"><a name="x"/>Three &#171;four&#187; &hellip;</td></tr></table><center>Five</center>';
  const old = buildEpub(
    { title, chapters: [{ title: 'Alpha', body }], cover: { ...later, name: 'cover.png' } },
    {
      version: 2,
      metadataXml:
        '<dc:creator opf:role="trl" opf:file-as="Doe, J">J. Doe</dc:creator><dc:date opf:event="modification">2011</dc:date><dc:subject/>',
      guideXml: '<reference type="text" title="Beginning" href="text/c1.xhtml"/>',
    },
  );
  const { textOf, read, publication } = make(old, { cast: [] });

  it('is an EPUB 3 with the same content', () => {
    const opf = textOf('OEBPS/content.opf');
    expect(opf).toContain('version="3.0"');
    expect(opf).toMatch(/<dc:creator id="vignette-meta-1">J\. Doe<\/dc:creator>/);
    expect(opf).toContain(
      '<meta refines="#vignette-meta-1" property="role" scheme="marc:relators">trl</meta>',
    );
    expect(opf).toContain('<meta refines="#vignette-meta-1" property="file-as">Doe, J</meta>');
    expect(opf).not.toContain('<dc:subject/>');
    expect(opf).toMatch(/<item id="i1" [^>]*properties="cover-image"/);
  });

  it('has documents that look and read as they did', () => {
    const text = textOf('OEBPS/text/c1.xhtml');
    expect(text).toContain(
      '<p style="text-align: right"><span style="font-family: monospace">One</span>\u00a0',
    );
    expect(text).toContain('<span style="color: red; font-size: large">two</span>');
    expect(text).toContain(
      '<table style="width: 50%"><tr><td style="vertical-align: top"><a id="x"/>Three &#171;four&#187; …',
    );
    expect(text).toContain('<div style="text-align: center">Five</div>');
    expect(read().chapters[0]!.text).toBe(publication.chapters[0]!.text);
  });

  it('has contents and landmarks of both EPUB 3 and EPUB 2', () => {
    expect(textOf('OEBPS/vignette/nav.xhtml')).toContain('<li><a href="../text/c1.xhtml">Alpha</a></li>');
    expect(textOf('OEBPS/vignette/nav.xhtml')).toContain(
      '<a epub:type="bodymatter" href="../text/c1.xhtml">Beginning</a>',
    );
    expect(textOf('OEBPS/toc.ncx')).toContain('<content src="vignette/colophon.xhtml"/>');
  });
});
