/** Matches a word that is one of these patterns, which are parted by white space. */
export const wordLike = ({ raw }: TemplateStringsArray): RegExp =>
  new RegExp(`^(?:${alternatives(raw)})$`, 'u');

/** Matches a word that begins like one of these. */
export const wordBeginning = ({ raw }: TemplateStringsArray): RegExp =>
  new RegExp(`^(?:${alternatives(raw)})`, 'u');

const alternatives = (raw: readonly string[]): string => raw[0]!.trim().split(/\s+/u).join('|');
