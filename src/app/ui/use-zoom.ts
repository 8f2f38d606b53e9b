import { useCallback, useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { panBy, wholePicture, zoomAt, type ZoomFrame, type ZoomView } from '#shared/reading/layout/zoom.ts';

const STEP = 1.5;
const PAN_PX = 60;
/** The scale after a tap on the whole picture. */
const TAPPED = 2.5;
/** A pointer that moves less than this is a tap. */
const TAP_PX = 8;

/** Zoom and position of a picture in its frame, by touch, wheel, mouse and keys. The frame must have `touch-none`. */
export function useZoom(
  frameRef: RefObject<HTMLElement | null>,
  imageRef: RefObject<HTMLImageElement | null>,
) {
  const [view, setView] = useState<ZoomView>(wholePicture);
  const latest = useRef(view);

  const change = useCallback(
    (make: (view: ZoomView, sizes: ZoomFrame) => ZoomView) => {
      const [frame, image] = [frameRef.current, imageRef.current];
      if (!frame || !image) return;
      const sizes = {
        width: frame.clientWidth,
        height: frame.clientHeight,
        pictureWidth: image.offsetWidth,
        pictureHeight: image.offsetHeight,
      };
      latest.current = make(latest.current, sizes);
      setView(latest.current);
    },
    [frameRef, imageRef],
  );
  const zoomBy = useCallback(
    (factor: number, point = { x: 0, y: 0 }) => change((now, sizes) => zoomAt(now, factor, point, sizes)),
    [change],
  );

  /** Switches between zoomed in and the whole picture. */
  const toggle = useCallback(
    (point = { x: 0, y: 0 }) => zoomBy(latest.current.scale > 1 ? 1 / latest.current.scale : TAPPED, point),
    [zoomBy],
  );

  useEffect(() => {
    const box = frameRef.current;
    if (!box) return;
    const fingers = new Map<number, { x: number; y: number }>();
    let moved = 0;
    const at = (event: { clientX: number; clientY: number }) => {
      const bounds = box.getBoundingClientRect();
      return {
        x: event.clientX - bounds.left - bounds.width / 2,
        y: event.clientY - bounds.top - bounds.height / 2,
      };
    };
    const onDown = (event: PointerEvent) => {
      if (fingers.size === 0) moved = 0;
      fingers.set(event.pointerId, at(event));
      box.setPointerCapture(event.pointerId);
    };
    const onMove = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      const [dx, dy] = [now.x - before.x, now.y - before.y];
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      moved += Math.hypot(dx, dy);
      if (!other) return change((view, sizes) => panBy(view, dx, dy, sizes));
      const factor =
        Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      change((view, sizes) => zoomAt(panBy(view, dx / 2, dy / 2, sizes), factor || 1, middle, sizes));
    };
    const onUp = (event: PointerEvent) => {
      const isTap = fingers.delete(event.pointerId) && fingers.size === 0 && moved < TAP_PX;
      if (isTap && event.type === 'pointerup') toggle(at(event));
    };
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), at(event));
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea')) return;
      const pans: Record<string, [number, number]> = {
        ArrowLeft: [PAN_PX, 0],
        ArrowRight: [-PAN_PX, 0],
        ArrowUp: [0, PAN_PX],
        ArrowDown: [0, -PAN_PX],
      };
      const pan = pans[event.key];
      if (pan && latest.current.scale === 1) return; // Lets the elements around the picture scroll.
      if (pan) change((view, sizes) => panBy(view, ...pan, sizes));
      else if (event.key === '+' || event.key === '=') zoomBy(STEP);
      else if (event.key === '-') zoomBy(1 / STEP);
      else if (event.key === '0') zoomBy(0);
      else return;
      event.preventDefault();
    };
    box.addEventListener('pointerdown', onDown);
    box.addEventListener('pointermove', onMove);
    box.addEventListener('pointerup', onUp);
    box.addEventListener('pointercancel', onUp);
    box.addEventListener('wheel', onWheel, { passive: false });
    addEventListener('keydown', onKey);
    return () => {
      box.removeEventListener('pointerdown', onDown);
      box.removeEventListener('pointermove', onMove);
      box.removeEventListener('pointerup', onUp);
      box.removeEventListener('pointercancel', onUp);
      box.removeEventListener('wheel', onWheel);
      removeEventListener('keydown', onKey);
    };
  }, [frameRef, change, zoomBy, toggle]);

  return { view, zoomBy, toggle };
}

/** The CSS transform of a view. */
export const zoomStyle = ({ x, y, scale }: ZoomView): CSSProperties => ({
  transform: `translate(${x}px, ${y}px) scale(${scale})`,
});
