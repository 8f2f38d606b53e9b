import { CONTEXT_MAX_CHARS, type ReadingInput } from '../reading-input.ts';
import { isInterior } from '../setting.ts';
import type { Scene, ScenePerson } from '../scene.ts';
import { isOnlyEntered } from './at-entrance.ts';
import { readAir } from './read-air.ts';
import { statedAbsence } from './stated-absence.ts';
import { readBeing } from './being.ts';
import { describedLikeness } from './described-likeness.ts';
import { readMonster, wakingWords } from './monster.ts';
import { spanOf } from './nouns.ts';
import { addDeeds } from './deeds.ts';
import { mountOnHorses } from './mounted.ts';
import { seatInCarriage } from './open-carriage.ts';
import { readPeople } from './people.ts';
import { countryOf } from './country-of.ts';
import { readSetting } from './read-setting.ts';
import { roomColours } from './room-colours.ts';
import { roomFeatures } from './room-features.ts';
import { roomLooks } from './room-looks.ts';
import { addRelations } from './relations.ts';
import { readSitter } from './sitter.ts';
import { moonColours, skyColours } from './seen-colours.ts';
import { isTooVagueToDraw, subjectOf } from './subject.ts';
import { tokenise } from './grammar/tokens.ts';
import { isMentionOf, namesIn, readText, type ReadText } from './text.ts';
import { GROUNDS, readThings, withoutDuplicates } from './things.ts';

/** Longer texts are cut: a description comes early in a passage, and context from far back no longer applies. */
const PASSAGE_MAX_CHARS = 2_000;

/**
 * What a passage shows. Pure, and linear in the length of the text.
 * @returns a scene in which every thing and person points to its words
 */
export function readScene(given: ReadingInput): Scene {
  const input = { ...given, text: given.text.slice(0, PASSAGE_MAX_CHARS) };
  const language = input.language ?? (/\p{Script=Cyrillic}/u.test(input.text) ? 'ru' : 'en');
  const before = given.context.slice(-CONTEXT_MAX_CHARS);
  const names = namesIn([tokenise(before), tokenise(input.text)]);
  for (const { word } of tokenise(`${input.entity?.name ?? ''}`)) names.add(word);
  const text = readText(input.text, language, names);
  const around = readText(before, language, names);
  const people = readPeople(text, input);
  seatInCarriage(people, text);
  mountOnHorses(people, text);
  const held = new Set(
    people.flatMap(({ holds, wears }) =>
      [...holds, ...wears].flatMap(({ words }) => words.map(({ start }) => start)),
    ),
  );
  const heldKinds = new Set(people.flatMap(({ holds }) => holds.map(({ value }) => value)));
  const things = readThings(text, input, (offset) => held.has(offset), heldKinds);
  // A person in a portrait is not present.
  for (const thing of things) {
    const sitter = thing.what === 'portrait' ? readSitter(thing, text, input) : null;
    if (!sitter) continue;
    thing.sitter = sitter;
    const same = people.findIndex(({ words }) =>
      words.some(({ start }) => sitter.words.some((each) => start >= each.start && start < each.end)),
    );
    if (same >= 0) people.splice(same, 1);
  }
  const likeness = describedLikeness(text, input, things, people);
  if (likeness) {
    things.unshift(likeness);
    people.length = 0;
  }
  const monster = people[0] && people[0].count === 1 ? readMonster(text) : null;
  if (monster) {
    people[0]!.monster = { words: monster };
    const waking = people[0]!.posture ? null : wakingWords(text);
    if (waking) people[0]!.posture = { value: 'lie', source: 'passage', certainty: 0.7, words: [waking] };
  }
  addDeeds(text, input, people, things);
  addRelations(text, things, people);
  const place = readSetting(text, around, input) ?? countryOf(people, things, text);
  const setting = place && isOnlyEntered(place, text, things, people) ? null : place;
  const looks = setting && isInterior(setting.value) ? roomLooks(text) : [];
  const features = setting && !isInterior(setting.value) ? [] : roomFeatures(text);
  const scene: Scene = {
    version: 4,
    type: input.type,
    setting,
    ...readAir(text, around, setting !== null && isInterior(setting.value)),
    region: regionOf(text),
    era: eraOf(text, around),
    colours: [...coloursOf(text), ...skyColours(text), ...moonColours(text), ...roomColours(text)],
    ...(looks.length > 0 && { roomLooks: looks }),
    ...(features.length > 0 && { roomFeatures: features }),
    things,
    people,
    subject: null,
    isTooVague: false,
    leftOut: withoutDuplicates([...text.leftOut, ...(people.length === 0 ? statedAbsence(text) : [])]),
  };
  const subject = subjectOf(scene);
  const shown = { ...scene, subject };
  const being = input.type === 'character' && people[0] ? readBeing(text) : 'human';
  if (being === 'human') return { ...shown, isTooVague: isTooVagueToDraw(shown) };
  // Drawing a gentleman instead would be worse than no picture.
  if (being === 'unknown') return { ...shown, isTooVague: true };
  return { ...shown, ...withBeing(shown, being) };
}

