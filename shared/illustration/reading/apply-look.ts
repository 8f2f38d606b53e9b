import { GOWNS, type ScenePerson } from '../scene.ts';
import { colourOfHair, shadeOf } from './colour-values.ts';
import { usualColourOfHat } from './colour-of-hat.ts';
import { cutOf } from './cut-of-hair.ts';
import { describedLooks } from './described-looks.ts';
import { flowerNear } from './flower-worn.ts';
import {
  isHalfFastened,
  isHatDoffed,
  isHatTrimming,
  isOnHead,
  isOnShoulders,
  isNotWorn,
  isFadingExpression,
} from './how-worn.ts';
import { FROST, isFrosted } from './frosted.ts';
import { knownFromText } from './known-from-text.ts';
import { wearSome } from './wear-some.ts';
import type { Look } from './lexicon/worn.ts';
import { spanOf } from './nouns.ts';
import { applyQuality, CLOTH_TRAITS, addClothTrait } from './qualities.ts';
import { isMentionOf, isWorn, type Mention, type ReadText } from './text.ts';

const RED_HAIR = '#b0602e';
/** "Dark hair" is not black. */
const DARK_HAIR = '#3a2a20';

/** «Со светлыми косами»: «светлый» is a colour of hair only. */
const isLight = ({ tokens }: ReadText, { from }: { from: number }): boolean =>
  [1, 2].some(
    (back) =>
      /^светл(?:ы(?:е|х|ми?)|ая|ой|ою|ую)$/u.test(tokens[from - back]?.word ?? '') &&
      tokens[from]!.clause === tokens[from - back]!.clause,
  );

type LookMention = Mention<{ type: 'look'; look: Look }>;

