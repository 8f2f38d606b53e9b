/** What is counted for the operator. Labels come from a fixed set: never ids, addresses or text of people. */
export interface Metrics {
  /** @param route as declared, not as requested */
  request(method: string, route: string, status: number, seconds: number): void;
  socketOpened(): void;
  socketClosed(): void;
  /**
   * @param seconds from a change's announcement, on any server, until it is sent to the sockets of this one
   */
  announced(seconds: number): void;
  job(kind: string, outcome: 'done' | 'failed' | 'again', seconds: number): void;
  /** A step of the housekeeping has ended. */
  housekeeping(step: string, outcome: 'done' | 'failed', seconds: number): void;
  providerError(provider: string, code: string): void;
  /** Everything in Prometheus' text format. */
  page(): Promise<{ type: string; text: string }>;
}
