import { buildEpub } from '#shared/testing/build-epub.ts';

const paragraph =
  'The hall was long and low, with oak beams blackened by smoke and a stone hearth in which a red fire burned. ' +
  'Tall narrow windows of green glass looked out upon the snow, and along the walls hung faded blue tapestries.';
const filler =
  'He said that he would think about it, and then he thought about something else until it was late. ';

/** A short novel whose three chapters each open with a passage worth a picture. */
export const greenWindows = Buffer.from(
  buildEpub({
    title: 'The Green Windows',
    authors: ['E. Tester'],
    language: 'en',
    chapters: [1, 2, 3].map((n) => ({
      title: `Part ${n}`,
      body: `<h2>Part ${n}</h2>`,
      paragraphs: [paragraph, ...Array.from({ length: 24 }, (_, i) => `${i + 1}. ${filler.repeat(3)}`)],
    })),
  }),
);
