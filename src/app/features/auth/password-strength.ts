const common =
  /^(?:123456\d*|password\d*|qwerty\w*|111111|abc123|iloveyou|admin\d*|welcome\d*|letmein|пароль\d*|йцукен\w*)$/i;

/** A hint, not a rule: the specification's minimum is six characters and stays so. */
export function passwordStrength(password: string): 'weak' | 'fair' | 'strong' {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  if (common.test(password) || password.length < 8 || new Set(password).size < 4) return 'weak';
  return password.length >= 14 || (password.length >= 10 && kinds >= 3) ? 'strong' : 'fair';
}
