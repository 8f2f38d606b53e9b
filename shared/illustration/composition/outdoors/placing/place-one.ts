import { mix } from '../../../drawing/colour.ts';
import { polygon, rectangle, type Bounds } from '../../../drawing/path.ts';
import type { Part } from '../../../motifs/motif.ts';
import { boxOf, filled, translucent, translucentShapesOf } from '../../canvas.ts';
import { reflected } from '../../land-and-sky/water.ts';
import { addCondition } from '../houses/building-condition.ts';
import { carriageWithHorses, horseFor, occupantsOf } from '../ways/carriages.ts';
import { areWindowsLit } from '../houses/clustered-houses.ts';
import { coveringOf } from '../houses/covering.ts';
import { mossyRoof } from '../houses/mossy-roof.ts';
import { isClimber } from '../houses/is-climber.ts';
import { buildOf, isDecayed } from '../houses/decay.ts';
import { groundOf, growBehind } from '../houses/grounds.ts';
import { heeled, heelOf, isRolling, PITCH } from '../water/heel.ts';
import { recordTowers, withNamedTowers } from '../houses/named-towers.ts';
import { isTreeMotif } from './main-thing.ts';
import { FENCES } from './scale-of.ts';
import { isAmongHouses } from './order-of-things.ts';
import { isHunted } from './pack.ts';
import { isOnFarBank, levelOf, LOOMING, takeX } from './place-of-placed.ts';
import { HOMES, type Placing } from './placing.ts';
import { isInRavine } from '../../terrain/relief-of.ts';
import { SUNK, SUNK_HALL } from '../rock/ravine.ts';
import { stones } from '../rock/rocks.ts';
import { sizeOfPlaced } from './size-of-placed.ts';
import { snowOn } from '../far/snow-laden.ts';
import { depthAt, waterEdge, type PlacedBuilding, type Stage } from '../stage.ts';
import { hasTerrace, terraceOf } from '../houses/terrace.ts';
import { addSteepleClock } from '../houses/steeple-clock.ts';
import { vineOn } from '../wood/thicket.ts';
import { thingColours } from './thing-colours.ts';
import { clippedAtWaterline, waterline } from '../water/waterline.ts';

/** Places the `i`th drawing of a thing. @returns whether there was room for it */
export function placeOne(placing: Placing, i: number): boolean {
  const { stage, thing, name, motif, isBuilding, isNear } = placing;
  const { scene, canvas } = stage;
  const own = [
    ...motif.draw(canvas.random, { isLit: areWindowsLit(stage, thing), ...buildOf(scene) }),
    ...occupantsOf(scene, thing, name),
  ];
  const horse = i === 0 ? horseFor(stage, thing, name) : null;
  const parts = completed(placing, own, horse, i);
  const box = boxOf(parts);
  const size = sizeOfPlaced(placing, box, i);
  const x = takeX(placing, (box.right - box.left) * size, i);
  if (x === null) return false;
  if (horse) {
    stage.harnessed.add(horse);
    canvas.recordDrawn(horse.what, horse.words);
  }
  const foot = standOnGround(placing, { box, x, size }, i);
  const isFlipped = faces(placing, x);
  const isHorse = placing.isDrawnByHorses || thing.what === 'horse';
  if (isHorse && isNear) stage.facing ??= isFlipped ? 'left' : 'right';
  if (isBuilding) stage.houseAt ??= x;
  if (i === 0 && isBuilding) recordTowers(stage);
  const spot: Spot = {
    i,
    box,
    x,
    foot,
    size,
    isFlipped,
    centre: ((box.left + box.right) / 2) * (isFlipped ? -1 : 1),
  };
  stand(placing, spot, parts);
  growVine(placing, spot);
  if ((isBuilding || name === 'ruin') && i === 0) {
    growOver(placing, parts, size);
    if (hasTerrace(stage, name)) standOnTerrace(stage, { box, x, foot, size });
  }
  if (isBuilding || name === 'train') showUse(placing, spot, boxOf(own));
  if (isBuilding && i === 0 && stage.scene.light?.value === 'doorway') shineFromDoor(placing, spot);
  return true;
}

/** Where a drawing stands, in pixels. */
interface Spot {
  i: number;
  box: Bounds;
  x: number;
  foot: number;
  size: number;
  isFlipped: boolean;
  /** The middle of the drawing, in metres. */
  centre: number;
}

