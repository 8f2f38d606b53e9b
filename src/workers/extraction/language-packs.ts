// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- for every project that imports this file
/// <reference path="./virtual-packs.d.ts" />
import russianUrl from 'virtual:russian-pack';
import type { Language } from '#shared/extraction/types.ts';
import { LANGUAGE_PACKS_CACHE } from '#shared/contract/storage.ts';
import englishUrl from './english-model.worker.ts?worker&url';
import type { PackAddresses } from './extraction-worker.ts';
import engineUrl from './extraction.worker.ts?worker&url';

/**
 * What the extraction of a language's books needs on this device: the engine, and its dictionary or model. Fetched when there
 * is such a book, and kept in a cache of its own; their addresses change with their contents.
 */
const ADDRESSES: Record<Language, string> = { en: englishUrl, ru: russianUrl };

/** The engine's script; another version has another address. */
export const ENGINE = engineUrl;

const filesOf = (language: Language): string[] => [engineUrl, ADDRESSES[language]];

export async function hasPack(language: Language): Promise<boolean> {
  const cache = await caches.open(LANGUAGE_PACKS_CACHE);
  const found = await Promise.all(filesOf(language).map((file) => cache.match(file)));
  return found.every((response) => response !== undefined);
}

/** Where the packs on this device are. */
export async function packAddresses(): Promise<PackAddresses> {
  const [en, ru] = await Promise.all([hasPack('en'), hasPack('ru')]);
  return { en: en ? ADDRESSES.en : null, ru: ru ? ADDRESSES.ru : null };
}

/**
 * Fetches what is missing of a language's pack, and removes what earlier versions have left.
 *
 * @throws TypeError without a network; Error where the server does not have it
 */
export async function fetchPack(language: Language, signal?: AbortSignal): Promise<void> {
  const cache = await caches.open(LANGUAGE_PACKS_CACHE);
  for (const file of filesOf(language)) {
    if (await cache.match(file)) continue;
    const response = await fetch(file, { signal });
    if (!response.ok) throw new Error(`The language pack could not be fetched: ${response.status}`);
    await cache.put(file, response);
  }
  const current = new Set([engineUrl, englishUrl, russianUrl]);
  for (const request of await cache.keys())
    if (!current.has(new URL(request.url).pathname)) await cache.delete(request);
}

/** A pack on this device. */
export interface StoredPack {
  language: Language;
  /** What it takes here. The engine, which both need, counts for each. */
  bytes: number;
}

export async function listPacks(): Promise<StoredPack[]> {
  const cache = await caches.open(LANGUAGE_PACKS_CACHE);
  const sizeOf = async (file: string) => (await (await cache.match(file))?.blob())?.size ?? 0;
  const packs: StoredPack[] = [];
  for (const language of ['en', 'ru'] as const) {
    if (!(await hasPack(language))) continue;
    const sizes = await Promise.all(filesOf(language).map(sizeOf));
    packs.push({ language, bytes: sizes.reduce((sum, size) => sum + size, 0) });
  }
  return packs;
}

/** Removes a language's data, and the engine with the last one. */
export async function removePack(language: Language): Promise<void> {
  const cache = await caches.open(LANGUAGE_PACKS_CACHE);
  await cache.delete(ADDRESSES[language]);
  const { en, ru } = await packAddresses();
  if (en === null && ru === null) await cache.delete(engineUrl);
}
