import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { numRuns } from '../../testing/test-length.ts';
import { chapterLayout } from '../../publication/layout/chapter-layout.ts';
import { readXhtml } from '../../publication/canonical/read-xhtml.ts';
import { sliceHtml } from '../../publication/layout/slice-html.ts';
import {
  firstCharacter,
  rangeOffsets,
  runsWithin,
  textRuns,
  trimRange,
  type TextRun,
  type TreeNode,
  type TreeRange,
} from './text-runs.ts';

const tree = (html: string) => parseDocument(html, { xmlMode: true, decodeEntities: true }) as TreeNode;
const has = (node: TreeNode, attribute: string) => 'attribs' in node && attribute in (node.attribs as object);
const shown = (value: string) => value.replaceAll('\xa0', ' ');

const words = fc.oneof(
  fc.lorem({ maxCount: 8 }),
  fc.constantFrom(
    ' ',
    '&amp;',
    '&lt;b&gt;',
    '\xa0',
    ' \xa0 ',
    'a\xa0\xa0b',
    '«Да» — сказал он.',
    '漢字',
    '👨‍👩‍👧',
  ),
);
const wrapped = (names: string[], inner: fc.Arbitrary<string>) =>
  fc.tuple(fc.constantFrom(...names), inner).map(([name, html]) => `<${name}>${html}</${name}>`);
const several = (part: fc.Arbitrary<string>) => fc.array(part, { maxLength: 4 }).map((all) => all.join(''));
const inline = fc.letrec<{ part: string }>((tie) => ({
  part: fc.oneof(
    { depthSize: 'small' },
    words,
    fc.constantFrom('<br/>', '<img src="p.png" alt="words of a picture"/>'),
    wrapped(['b', 'i', 'em', 'span'], several(tie('part'))),
  ),
})).part;
const block = fc.letrec<{ part: string }>((tie) => ({
  part: fc.oneof(
    { depthSize: 'small' },
    inline,
    wrapped(['p', 'h2', 'pre', 'li'], several(inline)),
    wrapped(['div', 'blockquote', 'ul', 'figure'], several(tie('part'))),
    fc.constantFrom('<hr/>', '<p></p>'),
  ),
})).part;
const chapter = fc.array(block, { maxLength: 10 }).map(
  (parts) =>
    readXhtml(`<body>${parts.join('\n')}</body>`, {
      linear: true,
      styleBy: null,
      resolvePicture: (href) => href,
    }).html,
);

/** A chapter, and two offsets in order between which a page lies and two more for a highlight in it. */
const scene = fc.tuple(chapter, fc.array(fc.nat(), { minLength: 4, maxLength: 4 })).map(([html, picks]) => {
  const layout = chapterLayout(html);
  const [pageStart, start, end, pageEnd] = picks
    .map((pick) => pick % (layout.text.length + 1))
    .sort((a, b) => a - b) as [number, number, number, number];
  return { html, layout, pageStart, start, end, pageEnd };
});

describe('the text of a page', () => {
  test('is found in the DOM, every character at its offset in the chapter', () => {
    fc.assert(
      fc.property(scene, ({ html, layout, pageStart, pageEnd }) => {
        const { text } = layout;
        const page = sliceHtml(html, layout, pageStart, pageEnd);
        const runs = textRuns(tree(page), firstCharacter(text, pageStart));
        let covered = pageStart;
        for (const { node, at, start: from, length } of runs) {
          expect(shown(node.nodeValue!.slice(at, at + length))).toBe(text.slice(from, from + length));
          expect(text.slice(covered, from).trim()).toBe('');
          covered = from + length;
        }
        expect(text.slice(covered, pageEnd).trim()).toBe('');
      }),
      { numRuns: numRuns(150, 1_000) },
    );
  });

  test('does not include our additions between the book’s words', () => {
    const root = tree('<p>One <span data-added="1">Picture missing</span>two</p>');
    const roleOf = (node: TreeNode) => (has(node, 'data-added') ? 'added' : null);
    expect(textRuns(root, 10, roleOf).map(({ node, start }) => [node.nodeValue, start])).toEqual([
      ['One ', 10],
      ['two', 14],
    ]);
  });
});

