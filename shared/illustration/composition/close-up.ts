import { part } from '#painter-parts';
import type { PaperLayer } from '../people/close-figure.ts';
import type { ScenePerson, TextRange } from '../scene.ts';
import { bustOf } from './figures/dressed-person.ts';
import { figureWords, type Figure } from './figures/figures.ts';

/** A person of the scene close up, in heads with the chin at y = 0, and the words that the drawing shows. */
export interface CloseUp {
  /** Layers of cut paper, the lowest first. */
  papers: readonly PaperLayer[];
  words: readonly TextRange[];
  /** The room that a hat or piled-up hair needs above the crown, in heads. */
  above: number;
}

/** Accessories that are visible above the hips. */
const SHOWN: ReadonlySet<string> = new Set([
  'shawl',
  'apron',
  'ribbon',
  'glasses',
  'tie',
  'belt',
  'braces',
  'watch chain',
  'slung gun',
  'red flower',
  'white flower',
  'buttons',
  'collar',
  'linen',
  'ragged',
  'greasy',
  'velvet',
  'silk',
  'brocade',
  'lace',
  'embroidered',
  'quilted',
  'fur',
  'tweed',
  'dusty',
  'two buttons',
  'striped',
  'hump',
  'loose',
  'tight',
  'buttoned',
  'collar up',
]);

/** The same person as the small figure, with an individual profile, locks of hair, collar and lapels. */
export function closeUpOf(figure: Figure, { isHandRaised }: { isHandRaised: boolean }): CloseUp {
  const { looks } = figure;
  const bust = bustOf(figure);
  return {
    papers: part('people').drawCloseFigure({ ...bust, isHandRaised: isHandRaised || bust.isHandRaised }),
    words: closeUpWords(figure.person),
    above:
      looks.hat === 'topHat'
        ? 0.8
        : looks.hat || looks.hair === 'piled' || looks.hair === 'knot'
          ? 0.45
          : 0.15,
  };
}

/** The words of everything visible on a person drawn close up. */
export function closeUpWords(person: ScenePerson, more: readonly string[] = []): TextRange[] {
  const faces = (person.features ?? []).filter(
    ({ part, looks }) => looks !== undefined || ['brows', 'eyes', 'hands', 'face', 'skin'].includes(part),
  );
  const things = person.wears.filter(({ value }) => SHOWN.has(value) || more.includes(value));
  return [...figureWords(person), ...[...faces, ...things].flatMap(({ words }) => words)];
}
