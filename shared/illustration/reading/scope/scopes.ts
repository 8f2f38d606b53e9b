import type { LeftOut } from '../../scene.ts';
import type { Token } from '../grammar/tokens.ts';

/** Why the thing that a token names is not visible; null if it is. */
export type LeftOutReason = LeftOut['reason'] | null;

const LISTED = /^(?:a|an|and|some|two|three|four|five|six|new|his|her|their)$/u;

/** Marks tokens that name things which are not visible, with the reason. */
export class Scopes {
  readonly #reasons: LeftOutReason[];
  readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
    this.#reasons = new Array<LeftOutReason>(tokens.length).fill(null);
  }

  at(index: number): LeftOutReason {
    return this.#reasons[index] ?? null;
  }

  /** Marks a range of tokens, end exclusive; earlier marks are kept. */
  mark(from: number, to: number, reason: LeftOut['reason']): void {
    for (let i = Math.max(0, from); i < Math.min(to, this.tokens.length); i++) this.#reasons[i] ??= reason;
  }

  /** The end of a phrase that begins at a token: the next punctuation, the maximum length, or a token that `ends` it. */
  endOf(from: number, max: number, ends: (token: Token, index: number) => boolean = () => false): number {
    return (this.tokens[from]?.gap ?? 'sentence') === 'none' ? this.endAfter(from, max, ends) : from;
  }

  /** The end of a list: "two suits, a hat, new boots, and collars". */
  listEnd(from: number, max: number): number {
    let end = this.endAfter(from, max);
    while (this.tokens[end]?.gap === 'comma' && end - from < max && LISTED.test(this.tokens[end]!.word))
      end = this.endAfter(end, max);
    return end;
  }

  /** The same, where punctuation before the first token does not end it. */
  endAfter(from: number, max: number, ends: (token: Token, index: number) => boolean = () => false): number {
    let i = from;
    while (i < this.tokens.length && i - from < max) {
      const token = this.tokens[i]!;
      if (i > from && (token.gap !== 'none' || ends(token, i))) break;
      i++;
    }
    return i;
  }
}
