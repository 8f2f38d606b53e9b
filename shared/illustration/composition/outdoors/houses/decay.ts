import { mix } from '../../../drawing/colour.ts';
import { taper, type Path } from '../../../drawing/path.ts';
import type { MotifOptions } from '../../../motifs/motif.ts';
import type { Scene } from '../../../scene.ts';
import { filled } from '../../canvas.ts';
import { toneAt } from '../../palette.ts';
import type { Stage, PlacedBuilding } from '../stage.ts';

const BUILT: ReadonlySet<string> = new Set([
  'house',
  'manor',
  'castle',
  'palace',
  'hut',
  'izba',
  'cottage',
  'inn',
  'church',
  'chapel',
  'mill',
  'barn',
  'shed',
  'tower',
  'wall',
  'roof',
  'fence',
  'gate',
  'porch',
  'square',
  'street',
  'courtyard',
  'balcony',
  'village',
  'building',
  'window',
  'factory',
  'station',
]);
const SIGNS: ReadonlySet<string> = new Set(['decayed', 'ruined', 'broken', 'dirty']);

/** The passage describes a building as dilapidated. */
export const isDecayed = ({ things }: Scene): boolean =>
  things.some(({ what, qualities }) => BUILT.has(what) && qualities.some((quality) => SIGNS.has(quality))) ||
  things.some(({ what, qualities }) => what === 'shutter' && qualities.includes('closed'));

/** Options for drawing a dilapidated house. */
export const buildOf = (scene: Scene): Pick<MotifOptions, 'isDecayed' | 'isLong' | 'hasClock'> => ({
  hasClock: scene.things.some(({ what }) => what === 'clock'),
  isDecayed: isDecayed(scene),
  isLong: scene.things.some(({ what, qualities }) => HOUSES.has(what) && qualities.includes('long')),
});
const HOUSES: ReadonlySet<string> = new Set(['house', 'manor', 'castle', 'palace', 'building']);

/** Weeds at the foot of a neglected house. */
export function addWeeds(
  { canvas: { random }, palette, standing }: Stage,
  { box, x, foot, size }: PlacedBuilding,
): void {
  const last = standing.at(-1);
  if (!last) return;
  const [wide, tall] = [(box.right - box.left) * size, -box.top * size];
  // In clumps, highest at the corners of the house.
  const weeds: Path = Array.from({ length: 15 }, () => {
    const across = random.between(-0.53, 0.53);
    const most = tall * (0.07 + 0.12 * Math.abs(across) * 2) * random.between(0.6, 1.1);
    return Array.from({ length: 11 }, (_, k) => {
      const out = (k - 5) / 5;
      const u = x + wide * across + out * most * 0.5;
      const high = most * (1 - 0.55 * Math.abs(out)) * random.between(0.75, 1.1);
      const lean = out * high * 0.5;
      return taper(
        [
          [u, foot + 4],
          [u + lean * 0.3, foot - high * 0.6],
          [u + lean, foot - high],
        ],
        [1.7, 1.2, 0.3],
      );
    });
  }).flat();
  last.shapes.push(
    filled(mix(toneAt(palette, 0.24), palette.leaf ?? '#5d7444', palette.isDark ? 0.1 : 0.3), ...weeds),
  );
}
