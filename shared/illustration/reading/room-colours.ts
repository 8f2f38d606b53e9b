import { isInterior } from '../setting.ts';
import type { Scene } from '../scene.ts';
import { colourNamed } from './colour-values.ts';
import { SETTINGS } from './named-settings.ts';
import { spanOf } from './nouns.ts';
import type { ReadText } from './text.ts';

/** The colour of the walls of a room. */
export function roomColours(text: ReadText): Scene['colours'] {
  return [...wallColours(text), ...russianWallpaper(text), ...hangings(text), ...ofRooms(text)];
}

/** "Papered in green", "a paper of a blue ground", "walls of dark wood". */
function wallColours({ tokens, scopes }: ReadText): Scene['colours'] {
  const at = tokens.findIndex(
    ({ word, sentence }, i) =>
      scopes.at(i) === null &&
      ((/^(?:wallpapers?|papered|papers?)$/u.test(word) &&
        tokens.slice(i + 1, i + 4).some((next) => next.sentence === sentence && OF.test(next.word)) &&
        tokens.some((token) => token.sentence === sentence && ON_WALLS.test(token.word))) ||
        (WOODS.test(word) && DARK.test(tokens[i - 1]?.word ?? '')) ||
        (WOODS.test(word) &&
          tokens
            .slice(Math.max(0, i - 5), i)
            .some(
              (token, k, before) => DARK.test(token.word) && /^walls?$/u.test(before[k + 1]?.word ?? ''),
            ))),
  );
  if (at < 0) return [];
  if (WOODS.test(tokens[at]!.word))
    return [{ of: 'wall', colour: DARK_WOOD, words: spanOf(tokens, at - 1, at + 1) }];
  for (let i = at + 2; i < at + 6 && tokens[i]?.sentence === tokens[at]!.sentence; i++) {
    const colour = colourNamed(tokens[i]!.word);
    if (colour !== undefined) return [{ of: 'wall', colour, words: spanOf(tokens, i, i + 1) }];
  }
  return [];
}
const OF = /^(?:of|in|with)$/u;
const ON_WALLS =
  /^(?:walls?|rooms?|drawing-room|decorated|hung|chamber|parlour|bedroom|papered|hall|wallpapers?)$/u;
const WOODS = /^(?:wood|oak|walnut|mahogany|panelling|wainscot|wainscoting)$/u;
const DARK = /^(?:dark|black|blackened|brown|sombre)$/u;
const DARK_WOOD = '#432b1b';

/** "The room was hung with crimson silk", «гостиная была обита голубым штофом»; not a sofa. */
function hangings({ tokens, scopes }: ReadText): Scene['colours'] {
  const at = tokens.findIndex(
    ({ word, clause }, i) =>
      scopes.at(i) === null &&
      (/^обит[аоы]$/u.test(word) || (word === 'hung' && /^(?:with|in)$/u.test(tokens[i + 1]?.word ?? ''))) &&
      tokens
        .slice(Math.max(0, i - 6), i)
        .some((token) => token.clause === clause && HUNG_ROOMS.test(token.word)),
  );
  if (at < 0) return [];
  for (let i = at + 1; i < at + 5 && tokens[i]?.clause === tokens[at]!.clause; i++) {
    const colour = colourNamed(tokens[i]!.word);
    if (colour !== undefined) return [{ of: 'wall', colour, words: spanOf(tokens, i, i + 1) }];
  }
  return [];
}
const HUNG_ROOMS =
  /^(?:walls?|rooms?|drawing-room|chamber|parlour|bedroom|hall|стен[аы]|комнат[аы]|гостин\p{L}+|кабинет|спальн\p{L}|зал[аы]?|столов\p{L}+)$/u;

/** «С своими желтенькими, пыльными обоями». */
function russianWallpaper({ tokens, scopes }: ReadText): Scene['colours'] {
  const at = tokens.findIndex(
    ({ word }, i) => /^обо(?:и|ев|ями|ям|ях)$/u.test(word) && scopes.at(i) === null,
  );
  if (at < 0) return [];
  for (
    let i = at - 1;
    i >= Math.max(0, at - WALLPAPER_WORDS) && tokens[i]!.sentence === tokens[at]!.sentence;
    i--
  ) {
    const colour = colourNamed(tokens[i]!.word);
    if (colour !== undefined && /(?:[ыи]ми|[ыи]е|[ыи]х)$/u.test(tokens[i]!.word))
      return [{ of: 'wall', colour, words: spanOf(tokens, i, i + 1) }];
  }
  return [];
}
/** How far before the paper its colour stands, in words. */
const WALLPAPER_WORDS = 8;

/** "The blue drawing-room", «в гостиную, разумеется голубую». */
function ofRooms({ tokens, scopes }: ReadText): Scene['colours'] {
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
