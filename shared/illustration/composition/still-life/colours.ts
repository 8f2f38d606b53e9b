import { luminance, mix } from '../../drawing/colour.ts';
import type { Material } from '../../motifs/motif.ts';
import { coloursAt } from '../colours/material-colours.ts';
import type { Palette } from '../palette.ts';

/** The colours of one thing: stated ones first, then those of its usual material. */
export interface ThingColours {
  body?: string | undefined;
  /** Of its second part: wine in a glass, the stone of a ring. */
  accent?: string | undefined;
  /** Of its third. */
  third?: string | undefined;
  isGlass?: boolean;
}

/** Things without a stated or usual colour are of dark wood or leather. */
const PLAIN = '#5f4a3a';

/** The colours of things close up: nearer than in a room, so that they keep the colour that the text gives them. */
export function colourful(
  palette: Palette,
  { body, accent, third, isGlass = false }: ThingColours,
): Readonly<Record<Material, string>> {
  const shaded = (colour: string, share: number) =>
    mix(colour, palette.ink, share + (palette.isDark ? 0.1 : 0));
  const own = shaded(body ?? PLAIN, luminance(body ?? PLAIN) > 0.7 ? 0.05 : 0.14);
  const isPale = luminance(own) > 0.55;
  const second =
    isGlass && accent && luminance(accent) > 0.6
      ? mix(palette.haze, accent, 0.3)
      : shaded(accent ?? body ?? '#a8382c', 0.1);
  return {
    ...coloursAt(palette, 0, { body, accent }),
    ink: own,
    side: mix(own, palette.ink, 0.34),
    depth: mix(own, palette.ink, 0.66),
    fold: isPale ? mix(own, palette.ink, 0.4) : mix(own, palette.light, 0.42),
    white: isGlass ? mix(palette.haze, '#fbf6ea', 0.42) : mix(shaded('#f4ebd9', 0.06), palette.light, 0.1),
    linen: isGlass ? mix(palette.haze, '#dfe3dc', 0.3) : mix(shaded('#f4ebd9', 0.14), palette.haze, 0.1),
    accent: second,
    dress: shaded(third ?? accent ?? body ?? '#7d8a44', 0.1),
    shade: mix(second, palette.ink, luminance(second) > 0.55 ? 0.3 : 0.42),
    gold: shaded('#c99f4c', 0.08),
    leaf: shaded('#5f7a3e', 0.14),
    boot: palette.ink,
    light: palette.isDark ? '#ffdf96' : '#ffe3a4',
  };
}
