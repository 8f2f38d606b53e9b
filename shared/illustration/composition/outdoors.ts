import { mix } from '../drawing/colour.ts';
import type { Shape } from '../drawing/layer.ts';
import { limb, outline, placed, polygon, rectangle, stroke, type Path, type Point } from '../drawing/path.ts';
import { MOTIFS } from '../motifs/library.ts';
import type { Part } from '../motifs/motif.ts';
import type { Scene, SceneThing, Words } from '../scene.ts';
import {
  boxOf,
  createCanvas,
  createRow,
  filled,
  HEIGHT,
  mirrored,
  shapesOf,
  thin,
  WIDTH,
  type Canvas,
  type Composition,
  type Row,
} from './canvas.ts';
import { looksOf } from './backdrop.ts';
import { figureOf, headOf, type Figure } from './figures.ts';
import { HEADS_TALL } from '../people/draw-person.ts';
import { POSTURES } from '../people/postures.ts';
import { skeletonOf } from '../people/skeleton.ts';
import { seeded } from '../drawing/seeded.ts';
import * as land from './land.ts';
import { DRAWN_BY_HORSES, IN_THE_AIR, motifOf, OF_THE_LAND, ONLY_INSIDE, PARTS } from './motif-of.ts';
import { looksAt, skyPalette, toneAt, type Palette, type Series } from './palette.ts';
import { birds, drawFalling, drawSky, lightning, type Heaven } from './sky.ts';
import { drawStreet } from './street.ts';
import { terrainOf, type Frame, type Terrain } from './terrain.ts';

/** From where a scene is seen. */
export interface View {
  /** Of the horizon, in pixels from the top. */
  horizon: number;
  /** Of those who stand nearest. */
  foot: number;
  /** Pixels of a metre there. */
  scale: number;
}

/** How tall a grown man is, in metres. */
const MAN = 1.75;

/** Things at a scale stand on this line: the ground runs to the horizon. */
const footAt = ({ horizon, foot, scale }: View, at: number) => horizon + ((foot - horizon) * at) / scale;

/** How much air lies before things at a scale. */
const depthAt = (at: number) => Math.max(0, Math.min(0.8, 0.8 * (1 - Math.log(at / 6) / Math.log(130 / 6))));

interface Stage {
  scene: Scene;
  canvas: Canvas;
  palette: Palette;
  terrain: Terrain;
  view: View;
  heaven: Heaven;
  near: Row;
  middle: Row;
  /** Horses that draw something, and are placed with it. */
  harnessed: Set<SceneThing>;
  /** What stands at each distance, until it is drawn. */
  standing: { shapes: Shape[]; scale: number; isPerson?: boolean }[];
}

/** A picture under the open sky. @param take 0 for the first one of a passage, one more for every other */
export function composeOutdoors(scene: Scene, series: Series, seed: string, take: number): Composition {
  const canvas = createCanvas(series.seed, seed, 'outdoors', take);
  const palette = skyPalette(scene, series);
  const terrain = terrainOf(scene);
  const view = viewOf(scene, terrain, canvas);
  const heaven = heavenOf(scene, terrain, view, canvas);
  const stage: Stage = { scene, canvas, palette, terrain, view, heaven, near: createRow(), middle: createRow(60, WIDTH - 60), standing: [], harnessed: new Set() }; // prettier-ignore

  drawSky(canvas, palette, heaven);
  noteAir(stage);
  if (terrain.special === 'street')
    drawStreet(canvas, palette, { scene, horizon: view.horizon, foot: view.foot });
  else drawFarLand(stage);
  if (scene.weather?.value === 'storm') lightning(canvas, palette, heaven.x - 140, view.horizon);
  placePeople(stage);
  placeThings(stage);
  placeOwn(stage);
  drawStanding(stage);
  drawFrame(stage);
  drawFalling(canvas, palette, scene.weather?.value);

  const isDull = ['overcast', 'rain', 'fog', 'storm', 'blizzard', 'snow'].includes(
    scene.weather?.value ?? '',
  );
  const light = {
    x: heaven.x,
    y: heaven.y,
    radius: isDull ? 120 : 84,
    colour: palette.light,
    onGround: isDull ? 0.62 : scene.time?.value === 'day' || !scene.time ? 0.55 : 0.85,
    bloom: isDull ? 0.1 : 0.17,
    air: isDull ? 4.4 : 3.4,
  };
  const turned = canvas.random.chance(0.5)
    ? mirrored(canvas.layers, light)
    : { layers: canvas.layers, light };
  const horizonShare = view.horizon / HEIGHT;
  const stops = palette.sky.map((colour, i) => ({ at: [0, 0.42, 0.78, 1][i]! * horizonShare, colour }));
  return {
    picture: {
      seed: `${series.seed}/${seed}/${take}`,
      paper: palette.paper,
      ground: { stops, marble: scene.weather?.value === 'fog' ? 0.1 : 0.055 },
      ...turned,
    },
    drawn: canvas.drawn,
    template: `${scene.place?.value ?? 'open'} ${terrain.frames.join('+')}`,
  };
}

