import { points } from '../drawing/points.ts';
import { ellipse, limb, outline, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import { bothHalves } from './both-halves.ts';
import type { Hat } from './heads.ts';
import type { Person } from './person.ts';

/** A head from behind, hair and hat; `y` is its middle. */
export function headFromBehind(person: Person, y: number): Part[] {
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
      path: bothHalves([
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
      path: bothHalves(shape.map(([x, v, c]): Point => (c ? [x, y + v, c] : [x, y + v]))),
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
