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
  it('end pages where the publisher does, but not within a table', () => {
    const css = `.a { page-break-before: always } .b { break-after: recto } .c { break-before: avoid }
      .d { page-break-after: auto } tr { page-break-after: always } span { break-before: page }`;
    expect(html(css, '<p class="a">a</p><p class="b">b</p>')).toBe(
      '<p data-as="page-before">a</p><p data-as="page-after">b</p>',
    );
    expect(html(css, '<h2 class="a">a</h2>')).toBe('<h2 data-as="page-before">a</h2>');
    expect(html(css, '<p class="c">a</p><p class="d">b <span>c</span></p>')).not.toContain('page-');
    expect(html(css, '<table><tr><td>a</td></tr></table>')).not.toContain('page-');
    expect(html('.a { break-before: page } p { break-before: auto !important }', '<p class="a">a</p>')).toBe(
      '<p>a</p>',
    );
  });

  it('are reduced to an allow-list of our own tokens', () => {
    expect(
      html(
        '.m { text-align: center; position: fixed; background: url(http://a.test/x) } span.sc { font-variant: small-caps }',
        '<p class="m">A <span class="sc">b</span></p>',
      ),
    ).toBe('<p data-as="center">A <span data-as="small-caps">b</span></p>');
  });

  it('match descendants, siblings, first children and epub:type', () => {
    const css = `@namespace epub "http://www.idpf.org/2007/ops";
      .poem > p { font-style: italic } h2 + p { text-indent: 0 } [epub|type~="x:sign"] b { font-weight: normal }
      div p:first-child { text-transform: uppercase }`;
    expect(html(css, '<section class="poem"><p>a</p><div><p>b</p></div></section>')).toBe(
      '<div><p data-as="italic">a</p><div><p data-as="all-caps">b</p></div></div>',
    );
    expect(html(css, '<h2>t</h2><p>a</p><p>b</p>')).toBe('<h2>t</h2><p data-as="no-indent">a</p><p>b</p>');
    expect(html(css, '<p epub:type="x:sign"><b>a</b></p>')).toBe('<p><b data-as="regular">a</b></p>');
  });

  it('cascade by importance, specificity and order, below an element’s own style', () => {
    const css = '#i { text-align: right } .c { text-align: center } p { font-style: italic !important }';
    expect(html(css, '<p class="c" id="i">a</p>')).toBe('<p id="b-i" data-as="right italic">a</p>');
    expect(html(css, '<p class="c" style="text-align: left; font-style: normal">a</p>')).not.toContain(
      'center',
    );
  });

  it('are set once if children inherit them, and reset inside', () => {
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

  it('are ignored if all paragraphs share them, and kept if some differ', () => {
    expect(html('p { text-indent: 0; margin: 1em 0 }', '<p>a</p>')).toBe('<p>a</p>');
    expect(html('p.n { text-indent: 0; margin: 1em 0 }', '<p class="n">a</p>')).toBe(
      '<p data-as="no-indent apart">a</p>',
    );
    expect(html('p.h { margin-left: 3em; text-indent: -1.5em }', '<p class="h">a</p>')).toContain(
      '"hanging slight-indent"',
    );
    expect(html('.i { margin-left: 40px }', '<p class="i">a</p><ul class="i"><li>b</li></ul>')).toBe(
      '<p data-as="block-indent">a</p><ul><li>b</li></ul>',
    );
  });

  it('recognise a drop cap by ::first-letter or by its own element', () => {
    const initial = '{ float: left; font-size: 3em }';
    expect(html(`p.d::first-letter ${initial}`, '<p class="d">Once</p>')).toBe(
      '<p data-as="drop-cap">Once</p>',
    );
    expect(html(`.d ${initial}`, '<p><span class="d">O</span>nce</p>')).toContain(
      '<span data-as="drop-cap">O<',
    );
  });

  it('hide text, which still counts in the facts; hidden notes still open', () => {
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

  it('come from style elements and imported sheets, even cyclic ones', () => {
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

  it('for print, for other reading systems or in unknown syntax are ignored', () => {
    const css = `@media print { p { font-weight: bold } } @media amzn-kf8 { p { font-weight: bold } }
      @supports (x: y) { p { font-weight: bold } } p:hover, p ~ p, p[title] { font-weight: bold }
      @media screen { p { font-style: italic } }`;
    expect(html(css, '<p title="">a</p>')).toBe('<p data-as="italic">a</p>');
  });
});

describe('meaning that publishers express by style alone', () => {
  it('verse keeps indents, hanging lines and lines made of spans', () => {
    const css = `.l { margin-left: 1.5em; text-indent: -1.5em } .m { margin-left: 3em; text-indent: -1.5em }
      .s { margin-top: 1em } span.v { display: block; padding-left: 1em; text-indent: -1em }`;
    expect(html(css, '<p class="l">a</p><p class="m">b</p><p class="l s">c</p>')).toBe(
      '<p data-as="hanging">a</p><p data-as="hanging slight-indent">b</p><p data-as="hanging space-above">c</p>',
    );
    expect(html('.n { float: right }', '<p>a <span class="n">10</span></p>')).toBe(
      '<p>a <span data-as="float-right">10</span></p>',
    );
    expect(html(css, '<p><span class="v">a</span><br/><span class="v">b</span></p>')).toBe(
      '<p><span data-as="line verse">a</span><br/><span data-as="line verse">b</span></p>',
    );
  });

  it('extra space above a paragraph is a scene break, unless all have it', () => {
    const css = `p { margin: 1em 0; background: #eee } .b { margin-top: 2em } .x { margin: 1em 0 }
      .star { text-align: center; margin: 1em 0 }`;
    expect(html(css, '<p>a</p><p class="x">b</p><p class="b">c</p><p class="star">*</p>')).toBe(
      '<p>a</p><p>b</p><p data-as="space-above">c</p><p data-as="center space-above space-below">*</p>',
    );
  });

  it('indented, framed and large centred blocks are recognised', () => {
    const css = `.far { margin-left: 40% } .cm { margin-left: 1.5cm } .box { border: 1px solid #000 }
      .tint { background: #ffc; padding: 1em } .none { border: 0 solid #000; background: #fff; padding: 1em }
      .big { font-size: 160% } .c { text-align: center }`;
    expect(html(css, '<p class="far">a</p><p class="cm">b</p>')).toBe(
      '<p data-as="far-indent">a</p><p data-as="block-indent">b</p>',
    );
    expect(html(css, '<div class="box">a</div><div class="tint">b</div><div class="none">c</div>')).toBe(
      '<div data-as="box">a</div><div data-as="box">b</div><div>c</div>',
    );
    // In running text the size is the reader's.
    expect(html(css, '<p class="c big">a</p><p class="big">b</p>')).toBe(
      '<p data-as="center large">a</p><p>b</p>',
    );
  });

  it('small caps, letter spacing and monospace are kept unless all of the book has them', () => {
    const css = `body { font-family: Courier New, monospace } .t { font-family: "Courier New", serif }
      .sp { letter-spacing: .2em } .lc { font-variant: small-caps; text-transform: lowercase }`;
    expect(
      html(
        css,
        '<p>a <span class="t">b</span> <code class="t">c</code> <i class="sp">d</i> <b class="lc">E</b></p>',
      ),
    ).toBe(
      '<p>a <span data-as="mono">b</span> <code>c</code> <i data-as="spaced">d</i> <b data-as="small-caps lower-case">E</b></p>',
    );
  });

  it.each([
    ['text-emphasis: sesame red', 'stress-filled-sesame'],
    ['-epub-text-emphasis-style: open dot', 'stress-open-dot'],
    ['-webkit-text-emphasis-style: "x"', 'stress-filled-dot'],
    [
      'text-emphasis-style: filled double-circle; text-emphasis-position: under right',
      'stress-filled-double-circle stress-under',
    ],
    ['text-decoration: underline; -epub-text-underline-position: under left', 'underline-left underline'],
    ['-epub-word-break: break-all', 'break-all'],
    ['-epub-hyphens: manual', 'hyphens-manual'],
    ['text-transform: -epub-fullwidth', 'full-width'],
    ['text-transform: capitalize', 'title-case'],
  ])('letters are set as their script requires: %s', (style, expected) => {
    expect(html(`.a { ${style} }`, '<p><i class="a">a</i></p>')).toBe(
      `<p><i data-as="${expected}">a</i></p>`,
    );
  });

  it.each(['start', 'end', 'left', 'right', 'center', 'justify'])('text-align-last: %s is kept', (side) => {
    expect(html(`.a { -epub-text-align-last: ${side} }`, '<p class="a">a</p>')).toBe(
      `<p data-as="last-${side}">a</p>`,
    );
  });

  it('text styles are set once, and reset inside', () => {
    const css =
      'div { hyphens: none; text-emphasis: dot } p { hyphens: none } .a { hyphens: auto; text-emphasis: none }';
    expect(html(css, '<div><p>a</p><p class="a">b</p></div>')).toBe(
      '<div data-as="stress-filled-dot hyphens-none"><p>a</p><p data-as="stress-none hyphens-auto">b</p></div>',
    );
    expect(html('p { hyphens: auto; word-break: normal }', '<p>a</p>')).toBe('<p>a</p>');
    expect(html('h2 { hyphens: none }', '<h2>a</h2><p>b</p>')).toBe('<h2>a</h2><p>b</p>');
    expect(html('h2 { hyphens: auto }', '<h2>a</h2>')).toBe('<h2 data-as="hyphens-auto">a</h2>');
  });

  it('indents of vertical text come from its top margin', () => {
    const css = 'body { writing-mode: vertical-rl } .main { margin-left: 12em } .in { margin-top: 3em }';
    expect(html(css, '<div class="main"><p class="in">a</p></div>')).toBe(
      '<div data-as="vertical-rl"><div><p data-as="block-indent">a</p></div></div>',
    );
  });

  it('lists keep the book’s markers', () => {
    const css = '.n { list-style: none } .r { list-style-type: upper-roman } .u { list-style: url(x.png) }';
    expect(html(css, '<ul class="n"><li>a</li></ul><ol class="r"><li class="u">b</li></ol>')).toBe(
      '<ul data-as="marker-none"><li>a</li></ul><ol data-as="marker-upper-roman"><li value="1">b</li></ol>',
    );
  });

  it('pictures are inline, floated or drop caps', () => {
    const css = `.g { height: 1em } .i { float: left; width: 3em } .f { float: right; width: 40% }
      .w { float: left; width: 90% }`;
    const styleOf = (name: string) =>
      /data-as="([^"]*)"/.exec(html(css, `<p>a <img class="${name}" alt="x"/> b</p>`))?.[1];
    expect(['g', 'i', 'f', 'w'].map(styleOf)).toEqual(['line-high', 'drop-cap', 'float-right', undefined]);
    expect(html(css, '<div class="f">a</div><p class="f">b</p>')).toBe(
      '<div data-as="float-right">a</div><p>b</p>',
    );
  });
});

describe('hostile style sheets', () => {
  it('are parsed to the end, whatever they contain', () => {
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
      { length: 5000 },
      (_, i) => `.x p, p { font-style: ${i % 2 ? 'italic' : 'normal'} }`,
    );
    const body = Array.from({ length: 14_000 }, (_, i) => `<p class="x${i}">${i}</p>`).join('');
    const seconds = cpuSeconds(() => {
      expect(styled(rules.join('\n'), body).chapters[0]!.text).toContain('13999');
      for (const piece of ['{', '"', '/*', 'p,', '[', '@media{', 'p '])
        readRules(piece.repeat(500_000 / piece.length), 10_000);
    });
    expect(seconds).toBeLessThan(20);
  });
});
