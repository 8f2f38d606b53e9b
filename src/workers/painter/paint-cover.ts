import { COVER_HEIGHT, COVER_WIDTH } from '#shared/illustration/cover/cover-canvas.ts';
import { type CoverPassage, designCover } from '#shared/illustration/cover/design-cover.ts';
import { type CoverText, drawCover } from '#shared/illustration/cover/draw-cover.ts';
import { headPieces } from '#shared/illustration/cover/head-pieces.ts';
import { COVER_BYTES_MAX } from '#shared/illustration/small-jpeg.ts';
import { COVER_FONTS, loadCoverFonts } from './cover-fonts.ts';
import { paintInParts } from './paint-in-parts.ts';
import { contextOf, pictureOf, toJpeg } from './painter-canvas.ts';

/** The cover of a book that has none, as JPEG. @throws if the lettering's font or a part of the painter cannot be fetched */
export async function paintCover(text: CoverText, passage: CoverPassage | null): Promise<ArrayBuffer> {
  await loadCoverFonts();
  const { picture, ...design } = await paintInParts(() => designCover(text, passage));
  const context = contextOf(COVER_WIDTH, COVER_HEIGHT);
  const canvas = picture && pictureOf(picture.rgb).canvas;
  const plate = canvas && {
    draw: (x: number, y: number, width: number, height: number) =>
      context.drawImage(canvas, x, y, width, height),
    paper: `rgb(${picture.rgb.slice(0, 3).join(' ')})`,
  };
  drawCover(context, { ...design, plate, fonts: COVER_FONTS });
  return toJpeg(context, COVER_BYTES_MAX);
}

/** Ornaments of a book's own, as SVG. @throws if a part of the painter cannot be fetched */
export const paintHeadPieces = (
  text: Pick<CoverText, 'title' | 'author'>,
  isForEInk: boolean,
): Promise<string[]> => paintInParts(() => headPieces(text, { isForEInk }));
