/** The characters from U+00A0 on that HTML 4 names, in order (the XHTML DTD's Latin-1 set). */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** Greek from U+0391 and from U+03B1 on; no capital has a final form. */
const GREEK =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega';

/** The rest of what the XHTML DTD names and books use. */
const OTHERS = {
  OElig: 'Œ', oelig: 'œ', Scaron: 'Š', scaron: 'š', Yuml: 'Ÿ', fnof: 'ƒ', circ: 'ˆ', tilde: '˜', ensp: '\u2002', emsp: '\u2003',
  thinsp: '\u2009', zwnj: '\u200c', zwj: '\u200d', lrm: '\u200e', rlm: '\u200f', ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’',
  sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', dagger: '†', Dagger: '‡', bull: '•', hellip: '…', permil: '‰', prime: '′',
  Prime: '″', lsaquo: '‹', rsaquo: '›', oline: '‾', frasl: '⁄', euro: '€', trade: '™', numero: '№', larr: '←', uarr: '↑', rarr: '→',
  darr: '↓', harr: '↔', rArr: '⇒', hArr: '⇔', forall: '∀', part: '∂', exist: '∃', empty: '∅', nabla: '∇', isin: '∈', notin: '∉',
  prod: '∏', sum: '∑', minus: '−', lowast: '∗', radic: '√', infin: '∞', ang: '∠', and: '∧', or: '∨', cap: '∩', cup: '∪', int: '∫',
  there4: '∴', sim: '∼', cong: '≅', asymp: '≈', ne: '≠', equiv: '≡', le: '≤', ge: '≥', sub: '⊂', sup: '⊃', sube: '⊆', supe: '⊇',
  oplus: '⊕', otimes: '⊗', perp: '⊥', sdot: '⋅', loz: '◊', spades: '♠', clubs: '♣', hearts: '♥', diams: '♦',
}; // prettier-ignore

const from = (code: number, names: string, write = (name: string) => name) =>
  names.split(' ').map((name, i) => [write(name), String.fromCharCode(code + i)] as const);

const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1);

/** Names of characters that books use as if XML knew them, without declaring them. */
export const namedCharacters: Readonly<Record<string, string>> = {
  ...Object.fromEntries([
    ...from(0xa0, LATIN_1),
    ...from(0x3b1, GREEK),
    ...from(0x391, GREEK, capital).filter(([name]) => name !== 'Sigmaf'),
  ]),
  ...OTHERS,
};
