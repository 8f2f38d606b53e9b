import type { ScenePerson } from '../scene.ts';
import type { ReadText } from './text.ts';

const HORSES = /^(?:horses?|horseback|лошад\p{L}*|кон(?:и|ей|ями|ях|ем|е))$/u;
const VEHICLES =
  /^(?:carriages?|coach(?:es)?|carts?|cabs?|wagons?|sleighs?|sledges?|sled|gigs?|chaise|трое?к\p{L}*|сан(?:и|ях|ей|ками)|карет\p{L}*|коляск\p{L}*|телег\p{L}*|бричк\p{L}*|тарантас\p{L}*|экипаж\p{L}*|воз(?:а|у|ом|ы)?|дрожк\p{L}*|извозчик\p{L}*|поезд\p{L}*|train)$/u;

/** «Охотники ехали полем, и собаки прыгали вокруг лошадей»: who drives along where there are horses and no carriage rides. */
export function mountOnHorses(people: readonly ScenePerson[], { tokens }: ReadText): void {
  if (!tokens.some(({ word }) => HORSES.test(word)) || tokens.some(({ word }) => VEHICLES.test(word))) return;
  for (const person of people)
    if (person.posture?.value === 'drive' && person.posture.certainty === 1)
      person.posture = { ...person.posture, value: 'ride' };
}
