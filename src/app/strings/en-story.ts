function pagesAgo(pages: number): string {
  if (pages === 0) return 'on the page before';
  return `${pages} ${pages === 1 ? 'page' : 'pages'} ago`;
}

/** Books often title a chapter with its number alone. */
function chapterPlace(chapter: number, title: string): string {
  return title && !/^[\dIVXLC.\s]+$/.test(title) ? `Chapter ${chapter} · ${title}` : `Chapter ${chapter}`;
}

/** Texts about the people and places of a book and what has happened, loaded when somebody asks. */
export const story = {
  who: {
    alsoCalled: (names: string) => `Also called ${names}`,
    unsure: 'It could also be',
    firstMet: (chapter: number) => `First met in chapter ${chapter}`,
    firstNamed: (chapter: number) => `First named in chapter ${chapter}`,
    newHere: 'New on this page',
    lastMet: (pages: number) => `Last met ${pagesAgo(pages)}`,
    lastNamed: (pages: number) => `Last named ${pagesAgo(pages)}`,
    firstWords: 'First appearance',
    inTheBooksWords: 'In the book’s words',
    nothingSaid: 'The book hasn’t said more so far.',
    company: 'Seen with',
    people: 'People there',
    place: (chapter: number, title: string) => chapterPlace(chapter, title),
    mentions: (chapters: number) =>
      `Named in ${chapters} ${chapters === 1 ? 'chapter' : 'chapters'} so far, by chapter`,
    fromChapter: 'Chapter 1',
    toChapter: (chapter: number) => `Chapter ${chapter}`,
    picture: (name: string) => `Picture of ${name}`,
    back: (name: string) => `Back to ${name}`,
  },
  lists: {
    previously: 'Previously',
    people: 'People',
    places: 'Places',
    none: 'Nobody met yet',
    noneHint: 'People and places appear here as you meet them, never before.',
    times: (times: number) => `${times} ${times === 1 ? 'time' : 'times'}`,
    named: (times: number) => `Named ${times} ${times === 1 ? 'time' : 'times'}`,
    more: (n: number) => `${n} more`,
  },
  previously: {
    title: 'Previously',
    hint: 'From the pages you read last, in the book’s own words.',
    where: 'Where we are',
    present: 'Who is here',
    lastPicture: 'The last picture',
    none: 'Nothing has been read yet.',
    readOn: 'Continue reading',
    open: 'What happened?',
  },
} as const;
