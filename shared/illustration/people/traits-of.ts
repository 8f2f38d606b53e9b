import type { BustHead } from './bust-looks.ts';
import { firstTrue } from './first-true.ts';
import { hasLook, isOld, isSoftFaced } from './has-look.ts';

/** Deviations of a profile from the average, in heads. */
export interface Traits {
  /** The length of the nose, the curve of its bridge, and how low its tip hangs. */
  nose: number;
  bridge: number;
  tip: number;
  chin: number;
  brow: number;
  /** The fullness of the lips, and how far they are set back. */
  lips: number;
  sunk: number;
  /** How far the hairline and the forehead recede. */
  slope: number;
  high: number;
  /** A double chin. */
  jowl: number;
  /** How far the jaw is dropped. */
  open: number;
}

export const traitsOf = (head: BustHead): Traits => ({
  nose: noseOf(head),
  bridge: bridgeOf(head),
  tip: tipOf(head),
  chin: chinOf(head),
  brow: browOf(head),
  lips: lipsOf(head),
  sunk: sunkenOf(head),
  slope: slopeOf(head),
  high: firstTrue(
    [
      [hasLook(head, 'forehead high'), 0.016],
      [head.isMonstrous, 0.03],
    ],
    0,
  ),
  jowl: jowlOf(head),
  open: openOf(head),
});

const openOf = (head: BustHead): number => {
  if (hasLook(head, 'terror')) return 0.062;
  return hasLook(head, 'mouth open') ? 0.078 : 0;
};

const isChild = ({ age }: BustHead): boolean => age === 'child';
const isVillain = (head: BustHead): boolean => hasLook(head, 'face villainous') || head.isMonstrous === true;

function noseOf(head: BustHead): number {
  const stated = firstTrue(
    [
      [hasLook(head, 'nose large'), 0.055],
      [hasLook(head, 'nose small'), -0.032],
      [hasLook(head, 'face unpleasant'), 0.03],
    ],
    0,
  );
  const ofAge = firstTrue(
    [
      [isOld(head), 0.022],
      [isChild(head), -0.05],
      [isSoftFaced(head), -0.016],
    ],
    0.006,
  );
  return head.features.nose * 0.022 + stated + ofAge;
}

function bridgeOf(head: BustHead): number {
  const { bridge = 0 } = head.features;
  const ofAge = firstTrue(
    [
      [isChild(head), 0.02],
      [isSoftFaced(head), 0.012],
    ],
    -0.004,
  );
  return firstTrue(
    [
      [hasLook(head, 'nose broken'), 0.05],
      [hasLook(head, 'nose hooked'), 0.04],
      [isVillain(head), 0.034],
      [hasLook(head, 'nose upturned'), -0.026],
    ],
    bridge * 0.014 - ofAge,
  );
}

function tipOf(head: BustHead): number {
  const { bridge = 0 } = head.features;
  return firstTrue(
    [
      [hasLook(head, 'nose upturned'), -0.042],
      [hasLook(head, 'nose hooked'), 0.04],
      [hasLook(head, 'face unpleasant'), 0.034],
      [isVillain(head), 0.022],
      [isOld(head), 0.026],
    ],
    (isSoftFaced(head) ? -0.016 : 0.002) - bridge * 0.008,
  );
}

function chinOf(head: BustHead): number {
  const jut = firstTrue(
    [
      [hasLook(head, 'chin jutting'), 0.13],
      [hasLook(head, 'chin weak'), -0.12],
      [head.isMonstrous, 0.09],
      [isVillain(head), 0.07],
    ],
    0,
  );
  const ofAge = firstTrue(
    [
      [isOld(head), 0.03],
      [isChild(head), -0.035],
      [isSoftFaced(head), -0.014],
    ],
    0.012,
  );
  return head.features.chin * 0.02 + jut + ofAge;
}

function browOf(head: BustHead): number {
  const heavy = firstTrue(
    [
      [head.isMonstrous, 0.075],
      [isVillain(head), 0.044],
      [hasLook(head, 'brows thick'), 0.02],
    ],
    0,
  );
  const ofAge = firstTrue(
    [
      [isChild(head), -0.012],
      [isSoftFaced(head), -0.014],
    ],
    0.006,
  );
  return head.features.brow * 0.008 + heavy + ofAge;
}

function lipsOf(head: BustHead): number {
  const { lips = 0 } = head.features;
  return firstTrue(
    [
      [hasLook(head, 'lips thick'), 0.026],
      [hasLook(head, 'cheeks puffy'), 0.012],
      [hasLook(head, 'lips thin', 'face grim', 'face villainous'), -0.014],
    ],
    lips * 0.006 + (isSoftFaced(head) && !isChild(head) ? 0.01 : 0),
  );
}

const sunkenOf = (head: BustHead): number =>
  firstTrue(
    [
      [hasLook(head, 'toothless'), 0.056],
      [isOld(head) || head.isMonstrous, 0.026],
      [hasLook(head, 'lips thin'), 0.008],
    ],
    0,
  );

const slopeOf = (head: BustHead): number =>
  firstTrue(
    [
      [hasLook(head, 'forehead low') || isVillain(head), 0.062],
      [isChild(head), -0.016],
      [isSoftFaced(head), -0.006],
    ],
    0.012,
  );

const jowlOf = (head: BustHead): number =>
  firstTrue(
    [
      [isChild(head), 0.03],
      [hasLook(head, 'chin double'), 0.27],
      [hasLook(head, 'cheeks puffy', 'face round'), 0.19],
      [head.isMonstrous, 0],
      [isVillain(head), 0.06],
      [hasLook(head, 'face lean', 'cheeks hollow'), 0],
      [isOld(head), 0.035],
      [head.isLined, 0.045],
    ],
    0,
  );
