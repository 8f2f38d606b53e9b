import { BookOpen, Trash2 } from 'lucide-react';
import { Avatar } from '../avatar.tsx';
import { Button, IconButton } from '../button.tsx';
import { Cover } from '../cover.tsx';
import { EmptyState, LostPageVignette, OpenBookVignette } from '../empty-state.tsx';
import { LinkButton } from '../link-button.tsx';
import { PageHeader } from '../page-header.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { LoadingPage, Spinner } from '../spinner.tsx';
import type { ButtonVariant } from '../styles.ts';
import { formSamples } from './form-samples.tsx';
import { overlaySamples } from './overlay-samples.tsx';
import type { Sample } from './sample.ts';

const icon = <BookOpen size={17} aria-hidden />;

const variants: ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger'];

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
  ...formSamples,
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
  ...overlaySamples,
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
                width={7}
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
