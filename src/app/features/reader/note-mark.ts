/** Whether a link to a note is but its mark, `1`, `[12]`, `*`, `iv`, and not words that lead to it. */
export const isNoteMark = (text: string): boolean => MARK.test(text.trim());

const MARK = /^[[({]?\s*(\p{N}{1,4}[a-z]?|[a-z]|[ivxl]{1,6}|[*†‡§¶#⁎✱※]{1,3})\s*[\])}.]?$/iu;
