import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The body of a chat completion's request, as far as the stand-in looks at it. */
export interface AskedFor {
  readonly model: string;
  readonly messages: readonly { role: string; content: string }[];
  readonly response_format?: { type: string; json_schema?: { strict?: boolean } };
  readonly temperature?: number;
  readonly seed?: number;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
}

/**
 * How a server that speaks OpenAI's dialect deviates from it.
 * - openai: as documented
 * - ollama: fences its JSON, adds fields of its own
 * - llama-server: refuses a schema, thinks aloud first
 * - reasoning: refuses a temperature, as OpenAI's reasoning models do
 */
export type Dialect = 'openai' | 'ollama' | 'llama-server' | 'reasoning';

export interface LanguageModel {
  /** http://127.0.0.1:port/v1 */
  readonly baseUrl: string;
  readonly asked: AskedFor[];
  close(): Promise<void>;
}

/** What the model says about a chunk, or does instead of saying anything. */
export type Reply = (
  asked: AskedFor,
  response: ServerResponse,
  request: IncomingMessage,
) => string | object | null | Promise<string | object | null>;

/** A stand-in for a language model's server, on loopback. `null` from `reply` means it has dealt with the response. */
export async function startLanguageModel(dialect: Dialect, reply: Reply): Promise<LanguageModel> {
  const asked: AskedFor[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = JSON.parse(await readBody(request)) as AskedFor;
      asked.push(body);
      const refusal = refusalOf(dialect, body);
      if (refusal) return send(response, 400, { error: { message: refusal, code: null } });
      const said = await reply(body, response, request);
      if (said === null) return;
      const content = typeof said === 'string' ? said : wrap(dialect, JSON.stringify(said));
      send(response, 200, completion(dialect, body.model, content));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
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

/** The numbered sentences that a request shows. */
export function sentencesOf({ messages }: AskedFor): { number: number; text: string }[] {
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

function refusalOf(dialect: Dialect, { response_format: format, temperature }: AskedFor): string | null {
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
