import { placed } from '../../../drawing/path.ts';
import { boxOf } from '../../canvas.ts';
import { HOUSES } from '../../kinds-of-things.ts';
import { isTreeMotif } from '../placing/main-thing.ts';
import type { Stage } from '../stage.ts';

/** How far above the ground line of a building a tree behind it stands, in pixels. */
const BEHIND = 6;

/**
 * Stands trees that are drawn behind a building on ground behind it: on the slope of a bank, where the building stands
 * higher, their trunks would come out below it.
 */
export function standBehindBuildings({ standing }: Pick<Stage, 'standing'>): void {
  for (const building of standing) {
    if (!building.thing || !HOUSES.has(building.thing.what)) continue;
    const { left, right, bottom } = boxOf(building.shapes);
    for (const tree of standing) {
      if (!tree.thing || !isTreeMotif(tree.thing.what) || tree.scale > building.scale) continue;
      const box = boxOf(tree.shapes);
      const middle = (box.left + box.right) / 2;
      const rise = box.bottom - bottom + BEHIND;
      if (rise > BEHIND && middle > left && middle < right)
        tree.shapes = tree.shapes.map((shape) => ({
          ...shape,
          path: placed(shape.path, { x: 0, y: -rise }),
        }));
    }
  }
}
