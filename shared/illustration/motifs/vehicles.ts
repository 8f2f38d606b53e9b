import {
  ellipse,
  hole,
  limb,
  outline,
  polygon,
  rectangle,
  stroke,
  type Path,
  type Point,
  type Ring,
} from '../drawing/path.ts';
import { fold, ink, lined, onGround, onWater, type Motifs, type Part } from './motif.ts';
import { rowingBoat, ship } from './ships.ts';

/** Carriages, ships and trains from the side, moving to the right, in metres. */

export const VEHICLES: Motifs = {
  coach: onGround(2.2, 4.5, (_, options) => coach(options)),
  cart: onGround(1.86, 4.3, () => cart()),
  sledge: onGround(1.3, 3.2, () => sledge()),
  'covered sledge': onGround(2.22, 3.52, () => coveredSledge()),
  train: onGround(4.7, 30.4, (_, options) => train(options), { anchors: { mouth: { x: 7.35, y: -4.7 } } }),
  'rowing boat': onWater(0.74, 4.4, () => rowingBoat()),
  'ship at anchor': onWater(31, 47, () => ship(false)),
  'ship under sail': onWater(31, 47, () => ship(true)),
}; // prettier-ignore

const pane = (isLit: boolean, ...path: Ring[]): Part => ({ path, material: isLit ? 'light' : 'fold' });

function circle(x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 16 }, (_, i) => (i / 16) * 2 * Math.PI).map((angle) => [
    x + Math.cos(angle) * radius,
    y + Math.sin(angle) * radius,
  ]);
}

function wheel(x: number, radius: number, spokes = 10): Path {
  const y = -radius;
  const rim = radius * 0.09;
  return [
    outline(circle(x, y, radius)),
    hole(circle(x, y, radius - rim)),
    ...Array.from({ length: spokes / 2 }, (_, i) => {
      const angle = (i / spokes) * 2 * Math.PI;
      const [dx, dy] = [Math.cos(angle) * (radius - rim * 0.5), Math.sin(angle) * (radius - rim * 0.5)];
      return stroke([[x - dx, y - dy], [x + dx, y + dy]], radius * 0.055); // prettier-ignore
    }),
    ellipse(x, y, radius * 0.16),
  ];
}

export interface VehicleOptions {
  isLit?: boolean;
}

export function coach({ isLit = false }: VehicleOptions): Part[] {
  return [
    ink(...wheel(-0.95, 0.68, 12), ...wheel(0.95, 0.52, 10)),
    ink(
      outline([[-1.1, -1.75, 1], [-1.14, -1.2], [-0.9, -0.82], [-0.3, -0.7], [0.3, -0.72], [0.62, -0.95], [0.72, -1.4], [0.7, -1.75, 1], [0.76, -2.1, 1], [-1.16, -2.1, 1]]),
      rectangle(-1.22, -2.18, 2.04, 0.09),
      // The coachman's seat, and trunks behind.
      outline([[0.72, -1.3, 1], [1.1, -1.36], [1.36, -1.3, 1], [1.5, -0.9], [1.36, -0.86], [0.9, -1.1]]),
      ...limb([[-1.1, -0.9], [-0.2, -0.62], [0.9, -0.78], [1.4, -0.92]], [0.05, 0.05, 0.05, 0.04]),
      rectangle(-1.62, -1.3, 0.5, 0.42),
      ...limb([[1.2, -0.62], [2.9, -0.86]], [0.035, 0.03]),
    ),
    pane(isLit, outline([[-0.28, -1.95, 1], [0.22, -1.95, 1], [0.22, -1.46, 1], [-0.28, -1.46, 1]]), outline([[-0.98, -1.92], [-0.5, -1.92], [-0.48, -1.5], [-0.94, -1.5]])),
    fold(stroke([[-0.36, -2.0], [-0.36, -0.9]], 0.02), stroke([[0.3, -2.0], [0.3, -0.9]], 0.02), stroke([[-1.05, -1.3], [-0.2, -1.24], [0.6, -1.3]], 0.02, true)),
    { path: [ellipse(0.86, -1.72, 0.07, 0.1)], material: 'light' },
    ink(ellipse(0.86, -1.84, 0.06, 0.03)),
  ]; // prettier-ignore
}

