import { highCharacters } from './decode-legacy.ts';

/** Letters by frequency in running text, across the alphabet's languages. */
const CYRILLIC = ['оеаинтсрвл', 'кмдпуіязьбгчыъј', 'йхжшюцщэфёїєґўћђљњџѓќѕ'];
const GREEK = ['αοιετσνη', 'υρπκμλως', 'γδχθφβξζψάέήίόύώϊϋΐΰ'];
const HEBREW = ['יוהלאתמרבש', 'נעחקדפגצטכ', 'םןסזךףץ'];
const ARABIC = ['اليمنوترهب', 'عدسفكقحجةش', 'صخطذضزثغظىءأإآؤئ'];
const POINTS = [3, 2, 1];
/** Points for a sign that occurs in running text, for one that doesn't, and for impossible letter combinations. */
const MARK = 1;
const NO_MARK = -2;
const ODD = -4;

/** The encodings distinguished here, in order of preference. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  ...written(CYRILLIC, 'windows-1251', 'koi8-r', 'ibm866', 'x-mac-cyrillic', 'iso-8859-5', 'koi8-u'),
  ...written(GREEK, 'windows-1253', 'iso-8859-7'),
  ...written(HEBREW, 'windows-1255', 'iso-8859-8'),
  ...written(ARABIC, 'windows-1256', 'iso-8859-6'),
};

function written(letters: readonly string[], ...labels: string[]): Record<string, readonly string[]> {
  return Object.fromEntries(labels.map((label) => [label, letters]));
}

export const isAlphabet = (label: string): boolean => Object.hasOwn(LETTERS, label);

/** The score that a few stray bytes may reach by chance. */
const CHANCE_POINTS = 6;
/** By how much, per byte above ASCII and in total, another encoding must outscore the declared one. */
const CLEAR_LEAD = { onAverage: 0.02, inAll: 6 };

/**
 * The alphabetic encoding with the best score for these bytes; the declared one unless another is clearly better.
 *
 * @param sense the minimum score per byte above ASCII; null if none reaches it
 */
export function alphabetEncoding(sample: Uint8Array, declared: string | null, sense: number): string | null {
  const foreign = sample.reduce((sum, byte) => sum + (byte >> 7), 0);
  const [best] = Object.keys(LETTERS)
    .map((label) => ({ label, points: scoreOf(sample, label) }))
    .sort((a, b) => b.points - a.points);
  const isDeclared = declared !== null && isAlphabet(declared);
  if (best === undefined || best.points < sense * foreign + (isDeclared ? 0 : CHANCE_POINTS)) return null;
  if (!isDeclared) return best.label;
  const ahead = best.points - scoreOf(sample, declared);
  return ahead > CLEAR_LEAD.inAll && ahead > CLEAR_LEAD.onAverage * foreign ? best.label : declared;
}

/** Whether most of the decoded letters adjoin Latin letters: then they are accented letters, not this alphabet. */
export function isWithinLatinWords(sample: Uint8Array, label: string): boolean {
  const { kinds } = tableOf(label);
  let touching = 0;
  let all = 0;
  for (let i = 0; i < sample.length; i++) {
    const byte = sample[i]!;
    if (byte < 128 || kinds[byte] === Kind.other) continue;
    all++;
    if (isLatinLetter(sample[i - 1]) || isLatinLetter(sample[i + 1])) touching++;
  }
  return touching * 2 > all;
}

const isLatinLetter = (byte: number | undefined): boolean =>
  byte !== undefined && ((byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a));

/** A wrong code page sets capitals within words, signs between letters, and rare letters for frequent ones. */
function scoreOf(sample: Uint8Array, label: string): number {
  const { kinds, points } = tableOf(label);
  let sum = 0;
  let before: number = Kind.other;
  for (const byte of sample) {
    const kind = kinds[byte]!;
    sum += points[byte]!;
    if (before === Kind.lower && kind === Kind.upper) sum += ODD;
    // A sign followed by letters has replaced a letter.
    if (before === Kind.sign && kind >= Kind.lower) sum += ODD;
    before = kind;
  }
  return sum;
}

const Kind = { other: 0, sign: 1, lower: 2, upper: 3 } as const;

interface Table {
  kinds: Uint8Array;
  points: Int8Array;
}

const tables = new Map<string, Table>();

function tableOf(label: string): Table {
  const known = tables.get(label);
  if (known !== undefined) return known;
  const kinds = new Uint8Array(256);
  const points = new Int8Array(256);
  highCharacters(label).forEach((char, i) => {
    const lower = char.toLowerCase();
    const group = LETTERS[label]!.findIndex((letters) => letters.includes(lower));
    const isMark = MARKS.includes(char);
    kinds[128 + i] = group < 0 ? (isMark ? Kind.other : Kind.sign) : char === lower ? Kind.lower : Kind.upper;
    points[128 + i] = group >= 0 ? POINTS[group]! : isMark ? MARK : NO_MARK;
  });
  const table = { kinds, points };
  tables.set(label, table);
  return table;
}

/** Signs that occur in running text. */
const MARKS = '\xa0«»“”„‘’‚–—…•·№§©°';
