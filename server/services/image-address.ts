import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { secretsOf } from './secrets.ts';

/** Raised when all addresses given out so far must stop working. */
const KEY_VERSION = 1;

/**
 * The address of a picture is a capability: whoever has it sees this one picture, as long as the picture and its
 * owner's account exist. The signature covers image, owner and key version, so it can be neither guessed nor moved
 * to another picture.
 */
export function imageAddress(authSecret: string, imageId: string, ownerId: string): string {
  return `/api/v1/images/${imageId}/file?sig=${sign(secretsOf(authSecret)[0]!, imageId, ownerId)}`;
}

export function isImageSignature(
  authSecret: string,
  imageId: string,
  ownerId: string,
  signature: string,
): boolean {
  const given = Buffer.from(signature);
  return secretsOf(authSecret).some((secret) => {
    const expected = Buffer.from(sign(secret, imageId, ownerId));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

function sign(secret: string, imageId: string, ownerId: string): string {
  return createHmac('sha256', keyOf(secret))
    .update(`${imageId}:${ownerId}:${KEY_VERSION}`)
    .digest('base64url');
}

const keys = new Map<string, Buffer>();

/** A key of its own, so that a signature never says anything about the secret that signs tokens. */
function keyOf(secret: string): Buffer {
  const known = keys.get(secret);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', secret, 'vignette', 'image address', 32));
  keys.set(secret, key);
  return key;
}
