import { mix } from '#shared/illustration/drawing/colour.ts';
import type { Random } from '#shared/illustration/drawing/seeded.ts';
import { seeded } from '#shared/illustration/drawing/seeded.ts';
import type { ScenePerson } from '../../scene-spec.ts';
import type { Tone } from '../piece.ts';
import type { Stage } from '../stage.ts';

/** How a person sits for a portrait: the same person in another pose stays the same person. */
export type Pose = 'bust' | 'half' | 'profile' | 'seated';

/** A person in coordinates of its own: x 0 below the neck, chin near −425, looking to the right, where the light is. */
export interface Sitter {
  readonly person: ScenePerson;
  readonly pose: Pose;
  /** The middle of the head. */
  readonly head: number;
  /** Half the width of the shoulders. */
  readonly half: number;
  /** Where the shoulders end: the one toward the viewer (left), and the one beyond. */
  readonly near: number;
  readonly far: number;
  readonly cloth: string;
  readonly tone: Tone;
}

export function sitterOf(stage: Stage, person: ScenePerson, pose: Pose): Sitter {
  const build = { stout: 1.3, thin: 0.86, tall: 0.95, short: 1.06, average: 1 }[person.build];
  const half = 250 * build * (person.sex === 'woman' ? 0.82 : 1) * (person.age === 'child' ? 0.78 : 1);
  // Light that leaves the colours what the text says they are.
  const tone: Tone = (base, dim = 0) => mix(mix(stage.seen(base), base, 0.45), stage.light.dark, dim);
  const [near, far] = pose === 'profile' ? [-0.84, 0.62] : [-1.04, 0.84];
  const cloth = tone(person.clothes.colour);
  return { person, pose, head: -560, half, near: near * half, far: far * half, cloth, tone };
}

/** Chance that belongs to the person, so that hair and collar are the same in every picture. */
export const ownChance = ({ person }: Sitter, name: string): Random => seeded(person.seed, name);
