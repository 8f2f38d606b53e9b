import { expect, register, test } from './support/test.ts';

test('Reconnect opens the live channel again that the server has closed', async ({ page }) => {
  let isClosing = true;
  await page.routeWebSocket(/\/ws\?/, (socket) => {
    if (isClosing) void socket.close({ code: 1000 });
    else socket.connectToServer();
  });
  await register(page);
  const status = page.getByRole('status', { name: 'Connection' });
  await expect(status).toHaveText('Closed');
  isClosing = false;
  await page.getByRole('button', { name: 'Reconnect' }).click();
  await expect(status).toHaveText('Connected');
  await expect(page.getByRole('button', { name: 'Reconnect' })).toBeHidden();
});
