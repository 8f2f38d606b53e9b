// What the tests need besides npm packages: a Chromium, a Redis and Debian's epubcheck, found or installed.
import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.mjs';

/**
 * @param {{ isFull?: boolean }} options whether tests that take long will run, too
 * @returns {string[]} a sentence about each thing that is missing and could not be installed
 */
export function ensureTestTools({ isFull = false } = {}) {
  const missing = [];
  if (!findChromium()) {
    console.log('No Chromium found: installing one.');
    aptInstall('chromium-headless-shell');
    if (!findChromium()) aptInstall('chromium');
    if (!findChromium()) run('npx', ['playwright', 'install', 'chromium']);
    if (!findChromium())
      missing.push('Chromium could not be installed: browser tests cannot run. Set CHROMIUM_PATH.');
  }
  if (!onPath('redis-server')) {
    console.log('No redis-server found: installing one.');
    aptInstall('redis-server');
    if (!onPath('redis-server'))
      missing.push('Redis could not be installed: the suite of the Redis queue is skipped.');
  }
  if (isFull && !onPath('epubcheck')) {
    console.log('No epubcheck found: installing one.');
    aptInstall('epubcheck');
    if (!onPath('epubcheck'))
      missing.push('Debian’s epubcheck could not be installed: editions are checked with that of npm alone.');
  }
  return missing;
}

function onPath(command) {
  return spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
}

let updated = false;

function aptInstall(name) {
  if (!onPath('apt-get') || process.getuid?.() !== 0) return;
  const wait = ['-o', 'DPkg::Lock::Timeout=120'];
  if (!updated) run('apt-get', [...wait, 'update', '-qq']);
  updated = true;
  run('apt-get', [...wait, 'install', '-y', '-qq', '--no-install-recommends', name]);
}

function run(command, args) {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 240_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
