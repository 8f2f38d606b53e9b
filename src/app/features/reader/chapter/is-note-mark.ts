/** Whether a link to a note is only a note mark (`1`, `[12]`, `*`, `iv`) and not words. */
export const isNoteMark = (text: string): boolean => MARK.test(text.trim());

const MARK = /^[[({]?\s*(\p{N}{1,4}[a-z]?|[a-z]|[ivxl]{1,6}|[*†‡§¶#⁎✱※]{1,3})\s*[\])}.]?$/iu;
