import { BookOpen, Cloud, ScrollText, Smartphone } from 'lucide-react';
import { useHasAccount } from '#app/state/auth.ts';
import { changeHabits, useReadingHabits } from '#app/state/reading-habits.ts';
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

const painters = [
  { id: 'server', label: texts.paintsOnServer, Icon: Cloud },
  { id: 'device', label: texts.paintsOnDevice, Icon: Smartphone },
] as const;

/** Settings of layout, keyboard, spoilers and pictures. */
export function ReadingHabits() {
  const habits = useReadingHabits();
  const hasAccount = useHasAccount();
  if (!habits) return null;
  return (
    <div className="grid gap-5">
      <Choice
        label={texts.layout}
        options={layouts}
        selected={habits.layout}
        onSelect={(layout) => void changeHabits({ layout })}
      />
      {habits.layout === 'pages' && (
        <>
          <Choice
            label={texts.pagesShown}
            options={pagesShown}
            selected={habits.pagesShown}
            onSelect={(shown) => void changeHabits({ pagesShown: shown })}
          />
          <Switch
            label={texts.pageMotion}
            isSelected={habits.pageMotion === 'slide'}
            onChange={(slides) => void changeHabits({ pageMotion: slides ? 'slide' : 'none' })}
          />
        </>
      )}
      <Switch
        label={texts.letterKeys}
        hint={texts.letterKeysHint}
        isSelected={habits.letterKeys}
        onChange={(letterKeys) => void changeHabits({ letterKeys })}
      />
      <Switch
        label={texts.spoilerFreeRereading}
        hint={texts.spoilerFreeRereadingHint}
        isSelected={habits.spoilerFreeRereading}
        onChange={(spoilerFreeRereading) => void changeHabits({ spoilerFreeRereading })}
      />
      {hasAccount && (
        <div className="grid gap-2">
          <Choice
            label={texts.paintsOn}
            options={painters}
            selected={habits.paintsOn}
            onSelect={(paintsOn) => void changeHabits({ paintsOn })}
          />
          <p className="m-0 text-sm text-muted">{texts.paintsOnHint[habits.paintsOn]}</p>
        </div>
      )}
    </div>
  );
}
