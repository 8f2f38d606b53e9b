import { points } from '../drawing/points.ts';
import { outline, placed, type Path } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';

export const HAIR = [
  'bald',
  'short',
  'tousled',
  'long',
  'bun',
  'knot',
  'braid',
  'curls',
  'piled',
  'sideParting',
  'brushedBack',
  'centreParting',
  'receding',
  'bands',
  'crownPlait',
] as const;
export type Hair = (typeof HAIR)[number];

export const BEARDS = ['full', 'long', 'moustache', 'whiskers', 'mutton chops', 'pointed'] as const;
export type Beard = (typeof BEARDS)[number];

/** Outlines of hats in profile, facing right: the neck joins at (0, 0), the crown is at y = −1, in heights of a head. */
export const HATS = {
  topHat: () => [
    outline(
      points`
        -.72,-.66 -.5,-.74 -.48,-1.2 -.54,-1.74! .42,-1.78! .37,-1.2 .38,-.8 .64,-.76 .6,-.68 .1,-.66
        -.5,-.6`,
    ),
  ],
  bowler: () => [
    outline(
      points`
        -.74,-.62 -.54,-.7 -.52,-1.06 -.36,-1.32 -.06,-1.4 .24,-1.3 .36,-1.06 .37,-.76 .66,-.74
        .6,-.64 .1,-.66 -.5,-.57`,
    ),
  ],
  wideHat: () => [
    outline(
      points`
        -1.02,-.5 -.74,-.66 -.52,-.72 -.5,-1.04 -.4,-1.22 -.08,-1.26 .24,-1.22 .34,-1.04 .37,-.76
        .64,-.74 .9,-.62 .9,-.54 .5,-.62 .1,-.64 -.4,-.57 -.82,-.42`,
    ),
  ],
  cap: () => [
    outline(
      points`-.56,-.56 -.65,-.86 -.42,-1.1 0,-1.15 .36,-1.02 .41,-.77 .68,-.62 .62,-.56 .35,-.65 -.2,-.6`,
    ),
  ],
  officerCap: () => [
    outline(
      points`-.55,-.58 -.72,-.95 -.5,-1.13 0,-1.17 .46,-1.1 .52,-.95 .38,-.72 .62,-.58 .56,-.53 .2,-.63`,
    ),
  ],
  helmet: () => [
    outline(
      points`
        .7,-.58! .44,-.72 .4,-.98 .26,-1.2 0,-1.32 -.28,-1.28 -.5,-1.1 -.6,-.86 -.63,-.62 -.84,-.36!
        -.6,-.42 -.4,-.52 -.1,-.6 .2,-.64 .46,-.63`,
    ),
    // The comb from the forehead to the nape.
    outline(
      points`
        .3,-1.14! .22,-1.32 .02,-1.46 -.24,-1.46 -.48,-1.32 -.62,-1.08 -.68,-.8! -.6,-.86 -.5,-1.1
        -.28,-1.28 0,-1.32`,
    ),
  ],
  turban: () => [
    outline(
      points`
        .4,-.68 .5,-.84 .47,-1.04 .34,-1.22 .08,-1.37 -.22,-1.39 -.5,-1.27 -.7,-1.04 -.74,-.78
        -.66,-.54 -.5,-.42 -.34,-.48 -.1,-.58 .16,-.65`,
    ),
    // The end that hangs down behind.
    outline(points`-.52,-.6 -.7,-.42 -.78,-.12 -.74,.16! -.58,.14! -.58,-.16 -.48,-.42`),
  ],
  furHat: () => [
    outline(
      points`
        -.66,-.5 -.7,-.76 -.56,-.92 -.44,-1.22 -.1,-1.36 .22,-1.26 .36,-.96 .52,-.82 .5,-.6 .1,-.57
        -.3,-.46`,
    ),
  ],
  nightcap: () => [
    outline(
      points`
        .38,-.74 .3,-1 0,-1.2 -.3,-1.34 -.66,-1.34 -.98,-1.06 -1.06,-.78 -.92,-.76 -.8,-1 -.58,-1.02
        -.56,-.8 -.54,-.52 .1,-.62`,
    ),
  ],
  bonnet: () => [
    outline(
      points`
        -.04,.22 -.32,.12 -.52,-.18 -.6,-.56 -.5,-.92 -.22,-1.14 .12,-1.22 .44,-1.25 .76,-1.18 .86,-1
        .8,-.74 .66,-.5 .48,-.24 .28,.02 .1,.2`,
    ),
    outline(points`.1,.1 .24,.22 .3,.52 .24,.84! .16,.54 .1,.88! .03,.5`),
  ],
  kerchief: () => [
    outline(
      points`
        .14,.16 .02,-.06 .07,-.4 .16,-.68 .35,-.86 .22,-1.05 -.1,-1.13 -.43,-.98 -.58,-.66 -.6,-.3
        -.66,.05 -.86,.38! -.5,.3 -.1,.3`,
    ),
    outline(points`.1,.06 .23,.12 .31,.34 .22,.5! .12,.27`),
  ],
  hood: () => [
    outline(
      points`
        .2,.3 .1,.02 .24,-.3 .34,-.66 .46,-.96 .3,-1.18 0,-1.28 -.34,-1.2 -.62,-.9 -.72,-.4 -.74,.1
        -.9,.5 -.4,.5`,
    ),
  ],
  laceCap: () => [
    outline(
      points`
        .02,-.1 .12,-.36 .22,-.62 .4,-.86 .3,-1.08 -.06,-1.22 -.44,-1.08 -.68,-.78 -.66,-.38 -.5,-.04
        -.6,.22! -.34,.16 -.16,.06`,
    ),
  ],
  ladyHat: () => [
    outline(
      points`-.8,-.78 -.5,-.86 -.44,-1.14 -.1,-1.24 .22,-1.16 .35,-.95 .62,-.93 .66,-.85 .3,-.79 -.3,-.7`,
    ),
    outline(points`-.3,-1.08 -.6,-1.3 -.94,-1.2 -1.06,-.9! -.8,-1.02 -.5,-.92`),
  ],
  tallCap: () => [outline(points`-.52,-.58 -.5,-1.42! .35,-1.48! .37,-.7 -.1,-.62`)],
  cockedHat: () => [
    outline(
      points`
        .96,-.6! .62,-.86 .4,-1.16 .1,-1.44 -.2,-1.42 -.48,-1.14 -.74,-.84 -1.04,-.5! -.66,-.6
        -.3,-.64 .1,-.7 .5,-.68`,
    ),
  ],
  crown: () => [
    outline(
      points`-.46,-.74 -.54,-1.28! -.34,-1.06! -.22,-1.38! -.06,-1.08! .1,-1.38! .2,-1.06! .4,-1.26! .36,-.8`,
    ),
  ],
} satisfies Record<string, () => Path>;

export type Hat = keyof typeof HATS;

/** Hats under which no long hair is visible. */
export const COVERING: ReadonlySet<Hat> = new Set(['bonnet', 'kerchief', 'hood', 'laceCap']);

export interface HeadLooks {
  hair?: Hair | undefined;
  beard?: Beard | undefined;
  hat?: Hat | undefined;
  isWhiteHaired?: boolean | undefined;
}

/** A hat held by its brim, at (0, 0). */
export const drawDoffed = (hat: Hat): Part[] => [
  { path: placed(HATS[hat](), { x: 0.34, y: 0.6, turn: 10, scale: 0.86 }), material: 'hat' },
];
