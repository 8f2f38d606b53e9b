/**
 * AUTH_SECRET may be several with commas between: the first signs, all are believed. So a new one is put before the old
 * one on every server, and the old one is taken away when what it signed is no longer shown.
 */
export const secretsOf = (authSecret: string): string[] => authSecret.split(',').map((each) => each.trim());
