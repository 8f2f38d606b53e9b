import type { BodyPosture, Garment, ScenePerson, TextRange } from '../scene.ts';

/** A person whom a passage mentions, before their description is read. */
export interface Candidate {
  id: string;
  /** The token that names them. */
  at: number;
  words: TextRange[];
  certainty: number;
  weight: number;
  count: number | 'many';
  sex?: ScenePerson['sex'];
  age?: ScenePerson['age'];
  wears?: Garment | undefined;
  does?: BodyPosture | undefined;
  looks: readonly string[];
}
