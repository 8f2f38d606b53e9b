import type { Point } from '../drawing/path.ts';

/**
 * A pose seen from the side, facing right. Angles are in degrees from straight down, forwards
 * positive; those of elbow and knee are added to those of the upper arm and taken from those of the thigh.
 */
export interface Pose {
  /** The lean of the whole trunk. */
  lean?: number;
  /** The bend of the back, in heads. */
  hunch?: number;
  /** The angles of the neck and of the face: positive looks down. */
  neck?: number;
  face?: number;
  nearArm: Bend;
  farArm: Bend;
  nearLeg: Bend;
  farLeg: Bend;
  /** How far the toes point down, in degrees from a flat foot. */
  toes?: number;
}

type Bend = readonly [root: number, joint: number];

/** Lengths in heads; an adult is about 7.75 heads tall. */
export interface Build {
  thigh: number;
  shin: number;
  trunk: number;
  upperArm: number;
  forearm: number;
}

export const ADULT: Build = { thigh: 1.95, shin: 1.95, trunk: 2.5, upperArm: 1.42, forearm: 1.2 };
/** Small people have above all short limbs. */
export const SHORT: Build = { thigh: 1.52, shin: 1.5, trunk: 2.28, upperArm: 1.26, forearm: 1.05 };
export const CHILD: Build = { thigh: 1.3, shin: 1.35, trunk: 2.0, upperArm: 1.05, forearm: 0.9 };

/** From the shoulders to the base of the head. */
const NECK = 0.2;
/** From the ankle to the ground. */
const FOOT = 0.28;

export interface Limb {
  root: Point;
  joint: Point;
  end: Point;
  /** The angle of the outer half, in degrees from straight down. */
  angle: number;
  /** Of a leg: how far its toes point down, in degrees. */
  toes?: number;
}

/** Joints in heads, the ground at y = 0 and the hips at x = 0. */
export interface Skeleton {
  hip: Point;
  neck: Point;
  /** The joint of neck and head. */
  head: Point;
  /** The angle of the face, in degrees clockwise. */
  tilt: number;
  nearArm: Limb;
  farArm: Limb;
  nearLeg: Limb;
  farLeg: Limb;
  /** A point of the trunk: `along` from the hips (0) to the neck (1), `across` forwards, in heads. */
  trunk: (along: number, across?: number) => Point;
}

/** Targets for the hands, in heads, overriding the pose of the arms: on a shoulder, in another hand. */
export interface Reach {
  near?: Point | undefined;
  far?: Point | undefined;
}

export function skeletonOf(pose: Pose, build: Build = ADULT, reach: Reach = {}): Skeleton {
  const { lean = 0, hunch = 0, neck: neckAngle = 6, face = 0 } = pose;
  const nearLeg = legOf(pose.nearLeg, build);
  const farLeg = legOf(pose.farLeg, build);
  // The lower foot stands on the ground.
  const hip: Point = [0, -Math.max(nearLeg.end[1], farLeg.end[1]) - FOOT];
  const up = direction(180 + lean * -1);
  const forward: Point = [-up[1], up[0]];
  const neck = offsetBy(offsetBy(hip, up, build.trunk), forward, hunch * 0.35);
  const back = offsetBy(offsetBy(hip, up, build.trunk * 0.52), forward, hunch * -0.55);
  const bend: Point = [2 * back[0] - (hip[0] + neck[0]) / 2, 2 * back[1] - (hip[1] + neck[1]) / 2];
  const spine = (t: number): Point => [
    hip[0] * (1 - t) ** 2 + 2 * t * (1 - t) * bend[0] + neck[0] * t * t,
    hip[1] * (1 - t) ** 2 + 2 * t * (1 - t) * bend[1] + neck[1] * t * t,
  ];
  const trunk = (along: number, across = 0): Point => {
    const here = spine(along);
    const next = spine(along + 0.02);
    const [dx, dy] = [next[0] - here[0], next[1] - here[1]];
    const length = Math.hypot(dx, dy);
    return [here[0] - (dy / length) * across, here[1] + (dx / length) * across];
  };
  const shoulder = trunk(0.9, 0.02);
  const armOf = ([root, joint]: Bend, to: Point | undefined): Limb => {
    if (to) return reaching(shoulder, to, build);
    const elbow = offsetBy(shoulder, direction(root), build.upperArm);
    return {
      root: shoulder,
      joint: elbow,
      end: offsetBy(elbow, direction(root + joint), build.forearm),
      angle: root + joint,
    };
  };
  const head = offsetBy(neck, direction(180 - lean * 0.6 - neckAngle), NECK);
  const raised = (limb: Limb): Limb => ({
    ...limb,
    toes: pose.toes ?? 0,
    root: hip,
    joint: [limb.joint[0] + hip[0], limb.joint[1] + hip[1]],
    end: [limb.end[0] + hip[0], limb.end[1] + hip[1]],
  });
  return {
    ...{ hip, neck, head, trunk },
    tilt: face + lean * 0.25,
    nearArm: armOf(pose.nearArm, reach.near),
    farArm: armOf(pose.farArm, reach.far),
    nearLeg: raised(nearLeg),
    farLeg: raised(farLeg),
  };
}

/** From the wrist to the middle of the hand. */
const PALM = 0.24;

/** An arm with its hand at a point, or stretched towards it; the elbow is below. */
function reaching(shoulder: Point, to: Point, { upperArm, forearm }: Build): Limb {
  const outer = forearm + PALM;
  const far = Math.hypot(to[0] - shoulder[0], to[1] - shoulder[1]);
  const distance = Math.min(Math.max(far, Math.abs(upperArm - outer) + 0.3), (upperArm + outer) * 0.985);
  const towards = degreesOf([to[0] - shoulder[0], to[1] - shoulder[1]]);
  const inner = Math.acos((upperArm ** 2 + distance ** 2 - outer ** 2) / (2 * upperArm * distance));
  const joint = offsetBy(shoulder, direction(towards - (inner * 180) / Math.PI), upperArm);
  const hand = offsetBy(shoulder, direction(towards), distance);
  const angle = degreesOf([hand[0] - joint[0], hand[1] - joint[1]]);
  return { root: shoulder, joint, end: offsetBy(joint, direction(angle), forearm), angle };
}

/** The angle from straight down, forwards positive. */
const degreesOf = ([x, y]: Point): number => (Math.atan2(x, y) * 180) / Math.PI;

function legOf([root, joint]: Bend, build: Build): Limb {
  const knee = offsetBy([0, 0], direction(root), build.thigh);
  return {
    root: [0, 0],
    joint: knee,
    end: offsetBy(knee, direction(root - joint), build.shin),
    angle: root - joint,
  };
}

/** One head in a direction. */
export function direction(degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [Math.sin(radians), Math.cos(radians)];
}

export const offsetBy = (from: Point, by: Point, distance = 1): Point => [
  from[0] + by[0] * distance,
  from[1] + by[1] * distance,
];

export const pointBetween = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];
