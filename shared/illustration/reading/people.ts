import type { Known, ReadingInput, ScenePerson } from '../scene.ts';
import { colourNamed, colourOfHair, findColoursWorn } from './adjectives.ts';
import { RUSSIAN_COMPOUND } from './lexicon/colours.ts';
import { HER, HIM } from './lexicon/people.ts';
import type { Candidate } from './candidate.ts';
import { findCandidates } from './candidates.ts';
import { describedLooks, yearsAt } from './faces.ts';
import { readHeld } from './held.ts';
import { looksLikeAdjective } from './grammar/russian.ts';
import { knownFromText } from './known-from-text.ts';
import { spanOf } from './nouns.ts';
import { readPosture } from './read-posture.ts';
import { isMentionOf, readText, type Mention, type ReadText } from './text.ts';
import type { Look } from './lexicon/worn.ts';
import {
  isBareheaded,
  isBraided,
  isHatDoffed,
  isOfHat,
  isHalfFastened,
  isMass,
  isOnHead,
  isOnShoulders,
  isVanishing,
  isTakenOff,
} from './how-worn.ts';

/** Attributes of an entity beyond these are not read. */
const ATTRIBUTES_MAX = 60;
const ATTRIBUTE_MAX_CHARS = 100;

type Cut = NonNullable<ScenePerson['hair']>['value']['cut'];
type LookMention = Mention<{ type: 'look'; look: Look }>;

/** The people of a passage, weightiest first, with everything stated about them. */
export function readPeople(text: ReadText, input: ReadingInput): ScenePerson[] {
  const candidates = findCandidates(text, input);
  const people = candidates.map((candidate) => portray(candidate, candidates, text, input));
  const [main] = people;
  if (main && input.type === 'character' && input.entity?.kind === 'character') fillFromBook(main, input);
  return people.sort((a, b) => b.weight - a.weight);
}

function portray(candidate: Candidate, all: readonly Candidate[], text: ReadText, input: ReadingInput): ScenePerson {
  const { tokens, mentions } = text;
  const own = (index: number): boolean => isAboutPerson(candidate, all, index, text, input);
  const person: ScenePerson = {
    id: `${input.bookId}/${candidate.id}`,
    words: candidate.words,
    certainty: candidate.certainty,
    weight: candidate.weight,
    count: candidate.count,
    wears: [],
    holds: [],
    ...(candidate.sex && { sex: candidate.sex }),
    ...(candidate.age && { age: candidate.age }),
  };
  for (const look of candidate.looks) if (candidate.count !== 'many' || !BUILDS.has(look)) applyQuality(person, look, { from: candidate.at, to: candidate.at + 1 }, text);
  for (const mention of mentions) if (isMentionOf(mention, 'look') && own(mention.from)) wear(person, mention, text);
  readLooseQualities(person, own, text);
  readColoursWorn(person, own, text);
  const posture = readPosture(candidate, own, text);
  if (posture) person.posture = posture;
  else if (candidate.does) person.posture = { value: candidate.does, source: 'passage', certainty: 0.6, words: candidate.words };
  person.holds = readHeld(candidate, own, text);
  if (!person.clothes && candidate.wears) person.clothes = { value: { kind: candidate.wears }, source: 'passage', certainty: 0.6, words: candidate.words };
  const likeness = faceOfTheOld(text);
  if (likeness && !person.age) person.age = 'old';
  if (likeness === 'lean') person.build ??= 'thin';
  if (candidate.count === 1 && !person.hat && isBareheaded(text, own)) person.isBareheaded = true;
  if (isFarOff(candidate, tokens)) person.isFar = true;
  return person;
} // prettier-ignore

