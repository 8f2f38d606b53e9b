import { serverMessage, type ServerMessage } from '#shared/contract/events.ts';

/** For fields that another version of the server may leave out. */
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
 * Parses a message of the live channel. Null for one that this version does not know: it was only a hint, and the next
 * pull receives its content.
 */
export function readMessage(raw: unknown): ServerMessage | null {
  if (typeof raw !== 'string') return null;
  const message = parseJson(raw);
  if (typeof message !== 'object' || message === null || !('type' in message)) return null;
  const data = 'data' in message && typeof message.data === 'object' ? message.data : {};
  const parsed = serverMessage.safeParse({ type: message.type, data: { ...defaults, ...data } });
  return parsed.success ? parsed.data : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Not a message of this app.
  }
}
