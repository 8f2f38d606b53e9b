import { Keyboard, MapPin, Search } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import type { LocatorTuple } from '#shared/contract/records.ts';
import type { ContentsEntry } from '#shared/publication/publication.ts';
import { contentsLines, currentLine } from '#shared/reading/navigation/contents-lines.ts';
import type { PagePosition } from '#shared/reading/progress/percent.ts';
import { reading } from '#app/strings/en-reading.ts';
import { Button } from '#app/ui/button.tsx';
import { ProgressBar } from '#app/ui/progress-bar.tsx';
import { formatTime } from '../progress/format-time.ts';
import type { TimeLeft } from '../progress/use-pace.ts';
import { LanguageField, type LanguageFieldProps } from './language-field.tsx';

export interface ContentsTabProps extends LanguageFieldProps {
  title: string;
  contents: readonly ContentsEntry[];
  chapters: readonly { number: number; title: string }[];
  place: { chapter: number; offset: number };
  position: PagePosition;
  /** 0–100, as the footer shows it. */
  percent: number;
  timeLeft: TimeLeft | null;
  /** The furthest position of any device. */
  furthest: LocatorTuple | null;
  onJump: (chapter: number, offset: number) => void;
  onSearch: () => void;
  onKeys: () => void;
}

/** The reader's position, the contents, and the actions that the header lacks on phones. */
export function ContentsTab({
  contents,
  chapters,
  place,
  position,
  percent,
  timeLeft,
  furthest,
  onJump,
  onSearch,
  onKeys,
  ...language
}: ContentsTabProps) {
  const lines = useMemo(() => contentsLines(contents, chapters), [contents, chapters]);
  const current = currentLine(lines, place);
  const currentRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    currentRef.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <>
      <div className="grid gap-2 px-3 pt-1 pb-4">
        <p className="m-0 flex justify-between gap-3 text-sm text-muted">
          <span>{reading.notebook.place(position.chapter, position.chapters)}</span>
          <span className="tabular-nums">{reading.notebook.percent(Math.round(percent))}</span>
        </p>
        <ProgressBar label={reading.page.progress} percent={percent} thin />
        {timeLeft && timeLeft.book > 0 && (
          <p className="m-0 text-sm text-muted">{reading.left.book(formatTime(timeLeft.book))}</p>
        )}
      </div>
      {furthest && furthest[0] > position.chapter && (
        <Button variant="ghost" onPress={() => onJump(furthest[0], furthest[1])}>
          <MapPin size={17} aria-hidden />
          {reading.page.furthest(furthest[0])}
        </Button>
      )}
      <ol className="list-none m-0 p-0">
        {lines.map((line, i) => (
          <li key={`${line.chapter}/${line.offset}/${i}`}>
            <button
              ref={i === current ? currentRef : null}
              type="button"
              aria-current={i === current ? 'location' : undefined}
              onClick={() => onJump(line.chapter, line.offset)}
              style={{ paddingInlineStart: `${0.75 + Math.min(line.depth, 5) * 1.1}rem` }}
              className={`contents-line w-full min-h-11 text-left pr-3 py-2 rounded-lg border-none cursor-pointer text-base leading-snug focus-ring ${
                i === current
                  ? 'bg-accent-soft text-accent font-600'
                  : `bg-transparent hover:bg-accent-soft ${line.depth > 0 ? 'text-muted' : 'text-ink'}`
              }`}
            >
              {line.title}
            </button>
          </li>
        ))}
      </ol>
      <div className="grid gap-4 mt-5 px-3 pt-4 pb-2 border-0 border-t border-solid border-line">
        <LanguageField {...language} />
        <span className="-ml-3 flex flex-wrap">
          <Button variant="ghost" onPress={onSearch}>
            <Search size={18} aria-hidden />
            {reading.search.open}
          </Button>
          <Button variant="ghost" onPress={onKeys}>
            <Keyboard size={18} aria-hidden />
            {reading.keys.open}
          </Button>
        </span>
      </div>
    </>
  );
}
