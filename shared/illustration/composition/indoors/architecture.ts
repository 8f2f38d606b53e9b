import { points } from '../../drawing/points.ts';
import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import {
  ellipse,
  outline,
  polygon,
  rectangle,
  stroke,
  taper,
  type Path,
  type Point,
} from '../../drawing/path.ts';
import type { Setting } from '../../scene.ts';
import { filled, HEIGHT, translucent, WIDTH } from '../canvas.ts';
import { SKIRTING } from '../room-shell.ts';
import { drawChancel } from './chancel.ts';
import { keepInFrame, recordNamedThing, SHADOW, type Room } from './room.ts';

/**
 * What distinguishes one kind of room from another before it is furnished: the stairs of a staircase, the arches of a ballroom,
 * the hearth of a kitchen, the timbers of a cabin. It is part of the wall and leaves the middle free for people.
 */
export function drawArchitecture(room: Room): void {
  const setting = room.scene.setting?.value;
  if (setting) OF[setting]?.(room);
}

/** On the side away from the light: 1 is right, −1 left. */
const sideOf = ({ light }: Room): 1 | -1 => (light.x > WIDTH / 2 ? -1 : 1);
const mirrored =
  (side: 1 | -1) =>
  (points: readonly Point[]): Point[] =>
    points.map(([x, y, corner]) => {
      const u = side > 0 ? x : WIDTH - x;
      return corner ? [u, y, corner] : [u, y];
    });

function onWall(room: Room, shapes: readonly Shape[], strength = 0.28): void {
  room.canvas.add(shapes, {
    glow: 0.16,
    rim: 0.35,
    shadow: { ...SHADOW, colour: room.palette.ink, strength },
  });
}

const OF: Readonly<Partial<Record<Setting, (room: Room) => void>>> = {
  stairs: drawStairs,
  hall: (room) => {
    if (room.scene.things.some(({ what }) => what === 'staircase')) drawStairs(room);
    else drawArch(room);
  },
  ballroom: drawArcade,
  theatre: drawArcade,
  'church inside': drawChancel,
  kitchen: drawRack,
  tavern: drawBarrels,
  shop: drawCounter,
  hut: drawSettle,
  'ship cabin': drawTimbers,
  corridor: drawDoors,
  stable: drawStalls,
};

/** A flight that rises along the wall, with its balusters and a newel post. */
function drawStairs(room: Room): void {
  const { palette, wall } = room;
  const side = sideOf(room);
  const m = mirrored(side);
  const [steps, from, to] = [11, { x: 560, y: SKIRTING + 14 }, { x: 1040, y: 196 }];
  const at = (i: number): Point => [
    from.x + ((to.x - from.x) * i) / steps,
    from.y + ((to.y - from.y) * i) / steps,
  ];
  const treads: Point[] = [];
  for (let i = 0; i < steps; i++) treads.push([at(i)[0], at(i)[1], 1], [at(i)[0], at(i + 1)[1], 1]);
  const tone = mix(palette.sky[0], palette.ink, 0.45);
  const edge: Path = Array.from({ length: steps }, (_, i) =>
    stroke(
      m([
        [at(i)[0] - 6, at(i + 1)[1]],
        [at(i + 1)[0], at(i + 1)[1]],
      ]),
      5,
    ),
  );
  const rail: Path = Array.from({ length: steps * 2 }, (_, k) => {
    const i = k / 2;
    const [x] = at(i + 0.3);
    const y = at(Math.floor(i) + 1)[1];
    return taper(
      m([
        [x, y],
        [x, y - 40],
        [x, y - 92],
      ]),
      [2.6, 5, 2.6],
    );
  });
  onWall(room, [
    filled(tone, polygon(m([...treads, [1060, to.y, 1], [1060, SKIRTING + 14, 1]]))),
    translucent(palette.light, 0.26, ...edge),
  ]);
  onWall(room, [
    filled(
      mix(tone, palette.ink, 0.5),
      ...rail,
      stroke(
        m([
          [from.x - 10, from.y - 96],
          [to.x, to.y - 96],
        ]),
        11,
      ),
      outline(
        m([
          [from.x - 26, from.y, 1],
          [from.x - 22, from.y - 118],
          [from.x - 30, from.y - 126],
          [from.x - 12, from.y - 150],
          [from.x + 6, from.y - 126],
          [from.x - 2, from.y - 118],
          [from.x + 2, from.y, 1],
        ]),
      ),
      ellipse(m([[from.x - 12, from.y - 158]])[0]![0], from.y - 158, 13),
    ),
  ]);
  keepInFrame(room, [
    { path: [rectangle(side > 0 ? 540 : WIDTH - 880, 230, 340, SKIRTING - 216)], colour: tone },
  ]);
  if (side > 0) wall.block(540, WIDTH);
  else wall.block(0, WIDTH - 540);
  const named = room.scene.things.find(({ what }) => what === 'staircase' || what === 'stairs');
  if (named && !room.shown.has(named)) {
    room.shown.add(named);
    room.canvas.recordDrawn(named.what, named.words);
  }
}

