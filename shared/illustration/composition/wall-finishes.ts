import { points } from '../drawing/points.ts';
import { mix } from '../drawing/colour.ts';
import type { Shape } from '../drawing/layer.ts';
import { ellipse, outline, polygon, rectangle, stroke, type Path, type Point } from '../drawing/path.ts';
import { drawShelves } from './book-shelves.ts';
import { filled, translucent, WIDTH, type Canvas } from './canvas.ts';
import type { Palette } from './palette.ts';
import { isRough, SKIRTING, type RoomKind } from './room-shell.ts';
import type { Finish } from './room-style.ts';

/** Walls seen straight on, papered, panelled, plastered or of logs; their colour is the ground of the picture. */
export function drawWall(canvas: Canvas, palette: Palette, room: RoomKind): void {
  const { finish, dado } = room.decor;
  const foot = SKIRTING - dado;
  const shapes = [...FINISHES[finish]({ canvas, palette, foot })];
  const line = palette.sky[0];
  if (dado > 0) shapes.push(...wainscot(palette, foot));
  if (!room.isLow && !room.hasSlope && !room.isVaulted && !isRough(finish))
    shapes.push(
      translucent(line, 0.4, rectangle(-10, -20, WIDTH + 20, 64)),
      translucent(line, 0.55, rectangle(-10, 44, WIDTH + 20, 4)),
      translucent(palette.light, 0.2, rectangle(-10, 48, WIDTH + 20, 2)),
    );
  if (room.isLow || room.hasBeams) {
    const beams: Path[number][] = [rectangle(-10, -10, WIDTH + 20, 70)];
    for (let x = 40; x < WIDTH; x += 190) beams.push(rectangle(x, 50, 44, 34));
    if (room.hasBeams)
      beams.push(
        rectangle(-10, 92, WIDTH + 20, 22),
        polygon(points`150,60 190,60 330,100 330,116`),
        polygon(points`874,60 834,60 694,100 694,116`),
      );
    shapes.push(translucent(palette.ink, room.hasBeams ? 0.78 : 0.62, ...beams));
  }
  shapes.push(
    translucent(line, 0.7, rectangle(-10, SKIRTING - 14, WIDTH + 20, 16)),
    translucent(palette.light, 0.14, rectangle(-10, SKIRTING - 15, WIDTH + 20, 2)),
  );
  canvas.add(shapes, { glow: 0.28 });
  if (room.hasShelves) drawShelves(canvas, palette);
  if (room.isVaulted)
    canvas.add([filled(mix(palette.sky[0], palette.ink, 0.5), ...vault())], {
      glow: 0.16,
      rim: 0.3,
      shadow: { blur: 4, distance: 8, colour: palette.ink, strength: 0.3 },
    });
  if (room.hasSlope) drawSlope(canvas, palette);
}

interface Wall {
  canvas: Canvas;
  palette: Palette;
  /** Where the wainscot, or else the skirting, begins. */
  foot: number;
}

type Draw = (wall: Wall) => Shape[];

/** The head of the paper: below the cornice. */
const TOP = 48;

