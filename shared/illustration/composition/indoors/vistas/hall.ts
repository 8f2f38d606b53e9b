import { mix } from '../../../drawing/colour.ts';
import { polygon, type Path, type Point } from '../../../drawing/path.ts';
import { filled, translucent } from '../../canvas.ts';
import { SHADOW } from '../room.ts';
import { levelPatch } from './lens.ts';
import type { Stage } from './stage.ts';

/** A long room that is seen from one end, in metres. */
export interface HallForm {
  half: number;
  height: number;
  /** Where the end wall is. */
  far: number;
  /** On which walls its windows are; −1 is the left one. */
  windows: readonly (-1 | 1)[];
  /** Low and high edge of the windows. */
  pane: readonly [low: number, high: number];
  /** The floor between the rows. */
  floor: string;
  ceiling?: 'flat' | 'beams' | 'pointed';
}

/** Where a long room begins, and how far apart its windows and rows are. */
const NEAR = 1.3;
export const BAY = 1.9;

/** A colour in the light of a long room: the nearest parts are in the shadow. */
export function tonedAt({ palette, lampAt, isGloomy }: Stage, colour: string, z: number): string {
  const share = Math.max(0, Math.min(1, lampAt === null ? (z - 2) / 9 : 1 - Math.abs(z - lampAt) / 7));
  const dark = mix(colour, palette.ink, isGloomy ? 0.66 : 0.5);
  return mix(dark, mix(colour, palette.light, isGloomy ? 0 : 0.2), share);
}

/** A rectangle upright across the view. */
export const across = ({ lens }: Stage, z: number, left: number, right: number, low: number, high: number) =>
  polygon([lens.at(left, low, z), lens.at(left, high, z), lens.at(right, high, z), lens.at(right, low, z)]);

/** A rectangle upright along the view. */
export const along = ({ lens }: Stage, x: number, low: number, high: number, from: number, to: number) =>
  polygon([lens.at(x, low, from), lens.at(x, high, from), lens.at(x, high, to), lens.at(x, low, to)]);

/** The visible faces of a box: its front, its top, and the side towards the middle. */
export interface Box {
  left: number;
  right: number;
  low: number;
  high: number;
  from: number;
  to: number;
}

export function drawBox(
  stage: Stage,
  { left, right, low, high, from, to }: Box,
  colour: string,
  top = colour,
) {
  const { canvas, palette, lens } = stage;
  const inner = left > 0 ? left : right < 0 ? right : null;
  canvas.add(
    [
      ...(inner === null
        ? []
        : [
            filled(
              mix(tonedAt(stage, colour, from), palette.ink, 0.3),
              along(stage, inner, low, high, from, to),
            ),
          ]),
      filled(tonedAt(stage, top, from + 1), levelPatch(lens, left, right, from, to, high)),
      filled(tonedAt(stage, colour, from), across(stage, from, left, right, low, high)),
    ],
    { rim: 0.24, glow: 0.12, shadow: { ...SHADOW, colour: palette.ink, strength: 0.22 } },
  );
}

/** Floor, walls with their windows, ceiling and the end wall. */
export function drawHall(stage: Stage, form: HallForm): void {
  const { lens, canvas, palette } = stage;
  const { half, height, far } = form;
  const dim = mix(palette.sky[0], palette.ink, 0.4);
  const wall = mix(palette.sky[2], palette.sky[3], stage.isGloomy ? 0.2 : 0.6);
  const [, top] = lens.at(0, height, far);
  const [, foot] = lens.at(0, 0, far);
  const strength = stage.isGloomy ? 0.86 : 0.6;
  canvas.add(
    [filled(mix(wall, palette.light, 0.24), across(stage, far, -half - 0.1, half + 0.1, 0, roofOf(form)))],
    {
      glow: 0.36,
    },
  );
  if (form.ceiling === 'pointed') drawPointed(stage, form, wall, dim);
  else
    canvas.add([filled(mix(wall, palette.light, 0.14), levelPatch(lens, -half, half, NEAR, far, height))], {
      glow: 0.24,
      haze: { from: top, to: top - 330, colour: dim, strength },
    });
  // The corners of the end wall.
  canvas.add([
    translucent(
      palette.ink,
      0.16,
      across(stage, far, -half, half, 0, 0.22),
      ...(form.ceiling === 'pointed' ? [] : [across(stage, far, -half, half, height - 0.12, height)]),
      across(stage, far, -half, -half + 0.05, 0, height),
      across(stage, far, half - 0.05, half, 0, height),
    ),
  ]);
  const boards = Array.from({ length: 9 }, (_, i) => ((i - 4) / 4.4) * half);
  const floor = mix(form.floor, palette.sky[2], 0.36);
  canvas.add(
    [
      filled(floor, levelPatch(lens, -half, half, NEAR, far)),
      translucent(palette.ink, 0.18, ...boards.map((x) => levelPatch(lens, x - 0.012, x + 0.012, NEAR, far))),
    ],
    { glow: 0.3, haze: { from: foot + 40, to: foot + 320, colour: dim, strength: strength * 0.9 } },
  );
  for (const side of [-1, 1] as const) drawSide(stage, form, side, { wall, dim, strength });
  if (form.ceiling === 'beams') drawBeams(stage, form);
  for (const side of form.windows) layLight(stage, form, side);
}

