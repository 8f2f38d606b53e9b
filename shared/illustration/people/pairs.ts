import { placed, type Placement, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Deed } from '../scene.ts';
import { bonesOf } from './bones-of.ts';
import { drawPersonInTwo } from './draw-person.ts';
import type { Person } from './person.ts';
import type { Posture } from './postures.ts';
import type { Skeleton } from './skeleton.ts';

/** The subject or the object of a deed. */
export interface Partner {
  looks: Person;
  /** The scale, 1 for a grown man. */
  size: number;
}

/** The arrangement of a couple for a deed. Its subject faces right at x = 0; lengths are in that person's heads. */
interface Stand {
  one: Posture;
  other: Posture;
  /** The distance between their hips; less if one of them is small. */
  apart: number;
  /** The other faces the same way, not the first. */
  isAlongside?: boolean;
  /** The other stands behind the first, and is drawn earlier. */
  isBehind?: boolean;
  /** How far the other is lifted. */
  lift?: (one: Skeleton, other: Skeleton, size: number) => Point;
  /** The positions of their hands, in heads of the first. */
  hands?: (bones: { one: Skeleton; other: At }) => Hands;
  /** Something is passed from hand to hand. */
  passes?: boolean;
  /** The other sits on a chair. */
  hasSeat?: boolean;
}

/** The other's skeleton as it stands beside the first. */
interface At {
  head: Point;
  neck: Point;
  hip: Point;
  trunk: Skeleton['trunk'];
  shoulder: Point;
  knee: Point;
}

interface Hands {
  near?: Point;
  far?: Point;
  otherNear?: Point;
  otherFar?: Point;
}

const between = ([a, b]: Point, [c, d]: Point, share = 0.5): Point => [
  a + (c - a) * share,
  b + (d - b) * share,
];
const moved = ([x, y]: Point, u: number, v: number): Point => [x + u, y + v];

const STANDS: Readonly<Record<Deed, Stand>> = {
  embrace: {
    one: 'incline',
    other: 'embraced',
    apart: 1.16,
    hands: ({ one, other }) => ({
      near: other.trunk(0.72, -0.42),
      far: other.trunk(0.4, -0.3),
      otherNear: moved(one.neck, -0.42, 0.16),
      otherFar: moved(one.neck, -0.3, 0.5),
    }),
  },
  dance: {
    one: 'dance',
    other: 'danced',
    apart: 1.72,
    hands: ({ one, other }) => ({
      near: other.trunk(0.42, -0.34),
      otherNear: moved(one.nearArm.root, 0.05, 0.06),
      far: moved(between(one.neck, other.neck, 0.62), 0, 0.05),
      otherFar: moved(between(one.neck, other.neck, 0.62), 0, 0.12),
    }),
  },
  'kiss hand': {
    one: 'kissHand',
    other: 'incline',
    apart: 3.7,
    hands: ({ one }) => {
      const mouth = moved(one.head, 0.42, 0.34);
      return { near: moved(mouth, 0.05, 0.22), otherNear: mouth };
    },
  },
  'take hands': {
    one: 'incline',
    other: 'incline',
    apart: 2.5,
    hands: ({ one, other }) => {
      const at = moved(between(one.trunk(0.5), other.trunk(0.5)), 0, -0.15);
      return {
        near: moved(at, -0.02, 0.1),
        far: moved(at, 0.06, -0.2),
        otherNear: moved(at, 0.02, 0.02),
        otherFar: moved(at, -0.04, -0.14),
      };
    },
  },
  'arm in arm': {
    one: 'walk',
    other: 'walk',
    apart: 1.2,
    isAlongside: true,
    isBehind: true,
    hands: ({ one, other }) => ({
      near: moved(one.trunk(0.3), 1.05, -0.2),
      otherNear: moved(other.trunk(0.4), 0.9, 0),
      otherFar: moved(other.trunk(0.1), 0.5, 0.4),
    }),
  },
  'hand on shoulder': {
    one: 'incline',
    other: 'think',
    apart: 2.3,
    hands: ({ other }) => ({
      near: moved(other.shoulder, -0.12, -0.16),
      otherNear: moved(other.trunk(0.2, 0.44), 0.1, 0),
      otherFar: moved(other.trunk(0.24, 0.44), 0.1, 0),
    }),
  },
  give: {
    one: 'incline',
    other: 'incline',
    apart: 3.2,
    passes: true,
    hands: ({ one, other }) => {
      const at = between(one.trunk(0.62), other.trunk(0.62), 0.46);
      return { near: moved(at, -0.1, 0.06), otherNear: moved(at, 0.5, -0.02) };
    },
  },
  'kneel before': {
    one: 'beseech',
    other: 'incline',
    apart: 2.35,
    hands: ({ one, other }) => {
      const at = between(one.nearArm.root, other.trunk(0.3), 0.64);
      return {
        near: at,
        far: moved(at, 0.06, -0.12),
        otherNear: moved(at, 0.05, -0.06),
        otherFar: moved(one.head, 0.1, -0.8),
      };
    },
  },
  'bow to': { one: 'bow', other: 'wait', apart: 3.9, hands: ({ one }) => ({ near: one.trunk(0.7, 0.62) }) },
  'lean over': {
    one: 'overChair',
    other: 'sitReading',
    apart: 2.0,
    isAlongside: true,
    hasSeat: true,
    hands: ({ other }) => ({ near: moved(other.shoulder, 0.1, -0.05), far: moved(other.hip, -0.62, -1.4) }),
  },
  whisper: {
    one: 'whisper',
    other: 'breast',
    apart: 1.8,
    isAlongside: true,
    hands: ({ one, other }) => ({ near: moved(one.head, 0.6, 0.12), far: other.trunk(0.7, -0.3) }),
  },
  fight: {
    one: 'strike',
    other: 'recoil',
    apart: 2.35,
    hands: ({ one, other }) => ({
      near: moved(one.head, -0.6, -1.7),
      far: other.trunk(0.9, 0.3),
      otherNear: moved(other.head, -1.0, -1.0),
      otherFar: moved(one.nearArm.root, 0.9, 0.5),
    }),
  },
  support: {
    one: 'walk',
    other: 'falter',
    apart: 1.5,
    isAlongside: true,
    hands: ({ other }) => ({
      near: other.trunk(0.52, -0.16),
      far: moved(other.trunk(0.3), 0.86, 0),
      otherNear: moved(other.hip, 0.9, 0.3),
      otherFar: moved(other.trunk(0.3), 1, 0.04),
    }),
  },
  'carry in arms': {
    one: 'walk',
    other: 'inArms',
    apart: 0,
    isAlongside: true,
    lift: (one, other, size) => [
      one.trunk(0.3)[0] + 0.45 + 2.7 * size,
      one.trunk(0.3)[1] - other.hip[1] * size + 0.5,
    ],
    hands: ({ other }) => ({ near: other.trunk(0.12, -0.3), far: other.trunk(0.6, -0.4) }),
  },
};

