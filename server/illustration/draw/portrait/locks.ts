import { luminance, mix } from '#shared/illustration/drawing/colour.ts';
import type { Canvas, Point } from '../canvas.ts';
import type { Stage } from '../stage.ts';

/** A lock of hair: from a point over its widest place to a point. */
export function drawLock(canvas: Canvas, from: Point, over: Point, to: Point, width: number, fill: string): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width];
  const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  canvas.path(
    `M${at(from[0], from[1])}Q${at(over[0] + nx, over[1] + ny)} ${at(to[0], to[1])}Q${at(over[0] - nx, over[1] - ny)} ${at(from[0], from[1])}Z`,
    fill,
  );
} // prettier-ignore

/** Hair in the light from the right: `across` is −1 at the dark side, 1 at the lit one. */
export function hairShade({ light }: Stage, hair: string, across: number, i: number): string {
  // Dark hair shines less: a light lock in it would be a grey one.
  const shine = 0.3 + luminance(hair) * 0.7;
  const turned =
    across > 0 ? mix(hair, light.key, across * 0.26 * shine) : mix(hair, light.dark, -across * 0.42);
  return i % 2 ? mix(turned, '#120d10', 0.16) : mix(turned, '#fff0d8', 0.09 * shine);
}

/** Ringlets over the places: a round of hair with light on its shoulder. */
export function drawRinglets(stage: Stage, hair: string, places: readonly Point[], size: number): void {
  places.forEach(([x, y], i) => {
    const r = size * (0.8 + ((i * 37) % 10) / 22);
    const shade = hairShade(stage, hair, Math.max(-1, Math.min(1, x / 110)), i);
    stage.canvas.ellipse(x, y, r, r * 0.94, shade);
    stage.canvas.stroke(`M${(x - r * 0.5).toFixed(1)} ${(y + r * 0.1).toFixed(1)}q${(r * 0.2).toFixed(1)} ${(-r * 0.7).toFixed(1)} ${(r * 0.9).toFixed(1)} ${(-r * 0.4).toFixed(1)}`, mix(shade, '#fff0d8', 0.22), r * 0.16, 0.8); // prettier-ignore
  });
}
