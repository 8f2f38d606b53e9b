/** What publishers call the parts around a book's own text, in English and Russian. */
const titles = [
  'title ?page',
  'half ?title(page| page)?',
  'imprint',
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
 * Whether a chapter stands around a book's own text, by its title: who is named there has a part in how the book came
 * about, not in what it tells.
 */
export function isFrontOrBackMatter(title: string): boolean {
  return PATTERN.test(title.trim());
}
