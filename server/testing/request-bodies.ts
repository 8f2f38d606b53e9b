/** A valid body for each route with an id in its path that needs one; the others accept an empty object. */
export const requestBodies: Readonly<Record<string, object>> = {
  '/books/:bookId/progress': { current_chapter: 1, current_page: 1 },
  '/books/:bookId/retelling': { chapter: 1, offset: 100 },
  '/images/painted/:descriptionId': {
    ...{ scene: { painter: 'p', input: '0'.repeat(64) }, jpeg: 'AAAA', drawn: [] },
    generation_time_seconds: 1,
  },
};
