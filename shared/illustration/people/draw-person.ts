import { limb, placed } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import { bonesOf, postureIn } from './bones-of.ts';
import { drawSmallHead } from './bust-head.ts';
import type { BustHead } from './bust-looks.ts';
import type { Coat, Dress } from './clothes.ts';
import { drawCoat } from './draw-coat.ts';
import { drawDress, type SkirtShape } from './draw-dress.ts';
import { drawHeld } from './draw-held.ts';
import { drawArm, drawLeg, drawPeg, fitted, seam, SLEEVES, type Sleeve } from './limbs.ts';
import { apron, collar, ladder, rents, shawl } from './over-clothes.ts';
import type { Person } from './person.ts';
import { KNEELING, SEATED, type Posture } from './postures.ts';
import { direction, offsetBy, type Limb, type Skeleton } from './skeleton.ts';
import { COAT_LENGTHS, wornOnSleeve, wornOver } from './worn-small.ts';

/** @returns parts in heads; feet at y = 0, hips at x = 0 */
export function drawPerson(person: Person): Part[] {
  const { body, arm } = drawPersonInTwo(person);
  return [...body, ...arm];
}

/** The near arm and the held thing separately, so that another person may stand between. */
export function drawPersonInTwo(person: Person): { body: Part[]; arm: Part[] } {
  const figure = figureOf(person);
  return { body: bodyOf(figure), arm: nearArmOf(figure) };
}

/** A person with what follows from posture and clothes. */
interface Figure {
  person: Person;
  posture: Posture;
  bones: Skeleton;
  coat: Coat;
  dress: Dress | undefined;
  bulk: number;
  sleeve: Sleeve;
  cloth: 'dress' | 'ink';
}

function figureOf(person: Person): Figure {
  const { coat = 'frock', bulk = 1 } = person;
  const posture = postureIn(person);
  const dress = dressIn(posture, coat, person);
  const cut: Sleeve = dress ? SLEEVES[sleeveOf(dress)] : SLEEVES.coat;
  return {
    person,
    posture,
    bones: bonesOf(person),
    coat,
    dress,
    bulk,
    sleeve: cut.isBare ? cut : fitted(cut, person),
    cloth: dress ? 'dress' : 'ink',
  };
}

/** A robe falls over the knees of a seated person like a gown; a monster that rises from a table wears no skirt. */
function dressIn(posture: Posture, coat: Coat, { dress }: Person): Dress | undefined {
  if (posture === 'rising') return undefined;
  return dress ?? (coat === 'robe' && (SEATED.has(posture) || posture === 'sitInSkirts') ? 'nun' : undefined);
}

function sleeveOf(dress: Dress): keyof typeof SLEEVES {
  if (dress === 'ball') return 'bare';
  return dress === 'bell' ? 'wide' : 'slim';
}

function bodyOf(figure: Figure): Part[] {
  const { person, bones, dress } = figure;
  const { behind, head } = drawSmallHead(headOf(person));
  const put = ontoNeck(person, bones);
  const hasThroat = dress !== 'ball' && !person.isPlain && !person.isButtoned;
  return [
    ...(person.hasLadder ? [ladder(bones)] : []),
    ...behind.map(put),
    ...limbsBehind(figure),
    ...clothesOf(figure),
    ...(person.hasApron ? [apron(bones)] : []),
    neckOf(figure),
    ...(hasThroat ? [collar(bones, dress === undefined)] : []),
    ...head.map(put),
  ];
}

/** Legs show only below a coat; the near one is drawn over the far arm. */
function limbsBehind(figure: Figure): Part[] {
  const { person, bones, coat, dress, bulk } = figure;
  const { legs = 'trousers', hasWoodenLeg } = person;
  const arm = armOf(figure, bones.farArm);
  if (dress || coat === 'robe') return arm;
  const near = hasWoodenLeg ? drawPeg(bones.nearLeg, bulk) : drawLeg(bones.nearLeg, legs, bulk);
  return [...drawLeg(bones.farLeg, legs, bulk), ...arm, ...near];
}

