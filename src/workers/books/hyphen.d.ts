type HyphenPatterns = readonly unknown[];

declare module 'hyphen' {
  interface HyphenOptions {
    hyphenChar?: string;
    minWordLength?: number;
    /** Whether the text is markup. */
    html?: boolean;
  }
  export default function createHyphenator(
    patterns: HyphenPatterns,
    options?: HyphenOptions,
  ): (text: string) => string;
}

declare module 'hyphen/patterns/*' {
  const patterns: HyphenPatterns;
  export default patterns;
}