/** An open arch, and a farther room in a paler tone. */
function drawArch(room: Room): void {
  const { palette, wall, window, scene } = room;
  if (scene.things.length > 3) return;
  const side = sideOf(room);
  const x = side > 0 ? 846 : 178;
  if (window && Math.abs(window.x - x) < 190) return;
  const arch = (grow: number): Path[number] =>
    outline([
      [x - 74 - grow, SKIRTING + 4, 1],
      [x - 74 - grow, 300],
      [x - 52 - grow * 0.7, 236 - grow * 0.7],
      [x, 206 - grow],
      [x + 52 + grow * 0.7, 236 - grow * 0.7],
      [x + 74 + grow, 300],
      [x + 74 + grow, SKIRTING + 4, 1],
    ]);
  onWall(
    room,
    [
      filled(mix(palette.sky[1], palette.ink, 0.3), arch(16)),
      filled(mix(palette.sky[2], palette.sky[1], 0.35), arch(0)),
      translucent(palette.light, 0.2, rectangle(x - 30, 330, 60, 130)),
      translucent(
        palette.ink,
        0.3,
        rectangle(x - 74, 500, 148, 3),
        rectangle(x - 2, 330, 4, 130),
        rectangle(x - 30, 390, 60, 4),
      ),
    ],
    0.24,
  );
  wall.block(x - 104, x + 104);
}

/** Arches on columns, with dancers behind them in the haze of the lights. */
function drawArcade(room: Room): void {
  const { palette, canvas } = room;
  const pale = mix(palette.sky[3], palette.light, 0.35);
  const tone = mix(palette.sky[2], palette.sky[1], 0.42);
  const bays = [188, 404, 620, 836];
  const arch = (x: number): Path[number] =>
    outline([
      [x - 82, SKIRTING - 24, 1],
      [x - 82, 300],
      [x - 62, 232],
      [x, 196],
      [x + 62, 232],
      [x + 82, 300],
      [x + 82, SKIRTING - 24, 1],
    ]);
  canvas.add([filled(pale, ...bays.map(arch))], { glow: 0.5 });
  const couple = (x: number, tall: number, flip: 1 | -1): Path => [
    outline(
      [
        [x - 9 * flip, 0],
        [x - 7 * flip, -tall * 0.55],
        [x - 10 * flip, -tall * 0.82],
        [x - 2 * flip, -tall * 0.86],
        [x + 1 * flip, -tall * 0.5],
        [x, 0],
      ].map(([u, v]): Point => [u!, SKIRTING - 26 + v!]),
    ),
    ellipse(x - 5 * flip, SKIRTING - 26 - tall * 0.93, 7, 9),
    outline(
      [
        [x + 4 * flip, 0],
        [x + 8 * flip, -tall * 0.5],
        [x + 6 * flip, -tall * 0.76],
        [x + 13 * flip, -tall * 0.78],
        [x + 15 * flip, -tall * 0.5],
        [x + 34 * flip, 0],
      ].map(([u, v]): Point => [u!, SKIRTING - 26 + v!]),
    ),
    ellipse(x + 9 * flip, SKIRTING - 26 - tall * 0.84, 6.5, 8),
    stroke(
      [
        [x - 4 * flip, SKIRTING - 26 - tall * 0.72],
        [x + 26 * flip, SKIRTING - 26 - tall * 0.9],
      ],
      5,
    ),
  ];
  if (room.scene.setting?.value === 'ballroom')
    canvas.add(
      [
        filled(
          mix(tone, pale, 0.4),
          ...bays.flatMap((x, i) => [
            ...couple(x - 28, 132, i % 2 ? 1 : -1),
            ...(i % 2 ? couple(x + 36, 124, -1) : []),
          ]),
        ),
      ],
      { glow: 0.4 },
    );
  const column = (x: number): Path => [
    rectangle(x - 16, 296, 32, SKIRTING - 300),
    rectangle(x - 26, 282, 52, 15),
    rectangle(x - 24, SKIRTING - 22, 48, 26),
  ];
  canvas.add(
    [
      filled(tone, ...[80, 296, 512, 728, 944].flatMap(column)),
      translucent(
        palette.light,
        0.22,
        ...[80, 296, 512, 728, 944].flatMap((x) =>
          [-8, 0, 8].map((d) => rectangle(x + d, 300, 1.6, SKIRTING - 330)),
        ),
      ),
      translucent(palette.ink, 0.3, rectangle(-10, 150, WIDTH + 20, 3), rectangle(-10, 162, WIDTH + 20, 8)),
    ],
    { glow: 0.24, rim: 0.3, shadow: { ...SHADOW, colour: palette.ink, strength: 0.2 } },
  );
  room.wall.block(0, WIDTH);
}

