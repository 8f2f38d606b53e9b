import { encodePixels } from '../files/vendor-sharp.ts';
import { composeScene } from './compose.ts';
import { finish } from './finish.ts';
import { readScene } from './read-scene.ts';
import type { SceneSpec } from './scene-spec.ts';
import type { PaintInput, PaintResult } from './types.ts';
import { rasterize } from './vendor-resvg.ts';

const WIDTH_PX = 1024;
const BYTES_MAX = 250_000;
const QUALITIES = [82, 70, 56, 42] as const;

/** A picture of a passage, made here: no key, no network. The same input gives the same bytes. */
export async function paint(input: PaintInput): Promise<PaintResult> {
  const { scene, styleApplied } = readScene(input);
  return { ...(await paintScene(scene)), scene, styleApplied };
}

/** The picture of a scene as JPEG, 1024×768 and below 250 KB. */
export async function paintScene(scene: SceneSpec): Promise<Pick<PaintResult, 'jpeg' | 'width' | 'height'>> {
  const { pixels, width, height } = rasterize(composeScene(scene), WIDTH_PX);
  finish(pixels, width, height, scene.style, scene.seeds.take);
  let jpeg: Uint8Array = new Uint8Array();
  for (const quality of QUALITIES) {
    jpeg = await encodePixels(pixels, { width, height, quality });
    if (jpeg.byteLength < BYTES_MAX) break;
  }
  return { jpeg, width, height };
}