/** Applies a noun for hair, beard, hat, clothes or a feature to a person. */
export function applyLook(person: ScenePerson, mention: LookMention, text: ReadText): void {
  const { look } = mention.meaning;
  // «Рыжий» is rusty brown in cloth.
  const colour =
    mention.colour?.value === FOXY && isWorn(mention.meaning.look.part)
      ? RUSSET
      : (mention.colour?.value ?? (look.part === 'clothes' ? shadeOf(text.tokens, mention.from) : undefined));
  const coloured = colour ? { colour } : {};
  const { looks, qualities } = mention;
  if (isWorn(look.part) && (isNotWorn(text, mention) || isOfAnother(person, text, mention))) return;
  switch (look.part) {
    case 'hair': {
      const before = person.hair?.value;
      const isRed = /^red(?:headed|haired)$/u.test(text.tokens[mention.to - 1]!.word);
      const cut = cutOf(person, mention, text);
      const value = {
        ...before,
        ...(cut && { cut }),
        ...(isRed ? { colour: RUSSET } : colour && { colour: colourOfHair(colour) }),
      };
      if (isRed || cut || colour || look.kind !== 'hair') person.hair = knownFromText(value, text, mention);
      if (looks.includes('grey')) person.hair = knownFromText({ ...value, colour: '#b9b9b8' }, text, mention);
      else if ((looks.includes('fair') || isLight(text, mention)) && !colour)
        person.hair = knownFromText({ ...value, colour: '#e2c892' }, text, mention);
      else if (looks.includes('red') && !colour)
        person.hair = knownFromText({ ...value, colour: RED_HAIR }, text, mention);
      else if (looks.includes('dark') && !colour)
        person.hair = knownFromText({ ...value, colour: DARK_HAIR }, text, mention);
      break;
    }
    case 'beard': {
      // «Бривший бороду»: he has none.
      if (
        text.tokens
          .slice(Math.max(0, mention.from - 2), mention.from)
          .some(
            ({ word, clause }) =>
              clause === text.tokens[mention.from]!.clause && /^(?:сбри|бри|бре)\p{L}+$/u.test(word),
          )
      )
        break;
      if (mention.isPlural && person.sex === 'woman') break;
      // "A week's beard" is stubble, which `marks.ts` names.
      if (
        text.tokens.slice(Math.max(0, mention.from - 3), mention.from).some(({ word }) => FEW_DAYS.test(word))
      )
        break;
      const cut =
        look.kind === 'full' && (looks.includes('long') || qualities.includes('long'))
          ? 'long'
          : look.kind === 'full' && looks.includes('pointed')
            ? 'pointed'
            : look.kind;
      // Whiskers and a moustache are worn together.
      const had = person.beard?.value;
      if (
        had &&
        (had.cut === 'whiskers' || had.cut === 'moustache') &&
        cut !== had.cut &&
        (cut === 'whiskers' || cut === 'moustache')
      ) {
        person.beard = { ...person.beard!, value: { ...had, cut: 'mutton chops' } };
        break;
      }
      if (person.beard && look.kind !== 'full' && look.kind !== 'pointed') break;
      const shade = isFrosted(text.tokens, mention.from)
        ? FROST
        : colour
          ? colourOfHair(colour)
          : person.beard?.value.colour;
      person.beard = knownFromText({ cut, ...(shade && { colour: shade }) }, text, mention);
      person.sex ??= 'man';
      const seen = describedLooks('beard', text.tokens, mention, () => false);
      if (seen.length > 0)
        person.features = [
          ...(person.features ?? []),
          { part: 'beard', looks: seen, words: [spanOf(text.tokens, mention.from, mention.to)] },
        ];
      break;
    }
    case 'hat':
      if (isHatDoffed(text, mention)) break;
      if (person.sex === 'man' && (look.kind === 'lace cap' || look.kind === 'lady hat')) break;
      // Men tie a kerchief round the neck.
      if (
        look.kind === 'kerchief' &&
        (isOnShoulders(text, mention) || (person.sex === 'man' && !isOnHead(text, mention)))
      ) {
        addClothTrait(person, 'shawl', mention, text);
        break;
      }
      // A Scotch bonnet is a cap.
      person.hat ??= knownFromText(
        {
          kind: look.kind === 'bonnet' && person.sex === 'man' ? 'cap' : look.kind,
          ...(usualColourOfHat(look.kind, mention, text) ?? coloured),
        },
        text,
        mention,
      );
      break;
    case 'clothes': {
      // A garment that is opened, carried or thrown down is not being worn.
      if (person.sex === 'man' && GOWNS.has(look.kind)) {
        // A man's gown is a robe.
        if (/^(?:gown|robe)$/u.test(text.tokens[mention.to - 1]!.word))
          person.clothes ??= knownFromText({ kind: 'robe', ...coloured }, text, mention);
        break;
      }
      const rank = (kind: string) =>
        kind === 'shirt' || kind === 'rags' ? 0 : kind === 'jacket' ? 1 : OUTERMOST.has(kind) ? 3 : 2;
      for (const quality of looks)
        if (CLOTH_TRAITS.has(quality)) addClothTrait(person, quality, mention, text);
        else if (quality === 'shabby') addClothTrait(person, 'ragged', mention, text);
      const isBetter =
        !person.clothes || person.clothes.certainty < 1 || rank(look.kind) > rank(person.clothes.value.kind);
      // Bare shoulders have said of what kind the gown is.
      const kind =
        look.kind === 'dress' && person.clothes?.value.kind === 'ball dress' ? 'ball dress' : look.kind;
      if (isBetter) person.clothes = knownFromText({ kind, ...coloured }, text, mention);
      else if (person.clothes!.value.kind === look.kind && colour && !person.clothes!.value.colour)
        person.clothes = knownFromText({ kind: look.kind, colour }, text, mention);
      if (look.kind === 'dress' || look.kind === 'ball dress' || look.kind === 'peasant dress')
        person.sex ??= 'woman';
      break;
    }
    case 'wears':
      if (look.kind === 'clothes') {
        wearSome(person, mention, colour, text);
        break;
      }
      if (look.kind === 'shawl' && isOnHead(text, mention)) {
        person.hat ??= knownFromText({ kind: 'kerchief', ...coloured }, text, mention);
        break;
      }
      if (person.sex === 'man' && look.kind === 'veil') break;
      if (
        (look.kind === 'tie' ||
          (look.kind === 'trousers' && !/^(?:gaiters|leggings)$/u.test(text.tokens[mention.to - 1]!.word))) &&
        colour
      )
        person.features = [
          ...(person.features ?? []),
          { part: look.kind, colour, words: [spanOf(text.tokens, mention.from, mention.to)] },
        ];
      if (look.kind === 'buttonhole') {
        const flower = flowerNear(text, mention);
        if (flower) addClothTrait(person, flower.kind, flower.at, text);
        break;
      }
      if (look.kind === 'plume') {
        if (!isHatTrimming(text, mention)) break;
        if (colour)
          person.features = [
            ...(person.features ?? []),
            { part: 'plume', colour, words: [spanOf(text.tokens, mention.from, mention.to)] },
          ];
      }
      addClothTrait(
        person,
        look.kind === 'trousers' &&
          (qualities.includes('wide') || /^шаровар/u.test(text.tokens[mention.to - 1]!.word))
          ? 'wide trousers'
          : look.kind,
        mention,
        text,
      );
      if (look.kind === 'buttons' && isHalfFastened(text, mention))
        addClothTrait(person, 'two buttons', mention, text);
      break;
    case 'feature': {
      if (look.kind === 'smile' && isFadingExpression(text, mention)) break;
      if (look.kind === 'paunch') {
        person.build ??= 'stout';
        break;
      }
      if (look.kind === 'body') for (const quality of looks) applyQuality(person, quality, mention, text);
      if (look.kind === 'head')
        for (const quality of looks) if (ON_HEADS.has(quality)) applyQuality(person, quality, mention, text);
      if (look.kind === 'face' && looks.includes('old')) person.age ??= 'old';
      // "With a head white as flax" describes the hair.
      if (look.kind === 'head' && colour && !person.hair)
        person.hair = knownFromText({ colour: colourOfHair(colour) }, text, mention);
      const isOther = (index: number) =>
        text.mentions.some(
          (other) =>
            other !== mention && isMentionOf(other, 'look') && index >= other.from && index < other.to,
        );
      // Bare arms and shoulders mean a ball dress.
      if (
        person.sex === 'woman' &&
        person.age !== 'child' &&
        (!person.clothes || (person.clothes.value.kind === 'dress' && look.kind === 'shoulders')) &&
        BARED_BY_BALL_DRESS.has(look.kind) &&
        text.tokens
          .slice(Math.max(0, mention.from - 3), mention.from)
          .some(({ word }) =>
            /^(?:bare|naked|exposed|uncovered|открыт\p{L}+|обнажен\p{L}+|голы[еяхм]\p{L}*|оголен\p{L}+)$/u.test(
              word,
            ),
          )
      )
        person.clothes = {
          ...knownFromText({ ...person.clothes?.value, kind: 'ball dress' as const }, text, mention),
          certainty: 0.7,
        };
      const seen = describedLooks(look.kind, text.tokens, mention, isOther);
      if (seen.includes('shoulders broad')) person.isBroadShouldered = true;
      if (seen.includes('shoulders hunched')) person.isStooped = true;
      person.features = [
        ...(person.features ?? []),
        {
          part: look.kind,
          ...(colour && { colour }),
          ...(seen.length > 0 && { looks: seen }),
          words: [spanOf(text.tokens, mention.from, mention.to)],
        },
      ];
    }
  }
}

