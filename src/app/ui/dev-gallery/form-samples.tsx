import { BookOpen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Choice } from '../choice.tsx';
import { SelectableTile } from '../selectable-tile.tsx';
import { Cover } from '../cover.tsx';
import { SearchField } from '../search-field.tsx';
import { Select } from '../select.tsx';
import { Slider } from '../slider.tsx';
import { Switch } from '../switch.tsx';
import { Tabs } from '../tabs.tsx';
import { PasswordField, TextField } from '../text-field.tsx';
import type { Sample } from './sample.ts';

const nothing = () => undefined;
const icon = <BookOpen size={17} aria-hidden />;
const fruits = ['Apples', 'Quinces', 'A pear tree whose name is longer than the field'];
const options = fruits.map((label) => ({ id: label, label }));
const secret = { name: 'secret', showLabel: 'Show', hideLabel: 'Hide' };

/** A controlled component with state of its own. */
function Kept<T>({
  initial,
  show,
}: {
  initial: T;
  show: (value: T, change: (value: T) => void) => ReactNode;
}) {
  const [value, setValue] = useState(initial);
  return show(value, setValue);
}

export const formSamples: readonly Sample[] = [
  {
    name: 'Text field',
    states: [
      ['empty', <TextField label="Name" name="a" value="" onChange={nothing} placeholder="Ada Reader" />],
      ['with a hint', <TextField label="Name" name="b" value="Ada" onChange={nothing} hint="optional" />],
      ['wrong', <TextField label="Email" name="c" value="ada@" onChange={nothing} error="Invalid" />],
      [
        'read only',
        <TextField label="Email" name="d" value="ada@example.org" onChange={nothing} isReadOnly />,
      ],
      [
        'a password',
        <PasswordField
          label="Password"
          value="a quiet corner"
          onChange={nothing}
          hint="Strong."
          {...secret}
        />,
      ],
      [
        'a wrong password',
        <PasswordField label="Password" value="123" onChange={nothing} error="Too short" {...secret} />,
      ],
      [
        'search',
        <Kept
          initial="lamp"
          show={(value, onChange) => (
            <SearchField label="Search" placeholder="Search…" value={value} onChange={onChange} />
          )}
        />,
      ],
    ],
  },
  {
    name: 'Choices',
    states: [
      [
        'select',
        <Kept
          initial="Apples"
          show={(selected, onSelect) => (
            <Select label="Fruit" options={options} selected={selected} onSelect={onSelect} />
          )}
        />,
      ],
      [
        'select, a long choice',
        <Select label="Fruit" options={options} selected={fruits[2]!} onSelect={nothing} />,
      ],
      [
        'slider',
        <Kept
          initial={18}
          show={(value, onChange) => (
            <Slider
              label="Size"
              value={value}
              min={12}
              max={32}
              step={1}
              format={String}
              onChange={onChange}
            />
          )}
        />,
      ],
      [
        'switch, off and on',
        <Kept
          initial={false}
          show={(isOn, onChange) => <Switch label="Reminders" isSelected={isOn} onChange={onChange} />}
        />,
      ],
      [
        'choice',
        <Kept
          initial="one"
          show={(selected, onSelect) => (
            <Choice
              label="Pages side by side"
              options={[
                { id: 'one', label: 'One' },
                { id: 'two', label: 'Two' },
              ]}
              selected={selected}
              onSelect={onSelect}
            />
          )}
        />,
      ],
      ['switch with a hint', <Switch label="Kept" hint="On this device." isSelected onChange={nothing} />],
      [
        'tile, chosen and not',
        <span className="grid grid-cols-2 gap-3">
          {[true, false].map((isSelected) => (
            <SelectableTile key={String(isSelected)} label="Emma" isSelected={isSelected} onChange={nothing}>
              <span className="block aspect-[2/3]">
                <Cover url={null} title="Emma" author="Jane Austen" alt="Emma" width={7} />
              </span>
            </SelectableTile>
          ))}
        </span>,
      ],
      [
        'tabs',
        <Tabs
          label="Seasons"
          initial="Autumn"
          tabs={['Spring', 'Summer', 'Autumn', 'Winter'].map((id) => ({ id, label: id, icon, content: id }))}
        />,
      ],
    ],
  },
];