function viewOf(scene: Scene, terrain: Terrain, { random }: Canvas): View {
  const count = scene.people.reduce((sum, { count: n }) => sum + (n === 'many' ? 6 : n), 0);
  const isWide =
    scene.subject?.kind === 'place' || scene.subject?.kind === 'sky' || scene.subject?.kind === 'thing';
  const tall = count === 0 ? 250 : isWide ? (count > 2 ? 130 : 168) : count === 1 ? 312 : count === 2 ? 286 : count <= 4 ? 246 : 206; // prettier-ignore
  const isSky = scene.subject?.kind === 'sky' || scene.type === 'atmosphere';
  const horizon = terrain.special === 'street' ? 452 : isSky ? random.pick([600, 584, 566]) : isWide ? random.pick([520, 548, 500]) : random.pick([552, 566, 536, 580]); // prettier-ignore
  return { horizon, foot: Math.max(662, horizon + 72), scale: tall / MAN };
}

function heavenOf(scene: Scene, terrain: Terrain, { horizon }: View, { random }: Canvas): Heaven {
  const names = new Set(scene.things.map(({ what }) => what));
  const time = scene.time?.value ?? 'day';
  const weather = scene.weather?.value;
  const isVeiled = weather === 'overcast' || weather === 'rain' || weather === 'fog' || weather === 'storm' || weather === 'blizzard' || weather === 'snow'; // prettier-ignore
  const isLow = time === 'dawn' || time === 'sunset' || time === 'dusk' || scene.light?.value === 'low sun';
  const hasMoon =
    names.has('moon') ||
    names.has('crescent') ||
    scene.light?.value === 'moon' ||
    (time === 'night' && !isVeiled);
  const x = terrain.special === 'street' ? 540 : random.between(600, 700);
  const y = hasMoon ? (isLow ? horizon * 0.46 : random.between(170, 250)) : isLow ? horizon - random.between(46, 84) : isVeiled ? horizon * 0.68 : horizon * random.between(0.3, 0.42); // prettier-ignore
  const isOut = !isVeiled || names.has('sun') || names.has('moon');
  return {
    x,
    y,
    horizon,
    disc: !isOut ? null : hasMoon ? (names.has('crescent') ? 'crescent' : 'moon') : names.has('sun') || (isLow && terrain.special !== 'street') ? 'sun' : null, // prettier-ignore
    hasStars: names.has('stars') || names.has('star') || (time === 'night' && !isVeiled),
    clouds:
      weather === 'storm' || weather === 'overcast' || weather === 'rain'
        ? 'cover'
        : weather === 'cloud' || names.has('cloud') || names.has('clouds')
          ? time === 'day' ? 'heaps' : 'bank'
          : isVeiled || weather === 'clear'
            ? 'none'
            : time === 'day' ? random.pick(['heaps', 'streaks', 'heaps']) : 'streaks',
  }; // prettier-ignore
}

/** What the sky shows because the passage says so. */
function noteAir({ scene, canvas, heaven }: Stage): void {
  for (const { what, words } of scene.things) {
    if (!IN_THE_AIR.has(what)) continue;
    if ((what === 'sun' || what === 'moon' || what === 'crescent') && !heaven.disc) continue;
    if ((what === 'star' || what === 'stars') && !heaven.hasStars) continue;
    canvas.note(what, words);
  }
  if (scene.time && scene.time.words.length > 0) canvas.note(scene.time.value, scene.time.words);
  if (scene.weather && scene.weather.words.length > 0) canvas.note(scene.weather.value, scene.weather.words);
  if (scene.season && scene.season.words.length > 0) canvas.note(scene.season.value, scene.season.words);
  if (scene.place && scene.place.words.length > 0) canvas.note(scene.place.value, scene.place.words);
}

