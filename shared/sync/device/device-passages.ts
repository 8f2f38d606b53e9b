import type { GeneratedImage, PaintedScene } from '../../contract/images.ts';
import { isSameScene } from '../is-same-scene.ts';
import { overlap, type Passage, withoutTaken } from '../passages.ts';
import { fieldsOf, isOpen, type RequestView } from './open-request.ts';
import { isPaintedHere, takeOf } from './painted-here.ts';

/**
 * How a device updates the passages of a chapter when another version of the engine, its own or the server's, has
 * found others: they replace the old ones, except those with a picture. The picture moves to the passage in its
 * place, or stays.
 */

/** A passage with its picture, as a device keeps it. */
export interface DevicePassage extends Passage {
  /** Found on this device, and unknown to the server so far. */
  foundHere?: true;
  generated_image: Pick<GeneratedImage, 'id' | 'take' | 'created_at'> | null;
  /** The input of a picture that was painted here. */
  scene?: PaintedScene;
}

/**
 * What an extraction on this device has found, in place of what an earlier one has.
 *
 * @returns null if the server's passages are here: they stay
 */
export function replaceExtracted<Row extends DevicePassage>(
  before: readonly Row[],
  found: readonly Row[],
): { removed: Row[]; added: Row[] } | null {
  if (before.some(({ foundHere }) => !foundHere)) return null;
  const kept = before.filter(({ generated_image: image }) => image !== null);
  const keptIds = new Set(kept.map(({ id }) => id));
  return {
    removed: before.filter(({ id }) => !keptIds.has(id)),
    added: withoutTaken(found, kept).filter(({ id }) => !keptIds.has(id)),
  };
}

export type Placement<Row> =
  /** The server has no passage there: this one stays, as this device's own. */
  | { kind: 'stays' }
  /** The server has a picture of the passage in its place, which is shown. */
  | { kind: 'replaced'; to: Row }
  /** It belongs to the server's passage from now on. */
  | { kind: 'moves'; to: Row; needsRequest: boolean };

/**
 * Where a picture that was painted here goes once the server's passages have come.
 *
 * @param row its passage so far
 * @param servers the server's of the same chapter
 * @param requests this device's and others'
 */
export function placePainted<Row extends DevicePassage>(
  row: DevicePassage,
  servers: readonly Row[],
  requests: readonly RequestView[],
): Placement<Row> {
  const overlapping = servers.filter((one) => overlap(one, row) > 0);
  const to =
    servers.find(({ id }) => id === row.id) ??
    overlapping.sort((a, b) => overlap(b, row) - overlap(a, row))[0];
  if (!to) return { kind: 'stays' };
  const { generated_image: theirs } = to;
  // A passage that the server has known may have been painted again here since its picture came from there.
  const isAnotherTake =
    !row.foundHere && to.id === row.id && theirs && takeOf(theirs) < takeOf(row.generated_image!);
  if (theirs && !isAnotherTake) return { kind: 'replaced', to };
  // The server may know of no such picture, or of one of a passage that it does not have any more.
  const isRequested = requests.some((one) => {
    const { description, scene, error } = fieldsOf(one);
    const isSame = row.scene ? scene && isSameScene(scene, row.scene) : !row.foundHere;
    // A server restored from a backup may have received the request before it had the passage again.
    return description === to.id && isSame && error !== 'NOT_FOUND';
  });
  return { kind: 'moves', to, needsRequest: !isRequested };
}

/**
 * Whether the picture of a fulfilled request takes the place of the one that its passage shows. One that was painted
 * here stays while its own request is open, unless an equally late take has arrived: late events are often about the
 * previous take.
 *
 * @param requests this device's and others'
 */
export function isReplacedBy(
  { id, generated_image: shown, scene: own }: Pick<DevicePassage, 'id' | 'generated_image' | 'scene'>,
  image: Pick<GeneratedImage, 'created_at' | 'take'>,
  requests: readonly RequestView[],
): boolean {
  if (!shown) return true;
  if (!isPaintedHere(shown)) return shown.created_at < image.created_at;
  if ((image.take ?? 0) >= takeOf(shown)) return true;
  return !requests.some((one) => {
    const { description, scene } = fieldsOf(one);
    return description === id && isOpen(one) && own && scene && isSameScene(scene, own);
  });
}
