const CACHE = 'painter-languages';

/** For each language, the address of what the painter needs to read it. */
export type PainterLanguages = Readonly<Record<'en' | 'ru', string>>;

/**
 * What the painter needs of a language is kept once there is a book in it: only the rest of the painter is precached, since most
 * readers have books in one language.
 */
export class PainterLanguageCache {
  readonly #files: PainterLanguages;

  constructor(files: PainterLanguages) {
    this.#files = files;
  }

  has(pathname: string): boolean {
    return Object.values(this.#files).includes(pathname);
  }

  async respond(pathname: string): Promise<Response> {
    const cache = await caches.open(CACHE);
    const cached = await cache.match(pathname);
    if (cached) return cached;
    const response = await fetch(pathname);
    if (response.ok) await cache.put(pathname, response.clone());
    return response;
  }

  /** Fetches what is not here yet; without a network the page requests it again when it next starts. */
  async keep(languages: unknown): Promise<void> {
    const wanted = (Array.isArray(languages) ? languages : []) as unknown[];
    const files = Object.entries(this.#files).filter(([language]) => wanted.includes(language));
    await Promise.allSettled(files.map(([, file]) => this.respond(file)));
  }

  /**
   * Before a version takes over from another: fetches its files for the languages that the other has kept.
   * @param isUpdate whether there is another; one that kept nothing apart had all languages
   */
  async renew(isUpdate: boolean): Promise<void> {
    const cachedAll = isUpdate && !(await caches.has(CACHE));
    const kept = (await this.#kept()).map(nameIn);
    const files = Object.values(this.#files).filter((file) => cachedAll || kept.includes(nameIn(file)));
    await Promise.all(files.map((file) => this.respond(file)));
  }

  /** Deletes what earlier versions have kept. */
  async tidy(): Promise<void> {
    const cache = await caches.open(CACHE);
    const old = (await this.#kept()).filter((pathname) => !this.has(pathname));
    await Promise.all(old.map((pathname) => cache.delete(pathname)));
  }

  async #kept(): Promise<string[]> {
    const cache = await caches.open(CACHE);
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  }
}

/** "reads-english" of "/assets/reads-english-C4_0VMVi.js". */
const nameIn = (pathname: string): string | undefined => /\/(reads-[a-z]+)-[^/]*$/.exec(pathname)?.[1];
