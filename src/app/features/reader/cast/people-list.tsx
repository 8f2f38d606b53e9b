import { firstMention, knownCounts, knownName, startInChapter } from '#shared/reading/cast/known-facts.ts';
import { story } from '#app/strings/en-story.ts';
import { MemberFace } from './member-face.tsx';
import { Expandable } from './expandable.tsx';
import { MentionsLine } from './mentions-line.tsx';
import { usePainted } from './use-painted.ts';
import type { OpenCast } from './use-open-cast.ts';

interface PeopleListProps {
  openCast: OpenCast;
  /** Most mentioned first. */
  ids: readonly string[];
  onMember: (id: string) => void;
  onJump: (chapter: number, offset: number) => void;
}

/** Everybody met so far, each a button to their card, over the chapters that name them. */
export function PeopleList({ openCast, ids, onMember, onJump }: PeopleListProps) {
  const paintedOf = usePainted(openCast);
  const upTo = openCast.knowledge.known.chapter;
  const rows = ids.flatMap((id) => {
    const member = openCast.cast.find((one) => one.id === id)!;
    const name = knownName(member, openCast.knowledge);
    const first = firstMention(member, openCast.knowledge);
    if (name === null || !first) return [];
    const mentions = knownCounts(member, openCast.knowledge);
    const times = mentions.reduce((sum, { count }) => sum + count, 0);
    return [{ member, id, kind: member.kind, name, chapter: first.chapter, mentions, times }];
  });
  if (rows.length === 0) return null;
  return (
    <Expandable title={story.lists.people} visibleCount={8}>
      {rows.map((row) => (
        <div key={row.id}>
          <button
            type="button"
            onClick={() => onMember(row.id)}
            className="w-full min-h-14 flex items-center gap-3 text-left px-3 py-1.5 rounded-xl bg-transparent border-none cursor-pointer text-ink focus-ring hover:bg-accent-soft"
          >
            <MemberFace member={row} painted={paintedOf(row.id)} />
            <span className="min-w-0 grid">
              <span className="font-title text-base font-600 leading-tight break-words">{row.name}</span>
              <span className="text-sm text-muted">
                {story.who.firstMet(row.chapter)} · {story.lists.times(row.times)}
              </span>
            </span>
          </button>
          <div className="pl-18 pr-3 pb-2">
            <MentionsLine
              {...{ name: row.name, mentions: row.mentions, upTo }}
              isInRow
              onChapter={(chapter) =>
                onJump(chapter, startInChapter(row.member, chapter, openCast.knowledge))
              }
            />
          </div>
        </div>
      ))}
    </Expandable>
  );
}
