import { luminance, mix } from '../../../drawing/colour.ts';
import type { Placement } from '../../../drawing/path.ts';
import type { Scene, ScenePerson } from '../../../scene.ts';
import { boxOf, shapesOf, WIDTH, type Canvas } from '../../canvas.ts';
import { coupleOf, figureShapes, partnerOf } from '../../figures/figures-pairs.ts';
import { ADULT_HEIGHT_M, figureOf, figureWords, headPixels, type Figure } from '../../figures/figures.ts';
import { lyingParts } from '../../figures/lying-parts.ts';
import { coloursAt, homespun, usualColours, type Tint } from '../../colours/material-colours.ts';
import { DRAWN_BY_HORSES } from '../../kinds-of-things.ts';
import { statedColours } from '../../colours/stated-colours.ts';
import { BUILDINGS } from '../houses/buildings.ts';
import { FIRE_X, placeCampfire } from './campfire.ts';
import { isDressDescribed } from '../ways/carriages.ts';
import { CROWD, crowdSpots } from './crowd-spots.ts';
import { DUEL_X, fightsDuel } from './duel.ts';
import { isGondolier } from './gondolier.ts';
import { seatAtGardenTable } from '../garden/garden-table.ts';
import { OPEN_SEATS, sitsOnGround } from './ground-seats.ts';
import { boatOf, mountOf, raised, seatOf } from './seats.ts';
import { depthAt, footAt, waterEdge, type Stage } from '../stage.ts';
import { closePeopleCount } from '../viewpoint.ts';
import { isLying } from '../../../is-lying.ts';

