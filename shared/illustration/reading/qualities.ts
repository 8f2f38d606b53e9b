import type { ScenePerson } from '../scene.ts';
import { colourNamed, colourOfHair } from './colour-values.ts';
import { yearsAt } from './years-at.ts';
import { looksLikeAdjective } from './grammar/russian.ts';
import { knownFromText } from './known-from-text.ts';
import { RUSSIAN_COMPOUND } from './lexicon/colours.ts';
import { spanOf } from './nouns.ts';
import { isMentionOf, type ReadText } from './text.ts';

/** The texture and wear of cloth. */
export const CLOTH_TRAITS = new Set([
  'ragged',
  'greasy',
  'velvet',
  'tweed',
  'dusty',
  'striped',
  'silk',
  'brocade',
  'lace',
  'embroidered',
  'quilted',
  'fur',
]);

export function addClothTrait(
  person: ScenePerson,
  what: string,
  at: { from: number; to: number },
  text: ReadText,
): void {
  if (!person.wears.some(({ value }) => value === what))
    person.wears = [...person.wears, knownFromText(what, text, at)];
}

/** "A curly, fair lad": one adjective gives the cut of the hair and another its colour; the first of each counts. */
function addHair(
  person: ScenePerson,
  hair: NonNullable<ScenePerson['hair']>['value'],
  at: { from: number; to: number },
  text: ReadText,
): void {
  const before = person.hair;
  person.hair = before ? { ...before, value: { ...hair, ...before.value } } : knownFromText(hair, text, at);
}

/** Applies an adjective to a whole person: age, build, height, hair, or a look of the face. @param at its tokens */
export function applyQuality(
  person: ScenePerson,
  quality: string,
  at: { from: number; to: number },
  text: ReadText,
): void {
  for (const each of COMPOSED_OF[quality] ?? []) applyQuality(person, each, at, text);
  if (quality === 'wrinkled') person.age ??= 'old';
  if (quality === 'old' || quality === 'young') {
    if (person.age !== 'child') person.age ??= quality;
  } else if (quality === 'grey') {
    addHair(person, { colour: '#b9b9b8' }, at, text);
    person.age ??= 'old';
  } else if (quality === 'black haired') addHair(person, { colour: '#2b2320' }, at, text);
  else if (quality === 'red') addHair(person, { colour: '#a34f2a' }, at, text);
  else if (quality === 'fair') addHair(person, { colour: '#e2c892' }, at, text);
  else if (quality === 'tall' || quality === 'short') person.height ??= quality;
  else if (quality === 'thin' || quality === 'stout') person.build ??= quality;
  else if (quality === 'broad') person.isBroadShouldered = true;
  else if (quality === 'stooped') person.isStooped = true;
  else if (quality === 'hump') {
    person.isStooped = true;
    addClothTrait(person, 'hump', at, text);
  } else if (quality === 'bald') person.hair = knownFromText({ cut: 'bald' as const }, text, at);
  else if (quality === 'cossack')
    person.hat ??= { ...knownFromText({ kind: 'fur hat' as const }, text, at), certainty: 0.6 };
  else if (quality === 'curly') addHair(person, { cut: 'curls' }, at, text);
  else if (quality === 'ragged' && !person.clothes)
    person.clothes = knownFromText({ kind: 'rags' as const }, text, at);
  else if (quality === 'shabby') addClothTrait(person, 'ragged', at, text);
  else if (CLOTH_TRAITS.has(quality) && person.clothes) addClothTrait(person, quality, at, text);
  else if (quality === 'turbaned')
    person.hat ??= { ...knownFromText({ kind: 'turban' as const }, text, at), certainty: 0.6 };
  else if (quality === 'bearded' || quality === 'moustached')
    person.beard ??= knownFromText(
      { cut: quality === 'bearded' ? ('full' as const) : ('moustache' as const) },
      text,
      at,
    );
  else if (SHAPE_OF[quality])
    person.features = [
      ...(person.features ?? []),
      { part: 'body', looks: [SHAPE_OF[quality]], words: [spanOf(text.tokens, at.from, at.to)] },
    ];
  else if (FACE_OF[quality])
    person.features = [
      ...(person.features ?? []),
      { part: 'face', looks: [FACE_OF[quality]], words: [spanOf(text.tokens, at.from, at.to)] },
    ];
}

