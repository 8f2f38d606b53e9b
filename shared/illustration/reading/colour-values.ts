import { HAIR_COLOURS, SKY_COLOURS } from './lexicon/colours.ts';
import type { Token } from './grammar/tokens.ts';
import { COLOURS } from './adjective-words.ts';

/** "Pale blue", "dark green", "тёмно-синий": the word before makes the pigment lighter or deeper. */
export function withShade(tokens: readonly Token[], index: number, colour: string): string {
  const before = tokens[index]!.gap === 'none' ? (tokens[index - 1]?.word ?? '') : '';
  if (/^(?:pale|palest|light|lightest|bright|faint|faintest|светло|бледно|нежно)$/u.test(before))
    return blend(colour, 0xf4, 0.4);
  return /^(?:dark|darkest|deep|deepest|темно|густо)$/u.test(before) ? blend(colour, 0x14, 0.4) : colour;
}

function blend(hex: string, towards: number, share: number): string {
  const value = Number.parseInt(hex.slice(1), 16);
  const part = (shift: number) => Math.round(((value >> shift) & 255) * (1 - share) + towards * share);
  return `#${((1 << 24) | (part(16) << 16) | (part(8) << 8) | part(0)).toString(16).slice(1)}`;
}

/** A colour that a thing cannot have belongs to something else, and is left out. */
export const possibleColour = (what: string, colour: string | undefined): string | undefined =>
  colour !== undefined && SKY_COLOURS[what] && !SKY_COLOURS[what].has(colour) ? undefined : colour;

export const colourOfHair = (colour: string): string =>
  HAIR_COLOURS[colour] ?? (isReddish(colour) ? HAIR_COLOURS['#b23a2e']! : colour);

/** "Very bright red" is no other colour of hair. */
const isReddish = (colour: string): boolean => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  return red > 1.4 * green && Math.abs(green - blue) < 24;
};

const ONE_WORD = {
  start: 0,
  end: 0,
  isCapital: false,
  isJoined: false,
  gap: 'sentence',
  sentence: 1,
  clause: 1,
  isSpoken: false,
} as const;

/** The pigment that a colour's name stands for. */
export const colourNamed = (word: string): string | undefined =>
  COLOURS.at([{ ...ONE_WORD, word }], 0)?.value;

/** "A light dress", «в темном сюртуке»: cloth of no stated colour that is pale or dark. @param from the token of the garment */
export function shadeOf(tokens: readonly Token[], from: number): string | undefined {
  for (let i = from - 1; i >= Math.max(0, from - 3) && tokens[i + 1]!.gap === 'none'; i--)
    if (/^(?:light|pale|светл(?:ый|ое|ая|ом|ой|ую|ых|ого|ым|ыми))$/u.test(tokens[i]!.word)) return PALE_CLOTH;
    else if (/^(?:dark|темн(?:ый|ое|ая|ом|ой|ую|ых|ого|ым|ыми))$/u.test(tokens[i]!.word)) return DARK_CLOTH;
  return undefined;
}
const [PALE_CLOTH, DARK_CLOTH] = ['#d9cbb0', '#38333c'];
