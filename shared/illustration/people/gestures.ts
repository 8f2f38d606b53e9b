import { limb, outline, placed, stroke, taper, openCurve, type Path, type Point } from '../drawing/path.ts';
import type { Material, Part } from '../motifs/motif.ts';
import type { Bust, Gesture } from './bust.ts';
import { creaseLines, cutLines, part, softPart, type Arm } from './costume-parts.ts';
import { drawHand } from './hands.ts';

type Warp = (points: readonly Point[]) => Point[];
interface Sleeve {
  bust: Bust;
  cloth: Material;
  w: Warp;
  cuff: boolean;
}

/** Both arms of a gesture, in front of the breast. */
export function gestureArm(gesture: Gesture, bust: Bust, cloth: Material, w: Warp, cuff: boolean): Arm {
  return { parts: DRAWN[gesture]({ bust, cloth, w, cuff }), hand: [0, 2] };
}

const DRAWN: Readonly<Record<Gesture, (sleeve: Sleeve) => Part[]>> = {
  'arms folded': (of) => [
    ...sleeve(of, [[0.72, 1.16], [0.86, 1.7], [0.78, 2.16]], [[0.78, 2.16], [0.24, 2.16], [-0.34, 1.92]], false),
    ...hand(of, 'resting', [-0.3, 1.96], 196, 0.92),
    ...sleeve(of, [[-0.84, 1.16], [-0.94, 1.74], [-0.86, 2.3]], [[-0.86, 2.3], [-0.26, 2.42], [0.56, 2.12]], false),
  ],
  'hand at chin': (of) => [
    ...hand(of, 'holding', [0.3, of.bust.sex === 'woman' ? 0.46 : 0.52], -78, 0.96),
    ...sleeve(of, [[-0.84, 1.16], [-0.82, 1.76], [-0.5, 2.4]], [[-0.5, 2.4], [-0.1, 1.46], [0.28, 0.62]]),
  ],
  'hand on breast': (of) => [
    ...hand(of, 'resting', [-0.06, 1.6], -18, 1),
    ...sleeve(of, [[-0.84, 1.16], [-0.98, 1.76], [-0.92, 2.34]], [[-0.92, 2.34], [-0.5, 2.0], [-0.1, 1.64]]),
  ],
  fist: (of) => [
    ...fist(of, [0.62, 1.06], -62),
    ...sleeve(of, [[-0.84, 1.16], [-0.72, 1.8], [-0.22, 2.2]], [[-0.22, 2.2], [0.24, 1.74], [0.58, 1.2]]),
  ],
  pointing: (of) => [
    ...pointer(of, [0.86, 1.2], -20),
    ...sleeve(of, [[-0.84, 1.16], [-0.66, 1.72], [-0.16, 1.92]], [[-0.16, 1.92], [0.36, 1.66], [0.82, 1.24]]),
  ],
  sling: (of) => [
    ...hand(of, 'resting', [0.42, 2.06], -6, 1),
    ...sleeve(of, [[-0.84, 1.16], [-0.98, 1.76], [-0.9, 2.3]], [[-0.9, 2.3], [-0.2, 2.28], [0.4, 2.08]]),
    ...cradle(of.w),
  ],
  hook: (of) => [
    ...ironHook(of, [0.3, 1.82]),
    ...sleeve(of, [[-0.84, 1.16], [-0.98, 1.76], [-0.86, 2.34]], [[-0.86, 2.34], [-0.3, 2.2], [0.24, 1.88]], false),
  ],
}; // prettier-ignore

/** A sleeve bent at the elbow: the cloth, the shade along its lower side, folds at the elbow, and the cuff. */
function sleeve({ bust, cloth, w, cuff }: Sleeve, upper: readonly Point[], lower: readonly Point[], isCuffed = cuff): Part[] {
  const isWoman = bust.sex === 'woman';
  const wide = (radii: readonly number[]) => radii.map((radius) => radius * (isWoman ? 0.84 : 1));
  const [from, to] = [w(upper), w(lower)];
  const [ex, ey] = to[0]!;
  const [hx, hy] = to.at(-1)!;
  const [mx, my] = to[1]!;
  const length = Math.hypot(hx - mx, hy - my) || 1;
  const [ux, uy] = [(hx - mx) / length, (hy - my) / length];
  const edge = (across: number, along = 0): Point => [hx + ux * along - uy * across, hy + uy * along + ux * across];
  return [
    part('depth', ...limb(to.map(([x, y]): Point => [x - 0.02, y + 0.06]), wide([0.33, 0.28, 0.22]))),
    part(cloth, ...limb(from, wide([0.33, 0.34, 0.33])), ...limb(to, wide([0.33, 0.28, 0.21]))),
    softPart('depth', 0.4, ...limb([[ex - 0.06, ey + 0.12], [mx - 0.02, my + 0.14], [hx - ux * 0.1, hy + 0.08]], wide([0.2, 0.15, 0.08]))),
    creaseLines(0.026, [[ex - 0.28, ey - 0.1], [ex - 0.06, ey - 0.06], [ex + 0.14, ey - 0.2]], [[ex - 0.3, ey + 0.08], [ex - 0.06, ey + 0.1], [ex + 0.16, ey - 0.04]], [[(ex + mx) / 2, (ey + my) / 2 - 0.12], [(ex + mx) / 2 + 0.1, (ey + my) / 2], [(ex + mx) / 2 + 0.08, (ey + my) / 2 + 0.12]]),
    cutLines(0.016, [[ex + 0.1, ey - 0.3], [mx - uy * -0.24, my - 0.24], [hx + uy * 0.2, hy - ux * 0.19]]),
    ...(isCuffed ? [part('linen', outline([edge(-0.2, -0.02), edge(-0.19, 0.1), edge(0.19, 0.1), edge(0.2, -0.02)].map(([x, y]): Point => [x, y, 1])))] : []),
  ];
} // prettier-ignore

