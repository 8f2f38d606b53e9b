import 'fake-indexeddb/auto';
import { afterAll, vi } from 'vitest';

// Node 20 has no navigator; the app only reads the user agent.
if (typeof navigator === 'undefined') {
  Object.defineProperty(globalThis, 'navigator', {
    value: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' },
  });
}

// Files follow each other in one process: each starts with modules of its own, and leaves no globals behind.
vi.resetModules();
afterAll(() => {
  vi.unstubAllGlobals();
});
