import { describe, expect, it } from 'vitest';
import { readStrictXml } from './strict-xml.ts';
import { type XmlElement, readContainerXml, readXmlText, textOf } from './xml-tree.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** The lenient reader hands text over in pieces. */
const joined = ({ name, attributes, content }: XmlElement): unknown => ({
  name,
  attributes,
  content: content.reduce<unknown[]>((parts, part) => {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(typeof part === 'string' ? part : joined(part));
    return parts;
  }, []),
});

describe('small XML files', () => {
  it.each([
    '<a><b:c d="1 &amp; 2" x:y="&#1046;"/>text &lt; <E>inner</E> tail</a>',
    '<a><![CDATA[<b> &amp; c]]> d</a>',
    '<a> <!-- no --> <b/>\n<c></c></a>',
    '<__proto__ constructor="1"><prototype/><toString>t</toString></__proto__>',
  ])('are the same tree read strictly or leniently: %s', (source) => {
    expect(joined(readStrictXml(source)!)).toEqual(joined(readXmlText(source)));
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('may use any name for an attribute', () => {
    expect(readStrictXml('<a __proto__="2"/>')?.children[0]?.attributes.get('__proto__')).toBe('2');
  });

  it('that are not well-formed are for the lenient reader', () => {
    for (const broken of ['<a><b></a>', '<a b=c/>', '<a>x', '<a/><b/><']) {
      expect(readStrictXml(broken)).toBeNull();
      expect(readContainerXml(bytes(broken)).children[0]?.name).toBe('a');
    }
  });

  it('give characters for references and U+FFFD for what is none', () => {
    expect(textOf(readStrictXml('<a>&#x416;&#0;&#xD800;&#9999999999;&unknown;</a>')!)).toBe(
      'Ж\ufffd\ufffd\ufffd&unknown;',
    );
  });
});
