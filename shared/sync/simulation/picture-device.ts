import type { PaintedScene } from '../../contract/images.ts';
import type { RecordFields } from '../../contract/records.ts';
import {
  type DevicePassage,
  isReplacedBy,
  placePainted,
  replaceExtracted,
} from '../device/device-passages.ts';
import { requestFor } from '../device/open-request.ts';
import { isPaintedHere, paintedHereId, takeOf } from '../device/painted-here.ts';
import { writeOperation } from '../device/write-operation.ts';
import { isSameScene } from '../is-same-scene.ts';
import { overlap, type Passage } from '../passages.ts';
import { BOOK, type PictureServer, sceneOf, type SimulatedPicture } from './picture-server.ts';
import { clockOf, type SimulatedDevice } from './simulated-device.ts';
import type { World } from './world.ts';

type ShownPicture = Pick<SimulatedPicture, 'id' | 'take' | 'created_at' | 'scene'>;

interface Row extends DevicePassage {
  generated_image: ShownPicture | null;
}

type Request = RecordFields<'imgreq'>;

/** A device's passages and pictures of the book; its engine has a version, which an update of the app replaces. */
export class PictureDevice {
  version: number;
  rows = new Map<string, Row>();
  /** Where something was painted here. */
  readonly painted: Passage[] = [];
  /** Those where the server's own picture has been shown since, which is only as safe as its last backup. */
  readonly leftToServer = new Set<Passage>();
  private readonly device: SimulatedDevice;
  private readonly world: World;
  private readonly server: PictureServer;
  /** The stamp of each request when its outcome was last looked at: it is when it changes. */
  private readonly attached = new Map<string, number>();
  private made = 0;

  constructor(world: World, device: SimulatedDevice, server: PictureServer, version: number) {
    this.world = world;
    this.device = device;
    this.server = server;
    this.version = version;
  }

  get name(): string {
    return this.device.name;
  }

  extract(found: readonly Passage[]): void {
    const rows = found.map((one): Row => ({ ...one, foundHere: true, generated_image: null }));
    const change = replaceExtracted([...this.rows.values()], rows);
    for (const { id } of change?.removed ?? []) this.rows.delete(id);
    for (const row of change?.added ?? []) this.rows.set(row.id, row);
  }

  /** A tap without a network, or another take. */
  async paint(row: Row): Promise<void> {
    const take = row.generated_image ? takeOf(row.generated_image) + 1 : 0;
    const scene = sceneOf(this.version, row.id, take);
    this.server.wanted.push(scene);
    if (!row.foundHere) await this.request(row, take, scene);
    const created = new Date(clockOf(this.device, this.world.now).wallMs).toISOString();
    const image = { id: paintedHereId(row.id, take), take, created_at: created, scene };
    this.rows.set(row.id, { ...row, generated_image: image, scene });
    this.painted.push(row);
  }

  /** The server's passages, with their pictures. */
  async pull(): Promise<void> {
    if (this.server.passages.size === 0) return;
    const before = [...this.rows.values()];
    const servers = [...this.server.passages.values()].map((one): Row => ({
      ...one,
      generated_image: this.server.pictures.get(one.id) ?? null,
    }));
    this.rows = new Map(servers.map((row) => [row.id, row]));
    for (const row of before) if (isPaintedHere(row.generated_image)) await this.place(row);
  }

  /** What changed requests imply: pictures to show and, where the server waits for them, to send. */
  async follow(isSent: () => boolean): Promise<void> {
    for (const { t, k, v, ms } of this.device.store.views.values()) {
      if (t !== 'imgreq') continue;
      const { description, status, image, scene } = v as Request;
      const row = this.rows.get(description!);
      if (status === 'awaited' && row?.generated_image && scene && isPaintedHere(row.generated_image)) {
        const own = row.generated_image.scene;
        if (isSameScene(own, scene) && isSent()) await this.server.accept(row.id, own, this.world.now);
      }
      if (status !== 'done' || !image || this.attached.get(k) === ms) continue;
      this.attached.set(k, ms);
      // The simulated server's pictures also carry their scene, which the contract's record type lacks.
      if (row && isReplacedBy(row, image, this.requests())) {
        this.leaveToServer(row);
        this.rows.set(row.id, { ...row, generated_image: image as unknown as ShownPicture });
      }
    }
  }

  private async place(row: Row): Promise<void> {
    const placement = placePainted(row, [...this.rows.values()], this.requests());
    if (placement.kind === 'stays') this.rows.set(row.id, { ...row, foundHere: true });
    if (placement.kind === 'replaced') this.leaveToServer(row);
    if (placement.kind !== 'moves') return;
    const { to, needsRequest } = placement;
    const image = row.generated_image!;
    this.rows.set(to.id, { ...to, generated_image: image, scene: image.scene });
    if (needsRequest) await this.request(to, takeOf(image), image.scene);
  }

  private leaveToServer(row: Passage): void {
    for (const one of this.painted) if (overlap(one, row) > 0) this.leftToServer.add(one);
  }

  private async request(row: Row, take: number, scene: PaintedScene): Promise<void> {
    const { key, replaces } = requestFor(row, this.requests(), () => this.world.newId());
    const clock = clockOf(this.device, this.world.now);
    const f = { book: BOOK, description: row.id, style: null, replaces, take, scene };
    const wanted = Math.max(0, clock.wallMs) + (this.made += 1);
    await writeOperation(this.device.store, { t: 'imgreq', k: key, f: { ...f, wanted }, clock });
  }

  private requests() {
    return [...this.device.store.views.values()].filter(({ t }) => t === 'imgreq');
  }
}
