export const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const CLAUSE_WORDS = 24;

export const LIKENESS_WORDS = 40;

export const LIST_WORDS = 12;

export const BUT = set('но а лишь только кроме однако зато');

/** A location follows, which exists whatever is negated. */
export const PLACING = set(
  'в во на у при под над за перед по из от до через сквозь среди около возле к ко с со',
);

export const isVerb = (word: string): boolean =>
  /(?:[аеияоуы]л(?:а|о|и|ся|ась|ось|ись)?|[аеиоя]ть(?:ся)?|[еи]т(?:ся)?|[уюая]т(?:ся)?|ешь|ишь|ало|шли|шел|шла|лся|лась|лось|лись)$/u.test(
    word,
  ) && word.length > 3;

export const GENITIVES = /(?:[оеё]в|ей|ых|их|[бвгджзклмнпрстфхцчшщ]|а|я|ы|и)$/u;
