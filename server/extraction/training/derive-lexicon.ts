/**
 * Derives `lexicon/wordnet.generated.json` from the WordNet database files:
 *
 *   WORDNET_DICT=…/dict node --import tsx server/extraction/training/derive-lexicon.ts
 *
 * WordNet 3.1, Princeton University, WordNet License: free for any use with its notice, which the file repeats.
 * Kept: lower-case single nouns whose dominant sense (by WordNet's tagged-corpus counts) falls under one of the
 * classes below, and the names of places that are instances. No gloss or relation is kept.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Category } from '#shared/extraction/lexicon/categories.ts';

interface Synset {
  readonly file: number;
  readonly words: readonly string[];
  readonly parents: readonly string[];
  readonly instance: boolean;
}

const folder = process.env.WORDNET_DICT;
if (!folder) throw new Error('Set WORDNET_DICT to the folder with data.noun and index.sense');

const synsets = readNouns(readFileSync(path.join(folder, 'data.noun'), 'latin1'));
const counts = readCounts(readFileSync(path.join(folder, 'index.sense'), 'latin1'));

/** A synset of any of these words, at that lexicographer file, and everything under it. */
const BRANCHES: readonly (readonly [Category, string, number])[] = [
  ['clothes', 'clothing', 6],
  ['furnishing', 'furniture', 6],
  ['built', 'structure', 6],
  ['built', 'room', 6],
  ['material', 'fabric', 6],
  ['thing', 'vehicle', 6],
  ['thing', 'weapon', 6],
  ['thing', 'tool', 6],
  ['thing', 'container', 6],
  ['thing', 'musical_instrument', 6],
  ['nature', 'geological_formation', 17],
  ['nature', 'body_of_water', 17],
  ['sky', 'weather', 19],
  ['sense', 'sound', 11],
];
/** Whole lexicographer files. */
const FILES: Readonly<Record<number, Category>> = {
  4: 'abstract',
  5: 'animal',
  8: 'body',
  9: 'abstract',
  10: 'abstract',
  12: 'abstract',
  18: 'person',
  20: 'nature',
};

const categories = new Map<string, Category>();
for (const [category, word, file] of BRANCHES) {
  const roots = [...synsets]
    .filter(([, synset]) => synset.file === file && synset.words[0] === word)
    .map(([id]) => id);
  for (const id of under(new Set(roots))) if (!categories.has(id)) categories.set(id, category);
}

const words = new Map<string, { category: Category | null; count: number }>();
for (const [id, synset] of synsets) {
  for (const word of synset.words) {
    if (!/^[a-z]{3,}$/.test(word)) continue;
    const count = counts.get(`${word}:${id}`) ?? 0;
    const known = words.get(word);
    if (known && known.count >= count) continue;
    words.set(word, { category: categories.get(id) ?? FILES[synset.file] ?? null, count });
  }
}

const lists: Partial<Record<Category, string[]>> = {};
for (const [word, { category, count }] of [...words].sort(([a], [b]) => (a < b ? -1 : 1))) {
  // Untagged words are kept only where they name something visible.
  if (category && (count > 0 || !['abstract', 'person'].includes(category)))
    (lists[category] ??= []).push(word);
}
const places = new Set<string>();
for (const synset of synsets.values()) {
  if (!synset.instance || (synset.file !== 15 && synset.file !== 17)) continue;
  for (const word of synset.words)
    if (/^[A-Z][A-Za-z_'.-]{3,}$/.test(word)) places.add(word.replaceAll('_', ' '));
}

const notice =
  'Derived from WordNet 3.1. WordNet 3.1 Copyright 2011 by Princeton University. All rights reserved. Used under the ' +
  'WordNet License (https://wordnet.princeton.edu/license-and-commercial-use); provided "as is" without warranty.';
const generated = {
  notice,
  categories: Object.fromEntries(Object.entries(lists).map(([category, list]) => [category, list.join(' ')])),
  places: [...places].sort().join('|'),
};
writeFileSync(
  new URL('../../../shared/extraction/lexicon/wordnet.generated.json', import.meta.url),
  `${JSON.stringify(generated, null, 1)}\n`,
);

function readNouns(data: string): Map<string, Synset> {
  const found = new Map<string, Synset>();
  for (const line of data.split('\n')) {
    if (!/^\d{8} /.test(line)) continue;
    const fields = line.split(' ');
    const size = parseInt(fields[3]!, 16);
    const words = Array.from({ length: size }, (_, i) => fields[4 + i * 2]!);
    const first = 4 + size * 2 + 1;
    const pointers = Array.from({ length: Number(fields[first - 1]) }, (_, i) =>
      fields.slice(first + i * 4, first + i * 4 + 2),
    );
    found.set(fields[0]!, {
      file: Number(fields[1]),
      words,
      parents: pointers.filter(([kind]) => kind === '@' || kind === '@i').map(([, id]) => id!),
      instance: pointers.some(([kind]) => kind === '@i'),
    });
  }
  return found;
}

function readCounts(index: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const line of index.split('\n')) {
    const match = /^([^%]+)%1:\S+ (\d{8}) \d+ (\d+)/.exec(line);
    if (match) found.set(`${match[1]}:${match[2]}`, Number(match[3]));
  }
  return found;
}

function under(roots: Set<string>): Set<string> {
  for (let grown = true; grown;) {
    grown = false;
    for (const [id, synset] of synsets) {
      if (!roots.has(id) && !synset.instance && synset.parents.some((parent) => roots.has(parent))) {
        roots.add(id);
        grown = true;
      }
    }
  }
  return roots;
}