/** Whether a word describes this person: the only one, or the last one mentioned before it in its sentence. */
function isAboutPerson(candidate: Candidate, all: readonly Candidate[], index: number, { tokens }: ReadText, input: ReadingInput): boolean {
  if (isOfOtherSex(candidate, index, tokens)) return false;
  if (all.length === 1 && input.type === 'character') return true;
  const { sentence } = tokens[index]!;
  const last = all.findLast((other) => other.at < index && tokens[other.at]!.sentence === sentence);
  const coming = all.find((other) => other.at > index && other.at - index < 3 && tokens[other.at]!.clause === tokens[index]!.clause);
  if (coming) return coming === candidate;
  if (last) return last === candidate;
  const next = all.find((other) => other.at > index && tokens[other.at]!.sentence === sentence && other.at - index < 12);
  if (next) return next === candidate;
  return input.type === 'character' && candidate === all[0];
} // prettier-ignore

/** A person who is seen is not the one who sees. */
const SEEING = /^(?:saw|found|perceived|noticed|observed|beheld|discovered|watched)$/u;

/** "The ladies saw that he wore a blue coat": the subject of its clause has it. In Russian a table is "he" as well. */
function isOfOtherSex({ sex }: Candidate, index: number, tokens: ReadText['tokens']): boolean {
  const { clause } = tokens[index]!;
  for (let i = index - 1; sex && i >= 0 && tokens[i]!.clause === clause; i--)
    if (SEEING.test(tokens[i]!.word)) return false;
    else if (/^s?he$/u.test(tokens[i]!.word)) return (tokens[i]!.word === 'she') !== (sex === 'woman');
  return false;
}

