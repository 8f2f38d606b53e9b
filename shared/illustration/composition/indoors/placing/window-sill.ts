import type { Shape } from '../../../drawing/layer.ts';
import type { Scene, SceneThing } from '../../../scene.ts';
import { boxOf, createRow, shapesOf } from '../../canvas.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { motifOf } from '../../motif-of.ts';
import { TABLES } from '../../tables.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import { HAS_PLANTS } from '../../room/decor.ts';
import { isLong } from '../../room/window-bars.ts';
import type { Window } from '../../room/window-view.ts';
import { recordThing } from './record-shown.ts';
import type { Room } from '../room.ts';

/** Things that the passage puts on the window sill. */
export function drawOnSill(room: Room): void {
  const { scene, canvas, palette, window } = room;
  if (!window || window.isRound) return;
  const { x, y, width } = window;
  const sill = createRow(x - width / 2 + 4, x + width / 2 - 4);
  const shapes: Shape[] = [];
  for (const thing of scene.things) {
    if (standsOn(thing, scene) !== 'window' || room.shown.has(thing)) continue;
    const found = motifOf(thing, scene, canvas.random);
    if (found?.motif.support !== 'table') continue;
    for (let i = thing.count === 'many' ? 3 : Math.min(thing.count ?? 1, 3); i > 0; i--) {
      const scale = room.scale * canvas.random.between(0.66, 0.8);
      const parts = found.motif.draw(canvas.random, {});
      const { left, right } = boxOf(parts);
      const at = sill.take(x + width * (i % 2 ? 0.3 : -0.3), (right - left) * scale + 3);
      if (at === null) break;
      shapes.push(
        ...shapesOf(
          parts,
          { x: at - ((left + right) / 2) * scale, y, scale },
          coloursAt(palette, 0.12, { body: thing.colour }),
        ),
      );
      if (!room.shown.has(thing)) recordThing(room, thing);
    }
  }
  // Nothing else that they would hide.
  if (
    shapes.length === 0 &&
    !isLong(window) &&
    HAS_PLANTS.has(room.kind.decor.style) &&
    !room.isBackground &&
    !room.kind.hasBars &&
    !isGrim(room) &&
    canvas.random.chance(0.6)
  )
    shapes.push(...plants(room, window));
  canvas.add(shapes, { glow: 0.1, rim: 0.5 });
}

/** Dark and dreadful rooms have no flowers on the window sill. */
const isGrim = ({ scene: { mood, people, light } }: Room): boolean =>
  mood?.value === 'dread' || light?.value === 'moon' || people.some(({ monster }) => monster !== undefined);

/** One pot, or one at each side. */
function plants({ canvas, palette, scale }: Room, { x, y, width }: Window): Shape[] {
  const { random } = canvas;
  const at = random.chance(0.5) ? [-0.3, 0.3] : [random.pick([-0.28, 0.28])];
  return at.flatMap((share) => {
    const motif = MOTIFS.get('potted plant')!;
    const parts = motif.draw(random, {});
    const { left, right } = boxOf(parts);
    const own = (scale * random.between(0.42, 0.54)) / Math.max(1, motif.height / 0.7);
    return shapesOf(
      parts,
      { x: x + width * share - ((left + right) / 2) * own, y, scale: own },
      coloursAt(palette, 0.12),
    );
  });
}

/** The table or window on which the passage puts a thing. */
export function standsOn({ relation }: SceneThing, { things }: Scene): 'table' | 'window' | null {
  const under =
    relation?.kind === 'on' && relation.to.kind === 'thing' ? things[relation.to.index]?.what : undefined;
  return under === undefined
    ? null
    : under === 'window' || under === 'window sill'
      ? 'window'
      : TABLES.has(under)
        ? 'table'
        : null;
}
