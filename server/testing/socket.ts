import { WebSocket } from 'ws';
import type { ServerMessage } from '#shared/contract/events.ts';
import type { Reader } from './reader.ts';

export interface TestSocket {
  socket: WebSocket;
  received: ServerMessage[];
  /** Waits for a message of this type. @returns its data */
  until(type: ServerMessage['type'], timeoutMs?: number): Promise<Record<string, unknown>>;
  /** Resolves with the code when the server closes the socket. */
  closed: Promise<number>;
  close(): Promise<void>;
}

/** Opens a reader's live channel and collects the messages it receives. */
export const openSocket = (reader: Reader, options: { origin?: string } = {}): Promise<TestSocket> =>
  openSocketAt(reader.server.origin, reader.token ?? 'null', options);

/** @param server its origin: http://127.0.0.1:port */
export async function openSocketAt(
  server: string,
  token: string,
  options: { origin?: string } = {},
): Promise<TestSocket> {
  const socket = new WebSocket(`${server.replace('http', 'ws')}/ws?token=${token}`, options);
  const received: ServerMessage[] = [];
  socket.on('message', (data) => received.push(JSON.parse(data.toString()) as ServerMessage));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    socket,
    received,
    closed,
    async until(type, timeoutMs = 30_000) {
      for (const deadline = Date.now() + timeoutMs; Date.now() < deadline;) {
        const found = received.find((message) => message.type === type);
        if (found) return found.data;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error(
        `no ${type} within ${timeoutMs} ms; received ${received.map((each) => each.type).join(', ')}`,
      );
    },
    async close() {
      socket.close();
      await closed;
    },
  };
}
