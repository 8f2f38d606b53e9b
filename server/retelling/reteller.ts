import { setTimeout as wait } from 'node:timers/promises';
import type { RetoldLine } from '#shared/contract/retelling.ts';
import type { ReadPart } from '#shared/reading/cast/last-pages.ts';
import { createModelQuestion, type ModelQuestionParts } from '../providers/model-question.ts';
import { numberedText } from '../providers/numbered-text.ts';
import { checkLines } from './check-lines.ts';
import { type NumberedPages, numberPages } from './numbered-pages.ts';
import { retellingTask, stricterTask } from './retelling-task.ts';

export interface RetellerParts extends ModelQuestionParts {
  /** A later reply is stored for the next request. */
  readonly waitMs?: number;
}

/** `unusable`: the model has replied, but with nothing that can be shown. */
export type NotRetold = 'late' | 'used-up' | 'failed' | 'unusable';

/** Retells pages with a language model, which gets these pages and nothing else of the book. */
export type Retell = (pages: readonly ReadPart[], userId: string) => Promise<RetoldLine[] | NotRetold>;

const WAIT_MS = 25_000;

/** Retells with a language model. Requests for the same pages share a reply. */
export function createReteller(parts: RetellerParts): Retell {
  const questions = [createModelQuestion(parts, retellingTask), createModelQuestion(parts, stricterTask)];
  const asked = new Map<string, ReturnType<Retell>>();

  return async (pages, userId) => {
    const numbered = numberPages(pages);
    const text = numberedText(numbered.paragraphs);
    const running = asked.get(userId + text) ?? askOnce(text, numbered, userId);
    const done = new AbortController();
    const late = wait(parts.waitMs ?? WAIT_MS, 'late' as const, { signal: done.signal });
    late.catch(() => {}); // It was cancelled.
    const retold = await Promise.race([running, late]);
    done.abort();
    return retold;
  };

  function askOnce(text: string, numbered: NumberedPages, userId: string): ReturnType<Retell> {
    const retold = ask(text, numbered, userId).finally(() => asked.delete(userId + text));
    retold.catch(() => {}); // Reported to callers that are still waiting.
    asked.set(userId + text, retold);
    return retold;
  }

  /**
   * If nothing of the reply can be shown, or it is no shorter than the pages, it is requested once more, with a
   * stricter prompt.
   */
  async function ask(text: string, numbered: NumberedPages, userId: string): ReturnType<Retell> {
    for (const question of questions) {
      const reply = await question(text, numbered.chars, userId);
      if (reply === 'unreadable') return 'unusable';
      if (typeof reply === 'string') return reply;
      const lines = checkLines(reply, numbered);
      if (lines.length > 0 && charsOf(lines) < numbered.chars) return lines;
    }
    return 'unusable';
  }
}

const charsOf = (lines: readonly RetoldLine[]): number =>
  lines.reduce((chars, { text }) => chars + text.length, 0);
