import type { RecordFields } from '../../contract/records.ts';
import { serverPictureId } from './painted-here.ts';
import type { ViewRow } from './store.ts';

/** A request for a picture as this device sees it; see `ViewRow`. */
export type RequestView = Pick<ViewRow, 'k' | 'v' | 'ms'>;

export const fieldsOf = ({ v }: RequestView) => v as RecordFields<'imgreq'>;

/**
 * Whether a request has no outcome yet: the outcome of a request that was changed since concerns the earlier request.
 */
export function isOpen(request: RequestView): boolean {
  const { status } = fieldsOf(request);
  return request.ms === Infinity || status === undefined || status === 'queued' || status === 'awaited';
}

/** The request for a passage's picture that has no outcome yet. */
export const findOpenRequest = (
  requests: readonly RequestView[],
  descriptionId: string,
): RequestView | null =>
  requests.find((one) => fieldsOf(one).description === descriptionId && isOpen(one)) ?? null;

/**
 * The record in which a picture is requested, and the picture that it replaces: the first is the same request on every
 * device, and one that is still open is changed, so that the server paints once.
 *
 * @param newKey of a request for another take
 */
export function requestFor(
  { id, generated_image: shown }: { id: string; generated_image: { id: string } | null },
  requests: readonly RequestView[],
  newKey: () => string,
): { key: string; replaces: string | null } {
  const open = findOpenRequest(requests, id);
  const replaces = serverPictureId(shown) ?? (open && fieldsOf(open).replaces) ?? null;
  return { key: open?.k ?? (replaces ? newKey() : `desc:${id}`), replaces };
}
