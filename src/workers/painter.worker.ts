import { expose, transfer } from 'comlink';
import { eInkPicture, toGrey } from '#shared/edition/pictures/e-ink-picture.ts';
import { DRAWN_BY_RULES, withPictureFacts } from '#shared/edition/pictures/picture-metadata.ts';
import { COVER_HEIGHT, COVER_WIDTH } from '#shared/illustration/cover/cover-canvas.ts';
import { designCover } from '#shared/illustration/cover/design-cover.ts';
import { headPieces } from '#shared/illustration/cover/head-pieces.ts';
import { drawCover } from '#shared/illustration/cover/draw-cover.ts';
import { HEIGHT, WIDTH } from '#shared/illustration/drawing/layer.ts';
import { mergeRanges } from '#shared/illustration/merge-ranges.ts';
import { type IllustrationDetails, illustrate } from '#shared/illustration/illustrate.ts';
import { COVER_BYTES_MAX, encodeSmallJpeg } from '#shared/illustration/small-jpeg.ts';
import type { StyleName } from '#shared/illustration/style/styles.ts';
import { COVER_FONTS, loadCoverFonts } from './cover-fonts.ts';
import type { PainterWorker } from './painter-worker.ts';

/** A worker of its own: a picture takes most of a second, in which books are still read and pages laid out. */
const api: PainterWorker = {
  async paint(input) {
    const startedAt = performance.now();
    const { rgb, details } = illustrate(input);
    const jpeg = await toJpeg(pictureOf(rgb));
    const drawn = wordsDrawn(details);
    const seconds = (performance.now() - startedAt) / 1000;
    return transfer({ jpeg, isOrnament: details.scene.isTooVague, drawn, seconds }, [jpeg]);
  },
  paintForEInk(input) {
    const { rgb, details } = illustrate({ ...input, stylePrompt: 'e-ink' satisfies StyleName });
    const grey = toGrey(rgb, { width: WIDTH, height: HEIGHT, channels: 3 });
    const png = withPictureFacts(eInkPicture(grey, 'nearest'), DRAWN_BY_RULES);
    const print = { png, isOrnament: details.scene.isTooVague, drawn: wordsDrawn(details) };
    return Promise.resolve(transfer(print, [png.buffer]));
  },
  async printForEInk(picture) {
    const bitmap = await createImageBitmap(picture);
    const { width, height } = bitmap;
    const context = contextOf(width, height);
    context.drawImage(bitmap, 0, 0);
    bitmap.close();
    const { data } = context.getImageData(0, 0, width, height);
    const png = eInkPicture(toGrey(data, { width, height, channels: 4 }), 'pattern');
    return transfer(png, [png.buffer]);
  },
  async paintCover(text, passage) {
    await loadCoverFonts();
    const { picture, ...design } = designCover(text, passage);
    const context = contextOf(COVER_WIDTH, COVER_HEIGHT);
    const canvas = picture && pictureOf(picture.rgb).canvas;
    const plate = canvas && {
      draw: (x: number, y: number, width: number, height: number) =>
        context.drawImage(canvas, x, y, width, height),
      paper: `rgb(${picture.rgb.slice(0, 3).join(' ')})`,
    };
    drawCover(context, { ...design, plate, fonts: COVER_FONTS });
    const jpeg = await toJpeg(context, COVER_BYTES_MAX);
    return transfer(jpeg, [jpeg]);
  },
  headPieces: (text, isForEInk) => headPieces(text, { isForEInk }),
  ping: () => undefined,
};

expose(api);

const wordsDrawn = ({ drawn }: IllustrationDetails) => mergeRanges(drawn.flatMap(({ words }) => words));

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser has no canvas off the page');
  return context;
}

function pictureOf(rgb: Uint8Array): OffscreenCanvasRenderingContext2D {
  const context = contextOf(WIDTH, HEIGHT);
  context.putImageData(toImageData(rgb), 0, 0);
  return context;
}

/** @param bytesMax that of a passage’s picture where none is given */
async function toJpeg(context: OffscreenCanvasRenderingContext2D, bytesMax?: number): Promise<ArrayBuffer> {
  const jpeg = await encodeSmallJpeg(
    async (percent) => {
      const blob = await context.canvas.convertToBlob({ type: 'image/jpeg', quality: percent / 100 });
      return withPictureFacts(new Uint8Array(await blob.arrayBuffer()), DRAWN_BY_RULES);
    },
    ({ byteLength }) => byteLength,
    bytesMax,
  );
  return jpeg.buffer;
}

function toImageData(rgb: Uint8Array): ImageData {
  const image = new ImageData(WIDTH, HEIGHT);
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
    image.data[to] = rgb[from]!;
    image.data[to + 1] = rgb[from + 1]!;
    image.data[to + 2] = rgb[from + 2]!;
    image.data[to + 3] = 255;
  }
  return image;
}
