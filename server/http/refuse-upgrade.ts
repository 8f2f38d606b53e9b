import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

const OFFER = /^(?:upgrade|http2-settings|connection)$/i;

/**
 * Continues in HTTP/1.1 where a client offers another protocol, as a server may (RFC 9110 §7.8): some offer HTTP/2
 * with every first request. As soon as there is an upgrade listener, Node passes such a request on with its body
 * unread, so it is parsed again without the offer.
 */
export function refuseUpgrade(server: Server, request: IncomingMessage, socket: Duplex, rest: Buffer): void {
  const closes = /(?:^|,)\s*close\s*(?:,|$)/i.test(request.headers.connection ?? '');
  const lines = [
    `${request.method} ${request.url} HTTP/1.1`,
    `Connection: ${closes ? 'close' : 'keep-alive'}`,
  ];
  for (let i = 0; i < request.rawHeaders.length; i += 2) {
    const [name, value] = request.rawHeaders.slice(i, i + 2) as [string, string];
    if (!OFFER.test(name)) lines.push(`${name}: ${value}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), rest]));
  server.emit('connection', socket);
}