function drawFarLand({ scene, canvas, palette, terrain, view, heaven }: Stage): void {
  const { random } = canvas;
  const { horizon, foot } = view;
  const isSnowy = terrain.ground === 'snow';
  const white = mix(mix('#eeecef', palette.sky[2], 0.35), palette.sky[0], palette.isDark ? 0.34 : 0.06);
  const hazeTo = (from: number, strength: number) => ({
    from,
    to: horizon + 40,
    colour: palette.haze,
    strength,
  });
  const wooded =
    scene.season?.value === 'winter'
      ? 'bare'
      : scene.region === 'east' && random.chance(0.4)
        ? 'fir'
        : 'leafy';
  let depth = 0.8;
  for (const far of terrain.far) {
    const tone = isSnowy && (far === 'hills' || far === 'peaks' || far === 'plain') ? mix(white, toneAt(palette, 0.9), 0.45) : toneAt(palette, depth); // prettier-ignore
    const shapes: Shape[] = [];
    if (far === 'plain') shapes.push(filled(tone, ...land.landBelow(land.rolling(random, horizon, 12, 420))));
    if (far === 'hills') shapes.push(filled(tone, ...land.landBelow(land.rolling(random, horizon - random.between(8, 26), random.between(50, 96), 240)))); // prettier-ignore
    if (far === 'peaks')
      shapes.push(filled(tone, ...land.landBelow(land.jagged(random, horizon, horizon * 0.42, 5), 7)));
    if (far === 'cliffs') shapes.push(filled(tone, ...cliffs(random.between(0.26, 0.4), horizon)));
    if (far === 'dunes')
      shapes.push(filled(tone, ...land.landBelow(land.rolling(random, horizon + 10, 70, 330))));
    if (far === 'wood') shapes.push(filled(tone, ...land.woodline(random, land.rolling(random, horizon + 4, 14), wooded === 'fir' ? 56 : 44, wooded))); // prettier-ignore
    if (far === 'town') shapes.push(filled(tone, ...land.townline(random, horizon + 6, 84, scene.region)), ...(palette.isDark ? litWindows(random, horizon, palette) : [])); // prettier-ignore
    if (far === 'village') shapes.push(...farVillage(random, horizon + 8, palette, depth, scene));
    canvas.add(shapes, { haze: hazeTo(horizon - 70, 0.62), glow: 0.5, shadow: { blur: 3, distance: 3, colour: palette.sky[0], strength: 0.08 } }); // prettier-ignore
    depth -= 0.16;
  }
  if (terrain.water === 'sea' || terrain.water === 'lake' || terrain.water === 'river') {
    const to = terrain.water === 'river' ? foot - 26 : HEIGHT;
    const roughness = scene.weather?.value === 'storm' ? 1 : scene.weather?.value === 'wind' ? 0.6 : terrain.water === 'sea' ? 0.3 : 0.05; // prettier-ignore
    land.drawWater(canvas, palette, { from: horizon + (terrain.water === 'sea' ? 0 : 8), to: Math.max(to, horizon + 60), lightX: heaven.x, roughness, colour: scene.colours.find(({ of }) => of === 'sea' || of === 'water' || of === 'river')?.colour }); // prettier-ignore
    return;
  }
  // The land between the horizon and where people stand.
  const middle = horizon + (foot - horizon) * 0.34;
  const ground = isSnowy ? white : terrain.ground === 'sand' ? toneAt(palette, 0.6) : toneAt(palette, 0.5);
  canvas.add(
    [filled(ground, ...land.landBelow(land.rolling(random, middle, 14, 330))), ...(isSnowy || terrain.ground === 'sand' ? [] : [filled(ground, ...land.blades(random, () => middle, 9, 160))])],
    { haze: { from: middle, to: foot + 30, colour: isSnowy ? mix(white, '#ffffff', 0.3) : toneAt(palette, 0.3), strength: 0.55 }, glow: 0.42, shadow: { blur: 3, distance: 3, colour: palette.sky[0], strength: 0.08 } },
  ); // prettier-ignore
  if (terrain.water === 'stream' || terrain.hasRoad) {
    const isWater = terrain.water === 'stream';
    const colour = isWater ? mix(palette.sky[2], palette.light, 0.3) : isSnowy ? mix(white, palette.sky[1], 0.35) : mix(toneAt(palette, 0.72), palette.light, 0.35); // prettier-ignore
    canvas.add([filled(colour, ...land.winding(random, { x: random.between(330, 460), y: foot + 8, half: 62 }, { x: heaven.x - 60, y: middle + 2, half: 5 }))], { glow: 0.4 }); // prettier-ignore
  }
}

