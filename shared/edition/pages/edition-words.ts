/** The texts of the edition's own pages, in the language of the book if we have it. */
export interface EditionWords {
  language: 'en' | 'ru';
  contents: string;
  notes: string;
  illustration: string;
  frontispiece: string;
  illustrations: string;
  people: string;
  characters: string;
  locations: string;
  alsoCalled: (names: string) => string;
  colophon: string;
  /** A picture without a caption, by its number from 1. */
  picture: (number: number) => string;
  original: (title: string, authors: string) => string;
  unchanged: (pictures: number) => string;
  upTo: (chapter: string) => string;
  drawn: (tool: string) => string;
  imagined: (tool: string) => string;
  marked: string;
  madeOn: (date: string) => string;
  formerIdentifier: (identifier: string) => string;
}

const english: EditionWords = {
  language: 'en',
  contents: 'Contents',
  notes: 'Notes',
  illustration: 'Illustration',
  frontispiece: 'Frontispiece',
  illustrations: 'Illustrations',
  people: 'People and places',
  characters: 'People',
  locations: 'Places',
  alsoCalled: (names) => `also ${names}`,
  colophon: 'About this edition',
  picture: (number) => `Illustration ${number}`,
  original: (title, authors) => (authors === '' ? `“${title}”` : `“${title}” by ${authors}`),
  unchanged: (pictures) =>
    `A reader’s own copy with ${pictures === 1 ? 'one picture' : `${pictures} pictures`}. The text is that of the original, unchanged; each picture stands after the paragraph that it belongs to, and its caption is taken from there.`,
  upTo: (chapter) => `This edition goes as far as its reader had read when it was made, into “${chapter}”.`,
  drawn: (tool) =>
    `The pictures by ${tool} were composed and drawn by a program, by rules, from the words of their passages; no person drew them, and no model was trained for them.`,
  imagined: (tool) =>
    `The pictures by ${tool} were made by an image model (artificial intelligence) from the words of their passages.`,
  marked: 'Each picture says so in its own metadata (IPTC Digital Source Type).',
  madeOn: (date) => `Made on ${date}.`,
  formerIdentifier: (identifier) => `Identifier of the original: ${identifier}`,
};

const russian: EditionWords = {
  language: 'ru',
  contents: 'Содержание',
  notes: 'Примечания',
  illustration: 'Иллюстрация',
  frontispiece: 'Фронтиспис',
  illustrations: 'Иллюстрации',
  people: 'Герои и места',
  characters: 'Герои',
  locations: 'Места',
  alsoCalled: (names) => `также ${names}`,
  colophon: 'Об этом издании',
  picture: (number) => `Иллюстрация ${number}`,
  original: (title, authors) => (authors === '' ? `«${title}»` : `${authors}. «${title}»`),
  unchanged: (pictures) =>
    `Экземпляр читателя с иллюстрациями (${pictures}). Текст оставлен без изменений; каждая иллюстрация стоит после абзаца, к которому относится, и подпись взята из него.`,
  upTo: (chapter) => `Издание доходит до места, на котором читатель остановился: глава «${chapter}».`,
  drawn: (tool) =>
    `Иллюстрации (${tool}) составлены и нарисованы программой по правилам из слов самого отрывка; их не рисовал человек, и модель для них не обучалась.`,
  imagined: (tool) =>
    `Иллюстрации (${tool}) созданы моделью изображений (искусственным интеллектом) по словам отрывка.`,
  marked: 'Это указано и в метаданных каждой иллюстрации (IPTC Digital Source Type).',
  madeOn: (date) => `Дата: ${date}.`,
  formerIdentifier: (identifier) => `Идентификатор оригинала: ${identifier}`,
};

export const editionWords = (language: string | null): EditionWords =>
  /^ru\b/i.test(language ?? '') ? russian : english;
