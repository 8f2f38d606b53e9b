import type { PaintedPicture } from '#shared/contract/images.ts';
import type { UserDatabase } from '#app/data/database/database.ts';
import {
  findAwaitedPicture,
  forgetAwaitedPicture,
  listAwaitedPictures,
} from '#app/data/pictures/awaited-pictures.ts';
import { toBase64 } from '#app/data/bytes/base64.ts';
import { callForEffect } from './client.ts';
import { normaliseError } from './errors.ts';

/**
 * Sends the pictures that the server waits for. The outcome comes with the next exchange, as that of every request.
 *
 * @throws ApiError when the server cannot be reached or is busy; the next call sends the rest
 */
export async function sendAwaitedPictures(database: UserDatabase): Promise<void> {
  for (const descriptionId of await listAwaitedPictures(database)) {
    const found = await findAwaitedPicture(database, descriptionId);
    if (found) {
      const { scene, picture, generated_image: shown } = found;
      const body: PaintedPicture = {
        ...{ scene, jpeg: toBase64(picture.bytes), drawn: shown?.drawn ?? [] },
        generation_time_seconds: shown?.generation_time_seconds ?? 0,
      };
      try {
        await callForEffect(`/images/painted/${descriptionId}`, {
          method: 'PUT',
          body,
          userId: database.userId,
        });
      } catch (thrown) {
        const { status } = normaliseError(thrown);
        // No longer awaited, or not available: the server's picture comes with its records.
        if (status !== 404 && status !== 409 && status !== 400) throw thrown;
      }
    }
    await forgetAwaitedPicture(database, descriptionId);
  }
}
