import { part } from '#painter-parts';
import { seeded } from '../../drawing/seeded.ts';
import type { Part } from '../../motifs/motif.ts';
import { FACE_LOOKS, type FaceLook } from '../../people/bust-looks.ts';
import type { Bodice, Bust, Outfit } from '../../people/bust.ts';
import type { Coat, Dress } from '../../people/clothes.ts';
import type { Person } from '../../people/person.ts';
import type { Garment, ScenePerson } from '../../scene.ts';
import { gestureOf, gesturesOf } from './gestures.ts';
import { SMOKED } from './held-parts.ts';

/** A person of the scene with what they are drawn from. */
export interface DressedPerson {
  person: ScenePerson;
  looks: Person;
  sex: 'woman' | 'man';
  age: NonNullable<ScenePerson['age']>;
}

/** @returns parts in heads of a small figure; feet at y = 0 */
export const drawDressedPerson = (dressed: DressedPerson): Part[] =>
  part('people').drawPerson(dressedLooks(dressed));

/** A small figure with everything that the passage states about clothes and head. */
export function dressedLooks(dressed: DressedPerson): Person {
  const { looks, person } = dressed;
  const worn = new Set(person.wears.map(({ value }) => value));
  const legs = worn.has('wide trousers')
    ? 'wide'
    : worn.has('boots')
      ? 'boots'
      : worn.has('bare feet')
        ? 'bare'
        : looks.legs;
  return {
    ...looks,
    legs,
    isRagged: person.clothes?.value.kind === 'rags' || worn.has('ragged'),
    isFurred: person.clothes?.value.kind === 'fur coat' || worn.has('fur'),
    isCollarUp: worn.has('collar up'),
    isButtoned: worn.has('buttoned'),
    isStriped: worn.has('striped'),
    isChecked: worn.has('tweed'),
    hasSkirt: worn.has('skirt'),
    hasHump: worn.has('hump'),
    hasWoodenLeg: gesturesOf(person).has('wooden leg'),
    fit: worn.has('loose') ? ('loose' as const) : worn.has('tight') ? ('tight' as const) : undefined,
    head: bustOf(dressed),
  };
}

