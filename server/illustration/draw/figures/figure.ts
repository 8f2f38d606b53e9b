import type { ScenePerson } from '../../scene-spec.ts';

export interface Place {
  /** Where the feet are. */
  readonly x: number;
  readonly y: number;
  /** Height of a grown person of usual build. */
  readonly size: number;
  readonly facing: 1 | -1;
  readonly isInside: boolean;
}

/** A person in a frame of their own: feet at (0, 0), 100 high, looking to the right. */
export interface Figure {
  readonly person: ScenePerson;
  readonly tone: (base: string, dim?: number) => string;
  /** Half the width of the shoulders. */
  readonly half: number;
  readonly isWalking: boolean;
}
