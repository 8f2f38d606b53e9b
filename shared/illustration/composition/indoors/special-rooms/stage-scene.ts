import { points } from '../../../drawing/points.ts';
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
import { filled, glowShapes, HEIGHT, translucent, WIDTH } from '../../canvas.ts';
import { ADULT_HEIGHT_M, figureOf, headPixels } from '../../figures/figures.ts';
import { isTreeMotif } from '../../outdoors/placing/main-thing.ts';
import { individuals, recordIndividuals, recordNamedThing, recordThing } from '../placing/record-shown.ts';
import { keepInFrame, SHADOW, type Room } from '../room.ts';
import { motifShapes } from '../in-room-parts.ts';
import { personShapes } from '../people/person-in-room.ts';

const SEATED: ReadonlySet<string> = new Set(['sit', 'read', 'lie', 'sleep', 'eat']);

/** The people who are not in the audience. */
const performersOf = ({ people }: Scene): Scene['people'] => people.filter(({ count }) => count !== 'many');

/** Whether a passage shows what is on the stage of a theatre: at most three performers, none of them in their seats. */
export function isOnStage(scene: Scene): boolean {
  const performers = performersOf(scene);
  return (
    scene.setting?.value === 'theatre' &&
    (performers.length > 0 || scene.people.length === 0) &&
    performers.every(({ posture }) => !SEATED.has(posture?.value ?? '')) &&
    performers.reduce((sum, { count }) => sum + (count === 'many' ? 0 : count), 0) < 4
  );
}

/** The height of a performer, in pixels, and the light of the stage. */
export const TALL_ON_STAGE = 268;
export const LIGHT_OF_STAGE = { x: WIDTH / 2, y: 380 } as const;

/** The boards: their far and near edge, and where performers stand; in pixels from the top. */
const [BACK, EDGE, STAND] = [540, 606, 586];
const MIDDLE = WIDTH / 2;

/** The lit stage between its curtains, seen over the heads of the audience. */
export function drawStage(room: Room): void {
  const { canvas, palette, scene } = room;
  const glow = mix(palette.light, '#f3d48e', 0.45);
  canvas.add([filled(mix(palette.sky[3], glow, 0.55), rectangle(-20, -20, WIDTH + 40, BACK + 24))], {
    glow: 0.6,
  });
  drawScenery(room);
  const boards = mix(palette.sky[2], '#a5703f', 0.4);
  canvas.add(
    [
      filled(
        boards,
        polygon([
          [120, BACK],
          [WIDTH - 120, BACK],
          [WIDTH + 20, EDGE],
          [-20, EDGE],
        ]),
      ),
      translucent(
        palette.ink,
        0.2,
        ...[-4, -3, -2, -1, 0, 1, 2, 3, 4].map((k) =>
          stroke(
            [
              [MIDDLE + k * 92, BACK],
              [MIDDLE + k * 128, EDGE],
            ],
            1.6,
          ),
        ),
      ),
    ],
    { glow: 0.4 },
  );
  const guests = individuals({ ...scene, people: performersOf(scene) }, 3);
  guests.forEach(({ person, index }, i) => {
    const figure = figureOf(person, scene, index, { isOutside: false, canSit: false });
    const unit = headPixels(room.scale * ADULT_HEIGHT_M) * figure.size;
    const x =
      MIDDLE + (i - (guests.length - 1) / 2) * Math.max(130, (figure.box.right - figure.box.left) * unit);
    const shapes = personShapes(room, figure, x, i > 0, STAND);
    canvas.add([translucent(palette.ink, 0.26, ellipse(x, STAND - 2, 54, 9))]);
    canvas.add(shapes, {
      rim: 0.9,
      relief: 0.1,
      glow: 0.06,
      shadow: { ...SHADOW, colour: palette.ink, strength: 0.26 },
    });
  });
  recordIndividuals(room, guests);
  drawCurtains(room);
  recordNamedThing(room, 'curtain');
  drawAudience(room);
  keepInFrame(room, [{ path: [rectangle(100, 60, WIDTH - 200, 640)], colour: palette.ink }]);
}

