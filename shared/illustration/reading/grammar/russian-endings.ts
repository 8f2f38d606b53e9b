/**
 * Russian nouns and adjectives by their endings. A form's features are bits: six cases for each of masculine, feminine,
 * neuter and plural. Two words may belong together when they have a bit in common.
 */
export type Features = number;

export const [N, G, D, A, I, P] = [1, 2, 4, 8, 16, 32] as const;

export const F = 6;

export const NEUTER = 12;

export const PLURAL = 18;

export const ANY_FEATURES: Features = (1 << 24) - 1;

export const PLURALS: Features = 63 << PLURAL;

const ofCase = (bits: number): Features => bits | (bits << F) | (bits << NEUTER) | (bits << PLURAL);

export const NOMINATIVE: Features = ofCase(N);

export const GENITIVE: Features = ofCase(G);

export const INSTRUMENTAL: Features = ofCase(I);

export const isPluralOnly = (features: Features): boolean => features !== 0 && (features & ~PLURALS) === 0;

export type Endings = readonly (readonly [ending: string, features: Features])[];

const plural = (endings: readonly (readonly [string, number])[]): Endings =>
  endings.map(([ending, cases]) => [ending, cases << PLURAL]);

const HARD_PLURAL = plural([
  ['ам', D],
  ['ами', I],
  ['ах', P],
]);

const SOFT_PLURAL = plural([
  ['ям', D],
  ['ями', I],
  ['ях', P],
]);

export const CONSONANT: Endings = [
  ['', N | A],
  ['а', G | A],
  ['у', D | P],
  ['ом', I],
  ['ем', I],
  ['е', P],
  ...plural([
    ['ы', N | A],
    ['и', N | A],
    ['ов', G | A],
    ['ев', G | A],
    ['ей', G | A],
  ]),
  ...HARD_PLURAL,
];

export const SHORT_I: Endings = [
  ['й', N | A],
  ['я', G | A],
  ['ю', D],
  ['ем', I],
  ['е', P],
  ['и', P],
  ...plural([
    ['и', N | A],
    ['ев', G | A],
  ]),
  ...SOFT_PLURAL,
];

export const SOFT_MASCULINE: Endings = [
  ['ь', N | A],
  ['я', G | A],
  ['ю', D],
  ['ем', I],
  ['е', P],
  ...plural([
    ['и', N | A],
    ['ей', G | A],
  ]),
  ...SOFT_PLURAL,
];

export const SOFT_FEMININE: Endings = [
  ['ь', (N | A) << F],
  ['и', (G | D | P) << F],
  ['ью', I << F],
  ...plural([
    ['и', N | A],
    ['ей', G | A],
  ]),
  ...SOFT_PLURAL,
  ...HARD_PLURAL,
];

export const IN_A: Endings = [
  ['а', N << F],
  ['ы', G << F],
  ['и', G << F],
  ['е', (D | P) << F],
  ['у', A << F],
  ['ой', I << F],
  ['ою', I << F],
  ['ей', I << F],
  ['ею', I << F],
  ...plural([
    ['ы', N | A],
    ['и', N | A],
    ['', G | A],
  ]),
  ...HARD_PLURAL,
];

export const IN_YA: Endings = [
  ['я', N << F],
  ['и', G << F],
  ['е', (D | P) << F],
  ['ю', A << F],
  ['ей', I << F],
  ['ею', I << F],
  ...plural([
    ['и', N | A],
    ['ь', G | A],
    ['й', G | A],
    ['ей', G | A],
  ]),
  ...SOFT_PLURAL,
];

export const IN_IYA: Endings = [
  ['ия', N << F],
  ['ии', (G | D | P) << F],
  ['ию', A << F],
  ['ией', I << F],
  ['иею', I << F],
  ...plural([
    ['ии', N | A],
    ['ий', G | A],
    ['иям', D],
    ['иями', I],
    ['иях', P],
  ]),
];

export const IN_O: Endings = [
  ['о', (N | A) << NEUTER],
  ['а', G << NEUTER],
  ['у', D << NEUTER],
  ['ом', I << NEUTER],
  ['е', P << NEUTER],
  ...plural([
    ['а', N | A],
    ['и', N | A],
    ['', G | A],
  ]),
  ...HARD_PLURAL,
];

export const IN_E: Endings = [
  ['е', (N | A | P) << NEUTER],
  ['я', G << NEUTER],
  ['а', G << NEUTER],
  ['ю', D << NEUTER],
  ['у', D << NEUTER],
  ['ем', I << NEUTER],
  ['и', P << NEUTER],
  ...plural([
    ['я', N | A],
    ['а', N | A],
    ['й', G | A],
    ['ев', G | A],
    ['ей', G | A],
    ['', G | A],
  ]),
  ...SOFT_PLURAL,
  ...HARD_PLURAL,
];

export const PLURAL_ONLY: Endings = [
  ...plural([
    ['ы', N | A],
    ['и', N | A],
    ['а', N | A],
    ['ов', G | A],
    ['ев', G | A],
    ['ей', G | A],
    ['', G | A],
  ]),
  ...HARD_PLURAL,
  ...SOFT_PLURAL,
];

export const ADJECTIVE: Endings = [
  ['ый', N | A],
  ['ий', N | A],
  ['ой', N | A | ((G | D | I | P) << F)],
  ['ая', N << F],
  ['яя', N << F],
  ['ое', (N | A) << NEUTER],
  ['ее', (N | A) << NEUTER],
  ['ого', G | A | (G << NEUTER)],
  ['его', G | A | (G << NEUTER)],
  ['ому', D | (D << NEUTER)],
  ['ему', D | (D << NEUTER)],
  ['ом', P | (P << NEUTER)],
  ['ем', P | (P << NEUTER)],
  ['ым', I | (I << NEUTER) | (D << PLURAL)],
  ['им', I | (I << NEUTER) | (D << PLURAL)],
  ['ую', A << F],
  ['юю', A << F],
  ['ою', I << F],
  ['ею', I << F],
  ['ей', (G | D | I | P) << F],
  ...plural([
    ['ые', N | A],
    ['ие', N | A],
    ['ых', G | A | P],
    ['их', G | A | P],
    ['ыми', I],
    ['ими', I],
  ]),
];

export const SHORT: Endings = [
  ['а', N << F],
  ['о', N << NEUTER],
  ['ы', N << PLURAL],
  ['и', N << PLURAL],
  ['', N],
];
