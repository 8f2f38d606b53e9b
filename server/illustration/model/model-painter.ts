import { createHash } from 'node:crypto';
import { withPictureFacts } from '#shared/edition/pictures/picture-metadata.ts';
import { encodeProviderPicture } from '../../files/vendor-sharp.ts';
import { createCircuitBreaker } from '../../providers/circuit-breaker.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import type { PictureReply, Provider } from '../../providers/vendor-openai.ts';
import type { ModelPainter, ModelRequest, PaintResult } from '../painter.ts';
import { NoModelPictureError } from './no-model-picture-error.ts';
import { createPictureClient, type PicturePrompt } from './picture-client.ts';
import { sanitisePromptText } from './sanitise-prompt-text.ts';
import { picturePrompt, PROMPT_VERSION, readInput, type Reading, softenedPrompt } from './prompt.ts';

export interface ModelPainterParts {
  readonly provider: Provider;
  readonly model: string;
  /** Identifies the provider's server; part of the cache key. */
  readonly providerName: string;
  readonly pictures: {
    find(userId: string, key: string): Promise<Uint8Array | null>;
    save(userId: string, key: string, jpeg: Uint8Array): Promise<void>;
  };
  /** A user's allowance of today. */
  readonly allowance: {
    /** @returns false when it is used up */
    take(userId: string): Promise<boolean>;
    giveBack(userId: string): Promise<void>;
  };
  readonly log: {
    info(context: object, message: string): void;
    warn(context: object, message: string): void;
  };
  /** The price of one picture; null or absent if the operator has not configured one. */
  readonly price?: number | null;
  readonly maxWaitMs?: number;
  readonly now?: () => number;
  readonly pauseMs?: number;
}

/** The whole request may take 25 s, including painting with the embedded painter when the model is too slow. */
const MAX_WAIT_MS = 18_000;

/**
 * Pictures by an image model behind OpenAI's API. Identical requests are sent once: callers share a running request,
 * and later ones are served from the cache. A refused request is repeated once with a softened prompt.
 */
export function createModelPainter(parts: ModelPainterParts): ModelPainter {
  const { provider, model, providerName, pictures, allowance, log } = parts;
  const client = createPictureClient(provider, model, parts.pauseMs);
  const breaker = createCircuitBreaker(parts.now);
  const underWay = new Map<string, Promise<PaintResult>>();

  return { name: model, maxWaitMs: parts.maxWaitMs ?? MAX_WAIT_MS, paint };

  async function paint(request: ModelRequest): Promise<PaintResult> {
    const reading = readInput(request.input);
    const key = keyOf(request, picturePrompt(reading, request.input));
    const known = underWay.get(key);
    if (known) return known;
    const painting = paintOnce(key, reading, request);
    underWay.set(key, painting);
    const forget = () => void underWay.delete(key);
    painting.then(forget, forget);
    return painting;
  }

  async function paintOnce(key: string, reading: Reading, request: ModelRequest): Promise<PaintResult> {
    const { userId, input } = request;
    const cached = await pictures.find(userId, key);
    if (cached) return result(await encodeProviderPicture(cached), reading, request, null);
    if (breaker.isOpen(userId))
      throw new NoModelPictureError('unavailable', 'The provider is left alone for a while');
    if (!(await allowance.take(userId)))
      throw new NoModelPictureError('allowance', "Today's pictures by the model are used up");
    const startedAt = performance.now();
    try {
      const references = await request.references();
      const prompt = { prompt: picturePrompt(reading, input), references };
      const { reply, isSoftened } = await requestWithSoftening(prompt, reading);
      const picture = await decoded(reply);
      breaker.succeeded(userId);
      await pictures.save(userId, key, picture.jpeg);
      // What it cost, without a word of the book.
      const requestCount = isSoftened ? 2 : 1;
      log.info(
        {
          ...{ provider: providerName, model, userId, pictures: requestCount, tokens: reply.tokens },
          ...(parts.price ? { price: requestCount * parts.price } : {}),
          ...{ references: references.length, seconds: Math.round(performance.now() - startedAt) / 1000 },
        },
        'the image model painted a picture',
      );
      return result(picture, reading, request, isSoftened ? 'softened' : null);
    } catch (error: unknown) {
      if (!(error instanceof ProviderError)) throw error;
      breaker.failed(error.code, userId);
      // A picture that timed out may still have been painted and charged.
      if (error.code !== 'timeout') await allowance.giveBack(userId);
      // Only the code: a provider's message may quote the book.
      log.warn({ code: error.code }, 'the image model gave no picture; the embedded painter stands in');
      throw new NoModelPictureError(reasonOf(error), 'The image model gave no picture', { cause: error });
    }
  }

  async function requestWithSoftening(
    prompt: PicturePrompt,
    reading: Reading,
  ): Promise<{ reply: PictureReply; isSoftened: boolean }> {
    const { signal } = new AbortController();
    try {
      return { reply: await client.request(prompt, signal), isSoftened: false };
    } catch (error: unknown) {
      if (!(error instanceof ProviderError) || error.code !== 'refused') throw error;
      const softer = { prompt: softenedPrompt(reading), references: [] };
      return { reply: await client.request(softer, signal), isSoftened: true };
    }
  }

  function keyOf({ input, userId }: ModelRequest, prompt: string): string {
    const parts = [providerName, model, PROMPT_VERSION, prompt, input.entity?.id ?? null, input.take, userId];
    return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  }

  function result(
    picture: Pick<PaintResult, 'jpeg' | 'width' | 'height'>,
    { scene, style }: Reading,
    { input }: ModelRequest,
    note: string | null,
  ): PaintResult {
    const styleApplied = input.stylePrompt ? sanitisePromptText(input.stylePrompt, 200) || null : null;
    const reading: Reading = { scene, style };
    // The prompt is shown in the picture's details.
    const jpeg = withPictureFacts(picture.jpeg, {
      maker: 'image-model',
      tool: `Vignette with ${model}`,
      description: '',
    });
    return {
      ...picture,
      jpeg,
      scene: { ...reading, prompt: picturePrompt(reading, input) },
      styleApplied,
      note,
    };
  }
}

/**
 * Re-encodes a picture, so that only its pixels remain. @throws ProviderError if the response has no picture
 */
async function decoded({ bytes }: PictureReply): Promise<Pick<PaintResult, 'jpeg' | 'width' | 'height'>> {
  try {
    return await encodeProviderPicture(bytes);
  } catch (cause: unknown) {
    throw new ProviderError('unusable', 'The response is not a picture', { cause });
  }
}

function reasonOf({ code }: ProviderError): NoModelPictureError['reason'] {
  if (code === 'refused') return 'refused';
  if (code === 'unauthorised' || code === 'unknown-model' || code === 'bad-request') return 'misconfigured';
  return 'unavailable';
}
