import type { SyncOp } from '../../contract/sync.ts';

/**
 * 53 bits that distinguish an operation sent again from another one under the same number. A collision cannot be
 * prepared for an operation that has not been made yet, so a non-cryptographic hash is enough: cyrb53, public domain
 * (bryc).
 */
export function operationDigest({ t, k, f, at }: Pick<SyncOp, 't' | 'k' | 'f' | 'at'>): number {
  const text = JSON.stringify([t, k, at, f]);
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0);
}
