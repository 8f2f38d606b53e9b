/** Names in browser storage. The prefix is the product's; the two stores keep their historical names. */
export const PRODUCT_PREFIX = 'vignette';

export const storageKeys = {
  accessToken: 'vignette_access_token',
  refreshToken: 'vignette_refresh_token',
  userData: 'vignette_user_data',
  readerSettings: 'vignette_reader_settings',
  theme: 'vignette_theme',
  recentParsing: 'vignette_recent_parsing',
  authStore: 'auth-store',
  readerStore: 'reader-storage',
} as const;
