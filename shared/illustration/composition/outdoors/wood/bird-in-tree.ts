import type { Scene, SceneThing } from '../../../scene.ts';
import { isTreeMotif } from '../placing/main-thing.ts';
import type { Stage } from '../stage.ts';

const PERCHING: ReadonlySet<string> = new Set(['sparrow', 'bird', 'swallow', 'dove', 'crow', 'owl', 'eagle']);

/** A bird that sits in a tree, in a picture of nothing else: undefined if there is none. */
export function birdInTree({ things, people, type }: Scene): SceneThing | undefined {
  if (type === 'character' || people.length > 0) return undefined;
  return things.find(
    ({ what, certainty, count, relation }) =>
      PERCHING.has(what) &&
      certainty >= 0.7 &&
      (count === undefined || (typeof count === 'number' && count < 4)) &&
      ((relation?.to.kind === 'thing' && isOfTree(things[relation.to.index]!.what)) ||
        (things.length < 5 && things.some(({ what: other }) => other === 'branch'))),
  );
}

export const isOfTree = (what: string): boolean => isTreeMotif(what) || what === 'branch' || what === 'tree';

/** Claims the bird and its tree before anything else is placed. */
export function claimBough({ scene, shown }: Pick<Stage, 'scene' | 'shown'>): void {
  const bird = birdInTree(scene);
  if (!bird) return;
  for (const thing of scene.things) if (thing === bird || isOfTree(thing.what)) shown.add(thing);
}
