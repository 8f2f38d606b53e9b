import { mix } from '../drawing/colour.ts';
import type { Shape } from '../drawing/layer.ts';
import { ellipse, outline, polygon, rectangle, stroke, type Path, type Point } from '../drawing/path.ts';
import { MOTIFS } from '../motifs/library.ts';
import { rolling, landBelow } from './land.ts';
import type { Place, Scene } from '../scene.ts';
import { filled, HEIGHT, shapesOf, thin, WIDTH, type Canvas } from './canvas.ts';
import { isSkyHidden, looksAt, skyPalette, type Palette, type Series, type WallKind } from './palette.ts';

/** Walls, floor and window of a room, seen straight on. */

/** Where the wall meets the floor, in pixels from the top. */
export const SKIRTING = 588;

export interface RoomKind {
  wall: WallKind;
  /** Low rooms have beams and small windows. */
  isLow?: boolean;
  /** Timber across the ceiling of a high room. */
  hasBeams?: boolean;
  isVaulted?: boolean;
  hasSlope?: boolean;
  hasBars?: boolean;
  curtain?: string;
  /** What such a room has on its walls when the passage names nothing: one of each list. */
  usual: readonly (readonly string[])[];
}

/** Hangs where nothing is named; an empty wall is as usual. */
const ONE_PICTURE = ['portrait', 'oval portrait', 'picture', 'mirror', ''];

const ROOMS: Readonly<Partial<Record<Place, RoomKind>>> = {
  room: { wall: 'paper', curtain: '#6b3a3c', usual: [ONE_PICTURE] },
  parlour: {
    wall: 'paper',
    curtain: '#7a3034',
    usual: [ONE_PICTURE, ['mirror', 'mirror', 'potted plant', '']],
  },
  bedroom: { wall: 'paper', curtain: '#48587a', usual: [['oval portrait', 'picture', 'icon', '']] },
  kitchen: { wall: 'plaster', isLow: true, usual: [['shelf']] },
  study: {
    wall: 'panel',
    curtain: '#3f5341',
    usual: [['bookcase'], ['portrait', 'map on a wall', 'wall clock']],
  },
  library: { wall: 'panel', curtain: '#3f5341', usual: [['bookcase'], ['bookcase']] },
  'dining room': {
    wall: 'panel',
    curtain: '#6b3a3c',
    usual: [
      ['portrait', 'picture'],
      ['mirror', 'sideboard'],
    ],
  },
  hall: {
    wall: 'panel',
    curtain: '#5a3142',
    usual: [
      ['portrait', 'mirror', 'stag head'],
      ['clock', ''],
    ],
  },
  ballroom: { wall: 'panel', curtain: '#7a2330', usual: [['mirror']] },
  theatre: { wall: 'panel', curtain: '#7a1f2c', usual: [] },
  attic: { wall: 'plaster', hasSlope: true, usual: [] },
  cellar: { wall: 'stone', isVaulted: true, hasBars: true, usual: [] },
  prison: { wall: 'stone', hasBars: true, usual: [] },
  tavern: { wall: 'wood', isLow: true, usual: [['shelf'], ['stove']] },
  hut: { wall: 'wood', isLow: true, usual: [['icon'], ['stove']] },
  'ship cabin': { wall: 'wood', isLow: true, usual: [['shelf', 'map on a wall']] },
  stable: { wall: 'wood', isLow: true, usual: [] },
  workshop: { wall: 'wood', isLow: true, usual: [['shelf']] },
  shop: { wall: 'panel', usual: [['shelf'], ['shelf']] },
  office: { wall: 'panel', curtain: '#3f4b53', usual: [['bookcase'], ['clock', 'wall clock']] },
  'church inside': { wall: 'stone', isVaulted: true, usual: [['icon']] },
  cave: { wall: 'stone', isVaulted: true, usual: [] },
  corridor: { wall: 'panel', usual: [ONE_PICTURE] },
  stairs: { wall: 'panel', usual: [ONE_PICTURE] },
  'tent inside': { wall: 'plaster', hasSlope: true, usual: [] },
  'carriage inside': { wall: 'wood', curtain: '#5a3142', usual: [] },
};

