import { BookOpen, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Heading } from 'react-aria-components/Heading';
import { Avatar } from '../avatar.tsx';
import { Button, IconButton } from '../button.tsx';
import { Choice } from '../choice.tsx';
import { SelectableTile } from '../selectable-tile.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Cover } from '../cover.tsx';
import { Dialog } from '../dialog.tsx';
import { Drawer } from '../drawer.tsx';
import { EmptyState, LostPageVignette, OpenBookVignette } from '../empty-state.tsx';
import { LinkButton } from '../link-button.tsx';
import { Menu, MenuItem } from '../menu.tsx';
import { PageHeader } from '../page-header.tsx';
import { Popover } from '../popover.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { SearchField } from '../search-field.tsx';
import { Select } from '../select.tsx';
import { Slider } from '../slider.tsx';
import { LoadingPage, Spinner } from '../spinner.tsx';
import { buttonClass, type ButtonVariant } from '../styles.ts';
import { Switch } from '../switch.tsx';
import { Tabs } from '../tabs.tsx';
import { PasswordField, TextField } from '../text-field.tsx';
import { WordCard } from '../word-card.tsx';

/** A component with its states, each with a name. */
export interface Sample {
  name: string;
  states: readonly (readonly [label: string, element: ReactNode])[];
}

const nothing = () => undefined;
const icon = <BookOpen size={17} aria-hidden />;
const variants: ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger'];
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

/** An overlay and the button that opens it. */
function Opened({ show }: { show: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      {isOpen && show(() => setOpen(false))}
    </>
  );
}

export const samples: readonly Sample[] = [
  {
    name: 'Button',
    states: [
      ...variants.map(
        (variant) =>
          [
            variant,
            <span key={variant} className="flex flex-wrap gap-2">
              <Button variant={variant}>{icon} Read</Button>
              <Button variant={variant} size="sm">
                Small
              </Button>
              <Button variant={variant} isDisabled>
                Disabled
              </Button>
            </span>,
          ] as const,
      ),
      ['wide', <Button wide>Wide</Button>],
      [
        'a link that looks like one',
        <LinkButton key="link" href="#" variant="secondary">
          To the library
        </LinkButton>,
      ],
      [
        'icon, pressed, disabled',
        <span className="flex">
          <IconButton label="Remove">{icon}</IconButton>
          <IconButton label="Pressed" aria-pressed>
            {icon}
          </IconButton>
          <IconButton label="Disabled" isDisabled>
            <Trash2 size={17} aria-hidden />
          </IconButton>
        </span>,
      ],
    ],
  },
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
                <Cover url={null} title="Emma" author="Jane Austen" alt="Emma" />
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
  {
    name: 'Progress',
    states: [
      [
        'none, some, all',
        [0, 42, 100].map((percent) => <ProgressBar key={percent} label="Read" percent={percent} />),
      ],
      ['thin', <ProgressBar label="Read" percent={66} thin />],
      [
        'waiting',
        <span className="flex items-center gap-4">
          <Spinner label="Loading" />
          <Spinner label="Loading" large />
        </span>,
      ],
      ['a page that is coming', <LoadingPage label="Loading" />],
    ],
  },
  {
    name: 'Over the page',
    states: [
      [
        'menu',
        <Menu label="Book" heading="Emma" trigger={<AriaButton className={buttonClass()}>Menu</AriaButton>}>
          <MenuItem id="open" icon={icon}>
            Open
          </MenuItem>
          <MenuItem id="keep" icon={icon} hint="Ahead, with its pictures.">
            Keep
          </MenuItem>
        </Menu>,
      ],
      [
        'popover',
        <Popover label="Sync" trigger={<AriaButton className={buttonClass()}>Popover</AriaButton>}>
          {(close) => <Button onPress={close}>Everything is synced</Button>}
        </Popover>,
      ],
      [
        'card about a word',
        <Opened
          show={(close) => (
            <WordCard words={null} closeLabel="Close" onClose={close}>
              <Heading slot="title" className="m-0">
                Emma
              </Heading>
            </WordCard>
          )}
        />,
      ],
      [
        'dialog',
        <Opened
          show={(close) => (
            <Dialog title="A dialog" isOpen onClose={close} closeLabel="Close" footer={<Button>Done</Button>}>
              {'Lorem ipsum dolor sit amet. '.repeat(60)}
            </Dialog>
          )}
        />,
      ],
      [
        'question',
        <Opened
          show={(close) => (
            <ConfirmDialog
              title="Discard it?"
              closeLabel="Close"
              cancelLabel="Keep"
              confirmLabel="Discard"
              isDangerous
              onConfirm={close}
              onClose={close}
            >
              It will be gone.
            </ConfirmDialog>
          )}
        />,
      ],
      ...(['left', 'right'] as const).map(
        (side) =>
          [
            `drawer, ${side}`,
            <Opened
              key={side}
              show={(close) => (
                <Drawer title="A drawer" side={side} onClose={close} closeLabel="Close">
                  <p className="px-6">Its content.</p>
                </Drawer>
              )}
            />,
          ] as const,
      ),
    ],
  },
  {
    name: 'Books and people',
    states: [
      [
        'cover, none or broken',
        <span className="grid grid-cols-3 gap-3">
          {[null, '/no-such-cover', '/icon-512.png'].map((url, i) => (
            <span key={i} className="block aspect-[2/3]">
              <Cover
                url={url}
                title={['Emma', 'Persuasion', 'Icon'][i]!}
                author="Jane Austen"
                alt="A cover"
              />
            </span>
          ))}
        </span>,
      ],
      [
        'avatar',
        <span className="flex gap-2">
          <Avatar user={{ full_name: 'Ada Reader', email: 'ada@example.org' }} />
          <Avatar user={{ full_name: null, email: 'élise@example.org' }} />
        </span>,
      ],
      ['head of a page', <PageHeader title="My Library" lead="3 books" actions={<Button>Upload</Button>} />],
      [
        'empty',
        <EmptyState title="No books yet" picture={<OpenBookVignette />} action={<Button>Upload</Button>}>
          Add one.
        </EmptyState>,
      ],
      [
        'lost',
        <EmptyState title="Page Not Found" picture={<LostPageVignette />}>
          Never bound in.
        </EmptyState>,
      ],
    ],
  },
];
