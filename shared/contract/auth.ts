import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** Messages are part of the schema: the form shows them beside the field, the server returns them. */
const email = z
  .string('Invalid email address')
  .check(z.trim(), z.maxLength(254, 'Invalid email address'), z.email('Invalid email address'));

const password = z
  .string('Password must be at least 6 characters')
  .check(
    z.minLength(limits.passwordMinChars, 'Password must be at least 6 characters'),
    z.maxLength(limits.passwordMaxChars, 'Password must be at most 128 characters'),
  );

export const loginRequest = z.object({ email, password });

const fullName = z
  .string('Name must be at least 2 characters')
  .check(
    z.trim(),
    z.minLength(limits.nameMinChars, 'Name must be at least 2 characters'),
    z.maxLength(limits.nameMaxChars, 'Name must be at most 200 characters'),
  );

export const registerRequest = z.object({ email, password, full_name: z.optional(z.nullable(fullName)) });

/** What the registration form holds: the request plus the repeated password. */
export const registerForm = z
  .object({
    full_name: z.optional(z.union([z.literal(''), fullName])),
    email,
    password,
    confirmPassword: z.string(),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      error: "Passwords don't match",
      path: ['confirmPassword'],
    }),
  );

export const refreshRequest = z.object({
  refresh_token: z
    .string('No refresh token available')
    .check(z.minLength(1, 'No refresh token available'), z.maxLength(512)),
});

export const profileRequest = z.strictObject({ full_name: z.nullable(fullName) });

export const user = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.nullable(z.string()),
  created_at: z.string(),
});

export const tokens = z.object({ access_token: z.string(), refresh_token: z.string() });

/** POST /auth/login and /auth/register. */
export const sessionResponse = z.object({ user, tokens });

/** POST /auth/refresh: the pair, flat and under `tokens`, because the specification can be read both ways. */
export const refreshResponse = z.object({ access_token: z.string(), refresh_token: z.string(), tokens });

/** GET /auth/me: the user, flat and under `user`, for the same reason. */
export const meResponse = z.extend(user, { user });

export type User = z.infer<typeof user>;
export type Tokens = z.infer<typeof tokens>;
export type SessionResponse = z.infer<typeof sessionResponse>;
export type LoginRequest = z.infer<typeof loginRequest>;
export type RegisterRequest = z.infer<typeof registerRequest>;