/** The room of a scene, with the changes that its things ask for. */
export function roomOf({ place, things, leftOut }: Scene): RoomKind {
  const kind = ROOMS[place?.value ?? 'room'] ?? ROOMS.room!;
  const names = new Set(things.map(({ what }) => what));
  const isBare = leftOut.some(({ what, why }) => what === 'furniture' && why === 'negation') || things.some(({ what, qualities }) => ['room', 'floor', 'wall'].includes(what) && qualities.includes('empty')); // prettier-ignore
  return {
    ...kind,
    ...(names.has('beam') && { hasBeams: true }),
    ...(names.has('panelling') && { wall: 'panel' as const }),
    ...(names.has('wallpaper') && { wall: 'paper' as const }),
    ...((isBare || names.has('column')) && { usual: [] }),
  };
}

/** The wall's own pattern; its colour is the ground of the picture. */
export function drawWall(canvas: Canvas, palette: Palette, room: RoomKind): void {
  const { random } = canvas;
  const line = palette.sky[0];
  const shapes: Shape[] = [];
  const hasDado = room.wall === 'paper' || room.wall === 'panel';
  const dado = hasDado ? SKIRTING - 112 : SKIRTING;
  if (room.wall === 'paper') {
    const marks: Path[number][] = [];
    if (random.chance(0.5)) {
      for (let x = -10; x < WIDTH; x += 34) marks.push(rectangle(x, 0, 14, dado));
      shapes.push(thin(line, 0.1, ...marks));
    } else {
      for (let x = -20, i = 0; x < WIDTH + 40; x += 48, i++) {
        for (let y = 40 + (i % 2) * 31; y < dado - 16; y += 62)
          marks.push(outline([[x, y - 14], [x + 6, y - 3], [x + 13, y + 2], [x + 5, y + 6], [x, y + 17], [x - 5, y + 6], [x - 13, y + 2], [x - 6, y - 3]])); // prettier-ignore
      }
      shapes.push(thin(line, 0.15, ...marks));
    }
  }
  if (room.wall === 'panel') {
    const frames: Path[number][] = [];
    for (let x = -40; x < WIDTH; x += 176) frames.push(...frame(x + 14, 66, 148, dado - 96, 2.4), ...frame(x + 25, 77, 126, dado - 118, 1.2)); // prettier-ignore
    shapes.push(thin(line, 0.3, ...frames));
  }
  if (room.wall === 'wood') {
    const logs: Path[number][] = [];
    for (let y = SKIRTING - 14; y > 0; y -= 31) {
      logs.push(rectangle(-10, y, WIDTH + 20, 3));
      for (let i = 0; i < 4; i++) {
        const x = random.between(0, WIDTH);
        logs.push(
          stroke(
            [
              [x, y - 14],
              [x + random.between(20, 80), y - random.between(10, 18)],
            ],
            1.2,
            true,
          ),
        );
      }
    }
    shapes.push(thin(line, 0.34, ...logs));
  }
  if (room.wall === 'stone') {
    const joints: Path[number][] = [];
    for (let y = 20, row = 0; y < SKIRTING; y += 56, row++) {
      joints.push(
        stroke(
          [
            [-10, y],
            [WIDTH * 0.5, y + random.between(-3, 3)],
            [WIDTH + 10, y],
          ],
          2.2,
        ),
      );
      for (let x = -60 + (row % 2) * 64; x < WIDTH; x += random.between(104, 142)) joints.push(stroke([[x, y], [x + random.between(-4, 4), y + 56]], 2.2)); // prettier-ignore
    }
    shapes.push(thin(line, 0.3, ...joints));
  }
  if (room.wall === 'plaster') {
    const cracks: Path[number][] = Array.from({ length: 8 }, () => {
      let [x, y] = [random.between(60, 960), random.between(40, SKIRTING - 120)];
      const points: Point[] = [[x, y]];
      for (let i = 0; i < 4; i++) points.push([(x += random.between(-16, 16)), (y += random.between(9, 22))]);
      return stroke(points, 1.4, true);
    });
    shapes.push(thin(line, 0.25, ...cracks));
  }
  if (hasDado) {
    shapes.push(thin(line, 0.3, rectangle(-10, dado, WIDTH + 20, SKIRTING - dado)), thin(line, 0.4, rectangle(-10, dado - 6, WIDTH + 20, 7))); // prettier-ignore
    const panels: Path[number][] = [];
    for (let x = -44; x < WIDTH; x += 106)
      panels.push(...frame(x + 12, dado + 14, 84, SKIRTING - dado - 38, 1.8));
    shapes.push(thin(palette.ink, 0.3, ...panels));
    shapes.push(
      thin(line, 0.4, rectangle(-10, -20, WIDTH + 20, 64)),
      thin(line, 0.55, rectangle(-10, 44, WIDTH + 20, 4)),
    );
  }
  if (room.isLow || room.hasBeams) {
    const beams: Path[number][] = [rectangle(-10, -10, WIDTH + 20, 70)];
    for (let x = 40; x < WIDTH; x += 190) beams.push(rectangle(x, 50, 44, 34));
    if (room.hasBeams) beams.push(rectangle(-10, 92, WIDTH + 20, 22), polygon([[150, 60], [190, 60], [330, 100], [330, 116]]), polygon([[874, 60], [834, 60], [694, 100], [694, 116]])); // prettier-ignore
    shapes.push(thin(palette.ink, room.hasBeams ? 0.78 : 0.62, ...beams));
  }
  shapes.push(thin(line, 0.7, rectangle(-10, SKIRTING - 14, WIDTH + 20, 16)));
  canvas.add(shapes, { glow: 0.28 });
  if (room.isVaulted) canvas.add([filled(mix(palette.sky[0], palette.ink, 0.5), ...vault())], { glow: 0.16, rim: 0.3, shadow: { blur: 4, distance: 8, colour: palette.ink, strength: 0.3 } }); // prettier-ignore
  if (room.hasSlope) {
    const roof = mix(palette.sky[0], palette.ink, 0.55);
    canvas.add([filled(roof, polygon([[600, -10], [1044, -10], [1044, 640], [1000, SKIRTING]])), thin(palette.light, 0.1, ...[0.3, 0.55, 0.8].map((t) => stroke([[600 + 400 * t, SKIRTING * t], [1030, SKIRTING * t - 60]], 2)))], { glow: 0.14, rim: 0.35, shadow: { blur: 4, distance: 8, colour: palette.ink, strength: 0.34 } }); // prettier-ignore
  }
}

