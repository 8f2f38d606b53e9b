import type { KeyboardEvent } from 'react';
import { story } from '#app/strings/en-story.ts';
import { mentionGroups } from './mention-groups.ts';

interface MentionsLineProps {
  name: string;
  mentions: readonly { readonly chapter: number; readonly count: number }[];
  /** The last chapter that the reader knows some of. */
  upTo: number;
  onChapter: (chapter: number) => void;
  /** In a row of a list: lower, and without its scale. */
  isInRow?: boolean;
}

const texts = story.who;

/** With fewer chapters a chart of mentions isn't informative. */
const CHAPTERS_FOR_LINE = 4;

/** How often a member was named in the chapters read so far, each bar a way there; nothing where that says nothing. */
export function MentionsLine({ name, mentions, upTo, onChapter, isInRow = false }: MentionsLineProps) {
  if (upTo < CHAPTERS_FOR_LINE || mentions.length < 2) return null;
  const groups = mentionGroups(mentions, upTo);
  const most = Math.max(...groups.flatMap(({ bars }) => bars));
  const firstNamed = groups.findIndex(({ first }) => first !== null);
  const barCount = groups.reduce((sum, { bars }) => sum + bars.length, 0);
  return (
    <div style={{ maxWidth: `${barCount * WIDEST_BAR_REM}rem` }}>
      <div
        role="toolbar"
        aria-label={texts.mentions(name, mentions.length)}
        onKeyDown={moveByArrows}
        className={`flex gap-px ${isInRow ? 'h-6 shadow-[0_1px_var(--line)]' : 'h-8 shadow-[0_1px_var(--edge)]'}`}
      >
        {groups.map(({ from, to, first, count, bars }, i) => {
          const drawn = bars.map((one, at) => <Bar key={at} share={one / most} />);
          const style = { flexGrow: bars.length };
          // In a row the bars are low, and what can be pressed is not.
          const frame = `basis-0 min-w-0 flex items-end gap-px ${isInRow ? 'pt-1.5' : 'pt-0'}`;
          if (first === null)
            return (
              <span key={from} aria-hidden className={frame} style={style}>
                {drawn}
              </span>
            );
          return (
            <button
              key={from}
              type="button"
              title={texts.inChapters(from, to, count)}
              aria-label={texts.inChapters(from, to, count)}
              // One stop of the Tab key for each line; the arrows lead from bar to bar.
              tabIndex={i === firstNamed ? 0 : -1}
              onClick={() => onChapter(first)}
              className={`${frame} px-0 pb-0 bg-transparent border-none cursor-pointer text-gold focus-ring rounded-t-sm hover:bg-accent-soft hover:text-accent`}
              style={style}
            >
              {drawn}
            </button>
          );
        })}
      </div>
      {!isInRow && (
        <p aria-hidden className="m-0 flex justify-between mt-1 text-xs text-muted">
          <span>{texts.fromChapter}</span>
          <span>{texts.toChapter(upTo)}</span>
        </p>
      )}
    </div>
  );
}

/** Wide enough for a finger. */
const WIDEST_BAR_REM = 2;

/** The minimum height of a bar with a mention, in percent. */
const LOWEST = 12;

function Bar({ share }: { share: number }) {
  const height = share === 0 ? 0 : `${Math.max(LOWEST, Math.sqrt(share) * 100)}%`;
  return <span aria-hidden className="grow basis-0 rounded-t-sm bg-current opacity-80" style={{ height }} />;
}

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const bars = [...event.currentTarget.querySelectorAll('button')];
  const next = step && bars[bars.indexOf(document.activeElement as HTMLButtonElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