/** "They all stared at Pierre's white hat", "at his hat": not what the many who stare wear. */
function isOfAnother({ count }: ScenePerson, { tokens }: ReadText, { from }: LookMention): boolean {
  if (count === 1) return isOfOthers(tokens, from);
  const { clause } = tokens[from]!;
  const wordsBefore = tokens.slice(Math.max(0, from - 8), from).filter((token) => token.clause === clause);
  return wordsBefore.some(
    ({ word, isCapital }) => /^(?:his|her)$/u.test(word) || (isCapital && /'s$/u.test(word)),
  );
}

/** "He sang to sailors in blue coats": of many who are only mentioned. */
function isOfOthers(tokens: ReadText['tokens'], from: number): boolean {
  const { clause } = tokens[from]!;
  let at = from - 1;
  while (at > 1 && from - at < 5 && tokens[at]!.clause === clause && tokens[at]!.word !== 'in') at--;
  const others = tokens[at - 1];
  return (
    tokens[at]?.word === 'in' &&
    others?.clause === clause &&
    /^[a-z]{3,}[^s'’]s$/u.test(others.word) &&
    !BODILY.test(others.word) &&
    [at - 2, at - 3, at - 4].some((before) => OTHERS_AFTER.test(tokens[before]?.word ?? ''))
  );
}
const OTHERS_AFTER = /^(?:to|for|among|amongst|amid|of|from|at|past|between)$/u;
const BODILY = /^(?:hands|feet|legs|arms|eyes|times|days|years|looks|spirits|stairs)$/u;

const FEW_DAYS = /^(?:(?:day|night|week)(?:'s|s)?|(?:недельн|двухдневн|трехдневн)\p{L}+)$/u;

/** Outer garments, which hide those under them. */
const OUTERMOST: ReadonlySet<string> = new Set(['cloak', 'fur coat']);
const [FOXY, RUSSET] = ['#cf6f32', '#8d5f3c'] as const;
/** Parts of the body that a ball dress leaves bare. */
const BARED_BY_BALL_DRESS: ReadonlySet<string> = new Set(['hands', 'arms', 'shoulders', 'neck', 'breast']);
const ON_HEADS = new Set(['bald', 'curly', 'grey']);
