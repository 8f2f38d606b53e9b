import { auth, legal, local, profile } from './en-account.ts';
import { images } from './en-images.ts';
import { book, library, search, availability, upload } from './en-library.ts';
import { errors, toast } from './en-toasts.ts';
import { settings } from './en-settings.ts';
import { sync } from './en-sync.ts';

/**
 * All texts of the interface. Another language is another file of this shape.
 * The messages of automatic parsing are Russian in every language, as the specification requires.
 */
export const en = {
  app: {
    name: 'Vignette',
    loading: 'Loading',
    close: 'Close',
    cancel: 'Cancel',
    skipToContent: 'Skip to content',
    tagline: 'Books that illustrate themselves as you read',
  },
  nav: {
    label: 'Main',
    home: 'Home',
    library: 'My Library',
    images: 'Generated Images',
    stats: 'Reading Stats',
    settings: 'Settings',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    freePlan: 'Free Plan',
  },
  header: {
    searchPlaceholder: 'Search books...',
    searchLabel: 'Search books',
    upload: 'Upload Book',
    theme: (theme: string) => `Theme: ${theme}. Change theme`,
    userMenu: 'User menu',
    user: 'User',
    profile: 'Profile',
    settings: 'Settings',
    signOut: 'Sign out',
    connection: 'Connection',
    reconnect: 'Reconnect',
    status: { open: 'Connected', connecting: 'Connecting', closing: 'Closing', closed: 'Closed' },
  },
  sync,
  availability,
  search,
  auth,
  local,
  signOut: {
    title: 'Sign out with unsynced changes?',
    body: (n: number) => `${n} ${n === 1 ? 'change hasn’t' : 'changes haven’t'} been synced yet.`,
    books: (n: number) => `${n} ${n === 1 ? 'book is' : 'books are'} only on this device and would be lost.`,
    privateTitle: 'Some books are only on this device',
    privateBooks: (n: number) =>
      `${n} ${n === 1 ? 'book is' : 'books are'} kept only on this device. If you don’t keep ${n === 1 ? 'it' : 'them'} here, ${n === 1 ? 'it' : 'they'} will be erased.`,
    erase: 'Sign out and erase',
    sending: 'Syncing your last changes…',
    stay: 'Stay signed in',
    keep: 'Sign out and keep on this device',
    discard: (n: number) => `Discard ${n} ${n === 1 ? 'change' : 'changes'}`,
  },
  home: {
    welcome: (name: string) => `Welcome back, ${name}!`,
    reader: 'Reader',
    lead: 'Pick up where you left off, or open something new.',
    browse: 'Browse Library',
    browseHint: 'All your books, on this device and in the cloud.',
    browseHintLocal: 'All your books, on this device.',
    upload: 'Upload New Book',
    uploadHint: 'EPUB or FB2, ready to read right away.',
    gallery: 'AI Gallery',
    galleryHint: 'All the pictures from your books so far.',
    progress: 'Reading Progress',
    noProgress: 'No books in progress yet',
    startReading: 'Start reading',
    continue: 'Continue',
    features: 'AI-powered features',
    feature: [
      ['Descriptions found', 'Places, people and scenes are marked in the text as you read.'],
      ['Pictures on tap', 'Tap a passage to see it illustrated in the style you choose.'],
      ['No spoilers', 'Pictures show only what you’ve read so far.'],
    ],
  },
  library,
  upload,
  book,
  cast: {
    title: 'People and places',
    hint: 'Up to where you’ve read.',
    empty: 'People and places appear here as you read.',
    people: 'People',
    places: 'Places',
    more: (n: number) => `${n} more`,
    alsoCalled: (names: string) => `Also ${names}`,
    since: (chapter: number) => `First seen in chapter ${chapter}`,
  },
  /** The reader's other texts are in en-reading.ts. */
  reader: {
    chapter: (n: number) => `Chapter ${n}`,
    settings: 'Reading settings',
    descriptionTypes: {
      location: 'Location',
      character: 'Character',
      atmosphere: 'Atmosphere',
      object: 'Object',
    },
  },
  images,
  parsing: {
    failed: ['Ошибка парсинга', 'Не удалось запустить обработку описаний'],
    processed: (n: number): [string, string] => ['Описания обработаны!', `Найдено описаний: ${n}`],
    started: ['Парсинг запущен', 'Описания появятся через некоторое время'],
    finished: (n: number): [string, string] => ['Парсинг завершен!', `Найдено описаний: ${n}`],
    slow: ['Парсинг займет время', 'Обновите страницу через несколько минут'],
    retry: 'Повторить',
  },
  autoParse: {
    done: (n: number): [string, string] => ['Descriptions Extracted', `Found ${n} descriptions`],
    running: ['Processing Started', 'Description parsing continues in the background'],
  },
  settings,
  stats: {
    title: 'Reading Stats',
    lead: 'Across all your devices.',
    leadLocal: 'On this device.',
    time: 'Reading time',
    pages: 'Pages turned',
    streak: 'Current streak',
    days: (n: number) => `${n} ${n === 1 ? 'day' : 'days'}`,
    finished: 'Books finished',
    perDay: 'Last 30 days',
    perBook: 'Time per book',
    year: 'A year of reading',
    daysRead: (n: number) => `Read on ${n} ${n === 1 ? 'day' : 'days'}`,
    less: 'less',
    more: 'more',
    longest: 'Longest streak',
    pace: (pagesPerHour: number) => `${pagesPerHour} pages an hour`,
    finishedBooks: 'Finished',
    finishedNone: 'Books you finish are listed here.',
    none: 'Nothing read yet',
    noneHint: 'Open a book, and your reading time will appear here.',
    duration: (hours: number, minutes: number) =>
      hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`,
    underMinute: '< 1 min',
    dayLabel: (day: string, duration: string) => `${day}: ${duration}`,
  },
  profile,
  notFound: {
    title: 'Page Not Found',
    lead: 'This page was never bound into the book.',
    home: 'Go Home',
    back: 'Go Back',
  },
  legal,
  events: {
    bookStarted: 'Book Processing Started',
    bookCompleted: 'Book Processing Complete',
    bookFailed: 'Book Processing Failed',
    imageStarted: 'Image Generation Started',
    imageCompleted: 'New Images Generated',
    imageFailed: 'Image Generation Failed',
    descriptions: 'Descriptions Found',
    bookStartedMessage: (title: string) => `${quoted(title)} is being processed.`,
    bookCompletedMessage: (title: string, chapters: number) =>
      chapters > 0 ? `${quoted(title)}: ${chapters} chapters are ready.` : `${quoted(title)} is ready.`,
    bookFailedMessage: (title: string, error: string) =>
      `${quoted(title)}: ${error || 'it couldn’t be processed.'}`,
    imageStartedMessage: (type: string) =>
      type ? `Illustrating a passage (${type}).` : 'Illustrating a passage.',
    imageCompletedMessage: (title: string, n: number) =>
      `${n} new ${n === 1 ? 'image' : 'images'} for ${quoted(title)}.`,
    imageFailedMessage: (error: string) => error || 'Failed to generate image',
    descriptionsMessage: (n: number, title: string) => `${n} descriptions in ${quoted(title)}.`,
  },
  reminder: {
    title: 'Reading Reminder',
    message: (title: string) => `“${title}” is waiting where you left it.`,
  },
  offline: {
    offline: ['Offline Mode', 'You are currently offline. Some features may not be available.'],
    online: ['Back Online', 'Your connection has been restored!'],
    synced: ['Data Synced', 'Your changes have been synced.'],
    update: ['App Update Available', 'New content is available. Refresh to update.'],
    refresh: 'Refresh',
    ready: ['App Ready', 'Vignette is available offline.'],
    installed: ['App Installed', 'Vignette is on your home screen.'],
    install: 'Install Vignette',
    installTitle: 'Install the app',
    installHint: 'Vignette then opens in its own window, works offline and opens your book files.',
    installApple:
      'On iPhone and iPad, tap Share, then “Add to Home Screen”. Your books are safer in an installed app.',
  },
  toast,
  storageFailure: {
    unavailable: {
      title: 'Books can’t be stored in this window',
      lead: 'This browser doesn’t let Vignette store anything. Private windows and strict privacy settings are the usual reasons. Use a regular window, or allow this site to store data, then reload.',
    },
    full: {
      title: 'This device is full',
      lead: 'There is no space left to open your library. Delete files or apps you no longer need, then reload.',
    },
    newer: {
      title: 'Vignette needs an update',
      lead: 'Your library was opened with a newer version of Vignette. This older one must not change it. Update to continue.',
    },
    blocked: {
      title: 'Vignette is open in another tab',
      lead: 'Another tab is using your library with an older version. Close your other Vignette tabs, and this page continues by itself.',
    },
    safe: 'Your books and notes are safe. On your other devices you can read as usual.',
    update: 'Update',
  },
  errors,
} as const;

export const s = en;

function quoted(title: string): string {
  return title ? `“${title}”` : 'Your book';
}
