import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { RetoldLine } from '#shared/contract/retelling.ts';
import type { ReadPart } from '#shared/reading/cast/last-pages.ts';
import { createCircuitBreaker } from '../providers/circuit-breaker.ts';
import { numberedText } from '../providers/numbered-text.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { createStructuredChat, UnreadableReplyError } from '../providers/structured-chat.ts';
import type { TextModel } from '../providers/text-model.ts';
import { checkLines } from './check-lines.ts';
import { numberPages } from './numbered-pages.ts';
import { PROMPT_VERSION, RetellingReply, retellingTask } from './retelling-task.ts';

export interface RetellerParts extends TextModel {
  readonly log: { warn(context: object, message: string): void };
  readonly pauseMs?: number;
  /** A reply that takes longer is kept for whoever asks again. */
  readonly waitMs?: number;
}

export type NotRetold = 'late' | 'used-up' | 'failed';

/** Retells pages with a language model, which gets these pages and nothing else of the book. */
export type Retell = (pages: readonly ReadPart[], userId: string) => Promise<RetoldLine[] | NotRetold>;

const WAIT_MS = 25_000;

/** Retells with a language model; each reply is kept, so that the same pages are sent once. */
export function createReteller(parts: RetellerParts): Retell {
  const { provider, model, providerName, replies, allow, log } = parts;
  const chat = createStructuredChat(provider, model, retellingTask, parts.pauseMs);
  const breaker = createCircuitBreaker();
  const asked = new Map<string, Promise<RetellingReply | NotRetold>>();

  return async (pages, userId) => {
    const numbered = numberPages(pages);
    const user = numberedText(numbered.paragraphs);
    // Of this user only: a reply that is there at once would reveal that another user has the same book.
    const key = createHash('sha256')
      .update(JSON.stringify([providerName, model, PROMPT_VERSION, user, userId]))
      .digest('hex');
    const known = RetellingReply.safeParse(await replies.find(key));
    if (known.success) return checkLines(known.data, numbered);
    const running = asked.get(key) ?? ask(key, user, userId, numbered.chars);
    const done = new AbortController();
    const late = wait(parts.waitMs ?? WAIT_MS, 'late' as const, { signal: done.signal });
    late.catch(() => {}); // It was cancelled.
    const reply = await Promise.race([running, late]);
    done.abort();
    return typeof reply === 'string' ? reply : checkLines(reply, numbered);
  };

  function ask(key: string, user: string, userId: string, chars: number) {
    const reply = askModel(key, user, userId, chars).finally(() => asked.delete(key));
    reply.catch(() => {}); // Reported to whoever still waits.
    asked.set(key, reply);
    return reply;
  }

  async function askModel(
    key: string,
    user: string,
    userId: string,
    chars: number,
  ): Promise<RetellingReply | NotRetold> {
    if (breaker.isOpen(userId)) return 'failed';
    if (!(await allow(userId, chars))) return 'used-up';
    try {
      const reply = await chat.ask(user, new AbortController().signal);
      breaker.succeeded(userId);
      await replies.save(key, reply);
      return reply;
    } catch (error: unknown) {
      if (!(error instanceof ProviderError || error instanceof UnreadableReplyError)) throw error;
      const code = error instanceof ProviderError ? error.code : 'unreadable';
      // The code is enough: a provider's message may quote the book.
      log.warn({ code }, 'the language model retold nothing');
      breaker.failed(code, userId);
      return 'failed';
    }
  }
}
