import { expose, transfer } from 'comlink';
import { DRAWN_BY_RULES, withPictureFacts } from '#shared/edition/pictures/picture-metadata.ts';
import { HEIGHT, WIDTH } from '#shared/illustration/drawing/layer.ts';
import { mergeWords } from '#shared/illustration/drawn-words.ts';
import { illustrate } from '#shared/illustration/illustrate.ts';
import { encodeSmall } from '#shared/illustration/small-jpeg.ts';
import type { PainterWorker } from './painter-worker.ts';

/** A worker of its own: a picture takes most of a second, in which books are still read and pages laid out. */
const api: PainterWorker = {
  async paint(input) {
    const startedAt = performance.now();
    const { rgb, details } = illustrate(input);
    const jpeg = await toJpeg(rgb);
    const drawn = mergeWords(details.drawn.flatMap(({ words }) => words));
    const seconds = (performance.now() - startedAt) / 1000;
    return transfer({ jpeg, isOrnament: details.scene.isSilent, drawn, seconds }, [jpeg]);
  },
  ping: () => undefined,
};

expose(api);

async function toJpeg(rgb: Uint8Array): Promise<ArrayBuffer> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser has no canvas off the page');
  context.putImageData(toImageData(rgb), 0, 0);
  const jpeg = await encodeSmall(
    async (percent) => {
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: percent / 100 });
      return withPictureFacts(new Uint8Array(await blob.arrayBuffer()), DRAWN_BY_RULES);
    },
    ({ byteLength }) => byteLength,
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
