import { createProvider } from '../providers/vendor-openai.ts';
import {
  type ImageDialect,
  type ImageModel,
  type PictureReplyFault,
  startImageModel,
} from './image-model.ts';
import { paintInput } from './paint-input.ts';
import type { ModelRequest, PaintInput } from '../illustration/painter.ts';
import { createModelPainter, type ModelPainterParts } from '../illustration/model/model-painter.ts';

const open: ImageModel[] = [];
/** Closes every stand-in that `start` has started. */
export const closeModels = () => Promise.all(open.splice(0).map((model) => model.close()));

/** A stand-in for a model's server. */
export async function start(dialect: ImageDialect, fault?: PictureReplyFault): Promise<ImageModel> {
  const model = await startImageModel(dialect, fault);
  open.push(model);
  return model;
}

/** A painter on a stand-in, with its cache, its allowance and its log. */
export function painter(baseUrl: string, over: Partial<ModelPainterParts> = {}) {
  const cache = new Map<string, Uint8Array>();
  const log: { context: object; message: string }[] = [];
  const usage = { left: 100 };
  const note = (context: object, message: string) => void log.push({ context, message });
  const model = createModelPainter({
    provider: createProvider({ apiKey: null, baseUrl }, 2_000),
    model: 'painter-1',
    providerName: baseUrl,
    pictures: {
      find: async (userId, key) => cache.get(userId + key) ?? null,
      save: async (userId, key, jpeg) => void cache.set(userId + key, jpeg),
    },
    allowance: {
      take: async () => usage.left > 0 && usage.left-- > 0,
      giveBack: async () => void usage.left++,
    },
    log: { info: note, warn: note },
    pauseMs: 1,
    ...over,
  });
  return { model, cache, log, usage };
}

export const modelRequest = (
  given: Partial<PaintInput> = {},
  references: Uint8Array[] = [],
): ModelRequest => ({
  userId: 'ann',
  references: async () => references,
  input: paintInput('A tall old man in a long green coat stood in the snowy forest with a brass lamp.', {
    ...{ type: 'character', language: 'en' },
    ...given,
  }),
});
