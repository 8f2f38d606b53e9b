import type { FaceNames } from './presentation.ts';
import { type Declarations, readDeclarations } from './declarations.ts';
import type { Declared } from './declared.ts';
import { type Selector, readSelector } from './selector.ts';

export interface StyleRule {
  selector: Selector;
  declared: Declared;
  important: boolean;
}

export interface ReadSheet {
  /** References of `@import`, as written. */
  imports: string[];
  rules: StyleRule[];
}

/**
 * Reads a style sheet in one pass: plain rules and those of unconditional media. Every other at-rule, every selector
 * and every property that we do not know is left out, as CSS itself requires for anything unknown.
 *
 * @param maxRules selectors beyond this many are not read
 * @param faces the families whose fonts are embedded
 */
export function readRules(source: string, maxRules: number, faces?: FaceNames): ReadSheet {
  const text = source.replace(/\/\*[^]*?(?:\*\/|$)|<!--|-->|<!\[CDATA\[|\]\]>/g, ' ');
  const sheet: ReadSheet = { imports: [], rules: [] };
  for (let at = 0; at < text.length && sheet.rules.length < maxRules;) {
    const stop = findStop(text, at);
    const prelude = text.slice(at, stop).trim();
    at = stop + 1;
    if (text[stop] === ';') readImport(prelude, sheet);
    if (text[stop] !== '{' || MEDIA.test(prelude)) continue;
    const end = blockEnd(text, at);
    if (!prelude.startsWith('@'))
      addRules(prelude, readDeclarations(text.slice(at, end), faces), sheet, maxRules);
    at = end + 1;
  }
  return sheet;
}

/** Such a block is read on as if its rules stood outside of it; its closing brace is then one too many. */
const MEDIA = /^@media(\s+(only\s+)?(all|screen))?$/i;

function readImport(prelude: string, sheet: ReadSheet): void {
  const [, reference] =
    /^@import\s+(?:url\(\s*)?["']?([^"')\s]{1,500})["']?\s*\)?\s*(?:all|screen)?$/i.exec(prelude) ?? [];
  if (reference !== undefined && sheet.rules.length === 0) sheet.imports.push(reference);
}

function addRules(
  selectors: string,
  { normal, important }: Declarations,
  sheet: ReadSheet,
  maxRules: number,
): void {
  if (normal === null && important === null) return;
  for (const source of selectors.split(',')) {
    const selector = readSelector(source);
    if (selector === null || sheet.rules.length >= maxRules) continue;
    if (normal !== null) {
      const declared = isEveryParagraph(selector) ? withoutDefaults(normal) : normal;
      sheet.rules.push({ selector, declared, important: false });
    }
    if (important !== null) sheet.rules.push({ selector, declared: important, important: true });
  }
}

/** The layout of all paragraphs is the reader's choice; only rules for some of them are kept in full. */
const isEveryParagraph = ({ compounds: [only, ...others] }: Selector): boolean =>
  others.length === 0 &&
  only !== undefined &&
  ONLY_NAME.has(only.name) &&
  only.id === null &&
  only.classes.length === 0 &&
  only.attributes.length === 0 &&
  !only.firstChild;
const ONLY_NAME = new Set([null, 'p', 'div', 'body', 'html']);

function withoutDefaults({
  indentEm,
  face: _face,
  mono: _mono,
  spaced: _spaced,
  ...rest
}: Declared): Declared {
  const { aboveEm: _above, belowEm: _below, framed: _framed, background: _ground, ...own } = rest;
  return indentEm === 0 ? own : { ...own, indentEm };
}

/** Index of the next brace or semicolon outside of strings, else the end. */
function findStop(text: string, from: number): number {
  for (let i = from; i < text.length; i++) {
    const char = text[i];
    if (char === '{' || char === '}' || char === ';') return i;
    if (char === '"' || char === "'") i = stringEnd(text, i);
  }
  return text.length;
}

/** Index of the brace that closes the block whose inside starts here, else the end. */
function blockEnd(text: string, from: number): number {
  let depth = 0;
  for (let i = findStop(text, from); i < text.length; i = findStop(text, i + 1)) {
    if (text[i] === '{') depth++;
    else if (text[i] === '}' && depth-- === 0) return i;
  }
  return text.length;
}

/** A string ends at its quote, or with its line. */
function stringEnd(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    if (text[i] === text[start] || text[i] === '\n') return i;
    if (text[i] === '\\') i++;
  }
  return text.length;
}
