/** What only passages in English need; the build adds the lexicon's English words (`scripts/painter-words.ts`). */
export { ENGLISH_HOMONYMS as HOMONYMS } from '../reading/lexicon/english-homonyms.ts';
export { englishGivenName } from '../reading/english-given-names.ts';
export { isEnglishMetaphor as isMetaphor } from '../reading/scope/english-metaphors.ts';
export { markEnglish } from '../reading/scope/english.ts';
export { GROWTH } from '../reading/growth-words-english.ts';
