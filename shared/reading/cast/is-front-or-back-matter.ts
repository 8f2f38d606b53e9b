/** Titles of front and back matter in English and Russian. */
const titles = [
  'title ?page',
  'half ?title(page| page)?',
  'imprint',
  'frontispiece',
  '(list of )?illustrations',
  'people and places',
  'copyright',
  'uncopyright',
  'colophon',
  '(table of )?contents',
  'foreword',
  'introduction',
  'introductory note',
  'preface',
  'dedication',
  'epigraph',
  'acknowledge?ments?',
  '(end|foot)?notes?',
  'a note on .*',
  "(the )?(translator|editor|publisher|author|transcriber)[’']s (note|preface|introduction|foreword)",
  'about (the|this) .*',
  '(also )?by the same author',
  'bibliography',
  'glossary',
  'index',
  'appendix( .*)?',
  '(the full )?project gutenberg.*',
  'титул(ьный лист)?',
  'выходные данные',
  'фронтиспис',
  '(список )?иллюстраци[йи]',
  'герои и места',
  'об этом издании',
  'аннотация',
  'предисловие.*',
  'вступительная статья',
  'введение',
  'вступление',
  'посвящение',
  'эпиграф',
  'содержание',
  'оглавление',
  'примечани[ея].*',
  'комментарии.*',
  'сноски',
  'об авторе',
  'от (автора|редактора|издател[яь]|переводчика)',
  'послесловие.*',
  'словарь.*',
  'библиография',
  'благодарности',
];
const PATTERN = new RegExp(`^(${titles.join('|')})[.:]?$`, 'iu');

/**
 * Whether a chapter is front or back matter, by its title. The people named there belong to the making of the book, not
 * to its story.
 */
export function isFrontOrBackMatter(title: string): boolean {
  return PATTERN.test(title.trim());
}
