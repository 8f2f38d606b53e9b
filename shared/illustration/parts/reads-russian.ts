/** What only passages in Russian need; the build adds the lexicon's Russian words (`scripts/painter-words.ts`). */
export { markRussian } from '../reading/scope/russian.ts';
