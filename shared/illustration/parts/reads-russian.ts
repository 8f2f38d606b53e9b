/** What only passages in Russian need; the build adds the lexicon's Russian words (`scripts/painter-words.ts`). */
export { RUSSIAN_HOMONYMS as HOMONYMS } from '../reading/lexicon/russian-homonyms.ts';
export { isRussianMetaphor as isMetaphor } from '../reading/scope/russian-metaphors.ts';
export { markRussian } from '../reading/scope/russian.ts';
export { GROWTH } from '../reading/growth-words-russian.ts';
