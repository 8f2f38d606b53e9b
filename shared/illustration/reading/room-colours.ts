import { isInterior } from '../setting.ts';
import type { Scene } from '../scene.ts';
import { colourNamed } from './colour-values.ts';
import { SETTINGS } from './named-settings.ts';
import { spanOf } from './nouns.ts';
import type { ReadText } from './text.ts';

/** "The blue drawing-room", «в гостиную, разумеется голубую»: the colour of its walls. */
export function roomColours({ tokens, scopes }: ReadText): Scene['colours'] {
  return SETTINGS.all(tokens).flatMap(({ value, at, length }): Scene['colours'] => {
    if (!isInterior(value) || scopes.at(at) !== null) return [];
    const near = [
      at - 1,
      at - 2,
      at + length,
      ...(tokens[at + length]?.gap === 'comma' ? [at + length + 1] : []),
    ];
    // A colour after the room ends the clause; otherwise it describes what follows.
    const found = near.find(
      (i) =>
        tokens[i]?.sentence === tokens[at]!.sentence &&
        colourNamed(tokens[i].word) !== undefined &&
        (i < at
          ? tokens[at]!.gap === 'none' && tokens[i + 1]!.gap === 'none'
          : tokens[i].gap !== 'none' || tokens[at + length]!.gap === 'comma') &&
        (i < at || tokens[i + 1]?.gap !== 'none'),
    );
    return found === undefined
      ? []
      : [{ of: 'room', colour: colourNamed(tokens[found]!.word)!, words: spanOf(tokens, found, found + 1) }];
  });
}
