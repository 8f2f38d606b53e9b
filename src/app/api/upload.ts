import { uploadAnswer } from '#shared/contract/books.ts';
import { API_BASE } from '#shared/contract/limits.ts';
import { loadSession } from '#app/data/session.ts';
import { refreshTokens } from './client.ts';
import { fromAnswer, fromSilence } from './errors.ts';

/**
 * Sends a file as multipart form, one field `file`. XMLHttpRequest because fetch cannot report upload progress.
 * There is no time limit on the whole: a large book on a slow line is not a fault.
 *
 * @param onProgress called with 0–100
 * @throws ApiError
 */
export async function uploadBookFile(
  file: { name: string; bytes: ArrayBuffer },
  onProgress: (percent: number) => void,
): Promise<{ book_id: string; title: string }> {
  const session = await loadSession();
  const first = await post(file, session?.access, onProgress);
  if (first.status !== 401 || !session) return read(first);
  const renewed = await refreshTokens(session);
  return read(await post(file, renewed.access, onProgress));
}

interface Answer {
  status: number;
  body: unknown;
}

function read({ status, body }: Answer) {
  const parsed = uploadAnswer.safeParse(body);
  if (status >= 200 && status < 300 && parsed.success) return parsed.data;
  throw fromAnswer(status, body);
}

function post(
  file: { name: string; bytes: ArrayBuffer },
  token: string | undefined,
  onProgress: (percent: number) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${API_BASE}/books/upload`);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(Math.round((event.loaded / event.total) * 100));
    };
    request.onload = () => resolve({ status: request.status, body: parseJson(request.responseText) });
    request.onerror = () => reject(fromSilence(new Error('upload failed')));
    request.onabort = () => reject(fromSilence(new Error('upload aborted')));
    const form = new FormData();
    form.append('file', new Blob([file.bytes]), file.name);
    request.send(form);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // An answer without JSON becomes an error with the defaults.
  }
}
