import { luminance, mix } from '../drawing/colour.ts';
import type { Shape } from '../drawing/layer.ts';
import { ellipse, outline, polygon, rectangle, stroke, type Path, type Point } from '../drawing/path.ts';
import { drawShelves } from './book-shelves.ts';
import type { Setting, Scene } from '../scene.ts';
import { type Canvas, filled, glowShapes, HEIGHT, translucent, WIDTH } from './canvas.ts';
import type { Palette, WallKind } from './palette.ts';

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
  /** Books from the floor to the ceiling. */
  hasShelves?: boolean;
  curtain?: string | undefined;
  /** Usual wall decorations if the passage names none: one from each list. */
  usual: readonly (readonly string[])[];
}

/** The decoration if none is named; an empty wall is just as usual. */
const ONE_PICTURE = ['picture', 'oval portrait', 'picture', 'mirror', 'wall clock', ''];

const ROOMS: Readonly<Partial<Record<Setting, RoomKind>>> = {
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
  library: { wall: 'panel', curtain: '#3f5341', hasShelves: true, usual: [] },
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
  'carriage inside': { wall: 'panel', curtain: '#5a3142', usual: [] },
};

/** The room of a scene, adapted to its things. */
export function roomOf({ setting, things, leftOut, colours }: Scene): RoomKind {
  const kind = ROOMS[setting?.value ?? 'room'] ?? ROOMS.room!;
  const names = new Set(things.map(({ what }) => what));
  const isBare = leftOut.some(({ what, reason }) => what === 'furniture' && reason === 'negation') || things.some(({ what, qualities }) => ['room', 'floor', 'wall'].includes(what) && (qualities.includes('empty') || qualities.includes('bare'))); // prettier-ignore
  // Whitewashed rooms have plaster walls, and curtains only if mentioned.
  const isWhitewashed = kind.wall === 'paper' && colours.some(({ of, colour }) => (of === 'wall' || of === 'room') && luminance(colour) > 0.8) && !names.has('wallpaper'); // prettier-ignore
  return {
    ...kind,
    ...(names.has('beam') && { hasBeams: true }),
    ...(things.some(({ what, qualities }) => what === 'ceiling' && qualities.includes('vaulted')) && {
      isVaulted: true,
      curtain: undefined,
    }),
    ...(things.some(({ what, qualities }) => what === 'window' && qualities.includes('barred')) && { hasBars: true, curtain: undefined }), // prettier-ignore
    ...(isWhitewashed && { wall: 'plaster' as const, curtain: undefined, usual: [] }),
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
      shapes.push(translucent(line, 0.1, ...marks));
    } else {
      for (let x = -20, i = 0; x < WIDTH + 40; x += 48, i++) {
        for (let y = 40 + (i % 2) * 31; y < dado - 16; y += 62)
          marks.push(outline([[x, y - 14], [x + 6, y - 3], [x + 13, y + 2], [x + 5, y + 6], [x, y + 17], [x - 5, y + 6], [x - 13, y + 2], [x - 6, y - 3]])); // prettier-ignore
      }
      shapes.push(translucent(line, 0.15, ...marks));
    }
  }
  if (room.wall === 'panel') {
    const frames: Path[number][] = [];
    for (let x = -40; x < WIDTH; x += 176) frames.push(...frame(x + 14, 66, 148, dado - 96, 2.4), ...frame(x + 25, 77, 126, dado - 118, 1.2)); // prettier-ignore
    shapes.push(translucent(line, 0.3, ...frames));
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
    shapes.push(translucent(line, 0.34, ...logs));
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
    shapes.push(translucent(line, 0.3, ...joints));
  }
  if (room.wall === 'plaster') {
    const cracks: Path[number][] = Array.from({ length: 8 }, () => {
      let [x, y] = [random.between(60, 960), random.between(40, SKIRTING - 120)];
      const points: Point[] = [[x, y]];
      for (let i = 0; i < 4; i++) points.push([(x += random.between(-16, 16)), (y += random.between(9, 22))]);
      return stroke(points, 1.4, true);
    });
    shapes.push(translucent(line, 0.25, ...cracks));
  }
  if (hasDado) {
    shapes.push(translucent(line, 0.3, rectangle(-10, dado, WIDTH + 20, SKIRTING - dado)), translucent(line, 0.4, rectangle(-10, dado - 6, WIDTH + 20, 7))); // prettier-ignore
    const panels: Path[number][] = [];
    for (let x = -44; x < WIDTH; x += 106)
      panels.push(...frame(x + 12, dado + 14, 84, SKIRTING - dado - 38, 1.8));
    shapes.push(translucent(palette.ink, 0.3, ...panels));
    shapes.push(
      translucent(line, 0.4, rectangle(-10, -20, WIDTH + 20, 64)),
      translucent(line, 0.55, rectangle(-10, 44, WIDTH + 20, 4)),
    );
  }
  if (room.isLow || room.hasBeams) {
    const beams: Path[number][] = [rectangle(-10, -10, WIDTH + 20, 70)];
    for (let x = 40; x < WIDTH; x += 190) beams.push(rectangle(x, 50, 44, 34));
    if (room.hasBeams) beams.push(rectangle(-10, 92, WIDTH + 20, 22), polygon([[150, 60], [190, 60], [330, 100], [330, 116]]), polygon([[874, 60], [834, 60], [694, 100], [694, 116]])); // prettier-ignore
    shapes.push(translucent(palette.ink, room.hasBeams ? 0.78 : 0.62, ...beams));
  }
  shapes.push(translucent(line, 0.7, rectangle(-10, SKIRTING - 14, WIDTH + 20, 16)));
  canvas.add(shapes, { glow: 0.28 });
  if (room.hasShelves) drawShelves(canvas, palette);
  if (room.isVaulted) canvas.add([filled(mix(palette.sky[0], palette.ink, 0.5), ...vault())], { glow: 0.16, rim: 0.3, shadow: { blur: 4, distance: 8, colour: palette.ink, strength: 0.3 } }); // prettier-ignore
  if (room.hasSlope) drawSlope(canvas, palette);
}

