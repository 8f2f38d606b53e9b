import { findResource } from '#app/data/books/chapters.ts';
import { reading } from '#app/strings/en-reading.ts';
import { isDarkTransparent } from './is-dark-transparent.ts';
import { ADDED_ATTRIBUTE } from './page-tree.ts';

export interface LoadingPictures {
  /** Resolves when each picture has its size, or is known to be missing or broken. */
  loaded: Promise<void>;
  /** Revokes the object URLs. */
  release: () => void;
}

/** Loads every picture from this device. */
export function loadPictures(bookId: string, root: HTMLElement): LoadingPictures {
  const urls: string[] = [];
  let released = false;
  const load = async (image: HTMLImageElement) => {
    const resource = await findResource(bookId, image.dataset.resource!);
    if (released) return;
    if (!resource) return image.replaceWith(missingPicture(image.alt));
    const url = URL.createObjectURL(new Blob([resource.bytes], { type: resource.mediaType }));
    urls.push(url);
    // Black lines on a transparent background: the page adds a light background.
    if (resource.mediaType === 'image/svg+xml') image.dataset.drawing = '1';
    await new Promise<void>((resolve) => {
      image.onload = () => {
        if (isDarkTransparent(image)) image.dataset.drawing = '1';
        offerZoom(image);
        resolve();
      };
      image.onerror = () => resolve();
      image.src = url;
    });
  };
  const images = [...root.querySelectorAll<HTMLImageElement>('img[data-resource]')];
  return {
    loaded: Promise.allSettled(images.map(load)).then(() => undefined),
    release: () => {
      released = true;
      urls.forEach((url) => URL.revokeObjectURL(url));
    },
  };
}

function missingPicture(alt: string): HTMLElement {
  const note = document.createElement('span');
  note.setAttribute(ADDED_ATTRIBUTE, '');
  note.textContent = alt || reading.page.missingPicture;
  return note;
}

/** Smaller pictures are ornaments and initials, which cannot be enlarged. */
const ZOOMED_MIN_PX = 96;

/** Makes a large picture zoomable, by click or by a button for keyboards and screen readers. */
function offerZoom(image: HTMLImageElement): void {
  if (image.naturalWidth < ZOOMED_MIN_PX && image.naturalHeight < ZOOMED_MIN_PX) return;
  image.dataset.large = '1';
  if (image.closest('p, div, figure')?.textContent.trim() === '') image.dataset.alone = '1';
  if (image.closest('a, [role="button"]') || image.dataset.zoom) return;
  image.dataset.zoom = '1';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'enlarge';
  button.setAttribute(ADDED_ATTRIBUTE, '');
  button.setAttribute('aria-label', reading.zoom.enlarge(image.alt));
  image.after(button);
}