const hand = (
  { bust, w }: Sleeve,
  kind: 'resting' | 'holding',
  at: Point,
  turn: number,
  scale: number,
): Part[] => gloved(bust, drawHand(kind, w([at])[0]!, turn, scale * (bust.sex === 'woman' ? 0.86 : 1)));

const gloved = ({ wears }: Bust, drawn: Part[]): Part[] => wears.has('gloves') ? drawn.map((each) => (each.material === 'skin' ? { ...each, material: 'lining' as const } : each)) : drawn; // prettier-ignore

/** The fingers closed over the palm, the thumb across them. */
function fist({ bust, w }: Sleeve, at: Point, turn: number): Part[] {
  const [x, y] = w([at])[0]!;
  const put = (path: Path): Path => placed(path, { x, y, turn, scale: bust.sex === 'woman' ? 0.9 : 1.12 });
  return gloved(bust, [
    { path: put([outline([[-0.06, -0.13], [0.08, -0.2], [0.24, -0.24], [0.38, -0.2], [0.44, -0.08], [0.44, 0.06], [0.38, 0.18], [0.24, 0.22], [0.08, 0.16], [-0.06, 0.12]])]), material: 'skin' },
    { path: put([...[-0.1, 0.0, 0.1].map((across) => stroke([[0.43, across], [0.32, across + 0.01], [0.22, across]], 0.02, true)), stroke([[0.06, 0.12], [0.16, 0.02], [0.28, -0.04], [0.3, -0.14]], 0.02, true)]), material: 'shade' },
  ]);
} // prettier-ignore

/** The forefinger stretched out, the others closed. */
function pointer({ bust, w }: Sleeve, at: Point, turn: number): Part[] {
  const [x, y] = w([at])[0]!;
  const put = (path: Path): Path => placed(path, { x, y, turn, scale: bust.sex === 'woman' ? 0.9 : 1.05 });
  return gloved(bust, [
    { path: put([outline([[-0.06, -0.12], [0.1, -0.17], [0.26, -0.18], [0.44, -0.16], [0.62, -0.13], [0.68, -0.09], [0.62, -0.055], [0.42, -0.06], [0.38, -0.02], [0.4, 0.06], [0.36, 0.13], [0.24, 0.17], [0.08, 0.14], [-0.06, 0.1]]), outline([[0.12, -0.14], [0.2, -0.26], [0.28, -0.31], [0.31, -0.26], [0.26, -0.16]])]), material: 'skin' },
    { path: put([stroke([[0.42, -0.06], [0.3, -0.05], [0.22, -0.06]], 0.017, true), stroke([[0.4, 0.04], [0.3, 0.04], [0.24, 0.03]], 0.016, true), stroke([[0.13, -0.13], [0.2, -0.12], [0.26, -0.15]], 0.014, true)]), material: 'shade' },
  ]);
} // prettier-ignore

/** A cloth from the neck that carries the forearm. */
const cradle = (w: Warp): Part[] => [
  softPart('depth', 0.5, outline(w([[-1.18, 2.2], [-1.0, 2.86], [-0.3, 2.86], [0.5, 2.5], [0.6, 2.1], [0.1, 2.0]]))),
  part('white', outline(w([[-0.5, 0.46, 1], [-0.3, 0.56, 1], [-0.66, 1.3], [-0.8, 1.96, 1], [-0.2, 2.06], [0.2, 1.92, 1], [0.26, 1.3], [0.14, 0.6, 1], [0.3, 0.64, 1], [0.44, 1.3], [0.42, 1.9, 1], [0.4, 2.3], [-0.1, 2.62], [-0.7, 2.74], [-1.16, 2.66, 1], [-1.26, 2.3], [-1.14, 1.9, 1], [-0.9, 1.2]]))),
  part('shade', ...([[[-0.84, 1.98], [-0.3, 2.1], [0.2, 1.94]], [[-1.1, 2.1], [-0.5, 2.36], [0.36, 2.04]], [[-1.14, 2.4], [-0.6, 2.54], [0.3, 2.22]], [[-0.48, 0.6], [-0.8, 1.3], [-0.98, 1.96]], [[0.26, 0.7], [0.38, 1.3], [0.32, 1.9]]] satisfies Point[][]).map((line) => stroke(w(line), 0.018, true))),
]; // prettier-ignore

/** A hook of iron in a leather socket. */
function ironHook({ w }: Sleeve, at: Point): Part[] {
  const [x, y] = w([at])[0]!;
  const put = (path: Path): Path => placed(path, { x, y, turn: -28, scale: 1.2 });
  const bow = openCurve([[0.12, 0.0], [0.36, 0.0], [0.56, -0.06], [0.62, -0.24], [0.5, -0.38], [0.34, -0.34], [0.3, -0.24]]);
  return [
    { path: put([taper(bow, [0.06, 0.06, 0.058, 0.055, 0.05, 0.035, 0.006])]), material: 'lash' },
    { path: put([taper(bow.map(([px, py]): Point => [px - 0.006, py - 0.014]), [0.03, 0.03, 0.03, 0.028, 0.024, 0.014, 0.003])]), material: 'grey' },
    { path: put([outline([[-0.16, -0.2, 1], [0.06, -0.17], [0.2, -0.1, 1], [0.2, 0.1, 1], [0.06, 0.17], [-0.16, 0.2, 1]])]), material: 'lash' },
    { path: put([stroke([[0.08, -0.16], [0.1, 0.0], [0.08, 0.16]], 0.03)]), material: 'gold' },
  ];
} // prettier-ignore
