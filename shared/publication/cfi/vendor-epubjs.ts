// @ts-expect-error: epub.js has no types for this path, and its types assume the DOM.
import untyped from 'epubjs/lib/epubcfi.js';

export interface CfiStep {
  type: 'element' | 'text';
  /** From 0, among the elements or the texts of its parent. */
  index: number;
  id: string | null;
}

/** The part of the DOM that epub.js uses. */
export interface CfiNode {
  readonly nodeType: number;
  readonly id?: string | undefined;
  readonly parentNode: CfiNode | null;
  readonly childNodes?: readonly CfiNode[];
  readonly children?: readonly CfiNode[];
}

export interface CfiDocument {
  readonly documentElement: CfiNode | null;
  getElementById(id: string): CfiNode | null;
}

interface Component {
  steps: (CfiStep | undefined)[];
  terminal: { offset: number | null };
}

/** The part of its class that is used. */
interface Cfi {
  base: Component;
  path: Component;
  start: Component | null;
  range: boolean;
  spinePos: number;
  pathTo(node: CfiNode, offset: number | null): Component;
  parseComponent(component: string): Component;
  walkToNode(steps: readonly CfiStep[], document: CfiDocument): CfiNode | null | undefined;
  compare(one: string, other: string): number;
  toString(): string;
}

type CfiClass = new (cfi?: string) => Cfi;

// Bundlers import the class itself, Node the module object.
const EpubCFI = ((untyped as { default?: CfiClass }).default ?? untyped) as CfiClass;

/** A CFI (EPUB Canonical Fragment Identifiers 1.1) taken apart; of a range, its start. */
export interface ParsedCfi {
  /** From the package to the itemref. */
  base: CfiStep[];
  /** From the document's root element on. */
  path: CfiStep[];
  /** In UTF-16 units of the text that the path leads to. */
  offset: number | null;
}

/** @param base such as `/6/4[chapter1]` */
export function writeCfi(base: string, node: CfiNode, offset: number | null): string {
  const cfi = new EpubCFI();
  cfi.base = cfi.parseComponent(base);
  cfi.path = cfi.pathTo(node, offset);
  for (const step of cfi.path.steps) if (step && !isPlainId(step.id)) step.id = null;
  return cfi.toString();
}

/** The range from one place of a document to another; null if there is none: two documents, or one place. */
export function joinRange(start: string, end: string): string | null {
  const [base, from = []] = splitRange(start);
  const [other, to = []] = splitRange(end);
  if (base !== other || start === end) return null;
  const longest = Math.min(from.length, to.length) - 1;
  let shared = 0;
  while (shared < longest && from[shared] === to[shared]) shared++;
  const path = from.slice(0, shared).join('');
  return `epubcfi(${base}!${path},${from.slice(shared).join('')},${to.slice(shared).join('')})`;
}

/** Splits a CFI that `writeCfi` made into the path to its document and the steps from there. */
function splitRange(cfi: string): [base: string, steps: string[]] {
  const [base = '', path = ''] = cfi.slice('epubcfi('.length, -1).split('!');
  return [base, path.match(/\/[^/]+/g) ?? []];
}

/** Null for what is no CFI of a place in a document. */
export function parseCfi(text: string): ParsedCfi | null {
  if (text.length > MAX_CHARS || !/^epubcfi\(\/[^!]+!\/.*\)$/s.test(text)) return null;
  const cfi = new EpubCFI(withoutAssertions(text));
  const { steps, terminal } = cfi.path;
  const start = cfi.range ? cfi.start : null;
  const path = [...steps, ...(start?.steps ?? [])].filter((step) => step !== undefined);
  if (cfi.spinePos < 0 || path.length === 0) return null;
  return {
    base: cfi.base.steps.filter((step) => step !== undefined),
    path,
    offset: (start ?? { terminal }).terminal.offset,
  };
}

/** Negative where the first is before the second in the book. */
export const compareCfis = (one: string, other: string): number =>
  new EpubCFI().compare(withoutAssertions(one), withoutAssertions(other));

/** The node that the steps lead to; null if they lead nowhere. */
export const walkTo = (steps: readonly CfiStep[], document: CfiDocument): CfiNode | null =>
  new EpubCFI().walkToNode(steps, document) ?? null;

const MAX_CHARS = 4000;

/** Ids that need no escape within a CFI; an assertion may be left out. */
export const isPlainId = (id: string | null | undefined): boolean =>
  id != null && /^[\p{L}\p{N}_.-]+$/u.test(id);

/** epub.js takes apart by plain characters, so text assertions, escapes and places in time or space go first. */
const withoutAssertions = (text: string): string =>
  text
    .replace(/\[((?:\^.|[^\]^])*)\]/gs, (assertion, inside: string) => (isPlainId(inside) ? assertion : ''))
    .replace(/[~@][\d.:]+/g, '');
