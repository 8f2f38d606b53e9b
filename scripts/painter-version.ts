import { createHash } from 'node:crypto';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const root = path.resolve(fileURLToPath(import.meta.url), '../..');

/** Provides the app with its painter's version. Served from source it has none, like the server beside it. */
export function paintersVersion(): Plugin {
  return {
    name: 'painters-version',
    apply: 'build',
    config: async () => ({ define: { __PAINTER_VERSION__: JSON.stringify(await painterVersion()) } }),
  };
}

/**
 * The version of the painter in this source: a digest of all its code, so that two builds with the same one paint the same
 * pixels. Comments and tests are not in it.
 */
export async function painterVersion(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'shared/illustration/illustrate.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'error',
    absWorkingDir: root,
  });
  return createHash('sha256').update(outputFiles[0]!.contents).digest('hex').slice(0, 16);
}
