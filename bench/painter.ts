import { createEmbeddedPainter } from '#server/illustration/embedded-painter.ts';
import { createThreadPool } from '#server/threads/thread-pool.ts';
import type { PaintInput } from '#server/illustration/painter.ts';
import type { Measure } from './report.ts';
import { percentile } from './timing.ts';

export const PASSAGES: [PaintInput['type'], string][] = [
  [
    'location',
    'The old house stood on a cliff above the grey sea, its windows dark, its roof broken by storms.',
  ],
  ['character', 'She was a tall woman with red hair and pale eyes, in a long green dress and a black shawl.'],
  ['atmosphere', 'Fog lay over the river at dawn, and the lamps on the bridge burned dim and yellow.'],
  ['object', 'On the table lay a silver dagger, its handle set with rubies, its blade stained with rust.'],
];
const PICTURES = 24;

/** Pictures one after another, as a job paints them; the first, which starts the thread, is apart. */
export async function benchPainter(): Promise<Measure[]> {
  const painter = createEmbeddedPainter(createThreadPool());
  const times: number[] = [];
  for (let i = 0; i <= PICTURES; i++) {
    const [type, text] = PASSAGES[i % PASSAGES.length]!;
    const started = performance.now();
    const passage = {
      text,
      type,
      language: 'en',
      stylePrompt: null,
      entity: null,
      location: null,
      context: '',
    } as const;
    await painter.paint({ ...passage, bookId: 'bench', seedSalt: String(i), take: 0 }, 'bench');
    times.push(performance.now() - started);
  }
  const [first = NaN, ...others] = times;
  return [
    { name: 'first picture', value: `${Math.round(first)} ms` },
    { name: 'picture, median', value: `${Math.round(percentile(others, 0.5))} ms` },
    { name: 'picture, 95th percentile', value: `${Math.round(percentile(others, 0.95))} ms` },
  ];
}
