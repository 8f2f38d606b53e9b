export type Language = 'en' | 'ru';

/** The language whose words a word of a text may be, by the script of its first letter; null for numbers and other scripts. */
export function languageOf(word: string): Language | null {
  const letter = word.charCodeAt(0);
  if (letter >= CYRILLIC && letter < AFTER_CYRILLIC) return 'ru';
  return letter >= LATIN && letter < AFTER_LATIN ? 'en' : null;
}

const [LATIN, AFTER_LATIN] = [0x61, 0x250];
const [CYRILLIC, AFTER_CYRILLIC] = [0x400, 0x530];
