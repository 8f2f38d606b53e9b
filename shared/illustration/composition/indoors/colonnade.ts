import { mix } from '../../drawing/colour.ts';
import { polygon, rectangle, type Path } from '../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import { filled, thin, WIDTH } from '../canvas.ts';
import { SKIRTING } from '../room-shell.ts';
import { keep, markShown, SHADOW, type Room } from './room.ts';

/** A room so large that whoever and whatever is in it is small: a hall on columns. */
export const isVast = ({ things, place }: Scene): boolean =>
  things.some(({ what, certainty }) => what === 'column' && certainty >= 0.5) || (place?.value === 'hall' && things.some(({ what, size }) => what === 'hall' && size === 'large')); // prettier-ignore

/** How tall somebody is there, in pixels. */
export const TALL_IN_VAST = 196;

/** Pairs of columns that come towards the reader: from the middle and half as wide, in pixels; where each stands, in pixels from the top. */
const PAIRS: readonly { across: number; half: number; foot: number; top: number; air: number }[] = [
  { across: 172, half: 15, foot: SKIRTING + 14, top: 148, air: 0.62 },
  { across: 258, half: 23, foot: SKIRTING + 38, top: 98, air: 0.42 },
  { across: 386, half: 38, foot: SKIRTING + 96, top: 18, air: 0.2 },
];

/** Columns in two rows, with the beams that they carry; the floor between them is left free. */
export function drawColonnade(room: Room): void {
  const { palette, canvas, scene } = room;
  const middle = WIDTH / 2;
  for (const [i, pair] of PAIRS.entries()) {
    const tone = mix(mix(palette.sky[1], palette.ink, 0.34), palette.sky[3], pair.air * 0.8);
    const next = PAIRS[i + 1] ?? { across: 620, half: 70, foot: 0, top: -150 };
    const stone: Path[number][] = [];
    const flutes: Path[number][] = [];
    const lit: Path[number][] = [];
    for (const side of [-1, 1]) {
      const x = middle + side * pair.across;
      const { half, foot, top } = pair;
      stone.push(polygon([[x - half * 0.86, top + half * 1.5], [x + half * 0.86, top + half * 1.5], [x + half, foot - half * 0.5], [x - half, foot - half * 0.5]]));
      stone.push(rectangle(x - half * 1.34, foot - half * 0.6, half * 2.68, half * 0.66), rectangle(x - half * 1.16, foot - half * 0.86, half * 2.32, half * 0.3));
      stone.push(rectangle(x - half * 1.4, top + half * 0.3, half * 2.8, half * 0.6), polygon([[x - half * 1.3, top + half * 0.86], [x + half * 1.3, top + half * 0.86], [x + half * 0.88, top + half * 1.6], [x - half * 0.88, top + half * 1.6]]));
      for (const u of [-0.55, -0.2, 0.15, 0.5]) flutes.push(rectangle(x + u * half, top + half * 1.8, Math.max(1, half * 0.07), foot - top - half * 3));
      lit.push(rectangle(x - side * half * 0.84 - (side > 0 ? 0 : half * 0.16), top + half * 1.7, half * 0.16, foot - top - half * 2.8));
      // The beam runs on to the next pair.
      const far = middle + side * next.across;
      stone.push(polygon([[x - half, top + half * 0.3], [x - half, top - half * 0.9], [far, next.top - next.half * 0.9], [far, next.top + next.half * 0.3], [x + half, top + half * 0.3]]));
    }
    if (i === 0) stone.push(rectangle(middle - pair.across, pair.top - 13, pair.across * 2, 18));
    canvas.add([filled(tone, ...stone), thin(palette.ink, 0.16, ...flutes), thin(palette.light, 0.26, ...lit)], { glow: 0.26 - i * 0.07, rim: 0.3, shadow: { ...SHADOW, colour: palette.ink, strength: 0.2 } });
    // Long shadows on the floor, away from the window.
    const streaks = [-1, 1].map((side) => { const x = middle + side * pair.across; return polygon([[x - pair.half, pair.foot], [x + pair.half, pair.foot], [x + side * (60 + pair.half * 2), pair.foot + 20 + pair.half], [x + side * 40, pair.foot + 20 + pair.half]]); });
    canvas.add([thin(palette.ink, 0.16, ...streaks)]);
  }
  const named = scene.things.find(({ what }) => what === 'column');
  if (named) markShown(room, named);
  // All of it stays in the picture: it is the size of the room that is to be seen.
  keep(room, [{ path: [rectangle(middle - 424, 60, 848, 620)], colour: palette.ink }]);
  room.floor.block(0, middle - 300);
  room.floor.block(middle + 300, WIDTH);
} // prettier-ignore
