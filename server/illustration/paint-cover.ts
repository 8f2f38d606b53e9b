import { DRAWN_BY_RULES, withPictureFacts } from '#shared/edition/pictures/picture-metadata.ts';
import { COVER_HEIGHT, COVER_WIDTH } from '#shared/illustration/cover/cover-canvas.ts';
import { type CoverPassage, designCover } from '#shared/illustration/cover/design-cover.ts';
import { type CoverText, drawCover } from '#shared/illustration/cover/draw-cover.ts';
import { HEIGHT, WIDTH } from '#shared/illustration/drawing/layer.ts';
import { COVER_BYTES_MAX, encodeSmallJpeg } from '#shared/illustration/small-jpeg.ts';
import { hasGlyphsFor, canvasOf, contextOf, COVER_FONTS, loadCoverFonts } from './vendor-canvas.ts';

/**
 * The cover that the app paints for a book without one, painted here. It has no lettering where this machine has no font
 * for the title.
 *
 * @returns JPEG, 600 × 900
 */
export async function paintCover(text: CoverText, passage: CoverPassage | null): Promise<Uint8Array> {
  loadCoverFonts();
  const { picture, ...design } = designCover(text, passage);
  const context = contextOf(COVER_WIDTH, COVER_HEIGHT);
  const canvas = picture && canvasOf(picture.rgb, WIDTH, HEIGHT);
  const plate = canvas && {
    draw: (x: number, y: number, width: number, height: number) =>
      context.drawImage(canvas, x, y, width, height),
    paper: `rgb(${picture.rgb.slice(0, 3).join(' ')})`,
  };
  drawCover(context, { ...design, ...lettersOf(text), plate, fonts: COVER_FONTS });
  return encodeSmallJpeg(
    async (quality) => withPictureFacts(await context.canvas.encode('jpeg', quality), DRAWN_BY_RULES),
    ({ byteLength }) => byteLength,
    COVER_BYTES_MAX,
  );
}

/** Without characters that would be drawn as boxes. */
function lettersOf({ title, author }: CoverText): Pick<CoverText, 'title' | 'author'> {
  if (!hasGlyphsFor(title)) return { title: '', author: '' };
  return { title, author: hasGlyphsFor(author) ? author : '' };
}
