import { serveProcess } from '../threads/serve-thread.ts';

/** Never replies and keeps its thread busy, as a decoder in an endless loop does. */
serveProcess(() => {
  for (;;);
});
