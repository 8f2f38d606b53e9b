import { formatNotesMarkdown } from '#shared/reading/notes/notes-markdown.ts';
import type { Highlight } from '#app/data/annotations/annotations.ts';
import { fileName, saveFile } from '#app/state/save-file.ts';
import { reading } from '#app/strings/en-reading.ts';

interface Notes {
  title: string;
  author: string;
  chapters: readonly { number: number; title: string }[];
  highlights: readonly Highlight[];
}

/** Downloads highlights and notes as a Markdown file. */
export function downloadNotes({ title, author, chapters, highlights }: Notes): void {
  const markdown = formatNotesMarkdown({
    title,
    author,
    chapters,
    highlights: highlights.map(({ loc, end, text, note }) => ({
      chapter: loc[0],
      text,
      isCut: text.length < end - loc[1],
      note,
    })),
  });
  saveFile(new Blob([markdown], { type: 'text/markdown' }), reading.notebook.file(fileName(title)));
}
