import 'fake-indexeddb/auto';

// Node 20 has no navigator; the app only asks it for its name.
if (typeof navigator === 'undefined') {
  Object.defineProperty(globalThis, 'navigator', {
    value: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' },
  });
}
