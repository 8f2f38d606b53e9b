import { ProviderError } from '../../providers/provider-error.ts';
import { tryAgain } from '../../providers/try-again.ts';
import type { ChatReply, ChatRequest, Optional, Provider } from '../../providers/vendor-openai.ts';
import { parseReply } from './parse-reply.ts';
import { replySchema, SYSTEM_PROMPT, type PassageReply } from './prompt.ts';

const FORMATS = ['json_schema', 'json_object', 'plain'] as const;
const OPTIONAL: readonly Optional[] = ['temperature', 'seed', 'max_tokens'];
const MAX_TOKENS = 4_000;

/** The model replied, but with no usable list in any format. */
export class UnreadableReplyError extends Error {
  override readonly name = 'UnreadableReplyError';
}

export interface PassageChooser {
  /** @throws ProviderError, UnreadableReplyError */
  choose(user: string, signal: AbortSignal): Promise<PassageReply>;
}

/**
 * Asks for passages. Servers differ in how a reply's shape may be asked for, so that is a ladder: a schema, JSON, and
 * words alone; what a server does not accept is not tried on it again.
 */
export function createPassageChooser(provider: Provider, model: string, pauseMs = 1_000): PassageChooser {
  let rung = 0;
  const without = new Set<Optional>();
  return { choose };

  async function choose(user: string, signal: AbortSignal): Promise<PassageReply> {
    for (let from = rung; ; from++) {
      const reply = await climbDown(user, signal, from);
      const parsed = parseReply(reply.text);
      if (parsed) return parsed;
      // Some servers take a schema and ignore it; asking in other words once may help, for this reply only.
      if (from + 1 >= FORMATS.length) throw new UnreadableReplyError('The reply holds no list of passages');
    }
  }

  /**
   * The reply in the first format from `from` on that the server accepts. What it refuses is remembered once it accepts
   * the same question without it: a refusal alone may be about the text, which is one reader's.
   */
  async function climbDown(user: string, signal: AbortSignal, from: number): Promise<ChatReply> {
    const leftOut = new Set(without);
    let lowest = rung;
    for (let format = Math.max(from, rung); ;) {
      try {
        const reply = await withRetries({ user, format: FORMATS[format]!, without: leftOut, signal });
        rung = Math.max(rung, lowest);
        for (const name of leftOut) without.add(name);
        return reply;
      } catch (error: unknown) {
        if (!(error instanceof ProviderError) || error.code !== 'bad-request') throw error;
        const refused = OPTIONAL.find((name) => !leftOut.has(name) && error.message.includes(name));
        if (refused) leftOut.add(refused);
        else if (format + 1 < FORMATS.length) lowest = ++format;
        else throw error;
      }
    }
  }

  function withRetries(
    asked: Pick<ChatRequest, 'user' | 'format' | 'without' | 'signal'>,
  ): Promise<ChatReply> {
    const request = { ...asked, model, system: SYSTEM_PROMPT, schema: replySchema, maxTokens: MAX_TOKENS };
    return tryAgain(() => provider.chat(request), { signal: asked.signal, pauseMs });
  }
}
