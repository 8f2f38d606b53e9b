import { hole, outline, type Path, type Point } from '../../drawing/path.ts';

export const oval = (x: number, y: number, rx: number, ry: number): Point[] =>
  Array.from({ length: 28 }, (_, i): Point => {
    const angle = (i / 28) * 2 * Math.PI;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });

/** The frame of an oval. @param wide in pixels */
export const ringOf = (x: number, y: number, rx: number, ry: number, wide: number): Path => [
  outline(oval(x, y, rx + wide / 2, ry + wide / 2)),
  hole(oval(x, y, rx - wide / 2, ry - wide / 2)),
];
