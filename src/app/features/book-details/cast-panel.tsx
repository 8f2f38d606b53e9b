import { useLiveQuery } from 'dexie-react-hooks';
import { MapPin, UserRound } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { pullCast } from '#app/api/cast.ts';
import { findPublication } from '#app/data/books/publications.ts';
import { type LibraryBook } from '#app/data/books/library-books.ts';
import { readCast } from '#app/data/cast/cast.ts';
import { listCorrections } from '#app/data/cast/corrections.ts';
import { knownPosition } from '#app/data/progress/known-position.ts';
import { logFailure } from '#app/log.ts';
import { chapterPath } from '#app/routes.ts';
import { s } from '#app/strings/en.ts';
import { applyCorrections, correctionsInForce } from '#shared/reading/cast/apply-corrections.ts';
import { castUpTo, type KnownMember } from '#shared/reading/cast/cast-up-to.ts';
import { isFrontOrBackMatter } from '#shared/reading/cast/is-front-or-back-matter.ts';

/** The people and places that the reader has met so far, on any device. */
export function CastPanel({ book }: { book: LibraryBook }) {
  const members = useCast(book);
  if (!members) return null;
  const people = members.filter(({ kind }) => kind === 'character');
  const places = members.filter(({ kind }) => kind === 'location');
  return (
    <section aria-labelledby="cast-title">
      <h2 id="cast-title" className="title-2 mb-1">
        {s.cast.title}
      </h2>
      <p className="m-0 mb-3 text-sm text-muted">{members.length > 0 ? s.cast.hint : s.cast.empty}</p>
      <MemberList title={s.cast.people} members={people} bookId={book.id} />
      <MemberList title={s.cast.places} members={places} bookId={book.id} />
    </section>
  );
}

interface MemberListProps {
  title: string;
  members: readonly KnownMember[];
  bookId: string;
}

/** Shows the first few; the rest can be expanded. */
const IN_SIGHT = 6;

function MemberList({ title, members, bookId }: MemberListProps) {
  if (members.length === 0) return null;
  const [first, rest] = [members.slice(0, IN_SIGHT), members.slice(IN_SIGHT)];
  return (
    <div className="mb-4">
      <h3 className="text-base font-600 mt-0 mb-2">{title}</h3>
      <Members members={first} bookId={bookId} />
      {rest.length > 0 && (
        <details>
          <summary className="py-2 text-sm text-accent cursor-pointer focus-ring">
            {s.cast.more(rest.length)}
          </summary>
          <Members members={rest} bookId={bookId} />
        </details>
      )}
    </div>
  );
}

function Members({ members, bookId }: Omit<MemberListProps, 'title'>) {
  return (
    <ul className="list-none m-0 p-0 grid sm:grid-cols-2 gap-3">
      {members.map((member) => (
        <Member key={member.id} member={member} bookId={bookId} />
      ))}
    </ul>
  );
}

function Member({ member, bookId }: { member: KnownMember; bookId: string }) {
  const { kind, name, alsoCalled, attributes, since } = member;
  const Icon = kind === 'character' ? UserRound : MapPin;
  return (
    <li className="card px-4 py-3 grid gap-1 content-start min-w-0">
      <span className="flex items-start gap-2">
        <Icon size={16} aria-hidden className="shrink-0 mt-1 text-gold" />
        <span className="font-600 break-words min-w-0">{name}</span>
      </span>
      {alsoCalled.length > 0 && (
        <span className="text-sm text-muted break-words">{s.cast.alsoCalled(alsoCalled.join(', '))}</span>
      )}
      {attributes.length > 0 && (
        <span className="text-sm break-words">{attributes.map(({ value }) => value).join(' · ')}</span>
      )}
      <Link href={chapterPath(bookId, since)} className="text-sm text-accent w-fit focus-ring">
        {s.cast.since(since)}
      </Link>
    </li>
  );
}

/** Undefined while loading, before the book has been opened, and where the server has sent nothing. */
function useCast(book: LibraryBook): KnownMember[] | undefined {
  const { id, fileStatus, revision } = book;
  const stored = useLiveQuery(() => readCast(id), [id]);
  const made = useLiveQuery(() => listCorrections(id), [id]);
  const known = useLiveQuery(() => knownPosition(id), [id]);
  const publication = useLiveQuery(() => findPublication(id), [id]);
  useEffect(() => {
    // Offline, the stored cast is shown.
    pullCast({ id, fileStatus, revision }).catch(logFailure('cast'));
  }, [id, fileStatus, revision]);
  if (!stored || !made || !known || !publication) return undefined;
  const [chapter, offset] = known;
  const cast = applyCorrections(stored.cast, correctionsInForce(stored.cast, made, { chapter, offset }));
  const isCounted = (number: number) => !isFrontOrBackMatter(publication.chapters[number - 1]?.title ?? '');
  return castUpTo(cast, { chapter, offset }, isCounted);
}
