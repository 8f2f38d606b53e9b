import { outline } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Neckwear } from './bust.ts';
import { creaseLines, cutLines, part } from './costume-parts.ts';

/** The tie over the neckcloth; in heads, the chin at y = 0. */
export function drawNeckwear(kind: Neckwear): Part[] {
  switch (kind) {
    case 'open':
      return [];
    case 'tie':
      return [part('accent', outline([[0.13, 0.5], [0.27, 0.52], [0.29, 0.64], [0.18, 0.66]]), outline([[0.2, 0.64], [0.28, 0.63], [0.42, 1.1], [0.36, 1.34], [0.24, 1.12]])), cutLines(0.012, [[0.16, 0.55], [0.22, 0.6], [0.28, 0.57]])];
    case 'stock':
      return [part('depth', outline([[-0.38, 0.16], [-0.12, 0.24], [0.1, 0.27], [0.2, 0.36], [0.26, 0.54], [0.18, 0.62], [-0.08, 0.54], [-0.38, 0.4]])), cutLines(0.012, [[-0.34, 0.28], [-0.08, 0.38], [0.2, 0.44]])];
    case 'kerchief':
      return [part('accent', outline([[-0.4, 0.16], [-0.12, 0.24], [0.1, 0.28], [0.22, 0.38], [0.26, 0.54], [0.16, 0.62], [-0.1, 0.56], [-0.4, 0.42]]), outline([[0.12, 0.5], [0.28, 0.5], [0.3, 0.64], [0.16, 0.68]]), outline([[0.18, 0.62], [0.08, 0.94, 1], [0.24, 0.86, 1], [0.27, 0.64]]), outline([[0.25, 0.62], [0.32, 0.9, 1], [0.44, 0.82, 1], [0.31, 0.62]])), creaseLines(0.012, [[-0.34, 0.3], [-0.06, 0.4], [0.2, 0.46]])];
    case 'bow':
      return [part('depth', outline([[0.16, 0.46], [0.28, 0.5], [0.29, 0.63], [0.17, 0.62]]), outline([[0.18, 0.52], [0.06, 0.44], [-0.05, 0.48], [-0.03, 0.62], [0.08, 0.64]]), outline([[0.27, 0.53], [0.35, 0.47], [0.45, 0.54], [0.43, 0.68], [0.34, 0.66]]), outline([[0.2, 0.6], [0.12, 0.8], [0.2, 0.86, 1], [0.27, 0.64]]), outline([[0.25, 0.62], [0.28, 0.78], [0.36, 0.82, 1], [0.32, 0.64]])), cutLines(0.01, [[0.16, 0.55], [0.08, 0.53], [0.0, 0.55]], [[0.29, 0.57], [0.35, 0.56], [0.4, 0.58]])];
  }
} // prettier-ignore
