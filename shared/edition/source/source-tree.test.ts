import { describe, expect, it } from 'vitest';
import { readXhtml } from '../../publication/canonical/read-xhtml.ts';
import {
  elementsWithin,
  endOfLetter,
  localName,
  readSourceXml,
  type SourceNode,
  SourceTree,
} from './source-tree.ts';

function treeOf(source: string, start = 0): { tree: SourceTree; text: string } {
  let tree: SourceTree | null = null;
  const { text } = readXhtml(
    source,
    {
      linear: true,
      styleBy: null,
      resolvePicture: () => null,
      trace: (span) => (tree = new SourceTree(source, span)),
    },
    start,
  );
  return { tree: tree!, text };
}

const wellFormed = `<html><head><title>A &amp; B</title><style>p > a { color: red }</style></head>
<body><!-- <p>none</p> --><h1 id="t">Day &amp; night</h1>
<p class='x'>It was&nbsp;<em>c<b>o</b>ld</em>,<br/> and <![CDATA[<dark>]]> &#1071;.</p><hr />
<p hidden="hidden">Not shown</p><p/><p>End</p></body></html>`;
const broken = `<html><body><p class=x>One &amp; two<p>Three &bogus; <b>four</p><ul><li>Five<li>Six & seven</ul></body>`;

const texts = (node: SourceNode): string[] =>
  node.kind === 'text' ? [node.raw] : node.children.flatMap(texts);
const letters = (text: string) => text.replace(/\s+/g, '');

describe.each([
  { kind: 'well-formed', source: wellFormed },
  { kind: 'broken', source: broken },
])('a $kind document', ({ source }) => {
  const { tree, text } = treeOf(source);

  it('has the source range of each element', () => {
    for (const element of elementsWithin(tree.root!)) {
      expect(source.slice(element.start)).toMatch(new RegExp(`^<${element.name}[\\s/>]`));
      expect(source.slice(element.start, element.openEnd)).toMatch(/>$/);
      const endTag = source.slice(element.closeStart, element.end);
      expect(['', `</${element.name}>`]).toContain(endTag);
    }
  });

  it('has each character of its text with its source position', () => {
    const all = letters(text);
    expect(tree.letters).toBe(all.length);
    for (let i = 0; i < all.length; i++) {
      const before = source.slice(0, endOfLetter(tree.root!, i)!.at);
      const isReference = before.endsWith(';') && !all[i]!.includes(';');
      if (!isReference) expect(before.at(-1)).toBe(all[i]);
    }
    expect(endOfLetter(tree.root!, all.length)).toBeNull();
  });
});

it('positions are those of a source whose document begins later', () => {
  const { tree } = treeOf(`<?xml version="1.0"?>${broken}`, 21);
  expect(tree.root!.start).toBe(21);
});

it('names in XML are case-sensitive, and references are decoded', () => {
  const source = '<opf:package><dc:title>A &amp; B &#x42f;</dc:title><opf:emptyItem/></opf:package>';
  const [root, title, item] = [...elementsWithin(readSourceXml(source, 0)!.root!)];
  expect([root, title, item].map((one) => one!.name)).toEqual(['opf:package', 'dc:title', 'opf:emptyItem']);
  expect(texts(title!).join('')).toBe('A & B Я');
  expect(localName(item!.name)).toBe('emptyItem');
  expect(readSourceXml('<a><b></a>', 0)).toBeNull();
});
