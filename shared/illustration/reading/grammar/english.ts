/** Singular and plural of a noun or of a phrase that ends in one. */
export function englishForms(lemma: string): [form: string, isPlural: boolean][] {
  return [
    [lemma, false],
    [pluralOf(lemma), true],
  ];
}

function pluralOf(lemma: string): string {
  if (/[^aeiou]y$/u.test(lemma)) return `${lemma.slice(0, -1)}ies`;
  if (/(?:sh|ch|s|x|z)$/u.test(lemma)) return `${lemma}es`;
  if (/(?:[^f]fe|[aeo][lr]f|[ae]af)$/u.test(lemma)) return `${lemma.replace(/fe?$/u, '')}ves`;
  return /man$/u.test(lemma) ? `${lemma.slice(0, -2)}en` : `${lemma}s`;
}
