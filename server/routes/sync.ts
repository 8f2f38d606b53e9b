import { syncResponse, syncLimits, syncRequest } from '#shared/contract/sync.ts';
import { storable } from '../db/storable.ts';
import { type Route, route } from '../http/route.ts';
import { syncDevices } from '../services/sync/sync-devices.ts';

export const syncRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/sync',
    access: 'user',
    summary: "Receives a device's operations and returns the changes it lacks.",
    body: syncRequest,
    // Rows returned after a restore may be as large as a response.
    bodyLimitBytes: syncLimits.bytesPerRequest * 4,
    // A refusal would block everything else in this device's outbox for ever.
    bodyFrom: (ctx) => storable((ctx.request as { body?: unknown }).body),
    response: syncResponse,
    async handle({ deps, userId, body }) {
      if (body.ops.length > 0) await deps.limits.consume('operations', userId, body.ops.length);
      return syncDevices(deps, userId, body);
    },
  }),
];
