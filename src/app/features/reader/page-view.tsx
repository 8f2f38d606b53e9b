import { useEffect, useRef } from 'react';
import { findResource } from '#app/data/chapters.ts';
import type { DescriptionRow } from '#app/data/database.ts';
import { s } from '#app/strings/en.ts';
import { sanitisedFragment } from './vendor-dompurify.ts';

interface PageViewProps {
  bookId: string;
  html: string;
  /** The chapter begins on this page. */
  opening: boolean;
  language: string | null;
  direction: 'ltr' | 'rtl';
  descriptions: ReadonlyMap<string, DescriptionRow>;
  onOpenDescription: (id: string) => void;
  /** A link inside the book: chapter and offset in its text. */
  onFollow: (chapter: number, offset: number) => void;
  onOpenNote: (noteId: string) => void;
}

/** One page of the book. Its markup is put in place by hand: it is the book's, not React's. */
export function PageView({
  bookId,
  html,
  opening,
  language,
  direction,
  descriptions,
  ...handlers
}: PageViewProps) {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    const root = ref.current!;
    const fragment = sanitisedFragment(html);
    if (opening) setInitial(fragment);
    root.replaceChildren(fragment);
    return showPictures(bookId, root);
  }, [bookId, html, opening]);

  // In place, so that a passage keeps the focus when its picture arrives.
  useEffect(() => {
    const dressed = new Set<string>();
    for (const mark of ref.current!.querySelectorAll<HTMLElement>('mark[data-description-id]')) {
      const id = mark.dataset.descriptionId!;
      dressMark(mark, descriptions.get(id), !dressed.has(id));
      dressed.add(id);
    }
  }, [html, descriptions]);

  useEffect(() => {
    const root = ref.current!;
    const activate = (event: Event) => {
      const target = event.target as Element;
      const mark = target.closest<HTMLElement>('mark[data-description-id]');
      if (mark) {
        event.preventDefault();
        return latest.current.onOpenDescription(mark.dataset.descriptionId!);
      }
      const link = target.closest<HTMLElement>('a[data-chapter], a[data-note]');
      if (!link) return;
      event.preventDefault();
      if (link.dataset.note) latest.current.onOpenNote(link.dataset.note);
      else latest.current.onFollow(Number(link.dataset.chapter), Number(link.dataset.offset ?? 0));
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') activate(event);
    };
    root.addEventListener('click', activate);
    root.addEventListener('keydown', onKey);
    return () => {
      root.removeEventListener('click', activate);
      root.removeEventListener('keydown', onKey);
    };
  }, []);

  return (
    <div
      ref={ref}
      className="book-page"
      lang={language ?? undefined}
      dir={direction}
      data-testid="reader-content"
    />
  );
}

const INITIAL_MIN_CHARS = 160;

/** A chapter opens with a red initial, as manuscripts do, where its first paragraph is long enough to carry one. */
function setInitial(fragment: DocumentFragment): void {
  const first = fragment.querySelector('p');
  const text = first?.textContent?.trim() ?? '';
  if (!first || text.length < INITIAL_MIN_CHARS || !/^\p{L}/u.test(text)) return;
  if (
    first.closest(
      'blockquote, table, li, figure, [data-as~="poem"], [data-as~="epigraph"], [data-as~="center"]',
    )
  )
    return;
  first.classList.add('initial');
}

/** The first piece of a passage is its button; the others only look and react alike. */
function dressMark(mark: HTMLElement, description: DescriptionRow | undefined, isFirst: boolean): void {
  if (!description) return;
  mark.dataset.type = description.type;
  if (description.generated_image) mark.dataset.illustrated = '1';
  else delete mark.dataset.illustrated;
  mark.title = description.generated_image ? s.reader.openDescription : s.reader.makeDescription;
  if (!isFirst) return;
  mark.tabIndex = 0;
  mark.setAttribute('role', 'button');
}

/** Gives every picture its bytes from this device; returns what takes the addresses back. */
function showPictures(bookId: string, root: HTMLElement): () => void {
  const urls: string[] = [];
  let left = false;
  for (const image of root.querySelectorAll<HTMLImageElement>('img[data-resource]')) {
    void findResource(bookId, image.dataset.resource!).then((resource) => {
      if (left) return;
      if (!resource) return image.replaceWith(document.createTextNode(image.alt || s.reader.missingPicture));
      const url = URL.createObjectURL(new Blob([resource.bytes], { type: resource.mediaType }));
      urls.push(url);
      image.src = url;
    });
  }
  return () => {
    left = true;
    urls.forEach((url) => URL.revokeObjectURL(url));
  };
}
