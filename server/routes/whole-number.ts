import * as z from 'zod/mini';

/** A number in an address: whole, not negative, bounded, with a default. */
export const wholeNumber = (fallback: number, maximum: number) =>
  z._default(
    z.coerce
      .number('must be a number')
      .check(
        z.int('must be a whole number'),
        z.minimum(0, 'must not be negative'),
        z.maximum(maximum, `must be at most ${maximum}`),
      ),
    fallback,
  );
