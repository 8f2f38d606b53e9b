import { BookOpen } from 'lucide-react';
import { useState } from 'react';

interface CoverProps {
  /** Null while there is none, or none yet. */
  url: string | null;
  title: string;
  author: string;
  alt: string;
  /** Its approximate width on the screen, in rem; it sizes the lettering of a placeholder. */
  width: number;
  /** For hyphenation. */
  language?: string | null;
}

const grounds = ['--accent', '--lapis', '--gold', '--success', '--muted'];

/**
 * A book's cover, whole and never stretched, or a placeholder with the title on it. The placeholder's text is hidden
 * from screen readers and from searches in the page, which find the title next to it.
 */
export function Cover({ url, title, author, alt, width, language }: CoverProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (url && broken !== url) {
    return (
      <img
        src={url}
        alt={alt}
        onError={() => setBroken(url)}
        className="w-full h-full object-cover rounded-r-lg rounded-l-sm block"
      />
    );
  }
  const ground = grounds[[...title].reduce((sum, char) => sum + char.codePointAt(0)!, 0) % grounds.length];
  return (
    <div
      role="img"
      aria-label={alt}
      lang={language ?? undefined}
      className="binding w-full h-full rounded-r-lg rounded-l-sm overflow-hidden text-page"
      style={{
        background: `color-mix(in oklab, var(${ground}) 82%, var(--page))`,
        ['--cover-width' as string]: `${width}rem`,
      }}
    >
      <span
        data-letters={title}
        className="letters font-title font-600 leading-snug text-balance line-clamp-4 break-words hyphens-auto"
      />
      <BookOpen aria-hidden className="justify-self-center opacity-80" />
      <span data-letters={author} className="letters self-end opacity-90 line-clamp-2 break-words" />
    </div>
  );
}
