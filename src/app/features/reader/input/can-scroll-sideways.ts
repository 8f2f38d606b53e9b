/**
 * Whether a swipe over `target` by `dx` pixels would scroll a wide table or vertical text sideways instead of turning
 * the page.
 *
 * @param box the ancestor at which the search ends, itself not included
 */
export function canScrollSideways(target: Element, box: Element, dx: number): boolean {
  for (let element: Element | null = target; element && element !== box; element = element.parentElement) {
    if (element.scrollWidth <= element.clientWidth + 1) continue;
    const { overflowX, direction, writingMode } = getComputedStyle(element);
    if (overflowX !== 'auto' && overflowX !== 'scroll') continue;
    if (canScrollBy(element, direction === 'rtl' || writingMode === 'vertical-rl', dx)) return true;
  }
  return false;
}

interface Scroller {
  scrollLeft: number;
  scrollWidth: number;
  clientWidth: number;
}

/** @param fromRight the content starts at the right, where `scrollLeft` is zero and decreases to the left */
export function canScrollBy(
  { scrollLeft, scrollWidth, clientWidth }: Scroller,
  fromRight: boolean,
  dx: number,
): boolean {
  const maxScroll = scrollWidth - clientWidth;
  const before = fromRight ? maxScroll + scrollLeft : scrollLeft;
  return dx < 0 ? before < maxScroll - 1 : before > 1;
}
