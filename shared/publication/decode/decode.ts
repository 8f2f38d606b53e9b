import { decodeLegacy } from './decode-legacy.ts';
import { legacyEncoding } from './legacy-encoding.ts';

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/** Strictly valid UTF-8 as text, without its byte order mark; null for anything else. */
export type DecodeUtf8 = (bytes: Uint8Array) => string | null;

export const decodeUtf8: DecodeUtf8 = (bytes) => {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    // Not an error here: this tests whether bytes are UTF-8.
    return null;
  }
};

/**
 * XML or HTML bytes to text. A byte order mark decides, then UTF-16's tell-tale zeros, then being UTF-8 but for a few
 * bytes, which become U+FFFD (legacy text practically never is, whatever it claims), then what the bytes hold and the
 * declared encoding together.
 *
 * @param fromUtf8 where the platform has a faster way
 */
export function decodeText(bytes: Uint8Array, fromUtf8: DecodeUtf8 = decodeUtf8): string {
  const utf16 = utf16Label(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  const text = fromUtf8(bytes);
  if (text !== null) return text;
  const declared = declaredEncoding(bytes);
  const legacy = declared === null ? null : knownLabel(declared);
  const first = firstBeyondAscii(bytes);
  const sample = bytes.subarray(first, first + SAMPLE_BYTES);
  const isUtf8 = validUtf8Ratio(sample) > (legacy === null ? HALF_UTF8 : MOSTLY_UTF8);
  return isUtf8
    ? new TextDecoder('utf-8').decode(bytes)
    : decodeLegacy(bytes, legacyEncoding(sample, legacy));
}

/**
 * The beginning of what `decodeText` makes of all the bytes, up to a tag; null if all of them are needed to decide.
 *
 * @param size how many bytes to read, more than the 64 KB that being UTF-8 is judged by
 */
export function decodeHead(
  bytes: Uint8Array,
  size: number,
  fromUtf8: DecodeUtf8 = decodeUtf8,
): string | null {
  const head = bytes.subarray(0, size);
  if (utf16Label(bytes) || head.includes(ESCAPE)) return null;
  const first = firstBeyondAscii(head);
  const isJudged = first < 0 || first + SAMPLE_BYTES <= head.length;
  const end = head.lastIndexOf(LESS_THAN, (isJudged ? head.length : first) - 1);
  return end <= 0 ? null : fromUtf8(head.subarray(0, end));
}

/** -1 if all is ASCII. */
function firstBeyondAscii(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length && bytes[at]! < 0x80) at++;
  return at < bytes.length ? at : -1;
}

/** Escape sequences to other alphabets, in bytes that look like ASCII (ISO 2022). */
const ESCAPE = 0x1b;
const LESS_THAN = 0x3c;

function utf16Label([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === LESS_THAN && second === 0) return 'utf-16le';
  if (first === 0 && second === LESS_THAN) return 'utf-16be';
  return null;
}

/** The encoding named by the XML declaration or a meta element, lower case. */
export function declaredEncoding(bytes: Uint8Array): string | null {
  const head = String.fromCharCode(...bytes.subarray(0, 1024));
  const match =
    /^[^<]*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(head) ??
    /<meta[^>]+charset\s*=\s*["']?([\w.:-]+)/i.exec(head);
  return match?.[1]?.toLowerCase() ?? null;
}

/** TextDecoder's own name of an encoding that is none of Unicode's; null if it knows none. */
function knownLabel(declared: string): string | null {
  try {
    const { encoding } = new TextDecoder(
      ALIASES[declared] ?? declared.replace(/^(cp|win|ms)[-_]?(?=\d{4}$)/, 'windows-'),
    );
    return encoding.startsWith('utf-') ? null : encoding;
  } catch {
    // An unknown name counts as no declaration.
    return null;
  }
}

/** Names of code pages that programs write and the Encoding standard lacks. */
const ALIASES: Record<string, string> = {
  cp932: 'shift_jis',
  cp936: 'gbk',
  cp949: 'euc-kr',
  cp950: 'big5',
};

/** How much of a file is sampled to detect its encoding, from the first byte beyond ASCII. */
const SAMPLE_BYTES = 64 * 1024;
/** Pairs of legacy bytes are UTF-8 by chance, at most one for two that are not. */
const HALF_UTF8 = 0.6;
/** The ratio needed where the file declares another encoding. */
const MOSTLY_UTF8 = 5;

/** The number of valid UTF-8 characters beyond ASCII for each invalid byte. */
function validUtf8Ratio(sample: Uint8Array): number {
  // A character that the sample's end cuts is not wrong.
  const text = new TextDecoder('utf-8').decode(sample, { stream: true });
  let right = 0;
  let wrong = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0xfffd) wrong++;
    else if (code > 127) right++;
  }
  return right / wrong;
}
