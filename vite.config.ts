import react from '@vitejs/plugin-react';
import UnoCSS from 'unocss/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/chunk-groups.ts';
import { languagePacks } from './scripts/language-packs.ts';
import { painterWords } from './scripts/painter-words.ts';
import { paintersVersion } from './scripts/painter-version.ts';
import { sampleBooks } from './scripts/sample-books.ts';

/** Builds the page and its worker into dist/app; scripts/build-app.mjs adds /sw.js with the list to precache. */
export default defineConfig({
  root: fileURLToPath(new URL('src/app', import.meta.url)),
  publicDir: 'public',
  plugins: [react(), UnoCSS(), sampleBooks(), languagePacks(), paintersVersion()],
  worker: { format: 'es', plugins: () => [painterWords()] },
  build: {
    outDir: '../../dist/app',
    emptyOutDir: true,
    target: 'es2022',
    // Workers and fonts must be files: the content policy allows no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // For scripts/first-parts.mjs.
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/api/v1': 'http://127.0.0.1:8080',
      '/ws': { target: 'ws://127.0.0.1:8080', ws: true },
    },
  },
});
