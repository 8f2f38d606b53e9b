import * as z from 'zod/mini';

/** GET /info: what a visitor may know before signing in. */
export const infoResponse = z.object({
  name: z.string(),
  version: z.string(),
  /** Closed: POST /auth/register answers 403. */
  registration: z.enum(['open', 'closed']),
  /** Whether a language model can summarise what was read last; absent in responses of earlier versions. */
  retells: z.optional(z.boolean()),
  /** Present only where the operator allows a demo account; the reader's sign-in hint shows it. */
  demo: z.nullable(z.object({ email: z.string(), password: z.string() })),
});

export type InfoResponse = z.infer<typeof infoResponse>;
