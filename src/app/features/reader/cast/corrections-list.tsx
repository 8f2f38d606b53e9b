import type { Correction } from '#shared/reading/cast/apply-corrections.ts';
import { reading } from '#app/strings/en-reading.ts';
import { story } from '#app/strings/en-story.ts';
import { Button } from '#app/ui/button.tsx';
import { undo } from './correct-cast.ts';
import { Expandable } from './expandable.tsx';

const texts = story.correct;

/** What the reader has corrected so far, the latest first; each can be undone. */
export function CorrectionsList({ corrections }: { corrections: readonly Correction[] }) {
  if (corrections.length === 0) return null;
  return (
    <Expandable title={texts.listTitle} visibleCount={6}>
      {[...corrections].reverse().map((one) => (
        <div key={one.id} className="flex items-center justify-between gap-3 pl-3 min-h-11">
          <span className="min-w-0 text-sm break-words">{describe(one)}</span>
          <Button
            variant="ghost"
            size="sm"
            aria-label={texts.undo(describe(one))}
            onPress={() => undo(one.id)}
          >
            {one.kind === 'hide' ? texts.restore : reading.page.undo}
          </Button>
        </div>
      ))}
    </Expandable>
  );
}

function describe({ kind, of, names, name }: Correction): string {
  const [[first], second] = names as [Correction['names'][number], ...Correction['names']];
  if (kind === 'rename') return texts.isCalled(first, name);
  if (kind === 'merge') return texts.areOne(first, second?.[0] ?? first);
  const isAnother = of === 'character' ? texts.isAnother : texts.isAnotherPlace;
  if (kind === 'split') return isAnother(names.map(([text]) => text).join(', '));
  return texts.isHidden(first);
}
