import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuSeconds } from '#shared/testing/cpu-seconds.ts';
import { buildEpub } from '../../testing/build-epub.ts';
import { parsePublication } from '../parse-publication.ts';
import type { Publication } from '../publication.ts';
import { readRules } from './read-rules.ts';

/** A book of one document with these styles, linked, and this body. */
function styled(css: string, body: string, more: Record<string, string> = {}): Publication {
  return parsePublication(
    buildEpub(
      { chapters: [{ paragraphs: ['x'] }] },
      {
        entries: {
          'OEBPS/text/c1.xhtml': `<html><head><link rel="stylesheet" href="../css/main.css"/></head><body>${body}</body></html>`,
          'OEBPS/css/main.css': css,
          ...more,
        },
      },
    ),
  );
}

const html = (css: string, body: string, more?: Record<string, string>) =>
  styled(css, body, more).chapters[0]!.html;

describe('publisher styles', () => {
  it('keep their meaning in words of our own and nothing else', () => {
    expect(
      html(
        '.m { text-align: center; position: fixed; background: url(http://a.test/x) } span.sc { font-variant: small-caps }',
        '<p class="m">A <span class="sc">b</span></p>',
      ),
    ).toBe('<p data-as="center">A <span data-as="small-caps">b</span></p>');
  });

  it('hold for what stands within, beside and first, and by the meaning that EPUB gives', () => {
    const css = `@namespace epub "http://www.idpf.org/2007/ops";
      .poem > p { font-style: italic } h2 + p { text-indent: 0 } [epub|type~="x:sign"] b { font-weight: normal }
      div p:first-child { text-transform: uppercase }`;
    expect(html(css, '<section class="poem"><p>a</p><div><p>b</p></div></section>')).toBe(
      '<div><p data-as="italic">a</p><div><p data-as="all-caps">b</p></div></div>',
    );
    expect(html(css, '<h2>t</h2><p>a</p><p>b</p>')).toBe('<h2>t</h2><p data-as="no-indent">a</p><p>b</p>');
    expect(html(css, '<p epub:type="x:sign"><b>a</b></p>')).toBe('<p><b data-as="regular">a</b></p>');
  });

  it('win by importance, specificity and order, and an element’s own style over them', () => {
    const css = '#i { text-align: right } .c { text-align: center } p { font-style: italic !important }';
    expect(html(css, '<p class="c" id="i">a</p>')).toBe('<p id="b-i" data-as="right italic">a</p>');
    expect(html(css, '<p class="c" style="text-align: left; font-style: normal">a</p>')).not.toContain(
      'center',
    );
  });

  it('are said once where the page inherits them, and undone within', () => {
    expect(
      html(
        '.c { text-align: center } .l { text-align: left }',
        '<div class="c"><p>a</p><p class="l">b</p></div>',
      ),
    ).toBe('<div data-as="center"><p data-as="no-indent">a</p><p data-as="left">b</p></div>');
    expect(html('body { font-style: italic }', '<p>a <em>b</em></p>')).toBe(
      '<p data-as="italic">a <em>b</em></p>',
    );
  });

  it('leave the setting of all paragraphs to the reader, and mark those that differ', () => {
    expect(html('p { text-indent: 0; margin: 1em 0 }', '<p>a</p>')).toBe('<p>a</p>');
    expect(html('p.n { text-indent: 0; margin: 1em 0 }', '<p class="n">a</p>')).toBe(
      '<p data-as="no-indent apart">a</p>',
    );
    expect(html('p.h { margin-left: 3em; text-indent: -1.5em }', '<p class="h">a</p>')).toContain(
      '"hanging"',
    );
    expect(html('.i { margin-left: 40px }', '<p class="i">a</p><ul class="i"><li>b</li></ul>')).toBe(
      '<p data-as="block-indent">a</p><ul><li>b</li></ul>',
    );
  });

  it('know an initial by its letter or by its own element', () => {
    const initial = '{ float: left; font-size: 3em }';
    expect(html(`p.d::first-letter ${initial}`, '<p class="d">Once</p>')).toBe(
      '<p data-as="drop-cap">Once</p>',
    );
    expect(html(`.d ${initial}`, '<p><span class="d">O</span>nce</p>')).toContain(
      '<span data-as="drop-cap">O<',
    );
  });

  it('hide what is not to be read, which still counts in the facts; a note stays for its link', () => {
    const book = styled(
      '.gone, aside { display: none }',
      '<p>Seen words here</p><p class="gone">lost text</p><aside epub:type="footnote" id="n">note</aside>',
    );
    expect(book.chapters[0]!.text).toBe('Seen words here\n\nnote');
    expect(book.documents[0]!.words).toBe(6);
    expect(styled('p { display: none }', '<p>waits for a script</p>').chapters[0]!.text).toBe(
      'waits for a script',
    );
  });

  it('come from style elements and from sheets that sheets import, even in a ring', () => {
    expect(
      html('@import url("more.css");', '<p>a</p>', {
        'OEBPS/css/more.css': '@import "main.css"; p { font-weight: bold }',
      }),
    ).toBe('<p data-as="bold">a</p>');
    expect(
      html('', '', {
        'OEBPS/text/c1.xhtml':
          '<html><head><style type="text/css"><![CDATA[ .a { font-style: italic } ]]></style></head><body><p class="a">a</p></body></html>',
      }),
    ).toBe('<p data-as="italic">a</p>');
  });

  it('for paper, for other readers, or in a shape that is not known are left out', () => {
    const css = `@media print { p { font-weight: bold } } @media amzn-kf8 { p { font-weight: bold } }
      @supports (x: y) { p { font-weight: bold } } p:hover, p ~ p, p[title] { font-weight: bold }
      @media screen { p { font-style: italic } }`;
    expect(html(css, '<p title="">a</p>')).toBe('<p data-as="italic">a</p>');
  });
});

describe('hostile style sheets', () => {
  it('are read to their end, whatever they hold', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'{}@;:"\'\\/*,.#p>+ \n[]='), maxLength: 200 }),
        (css) => {
          readRules(css, 100);
        },
      ),
    );
  });

  it('cost a bounded time', () => {
    const rules = Array.from(
      { length: 9000 },
      (_, i) => `.x p, p { font-style: ${i % 2 ? 'italic' : 'normal'} }`,
    );
    const body = Array.from({ length: 30_000 }, (_, i) => `<p class="x${i}">${i}</p>`).join('');
    const seconds = cpuSeconds(() => {
      expect(styled(rules.join('\n'), body).chapters[0]!.text).toContain('29999');
      for (const piece of ['{', '"', '/*', 'p,', '[', '@media{', 'p '])
        readRules(piece.repeat(1_000_000 / piece.length), 10_000);
    });
    expect(seconds).toBeLessThan(20);
  });
});
