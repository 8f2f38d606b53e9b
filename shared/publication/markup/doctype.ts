import { namedCharacters } from './named-characters.ts';

/** How much text the entities of one document may add; beyond that they stay as written. */
const EXPANSION_CHARS = 1_000_000;

/**
 * A document without its document type declaration. Entities declared there as plain text, and HTML's common names,
 * are put in their places; those with markup, with entities in them, or from outside are never expanded (XXE, entity
 * bombs) and stay as written.
 */
export function removeDoctype(source: string): string {
  const { text, start } = skipDoctype(source);
  return start === 0 ? text : text.slice(start);
}

/** The same without slicing: the position where the document continues. Parsing a slice would be slower. */
export function skipDoctype(source: string): { text: string; start: number } {
  const declared = new Map<string, string>();
  let root = 0;
  for (let at = 0; ;) {
    PROLOG.lastIndex = at;
    const [skipped, isDoctype] = PROLOG.exec(source) ?? [];
    if (skipped === undefined) break;
    at += skipped.length;
    if (isDoctype !== undefined) {
      const end = declarationEnd(source, at);
      readEntities(source.slice(at, end), declared);
      root = at = end;
    }
  }
  return declared.size > 0
    ? { text: expand(source.slice(root), (name) => declared.get(name)), start: 0 }
    : { text: source, start: root };
}

/** Names that HTML knows and XML does not, for XML that uses them all the same. */
export const expandNamedEntities = (text: string): string =>
  NAMED_ENTITY.test(text)
    ? expand(text, (name) => (Object.hasOwn(namedCharacters, name) ? namedCharacters[name] : undefined))
    : text;

const NAMED_ENTITY = /&(?!(?:amp|lt|gt|quot|apos);)[a-z][a-z\d]{1,7};/i;

/** One thing that may stand before the root element: an instruction, a comment, or (captured) a declaration's start. */
const PROLOG = /\s*(?:<\?[^>]*>|<!--[^]*?-->|(<!DOCTYPE\b))/iy;

/** Index after the declaration, its internal subset included. */
function declarationEnd(text: string, start: number): number {
  let inSubset = false;
  for (let i = start; i < text.length; i++) {
    const char = text[i];
    if (char === '"' || char === "'") {
      const close = text.indexOf(char, i + 1);
      if (close < 0) break;
      i = close;
    } else if (char === '[') inSubset = true;
    else if (char === ']') inSubset = false;
    else if (char === '>' && !inSubset) return i + 1;
  }
  const close = text.indexOf('>', start);
  return close < 0 ? text.length : close + 1;
}

function readEntities(declaration: string, into: Map<string, string>): void {
  for (const [, name, , value] of declaration.matchAll(
    /<!ENTITY\s+([\w.-]+)\s+(["'])([^"'<&]{0,256}|&#x?[0-9a-fA-F]{1,6};)\2\s*>/g,
  )) {
    if (name !== undefined && value !== undefined && !into.has(name)) into.set(name, value);
  }
}

function expand(text: string, valueOf: (name: string) => string | undefined): string {
  let added = 0;
  return text.replace(/&([A-Za-z][\w.-]{0,63});/g, (reference, name: string) => {
    const value = PREDEFINED.has(name) ? undefined : valueOf(name);
    if (value === undefined || (added += value.length) > EXPANSION_CHARS) return reference;
    return value;
  });
}

const PREDEFINED = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);
