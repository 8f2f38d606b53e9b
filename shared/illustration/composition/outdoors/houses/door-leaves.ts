import { mix } from '../../../drawing/colour.ts';
import {
  ellipse,
  openCurve,
  outline,
  polygon,
  rectangle,
  stroke,
  taper,
  type Path,
  type Point,
} from '../../../drawing/path.ts';
import type { SceneThing } from '../../../scene.ts';
import { filled, translucent, type Canvas } from '../../canvas.ts';
import type { Palette } from '../../palette.ts';
import { archway, HALF, MIDDLE, SILL, SPRING } from './archway.ts';

const WOOD = '#5b4330';

/** Upright planks with rows of nails, two hinges across them, and a ring. */
export function drawPlanks(canvas: Canvas, palette: Palette, { colour }: SceneThing, isWorn: boolean): void {
  const { random } = canvas;
  const wood = mix(mix(palette.ink, colour ?? WOOD, palette.isDark ? 0.4 : 0.74), palette.light, 0.05);
  canvas.add([filled(wood, outline(archway(-9, false)))], {
    glow: 0.16,
    relief: 0.3,
    texture: { size: 14, strength: 0.26 },
  });
  const [left, right] = [MIDDLE - HALF + 9, MIDDLE + HALF - 9];
  const wide = (right - left) / 6;
  const topAt = (x: number): number =>
    SPRING - Math.sqrt(Math.max(0, (HALF - 9) ** 2 - (x - MIDDLE) ** 2)) + 6;
  const gaps = Array.from({ length: 5 }, (_, i) => left + (i + 1) * wide);
  const grain = Array.from({ length: 46 }, (): Path[number] => {
    const x = random.between(left + 4, right - 4);
    const y = random.between(topAt(x), SILL - 120);
    return stroke(
      [
        [x, y],
        [x + random.between(-2, 2), y + random.between(40, 120)],
      ],
      1.2,
      true,
    );
  });
  canvas.add([
    translucent(palette.ink, 0.6, ...gaps.map((x) => rectangle(x - 1.6, topAt(x), 3.2, SILL - topAt(x)))),
    translucent(palette.light, 0.12, ...gaps.map((x) => rectangle(x + 2, topAt(x), 1.6, SILL - topAt(x)))),
    translucent(palette.ink, isWorn ? 0.34 : 0.2, ...grain),
  ]);
  const iron = mix(palette.ink, '#4a4a50', palette.isDark ? 0.2 : 0.4);
  const nails: Path[number][] = [];
  const glints: Path[number][] = [];
  for (let row = 0, y = SPRING - 96; y < SILL - 20; y += 46, row++)
    for (let i = 0; i < 12; i++) {
      const x = left + (i + 0.5) * (wide / 2);
      if (y < topAt(x) + 12) continue;
      nails.push(ellipse(x, y, 5.4));
      glints.push(ellipse(x - 1.6, y - 1.8, 1.7));
    }
  const hinges = [SPRING + 34, SILL - 96].flatMap((y) => [
    taper(
      openCurve([
        [left - 4, y],
        [left + 90, y],
        [left + 214, y],
      ]),
      [11, 10, 10, 9, 8, 7, 6, 5, 4],
    ),
    ...[-1, 1].map((side) =>
      taper(
        openCurve([
          [left + 168, y],
          [left + 200, y + side * 14],
          [left + 190, y + side * 30],
        ]),
        [4, 4, 3, 2, 1],
      ),
    ),
  ]);
  canvas.add([filled(iron, ...hinges, ...nails, rectangle(right - 46, 478, 26, 60))], {
    rim: 0.6,
    shadow: { blur: 2, distance: 4, colour: palette.ink, strength: 0.5 },
  });
  canvas.add([
    translucent(mix(palette.light, '#ffffff', 0.2), 0.6, ...glints),
    filled(mix(iron, palette.light, 0.3), ring(right - 33, 526, 19, 4.6)),
  ]);
}

/** A ring of even thickness. */
const ring = (x: number, y: number, radius: number, thick: number): Path[number] =>
  stroke(
    Array.from({ length: 25 }, (_, i): Point => {
      const angle = (i / 24) * 2 * Math.PI;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    }),
    thick,
  );

/** Six panels of painted wood, blistered where the door is neglected. */
export function drawPanels(canvas: Canvas, palette: Palette, { colour }: SceneThing, isWorn: boolean): void {
  const { random } = canvas;
  const paint = mix(palette.ink, colour ?? random.pick(['#3d4f45', '#5a2f2b', '#2f3d52'] as const), 0.72);
  const [left, top] = [MIDDLE - HALF + 12, 262];
  const [wide, tall] = [2 * HALF - 24, SILL - 262];
  canvas.add([filled(paint, rectangle(left, top, wide, tall))], {
    glow: 0.16,
    texture: { size: 10, strength: 0.14 },
  });
  canvas.add([
    filled(mix(palette.sky[2], palette.ink, 0.3), rectangle(left, 206, wide, 46)),
    filled(
      paint,
      rectangle(MIDDLE - 3, 206, 6, 46),
      rectangle(left + wide * 0.25 - 3, 206, 6, 46),
      rectangle(left + wide * 0.75 - 3, 206, 6, 46),
    ),
  ]);
  const panels = [0.05, 0.37, 0.69].flatMap((share, row) =>
    [0.08, 0.54].map((across): Path[number] =>
      rectangle(left + across * wide, top + share * tall, 0.38 * wide, (row === 0 ? 0.25 : 0.26) * tall),
    ),
  );
  const blisters = Array.from({ length: isWorn ? 34 : 0 }, (): Path[number] => {
    const [x, y] = [random.between(left + 10, left + wide - 10), random.between(top + 20, SILL - 10)];
    const size = random.between(3, 12);
    return polygon(
      Array.from({ length: 8 }, (_, i): Point => {
        const angle = (i / 8) * 2 * Math.PI;
        return [
          x + Math.cos(angle) * size * random.between(0.6, 1.2),
          y + Math.sin(angle) * size * random.between(0.6, 1.4),
        ];
      }),
    );
  });
  canvas.add(
    [
      filled(mix(paint, palette.ink, 0.22), ...panels),
      translucent(palette.light, 0.28, ...panels.flatMap(edgesOf)),
      ...(blisters.length > 0 ? [translucent(mix('#a58a66', palette.light, 0.2), 0.5, ...blisters)] : []),
    ],
    { relief: 0.3 },
  );
}

/** Of brass, in the middle of the door, and a knob at its side. */
export function drawKnocker(canvas: Canvas, palette: Palette): void {
  const brass = mix('#b88a3a', palette.ink, palette.isDark ? 0.5 : 0.16);
  canvas.add(
    [filled(brass, ellipse(MIDDLE, 378, 7), ring(MIDDLE, 396, 15, 4), ellipse(MIDDLE + HALF - 34, 488, 8))],
    { rim: 0.6, shadow: { blur: 2, distance: 4, colour: palette.ink, strength: 0.5 } },
  );
}

/** The lit edges of a sunken panel: its foot and its right side. */
const edgesOf = (panel: Path[number]): Path => {
  const xs = panel.filter((_, i) => i % 2 === 0);
  const ys = panel.filter((_, i) => i % 2 === 1);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return [rectangle(left, bottom - 3, right - left, 3), rectangle(right - 3, top, 3, bottom - top)];
};
