import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimited } from './http-error.ts';

/** How many points each kind of request may use in how long. RATE_LIMIT_SCALE multiplies the points. */
const budgets = {
  /** Every call of the API, per user; a large body counts as several. */
  api: { points: 1_200, durationS: 60 },
  /** Sign-in attempts, per network. */
  loginAddress: { points: 30, durationS: 60 },
  /** Wrong passwords for one account from one network: an attacker elsewhere does not lock the owner out. */
  loginAccount: { points: 5, durationS: 15 * 60 },
  /** Wrong passwords for one account from all networks that it does not know. */
  loginAccountAnywhere: { points: 100, durationS: 60 * 60 },
  register: { points: 20, durationS: 60 * 60 },
  refresh: { points: 60, durationS: 60 },
  /**
   * Operations of the sync protocol, per user: each leaves an acknowledgement that is kept for 90 days. More than a day
   * of reading makes; a device that was offline for longer sends the rest an hour later.
   */
  operations: { points: 5_000, durationS: 60 * 60 },
  upload: { points: 300, durationS: 60 * 60 },
  generate: { points: 60, durationS: 60 },
} as const;

export type Budget = keyof typeof budgets;

export interface RateLimits {
  /** Uses points, one by default. @throws HttpError 429 with Retry-After when there are none left */
  consume(budget: Budget, key: string, points?: number): Promise<void>;
  /** Gives back one point that was used. */
  refund(budget: Budget, key: string): Promise<void>;
  reset(budget: Budget, key: string): Promise<void>;
}

/**
 * Counts in Redis where there is one, so that several servers share the counts; while Redis is unavailable each
 * server counts in its own memory.
 */
export function createRateLimits(options: { scale: number; redis: unknown }): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(budgets).map(([name, { points, durationS }]) => {
      const settings = {
        keyPrefix: `vignette:limit:${name}`,
        points: Math.ceil(points * options.scale),
        duration: durationS,
      };
      const memory = new RateLimiterMemory(settings);
      return [
        name,
        options.redis
          ? new RateLimiterRedis({
              ...settings,
              storeClient: options.redis,
              insuranceLimiter: memory,
              useRedisPackage: true,
              rejectIfRedisNotReady: true,
            })
          : memory,
      ];
    }),
  ) as Record<Budget, RateLimiterMemory>;
  const refuse = (result: RateLimiterRes) => rateLimited(Math.max(1, Math.ceil(result.msBeforeNext / 1000)));

  return {
    async consume(budget, key, points = 1) {
      try {
        await limiters[budget].consume(key, points);
      } catch (error: unknown) {
        throw error instanceof RateLimiterRes ? refuse(error) : error;
      }
    },
    async refund(budget, key) {
      await limiters[budget].reward(key);
    },
    async reset(budget, key) {
      await limiters[budget].delete(key);
    },
  };
}
