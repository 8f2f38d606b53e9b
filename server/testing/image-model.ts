import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from './vendor-sharp.ts';
import { send } from './language-model.ts';

/**
 * How an image server deviates from OpenAI's API.
 * - openai: base64 always, refuses response_format, sizes of its list, edits
 * - localai: returns a URL of the picture, does not support edits
 * - sd-server: base64, edits, executes tags in the prompt
 * - ollama: small sizes only, does not support edits
 */
export type ImageDialect = 'openai' | 'localai' | 'sd-server' | 'ollama';

/** A request for a picture, as far as the stand-in reads it. */
export interface PictureApiRequest {
  readonly path: string;
  readonly prompt: string;
  readonly model: string;
  readonly size?: string;
  readonly response_format?: string;
  readonly quality?: string;
  /** How many reference pictures the request contained. */
  readonly references: number;
}

export interface ImageModel {
  /** http://127.0.0.1:port/v1 */
  readonly baseUrl: string;
  readonly requests: PictureApiRequest[];
  /** Addresses fetched beside the API. */
  readonly fetched: string[];
  close(): Promise<void>;
}

/** Sends the response and returns true, or returns false to get the stand-in's. */
export type PictureReplyFault = (
  call: PictureApiRequest,
  response: ServerResponse,
  request: IncomingMessage,
) => boolean | Promise<boolean>;

const SIZES: Readonly<Record<ImageDialect, RegExp>> = {
  openai: /^(1024x1024|1536x1024|1024x1536)$/,
  localai: /^\d+x\d+$/,
  'sd-server': /^\d+x\d+$/,
  ollama: /^(512x512|1024x1024)$/,
};

/** A stand-in for an image model's server, on loopback. */
export async function startImageModel(
  dialect: ImageDialect,
  fault: PictureReplyFault = () => false,
): Promise<ImageModel> {
  const requests: PictureApiRequest[] = [];
  const fetched: string[] = [];
  const picture = await samplePicture(256, 192);
  const server = createServer((request, response) => {
    void (async () => {
      const body = await readAll(request);
      if (request.method === 'GET') {
        fetched.push(request.url!);
        response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
        return;
      }
      const one = readRequest(request, body);
      requests.push(one);
      if (await fault(one, response, request)) return;
      const refusal = refusalOf(dialect, one);
      if (refusal) return send(response, refusal.status, { error: { message: refusal.message, code: null } });
      const data =
        dialect === 'localai'
          ? { url: `http://${request.headers.host}/generated-images/b64123.png` }
          : { b64_json: picture.toString('base64') };
      send(response, 200, { created: 1, data: [data], ...(dialect === 'openai' ? USAGE : {}) });
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    fetched,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A PNG of one colour. */
export function samplePicture(width: number, height: number): Promise<Buffer> {
  const background = { r: 120, g: 90, b: 60 };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

const USAGE = { usage: { total_tokens: 1_234, input_tokens: 200, output_tokens: 1_034 } };

function readRequest(request: IncomingMessage, body: Buffer): PictureApiRequest {
  const path = request.url!;
  if (request.headers['content-type']?.startsWith('application/json'))
    return { path, references: 0, ...(JSON.parse(body.toString('utf8')) as object) } as PictureApiRequest;
  const text = body.toString('latin1');
  const field = (name: string) =>
    new RegExp(`name="${name}"\\r\\n\\r\\n([\\s\\S]*?)\\r\\n--`).exec(text)?.[1] ?? '';
  const references = text.match(/name="image(\[\])?"; filename="/g)?.length ?? 0;
  return { path, prompt: field('prompt'), model: field('model'), size: field('size'), references };
}

function refusalOf(
  dialect: ImageDialect,
  { path, size, response_format: format }: PictureApiRequest,
): { status: number; message: string } | null {
  if (path.endsWith('/edits') && (dialect === 'localai' || dialect === 'ollama'))
    return { status: 404, message: 'Not Found' };
  if (dialect === 'openai' && format)
    return { status: 400, message: "Unknown parameter: 'response_format'." };
  if (size && !SIZES[dialect].test(size))
    return { status: 400, message: `Invalid size '${size}'. Supported sizes are listed.` };
  return null;
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
