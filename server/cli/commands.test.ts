import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

function run(command: string, ...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const script = fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
  return spawnSync(process.execPath, ['--import', 'tsx', script, ...args], { encoding: 'utf8', input: '' });
}

test.each([
  { command: 'inspect', args: [] },
  { command: 'paginate', args: ['a.epub', '--width'] },
  { command: 'extract', args: ['--nonsense'] },
  { command: 'edition', args: ['a.epub', '--out', 'b.epub', '--until', '3'] },
  { command: 'edition', args: ['a.epub', '--out', 'b.epub', '--until', '1:1', '--all'] },
  { command: 'illustrate', args: ['--out', fileURLToPath(import.meta.url)] },
])('wrong arguments print the usage in two lines: $command $args', ({ command, args }) => {
  const { status, stdout, stderr } = run(command, ...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(new RegExp(`^.+\\nUsage: npm run -s ${command} -- .+\\n$`));
});

test('inspecting unreadable files reports each of them and exits with 0', () => {
  const gone = path.join(tmpdir(), 'no-such-book.epub');
  const { status, stdout } = run('inspect', gone, tmpdir());
  expect(status).toBe(0);
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([
    { file: gone, ok: false, error: { code: 'NO_FILE', message: 'There is no such file.' } },
    { file: tmpdir(), ok: false, error: { code: 'NO_FILE', message: 'This is a folder.' } },
  ]);
});