/** A layer of a drawing of two people, with the index of the person whose colours it has. */
export interface PairLayer {
  of: 'one' | 'other';
  parts: readonly Part[];
}

/**
 * Two people who do something to each other, as one drawing.
 *
 * @param thing the thing that is handed over, held at (0, 0)
 * @param seat a chair whose sitter's hips are at x = 0
 * @returns layers in heads of the first, who faces right; the lowest first
 */
export function drawPair(
  deed: Deed,
  one: Partner,
  other: Partner,
  { thing = [], seat = [] }: { thing?: readonly Part[]; seat?: readonly Part[] } = {},
): PairLayer[] {
  const stand = STANDS[deed];
  // A child in arms is small.
  const size = (other.size / one.size) * (deed === 'carry in arms' && other.looks.isChild ? 0.7 : 1);
  const dressed = (partner: Partner, posture: Posture): Person => ({
    ...partner.looks,
    posture,
    holds: undefined,
    heldParts: undefined,
  });
  const [first, second] = [dressed(one, stand.one), dressed(other, stand.other)];
  const [bones, others] = [bonesOf(first), bonesOf(second)];
  // Small people have short arms.
  const apart = stand.apart * (size < 0.8 || second.isChild || first.isChild ? 0.8 : 1);
  const [liftX, liftY] = stand.lift?.(bones, others, size) ?? [0, 0];
  const side = stand.isAlongside ? 1 : -1;
  const at: Placement = { x: apart + liftX, y: liftY, scale: size, isFlipped: !stand.isAlongside };
  const there = ([x, y]: Point): Point => [at.x + x * side * size, at.y + y * size];
  const back = ([x, y]: Point): Point => [((x - at.x) * side) / size, (y - at.y) / size];
  const hands = stand.hands?.({
    one: bones,
    other: {
      head: there(others.head),
      neck: there(others.neck),
      hip: there(others.hip),
      shoulder: there(others.nearArm.root),
      knee: there(others.nearLeg.joint),
      trunk: (along, across) => there(others.trunk(along, across)),
    },
  });
  const left = drawPersonInTwo({ ...first, reach: { near: hands?.near, far: hands?.far } });
  const right = drawPersonInTwo({
    ...second,
    reach: { near: hands?.otherNear && back(hands.otherNear), far: hands?.otherFar && back(hands.otherFar) },
  });
  const put = (parts: readonly Part[]): Part[] =>
    parts.map((part) => ({ ...part, path: placed(part.path, at) }));
  const passed =
    stand.passes && hands?.near
      ? thing.map((part) => ({
          ...part,
          path: placed(part.path, { x: hands.near![0] + 0.14, y: hands.near![1] - 0.06 }),
        }))
      : [];
  const chair = stand.hasSeat ? put(seat) : [];
  const [ofOne, ofOther] = [
    (parts: readonly Part[]): PairLayer => ({ of: 'one', parts }),
    (parts: readonly Part[]): PairLayer => ({ of: 'other', parts }),
  ];
  const layers = stand.isBehind
    ? [ofOther([...put(right.body), ...put(right.arm)]), ofOne([...left.body, ...left.arm])]
    : [
        ofOne(left.body),
        ofOther([...chair, ...put(right.body)]),
        ofOne(passed),
        ofOther(put(right.arm)),
        ofOne(left.arm),
      ];
  return layers.filter(({ parts }) => parts.length > 0);
}