/** Words that state several looks at once. */
const COMPOSED_OF: Readonly<Record<string, readonly string[]>> = {
  puny: ['thin', 'short', 'narrow shouldered'],
  squat: ['stout', 'short'],
  lanky: ['tall', 'thin', 'long limbed'],
  bloated: ['stout', 'puffy'],
  gaunt: ['thin', 'hollow cheeked'],
  withered: ['thin', 'wrinkled'],
};

/** Looks stated for the whole person that show in shoulders and neck. */
const SHAPE_OF: Readonly<Record<string, string>> = {
  'narrow shouldered': 'shoulders narrow',
  'bull necked': 'neck thick',
  'long limbed': 'limbs long',
};

/** Looks stated for the whole person that show in the face. */
const FACE_OF: Readonly<Record<string, string>> = {
  villainous: 'face villainous',
  grim: 'face grim',
  stern: 'face stern',
  sly: 'face sly',
  pale: 'face pale',
  swarthy: 'face dark',
  rosy: 'cheeks rosy',
  unshaven: 'stubble',
  puffy: 'cheeks puffy',
  'hollow cheeked': 'face lean',
  freckled: 'freckles',
  snub: 'nose upturned',
  wrinkled: 'wrinkles',
};

/** Adjectives that modify no noun: "he was tall and thin", "высокий, худой, с бородой". */
export function readUnattachedQualities(
  person: ScenePerson,
  own: (index: number) => boolean,
  text: ReadText,
): void {
  const { tokens, scopes } = text;
  for (let i = 0; i < tokens.length; i++) {
    if (scopes.at(i) || !own(i)) continue;
    const years = yearsAt(tokens, i);
    if (years !== null && person.years === undefined) {
      person.years = years;
      // "A girl of ten" is no young woman.
      if (person.age === 'young' && ageOf(years) === 'child') person.age = 'child';
      person.age ??= ageOf(years);
    }
    const compound = RUSSIAN_COMPOUND.exec(tokens[i]!.word);
    if (compound) readCompound(person, compound, i, text);
    const found =
      isOfThinningHair(tokens, i) || isOfNextNoun(text, i) || isOfNounBefore(text, i)
        ? undefined
        : text.looseLooks.get(i);
    // "His eyes, small and crafty" describes the eyes; "с красным лицом, с лысиной" the person.
    const isOfPart =
      found &&
      text.mentions.some(
        (mention) =>
          isMentionOf(mention, 'look') &&
          mention.meaning.look.part === 'feature' &&
          mention.meaning.look.kind !== 'body' &&
          mention.to <= i &&
          i - mention.to < 3 &&
          // "Dull-eyed and fat": the person is.
          !/(?:eyed|faced|haired|headed)$/u.test(tokens[mention.to - 1]!.word) &&
          !tokens.slice(mention.to, i).some(({ word }) => /^(?:with|с|со)$/u.test(word)) &&
          tokens[mention.from]!.sentence === tokens[i]!.sentence,
      );
    // «Губы маленькие, не очень толстые»: a plural adjective does not describe one person.
    const isOfSeveral = person.count === 1 && /[а-я](?:ые|ие)$/u.test(tokens[i]!.word);
    if (found && !isOfPart && !isOfSeveral)
      for (const quality of found) applyQuality(person, quality, { from: i, to: i + 1 }, text);
  }
}

/** "His hair was thin upon the top": describes the hair, not the man. */
const isOfThinningHair = (tokens: ReadText['tokens'], at: number): boolean =>
  tokens[at]!.word === 'thin' &&
  /^(?:at|on|upon|about|over)$/u.test(tokens[at + 1]?.word ?? '') &&
  tokens.slice(at + 2, at + 5).some(({ word }) => /^(?:top|crown|temples|forehead|sides?)$/u.test(word));

