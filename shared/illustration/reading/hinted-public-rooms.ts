import { isHomonym } from './lexicon/homonyms.ts';
import { spanOf } from './nouns.ts';
import { addScore, type Scores } from './rank-settings.ts';
import type { ReadText } from './text.ts';

/** A theatre by its boxes, its stalls and its curtain, a ballroom by who dances in it: places known by two such words. */
export function addPublicRooms(scores: Scores, { tokens, scopes }: ReadText): void {
  for (const { setting, words, score } of ROOMS) {
    const seen = new Map<string, number>();
    for (const [i, { word }] of tokens.entries())
      if (scopes.at(i) === null && words.test(word) && !(word === 'stage' && isHomonym(tokens, i)))
        seen.set(word.slice(0, 4), i);
    if (seen.size < 2) continue;
    addScore(
      scores,
      setting,
      score,
      [...seen.values()].map((at) => spanOf(tokens, at, at + 1)),
    );
    if (setting === 'theatre') scores.delete('street');
  }
}

const ROOMS = [
  {
    setting: 'theatre',
    score: 2.4,
    words:
      /^(?:theatre|theater|opera|boxes|tiers?|stalls|pit|footlights|orchestra|overture|curtain|stage|auditorium|actors?|actress(?:es)?|tenor|soprano|театр|опер[аеы]|лож[аиеу]|ложах|ярус\p{L}*|партер\p{L}*|занавес|рамп[аеуы]|оркестр|сцен[аеу]|актер\p{L}*|актрис\p{L}*|кулис\p{L}*|рай(?:ке|ка)|бельэтаж\p{L}*)$/u,
  },
  {
    setting: 'ballroom',
    score: 1.6,
    words:
      /^(?:ball|ballroom|waltz(?:ed|ing|es)?|quadrilles?|cotillion|mazurka|polka|couples|dancers|whirled|fiddlers|бал[ае]?|мазурк[аеуи]|вальс\p{L}*|кадрил[ьи]|котильон\p{L}*|пары|кружились|танцующ\p{L}+|кавалеры)$/u,
  },
] as const;
