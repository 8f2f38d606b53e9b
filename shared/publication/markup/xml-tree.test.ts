import { describe, expect, it } from 'vitest';
import type { XmlElement } from './xml-element.ts';
import { readXml, textOf } from './xml-tree.ts';

const read = (text: string) => readXml(new TextEncoder().encode(text));

/** Attributes and content of an element, adjacent pieces of text joined. */
const outline = ({ name, attributes, content }: XmlElement): unknown => [
  name,
  Object.fromEntries(attributes),
  ...content.reduce<unknown[]>((parts, part) => {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(typeof part === 'string' ? part : outline(part));
    return parts;
  }, []),
];

describe('small XML files', () => {
  it('become trees of local names, raw attributes and decoded text', () => {
    const root = read('<a><b:c d="1 &amp; 2" x:y="&#1046;"/>text &lt; <E>inner</E> tail</a>');
    expect(root.children.map(outline)).toEqual([
      ['a', {}, ['c', { d: '1 & 2', 'x:y': 'Ж' }], 'text < ', ['e', {}, 'inner'], ' tail'],
    ]);
  });

  it('keep CDATA as text and leave out comments', () => {
    expect(read('<a><![CDATA[<b> &amp; c]]> d<!-- no --></a>').children.map(outline)).toEqual([
      ['a', {}, '<b> &amp; c d'],
    ]);
  });

  it('may use the names of object properties', () => {
    const root = read('<__proto__ constructor="1"><prototype/><toString>t</toString></__proto__>');
    expect(root.children[0]?.children.map(({ name }) => name)).toEqual(['prototype', 'tostring']);
    expect(({} as Record<string, unknown>).constructor).toBe(Object);
  });

  it.each(['<a><b></a>', '<a b=c/>', '<a>x', '<a/><b/><'])('are read although broken: %s', (broken) => {
    expect(read(broken).children[0]?.name).toBe('a');
  });

  it('get U+FFFD for invalid character references, and keep unknown entities', () => {
    expect(textOf(read('<a>&#x416;&#0;&#xD800;&#9999999999;&unknown;</a>'))).toBe(
      'Ж\ufffd\ufffd\ufffd&unknown;',
    );
  });
});
