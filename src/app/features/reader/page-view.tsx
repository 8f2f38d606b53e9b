import { useEffect, useRef, type RefObject } from 'react';
import type { DescriptionRow } from '#app/data/database.ts';
import { dressLinks, dressLists, dressMarks, leavingHref, dropLanguage, showPictures } from './dress-page.ts';
import { showFormulas } from './formulas.ts';
import { setInitial } from './initial.ts';
import { layInks, type Ink } from './marks/ink.ts';
import type { OpenedHighlight } from './marks/use-marking.ts';
import { PageTree } from './page-tree.ts';
import { sanitisedFragment } from './vendor-dompurify.ts';

interface PageViewProps {
  bookId: string;
  html: string;
  /** The chapter's canonical text, and where in it the markup begins. */
  text: string;
  start: number;
  language: string | null;
  /** What the book says its language is, where the reader says otherwise. */
  wrongLanguages: readonly (string | null)[];
  direction: 'ltr' | 'rtl';
  descriptions: ReadonlyMap<string, DescriptionRow>;
  inks: readonly Ink[];
  /** Receives the page as text. */
  treeRef: RefObject<PageTree | null>;
  onOpenDescription: (id: string) => void;
  /** A link inside the book: chapter and offset in its text. */
  onFollow: (chapter: number, offset: number) => void;
  onOpenNote: (noteId: string) => void;
  /** A link out of the book. */
  onLeave: (href: string) => void;
  onOpenHighlight: (highlight: OpenedHighlight) => void;
  onZoom: (picture: { href: string; alt: string }) => void;
}

/** One page of the book, or a chapter. Its markup is put in place by hand: it is the book's, not React's. */
export function PageView({
  bookId,
  html,
  text,
  start,
  language,
  wrongLanguages,
  direction,
  descriptions,
  inks,
  treeRef,
  ...handlers
}: PageViewProps) {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  const wrong = wrongLanguages.join();
  useEffect(() => {
    const root = ref.current!;
    const fragment = sanitisedFragment(html);
    if (start === 0) setInitial(fragment);
    if (wrong) dropLanguage(fragment, wrong.split(','));
    dressLinks(fragment);
    dressLists(fragment);
    showFormulas(fragment);
    root.replaceChildren(fragment);
    treeRef.current = new PageTree(root, text, start);
    const hide = showPictures(bookId, root);
    return () => {
      treeRef.current = null;
      hide();
    };
  }, [bookId, html, text, start, wrong, treeRef]);

  // In place, so that a passage keeps the focus when its picture arrives.
  useEffect(() => {
    dressMarks(ref.current!, descriptions);
  }, [html, start, wrong, descriptions]);

  useEffect(() => {
    if (treeRef.current) layInks(treeRef.current, inks);
  }, [html, text, start, wrong, inks, treeRef]);

  useEffect(() => {
    const root = ref.current!;
    const onClick = (event: MouseEvent) => {
      // The end of a selection is no tap.
      if (getSelection()?.isCollapsed === false) return;
      if (open(event.target as Element, latest.current, false)) event.preventDefault();
    };
    const onKey = (event: KeyboardEvent) => {
      const isLink = (event.target as Element).matches('a');
      if (event.key !== 'Enter' && (event.key !== ' ' || isLink)) return;
      if (open(event.target as Element, latest.current, true)) event.preventDefault();
    };
    root.addEventListener('click', onClick);
    root.addEventListener('keydown', onKey);
    return () => {
      root.removeEventListener('click', onClick);
      root.removeEventListener('keydown', onKey);
    };
  }, []);

  return (
    <div
      ref={ref}
      className="book-page"
      lang={language ?? undefined}
      dir={direction}
      data-opening={start === 0 ? '' : undefined}
      data-testid="reader-content"
    />
  );
}

type Handlers = Pick<
  PageViewProps,
  'onOpenDescription' | 'onFollow' | 'onOpenNote' | 'onLeave' | 'onOpenHighlight' | 'onZoom'
>;

/** Does what the thing under the finger, or with the focus, is for; false where it is nothing but text. */
function open(target: Element, handlers: Handlers, byKey: boolean): boolean {
  const link = target.closest<HTMLElement>('a');
  const highlight = target.closest<HTMLElement>('.highlight');
  const mark = target.closest<HTMLElement>('mark[data-description-id]');
  if (link?.dataset.note) handlers.onOpenNote(link.dataset.note);
  else if (link?.dataset.chapter)
    handlers.onFollow(Number(link.dataset.chapter), Number(link.dataset.offset ?? 0));
  else if (link) return leave(link, handlers);
  else if (highlight)
    handlers.onOpenHighlight({
      id: highlight.dataset.ink!,
      byKey,
      descriptionId: mark?.dataset.descriptionId ?? null,
    });
  else if (mark) handlers.onOpenDescription(mark.dataset.descriptionId!);
  else return openPicture(target, handlers);
  return true;
}

function leave(link: Element, { onLeave }: Handlers): boolean {
  const href = leavingHref(link);
  if (href !== null) onLeave(href);
  return href !== null;
}

function openPicture(target: Element, { onZoom }: Handlers): boolean {
  const image = target.matches('.enlarge') ? target.previousElementSibling : target;
  if (!(image instanceof HTMLImageElement) || !image.dataset.zoom) return false;
  onZoom({ href: image.dataset.resource!, alt: image.alt });
  return true;
}
