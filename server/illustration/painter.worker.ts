import { serveThread } from '../threads/serve-thread.ts';
import { paint } from './paint.ts';

serveThread(paint);
