/** The outline of a vault across a passage: up the left wall, over the crown and down the right wall. */
export interface VaultForm {
  /** Half the width between the walls, in metres. */
  half: number;
  /** The height at which the walls begin to curve, in metres. */
  spring: number;
  arch: 'round' | 'pointed' | 'low';
  /** How far its ribs stand out, in metres. */
  rib: number;
}

/** Across and up, in metres. */
export type Place = readonly [x: number, y: number];

/** The number of courses of stones up a wall, and round the arch. */
const [UP, ROUND] = [5, 15] as const;

export const COURSES = UP * 2 + ROUND;

/**
 * Where a vault is at a share of its outline, in courses from the left foot.
 *
 * @param inset how far inside the walls, in metres
 */
export function vaultAt({ half, spring, arch }: VaultForm, course: number, inset = 0): Place {
  const wide = half - inset;
  if (course <= UP) return [-wide, (spring * course) / UP];
  if (course >= UP + ROUND) return [wide, (spring * (COURSES - course)) / UP];
  const share = (course - UP) / ROUND;
  if (arch === 'pointed') {
    // Each side is struck from a centre beyond the middle.
    const beyond = half * 0.42;
    const radius = half + beyond - inset;
    const apex = Math.acos(beyond / radius);
    const angle = apex * (share < 0.5 ? share * 2 : (1 - share) * 2);
    const x = radius * Math.cos(angle) - beyond;
    return [share < 0.5 ? -x : x, spring + radius * Math.sin(angle)];
  }
  const angle = Math.PI * share;
  const rise = arch === 'low' ? 0.56 : 1;
  return [-wide * Math.cos(angle), spring + wide * rise * Math.sin(angle)];
}

/** The whole outline, fine enough to look round. */
export const vaultOutline = (form: VaultForm, inset = 0): Place[] =>
  Array.from({ length: COURSES * 3 + 1 }, (_, i) => vaultAt(form, i / 3, inset));
