import { useMemo, type ComponentProps } from 'react';
import { ChapterEnd } from '../chapter-end.tsx';
import { PageView } from '../page-view.tsx';
import type { ChapterSource } from './typeset-chapter.ts';
import type { ScrollPages } from './use-scroll-pages.ts';

interface ScrollingChapterProps extends Omit<ComponentProps<typeof PageView>, 'content'> {
  source: ChapterSource;
  scroll: ScrollPages;
  label: string;
  /** How many the book has. */
  chapters: number;
  titleOf: (chapter: number) => string;
  onChapter: (chapter: number) => void;
}

/** A chapter in one piece, with links to the chapters before and after it. */
export function ScrollingChapter({
  source,
  scroll,
  label,
  chapters,
  titleOf,
  onChapter,
  ...page
}: ScrollingChapterProps) {
  const { number } = source;
  const content = useMemo(
    () => ({ ...source, html: scroll.html, text: scroll.text, start: 0 }),
    [source, scroll.html, scroll.text],
  );
  return (
    <article className="reader-column" aria-label={label}>
      {number > 1 && (
        <ChapterEnd end="start" title={titleOf(number - 1)} onPress={() => onChapter(number - 1)} />
      )}
      <PageView {...page} content={content} />
      {number < chapters && (
        <ChapterEnd end="end" title={titleOf(number + 1)} onPress={() => onChapter(number + 1)} />
      )}
    </article>
  );
}
