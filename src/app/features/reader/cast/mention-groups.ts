interface Mentions {
  readonly chapter: number;
  readonly count: number;
}

/** Chapters beside each other that can be pressed together: one alone would be too narrow for a finger. */
export interface MentionGroup {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** The first chapter with a mention; null if there is none. */
  readonly first: number | null;
  /** Mentions by chapter, or by several chapters where there are many. */
  readonly bars: readonly number[];
}

const BARS = 48;
/** On the narrowest phones each still has room for a finger. */
const GROUPS = 8;

/** @param upTo the last chapter that the reader knows some of */
export function mentionGroups(mentions: readonly Mentions[], upTo: number): MentionGroup[] {
  const perBar = Math.ceil(upTo / BARS);
  const barCount = Math.ceil(upTo / perBar);
  const barsPerGroup = Math.ceil(barCount / GROUPS);
  const perGroup = perBar * barsPerGroup;
  return Array.from({ length: Math.ceil(barCount / barsPerGroup) }, (_, i) => {
    const from = i * perGroup + 1;
    const to = Math.min(upTo, from + perGroup - 1);
    const here = mentions.filter(({ chapter, count }) => chapter >= from && chapter <= to && count > 0);
    const bars = Array.from({ length: Math.ceil((to - from + 1) / perBar) }, () => 0);
    for (const { chapter, count } of here) bars[Math.floor((chapter - from) / perBar)]! += count;
    const chapters = here.map(({ chapter }) => chapter);
    return {
      ...{ from, to, bars },
      count: bars.reduce((sum, one) => sum + one, 0),
      first: chapters.length > 0 ? Math.min(...chapters) : null,
    };
  });
}
