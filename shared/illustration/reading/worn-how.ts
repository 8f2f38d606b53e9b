import type { ReadText } from './text.ts';

/** The tokens of a noun for hair or for something worn. */
interface At {
  from: number;
  to: number;
}

/** "На голове у нее был черный платок", "a shawl over her head". */
export const isOnHead = ({ tokens }: ReadText, { from, to }: At): boolean => tokens.slice(Math.max(0, from - 6), to + 5).some(({ word, clause }) => clause === tokens[from]!.clause && /^(?:голов[уеы]|головой|head)$/u.test(word)); // prettier-ignore

/** "A mass of hair", "копна волос". */
export const isMass = ({ tokens }: ReadText, { from }: At): boolean => tokens.slice(Math.max(0, from - 4), from + 1).some(({ word }) => /^(?:mass|masses|mane|wealth|heap|coils|копн|грив|шапк)/u.test(word)); // prettier-ignore

/** "Only two buttons fastened", "застегнутый только на две нижние пуговицы". */
export function isHalfFastened({ tokens }: ReadText, { from, to }: At): boolean {
  const near = tokens.slice(Math.max(0, from - 7), to + 5).filter(({ sentence }) => sentence === tokens[from]!.sentence).map(({ word }) => word); // prettier-ignore
  return near.some((word) => /^(?:two|lowest|lower|две|двумя|нижние|нижними)$/u.test(word)) && near.some((word) => /^(?:fasten|button(?:ed|ing)|застег|застёг)/u.test(word)); // prettier-ignore
}
