/** Background trouble that the reader need not see: visible in the console's verbose level, nowhere else. */
export function log(subject: string, message: string): void {
  // eslint-disable-next-line no-console -- the one place where the page logs
  console.debug(`[${subject}] ${message}`);
}
