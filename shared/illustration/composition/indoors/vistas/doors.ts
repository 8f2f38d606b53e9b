import { mix } from '../../../drawing/colour.ts';
import { polygon, type Path, type Point } from '../../../drawing/path.ts';
import type { SceneThing } from '../../../scene.ts';
import { filled, translucent } from '../../canvas.ts';
import { recordThing } from '../placing/record-shown.ts';
import { SHADOW } from '../room.ts';
import { lightAtDepth, type Stage } from './stage.ts';

/** A doorway in the wall at one side, in metres. */
export interface SideDoor {
  /** The place of the wall, negative at the left. */
  wall: number;
  /** Where it begins and ends, away from the reader. */
  from: number;
  to: number;
  height: number;
  isArched: boolean;
  /** Nailed planks, or panels. */
  leaf: 'planks' | 'panels';
  colour?: string | undefined;
}

/** Records the doors that are named; returns the first of them. */
export function namedDoor(stage: Stage): SceneThing | undefined {
  const door = stage.scene.things.find(({ what }) => what === 'door');
  if (door && !stage.shown.has(door)) recordThing(stage, door);
  return door;
}

/** A closed door in a side wall, in its case. */
export function drawSideDoor(stage: Stage, door: SideDoor): void {
  const { lens, canvas, palette } = stage;
  const { wall, from, to, height, isArched, leaf } = door;
  const side = wall < 0 ? -1 : 1;
  const deep = (to - from) / 2;
  const at = (u: number, v: number, out = 0): Point => lens.at(wall - side * out, v, from + deep + u * deep);
  const outline = (grow: number, out = 0): Point[] => {
    const wide = 1 + grow / deep;
    if (!isArched)
      return [
        at(-wide, 0, out),
        at(-wide, height + grow, out),
        at(wide, height + grow, out),
        at(wide, 0, out),
      ];
    const spring = height - deep * 0.8;
    return [
      at(-wide, 0, out),
      ...Array.from({ length: 13 }, (_, i): Point => {
        const angle = Math.PI * (1 - i / 12);
        return at(wide * Math.cos(angle), spring + (deep * 0.8 + grow) * Math.sin(angle), out);
      }),
      at(wide, 0, out),
    ];
  };
  const tone = lightAtDepth(stage, from + deep, -0.06);
  const wood = mix(mix(door.colour ?? '#4a3020', tone, 0.5), palette.ink, stage.lampAt === null ? 0.45 : 0.3);
  const box = (left: number, right: number, low: number, high: number) =>
    polygon([at(left, low), at(left, high), at(right, high), at(right, low)]);
  const line = 0.03;
  const frame = (left: number, right: number, low: number, high: number): Path => [
    box(left, right, low, low + line),
    box(left, right, high - line, high),
    box(left, left + line / deep, low, high),
    box(right - line / deep, right, low, high),
  ];
  const lines: Path =
    leaf === 'planks'
      ? [-0.66, -0.33, 0, 0.33, 0.66].map((u) => box(u - 0.018, u + 0.018, 0, height * (isArched ? 0.86 : 1)))
      : [
          ...frame(-0.78, -0.08, height * 0.46, height * 0.92),
          ...frame(0.08, 0.78, height * 0.46, height * 0.92),
          ...frame(-0.78, -0.08, height * 0.08, height * 0.38),
          ...frame(0.08, 0.78, height * 0.08, height * 0.38),
        ];
  const iron: Path =
    leaf === 'planks' ? [0.22, 0.7].map((v) => box(-0.96, 0.7, height * v, height * v + 0.07)) : [];
  canvas.add([filled(mix(tone, palette.light, isArched ? 0.08 : 0.03), polygon(outline(0.13, 0.05)))], {
    rim: 0.4,
    relief: 0.04,
    glow: 0.16,
    shadow: { ...SHADOW, colour: palette.ink, strength: 0.26 },
  });
  canvas.add(
    [
      filled(mix(wood, palette.ink, 0.5), polygon(outline(0.02, 0.05))),
      filled(wood, polygon(outline(-0.04))),
      translucent(leaf === 'planks' ? palette.ink : palette.light, leaf === 'planks' ? 0.5 : 0.2, ...lines),
      filled(mix(wood, palette.ink, 0.6), ...iron),
      translucent(palette.light, 0.5, box(0.76, 0.84, height * 0.45, height * 0.48)),
    ],
    { glow: 0.14 },
  );
}
