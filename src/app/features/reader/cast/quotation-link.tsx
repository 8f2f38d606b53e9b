import type { Quotation } from '#shared/reading/cast/quote-text.ts';
import { reading } from '#app/strings/en-reading.ts';
import { story } from '#app/strings/en-story.ts';

export interface ChapterTitles {
  /** The title of a chapter, '' if it has none. */
  (chapter: number): string;
}

interface QuotationLinkProps {
  quotation: Quotation;
  titleOf: ChapterTitles;
  onJump: (chapter: number, offset: number) => void;
}

/** A quotation that links to its place in the book. */
export function QuotationLink({ quotation: { chapter, offset, text }, titleOf, onJump }: QuotationLinkProps) {
  return (
    <button
      type="button"
      onClick={() => onJump(chapter, offset)}
      title={reading.notebook.jump}
      className="group block w-full min-h-11 text-left m-0 pl-3.5 pr-2 py-1 bg-transparent border-0 border-l-2 border-solid border-line cursor-pointer text-ink focus-ring transition-colors hover:border-accent"
    >
      <span className="block font-title text-base leading-normal hyphens-auto break-words">{text}</span>
      <span className="block mt-0.5 text-xs text-muted group-hover:text-accent">
        {story.who.place(chapter, titleOf(chapter))}
      </span>
    </button>
  );
}
