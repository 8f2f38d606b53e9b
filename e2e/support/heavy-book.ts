import { buildEpub } from '#shared/testing/build-epub.ts';

/** A book that doesn't compress. */
export function heavyBook(title: string, megabytes: number, random: () => number): Buffer {
  const noise = Uint8Array.from({ length: megabytes * 1_000_000 }, () => Math.floor(random() * 256));
  return Buffer.from(
    buildEpub(
      { title, language: 'en', chapters: [{ title: 'Sheet 1', paragraphs: ['A map.'] }] },
      { entries: { 'OEBPS/atlas.bin': noise } },
    ),
  );
}
