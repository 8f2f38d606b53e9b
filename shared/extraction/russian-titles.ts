import type { Word } from './words.ts';
import { readRussian } from './vendor-az.ts';

/** Lemmas of words that precede a name and are not part of it. */
export const TITLES = new Set(
  'князь княгиня княжна граф графиня барон баронесса господин госпожа генерал полковник майор капитан поручик доктор царь царица император императрица отец мать дядя тетя тетка брат сестра бабушка дедушка король королева принц президент премьер министр губернатор депутат адвокат мэр'.split(
    ' ',
  ),
);

/**
 * The title before a name, its lemma; '' if there is none.
 *
 * @param name the first word of the name; of what is no declined name, leave it out
 */
export function titleBefore(before: Word | undefined, name?: string): string {
  if (!before || !TITLES.has(before.lemma)) return '';
  // «взглянул на брата Алеша», «сестра Мити»: whose they are, or who does something to them.
  return name !== undefined && RELATIONS.has(before.lemma) && !isInCaseOf(before.text, name)
    ? ''
    : before.lemma;
}

const RELATIONS = new Set(['отец', 'мать', 'дядя', 'тетя', 'тетка', 'брат', 'сестра', 'бабушка', 'дедушка']);

function isInCaseOf(title: string, name: string): boolean {
  const names = readRussian(name).filter((one) => one.name !== '');
  return readRussian(title).some((one) =>
    names.some(
      ({ grammaticalCase, gender }) =>
        grammaticalCase === one.grammaticalCase && (!gender || gender === one.gender),
    ),
  );
}
