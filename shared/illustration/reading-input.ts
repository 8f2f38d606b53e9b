import type { Scene } from './scene.ts';

/** The input of reading. */
export interface ReadingInput {
  text: string;
  type: Scene['type'];
  language: 'en' | 'ru' | null;
  /** The person or location that the passage is about, as far as the book has described it up to here. */
  entity: SceneEntity | null;
  location: SceneEntity | null;
  /** The chapter's text before the passage, never beyond the reader's place; may be empty. */
  context: string;
  bookId: string;
}

export interface SceneEntity {
  id: string;
  name: string;
  kind: 'character' | 'location';
  attributes: readonly { kind: string; value: string }[];
}

/** The language to read a passage in, by its BCP 47 tag; null for an unsupported one. */
export function readingLanguage(tag: string | null | undefined): ReadingInput['language'] {
  const primary = tag?.split('-')[0];
  return primary === 'en' || primary === 'ru' ? primary : null;
}

/** How much of the chapter before a passage is read for its setting, time and weather. */
export const CONTEXT_MAX_CHARS = 6_000;
