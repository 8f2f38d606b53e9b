import { highlightColors } from '#app/data/annotations/annotations.ts';
import { reading } from '#app/strings/en-reading.ts';

/** "Yellow"; an unknown colour has the name of the default. */
export function colorName(color: string): string {
  const index = highlightColors.findIndex((one) => one === color);
  return reading.colors[Math.max(0, index)]!;
}

/** "Yellow highlight: look here again". */
export function highlightName(color: string, note: string): string {
  return note
    ? reading.highlights.withNote(colorName(color), note)
    : reading.highlights.highlight(colorName(color));
}
