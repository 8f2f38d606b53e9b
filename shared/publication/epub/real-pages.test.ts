import { describe, expect, it } from 'vitest';
import { onePixelPng } from '../../testing/book-description.ts';
import { buildEpub, page } from '../../testing/build-epub.ts';
import { parsePublication } from '../parse-publication.ts';

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
