import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import type { Path } from '../../../drawing/path.ts';
import { filled, WIDTH } from '../../canvas.ts';
import { bush, farTree } from '../../land-and-sky/far-trees.ts';
import { areTreesMentioned, isDismal, isLeafless } from '../../land-and-sky/foliage.ts';
import type * as land from '../../land-and-sky/land.ts';
import { toneAt } from '../../palette.ts';
import type { Stage } from '../stage.ts';
import type { wayOf } from '../ways/way-through-land.ts';

/** Groups of bushes and small trees along a ridge, most of which stays open. */
export function thickets(
  { scene, canvas, palette, terrain, view }: Stage,
  contour: land.Contour,
  k: number,
  isDry: (x: number, foot: number, margin: number) => boolean,
): Shape[] {
  const { random } = canvas;
  const tall = (view.kind === 'high' ? [14, 21, 30, 42, 52] : [15, 26, 38])[k]!;
  const isBare = isLeafless(scene) || terrain.ground === 'snow';
  const green = mix(
    toneAt(palette, (view.kind === 'high' ? [0.6, 0.5, 0.4, 0.34, 0.3] : [0.5, 0.4, 0.32])[k]!),
    palette.leaf ?? '#5d7444',
    isBare ? 0 : palette.isDark ? 0.08 : 0.44 - k * 0.03,
  );
  const isBelow = view.kind === 'high';
  const groups = isBelow
    ? [
        random.between(20, 240),
        random.between(300, 480),
        random.between(560, 760),
        random.between(800, 1000),
      ].filter(() => random.chance(0.75))
    : k >= 2
      ? [random.pick([120, 880])]
      : [random.between(60, 260), random.between(430, 620), random.between(760, 960)];
  const rings: Path[number][] = [];
  for (const centre of groups) {
    const count = isBelow ? random.int(4, 11 - k) : random.int(2, Math.max(3, 5 - k));
    // Clustered around a taller one, and thinning out to one side.
    const [highest, drift] = [random.int(0, count - 1), random.chance(0.5) ? 1 : -1];
    let x = centre;
    for (let i = 0; i < count; i++) {
      const own = tall * (i === highest ? random.between(1.15, 1.5) : random.between(0.45, 1));
      const foot = contour(x) + 4;
      if (isDry(x, foot, own * 0.4)) rings.push(...farTree(random, x, foot, own, isBare ? 'bare' : 'leafy'));
      // Bushes grow under them: trees in a row on bare stems would stand there like toys.
      if (!isBare)
        for (const side of [-1, 1]) {
          const at = x + side * own * random.between(0.15, 0.5);
          if (isDry(at, foot, own * 0.5))
            rings.push(...bush(random, at, contour(at) + 5, own * random.between(0.34, 0.5)));
        }
      x += drift * tall * random.between(0.28, 0.7) * (1 + i * 0.16);
    }
  }
  return [filled(green, ...rings)];
}

/** Trees that come into the land from one side and thin out: the nearer, the taller and darker. */
export function grove(
  { scene, canvas: { random }, palette, terrain }: Stage,
  contour: land.Contour,
  k: number,
  side: 'left' | 'right',
  isDry: (x: number, foot: number, margin: number) => boolean,
): Shape[] {
  const tall = [24, 38, 58, 84][k]!;
  const isBare = isLeafless(scene) || terrain.ground === 'snow';
  const green = mix(
    toneAt(palette, [0.56, 0.44, 0.32, 0.2][k]!),
    palette.leaf ?? '#5d7444',
    isBare ? 0 : palette.isDark ? 0.08 : 0.44 - k * 0.04,
  );
  const reach = random.between(230, 440) - k * 30;
  const rings: Path[number][] = [];
  for (let u = -20; u < reach; u += tall * random.between(0.3, 0.62)) {
    const x = side === 'left' ? u : WIDTH - u;
    // Old trees stand inside, young ones and bushes at the end.
    const own = tall * (1 - 0.62 * (Math.max(0, u) / reach) ** 2) * random.between(0.68, 1.16);
    const foot = contour(x) + 5;
    if (!isDry(x, foot, own * 0.5)) continue;
    rings.push(...farTree(random, x, foot, own, isBare ? 'bare' : 'leafy'));
    if (!isBare)
      rings.push(
        ...bush(random, x + own * random.between(-0.3, 0.3), foot + 2, own * random.between(0.3, 0.46)),
      );
  }
  return [filled(green, ...rings)];
}

/** Whether a plant stays clear of the road or stream, also a little nearer to the reader. */
export const isBeside = (found: ReturnType<typeof wayOf>, x: number, y: number, margin: number): boolean =>
  !found ||
  [0, 14, 28].every(
    (lower) => Math.abs(x - found.way.middleAt(y + lower)) > found.way.halfAt(y + lower) + margin,
  );

/** Whether there may be scattered bushes and trees. */
export function isWooded({ scene, terrain }: Pick<Stage, 'scene' | 'terrain'>): boolean {
  if (terrain.ground !== 'grass' && terrain.ground !== 'tall grass' && terrain.ground !== 'snow')
    return false;
  const names = new Set(scene.things.map(({ what }) => what));
  if (names.has('moss') || names.has('desert')) return false;
  // Pastures below a moor have hedges and trees.
  if (names.has('moor') && !names.has('field') && !names.has('meadow')) return false;
  if (names.has('plain') && !names.has('wood')) return false;
  return areTreesMentioned(scene) || (WITH_TREES.has(scene.setting?.value ?? 'open') && !isDismal(scene));
}

/** Settings with scattered bushes and trees even if none are mentioned. */
const WITH_TREES: ReadonlySet<string> = new Set([
  'meadow',
  'river',
  'lake',
  'park',
  'village',
  'house',
  'castle',
  'church',
  'churchyard',
  'ruins',
  'road',
  'town',
  'garden',
  'orchard',
  'yard',
]);
