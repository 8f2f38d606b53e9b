import { reading } from '#app/strings/en-reading.ts';

export interface LanguageFieldProps {
  /** The language the reader has chosen, a BCP 47 tag; null for the book's own. */
  language: string | null;
  /** The book's own language. */
  ownLanguage: string | null;
  onLanguage: (language: string | null) => void;
}

/** Common languages, as two-letter codes. */
const common =
  'ar be bg ca cs da de el en es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka kk ko la lt lv mk nl no pl pt ro ru sk sl sq sr sv ta th tr uk uz vi zh';

/** Chooses the book's language where its own is missing or wrong. */
export function LanguageField({ language, ownLanguage, onLanguage }: LanguageFieldProps) {
  const options = common
    .split(' ')
    .map((tag) => ({ tag, name: nameOf(tag) ?? tag }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return (
    <label className="grid gap-1.5">
      <span className="text-sm font-600">{reading.notebook.language}</span>
      <select
        value={language ?? ''}
        onChange={(event) => onLanguage(event.target.value || null)}
        className="h-11 px-3 rounded-xl bg-page text-ink border border-solid border-edge cursor-pointer focus-ring text-base min-w-0"
      >
        <option value="">{reading.notebook.ownLanguage(ownLanguage && nameOf(ownLanguage))}</option>
        {options.map(({ tag, name }) => (
          <option key={tag} value={tag}>
            {name}
          </option>
        ))}
      </select>
      <span className="text-sm text-muted">{reading.notebook.languageHint}</span>
    </label>
  );
}

/** A language's English name; null for an invalid tag. */
function nameOf(tag: string): string | null {
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag) ?? null;
  } catch {
    return null; // Books contain invalid tags.
  }
}
