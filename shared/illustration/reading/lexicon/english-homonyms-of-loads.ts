import { before, either, type IsOther } from './contexts.ts';
import { isBareVerb, isOf, isOfDress, isOfTheatre } from './english-contexts.ts';

/** Contexts in which a word for what is carried, drawn or laden means something else. */
export const ENGLISH_HOMONYMS_OF_LOADS: Readonly<Record<string, IsOther>> = {
  train: either(isOf, before('his her my to'), isOfDress),
  trains: isOfDress,
  bag: before('nose'),
  bags: before('nose'),
  stalls: isOfTheatre,
  boxes: either(isBareVerb, isOfTheatre),
  sticks: ({ isNear }) =>
    isNear(
      /^(?:clay|mud|fire|roast(?:ed|ing)?|strung|gather(?:ed|ing)?|kindling|dry|broken|chimney|nest|furniture)$/u,
    ),
  // What a cart is laden with.
  hay: ({ isNear }) => isNear(/^(?:carts?|wagons?|waggons?|load(?:ed|s)?|laden|piled|wisps?|smell)$/u),
  box: either(isBareVerb, ({ isNear }) =>
    isNear(/^(?:driver|coachman|cabman|jarvey|postilion|reins|whip)$/u),
  ),
};