const frame = (x: number, y: number, width: number, height: number, line: number): Path => [
  rectangle(x, y, width, line),
  rectangle(x, y + height - line, width, line),
  rectangle(x, y, line, height),
  rectangle(x + width - line, y, line, height),
];

/** Two ribs that meet above, everything outside them dark. */
function vault(): Path {
  const side = (mirror: boolean): Path[number] => {
    const at = (x: number, y: number, corner?: 1): Point => (corner ? [mirror ? WIDTH - x : x, y, corner] : [mirror ? WIDTH - x : x, y]); // prettier-ignore
    return outline([at(-20, -20, 1), at(520, -20, 1), at(514, 36, 1), at(330, 80), at(196, 190), at(128, 330), at(116, 470, 1), at(116, SKIRTING + 10, 1), at(-20, SKIRTING + 10, 1)]); // prettier-ignore
  };
  return [side(false), side(true)];
}

export function drawFloor(
  canvas: Canvas,
  palette: Palette,
  room: RoomKind,
  light: { x: number; y: number },
): void {
  const colour = mix(palette.sky[1], palette.sky[2], 0.28);
  const vanish: Point = [512, SKIRTING - 200];
  const share = (SKIRTING - vanish[1]) / (HEIGHT - vanish[1]);
  const lines: Path[number][] = [];
  for (let i = -14; i <= 14; i++) {
    const x = vanish[0] + i * 96;
    lines.push(polygon([[vanish[0] + (x - vanish[0]) * share, SKIRTING], [vanish[0] + (x - vanish[0]) * share + 1.4, SKIRTING], [x + 2, HEIGHT], [x, HEIGHT]])); // prettier-ignore
  }
  if (room.wall === 'stone') for (const t of [0.1, 0.28, 0.54, 0.9]) lines.push(rectangle(-10, SKIRTING + (HEIGHT - SKIRTING) * t, WIDTH + 20, 1.6)); // prettier-ignore
  canvas.add(
    [filled(colour, rectangle(-10, SKIRTING, WIDTH + 20, HEIGHT)), thin(palette.ink, 0.26, ...lines)],
    {
      glow: 0.26,
      haze: { from: SKIRTING + 40, to: 760, colour: mix(colour, palette.ink, 0.6), strength: 0.55 },
    },
  );
  const glow = [1, 0.8, 0.6, 0.42, 0.26].map((size) => thin(palette.light, 0.075, ellipse(light.x, SKIRTING + 62, 330 * size, 62 * size))); // prettier-ignore
  canvas.add(glow);
}

export interface Window {
  x: number;
  /** Of the sill. */
  y: number;
  width: number;
  height: number;
  isArched?: boolean;
  curtain?: string | undefined;
}

