import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../accounts/derived-key.ts';
import { authSecretsOf } from '../accounts/auth-secrets.ts';

/** Increased when all addresses signed so far must stop working. */
const KEY_VERSION = 1;

/** Makes the absolute address of a picture, for the response to one call. */
export type PictureUrl = (imageId: string, ownerId: string) => string;

/**
 * The address of a picture, as a path on the server, is a capability: anyone who has it sees this one picture, as long as the
 * picture and its owner's account exist. The signature covers image, owner and key version, so it can be neither guessed nor moved
 * to another picture.
 */
export function pictureAddress(authSecret: string, imageId: string, ownerId: string): string {
  return `/api/v1/images/${imageId}/file?sig=${sign(authSecretsOf(authSecret)[0]!, imageId, ownerId)}`;
}

export function isPictureSignature(
  authSecret: string,
  imageId: string,
  ownerId: string,
  signature: string,
): boolean {
  const received = Buffer.from(signature);
  return authSecretsOf(authSecret).some((secret) => {
    const expected = Buffer.from(sign(secret, imageId, ownerId));
    return received.length === expected.length && timingSafeEqual(received, expected);
  });
}

function sign(secret: string, imageId: string, ownerId: string): string {
  return createHmac('sha256', derivedKey(secret, 'image address'))
    .update(`${imageId}:${ownerId}:${KEY_VERSION}`)
    .digest('base64url');
}
