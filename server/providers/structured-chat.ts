import * as z from 'zod';
import { ProviderError } from './provider-error.ts';
import { withRetries } from './with-retries.ts';
import type { ChatReply, ChatRequest, Optional, Provider } from './vendor-openai.ts';

const FORMATS = ['json_schema', 'json_object', 'plain'] as const;
const OPTIONAL: readonly Optional[] = ['temperature', 'seed', 'max_tokens'];
const MAX_TOKENS = 4_000;

/** The model replied, but with nothing usable in any format. */
export class UnreadableReplyError extends Error {
  override readonly name = 'UnreadableReplyError';
}

/** What a model is instructed to do, whatever the text. */
export interface Task<Reply> {
  /** Part of every reply's key: another prompt is another question. */
  readonly version: string;
  readonly system: string;
  /** The name and the schema of a reply. */
  readonly name: string;
  readonly reply: z.ZodType<Reply>;
  /** @returns null if the reply cannot be read */
  readonly parse: (text: string) => Reply | null;
}

export interface StructuredChat<Reply> {
  /** @throws ProviderError, UnreadableReplyError */
  ask(user: string, signal: AbortSignal): Promise<Reply>;
}

/**
 * Asks for replies in one format. Servers differ in how they accept a format, so there is a fallback order: a schema,
 * JSON, and the prompt alone; what a server rejects is not tried on it again.
 */
export function createStructuredChat<Reply>(
  provider: Provider,
  model: string,
  { system, name, reply: shape, parse }: Task<Reply>,
  pauseMs = 1_000,
): StructuredChat<Reply> {
  const schema = { name, schema: z.toJSONSchema(shape) as Record<string, unknown> };
  let acceptedFrom = 0;
  const without = new Set<Optional>();
  return { ask };

  async function ask(user: string, signal: AbortSignal): Promise<Reply> {
    for (let from = acceptedFrom; ; from++) {
      const reply = await askInFormats(user, signal, from);
      const parsed = parse(reply.text);
      if (parsed) return parsed;
      // Some servers accept a schema and ignore it; another format may help, for this reply only.
      if (from + 1 >= FORMATS.length) throw new UnreadableReplyError('The reply holds nothing of the shape');
    }
  }

  /**
   * The reply in the first format from `from` on that the server accepts. What it refuses is remembered once it
   * accepts the same question without it: a refusal alone may be about the text, which concerns one reader.
   */
  async function askInFormats(user: string, signal: AbortSignal, from: number): Promise<ChatReply> {
    const leftOut = new Set(without);
    let lowest = acceptedFrom;
    for (let format = Math.max(from, acceptedFrom); ;) {
      try {
        const reply = await chat({ user, format: FORMATS[format]!, without: leftOut, signal });
        acceptedFrom = Math.max(acceptedFrom, lowest);
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

  function chat(asked: Pick<ChatRequest, 'user' | 'format' | 'without' | 'signal'>): Promise<ChatReply> {
    const request = { ...asked, model, system, schema, maxTokens: MAX_TOKENS };
    return withRetries(() => provider.chat(request), { signal: asked.signal, pauseMs });
  }
}
