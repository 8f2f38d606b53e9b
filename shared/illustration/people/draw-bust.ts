import { limb, outline, stroke, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Garment } from '../scene.ts';
import { manCut, part, shawl, womanCut } from './bust-clothes.ts';
import type { Bust } from './bust.ts';
import { drawBustHead } from './bust-head.ts';
import { drawHeld, type Legs } from './draw-person.ts';

/** Where the ground is below the chin of somebody standing, in heads. */
export const STANDING = 6.6;

/** @returns an adult from head to foot, as parts in heads: the chin is at y = 0 and the ground at {@link STANDING} */
export function drawStanding(
  bust: Bust & { legs?: Legs | undefined; isWalking?: boolean | undefined },
): Part[] {
  const { sex, garment, legs = 'trousers', isWalking = false } = bust;
  const isGown = sex === 'woman' && !UNISEX.has(garment);
  const hem = isGown ? (garment === 'peasant dress' ? 6.15 : 6.56) : HEMS[garment];
  return [
    ...(hem > 6.5 ? [] : drawLegs(isGown ? 'bare' : legs, isWalking && !isGown, bust.bulk)),
    ...dressed(bust, hem),
  ];
}

/** How far down garments reach. */
const HEMS: Readonly<Record<Garment, number>> = {
  coat: 4.9, 'frock coat': 4.75, 'great coat': 5.7, 'fur coat': 5.6, cloak: 5.9, robe: 6.4, uniform: 3.6, jacket: 3.3, shirt: 3.6, kaftan: 5.2, rags: 3.7,
  dress: 6.56, 'ball dress': 6.56, 'peasant dress': 6.15, armour: 3.4, 'dressing gown': 6.25, cassock: 6.45, 'night shirt': 5.6,
}; // prettier-ignore

function drawLegs(legs: Legs, isWalking: boolean, bulk: number): Part[] {
  const stride = isWalking ? 0.62 : 0.1;
  return [leg([0.12, 3.1], [0.24 + stride * 0.6, 4.75], [0.24 + stride, 6.3], legs, bulk, true), leg([-0.1, 3.1], [-0.06 - stride * 0.25, 4.75], [-0.16 - stride, 6.3 - (isWalking ? 0.04 : 0)], legs, bulk, false)].flat(); // prettier-ignore
}

function leg(hip: Point, knee: Point, ankle: Point, legs: Legs, bulk: number, isFar: boolean): Part[] {
  const [x, y] = ankle;
  const cloth = isFar ? 'depth' : 'ink';
  const thick = legs === 'trousers' ? [0.48, 0.36, 0.26] : [0.46, 0.32, 0.2];
  const shoe = outline([[x - 0.2, y - 0.04], [x - 0.24, y + 0.3, 1], [x + 0.6, y + 0.3, 1], [x + 0.62, y + 0.2], [x + 0.4, y + 0.1], [x + 0.2, y - 0.02]]); // prettier-ignore
  const parts = [part('boot', shoe), part(legs === 'bare' ? 'skin' : cloth, ...limb([hip, knee, ankle], thick.map((r) => r * bulk)))]; // prettier-ignore
  if (legs !== 'boots') return parts;
  const [kx, ky] = [knee[0], knee[1] - 0.1];
  const shaft = outline([[kx - 0.34, ky, 1], [kx - 0.36, ky + 0.5], [x - 0.24, y - 0.1], [x - 0.24, y + 0.3, 1], [x - 0.02, y + 0.3, 1], [x + 0.02, y + 0.24], [x + 0.66, y + 0.3, 1], [x + 0.64, y + 0.18], [x + 0.4, y + 0.06], [x + 0.22, y - 0.1], [kx + 0.36, ky + 0.5], [kx + 0.36, ky, 1]]); // prettier-ignore
  const shine = stroke(
    [
      [kx + 0.2, ky + 0.2],
      [kx + 0.16, ky + 0.8],
      [x + 0.12, y - 0.1],
    ],
    0.05,
    true,
  );
  return [...parts, part('boot', shaft), part('fold', shine)];
}

function dressed(bust: Bust, hem: number): Part[] {
  const isGown = bust.sex === 'woman' && !UNISEX.has(bust.garment);
  const cut = isGown ? womanCut(bust, hem) : manCut(bust, hem);
  const cloth = isGown ? 'dress' : 'ink';
  const { behind, neck, head } = drawBustHead(bust);
  const held = bust.holds ? drawHeld(bust.holds, { nearArm: { end: cut.hand, angle: 90 }, trunk: (along, across = 0) => [across - 0.3, 2.4 - along * 1.8] }) : []; // prettier-ignore
  return [
    ...behind,
    ...neck,
    { path: cut.trunk, material: cloth },
    ...cut.details,
    ...head,
    ...held,
    { path: cut.arm, material: cut.isArmBare ? 'skin' : cloth },
    { path: cut.armSeams, material: cut.isArmBare ? 'shade' : 'depth' },
    ...(bust.wears.has('shawl') ? shawl(bust) : []),
    ...cut.armDetails,
  ];
}

/** Worn alike by men and women. */
const UNISEX: ReadonlySet<Garment> = new Set(['coat', 'great coat', 'fur coat', 'cloak', 'uniform', 'jacket', 'kaftan', 'armour', 'cassock', 'dressing gown', 'robe', 'shirt']); // prettier-ignore
