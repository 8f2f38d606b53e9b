import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The body of a chat completion's request, as far as the stand-in reads it. */
export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly { role: string; content: string }[];
  readonly response_format?: { type: string; json_schema?: { strict?: boolean } };
  readonly temperature?: number;
  readonly seed?: number;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
}

/**
 * How an OpenAI-compatible server deviates from the documented API.
 * - openai: as documented
 * - ollama: fences its JSON, adds fields of its own
 * - llama-server: refuses a schema, emits its reasoning first
 * - reasoning: refuses a temperature, as OpenAI's reasoning models do
 */
export type Dialect = 'openai' | 'ollama' | 'llama-server' | 'reasoning';

export interface LanguageModel {
  /** http://127.0.0.1:port/v1 */
  readonly baseUrl: string;
  readonly requests: ChatRequest[];
  close(): Promise<void>;
}

/** The model's reply to a chunk, or null after handling the response itself. */
export type Reply = (
  requests: ChatRequest,
  response: ServerResponse,
  request: IncomingMessage,
) => string | object | null | Promise<string | object | null>;

/** A stand-in for a language model's server, on loopback. `reply` returns null when it has sent the response itself. */
export async function startLanguageModel(dialect: Dialect, reply: Reply): Promise<LanguageModel> {
  const requests: ChatRequest[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = JSON.parse(await readBody(request)) as ChatRequest;
      requests.push(body);
      const refusal = refusalOf(dialect, body);
      if (refusal) return send(response, 400, { error: { message: refusal, code: null } });
      const modelReply = await reply(body, response, request);
      if (modelReply === null) return;
      const content = typeof modelReply === 'string' ? modelReply : wrap(dialect, JSON.stringify(modelReply));
      send(response, 200, completion(dialect, body.model, content));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests: requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export function send(response: ServerResponse, status: number, body: object, headers: object = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** The numbered sentences in a request's prompt. */
export function sentencesOf({ messages }: ChatRequest): { number: number; text: string }[] {
  return [...messages.at(-1)!.content.matchAll(/^⟦(\d+)⟧ (.*)$/gm)].map(([, number, text]) => ({
    number: Number(number),
    text: text!,
  }));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function refusalOf(dialect: Dialect, { response_format: format, temperature }: ChatRequest): string | null {
  if (dialect === 'llama-server' && format?.type === 'json_schema')
    return 'Either "json_schema" or "grammar" can be specified, but not both';
  if (dialect === 'reasoning' && temperature !== undefined)
    return "Unsupported value: 'temperature' does not support 0 with this model. Only the default (1) value is supported.";
  return null;
}

function wrap(dialect: Dialect, json: string): string {
  if (dialect === 'ollama') return `Here are the passages:\n\n\`\`\`json\n${json}\n\`\`\`\n`;
  if (dialect === 'llama-server')
    return `<think>\nThe user wants {"passages": []}? Let me see.\n</think>\n\n${json}`;
  return json;
}

function completion(dialect: Dialect, model: string, content: string): object {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    ...(dialect === 'ollama' ? { system_fingerprint: 'fp_ollama' } : {}),
    ...(dialect === 'llama-server' ? { timings: { predicted_ms: 1 } } : {}),
  };
}
