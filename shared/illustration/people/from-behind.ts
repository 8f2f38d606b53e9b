import { points } from '../drawing/points.ts';
import { ellipse, limb, outline, stroke, type Path, type Point, type Ring } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Person } from './person.ts';
import type { Hat } from './heads.ts';

/**
 * A person with their back to the reader, looking into the picture: a quiet figure that the reader can
 * identify with. In heads, feet at y = 0, the middle at x = 0.
 */
export function drawFromBehind(person: Person): Part[] {
  const { bulk = 1, isChild = false } = person;
  const tall = isChild ? 5.6 : 7.75;
  const shoulder = -tall + (isChild ? 1.12 : 1.22);
  const hip = shoulder + (isChild ? 2.0 : 2.7);
  const parts: Part[] = person.dress ? skirt(person, shoulder, hip) : coat(person, shoulder, hip, bulk);
  parts.push({
    path: limb(
      [
        [0, shoulder + 0.2],
        [0, shoulder - 0.35],
      ],
      [0.26, 0.2],
    ),
    material: 'skin',
  });
  parts.push(...head(person, -tall + 0.5));
  return parts.map((part) => ({ ...part, path: part.path.map((ring) => swayed(ring, tall)) }));
}

/** A relaxed stance: the weight on one leg, the hip above it, and the shoulders leaning the other way. */
function swayed(ring: Ring, tall: number): Ring {
  const moved = ring.slice();
  for (let i = 0; i < moved.length; i += 2) {
    const [x, y] = [moved[i]!, moved[i + 1]!];
    const up = Math.max(0, -y / tall);
    moved[i] = x + 0.2 * Math.sin(Math.min(1, up / 0.9) * Math.PI) - 0.1 * up;
    moved[i + 1] = y + (up > 0.12 ? x * 0.07 * Math.sin((up - 0.12) * Math.PI) : 0);
  }
  return moved;
}

/** The right half of a body and its mirror image. */
function both(points: readonly Point[]): Path {
  const other = points.map(([x, y, corner]): Point => (corner ? [-x, y, corner] : [-x, y])).reverse();
  return [outline([...points, ...other])];
}

/** One arm hangs, the other is bent, its hand on the hip or in front of the breast. */
function arms(shoulder: number, hip: number, bulk: number, material: Part['material']): Part[] {
  const hanging = limb(
    [
      [-0.72 * bulk, shoulder + 0.34],
      [-0.92 * bulk, shoulder + 1.5],
      [-0.84 * bulk, hip + 0.3],
    ],
    [0.27, 0.21, 0.14],
  );
  const bent = [
    ...limb(
      [
        [0.72 * bulk, shoulder + 0.34],
        [0.98 * bulk, shoulder + 1.0],
        [1.12 * bulk, shoulder + 1.62],
      ],
      [0.27, 0.23, 0.18],
    ),
    ...limb(
      [
        [1.12 * bulk, shoulder + 1.62],
        [0.84 * bulk, shoulder + 1.9],
        [0.5 * bulk, hip - 0.52],
      ],
      [0.18, 0.16, 0.12],
    ),
  ];
  const hand = outline([
    [-0.94 * bulk, hip + 0.24],
    [-0.98 * bulk, hip + 0.56],
    [-0.88 * bulk, hip + 0.8],
    [-0.76 * bulk, hip + 0.7],
    [-0.72 * bulk, hip + 0.26],
  ]);
  return [
    { path: [hand], material: 'skin' },
    { path: [...hanging, ...bent], material },
  ];
}

