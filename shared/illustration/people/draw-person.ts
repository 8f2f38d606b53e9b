import { ellipse, limb, outline, placed, polygon, stroke, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import { drawCoat, drawDress, type Coat } from './clothes.ts';
import { drawSmallHead } from './bust-head.ts';
import type { BustHead } from './bust-looks.ts';
import { drawArm, drawLeg, drawPeg, fitted, seam, SLEEVES, type Sleeve } from './limbs.ts';
import type { Held, Person } from './person.ts';
import { POSTURES, KNEELING, SEATED, type Posture } from './postures.ts';
import { COAT_LENGTHS, wornOnSleeve, wornOver } from './worn-small.ts';
import {
  ADULT,
  CHILD,
  SHORT,
  offsetBy,
  skeletonOf,
  direction,
  type Limb,
  type Pose,
  type Skeleton,
} from './skeleton.ts';

/** @returns parts in heads; feet at y = 0, hips at x = 0 */
export function drawPerson(person: Person): Part[] {
  const { body, arm } = drawPersonInTwo(person);
  return [...body, ...arm];
}

/** The bones that a person is drawn on. */
export const bonesOf = (person: Person): Skeleton =>
  skeletonOf(
    person.isStooped ? stooped(POSTURES[postureIn(person)]) : bowed(POSTURES[postureIn(person)], person),
    person.isChild ? CHILD : person.isShort ? SHORT : ADULT,
    person.reach,
  );

/** The same pose with a bent back and the head hanging forwards. */
const bowed = (pose: Pose, person: Person): Pose =>
  person.head?.face?.has('head bowed')
    ? { ...pose, neck: (pose.neck ?? 6) + 16, face: (pose.face ?? 0) + 18 }
    : person.head?.face?.has('head back')
      ? { ...pose, neck: (pose.neck ?? 6) - 8, face: (pose.face ?? 0) - 16 }
      : pose;
const stooped = (pose: Pose): Pose => ({
  ...pose,
  lean: (pose.lean ?? 0) + 15,
  hunch: Math.min(0.7, (pose.hunch ?? 0) + 0.42),
  neck: (pose.neck ?? 6) + 30,
  face: (pose.face ?? 0) + 6,
});

/** The near arm and the held thing separately, so that another person may stand between. */
export function drawPersonInTwo(person: Person): { body: Part[]; arm: Part[] } {
  const { coat = 'frock', legs = 'trousers', bulk = 1, wind = 0, isChild = false } = person;
  const posture = postureIn(person);
  // A robe falls over the knees of a seated person like a gown; a monster that rises from a table wears no skirt.
  const dress =
    posture === 'rising'
      ? undefined
      : (person.dress ?? (coat === 'robe' && SEATED.has(posture) ? 'nun' : undefined));
  const bones = bonesOf(person);
  const cut: Sleeve = dress
    ? SLEEVES[dress === 'ball' ? 'bare' : dress === 'bell' ? 'wide' : 'slim']
    : SLEEVES.coat;
  const sleeve = cut.isBare ? cut : fitted(cut, person);
  const cloth = dress ? 'dress' : 'ink';
  const { behind, head: heads } = drawSmallHead(headOf(person));
  const put = (part: Part): Part => ({
    ...part,
    path: placed(part.path, {
      x: bones.head[0],
      y: bones.head[1],
      turn: bones.tilt,
      scale: isChild ? 1.1 : person.isShort ? 1.16 : 1.09,
    }),
  });
  const parts: Part[] = [...(person.hasLadder ? [ladder(bones)] : []), ...behind.map(put)];
  const near: Part[] = [];
  const arm = (bone: Limb, to = parts) =>
    to.push(...drawArm(bone, sleeve, bulk, cloth).slice(person.isPlain && !sleeve.isBare ? 1 : 0));
  if (!dress && coat !== 'robe') parts.push(...drawLeg(bones.farLeg, legs, bulk));
  arm(bones.farArm);
  if (!dress && coat !== 'robe')
    parts.push(...(person.hasWoodenLeg ? drawPeg(bones.nearLeg, bulk) : drawLeg(bones.nearLeg, legs, bulk)));
  if (dress) {
    const shape = SEATED.has(posture)
      ? 'seated'
      : posture === 'inArms'
        ? 'carried'
        : KNEELING.has(posture)
          ? 'kneeling'
          : 'upright';
    parts.push(...drawDress(dress, bones, shape, wind, bulk));
  } else
    parts.push(
      ...drawCoat(
        isSeatedIn(posture, coat) ? 'jacket' : coat,
        bones,
        bulk,
        wind,
        legs === 'wide',
        person.isBroad,
      ).filter(({ material }) => material !== 'linen' || !person.isButtoned),
    );
  if (person.isRagged) parts.push(...rents(bones, bulk));
  const isFolded =
    SEATED.has(posture) || KNEELING.has(posture) || posture === 'inArms' || posture === 'lying';
  parts.push(
    ...wornOver(
      isFolded ? { ...person, isRagged: false } : person,
      bones,
      bulk,
      dress ? 9 : isFolded ? 0.46 : COAT_LENGTHS[coat],
      cloth,
    ),
  );
  if (person.hasApron) parts.push(apron(bones));
  const thick = Math.max(1, bulk ** 0.8);
  const neck = (dress ? [0.19, 0.15] : [0.24, 0.2]).map((radius) => radius * thick);
  parts.push({ path: limb([bones.trunk(0.98), offsetBy(bones.head, [0, -0.1])], neck), material: 'skin' });
  if (dress !== 'ball' && !person.isPlain && !person.isButtoned)
    parts.push(collar(bones, dress === undefined));
  parts.push(...heads.map((part) => put(part)));
  if (person.holds && person.holds !== 'cane') near.push(...drawHeld(person.holds, bones));
  if (person.heldParts) {
    const [x, y] = offsetBy(bones.nearArm.end, direction(bones.nearArm.angle), 0.24);
    near.push(...person.heldParts.map((part) => ({ ...part, path: placed(part.path, { x, y }) })));
  }
  arm(bones.nearArm, near);
  if (!sleeve.isBare) near.push(seam(bones.nearArm, sleeve, bulk), ...wornOnSleeve(person, bones.nearArm));
  if (person.hasShawl) near.push(...shawl(bones));
  if (person.holds === 'cane') near.push(...drawHeld('cane', bones));
  return { body: parts, arm: near };
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

/** On the ground, long clothes spread over folded legs, and children sit on their heels. */
const postureIn = ({ posture, dress, coat = 'frock', isChild, isShort }: Person): Posture =>
  posture === 'sitOnGround' && (dress || isChild || isShort || coat === 'cloak' || coat === 'robe')
    ? 'settle'
    : posture;

/** The skirts of a seated person's coat fall beside the chair, or they would go through it. */
const isSeatedIn = (posture: Posture, coat: Coat) =>
  posture === 'rising' ||
  ((SEATED.has(posture) ||
    posture === 'lying' ||
    posture === 'prone' ||
    posture === 'inArms' ||
    posture === 'sitOnGround') &&
    ['frock', 'great', 'kaftan'].includes(coat));

/** Patches, and slits where the cloth is torn. */
function rents({ trunk: at, hip: [x, y] }: Skeleton, bulk: number): Part[] {
  const patch = (along: number, across: number, size: number) =>
    polygon([
      at(along, across * bulk),
      at(along + 0.01, (across + size) * bulk),
      at(along - size * 0.42, (across + size * 0.9) * bulk),
      at(along - size * 0.4, (across - 0.04) * bulk),
    ]);
  const slit = (u: number, v: number, long: number) =>
    stroke(
      [
        [u, v],
        [u + 0.06, v + long * 0.5],
        [u - 0.02, v + long],
      ],
      0.09,
      true,
    );
  return [
    {
      path: [
        patch(0.74, -0.2, 0.34),
        patch(0.4, 0.04, 0.3),
        polygon([
          [x - 0.34, y + 0.5],
          [x - 0.02, y + 0.46],
          [x + 0.02, y + 0.84],
          [x - 0.3, y + 0.88],
        ]),
      ],
      material: 'lining',
    },
    { path: [slit(x + 0.2, y + 0.2, 0.4), slit(x - 0.46, y + 0.1, 0.34)], material: 'depth' },
  ];
}

/** At the throat: a stand-up collar for a man, a frill for a woman. */
const collar = ({ trunk: at }: Skeleton, isMan: boolean): Part => ({
  path: [
    isMan
      ? outline([at(0.86, 0.3), at(1.0, 0.24), at(1.2, 0.2), at(1.16, 0.02), at(1.06, -0.12), at(1.0, 0.0)])
      : outline([
          at(0.94, 0.24),
          at(1.08, 0.2),
          at(1.14, 0.02),
          at(1.08, -0.14),
          at(1.0, -0.2),
          at(0.97, 0.02),
        ]),
  ],
  material: 'linen',
});

const shawl = ({ trunk: at }: Skeleton): Part[] => [
  {
    path: [
      outline([
        at(1.1, -0.16),
        at(0.98, -0.4),
        at(0.75, -0.62),
        at(0.4, -0.72),
        at(0.05, -0.75),
        at(-0.1, -0.5),
        at(0.1, 0.1),
        at(0.35, 0.56),
        at(0.7, 0.62),
        at(0.95, 0.36),
        at(1.1, 0.16),
      ]),
    ],
    material: 'hat',
  },
  {
    // Its hem and two creases, or it would merge with the gown.
    path: [
      [at(0.05, -0.75), at(-0.1, -0.5), at(0.1, 0.1), at(0.35, 0.56), at(0.7, 0.62)],
      [at(0.98, -0.3), at(0.6, -0.3), at(0.12, -0.2)],
      [at(1, 0.02), at(0.64, 0.1), at(0.3, 0.3)],
    ].map((line) => stroke(line, 0.035, true)),
    material: 'fold',
  },
];

/** Carried level with the shoulder, its end a little lower in front. */
function ladder({ trunk }: Skeleton): Part {
  const [x, y] = trunk(0.96);
  const [long, slope, apart] = [{ behind: -3.9, before: 2.7 }, 0.16, 0.5];
  const at = (along: number, across: number): Point => [x + along, y + 0.26 + along * slope + across * apart];
  const rungs = Array.from({ length: 10 }, (_, i) => long.behind + 0.4 + i * 0.66);
  return {
    path: [
      ...[-0.5, 0.5].map((side) => stroke([at(long.behind, side), at(long.before, side)], 0.12)),
      ...rungs.map((along) => stroke([at(along, -0.5), at(along, 0.5)], 0.085)),
    ],
    material: 'boot',
  };
}

function apron({ trunk: at, hip: [x, y] }: Skeleton): Part {
  const length = Math.min(2.75, -y * 0.7);
  return {
    path: [
      outline([
        at(0.34, 0.16),
        at(0.32, 0.33),
        [x + 0.62, y + length * 0.36],
        [x + 0.8, y + length * 0.94],
        [x + 0.3, y + length],
        [x + 0.1, y + length * 0.5],
      ]),
    ],
    material: 'white',
  };
}

/** @param at the hand that holds it, and the trunk that a sack is carried on; in heads */
export function drawHeld(
  thing: Held,
  { nearArm, trunk }: Pick<Skeleton, 'trunk'> & { nearArm: Pick<Limb, 'end' | 'angle'> },
): Part[] {
  const [x, y] = offsetBy(nearArm.end, direction(nearArm.angle), 0.2);
  // Not in the coat's colour.
  const dark = (...path: Path): Part => ({ path, material: 'boot' });
  switch (thing) {
    case 'cane':
      return [
        dark(
          stroke(
            [
              [x - 0.05, y - 0.2],
              [x + 0.35, -0.02],
            ],
            0.1,
          ),
          ...limb(
            [
              [x - 0.16, y - 0.2],
              [x - 0.04, y - 0.3],
              [x + 0.06, y - 0.18],
            ],
            [0.06, 0.06],
          ),
        ),
      ];
    case 'book':
      return [
        dark(
          polygon([
            [x - 0.1, y - 0.12],
            [x + 0.45, y - 0.5],
            [x + 0.6, y - 0.2],
            [x + 0.06, y + 0.2],
          ]),
        ),
      ];
    case 'letter':
      return [
        {
          path: [
            polygon([
              [x - 0.02, y - 0.3],
              [x + 0.42, y - 0.42],
              [x + 0.5, y - 0.02],
              [x + 0.06, y + 0.1],
            ]),
          ],
          material: 'white',
        },
      ];
    case 'candle':
      return [
        dark(
          outline([
            [x - 0.3, y - 0.08, 1],
            [x + 0.3, y - 0.08, 1],
            [x + 0.2, y + 0.08],
            [x - 0.2, y + 0.08],
          ]),
        ),
        {
          path: [
            polygon([
              [x - 0.05, y - 0.6],
              [x + 0.05, y - 0.6],
              [x + 0.05, y - 0.08],
              [x - 0.05, y - 0.08],
            ]),
          ],
          material: 'white',
        },
        { path: [flame(x, y - 0.62)], material: 'light' },
      ];
    case 'lantern':
      return [
        dark(
          stroke(
            [
              [x, y],
              [x, y + 0.3],
            ],
            0.05,
          ),
          polygon([
            [x - 0.26, y + 0.4],
            [x, y + 0.22],
            [x + 0.26, y + 0.4],
            [x + 0.22, y + 1.05],
            [x - 0.22, y + 1.05],
          ]),
        ),
        {
          path: [
            polygon([
              [x - 0.15, y + 0.48],
              [x + 0.15, y + 0.48],
              [x + 0.14, y + 0.96],
              [x - 0.14, y + 0.96],
            ]),
          ],
          material: 'light',
        },
      ];
    case 'basket':
      return [
        dark(
          outline([
            [x - 0.55, y + 0.1, 1],
            [x + 0.65, y + 0.1, 1],
            [x + 0.5, y + 0.75, 1],
            [x - 0.4, y + 0.75, 1],
          ]),
          ...limb(
            [
              [x - 0.45, y + 0.14],
              [x + 0.05, y - 0.3],
              [x + 0.55, y + 0.14],
            ],
            [0.05, 0.05],
          ),
        ),
      ];
    case 'bundle':
      return [
        dark(
          outline([
            [x - 0.5, y + 0.1],
            [x - 0.2, y - 0.2],
            [x + 0.3, y - 0.2],
            [x + 0.62, y + 0.1],
            [x + 0.4, y + 0.5],
            [x - 0.3, y + 0.5],
          ]),
        ),
      ];
    case 'sack': {
      const [sx, sy] = trunk(0.95, -0.4);
      return [
        dark(
          outline([
            [sx - 0.5, sy + 0.6],
            [sx - 0.9, sy - 0.1],
            [sx - 0.5, sy - 0.8],
            [sx + 0.2, sy - 1.1],
            [sx + 0.8, sy - 0.9],
            [sx + 0.9, sy - 0.4],
            [sx + 0.3, sy + 0.1],
          ]),
        ),
      ];
    }
    case 'gun':
      return [
        dark(
          stroke(
            [
              [x - 0.15, y + 0.35],
              [x + 0.5, y - 1.3],
              [x + 1.0, y - 2.9],
            ],
            0.09,
          ),
          outline([
            [x - 0.5, y + 0.9, 1],
            [x - 0.1, y + 0.1],
            [x + 0.12, y + 0.14],
            [x - 0.14, y + 1.06, 1],
          ]),
        ),
      ];
    case 'umbrella':
      return [
        dark(
          stroke(
            [
              [x, y + 0.2],
              [x, y - 3.2],
            ],
            0.06,
          ),
          outline([
            [x - 1.9, y - 2.2, 1],
            [x - 1.3, y - 2.9],
            [x, y - 3.3],
            [x + 1.3, y - 2.9],
            [x + 1.9, y - 2.2, 1],
            [x + 1.2, y - 2.4],
            [x + 0.6, y - 2.2, 1],
            [x, y - 2.4],
            [x - 0.6, y - 2.2, 1],
            [x - 1.2, y - 2.4],
          ]),
        ),
      ];
    case 'cup':
      return [
        dark(
          outline([
            [x - 0.02, y - 0.3, 1],
            [x + 0.34, y - 0.3, 1],
            [x + 0.28, y - 0.04],
            [x + 0.04, y - 0.04],
          ]),
          ellipse(x + 0.16, y, 0.26, 0.05),
        ),
      ];
    case 'flower':
      return [
        dark(
          stroke(
            [
              [x, y + 0.3],
              [x + 0.08, y - 0.2],
              [x + 0.16, y - 0.6],
            ],
            0.05,
          ),
        ),
        {
          path: [0, 72, 144, 216, 288].map((angle) => {
            const [dx, dy] = direction(angle);
            return ellipse(x + 0.18 + dx * 0.1, y - 0.68 + dy * 0.1, 0.1);
          }),
          material: 'accent',
        },
      ];
  }
}

/** A flame on its wick, in heads. */
export const flame = (x: number, y: number) =>
  outline([
    [x, y],
    [x - 0.1, y - 0.14],
    [x - 0.04, y - 0.32],
    [x + 0.01, y - 0.52, 1],
    [x + 0.09, y - 0.26],
    [x + 0.09, y - 0.1],
  ]);
