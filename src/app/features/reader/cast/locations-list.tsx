import { MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { CastMember } from '#shared/contract/cast.ts';
import {
  firstMention,
  knownCounts,
  knownName,
  knownQuotations,
  startInChapter,
} from '#shared/reading/cast/known-facts.ts';
import { quote, quoteSentence, type Quotation } from '#shared/reading/cast/quote-text.ts';
import { whereNow } from '#shared/reading/cast/where-now.ts';
import type { NamedMember } from '#shared/reading/cast/who-is.ts';
import { Picture } from '#app/book-parts/picture.tsx';
import { usePicture } from '#app/book-parts/use-picture.ts';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { story } from '#app/strings/en-story.ts';
import { Expandable } from './expandable.tsx';
import { MemberFace } from './member-face.tsx';
import { MentionsLine } from './mentions-line.tsx';
import { QuotationLink } from './quotation-link.tsx';
import { readTexts } from './read-card.ts';
import { usePainted } from './use-painted.ts';
import type { OpenCast } from './use-open-cast.ts';

interface LocationsListProps {
  openCast: OpenCast;
  ids: readonly string[];
  onMember: (id: string) => void;
  onJump: (chapter: number, offset: number) => void;
}

/**
 * Where the story has been: places in the order in which they were named, with the book's words about them, and which of
 * them it is at now.
 */
export function LocationsList({ openCast, ids, onMember, onJump }: LocationsListProps) {
  const paintedOf = usePainted(openCast);
  const locations = useLocations(openCast, ids.join());
  if (locations.length === 0) return null;
  const titles = new Map(openCast.chapters.map(({ number, title }) => [number, title]));
  const { cast, knowledge, pageEnd } = openCast;
  const hereId = whereNow(cast, pageEnd, knowledge)?.id;
  const here = locations.findIndex(({ id }) => id === hereId);
  return (
    <Expandable title={story.lists.places} visibleCount={VISIBLE} alsoVisible={here}>
      {locations.map((location, i) => (
        <article
          key={location.id}
          aria-current={i === here ? 'location' : undefined}
          className="grid gap-2 px-3 py-2"
        >
          <LocationPicture painted={paintedOf(location.id)} name={location.name} />
          <button
            type="button"
            onClick={() => onMember(location.id)}
            className="flex items-center gap-3 min-h-12 text-left p-0 bg-transparent border-none cursor-pointer text-ink focus-ring rounded-xl hover:text-accent"
          >
            {!paintedOf(location.id) && <MemberFace member={location} painted={null} />}
            <span className="min-w-0 grid">
              <span className="font-title text-base font-600 leading-tight break-words">{location.name}</span>
              <span className="text-sm text-muted">{story.lists.named(location.times)}</span>
            </span>
            {i === here && <Here />}
          </button>
          <div className={paintedOf(location.id) ? '' : 'pl-15'}>
            <MentionsLine
              {...{ name: location.name, mentions: location.mentions, upTo: knowledge.known.chapter }}
              isInRow
              onChapter={(chapter) => onJump(chapter, startInChapter(location.member, chapter, knowledge))}
            />
          </div>
          {location.quotation && (
            <QuotationLink
              quotation={location.quotation}
              titleOf={(chapter) => titles.get(chapter) ?? ''}
              onJump={onJump}
            />
          )}
        </article>
      ))}
    </Expandable>
  );
}

const VISIBLE = 6;

function Here() {
  return (
    <span className="ml-auto shrink-0 inline-flex items-center gap-1 px-2 py-0.5 rounded-full bg-accent-soft text-accent text-xs font-600">
      <MapPin size={13} aria-hidden />
      {story.lists.here}
    </span>
  );
}

function LocationPicture({ painted, name }: { painted: DescriptionRow | null; name: string }) {
  const picture = usePicture(painted);
  if (!painted) return null;
  return (
    <Picture
      picture={picture}
      alt={story.who.picture(name)}
      className="w-full aspect-[16/9] object-cover rounded-xl border border-solid border-line"
    />
  );
}

interface MetLocation extends NamedMember {
  readonly member: CastMember;
  readonly mentions: readonly { readonly chapter: number; readonly count: number }[];
  readonly times: number;
  readonly quotation: Quotation | null;
}

/** In the order of their first mentions; empty until their words have been read. */
function useLocations(openCast: OpenCast, ids: string): readonly MetLocation[] {
  const [locations, setLocations] = useState<readonly MetLocation[]>([]);
  useEffect(() => {
    let left = false;
    void readLocations(openCast, ids === '' ? [] : ids.split(',')).then(
      (read) => !left && setLocations(read),
    );
    return () => {
      left = true;
    };
  }, [openCast, ids]);
  return locations;
}

async function readLocations(
  { bookId, cast, knowledge }: OpenCast,
  ids: readonly string[],
): Promise<MetLocation[]> {
  const found = ids.flatMap((id) => {
    const member = cast.find((one) => one.id === id)!;
    const name = knownName(member, knowledge);
    const first = firstMention(member, knowledge);
    if (name === null || !first) return [];
    const mentions = knownCounts(member, knowledge);
    const times = mentions.reduce((sum, { count }) => sum + count, 0);
    const [quotation] = knownQuotations(member, knowledge, 1);
    return [{ member, id, kind: member.kind, name, first, mentions, times, quotation }];
  });
  found.sort((a, b) => a.first.chapter - b.first.chapter || a.first.start - b.first.start);
  const texts = await readTexts(
    bookId,
    found.map(({ quotation, first }) => (quotation ?? first).chapter),
  );
  return found.map(({ quotation, first, ...location }) => {
    const text = texts.get((quotation ?? first).chapter) ?? '';
    const words = quotation
      ? quote(text, quotation, knowledge.known)
      : quoteSentence(text, first, knowledge.known);
    return { ...location, quotation: words };
  });
}
