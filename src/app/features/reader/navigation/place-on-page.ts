import type { TextPlace } from '#shared/publication/chapters/text-place.ts';

/** A place in the text, with the page that shows it. */
export interface PlaceOnPage extends TextPlace {
  /** Index of the intended page, where pages of pictures start at the same character as the text after them. */
  readonly page?: number | undefined;
}
