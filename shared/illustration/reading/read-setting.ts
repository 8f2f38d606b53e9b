import { isInterior, type Setting } from '../setting.ts';
import type { Known } from '../scene.ts';
import type { ReadingInput } from '../reading-input.ts';
import { preferEnclosed } from './enclosed.ts';
import { addAtWindow, addHinted, addHung, addUnderTree, onGrass, ROOFED } from './hinted-settings.ts';
import { addPublicRooms } from './hinted-public-rooms.ts';
import { addNamed, ATTRIBUTES_MAX, named } from './named-settings.ts';
import { isProspect } from './prospect.ts';
import { addScore, highestScore, rankSettings, type Scores } from './rank-settings.ts';
import { isMentionOf, readText, type ReadText } from './text.ts';

/** Where the scene is set. A view through a window, or the place that a person came from, is not the setting. */
export function readSetting(text: ReadText, before: ReadText, input: ReadingInput): Known<Setting> | null {
  const scores: Scores = new Map();
  addNamed(scores, text);
  addHinted(scores, text);
  addHung(scores, text);
  addUnderTree(scores, text);
  addPublicRooms(scores, text);
  addAtWindow(scores, text);
  addProspect(scores, text);
  openRuins(scores, text);
  preferEnclosed(scores, text);
  rankSettings(scores, text);
  const best = highestScore(scores);
  const enough = input.type === 'location' || input.type === 'atmosphere' ? 0.4 : 0.8;
  const own: Known<Setting> | null =
    best && best[1].score >= enough
      ? { value: best[0], source: 'passage', certainty: Math.min(1, best[1].score / 2), words: best[1].words }
      : null;
  const ofBook =
    ofEntity(input.location, 'chapter') ??
    (input.entity?.kind === 'location' ? ofEntity(input.entity, 'book') : null);
  if (own && (own.words.length > 0 || !ofBook)) return own;
  if (ofBook ?? own) return ofBook ?? own;
  const near = settingBefore(before);
  const ground = onGrass(text);
  return ground && (!near || isInterior(near.value)) ? ground : near;
}

/** In a wide view no single kind of land is the setting. */
function addProspect(scores: Scores, text: ReadText): void {
  if (!isProspect(text) || [...scores].some(([setting, { score }]) => isInterior(setting) && score > 1))
    return;
  for (const setting of ENCLOSING) scores.delete(setting);
  addScore(scores, 'open', 3);
}

const ENCLOSING = ['forest', 'desert', 'mountains', 'meadow', 'park', 'street'] as const;

/** Things in a ruin are outdoors: an altar among nettles is not inside a church. */
function openRuins(scores: Scores, { mentions, tokens }: ReadText): void {
  const altars = scores.get('church inside');
  const isFallen = mentions.some(
    (mention) =>
      isMentionOf(mention, 'thing') &&
      ((ROOFED.has(mention.meaning.what) &&
        mention.qualities.some((each) => each === 'ruined' || each === 'broken')) ||
        mention.meaning.what === 'ruin'),
  );
  if (!altars || !(isFallen || tokens.some(({ word }) => IN_RUINS.test(word)))) return;
  scores.delete('church inside');
  addScore(scores, 'ruins', altars.score, altars.words);
}

const IN_RUINS = /^(?:ruins?|ruined|roofless|развалин\p{L}*|руин\p{L}*)$/u;

function ofEntity(entity: ReadingInput['location'], source: 'chapter' | 'book'): Known<Setting> | null {
  if (entity?.kind !== 'location') return null;
  const words = `${entity.name}. ${entity.attributes
    .slice(0, ATTRIBUTES_MAX)
    .map(({ value }) => value.slice(0, 100))
    .join('. ')}`;
  const text = readText(words.toLowerCase(), /\p{Script=Cyrillic}/u.test(words) ? 'ru' : 'en');
  const scores: Scores = new Map();
  addNamed(scores, text);
  const best = highestScore(scores);
  return best ? { value: best[0], source, certainty: 0.6, words: [] } : null;
}

/** How many words before a passage its setting may be named. */
const REACH = 400;

/** The setting of the text before the passage: the last one named, if no other competes with it. */
function settingBefore(before: ReadText): Known<Setting> | null {
  const from = Math.max(0, before.tokens.length - REACH);
  const all = named(before).filter(
    ({ at, share }) => at >= from && share > 1.3 && !before.tokens[at]!.isSpoken,
  );
  const scores = new Map<Setting, number>();
  for (const { setting, at } of all)
    scores.set(setting, (scores.get(setting) ?? 0) + 0.5 + (at - from) / REACH);
  const [first, second] = [...scores].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < 1.2 || (second && second[1] > first[1] * 0.8)) return null;
  return { value: first[0], source: 'chapter', certainty: Math.min(0.55, 0.2 + first[1] * 0.1), words: [] };
}
