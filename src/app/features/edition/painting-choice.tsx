import { useLiveQuery } from 'dexie-react-hooks';
import { edition } from '#app/strings/en-edition.ts';
import { Choice } from '#app/ui/choice.tsx';
import type { EditionOptions } from './make-edition-file.ts';
import { countPicturesToPaint } from './paint-chapters.ts';

interface PaintingChoiceProps {
  bookId: string;
  options: EditionOptions;
  onChoose: (perChapter: number) => void;
}

const OPTIONS = ['0', '1', '2', '3'] as const;

/** Whether, and how many, pictures of each chapter are painted before the edition is made. */
export function PaintingChoice({ bookId, options, onChoose }: PaintingChoiceProps) {
  const { perChapter } = options;
  const toPaint = useCountToPaint(bookId, options);
  return (
    <div className="grid gap-2">
      <Choice
        label={edition.paint}
        options={OPTIONS.map((id) => ({ id, label: id === '0' ? edition.paintNone : id }))}
        selected={OPTIONS[perChapter] ?? '0'}
        onSelect={(id) => onChoose(Number(id))}
      />
      {perChapter > 0 && toPaint !== undefined && (
        <p className="m-0 text-sm text-muted">
          {toPaint === null
            ? edition.paintExtractsFirst
            : toPaint === 0
              ? edition.paintNothing
              : edition.paintUpTo(toPaint)}
        </p>
      )}
    </div>
  );
}

/** How many pictures are to be painted; null before the book's extraction, undefined while counting. */
export function useCountToPaint(
  bookId: string,
  { until, perChapter }: EditionOptions,
): number | null | undefined {
  return useLiveQuery(
    () => countPicturesToPaint(bookId, { until, perChapter }),
    [bookId, until?.chapter, until?.offset, perChapter],
  );
}
