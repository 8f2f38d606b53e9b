/**
 * AUTH_SECRET may be several with commas between: the first signs, all verify. So a new one is put before the old
 * one on every server, and the old one is removed when nothing that it signed is in use.
 */
export const authSecretsOf = (authSecret: string): string[] =>
  authSecret.split(',').map((each) => each.trim());