/** Hair, beard, hat, clothes or whatever else of a person a noun names. */
function wear(person: ScenePerson, mention: LookMention, text: ReadText): void {
  const { look } = mention.meaning;
  // Cloth that is called red, as hair is, is of a rusty brown.
  const colour = mention.colour?.value === FOXY && WORN.has(mention.meaning.look.part) ? RUSSET : mention.colour?.value;
  const coloured = colour ? { colour } : {};
  const { looks, qualities } = mention;
  if (WORN.has(look.part) && isTakenOff(text, mention)) return;
  switch (look.part) {
    case 'hair': {
      const before = person.hair?.value;
      const isRed = /^red(?:headed|haired)$/u.test(text.tokens[mention.to - 1]!.word);
      const cut: Cut = before?.cut === 'bald' ? 'bald' : look.kind !== 'hair' ? look.kind : looks.includes('curly') ? 'curls' : looks.includes('tousled') ? 'tousled' : looks.includes('cropped') ? 'short' : looks.includes('long') || qualities.includes('long') ? 'long' : isBraided(text, mention) ? 'braid' : isMass(text, mention) ? (person.sex === 'man' ? 'tousled' : 'piled') : before?.cut;
      const value = { ...before, ...(cut && { cut }), ...(isRed ? { colour: RUSSET } : colour && { colour: colourOfHair(colour) }) };
      if (isRed || cut || colour || look.kind !== 'hair') person.hair = knownFromText(value, text, mention);
      if (looks.includes('grey')) person.hair = knownFromText({ ...value, colour: '#b9b9b8' }, text, mention);
      else if (looks.includes('fair') && !colour) person.hair = knownFromText({ ...value, colour: '#e2c892' }, text, mention);
      break;
    }
    case 'beard': {
      if (mention.isPlural && person.sex === 'woman') break;
      const cut = look.kind === 'full' && (looks.includes('long') || qualities.includes('long')) ? 'long' : look.kind === 'full' && looks.includes('pointed') ? 'pointed' : look.kind;
      if (person.beard && look.kind !== 'full' && look.kind !== 'pointed') break;
      const shade = colour ? colourOfHair(colour) : person.beard?.value.colour;
      person.beard = knownFromText({ cut, ...(shade && { colour: shade }) }, text, mention);
      person.sex ??= 'man';
      const seen = describedLooks('beard', text.tokens, mention, () => false);
      if (seen.length > 0) person.features = [...(person.features ?? []), { part: 'beard', looks: seen, words: [spanOf(text.tokens, mention.from, mention.to)] }];
      break;
    }
    case 'hat':
      if (isHatDoffed(text, mention)) break;
      if (look.kind === 'kerchief' && isOnShoulders(text, mention)) {
        wearAlso(person, 'shawl', mention, text);
        break;
      }
      // A Scotch bonnet is a cap.
      person.hat ??= knownFromText({ kind: look.kind === 'bonnet' && person.sex === 'man' ? 'cap' : look.kind, ...(isLace(text, mention) ? { colour: LACE } : isStraw(text, mention) ? { colour: STRAW } : coloured) }, text, mention);
      break;
    case 'clothes': {
      // What a man opens, carries or throws down he does not wear.
      if (person.sex === 'man' && FEMALE.has(look.kind)) break;
      const rank = (kind: string) => (kind === 'shirt' ? 0 : kind === 'jacket' ? 1 : OUTERMOST.has(kind) ? 3 : 2);
      for (const quality of looks) if (OF_CLOTH.has(quality)) wearAlso(person, quality, mention, text);
      const isBetter = !person.clothes || person.clothes.certainty < 1 || rank(look.kind) > rank(person.clothes.value.kind);
      if (isBetter) person.clothes = knownFromText({ kind: look.kind, ...coloured }, text, mention);
      else if (person.clothes!.value.kind === look.kind && colour && !person.clothes!.value.colour) person.clothes = knownFromText({ kind: look.kind, colour }, text, mention);
      if (look.kind === 'dress' || look.kind === 'ball dress' || look.kind === 'peasant dress') person.sex ??= 'woman';
      break;
    }
    case 'wears':
      if (look.kind === 'shawl' && isOnHead(text, mention)) {
        person.hat ??= knownFromText({ kind: 'kerchief', ...coloured }, text, mention);
        break;
      }
      if (person.sex === 'man' && look.kind === 'veil') break;
      if (look.kind === 'trousers' && colour) person.features = [...(person.features ?? []), { part: 'trousers', colour, words: [spanOf(text.tokens, mention.from, mention.to)] }]; // prettier-ignore
      if (look.kind === 'plume') {
        if (!isOfHat(text, mention)) break;
        if (colour) person.features = [...(person.features ?? []), { part: 'plume', colour, words: [spanOf(text.tokens, mention.from, mention.to)] }];
      }
      wearAlso(person, look.kind === 'trousers' && (qualities.includes('wide') || /^(?:шаровар|pantaloon)/u.test(text.tokens[mention.to - 1]!.word)) ? 'wide trousers' : look.kind, mention, text);
      if (look.kind === 'buttons' && isHalfFastened(text, mention)) wearAlso(person, 'two buttons', mention, text);
      break;
    case 'feature': {
      if (look.kind === 'smile' && isVanishing(text, mention)) break;
      if (look.kind === 'paunch') {
        person.build ??= 'stout';
        break;
      }
      if (look.kind === 'body') for (const quality of looks) applyQuality(person, quality, mention, text);
      if (look.kind === 'head') for (const quality of looks) if (ON_HEADS.has(quality)) applyQuality(person, quality, mention, text);
      if (look.kind === 'face' && looks.includes('old')) person.age ??= 'old';
      // "With a head white as flax": that is the hair.
      if (look.kind === 'head' && colour && !person.hair) person.hair = knownFromText({ colour: colourOfHair(colour) }, text, mention);
      const isOther = (index: number) => text.mentions.some((other) => other !== mention && isMentionOf(other, 'look') && index >= other.from && index < other.to); // prettier-ignore
      // Bare arms and shoulders are those of a ball dress.
      if (person.sex === 'woman' && !person.clothes && LOW_NECKED.has(look.kind) && text.tokens.slice(Math.max(0, mention.from - 3), mention.from).some(({ word }) => /^(?:bare|naked|обнажен\p{L}+|голы[еяхм]\p{L}*|оголен\p{L}+)$/u.test(word))) person.clothes = { ...knownFromText({ kind: 'ball dress' as const }, text, mention), certainty: 0.7 }; // prettier-ignore
      const seen = describedLooks(look.kind, text.tokens, mention, isOther);
      if (seen.includes('shoulders broad')) person.isBroadShouldered = true;
      if (seen.includes('shoulders hunched')) person.isStooped = true;
      person.features = [...(person.features ?? []), { part: look.kind, ...(colour && { colour }), ...(seen.length > 0 && { looks: seen }), words: [spanOf(text.tokens, mention.from, mention.to)] }];
    }
  }
} // prettier-ignore

