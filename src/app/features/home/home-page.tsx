import {
  BookOpenText,
  Images,
  LibraryBig,
  ScanText,
  ShieldCheck,
  Upload,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'wouter';
import { BookCover } from '#app/book-parts/book-cover.tsx';
import { BookTitle } from '#app/book-parts/book-title.tsx';
import { useLibrary } from '#app/book-parts/use-library.ts';
import { chapterPath, routes } from '#app/routes.ts';
import { useHasAccount, useUser } from '#app/state/auth.ts';
import { useModals } from '#app/state/modals.ts';
import { s } from '#app/strings/en.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { ProgressBar } from '#app/ui/progress-bar.tsx';
import { buttonClass } from '#app/ui/styles.ts';
import { usePageTitle } from '#app/ui/use-page-title.ts';

const cardClass =
  'card flex items-start gap-4 p-5 text-left no-underline text-ink focus-ring cursor-pointer transition-colors hover:border-accent w-full text-base';

export function HomePage() {
  usePageTitle(s.nav.home);
  const user = useUser();
  const hasAccount = useHasAccount();
  const open = useModals((state) => state.open);
  return (
    <>
      <PageHeader title={s.home.welcome(user.full_name || s.home.reader)} lead={s.home.lead} />
      <div className="grid gap-4 md:grid-cols-3 mb-10">
        <Link href={routes.library} className={cardClass}>
          <CardBody
            Icon={LibraryBig}
            title={s.home.browse}
            hint={hasAccount ? s.home.browseHint : s.home.browseHintLocal}
          />
        </Link>
        <button type="button" onClick={() => open({ kind: 'upload' })} className={cardClass}>
          <CardBody Icon={Upload} title={s.home.upload} hint={s.home.uploadHint} />
        </button>
        <Link href={routes.images} className={cardClass}>
          <CardBody Icon={Images} title={s.home.gallery} hint={s.home.galleryHint} />
        </Link>
      </div>
      <div className="grid gap-6 lg:grid-cols-[1.6fr_1fr] items-start">
        <ReadingProgress />
        <Features />
      </div>
    </>
  );
}

function CardBody({ Icon, title, hint }: { Icon: LucideIcon; title: string; hint: string }) {
  return (
    <>
      <span className="grid place-items-center size-11 shrink-0 rounded-xl bg-accent-soft text-accent">
        <Icon size={22} aria-hidden />
      </span>
      <span>
        <span className="block font-title font-600 text-lg">{title}</span>
        <span className="block text-sm text-muted">{hint}</span>
      </span>
    </>
  );
}

/** Books in progress, last read first. */
function ReadingProgress() {
  const books = useLibrary();
  const reading = (books ?? [])
    .filter((book) => book.percent > 0 && book.percent < 99.5)
    .sort((a, b) => b.lastReadAt - a.lastReadAt);
  return (
    <section className="card p-6">
      <h2 className="title-2 m-0 mb-4">{s.home.progress}</h2>
      {books && reading.length === 0 && (
        <EmptyState
          headingLevel="h3"
          title={s.home.noProgress}
          action={
            <Link href={routes.library} className={buttonClass('secondary')}>
              {s.home.startReading}
            </Link>
          }
        />
      )}
      {reading.length > 0 && (
        <ul className="list-none m-0 p-0 grid gap-4">
          {reading.slice(0, 8).map((book) => (
            <li key={book.id} className="flex items-center gap-4">
              <div className="w-12 aspect-[2/3] shrink-0">
                <BookCover book={book} width={3} />
              </div>
              <div className="grow min-w-0 grid gap-1.5">
                <p
                  lang={book.language ?? undefined}
                  className="m-0 font-title font-600 leading-snug line-clamp-2 break-words hyphens-auto"
                >
                  <BookTitle book={book} />
                </p>
                <div className="flex items-center gap-3">
                  <ProgressBar label={s.library.progressOf(book.title)} percent={book.percent} thin />
                  <span className="text-xs text-muted tabular-nums">{Math.round(book.percent)}%</span>
                </div>
              </div>
              <Link
                href={chapterPath(book.id, book.currentChapter)}
                className={buttonClass('secondary', 'sm')}
              >
                {s.home.continue}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const featureIcons = [ScanText, BookOpenText, ShieldCheck];

function Features() {
  return (
    <section className="card p-6">
      <h2 className="title-2 m-0 mb-4">{s.home.features}</h2>
      <ul className="list-none m-0 p-0 grid gap-5">
        {s.home.feature.map(([title, hint], i) => {
          const Icon = featureIcons[i]!;
          return (
            <li key={title} className="flex gap-3">
              <Icon size={20} aria-hidden className="shrink-0 mt-0.5 text-gold" />
              <span>
                <span className="block font-600">{title}</span>
                <span className="block text-sm text-muted">{hint}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
