import { ellipse, limb, outline, polygon, stroke, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Limb, Skeleton } from './skeleton.ts';

/** The fit and wear of a small figure's clothes, as far as an outline shows them; in heads. */
export interface Wear {
  isRagged?: boolean | undefined;
  isFurred?: boolean | undefined;
  isCollarUp?: boolean | undefined;
  /** Buttoned to the chin, without visible linen. */
  isButtoned?: boolean | undefined;
  isStriped?: boolean | undefined;
  isChecked?: boolean | undefined;
  hasHump?: boolean | undefined;
}

/** From the hips to the hem of each coat. */
export const COAT_LENGTHS = {
  frock: 1.95,
  great: 2.75,
  tail: 1.8,
  jacket: 0.46,
  shirt: 0.58,
  kaftan: 2.45,
  robe: 9,
  cloak: 9,
} as const;

/** Parts over the coat or gown and under the head. @param length from the hips to the hem */
export function wornOver(
  wear: Wear,
  bones: Skeleton,
  bulk: number,
  length: number,
  cloth: 'ink' | 'dress',
): Part[] {
  const {
    trunk: at,
    hip: [x, y],
  } = bones;
  const hem = Math.min(y + length, -0.16);
  const parts: Part[] = [];
  // Stout people have a back as well.
  if (wear.hasHump)
    parts.push({
      path: [
        outline([
          at(1.02, -0.1),
          at(1.06, -0.5),
          at(0.98, -0.86),
          at(0.82, -0.98),
          at(0.6, -0.84),
          at(0.46, -0.44),
          at(0.7, -0.1),
        ]),
      ],
      material: cloth,
    });
  const lines: Point[][] = [];
  if (wear.isStriped || wear.isChecked)
    for (const u of [-0.34, -0.18, -0.02, 0.14, 0.3])
      lines.push([
        at(0.9, u * 0.9 * bulk),
        at(0.5, u * bulk),
        at(0.2, u * 0.9 * bulk),
        [x + u * 1.1 * bulk, y + Math.min(0.5, length)],
        ...(length > 1 ? [[x + u * 1.5 * bulk - 0.06, hem - 0.1] as Point] : []),
      ]);
  if (wear.isChecked) {
    for (const along of [0.86, 0.7, 0.54, 0.38, 0.22, 0.06])
      lines.push([at(along, -0.42 * bulk), at(along - 0.02, 0), at(along, 0.44 * bulk)]);
    for (let v = y + 0.3; v < hem - 0.1 && length > 1; v += 0.36)
      lines.push([
        [x - 0.62 * bulk, v],
        [x, v + 0.04],
        [x + 0.46 * bulk, v],
      ]);
  }
  if (lines.length > 0)
    parts.push({ path: lines.map((line) => stroke(line, wear.isChecked ? 0.03 : 0.045)), material: 'fold' });
  if (wear.isRagged) parts.push(...shreds(x, hem, length, bulk, cloth));
  if (wear.isFurred)
    parts.push({
      path: [
        ...limb([at(1.12, -0.34), at(0.96, -0.1), at(0.9, 0.3)], [0.3, 0.3, 0.24]),
        ...limb(
          [at(0.88, 0.42 * bulk), at(0.5, 0.42 * bulk), [x + 0.44 * bulk, y + 0.2], [x + 0.48, hem - 0.1]],
          [0.15, 0.15, 0.16, 0.17],
        ),
        ...limb(
          [
            [x - 0.9, hem - 0.06],
            [x - 0.2, hem + 0.04],
            [x + 0.5, hem - 0.06],
          ],
          [0.16, 0.16, 0.16],
        ),
      ],
      material: 'fur',
    });
  if (wear.isCollarUp)
    parts.push({
      path: [
        outline([
          at(0.86, -0.44),
          at(1.06, -0.46),
          at(1.3, -0.4),
          at(1.26, -0.06),
          at(1.24, 0.3),
          at(1.02, 0.4),
          at(0.86, 0.42),
        ]),
      ],
      material: cloth,
    });
  return parts;
}

/** A ragged hem. */
function shreds(x: number, hem: number, length: number, bulk: number, material: Part['material']): Part[] {
  const wide = length > 1 ? [-0.98, 0.5] : [-0.56 * bulk, 0.5 * bulk];
  const path = Array.from({ length: 6 }, (_, i) => {
    const left = wide[0]! + ((wide[1]! - wide[0]!) * i) / 6;
    const right = left + (wide[1]! - wide[0]!) / 6.4;
    const drop = Math.min([0.34, 0.14, 0.42, 0.22, 0.36, 0.16][i]!, -hem - 0.02);
    return polygon([
      [x + left, hem - 0.16],
      [x + right, hem - 0.16],
      [x + (left + right) / 2 - 0.03, hem + drop],
    ]);
  });
  return [{ path, material }];
}

/** Parts of the near sleeve: fur at the wrist, a patch on the elbow. */
export function wornOnSleeve(wear: Wear, { joint, end }: Limb): Part[] {
  const [dx, dy] = [end[0] - joint[0], end[1] - joint[1]];
  const parts: Part[] = [];
  if (wear.isFurred)
    parts.push({
      path: limb(
        [
          [joint[0] + dx * 0.78, joint[1] + dy * 0.78],
          [joint[0] + dx * 0.98, joint[1] + dy * 0.98],
        ],
        [0.26, 0.26],
      ),
      material: 'fur',
    });
  if (wear.isRagged)
    parts.push({ path: [ellipse(joint[0] - 0.03, joint[1], 0.17, 0.2)], material: 'lining' });
  return parts;
}