/** Copper pans on a rail, and plates on a dresser's shelf. */
function drawRack(room: Room): void {
  const { palette, window, wall } = room;
  const side = sideOf(room);
  // Clear of the frame of the door through which the room may be seen.
  const left = side > 0 ? 628 : 196;
  if (window && window.x > left - 60 && window.x < left + 300) return;
  const copper = mix('#a8653a', palette.ink, 0.3);
  const pan = (x: number, r: number): Path => [
    ellipse(x, 250 + r, r, r),
    stroke(
      [
        [x, 214],
        [x, 254],
      ],
      6,
    ),
  ];
  const plates = [0, 1, 2, 3, 4].map((i) => left + 26 + i * 46);
  onWall(
    room,
    [
      filled(palette.ink, rectangle(left - 6, 208, 250, 6), rectangle(left - 6, 408, 250, 9)),
      filled(
        copper,
        ...pan(left + 24, 27),
        ...pan(left + 92, 21),
        ...pan(left + 148, 25),
        ...pan(left + 208, 17),
      ),
      translucent(
        palette.light,
        0.34,
        ...points`24,27 92,21 148,25 208,17`.map(([dx, r]) =>
          stroke(
            [
              [left + dx - r * 0.5, 250 + r * 0.6],
              [left + dx - r * 0.62, 250 + r],
              [left + dx - r * 0.3, 250 + r * 1.5],
            ],
            3,
            true,
          ),
        ),
      ),
      filled(mix('#e9dfc8', palette.ink, 0.3), ...plates.map((x) => ellipse(x, 386, 20, 22))),
      translucent(palette.ink, 0.35, ...plates.map((x) => ellipse(x, 386, 12, 14))),
    ],
    0.3,
  );
  wall.block(left - 20, left + 250);
  if (room.scene.things.some(({ what }) => what === 'copper pans')) {
    keepInFrame(room, [{ path: [rectangle(left, 208, 220, 90)], colour: copper }]);
    recordNamedThing(room, 'copper pans');
  }
}

/** Casks on a trestle, and bottles above them. */
function drawBarrels(room: Room): void {
  const { palette, window, wall } = room;
  const side = sideOf(room);
  const left = side > 0 ? 668 : 140;
  if (window && window.x > left - 70 && window.x < left + 290) return;
  const cask = (x: number, y: number): Path => [ellipse(x, y, 52, 52)];
  const tone = mix(palette.sky[0], palette.ink, 0.35);
  const casks = [
    [left + 50, 530],
    [left + 158, 530],
    [left + 104, 438],
  ] as const;
  const bottles = Array.from({ length: 8 }, (_, i) => left + 14 + i * 28);
  onWall(
    room,
    [
      filled(tone, ...casks.flatMap(([x, y]) => cask(x, y)), rectangle(left - 14, 578, 240, 14)),
      translucent(
        palette.light,
        0.3,
        ...casks.flatMap(([x, y]) => [ringAt(x, y, 44), ringAt(x, y, 24)].flat()),
      ),
      filled(
        palette.ink,
        ...casks.map(([x, y]) => rectangle(x - 4, y + 20, 8, 20)),
        rectangle(left - 10, 330, 240, 8),
        ...bottles.map((x, i) =>
          outline([
            [x - 8, 330, 1],
            [x - 8, 296],
            [x - 3, 286],
            [x - 3, 268 + (i % 3) * 6, 1],
            [x + 3, 268 + (i % 3) * 6, 1],
            [x + 3, 286],
            [x + 8, 296],
            [x + 8, 330, 1],
          ]),
        ),
      ),
    ],
    0.3,
  );
  wall.block(left - 20, left + 240);
}

