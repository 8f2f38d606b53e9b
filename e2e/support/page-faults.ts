import type { PageInWindow } from './page-fit.ts';

/** What is wrong with the page in the window. */
export function faultsIn(seen: PageInWindow): string[] {
  const at = `chapter ${seen.chapter} page ${seen.page} of ${seen.pages}`;
  return [
    ...seen.cut.map((words) => `${at}: cut “${words}”`),
    ...seen.lonely.map((words) => `${at}: one line alone of “${words}”`),
    ...seen.scrolls.map((name) => `${at}: “${name}” scrolls`),
    ...[seen, ...(seen.first ? [seen.first] : [])].flatMap((one) =>
      endFaults(one).map((fault) => `${at}: ${fault}`),
    ),
  ];
}

function endFaults(seen: PageInWindow): string[] {
  const share = seen.filled.at(-1)!;
  const isLastPage = seen.page + seen.filled.length > seen.pages;
  return [
    ...seen.stranded.map((words) => `“${words}” at the foot`),
    ...(!isLastPage && endsEarly(seen, share)
      ? [`${Math.round(share * 100)} % full before ${JSON.stringify(seen.next)}`]
      : []),
  ];
}

const FULL = 0.9;

/**
 * Whether a page is not nearly full and ends early for no reason: the publisher’s own end of a page, or what cannot be
 * divided.
 */
function endsEarly({ next, isBroken, height, line, isVertical }: PageInWindow, share: number): boolean {
  if (isVertical || isBroken || share >= FULL) return false;
  // Below the last letters there is the rest of their line, and the margin of the window.
  return (1 - share) * height >= (next?.kept ?? 0) + line;
}
