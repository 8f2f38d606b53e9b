import type { Shape } from '../../../drawing/layer.ts';
import { rectangle } from '../../../drawing/path.ts';
import type { SceneThing } from '../../../scene.ts';
import { boxOf, glowShapes } from '../../canvas.ts';
import { motifOf } from '../../motif-of.ts';
import { DOORWAYS, PARTS } from '../../kinds-of-things.ts';
import { door, isPanelled, SKIRTING } from '../../room/room-shell.ts';
import { isHeaped } from './is-heaped.ts';
import { drawLadenShelves } from './laden-shelves.ts';
import { keepInFrame, SHADOW, type Room } from '../room.ts';
import { recordTop } from './record-top.ts';
import { recordNamedThing, recordThing } from './record-shown.ts';
import { hearthShapes, motifHere, motifShapes } from '../in-room-parts.ts';

/** The glow of a fire on the wall around it, and on its own bricks. */
const ON_WALL = '#ff9d4a';
const ON_BRICKS = '#b0521f';

/** Things along the wall; at most one large dark piece, in an outer third. */
export const AGAINST_WALLS: ReadonlySet<string> = new Set([
  'bookcase',
  'fireplace',
  'stove',
  'tiled stove',
  'iron stove',
  'clock',
  'wardrobe',
  'screen',
  'organ',
]);