function cliffs(share: number, horizon: number): Path {
  const end = WIDTH * share;
  return [polygon([[-30, HEIGHT], [-30, horizon - 150], [end * 0.3, horizon - 164], [end * 0.55, horizon - 122], [end * 0.7, horizon - 116], [end * 0.82, horizon - 48], [end * 0.93, horizon - 34], [end, horizon + 8], [end, horizon + 12], [-30, horizon + 14]])]; // prettier-ignore
}

function litWindows(random: Canvas['random'], horizon: number, palette: Palette): Shape[] {
  return [filled(mix('#ffd98a', palette.haze, 0.25), ...Array.from({ length: 26 }, () => rectangle(random.between(40, 980), horizon - random.between(6, 34), 3, 4.5)))]; // prettier-ignore
}

function farVillage(
  random: Canvas['random'],
  foot: number,
  palette: Palette,
  depth: number,
  scene: Scene,
): Shape[] {
  const shapes: Shape[] = [];
  const isEast = scene.region === 'east';
  const looks = looksAt(palette, depth);
  const draw = (name: string, x: number, scale: number) => {
    const motif = MOTIFS.get(name);
    if (motif) shapes.push(...shapesOf(motif.draw(random, { isLit: palette.isDark }), { x, y: foot, scale, isFlipped: random.chance(0.5) }, looks)); // prettier-ignore
  };
  draw(isEast ? 'church with domes' : 'church with a spire', random.between(420, 560), 6);
  for (const x of [210, 290, 350, 640, 720, 800]) draw(isEast ? 'izba' : 'cottage', x + random.between(-18, 18), random.between(8.5, 11)); // prettier-ignore
  return shapes;
}

// ---- people ---------------------------------------------------------------------------------------------------------

function placePeople(stage: Stage): void {
  const { scene, view, canvas, palette, near, heaven, terrain } = stage;
  if (terrain.special === 'street') near.block(0, 190);
  for (const person of scene.people) {
    const wanted = person.posture?.value === 'row' && terrain.water ? 1 : person.count === 'many' ? 11 : Math.min(person.count, 11); // prettier-ignore
    const isFar = person.isFar === true;
    const isWater = terrain.water === 'sea' && !terrain.special && terrain.ground === 'bare';
    if (isWater && !scene.things.some(({ what }) => what === 'boat')) continue;
    const isRowing = person.posture?.value === 'row' && terrain.water !== null;
    const base = isRowing ? view.scale * 0.5 : isFar && wanted <= 4 ? view.scale * 0.4 : view.scale;
    let shown = 0;
    for (let i = 0; i < wanted; i++) {
      // A crowd stands in two rows, the farther ones in the gaps of the nearer.
      const scale = wanted > 4 ? base * (i % 2 ? 0.78 : 1) : base;
      const foot = footAt(view, scale);
      const sits =
        wanted <= 2 && ['sit', 'read', 'write', 'eat', 'work'].includes(person.posture?.value ?? '');
      const figure = figureOf(person, scene, i, { isOutside: true, canSit: sits, isFromBehind: isLookingIn(scene, i, canvas) }); // prettier-ignore
      const seat = isRowing
        ? boatOf(stage, figure)
        : person.posture?.value === 'ride'
          ? mountOf(stage, figure)
          : figure.isSeated
            ? seatOf(terrain, figure)
            : null;
      const unit = headOf(scale * MAN) * figure.size;
      const x = (isFar || (wanted > 4 && i % 2 === 1) ? stage.middle : near).take(wantedX(scene, i, wanted, heaven.x), Math.max(widthOf(figure), seat ? widthOf({ box: boxOf(seat.parts) }) : 0) * unit + 10, { overlap: wanted > 2 ? widthOf(figure) * unit * 0.16 : 0 }); // prettier-ignore
      if (x === null) break;
      // People who are together turn to each other; alone they face the light.
      const isFlipped = wanted > 1 ? i % 2 === 1 : x > heaven.x;
      const parts = !seat ? figure.parts : isRowing ? [...raised(figure, seat.lift), ...seat.parts] : [...seat.parts, ...raised(figure, seat.lift)]; // prettier-ignore
      stage.standing.push({ scale, isPerson: true, shapes: shapesOf(parts, { x: x - middleOf(figure) * unit * (isFlipped ? -1 : 1), y: foot, scale: unit, isFlipped }, looksAt(palette, depthAt(scale * (130 / view.scale)), looksOf(person))) }); // prettier-ignore
      shown++;
    }
    if (shown > 0) canvas.note(person.sex === 'woman' ? 'woman' : 'person', person.words);
  }
}

