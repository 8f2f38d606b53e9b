// How the built server's process is started; the Dockerfile repeats it.

/** Young objects of the main thread: it answers many small calls, and its threads have limits of their own. */
export const SERVER_FLAGS = ['--enable-source-maps', '--max-semi-space-size=4'];

/**
 * Of the GNU C library, which else keeps an arena for every thread, and what large blocks have left behind. Under attack
 * the server peaks about 100 MB lower with two arenas, and it returns what a burst of work has taken.
 */
export const SERVER_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '4194304',
};
