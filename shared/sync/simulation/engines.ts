import { isPaintedHere } from '../device/painted-here.ts';
import { isSameScene } from '../is-same-scene.ts';
import { overlap, type Passage } from '../passages.ts';
import { PictureDevice } from './picture-device.ts';
import { checkDisjoint, PictureServer } from './picture-server.ts';
import { type World, SECOND } from './world.ts';

/**
 * A book is searched and illustrated on devices and a server whose engines are of two versions, which find different
 * passages and paint different pictures of the same passage; updates happen in the middle.
 */
export class Engines {
  private readonly world: World;
  private readonly server: PictureServer;
  private readonly devices: PictureDevice[];

  constructor(world: World) {
    this.world = world;
    this.server = new PictureServer(world.server);
    this.server.version = world.random.int(1, 2);
    this.devices = world.devices.map(
      (device) => new PictureDevice(world, device, this.server, world.random.int(1, 2)),
    );
  }

  async act(): Promise<void> {
    const { random, now } = this.world;
    const at = random.int(0, this.devices.length - 1);
    const [device, reads] = [this.devices[at]!, this.world.devices[at]!];
    const dice = random.next();
    const row = random.pick([...device.rows.values(), undefined]);
    if (dice < 0.14) device.extract(this.found(device.version));
    else if (dice < 0.2) await this.server.extract(this.found(this.server.version), now);
    else if (dice < 0.5 && row) await device.paint(row);
    else if (dice < 0.55 && row && !row.generated_image && !reads.offline)
      await this.server.paintNow(row.id, now);
    else if (dice < 0.65) await this.server.work(now);
    else if (dice < 0.78 && !reads.offline) await device.pull();
    else if (dice < 0.94) await device.follow(() => !reads.offline && random.chance(0.8));
    else if (dice < 0.98) device.version = 2;
    else await this.update();
    this.world.timeline.note(dice);
    this.world.violations.push(...checkDisjoint(device.name, [...device.rows.values()]));
  }

  /** Everything arrives everywhere. */
  async finish(): Promise<void> {
    const { world, server } = this;
    if (server.passages.size === 0) await server.extract(this.found(server.version), world.now);
    // A picture may have to move first, be requested, awaited, sent and received by all.
    for (let round = 0; round < 9; round++) {
      if (round === 6 && world.restored) await this.tapForgotten();
      await server.work(world.now);
      for (const [i, device] of this.devices.entries()) {
        void world.flush(world.devices[i]!, 0);
        await world.timeline.advance(120 * SECOND);
        await device.follow(() => true);
        await device.pull();
      }
    }
    await this.check();
  }

  /**
   * A picture that a device had sent, and shows from the server since, is lost by a restore to an earlier state: its
   * request stays closed until a reader taps the passage, whose picture the server then paints again.
   */
  private async tapForgotten(): Promise<void> {
    for (const { v } of await this.server.requestsIn(['awaited'])) {
      const isHere = this.devices.some(({ rows }) => {
        const image = rows.get(v.description!)?.generated_image;
        return image && isPaintedHere(image) && v.scene && isSameScene(image.scene, v.scene);
      });
      if (!isHere) await this.server.paintAnew(v.description!, v.take ?? 0, this.world.now);
    }
  }

  /** Updates the server, after it has finished its running jobs. */
  private async update(): Promise<void> {
    await this.server.work(this.world.now);
    this.server.version = 2;
  }

  /** What an engine finds: six places, of which each version misses some and finds some a few words further on. */
  private found(version: number): Passage[] {
    return Array.from({ length: 6 }, (_, i) => i)
      .filter((i) => i % 4 !== version)
      .map((i) => {
        const start = 100 + i * 100 + (version % 2) * 25 * (i % 3);
        return { id: idOf(start), start, end: start + 40 };
      });
  }

  private async check(): Promise<void> {
    const { violations } = this.world;
    const { passages, pictures } = this.server;
    const lost = (detail: string) => violations.push({ invariant: 'I10 pictures', detail });
    violations.push(...this.server.violations);
    for (const { k, v } of await this.server.requestsIn(['queued', 'awaited', undefined]))
      lost(`the request ${k} for ${v.description} is ${v.status} at the end`);
    for (const { name, rows, painted, leftToServer } of this.devices) {
      violations.push(...checkDisjoint(name, [...rows.values()]));
      for (const passage of painted) {
        const isShown = [...rows.values()].some((row) => row.generated_image && overlap(row, passage) > 0);
        const isForgotten = this.world.restored && leftToServer.has(passage);
        if (!isShown && !isForgotten) lost(`${name} has lost what it painted of ${passage.id}`);
      }
      for (const { id } of passages.values()) {
        const shown = rows.get(id)?.generated_image?.id;
        if (shown !== pictures.get(id)?.id)
          lost(`${name} shows ${shown} of ${id}, not ${pictures.get(id)?.id}`);
      }
      for (const row of rows.values()) {
        const isElsewhere = [...passages.values()].some((one) => overlap(one, row) > 0);
        if (isPaintedHere(row.generated_image) && isElsewhere) lost(`${name} keeps the picture of ${row.id}`);
      }
    }
  }
}

const idOf = (start: number): string => `00000000-0000-4000-8000-${String(start).padStart(12, 'a')}`;
