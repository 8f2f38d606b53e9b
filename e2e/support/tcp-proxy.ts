import { connect, createServer, type Server, type Socket } from 'node:net';
import { RequestReader, type HttpRequest } from './request-reader.ts';

/**
 * What happens to the next request that matches:
 * cut-request: the connection breaks after `bytes` of it; the server never sees the end.
 * cut-response: the connection breaks after `bytes` of the answer; drop-response: before its first byte.
 * hold-request: it waits here, not yet with the server; hold-response: the server is done, the answer waits here.
 * deliver-twice: the server gets the same bytes again on a second connection.
 */
export interface Fault {
  /** Matched against "METHOD /path". */
  request: RegExp;
  /** The request's body must match too. */
  body?: RegExp;
  does: 'cut-request' | 'cut-response' | 'drop-response' | 'hold-request' | 'hold-response' | 'deliver-twice';
  bytes?: number;
}

export interface ArmedFault {
  /** The fault has happened. */
  triggered: Promise<void>;
  /** Releases what is held; a request whose sender is gone is still delivered, late. */
  release(): void;
  /** The server has responded to a request that was held. */
  responded: Promise<void>;
}

interface PendingFault extends Fault {
  trigger(): void;
  respond(): void;
  released: Promise<void>;
}

/**
 * A network between browser and server that can fail, because what a browser's own emulation cuts off
 * does not reach its service workers. It passes bytes, WebSockets included, and reads only where requests begin.
 */
export class TcpProxy {
  /** Every request that passed, as "METHOD /path". */
  readonly requests: string[] = [];
  /** While it is an array: every byte that browsers send. */
  sent: Buffer[] | null = null;
  /** Port of the server; a restored server may live on another. */
  target: number;
  /** Added to every piece of data, either way, on connections made from now on. */
  delayMs = 0;
  port = 0;

  private server: Server | null = null;
  private readonly connections = new Set<{ client: Socket; upstream: Socket }>();
  private readonly faults: PendingFault[] = [];

  constructor(target: number) {
    this.target = target;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Accepts connections again, at the same address as before. */
  async connect(): Promise<void> {
    if (this.server) return;
    const server = createServer((client) => this.accept(client));
    this.server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.port, '127.0.0.1', resolve);
    });
    this.port = (server.address() as { port: number }).port;
  }

  /** Resets every connection and refuses new ones. */
  async disconnect(): Promise<void> {
    const server = this.server;
    if (!server) return;
    this.server = null;
    const closed = new Promise((resolve) => server.close(resolve));
    this.cut();
    await closed;
  }

  /** Resets every connection; new ones are accepted. */
  cut(): void {
    for (const { client, upstream } of this.connections) {
      client.resetAndDestroy();
      upstream.destroy();
    }
    this.connections.clear();
  }

  /** Prepares a fault for the next request that matches. */
  next(fault: Fault): ArmedFault {
    let trigger = () => undefined as void;
    let release = () => undefined as void;
    let respond = () => undefined as void;
    const triggered = new Promise<void>((resolve) => (trigger = resolve));
    const released = new Promise<void>((resolve) => (release = resolve));
    const responded = new Promise<void>((resolve) => (respond = resolve));
    this.faults.push({ ...fault, trigger, released, respond });
    return { triggered, release, responded };
  }

  /** Forgets faults that have not happened. */
  clearFaults(): void {
    this.faults.length = 0;
  }

  private accept(client: Socket): void {
    const upstream = connect(this.target, '127.0.0.1');
    const connection = { client, upstream };
    this.connections.add(connection);
    const { delayMs } = this;
    const send = (to: Socket, bytes: Buffer) => {
      const write = () => to.writable && to.write(bytes);
      if (delayMs > 0) setTimeout(write, delayMs);
      else write();
    };
    const cut = () => {
      client.resetAndDestroy();
      upstream.destroy();
    };
    let onResponse: ((bytes: Buffer) => void) | null = null;
    let held = false;

    const reader = new RequestReader({
      onRequest: (request) => {
        this.requests.push(`${request.method} ${request.path}`);
        onResponse = null;
        const fault = this.take(request);
        if (!fault) return null;
        switch (fault.does) {
          case 'cut-request': {
            let left = fault.bytes ?? 0;
            return (bytes) => {
              if (left > 0) upstream.write(bytes.subarray(0, left));
              left -= bytes.length;
              if (left > 0) return;
              // What was let through is sent before the connection breaks.
              setImmediate(cut);
              fault.trigger();
            };
          }
          case 'cut-response': {
            let left = fault.bytes ?? 0;
            onResponse = (bytes) => {
              if (left > 0) client.write(bytes.subarray(0, left));
              left -= bytes.length;
              if (left > 0) return;
              setImmediate(cut);
              fault.trigger();
            };
            return null;
          }
          case 'drop-response':
            onResponse = () => {
              cut();
              fault.trigger();
            };
            return null;
          case 'hold-response': {
            const kept: Buffer[] = [];
            onResponse = (bytes) => {
              kept.push(bytes);
              fault.trigger();
            };
            void fault.released.then(() => {
              onResponse = null;
              for (const bytes of kept) send(client, bytes);
            });
            return null;
          }
          case 'hold-request': {
            const kept: Buffer[] = [];
            held = true;
            void fault.released.then(() => {
              held = false;
              // Its connection may have been cut since; bytes already on their way arrive all the same.
              const late = upstream.destroyed ? connect(this.target, '127.0.0.1') : upstream;
              late.once('data', () => fault.respond());
              for (const bytes of kept) late.write(bytes);
            });
            return (bytes) => {
              kept.push(bytes);
              fault.trigger();
            };
          }
          case 'deliver-twice': {
            const second = connect(this.target, '127.0.0.1');
            second.on('error', () => fault.trigger());
            second.once('data', () => {
              fault.trigger();
              second.destroy();
            });
            return (bytes) => {
              second.write(bytes);
              send(upstream, bytes);
            };
          }
        }
      },
      pass: (bytes) => send(upstream, bytes),
    });

    client.on('data', (bytes) => {
      this.sent?.push(bytes);
      reader.read(bytes);
    });
    upstream.on('data', (bytes) => (onResponse ? onResponse(bytes) : send(client, bytes)));
    // Connections are broken on purpose; the other side is broken in the same way.
    client.on('error', () => undefined);
    upstream.on('error', () => client.resetAndDestroy());
    client.on('close', () => {
      this.connections.delete(connection);
      if (!held) upstream.end();
    });
    upstream.on('close', () => setTimeout(() => client.end(), delayMs));
  }

  private take({ method, path, body }: HttpRequest): PendingFault | null {
    const index = this.faults.findIndex(
      (fault) => fault.request.test(`${method} ${path}`) && (!fault.body || fault.body.test(body)),
    );
    return index < 0 ? null : this.faults.splice(index, 1)[0]!;
  }
}