/** Its drawing with the horses before it, or with the towers that the passage describes. */
function completed(
  { stage, thing, name, isDrawnByHorses, isBuilding }: Placing,
  own: readonly Part[],
  horse: Parameters<typeof carriageWithHorses>[1],
  i: number,
): Part[] {
  if (isDrawnByHorses && !WITH_HORSE.has(name))
    return carriageWithHorses(own, horse, thing, stage.canvas.random);
  return i === 0 && isBuilding ? withNamedTowers(stage, own, name) : [...own];
}

/** Their drawings have a horse already. */
const WITH_HORSE: ReadonlySet<string> = new Set(['cab', 'cart and horse']);

/** Finds the ground for it, which grows about a building. @returns pixels from the top */
function standOnGround(
  placing: Placing,
  { box, x, size }: Pick<Spot, 'box' | 'x' | 'size'>,
  i: number,
): number {
  const { stage, thing, name, isBuilding, isSubject, count } = placing;
  const { scene } = stage;
  const level = levelOf(placing, size, i);
  const isAlone = isBuilding && isSubject && count === 1;
  if (isAlone || isAmongHouses(thing, scene.things))
    stage.subjectSpan = [x - ((box.right - box.left) / 2) * size, x + ((box.right - box.left) / 2) * size];
  if (isInRavine(scene) && isBuilding) {
    const foot = level + 14 - box.top * size * (name === 'factory' ? SUNK_HALL : SUNK);
    if (!isAlone && count > 1) growBehind(stage, { box, x, foot, size });
    return foot;
  }
  if (isAlone) return level - groundOf(stage, { box, x, foot: level, size });
  if (isBuilding && count > 1) growBehind(stage, { box, x, foot: level, size });
  return level;
}

/** Whether it is turned to the left: the right wall of a house faces the light, and no horse runs into a house. */
function faces({ stage, thing, name, isDrawnByHorses }: Placing, x: number): boolean {
  if (HOMES.has(name)) return x > stage.sky.x;
  if ((isDrawnByHorses || thing.what === 'horse') && stage.houseAt !== undefined) return stage.houseAt > x;
  // A sledge flees from the wolves behind it.
  if (isDrawnByHorses && isHunted(stage.scene)) return true;
  return stage.canvas.random.chance(0.5);
}

/** Adds a drawing to what stands on the stage, in the colours of its distance and with its mirror image. */
function stand(
  placing: Placing,
  { i, box, x, foot, size, isFlipped, centre }: Spot,
  parts: readonly Part[],
): void {
  const { stage, thing, name, motif, isSubject, isAfloat, looms } = placing;
  const { scene, view, terrain, palette } = stage;
  const heel = heelOf(placing, isFlipped);
  const depth = depthAt(size * (130 / view.scale));
  const isFoggy = scene.weather?.value === 'fog';
  const upright = translucentShapesOf(
    parts,
    {
      x: x - centre * size,
      y: foot + Math.abs(heel) * 1.2 + (isRolling(placing) ? 0.55 * size : 0),
      scale: size,
      isFlipped,
      turn: heel * PITCH,
    },
    thingColours(
      stage,
      thing,
      name,
      isSubject ? Math.min(0.16, depth) : Math.max(0, depth + (isFoggy ? 0.16 : -0.1)),
    ),
  );
  const drawn = heeled(upright, foot, heel);
  const line =
    isAfloat && motif.height > 8
      ? waterline(
          stage,
          x,
          foot,
          ((box.right - box.left) * size) / 2,
          (isRolling(placing) ? 0.45 : 0.5) * size,
        )
      : null;
  if (line) stage.waterlines.push(line);
  stage.standing.push({
    thing,
    isOverWater: isAfloat || isOnFarBank(placing),
    scale: looms && i === 0 ? view.scale * LOOMING : size,
    shapes: [
      ...(placing.isBuilding || isTreeMotif(name) || FENCES.has(name)
        ? snowOn(stage, drawn, Math.min(4, 1 + size * 0.08))
        : []),
      ...(line ? clippedAtWaterline(drawn, line) : drawn),
    ],
  });
  // A lighthouse stands on its rock.
  if (name === 'lighthouse' && terrain.water === 'sea')
    stage.standing.push({
      scale: size * 1.001,
      shapes: stones(stage, x, foot + size * 1.6, size * 4.4, 0.2),
    });
  if (isOnFarBank(placing) && terrain.water !== 'sea')
    stage.mirrored.push(...reflected(stage.standing.at(-1)!.shapes, waterEdge(view), palette));
}

