/** What weather has left on a thing, on a fine day as well. */
export const WORN =
  /^(?:cut|worn|torn|carved|scored|washed|furrowed|gullied|hollowed|bleached|blackened|weathered|stained|rotted|eaten|gnawed|beaten|scarred|seamed|channelled|laid)$/u;