const ringAt = (x: number, y: number, r: number): Path =>
  Array.from({ length: 20 }, (_, i) => {
    const a = (i / 20) * 2 * Math.PI;
    const b = ((i + 1) / 20) * 2 * Math.PI;
    return stroke(
      [
        [x + Math.cos(a) * r, y + Math.sin(a) * r],
        [x + Math.cos(b) * r, y + Math.sin(b) * r],
      ],
      2,
    );
  });

/** Drawers and jars up the wall. */
function drawCounter(room: Room): void {
  const { palette, wall, window } = room;
  const side = sideOf(room);
  const left = side > 0 ? 650 : 132;
  if (window && window.x > left - 70 && window.x < left + 300) return;
  const rows = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3, 4].map((column): readonly [number, number] => [left + column * 50, 400 + row * 56]),
  );
  const jars = [0, 1, 2, 3, 4, 5].map((i) => left + 20 + i * 42);
  onWall(
    room,
    [
      filled(
        mix(palette.sky[0], palette.ink, 0.4),
        rectangle(left - 8, 392, 266, SKIRTING - 392),
        rectangle(left - 14, 250, 278, 10),
        rectangle(left - 14, 340, 278, 10),
      ),
      translucent(
        palette.light,
        0.24,
        ...rows.flatMap(([x, y]) => [
          rectangle(x, y, 44, 2),
          rectangle(x, y + 48, 44, 2),
          rectangle(x, y, 2, 48),
          rectangle(x + 42, y, 2, 48),
          ellipse(x + 22, y + 26, 4),
        ]),
      ),
      filled(
        mix('#cfc3a2', palette.ink, 0.4),
        ...jars.flatMap((x, i) => [
          outline([
            [x - 14, 250, 1],
            [x - 15, 216],
            [x - 9, 208 - (i % 2) * 10],
            [x + 9, 208 - (i % 2) * 10],
            [x + 15, 216],
            [x + 14, 250, 1],
          ]),
          rectangle(x - 12, 306 - (i % 3) * 8, 24, 34 + (i % 3) * 8),
        ]),
      ),
    ],
    0.3,
  );
  wall.block(left - 20, left + 270);
}

/** A bench along the wall, and towels over the icon's corner. */
function drawSettle(room: Room): void {
  const { palette } = room;
  const side = sideOf(room);
  const m = mirrored(side);
  onWall(
    room,
    [
      filled(
        mix(palette.sky[0], palette.ink, 0.45),
        polygon(
          m([
            [610, SKIRTING - 66],
            [1000, SKIRTING - 66],
            [1000, SKIRTING - 52],
            [610, SKIRTING - 52],
          ]),
        ),
        ...[640, 780, 920].map((x) =>
          polygon(
            m([
              [x, SKIRTING - 54],
              [x + 14, SKIRTING - 54],
              [x + 14, SKIRTING + 8],
              [x, SKIRTING + 8],
            ]),
          ),
        ),
      ),
      translucent(
        palette.light,
        0.2,
        polygon(
          m([
            [610, SKIRTING - 66],
            [1000, SKIRTING - 66],
            [1000, SKIRTING - 63],
            [610, SKIRTING - 63],
          ]),
        ),
      ),
    ],
    0.3,
  );
}

/** Ribs of a hull, a swinging lamp's hook and a round port. */
function drawTimbers(room: Room): void {
  const { palette, canvas } = room;
  const tone = mix(palette.sky[0], palette.ink, 0.55);
  const ribs = [-20, 206, 432, 658, 884].map((x): Path[number] =>
    outline([
      [x, -20, 1],
      [x + 60, -20, 1],
      [x + 46, 120],
      [x + 40, 330],
      [x + 54, SKIRTING + 8, 1],
      [x + 18, SKIRTING + 8, 1],
      [x + 6, 330],
      [x + 10, 120],
    ]),
  );
  canvas.add(
    [
      filled(tone, ...ribs.slice(0, 1), ...ribs.slice(4)),
      translucent(tone, 0.5, ...ribs.slice(1, 4)),
      translucent(
        palette.light,
        0.2,
        ...ribs.flatMap((_, i) => [40, 160, 280, 400, 520].map((y) => ellipse(16 + i * 226, y, 3))),
      ),
    ],
    { glow: 0.16, rim: 0.3 },
  );
}

