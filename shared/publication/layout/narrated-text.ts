import { chapterLayout, type LayoutBlock } from './chapter-layout.ts';
import type { OpenTag } from './markup-cursor.ts';

/** Markup without any of these is narrated throughout. */
export const unnarratedMarkup: readonly string[] = ['<figcaption', 'apparatus'];

/**
 * A chapter's text with line ends in place of what is not narration: captions of pictures, and lists of what the book
 * holds, such as an illustrated edition's own. All offsets stay, so what is found in it is in the text.
 *
 * @param text the chapter's canonical text, or its beginning
 */
export function narratedText(html: string, text: string): string {
  if (!unnarratedMarkup.some((part) => html.includes(part))) return text;
  let narrated = '';
  for (const block of chapterLayout(html).blocks) {
    if (!isApparatus(html, block)) continue;
    const [start, end] = [Math.min(block.start, text.length), Math.min(block.end, text.length)];
    narrated += text.slice(narrated.length, start) + '\n'.repeat(end - start);
  }
  return narrated + text.slice(narrated.length);
}

const OPENED = /<figcaption\b| data-as="[^"]*\bapparatus\b/;

function isApparatus(html: string, { htmlStart, htmlEnd, ancestors }: LayoutBlock): boolean {
  const tags = /^(?:<[^>]*>|\s)*/.exec(html.slice(htmlStart, htmlEnd))![0];
  return OPENED.test(tags) || isWithinApparatus(ancestors);
}

/** Computed once for each tag: many blocks have the same ancestors. */
const answers = new WeakMap<OpenTag, boolean>();

function isWithinApparatus(tag: OpenTag | null): boolean {
  if (tag === null) return false;
  const known = answers.get(tag);
  if (known !== undefined) return known;
  const answer = OPENED.test(`<${tag.name}${tag.attributes}`) || isWithinApparatus(tag.parent);
  answers.set(tag, answer);
  return answer;
}
