import { MOTIFS } from '../../../motifs/library.ts';
import type { Scene, SceneThing } from '../../../scene.ts';
import { boxOf, translucentShapesOf } from '../../canvas.ts';
import { DRAWN_BY_HORSES } from '../../kinds-of-things.ts';
import { depthAt, footAt, type Stage } from '../stage.ts';
import { thingColours } from './thing-colours.ts';

/** Beasts that run in packs, and how they are drawn doing so. */
const RUNNING: Readonly<Record<string, string>> = { wolf: 'wolf', dog: 'dog running' };
/** Hounds are pied, and seen against grass and hedges. */
const HOUND = '#d9c7a2';

/** The places of a pack that runs to the right, strung out: across, and how large beside a person there. */
const STRING = [
  { x: 788, share: 0.86 },
  { x: 652, share: 0.72 },
  { x: 874, share: 0.66 },
  { x: 556, share: 0.58 },
  { x: 724, share: 0.52 },
  { x: 464, share: 0.46 },
] as const;

/** Behind a sledge that flees to the left. */
const BEHIND = [
  { x: 706, share: 0.84 },
  { x: 826, share: 0.72 },
  { x: 760, share: 0.58 },
  { x: 888, share: 0.56 },
  { x: 676, share: 0.46 },
  { x: 820, share: 0.42 },
] as const;

/** Where that sledge is, in pixels. */
export const HUNTED_X = 340;

/** Wolves run behind a sledge or a carriage. */
export const isHunted = ({ things }: Scene): boolean =>
  things.some(({ what, count }) => what === 'wolf' && (count === 'many' || (count ?? 1) > 2)) &&
  things.some(({ what }) => DRAWN_BY_HORSES.has(what) || what === 'troika');

/** "A pack of hounds", «волки шли за санями»: many of them, one behind another, and all the same way. */
export function placePack(stage: Stage, thing: SceneThing): boolean {
  const { canvas, scene, view } = stage;
  const motif = MOTIFS.get(RUNNING[thing.what] ?? '');
  if (!motif || !(thing.count === 'many' || (thing.count ?? 1) > 2)) return false;
  if (thing.qualities.some((quality) => quality === 'lying' || quality === 'sitting')) return false;
  // They run behind a sledge, and before a rider.
  const isBehind = isHunted(scene);
  const string = isBehind ? BEHIND : STRING;
  const wanted = thing.count === 'many' ? string.length : Math.min(thing.count ?? 1, string.length);
  for (const { x, share } of string.slice(0, wanted)) {
    const scale = view.scale * share * canvas.random.between(0.95, 1.04);
    const parts = motif.draw(canvas.random, {});
    const { left, right } = boxOf(parts);
    const foot = footAt(view, scale) + 3;
    stage.standing.push({
      thing,
      scale,
      shapes: translucentShapesOf(
        parts,
        { x: x - ((left + right) / 2) * (isBehind ? -1 : 1) * scale, y: foot, scale, isFlipped: isBehind },
        thingColours(
          stage,
          thing.what === 'dog' ? { ...thing, colour: thing.colour ?? HOUND } : thing,
          RUNNING[thing.what]!,
          Math.max(0, depthAt(scale * (130 / view.scale)) - 0.1),
        ),
      ),
    });
  }
  return true;
}
