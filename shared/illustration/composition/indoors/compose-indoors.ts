import { part } from '#painter-parts';
import type { Scene } from '../../scene.ts';
import { createCanvas, createRow, mirrored, WIDTH, type Composition } from '../canvas.ts';
import { ADULT_HEIGHT_M } from '../figures/figures.ts';
import { drawFloor } from '../room/floors.ts';
import { roomPalette, type Series } from '../palette.ts';
import { roomOf, SKIRTING } from '../room/room-shell.ts';
import { drawRoundWall } from '../room/vaults.ts';
import { beam, drawWindow } from '../room/room-window.ts';
import { drawWall } from '../room/wall-finishes.ts';
import type { Window } from '../room/window-view.ts';
import { drawArchitecture } from './special-rooms/architecture.ts';
import { arrange } from './arrange.ts';
import { hangBanners } from './special-rooms/banners.ts';
import { drawColonnade, isVast } from './special-rooms/colonnade.ts';
import { drawMotes, drawPolish } from './dust-and-polish.ts';
import { drawForeground, drawWebs } from './foreground.ts';
import { isGrandStaircase } from './special-rooms/grand-staircase.ts';
import { lightAt, lightOf } from './light-of-room.ts';
import { drawThreshold } from './draw-threshold.ts';
import { floorWidth } from './placing/place-floor-things.ts';
import { specialLight, specialTall } from './room-plan.ts';
import type { Room } from './room.ts';
import { asideOf, blockShell } from './shape-of-room.ts';
import { groundOf, shineOf } from './shine-of-room.ts';
import { drawSideWall } from './placing/side-wall.ts';
import { isOnStage } from './special-rooms/stage-scene.ts';
import { sceneryOf } from './scenery.ts';
import { standsAlone } from './placing/single-piece.ts';
import { hangTrophies, trophiesOf } from './placing/trophies.ts';
import { isMonsterWaking } from './people/waking-monster.ts';
import { drawWallThings } from './placing/wall-things.ts';
import { vistaOf } from './vistas/vista.ts';
import { windowOf } from './window-of-room.ts';
import { drawOnSill } from './placing/window-sill.ts';
import { zoomIn } from './zoom-in.ts';

/** A picture of an interior. @param isBackground a close-up will be put in front of it */
export function composeIndoors(
  stated: Scene,
  series: Series,
  seed: string,
  take: number,
  isBackground = false,
): Composition {
  const vista = isBackground ? null : vistaOf(stated);
  if (vista) return part('vistas').composeVista(stated, vista, series, seed, take);
  const canvas = createCanvas(series.seed, seed, 'indoors', take);
  // Monsters are not made in parlours.
  const scene: Scene =
    (stated.setting?.value ?? 'room') === 'room' && isMonsterWaking(stated)
      ? { ...stated, setting: { value: 'attic', source: 'book', certainty: 0.3, words: [] } }
      : stated;
  const usualKind = roomOf(scene, series, `${seed}/${take}`);
  // Nothing else hangs beside the one piece that the passage is about.
  const kind = standsAlone(scene) ? { ...usualKind, usual: [] } : usualKind;
  const isOnStairs = isGrandStaircase(scene) && !isBackground;
  const isStaged = isOnStage(scene) && !isBackground;
  const scenery = isBackground ? null : sceneryOf(scene);
  const source = isOnStairs ? 'doorway' : lightOf(scene);
  const isLampLit = source !== 'window' && source !== 'doorway' && !isStaged;
  const palette = roomPalette(scene, series, kind.decor.walls, isLampLit);
  const count = scene.people.reduce((sum, { count: n }) => sum + (n === 'many' ? 5 : n), 0);
  // A person alone in a barely described room is shown close up.
  const isClose = source === 'window' && count === 1 && scene.things.length < 2 && canvas.random.chance(0.6);
  const hasColonnade = isVast(scene) && !isOnStairs && !scenery;
  const plan = { hasColonnade, isOnStairs, isStaged, scenery };
  const usual = (specialTall(plan) ?? (isClose ? TALL_ALONE : tallOf(count))) / ADULT_HEIGHT_M;
  const share =
    hasColonnade || isOnStairs || isStaged || scenery || isBackground ? 1 : roomShare(scene, usual);
  const scale = usual * share;
  const light = specialLight(plan, source) ?? lightAt(source, scale, kind);
  const room: Room = {
    scene,
    canvas,
    palette,
    kind,
    scale,
    share,
    source,
    light,
    isBackground,
    isOnStairs,
    isStaged,
    scenery,
    window: scenery
      ? null
      : hasColonnade && source === 'window'
        ? { x: light.x, y: 500, width: 74, height: 344 }
        : seenFrom(share, windowOf(scene, kind, source, light, kind.curtain)),
    wall: createRow(110, 914),
    floor: createRow(110, 914),
    back: createRow(110, 914),
    front: -1,
    shown: new Set(),
    tops: [],
    inFrame: { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity },
  };
  const view = viewOf(room);
  const besideWindow = kind.isLow ? 36 : 60;
  if (room.window)
    room.wall.block(
      room.window.x - room.window.width / 2 - besideWindow,
      room.window.x + room.window.width / 2 + besideWindow,
    );

  blockShell(room);
  drawWall(canvas, palette, kind);
  // A hall has a row of windows.
  const windows = room.window
    ? asideOf(room, hasColonnade).map((aside) => ({
        ...room.window!,
        x: room.window!.x + aside,
        isArched: hasColonnade,
      }))
    : [];
  for (const each of windows) drawWindow(canvas, palette, kind, scene, series, each);
  const isSet = isOnStairs || isStaged || scenery !== null;
  if (!isSet) drawArchitecture(room);
  if (view === 'corner') {
    drawSideWall(room);
    drawWebs(room);
  }
  for (const thing of trophiesOf(scene)) room.shown.add(thing);
  const template = arrange(room);
  // No wall decoration behind a head.
  for (const x of template.heads) room.wall.block(x - 64, x + 64);
  hangTrophies(room);
  if (!isSet) {
    drawOnSill(room);
    drawWallThings(room);
    hangBanners(room);
  }
  drawFloor(canvas, palette, kind, light, hasRug(room));
  if (kind.features?.includes('round')) drawRoundWall(canvas, palette);
  if (source === 'window') for (const each of windows) beam(canvas, palette, each, hasColonnade ? -70 : -150);
  if (kind.features?.includes('polished')) drawPolish(room, windows);
  if (kind.features?.includes('dusty')) drawMotes(room, windows);
  if (hasColonnade) drawColonnade(room);
  room.front = canvas.layers.length;
  template.draw();
  if (view === 'straight' && !scenery) drawForeground(room);
  for (const known of [scene.setting, scene.time, scene.light])
    if (known && known.words.length > 0) canvas.recordDrawn(known.value, known.words);

  const shine = shineOf(source, light, palette.light, isLampLit);
  const stepped = zoomIn(canvas.layers, shine, room.inFrame, count === 1);
  // The door frame is not enlarged.
  const before = canvas.layers.length;
  if (view === 'threshold') drawThreshold(room);
  stepped.layers.push(...canvas.layers.slice(before));
  const turned = canvas.random.chance(0.5) ? mirrored(stepped.layers, stepped.light) : stepped;
  return {
    picture: {
      seed: `${series.seed}/${seed}/${take}`,
      paper: palette.paper,
      edge: { form: series.edge },
      ground: groundOf(palette, source, isLampLit),
      ...turned,
    },
    drawn: canvas.drawn,
    template: `${scene.setting?.value ?? 'room'} ${template.name} ${view}`,
  };
}

