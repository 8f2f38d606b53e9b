import { xmlText } from '../xml-text.ts';
import { figureOf, type PlacedPicture } from '../text/figure.ts';
import type { EditionWords } from './edition-words.ts';

/**
 * The list of illustrations, as the body of a page. Pictures whose passage is where no figure can be, such as on a
 * page of fixed layout, are shown here.
 *
 * @param titleOf the title of a chapter, by its number
 * @param hrefOf the reference from this page to a picture's figure in the text, or to its file
 */
export function illustrationsPage(
  pictures: readonly PlacedPicture[],
  words: EditionWords,
  titleOf: (chapter: number) => string,
  hrefOf: { figure: (picture: PlacedPicture) => string; file: (picture: PlacedPicture) => string },
): string {
  const items = pictures.map((picture) => {
    const href = picture.document === null ? `#${picture.id}` : hrefOf.figure(picture);
    const label = shortened(picture.caption);
    const place = titleOf(picture.chapter) || words.picture(picture.number);
    return `<li>${label && `${xmlText(label)} `}<a href="${href}">${xmlText(place)}</a></li>\n`;
  });
  const plates = pictures
    .filter(({ document }) => document === null)
    .map((picture) => figureOf(picture, hrefOf.file(picture)));
  return `<section epub:type="loi" class="vignette-list"><h1>${xmlText(words.illustrations)}</h1>
<ol>
${items.join('')}</ol>
</section>
${plates.join('\n')}`;
}

const CHARS = 90;

/** Truncated after a word. */
function shortened(caption: string): string {
  const line = caption.replace(/\s+/g, ' ').trim();
  if (line.length <= CHARS) return line;
  const head = line.slice(0, CHARS);
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), CHARS / 2)).replace(/[\s,;:.—–-]+$/, '')}…`;
}
