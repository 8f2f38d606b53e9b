import { serveThread } from '../threads/serve-thread.ts';
import { extractBook } from './engine.ts';

serveThread(extractBook);
