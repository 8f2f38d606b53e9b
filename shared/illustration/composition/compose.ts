import type { Scene } from '../scene.ts';
import type { Composition } from './canvas.ts';
import { composeOutdoors } from './composers.ts';
import type { Kind } from './kinds/kind.ts';
import {
  beings,
  describedFace,
  describedPerson,
  fullLength,
  laidOut,
  pair,
  personElsewhere,
  unplacedPerson,
} from './kinds/of-people.ts';
import { atWindow, furnishedRoom, statedPlace, viewFromWindow } from './kinds/of-places.ts';
import {
  arms,
  closedDoor,
  laidTable,
  paintedPortrait,
  smallThing,
  smallThings,
  undrawableThing,
  vagueness,
} from './kinds/of-things.ts';
import { seriesOf } from './palette.ts';

export interface ComposeOptions {
  bookId: string;
  /** Distinguishes passages that are otherwise equal. */
  seed: string;
  /** 0 for the first picture of a passage, then counted up. */
  take: number;
}

/** The kinds of pictures: the first one that suits a scene is its picture. What suits none is seen out of doors. */
const KINDS: readonly Kind[] = [
  vagueness,
  paintedPortrait,
  closedDoor,
  smallThing,
  laidTable,
  viewFromWindow,
  atWindow,
  beings,
  laidOut,
  pair,
  describedPerson,
  describedFace,
  personElsewhere,
  fullLength,
  statedPlace,
  unplacedPerson,
  furnishedRoom,
  smallThings,
  arms,
  undrawableThing,
];

/** Composes the picture of a scene. The kind of picture is decided here and nowhere else. */
export function compose(scene: Scene, { bookId, seed, take }: ComposeOptions): Composition {
  const series = seriesOf(bookId);
  for (const kind of KINDS) {
    const picture = kind({ scene, series, seed, take });
    if (picture) return picture;
  }
  return composeOutdoors(scene, series, seed, take);
}
