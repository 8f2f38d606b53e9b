import { DepthLimitedParser } from '../markup/depth-limited-parser.ts';
import { namedCharacters } from '../markup/named-characters.ts';
import { type MarkupKind, MarkupWalk, type SourceSpan } from '../markup/walk-markup.ts';
import type { ReadDocument, ReadXhtmlOptions } from './read-document.ts';
import { XhtmlReader } from './xhtml-reader.ts';

/**
 * Reads XHTML or HTML, however broken, into canonical HTML and text. Links within the book come out as `data-to`
 * holding the reference as written; `composeChapters` replaces it when all chapters are known.
 *
 * @param start where in the source the document begins, after its declaration
 */
export function readXhtml(source: string, options: ReadXhtmlOptions, start = 0): ReadDocument {
  const reader: XhtmlReader = new XhtmlReader(options, () => walk.span);
  const walk = new MarkupWalk(source, start, XHTML, reader);
  const isWellFormed = walk.walkTo(source.length) && walk.isClosed;
  return isWellFormed ? reader.finish() : readHtml(source, start, options);
}

/** As a browser reads what is not well-formed. */
function readHtml(source: string, start: number, options: ReadXhtmlOptions): ReadDocument {
  const reader: XhtmlReader = new XhtmlReader(options, () => movedBy(start, parser.span));
  const parser = new DepthLimitedParser(reader, { recognizeSelfClosing: true, recognizeCDATA: true });
  parser.end(source.slice(start));
  return reader.finish();
}

const movedBy = (length: number, { start, end }: SourceSpan): SourceSpan => ({
  start: start + length,
  end: end + length,
});

const XHTML: MarkupKind = { html: true, names: namedCharacters };
