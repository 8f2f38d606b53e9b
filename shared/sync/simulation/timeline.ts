interface Event {
  at: number;
  order: number;
  run: () => void | Promise<void>;
}

/** Simulated time, ms: events run when they fall due, and one after the other. */
export class Timeline {
  now: number;
  /** A digest of everything that happened. */
  trace = 0;
  private events: Event[] = [];
  private order = 0;
  private readonly settle: () => Promise<void>;

  /** @param settle lets every promise that can settle do so */
  constructor(startMs: number, settle: () => Promise<void>) {
    this.now = startMs;
    this.settle = settle;
  }

  after(ms: number, run: Event['run']): void {
    this.events.push({ at: this.now + Math.round(ms), order: (this.order += 1), run });
  }

  /** Lets time pass; events that fall due run in order. */
  async advance(ms: number): Promise<void> {
    const until = this.now + Math.round(ms);
    await this.settle();
    for (;;) {
      let next: Event | undefined;
      for (const event of this.events) {
        if (event.at > until) continue;
        if (!next || event.at < next.at || (event.at === next.at && event.order < next.order)) next = event;
      }
      if (!next) break;
      this.events = this.events.filter((event) => event !== next);
      this.now = Math.max(this.now, next.at);
      this.note(next.order);
      await next.run();
      await this.settle();
    }
    this.now = until;
  }

  /** Adds to the digest. */
  note(value: number): void {
    this.trace = Math.imul(this.trace ^ Math.floor(value * 1_000_003), 16_777_619) >>> 0;
  }
}
