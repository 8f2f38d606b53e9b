import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildFb2 } from '../../testing/build-fb2.ts';
import { parsePublication } from '../parse-publication.ts';
import { readXhtml } from './read-xhtml.ts';

const read = (body: string) =>
  readXhtml(`<html><body>${body}</body></html>`, {
    linear: true,
    resolvePicture: (href) => href,
    styleBy: null,
  });

describe('formatting around whole blocks', () => {
  it.each([
    ['<b><p>one</p><p>two</p></b><p>three</p>', '<p><b>one</b></p><p><b>two</b></p><p>three</p>'],
    ['<b><p>one</p>two</b> three', '<p><b>one</b></p><p><b>two</b> three</p>'],
    ['<i><h1>one</h1><ul><li>two</li></ul></i>', '<h1><i>one</i></h1><ul><li><i>two</i></li></ul>'],
    [
      '<b><table><tr><td>one</td><td>two</td></tr></table></b>',
      '<table><tr><td><b>one</b></td><td><b>two</b></td></tr></table>',
    ],
    [
      '<p><b>one<div>two</div>three</b>four</p>',
      '<p><b>one</b></p><div><b>two</b></div><p><b>three</b>four</p>',
    ],
    ['<span lang="ru"><p>one</p></span><p>two</p>', '<p><span lang="ru">one</span></p><p>two</p>'],
    ['<b><img src="a"/><hr/>one</b>', '<p><b><img data-resource="a"/></b></p><hr/><p><b>one</b></p>'],
    ['<i><b><p>one</p></b><p>two</p></i>', '<p><i><b>one</b></i></p><p><i>two</i></p>'],
  ])('is in each of them: %s', (body, html) => {
    expect(read(body).html).toBe(html);
  });

  it('keeps a link around each block', () => {
    expect(read('<a href="c.xhtml"><h2>one</h2><p>two</p></a>').html).toBe(
      '<h2><a data-to="c.xhtml">one</a></h2><p><a data-to="c.xhtml">two</a></p>',
    );
  });

  it('is kept in an FB2 too', () => {
    const book = buildFb2({ chapters: [{ title: 'One', body: '<strong><p>one</p><p>two</p></strong>' }] });
    expect(parsePublication(book).chapters[0]!.html).toContain(
      '<p><strong>one</strong></p><p><strong>two</strong></p>',
    );
  });

  it('never changes the text', () => {
    const markup = fc.letrec((tie) => ({
      nodes: fc.array(tie('node'), { maxLength: 4 }).map((nodes) => nodes.join('')),
      node: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.constantFrom('one ', ' two', '<br/>', '<img src="a"/>', '<hr/>'),
        fc
          .tuple(
            fc.constantFrom(
              'p',
              'div',
              'h2',
              'blockquote',
              'ul',
              'li',
              'table',
              'td',
              'b',
              'i',
              'small',
              'font',
            ),
            tie('nodes'),
          )
          .map(([name, inside]) => `<${name}>${inside as string}</${name}>`),
      ),
    })).nodes;
    const withoutFormatting = (body: string) => body.replace(/<\/?(b|i|small)>/g, '');
    fc.assert(
      fc.property(markup, (body) => {
        const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');
        expect(words(read(body).text).join('')).toBe(words(read(withoutFormatting(body)).text).join(''));
      }),
    );
  });

  it('does not make a small file a large chapter', () => {
    const paragraphs = '<p>one</p>'.repeat(20_000);
    const many = Array.from({ length: 200 }, (_, i) => `<span lang="x-${i}">`);
    const deep = read(many.join('') + paragraphs + '</span>'.repeat(200));
    expect(deep.html.length).toBeLessThan(4_000_000);
    const long = read(`<a href="${'x'.repeat(50_000)}">${paragraphs}</a>`);
    expect(long.html.length).toBeLessThan(4_000_000);
  });
});
