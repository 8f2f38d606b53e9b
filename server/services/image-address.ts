import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Raised when all addresses given out so far must stop working. */
const KEY_VERSION = 1;

/**
 * The address of a picture is a capability: whoever has it sees this one picture, as long as the picture and its
 * owner's account exist. The signature covers image, owner and key version, so it can be neither guessed nor moved
 * to another picture.
 */
export function imageAddress(authSecret: string, imageId: string, ownerId: string): string {
  return `/api/v1/images/${imageId}/file?sig=${sign(authSecret, imageId, ownerId)}`;
}

export function isImageSignature(
  authSecret: string,
  imageId: string,
  ownerId: string,
  signature: string,
): boolean {
  const expected = Buffer.from(sign(authSecret, imageId, ownerId));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign(authSecret: string, imageId: string, ownerId: string): string {
  return createHmac('sha256', keyOf(authSecret))
    .update(`${imageId}:${ownerId}:${KEY_VERSION}`)
    .digest('base64url');
}

const keys = new Map<string, Buffer>();

/** A key of its own, so that a signature never says anything about the secret that signs tokens. */
function keyOf(authSecret: string): Buffer {
  const known = keys.get(authSecret);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', authSecret, 'vignette', 'image address', 32));
  keys.set(authSecret, key);
  return key;
}
