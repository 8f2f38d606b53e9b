import { sha1 as noble } from '@noble/hashes/legacy.js';

/**
 * Synchronous SHA-1: the platform's is asynchronous. Only for formats that prescribe it, never to protect anything.
 */
export const sha1 = (text: string): Uint8Array => noble(new TextEncoder().encode(text));
