import type { PaintedScene } from '../../contract/images.ts';
import { isSameScene } from '../painted-scene.ts';

interface Requested {
  /** The picture that is to be replaced; null or missing for a passage's first. */
  replaces?: string | null;
  /** What the device has painted meanwhile; null or missing where it has not. */
  scene?: PaintedScene | null;
}

/**
 * What a server does with a request for a picture: nothing where there is another one by now; it paints where it would paint
 * what the device has, or the device has nothing; and otherwise waits for what the device has painted.
 *
 * @param current the passage's picture
 * @param ownScene what the server would paint it from; null where it has a better painter than any device
 */
export async function decideOnPicture(
  current: { id: string } | null,
  { replaces = null, scene = null }: Requested,
  ownScene: (() => Promise<PaintedScene>) | null,
): Promise<'exists' | 'paint' | 'awaited'> {
  if (current && current.id !== replaces) return 'exists';
  if (!scene || !ownScene) return 'paint';
  return isSameScene(await ownScene(), scene) ? 'paint' : 'awaited';
}
