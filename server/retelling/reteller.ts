import { setTimeout as wait } from 'node:timers/promises';
import type { RetoldLine } from '#shared/contract/retelling.ts';
import type { ReadPart } from '#shared/reading/cast/last-pages.ts';
import { createModelQuestion, type ModelQuestionParts, type NoReply } from '../providers/model-question.ts';
import { numberedText } from '../providers/numbered-text.ts';
import { checkLines } from './check-lines.ts';
import { numberPages } from './numbered-pages.ts';
import { type RetellingReply, retellingTask } from './retelling-task.ts';

export interface RetellerParts extends ModelQuestionParts {
  /** A later reply is stored for the next request. */
  readonly waitMs?: number;
}

export type NotRetold = 'late' | NoReply;

/** Retells pages with a language model, which gets these pages and nothing else of the book. */
export type Retell = (pages: readonly ReadPart[], userId: string) => Promise<RetoldLine[] | NotRetold>;

const WAIT_MS = 25_000;

/** Retells with a language model. Requests for the same pages share a reply. */
export function createReteller(parts: RetellerParts): Retell {
  const ask = createModelQuestion(parts, retellingTask);
  const asked = new Map<string, Promise<RetellingReply | NoReply>>();

  return async (pages, userId) => {
    const numbered = numberPages(pages);
    const text = numberedText(numbered.paragraphs);
    const running = asked.get(userId + text) ?? askOnce(text, numbered.chars, userId);
    const done = new AbortController();
    const late = wait(parts.waitMs ?? WAIT_MS, 'late' as const, { signal: done.signal });
    late.catch(() => {}); // It was cancelled.
    const reply = await Promise.race([running, late]);
    done.abort();
    return typeof reply === 'string' ? reply : checkLines(reply, numbered);
  };

  function askOnce(text: string, chars: number, userId: string) {
    const reply = ask(text, chars, userId).finally(() => asked.delete(userId + text));
    reply.catch(() => {}); // Reported to callers that are still waiting.
    asked.set(userId + text, reply);
    return reply;
  }
}
