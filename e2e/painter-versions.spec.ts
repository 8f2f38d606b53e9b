import { readFile, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { painterVersion } from '../scripts/painter-version.ts';
import { expect, goOffline, goOnline, test } from './support/fault-test.ts';
import { copyBuild } from './support/other-build.ts';
import { differenceOf, pixelsOf } from './support/pixels.ts';
import { register, signIn } from './support/test.ts';

test('a picture that the server’s painter cannot paint again is sent, and a second device shows the same', async ({
  newDevice,
  newServer,
  network,
}, testInfo) => {
  test.setTimeout(180_000);
  const dist = testInfo.outputPath('dist');
  await copyBuild(dist);
  const main = path.join(dist, 'server/main.js');
  const [script, version] = [await readFile(main, 'utf8'), await painterVersion()];
  expect(script.split(version)).toHaveLength(2);
  await writeFile(main, script.replace(version, 'of-another-day'));
  await newServer(dist);

  const device = await newDevice();
  const { page } = device;
  const account = await register(page);
  await page.getByRole('button', { name: 'Try the sample stories' }).click();
  const link = page.getByRole('link', { name: /Lamplighter/ });
  const chapter = `${new URL((await link.getAttribute('href'))!, page.url()).pathname}/chapter/1`;
  await expect(page.getByText('Everything is synced').first()).toBeVisible({ timeout: 30_000 });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(chapter);
  const passage = page.locator('mark[data-description-id]').first();
  await passage.waitFor({ timeout: 60_000 });

  const sent: string[] = [];
  device.context.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(new URL(request.url()).pathname);
  });
  await goOffline(network, device);
  await passage.press('Enter');
  const picture = page.getByRole('dialog').getByRole('img');
  await expect(page.getByText('Painted on this device.')).toBeVisible({ timeout: 30_000 });
  const painted = await pixelsOf(picture);
  await goOnline(network, device);
  await expect(page.getByText('Painted on one of your devices.')).toBeVisible({ timeout: 60_000 });
  expect(differenceOf(await pixelsOf(picture), painted)).toBeLessThan(4);
  expect(sent).toHaveLength(1);

  const second = await newDevice();
  await signIn(second.page, account);
  await second.page.goto(chapter);
  const there = second.page.locator('mark[data-illustrated]').first();
  await there.waitFor({ timeout: 60_000 });
  await there.press('Enter');
  const shown = second.page.getByRole('dialog');
  await expect(shown.getByText('Painted on one of your devices.')).toBeVisible();
  expect(differenceOf(await pixelsOf(shown.getByRole('img')), painted)).toBeLessThan(4);
});
