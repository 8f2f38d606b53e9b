import { ProviderError } from '../../providers/provider-error.ts';
import { withRetries } from '../../providers/with-retries.ts';
import type { PictureOption, PictureReply, Provider } from '../../providers/vendor-openai.ts';

export interface PicturePrompt {
  readonly prompt: string;
  /** JPEG bytes of pictures whose people are to look the same; where the server cannot use them they are left out. */
  readonly references: readonly Uint8Array[];
}

export interface PictureClient {
  /** @throws ProviderError; an AbortError when aborted during a pause */
  request(prompt: PicturePrompt, signal: AbortSignal): Promise<PictureReply>;
}

const SIZES = { openAi: ['1536x1024', '1024x1024'], others: ['1024x768', '1024x1024', '512x512'] } as const;
const OPTIONS: readonly PictureOption[] = ['response_format', 'quality', 'output_format'];

/** What a server accepts. */
interface Dialect {
  /** Index in the list of sizes. */
  readonly size: number;
  readonly without: ReadonlySet<PictureOption>;
  readonly canEdit: boolean;
}

/**
 * Requests a picture in the dialect that the server turns out to accept: the next size of a list, without parameters that it
 * rejects, as an edit only where it supports edits. What a server does not accept is not tried on it again.
 */
export function createPictureClient(provider: Provider, model: string, pauseMs = 1_000): PictureClient {
  const sizes = provider.isOpenAi ? SIZES.openAi : SIZES.others;
  let known: Dialect = { size: 0, without: new Set(), canEdit: true };
  return { request };

  async function request(prompt: PicturePrompt, signal: AbortSignal): Promise<PictureReply> {
    for (let tried = known; ;) {
      const references = tried.canEdit ? prompt.references : [];
      try {
        const { without } = tried;
        const parameters = {
          model,
          prompt: prompt.prompt,
          size: sizes[tried.size]!,
          references,
          without,
          signal,
        };
        const reply = await withRetries(() => provider.picture(parameters), { signal, pauseMs });
        // Only now, because a refusal alone may be about the text, which concerns one reader.
        known = tried;
        return reply;
      } catch (error: unknown) {
        const next = error instanceof ProviderError ? simpler(error, tried, references.length > 0) : null;
        if (!next) throw error;
        tried = next;
      }
    }
  }

  /** @returns what may be accepted instead; null if there is nothing left to leave out */
  function simpler({ code, message }: ProviderError, tried: Dialect, isEdit: boolean): Dialect | null {
    const leavingOut = (name: PictureOption): Dialect => ({
      ...tried,
      without: new Set([...tried.without, name]),
    });
    // A server without edits answers 404 or 405 to them, as it does to a model that it does not have.
    if (isEdit && (code === 'bad-request' || code === 'unknown-model')) return { ...tried, canEdit: false };
    if (code !== 'bad-request') return null;
    const named = OPTIONS.find((name) => !tried.without.has(name) && message.includes(name));
    if (named) return leavingOut(named);
    if (!tried.without.has('size') && /size|width|height|dimension|resolution/i.test(message))
      return tried.size + 1 < sizes.length ? { ...tried, size: tried.size + 1 } : leavingOut('size');
    // The error is an unspecific "bad request": first drop the parameters that servers differ in, then the size.
    const next = [...OPTIONS, 'size' as const].find((name) => !tried.without.has(name) && isSent(name));
    return next ? leavingOut(next) : null;
  }

  function isSent(name: PictureOption): boolean {
    if (name === 'size') return true;
    return (name === 'response_format') !== provider.isOpenAi;
  }
}