export function cart(): Part[] {
  return [
    ink(...wheel(-0.75, 0.55), ...wheel(0.75, 0.5), polygon([[-1.5, -1.25], [-1.3, -0.72], [1.2, -0.72], [1.4, -1.15], [1.3, -1.15], [1.12, -0.8], [-1.2, -0.8], [-1.4, -1.25]]), ...limb([[1.1, -0.7], [2.8, -1.0]], [0.035, 0.03])),
    ink(outline([[-1.3, -0.95], [-1.2, -1.35], [-0.6, -1.75], [0.2, -1.85], [0.9, -1.6], [1.25, -1.1], [1.1, -0.8], [-1.1, -0.8]])),
    lined('along', fold(...[-1, -0.6, -0.2, 0.2, 0.6, 0.95].flatMap((x) => [stroke([[x, -1.2], [x * 0.9 + 0.04, -1.42], [x * 0.72, -1.62 + Math.abs(x) * 0.12]], 0.02, true), stroke([[x + 0.16, -0.9], [x + 0.1, -1.06], [x + 0.2, -1.24]], 0.018, true)]))),
    // Wisps of straw.
    ink(...[-1.25, -0.9, -0.3, 0.3, 0.8, 1.2].map((x) => stroke([[x * 0.9, -1.62 + Math.abs(x) * 0.3], [x * 1.06, -1.76 + Math.abs(x) * 0.32]], 0.018, true))),
  ]; // prettier-ignore
}

export function sledge(): Part[] {
  return [
    ink(
      ...limb([[-1.5, -0.12], [-0.4, -0.04], [0.9, -0.04], [1.5, -0.2], [1.66, -0.55], [1.5, -0.72]], [0.03, 0.035, 0.035, 0.03, 0.025, 0.02]),
      outline([[-1.45, -1.2, 1], [-1.36, -0.6], [-1.1, -0.42], [0.8, -0.42], [1.2, -0.62], [1.42, -1.0, 1], [1.1, -0.9], [0.5, -0.8], [-0.3, -0.82], [-0.7, -0.9], [-1.0, -1.2], [-1.2, -1.3]]),
      ...[-0.9, -0.1, 0.7].flatMap((x) => limb([[x, -0.45], [x - 0.03, -0.06]], [0.025, 0.02])),
    ),
    fold(stroke([[-1.3, -0.6], [0, -0.56], [1.1, -0.66]], 0.018, true)),
  ]; // prettier-ignore
}

/** A driver in a greatcoat with its collar up and a fur cap, his arms stretched to the reins. */
export const driver = (): Part[] => [
  ink(
    outline([[0.4, -0.84, 1], [0.36, -1.2], [0.42, -1.46], [0.52, -1.58], [0.78, -1.58], [0.9, -1.46], [0.94, -1.3], [1.3, -1.16], [1.34, -1.06], [1.24, -1.03], [0.96, -1.08], [0.98, -0.84, 1]]),
    outline([[0.52, -1.54], [0.5, -1.66], [0.56, -1.72, 1], [0.78, -1.72, 1], [0.82, -1.64], [0.8, -1.54]]),
    outline([[0.58, -1.68], [0.58, -1.8], [0.78, -1.8], [0.83, -1.72], [0.8, -1.66]]),
    outline([[0.5, -1.78], [0.5, -1.88], [0.56, -1.98], [0.7, -2.0], [0.82, -1.94], [0.86, -1.82], [0.82, -1.77], [0.66, -1.8]]),
  ),
  fold(stroke([[0.62, -1.5], [0.76, -1.24], [1.1, -1.12]], 0.02, true), stroke([[0.5, -1.79], [0.66, -1.82], [0.84, -1.79]], 0.02, true), stroke([[0.54, -1.52], [0.68, -1.48], [0.8, -1.53]], 0.02, true)),
]; // prettier-ignore

/** A coachman in a top hat on the box of a carriage, with his whip. */
export const coachman = (): Part[] => [
  ink(
    outline([[0.5, -1.3, 1], [0.52, -1.6], [0.56, -1.86], [0.66, -1.97], [0.8, -1.95], [0.88, -1.82], [0.9, -1.66], [1.12, -1.56], [1.17, -1.5], [1.12, -1.46], [0.9, -1.5], [0.88, -1.36], [1.14, -1.32], [1.2, -1.04], [1.3, -0.99], [1.28, -0.94], [1.08, -0.94], [1.02, -1.2], [0.8, -1.22], [0.52, -1.24, 1]]),
    outline([[0.66, -1.93], [0.66, -2.06], [0.8, -2.04], [0.8, -1.92]]), outline([[0.63, -2.1], [0.65, -2.0], [0.74, -1.96], [0.84, -1.99], [0.86, -2.06], [0.89, -2.08], [0.86, -2.14], [0.74, -2.2]]),
    polygon([[0.58, -2.14], [0.92, -2.14], [0.92, -2.17], [0.85, -2.18], [0.88, -2.43], [0.63, -2.43], [0.66, -2.18], [0.58, -2.17]]),
    stroke([[1.1, -1.46], [1.5, -2.16], [1.9, -2.56], [2.16, -2.5]], 0.02, true),
  ),
  fold(stroke([[0.72, -1.86], [0.8, -1.62], [1.1, -1.53]], 0.02, true), stroke([[0.84, -1.36], [0.98, -1.3], [1.06, -1.02]], 0.016, true)),
]; // prettier-ignore

