import { MOTIFS } from '../../../motifs/library.ts';
import { createRow } from '../../canvas.ts';
import { motifOf } from '../../motif-of.ts';
import { TABLES } from '../../tables.ts';
import { isBedroom } from '../is-bedroom.ts';
import { isLaid, layTable, setLight } from '../people/at-table.ts';
import { isSpread, liesOnFloor, restsOn } from '../placing/on-tops.ts';
import { placeFloorThings } from '../placing/place-floor-things.ts';
import { addForeground, FRONT_Y, type Room } from '../room.ts';
import { motifShapes } from '../in-room-parts.ts';
import { recordNamedThing, recordThing } from '../placing/record-shown.ts';
import { addAgainstWall } from '../placing/against-wall.ts';
import type { SceneThing } from '../../../scene.ts';
import { bedOf } from '../people/sick-bed.ts';

/** An empty room: furniture where the light falls. */
export function drawEmptyRoom(room: Room): void {
  const { scene, source, light } = room;
  const named = scene.things.filter((thing) => !room.shown.has(thing));
  const isChurch = scene.setting?.value === 'church inside';
  // Flowers in vases stand on a piano or a chest of drawers that is named.
  const hasTops = named.some(
    ({ what }) => MOTIFS.get(what)?.support === 'ground' && MOTIFS.get(what)?.anchors?.top !== undefined,
  );
  const table = named.find(({ what }) => TABLES.has(what));
  const isSet =
    table !== undefined ||
    (!isChurch &&
      // A globe or a vase of flowers stands on something.
      (named.some(
        (thing) =>
          thing.certainty >= 0.75 &&
          !(isSpread(thing) && hasTops) &&
          restsOn(thing, scene) === undefined &&
          !liesOnFloor(thing, scene) &&
          thing.weight >= 0.3 &&
          motifOf(thing, scene, room.canvas.random)?.motif.support === 'table',
      ) ||
        source === 'table'));
  // A bed is the largest thing in a room: the others take the remaining space.
  const bed = named.find(({ what }) => what === 'bed' || what === 'iron bed' || what === 'four-poster');
  if (bed) {
    addForeground(room, motifShapes(room, bed.what === 'four-poster' ? bed.what : bedOf(room), 322), 0.6);
    recordThing(room, bed);
    // The cover upon it.
    recordNamedThing(room, 'blanket');
    room.floor.block(96, 322 + 1.12 * room.scale);
  } else if (isBedroom(room)) {
    // Every bedroom has one.
    addForeground(room, motifShapes(room, 'bed', 322), 0.6);
    room.floor.block(96, 322 + 1.12 * room.scale);
  }
  if (isSet) {
    const hasSeat = named.some(({ what }) => SEATS.has(what) && what !== 'chair' && what !== 'stool');
    const x = bed || isBedroom(room) ? 790 : hasSeat ? 720 : source === 'table' ? light.x : 560;
    const top = FRONT_Y - 0.76 * room.scale;
    const isBare =
      scene.leftOut.some(({ what }) => what === 'furniture') || named.some(({ what }) => SEATS.has(what));
    if (!isBare) addForeground(room, motifShapes(room, 'chair', x - 200), 0.6);
    const isPlain = room.kind.isLow || room.kind.hasSlope || room.kind.hasBars || room.kind.isVaulted;
    const isDesk = named.some(({ what }) => what === 'desk' || what === 'writing table');
    const usual =
      (isPlain || isOfWood(table)) && table?.what !== 'laid table'
        ? 'table'
        : isLaid(room)
          ? 'laid table'
          : room.canvas.random.pick(['table', 'round table', 'laid table', 'writing table']);
    const name =
      table?.what === 'round table' || (room.isBackground && source === 'table')
        ? 'round table'
        : isDesk
          ? 'writing table'
          : usual;
    addForeground(room, motifShapes(room, name, x), 0.6);
    const reach = (name === 'round table' ? 0.5 : 0.72) * room.scale;
    const row = createRow(x - reach, x + reach);
    if (source === 'table') {
      setLight(room, x, top);
      row.block(x - 34, x + 34);
    }
    layTable(room, row, top, x);
    room.floor.block(isBare ? x - 170 : x - 240, x + 170);
    drawOtherTables(room, name, table);
    for (const what of TABLES) recordNamedThing(room, what);
  }
  placeFloorThings(room, true);
  if (!isSet && room.shown.size === 0 && !room.isBackground)
    addForeground(
      room,
      motifShapes(
        room,
        isChurch
          ? 'lectern'
          : room.kind.isLow || room.kind.isVaulted || room.kind.hasBars
            ? 'bench'
            : room.canvas.random.pick(['armchair', 'sofa', 'round table', 'chair', 'armchair'] as const),
        420,
      ),
      0.7,
    );
}

/** "The long mahogany table", "a bare table": the wood is seen. */
const isOfWood = (table: SceneThing | undefined): boolean =>
  table?.what === 'table' &&
  (table.colour !== undefined ||
    table.qualities.some((quality) => quality === 'bare' || quality === 'wooden' || quality === 'carved'));

/** "Three tables stood in the room": the others, of other forms, along the wall. */
function drawOtherTables(room: Room, name: string, table: SceneThing | undefined): void {
  const count = table?.count === 'many' ? 3 : (table?.count ?? 1);
  const forms = name === 'round table' ? ['writing table', 'table'] : ['round table', 'writing table'];
  for (const [i, form] of forms.entries())
    if (i < count - 1) addAgainstWall(room, form, i === 0 ? 250 : 810, table?.colour);
}

const SEATS: ReadonlySet<string> = new Set([
  'sofa',
  'armchair',
  'bench',
  'stool',
  'chair',
  'bed',
  'iron bed',
]);
