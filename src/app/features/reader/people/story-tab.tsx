import { History, UsersRound } from 'lucide-react';
import { castUpTo } from '#shared/reading/cast/cast-up-to.ts';
import { story } from '#app/strings/en-story.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyTab } from '../notebook/empty-tab.tsx';
import { CorrectionsList } from './corrections-list.tsx';
import { PeopleList } from './people-list.tsx';
import { PlacesList } from './places-list.tsx';
import type { People } from './use-people.ts';

export interface StoryTabProps {
  /** Null before the book's extraction. */
  people: People | null;
  onMember: (id: string) => void;
  onPreviously: () => void;
  onJump: (chapter: number, offset: number) => void;
}

/** What has happened, who has been met and where it was, up to what the reader knows. */
export function StoryTab({ people, onMember, onPreviously, onJump }: StoryTabProps) {
  const members = people ? castUpTo(people.cast, people.knowledge.known, people.knowledge.isCounted) : [];
  if (!people || (members.length === 0 && people.corrections.length === 0))
    return (
      <EmptyTab Icon={UsersRound} title={story.lists.none}>
        {story.lists.noneHint}
      </EmptyTab>
    );
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
      <PeopleList people={people} ids={idsOf('character')} onMember={onMember} />
      <PlacesList people={people} ids={idsOf('location')} onMember={onMember} onJump={onJump} />
      <CorrectionsList corrections={people.corrections} />
    </div>
  );
}
