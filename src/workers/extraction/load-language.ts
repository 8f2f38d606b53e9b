import { LANGUAGE_PACKS_CACHE } from '#shared/contract/storage.ts';
import { unpackFiles } from '#shared/extraction/russian-pack.ts';
import type { Language } from '#shared/extraction/types.ts';
import { provideRussian } from '#shared/extraction/vendor-az.ts';
import { provideEnglish } from '#shared/extraction/vendor-wink.ts';
import type { EnglishModelHolder } from './extraction-worker.ts';

/**
 * Loads the data of a language into the engine, from this device or over the network.
 *
 * @throws TypeError without both
 */
export async function loadLanguage(language: Language, address: string): Promise<void> {
  if (language === 'en') await loadEnglish(address);
  else await loadRussian(address);
}

async function loadEnglish(address: string): Promise<void> {
  await import(/* @vite-ignore */ address);
  const { englishModel } = globalThis as EnglishModelHolder;
  if (!englishModel) throw new Error('The English model is not what it should be');
  provideEnglish(() => englishModel);
}

async function loadRussian(address: string): Promise<void> {
  const cache = await caches.open(LANGUAGE_PACKS_CACHE);
  const { body } = (await cache.match(address)) ?? (await fetch(address));
  if (!body) throw new Error('The Russian dictionary is empty');
  const unpacked = new Response(body.pipeThrough(new DecompressionStream('gzip')));
  const files = unpackFiles(new Uint8Array(await unpacked.arrayBuffer()));
  provideRussian((name) => {
    const file = files.get(name);
    if (!file) throw new Error(`The Russian dictionary has no ${name}`);
    return file;
  });
}
