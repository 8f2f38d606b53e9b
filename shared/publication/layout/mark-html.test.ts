import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalText, chapterLayout } from './chapter-layout.ts';
import { markHtml } from './mark-html.ts';

const html = '<h2>One</h2><p>A <em>tall &amp; thin</em> man.</p><p>He stood <br/>still. The rain fell.</p>';
const layout = chapterLayout(html);
const textOf = (marked: string) =>
  [...marked.matchAll(/<mark[^>]*>(.*?)<\/mark>/g)]
    .map((match) => match[1]!.replace(/<[^>]*>/g, ''))
    .join('|');

test('a marked passage is exactly its text, in pieces where other tags cut it', () => {
  const start = layout.text.indexOf('tall');
  const marked = markHtml(html, layout, [
    { start, end: layout.text.indexOf(' man'), attributes: { 'data-description-id': 'd1' } },
  ]);
  expect(textOf(marked)).toBe('tall &amp; thin');
  expect(marked).toContain('data-description-id="d1" data-last="1"');
});

test('a passage that ends a paragraph does not reach into the next', () => {
  const start = layout.text.indexOf('A tall');
  const marked = markHtml(html, layout, [
    { start, end: layout.text.indexOf('man.') + 4, attributes: { id: 'x' } },
  ]);
  expect(textOf(marked)).toBe('A |tall &amp; thin| man.');
});

test('marking never changes the text, wherever the marks are', () => {
  const cuts = fc
    .uniqueArray(fc.nat(layout.text.length), { maxLength: 8 })
    .map((all) => all.sort((a, b) => a - b));
  fc.assert(
    fc.property(cuts, (offsets) => {
      const marks = offsets.slice(1).map((end, i) => ({ start: offsets[i]!, end, attributes: {} }));
      expect(canonicalText(markHtml(html, layout, marks))).toBe(layout.text);
    }),
  );
});
