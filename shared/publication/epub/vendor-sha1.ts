import { sha1 as noble } from '@noble/hashes/legacy.js';

/** SHA-1 at once, where the platform has it only as a promise. For what formats prescribe, never to protect anything. */
export const sha1 = (text: string): Uint8Array => noble(new TextEncoder().encode(text));
