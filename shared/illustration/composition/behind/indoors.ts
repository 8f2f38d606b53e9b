import { mix } from '../../drawing/colour.ts';
import { ellipse, outline, placed, polygon, rectangle, stroke, type Path } from '../../drawing/path.ts';
import { filled, HEIGHT, thin, WIDTH } from '../canvas.ts';
import { farTree } from '../far-trees.ts';
import * as land from '../land.ts';
import type { Draw } from './behind.ts';
import { oval, ringOf } from './ovals.ts';

const doorway: Draw = ({ canvas, dark, deep, lit, shadow }) => {
  // The room behind is lighter than the wall about the door.
  canvas.add(
    [
      filled(
        mix(deep, dark, 0.45),
        rectangle(-20, -20, 290, HEIGHT + 40),
        rectangle(766, -20, 290, HEIGHT + 40),
        rectangle(-20, -20, WIDTH + 40, 92),
      ),
      thin(dark, 0.4, ...courses()),
    ],
    { shadow: { ...shadow, strength: 0.42 } },
  );
  canvas.add(
    [
      filled(
        mix(deep, dark, 0.7),
        rectangle(246, 60, 34, HEIGHT),
        rectangle(746, 60, 34, HEIGHT),
        polygon([
          [226, 46],
          [800, 46],
          [790, 84],
          [238, 84],
        ]),
      ),
      thin(lit, 0.5, rectangle(278, 84, 3, HEIGHT), rectangle(744, 84, 3, HEIGHT)),
    ],
    { rim: 0.4, shadow },
  );
  return ['doorway', 'door', 'threshold'];
};

const window: Draw = ({ canvas, palette, scene, random, dark, deep, lit, wall, shadow, turn }) => {
  const [x, y, width, height] = [598, 66, 300, 452];
  const sky =
    scene.time?.value === 'night' || scene.time?.value === 'dusk'
      ? mix('#31436a', lit, 0.2)
      : mix('#dfe9e6', lit, 0.25);
  canvas.add(
    [
      filled(sky, rectangle(x, y, width, height)),
      thin(
        mix(sky, deep, 0.4),
        0.8,
        ...land.landBelow(land.rolling(random, y + height - 120, 26, 200), 12, y + height),
      ),
      thin(
        mix(sky, dark, 0.35),
        0.7,
        ...farTree(
          random,
          x + 200,
          y + height - 80,
          210,
          scene.season?.value === 'winter' ? 'bare' : 'leafy',
        ),
      ),
    ],
    { haze: { from: y + height - 120, to: y + height, colour: sky, strength: 0.5 }, glow: 0.4 },
  );
  canvas.add(
    [
      filled(
        wall,
        rectangle(-20, -20, x + 20, HEIGHT + 40),
        rectangle(x + width, -20, 200, HEIGHT + 40),
        rectangle(x - 2, -20, width + 4, y + 20),
        rectangle(x - 2, y + height, width + 4, 400),
      ),
    ],
    { turn, shadow: { blur: 3, distance: 6, colour: dark, strength: 0.3 } },
  );
  canvas.add([filled(mix(deep, dark, 0.5), ...grid(x, y, width, height))], { rim: 0.5, shadow });
  const cloth = mix(mix('#6b3236', deep, 0.5), dark, 0.2);
  const curtain = outline([
    [x + width - 40, 20, 1],
    [960, 20, 1],
    [960, 640, 1],
    [x + width - 4, 640, 1],
    [x + width + 14, 520],
    [x + width + 4, 400],
    [x + width - 30, 220],
  ]);
  canvas.add(
    [
      filled(cloth, curtain),
      thin(
        palette.light,
        0.16,
        ...[0, 22, 44].map((d) =>
          stroke(
            [
              [x + width - 16 + d, 40],
              [x + width + 6 + d, 300],
              [x + width + 24 + d, 630],
            ],
            4,
            true,
          ),
        ),
      ),
    ],
    { rim: 0.5, shadow },
  );
  return ['window'];
};

