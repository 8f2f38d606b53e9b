import { mix } from '../../drawing/colour.ts';
import { ellipse, type Path } from '../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import { translucent, WIDTH } from '../canvas.ts';
import type { Stage } from './stage.ts';

const GUNS: ReadonlySet<string> = new Set(['cannon', 'rifle', 'gun']);

/** The smoke of powder, not of chimneys: on a battlefield, or beside guns. */
export const isOfBattle = ({ setting, things }: Scene): boolean =>
  things.some(({ what }) => what === 'smoke') &&
  (setting?.value === 'battlefield' || things.some(({ what }) => GUNS.has(what)));

/** Banks of smoke that lie along the land and half hide what stands in it. */
export function drawBattleSmoke({ scene, canvas, palette, view }: Stage): void {
  const { random } = canvas;
  const white = mix(palette.haze, '#f4f0e6', palette.isDark ? 0.2 : 0.6);
  for (const [k, share] of [0.02, 0.3, 0.62].entries()) {
    const y = view.horizon + (view.foot - view.horizon) * share;
    const size = 0.6 + 0.5 * k;
    // So many faint puffs that no border shows.
    for (let veil = 0; veil < 5; veil++) {
      const from = random.between(-80, WIDTH * 0.5);
      const puffs: Path[number][] = Array.from({ length: 16 }, (_, i) =>
        ellipse(
          from + i * 38 * size + random.between(-16, 16),
          y - random.between(0, 46) * size * Math.sin((Math.PI * (i + 0.5)) / 16),
          random.between(34, 76) * size,
          random.between(16, 34) * size,
        ),
      );
      canvas.add([translucent(white, 0.17, ...puffs)], { glow: 0.3 });
    }
  }
  const smoke = scene.things.find(({ what }) => what === 'smoke');
  if (smoke) canvas.recordDrawn(smoke.what, smoke.words);
}
