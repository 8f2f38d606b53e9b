import { Fragment } from 'react';
import { reading } from '#app/strings/en-reading.ts';
import { s } from '#app/strings/en.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { useCloseOnBack } from '#app/ui/use-close-on-back.ts';

const { keys } = reading;

const pages = [
  { action: keys.list.page, keys: [['←'], ['→']] },
  { action: keys.list.scroll, keys: [[keys.space], [keys.shift, keys.space]] },
  { action: keys.list.chapter, keys: [['Home'], ['End']] },
];

const book = [
  { action: keys.list.contents, keys: [['T']] },
  { action: keys.list.search, keys: [['F']] },
  { action: keys.list.bookmark, keys: [['B']] },
  { action: keys.list.highlight, keys: [['H']] },
  { action: keys.list.bars, keys: [['M']] },
  { action: keys.list.help, keys: [['?']] },
];

/** All keyboard shortcuts and gestures. */
export function KeysHelp({ letterKeys, onClose }: { letterKeys: boolean; onClose: () => void }) {
  useCloseOnBack(true, onClose);
  return (
    <Dialog title={keys.title} isOpen onClose={onClose} closeLabel={s.app.close}>
      {/* On a small screen the list scrolls, and keys must be able to scroll it. */}
      <div role="group" aria-label={keys.title} tabIndex={0} className="rounded-lg focus-ring">
        <KeyList title={keys.groups.pages} lines={pages} />
        <KeyList title={keys.groups.book} lines={book} />
        {!letterKeys && <p className="m-0 mt-3 text-sm text-muted">{keys.off}</p>}
        <h3 className="m-0 mt-6 mb-2 text-sm font-600 text-muted">{keys.taps}</h3>
        <ul className="list-none m-0 p-0 grid gap-1.5 leading-snug">
          {Object.values(keys.tapList).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

interface KeyListProps {
  title: string;
  lines: { action: string; keys: string[][] }[];
}

function KeyList({ title, lines }: KeyListProps) {
  return (
    <>
      <h3 className="m-0 mt-6 first:mt-1 mb-1 text-sm font-600 text-muted">{title}</h3>
      <dl className="m-0 grid">
        {lines.map((line) => (
          <div
            key={line.action}
            className="flex items-center justify-between gap-4 py-1.5 border-0 border-b border-solid border-line last:border-b-0"
          >
            <dt className="leading-snug">{line.action}</dt>
            <dd className="m-0 shrink-0 flex flex-wrap justify-end items-center gap-1.5">
              {line.keys.map((chord, i) => (
                <Fragment key={chord.join()}>
                  {i > 0 && <span className="text-sm text-muted">{keys.or}</span>}
                  <Chord>{chord}</Chord>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Keys that are pressed together. */
function Chord({ children }: { children: string[] }) {
  return (
    <span className="inline-flex items-center gap-1">
      {children.map((key, i) => (
        <Fragment key={key}>
          {i > 0 && '+'}
          <kbd className="key">{key}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
