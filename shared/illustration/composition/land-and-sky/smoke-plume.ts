import type { Shape } from '../../drawing/layer.ts';
import { ellipse, type Point } from '../../drawing/path.ts';
import type { Random } from '../../drawing/seeded.ts';
import { translucent } from '../canvas.ts';

/** Smoke: a thread at the chimney, in rounder and rounder billows as the wind takes it, and thinner as it spreads. */
export function plume(
  random: Random,
  [x, y]: Point,
  tone: string,
  dense: number,
  { isColumn, to }: { isColumn: boolean; to: -1 | 1 },
): Shape[] {
  const drift = random.between(120, 190) * (isColumn ? 0.1 : 1) * to;
  const billows = Array.from({ length: BILLOWS }, (_, i) => {
    const t = i / (BILLOWS - 1);
    const radius = (2.6 + 21 * t ** 1.1) * random.between(0.8, 1.25);
    const aside = random.between(-1, 1) * radius * 0.4;
    return {
      t,
      path: ellipse(
        x + drift * t ** 1.7 + aside,
        y - 3 - 176 * t ** 0.9 + aside * 0.5,
        radius * 1.15,
        radius * 0.8,
      ),
    };
  });
  // Each veil begins lower than the one above it ends, so that no border shows.
  return VEILS.map(([from, to, share]) =>
    translucent(
      tone,
      dense * share,
      ...billows.filter(({ t }) => t >= from && t <= to).map(({ path }) => path),
    ),
  );
}

const BILLOWS = 46;

/** Overlapping stretches of a plume, and their density. */
const VEILS = [
  [0, 0.3, 0.62],
  [0, 0.48, 0.4],
  [0.08, 0.64, 0.3],
  [0.2, 0.8, 0.24],
  [0.32, 0.92, 0.18],
  [0.44, 1, 0.12],
] as const;