/** A silhouette has white hair from the age of fifty-eight. */
const ageOf = (years: number): NonNullable<ScenePerson['age']> =>
  years < 13 ? 'child' : years < 28 ? 'young' : years < 58 ? 'adult' : 'old';

function readCompound(
  person: ScenePerson,
  [, stem, part]: RegExpExecArray,
  at: number,
  text: ReadText,
): void {
  const words = { from: at, to: at + 1 };
  const named = colourNamed(`${stem}ый`) ?? colourNamed(`${stem}ий`) ?? colourNamed(`${stem}ой`);
  if (part === 'волос' || part === 'голов' || part === 'кудр') {
    const colour = named && colourOfHair(named);
    person.hair ??= knownFromText(
      { ...(part === 'кудр' && { cut: 'curls' as const }), ...(colour && { colour }) },
      text,
      words,
    );
  } else if (part === 'бород')
    person.beard ??= knownFromText(
      { cut: 'full', ...(named && { colour: colourOfHair(named) }) },
      text,
      words,
    );
  else if (part === 'ус')
    person.beard ??= knownFromText(
      { cut: 'moustache', ...(named && { colour: colourOfHair(named) }) },
      text,
      words,
    );
  else
    person.features = [
      ...(person.features ?? []),
      {
        part: part === 'глаз' ? 'eyes' : part === 'бров' ? 'brows' : 'face',
        ...(named && { colour: named }),
        words: [spanOf(text.tokens, at, at + 1)],
      },
    ];
}

/** "The room, though small, was neat". */
const isOfNounBefore = ({ tokens, mentions }: ReadText, at: number): boolean => {
  const noun = tokens[at - 2];
  return (
    /^(?:though|although|albeit|хотя|хоть)$/u.test(tokens[at - 1]?.word ?? '') &&
    noun !== undefined &&
    !noun.isCapital &&
    !/^(?:he|she|him|her|i|who|which|that|они?|котор\p{L}+|она|я)$/u.test(noun.word) &&
    !mentions.some((mention) => mention.to === at - 1 && isMentionOf(mention, 'person'))
  );
};

/** «Со старою, широкополою шляпой»: adjectives in a row before a noun describe that noun. */
function isOfNextNoun({ tokens, isNoun, language }: ReadText, at: number): boolean {
  // «По старой, девятилетней привычке»: the adjective of a noun that cannot be seen.
  if (
    tokens[at]!.gap === 'none' &&
    /^(?:по|от|из|к|при|о|об|на|за)$/u.test(tokens[at - 1]?.word ?? '') &&
    /(?:ой|ою|[ое]му|[ое]го|[оеы]м)$/u.test(tokens[at]!.word) &&
    /(?:[ое]й|[ое]му|[ое]го|[ыи]м|[ое]м)$/u.test(tokens[at + 1]?.word ?? '')
  )
    return true;
  // «С маленьким, изящно очерченным ртом»: the adjective of a part, whatever else is said of it in between.
  if (
    language === 'ru' &&
    tokens[at]!.gap === 'none' &&
    /^(?:с|со)$/u.test(tokens[at - 1]?.word ?? '') &&
    /^(?:маленьк|небольш|больш|высок|низк|тонк|толст|полн|худ|широк|длинн)(?:ым|им|ой|ою|ей|ею|ыми|ими)$/u.test(
      tokens[at]!.word,
    )
  )
    return true;
  for (let i = at + 1; language === 'ru' && i < at + 5 && tokens[i]?.sentence === tokens[at]!.sentence; i++) {
    if (isNoun(i)) return i > at + 1;
    if (
      !looksLikeAdjective(tokens[i]!.word) &&
      !/^(?:почти|очень|весьма|довольно|уже|летнем|зимнем)$/u.test(tokens[i]!.word)
    )
      return false;
  }
  return false;
}