/** Doors one after another, the last one open on a light. */
function drawDoors(room: Room): void {
  const { palette, wall } = room;
  const side = sideOf(room);
  const tone = mix(palette.sky[0], palette.ink, 0.4);
  for (const [x, wide, top] of [
    [side > 0 ? 850 : 174, 128, 216],
    [side > 0 ? 690 : 334, 86, 270],
  ] as const) {
    onWall(room, [
      filled(tone, rectangle(x - wide / 2 - 12, top - 14, wide + 24, SKIRTING - top + 16)),
      filled(mix(palette.sky[1], palette.ink, 0.25), rectangle(x - wide / 2, top, wide, SKIRTING - top + 2)),
      translucent(
        palette.light,
        0.24,
        ...[0.1, 0.55].flatMap((t) =>
          [0.12, 0.56].flatMap((u) =>
            frame(x - wide / 2 + wide * u, top + (SKIRTING - top) * t, wide * 0.32, (SKIRTING - top) * 0.36),
          ),
        ),
      ),
    ]);
    wall.block(x - wide / 2 - 24, x + wide / 2 + 24);
  }
}

const frame = (x: number, y: number, w: number, h: number): Path => [
  rectangle(x, y, w, 2),
  rectangle(x, y + h, w, 2),
  rectangle(x, y, 2, h),
  rectangle(x + w, y, 2, h),
];

/** Partitions with straw before them. */
function drawStalls(room: Room): void {
  const { palette } = room;
  const m = mirrored(sideOf(room));
  const tone = mix(palette.sky[0], palette.ink, 0.5);
  onWall(room, [
    filled(
      tone,
      polygon(
        m([
          [640, 330],
          [1040, 270],
          [1040, SKIRTING + 10],
          [640, SKIRTING + 10],
        ]),
      ),
      rectangle(m([[640, 0]])[0]![0] - 12, 60, 24, SKIRTING - 50),
    ),
    translucent(
      palette.light,
      0.16,
      ...[0.2, 0.4, 0.6, 0.8].map((t) =>
        stroke(
          m([
            [648, 330 + (SKIRTING - 330) * t],
            [1040, 270 + (SKIRTING - 270) * t],
          ]),
          3,
        ),
      ),
    ),
  ]);
  room.canvas.add([
    translucent(
      mix('#c9a65a', palette.ink, 0.25),
      0.8,
      ...Array.from({ length: 60 }, (_, i) => {
        const x = 560 + ((i * 53) % 420);
        const y = SKIRTING + 10 + ((i * 29) % 40);
        return stroke(
          m([
            [x, y],
            [x + 26 - (i % 5) * 10, y - 8 + (i % 4) * 4],
          ]),
          2.4,
          true,
        );
      }),
    ),
  ]);
}

/** Where the back wall meets the side wall, in pixels from the left or the right. */
export const SIDE_CORNER = 838;

/** A side wall that runs towards the reader: the corner of a room, seen from its middle. */
export function drawSideWall(room: Room): void {
  const { palette, kind, canvas, wall } = room;
  const m = mirrored(sideOf(room));
  const corner = SIDE_CORNER;
  const out = WIDTH + 20;
  const tone = mix(palette.sky[0], palette.ink, 0.2);
  const { dado, finish } = kind.decor;
  const hasRails = finish === 'planks' || finish === 'logs' || finish === 'stones';
  const line = (y: number): [number, number] => [y, y + (y - 330) * 0.42];
  const band = (y: number, thick: number): Path[number] => {
    const [a, b] = line(y);
    return polygon(
      m([
        [corner, a],
        [out, b],
        [out, b + thick * 1.4],
        [corner, a + thick],
      ]),
    );
  };
  const [topNear, topFar] = [line(SKIRTING)[1], line(40)[1]];
  canvas.add(
    [
      filled(
        tone,
        polygon(
          m([
            [corner, 40],
            [out, topFar],
            [out, topNear],
            [corner, SKIRTING],
          ]),
        ),
      ),
      filled(
        mix(tone, palette.ink, 0.35),
        polygon(
          m([
            [corner, 40],
            [corner, -20],
            [out, -20],
            [out, topFar],
          ]),
        ),
      ),
      translucent(
        palette.ink,
        0.4,
        ...(hasRails
          ? [140, 220, 300, 380, 460, 540].map((y) => band(y, 3))
          : [band(60, 4), ...(dado > 0 ? [band(SKIRTING - dado, 6)] : [])]),
      ),
      translucent(palette.ink, 0.6, band(SKIRTING - 14, 16)),
      translucent(palette.light, 0.12, rectangle(m([[corner, 0]])[0]![0] - 1, 40, 2.4, SKIRTING - 40)),
    ],
    { glow: 0.1, shadow: { blur: 5, distance: 10, colour: palette.ink, strength: 0.3 } },
  );
  if (sideOf(room) > 0) wall.block(corner - 20, WIDTH);
  else wall.block(0, WIDTH - corner + 20);
}

