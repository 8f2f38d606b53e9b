import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { packFiles } from '../shared/extraction/russian-pack.ts';

/** The files that az reads from its folder. */
const FILES = [
  'words.dawg',
  'prediction-suffixes-0.dawg',
  'prediction-suffixes-1.dawg',
  'prediction-suffixes-2.dawg',
  'p_t_given_w.intdawg',
  'paradigms.array',
  'suffixes.json',
  'grammemes.json',
  'gramtab-opencorpora-int.json',
  'gramtab-opencorpora-ext.json',
];

const ID = 'virtual:russian-pack';

/** The Russian dictionary as one compressed file, whose address is what `virtual:russian-pack` exports. */
export function languagePacks(): Plugin {
  let isServing = false;
  return {
    name: 'language-packs',
    configResolved({ command }) {
      isServing = command === 'serve';
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      if (isServing) return `export default '/russian.pack';`;
      const reference = this.emitFile({ type: 'asset', name: 'russian.pack', source: await packRussian() });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
    configureServer(server) {
      server.middlewares.use('/russian.pack', (_request, response) => {
        void packRussian().then((bytes) => response.end(bytes));
      });
    },
  };
}

export async function packRussian(): Promise<Uint8Array> {
  const folder = path.join(path.dirname(createRequire(import.meta.url).resolve('az/package.json')), 'dicts');
  const files = await Promise.all(
    FILES.map(async (name) => ({ name, bytes: new Uint8Array(await readFile(path.join(folder, name))) })),
  );
  return gzipSync(packFiles(files), { level: 9 });
}
