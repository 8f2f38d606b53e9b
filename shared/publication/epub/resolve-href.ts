import { decodePercent, normaliseName } from '../normalise-name.ts';
import type { Archive } from '../zip/archive.ts';

/** A reference within the book: the archive's entry, and the id within it. */
export interface Target {
  path: string;
  fragment: string;
}

/**
 * Resolves a reference of the file at `base` against the archive: dots, percent-encoding, and the case, Unicode form
 * and encoding of names that packers get wrong. Null for what leads out of the book or nowhere.
 */
export function makeResolver(archive: Archive) {
  let normalised: Map<string, string> | undefined;
  const normalisedNames = () => (normalised ??= readNormalisedNames(archive));
  return (base: string, reference: string): Target | null => {
    const plain = resolveExactly(archive, base, reference);
    if (plain !== null) return plain;
    if (/^\s*([a-z][a-z0-9+.-]*:|\/\/)/i.test(reference)) return null;
    const [, address = '', fragment = ''] = /^([^#]*)#?(.*)$/s.exec(reference.trim()) ?? [];
    if (address === '') return { path: base, fragment: decodePercent(fragment) };
    for (const candidate of [address.replace(/\?.*$/s, ''), address]) {
      for (const form of spellings(candidate)) {
        const path = joinPath(base, form);
        const found = archive.has(path) ? path : normalisedNames().get(normaliseName(path));
        if (found !== undefined) return { path: found, fragment: decodePercent(fragment) };
      }
    }
    return null;
  };
}

function readNormalisedNames(archive: Archive): Map<string, string> {
  const names = new Map([...archive.names()].map((name) => [normaliseName(name), name]));
  for (const [meant, name] of archive.alternativeNames())
    if (!names.has(normaliseName(meant))) names.set(normaliseName(meant), name);
  return names;
}

/**
 * Interpretations of a reference, likeliest first: as written, percent-encoded, with Windows' slashes, from the
 * package's folder.
 */
function spellings(reference: string): string[] {
  const decoded = decodePercent(reference);
  const slashed = decoded.replaceAll('\\', '/');
  return [...new Set([reference, decoded, slashed, slashed.replace(/^\/+/, '')])];
}

/** Nearly all are plain names. No entry's name holds a colon, a query or a `..`, so a match is certain. */
function resolveExactly(archive: Archive, base: string, reference: string): Target | null {
  if (reference.includes(':') || reference.includes('?')) return null;
  const hash = reference.indexOf('#');
  const address = hash < 0 ? reference : reference.slice(0, hash);
  const path = base.slice(0, base.lastIndexOf('/') + 1) + address;
  if (address === '' || !archive.has(path)) return null;
  return { path, fragment: hash < 0 ? '' : decodePercent(reference.slice(hash + 1)) };
}

export type Resolver = ReturnType<typeof makeResolver>;

/** Paths above the archive's root stay at the root, as in browsers. */
function joinPath(base: string, reference: string): string {
  const parts = reference.startsWith('/') ? [] : base.split('/').slice(0, -1);
  for (const part of reference.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}
