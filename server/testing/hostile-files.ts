import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Makes files that are meant to break a reader, each with what must become of it; only some machines have it. */
const generator = resolve(process.env.VIGNETTE_CORPUS ?? '../shared', 'bad-inputs/generate.mjs');
export const hasHostileFiles = existsSync(generator);

export interface HostileFile {
  id: string;
  file: string;
  uploadName: string;
  /** `request`: the file is the body of a call, not a book. */
  kind: 'upload' | 'request';
  request?: { method: string; path: string; headers: Record<string, string> };
  expect: {
    outcome: 'reject' | 'open' | 'either';
    status?: number;
    /** Where both are right: that of a refusal. */
    rejectStatus?: number;
    code?: string;
    /** What is as good as the code, in words. */
    note?: string;
  };
  /** What must still be there to read. */
  safeText: string | null;
}

/** What may be in no page shown: names of elements, patterns of names of attributes. */
export interface Policy {
  forbiddenElements: string[];
  forbiddenAttributes: string[];
}

export interface HostileFiles {
  cases: HostileFile[];
  policy: Policy;
  read(item: HostileFile): Buffer<ArrayBuffer>;
  remove(): void;
}

export interface HostileOptions {
  /** Whom what they hold would call, if it could: an address that listens. */
  canary?: string;
  /** Leaves out those of tens of megabytes. */
  isSmall?: boolean;
  /** Pattern of the ids wanted; all where absent. */
  only?: string;
}

/** Makes the files in a folder of their own; the caller removes it. */
export function makeHostileFiles({ canary, isSmall, only }: HostileOptions = {}): HostileFiles {
  const folder = mkdtempSync(join(tmpdir(), 'vignette-hostile-'));
  const options = [
    ...(canary ? [`--canary=${canary}`] : []),
    ...(isSmall ? ['--small'] : []),
    ...(only ? [`--only=${only}`] : []),
  ];
  execFileSync('node', [generator, `--out=${folder}`, ...options], { stdio: 'ignore' });
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    cases: HostileFile[];
    policy: Policy;
  };
  return {
    ...manifest,
    read: ({ file }) => readFileSync(join(folder, file)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Whether a refusal with this code is one that is asked for. */
export function isExpectedCode({ expect: { code, note } }: HostileFile, found: string): boolean {
  return `${code ?? ''} ${note ?? ''}`.includes(found);
}

export interface Canary {
  url: string;
  /** What was asked of it: anything at all is a fault. */
  called: string[];
  close(): Promise<void>;
}

/** A server that nobody should call. */
export async function startCanary(): Promise<Canary> {
  const called: string[] = [];
  const server = createServer((request, response) => {
    called.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    called,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
