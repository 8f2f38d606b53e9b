import { isMetaphor } from './metaphors.ts';
import type { Scopes } from './scopes.ts';

/** Pictures on a wall, except portraits, whose sitter is read separately. */
const PICTURES =
  /^(?:paintings?|engravings?|prints?|etchings?|fresco(?:es)?|tapestr(?:y|ies)|transparenc(?:y|ies)|pictures?|картин\p{L}{0,3}|гравюр[аыуе]?|гравюрой|эстамп\p{L}{0,2}|литографи\p{L}+)$/u;
const SHOWING = /^(?:representing|depicting|showing|of|изобража\p{L}+|представля\p{L}+)$/u;
/** «Гравюр сражения, с барабанами и солдатами». */
const WITH = /^(?:with|с|со)$/u;
/** Words between a picture and what it shows. */
const REACH = 6;
/** Frames and materials of a picture, which are in the room. */
const FRAMED =
  /^(?:frames?|glass|рам[аыуеок]\p{L}{0,2}|рамк\p{L}+|стекл\p{L}+|масляными|красками|oils?|canvas)$/u;

/** Marks things that are only depicted: "an engraving of a battle, with huge drums", «картина, изображавшая цветы». */
export function markPictures(scopes: Scopes): void {
  const { tokens } = scopes;
  markPainted(scopes);
  for (let i = 0; i < tokens.length; i++) {
    if (!PICTURES.test(tokens[i]!.word) || isExclaimed(tokens, i) || isMetaphor(tokens, i)) continue;
    // Pictures hang in a gallery.
    if (/^galler(?:y|ies)$/u.test(tokens[i + 1]?.word ?? '')) continue;
    // «На картинах всё были молодцы»: everything in the passage is depicted.
    if (i < 3 && /^(?:на|in|on)$/u.test(tokens[0]!.word)) {
      scopes.mark(i + 1, tokens.length, 'elsewhere');
      return;
    }
    const { sentence } = tokens[i]!;
    let end = i + 1;
    while (
      tokens[end]?.sentence === sentence &&
      tokens[end]!.gap !== 'semicolon' &&
      !(tokens[end]!.gap !== 'none' && PICTURES.test(tokens[end]!.word))
    )
      end++;
    let from = -1;
    for (let k = i + 1; k < Math.min(end, i + 1 + REACH * 2) && from < 0; k++) {
      if (SHOWING.test(tokens[k]!.word) && k - i <= REACH) from = k + 1;
      else if (
        WITH.test(tokens[k]!.word) &&
        tokens[k]!.gap === 'comma' &&
        !FRAMED.test(tokens[k + 1]?.word ?? '') &&
        !FRAMED.test(tokens[k + 2]?.word ?? '')
      )
        from = k + 1;
    }
    if (from < 0) continue;
    const frame = tokens.findIndex(({ word }, k) => k >= from && k < end && FRAMED.test(word));
    scopes.mark(from, frame < 0 ? end : frame - 1, 'elsewhere');
  }
}

/** "What a picture it would make", "it presented a sweet picture": praise of what is seen. */
function isExclaimed(tokens: Scopes['tokens'], i: number): boolean {
  const before = tokens.slice(Math.max(0, i - 5), i).map(({ word }) => word);
  return (
    /^pictures?$/u.test(tokens[i]!.word) &&
    (before.includes('what') ||
      before.some((word) =>
        /^(?:made|make|makes|making|form(?:ed|s|ing)?|present(?:ed|s|ing)|offered)$/u.test(word),
      ) ||
      tokens.slice(i + 1, i + 5).some(({ word }) => /^(?:made|makes?)$/u.test(word)))
  );
}

/** «Часы с нарисованными цветами», "a bowl painted with flowers". */
const PAINTED_ON = /^(?:нарисованн|изображенн|намалеванн)(?:ыми|ым|ою|ой|ые|ых|ая|ый|ое)$/u;

/** «Игроки были изображены с киями», «на вывеске был нарисован самовар». */
function markPainted(scopes: Scopes): void {
  const { tokens } = scopes;
  for (let i = 1; i < tokens.length; i++) {
    if (PAINTED_ON.test(tokens[i]!.word) || (tokens[i]!.word === 'painted' && tokens[i + 1]?.word === 'with'))
      scopes.mark(i + 1, scopes.endOf(i + 1, 4), 'elsewhere');
    if (!PAINTED.test(tokens[i]!.word) || tokens[i]!.gap !== 'none') continue;
    let start = i;
    while (start > 0 && tokens[start]!.gap === 'none') start--;
    const isOnSomething = /^(?:на|в|по|над|под|у)$/u.test(tokens[start]!.word);
    const end = tokens.findIndex(({ sentence }, k) => k > i && sentence !== tokens[i]!.sentence);
    scopes.mark(isOnSomething ? i : start, end < 0 ? tokens.length : end, 'elsewhere');
  }
}
const PAINTED = /^(?:изображ(?:ен|ена|ено|ены|ался|алась|ались)|нарисован(?:а|о|ы)?)$/u;