/** A window with what the hour shows outside, and its curtains. */
export function drawWindow(
  canvas: Canvas,
  palette: Palette,
  room: RoomKind,
  scene: Scene,
  series: Series,
  window: Window,
): void {
  const { random } = canvas;
  const { x, y, width, height } = window;
  const [left, top] = [x - width / 2, y - height];
  const wood = mix(palette.sky[1], palette.ink, palette.isDark ? 0.35 : 0.2);
  const outside = skyPalette(scene, series);
  canvas.add([filled(wood, rectangle(left - 12, top - 12, width + 24, height + 16))], { shadow: { blur: 2, distance: 5, colour: palette.ink, strength: 0.22 }, glow: 0.2 }); // prettier-ignore
  // The panes: a sky in bands, which is enough at this size, land, and a tree.
  const bands = 14;
  const panes: Shape[] = [];
  for (let i = 0; i < bands; i++) {
    const t = i / (bands - 1);
    const at = t * 3;
    const k = Math.min(2, Math.floor(at));
    panes.push(filled(mix(outside.sky[k]!, outside.sky[k + 1]!, at - k), rectangle(left, top + (height * i) / bands, width, height / bands + 1))); // prettier-ignore
  }
  const isNight = scene.time?.value === 'night';
  if ((isNight && !isSkyHidden(scene)) || scene.light?.value === 'moon') panes.push(filled('#f6f0d8', ellipse(left + width * 0.34, top + height * 0.26, Math.min(15, width * 0.09)))); // prettier-ignore
  const isSnowy = scene.season?.value === 'winter';
  const ground = rolling(random, y - height * 0.12, height * 0.08, width * 0.8);
  panes.push(filled(isSnowy ? mix('#e6e9ee', outside.sky[1], 0.4) : mix(mix(outside.ink, outside.haze, 0.5), outside.leaf ?? outside.haze, outside.isDark ? 0.1 : 0.3), ...clipped(landBelow(ground, 6), left, top, width, height))); // prettier-ignore
  const isBare = isSnowy || (scene.season?.value === 'autumn' && random.chance(0.5));
  const tree = MOTIFS.get(isBare ? 'bare tree' : 'leafy tree')!;
  const treeParts = tree.draw(random, {});
  for (const shape of shapesOf(
    treeParts,
    { x: left + width * 0.66, y: y - height * 0.08, scale: (height * 0.62) / tree.height },
    looksAt(outside, 0.35),
  ))
    // prettier-ignore
    panes.push({ ...shape, path: clipped(shape.path, left, top, width, height) });
  if (scene.weather?.value === 'rain' || scene.weather?.value === 'storm')
    panes.push(thin(mix(outside.sky[3], '#ffffff', 0.5), 0.5, ...Array.from({ length: 46 }, () => { const [u, v] = [left + width * random.next(), top + (height - 26) * random.next()]; const long = random.between(8, 26); return polygon([[u, v], [u + 1.6, v], [u - 1.4, v + long], [u - 2.6, v + long]]); }))); // prettier-ignore
  canvas.add(panes, { glow: palette.isDark ? 0.06 : 0.24 });
  const bar = 5;
  const [columns, rows] = room.hasBars ? [4, 1] : room.isLow ? [2, 2] : [2, 3];
  const bars: Path[number][] = [];
  for (let i = 1; i < columns; i++)
    bars.push(rectangle(left + (width * i) / columns - bar / 2, top, bar, height));
  for (let i = 1; i < rows; i++) bars.push(rectangle(left, top + (height * i) / rows - bar / 2, width, bar));
  canvas.add([filled(wood, ...bars, rectangle(left - 20, y, width + 40, 9))], { glow: 0.2 });
  if (window.curtain) drawCurtains(canvas, palette, window, window.curtain);
}

/** What of a path lies in a window: points outside are drawn to its edge. */
function clipped(path: Path, left: number, top: number, width: number, height: number): Path {
  return path.map((ring) => ring.map((v, i) => (i % 2 ? Math.max(top, Math.min(top + height, v)) : Math.max(left, Math.min(left + width, v))))); // prettier-ignore
}

