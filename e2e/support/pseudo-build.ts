import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { build, type Plugin } from 'vite';

/** The brackets around every text of the catalogue, so that a text from anywhere else is recognisable. */
export const OPEN = '⟦';
export const CLOSE = '⟧';

/** Builds the app in a pseudo-language into `<dist>/app`, beside the existing server. */
export async function buildPseudo(dist: string): Promise<void> {
  await build({
    configFile: path.resolve('vite.config.ts'),
    logLevel: 'error',
    plugins: [pseudoLocale()],
    build: { outDir: path.resolve(dist, 'app'), emptyOutDir: true },
  });
}

function pseudoLocale(): Plugin {
  /** Parts that `en.ts` imports are translated with it. */
  const composed: readonly string[] =
    readFileSync('src/app/strings/en.ts', 'utf8').match(/en-\w+(?=\.ts')/g) ?? [];
  return {
    name: 'pseudo-locale',
    enforce: 'pre',
    transform(code, id) {
      const [, file, part] = /strings\/(en(?:-(\w+))?)\.ts$/.exec(id) ?? [];
      if (!file || composed.includes(file)) return null;
      const name = part ?? file;
      return `${code.replace(`export const ${name} =`, 'const source =').replace('export const s = en;', '')}
        const foreign = (value) =>
          typeof value === 'string' ? '${OPEN}' + value + '${CLOSE}'
          : typeof value === 'function' ? (...given) => foreign(value(...given))
          : Array.isArray(value) ? value.map(foreign)
          : value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, foreign(one)]))
          : value;
        export const ${name} = foreign(source);
        ${name === 'en' ? 'export const s = en;' : ''}`;
    },
  };
}
