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
  return pose;
}

/** The same pose with a bent back and the head hanging forwards. */
const stooped = (pose: Pose): Pose => ({
  ...pose,
  lean: (pose.lean ?? 0) + 15,
  hunch: Math.min(0.7, (pose.hunch ?? 0) + 0.42),
  neck: (pose.neck ?? 6) + 30,
  face: (pose.face ?? 0) + 6,
});
