import type { LibraryBook } from '#app/data/books/library-books.ts';
import { s } from '#app/strings/en.ts';
import { Select } from '#app/ui/select.tsx';
import type { LibraryFilters } from './filter-books.ts';

interface FilterPanelProps {
  books: readonly LibraryBook[];
  filters: LibraryFilters;
  onChange: (filters: LibraryFilters) => void;
}

export function FilterPanel({ books, filters, onChange }: FilterPanelProps) {
  const change =
    <K extends keyof LibraryFilters>(name: K) =>
    (value: LibraryFilters[K]) =>
      onChange({ ...filters, [name]: value });
  const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });
  return (
    <div className="rise card p-3 sm:p-4 mb-6 grid gap-3 sm:gap-4 grid-cols-2 sm:grid-cols-3 lg:grid-cols-5">
      <Select
        label={s.library.status}
        options={named(s.library.statuses)}
        selected={filters.status}
        onSelect={change('status')}
      />
      <Select
        label={s.library.format}
        options={named(s.library.formats)}
        selected={filters.format}
        onSelect={change('format')}
      />
      <Select
        label={s.library.language}
        options={[
          { id: 'all', label: s.library.allLanguages },
          ...present(books, 'language').map((id) => ({ id, label: languageName(languageNames, id) })),
        ]}
        selected={filters.language}
        onSelect={change('language')}
      />
      <Select
        label={s.library.genre}
        options={[
          { id: 'all', label: s.library.allGenres },
          ...present(books, 'genre').map((id) => ({ id, label: id })),
        ]}
        selected={filters.genre}
        onSelect={change('genre')}
      />
      <Select
        label={s.library.sort}
        options={named(s.library.sorts)}
        selected={filters.sort}
        onSelect={change('sort')}
      />
    </div>
  );
}

function named<K extends string>(labels: Readonly<Record<K, string>>): { id: K; label: string }[] {
  return (Object.entries(labels) as [K, string][]).map(([id, label]) => ({ id, label }));
}

function present(books: readonly LibraryBook[], field: 'language' | 'genre'): string[] {
  return [...new Set(books.map((book) => book[field]).filter((value) => value !== null))].sort();
}

function languageName(names: Intl.DisplayNames, tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag; // Books contain invalid language tags.
  }
}
