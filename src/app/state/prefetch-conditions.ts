/** The part of the Network Information API used here; Chromium only. */
interface Connection {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/** Whether prefetching should be avoided now. */
export function isMetered(): boolean {
  const { saveData, type, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || type === 'cellular' || /2g/.test(effectiveType ?? '');
}

/** Resolves when the page is idle. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 10_000 });
    else setTimeout(resolve, 0);
  });
}
