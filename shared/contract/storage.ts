/** Names in browser storage. The prefix is the product's; the two stores keep their historical names. */
export const PRODUCT_PREFIX = 'vignette';

export const storageKeys = {
  accessToken: 'vignette_access_token',
  refreshToken: 'vignette_refresh_token',
  userData: 'vignette_user_data',
  readerSettings: 'vignette_reader_settings',
  theme: 'vignette_theme',
  recentParsing: 'vignette_recent_parsing',
  lastPlace: 'vignette_last_place',
  lastSession: 'vignette_last_session',
  authStore: 'auth-store',
  readerStore: 'reader-storage',
} as const;

/** The cache in which the service worker stores files shared to the app until a page opens them. */
export const RECEIVED_CACHE = 'received';

/** The cache of what extraction on this device needs: the engine and a language's dictionary. */
export const LANGUAGE_PACKS_CACHE = 'language-packs';

/** Address of a received file in that cache; the number keeps two of one name apart. */
export const receivedAddress = (name: string, index: number): string =>
  `/received/${index}/${encodeURIComponent(name)}`;

export const receivedName = (address: string): string => decodeURIComponent(address.split('/').at(-1)!);
