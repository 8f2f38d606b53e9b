import { ellipse, openCurve, outline, stroke, taper, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';

/**
 * The face of a monster in profile, on the outline of `profile.ts`: an eye as pale as its socket deep under the brow,
 * skin so taut that the sinews show, and lips in a straight dark line.
 *
 * @param mouth `teeth`: visible between the lips; `grin`: the jaws are open
 */
export function drawMonsterFace(mouth: 'closed' | 'teeth' | 'grin'): Part[] {
  return [
    // The socket, and the hollow cheek below its bone.
    { path: [outline([[0.1, -0.52], [0.2, -0.6], [0.33, -0.6], [0.35, -0.52], [0.31, -0.41], [0.2, -0.38], [0.12, -0.43]])], material: 'shade' },
    { path: [outline([[-0.04, -0.38, 1], [0.12, -0.33], [0.26, -0.28], [0.32, -0.2, 1], [0.25, -0.1], [0.18, -0.04, 1], [0.14, -0.18], [0.06, -0.28]])], material: 'shade', opacity: 0.85 },
    { path: [outline([[0.2, -0.5, 1], [0.25, -0.535], [0.3, -0.53], [0.325, -0.5, 1], [0.3, -0.472], [0.25, -0.468]])], material: 'eye' },
    { path: [ellipse(0.3, -0.502, 0.02, 0.026)], material: 'iris' },
    { path: [ellipse(0.305, -0.502, 0.007)], material: 'lash' },
    { path: [taper(openCurve([[0.19, -0.5], [0.25, -0.545], [0.33, -0.51]]), [0.005, 0.012, 0.006])], material: 'lash' },
    // An overhanging brow.
    { path: [outline([[0.13, -0.6, 1], [0.22, -0.668], [0.34, -0.656], [0.42, -0.6, 1], [0.36, -0.575], [0.27, -0.6], [0.18, -0.592]])], material: 'brow' },
    { path: SINEWS.map((line) => taper(openCurve(line), [0.003, 0.009, 0.009, 0.002])), material: 'shade', opacity: 0.9 },
    ...(mouth === 'grin' ? grin() : [{ path: [outline([[0.405, -0.222, 1], [0.412, -0.186], [0.402, -0.148, 1], [0.3, -0.15], [0.17, -0.165, 1], [0.3, -0.205]])], material: 'lip' } as const]),
    ...(mouth === 'teeth' ? [{ path: [outline([[0.398, -0.196, 1], [0.398, -0.174, 1], [0.3, -0.172], [0.24, -0.178, 1], [0.3, -0.19]])], material: 'eye' } as const, { path: [0.375, 0.35, 0.325, 0.3, 0.275].map((x) => stroke([[x, -0.196], [x, -0.172]], 0.005)), material: 'lash' } as const] : []),
  ];
} // prettier-ignore

/** Muscles from cheek to jaw, veins at the temple, wrinkles about nose and mouth, and the cords of the neck. */
const SINEWS: readonly (readonly Point[])[] = [
  [[-0.06, -0.46], [0.06, -0.4], [0.16, -0.38]], [[-0.04, -0.24], [0.04, -0.12], [0.08, 0.0]], [[0.0, -0.3], [0.1, -0.16], [0.14, -0.02]], [[0.06, -0.3], [0.16, -0.2], [0.2, -0.06]],
  [[0.06, -0.86], [0.1, -0.76], [0.04, -0.68], [0.1, -0.58]], [[0.16, -0.82], [0.13, -0.74], [0.17, -0.66]], [[0.2, -0.77], [0.28, -0.78], [0.345, -0.75]], [[0.18, -0.72], [0.27, -0.73], [0.36, -0.7]],
  [[0.37, -0.3], [0.31, -0.25], [0.28, -0.17], [0.3, -0.08]], [[0.04, 0.16], [-0.06, 0.3], [-0.1, 0.5]], [[-0.1, 0.14], [-0.16, 0.32], [-0.16, 0.52]], [[0.3, -0.06], [0.25, -0.02], [0.22, -0.04]],
]; // prettier-ignore

/** Open jaws and a wrinkled cheek. */
function grin(): Part[] {
  const teeth: Path = [0.385, 0.355, 0.325, 0.295, 0.265].flatMap((x) => [stroke([[x, -0.225], [x - 0.004, -0.165]], 0.006)]);
  return [
    { path: [outline([[0.405, -0.24, 1], [0.41, -0.19], [0.4, -0.14, 1], [0.3, -0.135], [0.18, -0.2, 1], [0.3, -0.235]])], material: 'lip' },
    { path: [outline([[0.395, -0.226, 1], [0.39, -0.165, 1], [0.31, -0.16], [0.24, -0.19, 1], [0.31, -0.222]])], material: 'eye' },
    { path: teeth, material: 'lash' },
    { path: [stroke([[0.2, -0.3], [0.13, -0.22], [0.14, -0.12]], 0.014, true), stroke([[0.14, -0.28], [0.08, -0.2], [0.09, -0.1]], 0.011, true)], material: 'shade' },
  ];
} // prettier-ignore
