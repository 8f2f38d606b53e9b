import * as path from 'node:path';
import * as z from 'zod';
import { authSecretsOf } from './services/accounts/auth-secrets.ts';

/** A setting or an environment that makes starting impossible; its message is the one line the operator sees. */
export class StartupError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'StartupError';
  }
}

const text = z.string().min(1);
const flag = z
  .enum(['0', '1', 'true', 'false'], 'must be 0 or 1')
  .transform((value) => value === '1' || value === 'true');
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** Every variable that the server reads. */
export const environment = z.object({
  PORT: z.coerce
    .number('must be a port number')
    .int('must be a port number')
    .min(0)
    .max(65_535)
    .default(8080),
  HOST: text.default('127.0.0.1'),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/[^/]/, 'must start with redis:// or rediss://')
    .optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  S3_REGION: text.default('us-east-1'),
  OPENAI_API_KEY: text.optional(),
  OPENAI_BASE_URL: httpUrl.optional(),
  TEXT_MODEL: text.optional(),
  IMAGE_MODEL: text.optional(),
  IMAGE_PRICE: z.coerce.number('must be a number').nonnegative('must not be negative').optional(),
  AUTH_SECRET: z
    .string()
    .refine(
      (value) => authSecretsOf(value).every((each) => each.length >= 32),
      'must be at least 32 characters, and so must each where there are several with commas between',
    )
    .optional(),
  ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  METRICS_PORT: z.coerce
    .number('must be a port number')
    .int('must be a port number')
    .min(1)
    .max(65_535)
    .optional(),
  TRUST_PROXY: flag.default(false),
  VIGNETTE_ADMINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((email) => email.trim().toLowerCase())
        .filter(Boolean),
    )
    .refine(
      (emails) => emails.every((email) => /^[^\s@]+@[^\s@]+$/.test(email)),
      'must be emails, separated by commas',
    ),
  REGISTRATION: z.enum(['open', 'closed'], 'must be open or closed').default('open'),
  VIGNETTE_DEMO: flag.optional(),
  RATE_LIMIT_SCALE: z.coerce.number('must be a number').positive('must be greater than 0').default(1),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    )
    .default('info'),
});

export interface S3Settings {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

export interface Config {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | null;
  redisUrl: string | null;
  s3: S3Settings | null;
  openai: {
    apiKey: string | null;
    baseUrl: string | null;
    textModel: string | null;
    imageModel: string | null;
    /** The price of one picture, in the operator's currency; only logged. */
    imagePrice: number | null;
  };
  authSecret: string | null;
  role: 'all' | 'web' | 'worker';
  metricsToken: string | null;
  metricsPort: number | null;
  trustProxy: boolean;
  /** Lower-case emails. */
  admins: readonly string[];
  /** Closed: accounts that exist sign in, and no more are made. */
  registration: 'open' | 'closed';
  demo: boolean;
  /** The operator has enabled the demo account, so it is shown to everyone. */
  isDemoPublic: boolean;
  rateLimitScale: number;
  logLevel: string;
}

/**
 * Reads the environment; an empty variable counts as absent.
 * @throws StartupError with one line that names the variable
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const settings = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(settings);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new StartupError(`${issue.path.join('.')}: ${issue.message}`);
  }
  const e = parsed.data;
  if (!e.DATABASE_URL && e.ROLE !== 'all') {
    throw new StartupError(
      'DATABASE_URL: must be set when ROLE is not all, because the roles share one database',
    );
  }
  if (e.DATABASE_URL && !e.AUTH_SECRET) {
    throw new StartupError('AUTH_SECRET: must be set (at least 32 characters) when DATABASE_URL is set');
  }
  const loopback = ['127.0.0.1', '::1', 'localhost'].includes(e.HOST);
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: path.resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL ?? null,
    redisUrl: e.REDIS_URL ?? null,
    s3: readS3(e),
    openai: {
      apiKey: e.OPENAI_API_KEY ?? null,
      baseUrl: e.OPENAI_BASE_URL ?? null,
      textModel: e.TEXT_MODEL ?? null,
      imageModel: e.IMAGE_MODEL ?? null,
      imagePrice: e.IMAGE_PRICE ?? null,
    },
    authSecret: e.AUTH_SECRET ?? null,
    role: e.ROLE,
    metricsToken: e.METRICS_TOKEN ?? null,
    metricsPort: e.METRICS_PORT ?? null,
    trustProxy: e.TRUST_PROXY,
    admins: e.VIGNETTE_ADMINS,
    registration: e.REGISTRATION,
    demo: e.VIGNETTE_DEMO ?? (!e.DATABASE_URL && loopback),
    isDemoPublic: e.VIGNETTE_DEMO === true,
    rateLimitScale: e.RATE_LIMIT_SCALE,
    logLevel: e.LOG_LEVEL,
  };
}

function readS3(e: z.infer<typeof environment>): S3Settings | null {
  if (!e.S3_ENDPOINT) return null;
  for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
    if (!e[name]) throw new StartupError(`${name}: must be set when S3_ENDPOINT is set`);
  }
  return {
    endpoint: e.S3_ENDPOINT.replace(/\/+$/, ''),
    bucket: e.S3_BUCKET!,
    accessKeyId: e.S3_ACCESS_KEY_ID!,
    secretAccessKey: e.S3_SECRET_ACCESS_KEY!,
    region: e.S3_REGION,
  };
}
