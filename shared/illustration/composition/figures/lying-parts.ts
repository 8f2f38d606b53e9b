import { placed, type Path } from '../../drawing/path.ts';
import type { Part } from '../../motifs/motif.ts';
import { boxOf } from '../canvas.ts';
import type { Figure } from './figures.ts';

/** A figure lying on the ground: on its back, or on its face. */
export function lyingParts({
  parts,
  person,
}: Pick<Figure, 'parts'> & Partial<Pick<Figure, 'person'>>): Part[] {
  const flat = (path: Path): Path =>
    path.map((ring) => ring.map((at, i) => (i % 2 ? Math.min(at, BACK) : at)));
  const turned = parts.map((part) => ({
    ...part,
    path: flat(placed(part.path, { x: 0, y: 0, turn: person?.isProne ? 89 : -89 })),
  }));
  const { left, right, bottom } = boxOf(turned);
  return turned.map((part) => ({ ...part, path: placed(part.path, { x: -(left + right) / 2, y: -bottom }) }));
}

/** How far a body reaches behind its middle, in heads; anything lower is spread on the ground. */
const BACK = 0.6;
