import { mix } from '../../../drawing/colour.ts';
import { boundsOf, rectangle, type Path } from '../../../drawing/path.ts';
import type { Part } from '../../../motifs/motif.ts';
import { isLying } from '../../../is-lying.ts';
import type { Scene } from '../../../scene.ts';
import type { Palette } from '../../palette.ts';

/** Whether an empty bed has a cover sewn of patches: over somebody in bed a plain blanket is drawn. */
export const isPatchwork = ({ things, people }: Scene): boolean =>
  things.some(({ what, qualities }) => what === 'blanket' && qualities.includes('patchwork')) &&
  !people.some(isLying);

/** The colours of old cotton prints in the light of the room. @param cover the cover's own, seen between them */
export const patchColours = (cover: string, { ink }: Palette): string[] =>
  ['#b5746a', '#cfb98a', '#7d8b98', '#d8cfbd', '#8a9680'].map((colour) =>
    mix(mix(colour, cover, 0.3), ink, 0.3),
  );

/** About how large a patch is, in metres. */
const PATCH = { width: 0.13, height: 0.09 };

/**
 * Patches in rows over the cover of a bed, each with a seam around it.
 *
 * @param cover the part of the bed's drawing, in metres
 * @param colours how many they have
 * @returns the patches of each colour
 */
export function patchesOn(cover: Part, colours: number): Path[] {
  const { left, right, top, bottom } = boundsOf([cover.path]);
  // The corners of a cover are round.
  const [inset, seam] = [0.035, 0.006];
  const [width, height] = [right - left - 2 * inset, bottom - top - inset];
  const [columns, rows] = [Math.round(width / PATCH.width), Math.max(2, Math.round(height / PATCH.height))];
  const patches = Array.from({ length: colours }, (): Path[number][] => []);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      patches[(column * 2 + row * 3) % colours]!.push(
        rectangle(
          left + inset + (column / columns) * width + seam,
          top + inset * 0.7 + (row / rows) * height + seam,
          width / columns - 2 * seam,
          height / rows - 2 * seam,
        ),
      );
  return patches;
}
