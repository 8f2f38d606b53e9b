import type { DescriptionRow, ImageRow } from '#app/data/database/database.ts';
import { PRODUCT_PREFIX } from '#shared/contract/storage.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';

/** Saves a picture as a file, straight from this device. */
export function downloadPicture(row: ImageRow | null): void {
  if (!row) return notify('error', ...s.images.downloadFailed);
  const url = URL.createObjectURL(new Blob([row.bytes], { type: row.mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${PRODUCT_PREFIX}-image-${Date.now()}.jpg`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  notify('success', s.images.downloadStarted);
}

/** Hands the picture's address to the system's share sheet; without one, to the clipboard. */
export async function sharePicture(description: DescriptionRow): Promise<void> {
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
