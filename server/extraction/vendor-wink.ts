import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';

/** A token as wink-nlp sees it; offsets are UTF-16 indices into the text that was given. */
export interface EnglishToken {
  readonly start: number;
  readonly end: number;
  readonly value: string;
  /** Universal part-of-speech tag: NOUN, PROPN, ADJ, VERB, AUX, … */
  readonly pos: string;
  readonly lemma: string;
}

const nlp = winkNLP(model, ['sbd', 'pos']);
const its = nlp.its;
// Typed as raw accessors, used as any other.
const lemma = its.lemma as unknown as typeof its.value;
const precedingSpaces = its.precedingSpaces as unknown as typeof its.value;

/** wink-nlp keeps a whole document in memory; longer texts are fed in pieces that end at a paragraph. */
const PIECE_CHARS = 60_000;

/**
 * Tokens with exact offsets. wink-nlp reports each token with the spaces before it, so offsets are the running sum;
 * line breaks are fed as single spaces because it would drop or merge them.
 */
export function tagEnglish(text: string): EnglishToken[] {
  const tokens: EnglishToken[] = [];
  for (let from = 0; from < text.length;) {
    const to = endOfPiece(text, from);
    tagPiece(text.slice(from, to), from, tokens);
    from = to;
  }
  return tokens;
}

function endOfPiece(text: string, from: number): number {
  if (text.length - from <= PIECE_CHARS) return text.length;
  const paragraph = text.lastIndexOf('\n\n', from + PIECE_CHARS);
  if (paragraph > from) return paragraph + 2;
  const space = text.lastIndexOf(' ', from + PIECE_CHARS);
  return space > from ? space + 1 : from + PIECE_CHARS;
}

function tagPiece(piece: string, offset: number, tokens: EnglishToken[]): void {
  const collection = nlp.readDoc(piece.replace(/\s/g, ' ')).tokens();
  const values = collection.out(its.value) as unknown as string[];
  const tags = collection.out(its.pos) as unknown as string[];
  const lemmas = collection.out(lemma) as unknown as string[];
  const spaces = collection.out(precedingSpaces) as unknown as string[];
  let at = offset;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    at += spaces[i]!.length;
    tokens.push({ start: at, end: at + value.length, value, pos: tags[i]!, lemma: lemmas[i]! });
    at += value.length;
  }
}
