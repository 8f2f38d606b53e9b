import { mix } from '../../../drawing/colour.ts';
import { ellipse, outline, polygon, rectangle, type Path, type Point } from '../../../drawing/path.ts';
import { filled, glowShapes, translucent } from '../../canvas.ts';
import { recordNamedThing, recordThing } from '../placing/record-shown.ts';
import { SHADOW } from '../room.ts';
import { drawPassage } from './passage.ts';
import { lightAtDepth, type Stage } from './stage.ts';
import type { VaultForm } from './vault-profile.ts';

const VAULT: VaultForm = { half: 2.5, spring: 1.35, arch: 'low', rib: 0.3 };

/** Where its end wall is, and how wide the steps from its door are, in metres. */
const END = 8.2;
const STEPS = { left: 0.1, right: 1.3, count: 6, rise: 0.2, run: 0.36, doorTall: 1.25 } as const;
const SILL = STEPS.count * STEPS.rise;

/** The middle of the lit door above the steps: across, up and away. */
export const CELLAR_DOOR = [(STEPS.left + STEPS.right) / 2, SILL + 0.6, END] as const;

/** A low vault under a house, into which steps come down from a door. */
export function drawCellar(stage: Stage): void {
  const { scene } = stage;
  const isGrated = scene.things.some(({ what }) => what === 'bars' || what === 'loophole');
  const isLit = stage.lampAt === null && !isGrated;
  drawEndWall(stage, isGrated, isLit);
  const hasRack = hasBottles(stage);
  drawPassage(stage, VAULT, {
    ribs: [2.9, 4.9, END],
    hasEnd: true,
    drawBetween: (_near, far) => {
      if (far !== END) return;
      if (hasRack) drawRack(stage);
      drawCoal(stage);
      drawSteps(stage, isLit);
    },
  });
  drawHams(stage);
  if (isLit) drawBeam(stage);
  for (const what of ['steps', 'door', 'bars', 'wall', 'stone wall', 'ceiling', 'staircase'])
    recordNamedThing(stage, what);
  const window = scene.things.find(({ what }) => what === 'window');
  if (window && isGrated) recordThing(stage, window);
}

function drawEndWall(stage: Stage, isGrated: boolean, isLit: boolean): void {
  const { lens, canvas, palette } = stage;
  const { random } = canvas;
  const box = (left: number, right: number, low: number, high: number) =>
    polygon([
      lens.at(left, low, END),
      lens.at(left, high, END),
      lens.at(right, high, END),
      lens.at(right, low, END),
    ]);
  const tone = lightAtDepth(stage, END, 0);
  const [joints, tinted]: [Path[number][], Path[number][]] = [[], []];
  for (let row = 0, y = 0; y < 3.1; y += 0.3, row++) {
    joints.push(box(-2.7, 2.7, y, y + 0.018));
    for (let x = -2.7 + (row % 2) * 0.3; x < 2.7; x += 0.6) {
      joints.push(box(x, x + 0.018, y, y + 0.3));
      if (random.chance(0.3)) tinted.push(box(x, x + 0.6, y, y + 0.3));
    }
  }
  canvas.add(
    [
      filled(tone, box(-2.8, 2.8, -0.1, 3.2)),
      translucent(palette.ink, 0.1, ...tinted),
      translucent(palette.ink, 0.26, ...joints),
    ],
    { glow: 0.34 },
  );
  const arch = (grow: number): Point[] => {
    const [middle, half] = [CELLAR_DOOR[0], 0.46 + grow];
    return [
      lens.at(middle - half, SILL, END),
      ...Array.from({ length: 11 }, (_, i): Point => {
        const angle = Math.PI * (1 - i / 10);
        return lens.at(
          middle + half * Math.cos(angle),
          SILL + STEPS.doorTall - 0.46 + (0.46 + grow) * Math.sin(angle) * 0.8,
          END,
        );
      }),
      lens.at(middle + half, SILL, END),
    ];
  };
  const lit = isLit ? mix(palette.light, '#ffffff', 0.3) : mix(palette.sky[0], palette.ink, 0.4);
  canvas.add([filled(mix(tone, palette.ink, 0.34), polygon(arch(0.13))), filled(lit, polygon(arch(0)))], {
    glow: isLit ? 0.5 : 0.1,
    rim: 0.2,
  });
  if (isGrated)
    canvas.add(
      [
        filled(mix(tone, palette.ink, 0.4), box(-1.62, -0.68, 1.36, 2.14)),
        filled(mix(palette.light, '#ffffff', 0.3), box(-1.52, -0.78, 1.44, 2.06)),
        filled(
          palette.ink,
          ...[-1.36, -1.16, -0.96].map((x) => box(x, x + 0.035, 1.42, 2.08)),
          box(-1.54, -0.76, 1.73, 1.765),
        ),
      ],
      { glow: 0.4 },
    );
}

