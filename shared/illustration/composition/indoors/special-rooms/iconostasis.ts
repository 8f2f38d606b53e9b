import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { ellipse, outline, polygon, rectangle, type Path } from '../../../drawing/path.ts';
import { points } from '../../../drawing/points.ts';
import { filled, glowShapes, translucent } from '../../canvas.ts';
import { SKIRTING } from '../../room/room-shell.ts';
import { keepInFrame, SHADOW, type Room } from '../room.ts';

/** Two rows of icons over the great ones beside the royal doors, a cross above, and a stand of candles on each side. */
export function drawIconostasis(room: Room): void {
  const { palette, canvas } = room;
  const wood = mix(mix('#6b4424', palette.sky[1], 0.3), palette.ink, 0.35);
  const gold = mix(mix(GOLD, palette.light, 0.16), palette.ink, palette.isDark ? 0.22 : 0.12);
  const rows = [
    { top: 176, tall: 74, wide: 48, at: [-256, -192, -128, -64, 0, 64, 128, 192, 256] },
    { top: 270, tall: 84, wide: 54, at: [-252, -180, -108, -36, 36, 108, 180, 252] },
    { top: 382, tall: 168, wide: 86, at: [-236, -126, 126, 236] },
  ];
  const icons = rows.flatMap(({ top, tall, wide, at }) => at.map((x) => ({ x: 512 + x, top, tall, wide })));
  canvas.add(
    [
      filled(
        wood,
        rectangle(206, 164, 612, SKIRTING - 158),
        polygon(points`420,166 604,166 560,118 464,118`),
      ),
      filled(
        gold,
        rectangle(196, 158, 632, 9),
        rectangle(206, 256, 612, 7),
        rectangle(206, 362, 612, 9),
        rectangle(206, SKIRTING - 30, 612, 5),
        ...cross(512, 52, 62),
        ...[206, 818].map((x) => rectangle(x - 7, 160, 14, SKIRTING - 156)),
      ),
    ],
    { glow: 0.24, rim: 0.3, shadow: { ...SHADOW, colour: palette.ink, strength: 0.3 } },
  );
  const shapes: Shape[] = [
    filled(gold, ...icons.map(({ x, top, tall, wide }) => arched(x, top, wide, tall, 0))),
    filled(
      mix(mix('#3b2418', palette.ink, 0.2), gold, 0.28),
      ...icons.map(({ x, top, tall, wide }) => arched(x, top, wide, tall, 6)),
    ),
  ];
  shapes.push(
    filled(
      mix(gold, palette.light, 0.24),
      ...icons.map(({ x, top, tall, wide }) => ellipse(x, top + tall * 0.34, wide * 0.25, wide * 0.25)),
    ),
  );
  ROBES.forEach((robe, i) =>
    shapes.push(
      filled(
        mix(mix(robe, palette.sky[2], 0.12), palette.ink, 0.12),
        ...icons.filter((_, n) => n % ROBES.length === i).map(saint),
      ),
    ),
  );
  shapes.push(
    filled(
      mix('#a87a55', palette.ink, 0.24),
      ...icons.map(({ x, top, tall, wide }) => ellipse(x, top + tall * 0.35, wide * 0.12, wide * 0.15)),
    ),
  );
  canvas.add(shapes, { glow: 0.26, rim: 0.16 });
  canvas.add(royalDoors(gold, wood, palette.light), { glow: 0.4, rim: 0.3 });
  for (const x of [286, 738]) candleStand(room, x);
  keepInFrame(room, [filled(gold, rectangle(240, 150, 544, SKIRTING - 60))]);
  room.wall.block(0, 1024);
}

/** Robes of saints. */
const ROBES = ['#7d2f2a', '#2f4a66', '#4f5f3a', '#8a5a2c'] as const;

const GOLD = '#c9963f';

