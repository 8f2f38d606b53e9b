import { Parser } from 'htmlparser2';
import { decodeText, type DecodeUtf8 } from '../../publication/decode/decode.ts';
import { expandNamedEntities, skipDoctype } from '../../publication/markup/doctype.ts';
import { xmlText, xmlValue } from '../xml-text.ts';
import { Edits } from './edits.ts';
import { readSourceXml, type SourceElement } from './source-tree.ts';

/** An XML file with the changes that the edition makes to it. */
export interface XmlFile {
  source: string;
  start: number;
  root: SourceElement;
  edits: Edits;
}

/** Reads an XML file; one that is not well-formed is repaired first. Null if it contains no element. */
export function openXml(bytes: Uint8Array, decodeUtf8?: DecodeUtf8): XmlFile | null {
  const { text, start } = skipDoctype(decodeText(bytes, decodeUtf8));
  const read = (source: string, from: number) => {
    const root = readSourceXml(source, from)?.root ?? null;
    return root && { source, start: from, root, edits: new Edits() };
  };
  return read(text, start) ?? read(repaired(text.slice(start)), 0);
}

/** Closes open elements, quotes attribute values, and escapes literal characters. */
function repaired(source: string): string {
  let written = '';
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const own = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlValue(value)}"`);
        written += `<${name}${own.join('')}>`;
      },
      onclosetag: (name) => (written += `</${name}>`),
      ontext: (text) => (written += xmlText(text)),
    },
    { xmlMode: true },
  );
  parser.end(expandNamedEntities(source));
  return written.trim();
}
