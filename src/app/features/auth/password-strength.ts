/**
 * The most common leaked passwords, English and Russian; also with digits or signs appended, which attackers try
 * first.
 */
const common = new Set(
  `password passwort passw0rd p@ssword p@ssw0rd qwerty qwertyuiop qwertz qwert azerty asdfgh asdfghjkl zxcvbn zxcvbnm
  qazwsx qazwsxedc iloveyou loveyou princess rockyou monkey dragon sunshine shadow master superman batman spiderman
  football baseball basketball soccer hockey liverpool chelsea arsenal letmein welcome login admin administrator root
  user guest test tester testing demo secret changeme default trustno whatever freedom hello hunter killer ginger
  pepper cookie cheese chocolate butterfly flower purple orange banana summer winter spring autumn january monday
  michael jordan jennifer jessica ashley daniel charlie thomas george andrew joshua matthew michelle nicole robert
  mustang corvette ferrari porsche harley computer internet google facebook samsung pokemon starwars naruto minecraft
  abcdef abcdefg abcabc aaaaaa zzzzzz access lovely angel babygirl jesus blessed family forever bailey buster tigger
  пароль привет любовь йцукен йцукенг йцукенгшщз фыва фывапр ячсмить люблю наташа солнышко марина максим россия админ
  gfhjkm ghbdtn reader vignette`.split(/\s+/),
);

/** A hint, not a rule: the specification's minimum is six characters and stays so. */
export function passwordStrength(password: string): 'common' | 'weak' | 'fair' | 'strong' {
  if (isCommon(password.toLowerCase())) return 'common';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  if (password.length < 8 || new Set(password).size < 4) return 'weak';
  return password.length >= 14 || (password.length >= 10 && kinds >= 3) ? 'strong' : 'fair';
}

function isCommon(password: string): boolean {
  const word = password.replace(/^\d+|[^\p{L}]+$/gu, '');
  return common.has(password) || common.has(word) || isRow(password) || /^(.{1,4})\1+$/u.test(password);
}

/** "123456", "987654": each character next to the one before. */
function isRow(password: string): boolean {
  const codes = [...password].map((char) => char.codePointAt(0)!);
  const steps = new Set(codes.slice(1).map((code, i) => code - codes[i]!));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
