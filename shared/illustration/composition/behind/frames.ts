import { mix } from '../../drawing/colour.ts';
import {
  ellipse,
  hole,
  openCurve,
  outline,
  placed,
  rectangle,
  stroke,
  taper,
  type Path,
  type Point,
} from '../../drawing/path.ts';
import { filled, HEIGHT, thin, WIDTH, type Canvas } from '../canvas.ts';
import type { Draw } from './behind.ts';
import { oval, ringOf } from './ovals.ts';

const medallion: Draw = ({ canvas, palette, dark, deep, lit, shadow }) => {
  const at = { x: 512, y: 372 };
  canvas.add(
    [
      filled(
        mix(deep, dark, 0.42),
        rectangle(-20, -20, WIDTH + 40, HEIGHT + 40),
        hole(oval(at.x, at.y, 318, 306)),
      ),
    ],
    { shadow: { ...shadow, strength: 0.4 } },
  );
  canvas.add([
    filled(mix(lit, palette.light, 0.4), ...ringOf(at.x, at.y, 318, 306, 5)),
    thin(mix(lit, palette.light, 0.3), 0.7, ...ringOf(at.x, at.y, 336, 324, 2)),
    thin(mix(lit, palette.light, 0.3), 0.55, ...beads(at.x, at.y, 352, 340, 72, 3.2)),
  ]);
  return [];
};

const roundel: Draw = ({ canvas, palette, dark, deep, lit }) => {
  const at = { x: 540, y: 300 };
  canvas.add([thin(mix(lit, palette.light, 0.35), 0.5, ellipse(at.x, at.y, 236))], { glow: 0.4 });
  const petals = Array.from({ length: 28 }, (_, i) =>
    placed(
      [
        outline([
          [214, 0, 1],
          [224, -13],
          [246, -9],
          [256, 0, 1],
          [246, 9],
          [224, 13],
        ]),
      ],
      { x: at.x, y: at.y, turn: (i / 28) * 360 },
    ),
  ).flat();
  canvas.add([
    thin(mix(deep, dark, 0.3), 0.8, ...ringOf(at.x, at.y, 266, 266, 3), ...ringOf(at.x, at.y, 204, 204, 3)),
    thin(mix(deep, dark, 0.25), 0.62, ...petals),
    thin(mix(deep, dark, 0.3), 0.6, ...beads(at.x, at.y, 280, 280, 84, 2.6)),
  ]);
  return [];
};

const wreath: Draw = ({ canvas, random, dark, deep, shadow }) => {
  const green = mix(mix('#4d5d3c', deep, 0.45), dark, 0.25);
  canvas.add([thin(green, 0.9, ...bough(1, random), ...bough(-1, random))], {
    shadow: { ...shadow, strength: 0.2 },
    glow: 0.1,
  });
  return [];
};

const drapery: Draw = ({ canvas, palette, dark, deep, shadow }) => {
  const cloth = mix(mix('#6b3236', deep, 0.5), dark, 0.35);
  const fall = outline([
    [-40, -40, 1],
    [520, -40, 1],
    [470, 60],
    [350, 190],
    [250, 330],
    [206, 470],
    [196, 560],
    [230, 660],
    [250, 800, 1],
    [-40, 800, 1],
  ]);
  const folds: Path = [0.16, 0.32, 0.47, 0.6, 0.72, 0.84, 0.93].map((t) =>
    stroke(
      [
        [520 * t - 20, -30],
        [440 * t - 14, 90],
        [300 * t - 10, 260],
        [214 * t, 450],
        [196 * t, 560],
        [232 * t, 680],
        [250 * t, 780],
      ],
      5,
      true,
    ),
  );
  const hollows: Path = [0.24, 0.54, 0.78].map((t) =>
    taper(
      openCurve([
        [520 * t - 20, -30],
        [440 * t - 14, 90],
        [300 * t - 10, 260],
        [214 * t, 450],
        [196 * t, 560],
      ]),
      [16, 12, 7, 2],
    ),
  );
  canvas.add(
    [filled(cloth, fall), thin(dark, 0.4, ...hollows), thin(mix(cloth, palette.light, 0.5), 0.3, ...folds)],
    { rim: 0.5, glow: 0.05, shadow: { blur: 6, distance: 18, colour: dark, strength: 0.4 } },
  );
  const cord = mix('#c9a050', cloth, 0.35);
  canvas.add(
    [
      filled(
        cord,
        stroke(
          [
            [-20, 520],
            [90, 556],
            [200, 540],
          ],
          12,
        ),
        stroke(
          [
            [150, 550],
            [156, 600],
            [150, 640],
          ],
          6,
        ),
        ...[-9, -3, 3, 9].map((x) =>
          stroke(
            [
              [150 + x * 0.4, 636],
              [150 + x, 700],
            ],
            4,
          ),
        ),
      ),
    ],
    { shadow },
  );
  return [];
};

/** What a painter of miniatures puts behind a head. */
export const FRAMES = { medallion, wreath, drapery, roundel } satisfies Record<string, Draw>;

const beads = (x: number, y: number, rx: number, ry: number, count: number, size: number): Path =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    return ellipse(x + Math.cos(angle) * rx, y + Math.sin(angle) * ry, size);
  });

/** A laurel bough that rises on one side of the shoulders. */
function bough(side: 1 | -1, random: Canvas['random']): Path {
  const stem: Point[] = [
    [512 + side * 30, 700],
    [512 + side * 210, 640],
    [512 + side * 318, 480],
    [512 + side * 326, 300],
    [512 + side * 262, 150],
  ];
  const line = openCurve(stem);
  const rings: Path[number][] = [taper(line, [5, 4, 3, 1])];
  for (let i = 3; i < line.length; i++) {
    const [x, y] = line[i]!;
    const [px, py] = line[i - 1]!;
    const along = (Math.atan2(y - py, x - px) * 180) / Math.PI;
    const size = 58 * (1 - (i / line.length) * 0.45) * random.between(0.86, 1.1);
    for (const turn of [-44, 40])
      rings.push(
        ...placed(
          [
            outline([
              [0, 0, 1],
              [0.3, -0.17],
              [0.7, -0.14],
              [1, 0, 1],
              [0.7, 0.13],
              [0.3, 0.15],
            ]),
          ],
          { x, y, scale: size, turn: along + turn },
        ),
      );
    if (i % 5 === 0) rings.push(ellipse(x - side * 16, y + 4, 5));
  }
  return rings;
}
