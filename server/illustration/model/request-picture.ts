import { ProviderError } from '../../providers/provider-error.ts';
import { tryAgain } from '../../providers/try-again.ts';
import type { PictureOption, PictureReply, Provider } from '../../providers/vendor-openai.ts';

export interface PictureOrder {
  readonly prompt: string;
  /** JPEG bytes of pictures whose people are to look the same; where the server cannot use them they are left out. */
  readonly references: readonly Uint8Array[];
}

export interface PictureAsker {
  /** @throws ProviderError; an AbortError when called off during a pause */
  ask(order: PictureOrder, signal: AbortSignal): Promise<PictureReply>;
}

const SIZES = { openAi: ['1536x1024', '1024x1024'], others: ['1024x768', '1024x1024', '512x512'] } as const;
const OPTIONS: readonly PictureOption[] = ['response_format', 'quality', 'output_format'];

/**
 * Asks for a picture in the dialect that the server turns out to speak: sizes down a list, parameters that it complains
 * of left out, edits only where it knows them. What a server refuses once is not tried on it again.
 */
export function createPictureAsker(provider: Provider, model: string, pauseMs = 1_000): PictureAsker {
  const sizes = provider.isOpenAi ? SIZES.openAi : SIZES.others;
  const without = new Set<PictureOption>();
  let size = 0;
  let canEdit = true;
  return { ask };

  async function ask(order: PictureOrder, signal: AbortSignal): Promise<PictureReply> {
    for (;;) {
      // Another question under way may learn something meanwhile; what counts is what this one was asked with.
      const asked = { size, without: new Set(without), references: canEdit ? order.references : [] };
      try {
        const request = { ...asked, model, prompt: order.prompt, size: sizes[asked.size]!, signal };
        return await tryAgain(() => provider.picture(request), { signal, pauseMs });
      } catch (error: unknown) {
        if (!(error instanceof ProviderError) || !learn(error, asked)) throw error;
      }
    }
  }

  /** @returns whether there is something left to leave out */
  function learn(
    { code, message }: ProviderError,
    asked: { size: number; without: ReadonlySet<PictureOption>; references: readonly Uint8Array[] },
  ): boolean {
    const isEdit = asked.references.length > 0;
    // A server without edits answers 404 or 405 to them, as it does to a model that it does not have.
    if (isEdit && (code === 'bad-request' || code === 'unknown-model')) {
      canEdit = false;
      return true;
    }
    if (code !== 'bad-request') return false;
    const named = OPTIONS.find((name) => !asked.without.has(name) && message.includes(name));
    if (named) {
      without.add(named);
      return true;
    }
    if (!asked.without.has('size') && /size|width|height|dimension|resolution/i.test(message)) {
      if (asked.size + 1 < sizes.length) size = Math.max(size, asked.size + 1);
      else without.add('size');
      return true;
    }
    // It says no more than "bad request": first without the parameters that servers differ in, then without a size.
    const next = [...OPTIONS, 'size' as const].find((name) => !asked.without.has(name) && isSent(name));
    if (!next) return false;
    without.add(next);
    return true;
  }

  function isSent(name: PictureOption): boolean {
    if (name === 'size') return true;
    return (name === 'response_format') !== provider.isOpenAi;
  }
}
