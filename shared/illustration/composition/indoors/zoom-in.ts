import type { Bounds } from '../../drawing/path.ts';
import type { Light, TheatreLayer } from '../../theatre/picture.ts';
import { enlarged, WIDTH } from '../canvas.ts';

/** The area that must contain everything that stays in the picture. */
const FRAME = { left: 150, right: WIDTH - 150, top: 104, bottom: 690 } as const;
/** The bottom of what stands on the floor is below this, in pixels. */
const STANDS = 560;
/** A person alone must show their face. */
const ZOOM_MAX = { alone: 1.62, others: 1.34 } as const;

/**
 * Enlarges everything about a point, the light included, so that the subject of a room fills the picture.
 *
 * @param subject box around people and what stands by them, in pixels
 */
export function zoomIn(
  layers: readonly TheatreLayer[],
  light: Light,
  subject: Bounds,
  isAlone = false,
): { layers: TheatreLayer[]; light: Light } {
  const scale = Math.min(
    isAlone ? ZOOM_MAX.alone : ZOOM_MAX.others,
    (FRAME.right - FRAME.left) / (subject.right - subject.left),
    (FRAME.bottom - FRAME.top) / (subject.bottom - subject.top),
  );
  // What hangs on a wall, or is a window, stays above the floor.
  if (!(scale > 1.04) || subject.bottom < STANDS) return { layers: [...layers], light };
  // Moves the subject towards the middle, with its feet on the usual line.
  const middle = (subject.left + subject.right) / 2;
  const x = middle + (WIDTH / 2 - middle) * 0.6 - middle * scale;
  const y = FRAME.bottom - subject.bottom * scale;
  return enlarged(layers, light, { x, y, scale });
}
