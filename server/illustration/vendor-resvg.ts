import { Resvg } from '@resvg/resvg-js';

/** Pixels of a drawing: RGBA, four bytes each, top row first. Fonts are not loaded: there is no text to draw. */
export function rasterize(svg: string, width: number): { pixels: Uint8Array; width: number; height: number } {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
    logLevel: 'off',
  }).render();
  return { pixels: new Uint8Array(image.pixels), width: image.width, height: image.height };
}
