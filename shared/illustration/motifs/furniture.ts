import {
  ellipse,
  limb,
  outline,
  polygon,
  rectangle,
  stroke,
  type Path,
  type Point,
  type Ring,
} from '../drawing/path.ts';
import type { Random } from '../drawing/seeded.ts';
import { fold, ink, light, white, type Part } from './motif.ts';

/** What stands in rooms, in metres: the middle of its foot is at (0, 0), on the floor or on a table. */

const line = (points: readonly Point[], width: number): Ring => stroke(points, width);

/** A leg that is turned or curved outwards, from a height to the floor. */
const curvedLeg = (x: number, top: number, outwards: number): Path =>
  limb([[x, -top], [x + outwards * 0.03, -top * 0.55], [x - outwards * 0.01, -top * 0.25], [x + outwards * 0.06, -0.03]], [0.035, 0.03, 0.02, 0.025]); // prettier-ignore

export function table(width = 1.5): Part[] {
  const half = width / 2;
  return [
    ink(rectangle(-half, -0.76, width, 0.05), rectangle(-half + 0.06, -0.72, width - 0.12, 0.09)),
    ink(...curvedLeg(-half + 0.12, 0.7, -1), ...curvedLeg(half - 0.12, 0.7, 1)),
  ];
}

/** A table under a cloth that falls in folds. */
export function laidTable(random: Random): Part[] {
  const hem: Point[] = [];
  for (let i = 0; i <= 10; i++)
    hem.push([0.92 - i * 0.184, -0.36 + (i % 2) * 0.035 + random.between(-0.01, 0.01)]);
  return [
    ink(...curvedLeg(-0.7, 0.6, -1), ...curvedLeg(0.7, 0.6, 1)),
    white(outline([[-0.86, -0.77, 1], [0.86, -0.77, 1], ...hem])),
    fold(...[-0.66, -0.34, 0.02, 0.36, 0.68].map((x) => stroke([[x * 0.96, -0.74], [x, -0.4]], 0.008, true))),
  ]; // prettier-ignore
}

/** Facing right. */
export function chair(): Part[] {
  return [
    ink(rectangle(-0.22, -0.47, 0.46, 0.06), ...curvedLeg(-0.18, 0.42, -1), ...curvedLeg(0.2, 0.42, 1)),
    ink(
      ...limb([[-0.21, -0.44], [-0.25, -0.7], [-0.29, -1.0]], [0.028, 0.024, 0.026]),
      ...limb([[-0.285, -1.0], [-0.3, -1.06], [-0.25, -1.08]], [0.04, 0.035, 0.02]),
    ),
  ]; // prettier-ignore
}

/** Facing right, winged, with a high back. */
export function armchair(): Part[] {
  return [
    ink(
      outline([
        [-0.4, -0.1, 1], [-0.44, -0.5], [-0.5, -0.95], [-0.44, -1.16], [-0.28, -1.18], [-0.2, -1.0], [-0.08, -0.86], [-0.12, -0.62],
        [0.2, -0.64], [0.34, -0.6], [0.36, -0.5], [0.34, -0.1, 1],
      ]),
      ...curvedLeg(-0.34, 0.14, -1),
      ...curvedLeg(0.28, 0.14, 1),
    ),
    fold(stroke([[-0.26, -1.08], [-0.2, -0.8], [-0.22, -0.46]], 0.012, true), stroke([[-0.1, -0.6], [0.1, -0.61], [0.3, -0.56]], 0.012, true)),
    fold(stroke([[-0.3, -0.42], [0, -0.4], [0.32, -0.42]], 0.01, true)),
  ]; // prettier-ignore
}

export function sofa(): Part[] {
  return [
    ink(
      outline([
        [-1.0, -0.12, 1], [-1.05, -0.5], [-1.0, -0.66], [-0.86, -0.64], [-0.78, -0.8], [-0.4, -0.94], [0, -0.98], [0.4, -0.94],
        [0.78, -0.8], [0.86, -0.64], [1.0, -0.66], [1.05, -0.5], [1.0, -0.12, 1],
      ]),
      ...curvedLeg(-0.9, 0.16, -1),
      ...curvedLeg(0.9, 0.16, 1),
    ),
    fold(stroke([[-0.84, -0.44], [0, -0.42], [0.84, -0.44]], 0.014, true), stroke([[0, -0.92], [0, -0.44]], 0.01, true)),
    fold(...[-0.5, -0.25, 0.25, 0.5].map((x) => ellipse(x, -0.68, 0.014))),
  ]; // prettier-ignore
}