const compartment: Draw = ({ canvas, palette, random, dark, deep, lit, shadow, turn }) => {
  const [x, y, width, height] = [600, 130, 300, 250];
  canvas.add(
    [
      filled(mix('#cfdfe0', lit, 0.2), rectangle(x, y, width, height)),
      filled(
        mix('#8ea077', lit, 0.35),
        ...land.landBelow(land.rolling(random, y + height - 56, 22, 200), 12, y + height),
      ),
    ],
    { glow: 0.4 },
  );
  const wood = mix(mix('#6a4630', deep, 0.4), dark, 0.1);
  canvas.add(
    [
      filled(
        wood,
        rectangle(-20, -20, x + 20, HEIGHT + 40),
        rectangle(x + width, -20, 200, HEIGHT + 40),
        rectangle(x - 2, -20, width + 4, y + 20),
        rectangle(x - 2, y + height, width + 4, 420),
      ),
      thin(dark, 0.3, ...Array.from({ length: 22 }, (_, i) => rectangle(i * 48, -10, 1.6, HEIGHT))),
    ],
    { turn, glow: 0.08 },
  );
  const net: Path = [
    stroke(
      [
        [-20, 108],
        [1044, 108],
      ],
      6,
    ),
    ...Array.from({ length: 24 }, (_, i) =>
      stroke(
        [
          [i * 46 - 20, 108],
          [i * 46 + 6, 72],
        ],
        1.6,
      ),
    ),
    ...Array.from({ length: 24 }, (_, i) =>
      stroke(
        [
          [i * 46 + 6, 108],
          [i * 46 - 20, 72],
        ],
        1.6,
      ),
    ),
    stroke(
      [
        [-20, 72],
        [1044, 72],
      ],
      3,
    ),
  ];
  canvas.add(
    [
      filled(
        mix(wood, dark, 0.5),
        ...net,
        ...[
          [x - 8, y - 10, width + 16, 12],
          [x - 8, y + height - 4, width + 16, 14],
          [x - 10, y - 8, 14, height + 16],
          [x + width - 4, y - 8, 14, height + 16],
          [x + width / 2, y, 7, height],
        ].map(([u, v, w, h]) => rectangle(u!, v!, w!, h!)),
      ),
    ],
    { rim: 0.4, shadow },
  );
  const velvet = mix(mix('#6d2f36', deep, 0.2), dark, 0.25);
  canvas.add(
    [
      filled(
        velvet,
        outline([
          [-40, 800, 1],
          [-40, 286],
          [60, 250],
          [330, 252],
          [420, 300],
          [444, 400],
          [440, 800, 1],
        ]),
      ),
      thin(dark, 0.5, ...[90, 180, 270, 360].flatMap((u) => [360, 460, 560].map((v) => ellipse(u, v, 5)))),
      thin(
        palette.light,
        0.2,
        stroke(
          [
            [20, 276],
            [330, 274],
            [414, 326],
          ],
          6,
          true,
        ),
      ),
    ],
    { rim: 0.3, shadow },
  );
  return [];
};

const study: Draw = ({ canvas, palette, random, dark, deep, lit, turn }) => {
  const shelves: Path[number][] = [];
  const books: { colour: string; path: Path }[] = [];
  const spines = ['#6b3a30', '#4a5340', '#7a6038', '#3f4a58', '#5a4048'];
  for (let row = 0; row < 6; row++) {
    const foot = 116 + row * 118;
    shelves.push(rectangle(-20, foot, WIDTH + 40, 10));
    for (let x = -10; x < WIDTH;) {
      const [wide, tall] = [random.between(13, 30), random.between(66, 98)];
      const leans = random.chance(0.06) ? 8 : 0;
      books.push({
        colour: mix(mix(spines[random.int(0, 4)]!, deep, 0.45), dark, random.between(0.05, 0.4)),
        path: [
          polygon([
            [x + leans, foot - tall],
            [x + leans + wide - 2, foot - tall],
            [x + wide - 2, foot],
            [x, foot],
          ]),
        ],
      });
      x += wide + (random.chance(0.05) ? 26 : 0);
    }
  }
  canvas.add(
    [
      filled(mix(deep, dark, 0.62), rectangle(-20, -20, WIDTH + 40, HEIGHT + 40)),
      ...books.map(({ colour, path }) => filled(colour, ...path)),
      filled(mix(deep, dark, 0.3), ...shelves),
      thin(palette.light, 0.12, ...shelves),
    ],
    { turn, glow: 0.14 },
  );
  // The air of the room lies between the head and the books.
  canvas.add([thin(mix(deep, lit, 0.35), 0.46, rectangle(-20, -20, WIDTH + 40, HEIGHT + 40))], {
    glow: 0.3,
  });
  return [];
};

const parlour: Draw = ({ canvas, palette, dark, deep, lit, wall, shadow, turn }) => {
  const damask: Path[number][] = [];
  for (let row = 0; row < 9; row++)
    for (let column = 0; column < 12; column++)
      damask.push(...flourish(column * 92 + (row % 2) * 46 - 20, row * 92 - 10));
  canvas.add([thin(mix(wall, dark, 0.5), 0.34, ...damask)], { turn });
  const at = { x: 806, y: 190 };
  canvas.add(
    [
      filled(mix('#8d6c34', dark, 0.4), ...ringOf(at.x, at.y, 78, 98, 16)),
      filled(mix(deep, dark, 0.3), outline(oval(at.x, at.y, 64, 84))),
      thin(
        lit,
        0.5,
        outline([
          [at.x - 40, at.y + 70],
          [at.x - 26, at.y + 26],
          [at.x - 6, at.y + 14],
          [at.x - 16, at.y - 18],
          [at.x + 2, at.y - 42],
          [at.x + 22, at.y - 18],
          [at.x + 14, at.y + 12],
          [at.x + 34, at.y + 28],
          [at.x + 44, at.y + 66],
        ]),
      ),
      thin(palette.light, 0.3, ...ringOf(at.x, at.y, 82, 102, 2)),
    ],
    { shadow },
  );
  return [];
};

