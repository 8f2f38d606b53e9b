import { build } from '../../scripts/build.mjs';

/** Builds what is stale, once for all tests that start the server as a process. */
export default async function setup(): Promise<void> {
  await build({ onlyStale: true });
}
