import type { Page } from '@playwright/test';

/** `review`: a person has to check the screenshot. */
export type Verdict = 'pass' | 'fail' | 'review';

/** What is open in the reader while a sentence is judged. */
export interface OpenTest {
  page: Page;
  /** All of its documents' text, as shown. */
  text: string;
  sentence: string;
  title: string;
}

interface Rule {
  when: RegExp;
  judge: (test: OpenTest) => boolean | Promise<boolean>;
}

/** Sentences that a program can check; the first match decides. */
const RULES: readonly Rule[] = [
  { when: /\btitle "([^"]+)"/i, judge: showsTitle },
  { when: /math equation|MathML/i, judge: hasFormula },
  {
    when: /\b(see|shows?|displays?)\b.*\b(image|picture|rectangle|circle)\b|image (below|above)? ?(is|appears)/i,
    judge: hasPicture,
  },
  { when: /(navigation (link|document)|table of contents)/i, judge: reachesByContents },
  { when: /renders? vertically/i, judge: ({ page }) => hasWriting(page, /^vertical/) },
  { when: /renders? horizontally/i, judge: ({ page }) => hasWriting(page, /^horizontal/) },
  {
    when: /\b(opens?|accessed|see (this|the following)|is (displayed|visible|rendered|shown)|leads here)\b/i,
    judge: ({ text, sentence }) => text.includes(sentence),
  },
];

export async function judge(test: OpenTest): Promise<Verdict> {
  const rule = RULES.find(({ when }) => when.test(test.sentence));
  if (!rule) return 'review';
  return (await rule.judge(test)) ? 'pass' : 'fail';
}

/** The first title, as shown in the bar above the page. */
async function showsTitle({ page, title }: OpenTest): Promise<boolean> {
  return (await page.getByRole('banner').innerText()).includes(title);
}

const content = (page: Page) => page.getByTestId('reader-content');

async function hasFormula({ page }: OpenTest): Promise<boolean> {
  const parts = content(page).locator('math :is(msup, mfrac, msub, msqrt, munderover, mover)');
  return (await parts.count()) > 0 && ((await parts.first().boundingBox())?.height ?? 0) > 0;
}

function hasPicture({ page }: OpenTest): Promise<boolean> {
  return content(page)
    .locator('img')
    .evaluateAll((images) => images.some((image) => (image as HTMLImageElement).naturalWidth > 1));
}

function hasWriting(page: Page, wanted: RegExp): Promise<boolean> {
  return content(page)
    .locator('*')
    .evaluateAll(
      (elements, source) =>
        elements.some((one) => new RegExp(source).test(getComputedStyle(one).writingMode)),
      wanted.source,
    );
}

/** Every entry of the contents leads to a page. */
async function reachesByContents({ page }: OpenTest): Promise<boolean> {
  const open = () => page.getByRole('button', { name: 'Contents', exact: true }).first().press('Enter');
  await open();
  const entries = page.locator('.contents-line');
  await entries.first().waitFor();
  const count = await entries.count();
  for (let i = 0; i < count; i++) {
    if (i > 0) await open();
    await entries.nth(i).click();
    await content(page).waitFor();
  }
  return count > 0;
}
