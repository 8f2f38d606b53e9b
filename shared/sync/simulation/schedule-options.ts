export interface ScheduleOptions {
  /** Resolves when every promise that can settle has settled; how depends on the platform. */
  settle: () => Promise<void>;
  /**
   * `mixed` uses many records and all faults. `directed` writes one field of few records, with clocks that jump between
   * the writes, many lost responses and restores: the rare ways in which stamps go wrong. `hostile` is `mixed` on clocks
   * that do not jump, beside somebody with a token of the same account who calls the server as they please; what the
   * devices write once that is over, and a new device, must stand. `corrected` has clocks that are wrong until somebody
   * sets them right; restarts, sleep and lost requests happen before and after, and the later write wins all the same.
   * `private` is `mixed`, and each device has a book that must not leave it until its reader sends it. `adopted` is `mixed`
   * on clocks that do not jump, and some devices have no account at first. `engines` is `mixed` on such clocks with a book
   * whose passages and pictures are made by engines of two versions.
   */
  profile: 'mixed' | 'directed' | 'hostile' | 'corrected' | 'private' | 'adopted' | 'engines';
  /** Whether a restore starts a new epoch, as the documentation requires; false simulates an administrator who forgot. */
  renewEpoch?: boolean;
}
