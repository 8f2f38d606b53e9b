import { mix } from '../../../drawing/colour.ts';
import { polygon, taper, type Path, type Point } from '../../../drawing/path.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import { filled, shapesOf, translucent } from '../../canvas.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { usualColour } from '../../colours/usual-colours.ts';
import { toneAt } from '../../palette.ts';
import { greenOf } from '../far/far-woods.ts';
import type { Stage } from '../stage.ts';

/** A point of the line along which a fence stands, with its nearness, 0 … 1. */
type Foot = readonly [x: number, y: number, near: number];

/** The height of a wattle fence at the reader's feet, in pixels. */
const TALL = 250;

/** A wattle fence along one side of a lane: withies woven round its stakes, and the kitchen gardens behind it. */
export function drawWattle(stage: Stage, side: -1 | 1, foot: readonly Foot[]): void {
  const { canvas, palette } = stage;
  const { random } = canvas;
  drawGardens(stage, side, foot);
  const wood = mix(toneAt(palette, 0.2), '#8a6d4a', palette.isDark ? 0.12 : 0.46);
  const [withies, pale, stakes]: [Path[number][], Path[number][], Path[number][]] = [[], [], []];
  const body: Point[] = [
    ...foot.map(([x, y]): Point => [x, y]),
    ...[...foot].reverse().map(([x, y, near]): Point => [x, y - TALL * near * 0.94]),
  ];
  const rows = 13;
  for (let i = 0; i + 1 < foot.length; i++) {
    const [[x0, y0, n0], [x1, y1, n1]] = [foot[i]!, foot[i + 1]!];
    for (let k = 0; k < rows; k++) {
      const up = (k + 0.5) / rows;
      // In front of one stake, behind the next.
      const isFront = (i + k) % 2 === 0;
      const line: Point[] = [
        [x0, y0 - TALL * n0 * up],
        [(x0 + x1) / 2 + side * -3 * n1 * (isFront ? 1 : -1), (y0 + y1) / 2 - TALL * ((n0 + n1) / 2) * up],
        [x1, y1 - TALL * n1 * up],
      ];
      const thick = 0.6 + 6.4 * n1;
      (isFront ? pale : withies).push(taper(line, [thick * 0.7, thick, thick * 0.8]));
    }
  }
  foot.forEach(([x, y, near], i) => {
    if (i % 2) return;
    const tall = TALL * near * random.between(1.04, 1.22);
    stakes.push(
      taper(
        [
          [x, y + 3],
          [x + random.between(-2, 2) * near, y - tall],
        ],
        [1 + 7 * near, 0.8 + 5 * near],
      ),
    );
  });
  canvas.add(
    [
      filled(mix(wood, palette.ink, 0.32), polygon(body)),
      filled(mix(wood, palette.ink, 0.12), ...withies),
      filled(mix(wood, palette.light, palette.isDark ? 0.04 : 0.16), ...pale),
      filled(mix(wood, palette.ink, 0.1), ...stakes),
    ],
    {
      haze: { from: stage.view.foot + 40, to: stage.view.horizon - 10, colour: palette.haze, strength: 0.6 },
      rim: 0.3,
      glow: 0.12,
      relief: 0.1,
      shadow: { blur: 3, distance: 7, colour: palette.ink, strength: 0.26 },
    },
  );
}

/** What looks over the fence: sunflowers or cabbages, bushes, and a log house or two. */
function drawGardens(stage: Stage, side: -1 | 1, foot: readonly Foot[]): void {
  const { scene, canvas, palette, terrain } = stage;
  const { random } = canvas;
  const isBare = terrain.ground === 'snow' || scene.season?.value === 'winter';
  const house = MOTIFS.get(scene.region === 'east' ? 'izba' : 'cottage')!;
  for (const share of [0.2, 0.42]) {
    const [x, y, near] = foot[Math.round((foot.length - 1) * share)]!;
    const scale = (TALL * near * 2) / house.height;
    canvas.add(
      shapesOf(
        house.draw(random, {}),
        { x: x + side * house.width * scale * 0.74, y: y - TALL * near * 0.3, scale, isFlipped: side < 0 },
        coloursAt(palette, 0.5 - near * 0.5, {
          usual: usualColour(scene.region === 'east' ? 'izba' : 'cottage', scene),
        }),
      ),
      { glow: 0.2, rim: 0.3 },
    );
  }
  if (isBare) return;
  const [stems, heads]: [Path[number][], Path[number][]] = [[], []];
  const leaves: Path[number][] = [];
  foot.forEach(([x, y, near], i) => {
    if (i < 3 || near > 0.85) return;
    for (let k = 0; k < 2; k++) {
      const u = x + side * random.between(4, 70) * near;
      const tall = TALL * near * random.between(1.08, 1.34);
      const top: Point = [u + random.between(-8, 8) * near, y - tall];
      stems.push(taper([[u, y], top], [0.6 + 2.6 * near, 0.4 + 1.6 * near]));
      for (let m = 0; m < 4; m++) {
        const v = y - tall * random.between(0.62, 0.94);
        const reach = random.between(10, 26) * near * (m % 2 ? 1 : -1);
        leaves.push(
          taper(
            [
              [u, v],
              [u + reach * 0.6, v - 5 * near],
              [u + reach, v + 5 * near],
            ],
            [0.4, 5.4 * near, 0.3],
          ),
        );
      }
      if (random.chance(0.3)) heads.push(...flower(top, 13 * near));
    }
  });
  const green = greenOf(stage, 0.24);
  canvas.add(
    [
      filled(mix(green, palette.ink, 0.2), ...stems),
      filled(green, ...leaves),
      translucent(mix('#d9a63a', palette.ink, palette.isDark ? 0.6 : 0.08), 0.95, ...heads),
    ],
    {
      glow: 0.14,
      rim: 0.3,
      haze: { from: stage.view.foot, to: stage.view.horizon - 40, colour: palette.haze, strength: 0.5 },
    },
  );
}

const flower = ([x, y]: Point, half: number): Path[number][] => [
  polygon(
    Array.from({ length: 20 }, (_, i): Point => {
      const angle = (i / 20) * 2 * Math.PI;
      const out = half * (i % 2 ? 0.62 : 1);
      return [x + Math.cos(angle) * out, y + Math.sin(angle) * out];
    }),
  ),
];
