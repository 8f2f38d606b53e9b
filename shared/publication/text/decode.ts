const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/** Strictly valid UTF-8 as text, without its byte order mark; null for anything else. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    // Not an error here: it is how one asks whether bytes are UTF-8.
    return null;
  }
}

/**
 * XML or HTML bytes to text. A byte order mark decides, then UTF-16's tell-tale zeros, then being valid UTF-8
 * (legacy text practically never is, whatever it claims), then the declared encoding; a file that says UTF-8 and is
 * not, is Cyrillic in a legacy code page if hardly any of it would be UTF-8, else UTF-8 with U+FFFD for the rest.
 */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Label(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  const text = decodeUtf8(bytes);
  if (text !== null) return text;
  const declared = declaredEncoding(bytes);
  const decoder = declared === null ? null : decoderFor(declared);
  if (decoder && !/^utf-/.test(decoder.encoding)) return decoder.decode(bytes);
  const lenient = new TextDecoder('utf-8').decode(bytes);
  return hardlyUtf8(lenient) ? decodeLegacy(bytes) : lenient;
}

function utf16Label([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const lessThan = 0x3c;
  if (first === lessThan && second === 0) return 'utf-16le';
  if (first === 0 && second === lessThan) return 'utf-16be';
  return null;
}

/** What the XML declaration or a meta element says, lower case. */
export function declaredEncoding(bytes: Uint8Array): string | null {
  const head = String.fromCharCode(...bytes.subarray(0, 1024));
  const match =
    /^[^<]*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(head) ??
    /<meta[^>]+charset\s*=\s*["']?([\w.:-]+)/i.exec(head);
  return match?.[1]?.toLowerCase() ?? null;
}

function decoderFor(label: string): InstanceType<typeof TextDecoder> | null {
  try {
    return new TextDecoder(label);
  } catch {
    // A name nobody knows; the caller goes on as if there were none.
    return null;
  }
}

/** True where the bytes that are not ASCII hardly ever formed a UTF-8 character. */
function hardlyUtf8(text: string): boolean {
  let right = 0;
  let wrong = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0xfffd) wrong++;
    else if (code > 127) right++;
  }
  return right < wrong / 10;
}

/** Small letters are far more frequent than capitals; the wrong code page swaps them or gives graphics. */
function decodeLegacy(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, 64 * 1024);
  const score = (label: string) => {
    const text = new TextDecoder(label).decode(sample);
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
    return count(/[а-яё]/g) - count(/[А-ЯЁ]/g) - 3 * count(/[^\t\n\r -~А-яЁё«»—–„“”’№…]/g);
  };
  const cyrillic = (['windows-1251', 'koi8-r', 'ibm866'] as const)
    .map((label) => ({ label, score: score(label) }))
    .reduce((best, next) => (next.score > best.score ? next : best));
  return new TextDecoder(cyrillic.score > 0 ? cyrillic.label : 'windows-1252').decode(bytes);
}