/** A single person, close up. */
const TALL_ALONE = 452;

/** The height of a person among others, in pixels. */
const tallOf = (count: number): number => (count <= 1 ? 352 : count === 2 ? 336 : count <= 4 ? 296 : 250);

/** The width of the two rows of furniture, in pixels, and the smallest share of the usual size, without and with people. */
const FLOOR_PX = 1300;

const SMALLEST = { empty: 0.7, peopled: 0.86 } as const;

/** The width that people take, in metres. */
const PERSON_M = 0.9;

/** A room in which the passage names much is seen from farther off. @param scale usual pixels per metre */
function roomShare(scene: Scene, scale: number): number {
  const people = scene.people.reduce(
    (sum, { count }) => sum + (count === 'many' ? 3 : Math.min(count, 3)),
    0,
  );
  const wide = floorWidth(scene) + people * PERSON_M;
  return Math.min(1, Math.max(people > 0 ? SMALLEST.peopled : SMALLEST.empty, FLOOR_PX / (wide * scale)));
}

/** A window of a room seen from farther off, so smaller and nearer to the floor. */
const seenFrom = (share: number, window: Window | null): Window | null =>
  window && {
    ...window,
    y: SKIRTING - (SKIRTING - window.y) * share,
    width: window.width * share,
    height: window.height * share,
  };

type View = 'straight' | 'corner' | 'threshold';

/** The viewpoint in a room: consecutive pictures differ. */
function viewOf({ kind, scene, canvas, source, window, light, scenery }: Room): View {
  const setting = scene.setting?.value;
  if (isVast(scene) || scenery || standsAlone(scene)) return 'straight';
  // A web hangs in the corner of a room.
  if (
    scene.things.some(({ what }) => what === 'cobweb') &&
    (!window || window.x < 330 || window.x > WIDTH - 330 || light.x > WIDTH / 2)
  )
    return 'corner';
  if (
    setting === 'carriage inside' ||
    kind.isVaulted ||
    kind.hasSlope ||
    kind.hasShelves ||
    setting === 'ballroom' ||
    setting === 'stairs' ||
    setting === 'theatre'
  )
    return 'straight';
  const isCornerFree = !window || (light.x > WIDTH / 2 ? window.x > 330 : window.x < WIDTH - 330);
  // The door case would cut through company at the sides.
  const isAlone = scene.people.reduce((sum, { count }) => sum + (count === 'many' ? 2 : count), 0) < 2;
  const views: [View, ...View[]] = [
    'straight',
    ...(isAlone ? (['threshold'] as const) : []),
    ...(isCornerFree && source !== 'hanging' ? (['corner', 'corner'] as const) : []),
  ];
  return canvas.random.pick(views);
}

/** A carpet of its own, unless the passage names one, or says that the floor is bare. */
const hasRug = ({ scene: { things, setting }, kind, isOnStairs, isStaged, scenery }: Room): boolean =>
  !isOnStairs &&
  !isStaged &&
  !scenery &&
  setting?.value !== 'carriage inside' &&
  kind.usual.length > 0 &&
  !things.some(({ what }) => what === 'carpet' || what === 'floor');
