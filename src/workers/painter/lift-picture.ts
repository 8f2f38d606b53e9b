import { liftFromPaper } from '#shared/illustration/paper/lift-from-paper.ts';
import { contextOf } from './painter-canvas.ts';

/**
 * A vignette without the paper around it; null for any other picture.
 *
 * @throws if the browser cannot read it, or has no canvas off the page
 */
export async function liftPicture(picture: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  const context = contextOf(width, height, { alpha: true });
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const pixels = context.getImageData(0, 0, width, height);
  if (!liftFromPaper(pixels)) return null;
  context.putImageData(pixels, 0, 0);
  return context.canvas.convertToBlob({ type: 'image/webp', quality: 0.92 });
}
