import type { DescriptionRow, PictureRow } from '#app/data/database/database.ts';
import { s } from '#app/strings/en.ts';
import { readPictureMaker } from '#shared/edition/pictures/picture-metadata.ts';
import { isPaintedHere } from '#shared/sync/device/painted-here.ts';

/** What is told of where a picture comes from. */
export interface PictureOrigin {
  /** Empty where it is not known. */
  where: string;
  by: string;
}

/**
 * @param description whose picture it is, or was before the one that it has now
 * @param options.isComing the server's picture will take its place
 */
export function pictureOrigin(
  picture: Pick<PictureRow, 'id' | 'bytes'>,
  { generated_image: newest }: Pick<DescriptionRow, 'generated_image'>,
  { isComing = false } = {},
): PictureOrigin {
  return { where: whereMade(picture, newest, isComing), by: madeBy(picture) };
}

function whereMade(
  { id }: Pick<PictureRow, 'id'>,
  newest: DescriptionRow['generated_image'],
  isComing: boolean,
): string {
  const isNewest = newest?.id === id;
  if (isPaintedHere({ id })) return isComing && isNewest ? s.images.paintedHere : s.images.paintedLocally;
  if (!isNewest) return '';
  return newest.painted_on === 'device' ? s.images.paintedOnADevice : s.images.paintedOnServer;
}

/** From the picture's own metadata. */
function madeBy({ bytes }: Pick<PictureRow, 'bytes'>): string {
  const made = readPictureMaker(new Uint8Array(bytes));
  if (!made) return s.images.madeByUnknown;
  return made.maker === 'algorithm'
    ? s.images.madeByPainter
    : s.images.madeByModel(made.tool.replace(/^Vignette with /, ''));
}
