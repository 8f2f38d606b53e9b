import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { ellipse, polygon, rectangle, stroke, type Path, type Point } from '../../drawing/path.ts';
import { filled, translucent } from '../canvas.ts';
import type { Palette } from '../palette.ts';
import { SKIRTING } from './room-shell.ts';
import type { WindowForm } from './room-style.ts';
import type { Window } from './window-view.ts';

/** The usual size of the window that lights a room, in pixels, by its form: its sill, width and height. */
export const WINDOW_SIZES: Readonly<Record<WindowForm, { y: number; width: number; height: number }>> = {
  sash: { y: 478, width: 166, height: 326 },
  'large panes': { y: 470, width: 196, height: 300 },
  casement: { y: 470, width: 186, height: 290 },
  cross: { y: 476, width: 172, height: 312 },
  'round head': { y: 480, width: 168, height: 344 },
  'to the floor': { y: SKIRTING - 10, width: 184, height: 416 },
  'three lights': { y: 474, width: 300, height: 284 },
  mullions: { y: 452, width: 316, height: 238 },
  lattice: { y: 462, width: 214, height: 190 },
  'small panes': { y: 458, width: 168, height: 186 },
  bars: { y: 262, width: 112, height: 112 },
};

/** A window that reaches the floor, without a sill. */
export const isLong = ({ y }: Window): boolean => y > SKIRTING - 40;

/** The bars between the panes, and what covers the rest of the opening, such as the corners over an arch. */
export function windowBars(window: Window, form: WindowForm): { bars: Path; frame: Path } {
  const { x, y, width, height } = window;
  const [left, top] = [x - width / 2, y - height];
  const across = (t: number, thick = 5, from = 0, to = 1) =>
    rectangle(left + width * from, top + height * t - thick / 2, width * (to - from), thick);
  const down = (t: number, thick = 5, from = 0, to = 1) =>
    rectangle(left + width * t - thick / 2, top + height * from, thick, height * (to - from));
  const grid = (columns: number, rows: number, thick = 4, from = 0, to = 1): Path => [
    ...Array.from({ length: columns - 1 }, (_, i) => down((i + 1) / columns, thick, from, to)),
    ...Array.from({ length: rows - 1 }, (_, i) => across(from + ((to - from) * (i + 1)) / rows, thick)),
  ];
  const leads = (from: number, to: number, step: number): Path => {
    const lines: Path[number][] = [];
    const [a, b] = [left + width * from, left + width * to];
    for (let u = a - height; u < b; u += step)
      for (const lean of [1, -1]) {
        // From the top to the foot, within the light.
        const [x0, x1] = lean > 0 ? [u, u + height] : [u + height, u];
        const clip = ([p, q]: readonly [number, number]): readonly [Point, Point] => {
          const t = (v: number) => Math.max(0, Math.min(1, (v - p) / (q - p)));
          const [s, e] = [Math.min(t(a), t(b)), Math.max(t(a), t(b))];
          return [
            [p + (q - p) * s, top + height * s],
            [p + (q - p) * e, top + height * e],
          ];
        };
        const [from2, to2] = clip([x0, x1]);
        if (Math.abs(to2[0] - from2[0]) > 2) lines.push(stroke([from2, to2], 1.8));
      }
    return lines;
  };
  switch (form) {
    case 'bars':
      return { bars: [0.2, 0.4, 0.6, 0.8].map((t) => down(t, 6)), frame: [] };
    case 'sash':
      return { bars: [...grid(3, 4), across(0.5, 9)], frame: [] };
    case 'large panes':
      return { bars: [down(0.5), across(0.5, 9)], frame: [] };
    case 'casement':
      return { bars: [down(0.5, 9), across(0.34), across(0.67)], frame: [] };
    case 'cross':
      // The small pane for airing is in one corner.
      return {
        bars: [
          down(0.5, 8),
          across(0.3, 8),
          across(0.66, 4),
          down(0.25, 4, 0, 0.3),
          across(0.15, 4, 0.25, 0.5),
        ],
        frame: [],
      };
    case 'round head': {
      const radius = width / 2;
      const spring = top + radius;
      const ray = (angle: number): Point => [x + Math.cos(angle) * radius, spring - Math.sin(angle) * radius];
      const spandrel = (side: 1 | -1) =>
        polygon([
          [x, top - 2],
          ...Array.from({ length: 10 }, (_, i): Point => {
            const angle = (i / 9) * (Math.PI / 2);
            return [x + side * radius * Math.sin(angle), spring - radius * Math.cos(angle)];
          }),
          [x + side * (radius + 2), spring],
          [x + side * (radius + 2), top - 2],
        ]);
      const share = radius / height;
      return {
        bars: [
          rectangle(left, spring - 3, width, 7),
          ...[0.2, 0.4, 0.6, 0.8].map((t) => stroke([[x, spring], ray(Math.PI * t)], 3.4)),
          ellipse(x, spring, radius * 0.2),
          ...grid(3, 4, 4, share, 1),
        ],
        frame: [spandrel(1), spandrel(-1)],
      };
    }
    case 'to the floor':
      return {
        bars: [
          down(0.5, 10),
          down(0.06, 8),
          down(0.94, 8),
          down(0.28, 3.4),
          down(0.72, 3.4),
          ...[0.2, 0.4, 0.6, 0.8].map((t) => across(t, 4)),
        ],
        frame: [across(0.94, height * 0.12)],
      };
    case 'three lights':
      return {
        bars: [
          down(0.24, 16),
          down(0.76, 16),
          down(0.12, 4),
          down(0.88, 4),
          down(0.5, 4),
          ...[0.25, 0.5, 0.75].map((t) => across(t, t === 0.5 ? 8 : 4)),
        ],
        frame: [],
      };
    case 'mullions':
      return {
        bars: [0, 1, 2, 3].flatMap((i) => leads(i * 0.25, (i + 1) * 0.25, 26)),
        frame: [across(0.42, 13), ...[0.25, 0.5, 0.75].map((t) => down(t, 13))],
      };
    case 'lattice':
      return { bars: [...leads(0, 0.5, 22), ...leads(0.5, 1, 22)], frame: [down(0.5, 10)] };
    case 'small panes':
      return { bars: [...grid(2, 3, 4), down(0.5, 8)], frame: [] };
  }
}

