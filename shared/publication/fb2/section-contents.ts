import { truncateLine } from '../canonical/truncate-line.ts';
import { limits } from '../limits.ts';
import type { SectionEntry } from './fb2-body.ts';

/** Builds the table of contents from the titled sections of the main bodies. */
export class SectionContents {
  readonly entries: SectionEntry[] = [];
  private entriesLeft: number = limits.contentsEntries;
  /** The entries of the sections around; null if a section has no title (yet). */
  private readonly openSections: { entry: SectionEntry | null; anchor: string }[] = [];

  /** How many sections are open. */
  get depth(): number {
    return this.openSections.length;
  }

  /** @param anchor where the section begins in its document; '' for a section that is to have no entry */
  open(anchor: string): void {
    this.openSections.push({ entry: null, anchor });
  }

  close(): void {
    this.openSections.pop();
  }

  closeAll(): void {
    this.openSections.length = 0;
  }

  /** Makes an entry of the innermost section. Only its first title counts. */
  addTitle(title: string, document: number): void {
    const section = this.openSections.at(-1);
    if (section === undefined || section.entry !== null || this.entriesLeft-- <= 0) return;
    const parent = this.openSections.findLast(({ entry }) => entry !== null)?.entry;
    section.entry = {
      title: truncateLine(title, limits.titleChars),
      document,
      anchor: section.anchor,
      children: [],
    };
    (parent?.children ?? this.entries).push(section.entry);
  }
}
