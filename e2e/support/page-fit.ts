import type { Page } from '@playwright/test';
import type { PageInWindow } from './page-faults.ts';

/** Measures the window, and of two pages in it also the first one by itself. */
export async function measure(page: Page): Promise<PageInWindow> {
  const seen = await page.evaluate(measureWindow, 'window' as const);
  if (seen.filled.length === 1) return seen;
  return { ...seen, first: await page.evaluate(measureWindow, 'first page' as const) };
}

/** The page that the header names; 0 while it names none. Runs in the browser, as `measureWindow` does. */
export function pageNumber(): number {
  return Number(/Page (\d+) of/.exec(document.querySelector('header')?.innerText ?? '')?.[1] ?? 0);
}

/** Measures all that the window shows, or the first of two pages. Runs in the browser, so it uses nothing from outside. */
export function measureWindow(part: 'window' | 'first page'): PageInWindow {
  const frame = document.querySelector<HTMLElement>('[data-testid="reader-window"]')!;
  const content = document.querySelector<HTMLElement>('[data-testid="reader-content"]')!;
  const whole = frame.getBoundingClientRect();
  const [, page = 0, pages = 0] = (
    /Page (\d+) of (\d+)/.exec(document.querySelector('header')!.innerText) ?? []
  ).map(Number);
  const inWindow = Math.max(1, Number(getComputedStyle(content).columnCount) || 1);
  const columns = part === 'window' ? inWindow : 1;
  const isRightToLeft = getComputedStyle(content).direction === 'rtl';
  const width = (whole.width / inWindow) * columns;
  const bounds = new DOMRect(
    isRightToLeft ? whole.right - width : whole.left,
    whole.top,
    width,
    whole.height,
  );
  const filled = Array.from({ length: columns }, () => 0);
  const cut: string[] = [];
  let text = '';
  let lastShown: Node | null = null;
  let firstAfter: Node | null = null;
  let lastPicture: Element | null = null;
  const blocks = new Set<Element>();

  const isIn = (r: DOMRect) =>
    r.right > bounds.left + 0.5 &&
    r.left < bounds.right - 0.5 &&
    r.bottom > bounds.top + 0.5 &&
    r.top < bounds.bottom - 0.5;
  const isOut = (r: DOMRect) =>
    r.left < bounds.left - 1 ||
    r.right > bounds.right + 1 ||
    r.top < bounds.top - 1 ||
    r.bottom > bounds.bottom + 1;
  const fill = (r: DOMRect) => {
    const middle = (r.left + r.right) / 2;
    const fromStart = isRightToLeft ? bounds.right - middle : middle - bounds.left;
    const column = Math.floor(fromStart / (bounds.width / columns));
    const at = Math.min(columns - 1, Math.max(0, column));
    filled[at] = Math.max(filled[at]!, (r.bottom - bounds.top) / bounds.height);
  };
  const isShown = (element: Element) => !element.closest('[data-added], [data-as~="drawn"]:not(:has(a))');
  const movesSideways = (element: Element) => element.closest('[data-wide], math[display]') !== null;

  const range = document.createRange();
  const rectsOf = (node: Node, from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const value = node.nodeValue!;
    const parent = node.parentElement!;
    if (value.trim() === '' || !isShown(parent)) continue;
    const rects = rectsOf(node, 0, value.length);
    // What has been moved out of sight sideways can be moved back: its box counts.
    const box = parent.closest('[data-wide]')?.getBoundingClientRect();
    const shown = box ? rects.filter(() => isIn(box)) : rects.filter(isIn);
    for (const rect of shown) {
      if (isOut(rect) && !movesSideways(parent)) cut.push(value.trim().slice(0, 40));
      fill(rect);
    }
    if (shown.length === 0) {
      if (lastShown) firstAfter ??= node;
      continue;
    }
    lastShown = node;
    blocks.add(parent.closest('p, h1, h2, h3, h4, h5, h6') ?? parent);
    firstAfter = null;
    if (shown.length === rects.length || movesSideways(parent)) {
      text += value.replace(/\s/g, '');
      continue;
    }
    let isLastShown = true;
    for (let i = 0; i < value.length; i++) {
      if (/\s/.test(value[i]!)) continue;
      const [rect] = rectsOf(node, i, i + 1);
      isLastShown = rect ? isIn(rect) : isLastShown;
      if (isLastShown) text += value[i];
    }
    if (!isLastShown) firstAfter = node;
  }
  for (const picture of content.querySelectorAll('img, svg, math, hr:not([data-as~="empty-line"])')) {
    for (const rect of picture.getClientRects()) {
      if (rect.width < 2 || rect.height < 0.5 || !isIn(rect)) continue;
      if (isOut(rect) && !movesSideways(picture)) cut.push(picture.tagName);
      fill(rect);
      lastPicture = picture;
    }
  }
  // The rules around cells without words.
  for (const cell of content.querySelectorAll('td, th')) {
    if (parseFloat(getComputedStyle(cell).borderBottomWidth) === 0) continue;
    for (const rect of cell.getClientRects()) if (isIn(rect)) fill(rect);
  }

  const isBefore = (one: Node, other: Node) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const isVertical = getComputedStyle(content).writingMode.startsWith('vertical');
  const lonely: string[] = [];
  for (const paragraph of isVertical ? [] : content.querySelectorAll('p')) {
    const parts = [...paragraph.getClientRects()];
    if (parts.length < 2 || !parts.some(isIn) || paragraph.closest('[data-wide], tr, figure')) continue;
    const lineHeight = parseFloat(getComputedStyle(paragraph).lineHeight);
    range.selectNodeContents(paragraph);
    const letters = [...range.getClientRects()].filter(({ width }) => width > 0);
    const lines = parts.map((part) => {
      const middles = letters
        .filter((r) => r.left < part.right && r.right > part.left)
        .map((r) => (r.top + r.bottom) / 2);
      return middles.length === 0
        ? 0
        : Math.round((Math.max(...middles) - Math.min(...middles)) / lineHeight) + 1;
    });
    const all = lines.reduce((sum, count) => sum + count, 0);
    // Below headings that fill the page there is no second line to accompany it, and they may not stand alone either.
    const before = [...blocks].filter((one) => one !== paragraph && isBefore(one, paragraph));
    const isBelowHeadings = before.every((one) => /^H\d$/.test(one.tagName));
    // Of three lines below such headings the last one goes over.
    const isOfThree = all === 3 && /^H\d$/.test(paragraph.previousElementSibling?.tagName ?? '');
    const isForced = (i: number) => (i === 0 ? isBelowHeadings : isOfThree);
    if (all > 2 && parts.some((part, i) => lines[i] === 1 && isIn(part) && !isForced(i)))
      lonely.push(paragraph.textContent.trim().slice(0, 40));
  }

  const scrolls: string[] = [];
  for (let element: Element | null = content; element; element = element.parentElement) {
    const canScroll = /auto|scroll|hidden/.test(getComputedStyle(element).overflowY);
    const isLonger = element.scrollHeight > element.clientHeight + 1;
    if (element.scrollTop !== 0 || (canScroll && isLonger)) scrolls.push(element.className);
  }
  const heightOf = (element: Element) =>
    [...element.getClientRects()].reduce((sum, rect) => sum + rect.height, 0);
  const blockOf = (node: Node | null) =>
    node?.parentElement?.closest('p, h1, h2, h3, h4, h5, h6, tr, figure, li, pre, dd, dt, div') ?? null;
  const last = lastShown && (!lastPicture || isBefore(lastPicture, lastShown)) ? lastShown : lastPicture;
  if (!lastShown && lastPicture) {
    walker.currentNode = lastPicture;
    do firstAfter = walker.nextNode();
    while (
      firstAfter &&
      (firstAfter.nodeValue!.trim() === '' ||
        lastPicture.contains(firstAfter) ||
        !isShown(firstAfter.parentElement!))
    );
  }
  const pictureAfter = [...content.querySelectorAll('img, math, svg')].find(
    (picture) =>
      ![...picture.getClientRects()].some(isIn) &&
      (!last || isBefore(last, picture)) &&
      (!firstAfter || isBefore(picture, firstAfter)),
  );
  const nextBlock = blockOf(firstAfter);
  const spaceBetween = (before: Element | null, after: Element) => {
    let space = 0;
    let margin = 0;
    // Of adjoining margins the largest counts; padding and borders separate them.
    const addMargin = (length: string) => (margin = Math.max(margin, parseFloat(length)));
    const addPadding = (...lengths: string[]) => {
      const padding = lengths.reduce((sum, length) => sum + parseFloat(length), 0);
      if (padding === 0) return;
      space += margin + padding;
      margin = 0;
    };
    for (let one = before; one && !one.contains(after); one = one.parentElement) {
      const { paddingBottom, borderBottomWidth, marginBottom } = getComputedStyle(one);
      addPadding(paddingBottom, borderBottomWidth);
      addMargin(marginBottom);
    }
    const opened: Element[] = [];
    for (let one: Element | null = after; one && !(before && one.contains(before)); one = one.parentElement)
      opened.unshift(one);
    for (const one of opened) {
      const { marginTop, borderTopWidth, paddingTop } = getComputedStyle(one);
      addMargin(marginTop);
      addPadding(borderTopWidth, paddingTop);
    }
    return space + margin;
  };
  const lineOf = (element: Element) => parseFloat(getComputedStyle(element).lineHeight);
  const extendsBeyond = (element: Element) => !last || !element.contains(last);
  const isAvoided = (element: Element, side: 'breakInside' | 'breakAfter' | 'breakBefore') =>
    getComputedStyle(element)[side].startsWith('avoid');
  /** How high what stays together with the beginning of an element is. */
  const keptHeight = (element: Element): number => {
    let unit = element.matches('img, svg, math') ? element : null;
    // Beside a wide formula the lines of a short paragraph stay.
    if (element.querySelector(':scope > span[data-wide]') && heightOf(element) <= bounds.height)
      unit = element;
    for (
      let one: Element | null = element;
      one && one !== content && extendsBeyond(one);
      one = one.parentElement
    )
      if (isAvoided(one, 'breakInside')) unit = one;
    // Of a paragraph two lines stay together at either end of a page, so three may have to move; of verse, each may be long.
    const verse = [...element.querySelectorAll(':scope > [data-as~="line"]:not([data-tall])')];
    const inVerse = verse
      .slice(0, element.matches('[data-parted]') ? 1 : 3)
      .reduce((sum, one) => sum + heightOf(one), 0);
    let height = unit
      ? heightOf(unit)
      : Math.min(heightOf(element), Math.max(inVerse, 3.2 * lineOf(element)));
    // A break after the last child of a box applies to the box.
    let isKept = false;
    for (let one = unit ?? element; one !== content && extendsBeyond(one); one = one.parentElement!) {
      let after = one.nextElementSibling;
      isKept ||= isAvoided(one, 'breakAfter');
      if (after && (isKept || isAvoided(after, 'breakBefore'))) {
        while (
          after.matches('div, section, blockquote, ul, ol, dl, dd, li, table, tbody, thead') &&
          after.firstElementChild
        )
          after = after.firstElementChild;
        height += spaceBetween(one, after) + keptHeight(after);
      }
      if (after) break;
    }
    return height;
  };
  /** A heading longer than a page goes over with two of its lines, and two lines of the text below it. */
  const keptOfRest = (element: Element) => (/^H\d$/.test(element.tagName) ? 6 : 3.2) * lineOf(element);
  const breaksPage = (before: Element | null, after: Element | null) => {
    if (!before || !after) return false;
    for (let one: Element | null = after; one && !one.contains(before); one = one.parentElement)
      if (getComputedStyle(one).breakBefore === 'column') return true;
    for (let one: Element | null = before; one && !one.contains(after); one = one.parentElement)
      if (getComputedStyle(one).breakAfter === 'column') return true;
    return false;
  };
  const first = pictureAfter ?? nextBlock;
  const begins = first !== null && first !== blockOf(last);
  // A rule above it, or an empty line, may go over with it.
  const before = (element: Element): Element | null => {
    let one: Element | null = element;
    while (one && one !== content && !one.previousElementSibling) one = one.parentElement;
    return one === content ? null : (one?.previousElementSibling ?? null);
  };
  let top = first;
  let ruled = 0;
  for (let rule = top && before(top); top && rule?.matches('hr') && rule !== last; rule = before(rule)) {
    ruled += heightOf(rule) + spaceBetween(rule, top);
    top = rule;
  }
  const isBroken = breaksPage(blockOf(last), pictureAfter ?? nextBlock);
  const foot = last instanceof Element ? last : blockOf(last);
  const isStranded =
    (pictureAfter ?? nextBlock) &&
    foot?.matches('h1, h2, h3, h4, h5, h6, dt:has(+ dd), hr:first-child') &&
    [...blocks].some((one) => one !== foot && !/^H\d$/.test(one.tagName));
  return {
    chapter: Number(/chapter\/(\d+)/.exec(location.pathname)?.[1] ?? 0),
    page,
    pages,
    text,
    cut,
    lonely,
    stranded: isStranded && !isBroken ? [foot?.textContent.trim().slice(0, 40) || 'rule'] : [],
    scrolls,
    filled,
    next: first && {
      tag: first.tagName,
      begins,
      kept: begins ? spaceBetween(blockOf(last), top!) + ruled + keptHeight(first) : keptOfRest(first),
    },
    isBroken,
    isVertical,
    hasSplitRow: [...content.querySelectorAll('td + td, th + td')].some(
      (cell) => cell.getClientRects().length > 1,
    ),
    height: bounds.height,
    line: parseFloat(getComputedStyle(content).lineHeight),
  };
}