/** A passenger on the seat of a carriage, in front of its hood. */
export const passenger = (isWoman: boolean): Part[] => [
  ink(
    outline([[-0.57, -1.0, 1], [-0.55, -1.44], [-0.47, -1.66], [-0.33, -1.7], [-0.21, -1.6], [-0.15, -1.36], [0.09, -1.24], [0.15, -1.0], [0.15, -0.74, 1], [-0.07, -0.74]]),
    outline([[-0.41, -1.64], [-0.41, -1.78], [-0.29, -1.76], [-0.27, -1.64]]), outline([[-0.47, -1.84], [-0.43, -1.74], [-0.35, -1.7], [-0.23, -1.73], [-0.21, -1.8], [-0.18, -1.82], [-0.21, -1.9], [-0.33, -1.96]]),
    isWoman
      ? outline([[-0.11, -1.98, 1], [-0.27, -2.04], [-0.45, -2.03], [-0.55, -1.9], [-0.51, -1.74], [-0.37, -1.72, 1], [-0.33, -1.86]])
      : outline([[-0.57, -1.88, 1], [-0.09, -1.88, 1], [-0.15, -1.91], [-0.21, -1.92], [-0.25, -2.04], [-0.37, -2.06], [-0.45, -2.02], [-0.47, -1.92]]),
  ),
]; // prettier-ignore

/** A sledge with a hood of mats on bows over its back, open in front, a traveller in furs inside, and a driver on the box. */
export function coveredSledge(): Part[] {
  /** The bows of the hood, from where they are hinged to the roof. */
  const bows: Point[][] = [
    [[-0.78, -0.98], [-1.2, -1.24], [-1.6, -1.36]],
    [[-0.74, -0.98], [-1.08, -1.44], [-1.42, -1.84]],
    [[-0.7, -0.98], [-0.86, -1.56], [-0.98, -2.1]],
    [[-0.66, -0.98], [-0.58, -1.56], [-0.5, -2.1]],
  ];
  return [
    ink(
      // Runners, curled in front, and the props of the body.
      ...limb([[-1.66, -0.14], [-1.5, -0.05], [0.9, -0.04], [1.5, -0.14], [1.82, -0.44], [1.8, -0.7], [1.64, -0.76]], [0.02, 0.035, 0.035, 0.035, 0.03, 0.025, 0.02]),
      ...[-1.1, -0.3, 0.5, 1.1].flatMap((x) => limb([[x + 0.06, -0.5], [x, -0.06]], [0.03, 0.022])),
      outline([[-1.62, -1.12, 1], [-1.6, -0.7], [-1.42, -0.44, 1], [0.96, -0.42, 1], [1.26, -0.58], [1.44, -0.98], [1.5, -1.16, 1], [1.36, -1.14], [1.2, -0.92], [1.0, -0.88], [0.3, -0.88], [0.1, -0.8], [-0.6, -0.92, 1]]),
    ),
    // The traveller: a collar of fur, a fur cap, and a rug over the knees.
    ink(
      outline([[-0.72, -0.84, 1], [-0.7, -1.3], [-0.58, -1.52], [-0.36, -1.54], [-0.2, -1.34], [-0.02, -1.1], [0.22, -0.96], [0.36, -0.72, 1]]),
      outline([[-0.56, -1.5], [-0.58, -1.64], [-0.5, -1.74], [-0.32, -1.74], [-0.24, -1.66], [-0.2, -1.62], [-0.24, -1.58], [-0.28, -1.48], [-0.44, -1.44]]),
      outline([[-0.62, -1.7], [-0.6, -1.86], [-0.46, -1.94], [-0.3, -1.9], [-0.22, -1.78], [-0.26, -1.7], [-0.44, -1.72]]),
    ),
    fold(stroke([[-0.58, -1.46], [-0.42, -1.38], [-0.26, -1.44]], 0.02, true), stroke([[-0.4, -1.2], [-0.1, -0.98], [0.1, -0.82]], 0.018, true), stroke([[-0.6, -1.71], [-0.44, -1.74], [-0.26, -1.72]], 0.016, true)),
    ink(outline([[-1.64, -1.04, 1], [-1.7, -1.36], [-1.56, -1.78], [-1.2, -2.1], [-0.78, -2.22], [-0.4, -2.16], [-0.14, -2.0, 1], [-0.3, -1.9], [-0.46, -1.6], [-0.56, -1.2], [-0.56, -0.9, 1]])),
    fold(...bows.map((bow) => stroke(bow, 0.024, true)), stroke([[-0.16, -1.99], [-0.34, -1.88], [-0.5, -1.58], [-0.58, -1.2], [-0.58, -0.96]], 0.03, true)),
    lined('along', fold(...[0.3, 0.5, 0.7, 0.88].map((t) => stroke(bows.map((bow): Point => [bow[0]![0] + (bow[2]![0] - bow[0]![0]) * t, bow[0]![1] + (bow[2]![1] - bow[0]![1]) * t]), 0.01, true)))),
    // A moulding along the body, and a scroll where it turns up.
    fold(stroke([[-1.56, -0.98], [-0.6, -0.84], [0.2, -0.7], [0.9, -0.68], [1.16, -0.78], [1.36, -1.06]], 0.018, true), stroke([[-1.44, -0.54], [-0.2, -0.5], [0.94, -0.5], [1.14, -0.6]], 0.014, true)),
    ...driver(),
  ];
} // prettier-ignore

