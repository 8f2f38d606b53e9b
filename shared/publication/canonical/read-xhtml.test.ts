import { describe, expect, it } from 'vitest';
import { cpuSeconds } from '#shared/testing/cpu-seconds.ts';
import { readXhtml } from './read-xhtml.ts';

const html = (body: string) =>
  readXhtml(`<body>${body}</body>`, { linear: true, styleBy: null, resolvePicture: () => null }).html;

describe('chapter markup', () => {
  it('contains nothing that runs, loads, submits or hides', () => {
    expect(
      html('<p onclick="x" style="position:fixed" class="z">a<script>b</script><style>c</style></p>'),
    ).toBe('<p>a</p>');
    expect(html('<form action="/x"><input name="a"/><button>Go</button></form>')).toBe('<div>Go</div>');
    expect(html('<iframe srcdoc="&lt;b&gt;"></iframe><object data="x">kept</object>')).toBe('<p>kept</p>');
    expect(html('<svg onload="x"><script>y</script></svg><p>a</p>')).toBe('<p>a</p>');
  });

  it('keeps external links only to safe schemes', () => {
    expect(html('<a href="https://a.test/?x=1&amp;y">a</a>')).toContain('href="https://a.test/?x=1&amp;y"');
    for (const bad of [
      'javascript:x',
      ' java\nscript:x',
      'data:text/html,x',
      'vbscript:x',
      'file:///etc/passwd',
      '//host/x',
    ]) {
      expect(html(`<a href="${bad}">a</a>`)).toBe('<p><span>a</span></p>');
    }
  });

  it('keeps one empty line for blank paragraphs, between paragraphs only', () => {
    const line = '<hr data-as="empty-line"/>';
    for (const blank of ['<p>&#160;</p>', '<p><br/></p>', '<div>\u00a0</div>', '<p> <span>&#160;</span></p>'])
      expect(html(`<p>a</p>${blank.repeat(3)}<p>b</p>`), blank).toBe(`<p>a</p>${line}<p>b</p>`);
    expect(html('<div><p>a</p><p>&#160;</p></div><blockquote><p>b</p></blockquote>')).toBe(
      `<div><p>a</p></div>${line}<blockquote><p>b</p></blockquote>`,
    );
    for (const none of ['<p></p>', '<p> </p>'])
      expect(html(`<p>a</p>${none}<p>b</p>`)).toBe('<p>a</p><p>b</p>');
    // Nothing is divided before the first words, after the last, and where a heading or a table does.
    expect(html('<p>&#160;</p><p>a</p><p>&#160;</p><h2>b</h2><p>&#160;</p>')).toBe('<p>a</p><h2>b</h2>');
    expect(html('<table><tr><td><p>a</p><p>&#160;</p><p>b</p></td><td>&#160;</td></tr></table>')).toBe(
      '<table><tr><td><p>a</p><p>b</p></td><td></td></tr></table>',
    );
  });

  it('prefixes ids and keeps language and direction', () => {
    expect(html('<p id="location" lang="ru" dir="rtl">a</p>')).toBe(
      '<p id="b-location" lang="ru" dir="rtl">a</p>',
    );
  });

  it('keeps meaningful elements', () => {
    expect(html('<section epub:type="epigraph"><p align="center">a</p></section>')).toBe(
      '<div data-as="epigraph"><p data-as="center">a</p></div>',
    );
  });

  it('is valid for a browser: no block in a paragraph, cells in rows, bare text in paragraphs', () => {
    expect(html('<p>a<div>b</div>c</p>')).toBe('<p>a</p><div>b</div><p>c</p>');
    expect(html('<table>a<td>b</table>')).toBe('<table><tr><td>a</td><td>b</td></tr></table>');
    expect(html('bare <b>text</b>')).toBe('<p>bare <b>text</b></p>');
  });

  it('numbers the items of ordered lists, so that a page may start within one', () => {
    expect(html('<ol start="4"><li>a</li><li>b</li></ol>')).toBe(
      '<ol><li value="4">a</li><li value="5">b</li></ol>',
    );
    expect(
      html('<ol><li value="4">a</li><li>b</li><li value="x">c</li><li value="9"><p>d</p></li></ol>'),
    ).toBe(
      '<ol><li value="4">a</li><li value="5">b</li><li value="6">c</li><li value="9"><p>d</p></li></ol>',
    );
  });

  it('keeps the lines and indents of preformatted text', () => {
    expect(html('<pre>if x:\n    y</pre>')).toBe(
      '<pre>if x:<br/> \xa0\xa0\xa0\xa0y</pre>'
        .replace(' \xa0', '\xa0')
        .replace('\xa0\xa0\xa0\xa0y', '\xa0\xa0\xa0\xa0y'),
    );
  });

  it('flattens elements nested a hundred thousand deep, in time', () => {
    const seconds = cpuSeconds(() =>
      expect(html(`${'<div>'.repeat(100_000)}deep${'</div>'.repeat(100_000)}`)).toContain('deep'),
    );
    expect(seconds).toBeLessThan(15);
  });
});
