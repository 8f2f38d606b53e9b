import { mix } from '../../drawing/colour.ts';
import { taper, type Path } from '../../drawing/path.ts';
import type { MotifOptions } from '../../motifs/motif.ts';
import type { Scene } from '../../scene.ts';
import { filled } from '../canvas.ts';
import { toneAt } from '../palette.ts';
import type { Stage, PlacedBuilding } from './stage.ts';

const BUILT: ReadonlySet<string> = new Set(['house', 'manor', 'castle', 'palace', 'hut', 'izba', 'cottage', 'inn', 'church', 'chapel', 'mill', 'barn', 'shed', 'tower', 'wall', 'roof', 'fence', 'gate', 'porch', 'square', 'street', 'courtyard', 'balcony', 'village', 'building', 'window']); // prettier-ignore
const SIGNS: ReadonlySet<string> = new Set(['decayed', 'ruined', 'broken', 'dirty']);

/** The passage describes a building as dilapidated. */
export const isDecayed = ({ things }: Scene): boolean =>
  things.some(({ what, qualities }) => BUILT.has(what) && qualities.some((quality) => SIGNS.has(quality))) ||
  things.some(({ what, qualities }) => what === 'shutter' && qualities.includes('closed'));

/** How the drawing of a house differs from that of a sound one. */
export const buildOf = (
  scene: Scene,
): Pick<MotifOptions, 'isDecayed' | 'isLong' | 'isIvied' | 'hasClock'> => ({
  hasClock: scene.things.some(({ what }) => what === 'clock'),
  isDecayed: isDecayed(scene),
  isIvied: scene.things.some(({ what }) => what === 'ivy' || what === 'vine'),
  isLong: scene.things.some(({ what, qualities }) => HOUSES.has(what) && qualities.includes('long')),
});
const HOUSES: ReadonlySet<string> = new Set(['house', 'manor', 'castle', 'palace', 'building']);

/** Weeds at the foot of a neglected house. */
export function addWeeds({ canvas: { random }, palette, standing }: Stage, { box, x, foot, size }: PlacedBuilding): void {
  const last = standing.at(-1);
  if (!last) return;
  const [wide, tall] = [(box.right - box.left) * size, -box.top * size];
  const weeds: Path = Array.from({ length: 70 }, () => {
    const u = x + wide * random.between(-0.53, 0.53);
    const high = random.between(0.04, 0.15) * tall;
    const lean = random.between(-0.3, 0.3) * high;
    return taper([[u, foot + 4], [u + lean * 0.4, foot - high * 0.6], [u + lean, foot - high]], [1.8, 1.3, 0.4]);
  });
  last.shapes.push(filled(mix(toneAt(palette, 0.08), palette.leaf ?? '#5d7444', palette.isDark ? 0.1 : 0.3), ...weeds));
} // prettier-ignore
