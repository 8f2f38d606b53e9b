import { createProvider } from '../providers/vendor-openai.ts';
import {
  sentencesOf,
  startLanguageModel,
  type ChatRequest,
  type Dialect,
  type LanguageModel,
  type Reply,
} from './language-model.ts';
import { extractBook } from '../extraction/embedded-engine.ts';
import type { BookExtraction, BookInput } from '#shared/extraction/types.ts';
import { createLlmExtractor, type LlmExtractorParts } from '../extraction/llm/llm-extractor.ts';

export const ROOM =
  'The room was long and low, with a black oak ceiling and a broad stone hearth. Faded green curtains hung before the ' +
  'narrow windows. A heavy table covered with dusty books stood beneath a brass lamp.';
export const DIALOGUE =
  '“I think we ought to go home,” said Mr. Harlow. “You know what she told us yesterday.”';
export const PORTRAIT =
  'Mrs. Tilney was a tall, thin woman with pale cheeks and long grey hair. She wore a faded black silk gown, a white lace ' +
  'cap and heavy silver rings on her bony fingers.';
export const BOOK: BookInput = {
  language: 'en',
  chapters: [
    { number: 1, text: [ROOM, DIALOGUE].join('\n\n') },
    { number: 2, text: [DIALOGUE, PORTRAIT].join('\n\n') },
  ],
};

const open: LanguageModel[] = [];
/** Closes every stand-in that `start` has started. */
export const closeModels = () => Promise.all(open.splice(0).map((model) => model.close()));

/** A stand-in for a model's server. */
export async function start(dialect: Dialect, reply: Reply): Promise<LanguageModel> {
  const model = await startLanguageModel(dialect, reply);
  open.push(model);
  return model;
}

/** An extractor on a stand-in, its cache and its warnings. */
export function extractor(baseUrl: string, over: Partial<LlmExtractorParts> = {}) {
  const cache = new Map<string, unknown>();
  const warnings: unknown[] = [];
  const extract = createLlmExtractor({
    provider: createProvider({ apiKey: null, baseUrl }, 400),
    model: 'small',
    providerName: baseUrl,
    extract: async (book) => extractBook(book),
    replies: {
      find: async (key) => cache.get(key) ?? null,
      save: async (key, reply) => void cache.set(key, reply),
    },
    allow: async () => true,
    log: { warn: (context) => void warnings.push(context) },
    pauseMs: 1,
    ...over,
  });
  return { extract, cache, warnings };
}

/** Chooses the first sentence that contains a word. */
export const choosePassages =
  (word: string, over: object = {}) =>
  (request: ChatRequest): object => ({
    passages: sentencesOf(request)
      .filter(({ text }) => text.includes(word))
      .map(({ number }) => ({
        from: number,
        to: number,
        type: 'object',
        salience: 3,
        entity: null,
        ...over,
      })),
  });

export const quoted = ({ chapters }: BookExtraction): string[] =>
  chapters.flatMap(({ passages }, i) =>
    passages.map(({ start, end, type }) => `${type}: ${BOOK.chapters[i]!.text.slice(start, end)}`),
  );
/** What the rules find without a model. */
export const rules = extractBook(BOOK);