interface Fixtures {
  hasShutters: boolean;
  hasSeat: boolean;
  /** Panelling between the sill and the floor. */
  hasApron: boolean;
}

/** Folded shutters, a cushioned seat in the recess, and the panel below the sill. */
export function besideWindow(
  palette: Palette,
  { x, y, width, height }: Window,
  wood: string,
  { hasShutters, hasSeat, hasApron }: Fixtures,
): Shape[] {
  const [left, top] = [x - width / 2, y - height];
  const shapes: Shape[] = [];
  const panelled = (u: number, v: number, w: number, h: number): Shape[] => [
    translucent(palette.ink, 0.36, rectangle(u, v, w, 2), rectangle(u, v, 2, h)),
    translucent(palette.light, 0.34, rectangle(u, v + h - 2, w, 2), rectangle(u + w - 2, v, 2, h)),
  ];
  if (hasShutters)
    for (const side of [-1, 1] as const) {
      const edge = side < 0 ? left - 12 : x + width / 2 + 12;
      const wide = 46;
      const u = side < 0 ? edge - wide : edge;
      // Hinged at the frame, they stand a little towards the reader.
      const near = (v: number) => v + (v < y - height / 2 ? -7 : 7);
      const leaf =
        side < 0
          ? polygon([
              [u, near(top - 6)],
              [u + wide, top - 6],
              [u + wide, y + 4],
              [u, near(y + 4)],
            ])
          : polygon([
              [u, top - 6],
              [u + wide, near(top - 6)],
              [u + wide, near(y + 4)],
              [u, y + 4],
            ]);
      shapes.push(
        filled(mix(wood, palette.sky[3], side < 0 ? 0.3 : 0.42), leaf),
        ...[0, 1].flatMap((i) => panelled(u + 9, top + 14 + i * (height * 0.5), wide - 18, height * 0.42)),
      );
    }
  if (hasSeat || hasApron) {
    const box = { u: left - 4, w: width + 8 };
    shapes.push(
      translucent(palette.sky[0], hasSeat ? 0.42 : 0.2, rectangle(box.u, y + 8, box.w, SKIRTING - y - 10)),
    );
    const panels = Math.max(1, Math.round(box.w / 90));
    shapes.push(
      ...Array.from({ length: panels }, (_, i) =>
        panelled(
          box.u + 10 + (i * (box.w - 10)) / panels,
          y + (hasSeat ? 38 : 24),
          (box.w - 10) / panels - 10,
          SKIRTING - y - (hasSeat ? 60 : 46),
        ),
      ).flat(),
    );
  }
  if (hasSeat)
    shapes.push(
      filled(mix(wood, palette.ink, 0.2), rectangle(left - 16, y + 24, width + 32, 9)),
      filled(
        mix(mix(palette.sky[2], '#7d3a34', 0.4), palette.ink, 0.12),
        rectangle(left - 8, y + 8, width + 16, 17),
      ),
    );
  return shapes;
}
