import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { PagePosition } from '#shared/reading/progress.ts';
import { reading } from '#app/strings/en-reading.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { ProgressBar } from '#app/ui/progress-bar.tsx';
import { sayTime } from './say-time.ts';

interface ReaderFooterProps {
  position: PagePosition;
  /** 0–100, as shown. */
  percent: number;
  /** That the rest of the chapter will take; null or 0 where there is nothing to say. */
  minutesLeft: number | null;
  /** The focus has come to the bar. */
  onFocus: () => void;
  canPrevious: boolean;
  canNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onChapter: (chapter: number) => void;
}

export function ReaderFooter({
  position,
  percent,
  minutesLeft,
  onFocus,
  canPrevious,
  canNext,
  onPrevious,
  onNext,
  onChapter,
}: ReaderFooterProps) {
  return (
    <footer
      onFocus={onFocus}
      className="reader-bar px-2 sm:px-6 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] grid grid-cols-[minmax(0,1fr)] gap-2"
    >
      <div className="flex items-center gap-3">
        {minutesLeft !== null && minutesLeft > 0 && (
          <span className="text-xs text-muted tabular-nums whitespace-nowrap">
            {reading.left.chapter(sayTime(minutesLeft))}
          </span>
        )}
        <ProgressBar label={reading.page.progress} percent={percent} thin />
        <span className="text-xs text-muted tabular-nums">{Math.round(percent)}%</span>
      </div>
      <nav aria-label={reading.page.page} className="flex items-center justify-between gap-2">
        <Button variant="ghost" isDisabled={!canPrevious} onPress={onPrevious}>
          <ChevronLeft size={18} aria-hidden />
          {reading.page.previous}
        </Button>
        <div className="grid grid-cols-[minmax(0,auto)] justify-items-center gap-1 min-w-0">
          <select
            aria-label={reading.page.chooseChapter}
            value={position.chapter}
            onChange={(event) => onChapter(Number(event.target.value))}
            className="h-11 max-w-full px-3 rounded-full bg-page text-ink border border-solid border-edge cursor-pointer focus-ring text-sm"
          >
            {Array.from({ length: position.chapters }, (_, i) => (
              <option key={i} value={i + 1}>
                {s.reader.chapter(i + 1)}
              </option>
            ))}
          </select>
          <span className="hidden md:block text-xs text-muted">{reading.page.hint}</span>
        </div>
        <Button variant="ghost" isDisabled={!canNext} onPress={onNext}>
          {reading.page.next}
          <ChevronRight size={18} aria-hidden />
        </Button>
      </nav>
    </footer>
  );
}
