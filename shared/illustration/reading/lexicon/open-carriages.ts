/** Sitting in a carriage without a roof: out of doors, on the road. */
export const IN_OPEN_CARRIAGE = {
  en: 'in the chaise|in a chaise|in his chaise|in her chaise|in an open chaise|in an open carriage|in the open carriage|in an open barouche|in the barouche|in a barouche|in an open landau|in the landau|in a gig|in the gig|in his gig|in a phaeton|in the phaeton|in her phaeton',
  ru: 'в коляске|в бричке|в тарантасе|в пролетке|в дрожках|в шарабане|в кабриолете|в линейке|в фаэтоне',
} as const;

/** The words for them begin so. */
export const OPEN_CARRIAGE =
  /^(?:коляск|бричк|тарантас|пролетк|дрожк|шарабан|chaise|phaeton|landau|barouche)/u;
