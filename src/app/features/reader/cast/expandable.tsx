import { useId } from 'react';
import { story } from '#app/strings/en-story.ts';

interface ExpandableProps {
  title: string;
  /** How many are shown before the list is expanded. */
  visibleCount: number;
  /** The index of one that is shown as well, below the first; -1 for none. */
  alsoVisible?: number;
  children: React.ReactElement[];
}

/** A titled list of which the first few are shown. */
export function Expandable({ title, visibleCount, alsoVisible = -1, children }: ExpandableProps) {
  const id = useId();
  const isShown = (i: number) => i < visibleCount || i === alsoVisible;
  const first = children.filter((_, i) => isShown(i));
  const rest = children.filter((_, i) => !isShown(i));
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="m-0 px-3 pb-2 text-xs font-600 uppercase tracking-widest text-muted">
        {title}
      </h3>
      <Items>{first}</Items>
      {rest.length > 0 && (
        <details>
          <summary className="px-3 py-3 text-sm text-accent cursor-pointer focus-ring">
            {story.lists.more(rest.length)}
          </summary>
          <Items>{rest}</Items>
        </details>
      )}
    </section>
  );
}

function Items({ children }: { children: React.ReactElement[] }) {
  return (
    <ul className="list-none m-0 p-0 grid gap-0.5">
      {children.map((child) => (
        <li key={child.key}>{child}</li>
      ))}
    </ul>
  );
}
