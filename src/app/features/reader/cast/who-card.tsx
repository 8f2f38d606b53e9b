import { ChevronLeft } from 'lucide-react';
import { Heading } from 'react-aria-components/Heading';
import type { NamedMember } from '#shared/reading/cast/who-is.ts';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { story } from '#app/strings/en-story.ts';
import { MemberChips } from '#app/book-parts/member-chips.tsx';
import { MemberFace } from './member-face.tsx';
import { MentionsLine } from './mentions-line.tsx';
import { Part } from './part.tsx';
import { QuotationLink, type ChapterTitles } from './quotation-link.tsx';
import type { CardContent } from './read-card.ts';

const texts = story.who;

interface WhoCardProps {
  card: CardContent;
  painted: DescriptionRow | null;
  /** Other members the tapped name might mean. */
  others: readonly NamedMember[];
  /** Someone else may be meant, perhaps someone the reader has not met yet. */
  isUnsure: boolean;
  /** The card that led here; null for the first. */
  before: NamedMember | null;
  /** The last chapter that the reader knows some of. */
  upTo: number;
  titleOf: ChapterTitles;
  onJump: (chapter: number, offset: number) => void;
  onMember: (id: string) => void;
  onBack: () => void;
  onChapter: (chapter: number) => void;
  onPicture: (descriptionId: string) => void;
}

/** Who a person is, or what a place is, in the book's own words. */
export function WhoCard({
  card,
  painted,
  others,
  isUnsure,
  before,
  upTo,
  titleOf,
  onJump,
  ...on
}: WhoCardProps) {
  const { first, quotations, company, mentions, alsoCalled } = card;
  const isPerson = card.kind === 'character';
  return (
    <div className="grid gap-4">
      {before && (
        <button
          type="button"
          onClick={on.onBack}
          className="justify-self-start inline-flex items-center gap-1 min-h-9 -ml-1.5 px-1.5 rounded-lg bg-transparent border-none text-sm text-muted cursor-pointer focus-ring hover:text-accent"
        >
          <ChevronLeft size={17} aria-hidden />
          {texts.back(before.name)}
        </button>
      )}
      <header className="flex items-center gap-4 pr-9">
        {painted ? (
          <button
            type="button"
            onClick={() => on.onPicture(painted.id)}
            className="p-0 bg-transparent border-none rounded-full cursor-pointer focus-ring"
          >
            <MemberFace member={card} painted={painted} size="lg" />
          </button>
        ) : (
          <MemberFace member={card} painted={null} size="lg" />
        )}
        <div className="min-w-0">
          <Heading slot="title" className="m-0 font-title text-xl font-600 leading-tight break-words">
            {card.name}
          </Heading>
          {alsoCalled.length > 0 && (
            <p className="m-0 mt-1 text-sm text-muted leading-snug line-clamp-2">
              {texts.alsoCalled(alsoCalled.slice(0, NAMES).join(', '))}
            </p>
          )}
          <Met card={card} onJump={onJump} />
        </div>
      </header>
      {others.length > 0 && (
        <div className="grid gap-1.5 px-3 py-2.5 rounded-xl bg-accent-soft">
          <p className="m-0 text-sm">{texts.unsure}</p>
          <MemberChips members={others} onMember={on.onMember} />
        </div>
      )}
      {isUnsure && others.length === 0 && (
        <p className="m-0 text-sm px-3 py-2.5 rounded-xl bg-accent-soft">
          {isPerson ? texts.somebodyElse : texts.somewhereElse}
        </p>
      )}
      {first && (
        <Part title={texts.firstWords}>
          <QuotationLink quotation={first} titleOf={titleOf} onJump={onJump} />
        </Part>
      )}
      {quotations.length > 0 ? (
        <Part title={texts.inTheBooksWords}>
          <ul className="list-none m-0 p-0 grid gap-3">
            {quotations.map((quotation) => (
              <li key={`${quotation.chapter}/${quotation.offset}`}>
                <QuotationLink quotation={quotation} titleOf={titleOf} onJump={onJump} />
              </li>
            ))}
          </ul>
        </Part>
      ) : (
        <p className="m-0 text-sm text-muted">{texts.noQuotations}</p>
      )}
      {company.length > 0 && (
        <Part title={isPerson ? texts.company : texts.people}>
          <MemberChips members={company} onMember={on.onMember} />
        </Part>
      )}
      <MentionsLine name={card.name} mentions={mentions} upTo={upTo} onChapter={on.onChapter} />
    </div>
  );
}

const NAMES = 4;

/** “First met in chapter 3”, “Last met 40 pages ago”, each a way there. */
function Met({ card, onJump }: Pick<WhoCardProps, 'card' | 'onJump'>) {
  const { first, lastMet } = card;
  const isPerson = card.kind === 'character';
  if (!lastMet) return <p className="m-0 mt-1 text-sm text-gold">{texts.newHere}</p>;
  return (
    <p className="m-0 mt-0.5 flex flex-wrap gap-x-3 text-sm leading-snug">
      {first && (
        <Place onGo={() => onJump(first.chapter, first.offset)}>
          {isPerson ? texts.firstMet(first.chapter) : texts.firstNamed(first.chapter)}
        </Place>
      )}
      <Place onGo={() => onJump(lastMet.chapter, lastMet.offset)}>
        {isPerson ? texts.lastMet(lastMet.pagesAgo) : texts.lastNamed(lastMet.pagesAgo)}
      </Place>
    </p>
  );
}

function Place({ onGo, children }: { onGo: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onGo}
      className="p-0 min-h-6 bg-transparent border-none text-sm text-accent cursor-pointer focus-ring hover:underline underline-offset-3"
    >
      {children}
    </button>
  );
}