const FINISHES: Readonly<Record<Finish, Draw>> = {
  plain: () => [],
  faded: ({ canvas: { random }, palette, foot }) => {
    // Stripes nearly gone, where a picture hung, and the stain of a leak.
    const stripes: Path = Array.from({ length: 38 }, (_, i) => rectangle(-8 + i * 28, 0, 9, foot));
    const at = random.between(170, 360);
    return [
      translucent(palette.sky[0], 0.07, ...stripes),
      translucent(palette.light, 0.13, rectangle(at, 214, 96, 118)),
      translucent(
        palette.sky[0],
        0.1,
        ...Array.from({ length: 4 }, (_, i) =>
          ellipse(
            random.between(420, 560) + i * 18,
            random.between(60, 120),
            random.between(40, 90),
            random.between(30, 70),
          ),
        ),
      ),
      ...cracks(palette, random, 3),
    ];
  },
  plaster: ({ canvas: { random }, palette }) => cracks(palette, random, 8),
  stripes: ({ palette, foot }) => {
    const step = 58;
    const from = (i: number) => -20 + i * step;
    const columns = Array.from({ length: Math.ceil(WIDTH / step) + 2 }, (_, i) => i);
    return [
      translucent(
        palette.sky[0],
        0.13,
        ...columns.map((i) => rectangle(from(i), TOP, step * 0.5, foot - TOP)),
      ),
      translucent(
        palette.light,
        0.2,
        ...columns.flatMap((i) => [
          rectangle(from(i) - 3, TOP, 1.6, foot - TOP),
          rectangle(from(i) + step * 0.5 + 2, TOP, 1.6, foot - TOP),
        ]),
      ),
      translucent(
        palette.sky[0],
        0.2,
        ...columns.map((i) =>
          outline([
            [from(i), TOP, 1],
            [from(i) + step, TOP, 1],
            [from(i) + step * 0.84, TOP + 15],
            [from(i) + step / 2, TOP + 22],
            [from(i) + step * 0.16, TOP + 15],
          ]),
        ),
      ),
    ];
  },
  'fine stripes': ({ palette, foot }) => {
    const columns = Array.from({ length: 36 }, (_, i) => -14 + i * 30);
    return [
      translucent(
        palette.sky[0],
        0.15,
        ...columns.flatMap((x) => [rectangle(x, 0, 3, foot), rectangle(x + 6, 0, 3, foot)]),
      ),
    ];
  },
  damask: ({ palette, foot }) => {
    const motifs: Path[number][] = [];
    const veins: Path[number][] = [];
    for (let x = -30, i = 0; x < WIDTH + 60; x += 62, i++)
      for (let y = 66 + (i % 2) * 54; y < foot - 30; y += 108) {
        motifs.push(
          outline([
            [x, y - 44, 1],
            [x + 9, y - 24],
            [x + 24, y - 12],
            [x + 20, y + 10],
            [x + 8, y + 20],
            [x, y + 42, 1],
            [x - 8, y + 20],
            [x - 20, y + 10],
            [x - 24, y - 12],
            [x - 9, y - 24],
          ]),
        );
        for (const side of [-1, 1])
          motifs.push(
            outline([
              [x + side * 4, y + 34, 1],
              [x + side * 18, y + 26],
              [x + side * 27, y + 36],
              [x + side * 14, y + 44],
            ]),
          );
        veins.push(
          outline([
            [x, y - 26, 1],
            [x + 9, y - 6],
            [x, y + 20, 1],
            [x - 9, y - 6],
          ]),
        );
      }
    return [translucent(palette.sky[0], 0.2, ...motifs), translucent(palette.light, 0.14, ...veins)];
  },
  trellis: ({ palette, foot }) => {
    const lines: Path[number][] = [];
    const flowers: Path[number][] = [];
    for (let x = -400; x < WIDTH; x += 66)
      lines.push(
        stroke(
          [
            [x, TOP],
            [x + (foot - TOP), foot],
          ],
          1.6,
        ),
        stroke(
          [
            [x + (foot - TOP), TOP],
            [x, foot],
          ],
          1.6,
        ),
      );
    for (let y = TOP + 33, i = 0; y < foot; y += 33, i++)
      for (let x = -400 + (i % 2 ? 33 : 0) + ((foot - TOP) % 66) / 2; x < WIDTH; x += 66)
        flowers.push(
          ...[0, 1, 2, 3, 4].map((k) =>
            ellipse(x + Math.cos(k * 1.257) * 4.4, y + Math.sin(k * 1.257) * 4.4, 3.6),
          ),
        );
    return [translucent(palette.sky[0], 0.16, ...lines), translucent(palette.sky[0], 0.22, ...flowers)];
  },
  sprigs: ({ palette, foot }) => {
    const stems: Path[number][] = [];
    const flowers: Path[number][] = [];
    for (let x = -20, i = 0; x < WIDTH + 40; x += 46, i++)
      for (let y = 76 + (i % 2) * 34; y < foot - 18; y += 68) {
        const lean = i % 2 ? 1 : -1;
        stems.push(
          stroke(
            [
              [x - lean * 5, y + 15],
              [x, y + 4],
              [x + lean * 3, y - 6],
            ],
            1.4,
            true,
          ),
          ellipse(x - lean * 6, y + 5, 4.6, 2),
          ellipse(x + lean * 6, y + 1, 4.2, 1.8),
        );
        flowers.push(ellipse(x + lean * 3, y - 10, 4.6), ellipse(x - lean * 3, y - 4, 2.6));
      }
    return [translucent(palette.sky[0], 0.2, ...stems), translucent(palette.sky[1], 0.34, ...flowers)];
  },
  border: ({ palette, foot }) => {
    // Painted bands along the ceiling and up the skirting, with a row of leaves between them.
    const [top, low] = [78, foot - 30];
    const leaves: Path = Array.from({ length: 40 }, (_, i) => -8 + i * 27).flatMap((x) => [
      outline([
        [x, top - 12, 1],
        [x + 9, top - 18],
        [x + 18, top - 12, 1],
        [x + 9, top - 7],
      ]),
      ellipse(x + 22.5, top - 12, 2.4),
    ]);
    return [
      translucent(palette.sky[0], 0.16, rectangle(-10, TOP, WIDTH + 20, top - TOP)),
      translucent(palette.light, 0.34, ...leaves),
      translucent(
        palette.sky[0],
        0.34,
        rectangle(-10, top, WIDTH + 20, 3),
        rectangle(-10, top + 7, WIDTH + 20, 1.4),
        rectangle(-10, low, WIDTH + 20, 2),
      ),
      translucent(palette.sky[0], 0.2, rectangle(-10, low, WIDTH + 20, SKIRTING - low)),
    ];
  },
  panels: ({ palette, foot }) =>
    raised(
      palette,
      Array.from({ length: 7 }, (_, i) => ({ x: -66 + i * 176, y: 72, width: 148, height: foot - 94 })),
    ),
  squares: ({ palette, foot }) => {
    // Oak to the height of a tall man's reach, under a plaster frieze.
    const top = 132;
    const step = 92;
    const rows = Array.from({ length: 5 }, (_, i) => top + 16 + i * step).filter((y) => y + step < foot + 20);
    return [
      translucent(palette.light, 0.1, rectangle(-10, TOP, WIDTH + 20, top - TOP)),
      translucent(palette.sky[0], 0.26, rectangle(-10, top, WIDTH + 20, foot - top)),
      ...raised(
        palette,
        rows.flatMap((y) =>
          Array.from({ length: 12 }, (_, i) => ({
            x: -30 + i * step,
            y,
            width: step - 20,
            height: step - 20,
          })),
        ),
      ),
      translucent(palette.sky[0], 0.6, rectangle(-10, top - 8, WIDTH + 20, 9)),
      translucent(palette.light, 0.2, rectangle(-10, top - 10, WIDTH + 20, 2)),
    ];
  },
  boiserie: ({ palette, foot }) => {
    // White or coloured panels in gilt mouldings, alternately wide and narrow, with a flourish at their head.
    const gilt = mix('#cfa650', palette.light, palette.isDark ? 0.1 : 0.25);
    const bays = Array.from({ length: 6 }, (_, i) => [
      { x: -60 + i * 222, width: 138 },
      { x: 96 + i * 222, width: 48 },
    ]).flat();
    const bay = (inset: number): Path =>
      bays.flatMap(({ x, width }) => {
        const [l, r, t, b, s] = [
          x + inset,
          x + width - inset,
          84 + inset,
          foot - 22 - inset,
          Math.min(16, width * 0.2),
        ];
        const edge: Point[] = [
          [l, b, 1],
          [l, t + s, 1],
          [l + s, t, 1],
          [r - s, t, 1],
          [r, t + s, 1],
          [r, b, 1],
          [l, b, 1],
        ];
        return [stroke(edge, inset === 0 ? 2.6 : 1.2)];
      });
    const heads = bays.filter(({ width }) => width > 60).map(({ x, width }) => x + width / 2);
    const sprays: Path = heads.flatMap((x) => [
      ellipse(x, 116, 5, 7),
      ...[-1, 1].flatMap((side) => [
        stroke(
          [
            [x, 122],
            [x + side * 16, 110],
            [x + side * 30, 120],
            [x + side * 22, 128],
          ],
          2.2,
          true,
        ),
        ellipse(x + side * 12, 126, 4, 2),
      ]),
    ]);
    return [
      translucent(palette.light, 0.08, ...bays.map(({ x, width }) => rectangle(x, 84, width, foot - 106))),
      translucent(gilt, 0.62, ...bay(0), ...sprays),
      translucent(gilt, 0.4, ...bay(9)),
    ];
  },
  planks: ({ palette, foot }) => {
    const joints: Path = Array.from({ length: 13 }, (_, i) =>
      rectangle(-10, foot - 12 - i * 44, WIDTH + 20, 2),
    );
    return [
      translucent(palette.sky[0], 0.3, ...joints),
      translucent(palette.light, 0.16, ...joints.map((ring) => ring.map((v, i) => (i % 2 ? v + 2 : v)))),
    ];
  },
  tiles: ({ palette, foot }) => {
    // White tiles to the shoulder, each with a little blue figure, and plaster above.
    const top = 330;
    const size = 43;
    const rows = Array.from({ length: 6 }, (_, i) => foot - 14 - (i + 1) * size);
    const columns = Array.from({ length: 25 }, (_, i) => -12 + i * size);
    return [
      translucent(palette.light, 0.2, rectangle(-10, top, WIDTH + 20, foot - top)),
      translucent(
        palette.sky[0],
        0.24,
        ...rows.map((y) => rectangle(-10, y, WIDTH + 20, 1.6)),
        ...columns.map((x) => rectangle(x, foot - 14 - size * 6, 1.6, size * 6)),
      ),
      translucent(
        mix('#3f5f86', palette.sky[0], 0.3),
        0.4,
        ...rows.flatMap((y, row) =>
          columns
            .filter((_, i) => (i + row) % 2 === 0)
            .flatMap((x) => [
              ellipse(x + size / 2, y + size / 2, 5, 6.4),
              ...[0, 1, 2, 3].map((k) =>
                ellipse(
                  x + size / 2 + Math.cos(k * 1.571 + 0.785) * 15,
                  y + size / 2 + Math.sin(k * 1.571 + 0.785) * 15,
                  2,
                ),
              ),
            ]),
        ),
      ),
      translucent(palette.sky[0], 0.4, rectangle(-10, foot - 14 - size * 6 - 6, WIDTH + 20, 7)),
    ];
  },
  logs: ({ canvas: { random }, palette }) => {
    const logs: Path[number][] = [];
    const grain: Path[number][] = [];
    const rounds: Path[number][] = [];
    for (let y = SKIRTING - 14; y > 0; y -= 38) {
      logs.push(rectangle(-10, y, WIDTH + 20, 3.4));
      rounds.push(rectangle(-10, y - 30, WIDTH + 20, 7));
      for (let i = 0; i < 4; i++) {
        const x = random.between(0, WIDTH);
        grain.push(
          stroke(
            [
              [x, y - 16],
              [x + random.between(20, 80), y - random.between(12, 22)],
            ],
            1.2,
            true,
          ),
        );
      }
    }
    return [
      translucent(palette.light, 0.1, ...rounds),
      translucent(palette.sky[0], 0.38, ...logs),
      translucent(palette.sky[0], 0.3, ...grain),
    ];
  },
  stones: ({ canvas: { random }, palette }) => {
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
      for (let x = -60 + (row % 2) * 64; x < WIDTH; x += random.between(104, 142))
        joints.push(
          stroke(
            [
              [x, y],
              [x + random.between(-4, 4), y + 56],
            ],
            2.2,
          ),
        );
    }
    return [translucent(palette.sky[0], 0.3, ...joints)];
  },
  timbers: ({ canvas: { random }, palette }) => {
    // Posts and rails, with braces between some of them.
    const posts = [-24, 152, 330, 512, 694, 872];
    const wood: Path[number][] = posts.map((x) => rectangle(x, 40, 24, SKIRTING - 40));
    wood.push(rectangle(-10, 318, WIDTH + 20, 19));
    for (const x of posts.slice(0, -1))
      if (random.chance(0.5))
        wood.push(
          stroke(
            [
              [x + 22, SKIRTING - 8],
              [x + 80, 440],
              [x + 170, 336],
            ],
            15,
          ),
        );
    return [
      ...cracks(palette, random, 5),
      translucent(mix(palette.sky[0], palette.ink, 0.4), 0.62, ...wood),
      translucent(palette.light, 0.16, ...posts.map((x) => rectangle(x + 22, 60, 2, SKIRTING - 70))),
    ];
  },
};

