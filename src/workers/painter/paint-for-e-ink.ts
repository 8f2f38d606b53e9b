import { eInkPicture, toGrey } from '#shared/edition/pictures/e-ink-picture.ts';
import { DRAWN_BY_RULES, withPictureFacts } from '#shared/edition/pictures/picture-metadata.ts';
import { HEIGHT, WIDTH } from '#shared/illustration/drawing/layer.ts';
import { contextOf } from './painter-canvas.ts';

/** PNG of the painter's own picture in one ink. */
export function eInkOfPainted(rgb: Uint8Array): Uint8Array<ArrayBuffer> {
  const grey = toGrey(rgb, { width: WIDTH, height: HEIGHT, channels: 3 });
  return withPictureFacts(eInkPicture(grey, 'nearest'), DRAWN_BY_RULES);
}

/** PNG of a picture that was made elsewhere. @throws if the browser cannot read it */
export async function eInkOfPicture(picture: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  const context = contextOf(width, height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  return eInkPicture(toGrey(data, { width, height, channels: 4 }), 'pattern');
}
