import { HOME_NAMES } from '../../motifs/building-names.ts';

import type { Path } from '../../drawing/path.ts';
import type { SceneThing, TextRange } from '../../scene.ts';
import { boxOf, translucentShapesOf } from '../canvas.ts';
import { DRAWN_BY_HORSES, IN_THE_AIR, motifOf, OF_THE_LAND } from '../motif-of.ts';
import { reflected } from '../water.ts';
import { birds } from '../sky.ts';
import { areWindowsLit, placeHouses } from './clustered-houses.ts';
import { setAlight } from './set-alight.ts';
import { buildOf, isDecayed } from './decay.ts';
import { addDial, addCondition, BUILDINGS, recordTowers, withNamedTowers } from './buildings.ts';
import { placeGrove } from './groves.ts';
import { groundOf, growBehind } from './grounds.ts';
import { carriageWithHorses, horseFor, occupantsOf } from './carriages.ts';
import { BEASTS, FENCES, LOW_PLANTS, scaleOf } from './scale-of.ts';
import { inOrder, isAmongHouses, LANDMARKS } from './order-of-things.ts';
import { isShownByLand } from './is-shown-by-land.ts';
import { placeBridge } from './bridges.ts';
import { drawSwarm, SWARMS } from './swarm.ts';
import { clippedAtWaterline, waterline } from './waterline.ts';
import { HOUSES, isOfGrounds, isOvergrown, mainThing, isTreeMotif } from './main-thing.ts';
import { vineOn } from './thicket.ts';
import { IVIED, thingColours } from './thing-colours.ts';
import { isInRavine, SUNK, SUNK_HALL } from './ravine.ts';
import { reasonNotDrawn } from './reason-not-drawn.ts';
import { placeRocks, stones } from './rocks.ts';
import { depthAt, footAt, type Stage, waterEdge } from './stage.ts';
import { closePeopleCount } from './viewpoint.ts';
import { SUBJECT_X } from './people.ts';

/** Things named first and stressed most, which are drawn larger. */
export function placeThings(stage: Stage): void {
  const { scene, canvas, terrain } = stage;
  const main = mainThing(scene, canvas.random);
  let placed = 0;
  for (const thing of inOrder(scene.things, main)) {
    if (IN_THE_AIR.has(thing.what)) continue;
    if (OF_THE_LAND.has(thing.what)) {
      if (isShownByLand(thing.what, terrain, scene)) canvas.recordDrawn(thing.what, thing.words);
      continue;
    }
    if (placed >= 7 || (isOfGrounds(main, scene) && HOUSES.has(thing.what))) continue;
    if (placeThing(stage, thing, thing === main)) placed++;
  }
}

/** The maximum height of a building, in pixels from the top. */
const HIGHEST = 104;
/** The maximum width of a single thing, in pixels: there is room beside it, and more if other large things are named. */
const WIDEST = 700;
const WIDEST_AMONG_OTHERS = 430;
/** Of things on the ground at the reader's feet, where the picture narrows. */
const WIDEST_AT_FOOT = 600;
/** A ship at a quay leaves the houses of the town in view. */
const WIDEST_AT_QUAY = 470;
const HOMES: ReadonlySet<string> = new Set(HOME_NAMES);

/** Among people, from which scale on; and the scale of what finds no room there, as shares of theirs. */
const NEAR = 0.55;
const FARTHER = 0.54;

/** The nearness of a thing that looms out of the fog, relative to people. */
const LOOMING = 0.84;

/** The dip of a ship's bow, as a share of her heel. */
const PITCH = 0.5;

/** Leans everything above a line to one side. @param slope the offset, as a share of the height */
const leaning = (path: Path, foot: number, slope: number): Path =>
  path.map((ring) => ring.map((at, i) => (i % 2 ? at : at + slope * Math.max(0, foot - ring[i + 1]!))));

