import type { Language } from './types.ts';

/** Words that are frequent in one language and not words of its neighbours in the same script. */
const MARKERS: Record<string, readonly string[]> = {
  en: 'the and of was that his with had her not you which were from they this have she would there been'.split(
    ' ',
  ),
  de: 'der die und das ist nicht ein ich sie mit den dem zu auf war sich auch wie'.split(' '),
  fr: 'le la les et des est une dans qui que pas vous il elle pour au du sur était'.split(' '),
  es: 'el los las que del por una con para su como más pero sus había y se'.split(' '),
  it: 'il che di non una per con della sono era gli del più questo nel alla'.split(' '),
  nl: 'het een van niet dat zijn hij voor met aan ook maar was zij naar'.split(' '),
  ru: 'и в не на что он с как я это но его все она так было только мне ее'.split(' '),
  uk: 'і що не на він та це як було вона його але від був її до зі'.split(' '),
  bg: 'и на да се не от за че това са беше си той като тя му ще'.split(' '),
  sr: 'и је да се на су од за као није био али то која који'.split(' '),
};

/** Letters that Russian never uses: one in a hundred of them shows that a Cyrillic text is in another language. */
const FOREIGN_CYRILLIC = /[іїєґўјљњћђџѕќѓ]/giu;

/**
 * The language of a chapter: the declared language if it is en or ru, else detected from the text. Null for an
 * unsupported language, and for text too short to decide.
 */
export function detectLanguage(text: string, declared?: string | null): Language | null {
  const primary = declared?.trim().toLowerCase().split(/[-_]/)[0];
  if (primary === 'en' || primary === 'eng') return 'en';
  if (primary === 'ru' || primary === 'rus') return 'ru';
  if (primary && primary !== 'und' && primary !== 'mul' && primary !== 'zxx') return null;
  return guess(text.slice(0, 20_000));
}

function guess(sample: string): Language | null {
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < 3) return null;
  const cyrillic = (sample.match(/[а-яё]/giu) ?? []).length;
  const latin = (sample.match(/[a-z]/gi) ?? []).length;
  const letters = (sample.match(/\p{L}/gu) ?? []).length;
  if (Math.max(cyrillic, latin) < letters * 0.6) return null;
  if (cyrillic > latin && (sample.match(FOREIGN_CYRILLIC) ?? []).length > cyrillic / 100) return null;
  const seen = new Map<string, number>();
  for (const word of words) seen.set(word, (seen.get(word) ?? 0) + 1);
  const scores = Object.entries(MARKERS).map(([language, markers]) => ({
    language,
    score: markers.reduce((sum, marker) => sum + (seen.get(marker) ?? 0), 0),
  }));
  scores.sort((a, b) => b.score - a.score);
  const top = scores[0]!;
  if (top.score === 0) return null;
  return top.language === 'en' || top.language === 'ru' ? top.language : null;
}
