/** A book's highlights and notes for export. */
export interface ExportedBook {
  title: string;
  author: string;
  chapters: readonly { number: number; title: string }[];
  /** In reading order. */
  highlights: readonly ExportedHighlight[];
}

export interface ExportedHighlight {
  chapter: number;
  text: string;
  /** The words continue beyond the stored text. */
  isCut: boolean;
  note: string;
}

/** Highlights and notes as Markdown, under the title of the book and a heading for each chapter that has any. */
export function formatNotesMarkdown({ title, author, chapters, highlights }: ExportedBook): string {
  const titles = new Map(chapters.map((chapter) => [chapter.number, chapter.title]));
  const parts = [`# ${inOneLine(title)}`];
  if (author) parts.push(`*${inOneLine(author)}*`);
  let heading = 0;
  for (const { chapter, text, isCut, note } of highlights) {
    if (chapter !== heading)
      parts.push(`## ${inOneLine(`Chapter ${chapter}: ${titles.get(chapter) ?? ''}`)}`);
    heading = chapter;
    parts.push(quoted(isCut ? `${text}…` : text));
    if (note.trim()) parts.push(escaped(note.trim()));
  }
  return `${parts.join('\n\n')}\n`;
}

const quoted = (text: string) =>
  escaped(text)
    .split('\n')
    .map((line) => (line ? `> ${line}` : '>'))
    .join('\n');

const inOneLine = (text: string) => escaped(text.replace(/\s+/g, ' ').trim().replace(/:$/, ''));

/** Escapes Markdown, so that no text becomes a heading, a list or a link. */
function escaped(text: string): string {
  return text
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
    .replace(/^(\s*)([#+\-=]|\d+(?=[.)]))/gm, (_, space: string, sign: string) =>
      /\d/.test(sign) ? `${space}${sign}\\` : `${space}\\${sign}`,
    );
}
