import { Button as AriaButton } from 'react-aria-components/Button';
import { BookOpen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Dialog } from '../dialog.tsx';
import { Drawer } from '../drawer.tsx';
import { Menu, MenuItem } from '../menu.tsx';
import { Popover } from '../popover.tsx';
import { buttonClass } from '../styles.ts';
import { WordCard } from '../word-card.tsx';
import type { Sample } from './sample.ts';

const icon = <BookOpen size={17} aria-hidden />;

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

export const overlaySamples: readonly Sample[] = [
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
];
