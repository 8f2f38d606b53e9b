import { mix } from '../../drawing/colour.ts';
import { filled } from '../canvas.ts';
import * as land from '../land.ts';
import { toneAt } from '../palette.ts';
import { groundTint } from '../terrain.ts';
import { whiteOf } from './middle-ground.ts';
import * as reliefs from './reliefs.ts';
import type { Stage } from './stage.ts';

/** How much of what stands in a ravine its sides hide, as a share of the way from the horizon to the reader. */
const HIDDEN = 0.34;

/** The sides of a ravine, before what lies in it: of the houses only the roofs and of the towers the tops are seen. */
export function drawRim(stage: Stage): void {
  const { scene, canvas, palette, terrain, view } = stage;
  const { random } = canvas;
  const depthOf = view.foot - view.horizon;
  const tint = terrain.ground === 'snow' ? null : groundTint(scene);
  ['left', 'right', 'left'].forEach((side, k) => {
    const foot = view.horizon + depthOf * (HIDDEN + 0.22 * k) + 6;
    const slope = reliefs.spur(random, side as 'left' | 'right', foot, 70 + k * 16, 0.94 - k * 0.16);
    const plain = terrain.ground === 'snow' ? mix(whiteOf(stage), palette.sky[1], 0.24 - k * 0.08) : toneAt(palette, 0.46 - k * 0.12); // prettier-ignore
    const colour = tint ? mix(plain, tint.colour, tint.share * 1.1) : plain;
    canvas.add([filled(colour, ...land.landBelow((x) => Math.min(slope(x), foot), 8)), ...(terrain.ground === 'snow' ? [] : [filled(colour, ...land.blades(random, slope, 9 + k * 3, 130))])], { haze: { from: foot - 6, to: foot + depthOf * 0.3, colour: palette.haze, strength: 0.5 - k * 0.14 }, glow: 0.3 - k * 0.06, rim: 0.3, shadow: { blur: 3, distance: 5, colour: palette.sky[0], strength: 0.16 } }); // prettier-ignore
  });
}
