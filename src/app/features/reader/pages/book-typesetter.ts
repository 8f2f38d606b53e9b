import type { PageBox } from '#shared/reading/layout/page-box.ts';
import type { PageFont } from './page-font.ts';
import { TypesetChapter } from './typeset-chapter.ts';
import type { ChapterSource, MarkedChapter } from './chapter-source.ts';
import type { ChapterPages } from './chapter-pages.ts';

/** How chapters are laid out. */
export interface PageStyle {
  box: PageBox;
  font: PageFont;
  /** Changes with everything that may break a line elsewhere. */
  key: string;
}

/** A chapter that is laid out or being laid out. */
export interface ChapterLayout {
  typeset: TypesetChapter;
  pages: ChapterPages | null;
  /** How it was laid out before: shown until the reader's page is ready again. */
  previous: TypesetChapter | null;
}

export type ChapterLayouts = ReadonlyMap<number, ChapterLayout>;

/**
 * The open chapter of a book and its neighbours, laid out in pages. A store of its own, because layout continues
 * between renders.
 */
export class BookTypesetter {
  private readonly made = new Map<number, ChapterLayout & { key: string }>();
  private readonly listeners = new Set<() => void>();
  private layouts: ChapterLayouts = new Map();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): ChapterLayouts => this.layouts;

  /** The chapter in this style: unchanged, with these marks, or laid out again in `host`. */
  typesetOf({ source, marks }: MarkedChapter, style: PageStyle, host: HTMLElement): TypesetChapter {
    const key = `${style.key} ${JSON.stringify(style.box)} ${keyOf(source)}`;
    const known = this.made.get(source.number);
    if (known?.key === key && known.typeset.source.html === source.html) {
      known.typeset.setMarks(marks);
      return known.typeset;
    }
    const onChange = () => this.notify();
    const typeset = new TypesetChapter({ source, marks }, style, host, onChange);
    this.made.set(source.number, { key, typeset, pages: null, previous: keepShown(known) });
    this.notify();
    return typeset;
  }

  /** The chapter is shown in its new layout: the one before is no longer needed. */
  settle(number: number): void {
    const one = this.made.get(number);
    if (!one?.previous) return;
    one.previous.dispose();
    this.made.set(number, { ...one, previous: null });
    this.notify();
  }

  /** Forgets all chapters but one and its neighbours. */
  keepAround(number: number): void {
    for (const [other, one] of this.made) {
      if (Math.abs(other - number) <= 1) continue;
      disposeBoth(one);
      this.made.delete(other);
    }
  }

  dispose(): void {
    for (const one of this.made.values()) disposeBoth(one);
    this.made.clear();
    this.layouts = new Map();
  }

  private notify(): void {
    this.layouts = new Map(
      [...this.made].map(([number, { typeset, previous }]) => [
        number,
        { typeset, pages: typeset.pages, previous },
      ]),
    );
    for (const listener of this.listeners) listener();
  }
}

/** The layout that the reader sees, if two are out of date. */
function keepShown(known: ChapterLayout | undefined): TypesetChapter | null {
  if (!known?.previous) return known?.typeset ?? null;
  known.typeset.dispose();
  return known.previous;
}

function disposeBoth({ typeset, previous }: ChapterLayout): void {
  typeset.dispose();
  previous?.dispose();
}

const keyOf = ({ language, isLanguageAssumed, wrongLanguages, direction }: ChapterSource): string =>
  JSON.stringify([language, isLanguageAssumed, wrongLanguages, direction]);
