import type { FaceLook } from './bust-looks.ts';
import type { Person } from './person.ts';
import { POSTURES, type Posture } from './postures.ts';
import { ADULT, CHILD, SHORT, skeletonOf, type Pose, type Skeleton } from './skeleton.ts';

/** The bones that a person is drawn on. */
export function bonesOf(person: Person): Skeleton {
  const pose = POSTURES[postureIn(person)];
  const held = person.isStooped ? stooped(pose) : bowed(pose, person);
  const build = person.isChild ? CHILD : person.isShort ? SHORT : ADULT;
  if (person.holds !== 'umbrella' || person.reach) return skeletonOf(held, build, person.reach);
  // An open umbrella is held up before the breast.
  const [x, y] = skeletonOf(held, build).trunk(0.7);
  return skeletonOf(held, build, { near: [x + 0.86, y] });
}

/** On the ground, long clothes spread over folded legs, and children sit on their heels. */
export const postureIn = ({ posture, dress, coat = 'frock', isChild, isShort }: Person): Posture =>
  !ON_GROUND.has(posture) || (posture === 'settle' && !dress)
    ? posture
    : dress || coat === 'robe'
      ? 'sitInSkirts'
      : isChild || isShort || coat === 'cloak'
        ? 'settle'
        : 'sitOnGround';

const ON_GROUND: ReadonlySet<Posture> = new Set<Posture>(['sitOnGround', 'settle', 'sitInSkirts']);

/** The head hanging or thrown back. */
function bowed(pose: Pose, { head }: Person): Pose {
  if (head?.face?.has('head bowed'))
    return { ...pose, neck: (pose.neck ?? 6) + 16, face: (pose.face ?? 0) + 18 };
  if (head?.face?.has('head back'))
    return { ...pose, neck: (pose.neck ?? 6) - 8, face: (pose.face ?? 0) - 16 };
  const mood = MOODS.find(([look]) => head?.face?.has(look));
  return mood ? moved(pose, mood[1]) : pose;
}

/** What a mood adds to the lean, the bend of the back, the neck and the face. */
const MOODS: readonly (readonly [
  FaceLook,
  readonly [lean: number, hunch: number, neck: number, face: number],
])[] = [
  ['servile', [12, 0.36, 24, -8]],
  ['shrinking', [4, 0.4, 26, 4]],
  ['terror', [-8, 0, -4, -8]],
  ['rage', [7, 0.06, 10, 2]],
  ['drowsy', [2, 0.2, 18, 16]],
  ['tears', [3, 0.2, 16, 18]],
  ['sorrow', [3, 0.2, 16, 16]],
  ['sneer', [-4, -0.06, -8, -12]],
  ['delight', [-3, 0, -8, -12]],
];

const moved = (pose: Pose, [lean, hunch, neck, face]: (typeof MOODS)[number][1]): Pose => ({
  ...pose,
  lean: (pose.lean ?? 0) + lean,
  hunch: Math.min(0.7, (pose.hunch ?? 0) + hunch),
  neck: (pose.neck ?? 6) + neck,
  face: (pose.face ?? 0) + face,
});

/** The same pose with a bent back and the head hanging forwards. */
const stooped = (pose: Pose): Pose => ({
  ...pose,
  lean: (pose.lean ?? 0) + 15,
  hunch: Math.min(0.7, (pose.hunch ?? 0) + 0.42),
  neck: (pose.neck ?? 6) + 30,
  face: (pose.face ?? 0) + 6,
});
