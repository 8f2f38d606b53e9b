// How the built server's process is started; the Dockerfile repeats it.

/** The main thread answers many small calls and needs little room for young objects; its threads have limits of their own. */
export const SERVER_FLAGS = ['--enable-source-maps', '--max-semi-space-size=4'];

/**
 * For malloc of the GNU C library: two arenas rather than one for each thread, which lowers the server's peak under
 * attack by about 100 MB, and large blocks mapped one by one, so that they return to the system as soon as they are
 * freed.
 */
export const SERVER_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '4194304',
};
