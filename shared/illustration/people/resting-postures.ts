import type { Pose } from './skeleton.ts';

const seated = { nearLeg: [86, 88], farLeg: [82, 70] } as const;

/** On the knees, on a seat, on the ground. */
export const RESTING = {
  kneel: {
    lean: 4,
    neck: 22,
    face: 24,
    nearArm: [34, 108],
    farArm: [38, 104],
    nearLeg: [2, 92],
    farLeg: [-4, 88],
  },
  /** On the ground: the knees raised, one hand behind; in a skirt the legs are folded under it. */
  sitOnGround: {
    lean: -16,
    hunch: 0.16,
    neck: 16,
    face: 2,
    nearArm: [-34, 20],
    farArm: [42, 46],
    nearLeg: [140, 128],
    farLeg: [134, 120],
  },
  /** On the ground in a skirt that is spread over the legs. */
  sitInSkirts: {
    lean: -8,
    hunch: 0.14,
    neck: 16,
    face: 5,
    nearArm: [-30, 14],
    farArm: [34, 40],
    nearLeg: [104, 40],
    farLeg: [100, 34],
  },
  settle: {
    lean: 0,
    hunch: 0.06,
    neck: 16,
    face: 8,
    nearArm: [8, 52],
    farArm: [22, 44],
    nearLeg: [2, 92],
    farLeg: [-4, 88],
  },
  sit: {
    lean: -7,
    hunch: 0.1,
    neck: 12,
    face: 4,
    nearArm: [12, 66],
    farArm: [26, 44],
    nearLeg: [86, 80],
    farLeg: [82, 96],
  },
  sitReading: {
    lean: -5,
    hunch: 0.22,
    neck: 24,
    face: 20,
    nearArm: [14, 92],
    farArm: [24, 86],
    nearLeg: [88, 82],
    farLeg: [80, 98],
  },
  /** One hand at the hair, the other in the lap. */
  sitCombing: {
    lean: -3,
    hunch: 0.06,
    neck: 8,
    face: 2,
    nearArm: [112, 118],
    farArm: [20, 70],
    nearLeg: [86, 80],
    farLeg: [82, 96],
  },
  sitAtTable: { lean: 5, hunch: 0.12, neck: 14, face: 7, nearArm: [26, 74], farArm: [46, 84], ...seated },
  sitWriting: { lean: 14, hunch: 0.24, neck: 24, face: 18, nearArm: [30, 66], farArm: [44, 66], ...seated },
  sitBent: { lean: 28, hunch: 0.5, neck: 36, face: 30, nearArm: [44, 74], farArm: [54, 52], ...seated },
  /** The elbows on the table or the knees, the head in the hands. */
  sitBrooding: {
    lean: 20,
    hunch: 0.44,
    neck: 30,
    face: 26,
    nearArm: [48, 124],
    farArm: [54, 118],
    ...seated,
  },
  /** Lying on the back, once rotated: the arms along the sides, one knee raised. */
  lying: {
    lean: 0,
    hunch: 0.02,
    neck: 2,
    face: -2,
    nearArm: [-8, 14],
    farArm: [-4, 10],
    nearLeg: [40, 74],
    farLeg: [2, 1],
  },
  /** Lying face down, once rotated: an arm around the head. */
  prone: {
    lean: -1,
    hunch: 0.05,
    neck: 0,
    face: 2,
    nearArm: [142, 62],
    farArm: [166, 10],
    nearLeg: [-3, 4],
    farLeg: [9, 16],
    toes: 58,
  },
  /** Half raised from a table: propped on one arm behind, the other lifted, the legs still along it. */
  rising: {
    lean: -40,
    hunch: 0.34,
    neck: 34,
    face: 12,
    nearArm: [-62, 52],
    farArm: [74, 26],
    nearLeg: [89, 0],
    farLeg: [86, 2],
  },
  ride: { lean: 3, neck: 6, nearArm: [36, 48], farArm: [42, 40], nearLeg: [40, 40], farLeg: [36, 36] },
  row: { lean: -16, neck: 4, nearArm: [72, 14], farArm: [74, 12], nearLeg: [74, 30], farLeg: [72, 30] },
} as const satisfies Record<string, Pose>;