function drawCurtains(
  canvas: Canvas,
  palette: Palette,
  { x, y, width, height }: Window,
  colour: string,
): void {
  const [left, right, top] = [x - width / 2, x + width / 2, y - height];
  const cloth = mix(colour, palette.ink, palette.isDark ? 0.28 : 0.1);
  const cut = mix(cloth, palette.light, 0.38);
  const foot = Math.min(SKIRTING + 6, y + 104);
  const tie = top + (foot - top) * 0.6;
  const drop = (edge: number, inwards: 1 | -1): Shape[] => {
    const at = (u: number, v: number, corner?: 1): Point => (corner ? [edge + inwards * u, v, corner] : [edge + inwards * u, v]); // prettier-ignore
    const wide = width * 0.36;
    return [
      filled(cloth, outline([at(-46, top - 26, 1), at(wide, top - 26, 1), at(wide * 0.86, top + height * 0.3), at(wide * 0.3, tie - 20), at(-4, tie), at(wide * 0.14, tie + 30), at(wide * 0.3, foot - 30), at(wide * 0.3, foot, 1), at(-48, foot, 1), at(-50, tie)])), // prettier-ignore
      thin(cut, 0.5, ...[0.1, 0.34, 0.58, 0.8].map((t) => stroke([at(-30 + (wide + 30) * t, top - 20), at(-30 + (wide + 24) * t * 0.84, top + height * 0.34), at(-26 + 20 * t, tie - 8)], 1.6, true)), ...[0.2, 0.55, 0.85].map((t) => stroke([at(-34 + 30 * t, tie + 12), at(-40 + 66 * t, foot - 8)], 1.5, true))), // prettier-ignore
      filled(mix(cut, palette.light, 0.25), stroke([at(-48, tie - 2), at(-20, tie + 6), at(2, tie)], 4)),
    ];
  };
  const pelmet: Path[number][] = [rectangle(left - 62, top - 44, width + 124, 12)];
  const swags = Math.max(3, Math.round((width + 110) / 64));
  const step = (width + 110) / swags;
  for (let i = 0; i < swags; i++) {
    const from = left - 55 + i * step;
    pelmet.push(outline([[from, top - 36, 1], [from + step, top - 36, 1], [from + step * 0.94, top - 16], [from + step / 2, top + 12], [from + step * 0.06, top - 16]])); // prettier-ignore
  }
  canvas.add([...drop(left, 1), ...drop(right, -1), filled(cloth, ...pelmet)], { glow: 0.14, rim: 0.35, shadow: { blur: 3, distance: 6, colour: palette.ink, strength: 0.3 } }); // prettier-ignore
}

/** Light that falls through a window: a breath of it in the air, and its panes on the floor. */
export function beam(canvas: Canvas, palette: Palette, { x, y, width, height }: Window, lean: number): void {
  const [near, far] = [SKIRTING + 126, SKIRTING + 26];
  const at = (across: number, along: number): Point => {
    const v = far + (near - far) * along;
    return [x + lean * (0.5 + 0.62 * along) + (across - 0.5) * width * (1.02 + 0.4 * along), v];
  };
  const panes: Path = [0, 1].flatMap((column) => [0, 1, 2].map((row) => { const [a, b, c, d] = [column * 0.52 + 0.02, column * 0.52 + 0.46, row * 0.35 + 0.02, row * 0.35 + 0.3]; return polygon([at(a, c), at(b, c), at(b, d), at(a, d)]); })); // prettier-ignore
  const sill = y - height * 0.5;
  canvas.add([thin(palette.light, 0.09, polygon([[x - width * 0.4, sill], [x + width * 0.4, sill], at(1, 1), at(0, 1)]))], { haze: { from: near, to: sill, colour: palette.light, strength: 0.5 } }); // prettier-ignore
  canvas.add([thin(palette.light, 0.34, ...panes)]);
}

/** An open or closed door in the wall. */
export function door(palette: Palette, x: number, isOpen: boolean): Shape[] {
  const [wide, tall] = [150, 372];
  const wood = mix(palette.sky[0], palette.ink, 0.5);
  const left = x - wide / 2;
  const top = SKIRTING + 4 - tall;
  const shapes = [
    filled(
      wood,
      rectangle(left - 14, top - 14, wide + 28, tall + 14),
      rectangle(left - 22, top - 24, wide + 44, 12),
    ),
  ];
  if (isOpen)
    return [...shapes, filled(mix(palette.light, palette.haze, 0.2), rectangle(left, top, wide, tall))];
  return [
    ...shapes,
    thin(palette.light, 0.28, ...frame(left + 16, top + 24, 50, 120, 2), ...frame(left + 84, top + 24, 50, 120, 2), ...frame(left + 16, top + 170, 50, 170, 2), ...frame(left + 84, top + 170, 50, 170, 2), ellipse(left + wide - 14, top + tall * 0.54, 4)), // prettier-ignore
  ];
}
