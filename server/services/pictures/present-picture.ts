import type { GalleryImage, GenerateResponse, GeneratedImage } from '#shared/contract/images.ts';
import type { GalleryRow, PictureRow } from '../../db/pictures.ts';
import { drawnWords } from './drawn-words.ts';
import { paintedOn } from './by-device.ts';
import { type PictureUrl, pictureAddress } from './picture-address.ts';

/** A picture as records and events carry it: they know no server's origin, so its address is a path. */
export function presentPicture(row: PictureRow, authSecret: string): GeneratedImage {
  return {
    id: row.id,
    image_url: pictureAddress(authSecret, row.id, row.user_id),
    created_at: row.created_at.toISOString(),
    generation_time_seconds: row.generation_seconds,
    take: row.take,
    ...paintedOn(row.painter),
    ...drawnWords(row.drawn),
  };
}

export function presentGenerated(row: PictureRow, pictureUrl: PictureUrl): GenerateResponse {
  return {
    image_id: row.id,
    description_id: row.description_id,
    image_url: pictureUrl(row.id, row.user_id),
    generation_time: row.generation_seconds,
    created_at: row.created_at.toISOString(),
    take: row.take,
    style_applied: row.style_applied,
  };
}

export function presentGalleryPicture(row: GalleryRow, pictureUrl: PictureUrl): GalleryImage {
  return {
    id: row.id,
    book_id: row.book_id,
    chapter_number: row.chapter_number,
    description_id: row.description_id,
    image_url: pictureUrl(row.id, row.user_id),
    generation_time: row.generation_seconds,
    created_at: row.created_at.toISOString(),
    description: {
      id: row.description_id,
      type: row.type,
      content: row.content,
      text: row.content,
      priority_score: row.priority_score,
    },
  };
}
