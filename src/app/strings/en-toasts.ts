/** Texts of notifications, and of errors by code. */
export const toast = {
  region: 'Notifications',
  dismiss: 'Close notification',
  waiting: (n: number) => `${n} more ${n === 1 ? 'notification' : 'notifications'}`,
} as const;

export const errors = {
  title: 'Something went wrong',
  lead: 'Your books and notes are safe on this device. Reloading the page usually helps.',
  reload: 'Reload',
  noSpace: 'There isn’t enough space on this device. Free up space in Settings.',
  noSpaceForBook: (needed: string, free: string) =>
    `There isn’t enough space on this device: the book needs about ${needed}, and ${free} is free.`,
  parse: {
    UNSUPPORTED_FORMAT: 'Unsupported format. Please use: .epub, .fb2',
    EMPTY_FILE: 'The file is empty.',
    BAD_ARCHIVE: 'The file is damaged and can’t be opened.',
    BOOK_TOO_COMPLEX: 'The file is too large or too complex to open.',
    PROTECTED: 'This book is protected (DRM) and can’t be opened here.',
    BAD_PACKAGE: 'The file doesn’t contain a readable book.',
    BAD_TEXT: 'The text of this book can’t be read.',
    INTERNAL: 'Failed to upload book',
    WORKER_FAILED: 'This book couldn’t be processed. Please try again.',
  },
} as const;
