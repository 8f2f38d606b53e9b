function pagesAgo(pages: number): string {
  if (pages === 0) return 'on the previous page';
  return `${pages} ${pages === 1 ? 'page' : 'pages'} ago`;
}

const timesOf = (times: number): string => `${times} ${times === 1 ? 'time' : 'times'}`;

/** Books often title a chapter with its number alone. */
function chapterPlace(chapter: number, title: string): string {
  return title && !/^[\dIVXLC.\s]+$/.test(title) ? `Chapter ${chapter} · ${title}` : `Chapter ${chapter}`;
}

/** Texts about the people and places of a book and what has happened, loaded on demand. */
export const story = {
  who: {
    alsoCalled: (names: string) => `Also called ${names}`,
    unsure: 'It could also be',
    somebodyElse: 'It could also be someone else with this name.',
    somewhereElse: 'It could also be another place, or somebody, with this name.',
    firstMet: (chapter: number) => `First met in chapter ${chapter}`,
    firstNamed: (chapter: number) => `First mentioned in chapter ${chapter}`,
    newHere: 'New on this page',
    lastMet: (pages: number) => `Last met ${pagesAgo(pages)}`,
    lastNamed: (pages: number) => `Last mentioned ${pagesAgo(pages)}`,
    firstWords: 'First appearance',
    inTheBooksWords: 'In the book’s words',
    noQuotations: 'The book hasn’t said more yet.',
    company: 'Seen with',
    people: 'People here',
    place: (chapter: number, title: string) => chapterPlace(chapter, title),
    mentions: (name: string, chapters: number) =>
      `${name}: mentioned in ${chapters} ${chapters === 1 ? 'chapter' : 'chapters'} so far`,
    inChapters: (from: number, to: number, times: number) =>
      `${from === to ? `Chapter ${from}` : `Chapters ${from}–${to}`}: ${timesOf(times)}`,
    fromChapter: 'Chapter 1',
    toChapter: (chapter: number) => `Chapter ${chapter}`,
    picture: (name: string) => `Picture of ${name}`,
    back: (name: string) => `Back to ${name}`,
  },
  correct: {
    title: 'Something wrong?',
    rename: 'Rename',
    samePerson: 'Same person as…',
    samePlace: 'Same place as…',
    notSamePerson: 'Not the same person…',
    notSamePlace: 'Not the same place…',
    hide: 'Hide',
    renameTitle: (name: string) => `Rename ${name}`,
    newName: 'Name',
    samePersonTitle: (name: string) => `${name} is the same person as`,
    samePlaceTitle: (name: string) => `${name} is the same place as`,
    search: 'Find a name',
    nobodyElse: 'You haven’t met anyone else yet.',
    splitTitle: 'Which names are someone else’s?',
    splitPlaceTitle: 'Which names are another place’s?',
    splitHint: 'The names you choose get a card of their own.',
    save: 'Save',
    listTitle: 'Your corrections',
    isCalled: (name: string, renamed: string) => `“${name}” is called “${renamed}”`,
    areOne: (one: string, other: string) => `“${one}” and “${other}” are the same`,
    isAnother: (names: string) => `“${names}” is someone else`,
    isAnotherPlace: (names: string) => `“${names}” is another place`,
    isHidden: (name: string) => `“${name}” is hidden`,
    undo: (correction: string) => `Undo: ${correction}`,
    restore: 'Restore',
    failed: 'The correction couldn’t be saved',
  },
  lists: {
    previously: 'Previously',
    people: 'People',
    places: 'Places',
    none: 'You haven’t met anyone yet',
    noneHint: 'People and places appear here as you meet them, never before.',
    times: timesOf,
    named: (times: number) => `Mentioned ${timesOf(times)}`,
    here: 'You are here',
    more: (n: number) => `${n} more`,
  },
  previously: {
    title: 'Previously',
    hint: 'From the pages you read last, in the book’s own words.',
    where: 'Where we are',
    present: 'Who is here',
    lastPicture: 'The last picture',
    none: 'Nothing has been read yet.',
    continueReading: 'Continue reading',
    open: 'What happened?',
  },
  retelling: {
    ask: 'Short version',
    asking: 'Asking the model',
    hint: 'Your server’s language model gets only the pages up to here, and nothing after them.',
    title: 'In a model’s words',
    note: 'These aren’t the book’s words. Under each line are the sentences it’s based on.',
    nothing: 'The model’s summary didn’t match these pages, so it isn’t shown.',
    offline: 'A shorter version needs a connection to your server.',
    limit: 'That was a lot of questions at once. Try again in a few minutes.',
    dayLimit: 'You’ve reached today’s limit. Ask again tomorrow.',
    late: 'The model hasn’t answered. Ask again in a moment.',
    unusable: 'The model’s answer wasn’t shorter than these pages, or didn’t match them, so it isn’t shown.',
    noModel: 'Your server has no language model any more.',
    notThere: 'Your server doesn’t have this book’s text.',
  },
} as const;
