/** Texts of the illustrated edition, loaded with its dialog. */
export const edition = {
  lead: 'This book’s pictures, to keep or to share. Everything is made on this device.',
  format: 'What to make',
  formats: { epub: 'E-book', album: 'Pictures only' },
  formatHints: {
    epub: 'An EPUB for any e-reader, with pictures in the text.',
    album: 'A ZIP of the pictures, with a page to browse them.',
  },
  extent: 'How much of the book',
  read: 'Up to where I’ve read',
  whole: 'Whole book',
  readHint: (chapter: number) => `Ends in chapter ${chapter}. Nothing from later in the book is in the file.`,
  wholeHint: 'Its text, pictures and list of people contain spoilers beyond where you are.',
  notBegun: 'You haven’t read any of this book yet, so the edition is the whole book.',
  counting: 'Counting pictures',
  picturesRead: (n: number) => `${pictures(n)} up to your place.`,
  picturesWhole: (n: number) => `${pictures(n)} in the whole book.`,
  noPicturesRead:
    'No pictures up to your place yet. Tap a marked passage in the book, or let some be painted first.',
  noPicturesWhole:
    'No pictures in this book yet. Tap a marked passage in the book, or let some be painted first.',
  noneHere: 'None of them is on this device. They’ll be fetched when you’re online.',
  notHere: (n: number) =>
    `${n} of them ${n === 1 ? 'isn’t' : 'aren’t'} on this device and will be left out while you’re offline.`,
  paint: 'Paint the best of each chapter first',
  paintNone: 'No',
  paintUpTo: (n: number) =>
    `Up to ${n === 1 ? '1 more picture' : `${n} more pictures`} will be painted on this device. You can stop at any time: what has been painted stays.`,
  paintNothing: 'Each chapter has that many pictures already, or no more passages to paint.',
  paintExtractsFirst: 'First the book is searched for passages, which takes up to a minute.',
  eInk: 'For an e-ink reader',
  eInkHint: 'Pictures as single-ink wood engravings: small files that look sharp on a grey screen.',
  headPieces: 'Ornaments at chapter openings',
  headPiecesHint: 'Each chapter begins with a small drawing, made for this book, above its title.',
  make: 'Make the Edition',
  makeAlbum: 'Pack the Pictures',
  stop: 'Stop',
  done: 'Done',
  again: 'Save Again',
  share: 'Share',
  progress: 'Making the edition',
  steps: {
    book: 'Fetching the book',
    painting: 'Painting the best passages',
    pictures: 'Fetching its pictures',
    printing: 'Engraving the pictures',
    edition: 'Making the edition',
  },
  saved: (name: string, n: number, size: string) =>
    `Saved “${name}” with ${pictures(n).toLowerCase()} (${size}).`,
  leftOut: (n: number) => `${pictures(n)} couldn’t be fetched and ${n === 1 ? 'was' : 'were'} left out.`,
  file: (title: string, kind: string, extension: string) => `${title} (${kind}).${extension}`,
  fileKinds: { color: 'illustrated', eInk: 'illustrated for e-ink', album: 'pictures' },
  fileUpTo: (kind: string, chapter: number) => `${kind}, to chapter ${chapter}`,
  failed: 'The file couldn’t be made.',
  failures: {
    offline: 'The book’s file isn’t on this device, and it can’t be fetched while you’re offline.',
    elsewhere: 'The book’s file is on another device that hasn’t uploaded it yet.',
    noPictures: 'None of the pictures is on this device, and they can’t be fetched while you’re offline.',
    noPassages: 'No passage that can be painted was found in this part of the book.',
    memory: 'This device doesn’t have enough memory for the edition. Close other tabs and try again.',
    worker:
      'Making the edition was interrupted, possibly because memory ran out. Close other tabs and try again.',
  },
} as const;

function pictures(n: number): string {
  return n === 1 ? '1 picture' : `${n} pictures`;
}
