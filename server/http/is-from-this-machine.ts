import type { IncomingMessage } from 'node:http';

const PROXY_HEADERS =
  /^(?:forwarded|via|x-real-ip|x-forwarded-.+|x-client-ip|true-client-ip|cf-connecting-ip)$/;
const LOOPBACK_ADDRESS = /^(?:::1|(?:::ffff:)?127(?:\.\d+){3})$/;
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i;

/**
 * Whether the caller is a program of this machine, and not a proxy or tunnel on it that forwards for a remote client.
 * A tunnel may add no header, but the name that its callers use is not this machine's.
 */
export const isFromThisMachine = (request: IncomingMessage): boolean =>
  LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '') &&
  LOOPBACK_HOST.test(request.headers.host ?? '') &&
  !Object.keys(request.headers).some((name) => PROXY_HEADERS.test(name));
