import { Sparkles } from 'lucide-react';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import type { RetoldLine } from '#shared/contract/retelling.ts';
import { quote, type Quotation } from '#shared/reading/cast/quote-text.ts';
import { refreshOffersRetelling, requestRetelling } from '#app/api/retelling.ts';
import { offersRetelling, readRetelling } from '#app/data/cast/retelling.ts';
import { logFailure } from '#app/log.ts';
import { useConnection } from '#app/state/connection.ts';
import { story } from '#app/strings/en-story.ts';
import { Button } from '#app/ui/button.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { Part } from './part.tsx';
import { QuotationLink, type ChapterTitles } from './quotation-link.tsx';
import { readTexts } from './read-card.ts';
import { retellingFailure } from './retelling-failure.ts';
import type { OpenCast } from './use-open-cast.ts';

const texts = story.retelling;

interface RetellingProps {
  openCast: OpenCast;
  titleOf: ChapterTitles;
  onJump: (chapter: number, offset: number) => void;
}

/** What was read last, retold by the server's language model on request; nothing if the server has none. */
export function Retelling({ openCast: { bookId, pageStart }, titleOf, onJump }: RetellingProps) {
  const { chapter, offset } = pageStart;
  const isOffered = useLiveQuery(offersRetelling, []);
  const told = useLiveQuery(
    async () => withWords(bookId, (await readRetelling(bookId, { chapter, offset })) ?? null, pageStart),
    [bookId, chapter, offset],
  );
  const { isRequesting, failure, ask } = useRetellingRequest(bookId, pageStart);
  const isOnline = useConnection((state) => state.online);
  useEffect(() => {
    if (isOnline) refreshOffersRetelling().catch(logFailure('info'));
  }, [isOnline]);
  if (told)
    return (
      <Part title={texts.title}>
        <p className="m-0 text-sm text-muted">{told.length > 0 ? texts.note : texts.nothing}</p>
        <ol className="list-none m-0 p-0 grid gap-4">
          {told.map(({ text, quotations }) => (
            <li key={text} className="grid gap-1.5">
              <p className="m-0 font-600">{text}</p>
              {quotations.map((one) => (
                <QuotationLink
                  key={`${one.chapter}/${one.offset}`}
                  quotation={one}
                  {...{ titleOf, onJump }}
                />
              ))}
            </li>
          ))}
        </ol>
      </Part>
    );
  if (!isOffered || told === undefined) return null;
  if (!isOnline) return <p className="m-0 text-sm text-muted">{texts.offline}</p>;
  return (
    <section className="grid gap-2 justify-items-start">
      <Button variant="secondary" isDisabled={isRequesting} onPress={ask}>
        {isRequesting ? <Spinner label={texts.asking} /> : <Sparkles size={18} aria-hidden />}
        {texts.ask}
      </Button>
      <p role="status" className="m-0 text-sm text-muted">
        {failure ?? texts.hint}
      </p>
    </section>
  );
}

interface SourcedLine {
  readonly text: string;
  /** The sentences of the book that it is based on. */
  readonly quotations: readonly Quotation[];
}

/** A line without a source sentence that can be shown here is left out, because it couldn't be checked. */
async function withWords(
  bookId: string,
  lines: readonly RetoldLine[] | null,
  known: OpenCast['pageStart'],
): Promise<readonly SourcedLine[] | null> {
  if (!lines) return null;
  const chapters = await readTexts(
    bookId,
    lines.flatMap(({ sources }) => sources.map(({ chapter }) => chapter)),
  );
  return lines.flatMap(({ text, sources }) => {
    const quotations = sources.flatMap((one) => quote(chapters.get(one.chapter) ?? '', one, known) ?? []);
    const isShown = quotations.some((one) => one.text !== '');
    return isShown ? [{ text, quotations }] : [];
  });
}

function useRetellingRequest(bookId: string, place: OpenCast['pageStart']) {
  const [isRequesting, setRequesting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const ask = () => {
    setRequesting(true);
    setFailure(null);
    requestRetelling(bookId, place)
      .catch((error: unknown) => setFailure(retellingFailure(error)))
      .finally(() => setRequesting(false));
  };
  return { isRequesting, failure, ask };
}
