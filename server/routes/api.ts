import type { Route } from '../http/route.ts';
import { authRoutes } from './auth.ts';
import { bookDescriptionRoutes } from './book-descriptions.ts';
import { bookFileRoutes } from './book-files.ts';
import { bookRoutes } from './books.ts';
import { pictureRoutes } from './pictures.ts';
import { serviceRoutes } from './service.ts';
import { referenceRoutes } from './reference.ts';
import { syncRoutes } from './sync.ts';
import { uploadRoutes } from './uploads.ts';
import { userRoutes } from './users.ts';

const calls: readonly Route[] = [
  ...serviceRoutes,
  ...authRoutes,
  ...userRoutes,
  ...bookRoutes,
  ...bookFileRoutes,
  ...bookDescriptionRoutes,
  ...pictureRoutes,
  ...syncRoutes,
  ...uploadRoutes,
];

/** Every call of the API, in the order in which the router tries them. */
export const apiRoutes: readonly Route[] = [...calls, ...referenceRoutes(calls)];
