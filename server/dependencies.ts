import type pg from 'pg';
import type { Logger } from 'pino';
import type { ExtractBook } from './extraction/llm/llm-extractor.ts';
import type { BlobStore } from './files/blob-store.ts';
import type { PictureDecoder } from './files/picture-decoder.ts';
import type { RateLimits } from './http/rate-limit.ts';
import type { ModelPainter, Painter } from './illustration/painter.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Retell } from './retelling/reteller.ts';
import type { BookParser } from './services/books/book-parser.ts';
import type { SessionGate } from './services/accounts/session-gate.ts';

/** What routes, services and jobs work with. Made once in main.ts; tests make their own. */
export interface Dependencies {
  pool: pg.Pool;
  log: Logger;
  metrics: Metrics;
  authSecret: string;
  limits: RateLimits;
  gate: SessionGate;
  blobs: BlobStore;
  parser: BookParser;
  pictures: PictureDecoder;
  jobs: Jobs;
  extractBook: ExtractBook;
  /** Null if no language model is configured. */
  retell: Retell | null;
  /** Always there. */
  painter: Painter;
  /** Tried first, where one is configured. */
  modelPainter: ModelPainter | null;
  settings: Settings;
}

export interface Settings {
  /** Absolute folder for uploads in flight; on the same file system as the blobs. */
  tempDir: string;
  /** Folder of the built app, null if only the API is served. */
  appDir: string | null;
  trustProxy: boolean;
  admins: readonly string[];
  registration: 'open' | 'closed';
  demo: { email: string; password: string } | null;
  /** False: GET /info shows the demo account to this machine alone. */
  isDemoPublic: boolean;
  picturesPerDay: number;
  /** Who may read /metrics; null: this machine alone. */
  metricsToken: string | null;
  /** True once shutting down: /ready answers 503 so that no new work arrives. */
  draining: () => boolean;
}
