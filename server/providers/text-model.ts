import type pg from 'pg';
import type { Config } from '../config.ts';
import { findReply, saveReply } from '../db/model-replies.ts';
import { reserveUsage } from '../db/provider-usage.ts';
import { createProvider, type Provider } from './vendor-openai.ts';

/** About four novels a day: what is sent may cost money. */
const CHARS_PER_DAY = 2_500_000;

/** The language model that the operator has configured, the replies it has given, and what a user may send it. */
export interface TextModel {
  readonly provider: Provider;
  readonly model: string;
  /** Which server replies: part of a reply's key. */
  readonly providerName: string;
  readonly replies: {
    find(key: string): Promise<unknown>;
    save(key: string, reply: unknown): Promise<void>;
  };
  /** Charges characters to a user's allowance of today. @returns false when it is used up */
  readonly allow: (userId: string, chars: number) => Promise<boolean>;
}

/** @returns null unless TEXT_MODEL names one and OPENAI_API_KEY or OPENAI_BASE_URL says where it is */
export function openTextModel(
  { openai, rateLimitScale }: Pick<Config, 'openai' | 'rateLimitScale'>,
  pool: pg.Pool,
): TextModel | null {
  const { apiKey, baseUrl, textModel } = openai;
  if (!textModel || !(apiKey ?? baseUrl)) return null;
  return {
    provider: createProvider({ apiKey, baseUrl }),
    model: textModel,
    providerName: baseUrl ?? 'openai',
    replies: {
      find: (key) => findReply(pool, key),
      save: (key, reply) => saveReply(pool, key, reply),
    },
    allow: (userId, chars) =>
      reserveUsage(pool, userId, 'characters', chars, Math.ceil(CHARS_PER_DAY * rateLimitScale)),
  };
}
