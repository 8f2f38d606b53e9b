import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, register, test } from './support/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(page: Page, where: string): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${where}: ${id} ${node.target.join(' ')} ${node.failureSummary}`),
  );
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`every screen can be used by everyone at ${width} px, in each theme`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/login');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const found = await violations(page, 'login');
    await register(page);
    await page.getByRole('button', { name: 'Try the sample stories' }).click();
    await page.getByRole('link', { name: /Дом у реки/ }).waitFor();
    const book = new URL(
      (await page.getByRole('link', { name: /Lamplighter/ }).getAttribute('href'))!,
      page.url(),
    ).pathname;
    await page.waitForTimeout(6_000);
    for (const theme of ['light', 'dark', 'sepia']) {
      await page.goto('/library');
      while (!(await page.evaluate(() => document.documentElement.className)).includes(theme)) {
        await page.getByRole('button', { name: /^Theme:/ }).click();
      }
      for (const path of [
        '/',
        '/library',
        book,
        `${book}/images`,
        `${book}/chapter/1`,
        '/images',
        '/stats',
        '/settings',
        '/profile',
        '/nowhere',
      ]) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        if (path.includes('chapter')) await page.getByTestId('reader-content').waitFor();
        await page.waitForTimeout(300);
        found.push(...(await violations(page, `${theme} ${path.replace(book, '/book')}`)));
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${path} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
      }
      await page.goto('/library');
      await page.getByRole('banner').getByRole('button', { name: 'Upload Book' }).click();
      await page.getByRole('dialog').waitFor();
      found.push(...(await violations(page, `${theme} upload dialog`)));
      await page.keyboard.press('Escape');
    }
    expect(found).toEqual([]);
  });
}
