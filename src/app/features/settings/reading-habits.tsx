import { useLiveQuery } from 'dexie-react-hooks';
import { BookOpen, ScrollText } from 'lucide-react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { readHabits, saveHabits, type ReadingHabits as Habits } from '#app/data/settings/reading-habits.ts';
import { reading } from '#app/strings/en-reading.ts';
import { Switch } from '#app/ui/switch.tsx';

const layouts = [
  { id: 'pages', label: reading.habits.pages, Icon: BookOpen },
  { id: 'scroll', label: reading.habits.scroll, Icon: ScrollText },
] as const;

/** Layout and keyboard settings. */
export function ReadingHabits() {
  const habits = useLiveQuery(readHabits, []);
  if (!habits) return null;
  return (
    <div className="grid gap-5">
      <RadioGroup
        value={habits.layout}
        onChange={(layout) => void saveHabits({ layout: layout as Habits['layout'] })}
        className="grid gap-2"
      >
        <Label className="text-sm font-600">{reading.habits.layout}</Label>
        <div className="grid grid-cols-2 gap-3">
          {layouts.map(({ id, label, Icon }) => (
            <Radio
              key={id}
              value={id}
              className="flex items-center justify-center gap-2 h-12 rounded-xl border-2 border-solid border-line cursor-pointer font-600 text-sm data-[selected]:border-accent data-[selected]:text-accent data-[focus-visible]:outline-2 data-[focus-visible]:outline-solid data-[focus-visible]:outline-accent data-[focus-visible]:outline-offset-2"
            >
              <Icon size={18} aria-hidden />
              {label}
            </Radio>
          ))}
        </div>
      </RadioGroup>
      <Switch
        label={reading.habits.letterKeys}
        hint={reading.habits.letterKeysHint}
        isSelected={habits.letterKeys}
        onChange={(letterKeys) => void saveHabits({ letterKeys })}
      />
    </div>
  );
}
