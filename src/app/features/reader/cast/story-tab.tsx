import { History, UsersRound } from 'lucide-react';
import { castUpTo } from '#shared/reading/cast/cast-up-to.ts';
import { story } from '#app/strings/en-story.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyTab } from '../notebook/empty-tab.tsx';
import { CorrectionsList } from './corrections-list.tsx';
import { PeopleList } from './people-list.tsx';
import { LocationsList } from './locations-list.tsx';
import type { OpenCast } from './use-open-cast.ts';

export interface StoryTabProps {
  /** Null while it is being read. */
  openCast: OpenCast | null;
  onMember: (id: string) => void;
  onPreviously: () => void;
  onJump: (chapter: number, offset: number) => void;
}

/** What has happened, who has been met and where it was, up to what the reader knows. */
export function StoryTab({ openCast, onMember, onPreviously, onJump }: StoryTabProps) {
  if (!openCast) return null;
  const { cast, corrections, knowledge } = openCast;
  const members = castUpTo(cast, knowledge.known, knowledge.isCounted);
  const idsOf = (kind: 'character' | 'location') =>
    members.filter((member) => member.kind === kind).map(({ id }) => id);
  return (
    <div className="grid gap-6 pt-1 pb-4">
      <span>
        <Button variant="ghost" onPress={onPreviously}>
          <History size={18} aria-hidden />
          {story.previously.open}
        </Button>
      </span>
      <PeopleList openCast={openCast} ids={idsOf('character')} onMember={onMember} onJump={onJump} />
      <LocationsList openCast={openCast} ids={idsOf('location')} onMember={onMember} onJump={onJump} />
      <CorrectionsList corrections={corrections} />
      {members.length === 0 && corrections.length === 0 && (
        <EmptyTab Icon={UsersRound} title={story.lists.none}>
          {story.lists.noneHint}
        </EmptyTab>
      )}
    </div>
  );
}