function coat(person: Person, shoulder: number, hip: number, bulk: number): Part[] {
  const { coat: kind = 'frock' } = person;
  const wide = bulk;
  const length = {
    jacket: 0.5,
    shirt: 0.6,
    tail: 1.9,
    frock: 2.0,
    great: 2.9,
    kaftan: 2.6,
    robe: 3.9,
    cloak: 3.2,
  }[kind];
  const hem = Math.min(-0.12, hip + length);
  const flare =
    kind === 'cloak' ? 1.55 : kind === 'robe' || kind === 'kaftan' ? 1.2 : kind === 'great' ? 1.12 : 0.98;
  const parts: Part[] = [];
  if (hem < -0.4) {
    const leg = (side: number): Path => [
      ...limb(
        [
          [side * 0.32, hip],
          [side * 0.36, hip * 0.5],
          [side * (side > 0 ? 0.54 : 0.3), -0.2],
        ],
        [0.4 * wide, 0.28, 0.17],
      ),
      outline(
        side > 0
          ? points`.38,-.3 .34,0! .98,0! .96,-.1 .76,-.2 .7,-.34`
          : points`-.46,-.3 -.6,-.08 -.56,0! -.12,0! -.12,-.12 -.16,-.32`,
      ),
    ];
    parts.push({ path: [...leg(-1), ...leg(1)], material: 'ink' });
  }
  if (kind !== 'cloak') parts.push(...arms(shoulder, hip, wide, 'ink'));
  const top = kind === 'cloak' ? 1.1 : 0.88;
  parts.push({
    path: both([
      [0.2, shoulder - 0.12],
      [0.62 * wide, shoulder + 0.06],
      [top * wide, shoulder + 0.36],
      [(top - 0.08) * wide, shoulder + 1.0],
      [(kind === 'cloak' ? 1.25 : 0.62) * wide, hip - 0.75],
      [(kind === 'cloak' ? 1.35 : 0.74) * wide, hip],
      [flare * wide, hem - 0.2],
      [flare * wide * 0.98, hem, 1],
    ]),
    material: 'ink',
  });
  parts.push({
    path: [
      stroke(
        [
          [0, shoulder + 0.3],
          [0.02, hip - 0.6],
          [0, hem - 0.06],
        ],
        0.04,
        true,
      ),
    ],
    material: 'fold',
  });
  if (kind !== 'cloak' && kind !== 'robe')
    parts.push({
      path: [
        stroke(
          [
            [-0.5 * wide, hip - 0.55],
            [0, hip - 0.48],
            [0.5 * wide, hip - 0.55],
          ],
          0.045,
          true,
        ),
      ],
      material: 'fold',
    });
  else
    parts.push({
      path: [-1, 1].map((side) =>
        stroke(
          [
            [side * 0.5, shoulder + 0.4],
            [side * 0.7, hip],
            [side * 0.9 * flare, hem - 0.1],
          ],
          0.04,
          true,
        ),
      ),
      material: 'fold',
    });
  if (person.holds === 'cane')
    parts.push({
      path: [
        stroke(
          [
            [0.98, hip + 0.4],
            [1.2, -0.02],
          ],
          0.1,
        ),
        ellipse(0.96, hip + 0.36, 0.14),
      ],
      material: 'ink',
    });
  return parts;
}

const SKIRTS = {
  day: 1.55,
  ball: 1.75,
  bell: 2.15,
  bustle: 1.3,
  empire: 1.05,
  sarafan: 1.6,
  nun: 1.3,
} as const;

function skirt(person: Person, shoulder: number, hip: number): Part[] {
  const dress = person.dress!;
  const half = SKIRTS[dress] * (person.isChild ? 0.7 : 1);
  const waist = dress === 'empire' || dress === 'sarafan' ? shoulder + 0.9 : hip - 0.62;
  const tight = dress === 'nun' ? 0.62 : 0.46;
  const parts: Part[] = [];
  if (!person.hasShawl) parts.push(...arms(shoulder, hip, 0.84, dress === 'ball' ? 'skin' : 'dress'));
  parts.push({
    path: both([
      [0.16, shoulder - 0.06],
      [0.5, shoulder + 0.06],
      [0.76, shoulder + 0.3],
      [0.68, shoulder + 0.75],
      [tight, waist],
      [0.62 + half * 0.2, waist + 0.55],
      [half * 0.8, hip + 1.2],
      [half, -0.35],
      [half * 0.98, -0.02, 1],
    ]),
    material: 'dress',
  });
  for (const share of [-0.62, -0.22, 0.22, 0.62])
    parts.push({
      path: [
        stroke(
          [
            [share * 0.4, waist + 0.2],
            [share * half * 0.66, hip + 1.1],
            [share * half * 0.95, -0.15],
          ],
          0.04,
          true,
        ),
      ],
      material: 'fold',
    });
  if (person.hasShawl)
    parts.push({
      path: both([
        [0.14, shoulder - 0.16],
        [0.6, shoulder],
        [0.95, shoulder + 0.5],
        [1.02, shoulder + 1.3],
        [0.6, shoulder + 2.1],
        [0.05, shoulder + 2.9, 1],
      ]),
      material: 'dress',
    });
  return parts;
}

