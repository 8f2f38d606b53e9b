import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { nodeCodec } from '#server/files/node-codec.ts';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import type { Language, PassageType } from '#shared/extraction/types.ts';

export interface LabelledPassage {
  readonly start: number;
  readonly end: number;
  readonly type: PassageType;
  readonly salience: number;
}

/** A text with the passages an illustrator would choose. */
export interface LabelledText {
  readonly id: string;
  readonly author: string;
  readonly lang: Language;
  readonly text: string;
  readonly passages: readonly LabelledPassage[];
  /** True for the chapters that the scorer scores; the others only teach. */
  readonly scored: boolean;
}

/** Ours, in `labels.json`: ranges over public texts in the corpus folder; no text is kept here. */
interface Labels {
  readonly source: string;
  readonly chapter?: number;
  readonly language: Language;
  readonly author: string;
  /** First 12 hex digits of the text's SHA-256: ranges over another text would mean nothing. */
  readonly text: string;
  /** “120-431C3”: start, end, type (location, character, atmosphere, object) and salience; separated by spaces. */
  readonly passages: string;
}

const TYPES: Record<string, PassageType> = { L: 'location', C: 'character', A: 'atmosphere', O: 'object' };

/**
 * All labelled texts: the corpus's own chapters, our excerpts, and the public texts that we labelled.
 *
 * @param corpus folder that holds `extraction/` and `books/`
 * @throws if a text is not the one that was labelled
 */
export function readLabelledTexts(corpus: string): LabelledText[] {
  const folder = path.join(corpus, 'extraction', 'dev');
  const scored = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file): LabelledText => {
      const chapter = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as LabelledText;
      // The author is the second part of an id: en-doyle-hound-06.
      return { ...chapter, author: chapter.id.split('-')[1]!, scored: true };
    });
  const excerpts = new URL('excerpts/', import.meta.url);
  const own = readdirSync(excerpts)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file): LabelledText => {
      const excerpt = JSON.parse(readFileSync(new URL(file, excerpts), 'utf8')) as LabelledText;
      return { ...excerpt, author: excerpt.id.split('-')[1]!, scored: false };
    });
  const labels = JSON.parse(readFileSync(new URL('labels.json', import.meta.url), 'utf8')) as Labels[];
  return [...scored, ...own, ...labels.map((one) => toText(corpus, one))];
}

function toText(
  corpus: string,
  { source, chapter, language, author, text: digest, passages }: Labels,
): LabelledText {
  const file = path.join(corpus, source);
  const text = chapter === undefined ? plainText(file) : chapterText(file, chapter);
  const id = `${path.basename(source)}:${chapter ?? ''}`;
  if (createHash('sha256').update(text).digest('hex').slice(0, 12) !== digest)
    throw new Error(`${id} is not the text that was labelled`);
  return {
    id,
    author,
    lang: language,
    text,
    passages: [...passages.matchAll(/(\d+)-(\d+)([LCAO])(\d)/g)].map(([, start, end, type, salience]) => ({
      start: Number(start),
      end: Number(end),
      type: TYPES[type!]!,
      salience: Number(salience),
    })),
    scored: false,
  };
}

const plainText = (file: string): string => (JSON.parse(readFileSync(file, 'utf8')) as { text: string }).text;

function chapterText(file: string, number: number): string {
  const publication = parsePublication(readFileSync(file), {
    ...nodeCodec,
    format: file.endsWith('.fb2') ? 'fb2' : 'epub',
  });
  return publication.chapters.find((one) => one.number === number)!.text;
}
