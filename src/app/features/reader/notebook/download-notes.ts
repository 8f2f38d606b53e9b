import { formatNotesMarkdown } from '#shared/reading/notes/notes-markdown.ts';
import type { Highlight } from '#app/data/annotations/annotations.ts';
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
  const url = URL.createObjectURL(new Blob([markdown], { type: 'text/markdown' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = reading.notebook.file(fileName(title));
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Without characters that some file systems reject. */
function fileName(title: string): string {
  return (
    title
      .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, 80) || 'book'
  );
}
