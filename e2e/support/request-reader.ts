export interface HttpRequest {
  method: string;
  /** Without the query. */
  path: string;
  /** As text; empty when too large to be read. */
  body: string;
}

/** Larger bodies are passed on as they come. */
const LOOKED_AT_BYTES = 512 * 1024;

interface Handlers {
  /** Called when a request begins. May return the receiver of its bytes, instead of `pass`. */
  onRequest: (request: HttpRequest) => ((bytes: Buffer) => void) | null;
  pass: (bytes: Buffer) => void;
}

/** Finds where requests begin in what an HTTP/1.1 browser sends. After an upgrade everything just passes. */
export class RequestReader {
  private readonly handlers: Handlers;
  private waiting = Buffer.alloc(0);
  private receive: ((bytes: Buffer) => void) | null = null;
  /** Body bytes of the current request that are still to come. */
  private left = 0;

  constructor(handlers: Handlers) {
    this.handlers = handlers;
  }

  read(bytes: Buffer): void {
    if (this.left > 0) {
      const part = bytes.subarray(0, this.left);
      this.left -= part.length;
      this.deliver(part);
      if (part.length === bytes.length) return;
      bytes = bytes.subarray(part.length);
    }
    this.waiting = Buffer.concat([this.waiting, bytes]);
    this.begin();
  }

  private begin(): void {
    const end = this.waiting.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = this.waiting.subarray(0, end).toString('latin1');
    const bodyBytes = Number(/^content-length:\s*(\d+)/im.exec(head)?.[1] ?? 0);
    const wholeBytes = end + 4 + bodyBytes;
    const large = bodyBytes > LOOKED_AT_BYTES;
    if (!large && this.waiting.length < wholeBytes) return;
    const upgraded = /^upgrade:/im.test(head);
    const message = upgraded ? this.waiting : this.waiting.subarray(0, wholeBytes);
    this.waiting = this.waiting.subarray(message.length);
    this.left = upgraded ? Infinity : wholeBytes - message.length;

    const [method = '', address = ''] = head.split(' ', 2);
    const body = large ? '' : message.subarray(end + 4).toString('utf8');
    this.receive = this.handlers.onRequest({ method, path: address.split('?')[0]!, body });
    this.deliver(message);
    if (this.waiting.length > 0) this.begin();
  }

  private deliver(bytes: Buffer): void {
    (this.receive ?? this.handlers.pass)(bytes);
  }
}
