import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

/** The files linted here don't exist, so type-aware rules are off. */
const eslint = new ESLint({
  overrideConfig: tseslint.configs.disableTypeChecked as ESLint.Options['overrideConfig'],
});

async function isForbidden(file: string, imported: string): Promise<boolean> {
  const [result] = await eslint.lintText(`import '${imported}';\n`, { filePath: file });
  return result!.messages.some((message) => message.ruleId === 'no-restricted-imports');
}

test.each([
  ['src/app/ui/x.ts', '#server/app.ts'],
  ['src/app/features/upload/x.ts', '#app/features/library/book-card.tsx'],
  ['src/app/features/upload/x.ts', '../../features/library/book-card.tsx'],
  ['src/app/data/x.ts', 'react'],
  ['src/app/api/x.ts', '#app/ui/button.tsx'],
  ['src/app/api/x.ts', '#app/strings/en.ts'],
  ['src/app/data/x.ts', '../strings/amounts.ts'],
  ['src/workers/x.ts', '#app/features/upload/upload-files.ts'],
  ['src/sw/x.ts', '#app/strings/en.ts'],
  ['server/services/x.ts', '#app/api/client.ts'],
  ['server/services/x.ts', 'openai'],
  ['shared/reading/x.ts', '#server/config.ts'],
  ['shared/reading/x.ts', 'node:fs'],
  ['shared/contract/x.ts', '../sync/merge.ts'],
])('%s may not import %s', async (file, imported) => {
  expect(await isForbidden(file, imported)).toBe(true);
});

test.each([
  ['src/app/features/upload/x.ts', '#app/ui/button.tsx'],
  ['src/app/shell/x.ts', '#app/features/upload/upload-dialog.tsx'],
  ['server/services/x.ts', '#shared/sync/merge.ts'],
  ['server/illustration/vendor-openai.ts', 'openai'],
  ['shared/contract/x.ts', 'zod/mini'],
])('%s may import %s', async (file, imported) => {
  expect(await isForbidden(file, imported)).toBe(false);
});

test.each(["await db.query('select 1');", 'await db.query(`select ${x}`);'])(
  'a service may not write %s',
  async (statement) => {
    const [result] = await eslint.lintText(statement + '\n', { filePath: 'server/services/x.ts' });
    expect(result!.messages.map(({ message }) => message)).toContain('SQL is in server/db only.');
  },
);

test.each([
  ['src/app/features/library/x.tsx', "import Dexie from 'dexie';", true],
  ['src/app/state/x.ts', "import type { Table } from 'dexie';", true],
  ['src/workers/x.ts', "import { liveQuery } from 'dexie';", true],
  ['src/app/features/library/x.tsx', "import { useLiveQuery } from 'dexie-react-hooks';", false],
  ['src/app/data/books/x.ts', "import Dexie from 'dexie';", false],
])('in %s, %s is an error: %s', async (file, statement, isError) => {
  const [result] = await eslint.lintText(statement + '\n', { filePath: file });
  const messages = result!.messages.map(({ message }) => message);
  expect(messages.includes('Only src/app/data opens Dexie.')).toBe(isError);
});
