import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { PagePosition } from '#shared/reading/progress/percent.ts';
import { reading } from '#app/strings/en-reading.ts';
import { s } from '#app/strings/en.ts';
import { ProgressBar } from '#app/ui/progress-bar.tsx';
import { buttonClass } from '#app/ui/styles.ts';
import { ActionButton, WideScreenOnly, type BookActions } from './book-actions.tsx';
import { formatTime } from '../progress/format-time.ts';
import type { Turn } from '../pages/use-page-turns.ts';

interface ReaderFooterProps {
  position: PagePosition;
  /** 0–100, as shown. */
  percent: number;
  /** Time left in the chapter; null or 0 when unknown. */
  minutesLeft: number | null;
  /** The focus has come to the bar. */
  onFocus: () => void;
  actions: BookActions;
  canPrevious: boolean;
  canNext: boolean;
  onTurn: (to: Turn) => void;
  onChapter: (chapter: number) => void;
  /** Shown between the page buttons instead of the other controls until it is dismissed. */
  notice: ReactNode;
}

/** Progress and page buttons; on a phone also the actions of the upper bar. */
export function ReaderFooter({
  position,
  percent,
  minutesLeft,
  onFocus,
  actions,
  canPrevious,
  canNext,
  onTurn,
  onChapter,
  notice,
}: ReaderFooterProps) {
  return (
    <footer onFocus={onFocus} className="reader-bar relative px-1 sm:px-4 pb-[env(safe-area-inset-bottom)]">
      <div className="absolute inset-x-0 -top-px">
        <ProgressBar label={reading.page.progress} percent={percent} thin />
      </div>
      <nav aria-label={reading.page.page} className="flex items-center justify-between gap-0 sm:gap-2 h-13">
        <TurnButton
          label={reading.page.previous}
          isDisabled={!canPrevious}
          onPress={() => onTurn('previous')}
        >
          <ChevronLeft size={20} aria-hidden />
        </TurnButton>
        {notice ?? (
          <>
            <span className="inline-flex sm:hidden">
              <ActionButton action="onContents" actions={actions} />
              <WideScreenOnly>
                <ActionButton action="onSearch" actions={actions} />
              </WideScreenOnly>
            </span>
            <div className="flex items-center justify-center gap-4 min-w-0 text-xs text-muted tabular-nums whitespace-nowrap">
              {minutesLeft !== null && minutesLeft > 0 && (
                <span className="hidden sm:inline">{reading.left.chapter(formatTime(minutesLeft))}</span>
              )}
              <ChapterSelect position={position} onChapter={onChapter} />
              <span className="max-[420px]:sr-only">{Math.round(percent)}%</span>
              <span className="sr-only lg:not-sr-only">{reading.page.hint}</span>
            </div>
            <span className="inline-flex sm:hidden">
              <WideScreenOnly>
                <ActionButton action="onBookmark" actions={actions} />
              </WideScreenOnly>
              <ActionButton action="onSettings" actions={actions} />
            </span>
          </>
        )}
        <TurnButton label={reading.page.next} isDisabled={!canNext} onPress={() => onTurn('next')} isForward>
          <ChevronRight size={20} aria-hidden />
        </TurnButton>
      </nav>
    </footer>
  );
}

interface TurnButtonProps {
  label: string;
  isDisabled: boolean;
  isForward?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** On a phone only an arrow. */
function TurnButton({ label, isForward = false, children, ...props }: TurnButtonProps) {
  const name = <span className="sr-only sm:not-sr-only">{label}</span>;
  return (
    <AriaButton {...props} className={`${buttonClass('ghost')} min-w-11 max-sm:px-0!`}>
      {!isForward && children}
      {name}
      {isForward && children}
    </AriaButton>
  );
}

function ChapterSelect({ position, onChapter }: Pick<ReaderFooterProps, 'position' | 'onChapter'>) {
  return (
    <span className="relative inline-grid items-center min-w-0">
      <select
        aria-label={reading.page.chooseChapter}
        value={position.chapter}
        onChange={(event) => onChapter(Number(event.target.value))}
        className="appearance-none h-9 min-w-0 max-w-full pl-2 pr-5 sm:pl-4 sm:pr-9 rounded-full bg-page text-ink border border-solid border-edge cursor-pointer focus-ring text-xs sm:text-sm tabular-nums"
      >
        {Array.from({ length: position.chapters }, (_, i) => (
          <option key={i} value={i + 1}>
            {s.reader.chapter(i + 1)}
          </option>
        ))}
      </select>
      <ChevronDown
        size={14}
        aria-hidden
        className="absolute right-1.5 sm:right-3.5 text-muted pointer-events-none"
      />
    </span>
  );
}
