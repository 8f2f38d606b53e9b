import { externalHref } from '../chapter/decorate-page.ts';
import type { OpenedHighlight } from '../highlights/use-highlighting.ts';

/** Handlers of a page's interactive elements; notes have no passages and no highlights. */
export interface TargetHandlers {
  onOpenDescription?: (id: string) => void;
  /** A link inside the book: chapter and offset in its text. */
  onFollow: (chapter: number, offset: number) => void;
  onOpenNote: (noteId: string) => void;
  /** A link out of the book. */
  onLeave: (href: string) => void;
  onOpenHighlight?: (highlight: OpenedHighlight) => void;
  onZoom: (picture: { href: string; alt: string }) => void;
}

/** Runs the handler of the element that was tapped or activated by key; false for plain text. */
function followTarget(target: Element, handlers: TargetHandlers, byKey: boolean): boolean {
  const link = target.closest<HTMLElement>('a');
  const highlight = target.closest<HTMLElement>('.highlight');
  const mark = target.closest<HTMLElement>('mark[data-description-id]');
  if (link?.dataset.note) handlers.onOpenNote(link.dataset.note);
  else if (link?.dataset.chapter)
    handlers.onFollow(Number(link.dataset.chapter), Number(link.dataset.offset ?? 0));
  else if (link) return leave(link, handlers);
  else if (highlight)
    handlers.onOpenHighlight?.({
      id: highlight.dataset.highlight!,
      byKey,
      descriptionId: mark?.dataset.descriptionId ?? null,
    });
  else if (mark) handlers.onOpenDescription?.(mark.dataset.descriptionId!);
  else return openPicture(target, handlers);
  return true;
}

function leave(link: Element, { onLeave }: TargetHandlers): boolean {
  const href = externalHref(link);
  if (href !== null) onLeave(href);
  return href !== null;
}

function openPicture(target: Element, { onZoom }: TargetHandlers): boolean {
  const image = target.matches('.enlarge') ? target.previousElementSibling : target;
  if (!(image instanceof HTMLImageElement) || !image.dataset.zoom) return false;
  onZoom({ href: image.dataset.resource!, alt: image.alt });
  return true;
}

/** A mouse that moved less hasn't selected anything. */
const STILL_PX = 4;

/** Handles taps, clicks, Enter and Space within an element; returns a function that stops it. */
export function followTargets(root: HTMLElement, handlers: () => TargetHandlers): () => void {
  const onClick = (event: MouseEvent) => {
    // Releasing the pointer after selecting text is not a tap.
    if (getSelection()?.isCollapsed === false) return;
    if (followTarget(event.target as Element, handlers(), false)) event.preventDefault();
  };
  const onKey = (event: KeyboardEvent) => {
    const isLink = (event.target as Element).matches('a');
    if (event.key !== 'Enter' && (event.key !== ' ' || isLink)) return;
    if (followTarget(event.target as Element, handlers(), true)) event.preventDefault();
  };
  // If the chapter was laid out again since the mouse was pressed, the browser fires no click for the release, and
  // any selection is accidental.
  let press: PointerEvent | null = null;
  const onPress = (event: PointerEvent) => {
    press = event.pointerType === 'mouse' && event.button === 0 ? event : null;
  };
  const onRelease = ({ target, clientX, clientY }: PointerEvent) => {
    const from = press;
    press = null;
    if (!from || (from.target as Element).isConnected) return;
    if (Math.hypot(clientX - from.clientX, clientY - from.clientY) > STILL_PX) return;
    followTarget(target as Element, handlers(), false);
  };
  root.addEventListener('pointerdown', onPress);
  root.addEventListener('pointerup', onRelease);
  root.addEventListener('click', onClick);
  root.addEventListener('keydown', onKey);
  return () => {
    root.removeEventListener('pointerdown', onPress);
    root.removeEventListener('pointerup', onRelease);
    root.removeEventListener('click', onClick);
    root.removeEventListener('keydown', onKey);
  };
}