export function placePeople(stage: Stage): void {
  const { scene, view, canvas, palette, near, sky, terrain } = stage;
  if (terrain.hasCanal) {
    // On the nearer quay.
    near.block(0, 90);
    near.block(310, WIDTH);
  } else if (terrain.special === 'street') near.block(0, 190);
  if (seatAtGardenTable(stage)) return;
  const fire = scene.things.find(({ what }) => what === 'campfire');
  if (fire && scene.people.some(({ posture }) => posture?.value === 'sit')) placeCampfire(stage, fire);
  const isPair = closePeopleCount(scene) === 2 && scene.people.length === 2;
  const isDuel = fightsDuel(scene);
  /** The seat of the first of a pair: the other sits at the other end of the same bench. */
  const seated: { bench?: Bench } = {};
  for (const person of scene.people) {
    const isByFire = fire !== undefined && person.posture?.value === 'sit';
    const wanted =
      person.posture?.value === 'row' && terrain.water
        ? 1
        : isByFire && person.count === 'many'
          ? AROUND_FIRE
          : person.count === 'many'
            ? scene.people.indexOf(person) > 0
              ? 5
              : terrain.rows === 'market' ||
                  scene.setting?.value === 'square' ||
                  scene.setting?.value === 'street'
                ? CROWD
                : 9
            : Math.min(person.count, 11);
    const isFar = person.isFar === true;
    const isWater = terrain.water === 'sea' && !terrain.special && terrain.ground === 'bare';
    if (isWater && !scene.things.some(({ what }) => what === 'boat')) continue;
    // Who does not row is in the rower's boat.
    if (
      isWater &&
      person.posture?.value !== 'row' &&
      scene.people.some(({ posture }) => posture?.value === 'row')
    )
      continue;
    if (isIndoors(scene, person) || (terrain.hasCanal && isGondolier(person))) continue;
    // A coachman is part of his carriage; the described man is seen beside it.
    if (
      person.posture?.value === 'drive' &&
      !isDressDescribed(person, scene) &&
      scene.things.some(({ what }) => what === 'troika' || DRAWN_BY_HORSES.has(what))
    )
      continue;
    const isRowing = person.posture?.value === 'row' && terrain.water !== null;
    const base = isRowing
      ? view.scale * 0.5
      : isFar && wanted <= 4
        ? view.scale * 0.4
        : view.scale * (isAloneLying(person, scene) ? 1.12 : 1);
    let shown = 0;
    const isDriven =
      scene.things.some(({ what, certainty }) => certainty >= 0.5 && DRAWN_BY_HORSES.has(what)) &&
      terrain.rows !== 'market';
    const knots =
      wanted > 4 && !isByFire
        ? crowdSpots(scene.people.indexOf(person), canvas.random).filter(
            ({ size }) => !isDriven || size < 0.7,
          )
        : null;
    for (let i = 0; i < wanted; i++) {
      // Two people named separately are also a pair.
      const order = isPair ? scene.people.indexOf(person) : i;
      const stand = knots?.[i % knots.length];
      const scale = stand ? base * stand.size * canvas.random.between(0.96, 1.05) : base;
      const lies = isLying(person);
      // People do not stand on water.
      const isByWater = !isRowing && terrain.water !== null && terrain.water !== 'stream';
      // There is water between the banks.
      if (isByWater && stand && scale > base * 0.45 && scale < base * 0.8) continue;
      // A lying figure would be lost in the dark foreground.
      const foot =
        // Distant people are on the far bank, the others on the near one.
        (isByWater
          ? scale > base * 0.5
            ? view.foot + (scale > base * 0.9 ? 4 : -2)
            : waterEdge(view) - 6
          : footAt(view, scale)) - (lies ? 26 : 0);
      const sits =
        (wanted <= 3 || isByFire || sitsOnGround(scene, person)) &&
        ['sit', 'read', 'write', 'eat', 'work'].includes(person.posture?.value ?? '');
      const alone = figureOf(person, scene, i, {
        isOutside: !lies,
        canSit: sits,
        seated:
          sits && (fire !== undefined || sitsOnGround(scene, person))
            ? person.sex === 'woman'
              ? 'settle'
              : 'sitOnGround'
            : undefined,
        isFromBehind: stand ? stand.isFromBehind && !isGoing(person) : isLookingIn(scene, i, canvas),
      });
      const partner = partnerOf(scene, person, i);
      if (partner === 'drawn') continue;
      const figure = partner
        ? coupleOf(alone, figureOf(partner.person, scene, partner.index, { isOutside: false }), partner.how)
        : alone;
      const sharesBench = isPair && figure.isSeated && order > 0 ? seated.bench : undefined;
      const seat = isRowing
        ? boatOf(stage, figure)
        : person.posture?.value === 'ride'
          ? mountOf(stage, figure)
          : figure.isSeated
            ? seatOf(terrain, figure)
            : null;
      if (seat && figure.isSeated)
        for (const thing of scene.things)
          if (OPEN_SEATS.has(thing.what) && !stage.shown.has(thing)) {
            stage.shown.add(thing);
            canvas.recordDrawn(thing.what, thing.words);
          }
      const unit = headPixels(scale * ADULT_HEIGHT_M) * figure.size;
      // Several on one bench sit side by side, and those who fight a duel face each other across the ground.
      const isInRow =
        seat !== null &&
        figure.isSeated &&
        !isPair &&
        !isByFire &&
        person.count === wanted &&
        wanted > 1 &&
        wanted < 4;
      const x: number | null = sharesBench
        ? sharesBench.x
        : isInRow
          ? ROW_X + i * unit * ROW_STEP
          : isDuel
            ? DUEL_X[order % 2]!
            : stand
              ? Math.max(120, Math.min(WIDTH - 120, stand.x))
              : (isFar ? stage.middle : near).take(
                  isPair && figure.isSeated
                    ? BENCH_X
                    : wantedX(scene, order, sky.x, terrain.special === 'street'),
                  Math.max(
                    lies ? -figure.box.top : widthOf(figure),
                    seat ? widthOf({ box: boxOf(seat.parts) }) : 0,
                  ) *
                    unit +
                    10,
                  { overlap: wanted > 2 ? widthOf(figure) * unit * 0.16 : 0 },
                );
      if (x === null) break;
      // People in a group face each other; a single person faces the light.
      const isFlipped: boolean = stand
        ? isGoing(person)
          ? stand.x > 512
          : stand.isFlipped
        : isByFire
          ? x > FIRE_X
          : isInRow
            ? false
            : wanted > 1 || isPair
              ? order % 2 === 1
              : x > sky.x;
      const parts = seat ? raised(figure, seat.lift) : lies ? lyingParts(figure) : figure.parts;
      const standing: Placement = sharesBench
        ? {
            x: sharesBench.x + KNEE_TO_KNEE * sharesBench.unit * (sharesBench.isFlipped ? -1 : 1),
            y: foot,
            scale: unit,
            isFlipped: !sharesBench.isFlipped,
          }
        : { x: x - middleOf(figure) * unit * (isFlipped ? -1 : 1), y: foot, scale: unit, isFlipped };
      if (seat && isPair && figure.isSeated) seated.bench = { x: standing.x, unit, isFlipped };
      const depth = depthAt(scale * (130 / view.scale));
      const shapes = figureShapes(
        figure,
        standing,
        (each) =>
          coloursAt(
            palette,
            depth,
            seenColours(each, order, !palette.isDark, (scene.type === 'character' && wanted <= 3) || lies),
          ),
        parts,
      );
      const seats = seat
        ? shapesOf(seat.parts, standing, coloursAt(palette, depth, { body: seat.colour, usual: seat.usual }))
        : [];
      stage.standing.push({
        scale,
        isOverWater: isRowing,
        shapes: isRowing ? [...shapes, ...seats] : [...seats, ...shapes],
      });
      shown++;
    }
    if (shown > 0) canvas.recordDrawn(person.sex === 'woman' ? 'woman' : 'person', figureWords(person));
  }
}