/** @param looks those of the small figure, so that a person looks the same from near and far */
export function bustOf({ looks, sex, age, person }: DressedPerson): Bust {
  const own = seeded(person.id, 'face');
  const described = new Set((person.features ?? []).map(({ part }) => part));
  const isColoured = (part: string) =>
    (person.features ?? []).some((each) => each.part === part && each.colour !== undefined);
  const worn = new Set(person.wears.map(({ value }) => value));
  const holds = looks.holds === 'cane' ? undefined : looks.holds;
  const outfit = outfitOf(person, looks);
  const trait = (part: string) => (described.has(part) ? 0.9 : own.between(-0.8, 0.8));
  return {
    ...{ sex, age },
    hair: looks.hair ?? 'short',
    beard: looks.beard,
    hat: looks.hat,
    features: {
      nose: trait('nose'),
      chin: trait('chin'),
      brow: trait('forehead'),
      bridge: own.between(-1, 1),
      lips: own.between(-1, 1),
    },
    isWhiteHaired: looks.isWhiteHaired,
    hasBrows: described.has('brows'),
    hasLips: isColoured('lips'),
    hasEyes: isColoured('eyes') || described.has('eyes'),
    face: facesOf(person, sex),
    isLined:
      (person.years ?? 0) >= 43 ||
      person.features?.some(({ looks: seen }) => seen?.includes('hair greying')) === true,
    isCropped: person.hair?.value.cut === 'short',
    isMonstrous: person.monster !== undefined,
    garment: person.clothes?.value.kind ?? (person.monster ? 'rags' : usualGarment(looks, sex)),
    bulk: girthOf(looks, sex),
    isStooped: person.isStooped,
    height: person.height,
    isBroadShouldered: person.isBroadShouldered && person.build !== 'stout',
    isNarrowShouldered:
      person.features?.some(({ looks: seen }) => seen?.includes('shoulders narrow')) === true,
    isSeated: SITTING.has(person.posture?.value ?? ''),
    neckwear:
      age === 'child' && !worn.has('tie')
        ? 'open'
        : outfit && outfit !== 'frock'
          ? NECKWEAR_OF[outfit]
          : neckwearOf(person, looks),
    outfit,
    waistcoat: seeded(person.id, 'waistcoat').pick(WAISTCOATS),
    bodice: age === 'child' ? 'collar' : bodiceOf(person),
    isButtoned: outfit
      ? outfit === 'buttoned'
      : seeded(person.id, 'buttoned').chance(0.45) &&
        !worn.has('linen') &&
        !worn.has('watch chain') &&
        !worn.has('two buttons'),
    gesture: gestureOf(person),
    arm: gesturesOf(person).has('hands on hips')
      ? 'hip'
      : gesturesOf(person).has('hands behind')
        ? 'behind'
        : seeded(person.id, 'arm').pick(sex === 'woman' ? ARMS_WOMAN : ARMS_MAN),
    skirt: looks.dress && SKIRTS[looks.dress],
    wears: new Set(
      [...worn]
        .filter((thing) => thing !== 'shawl')
        .concat(person.holds.map(({ value }) => value).filter((value) => SMOKED.has(value)))
        .concat(isAtWork(person) ? 'apron' : [])
        .concat(looks.hasShawl ? 'shawl' : worn.has('shawl') && sex === 'man' ? 'scarf' : []),
    ),
    isHandRaised:
      holds !== undefined ||
      looks.heldParts !== undefined ||
      looks.posture === 'read' ||
      (described.has('hands') && gesturesOf(person).size === 0) ||
      worn.has('gloves') ||
      worn.has('lace'),
    holds,
    heldParts: holds ? undefined : looks.heldParts,
  };
}

/** Close up, the face says more of a build than shoulders as broad as the picture. */
const girthOf = ({ bulk = 1 }: Person, sex: DressedPerson['sex']): number =>
  sex === 'woman' ? Math.min(bulk, 1.28) : bulk > 1.2 ? 1.36 : bulk * 0.9;

/** Craftsmen and maids, who wear a shirt or a gown only because of what they are. */
export const isAtWork = ({ clothes, sex }: ScenePerson): boolean =>
  clothes !== undefined &&
  clothes.certainty < 1 &&
  (clothes.value.kind === 'shirt' || (sex === 'woman' && clothes.value.kind === 'dress'));

const USUAL_BODICES: [Bodice, ...Bodice[]] = [
  'collar',
  'collar',
  'fichu',
  'collar',
  'pelerine',
  'collar',
  'jacket',
];

/** A cape would hide the hands before the breast. */
function bodiceOf(person: ScenePerson): Bodice {
  const bodice = seeded(person.id, 'bodice').pick(USUAL_BODICES);
  return bodice === 'pelerine' && gestureOf(person) ? 'collar' : bodice;
}

const WAISTCOATS = ['lining', 'accent', 'linen', 'lining', 'accent'] as const;

const NECKWEAR_OF = { buttoned: 'stock', tail: 'cravat', sack: 'tie', shawl: 'kerchief' } as const;

/** What says something else of a coat than how it is usually cut. */
const CUT: ReadonlySet<string> = new Set([
  'watch chain',
  'red flower',
  'white flower',
  'ragged',
  'greasy',
  'linen',
  'two buttons',
  'buttoned',
  'collar up',
  'tie',
  'velvet',
  'tweed',
  'loose',
  'tight',
  'silk',
  'brocade',
  'lace',
  'embroidered',
  'quilted',
  'fur',
]);

/** A stand-up collar and cravat is the least common: it dates its wearer. */
const USUAL_OUTFITS: [Outfit, ...Outfit[]] = [
  'frock',
  'buttoned',
  'frock',
  'sack',
  'frock',
  'shawl',
  'buttoned',
  'tail',
];

