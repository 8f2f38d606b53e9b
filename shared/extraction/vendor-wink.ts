import winkNLP, { type Model, type WinkMethods } from 'wink-nlp';

/** A token as wink-nlp sees it; offsets are UTF-16 indices into the text that was given. */
export interface EnglishToken {
  readonly start: number;
  readonly end: number;
  readonly value: string;
  /** Universal part-of-speech tag: NOUN, PROPN, ADJ, VERB, AUX, … */
  readonly pos: string;
  readonly lemma: string;
}

export type EnglishModel = Model;

/** Where wink-nlp's model comes from; it is loaded at the first English text. */
export function provideEnglish(load: () => EnglishModel): void {
  loadModel = load;
}

let loadModel: () => Model = () => {
  throw new Error('The English model has not been provided');
};
let tagger: WinkMethods | null = null;

/**
 * Tokens with exact offsets. wink-nlp reports each token with the spaces before it, so offsets are the running sum;
 * other blanks are fed as single spaces because it would drop or merge them.
 */
export function tagEnglish(text: string): EnglishToken[] {
  tagger ??= winkNLP(loadModel(), ['sbd', 'pos']);
  const tokens: EnglishToken[] = [];
  // Line by line, so that the tags of a line never depend on what follows it.
  for (const line of text.matchAll(PIECE)) tagPiece(tagger, line[0], line.index, tokens);
  return tokens;
}

/**
 * A line, up to a run of signs without a blank that is not a word of any language: its time grows with the square of the
 * length, so such a run is skipped.
 */
const PIECE = /(?:[^\S\n]|(?<!\S)\S{1,100}(?!\S))+/g;

/** Joiners and spaces without width are no part of the word they stand at: “Lucy\u2060—”. */
const BLANK = /[\s\u200b\u2060]/g;

function tagPiece(nlp: WinkMethods, piece: string, offset: number, tokens: EnglishToken[]): void {
  const { its } = nlp;
  // wink-nlp types these accessors as raw readers of its cache, but `out` takes them like any other.
  const lemma = its.lemma as unknown as typeof its.value;
  const collection = nlp.readDoc(piece.replace(BLANK, ' ')).tokens();
  const values = collection.out(its.value);
  // One tag for each token: `out` is typed as if the accessor returned a single one.
  const tags = collection.out(its.pos) as unknown as string[];
  const lemmas = collection.out(lemma);
  const spaces = collection.out(its.precedingSpaces);
  let at = offset;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    at += spaces[i]!.length;
    tokens.push({ start: at, end: at + value.length, value, pos: tags[i]!, lemma: lemmas[i]! });
    at += value.length;
  }
}
