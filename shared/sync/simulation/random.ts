/** A seeded random source: the same seed always gives the same schedule. Mulberry32, public domain (T. Ettinger). */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = Math.imul(seed, 2_654_435_761) ^ 0x9e3779b9;
  }

  /** 0 ≤ x < 1 */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.next() * from.length)]!;
  }

  shuffle<T>(from: readonly T[]): T[] {
    return from
      .map((item) => ({ item, order: this.next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item);
  }

  /** Between `min` and `max`, each order of magnitude as likely as the next. */
  logarithmic(min: number, max: number): number {
    return min * (max / min) ** this.next();
  }
}