export function bench(): Part[] {
  return [ink(rectangle(-0.8, -0.46, 1.6, 0.06), rectangle(-0.7, -0.42, 0.07, 0.42), rectangle(0.63, -0.42, 0.07, 0.42), rectangle(-0.66, -0.2, 1.32, 0.04))]; // prettier-ignore
}

/** The head is at the left. */
export function bed(): Part[] {
  return [
    ink(
      outline([[-1.06, 0, 1], [-1.08, -0.9], [-1.0, -1.16], [-0.94, -1.16], [-0.9, -0.9], [-0.92, 0, 1]]),
      outline([[0.92, 0, 1], [0.93, -0.6], [0.98, -0.78], [1.05, -0.6], [1.06, 0, 1]]),
      rectangle(-0.98, -0.36, 2, 0.12),
    ),
    white(outline([[-0.9, -0.5], [-0.92, -0.68], [-0.7, -0.8], [-0.42, -0.7], [-0.36, -0.54]])),
    { path: [outline([[-0.5, -0.36, 1], [-0.52, -0.56], [-0.2, -0.62], [0.4, -0.6], [0.9, -0.58], [0.97, -0.5], [0.97, -0.2, 1], [0.6, -0.16], [0.2, -0.2], [-0.2, -0.15]])], material: 'dress' },
    fold(stroke([[-0.34, -0.56], [-0.3, -0.4], [-0.34, -0.2]], 0.012, true), stroke([[0.2, -0.58], [0.24, -0.4], [0.2, -0.22]], 0.012, true)),
  ]; // prettier-ignore
}

/** Canopy and curtains are part of it. */
export function fourPoster(): Part[] {
  return [
    ...bed(),
    ink(rectangle(-1.12, -2.2, 0.07, 2.2), rectangle(1.05, -2.2, 0.07, 2.2), rectangle(-1.2, -2.32, 2.4, 0.14)),
    { path: [outline([[-1.14, -2.2, 1], [-0.74, -2.18, 1], [-0.8, -1.6], [-1.0, -1.1], [-0.9, -0.5], [-0.86, 0, 1], [-1.2, 0, 1]]), outline([[1.14, -2.2, 1], [0.74, -2.18, 1], [0.8, -1.6], [1.0, -1.1], [0.92, -0.5], [0.9, 0, 1], [1.2, 0, 1]])], material: 'accent' },
    { path: [outline([[-1.16, -2.2, 1], [1.16, -2.2, 1], [1.16, -2.0, 1], [0.87, -1.9], [0.58, -2.02, 1], [0.29, -1.9], [0, -2.02, 1], [-0.29, -1.9], [-0.58, -2.02, 1], [-0.87, -1.9], [-1.16, -2.0, 1]])], material: 'accent' },
  ]; // prettier-ignore
}

export function bookcase(random: Random): Part[] {
  const parts: Part[] = [
    ink(
      rectangle(-0.75, -2.3, 1.5, 2.3),
      rectangle(-0.82, -2.42, 1.64, 0.14),
      rectangle(-0.8, -0.1, 1.6, 0.1),
    ),
  ];
  for (let shelf = 0; shelf < 5; shelf++) {
    const foot = -0.16 - shelf * 0.43;
    parts.push(fold(rectangle(-0.68, foot, 1.36, 0.018)));
    for (let x = -0.66; x < 0.6;) {
      const width = random.between(0.035, 0.075);
      const height = random.between(0.22, 0.34);
      if (random.chance(0.88)) parts.push(fold(rectangle(x, foot - height, width * 0.8, height)));
      x += width;
    }
  }
  return parts;
}

/** A lamp or candle shines in it. */
export function fireplace(random: Random): Part[] {
  const tongue = (x: number, height: number): Ring => outline([[x - 0.07, -0.16], [x - 0.05, -0.16 - height * 0.5], [x + 0.02, -0.16 - height, 1], [x + 0.07, -0.16 - height * 0.4], [x + 0.07, -0.16]]); // prettier-ignore
  return [
    ink(rectangle(-0.95, -1.2, 1.9, 1.2), rectangle(-1.08, -1.32, 2.16, 0.13), rectangle(-1.0, -0.08, 2, 0.08)),
    fold(rectangle(-0.9, -1.14, 0.22, 1.06), rectangle(0.68, -1.14, 0.22, 1.06), rectangle(-0.6, -1.12, 1.2, 0.16)),
    { path: [outline([[-0.55, 0, 1], [-0.55, -0.66], [0, -0.86], [0.55, -0.66], [0.55, 0, 1]])], material: 'accent' },
    light(...[-0.24, -0.12, 0.02, 0.14, 0.25].map((x) => tongue(x, random.between(0.22, 0.5)))),
    ink(...limb([[-0.34, -0.1], [0.34, -0.14]], [0.05, 0.05]), ...limb([[-0.3, -0.15], [0.3, -0.08]], [0.045, 0.045])),
  ]; // prettier-ignore
}

