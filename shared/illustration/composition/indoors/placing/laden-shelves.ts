import { hasBier } from '../people/bier.ts';
import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { polygon, rectangle } from '../../../drawing/path.ts';
import { CARRIED_LIGHTS, type SceneThing } from '../../../scene.ts';
import { boxOf, filled, glowShapes, shapesOf } from '../../canvas.ts';
import { motifOf } from '../../motif-of.ts';
import { TABLES } from '../../tables.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import type { Motif } from '../../../motifs/motif.ts';
import { SKIRTING } from '../../room/room-shell.ts';
import { isSpread, restsOn } from './on-tops.ts';
import { standsOn } from './window-sill.ts';
import { keepInFrame, SHADOW, type Room } from '../room.ts';
import { recordNamedThing, recordThing } from './record-shown.ts';

/** How high the boards hang, in pixels from the top. */
const BOARDS = [214, 318] as const;
const WIDE = 230;
const BOARD = 9;

/**
 * Shelves along the wall with the small things that the passage describes as many: lamps, bottles, jars,
 * clocks. Nothing is drawn if there are none, or no room for them.
 */
export function drawLadenShelves(room: Room): void {
  const { scene, canvas, palette, kind, source } = room;
  if (kind.hasShelves || kind.isVaulted || kind.hasBars) return;
  const areOnTables = isOnTables(room);
  const stock = scene.things.flatMap((thing) => {
    if (
      thing.qualities.includes('hung') ||
      (CARRIED_LIGHTS.has(thing.what) && thing.qualities.includes('lit'))
    )
      return [];
    if (areOnTables && !CARRIED_LIGHTS.has(thing.what)) return [];
    const motif = manySmall(room, thing);
    return motif ? [{ thing, motif }] : [];
  });
  // Candles around a coffin stand on the floor.
  if (stock.length === 0 || hasBier(room)) return;
  const x = room.wall.take(source === 'fire' ? 480 : 560, WIDE + 20);
  if (x === null) return;
  const wood = mix(palette.sky[1], palette.ink, palette.isDark ? 0.5 : 0.42);
  const shapes: Shape[] = [];
  const halos: Shape[] = [];
  for (const [row, usual] of BOARDS.entries()) {
    const y = SKIRTING - (SKIRTING - usual) * room.share;
    const { thing, motif } = stock[row % stock.length]!;
    const isShining = CARRIED_LIGHTS.has(thing.what) && palette.isDark && !thing.qualities.includes('out');
    let left = x - WIDE / 2 + 12;
    while (left < x + WIDE / 2 - 16) {
      const scale = room.scale * canvas.random.between(0.62, 0.84);
      const parts = motif.draw(canvas.random, { isLit: isShining && canvas.random.chance(0.6) });
      const box = boxOf(parts);
      const wide = (box.right - box.left) * scale;
      if (left + wide > x + WIDE / 2 - 6) break;
      shapes.push(
        ...shapesOf(
          parts,
          { x: left - box.left * scale, y: y + 1, scale },
          coloursAt(palette, 0.14, { body: thing.colour }),
        ),
      );
      if (isShining)
        halos.push(...glowShapes(palette.light, 0.4, left + wide / 2, y + box.top * scale * 0.66, 34));
      left += wide + canvas.random.between(7, 20);
    }
    shapes.push(
      filled(
        wood,
        rectangle(x - WIDE / 2, y, WIDE, BOARD),
        ...[-0.36, 0.36].map((at) =>
          polygon([
            [x + WIDE * at - 4, y + BOARD],
            [x + WIDE * at + 4, y + BOARD],
            [x + WIDE * at, y + 30],
          ]),
        ),
      ),
    );
  }
  canvas.add(shapes, {
    glow: 0.14,
    rim: 0.4,
    shadow: { ...SHADOW, distance: 6, colour: palette.ink, strength: 0.3 },
  });
  if (halos.length > 0) canvas.add(halos);
  keepInFrame(room, shapes);
  recordNamedThing(room, 'shelf');
  // A lamp or candle may also be on the table.
  for (const { thing } of stock.slice(0, BOARDS.length))
    if (!CARRIED_LIGHTS.has(thing.what)) recordThing(room, thing);
}

/** Where a table is named and no shelf, things are on the table. */
const isOnTables = ({ scene: { things, setting } }: Room): boolean =>
  !STORES.has(setting?.value ?? '') &&
  things.some(({ what, certainty }) => certainty >= 0.5 && TABLES.has(what)) &&
  !things.some(({ what }) => SHELVES.has(what));
const STORES: ReadonlySet<string> = new Set(['shop', 'workshop', 'cellar', 'study', 'tavern']);
const SHELVES: ReadonlySet<string> = new Set('shelf|bookshelf|cupboard|wall|books|bookcase'.split('|'));

/** Tableware belongs on the table, bedding on the bed, and carried things in a hand. */
const NOT_SHELVED: ReadonlySet<string> = new Set([
  'plate',
  'dish',
  'ham',
  'roast',
  'glass',
  'cup',
  'fork',
  'knife',
  'spoon',
  'bread',
  'letter',
  'paper',
  'playing cards',
  'coin',
  'pillow',
  'cushion',
  'blanket',
  'towel',
  'fan',
  'gloves',
  'handkerchief',
  'ring',
  'umbrella',
  'sword',
  'sabre',
  'pistol',
]);

/** @returns its motif; null for a single or large thing, or one laid for a meal */
function manySmall({ scene, canvas }: Room, thing: SceneThing): Motif | null {
  // What stands on a table or window is drawn there; of lamps there is one.
  if (standsOn(thing, scene) !== null && !CARRIED_LIGHTS.has(thing.what)) return null;
  if (
    (thing.count !== 'many' && !((thing.count ?? 1) > 3)) ||
    thing.certainty < 0.8 ||
    NOT_SHELVED.has(thing.what)
  )
    return null;
  if (restsOn(thing, scene) !== undefined) return null;
  // In a shop they are for sale.
  if (isSpread(thing) && scene.setting?.value !== 'shop' && scene.setting?.value !== 'workshop') return null;
  const found = motifOf(thing, scene, canvas.random);
  return found?.motif.support === 'table' && found.motif.height < 0.7 ? found.motif : null;
}
