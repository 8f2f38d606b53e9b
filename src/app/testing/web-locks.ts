/**
 * The part of the Web Locks API that the app uses, for Node, which lacks it: exclusive locks, first come, first
 * served.
 */
export function installWebLocks(): void {
  const last = new Map<string, Promise<unknown>>();

  async function request<T>(
    name: string,
    options: { ifAvailable?: boolean } | ((lock: object | null) => Promise<T>),
    work?: (lock: object | null) => Promise<T>,
  ): Promise<T> {
    const { ifAvailable = false } = typeof options === 'function' ? {} : options;
    const run = typeof options === 'function' ? options : work!;
    if (ifAvailable && last.has(name)) return run(null);
    const mine = (last.get(name) ?? Promise.resolve()).then(() => run({ name }));
    const settled: Promise<unknown> = mine
      .catch(() => undefined) // The caller gets the error; the next in the queue only waits for the end.
      .then(() => {
        if (last.get(name) === settled) last.delete(name);
      });
    last.set(name, settled);
    return mine;
  }

  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}
