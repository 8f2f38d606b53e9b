import { ProviderError } from '../../providers/provider-error.ts';
import { tryAgain } from '../../providers/try-again.ts';
import type { ChatReply, ChatRequest, Optional, Provider } from '../../providers/vendor-openai.ts';
import { readAnswer } from './read-answer.ts';
import { answerSchema, SYSTEM_PROMPT, type Answer } from './prompt.ts';

const FORMATS = ['json_schema', 'json_object', 'plain'] as const;
const OPTIONAL: readonly Optional[] = ['temperature', 'seed', 'max_tokens'];
const MAX_TOKENS = 4_000;

/** The model answered, and nothing could be made of it in any format. */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError';
}

export interface Asker {
  /** @throws ProviderError, UnreadableAnswerError */
  ask(user: string, signal: AbortSignal): Promise<Answer>;
}

/**
 * Asks for passages. Servers differ in how an answer's shape may be asked for, so that is a ladder: a schema, JSON, and
 * words alone; what a server refuses once is not tried on it again.
 */
export function createAsker(provider: Provider, model: string, pauseMs = 1_000): Asker {
  let rung = 0;
  const without = new Set<Optional>();
  return { ask };

  async function ask(user: string, signal: AbortSignal): Promise<Answer> {
    for (let from = rung; ; from++) {
      const reply = await climbDown(user, signal, from);
      const answer = readAnswer(reply.text);
      if (answer) return answer;
      // Some servers take a schema and ignore it; asking in other words once may help, for this answer only.
      if (from + 1 >= FORMATS.length) throw new UnreadableAnswerError('The answer holds no list of passages');
    }
  }

  /** The reply in the first format from `from` on that the server accepts. */
  async function climbDown(user: string, signal: AbortSignal, from: number): Promise<ChatReply> {
    for (let format = Math.max(from, rung); ;) {
      // Another question under way may learn something meanwhile; what counts is what this one was asked with.
      const asked = new Set(without);
      try {
        return await withRetries({ user, format: FORMATS[format]!, without: asked, signal });
      } catch (error: unknown) {
        if (!(error instanceof ProviderError) || error.code !== 'bad-request') throw error;
        const refused = OPTIONAL.find((name) => !asked.has(name) && error.message.includes(name));
        if (refused) without.add(refused);
        else if (format + 1 < FORMATS.length) rung = Math.max(rung, ++format);
        else throw error;
      }
    }
  }

  function withRetries(
    asked: Pick<ChatRequest, 'user' | 'format' | 'without' | 'signal'>,
  ): Promise<ChatReply> {
    const request = { ...asked, model, system: SYSTEM_PROMPT, schema: answerSchema, maxTokens: MAX_TOKENS };
    return tryAgain(() => provider.chat(request), { signal: asked.signal, pauseMs });
  }
}
