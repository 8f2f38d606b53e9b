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

const DOFFED = /^(?:removed|removing|doffed|doffing|lifted|lifting|raised|raising|placed|placing|laid|threw|throwing|tossed|flung|hung|carried|carrying|waved|waving|twirled|twirling|dropped|dropping|took|taking|taken|swept|sweeping|pulled|snatched|tore)$/u; // prettier-ignore

/** "He swept off his hat", "laid his hat upon the table", "hat in hand": it is not on the head. */
export function isDoffed({ tokens }: ReadText, { from, to }: At): boolean {
  const { clause } = tokens[from]!;
  const of = (index: number) => (tokens[index]?.clause === clause ? tokens[index].word : '');
  const verb = [1, 2, 3, 4, 5].map((back) => from - back).find((at) => DOFFED.test(of(at)));
  const after = [0, 1, 2, 3, 4].map((n) => of(to + n));
  if (after[0] === 'in' && after.some((word) => /^hands?$/u.test(word))) return true;
  if (verb === undefined || after.includes('head')) return false;
  const between = Array.from({ length: from - verb }, (_, n) => of(verb + n));
  if (between.includes('on')) return false;
  return (
    /^(?:remov|doff|twirl|wav|carr)/u.test(of(verb)) ||
    between.includes('off') ||
    after[0] === 'off' ||
    /^(?:on|upon|aside|down|into|from)$/u.test(after[0]!)
  );
}
