/** One word of the lexicon where the text has it. */
export interface Found<T> {
  readonly value: T;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
}

/** A lexicon: what is meant, and the words for it, English and Russian, `|` between them, `*` for any ending. */
export type Lexicon<T extends string> = Readonly<Record<T, string>>;

/** Words that a passage names, neither denied nor only compared with, in the order of the text. */
export function findWords<T extends string>(lexicon: Lexicon<T>, text: string): Found<T>[] {
  const found: Found<T>[] = [];
  for (const [value, words] of Object.entries(lexicon) as [T, string][]) {
    // exec with lastIndex, not matchAll: matchAll clones the pattern, and compiling it anew costs 200 ms a picture.
    const regex = pattern(words);
    regex.lastIndex = 0;
    for (let match = regex.exec(text); match; match = regex.exec(text)) {
      const start = match.index;
      if (isNegated(text, start) || isCompared(text, start) || isName(text, start)) continue;
      found.push({ value, start, end: start + match[0].length });
    }
  }
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}

const patterns = new Map<string, RegExp>();

function pattern(words: string): RegExp {
  let known = patterns.get(words);
  if (!known) {
    // Letters and ё: \b knows neither Cyrillic nor the hyphen inside a word.
    const body = words.replaceAll('*', '\\p{L}*').replaceAll(' ', '[\\s-]+').replaceAll(/[её]/g, '[её]');
    known = new RegExp(`(?<![\\p{L}])(?:${body})(?![\\p{L}])`, 'giu');
    patterns.set(words, known);
  }
  return known;
}

const NEGATION =
  /(?<![\p{L}])(no|not|without|never|nor|neither|\p{L}+n['’]t|hardly any|нет|не|без|ни|нету|никак\p{L}+)((?:[\s-]+[\p{L}’']+){0,3})[\s-]*$/iu;

/** A "no", "without", "не", "без" up to three words before, with no comma or "but" between. */
function isNegated(text: string, start: number): boolean {
  const match = NEGATION.exec(text.slice(Math.max(0, start - 60), start));
  return match !== null && !/(?<!\p{L})(but|only|just|и|но|а|only)(?!\p{L})/iu.test(match[2] ?? '');
}

const COMPARISON =
  /(?:(?<!(?:^|[\s,])(?:I|you|we|they|to|would|should|did|not)\s)like|as \p{L}+ as|(?:white|black|red|pale|cold|still|dark|soft|hard|silent) as|\p{L}+(?:ый|ий|ой|ая|ое|ые|ие|ым|ыми|им|ими|ых|их|ую|ою|ого|его|ом),? как|словно|будто|подобно)\s+(?:(?:an?|the)\s+)?(?:\p{L}+\s+(?:on|of)\s+(?:the\s+)?(?:\p{L}+\s+of\s+)?(?:an?\s+)?(?:\p{L}+\s+)?)?$/iu;

const TITLE =
  /(?<!\p{L})(?:mrs?|miss|messrs|sir|lady|lord|dr|captain|colonel|господин\p{L}*|г-н\p{L}*|г-ж\p{L}*)\.?\s+$/iu;
/** Towns, rivers and mountains are what their names say. */
const KNOWN_NAMES = /^(?:москв|петербург|кавказ|волг|арктик|антарктик)/iu;

/** "Mr. Wood", "перед Базаровым": a capital within a Russian sentence, or after a title, is somebody's name. */
function isName(text: string, start: number): boolean {
  const initial = text.charAt(start);
  if (!/\p{Lu}/u.test(initial)) return false;
  const before = text.slice(Math.max(0, start - 16), start);
  if (TITLE.test(before)) return true;
  if (!/\p{Script=Cyrillic}/u.test(initial) || KNOWN_NAMES.test(text.slice(start, start + 12))) return false;
  return /[\p{Ll},]\s+$/u.test(before);
}

/** "White as snow", "like a castle", "белый как снег": what it is likened to is not there. */
function isCompared(text: string, start: number): boolean {
  return COMPARISON.test(text.slice(Math.max(0, start - 60), start));
}
