import { expose, transfer } from 'comlink';
import { mergeRanges } from '#shared/illustration/merge-ranges.ts';
import { type IllustrationDetails, illustrate } from '#shared/illustration/illustrate.ts';
import type { StyleName } from '#shared/illustration/style/styles.ts';
import { importPart } from '../connection/import-part.ts';
import { paintInParts } from './paint-in-parts.ts';
import { pictureOf, toJpeg } from './painter-canvas.ts';
import type { PainterWorker } from './painter-worker.ts';

/** A worker of its own: a picture takes most of a second, in which books are still read and pages laid out. */
const api: PainterWorker = {
  async paint(input) {
    const startedAt = performance.now();
    const { rgb, details } = await paintInParts(() => illustrate(input));
    const jpeg = await toJpeg(pictureOf(rgb));
    const drawn = wordsDrawn(details);
    const seconds = (performance.now() - startedAt) / 1000;
    return transfer({ jpeg, isOrnament: details.scene.isTooVague, drawn, seconds }, [jpeg]);
  },
  async paintForEInk(input) {
    const inOneInk = { ...input, stylePrompt: 'e-ink' satisfies StyleName };
    const { rgb, details } = await paintInParts(() => illustrate(inOneInk));
    const png = (await forEInk()).eInkOfPainted(rgb);
    const print = { png, isOrnament: details.scene.isTooVague, drawn: wordsDrawn(details) };
    return transfer(print, [png.buffer]);
  },
  async printForEInk(picture) {
    const png = await (await forEInk()).eInkOfPicture(picture);
    return transfer(png, [png.buffer]);
  },
  async paintCover(text, passage) {
    const jpeg = await (await covers()).paintCover(text, passage);
    return transfer(jpeg, [jpeg]);
  },
  headPieces: async (text, isForEInk) => (await covers()).paintHeadPieces(text, isForEInk),
  ping: () => undefined,
};

expose(api);

const covers = () => importPart(() => import('./paint-cover.ts'));
const forEInk = () => importPart(() => import('./paint-for-e-ink.ts'));

const wordsDrawn = ({ drawn }: IllustrationDetails) => mergeRanges(drawn.flatMap(({ words }) => words));
