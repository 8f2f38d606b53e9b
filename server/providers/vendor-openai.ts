import OpenAI, { APIConnectionTimeoutError, APIError, APIUserAbortError, toFile } from 'openai';
import * as z from 'zod';
import { boundedFetch } from './bounded-fetch.ts';
import { ProviderError, type ProviderErrorCode } from './provider-error.ts';

export interface ProviderSettings {
  readonly apiKey: string | null;
  /** Null: OpenAI's own; else any compatible server, e.g. http://127.0.0.1:11434/v1. */
  readonly baseUrl: string | null;
}

export interface ChatRequest {
  readonly model: string;
  readonly system: string;
  readonly user: string;
  /** How the reply's format is specified; servers differ in which they accept. */
  readonly format: 'json_schema' | 'json_object' | 'plain';
  readonly schema: { readonly name: string; readonly schema: Record<string, unknown> };
  readonly maxTokens: number;
  /** What this server turned out not to accept; left out of the request. */
  readonly without: ReadonlySet<Optional>;
  readonly signal: AbortSignal;
}

/** Parameters that some servers or models refuse. */
export type Optional = 'temperature' | 'seed' | 'max_tokens';

export interface ChatReply {
  readonly text: string;
  /** The answer was longer than allowed and stops in its middle. */
  readonly isCut: boolean;
}

export interface PictureRequest {
  readonly model: string;
  readonly prompt: string;
  /** Pixels, "1024x768". */
  readonly size: string;
  /** Reference pictures (JPEG) of a recurring person or place; with any, the request is an edit of them. */
  readonly references: readonly Uint8Array[];
  /** What this server turned out not to accept; left out of the request. */
  readonly without: ReadonlySet<PictureOption>;
  readonly signal: AbortSignal;
}

/** Parameters that some servers or models refuse. */
export type PictureOption = 'response_format' | 'quality' | 'output_format' | 'size';

export interface PictureReply {
  /** As the provider sent it; not yet verified to be a picture. */
  readonly bytes: Uint8Array;
  /** What it cost, where the provider reports it. */
  readonly tokens: number | null;
}

export interface Provider {
  /** OpenAI itself, not a compatible server. */
  readonly isOpenAi: boolean;
  /** @throws ProviderError */
  chat(request: ChatRequest): Promise<ChatReply>;
  /** @throws ProviderError */
  picture(request: PictureRequest): Promise<PictureReply>;
}

