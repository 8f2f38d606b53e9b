import { highCharacters } from './decode-legacy.ts';

/** Encodings of Latin letters with accents, in order of preference. */
const LATIN = [
  'windows-1252',
  'windows-1250',
  'iso-8859-2',
  'windows-1254',
  'windows-1257',
  'macintosh',
  'iso-8859-15',
];

export const isLatin = (label: string): boolean => LATIN.includes(label);

/** What each language writes beside the letters of ASCII; letters that are hardly ever seen are left out. */
const LANGUAGES = [
  'àâæçéèêëîïôœùûü',
  'äöüßéåøæ',
  'áéíñóúü¿¡',
  'áâãàçéêíóôõú',
  'àèéìíòóùçïü·',
  'áðéíóúýþæö',
  'ąćęłńóśźż',
  'áčďéěíňóřšťúůýž',
  'áäčďéíľňóôšťúýž',
  'áéíóöőúüű',
  'ăâîşţ',
  'čćđšž',
  'çğıöşüâîûİ',
  'ąčęėįšųūžāēģīķļņō',
  'õäöüšž',
];

/** From how many letters that no one language writes a declared encoding is not believed, */
const MIN_MISFITS = 2;
/** if another one leaves this many times fewer of them. */
const MIN_IMPROVEMENT = 4;

/**
 * Of the Latin encodings the one in which the bytes above ASCII are what one language writes within its words; the
 * declared one unless it makes letters of several languages of them, signs within words, or capitals behind small
 * letters.
 */
export function latinEncoding(sample: Uint8Array, declared: string | null): string {
  const counts = countBytes(sample);
  const first = declared ?? LATIN[0]!;
  const doubt = countMisfits(first, counts);
  if (doubt < MIN_MISFITS) return first;
  const [best] = LATIN.map((label) => ({ label, wrong: countMisfits(label, counts) })).sort(
    (a, b) => a.wrong - b.wrong,
  );
  return best !== undefined && best.wrong * MIN_IMPROVEMENT <= doubt ? best.label : first;
}

/** Frequency of each byte above ASCII: in all, beside a letter, after a lower-case one. */
interface Counts {
  all: Uint32Array;
  touching: Uint32Array;
  afterSmall: Uint32Array;
}

function countBytes(sample: Uint8Array): Counts {
  const counts = {
    all: new Uint32Array(128),
    touching: new Uint32Array(128),
    afterSmall: new Uint32Array(128),
  };
  for (let i = 0; i < sample.length; i++) {
    const byte = sample[i]! - 128;
    if (byte < 0) continue;
    counts.all[byte]!++;
    if (isSmall(sample[i - 1])) counts.afterSmall[byte]!++;
    if (isLetter(sample[i - 1]) || isLetter(sample[i + 1])) counts.touching[byte]!++;
  }
  return counts;
}

const isSmall = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x61 && byte <= 0x7a;
const isLetter = (byte: number | undefined): boolean => byte !== undefined && isSmall(byte | 0x20);

/** How many of the bytes are not what a language writes there: of the language that fits best. */
function countMisfits(label: string, { all, touching, afterSmall }: Counts): number {
  const letters = highCharacters(label)
    .map((char, byte) => ({ char, byte, lower: char.toLowerCase() }))
    .filter(({ char, byte }) => all[byte]! > 0 && !MARKS.includes(char));
  const wrong = LANGUAGES.map((language) =>
    letters.reduce((sum, { char, byte, lower }) => {
      if (!language.includes(lower)) return sum + (NEVER_A_SIGN.test(char) ? all[byte]! : touching[byte]!);
      return char === lower ? sum : sum + afterSmall[byte]!;
    }, 0),
  );
  return Math.min(...wrong);
}

/** Letters and controls are wrong anywhere, signs only beside letters. */
const NEVER_A_SIGN = /[\p{L}\x80-\x9f]/u;

/** Punctuation beside words in any language. */
const MARKS = '\xa0\xad«»‹›“”„‘’‚–—…•·§©®™°ªº';
