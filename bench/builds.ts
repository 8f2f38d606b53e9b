import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A build of the product that is measured. */
export interface Build {
  name: string;
  /** Where it was built. */
  dist: string;
  remove: () => void;
}

/** This checkout, and the commit after `--beside` on the command line, both built. */
export function builds(args: readonly string[]): Build[] {
  buildIn(process.cwd());
  const own: Build = { name: 'this build', dist: resolve('dist'), remove: () => {} };
  const at = args.indexOf('--beside');
  const commit = args[at + 1];
  return at >= 0 && commit ? [own, buildOf(commit)] : [own];
}

/** An older state of the product, built with the packages that are installed now. */
function buildOf(commit: string): Build {
  const folder = join(mkdtempSync(join(tmpdir(), 'vignette-beside-')), 'checkout');
  execFileSync('git', ['worktree', 'add', '--detach', folder, commit], { stdio: 'ignore' });
  if (!existsSync(join(folder, 'node_modules')))
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const remove = () => {
    execFileSync('git', ['worktree', 'remove', '--force', folder]);
    rmSync(join(folder, '..'), { recursive: true, force: true });
  };
  try {
    buildIn(folder);
  } catch (error) {
    remove();
    throw error;
  }
  return { name: commit, dist: join(folder, 'dist'), remove };
}

function buildIn(folder: string): void {
  execFileSync(process.execPath, ['scripts/build.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
