declare module '*/find-chromium.mjs' {
  export function findChromium(): string | null;
}
