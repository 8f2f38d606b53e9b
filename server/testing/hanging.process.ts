import { serveProcess } from '../threads/serve-thread.ts';

/** Never answers, and is busy with it, as a decoder in an endless loop is. */
serveProcess(() => {
  for (;;);
});
