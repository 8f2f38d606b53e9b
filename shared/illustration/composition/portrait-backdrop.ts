import { mix } from '../drawing/colour.ts';
import {
  ellipse,
  hole,
  openCurve,
  outline,
  placed,
  polygon,
  rectangle,
  stroke,
  taper,
  type Path,
  type Point,
} from '../drawing/path.ts';
import { INSIDE, type Place, type Scene } from '../scene.ts';
import { filled, HEIGHT, thin, WIDTH, type Canvas } from './canvas.ts';
import { farTree } from './far-trees.ts';
import * as land from './land.ts';
import type { Palette } from './palette.ts';

/**
 * What is behind somebody seen close by, quieter than they are: the place that the passage or its chapter names, or, where no
 * place is known, what a painter of miniatures puts behind a head.
 */
export const PLACES_BEHIND = ['doorway', 'window', 'compartment', 'study', 'parlour', 'logs', 'stone', 'night', 'sea', 'town', 'wood', 'land'] as const; // prettier-ignore
export const FRAMES_BEHIND = ['medallion', 'wreath', 'drapery', 'roundel'] as const;
export type Backdrop = (typeof PLACES_BEHIND)[number] | (typeof FRAMES_BEHIND)[number];

export const isPlaceBehind = (backdrop: Backdrop): boolean =>
  (PLACES_BEHIND as readonly string[]).includes(backdrop);

const INDOORS: ReadonlySet<string> = new Set(INSIDE);
const STONE: ReadonlySet<Place> = new Set<Place>([
  'prison',
  'cellar',
  'cave',
  'church inside',
  'stairs',
  'corridor',
  'hall',
]);
const TIMBER: ReadonlySet<Place> = new Set<Place>([
  'hut',
  'kitchen',
  'tavern',
  'stable',
  'workshop',
  'ship cabin',
  'attic',
]);
const BOOKISH: ReadonlySet<Place> = new Set<Place>(['study', 'library', 'office']);
const WATERY: ReadonlySet<Place> = new Set<Place>([
  'sea',
  'shore',
  'harbour',
  'deck',
  'lake',
  'river',
  'island',
  'cliff',
]);
const BUILT: ReadonlySet<Place> = new Set<Place>([
  'street',
  'square',
  'town',
  'village',
  'yard',
  'roofs',
  'station',
  'house',
  'church',
  'castle',
  'bridge',
]);
const WOODED: ReadonlySet<Place> = new Set<Place>(['forest', 'garden', 'park', 'orchard', 'churchyard']);
/** Where the chapter was some pages before says little of where somebody is now. */
const CHAPTER_CERTAINTY_MIN = 0.4;

/** @param chance 0 … 1: which of the frames it is, where no place is known */
export function backdropOf({ place, things, time }: Scene, chance: number): Backdrop {
  const names = new Set(things.map(({ what }) => what));
  if (place?.value === 'carriage inside') return 'compartment';
  if (names.has('doorway') || names.has('door') || names.has('threshold')) return 'doorway';
  if (names.has('window')) return 'window';
  const where =
    place && (place.source === 'passage' || place.certainty >= CHAPTER_CERTAINTY_MIN) ? place.value : null;
  if (!where) return FRAMES_BEHIND[Math.floor(chance * FRAMES_BEHIND.length)] ?? 'medallion';
  if (BOOKISH.has(where)) return 'study';
  if (STONE.has(where)) return 'stone';
  if (TIMBER.has(where)) return 'logs';
  if (INDOORS.has(where)) return chance < 0.5 ? 'parlour' : 'window';
  if (time?.value === 'night') return 'night';
  return WATERY.has(where) ? 'sea' : BUILT.has(where) ? 'town' : WOODED.has(where) ? 'wood' : 'land';
}

/** Where the light falls in from, which the face looks towards. */
export const LIGHT = { x: 800, y: 250 } as const;