export function clock(): Part[] {
  return [
    ink(outline([[-0.3, 0, 1], [-0.28, -0.42, 1], [-0.2, -0.46, 1], [-0.2, -1.5, 1], [-0.27, -1.54, 1], [-0.27, -2.0, 1], [-0.16, -2.14], [0, -2.22], [0.16, -2.14], [0.27, -2.0, 1], [0.27, -1.54, 1], [0.2, -1.5, 1], [0.2, -0.46, 1], [0.28, -0.42, 1], [0.3, 0, 1]])),
    white(ellipse(0, -1.8, 0.17)),
    ink(line([[0, -1.8], [0.06, -1.9]], 0.014), line([[0, -1.8], [-0.09, -1.76]], 0.018)),
    fold(rectangle(-0.11, -1.4, 0.22, 0.84)),
    ink(line([[0, -1.38], [0.02, -0.8]], 0.012), ellipse(0.02, -0.76, 0.05)),
  ]; // prettier-ignore
}

/** Facing right: who plays sits at its left. */
export function piano(): Part[] {
  return [
    ink(
      outline([[-0.8, -0.98, 1], [0.9, -0.98, 1], [1.05, -0.86], [1.05, -0.7, 1], [-0.8, -0.7, 1]]),
      outline([[-0.5, -0.98, 1], [-0.34, -1.34], [0.2, -1.66], [0.86, -1.7], [1.02, -1.5], [0.98, -0.98, 1]]),
      rectangle(-0.98, -0.76, 0.26, 0.05),
      ...limb([[-0.62, -0.7], [-0.6, -0.3], [-0.62, 0]], [0.07, 0.04, 0.05]),
      ...limb([[0.8, -0.7], [0.82, -0.3], [0.8, 0]], [0.07, 0.04, 0.05]),
      ...limb([[0.05, -0.7], [0.0, -0.1]], [0.02, 0.02]),
      ...limb([[0.15, -0.7], [0.2, -0.1]], [0.02, 0.02]),
    ),
    fold(rectangle(-0.97, -0.775, 0.24, 0.02), stroke([[-0.78, -0.86], [0.2, -0.86], [1.0, -0.84]], 0.012, true)),
    white(polygon([[-0.5, -1.0], [-0.36, -1.26], [-0.3, -1.24], [-0.42, -0.99]])),
  ]; // prettier-ignore
}

/** A Russian stove, whitewashed. */
export function stove(): Part[] {
  return [
    ink(rectangle(-0.95, -1.5, 1.9, 1.5), rectangle(-1.05, -1.58, 2.1, 0.1), rectangle(-0.5, -2.7, 1.0, 1.2), rectangle(-0.58, -2.76, 1.16, 0.09)),
    { path: [outline([[-0.35, -0.75, 1], [-0.35, -1.1], [0, -1.3], [0.35, -1.1], [0.35, -0.75, 1]])], material: 'accent' },
    light(outline([[-0.2, -0.78], [-0.1, -1.0], [0, -1.12, 1], [0.1, -0.96], [0.2, -0.78]])),
    fold(rectangle(-0.9, -0.68, 1.8, 0.03), outline([[-0.3, 0, 1], [-0.3, -0.3], [0, -0.46], [0.3, -0.3], [0.3, 0, 1]])),
  ]; // prettier-ignore
}

// On a table or a shelf.

const flameAt = (x: number, y: number, size: number): Ring => outline([[x, y], [x - size * 0.3, y - size * 0.35], [x - size * 0.1, y - size * 0.7], [x + size * 0.03, y - size * 1.15, 1], [x + size * 0.26, y - size * 0.55], [x + size * 0.24, y - size * 0.2]]); // prettier-ignore

export function candle(): Part[] {
  return [
    ink(outline([[-0.09, 0, 1], [-0.07, -0.03], [-0.02, -0.05], [-0.03, -0.09, 1], [0.03, -0.09, 1], [0.02, -0.05], [0.07, -0.03], [0.09, 0, 1]])),
    white(rectangle(-0.018, -0.28, 0.036, 0.2)),
    light(flameAt(0, -0.29, 0.09)),
  ]; // prettier-ignore
}

