import type { DescriptionRow, PictureRow } from '#app/data/database/database.ts';
import { PRODUCT_PREFIX } from '#shared/contract/storage.ts';
import { isPaintedHere } from '#app/data/pictures/painted-here.ts';
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
 * Hands the picture's address to the system's share sheet; without one, to the clipboard. A picture that was painted on
 * this device has no address and is shared as a file.
 */
export async function sharePicture(description: DescriptionRow, row: PictureRow | null): Promise<void> {
  if (isPaintedHere(description.generated_image)) return shareFile(description, row);
  const address = description.generated_image?.image_url;
  if (!address) return notify('error', s.images.shareFailed);
  const url = new URL(address, location.origin).href;
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share({
        title: description.entity ?? s.images.modal,
        text: description.content,
        url,
      });
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

async function shareFile({ content, entity }: DescriptionRow, row: PictureRow | null): Promise<void> {
  if (!row) return notify('error', s.images.shareFailed);
  const file = new File([row.bytes], `${PRODUCT_PREFIX}-image.jpg`, { type: row.mediaType });
  const shared = { title: entity ?? s.images.modal, text: content, files: [file] };
  if (typeof navigator.canShare !== 'function' || !navigator.canShare(shared)) return downloadPicture(row);
  try {
    await navigator.share(shared);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return; // The reader cancelled.
    notify('error', s.images.shareFailed);
  }
}