/** @param isFarther there was no room for it as near as it should be */
function placeThing(stage: Stage, thing: SceneThing, isSubject: boolean, isFarther = false): boolean {
  const { scene, canvas, palette, view, near, middle, terrain, sky } = stage;
  const found = motifOf(thing, scene, canvas.random);
  if (!found) return false;
  const otherwise = reasonNotDrawn(stage, thing, found, isSubject);
  if (otherwise === 'seen') canvas.recordDrawn(thing.what, thing.words);
  if (otherwise) return otherwise !== 'absent';
  const { motif } = found;
  // What the ferry carries is drawn on it.
  const cargo =
    found.name === 'ferry'
      ? scene.things.filter(({ what }) => DRAWN_BY_HORSES.has(what) || what === 'horse')
      : [];
  if (SWARMS.has(found.name)) {
    drawSwarm(stage, motif);
    canvas.recordDrawn(thing.what, thing.words);
    return true;
  }
  if (motif.support === 'sky' || thing.qualities.includes('flying')) {
    birds(canvas, palette, sky.x - 210, view.horizon * 0.42, thing.count === 'many' ? 9 : 5);
    canvas.recordDrawn(thing.what, thing.words);
    return true;
  }
  if (thing.what === 'fire' && setAlight(stage, thing)) return true;
  if (found.name.endsWith('bridge') && placeBridge(stage, thing, motif, isSubject)) {
    stage.placed.add(thing);
    canvas.recordDrawn(thing.what, thing.words);
    return true;
  }
  if (found.name === 'rock') {
    const isPlaced = placeRocks(stage, thing, isSubject);
    if (isPlaced) canvas.recordDrawn(thing.what, thing.words);
    return isPlaced;
  }
  const isAfloat =
    motif.support === 'water' || found.name === 'ship at anchor' || found.name === 'ship under sail';
  if (isAfloat && !terrain.water) return false;
  const isBuilding = BUILDINGS.has(found.name);
  // Buildings do not stand on the open sea.
  if (isBuilding && terrain.water === 'sea' && terrain.ground === 'bare' && terrain.far.length === 0)
    return false;
  const isMany = thing.count === 'many' || (thing.count ?? 1) > 2;
  // People who are the subject stand at the gate.
  const isTheirGate = found.name.includes('gate') && !isSubject && closePeopleCount(scene) > 0;
  const usual = scaleOf(stage, thing, found, { isSubject, isAfloat, isTheirGate });
  const scale = isFarther ? Math.min(usual * 0.66, view.scale * FARTHER) : usual;
  const isNear = scale > view.scale * NEAR;
  const most = isBuilding ? 7 : BEASTS.has(found.name) && scene.things.length < 3 ? 6 : 4;
  const count =
    found.name.includes('gate') || (isMany && found.name === 'castle')
      ? 1
      : thing.count === 'many'
        ? most
        : Math.min(thing.count ?? 1, 5);
  if (
    isBuilding &&
    isMany &&
    HOMES.has(found.name) &&
    found.name !== 'terraced houses' &&
    // Of many castles one is seen as it stands.
    found.name !== 'castle' &&
    !found.name.includes('church')
  ) {
    const houses = placeHouses(stage, thing, found.name, scale * motif.height * 1.1);
    if (houses > 0) {
      stage.placed.add(thing);
      canvas.recordDrawn(thing.what, thing.words);
    }
    return houses > 0;
  }
  // The many trees of an overgrown garden are its thicket.
  if (isTreeMotif(found.name) && found.name !== 'bush' && thing.count === 'many' && isOvergrown(scene)) {
    canvas.recordDrawn(thing.what, thing.words);
    return true;
  }
  if (isTreeMotif(found.name) && found.name !== 'bush' && thing.count === 'many') {
    const trees = placeGrove(stage, thing, found.name, isSubject ? 250 : 190);
    if (trees > 0) {
      stage.placed.add(thing);
      canvas.recordDrawn(thing.what, thing.words);
    }
    return trees > 0;
  }
  // One dark thing looms out of the fog; those behind it almost vanish.
  const isFoggy = scene.weather?.value === 'fog';
  const looms = isFoggy && isSubject && !isAfloat && scene.people.length === 0;
  let shown = 0;
  for (let i = 0; i < count; i++) {
    const own = [
      ...motif.draw(canvas.random, { isLit: areWindowsLit(stage, thing), ...buildOf(scene) }),
      ...occupantsOf(scene, thing, found.name),
    ];
    const horse = i === 0 ? horseFor(stage, thing, found.name) : null;
    const parts = DRAWN_BY_HORSES.has(found.name)
      ? carriageWithHorses(own, horse, thing, canvas.random)
      : i === 0 && isBuilding
        ? withNamedTowers(stage, own, found.name)
        : own;
    const box = boxOf(parts);
    const size = Math.min(
      scale *
        (i === 0 ? 1 : isBuilding ? canvas.random.between(0.42, 0.92) : canvas.random.between(0.55, 0.95)),
      (isBuilding && scene.things.some((other) => other !== thing && LANDMARKS.has(other.what))
        ? WIDEST_AMONG_OTHERS
        : WIDEST) /
        (box.right - box.left),
      !isBuilding && !isAfloat && !DRAWN_BY_HORSES.has(found.name) && !FENCES.has(found.name)
        ? WIDEST_AT_FOOT / (box.right - box.left)
        : Infinity,
      isAfloat && terrain.isWaterfront ? WIDEST_AT_QUAY / (box.right - box.left) : Infinity,
      isAfloat && stage.way?.isWater
        ? (2.2 * stage.way.way.halfAt(footAt(view, scale))) / (box.right - box.left)
        : Infinity,
      // Towers that rise from a house stay within the picture.
      isBuilding ? (footAt(view, scale) - HIGHEST) / -box.top : Infinity,
    );
    const isBackdrop =
      isBuilding ||
      isTreeMotif(found.name) ||
      LOW_PLANTS.has(found.name) ||
      FENCES.has(found.name) ||
      isAfloat;
    // Buildings never overlap, whatever their distances.
    const row = isBuilding ? middle : isNear ? near : isBackdrop ? middle : stage.open;
    // A boat lies where the stream is.
    const stream = isAfloat && stage.way?.isWater ? stage.way.way : null;
    const x = stream
      ? stream.middleAt(footAt(view, scale))
      : row.take(
          isTheirGate
            ? found.name === 'lion gate'
              ? SUBJECT_X
              : SUBJECT_X - 212
            : found.name === 'lion gate'
              ? 466
              : isSubject && i === 0
                ? view.focus
                : isBuilding && stage.facing
                  ? stage.facing === 'left'
                    ? 770
                    : 254
                  : isNear
                    ? 250 + i * 120
                    : 300 + i * 140,
          (box.right - box.left) * size,
          { overlap: isNear ? 0 : (box.right - box.left) * size * (isBuilding ? 0.02 : 0.2) },
        );
    if (x === null) break;
    if (isBuilding && isNear)
      near.block(x - ((box.right - box.left) / 2) * size, x + ((box.right - box.left) / 2) * size);
    // No house hides a train of carts.
    if (isMany && !isNear && DRAWN_BY_HORSES.has(found.name))
      middle.block(x - ((box.right - box.left) / 2) * size, x + ((box.right - box.left) / 2) * size);
    // A near thing must not seem to grow out of one behind it.
    if (isNear && !isBackdrop)
      stage.open.block(
        x - ((box.right - box.left) / 2) * size - 20,
        x + ((box.right - box.left) / 2) * size + 20,
      );
    if (horse) {
      stage.harnessed.add(horse);
      canvas.recordDrawn(horse.what, horse.words);
    }
    // With wide water, things that do not float are on the far bank.
    const isOnFarBank = !isAfloat && !isNear && terrain.water !== null && terrain.water !== 'stream';
    // Smaller ones stand farther back, where the bank rises.
    const level =
      looms && i === 0
        ? footAt(view, view.scale * LOOMING)
        : isOnFarBank
          ? view.horizon + 10 - (1 - size / scale) * 26
          : !isAfloat && terrain.water !== null && terrain.water !== 'stream'
            ? Math.max(view.foot + 3, footAt(view, size))
            : footAt(view, stream ? scale : size) + (isAfloat ? 4 : 3);
    const isAlone = isBuilding && isSubject && count === 1;
    if (isAlone || isAmongHouses(thing, scene.things))
      stage.subjectSpan = [x - ((box.right - box.left) / 2) * size, x + ((box.right - box.left) / 2) * size];
    const foot =
      isInRavine(scene) && isBuilding
        ? level + 14 - box.top * size * (found.name === 'factory' ? SUNK_HALL : SUNK)
        : isAlone
          ? level - groundOf(stage, { box, x, foot: level, size })
          : level;
    if (isBuilding && !isAlone && count > 1) growBehind(stage, { box, x, foot, size });
    // The right wall of a house faces the light.
    const isHorse = DRAWN_BY_HORSES.has(found.name) || thing.what === 'horse';
    const isFlipped = HOMES.has(found.name)
      ? x > sky.x
      : isHorse && stage.houseAt !== undefined
        ? stage.houseAt > x
        : canvas.random.chance(0.5);
    if (isHorse && isNear) stage.facing ??= isFlipped ? 'left' : 'right';
    if (isBuilding) stage.houseAt ??= x;
    const centre = ((box.left + box.right) / 2) * (isFlipped ? -1 : 1);
    if (i === 0 && isBuilding) recordTowers(stage);
    // In a heavy sea a ship heels over.
    const isRough =
      isAfloat &&
      motif.height > 8 &&
      (scene.weather?.value === 'storm' ||
        scene.weather?.value === 'wind' ||
        scene.things.some(({ what }) => what === 'wave'));
    const isRolling = isAfloat && thing.qualities.includes('rolling');
    const heel =
      isRolling || isRough
        ? (isRolling ? 15 : scene.weather?.value === 'storm' ? 7 : 4) * (isFlipped ? -1 : 1)
        : 0;
    const upright = translucentShapesOf(
      parts,
      {
        x: x - centre * size,
        y: foot + Math.abs(heel) * 1.2 + (isRolling ? 0.55 * size : 0),
        scale: size,
        isFlipped,
        turn: heel * PITCH,
      },
      thingColours(
        stage,
        thing,
        found.name,
        isSubject
          ? Math.min(0.16, depthAt(size * (130 / view.scale)))
          : Math.max(0, depthAt(size * (130 / view.scale)) + (isFoggy ? 0.16 : -0.1)),
      ),
    );
    // Seen from the side, only her masts lean; with the bow down she would seem to sink.
    const drawn =
      heel === 0
        ? upright
        : upright.map((shape) => ({
            ...shape,
            path: leaning(shape.path, foot, Math.tan((heel * 0.6 * Math.PI) / 180)),
          }));
    const line =
      isAfloat && motif.height > 8
        ? waterline(stage, x, foot, ((box.right - box.left) * size) / 2, (isRolling ? 1 : 0.5) * size)
        : null;
    if (line) stage.waterlines.push(line);
    stage.standing.push({
      thing,
      isAfloat,
      scale: looms && i === 0 ? view.scale * LOOMING : size,
      shapes: line ? clippedAtWaterline(drawn, line) : drawn,
    });
    // A lighthouse stands on its rock.
    if (found.name === 'lighthouse' && terrain.water === 'sea')
      stage.standing.push({
        scale: size * 1.001,
        shapes: stones(stage, x, foot + size * 1.6, size * 4.4, 0.2),
      });
    if (isOnFarBank && terrain.water !== 'sea')
      stage.mirrored.push(...reflected(stage.standing.at(-1)!.shapes, waterEdge(view), palette));
    const vine =
      found.name === 'broken birch' && scene.things.find(({ what }) => what === 'ivy' || what === 'vine');
    if (vine) {
      stage.standing.at(-1)!.shapes.push(...vineOn(stage, x, foot, motif.height * size));
      stage.shown.add(vine);
      canvas.recordDrawn(vine.what, vine.words);
    }
    const steamTo = found.name === 'train' ? (isFlipped ? 1 : -1) : undefined;
    if (((i === 0 || found.name === 'factory') && isBuilding) || steamTo) {
      // Towers have no ivy and no smoke.
      const mouth = motif.anchors?.mouth;
      const isSmoking = !found.name.startsWith('church') && found.name !== 'bell tower';
      addCondition(
        stage,
        { box: boxOf(own), x, foot, size },
        mouth && [x + (mouth.x * (isFlipped ? -1 : 1) - centre) * size, foot + mouth.y * size],
        {
          canSmoke: isSmoking,
          isAtWork: steamTo !== undefined || (found.name === 'factory' && !isDecayed(scene)),
          hasOwnIvy: IVIED.has(found.name),
          ...(steamTo && { steamTo }),
        },
      );
      addDial(stage, found.name, { x: x - centre * size, foot, size }, isFlipped);
    }
    shown++;
  }
  if (shown > 0) {
    stage.placed.add(thing);
    if (isBuilding && (isSubject || HOUSES.has(thing.what)))
      stage.subjectScale ??= stage.standing.findLast((each) => each.thing === thing)?.scale ?? scale;
    canvas.recordDrawn(thing.what, thing.words);
    for (const each of cargo) {
      stage.shown.add(each);
      canvas.recordDrawn(each.what, each.words);
    }
  }
  return shown > 0 || (isNear && !isFarther && !isAfloat && placeThing(stage, thing, isSubject, true));
}

/** The typical things of a place, unless the passage already names them. */
export function placeUsualThings(stage: Stage): void {
  const { scene, terrain } = stage;
  const named = new Set(scene.things.map(({ what }) => what));
  const words: readonly TextRange[] = scene.setting?.words ?? [];
  terrain.own.forEach((what, i) => {
    if (named.has(what)) return;
    placeThing(
      stage,
      { what, words, certainty: 0.8, weight: 0.5, qualities: [] },
      i === 0 && scene.people.length === 0,
    );
  });
}
