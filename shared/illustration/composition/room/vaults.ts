import { mix } from '../../drawing/colour.ts';
import { hole, outline, polygon, rectangle, stroke, type Path, type Point } from '../../drawing/path.ts';
import { filled, translucent, WIDTH, type Canvas } from '../canvas.ts';
import type { Palette } from '../palette.ts';
import { SKIRTING } from './room-shell.ts';

/** Where the vaults of a low room spring from its walls, in pixels from the top, and how far they rise. */
const SPRING = 372;
const RISE = 236;

/** An arch from one springing to another. */
function arch(left: number, right: number, grow: number): Point[] {
  const middle = (left + right) / 2;
  const half = (right - left) / 2 + grow;
  return Array.from({ length: 13 }, (_, i): Point => {
    const angle = Math.PI - (i / 12) * Math.PI;
    return [middle + Math.cos(angle) * half, SPRING - Math.sin(angle) * (RISE + grow)];
  });
}

/** A low room under vaults: two bays that spring from the side walls and a thick pillar between them, or a single wide one. */
export function drawVaults(canvas: Canvas, palette: Palette, hasPillar: boolean): void {
  const bays: readonly (readonly [number, number])[] = hasPillar
    ? [
        [86, 462],
        [562, 938],
      ]
    : [[92, 932]];
  const ceiling = mix(palette.sky[1], palette.sky[2], 0.3);
  const openings = bays.map(([left, right]) =>
    hole([...arch(left, right, 0), [right, SKIRTING + 20, 1], [left, SKIRTING + 20, 1]]),
  );
  // The vault between the reader and the back wall, in the shadow, with the light on its groins.
  canvas.add(
    [
      filled(ceiling, rectangle(-20, -20, WIDTH + 40, SKIRTING + 26), ...openings),
      translucent(palette.ink, 0.26, rectangle(-20, -20, WIDTH + 40, SKIRTING + 26), ...openings),
    ],
    {
      glow: 0.2,
      haze: { from: SPRING, to: 40, colour: mix(palette.sky[0], palette.ink, 0.3), strength: 0.5 },
      shadow: { blur: 6, distance: 16, colour: palette.ink, strength: 0.36 },
    },
  );
  const edges: Path[number][] = bays.flatMap(([left, right]) => [
    stroke(
      [
        [left, SKIRTING + 10],
        [left, SPRING],
        ...arch(left, right, 0),
        [right, SPRING],
        [right, SKIRTING + 10],
      ],
      7,
    ),
  ]);
  const groins: Path[number][] = bays.flatMap(([left, right]) => {
    const middle = (left + right) / 2;
    const [near, far] = [left - (middle - left) * 0.34, right + (right - middle) * 0.34];
    return [
      stroke(
        [
          [left, SPRING],
          [left - 10, SPRING - 110],
          [near + 60, SPRING - RISE - 30],
          [near + 150, -30],
        ],
        6,
        true,
      ),
      stroke(
        [
          [right, SPRING],
          [right + 10, SPRING - 110],
          [far - 60, SPRING - RISE - 30],
          [far - 150, -30],
        ],
        6,
        true,
      ),
    ];
  });
  canvas.add(
    [filled(mix(palette.sky[2], palette.sky[3], 0.4), ...edges), translucent(palette.light, 0.26, ...groins)],
    { glow: 0.3, rim: 0.3 },
  );
  if (!hasPillar) return;
  const stone = mix(palette.sky[1], palette.sky[2], 0.5);
  canvas.add(
    [
      filled(
        stone,
        polygon([
          [468, SKIRTING + 44],
          [474, SPRING + 20],
          [440, SPRING - 6],
          [440, SPRING - 34],
          [584, SPRING - 34],
          [584, SPRING - 6],
          [550, SPRING + 20],
          [556, SKIRTING + 44],
        ]),
        rectangle(452, SKIRTING + 26, 120, 26),
      ),
      translucent(
        palette.ink,
        0.24,
        rectangle(522, SPRING + 20, 32, SKIRTING - SPRING + 24),
        rectangle(440, SPRING - 8, 144, 3),
      ),
      translucent(
        palette.ink,
        0.2,
        ...[0, 1, 2, 3].map((i) => rectangle(470, SPRING + 70 + i * 48, 84, 2.4)),
      ),
    ],
    { glow: 0.26, rim: 0.6, shadow: { blur: 5, distance: 14, colour: palette.ink, strength: 0.34 } },
  );
}

/** A round room: its wall bends forward at both sides, over the floor and under the ceiling. */
export function drawRoundWall(canvas: Canvas, palette: Palette): void {
  const curve = (y: number, bend: number): Point[] =>
    Array.from({ length: 15 }, (_, i): Point => {
      const x = -40 + (i / 14) * (WIDTH + 80);
      return [x, y + bend * ((x - WIDTH / 2) / (WIDTH / 2)) ** 2];
    });
  const low = curve(SKIRTING, 96);
  const wall = mix(palette.sky[1], palette.sky[0], 0.2);
  const ceiling = curve(96, -150);
  canvas.add(
    [
      filled(wall, outline([...low, [WIDTH + 40, SKIRTING - 2, 1], [-40, SKIRTING - 2, 1]])),
      translucent(palette.ink, 0.5, stroke(low, 12)),
      translucent(
        palette.light,
        0.16,
        stroke(
          low.map(([x, y]): Point => [x, y - 8]),
          2,
        ),
      ),
    ],
    { glow: 0.2, shadow: { blur: 4, distance: 8, colour: palette.ink, strength: 0.3 } },
  );
  canvas.add(
    [
      filled(
        mix(palette.sky[0], palette.ink, 0.3),
        outline([...ceiling, [WIDTH + 40, -60, 1], [-40, -60, 1]]),
      ),
      translucent(palette.light, 0.2, stroke(ceiling, 4)),
    ],
    { glow: 0.2 },
  );
}

/** Courses of stone that crowd together where a round wall turns towards the reader. */
export function roundCourses(): Path {
  const lines: Path[number][] = [];
  for (let row = 0; row < 9; row++) {
    const y = 120 + row * 54;
    const bend = (y - 340) * 0.36;
    lines.push(
      stroke(
        Array.from({ length: 11 }, (_, i): Point => {
          const x = -40 + (i / 10) * (WIDTH + 80);
          return [x, y + bend * ((x - WIDTH / 2) / (WIDTH / 2)) ** 2];
        }),
        2.2,
      ),
    );
    for (let k = -8; k <= 8; k++) {
      const angle = ((k + (row % 2) / 2) / 8) * 1.5;
      const x = WIDTH / 2 + Math.sin(angle) * 540;
      const near = ((x - WIDTH / 2) / (WIDTH / 2)) ** 2;
      lines.push(
        stroke(
          [
            [x, y + bend * near],
            [x, y + 54 + (y + 54 - 340) * 0.36 * near],
          ],
          2.2,
        ),
      );
    }
  }
  return lines;
}
