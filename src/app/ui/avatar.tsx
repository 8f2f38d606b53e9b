import { UserRound } from 'lucide-react';

interface AvatarProps {
  user: { full_name: string | null; email: string };
}

/** The first letter of the name, or of the email without one; an icon for a reader who has neither. */
export function Avatar({ user }: AvatarProps) {
  const letter = [...(user.full_name?.trim() || user.email)][0];
  return (
    <span
      aria-hidden
      className="inline-grid place-items-center size-9 shrink-0 rounded-full bg-accent text-on-accent font-title font-600 uppercase"
    >
      {letter ?? <UserRound size={18} />}
    </span>
  );
}
