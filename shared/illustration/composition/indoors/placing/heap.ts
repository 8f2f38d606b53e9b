import { points } from '../../../drawing/points.ts';
import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { outline, placed, rectangle, taper, type Path, type Point } from '../../../drawing/path.ts';
import type { SceneThing } from '../../../scene.ts';
import { boxOf, createRow, filled, translucent } from '../../canvas.ts';
import { motifOf } from '../../motif-of.ts';
import { SKIRTING } from '../../room/room-shell.ts';
import { layTable } from '../people/at-table.ts';
import { web } from '../foreground.ts';
import { addForeground, FRONT_Y, type Room } from '../room.ts';
import { recordNamedThing, recordThing } from './record-shown.ts';
import { motifShapes } from '../in-room-parts.ts';

/** The same drawing turned about the middle of its foot, clockwise in degrees. */
function tilted(shapes: readonly Shape[], turn: number): Shape[] {
  const { left, right, bottom } = boxOf(shapes);
  const at = { x: (left + right) / 2, y: bottom };
  return shapes.map((shape) => ({
    ...shape,
    path: placed(placed(shape.path, { x: -at.x, y: -at.y }), { ...at, turn }),
  }));
}

/** Tall pieces against the wall, leaning on each other; a table with a chair upon it; a bureau under its odds and ends; and no free floor. */
export function drawHeap(room: Room): void {
  const { scene, canvas, palette, scale } = room;
  const named = new Map(scene.things.map((thing) => [thing.what, thing]));
  const body = (what: string): string | undefined => named.get(what)?.colour;
  const lean = (what: string, x: number, turn: number, foot = SKIRTING + 16) => {
    if (!named.has(what)) return;
    addForeground(
      room,
      tilted(motifShapes(room, what, x, { foot, depth: 0.14, body: body(what) }), turn),
      0.4,
    );
    recordNamedThing(room, what);
  };
  // At the back: leaning against the wall and on each other.
  lean('bookcase', 420, 0);
  lean('wardrobe', 300, -4);
  lean('clock', 470, 2);
  if (named.has('clock') && named.has('cobweb'))
    addForeground(
      room,
      [
        translucent(
          mix(palette.light, '#ffffff', 0.4),
          0.72,
          ...web([470, 232], points`372,196 384,250 400,300 436,336 474,352 506,330`),
        ),
      ],
      0,
    );
  if (!named.has('clock'))
    addForeground(
      room,
      tilted(motifShapes(room, 'screen', 460, { foot: SKIRTING + 14, depth: 0.2 }), 3),
      0.3,
    );
  addForeground(
    room,
    tilted(motifShapes(room, 'picture', 392, { foot: SKIRTING + 20, depth: 0.18 }), 12),
    0.3,
  );
  // A table with a broken chair upon it, against the light.
  const tableX = 596;
  const top = FRONT_Y - 22 - 0.76 * scale;
  addForeground(
    room,
    motifShapes(room, 'table', tableX, { foot: FRONT_Y - 22, depth: 0.06, body: body('table') }),
    0.6,
  );
  addForeground(
    room,
    tilted(
      motifShapes(room, 'chair', tableX - 30, { foot: top, scale: scale * 0.94, body: body('chair') }),
      8,
    ),
    0.6,
  );
  for (const what of ['table', 'chair']) recordNamedThing(room, what);
  addForeground(room, bundle(room, tableX + 92, top, 52, 4), 0.3);
  // The bureau in front of it, with everything on it.
  const bureau = named.has('desk') || named.has('writing table') ? 'writing table' : 'chest of drawers';
  const bureauX = 770;
  addForeground(room, motifShapes(room, bureau, bureauX, { foot: FRONT_Y + 8, body: body('desk') }), 0.7);
  const deskTop = boxOf(motifShapes(room, bureau, bureauX, { foot: FRONT_Y + 8 })).top;
  addForeground(
    room,
    [...bundle(room, bureauX + 84, deskTop, 66, 7), ...bundle(room, bureauX - 26, deskTop, 50, 4)],
    0.4,
  );
  for (const what of ['desk', 'writing table', 'papers', 'chest of drawers']) recordNamedThing(room, what);
  const row = createRow(bureauX - 0.78 * scale, bureauX + 0.78 * scale);
  row.block(bureauX + 50, bureauX + 118);
  layTable(room, row, deskTop, bureauX - 60);
  // The remaining pieces crowd the foreground.
  const rest = scene.things.filter((thing) => !room.shown.has(thing) && isLow(thing, room));
  const places: readonly (readonly [x: number, foot: number, turn: number])[] = [
    [430, FRONT_Y + 2, 0],
    [250, FRONT_Y + 14, 0],
    [520, FRONT_Y + 22, 5],
  ];
  places.forEach(([x, foot, turn], i) => {
    // No two of a kind side by side: what is heaped up was never bought together.
    const thing = rest[i];
    const name = thing
      ? motifOf(thing, scene, canvas.random)!.name
      : (['stool', 'trunk', 'chest'] as const)[i]!;
    addForeground(
      room,
      tilted(motifShapes(room, name, x, { foot, isFlipped: i % 2 === 1, body: thing?.colour }), turn),
      0.7,
    );
    if (thing && !room.shown.has(thing)) recordThing(room, thing);
  });
  // Discarded clothes.
  const cloth = mix(mix('#8a7460', palette.ink, 0.5), palette.sky[2], 0.12);
  const heap = outline([
    [322, FRONT_Y + 20, 1],
    [330, FRONT_Y + 2],
    [350, FRONT_Y - 14],
    [372, FRONT_Y - 30],
    [398, FRONT_Y - 22],
    [420, FRONT_Y - 6],
    [446, FRONT_Y + 4],
    [462, FRONT_Y + 20, 1],
  ]);
  const folds = [
    [
      [344, FRONT_Y + 16],
      [356, FRONT_Y - 2],
      [374, FRONT_Y - 22],
    ],
    [
      [380, FRONT_Y + 17],
      [386, FRONT_Y],
      [392, FRONT_Y - 16],
    ],
    [
      [414, FRONT_Y + 17],
      [410, FRONT_Y + 4],
      [402, FRONT_Y - 10],
    ],
    [
      [438, FRONT_Y + 18],
      [430, FRONT_Y + 8],
    ],
  ] as const;
  addForeground(
    room,
    [
      filled(cloth, heap),
      translucent(
        palette.ink,
        0.4,
        ...folds.map((line) =>
          taper(
            line.map(([x, y]): Point => [x, y]),
            [0.6, 2.4, 0.6],
          ),
        ),
      ),
    ],
    0.5,
  );
}

function isLow(thing: SceneThing, { scene, canvas }: Room): boolean {
  const found = motifOf(thing, scene, canvas.random);
  return found?.motif.support === 'ground' && found.motif.height < 1.5;
}

/** A crooked pile of sheets and books. @param wide in pixels */
function bundle(
  { canvas: { random }, palette }: Room,
  x: number,
  foot: number,
  wide: number,
  count: number,
): Shape[] {
  const sheets: Path[number][] = [];
  const covers: Path[number][] = [];
  let y = foot;
  for (let i = 0; i < count; i++) {
    const thick = random.between(4, 9);
    const half = (wide / 2) * random.between(0.78, 1.06);
    const shift = random.between(-7, 7);
    (i % 3 === 2 ? covers : sheets).push(
      placed([rectangle(-half, -thick, half * 2, thick)], {
        x: x + shift,
        y,
        turn: random.between(-3, 3),
      })[0]!,
    );
    y -= thick;
  }
  return [
    filled(mix('#e9dfc6', palette.ink, 0.2), ...sheets),
    ...(covers.length > 0 ? [filled(mix('#6f3a30', palette.ink, 0.3), ...covers)] : []),
  ];
}