const roofOf = ({ half, height, ceiling }: HallForm): number =>
  ceiling === 'pointed' ? height + half * POINTED : height;

/** How high a pointed vault rises, in half widths. */
const POINTED = 0.9;

interface Tones {
  wall: string;
  dim: string;
  strength: number;
}

function drawSide(stage: Stage, form: HallForm, side: -1 | 1, { wall, dim, strength }: Tones): void {
  const { lens, canvas, palette } = stage;
  const { half, height, far, pane } = form;
  const x = side * half;
  const [from] = lens.at(x, 0, far);
  const [to] = lens.at(x, 0, NEAR + 1);
  canvas.add(
    [
      filled(wall, along(stage, x, 0, height, NEAR, far)),
      translucent(palette.ink, 0.3, along(stage, x, 0, 0.2, NEAR, far)),
    ],
    { glow: 0.3, turn: { from, to, colour: dim, strength } },
  );
  if (!form.windows.includes(side)) return;
  const isDark = stage.lampAt !== null;
  const glass = isDark ? mix(palette.sky[1], '#6f86ab', 0.4) : mix(palette.light, '#ffffff', 0.3);
  for (const at of windowsOf(form)) {
    const [low, high] = pane;
    const [near, end] = [at, at + 0.8];
    const middle = (near + end) / 2;
    const peak: Path =
      form.ceiling === 'pointed'
        ? [polygon([lens.at(x, high, near), lens.at(x, high + 0.7, middle), lens.at(x, high, end)])]
        : [];
    canvas.add(
      [
        filled(
          mix(wall, palette.ink, 0.46),
          along(stage, x - side * 0.01, low - 0.1, high + 0.1, near - 0.1, end + 0.1),
        ),
        filled(glass, along(stage, x - side * 0.02, low, high, near, end), ...peak),
        filled(
          mix(wall, palette.ink, 0.5),
          along(stage, x - side * 0.03, low, high, middle - 0.02, middle + 0.02),
          ...[0.34, 0.67].map((t) => {
            const y = low + (high - low) * t;
            return along(stage, x - side * 0.03, y, y + 0.035, near, end);
          }),
        ),
      ],
      { glow: isDark ? 0.1 : 0.5 },
    );
  }
}

const windowsOf = ({ far }: HallForm): number[] =>
  Array.from({ length: Math.floor((far - 2.6) / BAY) }, (_, i) => 2.4 + i * BAY);

/** The light of each window on the floor. */
function layLight(stage: Stage, form: HallForm, side: -1 | 1): void {
  if (stage.lampAt !== null || stage.isGloomy || form.windows.length > 1) return;
  const { lens, canvas, palette } = stage;
  const x = side * form.half;
  canvas.add(
    windowsOf(form).map((at) =>
      translucent(
        palette.light,
        0.16,
        polygon([
          lens.at(x - side * 1.2, 0, at - 0.2),
          lens.at(x - side * 3.4, 0, at - 0.9),
          lens.at(x - side * 3.4, 0, at + 0.1),
          lens.at(x - side * 1.2, 0, at + 0.7),
        ]),
      ),
    ),
  );
}

function drawBeams(stage: Stage, { half, height, far }: HallForm): void {
  const { canvas, palette } = stage;
  for (let z = far - 0.5; z > 1.6; z -= BAY)
    canvas.add(
      [
        filled(
          mix(tonedAt(stage, '#4a3524', z), palette.ink, 0.2),
          across(stage, z, -half, half, height - 0.3, height),
        ),
      ],
      { glow: 0.1, shadow: { ...SHADOW, colour: palette.ink, strength: 0.2 } },
    );
}

/** A vault of pointed ribs. */
function drawPointed(stage: Stage, form: HallForm, wall: string, dim: string): void {
  const { lens, canvas, palette } = stage;
  const { half, height, far } = form;
  const curve = (grow: number): Point[] =>
    Array.from({ length: 9 }, (_, i): Point => {
      const t = i / 8;
      return [-(half - grow) * (1 - t ** 1.25), height + half * POINTED * Math.sin((t * Math.PI) / 2) - grow];
    });
  const rib = (z: number, grow: number): Point[] => {
    const left = curve(grow);
    return [...left, ...[...left].reverse().map(([x, y]): Point => [-x, y])].map(([x, y]) =>
      lens.at(x, y, z),
    );
  };
  const step = BAY * 1.5;
  for (let z = far; z > 1.4; z -= step) {
    const [outer, next] = [rib(z, 0), rib(Math.max(1.2, z - step), 0)];
    const share = Math.max(0, Math.min(0.84, 1 - (z - 1.5) / far));
    canvas.add(
      [filled(mix(mix(wall, palette.light, 0.1), dim, share), polygon([...next, ...[...outer].reverse()]))],
      {
        glow: 0.2,
      },
    );
    canvas.add([filled(mix(wall, palette.ink, 0.36), polygon([...outer, ...rib(z, 0.26).reverse()]))], {
      glow: 0.2,
      rim: 0.3,
    });
  }
}
