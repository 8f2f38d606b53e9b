import { placed } from '../../drawing/path.ts';
import { MOTIFS } from '../../motifs/library.ts';
import type { Part } from '../../motifs/motif.ts';
import type { Scene, SceneThing, Words } from '../../scene.ts';
import { boxOf, shapesOf, type Canvas } from '../canvas.ts';
import { DRAWN_BY_HORSES, IN_THE_AIR, motifOf, OF_THE_LAND, ONLY_INSIDE, PARTS } from '../motif-of.ts';
import { looksAt } from '../palette.ts';
import { birds } from '../sky.ts';
import type { Terrain } from '../terrain.ts';
import { depthAt, footAt, type Stage } from './stage.ts';

/** What is named first and made most of stands larger. */
export function placeThings(stage: Stage): void {
  const { scene, canvas, terrain } = stage;
  const main = mainThing(scene, canvas.random);
  const isSubject = (thing: SceneThing) => thing === main;
  let placed = 0;
  for (const thing of [...scene.things].sort(
    (a, b) => Number(isSubject(b)) - Number(isSubject(a)) || b.weight * b.certainty - a.weight * a.certainty,
  )) {
    if (IN_THE_AIR.has(thing.what)) continue;
    if (OF_THE_LAND.has(thing.what)) {
      if (isShownByLand(thing.what, terrain, scene)) canvas.note(thing.what, thing.words);
      continue;
    }
    if (placed >= 7) continue;
    if (placeThing(stage, thing, isSubject(thing))) placed++;
  }
}

/** No single thing is wider, in pixels: there is room beside it. */
const WIDEST = 620;

/** The subject, or where a place is the subject the largest thing that stands there. */
function mainThing(scene: Scene, random: Canvas['random']): SceneThing | undefined {
  const { subject, things } = scene;
  if (subject?.kind === 'thing') {
    const thing = things[subject.index];
    // A horse that draws something is placed with it.
    return thing?.what === 'horse' ? (things.find(({ what }) => DRAWN_BY_HORSES.has(what)) ?? thing) : thing;
  }
  if (subject?.kind !== 'place') return undefined;
  return things.find((thing) => {
    const found =
      IN_THE_AIR.has(thing.what) || OF_THE_LAND.has(thing.what) ? null : motifOf(thing, scene, random);
    return found !== null && found.motif.height > 3.4 && !found.name.includes('tree');
  });
}

function isShownByLand(
  what: string,
  { far, water, hasRoad, special, ground }: Terrain,
  scene: Scene,
): boolean {
  switch (what) {
    case 'sea':
    case 'lake':
    case 'pond':
    case 'river':
    case 'stream':
    case 'waves':
      return water !== null;
    case 'road':
    case 'path':
      return hasRoad === true;
    case 'street':
      return special === 'street';
    case 'mountains':
      return far.includes('peaks');
    case 'hills':
    case 'valley':
      return far.includes('hills');
    case 'wood':
      return far.includes('wood') || special === 'forest';
    case 'town':
      return far.includes('town') || special === 'street';
    case 'village':
      return far.includes('village');
    case 'cliff':
      return far.includes('cliffs');
    case 'grass':
    case 'meadow':
    case 'field':
      return ground === 'grass' || ground === 'tall grass';
    case 'shore':
      return ground === 'sand';
  }
  return scene.place?.value === what;
}