/** The described being with its stated body; a mount is drawn with its rider. */
function withBeing(
  { people, things }: Scene,
  being: NonNullable<ScenePerson['being']>,
): Pick<Scene, 'people' | 'things'> {
  const ridden = being.isMounted ? things.filter(({ what }) => RIDDEN.has(what)) : [];
  const words = [...being.words, ...ridden.flatMap((thing) => thing.words)];
  return {
    people: people.map((person, i) => (i === 0 ? { ...person, being: { ...being, words } } : person)),
    things: things.filter((thing) => !ridden.includes(thing)),
  };
}
const RIDDEN: ReadonlySet<string> = new Set(['beast', 'horse']);

const SOUTHERN =
  /^(?:minarets?|mosques?|sahara|camels?|bedouins?|минарет\p{L}*|мечет\p{L}*|верблюд\p{L}*|аул\p{L}*|сакл\p{L}*|кишлак\p{L}*)$/u;

function regionOf({ language, tokens }: ReadText): Scene['region'] {
  if (tokens.some(({ word }) => SOUTHERN.test(word))) return 'south';
  return language === 'ru' ? 'east' : 'west';
}

const MEDIEVAL =
  /^(?:knights?|squires?|lances?|drawbridge|portcullis|halberds?|minstrels?|рыцар\p{L}*|оруженос\p{L}*|кольчуг\p{L}*|бояр\p{L}*|стрельц\p{L}*|дружинник\p{L}*|терем\p{L}*)$/u;
const MODERN =
  /^(?:telephones?|automobiles?|motorcars?|taxis?|aeroplanes?|television|wireless|электричеств\p{L}*|автомобил\p{L}*|телефон\p{L}*|трамва\p{L}*|самолет\p{L}*|такси)$/u;
const ERA_WORDS_ENOUGH = 2;

function eraOf(text: ReadText, around: ReadText): Scene['era'] {
  const count = (words: RegExp) =>
    [...text.tokens, ...around.tokens].filter(({ word }) => words.test(word)).length;
  if (count(MEDIEVAL) >= ERA_WORDS_ENOUGH) return 'medieval';
  return count(MODERN) >= ERA_WORDS_ENOUGH ? 'modern' : 'nineteenth';
}

const coloursOf = ({ mentions, tokens }: ReadText): Scene['colours'] =>
  mentions.flatMap((mention) =>
    isMentionOf(mention, 'thing') && mention.colour && GROUNDS.has(mention.meaning.what)
      ? [
          {
            of: mention.meaning.what,
            colour: mention.colour.value,
            words: spanOf(tokens, mention.from, mention.to),
          },
        ]
      : [],
  );
