import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { CHAPTERS_BACK } from '#shared/reading/cast/last-pages.ts';
import { previously, type Previously } from '#shared/reading/cast/previously.ts';
import { quote, type Quotation } from '#shared/reading/cast/quote-text.ts';
import { mayShow } from '#shared/reading/spoilers/may-show.ts';
import { Picture } from '#app/book-parts/picture.tsx';
import { usePicture } from '#app/book-parts/use-picture.ts';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { listIllustrated } from '#app/data/pictures/descriptions.ts';
import { story } from '#app/strings/en-story.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { useCloseOnBack } from '#app/ui/use-close-on-back.ts';
import { MemberChips } from '#app/book-parts/member-chips.tsx';
import { Part } from './part.tsx';
import { QuotationLink } from './quotation-link.tsx';
import { readTexts } from './read-card.ts';
import { Retelling } from './retelling.tsx';
import type { OpenCast } from './use-open-cast.ts';

const texts = story.previously;

interface PreviouslySheetProps {
  openCast: OpenCast;
  /** Its text is on the server too. */
  isOnServer: boolean;
  onJump: (chapter: number, offset: number) => void;
  onMember: (id: string) => void;
  onPicture: (descriptionId: string) => void;
  onClose: () => void;
}

/** What was read last, in the book's own sentences; never beyond the open page. */
export function PreviouslySheet({
  openCast,
  isOnServer,
  onJump,
  onMember,
  onPicture,
  onClose,
}: PreviouslySheetProps) {
  const recap = useRecap(openCast);
  useCloseOnBack(recap !== null, onClose);
  if (!recap) return null;
  const titles = new Map(openCast.chapters.map(({ number, title }) => [number, title]));
  const titleOf = (chapter: number) => titles.get(chapter) ?? '';
  return (
    <Dialog
      title={texts.title}
      isOpen
      onClose={onClose}
      closeLabel={s.app.close}
      hasLightBackdrop
      footer={
        <Button variant="primary" onPress={onClose}>
          {texts.continueReading}
        </Button>
      }
    >
      <div className="grid gap-5">
        <p className="m-0 text-sm text-muted">{recap.lines.length > 0 ? texts.hint : texts.none}</p>
        <ul className="list-none m-0 p-0 grid gap-3">
          {recap.lines.map((line) => (
            <li key={`${line.chapter}/${line.offset}`}>
              <QuotationLink quotation={line} {...{ titleOf, onJump }} />
            </li>
          ))}
        </ul>
        {isOnServer && recap.lines.length > 0 && <Retelling {...{ openCast, titleOf, onJump }} />}
        <LastPicture openCast={openCast} onPicture={onPicture} />
        {recap.where && (
          <Part title={texts.where}>
            <MemberChips members={[recap.where]} onMember={onMember} />
          </Part>
        )}
        {recap.present.length > 0 && (
          <Part title={texts.present}>
            <MemberChips members={recap.present} onMember={onMember} />
          </Part>
        )}
      </div>
    </Dialog>
  );
}

function LastPicture({ openCast, onPicture }: Pick<PreviouslySheetProps, 'openCast' | 'onPicture'>) {
  const rows = useLiveQuery(() => listIllustrated(openCast.bookId), [openCast.bookId]);
  const painted = (rows ?? []).filter(({ chapter_number: chapter, end: offset }) =>
    mayShow({ chapter, offset }, openCast.pageStart),
  );
  const last = painted.reduce<DescriptionRow | null>(
    (late, one) => (late && isBefore(one, late) ? late : one),
    null,
  );
  const picture = usePicture(last);
  if (!last) return null;
  return (
    <section className="grid gap-2">
      <h3 className="m-0 text-xs font-600 uppercase tracking-widest text-muted">{texts.lastPicture}</h3>
      <button
        type="button"
        onClick={() => onPicture(last.id)}
        className="block p-0 bg-transparent border-none rounded-xl overflow-hidden cursor-pointer focus-ring"
      >
        <Picture picture={picture} alt={last.content} className="w-full aspect-[16/9] object-cover" />
      </button>
    </section>
  );
}

const isBefore = (a: DescriptionRow, b: DescriptionRow): boolean =>
  a.chapter_number < b.chapter_number || (a.chapter_number === b.chapter_number && a.start < b.start);

interface Recap extends Omit<Previously, 'lines'> {
  readonly lines: readonly Quotation[];
}

/** Null until it has been read from this device. */
function useRecap(openCast: OpenCast): Recap | null {
  const [recap, setRecap] = useState<Recap | null>(null);
  useEffect(() => {
    let left = false;
    void readRecap(openCast).then((read) => !left && setRecap(read));
    return () => {
      left = true;
    };
  }, [openCast]);
  return recap;
}

async function readRecap({ bookId, cast, knowledge, pageStart }: OpenCast): Promise<Recap> {
  const numbers = Array.from({ length: CHAPTERS_BACK }, (_, i) => pageStart.chapter - i).filter((n) => n > 0);
  const chapters = await readTexts(bookId, numbers);
  const read = [...chapters].map(([number, text]) => ({ number, text })).sort((a, b) => a.number - b.number);
  const { lines, ...rest } = previously(cast, read, pageStart, knowledge.isCounted);
  return {
    ...rest,
    lines: lines.flatMap((line) => quote(chapters.get(line.chapter) ?? '', line, pageStart) ?? []),
  };
}