/** @returns the concepts of the passage that it shows */
export function drawBackdrop(canvas: Canvas, palette: Palette, backdrop: Backdrop, scene: Scene): string[] {
  const { random } = canvas;
  const [dark, deep, , lit] = palette.sky;
  /** A wall in the half-dark, so that what it frames is the lighter. */
  const wall = mix(deep, lit, 0.3);
  const shadow = { blur: 4, distance: 10, colour: dark, strength: 0.3 };
  /** Towards the back of the head everything grows darker. */
  const turn = { from: 620, to: 60, colour: dark, strength: 0.5 };
  switch (backdrop) {
    case 'medallion': {
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
    }
    case 'roundel': {
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
        thin(
          mix(deep, dark, 0.3),
          0.8,
          ...ringOf(at.x, at.y, 266, 266, 3),
          ...ringOf(at.x, at.y, 204, 204, 3),
        ),
        thin(mix(deep, dark, 0.25), 0.62, ...petals),
        thin(mix(deep, dark, 0.3), 0.6, ...beads(at.x, at.y, 280, 280, 84, 2.6)),
      ]);
      return [];
    }
    case 'wreath': {
      const green = mix(mix('#4d5d3c', deep, 0.45), dark, 0.25);
      canvas.add([thin(green, 0.9, ...bough(1, random), ...bough(-1, random))], {
        shadow: { ...shadow, strength: 0.2 },
        glow: 0.1,
      });
      return [];
    }
    case 'drapery': {
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
        [
          filled(cloth, fall),
          thin(dark, 0.4, ...hollows),
          thin(mix(cloth, palette.light, 0.5), 0.3, ...folds),
        ],
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
    }
    case 'doorway': {
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
    }
    case 'window': {
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
    }
    case 'compartment': {
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
          thin(
            dark,
            0.5,
            ...[90, 180, 270, 360].flatMap((u) => [360, 460, 560].map((v) => ellipse(u, v, 5))),
          ),
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
    }
    case 'study': {
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
    }
    case 'parlour': {
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
    }
    case 'logs': {
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
    }
    case 'stone': {
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
    }
    case 'night':
      canvas.add([filled(mix('#f1ead0', lit, 0.1), ellipse(772, 188, 46))], { glow: 0.4 });
      canvas.add([
        thin(
          mix('#f1ead0', lit, 0.2),
          0.8,
          ...Array.from({ length: 40 }, () =>
            ellipse(random.between(60, 960), random.between(40, 380), random.between(0.9, 2.2)),
          ),
        ),
      ]);
      return drawLand(canvas, palette, scene, 'leafy');
    case 'sea': {
      const sea = mix(mix('#44677a', deep, 0.4), lit, 0.1);
      canvas.add(
        [
          filled(sea, rectangle(-20, 452, WIDTH + 40, 400)),
          thin(
            palette.light,
            0.24,
            ...Array.from({ length: 70 }, () => {
              const y = random.between(460, 700);
              const wide = random.between(12, 60) * (1 + (y - 460) / 200);
              const x = random.between(100, 940);
              return stroke(
                [
                  [x - wide / 2, y],
                  [x, y - 2],
                  [x + wide / 2, y],
                ],
                2.4,
                true,
              );
            }),
          ),
        ],
        { haze: { from: 520, to: 440, colour: lit, strength: 0.5 }, turn, glow: 0.3 },
      );
      const sail = outline([
        [786, 448, 1],
        [812, 392],
        [818, 372, 1],
        [830, 410],
        [838, 448, 1],
      ]);
      canvas.add(
        [
          filled(
            mix(deep, dark, 0.3),
            sail,
            outline([
              [770, 448, 1],
              [850, 448, 1],
              [838, 460],
              [782, 460],
            ]),
          ),
          thin(
            palette.light,
            0.7,
            ...[0, 1].map((i) =>
              stroke(
                [
                  [170 + i * 60, 180 + i * 26],
                  [186 + i * 60, 172 + i * 26],
                  [198 + i * 60, 182 + i * 26],
                  [212 + i * 60, 172 + i * 26],
                  [230 + i * 60, 182 + i * 26],
                ],
                3,
                true,
              ),
            ),
          ),
        ],
        { glow: 0.2 },
      );
      return [];
    }
    case 'town': {
      for (const [base, depth] of [
        [430, 0.55],
        [520, 0.3],
      ] as const) {
        const roofs = land.townline(random, base, depth > 0.4 ? 150 : 190, scene.region);
        canvas.add(
          [filled(mix(lit, deep, 1 - depth), ...roofs, rectangle(-20, base + 40, WIDTH + 40, HEIGHT))],
          { haze: { from: base, to: base + 120, colour: lit, strength: 0.45 }, turn, glow: 0.3 },
        );
      }
      return [];
    }
    case 'wood':
      canvas.add(
        [
          thin(
            mix(deep, lit, 0.45),
            0.7,
            ...Array.from({ length: 9 }, (_, i) => {
              const x = 40 + i * 118 + random.between(-34, 34);
              return taper(
                [
                  [x, -20],
                  [x + random.between(-14, 14), HEIGHT],
                ],
                [random.between(8, 14), random.between(12, 22)],
              );
            }),
          ),
        ],
        { haze: { from: 380, to: 640, colour: lit, strength: 0.5 }, turn, glow: 0.3 },
      );
      canvas.add(
        [
          thin(
            mix(deep, dark, 0.3),
            0.85,
            ...[96, 930].map((x) =>
              taper(
                [
                  [x, -20],
                  [x - 8, 400],
                  [x - 20, HEIGHT + 20],
                ],
                [26, 30, 44],
              ),
            ),
            ...Array.from({ length: 60 }, () => {
              const side = random.chance(0.5) ? -1 : 1;
              const [x, y] = [512 + side * random.between(230, 480), random.between(-20, 190)];
              return ellipse(x, y, random.between(18, 44), random.between(12, 26));
            }),
          ),
        ],
        { turn, glow: 0.15, shadow: { ...shadow, strength: 0.2 } },
      );
      return [];
    case 'land':
      return drawLand(canvas, palette, scene, scene.season?.value === 'winter' ? 'bare' : 'leafy');
  }
}

/** Two ranges of land, the farther one fainter, as behind sitters out of doors. */
function drawLand(canvas: Canvas, palette: Palette, _: Scene, trees: 'leafy' | 'bare'): string[] {
  const { random } = canvas;
  const [dark, deep, , lit] = palette.sky;
  for (const [base, depth, tall] of [
    [452, 0.62, 60],
    [548, 0.26, 130],
  ] as const) {
    const contour = land.rolling(random, base, 40, 320);
    const wood: Path[number][] = [];
    for (let x = random.between(20, 90); x < WIDTH; x += random.between(60, 170))
      wood.push(...farTree(random, x, contour(x) + 4, tall * random.between(0.6, 1.2), trees));
    canvas.add(
      [filled(mix(mix(lit, deep, 1 - depth), dark, 0.2 * (1 - depth)), ...land.landBelow(contour), ...wood)],
      { haze: { from: base, to: base + 140, colour: lit, strength: 0.4 }, glow: 0.3 },
    );
  }
  return [];
}

const oval = (x: number, y: number, rx: number, ry: number): Point[] =>
  Array.from({ length: 28 }, (_, i): Point => {
    const angle = (i / 28) * 2 * Math.PI;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });

const ringOf = (x: number, y: number, rx: number, ry: number, wide: number): Path => [
  outline(oval(x, y, rx + wide / 2, ry + wide / 2)),
  hole(oval(x, y, rx - wide / 2, ry - wide / 2)),
];

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
