import { presentCast } from '../services/books/present-cast.ts';
import { sceneContext } from '#shared/reading/cast/scene-context.ts';
import type { CastMember } from '#shared/contract/cast.ts';
import { paintBest } from '#shared/edition/paint-best.ts';
import { altOf, captionOf } from '#shared/edition/pictures/picture-captions.ts';
import type { EditionCover, EditionPicture } from '#shared/edition/edition-request.ts';
import { detectLanguage } from '#shared/extraction/detect-language.ts';
import type { Passage } from '#shared/extraction/types.ts';
import type { IllustrationDetails } from '#shared/illustration/illustrate.ts';
import { CONTEXT_MAX_CHARS, readingLanguage } from '#shared/illustration/reading-input.ts';
import { isChapterReached, knownChars } from '#shared/reading/spoilers/may-show.ts';
import { strongestPassage } from '#shared/reading/spoilers/strongest-passage.ts';
import { narratedText } from '#shared/publication/layout/narrated-text.ts';
import type { Chapter, Publication } from '#shared/publication/publication.ts';
import { isFrontOrBackMatter } from '#shared/reading/cast/is-front-or-back-matter.ts';
import { extractBook } from '../extraction/embedded-engine.ts';
import { paint } from '../illustration/paint.ts';
import { paintCover } from '../illustration/paint-cover.ts';
import type { TextPlace } from '#shared/publication/chapters/text-place.ts';

export interface PaintBookOptions {
  /** The book's title in the library. */
  title: string;
  /** Nothing after it is read; null for the whole book. */
  until: TextPlace | null;
  picturesPerChapter: number;
  /** Called after each picture. */
  onPainted?: (done: number, chapter: number) => void;
}

export interface PaintedBook {
  pictures: EditionPicture[];
  cast: CastMember[];
  /** For a book without one: the cover that the app paints, unless it shows a passage after `until`. */
  cover: EditionCover | null;
}

/** Paints the best passages of each chapter of a book that has no pictures yet, with the embedded engines. */
export async function paintBook(publication: Publication, options: PaintBookOptions): Promise<PaintedBook> {
  const { language } = publication.metadata;
  const chapters = chaptersUpTo(publication, options.until);
  const extraction = extractBook({
    language,
    chapters: chapters.map(({ number, html, text }) => ({ number, text: narratedText(html, text) })),
  });
  const cast = presentCast(extraction.registry);
  const pictures: EditionPicture[] = [];
  for (const { number, passages } of extraction.chapters) {
    const chapter = chapters.find((one) => one.number === number);
    if (chapter === undefined || isFrontOrBackMatter(chapter.title)) continue;
    const { picturesPerChapter } = options;
    const best = await paintBest(passages, picturesPerChapter, (one) => one.priorityScore, paintPassage);
    for (const picture of best.sort((a, b) => a.end - b.end)) {
      pictures.push(picture);
      options.onPainted?.(pictures.length, number);
    }

    async function paintPassage(passage: Passage): Promise<EditionPicture | null> {
      const { start, end, type, entity, priorityScore: priority } = passage;
      const text = chapter!.text.slice(start, end);
      const { entity: shown, location } = sceneContext(cast, [], {
        entity,
        content: text,
        chapter_number: number,
        end,
      });
      const painted = await paint({
        ...{ text, type, entity: shown, location, stylePrompt: null, take: 0 },
        language: detectLanguage(text, language),
        context: chapter!.text.slice(Math.max(0, start - CONTEXT_MAX_CHARS), start),
        bookId: publication.metadata.title,
        seedSalt: `${number}:${start}`,
      });
      const { scene, drawn } = painted.scene as IllustrationDetails;
      if (scene.isTooVague) return null;
      return {
        ...{ chapter: number, end, priority, caption: captionOf(text), alt: altOf(text, drawn, language) },
        ...{ bytes: painted.jpeg, maker: 'algorithm', tool: 'Vignette' },
      };
    }
  }
  const cover = await coverOf(publication, options.title, extraction.chapters, chapters);
  return { pictures, cast: presentCast(extraction.registry), cover };
}

async function coverOf(
  { metadata, cover, coverDrawing, chapters: all }: Publication,
  title: string,
  extracted: readonly { number: number; passages: readonly Passage[] }[],
  chapters: readonly Chapter[],
): Promise<EditionCover | null> {
  if (cover !== null || coverDrawing !== null) return null;
  const passages = extracted.flatMap(({ number, passages: found }) =>
    found.map((passage) => ({
      passage,
      chapter: number,
      start: passage.start,
      priority: passage.priorityScore,
    })),
  );
  const strongest = strongestPassage(passages, (chapter) => all[chapter - 1]?.title ?? '');
  const chapter = chapters.find(({ number }) => number === strongest?.chapter);
  const { authors, language } = metadata;
  const shown = strongest && {
    ...{ text: chapter!.text.slice(strongest.start, strongest.passage.end), type: strongest.passage.type },
    language: readingLanguage(chapter!.language),
    context: chapter!.text.slice(Math.max(0, strongest.start - CONTEXT_MAX_CHARS), strongest.start),
  };
  const bytes = await paintCover({ title, author: authors.join(', '), language }, shown);
  return { bytes, isChosen: false };
}

const chaptersUpTo = ({ chapters }: Publication, until: TextPlace | null) =>
  until === null
    ? chapters
    : chapters
        .filter(({ number }) => isChapterReached(number, until))
        .map((one) => ({ ...one, text: one.text.slice(0, knownChars(one.number, one.text.length, until)) }));
