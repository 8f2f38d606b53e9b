declare module '*/find-chromium.mjs' {
  export function findChromium(): string | null;
}

declare module '*/build.mjs' {
  /** Builds app and server, or what is stale of them; ends the process when a build fails. */
  export function build(options: { onlyStale: boolean }): Promise<void>;
}
