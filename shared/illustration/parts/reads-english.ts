/** What only passages in English need; the build adds the lexicon's English words (`scripts/painter-words.ts`). */
export { markEnglish } from '../reading/scope/english.ts';
