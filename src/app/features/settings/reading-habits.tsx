import { useLiveQuery } from 'dexie-react-hooks';
import { BookOpen, ScrollText } from 'lucide-react';
import { readHabits, saveHabits } from '#app/data/settings/reading-habits.ts';
import { reading } from '#app/strings/en-reading.ts';
import { Choice } from '#app/ui/choice.tsx';
import { Switch } from '#app/ui/switch.tsx';

const { habits: texts } = reading;

const layouts = [
  { id: 'pages', label: texts.pages, Icon: BookOpen },
  { id: 'scroll', label: texts.scroll, Icon: ScrollText },
] as const;

const pagesShown = [
  { id: 'auto', label: texts.pagesAuto },
  { id: 'one', label: texts.pagesOne },
  { id: 'two', label: texts.pagesTwo },
] as const;

/** Layout and keyboard settings. */
export function ReadingHabits() {
  const habits = useLiveQuery(readHabits, []);
  if (!habits) return null;
  return (
    <div className="grid gap-5">
      <Choice
        label={texts.layout}
        options={layouts}
        selected={habits.layout}
        onSelect={(layout) => void saveHabits({ layout })}
      />
      {habits.layout === 'pages' && (
        <>
          <Choice
            label={texts.pagesShown}
            options={pagesShown}
            selected={habits.pagesShown}
            onSelect={(shown) => void saveHabits({ pagesShown: shown })}
          />
          <Switch
            label={texts.pageMotion}
            isSelected={habits.pageMotion === 'slide'}
            onChange={(slides) => void saveHabits({ pageMotion: slides ? 'slide' : 'none' })}
          />
        </>
      )}
      <Switch
        label={texts.letterKeys}
        hint={texts.letterKeysHint}
        isSelected={habits.letterKeys}
        onChange={(letterKeys) => void saveHabits({ letterKeys })}
      />
      <Switch
        label={texts.veilsAhead}
        hint={texts.veilsAheadHint}
        isSelected={habits.veilsAhead}
        onChange={(veilsAhead) => void saveHabits({ veilsAhead })}
      />
    </div>
  );
}
