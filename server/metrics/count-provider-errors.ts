import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** The log of an engine that calls a model, which warns, with a code, of each call without a result. */
export function countProviderErrors(log: Logger, metrics: Metrics, provider: 'text' | 'image'): Logger {
  const counting = log.child({ engine: provider });
  const warn = counting.warn.bind(counting) as (context: object, message: string) => void;
  counting.warn = ((context: { code?: unknown }, message: string) => {
    metrics.providerError(provider, String(context.code ?? 'unknown'));
    warn(context, message);
  }) as Logger['warn'];
  return counting;
}
