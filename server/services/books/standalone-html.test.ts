import { expect, test } from 'vitest';
import { standaloneHtml } from './standalone-html.ts';

const html = (markup: string) => standaloneHtml(markup, (href) => (href === 'map.png' ? '/map?a&b' : null));

test('no-break spaces become spaces, as in the canonical text, but not in preformatted text', () => {
  expect(html('<p>No\u00a0one\u00a0 came.</p>')).toBe('<p>No one came.</p>');
  expect(html('<p>No\u00a0<i>\u00a0one</i></p>')).toBe('<p>No <i>one</i></p>');
  expect(html('<pre>a\u00a0 b</pre><p>a\u00a0 b</p>')).toMatch(/^<pre>a\u00a0 b\s*<\/pre><p>a b<\/p>$/);
});

test('a stored picture has its address, and another one only its alternative text', () => {
  expect(html('<img data-resource="map.png" alt="A map"/>')).toMatch(/^<img src="\/map\?a&amp;b"/);
  expect(html('<img data-resource="gone.png" alt="A map"/>')).toBe('<img alt="A map"/>');
});
