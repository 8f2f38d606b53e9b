import { alphabetEncoding, isAlphabet, isWithinLatinWords } from './alphabet-encoding.ts';
import { isLatin, latinEncoding } from './latin-encoding.ts';

/** Runs of bytes above ASCII shorter than this, on average, are accents within Latin words. */
const FOREIGN_RUN_BYTES = 2.2;

/**
 * The encoding of bytes that are no UTF-8, by what some of them hold: of East Asian ones by the pairs of bytes that
 * its common characters have, of alphabets by which letters are frequent, stand together and where capitals are. What
 * is declared wins unless it would make the text unreadable, or another encoding makes clearly more of it.
 *
 * @param declared a label that TextDecoder knows, or null
 */
export function legacyEncoding(sample: Uint8Array, declared: string | null): string {
  if (meanForeignRun(sample) < FOREIGN_RUN_BYTES) return accentsEncoding(sample, declared);
  const letters = sample.subarray(0, LETTERS_BYTES);
  const certain = alphabetEncoding(letters, declared, CERTAIN);
  if (certain !== null) return certain;
  const judged = declared === null || isLatin(declared) || isAlphabet(declared);
  if (!judged && isPlausible(sample, declared)) return declared;
  return (
    eastAsianEncoding(sample) ?? alphabetEncoding(letters, declared, LIKELY) ?? declared ?? 'windows-1252'
  );
}

/** Alphabets have few letters, so a smaller sample decides than for East Asian text. */
const LETTERS_BYTES = 16 * 1024;
/**
 * Sense as `alphabetEncoding` measures it: East Asian text makes up to 1.5 in one of its encodings, running text
 * above 2.
 */
const CERTAIN = 1.8;
const LIKELY = 1;

/** The encoding of what looks like accents within Latin words, unless a non-Latin one is declared. */
function accentsEncoding(sample: Uint8Array, declared: string | null): string {
  if (declared === null || isLatin(declared)) return latinEncoding(sample, declared);
  const isLatinAfterAll = isAlphabet(declared) && isWithinLatinWords(sample, declared);
  return isLatinAfterAll ? latinEncoding(sample, null) : declared;
}

/**
 * Whether a text that is not in Latin letters makes sense in this encoding. Encodings that aren't scored here count
 * as sensible.
 */
const isPlausible = (sample: Uint8Array, label: string): boolean =>
  !EAST_ASIAN.includes(label) || wrongShare(decode(sample, label)) < 0.02;

const EAST_ASIAN = ['shift_jis', 'euc-jp', 'gbk', 'gb18030', 'big5', 'euc-kr', 'iso-2022-jp'];

/** Average length of runs of bytes above ASCII. */
function meanForeignRun(bytes: Uint8Array): number {
  let total = 0;
  let runs = 0;
  for (let i = 0; i < bytes.length; i++) {
    if (bytes[i]! < 0x80) continue;
    total++;
    if (i === 0 || bytes[i - 1]! < 0x80) runs++;
  }
  return runs === 0 ? 0 : total / runs;
}

const decode = (bytes: Uint8Array, label: string): string => new TextDecoder(label).decode(bytes);

/** Share of undefined bytes among those that are not ASCII. */
function wrongShare(text: string): number {
  const foreign = text.match(/[^\0-\x7f]/gu)?.length ?? 0;
  return foreign === 0 ? 0 : (text.match(/[\ufffd\ue000-\uf8ff\x80-\x9f]/g)?.length ?? 0) / foreign;
}

/** The encoding that yields the most frequent characters of its language; null if none yields mostly those. */
function eastAsianEncoding(sample: Uint8Array): string | null {
  const [best] = Object.entries(COMMON_CHARACTERS)
    .map(([label, often]) => {
      const text = decode(sample, label);
      const foreign = text.match(/[^\0-\x7f]/gu)?.length ?? 0;
      const score = (text.match(often)?.length ?? 0) / foreign - 2 * wrongShare(text);
      return { label, score };
    })
    .sort((a, b) => b.score - a.score);
  return best !== undefined && best.score > 0.3 ? best.label : null;
}

/** Letters, and the commonest characters of running text (of Chinese the first fifty, in both scripts). */
const COMMON_CHARACTERS: Record<string, RegExp> = {
  shift_jis: /[\u3041-\u3093\u30a1-\u30f6ー。、「」]/g,
  'euc-jp': /[\u3041-\u3093\u30a1-\u30f6ー。、「」]/g,
  'euc-kr': /[\uac00-\ud7a3]/g,
  gb18030:
    /[的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过，。“”]/g,
  big5: /[的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過，。「」]/g,
};