const frame = (x: number, y: number, width: number, height: number, line: number): Path => [
  rectangle(x, y, width, line),
  rectangle(x, y + height - line, width, line),
  rectangle(x, y, line, height),
  rectangle(x + width - line, y, line, height),
];

/** The underside of a roof that comes down to the floor: boards running towards the reader, and the rafters across them. */
function drawSlope(canvas: Canvas, palette: Palette): void {
  const [top, foot]: [Point, Point] = [[600, -10], [1000, SKIRTING]]; // prettier-ignore
  /** @param down 0 at the top of the slope … 1 on the floor @param nearness 1 at the back wall */
  const at = (down: number, nearness: number): Point => { const x = top[0] + (foot[0] - top[0]) * down; const y = top[1] + (foot[1] - top[1]) * down; return [512 + (x - 512) * nearness, 420 + (y - 420) * nearness]; }; // prettier-ignore
  const NEAREST = 3;
  const strip = (from: number, to: number, far: number, near: number) => polygon([at(from, far), at(to, far), at(to, near), at(from, near)]); // prettier-ignore
  const boards = mix(palette.sky[0], palette.sky[1], 0.42);
  const joints = Array.from({ length: 17 }, (_, i) => strip(-0.6 + i * 0.1, -0.594 + i * 0.1, 1, NEAREST));
  const rafters = [1, 1.3, 1.72, 2.3];
  canvas.add([filled(boards, strip(-0.7, 1, 1, NEAREST), polygon([at(1, 1), at(1, NEAREST), [1060, 760], [1060, 400]])), translucent(palette.ink, 0.3, ...joints), filled(mix(palette.sky[0], palette.ink, 0.35), ...rafters.map((nearness) => strip(-0.7, 1, nearness, nearness * 1.075))), translucent(palette.light, 0.26, ...rafters.map((nearness) => strip(-0.7, 1, nearness - 0.005, nearness)))], { glow: 0.2, haze: { from: 120, to: 700, colour: palette.sky[0], strength: 0.2 }, rim: 0.35, shadow: { blur: 4, distance: 8, colour: palette.ink, strength: 0.34 } }); // prettier-ignore
}

/** Two ribs that meet at the top, everything outside them dark. */
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
    [filled(colour, rectangle(-10, SKIRTING, WIDTH + 20, HEIGHT)), translucent(palette.ink, 0.26, ...lines)],
    {
      glow: 0.26,
      haze: { from: SKIRTING + 40, to: 760, colour: mix(colour, palette.ink, 0.6), strength: 0.55 },
    },
  );
  const glow = glowShapes(palette.light, 0.32, light.x, SKIRTING + 62, 330, 62);
  canvas.add(glow);
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
    translucent(palette.light, 0.28, ...frame(left + 16, top + 24, 50, 120, 2), ...frame(left + 84, top + 24, 50, 120, 2), ...frame(left + 16, top + 170, 50, 170, 2), ...frame(left + 84, top + 170, 50, 170, 2), ellipse(left + wide - 14, top + tall * 0.54, 4)), // prettier-ignore
  ];
}