function placeThing(stage: Stage, thing: SceneThing, isSubject: boolean): boolean {
  const { scene, canvas, palette, view, near, middle, terrain, heaven } = stage;
  const found = motifOf(thing, scene, canvas.random);
  if (
    !found ||
    found.motif.stands === 'table' ||
    found.motif.stands === 'wall' ||
    ONLY_INSIDE.has(found.name)
  )
    return false;
  const { motif } = found;
  if (PARTS.has(found.name) && !isSubject) return false;
  if (stage.harnessed.has(thing)) return true;
  if (motif.stands === 'sky') {
    birds(canvas, palette, heaven.x - 210, view.horizon * 0.42, thing.count === 'many' ? 9 : 5);
    canvas.note(thing.what, thing.words);
    return true;
  }
  const isAfloat = motif.stands === 'water';
  if (isAfloat && !terrain.water) return false;
  const isLarge = motif.height > 2.6;
  const wantedPx = isSubject
    ? isLarge
      ? 290
      : 230
    : isLarge
      ? 168
      : Math.min(200, motif.height * view.scale);
  let scale = isLarge || isSubject ? wantedPx / motif.height : view.scale;
  if (isAfloat) scale = Math.min(scale, (motif.height > 8 ? 300 : 90) / motif.height);
  // What floats lies on the water, which ends where people stand.
  if (isAfloat && terrain.ground !== 'bare') scale = Math.min(scale, view.scale * 0.5);
  const isNear = scale > view.scale * 0.55;
  const count = thing.count === 'many' ? 4 : Math.min(thing.count ?? 1, 5);
  let shown = 0;
  for (let i = 0; i < count; i++) {
    const own = motif.draw(canvas.random, { isLit: palette.isDark || thing.qualities.includes('lit') });
    const horse = i === 0 ? horseFor(stage, thing, found.name) : null;
    const parts = horse ? harnessed(own, horse, thing, canvas.random) : own;
    const box = boxOf(parts);
    const size = Math.min(
      scale * (i === 0 ? 1 : canvas.random.between(0.62, 0.9)),
      WIDEST / (box.right - box.left),
    );
    const row = isNear ? near : middle;
    const x = row.take(isSubject && i === 0 ? heaven.x - 120 : isNear ? 250 + i * 120 : 300 + i * 140, (box.right - box.left) * size, { overlap: isNear ? 0 : (box.right - box.left) * size * 0.2 }); // prettier-ignore
    if (x === null) break;
    if (horse) {
      stage.harnessed.add(horse);
      canvas.note(horse.what, horse.words);
    }
    // Beyond a wide water what does not float stands on its far bank.
    const isOnFarBank = !isAfloat && !isNear && terrain.water !== null && terrain.water !== 'stream';
    const foot = isOnFarBank ? view.horizon + 10 : footAt(view, size) + (isAfloat ? 4 : 3);
    const isFlipped = canvas.random.chance(0.5);
    const centre = ((box.left + box.right) / 2) * (isFlipped ? -1 : 1);
    stage.standing.push({ scale: size, shapes: shapesOf(parts, { x: x - centre * size, y: foot, scale: size, isFlipped }, looksAt(palette, isSubject ? Math.min(0.16, depthAt(size * (130 / view.scale))) : Math.max(0, depthAt(size * (130 / view.scale)) - 0.1), { body: thing.colour })) }); // prettier-ignore
    shown++;
  }
  if (shown > 0) canvas.note(thing.what, thing.words);
  return shown > 0;
}

/** The horse of the passage that draws a carriage of the passage. */
const horseFor = ({ scene, harnessed: taken }: Stage, thing: SceneThing, name: string): SceneThing | null =>
  (DRAWN_BY_HORSES.has(name) && !taken.has(thing) && scene.things.find(({ what }) => what === 'horse')) ||
  null;

/** A carriage with its horse before it, both facing right; a second horse, where there are more, a little behind. */
function harnessed(
  carriage: readonly Part[],
  horse: SceneThing,
  thing: SceneThing,
  random: Canvas['random'],
): Part[] {
  const isMoving = [...thing.qualities, ...horse.qualities].some(
    (quality) => quality === 'moving' || quality === 'galloping',
  );
  const motif = MOTIFS.get(isMoving ? 'horse trotting' : 'horse standing')!;
  const { right } = boxOf(carriage);
  // The shafts reach along its sides.
  const at = (x: number, y: number): Part[] =>
    motif.draw(random, {}).map((part) => ({
      ...part,
      path: placed(part.path, { x: x - boxOf(motif.draw(random, {})).left, y }),
    }));
  const near = at(right - 1.5, 0);
  const isPair = horse.count !== undefined && horse.count !== 1;
  return [...(isPair ? at(right - 0.9, -0.06) : []), ...carriage, ...near];
}

/** What a place is known by, where the passage has not named it already. */
export function placeOwn(stage: Stage): void {
  const { scene, terrain } = stage;
  const named = new Set(scene.things.map(({ what }) => what));
  const words: readonly Words[] = scene.place?.words ?? [];
  terrain.own.forEach((what, i) => {
    if (named.has(what)) return;
    placeThing(
      stage,
      { what, words, certainty: 0.8, weight: 0.5, qualities: [] },
      i === 0 && scene.people.length === 0,
    );
  });
}
