import { serveProcess } from '../threads/serve-thread.ts';
import { encodeCover } from './vendor-sharp.ts';

serveProcess(encodeCover);
