import { limits } from '#shared/contract/limits.ts';

const MAX_FILE_BYTES = 20 * 1024 * 1024;
/** The proportions of a card, on a screen of double density. */
const WIDTH = 400;
const HEIGHT = 600;
const BASE64_BYTES = (limits.ownCoverChars / 4) * 3;

/** A file that the browser cannot decode as a picture, or a very large one. */
export class NotAPictureError extends Error {}

/**
 * The centre of a picture, cropped to a card's proportions, as a JPEG small enough to be synced to every device.
 *
 * @throws NotAPictureError
 */
export async function shrinkCover(file: Blob): Promise<ArrayBuffer> {
  if (file.size > MAX_FILE_BYTES) throw new NotAPictureError('The file is too large.');
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new NotAPictureError('The browser cannot show the file.', { cause });
  });
  const width = Math.min(picture.width, (picture.height * WIDTH) / HEIGHT);
  const height = Math.min(picture.height, (picture.width * HEIGHT) / WIDTH);
  const middle = { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
  try {
    for (let scale = Math.min(1, WIDTH / width); ; scale *= 0.8)
      for (const quality of [0.85, 0.75, 0.6]) {
        const jpeg = await draw(picture, middle, scale, quality);
        if (jpeg.size <= BASE64_BYTES) return await jpeg.arrayBuffer();
      }
  } finally {
    picture.close();
  }
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function draw(picture: ImageBitmap, box: Box, scale: number, quality: number): Promise<Blob> {
  const width = Math.max(1, Math.round(box.width * scale));
  const height = Math.max(1, Math.round(box.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  // JPEG has no transparency: transparent areas become paper, not black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, box.x, box.y, box.width, box.height, 0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}
