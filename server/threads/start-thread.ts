import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread from its code: beside the source while developing and testing, beside the bundle in the built
 * server, which has all threads next to main.js. Node does not read TypeScript, and a thread started under a test
 * runner inherits no loader, so from source the thread first registers one.
 *
 * @param moduleUrl the caller's import.meta.url
 * @param name relative path without extension, e.g. "./parse.worker"
 */
export function startThread(moduleUrl: string, name: string, options: WorkerOptions = {}): Worker {
  if (!moduleUrl.endsWith('.ts'))
    return new Worker(new URL(`./${name.split('/').at(-1)}.js`, moduleUrl), options);
  const source = JSON.stringify(new URL(`${name}.ts`, moduleUrl).href);
  const registerAndRun = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); })`;
  return new Worker(registerAndRun, { ...options, eval: true });
}
