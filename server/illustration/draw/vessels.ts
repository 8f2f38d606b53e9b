import { mix } from '#shared/illustration/drawing/colour.ts';
import type { Stage } from './stage.ts';

/** A small open boat on the water. */
export function drawBoat(stage: Stage, x: number, y: number, length: number, depth: number, hasMast: boolean, index = 0): void {
  const { canvas, light } = stage;
  const hull = stage.seen(stage.colour('boat', '#4a3c38', index), depth);
  const h = length * 0.2;
  canvas.ellipse(x, y + h * 0.75, length * 0.56, h * 0.34, light.dark, 0.28);
  if (hasMast) {
    canvas.stroke(`M${x} ${y - h * 0.4}V${y - length * 1.05}M${x} ${y - length * 0.95}L${x + length * 0.42} ${y - h * 0.5}`, mix(hull, light.dark, 0.25), Math.max(1.4, length * 0.02)); // prettier-ignore
    canvas.path(`M${x + 2} ${y - length * 0.92}Q${x + length * 0.3} ${y - length * 0.55} ${x + length * 0.34} ${y - h * 0.7}L${x + 3} ${y - h * 0.6}Z`, stage.seen('#e6d9bd', depth), 0.92); // prettier-ignore
  }
  canvas.path(`M${x - length * 0.56} ${y - h * 0.75}Q${x} ${y - h * 0.1} ${x + length * 0.56} ${y - h * 0.75}Q${x + length * 0.44} ${y + h * 0.7} ${x + length * 0.28} ${y + h * 0.75}H${x - length * 0.28}Q${x - length * 0.44} ${y + h * 0.7} ${x - length * 0.56} ${y - h * 0.75}Z`, canvas.linear([[0, mix(hull, light.key, 0.16)], [1, mix(hull, light.dark, 0.3)]])); // prettier-ignore
  canvas.stroke(`M${x - length * 0.55} ${y - h * 0.72}Q${x} ${y - h * 0.08} ${x + length * 0.55} ${y - h * 0.72}`, stage.seen('#d8c49a', depth), Math.max(1, length * 0.016));
} // prettier-ignore

/** A three-master with its sails set. */
export function drawShip(stage: Stage, x: number, y: number, length: number, depth: number): void {
  const { canvas, light } = stage;
  const hull = stage.seen(stage.colour('ship', '#4b3a36'), depth);
  const sail = stage.seen(stage.colour('ship', '#f0e6cf', 1), depth);
  canvas.path(`M${x - length * 0.5} ${y - length * 0.11}L${x + length * 0.48} ${y - length * 0.09}L${x + length * 0.62} ${y - length * 0.16}L${x + length * 0.4} ${y + length * 0.04}H${x - length * 0.4}Z`, canvas.linear([[0, hull], [1, mix(hull, light.dark, 0.4)]])); // prettier-ignore
  canvas.stroke(
    `M${x + length * 0.58} ${y - length * 0.15}L${x + length * 0.82} ${y - length * 0.26}`,
    hull,
    length * 0.014,
  );
  [-0.28, 0.02, 0.3].forEach((at, i) => {
    const mast = length * (i === 1 ? 0.86 : 0.72);
    const mx = x + length * at;
    canvas.stroke(`M${mx} ${y - length * 0.1}V${y - mast}`, hull, length * 0.014);
    for (let s = 0; s < 3; s++) {
      const half = length * (0.14 - s * 0.032);
      const top = y - mast + (2 - s) * mast * 0.27 + mast * 0.04;
      const h = mast * 0.22;
      canvas.path(`M${mx - half * 0.9} ${top}H${mx + half * 0.9}Q${mx + half * 1.35} ${top + h * 0.5} ${mx + half} ${top + h}Q${mx} ${top + h * 0.82} ${mx - half} ${top + h}Q${mx - half * 0.7} ${top + h * 0.5} ${mx - half * 0.9} ${top}Z`, canvas.linear([[0, mix(sail, light.key, 0.2)], [1, mix(sail, light.dark, 0.26)]], true)); // prettier-ignore
    }
  });
}
