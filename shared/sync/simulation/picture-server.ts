import type { PaintedScene } from '../../contract/images.ts';
import type { RecordFields } from '../../contract/records.ts';
import type { FieldMap } from '../../contract/sync.ts';
import { newRequests } from '../hub/new-requests.ts';
import { type RecordChanges, setServerFields } from '../hub/record-changes.ts';
import { decideOnPicture } from '../hub/decide-on-picture.ts';
import { isSameScene } from '../is-same-scene.ts';
import { overlap, type Passage, withoutTaken } from '../passages.ts';
import type { Violation } from './invariants.ts';
import type { MemoryServer } from './memory-server.ts';

export interface SimulatedPicture {
  id: string;
  take: number;
  created_at: string;
  /** The picture it shows: two pictures with the same scene have the same pixels. */
  scene: PaintedScene;
}

/** The output of a version's engine and painter for a passage. */
export const sceneOf = (version: number, passageId: string, take: number): PaintedScene => ({
  painter: `v${version}`,
  input: passageId.replaceAll('-', '') + String(take).padStart(32, '0'),
});

/** A server's passages and pictures of one book. Its engine has a version; its jobs paint on demand. */
export class PictureServer {
  version = 1;
  readonly passages = new Map<string, Passage>();
  readonly pictures = new Map<string, SimulatedPicture>();
  readonly violations: Violation[] = [];
  /** Scenes that a device has painted, or that it has requested from the server. */
  readonly wanted: PaintedScene[] = [];
  private readonly jobs = new Map<
    string,
    { replaces: string | null; take: number; scene?: PaintedScene | null }
  >();
  private readonly server: MemoryServer;
  private made = 0;

  constructor(server: MemoryServer) {
    this.server = server;
    server.onChanged = (changes) => this.startRequested(changes);
    server.alsoBackUp = () => this.copied();
  }

  /** An extraction by the version that it has now. */
  async extract(found: readonly Passage[], nowMs: number): Promise<void> {
    const requests = await this.requestsIn(['queued', 'awaited']);
    const requested = new Set(requests.map(({ v }) => v.description));
    const staying = [...this.passages.values()].filter(
      ({ id }) => this.pictures.has(id) || requested.has(id),
    );
    this.passages.clear();
    for (const one of [...staying, ...withoutTaken(found, staying)]) this.passages.set(one.id, one);
    await this.server.setServerFields('book', BOOK, { state: 'ready' }, nowMs);
    this.check();
  }

  /** A caller waits for a passage's first picture. */
  async paintNow(passageId: string, nowMs: number): Promise<void> {
    if (!this.passages.has(passageId) || this.pictures.has(passageId)) return;
    this.wanted.push(sceneOf(this.version, passageId, 0));
    this.jobs.set(passageId, this.jobs.get(passageId) ?? { replaces: null, take: 0 });
    await this.work(nowMs);
  }

  /** A caller requests another picture of a passage, or its first. */
  async paintAnew(passageId: string, least: number, nowMs: number): Promise<void> {
    const current = this.pictures.get(passageId);
    const take = Math.max(least, current ? current.take + 1 : 0);
    this.wanted.push(sceneOf(this.version, passageId, take));
    this.jobs.set(passageId, { replaces: current?.id ?? null, take });
    await this.work(nowMs);
  }

  /** All jobs that wait are done. */
  async work(nowMs: number): Promise<void> {
    for (const [id, { replaces, take, scene }] of [...this.jobs]) {
      this.jobs.delete(id);
      const current = this.pictures.get(id);
      if (replaces === null ? current : !current || current.take >= take) continue;
      const own = sceneOf(this.version, id, take);
      // It was updated since, or restored from a backup.
      if (scene && !isSameScene(own, scene)) await this.leaveToDevices(id, nowMs);
      else await this.store(id, take, own, nowMs);
    }
  }

  /** A device sends what it has painted. @returns whether it was awaited */
  async accept(id: string, scene: PaintedScene, nowMs: number): Promise<boolean> {
    const awaited = (await this.requestsIn(['awaited'])).filter(
      ({ v }) => v.description === id && v.scene && isSameScene(v.scene, scene),
    );
    if (awaited.length === 0) return false;
    const current = this.pictures.get(id);
    const take = Math.max(awaited.at(-1)!.v.take ?? 0, current ? current.take + 1 : 0);
    this.jobs.delete(id);
    await this.store(id, take, scene, nowMs);
    return true;
  }

