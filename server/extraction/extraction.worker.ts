import { serveThread } from '../threads/serve-thread.ts';
import { extractBook } from './embedded-engine.ts';

serveThread(extractBook);
