import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { findReply, saveReply } from '../db/model-replies.ts';
import { reserveUsage } from '../db/provider-usage.ts';
import { createProvider } from '../providers/vendor-openai.ts';
import { createLlmExtractor, type ExtractBook } from './llm/llm-extractor.ts';
import type { ThreadPool } from '../threads/thread-pool.ts';
import { createThreadExtractor } from './thread-extractor.ts';

/** About four novels a day: what is sent may cost money. */
const CHARS_PER_DAY = 2_500_000;

/**
 * The embedded engine, and before it a language model where TEXT_MODEL names one and OPENAI_API_KEY or
 * OPENAI_BASE_URL says where it is.
 */
export function openExtractor(
  { openai, rateLimitScale }: Pick<Config, 'openai' | 'rateLimitScale'>,
  pool: pg.Pool,
  log: Logger,
  threads: ThreadPool,
): ExtractBook {
  const extract = createThreadExtractor(threads);
  const { apiKey, baseUrl, textModel } = openai;
  if (!textModel || !(apiKey ?? baseUrl)) return extract;
  return createLlmExtractor({
    provider: createProvider({ apiKey, baseUrl }),
    model: textModel,
    providerName: baseUrl ?? 'openai',
    extract,
    replies: {
      find: (key) => findReply(pool, key),
      save: (key, reply) => saveReply(pool, key, reply),
    },
    allow: (userId, chars) =>
      reserveUsage(pool, userId, 'characters', chars, Math.ceil(CHARS_PER_DAY * rateLimitScale)),
    log,
  });
}
