import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes connections on which nothing has moved for the server's time-out: a client that does not read its response, or
 * does not send the rest of its request, would hold a file, a buffer and a place in a queue for ever. A request that has
 * arrived and is being worked on is not idle.
 */
export function closeStalled() {
  const current = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>();
  return {
    answering(request: IncomingMessage, response: ServerResponse): void {
      current.set(request.socket, { request, response });
    },
    onIdle(socket: Socket): void {
      const call = current.get(socket);
      const isProcessing = call !== undefined && call.request.complete && !call.response.headersSent;
      if (!isProcessing) socket.destroy();
    },
  };
}
