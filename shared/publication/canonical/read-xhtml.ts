import { DepthLimitedParser } from '../markup/depth-limited-parser.ts';
import { namedCharacters } from '../markup/named-characters.ts';
import { type MarkupKind, walkMarkup } from '../markup/walk-markup.ts';
import type { ReadDocument, ReadXhtmlOptions } from './read-document.ts';
import { XhtmlReader } from './xhtml-reader.ts';

/**
 * Reads XHTML or HTML, however broken, into canonical HTML and text. Links within the book come out as `data-to`
 * holding the reference as written; `composeChapters` replaces it when all chapters are known.
 *
 * @param start where in the source the document begins, after its declaration
 */
export function readXhtml(source: string, options: ReadXhtmlOptions, start = 0): ReadDocument {
  const reader = new XhtmlReader(options);
  return walkMarkup(source, start, XHTML, reader) ? reader.finish() : readHtml(source.slice(start), options);
}

/** As a browser reads what is not well-formed. */
function readHtml(source: string, options: ReadXhtmlOptions): ReadDocument {
  const reader = new XhtmlReader(options);
  const parser = new DepthLimitedParser(reader, { recognizeSelfClosing: true, recognizeCDATA: true });
  parser.end(source);
  return reader.finish();
}

const XHTML: MarkupKind = { html: true, names: namedCharacters };
