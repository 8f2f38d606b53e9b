import { externalHref } from './decorate-page.ts';
import type { OpenedHighlight } from './highlights/use-highlighting.ts';

/** What things of the book are for; in a note there are no passages and no highlights. */
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

/** Does what the thing under the finger, or with the focus, is for; false where it is nothing but text. */
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

/** Has taps, clicks, Enter and Space followed within an element; returns what ends that. */
export function followTargets(root: HTMLElement, handlers: () => TargetHandlers): () => void {
  const onClick = (event: MouseEvent) => {
    // The end of a selection is no tap.
    if (getSelection()?.isCollapsed === false) return;
    if (followTarget(event.target as Element, handlers(), false)) event.preventDefault();
  };
  const onKey = (event: KeyboardEvent) => {
    const isLink = (event.target as Element).matches('a');
    if (event.key !== 'Enter' && (event.key !== ' ' || isLink)) return;
    if (followTarget(event.target as Element, handlers(), true)) event.preventDefault();
  };
  root.addEventListener('click', onClick);
  root.addEventListener('keydown', onKey);
  return () => {
    root.removeEventListener('click', onClick);
    root.removeEventListener('keydown', onKey);
  };
}