/** Whether there are so many bottles that they lie in a rack. */
const hasBottles = ({ scene: { things } }: Stage): boolean =>
  things.some(({ what, count }) => what === 'bottle' && count === 'many');

/** A rack of bottles at the end wall, of which one sees the bottoms. */
function drawRack(stage: Stage): void {
  const { lens, canvas, palette } = stage;
  const { random } = canvas;
  const z = END - 0.35;
  const [left, right, top] = [-2.05, -0.25, 1.75];
  const box = (from: number, to: number, low: number, high: number) =>
    polygon([lens.at(from, low, z), lens.at(from, high, z), lens.at(to, high, z), lens.at(to, low, z)]);
  const tone = mix(mix(lightAtDepth(stage, z, -0.1), '#5a3c22', 0.4), palette.ink, 0.2);
  const radius = 0.062 * lens.scaleAt(z);
  const [bottoms, shines]: [Path[number][], Path[number][]] = [[], []];
  for (let row = 0; row < 8; row++)
    for (let x = left + 0.12; x < right - 0.08; x += 0.15) {
      if (random.chance(0.08)) continue;
      const [u, v] = lens.at(x, 0.16 + row * 0.21, z);
      bottoms.push(ellipse(u, v, radius));
      shines.push(ellipse(u - radius * 0.25, v - radius * 0.3, radius * 0.34));
    }
  canvas.add(
    [
      filled(mix(tone, palette.ink, 0.55), box(left, right, 0, top)),
      filled(mix('#26402c', palette.ink, 0.3), ...bottoms),
      translucent(palette.light, 0.42, ...shines),
      filled(
        tone,
        ...Array.from({ length: 9 }, (_, row) => box(left, right, 0.05 + row * 0.21, 0.085 + row * 0.21)),
        ...[left, (left + right) / 2, right].map((x) => box(x - 0.03, x + 0.03, 0, top + 0.04)),
      ),
    ],
    { glow: 0.24, rim: 0.3, shadow: { ...SHADOW, colour: palette.ink, strength: 0.3 } },
  );
  for (const what of ['bottle', 'shelf']) recordNamedThing(stage, what);
}

/** A heap of coal in the corner by the steps. */
function drawCoal(stage: Stage): void {
  const { lens, canvas, palette, scene } = stage;
  const thing = scene.things.find(({ what }) => what === 'coal');
  if (!thing) return;
  const { random } = canvas;
  const z = 6.9;
  const m = lens.scaleAt(z);
  const [u, v] = lens.at(1.85, 0, z);
  const [lumps, shines]: [Path[number][], Path[number][]] = [[], []];
  for (let i = 0; i < 90; i++) {
    const x = random.between(-1, 1);
    const up = random.next() * (1 - Math.abs(x) ** 1.3);
    const size = random.between(0.05, 0.11) * m;
    const [a, b] = [u + x * 0.72 * m, v - up * 0.72 * m];
    const point = (angle: number): Point => [
      a + Math.cos(angle) * size * random.between(0.7, 1.2),
      b + Math.sin(angle) * size * random.between(0.6, 1),
      1,
    ];
    const corners = [0.2, 1.3, 2.5, 3.7, 5.1].map(point);
    lumps.push(polygon(corners));
    if (i % 2) shines.push(polygon([corners[3]!, corners[4]!, [a, b, 1]]));
  }
  canvas.add(
    [
      filled(mix(palette.ink, '#000000', 0.3), ...lumps),
      translucent(mix(palette.light, '#b9c4cf', 0.4), 0.34, ...shines),
    ],
    {
      rim: 0.6,
      glow: 0.06,
      shadow: { ...SHADOW, colour: palette.ink, strength: 0.3 },
    },
  );
  recordThing(stage, thing);
}

