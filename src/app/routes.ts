/** Every path of the app in one place (SPEC section 2). */
export const routes = {
  login: '/login',
  register: '/register',
  home: '/',
  library: '/library',
  book: '/book/:bookId',
  gallery: '/book/:bookId/images',
  reader: '/book/:bookId/chapter/:chapterNumber?',
  /** The address of a gallery without a book id. */
  galleryWithoutBook: /^\/book\/{1,2}images\/?$/,
  images: '/images',
  stats: '/stats',
  settings: '/settings',
  profile: '/profile',
  terms: '/terms',
  privacy: '/privacy',
  search: '/search',
  continue: '/continue',
  /** The design system's samples; in development only. */
  devGallery: '/dev/gallery',
} as const;

export const bookPath = (bookId: string) => `/book/${bookId}`;
export const galleryPath = (bookId: string) => `/book/${bookId}/images`;
export const chapterPath = (bookId: string, chapter: number) => `/book/${bookId}/chapter/${chapter}`;
/** A chapter opened at found words, which are marked for a moment; offset and length in its canonical text. */
export const foundPath = (bookId: string, chapter: number, found: { offset: number; length: number }) =>
  `${chapterPath(bookId, chapter)}?at=${found.offset}&found=${found.length}`;

/** Whether to return to an address after sign-in: only to a path of this app, never to another site. */
export function safeOrigin(origin: unknown): string | null {
  return typeof origin === 'string' && /^\/(?![/\\\s])/.test(origin) && !/^\/(login|register)\b/.test(origin)
    ? origin
    : null;
}
