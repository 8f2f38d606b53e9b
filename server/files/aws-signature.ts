import { createHash, createHmac } from 'node:crypto';

export interface SigningKey {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/**
 * Headers that sign a request to S3: Signature Version 4 with a signed payload (Amazon S3 API Reference, "Signature
 * calculations for the authorization header").
 *
 * @param request.url its query already sorted and encoded as `canonicalQuery` does
 * @param request.bodySha256 in hexadecimal; S3 refuses a body with another one
 */
export function signedHeaders(
  key: SigningKey,
  request: { method: string; url: URL; bodySha256: string; at: Date },
): Record<string, string> {
  const { method, url, bodySha256, at } = request;
  const timestamp = at.toISOString().replace(/[:-]|\.\d{3}/g, '');
  const day = timestamp.slice(0, 8);
  const scope = `${day}/${key.region}/s3/aws4_request`;
  const headers = { host: url.host, 'x-amz-content-sha256': bodySha256, 'x-amz-date': timestamp };
  const names = Object.keys(headers).sort().join(';');
  const canonical = [
    method,
    url.pathname,
    url.search.slice(1),
    ...Object.entries(headers)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `${name}:${value}`),
    '',
    names,
    bodySha256,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', timestamp, scope, sha256(canonical)].join('\n');
  const signingKey = [day, key.region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${key.secretAccessKey}`,
  );
  const signature = createHmac('sha256', signingKey).update(toSign).digest('hex');
  return {
    'x-amz-content-sha256': bodySha256,
    'x-amz-date': timestamp,
    authorization: `AWS4-HMAC-SHA256 Credential=${key.accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

/** Sorted by name and encoded as RFC 3986 requires, which is stricter than URLSearchParams. */
export function canonicalQuery(query: Record<string, string>): string {
  const encode = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  return Object.keys(query)
    .sort()
    .map((name) => `${encode(name)}=${encode(query[name]!)}`)
    .join('&');
}

/** In hexadecimal. */
export const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex');