/** A head from behind, hair and hat; `y` is its middle. */
function head(person: Person, y: number): Part[] {
  const { hat, hair = 'short', isWhiteHaired } = person;
  const own = isWhiteHaired ? 'grey' : 'hair';
  const ears = [-1, 1].map((side) => ellipse(side * 0.41, y + 0.1, 0.09, 0.16));
  const skull = outline([
    [0, y - 0.54],
    [0.3, y - 0.44],
    [0.42, y - 0.12],
    [0.38, y + 0.18],
    [0.24, y + 0.42],
    [0, y + 0.5],
    [-0.24, y + 0.42],
    [-0.38, y + 0.18],
    [-0.42, y - 0.12],
    [-0.3, y - 0.44],
  ]);
  const parts: Part[] = [
    { path: ears, material: 'skin' },
    { path: [skull], material: hair === 'bald' ? 'skin' : own },
  ];
  if (hair === 'long')
    parts.push({
      path: both([
        [0.2, y - 0.4],
        [0.5, y],
        [0.62, y + 0.7],
        [0.4, y + 1.5],
      ]),
      material: own,
    });
  if (hair === 'braid')
    parts.push({
      path: limb(
        [
          [0, y + 0.3],
          [0.06, y + 1.2],
          [0, y + 2.1],
        ],
        [0.2, 0.16, 0.06],
      ),
      material: own,
    });
  if (!hat && (hair === 'bun' || hair === 'piled'))
    parts.push({ path: [ellipse(0, y + 0.22, 0.3, 0.26)], material: own });
  if (!hat && hair === 'knot') parts.push({ path: [ellipse(0, y - 0.62, 0.24, 0.24)], material: own });
  const shape = hat && HATS[hat];
  if (shape)
    parts.push({
      path: both(shape.map(([x, v, c]): Point => (c ? [x, y + v, c] : [x, y + v]))),
      material: hat === 'laceCap' ? 'white' : 'hat',
    });
  return parts;
}

/** The right half of hats, from the crown down; y from the middle of the head. */
const HATS: Readonly<Partial<Record<Hat, readonly Point[]>>> = {
  topHat: points`.44,-1.3! .4,-.5 .46,-.28 .74,-.26 .7,-.16 .3,-.12`,
  bowler: points`.2,-.9 .44,-.7 .48,-.3 .74,-.24 .68,-.14 .3,-.12`,
  wideHat: points`.3,-.84 .46,-.5 .5,-.24 1.02,-.1 1,0 .3,-.06`,
  cap: points`.3,-.66 .56,-.44 .56,-.12 .3,-.06`,
  officerCap: points`.3,-.7 .64,-.56 .5,-.2 .46,0`,
  furHat: points`.2,-.86 .5,-.66 .56,-.1 .4,.05`,
  bonnet: points`.2,-.7 .52,-.5 .62,-.05 .5,.4 .2,.56`,
  kerchief: points`.2,-.6 .48,-.36 .54,.1 .56,.5 .26,.78 .02,1.1!`,
  hood: points`.2,-.78 .56,-.46 .64,.2 .8,.7`,
  laceCap: points`.2,-.66 .54,-.4 .56,.1 .4,.46`,
  ladyHat: points`.2,-.76 .4,-.6 .4,-.34 .78,-.3 .72,-.2 .3,-.16`,
  tallCap: [
    [0.4, -1.1, 1],
    [0.44, -0.14],
  ],
  crown: points`.1,-.6! .24,-.9! .34,-.6! .5,-.86! .44,-.3`,
  nightcap: points`.2,-.7 .5,-.4 .5,-.05`,
};
