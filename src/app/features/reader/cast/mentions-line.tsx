import { story } from '#app/strings/en-story.ts';

interface MentionsLineProps {
  mentions: readonly { readonly chapter: number; readonly count: number }[];
  /** The last chapter that the reader knows some of. */
  upTo: number;
}

const BARS = 48;

/** How often a member was named in the chapters read so far; several to a bar where there are many. */
export function MentionsLine({ mentions, upTo }: MentionsLineProps) {
  const perBar = Math.ceil(upTo / BARS);
  const bars = Array.from({ length: Math.ceil(upTo / perBar) }, () => 0);
  for (const { chapter, count } of mentions) bars[Math.floor((chapter - 1) / perBar)]! += count;
  const most = Math.max(1, ...bars);
  return (
    <figure className="m-0">
      <div
        role="img"
        aria-label={story.who.mentions(mentions.length)}
        className="flex items-end gap-px h-8 shadow-[0_1px_var(--edge)]"
      >
        {bars.map((count, i) => (
          <span
            key={i}
            className="grow rounded-t-sm bg-gold"
            style={{ height: count === 0 ? 0 : `${Math.max(LOWEST, Math.sqrt(count / most) * 100)}%` }}
          />
        ))}
      </div>
      <figcaption aria-hidden className="flex justify-between mt-1 text-xs text-muted">
        <span>{story.who.fromChapter}</span>
        <span>{story.who.toChapter(upTo)}</span>
      </figcaption>
    </figure>
  );
}

/** The minimum height of a bar with a mention, in percent. */
const LOWEST = 12;
