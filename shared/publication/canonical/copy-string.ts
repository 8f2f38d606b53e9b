/**
 * A copy of the text in its own memory. A slice of a long string keeps the whole string alive, so slices that outlive
 * their document have to be copied.
 */
export const copyString = (part: string): string => `${part} `.slice(0, -1);
