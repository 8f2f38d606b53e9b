import { startImageModel, type ImageModel } from '#server/testing/image-model.ts';
import { OwnServer } from './support/own-server.ts';
import { pixelsOf } from './support/pixels.ts';
import { uploadSampleStories, firstPassage } from './support/sample-stories.ts';
import { test as base, expect, register } from './support/test.ts';

/** A server whose operator has configured an image model. */
const test = base.extend<object, { own: { model: ImageModel; server: OwnServer } }>({
  own: [
    async ({ browserName: _ }, use) => {
      const model = await startImageModel('openai');
      const server = await OwnServer.start('dist', { OPENAI_BASE_URL: model.baseUrl, IMAGE_MODEL: 'oils' });
      await use({ model, server });
      await server.remove();
      await model.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ own }, use) => use(own.server.url),
});

test('the picture of a model takes the place of the one painted here, which is kept and can be seen', async ({
  page,
  context,
}) => {
  await register(page);
  const book = await uploadSampleStories(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(`${book}/chapter/1`);
  const passage = await firstPassage(page);
  await context.setOffline(true);
  await passage.press('Enter');
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img');
  await expect(dialog.getByText(/^Painted on this device\./)).toBeVisible({ timeout: 30_000 });
  const painted = await pixelsOf(picture);

  await context.setOffline(false);
  await expect(dialog.getByText('Painted on the server.')).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByText('Made by oils.')).toBeVisible();
  const previous = dialog.getByRole('button', { name: 'Show the previous picture' });
  await expect(previous, 'seen without scrolling').toBeInViewport({ ratio: 1 });
  await previous.click();
  await expect(dialog.getByText('Painted on this device.', { exact: true })).toBeVisible();
  await expect.poll(async () => (await pixelsOf(picture)).colours).toEqual(painted.colours);

  // After a restart without a network both are here.
  await context.setOffline(true);
  await page.goto(`${book}/chapter/1`);
  await passage.press('Enter');
  await expect(dialog.getByText('Made by oils.')).toBeVisible();
  expect((await pixelsOf(picture)).colours).not.toEqual(painted.colours);
  await previous.click();
  await expect.poll(async () => (await pixelsOf(picture)).colours).toEqual(painted.colours);
  await dialog.getByRole('button', { name: 'Show the newest picture' }).click();
  await expect(dialog.getByText('Painted on the server.')).toBeVisible();
});
