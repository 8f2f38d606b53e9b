import { normaliseRun, RunNeeds } from './text-run.ts';

export interface PreformattedLine {
  /** Spaces before the first word; 0 in a blank line. */
  indent: number;
  /** With its inner runs of spaces as no-break spaces. Empty in a blank line. */
  words: string;
  endsInSpace: boolean;
}

/**
 * Divides a run of preformatted text into lines that render unchanged without white-space rules.
 *
 * @param needs what `TextCounter` returned for the run
 */
export function preformattedLines(run: string, needs: number): PreformattedLine[] {
  const clean = normaliseRun(run, needs & ~RunNeeds.collapse)
    .replaceAll('\t', '    ')
    .replace(ODD_SPACES, '\xa0');
  return clean.split(LINE_END).map((line) => {
    const trimmed = line.trimEnd();
    const words = trimmed.trimStart();
    return {
      indent: trimmed.length - words.length,
      words: words.replace(/ {2,}/g, (spaces) => '\xa0'.repeat(spaces.length)),
      endsInSpace: trimmed.length < line.length,
    };
  });
}

const LINE_END = /\r\n|[\n\r\v\f\x85\u2028\u2029]/;

/** White space other than the space, the no-break space and what ends a line. */
const ODD_SPACES = /[\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
