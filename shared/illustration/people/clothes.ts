import { outline, stroke, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import { between, type Skeleton } from './skeleton.ts';

/** Clothes over the trunk and hips of somebody seen from the side, in heads. */

export type Coat = 'frock' | 'great' | 'tail' | 'jacket' | 'shirt' | 'kaftan' | 'robe' | 'cloak';
export type Dress = 'day' | 'ball' | 'bell' | 'bustle' | 'empire' | 'sarafan' | 'nun';

const fold = (points: Point[], width = 0.035): Part => ({
  path: [stroke(points, width, true)],
  material: 'fold',
});

/** The trunk in close clothes. */
export function bodice({ trunk: at }: Skeleton, bulk: number): Path {
  return [
    outline([
      at(1.04, -0.14), at(0.94, -0.32 * bulk), at(0.77, -0.47 * bulk), at(0.5, -0.4 * bulk), at(0.3, -0.35 * bulk), at(0.05, -0.45 * bulk),
      at(-0.12, -0.4 * bulk), at(-0.12, 0.32 * bulk), at(0.06, 0.38 * bulk), at(0.3, 0.37 * bulk), at(0.52, 0.42 * bulk), at(0.74, 0.46 * bulk),
      at(0.92, 0.3), at(1.03, 0.16),
    ]),
  ]; // prettier-ignore
}

/** @param wind how far it blows backwards, in heads */
export function drawCoat(coat: Coat, bones: Skeleton, bulk: number, wind: number): Part[] {
  const { trunk: at, hip } = bones;
  const [x, y] = hip;
  const parts: Part[] = [{ path: bodice(bones, bulk * 1.04), material: 'ink' }];
  /** Not below the ground, on which somebody small or kneeling is nearer. */
  const within = (length: number) => Math.min(length, -y - 0.12);
  const skirts = (wanted: number, flare: number): Path => {
    const length = within(wanted);
    const hem = y + length;
    return [
      outline([
        at(0.55, -0.44 * bulk), at(0.34, -0.39 * bulk), [x - 0.5 * bulk, y + 0.1],
        [x - 0.52 * bulk - flare * 0.5 - wind * 0.25, y + length * 0.55], [x - 0.5 - flare - wind, hem - 0.05 - Math.abs(wind) * 0.12, 1],
        [x - 0.1 - wind * 0.75, hem + 0.03], [x + 0.42 + flare * 0.35 - wind * 0.55, hem, 1],
        [x + 0.45 * bulk - wind * 0.2, y + length * 0.5], [x + 0.44 * bulk, y], at(0.34, 0.4 * bulk), at(0.6, 0.46 * bulk),
      ]),
    ]; // prettier-ignore
  };
  const opening = (length: number) => fold([at(0.95, 0.24), at(0.5, 0.36 * bulk), [x + 0.34 * bulk, y], [x + 0.4 - wind * 0.5, y + within(length) * 0.9]]); // prettier-ignore
  if (coat === 'frock') {
    parts.push({ path: skirts(1.9, 0.4), material: 'ink' }, opening(1.9));
  } else if (coat === 'great') {
    parts.push({ path: skirts(2.75, 0.5), material: 'ink' });
    // The cape over the shoulders.
    parts.push({ path: [outline([at(1.1, -0.24), at(0.96, -0.46 * bulk), at(0.62, -0.62 * bulk), at(0.56, 0.5 * bulk), at(0.9, 0.38), at(1.1, 0.22)])], material: 'ink' }); // prettier-ignore
    parts.push(opening(2.75), fold([at(0.58, -0.56 * bulk), at(0.55, 0), at(0.58, 0.46 * bulk)]));
  } else if (coat === 'tail') {
    parts.push({ path: [outline([at(0.62, -0.46 * bulk), at(0.34, -0.38 * bulk), [x - 0.52 * bulk, y + 0.05], [x - 0.7 * bulk - wind * 0.3, y + 0.95], [x - 0.8 - wind, y + within(1.85), 1], [x - 0.34 - wind * 0.8, y + within(1.9), 1], [x - 0.1, y + 0.85], [x + 0.2, y + 0.15], at(0.25, 0.42 * bulk), at(0.6, 0.48 * bulk)])], material: 'ink' }); // prettier-ignore
    parts.push(fold([at(0.95, 0.24), at(0.5, 0.34 * bulk), at(0.2, 0.34 * bulk), [x - 0.05, y + 0.6]]));
  } else if (coat === 'jacket') {
    parts.push({ path: [outline([at(0.6, -0.46 * bulk), at(0.2, -0.46 * bulk), [x - 0.56 * bulk, y + 0.4, 1], [x + 0.5 * bulk, y + 0.42, 1], at(0.2, 0.44 * bulk), at(0.6, 0.47 * bulk)])], material: 'ink' }); // prettier-ignore
    parts.push(fold([at(0.95, 0.24), at(0.5, 0.36 * bulk), [x + 0.36 * bulk, y + 0.3]]));
  } else if (coat === 'shirt') {
    parts.push({ path: [outline([at(0.6, -0.47 * bulk), at(0.2, -0.48 * bulk), [x - 0.62 * bulk, y + 0.55, 1], [x - 0.1, y + 0.62], [x + 0.54 * bulk, y + 0.55, 1], at(0.2, 0.45 * bulk), at(0.6, 0.48 * bulk)])], material: 'ink' }); // prettier-ignore
    // Belted.
    parts.push(fold([at(0.12, -0.42 * bulk), at(0.1, 0), at(0.12, 0.4 * bulk)], 0.05));
  } else if (coat === 'kaftan') {
    parts.push({ path: skirts(2.5, 0.75), material: 'ink' }, opening(2.5));
    parts.push(fold([at(0.16, -0.44 * bulk), at(0.13, 0), at(0.16, 0.42 * bulk)], 0.06));
  } else if (coat === 'robe') {
    parts.push({ path: skirts(-y - 0.1, 0.7), material: 'ink' }, fold([at(0.9, 0.2), at(0.4, 0.2), [x + 0.1, y + 0.8], [x + 0.1, -0.3]])); // prettier-ignore
  } else {
    const hem = -0.9;
    parts.push({
      path: [
        outline([
          at(1.12, 0.2), at(1.1, -0.24), at(0.94, -0.6 * bulk), at(0.5, -0.78 * bulk), [x - 0.95 - wind * 0.3, y + 0.6], [x - 1.2 - wind, hem, 1],
          [x - 0.3 - wind * 0.7, hem + 0.1], [x + 0.75 - wind * 0.4, hem, 1], [x + 0.7, y + 0.4], at(0.5, 0.6 * bulk), at(0.9, 0.5 * bulk),
        ]),
      ],
      material: 'ink',
    }); // prettier-ignore
    parts.push(
      fold([at(0.95, -0.3), at(0.5, -0.42), [x - 0.6 - wind * 0.3, y + 0.8], [x - 0.75 - wind, hem - 0.2]]),
      fold([at(0.95, 0.28), at(0.5, 0.34), [x + 0.36, y + 0.6], [x + 0.4 - wind * 0.4, hem - 0.15]]),
    );
  }
  return parts;
}

const WIDTHS: Readonly<Record<Dress, number>> = {
  day: 1, ball: 1.1, bell: 1.5, bustle: 0.8, empire: 0.7, sarafan: 1.05, nun: 0.85,
}; // prettier-ignore

/** A dress with its skirt down to the ground, or over the knees of somebody seated. */
export function drawDress(
  dress: Dress,
  bones: Skeleton,
  posture: 'upright' | 'seated' | 'kneeling',
  wind: number,
): Part[] {
  const { trunk: at, hip } = bones;
  const [x, y] = hip;
  const width = WIDTHS[dress];
  const parts: Part[] = [];
  if (posture === 'seated') {
    const knee = between(bones.nearLeg.joint, bones.farLeg.joint, 0.5);
    const kneeX = Math.max(knee[0], x + 1.4);
    const spread = 0.5 * (width - 0.6);
    parts.push({
      path: [
        outline([
          at(0.4, -0.28), at(0.2, -0.36), [x - 0.62, y + 0.02], [x - 0.74 - spread * 0.5, y + 0.7], [x - 0.86 - spread * 0.8, y + 1.4],
          [x - 0.95 - spread, -0.05, 1], [x + 0.1, 0.03], [kneeX + 0.3 + spread, 0.02, 1], [kneeX + 0.4 + spread * 0.4, knee[1] + 1.05],
          [kneeX + 0.4, knee[1] + 0.15], [kneeX + 0.12, knee[1] - 0.34], [x + 1.0, y - 0.5], [x + 0.55, y - 0.5], at(0.34, 0.3),
        ]),
      ],
      material: 'dress',
    }); // prettier-ignore
    parts.push(
      fold([[x + 0.7, y - 0.2], [kneeX - 0.1, knee[1] - 0.05], [kneeX + 0.1, knee[1] + 0.7], [kneeX + 0.2, -0.15]]),
      fold([[x + 0.3, y + 0.05], [kneeX - 0.6, knee[1] + 0.35], [kneeX - 0.48, -0.15]]),
      fold([[x - 0.2, y + 0.1], [x - 0.1, y + 0.9], [x - 0.2, -0.15]]),
    ); // prettier-ignore
  } else if (posture === 'kneeling') {
    parts.push({ path: [outline([at(0.4, -0.28), [x - 0.6, y + 0.2], [x - 1.0, y + 1.1], [x - 2.1, -0.4], [x - 2.5, 0, 1], [x + 0.7, 0, 1], [x + 0.64, y + 1.3], [x + 0.5, y + 0.3], at(0.34, 0.3)])], material: 'dress' }); // prettier-ignore
    parts.push(fold([[x - 0.1, y + 0.4], [x + 0.1, y + 1.4], [x - 0.3, -0.1]]), fold([[x - 0.6, y + 0.9], [x - 1.2, -0.7], [x - 1.9, -0.15]])); // prettier-ignore
  } else {
    parts.push(...uprightSkirt(dress, bones, width, wind));
  }
  parts.push({ path: [outline([at(1.04, -0.12), at(0.95, -0.28), at(0.8, -0.38), at(0.55, -0.33), at(0.34, -0.27), at(0.16, -0.36), at(0.16, 0.36), at(0.34, 0.29), at(0.5, 0.34), at(0.68, 0.46), at(0.8, 0.43), at(0.93, 0.27), at(1.02, 0.13)])], material: 'dress' }); // prettier-ignore
  if (dress === 'ball')
    parts.push({ path: [outline([at(1.06, -0.12), at(0.95, -0.29), at(0.86, -0.34), at(0.8, 0.1), at(0.79, 0.37), at(0.86, 0.36), at(0.94, 0.26), at(1.06, 0.12)])], material: 'skin' }); // prettier-ignore
  return parts;
}

function uprightSkirt(dress: Dress, { trunk: at, hip }: Skeleton, width: number, wind: number): Part[] {
  const [x, y] = hip;
  const hem = dress === 'sarafan' ? -0.3 : -0.02;
  const length = hem - y;
  const parts: Part[] = [];
  if (hem < -0.1) parts.push({ path: [shoe(x + 0.24), shoe(x - 0.22)], material: 'ink' });
  if (dress === 'bustle') {
    parts.push({
      path: [
        outline([
          at(0.36, -0.28), at(0.24, -0.4), [x - 0.85, y - 0.42], [x - 1.2, y], [x - 1.16, y + 0.8], [x - 1.25 - wind * 0.4, y + length * 0.55],
          [x - 1.6 - wind, hem - 0.3], [x - 2.1 - wind, hem, 1], [x - 0.4, hem + 0.05], [x + 0.82, hem, 1], [x + 0.76, y + length * 0.6],
          [x + 0.58, y + length * 0.25], at(0.34, 0.3),
        ]),
      ],
      material: 'dress',
    }); // prettier-ignore
    parts.push(
      fold([
        [x - 0.5, y - 0.1],
        [x - 0.98, y + 0.4],
        [x - 0.95, y + 1.2],
        [x - 1.3, hem - 0.3],
      ]),
    );
  } else if (dress === 'empire') {
    parts.push({ path: [outline([at(0.66, -0.34), [x - 0.42, y - 0.3], [x - 0.5, y + 1.6], [x - 0.75 - wind, hem - 0.1], [x - 1.2 - wind, hem, 1], [x - 0.1, hem + 0.05], [x + 0.62 - wind * 0.4, hem, 1], [x + 0.55, y + 1.6], [x + 0.46, y], at(0.66, 0.44)])], material: 'dress' }); // prettier-ignore
  } else {
    const [front, behind] = [0.5 + 0.5 * width, 0.62 + 0.55 * width];
    const waist = 0.5 * Math.sqrt(width);
    parts.push({
      path: [
        outline([
          at(0.38, -0.28), [x - waist, y - 0.25], [x - 0.78 * width - 0.08, y + length * 0.22], [x - behind * 0.95 - wind * 0.3, y + length * 0.55],
          [x - behind * 1.18 - wind, hem - 0.08, 1], [x - behind * 0.4 - wind * 0.6, hem + 0.05], [x + front * 0.3 - wind * 0.3, hem + 0.03],
          [x + front * 1.12 - wind * 0.4, hem - 0.04, 1], [x + front * 0.98 - wind * 0.15, y + length * 0.55], [x + 0.7 * width + 0.02, y + length * 0.22],
          [x + waist * 0.92, y - 0.25], at(0.36, 0.3),
        ]),
      ],
      material: 'dress',
    }); // prettier-ignore
  }
  for (const [from, to] of [[-0.3, -0.9], [-0.1, -0.4], [0.14, 0.12], [0.3, 0.6]] as const)
    parts.push(
      fold([
        [x + from * 0.7, y + 0.1],
        [x + ((from + to) / 2) * width * 0.9, y + length * 0.5],
        [x + to * width * 0.95 - wind * 0.6, hem - 0.14],
      ]),
    ); // prettier-ignore
  return parts;
}

const shoe = (x: number) => outline([[x - 0.28, -0.2], [x - 0.28, 0, 1], [x + 0.3, 0, 1], [x + 0.34, -0.08], [x + 0.1, -0.3]]); // prettier-ignore
