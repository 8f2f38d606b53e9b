import { Sparkles } from 'lucide-react';
import { Link } from 'wouter';
import { chapterPath } from '#app/routes.ts';
import { s } from '#app/strings/en.ts';

export interface ChapterLine {
  number: number;
  title: string;
  words: number;
  minutes: number;
  /** Number of descriptions found; null before extraction. */
  descriptions: number | null;
}

interface ChapterListProps {
  bookId: string;
  chapters: readonly ChapterLine[];
  current: number;
}

export function ChapterList({ bookId, chapters, current }: ChapterListProps) {
  return (
    <section>
      <h2 className="title-2 mb-3">{s.book.chapters}</h2>
      <ol className="list-none m-0 p-0 card divide-y divide-solid divide-line overflow-hidden">
        {chapters.map((chapter) => (
          <li key={chapter.number} className="border-x-0">
            <Link
              href={chapterPath(bookId, chapter.number)}
              aria-current={chapter.number === current ? 'location' : undefined}
              className={`grid grid-cols-[2.25rem_minmax(0,1fr)] xl:grid-cols-[2.5rem_minmax(0,1fr)_auto] gap-x-3 items-baseline px-4 py-3 no-underline focus-ring hover:bg-accent-soft ${
                chapter.number === current ? 'text-accent' : 'text-ink'
              }`}
            >
              <span className="text-muted tabular-nums text-right">{chapter.number}</span>
              <span className="font-600 truncate">{chapter.title}</span>
              <span className="col-start-2 xl:col-start-3 flex flex-wrap gap-x-3 text-sm text-muted">
                <span>{s.book.words(chapter.words.toLocaleString('en'))}</span>
                <span>{s.book.minutes(chapter.minutes)}</span>
                {chapter.descriptions !== null && (
                  <span
                    className={`inline-flex items-center gap-1 ${chapter.descriptions > 0 ? 'text-gold' : ''}`}
                  >
                    <Sparkles size={13} aria-hidden />
                    {s.book.descriptions(chapter.descriptions)}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