/** A panel with a round head. @param inset of it from its frame, in pixels */
const arched = (x: number, top: number, wide: number, tall: number, inset: number): Path[number] => {
  const half = wide / 2 - inset;
  const [up, foot] = [top + inset, top + tall - inset];
  return outline([
    [x - half, foot, 1],
    [x - half, up + half * 0.8, 1],
    [x - half * 0.7, up + half * 0.24],
    [x, up],
    [x + half * 0.7, up + half * 0.24],
    [x + half, up + half * 0.8, 1],
    [x + half, foot, 1],
  ]);
};

const saint = ({
  x,
  top,
  tall,
  wide,
}: {
  x: number;
  top: number;
  tall: number;
  wide: number;
}): Path[number] =>
  outline([
    [x - wide * 0.28, top + tall - 6, 1],
    [x - wide * 0.27, top + tall * 0.62],
    [x - wide * 0.15, top + tall * 0.48],
    [x - wide * 0.13, top + tall * 0.3],
    [x, top + tall * 0.22],
    [x + wide * 0.13, top + tall * 0.3],
    [x + wide * 0.15, top + tall * 0.48],
    [x + wide * 0.27, top + tall * 0.62],
    [x + wide * 0.28, top + tall - 6, 1],
  ]);

/** With three bars, the lowest aslant. */
const cross = (x: number, top: number, tall: number): Path => [
  rectangle(x - 3, top, 6, tall),
  rectangle(x - 10, top + 10, 20, 5),
  rectangle(x - 18, top + 22, 36, 5),
  polygon([
    [x - 11, top + 38],
    [x + 11, top + 46],
    [x + 11, top + 51],
    [x - 11, top + 43],
  ]),
];

function royalDoors(gold: string, wood: string, light: string): Shape[] {
  const [top, foot] = [378, SKIRTING];
  const leaf = (side: 1 | -1): Path =>
    [-1, 0, 1].flatMap((row) => [ellipse(512 + side * 29, top + 112 + row * 54, 15, 20)]);
  return [
    filled(gold, arched(512, top, 128, foot - top, 0)),
    filled(mix(wood, light, 0.42), arched(512, top, 128, foot - top, 8)),
    filled(
      gold,
      outline([
        [456, foot, 1],
        [456, top + 74, 1],
        [470, top + 62],
        [488, top + 74],
        [512, top + 108, 1],
        [536, top + 74],
        [554, top + 62],
        [568, top + 74, 1],
        [568, foot, 1],
      ]),
    ),
    translucent(wood, 0.72, rectangle(510.6, top + 106, 2.8, foot - top - 106), ...leaf(-1), ...leaf(1)),
  ];
}

/** A tall brass stand in which many thin candles burn before the icons. */
function candleStand({ canvas, palette }: Room, x: number): void {
  const foot = SKIRTING + 34;
  const dish = foot - 132;
  const brass = mix(mix('#b98a3e', palette.light, 0.1), palette.ink, 0.34);
  const candles = [-30, -20, -10, 0, 10, 20, 30].map((dx, i) => ({
    at: x + dx,
    tall: 22 + ((i * 7) % 4) * 5,
  }));
  canvas.add(
    [
      filled(
        brass,
        rectangle(x - 4, dish, 8, 132),
        ellipse(x, dish, 40, 8),
        ellipse(x, dish + 60, 10, 7),
        polygon([
          [x - 30, foot],
          [x + 30, foot],
          [x + 8, foot - 16],
          [x - 8, foot - 16],
        ]),
      ),
      filled(
        mix('#efe0b8', palette.ink, 0.08),
        ...candles.map(({ at, tall }) => rectangle(at - 2, dish - tall, 4, tall)),
      ),
      filled(
        '#ffdf9a',
        ...candles.map(({ at, tall }) =>
          outline([
            [at, dish - tall - 15, 1],
            [at + 3.4, dish - tall - 5],
            [at, dish - tall],
            [at - 3.4, dish - tall - 5],
          ]),
        ),
      ),
    ],
    { rim: 0.5, glow: 0.1, shadow: { ...SHADOW, colour: palette.ink, strength: 0.26 } },
  );
  canvas.add(glowShapes(palette.light, 0.5, x, dish - 34, 96, 78));
}