/** One attempt per call: the caller decides about another. */
export function createProvider({ apiKey, baseUrl }: ProviderSettings, timeoutMs = 120_000): Provider {
  const isOpenAi = baseUrl === null || new URL(baseUrl).hostname.endsWith('openai.com');
  const client = new OpenAI({
    // Local servers need no key, but the package requires one.
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl ?? undefined,
    // Not the environment's: addresses are configured in one place.
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: timeoutMs,
    fetch: boundedFetch,
  });
  return {
    isOpenAi,
    async picture(request) {
      // The package's own timeout ends with the response's headers; this one covers the body too.
      const limit = AbortSignal.timeout(timeoutMs);
      const signal = AbortSignal.any([request.signal, limit]);
      try {
        return await readPicture(await requestPicture({ ...request, signal }), signal);
      } catch (error: unknown) {
        if (!limit.aborted) throw toProviderError(error);
        throw new ProviderError('timeout', 'The provider did not answer in time', { cause: error });
      }
    },
    async chat({ model, system, user, format, schema, maxTokens, without, signal }) {
      try {
        const limit = isOpenAi ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens };
        const completion = await client.chat.completions.create(
          {
            model,
            messages: [
              { role: 'system', content: system },
              { role: 'user', content: user },
            ],
            ...(without.has('temperature') ? {} : { temperature: 0 }),
            ...(without.has('seed') ? {} : { seed: 1 }),
            ...(without.has('max_tokens') ? {} : limit),
            ...responseFormat(format, schema),
          },
          { signal },
        );
        return readReply(completion);
      } catch (error: unknown) {
        throw toProviderError(error);
      }
    },
  };

  async function requestPicture(request: PictureRequest): Promise<unknown> {
    const { model, prompt, size, references, without, signal } = request;
    const options = {
      // GPT image models always return base64 and reject the parameter that requests it.
      ...(isOpenAi || without.has('response_format') ? {} : { response_format: 'b64_json' as const }),
      ...(isOpenAi && !without.has('quality') ? { quality: 'medium' as const } : {}),
      ...(isOpenAi && !without.has('output_format') ? { output_format: 'jpeg' as const } : {}),
      ...(without.has('size') ? {} : { size: size as 'auto' }),
    };
    const body = { model, prompt, n: 1, ...options };
    if (references.length === 0) return client.images.generate(body, { signal });
    const image = await Promise.all(
      references.map((bytes, i) => toFile(bytes, `reference-${i + 1}.jpg`, { type: 'image/jpeg' })),
    );
    return client.images.edit({ ...body, image }, { signal });
  }

  async function readPicture(answer: unknown, signal: AbortSignal): Promise<PictureReply> {
    const { data, usage } = PictureAnswer.parse(answer);
    const [first] = data;
    const tokens = usage?.total_tokens ?? null;
    if (first?.b64_json) return { bytes: fromBase64(first.b64_json), tokens };
    if (!first?.url) throw new ProviderError('unusable', 'The answer holds no picture');
    if (first.url.startsWith('data:')) return { bytes: fromBase64(first.url), tokens };
    return { bytes: await download(new URL(first.url, client.baseURL), signal), tokens };
  }

  /**
   * A picture returned as a URL is fetched from the configured server only, whatever URL the response contains.
   */
  async function download(address: URL, signal: AbortSignal): Promise<Uint8Array> {
    if (address.origin !== new URL(client.baseURL).origin)
      throw new ProviderError('unavailable', 'The picture lies on another server');
    const response = await boundedFetch(address, {
      signal,
      headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
    });
    if (!response.ok)
      throw new ProviderError('unavailable', `The picture's address answers ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** The parts of responses used here; the package's types promise more than servers send. */
const PictureAnswer = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })),
  usage: z.object({ total_tokens: z.number() }).nullish().catch(null),
});

/** Some servers put "data:image/png;base64," before it. */
const fromBase64 = (text: string): Uint8Array =>
  new Uint8Array(Buffer.from(text.replace(/^data:[^,]*,/, ''), 'base64'));

function responseFormat(format: ChatRequest['format'], { name, schema }: ChatRequest['schema']) {
  if (format === 'plain') return {};
  if (format === 'json_object') return { response_format: { type: 'json_object' as const } };
  return {
    response_format: { type: 'json_schema' as const, json_schema: { name, strict: true, schema } },
  };
}

function readReply(completion: unknown): ChatReply {
  // Other servers' responses match the package's types only roughly.
  const choice = (
    completion as {
      choices?: { message?: { content?: unknown; refusal?: unknown }; finish_reason?: unknown }[];
    }
  )?.choices?.[0];
  const refusal = choice?.message?.refusal;
  if (typeof refusal === 'string' && refusal)
    throw new ProviderError('refused', 'The model refused to answer');
  if (choice?.finish_reason === 'content_filter')
    throw new ProviderError('refused', 'A content filter held the answer back');
  const text = readContent(choice?.message?.content);
  if (!text) throw new ProviderError('unusable', 'The answer is empty');
  return { text, isCut: choice?.finish_reason === 'length' };
}

/** A string, or a list of parts with text. */
function readContent(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: unknown) => (part as { text?: unknown })?.text)
    .filter((text) => typeof text === 'string')
    .join('');
}

function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof APIUserAbortError) return new ProviderError('aborted', 'Called off', { cause: error });
  if (error instanceof APIConnectionTimeoutError)
    return new ProviderError('timeout', 'The provider did not answer in time', { cause: error });
  if (!(error instanceof APIError))
    return new ProviderError('unavailable', 'The answer cannot be read', { cause: error });
  const refused = error as APIError;
  return new ProviderError(codeOf(refused), refused.message.slice(0, 500), {
    cause: refused,
    retryAfterMs: retryAfter(refused.headers),
  });
}

function codeOf({ status, code }: APIError): ProviderErrorCode {
  if (code === 'content_policy_violation' || code === 'moderation_blocked') return 'refused';
  // An account without credit answers 429 for ever.
  if (code === 'insufficient_quota') return 'unauthorised';
  if (status === 401 || status === 403) return 'unauthorised';
  if (status === 404) return 'unknown-model';
  if (status === 429) return 'rate-limited';
  if (status === 408) return 'timeout';
  return status !== undefined && status < 500 ? 'bad-request' : 'unavailable';
}

function retryAfter(headers: { get(name: string): string | null } | undefined): number | null {
  const ms = Number(headers?.get('retry-after-ms') ?? NaN);
  if (Number.isFinite(ms)) return ms;
  const seconds = Number(headers?.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : null;
}
