import { placed } from '../../../drawing/path.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import { boxOf, shapesOf } from '../../canvas.ts';
import { motifOf } from '../../motif-of.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { usualColour } from '../../colours/usual-colours.ts';
import type { Scene, SceneThing } from '../../../scene.ts';
import { keepInFrame, SHADOW, type Room } from '../room.ts';
import { recordThing } from './record-shown.ts';

/** Things that do not belong on a wall, but hang on one if the passage says so. */
const TROPHIES: ReadonlySet<string> = new Set([
  'rifle',
  'musket',
  'sabre',
  'sword',
  'dagger',
  'pistol',
  'revolver',
  'whip',
  'violin',
  'guitar',
  'balalaika',
  'hunting horn',
  'bow',
  'spear',
  'shield',
  'axe',
]);
/** The middle of each row of them, in pixels from the top. */
const ROWS = [226, 300] as const;
const MOST = 4;
/** The tilt of long things, in degrees. */
const LENGTHWISE = 82;

/** Weapons and instruments that hang on the wall, and so lie on no table. */
export const trophiesOf = ({ things }: Scene): SceneThing[] =>
  things.filter(
    ({ what, qualities, relation }) =>
      TROPHIES.has(what) && (qualities.includes('hung') || relation?.kind === 'above'),
  );

/** Hangs them on free stretches of the wall, above the heads of the people. */
export function hangTrophies(room: Room): void {
  const { scene, canvas, palette, scale } = room;
  // The longest at the top.
  const hung = trophiesOf(scene).sort(
    (a, b) => (MOTIFS.get(b.what)?.height ?? 0) - (MOTIFS.get(a.what)?.height ?? 0),
  );
  let [column, above, shown] = [512, 0, 0];
  for (const thing of hung.slice(0, MOST)) {
    const found = motifOf(thing, scene, canvas.random);
    const motif = found && MOTIFS.get(found.name);
    if (!motif) continue;
    const parts = motif.draw(canvas.random, {});
    const own = boxOf(parts);
    const turn = own.bottom - own.top > own.right - own.left ? LENGTHWISE : 0;
    const at = { x: 0, y: 0, scale: scale * 0.9, turn };
    const { left, right, top, bottom } = boxOf(parts.map(({ path }) => ({ path: placed(path, at) })));
    const half = (right - left) / 2;
    const row = shown % ROWS.length;
    // One above the other where there is room.
    const x = row > 0 && half <= above ? column : freeAt(room, half);
    if (x === null) continue;
    if (row === 0) [column, above] = [x, half];
    const shapes = shapesOf(
      parts,
      { ...at, x: x - (left + right) / 2, y: ROWS[row]! - (top + bottom) / 2 },
      coloursAt(palette, 0.1, { usual: usualColour(found.name, scene) }),
    );
    canvas.add(shapes, {
      glow: 0.1,
      rim: 0.4,
      shadow: { ...SHADOW, distance: 5, colour: palette.ink, strength: 0.3 },
    });
    shown++;
    keepInFrame(room, shapes);
    recordThing(room, thing);
  }
}

/** The middle of a free stretch of the wall, near the picture's middle; null if none is wide enough. */
function freeAt({ wall }: Room, half: number): number | null {
  const places = Array.from({ length: 40 }, (_, i) => 220 + i * 15).sort(
    (a, b) => Math.abs(a - 540) - Math.abs(b - 540),
  );
  const x = places.find((each) => wall.isFree(each - half, each + half));
  if (x === undefined) return null;
  wall.block(x - half - 12, x + half + 12);
  return x;
}
