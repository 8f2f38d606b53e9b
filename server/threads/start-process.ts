import { type ChildProcess, type Serializable, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Thread } from './thread.ts';

/**
 * Starts a process that serves tasks as a thread does: for native code that would otherwise occupy the few threads that
 * Node shares between files, DNS and password hashes, and that cannot be interrupted in a thread.
 *
 * @param moduleUrl the caller's import.meta.url
 * @param name relative path without extension; the built server has all of them beside main.js
 */
export function startProcess(moduleUrl: string, name: string): Thread {
  const isSource = moduleUrl.endsWith('.ts');
  const file = isSource ? `${name}.ts` : `./${name.split('/').at(-1)}.js`;
  const child = fork(fileURLToPath(new URL(file, moduleUrl)), {
    serialization: 'advanced',
    execArgv: isSource ? ['--import', 'tsx'] : [],
    // It processes untrusted bytes, so it receives none of the server's configuration.
    env: { PATH: process.env.PATH },
  });
  return new ProcessThread(child);
}

class ProcessThread extends EventEmitter implements Thread {
  private readonly child: ChildProcess;

  constructor(child: ChildProcess) {
    super();
    this.child = child;
    child.on('message', (message) => this.emit('message', message));
    child.on('exit', () => this.emit('exit'));
    child.on('error', (error) => this.emit('error', error));
  }

  postMessage(input: unknown): void {
    this.child.send(input as Serializable);
  }

  ref(): void {
    this.child.ref();
    this.child.channel?.ref();
  }

  unref(): void {
    this.child.unref();
    this.child.channel?.unref();
  }

  async terminate(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exited;
  }
}