const WORN: ReadonlySet<string> = new Set(['clothes', 'hat', 'wears']);
/** Outer garments hide what is under them. */
const OUTERMOST: ReadonlySet<string> = new Set(['cloak', 'fur coat']);
const LACE = '#efe9dc';
const [FOXY, RUSSET] = ['#cf6f32', '#8d5f3c'] as const;
/** Lace is white unless another colour is stated. */
const LOW_NECKED: ReadonlySet<string> = new Set(['hands', 'arms', 'shoulders', 'neck', 'breast']);
/** "A straw hat", «соломенная шляпа». */
const isStraw = ({ tokens }: ReadText, { from, to, colour }: LookMention): boolean => !colour && tokens.slice(Math.max(0, from - 1), to).some(({ word }) => /^(?:straw|соломен\p{L}+)$/u.test(word)); // prettier-ignore
const STRAW = '#d8bd7a';
const isLace = ({ tokens }: ReadText, { from, colour }: LookMention): boolean => !colour && /^(?:lace|кружевн\p{L}*)$/u.test(tokens[from - 1]?.word ?? ''); // prettier-ignore

/** The texture of worn cloth. */
const OF_CLOTH = new Set(['ragged', 'greasy', 'velvet', 'tweed', 'dusty']);

function wearAlso(person: ScenePerson, what: string, at: { from: number; to: number }, text: ReadText): void {
  if (!person.wears.some(({ value }) => value === what))
    person.wears = [...person.wears, knownFromText(what, text, at)];
}

const ON_HEADS = new Set(['bald', 'curly', 'grey']);
const FEMALE = new Set(['dress', 'ball dress', 'peasant dress']);
/** A build stated of many people does not apply to one of them. */
const BUILDS = new Set(['tall', 'short', 'thin', 'stout', 'broad']);

function applyQuality(person: ScenePerson, quality: string, at: { from: number; to: number }, text: ReadText): void {
  if (quality === 'old' || quality === 'young') {
    if (person.age !== 'child') person.age ??= quality;
  } else if (quality === 'grey') {
    person.hair ??= knownFromText({ colour: '#b9b9b8' }, text, at);
    person.age ??= 'old';
  } else if (quality === 'fair') person.hair ??= knownFromText({ colour: '#e2c892' }, text, at);
  else if (quality === 'tall' || quality === 'short') person.height ??= quality;
  else if (quality === 'thin' || quality === 'stout') person.build ??= quality;
  else if (quality === 'broad') person.isBroadShouldered = true;
  else if (quality === 'stooped') person.isStooped = true;
  else if (quality === 'bald') person.hair = knownFromText({ cut: 'bald' as const }, text, at);
  else if (quality === 'curly') person.hair ??= knownFromText({ cut: 'curls' as const }, text, at);
  else if (quality === 'ragged' && !person.clothes) person.clothes = knownFromText({ kind: 'rags' as const }, text, at);
  else if (OF_CLOTH.has(quality) && person.clothes) wearAlso(person, quality, at, text);
  else if (FACE_OF[quality]) person.features = [...(person.features ?? []), { part: 'face', looks: [FACE_OF[quality]], words: [spanOf(text.tokens, at.from, at.to)] }];
} // prettier-ignore