export function lamp(): Part[] {
  return [
    ink(outline([[-0.1, 0, 1], [-0.08, -0.04], [-0.03, -0.08], [-0.07, -0.16], [0, -0.22], [0.07, -0.16], [0.03, -0.08], [0.08, -0.04], [0.1, 0, 1]])),
    ink(rectangle(-0.012, -0.3, 0.024, 0.12)),
    light(outline([[-0.19, -0.24, 1], [-0.12, -0.44, 1], [0.12, -0.44, 1], [0.19, -0.24, 1]])),
    fold(rectangle(-0.015, -0.5, 0.03, 0.06)),
  ]; // prettier-ignore
}

export function samovar(): Part[] {
  return [
    ink(
      outline([[-0.12, 0, 1], [-0.1, -0.06], [-0.04, -0.1], [-0.13, -0.18], [-0.17, -0.32], [-0.14, -0.42, 1], [-0.06, -0.46], [-0.05, -0.52], [-0.09, -0.56], [0.09, -0.56], [0.05, -0.52], [0.06, -0.46], [0.14, -0.42, 1], [0.17, -0.32], [0.13, -0.18], [0.04, -0.1], [0.1, -0.06], [0.12, 0, 1]]),
      ...limb([[-0.15, -0.36], [-0.23, -0.34], [-0.22, -0.24]], [0.014, 0.014]),
      ...limb([[0.15, -0.36], [0.23, -0.34], [0.22, -0.24]], [0.014, 0.014]),
      ...limb([[0.12, -0.2], [0.2, -0.19], [0.21, -0.14]], [0.018, 0.014]),
      // The teapot on top.
      outline([[-0.07, -0.57, 1], [-0.08, -0.64], [0, -0.69], [0.08, -0.64], [0.07, -0.57, 1]]),
      ...limb([[0.07, -0.6], [0.13, -0.66]], [0.014, 0.01]),
    ),
    fold(stroke([[-0.09, -0.2], [-0.12, -0.3], [-0.09, -0.4]], 0.012, true)),
  ]; // prettier-ignore
}

export function teacup(): Part[] {
  return [white(outline([[-0.05, -0.08, 1], [0.05, -0.08, 1], [0.03, -0.02], [-0.03, -0.02]]), ellipse(0, -0.01, 0.075, 0.012))]; // prettier-ignore
}

export function bottle(): Part[] {
  return [ink(outline([[-0.04, 0, 1], [-0.045, -0.18], [-0.015, -0.24], [-0.015, -0.32, 1], [0.015, -0.32, 1], [0.015, -0.24], [0.045, -0.18], [0.04, 0, 1]])), fold(rectangle(-0.025, -0.14, 0.012, 0.1))]; // prettier-ignore
}

export function books(random: Random): Part[] {
  const parts: Part[] = [];
  let y = 0;
  for (let i = 0; i < 4; i++) {
    const [width, height] = [random.between(0.2, 0.28), random.between(0.03, 0.05)];
    const x = random.between(-0.03, 0.03);
    parts.push(ink(rectangle(x - width / 2, y - height, width, height)), fold(rectangle(x - width / 2 + 0.02, y - height + 0.006, width - 0.06, 0.006))); // prettier-ignore
    y -= height;
  }
  return parts;
}

export function mirror(): Part[] {
  return [ink(outline([[0, -1.5], [-0.4, -1.3], [-0.46, -0.75], [-0.4, -0.2], [0, 0], [0.4, -0.2], [0.46, -0.75], [0.4, -1.3]])), { path: [ellipse(0, -0.75, 0.36, 0.62)], material: 'white' }, fold(stroke([[-0.2, -1.1], [-0.06, -0.8]], 0.02, true), stroke([[-0.12, -1.12], [0.04, -0.8]], 0.012, true))]; // prettier-ignore
}

/** A picture in its frame; its foot is the lower edge. */
export function portrait(): Part[] {
  return [
    ink(rectangle(-0.28, -0.72, 0.56, 0.72)),
    white(rectangle(-0.21, -0.65, 0.42, 0.58)),
    ink(outline([[-0.16, -0.07, 1], [-0.14, -0.2], [-0.05, -0.27], [0.05, -0.27], [0.14, -0.2], [0.16, -0.07, 1]]), ellipse(0, -0.38, 0.075, 0.095)),
  ]; // prettier-ignore
}
