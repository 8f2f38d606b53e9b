/** Business constants of the product (SPEC section 9). Units are in the names. */
export const limits = {
  apiTimeoutMs: 30_000,
  /** A generate request returns the picture if it is done by then, else 202 and an event follows. */
  generationWaitMs: 25_000,
  booksPageSize: 12,
  bookPicturesLimit: 50,
  listLimitMax: 100,
  uploadMaxBytes: 50 * 1024 * 1024,
  uploadExtensions: ['.epub', '.fb2'],
  passwordMinChars: 6,
  passwordMaxChars: 128,
  nameMinChars: 2,
  nameMaxChars: 200,
  extractionDelayMs: 2_000,
  extractionCooldownMs: 5 * 60_000,
  extractionPollFirstMs: 15_000,
  extractionPollEveryMs: 10_000,
  extractionPollChecks: 12,
  reloadAfterExtractionMs: 2_000,
  paginationDelayMs: 200,
  socketReconnectAttempts: 5,
  socketReconnectBaseMs: 1_000,
  socketPingMs: 30_000,
  socketCleanCloseCode: 1000,
  toastDefaultMs: 5_000,
  toastErrorMs: 10_000,
  toastWarningMs: 7_000,
  toastReaderMs: 4_000,
  toastUpdateMs: 10_000,
  bookmarkTextChars: 200,
  highlightTextChars: 500,
  highlightColor: '#fbbf24',
  drawerBreakpointPx: 1024,
  defaultAfterLogin: '/library',
  stalenessMs: 5 * 60_000,
  stylePromptMaxChars: 200,
  /** A JPEG of 36 kB in base64: on a screen of any density a card needs no more. */
  ownCoverChars: 48_000,
  /** A JPEG of 300 kB in base64; painters make at most 250. */
  paintedPictureChars: 400_000,
  correctionNames: 200,
  correctionNameChars: 100,
} as const;

export const APP_VERSION = '1.0.0';
export const API_BASE = '/api/v1';
