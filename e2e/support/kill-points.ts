import type { Device } from './device.ts';
import { bookmark } from './reading.ts';
import type { TcpProxy } from './tcp-proxy.ts';

/** A sync call that carries a bookmark. */
export const annotationSync = { request: /^POST \/api\/v1\/sync$/, body: /"t":"mark"/ };

export const killPoints = [
  'right after it was stored',
  'while the request is on its way',
  'while the request is on its way, which arrives late',
  'while the answer is on its way',
] as const;

/** Makes a bookmark in the open chapter and kills the browser at that point; then starts it again. */
export async function killWhile(
  point: (typeof killPoints)[number],
  { network, device }: { network: TcpProxy; device: Device },
): Promise<void> {
  if (point === 'right after it was stored') {
    await bookmark(device.page);
    await device.kill();
    return device.start();
  }
  const does = point === 'while the answer is on its way' ? 'hold-response' : 'hold-request';
  const held = network.next({ ...annotationSync, does });
  await bookmark(device.page);
  await held.triggered;
  await device.kill();
  if (point === 'while the request is on its way, which arrives late') held.release();
  await device.start();
}
