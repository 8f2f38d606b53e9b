import { ellipse, hole, outline, stroke, type Path, type Point } from '../drawing/path.ts';

export function wheel(x: number, radius: number, spokes = 10): Path {
  const y = -radius;
  const rim = radius * 0.09;
  return [
    outline(circle(x, y, radius)),
    hole(circle(x, y, radius - rim)),
    ...Array.from({ length: spokes / 2 }, (_, i) => {
      const angle = (i / spokes) * 2 * Math.PI;
      const [dx, dy] = [Math.cos(angle) * (radius - rim * 0.5), Math.sin(angle) * (radius - rim * 0.5)];
      return stroke(
        [
          [x - dx, y - dy],
          [x + dx, y + dy],
        ],
        radius * 0.055,
      );
    }),
    ellipse(x, y, radius * 0.16),
  ];
}

function circle(x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 16 }, (_, i) => (i / 16) * 2 * Math.PI).map((angle) => [
    x + Math.cos(angle) * radius,
    y + Math.sin(angle) * radius,
  ]);
}