/** The whole outfit of a man for whom the passage names no clothes: always the same for the same man. */
function outfitOf(
  { id, age, clothes, wears, monster, features }: ScenePerson,
  { coat = 'frock' }: Person,
): Outfit | undefined {
  // A boy's jacket is open at the neck.
  if (age === 'child') return undefined;
  // A tweed suit is a sack coat.
  if (wears.some(({ value }) => value === 'tweed') && clothes?.value.kind !== 'shirt') return 'sack';
  const isStated =
    clothes !== undefined ||
    monster !== undefined ||
    wears.some(({ value }) => CUT.has(value)) ||
    features?.some(({ looks }) => looks?.includes('face villainous'));
  return isStated || (coat !== 'frock' && coat !== 'jacket')
    ? undefined
    : coat === 'jacket'
      ? 'sack'
      : seeded(id, 'outfit').pick(USUAL_OUTFITS);
}

const SITTING: ReadonlySet<string> = new Set(['sit', 'write', 'eat']);

const ARMS_MAN = ['hanging', 'hanging', 'hip', 'behind'] as const;

const ARMS_WOMAN = ['hanging', 'hip', 'hanging'] as const;

/** Neckwear with a coat: a kerchief for a working man, and always the same for the same person. */
function neckwearOf({ clothes, wears, id, features }: ScenePerson, { coat }: Person): Bust['neckwear'] {
  if (wears.some(({ value }) => value === 'tie' || value === 'tweed') && clothes?.value.kind !== 'shirt')
    return 'tie';
  if (wears.some(({ value }) => value === 'ragged' || value === 'greasy')) return 'open';
  // A ruffian's neck is bare or has a kerchief.
  if (features?.some(({ looks }) => looks?.includes('face villainous')))
    return seeded(id, 'neck').pick(['open', 'kerchief'] as const);
  // Sailors.
  if (clothes?.value.kind === 'jacket' && clothes.certainty < 1) return 'kerchief';
  if (clothes?.value.kind === 'jacket' || coat === 'jacket')
    return seeded(id, 'neck').pick(['kerchief', 'kerchief', 'open', 'bow'] as const);
  return seeded(id, 'neck').pick(['bow', 'stock', 'stock', 'bow'] as const);
}

/** The stated looks of the face; cheeks that are not described follow the build of the body. */
function facesOf(
  { features = [], build, age, years }: ScenePerson,
  sex: DressedPerson['sex'],
): ReadonlySet<FaceLook> {
  const stated = features.flatMap(({ looks: seen = [] }) => seen).filter(isFaceLook);
  const isCheekDescribed = stated.some(
    (look) => look.startsWith('cheeks') || look === 'face lean' || look === 'face round',
  );
  const built =
    isCheekDescribed || age === 'child'
      ? []
      : build === 'stout'
        ? ['face round' as const]
        : build === 'thin' && sex === 'man' && (age === 'old' || (years ?? 0) >= 30)
          ? ['face lean' as const]
          : [];
  return new Set([...stated, ...built]);
}

const isFaceLook = (look: string): look is FaceLook => (FACE_LOOKS as readonly string[]).includes(look);

const SKIRTS: Readonly<Partial<Record<Dress, Bust['skirt']>>> = {
  bustle: 'bustle',
  empire: 'slim',
  nun: 'slim',
};

const GOWNS: Readonly<Partial<Record<Dress, Garment>>> = { sarafan: 'peasant dress', ball: 'ball dress' };

const COATS: Readonly<Partial<Record<Coat, Garment>>> = {
  great: 'great coat',
  kaftan: 'kaftan',
  cloak: 'cloak',
  robe: 'robe',
  jacket: 'jacket',
};

/** Clothes where the passage names none. */
function usualGarment({ coat = 'frock', dress }: Person, sex: DressedPerson['sex']): Garment {
  return sex === 'woman' && dress ? (GOWNS[dress] ?? 'dress') : (COATS[coat] ?? 'frock coat');
}
