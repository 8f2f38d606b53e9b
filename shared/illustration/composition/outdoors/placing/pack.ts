import { MOTIFS } from '../../../motifs/library.ts';
import type { SceneThing } from '../../../scene.ts';
import { boxOf, translucentShapesOf } from '../../canvas.ts';
import { DRAWN_BY_HORSES } from '../../kinds-of-things.ts';
import { depthAt, footAt, type Stage } from '../stage.ts';
import { thingColours } from './thing-colours.ts';

/** Beasts that run in packs, and how they are drawn doing so. */
const RUNNING: Readonly<Record<string, string>> = { wolf: 'wolf', dog: 'dog running' };
/** Hounds are pied, and seen against grass and hedges. */
const HOUND = '#d9c7a2';

/** The places of a pack, strung out: across, and how large beside a person there. */
const STRING = [
  { x: 236, share: 0.86 },
  { x: 372, share: 0.72 },
  { x: 150, share: 0.66 },
  { x: 468, share: 0.58 },
  { x: 300, share: 0.52 },
  { x: 560, share: 0.46 },
] as const;

/** "A pack of hounds", «волки шли за санями»: many of them, one behind another, and all the same way. */
export function placePack(stage: Stage, thing: SceneThing): boolean {
  const { canvas, scene, view } = stage;
  const motif = MOTIFS.get(RUNNING[thing.what] ?? '');
  if (!motif || !(thing.count === 'many' || (thing.count ?? 1) > 2)) return false;
  if (thing.qualities.some((quality) => quality === 'lying' || quality === 'sitting')) return false;
  // They run behind a sledge, and before a rider.
  const isBehind = scene.things.some(({ what }) => DRAWN_BY_HORSES.has(what) || what === 'troika');
  const isOnRight = isBehind ? stage.facing === 'left' : true;
  const isFlipped = isBehind && isOnRight;
  const wanted = thing.count === 'many' ? STRING.length : Math.min(thing.count ?? 1, STRING.length);
  for (const { x: across, share } of STRING.slice(0, wanted)) {
    const x = isOnRight ? 1024 - across : across;
    const scale = view.scale * share * canvas.random.between(0.95, 1.04);
    const parts = motif.draw(canvas.random, {});
    const { left, right } = boxOf(parts);
    const foot = footAt(view, scale) + 3;
    stage.standing.push({
      thing,
      scale,
      shapes: translucentShapesOf(
        parts,
        { x: x - ((left + right) / 2) * (isFlipped ? -1 : 1) * scale, y: foot, scale, isFlipped },
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