/** The light that falls out of an open door: the door itself, and its beam on the ground before it. */
function shineFromDoor({ stage, motif }: Placing, { x, foot, size, isFlipped, centre }: Spot): void {
  const door = motif.anchors?.door;
  const last = stage.standing.at(-1);
  if (!door || !last) return;
  const { palette } = stage;
  const middle = x + (door.x * (isFlipped ? -1 : 1) - centre) * size;
  const low = foot + door.y * size;
  const [half, tall] = [((door.width ?? 1) / 2) * size, Math.min(1.9, motif.height * 0.38) * size];
  const warm = mix('#ffd98a', palette.light, 0.3);
  last.shapes.push(filled(warm, rectangle(middle - half, low - tall, half * 2, tall)));
  // By itself, or the house would stand in front of who is at its door.
  stage.standing.push({
    scale: last.scale,
    isOverWater: true,
    shapes: [1, 0.8, 0.6].map((share) =>
      translucent(
        warm,
        0.13,
        polygon([
          [middle - half, low],
          [middle + half, low],
          [middle + half + size * 2 * share, low + size * 1.7 * share],
          [middle - half - size * 1.4 * share, low + size * 1.7 * share],
        ]),
      ),
    ),
  });
}

/** The terrace that the passage names in front of a house, with the steps, the urns and the balustrade that belong to it. */
function standOnTerrace(stage: Stage, building: PlacedBuilding): void {
  stage.standing.push({ scale: building.size * 1.001, shapes: terraceOf(stage, building) });
  for (const thing of stage.scene.things)
    if (['terrace', 'steps', 'vase', 'balustrade'].includes(thing.what) && !stage.shown.has(thing)) {
      stage.shown.add(thing);
      stage.canvas.recordDrawn(thing.what, thing.words);
    }
}

/** The climbing plants that the passage names, over the walls of a building, and the moss on its roof. */
function growOver({ stage }: Placing, parts: readonly Part[], size: number): void {
  const { scene, canvas, shown, standing } = stage;
  const last = standing.at(-1);
  const drawn = last?.shapes.slice(-parts.length) ?? [];
  const climbers = scene.things.filter((thing) => !shown.has(thing) && isClimber(thing));
  const moss = scene.things.filter(
    (thing) => thing.what === 'moss' && !shown.has(thing) && scene.things.some(({ what }) => what === 'roof'),
  );
  if (moss.length > 0) last?.shapes.push(...mossyRoof(stage, parts, drawn, size));
  if (climbers.length > 0) last?.shapes.push(...coveringOf(stage, climbers, parts, drawn, size));
  for (const plant of [...climbers, ...moss]) {
    shown.add(plant);
    canvas.recordDrawn(plant.what, plant.words);
  }
}

/** The climbing plant that the passage names, on a broken birch. */
function growVine({ stage, name, motif }: Placing, { x, foot, size }: Spot): void {
  const vine =
    name === 'broken birch' && stage.scene.things.find(({ what }) => what === 'ivy' || what === 'vine');
  if (!vine) return;
  stage.standing.at(-1)!.shapes.push(...vineOn(stage, x, foot, motif.height * size));
  stage.shown.add(vine);
  stage.canvas.recordDrawn(vine.what, vine.words);
}

/** Smoke and steam, ivy and clocks. */
function showUse(
  { stage, name, motif, isBuilding }: Placing,
  { i, x, foot, size, isFlipped, centre }: Spot,
  box: Bounds,
): void {
  const steamTo = name === 'train' ? (isFlipped ? 1 : -1) : undefined;
  if (!((i === 0 || name === 'factory') && isBuilding) && !steamTo) return;
  // Towers have no ivy and no smoke.
  const mouth = motif.anchors?.mouth;
  const isSmoking = !name.startsWith('church') && name !== 'bell tower';
  addCondition(
    stage,
    { box, x, foot, size },
    mouth && [x + (mouth.x * (isFlipped ? -1 : 1) - centre) * size, foot + mouth.y * size],
    {
      canSmoke: isSmoking,
      isAtWork: steamTo !== undefined || (name === 'factory' && !isDecayed(stage.scene)),
      ...(steamTo && { steamTo }),
    },
  );
  addSteepleClock(stage, name, { x: x - centre * size, foot, size }, isFlipped);
}
