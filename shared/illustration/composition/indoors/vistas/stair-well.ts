import { mix } from '../../../drawing/colour.ts';
import { ellipse, polygon, rectangle, type Path, type Point } from '../../../drawing/path.ts';
import { filled, HEIGHT, translucent, WIDTH } from '../../canvas.ts';
import { recordNamedThing } from '../placing/record-shown.ts';
import type { Stage } from './stage.ts';

/** Where the skylight is, and how large, in pixels. */
export const SKYLIGHT = { x: 500, y: 330, radius: 40 } as const;
/** How much nearer the stairs are after each turn, and how wide they are as a share of their distance from the middle. */
const NEARER = 1.72;
const WIDE = 1.4;
const STEPS = 22;
const TURNS = 6;

/** Winding stairs seen from below: flight upon flight round the well, up to a light at the top. */
export function drawStairWell(stage: Stage): void {
  const { canvas, palette } = stage;
  const grow = Math.log(NEARER) / (Math.PI * 2);
  const at = (angle: number, share: number): Point => {
    const far = SKYLIGHT.radius * 1.2 * Math.exp(grow * angle) * share;
    // The well narrows a little to the top, so that what is nearer moves away from the skylight.
    const shift = far / 520;
    return [
      SKYLIGHT.x + Math.cos(angle) * far + shift * 16,
      SKYLIGHT.y + Math.sin(angle) * far * 0.94 + shift * 64,
    ];
  };
  const tone = (angle: number, base: number): string => {
    const near = Math.min(1, angle / (TURNS * Math.PI * 2));
    const lit = mix(palette.sky[3], palette.light, 0.3);
    const dark = mix(palette.sky[0], palette.ink, 0.55);
    return mix(mix(lit, dark, Math.min(1, near * 1.12 + 0.06)), palette.ink, base);
  };
  canvas.add([filled(tone(TURNS * Math.PI * 2, 0.1), rectangle(0, 0, WIDTH, HEIGHT))]);
  const step = (Math.PI * 2) / STEPS;
  for (let i = TURNS * STEPS; i >= 0; i--) {
    const [from, to] = [i * step, (i + 1) * step];
    const quad = (a: number, b: number) => polygon([at(from, a), at(to, a), at(to, b), at(from, b)]);
    canvas.add(
      [
        // The wall beyond the stairs.
        filled(tone(from, 0), quad(WIDE, NEARER * 1.02)),
        // The underside of the flight: each step's own shade.
        filled(mix(tone(from, 0.2), '#5a4630', 0.22), quad(1, WIDE)),
        translucent(
          palette.ink,
          0.34,
          polygon([at(from, 1), at(from + step * 0.16, 1), at(from + step * 0.16, WIDE), at(from, WIDE)]),
        ),
        translucent(
          palette.light,
          0.2,
          polygon([at(to - step * 0.1, 1), at(to, 1), at(to, WIDE), at(to - step * 0.1, WIDE)]),
        ),
        // Its edge, with the rail and its balusters against the light.
        filled(tone(from, 0.5), quad(0.985, 1.03)),
      ],
      { glow: 0.12 },
    );
  }
  const rails: Path[number][] = [];
  for (let i = 0; i <= TURNS * STEPS; i++) {
    const [from, to] = [i * step, (i + 1) * step];
    rails.push(polygon([at(from, 0.845), at(to, 0.845), at(to, 0.87), at(from, 0.87)]));
    for (const t of [0.2, 0.7]) {
      const angle = from + step * t;
      rails.push(polygon([at(angle, 0.86), at(angle + 0.022, 0.86), at(angle + 0.022, 1), at(angle, 1)]));
    }
  }
  canvas.add([filled(mix(palette.ink, palette.sky[0], 0.2), ...rails)], { glow: 0.1, rim: 0.4 });
  const glass = mix(palette.light, '#ffffff', stage.isGloomy ? 0.1 : 0.5);
  canvas.add(
    [
      filled(glass, ellipse(SKYLIGHT.x, SKYLIGHT.y, SKYLIGHT.radius * 0.86)),
      translucent(
        palette.ink,
        0.5,
        ...[0, 1, 2, 3].map((k) => {
          const angle = (k / 4) * Math.PI;
          const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
          const r = SKYLIGHT.radius * 0.86;
          return polygon([
            [SKYLIGHT.x - dx * r - dy, SKYLIGHT.y - dy * r + dx],
            [SKYLIGHT.x + dx * r - dy, SKYLIGHT.y + dy * r + dx],
            [SKYLIGHT.x + dx * r + dy, SKYLIGHT.y + dy * r - dx],
            [SKYLIGHT.x - dx * r + dy, SKYLIGHT.y - dy * r - dx],
          ]);
        }),
      ),
    ],
    { glow: 0.5 },
  );
  for (const what of [
    'staircase',
    'stairs',
    'steps',
    'railway',
    'railing',
    'wall',
    'well',
    'window',
    'tower',
  ])
    recordNamedThing(stage, what);
}
