/** Kinds of jobs, by name: services make jobs without knowing how they are done. */
export const EXTRACT_BOOK = 'extract-book';
export const GENERATE_IMAGE = 'generate-image';
export const IMPROVE_IMAGE = 'improve-image';
