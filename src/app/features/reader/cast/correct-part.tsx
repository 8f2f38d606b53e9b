import { EyeOff, Pencil, Split, UsersRound } from 'lucide-react';
import { story } from '#app/strings/en-story.ts';
import { Button } from '#app/ui/button.tsx';
import { Part } from './part.tsx';

const texts = story.correct;

/** What a reader can correct with a form. */
export type CorrectionForm = 'rename' | 'merge' | 'split';

interface CorrectPartProps {
  isPerson: boolean;
  /** Known under several names, some of which may be another member's. */
  canSplit: boolean;
  onForm: (form: CorrectionForm) => void;
  onHide: () => void;
}

/** The ways to correct a card. */
export function CorrectPart({ isPerson, canSplit, onForm, onHide }: CorrectPartProps) {
  return (
    <Part title={texts.title}>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onPress={() => onForm('rename')}>
          <Pencil size={15} aria-hidden />
          {texts.rename}
        </Button>
        <Button size="sm" onPress={() => onForm('merge')}>
          <UsersRound size={15} aria-hidden />
          {isPerson ? texts.samePerson : texts.samePlace}
        </Button>
        {canSplit && (
          <Button size="sm" onPress={() => onForm('split')}>
            <Split size={15} aria-hidden />
            {isPerson ? texts.notSamePerson : texts.notSamePlace}
          </Button>
        )}
        <Button size="sm" onPress={onHide}>
          <EyeOff size={15} aria-hidden />
          {texts.hide}
        </Button>
      </div>
    </Part>
  );
}