test('blocks split between pages are one, wherever they were split', () => {
  fc.assert(
    fc.property(scene, fc.array(fc.nat(400), { maxLength: 5 }), ({ html, layout }, cuts) => {
      const { text } = layout;
      const bounds = [...new Set([0, ...cuts.map((cut) => Math.min(cut, text.length)), text.length])].sort(
        (a, b) => a - b,
      );
      const pages = bounds.slice(1).map((end, i) => sliceHtml(html, layout, bounds[i]!, end));
      const roleOf = (node: TreeNode) => (has(node, 'data-continued') ? 'continued' : null);
      for (const { node, at, start, length } of textRuns(
        tree(pages.join('')),
        firstCharacter(text, 0),
        roleOf,
      ))
        expect(shown(node.nodeValue!.slice(at, at + length))).toBe(text.slice(start, start + length));
    }),
    { numRuns: numRuns(150, 1_000) },
  );
});

test('text after an inner block is not joined to it, although the outer block was split there', () => {
  const pages = '<div><div>One</div></div><div data-continued="1">two</div>';
  const roleOf = (node: TreeNode) => (has(node, 'data-continued') ? 'continued' : null);
  expect(textRuns(tree(pages), 0, roleOf).map(({ node, start }) => [node.nodeValue, start])).toEqual([
    ['One', 0],
    ['two', 5],
  ]);
});

describe('a highlight', () => {
  test('goes to the pieces of its page and comes back as the same stretch', () => {
    fc.assert(
      fc.property(scene, ({ html, layout, pageStart, start, end, pageEnd }) => {
        const { text } = layout;
        const wanted = trimRange(text, { start, end });
        fc.pre(wanted !== null);
        const page = sliceHtml(html, layout, pageStart, pageEnd);
        const runs = textRuns(tree(page), firstCharacter(text, pageStart));
        const pieces = runsWithin(runs, wanted);
        expect(rangeOffsets(runs, rangeOver(runs, pieces))).toEqual(wanted);
        const words = pieces.map(({ node, at, length }) => node.nodeValue!.slice(at, at + length)).join('');
        expect(words.replace(/\s/g, '')).toBe(text.slice(wanted.start, wanted.end).replace(/\s/g, ''));
      }),
      { numRuns: numRuns(150, 1_000) },
    );
  });

  test('is the same on any pages: whatever the font, its pieces are its words', () => {
    fc.assert(
      fc.property(scene, fc.array(fc.nat(400), { maxLength: 5 }), ({ html, layout, start, end }, cuts) => {
        const { text } = layout;
        const bounds = [...new Set([0, ...cuts.map((cut) => Math.min(cut, text.length)), text.length])].sort(
          (a, b) => a - b,
        );
        const words = bounds.slice(1).map((pageEnd, i) => {
          const pageStart = bounds[i]!;
          const page = tree(sliceHtml(html, layout, pageStart, pageEnd));
          const runs = textRuns(page, firstCharacter(text, pageStart));
          return runsWithin(runs, { start, end })
            .map(({ node, at, length }) => node.nodeValue!.slice(at, at + length))
            .join('');
        });
        expect(words.join('').replace(/\s/g, '')).toBe(text.slice(start, end).replace(/\s/g, ''));
      }),
      { numRuns: numRuns(100, 500) },
    );
  });

  test('of only white space is ignored', () => {
    expect(trimRange('one \n\n two', { start: 3, end: 7 })).toBeNull();
    expect(trimRange(' one  two ', { start: 0, end: 10 })).toEqual({ start: 1, end: 9 });
  });
});

/** What a browser's selection over these pieces would be. */
function rangeOver<N>(
  runs: readonly TextRun<N>[],
  pieces: readonly { node: N; at: number; length: number }[],
): TreeRange<N> {
  const [first, last] = [pieces[0]!, pieces.at(-1)!];
  const nodes = runs.map((run) => run.node);
  const [from, to] = [nodes.indexOf(first.node), nodes.lastIndexOf(last.node)];
  return {
    startContainer: first.node,
    startOffset: first.at,
    endContainer: last.node,
    endOffset: last.at + last.length,
    intersectsNode: (node) => nodes.indexOf(node) >= from && nodes.indexOf(node) <= to,
  };
}