  /** Requests that have one of these states. */
  async requestsIn(
    states: readonly RecordFields<'imgreq'>['status'][],
  ): Promise<{ k: string; v: RecordFields<'imgreq'> }[]> {
    return [...this.server.contents.records.values()]
      .filter(({ t }) => t === 'imgreq')
      .map(({ k, f }) => ({ k, v: valuesOf(f) }))
      .filter(({ v }) => states.includes(v.status));
  }

  /** A copy of passages, pictures and jobs. @returns how it takes their place */
  private copied(): () => void {
    const copies = [this.passages, this.pictures, this.jobs].map((map) => new Map<string, unknown>(map));
    return () =>
      [this.passages, this.pictures, this.jobs].forEach((map: Map<string, unknown>, i) => {
        map.clear();
        for (const [key, value] of copies[i]!) map.set(key, value);
      });
  }

  private async startRequested(changes: RecordChanges): Promise<void> {
    for (const { k, after } of newRequests(changes.changed)) {
      const request = valuesOf(after);
      const passage = this.passages.get(request.description!);
      if (!passage) {
        await setServerFields(changes, 'imgreq', k, { status: 'failed', error: 'NOT_FOUND' });
        continue;
      }
      const current = this.pictures.get(passage.id) ?? null;
      const take = Math.max(request.take ?? 0, current ? current.take + 1 : 0);
      const own = sceneOf(this.version, passage.id, take);
      const decision = await decideOnPicture(current, request, () => Promise.resolve(own));
      if (decision === 'awaited' && isSameScene(own, request.scene!)) {
        this.violations.push({ invariant: 'I11 bytes', detail: `${k} is awaited and could be painted` });
      }
      if (decision === 'paint' && !this.jobs.has(passage.id))
        this.jobs.set(passage.id, { replaces: current?.id ?? null, take, scene: request.scene });
      const status = { exists: 'done', paint: 'queued', awaited: 'awaited' }[decision];
      const image = decision === 'exists' ? { image: current } : {};
      await setServerFields(changes, 'imgreq', k, { status, error: null, ...image });
    }
  }

  private async leaveToDevices(id: string, nowMs: number): Promise<void> {
    for (const { k, v } of await this.requestsIn(['queued']))
      if (v.description === id)
        await this.server.setServerFields('imgreq', k, { status: 'awaited', error: null }, nowMs);
  }

  private async store(id: string, take: number, scene: PaintedScene, nowMs: number): Promise<void> {
    const current = this.pictures.get(id);
    if (current && current.take >= take) return;
    if (!this.wanted.some((one) => isSameScene(one, scene))) {
      const detail = `${id} is painted as nobody has seen it: ${scene.painter} ${scene.input}`;
      this.violations.push({ invariant: 'I10 pictures', detail });
    }
    const image = {
      ...{ id: `picture-${(this.made += 1)}`, take, scene },
      created_at: new Date(nowMs).toISOString(),
    };
    this.pictures.set(id, image);
    for (const { k, v } of await this.requestsIn(['queued', 'awaited']))
      if (v.description === id)
        await this.server.setServerFields('imgreq', k, { status: 'done', error: null, image }, nowMs);
    this.check();
  }

  private check(): void {
    this.violations.push(...checkDisjoint('the server', [...this.passages.values()]));
    for (const id of this.pictures.keys()) {
      if (this.passages.has(id)) continue;
      this.violations.push({ invariant: 'I10 pictures', detail: `the server has lost the passage ${id}` });
    }
  }
}

export const BOOK = '00000000-0000-4000-8000-00000000b00c';

/** No words are in two passages. */
export function checkDisjoint(who: string, passages: readonly Passage[]): Violation[] {
  const inOrder = [...passages].sort((a, b) => a.start - b.start);
  return inOrder.flatMap((one, i) => {
    const next = inOrder[i + 1];
    if (!next || overlap(one, next) <= 0) return [];
    return [{ invariant: 'I12 passages' as const, detail: `${who} has ${one.id} and ${next.id}` }];
  });
}

const valuesOf = (f: FieldMap) =>
  Object.fromEntries(Object.entries(f).map(([name, [value]]) => [name, value])) as RecordFields<'imgreq'>;
