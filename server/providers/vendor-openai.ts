import OpenAI, { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';

export interface ProviderSettings {
  readonly apiKey: string | null;
  /** Null: OpenAI's own; else any server that speaks its dialect, e.g. http://127.0.0.1:11434/v1. */
  readonly baseUrl: string | null;
}

export interface ChatRequest {
  readonly model: string;
  readonly system: string;
  readonly user: string;
  /** How the answer's shape is asked for; servers differ in which they accept. */
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

export type ProviderErrorCode =
  | 'bad-request'
  | 'unauthorised'
  | 'unknown-model'
  | 'rate-limited'
  | 'refused'
  | 'unavailable'
  | 'timeout'
  | 'aborted';

/** Why a provider gave no answer, whatever its dialect. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly code: ProviderErrorCode;
  /** How long the provider wants to be left alone, where it says so. */
  readonly retryAfterMs: number | null;

  constructor(
    code: ProviderErrorCode,
    message: string,
    options: { cause?: unknown; retryAfterMs?: number | null } = {},
  ) {
    super(message, options);
    this.code = code;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}

export interface Provider {
  /** @throws ProviderError */
  chat(request: ChatRequest): Promise<ChatReply>;
}

/** One attempt per call: whoever calls decides about another. */
export function createProvider({ apiKey, baseUrl }: ProviderSettings, timeoutMs = 120_000): Provider {
  const isOpenAi = baseUrl === null || new URL(baseUrl).hostname.endsWith('openai.com');
  const client = new OpenAI({
    // Local servers want none, the package insists on one.
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl ?? undefined,
    // Not the environment's: what is sent where is said in one place.
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: timeoutMs,
  });
  return {
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
}

function responseFormat(format: ChatRequest['format'], { name, schema }: ChatRequest['schema']) {
  if (format === 'plain') return {};
  if (format === 'json_object') return { response_format: { type: 'json_object' as const } };
  return {
    response_format: { type: 'json_schema' as const, json_schema: { name, strict: true, schema } },
  };
}

function readReply(completion: unknown): ChatReply {
  // What other servers send is only more or less what the package's types say.
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
  if (!text) throw new ProviderError('unavailable', 'The answer is empty');
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
  return new ProviderError(codeOf(error), error.message.slice(0, 500), {
    cause: error,
    retryAfterMs: retryAfter(error.headers),
  });
}

function codeOf({ status, code }: APIError): ProviderErrorCode {
  if (code === 'content_policy_violation' || code === 'moderation_blocked') return 'refused';
  // A spent account answers 429 for ever.
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
