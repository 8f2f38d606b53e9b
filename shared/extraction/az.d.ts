declare module 'az' {
  interface AzTag {
    readonly [grammeme: string]: unknown;
  }

  export interface AzParse {
    readonly tag: AzTag;
    readonly parser: string;
    readonly score: number;
    /** Letters removed as accidental repetitions. */
    readonly stutterCnt: number;
    normalize(keepPos?: boolean): { toString(): string } | false;
  }

  const az: {
    load: (url: string, kind: string, done: (error: Error | null, data?: unknown) => void) => void;
    Morph: ((word: string, config: { stutter?: number; parsers?: string[] }) => AzParse[]) & {
      init(path: string, done: (error: Error | null) => void): void;
    };
  };
  export default az;
}
