import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Generates files meant to break a reader, each with its expected outcome. Part of the shared corpus, which is optional. */
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
    /** The status of a refusal, where both outcomes are accepted. */
    rejectStatus?: number;
    code?: string;
    /** Describes other accepted codes in words. */
    note?: string;
  };
  /** Text that must still be readable. */
  safeText: string | null;
}

/** What no displayed page may contain: element names, and patterns of attribute names. */
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
  /** The address that the content of the files tries to request. */
  canary?: string;
  /** Leaves out files of tens of megabytes. */
  isSmall?: boolean;
  /** Pattern of the ids to generate; all by default. */
  only?: string;
}

/** Generates the files in a temporary folder; the caller removes it. */
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

/** Whether a refusal with this code is expected. */
export function isExpectedCode({ expect: { code, note } }: HostileFile, found: string): boolean {
  return `${code ?? ''} ${note ?? ''}`.includes(found);
}

export interface Canary {
  url: string;
  /** The paths that were requested: any request is a failure. */
  called: string[];
  close(): Promise<void>;
}

/** A server that must not be requested by anything in the files. */
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
