/** Whether the long form of the tests runs (`npm run test:long`). */
export const isLong = process.env.VIGNETTE_LONG === '1';

/** How many cases of a property to run: enough to catch a mistake in the short form, to search for rare ones in the long. */
export const numRuns = (short: number, long: number): number => (isLong ? long : short);
