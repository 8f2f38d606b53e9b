import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Canvas, createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';

const FAMILY = 'Cover Literata';
const SCRIPTS = ['latin', 'cyrillic'] as const;
/** The app's own fonts, and the machine's for other scripts. */
export const COVER_FONTS = `${SCRIPTS.map((script) => `"${FAMILY} ${script}"`).join(', ')}, "Noto Serif", "Noto Serif CJK JP", serif`;

let isLoaded = false;

/** Makes the app's lettering available to every canvas. */
export function loadCoverFonts(): void {
  if (isLoaded) return;
  const { resolve } = createRequire(import.meta.url);
  for (const script of SCRIPTS) {
    const file = resolve(`@fontsource-variable/literata/files/literata-${script}-wght-normal.woff2`);
    GlobalFonts.register(readFileSync(file), `${FAMILY} ${script}`);
  }
  isLoaded = true;
}

/** A browser's canvas, without the browser. */
export const contextOf = (width: number, height: number): SKRSContext2D =>
  createCanvas(width, height).getContext('2d', { alpha: false });

/** @param rgb three bytes each, top row first */
export function canvasOf(rgb: Uint8Array, width: number, height: number): Canvas {
  const context = contextOf(width, height);
  const image = context.createImageData(width, height);
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
    image.data.set(rgb.subarray(from, from + 3), to);
    image.data[to + 3] = 255;
  }
  context.putImageData(image, 0, 0);
  return context.canvas;
}

/** Whether this machine has glyphs for a text: missing ones are drawn as identical boxes. */
export function hasGlyphsFor(text: string): boolean {
  const shapeOf = (character: string): string => {
    const context = contextOf(48, 48);
    context.fillStyle = '#ffffff';
    context.font = `32px ${COVER_FONTS}`;
    context.fillText(character, 8, 36);
    return Buffer.from(context.getImageData(0, 0, 48, 48).data).toString('base64');
  };
  const missing = shapeOf(UNASSIGNED);
  return [...new Set(text.match(/[\p{L}\p{N}]/gu))].every((character) => shapeOf(character) !== missing);
}

/** A character that no font has. */
const UNASSIGNED = '\u{2fffd}';
