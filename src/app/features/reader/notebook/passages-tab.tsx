import { Image, Leaf } from 'lucide-react';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { reading } from '#app/strings/en-reading.ts';
import { s } from '#app/strings/en.ts';
import { EmptyTab } from './empty-tab.tsx';

export interface PassagesTabProps {
  /** The descriptions of the open chapter, in text order. */
  passages: readonly DescriptionRow[];
  onJump: (chapter: number, offset: number) => void;
}

/** The passages of the open chapter that can be illustrated. */
export function PassagesTab({ passages, onJump }: PassagesTabProps) {
  if (passages.length === 0)
    return (
      <EmptyTab Icon={Leaf} title={reading.notebook.noPassages}>
        {reading.notebook.noPassagesHint}
      </EmptyTab>
    );
  return (
    <>
      <p className="m-0 px-3 pb-2 text-sm text-muted">{reading.notebook.passages(passages.length)}</p>
      <ul className="list-none m-0 p-0 grid gap-1">
        {passages.map(({ id, type, content, chapter_number, start, generated_image }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onJump(chapter_number, start)}
              className="w-full min-h-11 text-left px-3 py-2.5 rounded-lg bg-transparent border-none cursor-pointer text-base text-ink focus-ring hover:bg-accent-soft"
            >
              <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted mb-0.5">
                <span>{s.reader.descriptionTypes[type]}</span>
                {generated_image && (
                  <span className="inline-flex items-center gap-1">
                    <Image size={15} aria-hidden />
                    {reading.notebook.hasPicture}
                  </span>
                )}
              </span>
              <span className="line-clamp-2 leading-snug font-title">{content}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
