import type { DescriptionRow, PictureRow } from '#app/data/database/database.ts';
import { PRODUCT_PREFIX } from '#shared/contract/storage.ts';
import { certainSubject } from '#shared/reading/cast/certain-subject.ts';
import { picturePath } from '#app/api/pictures.ts';
import { isPaintedHere } from '#shared/sync/device/painted-here.ts';
import { shareFile } from '#app/state/share-file.ts';
import { saveFile } from '#app/state/save-file.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';

/** Saves a picture as a file, straight from this device. */
export function downloadPicture(row: PictureRow | null): void {
  if (!row) return notify('error', ...s.images.downloadFailed);
  const file = new Blob([row.bytes], { type: row.mediaType });
  saveFile(file, `${PRODUCT_PREFIX}-image-${Date.now()}.jpg`);
  notify('success', s.images.downloadStarted);
}

/**
 * Shares the picture with its passage by the system's share sheet: as a file where the browser supports it and this
 * device has it, else as its address; without a share sheet the address goes to the clipboard. A picture that was
 * painted on this device has no address, and is saved instead.
 */
export async function sharePicture(description: DescriptionRow, row: PictureRow | null): Promise<void> {
  const { content, generated_image: image } = description;
  // By its own words only: a browser shares at once after the press, or not at all.
  const words = { title: certainSubject(description, '') ?? s.images.modal, text: content };
  if (row) {
    const file = new File([row.bytes], `${PRODUCT_PREFIX}-image.jpg`, { type: row.mediaType });
    if (await shareFile(file, words)) return;
  }
  if (isPaintedHere(image) && row) return downloadPicture(row);
  if (!image?.image_url) return notify('error', s.images.shareFailed);
  const url = new URL(picturePath(image.image_url), location.origin).href;
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share({ ...words, url });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return; // The reader cancelled.
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    notify('success', s.images.copied);
  } catch {
    notify('error', s.images.shareFailed);
  }
}
