import * as z from 'zod/mini';
import { generatedImage } from './images.ts';

export const descriptionTypes = ['location', 'character', 'atmosphere', 'object'] as const;
export type DescriptionType = (typeof descriptionTypes)[number];

/**
 * A passage of a chapter worth illustrating. `start` and `end` are UTF-16 offsets into the chapter's
 * canonical text and `content` is exactly that slice. Wire name: description; in code: SceneDescription.
 */
export const description = z.object({
  id: z.string(),
  type: z.enum(descriptionTypes),
  content: z.string(),
  start: z.number(),
  end: z.number(),
  chapter_number: z.number(),
  entity: z.nullable(z.string()),
  priority_score: z.number(),
  generated_image: z.nullable(generatedImage),
});

/** As responses carry it: `text` repeats `content`, for clients that read that name. */
export const describedPassage = z.extend(description, { text: z.string() });

/** Whether the extraction has ended, and how far it is (0-100). */
const parsing = { is_parsed: z.boolean(), parsing_progress: z.number() };

export const bookListItem = z.object({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  language: z.nullable(z.string()),
  genre: z.nullable(z.string()),
  file_format: z.enum(['epub', 'fb2']),
  has_cover: z.boolean(),
  chapters_count: z.number(),
  reading_progress_percent: z.number(),
  total_pages: z.number(),
  created_at: z.string(),
  ...parsing,
});

/** GET /books?skip&limit: newest first. */
export const bookList = z.object({ books: z.array(bookListItem), total: z.number() });

export const chapterListItem = z.object({
  id: z.string(),
  number: z.number(),
  title: z.string(),
  word_count: z.number(),
  estimated_reading_time_minutes: z.number(),
  is_description_parsed: z.boolean(),
  descriptions_found: z.number(),
});

/** What our own client needs to know about a book. */
export const bookDetail = z.object({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  description: z.nullable(z.string()),
  genre: z.nullable(z.string()),
  language: z.nullable(z.string()),
  file_format: z.enum(['epub', 'fb2']),
  file_sha256: z.string(),
  file_size: z.number(),
  total_pages: z.number(),
  estimated_reading_time_hours: z.number(),
  has_cover: z.boolean(),
  chapters: z.array(chapterListItem),
  chapters_count: z.number(),
  total_chapters: z.number(),
  reading_progress_percent: z.number(),
  reading_progress: z.object({ progress_percent: z.number(), current_chapter: z.number() }),
  created_at: z.string(),
});

/** GET /books/{id}. */
export const bookDetailResponse = z.extend(bookDetail, parsing);

/** GET /books/{id}/parsing-status. */
export const parsingStatus = z.object({
  status: z.enum(['not_started', 'processing', 'completed', 'failed']),
  progress: z.number(),
});

/** POST /books/upload, 201 (also when the same file is sent again: same book). */
export const uploadResponse = z.object({ book_id: z.string(), title: z.string() });

/** GET /books/{id}/chapters/{n}. */
export const chapterResponse = z.object({
  chapter: z.object({
    id: z.string(),
    number: z.number(),
    title: z.string(),
    content: z.string(),
    html_content: z.string(),
    word_count: z.number(),
    is_description_parsed: z.boolean(),
    descriptions: z.array(describedPassage),
  }),
  descriptions: z.array(describedPassage),
});

/** GET /books/{id}/chapters/{n}/descriptions, and GET /books/{id}/descriptions for the whole book. */
export const descriptionsResponse = z.object({ descriptions: z.array(describedPassage), total: z.number() });

export const progressRequest = z.object({
  current_chapter: z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
  current_page: z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
});

/** GET and POST /books/{id}/progress. */
export const progressResponse = z.object({
  progress: z.object({
    book_id: z.string(),
    current_chapter: z.number(),
    current_page: z.number(),
    progress_percent: z.number(),
    last_read_at: z.nullable(z.string()),
  }),
});

/** POST /books/{id}/process. */
export const processResponse = z.object({
  status: z.enum(['completed', 'processing', 'failed']),
  descriptions_found: z.number(),
  message: z.optional(z.string()),
});

/** GET /books/statistics. */
export const libraryStatistics = z.object({
  total_books: z.number(),
  total_chapters: z.number(),
  total_descriptions: z.number(),
  total_images: z.number(),
  books_in_progress: z.number(),
  books_finished: z.number(),
  reading_seconds: z.number(),
});

export type SceneDescription = z.infer<typeof description>;
export type DescribedPassage = z.infer<typeof describedPassage>;
export type BookListItem = z.infer<typeof bookListItem>;
export type BookDetail = z.infer<typeof bookDetail>;
export type BookDetailResponse = z.infer<typeof bookDetailResponse>;
export type ChapterListItem = z.infer<typeof chapterListItem>;
