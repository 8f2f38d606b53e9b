import type { Device } from './device.ts';
import { bookmark } from './reading.ts';
import type { TcpProxy } from './tcp-proxy.ts';

/** A sync call that carries a bookmark. */
export const sendingMarks = { request: /^POST \/api\/v1\/sync$/, body: /"t":"mark"/ };

export const killPoints = [
  'right after it was stored',
  'while the request is on its way',
  'while the request is on its way, which arrives late',
  'while the answer is on its way',
] as const;

/** Makes a bookmark in the open chapter and kills the browser at that point; then starts it again. */
export async function killWhile(
  point: (typeof killPoints)[number],
  { line, device }: { line: TcpProxy; device: Device },
): Promise<void> {
  if (point === 'right after it was stored') {
    await bookmark(device.page);
    await device.kill();
    return device.start();
  }
  const does = point === 'while the answer is on its way' ? 'hold-answer' : 'hold-request';
  const held = line.next({ ...sendingMarks, does });
  await bookmark(device.page);
  await held.struck;
  await device.kill();
  if (point === 'while the request is on its way, which arrives late') held.release();
  await device.start();
}
