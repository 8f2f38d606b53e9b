import type { Locator } from '@playwright/test';

/** The greatest difference between the colours of two pictures, of 255. */
export function differenceOf(one: Pixels, other: Pixels): number {
  const channels = ({ colours }: Pixels) => colours.flatMap((colour) => colour.split(',').map(Number));
  const others = channels(other);
  return Math.max(...channels(one).map((value, i) => Math.abs(value - others[i]!)));
}

export interface Pixels {
  size: number[];
  colours: string[];
}

/** The size of the picture that an element shows, or comes to show, and its colours on a coarse grid. */
export function pixelsOf(picture: Locator): Promise<Pixels> {
  return picture.evaluate(async (image: HTMLImageElement) => {
    const settled = () =>
      new Promise((resolve) => {
        for (const name of ['load', 'error']) image.addEventListener(name, resolve, { once: true });
      });
    while (!image.complete || image.naturalWidth === 0) await settled();
    const canvas = new OffscreenCanvas(8, 6);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0, 8, 6);
    const { data } = context.getImageData(0, 0, 8, 6);
    const colours = Array.from({ length: 48 }, (_, i) => [...data.slice(i * 4, i * 4 + 3)].join());
    return { size: [image.naturalWidth, image.naturalHeight], colours };
  });
}
