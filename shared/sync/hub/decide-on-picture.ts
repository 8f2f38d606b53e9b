import type { PaintedScene } from '../../contract/images.ts';
import { isSameScene } from '../is-same-scene.ts';

interface Requested {
  /** The picture that is to be replaced; null or missing for a passage's first. */
  replaces?: string | null;
  /** What the device has painted meanwhile; null or missing if it has not. */
  scene?: PaintedScene | null;
}

/**
 * How a server handles a picture request: it ignores it if there is another picture by now; it paints if it would
 * paint the device's picture, or if the device has none; otherwise it waits for the device's picture.
 *
 * @param current the passage's picture
 * @param ownScene the server's own input; null if it has a better painter than any device
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
