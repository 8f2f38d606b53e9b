/** Every path of the app in one place (SPEC section 2). */
export const routes = {
  login: '/login',
  register: '/register',
  home: '/',
  library: '/library',
  book: '/book/:bookId',
  gallery: '/book/:bookId/images',
  reader: '/book/:bookId/chapter/:chapterNumber?',
  images: '/images',
  stats: '/stats',
  settings: '/settings',
  profile: '/profile',
  terms: '/terms',
  privacy: '/privacy',
  search: '/search',
} as const;

export const bookPath = (bookId: string) => `/book/${bookId}`;
export const galleryPath = (bookId: string) => `/book/${bookId}/images`;
export const chapterPath = (bookId: string, chapter: number) => `/book/${bookId}/chapter/${chapter}`;

/** An origin worth returning to after sign-in: a path of this app, never another site. */
export function safeOrigin(origin: unknown): string | null {
  return typeof origin === 'string' && /^\/(?![/\\])/.test(origin) && !/^\/(login|register)\b/.test(origin)
    ? origin
    : null;
}
