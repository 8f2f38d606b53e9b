import { findChapter } from '#app/data/books/chapters.ts';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { replaceImage } from '#app/data/pictures/descriptions.ts';
import { storeImage } from '#app/data/pictures/images.ts';
import { isPaintedHere, paintedHereId, takeOf } from '#app/data/pictures/painted-here.ts';
import { logFailure } from '#app/log.ts';
import { AROUND_MAX_CHARS, readingLanguage } from '#shared/illustration/scene.ts';
import { paint } from '#workers/painter-bridge.ts';

/**
 * Paints a passage's picture on this device, by the server's own painter, and stores it until the server's arrives.
 *
 * @returns whether the passage has a picture now; it has none where the browser cannot paint off the page's thread
 */
export async function paintHere(description: DescriptionRow, style = ''): Promise<boolean> {
  const { id, bookId, generated_image: previous } = description;
  const take = previous && isPaintedHere(previous) ? takeOf(previous) + 1 : 0;
  try {
    const chapter = await findChapter(bookId, description.chapter_number);
    const { jpeg, drawn, seconds } = await paint({
      text: description.content,
      type: description.type,
      language: readingLanguage(chapter?.language),
      stylePrompt: style.trim() || null,
      entity: null,
      place: null,
      around: chapter?.text.slice(Math.max(0, description.start - AROUND_MAX_CHARS), description.start) ?? '',
      bookId,
      seed: id,
      take,
    });
    const image = { id: paintedHereId(id, take), created_at: new Date().toISOString() };
    await storeImage({ id: image.id, bookId, descriptionId: id, createdAt: image.created_at, bytes: jpeg, mediaType: 'image/jpeg' }); // prettier-ignore
    // Not in place of the server's, which may have arrived meanwhile.
    const painted = { ...image, image_url: '', generation_time_seconds: seconds, drawn };
    await replaceImage(id, previous?.id, painted, { style: style.trim() || undefined });
    return true;
  } catch (error) {
    logFailure('painter')(error);
    return false;
  }
}
