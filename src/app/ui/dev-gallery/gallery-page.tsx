import { themes } from '#shared/contract/settings.ts';
import { PageHeader } from '../page-header.tsx';
import { usePageTitle } from '../use-page-title.ts';
import type { Sample } from './sample.ts';
import { samples } from './samples.tsx';

/**
 * /dev/gallery, in development only: every part of the design system in each of its states, in every theme side by
 * side. States that depend on the pointer or the focus have to be tried by hand.
 */
export function GalleryPage() {
  usePageTitle('Gallery');
  return (
    <main className="p-4 sm:p-8">
      <PageHeader
        title="The parts of the interface"
        lead={`${samples.length} parts, ${themes.length} themes`}
      />
      <div className="grid gap-10">
        {samples.map((sample) => (
          <section key={sample.name} aria-label={sample.name}>
            <h2 className="title-2 mb-3">{sample.name}</h2>
            <div className="grid gap-3 lg:grid-cols-3">
              {themes.map((theme) => (
                <ThemePanel key={theme} theme={theme} sample={sample} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </main>
  );
}

/** Themes are set by class, so one can be nested in another. */
function ThemePanel({ theme, sample }: { theme: string; sample: Sample }) {
  return (
    <div className={`${theme} min-w-0 bg-ground text-ink p-4 rounded-2xl border border-solid border-line`}>
      <dl className="m-0 grid grid-cols-[minmax(0,1fr)] gap-4">
        {sample.states.map(([label, element]) => (
          <div key={label} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="m-0">{element}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
