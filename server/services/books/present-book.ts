import type {
  BookDetailResponse,
  BookListItem,
  ChapterListItem,
  DescribedPassage,
} from '#shared/contract/books.ts';
import type { BookRow } from '../../db/books.ts';
import type { ChapterListRow } from '../../db/chapters.ts';
import type { DescriptionRow } from '../../db/descriptions.ts';
import { readingHours, readingMinutes } from './page-estimates.ts';
import { paintedOn } from '../pictures/by-device.ts';
import { drawnWords } from '../pictures/drawn-words.ts';
import type { PictureUrl } from '../pictures/picture-address.ts';

/** Rows as the wire shows them. */
export function presentBook(row: BookRow): BookListItem {
  return {
    id: row.id,
    title: row.title,
    author: row.author,
    language: row.language,
    genre: row.genre,
    file_format: row.file_format,
    has_cover: row.cover_sha256 !== null,
    chapters_count: row.chapters_count,
    reading_progress_percent: row.progress_percent ?? 0,
    total_pages: row.total_pages,
    created_at: row.created_at.toISOString(),
    is_parsed: row.processed_at !== null,
    parsing_progress: extractionProgress(row),
  };
}

/** A book is extracted as a whole: its descriptions are all known or none. */
export const extractionProgress = ({ processed_at }: BookRow): number => (processed_at === null ? 0 : 100);

export function presentBookDetail(row: BookRow, chapters: readonly ChapterListRow[]): BookDetailResponse {
  return {
    ...presentBook(row),
    description: row.description,
    file_sha256: row.file_sha256,
    file_size: row.file_size,
    estimated_reading_time_hours: readingHours(row.word_count),
    chapters: chapters.map(presentChapterItem),
    total_chapters: row.chapters_count,
    reading_progress: {
      progress_percent: row.progress_percent ?? 0,
      current_chapter: row.progress_chapter ?? 1,
    },
  };
}

function presentChapterItem(row: ChapterListRow): ChapterListItem {
  return {
    id: row.id,
    number: row.number,
    title: row.title,
    word_count: row.word_count,
    estimated_reading_time_minutes: readingMinutes(row.word_count),
    is_description_parsed: row.is_description_parsed,
    descriptions_found: row.descriptions_found,
  };
}

/** @param owner whose picture it is: its address is signed for them */
export function presentDescription(
  row: DescriptionRow,
  pictureUrl: PictureUrl,
  owner: string,
): DescribedPassage {
  return {
    id: row.id,
    type: row.type,
    content: row.content,
    text: row.content,
    start: row.start_offset,
    end: row.end_offset,
    chapter_number: row.chapter_number,
    entity: row.entity,
    priority_score: row.priority_score,
    generated_image:
      row.image_id === null
        ? null
        : {
            id: row.image_id,
            image_url: pictureUrl(row.image_id, owner),
            created_at: row.image_created_at!.toISOString(),
            generation_time_seconds: row.image_seconds!,
            take: row.image_take!,
            ...paintedOn(row.image_painter!),
            ...drawnWords(row.image_drawn),
          },
  };
}
