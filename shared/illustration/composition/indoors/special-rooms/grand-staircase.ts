import { mix } from '../../../drawing/colour.ts';
import {
  ellipse,
  outline,
  polygon,
  rectangle,
  stroke,
  type Path,
  type Point,
} from '../../../drawing/path.ts';
import type { Scene } from '../../../scene.ts';
import { filled, translucent, WIDTH } from '../../canvas.ts';
import { figureOf } from '../../figures/figures.ts';
import { individuals, recordIndividuals, recordNamedThing } from '../placing/record-shown.ts';
import { keepInFrame, SHADOW, type Room } from '../room.ts';
import { motifShapes } from '../in-room-parts.ts';
import { personShapes } from '../people/person-in-room.ts';

const GRAND: ReadonlySet<string> = new Set(['wide', 'stone', 'rich', 'carved', 'gilded']);
const FLIGHTS: ReadonlySet<string> = new Set(['staircase', 'stairs', 'steps']);

/** Whether a passage is about a great flight of stairs in a house, with at most two people on it. */
export const isGrandStaircase = ({ setting, things, people }: Scene): boolean =>
  (setting?.value === 'stairs' || setting?.value === 'hall') &&
  people.reduce((sum, { count }) => sum + (count === 'many' ? 3 : count), 0) < 3 &&
  things.some(
    ({ what, qualities, size }) =>
      FLIGHTS.has(what) && (size === 'large' || qualities.some((quality) => GRAND.has(quality))),
  );

/** The height of a person on the lowest steps, in pixels, and the light that falls from the door above. */
export const TALL_ON_STAIRS = 236;
export const LIGHT_ABOVE = { x: WIDTH / 2, y: 292 } as const;

const MIDDLE = WIDTH / 2;
const STEPS = 13;
/** Where the flight begins and ends: half its width and its place from the top, in pixels. */
const [FOOT, TOP] = [
  { half: 318, y: 690 },
  { half: 168, y: 384 },
] as const;

/** A place on the flight: how far up, and across from its middle as a share of its half width. */
function at(up: number, across: number, rise = 0): Point {
  const seen = 1 - (1 - up) ** 1.16;
  const half = FOOT.half + (TOP.half - FOOT.half) * seen;
  return [MIDDLE + across * half, FOOT.y + (TOP.y - FOOT.y) * seen - rise * (half / FOOT.half)];
}

/** A broad flight seen from its foot: it narrows up to a landing with a bright door, between two balustrades. */
export function drawGrandStaircase(room: Room): void {
  const { canvas, palette, scene } = room;
  drawLanding(room);
  const [tread, riser] = [mix(palette.sky[3], palette.light, 0.3), mix(palette.sky[2], palette.sky[1], 0.4)];
  const carpet = mix(
    scene.things.find(({ what }) => what === 'carpet')?.colour ?? '#7a2f34',
    palette.ink,
    0.2,
  );
  const [risers, treads, runner]: [Path[number][], Path[number][], Path[number][]] = [[], [], []];
  for (let i = STEPS - 1; i >= 0; i--) {
    const [low, high] = [i / STEPS, (i + 1) / STEPS];
    const lip = low + (high - low) * 0.66;
    risers.push(polygon([at(low, -1), at(lip, -1), at(lip, 1), at(low, 1)]));
    treads.push(polygon([at(lip, -1), at(high, -1), at(high, 1), at(lip, 1)]));
    runner.push(polygon([at(low, -0.4), at(high, -0.4), at(high, 0.4), at(low, 0.4)]));
  }
  canvas.add([filled(riser, ...risers), filled(tread, ...treads)], {
    glow: 0.34,
    shadow: { ...SHADOW, colour: palette.ink, strength: 0.2 },
  });
  canvas.add(
    [
      filled(carpet, ...runner),
      translucent(
        palette.ink,
        0.34,
        ...risers.map((_, k) => {
          const i = STEPS - 1 - k;
          return polygon([
            at(i / STEPS, -0.4),
            at((i + 0.66) / STEPS, -0.4),
            at((i + 0.66) / STEPS, 0.4),
            at(i / STEPS, 0.4),
          ]);
        }),
      ),
      translucent(
        palette.light,
        0.3,
        ...treads.map((_, k) => {
          const i = STEPS - 1 - k;
          return polygon([
            at((i + 0.64) / STEPS, -1),
            at((i + 0.7) / STEPS, -1),
            at((i + 0.7) / STEPS, 1),
            at((i + 0.64) / STEPS, 1),
          ]);
        }),
      ),
    ],
    { glow: 0.2 },
  );
  for (const what of [...FLIGHTS, 'carpet']) recordNamedThing(room, what);
  drawPalms(room);
  for (const side of [-1, 1] as const) drawBalustrade(room, side);
  const guests = individuals(scene, 2);
  guests.forEach(({ person, index }, i) => {
    const figure = figureOf(person, scene, index, { isOutside: false, canSit: false });
    const [x, y] = at(i === 0 ? 0.2 : 0.34, i === 0 ? -0.3 : 0.32);
    canvas.add(personShapes(room, figure, x, i > 0, y), {
      rim: 0.9,
      relief: 0.08,
      glow: 0.04,
      shadow: { ...SHADOW, colour: palette.ink, strength: 0.3 },
    });
  });
  recordIndividuals(room, guests);
  keepInFrame(room, [{ path: [rectangle(120, 70, WIDTH - 240, 640)], colour: palette.ink }]);
}

