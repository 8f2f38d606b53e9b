export const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** The maximum words of a clause: longer ones have a comma. */
export const CLAUSE_WORDS = 24;

/** A noun phrase's. */
export const PHRASE_WORDS = 7;

export const PRONOUNS = set('i you we they he she it who which that one there what');

export const VERB_AFTER = set(
  'was were is are had has have did do stood sat lay ran came went saw looked seemed began rose fell hung held made took shone',
);

export const NEW_CLAUSE = set(
  'but while when where which who whose that because for so than until till before after though although whom yet except save only',
);

/** A location follows, which exists whatever is negated. */
export const PLACING = set(
  'in on at by beside near under over behind above upon into through across along around round against within beneath below from',
);

export const ARTICLES = set('a an the his her its their my our your this that these those some any');
