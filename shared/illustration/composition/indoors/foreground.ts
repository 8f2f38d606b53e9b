import { points } from '../../drawing/points.ts';
import { mix } from '../../drawing/colour.ts';
import { outline, polygon, stroke, type Path, type Point } from '../../drawing/path.ts';
import { filled, HEIGHT, translucent, WIDTH } from '../canvas.ts';
import { SIDE_CORNER } from './placing/side-wall.ts';
import { keepInFrame, type Room } from './room.ts';

/** Dark shapes close to the reader that frame a room and give it depth. */
export function drawForeground(room: Room): void {
  const { canvas, palette, kind, floor, scene } = room;
  const { random } = canvas;
  const isPlain = kind.curtain === undefined || kind.decor.drapery === 'short';
  if (isPlain || scene.setting?.value === 'carriage inside' || !random.chance(0.55)) return;
  // On the dark side, where there are no people.
  if (!floor.isFree(110, 196)) return;
  const cloth = mix(
    mix(kind.curtain ?? palette.sky[1], palette.ink, 0.62),
    palette.ink,
    palette.isDark ? 0.4 : 0.1,
  );
  const edge: readonly Point[] = points`-30,-30! 330,-30! 262,90 186,250 120,400 84,470`;
  const fall: Point[] = [
    [116, 500],
    [140, 620],
    [150, HEIGHT + 20, 1],
    [-30, HEIGHT + 20, 1],
  ];
  const folds: Path = [0.2, 0.42, 0.64, 0.86].map((t) =>
    stroke(
      [
        [330 * t, -20],
        [250 * t, 160],
        [150 * t + 4, 330],
        [78 * t, 466],
      ],
      3,
      true,
    ),
  );
  const below: Path = [0.25, 0.55, 0.85].map((t) =>
    stroke(
      [
        [84 * t, 500],
        [112 * t, 620],
        [126 * t, HEIGHT],
      ],
      3,
      true,
    ),
  );
  canvas.add(
    [
      filled(cloth, outline([...edge, ...fall])),
      translucent(mix(cloth, palette.light, 0.5), 0.34, ...folds, ...below),
      filled(mix(cloth, '#c9a050', 0.4), stroke(points`-20,470 40,490 82,478`, 9)),
    ],
    { rim: 0.45, glow: 0.06, shadow: { blur: 5, distance: 14, colour: palette.ink, strength: 0.34 } },
  );
}

/** How high in the corner a web is, in pixels from the top: below the edge of the picture. */
const WEB = 118;

/** The threads of a web: its spokes, and the rings between them, which sag towards its corner. */
export function web(corner: Point, spokes: readonly Point[]): Path {
  const threads: Path[number][] = spokes.map((end) => stroke([corner, end], 1.6));
  for (const share of [0.2, 0.36, 0.53, 0.7, 0.88])
    for (let i = 1; i < spokes.length; i++) {
      const along = ([x, y]: Point): Point => [
        corner[0] + (x - corner[0]) * share,
        corner[1] + (y - corner[1]) * share,
      ];
      const [from, to] = [along(spokes[i - 1]!), along(spokes[i]!)];
      const middle: Point = [
        (from[0] + to[0]) / 2 + (corner[0] - (from[0] + to[0]) / 2) * 0.12,
        (from[1] + to[1]) / 2 + (corner[1] - (from[1] + to[1]) / 2) * 0.12,
      ];
      threads.push(stroke([from, middle, to], 1.3));
    }
  return threads;
}

/** A cobweb in the corner of two walls under the ceiling, and its spider on a thread. */
export function drawWebs(room: Room): void {
  const { canvas, palette, scene, shown, light } = room;
  const webs = scene.things.filter(({ what }) => what === 'cobweb' || what === 'spider');
  if (webs.length === 0) return;
  // The side wall stands away from the light.
  const across = (x: number) => (light.x > WIDTH / 2 ? WIDTH - x : x);
  const corner: Point = [across(SIDE_CORNER), WEB];
  const at = (u: number, v: number): Point => [across(SIDE_CORNER + u), WEB + v];
  // Along the ceiling, down the corner, and along the side wall, which runs towards the reader.
  const spokes: Point[] = [
    at(-150, -34),
    at(-148, 34),
    at(-112, 88),
    at(-64, 126),
    at(-4, 150),
    at(40, 112),
    at(72, 64),
    at(92, 10),
  ];
  const threads = web(corner, spokes);
  const [x, y] = at(-70, 128);
  const hang: Path = [
    stroke(
      [
        [x, y],
        [x, y + 66],
      ],
      1,
    ),
    polygon([
      [x - 6, y + 70],
      [x, y + 62],
      [x + 6, y + 70],
      [x + 4, y + 82],
      [x - 4, y + 82],
    ]),
    ...[-1, 1].flatMap((side) =>
      [66, 72, 78, 84].map((down, i) =>
        stroke(
          [
            [x, y + 74],
            [x + side * 11, y + down - 3],
            [x + side * 16, y + down + 6 + i],
          ],
          1.3,
        ),
      ),
    ),
  ];
  const threadsOf = translucent(mix(palette.light, '#ffffff', 0.4), 0.72, ...threads);
  keepInFrame(room, [threadsOf]);
  canvas.add([
    threadsOf,
    ...(webs.some(({ what }) => what === 'spider') ? [filled(palette.ink, ...hang)] : []),
  ]);
  for (const web of webs) {
    if (!shown.has(web)) canvas.recordDrawn(web.what, web.words);
    shown.add(web);
  }
}