/** Where the first of several on a bench sits, in pixels, and how far apart they are, in heads. */
const ROW_X = 420;
const ROW_STEP = 3.1;

/** How many of a company sit around their fire. */
const AROUND_FIRE = 4;

/** White clothes are in the shade of their wearer, or they would be lost before a bright sky. */
const inShade = (colour: string): string =>
  luminance(colour) > 0.72 ? mix(colour, '#8d8792', 0.34) : colour;

/** Each person gets individual colours where none are stated; faces are lit for described people. */
function seenColours({ person, sex }: Figure, order: number, isDay: boolean, isDescribed: boolean): Tint {
  const stated = statedColours(person);
  const id = order > 0 ? `${person.id}/${order}` : person.id;
  const usual = usualColours(id);
  const { coat, hair } = usual;
  // Two women side by side are not dressed alike.
  const gown = order % 2 === 1 ? mix(usual.gown, '#eadfcb', 0.42) : usual.gown;
  if (!isDescribed)
    return {
      ...stated,
      ...(sex === 'woman' ? { dress: stated.dress ?? gown } : { usual: homespun(id) }),
      isFaceLit: isDay,
    };
  return {
    ...stated,
    hair: stated.hair ?? hair,
    ...(sex === 'woman' ? { dress: inShade(stated.dress ?? gown) } : { body: inShade(stated.body ?? coat) }),
    isFaceLit: true,
  };
}

/** "Asleep in the shop": a person inside a building is not visible from outside. */
const isIndoors = ({ things }: Scene, { relation, posture }: ScenePerson): boolean =>
  relation?.kind === 'in' &&
  relation.to.kind === 'thing' &&
  BUILDINGS.has(things[relation.to.index]?.what ?? '') &&
  posture?.value !== 'look out';

/** People on the move face the same way, not each other. */
const isGoing = ({ posture }: ScenePerson) => ['walk', 'run', 'carry', 'ride'].includes(posture?.value ?? '');

/** A single person lying down is low, so drawn larger. */
const isAloneLying = (person: ScenePerson, { people }: Scene) =>
  people.length === 1 && person.count === 1 && isLying(person);

interface Bench {
  x: number;
  /** Pixels of a head. */
  unit: number;
  isFlipped: boolean;
}

/** The distance between the hips of two people facing each other on a bench, in heads. */
const KNEE_TO_KNEE = 5;

/** The position of the first of them, in pixels. */
const BENCH_X = 452;

/** A single person in front of a wide view sometimes has their back to us. */
const isLookingIn = (scene: Scene, i: number, { random }: Canvas) =>
  i === 0 &&
  scene.people.length === 1 &&
  scene.type === 'location' &&
  [undefined, 'stand', 'look out'].includes(scene.people[0]!.posture?.value) &&
  random.chance(0.4);

const widthOf = ({ box }: Pick<Figure, 'box'>) => box.right - box.left;

const middleOf = ({ box }: Pick<Figure, 'box'>) => (box.left + box.right) / 2;

/** On the thirds, and not before the light itself. */
const wantedX = (scene: Scene, i: number, lightX: number, isStreet: boolean): number => {
  const company = isStreet ? 0 : closePeopleCount(scene);
  if (company > 0) return company === 1 ? SUBJECT_X : SUBJECT_X - 52 + i * 104;
  const isAlone = scene.people.length === 1 && scene.people[0]!.count === 1;
  return (isAlone ? 400 : lightX - 230) + i * 92;
};

/** The position of the people who are the subject, in pixels from the left, with the light beside them. */
export const SUBJECT_X = 676;
