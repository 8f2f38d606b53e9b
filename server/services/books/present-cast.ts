import { toCast } from '#shared/reading/cast/to-cast.ts';
import type { CastMember } from '#shared/contract/cast.ts';
import type { RegistryEntity } from '#shared/extraction/types.ts';

/** @param registry as it is stored; earlier versions stored less */
export function presentCast(registry: unknown): CastMember[] {
  return toCast(Array.isArray(registry) ? (registry as RegistryEntity[]) : []);
}
