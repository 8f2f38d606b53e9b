import { statfs } from 'node:fs/promises';
import { infoResponse } from '#shared/contract/info.ts';
import { APP_VERSION } from '#shared/contract/limits.ts';
import { healthResponse, readyResponse } from '#shared/contract/service.ts';
import { checkSchema } from '../db/migrate.ts';
import { unavailable } from '../http/http-error.ts';
import { isFromThisMachine } from '../http/is-from-this-machine.ts';
import { type Route, route } from '../http/route.ts';

const FREE_DISK_SHARE = 0.05;

export const serviceRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/health',
    access: 'public',
    summary: 'The process is alive; asks nothing else.',
    response: healthResponse,
    handle: async () => ({ status: 'ok' as const }),
  }),
  route({
    method: 'get',
    path: '/ready',
    access: 'public',
    summary: 'The database answers, the schema is there and the disk has room.',
    response: readyResponse,
    async handle({ deps }) {
      if (deps.settings.draining()) throw unavailable();
      await checkSchema(deps.pool);
      const disk = await statfs(deps.settings.tempDir);
      if (disk.bavail < disk.blocks * FREE_DISK_SHARE) throw unavailable();
      return { status: 'ready' as const };
    },
  }),
  route({
    method: 'get',
    path: '/info',
    access: 'public',
    summary:
      'Name, version, whether accounts can be made and a model retells, and the demo account where there is one.',
    response: infoResponse,
    handle: async ({ ctx, deps: { settings, retell } }) => ({
      name: 'Vignette',
      version: APP_VERSION,
      registration: settings.registration,
      retells: retell !== null,
      demo: settings.isDemoPublic || isFromThisMachine(ctx.req) ? settings.demo : null,
    }),
  }),
];
