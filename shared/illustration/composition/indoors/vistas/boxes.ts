import { mix } from '../../../drawing/colour.ts';
import { ellipse, outline, polygon, rectangle, type Path, type Point } from '../../../drawing/path.ts';
import { filled, glowShapes, HEIGHT, translucent, WIDTH } from '../../canvas.ts';
import { motifShapes } from '../in-room-parts.ts';
import { recordNamedThing, recordPeople } from '../placing/record-shown.ts';
import { SHADOW } from '../room.ts';
import type { Stage } from './stage.ts';

/** Where the chandelier hangs, in pixels. */
export const CHANDELIER = { x: WIDTH / 2, y: 150 } as const;
const MIDDLE = WIDTH / 2;
/** The tiers from the lowest: how low their rails are at the back of the house, in pixels. */
const TIERS = [512, 414, 326, 250] as const;
const BAYS = 15;

/** How far a tier has come forward to the reader: it bends round the house like a horseshoe. */
const nearness = (across: number): number => 1 + 0.62 * Math.abs(across) ** 2.4;

/** A place on a tier. @param across −1 … 1 @param up pixels above its rail at the back of the house */
function at(rail: number, across: number, up: number): Point {
  const near = nearness(across);
  return [MIDDLE + Math.sin(across * 1.36) * 560, 372 + (rail - 372) * near - up * near];
}

const sharp = ([x, y]: Point): Point => [x, y, 1];

/** The house of a theatre seen from its stage: boxes in tiers, with who sits in them, and the heads of the stalls. */
export function drawBoxes(stage: Stage): void {
  const { canvas, palette, scene } = stage;
  const red = mix(
    stage.scene.things.find(({ what, colour }) => what === 'curtain' && colour)?.colour ?? '#8a2630',
    palette.ink,
    0.1,
  );
  const gilt = mix('#d0a550', palette.light, 0.2);
  canvas.add([filled(mix(palette.sky[0], '#2a1416', 0.5), rectangle(0, 0, WIDTH, HEIGHT))]);
  // The ceiling, painted, round the chandelier.
  canvas.add(
    [
      filled(mix(palette.sky[2], '#b98a58', 0.4), ellipse(MIDDLE, 96, 560, 128)),
      translucent(gilt, 0.5, ...ringOf(520, 116), ...ringOf(330, 76), ...ringOf(150, 36)),
    ],
    { glow: 0.5 },
  );
  for (const [k, rail] of [...TIERS.entries()].reverse()) drawTier(stage, rail, k, { red, gilt });
  canvas.add(glowShapes(palette.light, 0.4, CHANDELIER.x, CHANDELIER.y, 260, 170));
  canvas.add(motifShapes(stage, 'chandelier', CHANDELIER.x, { foot: CHANDELIER.y + 74, scale: 118 }), {
    glow: 0.3,
    rim: 0.4,
  });
  drawStallHeads(stage);
  for (const what of ['chandelier', 'curtain', 'theatre', 'stall', 'box', 'lamp', 'candle'])
    recordNamedThing(stage, what);
  recordPeople(stage, scene.people);
}

const ringOf = (rx: number, ry: number): Path => {
  const points = (grow: number) =>
    Array.from({ length: 40 }, (_, i): Point => {
      const angle = (i / 40) * Math.PI * 2;
      return [MIDDLE + Math.cos(angle) * (rx + grow), 96 + Math.sin(angle) * (ry + grow * 0.3)];
    });
  return [polygon([...points(0), points(0)[0]!, ...[...points(-7), points(-7)[0]!].reverse()])];
};