const logs: Draw = ({ canvas, palette, random, dark, deep, turn }) => {
  const logs = Array.from({ length: 12 }, (_, i) => i * 68 - 20);
  canvas.add(
    [
      filled(mix(mix('#7a5230', deep, 0.35), dark, 0.2), rectangle(-20, -20, WIDTH + 40, HEIGHT + 40)),
      thin(dark, 0.55, ...logs.map((y) => rectangle(-20, y + 58, WIDTH + 40, 10))),
      thin(palette.light, 0.12, ...logs.map((y) => rectangle(-20, y + 10, WIDTH + 40, 9))),
      thin(
        dark,
        0.26,
        ...logs.flatMap((y) =>
          [0, 1, 2].map((k) => {
            const x = random.between(0, 900);
            return stroke(
              [
                [x, y + 24 + k * 10],
                [x + random.between(60, 180), y + 22 + k * 11],
              ],
              2,
              true,
            );
          }),
        ),
        ...logs.map((y) => ellipse(random.between(80, 940), y + 34, 8, 5)),
      ),
    ],
    { turn, glow: 0.2 },
  );
  return [];
};

const stone: Draw = ({ canvas, palette, random, dark, deep, lit, shadow, turn }) => {
  const joints: Path[number][] = [];
  for (let row = 0; row < 10; row++) {
    joints.push(rectangle(-20, row * 86 - 10, WIDTH + 40, 3));
    for (let x = (row % 2) * 90 - 60; x < WIDTH; x += random.between(150, 210))
      joints.push(rectangle(x, row * 86 - 10, 3, 86));
  }
  const arch = outline([
    [596, 470, 1],
    [596, 230],
    [640, 130],
    [730, 84],
    [820, 130],
    [864, 230],
    [864, 470, 1],
  ]);
  canvas.add(
    [
      filled(mix(mix('#767a78', deep, 0.5), dark, 0.25), rectangle(-20, -20, WIDTH + 40, HEIGHT + 40)),
      thin(dark, 0.42, ...joints),
    ],
    { turn, glow: 0.2 },
  );
  canvas.add([filled(mix(lit, palette.light, 0.4), arch)], { glow: 0.6 });
  canvas.add(
    [
      filled(
        mix(deep, dark, 0.62),
        ...[640, 686, 730, 774, 820].map((x) => rectangle(x - 4, 84, 8, 390)),
        rectangle(590, 290, 280, 8),
        rectangle(584, 464, 292, 18),
      ),
    ],
    { rim: 0.6, shadow },
  );
  return [];
};

/** Rooms, and what is seen of them behind a head. */
export const INDOORS_BEHIND = { doorway, window, compartment, study, parlour, logs, stone } satisfies Record<
  string,
  Draw
>;

/** One figure of a wallpaper. */
const flourish = (x: number, y: number): Path =>
  placed(
    [
      outline([
        [0, -34, 1],
        [10, -16],
        [4, 0],
        [10, 16],
        [0, 34, 1],
        [-10, 16],
        [-4, 0],
        [-10, -16],
      ]),
      outline([
        [6, 0, 1],
        [20, -14],
        [30, -6],
        [20, 4],
      ]),
      outline([
        [-6, 0, 1],
        [-20, 4],
        [-30, -6],
        [-20, -14],
      ]),
      ellipse(0, -42, 4),
    ],
    { x, y },
  );

/** Joints of a stone wall at both sides of a door. */
const courses = (): Path =>
  Array.from({ length: 17 }, (_, row) => row * 46).flatMap((y, row) => [
    rectangle(-20, y, 270, 1.6),
    rectangle(774, y, 280, 1.6),
    ...[60, 150, 860, 950].map((x) => rectangle(x + (row % 2) * 44, y, 1.6, 46)),
  ]);

/** The frame and bars of a window. */
const grid = (x: number, y: number, width: number, height: number): Path =>
  [
    [x - 10, y - 12, width + 20, 16],
    [x - 18, y + height - 6, width + 36, 18],
    [x - 10, y, 14, height],
    [x + width - 4, y, 14, height],
    [x + width / 2 - 4, y, 8, height],
    [x, y + height * 0.36, width, 7],
    [x, y + height * 0.7, width, 5],
  ].map(([u, v, w, h]) => rectangle(u!, v!, w!, h!));
