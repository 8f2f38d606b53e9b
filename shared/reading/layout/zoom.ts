/** The position of a picture in its frame: its centre's distance from the frame's, in pixels, and its scale. */
export interface ZoomView {
  x: number;
  y: number;
  scale: number;
}

/** Sizes in pixels: of the frame, and of the picture when it fits into it. */
export interface ZoomFrame {
  width: number;
  height: number;
  pictureWidth: number;
  pictureHeight: number;
}

export const MAX_SCALE = 8;
export const wholePicture: ZoomView = { x: 0, y: 0, scale: 1 };

/**
 * The picture larger or smaller by a factor, with the point under the finger staying where it is.
 *
 * @param point distance from the frame's centre
 */
export function zoomAt(
  view: ZoomView,
  factor: number,
  point: { x: number; y: number },
  frame: ZoomFrame,
): ZoomView {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return within(
    { x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown, scale },
    frame,
  );
}

/** The picture moved, no further than to its edges. */
export function panBy(view: ZoomView, dx: number, dy: number, frame: ZoomFrame): ZoomView {
  return within({ ...view, x: view.x + dx, y: view.y + dy }, frame);
}

function within({ x, y, scale }: ZoomView, frame: ZoomFrame): ZoomView {
  const roomX = Math.max(0, (frame.pictureWidth * scale - frame.width) / 2);
  const roomY = Math.max(0, (frame.pictureHeight * scale - frame.height) / 2);
  return { x: clamp(x, roomX), y: clamp(y, roomY), scale };
}

const clamp = (value: number, room: number) => Math.min(room, Math.max(-room, value)) || 0;
