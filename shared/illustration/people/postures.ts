import type { Pose } from './skeleton.ts';

const standing = { nearLeg: [5, 2], farLeg: [-6, 2] } as const;
const seated = { nearLeg: [86, 88], farLeg: [82, 70] } as const;

/** Postures that stories describe. In a long skirt the legs of a posture do not matter. */
export const POSTURES = {
  /** The weight on one leg, the other slightly forwards. */
  stand: { lean: -2, hunch: -0.1, neck: 9, nearArm: [-14, 34], farArm: [10, 20], nearLeg: [15, 16], farLeg: [-6, 1] },
  wait: { lean: -3, hunch: -0.12, neck: 9, face: -2, nearArm: [2, 50], farArm: [6, 48], nearLeg: [-5, 2], farLeg: [13, 14] },
  handsBehind: { lean: -4, hunch: -0.14, neck: 12, face: -3, nearArm: [-20, 4], farArm: [-14, -2], nearLeg: [-5, 1], farLeg: [12, 12] },
  handOnHip: { lean: -3, hunch: -0.08, neck: 8, face: -4, nearArm: [-44, 92], farArm: [8, 22], nearLeg: [16, 14], farLeg: [-6, 1] },
  /** A hand at the chin. */
  think: { lean: 2, hunch: 0.1, neck: 16, face: 12, nearArm: [6, 160], farArm: [4, 16], nearLeg: [-5, 1], farLeg: [12, 12] },
  /** A hand laid on the breast. */
  breast: { lean: -1, neck: 10, face: 6, nearArm: [14, 118], farArm: [2, 30], nearLeg: [10, 10], farLeg: [-6, 2] },
  /** The arms folded on the breast. */
  folded: { lean: -5, hunch: -0.1, neck: 12, face: 2, nearArm: [-12, 118], farArm: [10, 96], nearLeg: [12, 8], farLeg: [-7, 2] },
  /** With something in the hands before the breast. */
  hold: { lean: -3, hunch: -0.06, neck: 9, face: 2, nearArm: [-6, 92], farArm: [14, 78], nearLeg: [14, 14], farLeg: [-6, 2] },
  walk: { lean: 5, neck: 9, face: -2, nearArm: [-24, 30], farArm: [26, 26], nearLeg: [25, 8], farLeg: [-20, 16] },
  run: { lean: 18, neck: 4, face: -6, nearArm: [46, 74], farArm: [-46, 40], nearLeg: [48, 62], farLeg: [-34, 26] },
  read: { lean: -1, hunch: 0.06, neck: 18, face: 22, nearArm: [6, 102], farArm: [18, 96], nearLeg: [13, 13], farLeg: [-6, 2] },
  point: { lean: -2, hunch: -0.1, neck: 6, face: -6, nearArm: [86, 4], farArm: [-22, 50], nearLeg: [18, 10], farLeg: [-12, 3] },
  lift: { lean: -2, hunch: -0.08, neck: 4, face: -8, nearArm: [74, 44], farArm: [-10, 26], nearLeg: [16, 12], farLeg: [-8, 2] },
  bow: { lean: 30, hunch: 0.2, neck: 22, face: 16, nearArm: [30, 62], farArm: [4, 10], nearLeg: [4, 2], farLeg: [-4, 4] },
  leanOn: { lean: 10, hunch: 0.12, neck: 14, face: 8, nearArm: [52, 48], farArm: [40, 76], nearLeg: [-4, 2], farLeg: [16, 10] },
  carry: { lean: -4, neck: 10, face: 2, nearArm: [4, 92], farArm: [14, 80], nearLeg: [18, 10], farLeg: [-14, 10] },
  shoulder: { lean: 24, hunch: 0.25, neck: 30, face: 10, nearArm: [60, 130], farArm: [20, 30], nearLeg: [26, 20], farLeg: [-16, 18] },
  /** Embraced: the arms around the other person, the head bent over their shoulder. */
  embrace: { lean: 3, neck: 10, face: 18, nearArm: [12, 86], farArm: [34, 100], nearLeg: [8, 6], farLeg: [-9, 3] },
  embraced: { lean: 4, neck: 26, face: 14, nearArm: [16, 124], farArm: [24, 104], nearLeg: [4, 4], farLeg: [-6, 3] },
  dance: { lean: -4, hunch: -0.12, neck: 4, face: 2, nearArm: [40, 50], farArm: [40, 128], nearLeg: [17, 6], farLeg: [-19, 14] },
  danced: { lean: -7, hunch: -0.12, neck: 2, face: -4, nearArm: [50, 56], farArm: [40, 128], nearLeg: [10, 6], farLeg: [-10, 6] },
  /** What one person does to another; `pairs.ts` joins the hands that touch. */
  incline: { lean: 4, hunch: 0.06, neck: 14, face: 8, nearArm: [8, 40], farArm: [6, 24], nearLeg: [16, 12], farLeg: [-8, 2] },
  kissHand: { lean: 38, hunch: 0.34, neck: 26, face: 22, nearArm: [30, 40], farArm: [-30, 40], nearLeg: [10, 8], farLeg: [-14, 4] },
  beseech: { lean: 0, hunch: -0.04, neck: 4, face: -16, nearArm: [60, 40], farArm: [66, 40], nearLeg: [88, 88], farLeg: [-4, 88] },
  overChair: { lean: 26, hunch: 0.24, neck: 20, face: 16, nearArm: [40, 30], farArm: [30, 60], nearLeg: [6, 6], farLeg: [-16, 4] },
  whisper: { lean: 14, hunch: 0.1, neck: 12, face: 6, nearArm: [30, 120], farArm: [10, 30], nearLeg: [18, 12], farLeg: [-10, 2] },
  strike: { lean: 16, hunch: 0.02, neck: 6, face: 2, nearArm: [215, -60], farArm: [70, 10], nearLeg: [38, 40], farLeg: [-34, 6] },
  recoil: { lean: -22, hunch: 0.1, neck: -6, face: -10, nearArm: [110, 60], farArm: [80, 70], nearLeg: [26, 6], farLeg: [-20, 44] },
  falter: { lean: 22, hunch: 0.34, neck: 30, face: 26, nearArm: [20, 20], farArm: [24, 16], nearLeg: [30, 44], farLeg: [-4, 26] },
  inArms: { lean: -60, hunch: 0.3, neck: 10, face: 6, nearArm: [-6, 40], farArm: [16, 70], nearLeg: [104, 92], farLeg: [98, 82] },
  weep: { lean: 12, hunch: 0.4, neck: 34, face: 36, nearArm: [44, 116], farArm: [48, 110], ...standing },
  pray: { lean: 3, neck: 22, face: 22, nearArm: [30, 110], farArm: [34, 106], ...standing },
  kneel: { lean: 4, neck: 22, face: 24, nearArm: [34, 108], farArm: [38, 104], nearLeg: [2, 92], farLeg: [-4, 88] },
  /** On the ground: the knees raised, one hand behind; in a skirt the legs are folded under it. */
  sitOnGround: { lean: -16, hunch: 0.16, neck: 16, face: 2, nearArm: [-34, 20], farArm: [42, 46], nearLeg: [140, 128], farLeg: [134, 120] },
  settle: { lean: 0, hunch: 0.06, neck: 16, face: 8, nearArm: [8, 52], farArm: [22, 44], nearLeg: [2, 92], farLeg: [-4, 88] },
  sit: { lean: -7, hunch: 0.1, neck: 12, face: 4, nearArm: [12, 66], farArm: [26, 44], nearLeg: [86, 80], farLeg: [82, 96] },
  sitReading: { lean: -5, hunch: 0.22, neck: 24, face: 20, nearArm: [14, 92], farArm: [24, 86], nearLeg: [88, 82], farLeg: [80, 98] },
  sitAtTable: { lean: 5, hunch: 0.12, neck: 14, face: 7, nearArm: [26, 74], farArm: [46, 84], ...seated },
  sitWriting: { lean: 14, hunch: 0.24, neck: 24, face: 18, nearArm: [30, 66], farArm: [44, 66], ...seated },
  sitBent: { lean: 28, hunch: 0.5, neck: 36, face: 30, nearArm: [44, 74], farArm: [54, 52], ...seated },
  /** The elbows on the table or the knees, the head in the hands. */
  sitBrooding: { lean: 20, hunch: 0.44, neck: 30, face: 26, nearArm: [48, 124], farArm: [54, 118], ...seated },
  /** Lying on the back, once rotated: the arms along the sides, one knee raised. */
  lying: { lean: 0, hunch: 0.02, neck: 2, face: -2, nearArm: [-8, 14], farArm: [-4, 10], nearLeg: [40, 74], farLeg: [2, 1] },
  /** Lying face down, once rotated: an arm around the head. */
  prone: { lean: -1, hunch: 0.05, neck: 0, face: 2, nearArm: [118, 56], farArm: [166, 10], nearLeg: [-2, 10], farLeg: [4, 2] },
  /** Half raised from a table: propped on one arm behind, the other lifted, the legs still along it. */
  rising: { lean: -40, hunch: 0.34, neck: 34, face: 12, nearArm: [-62, 52], farArm: [74, 26], nearLeg: [89, 0], farLeg: [86, 2] },
  ride: { lean: 3, neck: 6, nearArm: [36, 48], farArm: [42, 40], nearLeg: [40, 40], farLeg: [36, 36] },
  row: { lean: -16, neck: 4, nearArm: [72, 14], farArm: [74, 12], nearLeg: [74, 30], farLeg: [72, 30] },
} as const satisfies Record<string, Pose>; // prettier-ignore

export type Posture = keyof typeof POSTURES;

export const SEATED: ReadonlySet<Posture> = new Set([
  'sit',
  'sitReading',
  'sitAtTable',
  'sitWriting',
  'sitBent',
  'sitBrooding',
]);

/** In a skirt the legs lie under it. */
export const KNEELING: ReadonlySet<Posture> = new Set<Posture>(['kneel', 'settle', 'beseech']);
