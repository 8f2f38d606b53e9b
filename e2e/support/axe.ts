import { expect, type Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What can differ between themes, each of which is only a class on the root. */
const colours = ['color-contrast', 'link-in-text-block'];
/** In the page, once its script has run there. */
declare const axe: typeof Axe;
type RunOnly = NonNullable<Exclude<Axe.RunOptions['runOnly'], string | string[]>>;

const themes = ['light', 'dark', 'sepia'];

const isLong = process.env.VIGNETTE_LONG === '1';

/** A phone has the least room; each other width takes as long, so they belong to the long form. */
export const widths: readonly (readonly [width: number, height: number])[] = isLong
  ? [
      [1440, 900],
      [820, 1180],
      [390, 844],
      [320, 640],
    ]
  : [[390, 844]];

/** Runs axe on the current screen in every theme, checks for horizontal scrolling, and collects the violations. */
export class Inspection {
  readonly found: string[] = [];
  private readonly page: Page;
  private scans = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /**
   * Checks the screen by every rule in its own theme and by the colour rules in the others; in the short form
   * in one of them, alternately.
   */
  async scan(where: string): Promise<void> {
    const root = this.page.locator('html');
    const before = (await root.getAttribute('class'))!;
    const width = this.page.viewportSize()!.width;
    await this.check(`${where}, ${width} px`, { type: 'tag', values: rules });
    const others = themes.filter((name) => !before.includes(name));
    for (const theme of isLong ? others : [others[this.scans++ % others.length]!]) {
      await root.evaluate((element, name) => element.setAttribute('class', name), theme);
      await this.check(`${where}, ${width} px, ${theme}`, { type: 'rule', values: colours });
    }
    await root.evaluate((element, name) => element.setAttribute('class', name), before);
    const overflow = await this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) this.found.push(`${where}: scrolls sideways by ${overflow} px at ${width} px`);
  }

  /** The same at every width. */
  async scanAtAllWidths(where: string): Promise<void> {
    for (const [width, height] of widths) {
      await this.page.setViewportSize({ width, height });
      await this.scan(where);
    }
  }

  expectNothing(): void {
    expect(this.found).toEqual([]);
  }

  private async check(where: string, runOnly: RunOnly): Promise<void> {
    // Waits for transitions and pending work; endless animations continue. When a colour transition ends, those that
    // inherit it begin theirs.
    await this.page.evaluate(async () => {
      // What has just been opened begins its way in with the next frame: until then axe would not see it in its place.
      await new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      );
      const underWay = () =>
        document
          .getAnimations()
          .filter(
            ({ effect, playState }) =>
              playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity,
          );
      for (let left = underWay(); left.length > 0; left = underWay())
        for (const animation of left) animation.finish();
    });
    // Once for each document, and straight in the page: there are no frames, and reading half a megabyte of script
    // takes longer than a scan.
    const isLoaded = await this.page.evaluate(() => 'axe' in window);
    if (!isLoaded) await this.page.evaluate(axeSource);
    const { violations } = await this.page.evaluate((options) => axe.run(document, options), {
      resultTypes: ['violations'],
      runOnly,
    } satisfies Axe.RunOptions);
    for (const { id, nodes } of violations)
      for (const node of nodes)
        this.found.push(`${where}: ${id} ${node.target.join(' ')} ${node.failureSummary}`);
  }
}
