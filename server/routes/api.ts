import type { Route } from '../http/route.ts';
import { authRoutes } from './auth.ts';
import { bookRoutes } from './books.ts';
import { imageRoutes } from './images.ts';
import { operationRoutes } from './operations.ts';
import { syncRoutes } from './sync.ts';
import { userRoutes } from './users.ts';

/** Every call of the API, in the order in which the router tries them. */
export const apiRoutes: readonly Route[] = [
  ...operationRoutes,
  ...authRoutes,
  ...userRoutes,
  ...bookRoutes,
  ...imageRoutes,
  ...syncRoutes,
];
