import { MapPin, UserRound } from 'lucide-react';
import type { NamedMember } from '#shared/reading/cast/who-is.ts';

interface MemberChipsProps {
  members: readonly NamedMember[];
  onMember: (id: string) => void;
}

/** Names as buttons that open their cards. */
export function MemberChips({ members, onMember }: MemberChipsProps) {
  return (
    <ul className="list-none m-0 p-0 flex flex-wrap gap-2">
      {members.map((member) => (
        <li key={member.id} className="min-w-0">
          <MemberChip member={member} onPress={() => onMember(member.id)} />
        </li>
      ))}
    </ul>
  );
}

function MemberChip({ member, onPress }: { member: NamedMember; onPress: () => void }) {
  const isPerson = member.kind === 'character';
  const Icon = isPerson ? UserRound : MapPin;
  return (
    <button
      type="button"
      onClick={onPress}
      className="inline-flex items-center gap-1.5 min-h-9 max-w-full px-3 rounded-full bg-raised border border-solid border-line text-sm text-ink cursor-pointer focus-ring transition-colors hover:border-accent hover:text-accent"
    >
      <Icon size={15} aria-hidden className={`shrink-0 ${isPerson ? 'text-gold' : 'text-lapis'}`} />
      <span className="truncate">{member.name}</span>
    </button>
  );
}
