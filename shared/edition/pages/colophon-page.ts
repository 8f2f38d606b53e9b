import type { PublicationMetadata } from '../../publication/publication.ts';
import type { EditionPicture } from '../edition-request.ts';
import { xmlText } from '../xml-text.ts';
import type { EditionWords } from './edition-words.ts';

export interface ColophonInput {
  metadata: Pick<PublicationMetadata, 'title' | 'authors'>;
  pictures: readonly Pick<EditionPicture, 'maker' | 'tool'>[];
  /** Title of the chapter in which the edition ends; null for the whole book. */
  lastChapter: string | null;
  madeAt: Date;
  /** The identifier of the original book; null if that has none. */
  formerIdentifier: string | null;
}

/** What the edition is, and how its pictures were made, as the body of a page. */
export function colophonPage(input: ColophonInput, words: EditionWords): string {
  const { metadata, pictures, lastChapter, madeAt, formerIdentifier } = input;
  const drawn = pictureTools(pictures, 'algorithm');
  const imagined = pictureTools(pictures, 'image-model');
  const lines = [
    words.original(metadata.title, metadata.authors.join(', ')),
    words.unchanged(pictures.length),
    ...(lastChapter === null ? [] : [words.upTo(lastChapter)]),
    ...(drawn === '' ? [] : [words.drawn(drawn)]),
    ...(imagined === '' ? [] : [words.imagined(imagined)]),
    ...(pictures.length === 0 ? [] : [words.marked]),
    words.madeOn(madeAt.toISOString().slice(0, 10)),
    ...(formerIdentifier === null ? [] : [words.formerIdentifier(formerIdentifier)]),
  ];
  return `<section epub:type="colophon" role="doc-colophon" class="vignette-colophon"><h1>${xmlText(words.colophon)}</h1>
${lines.map((line) => `<p>${xmlText(line)}</p>`).join('\n')}
</section>`;
}

/** The programs with which such a maker made these pictures, as a list; empty if it made none. */
export const pictureTools = (
  pictures: readonly Pick<EditionPicture, 'maker' | 'tool'>[],
  maker: EditionPicture['maker'],
): string => [...new Set(pictures.filter((one) => one.maker === maker).map(({ tool }) => tool))].join(', ');