/** Rooms whose woodwork is painted like their walls. */
const PAINTED: ReadonlySet<string> = new Set(['georgian', 'gentry', 'palace', 'regency', 'dacha']);

/** The frame of the door through which a room is seen, its leaf opened against the wall on one side. */
export function drawThreshold(room: Room): void {
  const { palette, canvas } = room;
  const wood = PAINTED.has(room.kind.decor.style)
    ? mix(palette.sky[1], palette.sky[2], 0.45)
    : mix(mix(palette.sky[0], palette.sky[1], 0.5), '#6a4526', 0.34);
  const [jamb, wall, lintel] = [146, 92, 84] as const;
  const both = (from: number, to: number, top: number): Path => [
    rectangle(from, top, to - from, HEIGHT),
    rectangle(WIDTH - to, top, to - from, HEIGHT),
  ];
  const m = mirrored(sideOf(room));
  const leaf = (from: number, to: number, upper: number, lower: number): Path[number] => {
    const rise = (x: number) => (WIDTH - jamb - x) * 0.34;
    return polygon(
      m([
        [from, upper + rise(from)],
        [to, upper + rise(to)],
        [to, lower],
        [from, lower],
      ]),
    );
  };
  const inner = WIDTH - jamb - 50;
  canvas.add(
    [
      filled(mix(wood, palette.ink, 0.3), leaf(inner, WIDTH - jamb, lintel + 2, HEIGHT)),
      translucent(
        palette.light,
        0.2,
        ...[0, 1].flatMap((i) => [
          leaf(inner + 9, inner + 10.5, lintel + 40 + i * 250, lintel + 250 + i * 260),
          leaf(inner + 38, inner + 39.5, lintel + 40 + i * 250, lintel + 250 + i * 260),
        ]),
      ),
      filled(mix('#c79a52', wood, 0.2), ellipse(m([[inner + 5, 0]])[0]![0], 452, 5, 9)),
    ],
    { rim: 0.5, shadow: { blur: 5, distance: 10, colour: palette.ink, strength: 0.36 } },
  );
  canvas.add(
    [
      filled(
        mix(palette.sky[0], palette.ink, 0.5),
        ...both(-40, wall, -40),
        rectangle(-40, -40, WIDTH + 80, lintel - 14),
      ),
      filled(wood, ...both(wall, jamb, 30), rectangle(wall, 30, WIDTH - wall * 2, lintel - 30)),
      translucent(
        palette.ink,
        0.34,
        ...both(wall + 13, wall + 16, 44),
        ...both(jamb - 13, jamb - 11, lintel - 12),
        rectangle(wall + 13, 44, WIDTH - (wall + 13) * 2, 3),
        rectangle(jamb - 13, lintel - 13, WIDTH - (jamb - 13) * 2, 2),
      ),
      translucent(
        palette.light,
        0.34,
        ...both(jamb - 2.6, jamb, lintel),
        rectangle(jamb, lintel - 2.6, WIDTH - jamb * 2, 2.6),
      ),
      translucent(palette.light, 0.14, ...both(wall, wall + 2, 30), rectangle(wall, 30, WIDTH - wall * 2, 2)),
    ],
    { rim: 0.4, shadow: { blur: 6, distance: 16, colour: palette.ink, strength: 0.42 } },
  );
}