/** What somebody sits on, in heads, and how far it lifts them. */
interface Seat {
  parts: Part[];
  lift: number;
}

const inHeads = (parts: readonly Part[], x = 0): Part[] =>
  parts.map((part) => ({ ...part, path: placed(part.path, { x, y: 0, scale: HEADS_PER_METRE }) }));
const HEADS_PER_METRE = HEADS_TALL / MAN;

/** Hips of the seated are as high as a bench. */
function seatOf({ special, ground }: Terrain, { parts }: Figure): Seat | null {
  const motif = MOTIFS.get(special === 'forest' ? 'stump' : ground === 'sand' ? 'rock' : 'bench');
  if (!motif) return null;
  const drawn = motif.draw(seeded('seat'), {});
  const { left, right, top } = boxOf(drawn);
  // A seat as high as a chair's under whoever sits on it.
  const scale = (0.46 * HEADS_PER_METRE) / -top;
  const { left: from } = boxOf(parts);
  const x = from + 0.9 - ((left + right) / 2) * scale * 0.4;
  return { parts: drawn.map((part) => ({ ...part, path: placed(part.path, { x, y: 0, scale }) })), lift: 0 };
}

/** A horse under its rider, both facing right. */
function mountOf({ scene, harnessed: taken, canvas }: Stage, figure: Figure): Seat | null {
  const horse = MOTIFS.get('horse walking');
  const back = horse?.anchors?.back;
  if (!horse || !back || figure.posture !== 'ride') return null;
  const named = scene.things.find(({ what }) => what === 'horse');
  if (named) {
    taken.add(named);
    canvas.note(named.what, named.words);
  }
  const hips = -skeletonOf(POSTURES.ride).hip[1];
  return { parts: inHeads(horse.draw(canvas.random, {}), -back.x * HEADS_PER_METRE), lift: -back.y * HEADS_PER_METRE - hips + 0.2 }; // prettier-ignore
}

/** A boat around its rower, whose legs it hides. */
function boatOf({ scene, harnessed: taken, canvas }: Stage, figure: Figure): Seat | null {
  const boat = MOTIFS.get('rowing boat');
  if (!boat || figure.posture !== 'row') return null;
  const named = scene.things.find(({ what }) => what === 'rowing boat' || what === 'boat');
  if (named) {
    taken.add(named);
    canvas.note(named.what, named.words);
  }
  const hips = -skeletonOf(POSTURES.row).hip[1];
  return { parts: inHeads(boat.draw(canvas.random, {})), lift: 0.3 * HEADS_PER_METRE - hips + 0.3 };
}

const raised = ({ parts }: Figure, lift: number): Part[] =>
  lift === 0 ? [...parts] : parts.map((part) => ({ ...part, path: placed(part.path, { x: 0, y: -lift }) }));

/** One person alone before a wide view has their back to us now and then. */
const isLookingIn = (scene: Scene, i: number, { random }: Canvas) => i === 0 && scene.people.length === 1 && scene.type === 'location' && [undefined, 'stand', 'look out'].includes(scene.people[0]!.posture?.value) && random.chance(0.4); // prettier-ignore

const widthOf = ({ box }: Pick<Figure, 'box'>) => box.right - box.left;
const middleOf = ({ box }: Figure) => (box.left + box.right) / 2;

/** On the thirds, and not before the light itself. */
function wantedX(scene: Scene, i: number, count: number, lightX: number): number {
  if (count > 4) return 220 + (i * 600) / count;
  const start = scene.people.length === 1 && count === 1 ? 400 : lightX - 230;
  return start + i * 92;
}

// ---- things ---------------------------------------------------------------------------------------------------------

