/**
 * Whether a finger on `target` that moves by `dx` pixels would scroll something sideways, a wide table or lines that
 * run from top to bottom: then it turns no page.
 *
 * @param box around what is asked; not asked itself
 */
export function canScrollSideways(target: Element, box: Element, dx: number): boolean {
  for (let element: Element | null = target; element && element !== box; element = element.parentElement) {
    if (element.scrollWidth <= element.clientWidth + 1) continue;
    const { overflowX, direction, writingMode } = getComputedStyle(element);
    if (overflowX !== 'auto' && overflowX !== 'scroll') continue;
    if (hasRoom(element, direction === 'rtl' || writingMode === 'vertical-rl', dx)) return true;
  }
  return false;
}

interface Scroller {
  scrollLeft: number;
  scrollWidth: number;
  clientWidth: number;
}

/** @param fromRight its beginning is at the right, and `scrollLeft` counts below zero from there */
export function hasRoom(
  { scrollLeft, scrollWidth, clientWidth }: Scroller,
  fromRight: boolean,
  dx: number,
): boolean {
  const room = scrollWidth - clientWidth;
  const before = fromRight ? room + scrollLeft : scrollLeft;
  return dx < 0 ? before < room - 1 : before > 1;
}
