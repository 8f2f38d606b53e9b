import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { ellipse, polygon, rectangle, stroke } from '../../drawing/path.ts';
import type { Random } from '../../drawing/seeded.ts';
import { filled, translucent } from '../canvas.ts';
import type { Palette } from '../palette.ts';
import type { Window } from './window-view.ts';

/** Ruby, amber, blue, green and violet, as glass with the day behind it. */
const JEWELS = ['#b23a30', '#d39a35', '#2f66a0', '#3f8152', '#73508c'] as const;
const GRISAILLE = '#e9dfb8';
/** The quarries of the field, in pixels across. */
const QUARRY = 26;

/**
 * A window of stained glass: pale quarries within a border of jewels, and a medallion in the middle.
 * It hides what is outside, and glows with its light.
 */
export function stainedGlass(random: Random, palette: Palette, { x, y, width, height }: Window): Shape[] {
  const [left, top] = [x - width / 2, y - height];
  const dim = (colour: string) => mix(colour, palette.ink, palette.isDark ? 0.5 : 0.06);
  const first = random.int(0, JEWELS.length - 1);
  const jewel = (i: number) => dim(JEWELS[(first + i) % JEWELS.length]!);
  const lead = mix(palette.ink, '#2a2622', 0.5);
  const shapes: Shape[] = [translucent(dim(GRISAILLE), 0.86, rectangle(left, top, width, height))];
  // Diamonds of the field in three paler tones.
  const rows = Math.ceil(height / QUARRY) * 2;
  const columns = Math.ceil(width / QUARRY);
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const u = left + (column + (row % 2) / 2) * QUARRY;
      const v = top + (row * QUARRY) / 2;
      if (u > left + width || v > y || !random.chance(0.3)) continue;
      const [r, d] = [QUARRY / 2, QUARRY / 2];
      shapes.push(
        translucent(
          mix(jewel(random.int(0, 4)), dim(GRISAILLE), 0.55),
          0.7,
          polygon([
            [Math.max(left, u - r), v],
            [u, Math.max(top, v - d)],
            [Math.min(left + width, u + r), v],
            [u, Math.min(y, v + d)],
          ]),
        ),
      );
    }
  shapes.push(translucent(lead, 0.8, ...leads(left, top, width, height)));
  shapes.push(...border(left, top, width, height, jewel, lead));
  shapes.push(...medallion(x, top + height * 0.42, Math.min(width, height) * 0.24, jewel, lead));
  return shapes;
}

/** Diagonal leads of the field, cut off at its edges. */
function leads(left: number, top: number, width: number, height: number) {
  const lines = [];
  for (let c = -height; c < width; c += QUARRY)
    for (const sign of [1, -1]) {
      // From the top edge down, to the right or to the left.
      const from = Math.max(0, -c);
      const to = Math.min(height, width - c);
      if (to <= from) continue;
      const at = (t: number) => (sign > 0 ? left + c + t : left + width - c - t);
      lines.push(
        stroke(
          [
            [at(from), top + from],
            [at(to), top + to],
          ],
          1.8,
        ),
      );
    }
  return lines;
}

/** Squares of two jewels in turn along the frame, with pale ones between. */
function border(
  left: number,
  top: number,
  width: number,
  height: number,
  jewel: (i: number) => string,
  lead: string,
): Shape[] {
  const size = 20;
  const shapes: Shape[] = [];
  const side = (count: number, place: (i: number) => readonly [number, number, number, number]): void => {
    for (let i = 0; i < count; i++) {
      const [u, v, w, h] = place(i);
      shapes.push(filled(lead, rectangle(u, v, w, h)));
      shapes.push(filled(jewel(i % 2 === 0 ? 0 : 2), rectangle(u + 1, v + 1, w - 2, h - 2)));
    }
  };
  const across = Math.round(width / size);
  const down = Math.round((height - 2 * size) / size);
  for (const v of [top, top + height - size])
    side(across, (i) => [left + (i * width) / across, v, width / across, size]);
  for (const u of [left, left + width - size])
    side(down, (i) => {
      const each = (height - 2 * size) / down;
      return [u, top + size + i * each, size, each];
    });
  return shapes;
}

/** A round light: a ring of jewels about a flower of four petals. */
function medallion(
  x: number,
  y: number,
  radius: number,
  jewel: (i: number) => string,
  lead: string,
): Shape[] {
  const petal = radius * 0.36;
  return [
    filled(lead, ellipse(x, y, radius + 2.4)),
    filled(jewel(1), ellipse(x, y, radius)),
    filled(lead, ellipse(x, y, radius * 0.82)),
    filled(jewel(2), ellipse(x, y, radius * 0.79)),
    ...[0, 1, 2, 3].flatMap((k): Shape[] => {
      const angle = (k * Math.PI) / 2 + Math.PI / 4;
      const [u, v] = [x + Math.cos(angle) * petal, y + Math.sin(angle) * petal];
      return [filled(lead, ellipse(u, v, petal * 0.92)), filled(jewel(0), ellipse(u, v, petal * 0.82))];
    }),
    filled(lead, ellipse(x, y, petal * 0.5)),
    filled(jewel(1), ellipse(x, y, petal * 0.4)),
  ];
}