/** What is named first and made most of stands larger. */
function placeThings(stage: Stage): void {
  const { scene, canvas, terrain } = stage;
  const main = mainThing(scene, canvas.random);
  const isSubject = (thing: SceneThing) => thing === main;
  let placed = 0;
  for (const thing of [...scene.things].sort(
    (a, b) => Number(isSubject(b)) - Number(isSubject(a)) || b.weight * b.certainty - a.weight * a.certainty,
  )) {
    // prettier-ignore
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
  if (['sea', 'lake', 'pond', 'river', 'stream', 'brook', 'water', 'waves'].includes(what))
    return water !== null;
  if (['road', 'path', 'lane'].includes(what)) return hasRoad === true;
  if (what === 'street') return special === 'street';
  if (what === 'mountain' || what === 'mountains') return far.includes('peaks');
  if (what === 'hill' || what === 'hills' || what === 'ridge' || what === 'valley')
    return far.includes('hills');
  if (what === 'wood' || what === 'forest' || what === 'grove')
    return far.includes('wood') || special === 'forest';
  if (what === 'town' || what === 'city') return far.includes('town') || special === 'street';
  if (what === 'village') return far.includes('village');
  if (what === 'cliff') return far.includes('cliffs');
  if (what === 'grass' || what === 'meadow' || what === 'field' || what === 'steppe')
    return ground === 'grass' || ground === 'tall grass';
  if (what === 'sand' || what === 'shore' || what === 'desert') return ground === 'sand';
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
    const foot = isAfloat ? footAt(view, size) + 4 : footAt(view, size) + 3;
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
function placeOwn(stage: Stage): void {
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

/** Far ones first, with the ground of those who stand nearest before the near ones. */
function drawStanding({ scene, canvas, palette, terrain, view, standing }: Stage): void {
  standing.sort((a, b) => a.scale - b.scale);
  if (terrain.special === 'forest') drawTrunks(canvas, palette, scene, view);
  const isNear = (scale: number) => scale > view.scale * 0.55;
  const bands: [number, number][] = [
    [0, view.scale * 0.12],
    [view.scale * 0.12, view.scale * 0.3],
    [view.scale * 0.3, view.scale * 0.55],
  ];
  for (const [from, to] of bands) {
    const shapes = standing.filter(({ scale }) => scale > from && scale <= to).flatMap((each) => each.shapes);
    const foot = footAt(view, to);
    canvas.add(shapes, { haze: { from: foot - 40, to: foot + 24, colour: palette.haze, strength: 0.28 }, glow: 0.1, rim: 0.45, shadow: { blur: 3, distance: 4, colour: palette.sky[0], strength: 0.14 } }); // prettier-ignore
  }
  const hasNearGround = !(terrain.water === 'sea' && terrain.ground === 'bare') && terrain.special !== 'deck';
  if (terrain.special === 'deck') drawDeck(canvas, palette, view);
  else if (hasNearGround) {
    const contour =
      terrain.special === 'street' ? () => view.foot - 4 : land.rolling(canvas.random, view.foot + 2, 9, 300);
    land.drawNearGround(canvas, palette, { contour, kind: terrain.ground });
  }
  const near = standing.filter(({ scale }) => isNear(scale));
  for (const { shapes } of near)
    canvas.add(shapes, { rim: 0.75, glow: 0.05, shadow: { blur: 2, distance: 6, colour: palette.ink, strength: 0.2 }, reach: 'beyond' }); // prettier-ignore
}

/** Tall stems that leave the picture at its top, nearer and darker towards its sides. */
function drawTrunks(canvas: Canvas, palette: Palette, scene: Scene, { horizon, foot }: View): void {
  const { random } = canvas;
  for (const [depth, count, width] of [
    [0.66, 9, 13],
    [0.42, 6, 24],
    [0.16, 2, 52],
  ] as const) {
    const shapes: Shape[] = [];
    for (let i = 0; i < count; i++) {
      const x =
        depth < 0.2
          ? i === 0
            ? random.between(70, 130)
            : random.between(880, 960)
          : ((i + random.between(0.15, 0.85)) / count) * WIDTH;
      if (depth > 0.2 && depth < 0.5 && x > 330 && x < 720) continue;
      const lean = random.between(-18, 18);
      const base = depth < 0.2 ? foot + 40 : horizon + (foot - horizon) * (1 - depth) + 6;
      shapes.push(filled(toneAt(palette, depth), ...[outline([[x - width * 1.5, base + 8, 1], [x - width * 0.62, base - 26], [x - width * 0.5, base - 130], [x + lean - width * 0.4, 120], [x + lean * 1.4 - width * 0.34, -60, 1], [x + lean * 1.4 + width * 0.34, -60, 1], [x + lean + width * 0.4, 120], [x + width * 0.5, base - 130], [x + width * 0.66, base - 24], [x + width * 1.4, base + 8, 1]])])); // prettier-ignore
      for (let k = 0; k < 5; k++) {
        const y = random.between(60, 380);
        const side = random.chance(0.5) ? 1 : -1;
        const reach = random.between(60, 170) * (0.6 + width / 60);
        shapes.push(filled(toneAt(palette, depth), ...limb([[x + lean * 0.7, y + 30], [x + side * reach * 0.5, y], [x + side * reach, y - random.between(20, 70)]], [width * 0.22, width * 0.13, 1]))); // prettier-ignore
      }
    }
    if (scene.season?.value !== 'winter' && depth > 0.3) {
      const leaves: Path[number][] = [];
      for (let i = 0; i < 26; i++)
        leaves.push(...crown(random, random.between(0, WIDTH), random.between(-10, depth > 0.5 ? 150 : 90)));
      shapes.push(thin(toneAt(palette, depth + 0.04), 0.9, ...leaves));
    }
    canvas.add(shapes, { haze: { from: 260, to: foot, colour: palette.haze, strength: depth * 0.75 }, glow: 0.28 + depth * 0.3, rim: 0.4, shadow: { blur: 3, distance: 4, colour: palette.ink, strength: 0.12 }, ...(depth < 0.2 ? { fade: { from: foot + 30, to: 752 } } : {}) }); // prettier-ignore
  }
}

function crown(random: Canvas['random'], x: number, y: number): Path {
  const points: Point[] = [];
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * 2 * Math.PI;
    const far = random.between(26, 62);
    points.push([x + Math.cos(angle) * far * 1.5, y + Math.sin(angle) * far]);
  }
  return [outline(points)];
}

/** The rail of a ship, with the sea behind it. */
function drawDeck(canvas: Canvas, palette: Palette, { foot }: View): void {
  const rail = foot - 88;
  const shapes: Path[number][] = [
    rectangle(-20, rail, WIDTH + 40, 12),
    rectangle(-20, rail + 70, WIDTH + 40, 8),
  ];
  for (let x = 20; x < WIDTH; x += 44)
    shapes.push(outline([[x - 4, rail + 8, 1], [x - 8, rail + 30], [x - 3, rail + 48], [x - 5, rail + 74, 1], [x + 5, rail + 74, 1], [x + 3, rail + 48], [x + 8, rail + 30], [x + 4, rail + 8, 1]])); // prettier-ignore
  canvas.add([filled(toneAt(palette, 0.06), ...shapes), filled(toneAt(palette, 0.1), ...land.landBelow(() => foot - 8))], { fade: { from: foot + 20, to: 748 }, rim: 0.5, reach: 'beyond', shadow: { blur: 2, distance: 5, colour: palette.ink, strength: 0.2 } }); // prettier-ignore
}

// ---- frames ---------------------------------------------------------------------------------------------------------

function drawFrame(stage: Stage): void {
  const { canvas, terrain, near, view } = stage;
  const { random } = canvas;
  const wanted = terrain.frames.length > 0 ? random.pick(terrain.frames as [Frame, ...Frame[]]) : null;
  if (!wanted) return;
  const isFreeAt = (x: number, half: number) => near.isFree(x - half, x + half);
  const side = isFreeAt(130, 70) ? 0 : isFreeAt(900, 70) ? 1 : null;
  if (side === null && wanted !== 'bough' && wanted !== 'rigging') return;
  const x = side === 1 ? 892 : 132;
  const shapes = frameShapes(stage, wanted, x, view.foot + 6);
  canvas.add(shapes, { rim: 0.5, glow: 0.04, reach: wanted === 'wall' ? 'inside' : 'beyond', fade: wanted === 'bough' ? { from: 900, to: 1000 } : { from: view.foot + 22, to: 752 }, shadow: { blur: 3, distance: 5, colour: palette(stage).ink, strength: 0.18 } }); // prettier-ignore
}

const palette = (stage: Stage): Palette => stage.palette;

function frameShapes(
  { scene, canvas: { random }, palette: colours, view }: Stage,
  kind: Frame,
  x: number,
  foot: number,
): Shape[] {
  // prettier-ignore
  const ink = toneAt(colours, 0.03);
  const looks = looksAt(colours, 0.03);
  switch (kind) {
    case 'tree': {
      const isBare = scene.season?.value === 'winter' || random.chance(0.3);
      const name = isBare
        ? 'bare tree'
        : scene.region === 'east' && random.chance(0.45)
          ? 'birch tree'
          : 'leafy tree';
      const tree = MOTIFS.get(name)!;
      const scale = random.between(430, 540) / tree.height;
      return shapesOf(tree.draw(random, {}), { x, y: foot, scale, isFlipped: x > 512 }, looks);
    }
    case 'bough': {
      const shapes: Path[number][] = [];
      for (const [y, length, drop] of [
        [30, 330, 90],
        [96, 220, 130],
      ] as const) {
        const points: Point[] = [
          [-20, y],
          [length * 0.4, y + drop * 0.15],
          [length * 0.75, y + drop * 0.5],
          [length, y + drop],
        ];
        shapes.push(...limb(points, [8, 6, 3.4, 1]));
        for (let i = 0; i < 74; i++) {
          const t = random.next() ** 0.7;
          const px = length * t + random.between(-14, 14);
          const py = y + drop * t * t + random.between(-30, 34);
          const [size, angle] = [random.between(9, 17), random.between(0, 6.28)];
          const [c, s] = [Math.cos(angle) * size, Math.sin(angle) * size];
          shapes.push(outline([[px - c, py - s, 1], [px + s * 0.42, py - c * 0.42], [px + c, py + s, 1], [px - s * 0.42, py + c * 0.42]])); // prettier-ignore
        }
      }
      return [filled(ink, ...shapes)];
    }
    case 'umbels': {
      const shapes: Shape[] = [filled(ink, ...land.blades(random, () => foot, 44, 60, x - 100, x + 100))];
      const umbel = MOTIFS.get('umbel')!;
      for (let i = 0; i < 5; i++)
        shapes.push(...shapesOf(umbel.draw(random, {}), { x: x - 72 + i * 37, y: foot, scale: random.between(66, 124) }, looks)); // prettier-ignore
      return shapes;
    }
    case 'reeds':
      return [filled(ink, ...land.stalks(random, foot + 16, 150, [[x - 72, x + 84]], 'reeds'))];
    case 'corn':
      return [
        filled(
          ink,
          ...land.stalks(
            random,
            foot + 20,
            112,
            [
              [60, 330],
              [690, 960],
            ],
            'corn',
          ),
        ),
      ];
    case 'rocks':
      return [filled(ink, ...land.boulder(x, foot, 170, 82, random), ...land.boulder(x + (x > 512 ? -100 : 100), foot + 8, 110, 40, random))]; // prettier-ignore
    case 'rigging': {
      const mast = x > 512 ? 820 : 250;
      const shapes: Path[number][] = [rectangle(mast - 9, -20, 18, foot - 20)];
      for (const side of [-1, 1]) {
        for (let k = 0; k < 5; k++) shapes.push(stroke([[mast + side * 6, -10], [mast + side * (60 + k * 24), foot - 90]], 3)); // prettier-ignore
        for (let y = 60; y < foot - 100; y += 30) {
          const t = (y + 10) / (foot - 80);
          shapes.push(
            stroke(
              [
                [mast + side * (6 + 54 * t), y],
                [mast + side * (6 + 150 * t), y],
              ],
              2,
            ),
          );
        }
      }
      return [filled(ink, ...shapes)];
    }
    case 'lamp post': {
      const glow = colours.isDark ? '#ffe0a0' : mix(colours.light, ink, 0.3);
      const tall = view.scale * 3.4;
      const lamp = foot - tall;
      return [
        filled(ink, outline([[x - 13, foot, 1], [x - 10, foot - 18], [x - 5, foot - 34], [x - 4, lamp + 20], [x + 4, lamp + 20], [x + 5, foot - 34], [x + 10, foot - 18], [x + 13, foot, 1]]), rectangle(x - 20, lamp + 30, 40, 4), polygon([[x - 24, lamp - 34], [x, lamp - 54], [x + 24, lamp - 34]])),
        filled(glow, polygon([[x - 18, lamp - 34], [x + 18, lamp - 34], [x + 10, lamp + 16], [x - 10, lamp + 16]])),
        filled(ink, stroke([[x, lamp - 34], [x, lamp + 16]], 2.4), rectangle(x - 13, lamp + 14, 26, 6)),
      ]; // prettier-ignore
    }
    case 'wall': {
      const left = x > 512 ? x - 60 : -20;
      return [filled(ink, rectangle(left, foot - 250, 190, 300)), thin(colours.light, 0.1, ...Array.from({ length: 14 }, (_, i) => rectangle(left + (i % 2) * 60, foot - 240 + i * 18, 96, 1.5)))]; // prettier-ignore
    }
  }
}
