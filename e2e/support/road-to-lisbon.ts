import { buildEpub } from '#shared/testing/build-epub.ts';
import { talk } from './road-to-dover.ts';

const place =
  'stood on a steep green hill above the sea, with narrow streets of grey stone houses, a long wooden pier, a low church with a square tower, and tall white cliffs on both sides.';
const person =
  'was a tall man with grey hair, a torn green coat with silver buttons, and a long scar across his pale face.';

/** Five chapters in which three places are named one after another, with a passage about a person and one about a place. */
export const roadToLisbon = Buffer.from(
  buildEpub({
    title: 'The Road to Lisbon',
    authors: ['E. Tester'],
    language: 'en',
    chapters: [
      {
        title: 'The Inn',
        paragraphs: [
          'Captain Harlow came up the road at noon, and Mrs. Tilney let him in. They lived in Averby. The road to Averby was bad, and Averby was a small village.',
          `Captain Harlow ${person} Mrs. Tilney knew nothing of that. ${talk.en.repeat(4)}`,
        ],
      },
      {
        title: 'The Sea',
        paragraphs: [
          `They went to Dover and came back from Dover in the rain. Dover was a small town on the coast. ${talk.en.repeat(2)}`,
          `Dover ${place} ${talk.en.repeat(4)}`,
        ],
      },
      { title: 'The Wait', paragraphs: [`${talk.en.repeat(4)}Mrs. Tilney stayed alone.`] },
      {
        title: 'The Letter',
        paragraphs: [
          `Captain Harlow wrote a letter from Dover to Averby. ${talk.en.repeat(3)}Mrs. Tilney went from Averby to Dover.`,
        ],
      },
      {
        title: 'The End',
        paragraphs: [
          'They came back to Averby. Captain Harlow slept in Averby.',
          ...Array.from({ length: 40 }, (_, i) => `${i + 1}. ${talk.en.repeat(3)}`),
          'Then they went to Lisbon. They were in Lisbon when the old captain died.',
        ],
      },
    ],
  }),
);
