import { expect, test } from 'vitest';
import { StartupError, readConfig } from './config.ts';

test('without any setting it serves this machine only, with an embedded database, queue and models', () => {
  expect(readConfig({ PATH: '/bin' })).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    databaseUrl: null,
    redisUrl: null,
    s3: null,
    role: 'all',
    registration: 'open',
    demo: true,
    rateLimitScale: 1,
  });
});

const secret = 'x'.repeat(32);
const database = 'postgres://localhost/vignette';

test.each([
  [{ PORT: 'http' }, 'PORT: '],
  [{ PORT: '70000' }, 'PORT: '],
  [{ ROLE: 'boss' }, 'ROLE: must be all, web or worker'],
  [{ RATE_LIMIT_SCALE: '0' }, 'RATE_LIMIT_SCALE: '],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must start with postgres://'],
  [{ DATABASE_URL: database }, 'AUTH_SECRET: must be set'],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET: must be at least 32 characters'],
  [{ ROLE: 'web' }, 'DATABASE_URL: must be set'],
  [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL: must start with redis://'],
  [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET: must be set'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: '],
  [{ VIGNETTE_ADMINS: 'ann@x.example, bob' }, 'VIGNETTE_ADMINS: must be emails'],
  [{ REGISTRATION: 'no' }, 'REGISTRATION: must be open or closed'],
  [{ VIGNETTE_DEMO: 'yes' }, 'VIGNETTE_DEMO: must be 0 or 1'],
])('a bad value is one line that names it: %j', (env, start) => {
  expect(() => readConfig(env)).toThrow(StartupError);
  try {
    readConfig(env);
  } catch (error: unknown) {
    expect((error as Error).message.startsWith(start)).toBe(true);
    expect((error as Error).message).not.toContain('\n');
  }
});

test('the demo account is not offered to a network unless the operator enables it', () => {
  expect(readConfig({ HOST: '0.0.0.0' }).demo).toBe(false);
  expect(readConfig({ DATABASE_URL: database, AUTH_SECRET: secret }).demo).toBe(false);
  expect(readConfig({ HOST: '0.0.0.0', VIGNETTE_DEMO: '1' }).demo).toBe(true);
  expect(readConfig({ VIGNETTE_DEMO: '0' }).demo).toBe(false);
  expect(readConfig({})).toMatchObject({ demo: true, isDemoPublic: false });
  expect(readConfig({ VIGNETTE_DEMO: '1' })).toMatchObject({ demo: true, isDemoPublic: true });
});

test('administrators are matched regardless of the case of their email address', () => {
  expect(readConfig({ VIGNETTE_ADMINS: 'Ann@x.example, bob@x.example ' }).admins).toEqual([
    'ann@x.example',
    'bob@x.example',
  ]);
});