/** Looks stated of the whole person that show in the face. */
const FACE_OF: Readonly<Record<string, string>> = { villainous: 'face villainous', grim: 'face grim', sly: 'face sly', pale: 'face pale', swarthy: 'face dark', rosy: 'cheeks rosy' }; // prettier-ignore

/** «Со старою, широкополою шляпой»: adjectives in a row before a noun are that noun's. */
function isOfComing({ tokens, isNoun, language }: ReadText, at: number): boolean {
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

/** Adjectives that no noun takes: "he was tall and thin", "высокий, худой, с бородой". */
function readLooseQualities(person: ScenePerson, own: (index: number) => boolean, text: ReadText): void {
  const { tokens, scopes } = text;
  for (let i = 0; i < tokens.length; i++) {
    if (scopes.at(i) || !own(i)) continue;
    const years = yearsAt(tokens, i);
    if (years !== null && person.years === undefined) {
      person.years = years;
      person.age ??= ageOf(years);
    }
    const compound = RUSSIAN_COMPOUND.exec(tokens[i]!.word);
    if (compound) readCompound(person, compound, i, text);
    const found = isOfTop(tokens, i) || isOfComing(text, i) ? undefined : text.looseLooks.get(i);
    // "His eyes, small and crafty": that is not he; "с красным лицом, с лысиной" is.
    const isOfPart = found && text.mentions.some((mention) => isMentionOf(mention, 'look') && mention.meaning.look.part === 'feature' && mention.meaning.look.kind !== 'body' && mention.to <= i && i - mention.to < 3 && !tokens.slice(mention.to, i).some(({ word }) => /^(?:with|с|со)$/u.test(word)) && tokens[mention.from]!.sentence === tokens[i]!.sentence); // prettier-ignore
    if (found && !isOfPart)
      for (const quality of found) applyQuality(person, quality, { from: i, to: i + 1 }, text);
  }
}

/** "His hair was thin upon the top": not the man. */
const isOfTop = (tokens: ReadText['tokens'], at: number): boolean => tokens[at]!.word === 'thin' && /^(?:at|on|upon|about|over)$/u.test(tokens[at + 1]?.word ?? '') && tokens.slice(at + 2, at + 5).some(({ word }) => /^(?:top|crown|temples|forehead|sides?)$/u.test(word)); // prettier-ignore

/** From the age of fifty-eight a silhouette has white hair. */
const ageOf = (years: number): NonNullable<ScenePerson['age']> => (years < 13 ? 'child' : years < 28 ? 'young' : years < 58 ? 'adult' : 'old'); // prettier-ignore

function readCompound(person: ScenePerson, [, stem, part]: RegExpExecArray, at: number, text: ReadText): void {
  const words = { from: at, to: at + 1 };
  const named = colourNamed(`${stem}ый`) ?? colourNamed(`${stem}ий`) ?? colourNamed(`${stem}ой`);
  if (part === 'волос' || part === 'кудр') {
    const colour = named && colourOfHair(named);
    person.hair ??= knownFromText({ ...(part === 'кудр' && { cut: 'curls' as const }), ...(colour && { colour }) }, text, words);
  } else if (part === 'бород') person.beard ??= knownFromText({ cut: 'full', ...(named && { colour: colourOfHair(named) }) }, text, words);
  else if (part === 'ус') person.beard ??= knownFromText({ cut: 'moustache', ...(named && { colour: colourOfHair(named) }) }, text, words);
  else person.features = [...(person.features ?? []), { part: part === 'глаз' ? 'eyes' : part === 'бров' ? 'brows' : 'face', ...(named && { colour: named }), words: [spanOf(text.tokens, at, at + 1)] }];
} // prettier-ignore

function readColoursWorn(person: ScenePerson, own: (index: number) => boolean, text: ReadText): void {
  if (person.clothes?.value.colour) return;
  const found = findColoursWorn(text.tokens).find(({ at }) => text.scopes.at(at) === null && own(at));
  if (!found) return;
  const kind = person.clothes?.value.kind ?? (person.sex === 'man' ? 'frock coat' : 'dress');
  person.clothes = knownFromText({ kind, colour: found.value }, text, { from: found.at, to: found.at + found.length }); // prettier-ignore
}

/** "His face was like that of many lean old men": a likeness that still states age and build. */
function faceOfTheOld({ tokens }: ReadText): 'lean' | 'plain' | null {
  for (const [i, { word, sentence }] of tokens.entries()) {
    if (!/^(?:face|countenance|visage|лицо|лица|физиономия)$/u.test(word)) continue;
    const after = tokens.slice(i + 1, i + 24).filter((token) => token.sentence === sentence).map((token) => token.word);
    const old = after.findIndex((each, n) => /^(?:стариков|старика|старухи|старух|старичка|старушки)$/u.test(each) || (each === 'old' && /^(?:men|man|women|woman)$/u.test(after[n + 1] ?? '')));
    if (old >= 0) return after.slice(Math.max(0, old - 3), old).some((each) => /^(?:lean|thin|gaunt|худ|тощ|сухощав)/u.test(each)) ? 'lean' : 'plain';
  }
  return null;
} // prettier-ignore

function isFarOff({ at, count }: Candidate, tokens: ReadText['tokens']): boolean {
  const { sentence } = tokens[at] ?? { sentence: -1 };
  return count !== 0 && tokens.slice(Math.max(0, at - 8), at + 10).some((token, i, all) => token.sentence === sentence && (/^(?:distance|afar|horizon|вдали|вдалеке|издали|горизонте)$/u.test(token.word) || (token.word === 'far' && all[i + 1]?.word === 'off')));
} // prettier-ignore

/** Fills what the passage leaves open from earlier parts of the book. */
function fillFromBook(person: ScenePerson, input: ReadingInput): void {
  const { entity } = input;
  const attributes = entity!.attributes.slice(0, ATTRIBUTES_MAX).map(({ value }) => value.slice(0, ATTRIBUTE_MAX_CHARS)).join('. ');
  if (!attributes) return;
  const text = readText(attributes, /\p{Script=Cyrillic}/u.test(attributes) ? 'ru' : 'en');
  const known: ScenePerson = { id: person.id, words: [], certainty: 0.7, weight: 0, count: 1, wears: [], holds: [] };
  for (const mention of text.mentions) if (isMentionOf(mention, 'look')) wear(known, mention, text);
  readLooseQualities(known, () => true, text);
  person.sex ??= known.sex ?? sexOfWords(text);
  person.age ??= known.age ?? text.mentions.map((mention) => (isMentionOf(mention, 'person') ? mention.meaning.person.age : undefined)).find(Boolean);
  person.height ??= known.height;
  person.build ??= known.build;
  person.isBroadShouldered ??= known.isBroadShouldered;
  person.isStooped ??= known.isStooped;
  person.hair ??= fromBook(known.hair);
  person.beard ??= person.sex === 'woman' ? undefined : fromBook(known.beard);
  person.hat ??= fromBook(known.hat);
  if (!person.clothes || person.clothes.certainty < 1) person.clothes = fromBook(known.clothes) ?? person.clothes;
  if (person.wears.length === 0) person.wears = known.wears.map((each) => fromBook(each)!);
} // prettier-ignore

const fromBook = <T>(each: Known<T> | undefined): Known<T> | undefined => each && { ...each, source: 'book', certainty: 0.7, words: [] }; // prettier-ignore

function sexOfWords({ tokens }: ReadText): 'man' | 'woman' | undefined {
  const she = tokens.filter(({ word }) => HER.has(word)).length;
  const he = tokens.filter(({ word }) => HIM.has(word)).length;
  return she === he ? undefined : she > he ? 'woman' : 'man';
}