/** The wall above, with an arch on columns round the door from which the light falls. */
function drawLanding(room: Room): void {
  const { canvas, palette, scene } = room;
  const stone = mix(palette.sky[2], palette.sky[1], 0.3);
  const arch = (grow: number): Path[number] =>
    outline([
      [MIDDLE - 74 - grow, TOP.y + 2, 1],
      [MIDDLE - 74 - grow, 232],
      [MIDDLE - 54 - grow * 0.7, 186 - grow * 0.7],
      [MIDDLE, 164 - grow],
      [MIDDLE + 54 + grow * 0.7, 186 - grow * 0.7],
      [MIDDLE + 74 + grow, 232],
      [MIDDLE + 74 + grow, TOP.y + 2, 1],
    ]);
  const columns = [-236, -134, 134, 236].flatMap((x) => [
    rectangle(MIDDLE + x - 13, 176, 26, TOP.y - 176),
    rectangle(MIDDLE + x - 21, 164, 42, 13),
    rectangle(MIDDLE + x - 20, TOP.y - 16, 40, 16),
  ]);
  canvas.add(
    [
      filled(stone, ...columns, rectangle(-20, 132, WIDTH + 40, 22)),
      filled(mix(stone, palette.ink, 0.24), arch(15)),
      translucent(
        palette.light,
        0.26,
        ...[-236, -134, 134, 236].flatMap((x) =>
          [-7, 0, 7].map((d) => rectangle(MIDDLE + x + d, 182, 1.6, TOP.y - 206)),
        ),
      ),
      translucent(palette.ink, 0.26, rectangle(-20, 154, WIDTH + 40, 4)),
    ],
    { glow: 0.3, rim: 0.3, shadow: { ...SHADOW, colour: palette.ink, strength: 0.2 } },
  );
  const leaf = scene.things.find(({ what, colour }) => what === 'door' && colour)?.colour;
  const bright = mix(palette.light, '#ffffff', 0.25);
  canvas.add(
    leaf
      ? [
          filled(mix(leaf, palette.light, 0.2), arch(0)),
          translucent(
            palette.ink,
            0.34,
            rectangle(MIDDLE - 1.5, 168, 3, TOP.y - 166),
            ...[-40, 40].flatMap((x) => [
              rectangle(MIDDLE + x - 24, 226, 48, 2),
              rectangle(MIDDLE + x - 24, 300, 48, 2),
              rectangle(MIDDLE + x - 24, 226, 2, 74),
              rectangle(MIDDLE + x + 22, 226, 2, 74),
            ]),
          ),
        ]
      : [filled(bright, arch(0))],
    { glow: 0.5 },
  );
  for (const what of ['door', 'doorway', 'column']) recordNamedThing(room, what);
  canvas.add([filled(mix(stone, palette.ink, 0.3), rectangle(-20, TOP.y - 3, WIDTH + 40, 8))], { glow: 0.2 });
}

function drawBalustrade({ canvas, palette }: Room, side: -1 | 1): void {
  const tone = mix(palette.sky[1], palette.ink, 0.5);
  const balusters: Path[number][] = [];
  for (let i = 0; i <= STEPS * 2; i++) {
    const up = i / (STEPS * 2);
    const [x, y] = at(up, side * 1.03);
    const size = (FOOT.half + (TOP.half - FOOT.half) * up) / FOOT.half;
    balusters.push(
      outline([
        [x - 3 * size, y, 1],
        [x - 8 * size, y - 22 * size],
        [x - 3 * size, y - 46 * size],
        [x - 4 * size, y - 92 * size, 1],
        [x + 4 * size, y - 92 * size, 1],
        [x + 3 * size, y - 46 * size],
        [x + 8 * size, y - 22 * size],
        [x + 3 * size, y, 1],
      ]),
    );
  }
  const rail = [at(0, side * 1.03, 96), at(0.5, side * 1.03, 96), at(1, side * 1.03, 96)];
  const [x, y] = at(0, side * 1.03);
  const newel = [
    rectangle(x - 19, y - 132, 38, 136),
    rectangle(x - 25, y - 142, 50, 12),
    rectangle(x - 25, y - 8, 50, 14),
    ellipse(x, y - 162, 22),
  ];
  canvas.add(
    [
      filled(
        tone,
        ...balusters,
        stroke(rail, 13),
        stroke([at(0, side * 1.03, 4), at(1, side * 1.03, 4)], 10),
        ...newel,
      ),
      translucent(palette.light, 0.2, rectangle(x - side * 12 - 2, y - 124, 4, 110)),
    ],
    { rim: 0.6, glow: 0.08, shadow: { ...SHADOW, colour: palette.ink, strength: 0.26 } },
  );
}

/** Palms in a row up both sides, where the passage names any. */
function drawPalms(room: Room): void {
  const palm = room.scene.things.find(
    ({ what }) => what === 'palm tree' || what === 'potted plant' || what === 'flowers',
  );
  if (!palm) return;
  for (const up of [0.78, 0.5, 0.2])
    for (const side of [-1, 1]) {
      const [x, y] = at(up, side * 0.84);
      const size = room.scale * (1.5 - up * 0.6) * (palm.what === 'palm tree' ? 0.2 : 1.5);
      room.canvas.add(
        motifShapes(room, palm.what === 'palm tree' ? 'palm' : 'potted plant', x, {
          foot: y,
          scale: size,
          isFlipped: side > 0,
          depth: up * 0.2,
        }),
        { rim: 0.5, glow: 0.1, shadow: { ...SHADOW, colour: room.palette.ink, strength: 0.2 } },
      );
    }
  recordNamedThing(room, palm.what);
}
