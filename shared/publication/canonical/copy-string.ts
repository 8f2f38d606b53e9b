/**
 * The same text with memory of its own. A part of a long string keeps the whole of it: what outlives a document that
 * it was cut from is to be copied.
 */
export const copyString = (part: string): string => `${part} `.slice(0, -1);
