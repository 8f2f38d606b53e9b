import { meResponse } from '#shared/contract/auth.ts';
import { databaseResponse, subscriptionResponse } from '#shared/contract/service.ts';
import { checkSchema } from '../db/migrate.ts';
import { findUser } from '../db/users.ts';
import { type Route, route } from '../http/route.ts';
import { presentMe } from '../services/accounts/present-user.ts';

export const userRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/users/profile',
    access: 'user',
    summary: 'The signed-in user; the same as /auth/me.',
    response: meResponse,
    handle: async ({ deps, userId }) => presentMe(await findUser(deps.pool, userId)),
  }),
  route({
    method: 'get',
    path: '/users/subscription',
    access: 'user',
    summary: 'The plan, which is the same for everybody.',
    response: subscriptionResponse,
    handle: async () => ({ plan: 'free' as const, label: 'Free Plan' as const }),
  }),
  route({
    method: 'get',
    path: '/users/test-db',
    access: 'user',
    summary: 'Whether the database can be reached.',
    response: databaseResponse,
    async handle({ deps }) {
      await checkSchema(deps.pool);
      return { database: 'ok' as const };
    },
  }),
];
