import { RuleSet, type StyleBudget } from '../presentation/matcher.ts';
import { type StyleRule, readRules } from '../presentation/read-rules.ts';
import type { SheetSource } from '../canonical/read-document.ts';
import { limits } from '../limits.ts';
import { decodeText } from '../decode/decode.ts';
import type { Archive } from '../zip/archive.ts';
import { readOptional } from './cover.ts';
import type { EmbeddedFonts } from './embedded-fonts.ts';
import type { Resolver } from './resolve-href.ts';

/** The style sheets of a book, each read once, and their sum for each set of them that a document names. */
export class StyleSheets {
  private readonly archive: Archive;
  private readonly resolve: Resolver;
  private readonly fonts: EmbeddedFonts | null;
  private readonly byPath = new Map<string, StyleRule[]>();
  private readonly bySources = new Map<string, RuleSet | null>();
  private readonly budget: StyleBudget = { comparisons: limits.styleComparisons };
  private bytesLeft: number = limits.styleBytes;

  /** @param fonts null if presentation does not matter */
  constructor(archive: Archive, resolve: Resolver, fonts: EmbeddedFonts | null) {
    this.archive = archive;
    this.resolve = resolve;
    this.fonts = fonts;
  }

  /** The rules of these sheets for the document at `path`; null for none. */
  rulesFor(path: string, sources: readonly SheetSource[]): RuleSet | null {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const key = JSON.stringify([folder, sources]);
    const known = this.bySources.get(key);
    if (known !== undefined) return known;
    for (const source of sources) if ('text' in source) this.fonts?.addSheet(path, source.text);
    const rules = sources.flatMap((source) =>
      'href' in source ? this.linked(path, source.href, 0) : this.read(path, source.text, 0),
    );
    this.budget.comparisons -= rules.length;
    const set = rules.length === 0 || this.budget.comparisons <= 0 ? null : new RuleSet(rules, this.budget);
    this.bySources.set(key, set);
    return set;
  }

  private linked(base: string, href: string, depth: number): StyleRule[] {
    const path = this.resolve(base, href)?.path;
    if (path === undefined || depth > limits.styleImports) return [];
    const known = this.byPath.get(path);
    if (known !== undefined) return known;
    // Set immediately, so that cyclic imports end.
    this.byPath.set(path, []);
    if ((this.archive.size(path) ?? 0) > this.bytesLeft) return [];
    // A damaged style sheet is no reason to refuse a book.
    const bytes = readOptional(this.archive, path);
    const rules = bytes === null ? [] : this.read(path, decodeText(bytes), depth);
    this.byPath.set(path, rules);
    return rules;
  }

  private read(path: string, text: string, depth: number): StyleRule[] {
    if (text.length > this.bytesLeft) return [];
    this.bytesLeft -= text.length;
    const { imports, rules } = readRules(text, limits.styleRules, this.fonts?.names);
    return [...imports.flatMap((href) => this.linked(path, href, depth + 1)), ...rules].slice(
      0,
      limits.styleRules,
    );
  }
}
