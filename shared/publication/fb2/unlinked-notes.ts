import { CanonicalWriter } from '../canonical/canonical-writer.ts';
import { unescapeMarkup } from '../canonical/markup-escapes.ts';
import type { ReadDocument } from '../canonical/read-document.ts';
import { normaliseName } from '../normalise-name.ts';
import { TextCounter } from '../canonical/text-run.ts';
import { countWords } from '../canonical/white-space.ts';
import type { Fb2Body } from './fb2-body.ts';

/**
 * The notes that no link of the book opens, and content between notes, as a document to be read behind all others:
 * their heading, and each under its number. It is not one of the book's documents, so it has no facts. None if all
 * notes can be opened.
 *
 * @param named ids that links outside of the bodies name
 */
export function unlinkedNotes(body: Fb2Body, named: ReadonlySet<string>): ReadDocument[] {
  const { noteLines, notes, documents } = body;
  if (noteLines.length === 0) return [];
  const linked = new Set([...documents, ...notes.values()].flatMap(({ html }) => targetsIn(html)));
  const left = noteLines.filter(({ id }) => !linked.has(normaliseName(id)) && !named.has(id));
  const shown = left.filter((line, i) => !line.isHeading || left[i + 1]?.isHeading === false);
  if (shown.length === 0) return [];
  const pieces = shown
    .flatMap(({ id, title }) => [...(title === '' ? [] : [numberLine(title)]), notes.get(id)!])
    .filter(({ html }) => html !== '');
  const html = pieces.map((piece) => piece.html).join('');
  const text = pieces
    .map((piece) => piece.text)
    .filter((piece) => piece !== '')
    .join('\n\n');
  const heading = shown[0]!.isHeading ? notes.get(shown[0]!.id)!.text.replace(/\s+/g, ' ') : '';
  return [
    {
      ...{ html, text, heading, title: heading },
      anchors: new Map(),
      cuts: new Map(),
      facts: { words: countWords(text), chars: 0, first60: '', linear: true },
      language: null,
      direction: null,
      notes: new Map(),
      hasLinks: html.includes(' data-to='),
      drawings: [],
      factsMatchText: false,
    },
  ];
}

/** Ids that links in the source of a description name. */
export const linksIn = (source: string): Set<string> =>
  new Set([...source.matchAll(/href\s*=\s*["']\s*#([^"']+)/g)].map(([, id]) => id!.trim()));

/** Links name the id alone, or the file too. */
export const fragmentOf = (reference: string): string => reference.replace(/^[^#]*#/, '');

const targetsIn = (html: string): string[] =>
  html.includes(' data-to="')
    ? [...html.matchAll(/ data-to="([^"]*)"/g)].map(([, to]) =>
        normaliseName(fragmentOf(unescapeMarkup(to!))),
      )
    : [];

function numberLine(title: string): { html: string; text: string } {
  const writer = new CanonicalWriter();
  writer.open('p', true);
  writer.open('strong', false);
  writer.write(title, new TextCounter().read(title));
  return writer.finish();
}
