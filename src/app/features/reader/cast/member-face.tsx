import { MapPin } from 'lucide-react';
import type { NamedMember } from '#shared/reading/cast/who-is.ts';
import { Picture } from '#app/book-parts/picture.tsx';
import { usePicture } from '#app/book-parts/use-picture.ts';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { story } from '#app/strings/en-story.ts';

interface MemberFaceProps {
  member: NamedMember;
  /** The passage whose picture shows them; null if none was painted. */
  painted: DescriptionRow | null;
  size?: 'sm' | 'lg';
}

/** The picture of a member in a small frame, or else their initial. */
export function MemberFace({ member, painted, size = 'sm' }: MemberFaceProps) {
  const frame = size === 'lg' ? 'size-18 text-3xl' : 'size-12 text-xl';
  const isPerson = member.kind === 'character';
  const shape = isPerson ? 'rounded-full' : 'rounded-xl';
  if (painted) return <PaintedFace painted={painted} name={member.name} className={`${frame} ${shape}`} />;
  return (
    <span
      aria-hidden
      className={`shrink-0 grid place-items-center border border-solid border-line bg-ground font-title font-600 ${frame} ${shape} ${isPerson ? 'text-gold' : 'text-lapis'}`}
    >
      {isPerson ? initialOf(member.name) : <MapPin size={size === 'lg' ? 28 : 20} />}
    </span>
  );
}

function PaintedFace({
  painted,
  name,
  className,
}: {
  painted: DescriptionRow;
  name: string;
  className: string;
}) {
  const picture = usePicture(painted);
  return (
    <span className={`shrink-0 overflow-hidden border border-solid border-line ${className}`}>
      <Picture picture={picture} alt={story.who.picture(name)} className="size-full object-cover" />
    </span>
  );
}

/** The initial of the name without its title: “Mr. Darcy” is D. */
function initialOf(name: string): string {
  const words = name.split(' ');
  const own = words.find((word) => !/^(?:mr|mrs|ms|miss|sir|lady|lord|dr|captain|colonel)\.?$/i.test(word));
  return (own ?? name).slice(0, 1).toUpperCase();
}