export function train({ isLit = false }: VehicleOptions): Part[] {
  const wheels = (from: number, count: number, radius: number, step: number): Ring[] =>
    Array.from({ length: count }, (_, i) => wheel(from + i * step, radius, 10)).flat();
  const carriage = (x: number): Part[] => [
    ink(rectangle(x, -3.3, 8.4, 2.5), outline([[x - 0.2, -3.25, 1], [x + 0.3, -3.6], [x + 4.2, -3.75], [x + 8.1, -3.6], [x + 8.6, -3.25, 1]]), ...wheels(x + 1.2, 2, 0.46, 1.1), ...wheels(x + 6, 2, 0.46, 1.1), rectangle(x - 0.5, -1.2, 0.7, 0.16)),
    pane(isLit, ...[0.5, 1.8, 3.1, 4.4, 5.7, 7.0].map((dx) => rectangle(x + dx, -2.8, 0.85, 0.95))),
    fold(stroke([[x, -1.6], [x + 8.4, -1.6]], 0.05)),
  ]; // prettier-ignore
  return [
    ...carriage(-17),
    ...carriage(-8),
    ink(
      ...wheels(2.2, 3, 0.8, 1.75), ...wheels(7.2, 1, 0.45, 1),
      outline([[2.6, -3.1, 1], [7.9, -3.1], [8.2, -2.6], [8.2, -1.9], [7.9, -1.4], [2.6, -1.4, 1]]),
      rectangle(1.2, -1.5, 7.4, 0.35),
      // Cab, funnel, dome and lamp.
      polygon([[1.0, -4.1], [3.3, -4.1], [3.3, -3.9], [3.0, -3.9], [3.0, -1.4], [1.2, -1.4], [1.2, -3.9], [1.0, -3.9]]),
      outline([[7.1, -3.0, 1], [7.0, -4.1], [6.75, -4.7, 1], [7.95, -4.7, 1], [7.7, -4.1], [7.6, -3.0, 1]]),
      outline([[4.6, -3.0, 1], [4.6, -3.5], [5.0, -3.8], [5.4, -3.5], [5.4, -3.0, 1]]),
      polygon([[8.2, -0.9], [9.4, -0.12], [8.2, -0.12]]),
      ...limb([[2.2, -0.75], [5.7, -0.75]], [0.08, 0.08]),
      // The rail.
      rectangle(-19.2, -0.1, 30.4, 0.1),
    ),
    pane(isLit, rectangle(1.6, -3.5, 1.0, 0.9)),
    { path: [ellipse(8.45, -2.9, 0.2)], material: 'light' },
    fold(stroke([[3.4, -2.9], [7.8, -2.9]], 0.05, true), stroke([[4.2, -3.1], [4.2, -1.5]], 0.04), stroke([[6.2, -3.1], [6.2, -1.5]], 0.04)),
  ]; // prettier-ignore
}