export function drawWallThings(room: Room): void {
  const { scene, canvas, palette, kind, light, source } = room;
  const shapes: Shape[] = [];
  const depth = 0.2;
  const scale = room.scale * 0.94;
  if (source === 'fire') {
    const isStove =
      kind.isLow && scene.region === 'east' && !scene.things.some(({ what }) => what === 'fireplace');
    const { hearth, fire } = hearthShapes(room, isStove ? 'stove' : 'fireplace', light.x, {
      foot: SKIRTING + 8,
      scale: scale * 1.12,
      depth: 0.1,
    });
    keepInFrame(room, hearth);
    recordTop(room, isStove ? 'stove' : 'fireplace', light.x, { foot: SKIRTING + 8, scale: scale * 1.12 });
    // The fire lights the wall around it, then its own bricks, in front of which its flames are bright.
    canvas.add(glowShapes(ON_WALL, 0.3, light.x, light.y, scale * 1.7, scale * 1.3));
    canvas.add(hearth, { rim: 0.3, glow: 0.04, shadow: { ...SHADOW, colour: palette.ink, strength: 0.26 } });
    canvas.add(glowShapes(ON_BRICKS, 0.7, light.x, light.y + scale * 0.1, scale * 0.62, scale * 0.56));
    canvas.add(fire);
    room.wall.block(light.x - 190, light.x + 190);
    for (const what of ['fireplace', 'fire', 'stove']) recordNamedThing(room, what);
  }
  if (source === 'hanging' && (!kind.isVaulted || scene.things.some(({ what }) => what === 'chandelier'))) {
    canvas.add(motifShapes(room, 'chandelier', light.x, { foot: light.y + 96, scale: scale * 0.9 }), {
      rim: 0.3,
      glow: 0.2,
    });
    recordNamedThing(room, 'chandelier');
    room.wall.block(light.x - 130, light.x + 130);
  }
  if (source === 'doorway' || scene.things.some(({ what }) => what === 'door')) {
    const x = source === 'doorway' ? light.x : room.wall.take(210, 200);
    if (x !== null) {
      const opening = door(palette, x, source === 'doorway', kind.decor);
      keepInFrame(room, opening);
      canvas.add(opening, {
        glow: 0.14,
        rim: 0.3,
        shadow: { ...SHADOW, colour: palette.ink, strength: 0.25 },
      });
      for (const what of DOORWAYS) recordNamedThing(room, what);
      if (source === 'doorway') room.wall.block(x - 110, x + 110);
    }
  }
  if (room.window) {
    // The light is always inside the picture.
    if (source === 'window' || scene.things.some(({ what }) => OF_WINDOW.has(what))) {
      const { x, y, width, height } = room.window;
      // Of a window that the passage does not name, the nearer half is light enough beside one or two people.
      const isNamed = scene.things.some(({ what }) => OF_WINDOW.has(what));
      const isPartly =
        !isNamed &&
        scene.people.length > 0 &&
        scene.people.reduce((sum, { count }) => sum + (count === 'many' ? 9 : count), 0) < 3;
      keepInFrame(room, [
        {
          path: [
            isPartly
              ? rectangle(x - width / 2 - 30, y - height * 0.6, width * 0.7, height * 0.6)
              : rectangle(x - width / 2 - 30, y - height - 30, width + 60, height + 30),
          ],
          colour: palette.ink,
        },
      ]);
    }
    for (const what of OF_WINDOW) recordNamedThing(room, what);
  }
  drawLadenShelves(room);
  let dark = source === 'fire' ? 1 : 0;
  const { pictures } = kind.decor;
  let hungPictures = 0;
  for (const thing of scene.things)
    if (
      (kind.hasShelves && ['books', 'bookcase', 'bookshelf', 'shelf'].includes(thing.what)) ||
      (thing.what === 'beam' && kind.hasBeams) ||
      (thing.what === 'panelling' && isPanelled(kind)) ||
      SHELL.has(thing.what)
    )
      recordThing(room, thing);
  const named = scene.things.filter((thing) => !room.shown.has(thing));
  // Standing things take their place before hanging ones, and antlers hang over what is left of the wall.
  const turn = ({ what }: SceneThing) => (AGAINST_WALLS.has(what) ? 0 : what === 'antlers' ? 2 : 1);
  named.sort((a, b) => turn(a) - turn(b));
  const wanted = [
    ...named.map((thing) => ({ thing, what: thing.what })),
    ...((named.length > 5 && scene.setting?.value !== 'library') || named.some(({ what }) => what === 'flag')
      ? []
      : kind.usual.map((options) => ({
          thing: null,
          what: behindFace(room, canvas.random.pick(options as [string, ...string[]])),
        }))),
  ];
  // Unmentioned things do not take the wall from a tall piece that is named.
  const hasTallPiece = named.some((thing) => {
    const motif = motifOf(thing, scene, canvas.random)?.motif;
    return motif?.support === 'ground' && motif.height > 1.6;
  });
  for (const { thing, what } of wanted) {
    const found = motifOf(
      thing ?? { what, words: [], certainty: 1, weight: 0, qualities: [] },
      scene,
      canvas.random,
    );
    if (!found) continue;
    // Webs hang in the corner.
    if (
      what === 'cobweb' ||
      what === 'spider' ||
      found.name === 'window' ||
      found.name === 'curtained window' ||
      found.name === 'door'
    )
      continue;
    if (found.name === 'stag head') {
      if (hangHeads(room, thing?.count)) {
        if (thing) recordThing(room, thing);
      }
      continue;
    }
    if (PARTS.has(found.name)) continue;
    const isLarge = AGAINST_WALLS.has(found.name);
    // In a heap, tall pieces lean on the rest.
    if (isLarge && isHeaped(scene)) continue;
    if (!isLarge && found.motif.support !== 'wall') continue;
    if (isLarge && !thing && (dark > 0 || hasTallPiece)) continue;
    const own = found.name === 'picture' ? pictures[hungPictures++ % pictures.length]! : found.name;
    const motif = motifHere(room, own) ?? found.motif;
    const parts = motif.draw(canvas.random, { isLit: true });
    const { left, right } = boxOf(parts);
    const width = (right - left) * scale * (thing === null && !AGAINST_WALLS.has(found.name) ? SMALLER : 1);
    const isPrayedTo =
      found.name === 'icon' &&
      scene.people.some(({ posture }) => posture?.value === 'kneel' || posture?.value === 'pray');
    const wish = isLarge ? (light.x > 512 ? 190 : 840) : isPrayedTo ? 650 : 430;
    let x = room.wall.take(wish, width + 24);
    // Stated things are hung smaller rather than left out.
    const isSmaller = x === null && thing !== null && !isLarge;
    if (isSmaller) x = room.wall.take(wish, width * SMALLER + 8);
    // Or over the chimney piece.
    const mantel =
      x === null && isSmaller ? room.tops.find(({ what: under }) => under === 'fireplace') : undefined;
    if (mantel && OVER_MANTELS.has(found.name)) {
      mantel.row.block(light.x - 30, light.x + 30);
      const over = motifShapes(room, own, light.x, {
        foot: mantel.y - 12,
        scale: Math.min(scale * 0.8, (mantel.y - 112) / motif.height),
        depth,
        body: thing?.colour,
      });
      shapes.push(...over);
      keepInFrame(room, over);
      if (thing) recordThing(room, thing);
      continue;
    }
    if (x === null || (isLarge && x > 350 && x < 674 && width > 130)) continue;
    if (isLarge) {
      dark++;
      room.back.block(x - width / 2 - 12, x + width / 2 + 12);
    }
    // Unstated decorations are small, and at eye level.
    const isUsual = thing === null && !isLarge;
    const foot = isLarge ? SKIRTING + 10 : SKIRTING - (SKIRTING - 378 + (1 - motif.height) * 20) * room.share;
    const hung = motifShapes(room, own, x, {
      foot,
      scale: isSmaller || isUsual ? scale * SMALLER : scale,
      depth,
      body: thing?.colour,
    });
    shapes.push(...hung);
    if (thing) keepInFrame(room, hung);
    if (thing) recordThing(room, thing);
  }
  canvas.add(shapes, {
    glow: 0.16,
    rim: 0.3,
    shadow: { ...SHADOW, distance: 5, colour: palette.ink, strength: 0.26 },
  });
}

