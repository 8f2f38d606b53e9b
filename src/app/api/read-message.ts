import { serverMessage, type ServerMessage } from '#shared/contract/events.ts';

/** What a message may leave out and still be worth a word: another version of the server may say less than ours. */
const defaults = {
  book_id: '',
  book_title: '',
  chapters_count: 0,
  descriptions_count: 0,
  images_count: 1,
  chapter_number: 0,
  description_id: '',
  description_type: '',
  error: '',
  level: 'info',
  title: '',
  message: '',
};

/**
 * Reads what came over the live channel. Null when it says nothing that this version knows: then it is a hint missed,
 * and the next pull brings its content.
 */
export function readMessage(raw: unknown): ServerMessage | null {
  if (typeof raw !== 'string') return null;
  const said = parseJson(raw);
  if (typeof said !== 'object' || said === null || !('type' in said)) return null;
  const data = 'data' in said && typeof said.data === 'object' ? said.data : {};
  const parsed = serverMessage.safeParse({ type: said.type, data: { ...defaults, ...data } });
  return parsed.success ? parsed.data : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // No message of ours.
  }
}
