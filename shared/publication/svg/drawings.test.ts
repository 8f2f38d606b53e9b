import { describe, expect, it } from 'vitest';
import { onePixelPng } from '../../testing/book-description.ts';
import { buildEpub } from '../../testing/build-epub.ts';
import { parsePublication } from '../parse-publication.ts';
import { readDrawing } from './read-drawing.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const drawn = (inside: string) => readDrawing(bytes(`<svg viewBox="0 0 20 10">${inside}</svg>`));

function read(body: string, entries: Record<string, string> = {}) {
  const { chapters, drawings } = parsePublication(
    buildEpub({ chapters: [{ title: 'A', body: `<p>before</p>${body}<p>after</p>` }] }, { entries }),
  );
  return { ...chapters[0]!, drawings };
}

describe('a drawing', () => {
  it('is rewritten with drawing elements only', () => {
    expect(drawn('<g fill="red"><PATH d="M0 0L1 1"/></g><text x="1">a &lt; b</text>')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">' +
        '<g fill="red"><path d="M0 0L1 1"></path></g><text x="1">a &lt; b</text></svg>',
    );
    expect(drawn('<lineargradient gradientunits="userSpaceOnUse" id="g"/><rect fill="url(#g)"/>')).toContain(
      '<linearGradient gradientUnits="userSpaceOnUse" id="g"></linearGradient><rect fill="url(#g)">',
    );
  });

  it('loses everything that acts, links or loads', () => {
    const markup = drawn(
      '<rect onload="x()" style="fill:url(http://e/x)" fill="url(//e/x)" filter="url(#f)"/><script>x()</script>' +
        '<a href="javascript:x()"><path d="M1 1"/></a><image href="http://e/x.png"/><use href="http://e/x.svg#y"/>' +
        '<foreignObject><p>x</p></foreignObject><animate attributeName="href"/><set/><iframe/>' +
        '<style>@import "http://e/x";</style><style>rect { fill: blue }</style><style>a{b:\\75rl(//e)}</style>',
    );
    expect(markup).not.toMatch(/onload|script|e\/x|foreign|animate|import|75rl|iframe|<set|<a[ >]/);
    expect(markup).toContain('<rect filter="url(#f)">');
    expect(markup).toContain('<g><path d="M1 1"></path></g>');
    expect(markup).toContain('<style>rect { fill: blue }</style>');
  });

  it('has one size, also if set by the page', () => {
    for (const size of ['width="100%"', 'height="50%"', 'width="100%" height="100%"', '']) {
      const { drawings } = read(`<svg ${size} viewBox="0 0 40 20"><rect width="4"/></svg>`);
      expect(drawings[0]?.markup).toBe(
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20"><rect width="4"></rect></svg>',
      );
    }
  });

  it('is dropped when it is empty or too costly to draw', () => {
    expect(drawn('<defs><path d="M0 0"/></defs><title>t</title>')).toBeNull();
    const ten = (id: number) => `<g id="g${id}">${`<use href="#g${id - 1}"/>`.repeat(10)}</g>`;
    expect(drawn(`<g id="g0"><rect/></g>${[1, 2, 3, 4, 5, 6, 7].map(ten).join('')}`)).toBeNull();
    expect(drawn(`<g id="g0"><rect/></g>${[1, 2].map(ten).join('')}`)).not.toBeNull();
    expect(drawn('<g id="a"><use href="#a"/><rect/></g>')).not.toBeNull();
  });

  it('becomes a picture in the page with its text beside it', () => {
    const { html, text, drawings } = read(
      '<svg width="40" height="20" aria-label="A map"><rect width="40"/><text>Harbour</text></svg>',
    );
    expect(html).toBe(
      '<p>before</p><p><img data-resource="OEBPS/text/c1.xhtml#drawing-1" alt="A map" width="40" height="20"/></p>' +
        '<div data-as="drawn">Harbour</div><p>after</p>',
    );
    expect(text).toBe('before\n\nHarbour\n\nafter');
    expect(drawings[0]?.markup).toContain('<text>Harbour</text>');
  });

  it('may be a file of its own', () => {
    const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>';
    const { html, drawings } = read('<p><img src="../ornament.svg" alt="*"/></p>', {
      'OEBPS/ornament.svg': svg,
    });
    expect(html).toContain('<img data-resource="OEBPS/ornament.svg" alt="*"/>');
    expect(drawings).toEqual([
      { href: 'OEBPS/ornament.svg', markup: expect.stringContaining('<circle r="4">') as string },
    ]);
  });

  it('that wraps a picture is replaced by the picture', () => {
    const { chapters, drawings } = parsePublication(
      buildEpub({
        images: [{ name: 'p.png', mediaType: 'image/png', bytes: onePixelPng }],
        chapters: [
          { title: 'A', body: '<svg viewBox="0 0 1 1"><image href="../images/p.png"/><rect/></svg>' },
        ],
      }),
    );
    expect(chapters[0]?.html).toBe('<p><img data-resource="OEBPS/images/p.png"/></p>');
    expect(drawings).toEqual([]);
  });
});