function clothesOf({ person, posture, bones, coat, dress, bulk, cloth }: Figure): Part[] {
  const { wind = 0, legs, isBroad, isButtoned, isRagged } = person;
  const isFolded =
    SEATED.has(posture) ||
    KNEELING.has(posture) ||
    posture === 'sitInSkirts' ||
    posture === 'inArms' ||
    posture === 'lying';
  const worn = dress
    ? drawDress(dress, bones, skirtShape(posture), { wind, bulk, hasSkirt: person.hasSkirt })
    : drawCoat(isSeatedIn(posture, coat) ? 'jacket' : coat, bones, {
        bulk,
        wind,
        isCutShort: legs === 'wide',
        isBroad,
      }).filter(({ material }) => material !== 'linen' || !isButtoned);
  const lengthOfCoat = isFolded ? 0.46 : COAT_LENGTHS[coat];
  return [
    ...worn,
    ...(isRagged ? rents(bones, bulk) : []),
    ...wornOver(
      isFolded ? { ...person, isRagged: false } : person,
      bones,
      bulk,
      dress ? 9 : lengthOfCoat,
      cloth,
    ),
  ];
}

function skirtShape(posture: Posture): SkirtShape {
  if (SEATED.has(posture)) return 'seated';
  if (posture === 'inArms') return 'carried';
  if (posture === 'sitInSkirts') return 'spread';
  return KNEELING.has(posture) ? 'kneeling' : 'upright';
}

/** The skirts of a seated person's coat fall beside the chair, or they would go through it. */
const isSeatedIn = (posture: Posture, coat: Coat) =>
  posture === 'rising' ||
  ((SEATED.has(posture) ||
    posture === 'lying' ||
    posture === 'prone' ||
    posture === 'inArms' ||
    posture === 'sitOnGround') &&
    ['frock', 'great', 'kaftan'].includes(coat));

function neckOf({ bones, dress, bulk }: Figure): Part {
  const thick = Math.max(1, bulk ** 0.8);
  const radii = (dress ? [0.19, 0.15] : [0.24, 0.2]).map((radius) => radius * thick);
  return { path: limb([bones.trunk(0.98), offsetBy(bones.head, [0, -0.1])], radii), material: 'skin' };
}

/** Puts parts of a head where the bones carry it. */
function ontoNeck({ isChild, isShort }: Person, { head: [x, y], tilt }: Skeleton): (part: Part) => Part {
  const scale = isChild ? 1.1 : isShort ? 1.16 : 1.09;
  return (part) => ({ ...part, path: placed(part.path, { x, y, turn: tilt, scale }) });
}

function headOf({
  head,
  hair = 'short',
  beard,
  hat,
  dress,
  isWhiteHaired = false,
  isChild = false,
}: Person): BustHead {
  return (
    head ?? {
      sex: dress ? 'woman' : 'man',
      age: isChild ? 'child' : isWhiteHaired ? 'old' : 'adult',
      hair,
      beard,
      hat,
      isWhiteHaired,
      features: { nose: 0, chin: 0, brow: 0 },
      wears: new Set(),
    }
  );
}

/** With what the hand holds, and a shawl over the shoulder. */
function nearArmOf(figure: Figure): Part[] {
  const { person, bones, bulk, sleeve } = figure;
  const { holds } = person;
  return [
    ...(holds && holds !== 'cane' ? drawHeld(holds, { ...bones, isLady: figure.dress !== undefined }) : []),
    ...heldParts(person, bones),
    ...armOf(figure, bones.nearArm),
    ...(sleeve.isBare ? [] : [seam(bones.nearArm, sleeve, bulk), ...wornOnSleeve(person, bones.nearArm)]),
    ...(person.hasShawl ? shawl(bones) : []),
    ...(holds === 'cane' ? drawHeld('cane', bones) : []),
  ];
}

function heldParts({ heldParts: held = [] }: Person, { nearArm }: Skeleton): Part[] {
  const [x, y] = offsetBy(nearArm.end, direction(nearArm.angle), 0.24);
  return held.map((part) => ({ ...part, path: placed(part.path, { x, y }) }));
}

/** Without its cuff on a person in plain clothes. */
const armOf = ({ person, sleeve, bulk, cloth }: Figure, bone: Limb): Part[] =>
  drawArm(bone, sleeve, bulk, cloth).slice(person.isPlain && !sleeve.isBare ? 1 : 0);
