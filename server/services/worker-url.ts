/**
 * Where a worker's code is: beside the source while developing and testing, beside the bundle in the built server,
 * which lays all workers flat next to main.js.
 *
 * @param moduleUrl the caller's import.meta.url
 * @param name relative path without extension, e.g. "./publication.worker"
 */
export function workerUrl(moduleUrl: string, name: string): { url: URL; execArgv: string[] } {
  return moduleUrl.endsWith('.ts')
    ? { url: new URL(`${name}.ts`, moduleUrl), execArgv: ['--import', 'tsx'] }
    : { url: new URL(`./${name.split('/').at(-1)}.js`, moduleUrl), execArgv: [] };
}
