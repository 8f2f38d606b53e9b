import { createHash } from 'node:crypto';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { ProviderError } from './provider-error.ts';
import { createStructuredChat, type Task, UnreadableReplyError } from './structured-chat.ts';
import type { TextModel } from './text-model.ts';

export interface ModelQuestionParts extends TextModel {
  readonly log: { warn(context: object, message: string): void };
  readonly now?: () => number;
  readonly pauseMs?: number;
}

/** `unreadable`: the model has replied, but not in the requested shape. */
export type NoReply = 'used-up' | 'failed' | 'unreadable';

/**
 * Asks about a text, or returns an earlier reply.
 *
 * @param chars what is charged to the user's allowance
 * @param userId absent: an administrator, who has no allowance
 */
export type ModelQuestion<Reply> = (
  text: string,
  chars: number,
  userId: string | undefined,
) => Promise<Reply | NoReply>;

/** One kind of question to the configured language model. Each reply is kept, so that the same text is sent once. */
export function createModelQuestion<Reply extends object>(
  { provider, model, providerName, replies, allow, log, now, pauseMs }: ModelQuestionParts,
  task: Task<Reply>,
): ModelQuestion<Reply> {
  const chat = createStructuredChat(provider, model, task, pauseMs);
  const breaker = createCircuitBreaker(now);

  return async (text, chars, userId) => {
    const owner = userId ?? 'administrator';
    // Of this user only: an immediate reply would reveal that another user has the same book.
    const key = createHash('sha256')
      .update(JSON.stringify([providerName, model, task.version, text, owner]))
      .digest('hex');
    const known = task.reply.safeParse(await replies.find(key));
    if (known.success) return known.data;
    if (breaker.isOpen(owner)) return 'failed';
    if (userId !== undefined && !(await allow(userId, chars))) return 'used-up';
    try {
      const reply = await chat.ask(text, new AbortController().signal);
      breaker.succeeded(owner);
      await replies.save(key, reply);
      return reply;
    } catch (error: unknown) {
      if (!(error instanceof ProviderError || error instanceof UnreadableReplyError)) throw error;
      const code = error instanceof ProviderError ? error.code : 'unreadable';
      // Only the code: a provider's message may quote the book.
      log.warn({ code, task: task.version }, 'the language model gave no usable reply');
      breaker.failed(code, owner);
      return code === 'unreadable' ? code : 'failed';
    }
  };
}
