import { syncResponse, syncLimits, syncRequest } from '#shared/contract/sync.ts';
import { storable } from '../db/storable.ts';
import { type Route, route } from '../http/route.ts';
import { syncDevices } from '../services/sync/sync-devices.ts';

export const syncRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/sync',
    access: 'user',
    summary: "A device's operations in, what it has not heard out.",
    body: syncRequest,
    // Rows given back after a restore may be as large as an answer.
    bodyLimitBytes: syncLimits.bytesPerRequest * 4,
    // A refusal would block everything else in this device's outbox for ever.
    bodyFrom: (ctx) => storable((ctx.request as { body?: unknown }).body),
    response: syncResponse,
    handle: ({ deps, userId, body }) => syncDevices(deps, userId, body),
  }),
];