/** Behind a face, enlarged, a mirror or a bookcase would be cut by the picture's edge. */
const behindFace = ({ isBackground }: Room, what: string): string =>
  isBackground && (what === 'mirror' || AGAINST_WALLS.has(what)) ? 'oval portrait' : what;

/** What every room has. */
/** What shows with the window. */
const OF_WINDOW: ReadonlySet<string> = new Set(['window', 'curtain', 'blind', 'stained glass']);

const SHELL: ReadonlySet<string> = new Set(['wall', 'wallpaper', 'floor', 'furniture']);

const OVER_MANTELS: ReadonlySet<string> = new Set(['mirror', 'portrait', 'picture']);

/** The scale of those. */
const SMALLER = 0.66;

/** Heads of stags high on the wall, over whatever else is there. @returns whether there was room for one */
function hangHeads(room: Room, count: number | 'many' | undefined): boolean {
  const { canvas, palette, source, light, window } = room;
  const scale = room.scale * 0.82;
  // Over the fire, or where no portrait hangs below.
  const isFree = (x: number) => room.wall.isFree(x - 0.45 * scale, x + 0.45 * scale);
  const along = [430, 250, 610, 790];
  const places =
    source === 'fire'
      ? [light.x, light.x - 196, light.x - 372, light.x + 180]
      : [...along.filter(isFree), ...along.filter((x) => !isFree(x))];
  const wanted = count === undefined ? 1 : count === 'many' ? 3 : Math.min(count, 4);
  const shapes: Shape[] = [];
  let shown = 0;
  for (const x of places) {
    if (shown === wanted) break;
    if (x < 130 || x > 894 || (window && Math.abs(x - window.x) < window.width / 2 + 0.5 * scale)) continue;
    const head = motifShapes(room, 'stag head', x, { foot: 222, scale, depth: 0.16 });
    keepInFrame(room, head);
    shapes.push(...head);
    shown++;
  }
  canvas.add(shapes, {
    glow: 0.14,
    rim: 0.4,
    shadow: { ...SHADOW, distance: 6, colour: palette.ink, strength: 0.3 },
  });
  return shown > 0;
}