/** Trees, houses and hills of painted cardboard on both sides, paler than anything real. */
function drawScenery(room: Room): void {
  const { canvas, scene, palette } = room;
  const named = scene.things.find(
    ({ what, certainty }) => certainty >= 0.5 && (what === 'tree' || what === 'wood' || isTreeMotif(what)),
  );
  if (named) {
    for (const [x, tall] of [
      [250, 330],
      [334, 250],
      [706, 290],
      [792, 350],
    ] as const)
      canvas.add(
        motifShapes(room, 'leafy tree', x, {
          foot: BACK + 8,
          scale: tall / 9,
          depth: 0.4,
          isFlipped: x > MIDDLE,
        }),
        { glow: 0.2, rim: 0.2, relief: 0, shadow: { ...SHADOW, colour: palette.ink, strength: 0.2 } },
      );
    recordThing(room, named);
    return;
  }
  // A painted distance: hills or a colonnade would claim more than the passage says.
  canvas.add(
    [
      translucent(
        palette.sky[1],
        0.3,
        outline(points`180,${BACK}! 300,430 420,478 560,404 700,470 844,440 860,${BACK}!`),
      ),
    ],
    { glow: 0.3 },
  );
}

function drawCurtains({ canvas, palette, kind }: Room): void {
  const cloth = mix(kind.curtain ?? '#7a1f2c', palette.ink, 0.18);
  for (const side of [1, -1] as const) {
    const m = (points: readonly Point[]): Point[] =>
      points.map(([x, y, corner]) => {
        const u = side > 0 ? x : WIDTH - x;
        return corner ? [u, y, corner] : [u, y];
      });
    const fall = outline(
      m([
        [-20, -20, 1],
        [330, -20, 1],
        [322, 120],
        [276, 300],
        [206, 430],
        [158, 474],
        [176, 560],
        [196, EDGE + 10, 1],
        [-20, EDGE + 10, 1],
      ]),
    );
    const folds: Path = [60, 120, 180, 236, 286].map((x, i) =>
      stroke(
        m([
          [x, -10],
          [x - 8 - i * 6, 180],
          [x * 0.72 - 6, 380],
          [96 + i * 12, 470],
          [100 + i * 20, EDGE],
        ]),
        2.4,
      ),
    );
    canvas.add(
      [
        filled(cloth, fall),
        translucent('#0d0608', 0.34, ...folds),
        translucent(
          palette.light,
          0.16,
          ...folds.map((ring) => ring.map((v, i) => (i % 2 ? v : v + side * 6))),
        ),
      ],
      { rim: 0.7, glow: 0.08, shadow: { ...SHADOW, distance: 12, colour: palette.ink, strength: 0.34 } },
    );
  }
  const scallops: Point[] = Array.from({ length: 29 }, (_, i): Point => [
    -20 + i * 38,
    96 + (i % 4 === 2 ? 34 : i % 2 ? 22 : 0),
  ]);
  canvas.add(
    [
      filled(
        mix(cloth, palette.ink, 0.2),
        outline([[-20, -20, 1], [WIDTH + 20, -20, 1], [WIDTH + 20, 90, 1], ...scallops.reverse()]),
      ),
      translucent(palette.light, 0.2, stroke(scallops, 2.4, true)),
    ],
    { rim: 0.5, glow: 0.06, shadow: { ...SHADOW, colour: palette.ink, strength: 0.3 } },
  );
}

/** Heads and shoulders from behind, on a stage dark before the footlights. */
export function drawAudience({ canvas, palette, isStaged }: Room): void {
  const { random } = canvas;
  const dark = mix(palette.ink, palette.sky[0], 0.12);
  canvas.add([
    filled(mix(dark, '#4a2c1c', 0.4), rectangle(-20, EDGE, WIDTH + 40, HEIGHT)),
    ...Array.from({ length: isStaged ? 11 : 0 }, (_, i) =>
      glowShapes(palette.light, 0.5, 132 + i * 76, EDGE - 4, 20),
    ).flat(),
  ]);
  for (const [row, y] of [646, 690].entries()) {
    const heads: Path[number][] = [];
    for (let x = 40 + row * 44; x < WIDTH; x += random.between(84, 108)) {
      const [size, top] = [random.between(19, 25) * (1 + row * 0.2), y + random.between(-8, 8)];
      heads.push(
        ellipse(x, top, size * 0.84, size),
        outline([
          [x - size * 2, HEIGHT + 20, 1],
          [x - size * 1.8, top + size * 1.9],
          [x - size * 0.5, top + size * 1.2],
          [x - size * 0.34, top + size * 0.7],
          [x + size * 0.34, top + size * 0.7],
          [x + size * 0.5, top + size * 1.2],
          [x + size * 1.8, top + size * 1.9],
          [x + size * 2, HEIGHT + 20, 1],
        ]),
      );
      if (random.chance(0.5))
        heads.push(ellipse(x + random.between(-4, 4), top - size * 1.1, size * 0.4, size * 0.36));
    }
    canvas.add([filled(row ? palette.ink : dark, ...heads)], {
      rim: 0.5,
      shadow: { ...SHADOW, colour: palette.ink, strength: 0.3 },
    });
  }
}
