import type { LeftOut, ReadingInput, Scene } from '../scene.ts';
import { readLight, readMood, readSeason, readTime, readWeather } from './air.ts';
import { readPlace } from './place.ts';
import { readPeople } from './read-people.ts';
import { scopesOf } from './scope.ts';
import { isSilent, subjectOf } from './subject.ts';
import { readColours, readThings } from './things.ts';
import { tokensOf, type Token } from './tokens.ts';

/** Longer texts are cut: what is seen is said early. */
const PASSAGE_MAX_CHARS = 2_000;
const AROUND_MAX_CHARS = 6_000;

/** @returns what the passage shows; pure, and linear in the length of the text */
export function readScene(given: ReadingInput): Scene {
  const input = { ...given, text: given.text.slice(0, PASSAGE_MAX_CHARS) };
  const language = input.language ?? (/\p{Script=Cyrillic}/u.test(input.text) ? 'ru' : 'en');
  const tokens = tokensOf(input.text);
  const scopes = scopesOf(tokens, language);
  const leftOut: LeftOut[] = [];
  const people = readPeople({ tokens, scopes, input });
  const things = readThings(tokens, scopes, input, leftOut);
  const around = tokensOf(given.around.slice(-AROUND_MAX_CHARS));
  const text = { tokens, scopes, around, aroundScopes: scopesOf(around, language) };
  const place = readPlace(text, things, input);
  const season = readSeason(text);
  const weather = readWeather(text);
  const light = readLight(text);
  const scene: Scene = {
    version: 3,
    type: input.type,
    place,
    time: readTime(text, light),
    season:
      season ??
      (weather?.value === 'blizzard' || weather?.value === 'snow' ? { ...weather, value: 'winter' } : null),
    weather,
    light,
    mood: readMood(text),
    region: regionOf(language, tokens),
    era: eraOf(tokens, around),
    colours: readColours(tokens, scopes),
    things,
    people,
    subject: null,
    isSilent: false,
    leftOut,
  };
  const subject = subjectOf(scene);
  return { ...scene, subject, isSilent: isSilent({ ...scene, subject }) };
}

function regionOf(language: 'en' | 'ru', tokens: readonly Token[]): Scene['region'] {
  const isSouthern = tokens.some(({ word }) => /^(?:palm|palms|minaret|minarets|mosque|sahara|camel|camels|пальм\p{L}*|минарет\p{L}*|мечет\p{L}*|верблюд\p{L}*|аул\p{L}*)$/u.test(word)); // prettier-ignore
  return isSouthern ? 'south' : language === 'ru' ? 'east' : 'west';
}

function eraOf(tokens: readonly Token[], around: readonly Token[]): Scene['era'] {
  let old = 0;
  let late = 0;
  for (const { word } of [...tokens, ...around]) {
    if (/^(?:knights?|squires?|lances?|drawbridge|portcullis|halberds?|рыцар\p{L}*|оруженос\p{L}*|кольчуг\p{L}*|боярин\p{L}*|стрельц\p{L}*|дружинник\p{L}*)$/u.test(word)) old++; // prettier-ignore
    if (/^(?:telephones?|automobiles?|motorcar|aeroplanes?|television|электричеств\p{L}*|автомобил\p{L}*|телефон\p{L}*|трамва\p{L}*)$/u.test(word)) late++; // prettier-ignore
  }
  return old >= 2 ? 'medieval' : late >= 2 ? 'modern' : 'nineteenth';
}
