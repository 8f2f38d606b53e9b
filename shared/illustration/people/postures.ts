import type { Pose } from './skeleton.ts';

const standing = { nearLeg: [5, 2], farLeg: [-6, 2] } as const;
const seated = { nearLeg: [86, 88], farLeg: [82, 70] } as const;

/** How people are seen in stories. A posture of somebody in a long skirt needs no legs of its own. */
export const POSTURES = {
  stand: { lean: -1, neck: 5, nearArm: [6, 20], farArm: [-6, 16], ...standing },
  wait: { lean: -2, neck: 5, face: -2, nearArm: [-14, 62], farArm: [-10, 66], ...standing },
  /** With something in the hands before the breast. */
  hold: { lean: -2, neck: 5, face: -2, nearArm: [4, 92], farArm: [6, 94], ...standing },
  walk: { lean: 5, neck: 8, nearArm: [-20, 22], farArm: [24, 22], nearLeg: [22, 6], farLeg: [-18, 14] },
  run: { lean: 18, neck: 4, face: -6, nearArm: [46, 74], farArm: [-46, 40], nearLeg: [48, 62], farLeg: [-34, 26] },
  read: { lean: 2, neck: 17, face: 21, nearArm: [14, 98], farArm: [20, 96], ...standing },
  point: { lean: 2, neck: 6, nearArm: [80, 6], farArm: [-8, 20], nearLeg: [10, 4], farLeg: [-12, 4] },
  lift: { lean: 3, neck: 6, face: -4, nearArm: [64, 40], farArm: [-6, 16], ...standing },
  bow: { lean: 30, hunch: 0.2, neck: 22, face: 16, nearArm: [30, 62], farArm: [4, 10], nearLeg: [4, 2], farLeg: [-4, 4] },
  leanOn: { lean: 10, hunch: 0.12, neck: 14, face: 8, nearArm: [52, 48], farArm: [40, 76], nearLeg: [-4, 2], farLeg: [16, 10] },
  carry: { lean: 5, neck: 8, face: 2, nearArm: [16, 84], farArm: [22, 82], nearLeg: [14, 6], farLeg: [-12, 8] },
  shoulder: { lean: 24, hunch: 0.25, neck: 30, face: 10, nearArm: [60, 130], farArm: [20, 30], nearLeg: [26, 20], farLeg: [-16, 18] },
  embrace: { lean: 6, neck: 20, face: 20, nearArm: [56, 56], farArm: [66, 48], nearLeg: [6, 2], farLeg: [-8, 4] },
  dance: { lean: -4, neck: 4, face: -4, nearArm: [34, 52], farArm: [84, 22], nearLeg: [13, 4], farLeg: [-15, 10] },
  weep: { lean: 12, hunch: 0.4, neck: 34, face: 36, nearArm: [44, 116], farArm: [48, 110], ...standing },
  pray: { lean: 3, neck: 22, face: 22, nearArm: [30, 110], farArm: [34, 106], ...standing },
  kneel: { lean: 4, neck: 22, face: 24, nearArm: [34, 108], farArm: [38, 104], nearLeg: [2, 92], farLeg: [-4, 88] },
  sit: { lean: -3, neck: 6, face: 2, nearArm: [24, 64], farArm: [32, 50], ...seated },
  sitReading: { lean: 0, neck: 14, face: 16, nearArm: [24, 88], farArm: [30, 84], ...seated },
  sitAtTable: { lean: 4, neck: 8, face: 4, nearArm: [34, 88], farArm: [44, 46], ...seated },
  sitBent: { lean: 28, hunch: 0.5, neck: 36, face: 30, nearArm: [44, 74], farArm: [54, 52], ...seated },
  ride: { lean: 3, neck: 6, nearArm: [36, 48], farArm: [42, 40], nearLeg: [40, 40], farLeg: [36, 36] },
  row: { lean: -16, neck: 4, nearArm: [72, 14], farArm: [74, 12], nearLeg: [74, 30], farLeg: [72, 30] },
} as const satisfies Record<string, Pose>; // prettier-ignore

export type Posture = keyof typeof POSTURES;

export const SEATED: ReadonlySet<Posture> = new Set(['sit', 'sitReading', 'sitAtTable', 'sitBent']);