function cracks(palette: Palette, random: Canvas['random'], count: number): Shape[] {
  const lines: Path[number][] = Array.from({ length: count }, () => {
    let [x, y] = [random.between(60, 960), random.between(40, SKIRTING - 120)];
    const points: Point[] = [[x, y]];
    for (let i = 0; i < 4; i++) points.push([(x += random.between(-16, 16)), (y += random.between(9, 22))]);
    return stroke(points, 1.4, true);
  });
  return [translucent(palette.sky[0], 0.25, ...lines)];
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Panels whose edges are lit from above: dark at the top and left, light at the bottom and right. */
function raised(palette: Palette, boxes: readonly Box[]): Shape[] {
  const lines = (inset: number, thick: number, isLit: boolean): Path =>
    boxes.flatMap(({ x, y, width, height }) => {
      const [l, t, w, h] = [x + inset, y + inset, width - inset * 2, height - inset * 2];
      return isLit
        ? [rectangle(l, t + h - thick, w, thick), rectangle(l + w - thick, t, thick, h)]
        : [rectangle(l, t, w, thick), rectangle(l, t, thick, h)];
    });
  return [
    translucent(palette.sky[0], 0.36, ...lines(0, 2.6, false), ...lines(10, 1.4, true)),
    translucent(palette.light, 0.3, ...lines(0, 2, true), ...lines(10, 1.4, false)),
  ];
}

/** Panelling below a rail. */
function wainscot(palette: Palette, top: number): Shape[] {
  const line = palette.sky[0];
  const height = SKIRTING - top - 40;
  return [
    translucent(line, 0.3, rectangle(-10, top, WIDTH + 20, SKIRTING - top)),
    translucent(line, 0.4, rectangle(-10, top - 6, WIDTH + 20, 7)),
    translucent(palette.light, 0.22, rectangle(-10, top - 8, WIDTH + 20, 2)),
    ...raised(
      palette,
      Array.from({ length: 11 }, (_, i) => ({ x: -32 + i * 106, y: top + 14, width: 84, height })),
    ),
  ];
}

/** The underside of a roof that comes down to the floor: boards running towards the reader, and the rafters across them. */
function drawSlope(canvas: Canvas, palette: Palette): void {
  const [top, foot]: [Point, Point] = [
    [600, -10],
    [1000, SKIRTING],
  ];
  /** @param down 0 at the top of the slope … 1 on the floor @param nearness 1 at the back wall */
  const at = (down: number, nearness: number): Point => {
    const x = top[0] + (foot[0] - top[0]) * down;
    const y = top[1] + (foot[1] - top[1]) * down;
    return [512 + (x - 512) * nearness, 420 + (y - 420) * nearness];
  };
  const NEAREST = 3;
  const strip = (from: number, to: number, far: number, near: number) =>
    polygon([at(from, far), at(to, far), at(to, near), at(from, near)]);
  const boards = mix(palette.sky[0], palette.sky[1], 0.42);
  const joints = Array.from({ length: 17 }, (_, i) => strip(-0.6 + i * 0.1, -0.594 + i * 0.1, 1, NEAREST));
  const rafters = [1, 1.3, 1.72, 2.3];
  canvas.add(
    [
      filled(
        boards,
        strip(-0.7, 1, 1, NEAREST),
        polygon([at(1, 1), at(1, NEAREST), [1060, 760], [1060, 400]]),
      ),
      translucent(palette.ink, 0.3, ...joints),
      filled(
        mix(palette.sky[0], palette.ink, 0.35),
        ...rafters.map((nearness) => strip(-0.7, 1, nearness, nearness * 1.075)),
      ),
      translucent(
        palette.light,
        0.26,
        ...rafters.map((nearness) => strip(-0.7, 1, nearness - 0.005, nearness)),
      ),
    ],
    {
      glow: 0.2,
      haze: { from: 120, to: 700, colour: palette.sky[0], strength: 0.2 },
      rim: 0.35,
      shadow: { blur: 4, distance: 8, colour: palette.ink, strength: 0.34 },
    },
  );
}

/** Two ribs that meet at the top, everything outside them dark. */
function vault(): Path {
  const side = (mirror: boolean): Path[number] => {
    const at = (x: number, y: number, corner?: 1): Point =>
      corner ? [mirror ? WIDTH - x : x, y, corner] : [mirror ? WIDTH - x : x, y];
    return outline([
      at(-20, -20, 1),
      at(520, -20, 1),
      at(514, 36, 1),
      at(330, 80),
      at(196, 190),
      at(128, 330),
      at(116, 470, 1),
      at(116, SKIRTING + 10, 1),
      at(-20, SKIRTING + 10, 1),
    ]);
  };
  return [side(false), side(true)];
}
