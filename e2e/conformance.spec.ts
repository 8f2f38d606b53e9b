import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTests } from '../conformance/find-tests.ts';
import { writeReport } from '../conformance/report.ts';
import { runTests } from '../conformance/run-tests.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { ServerView } from './support/server-view.ts';
import { expect, register, test } from './support/test.ts';

const book = (title: string, body: string) => buildEpub({ title, chapters: [{ title: 'Page', body }] });

test('the conformance runner opens tests, checks their assertions and reports which failed', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'vignette-epub-tests-'));
  const out = join(folder, 'out');
  await writeFile(join(folder, 'a-opens.epub'), book('a-opens', '<p>Test passes if this page opens.</p>'));
  await writeFile(
    join(folder, 'b-image.epub'),
    book('b-image', '<p>Test passes if you can see an image below.</p><p><img src="gone.png" alt="no"/></p>'),
  );
  const account = await register(page);
  const { userId } = await ServerView.signIn(process.env.E2E_BASE_URL!, account);

  const results = await runTests(await findTests(folder), { page, userId, out });
  expect(results.map(({ id, verdict }) => [id, verdict])).toEqual([
    ['a-opens', 'pass'],
    ['b-image', 'fail'],
  ]);
  expect(await writeReport(results, {}, out)).toContain('2 tests: 1 passed, 1 failed (50 %)');
  expect(await readFile(join(out, 'report.html'), 'utf8')).toContain('a-opens.png');
  await rm(folder, { recursive: true, force: true });
});