/** From the door down to the floor, towards the reader. */
function drawSteps(stage: Stage, isLit: boolean): void {
  const { lens, canvas, palette } = stage;
  const { left, right, count, rise, run } = STEPS;
  const tone = lightAtDepth(stage, END - 1, isLit ? 0.08 : 0);
  const [treads, risers, sides]: [Path[number][], Path[number][], Path[number][]] = [[], [], []];
  for (let i = count; i > 0; i--) {
    const [back, front] = [END - (count - i) * run, END - (count - i + 1) * run];
    const y = i * rise;
    treads.push(
      polygon([
        lens.at(left, y, front),
        lens.at(right, y, front),
        lens.at(right, y, back),
        lens.at(left, y, back),
      ]),
    );
    risers.push(
      polygon([
        lens.at(left, y - rise, front),
        lens.at(left, y, front),
        lens.at(right, y, front),
        lens.at(right, y - rise, front),
      ]),
    );
    sides.push(
      polygon([
        lens.at(left, 0, front),
        lens.at(left, y, front),
        lens.at(left, y, back),
        lens.at(left, 0, back),
      ]),
    );
  }
  canvas.add(
    [
      filled(mix(tone, palette.ink, 0.5), ...sides),
      ...treads.flatMap((tread, i) => [
        filled(mix(tone, palette.light, isLit ? 0.34 : 0.16), tread),
        filled(mix(tone, palette.ink, 0.32), risers[i]!),
      ]),
    ],
    { glow: 0.4, rim: 0.4, shadow: { ...SHADOW, colour: palette.ink, strength: 0.26 } },
  );
}

/** Hams that hang from a pole under the vault. */
function drawHams(stage: Stage): void {
  const { lens, canvas, palette, scene } = stage;
  const thing = scene.things.find(({ what }) => what === 'ham' || what === 'dish');
  if (!thing) return;
  const z = 5.1;
  const m = lens.scaleAt(z);
  const meat = mix(lightAtDepth(stage, z, -0.2), '#5e2b1c', 0.4);
  const [left, y] = lens.at(-1.9, 2.12, z);
  const hams = [-1.5, -1.05, -0.62, 0.95, 1.4].map((x, i) => {
    const [u, v] = lens.at(x, 2.1, z);
    const [wide, tall] = [(0.13 + (i % 2) * 0.02) * m, (0.52 + (i % 3) * 0.06) * m];
    return { u, v, wide, tall };
  });
  canvas.add(
    [
      filled(mix(palette.ink, meat, 0.3), rectangle(left, y - 5, 3.8 * m, 6)),
      filled(palette.ink, ...hams.map(({ u, v, tall }) => rectangle(u - 1.2, v, 2.4, tall * 0.3))),
      filled(
        meat,
        ...hams.map(({ u, v, wide, tall }) =>
          outline([
            [u - 3, v + tall * 0.2],
            [u + 3, v + tall * 0.2],
            [u + wide * 0.5, v + tall * 0.48],
            [u + wide, v + tall * 0.78],
            [u + wide * 0.3, v + tall],
            [u - wide * 0.7, v + tall * 0.92],
            [u - wide * 0.8, v + tall * 0.66],
            [u - wide * 0.3, v + tall * 0.4],
          ]),
        ),
      ),
    ],
    { rim: 0.7, relief: 0.2, glow: 0.1, shadow: { ...SHADOW, colour: palette.ink, strength: 0.3 } },
  );
  recordThing(stage, thing);
}

/** What falls through the door on the steps and the floor. */
function drawBeam({ lens, canvas, palette }: Stage): void {
  const { left, right } = STEPS;
  const beam = (spread: number, reach: number) =>
    polygon([
      lens.at(left + 0.14, SILL + STEPS.doorTall - 0.2, END),
      lens.at(right - 0.14, SILL + STEPS.doorTall - 0.2, END),
      lens.at(right + spread - 0.4, 0, reach),
      lens.at(left - spread, 0, reach),
    ]);
  const [u, v] = lens.at(CELLAR_DOOR[0] - 0.3, 0, 4.9);
  canvas.add([
    translucent(palette.light, 0.05, beam(0.8, 4.2)),
    translucent(palette.light, 0.07, beam(0.5, 4.8)),
    translucent(palette.light, 0.07, beam(0.2, 5.4)),
    ...glowShapes(palette.light, 0.26, u, v, 190, 34),
    translucent(palette.light, 0.1, ellipse(u, v, 120, 16)),
  ]);
}
