import { DepthLimitedParser } from '../markup/depth-limited-parser.ts';
import { expandNamedEntities } from '../markup/doctype.ts';
import { namedCharacters } from '../markup/named-characters.ts';
import { type MarkupKind, MarkupWalk } from '../markup/walk-markup.ts';
import { BodyReader } from './body-reader.ts';
import type { BodyStep, Fb2Body } from './fb2-body.ts';

const STEP_CHARS = 32 * 1024;

/**
 * Reads bodies and binaries: in one pass where they are well-formed, else leniently, so that unknown and misnested
 * tags are dropped, but never their text.
 *
 * @param start where in the source the root begins
 * @param bodies where in the source the description has ended
 */
export function* readBody(source: string, start: number, bodies: number): Generator<BodyStep, Fb2Body> {
  const reader = new BodyReader();
  const walk = new MarkupWalk(source, start, FB2, reader);
  const isWhole =
    (yield* walkInSteps(walk, reader, source.length, start)) && walk.walkTo(source.length) && walk.isClosed;
  return isWhole ? reader.finish() : readBrokenBody(source.slice(bodies));
}

/** The steps of `readBody` on a truncated source, for as long as the body is well-formed and the source lasts. */
export function* readBodyHead(source: string, start: number): Generator<BodyStep> {
  const reader = new BodyReader();
  yield* walkInSteps(new MarkupWalk(source, start, FB2, reader), reader, source.length, start);
}

/** Whether what it has walked is well-formed. */
function* walkInSteps(
  walk: MarkupWalk,
  reader: BodyReader,
  length: number,
  start: number,
): Generator<BodyStep, boolean> {
  for (let end = start + STEP_CHARS; end < length; end += STEP_CHARS) {
    if (!walk.walkTo(end)) return false;
    yield { done: end, textChars: reader.completeChars, partial: () => reader.soFar() };
  }
  return true;
}

function readBrokenBody(source: string): Fb2Body {
  const reader = new BodyReader();
  const parser = new DepthLimitedParser(reader, { xmlMode: true });
  parser.end(expandNamedEntities(source));
  return reader.finish();
}

const FB2: MarkupKind = { html: false, names: namedCharacters };
