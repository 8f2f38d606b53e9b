import { expect, test } from 'vitest';
import { readXhtml } from '../canonical/read-xhtml.ts';
import { narratedText } from './narrated-text.ts';

function narrated(body: string): { text: string; said: string[]; offsets: boolean } {
  const { html, text } = readXhtml(`<html><body>${body}</body></html>`, {
    linear: true,
    styleBy: null,
    resolvePicture: (href) => href,
  });
  const rest = narratedText(html, text);
  const said = rest.split(/\n+/).filter((line) => line !== '');
  return { text, said, offsets: said.every((line) => text.startsWith(line, rest.indexOf(line))) };
}

test('captions are not narrated, whatever they hold, and all offsets stay', () => {
  const { text, said, offsets } = narrated(
    '<p>Before.</p><figure><img src="a"/><figcaption>The <i>old</i> house.<p>Its tower.</p></figcaption></figure><p>After <b>it</b>.</p>',
  );
  expect(text).toContain('The old house.');
  expect(said).toEqual(['Before.', 'After it.']);
  expect(offsets).toBe(true);
});

test.each([
  [
    'a list of illustrations',
    '<section epub:type="loi"><h1>Illustrations</h1><ol><li>A hall.</li></ol></section>',
  ],
  ['a colophon', '<section role="doc-colophon"><p>Set in Garamond.</p></section>'],
  [
    'the people and places of an edition',
    '<section class="vignette-people"><ul><li>Anna: grey eyes</li></ul></section>',
  ],
])('%s is not narrated', (_what, section) => {
  expect(narrated(`<p>Before.</p>${section}<p>After.</p>`).said).toEqual(['Before.', 'After.']);
});

test('a truncated text keeps its length', () => {
  const html = '<p>Before.</p><figure><figcaption>A hall.</figcaption></figure><p>After.</p>';
  expect(narratedText(html, 'Before.\n\nA ha')).toBe('Before.\n\n\n\n\n\n');
  expect(narratedText(html, 'Befo')).toBe('Befo');
});
