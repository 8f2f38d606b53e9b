import type { Logger } from 'pino';
import type { TextModel } from '../providers/text-model.ts';
import { createLlmExtractor, type ExtractBook } from './llm/llm-extractor.ts';
import type { ThreadPool } from '../threads/thread-pool.ts';
import { createThreadExtractor } from './thread-extractor.ts';

/** The embedded engine, and before it a language model where one is configured. */
export function openExtractor(model: TextModel | null, log: Logger, threads: ThreadPool): ExtractBook {
  const extract = createThreadExtractor(threads);
  return model ? createLlmExtractor({ ...model, extract, log }) : extract;
}