function drawTier(stage: Stage, rail: number, k: number, { red, gilt }: { red: string; gilt: string }): void {
  const { canvas, palette } = stage;
  const { random } = canvas;
  const tall = 66;
  const band = (from: number, to: number, low: number, high: number): Path[number] => {
    const xs = Array.from({ length: 9 }, (_, i) => from + ((to - from) * i) / 8);
    return polygon([...xs.map((x) => at(rail, x, high)), ...[...xs].reverse().map((x) => at(rail, x, low))]);
  };
  // The wall behind, the boxes in it, warm and dim, and the people in them.
  canvas.add([filled(mix(red, palette.ink, 0.5), band(-1, 1, 0, tall + 22))], { glow: 0.2 });
  const lit = mix(mix(palette.sky[3], '#e0a860', 0.5), palette.ink, 0.22);
  for (let i = 0; i < BAYS; i++) {
    const [from, to] = [-1 + (2 * i) / BAYS + 0.012, -1 + (2 * (i + 1)) / BAYS - 0.012];
    const middle = (from + to) / 2;
    const near = nearness(middle);
    canvas.add(
      [
        filled(mix(lit, red, 0.34), band(from, to, 0, tall)),
        translucent(palette.ink, 0.3, band(from, to, tall * 0.6, tall)),
      ],
      { glow: 0.34 },
    );
    const sitters: Path[number][] = [];
    const shoulders: Path[number][] = [];
    for (const spot of [-0.3, 0.26]) {
      if (random.chance(0.16)) continue;
      const [x, y] = at(rail, middle + spot * (to - from), 0);
      const m = near * random.between(0.86, 1.04);
      const isLady = random.chance(0.5);
      (isLady ? shoulders : sitters).push(
        outline([
          [x - 14 * m, y + 2, 1],
          [x - 13 * m, y - 12 * m],
          [x - 5 * m, y - 19 * m],
          [x + 5 * m, y - 19 * m],
          [x + 13 * m, y - 12 * m],
          [x + 14 * m, y + 2, 1],
        ]),
      );
      sitters.push(ellipse(x, y - 27 * m, 6 * m, 7.5 * m));
      if (isLady) sitters.push(ellipse(x - 1.5 * m, y - 34 * m, 5 * m, 4 * m));
    }
    canvas.add(
      [
        filled(mix('#e8d2b0', palette.ink, 0.24), ...shoulders),
        filled(mix('#2a1c1c', palette.sky[0], 0.2), ...sitters),
      ],
      { glow: 0.1, rim: 0.5 },
    );
    canvas.add(
      [
        filled(
          mix(red, palette.ink, 0.12),
          band(from, from + 0.026, 0, tall),
          band(to - 0.03, to, tall * 0.4, tall),
        ),
      ],
      { glow: 0.16 },
    );
  }
  // The front of the tier in gilt and red velvet.
  const swags = Array.from({ length: BAYS }, (_, i): Path[number] => {
    const [from, to] = [-1 + (2 * i) / BAYS + 0.02, -1 + (2 * (i + 1)) / BAYS - 0.02];
    const middle = (from + to) / 2;
    return outline([
      sharp(at(rail, from, -9)),
      sharp(at(rail, to, -9)),
      at(rail, middle + (to - from) * 0.26, -19),
      at(rail, middle, -23),
      at(rail, middle - (to - from) * 0.26, -19),
    ]);
  });
  canvas.add(
    [
      filled(mix('#e6d3ac', palette.ink, 0.2 + k * 0.03), band(-1, 1, -30, 1)),
      translucent(gilt, 0.8, ...swags),
      filled(red, band(-1, 1, -4, 4)),
      translucent(palette.light, 0.4, band(-1, 1, 2.4, 4)),
      translucent(palette.ink, 0.3, band(-1, 1, -31, -27)),
    ],
    { glow: 0.34, rim: 0.3, shadow: { ...SHADOW, colour: palette.ink, strength: 0.3 } },
  );
}

/** The nearest rows of the stalls, against the light. */
function drawStallHeads(stage: Stage): void {
  const { canvas, palette } = stage;
  const { random } = canvas;
  for (const [y, size, tone] of [
    [584, 0.8, 0.42],
    [628, 1.05, 0.6],
    [690, 1.4, 0.8],
  ] as const) {
    const heads: Path[number][] = [];
    for (let x = -20 + random.between(0, 30); x < WIDTH + 40; x += 58 * size) {
      const foot = y + random.between(-5, 5);
      heads.push(
        outline([
          [x - 26 * size, HEIGHT + 10, 1],
          [x - 25 * size, foot + 34 * size],
          [x - 9 * size, foot + 16 * size],
          [x + 9 * size, foot + 16 * size],
          [x + 25 * size, foot + 34 * size],
          [x + 26 * size, HEIGHT + 10, 1],
        ]),
        ellipse(x, foot, 11 * size, 14 * size),
      );
      if (random.chance(0.4)) heads.push(ellipse(x + 2 * size, foot - 13 * size, 8 * size, 7 * size));
    }
    canvas.add([filled(mix(mix('#3a2224', palette.sky[0], 0.4), palette.ink, tone), ...heads)], {
      rim: 0.5,
      glow: 0.06,
      shadow: { ...SHADOW, colour: palette.ink, strength: 0.26 },
    });
  }
}
